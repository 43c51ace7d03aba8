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
define void @kt_attention_51befc4d87739cea(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 42560
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 16384
  %p.4 = getelementptr float, ptr %p.2, i64 24576
  %p.5 = getelementptr float, ptr %p.2, i64 40960
  %p.6 = getelementptr float, ptr %p.2, i64 41216
  %p.7 = getelementptr float, ptr %p.2, i64 41472
  %p.8 = getelementptr float, ptr %p.2, i64 41536
  %p.9 = getelementptr float, ptr %p.2, i64 42560
  %p.10 = getelementptr float, ptr %p.2, i64 42560
  %t.11 = mul i64 %part, %n0
  %t.12 = udiv i64 %t.11, %parts
  %t.13 = add i64 %t.11, %n0
  %t.14 = udiv i64 %t.13, %parts
  br label %item.15
item.15:
  %item.15.i = phi i64 [%t.12, %entry], [%item.15.next, %block.302.done]
  %t.16 = icmp slt i64 %item.15.i, %t.14
  br i1 %t.16, label %item.15.body, label %item.15.done
item.15.body:
  %t.17 = urem i64 %item.15.i, 8
  %t.18 = udiv i64 %item.15.i, 8
  %t.19 = mul i64 %t.17, 256
  %t.20 = sub i64 2063, %t.19
  %t.21 = udiv i64 %t.20, 16
  %t.22 = call i64 @llvm.smin.i64(i64 %t.21, i64 4)
  %t.23 = sub i64 2111, %t.19
  %t.24 = udiv i64 %t.23, 64
  %t.25 = call i64 @llvm.smin.i64(i64 %t.24, i64 4)
  br label %block.26
block.26:
  %block.26.i = phi i64 [0, %item.15.body], [%block.26.next, %group.40.done]
  %t.27 = mul i64 %block.26.i, 64
  %t.28 = add i64 %t.19, %t.27
  %t.29 = sub i64 2063, %t.28
  %t.30 = udiv i64 %t.29, 16
  %t.31 = call i64 @llvm.smin.i64(i64 %t.30, i64 4)
  %t.32 = mul i64 %block.26.i, 4096
  %p.33 = getelementptr float, ptr %p.2, i64 %t.32
  %t.34 = mul i64 %block.26.i, 4096
  %p.35 = getelementptr float, ptr %p.4, i64 %t.34
  %t.36 = mul i64 %block.26.i, 64
  %p.37 = getelementptr float, ptr %p.5, i64 %t.36
  %t.38 = mul i64 %block.26.i, 64
  %p.39 = getelementptr float, ptr %p.6, i64 %t.38
  br label %group.40
group.40:
  %group.40.i = phi i64 [0, %block.26], [%group.40.next, %clear.69.done]
  %t.41 = mul i64 %group.40.i, 16
  %t.42 = add i64 %t.28, %t.41
  %t.43 = mul i64 %group.40.i, 1024
  %p.44 = getelementptr float, ptr %p.33, i64 %t.43
  %t.45 = mul i64 %group.40.i, 2048
  %p.46 = getelementptr float, ptr %p.3, i64 %t.45
  %t.47 = mul i64 %group.40.i, 1024
  %p.48 = getelementptr float, ptr %p.35, i64 %t.47
  %t.49 = mul i64 %group.40.i, 16
  %p.50 = getelementptr float, ptr %p.37, i64 %t.49
  %t.51 = mul i64 %group.40.i, 16
  %p.52 = getelementptr float, ptr %p.39, i64 %t.51
  %t.53 = mul i64 %group.40.i, 16
  %p.54 = getelementptr float, ptr %p.7, i64 %t.53
  br label %query.55
query.55:
  %query.55.i = phi i64 [0, %group.40], [%query.55.next, %depth.64.done]
  %t.56 = icmp slt i64 %query.55.i, 16
  br i1 %t.56, label %query.55.body, label %query.55.done
query.55.body:
  %t.57 = add i64 %t.42, %query.55.i
  %t.58 = mul i64 %t.18, 131072
  %t.59 = mul i64 %t.57, 64
  %t.60 = add i64 %t.59, %t.58
  %p.61 = getelementptr float, ptr %b0, i64 %t.60
  %t.62 = mul i64 %query.55.i, 64
  %p.63 = getelementptr float, ptr %p.8, i64 %t.62
  br label %depth.64
depth.64:
  %depth.64.i = phi i64 [0, %query.55.body], [%depth.64.next, %depth.64.body]
  %t.65 = icmp slt i64 %depth.64.i, 64
  br i1 %t.65, label %depth.64.body, label %depth.64.done
depth.64.body:
  %p.66 = getelementptr float, ptr %p.61, i64 %depth.64.i
  %l.67 = load <8 x float>, ptr %p.66, align 4
  %p.68 = getelementptr float, ptr %p.63, i64 %depth.64.i
  store <8 x float> %l.67, ptr %p.68, align 4
  %depth.64.next = add nuw nsw i64 %depth.64.i, 8
  br label %depth.64
depth.64.done:
  %query.55.next = add nuw nsw i64 %query.55.i, 1
  br label %query.55
query.55.done:
  call void @transpose_64_16(ptr %p.8, ptr %p.44, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.50, align 4
  store <16 x float> zeroinitializer, ptr %p.52, align 4
  br label %clear.69
clear.69:
  %clear.69.i = phi i64 [0, %query.55.done], [%clear.69.next, %clear.69.body]
  %t.70 = icmp slt i64 %clear.69.i, 64
  br i1 %t.70, label %clear.69.body, label %clear.69.done
clear.69.body:
  %t.71 = mul i64 %clear.69.i, 16
  %p.72 = getelementptr float, ptr %p.48, i64 %t.71
  store <16 x float> zeroinitializer, ptr %p.72, align 4
  %clear.69.next = add nuw nsw i64 %clear.69.i, 1
  br label %clear.69
clear.69.done:
  %group.40.next = add nuw nsw i64 %group.40.i, 1
  %t.73 = icmp slt i64 %group.40.next, %t.31
  br i1 %t.73, label %group.40, label %group.40.done
group.40.done:
  %block.26.next = add nuw nsw i64 %block.26.i, 1
  %t.74 = icmp slt i64 %block.26.next, %t.25
  br i1 %t.74, label %block.26, label %block.26.done
block.26.done:
  %t.75 = add i64 %t.19, 255
  %t.76 = call i64 @llvm.smin.i64(i64 %t.75, i64 2047)
  %t.77 = add i64 %t.76, 1
  %t.78 = add i64 %t.76, 1
  %t.79 = call i64 @llvm.smin.i64(i64 2048, i64 %t.78)
  %t.80 = call i64 @llvm.smin.i64(i64 %t.79, i64 2048)
  br label %keys.81
keys.81:
  %keys.81.i = phi i64 [0, %block.26.done], [%keys.81.next, %block.86.done]
  %t.82 = icmp slt i64 %keys.81.i, %t.80
  br i1 %t.82, label %keys.81.body, label %keys.81.done
keys.81.body:
  %t.83 = sub i64 2111, %t.19
  %t.84 = udiv i64 %t.83, 64
  %t.85 = call i64 @llvm.smin.i64(i64 %t.84, i64 4)
  br label %block.86
block.86:
  %block.86.i = phi i64 [0, %keys.81.body], [%block.86.next, %if.107.end]
  %t.87 = mul i64 %block.86.i, 64
  %t.88 = add i64 %t.19, %t.87
  %t.89 = sub i64 2063, %t.88
  %t.90 = udiv i64 %t.89, 16
  %t.91 = call i64 @llvm.smin.i64(i64 %t.90, i64 4)
  %t.92 = mul i64 %block.86.i, 4096
  %p.93 = getelementptr float, ptr %p.2, i64 %t.92
  %t.94 = mul i64 %block.86.i, 4096
  %p.95 = getelementptr float, ptr %p.4, i64 %t.94
  %t.96 = mul i64 %block.86.i, 64
  %p.97 = getelementptr float, ptr %p.5, i64 %t.96
  %t.98 = mul i64 %block.86.i, 64
  %p.99 = getelementptr float, ptr %p.6, i64 %t.98
  %t.100 = add i64 %t.88, 63
  %t.101 = call i64 @llvm.smin.i64(i64 %t.100, i64 2047)
  %t.102 = add i64 %t.101, 1
  %t.103 = call i64 @llvm.smin.i64(i64 2048, i64 %t.102)
  %t.104 = icmp sge i64 %keys.81.i, 0
  %t.105 = icmp slt i64 %keys.81.i, %t.103
  %t.106 = and i1 %t.104, %t.105
  br i1 %t.106, label %if.107, label %if.107.end
if.107:
  %t.108 = mul i64 %t.18, 131072
  %t.109 = mul i64 %keys.81.i, 64
  %t.110 = add i64 %t.108, %t.109
  %p.111 = getelementptr float, ptr %b1, i64 %t.110
  br label %tile.112
tile.112:
  %tile.112.i = phi i64 [0, %if.107], [%tile.112.next, %group.116.done]
  %t.113 = mul i64 %tile.112.i, 6
  %t.114 = mul i64 %t.113, 64
  %p.115 = getelementptr float, ptr %p.111, i64 %t.114
  br label %group.116
group.116:
  %group.116.i = phi i64 [0, %tile.112], [%group.116.next, %group.116]
  %t.117 = mul i64 %group.116.i, 16
  %t.118 = add i64 %t.88, %t.117
  %t.119 = mul i64 %group.116.i, 1024
  %p.120 = getelementptr float, ptr %p.93, i64 %t.119
  %t.121 = mul i64 %group.116.i, 2048
  %p.122 = getelementptr float, ptr %p.3, i64 %t.121
  %t.123 = mul i64 %group.116.i, 1024
  %p.124 = getelementptr float, ptr %p.95, i64 %t.123
  %t.125 = mul i64 %group.116.i, 16
  %p.126 = getelementptr float, ptr %p.97, i64 %t.125
  %t.127 = mul i64 %group.116.i, 16
  %p.128 = getelementptr float, ptr %p.99, i64 %t.127
  %t.129 = mul i64 %group.116.i, 16
  %p.130 = getelementptr float, ptr %p.7, i64 %t.129
  %t.131 = mul i64 %t.113, 16
  %p.132 = getelementptr float, ptr %p.122, i64 %t.131
  call void @scores0_6(ptr %p.115, ptr %p.120, ptr %p.132, ptr %p.130)
  %group.116.next = add nuw nsw i64 %group.116.i, 1
  %t.133 = icmp slt i64 %group.116.next, %t.91
  br i1 %t.133, label %group.116, label %group.116.done
group.116.done:
  %tile.112.next = add nuw nsw i64 %tile.112.i, 1
  %t.134 = icmp slt i64 %tile.112.next, 18
  br i1 %t.134, label %tile.112, label %tile.112.done
tile.112.done:
  br label %tile.135
tile.135:
  %tile.135.i = phi i64 [18, %tile.112.done], [%tile.135.next, %group.140.done]
  %t.136 = mul i64 %tile.135.i, 5
  %t.137 = add i64 %t.136, 18
  %t.138 = mul i64 %t.137, 64
  %p.139 = getelementptr float, ptr %p.111, i64 %t.138
  br label %group.140
group.140:
  %group.140.i = phi i64 [0, %tile.135], [%group.140.next, %group.140]
  %t.141 = mul i64 %group.140.i, 16
  %t.142 = add i64 %t.88, %t.141
  %t.143 = mul i64 %group.140.i, 1024
  %p.144 = getelementptr float, ptr %p.93, i64 %t.143
  %t.145 = mul i64 %group.140.i, 2048
  %p.146 = getelementptr float, ptr %p.3, i64 %t.145
  %t.147 = mul i64 %group.140.i, 1024
  %p.148 = getelementptr float, ptr %p.95, i64 %t.147
  %t.149 = mul i64 %group.140.i, 16
  %p.150 = getelementptr float, ptr %p.97, i64 %t.149
  %t.151 = mul i64 %group.140.i, 16
  %p.152 = getelementptr float, ptr %p.99, i64 %t.151
  %t.153 = mul i64 %group.140.i, 16
  %p.154 = getelementptr float, ptr %p.7, i64 %t.153
  %t.155 = mul i64 %t.137, 16
  %p.156 = getelementptr float, ptr %p.146, i64 %t.155
  call void @scores0_5(ptr %p.139, ptr %p.144, ptr %p.156, ptr %p.154)
  %group.140.next = add nuw nsw i64 %group.140.i, 1
  %t.157 = icmp slt i64 %group.140.next, %t.91
  br i1 %t.157, label %group.140, label %group.140.done
group.140.done:
  %tile.135.next = add nuw nsw i64 %tile.135.i, 1
  %t.158 = icmp slt i64 %tile.135.next, 22
  br i1 %t.158, label %tile.135, label %tile.135.done
tile.135.done:
  br label %group.159
group.159:
  %group.159.i = phi i64 [0, %tile.135.done], [%group.159.next, %weight.219.done]
  %t.160 = mul i64 %group.159.i, 16
  %t.161 = add i64 %t.88, %t.160
  %t.162 = mul i64 %group.159.i, 1024
  %p.163 = getelementptr float, ptr %p.93, i64 %t.162
  %t.164 = mul i64 %group.159.i, 2048
  %p.165 = getelementptr float, ptr %p.3, i64 %t.164
  %t.166 = mul i64 %group.159.i, 1024
  %p.167 = getelementptr float, ptr %p.95, i64 %t.166
  %t.168 = mul i64 %group.159.i, 16
  %p.169 = getelementptr float, ptr %p.97, i64 %t.168
  %t.170 = mul i64 %group.159.i, 16
  %p.171 = getelementptr float, ptr %p.99, i64 %t.170
  %t.172 = mul i64 %group.159.i, 16
  %p.173 = getelementptr float, ptr %p.7, i64 %t.172
  %l.174 = load <16 x float>, ptr %p.169, align 4
  br label %score.175
score.175:
  %score.175.i = phi i64 [0, %group.159], [%score.175.next, %score.175]
  %score.175.c0 = phi <16 x float> [%l.174, %group.159], [%t.192, %score.175]
  %t.176 = add i64 %keys.81.i, %score.175.i
  %t.177 = mul i64 %score.175.i, 16
  %p.178 = getelementptr float, ptr %p.165, i64 %t.177
  %l.179 = load <16 x float>, ptr %p.178, align 4
  %t.180 = trunc i64 %t.176 to i32
  %t.181 = insertelement <16 x i32> poison, i32 %t.180, i64 0
  %s.182 = shufflevector <16 x i32> %t.181, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.183 = trunc i64 %t.161 to i32
  %t.184 = insertelement <16 x i32> poison, i32 %t.183, i64 0
  %s.185 = shufflevector <16 x i32> %t.184, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.186 = add <16 x i32> %s.185, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.187 = icmp sle <16 x i32> %s.182, %t.186
  %t.188 = fmul <16 x float> %l.179, splat (float 0x3FC0000000000000)
  %t.189 = select <16 x i1> %t.187, <16 x float> %t.188, <16 x float> splat (float 0xFFF0000000000000)
  %p.190 = getelementptr float, ptr %p.165, i64 %t.177
  store <16 x float> %t.189, ptr %p.190, align 4
  %t.191 = fcmp ogt <16 x float> %t.189, %score.175.c0
  %t.192 = select <16 x i1> %t.191, <16 x float> %t.189, <16 x float> %score.175.c0
  %score.175.next = add nuw nsw i64 %score.175.i, 1
  %t.193 = icmp slt i64 %score.175.next, 128
  br i1 %t.193, label %score.175, label %score.175.done
score.175.done:
  %t.194 = fsub <16 x float> %l.174, %t.192
  %t.195 = fcmp olt <16 x float> %t.194, splat (float 0xC056000000000000)
  %t.196 = select <16 x i1> %t.195, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.194
  %t.197 = fcmp ogt <16 x float> %t.196, splat (float 0x4056400000000000)
  %t.198 = select <16 x i1> %t.197, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.196
  %t.199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.198, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.200 = fsub <16 x float> %t.199, splat (float 0x4138007F00000000)
  %t.201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.200, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.198)
  %t.202 = bitcast <16 x float> %t.199 to <16 x i32>
  %t.203 = shufflevector <16 x i32> %t.202, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.204 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.203)
  %t.205 = shufflevector <16 x i32> %t.202, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.206 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.205)
  %t.207 = shufflevector <8 x float> %t.204, <8 x float> %t.206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.201, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.209 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.201, <16 x float> %t.208, <16 x float> splat (float 0x3FF0000000000000))
  %t.210 = fmul <16 x float> %t.209, %t.201
  %t.211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.207, <16 x float> %t.210, <16 x float> %t.207)
  %t.212 = bitcast <16 x float> %t.199 to <16 x i32>
  %t.213 = shl <16 x i32> %t.212, splat (i32 20)
  %t.214 = and <16 x i32> %t.213, splat (i32 -8388608)
  %t.215 = bitcast <16 x i32> %t.214 to <16 x float>
  %t.216 = fmul <16 x float> %t.211, %t.215
  store <16 x float> %t.216, ptr %p.173, align 4
  store <16 x float> %t.192, ptr %p.169, align 4
  %l.217 = load <16 x float>, ptr %p.171, align 4
  %t.218 = fmul <16 x float> %l.217, %t.216
  br label %weight.219
weight.219:
  %weight.219.i = phi i64 [0, %score.175.done], [%weight.219.next, %weight.219]
  %weight.219.c0 = phi <16 x float> [%t.218, %score.175.done], [%t.246, %weight.219]
  %t.220 = mul i64 %weight.219.i, 16
  %p.221 = getelementptr float, ptr %p.165, i64 %t.220
  %l.222 = load <16 x float>, ptr %p.221, align 4
  %t.223 = fsub <16 x float> %l.222, %t.192
  %t.224 = fcmp olt <16 x float> %t.223, splat (float 0xC056000000000000)
  %t.225 = select <16 x i1> %t.224, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.223
  %t.226 = fcmp ogt <16 x float> %t.225, splat (float 0x4056400000000000)
  %t.227 = select <16 x i1> %t.226, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.225
  %t.228 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.227, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.229 = fsub <16 x float> %t.228, splat (float 0x4138007F00000000)
  %t.230 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.229, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.227)
  %t.231 = bitcast <16 x float> %t.228 to <16 x i32>
  %t.232 = shufflevector <16 x i32> %t.231, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.233 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.232)
  %t.234 = shufflevector <16 x i32> %t.231, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.235 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.234)
  %t.236 = shufflevector <8 x float> %t.233, <8 x float> %t.235, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.237 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.230, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.238 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.230, <16 x float> %t.237, <16 x float> splat (float 0x3FF0000000000000))
  %t.239 = fmul <16 x float> %t.238, %t.230
  %t.240 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.236, <16 x float> %t.239, <16 x float> %t.236)
  %t.241 = bitcast <16 x float> %t.228 to <16 x i32>
  %t.242 = shl <16 x i32> %t.241, splat (i32 20)
  %t.243 = and <16 x i32> %t.242, splat (i32 -8388608)
  %t.244 = bitcast <16 x i32> %t.243 to <16 x float>
  %t.245 = fmul <16 x float> %t.240, %t.244
  store <16 x float> %t.245, ptr %p.221, align 4
  %t.246 = fadd <16 x float> %weight.219.c0, %t.245
  %weight.219.next = add nuw nsw i64 %weight.219.i, 1
  %t.247 = icmp slt i64 %weight.219.next, 128
  br i1 %t.247, label %weight.219, label %weight.219.done
weight.219.done:
  store <16 x float> %t.246, ptr %p.171, align 4
  %group.159.next = add nuw nsw i64 %group.159.i, 1
  %t.248 = icmp slt i64 %group.159.next, %t.91
  br i1 %t.248, label %group.159, label %group.159.done
group.159.done:
  %t.249 = mul i64 %t.18, 131072
  %t.250 = mul i64 %keys.81.i, 64
  %t.251 = add i64 %t.249, %t.250
  %p.252 = getelementptr float, ptr %b2, i64 %t.251
  br label %tile.253
tile.253:
  %tile.253.i = phi i64 [0, %group.159.done], [%tile.253.next, %group.256.done]
  %t.254 = mul i64 %tile.253.i, 6
  %p.255 = getelementptr float, ptr %p.252, i64 %t.254
  br label %group.256
group.256:
  %group.256.i = phi i64 [0, %tile.253], [%group.256.next, %group.256]
  %t.257 = mul i64 %group.256.i, 16
  %t.258 = add i64 %t.88, %t.257
  %t.259 = mul i64 %group.256.i, 1024
  %p.260 = getelementptr float, ptr %p.93, i64 %t.259
  %t.261 = mul i64 %group.256.i, 2048
  %p.262 = getelementptr float, ptr %p.3, i64 %t.261
  %t.263 = mul i64 %group.256.i, 1024
  %p.264 = getelementptr float, ptr %p.95, i64 %t.263
  %t.265 = mul i64 %group.256.i, 16
  %p.266 = getelementptr float, ptr %p.97, i64 %t.265
  %t.267 = mul i64 %group.256.i, 16
  %p.268 = getelementptr float, ptr %p.99, i64 %t.267
  %t.269 = mul i64 %group.256.i, 16
  %p.270 = getelementptr float, ptr %p.7, i64 %t.269
  %t.271 = mul i64 %t.254, 16
  %p.272 = getelementptr float, ptr %p.264, i64 %t.271
  call void @values6_128(ptr %p.255, ptr %p.262, ptr %p.272, ptr %p.270)
  %group.256.next = add nuw nsw i64 %group.256.i, 1
  %t.273 = icmp slt i64 %group.256.next, %t.91
  br i1 %t.273, label %group.256, label %group.256.done
group.256.done:
  %tile.253.next = add nuw nsw i64 %tile.253.i, 1
  %t.274 = icmp slt i64 %tile.253.next, 9
  br i1 %t.274, label %tile.253, label %tile.253.done
tile.253.done:
  br label %tile.275
tile.275:
  %tile.275.i = phi i64 [9, %tile.253.done], [%tile.275.next, %group.279.done]
  %t.276 = mul i64 %tile.275.i, 5
  %t.277 = add i64 %t.276, 9
  %p.278 = getelementptr float, ptr %p.252, i64 %t.277
  br label %group.279
group.279:
  %group.279.i = phi i64 [0, %tile.275], [%group.279.next, %group.279]
  %t.280 = mul i64 %group.279.i, 16
  %t.281 = add i64 %t.88, %t.280
  %t.282 = mul i64 %group.279.i, 1024
  %p.283 = getelementptr float, ptr %p.93, i64 %t.282
  %t.284 = mul i64 %group.279.i, 2048
  %p.285 = getelementptr float, ptr %p.3, i64 %t.284
  %t.286 = mul i64 %group.279.i, 1024
  %p.287 = getelementptr float, ptr %p.95, i64 %t.286
  %t.288 = mul i64 %group.279.i, 16
  %p.289 = getelementptr float, ptr %p.97, i64 %t.288
  %t.290 = mul i64 %group.279.i, 16
  %p.291 = getelementptr float, ptr %p.99, i64 %t.290
  %t.292 = mul i64 %group.279.i, 16
  %p.293 = getelementptr float, ptr %p.7, i64 %t.292
  %t.294 = mul i64 %t.277, 16
  %p.295 = getelementptr float, ptr %p.287, i64 %t.294
  call void @values5_128(ptr %p.278, ptr %p.285, ptr %p.295, ptr %p.293)
  %group.279.next = add nuw nsw i64 %group.279.i, 1
  %t.296 = icmp slt i64 %group.279.next, %t.91
  br i1 %t.296, label %group.279, label %group.279.done
group.279.done:
  %tile.275.next = add nuw nsw i64 %tile.275.i, 1
  %t.297 = icmp slt i64 %tile.275.next, 11
  br i1 %t.297, label %tile.275, label %tile.275.done
tile.275.done:
  br label %if.107.end
if.107.end:
  %block.86.next = add nuw nsw i64 %block.86.i, 1
  %t.298 = icmp slt i64 %block.86.next, %t.85
  br i1 %t.298, label %block.86, label %block.86.done
block.86.done:
  %keys.81.next = add nuw nsw i64 %keys.81.i, 128
  br label %keys.81
keys.81.done:
  %t.299 = sub i64 2111, %t.19
  %t.300 = udiv i64 %t.299, 64
  %t.301 = call i64 @llvm.smin.i64(i64 %t.300, i64 4)
  br label %block.302
block.302:
  %block.302.i = phi i64 [0, %keys.81.done], [%block.302.next, %group.316.done]
  %t.303 = mul i64 %block.302.i, 64
  %t.304 = add i64 %t.19, %t.303
  %t.305 = sub i64 2063, %t.304
  %t.306 = udiv i64 %t.305, 16
  %t.307 = call i64 @llvm.smin.i64(i64 %t.306, i64 4)
  %t.308 = mul i64 %block.302.i, 4096
  %p.309 = getelementptr float, ptr %p.2, i64 %t.308
  %t.310 = mul i64 %block.302.i, 4096
  %p.311 = getelementptr float, ptr %p.4, i64 %t.310
  %t.312 = mul i64 %block.302.i, 64
  %p.313 = getelementptr float, ptr %p.5, i64 %t.312
  %t.314 = mul i64 %block.302.i, 64
  %p.315 = getelementptr float, ptr %p.6, i64 %t.314
  br label %group.316
group.316:
  %group.316.i = phi i64 [0, %block.302], [%group.316.next, %query.331.done]
  %t.317 = mul i64 %group.316.i, 16
  %t.318 = add i64 %t.304, %t.317
  %t.319 = mul i64 %group.316.i, 1024
  %p.320 = getelementptr float, ptr %p.309, i64 %t.319
  %t.321 = mul i64 %group.316.i, 2048
  %p.322 = getelementptr float, ptr %p.3, i64 %t.321
  %t.323 = mul i64 %group.316.i, 1024
  %p.324 = getelementptr float, ptr %p.311, i64 %t.323
  %t.325 = mul i64 %group.316.i, 16
  %p.326 = getelementptr float, ptr %p.313, i64 %t.325
  %t.327 = mul i64 %group.316.i, 16
  %p.328 = getelementptr float, ptr %p.315, i64 %t.327
  %t.329 = mul i64 %group.316.i, 16
  %p.330 = getelementptr float, ptr %p.7, i64 %t.329
  call void @transpose_16_64(ptr %p.324, ptr %p.8, i64 64, i64 16)
  br label %query.331
query.331:
  %query.331.i = phi i64 [0, %group.316], [%query.331.next, %value.340.done]
  %t.332 = icmp slt i64 %query.331.i, 16
  br i1 %t.332, label %query.331.body, label %query.331.done
query.331.body:
  %t.333 = add i64 %t.318, %query.331.i
  %p.334 = getelementptr float, ptr %p.328, i64 %query.331.i
  %l.335 = load float, ptr %p.334, align 4
  %p.336 = getelementptr float, ptr %p.326, i64 %query.331.i
  %l.337 = load float, ptr %p.336, align 4
  %t.338 = mul i64 %query.331.i, 64
  %p.339 = getelementptr float, ptr %p.8, i64 %t.338
  br label %value.340
value.340:
  %value.340.i = phi i64 [0, %query.331.body], [%value.340.next, %value.340.body]
  %t.341 = icmp slt i64 %value.340.i, 64
  br i1 %t.341, label %value.340.body, label %value.340.done
value.340.body:
  %p.342 = getelementptr float, ptr %p.339, i64 %value.340.i
  %l.343 = load <8 x float>, ptr %p.342, align 4
  %t.344 = insertelement <8 x float> poison, float %l.335, i64 0
  %s.345 = shufflevector <8 x float> %t.344, <8 x float> poison, <8 x i32> zeroinitializer
  %t.346 = fdiv <8 x float> %l.343, %s.345
  %t.347 = mul i64 %t.18, 131072
  %t.348 = add i64 %value.340.i, %t.347
  %t.349 = mul i64 %t.333, 64
  %t.350 = add i64 %t.349, %t.348
  %p.351 = getelementptr float, ptr %b4, i64 %t.350
  store <8 x float> %t.346, ptr %p.351, align 4
  %t.352 = mul i64 %t.18, 131072
  %t.353 = add i64 %value.340.i, %t.352
  %t.354 = mul i64 %t.333, 64
  %t.355 = add i64 %t.354, %t.353
  %p.356 = getelementptr float, ptr %b3, i64 %t.355
  %l.357 = load <8 x float>, ptr %p.356, align 4
  %t.358 = fmul <8 x float> %l.357, %t.346
  %t.359 = mul i64 %t.18, 131072
  %t.360 = add i64 %value.340.i, %t.359
  %t.361 = mul i64 %t.333, 64
  %t.362 = add i64 %t.361, %t.360
  %p.363 = getelementptr float, ptr %b6, i64 %t.362
  store <8 x float> %t.358, ptr %p.363, align 4
  %value.340.next = add nuw nsw i64 %value.340.i, 8
  br label %value.340
value.340.done:
  %query.331.next = add nuw nsw i64 %query.331.i, 1
  br label %query.331
query.331.done:
  %l.364 = load <16 x float>, ptr %p.328, align 4
  %l.365 = load <16 x float>, ptr %p.326, align 4
  %t.366 = fcmp olt <16 x float> %l.364, splat (float 0x3810000000000000)
  %t.367 = select <16 x i1> %t.366, <16 x float> splat (float 0x4160000000000000), <16 x float> splat (float 0x3FF0000000000000)
  %t.368 = fmul <16 x float> %l.364, %t.367
  %t.369 = bitcast <16 x float> %t.368 to <16 x i32>
  %t.370 = sub <16 x i32> %t.369, splat (i32 1059760811)
  %t.371 = and <16 x i32> %t.370, splat (i32 -8388608)
  %t.372 = sub <16 x i32> %t.369, %t.371
  %t.373 = bitcast <16 x i32> %t.372 to <16 x float>
  %t.374 = fsub <16 x float> %t.373, splat (float 0x3FF0000000000000)
  %t.375 = sitofp <16 x i32> %t.371 to <16 x float>
  %t.376 = select <16 x i1> %t.366, <16 x float> splat (float 0xC1A7000000000000), <16 x float> splat (float 0x0000000000000000)
  %t.377 = fadd <16 x float> %t.375, %t.376
  %t.378 = fmul <16 x float> %t.374, %t.374
  %t.379 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.374, <16 x float> splat (float 0x3FC1F274E0000000), <16 x float> splat (float 0xBFC3B0C5E0000000))
  %t.380 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.374, <16 x float> splat (float 0x3FC1EA8C00000000), <16 x float> splat (float 0xBFC5038E00000000))
  %t.381 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.378, <16 x float> %t.379, <16 x float> %t.380)
  %t.382 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.374, <16 x float> splat (float 0x3FC99D3AE0000000), <16 x float> splat (float 0xBFD00144E0000000))
  %t.383 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.378, <16 x float> %t.381, <16 x float> %t.382)
  %t.384 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.374, <16 x float> splat (float 0x3FD5554FC0000000), <16 x float> splat (float 0xBFDFFFFD60000000))
  %t.385 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.378, <16 x float> %t.383, <16 x float> %t.384)
  %t.386 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.378, <16 x float> %t.385, <16 x float> %t.374)
  %t.387 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.377, <16 x float> splat (float 0x3E762E4300000000), <16 x float> %t.386)
  %t.388 = fcmp oeq <16 x float> %l.364, splat (float 0x7FF0000000000000)
  %t.389 = select <16 x i1> %t.388, <16 x float> splat (float 0x7FF0000000000000), <16 x float> %t.387
  %t.390 = fcmp oeq <16 x float> %l.364, splat (float 0x0000000000000000)
  %t.391 = select <16 x i1> %t.390, <16 x float> splat (float 0xFFF0000000000000), <16 x float> %t.389
  %t.392 = fcmp ult <16 x float> %l.364, splat (float 0x0000000000000000)
  %t.393 = select <16 x i1> %t.392, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %t.391
  %t.394 = fadd <16 x float> %t.393, %l.365
  %t.395 = mul i64 %t.18, 2048
  %t.396 = add i64 %t.318, %t.395
  %p.397 = getelementptr float, ptr %b5, i64 %t.396
  store <16 x float> %t.394, ptr %p.397, align 4
  %group.316.next = add nuw nsw i64 %group.316.i, 1
  %t.398 = icmp slt i64 %group.316.next, %t.307
  br i1 %t.398, label %group.316, label %group.316.done
group.316.done:
  %block.302.next = add nuw nsw i64 %block.302.i, 1
  %t.399 = icmp slt i64 %block.302.next, %t.301
  br i1 %t.399, label %block.302, label %block.302.done
block.302.done:
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
define void @kt_attention_6ba9ff17a39650db(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 67136
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 16384
  %p.4 = getelementptr float, ptr %p.2, i64 32768
  %p.5 = getelementptr float, ptr %p.2, i64 40960
  %p.6 = getelementptr float, ptr %p.2, i64 49152
  %p.7 = getelementptr float, ptr %p.2, i64 65536
  %p.8 = getelementptr float, ptr %p.2, i64 65792
  %p.9 = getelementptr float, ptr %p.2, i64 66048
  %p.10 = getelementptr float, ptr %p.2, i64 66112
  %p.11 = getelementptr float, ptr %p.2, i64 67136
  %p.12 = getelementptr float, ptr %p.2, i64 67136
  %p.13 = getelementptr float, ptr %p.2, i64 67136
  %t.14 = mul i64 %part, %n0
  %t.15 = udiv i64 %t.14, %parts
  %t.16 = add i64 %t.14, %n0
  %t.17 = udiv i64 %t.16, %parts
  br label %item.18
item.18:
  %item.18.i = phi i64 [%t.15, %entry], [%item.18.next, %block.384.done]
  %t.19 = icmp slt i64 %item.18.i, %t.17
  br i1 %t.19, label %item.18.body, label %item.18.done
item.18.body:
  %t.20 = urem i64 %item.18.i, 8
  %t.21 = udiv i64 %item.18.i, 8
  %t.22 = mul i64 %t.20, 256
  %t.23 = sub i64 2063, %t.22
  %t.24 = udiv i64 %t.23, 16
  %t.25 = call i64 @llvm.smin.i64(i64 %t.24, i64 4)
  %t.26 = sub i64 2111, %t.22
  %t.27 = udiv i64 %t.26, 64
  %t.28 = call i64 @llvm.smin.i64(i64 %t.27, i64 4)
  br label %block.29
block.29:
  %block.29.i = phi i64 [0, %item.18.body], [%block.29.next, %group.45.done]
  %t.30 = mul i64 %block.29.i, 64
  %t.31 = add i64 %t.22, %t.30
  %t.32 = sub i64 2063, %t.31
  %t.33 = udiv i64 %t.32, 16
  %t.34 = call i64 @llvm.smin.i64(i64 %t.33, i64 4)
  %t.35 = mul i64 %block.29.i, 4096
  %p.36 = getelementptr float, ptr %p.2, i64 %t.35
  %t.37 = mul i64 %block.29.i, 4096
  %p.38 = getelementptr float, ptr %p.3, i64 %t.37
  %t.39 = mul i64 %block.29.i, 4096
  %p.40 = getelementptr float, ptr %p.6, i64 %t.39
  %t.41 = mul i64 %block.29.i, 64
  %p.42 = getelementptr float, ptr %p.7, i64 %t.41
  %t.43 = mul i64 %block.29.i, 64
  %p.44 = getelementptr float, ptr %p.8, i64 %t.43
  br label %group.45
group.45:
  %group.45.i = phi i64 [0, %block.29], [%group.45.next, %clear.92.done]
  %t.46 = mul i64 %group.45.i, 16
  %t.47 = add i64 %t.31, %t.46
  %t.48 = mul i64 %group.45.i, 1024
  %p.49 = getelementptr float, ptr %p.36, i64 %t.48
  %t.50 = mul i64 %group.45.i, 1024
  %p.51 = getelementptr float, ptr %p.38, i64 %t.50
  %t.52 = mul i64 %group.45.i, 2048
  %p.53 = getelementptr float, ptr %p.4, i64 %t.52
  %t.54 = mul i64 %group.45.i, 2048
  %p.55 = getelementptr float, ptr %p.5, i64 %t.54
  %t.56 = mul i64 %group.45.i, 1024
  %p.57 = getelementptr float, ptr %p.40, i64 %t.56
  %t.58 = mul i64 %group.45.i, 16
  %p.59 = getelementptr float, ptr %p.42, i64 %t.58
  %t.60 = mul i64 %group.45.i, 16
  %p.61 = getelementptr float, ptr %p.44, i64 %t.60
  %t.62 = mul i64 %group.45.i, 16
  %p.63 = getelementptr float, ptr %p.9, i64 %t.62
  br label %query.64
query.64:
  %query.64.i = phi i64 [0, %group.45], [%query.64.next, %depth.73.done]
  %t.65 = icmp slt i64 %query.64.i, 16
  br i1 %t.65, label %query.64.body, label %query.64.done
query.64.body:
  %t.66 = add i64 %t.47, %query.64.i
  %t.67 = mul i64 %t.21, 131072
  %t.68 = mul i64 %t.66, 64
  %t.69 = add i64 %t.68, %t.67
  %p.70 = getelementptr float, ptr %b0, i64 %t.69
  %t.71 = mul i64 %query.64.i, 64
  %p.72 = getelementptr float, ptr %p.10, i64 %t.71
  br label %depth.73
depth.73:
  %depth.73.i = phi i64 [0, %query.64.body], [%depth.73.next, %depth.73.body]
  %t.74 = icmp slt i64 %depth.73.i, 64
  br i1 %t.74, label %depth.73.body, label %depth.73.done
depth.73.body:
  %p.75 = getelementptr float, ptr %p.70, i64 %depth.73.i
  %l.76 = load <8 x float>, ptr %p.75, align 4
  %p.77 = getelementptr float, ptr %p.72, i64 %depth.73.i
  store <8 x float> %l.76, ptr %p.77, align 4
  %depth.73.next = add nuw nsw i64 %depth.73.i, 8
  br label %depth.73
depth.73.done:
  %query.64.next = add nuw nsw i64 %query.64.i, 1
  br label %query.64
query.64.done:
  call void @transpose_64_16(ptr %p.10, ptr %p.49, i64 16, i64 64)
  br label %query.78
query.78:
  %query.78.i = phi i64 [0, %query.64.done], [%query.78.next, %depth.87.done]
  %t.79 = icmp slt i64 %query.78.i, 16
  br i1 %t.79, label %query.78.body, label %query.78.done
query.78.body:
  %t.80 = add i64 %t.47, %query.78.i
  %t.81 = mul i64 %t.21, 131072
  %t.82 = mul i64 %t.80, 64
  %t.83 = add i64 %t.82, %t.81
  %p.84 = getelementptr float, ptr %b3, i64 %t.83
  %t.85 = mul i64 %query.78.i, 64
  %p.86 = getelementptr float, ptr %p.10, i64 %t.85
  br label %depth.87
depth.87:
  %depth.87.i = phi i64 [0, %query.78.body], [%depth.87.next, %depth.87.body]
  %t.88 = icmp slt i64 %depth.87.i, 64
  br i1 %t.88, label %depth.87.body, label %depth.87.done
depth.87.body:
  %p.89 = getelementptr float, ptr %p.84, i64 %depth.87.i
  %l.90 = load <8 x float>, ptr %p.89, align 4
  %p.91 = getelementptr float, ptr %p.86, i64 %depth.87.i
  store <8 x float> %l.90, ptr %p.91, align 4
  %depth.87.next = add nuw nsw i64 %depth.87.i, 8
  br label %depth.87
depth.87.done:
  %query.78.next = add nuw nsw i64 %query.78.i, 1
  br label %query.78
query.78.done:
  call void @transpose_64_16(ptr %p.10, ptr %p.51, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.59, align 4
  store <16 x float> zeroinitializer, ptr %p.61, align 4
  br label %clear.92
clear.92:
  %clear.92.i = phi i64 [0, %query.78.done], [%clear.92.next, %clear.92.body]
  %t.93 = icmp slt i64 %clear.92.i, 64
  br i1 %t.93, label %clear.92.body, label %clear.92.done
clear.92.body:
  %t.94 = mul i64 %clear.92.i, 16
  %p.95 = getelementptr float, ptr %p.57, i64 %t.94
  store <16 x float> zeroinitializer, ptr %p.95, align 4
  %clear.92.next = add nuw nsw i64 %clear.92.i, 1
  br label %clear.92
clear.92.done:
  %group.45.next = add nuw nsw i64 %group.45.i, 1
  %t.96 = icmp slt i64 %group.45.next, %t.34
  br i1 %t.96, label %group.45, label %group.45.done
group.45.done:
  %block.29.next = add nuw nsw i64 %block.29.i, 1
  %t.97 = icmp slt i64 %block.29.next, %t.28
  br i1 %t.97, label %block.29, label %block.29.done
block.29.done:
  %t.98 = add i64 %t.22, 255
  %t.99 = call i64 @llvm.smin.i64(i64 %t.98, i64 2047)
  %t.100 = add i64 %t.99, 1
  %t.101 = add i64 %t.99, 1
  %t.102 = call i64 @llvm.smin.i64(i64 2048, i64 %t.101)
  %t.103 = call i64 @llvm.smin.i64(i64 %t.102, i64 2048)
  br label %keys.104
keys.104:
  %keys.104.i = phi i64 [0, %block.29.done], [%keys.104.next, %block.109.done]
  %t.105 = icmp slt i64 %keys.104.i, %t.103
  br i1 %t.105, label %keys.104.body, label %keys.104.done
keys.104.body:
  %t.106 = sub i64 2111, %t.22
  %t.107 = udiv i64 %t.106, 64
  %t.108 = call i64 @llvm.smin.i64(i64 %t.107, i64 4)
  br label %block.109
block.109:
  %block.109.i = phi i64 [0, %keys.104.body], [%block.109.next, %if.132.end]
  %t.110 = mul i64 %block.109.i, 64
  %t.111 = add i64 %t.22, %t.110
  %t.112 = sub i64 2063, %t.111
  %t.113 = udiv i64 %t.112, 16
  %t.114 = call i64 @llvm.smin.i64(i64 %t.113, i64 4)
  %t.115 = mul i64 %block.109.i, 4096
  %p.116 = getelementptr float, ptr %p.2, i64 %t.115
  %t.117 = mul i64 %block.109.i, 4096
  %p.118 = getelementptr float, ptr %p.3, i64 %t.117
  %t.119 = mul i64 %block.109.i, 4096
  %p.120 = getelementptr float, ptr %p.6, i64 %t.119
  %t.121 = mul i64 %block.109.i, 64
  %p.122 = getelementptr float, ptr %p.7, i64 %t.121
  %t.123 = mul i64 %block.109.i, 64
  %p.124 = getelementptr float, ptr %p.8, i64 %t.123
  %t.125 = add i64 %t.111, 63
  %t.126 = call i64 @llvm.smin.i64(i64 %t.125, i64 2047)
  %t.127 = add i64 %t.126, 1
  %t.128 = call i64 @llvm.smin.i64(i64 2048, i64 %t.127)
  %t.129 = icmp sge i64 %keys.104.i, 0
  %t.130 = icmp slt i64 %keys.104.i, %t.128
  %t.131 = and i1 %t.129, %t.130
  br i1 %t.131, label %if.132, label %if.132.end
if.132:
  %t.133 = mul i64 %t.21, 131072
  %t.134 = mul i64 %keys.104.i, 64
  %t.135 = add i64 %t.133, %t.134
  %p.136 = getelementptr float, ptr %b1, i64 %t.135
  br label %tile.137
tile.137:
  %tile.137.i = phi i64 [0, %if.132], [%tile.137.next, %group.141.done]
  %t.138 = mul i64 %tile.137.i, 6
  %t.139 = mul i64 %t.138, 64
  %p.140 = getelementptr float, ptr %p.136, i64 %t.139
  br label %group.141
group.141:
  %group.141.i = phi i64 [0, %tile.137], [%group.141.next, %group.141]
  %t.142 = mul i64 %group.141.i, 16
  %t.143 = add i64 %t.111, %t.142
  %t.144 = mul i64 %group.141.i, 1024
  %p.145 = getelementptr float, ptr %p.116, i64 %t.144
  %t.146 = mul i64 %group.141.i, 1024
  %p.147 = getelementptr float, ptr %p.118, i64 %t.146
  %t.148 = mul i64 %group.141.i, 2048
  %p.149 = getelementptr float, ptr %p.4, i64 %t.148
  %t.150 = mul i64 %group.141.i, 2048
  %p.151 = getelementptr float, ptr %p.5, i64 %t.150
  %t.152 = mul i64 %group.141.i, 1024
  %p.153 = getelementptr float, ptr %p.120, i64 %t.152
  %t.154 = mul i64 %group.141.i, 16
  %p.155 = getelementptr float, ptr %p.122, i64 %t.154
  %t.156 = mul i64 %group.141.i, 16
  %p.157 = getelementptr float, ptr %p.124, i64 %t.156
  %t.158 = mul i64 %group.141.i, 16
  %p.159 = getelementptr float, ptr %p.9, i64 %t.158
  %t.160 = mul i64 %t.138, 16
  %p.161 = getelementptr float, ptr %p.149, i64 %t.160
  call void @scores0_6(ptr %p.140, ptr %p.145, ptr %p.161, ptr %p.159)
  %group.141.next = add nuw nsw i64 %group.141.i, 1
  %t.162 = icmp slt i64 %group.141.next, %t.114
  br i1 %t.162, label %group.141, label %group.141.done
group.141.done:
  %tile.137.next = add nuw nsw i64 %tile.137.i, 1
  %t.163 = icmp slt i64 %tile.137.next, 18
  br i1 %t.163, label %tile.137, label %tile.137.done
tile.137.done:
  br label %tile.164
tile.164:
  %tile.164.i = phi i64 [18, %tile.137.done], [%tile.164.next, %group.169.done]
  %t.165 = mul i64 %tile.164.i, 5
  %t.166 = add i64 %t.165, 18
  %t.167 = mul i64 %t.166, 64
  %p.168 = getelementptr float, ptr %p.136, i64 %t.167
  br label %group.169
group.169:
  %group.169.i = phi i64 [0, %tile.164], [%group.169.next, %group.169]
  %t.170 = mul i64 %group.169.i, 16
  %t.171 = add i64 %t.111, %t.170
  %t.172 = mul i64 %group.169.i, 1024
  %p.173 = getelementptr float, ptr %p.116, i64 %t.172
  %t.174 = mul i64 %group.169.i, 1024
  %p.175 = getelementptr float, ptr %p.118, i64 %t.174
  %t.176 = mul i64 %group.169.i, 2048
  %p.177 = getelementptr float, ptr %p.4, i64 %t.176
  %t.178 = mul i64 %group.169.i, 2048
  %p.179 = getelementptr float, ptr %p.5, i64 %t.178
  %t.180 = mul i64 %group.169.i, 1024
  %p.181 = getelementptr float, ptr %p.120, i64 %t.180
  %t.182 = mul i64 %group.169.i, 16
  %p.183 = getelementptr float, ptr %p.122, i64 %t.182
  %t.184 = mul i64 %group.169.i, 16
  %p.185 = getelementptr float, ptr %p.124, i64 %t.184
  %t.186 = mul i64 %group.169.i, 16
  %p.187 = getelementptr float, ptr %p.9, i64 %t.186
  %t.188 = mul i64 %t.166, 16
  %p.189 = getelementptr float, ptr %p.177, i64 %t.188
  call void @scores0_5(ptr %p.168, ptr %p.173, ptr %p.189, ptr %p.187)
  %group.169.next = add nuw nsw i64 %group.169.i, 1
  %t.190 = icmp slt i64 %group.169.next, %t.114
  br i1 %t.190, label %group.169, label %group.169.done
group.169.done:
  %tile.164.next = add nuw nsw i64 %tile.164.i, 1
  %t.191 = icmp slt i64 %tile.164.next, 22
  br i1 %t.191, label %tile.164, label %tile.164.done
tile.164.done:
  %t.192 = mul i64 %t.21, 131072
  %t.193 = mul i64 %keys.104.i, 64
  %t.194 = add i64 %t.192, %t.193
  %p.195 = getelementptr float, ptr %b4, i64 %t.194
  br label %tile.196
tile.196:
  %tile.196.i = phi i64 [0, %tile.164.done], [%tile.196.next, %group.200.done]
  %t.197 = mul i64 %tile.196.i, 6
  %t.198 = mul i64 %t.197, 64
  %p.199 = getelementptr float, ptr %p.195, i64 %t.198
  br label %group.200
group.200:
  %group.200.i = phi i64 [0, %tile.196], [%group.200.next, %group.200]
  %t.201 = mul i64 %group.200.i, 16
  %t.202 = add i64 %t.111, %t.201
  %t.203 = mul i64 %group.200.i, 1024
  %p.204 = getelementptr float, ptr %p.116, i64 %t.203
  %t.205 = mul i64 %group.200.i, 1024
  %p.206 = getelementptr float, ptr %p.118, i64 %t.205
  %t.207 = mul i64 %group.200.i, 2048
  %p.208 = getelementptr float, ptr %p.4, i64 %t.207
  %t.209 = mul i64 %group.200.i, 2048
  %p.210 = getelementptr float, ptr %p.5, i64 %t.209
  %t.211 = mul i64 %group.200.i, 1024
  %p.212 = getelementptr float, ptr %p.120, i64 %t.211
  %t.213 = mul i64 %group.200.i, 16
  %p.214 = getelementptr float, ptr %p.122, i64 %t.213
  %t.215 = mul i64 %group.200.i, 16
  %p.216 = getelementptr float, ptr %p.124, i64 %t.215
  %t.217 = mul i64 %group.200.i, 16
  %p.218 = getelementptr float, ptr %p.9, i64 %t.217
  %t.219 = mul i64 %t.197, 16
  %p.220 = getelementptr float, ptr %p.210, i64 %t.219
  call void @scores1_6(ptr %p.199, ptr %p.206, ptr %p.220, ptr %p.218)
  %group.200.next = add nuw nsw i64 %group.200.i, 1
  %t.221 = icmp slt i64 %group.200.next, %t.114
  br i1 %t.221, label %group.200, label %group.200.done
group.200.done:
  %tile.196.next = add nuw nsw i64 %tile.196.i, 1
  %t.222 = icmp slt i64 %tile.196.next, 18
  br i1 %t.222, label %tile.196, label %tile.196.done
tile.196.done:
  br label %tile.223
tile.223:
  %tile.223.i = phi i64 [18, %tile.196.done], [%tile.223.next, %group.228.done]
  %t.224 = mul i64 %tile.223.i, 5
  %t.225 = add i64 %t.224, 18
  %t.226 = mul i64 %t.225, 64
  %p.227 = getelementptr float, ptr %p.195, i64 %t.226
  br label %group.228
group.228:
  %group.228.i = phi i64 [0, %tile.223], [%group.228.next, %group.228]
  %t.229 = mul i64 %group.228.i, 16
  %t.230 = add i64 %t.111, %t.229
  %t.231 = mul i64 %group.228.i, 1024
  %p.232 = getelementptr float, ptr %p.116, i64 %t.231
  %t.233 = mul i64 %group.228.i, 1024
  %p.234 = getelementptr float, ptr %p.118, i64 %t.233
  %t.235 = mul i64 %group.228.i, 2048
  %p.236 = getelementptr float, ptr %p.4, i64 %t.235
  %t.237 = mul i64 %group.228.i, 2048
  %p.238 = getelementptr float, ptr %p.5, i64 %t.237
  %t.239 = mul i64 %group.228.i, 1024
  %p.240 = getelementptr float, ptr %p.120, i64 %t.239
  %t.241 = mul i64 %group.228.i, 16
  %p.242 = getelementptr float, ptr %p.122, i64 %t.241
  %t.243 = mul i64 %group.228.i, 16
  %p.244 = getelementptr float, ptr %p.124, i64 %t.243
  %t.245 = mul i64 %group.228.i, 16
  %p.246 = getelementptr float, ptr %p.9, i64 %t.245
  %t.247 = mul i64 %t.225, 16
  %p.248 = getelementptr float, ptr %p.238, i64 %t.247
  call void @scores1_5(ptr %p.227, ptr %p.234, ptr %p.248, ptr %p.246)
  %group.228.next = add nuw nsw i64 %group.228.i, 1
  %t.249 = icmp slt i64 %group.228.next, %t.114
  br i1 %t.249, label %group.228, label %group.228.done
group.228.done:
  %tile.223.next = add nuw nsw i64 %tile.223.i, 1
  %t.250 = icmp slt i64 %tile.223.next, 22
  br i1 %t.250, label %tile.223, label %tile.223.done
tile.223.done:
  br label %group.251
group.251:
  %group.251.i = phi i64 [0, %tile.223.done], [%group.251.next, %score.270.done]
  %t.252 = mul i64 %group.251.i, 16
  %t.253 = add i64 %t.111, %t.252
  %t.254 = mul i64 %group.251.i, 1024
  %p.255 = getelementptr float, ptr %p.116, i64 %t.254
  %t.256 = mul i64 %group.251.i, 1024
  %p.257 = getelementptr float, ptr %p.118, i64 %t.256
  %t.258 = mul i64 %group.251.i, 2048
  %p.259 = getelementptr float, ptr %p.4, i64 %t.258
  %t.260 = mul i64 %group.251.i, 2048
  %p.261 = getelementptr float, ptr %p.5, i64 %t.260
  %t.262 = mul i64 %group.251.i, 1024
  %p.263 = getelementptr float, ptr %p.120, i64 %t.262
  %t.264 = mul i64 %group.251.i, 16
  %p.265 = getelementptr float, ptr %p.122, i64 %t.264
  %t.266 = mul i64 %group.251.i, 16
  %p.267 = getelementptr float, ptr %p.124, i64 %t.266
  %t.268 = mul i64 %group.251.i, 16
  %p.269 = getelementptr float, ptr %p.9, i64 %t.268
  br label %score.270
score.270:
  %score.270.i = phi i64 [0, %group.251], [%score.270.next, %score.270]
  %t.271 = add i64 %keys.104.i, %score.270.i
  %t.272 = mul i64 %score.270.i, 16
  %p.273 = getelementptr float, ptr %p.259, i64 %t.272
  %l.274 = load <16 x float>, ptr %p.273, align 4
  %p.275 = getelementptr float, ptr %p.261, i64 %t.272
  %l.276 = load <16 x float>, ptr %p.275, align 4
  %t.277 = trunc i64 %t.271 to i32
  %t.278 = insertelement <16 x i32> poison, i32 %t.277, i64 0
  %s.279 = shufflevector <16 x i32> %t.278, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.280 = trunc i64 %t.253 to i32
  %t.281 = insertelement <16 x i32> poison, i32 %t.280, i64 0
  %s.282 = shufflevector <16 x i32> %t.281, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.283 = add <16 x i32> %s.282, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.284 = icmp sle <16 x i32> %s.279, %t.283
  %t.285 = fmul <16 x float> %l.274, splat (float 0x3FC0000000000000)
  %t.286 = select <16 x i1> %t.284, <16 x float> %t.285, <16 x float> splat (float 0xFFF0000000000000)
  %t.287 = mul i64 %t.21, 2048
  %t.288 = add i64 %t.253, %t.287
  %p.289 = getelementptr float, ptr %b2, i64 %t.288
  %l.290 = load <16 x float>, ptr %p.289, align 4
  %t.291 = fsub <16 x float> %t.286, %l.290
  %t.292 = fcmp olt <16 x float> %t.291, splat (float 0xC056000000000000)
  %t.293 = select <16 x i1> %t.292, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.291
  %t.294 = fcmp ogt <16 x float> %t.293, splat (float 0x4056400000000000)
  %t.295 = select <16 x i1> %t.294, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.293
  %t.296 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.295, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.297 = fsub <16 x float> %t.296, splat (float 0x4138007F00000000)
  %t.298 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.297, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.295)
  %t.299 = bitcast <16 x float> %t.296 to <16 x i32>
  %t.300 = shufflevector <16 x i32> %t.299, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.301 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.300)
  %t.302 = shufflevector <16 x i32> %t.299, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.303 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.302)
  %t.304 = shufflevector <8 x float> %t.301, <8 x float> %t.303, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.305 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.298, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.306 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.298, <16 x float> %t.305, <16 x float> splat (float 0x3FF0000000000000))
  %t.307 = fmul <16 x float> %t.306, %t.298
  %t.308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.304, <16 x float> %t.307, <16 x float> %t.304)
  %t.309 = bitcast <16 x float> %t.296 to <16 x i32>
  %t.310 = shl <16 x i32> %t.309, splat (i32 20)
  %t.311 = and <16 x i32> %t.310, splat (i32 -8388608)
  %t.312 = bitcast <16 x i32> %t.311 to <16 x float>
  %t.313 = fmul <16 x float> %t.308, %t.312
  %t.314 = mul i64 %t.21, 2048
  %t.315 = add i64 %t.253, %t.314
  %p.316 = getelementptr float, ptr %b5, i64 %t.315
  %l.317 = load <16 x float>, ptr %p.316, align 4
  %t.318 = fsub <16 x float> %l.276, %l.317
  %t.319 = fmul <16 x float> %t.313, %t.318
  %p.320 = getelementptr float, ptr %p.259, i64 %t.272
  store <16 x float> %t.319, ptr %p.320, align 4
  %score.270.next = add nuw nsw i64 %score.270.i, 1
  %t.321 = icmp slt i64 %score.270.next, 128
  br i1 %t.321, label %score.270, label %score.270.done
score.270.done:
  %group.251.next = add nuw nsw i64 %group.251.i, 1
  %t.322 = icmp slt i64 %group.251.next, %t.114
  br i1 %t.322, label %group.251, label %group.251.done
group.251.done:
  %t.323 = mul i64 %t.21, 131072
  %t.324 = mul i64 %keys.104.i, 64
  %t.325 = add i64 %t.323, %t.324
  %p.326 = getelementptr float, ptr %b1, i64 %t.325
  br label %tile.327
tile.327:
  %tile.327.i = phi i64 [0, %group.251.done], [%tile.327.next, %group.330.done]
  %t.328 = mul i64 %tile.327.i, 6
  %p.329 = getelementptr float, ptr %p.326, i64 %t.328
  br label %group.330
group.330:
  %group.330.i = phi i64 [0, %tile.327], [%group.330.next, %group.330]
  %t.331 = mul i64 %group.330.i, 16
  %t.332 = add i64 %t.111, %t.331
  %t.333 = mul i64 %group.330.i, 1024
  %p.334 = getelementptr float, ptr %p.116, i64 %t.333
  %t.335 = mul i64 %group.330.i, 1024
  %p.336 = getelementptr float, ptr %p.118, i64 %t.335
  %t.337 = mul i64 %group.330.i, 2048
  %p.338 = getelementptr float, ptr %p.4, i64 %t.337
  %t.339 = mul i64 %group.330.i, 2048
  %p.340 = getelementptr float, ptr %p.5, i64 %t.339
  %t.341 = mul i64 %group.330.i, 1024
  %p.342 = getelementptr float, ptr %p.120, i64 %t.341
  %t.343 = mul i64 %group.330.i, 16
  %p.344 = getelementptr float, ptr %p.122, i64 %t.343
  %t.345 = mul i64 %group.330.i, 16
  %p.346 = getelementptr float, ptr %p.124, i64 %t.345
  %t.347 = mul i64 %group.330.i, 16
  %p.348 = getelementptr float, ptr %p.9, i64 %t.347
  %t.349 = mul i64 %t.328, 16
  %p.350 = getelementptr float, ptr %p.342, i64 %t.349
  call void @values6_128(ptr %p.329, ptr %p.338, ptr %p.350, ptr %p.348)
  %group.330.next = add nuw nsw i64 %group.330.i, 1
  %t.351 = icmp slt i64 %group.330.next, %t.114
  br i1 %t.351, label %group.330, label %group.330.done
group.330.done:
  %tile.327.next = add nuw nsw i64 %tile.327.i, 1
  %t.352 = icmp slt i64 %tile.327.next, 9
  br i1 %t.352, label %tile.327, label %tile.327.done
tile.327.done:
  br label %tile.353
tile.353:
  %tile.353.i = phi i64 [9, %tile.327.done], [%tile.353.next, %group.357.done]
  %t.354 = mul i64 %tile.353.i, 5
  %t.355 = add i64 %t.354, 9
  %p.356 = getelementptr float, ptr %p.326, i64 %t.355
  br label %group.357
group.357:
  %group.357.i = phi i64 [0, %tile.353], [%group.357.next, %group.357]
  %t.358 = mul i64 %group.357.i, 16
  %t.359 = add i64 %t.111, %t.358
  %t.360 = mul i64 %group.357.i, 1024
  %p.361 = getelementptr float, ptr %p.116, i64 %t.360
  %t.362 = mul i64 %group.357.i, 1024
  %p.363 = getelementptr float, ptr %p.118, i64 %t.362
  %t.364 = mul i64 %group.357.i, 2048
  %p.365 = getelementptr float, ptr %p.4, i64 %t.364
  %t.366 = mul i64 %group.357.i, 2048
  %p.367 = getelementptr float, ptr %p.5, i64 %t.366
  %t.368 = mul i64 %group.357.i, 1024
  %p.369 = getelementptr float, ptr %p.120, i64 %t.368
  %t.370 = mul i64 %group.357.i, 16
  %p.371 = getelementptr float, ptr %p.122, i64 %t.370
  %t.372 = mul i64 %group.357.i, 16
  %p.373 = getelementptr float, ptr %p.124, i64 %t.372
  %t.374 = mul i64 %group.357.i, 16
  %p.375 = getelementptr float, ptr %p.9, i64 %t.374
  %t.376 = mul i64 %t.355, 16
  %p.377 = getelementptr float, ptr %p.369, i64 %t.376
  call void @values5_128(ptr %p.356, ptr %p.365, ptr %p.377, ptr %p.375)
  %group.357.next = add nuw nsw i64 %group.357.i, 1
  %t.378 = icmp slt i64 %group.357.next, %t.114
  br i1 %t.378, label %group.357, label %group.357.done
group.357.done:
  %tile.353.next = add nuw nsw i64 %tile.353.i, 1
  %t.379 = icmp slt i64 %tile.353.next, 11
  br i1 %t.379, label %tile.353, label %tile.353.done
tile.353.done:
  br label %if.132.end
if.132.end:
  %block.109.next = add nuw nsw i64 %block.109.i, 1
  %t.380 = icmp slt i64 %block.109.next, %t.108
  br i1 %t.380, label %block.109, label %block.109.done
block.109.done:
  %keys.104.next = add nuw nsw i64 %keys.104.i, 128
  br label %keys.104
keys.104.done:
  %t.381 = sub i64 2111, %t.22
  %t.382 = udiv i64 %t.381, 64
  %t.383 = call i64 @llvm.smin.i64(i64 %t.382, i64 4)
  br label %block.384
block.384:
  %block.384.i = phi i64 [0, %keys.104.done], [%block.384.next, %group.400.done]
  %t.385 = mul i64 %block.384.i, 64
  %t.386 = add i64 %t.22, %t.385
  %t.387 = sub i64 2063, %t.386
  %t.388 = udiv i64 %t.387, 16
  %t.389 = call i64 @llvm.smin.i64(i64 %t.388, i64 4)
  %t.390 = mul i64 %block.384.i, 4096
  %p.391 = getelementptr float, ptr %p.2, i64 %t.390
  %t.392 = mul i64 %block.384.i, 4096
  %p.393 = getelementptr float, ptr %p.3, i64 %t.392
  %t.394 = mul i64 %block.384.i, 4096
  %p.395 = getelementptr float, ptr %p.6, i64 %t.394
  %t.396 = mul i64 %block.384.i, 64
  %p.397 = getelementptr float, ptr %p.7, i64 %t.396
  %t.398 = mul i64 %block.384.i, 64
  %p.399 = getelementptr float, ptr %p.8, i64 %t.398
  br label %group.400
group.400:
  %group.400.i = phi i64 [0, %block.384], [%group.400.next, %query.419.done]
  %t.401 = mul i64 %group.400.i, 16
  %t.402 = add i64 %t.386, %t.401
  %t.403 = mul i64 %group.400.i, 1024
  %p.404 = getelementptr float, ptr %p.391, i64 %t.403
  %t.405 = mul i64 %group.400.i, 1024
  %p.406 = getelementptr float, ptr %p.393, i64 %t.405
  %t.407 = mul i64 %group.400.i, 2048
  %p.408 = getelementptr float, ptr %p.4, i64 %t.407
  %t.409 = mul i64 %group.400.i, 2048
  %p.410 = getelementptr float, ptr %p.5, i64 %t.409
  %t.411 = mul i64 %group.400.i, 1024
  %p.412 = getelementptr float, ptr %p.395, i64 %t.411
  %t.413 = mul i64 %group.400.i, 16
  %p.414 = getelementptr float, ptr %p.397, i64 %t.413
  %t.415 = mul i64 %group.400.i, 16
  %p.416 = getelementptr float, ptr %p.399, i64 %t.415
  %t.417 = mul i64 %group.400.i, 16
  %p.418 = getelementptr float, ptr %p.9, i64 %t.417
  call void @transpose_16_64(ptr %p.412, ptr %p.10, i64 64, i64 16)
  br label %query.419
query.419:
  %query.419.i = phi i64 [0, %group.400], [%query.419.next, %value.424.done]
  %t.420 = icmp slt i64 %query.419.i, 16
  br i1 %t.420, label %query.419.body, label %query.419.done
query.419.body:
  %t.421 = add i64 %t.402, %query.419.i
  %t.422 = mul i64 %query.419.i, 64
  %p.423 = getelementptr float, ptr %p.10, i64 %t.422
  br label %value.424
value.424:
  %value.424.i = phi i64 [0, %query.419.body], [%value.424.next, %value.424.body]
  %t.425 = icmp slt i64 %value.424.i, 64
  br i1 %t.425, label %value.424.body, label %value.424.done
value.424.body:
  %p.426 = getelementptr float, ptr %p.423, i64 %value.424.i
  %l.427 = load <8 x float>, ptr %p.426, align 4
  %t.428 = fmul <8 x float> %l.427, splat (float 0x3FC0000000000000)
  %t.429 = mul i64 %t.21, 131072
  %t.430 = add i64 %value.424.i, %t.429
  %t.431 = mul i64 %t.421, 64
  %t.432 = add i64 %t.431, %t.430
  %p.433 = getelementptr float, ptr %b6, i64 %t.432
  store <8 x float> %t.428, ptr %p.433, align 4
  %value.424.next = add nuw nsw i64 %value.424.i, 8
  br label %value.424
value.424.done:
  %query.419.next = add nuw nsw i64 %query.419.i, 1
  br label %query.419
query.419.done:
  %group.400.next = add nuw nsw i64 %group.400.i, 1
  %t.434 = icmp slt i64 %group.400.next, %t.389
  br i1 %t.434, label %group.400, label %group.400.done
group.400.done:
  %block.384.next = add nuw nsw i64 %block.384.i, 1
  %t.435 = icmp slt i64 %block.384.next, %t.383
  br i1 %t.435, label %block.384, label %block.384.done
block.384.done:
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
define void @kt_attention_992de386c6062a2c(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 67136
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 16384
  %p.4 = getelementptr float, ptr %p.2, i64 32768
  %p.5 = getelementptr float, ptr %p.2, i64 40960
  %p.6 = getelementptr float, ptr %p.2, i64 49152
  %p.7 = getelementptr float, ptr %p.2, i64 65536
  %p.8 = getelementptr float, ptr %p.2, i64 65792
  %p.9 = getelementptr float, ptr %p.2, i64 66048
  %p.10 = getelementptr float, ptr %p.2, i64 66112
  %p.11 = getelementptr float, ptr %p.2, i64 67136
  %p.12 = getelementptr float, ptr %p.2, i64 67136
  %p.13 = getelementptr float, ptr %p.2, i64 67136
  %t.14 = mul i64 %part, %n0
  %t.15 = udiv i64 %t.14, %parts
  %t.16 = add i64 %t.14, %n0
  %t.17 = udiv i64 %t.16, %parts
  br label %item.18
item.18:
  %item.18.i = phi i64 [%t.15, %entry], [%item.18.next, %block.396.done]
  %t.19 = icmp slt i64 %item.18.i, %t.17
  br i1 %t.19, label %item.18.body, label %item.18.done
item.18.body:
  %t.20 = urem i64 %item.18.i, 8
  %t.21 = udiv i64 %item.18.i, 8
  %t.22 = mul i64 %t.20, 256
  %t.23 = sub i64 2063, %t.22
  %t.24 = udiv i64 %t.23, 16
  %t.25 = call i64 @llvm.smin.i64(i64 %t.24, i64 4)
  %t.26 = sub i64 2111, %t.22
  %t.27 = udiv i64 %t.26, 64
  %t.28 = call i64 @llvm.smin.i64(i64 %t.27, i64 4)
  br label %block.29
block.29:
  %block.29.i = phi i64 [0, %item.18.body], [%block.29.next, %group.45.done]
  %t.30 = mul i64 %block.29.i, 64
  %t.31 = add i64 %t.22, %t.30
  %t.32 = sub i64 2063, %t.31
  %t.33 = udiv i64 %t.32, 16
  %t.34 = call i64 @llvm.smin.i64(i64 %t.33, i64 4)
  %t.35 = mul i64 %block.29.i, 4096
  %p.36 = getelementptr float, ptr %p.2, i64 %t.35
  %t.37 = mul i64 %block.29.i, 4096
  %p.38 = getelementptr float, ptr %p.3, i64 %t.37
  %t.39 = mul i64 %block.29.i, 4096
  %p.40 = getelementptr float, ptr %p.6, i64 %t.39
  %t.41 = mul i64 %block.29.i, 64
  %p.42 = getelementptr float, ptr %p.7, i64 %t.41
  %t.43 = mul i64 %block.29.i, 64
  %p.44 = getelementptr float, ptr %p.8, i64 %t.43
  br label %group.45
group.45:
  %group.45.i = phi i64 [0, %block.29], [%group.45.next, %clear.92.done]
  %t.46 = mul i64 %group.45.i, 16
  %t.47 = add i64 %t.31, %t.46
  %t.48 = mul i64 %group.45.i, 1024
  %p.49 = getelementptr float, ptr %p.36, i64 %t.48
  %t.50 = mul i64 %group.45.i, 1024
  %p.51 = getelementptr float, ptr %p.38, i64 %t.50
  %t.52 = mul i64 %group.45.i, 2048
  %p.53 = getelementptr float, ptr %p.4, i64 %t.52
  %t.54 = mul i64 %group.45.i, 2048
  %p.55 = getelementptr float, ptr %p.5, i64 %t.54
  %t.56 = mul i64 %group.45.i, 1024
  %p.57 = getelementptr float, ptr %p.40, i64 %t.56
  %t.58 = mul i64 %group.45.i, 16
  %p.59 = getelementptr float, ptr %p.42, i64 %t.58
  %t.60 = mul i64 %group.45.i, 16
  %p.61 = getelementptr float, ptr %p.44, i64 %t.60
  %t.62 = mul i64 %group.45.i, 16
  %p.63 = getelementptr float, ptr %p.9, i64 %t.62
  br label %query.64
query.64:
  %query.64.i = phi i64 [0, %group.45], [%query.64.next, %depth.73.done]
  %t.65 = icmp slt i64 %query.64.i, 16
  br i1 %t.65, label %query.64.body, label %query.64.done
query.64.body:
  %t.66 = add i64 %t.47, %query.64.i
  %t.67 = mul i64 %t.21, 131072
  %t.68 = mul i64 %t.66, 64
  %t.69 = add i64 %t.68, %t.67
  %p.70 = getelementptr float, ptr %b1, i64 %t.69
  %t.71 = mul i64 %query.64.i, 64
  %p.72 = getelementptr float, ptr %p.10, i64 %t.71
  br label %depth.73
depth.73:
  %depth.73.i = phi i64 [0, %query.64.body], [%depth.73.next, %depth.73.body]
  %t.74 = icmp slt i64 %depth.73.i, 64
  br i1 %t.74, label %depth.73.body, label %depth.73.done
depth.73.body:
  %p.75 = getelementptr float, ptr %p.70, i64 %depth.73.i
  %l.76 = load <8 x float>, ptr %p.75, align 4
  %p.77 = getelementptr float, ptr %p.72, i64 %depth.73.i
  store <8 x float> %l.76, ptr %p.77, align 4
  %depth.73.next = add nuw nsw i64 %depth.73.i, 8
  br label %depth.73
depth.73.done:
  %query.64.next = add nuw nsw i64 %query.64.i, 1
  br label %query.64
query.64.done:
  call void @transpose_64_16(ptr %p.10, ptr %p.49, i64 16, i64 64)
  br label %query.78
query.78:
  %query.78.i = phi i64 [0, %query.64.done], [%query.78.next, %depth.87.done]
  %t.79 = icmp slt i64 %query.78.i, 16
  br i1 %t.79, label %query.78.body, label %query.78.done
query.78.body:
  %t.80 = add i64 %t.47, %query.78.i
  %t.81 = mul i64 %t.21, 131072
  %t.82 = mul i64 %t.80, 64
  %t.83 = add i64 %t.82, %t.81
  %p.84 = getelementptr float, ptr %b4, i64 %t.83
  %t.85 = mul i64 %query.78.i, 64
  %p.86 = getelementptr float, ptr %p.10, i64 %t.85
  br label %depth.87
depth.87:
  %depth.87.i = phi i64 [0, %query.78.body], [%depth.87.next, %depth.87.body]
  %t.88 = icmp slt i64 %depth.87.i, 64
  br i1 %t.88, label %depth.87.body, label %depth.87.done
depth.87.body:
  %p.89 = getelementptr float, ptr %p.84, i64 %depth.87.i
  %l.90 = load <8 x float>, ptr %p.89, align 4
  %p.91 = getelementptr float, ptr %p.86, i64 %depth.87.i
  store <8 x float> %l.90, ptr %p.91, align 4
  %depth.87.next = add nuw nsw i64 %depth.87.i, 8
  br label %depth.87
depth.87.done:
  %query.78.next = add nuw nsw i64 %query.78.i, 1
  br label %query.78
query.78.done:
  call void @transpose_64_16(ptr %p.10, ptr %p.51, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.59, align 4
  store <16 x float> zeroinitializer, ptr %p.61, align 4
  br label %clear.92
clear.92:
  %clear.92.i = phi i64 [0, %query.78.done], [%clear.92.next, %clear.92.body]
  %t.93 = icmp slt i64 %clear.92.i, 64
  br i1 %t.93, label %clear.92.body, label %clear.92.done
clear.92.body:
  %t.94 = mul i64 %clear.92.i, 16
  %p.95 = getelementptr float, ptr %p.57, i64 %t.94
  store <16 x float> zeroinitializer, ptr %p.95, align 4
  %clear.92.next = add nuw nsw i64 %clear.92.i, 1
  br label %clear.92
clear.92.done:
  %group.45.next = add nuw nsw i64 %group.45.i, 1
  %t.96 = icmp slt i64 %group.45.next, %t.34
  br i1 %t.96, label %group.45, label %group.45.done
group.45.done:
  %block.29.next = add nuw nsw i64 %block.29.i, 1
  %t.97 = icmp slt i64 %block.29.next, %t.28
  br i1 %t.97, label %block.29, label %block.29.done
block.29.done:
  %t.98 = add i64 %t.22, 255
  %t.99 = call i64 @llvm.smin.i64(i64 %t.98, i64 2047)
  %t.100 = add i64 %t.99, 1
  %t.101 = sub i64 0, %t.22
  %t.102 = sub i64 0, %t.101
  %t.103 = call i64 @llvm.smax.i64(i64 %t.102, i64 0)
  %t.104 = udiv i64 %t.103, 128
  %t.105 = mul i64 %t.104, 128
  %t.106 = call i64 @llvm.smax.i64(i64 0, i64 %t.105)
  %t.107 = call i64 @llvm.smin.i64(i64 2048, i64 2048)
  br label %keys.108
keys.108:
  %keys.108.i = phi i64 [%t.106, %block.29.done], [%keys.108.next, %block.113.done]
  %t.109 = icmp slt i64 %keys.108.i, %t.107
  br i1 %t.109, label %keys.108.body, label %keys.108.done
keys.108.body:
  %t.110 = sub i64 2111, %t.22
  %t.111 = udiv i64 %t.110, 64
  %t.112 = call i64 @llvm.smin.i64(i64 %t.111, i64 4)
  br label %block.113
block.113:
  %block.113.i = phi i64 [0, %keys.108.body], [%block.113.next, %if.140.end]
  %t.114 = mul i64 %block.113.i, 64
  %t.115 = add i64 %t.22, %t.114
  %t.116 = sub i64 2063, %t.115
  %t.117 = udiv i64 %t.116, 16
  %t.118 = call i64 @llvm.smin.i64(i64 %t.117, i64 4)
  %t.119 = mul i64 %block.113.i, 4096
  %p.120 = getelementptr float, ptr %p.2, i64 %t.119
  %t.121 = mul i64 %block.113.i, 4096
  %p.122 = getelementptr float, ptr %p.3, i64 %t.121
  %t.123 = mul i64 %block.113.i, 4096
  %p.124 = getelementptr float, ptr %p.6, i64 %t.123
  %t.125 = mul i64 %block.113.i, 64
  %p.126 = getelementptr float, ptr %p.7, i64 %t.125
  %t.127 = mul i64 %block.113.i, 64
  %p.128 = getelementptr float, ptr %p.8, i64 %t.127
  %t.129 = add i64 %t.115, 63
  %t.130 = call i64 @llvm.smin.i64(i64 %t.129, i64 2047)
  %t.131 = sub i64 0, %t.115
  %t.132 = sub i64 0, %t.131
  %t.133 = call i64 @llvm.smax.i64(i64 %t.132, i64 0)
  %t.134 = udiv i64 %t.133, 128
  %t.135 = mul i64 %t.134, 128
  %t.136 = call i64 @llvm.smax.i64(i64 0, i64 %t.135)
  %t.137 = icmp sge i64 %keys.108.i, %t.136
  %t.138 = icmp slt i64 %keys.108.i, 2048
  %t.139 = and i1 %t.137, %t.138
  br i1 %t.139, label %if.140, label %if.140.end
if.140:
  %t.141 = mul i64 %t.21, 131072
  %t.142 = mul i64 %keys.108.i, 64
  %t.143 = add i64 %t.141, %t.142
  %p.144 = getelementptr float, ptr %b0, i64 %t.143
  br label %tile.145
tile.145:
  %tile.145.i = phi i64 [0, %if.140], [%tile.145.next, %group.149.done]
  %t.146 = mul i64 %tile.145.i, 6
  %t.147 = mul i64 %t.146, 64
  %p.148 = getelementptr float, ptr %p.144, i64 %t.147
  br label %group.149
group.149:
  %group.149.i = phi i64 [0, %tile.145], [%group.149.next, %group.149]
  %t.150 = mul i64 %group.149.i, 16
  %t.151 = add i64 %t.115, %t.150
  %t.152 = mul i64 %group.149.i, 1024
  %p.153 = getelementptr float, ptr %p.120, i64 %t.152
  %t.154 = mul i64 %group.149.i, 1024
  %p.155 = getelementptr float, ptr %p.122, i64 %t.154
  %t.156 = mul i64 %group.149.i, 2048
  %p.157 = getelementptr float, ptr %p.4, i64 %t.156
  %t.158 = mul i64 %group.149.i, 2048
  %p.159 = getelementptr float, ptr %p.5, i64 %t.158
  %t.160 = mul i64 %group.149.i, 1024
  %p.161 = getelementptr float, ptr %p.124, i64 %t.160
  %t.162 = mul i64 %group.149.i, 16
  %p.163 = getelementptr float, ptr %p.126, i64 %t.162
  %t.164 = mul i64 %group.149.i, 16
  %p.165 = getelementptr float, ptr %p.128, i64 %t.164
  %t.166 = mul i64 %group.149.i, 16
  %p.167 = getelementptr float, ptr %p.9, i64 %t.166
  %t.168 = mul i64 %t.146, 16
  %p.169 = getelementptr float, ptr %p.157, i64 %t.168
  call void @scores0_6(ptr %p.148, ptr %p.153, ptr %p.169, ptr %p.167)
  %group.149.next = add nuw nsw i64 %group.149.i, 1
  %t.170 = icmp slt i64 %group.149.next, %t.118
  br i1 %t.170, label %group.149, label %group.149.done
group.149.done:
  %tile.145.next = add nuw nsw i64 %tile.145.i, 1
  %t.171 = icmp slt i64 %tile.145.next, 18
  br i1 %t.171, label %tile.145, label %tile.145.done
tile.145.done:
  br label %tile.172
tile.172:
  %tile.172.i = phi i64 [18, %tile.145.done], [%tile.172.next, %group.177.done]
  %t.173 = mul i64 %tile.172.i, 5
  %t.174 = add i64 %t.173, 18
  %t.175 = mul i64 %t.174, 64
  %p.176 = getelementptr float, ptr %p.144, i64 %t.175
  br label %group.177
group.177:
  %group.177.i = phi i64 [0, %tile.172], [%group.177.next, %group.177]
  %t.178 = mul i64 %group.177.i, 16
  %t.179 = add i64 %t.115, %t.178
  %t.180 = mul i64 %group.177.i, 1024
  %p.181 = getelementptr float, ptr %p.120, i64 %t.180
  %t.182 = mul i64 %group.177.i, 1024
  %p.183 = getelementptr float, ptr %p.122, i64 %t.182
  %t.184 = mul i64 %group.177.i, 2048
  %p.185 = getelementptr float, ptr %p.4, i64 %t.184
  %t.186 = mul i64 %group.177.i, 2048
  %p.187 = getelementptr float, ptr %p.5, i64 %t.186
  %t.188 = mul i64 %group.177.i, 1024
  %p.189 = getelementptr float, ptr %p.124, i64 %t.188
  %t.190 = mul i64 %group.177.i, 16
  %p.191 = getelementptr float, ptr %p.126, i64 %t.190
  %t.192 = mul i64 %group.177.i, 16
  %p.193 = getelementptr float, ptr %p.128, i64 %t.192
  %t.194 = mul i64 %group.177.i, 16
  %p.195 = getelementptr float, ptr %p.9, i64 %t.194
  %t.196 = mul i64 %t.174, 16
  %p.197 = getelementptr float, ptr %p.185, i64 %t.196
  call void @scores0_5(ptr %p.176, ptr %p.181, ptr %p.197, ptr %p.195)
  %group.177.next = add nuw nsw i64 %group.177.i, 1
  %t.198 = icmp slt i64 %group.177.next, %t.118
  br i1 %t.198, label %group.177, label %group.177.done
group.177.done:
  %tile.172.next = add nuw nsw i64 %tile.172.i, 1
  %t.199 = icmp slt i64 %tile.172.next, 22
  br i1 %t.199, label %tile.172, label %tile.172.done
tile.172.done:
  %t.200 = mul i64 %t.21, 131072
  %t.201 = mul i64 %keys.108.i, 64
  %t.202 = add i64 %t.200, %t.201
  %p.203 = getelementptr float, ptr %b3, i64 %t.202
  br label %tile.204
tile.204:
  %tile.204.i = phi i64 [0, %tile.172.done], [%tile.204.next, %group.208.done]
  %t.205 = mul i64 %tile.204.i, 6
  %t.206 = mul i64 %t.205, 64
  %p.207 = getelementptr float, ptr %p.203, i64 %t.206
  br label %group.208
group.208:
  %group.208.i = phi i64 [0, %tile.204], [%group.208.next, %group.208]
  %t.209 = mul i64 %group.208.i, 16
  %t.210 = add i64 %t.115, %t.209
  %t.211 = mul i64 %group.208.i, 1024
  %p.212 = getelementptr float, ptr %p.120, i64 %t.211
  %t.213 = mul i64 %group.208.i, 1024
  %p.214 = getelementptr float, ptr %p.122, i64 %t.213
  %t.215 = mul i64 %group.208.i, 2048
  %p.216 = getelementptr float, ptr %p.4, i64 %t.215
  %t.217 = mul i64 %group.208.i, 2048
  %p.218 = getelementptr float, ptr %p.5, i64 %t.217
  %t.219 = mul i64 %group.208.i, 1024
  %p.220 = getelementptr float, ptr %p.124, i64 %t.219
  %t.221 = mul i64 %group.208.i, 16
  %p.222 = getelementptr float, ptr %p.126, i64 %t.221
  %t.223 = mul i64 %group.208.i, 16
  %p.224 = getelementptr float, ptr %p.128, i64 %t.223
  %t.225 = mul i64 %group.208.i, 16
  %p.226 = getelementptr float, ptr %p.9, i64 %t.225
  %t.227 = mul i64 %t.205, 16
  %p.228 = getelementptr float, ptr %p.218, i64 %t.227
  call void @scores1_6(ptr %p.207, ptr %p.214, ptr %p.228, ptr %p.226)
  %group.208.next = add nuw nsw i64 %group.208.i, 1
  %t.229 = icmp slt i64 %group.208.next, %t.118
  br i1 %t.229, label %group.208, label %group.208.done
group.208.done:
  %tile.204.next = add nuw nsw i64 %tile.204.i, 1
  %t.230 = icmp slt i64 %tile.204.next, 18
  br i1 %t.230, label %tile.204, label %tile.204.done
tile.204.done:
  br label %tile.231
tile.231:
  %tile.231.i = phi i64 [18, %tile.204.done], [%tile.231.next, %group.236.done]
  %t.232 = mul i64 %tile.231.i, 5
  %t.233 = add i64 %t.232, 18
  %t.234 = mul i64 %t.233, 64
  %p.235 = getelementptr float, ptr %p.203, i64 %t.234
  br label %group.236
group.236:
  %group.236.i = phi i64 [0, %tile.231], [%group.236.next, %group.236]
  %t.237 = mul i64 %group.236.i, 16
  %t.238 = add i64 %t.115, %t.237
  %t.239 = mul i64 %group.236.i, 1024
  %p.240 = getelementptr float, ptr %p.120, i64 %t.239
  %t.241 = mul i64 %group.236.i, 1024
  %p.242 = getelementptr float, ptr %p.122, i64 %t.241
  %t.243 = mul i64 %group.236.i, 2048
  %p.244 = getelementptr float, ptr %p.4, i64 %t.243
  %t.245 = mul i64 %group.236.i, 2048
  %p.246 = getelementptr float, ptr %p.5, i64 %t.245
  %t.247 = mul i64 %group.236.i, 1024
  %p.248 = getelementptr float, ptr %p.124, i64 %t.247
  %t.249 = mul i64 %group.236.i, 16
  %p.250 = getelementptr float, ptr %p.126, i64 %t.249
  %t.251 = mul i64 %group.236.i, 16
  %p.252 = getelementptr float, ptr %p.128, i64 %t.251
  %t.253 = mul i64 %group.236.i, 16
  %p.254 = getelementptr float, ptr %p.9, i64 %t.253
  %t.255 = mul i64 %t.233, 16
  %p.256 = getelementptr float, ptr %p.246, i64 %t.255
  call void @scores1_5(ptr %p.235, ptr %p.242, ptr %p.256, ptr %p.254)
  %group.236.next = add nuw nsw i64 %group.236.i, 1
  %t.257 = icmp slt i64 %group.236.next, %t.118
  br i1 %t.257, label %group.236, label %group.236.done
group.236.done:
  %tile.231.next = add nuw nsw i64 %tile.231.i, 1
  %t.258 = icmp slt i64 %tile.231.next, 22
  br i1 %t.258, label %tile.231, label %tile.231.done
tile.231.done:
  br label %group.259
group.259:
  %group.259.i = phi i64 [0, %tile.231.done], [%group.259.next, %score.282.done]
  %t.260 = mul i64 %group.259.i, 16
  %t.261 = add i64 %t.115, %t.260
  %t.262 = mul i64 %group.259.i, 1024
  %p.263 = getelementptr float, ptr %p.120, i64 %t.262
  %t.264 = mul i64 %group.259.i, 1024
  %p.265 = getelementptr float, ptr %p.122, i64 %t.264
  %t.266 = mul i64 %group.259.i, 2048
  %p.267 = getelementptr float, ptr %p.4, i64 %t.266
  %t.268 = mul i64 %group.259.i, 2048
  %p.269 = getelementptr float, ptr %p.5, i64 %t.268
  %t.270 = mul i64 %group.259.i, 1024
  %p.271 = getelementptr float, ptr %p.124, i64 %t.270
  %t.272 = mul i64 %group.259.i, 16
  %p.273 = getelementptr float, ptr %p.126, i64 %t.272
  %t.274 = mul i64 %group.259.i, 16
  %p.275 = getelementptr float, ptr %p.128, i64 %t.274
  %t.276 = mul i64 %group.259.i, 16
  %p.277 = getelementptr float, ptr %p.9, i64 %t.276
  %t.278 = mul i64 %t.21, 2048
  %p.279 = getelementptr float, ptr %b2, i64 %t.278
  %t.280 = mul i64 %t.21, 2048
  %p.281 = getelementptr float, ptr %b5, i64 %t.280
  br label %score.282
score.282:
  %score.282.i = phi i64 [0, %group.259], [%score.282.next, %score.282]
  %t.283 = add i64 %keys.108.i, %score.282.i
  %t.284 = mul i64 %score.282.i, 16
  %p.285 = getelementptr float, ptr %p.267, i64 %t.284
  %l.286 = load <16 x float>, ptr %p.285, align 4
  %p.287 = getelementptr float, ptr %p.269, i64 %t.284
  %l.288 = load <16 x float>, ptr %p.287, align 4
  %t.289 = trunc i64 %t.261 to i32
  %t.290 = insertelement <16 x i32> poison, i32 %t.289, i64 0
  %s.291 = shufflevector <16 x i32> %t.290, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.292 = add <16 x i32> %s.291, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.293 = trunc i64 %t.283 to i32
  %t.294 = insertelement <16 x i32> poison, i32 %t.293, i64 0
  %s.295 = shufflevector <16 x i32> %t.294, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.296 = icmp sle <16 x i32> %t.292, %s.295
  %t.297 = fmul <16 x float> %l.286, splat (float 0x3FC0000000000000)
  %t.298 = select <16 x i1> %t.296, <16 x float> %t.297, <16 x float> splat (float 0xFFF0000000000000)
  %p.299 = getelementptr float, ptr %p.279, i64 %t.283
  %l.300 = load float, ptr %p.299, align 4
  %t.301 = insertelement <16 x float> poison, float %l.300, i64 0
  %s.302 = shufflevector <16 x float> %t.301, <16 x float> poison, <16 x i32> zeroinitializer
  %t.303 = fsub <16 x float> %t.298, %s.302
  %t.304 = fcmp olt <16 x float> %t.303, splat (float 0xC056000000000000)
  %t.305 = select <16 x i1> %t.304, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.303
  %t.306 = fcmp ogt <16 x float> %t.305, splat (float 0x4056400000000000)
  %t.307 = select <16 x i1> %t.306, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.305
  %t.308 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.307, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.309 = fsub <16 x float> %t.308, splat (float 0x4138007F00000000)
  %t.310 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.309, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.307)
  %t.311 = bitcast <16 x float> %t.308 to <16 x i32>
  %t.312 = shufflevector <16 x i32> %t.311, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.313 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.312)
  %t.314 = shufflevector <16 x i32> %t.311, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.315 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.314)
  %t.316 = shufflevector <8 x float> %t.313, <8 x float> %t.315, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.317 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.310, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.318 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.310, <16 x float> %t.317, <16 x float> splat (float 0x3FF0000000000000))
  %t.319 = fmul <16 x float> %t.318, %t.310
  %t.320 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.316, <16 x float> %t.319, <16 x float> %t.316)
  %t.321 = bitcast <16 x float> %t.308 to <16 x i32>
  %t.322 = shl <16 x i32> %t.321, splat (i32 20)
  %t.323 = and <16 x i32> %t.322, splat (i32 -8388608)
  %t.324 = bitcast <16 x i32> %t.323 to <16 x float>
  %t.325 = fmul <16 x float> %t.320, %t.324
  %p.326 = getelementptr float, ptr %p.281, i64 %t.283
  %l.327 = load float, ptr %p.326, align 4
  %t.328 = insertelement <16 x float> poison, float %l.327, i64 0
  %s.329 = shufflevector <16 x float> %t.328, <16 x float> poison, <16 x i32> zeroinitializer
  %t.330 = fsub <16 x float> %l.288, %s.329
  %t.331 = fmul <16 x float> %t.325, %t.330
  %p.332 = getelementptr float, ptr %p.267, i64 %t.284
  store <16 x float> %t.331, ptr %p.332, align 4
  %score.282.next = add nuw nsw i64 %score.282.i, 1
  %t.333 = icmp slt i64 %score.282.next, 128
  br i1 %t.333, label %score.282, label %score.282.done
score.282.done:
  %group.259.next = add nuw nsw i64 %group.259.i, 1
  %t.334 = icmp slt i64 %group.259.next, %t.118
  br i1 %t.334, label %group.259, label %group.259.done
group.259.done:
  %t.335 = mul i64 %t.21, 131072
  %t.336 = mul i64 %keys.108.i, 64
  %t.337 = add i64 %t.335, %t.336
  %p.338 = getelementptr float, ptr %b0, i64 %t.337
  br label %tile.339
tile.339:
  %tile.339.i = phi i64 [0, %group.259.done], [%tile.339.next, %group.342.done]
  %t.340 = mul i64 %tile.339.i, 6
  %p.341 = getelementptr float, ptr %p.338, i64 %t.340
  br label %group.342
group.342:
  %group.342.i = phi i64 [0, %tile.339], [%group.342.next, %group.342]
  %t.343 = mul i64 %group.342.i, 16
  %t.344 = add i64 %t.115, %t.343
  %t.345 = mul i64 %group.342.i, 1024
  %p.346 = getelementptr float, ptr %p.120, i64 %t.345
  %t.347 = mul i64 %group.342.i, 1024
  %p.348 = getelementptr float, ptr %p.122, i64 %t.347
  %t.349 = mul i64 %group.342.i, 2048
  %p.350 = getelementptr float, ptr %p.4, i64 %t.349
  %t.351 = mul i64 %group.342.i, 2048
  %p.352 = getelementptr float, ptr %p.5, i64 %t.351
  %t.353 = mul i64 %group.342.i, 1024
  %p.354 = getelementptr float, ptr %p.124, i64 %t.353
  %t.355 = mul i64 %group.342.i, 16
  %p.356 = getelementptr float, ptr %p.126, i64 %t.355
  %t.357 = mul i64 %group.342.i, 16
  %p.358 = getelementptr float, ptr %p.128, i64 %t.357
  %t.359 = mul i64 %group.342.i, 16
  %p.360 = getelementptr float, ptr %p.9, i64 %t.359
  %t.361 = mul i64 %t.340, 16
  %p.362 = getelementptr float, ptr %p.354, i64 %t.361
  call void @values6_128(ptr %p.341, ptr %p.350, ptr %p.362, ptr %p.360)
  %group.342.next = add nuw nsw i64 %group.342.i, 1
  %t.363 = icmp slt i64 %group.342.next, %t.118
  br i1 %t.363, label %group.342, label %group.342.done
group.342.done:
  %tile.339.next = add nuw nsw i64 %tile.339.i, 1
  %t.364 = icmp slt i64 %tile.339.next, 9
  br i1 %t.364, label %tile.339, label %tile.339.done
tile.339.done:
  br label %tile.365
tile.365:
  %tile.365.i = phi i64 [9, %tile.339.done], [%tile.365.next, %group.369.done]
  %t.366 = mul i64 %tile.365.i, 5
  %t.367 = add i64 %t.366, 9
  %p.368 = getelementptr float, ptr %p.338, i64 %t.367
  br label %group.369
group.369:
  %group.369.i = phi i64 [0, %tile.365], [%group.369.next, %group.369]
  %t.370 = mul i64 %group.369.i, 16
  %t.371 = add i64 %t.115, %t.370
  %t.372 = mul i64 %group.369.i, 1024
  %p.373 = getelementptr float, ptr %p.120, i64 %t.372
  %t.374 = mul i64 %group.369.i, 1024
  %p.375 = getelementptr float, ptr %p.122, i64 %t.374
  %t.376 = mul i64 %group.369.i, 2048
  %p.377 = getelementptr float, ptr %p.4, i64 %t.376
  %t.378 = mul i64 %group.369.i, 2048
  %p.379 = getelementptr float, ptr %p.5, i64 %t.378
  %t.380 = mul i64 %group.369.i, 1024
  %p.381 = getelementptr float, ptr %p.124, i64 %t.380
  %t.382 = mul i64 %group.369.i, 16
  %p.383 = getelementptr float, ptr %p.126, i64 %t.382
  %t.384 = mul i64 %group.369.i, 16
  %p.385 = getelementptr float, ptr %p.128, i64 %t.384
  %t.386 = mul i64 %group.369.i, 16
  %p.387 = getelementptr float, ptr %p.9, i64 %t.386
  %t.388 = mul i64 %t.367, 16
  %p.389 = getelementptr float, ptr %p.381, i64 %t.388
  call void @values5_128(ptr %p.368, ptr %p.377, ptr %p.389, ptr %p.387)
  %group.369.next = add nuw nsw i64 %group.369.i, 1
  %t.390 = icmp slt i64 %group.369.next, %t.118
  br i1 %t.390, label %group.369, label %group.369.done
group.369.done:
  %tile.365.next = add nuw nsw i64 %tile.365.i, 1
  %t.391 = icmp slt i64 %tile.365.next, 11
  br i1 %t.391, label %tile.365, label %tile.365.done
tile.365.done:
  br label %if.140.end
if.140.end:
  %block.113.next = add nuw nsw i64 %block.113.i, 1
  %t.392 = icmp slt i64 %block.113.next, %t.112
  br i1 %t.392, label %block.113, label %block.113.done
block.113.done:
  %keys.108.next = add nuw nsw i64 %keys.108.i, 128
  br label %keys.108
keys.108.done:
  %t.393 = sub i64 2111, %t.22
  %t.394 = udiv i64 %t.393, 64
  %t.395 = call i64 @llvm.smin.i64(i64 %t.394, i64 4)
  br label %block.396
block.396:
  %block.396.i = phi i64 [0, %keys.108.done], [%block.396.next, %group.412.done]
  %t.397 = mul i64 %block.396.i, 64
  %t.398 = add i64 %t.22, %t.397
  %t.399 = sub i64 2063, %t.398
  %t.400 = udiv i64 %t.399, 16
  %t.401 = call i64 @llvm.smin.i64(i64 %t.400, i64 4)
  %t.402 = mul i64 %block.396.i, 4096
  %p.403 = getelementptr float, ptr %p.2, i64 %t.402
  %t.404 = mul i64 %block.396.i, 4096
  %p.405 = getelementptr float, ptr %p.3, i64 %t.404
  %t.406 = mul i64 %block.396.i, 4096
  %p.407 = getelementptr float, ptr %p.6, i64 %t.406
  %t.408 = mul i64 %block.396.i, 64
  %p.409 = getelementptr float, ptr %p.7, i64 %t.408
  %t.410 = mul i64 %block.396.i, 64
  %p.411 = getelementptr float, ptr %p.8, i64 %t.410
  br label %group.412
group.412:
  %group.412.i = phi i64 [0, %block.396], [%group.412.next, %query.431.done]
  %t.413 = mul i64 %group.412.i, 16
  %t.414 = add i64 %t.398, %t.413
  %t.415 = mul i64 %group.412.i, 1024
  %p.416 = getelementptr float, ptr %p.403, i64 %t.415
  %t.417 = mul i64 %group.412.i, 1024
  %p.418 = getelementptr float, ptr %p.405, i64 %t.417
  %t.419 = mul i64 %group.412.i, 2048
  %p.420 = getelementptr float, ptr %p.4, i64 %t.419
  %t.421 = mul i64 %group.412.i, 2048
  %p.422 = getelementptr float, ptr %p.5, i64 %t.421
  %t.423 = mul i64 %group.412.i, 1024
  %p.424 = getelementptr float, ptr %p.407, i64 %t.423
  %t.425 = mul i64 %group.412.i, 16
  %p.426 = getelementptr float, ptr %p.409, i64 %t.425
  %t.427 = mul i64 %group.412.i, 16
  %p.428 = getelementptr float, ptr %p.411, i64 %t.427
  %t.429 = mul i64 %group.412.i, 16
  %p.430 = getelementptr float, ptr %p.9, i64 %t.429
  call void @transpose_16_64(ptr %p.424, ptr %p.10, i64 64, i64 16)
  br label %query.431
query.431:
  %query.431.i = phi i64 [0, %group.412], [%query.431.next, %value.436.done]
  %t.432 = icmp slt i64 %query.431.i, 16
  br i1 %t.432, label %query.431.body, label %query.431.done
query.431.body:
  %t.433 = add i64 %t.414, %query.431.i
  %t.434 = mul i64 %query.431.i, 64
  %p.435 = getelementptr float, ptr %p.10, i64 %t.434
  br label %value.436
value.436:
  %value.436.i = phi i64 [0, %query.431.body], [%value.436.next, %value.436.body]
  %t.437 = icmp slt i64 %value.436.i, 64
  br i1 %t.437, label %value.436.body, label %value.436.done
value.436.body:
  %p.438 = getelementptr float, ptr %p.435, i64 %value.436.i
  %l.439 = load <8 x float>, ptr %p.438, align 4
  %t.440 = fmul <8 x float> %l.439, splat (float 0x3FC0000000000000)
  %t.441 = mul i64 %t.21, 131072
  %t.442 = add i64 %value.436.i, %t.441
  %t.443 = mul i64 %t.433, 64
  %t.444 = add i64 %t.443, %t.442
  %p.445 = getelementptr float, ptr %b6, i64 %t.444
  store <8 x float> %t.440, ptr %p.445, align 4
  %value.436.next = add nuw nsw i64 %value.436.i, 8
  br label %value.436
value.436.done:
  %query.431.next = add nuw nsw i64 %query.431.i, 1
  br label %query.431
query.431.done:
  %group.412.next = add nuw nsw i64 %group.412.i, 1
  %t.446 = icmp slt i64 %group.412.next, %t.401
  br i1 %t.446, label %group.412, label %group.412.done
group.412.done:
  %block.396.next = add nuw nsw i64 %block.396.i, 1
  %t.447 = icmp slt i64 %block.396.next, %t.395
  br i1 %t.447, label %block.396, label %block.396.done
block.396.done:
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
define void @kt_attention_0cc457f86a304ef5(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 42560
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 16384
  %p.4 = getelementptr float, ptr %p.2, i64 24576
  %p.5 = getelementptr float, ptr %p.2, i64 40960
  %p.6 = getelementptr float, ptr %p.2, i64 41216
  %p.7 = getelementptr float, ptr %p.2, i64 41472
  %p.8 = getelementptr float, ptr %p.2, i64 41536
  %p.9 = getelementptr float, ptr %p.2, i64 42560
  %p.10 = getelementptr float, ptr %p.2, i64 42560
  %t.11 = mul i64 %part, %n0
  %t.12 = udiv i64 %t.11, %parts
  %t.13 = add i64 %t.11, %n0
  %t.14 = udiv i64 %t.13, %parts
  br label %item.15
item.15:
  %item.15.i = phi i64 [%t.12, %entry], [%item.15.next, %block.282.done]
  %t.16 = icmp slt i64 %item.15.i, %t.14
  br i1 %t.16, label %item.15.body, label %item.15.done
item.15.body:
  %t.17 = urem i64 %item.15.i, 8
  %t.18 = udiv i64 %item.15.i, 8
  %t.19 = mul i64 %t.17, 256
  %t.20 = sub i64 2063, %t.19
  %t.21 = udiv i64 %t.20, 16
  %t.22 = call i64 @llvm.smin.i64(i64 %t.21, i64 4)
  %t.23 = sub i64 2111, %t.19
  %t.24 = udiv i64 %t.23, 64
  %t.25 = call i64 @llvm.smin.i64(i64 %t.24, i64 4)
  br label %block.26
block.26:
  %block.26.i = phi i64 [0, %item.15.body], [%block.26.next, %group.40.done]
  %t.27 = mul i64 %block.26.i, 64
  %t.28 = add i64 %t.19, %t.27
  %t.29 = sub i64 2063, %t.28
  %t.30 = udiv i64 %t.29, 16
  %t.31 = call i64 @llvm.smin.i64(i64 %t.30, i64 4)
  %t.32 = mul i64 %block.26.i, 4096
  %p.33 = getelementptr float, ptr %p.2, i64 %t.32
  %t.34 = mul i64 %block.26.i, 4096
  %p.35 = getelementptr float, ptr %p.4, i64 %t.34
  %t.36 = mul i64 %block.26.i, 64
  %p.37 = getelementptr float, ptr %p.5, i64 %t.36
  %t.38 = mul i64 %block.26.i, 64
  %p.39 = getelementptr float, ptr %p.6, i64 %t.38
  br label %group.40
group.40:
  %group.40.i = phi i64 [0, %block.26], [%group.40.next, %clear.69.done]
  %t.41 = mul i64 %group.40.i, 16
  %t.42 = add i64 %t.28, %t.41
  %t.43 = mul i64 %group.40.i, 1024
  %p.44 = getelementptr float, ptr %p.33, i64 %t.43
  %t.45 = mul i64 %group.40.i, 2048
  %p.46 = getelementptr float, ptr %p.3, i64 %t.45
  %t.47 = mul i64 %group.40.i, 1024
  %p.48 = getelementptr float, ptr %p.35, i64 %t.47
  %t.49 = mul i64 %group.40.i, 16
  %p.50 = getelementptr float, ptr %p.37, i64 %t.49
  %t.51 = mul i64 %group.40.i, 16
  %p.52 = getelementptr float, ptr %p.39, i64 %t.51
  %t.53 = mul i64 %group.40.i, 16
  %p.54 = getelementptr float, ptr %p.7, i64 %t.53
  br label %query.55
query.55:
  %query.55.i = phi i64 [0, %group.40], [%query.55.next, %depth.64.done]
  %t.56 = icmp slt i64 %query.55.i, 16
  br i1 %t.56, label %query.55.body, label %query.55.done
query.55.body:
  %t.57 = add i64 %t.42, %query.55.i
  %t.58 = mul i64 %t.18, 131072
  %t.59 = mul i64 %t.57, 64
  %t.60 = add i64 %t.59, %t.58
  %p.61 = getelementptr float, ptr %b1, i64 %t.60
  %t.62 = mul i64 %query.55.i, 64
  %p.63 = getelementptr float, ptr %p.8, i64 %t.62
  br label %depth.64
depth.64:
  %depth.64.i = phi i64 [0, %query.55.body], [%depth.64.next, %depth.64.body]
  %t.65 = icmp slt i64 %depth.64.i, 64
  br i1 %t.65, label %depth.64.body, label %depth.64.done
depth.64.body:
  %p.66 = getelementptr float, ptr %p.61, i64 %depth.64.i
  %l.67 = load <8 x float>, ptr %p.66, align 4
  %p.68 = getelementptr float, ptr %p.63, i64 %depth.64.i
  store <8 x float> %l.67, ptr %p.68, align 4
  %depth.64.next = add nuw nsw i64 %depth.64.i, 8
  br label %depth.64
depth.64.done:
  %query.55.next = add nuw nsw i64 %query.55.i, 1
  br label %query.55
query.55.done:
  call void @transpose_64_16(ptr %p.8, ptr %p.44, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.50, align 4
  store <16 x float> zeroinitializer, ptr %p.52, align 4
  br label %clear.69
clear.69:
  %clear.69.i = phi i64 [0, %query.55.done], [%clear.69.next, %clear.69.body]
  %t.70 = icmp slt i64 %clear.69.i, 64
  br i1 %t.70, label %clear.69.body, label %clear.69.done
clear.69.body:
  %t.71 = mul i64 %clear.69.i, 16
  %p.72 = getelementptr float, ptr %p.48, i64 %t.71
  store <16 x float> zeroinitializer, ptr %p.72, align 4
  %clear.69.next = add nuw nsw i64 %clear.69.i, 1
  br label %clear.69
clear.69.done:
  %group.40.next = add nuw nsw i64 %group.40.i, 1
  %t.73 = icmp slt i64 %group.40.next, %t.31
  br i1 %t.73, label %group.40, label %group.40.done
group.40.done:
  %block.26.next = add nuw nsw i64 %block.26.i, 1
  %t.74 = icmp slt i64 %block.26.next, %t.25
  br i1 %t.74, label %block.26, label %block.26.done
block.26.done:
  %t.75 = add i64 %t.19, 255
  %t.76 = call i64 @llvm.smin.i64(i64 %t.75, i64 2047)
  %t.77 = add i64 %t.76, 1
  %t.78 = sub i64 0, %t.19
  %t.79 = sub i64 0, %t.78
  %t.80 = call i64 @llvm.smax.i64(i64 %t.79, i64 0)
  %t.81 = udiv i64 %t.80, 128
  %t.82 = mul i64 %t.81, 128
  %t.83 = call i64 @llvm.smax.i64(i64 0, i64 %t.82)
  %t.84 = call i64 @llvm.smin.i64(i64 2048, i64 2048)
  br label %keys.85
keys.85:
  %keys.85.i = phi i64 [%t.83, %block.26.done], [%keys.85.next, %block.90.done]
  %t.86 = icmp slt i64 %keys.85.i, %t.84
  br i1 %t.86, label %keys.85.body, label %keys.85.done
keys.85.body:
  %t.87 = sub i64 2111, %t.19
  %t.88 = udiv i64 %t.87, 64
  %t.89 = call i64 @llvm.smin.i64(i64 %t.88, i64 4)
  br label %block.90
block.90:
  %block.90.i = phi i64 [0, %keys.85.body], [%block.90.next, %if.115.end]
  %t.91 = mul i64 %block.90.i, 64
  %t.92 = add i64 %t.19, %t.91
  %t.93 = sub i64 2063, %t.92
  %t.94 = udiv i64 %t.93, 16
  %t.95 = call i64 @llvm.smin.i64(i64 %t.94, i64 4)
  %t.96 = mul i64 %block.90.i, 4096
  %p.97 = getelementptr float, ptr %p.2, i64 %t.96
  %t.98 = mul i64 %block.90.i, 4096
  %p.99 = getelementptr float, ptr %p.4, i64 %t.98
  %t.100 = mul i64 %block.90.i, 64
  %p.101 = getelementptr float, ptr %p.5, i64 %t.100
  %t.102 = mul i64 %block.90.i, 64
  %p.103 = getelementptr float, ptr %p.6, i64 %t.102
  %t.104 = add i64 %t.92, 63
  %t.105 = call i64 @llvm.smin.i64(i64 %t.104, i64 2047)
  %t.106 = sub i64 0, %t.92
  %t.107 = sub i64 0, %t.106
  %t.108 = call i64 @llvm.smax.i64(i64 %t.107, i64 0)
  %t.109 = udiv i64 %t.108, 128
  %t.110 = mul i64 %t.109, 128
  %t.111 = call i64 @llvm.smax.i64(i64 0, i64 %t.110)
  %t.112 = icmp sge i64 %keys.85.i, %t.111
  %t.113 = icmp slt i64 %keys.85.i, 2048
  %t.114 = and i1 %t.112, %t.113
  br i1 %t.114, label %if.115, label %if.115.end
if.115:
  %t.116 = mul i64 %t.18, 131072
  %t.117 = mul i64 %keys.85.i, 64
  %t.118 = add i64 %t.116, %t.117
  %p.119 = getelementptr float, ptr %b0, i64 %t.118
  br label %tile.120
tile.120:
  %tile.120.i = phi i64 [0, %if.115], [%tile.120.next, %group.124.done]
  %t.121 = mul i64 %tile.120.i, 6
  %t.122 = mul i64 %t.121, 64
  %p.123 = getelementptr float, ptr %p.119, i64 %t.122
  br label %group.124
group.124:
  %group.124.i = phi i64 [0, %tile.120], [%group.124.next, %group.124]
  %t.125 = mul i64 %group.124.i, 16
  %t.126 = add i64 %t.92, %t.125
  %t.127 = mul i64 %group.124.i, 1024
  %p.128 = getelementptr float, ptr %p.97, i64 %t.127
  %t.129 = mul i64 %group.124.i, 2048
  %p.130 = getelementptr float, ptr %p.3, i64 %t.129
  %t.131 = mul i64 %group.124.i, 1024
  %p.132 = getelementptr float, ptr %p.99, i64 %t.131
  %t.133 = mul i64 %group.124.i, 16
  %p.134 = getelementptr float, ptr %p.101, i64 %t.133
  %t.135 = mul i64 %group.124.i, 16
  %p.136 = getelementptr float, ptr %p.103, i64 %t.135
  %t.137 = mul i64 %group.124.i, 16
  %p.138 = getelementptr float, ptr %p.7, i64 %t.137
  %t.139 = mul i64 %t.121, 16
  %p.140 = getelementptr float, ptr %p.130, i64 %t.139
  call void @scores0_6(ptr %p.123, ptr %p.128, ptr %p.140, ptr %p.138)
  %group.124.next = add nuw nsw i64 %group.124.i, 1
  %t.141 = icmp slt i64 %group.124.next, %t.95
  br i1 %t.141, label %group.124, label %group.124.done
group.124.done:
  %tile.120.next = add nuw nsw i64 %tile.120.i, 1
  %t.142 = icmp slt i64 %tile.120.next, 18
  br i1 %t.142, label %tile.120, label %tile.120.done
tile.120.done:
  br label %tile.143
tile.143:
  %tile.143.i = phi i64 [18, %tile.120.done], [%tile.143.next, %group.148.done]
  %t.144 = mul i64 %tile.143.i, 5
  %t.145 = add i64 %t.144, 18
  %t.146 = mul i64 %t.145, 64
  %p.147 = getelementptr float, ptr %p.119, i64 %t.146
  br label %group.148
group.148:
  %group.148.i = phi i64 [0, %tile.143], [%group.148.next, %group.148]
  %t.149 = mul i64 %group.148.i, 16
  %t.150 = add i64 %t.92, %t.149
  %t.151 = mul i64 %group.148.i, 1024
  %p.152 = getelementptr float, ptr %p.97, i64 %t.151
  %t.153 = mul i64 %group.148.i, 2048
  %p.154 = getelementptr float, ptr %p.3, i64 %t.153
  %t.155 = mul i64 %group.148.i, 1024
  %p.156 = getelementptr float, ptr %p.99, i64 %t.155
  %t.157 = mul i64 %group.148.i, 16
  %p.158 = getelementptr float, ptr %p.101, i64 %t.157
  %t.159 = mul i64 %group.148.i, 16
  %p.160 = getelementptr float, ptr %p.103, i64 %t.159
  %t.161 = mul i64 %group.148.i, 16
  %p.162 = getelementptr float, ptr %p.7, i64 %t.161
  %t.163 = mul i64 %t.145, 16
  %p.164 = getelementptr float, ptr %p.154, i64 %t.163
  call void @scores0_5(ptr %p.147, ptr %p.152, ptr %p.164, ptr %p.162)
  %group.148.next = add nuw nsw i64 %group.148.i, 1
  %t.165 = icmp slt i64 %group.148.next, %t.95
  br i1 %t.165, label %group.148, label %group.148.done
group.148.done:
  %tile.143.next = add nuw nsw i64 %tile.143.i, 1
  %t.166 = icmp slt i64 %tile.143.next, 22
  br i1 %t.166, label %tile.143, label %tile.143.done
tile.143.done:
  br label %group.167
group.167:
  %group.167.i = phi i64 [0, %tile.143.done], [%group.167.next, %score.184.done]
  %t.168 = mul i64 %group.167.i, 16
  %t.169 = add i64 %t.92, %t.168
  %t.170 = mul i64 %group.167.i, 1024
  %p.171 = getelementptr float, ptr %p.97, i64 %t.170
  %t.172 = mul i64 %group.167.i, 2048
  %p.173 = getelementptr float, ptr %p.3, i64 %t.172
  %t.174 = mul i64 %group.167.i, 1024
  %p.175 = getelementptr float, ptr %p.99, i64 %t.174
  %t.176 = mul i64 %group.167.i, 16
  %p.177 = getelementptr float, ptr %p.101, i64 %t.176
  %t.178 = mul i64 %group.167.i, 16
  %p.179 = getelementptr float, ptr %p.103, i64 %t.178
  %t.180 = mul i64 %group.167.i, 16
  %p.181 = getelementptr float, ptr %p.7, i64 %t.180
  %t.182 = mul i64 %t.18, 2048
  %p.183 = getelementptr float, ptr %b2, i64 %t.182
  br label %score.184
score.184:
  %score.184.i = phi i64 [0, %group.167], [%score.184.next, %score.184]
  %t.185 = add i64 %keys.85.i, %score.184.i
  %t.186 = mul i64 %score.184.i, 16
  %p.187 = getelementptr float, ptr %p.173, i64 %t.186
  %l.188 = load <16 x float>, ptr %p.187, align 4
  %t.189 = trunc i64 %t.169 to i32
  %t.190 = insertelement <16 x i32> poison, i32 %t.189, i64 0
  %s.191 = shufflevector <16 x i32> %t.190, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.192 = add <16 x i32> %s.191, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.193 = trunc i64 %t.185 to i32
  %t.194 = insertelement <16 x i32> poison, i32 %t.193, i64 0
  %s.195 = shufflevector <16 x i32> %t.194, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.196 = icmp sle <16 x i32> %t.192, %s.195
  %t.197 = fmul <16 x float> %l.188, splat (float 0x3FC0000000000000)
  %t.198 = select <16 x i1> %t.196, <16 x float> %t.197, <16 x float> splat (float 0xFFF0000000000000)
  %p.199 = getelementptr float, ptr %p.183, i64 %t.185
  %l.200 = load float, ptr %p.199, align 4
  %t.201 = insertelement <16 x float> poison, float %l.200, i64 0
  %s.202 = shufflevector <16 x float> %t.201, <16 x float> poison, <16 x i32> zeroinitializer
  %t.203 = fsub <16 x float> %t.198, %s.202
  %t.204 = fcmp olt <16 x float> %t.203, splat (float 0xC056000000000000)
  %t.205 = select <16 x i1> %t.204, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.203
  %t.206 = fcmp ogt <16 x float> %t.205, splat (float 0x4056400000000000)
  %t.207 = select <16 x i1> %t.206, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.205
  %t.208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.207, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.209 = fsub <16 x float> %t.208, splat (float 0x4138007F00000000)
  %t.210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.209, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.207)
  %t.211 = bitcast <16 x float> %t.208 to <16 x i32>
  %t.212 = shufflevector <16 x i32> %t.211, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.213 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.212)
  %t.214 = shufflevector <16 x i32> %t.211, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.215 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.214)
  %t.216 = shufflevector <8 x float> %t.213, <8 x float> %t.215, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.217 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.210, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.218 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.210, <16 x float> %t.217, <16 x float> splat (float 0x3FF0000000000000))
  %t.219 = fmul <16 x float> %t.218, %t.210
  %t.220 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.216, <16 x float> %t.219, <16 x float> %t.216)
  %t.221 = bitcast <16 x float> %t.208 to <16 x i32>
  %t.222 = shl <16 x i32> %t.221, splat (i32 20)
  %t.223 = and <16 x i32> %t.222, splat (i32 -8388608)
  %t.224 = bitcast <16 x i32> %t.223 to <16 x float>
  %t.225 = fmul <16 x float> %t.220, %t.224
  %p.226 = getelementptr float, ptr %p.173, i64 %t.186
  store <16 x float> %t.225, ptr %p.226, align 4
  %score.184.next = add nuw nsw i64 %score.184.i, 1
  %t.227 = icmp slt i64 %score.184.next, 128
  br i1 %t.227, label %score.184, label %score.184.done
score.184.done:
  %group.167.next = add nuw nsw i64 %group.167.i, 1
  %t.228 = icmp slt i64 %group.167.next, %t.95
  br i1 %t.228, label %group.167, label %group.167.done
group.167.done:
  %t.229 = mul i64 %t.18, 131072
  %t.230 = mul i64 %keys.85.i, 64
  %t.231 = add i64 %t.229, %t.230
  %p.232 = getelementptr float, ptr %b3, i64 %t.231
  br label %tile.233
tile.233:
  %tile.233.i = phi i64 [0, %group.167.done], [%tile.233.next, %group.236.done]
  %t.234 = mul i64 %tile.233.i, 6
  %p.235 = getelementptr float, ptr %p.232, i64 %t.234
  br label %group.236
group.236:
  %group.236.i = phi i64 [0, %tile.233], [%group.236.next, %group.236]
  %t.237 = mul i64 %group.236.i, 16
  %t.238 = add i64 %t.92, %t.237
  %t.239 = mul i64 %group.236.i, 1024
  %p.240 = getelementptr float, ptr %p.97, i64 %t.239
  %t.241 = mul i64 %group.236.i, 2048
  %p.242 = getelementptr float, ptr %p.3, i64 %t.241
  %t.243 = mul i64 %group.236.i, 1024
  %p.244 = getelementptr float, ptr %p.99, i64 %t.243
  %t.245 = mul i64 %group.236.i, 16
  %p.246 = getelementptr float, ptr %p.101, i64 %t.245
  %t.247 = mul i64 %group.236.i, 16
  %p.248 = getelementptr float, ptr %p.103, i64 %t.247
  %t.249 = mul i64 %group.236.i, 16
  %p.250 = getelementptr float, ptr %p.7, i64 %t.249
  %t.251 = mul i64 %t.234, 16
  %p.252 = getelementptr float, ptr %p.244, i64 %t.251
  call void @values6_128(ptr %p.235, ptr %p.242, ptr %p.252, ptr %p.250)
  %group.236.next = add nuw nsw i64 %group.236.i, 1
  %t.253 = icmp slt i64 %group.236.next, %t.95
  br i1 %t.253, label %group.236, label %group.236.done
group.236.done:
  %tile.233.next = add nuw nsw i64 %tile.233.i, 1
  %t.254 = icmp slt i64 %tile.233.next, 9
  br i1 %t.254, label %tile.233, label %tile.233.done
tile.233.done:
  br label %tile.255
tile.255:
  %tile.255.i = phi i64 [9, %tile.233.done], [%tile.255.next, %group.259.done]
  %t.256 = mul i64 %tile.255.i, 5
  %t.257 = add i64 %t.256, 9
  %p.258 = getelementptr float, ptr %p.232, i64 %t.257
  br label %group.259
group.259:
  %group.259.i = phi i64 [0, %tile.255], [%group.259.next, %group.259]
  %t.260 = mul i64 %group.259.i, 16
  %t.261 = add i64 %t.92, %t.260
  %t.262 = mul i64 %group.259.i, 1024
  %p.263 = getelementptr float, ptr %p.97, i64 %t.262
  %t.264 = mul i64 %group.259.i, 2048
  %p.265 = getelementptr float, ptr %p.3, i64 %t.264
  %t.266 = mul i64 %group.259.i, 1024
  %p.267 = getelementptr float, ptr %p.99, i64 %t.266
  %t.268 = mul i64 %group.259.i, 16
  %p.269 = getelementptr float, ptr %p.101, i64 %t.268
  %t.270 = mul i64 %group.259.i, 16
  %p.271 = getelementptr float, ptr %p.103, i64 %t.270
  %t.272 = mul i64 %group.259.i, 16
  %p.273 = getelementptr float, ptr %p.7, i64 %t.272
  %t.274 = mul i64 %t.257, 16
  %p.275 = getelementptr float, ptr %p.267, i64 %t.274
  call void @values5_128(ptr %p.258, ptr %p.265, ptr %p.275, ptr %p.273)
  %group.259.next = add nuw nsw i64 %group.259.i, 1
  %t.276 = icmp slt i64 %group.259.next, %t.95
  br i1 %t.276, label %group.259, label %group.259.done
group.259.done:
  %tile.255.next = add nuw nsw i64 %tile.255.i, 1
  %t.277 = icmp slt i64 %tile.255.next, 11
  br i1 %t.277, label %tile.255, label %tile.255.done
tile.255.done:
  br label %if.115.end
if.115.end:
  %block.90.next = add nuw nsw i64 %block.90.i, 1
  %t.278 = icmp slt i64 %block.90.next, %t.89
  br i1 %t.278, label %block.90, label %block.90.done
block.90.done:
  %keys.85.next = add nuw nsw i64 %keys.85.i, 128
  br label %keys.85
keys.85.done:
  %t.279 = sub i64 2111, %t.19
  %t.280 = udiv i64 %t.279, 64
  %t.281 = call i64 @llvm.smin.i64(i64 %t.280, i64 4)
  br label %block.282
block.282:
  %block.282.i = phi i64 [0, %keys.85.done], [%block.282.next, %group.296.done]
  %t.283 = mul i64 %block.282.i, 64
  %t.284 = add i64 %t.19, %t.283
  %t.285 = sub i64 2063, %t.284
  %t.286 = udiv i64 %t.285, 16
  %t.287 = call i64 @llvm.smin.i64(i64 %t.286, i64 4)
  %t.288 = mul i64 %block.282.i, 4096
  %p.289 = getelementptr float, ptr %p.2, i64 %t.288
  %t.290 = mul i64 %block.282.i, 4096
  %p.291 = getelementptr float, ptr %p.4, i64 %t.290
  %t.292 = mul i64 %block.282.i, 64
  %p.293 = getelementptr float, ptr %p.5, i64 %t.292
  %t.294 = mul i64 %block.282.i, 64
  %p.295 = getelementptr float, ptr %p.6, i64 %t.294
  br label %group.296
group.296:
  %group.296.i = phi i64 [0, %block.282], [%group.296.next, %query.311.done]
  %t.297 = mul i64 %group.296.i, 16
  %t.298 = add i64 %t.284, %t.297
  %t.299 = mul i64 %group.296.i, 1024
  %p.300 = getelementptr float, ptr %p.289, i64 %t.299
  %t.301 = mul i64 %group.296.i, 2048
  %p.302 = getelementptr float, ptr %p.3, i64 %t.301
  %t.303 = mul i64 %group.296.i, 1024
  %p.304 = getelementptr float, ptr %p.291, i64 %t.303
  %t.305 = mul i64 %group.296.i, 16
  %p.306 = getelementptr float, ptr %p.293, i64 %t.305
  %t.307 = mul i64 %group.296.i, 16
  %p.308 = getelementptr float, ptr %p.295, i64 %t.307
  %t.309 = mul i64 %group.296.i, 16
  %p.310 = getelementptr float, ptr %p.7, i64 %t.309
  call void @transpose_16_64(ptr %p.304, ptr %p.8, i64 64, i64 16)
  br label %query.311
query.311:
  %query.311.i = phi i64 [0, %group.296], [%query.311.next, %value.316.done]
  %t.312 = icmp slt i64 %query.311.i, 16
  br i1 %t.312, label %query.311.body, label %query.311.done
query.311.body:
  %t.313 = add i64 %t.298, %query.311.i
  %t.314 = mul i64 %query.311.i, 64
  %p.315 = getelementptr float, ptr %p.8, i64 %t.314
  br label %value.316
value.316:
  %value.316.i = phi i64 [0, %query.311.body], [%value.316.next, %value.316.body]
  %t.317 = icmp slt i64 %value.316.i, 64
  br i1 %t.317, label %value.316.body, label %value.316.done
value.316.body:
  %p.318 = getelementptr float, ptr %p.315, i64 %value.316.i
  %l.319 = load <8 x float>, ptr %p.318, align 4
  %t.320 = mul i64 %t.18, 131072
  %t.321 = add i64 %value.316.i, %t.320
  %t.322 = mul i64 %t.313, 64
  %t.323 = add i64 %t.322, %t.321
  %p.324 = getelementptr float, ptr %b4, i64 %t.323
  store <8 x float> %l.319, ptr %p.324, align 4
  %value.316.next = add nuw nsw i64 %value.316.i, 8
  br label %value.316
value.316.done:
  %query.311.next = add nuw nsw i64 %query.311.i, 1
  br label %query.311
query.311.done:
  %group.296.next = add nuw nsw i64 %group.296.i, 1
  %t.325 = icmp slt i64 %group.296.next, %t.287
  br i1 %t.325, label %group.296, label %group.296.done
group.296.done:
  %block.282.next = add nuw nsw i64 %block.282.i, 1
  %t.326 = icmp slt i64 %block.282.next, %t.281
  br i1 %t.326, label %block.282, label %block.282.done
block.282.done:
  %item.15.next = add nuw nsw i64 %item.15.i, 1
  br label %item.15
item.15.done:
  ret void
}
!0 = !{i32 1}
