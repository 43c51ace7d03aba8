declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)
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
define void @kt_attention_a1b1b6ac1ea11270(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
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
  %t.11 = mul i64 %part, %n0
  %t.12 = udiv i64 %t.11, %parts
  %t.13 = add i64 %t.11, %n0
  %t.14 = udiv i64 %t.13, %parts
  br label %item.15
item.15:
  %item.15.i = phi i64 [%t.12, %entry], [%item.15.next, %group.254.done]
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
  %keys.62.i = phi i64 [0, %group.23.done], [%keys.62.next, %tile.231.done]
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
  %group.115.i = phi i64 [0, %tile.91.done], [%group.115.next, %weight.175.done]
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
  %t.155 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.154, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.156 = fsub <16 x float> %t.155, splat (float 0x4138007F00000000)
  %t.157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.156, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.154)
  %t.158 = bitcast <16 x float> %t.155 to <16 x i32>
  %t.159 = shufflevector <16 x i32> %t.158, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.160 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.159)
  %t.161 = shufflevector <16 x i32> %t.158, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.162 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.161)
  %t.163 = shufflevector <8 x float> %t.160, <8 x float> %t.162, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.164 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.157, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.157, <16 x float> %t.164, <16 x float> splat (float 0x3FF0000000000000))
  %t.166 = fmul <16 x float> %t.165, %t.157
  %t.167 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.163, <16 x float> %t.166, <16 x float> %t.163)
  %t.168 = bitcast <16 x float> %t.155 to <16 x i32>
  %t.169 = shl <16 x i32> %t.168, splat (i32 20)
  %t.170 = and <16 x i32> %t.169, splat (i32 -8388608)
  %t.171 = bitcast <16 x i32> %t.170 to <16 x float>
  %t.172 = fmul <16 x float> %t.167, %t.171
  store <16 x float> %t.172, ptr %p.129, align 4
  store <16 x float> %t.148, ptr %p.125, align 4
  %l.173 = load <16 x float>, ptr %p.127, align 4
  %t.174 = fmul <16 x float> %l.173, %t.172
  br label %weight.175
weight.175:
  %weight.175.i = phi i64 [0, %score.131.done], [%weight.175.next, %weight.175]
  %weight.175.c0 = phi <16 x float> [%t.174, %score.131.done], [%t.202, %weight.175]
  %t.176 = mul i64 %weight.175.i, 16
  %p.177 = getelementptr float, ptr %p.121, i64 %t.176
  %l.178 = load <16 x float>, ptr %p.177, align 4
  %t.179 = fsub <16 x float> %l.178, %t.148
  %t.180 = fcmp olt <16 x float> %t.179, splat (float 0xC056000000000000)
  %t.181 = select <16 x i1> %t.180, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.179
  %t.182 = fcmp ogt <16 x float> %t.181, splat (float 0x4056400000000000)
  %t.183 = select <16 x i1> %t.182, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.181
  %t.184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.183, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.185 = fsub <16 x float> %t.184, splat (float 0x4138007F00000000)
  %t.186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.185, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.183)
  %t.187 = bitcast <16 x float> %t.184 to <16 x i32>
  %t.188 = shufflevector <16 x i32> %t.187, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.189 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.188)
  %t.190 = shufflevector <16 x i32> %t.187, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.191 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.190)
  %t.192 = shufflevector <8 x float> %t.189, <8 x float> %t.191, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.186, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.186, <16 x float> %t.193, <16 x float> splat (float 0x3FF0000000000000))
  %t.195 = fmul <16 x float> %t.194, %t.186
  %t.196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.192, <16 x float> %t.195, <16 x float> %t.192)
  %t.197 = bitcast <16 x float> %t.184 to <16 x i32>
  %t.198 = shl <16 x i32> %t.197, splat (i32 20)
  %t.199 = and <16 x i32> %t.198, splat (i32 -8388608)
  %t.200 = bitcast <16 x i32> %t.199 to <16 x float>
  %t.201 = fmul <16 x float> %t.196, %t.200
  store <16 x float> %t.201, ptr %p.177, align 4
  %t.202 = fadd <16 x float> %weight.175.c0, %t.201
  %weight.175.next = add nuw nsw i64 %weight.175.i, 1
  %t.203 = icmp slt i64 %weight.175.next, 128
  br i1 %t.203, label %weight.175, label %weight.175.done
weight.175.done:
  store <16 x float> %t.202, ptr %p.127, align 4
  %group.115.next = add nuw nsw i64 %group.115.i, 1
  %t.204 = icmp slt i64 %group.115.next, %t.22
  br i1 %t.204, label %group.115, label %group.115.done
group.115.done:
  %t.205 = mul i64 %t.18, 131072
  %t.206 = mul i64 %keys.62.i, 64
  %t.207 = add i64 %t.205, %t.206
  %p.208 = getelementptr float, ptr %b2, i64 %t.207
  br label %tile.209
tile.209:
  %tile.209.i = phi i64 [0, %group.115.done], [%tile.209.next, %group.212.done]
  %t.210 = mul i64 %tile.209.i, 6
  %p.211 = getelementptr float, ptr %p.208, i64 %t.210
  br label %group.212
group.212:
  %group.212.i = phi i64 [0, %tile.209], [%group.212.next, %group.212]
  %t.213 = mul i64 %group.212.i, 16
  %t.214 = add i64 %t.19, %t.213
  %t.215 = mul i64 %group.212.i, 1024
  %p.216 = getelementptr float, ptr %p.2, i64 %t.215
  %t.217 = mul i64 %group.212.i, 2048
  %p.218 = getelementptr float, ptr %p.3, i64 %t.217
  %t.219 = mul i64 %group.212.i, 1024
  %p.220 = getelementptr float, ptr %p.4, i64 %t.219
  %t.221 = mul i64 %group.212.i, 16
  %p.222 = getelementptr float, ptr %p.5, i64 %t.221
  %t.223 = mul i64 %group.212.i, 16
  %p.224 = getelementptr float, ptr %p.6, i64 %t.223
  %t.225 = mul i64 %group.212.i, 16
  %p.226 = getelementptr float, ptr %p.7, i64 %t.225
  %t.227 = mul i64 %t.210, 16
  %p.228 = getelementptr float, ptr %p.220, i64 %t.227
  call void @values6_128(ptr %p.211, ptr %p.218, ptr %p.228, ptr %p.226)
  %group.212.next = add nuw nsw i64 %group.212.i, 1
  %t.229 = icmp slt i64 %group.212.next, %t.22
  br i1 %t.229, label %group.212, label %group.212.done
group.212.done:
  %tile.209.next = add nuw nsw i64 %tile.209.i, 1
  %t.230 = icmp slt i64 %tile.209.next, 9
  br i1 %t.230, label %tile.209, label %tile.209.done
tile.209.done:
  br label %tile.231
tile.231:
  %tile.231.i = phi i64 [9, %tile.209.done], [%tile.231.next, %group.235.done]
  %t.232 = mul i64 %tile.231.i, 5
  %t.233 = add i64 %t.232, 9
  %p.234 = getelementptr float, ptr %p.208, i64 %t.233
  br label %group.235
group.235:
  %group.235.i = phi i64 [0, %tile.231], [%group.235.next, %group.235]
  %t.236 = mul i64 %group.235.i, 16
  %t.237 = add i64 %t.19, %t.236
  %t.238 = mul i64 %group.235.i, 1024
  %p.239 = getelementptr float, ptr %p.2, i64 %t.238
  %t.240 = mul i64 %group.235.i, 2048
  %p.241 = getelementptr float, ptr %p.3, i64 %t.240
  %t.242 = mul i64 %group.235.i, 1024
  %p.243 = getelementptr float, ptr %p.4, i64 %t.242
  %t.244 = mul i64 %group.235.i, 16
  %p.245 = getelementptr float, ptr %p.5, i64 %t.244
  %t.246 = mul i64 %group.235.i, 16
  %p.247 = getelementptr float, ptr %p.6, i64 %t.246
  %t.248 = mul i64 %group.235.i, 16
  %p.249 = getelementptr float, ptr %p.7, i64 %t.248
  %t.250 = mul i64 %t.233, 16
  %p.251 = getelementptr float, ptr %p.243, i64 %t.250
  call void @values5_128(ptr %p.234, ptr %p.241, ptr %p.251, ptr %p.249)
  %group.235.next = add nuw nsw i64 %group.235.i, 1
  %t.252 = icmp slt i64 %group.235.next, %t.22
  br i1 %t.252, label %group.235, label %group.235.done
group.235.done:
  %tile.231.next = add nuw nsw i64 %tile.231.i, 1
  %t.253 = icmp slt i64 %tile.231.next, 11
  br i1 %t.253, label %tile.231, label %tile.231.done
tile.231.done:
  %keys.62.next = add nuw nsw i64 %keys.62.i, 128
  br label %keys.62
keys.62.done:
  br label %group.254
group.254:
  %group.254.i = phi i64 [0, %keys.62.done], [%group.254.next, %query.269.done]
  %t.255 = mul i64 %group.254.i, 16
  %t.256 = add i64 %t.19, %t.255
  %t.257 = mul i64 %group.254.i, 1024
  %p.258 = getelementptr float, ptr %p.2, i64 %t.257
  %t.259 = mul i64 %group.254.i, 2048
  %p.260 = getelementptr float, ptr %p.3, i64 %t.259
  %t.261 = mul i64 %group.254.i, 1024
  %p.262 = getelementptr float, ptr %p.4, i64 %t.261
  %t.263 = mul i64 %group.254.i, 16
  %p.264 = getelementptr float, ptr %p.5, i64 %t.263
  %t.265 = mul i64 %group.254.i, 16
  %p.266 = getelementptr float, ptr %p.6, i64 %t.265
  %t.267 = mul i64 %group.254.i, 16
  %p.268 = getelementptr float, ptr %p.7, i64 %t.267
  call void @transpose_16_64(ptr %p.262, ptr %p.8, i64 64, i64 16)
  br label %query.269
query.269:
  %query.269.i = phi i64 [0, %group.254], [%query.269.next, %value.278.done]
  %t.270 = icmp slt i64 %query.269.i, 16
  br i1 %t.270, label %query.269.body, label %query.269.done
query.269.body:
  %t.271 = add i64 %t.256, %query.269.i
  %p.272 = getelementptr float, ptr %p.266, i64 %query.269.i
  %l.273 = load float, ptr %p.272, align 4
  %p.274 = getelementptr float, ptr %p.264, i64 %query.269.i
  %l.275 = load float, ptr %p.274, align 4
  %t.276 = mul i64 %query.269.i, 64
  %p.277 = getelementptr float, ptr %p.8, i64 %t.276
  br label %value.278
value.278:
  %value.278.i = phi i64 [0, %query.269.body], [%value.278.next, %value.278.body]
  %t.279 = icmp slt i64 %value.278.i, 64
  br i1 %t.279, label %value.278.body, label %value.278.done
value.278.body:
  %p.280 = getelementptr float, ptr %p.277, i64 %value.278.i
  %l.281 = load <8 x float>, ptr %p.280, align 4
  %t.282 = insertelement <8 x float> poison, float %l.273, i64 0
  %s.283 = shufflevector <8 x float> %t.282, <8 x float> poison, <8 x i32> zeroinitializer
  %t.284 = fdiv <8 x float> %l.281, %s.283
  %t.285 = mul i64 %t.18, 131072
  %t.286 = add i64 %value.278.i, %t.285
  %t.287 = mul i64 %t.271, 64
  %t.288 = add i64 %t.287, %t.286
  %p.289 = getelementptr float, ptr %b4, i64 %t.288
  store <8 x float> %t.284, ptr %p.289, align 4
  %t.290 = mul i64 %t.18, 131072
  %t.291 = add i64 %value.278.i, %t.290
  %t.292 = mul i64 %t.271, 64
  %t.293 = add i64 %t.292, %t.291
  %p.294 = getelementptr float, ptr %b3, i64 %t.293
  %l.295 = load <8 x float>, ptr %p.294, align 4
  %t.296 = fmul <8 x float> %l.295, %t.284
  %t.297 = mul i64 %t.18, 131072
  %t.298 = add i64 %value.278.i, %t.297
  %t.299 = mul i64 %t.271, 64
  %t.300 = add i64 %t.299, %t.298
  %p.301 = getelementptr float, ptr %b6, i64 %t.300
  store <8 x float> %t.296, ptr %p.301, align 4
  %value.278.next = add nuw nsw i64 %value.278.i, 8
  br label %value.278
value.278.done:
  %query.269.next = add nuw nsw i64 %query.269.i, 1
  br label %query.269
query.269.done:
  %l.302 = load <16 x float>, ptr %p.266, align 4
  %l.303 = load <16 x float>, ptr %p.264, align 4
  %t.304 = fcmp olt <16 x float> %l.302, splat (float 0x3810000000000000)
  %t.305 = select <16 x i1> %t.304, <16 x float> splat (float 0x4160000000000000), <16 x float> splat (float 0x3FF0000000000000)
  %t.306 = fmul <16 x float> %l.302, %t.305
  %t.307 = bitcast <16 x float> %t.306 to <16 x i32>
  %t.308 = sub <16 x i32> %t.307, splat (i32 1059760811)
  %t.309 = and <16 x i32> %t.308, splat (i32 -8388608)
  %t.310 = sub <16 x i32> %t.307, %t.309
  %t.311 = bitcast <16 x i32> %t.310 to <16 x float>
  %t.312 = fsub <16 x float> %t.311, splat (float 0x3FF0000000000000)
  %t.313 = sitofp <16 x i32> %t.309 to <16 x float>
  %t.314 = select <16 x i1> %t.304, <16 x float> splat (float 0xC1A7000000000000), <16 x float> splat (float 0x0000000000000000)
  %t.315 = fadd <16 x float> %t.313, %t.314
  %t.316 = fmul <16 x float> %t.312, %t.312
  %t.317 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.312, <16 x float> splat (float 0x3FD5554FC0000000), <16 x float> splat (float 0xBFDFFFFD60000000))
  %t.318 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.312, <16 x float> splat (float 0x3FC99D3AE0000000), <16 x float> splat (float 0xBFD00144E0000000))
  %t.319 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.312, <16 x float> splat (float 0x3FC1EA8C00000000), <16 x float> splat (float 0xBFC5038E00000000))
  %t.320 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.312, <16 x float> splat (float 0x3FC1F274E0000000), <16 x float> splat (float 0xBFC3B0C5E0000000))
  %t.321 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.316, <16 x float> %t.320, <16 x float> %t.319)
  %t.322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.316, <16 x float> %t.321, <16 x float> %t.318)
  %t.323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.316, <16 x float> %t.322, <16 x float> %t.317)
  %t.324 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.316, <16 x float> %t.323, <16 x float> %t.312)
  %t.325 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.315, <16 x float> splat (float 0x3E762E4300000000), <16 x float> %t.324)
  %t.326 = fcmp oeq <16 x float> %l.302, splat (float 0x7FF0000000000000)
  %t.327 = select <16 x i1> %t.326, <16 x float> splat (float 0x7FF0000000000000), <16 x float> %t.325
  %t.328 = fcmp oeq <16 x float> %l.302, splat (float 0x0000000000000000)
  %t.329 = select <16 x i1> %t.328, <16 x float> splat (float 0xFFF0000000000000), <16 x float> %t.327
  %t.330 = fcmp ult <16 x float> %l.302, splat (float 0x0000000000000000)
  %t.331 = select <16 x i1> %t.330, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %t.329
  %t.332 = fadd <16 x float> %t.331, %l.303
  %t.333 = mul i64 %t.18, 2048
  %t.334 = add i64 %t.256, %t.333
  %p.335 = getelementptr float, ptr %b5, i64 %t.334
  store <16 x float> %t.332, ptr %p.335, align 4
  %group.254.next = add nuw nsw i64 %group.254.i, 1
  %t.336 = icmp slt i64 %group.254.next, %t.22
  br i1 %t.336, label %group.254, label %group.254.done
group.254.done:
  %item.15.next = add nuw nsw i64 %item.15.i, 1
  br label %item.15
item.15.done:
  ret void
}
!0 = !{i32 1}

define void @kt_row_35e4cfe17ea36c63(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) "stackrealign" #0 {
entry:
  %t.1 = mul i64 %part, %n0
  %t.2 = udiv i64 %t.1, %parts
  %t.3 = add i64 %t.1, %n0
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
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)
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
define void @kt_attention_f581617ac3304a89(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
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
  %t.14 = mul i64 %part, %n0
  %t.15 = udiv i64 %t.14, %parts
  %t.16 = add i64 %t.14, %n0
  %t.17 = udiv i64 %t.16, %parts
  br label %item.18
item.18:
  %item.18.i = phi i64 [%t.15, %entry], [%item.18.next, %group.332.done]
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
  %keys.83.i = phi i64 [0, %group.26.done], [%keys.83.next, %tile.305.done]
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
  %t.248 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.247, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.249 = fsub <16 x float> %t.248, splat (float 0x4138007F00000000)
  %t.250 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.249, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.247)
  %t.251 = bitcast <16 x float> %t.248 to <16 x i32>
  %t.252 = shufflevector <16 x i32> %t.251, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.253 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.252)
  %t.254 = shufflevector <16 x i32> %t.251, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.255 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.254)
  %t.256 = shufflevector <8 x float> %t.253, <8 x float> %t.255, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.250, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.250, <16 x float> %t.257, <16 x float> splat (float 0x3FF0000000000000))
  %t.259 = fmul <16 x float> %t.258, %t.250
  %t.260 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.256, <16 x float> %t.259, <16 x float> %t.256)
  %t.261 = bitcast <16 x float> %t.248 to <16 x i32>
  %t.262 = shl <16 x i32> %t.261, splat (i32 20)
  %t.263 = and <16 x i32> %t.262, splat (i32 -8388608)
  %t.264 = bitcast <16 x i32> %t.263 to <16 x float>
  %t.265 = fmul <16 x float> %t.260, %t.264
  %t.266 = mul i64 %t.21, 2048
  %t.267 = add i64 %t.205, %t.266
  %p.268 = getelementptr float, ptr %b5, i64 %t.267
  %l.269 = load <16 x float>, ptr %p.268, align 4
  %t.270 = fsub <16 x float> %l.228, %l.269
  %t.271 = fmul <16 x float> %t.265, %t.270
  %p.272 = getelementptr float, ptr %p.211, i64 %t.224
  store <16 x float> %t.271, ptr %p.272, align 4
  %score.222.next = add nuw nsw i64 %score.222.i, 1
  %t.273 = icmp slt i64 %score.222.next, 128
  br i1 %t.273, label %score.222, label %score.222.done
score.222.done:
  %group.203.next = add nuw nsw i64 %group.203.i, 1
  %t.274 = icmp slt i64 %group.203.next, %t.25
  br i1 %t.274, label %group.203, label %group.203.done
group.203.done:
  %t.275 = mul i64 %t.21, 131072
  %t.276 = mul i64 %keys.83.i, 64
  %t.277 = add i64 %t.275, %t.276
  %p.278 = getelementptr float, ptr %b1, i64 %t.277
  br label %tile.279
tile.279:
  %tile.279.i = phi i64 [0, %group.203.done], [%tile.279.next, %group.282.done]
  %t.280 = mul i64 %tile.279.i, 6
  %p.281 = getelementptr float, ptr %p.278, i64 %t.280
  br label %group.282
group.282:
  %group.282.i = phi i64 [0, %tile.279], [%group.282.next, %group.282]
  %t.283 = mul i64 %group.282.i, 16
  %t.284 = add i64 %t.22, %t.283
  %t.285 = mul i64 %group.282.i, 1024
  %p.286 = getelementptr float, ptr %p.2, i64 %t.285
  %t.287 = mul i64 %group.282.i, 1024
  %p.288 = getelementptr float, ptr %p.3, i64 %t.287
  %t.289 = mul i64 %group.282.i, 2048
  %p.290 = getelementptr float, ptr %p.4, i64 %t.289
  %t.291 = mul i64 %group.282.i, 2048
  %p.292 = getelementptr float, ptr %p.5, i64 %t.291
  %t.293 = mul i64 %group.282.i, 1024
  %p.294 = getelementptr float, ptr %p.6, i64 %t.293
  %t.295 = mul i64 %group.282.i, 16
  %p.296 = getelementptr float, ptr %p.7, i64 %t.295
  %t.297 = mul i64 %group.282.i, 16
  %p.298 = getelementptr float, ptr %p.8, i64 %t.297
  %t.299 = mul i64 %group.282.i, 16
  %p.300 = getelementptr float, ptr %p.9, i64 %t.299
  %t.301 = mul i64 %t.280, 16
  %p.302 = getelementptr float, ptr %p.294, i64 %t.301
  call void @values6_128(ptr %p.281, ptr %p.290, ptr %p.302, ptr %p.300)
  %group.282.next = add nuw nsw i64 %group.282.i, 1
  %t.303 = icmp slt i64 %group.282.next, %t.25
  br i1 %t.303, label %group.282, label %group.282.done
group.282.done:
  %tile.279.next = add nuw nsw i64 %tile.279.i, 1
  %t.304 = icmp slt i64 %tile.279.next, 9
  br i1 %t.304, label %tile.279, label %tile.279.done
tile.279.done:
  br label %tile.305
tile.305:
  %tile.305.i = phi i64 [9, %tile.279.done], [%tile.305.next, %group.309.done]
  %t.306 = mul i64 %tile.305.i, 5
  %t.307 = add i64 %t.306, 9
  %p.308 = getelementptr float, ptr %p.278, i64 %t.307
  br label %group.309
group.309:
  %group.309.i = phi i64 [0, %tile.305], [%group.309.next, %group.309]
  %t.310 = mul i64 %group.309.i, 16
  %t.311 = add i64 %t.22, %t.310
  %t.312 = mul i64 %group.309.i, 1024
  %p.313 = getelementptr float, ptr %p.2, i64 %t.312
  %t.314 = mul i64 %group.309.i, 1024
  %p.315 = getelementptr float, ptr %p.3, i64 %t.314
  %t.316 = mul i64 %group.309.i, 2048
  %p.317 = getelementptr float, ptr %p.4, i64 %t.316
  %t.318 = mul i64 %group.309.i, 2048
  %p.319 = getelementptr float, ptr %p.5, i64 %t.318
  %t.320 = mul i64 %group.309.i, 1024
  %p.321 = getelementptr float, ptr %p.6, i64 %t.320
  %t.322 = mul i64 %group.309.i, 16
  %p.323 = getelementptr float, ptr %p.7, i64 %t.322
  %t.324 = mul i64 %group.309.i, 16
  %p.325 = getelementptr float, ptr %p.8, i64 %t.324
  %t.326 = mul i64 %group.309.i, 16
  %p.327 = getelementptr float, ptr %p.9, i64 %t.326
  %t.328 = mul i64 %t.307, 16
  %p.329 = getelementptr float, ptr %p.321, i64 %t.328
  call void @values5_128(ptr %p.308, ptr %p.317, ptr %p.329, ptr %p.327)
  %group.309.next = add nuw nsw i64 %group.309.i, 1
  %t.330 = icmp slt i64 %group.309.next, %t.25
  br i1 %t.330, label %group.309, label %group.309.done
group.309.done:
  %tile.305.next = add nuw nsw i64 %tile.305.i, 1
  %t.331 = icmp slt i64 %tile.305.next, 11
  br i1 %t.331, label %tile.305, label %tile.305.done
tile.305.done:
  %keys.83.next = add nuw nsw i64 %keys.83.i, 128
  br label %keys.83
keys.83.done:
  br label %group.332
group.332:
  %group.332.i = phi i64 [0, %keys.83.done], [%group.332.next, %query.351.done]
  %t.333 = mul i64 %group.332.i, 16
  %t.334 = add i64 %t.22, %t.333
  %t.335 = mul i64 %group.332.i, 1024
  %p.336 = getelementptr float, ptr %p.2, i64 %t.335
  %t.337 = mul i64 %group.332.i, 1024
  %p.338 = getelementptr float, ptr %p.3, i64 %t.337
  %t.339 = mul i64 %group.332.i, 2048
  %p.340 = getelementptr float, ptr %p.4, i64 %t.339
  %t.341 = mul i64 %group.332.i, 2048
  %p.342 = getelementptr float, ptr %p.5, i64 %t.341
  %t.343 = mul i64 %group.332.i, 1024
  %p.344 = getelementptr float, ptr %p.6, i64 %t.343
  %t.345 = mul i64 %group.332.i, 16
  %p.346 = getelementptr float, ptr %p.7, i64 %t.345
  %t.347 = mul i64 %group.332.i, 16
  %p.348 = getelementptr float, ptr %p.8, i64 %t.347
  %t.349 = mul i64 %group.332.i, 16
  %p.350 = getelementptr float, ptr %p.9, i64 %t.349
  call void @transpose_16_64(ptr %p.344, ptr %p.10, i64 64, i64 16)
  br label %query.351
query.351:
  %query.351.i = phi i64 [0, %group.332], [%query.351.next, %value.356.done]
  %t.352 = icmp slt i64 %query.351.i, 16
  br i1 %t.352, label %query.351.body, label %query.351.done
query.351.body:
  %t.353 = add i64 %t.334, %query.351.i
  %t.354 = mul i64 %query.351.i, 64
  %p.355 = getelementptr float, ptr %p.10, i64 %t.354
  br label %value.356
value.356:
  %value.356.i = phi i64 [0, %query.351.body], [%value.356.next, %value.356.body]
  %t.357 = icmp slt i64 %value.356.i, 64
  br i1 %t.357, label %value.356.body, label %value.356.done
value.356.body:
  %p.358 = getelementptr float, ptr %p.355, i64 %value.356.i
  %l.359 = load <8 x float>, ptr %p.358, align 4
  %t.360 = fmul <8 x float> %l.359, splat (float 0x3FC0000000000000)
  %t.361 = mul i64 %t.21, 131072
  %t.362 = add i64 %value.356.i, %t.361
  %t.363 = mul i64 %t.353, 64
  %t.364 = add i64 %t.363, %t.362
  %p.365 = getelementptr float, ptr %b6, i64 %t.364
  store <8 x float> %t.360, ptr %p.365, align 4
  %value.356.next = add nuw nsw i64 %value.356.i, 8
  br label %value.356
value.356.done:
  %query.351.next = add nuw nsw i64 %query.351.i, 1
  br label %query.351
query.351.done:
  %group.332.next = add nuw nsw i64 %group.332.i, 1
  %t.366 = icmp slt i64 %group.332.next, %t.25
  br i1 %t.366, label %group.332, label %group.332.done
group.332.done:
  %item.18.next = add nuw nsw i64 %item.18.i, 1
  br label %item.18
item.18.done:
  ret void
}
!0 = !{i32 1}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)
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
define void @kt_attention_4239d6c2bc40c9cf(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
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
  %t.14 = mul i64 %part, %n0
  %t.15 = udiv i64 %t.14, %parts
  %t.16 = add i64 %t.14, %n0
  %t.17 = udiv i64 %t.16, %parts
  br label %item.18
item.18:
  %item.18.i = phi i64 [%t.15, %entry], [%item.18.next, %group.340.done]
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
  %keys.87.i = phi i64 [%t.85, %group.26.done], [%keys.87.next, %tile.313.done]
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
  %t.256 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.255, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.257 = fsub <16 x float> %t.256, splat (float 0x4138007F00000000)
  %t.258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.257, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.255)
  %t.259 = bitcast <16 x float> %t.256 to <16 x i32>
  %t.260 = shufflevector <16 x i32> %t.259, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.261 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.260)
  %t.262 = shufflevector <16 x i32> %t.259, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.263 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.262)
  %t.264 = shufflevector <8 x float> %t.261, <8 x float> %t.263, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.265 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.258, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.266 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.258, <16 x float> %t.265, <16 x float> splat (float 0x3FF0000000000000))
  %t.267 = fmul <16 x float> %t.266, %t.258
  %t.268 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.264, <16 x float> %t.267, <16 x float> %t.264)
  %t.269 = bitcast <16 x float> %t.256 to <16 x i32>
  %t.270 = shl <16 x i32> %t.269, splat (i32 20)
  %t.271 = and <16 x i32> %t.270, splat (i32 -8388608)
  %t.272 = bitcast <16 x i32> %t.271 to <16 x float>
  %t.273 = fmul <16 x float> %t.268, %t.272
  %p.274 = getelementptr float, ptr %p.229, i64 %t.231
  %l.275 = load float, ptr %p.274, align 4
  %t.276 = insertelement <16 x float> poison, float %l.275, i64 0
  %s.277 = shufflevector <16 x float> %t.276, <16 x float> poison, <16 x i32> zeroinitializer
  %t.278 = fsub <16 x float> %l.236, %s.277
  %t.279 = fmul <16 x float> %t.273, %t.278
  %p.280 = getelementptr float, ptr %p.215, i64 %t.232
  store <16 x float> %t.279, ptr %p.280, align 4
  %score.230.next = add nuw nsw i64 %score.230.i, 1
  %t.281 = icmp slt i64 %score.230.next, 128
  br i1 %t.281, label %score.230, label %score.230.done
score.230.done:
  %group.207.next = add nuw nsw i64 %group.207.i, 1
  %t.282 = icmp slt i64 %group.207.next, %t.25
  br i1 %t.282, label %group.207, label %group.207.done
group.207.done:
  %t.283 = mul i64 %t.21, 131072
  %t.284 = mul i64 %keys.87.i, 64
  %t.285 = add i64 %t.283, %t.284
  %p.286 = getelementptr float, ptr %b0, i64 %t.285
  br label %tile.287
tile.287:
  %tile.287.i = phi i64 [0, %group.207.done], [%tile.287.next, %group.290.done]
  %t.288 = mul i64 %tile.287.i, 6
  %p.289 = getelementptr float, ptr %p.286, i64 %t.288
  br label %group.290
group.290:
  %group.290.i = phi i64 [0, %tile.287], [%group.290.next, %group.290]
  %t.291 = mul i64 %group.290.i, 16
  %t.292 = add i64 %t.22, %t.291
  %t.293 = mul i64 %group.290.i, 1024
  %p.294 = getelementptr float, ptr %p.2, i64 %t.293
  %t.295 = mul i64 %group.290.i, 1024
  %p.296 = getelementptr float, ptr %p.3, i64 %t.295
  %t.297 = mul i64 %group.290.i, 2048
  %p.298 = getelementptr float, ptr %p.4, i64 %t.297
  %t.299 = mul i64 %group.290.i, 2048
  %p.300 = getelementptr float, ptr %p.5, i64 %t.299
  %t.301 = mul i64 %group.290.i, 1024
  %p.302 = getelementptr float, ptr %p.6, i64 %t.301
  %t.303 = mul i64 %group.290.i, 16
  %p.304 = getelementptr float, ptr %p.7, i64 %t.303
  %t.305 = mul i64 %group.290.i, 16
  %p.306 = getelementptr float, ptr %p.8, i64 %t.305
  %t.307 = mul i64 %group.290.i, 16
  %p.308 = getelementptr float, ptr %p.9, i64 %t.307
  %t.309 = mul i64 %t.288, 16
  %p.310 = getelementptr float, ptr %p.302, i64 %t.309
  call void @values6_128(ptr %p.289, ptr %p.298, ptr %p.310, ptr %p.308)
  %group.290.next = add nuw nsw i64 %group.290.i, 1
  %t.311 = icmp slt i64 %group.290.next, %t.25
  br i1 %t.311, label %group.290, label %group.290.done
group.290.done:
  %tile.287.next = add nuw nsw i64 %tile.287.i, 1
  %t.312 = icmp slt i64 %tile.287.next, 9
  br i1 %t.312, label %tile.287, label %tile.287.done
tile.287.done:
  br label %tile.313
tile.313:
  %tile.313.i = phi i64 [9, %tile.287.done], [%tile.313.next, %group.317.done]
  %t.314 = mul i64 %tile.313.i, 5
  %t.315 = add i64 %t.314, 9
  %p.316 = getelementptr float, ptr %p.286, i64 %t.315
  br label %group.317
group.317:
  %group.317.i = phi i64 [0, %tile.313], [%group.317.next, %group.317]
  %t.318 = mul i64 %group.317.i, 16
  %t.319 = add i64 %t.22, %t.318
  %t.320 = mul i64 %group.317.i, 1024
  %p.321 = getelementptr float, ptr %p.2, i64 %t.320
  %t.322 = mul i64 %group.317.i, 1024
  %p.323 = getelementptr float, ptr %p.3, i64 %t.322
  %t.324 = mul i64 %group.317.i, 2048
  %p.325 = getelementptr float, ptr %p.4, i64 %t.324
  %t.326 = mul i64 %group.317.i, 2048
  %p.327 = getelementptr float, ptr %p.5, i64 %t.326
  %t.328 = mul i64 %group.317.i, 1024
  %p.329 = getelementptr float, ptr %p.6, i64 %t.328
  %t.330 = mul i64 %group.317.i, 16
  %p.331 = getelementptr float, ptr %p.7, i64 %t.330
  %t.332 = mul i64 %group.317.i, 16
  %p.333 = getelementptr float, ptr %p.8, i64 %t.332
  %t.334 = mul i64 %group.317.i, 16
  %p.335 = getelementptr float, ptr %p.9, i64 %t.334
  %t.336 = mul i64 %t.315, 16
  %p.337 = getelementptr float, ptr %p.329, i64 %t.336
  call void @values5_128(ptr %p.316, ptr %p.325, ptr %p.337, ptr %p.335)
  %group.317.next = add nuw nsw i64 %group.317.i, 1
  %t.338 = icmp slt i64 %group.317.next, %t.25
  br i1 %t.338, label %group.317, label %group.317.done
group.317.done:
  %tile.313.next = add nuw nsw i64 %tile.313.i, 1
  %t.339 = icmp slt i64 %tile.313.next, 11
  br i1 %t.339, label %tile.313, label %tile.313.done
tile.313.done:
  %keys.87.next = add nuw nsw i64 %keys.87.i, 128
  br label %keys.87
keys.87.done:
  br label %group.340
group.340:
  %group.340.i = phi i64 [0, %keys.87.done], [%group.340.next, %query.359.done]
  %t.341 = mul i64 %group.340.i, 16
  %t.342 = add i64 %t.22, %t.341
  %t.343 = mul i64 %group.340.i, 1024
  %p.344 = getelementptr float, ptr %p.2, i64 %t.343
  %t.345 = mul i64 %group.340.i, 1024
  %p.346 = getelementptr float, ptr %p.3, i64 %t.345
  %t.347 = mul i64 %group.340.i, 2048
  %p.348 = getelementptr float, ptr %p.4, i64 %t.347
  %t.349 = mul i64 %group.340.i, 2048
  %p.350 = getelementptr float, ptr %p.5, i64 %t.349
  %t.351 = mul i64 %group.340.i, 1024
  %p.352 = getelementptr float, ptr %p.6, i64 %t.351
  %t.353 = mul i64 %group.340.i, 16
  %p.354 = getelementptr float, ptr %p.7, i64 %t.353
  %t.355 = mul i64 %group.340.i, 16
  %p.356 = getelementptr float, ptr %p.8, i64 %t.355
  %t.357 = mul i64 %group.340.i, 16
  %p.358 = getelementptr float, ptr %p.9, i64 %t.357
  call void @transpose_16_64(ptr %p.352, ptr %p.10, i64 64, i64 16)
  br label %query.359
query.359:
  %query.359.i = phi i64 [0, %group.340], [%query.359.next, %value.364.done]
  %t.360 = icmp slt i64 %query.359.i, 16
  br i1 %t.360, label %query.359.body, label %query.359.done
query.359.body:
  %t.361 = add i64 %t.342, %query.359.i
  %t.362 = mul i64 %query.359.i, 64
  %p.363 = getelementptr float, ptr %p.10, i64 %t.362
  br label %value.364
value.364:
  %value.364.i = phi i64 [0, %query.359.body], [%value.364.next, %value.364.body]
  %t.365 = icmp slt i64 %value.364.i, 64
  br i1 %t.365, label %value.364.body, label %value.364.done
value.364.body:
  %p.366 = getelementptr float, ptr %p.363, i64 %value.364.i
  %l.367 = load <8 x float>, ptr %p.366, align 4
  %t.368 = fmul <8 x float> %l.367, splat (float 0x3FC0000000000000)
  %t.369 = mul i64 %t.21, 131072
  %t.370 = add i64 %value.364.i, %t.369
  %t.371 = mul i64 %t.361, 64
  %t.372 = add i64 %t.371, %t.370
  %p.373 = getelementptr float, ptr %b6, i64 %t.372
  store <8 x float> %t.368, ptr %p.373, align 4
  %value.364.next = add nuw nsw i64 %value.364.i, 8
  br label %value.364
value.364.done:
  %query.359.next = add nuw nsw i64 %query.359.i, 1
  br label %query.359
query.359.done:
  %group.340.next = add nuw nsw i64 %group.340.i, 1
  %t.374 = icmp slt i64 %group.340.next, %t.25
  br i1 %t.374, label %group.340, label %group.340.done
group.340.done:
  %item.18.next = add nuw nsw i64 %item.18.i, 1
  br label %item.18
item.18.done:
  ret void
}
!0 = !{i32 1}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)
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
define void @kt_attention_f08680950147c068(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
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
  %t.11 = mul i64 %part, %n0
  %t.12 = udiv i64 %t.11, %parts
  %t.13 = add i64 %t.11, %n0
  %t.14 = udiv i64 %t.13, %parts
  br label %item.15
item.15:
  %item.15.i = phi i64 [%t.12, %entry], [%item.15.next, %group.230.done]
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
  %keys.66.i = phi i64 [%t.64, %group.23.done], [%keys.66.next, %tile.207.done]
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
  %t.160 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.159, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.161 = fsub <16 x float> %t.160, splat (float 0x4138007F00000000)
  %t.162 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.161, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.159)
  %t.163 = bitcast <16 x float> %t.160 to <16 x i32>
  %t.164 = shufflevector <16 x i32> %t.163, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.165 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.164)
  %t.166 = shufflevector <16 x i32> %t.163, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.167 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.166)
  %t.168 = shufflevector <8 x float> %t.165, <8 x float> %t.167, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.169 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.162, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.170 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.162, <16 x float> %t.169, <16 x float> splat (float 0x3FF0000000000000))
  %t.171 = fmul <16 x float> %t.170, %t.162
  %t.172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.168, <16 x float> %t.171, <16 x float> %t.168)
  %t.173 = bitcast <16 x float> %t.160 to <16 x i32>
  %t.174 = shl <16 x i32> %t.173, splat (i32 20)
  %t.175 = and <16 x i32> %t.174, splat (i32 -8388608)
  %t.176 = bitcast <16 x i32> %t.175 to <16 x float>
  %t.177 = fmul <16 x float> %t.172, %t.176
  %p.178 = getelementptr float, ptr %p.125, i64 %t.138
  store <16 x float> %t.177, ptr %p.178, align 4
  %score.136.next = add nuw nsw i64 %score.136.i, 1
  %t.179 = icmp slt i64 %score.136.next, 128
  br i1 %t.179, label %score.136, label %score.136.done
score.136.done:
  %group.119.next = add nuw nsw i64 %group.119.i, 1
  %t.180 = icmp slt i64 %group.119.next, %t.22
  br i1 %t.180, label %group.119, label %group.119.done
group.119.done:
  %t.181 = mul i64 %t.18, 131072
  %t.182 = mul i64 %keys.66.i, 64
  %t.183 = add i64 %t.181, %t.182
  %p.184 = getelementptr float, ptr %b3, i64 %t.183
  br label %tile.185
tile.185:
  %tile.185.i = phi i64 [0, %group.119.done], [%tile.185.next, %group.188.done]
  %t.186 = mul i64 %tile.185.i, 6
  %p.187 = getelementptr float, ptr %p.184, i64 %t.186
  br label %group.188
group.188:
  %group.188.i = phi i64 [0, %tile.185], [%group.188.next, %group.188]
  %t.189 = mul i64 %group.188.i, 16
  %t.190 = add i64 %t.19, %t.189
  %t.191 = mul i64 %group.188.i, 1024
  %p.192 = getelementptr float, ptr %p.2, i64 %t.191
  %t.193 = mul i64 %group.188.i, 2048
  %p.194 = getelementptr float, ptr %p.3, i64 %t.193
  %t.195 = mul i64 %group.188.i, 1024
  %p.196 = getelementptr float, ptr %p.4, i64 %t.195
  %t.197 = mul i64 %group.188.i, 16
  %p.198 = getelementptr float, ptr %p.5, i64 %t.197
  %t.199 = mul i64 %group.188.i, 16
  %p.200 = getelementptr float, ptr %p.6, i64 %t.199
  %t.201 = mul i64 %group.188.i, 16
  %p.202 = getelementptr float, ptr %p.7, i64 %t.201
  %t.203 = mul i64 %t.186, 16
  %p.204 = getelementptr float, ptr %p.196, i64 %t.203
  call void @values6_128(ptr %p.187, ptr %p.194, ptr %p.204, ptr %p.202)
  %group.188.next = add nuw nsw i64 %group.188.i, 1
  %t.205 = icmp slt i64 %group.188.next, %t.22
  br i1 %t.205, label %group.188, label %group.188.done
group.188.done:
  %tile.185.next = add nuw nsw i64 %tile.185.i, 1
  %t.206 = icmp slt i64 %tile.185.next, 9
  br i1 %t.206, label %tile.185, label %tile.185.done
tile.185.done:
  br label %tile.207
tile.207:
  %tile.207.i = phi i64 [9, %tile.185.done], [%tile.207.next, %group.211.done]
  %t.208 = mul i64 %tile.207.i, 5
  %t.209 = add i64 %t.208, 9
  %p.210 = getelementptr float, ptr %p.184, i64 %t.209
  br label %group.211
group.211:
  %group.211.i = phi i64 [0, %tile.207], [%group.211.next, %group.211]
  %t.212 = mul i64 %group.211.i, 16
  %t.213 = add i64 %t.19, %t.212
  %t.214 = mul i64 %group.211.i, 1024
  %p.215 = getelementptr float, ptr %p.2, i64 %t.214
  %t.216 = mul i64 %group.211.i, 2048
  %p.217 = getelementptr float, ptr %p.3, i64 %t.216
  %t.218 = mul i64 %group.211.i, 1024
  %p.219 = getelementptr float, ptr %p.4, i64 %t.218
  %t.220 = mul i64 %group.211.i, 16
  %p.221 = getelementptr float, ptr %p.5, i64 %t.220
  %t.222 = mul i64 %group.211.i, 16
  %p.223 = getelementptr float, ptr %p.6, i64 %t.222
  %t.224 = mul i64 %group.211.i, 16
  %p.225 = getelementptr float, ptr %p.7, i64 %t.224
  %t.226 = mul i64 %t.209, 16
  %p.227 = getelementptr float, ptr %p.219, i64 %t.226
  call void @values5_128(ptr %p.210, ptr %p.217, ptr %p.227, ptr %p.225)
  %group.211.next = add nuw nsw i64 %group.211.i, 1
  %t.228 = icmp slt i64 %group.211.next, %t.22
  br i1 %t.228, label %group.211, label %group.211.done
group.211.done:
  %tile.207.next = add nuw nsw i64 %tile.207.i, 1
  %t.229 = icmp slt i64 %tile.207.next, 11
  br i1 %t.229, label %tile.207, label %tile.207.done
tile.207.done:
  %keys.66.next = add nuw nsw i64 %keys.66.i, 128
  br label %keys.66
keys.66.done:
  br label %group.230
group.230:
  %group.230.i = phi i64 [0, %keys.66.done], [%group.230.next, %query.245.done]
  %t.231 = mul i64 %group.230.i, 16
  %t.232 = add i64 %t.19, %t.231
  %t.233 = mul i64 %group.230.i, 1024
  %p.234 = getelementptr float, ptr %p.2, i64 %t.233
  %t.235 = mul i64 %group.230.i, 2048
  %p.236 = getelementptr float, ptr %p.3, i64 %t.235
  %t.237 = mul i64 %group.230.i, 1024
  %p.238 = getelementptr float, ptr %p.4, i64 %t.237
  %t.239 = mul i64 %group.230.i, 16
  %p.240 = getelementptr float, ptr %p.5, i64 %t.239
  %t.241 = mul i64 %group.230.i, 16
  %p.242 = getelementptr float, ptr %p.6, i64 %t.241
  %t.243 = mul i64 %group.230.i, 16
  %p.244 = getelementptr float, ptr %p.7, i64 %t.243
  call void @transpose_16_64(ptr %p.238, ptr %p.8, i64 64, i64 16)
  br label %query.245
query.245:
  %query.245.i = phi i64 [0, %group.230], [%query.245.next, %value.250.done]
  %t.246 = icmp slt i64 %query.245.i, 16
  br i1 %t.246, label %query.245.body, label %query.245.done
query.245.body:
  %t.247 = add i64 %t.232, %query.245.i
  %t.248 = mul i64 %query.245.i, 64
  %p.249 = getelementptr float, ptr %p.8, i64 %t.248
  br label %value.250
value.250:
  %value.250.i = phi i64 [0, %query.245.body], [%value.250.next, %value.250.body]
  %t.251 = icmp slt i64 %value.250.i, 64
  br i1 %t.251, label %value.250.body, label %value.250.done
value.250.body:
  %p.252 = getelementptr float, ptr %p.249, i64 %value.250.i
  %l.253 = load <8 x float>, ptr %p.252, align 4
  %t.254 = mul i64 %t.18, 131072
  %t.255 = add i64 %value.250.i, %t.254
  %t.256 = mul i64 %t.247, 64
  %t.257 = add i64 %t.256, %t.255
  %p.258 = getelementptr float, ptr %b4, i64 %t.257
  store <8 x float> %l.253, ptr %p.258, align 4
  %value.250.next = add nuw nsw i64 %value.250.i, 8
  br label %value.250
value.250.done:
  %query.245.next = add nuw nsw i64 %query.245.i, 1
  br label %query.245
query.245.done:
  %group.230.next = add nuw nsw i64 %group.230.i, 1
  %t.259 = icmp slt i64 %group.230.next, %t.22
  br i1 %t.259, label %group.230, label %group.230.done
group.230.done:
  %item.15.next = add nuw nsw i64 %item.15.i, 1
  br label %item.15
item.15.done:
  ret void
}
!0 = !{i32 1}
