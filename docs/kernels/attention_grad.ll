declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare i64 @llvm.smin.i64(i64, i64)
define internal void @transpose_64_16(ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns) noinline #0 {
entry:
  br label %row.1
row.1:
  %row.1.i = phi i64 [0, %entry], [%row.1.next, %column.2.done]
  br label %column.2
column.2:
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2]
  %t.3 = mul i64 %row.1.i, 64
  %t.4 = add i64 %t.3, %column.2.i
  %p.5 = getelementptr float, ptr %from, i64 %t.4
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %p.5, i64 64
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %p.5, i64 128
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %p.11 = getelementptr float, ptr %p.5, i64 192
  %l.12 = load <8 x float>, ptr %p.11, align 4
  %p.13 = getelementptr float, ptr %p.5, i64 256
  %l.14 = load <8 x float>, ptr %p.13, align 4
  %p.15 = getelementptr float, ptr %p.5, i64 320
  %l.16 = load <8 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %p.5, i64 384
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %p.19 = getelementptr float, ptr %p.5, i64 448
  %l.20 = load <8 x float>, ptr %p.19, align 4
  %t.21 = mul i64 %column.2.i, 16
  %t.22 = add i64 %t.21, %row.1.i
  %p.23 = getelementptr float, ptr %to, i64 %t.22
  %t.24 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.25 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.26 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.27 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.28 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.29 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.30 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.31 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.32 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.33 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.34 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.35 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.36 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.37 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.38 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.39 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.40 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.41 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.43 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.44 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.45 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.47 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.40, ptr %p.23, align 4
  %p.48 = getelementptr float, ptr %p.23, i64 16
  store <8 x float> %t.41, ptr %p.48, align 4
  %p.49 = getelementptr float, ptr %p.23, i64 32
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.23, i64 48
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.23, i64 64
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.23, i64 80
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.23, i64 96
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.23, i64 112
  store <8 x float> %t.47, ptr %p.54, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  %t.55 = icmp slt i64 %column.2.next, %columns
  br i1 %t.55, label %column.2, label %column.2.done
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define internal void @scores0_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.51, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.57, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.63, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.69, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.75, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.76, %k.1]
  %k.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.81, %k.1]
  %k.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.82, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %p.4, i64 8
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %l.8 = load float, ptr %p.2, align 4
  %t.9 = insertelement <8 x float> poison, float %l.8, i64 0
  %s.10 = shufflevector <8 x float> %t.9, <8 x float> poison, <8 x i32> zeroinitializer
  %t.11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.5, <8 x float> %k.1.c0)
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.7, <8 x float> %k.1.c1)
  %p.13 = getelementptr float, ptr %p.2, i64 64
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 128
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 192
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 256
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.2, i64 320
  %l.38 = load float, ptr %p.37, align 4
  %t.39 = insertelement <8 x float> poison, float %l.38, i64 0
  %s.40 = shufflevector <8 x float> %t.39, <8 x float> poison, <8 x i32> zeroinitializer
  %t.41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.5, <8 x float> %k.1.c10)
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.7, <8 x float> %k.1.c11)
  %p.43 = getelementptr float, ptr %p.4, i64 16
  %l.44 = load <8 x float>, ptr %p.43, align 4
  %p.45 = getelementptr float, ptr %p.4, i64 24
  %l.46 = load <8 x float>, ptr %p.45, align 4
  %p.47 = getelementptr float, ptr %p.2, i64 1
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.44, <8 x float> %t.11)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.46, <8 x float> %t.12)
  %p.53 = getelementptr float, ptr %p.2, i64 65
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.44, <8 x float> %t.17)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.46, <8 x float> %t.18)
  %p.59 = getelementptr float, ptr %p.2, i64 129
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.44, <8 x float> %t.23)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.46, <8 x float> %t.24)
  %p.65 = getelementptr float, ptr %p.2, i64 193
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.44, <8 x float> %t.29)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.46, <8 x float> %t.30)
  %p.71 = getelementptr float, ptr %p.2, i64 257
  %l.72 = load float, ptr %p.71, align 4
  %t.73 = insertelement <8 x float> poison, float %l.72, i64 0
  %s.74 = shufflevector <8 x float> %t.73, <8 x float> poison, <8 x i32> zeroinitializer
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.44, <8 x float> %t.35)
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.46, <8 x float> %t.36)
  %p.77 = getelementptr float, ptr %p.2, i64 321
  %l.78 = load float, ptr %p.77, align 4
  %t.79 = insertelement <8 x float> poison, float %l.78, i64 0
  %s.80 = shufflevector <8 x float> %t.79, <8 x float> poison, <8 x i32> zeroinitializer
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.44, <8 x float> %t.41)
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.46, <8 x float> %t.42)
  %k.1.next = add nuw nsw i64 %k.1.i, 2
  %t.83 = icmp slt i64 %k.1.next, 64
  br i1 %t.83, label %k.1, label %k.1.done
k.1.done:
  %p.84 = getelementptr float, ptr %a, i64 64
  %p.85 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.51, ptr %c, align 4
  %p.86 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.52, ptr %p.86, align 4
  %p.87 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.57, ptr %p.87, align 4
  %p.88 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.58, ptr %p.88, align 4
  %p.89 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.63, ptr %p.89, align 4
  %p.90 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.64, ptr %p.90, align 4
  %p.91 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.69, ptr %p.91, align 4
  %p.92 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.70, ptr %p.92, align 4
  %p.93 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.75, ptr %p.93, align 4
  %p.94 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.76, ptr %p.94, align 4
  %p.95 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.81, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.82, ptr %p.96, align 4
  ret void
}
define internal void @scores0_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.45, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.46, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.51, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.57, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.63, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.69, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %p.4, i64 8
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %l.8 = load float, ptr %p.2, align 4
  %t.9 = insertelement <8 x float> poison, float %l.8, i64 0
  %s.10 = shufflevector <8 x float> %t.9, <8 x float> poison, <8 x i32> zeroinitializer
  %t.11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.5, <8 x float> %k.1.c0)
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.7, <8 x float> %k.1.c1)
  %p.13 = getelementptr float, ptr %p.2, i64 64
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 128
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 192
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 256
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.4, i64 16
  %l.38 = load <8 x float>, ptr %p.37, align 4
  %p.39 = getelementptr float, ptr %p.4, i64 24
  %l.40 = load <8 x float>, ptr %p.39, align 4
  %p.41 = getelementptr float, ptr %p.2, i64 1
  %l.42 = load float, ptr %p.41, align 4
  %t.43 = insertelement <8 x float> poison, float %l.42, i64 0
  %s.44 = shufflevector <8 x float> %t.43, <8 x float> poison, <8 x i32> zeroinitializer
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.38, <8 x float> %t.11)
  %t.46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.40, <8 x float> %t.12)
  %p.47 = getelementptr float, ptr %p.2, i64 65
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.38, <8 x float> %t.17)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.40, <8 x float> %t.18)
  %p.53 = getelementptr float, ptr %p.2, i64 129
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.38, <8 x float> %t.23)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.40, <8 x float> %t.24)
  %p.59 = getelementptr float, ptr %p.2, i64 193
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.38, <8 x float> %t.29)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.40, <8 x float> %t.30)
  %p.65 = getelementptr float, ptr %p.2, i64 257
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.38, <8 x float> %t.35)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.40, <8 x float> %t.36)
  %k.1.next = add nuw nsw i64 %k.1.i, 2
  %t.71 = icmp slt i64 %k.1.next, 64
  br i1 %t.71, label %k.1, label %k.1.done
k.1.done:
  %p.72 = getelementptr float, ptr %a, i64 64
  %p.73 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.45, ptr %c, align 4
  %p.74 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.46, ptr %p.74, align 4
  %p.75 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.51, ptr %p.75, align 4
  %p.76 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.52, ptr %p.76, align 4
  %p.77 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.57, ptr %p.77, align 4
  %p.78 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.58, ptr %p.78, align 4
  %p.79 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.63, ptr %p.79, align 4
  %p.80 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.64, ptr %p.80, align 4
  %p.81 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.69, ptr %p.81, align 4
  %p.82 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.70, ptr %p.82, align 4
  ret void
}
define internal void @values6_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  %l.1 = load <8 x float>, ptr %c, align 4
  %p.2 = getelementptr float, ptr %c, i64 8
  %l.3 = load <8 x float>, ptr %p.2, align 4
  %p.4 = getelementptr float, ptr %c, i64 16
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %c, i64 24
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %c, i64 32
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %c, i64 40
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %c, i64 48
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %c, i64 56
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %c, i64 64
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %c, i64 72
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %c, i64 80
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %p.22 = getelementptr float, ptr %c, i64 88
  %l.23 = load <8 x float>, ptr %p.22, align 4
  %l.24 = load <8 x float>, ptr %alpha, align 4
  %p.25 = getelementptr float, ptr %alpha, i64 8
  %l.26 = load <8 x float>, ptr %p.25, align 4
  %t.27 = fmul <8 x float> %l.1, %l.24
  %t.28 = fmul <8 x float> %l.3, %l.26
  %t.29 = fmul <8 x float> %l.5, %l.24
  %t.30 = fmul <8 x float> %l.7, %l.26
  %t.31 = fmul <8 x float> %l.9, %l.24
  %t.32 = fmul <8 x float> %l.11, %l.26
  %t.33 = fmul <8 x float> %l.13, %l.24
  %t.34 = fmul <8 x float> %l.15, %l.26
  %t.35 = fmul <8 x float> %l.17, %l.24
  %t.36 = fmul <8 x float> %l.19, %l.26
  %t.37 = fmul <8 x float> %l.21, %l.24
  %t.38 = fmul <8 x float> %l.23, %l.26
  br label %k.39
k.39:
  %k.39.i = phi i64 [0, %entry], [%k.39.next, %k.39]
  %k.39.c0 = phi <8 x float> [%t.27, %entry], [%t.90, %k.39]
  %k.39.c1 = phi <8 x float> [%t.28, %entry], [%t.91, %k.39]
  %k.39.c2 = phi <8 x float> [%t.29, %entry], [%t.96, %k.39]
  %k.39.c3 = phi <8 x float> [%t.30, %entry], [%t.97, %k.39]
  %k.39.c4 = phi <8 x float> [%t.31, %entry], [%t.102, %k.39]
  %k.39.c5 = phi <8 x float> [%t.32, %entry], [%t.103, %k.39]
  %k.39.c6 = phi <8 x float> [%t.33, %entry], [%t.108, %k.39]
  %k.39.c7 = phi <8 x float> [%t.34, %entry], [%t.109, %k.39]
  %k.39.c8 = phi <8 x float> [%t.35, %entry], [%t.114, %k.39]
  %k.39.c9 = phi <8 x float> [%t.36, %entry], [%t.115, %k.39]
  %k.39.c10 = phi <8 x float> [%t.37, %entry], [%t.120, %k.39]
  %k.39.c11 = phi <8 x float> [%t.38, %entry], [%t.121, %k.39]
  %t.40 = mul i64 %k.39.i, 64
  %p.41 = getelementptr float, ptr %a, i64 %t.40
  %t.42 = mul i64 %k.39.i, 16
  %p.43 = getelementptr float, ptr %b, i64 %t.42
  %l.44 = load <8 x float>, ptr %p.43, align 4
  %p.45 = getelementptr float, ptr %p.43, i64 8
  %l.46 = load <8 x float>, ptr %p.45, align 4
  %l.47 = load float, ptr %p.41, align 4
  %t.48 = insertelement <8 x float> poison, float %l.47, i64 0
  %s.49 = shufflevector <8 x float> %t.48, <8 x float> poison, <8 x i32> zeroinitializer
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.49, <8 x float> %l.44, <8 x float> %k.39.c0)
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.49, <8 x float> %l.46, <8 x float> %k.39.c1)
  %p.52 = getelementptr float, ptr %p.41, i64 1
  %l.53 = load float, ptr %p.52, align 4
  %t.54 = insertelement <8 x float> poison, float %l.53, i64 0
  %s.55 = shufflevector <8 x float> %t.54, <8 x float> poison, <8 x i32> zeroinitializer
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.44, <8 x float> %k.39.c2)
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.46, <8 x float> %k.39.c3)
  %p.58 = getelementptr float, ptr %p.41, i64 2
  %l.59 = load float, ptr %p.58, align 4
  %t.60 = insertelement <8 x float> poison, float %l.59, i64 0
  %s.61 = shufflevector <8 x float> %t.60, <8 x float> poison, <8 x i32> zeroinitializer
  %t.62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.61, <8 x float> %l.44, <8 x float> %k.39.c4)
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.61, <8 x float> %l.46, <8 x float> %k.39.c5)
  %p.64 = getelementptr float, ptr %p.41, i64 3
  %l.65 = load float, ptr %p.64, align 4
  %t.66 = insertelement <8 x float> poison, float %l.65, i64 0
  %s.67 = shufflevector <8 x float> %t.66, <8 x float> poison, <8 x i32> zeroinitializer
  %t.68 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.67, <8 x float> %l.44, <8 x float> %k.39.c6)
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.67, <8 x float> %l.46, <8 x float> %k.39.c7)
  %p.70 = getelementptr float, ptr %p.41, i64 4
  %l.71 = load float, ptr %p.70, align 4
  %t.72 = insertelement <8 x float> poison, float %l.71, i64 0
  %s.73 = shufflevector <8 x float> %t.72, <8 x float> poison, <8 x i32> zeroinitializer
  %t.74 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.73, <8 x float> %l.44, <8 x float> %k.39.c8)
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.73, <8 x float> %l.46, <8 x float> %k.39.c9)
  %p.76 = getelementptr float, ptr %p.41, i64 5
  %l.77 = load float, ptr %p.76, align 4
  %t.78 = insertelement <8 x float> poison, float %l.77, i64 0
  %s.79 = shufflevector <8 x float> %t.78, <8 x float> poison, <8 x i32> zeroinitializer
  %t.80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.79, <8 x float> %l.44, <8 x float> %k.39.c10)
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.79, <8 x float> %l.46, <8 x float> %k.39.c11)
  %p.82 = getelementptr float, ptr %p.43, i64 16
  %l.83 = load <8 x float>, ptr %p.82, align 4
  %p.84 = getelementptr float, ptr %p.43, i64 24
  %l.85 = load <8 x float>, ptr %p.84, align 4
  %p.86 = getelementptr float, ptr %p.41, i64 64
  %l.87 = load float, ptr %p.86, align 4
  %t.88 = insertelement <8 x float> poison, float %l.87, i64 0
  %s.89 = shufflevector <8 x float> %t.88, <8 x float> poison, <8 x i32> zeroinitializer
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.83, <8 x float> %t.50)
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.85, <8 x float> %t.51)
  %p.92 = getelementptr float, ptr %p.41, i64 65
  %l.93 = load float, ptr %p.92, align 4
  %t.94 = insertelement <8 x float> poison, float %l.93, i64 0
  %s.95 = shufflevector <8 x float> %t.94, <8 x float> poison, <8 x i32> zeroinitializer
  %t.96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.83, <8 x float> %t.56)
  %t.97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.85, <8 x float> %t.57)
  %p.98 = getelementptr float, ptr %p.41, i64 66
  %l.99 = load float, ptr %p.98, align 4
  %t.100 = insertelement <8 x float> poison, float %l.99, i64 0
  %s.101 = shufflevector <8 x float> %t.100, <8 x float> poison, <8 x i32> zeroinitializer
  %t.102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.83, <8 x float> %t.62)
  %t.103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.85, <8 x float> %t.63)
  %p.104 = getelementptr float, ptr %p.41, i64 67
  %l.105 = load float, ptr %p.104, align 4
  %t.106 = insertelement <8 x float> poison, float %l.105, i64 0
  %s.107 = shufflevector <8 x float> %t.106, <8 x float> poison, <8 x i32> zeroinitializer
  %t.108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.107, <8 x float> %l.83, <8 x float> %t.68)
  %t.109 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.107, <8 x float> %l.85, <8 x float> %t.69)
  %p.110 = getelementptr float, ptr %p.41, i64 68
  %l.111 = load float, ptr %p.110, align 4
  %t.112 = insertelement <8 x float> poison, float %l.111, i64 0
  %s.113 = shufflevector <8 x float> %t.112, <8 x float> poison, <8 x i32> zeroinitializer
  %t.114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.113, <8 x float> %l.83, <8 x float> %t.74)
  %t.115 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.113, <8 x float> %l.85, <8 x float> %t.75)
  %p.116 = getelementptr float, ptr %p.41, i64 69
  %l.117 = load float, ptr %p.116, align 4
  %t.118 = insertelement <8 x float> poison, float %l.117, i64 0
  %s.119 = shufflevector <8 x float> %t.118, <8 x float> poison, <8 x i32> zeroinitializer
  %t.120 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.119, <8 x float> %l.83, <8 x float> %t.80)
  %t.121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.119, <8 x float> %l.85, <8 x float> %t.81)
  %k.39.next = add nuw nsw i64 %k.39.i, 2
  %t.122 = icmp slt i64 %k.39.next, 128
  br i1 %t.122, label %k.39, label %k.39.done
k.39.done:
  %p.123 = getelementptr float, ptr %a, i64 8192
  %p.124 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.90, ptr %c, align 4
  %p.125 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.91, ptr %p.125, align 4
  %p.126 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.96, ptr %p.126, align 4
  %p.127 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.97, ptr %p.127, align 4
  %p.128 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.102, ptr %p.128, align 4
  %p.129 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.103, ptr %p.129, align 4
  %p.130 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.108, ptr %p.130, align 4
  %p.131 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.109, ptr %p.131, align 4
  %p.132 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.114, ptr %p.132, align 4
  %p.133 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.115, ptr %p.133, align 4
  %p.134 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.120, ptr %p.134, align 4
  %p.135 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.121, ptr %p.135, align 4
  ret void
}
define internal void @values5_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  %l.1 = load <8 x float>, ptr %c, align 4
  %p.2 = getelementptr float, ptr %c, i64 8
  %l.3 = load <8 x float>, ptr %p.2, align 4
  %p.4 = getelementptr float, ptr %c, i64 16
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %c, i64 24
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %c, i64 32
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %c, i64 40
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %c, i64 48
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %c, i64 56
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %c, i64 64
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %c, i64 72
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %l.20 = load <8 x float>, ptr %alpha, align 4
  %p.21 = getelementptr float, ptr %alpha, i64 8
  %l.22 = load <8 x float>, ptr %p.21, align 4
  %t.23 = fmul <8 x float> %l.1, %l.20
  %t.24 = fmul <8 x float> %l.3, %l.22
  %t.25 = fmul <8 x float> %l.5, %l.20
  %t.26 = fmul <8 x float> %l.7, %l.22
  %t.27 = fmul <8 x float> %l.9, %l.20
  %t.28 = fmul <8 x float> %l.11, %l.22
  %t.29 = fmul <8 x float> %l.13, %l.20
  %t.30 = fmul <8 x float> %l.15, %l.22
  %t.31 = fmul <8 x float> %l.17, %l.20
  %t.32 = fmul <8 x float> %l.19, %l.22
  br label %k.33
k.33:
  %k.33.i = phi i64 [0, %entry], [%k.33.next, %k.33]
  %k.33.c0 = phi <8 x float> [%t.23, %entry], [%t.78, %k.33]
  %k.33.c1 = phi <8 x float> [%t.24, %entry], [%t.79, %k.33]
  %k.33.c2 = phi <8 x float> [%t.25, %entry], [%t.84, %k.33]
  %k.33.c3 = phi <8 x float> [%t.26, %entry], [%t.85, %k.33]
  %k.33.c4 = phi <8 x float> [%t.27, %entry], [%t.90, %k.33]
  %k.33.c5 = phi <8 x float> [%t.28, %entry], [%t.91, %k.33]
  %k.33.c6 = phi <8 x float> [%t.29, %entry], [%t.96, %k.33]
  %k.33.c7 = phi <8 x float> [%t.30, %entry], [%t.97, %k.33]
  %k.33.c8 = phi <8 x float> [%t.31, %entry], [%t.102, %k.33]
  %k.33.c9 = phi <8 x float> [%t.32, %entry], [%t.103, %k.33]
  %t.34 = mul i64 %k.33.i, 64
  %p.35 = getelementptr float, ptr %a, i64 %t.34
  %t.36 = mul i64 %k.33.i, 16
  %p.37 = getelementptr float, ptr %b, i64 %t.36
  %l.38 = load <8 x float>, ptr %p.37, align 4
  %p.39 = getelementptr float, ptr %p.37, i64 8
  %l.40 = load <8 x float>, ptr %p.39, align 4
  %l.41 = load float, ptr %p.35, align 4
  %t.42 = insertelement <8 x float> poison, float %l.41, i64 0
  %s.43 = shufflevector <8 x float> %t.42, <8 x float> poison, <8 x i32> zeroinitializer
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.38, <8 x float> %k.33.c0)
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.40, <8 x float> %k.33.c1)
  %p.46 = getelementptr float, ptr %p.35, i64 1
  %l.47 = load float, ptr %p.46, align 4
  %t.48 = insertelement <8 x float> poison, float %l.47, i64 0
  %s.49 = shufflevector <8 x float> %t.48, <8 x float> poison, <8 x i32> zeroinitializer
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.49, <8 x float> %l.38, <8 x float> %k.33.c2)
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.49, <8 x float> %l.40, <8 x float> %k.33.c3)
  %p.52 = getelementptr float, ptr %p.35, i64 2
  %l.53 = load float, ptr %p.52, align 4
  %t.54 = insertelement <8 x float> poison, float %l.53, i64 0
  %s.55 = shufflevector <8 x float> %t.54, <8 x float> poison, <8 x i32> zeroinitializer
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.38, <8 x float> %k.33.c4)
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.40, <8 x float> %k.33.c5)
  %p.58 = getelementptr float, ptr %p.35, i64 3
  %l.59 = load float, ptr %p.58, align 4
  %t.60 = insertelement <8 x float> poison, float %l.59, i64 0
  %s.61 = shufflevector <8 x float> %t.60, <8 x float> poison, <8 x i32> zeroinitializer
  %t.62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.61, <8 x float> %l.38, <8 x float> %k.33.c6)
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.61, <8 x float> %l.40, <8 x float> %k.33.c7)
  %p.64 = getelementptr float, ptr %p.35, i64 4
  %l.65 = load float, ptr %p.64, align 4
  %t.66 = insertelement <8 x float> poison, float %l.65, i64 0
  %s.67 = shufflevector <8 x float> %t.66, <8 x float> poison, <8 x i32> zeroinitializer
  %t.68 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.67, <8 x float> %l.38, <8 x float> %k.33.c8)
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.67, <8 x float> %l.40, <8 x float> %k.33.c9)
  %p.70 = getelementptr float, ptr %p.37, i64 16
  %l.71 = load <8 x float>, ptr %p.70, align 4
  %p.72 = getelementptr float, ptr %p.37, i64 24
  %l.73 = load <8 x float>, ptr %p.72, align 4
  %p.74 = getelementptr float, ptr %p.35, i64 64
  %l.75 = load float, ptr %p.74, align 4
  %t.76 = insertelement <8 x float> poison, float %l.75, i64 0
  %s.77 = shufflevector <8 x float> %t.76, <8 x float> poison, <8 x i32> zeroinitializer
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.71, <8 x float> %t.44)
  %t.79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.73, <8 x float> %t.45)
  %p.80 = getelementptr float, ptr %p.35, i64 65
  %l.81 = load float, ptr %p.80, align 4
  %t.82 = insertelement <8 x float> poison, float %l.81, i64 0
  %s.83 = shufflevector <8 x float> %t.82, <8 x float> poison, <8 x i32> zeroinitializer
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.71, <8 x float> %t.50)
  %t.85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.73, <8 x float> %t.51)
  %p.86 = getelementptr float, ptr %p.35, i64 66
  %l.87 = load float, ptr %p.86, align 4
  %t.88 = insertelement <8 x float> poison, float %l.87, i64 0
  %s.89 = shufflevector <8 x float> %t.88, <8 x float> poison, <8 x i32> zeroinitializer
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.71, <8 x float> %t.56)
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.73, <8 x float> %t.57)
  %p.92 = getelementptr float, ptr %p.35, i64 67
  %l.93 = load float, ptr %p.92, align 4
  %t.94 = insertelement <8 x float> poison, float %l.93, i64 0
  %s.95 = shufflevector <8 x float> %t.94, <8 x float> poison, <8 x i32> zeroinitializer
  %t.96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.71, <8 x float> %t.62)
  %t.97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.73, <8 x float> %t.63)
  %p.98 = getelementptr float, ptr %p.35, i64 68
  %l.99 = load float, ptr %p.98, align 4
  %t.100 = insertelement <8 x float> poison, float %l.99, i64 0
  %s.101 = shufflevector <8 x float> %t.100, <8 x float> poison, <8 x i32> zeroinitializer
  %t.102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.71, <8 x float> %t.68)
  %t.103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.73, <8 x float> %t.69)
  %k.33.next = add nuw nsw i64 %k.33.i, 2
  %t.104 = icmp slt i64 %k.33.next, 128
  br i1 %t.104, label %k.33, label %k.33.done
k.33.done:
  %p.105 = getelementptr float, ptr %a, i64 8192
  %p.106 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.78, ptr %c, align 4
  %p.107 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.79, ptr %p.107, align 4
  %p.108 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.84, ptr %p.108, align 4
  %p.109 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.85, ptr %p.109, align 4
  %p.110 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.90, ptr %p.110, align 4
  %p.111 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.91, ptr %p.111, align 4
  %p.112 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.96, ptr %p.112, align 4
  %p.113 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.97, ptr %p.113, align 4
  %p.114 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.102, ptr %p.114, align 4
  %p.115 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.103, ptr %p.115, align 4
  ret void
}
define internal void @transpose_16_64(ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns) noinline #0 {
entry:
  br label %row.1
row.1:
  %row.1.i = phi i64 [0, %entry], [%row.1.next, %column.2.done]
  br label %column.2
column.2:
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2]
  %t.3 = mul i64 %row.1.i, 16
  %t.4 = add i64 %t.3, %column.2.i
  %p.5 = getelementptr float, ptr %from, i64 %t.4
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %p.5, i64 16
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %p.5, i64 32
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %p.11 = getelementptr float, ptr %p.5, i64 48
  %l.12 = load <8 x float>, ptr %p.11, align 4
  %p.13 = getelementptr float, ptr %p.5, i64 64
  %l.14 = load <8 x float>, ptr %p.13, align 4
  %p.15 = getelementptr float, ptr %p.5, i64 80
  %l.16 = load <8 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %p.5, i64 96
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %p.19 = getelementptr float, ptr %p.5, i64 112
  %l.20 = load <8 x float>, ptr %p.19, align 4
  %t.21 = mul i64 %column.2.i, 64
  %t.22 = add i64 %t.21, %row.1.i
  %p.23 = getelementptr float, ptr %to, i64 %t.22
  %t.24 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.25 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.26 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.27 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.28 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.29 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.30 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.31 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.32 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.33 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.34 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.35 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.36 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.37 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.38 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.39 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.40 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.41 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.43 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.44 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.45 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.47 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.40, ptr %p.23, align 4
  %p.48 = getelementptr float, ptr %p.23, i64 64
  store <8 x float> %t.41, ptr %p.48, align 4
  %p.49 = getelementptr float, ptr %p.23, i64 128
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.23, i64 192
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.23, i64 256
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.23, i64 320
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.23, i64 384
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.23, i64 448
  store <8 x float> %t.47, ptr %p.54, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  %t.55 = icmp slt i64 %column.2.next, %columns
  br i1 %t.55, label %column.2, label %column.2.done
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define void @kt_attention_d370271780995177(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  %t.1 = mul i64 %tid, 17600
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 4096
  %p.4 = getelementptr float, ptr %p.2, i64 12288
  %p.5 = getelementptr float, ptr %p.2, i64 16384
  %p.6 = getelementptr float, ptr %p.2, i64 16448
  %p.7 = getelementptr float, ptr %p.2, i64 16512
  %p.8 = getelementptr float, ptr %p.2, i64 16576
  %p.9 = getelementptr float, ptr %p.2, i64 17600
  %p.10 = getelementptr float, ptr %p.2, i64 17600
  %t.11 = mul i64 %part, 128
  %t.12 = udiv i64 %t.11, %parts
  %t.13 = add i64 %t.11, 128
  %t.14 = udiv i64 %t.13, %parts
  br label %item.15
item.15:
  %item.15.i = phi i64 [%t.12, %entry], [%item.15.next, %group.242.done]
  %t.16 = icmp slt i64 %item.15.i, %t.14
  br i1 %t.16, label %item.15.body, label %item.15.done
item.15.body:
  %t.17 = urem i64 %item.15.i, 32
  %t.18 = udiv i64 %item.15.i, 32
  %t.19 = mul i64 %t.17, 64
  %t.20 = sub i64 2063, %t.19
  %t.21 = udiv i64 %t.20, 16
  %t.22 = call i64 @llvm.smin.i64(i64 %t.21, i64 4)
  br label %group.23
group.23:
  %group.23.i = phi i64 [0, %item.15.body], [%group.23.next, %clear.52.done]
  %t.24 = mul i64 %group.23.i, 16
  %t.25 = add i64 %t.19, %t.24
  %t.26 = mul i64 %group.23.i, 1024
  %p.27 = getelementptr float, ptr %p.2, i64 %t.26
  %t.28 = mul i64 %group.23.i, 2048
  %p.29 = getelementptr float, ptr %p.3, i64 %t.28
  %t.30 = mul i64 %group.23.i, 1024
  %p.31 = getelementptr float, ptr %p.4, i64 %t.30
  %t.32 = mul i64 %group.23.i, 16
  %p.33 = getelementptr float, ptr %p.5, i64 %t.32
  %t.34 = mul i64 %group.23.i, 16
  %p.35 = getelementptr float, ptr %p.6, i64 %t.34
  %t.36 = mul i64 %group.23.i, 16
  %p.37 = getelementptr float, ptr %p.7, i64 %t.36
  br label %query.38
query.38:
  %query.38.i = phi i64 [0, %group.23], [%query.38.next, %depth.47.done]
  %t.39 = icmp slt i64 %query.38.i, 16
  br i1 %t.39, label %query.38.body, label %query.38.done
query.38.body:
  %t.40 = add i64 %t.25, %query.38.i
  %t.41 = mul i64 %t.18, 131072
  %t.42 = mul i64 %t.40, 64
  %t.43 = add i64 %t.42, %t.41
  %p.44 = getelementptr float, ptr %b0, i64 %t.43
  %t.45 = mul i64 %query.38.i, 64
  %p.46 = getelementptr float, ptr %p.8, i64 %t.45
  br label %depth.47
depth.47:
  %depth.47.i = phi i64 [0, %query.38.body], [%depth.47.next, %depth.47.body]
  %t.48 = icmp slt i64 %depth.47.i, 64
  br i1 %t.48, label %depth.47.body, label %depth.47.done
depth.47.body:
  %p.49 = getelementptr float, ptr %p.44, i64 %depth.47.i
  %l.50 = load <8 x float>, ptr %p.49, align 4
  %p.51 = getelementptr float, ptr %p.46, i64 %depth.47.i
  store <8 x float> %l.50, ptr %p.51, align 4
  %depth.47.next = add nuw nsw i64 %depth.47.i, 8
  br label %depth.47
depth.47.done:
  %query.38.next = add nuw nsw i64 %query.38.i, 1
  br label %query.38
query.38.done:
  call void @transpose_64_16(ptr %p.8, ptr %p.27, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.33, align 4
  store <16 x float> zeroinitializer, ptr %p.35, align 4
  br label %clear.52
clear.52:
  %clear.52.i = phi i64 [0, %query.38.done], [%clear.52.next, %clear.52.body]
  %t.53 = icmp slt i64 %clear.52.i, 64
  br i1 %t.53, label %clear.52.body, label %clear.52.done
clear.52.body:
  %t.54 = mul i64 %clear.52.i, 16
  %p.55 = getelementptr float, ptr %p.31, i64 %t.54
  store <16 x float> zeroinitializer, ptr %p.55, align 4
  %clear.52.next = add nuw nsw i64 %clear.52.i, 1
  br label %clear.52
clear.52.done:
  %group.23.next = add nuw nsw i64 %group.23.i, 1
  %t.56 = icmp slt i64 %group.23.next, %t.22
  br i1 %t.56, label %group.23, label %group.23.done
group.23.done:
  %t.57 = add i64 %t.19, 63
  %t.58 = call i64 @llvm.smin.i64(i64 %t.57, i64 2047)
  %t.59 = add i64 %t.58, 1
  %t.60 = call i64 @llvm.smin.i64(i64 2048, i64 %t.59)
  %t.61 = call i64 @llvm.smin.i64(i64 %t.60, i64 2048)
  br label %keys.62
keys.62:
  %keys.62.i = phi i64 [0, %group.23.done], [%keys.62.next, %tile.219.done]
  %t.63 = icmp slt i64 %keys.62.i, %t.61
  br i1 %t.63, label %keys.62.body, label %keys.62.done
keys.62.body:
  %t.64 = mul i64 %t.18, 131072
  %t.65 = mul i64 %keys.62.i, 64
  %t.66 = add i64 %t.64, %t.65
  %p.67 = getelementptr float, ptr %b1, i64 %t.66
  br label %tile.68
tile.68:
  %tile.68.i = phi i64 [0, %keys.62.body], [%tile.68.next, %group.72.done]
  %t.69 = mul i64 %tile.68.i, 6
  %t.70 = mul i64 %t.69, 64
  %p.71 = getelementptr float, ptr %p.67, i64 %t.70
  br label %group.72
group.72:
  %group.72.i = phi i64 [0, %tile.68], [%group.72.next, %group.72]
  %t.73 = mul i64 %group.72.i, 16
  %t.74 = add i64 %t.19, %t.73
  %t.75 = mul i64 %group.72.i, 1024
  %p.76 = getelementptr float, ptr %p.2, i64 %t.75
  %t.77 = mul i64 %group.72.i, 2048
  %p.78 = getelementptr float, ptr %p.3, i64 %t.77
  %t.79 = mul i64 %group.72.i, 1024
  %p.80 = getelementptr float, ptr %p.4, i64 %t.79
  %t.81 = mul i64 %group.72.i, 16
  %p.82 = getelementptr float, ptr %p.5, i64 %t.81
  %t.83 = mul i64 %group.72.i, 16
  %p.84 = getelementptr float, ptr %p.6, i64 %t.83
  %t.85 = mul i64 %group.72.i, 16
  %p.86 = getelementptr float, ptr %p.7, i64 %t.85
  %t.87 = mul i64 %t.69, 16
  %p.88 = getelementptr float, ptr %p.78, i64 %t.87
  call void @scores0_6(ptr %p.71, ptr %p.76, ptr %p.88, ptr %p.86)
  %group.72.next = add nuw nsw i64 %group.72.i, 1
  %t.89 = icmp slt i64 %group.72.next, %t.22
  br i1 %t.89, label %group.72, label %group.72.done
group.72.done:
  %tile.68.next = add nuw nsw i64 %tile.68.i, 1
  %t.90 = icmp slt i64 %tile.68.next, 18
  br i1 %t.90, label %tile.68, label %tile.68.done
tile.68.done:
  br label %tile.91
tile.91:
  %tile.91.i = phi i64 [18, %tile.68.done], [%tile.91.next, %group.96.done]
  %t.92 = mul i64 %tile.91.i, 5
  %t.93 = add i64 %t.92, 18
  %t.94 = mul i64 %t.93, 64
  %p.95 = getelementptr float, ptr %p.67, i64 %t.94
  br label %group.96
group.96:
  %group.96.i = phi i64 [0, %tile.91], [%group.96.next, %group.96]
  %t.97 = mul i64 %group.96.i, 16
  %t.98 = add i64 %t.19, %t.97
  %t.99 = mul i64 %group.96.i, 1024
  %p.100 = getelementptr float, ptr %p.2, i64 %t.99
  %t.101 = mul i64 %group.96.i, 2048
  %p.102 = getelementptr float, ptr %p.3, i64 %t.101
  %t.103 = mul i64 %group.96.i, 1024
  %p.104 = getelementptr float, ptr %p.4, i64 %t.103
  %t.105 = mul i64 %group.96.i, 16
  %p.106 = getelementptr float, ptr %p.5, i64 %t.105
  %t.107 = mul i64 %group.96.i, 16
  %p.108 = getelementptr float, ptr %p.6, i64 %t.107
  %t.109 = mul i64 %group.96.i, 16
  %p.110 = getelementptr float, ptr %p.7, i64 %t.109
  %t.111 = mul i64 %t.93, 16
  %p.112 = getelementptr float, ptr %p.102, i64 %t.111
  call void @scores0_5(ptr %p.95, ptr %p.100, ptr %p.112, ptr %p.110)
  %group.96.next = add nuw nsw i64 %group.96.i, 1
  %t.113 = icmp slt i64 %group.96.next, %t.22
  br i1 %t.113, label %group.96, label %group.96.done
group.96.done:
  %tile.91.next = add nuw nsw i64 %tile.91.i, 1
  %t.114 = icmp slt i64 %tile.91.next, 22
  br i1 %t.114, label %tile.91, label %tile.91.done
tile.91.done:
  br label %group.115
group.115:
  %group.115.i = phi i64 [0, %tile.91.done], [%group.115.next, %weight.169.done]
  %t.116 = mul i64 %group.115.i, 16
  %t.117 = add i64 %t.19, %t.116
  %t.118 = mul i64 %group.115.i, 1024
  %p.119 = getelementptr float, ptr %p.2, i64 %t.118
  %t.120 = mul i64 %group.115.i, 2048
  %p.121 = getelementptr float, ptr %p.3, i64 %t.120
  %t.122 = mul i64 %group.115.i, 1024
  %p.123 = getelementptr float, ptr %p.4, i64 %t.122
  %t.124 = mul i64 %group.115.i, 16
  %p.125 = getelementptr float, ptr %p.5, i64 %t.124
  %t.126 = mul i64 %group.115.i, 16
  %p.127 = getelementptr float, ptr %p.6, i64 %t.126
  %t.128 = mul i64 %group.115.i, 16
  %p.129 = getelementptr float, ptr %p.7, i64 %t.128
  %l.130 = load <16 x float>, ptr %p.125, align 4
  br label %score.131
score.131:
  %score.131.i = phi i64 [0, %group.115], [%score.131.next, %score.131]
  %score.131.c0 = phi <16 x float> [%l.130, %group.115], [%t.148, %score.131]
  %t.132 = add i64 %keys.62.i, %score.131.i
  %t.133 = mul i64 %score.131.i, 16
  %p.134 = getelementptr float, ptr %p.121, i64 %t.133
  %l.135 = load <16 x float>, ptr %p.134, align 4
  %t.136 = trunc i64 %t.132 to i32
  %t.137 = insertelement <16 x i32> poison, i32 %t.136, i64 0
  %s.138 = shufflevector <16 x i32> %t.137, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.139 = trunc i64 %t.117 to i32
  %t.140 = insertelement <16 x i32> poison, i32 %t.139, i64 0
  %s.141 = shufflevector <16 x i32> %t.140, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.142 = add <16 x i32> %s.141, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.143 = icmp sle <16 x i32> %s.138, %t.142
  %t.144 = fmul <16 x float> %l.135, splat (float 0x3FC0000000000000)
  %t.145 = select <16 x i1> %t.143, <16 x float> %t.144, <16 x float> splat (float 0xFFF0000000000000)
  %p.146 = getelementptr float, ptr %p.121, i64 %t.133
  store <16 x float> %t.145, ptr %p.146, align 4
  %t.147 = fcmp ogt <16 x float> %t.145, %score.131.c0
  %t.148 = select <16 x i1> %t.147, <16 x float> %t.145, <16 x float> %score.131.c0
  %score.131.next = add nuw nsw i64 %score.131.i, 1
  %t.149 = icmp slt i64 %score.131.next, 128
  br i1 %t.149, label %score.131, label %score.131.done
score.131.done:
  %t.150 = fsub <16 x float> %l.130, %t.148
  %t.151 = fcmp olt <16 x float> %t.150, splat (float 0xC056000000000000)
  %t.152 = select <16 x i1> %t.151, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.150
  %t.153 = fcmp ogt <16 x float> %t.152, splat (float 0x4056400000000000)
  %t.154 = select <16 x i1> %t.153, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.152
  %t.155 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.154, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %t.156 = fsub <16 x float> %t.155, splat (float 0x4168000FE0000000)
  %t.157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.156, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.154)
  %t.158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.157, <16 x float> splat (float 0x3F80FA3EE0000000), <16 x float> splat (float 0x3FA573BE20000000))
  %t.159 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.157, <16 x float> %t.158, <16 x float> splat (float 0x3FC555A7C0000000))
  %t.160 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.157, <16 x float> %t.159, <16 x float> splat (float 0x3FDFFFDC20000000))
  %t.161 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.157, <16 x float> %t.160, <16 x float> splat (float 0x3FEFFFFF60000000))
  %t.162 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.157, <16 x float> %t.161, <16 x float> splat (float 0x3FF0000000000000))
  %t.163 = bitcast <16 x float> %t.155 to <16 x i32>
  %t.164 = shl <16 x i32> %t.163, splat (i32 23)
  %t.165 = bitcast <16 x i32> %t.164 to <16 x float>
  %t.166 = fmul <16 x float> %t.162, %t.165
  store <16 x float> %t.166, ptr %p.129, align 4
  store <16 x float> %t.148, ptr %p.125, align 4
  %l.167 = load <16 x float>, ptr %p.127, align 4
  %t.168 = fmul <16 x float> %l.167, %t.166
  br label %weight.169
weight.169:
  %weight.169.i = phi i64 [0, %score.131.done], [%weight.169.next, %weight.169]
  %weight.169.c0 = phi <16 x float> [%t.168, %score.131.done], [%t.190, %weight.169]
  %t.170 = mul i64 %weight.169.i, 16
  %p.171 = getelementptr float, ptr %p.121, i64 %t.170
  %l.172 = load <16 x float>, ptr %p.171, align 4
  %t.173 = fsub <16 x float> %l.172, %t.148
  %t.174 = fcmp olt <16 x float> %t.173, splat (float 0xC056000000000000)
  %t.175 = select <16 x i1> %t.174, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.173
  %t.176 = fcmp ogt <16 x float> %t.175, splat (float 0x4056400000000000)
  %t.177 = select <16 x i1> %t.176, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.175
  %t.178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.177, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %t.179 = fsub <16 x float> %t.178, splat (float 0x4168000FE0000000)
  %t.180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.179, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.177)
  %t.181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.180, <16 x float> splat (float 0x3F80FA3EE0000000), <16 x float> splat (float 0x3FA573BE20000000))
  %t.182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.180, <16 x float> %t.181, <16 x float> splat (float 0x3FC555A7C0000000))
  %t.183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.180, <16 x float> %t.182, <16 x float> splat (float 0x3FDFFFDC20000000))
  %t.184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.180, <16 x float> %t.183, <16 x float> splat (float 0x3FEFFFFF60000000))
  %t.185 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.180, <16 x float> %t.184, <16 x float> splat (float 0x3FF0000000000000))
  %t.186 = bitcast <16 x float> %t.178 to <16 x i32>
  %t.187 = shl <16 x i32> %t.186, splat (i32 23)
  %t.188 = bitcast <16 x i32> %t.187 to <16 x float>
  %t.189 = fmul <16 x float> %t.185, %t.188
  store <16 x float> %t.189, ptr %p.171, align 4
  %t.190 = fadd <16 x float> %weight.169.c0, %t.189
  %weight.169.next = add nuw nsw i64 %weight.169.i, 1
  %t.191 = icmp slt i64 %weight.169.next, 128
  br i1 %t.191, label %weight.169, label %weight.169.done
weight.169.done:
  store <16 x float> %t.190, ptr %p.127, align 4
  %group.115.next = add nuw nsw i64 %group.115.i, 1
  %t.192 = icmp slt i64 %group.115.next, %t.22
  br i1 %t.192, label %group.115, label %group.115.done
group.115.done:
  %t.193 = mul i64 %t.18, 131072
  %t.194 = mul i64 %keys.62.i, 64
  %t.195 = add i64 %t.193, %t.194
  %p.196 = getelementptr float, ptr %b2, i64 %t.195
  br label %tile.197
tile.197:
  %tile.197.i = phi i64 [0, %group.115.done], [%tile.197.next, %group.200.done]
  %t.198 = mul i64 %tile.197.i, 6
  %p.199 = getelementptr float, ptr %p.196, i64 %t.198
  br label %group.200
group.200:
  %group.200.i = phi i64 [0, %tile.197], [%group.200.next, %group.200]
  %t.201 = mul i64 %group.200.i, 16
  %t.202 = add i64 %t.19, %t.201
  %t.203 = mul i64 %group.200.i, 1024
  %p.204 = getelementptr float, ptr %p.2, i64 %t.203
  %t.205 = mul i64 %group.200.i, 2048
  %p.206 = getelementptr float, ptr %p.3, i64 %t.205
  %t.207 = mul i64 %group.200.i, 1024
  %p.208 = getelementptr float, ptr %p.4, i64 %t.207
  %t.209 = mul i64 %group.200.i, 16
  %p.210 = getelementptr float, ptr %p.5, i64 %t.209
  %t.211 = mul i64 %group.200.i, 16
  %p.212 = getelementptr float, ptr %p.6, i64 %t.211
  %t.213 = mul i64 %group.200.i, 16
  %p.214 = getelementptr float, ptr %p.7, i64 %t.213
  %t.215 = mul i64 %t.198, 16
  %p.216 = getelementptr float, ptr %p.208, i64 %t.215
  call void @values6_128(ptr %p.199, ptr %p.206, ptr %p.216, ptr %p.214)
  %group.200.next = add nuw nsw i64 %group.200.i, 1
  %t.217 = icmp slt i64 %group.200.next, %t.22
  br i1 %t.217, label %group.200, label %group.200.done
group.200.done:
  %tile.197.next = add nuw nsw i64 %tile.197.i, 1
  %t.218 = icmp slt i64 %tile.197.next, 9
  br i1 %t.218, label %tile.197, label %tile.197.done
tile.197.done:
  br label %tile.219
tile.219:
  %tile.219.i = phi i64 [9, %tile.197.done], [%tile.219.next, %group.223.done]
  %t.220 = mul i64 %tile.219.i, 5
  %t.221 = add i64 %t.220, 9
  %p.222 = getelementptr float, ptr %p.196, i64 %t.221
  br label %group.223
group.223:
  %group.223.i = phi i64 [0, %tile.219], [%group.223.next, %group.223]
  %t.224 = mul i64 %group.223.i, 16
  %t.225 = add i64 %t.19, %t.224
  %t.226 = mul i64 %group.223.i, 1024
  %p.227 = getelementptr float, ptr %p.2, i64 %t.226
  %t.228 = mul i64 %group.223.i, 2048
  %p.229 = getelementptr float, ptr %p.3, i64 %t.228
  %t.230 = mul i64 %group.223.i, 1024
  %p.231 = getelementptr float, ptr %p.4, i64 %t.230
  %t.232 = mul i64 %group.223.i, 16
  %p.233 = getelementptr float, ptr %p.5, i64 %t.232
  %t.234 = mul i64 %group.223.i, 16
  %p.235 = getelementptr float, ptr %p.6, i64 %t.234
  %t.236 = mul i64 %group.223.i, 16
  %p.237 = getelementptr float, ptr %p.7, i64 %t.236
  %t.238 = mul i64 %t.221, 16
  %p.239 = getelementptr float, ptr %p.231, i64 %t.238
  call void @values5_128(ptr %p.222, ptr %p.229, ptr %p.239, ptr %p.237)
  %group.223.next = add nuw nsw i64 %group.223.i, 1
  %t.240 = icmp slt i64 %group.223.next, %t.22
  br i1 %t.240, label %group.223, label %group.223.done
group.223.done:
  %tile.219.next = add nuw nsw i64 %tile.219.i, 1
  %t.241 = icmp slt i64 %tile.219.next, 11
  br i1 %t.241, label %tile.219, label %tile.219.done
tile.219.done:
  %keys.62.next = add nuw nsw i64 %keys.62.i, 128
  br label %keys.62
keys.62.done:
  br label %group.242
group.242:
  %group.242.i = phi i64 [0, %keys.62.done], [%group.242.next, %query.257.done]
  %t.243 = mul i64 %group.242.i, 16
  %t.244 = add i64 %t.19, %t.243
  %t.245 = mul i64 %group.242.i, 1024
  %p.246 = getelementptr float, ptr %p.2, i64 %t.245
  %t.247 = mul i64 %group.242.i, 2048
  %p.248 = getelementptr float, ptr %p.3, i64 %t.247
  %t.249 = mul i64 %group.242.i, 1024
  %p.250 = getelementptr float, ptr %p.4, i64 %t.249
  %t.251 = mul i64 %group.242.i, 16
  %p.252 = getelementptr float, ptr %p.5, i64 %t.251
  %t.253 = mul i64 %group.242.i, 16
  %p.254 = getelementptr float, ptr %p.6, i64 %t.253
  %t.255 = mul i64 %group.242.i, 16
  %p.256 = getelementptr float, ptr %p.7, i64 %t.255
  call void @transpose_16_64(ptr %p.250, ptr %p.8, i64 64, i64 16)
  br label %query.257
query.257:
  %query.257.i = phi i64 [0, %group.242], [%query.257.next, %value.266.done]
  %t.258 = icmp slt i64 %query.257.i, 16
  br i1 %t.258, label %query.257.body, label %query.257.done
query.257.body:
  %t.259 = add i64 %t.244, %query.257.i
  %p.260 = getelementptr float, ptr %p.254, i64 %query.257.i
  %l.261 = load float, ptr %p.260, align 4
  %p.262 = getelementptr float, ptr %p.252, i64 %query.257.i
  %l.263 = load float, ptr %p.262, align 4
  %t.264 = mul i64 %query.257.i, 64
  %p.265 = getelementptr float, ptr %p.8, i64 %t.264
  br label %value.266
value.266:
  %value.266.i = phi i64 [0, %query.257.body], [%value.266.next, %value.266.body]
  %t.267 = icmp slt i64 %value.266.i, 64
  br i1 %t.267, label %value.266.body, label %value.266.done
value.266.body:
  %p.268 = getelementptr float, ptr %p.265, i64 %value.266.i
  %l.269 = load <8 x float>, ptr %p.268, align 4
  %t.270 = insertelement <8 x float> poison, float %l.261, i64 0
  %s.271 = shufflevector <8 x float> %t.270, <8 x float> poison, <8 x i32> zeroinitializer
  %t.272 = fdiv <8 x float> %l.269, %s.271
  %t.273 = mul i64 %t.18, 131072
  %t.274 = add i64 %value.266.i, %t.273
  %t.275 = mul i64 %t.259, 64
  %t.276 = add i64 %t.275, %t.274
  %p.277 = getelementptr float, ptr %b4, i64 %t.276
  store <8 x float> %t.272, ptr %p.277, align 4
  %t.278 = mul i64 %t.18, 131072
  %t.279 = add i64 %value.266.i, %t.278
  %t.280 = mul i64 %t.259, 64
  %t.281 = add i64 %t.280, %t.279
  %p.282 = getelementptr float, ptr %b3, i64 %t.281
  %l.283 = load <8 x float>, ptr %p.282, align 4
  %t.284 = fmul <8 x float> %l.283, %t.272
  %t.285 = mul i64 %t.18, 131072
  %t.286 = add i64 %value.266.i, %t.285
  %t.287 = mul i64 %t.259, 64
  %t.288 = add i64 %t.287, %t.286
  %p.289 = getelementptr float, ptr %b6, i64 %t.288
  store <8 x float> %t.284, ptr %p.289, align 4
  %value.266.next = add nuw nsw i64 %value.266.i, 8
  br label %value.266
value.266.done:
  %query.257.next = add nuw nsw i64 %query.257.i, 1
  br label %query.257
query.257.done:
  %l.290 = load <16 x float>, ptr %p.254, align 4
  %l.291 = load <16 x float>, ptr %p.252, align 4
  %t.292 = fcmp olt <16 x float> %l.290, splat (float 0x3810000000000000)
  %t.293 = select <16 x i1> %t.292, <16 x float> splat (float 0x4160000000000000), <16 x float> splat (float 0x3FF0000000000000)
  %t.294 = fmul <16 x float> %l.290, %t.293
  %t.295 = bitcast <16 x float> %t.294 to <16 x i32>
  %t.296 = sub <16 x i32> %t.295, splat (i32 1059760811)
  %t.297 = and <16 x i32> %t.296, splat (i32 -8388608)
  %t.298 = sub <16 x i32> %t.295, %t.297
  %t.299 = bitcast <16 x i32> %t.298 to <16 x float>
  %t.300 = fsub <16 x float> %t.299, splat (float 0x3FF0000000000000)
  %t.301 = sitofp <16 x i32> %t.297 to <16 x float>
  %t.302 = select <16 x i1> %t.292, <16 x float> splat (float 0xC1A7000000000000), <16 x float> splat (float 0x0000000000000000)
  %t.303 = fadd <16 x float> %t.301, %t.302
  %t.304 = fmul <16 x float> %t.300, %t.300
  %t.305 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.300, <16 x float> splat (float 0x3FD5554FC0000000), <16 x float> splat (float 0xBFDFFFFD60000000))
  %t.306 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.300, <16 x float> splat (float 0x3FC99D3AE0000000), <16 x float> splat (float 0xBFD00144E0000000))
  %t.307 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.300, <16 x float> splat (float 0x3FC1EA8C00000000), <16 x float> splat (float 0xBFC5038E00000000))
  %t.308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.300, <16 x float> splat (float 0x3FC1F274E0000000), <16 x float> splat (float 0xBFC3B0C5E0000000))
  %t.309 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.304, <16 x float> %t.308, <16 x float> %t.307)
  %t.310 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.304, <16 x float> %t.309, <16 x float> %t.306)
  %t.311 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.304, <16 x float> %t.310, <16 x float> %t.305)
  %t.312 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.304, <16 x float> %t.311, <16 x float> %t.300)
  %t.313 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.303, <16 x float> splat (float 0x3E762E4300000000), <16 x float> %t.312)
  %t.314 = fcmp oeq <16 x float> %l.290, splat (float 0x7FF0000000000000)
  %t.315 = select <16 x i1> %t.314, <16 x float> splat (float 0x7FF0000000000000), <16 x float> %t.313
  %t.316 = fcmp oeq <16 x float> %l.290, splat (float 0x0000000000000000)
  %t.317 = select <16 x i1> %t.316, <16 x float> splat (float 0xFFF0000000000000), <16 x float> %t.315
  %t.318 = fcmp ult <16 x float> %l.290, splat (float 0x0000000000000000)
  %t.319 = select <16 x i1> %t.318, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %t.317
  %t.320 = fadd <16 x float> %t.319, %l.291
  %t.321 = mul i64 %t.18, 2048
  %t.322 = add i64 %t.244, %t.321
  %p.323 = getelementptr float, ptr %b5, i64 %t.322
  store <16 x float> %t.320, ptr %p.323, align 4
  %group.242.next = add nuw nsw i64 %group.242.i, 1
  %t.324 = icmp slt i64 %group.242.next, %t.22
  br i1 %t.324, label %group.242, label %group.242.done
group.242.done:
  %item.15.next = add nuw nsw i64 %item.15.i, 1
  br label %item.15
item.15.done:
  ret void
}
!0 = !{i32 1}

define void @kt_row_418ba563583e0e37(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts) "stackrealign" #0 {
entry:
  %t.1 = mul i64 %part, 8192
  %t.2 = udiv i64 %t.1, %parts
  %t.3 = add i64 %t.1, 8192
  %t.4 = udiv i64 %t.3, %parts
  br label %item.5
item.5:
  %item.5.i = phi i64 [%t.2, %entry], [%item.5.next, %row.9.done]
  %t.6 = icmp slt i64 %item.5.i, %t.4
  br i1 %t.6, label %item.5.body, label %item.5.done
item.5.body:
  %t.7 = mul i64 %item.5.i, 64
  %p.8 = getelementptr float, ptr %b0, i64 %t.7
  br label %row.9
row.9:
  %row.9.i = phi i64 [0, %item.5.body], [%row.9.next, %row.9.body]
  %row.9.c0 = phi <32 x float> [splat (float 0x0000000000000000), %item.5.body], [%t.13, %row.9.body]
  %t.10 = icmp slt i64 %row.9.i, 64
  br i1 %t.10, label %row.9.body, label %row.9.done
row.9.body:
  %p.11 = getelementptr float, ptr %p.8, i64 %row.9.i
  %l.12 = load <32 x float>, ptr %p.11, align 4
  %t.13 = fadd <32 x float> %row.9.c0, %l.12
  %row.9.next = add nuw nsw i64 %row.9.i, 32
  br label %row.9
row.9.done:
  %t.14 = shufflevector <32 x float> %row.9.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.15 = shufflevector <32 x float> %row.9.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.16 = fadd <16 x float> %t.14, %t.15
  %t.17 = shufflevector <16 x float> %t.16, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.18 = shufflevector <16 x float> %t.16, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.19 = fadd <8 x float> %t.17, %t.18
  %t.20 = shufflevector <8 x float> %t.19, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.21 = shufflevector <8 x float> %t.19, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.22 = fadd <4 x float> %t.20, %t.21
  %t.23 = shufflevector <4 x float> %t.22, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.24 = shufflevector <4 x float> %t.22, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.25 = fadd <2 x float> %t.23, %t.24
  %t.26 = shufflevector <2 x float> %t.25, <2 x float> poison, <1 x i32> <i32 0>
  %t.27 = shufflevector <2 x float> %t.25, <2 x float> poison, <1 x i32> <i32 1>
  %t.28 = extractelement <1 x float> %t.26, i64 0
  %t.29 = extractelement <1 x float> %t.27, i64 0
  %t.30 = fadd float %t.28, %t.29
  %p.31 = getelementptr float, ptr %b1, i64 %item.5.i
  store float %t.30, ptr %p.31, align 4
  %item.5.next = add nuw nsw i64 %item.5.i, 1
  br label %item.5
item.5.done:
  ret void
}
!0 = !{i32 1}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare i64 @llvm.smin.i64(i64, i64)
define internal void @transpose_64_16(ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns) noinline #0 {
entry:
  br label %row.1
row.1:
  %row.1.i = phi i64 [0, %entry], [%row.1.next, %column.2.done]
  br label %column.2
column.2:
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2]
  %t.3 = mul i64 %row.1.i, 64
  %t.4 = add i64 %t.3, %column.2.i
  %p.5 = getelementptr float, ptr %from, i64 %t.4
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %p.5, i64 64
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %p.5, i64 128
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %p.11 = getelementptr float, ptr %p.5, i64 192
  %l.12 = load <8 x float>, ptr %p.11, align 4
  %p.13 = getelementptr float, ptr %p.5, i64 256
  %l.14 = load <8 x float>, ptr %p.13, align 4
  %p.15 = getelementptr float, ptr %p.5, i64 320
  %l.16 = load <8 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %p.5, i64 384
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %p.19 = getelementptr float, ptr %p.5, i64 448
  %l.20 = load <8 x float>, ptr %p.19, align 4
  %t.21 = mul i64 %column.2.i, 16
  %t.22 = add i64 %t.21, %row.1.i
  %p.23 = getelementptr float, ptr %to, i64 %t.22
  %t.24 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.25 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.26 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.27 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.28 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.29 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.30 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.31 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.32 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.33 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.34 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.35 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.36 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.37 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.38 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.39 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.40 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.41 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.43 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.44 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.45 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.47 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.40, ptr %p.23, align 4
  %p.48 = getelementptr float, ptr %p.23, i64 16
  store <8 x float> %t.41, ptr %p.48, align 4
  %p.49 = getelementptr float, ptr %p.23, i64 32
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.23, i64 48
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.23, i64 64
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.23, i64 80
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.23, i64 96
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.23, i64 112
  store <8 x float> %t.47, ptr %p.54, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  %t.55 = icmp slt i64 %column.2.next, %columns
  br i1 %t.55, label %column.2, label %column.2.done
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define internal void @scores0_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.51, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.57, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.63, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.69, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.75, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.76, %k.1]
  %k.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.81, %k.1]
  %k.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.82, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %p.4, i64 8
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %l.8 = load float, ptr %p.2, align 4
  %t.9 = insertelement <8 x float> poison, float %l.8, i64 0
  %s.10 = shufflevector <8 x float> %t.9, <8 x float> poison, <8 x i32> zeroinitializer
  %t.11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.5, <8 x float> %k.1.c0)
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.7, <8 x float> %k.1.c1)
  %p.13 = getelementptr float, ptr %p.2, i64 64
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 128
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 192
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 256
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.2, i64 320
  %l.38 = load float, ptr %p.37, align 4
  %t.39 = insertelement <8 x float> poison, float %l.38, i64 0
  %s.40 = shufflevector <8 x float> %t.39, <8 x float> poison, <8 x i32> zeroinitializer
  %t.41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.5, <8 x float> %k.1.c10)
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.7, <8 x float> %k.1.c11)
  %p.43 = getelementptr float, ptr %p.4, i64 16
  %l.44 = load <8 x float>, ptr %p.43, align 4
  %p.45 = getelementptr float, ptr %p.4, i64 24
  %l.46 = load <8 x float>, ptr %p.45, align 4
  %p.47 = getelementptr float, ptr %p.2, i64 1
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.44, <8 x float> %t.11)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.46, <8 x float> %t.12)
  %p.53 = getelementptr float, ptr %p.2, i64 65
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.44, <8 x float> %t.17)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.46, <8 x float> %t.18)
  %p.59 = getelementptr float, ptr %p.2, i64 129
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.44, <8 x float> %t.23)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.46, <8 x float> %t.24)
  %p.65 = getelementptr float, ptr %p.2, i64 193
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.44, <8 x float> %t.29)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.46, <8 x float> %t.30)
  %p.71 = getelementptr float, ptr %p.2, i64 257
  %l.72 = load float, ptr %p.71, align 4
  %t.73 = insertelement <8 x float> poison, float %l.72, i64 0
  %s.74 = shufflevector <8 x float> %t.73, <8 x float> poison, <8 x i32> zeroinitializer
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.44, <8 x float> %t.35)
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.46, <8 x float> %t.36)
  %p.77 = getelementptr float, ptr %p.2, i64 321
  %l.78 = load float, ptr %p.77, align 4
  %t.79 = insertelement <8 x float> poison, float %l.78, i64 0
  %s.80 = shufflevector <8 x float> %t.79, <8 x float> poison, <8 x i32> zeroinitializer
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.44, <8 x float> %t.41)
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.46, <8 x float> %t.42)
  %k.1.next = add nuw nsw i64 %k.1.i, 2
  %t.83 = icmp slt i64 %k.1.next, 64
  br i1 %t.83, label %k.1, label %k.1.done
k.1.done:
  %p.84 = getelementptr float, ptr %a, i64 64
  %p.85 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.51, ptr %c, align 4
  %p.86 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.52, ptr %p.86, align 4
  %p.87 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.57, ptr %p.87, align 4
  %p.88 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.58, ptr %p.88, align 4
  %p.89 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.63, ptr %p.89, align 4
  %p.90 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.64, ptr %p.90, align 4
  %p.91 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.69, ptr %p.91, align 4
  %p.92 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.70, ptr %p.92, align 4
  %p.93 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.75, ptr %p.93, align 4
  %p.94 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.76, ptr %p.94, align 4
  %p.95 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.81, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.82, ptr %p.96, align 4
  ret void
}
define internal void @scores0_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.45, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.46, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.51, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.57, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.63, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.69, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %p.4, i64 8
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %l.8 = load float, ptr %p.2, align 4
  %t.9 = insertelement <8 x float> poison, float %l.8, i64 0
  %s.10 = shufflevector <8 x float> %t.9, <8 x float> poison, <8 x i32> zeroinitializer
  %t.11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.5, <8 x float> %k.1.c0)
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.7, <8 x float> %k.1.c1)
  %p.13 = getelementptr float, ptr %p.2, i64 64
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 128
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 192
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 256
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.4, i64 16
  %l.38 = load <8 x float>, ptr %p.37, align 4
  %p.39 = getelementptr float, ptr %p.4, i64 24
  %l.40 = load <8 x float>, ptr %p.39, align 4
  %p.41 = getelementptr float, ptr %p.2, i64 1
  %l.42 = load float, ptr %p.41, align 4
  %t.43 = insertelement <8 x float> poison, float %l.42, i64 0
  %s.44 = shufflevector <8 x float> %t.43, <8 x float> poison, <8 x i32> zeroinitializer
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.38, <8 x float> %t.11)
  %t.46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.40, <8 x float> %t.12)
  %p.47 = getelementptr float, ptr %p.2, i64 65
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.38, <8 x float> %t.17)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.40, <8 x float> %t.18)
  %p.53 = getelementptr float, ptr %p.2, i64 129
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.38, <8 x float> %t.23)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.40, <8 x float> %t.24)
  %p.59 = getelementptr float, ptr %p.2, i64 193
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.38, <8 x float> %t.29)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.40, <8 x float> %t.30)
  %p.65 = getelementptr float, ptr %p.2, i64 257
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.38, <8 x float> %t.35)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.40, <8 x float> %t.36)
  %k.1.next = add nuw nsw i64 %k.1.i, 2
  %t.71 = icmp slt i64 %k.1.next, 64
  br i1 %t.71, label %k.1, label %k.1.done
k.1.done:
  %p.72 = getelementptr float, ptr %a, i64 64
  %p.73 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.45, ptr %c, align 4
  %p.74 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.46, ptr %p.74, align 4
  %p.75 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.51, ptr %p.75, align 4
  %p.76 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.52, ptr %p.76, align 4
  %p.77 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.57, ptr %p.77, align 4
  %p.78 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.58, ptr %p.78, align 4
  %p.79 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.63, ptr %p.79, align 4
  %p.80 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.64, ptr %p.80, align 4
  %p.81 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.69, ptr %p.81, align 4
  %p.82 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.70, ptr %p.82, align 4
  ret void
}
define internal void @scores1_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.51, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.57, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.63, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.69, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.75, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.76, %k.1]
  %k.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.81, %k.1]
  %k.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.82, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %p.4, i64 8
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %l.8 = load float, ptr %p.2, align 4
  %t.9 = insertelement <8 x float> poison, float %l.8, i64 0
  %s.10 = shufflevector <8 x float> %t.9, <8 x float> poison, <8 x i32> zeroinitializer
  %t.11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.5, <8 x float> %k.1.c0)
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.7, <8 x float> %k.1.c1)
  %p.13 = getelementptr float, ptr %p.2, i64 64
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 128
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 192
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 256
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.2, i64 320
  %l.38 = load float, ptr %p.37, align 4
  %t.39 = insertelement <8 x float> poison, float %l.38, i64 0
  %s.40 = shufflevector <8 x float> %t.39, <8 x float> poison, <8 x i32> zeroinitializer
  %t.41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.5, <8 x float> %k.1.c10)
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.7, <8 x float> %k.1.c11)
  %p.43 = getelementptr float, ptr %p.4, i64 16
  %l.44 = load <8 x float>, ptr %p.43, align 4
  %p.45 = getelementptr float, ptr %p.4, i64 24
  %l.46 = load <8 x float>, ptr %p.45, align 4
  %p.47 = getelementptr float, ptr %p.2, i64 1
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.44, <8 x float> %t.11)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.46, <8 x float> %t.12)
  %p.53 = getelementptr float, ptr %p.2, i64 65
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.44, <8 x float> %t.17)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.46, <8 x float> %t.18)
  %p.59 = getelementptr float, ptr %p.2, i64 129
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.44, <8 x float> %t.23)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.46, <8 x float> %t.24)
  %p.65 = getelementptr float, ptr %p.2, i64 193
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.44, <8 x float> %t.29)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.46, <8 x float> %t.30)
  %p.71 = getelementptr float, ptr %p.2, i64 257
  %l.72 = load float, ptr %p.71, align 4
  %t.73 = insertelement <8 x float> poison, float %l.72, i64 0
  %s.74 = shufflevector <8 x float> %t.73, <8 x float> poison, <8 x i32> zeroinitializer
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.44, <8 x float> %t.35)
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.46, <8 x float> %t.36)
  %p.77 = getelementptr float, ptr %p.2, i64 321
  %l.78 = load float, ptr %p.77, align 4
  %t.79 = insertelement <8 x float> poison, float %l.78, i64 0
  %s.80 = shufflevector <8 x float> %t.79, <8 x float> poison, <8 x i32> zeroinitializer
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.44, <8 x float> %t.41)
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.46, <8 x float> %t.42)
  %k.1.next = add nuw nsw i64 %k.1.i, 2
  %t.83 = icmp slt i64 %k.1.next, 64
  br i1 %t.83, label %k.1, label %k.1.done
k.1.done:
  %p.84 = getelementptr float, ptr %a, i64 64
  %p.85 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.51, ptr %c, align 4
  %p.86 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.52, ptr %p.86, align 4
  %p.87 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.57, ptr %p.87, align 4
  %p.88 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.58, ptr %p.88, align 4
  %p.89 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.63, ptr %p.89, align 4
  %p.90 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.64, ptr %p.90, align 4
  %p.91 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.69, ptr %p.91, align 4
  %p.92 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.70, ptr %p.92, align 4
  %p.93 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.75, ptr %p.93, align 4
  %p.94 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.76, ptr %p.94, align 4
  %p.95 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.81, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.82, ptr %p.96, align 4
  ret void
}
define internal void @scores1_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.45, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.46, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.51, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.57, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.63, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.69, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %p.4, i64 8
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %l.8 = load float, ptr %p.2, align 4
  %t.9 = insertelement <8 x float> poison, float %l.8, i64 0
  %s.10 = shufflevector <8 x float> %t.9, <8 x float> poison, <8 x i32> zeroinitializer
  %t.11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.5, <8 x float> %k.1.c0)
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.7, <8 x float> %k.1.c1)
  %p.13 = getelementptr float, ptr %p.2, i64 64
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 128
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 192
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 256
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.4, i64 16
  %l.38 = load <8 x float>, ptr %p.37, align 4
  %p.39 = getelementptr float, ptr %p.4, i64 24
  %l.40 = load <8 x float>, ptr %p.39, align 4
  %p.41 = getelementptr float, ptr %p.2, i64 1
  %l.42 = load float, ptr %p.41, align 4
  %t.43 = insertelement <8 x float> poison, float %l.42, i64 0
  %s.44 = shufflevector <8 x float> %t.43, <8 x float> poison, <8 x i32> zeroinitializer
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.38, <8 x float> %t.11)
  %t.46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.40, <8 x float> %t.12)
  %p.47 = getelementptr float, ptr %p.2, i64 65
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.38, <8 x float> %t.17)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.40, <8 x float> %t.18)
  %p.53 = getelementptr float, ptr %p.2, i64 129
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.38, <8 x float> %t.23)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.40, <8 x float> %t.24)
  %p.59 = getelementptr float, ptr %p.2, i64 193
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.38, <8 x float> %t.29)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.40, <8 x float> %t.30)
  %p.65 = getelementptr float, ptr %p.2, i64 257
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.38, <8 x float> %t.35)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.40, <8 x float> %t.36)
  %k.1.next = add nuw nsw i64 %k.1.i, 2
  %t.71 = icmp slt i64 %k.1.next, 64
  br i1 %t.71, label %k.1, label %k.1.done
k.1.done:
  %p.72 = getelementptr float, ptr %a, i64 64
  %p.73 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.45, ptr %c, align 4
  %p.74 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.46, ptr %p.74, align 4
  %p.75 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.51, ptr %p.75, align 4
  %p.76 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.52, ptr %p.76, align 4
  %p.77 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.57, ptr %p.77, align 4
  %p.78 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.58, ptr %p.78, align 4
  %p.79 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.63, ptr %p.79, align 4
  %p.80 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.64, ptr %p.80, align 4
  %p.81 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.69, ptr %p.81, align 4
  %p.82 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.70, ptr %p.82, align 4
  ret void
}
define internal void @values6_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  %l.1 = load <8 x float>, ptr %c, align 4
  %p.2 = getelementptr float, ptr %c, i64 8
  %l.3 = load <8 x float>, ptr %p.2, align 4
  %p.4 = getelementptr float, ptr %c, i64 16
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %c, i64 24
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %c, i64 32
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %c, i64 40
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %c, i64 48
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %c, i64 56
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %c, i64 64
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %c, i64 72
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %c, i64 80
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %p.22 = getelementptr float, ptr %c, i64 88
  %l.23 = load <8 x float>, ptr %p.22, align 4
  br label %k.24
k.24:
  %k.24.i = phi i64 [0, %entry], [%k.24.next, %k.24]
  %k.24.c0 = phi <8 x float> [%l.1, %entry], [%t.75, %k.24]
  %k.24.c1 = phi <8 x float> [%l.3, %entry], [%t.76, %k.24]
  %k.24.c2 = phi <8 x float> [%l.5, %entry], [%t.81, %k.24]
  %k.24.c3 = phi <8 x float> [%l.7, %entry], [%t.82, %k.24]
  %k.24.c4 = phi <8 x float> [%l.9, %entry], [%t.87, %k.24]
  %k.24.c5 = phi <8 x float> [%l.11, %entry], [%t.88, %k.24]
  %k.24.c6 = phi <8 x float> [%l.13, %entry], [%t.93, %k.24]
  %k.24.c7 = phi <8 x float> [%l.15, %entry], [%t.94, %k.24]
  %k.24.c8 = phi <8 x float> [%l.17, %entry], [%t.99, %k.24]
  %k.24.c9 = phi <8 x float> [%l.19, %entry], [%t.100, %k.24]
  %k.24.c10 = phi <8 x float> [%l.21, %entry], [%t.105, %k.24]
  %k.24.c11 = phi <8 x float> [%l.23, %entry], [%t.106, %k.24]
  %t.25 = mul i64 %k.24.i, 64
  %p.26 = getelementptr float, ptr %a, i64 %t.25
  %t.27 = mul i64 %k.24.i, 16
  %p.28 = getelementptr float, ptr %b, i64 %t.27
  %l.29 = load <8 x float>, ptr %p.28, align 4
  %p.30 = getelementptr float, ptr %p.28, i64 8
  %l.31 = load <8 x float>, ptr %p.30, align 4
  %l.32 = load float, ptr %p.26, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.29, <8 x float> %k.24.c0)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.31, <8 x float> %k.24.c1)
  %p.37 = getelementptr float, ptr %p.26, i64 1
  %l.38 = load float, ptr %p.37, align 4
  %t.39 = insertelement <8 x float> poison, float %l.38, i64 0
  %s.40 = shufflevector <8 x float> %t.39, <8 x float> poison, <8 x i32> zeroinitializer
  %t.41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.29, <8 x float> %k.24.c2)
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.31, <8 x float> %k.24.c3)
  %p.43 = getelementptr float, ptr %p.26, i64 2
  %l.44 = load float, ptr %p.43, align 4
  %t.45 = insertelement <8 x float> poison, float %l.44, i64 0
  %s.46 = shufflevector <8 x float> %t.45, <8 x float> poison, <8 x i32> zeroinitializer
  %t.47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.46, <8 x float> %l.29, <8 x float> %k.24.c4)
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.46, <8 x float> %l.31, <8 x float> %k.24.c5)
  %p.49 = getelementptr float, ptr %p.26, i64 3
  %l.50 = load float, ptr %p.49, align 4
  %t.51 = insertelement <8 x float> poison, float %l.50, i64 0
  %s.52 = shufflevector <8 x float> %t.51, <8 x float> poison, <8 x i32> zeroinitializer
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.29, <8 x float> %k.24.c6)
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.31, <8 x float> %k.24.c7)
  %p.55 = getelementptr float, ptr %p.26, i64 4
  %l.56 = load float, ptr %p.55, align 4
  %t.57 = insertelement <8 x float> poison, float %l.56, i64 0
  %s.58 = shufflevector <8 x float> %t.57, <8 x float> poison, <8 x i32> zeroinitializer
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.29, <8 x float> %k.24.c8)
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.31, <8 x float> %k.24.c9)
  %p.61 = getelementptr float, ptr %p.26, i64 5
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.29, <8 x float> %k.24.c10)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.31, <8 x float> %k.24.c11)
  %p.67 = getelementptr float, ptr %p.28, i64 16
  %l.68 = load <8 x float>, ptr %p.67, align 4
  %p.69 = getelementptr float, ptr %p.28, i64 24
  %l.70 = load <8 x float>, ptr %p.69, align 4
  %p.71 = getelementptr float, ptr %p.26, i64 64
  %l.72 = load float, ptr %p.71, align 4
  %t.73 = insertelement <8 x float> poison, float %l.72, i64 0
  %s.74 = shufflevector <8 x float> %t.73, <8 x float> poison, <8 x i32> zeroinitializer
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.68, <8 x float> %t.35)
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.70, <8 x float> %t.36)
  %p.77 = getelementptr float, ptr %p.26, i64 65
  %l.78 = load float, ptr %p.77, align 4
  %t.79 = insertelement <8 x float> poison, float %l.78, i64 0
  %s.80 = shufflevector <8 x float> %t.79, <8 x float> poison, <8 x i32> zeroinitializer
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.68, <8 x float> %t.41)
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.70, <8 x float> %t.42)
  %p.83 = getelementptr float, ptr %p.26, i64 66
  %l.84 = load float, ptr %p.83, align 4
  %t.85 = insertelement <8 x float> poison, float %l.84, i64 0
  %s.86 = shufflevector <8 x float> %t.85, <8 x float> poison, <8 x i32> zeroinitializer
  %t.87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.86, <8 x float> %l.68, <8 x float> %t.47)
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.86, <8 x float> %l.70, <8 x float> %t.48)
  %p.89 = getelementptr float, ptr %p.26, i64 67
  %l.90 = load float, ptr %p.89, align 4
  %t.91 = insertelement <8 x float> poison, float %l.90, i64 0
  %s.92 = shufflevector <8 x float> %t.91, <8 x float> poison, <8 x i32> zeroinitializer
  %t.93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.68, <8 x float> %t.53)
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.70, <8 x float> %t.54)
  %p.95 = getelementptr float, ptr %p.26, i64 68
  %l.96 = load float, ptr %p.95, align 4
  %t.97 = insertelement <8 x float> poison, float %l.96, i64 0
  %s.98 = shufflevector <8 x float> %t.97, <8 x float> poison, <8 x i32> zeroinitializer
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.68, <8 x float> %t.59)
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.70, <8 x float> %t.60)
  %p.101 = getelementptr float, ptr %p.26, i64 69
  %l.102 = load float, ptr %p.101, align 4
  %t.103 = insertelement <8 x float> poison, float %l.102, i64 0
  %s.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <8 x i32> zeroinitializer
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.68, <8 x float> %t.65)
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.70, <8 x float> %t.66)
  %k.24.next = add nuw nsw i64 %k.24.i, 2
  %t.107 = icmp slt i64 %k.24.next, 128
  br i1 %t.107, label %k.24, label %k.24.done
k.24.done:
  %p.108 = getelementptr float, ptr %a, i64 8192
  %p.109 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.75, ptr %c, align 4
  %p.110 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.76, ptr %p.110, align 4
  %p.111 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.81, ptr %p.111, align 4
  %p.112 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.82, ptr %p.112, align 4
  %p.113 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.87, ptr %p.113, align 4
  %p.114 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.88, ptr %p.114, align 4
  %p.115 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.93, ptr %p.115, align 4
  %p.116 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.94, ptr %p.116, align 4
  %p.117 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.99, ptr %p.117, align 4
  %p.118 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.100, ptr %p.118, align 4
  %p.119 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.105, ptr %p.119, align 4
  %p.120 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.106, ptr %p.120, align 4
  ret void
}
define internal void @values5_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  %l.1 = load <8 x float>, ptr %c, align 4
  %p.2 = getelementptr float, ptr %c, i64 8
  %l.3 = load <8 x float>, ptr %p.2, align 4
  %p.4 = getelementptr float, ptr %c, i64 16
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %c, i64 24
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %c, i64 32
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %c, i64 40
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %c, i64 48
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %c, i64 56
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %c, i64 64
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %c, i64 72
  %l.19 = load <8 x float>, ptr %p.18, align 4
  br label %k.20
k.20:
  %k.20.i = phi i64 [0, %entry], [%k.20.next, %k.20]
  %k.20.c0 = phi <8 x float> [%l.1, %entry], [%t.65, %k.20]
  %k.20.c1 = phi <8 x float> [%l.3, %entry], [%t.66, %k.20]
  %k.20.c2 = phi <8 x float> [%l.5, %entry], [%t.71, %k.20]
  %k.20.c3 = phi <8 x float> [%l.7, %entry], [%t.72, %k.20]
  %k.20.c4 = phi <8 x float> [%l.9, %entry], [%t.77, %k.20]
  %k.20.c5 = phi <8 x float> [%l.11, %entry], [%t.78, %k.20]
  %k.20.c6 = phi <8 x float> [%l.13, %entry], [%t.83, %k.20]
  %k.20.c7 = phi <8 x float> [%l.15, %entry], [%t.84, %k.20]
  %k.20.c8 = phi <8 x float> [%l.17, %entry], [%t.89, %k.20]
  %k.20.c9 = phi <8 x float> [%l.19, %entry], [%t.90, %k.20]
  %t.21 = mul i64 %k.20.i, 64
  %p.22 = getelementptr float, ptr %a, i64 %t.21
  %t.23 = mul i64 %k.20.i, 16
  %p.24 = getelementptr float, ptr %b, i64 %t.23
  %l.25 = load <8 x float>, ptr %p.24, align 4
  %p.26 = getelementptr float, ptr %p.24, i64 8
  %l.27 = load <8 x float>, ptr %p.26, align 4
  %l.28 = load float, ptr %p.22, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.25, <8 x float> %k.20.c0)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.27, <8 x float> %k.20.c1)
  %p.33 = getelementptr float, ptr %p.22, i64 1
  %l.34 = load float, ptr %p.33, align 4
  %t.35 = insertelement <8 x float> poison, float %l.34, i64 0
  %s.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <8 x i32> zeroinitializer
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.25, <8 x float> %k.20.c2)
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.27, <8 x float> %k.20.c3)
  %p.39 = getelementptr float, ptr %p.22, i64 2
  %l.40 = load float, ptr %p.39, align 4
  %t.41 = insertelement <8 x float> poison, float %l.40, i64 0
  %s.42 = shufflevector <8 x float> %t.41, <8 x float> poison, <8 x i32> zeroinitializer
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.25, <8 x float> %k.20.c4)
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.27, <8 x float> %k.20.c5)
  %p.45 = getelementptr float, ptr %p.22, i64 3
  %l.46 = load float, ptr %p.45, align 4
  %t.47 = insertelement <8 x float> poison, float %l.46, i64 0
  %s.48 = shufflevector <8 x float> %t.47, <8 x float> poison, <8 x i32> zeroinitializer
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.25, <8 x float> %k.20.c6)
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.27, <8 x float> %k.20.c7)
  %p.51 = getelementptr float, ptr %p.22, i64 4
  %l.52 = load float, ptr %p.51, align 4
  %t.53 = insertelement <8 x float> poison, float %l.52, i64 0
  %s.54 = shufflevector <8 x float> %t.53, <8 x float> poison, <8 x i32> zeroinitializer
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.54, <8 x float> %l.25, <8 x float> %k.20.c8)
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.54, <8 x float> %l.27, <8 x float> %k.20.c9)
  %p.57 = getelementptr float, ptr %p.24, i64 16
  %l.58 = load <8 x float>, ptr %p.57, align 4
  %p.59 = getelementptr float, ptr %p.24, i64 24
  %l.60 = load <8 x float>, ptr %p.59, align 4
  %p.61 = getelementptr float, ptr %p.22, i64 64
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.58, <8 x float> %t.31)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.60, <8 x float> %t.32)
  %p.67 = getelementptr float, ptr %p.22, i64 65
  %l.68 = load float, ptr %p.67, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.58, <8 x float> %t.37)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.60, <8 x float> %t.38)
  %p.73 = getelementptr float, ptr %p.22, i64 66
  %l.74 = load float, ptr %p.73, align 4
  %t.75 = insertelement <8 x float> poison, float %l.74, i64 0
  %s.76 = shufflevector <8 x float> %t.75, <8 x float> poison, <8 x i32> zeroinitializer
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.58, <8 x float> %t.43)
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.60, <8 x float> %t.44)
  %p.79 = getelementptr float, ptr %p.22, i64 67
  %l.80 = load float, ptr %p.79, align 4
  %t.81 = insertelement <8 x float> poison, float %l.80, i64 0
  %s.82 = shufflevector <8 x float> %t.81, <8 x float> poison, <8 x i32> zeroinitializer
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.58, <8 x float> %t.49)
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.60, <8 x float> %t.50)
  %p.85 = getelementptr float, ptr %p.22, i64 68
  %l.86 = load float, ptr %p.85, align 4
  %t.87 = insertelement <8 x float> poison, float %l.86, i64 0
  %s.88 = shufflevector <8 x float> %t.87, <8 x float> poison, <8 x i32> zeroinitializer
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.58, <8 x float> %t.55)
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.60, <8 x float> %t.56)
  %k.20.next = add nuw nsw i64 %k.20.i, 2
  %t.91 = icmp slt i64 %k.20.next, 128
  br i1 %t.91, label %k.20, label %k.20.done
k.20.done:
  %p.92 = getelementptr float, ptr %a, i64 8192
  %p.93 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.65, ptr %c, align 4
  %p.94 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.66, ptr %p.94, align 4
  %p.95 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.71, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.72, ptr %p.96, align 4
  %p.97 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.77, ptr %p.97, align 4
  %p.98 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.78, ptr %p.98, align 4
  %p.99 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.83, ptr %p.99, align 4
  %p.100 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.84, ptr %p.100, align 4
  %p.101 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.89, ptr %p.101, align 4
  %p.102 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.90, ptr %p.102, align 4
  ret void
}
define internal void @transpose_16_64(ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns) noinline #0 {
entry:
  br label %row.1
row.1:
  %row.1.i = phi i64 [0, %entry], [%row.1.next, %column.2.done]
  br label %column.2
column.2:
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2]
  %t.3 = mul i64 %row.1.i, 16
  %t.4 = add i64 %t.3, %column.2.i
  %p.5 = getelementptr float, ptr %from, i64 %t.4
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %p.5, i64 16
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %p.5, i64 32
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %p.11 = getelementptr float, ptr %p.5, i64 48
  %l.12 = load <8 x float>, ptr %p.11, align 4
  %p.13 = getelementptr float, ptr %p.5, i64 64
  %l.14 = load <8 x float>, ptr %p.13, align 4
  %p.15 = getelementptr float, ptr %p.5, i64 80
  %l.16 = load <8 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %p.5, i64 96
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %p.19 = getelementptr float, ptr %p.5, i64 112
  %l.20 = load <8 x float>, ptr %p.19, align 4
  %t.21 = mul i64 %column.2.i, 64
  %t.22 = add i64 %t.21, %row.1.i
  %p.23 = getelementptr float, ptr %to, i64 %t.22
  %t.24 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.25 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.26 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.27 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.28 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.29 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.30 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.31 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.32 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.33 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.34 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.35 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.36 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.37 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.38 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.39 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.40 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.41 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.43 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.44 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.45 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.47 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.40, ptr %p.23, align 4
  %p.48 = getelementptr float, ptr %p.23, i64 64
  store <8 x float> %t.41, ptr %p.48, align 4
  %p.49 = getelementptr float, ptr %p.23, i64 128
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.23, i64 192
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.23, i64 256
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.23, i64 320
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.23, i64 384
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.23, i64 448
  store <8 x float> %t.47, ptr %p.54, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  %t.55 = icmp slt i64 %column.2.next, %columns
  br i1 %t.55, label %column.2, label %column.2.done
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define void @kt_attention_3b7ae6a405fb8ab4(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  %t.1 = mul i64 %tid, 29888
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 4096
  %p.4 = getelementptr float, ptr %p.2, i64 8192
  %p.5 = getelementptr float, ptr %p.2, i64 16384
  %p.6 = getelementptr float, ptr %p.2, i64 24576
  %p.7 = getelementptr float, ptr %p.2, i64 28672
  %p.8 = getelementptr float, ptr %p.2, i64 28736
  %p.9 = getelementptr float, ptr %p.2, i64 28800
  %p.10 = getelementptr float, ptr %p.2, i64 28864
  %p.11 = getelementptr float, ptr %p.2, i64 29888
  %p.12 = getelementptr float, ptr %p.2, i64 29888
  %p.13 = getelementptr float, ptr %p.2, i64 29888
  %t.14 = mul i64 %part, 128
  %t.15 = udiv i64 %t.14, %parts
  %t.16 = add i64 %t.14, 128
  %t.17 = udiv i64 %t.16, %parts
  br label %item.18
item.18:
  %item.18.i = phi i64 [%t.15, %entry], [%item.18.next, %group.326.done]
  %t.19 = icmp slt i64 %item.18.i, %t.17
  br i1 %t.19, label %item.18.body, label %item.18.done
item.18.body:
  %t.20 = urem i64 %item.18.i, 32
  %t.21 = udiv i64 %item.18.i, 32
  %t.22 = mul i64 %t.20, 64
  %t.23 = sub i64 2063, %t.22
  %t.24 = udiv i64 %t.23, 16
  %t.25 = call i64 @llvm.smin.i64(i64 %t.24, i64 4)
  br label %group.26
group.26:
  %group.26.i = phi i64 [0, %item.18.body], [%group.26.next, %clear.73.done]
  %t.27 = mul i64 %group.26.i, 16
  %t.28 = add i64 %t.22, %t.27
  %t.29 = mul i64 %group.26.i, 1024
  %p.30 = getelementptr float, ptr %p.2, i64 %t.29
  %t.31 = mul i64 %group.26.i, 1024
  %p.32 = getelementptr float, ptr %p.3, i64 %t.31
  %t.33 = mul i64 %group.26.i, 2048
  %p.34 = getelementptr float, ptr %p.4, i64 %t.33
  %t.35 = mul i64 %group.26.i, 2048
  %p.36 = getelementptr float, ptr %p.5, i64 %t.35
  %t.37 = mul i64 %group.26.i, 1024
  %p.38 = getelementptr float, ptr %p.6, i64 %t.37
  %t.39 = mul i64 %group.26.i, 16
  %p.40 = getelementptr float, ptr %p.7, i64 %t.39
  %t.41 = mul i64 %group.26.i, 16
  %p.42 = getelementptr float, ptr %p.8, i64 %t.41
  %t.43 = mul i64 %group.26.i, 16
  %p.44 = getelementptr float, ptr %p.9, i64 %t.43
  br label %query.45
query.45:
  %query.45.i = phi i64 [0, %group.26], [%query.45.next, %depth.54.done]
  %t.46 = icmp slt i64 %query.45.i, 16
  br i1 %t.46, label %query.45.body, label %query.45.done
query.45.body:
  %t.47 = add i64 %t.28, %query.45.i
  %t.48 = mul i64 %t.21, 131072
  %t.49 = mul i64 %t.47, 64
  %t.50 = add i64 %t.49, %t.48
  %p.51 = getelementptr float, ptr %b0, i64 %t.50
  %t.52 = mul i64 %query.45.i, 64
  %p.53 = getelementptr float, ptr %p.10, i64 %t.52
  br label %depth.54
depth.54:
  %depth.54.i = phi i64 [0, %query.45.body], [%depth.54.next, %depth.54.body]
  %t.55 = icmp slt i64 %depth.54.i, 64
  br i1 %t.55, label %depth.54.body, label %depth.54.done
depth.54.body:
  %p.56 = getelementptr float, ptr %p.51, i64 %depth.54.i
  %l.57 = load <8 x float>, ptr %p.56, align 4
  %p.58 = getelementptr float, ptr %p.53, i64 %depth.54.i
  store <8 x float> %l.57, ptr %p.58, align 4
  %depth.54.next = add nuw nsw i64 %depth.54.i, 8
  br label %depth.54
depth.54.done:
  %query.45.next = add nuw nsw i64 %query.45.i, 1
  br label %query.45
query.45.done:
  call void @transpose_64_16(ptr %p.10, ptr %p.30, i64 16, i64 64)
  br label %query.59
query.59:
  %query.59.i = phi i64 [0, %query.45.done], [%query.59.next, %depth.68.done]
  %t.60 = icmp slt i64 %query.59.i, 16
  br i1 %t.60, label %query.59.body, label %query.59.done
query.59.body:
  %t.61 = add i64 %t.28, %query.59.i
  %t.62 = mul i64 %t.21, 131072
  %t.63 = mul i64 %t.61, 64
  %t.64 = add i64 %t.63, %t.62
  %p.65 = getelementptr float, ptr %b3, i64 %t.64
  %t.66 = mul i64 %query.59.i, 64
  %p.67 = getelementptr float, ptr %p.10, i64 %t.66
  br label %depth.68
depth.68:
  %depth.68.i = phi i64 [0, %query.59.body], [%depth.68.next, %depth.68.body]
  %t.69 = icmp slt i64 %depth.68.i, 64
  br i1 %t.69, label %depth.68.body, label %depth.68.done
depth.68.body:
  %p.70 = getelementptr float, ptr %p.65, i64 %depth.68.i
  %l.71 = load <8 x float>, ptr %p.70, align 4
  %p.72 = getelementptr float, ptr %p.67, i64 %depth.68.i
  store <8 x float> %l.71, ptr %p.72, align 4
  %depth.68.next = add nuw nsw i64 %depth.68.i, 8
  br label %depth.68
depth.68.done:
  %query.59.next = add nuw nsw i64 %query.59.i, 1
  br label %query.59
query.59.done:
  call void @transpose_64_16(ptr %p.10, ptr %p.32, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.40, align 4
  store <16 x float> zeroinitializer, ptr %p.42, align 4
  br label %clear.73
clear.73:
  %clear.73.i = phi i64 [0, %query.59.done], [%clear.73.next, %clear.73.body]
  %t.74 = icmp slt i64 %clear.73.i, 64
  br i1 %t.74, label %clear.73.body, label %clear.73.done
clear.73.body:
  %t.75 = mul i64 %clear.73.i, 16
  %p.76 = getelementptr float, ptr %p.38, i64 %t.75
  store <16 x float> zeroinitializer, ptr %p.76, align 4
  %clear.73.next = add nuw nsw i64 %clear.73.i, 1
  br label %clear.73
clear.73.done:
  %group.26.next = add nuw nsw i64 %group.26.i, 1
  %t.77 = icmp slt i64 %group.26.next, %t.25
  br i1 %t.77, label %group.26, label %group.26.done
group.26.done:
  %t.78 = add i64 %t.22, 63
  %t.79 = call i64 @llvm.smin.i64(i64 %t.78, i64 2047)
  %t.80 = add i64 %t.79, 1
  %t.81 = call i64 @llvm.smin.i64(i64 2048, i64 %t.80)
  %t.82 = call i64 @llvm.smin.i64(i64 %t.81, i64 2048)
  br label %keys.83
keys.83:
  %keys.83.i = phi i64 [0, %group.26.done], [%keys.83.next, %tile.299.done]
  %t.84 = icmp slt i64 %keys.83.i, %t.82
  br i1 %t.84, label %keys.83.body, label %keys.83.done
keys.83.body:
  %t.85 = mul i64 %t.21, 131072
  %t.86 = mul i64 %keys.83.i, 64
  %t.87 = add i64 %t.85, %t.86
  %p.88 = getelementptr float, ptr %b1, i64 %t.87
  br label %tile.89
tile.89:
  %tile.89.i = phi i64 [0, %keys.83.body], [%tile.89.next, %group.93.done]
  %t.90 = mul i64 %tile.89.i, 6
  %t.91 = mul i64 %t.90, 64
  %p.92 = getelementptr float, ptr %p.88, i64 %t.91
  br label %group.93
group.93:
  %group.93.i = phi i64 [0, %tile.89], [%group.93.next, %group.93]
  %t.94 = mul i64 %group.93.i, 16
  %t.95 = add i64 %t.22, %t.94
  %t.96 = mul i64 %group.93.i, 1024
  %p.97 = getelementptr float, ptr %p.2, i64 %t.96
  %t.98 = mul i64 %group.93.i, 1024
  %p.99 = getelementptr float, ptr %p.3, i64 %t.98
  %t.100 = mul i64 %group.93.i, 2048
  %p.101 = getelementptr float, ptr %p.4, i64 %t.100
  %t.102 = mul i64 %group.93.i, 2048
  %p.103 = getelementptr float, ptr %p.5, i64 %t.102
  %t.104 = mul i64 %group.93.i, 1024
  %p.105 = getelementptr float, ptr %p.6, i64 %t.104
  %t.106 = mul i64 %group.93.i, 16
  %p.107 = getelementptr float, ptr %p.7, i64 %t.106
  %t.108 = mul i64 %group.93.i, 16
  %p.109 = getelementptr float, ptr %p.8, i64 %t.108
  %t.110 = mul i64 %group.93.i, 16
  %p.111 = getelementptr float, ptr %p.9, i64 %t.110
  %t.112 = mul i64 %t.90, 16
  %p.113 = getelementptr float, ptr %p.101, i64 %t.112
  call void @scores0_6(ptr %p.92, ptr %p.97, ptr %p.113, ptr %p.111)
  %group.93.next = add nuw nsw i64 %group.93.i, 1
  %t.114 = icmp slt i64 %group.93.next, %t.25
  br i1 %t.114, label %group.93, label %group.93.done
group.93.done:
  %tile.89.next = add nuw nsw i64 %tile.89.i, 1
  %t.115 = icmp slt i64 %tile.89.next, 18
  br i1 %t.115, label %tile.89, label %tile.89.done
tile.89.done:
  br label %tile.116
tile.116:
  %tile.116.i = phi i64 [18, %tile.89.done], [%tile.116.next, %group.121.done]
  %t.117 = mul i64 %tile.116.i, 5
  %t.118 = add i64 %t.117, 18
  %t.119 = mul i64 %t.118, 64
  %p.120 = getelementptr float, ptr %p.88, i64 %t.119
  br label %group.121
group.121:
  %group.121.i = phi i64 [0, %tile.116], [%group.121.next, %group.121]
  %t.122 = mul i64 %group.121.i, 16
  %t.123 = add i64 %t.22, %t.122
  %t.124 = mul i64 %group.121.i, 1024
  %p.125 = getelementptr float, ptr %p.2, i64 %t.124
  %t.126 = mul i64 %group.121.i, 1024
  %p.127 = getelementptr float, ptr %p.3, i64 %t.126
  %t.128 = mul i64 %group.121.i, 2048
  %p.129 = getelementptr float, ptr %p.4, i64 %t.128
  %t.130 = mul i64 %group.121.i, 2048
  %p.131 = getelementptr float, ptr %p.5, i64 %t.130
  %t.132 = mul i64 %group.121.i, 1024
  %p.133 = getelementptr float, ptr %p.6, i64 %t.132
  %t.134 = mul i64 %group.121.i, 16
  %p.135 = getelementptr float, ptr %p.7, i64 %t.134
  %t.136 = mul i64 %group.121.i, 16
  %p.137 = getelementptr float, ptr %p.8, i64 %t.136
  %t.138 = mul i64 %group.121.i, 16
  %p.139 = getelementptr float, ptr %p.9, i64 %t.138
  %t.140 = mul i64 %t.118, 16
  %p.141 = getelementptr float, ptr %p.129, i64 %t.140
  call void @scores0_5(ptr %p.120, ptr %p.125, ptr %p.141, ptr %p.139)
  %group.121.next = add nuw nsw i64 %group.121.i, 1
  %t.142 = icmp slt i64 %group.121.next, %t.25
  br i1 %t.142, label %group.121, label %group.121.done
group.121.done:
  %tile.116.next = add nuw nsw i64 %tile.116.i, 1
  %t.143 = icmp slt i64 %tile.116.next, 22
  br i1 %t.143, label %tile.116, label %tile.116.done
tile.116.done:
  %t.144 = mul i64 %t.21, 131072
  %t.145 = mul i64 %keys.83.i, 64
  %t.146 = add i64 %t.144, %t.145
  %p.147 = getelementptr float, ptr %b4, i64 %t.146
  br label %tile.148
tile.148:
  %tile.148.i = phi i64 [0, %tile.116.done], [%tile.148.next, %group.152.done]
  %t.149 = mul i64 %tile.148.i, 6
  %t.150 = mul i64 %t.149, 64
  %p.151 = getelementptr float, ptr %p.147, i64 %t.150
  br label %group.152
group.152:
  %group.152.i = phi i64 [0, %tile.148], [%group.152.next, %group.152]
  %t.153 = mul i64 %group.152.i, 16
  %t.154 = add i64 %t.22, %t.153
  %t.155 = mul i64 %group.152.i, 1024
  %p.156 = getelementptr float, ptr %p.2, i64 %t.155
  %t.157 = mul i64 %group.152.i, 1024
  %p.158 = getelementptr float, ptr %p.3, i64 %t.157
  %t.159 = mul i64 %group.152.i, 2048
  %p.160 = getelementptr float, ptr %p.4, i64 %t.159
  %t.161 = mul i64 %group.152.i, 2048
  %p.162 = getelementptr float, ptr %p.5, i64 %t.161
  %t.163 = mul i64 %group.152.i, 1024
  %p.164 = getelementptr float, ptr %p.6, i64 %t.163
  %t.165 = mul i64 %group.152.i, 16
  %p.166 = getelementptr float, ptr %p.7, i64 %t.165
  %t.167 = mul i64 %group.152.i, 16
  %p.168 = getelementptr float, ptr %p.8, i64 %t.167
  %t.169 = mul i64 %group.152.i, 16
  %p.170 = getelementptr float, ptr %p.9, i64 %t.169
  %t.171 = mul i64 %t.149, 16
  %p.172 = getelementptr float, ptr %p.162, i64 %t.171
  call void @scores1_6(ptr %p.151, ptr %p.158, ptr %p.172, ptr %p.170)
  %group.152.next = add nuw nsw i64 %group.152.i, 1
  %t.173 = icmp slt i64 %group.152.next, %t.25
  br i1 %t.173, label %group.152, label %group.152.done
group.152.done:
  %tile.148.next = add nuw nsw i64 %tile.148.i, 1
  %t.174 = icmp slt i64 %tile.148.next, 18
  br i1 %t.174, label %tile.148, label %tile.148.done
tile.148.done:
  br label %tile.175
tile.175:
  %tile.175.i = phi i64 [18, %tile.148.done], [%tile.175.next, %group.180.done]
  %t.176 = mul i64 %tile.175.i, 5
  %t.177 = add i64 %t.176, 18
  %t.178 = mul i64 %t.177, 64
  %p.179 = getelementptr float, ptr %p.147, i64 %t.178
  br label %group.180
group.180:
  %group.180.i = phi i64 [0, %tile.175], [%group.180.next, %group.180]
  %t.181 = mul i64 %group.180.i, 16
  %t.182 = add i64 %t.22, %t.181
  %t.183 = mul i64 %group.180.i, 1024
  %p.184 = getelementptr float, ptr %p.2, i64 %t.183
  %t.185 = mul i64 %group.180.i, 1024
  %p.186 = getelementptr float, ptr %p.3, i64 %t.185
  %t.187 = mul i64 %group.180.i, 2048
  %p.188 = getelementptr float, ptr %p.4, i64 %t.187
  %t.189 = mul i64 %group.180.i, 2048
  %p.190 = getelementptr float, ptr %p.5, i64 %t.189
  %t.191 = mul i64 %group.180.i, 1024
  %p.192 = getelementptr float, ptr %p.6, i64 %t.191
  %t.193 = mul i64 %group.180.i, 16
  %p.194 = getelementptr float, ptr %p.7, i64 %t.193
  %t.195 = mul i64 %group.180.i, 16
  %p.196 = getelementptr float, ptr %p.8, i64 %t.195
  %t.197 = mul i64 %group.180.i, 16
  %p.198 = getelementptr float, ptr %p.9, i64 %t.197
  %t.199 = mul i64 %t.177, 16
  %p.200 = getelementptr float, ptr %p.190, i64 %t.199
  call void @scores1_5(ptr %p.179, ptr %p.186, ptr %p.200, ptr %p.198)
  %group.180.next = add nuw nsw i64 %group.180.i, 1
  %t.201 = icmp slt i64 %group.180.next, %t.25
  br i1 %t.201, label %group.180, label %group.180.done
group.180.done:
  %tile.175.next = add nuw nsw i64 %tile.175.i, 1
  %t.202 = icmp slt i64 %tile.175.next, 22
  br i1 %t.202, label %tile.175, label %tile.175.done
tile.175.done:
  br label %group.203
group.203:
  %group.203.i = phi i64 [0, %tile.175.done], [%group.203.next, %score.222.done]
  %t.204 = mul i64 %group.203.i, 16
  %t.205 = add i64 %t.22, %t.204
  %t.206 = mul i64 %group.203.i, 1024
  %p.207 = getelementptr float, ptr %p.2, i64 %t.206
  %t.208 = mul i64 %group.203.i, 1024
  %p.209 = getelementptr float, ptr %p.3, i64 %t.208
  %t.210 = mul i64 %group.203.i, 2048
  %p.211 = getelementptr float, ptr %p.4, i64 %t.210
  %t.212 = mul i64 %group.203.i, 2048
  %p.213 = getelementptr float, ptr %p.5, i64 %t.212
  %t.214 = mul i64 %group.203.i, 1024
  %p.215 = getelementptr float, ptr %p.6, i64 %t.214
  %t.216 = mul i64 %group.203.i, 16
  %p.217 = getelementptr float, ptr %p.7, i64 %t.216
  %t.218 = mul i64 %group.203.i, 16
  %p.219 = getelementptr float, ptr %p.8, i64 %t.218
  %t.220 = mul i64 %group.203.i, 16
  %p.221 = getelementptr float, ptr %p.9, i64 %t.220
  br label %score.222
score.222:
  %score.222.i = phi i64 [0, %group.203], [%score.222.next, %score.222]
  %t.223 = add i64 %keys.83.i, %score.222.i
  %t.224 = mul i64 %score.222.i, 16
  %p.225 = getelementptr float, ptr %p.211, i64 %t.224
  %l.226 = load <16 x float>, ptr %p.225, align 4
  %p.227 = getelementptr float, ptr %p.213, i64 %t.224
  %l.228 = load <16 x float>, ptr %p.227, align 4
  %t.229 = trunc i64 %t.223 to i32
  %t.230 = insertelement <16 x i32> poison, i32 %t.229, i64 0
  %s.231 = shufflevector <16 x i32> %t.230, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.232 = trunc i64 %t.205 to i32
  %t.233 = insertelement <16 x i32> poison, i32 %t.232, i64 0
  %s.234 = shufflevector <16 x i32> %t.233, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.235 = add <16 x i32> %s.234, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.236 = icmp sle <16 x i32> %s.231, %t.235
  %t.237 = fmul <16 x float> %l.226, splat (float 0x3FC0000000000000)
  %t.238 = select <16 x i1> %t.236, <16 x float> %t.237, <16 x float> splat (float 0xFFF0000000000000)
  %t.239 = mul i64 %t.21, 2048
  %t.240 = add i64 %t.205, %t.239
  %p.241 = getelementptr float, ptr %b2, i64 %t.240
  %l.242 = load <16 x float>, ptr %p.241, align 4
  %t.243 = fsub <16 x float> %t.238, %l.242
  %t.244 = fcmp olt <16 x float> %t.243, splat (float 0xC056000000000000)
  %t.245 = select <16 x i1> %t.244, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.243
  %t.246 = fcmp ogt <16 x float> %t.245, splat (float 0x4056400000000000)
  %t.247 = select <16 x i1> %t.246, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.245
  %t.248 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.247, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %t.249 = fsub <16 x float> %t.248, splat (float 0x4168000FE0000000)
  %t.250 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.249, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.247)
  %t.251 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.250, <16 x float> splat (float 0x3F80FA3EE0000000), <16 x float> splat (float 0x3FA573BE20000000))
  %t.252 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.250, <16 x float> %t.251, <16 x float> splat (float 0x3FC555A7C0000000))
  %t.253 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.250, <16 x float> %t.252, <16 x float> splat (float 0x3FDFFFDC20000000))
  %t.254 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.250, <16 x float> %t.253, <16 x float> splat (float 0x3FEFFFFF60000000))
  %t.255 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.250, <16 x float> %t.254, <16 x float> splat (float 0x3FF0000000000000))
  %t.256 = bitcast <16 x float> %t.248 to <16 x i32>
  %t.257 = shl <16 x i32> %t.256, splat (i32 23)
  %t.258 = bitcast <16 x i32> %t.257 to <16 x float>
  %t.259 = fmul <16 x float> %t.255, %t.258
  %t.260 = mul i64 %t.21, 2048
  %t.261 = add i64 %t.205, %t.260
  %p.262 = getelementptr float, ptr %b5, i64 %t.261
  %l.263 = load <16 x float>, ptr %p.262, align 4
  %t.264 = fsub <16 x float> %l.228, %l.263
  %t.265 = fmul <16 x float> %t.259, %t.264
  %p.266 = getelementptr float, ptr %p.211, i64 %t.224
  store <16 x float> %t.265, ptr %p.266, align 4
  %score.222.next = add nuw nsw i64 %score.222.i, 1
  %t.267 = icmp slt i64 %score.222.next, 128
  br i1 %t.267, label %score.222, label %score.222.done
score.222.done:
  %group.203.next = add nuw nsw i64 %group.203.i, 1
  %t.268 = icmp slt i64 %group.203.next, %t.25
  br i1 %t.268, label %group.203, label %group.203.done
group.203.done:
  %t.269 = mul i64 %t.21, 131072
  %t.270 = mul i64 %keys.83.i, 64
  %t.271 = add i64 %t.269, %t.270
  %p.272 = getelementptr float, ptr %b1, i64 %t.271
  br label %tile.273
tile.273:
  %tile.273.i = phi i64 [0, %group.203.done], [%tile.273.next, %group.276.done]
  %t.274 = mul i64 %tile.273.i, 6
  %p.275 = getelementptr float, ptr %p.272, i64 %t.274
  br label %group.276
group.276:
  %group.276.i = phi i64 [0, %tile.273], [%group.276.next, %group.276]
  %t.277 = mul i64 %group.276.i, 16
  %t.278 = add i64 %t.22, %t.277
  %t.279 = mul i64 %group.276.i, 1024
  %p.280 = getelementptr float, ptr %p.2, i64 %t.279
  %t.281 = mul i64 %group.276.i, 1024
  %p.282 = getelementptr float, ptr %p.3, i64 %t.281
  %t.283 = mul i64 %group.276.i, 2048
  %p.284 = getelementptr float, ptr %p.4, i64 %t.283
  %t.285 = mul i64 %group.276.i, 2048
  %p.286 = getelementptr float, ptr %p.5, i64 %t.285
  %t.287 = mul i64 %group.276.i, 1024
  %p.288 = getelementptr float, ptr %p.6, i64 %t.287
  %t.289 = mul i64 %group.276.i, 16
  %p.290 = getelementptr float, ptr %p.7, i64 %t.289
  %t.291 = mul i64 %group.276.i, 16
  %p.292 = getelementptr float, ptr %p.8, i64 %t.291
  %t.293 = mul i64 %group.276.i, 16
  %p.294 = getelementptr float, ptr %p.9, i64 %t.293
  %t.295 = mul i64 %t.274, 16
  %p.296 = getelementptr float, ptr %p.288, i64 %t.295
  call void @values6_128(ptr %p.275, ptr %p.284, ptr %p.296, ptr %p.294)
  %group.276.next = add nuw nsw i64 %group.276.i, 1
  %t.297 = icmp slt i64 %group.276.next, %t.25
  br i1 %t.297, label %group.276, label %group.276.done
group.276.done:
  %tile.273.next = add nuw nsw i64 %tile.273.i, 1
  %t.298 = icmp slt i64 %tile.273.next, 9
  br i1 %t.298, label %tile.273, label %tile.273.done
tile.273.done:
  br label %tile.299
tile.299:
  %tile.299.i = phi i64 [9, %tile.273.done], [%tile.299.next, %group.303.done]
  %t.300 = mul i64 %tile.299.i, 5
  %t.301 = add i64 %t.300, 9
  %p.302 = getelementptr float, ptr %p.272, i64 %t.301
  br label %group.303
group.303:
  %group.303.i = phi i64 [0, %tile.299], [%group.303.next, %group.303]
  %t.304 = mul i64 %group.303.i, 16
  %t.305 = add i64 %t.22, %t.304
  %t.306 = mul i64 %group.303.i, 1024
  %p.307 = getelementptr float, ptr %p.2, i64 %t.306
  %t.308 = mul i64 %group.303.i, 1024
  %p.309 = getelementptr float, ptr %p.3, i64 %t.308
  %t.310 = mul i64 %group.303.i, 2048
  %p.311 = getelementptr float, ptr %p.4, i64 %t.310
  %t.312 = mul i64 %group.303.i, 2048
  %p.313 = getelementptr float, ptr %p.5, i64 %t.312
  %t.314 = mul i64 %group.303.i, 1024
  %p.315 = getelementptr float, ptr %p.6, i64 %t.314
  %t.316 = mul i64 %group.303.i, 16
  %p.317 = getelementptr float, ptr %p.7, i64 %t.316
  %t.318 = mul i64 %group.303.i, 16
  %p.319 = getelementptr float, ptr %p.8, i64 %t.318
  %t.320 = mul i64 %group.303.i, 16
  %p.321 = getelementptr float, ptr %p.9, i64 %t.320
  %t.322 = mul i64 %t.301, 16
  %p.323 = getelementptr float, ptr %p.315, i64 %t.322
  call void @values5_128(ptr %p.302, ptr %p.311, ptr %p.323, ptr %p.321)
  %group.303.next = add nuw nsw i64 %group.303.i, 1
  %t.324 = icmp slt i64 %group.303.next, %t.25
  br i1 %t.324, label %group.303, label %group.303.done
group.303.done:
  %tile.299.next = add nuw nsw i64 %tile.299.i, 1
  %t.325 = icmp slt i64 %tile.299.next, 11
  br i1 %t.325, label %tile.299, label %tile.299.done
tile.299.done:
  %keys.83.next = add nuw nsw i64 %keys.83.i, 128
  br label %keys.83
keys.83.done:
  br label %group.326
group.326:
  %group.326.i = phi i64 [0, %keys.83.done], [%group.326.next, %query.345.done]
  %t.327 = mul i64 %group.326.i, 16
  %t.328 = add i64 %t.22, %t.327
  %t.329 = mul i64 %group.326.i, 1024
  %p.330 = getelementptr float, ptr %p.2, i64 %t.329
  %t.331 = mul i64 %group.326.i, 1024
  %p.332 = getelementptr float, ptr %p.3, i64 %t.331
  %t.333 = mul i64 %group.326.i, 2048
  %p.334 = getelementptr float, ptr %p.4, i64 %t.333
  %t.335 = mul i64 %group.326.i, 2048
  %p.336 = getelementptr float, ptr %p.5, i64 %t.335
  %t.337 = mul i64 %group.326.i, 1024
  %p.338 = getelementptr float, ptr %p.6, i64 %t.337
  %t.339 = mul i64 %group.326.i, 16
  %p.340 = getelementptr float, ptr %p.7, i64 %t.339
  %t.341 = mul i64 %group.326.i, 16
  %p.342 = getelementptr float, ptr %p.8, i64 %t.341
  %t.343 = mul i64 %group.326.i, 16
  %p.344 = getelementptr float, ptr %p.9, i64 %t.343
  call void @transpose_16_64(ptr %p.338, ptr %p.10, i64 64, i64 16)
  br label %query.345
query.345:
  %query.345.i = phi i64 [0, %group.326], [%query.345.next, %value.350.done]
  %t.346 = icmp slt i64 %query.345.i, 16
  br i1 %t.346, label %query.345.body, label %query.345.done
query.345.body:
  %t.347 = add i64 %t.328, %query.345.i
  %t.348 = mul i64 %query.345.i, 64
  %p.349 = getelementptr float, ptr %p.10, i64 %t.348
  br label %value.350
value.350:
  %value.350.i = phi i64 [0, %query.345.body], [%value.350.next, %value.350.body]
  %t.351 = icmp slt i64 %value.350.i, 64
  br i1 %t.351, label %value.350.body, label %value.350.done
value.350.body:
  %p.352 = getelementptr float, ptr %p.349, i64 %value.350.i
  %l.353 = load <8 x float>, ptr %p.352, align 4
  %t.354 = fmul <8 x float> %l.353, splat (float 0x3FC0000000000000)
  %t.355 = mul i64 %t.21, 131072
  %t.356 = add i64 %value.350.i, %t.355
  %t.357 = mul i64 %t.347, 64
  %t.358 = add i64 %t.357, %t.356
  %p.359 = getelementptr float, ptr %b6, i64 %t.358
  store <8 x float> %t.354, ptr %p.359, align 4
  %value.350.next = add nuw nsw i64 %value.350.i, 8
  br label %value.350
value.350.done:
  %query.345.next = add nuw nsw i64 %query.345.i, 1
  br label %query.345
query.345.done:
  %group.326.next = add nuw nsw i64 %group.326.i, 1
  %t.360 = icmp slt i64 %group.326.next, %t.25
  br i1 %t.360, label %group.326, label %group.326.done
group.326.done:
  %item.18.next = add nuw nsw i64 %item.18.i, 1
  br label %item.18
item.18.done:
  ret void
}
!0 = !{i32 1}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
define internal void @transpose_64_16(ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns) noinline #0 {
entry:
  br label %row.1
row.1:
  %row.1.i = phi i64 [0, %entry], [%row.1.next, %column.2.done]
  br label %column.2
column.2:
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2]
  %t.3 = mul i64 %row.1.i, 64
  %t.4 = add i64 %t.3, %column.2.i
  %p.5 = getelementptr float, ptr %from, i64 %t.4
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %p.5, i64 64
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %p.5, i64 128
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %p.11 = getelementptr float, ptr %p.5, i64 192
  %l.12 = load <8 x float>, ptr %p.11, align 4
  %p.13 = getelementptr float, ptr %p.5, i64 256
  %l.14 = load <8 x float>, ptr %p.13, align 4
  %p.15 = getelementptr float, ptr %p.5, i64 320
  %l.16 = load <8 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %p.5, i64 384
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %p.19 = getelementptr float, ptr %p.5, i64 448
  %l.20 = load <8 x float>, ptr %p.19, align 4
  %t.21 = mul i64 %column.2.i, 16
  %t.22 = add i64 %t.21, %row.1.i
  %p.23 = getelementptr float, ptr %to, i64 %t.22
  %t.24 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.25 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.26 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.27 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.28 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.29 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.30 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.31 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.32 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.33 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.34 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.35 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.36 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.37 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.38 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.39 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.40 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.41 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.43 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.44 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.45 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.47 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.40, ptr %p.23, align 4
  %p.48 = getelementptr float, ptr %p.23, i64 16
  store <8 x float> %t.41, ptr %p.48, align 4
  %p.49 = getelementptr float, ptr %p.23, i64 32
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.23, i64 48
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.23, i64 64
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.23, i64 80
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.23, i64 96
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.23, i64 112
  store <8 x float> %t.47, ptr %p.54, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  %t.55 = icmp slt i64 %column.2.next, %columns
  br i1 %t.55, label %column.2, label %column.2.done
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define internal void @scores0_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.51, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.57, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.63, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.69, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.75, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.76, %k.1]
  %k.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.81, %k.1]
  %k.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.82, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %p.4, i64 8
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %l.8 = load float, ptr %p.2, align 4
  %t.9 = insertelement <8 x float> poison, float %l.8, i64 0
  %s.10 = shufflevector <8 x float> %t.9, <8 x float> poison, <8 x i32> zeroinitializer
  %t.11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.5, <8 x float> %k.1.c0)
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.7, <8 x float> %k.1.c1)
  %p.13 = getelementptr float, ptr %p.2, i64 64
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 128
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 192
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 256
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.2, i64 320
  %l.38 = load float, ptr %p.37, align 4
  %t.39 = insertelement <8 x float> poison, float %l.38, i64 0
  %s.40 = shufflevector <8 x float> %t.39, <8 x float> poison, <8 x i32> zeroinitializer
  %t.41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.5, <8 x float> %k.1.c10)
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.7, <8 x float> %k.1.c11)
  %p.43 = getelementptr float, ptr %p.4, i64 16
  %l.44 = load <8 x float>, ptr %p.43, align 4
  %p.45 = getelementptr float, ptr %p.4, i64 24
  %l.46 = load <8 x float>, ptr %p.45, align 4
  %p.47 = getelementptr float, ptr %p.2, i64 1
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.44, <8 x float> %t.11)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.46, <8 x float> %t.12)
  %p.53 = getelementptr float, ptr %p.2, i64 65
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.44, <8 x float> %t.17)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.46, <8 x float> %t.18)
  %p.59 = getelementptr float, ptr %p.2, i64 129
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.44, <8 x float> %t.23)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.46, <8 x float> %t.24)
  %p.65 = getelementptr float, ptr %p.2, i64 193
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.44, <8 x float> %t.29)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.46, <8 x float> %t.30)
  %p.71 = getelementptr float, ptr %p.2, i64 257
  %l.72 = load float, ptr %p.71, align 4
  %t.73 = insertelement <8 x float> poison, float %l.72, i64 0
  %s.74 = shufflevector <8 x float> %t.73, <8 x float> poison, <8 x i32> zeroinitializer
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.44, <8 x float> %t.35)
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.46, <8 x float> %t.36)
  %p.77 = getelementptr float, ptr %p.2, i64 321
  %l.78 = load float, ptr %p.77, align 4
  %t.79 = insertelement <8 x float> poison, float %l.78, i64 0
  %s.80 = shufflevector <8 x float> %t.79, <8 x float> poison, <8 x i32> zeroinitializer
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.44, <8 x float> %t.41)
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.46, <8 x float> %t.42)
  %k.1.next = add nuw nsw i64 %k.1.i, 2
  %t.83 = icmp slt i64 %k.1.next, 64
  br i1 %t.83, label %k.1, label %k.1.done
k.1.done:
  %p.84 = getelementptr float, ptr %a, i64 64
  %p.85 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.51, ptr %c, align 4
  %p.86 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.52, ptr %p.86, align 4
  %p.87 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.57, ptr %p.87, align 4
  %p.88 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.58, ptr %p.88, align 4
  %p.89 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.63, ptr %p.89, align 4
  %p.90 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.64, ptr %p.90, align 4
  %p.91 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.69, ptr %p.91, align 4
  %p.92 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.70, ptr %p.92, align 4
  %p.93 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.75, ptr %p.93, align 4
  %p.94 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.76, ptr %p.94, align 4
  %p.95 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.81, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.82, ptr %p.96, align 4
  ret void
}
define internal void @scores0_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.45, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.46, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.51, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.57, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.63, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.69, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %p.4, i64 8
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %l.8 = load float, ptr %p.2, align 4
  %t.9 = insertelement <8 x float> poison, float %l.8, i64 0
  %s.10 = shufflevector <8 x float> %t.9, <8 x float> poison, <8 x i32> zeroinitializer
  %t.11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.5, <8 x float> %k.1.c0)
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.7, <8 x float> %k.1.c1)
  %p.13 = getelementptr float, ptr %p.2, i64 64
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 128
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 192
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 256
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.4, i64 16
  %l.38 = load <8 x float>, ptr %p.37, align 4
  %p.39 = getelementptr float, ptr %p.4, i64 24
  %l.40 = load <8 x float>, ptr %p.39, align 4
  %p.41 = getelementptr float, ptr %p.2, i64 1
  %l.42 = load float, ptr %p.41, align 4
  %t.43 = insertelement <8 x float> poison, float %l.42, i64 0
  %s.44 = shufflevector <8 x float> %t.43, <8 x float> poison, <8 x i32> zeroinitializer
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.38, <8 x float> %t.11)
  %t.46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.40, <8 x float> %t.12)
  %p.47 = getelementptr float, ptr %p.2, i64 65
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.38, <8 x float> %t.17)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.40, <8 x float> %t.18)
  %p.53 = getelementptr float, ptr %p.2, i64 129
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.38, <8 x float> %t.23)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.40, <8 x float> %t.24)
  %p.59 = getelementptr float, ptr %p.2, i64 193
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.38, <8 x float> %t.29)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.40, <8 x float> %t.30)
  %p.65 = getelementptr float, ptr %p.2, i64 257
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.38, <8 x float> %t.35)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.40, <8 x float> %t.36)
  %k.1.next = add nuw nsw i64 %k.1.i, 2
  %t.71 = icmp slt i64 %k.1.next, 64
  br i1 %t.71, label %k.1, label %k.1.done
k.1.done:
  %p.72 = getelementptr float, ptr %a, i64 64
  %p.73 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.45, ptr %c, align 4
  %p.74 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.46, ptr %p.74, align 4
  %p.75 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.51, ptr %p.75, align 4
  %p.76 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.52, ptr %p.76, align 4
  %p.77 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.57, ptr %p.77, align 4
  %p.78 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.58, ptr %p.78, align 4
  %p.79 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.63, ptr %p.79, align 4
  %p.80 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.64, ptr %p.80, align 4
  %p.81 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.69, ptr %p.81, align 4
  %p.82 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.70, ptr %p.82, align 4
  ret void
}
define internal void @scores1_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.51, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.57, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.63, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.69, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.75, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.76, %k.1]
  %k.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.81, %k.1]
  %k.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.82, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %p.4, i64 8
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %l.8 = load float, ptr %p.2, align 4
  %t.9 = insertelement <8 x float> poison, float %l.8, i64 0
  %s.10 = shufflevector <8 x float> %t.9, <8 x float> poison, <8 x i32> zeroinitializer
  %t.11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.5, <8 x float> %k.1.c0)
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.7, <8 x float> %k.1.c1)
  %p.13 = getelementptr float, ptr %p.2, i64 64
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 128
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 192
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 256
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.2, i64 320
  %l.38 = load float, ptr %p.37, align 4
  %t.39 = insertelement <8 x float> poison, float %l.38, i64 0
  %s.40 = shufflevector <8 x float> %t.39, <8 x float> poison, <8 x i32> zeroinitializer
  %t.41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.5, <8 x float> %k.1.c10)
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.7, <8 x float> %k.1.c11)
  %p.43 = getelementptr float, ptr %p.4, i64 16
  %l.44 = load <8 x float>, ptr %p.43, align 4
  %p.45 = getelementptr float, ptr %p.4, i64 24
  %l.46 = load <8 x float>, ptr %p.45, align 4
  %p.47 = getelementptr float, ptr %p.2, i64 1
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.44, <8 x float> %t.11)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.46, <8 x float> %t.12)
  %p.53 = getelementptr float, ptr %p.2, i64 65
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.44, <8 x float> %t.17)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.46, <8 x float> %t.18)
  %p.59 = getelementptr float, ptr %p.2, i64 129
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.44, <8 x float> %t.23)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.46, <8 x float> %t.24)
  %p.65 = getelementptr float, ptr %p.2, i64 193
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.44, <8 x float> %t.29)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.46, <8 x float> %t.30)
  %p.71 = getelementptr float, ptr %p.2, i64 257
  %l.72 = load float, ptr %p.71, align 4
  %t.73 = insertelement <8 x float> poison, float %l.72, i64 0
  %s.74 = shufflevector <8 x float> %t.73, <8 x float> poison, <8 x i32> zeroinitializer
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.44, <8 x float> %t.35)
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.46, <8 x float> %t.36)
  %p.77 = getelementptr float, ptr %p.2, i64 321
  %l.78 = load float, ptr %p.77, align 4
  %t.79 = insertelement <8 x float> poison, float %l.78, i64 0
  %s.80 = shufflevector <8 x float> %t.79, <8 x float> poison, <8 x i32> zeroinitializer
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.44, <8 x float> %t.41)
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.46, <8 x float> %t.42)
  %k.1.next = add nuw nsw i64 %k.1.i, 2
  %t.83 = icmp slt i64 %k.1.next, 64
  br i1 %t.83, label %k.1, label %k.1.done
k.1.done:
  %p.84 = getelementptr float, ptr %a, i64 64
  %p.85 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.51, ptr %c, align 4
  %p.86 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.52, ptr %p.86, align 4
  %p.87 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.57, ptr %p.87, align 4
  %p.88 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.58, ptr %p.88, align 4
  %p.89 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.63, ptr %p.89, align 4
  %p.90 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.64, ptr %p.90, align 4
  %p.91 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.69, ptr %p.91, align 4
  %p.92 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.70, ptr %p.92, align 4
  %p.93 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.75, ptr %p.93, align 4
  %p.94 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.76, ptr %p.94, align 4
  %p.95 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.81, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.82, ptr %p.96, align 4
  ret void
}
define internal void @scores1_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.45, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.46, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.51, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.57, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.63, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.69, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %p.4, i64 8
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %l.8 = load float, ptr %p.2, align 4
  %t.9 = insertelement <8 x float> poison, float %l.8, i64 0
  %s.10 = shufflevector <8 x float> %t.9, <8 x float> poison, <8 x i32> zeroinitializer
  %t.11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.5, <8 x float> %k.1.c0)
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.7, <8 x float> %k.1.c1)
  %p.13 = getelementptr float, ptr %p.2, i64 64
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 128
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 192
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 256
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.4, i64 16
  %l.38 = load <8 x float>, ptr %p.37, align 4
  %p.39 = getelementptr float, ptr %p.4, i64 24
  %l.40 = load <8 x float>, ptr %p.39, align 4
  %p.41 = getelementptr float, ptr %p.2, i64 1
  %l.42 = load float, ptr %p.41, align 4
  %t.43 = insertelement <8 x float> poison, float %l.42, i64 0
  %s.44 = shufflevector <8 x float> %t.43, <8 x float> poison, <8 x i32> zeroinitializer
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.38, <8 x float> %t.11)
  %t.46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.40, <8 x float> %t.12)
  %p.47 = getelementptr float, ptr %p.2, i64 65
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.38, <8 x float> %t.17)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.40, <8 x float> %t.18)
  %p.53 = getelementptr float, ptr %p.2, i64 129
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.38, <8 x float> %t.23)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.40, <8 x float> %t.24)
  %p.59 = getelementptr float, ptr %p.2, i64 193
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.38, <8 x float> %t.29)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.40, <8 x float> %t.30)
  %p.65 = getelementptr float, ptr %p.2, i64 257
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.38, <8 x float> %t.35)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.40, <8 x float> %t.36)
  %k.1.next = add nuw nsw i64 %k.1.i, 2
  %t.71 = icmp slt i64 %k.1.next, 64
  br i1 %t.71, label %k.1, label %k.1.done
k.1.done:
  %p.72 = getelementptr float, ptr %a, i64 64
  %p.73 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.45, ptr %c, align 4
  %p.74 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.46, ptr %p.74, align 4
  %p.75 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.51, ptr %p.75, align 4
  %p.76 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.52, ptr %p.76, align 4
  %p.77 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.57, ptr %p.77, align 4
  %p.78 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.58, ptr %p.78, align 4
  %p.79 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.63, ptr %p.79, align 4
  %p.80 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.64, ptr %p.80, align 4
  %p.81 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.69, ptr %p.81, align 4
  %p.82 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.70, ptr %p.82, align 4
  ret void
}
define internal void @values6_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  %l.1 = load <8 x float>, ptr %c, align 4
  %p.2 = getelementptr float, ptr %c, i64 8
  %l.3 = load <8 x float>, ptr %p.2, align 4
  %p.4 = getelementptr float, ptr %c, i64 16
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %c, i64 24
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %c, i64 32
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %c, i64 40
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %c, i64 48
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %c, i64 56
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %c, i64 64
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %c, i64 72
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %c, i64 80
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %p.22 = getelementptr float, ptr %c, i64 88
  %l.23 = load <8 x float>, ptr %p.22, align 4
  br label %k.24
k.24:
  %k.24.i = phi i64 [0, %entry], [%k.24.next, %k.24]
  %k.24.c0 = phi <8 x float> [%l.1, %entry], [%t.75, %k.24]
  %k.24.c1 = phi <8 x float> [%l.3, %entry], [%t.76, %k.24]
  %k.24.c2 = phi <8 x float> [%l.5, %entry], [%t.81, %k.24]
  %k.24.c3 = phi <8 x float> [%l.7, %entry], [%t.82, %k.24]
  %k.24.c4 = phi <8 x float> [%l.9, %entry], [%t.87, %k.24]
  %k.24.c5 = phi <8 x float> [%l.11, %entry], [%t.88, %k.24]
  %k.24.c6 = phi <8 x float> [%l.13, %entry], [%t.93, %k.24]
  %k.24.c7 = phi <8 x float> [%l.15, %entry], [%t.94, %k.24]
  %k.24.c8 = phi <8 x float> [%l.17, %entry], [%t.99, %k.24]
  %k.24.c9 = phi <8 x float> [%l.19, %entry], [%t.100, %k.24]
  %k.24.c10 = phi <8 x float> [%l.21, %entry], [%t.105, %k.24]
  %k.24.c11 = phi <8 x float> [%l.23, %entry], [%t.106, %k.24]
  %t.25 = mul i64 %k.24.i, 64
  %p.26 = getelementptr float, ptr %a, i64 %t.25
  %t.27 = mul i64 %k.24.i, 16
  %p.28 = getelementptr float, ptr %b, i64 %t.27
  %l.29 = load <8 x float>, ptr %p.28, align 4
  %p.30 = getelementptr float, ptr %p.28, i64 8
  %l.31 = load <8 x float>, ptr %p.30, align 4
  %l.32 = load float, ptr %p.26, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.29, <8 x float> %k.24.c0)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.31, <8 x float> %k.24.c1)
  %p.37 = getelementptr float, ptr %p.26, i64 1
  %l.38 = load float, ptr %p.37, align 4
  %t.39 = insertelement <8 x float> poison, float %l.38, i64 0
  %s.40 = shufflevector <8 x float> %t.39, <8 x float> poison, <8 x i32> zeroinitializer
  %t.41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.29, <8 x float> %k.24.c2)
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.31, <8 x float> %k.24.c3)
  %p.43 = getelementptr float, ptr %p.26, i64 2
  %l.44 = load float, ptr %p.43, align 4
  %t.45 = insertelement <8 x float> poison, float %l.44, i64 0
  %s.46 = shufflevector <8 x float> %t.45, <8 x float> poison, <8 x i32> zeroinitializer
  %t.47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.46, <8 x float> %l.29, <8 x float> %k.24.c4)
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.46, <8 x float> %l.31, <8 x float> %k.24.c5)
  %p.49 = getelementptr float, ptr %p.26, i64 3
  %l.50 = load float, ptr %p.49, align 4
  %t.51 = insertelement <8 x float> poison, float %l.50, i64 0
  %s.52 = shufflevector <8 x float> %t.51, <8 x float> poison, <8 x i32> zeroinitializer
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.29, <8 x float> %k.24.c6)
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.31, <8 x float> %k.24.c7)
  %p.55 = getelementptr float, ptr %p.26, i64 4
  %l.56 = load float, ptr %p.55, align 4
  %t.57 = insertelement <8 x float> poison, float %l.56, i64 0
  %s.58 = shufflevector <8 x float> %t.57, <8 x float> poison, <8 x i32> zeroinitializer
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.29, <8 x float> %k.24.c8)
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.31, <8 x float> %k.24.c9)
  %p.61 = getelementptr float, ptr %p.26, i64 5
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.29, <8 x float> %k.24.c10)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.31, <8 x float> %k.24.c11)
  %p.67 = getelementptr float, ptr %p.28, i64 16
  %l.68 = load <8 x float>, ptr %p.67, align 4
  %p.69 = getelementptr float, ptr %p.28, i64 24
  %l.70 = load <8 x float>, ptr %p.69, align 4
  %p.71 = getelementptr float, ptr %p.26, i64 64
  %l.72 = load float, ptr %p.71, align 4
  %t.73 = insertelement <8 x float> poison, float %l.72, i64 0
  %s.74 = shufflevector <8 x float> %t.73, <8 x float> poison, <8 x i32> zeroinitializer
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.68, <8 x float> %t.35)
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.70, <8 x float> %t.36)
  %p.77 = getelementptr float, ptr %p.26, i64 65
  %l.78 = load float, ptr %p.77, align 4
  %t.79 = insertelement <8 x float> poison, float %l.78, i64 0
  %s.80 = shufflevector <8 x float> %t.79, <8 x float> poison, <8 x i32> zeroinitializer
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.68, <8 x float> %t.41)
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.70, <8 x float> %t.42)
  %p.83 = getelementptr float, ptr %p.26, i64 66
  %l.84 = load float, ptr %p.83, align 4
  %t.85 = insertelement <8 x float> poison, float %l.84, i64 0
  %s.86 = shufflevector <8 x float> %t.85, <8 x float> poison, <8 x i32> zeroinitializer
  %t.87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.86, <8 x float> %l.68, <8 x float> %t.47)
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.86, <8 x float> %l.70, <8 x float> %t.48)
  %p.89 = getelementptr float, ptr %p.26, i64 67
  %l.90 = load float, ptr %p.89, align 4
  %t.91 = insertelement <8 x float> poison, float %l.90, i64 0
  %s.92 = shufflevector <8 x float> %t.91, <8 x float> poison, <8 x i32> zeroinitializer
  %t.93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.68, <8 x float> %t.53)
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.70, <8 x float> %t.54)
  %p.95 = getelementptr float, ptr %p.26, i64 68
  %l.96 = load float, ptr %p.95, align 4
  %t.97 = insertelement <8 x float> poison, float %l.96, i64 0
  %s.98 = shufflevector <8 x float> %t.97, <8 x float> poison, <8 x i32> zeroinitializer
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.68, <8 x float> %t.59)
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.70, <8 x float> %t.60)
  %p.101 = getelementptr float, ptr %p.26, i64 69
  %l.102 = load float, ptr %p.101, align 4
  %t.103 = insertelement <8 x float> poison, float %l.102, i64 0
  %s.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <8 x i32> zeroinitializer
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.68, <8 x float> %t.65)
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.70, <8 x float> %t.66)
  %k.24.next = add nuw nsw i64 %k.24.i, 2
  %t.107 = icmp slt i64 %k.24.next, 128
  br i1 %t.107, label %k.24, label %k.24.done
k.24.done:
  %p.108 = getelementptr float, ptr %a, i64 8192
  %p.109 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.75, ptr %c, align 4
  %p.110 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.76, ptr %p.110, align 4
  %p.111 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.81, ptr %p.111, align 4
  %p.112 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.82, ptr %p.112, align 4
  %p.113 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.87, ptr %p.113, align 4
  %p.114 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.88, ptr %p.114, align 4
  %p.115 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.93, ptr %p.115, align 4
  %p.116 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.94, ptr %p.116, align 4
  %p.117 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.99, ptr %p.117, align 4
  %p.118 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.100, ptr %p.118, align 4
  %p.119 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.105, ptr %p.119, align 4
  %p.120 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.106, ptr %p.120, align 4
  ret void
}
define internal void @values5_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  %l.1 = load <8 x float>, ptr %c, align 4
  %p.2 = getelementptr float, ptr %c, i64 8
  %l.3 = load <8 x float>, ptr %p.2, align 4
  %p.4 = getelementptr float, ptr %c, i64 16
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %c, i64 24
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %c, i64 32
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %c, i64 40
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %c, i64 48
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %c, i64 56
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %c, i64 64
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %c, i64 72
  %l.19 = load <8 x float>, ptr %p.18, align 4
  br label %k.20
k.20:
  %k.20.i = phi i64 [0, %entry], [%k.20.next, %k.20]
  %k.20.c0 = phi <8 x float> [%l.1, %entry], [%t.65, %k.20]
  %k.20.c1 = phi <8 x float> [%l.3, %entry], [%t.66, %k.20]
  %k.20.c2 = phi <8 x float> [%l.5, %entry], [%t.71, %k.20]
  %k.20.c3 = phi <8 x float> [%l.7, %entry], [%t.72, %k.20]
  %k.20.c4 = phi <8 x float> [%l.9, %entry], [%t.77, %k.20]
  %k.20.c5 = phi <8 x float> [%l.11, %entry], [%t.78, %k.20]
  %k.20.c6 = phi <8 x float> [%l.13, %entry], [%t.83, %k.20]
  %k.20.c7 = phi <8 x float> [%l.15, %entry], [%t.84, %k.20]
  %k.20.c8 = phi <8 x float> [%l.17, %entry], [%t.89, %k.20]
  %k.20.c9 = phi <8 x float> [%l.19, %entry], [%t.90, %k.20]
  %t.21 = mul i64 %k.20.i, 64
  %p.22 = getelementptr float, ptr %a, i64 %t.21
  %t.23 = mul i64 %k.20.i, 16
  %p.24 = getelementptr float, ptr %b, i64 %t.23
  %l.25 = load <8 x float>, ptr %p.24, align 4
  %p.26 = getelementptr float, ptr %p.24, i64 8
  %l.27 = load <8 x float>, ptr %p.26, align 4
  %l.28 = load float, ptr %p.22, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.25, <8 x float> %k.20.c0)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.27, <8 x float> %k.20.c1)
  %p.33 = getelementptr float, ptr %p.22, i64 1
  %l.34 = load float, ptr %p.33, align 4
  %t.35 = insertelement <8 x float> poison, float %l.34, i64 0
  %s.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <8 x i32> zeroinitializer
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.25, <8 x float> %k.20.c2)
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.27, <8 x float> %k.20.c3)
  %p.39 = getelementptr float, ptr %p.22, i64 2
  %l.40 = load float, ptr %p.39, align 4
  %t.41 = insertelement <8 x float> poison, float %l.40, i64 0
  %s.42 = shufflevector <8 x float> %t.41, <8 x float> poison, <8 x i32> zeroinitializer
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.25, <8 x float> %k.20.c4)
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.27, <8 x float> %k.20.c5)
  %p.45 = getelementptr float, ptr %p.22, i64 3
  %l.46 = load float, ptr %p.45, align 4
  %t.47 = insertelement <8 x float> poison, float %l.46, i64 0
  %s.48 = shufflevector <8 x float> %t.47, <8 x float> poison, <8 x i32> zeroinitializer
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.25, <8 x float> %k.20.c6)
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.27, <8 x float> %k.20.c7)
  %p.51 = getelementptr float, ptr %p.22, i64 4
  %l.52 = load float, ptr %p.51, align 4
  %t.53 = insertelement <8 x float> poison, float %l.52, i64 0
  %s.54 = shufflevector <8 x float> %t.53, <8 x float> poison, <8 x i32> zeroinitializer
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.54, <8 x float> %l.25, <8 x float> %k.20.c8)
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.54, <8 x float> %l.27, <8 x float> %k.20.c9)
  %p.57 = getelementptr float, ptr %p.24, i64 16
  %l.58 = load <8 x float>, ptr %p.57, align 4
  %p.59 = getelementptr float, ptr %p.24, i64 24
  %l.60 = load <8 x float>, ptr %p.59, align 4
  %p.61 = getelementptr float, ptr %p.22, i64 64
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.58, <8 x float> %t.31)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.60, <8 x float> %t.32)
  %p.67 = getelementptr float, ptr %p.22, i64 65
  %l.68 = load float, ptr %p.67, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.58, <8 x float> %t.37)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.60, <8 x float> %t.38)
  %p.73 = getelementptr float, ptr %p.22, i64 66
  %l.74 = load float, ptr %p.73, align 4
  %t.75 = insertelement <8 x float> poison, float %l.74, i64 0
  %s.76 = shufflevector <8 x float> %t.75, <8 x float> poison, <8 x i32> zeroinitializer
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.58, <8 x float> %t.43)
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.60, <8 x float> %t.44)
  %p.79 = getelementptr float, ptr %p.22, i64 67
  %l.80 = load float, ptr %p.79, align 4
  %t.81 = insertelement <8 x float> poison, float %l.80, i64 0
  %s.82 = shufflevector <8 x float> %t.81, <8 x float> poison, <8 x i32> zeroinitializer
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.58, <8 x float> %t.49)
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.60, <8 x float> %t.50)
  %p.85 = getelementptr float, ptr %p.22, i64 68
  %l.86 = load float, ptr %p.85, align 4
  %t.87 = insertelement <8 x float> poison, float %l.86, i64 0
  %s.88 = shufflevector <8 x float> %t.87, <8 x float> poison, <8 x i32> zeroinitializer
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.58, <8 x float> %t.55)
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.60, <8 x float> %t.56)
  %k.20.next = add nuw nsw i64 %k.20.i, 2
  %t.91 = icmp slt i64 %k.20.next, 128
  br i1 %t.91, label %k.20, label %k.20.done
k.20.done:
  %p.92 = getelementptr float, ptr %a, i64 8192
  %p.93 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.65, ptr %c, align 4
  %p.94 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.66, ptr %p.94, align 4
  %p.95 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.71, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.72, ptr %p.96, align 4
  %p.97 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.77, ptr %p.97, align 4
  %p.98 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.78, ptr %p.98, align 4
  %p.99 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.83, ptr %p.99, align 4
  %p.100 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.84, ptr %p.100, align 4
  %p.101 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.89, ptr %p.101, align 4
  %p.102 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.90, ptr %p.102, align 4
  ret void
}
define internal void @transpose_16_64(ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns) noinline #0 {
entry:
  br label %row.1
row.1:
  %row.1.i = phi i64 [0, %entry], [%row.1.next, %column.2.done]
  br label %column.2
column.2:
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2]
  %t.3 = mul i64 %row.1.i, 16
  %t.4 = add i64 %t.3, %column.2.i
  %p.5 = getelementptr float, ptr %from, i64 %t.4
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %p.5, i64 16
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %p.5, i64 32
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %p.11 = getelementptr float, ptr %p.5, i64 48
  %l.12 = load <8 x float>, ptr %p.11, align 4
  %p.13 = getelementptr float, ptr %p.5, i64 64
  %l.14 = load <8 x float>, ptr %p.13, align 4
  %p.15 = getelementptr float, ptr %p.5, i64 80
  %l.16 = load <8 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %p.5, i64 96
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %p.19 = getelementptr float, ptr %p.5, i64 112
  %l.20 = load <8 x float>, ptr %p.19, align 4
  %t.21 = mul i64 %column.2.i, 64
  %t.22 = add i64 %t.21, %row.1.i
  %p.23 = getelementptr float, ptr %to, i64 %t.22
  %t.24 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.25 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.26 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.27 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.28 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.29 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.30 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.31 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.32 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.33 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.34 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.35 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.36 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.37 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.38 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.39 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.40 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.41 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.43 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.44 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.45 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.47 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.40, ptr %p.23, align 4
  %p.48 = getelementptr float, ptr %p.23, i64 64
  store <8 x float> %t.41, ptr %p.48, align 4
  %p.49 = getelementptr float, ptr %p.23, i64 128
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.23, i64 192
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.23, i64 256
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.23, i64 320
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.23, i64 384
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.23, i64 448
  store <8 x float> %t.47, ptr %p.54, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  %t.55 = icmp slt i64 %column.2.next, %columns
  br i1 %t.55, label %column.2, label %column.2.done
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define void @kt_attention_663980c83a72f524(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  %t.1 = mul i64 %tid, 29888
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 4096
  %p.4 = getelementptr float, ptr %p.2, i64 8192
  %p.5 = getelementptr float, ptr %p.2, i64 16384
  %p.6 = getelementptr float, ptr %p.2, i64 24576
  %p.7 = getelementptr float, ptr %p.2, i64 28672
  %p.8 = getelementptr float, ptr %p.2, i64 28736
  %p.9 = getelementptr float, ptr %p.2, i64 28800
  %p.10 = getelementptr float, ptr %p.2, i64 28864
  %p.11 = getelementptr float, ptr %p.2, i64 29888
  %p.12 = getelementptr float, ptr %p.2, i64 29888
  %p.13 = getelementptr float, ptr %p.2, i64 29888
  %t.14 = mul i64 %part, 128
  %t.15 = udiv i64 %t.14, %parts
  %t.16 = add i64 %t.14, 128
  %t.17 = udiv i64 %t.16, %parts
  br label %item.18
item.18:
  %item.18.i = phi i64 [%t.15, %entry], [%item.18.next, %group.334.done]
  %t.19 = icmp slt i64 %item.18.i, %t.17
  br i1 %t.19, label %item.18.body, label %item.18.done
item.18.body:
  %t.20 = urem i64 %item.18.i, 32
  %t.21 = udiv i64 %item.18.i, 32
  %t.22 = mul i64 %t.20, 64
  %t.23 = sub i64 2063, %t.22
  %t.24 = udiv i64 %t.23, 16
  %t.25 = call i64 @llvm.smin.i64(i64 %t.24, i64 4)
  br label %group.26
group.26:
  %group.26.i = phi i64 [0, %item.18.body], [%group.26.next, %clear.73.done]
  %t.27 = mul i64 %group.26.i, 16
  %t.28 = add i64 %t.22, %t.27
  %t.29 = mul i64 %group.26.i, 1024
  %p.30 = getelementptr float, ptr %p.2, i64 %t.29
  %t.31 = mul i64 %group.26.i, 1024
  %p.32 = getelementptr float, ptr %p.3, i64 %t.31
  %t.33 = mul i64 %group.26.i, 2048
  %p.34 = getelementptr float, ptr %p.4, i64 %t.33
  %t.35 = mul i64 %group.26.i, 2048
  %p.36 = getelementptr float, ptr %p.5, i64 %t.35
  %t.37 = mul i64 %group.26.i, 1024
  %p.38 = getelementptr float, ptr %p.6, i64 %t.37
  %t.39 = mul i64 %group.26.i, 16
  %p.40 = getelementptr float, ptr %p.7, i64 %t.39
  %t.41 = mul i64 %group.26.i, 16
  %p.42 = getelementptr float, ptr %p.8, i64 %t.41
  %t.43 = mul i64 %group.26.i, 16
  %p.44 = getelementptr float, ptr %p.9, i64 %t.43
  br label %query.45
query.45:
  %query.45.i = phi i64 [0, %group.26], [%query.45.next, %depth.54.done]
  %t.46 = icmp slt i64 %query.45.i, 16
  br i1 %t.46, label %query.45.body, label %query.45.done
query.45.body:
  %t.47 = add i64 %t.28, %query.45.i
  %t.48 = mul i64 %t.21, 131072
  %t.49 = mul i64 %t.47, 64
  %t.50 = add i64 %t.49, %t.48
  %p.51 = getelementptr float, ptr %b1, i64 %t.50
  %t.52 = mul i64 %query.45.i, 64
  %p.53 = getelementptr float, ptr %p.10, i64 %t.52
  br label %depth.54
depth.54:
  %depth.54.i = phi i64 [0, %query.45.body], [%depth.54.next, %depth.54.body]
  %t.55 = icmp slt i64 %depth.54.i, 64
  br i1 %t.55, label %depth.54.body, label %depth.54.done
depth.54.body:
  %p.56 = getelementptr float, ptr %p.51, i64 %depth.54.i
  %l.57 = load <8 x float>, ptr %p.56, align 4
  %p.58 = getelementptr float, ptr %p.53, i64 %depth.54.i
  store <8 x float> %l.57, ptr %p.58, align 4
  %depth.54.next = add nuw nsw i64 %depth.54.i, 8
  br label %depth.54
depth.54.done:
  %query.45.next = add nuw nsw i64 %query.45.i, 1
  br label %query.45
query.45.done:
  call void @transpose_64_16(ptr %p.10, ptr %p.30, i64 16, i64 64)
  br label %query.59
query.59:
  %query.59.i = phi i64 [0, %query.45.done], [%query.59.next, %depth.68.done]
  %t.60 = icmp slt i64 %query.59.i, 16
  br i1 %t.60, label %query.59.body, label %query.59.done
query.59.body:
  %t.61 = add i64 %t.28, %query.59.i
  %t.62 = mul i64 %t.21, 131072
  %t.63 = mul i64 %t.61, 64
  %t.64 = add i64 %t.63, %t.62
  %p.65 = getelementptr float, ptr %b4, i64 %t.64
  %t.66 = mul i64 %query.59.i, 64
  %p.67 = getelementptr float, ptr %p.10, i64 %t.66
  br label %depth.68
depth.68:
  %depth.68.i = phi i64 [0, %query.59.body], [%depth.68.next, %depth.68.body]
  %t.69 = icmp slt i64 %depth.68.i, 64
  br i1 %t.69, label %depth.68.body, label %depth.68.done
depth.68.body:
  %p.70 = getelementptr float, ptr %p.65, i64 %depth.68.i
  %l.71 = load <8 x float>, ptr %p.70, align 4
  %p.72 = getelementptr float, ptr %p.67, i64 %depth.68.i
  store <8 x float> %l.71, ptr %p.72, align 4
  %depth.68.next = add nuw nsw i64 %depth.68.i, 8
  br label %depth.68
depth.68.done:
  %query.59.next = add nuw nsw i64 %query.59.i, 1
  br label %query.59
query.59.done:
  call void @transpose_64_16(ptr %p.10, ptr %p.32, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.40, align 4
  store <16 x float> zeroinitializer, ptr %p.42, align 4
  br label %clear.73
clear.73:
  %clear.73.i = phi i64 [0, %query.59.done], [%clear.73.next, %clear.73.body]
  %t.74 = icmp slt i64 %clear.73.i, 64
  br i1 %t.74, label %clear.73.body, label %clear.73.done
clear.73.body:
  %t.75 = mul i64 %clear.73.i, 16
  %p.76 = getelementptr float, ptr %p.38, i64 %t.75
  store <16 x float> zeroinitializer, ptr %p.76, align 4
  %clear.73.next = add nuw nsw i64 %clear.73.i, 1
  br label %clear.73
clear.73.done:
  %group.26.next = add nuw nsw i64 %group.26.i, 1
  %t.77 = icmp slt i64 %group.26.next, %t.25
  br i1 %t.77, label %group.26, label %group.26.done
group.26.done:
  %t.78 = add i64 %t.22, 63
  %t.79 = call i64 @llvm.smin.i64(i64 %t.78, i64 2047)
  %t.80 = sub i64 0, %t.22
  %t.81 = sub i64 0, %t.80
  %t.82 = call i64 @llvm.smax.i64(i64 %t.81, i64 0)
  %t.83 = udiv i64 %t.82, 128
  %t.84 = mul i64 %t.83, 128
  %t.85 = call i64 @llvm.smax.i64(i64 0, i64 %t.84)
  %t.86 = call i64 @llvm.smin.i64(i64 2048, i64 2048)
  br label %keys.87
keys.87:
  %keys.87.i = phi i64 [%t.85, %group.26.done], [%keys.87.next, %tile.307.done]
  %t.88 = icmp slt i64 %keys.87.i, %t.86
  br i1 %t.88, label %keys.87.body, label %keys.87.done
keys.87.body:
  %t.89 = mul i64 %t.21, 131072
  %t.90 = mul i64 %keys.87.i, 64
  %t.91 = add i64 %t.89, %t.90
  %p.92 = getelementptr float, ptr %b0, i64 %t.91
  br label %tile.93
tile.93:
  %tile.93.i = phi i64 [0, %keys.87.body], [%tile.93.next, %group.97.done]
  %t.94 = mul i64 %tile.93.i, 6
  %t.95 = mul i64 %t.94, 64
  %p.96 = getelementptr float, ptr %p.92, i64 %t.95
  br label %group.97
group.97:
  %group.97.i = phi i64 [0, %tile.93], [%group.97.next, %group.97]
  %t.98 = mul i64 %group.97.i, 16
  %t.99 = add i64 %t.22, %t.98
  %t.100 = mul i64 %group.97.i, 1024
  %p.101 = getelementptr float, ptr %p.2, i64 %t.100
  %t.102 = mul i64 %group.97.i, 1024
  %p.103 = getelementptr float, ptr %p.3, i64 %t.102
  %t.104 = mul i64 %group.97.i, 2048
  %p.105 = getelementptr float, ptr %p.4, i64 %t.104
  %t.106 = mul i64 %group.97.i, 2048
  %p.107 = getelementptr float, ptr %p.5, i64 %t.106
  %t.108 = mul i64 %group.97.i, 1024
  %p.109 = getelementptr float, ptr %p.6, i64 %t.108
  %t.110 = mul i64 %group.97.i, 16
  %p.111 = getelementptr float, ptr %p.7, i64 %t.110
  %t.112 = mul i64 %group.97.i, 16
  %p.113 = getelementptr float, ptr %p.8, i64 %t.112
  %t.114 = mul i64 %group.97.i, 16
  %p.115 = getelementptr float, ptr %p.9, i64 %t.114
  %t.116 = mul i64 %t.94, 16
  %p.117 = getelementptr float, ptr %p.105, i64 %t.116
  call void @scores0_6(ptr %p.96, ptr %p.101, ptr %p.117, ptr %p.115)
  %group.97.next = add nuw nsw i64 %group.97.i, 1
  %t.118 = icmp slt i64 %group.97.next, %t.25
  br i1 %t.118, label %group.97, label %group.97.done
group.97.done:
  %tile.93.next = add nuw nsw i64 %tile.93.i, 1
  %t.119 = icmp slt i64 %tile.93.next, 18
  br i1 %t.119, label %tile.93, label %tile.93.done
tile.93.done:
  br label %tile.120
tile.120:
  %tile.120.i = phi i64 [18, %tile.93.done], [%tile.120.next, %group.125.done]
  %t.121 = mul i64 %tile.120.i, 5
  %t.122 = add i64 %t.121, 18
  %t.123 = mul i64 %t.122, 64
  %p.124 = getelementptr float, ptr %p.92, i64 %t.123
  br label %group.125
group.125:
  %group.125.i = phi i64 [0, %tile.120], [%group.125.next, %group.125]
  %t.126 = mul i64 %group.125.i, 16
  %t.127 = add i64 %t.22, %t.126
  %t.128 = mul i64 %group.125.i, 1024
  %p.129 = getelementptr float, ptr %p.2, i64 %t.128
  %t.130 = mul i64 %group.125.i, 1024
  %p.131 = getelementptr float, ptr %p.3, i64 %t.130
  %t.132 = mul i64 %group.125.i, 2048
  %p.133 = getelementptr float, ptr %p.4, i64 %t.132
  %t.134 = mul i64 %group.125.i, 2048
  %p.135 = getelementptr float, ptr %p.5, i64 %t.134
  %t.136 = mul i64 %group.125.i, 1024
  %p.137 = getelementptr float, ptr %p.6, i64 %t.136
  %t.138 = mul i64 %group.125.i, 16
  %p.139 = getelementptr float, ptr %p.7, i64 %t.138
  %t.140 = mul i64 %group.125.i, 16
  %p.141 = getelementptr float, ptr %p.8, i64 %t.140
  %t.142 = mul i64 %group.125.i, 16
  %p.143 = getelementptr float, ptr %p.9, i64 %t.142
  %t.144 = mul i64 %t.122, 16
  %p.145 = getelementptr float, ptr %p.133, i64 %t.144
  call void @scores0_5(ptr %p.124, ptr %p.129, ptr %p.145, ptr %p.143)
  %group.125.next = add nuw nsw i64 %group.125.i, 1
  %t.146 = icmp slt i64 %group.125.next, %t.25
  br i1 %t.146, label %group.125, label %group.125.done
group.125.done:
  %tile.120.next = add nuw nsw i64 %tile.120.i, 1
  %t.147 = icmp slt i64 %tile.120.next, 22
  br i1 %t.147, label %tile.120, label %tile.120.done
tile.120.done:
  %t.148 = mul i64 %t.21, 131072
  %t.149 = mul i64 %keys.87.i, 64
  %t.150 = add i64 %t.148, %t.149
  %p.151 = getelementptr float, ptr %b3, i64 %t.150
  br label %tile.152
tile.152:
  %tile.152.i = phi i64 [0, %tile.120.done], [%tile.152.next, %group.156.done]
  %t.153 = mul i64 %tile.152.i, 6
  %t.154 = mul i64 %t.153, 64
  %p.155 = getelementptr float, ptr %p.151, i64 %t.154
  br label %group.156
group.156:
  %group.156.i = phi i64 [0, %tile.152], [%group.156.next, %group.156]
  %t.157 = mul i64 %group.156.i, 16
  %t.158 = add i64 %t.22, %t.157
  %t.159 = mul i64 %group.156.i, 1024
  %p.160 = getelementptr float, ptr %p.2, i64 %t.159
  %t.161 = mul i64 %group.156.i, 1024
  %p.162 = getelementptr float, ptr %p.3, i64 %t.161
  %t.163 = mul i64 %group.156.i, 2048
  %p.164 = getelementptr float, ptr %p.4, i64 %t.163
  %t.165 = mul i64 %group.156.i, 2048
  %p.166 = getelementptr float, ptr %p.5, i64 %t.165
  %t.167 = mul i64 %group.156.i, 1024
  %p.168 = getelementptr float, ptr %p.6, i64 %t.167
  %t.169 = mul i64 %group.156.i, 16
  %p.170 = getelementptr float, ptr %p.7, i64 %t.169
  %t.171 = mul i64 %group.156.i, 16
  %p.172 = getelementptr float, ptr %p.8, i64 %t.171
  %t.173 = mul i64 %group.156.i, 16
  %p.174 = getelementptr float, ptr %p.9, i64 %t.173
  %t.175 = mul i64 %t.153, 16
  %p.176 = getelementptr float, ptr %p.166, i64 %t.175
  call void @scores1_6(ptr %p.155, ptr %p.162, ptr %p.176, ptr %p.174)
  %group.156.next = add nuw nsw i64 %group.156.i, 1
  %t.177 = icmp slt i64 %group.156.next, %t.25
  br i1 %t.177, label %group.156, label %group.156.done
group.156.done:
  %tile.152.next = add nuw nsw i64 %tile.152.i, 1
  %t.178 = icmp slt i64 %tile.152.next, 18
  br i1 %t.178, label %tile.152, label %tile.152.done
tile.152.done:
  br label %tile.179
tile.179:
  %tile.179.i = phi i64 [18, %tile.152.done], [%tile.179.next, %group.184.done]
  %t.180 = mul i64 %tile.179.i, 5
  %t.181 = add i64 %t.180, 18
  %t.182 = mul i64 %t.181, 64
  %p.183 = getelementptr float, ptr %p.151, i64 %t.182
  br label %group.184
group.184:
  %group.184.i = phi i64 [0, %tile.179], [%group.184.next, %group.184]
  %t.185 = mul i64 %group.184.i, 16
  %t.186 = add i64 %t.22, %t.185
  %t.187 = mul i64 %group.184.i, 1024
  %p.188 = getelementptr float, ptr %p.2, i64 %t.187
  %t.189 = mul i64 %group.184.i, 1024
  %p.190 = getelementptr float, ptr %p.3, i64 %t.189
  %t.191 = mul i64 %group.184.i, 2048
  %p.192 = getelementptr float, ptr %p.4, i64 %t.191
  %t.193 = mul i64 %group.184.i, 2048
  %p.194 = getelementptr float, ptr %p.5, i64 %t.193
  %t.195 = mul i64 %group.184.i, 1024
  %p.196 = getelementptr float, ptr %p.6, i64 %t.195
  %t.197 = mul i64 %group.184.i, 16
  %p.198 = getelementptr float, ptr %p.7, i64 %t.197
  %t.199 = mul i64 %group.184.i, 16
  %p.200 = getelementptr float, ptr %p.8, i64 %t.199
  %t.201 = mul i64 %group.184.i, 16
  %p.202 = getelementptr float, ptr %p.9, i64 %t.201
  %t.203 = mul i64 %t.181, 16
  %p.204 = getelementptr float, ptr %p.194, i64 %t.203
  call void @scores1_5(ptr %p.183, ptr %p.190, ptr %p.204, ptr %p.202)
  %group.184.next = add nuw nsw i64 %group.184.i, 1
  %t.205 = icmp slt i64 %group.184.next, %t.25
  br i1 %t.205, label %group.184, label %group.184.done
group.184.done:
  %tile.179.next = add nuw nsw i64 %tile.179.i, 1
  %t.206 = icmp slt i64 %tile.179.next, 22
  br i1 %t.206, label %tile.179, label %tile.179.done
tile.179.done:
  br label %group.207
group.207:
  %group.207.i = phi i64 [0, %tile.179.done], [%group.207.next, %score.230.done]
  %t.208 = mul i64 %group.207.i, 16
  %t.209 = add i64 %t.22, %t.208
  %t.210 = mul i64 %group.207.i, 1024
  %p.211 = getelementptr float, ptr %p.2, i64 %t.210
  %t.212 = mul i64 %group.207.i, 1024
  %p.213 = getelementptr float, ptr %p.3, i64 %t.212
  %t.214 = mul i64 %group.207.i, 2048
  %p.215 = getelementptr float, ptr %p.4, i64 %t.214
  %t.216 = mul i64 %group.207.i, 2048
  %p.217 = getelementptr float, ptr %p.5, i64 %t.216
  %t.218 = mul i64 %group.207.i, 1024
  %p.219 = getelementptr float, ptr %p.6, i64 %t.218
  %t.220 = mul i64 %group.207.i, 16
  %p.221 = getelementptr float, ptr %p.7, i64 %t.220
  %t.222 = mul i64 %group.207.i, 16
  %p.223 = getelementptr float, ptr %p.8, i64 %t.222
  %t.224 = mul i64 %group.207.i, 16
  %p.225 = getelementptr float, ptr %p.9, i64 %t.224
  %t.226 = mul i64 %t.21, 2048
  %p.227 = getelementptr float, ptr %b2, i64 %t.226
  %t.228 = mul i64 %t.21, 2048
  %p.229 = getelementptr float, ptr %b5, i64 %t.228
  br label %score.230
score.230:
  %score.230.i = phi i64 [0, %group.207], [%score.230.next, %score.230]
  %t.231 = add i64 %keys.87.i, %score.230.i
  %t.232 = mul i64 %score.230.i, 16
  %p.233 = getelementptr float, ptr %p.215, i64 %t.232
  %l.234 = load <16 x float>, ptr %p.233, align 4
  %p.235 = getelementptr float, ptr %p.217, i64 %t.232
  %l.236 = load <16 x float>, ptr %p.235, align 4
  %t.237 = trunc i64 %t.209 to i32
  %t.238 = insertelement <16 x i32> poison, i32 %t.237, i64 0
  %s.239 = shufflevector <16 x i32> %t.238, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.240 = add <16 x i32> %s.239, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.241 = trunc i64 %t.231 to i32
  %t.242 = insertelement <16 x i32> poison, i32 %t.241, i64 0
  %s.243 = shufflevector <16 x i32> %t.242, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.244 = icmp sle <16 x i32> %t.240, %s.243
  %t.245 = fmul <16 x float> %l.234, splat (float 0x3FC0000000000000)
  %t.246 = select <16 x i1> %t.244, <16 x float> %t.245, <16 x float> splat (float 0xFFF0000000000000)
  %p.247 = getelementptr float, ptr %p.227, i64 %t.231
  %l.248 = load float, ptr %p.247, align 4
  %t.249 = insertelement <16 x float> poison, float %l.248, i64 0
  %s.250 = shufflevector <16 x float> %t.249, <16 x float> poison, <16 x i32> zeroinitializer
  %t.251 = fsub <16 x float> %t.246, %s.250
  %t.252 = fcmp olt <16 x float> %t.251, splat (float 0xC056000000000000)
  %t.253 = select <16 x i1> %t.252, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.251
  %t.254 = fcmp ogt <16 x float> %t.253, splat (float 0x4056400000000000)
  %t.255 = select <16 x i1> %t.254, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.253
  %t.256 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.255, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %t.257 = fsub <16 x float> %t.256, splat (float 0x4168000FE0000000)
  %t.258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.257, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.255)
  %t.259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.258, <16 x float> splat (float 0x3F80FA3EE0000000), <16 x float> splat (float 0x3FA573BE20000000))
  %t.260 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.258, <16 x float> %t.259, <16 x float> splat (float 0x3FC555A7C0000000))
  %t.261 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.258, <16 x float> %t.260, <16 x float> splat (float 0x3FDFFFDC20000000))
  %t.262 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.258, <16 x float> %t.261, <16 x float> splat (float 0x3FEFFFFF60000000))
  %t.263 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.258, <16 x float> %t.262, <16 x float> splat (float 0x3FF0000000000000))
  %t.264 = bitcast <16 x float> %t.256 to <16 x i32>
  %t.265 = shl <16 x i32> %t.264, splat (i32 23)
  %t.266 = bitcast <16 x i32> %t.265 to <16 x float>
  %t.267 = fmul <16 x float> %t.263, %t.266
  %p.268 = getelementptr float, ptr %p.229, i64 %t.231
  %l.269 = load float, ptr %p.268, align 4
  %t.270 = insertelement <16 x float> poison, float %l.269, i64 0
  %s.271 = shufflevector <16 x float> %t.270, <16 x float> poison, <16 x i32> zeroinitializer
  %t.272 = fsub <16 x float> %l.236, %s.271
  %t.273 = fmul <16 x float> %t.267, %t.272
  %p.274 = getelementptr float, ptr %p.215, i64 %t.232
  store <16 x float> %t.273, ptr %p.274, align 4
  %score.230.next = add nuw nsw i64 %score.230.i, 1
  %t.275 = icmp slt i64 %score.230.next, 128
  br i1 %t.275, label %score.230, label %score.230.done
score.230.done:
  %group.207.next = add nuw nsw i64 %group.207.i, 1
  %t.276 = icmp slt i64 %group.207.next, %t.25
  br i1 %t.276, label %group.207, label %group.207.done
group.207.done:
  %t.277 = mul i64 %t.21, 131072
  %t.278 = mul i64 %keys.87.i, 64
  %t.279 = add i64 %t.277, %t.278
  %p.280 = getelementptr float, ptr %b0, i64 %t.279
  br label %tile.281
tile.281:
  %tile.281.i = phi i64 [0, %group.207.done], [%tile.281.next, %group.284.done]
  %t.282 = mul i64 %tile.281.i, 6
  %p.283 = getelementptr float, ptr %p.280, i64 %t.282
  br label %group.284
group.284:
  %group.284.i = phi i64 [0, %tile.281], [%group.284.next, %group.284]
  %t.285 = mul i64 %group.284.i, 16
  %t.286 = add i64 %t.22, %t.285
  %t.287 = mul i64 %group.284.i, 1024
  %p.288 = getelementptr float, ptr %p.2, i64 %t.287
  %t.289 = mul i64 %group.284.i, 1024
  %p.290 = getelementptr float, ptr %p.3, i64 %t.289
  %t.291 = mul i64 %group.284.i, 2048
  %p.292 = getelementptr float, ptr %p.4, i64 %t.291
  %t.293 = mul i64 %group.284.i, 2048
  %p.294 = getelementptr float, ptr %p.5, i64 %t.293
  %t.295 = mul i64 %group.284.i, 1024
  %p.296 = getelementptr float, ptr %p.6, i64 %t.295
  %t.297 = mul i64 %group.284.i, 16
  %p.298 = getelementptr float, ptr %p.7, i64 %t.297
  %t.299 = mul i64 %group.284.i, 16
  %p.300 = getelementptr float, ptr %p.8, i64 %t.299
  %t.301 = mul i64 %group.284.i, 16
  %p.302 = getelementptr float, ptr %p.9, i64 %t.301
  %t.303 = mul i64 %t.282, 16
  %p.304 = getelementptr float, ptr %p.296, i64 %t.303
  call void @values6_128(ptr %p.283, ptr %p.292, ptr %p.304, ptr %p.302)
  %group.284.next = add nuw nsw i64 %group.284.i, 1
  %t.305 = icmp slt i64 %group.284.next, %t.25
  br i1 %t.305, label %group.284, label %group.284.done
group.284.done:
  %tile.281.next = add nuw nsw i64 %tile.281.i, 1
  %t.306 = icmp slt i64 %tile.281.next, 9
  br i1 %t.306, label %tile.281, label %tile.281.done
tile.281.done:
  br label %tile.307
tile.307:
  %tile.307.i = phi i64 [9, %tile.281.done], [%tile.307.next, %group.311.done]
  %t.308 = mul i64 %tile.307.i, 5
  %t.309 = add i64 %t.308, 9
  %p.310 = getelementptr float, ptr %p.280, i64 %t.309
  br label %group.311
group.311:
  %group.311.i = phi i64 [0, %tile.307], [%group.311.next, %group.311]
  %t.312 = mul i64 %group.311.i, 16
  %t.313 = add i64 %t.22, %t.312
  %t.314 = mul i64 %group.311.i, 1024
  %p.315 = getelementptr float, ptr %p.2, i64 %t.314
  %t.316 = mul i64 %group.311.i, 1024
  %p.317 = getelementptr float, ptr %p.3, i64 %t.316
  %t.318 = mul i64 %group.311.i, 2048
  %p.319 = getelementptr float, ptr %p.4, i64 %t.318
  %t.320 = mul i64 %group.311.i, 2048
  %p.321 = getelementptr float, ptr %p.5, i64 %t.320
  %t.322 = mul i64 %group.311.i, 1024
  %p.323 = getelementptr float, ptr %p.6, i64 %t.322
  %t.324 = mul i64 %group.311.i, 16
  %p.325 = getelementptr float, ptr %p.7, i64 %t.324
  %t.326 = mul i64 %group.311.i, 16
  %p.327 = getelementptr float, ptr %p.8, i64 %t.326
  %t.328 = mul i64 %group.311.i, 16
  %p.329 = getelementptr float, ptr %p.9, i64 %t.328
  %t.330 = mul i64 %t.309, 16
  %p.331 = getelementptr float, ptr %p.323, i64 %t.330
  call void @values5_128(ptr %p.310, ptr %p.319, ptr %p.331, ptr %p.329)
  %group.311.next = add nuw nsw i64 %group.311.i, 1
  %t.332 = icmp slt i64 %group.311.next, %t.25
  br i1 %t.332, label %group.311, label %group.311.done
group.311.done:
  %tile.307.next = add nuw nsw i64 %tile.307.i, 1
  %t.333 = icmp slt i64 %tile.307.next, 11
  br i1 %t.333, label %tile.307, label %tile.307.done
tile.307.done:
  %keys.87.next = add nuw nsw i64 %keys.87.i, 128
  br label %keys.87
keys.87.done:
  br label %group.334
group.334:
  %group.334.i = phi i64 [0, %keys.87.done], [%group.334.next, %query.353.done]
  %t.335 = mul i64 %group.334.i, 16
  %t.336 = add i64 %t.22, %t.335
  %t.337 = mul i64 %group.334.i, 1024
  %p.338 = getelementptr float, ptr %p.2, i64 %t.337
  %t.339 = mul i64 %group.334.i, 1024
  %p.340 = getelementptr float, ptr %p.3, i64 %t.339
  %t.341 = mul i64 %group.334.i, 2048
  %p.342 = getelementptr float, ptr %p.4, i64 %t.341
  %t.343 = mul i64 %group.334.i, 2048
  %p.344 = getelementptr float, ptr %p.5, i64 %t.343
  %t.345 = mul i64 %group.334.i, 1024
  %p.346 = getelementptr float, ptr %p.6, i64 %t.345
  %t.347 = mul i64 %group.334.i, 16
  %p.348 = getelementptr float, ptr %p.7, i64 %t.347
  %t.349 = mul i64 %group.334.i, 16
  %p.350 = getelementptr float, ptr %p.8, i64 %t.349
  %t.351 = mul i64 %group.334.i, 16
  %p.352 = getelementptr float, ptr %p.9, i64 %t.351
  call void @transpose_16_64(ptr %p.346, ptr %p.10, i64 64, i64 16)
  br label %query.353
query.353:
  %query.353.i = phi i64 [0, %group.334], [%query.353.next, %value.358.done]
  %t.354 = icmp slt i64 %query.353.i, 16
  br i1 %t.354, label %query.353.body, label %query.353.done
query.353.body:
  %t.355 = add i64 %t.336, %query.353.i
  %t.356 = mul i64 %query.353.i, 64
  %p.357 = getelementptr float, ptr %p.10, i64 %t.356
  br label %value.358
value.358:
  %value.358.i = phi i64 [0, %query.353.body], [%value.358.next, %value.358.body]
  %t.359 = icmp slt i64 %value.358.i, 64
  br i1 %t.359, label %value.358.body, label %value.358.done
value.358.body:
  %p.360 = getelementptr float, ptr %p.357, i64 %value.358.i
  %l.361 = load <8 x float>, ptr %p.360, align 4
  %t.362 = fmul <8 x float> %l.361, splat (float 0x3FC0000000000000)
  %t.363 = mul i64 %t.21, 131072
  %t.364 = add i64 %value.358.i, %t.363
  %t.365 = mul i64 %t.355, 64
  %t.366 = add i64 %t.365, %t.364
  %p.367 = getelementptr float, ptr %b6, i64 %t.366
  store <8 x float> %t.362, ptr %p.367, align 4
  %value.358.next = add nuw nsw i64 %value.358.i, 8
  br label %value.358
value.358.done:
  %query.353.next = add nuw nsw i64 %query.353.i, 1
  br label %query.353
query.353.done:
  %group.334.next = add nuw nsw i64 %group.334.i, 1
  %t.368 = icmp slt i64 %group.334.next, %t.25
  br i1 %t.368, label %group.334, label %group.334.done
group.334.done:
  %item.18.next = add nuw nsw i64 %item.18.i, 1
  br label %item.18
item.18.done:
  ret void
}
!0 = !{i32 1}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
define internal void @transpose_64_16(ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns) noinline #0 {
entry:
  br label %row.1
row.1:
  %row.1.i = phi i64 [0, %entry], [%row.1.next, %column.2.done]
  br label %column.2
column.2:
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2]
  %t.3 = mul i64 %row.1.i, 64
  %t.4 = add i64 %t.3, %column.2.i
  %p.5 = getelementptr float, ptr %from, i64 %t.4
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %p.5, i64 64
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %p.5, i64 128
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %p.11 = getelementptr float, ptr %p.5, i64 192
  %l.12 = load <8 x float>, ptr %p.11, align 4
  %p.13 = getelementptr float, ptr %p.5, i64 256
  %l.14 = load <8 x float>, ptr %p.13, align 4
  %p.15 = getelementptr float, ptr %p.5, i64 320
  %l.16 = load <8 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %p.5, i64 384
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %p.19 = getelementptr float, ptr %p.5, i64 448
  %l.20 = load <8 x float>, ptr %p.19, align 4
  %t.21 = mul i64 %column.2.i, 16
  %t.22 = add i64 %t.21, %row.1.i
  %p.23 = getelementptr float, ptr %to, i64 %t.22
  %t.24 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.25 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.26 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.27 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.28 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.29 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.30 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.31 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.32 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.33 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.34 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.35 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.36 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.37 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.38 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.39 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.40 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.41 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.43 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.44 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.45 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.47 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.40, ptr %p.23, align 4
  %p.48 = getelementptr float, ptr %p.23, i64 16
  store <8 x float> %t.41, ptr %p.48, align 4
  %p.49 = getelementptr float, ptr %p.23, i64 32
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.23, i64 48
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.23, i64 64
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.23, i64 80
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.23, i64 96
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.23, i64 112
  store <8 x float> %t.47, ptr %p.54, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  %t.55 = icmp slt i64 %column.2.next, %columns
  br i1 %t.55, label %column.2, label %column.2.done
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define internal void @scores0_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.51, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.57, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.63, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.69, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.75, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.76, %k.1]
  %k.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.81, %k.1]
  %k.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.82, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %p.4, i64 8
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %l.8 = load float, ptr %p.2, align 4
  %t.9 = insertelement <8 x float> poison, float %l.8, i64 0
  %s.10 = shufflevector <8 x float> %t.9, <8 x float> poison, <8 x i32> zeroinitializer
  %t.11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.5, <8 x float> %k.1.c0)
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.7, <8 x float> %k.1.c1)
  %p.13 = getelementptr float, ptr %p.2, i64 64
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 128
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 192
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 256
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.2, i64 320
  %l.38 = load float, ptr %p.37, align 4
  %t.39 = insertelement <8 x float> poison, float %l.38, i64 0
  %s.40 = shufflevector <8 x float> %t.39, <8 x float> poison, <8 x i32> zeroinitializer
  %t.41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.5, <8 x float> %k.1.c10)
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.7, <8 x float> %k.1.c11)
  %p.43 = getelementptr float, ptr %p.4, i64 16
  %l.44 = load <8 x float>, ptr %p.43, align 4
  %p.45 = getelementptr float, ptr %p.4, i64 24
  %l.46 = load <8 x float>, ptr %p.45, align 4
  %p.47 = getelementptr float, ptr %p.2, i64 1
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.44, <8 x float> %t.11)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.46, <8 x float> %t.12)
  %p.53 = getelementptr float, ptr %p.2, i64 65
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.44, <8 x float> %t.17)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.46, <8 x float> %t.18)
  %p.59 = getelementptr float, ptr %p.2, i64 129
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.44, <8 x float> %t.23)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.46, <8 x float> %t.24)
  %p.65 = getelementptr float, ptr %p.2, i64 193
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.44, <8 x float> %t.29)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.46, <8 x float> %t.30)
  %p.71 = getelementptr float, ptr %p.2, i64 257
  %l.72 = load float, ptr %p.71, align 4
  %t.73 = insertelement <8 x float> poison, float %l.72, i64 0
  %s.74 = shufflevector <8 x float> %t.73, <8 x float> poison, <8 x i32> zeroinitializer
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.44, <8 x float> %t.35)
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.46, <8 x float> %t.36)
  %p.77 = getelementptr float, ptr %p.2, i64 321
  %l.78 = load float, ptr %p.77, align 4
  %t.79 = insertelement <8 x float> poison, float %l.78, i64 0
  %s.80 = shufflevector <8 x float> %t.79, <8 x float> poison, <8 x i32> zeroinitializer
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.44, <8 x float> %t.41)
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.46, <8 x float> %t.42)
  %k.1.next = add nuw nsw i64 %k.1.i, 2
  %t.83 = icmp slt i64 %k.1.next, 64
  br i1 %t.83, label %k.1, label %k.1.done
k.1.done:
  %p.84 = getelementptr float, ptr %a, i64 64
  %p.85 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.51, ptr %c, align 4
  %p.86 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.52, ptr %p.86, align 4
  %p.87 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.57, ptr %p.87, align 4
  %p.88 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.58, ptr %p.88, align 4
  %p.89 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.63, ptr %p.89, align 4
  %p.90 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.64, ptr %p.90, align 4
  %p.91 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.69, ptr %p.91, align 4
  %p.92 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.70, ptr %p.92, align 4
  %p.93 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.75, ptr %p.93, align 4
  %p.94 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.76, ptr %p.94, align 4
  %p.95 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.81, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.82, ptr %p.96, align 4
  ret void
}
define internal void @scores0_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.45, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.46, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.51, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.57, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.63, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.69, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %p.4, i64 8
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %l.8 = load float, ptr %p.2, align 4
  %t.9 = insertelement <8 x float> poison, float %l.8, i64 0
  %s.10 = shufflevector <8 x float> %t.9, <8 x float> poison, <8 x i32> zeroinitializer
  %t.11 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.5, <8 x float> %k.1.c0)
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.10, <8 x float> %l.7, <8 x float> %k.1.c1)
  %p.13 = getelementptr float, ptr %p.2, i64 64
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 128
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 192
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 256
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.4, i64 16
  %l.38 = load <8 x float>, ptr %p.37, align 4
  %p.39 = getelementptr float, ptr %p.4, i64 24
  %l.40 = load <8 x float>, ptr %p.39, align 4
  %p.41 = getelementptr float, ptr %p.2, i64 1
  %l.42 = load float, ptr %p.41, align 4
  %t.43 = insertelement <8 x float> poison, float %l.42, i64 0
  %s.44 = shufflevector <8 x float> %t.43, <8 x float> poison, <8 x i32> zeroinitializer
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.38, <8 x float> %t.11)
  %t.46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.40, <8 x float> %t.12)
  %p.47 = getelementptr float, ptr %p.2, i64 65
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.38, <8 x float> %t.17)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.40, <8 x float> %t.18)
  %p.53 = getelementptr float, ptr %p.2, i64 129
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.38, <8 x float> %t.23)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.40, <8 x float> %t.24)
  %p.59 = getelementptr float, ptr %p.2, i64 193
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.38, <8 x float> %t.29)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.40, <8 x float> %t.30)
  %p.65 = getelementptr float, ptr %p.2, i64 257
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.38, <8 x float> %t.35)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.40, <8 x float> %t.36)
  %k.1.next = add nuw nsw i64 %k.1.i, 2
  %t.71 = icmp slt i64 %k.1.next, 64
  br i1 %t.71, label %k.1, label %k.1.done
k.1.done:
  %p.72 = getelementptr float, ptr %a, i64 64
  %p.73 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.45, ptr %c, align 4
  %p.74 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.46, ptr %p.74, align 4
  %p.75 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.51, ptr %p.75, align 4
  %p.76 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.52, ptr %p.76, align 4
  %p.77 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.57, ptr %p.77, align 4
  %p.78 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.58, ptr %p.78, align 4
  %p.79 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.63, ptr %p.79, align 4
  %p.80 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.64, ptr %p.80, align 4
  %p.81 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.69, ptr %p.81, align 4
  %p.82 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.70, ptr %p.82, align 4
  ret void
}
define internal void @values6_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  %l.1 = load <8 x float>, ptr %c, align 4
  %p.2 = getelementptr float, ptr %c, i64 8
  %l.3 = load <8 x float>, ptr %p.2, align 4
  %p.4 = getelementptr float, ptr %c, i64 16
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %c, i64 24
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %c, i64 32
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %c, i64 40
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %c, i64 48
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %c, i64 56
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %c, i64 64
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %c, i64 72
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %c, i64 80
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %p.22 = getelementptr float, ptr %c, i64 88
  %l.23 = load <8 x float>, ptr %p.22, align 4
  br label %k.24
k.24:
  %k.24.i = phi i64 [0, %entry], [%k.24.next, %k.24]
  %k.24.c0 = phi <8 x float> [%l.1, %entry], [%t.75, %k.24]
  %k.24.c1 = phi <8 x float> [%l.3, %entry], [%t.76, %k.24]
  %k.24.c2 = phi <8 x float> [%l.5, %entry], [%t.81, %k.24]
  %k.24.c3 = phi <8 x float> [%l.7, %entry], [%t.82, %k.24]
  %k.24.c4 = phi <8 x float> [%l.9, %entry], [%t.87, %k.24]
  %k.24.c5 = phi <8 x float> [%l.11, %entry], [%t.88, %k.24]
  %k.24.c6 = phi <8 x float> [%l.13, %entry], [%t.93, %k.24]
  %k.24.c7 = phi <8 x float> [%l.15, %entry], [%t.94, %k.24]
  %k.24.c8 = phi <8 x float> [%l.17, %entry], [%t.99, %k.24]
  %k.24.c9 = phi <8 x float> [%l.19, %entry], [%t.100, %k.24]
  %k.24.c10 = phi <8 x float> [%l.21, %entry], [%t.105, %k.24]
  %k.24.c11 = phi <8 x float> [%l.23, %entry], [%t.106, %k.24]
  %t.25 = mul i64 %k.24.i, 64
  %p.26 = getelementptr float, ptr %a, i64 %t.25
  %t.27 = mul i64 %k.24.i, 16
  %p.28 = getelementptr float, ptr %b, i64 %t.27
  %l.29 = load <8 x float>, ptr %p.28, align 4
  %p.30 = getelementptr float, ptr %p.28, i64 8
  %l.31 = load <8 x float>, ptr %p.30, align 4
  %l.32 = load float, ptr %p.26, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.29, <8 x float> %k.24.c0)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.31, <8 x float> %k.24.c1)
  %p.37 = getelementptr float, ptr %p.26, i64 1
  %l.38 = load float, ptr %p.37, align 4
  %t.39 = insertelement <8 x float> poison, float %l.38, i64 0
  %s.40 = shufflevector <8 x float> %t.39, <8 x float> poison, <8 x i32> zeroinitializer
  %t.41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.29, <8 x float> %k.24.c2)
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.40, <8 x float> %l.31, <8 x float> %k.24.c3)
  %p.43 = getelementptr float, ptr %p.26, i64 2
  %l.44 = load float, ptr %p.43, align 4
  %t.45 = insertelement <8 x float> poison, float %l.44, i64 0
  %s.46 = shufflevector <8 x float> %t.45, <8 x float> poison, <8 x i32> zeroinitializer
  %t.47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.46, <8 x float> %l.29, <8 x float> %k.24.c4)
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.46, <8 x float> %l.31, <8 x float> %k.24.c5)
  %p.49 = getelementptr float, ptr %p.26, i64 3
  %l.50 = load float, ptr %p.49, align 4
  %t.51 = insertelement <8 x float> poison, float %l.50, i64 0
  %s.52 = shufflevector <8 x float> %t.51, <8 x float> poison, <8 x i32> zeroinitializer
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.29, <8 x float> %k.24.c6)
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.31, <8 x float> %k.24.c7)
  %p.55 = getelementptr float, ptr %p.26, i64 4
  %l.56 = load float, ptr %p.55, align 4
  %t.57 = insertelement <8 x float> poison, float %l.56, i64 0
  %s.58 = shufflevector <8 x float> %t.57, <8 x float> poison, <8 x i32> zeroinitializer
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.29, <8 x float> %k.24.c8)
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.31, <8 x float> %k.24.c9)
  %p.61 = getelementptr float, ptr %p.26, i64 5
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.29, <8 x float> %k.24.c10)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.31, <8 x float> %k.24.c11)
  %p.67 = getelementptr float, ptr %p.28, i64 16
  %l.68 = load <8 x float>, ptr %p.67, align 4
  %p.69 = getelementptr float, ptr %p.28, i64 24
  %l.70 = load <8 x float>, ptr %p.69, align 4
  %p.71 = getelementptr float, ptr %p.26, i64 64
  %l.72 = load float, ptr %p.71, align 4
  %t.73 = insertelement <8 x float> poison, float %l.72, i64 0
  %s.74 = shufflevector <8 x float> %t.73, <8 x float> poison, <8 x i32> zeroinitializer
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.68, <8 x float> %t.35)
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.70, <8 x float> %t.36)
  %p.77 = getelementptr float, ptr %p.26, i64 65
  %l.78 = load float, ptr %p.77, align 4
  %t.79 = insertelement <8 x float> poison, float %l.78, i64 0
  %s.80 = shufflevector <8 x float> %t.79, <8 x float> poison, <8 x i32> zeroinitializer
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.68, <8 x float> %t.41)
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.70, <8 x float> %t.42)
  %p.83 = getelementptr float, ptr %p.26, i64 66
  %l.84 = load float, ptr %p.83, align 4
  %t.85 = insertelement <8 x float> poison, float %l.84, i64 0
  %s.86 = shufflevector <8 x float> %t.85, <8 x float> poison, <8 x i32> zeroinitializer
  %t.87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.86, <8 x float> %l.68, <8 x float> %t.47)
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.86, <8 x float> %l.70, <8 x float> %t.48)
  %p.89 = getelementptr float, ptr %p.26, i64 67
  %l.90 = load float, ptr %p.89, align 4
  %t.91 = insertelement <8 x float> poison, float %l.90, i64 0
  %s.92 = shufflevector <8 x float> %t.91, <8 x float> poison, <8 x i32> zeroinitializer
  %t.93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.68, <8 x float> %t.53)
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.70, <8 x float> %t.54)
  %p.95 = getelementptr float, ptr %p.26, i64 68
  %l.96 = load float, ptr %p.95, align 4
  %t.97 = insertelement <8 x float> poison, float %l.96, i64 0
  %s.98 = shufflevector <8 x float> %t.97, <8 x float> poison, <8 x i32> zeroinitializer
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.68, <8 x float> %t.59)
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.70, <8 x float> %t.60)
  %p.101 = getelementptr float, ptr %p.26, i64 69
  %l.102 = load float, ptr %p.101, align 4
  %t.103 = insertelement <8 x float> poison, float %l.102, i64 0
  %s.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <8 x i32> zeroinitializer
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.68, <8 x float> %t.65)
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.70, <8 x float> %t.66)
  %k.24.next = add nuw nsw i64 %k.24.i, 2
  %t.107 = icmp slt i64 %k.24.next, 128
  br i1 %t.107, label %k.24, label %k.24.done
k.24.done:
  %p.108 = getelementptr float, ptr %a, i64 8192
  %p.109 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.75, ptr %c, align 4
  %p.110 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.76, ptr %p.110, align 4
  %p.111 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.81, ptr %p.111, align 4
  %p.112 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.82, ptr %p.112, align 4
  %p.113 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.87, ptr %p.113, align 4
  %p.114 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.88, ptr %p.114, align 4
  %p.115 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.93, ptr %p.115, align 4
  %p.116 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.94, ptr %p.116, align 4
  %p.117 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.99, ptr %p.117, align 4
  %p.118 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.100, ptr %p.118, align 4
  %p.119 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.105, ptr %p.119, align 4
  %p.120 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.106, ptr %p.120, align 4
  ret void
}
define internal void @values5_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha) noinline #0 {
entry:
  %l.1 = load <8 x float>, ptr %c, align 4
  %p.2 = getelementptr float, ptr %c, i64 8
  %l.3 = load <8 x float>, ptr %p.2, align 4
  %p.4 = getelementptr float, ptr %c, i64 16
  %l.5 = load <8 x float>, ptr %p.4, align 4
  %p.6 = getelementptr float, ptr %c, i64 24
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %c, i64 32
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %c, i64 40
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %c, i64 48
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %c, i64 56
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %c, i64 64
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %c, i64 72
  %l.19 = load <8 x float>, ptr %p.18, align 4
  br label %k.20
k.20:
  %k.20.i = phi i64 [0, %entry], [%k.20.next, %k.20]
  %k.20.c0 = phi <8 x float> [%l.1, %entry], [%t.65, %k.20]
  %k.20.c1 = phi <8 x float> [%l.3, %entry], [%t.66, %k.20]
  %k.20.c2 = phi <8 x float> [%l.5, %entry], [%t.71, %k.20]
  %k.20.c3 = phi <8 x float> [%l.7, %entry], [%t.72, %k.20]
  %k.20.c4 = phi <8 x float> [%l.9, %entry], [%t.77, %k.20]
  %k.20.c5 = phi <8 x float> [%l.11, %entry], [%t.78, %k.20]
  %k.20.c6 = phi <8 x float> [%l.13, %entry], [%t.83, %k.20]
  %k.20.c7 = phi <8 x float> [%l.15, %entry], [%t.84, %k.20]
  %k.20.c8 = phi <8 x float> [%l.17, %entry], [%t.89, %k.20]
  %k.20.c9 = phi <8 x float> [%l.19, %entry], [%t.90, %k.20]
  %t.21 = mul i64 %k.20.i, 64
  %p.22 = getelementptr float, ptr %a, i64 %t.21
  %t.23 = mul i64 %k.20.i, 16
  %p.24 = getelementptr float, ptr %b, i64 %t.23
  %l.25 = load <8 x float>, ptr %p.24, align 4
  %p.26 = getelementptr float, ptr %p.24, i64 8
  %l.27 = load <8 x float>, ptr %p.26, align 4
  %l.28 = load float, ptr %p.22, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.25, <8 x float> %k.20.c0)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.27, <8 x float> %k.20.c1)
  %p.33 = getelementptr float, ptr %p.22, i64 1
  %l.34 = load float, ptr %p.33, align 4
  %t.35 = insertelement <8 x float> poison, float %l.34, i64 0
  %s.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <8 x i32> zeroinitializer
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.25, <8 x float> %k.20.c2)
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.27, <8 x float> %k.20.c3)
  %p.39 = getelementptr float, ptr %p.22, i64 2
  %l.40 = load float, ptr %p.39, align 4
  %t.41 = insertelement <8 x float> poison, float %l.40, i64 0
  %s.42 = shufflevector <8 x float> %t.41, <8 x float> poison, <8 x i32> zeroinitializer
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.25, <8 x float> %k.20.c4)
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.27, <8 x float> %k.20.c5)
  %p.45 = getelementptr float, ptr %p.22, i64 3
  %l.46 = load float, ptr %p.45, align 4
  %t.47 = insertelement <8 x float> poison, float %l.46, i64 0
  %s.48 = shufflevector <8 x float> %t.47, <8 x float> poison, <8 x i32> zeroinitializer
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.25, <8 x float> %k.20.c6)
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.27, <8 x float> %k.20.c7)
  %p.51 = getelementptr float, ptr %p.22, i64 4
  %l.52 = load float, ptr %p.51, align 4
  %t.53 = insertelement <8 x float> poison, float %l.52, i64 0
  %s.54 = shufflevector <8 x float> %t.53, <8 x float> poison, <8 x i32> zeroinitializer
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.54, <8 x float> %l.25, <8 x float> %k.20.c8)
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.54, <8 x float> %l.27, <8 x float> %k.20.c9)
  %p.57 = getelementptr float, ptr %p.24, i64 16
  %l.58 = load <8 x float>, ptr %p.57, align 4
  %p.59 = getelementptr float, ptr %p.24, i64 24
  %l.60 = load <8 x float>, ptr %p.59, align 4
  %p.61 = getelementptr float, ptr %p.22, i64 64
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.58, <8 x float> %t.31)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.60, <8 x float> %t.32)
  %p.67 = getelementptr float, ptr %p.22, i64 65
  %l.68 = load float, ptr %p.67, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.58, <8 x float> %t.37)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.60, <8 x float> %t.38)
  %p.73 = getelementptr float, ptr %p.22, i64 66
  %l.74 = load float, ptr %p.73, align 4
  %t.75 = insertelement <8 x float> poison, float %l.74, i64 0
  %s.76 = shufflevector <8 x float> %t.75, <8 x float> poison, <8 x i32> zeroinitializer
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.58, <8 x float> %t.43)
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.60, <8 x float> %t.44)
  %p.79 = getelementptr float, ptr %p.22, i64 67
  %l.80 = load float, ptr %p.79, align 4
  %t.81 = insertelement <8 x float> poison, float %l.80, i64 0
  %s.82 = shufflevector <8 x float> %t.81, <8 x float> poison, <8 x i32> zeroinitializer
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.58, <8 x float> %t.49)
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.60, <8 x float> %t.50)
  %p.85 = getelementptr float, ptr %p.22, i64 68
  %l.86 = load float, ptr %p.85, align 4
  %t.87 = insertelement <8 x float> poison, float %l.86, i64 0
  %s.88 = shufflevector <8 x float> %t.87, <8 x float> poison, <8 x i32> zeroinitializer
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.58, <8 x float> %t.55)
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.60, <8 x float> %t.56)
  %k.20.next = add nuw nsw i64 %k.20.i, 2
  %t.91 = icmp slt i64 %k.20.next, 128
  br i1 %t.91, label %k.20, label %k.20.done
k.20.done:
  %p.92 = getelementptr float, ptr %a, i64 8192
  %p.93 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.65, ptr %c, align 4
  %p.94 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.66, ptr %p.94, align 4
  %p.95 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.71, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.72, ptr %p.96, align 4
  %p.97 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.77, ptr %p.97, align 4
  %p.98 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.78, ptr %p.98, align 4
  %p.99 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.83, ptr %p.99, align 4
  %p.100 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.84, ptr %p.100, align 4
  %p.101 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.89, ptr %p.101, align 4
  %p.102 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.90, ptr %p.102, align 4
  ret void
}
define internal void @transpose_16_64(ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns) noinline #0 {
entry:
  br label %row.1
row.1:
  %row.1.i = phi i64 [0, %entry], [%row.1.next, %column.2.done]
  br label %column.2
column.2:
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2]
  %t.3 = mul i64 %row.1.i, 16
  %t.4 = add i64 %t.3, %column.2.i
  %p.5 = getelementptr float, ptr %from, i64 %t.4
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %p.5, i64 16
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %p.5, i64 32
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %p.11 = getelementptr float, ptr %p.5, i64 48
  %l.12 = load <8 x float>, ptr %p.11, align 4
  %p.13 = getelementptr float, ptr %p.5, i64 64
  %l.14 = load <8 x float>, ptr %p.13, align 4
  %p.15 = getelementptr float, ptr %p.5, i64 80
  %l.16 = load <8 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %p.5, i64 96
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %p.19 = getelementptr float, ptr %p.5, i64 112
  %l.20 = load <8 x float>, ptr %p.19, align 4
  %t.21 = mul i64 %column.2.i, 64
  %t.22 = add i64 %t.21, %row.1.i
  %p.23 = getelementptr float, ptr %to, i64 %t.22
  %t.24 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.25 = shufflevector <8 x float> %l.6, <8 x float> %l.14, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.26 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.27 = shufflevector <8 x float> %l.8, <8 x float> %l.16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.28 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.29 = shufflevector <8 x float> %l.10, <8 x float> %l.18, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.30 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.31 = shufflevector <8 x float> %l.12, <8 x float> %l.20, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.32 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.33 = shufflevector <8 x float> %t.24, <8 x float> %t.28, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.34 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.35 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.36 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.37 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.38 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.39 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.40 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.41 = shufflevector <8 x float> %t.32, <8 x float> %t.34, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.43 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.44 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.45 = shufflevector <8 x float> %t.36, <8 x float> %t.38, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.47 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.40, ptr %p.23, align 4
  %p.48 = getelementptr float, ptr %p.23, i64 64
  store <8 x float> %t.41, ptr %p.48, align 4
  %p.49 = getelementptr float, ptr %p.23, i64 128
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.23, i64 192
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.23, i64 256
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.23, i64 320
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.23, i64 384
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.23, i64 448
  store <8 x float> %t.47, ptr %p.54, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  %t.55 = icmp slt i64 %column.2.next, %columns
  br i1 %t.55, label %column.2, label %column.2.done
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define void @kt_attention_cfbc8d305663c15b(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  %t.1 = mul i64 %tid, 17600
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 4096
  %p.4 = getelementptr float, ptr %p.2, i64 12288
  %p.5 = getelementptr float, ptr %p.2, i64 16384
  %p.6 = getelementptr float, ptr %p.2, i64 16448
  %p.7 = getelementptr float, ptr %p.2, i64 16512
  %p.8 = getelementptr float, ptr %p.2, i64 16576
  %p.9 = getelementptr float, ptr %p.2, i64 17600
  %p.10 = getelementptr float, ptr %p.2, i64 17600
  %t.11 = mul i64 %part, 128
  %t.12 = udiv i64 %t.11, %parts
  %t.13 = add i64 %t.11, 128
  %t.14 = udiv i64 %t.13, %parts
  br label %item.15
item.15:
  %item.15.i = phi i64 [%t.12, %entry], [%item.15.next, %group.224.done]
  %t.16 = icmp slt i64 %item.15.i, %t.14
  br i1 %t.16, label %item.15.body, label %item.15.done
item.15.body:
  %t.17 = urem i64 %item.15.i, 32
  %t.18 = udiv i64 %item.15.i, 32
  %t.19 = mul i64 %t.17, 64
  %t.20 = sub i64 2063, %t.19
  %t.21 = udiv i64 %t.20, 16
  %t.22 = call i64 @llvm.smin.i64(i64 %t.21, i64 4)
  br label %group.23
group.23:
  %group.23.i = phi i64 [0, %item.15.body], [%group.23.next, %clear.52.done]
  %t.24 = mul i64 %group.23.i, 16
  %t.25 = add i64 %t.19, %t.24
  %t.26 = mul i64 %group.23.i, 1024
  %p.27 = getelementptr float, ptr %p.2, i64 %t.26
  %t.28 = mul i64 %group.23.i, 2048
  %p.29 = getelementptr float, ptr %p.3, i64 %t.28
  %t.30 = mul i64 %group.23.i, 1024
  %p.31 = getelementptr float, ptr %p.4, i64 %t.30
  %t.32 = mul i64 %group.23.i, 16
  %p.33 = getelementptr float, ptr %p.5, i64 %t.32
  %t.34 = mul i64 %group.23.i, 16
  %p.35 = getelementptr float, ptr %p.6, i64 %t.34
  %t.36 = mul i64 %group.23.i, 16
  %p.37 = getelementptr float, ptr %p.7, i64 %t.36
  br label %query.38
query.38:
  %query.38.i = phi i64 [0, %group.23], [%query.38.next, %depth.47.done]
  %t.39 = icmp slt i64 %query.38.i, 16
  br i1 %t.39, label %query.38.body, label %query.38.done
query.38.body:
  %t.40 = add i64 %t.25, %query.38.i
  %t.41 = mul i64 %t.18, 131072
  %t.42 = mul i64 %t.40, 64
  %t.43 = add i64 %t.42, %t.41
  %p.44 = getelementptr float, ptr %b1, i64 %t.43
  %t.45 = mul i64 %query.38.i, 64
  %p.46 = getelementptr float, ptr %p.8, i64 %t.45
  br label %depth.47
depth.47:
  %depth.47.i = phi i64 [0, %query.38.body], [%depth.47.next, %depth.47.body]
  %t.48 = icmp slt i64 %depth.47.i, 64
  br i1 %t.48, label %depth.47.body, label %depth.47.done
depth.47.body:
  %p.49 = getelementptr float, ptr %p.44, i64 %depth.47.i
  %l.50 = load <8 x float>, ptr %p.49, align 4
  %p.51 = getelementptr float, ptr %p.46, i64 %depth.47.i
  store <8 x float> %l.50, ptr %p.51, align 4
  %depth.47.next = add nuw nsw i64 %depth.47.i, 8
  br label %depth.47
depth.47.done:
  %query.38.next = add nuw nsw i64 %query.38.i, 1
  br label %query.38
query.38.done:
  call void @transpose_64_16(ptr %p.8, ptr %p.27, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.33, align 4
  store <16 x float> zeroinitializer, ptr %p.35, align 4
  br label %clear.52
clear.52:
  %clear.52.i = phi i64 [0, %query.38.done], [%clear.52.next, %clear.52.body]
  %t.53 = icmp slt i64 %clear.52.i, 64
  br i1 %t.53, label %clear.52.body, label %clear.52.done
clear.52.body:
  %t.54 = mul i64 %clear.52.i, 16
  %p.55 = getelementptr float, ptr %p.31, i64 %t.54
  store <16 x float> zeroinitializer, ptr %p.55, align 4
  %clear.52.next = add nuw nsw i64 %clear.52.i, 1
  br label %clear.52
clear.52.done:
  %group.23.next = add nuw nsw i64 %group.23.i, 1
  %t.56 = icmp slt i64 %group.23.next, %t.22
  br i1 %t.56, label %group.23, label %group.23.done
group.23.done:
  %t.57 = add i64 %t.19, 63
  %t.58 = call i64 @llvm.smin.i64(i64 %t.57, i64 2047)
  %t.59 = sub i64 0, %t.19
  %t.60 = sub i64 0, %t.59
  %t.61 = call i64 @llvm.smax.i64(i64 %t.60, i64 0)
  %t.62 = udiv i64 %t.61, 128
  %t.63 = mul i64 %t.62, 128
  %t.64 = call i64 @llvm.smax.i64(i64 0, i64 %t.63)
  %t.65 = call i64 @llvm.smin.i64(i64 2048, i64 2048)
  br label %keys.66
keys.66:
  %keys.66.i = phi i64 [%t.64, %group.23.done], [%keys.66.next, %tile.201.done]
  %t.67 = icmp slt i64 %keys.66.i, %t.65
  br i1 %t.67, label %keys.66.body, label %keys.66.done
keys.66.body:
  %t.68 = mul i64 %t.18, 131072
  %t.69 = mul i64 %keys.66.i, 64
  %t.70 = add i64 %t.68, %t.69
  %p.71 = getelementptr float, ptr %b0, i64 %t.70
  br label %tile.72
tile.72:
  %tile.72.i = phi i64 [0, %keys.66.body], [%tile.72.next, %group.76.done]
  %t.73 = mul i64 %tile.72.i, 6
  %t.74 = mul i64 %t.73, 64
  %p.75 = getelementptr float, ptr %p.71, i64 %t.74
  br label %group.76
group.76:
  %group.76.i = phi i64 [0, %tile.72], [%group.76.next, %group.76]
  %t.77 = mul i64 %group.76.i, 16
  %t.78 = add i64 %t.19, %t.77
  %t.79 = mul i64 %group.76.i, 1024
  %p.80 = getelementptr float, ptr %p.2, i64 %t.79
  %t.81 = mul i64 %group.76.i, 2048
  %p.82 = getelementptr float, ptr %p.3, i64 %t.81
  %t.83 = mul i64 %group.76.i, 1024
  %p.84 = getelementptr float, ptr %p.4, i64 %t.83
  %t.85 = mul i64 %group.76.i, 16
  %p.86 = getelementptr float, ptr %p.5, i64 %t.85
  %t.87 = mul i64 %group.76.i, 16
  %p.88 = getelementptr float, ptr %p.6, i64 %t.87
  %t.89 = mul i64 %group.76.i, 16
  %p.90 = getelementptr float, ptr %p.7, i64 %t.89
  %t.91 = mul i64 %t.73, 16
  %p.92 = getelementptr float, ptr %p.82, i64 %t.91
  call void @scores0_6(ptr %p.75, ptr %p.80, ptr %p.92, ptr %p.90)
  %group.76.next = add nuw nsw i64 %group.76.i, 1
  %t.93 = icmp slt i64 %group.76.next, %t.22
  br i1 %t.93, label %group.76, label %group.76.done
group.76.done:
  %tile.72.next = add nuw nsw i64 %tile.72.i, 1
  %t.94 = icmp slt i64 %tile.72.next, 18
  br i1 %t.94, label %tile.72, label %tile.72.done
tile.72.done:
  br label %tile.95
tile.95:
  %tile.95.i = phi i64 [18, %tile.72.done], [%tile.95.next, %group.100.done]
  %t.96 = mul i64 %tile.95.i, 5
  %t.97 = add i64 %t.96, 18
  %t.98 = mul i64 %t.97, 64
  %p.99 = getelementptr float, ptr %p.71, i64 %t.98
  br label %group.100
group.100:
  %group.100.i = phi i64 [0, %tile.95], [%group.100.next, %group.100]
  %t.101 = mul i64 %group.100.i, 16
  %t.102 = add i64 %t.19, %t.101
  %t.103 = mul i64 %group.100.i, 1024
  %p.104 = getelementptr float, ptr %p.2, i64 %t.103
  %t.105 = mul i64 %group.100.i, 2048
  %p.106 = getelementptr float, ptr %p.3, i64 %t.105
  %t.107 = mul i64 %group.100.i, 1024
  %p.108 = getelementptr float, ptr %p.4, i64 %t.107
  %t.109 = mul i64 %group.100.i, 16
  %p.110 = getelementptr float, ptr %p.5, i64 %t.109
  %t.111 = mul i64 %group.100.i, 16
  %p.112 = getelementptr float, ptr %p.6, i64 %t.111
  %t.113 = mul i64 %group.100.i, 16
  %p.114 = getelementptr float, ptr %p.7, i64 %t.113
  %t.115 = mul i64 %t.97, 16
  %p.116 = getelementptr float, ptr %p.106, i64 %t.115
  call void @scores0_5(ptr %p.99, ptr %p.104, ptr %p.116, ptr %p.114)
  %group.100.next = add nuw nsw i64 %group.100.i, 1
  %t.117 = icmp slt i64 %group.100.next, %t.22
  br i1 %t.117, label %group.100, label %group.100.done
group.100.done:
  %tile.95.next = add nuw nsw i64 %tile.95.i, 1
  %t.118 = icmp slt i64 %tile.95.next, 22
  br i1 %t.118, label %tile.95, label %tile.95.done
tile.95.done:
  br label %group.119
group.119:
  %group.119.i = phi i64 [0, %tile.95.done], [%group.119.next, %score.136.done]
  %t.120 = mul i64 %group.119.i, 16
  %t.121 = add i64 %t.19, %t.120
  %t.122 = mul i64 %group.119.i, 1024
  %p.123 = getelementptr float, ptr %p.2, i64 %t.122
  %t.124 = mul i64 %group.119.i, 2048
  %p.125 = getelementptr float, ptr %p.3, i64 %t.124
  %t.126 = mul i64 %group.119.i, 1024
  %p.127 = getelementptr float, ptr %p.4, i64 %t.126
  %t.128 = mul i64 %group.119.i, 16
  %p.129 = getelementptr float, ptr %p.5, i64 %t.128
  %t.130 = mul i64 %group.119.i, 16
  %p.131 = getelementptr float, ptr %p.6, i64 %t.130
  %t.132 = mul i64 %group.119.i, 16
  %p.133 = getelementptr float, ptr %p.7, i64 %t.132
  %t.134 = mul i64 %t.18, 2048
  %p.135 = getelementptr float, ptr %b2, i64 %t.134
  br label %score.136
score.136:
  %score.136.i = phi i64 [0, %group.119], [%score.136.next, %score.136]
  %t.137 = add i64 %keys.66.i, %score.136.i
  %t.138 = mul i64 %score.136.i, 16
  %p.139 = getelementptr float, ptr %p.125, i64 %t.138
  %l.140 = load <16 x float>, ptr %p.139, align 4
  %t.141 = trunc i64 %t.121 to i32
  %t.142 = insertelement <16 x i32> poison, i32 %t.141, i64 0
  %s.143 = shufflevector <16 x i32> %t.142, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.144 = add <16 x i32> %s.143, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.145 = trunc i64 %t.137 to i32
  %t.146 = insertelement <16 x i32> poison, i32 %t.145, i64 0
  %s.147 = shufflevector <16 x i32> %t.146, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.148 = icmp sle <16 x i32> %t.144, %s.147
  %t.149 = fmul <16 x float> %l.140, splat (float 0x3FC0000000000000)
  %t.150 = select <16 x i1> %t.148, <16 x float> %t.149, <16 x float> splat (float 0xFFF0000000000000)
  %p.151 = getelementptr float, ptr %p.135, i64 %t.137
  %l.152 = load float, ptr %p.151, align 4
  %t.153 = insertelement <16 x float> poison, float %l.152, i64 0
  %s.154 = shufflevector <16 x float> %t.153, <16 x float> poison, <16 x i32> zeroinitializer
  %t.155 = fsub <16 x float> %t.150, %s.154
  %t.156 = fcmp olt <16 x float> %t.155, splat (float 0xC056000000000000)
  %t.157 = select <16 x i1> %t.156, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.155
  %t.158 = fcmp ogt <16 x float> %t.157, splat (float 0x4056400000000000)
  %t.159 = select <16 x i1> %t.158, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.157
  %t.160 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.159, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %t.161 = fsub <16 x float> %t.160, splat (float 0x4168000FE0000000)
  %t.162 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.161, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.159)
  %t.163 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.162, <16 x float> splat (float 0x3F80FA3EE0000000), <16 x float> splat (float 0x3FA573BE20000000))
  %t.164 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.162, <16 x float> %t.163, <16 x float> splat (float 0x3FC555A7C0000000))
  %t.165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.162, <16 x float> %t.164, <16 x float> splat (float 0x3FDFFFDC20000000))
  %t.166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.162, <16 x float> %t.165, <16 x float> splat (float 0x3FEFFFFF60000000))
  %t.167 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.162, <16 x float> %t.166, <16 x float> splat (float 0x3FF0000000000000))
  %t.168 = bitcast <16 x float> %t.160 to <16 x i32>
  %t.169 = shl <16 x i32> %t.168, splat (i32 23)
  %t.170 = bitcast <16 x i32> %t.169 to <16 x float>
  %t.171 = fmul <16 x float> %t.167, %t.170
  %p.172 = getelementptr float, ptr %p.125, i64 %t.138
  store <16 x float> %t.171, ptr %p.172, align 4
  %score.136.next = add nuw nsw i64 %score.136.i, 1
  %t.173 = icmp slt i64 %score.136.next, 128
  br i1 %t.173, label %score.136, label %score.136.done
score.136.done:
  %group.119.next = add nuw nsw i64 %group.119.i, 1
  %t.174 = icmp slt i64 %group.119.next, %t.22
  br i1 %t.174, label %group.119, label %group.119.done
group.119.done:
  %t.175 = mul i64 %t.18, 131072
  %t.176 = mul i64 %keys.66.i, 64
  %t.177 = add i64 %t.175, %t.176
  %p.178 = getelementptr float, ptr %b3, i64 %t.177
  br label %tile.179
tile.179:
  %tile.179.i = phi i64 [0, %group.119.done], [%tile.179.next, %group.182.done]
  %t.180 = mul i64 %tile.179.i, 6
  %p.181 = getelementptr float, ptr %p.178, i64 %t.180
  br label %group.182
group.182:
  %group.182.i = phi i64 [0, %tile.179], [%group.182.next, %group.182]
  %t.183 = mul i64 %group.182.i, 16
  %t.184 = add i64 %t.19, %t.183
  %t.185 = mul i64 %group.182.i, 1024
  %p.186 = getelementptr float, ptr %p.2, i64 %t.185
  %t.187 = mul i64 %group.182.i, 2048
  %p.188 = getelementptr float, ptr %p.3, i64 %t.187
  %t.189 = mul i64 %group.182.i, 1024
  %p.190 = getelementptr float, ptr %p.4, i64 %t.189
  %t.191 = mul i64 %group.182.i, 16
  %p.192 = getelementptr float, ptr %p.5, i64 %t.191
  %t.193 = mul i64 %group.182.i, 16
  %p.194 = getelementptr float, ptr %p.6, i64 %t.193
  %t.195 = mul i64 %group.182.i, 16
  %p.196 = getelementptr float, ptr %p.7, i64 %t.195
  %t.197 = mul i64 %t.180, 16
  %p.198 = getelementptr float, ptr %p.190, i64 %t.197
  call void @values6_128(ptr %p.181, ptr %p.188, ptr %p.198, ptr %p.196)
  %group.182.next = add nuw nsw i64 %group.182.i, 1
  %t.199 = icmp slt i64 %group.182.next, %t.22
  br i1 %t.199, label %group.182, label %group.182.done
group.182.done:
  %tile.179.next = add nuw nsw i64 %tile.179.i, 1
  %t.200 = icmp slt i64 %tile.179.next, 9
  br i1 %t.200, label %tile.179, label %tile.179.done
tile.179.done:
  br label %tile.201
tile.201:
  %tile.201.i = phi i64 [9, %tile.179.done], [%tile.201.next, %group.205.done]
  %t.202 = mul i64 %tile.201.i, 5
  %t.203 = add i64 %t.202, 9
  %p.204 = getelementptr float, ptr %p.178, i64 %t.203
  br label %group.205
group.205:
  %group.205.i = phi i64 [0, %tile.201], [%group.205.next, %group.205]
  %t.206 = mul i64 %group.205.i, 16
  %t.207 = add i64 %t.19, %t.206
  %t.208 = mul i64 %group.205.i, 1024
  %p.209 = getelementptr float, ptr %p.2, i64 %t.208
  %t.210 = mul i64 %group.205.i, 2048
  %p.211 = getelementptr float, ptr %p.3, i64 %t.210
  %t.212 = mul i64 %group.205.i, 1024
  %p.213 = getelementptr float, ptr %p.4, i64 %t.212
  %t.214 = mul i64 %group.205.i, 16
  %p.215 = getelementptr float, ptr %p.5, i64 %t.214
  %t.216 = mul i64 %group.205.i, 16
  %p.217 = getelementptr float, ptr %p.6, i64 %t.216
  %t.218 = mul i64 %group.205.i, 16
  %p.219 = getelementptr float, ptr %p.7, i64 %t.218
  %t.220 = mul i64 %t.203, 16
  %p.221 = getelementptr float, ptr %p.213, i64 %t.220
  call void @values5_128(ptr %p.204, ptr %p.211, ptr %p.221, ptr %p.219)
  %group.205.next = add nuw nsw i64 %group.205.i, 1
  %t.222 = icmp slt i64 %group.205.next, %t.22
  br i1 %t.222, label %group.205, label %group.205.done
group.205.done:
  %tile.201.next = add nuw nsw i64 %tile.201.i, 1
  %t.223 = icmp slt i64 %tile.201.next, 11
  br i1 %t.223, label %tile.201, label %tile.201.done
tile.201.done:
  %keys.66.next = add nuw nsw i64 %keys.66.i, 128
  br label %keys.66
keys.66.done:
  br label %group.224
group.224:
  %group.224.i = phi i64 [0, %keys.66.done], [%group.224.next, %query.239.done]
  %t.225 = mul i64 %group.224.i, 16
  %t.226 = add i64 %t.19, %t.225
  %t.227 = mul i64 %group.224.i, 1024
  %p.228 = getelementptr float, ptr %p.2, i64 %t.227
  %t.229 = mul i64 %group.224.i, 2048
  %p.230 = getelementptr float, ptr %p.3, i64 %t.229
  %t.231 = mul i64 %group.224.i, 1024
  %p.232 = getelementptr float, ptr %p.4, i64 %t.231
  %t.233 = mul i64 %group.224.i, 16
  %p.234 = getelementptr float, ptr %p.5, i64 %t.233
  %t.235 = mul i64 %group.224.i, 16
  %p.236 = getelementptr float, ptr %p.6, i64 %t.235
  %t.237 = mul i64 %group.224.i, 16
  %p.238 = getelementptr float, ptr %p.7, i64 %t.237
  call void @transpose_16_64(ptr %p.232, ptr %p.8, i64 64, i64 16)
  br label %query.239
query.239:
  %query.239.i = phi i64 [0, %group.224], [%query.239.next, %value.244.done]
  %t.240 = icmp slt i64 %query.239.i, 16
  br i1 %t.240, label %query.239.body, label %query.239.done
query.239.body:
  %t.241 = add i64 %t.226, %query.239.i
  %t.242 = mul i64 %query.239.i, 64
  %p.243 = getelementptr float, ptr %p.8, i64 %t.242
  br label %value.244
value.244:
  %value.244.i = phi i64 [0, %query.239.body], [%value.244.next, %value.244.body]
  %t.245 = icmp slt i64 %value.244.i, 64
  br i1 %t.245, label %value.244.body, label %value.244.done
value.244.body:
  %p.246 = getelementptr float, ptr %p.243, i64 %value.244.i
  %l.247 = load <8 x float>, ptr %p.246, align 4
  %t.248 = mul i64 %t.18, 131072
  %t.249 = add i64 %value.244.i, %t.248
  %t.250 = mul i64 %t.241, 64
  %t.251 = add i64 %t.250, %t.249
  %p.252 = getelementptr float, ptr %b4, i64 %t.251
  store <8 x float> %l.247, ptr %p.252, align 4
  %value.244.next = add nuw nsw i64 %value.244.i, 8
  br label %value.244
value.244.done:
  %query.239.next = add nuw nsw i64 %query.239.i, 1
  br label %query.239
query.239.done:
  %group.224.next = add nuw nsw i64 %group.224.i, 1
  %t.253 = icmp slt i64 %group.224.next, %t.22
  br i1 %t.253, label %group.224, label %group.224.done
group.224.done:
  %item.15.next = add nuw nsw i64 %item.15.i, 1
  br label %item.15
item.15.done:
  ret void
}
!0 = !{i32 1}
