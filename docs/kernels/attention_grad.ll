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
define void @kt_attention_b30d2da74bbfd49d(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
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
  %item.15.i = phi i64 [%t.12, %entry], [%item.15.next, %group.255.done]
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
  %t.60 = add i64 %t.58, 1
  %t.61 = call i64 @llvm.smin.i64(i64 2048, i64 %t.60)
  %t.62 = call i64 @llvm.smin.i64(i64 %t.61, i64 2048)
  br label %keys.63
keys.63:
  %keys.63.i = phi i64 [0, %group.23.done], [%keys.63.next, %tile.232.done]
  %t.64 = icmp slt i64 %keys.63.i, %t.62
  br i1 %t.64, label %keys.63.body, label %keys.63.done
keys.63.body:
  %t.65 = mul i64 %t.18, 131072
  %t.66 = mul i64 %keys.63.i, 64
  %t.67 = add i64 %t.65, %t.66
  %p.68 = getelementptr float, ptr %b1, i64 %t.67
  br label %tile.69
tile.69:
  %tile.69.i = phi i64 [0, %keys.63.body], [%tile.69.next, %group.73.done]
  %t.70 = mul i64 %tile.69.i, 6
  %t.71 = mul i64 %t.70, 64
  %p.72 = getelementptr float, ptr %p.68, i64 %t.71
  br label %group.73
group.73:
  %group.73.i = phi i64 [0, %tile.69], [%group.73.next, %group.73]
  %t.74 = mul i64 %group.73.i, 16
  %t.75 = add i64 %t.19, %t.74
  %t.76 = mul i64 %group.73.i, 1024
  %p.77 = getelementptr float, ptr %p.2, i64 %t.76
  %t.78 = mul i64 %group.73.i, 2048
  %p.79 = getelementptr float, ptr %p.3, i64 %t.78
  %t.80 = mul i64 %group.73.i, 1024
  %p.81 = getelementptr float, ptr %p.4, i64 %t.80
  %t.82 = mul i64 %group.73.i, 16
  %p.83 = getelementptr float, ptr %p.5, i64 %t.82
  %t.84 = mul i64 %group.73.i, 16
  %p.85 = getelementptr float, ptr %p.6, i64 %t.84
  %t.86 = mul i64 %group.73.i, 16
  %p.87 = getelementptr float, ptr %p.7, i64 %t.86
  %t.88 = mul i64 %t.70, 16
  %p.89 = getelementptr float, ptr %p.79, i64 %t.88
  call void @scores0_6(ptr %p.72, ptr %p.77, ptr %p.89, ptr %p.87)
  %group.73.next = add nuw nsw i64 %group.73.i, 1
  %t.90 = icmp slt i64 %group.73.next, %t.22
  br i1 %t.90, label %group.73, label %group.73.done
group.73.done:
  %tile.69.next = add nuw nsw i64 %tile.69.i, 1
  %t.91 = icmp slt i64 %tile.69.next, 18
  br i1 %t.91, label %tile.69, label %tile.69.done
tile.69.done:
  br label %tile.92
tile.92:
  %tile.92.i = phi i64 [18, %tile.69.done], [%tile.92.next, %group.97.done]
  %t.93 = mul i64 %tile.92.i, 5
  %t.94 = add i64 %t.93, 18
  %t.95 = mul i64 %t.94, 64
  %p.96 = getelementptr float, ptr %p.68, i64 %t.95
  br label %group.97
group.97:
  %group.97.i = phi i64 [0, %tile.92], [%group.97.next, %group.97]
  %t.98 = mul i64 %group.97.i, 16
  %t.99 = add i64 %t.19, %t.98
  %t.100 = mul i64 %group.97.i, 1024
  %p.101 = getelementptr float, ptr %p.2, i64 %t.100
  %t.102 = mul i64 %group.97.i, 2048
  %p.103 = getelementptr float, ptr %p.3, i64 %t.102
  %t.104 = mul i64 %group.97.i, 1024
  %p.105 = getelementptr float, ptr %p.4, i64 %t.104
  %t.106 = mul i64 %group.97.i, 16
  %p.107 = getelementptr float, ptr %p.5, i64 %t.106
  %t.108 = mul i64 %group.97.i, 16
  %p.109 = getelementptr float, ptr %p.6, i64 %t.108
  %t.110 = mul i64 %group.97.i, 16
  %p.111 = getelementptr float, ptr %p.7, i64 %t.110
  %t.112 = mul i64 %t.94, 16
  %p.113 = getelementptr float, ptr %p.103, i64 %t.112
  call void @scores0_5(ptr %p.96, ptr %p.101, ptr %p.113, ptr %p.111)
  %group.97.next = add nuw nsw i64 %group.97.i, 1
  %t.114 = icmp slt i64 %group.97.next, %t.22
  br i1 %t.114, label %group.97, label %group.97.done
group.97.done:
  %tile.92.next = add nuw nsw i64 %tile.92.i, 1
  %t.115 = icmp slt i64 %tile.92.next, 22
  br i1 %t.115, label %tile.92, label %tile.92.done
tile.92.done:
  br label %group.116
group.116:
  %group.116.i = phi i64 [0, %tile.92.done], [%group.116.next, %weight.176.done]
  %t.117 = mul i64 %group.116.i, 16
  %t.118 = add i64 %t.19, %t.117
  %t.119 = mul i64 %group.116.i, 1024
  %p.120 = getelementptr float, ptr %p.2, i64 %t.119
  %t.121 = mul i64 %group.116.i, 2048
  %p.122 = getelementptr float, ptr %p.3, i64 %t.121
  %t.123 = mul i64 %group.116.i, 1024
  %p.124 = getelementptr float, ptr %p.4, i64 %t.123
  %t.125 = mul i64 %group.116.i, 16
  %p.126 = getelementptr float, ptr %p.5, i64 %t.125
  %t.127 = mul i64 %group.116.i, 16
  %p.128 = getelementptr float, ptr %p.6, i64 %t.127
  %t.129 = mul i64 %group.116.i, 16
  %p.130 = getelementptr float, ptr %p.7, i64 %t.129
  %l.131 = load <16 x float>, ptr %p.126, align 4
  br label %score.132
score.132:
  %score.132.i = phi i64 [0, %group.116], [%score.132.next, %score.132]
  %score.132.c0 = phi <16 x float> [%l.131, %group.116], [%t.149, %score.132]
  %t.133 = add i64 %keys.63.i, %score.132.i
  %t.134 = mul i64 %score.132.i, 16
  %p.135 = getelementptr float, ptr %p.122, i64 %t.134
  %l.136 = load <16 x float>, ptr %p.135, align 4
  %t.137 = trunc i64 %t.133 to i32
  %t.138 = insertelement <16 x i32> poison, i32 %t.137, i64 0
  %s.139 = shufflevector <16 x i32> %t.138, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.140 = trunc i64 %t.118 to i32
  %t.141 = insertelement <16 x i32> poison, i32 %t.140, i64 0
  %s.142 = shufflevector <16 x i32> %t.141, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.143 = add <16 x i32> %s.142, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.144 = icmp sle <16 x i32> %s.139, %t.143
  %t.145 = fmul <16 x float> %l.136, splat (float 0x3FC0000000000000)
  %t.146 = select <16 x i1> %t.144, <16 x float> %t.145, <16 x float> splat (float 0xFFF0000000000000)
  %p.147 = getelementptr float, ptr %p.122, i64 %t.134
  store <16 x float> %t.146, ptr %p.147, align 4
  %t.148 = fcmp ogt <16 x float> %t.146, %score.132.c0
  %t.149 = select <16 x i1> %t.148, <16 x float> %t.146, <16 x float> %score.132.c0
  %score.132.next = add nuw nsw i64 %score.132.i, 1
  %t.150 = icmp slt i64 %score.132.next, 128
  br i1 %t.150, label %score.132, label %score.132.done
score.132.done:
  %t.151 = fsub <16 x float> %l.131, %t.149
  %t.152 = fcmp olt <16 x float> %t.151, splat (float 0xC056000000000000)
  %t.153 = select <16 x i1> %t.152, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.151
  %t.154 = fcmp ogt <16 x float> %t.153, splat (float 0x4056400000000000)
  %t.155 = select <16 x i1> %t.154, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.153
  %t.156 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.155, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.157 = fsub <16 x float> %t.156, splat (float 0x4138007F00000000)
  %t.158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.157, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.155)
  %t.159 = bitcast <16 x float> %t.156 to <16 x i32>
  %t.160 = shufflevector <16 x i32> %t.159, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.161 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.160)
  %t.162 = shufflevector <16 x i32> %t.159, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.163 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.162)
  %t.164 = shufflevector <8 x float> %t.161, <8 x float> %t.163, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.158, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.158, <16 x float> %t.165, <16 x float> splat (float 0x3FF0000000000000))
  %t.167 = fmul <16 x float> %t.166, %t.158
  %t.168 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.164, <16 x float> %t.167, <16 x float> %t.164)
  %t.169 = bitcast <16 x float> %t.156 to <16 x i32>
  %t.170 = shl <16 x i32> %t.169, splat (i32 20)
  %t.171 = and <16 x i32> %t.170, splat (i32 -8388608)
  %t.172 = bitcast <16 x i32> %t.171 to <16 x float>
  %t.173 = fmul <16 x float> %t.168, %t.172
  store <16 x float> %t.173, ptr %p.130, align 4
  store <16 x float> %t.149, ptr %p.126, align 4
  %l.174 = load <16 x float>, ptr %p.128, align 4
  %t.175 = fmul <16 x float> %l.174, %t.173
  br label %weight.176
weight.176:
  %weight.176.i = phi i64 [0, %score.132.done], [%weight.176.next, %weight.176]
  %weight.176.c0 = phi <16 x float> [%t.175, %score.132.done], [%t.203, %weight.176]
  %t.177 = mul i64 %weight.176.i, 16
  %p.178 = getelementptr float, ptr %p.122, i64 %t.177
  %l.179 = load <16 x float>, ptr %p.178, align 4
  %t.180 = fsub <16 x float> %l.179, %t.149
  %t.181 = fcmp olt <16 x float> %t.180, splat (float 0xC056000000000000)
  %t.182 = select <16 x i1> %t.181, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.180
  %t.183 = fcmp ogt <16 x float> %t.182, splat (float 0x4056400000000000)
  %t.184 = select <16 x i1> %t.183, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.182
  %t.185 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.184, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.186 = fsub <16 x float> %t.185, splat (float 0x4138007F00000000)
  %t.187 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.186, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.184)
  %t.188 = bitcast <16 x float> %t.185 to <16 x i32>
  %t.189 = shufflevector <16 x i32> %t.188, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.190 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.189)
  %t.191 = shufflevector <16 x i32> %t.188, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.192 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.191)
  %t.193 = shufflevector <8 x float> %t.190, <8 x float> %t.192, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.187, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.187, <16 x float> %t.194, <16 x float> splat (float 0x3FF0000000000000))
  %t.196 = fmul <16 x float> %t.195, %t.187
  %t.197 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.193, <16 x float> %t.196, <16 x float> %t.193)
  %t.198 = bitcast <16 x float> %t.185 to <16 x i32>
  %t.199 = shl <16 x i32> %t.198, splat (i32 20)
  %t.200 = and <16 x i32> %t.199, splat (i32 -8388608)
  %t.201 = bitcast <16 x i32> %t.200 to <16 x float>
  %t.202 = fmul <16 x float> %t.197, %t.201
  store <16 x float> %t.202, ptr %p.178, align 4
  %t.203 = fadd <16 x float> %weight.176.c0, %t.202
  %weight.176.next = add nuw nsw i64 %weight.176.i, 1
  %t.204 = icmp slt i64 %weight.176.next, 128
  br i1 %t.204, label %weight.176, label %weight.176.done
weight.176.done:
  store <16 x float> %t.203, ptr %p.128, align 4
  %group.116.next = add nuw nsw i64 %group.116.i, 1
  %t.205 = icmp slt i64 %group.116.next, %t.22
  br i1 %t.205, label %group.116, label %group.116.done
group.116.done:
  %t.206 = mul i64 %t.18, 131072
  %t.207 = mul i64 %keys.63.i, 64
  %t.208 = add i64 %t.206, %t.207
  %p.209 = getelementptr float, ptr %b2, i64 %t.208
  br label %tile.210
tile.210:
  %tile.210.i = phi i64 [0, %group.116.done], [%tile.210.next, %group.213.done]
  %t.211 = mul i64 %tile.210.i, 6
  %p.212 = getelementptr float, ptr %p.209, i64 %t.211
  br label %group.213
group.213:
  %group.213.i = phi i64 [0, %tile.210], [%group.213.next, %group.213]
  %t.214 = mul i64 %group.213.i, 16
  %t.215 = add i64 %t.19, %t.214
  %t.216 = mul i64 %group.213.i, 1024
  %p.217 = getelementptr float, ptr %p.2, i64 %t.216
  %t.218 = mul i64 %group.213.i, 2048
  %p.219 = getelementptr float, ptr %p.3, i64 %t.218
  %t.220 = mul i64 %group.213.i, 1024
  %p.221 = getelementptr float, ptr %p.4, i64 %t.220
  %t.222 = mul i64 %group.213.i, 16
  %p.223 = getelementptr float, ptr %p.5, i64 %t.222
  %t.224 = mul i64 %group.213.i, 16
  %p.225 = getelementptr float, ptr %p.6, i64 %t.224
  %t.226 = mul i64 %group.213.i, 16
  %p.227 = getelementptr float, ptr %p.7, i64 %t.226
  %t.228 = mul i64 %t.211, 16
  %p.229 = getelementptr float, ptr %p.221, i64 %t.228
  call void @values6_128(ptr %p.212, ptr %p.219, ptr %p.229, ptr %p.227)
  %group.213.next = add nuw nsw i64 %group.213.i, 1
  %t.230 = icmp slt i64 %group.213.next, %t.22
  br i1 %t.230, label %group.213, label %group.213.done
group.213.done:
  %tile.210.next = add nuw nsw i64 %tile.210.i, 1
  %t.231 = icmp slt i64 %tile.210.next, 9
  br i1 %t.231, label %tile.210, label %tile.210.done
tile.210.done:
  br label %tile.232
tile.232:
  %tile.232.i = phi i64 [9, %tile.210.done], [%tile.232.next, %group.236.done]
  %t.233 = mul i64 %tile.232.i, 5
  %t.234 = add i64 %t.233, 9
  %p.235 = getelementptr float, ptr %p.209, i64 %t.234
  br label %group.236
group.236:
  %group.236.i = phi i64 [0, %tile.232], [%group.236.next, %group.236]
  %t.237 = mul i64 %group.236.i, 16
  %t.238 = add i64 %t.19, %t.237
  %t.239 = mul i64 %group.236.i, 1024
  %p.240 = getelementptr float, ptr %p.2, i64 %t.239
  %t.241 = mul i64 %group.236.i, 2048
  %p.242 = getelementptr float, ptr %p.3, i64 %t.241
  %t.243 = mul i64 %group.236.i, 1024
  %p.244 = getelementptr float, ptr %p.4, i64 %t.243
  %t.245 = mul i64 %group.236.i, 16
  %p.246 = getelementptr float, ptr %p.5, i64 %t.245
  %t.247 = mul i64 %group.236.i, 16
  %p.248 = getelementptr float, ptr %p.6, i64 %t.247
  %t.249 = mul i64 %group.236.i, 16
  %p.250 = getelementptr float, ptr %p.7, i64 %t.249
  %t.251 = mul i64 %t.234, 16
  %p.252 = getelementptr float, ptr %p.244, i64 %t.251
  call void @values5_128(ptr %p.235, ptr %p.242, ptr %p.252, ptr %p.250)
  %group.236.next = add nuw nsw i64 %group.236.i, 1
  %t.253 = icmp slt i64 %group.236.next, %t.22
  br i1 %t.253, label %group.236, label %group.236.done
group.236.done:
  %tile.232.next = add nuw nsw i64 %tile.232.i, 1
  %t.254 = icmp slt i64 %tile.232.next, 11
  br i1 %t.254, label %tile.232, label %tile.232.done
tile.232.done:
  %keys.63.next = add nuw nsw i64 %keys.63.i, 128
  br label %keys.63
keys.63.done:
  br label %group.255
group.255:
  %group.255.i = phi i64 [0, %keys.63.done], [%group.255.next, %query.270.done]
  %t.256 = mul i64 %group.255.i, 16
  %t.257 = add i64 %t.19, %t.256
  %t.258 = mul i64 %group.255.i, 1024
  %p.259 = getelementptr float, ptr %p.2, i64 %t.258
  %t.260 = mul i64 %group.255.i, 2048
  %p.261 = getelementptr float, ptr %p.3, i64 %t.260
  %t.262 = mul i64 %group.255.i, 1024
  %p.263 = getelementptr float, ptr %p.4, i64 %t.262
  %t.264 = mul i64 %group.255.i, 16
  %p.265 = getelementptr float, ptr %p.5, i64 %t.264
  %t.266 = mul i64 %group.255.i, 16
  %p.267 = getelementptr float, ptr %p.6, i64 %t.266
  %t.268 = mul i64 %group.255.i, 16
  %p.269 = getelementptr float, ptr %p.7, i64 %t.268
  call void @transpose_16_64(ptr %p.263, ptr %p.8, i64 64, i64 16)
  br label %query.270
query.270:
  %query.270.i = phi i64 [0, %group.255], [%query.270.next, %value.279.done]
  %t.271 = icmp slt i64 %query.270.i, 16
  br i1 %t.271, label %query.270.body, label %query.270.done
query.270.body:
  %t.272 = add i64 %t.257, %query.270.i
  %p.273 = getelementptr float, ptr %p.267, i64 %query.270.i
  %l.274 = load float, ptr %p.273, align 4
  %p.275 = getelementptr float, ptr %p.265, i64 %query.270.i
  %l.276 = load float, ptr %p.275, align 4
  %t.277 = mul i64 %query.270.i, 64
  %p.278 = getelementptr float, ptr %p.8, i64 %t.277
  br label %value.279
value.279:
  %value.279.i = phi i64 [0, %query.270.body], [%value.279.next, %value.279.body]
  %t.280 = icmp slt i64 %value.279.i, 64
  br i1 %t.280, label %value.279.body, label %value.279.done
value.279.body:
  %p.281 = getelementptr float, ptr %p.278, i64 %value.279.i
  %l.282 = load <8 x float>, ptr %p.281, align 4
  %t.283 = insertelement <8 x float> poison, float %l.274, i64 0
  %s.284 = shufflevector <8 x float> %t.283, <8 x float> poison, <8 x i32> zeroinitializer
  %t.285 = fdiv <8 x float> %l.282, %s.284
  %t.286 = mul i64 %t.18, 131072
  %t.287 = add i64 %value.279.i, %t.286
  %t.288 = mul i64 %t.272, 64
  %t.289 = add i64 %t.288, %t.287
  %p.290 = getelementptr float, ptr %b4, i64 %t.289
  store <8 x float> %t.285, ptr %p.290, align 4
  %t.291 = mul i64 %t.18, 131072
  %t.292 = add i64 %value.279.i, %t.291
  %t.293 = mul i64 %t.272, 64
  %t.294 = add i64 %t.293, %t.292
  %p.295 = getelementptr float, ptr %b3, i64 %t.294
  %l.296 = load <8 x float>, ptr %p.295, align 4
  %t.297 = fmul <8 x float> %l.296, %t.285
  %t.298 = mul i64 %t.18, 131072
  %t.299 = add i64 %value.279.i, %t.298
  %t.300 = mul i64 %t.272, 64
  %t.301 = add i64 %t.300, %t.299
  %p.302 = getelementptr float, ptr %b6, i64 %t.301
  store <8 x float> %t.297, ptr %p.302, align 4
  %value.279.next = add nuw nsw i64 %value.279.i, 8
  br label %value.279
value.279.done:
  %query.270.next = add nuw nsw i64 %query.270.i, 1
  br label %query.270
query.270.done:
  %l.303 = load <16 x float>, ptr %p.267, align 4
  %l.304 = load <16 x float>, ptr %p.265, align 4
  %t.305 = fcmp olt <16 x float> %l.303, splat (float 0x3810000000000000)
  %t.306 = select <16 x i1> %t.305, <16 x float> splat (float 0x4160000000000000), <16 x float> splat (float 0x3FF0000000000000)
  %t.307 = fmul <16 x float> %l.303, %t.306
  %t.308 = bitcast <16 x float> %t.307 to <16 x i32>
  %t.309 = sub <16 x i32> %t.308, splat (i32 1059760811)
  %t.310 = and <16 x i32> %t.309, splat (i32 -8388608)
  %t.311 = sub <16 x i32> %t.308, %t.310
  %t.312 = bitcast <16 x i32> %t.311 to <16 x float>
  %t.313 = fsub <16 x float> %t.312, splat (float 0x3FF0000000000000)
  %t.314 = sitofp <16 x i32> %t.310 to <16 x float>
  %t.315 = select <16 x i1> %t.305, <16 x float> splat (float 0xC1A7000000000000), <16 x float> splat (float 0x0000000000000000)
  %t.316 = fadd <16 x float> %t.314, %t.315
  %t.317 = fmul <16 x float> %t.313, %t.313
  %t.318 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.313, <16 x float> splat (float 0x3FD5554FC0000000), <16 x float> splat (float 0xBFDFFFFD60000000))
  %t.319 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.313, <16 x float> splat (float 0x3FC99D3AE0000000), <16 x float> splat (float 0xBFD00144E0000000))
  %t.320 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.313, <16 x float> splat (float 0x3FC1EA8C00000000), <16 x float> splat (float 0xBFC5038E00000000))
  %t.321 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.313, <16 x float> splat (float 0x3FC1F274E0000000), <16 x float> splat (float 0xBFC3B0C5E0000000))
  %t.322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.317, <16 x float> %t.321, <16 x float> %t.320)
  %t.323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.317, <16 x float> %t.322, <16 x float> %t.319)
  %t.324 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.317, <16 x float> %t.323, <16 x float> %t.318)
  %t.325 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.317, <16 x float> %t.324, <16 x float> %t.313)
  %t.326 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.316, <16 x float> splat (float 0x3E762E4300000000), <16 x float> %t.325)
  %t.327 = fcmp oeq <16 x float> %l.303, splat (float 0x7FF0000000000000)
  %t.328 = select <16 x i1> %t.327, <16 x float> splat (float 0x7FF0000000000000), <16 x float> %t.326
  %t.329 = fcmp oeq <16 x float> %l.303, splat (float 0x0000000000000000)
  %t.330 = select <16 x i1> %t.329, <16 x float> splat (float 0xFFF0000000000000), <16 x float> %t.328
  %t.331 = fcmp ult <16 x float> %l.303, splat (float 0x0000000000000000)
  %t.332 = select <16 x i1> %t.331, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %t.330
  %t.333 = fadd <16 x float> %t.332, %l.304
  %t.334 = mul i64 %t.18, 2048
  %t.335 = add i64 %t.257, %t.334
  %p.336 = getelementptr float, ptr %b5, i64 %t.335
  store <16 x float> %t.333, ptr %p.336, align 4
  %group.255.next = add nuw nsw i64 %group.255.i, 1
  %t.337 = icmp slt i64 %group.255.next, %t.22
  br i1 %t.337, label %group.255, label %group.255.done
group.255.done:
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
define void @kt_attention_a801c9c5ffa4612c(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
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
  %item.18.i = phi i64 [%t.15, %entry], [%item.18.next, %group.333.done]
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
  %t.81 = add i64 %t.79, 1
  %t.82 = call i64 @llvm.smin.i64(i64 2048, i64 %t.81)
  %t.83 = call i64 @llvm.smin.i64(i64 %t.82, i64 2048)
  br label %keys.84
keys.84:
  %keys.84.i = phi i64 [0, %group.26.done], [%keys.84.next, %tile.306.done]
  %t.85 = icmp slt i64 %keys.84.i, %t.83
  br i1 %t.85, label %keys.84.body, label %keys.84.done
keys.84.body:
  %t.86 = mul i64 %t.21, 131072
  %t.87 = mul i64 %keys.84.i, 64
  %t.88 = add i64 %t.86, %t.87
  %p.89 = getelementptr float, ptr %b1, i64 %t.88
  br label %tile.90
tile.90:
  %tile.90.i = phi i64 [0, %keys.84.body], [%tile.90.next, %group.94.done]
  %t.91 = mul i64 %tile.90.i, 6
  %t.92 = mul i64 %t.91, 64
  %p.93 = getelementptr float, ptr %p.89, i64 %t.92
  br label %group.94
group.94:
  %group.94.i = phi i64 [0, %tile.90], [%group.94.next, %group.94]
  %t.95 = mul i64 %group.94.i, 16
  %t.96 = add i64 %t.22, %t.95
  %t.97 = mul i64 %group.94.i, 1024
  %p.98 = getelementptr float, ptr %p.2, i64 %t.97
  %t.99 = mul i64 %group.94.i, 1024
  %p.100 = getelementptr float, ptr %p.3, i64 %t.99
  %t.101 = mul i64 %group.94.i, 2048
  %p.102 = getelementptr float, ptr %p.4, i64 %t.101
  %t.103 = mul i64 %group.94.i, 2048
  %p.104 = getelementptr float, ptr %p.5, i64 %t.103
  %t.105 = mul i64 %group.94.i, 1024
  %p.106 = getelementptr float, ptr %p.6, i64 %t.105
  %t.107 = mul i64 %group.94.i, 16
  %p.108 = getelementptr float, ptr %p.7, i64 %t.107
  %t.109 = mul i64 %group.94.i, 16
  %p.110 = getelementptr float, ptr %p.8, i64 %t.109
  %t.111 = mul i64 %group.94.i, 16
  %p.112 = getelementptr float, ptr %p.9, i64 %t.111
  %t.113 = mul i64 %t.91, 16
  %p.114 = getelementptr float, ptr %p.102, i64 %t.113
  call void @scores0_6(ptr %p.93, ptr %p.98, ptr %p.114, ptr %p.112)
  %group.94.next = add nuw nsw i64 %group.94.i, 1
  %t.115 = icmp slt i64 %group.94.next, %t.25
  br i1 %t.115, label %group.94, label %group.94.done
group.94.done:
  %tile.90.next = add nuw nsw i64 %tile.90.i, 1
  %t.116 = icmp slt i64 %tile.90.next, 18
  br i1 %t.116, label %tile.90, label %tile.90.done
tile.90.done:
  br label %tile.117
tile.117:
  %tile.117.i = phi i64 [18, %tile.90.done], [%tile.117.next, %group.122.done]
  %t.118 = mul i64 %tile.117.i, 5
  %t.119 = add i64 %t.118, 18
  %t.120 = mul i64 %t.119, 64
  %p.121 = getelementptr float, ptr %p.89, i64 %t.120
  br label %group.122
group.122:
  %group.122.i = phi i64 [0, %tile.117], [%group.122.next, %group.122]
  %t.123 = mul i64 %group.122.i, 16
  %t.124 = add i64 %t.22, %t.123
  %t.125 = mul i64 %group.122.i, 1024
  %p.126 = getelementptr float, ptr %p.2, i64 %t.125
  %t.127 = mul i64 %group.122.i, 1024
  %p.128 = getelementptr float, ptr %p.3, i64 %t.127
  %t.129 = mul i64 %group.122.i, 2048
  %p.130 = getelementptr float, ptr %p.4, i64 %t.129
  %t.131 = mul i64 %group.122.i, 2048
  %p.132 = getelementptr float, ptr %p.5, i64 %t.131
  %t.133 = mul i64 %group.122.i, 1024
  %p.134 = getelementptr float, ptr %p.6, i64 %t.133
  %t.135 = mul i64 %group.122.i, 16
  %p.136 = getelementptr float, ptr %p.7, i64 %t.135
  %t.137 = mul i64 %group.122.i, 16
  %p.138 = getelementptr float, ptr %p.8, i64 %t.137
  %t.139 = mul i64 %group.122.i, 16
  %p.140 = getelementptr float, ptr %p.9, i64 %t.139
  %t.141 = mul i64 %t.119, 16
  %p.142 = getelementptr float, ptr %p.130, i64 %t.141
  call void @scores0_5(ptr %p.121, ptr %p.126, ptr %p.142, ptr %p.140)
  %group.122.next = add nuw nsw i64 %group.122.i, 1
  %t.143 = icmp slt i64 %group.122.next, %t.25
  br i1 %t.143, label %group.122, label %group.122.done
group.122.done:
  %tile.117.next = add nuw nsw i64 %tile.117.i, 1
  %t.144 = icmp slt i64 %tile.117.next, 22
  br i1 %t.144, label %tile.117, label %tile.117.done
tile.117.done:
  %t.145 = mul i64 %t.21, 131072
  %t.146 = mul i64 %keys.84.i, 64
  %t.147 = add i64 %t.145, %t.146
  %p.148 = getelementptr float, ptr %b4, i64 %t.147
  br label %tile.149
tile.149:
  %tile.149.i = phi i64 [0, %tile.117.done], [%tile.149.next, %group.153.done]
  %t.150 = mul i64 %tile.149.i, 6
  %t.151 = mul i64 %t.150, 64
  %p.152 = getelementptr float, ptr %p.148, i64 %t.151
  br label %group.153
group.153:
  %group.153.i = phi i64 [0, %tile.149], [%group.153.next, %group.153]
  %t.154 = mul i64 %group.153.i, 16
  %t.155 = add i64 %t.22, %t.154
  %t.156 = mul i64 %group.153.i, 1024
  %p.157 = getelementptr float, ptr %p.2, i64 %t.156
  %t.158 = mul i64 %group.153.i, 1024
  %p.159 = getelementptr float, ptr %p.3, i64 %t.158
  %t.160 = mul i64 %group.153.i, 2048
  %p.161 = getelementptr float, ptr %p.4, i64 %t.160
  %t.162 = mul i64 %group.153.i, 2048
  %p.163 = getelementptr float, ptr %p.5, i64 %t.162
  %t.164 = mul i64 %group.153.i, 1024
  %p.165 = getelementptr float, ptr %p.6, i64 %t.164
  %t.166 = mul i64 %group.153.i, 16
  %p.167 = getelementptr float, ptr %p.7, i64 %t.166
  %t.168 = mul i64 %group.153.i, 16
  %p.169 = getelementptr float, ptr %p.8, i64 %t.168
  %t.170 = mul i64 %group.153.i, 16
  %p.171 = getelementptr float, ptr %p.9, i64 %t.170
  %t.172 = mul i64 %t.150, 16
  %p.173 = getelementptr float, ptr %p.163, i64 %t.172
  call void @scores1_6(ptr %p.152, ptr %p.159, ptr %p.173, ptr %p.171)
  %group.153.next = add nuw nsw i64 %group.153.i, 1
  %t.174 = icmp slt i64 %group.153.next, %t.25
  br i1 %t.174, label %group.153, label %group.153.done
group.153.done:
  %tile.149.next = add nuw nsw i64 %tile.149.i, 1
  %t.175 = icmp slt i64 %tile.149.next, 18
  br i1 %t.175, label %tile.149, label %tile.149.done
tile.149.done:
  br label %tile.176
tile.176:
  %tile.176.i = phi i64 [18, %tile.149.done], [%tile.176.next, %group.181.done]
  %t.177 = mul i64 %tile.176.i, 5
  %t.178 = add i64 %t.177, 18
  %t.179 = mul i64 %t.178, 64
  %p.180 = getelementptr float, ptr %p.148, i64 %t.179
  br label %group.181
group.181:
  %group.181.i = phi i64 [0, %tile.176], [%group.181.next, %group.181]
  %t.182 = mul i64 %group.181.i, 16
  %t.183 = add i64 %t.22, %t.182
  %t.184 = mul i64 %group.181.i, 1024
  %p.185 = getelementptr float, ptr %p.2, i64 %t.184
  %t.186 = mul i64 %group.181.i, 1024
  %p.187 = getelementptr float, ptr %p.3, i64 %t.186
  %t.188 = mul i64 %group.181.i, 2048
  %p.189 = getelementptr float, ptr %p.4, i64 %t.188
  %t.190 = mul i64 %group.181.i, 2048
  %p.191 = getelementptr float, ptr %p.5, i64 %t.190
  %t.192 = mul i64 %group.181.i, 1024
  %p.193 = getelementptr float, ptr %p.6, i64 %t.192
  %t.194 = mul i64 %group.181.i, 16
  %p.195 = getelementptr float, ptr %p.7, i64 %t.194
  %t.196 = mul i64 %group.181.i, 16
  %p.197 = getelementptr float, ptr %p.8, i64 %t.196
  %t.198 = mul i64 %group.181.i, 16
  %p.199 = getelementptr float, ptr %p.9, i64 %t.198
  %t.200 = mul i64 %t.178, 16
  %p.201 = getelementptr float, ptr %p.191, i64 %t.200
  call void @scores1_5(ptr %p.180, ptr %p.187, ptr %p.201, ptr %p.199)
  %group.181.next = add nuw nsw i64 %group.181.i, 1
  %t.202 = icmp slt i64 %group.181.next, %t.25
  br i1 %t.202, label %group.181, label %group.181.done
group.181.done:
  %tile.176.next = add nuw nsw i64 %tile.176.i, 1
  %t.203 = icmp slt i64 %tile.176.next, 22
  br i1 %t.203, label %tile.176, label %tile.176.done
tile.176.done:
  br label %group.204
group.204:
  %group.204.i = phi i64 [0, %tile.176.done], [%group.204.next, %score.223.done]
  %t.205 = mul i64 %group.204.i, 16
  %t.206 = add i64 %t.22, %t.205
  %t.207 = mul i64 %group.204.i, 1024
  %p.208 = getelementptr float, ptr %p.2, i64 %t.207
  %t.209 = mul i64 %group.204.i, 1024
  %p.210 = getelementptr float, ptr %p.3, i64 %t.209
  %t.211 = mul i64 %group.204.i, 2048
  %p.212 = getelementptr float, ptr %p.4, i64 %t.211
  %t.213 = mul i64 %group.204.i, 2048
  %p.214 = getelementptr float, ptr %p.5, i64 %t.213
  %t.215 = mul i64 %group.204.i, 1024
  %p.216 = getelementptr float, ptr %p.6, i64 %t.215
  %t.217 = mul i64 %group.204.i, 16
  %p.218 = getelementptr float, ptr %p.7, i64 %t.217
  %t.219 = mul i64 %group.204.i, 16
  %p.220 = getelementptr float, ptr %p.8, i64 %t.219
  %t.221 = mul i64 %group.204.i, 16
  %p.222 = getelementptr float, ptr %p.9, i64 %t.221
  br label %score.223
score.223:
  %score.223.i = phi i64 [0, %group.204], [%score.223.next, %score.223]
  %t.224 = add i64 %keys.84.i, %score.223.i
  %t.225 = mul i64 %score.223.i, 16
  %p.226 = getelementptr float, ptr %p.212, i64 %t.225
  %l.227 = load <16 x float>, ptr %p.226, align 4
  %p.228 = getelementptr float, ptr %p.214, i64 %t.225
  %l.229 = load <16 x float>, ptr %p.228, align 4
  %t.230 = trunc i64 %t.224 to i32
  %t.231 = insertelement <16 x i32> poison, i32 %t.230, i64 0
  %s.232 = shufflevector <16 x i32> %t.231, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.233 = trunc i64 %t.206 to i32
  %t.234 = insertelement <16 x i32> poison, i32 %t.233, i64 0
  %s.235 = shufflevector <16 x i32> %t.234, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.236 = add <16 x i32> %s.235, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.237 = icmp sle <16 x i32> %s.232, %t.236
  %t.238 = fmul <16 x float> %l.227, splat (float 0x3FC0000000000000)
  %t.239 = select <16 x i1> %t.237, <16 x float> %t.238, <16 x float> splat (float 0xFFF0000000000000)
  %t.240 = mul i64 %t.21, 2048
  %t.241 = add i64 %t.206, %t.240
  %p.242 = getelementptr float, ptr %b2, i64 %t.241
  %l.243 = load <16 x float>, ptr %p.242, align 4
  %t.244 = fsub <16 x float> %t.239, %l.243
  %t.245 = fcmp olt <16 x float> %t.244, splat (float 0xC056000000000000)
  %t.246 = select <16 x i1> %t.245, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.244
  %t.247 = fcmp ogt <16 x float> %t.246, splat (float 0x4056400000000000)
  %t.248 = select <16 x i1> %t.247, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.246
  %t.249 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.248, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.250 = fsub <16 x float> %t.249, splat (float 0x4138007F00000000)
  %t.251 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.250, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.248)
  %t.252 = bitcast <16 x float> %t.249 to <16 x i32>
  %t.253 = shufflevector <16 x i32> %t.252, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.254 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.253)
  %t.255 = shufflevector <16 x i32> %t.252, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.256 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.255)
  %t.257 = shufflevector <8 x float> %t.254, <8 x float> %t.256, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.251, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.251, <16 x float> %t.258, <16 x float> splat (float 0x3FF0000000000000))
  %t.260 = fmul <16 x float> %t.259, %t.251
  %t.261 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.257, <16 x float> %t.260, <16 x float> %t.257)
  %t.262 = bitcast <16 x float> %t.249 to <16 x i32>
  %t.263 = shl <16 x i32> %t.262, splat (i32 20)
  %t.264 = and <16 x i32> %t.263, splat (i32 -8388608)
  %t.265 = bitcast <16 x i32> %t.264 to <16 x float>
  %t.266 = fmul <16 x float> %t.261, %t.265
  %t.267 = mul i64 %t.21, 2048
  %t.268 = add i64 %t.206, %t.267
  %p.269 = getelementptr float, ptr %b5, i64 %t.268
  %l.270 = load <16 x float>, ptr %p.269, align 4
  %t.271 = fsub <16 x float> %l.229, %l.270
  %t.272 = fmul <16 x float> %t.266, %t.271
  %p.273 = getelementptr float, ptr %p.212, i64 %t.225
  store <16 x float> %t.272, ptr %p.273, align 4
  %score.223.next = add nuw nsw i64 %score.223.i, 1
  %t.274 = icmp slt i64 %score.223.next, 128
  br i1 %t.274, label %score.223, label %score.223.done
score.223.done:
  %group.204.next = add nuw nsw i64 %group.204.i, 1
  %t.275 = icmp slt i64 %group.204.next, %t.25
  br i1 %t.275, label %group.204, label %group.204.done
group.204.done:
  %t.276 = mul i64 %t.21, 131072
  %t.277 = mul i64 %keys.84.i, 64
  %t.278 = add i64 %t.276, %t.277
  %p.279 = getelementptr float, ptr %b1, i64 %t.278
  br label %tile.280
tile.280:
  %tile.280.i = phi i64 [0, %group.204.done], [%tile.280.next, %group.283.done]
  %t.281 = mul i64 %tile.280.i, 6
  %p.282 = getelementptr float, ptr %p.279, i64 %t.281
  br label %group.283
group.283:
  %group.283.i = phi i64 [0, %tile.280], [%group.283.next, %group.283]
  %t.284 = mul i64 %group.283.i, 16
  %t.285 = add i64 %t.22, %t.284
  %t.286 = mul i64 %group.283.i, 1024
  %p.287 = getelementptr float, ptr %p.2, i64 %t.286
  %t.288 = mul i64 %group.283.i, 1024
  %p.289 = getelementptr float, ptr %p.3, i64 %t.288
  %t.290 = mul i64 %group.283.i, 2048
  %p.291 = getelementptr float, ptr %p.4, i64 %t.290
  %t.292 = mul i64 %group.283.i, 2048
  %p.293 = getelementptr float, ptr %p.5, i64 %t.292
  %t.294 = mul i64 %group.283.i, 1024
  %p.295 = getelementptr float, ptr %p.6, i64 %t.294
  %t.296 = mul i64 %group.283.i, 16
  %p.297 = getelementptr float, ptr %p.7, i64 %t.296
  %t.298 = mul i64 %group.283.i, 16
  %p.299 = getelementptr float, ptr %p.8, i64 %t.298
  %t.300 = mul i64 %group.283.i, 16
  %p.301 = getelementptr float, ptr %p.9, i64 %t.300
  %t.302 = mul i64 %t.281, 16
  %p.303 = getelementptr float, ptr %p.295, i64 %t.302
  call void @values6_128(ptr %p.282, ptr %p.291, ptr %p.303, ptr %p.301)
  %group.283.next = add nuw nsw i64 %group.283.i, 1
  %t.304 = icmp slt i64 %group.283.next, %t.25
  br i1 %t.304, label %group.283, label %group.283.done
group.283.done:
  %tile.280.next = add nuw nsw i64 %tile.280.i, 1
  %t.305 = icmp slt i64 %tile.280.next, 9
  br i1 %t.305, label %tile.280, label %tile.280.done
tile.280.done:
  br label %tile.306
tile.306:
  %tile.306.i = phi i64 [9, %tile.280.done], [%tile.306.next, %group.310.done]
  %t.307 = mul i64 %tile.306.i, 5
  %t.308 = add i64 %t.307, 9
  %p.309 = getelementptr float, ptr %p.279, i64 %t.308
  br label %group.310
group.310:
  %group.310.i = phi i64 [0, %tile.306], [%group.310.next, %group.310]
  %t.311 = mul i64 %group.310.i, 16
  %t.312 = add i64 %t.22, %t.311
  %t.313 = mul i64 %group.310.i, 1024
  %p.314 = getelementptr float, ptr %p.2, i64 %t.313
  %t.315 = mul i64 %group.310.i, 1024
  %p.316 = getelementptr float, ptr %p.3, i64 %t.315
  %t.317 = mul i64 %group.310.i, 2048
  %p.318 = getelementptr float, ptr %p.4, i64 %t.317
  %t.319 = mul i64 %group.310.i, 2048
  %p.320 = getelementptr float, ptr %p.5, i64 %t.319
  %t.321 = mul i64 %group.310.i, 1024
  %p.322 = getelementptr float, ptr %p.6, i64 %t.321
  %t.323 = mul i64 %group.310.i, 16
  %p.324 = getelementptr float, ptr %p.7, i64 %t.323
  %t.325 = mul i64 %group.310.i, 16
  %p.326 = getelementptr float, ptr %p.8, i64 %t.325
  %t.327 = mul i64 %group.310.i, 16
  %p.328 = getelementptr float, ptr %p.9, i64 %t.327
  %t.329 = mul i64 %t.308, 16
  %p.330 = getelementptr float, ptr %p.322, i64 %t.329
  call void @values5_128(ptr %p.309, ptr %p.318, ptr %p.330, ptr %p.328)
  %group.310.next = add nuw nsw i64 %group.310.i, 1
  %t.331 = icmp slt i64 %group.310.next, %t.25
  br i1 %t.331, label %group.310, label %group.310.done
group.310.done:
  %tile.306.next = add nuw nsw i64 %tile.306.i, 1
  %t.332 = icmp slt i64 %tile.306.next, 11
  br i1 %t.332, label %tile.306, label %tile.306.done
tile.306.done:
  %keys.84.next = add nuw nsw i64 %keys.84.i, 128
  br label %keys.84
keys.84.done:
  br label %group.333
group.333:
  %group.333.i = phi i64 [0, %keys.84.done], [%group.333.next, %query.352.done]
  %t.334 = mul i64 %group.333.i, 16
  %t.335 = add i64 %t.22, %t.334
  %t.336 = mul i64 %group.333.i, 1024
  %p.337 = getelementptr float, ptr %p.2, i64 %t.336
  %t.338 = mul i64 %group.333.i, 1024
  %p.339 = getelementptr float, ptr %p.3, i64 %t.338
  %t.340 = mul i64 %group.333.i, 2048
  %p.341 = getelementptr float, ptr %p.4, i64 %t.340
  %t.342 = mul i64 %group.333.i, 2048
  %p.343 = getelementptr float, ptr %p.5, i64 %t.342
  %t.344 = mul i64 %group.333.i, 1024
  %p.345 = getelementptr float, ptr %p.6, i64 %t.344
  %t.346 = mul i64 %group.333.i, 16
  %p.347 = getelementptr float, ptr %p.7, i64 %t.346
  %t.348 = mul i64 %group.333.i, 16
  %p.349 = getelementptr float, ptr %p.8, i64 %t.348
  %t.350 = mul i64 %group.333.i, 16
  %p.351 = getelementptr float, ptr %p.9, i64 %t.350
  call void @transpose_16_64(ptr %p.345, ptr %p.10, i64 64, i64 16)
  br label %query.352
query.352:
  %query.352.i = phi i64 [0, %group.333], [%query.352.next, %value.357.done]
  %t.353 = icmp slt i64 %query.352.i, 16
  br i1 %t.353, label %query.352.body, label %query.352.done
query.352.body:
  %t.354 = add i64 %t.335, %query.352.i
  %t.355 = mul i64 %query.352.i, 64
  %p.356 = getelementptr float, ptr %p.10, i64 %t.355
  br label %value.357
value.357:
  %value.357.i = phi i64 [0, %query.352.body], [%value.357.next, %value.357.body]
  %t.358 = icmp slt i64 %value.357.i, 64
  br i1 %t.358, label %value.357.body, label %value.357.done
value.357.body:
  %p.359 = getelementptr float, ptr %p.356, i64 %value.357.i
  %l.360 = load <8 x float>, ptr %p.359, align 4
  %t.361 = fmul <8 x float> %l.360, splat (float 0x3FC0000000000000)
  %t.362 = mul i64 %t.21, 131072
  %t.363 = add i64 %value.357.i, %t.362
  %t.364 = mul i64 %t.354, 64
  %t.365 = add i64 %t.364, %t.363
  %p.366 = getelementptr float, ptr %b6, i64 %t.365
  store <8 x float> %t.361, ptr %p.366, align 4
  %value.357.next = add nuw nsw i64 %value.357.i, 8
  br label %value.357
value.357.done:
  %query.352.next = add nuw nsw i64 %query.352.i, 1
  br label %query.352
query.352.done:
  %group.333.next = add nuw nsw i64 %group.333.i, 1
  %t.367 = icmp slt i64 %group.333.next, %t.25
  br i1 %t.367, label %group.333, label %group.333.done
group.333.done:
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
define void @kt_attention_557422c5b2c27dc7(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
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
  %item.18.i = phi i64 [%t.15, %entry], [%item.18.next, %group.341.done]
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
  %t.80 = add i64 %t.79, 1
  %t.81 = sub i64 0, %t.22
  %t.82 = sub i64 0, %t.81
  %t.83 = call i64 @llvm.smax.i64(i64 %t.82, i64 0)
  %t.84 = udiv i64 %t.83, 128
  %t.85 = mul i64 %t.84, 128
  %t.86 = call i64 @llvm.smax.i64(i64 0, i64 %t.85)
  %t.87 = call i64 @llvm.smin.i64(i64 2048, i64 2048)
  br label %keys.88
keys.88:
  %keys.88.i = phi i64 [%t.86, %group.26.done], [%keys.88.next, %tile.314.done]
  %t.89 = icmp slt i64 %keys.88.i, %t.87
  br i1 %t.89, label %keys.88.body, label %keys.88.done
keys.88.body:
  %t.90 = mul i64 %t.21, 131072
  %t.91 = mul i64 %keys.88.i, 64
  %t.92 = add i64 %t.90, %t.91
  %p.93 = getelementptr float, ptr %b0, i64 %t.92
  br label %tile.94
tile.94:
  %tile.94.i = phi i64 [0, %keys.88.body], [%tile.94.next, %group.98.done]
  %t.95 = mul i64 %tile.94.i, 6
  %t.96 = mul i64 %t.95, 64
  %p.97 = getelementptr float, ptr %p.93, i64 %t.96
  br label %group.98
group.98:
  %group.98.i = phi i64 [0, %tile.94], [%group.98.next, %group.98]
  %t.99 = mul i64 %group.98.i, 16
  %t.100 = add i64 %t.22, %t.99
  %t.101 = mul i64 %group.98.i, 1024
  %p.102 = getelementptr float, ptr %p.2, i64 %t.101
  %t.103 = mul i64 %group.98.i, 1024
  %p.104 = getelementptr float, ptr %p.3, i64 %t.103
  %t.105 = mul i64 %group.98.i, 2048
  %p.106 = getelementptr float, ptr %p.4, i64 %t.105
  %t.107 = mul i64 %group.98.i, 2048
  %p.108 = getelementptr float, ptr %p.5, i64 %t.107
  %t.109 = mul i64 %group.98.i, 1024
  %p.110 = getelementptr float, ptr %p.6, i64 %t.109
  %t.111 = mul i64 %group.98.i, 16
  %p.112 = getelementptr float, ptr %p.7, i64 %t.111
  %t.113 = mul i64 %group.98.i, 16
  %p.114 = getelementptr float, ptr %p.8, i64 %t.113
  %t.115 = mul i64 %group.98.i, 16
  %p.116 = getelementptr float, ptr %p.9, i64 %t.115
  %t.117 = mul i64 %t.95, 16
  %p.118 = getelementptr float, ptr %p.106, i64 %t.117
  call void @scores0_6(ptr %p.97, ptr %p.102, ptr %p.118, ptr %p.116)
  %group.98.next = add nuw nsw i64 %group.98.i, 1
  %t.119 = icmp slt i64 %group.98.next, %t.25
  br i1 %t.119, label %group.98, label %group.98.done
group.98.done:
  %tile.94.next = add nuw nsw i64 %tile.94.i, 1
  %t.120 = icmp slt i64 %tile.94.next, 18
  br i1 %t.120, label %tile.94, label %tile.94.done
tile.94.done:
  br label %tile.121
tile.121:
  %tile.121.i = phi i64 [18, %tile.94.done], [%tile.121.next, %group.126.done]
  %t.122 = mul i64 %tile.121.i, 5
  %t.123 = add i64 %t.122, 18
  %t.124 = mul i64 %t.123, 64
  %p.125 = getelementptr float, ptr %p.93, i64 %t.124
  br label %group.126
group.126:
  %group.126.i = phi i64 [0, %tile.121], [%group.126.next, %group.126]
  %t.127 = mul i64 %group.126.i, 16
  %t.128 = add i64 %t.22, %t.127
  %t.129 = mul i64 %group.126.i, 1024
  %p.130 = getelementptr float, ptr %p.2, i64 %t.129
  %t.131 = mul i64 %group.126.i, 1024
  %p.132 = getelementptr float, ptr %p.3, i64 %t.131
  %t.133 = mul i64 %group.126.i, 2048
  %p.134 = getelementptr float, ptr %p.4, i64 %t.133
  %t.135 = mul i64 %group.126.i, 2048
  %p.136 = getelementptr float, ptr %p.5, i64 %t.135
  %t.137 = mul i64 %group.126.i, 1024
  %p.138 = getelementptr float, ptr %p.6, i64 %t.137
  %t.139 = mul i64 %group.126.i, 16
  %p.140 = getelementptr float, ptr %p.7, i64 %t.139
  %t.141 = mul i64 %group.126.i, 16
  %p.142 = getelementptr float, ptr %p.8, i64 %t.141
  %t.143 = mul i64 %group.126.i, 16
  %p.144 = getelementptr float, ptr %p.9, i64 %t.143
  %t.145 = mul i64 %t.123, 16
  %p.146 = getelementptr float, ptr %p.134, i64 %t.145
  call void @scores0_5(ptr %p.125, ptr %p.130, ptr %p.146, ptr %p.144)
  %group.126.next = add nuw nsw i64 %group.126.i, 1
  %t.147 = icmp slt i64 %group.126.next, %t.25
  br i1 %t.147, label %group.126, label %group.126.done
group.126.done:
  %tile.121.next = add nuw nsw i64 %tile.121.i, 1
  %t.148 = icmp slt i64 %tile.121.next, 22
  br i1 %t.148, label %tile.121, label %tile.121.done
tile.121.done:
  %t.149 = mul i64 %t.21, 131072
  %t.150 = mul i64 %keys.88.i, 64
  %t.151 = add i64 %t.149, %t.150
  %p.152 = getelementptr float, ptr %b3, i64 %t.151
  br label %tile.153
tile.153:
  %tile.153.i = phi i64 [0, %tile.121.done], [%tile.153.next, %group.157.done]
  %t.154 = mul i64 %tile.153.i, 6
  %t.155 = mul i64 %t.154, 64
  %p.156 = getelementptr float, ptr %p.152, i64 %t.155
  br label %group.157
group.157:
  %group.157.i = phi i64 [0, %tile.153], [%group.157.next, %group.157]
  %t.158 = mul i64 %group.157.i, 16
  %t.159 = add i64 %t.22, %t.158
  %t.160 = mul i64 %group.157.i, 1024
  %p.161 = getelementptr float, ptr %p.2, i64 %t.160
  %t.162 = mul i64 %group.157.i, 1024
  %p.163 = getelementptr float, ptr %p.3, i64 %t.162
  %t.164 = mul i64 %group.157.i, 2048
  %p.165 = getelementptr float, ptr %p.4, i64 %t.164
  %t.166 = mul i64 %group.157.i, 2048
  %p.167 = getelementptr float, ptr %p.5, i64 %t.166
  %t.168 = mul i64 %group.157.i, 1024
  %p.169 = getelementptr float, ptr %p.6, i64 %t.168
  %t.170 = mul i64 %group.157.i, 16
  %p.171 = getelementptr float, ptr %p.7, i64 %t.170
  %t.172 = mul i64 %group.157.i, 16
  %p.173 = getelementptr float, ptr %p.8, i64 %t.172
  %t.174 = mul i64 %group.157.i, 16
  %p.175 = getelementptr float, ptr %p.9, i64 %t.174
  %t.176 = mul i64 %t.154, 16
  %p.177 = getelementptr float, ptr %p.167, i64 %t.176
  call void @scores1_6(ptr %p.156, ptr %p.163, ptr %p.177, ptr %p.175)
  %group.157.next = add nuw nsw i64 %group.157.i, 1
  %t.178 = icmp slt i64 %group.157.next, %t.25
  br i1 %t.178, label %group.157, label %group.157.done
group.157.done:
  %tile.153.next = add nuw nsw i64 %tile.153.i, 1
  %t.179 = icmp slt i64 %tile.153.next, 18
  br i1 %t.179, label %tile.153, label %tile.153.done
tile.153.done:
  br label %tile.180
tile.180:
  %tile.180.i = phi i64 [18, %tile.153.done], [%tile.180.next, %group.185.done]
  %t.181 = mul i64 %tile.180.i, 5
  %t.182 = add i64 %t.181, 18
  %t.183 = mul i64 %t.182, 64
  %p.184 = getelementptr float, ptr %p.152, i64 %t.183
  br label %group.185
group.185:
  %group.185.i = phi i64 [0, %tile.180], [%group.185.next, %group.185]
  %t.186 = mul i64 %group.185.i, 16
  %t.187 = add i64 %t.22, %t.186
  %t.188 = mul i64 %group.185.i, 1024
  %p.189 = getelementptr float, ptr %p.2, i64 %t.188
  %t.190 = mul i64 %group.185.i, 1024
  %p.191 = getelementptr float, ptr %p.3, i64 %t.190
  %t.192 = mul i64 %group.185.i, 2048
  %p.193 = getelementptr float, ptr %p.4, i64 %t.192
  %t.194 = mul i64 %group.185.i, 2048
  %p.195 = getelementptr float, ptr %p.5, i64 %t.194
  %t.196 = mul i64 %group.185.i, 1024
  %p.197 = getelementptr float, ptr %p.6, i64 %t.196
  %t.198 = mul i64 %group.185.i, 16
  %p.199 = getelementptr float, ptr %p.7, i64 %t.198
  %t.200 = mul i64 %group.185.i, 16
  %p.201 = getelementptr float, ptr %p.8, i64 %t.200
  %t.202 = mul i64 %group.185.i, 16
  %p.203 = getelementptr float, ptr %p.9, i64 %t.202
  %t.204 = mul i64 %t.182, 16
  %p.205 = getelementptr float, ptr %p.195, i64 %t.204
  call void @scores1_5(ptr %p.184, ptr %p.191, ptr %p.205, ptr %p.203)
  %group.185.next = add nuw nsw i64 %group.185.i, 1
  %t.206 = icmp slt i64 %group.185.next, %t.25
  br i1 %t.206, label %group.185, label %group.185.done
group.185.done:
  %tile.180.next = add nuw nsw i64 %tile.180.i, 1
  %t.207 = icmp slt i64 %tile.180.next, 22
  br i1 %t.207, label %tile.180, label %tile.180.done
tile.180.done:
  br label %group.208
group.208:
  %group.208.i = phi i64 [0, %tile.180.done], [%group.208.next, %score.231.done]
  %t.209 = mul i64 %group.208.i, 16
  %t.210 = add i64 %t.22, %t.209
  %t.211 = mul i64 %group.208.i, 1024
  %p.212 = getelementptr float, ptr %p.2, i64 %t.211
  %t.213 = mul i64 %group.208.i, 1024
  %p.214 = getelementptr float, ptr %p.3, i64 %t.213
  %t.215 = mul i64 %group.208.i, 2048
  %p.216 = getelementptr float, ptr %p.4, i64 %t.215
  %t.217 = mul i64 %group.208.i, 2048
  %p.218 = getelementptr float, ptr %p.5, i64 %t.217
  %t.219 = mul i64 %group.208.i, 1024
  %p.220 = getelementptr float, ptr %p.6, i64 %t.219
  %t.221 = mul i64 %group.208.i, 16
  %p.222 = getelementptr float, ptr %p.7, i64 %t.221
  %t.223 = mul i64 %group.208.i, 16
  %p.224 = getelementptr float, ptr %p.8, i64 %t.223
  %t.225 = mul i64 %group.208.i, 16
  %p.226 = getelementptr float, ptr %p.9, i64 %t.225
  %t.227 = mul i64 %t.21, 2048
  %p.228 = getelementptr float, ptr %b2, i64 %t.227
  %t.229 = mul i64 %t.21, 2048
  %p.230 = getelementptr float, ptr %b5, i64 %t.229
  br label %score.231
score.231:
  %score.231.i = phi i64 [0, %group.208], [%score.231.next, %score.231]
  %t.232 = add i64 %keys.88.i, %score.231.i
  %t.233 = mul i64 %score.231.i, 16
  %p.234 = getelementptr float, ptr %p.216, i64 %t.233
  %l.235 = load <16 x float>, ptr %p.234, align 4
  %p.236 = getelementptr float, ptr %p.218, i64 %t.233
  %l.237 = load <16 x float>, ptr %p.236, align 4
  %t.238 = trunc i64 %t.210 to i32
  %t.239 = insertelement <16 x i32> poison, i32 %t.238, i64 0
  %s.240 = shufflevector <16 x i32> %t.239, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.241 = add <16 x i32> %s.240, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.242 = trunc i64 %t.232 to i32
  %t.243 = insertelement <16 x i32> poison, i32 %t.242, i64 0
  %s.244 = shufflevector <16 x i32> %t.243, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.245 = icmp sle <16 x i32> %t.241, %s.244
  %t.246 = fmul <16 x float> %l.235, splat (float 0x3FC0000000000000)
  %t.247 = select <16 x i1> %t.245, <16 x float> %t.246, <16 x float> splat (float 0xFFF0000000000000)
  %p.248 = getelementptr float, ptr %p.228, i64 %t.232
  %l.249 = load float, ptr %p.248, align 4
  %t.250 = insertelement <16 x float> poison, float %l.249, i64 0
  %s.251 = shufflevector <16 x float> %t.250, <16 x float> poison, <16 x i32> zeroinitializer
  %t.252 = fsub <16 x float> %t.247, %s.251
  %t.253 = fcmp olt <16 x float> %t.252, splat (float 0xC056000000000000)
  %t.254 = select <16 x i1> %t.253, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.252
  %t.255 = fcmp ogt <16 x float> %t.254, splat (float 0x4056400000000000)
  %t.256 = select <16 x i1> %t.255, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.254
  %t.257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.256, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.258 = fsub <16 x float> %t.257, splat (float 0x4138007F00000000)
  %t.259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.258, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.256)
  %t.260 = bitcast <16 x float> %t.257 to <16 x i32>
  %t.261 = shufflevector <16 x i32> %t.260, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.262 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.261)
  %t.263 = shufflevector <16 x i32> %t.260, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.264 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.263)
  %t.265 = shufflevector <8 x float> %t.262, <8 x float> %t.264, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.266 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.259, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.267 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.259, <16 x float> %t.266, <16 x float> splat (float 0x3FF0000000000000))
  %t.268 = fmul <16 x float> %t.267, %t.259
  %t.269 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.265, <16 x float> %t.268, <16 x float> %t.265)
  %t.270 = bitcast <16 x float> %t.257 to <16 x i32>
  %t.271 = shl <16 x i32> %t.270, splat (i32 20)
  %t.272 = and <16 x i32> %t.271, splat (i32 -8388608)
  %t.273 = bitcast <16 x i32> %t.272 to <16 x float>
  %t.274 = fmul <16 x float> %t.269, %t.273
  %p.275 = getelementptr float, ptr %p.230, i64 %t.232
  %l.276 = load float, ptr %p.275, align 4
  %t.277 = insertelement <16 x float> poison, float %l.276, i64 0
  %s.278 = shufflevector <16 x float> %t.277, <16 x float> poison, <16 x i32> zeroinitializer
  %t.279 = fsub <16 x float> %l.237, %s.278
  %t.280 = fmul <16 x float> %t.274, %t.279
  %p.281 = getelementptr float, ptr %p.216, i64 %t.233
  store <16 x float> %t.280, ptr %p.281, align 4
  %score.231.next = add nuw nsw i64 %score.231.i, 1
  %t.282 = icmp slt i64 %score.231.next, 128
  br i1 %t.282, label %score.231, label %score.231.done
score.231.done:
  %group.208.next = add nuw nsw i64 %group.208.i, 1
  %t.283 = icmp slt i64 %group.208.next, %t.25
  br i1 %t.283, label %group.208, label %group.208.done
group.208.done:
  %t.284 = mul i64 %t.21, 131072
  %t.285 = mul i64 %keys.88.i, 64
  %t.286 = add i64 %t.284, %t.285
  %p.287 = getelementptr float, ptr %b0, i64 %t.286
  br label %tile.288
tile.288:
  %tile.288.i = phi i64 [0, %group.208.done], [%tile.288.next, %group.291.done]
  %t.289 = mul i64 %tile.288.i, 6
  %p.290 = getelementptr float, ptr %p.287, i64 %t.289
  br label %group.291
group.291:
  %group.291.i = phi i64 [0, %tile.288], [%group.291.next, %group.291]
  %t.292 = mul i64 %group.291.i, 16
  %t.293 = add i64 %t.22, %t.292
  %t.294 = mul i64 %group.291.i, 1024
  %p.295 = getelementptr float, ptr %p.2, i64 %t.294
  %t.296 = mul i64 %group.291.i, 1024
  %p.297 = getelementptr float, ptr %p.3, i64 %t.296
  %t.298 = mul i64 %group.291.i, 2048
  %p.299 = getelementptr float, ptr %p.4, i64 %t.298
  %t.300 = mul i64 %group.291.i, 2048
  %p.301 = getelementptr float, ptr %p.5, i64 %t.300
  %t.302 = mul i64 %group.291.i, 1024
  %p.303 = getelementptr float, ptr %p.6, i64 %t.302
  %t.304 = mul i64 %group.291.i, 16
  %p.305 = getelementptr float, ptr %p.7, i64 %t.304
  %t.306 = mul i64 %group.291.i, 16
  %p.307 = getelementptr float, ptr %p.8, i64 %t.306
  %t.308 = mul i64 %group.291.i, 16
  %p.309 = getelementptr float, ptr %p.9, i64 %t.308
  %t.310 = mul i64 %t.289, 16
  %p.311 = getelementptr float, ptr %p.303, i64 %t.310
  call void @values6_128(ptr %p.290, ptr %p.299, ptr %p.311, ptr %p.309)
  %group.291.next = add nuw nsw i64 %group.291.i, 1
  %t.312 = icmp slt i64 %group.291.next, %t.25
  br i1 %t.312, label %group.291, label %group.291.done
group.291.done:
  %tile.288.next = add nuw nsw i64 %tile.288.i, 1
  %t.313 = icmp slt i64 %tile.288.next, 9
  br i1 %t.313, label %tile.288, label %tile.288.done
tile.288.done:
  br label %tile.314
tile.314:
  %tile.314.i = phi i64 [9, %tile.288.done], [%tile.314.next, %group.318.done]
  %t.315 = mul i64 %tile.314.i, 5
  %t.316 = add i64 %t.315, 9
  %p.317 = getelementptr float, ptr %p.287, i64 %t.316
  br label %group.318
group.318:
  %group.318.i = phi i64 [0, %tile.314], [%group.318.next, %group.318]
  %t.319 = mul i64 %group.318.i, 16
  %t.320 = add i64 %t.22, %t.319
  %t.321 = mul i64 %group.318.i, 1024
  %p.322 = getelementptr float, ptr %p.2, i64 %t.321
  %t.323 = mul i64 %group.318.i, 1024
  %p.324 = getelementptr float, ptr %p.3, i64 %t.323
  %t.325 = mul i64 %group.318.i, 2048
  %p.326 = getelementptr float, ptr %p.4, i64 %t.325
  %t.327 = mul i64 %group.318.i, 2048
  %p.328 = getelementptr float, ptr %p.5, i64 %t.327
  %t.329 = mul i64 %group.318.i, 1024
  %p.330 = getelementptr float, ptr %p.6, i64 %t.329
  %t.331 = mul i64 %group.318.i, 16
  %p.332 = getelementptr float, ptr %p.7, i64 %t.331
  %t.333 = mul i64 %group.318.i, 16
  %p.334 = getelementptr float, ptr %p.8, i64 %t.333
  %t.335 = mul i64 %group.318.i, 16
  %p.336 = getelementptr float, ptr %p.9, i64 %t.335
  %t.337 = mul i64 %t.316, 16
  %p.338 = getelementptr float, ptr %p.330, i64 %t.337
  call void @values5_128(ptr %p.317, ptr %p.326, ptr %p.338, ptr %p.336)
  %group.318.next = add nuw nsw i64 %group.318.i, 1
  %t.339 = icmp slt i64 %group.318.next, %t.25
  br i1 %t.339, label %group.318, label %group.318.done
group.318.done:
  %tile.314.next = add nuw nsw i64 %tile.314.i, 1
  %t.340 = icmp slt i64 %tile.314.next, 11
  br i1 %t.340, label %tile.314, label %tile.314.done
tile.314.done:
  %keys.88.next = add nuw nsw i64 %keys.88.i, 128
  br label %keys.88
keys.88.done:
  br label %group.341
group.341:
  %group.341.i = phi i64 [0, %keys.88.done], [%group.341.next, %query.360.done]
  %t.342 = mul i64 %group.341.i, 16
  %t.343 = add i64 %t.22, %t.342
  %t.344 = mul i64 %group.341.i, 1024
  %p.345 = getelementptr float, ptr %p.2, i64 %t.344
  %t.346 = mul i64 %group.341.i, 1024
  %p.347 = getelementptr float, ptr %p.3, i64 %t.346
  %t.348 = mul i64 %group.341.i, 2048
  %p.349 = getelementptr float, ptr %p.4, i64 %t.348
  %t.350 = mul i64 %group.341.i, 2048
  %p.351 = getelementptr float, ptr %p.5, i64 %t.350
  %t.352 = mul i64 %group.341.i, 1024
  %p.353 = getelementptr float, ptr %p.6, i64 %t.352
  %t.354 = mul i64 %group.341.i, 16
  %p.355 = getelementptr float, ptr %p.7, i64 %t.354
  %t.356 = mul i64 %group.341.i, 16
  %p.357 = getelementptr float, ptr %p.8, i64 %t.356
  %t.358 = mul i64 %group.341.i, 16
  %p.359 = getelementptr float, ptr %p.9, i64 %t.358
  call void @transpose_16_64(ptr %p.353, ptr %p.10, i64 64, i64 16)
  br label %query.360
query.360:
  %query.360.i = phi i64 [0, %group.341], [%query.360.next, %value.365.done]
  %t.361 = icmp slt i64 %query.360.i, 16
  br i1 %t.361, label %query.360.body, label %query.360.done
query.360.body:
  %t.362 = add i64 %t.343, %query.360.i
  %t.363 = mul i64 %query.360.i, 64
  %p.364 = getelementptr float, ptr %p.10, i64 %t.363
  br label %value.365
value.365:
  %value.365.i = phi i64 [0, %query.360.body], [%value.365.next, %value.365.body]
  %t.366 = icmp slt i64 %value.365.i, 64
  br i1 %t.366, label %value.365.body, label %value.365.done
value.365.body:
  %p.367 = getelementptr float, ptr %p.364, i64 %value.365.i
  %l.368 = load <8 x float>, ptr %p.367, align 4
  %t.369 = fmul <8 x float> %l.368, splat (float 0x3FC0000000000000)
  %t.370 = mul i64 %t.21, 131072
  %t.371 = add i64 %value.365.i, %t.370
  %t.372 = mul i64 %t.362, 64
  %t.373 = add i64 %t.372, %t.371
  %p.374 = getelementptr float, ptr %b6, i64 %t.373
  store <8 x float> %t.369, ptr %p.374, align 4
  %value.365.next = add nuw nsw i64 %value.365.i, 8
  br label %value.365
value.365.done:
  %query.360.next = add nuw nsw i64 %query.360.i, 1
  br label %query.360
query.360.done:
  %group.341.next = add nuw nsw i64 %group.341.i, 1
  %t.375 = icmp slt i64 %group.341.next, %t.25
  br i1 %t.375, label %group.341, label %group.341.done
group.341.done:
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
define void @kt_attention_b5dffdc78ae4325d(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
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
  %item.15.i = phi i64 [%t.12, %entry], [%item.15.next, %group.231.done]
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
  %t.59 = add i64 %t.58, 1
  %t.60 = sub i64 0, %t.19
  %t.61 = sub i64 0, %t.60
  %t.62 = call i64 @llvm.smax.i64(i64 %t.61, i64 0)
  %t.63 = udiv i64 %t.62, 128
  %t.64 = mul i64 %t.63, 128
  %t.65 = call i64 @llvm.smax.i64(i64 0, i64 %t.64)
  %t.66 = call i64 @llvm.smin.i64(i64 2048, i64 2048)
  br label %keys.67
keys.67:
  %keys.67.i = phi i64 [%t.65, %group.23.done], [%keys.67.next, %tile.208.done]
  %t.68 = icmp slt i64 %keys.67.i, %t.66
  br i1 %t.68, label %keys.67.body, label %keys.67.done
keys.67.body:
  %t.69 = mul i64 %t.18, 131072
  %t.70 = mul i64 %keys.67.i, 64
  %t.71 = add i64 %t.69, %t.70
  %p.72 = getelementptr float, ptr %b0, i64 %t.71
  br label %tile.73
tile.73:
  %tile.73.i = phi i64 [0, %keys.67.body], [%tile.73.next, %group.77.done]
  %t.74 = mul i64 %tile.73.i, 6
  %t.75 = mul i64 %t.74, 64
  %p.76 = getelementptr float, ptr %p.72, i64 %t.75
  br label %group.77
group.77:
  %group.77.i = phi i64 [0, %tile.73], [%group.77.next, %group.77]
  %t.78 = mul i64 %group.77.i, 16
  %t.79 = add i64 %t.19, %t.78
  %t.80 = mul i64 %group.77.i, 1024
  %p.81 = getelementptr float, ptr %p.2, i64 %t.80
  %t.82 = mul i64 %group.77.i, 2048
  %p.83 = getelementptr float, ptr %p.3, i64 %t.82
  %t.84 = mul i64 %group.77.i, 1024
  %p.85 = getelementptr float, ptr %p.4, i64 %t.84
  %t.86 = mul i64 %group.77.i, 16
  %p.87 = getelementptr float, ptr %p.5, i64 %t.86
  %t.88 = mul i64 %group.77.i, 16
  %p.89 = getelementptr float, ptr %p.6, i64 %t.88
  %t.90 = mul i64 %group.77.i, 16
  %p.91 = getelementptr float, ptr %p.7, i64 %t.90
  %t.92 = mul i64 %t.74, 16
  %p.93 = getelementptr float, ptr %p.83, i64 %t.92
  call void @scores0_6(ptr %p.76, ptr %p.81, ptr %p.93, ptr %p.91)
  %group.77.next = add nuw nsw i64 %group.77.i, 1
  %t.94 = icmp slt i64 %group.77.next, %t.22
  br i1 %t.94, label %group.77, label %group.77.done
group.77.done:
  %tile.73.next = add nuw nsw i64 %tile.73.i, 1
  %t.95 = icmp slt i64 %tile.73.next, 18
  br i1 %t.95, label %tile.73, label %tile.73.done
tile.73.done:
  br label %tile.96
tile.96:
  %tile.96.i = phi i64 [18, %tile.73.done], [%tile.96.next, %group.101.done]
  %t.97 = mul i64 %tile.96.i, 5
  %t.98 = add i64 %t.97, 18
  %t.99 = mul i64 %t.98, 64
  %p.100 = getelementptr float, ptr %p.72, i64 %t.99
  br label %group.101
group.101:
  %group.101.i = phi i64 [0, %tile.96], [%group.101.next, %group.101]
  %t.102 = mul i64 %group.101.i, 16
  %t.103 = add i64 %t.19, %t.102
  %t.104 = mul i64 %group.101.i, 1024
  %p.105 = getelementptr float, ptr %p.2, i64 %t.104
  %t.106 = mul i64 %group.101.i, 2048
  %p.107 = getelementptr float, ptr %p.3, i64 %t.106
  %t.108 = mul i64 %group.101.i, 1024
  %p.109 = getelementptr float, ptr %p.4, i64 %t.108
  %t.110 = mul i64 %group.101.i, 16
  %p.111 = getelementptr float, ptr %p.5, i64 %t.110
  %t.112 = mul i64 %group.101.i, 16
  %p.113 = getelementptr float, ptr %p.6, i64 %t.112
  %t.114 = mul i64 %group.101.i, 16
  %p.115 = getelementptr float, ptr %p.7, i64 %t.114
  %t.116 = mul i64 %t.98, 16
  %p.117 = getelementptr float, ptr %p.107, i64 %t.116
  call void @scores0_5(ptr %p.100, ptr %p.105, ptr %p.117, ptr %p.115)
  %group.101.next = add nuw nsw i64 %group.101.i, 1
  %t.118 = icmp slt i64 %group.101.next, %t.22
  br i1 %t.118, label %group.101, label %group.101.done
group.101.done:
  %tile.96.next = add nuw nsw i64 %tile.96.i, 1
  %t.119 = icmp slt i64 %tile.96.next, 22
  br i1 %t.119, label %tile.96, label %tile.96.done
tile.96.done:
  br label %group.120
group.120:
  %group.120.i = phi i64 [0, %tile.96.done], [%group.120.next, %score.137.done]
  %t.121 = mul i64 %group.120.i, 16
  %t.122 = add i64 %t.19, %t.121
  %t.123 = mul i64 %group.120.i, 1024
  %p.124 = getelementptr float, ptr %p.2, i64 %t.123
  %t.125 = mul i64 %group.120.i, 2048
  %p.126 = getelementptr float, ptr %p.3, i64 %t.125
  %t.127 = mul i64 %group.120.i, 1024
  %p.128 = getelementptr float, ptr %p.4, i64 %t.127
  %t.129 = mul i64 %group.120.i, 16
  %p.130 = getelementptr float, ptr %p.5, i64 %t.129
  %t.131 = mul i64 %group.120.i, 16
  %p.132 = getelementptr float, ptr %p.6, i64 %t.131
  %t.133 = mul i64 %group.120.i, 16
  %p.134 = getelementptr float, ptr %p.7, i64 %t.133
  %t.135 = mul i64 %t.18, 2048
  %p.136 = getelementptr float, ptr %b2, i64 %t.135
  br label %score.137
score.137:
  %score.137.i = phi i64 [0, %group.120], [%score.137.next, %score.137]
  %t.138 = add i64 %keys.67.i, %score.137.i
  %t.139 = mul i64 %score.137.i, 16
  %p.140 = getelementptr float, ptr %p.126, i64 %t.139
  %l.141 = load <16 x float>, ptr %p.140, align 4
  %t.142 = trunc i64 %t.122 to i32
  %t.143 = insertelement <16 x i32> poison, i32 %t.142, i64 0
  %s.144 = shufflevector <16 x i32> %t.143, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.145 = add <16 x i32> %s.144, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.146 = trunc i64 %t.138 to i32
  %t.147 = insertelement <16 x i32> poison, i32 %t.146, i64 0
  %s.148 = shufflevector <16 x i32> %t.147, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.149 = icmp sle <16 x i32> %t.145, %s.148
  %t.150 = fmul <16 x float> %l.141, splat (float 0x3FC0000000000000)
  %t.151 = select <16 x i1> %t.149, <16 x float> %t.150, <16 x float> splat (float 0xFFF0000000000000)
  %p.152 = getelementptr float, ptr %p.136, i64 %t.138
  %l.153 = load float, ptr %p.152, align 4
  %t.154 = insertelement <16 x float> poison, float %l.153, i64 0
  %s.155 = shufflevector <16 x float> %t.154, <16 x float> poison, <16 x i32> zeroinitializer
  %t.156 = fsub <16 x float> %t.151, %s.155
  %t.157 = fcmp olt <16 x float> %t.156, splat (float 0xC056000000000000)
  %t.158 = select <16 x i1> %t.157, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.156
  %t.159 = fcmp ogt <16 x float> %t.158, splat (float 0x4056400000000000)
  %t.160 = select <16 x i1> %t.159, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.158
  %t.161 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.160, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.162 = fsub <16 x float> %t.161, splat (float 0x4138007F00000000)
  %t.163 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.162, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.160)
  %t.164 = bitcast <16 x float> %t.161 to <16 x i32>
  %t.165 = shufflevector <16 x i32> %t.164, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.166 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.165)
  %t.167 = shufflevector <16 x i32> %t.164, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.168 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.167)
  %t.169 = shufflevector <8 x float> %t.166, <8 x float> %t.168, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.170 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.163, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.163, <16 x float> %t.170, <16 x float> splat (float 0x3FF0000000000000))
  %t.172 = fmul <16 x float> %t.171, %t.163
  %t.173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.169, <16 x float> %t.172, <16 x float> %t.169)
  %t.174 = bitcast <16 x float> %t.161 to <16 x i32>
  %t.175 = shl <16 x i32> %t.174, splat (i32 20)
  %t.176 = and <16 x i32> %t.175, splat (i32 -8388608)
  %t.177 = bitcast <16 x i32> %t.176 to <16 x float>
  %t.178 = fmul <16 x float> %t.173, %t.177
  %p.179 = getelementptr float, ptr %p.126, i64 %t.139
  store <16 x float> %t.178, ptr %p.179, align 4
  %score.137.next = add nuw nsw i64 %score.137.i, 1
  %t.180 = icmp slt i64 %score.137.next, 128
  br i1 %t.180, label %score.137, label %score.137.done
score.137.done:
  %group.120.next = add nuw nsw i64 %group.120.i, 1
  %t.181 = icmp slt i64 %group.120.next, %t.22
  br i1 %t.181, label %group.120, label %group.120.done
group.120.done:
  %t.182 = mul i64 %t.18, 131072
  %t.183 = mul i64 %keys.67.i, 64
  %t.184 = add i64 %t.182, %t.183
  %p.185 = getelementptr float, ptr %b3, i64 %t.184
  br label %tile.186
tile.186:
  %tile.186.i = phi i64 [0, %group.120.done], [%tile.186.next, %group.189.done]
  %t.187 = mul i64 %tile.186.i, 6
  %p.188 = getelementptr float, ptr %p.185, i64 %t.187
  br label %group.189
group.189:
  %group.189.i = phi i64 [0, %tile.186], [%group.189.next, %group.189]
  %t.190 = mul i64 %group.189.i, 16
  %t.191 = add i64 %t.19, %t.190
  %t.192 = mul i64 %group.189.i, 1024
  %p.193 = getelementptr float, ptr %p.2, i64 %t.192
  %t.194 = mul i64 %group.189.i, 2048
  %p.195 = getelementptr float, ptr %p.3, i64 %t.194
  %t.196 = mul i64 %group.189.i, 1024
  %p.197 = getelementptr float, ptr %p.4, i64 %t.196
  %t.198 = mul i64 %group.189.i, 16
  %p.199 = getelementptr float, ptr %p.5, i64 %t.198
  %t.200 = mul i64 %group.189.i, 16
  %p.201 = getelementptr float, ptr %p.6, i64 %t.200
  %t.202 = mul i64 %group.189.i, 16
  %p.203 = getelementptr float, ptr %p.7, i64 %t.202
  %t.204 = mul i64 %t.187, 16
  %p.205 = getelementptr float, ptr %p.197, i64 %t.204
  call void @values6_128(ptr %p.188, ptr %p.195, ptr %p.205, ptr %p.203)
  %group.189.next = add nuw nsw i64 %group.189.i, 1
  %t.206 = icmp slt i64 %group.189.next, %t.22
  br i1 %t.206, label %group.189, label %group.189.done
group.189.done:
  %tile.186.next = add nuw nsw i64 %tile.186.i, 1
  %t.207 = icmp slt i64 %tile.186.next, 9
  br i1 %t.207, label %tile.186, label %tile.186.done
tile.186.done:
  br label %tile.208
tile.208:
  %tile.208.i = phi i64 [9, %tile.186.done], [%tile.208.next, %group.212.done]
  %t.209 = mul i64 %tile.208.i, 5
  %t.210 = add i64 %t.209, 9
  %p.211 = getelementptr float, ptr %p.185, i64 %t.210
  br label %group.212
group.212:
  %group.212.i = phi i64 [0, %tile.208], [%group.212.next, %group.212]
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
  call void @values5_128(ptr %p.211, ptr %p.218, ptr %p.228, ptr %p.226)
  %group.212.next = add nuw nsw i64 %group.212.i, 1
  %t.229 = icmp slt i64 %group.212.next, %t.22
  br i1 %t.229, label %group.212, label %group.212.done
group.212.done:
  %tile.208.next = add nuw nsw i64 %tile.208.i, 1
  %t.230 = icmp slt i64 %tile.208.next, 11
  br i1 %t.230, label %tile.208, label %tile.208.done
tile.208.done:
  %keys.67.next = add nuw nsw i64 %keys.67.i, 128
  br label %keys.67
keys.67.done:
  br label %group.231
group.231:
  %group.231.i = phi i64 [0, %keys.67.done], [%group.231.next, %query.246.done]
  %t.232 = mul i64 %group.231.i, 16
  %t.233 = add i64 %t.19, %t.232
  %t.234 = mul i64 %group.231.i, 1024
  %p.235 = getelementptr float, ptr %p.2, i64 %t.234
  %t.236 = mul i64 %group.231.i, 2048
  %p.237 = getelementptr float, ptr %p.3, i64 %t.236
  %t.238 = mul i64 %group.231.i, 1024
  %p.239 = getelementptr float, ptr %p.4, i64 %t.238
  %t.240 = mul i64 %group.231.i, 16
  %p.241 = getelementptr float, ptr %p.5, i64 %t.240
  %t.242 = mul i64 %group.231.i, 16
  %p.243 = getelementptr float, ptr %p.6, i64 %t.242
  %t.244 = mul i64 %group.231.i, 16
  %p.245 = getelementptr float, ptr %p.7, i64 %t.244
  call void @transpose_16_64(ptr %p.239, ptr %p.8, i64 64, i64 16)
  br label %query.246
query.246:
  %query.246.i = phi i64 [0, %group.231], [%query.246.next, %value.251.done]
  %t.247 = icmp slt i64 %query.246.i, 16
  br i1 %t.247, label %query.246.body, label %query.246.done
query.246.body:
  %t.248 = add i64 %t.233, %query.246.i
  %t.249 = mul i64 %query.246.i, 64
  %p.250 = getelementptr float, ptr %p.8, i64 %t.249
  br label %value.251
value.251:
  %value.251.i = phi i64 [0, %query.246.body], [%value.251.next, %value.251.body]
  %t.252 = icmp slt i64 %value.251.i, 64
  br i1 %t.252, label %value.251.body, label %value.251.done
value.251.body:
  %p.253 = getelementptr float, ptr %p.250, i64 %value.251.i
  %l.254 = load <8 x float>, ptr %p.253, align 4
  %t.255 = mul i64 %t.18, 131072
  %t.256 = add i64 %value.251.i, %t.255
  %t.257 = mul i64 %t.248, 64
  %t.258 = add i64 %t.257, %t.256
  %p.259 = getelementptr float, ptr %b4, i64 %t.258
  store <8 x float> %l.254, ptr %p.259, align 4
  %value.251.next = add nuw nsw i64 %value.251.i, 8
  br label %value.251
value.251.done:
  %query.246.next = add nuw nsw i64 %query.246.i, 1
  br label %query.246
query.246.done:
  %group.231.next = add nuw nsw i64 %group.231.i, 1
  %t.260 = icmp slt i64 %group.231.next, %t.22
  br i1 %t.260, label %group.231, label %group.231.done
group.231.done:
  %item.15.next = add nuw nsw i64 %item.15.i, 1
  br label %item.15
item.15.done:
  ret void
}
!0 = !{i32 1}
