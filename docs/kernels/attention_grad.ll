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
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2.body]
  %t.3 = icmp slt i64 %column.2.i, %columns
  br i1 %t.3, label %column.2.body, label %column.2.done
column.2.body:
  %t.4 = mul i64 %row.1.i, 64
  %t.5 = add i64 %t.4, %column.2.i
  %p.6 = getelementptr float, ptr %from, i64 %t.5
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %p.6, i64 64
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %p.6, i64 128
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %p.6, i64 192
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %p.6, i64 256
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %p.6, i64 320
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %p.6, i64 384
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %p.6, i64 448
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %t.22 = mul i64 %column.2.i, 16
  %t.23 = add i64 %t.22, %row.1.i
  %p.24 = getelementptr float, ptr %to, i64 %t.23
  %t.25 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.26 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.27 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.28 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.29 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.30 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.31 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.32 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.33 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.34 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.35 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.36 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.37 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.38 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.39 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.40 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.41 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.43 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.44 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.45 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.47 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.48 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.41, ptr %p.24, align 4
  %p.49 = getelementptr float, ptr %p.24, i64 16
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.24, i64 32
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.24, i64 48
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.24, i64 64
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.24, i64 80
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.24, i64 96
  store <8 x float> %t.47, ptr %p.54, align 4
  %p.55 = getelementptr float, ptr %p.24, i64 112
  store <8 x float> %t.48, ptr %p.55, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  br label %column.2
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define internal void @scores0_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @scores0_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @values6_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
  %l.24 = load <8 x float>, ptr %beside, align 4
  %p.25 = getelementptr float, ptr %beside, i64 8
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
define internal void @values5_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
  %l.20 = load <8 x float>, ptr %beside, align 4
  %p.21 = getelementptr float, ptr %beside, i64 8
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
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2.body]
  %t.3 = icmp slt i64 %column.2.i, %columns
  br i1 %t.3, label %column.2.body, label %column.2.done
column.2.body:
  %t.4 = mul i64 %row.1.i, 16
  %t.5 = add i64 %t.4, %column.2.i
  %p.6 = getelementptr float, ptr %from, i64 %t.5
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %p.6, i64 16
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %p.6, i64 32
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %p.6, i64 48
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %p.6, i64 64
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %p.6, i64 80
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %p.6, i64 96
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %p.6, i64 112
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %t.22 = mul i64 %column.2.i, 64
  %t.23 = add i64 %t.22, %row.1.i
  %p.24 = getelementptr float, ptr %to, i64 %t.23
  %t.25 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.26 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.27 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.28 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.29 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.30 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.31 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.32 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.33 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.34 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.35 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.36 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.37 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.38 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.39 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.40 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.41 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.43 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.44 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.45 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.47 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.48 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.41, ptr %p.24, align 4
  %p.49 = getelementptr float, ptr %p.24, i64 64
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.24, i64 128
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.24, i64 192
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.24, i64 256
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.24, i64 320
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.24, i64 384
  store <8 x float> %t.47, ptr %p.54, align 4
  %p.55 = getelementptr float, ptr %p.24, i64 448
  store <8 x float> %t.48, ptr %p.55, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  br label %column.2
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define void @kt_attention_9ff95bb91f4e1aa6(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 42816
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 16384
  %p.4 = getelementptr float, ptr %p.2, i64 24576
  %p.5 = getelementptr float, ptr %p.2, i64 40960
  %p.6 = getelementptr float, ptr %p.2, i64 41216
  %p.7 = getelementptr float, ptr %p.2, i64 41472
  %p.8 = getelementptr float, ptr %p.2, i64 41728
  %p.9 = getelementptr float, ptr %p.2, i64 41792
  %p.10 = getelementptr float, ptr %p.2, i64 42816
  %p.11 = getelementptr float, ptr %p.2, i64 42816
  %t.12 = mul i64 %part, %n0
  %t.13 = udiv i64 %t.12, %parts
  %t.14 = add i64 %t.12, %n0
  %t.15 = udiv i64 %t.14, %parts
  br label %item.16
item.16:
  %item.16.i = phi i64 [%t.13, %entry], [%item.16.next, %block.322.done]
  %item.16.c0 = phi i64 [-1, %entry], [%t.20, %block.322.done]
  %t.17 = icmp slt i64 %item.16.i, %t.15
  br i1 %t.17, label %item.16.body, label %item.16.done
item.16.body:
  %t.18 = urem i64 %item.16.i, 8
  %t.19 = udiv i64 %item.16.i, 8
  %t.20 = udiv i64 %item.16.i, 8
  %t.21 = mul i64 %t.18, 256
  %t.22 = sub i64 2063, %t.21
  %t.23 = udiv i64 %t.22, 16
  %t.24 = call i64 @llvm.smin.i64(i64 %t.23, i64 4)
  %t.25 = icmp ne i64 %t.20, %item.16.c0
  br i1 %t.25, label %if.26, label %if.26.end
if.26:
  %t.27 = add i64 2048, 127
  %t.28 = udiv i64 %t.27, 128
  %t.29 = mul i64 %t.28, 128
  %t.30 = call i64 @llvm.smin.i64(i64 %t.29, i64 2048)
  br label %if.26.end
if.26.end:
  %t.31 = sub i64 2111, %t.21
  %t.32 = udiv i64 %t.31, 64
  %t.33 = call i64 @llvm.smin.i64(i64 %t.32, i64 4)
  br label %block.34
block.34:
  %block.34.i = phi i64 [0, %if.26.end], [%block.34.next, %group.50.done]
  %t.35 = mul i64 %block.34.i, 64
  %t.36 = add i64 %t.21, %t.35
  %t.37 = sub i64 2063, %t.36
  %t.38 = udiv i64 %t.37, 16
  %t.39 = call i64 @llvm.smin.i64(i64 %t.38, i64 4)
  %t.40 = mul i64 %block.34.i, 4096
  %p.41 = getelementptr float, ptr %p.2, i64 %t.40
  %t.42 = mul i64 %block.34.i, 4096
  %p.43 = getelementptr float, ptr %p.4, i64 %t.42
  %t.44 = mul i64 %block.34.i, 64
  %p.45 = getelementptr float, ptr %p.5, i64 %t.44
  %t.46 = mul i64 %block.34.i, 64
  %p.47 = getelementptr float, ptr %p.6, i64 %t.46
  %t.48 = mul i64 %block.34.i, 64
  %p.49 = getelementptr float, ptr %p.7, i64 %t.48
  br label %group.50
group.50:
  %group.50.i = phi i64 [0, %block.34], [%group.50.next, %clear.81.done]
  %t.51 = mul i64 %group.50.i, 16
  %t.52 = add i64 %t.36, %t.51
  %t.53 = mul i64 %group.50.i, 1024
  %p.54 = getelementptr float, ptr %p.41, i64 %t.53
  %t.55 = mul i64 %group.50.i, 2048
  %p.56 = getelementptr float, ptr %p.3, i64 %t.55
  %t.57 = mul i64 %group.50.i, 1024
  %p.58 = getelementptr float, ptr %p.43, i64 %t.57
  %t.59 = mul i64 %group.50.i, 16
  %p.60 = getelementptr float, ptr %p.45, i64 %t.59
  %t.61 = mul i64 %group.50.i, 16
  %p.62 = getelementptr float, ptr %p.47, i64 %t.61
  %t.63 = mul i64 %group.50.i, 16
  %p.64 = getelementptr float, ptr %p.49, i64 %t.63
  %t.65 = mul i64 %group.50.i, 16
  %p.66 = getelementptr float, ptr %p.8, i64 %t.65
  br label %query.67
query.67:
  %query.67.i = phi i64 [0, %group.50], [%query.67.next, %depth.76.done]
  %t.68 = icmp slt i64 %query.67.i, 16
  br i1 %t.68, label %query.67.body, label %query.67.done
query.67.body:
  %t.69 = add i64 %t.52, %query.67.i
  %t.70 = mul i64 %t.19, 131072
  %t.71 = mul i64 %t.69, 64
  %t.72 = add i64 %t.71, %t.70
  %p.73 = getelementptr float, ptr %b0, i64 %t.72
  %t.74 = mul i64 %query.67.i, 64
  %p.75 = getelementptr float, ptr %p.9, i64 %t.74
  br label %depth.76
depth.76:
  %depth.76.i = phi i64 [0, %query.67.body], [%depth.76.next, %depth.76.body]
  %t.77 = icmp slt i64 %depth.76.i, 64
  br i1 %t.77, label %depth.76.body, label %depth.76.done
depth.76.body:
  %p.78 = getelementptr float, ptr %p.73, i64 %depth.76.i
  %l.79 = load <8 x float>, ptr %p.78, align 4
  %p.80 = getelementptr float, ptr %p.75, i64 %depth.76.i
  store <8 x float> %l.79, ptr %p.80, align 4
  %depth.76.next = add nuw nsw i64 %depth.76.i, 8
  br label %depth.76
depth.76.done:
  %query.67.next = add nuw nsw i64 %query.67.i, 1
  br label %query.67
query.67.done:
  call void @transpose_64_16(ptr %p.9, ptr %p.54, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.60, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.62, align 4
  store <16 x float> zeroinitializer, ptr %p.64, align 4
  br label %clear.81
clear.81:
  %clear.81.i = phi i64 [0, %query.67.done], [%clear.81.next, %clear.81.body]
  %t.82 = icmp slt i64 %clear.81.i, 64
  br i1 %t.82, label %clear.81.body, label %clear.81.done
clear.81.body:
  %t.83 = mul i64 %clear.81.i, 16
  %p.84 = getelementptr float, ptr %p.58, i64 %t.83
  store <16 x float> zeroinitializer, ptr %p.84, align 4
  %clear.81.next = add nuw nsw i64 %clear.81.i, 1
  br label %clear.81
clear.81.done:
  %group.50.next = add nuw nsw i64 %group.50.i, 1
  %t.85 = icmp slt i64 %group.50.next, %t.39
  br i1 %t.85, label %group.50, label %group.50.done
group.50.done:
  %block.34.next = add nuw nsw i64 %block.34.i, 1
  %t.86 = icmp slt i64 %block.34.next, %t.33
  br i1 %t.86, label %block.34, label %block.34.done
block.34.done:
  %t.87 = add i64 %t.21, 255
  %t.88 = call i64 @llvm.smin.i64(i64 %t.87, i64 2047)
  %t.89 = add i64 %t.88, 1
  %t.90 = add i64 %t.88, 1
  %t.91 = call i64 @llvm.smin.i64(i64 2048, i64 %t.90)
  %t.92 = call i64 @llvm.smin.i64(i64 %t.91, i64 2048)
  br label %keys.93
keys.93:
  %keys.93.i = phi i64 [0, %block.34.done], [%keys.93.next, %block.98.done]
  %t.94 = icmp slt i64 %keys.93.i, %t.92
  br i1 %t.94, label %keys.93.body, label %keys.93.done
keys.93.body:
  %t.95 = sub i64 2111, %t.21
  %t.96 = udiv i64 %t.95, 64
  %t.97 = call i64 @llvm.smin.i64(i64 %t.96, i64 4)
  br label %block.98
block.98:
  %block.98.i = phi i64 [0, %keys.93.body], [%block.98.next, %if.121.end]
  %t.99 = mul i64 %block.98.i, 64
  %t.100 = add i64 %t.21, %t.99
  %t.101 = sub i64 2063, %t.100
  %t.102 = udiv i64 %t.101, 16
  %t.103 = call i64 @llvm.smin.i64(i64 %t.102, i64 4)
  %t.104 = mul i64 %block.98.i, 4096
  %p.105 = getelementptr float, ptr %p.2, i64 %t.104
  %t.106 = mul i64 %block.98.i, 4096
  %p.107 = getelementptr float, ptr %p.4, i64 %t.106
  %t.108 = mul i64 %block.98.i, 64
  %p.109 = getelementptr float, ptr %p.5, i64 %t.108
  %t.110 = mul i64 %block.98.i, 64
  %p.111 = getelementptr float, ptr %p.6, i64 %t.110
  %t.112 = mul i64 %block.98.i, 64
  %p.113 = getelementptr float, ptr %p.7, i64 %t.112
  %t.114 = add i64 %t.100, 63
  %t.115 = call i64 @llvm.smin.i64(i64 %t.114, i64 2047)
  %t.116 = add i64 %t.115, 1
  %t.117 = call i64 @llvm.smin.i64(i64 2048, i64 %t.116)
  %t.118 = icmp sge i64 %keys.93.i, 0
  %t.119 = icmp slt i64 %keys.93.i, %t.117
  %t.120 = and i1 %t.118, %t.119
  br i1 %t.120, label %if.121, label %if.121.end
if.121:
  %t.122 = mul i64 %t.19, 131072
  %t.123 = mul i64 %keys.93.i, 64
  %t.124 = add i64 %t.122, %t.123
  %p.125 = getelementptr float, ptr %b1, i64 %t.124
  br label %tile.126
tile.126:
  %tile.126.i = phi i64 [0, %if.121], [%tile.126.next, %group.130.done]
  %t.127 = mul i64 %tile.126.i, 6
  %t.128 = mul i64 %t.127, 64
  %p.129 = getelementptr float, ptr %p.125, i64 %t.128
  br label %group.130
group.130:
  %group.130.i = phi i64 [0, %tile.126], [%group.130.next, %group.130]
  %t.131 = mul i64 %group.130.i, 16
  %t.132 = add i64 %t.100, %t.131
  %t.133 = mul i64 %group.130.i, 1024
  %p.134 = getelementptr float, ptr %p.105, i64 %t.133
  %t.135 = mul i64 %group.130.i, 2048
  %p.136 = getelementptr float, ptr %p.3, i64 %t.135
  %t.137 = mul i64 %group.130.i, 1024
  %p.138 = getelementptr float, ptr %p.107, i64 %t.137
  %t.139 = mul i64 %group.130.i, 16
  %p.140 = getelementptr float, ptr %p.109, i64 %t.139
  %t.141 = mul i64 %group.130.i, 16
  %p.142 = getelementptr float, ptr %p.111, i64 %t.141
  %t.143 = mul i64 %group.130.i, 16
  %p.144 = getelementptr float, ptr %p.113, i64 %t.143
  %t.145 = mul i64 %group.130.i, 16
  %p.146 = getelementptr float, ptr %p.8, i64 %t.145
  %t.147 = mul i64 %t.127, 16
  %p.148 = getelementptr float, ptr %p.136, i64 %t.147
  call void @scores0_6(ptr %p.129, ptr %p.134, ptr %p.148, ptr %p.142)
  %group.130.next = add nuw nsw i64 %group.130.i, 1
  %t.149 = icmp slt i64 %group.130.next, %t.103
  br i1 %t.149, label %group.130, label %group.130.done
group.130.done:
  %tile.126.next = add nuw nsw i64 %tile.126.i, 1
  %t.150 = icmp slt i64 %tile.126.next, 18
  br i1 %t.150, label %tile.126, label %tile.126.done
tile.126.done:
  br label %tile.151
tile.151:
  %tile.151.i = phi i64 [18, %tile.126.done], [%tile.151.next, %group.156.done]
  %t.152 = mul i64 %tile.151.i, 5
  %t.153 = add i64 %t.152, 18
  %t.154 = mul i64 %t.153, 64
  %p.155 = getelementptr float, ptr %p.125, i64 %t.154
  br label %group.156
group.156:
  %group.156.i = phi i64 [0, %tile.151], [%group.156.next, %group.156]
  %t.157 = mul i64 %group.156.i, 16
  %t.158 = add i64 %t.100, %t.157
  %t.159 = mul i64 %group.156.i, 1024
  %p.160 = getelementptr float, ptr %p.105, i64 %t.159
  %t.161 = mul i64 %group.156.i, 2048
  %p.162 = getelementptr float, ptr %p.3, i64 %t.161
  %t.163 = mul i64 %group.156.i, 1024
  %p.164 = getelementptr float, ptr %p.107, i64 %t.163
  %t.165 = mul i64 %group.156.i, 16
  %p.166 = getelementptr float, ptr %p.109, i64 %t.165
  %t.167 = mul i64 %group.156.i, 16
  %p.168 = getelementptr float, ptr %p.111, i64 %t.167
  %t.169 = mul i64 %group.156.i, 16
  %p.170 = getelementptr float, ptr %p.113, i64 %t.169
  %t.171 = mul i64 %group.156.i, 16
  %p.172 = getelementptr float, ptr %p.8, i64 %t.171
  %t.173 = mul i64 %t.153, 16
  %p.174 = getelementptr float, ptr %p.162, i64 %t.173
  call void @scores0_5(ptr %p.155, ptr %p.160, ptr %p.174, ptr %p.168)
  %group.156.next = add nuw nsw i64 %group.156.i, 1
  %t.175 = icmp slt i64 %group.156.next, %t.103
  br i1 %t.175, label %group.156, label %group.156.done
group.156.done:
  %tile.151.next = add nuw nsw i64 %tile.151.i, 1
  %t.176 = icmp slt i64 %tile.151.next, 22
  br i1 %t.176, label %tile.151, label %tile.151.done
tile.151.done:
  br label %group.177
group.177:
  %group.177.i = phi i64 [0, %tile.151.done], [%group.177.next, %weight.237.done]
  %t.178 = mul i64 %group.177.i, 16
  %t.179 = add i64 %t.100, %t.178
  %t.180 = mul i64 %group.177.i, 1024
  %p.181 = getelementptr float, ptr %p.105, i64 %t.180
  %t.182 = mul i64 %group.177.i, 2048
  %p.183 = getelementptr float, ptr %p.3, i64 %t.182
  %t.184 = mul i64 %group.177.i, 1024
  %p.185 = getelementptr float, ptr %p.107, i64 %t.184
  %t.186 = mul i64 %group.177.i, 16
  %p.187 = getelementptr float, ptr %p.109, i64 %t.186
  %t.188 = mul i64 %group.177.i, 16
  %p.189 = getelementptr float, ptr %p.111, i64 %t.188
  %t.190 = mul i64 %group.177.i, 16
  %p.191 = getelementptr float, ptr %p.113, i64 %t.190
  %t.192 = mul i64 %group.177.i, 16
  %p.193 = getelementptr float, ptr %p.8, i64 %t.192
  %l.194 = load <16 x float>, ptr %p.187, align 4
  br label %score.195
score.195:
  %score.195.i = phi i64 [0, %group.177], [%score.195.next, %score.195]
  %score.195.c0 = phi <16 x float> [%l.194, %group.177], [%t.212, %score.195]
  %t.196 = add i64 %keys.93.i, %score.195.i
  %t.197 = mul i64 %score.195.i, 16
  %p.198 = getelementptr float, ptr %p.183, i64 %t.197
  %l.199 = load <16 x float>, ptr %p.198, align 4
  %t.200 = trunc i64 %t.196 to i32
  %t.201 = insertelement <16 x i32> poison, i32 %t.200, i64 0
  %s.202 = shufflevector <16 x i32> %t.201, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.203 = trunc i64 %t.179 to i32
  %t.204 = insertelement <16 x i32> poison, i32 %t.203, i64 0
  %s.205 = shufflevector <16 x i32> %t.204, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.206 = add <16 x i32> %s.205, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.207 = icmp sle <16 x i32> %s.202, %t.206
  %t.208 = fmul <16 x float> %l.199, splat (float 0x3FC0000000000000)
  %t.209 = select <16 x i1> %t.207, <16 x float> %t.208, <16 x float> splat (float 0xFFF0000000000000)
  %p.210 = getelementptr float, ptr %p.183, i64 %t.197
  store <16 x float> %t.209, ptr %p.210, align 4
  %t.211 = fcmp ogt <16 x float> %t.209, %score.195.c0
  %t.212 = select <16 x i1> %t.211, <16 x float> %t.209, <16 x float> %score.195.c0
  %score.195.next = add nuw nsw i64 %score.195.i, 1
  %t.213 = icmp slt i64 %score.195.next, 128
  br i1 %t.213, label %score.195, label %score.195.done
score.195.done:
  %t.214 = fsub <16 x float> %l.194, %t.212
  %t.215 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.214, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138000000000000))
  %t.216 = fsub <16 x float> %t.215, splat (float 0x4138000000000000)
  %t.217 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.216, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.214)
  %t.218 = bitcast <16 x float> %t.215 to <16 x i32>
  %t.219 = shl <16 x i32> %t.218, splat (i32 20)
  %t.220 = bitcast <16 x float> %t.215 to <16 x i32>
  %t.221 = shufflevector <16 x i32> %t.220, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.222 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.221)
  %t.223 = shufflevector <16 x i32> %t.220, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.224 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.223)
  %t.225 = shufflevector <8 x float> %t.222, <8 x float> %t.224, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.226 = bitcast <16 x float> %t.225 to <16 x i32>
  %t.227 = add <16 x i32> %t.226, %t.219
  %t.228 = bitcast <16 x i32> %t.227 to <16 x float>
  %t.229 = fmul <16 x float> %t.217, %t.217
  %t.230 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.217, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.231 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.229, <16 x float> %t.230, <16 x float> %t.217)
  %t.232 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.228, <16 x float> %t.231, <16 x float> %t.228)
  %t.233 = fcmp olt <16 x float> %t.214, splat (float 0xC055D33340000000)
  %t.234 = select <16 x i1> %t.233, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.232
  store <16 x float> %t.234, ptr %p.193, align 4
  store <16 x float> %t.212, ptr %p.187, align 4
  %l.235 = load <16 x float>, ptr %p.191, align 4
  %t.236 = fmul <16 x float> %l.235, %t.234
  br label %weight.237
weight.237:
  %weight.237.i = phi i64 [0, %score.195.done], [%weight.237.next, %weight.237]
  %weight.237.c0 = phi <16 x float> [%t.236, %score.195.done], [%t.262, %weight.237]
  %t.238 = mul i64 %weight.237.i, 16
  %p.239 = getelementptr float, ptr %p.183, i64 %t.238
  %l.240 = load <16 x float>, ptr %p.239, align 4
  %t.241 = fsub <16 x float> %l.240, %t.212
  %t.242 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.241, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138000000000000))
  %t.243 = fsub <16 x float> %t.242, splat (float 0x4138000000000000)
  %t.244 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.243, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.241)
  %t.245 = bitcast <16 x float> %t.242 to <16 x i32>
  %t.246 = shl <16 x i32> %t.245, splat (i32 20)
  %t.247 = bitcast <16 x float> %t.242 to <16 x i32>
  %t.248 = shufflevector <16 x i32> %t.247, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.249 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.248)
  %t.250 = shufflevector <16 x i32> %t.247, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.251 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.250)
  %t.252 = shufflevector <8 x float> %t.249, <8 x float> %t.251, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.253 = bitcast <16 x float> %t.252 to <16 x i32>
  %t.254 = add <16 x i32> %t.253, %t.246
  %t.255 = bitcast <16 x i32> %t.254 to <16 x float>
  %t.256 = fmul <16 x float> %t.244, %t.244
  %t.257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.244, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.256, <16 x float> %t.257, <16 x float> %t.244)
  %t.259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.255, <16 x float> %t.258, <16 x float> %t.255)
  %t.260 = fcmp olt <16 x float> %t.241, splat (float 0xC055D33340000000)
  %t.261 = select <16 x i1> %t.260, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.259
  store <16 x float> %t.261, ptr %p.239, align 4
  %t.262 = fadd <16 x float> %weight.237.c0, %t.261
  %weight.237.next = add nuw nsw i64 %weight.237.i, 1
  %t.263 = icmp slt i64 %weight.237.next, 128
  br i1 %t.263, label %weight.237, label %weight.237.done
weight.237.done:
  store <16 x float> %t.262, ptr %p.191, align 4
  %group.177.next = add nuw nsw i64 %group.177.i, 1
  %t.264 = icmp slt i64 %group.177.next, %t.103
  br i1 %t.264, label %group.177, label %group.177.done
group.177.done:
  %t.265 = mul i64 %t.19, 131072
  %t.266 = mul i64 %keys.93.i, 64
  %t.267 = add i64 %t.265, %t.266
  %p.268 = getelementptr float, ptr %b2, i64 %t.267
  br label %tile.269
tile.269:
  %tile.269.i = phi i64 [0, %group.177.done], [%tile.269.next, %group.272.done]
  %t.270 = mul i64 %tile.269.i, 6
  %p.271 = getelementptr float, ptr %p.268, i64 %t.270
  br label %group.272
group.272:
  %group.272.i = phi i64 [0, %tile.269], [%group.272.next, %group.272]
  %t.273 = mul i64 %group.272.i, 16
  %t.274 = add i64 %t.100, %t.273
  %t.275 = mul i64 %group.272.i, 1024
  %p.276 = getelementptr float, ptr %p.105, i64 %t.275
  %t.277 = mul i64 %group.272.i, 2048
  %p.278 = getelementptr float, ptr %p.3, i64 %t.277
  %t.279 = mul i64 %group.272.i, 1024
  %p.280 = getelementptr float, ptr %p.107, i64 %t.279
  %t.281 = mul i64 %group.272.i, 16
  %p.282 = getelementptr float, ptr %p.109, i64 %t.281
  %t.283 = mul i64 %group.272.i, 16
  %p.284 = getelementptr float, ptr %p.111, i64 %t.283
  %t.285 = mul i64 %group.272.i, 16
  %p.286 = getelementptr float, ptr %p.113, i64 %t.285
  %t.287 = mul i64 %group.272.i, 16
  %p.288 = getelementptr float, ptr %p.8, i64 %t.287
  %t.289 = mul i64 %t.270, 16
  %p.290 = getelementptr float, ptr %p.280, i64 %t.289
  call void @values6_128(ptr %p.271, ptr %p.278, ptr %p.290, ptr %p.288)
  %group.272.next = add nuw nsw i64 %group.272.i, 1
  %t.291 = icmp slt i64 %group.272.next, %t.103
  br i1 %t.291, label %group.272, label %group.272.done
group.272.done:
  %tile.269.next = add nuw nsw i64 %tile.269.i, 1
  %t.292 = icmp slt i64 %tile.269.next, 9
  br i1 %t.292, label %tile.269, label %tile.269.done
tile.269.done:
  br label %tile.293
tile.293:
  %tile.293.i = phi i64 [9, %tile.269.done], [%tile.293.next, %group.297.done]
  %t.294 = mul i64 %tile.293.i, 5
  %t.295 = add i64 %t.294, 9
  %p.296 = getelementptr float, ptr %p.268, i64 %t.295
  br label %group.297
group.297:
  %group.297.i = phi i64 [0, %tile.293], [%group.297.next, %group.297]
  %t.298 = mul i64 %group.297.i, 16
  %t.299 = add i64 %t.100, %t.298
  %t.300 = mul i64 %group.297.i, 1024
  %p.301 = getelementptr float, ptr %p.105, i64 %t.300
  %t.302 = mul i64 %group.297.i, 2048
  %p.303 = getelementptr float, ptr %p.3, i64 %t.302
  %t.304 = mul i64 %group.297.i, 1024
  %p.305 = getelementptr float, ptr %p.107, i64 %t.304
  %t.306 = mul i64 %group.297.i, 16
  %p.307 = getelementptr float, ptr %p.109, i64 %t.306
  %t.308 = mul i64 %group.297.i, 16
  %p.309 = getelementptr float, ptr %p.111, i64 %t.308
  %t.310 = mul i64 %group.297.i, 16
  %p.311 = getelementptr float, ptr %p.113, i64 %t.310
  %t.312 = mul i64 %group.297.i, 16
  %p.313 = getelementptr float, ptr %p.8, i64 %t.312
  %t.314 = mul i64 %t.295, 16
  %p.315 = getelementptr float, ptr %p.305, i64 %t.314
  call void @values5_128(ptr %p.296, ptr %p.303, ptr %p.315, ptr %p.313)
  %group.297.next = add nuw nsw i64 %group.297.i, 1
  %t.316 = icmp slt i64 %group.297.next, %t.103
  br i1 %t.316, label %group.297, label %group.297.done
group.297.done:
  %tile.293.next = add nuw nsw i64 %tile.293.i, 1
  %t.317 = icmp slt i64 %tile.293.next, 11
  br i1 %t.317, label %tile.293, label %tile.293.done
tile.293.done:
  br label %if.121.end
if.121.end:
  %block.98.next = add nuw nsw i64 %block.98.i, 1
  %t.318 = icmp slt i64 %block.98.next, %t.97
  br i1 %t.318, label %block.98, label %block.98.done
block.98.done:
  %keys.93.next = add nuw nsw i64 %keys.93.i, 128
  br label %keys.93
keys.93.done:
  %t.319 = sub i64 2111, %t.21
  %t.320 = udiv i64 %t.319, 64
  %t.321 = call i64 @llvm.smin.i64(i64 %t.320, i64 4)
  br label %block.322
block.322:
  %block.322.i = phi i64 [0, %keys.93.done], [%block.322.next, %group.338.done]
  %t.323 = mul i64 %block.322.i, 64
  %t.324 = add i64 %t.21, %t.323
  %t.325 = sub i64 2063, %t.324
  %t.326 = udiv i64 %t.325, 16
  %t.327 = call i64 @llvm.smin.i64(i64 %t.326, i64 4)
  %t.328 = mul i64 %block.322.i, 4096
  %p.329 = getelementptr float, ptr %p.2, i64 %t.328
  %t.330 = mul i64 %block.322.i, 4096
  %p.331 = getelementptr float, ptr %p.4, i64 %t.330
  %t.332 = mul i64 %block.322.i, 64
  %p.333 = getelementptr float, ptr %p.5, i64 %t.332
  %t.334 = mul i64 %block.322.i, 64
  %p.335 = getelementptr float, ptr %p.6, i64 %t.334
  %t.336 = mul i64 %block.322.i, 64
  %p.337 = getelementptr float, ptr %p.7, i64 %t.336
  br label %group.338
group.338:
  %group.338.i = phi i64 [0, %block.322], [%group.338.next, %query.355.done]
  %t.339 = mul i64 %group.338.i, 16
  %t.340 = add i64 %t.324, %t.339
  %t.341 = mul i64 %group.338.i, 1024
  %p.342 = getelementptr float, ptr %p.329, i64 %t.341
  %t.343 = mul i64 %group.338.i, 2048
  %p.344 = getelementptr float, ptr %p.3, i64 %t.343
  %t.345 = mul i64 %group.338.i, 1024
  %p.346 = getelementptr float, ptr %p.331, i64 %t.345
  %t.347 = mul i64 %group.338.i, 16
  %p.348 = getelementptr float, ptr %p.333, i64 %t.347
  %t.349 = mul i64 %group.338.i, 16
  %p.350 = getelementptr float, ptr %p.335, i64 %t.349
  %t.351 = mul i64 %group.338.i, 16
  %p.352 = getelementptr float, ptr %p.337, i64 %t.351
  %t.353 = mul i64 %group.338.i, 16
  %p.354 = getelementptr float, ptr %p.8, i64 %t.353
  call void @transpose_16_64(ptr %p.346, ptr %p.9, i64 64, i64 16)
  br label %query.355
query.355:
  %query.355.i = phi i64 [0, %group.338], [%query.355.next, %value.364.done]
  %t.356 = icmp slt i64 %query.355.i, 16
  br i1 %t.356, label %query.355.body, label %query.355.done
query.355.body:
  %t.357 = add i64 %t.340, %query.355.i
  %p.358 = getelementptr float, ptr %p.352, i64 %query.355.i
  %l.359 = load float, ptr %p.358, align 4
  %p.360 = getelementptr float, ptr %p.348, i64 %query.355.i
  %l.361 = load float, ptr %p.360, align 4
  %t.362 = mul i64 %query.355.i, 64
  %p.363 = getelementptr float, ptr %p.9, i64 %t.362
  br label %value.364
value.364:
  %value.364.i = phi i64 [0, %query.355.body], [%value.364.next, %value.364.body]
  %t.365 = icmp slt i64 %value.364.i, 64
  br i1 %t.365, label %value.364.body, label %value.364.done
value.364.body:
  %p.366 = getelementptr float, ptr %p.363, i64 %value.364.i
  %l.367 = load <8 x float>, ptr %p.366, align 4
  %t.368 = insertelement <8 x float> poison, float %l.359, i64 0
  %s.369 = shufflevector <8 x float> %t.368, <8 x float> poison, <8 x i32> zeroinitializer
  %t.370 = fdiv <8 x float> %l.367, %s.369
  %t.371 = mul i64 %t.19, 131072
  %t.372 = add i64 %value.364.i, %t.371
  %t.373 = mul i64 %t.357, 64
  %t.374 = add i64 %t.373, %t.372
  %p.375 = getelementptr float, ptr %b4, i64 %t.374
  store <8 x float> %t.370, ptr %p.375, align 4
  %t.376 = mul i64 %t.19, 131072
  %t.377 = add i64 %value.364.i, %t.376
  %t.378 = mul i64 %t.357, 64
  %t.379 = add i64 %t.378, %t.377
  %p.380 = getelementptr float, ptr %b3, i64 %t.379
  %l.381 = load <8 x float>, ptr %p.380, align 4
  %t.382 = fmul <8 x float> %l.381, %t.370
  %t.383 = mul i64 %t.19, 131072
  %t.384 = add i64 %value.364.i, %t.383
  %t.385 = mul i64 %t.357, 64
  %t.386 = add i64 %t.385, %t.384
  %p.387 = getelementptr float, ptr %b6, i64 %t.386
  store <8 x float> %t.382, ptr %p.387, align 4
  %value.364.next = add nuw nsw i64 %value.364.i, 8
  br label %value.364
value.364.done:
  %query.355.next = add nuw nsw i64 %query.355.i, 1
  br label %query.355
query.355.done:
  %l.388 = load <16 x float>, ptr %p.352, align 4
  %l.389 = load <16 x float>, ptr %p.348, align 4
  %t.390 = fcmp olt <16 x float> %l.388, splat (float 0x3810000000000000)
  %t.391 = select <16 x i1> %t.390, <16 x float> splat (float 0x4160000000000000), <16 x float> splat (float 0x3FF0000000000000)
  %t.392 = fmul <16 x float> %l.388, %t.391
  %t.393 = bitcast <16 x float> %t.392 to <16 x i32>
  %t.394 = sub <16 x i32> %t.393, splat (i32 1059760811)
  %t.395 = and <16 x i32> %t.394, splat (i32 -8388608)
  %t.396 = sub <16 x i32> %t.393, %t.395
  %t.397 = bitcast <16 x i32> %t.396 to <16 x float>
  %t.398 = fsub <16 x float> %t.397, splat (float 0x3FF0000000000000)
  %t.399 = sitofp <16 x i32> %t.395 to <16 x float>
  %t.400 = select <16 x i1> %t.390, <16 x float> splat (float 0xC1A7000000000000), <16 x float> splat (float 0x0000000000000000)
  %t.401 = fadd <16 x float> %t.399, %t.400
  %t.402 = fmul <16 x float> %t.398, %t.398
  %t.403 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.398, <16 x float> splat (float 0x3FC1F274E0000000), <16 x float> splat (float 0xBFC3B0C5E0000000))
  %t.404 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.398, <16 x float> splat (float 0x3FC1EA8C00000000), <16 x float> splat (float 0xBFC5038E00000000))
  %t.405 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.402, <16 x float> %t.403, <16 x float> %t.404)
  %t.406 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.398, <16 x float> splat (float 0x3FC99D3AE0000000), <16 x float> splat (float 0xBFD00144E0000000))
  %t.407 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.402, <16 x float> %t.405, <16 x float> %t.406)
  %t.408 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.398, <16 x float> splat (float 0x3FD5554FC0000000), <16 x float> splat (float 0xBFDFFFFD60000000))
  %t.409 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.402, <16 x float> %t.407, <16 x float> %t.408)
  %t.410 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.402, <16 x float> %t.409, <16 x float> %t.398)
  %t.411 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.401, <16 x float> splat (float 0x3E762E4300000000), <16 x float> %t.410)
  %t.412 = fcmp oeq <16 x float> %l.388, splat (float 0x7FF0000000000000)
  %t.413 = select <16 x i1> %t.412, <16 x float> splat (float 0x7FF0000000000000), <16 x float> %t.411
  %t.414 = fcmp oeq <16 x float> %l.388, splat (float 0x0000000000000000)
  %t.415 = select <16 x i1> %t.414, <16 x float> splat (float 0xFFF0000000000000), <16 x float> %t.413
  %t.416 = fcmp ult <16 x float> %l.388, splat (float 0x0000000000000000)
  %t.417 = select <16 x i1> %t.416, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %t.415
  %t.418 = fadd <16 x float> %t.417, %l.389
  %t.419 = mul i64 %t.19, 2048
  %t.420 = add i64 %t.340, %t.419
  %p.421 = getelementptr float, ptr %b5, i64 %t.420
  store <16 x float> %t.418, ptr %p.421, align 4
  %group.338.next = add nuw nsw i64 %group.338.i, 1
  %t.422 = icmp slt i64 %group.338.next, %t.327
  br i1 %t.422, label %group.338, label %group.338.done
group.338.done:
  %block.322.next = add nuw nsw i64 %block.322.i, 1
  %t.423 = icmp slt i64 %block.322.next, %t.321
  br i1 %t.423, label %block.322, label %block.322.done
block.322.done:
  %item.16.next = add nuw nsw i64 %item.16.i, 1
  br label %item.16
item.16.done:
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
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2.body]
  %t.3 = icmp slt i64 %column.2.i, %columns
  br i1 %t.3, label %column.2.body, label %column.2.done
column.2.body:
  %t.4 = mul i64 %row.1.i, 64
  %t.5 = add i64 %t.4, %column.2.i
  %p.6 = getelementptr float, ptr %from, i64 %t.5
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %p.6, i64 64
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %p.6, i64 128
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %p.6, i64 192
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %p.6, i64 256
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %p.6, i64 320
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %p.6, i64 384
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %p.6, i64 448
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %t.22 = mul i64 %column.2.i, 16
  %t.23 = add i64 %t.22, %row.1.i
  %p.24 = getelementptr float, ptr %to, i64 %t.23
  %t.25 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.26 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.27 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.28 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.29 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.30 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.31 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.32 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.33 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.34 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.35 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.36 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.37 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.38 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.39 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.40 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.41 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.43 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.44 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.45 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.47 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.48 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.41, ptr %p.24, align 4
  %p.49 = getelementptr float, ptr %p.24, i64 16
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.24, i64 32
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.24, i64 48
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.24, i64 64
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.24, i64 80
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.24, i64 96
  store <8 x float> %t.47, ptr %p.54, align 4
  %p.55 = getelementptr float, ptr %p.24, i64 112
  store <8 x float> %t.48, ptr %p.55, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  br label %column.2
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define internal void @scores0_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @scores0_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @scores1_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @scores1_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @values6_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @values5_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2.body]
  %t.3 = icmp slt i64 %column.2.i, %columns
  br i1 %t.3, label %column.2.body, label %column.2.done
column.2.body:
  %t.4 = mul i64 %row.1.i, 16
  %t.5 = add i64 %t.4, %column.2.i
  %p.6 = getelementptr float, ptr %from, i64 %t.5
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %p.6, i64 16
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %p.6, i64 32
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %p.6, i64 48
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %p.6, i64 64
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %p.6, i64 80
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %p.6, i64 96
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %p.6, i64 112
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %t.22 = mul i64 %column.2.i, 64
  %t.23 = add i64 %t.22, %row.1.i
  %p.24 = getelementptr float, ptr %to, i64 %t.23
  %t.25 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.26 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.27 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.28 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.29 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.30 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.31 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.32 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.33 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.34 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.35 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.36 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.37 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.38 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.39 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.40 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.41 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.43 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.44 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.45 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.47 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.48 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.41, ptr %p.24, align 4
  %p.49 = getelementptr float, ptr %p.24, i64 64
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.24, i64 128
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.24, i64 192
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.24, i64 256
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.24, i64 320
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.24, i64 384
  store <8 x float> %t.47, ptr %p.54, align 4
  %p.55 = getelementptr float, ptr %p.24, i64 448
  store <8 x float> %t.48, ptr %p.55, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  br label %column.2
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define void @kt_attention_78105067f8c87af3(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 67392
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 16384
  %p.4 = getelementptr float, ptr %p.2, i64 32768
  %p.5 = getelementptr float, ptr %p.2, i64 40960
  %p.6 = getelementptr float, ptr %p.2, i64 49152
  %p.7 = getelementptr float, ptr %p.2, i64 65536
  %p.8 = getelementptr float, ptr %p.2, i64 65792
  %p.9 = getelementptr float, ptr %p.2, i64 66048
  %p.10 = getelementptr float, ptr %p.2, i64 66304
  %p.11 = getelementptr float, ptr %p.2, i64 66368
  %p.12 = getelementptr float, ptr %p.2, i64 67392
  %p.13 = getelementptr float, ptr %p.2, i64 67392
  %p.14 = getelementptr float, ptr %p.2, i64 67392
  %t.15 = mul i64 %part, %n0
  %t.16 = udiv i64 %t.15, %parts
  %t.17 = add i64 %t.15, %n0
  %t.18 = udiv i64 %t.17, %parts
  br label %item.19
item.19:
  %item.19.i = phi i64 [%t.16, %entry], [%item.19.next, %block.410.done]
  %item.19.c0 = phi i64 [-1, %entry], [%t.23, %block.410.done]
  %t.20 = icmp slt i64 %item.19.i, %t.18
  br i1 %t.20, label %item.19.body, label %item.19.done
item.19.body:
  %t.21 = urem i64 %item.19.i, 8
  %t.22 = udiv i64 %item.19.i, 8
  %t.23 = udiv i64 %item.19.i, 8
  %t.24 = mul i64 %t.21, 256
  %t.25 = sub i64 2063, %t.24
  %t.26 = udiv i64 %t.25, 16
  %t.27 = call i64 @llvm.smin.i64(i64 %t.26, i64 4)
  %t.28 = icmp ne i64 %t.23, %item.19.c0
  br i1 %t.28, label %if.29, label %if.29.end
if.29:
  %t.30 = add i64 2048, 127
  %t.31 = udiv i64 %t.30, 128
  %t.32 = mul i64 %t.31, 128
  %t.33 = call i64 @llvm.smin.i64(i64 %t.32, i64 2048)
  br label %if.29.end
if.29.end:
  %t.34 = sub i64 2111, %t.24
  %t.35 = udiv i64 %t.34, 64
  %t.36 = call i64 @llvm.smin.i64(i64 %t.35, i64 4)
  br label %block.37
block.37:
  %block.37.i = phi i64 [0, %if.29.end], [%block.37.next, %group.55.done]
  %t.38 = mul i64 %block.37.i, 64
  %t.39 = add i64 %t.24, %t.38
  %t.40 = sub i64 2063, %t.39
  %t.41 = udiv i64 %t.40, 16
  %t.42 = call i64 @llvm.smin.i64(i64 %t.41, i64 4)
  %t.43 = mul i64 %block.37.i, 4096
  %p.44 = getelementptr float, ptr %p.2, i64 %t.43
  %t.45 = mul i64 %block.37.i, 4096
  %p.46 = getelementptr float, ptr %p.3, i64 %t.45
  %t.47 = mul i64 %block.37.i, 4096
  %p.48 = getelementptr float, ptr %p.6, i64 %t.47
  %t.49 = mul i64 %block.37.i, 64
  %p.50 = getelementptr float, ptr %p.7, i64 %t.49
  %t.51 = mul i64 %block.37.i, 64
  %p.52 = getelementptr float, ptr %p.8, i64 %t.51
  %t.53 = mul i64 %block.37.i, 64
  %p.54 = getelementptr float, ptr %p.9, i64 %t.53
  br label %group.55
group.55:
  %group.55.i = phi i64 [0, %block.37], [%group.55.next, %clear.104.done]
  %t.56 = mul i64 %group.55.i, 16
  %t.57 = add i64 %t.39, %t.56
  %t.58 = mul i64 %group.55.i, 1024
  %p.59 = getelementptr float, ptr %p.44, i64 %t.58
  %t.60 = mul i64 %group.55.i, 1024
  %p.61 = getelementptr float, ptr %p.46, i64 %t.60
  %t.62 = mul i64 %group.55.i, 2048
  %p.63 = getelementptr float, ptr %p.4, i64 %t.62
  %t.64 = mul i64 %group.55.i, 2048
  %p.65 = getelementptr float, ptr %p.5, i64 %t.64
  %t.66 = mul i64 %group.55.i, 1024
  %p.67 = getelementptr float, ptr %p.48, i64 %t.66
  %t.68 = mul i64 %group.55.i, 16
  %p.69 = getelementptr float, ptr %p.50, i64 %t.68
  %t.70 = mul i64 %group.55.i, 16
  %p.71 = getelementptr float, ptr %p.52, i64 %t.70
  %t.72 = mul i64 %group.55.i, 16
  %p.73 = getelementptr float, ptr %p.54, i64 %t.72
  %t.74 = mul i64 %group.55.i, 16
  %p.75 = getelementptr float, ptr %p.10, i64 %t.74
  br label %query.76
query.76:
  %query.76.i = phi i64 [0, %group.55], [%query.76.next, %depth.85.done]
  %t.77 = icmp slt i64 %query.76.i, 16
  br i1 %t.77, label %query.76.body, label %query.76.done
query.76.body:
  %t.78 = add i64 %t.57, %query.76.i
  %t.79 = mul i64 %t.22, 131072
  %t.80 = mul i64 %t.78, 64
  %t.81 = add i64 %t.80, %t.79
  %p.82 = getelementptr float, ptr %b0, i64 %t.81
  %t.83 = mul i64 %query.76.i, 64
  %p.84 = getelementptr float, ptr %p.11, i64 %t.83
  br label %depth.85
depth.85:
  %depth.85.i = phi i64 [0, %query.76.body], [%depth.85.next, %depth.85.body]
  %t.86 = icmp slt i64 %depth.85.i, 64
  br i1 %t.86, label %depth.85.body, label %depth.85.done
depth.85.body:
  %p.87 = getelementptr float, ptr %p.82, i64 %depth.85.i
  %l.88 = load <8 x float>, ptr %p.87, align 4
  %p.89 = getelementptr float, ptr %p.84, i64 %depth.85.i
  store <8 x float> %l.88, ptr %p.89, align 4
  %depth.85.next = add nuw nsw i64 %depth.85.i, 8
  br label %depth.85
depth.85.done:
  %query.76.next = add nuw nsw i64 %query.76.i, 1
  br label %query.76
query.76.done:
  call void @transpose_64_16(ptr %p.11, ptr %p.59, i64 16, i64 64)
  br label %query.90
query.90:
  %query.90.i = phi i64 [0, %query.76.done], [%query.90.next, %depth.99.done]
  %t.91 = icmp slt i64 %query.90.i, 16
  br i1 %t.91, label %query.90.body, label %query.90.done
query.90.body:
  %t.92 = add i64 %t.57, %query.90.i
  %t.93 = mul i64 %t.22, 131072
  %t.94 = mul i64 %t.92, 64
  %t.95 = add i64 %t.94, %t.93
  %p.96 = getelementptr float, ptr %b3, i64 %t.95
  %t.97 = mul i64 %query.90.i, 64
  %p.98 = getelementptr float, ptr %p.11, i64 %t.97
  br label %depth.99
depth.99:
  %depth.99.i = phi i64 [0, %query.90.body], [%depth.99.next, %depth.99.body]
  %t.100 = icmp slt i64 %depth.99.i, 64
  br i1 %t.100, label %depth.99.body, label %depth.99.done
depth.99.body:
  %p.101 = getelementptr float, ptr %p.96, i64 %depth.99.i
  %l.102 = load <8 x float>, ptr %p.101, align 4
  %p.103 = getelementptr float, ptr %p.98, i64 %depth.99.i
  store <8 x float> %l.102, ptr %p.103, align 4
  %depth.99.next = add nuw nsw i64 %depth.99.i, 8
  br label %depth.99
depth.99.done:
  %query.90.next = add nuw nsw i64 %query.90.i, 1
  br label %query.90
query.90.done:
  call void @transpose_64_16(ptr %p.11, ptr %p.61, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.69, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.71, align 4
  store <16 x float> zeroinitializer, ptr %p.73, align 4
  br label %clear.104
clear.104:
  %clear.104.i = phi i64 [0, %query.90.done], [%clear.104.next, %clear.104.body]
  %t.105 = icmp slt i64 %clear.104.i, 64
  br i1 %t.105, label %clear.104.body, label %clear.104.done
clear.104.body:
  %t.106 = mul i64 %clear.104.i, 16
  %p.107 = getelementptr float, ptr %p.67, i64 %t.106
  store <16 x float> zeroinitializer, ptr %p.107, align 4
  %clear.104.next = add nuw nsw i64 %clear.104.i, 1
  br label %clear.104
clear.104.done:
  %group.55.next = add nuw nsw i64 %group.55.i, 1
  %t.108 = icmp slt i64 %group.55.next, %t.42
  br i1 %t.108, label %group.55, label %group.55.done
group.55.done:
  %block.37.next = add nuw nsw i64 %block.37.i, 1
  %t.109 = icmp slt i64 %block.37.next, %t.36
  br i1 %t.109, label %block.37, label %block.37.done
block.37.done:
  %t.110 = add i64 %t.24, 255
  %t.111 = call i64 @llvm.smin.i64(i64 %t.110, i64 2047)
  %t.112 = add i64 %t.111, 1
  %t.113 = add i64 %t.111, 1
  %t.114 = call i64 @llvm.smin.i64(i64 2048, i64 %t.113)
  %t.115 = call i64 @llvm.smin.i64(i64 %t.114, i64 2048)
  br label %keys.116
keys.116:
  %keys.116.i = phi i64 [0, %block.37.done], [%keys.116.next, %block.121.done]
  %t.117 = icmp slt i64 %keys.116.i, %t.115
  br i1 %t.117, label %keys.116.body, label %keys.116.done
keys.116.body:
  %t.118 = sub i64 2111, %t.24
  %t.119 = udiv i64 %t.118, 64
  %t.120 = call i64 @llvm.smin.i64(i64 %t.119, i64 4)
  br label %block.121
block.121:
  %block.121.i = phi i64 [0, %keys.116.body], [%block.121.next, %if.146.end]
  %t.122 = mul i64 %block.121.i, 64
  %t.123 = add i64 %t.24, %t.122
  %t.124 = sub i64 2063, %t.123
  %t.125 = udiv i64 %t.124, 16
  %t.126 = call i64 @llvm.smin.i64(i64 %t.125, i64 4)
  %t.127 = mul i64 %block.121.i, 4096
  %p.128 = getelementptr float, ptr %p.2, i64 %t.127
  %t.129 = mul i64 %block.121.i, 4096
  %p.130 = getelementptr float, ptr %p.3, i64 %t.129
  %t.131 = mul i64 %block.121.i, 4096
  %p.132 = getelementptr float, ptr %p.6, i64 %t.131
  %t.133 = mul i64 %block.121.i, 64
  %p.134 = getelementptr float, ptr %p.7, i64 %t.133
  %t.135 = mul i64 %block.121.i, 64
  %p.136 = getelementptr float, ptr %p.8, i64 %t.135
  %t.137 = mul i64 %block.121.i, 64
  %p.138 = getelementptr float, ptr %p.9, i64 %t.137
  %t.139 = add i64 %t.123, 63
  %t.140 = call i64 @llvm.smin.i64(i64 %t.139, i64 2047)
  %t.141 = add i64 %t.140, 1
  %t.142 = call i64 @llvm.smin.i64(i64 2048, i64 %t.141)
  %t.143 = icmp sge i64 %keys.116.i, 0
  %t.144 = icmp slt i64 %keys.116.i, %t.142
  %t.145 = and i1 %t.143, %t.144
  br i1 %t.145, label %if.146, label %if.146.end
if.146:
  %t.147 = mul i64 %t.22, 131072
  %t.148 = mul i64 %keys.116.i, 64
  %t.149 = add i64 %t.147, %t.148
  %p.150 = getelementptr float, ptr %b1, i64 %t.149
  br label %tile.151
tile.151:
  %tile.151.i = phi i64 [0, %if.146], [%tile.151.next, %group.155.done]
  %t.152 = mul i64 %tile.151.i, 6
  %t.153 = mul i64 %t.152, 64
  %p.154 = getelementptr float, ptr %p.150, i64 %t.153
  br label %group.155
group.155:
  %group.155.i = phi i64 [0, %tile.151], [%group.155.next, %group.155]
  %t.156 = mul i64 %group.155.i, 16
  %t.157 = add i64 %t.123, %t.156
  %t.158 = mul i64 %group.155.i, 1024
  %p.159 = getelementptr float, ptr %p.128, i64 %t.158
  %t.160 = mul i64 %group.155.i, 1024
  %p.161 = getelementptr float, ptr %p.130, i64 %t.160
  %t.162 = mul i64 %group.155.i, 2048
  %p.163 = getelementptr float, ptr %p.4, i64 %t.162
  %t.164 = mul i64 %group.155.i, 2048
  %p.165 = getelementptr float, ptr %p.5, i64 %t.164
  %t.166 = mul i64 %group.155.i, 1024
  %p.167 = getelementptr float, ptr %p.132, i64 %t.166
  %t.168 = mul i64 %group.155.i, 16
  %p.169 = getelementptr float, ptr %p.134, i64 %t.168
  %t.170 = mul i64 %group.155.i, 16
  %p.171 = getelementptr float, ptr %p.136, i64 %t.170
  %t.172 = mul i64 %group.155.i, 16
  %p.173 = getelementptr float, ptr %p.138, i64 %t.172
  %t.174 = mul i64 %group.155.i, 16
  %p.175 = getelementptr float, ptr %p.10, i64 %t.174
  %t.176 = mul i64 %t.152, 16
  %p.177 = getelementptr float, ptr %p.163, i64 %t.176
  call void @scores0_6(ptr %p.154, ptr %p.159, ptr %p.177, ptr %p.171)
  %group.155.next = add nuw nsw i64 %group.155.i, 1
  %t.178 = icmp slt i64 %group.155.next, %t.126
  br i1 %t.178, label %group.155, label %group.155.done
group.155.done:
  %tile.151.next = add nuw nsw i64 %tile.151.i, 1
  %t.179 = icmp slt i64 %tile.151.next, 18
  br i1 %t.179, label %tile.151, label %tile.151.done
tile.151.done:
  br label %tile.180
tile.180:
  %tile.180.i = phi i64 [18, %tile.151.done], [%tile.180.next, %group.185.done]
  %t.181 = mul i64 %tile.180.i, 5
  %t.182 = add i64 %t.181, 18
  %t.183 = mul i64 %t.182, 64
  %p.184 = getelementptr float, ptr %p.150, i64 %t.183
  br label %group.185
group.185:
  %group.185.i = phi i64 [0, %tile.180], [%group.185.next, %group.185]
  %t.186 = mul i64 %group.185.i, 16
  %t.187 = add i64 %t.123, %t.186
  %t.188 = mul i64 %group.185.i, 1024
  %p.189 = getelementptr float, ptr %p.128, i64 %t.188
  %t.190 = mul i64 %group.185.i, 1024
  %p.191 = getelementptr float, ptr %p.130, i64 %t.190
  %t.192 = mul i64 %group.185.i, 2048
  %p.193 = getelementptr float, ptr %p.4, i64 %t.192
  %t.194 = mul i64 %group.185.i, 2048
  %p.195 = getelementptr float, ptr %p.5, i64 %t.194
  %t.196 = mul i64 %group.185.i, 1024
  %p.197 = getelementptr float, ptr %p.132, i64 %t.196
  %t.198 = mul i64 %group.185.i, 16
  %p.199 = getelementptr float, ptr %p.134, i64 %t.198
  %t.200 = mul i64 %group.185.i, 16
  %p.201 = getelementptr float, ptr %p.136, i64 %t.200
  %t.202 = mul i64 %group.185.i, 16
  %p.203 = getelementptr float, ptr %p.138, i64 %t.202
  %t.204 = mul i64 %group.185.i, 16
  %p.205 = getelementptr float, ptr %p.10, i64 %t.204
  %t.206 = mul i64 %t.182, 16
  %p.207 = getelementptr float, ptr %p.193, i64 %t.206
  call void @scores0_5(ptr %p.184, ptr %p.189, ptr %p.207, ptr %p.201)
  %group.185.next = add nuw nsw i64 %group.185.i, 1
  %t.208 = icmp slt i64 %group.185.next, %t.126
  br i1 %t.208, label %group.185, label %group.185.done
group.185.done:
  %tile.180.next = add nuw nsw i64 %tile.180.i, 1
  %t.209 = icmp slt i64 %tile.180.next, 22
  br i1 %t.209, label %tile.180, label %tile.180.done
tile.180.done:
  %t.210 = mul i64 %t.22, 131072
  %t.211 = mul i64 %keys.116.i, 64
  %t.212 = add i64 %t.210, %t.211
  %p.213 = getelementptr float, ptr %b4, i64 %t.212
  br label %tile.214
tile.214:
  %tile.214.i = phi i64 [0, %tile.180.done], [%tile.214.next, %group.218.done]
  %t.215 = mul i64 %tile.214.i, 6
  %t.216 = mul i64 %t.215, 64
  %p.217 = getelementptr float, ptr %p.213, i64 %t.216
  br label %group.218
group.218:
  %group.218.i = phi i64 [0, %tile.214], [%group.218.next, %group.218]
  %t.219 = mul i64 %group.218.i, 16
  %t.220 = add i64 %t.123, %t.219
  %t.221 = mul i64 %group.218.i, 1024
  %p.222 = getelementptr float, ptr %p.128, i64 %t.221
  %t.223 = mul i64 %group.218.i, 1024
  %p.224 = getelementptr float, ptr %p.130, i64 %t.223
  %t.225 = mul i64 %group.218.i, 2048
  %p.226 = getelementptr float, ptr %p.4, i64 %t.225
  %t.227 = mul i64 %group.218.i, 2048
  %p.228 = getelementptr float, ptr %p.5, i64 %t.227
  %t.229 = mul i64 %group.218.i, 1024
  %p.230 = getelementptr float, ptr %p.132, i64 %t.229
  %t.231 = mul i64 %group.218.i, 16
  %p.232 = getelementptr float, ptr %p.134, i64 %t.231
  %t.233 = mul i64 %group.218.i, 16
  %p.234 = getelementptr float, ptr %p.136, i64 %t.233
  %t.235 = mul i64 %group.218.i, 16
  %p.236 = getelementptr float, ptr %p.138, i64 %t.235
  %t.237 = mul i64 %group.218.i, 16
  %p.238 = getelementptr float, ptr %p.10, i64 %t.237
  %t.239 = mul i64 %t.215, 16
  %p.240 = getelementptr float, ptr %p.228, i64 %t.239
  call void @scores1_6(ptr %p.217, ptr %p.224, ptr %p.240, ptr %p.234)
  %group.218.next = add nuw nsw i64 %group.218.i, 1
  %t.241 = icmp slt i64 %group.218.next, %t.126
  br i1 %t.241, label %group.218, label %group.218.done
group.218.done:
  %tile.214.next = add nuw nsw i64 %tile.214.i, 1
  %t.242 = icmp slt i64 %tile.214.next, 18
  br i1 %t.242, label %tile.214, label %tile.214.done
tile.214.done:
  br label %tile.243
tile.243:
  %tile.243.i = phi i64 [18, %tile.214.done], [%tile.243.next, %group.248.done]
  %t.244 = mul i64 %tile.243.i, 5
  %t.245 = add i64 %t.244, 18
  %t.246 = mul i64 %t.245, 64
  %p.247 = getelementptr float, ptr %p.213, i64 %t.246
  br label %group.248
group.248:
  %group.248.i = phi i64 [0, %tile.243], [%group.248.next, %group.248]
  %t.249 = mul i64 %group.248.i, 16
  %t.250 = add i64 %t.123, %t.249
  %t.251 = mul i64 %group.248.i, 1024
  %p.252 = getelementptr float, ptr %p.128, i64 %t.251
  %t.253 = mul i64 %group.248.i, 1024
  %p.254 = getelementptr float, ptr %p.130, i64 %t.253
  %t.255 = mul i64 %group.248.i, 2048
  %p.256 = getelementptr float, ptr %p.4, i64 %t.255
  %t.257 = mul i64 %group.248.i, 2048
  %p.258 = getelementptr float, ptr %p.5, i64 %t.257
  %t.259 = mul i64 %group.248.i, 1024
  %p.260 = getelementptr float, ptr %p.132, i64 %t.259
  %t.261 = mul i64 %group.248.i, 16
  %p.262 = getelementptr float, ptr %p.134, i64 %t.261
  %t.263 = mul i64 %group.248.i, 16
  %p.264 = getelementptr float, ptr %p.136, i64 %t.263
  %t.265 = mul i64 %group.248.i, 16
  %p.266 = getelementptr float, ptr %p.138, i64 %t.265
  %t.267 = mul i64 %group.248.i, 16
  %p.268 = getelementptr float, ptr %p.10, i64 %t.267
  %t.269 = mul i64 %t.245, 16
  %p.270 = getelementptr float, ptr %p.258, i64 %t.269
  call void @scores1_5(ptr %p.247, ptr %p.254, ptr %p.270, ptr %p.264)
  %group.248.next = add nuw nsw i64 %group.248.i, 1
  %t.271 = icmp slt i64 %group.248.next, %t.126
  br i1 %t.271, label %group.248, label %group.248.done
group.248.done:
  %tile.243.next = add nuw nsw i64 %tile.243.i, 1
  %t.272 = icmp slt i64 %tile.243.next, 22
  br i1 %t.272, label %tile.243, label %tile.243.done
tile.243.done:
  br label %group.273
group.273:
  %group.273.i = phi i64 [0, %tile.243.done], [%group.273.next, %score.294.done]
  %t.274 = mul i64 %group.273.i, 16
  %t.275 = add i64 %t.123, %t.274
  %t.276 = mul i64 %group.273.i, 1024
  %p.277 = getelementptr float, ptr %p.128, i64 %t.276
  %t.278 = mul i64 %group.273.i, 1024
  %p.279 = getelementptr float, ptr %p.130, i64 %t.278
  %t.280 = mul i64 %group.273.i, 2048
  %p.281 = getelementptr float, ptr %p.4, i64 %t.280
  %t.282 = mul i64 %group.273.i, 2048
  %p.283 = getelementptr float, ptr %p.5, i64 %t.282
  %t.284 = mul i64 %group.273.i, 1024
  %p.285 = getelementptr float, ptr %p.132, i64 %t.284
  %t.286 = mul i64 %group.273.i, 16
  %p.287 = getelementptr float, ptr %p.134, i64 %t.286
  %t.288 = mul i64 %group.273.i, 16
  %p.289 = getelementptr float, ptr %p.136, i64 %t.288
  %t.290 = mul i64 %group.273.i, 16
  %p.291 = getelementptr float, ptr %p.138, i64 %t.290
  %t.292 = mul i64 %group.273.i, 16
  %p.293 = getelementptr float, ptr %p.10, i64 %t.292
  br label %score.294
score.294:
  %score.294.i = phi i64 [0, %group.273], [%score.294.next, %score.294]
  %t.295 = add i64 %keys.116.i, %score.294.i
  %t.296 = mul i64 %score.294.i, 16
  %p.297 = getelementptr float, ptr %p.281, i64 %t.296
  %l.298 = load <16 x float>, ptr %p.297, align 4
  %p.299 = getelementptr float, ptr %p.283, i64 %t.296
  %l.300 = load <16 x float>, ptr %p.299, align 4
  %t.301 = trunc i64 %t.295 to i32
  %t.302 = insertelement <16 x i32> poison, i32 %t.301, i64 0
  %s.303 = shufflevector <16 x i32> %t.302, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.304 = trunc i64 %t.275 to i32
  %t.305 = insertelement <16 x i32> poison, i32 %t.304, i64 0
  %s.306 = shufflevector <16 x i32> %t.305, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.307 = add <16 x i32> %s.306, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.308 = icmp sle <16 x i32> %s.303, %t.307
  %t.309 = fmul <16 x float> %l.298, splat (float 0x3FC0000000000000)
  %t.310 = select <16 x i1> %t.308, <16 x float> %t.309, <16 x float> splat (float 0xFFF0000000000000)
  %t.311 = mul i64 %t.22, 2048
  %t.312 = add i64 %t.275, %t.311
  %p.313 = getelementptr float, ptr %b2, i64 %t.312
  %l.314 = load <16 x float>, ptr %p.313, align 4
  %t.315 = fsub <16 x float> %t.310, %l.314
  %t.316 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.315, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138000000000000))
  %t.317 = fsub <16 x float> %t.316, splat (float 0x4138000000000000)
  %t.318 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.317, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.315)
  %t.319 = bitcast <16 x float> %t.316 to <16 x i32>
  %t.320 = shl <16 x i32> %t.319, splat (i32 20)
  %t.321 = bitcast <16 x float> %t.316 to <16 x i32>
  %t.322 = shufflevector <16 x i32> %t.321, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.323 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.322)
  %t.324 = shufflevector <16 x i32> %t.321, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.325 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.324)
  %t.326 = shufflevector <8 x float> %t.323, <8 x float> %t.325, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.327 = bitcast <16 x float> %t.326 to <16 x i32>
  %t.328 = add <16 x i32> %t.327, %t.320
  %t.329 = bitcast <16 x i32> %t.328 to <16 x float>
  %t.330 = fmul <16 x float> %t.318, %t.318
  %t.331 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.318, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.332 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.330, <16 x float> %t.331, <16 x float> %t.318)
  %t.333 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.329, <16 x float> %t.332, <16 x float> %t.329)
  %t.334 = fcmp olt <16 x float> %t.315, splat (float 0xC055D33340000000)
  %t.335 = select <16 x i1> %t.334, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.333
  %t.336 = mul i64 %t.22, 2048
  %t.337 = add i64 %t.275, %t.336
  %p.338 = getelementptr float, ptr %b5, i64 %t.337
  %l.339 = load <16 x float>, ptr %p.338, align 4
  %t.340 = fsub <16 x float> %l.300, %l.339
  %t.341 = fmul <16 x float> %t.335, %t.340
  %p.342 = getelementptr float, ptr %p.281, i64 %t.296
  store <16 x float> %t.341, ptr %p.342, align 4
  %score.294.next = add nuw nsw i64 %score.294.i, 1
  %t.343 = icmp slt i64 %score.294.next, 128
  br i1 %t.343, label %score.294, label %score.294.done
score.294.done:
  %group.273.next = add nuw nsw i64 %group.273.i, 1
  %t.344 = icmp slt i64 %group.273.next, %t.126
  br i1 %t.344, label %group.273, label %group.273.done
group.273.done:
  %t.345 = mul i64 %t.22, 131072
  %t.346 = mul i64 %keys.116.i, 64
  %t.347 = add i64 %t.345, %t.346
  %p.348 = getelementptr float, ptr %b1, i64 %t.347
  br label %tile.349
tile.349:
  %tile.349.i = phi i64 [0, %group.273.done], [%tile.349.next, %group.352.done]
  %t.350 = mul i64 %tile.349.i, 6
  %p.351 = getelementptr float, ptr %p.348, i64 %t.350
  br label %group.352
group.352:
  %group.352.i = phi i64 [0, %tile.349], [%group.352.next, %group.352]
  %t.353 = mul i64 %group.352.i, 16
  %t.354 = add i64 %t.123, %t.353
  %t.355 = mul i64 %group.352.i, 1024
  %p.356 = getelementptr float, ptr %p.128, i64 %t.355
  %t.357 = mul i64 %group.352.i, 1024
  %p.358 = getelementptr float, ptr %p.130, i64 %t.357
  %t.359 = mul i64 %group.352.i, 2048
  %p.360 = getelementptr float, ptr %p.4, i64 %t.359
  %t.361 = mul i64 %group.352.i, 2048
  %p.362 = getelementptr float, ptr %p.5, i64 %t.361
  %t.363 = mul i64 %group.352.i, 1024
  %p.364 = getelementptr float, ptr %p.132, i64 %t.363
  %t.365 = mul i64 %group.352.i, 16
  %p.366 = getelementptr float, ptr %p.134, i64 %t.365
  %t.367 = mul i64 %group.352.i, 16
  %p.368 = getelementptr float, ptr %p.136, i64 %t.367
  %t.369 = mul i64 %group.352.i, 16
  %p.370 = getelementptr float, ptr %p.138, i64 %t.369
  %t.371 = mul i64 %group.352.i, 16
  %p.372 = getelementptr float, ptr %p.10, i64 %t.371
  %t.373 = mul i64 %t.350, 16
  %p.374 = getelementptr float, ptr %p.364, i64 %t.373
  call void @values6_128(ptr %p.351, ptr %p.360, ptr %p.374, ptr %p.372)
  %group.352.next = add nuw nsw i64 %group.352.i, 1
  %t.375 = icmp slt i64 %group.352.next, %t.126
  br i1 %t.375, label %group.352, label %group.352.done
group.352.done:
  %tile.349.next = add nuw nsw i64 %tile.349.i, 1
  %t.376 = icmp slt i64 %tile.349.next, 9
  br i1 %t.376, label %tile.349, label %tile.349.done
tile.349.done:
  br label %tile.377
tile.377:
  %tile.377.i = phi i64 [9, %tile.349.done], [%tile.377.next, %group.381.done]
  %t.378 = mul i64 %tile.377.i, 5
  %t.379 = add i64 %t.378, 9
  %p.380 = getelementptr float, ptr %p.348, i64 %t.379
  br label %group.381
group.381:
  %group.381.i = phi i64 [0, %tile.377], [%group.381.next, %group.381]
  %t.382 = mul i64 %group.381.i, 16
  %t.383 = add i64 %t.123, %t.382
  %t.384 = mul i64 %group.381.i, 1024
  %p.385 = getelementptr float, ptr %p.128, i64 %t.384
  %t.386 = mul i64 %group.381.i, 1024
  %p.387 = getelementptr float, ptr %p.130, i64 %t.386
  %t.388 = mul i64 %group.381.i, 2048
  %p.389 = getelementptr float, ptr %p.4, i64 %t.388
  %t.390 = mul i64 %group.381.i, 2048
  %p.391 = getelementptr float, ptr %p.5, i64 %t.390
  %t.392 = mul i64 %group.381.i, 1024
  %p.393 = getelementptr float, ptr %p.132, i64 %t.392
  %t.394 = mul i64 %group.381.i, 16
  %p.395 = getelementptr float, ptr %p.134, i64 %t.394
  %t.396 = mul i64 %group.381.i, 16
  %p.397 = getelementptr float, ptr %p.136, i64 %t.396
  %t.398 = mul i64 %group.381.i, 16
  %p.399 = getelementptr float, ptr %p.138, i64 %t.398
  %t.400 = mul i64 %group.381.i, 16
  %p.401 = getelementptr float, ptr %p.10, i64 %t.400
  %t.402 = mul i64 %t.379, 16
  %p.403 = getelementptr float, ptr %p.393, i64 %t.402
  call void @values5_128(ptr %p.380, ptr %p.389, ptr %p.403, ptr %p.401)
  %group.381.next = add nuw nsw i64 %group.381.i, 1
  %t.404 = icmp slt i64 %group.381.next, %t.126
  br i1 %t.404, label %group.381, label %group.381.done
group.381.done:
  %tile.377.next = add nuw nsw i64 %tile.377.i, 1
  %t.405 = icmp slt i64 %tile.377.next, 11
  br i1 %t.405, label %tile.377, label %tile.377.done
tile.377.done:
  br label %if.146.end
if.146.end:
  %block.121.next = add nuw nsw i64 %block.121.i, 1
  %t.406 = icmp slt i64 %block.121.next, %t.120
  br i1 %t.406, label %block.121, label %block.121.done
block.121.done:
  %keys.116.next = add nuw nsw i64 %keys.116.i, 128
  br label %keys.116
keys.116.done:
  %t.407 = sub i64 2111, %t.24
  %t.408 = udiv i64 %t.407, 64
  %t.409 = call i64 @llvm.smin.i64(i64 %t.408, i64 4)
  br label %block.410
block.410:
  %block.410.i = phi i64 [0, %keys.116.done], [%block.410.next, %group.428.done]
  %t.411 = mul i64 %block.410.i, 64
  %t.412 = add i64 %t.24, %t.411
  %t.413 = sub i64 2063, %t.412
  %t.414 = udiv i64 %t.413, 16
  %t.415 = call i64 @llvm.smin.i64(i64 %t.414, i64 4)
  %t.416 = mul i64 %block.410.i, 4096
  %p.417 = getelementptr float, ptr %p.2, i64 %t.416
  %t.418 = mul i64 %block.410.i, 4096
  %p.419 = getelementptr float, ptr %p.3, i64 %t.418
  %t.420 = mul i64 %block.410.i, 4096
  %p.421 = getelementptr float, ptr %p.6, i64 %t.420
  %t.422 = mul i64 %block.410.i, 64
  %p.423 = getelementptr float, ptr %p.7, i64 %t.422
  %t.424 = mul i64 %block.410.i, 64
  %p.425 = getelementptr float, ptr %p.8, i64 %t.424
  %t.426 = mul i64 %block.410.i, 64
  %p.427 = getelementptr float, ptr %p.9, i64 %t.426
  br label %group.428
group.428:
  %group.428.i = phi i64 [0, %block.410], [%group.428.next, %query.449.done]
  %t.429 = mul i64 %group.428.i, 16
  %t.430 = add i64 %t.412, %t.429
  %t.431 = mul i64 %group.428.i, 1024
  %p.432 = getelementptr float, ptr %p.417, i64 %t.431
  %t.433 = mul i64 %group.428.i, 1024
  %p.434 = getelementptr float, ptr %p.419, i64 %t.433
  %t.435 = mul i64 %group.428.i, 2048
  %p.436 = getelementptr float, ptr %p.4, i64 %t.435
  %t.437 = mul i64 %group.428.i, 2048
  %p.438 = getelementptr float, ptr %p.5, i64 %t.437
  %t.439 = mul i64 %group.428.i, 1024
  %p.440 = getelementptr float, ptr %p.421, i64 %t.439
  %t.441 = mul i64 %group.428.i, 16
  %p.442 = getelementptr float, ptr %p.423, i64 %t.441
  %t.443 = mul i64 %group.428.i, 16
  %p.444 = getelementptr float, ptr %p.425, i64 %t.443
  %t.445 = mul i64 %group.428.i, 16
  %p.446 = getelementptr float, ptr %p.427, i64 %t.445
  %t.447 = mul i64 %group.428.i, 16
  %p.448 = getelementptr float, ptr %p.10, i64 %t.447
  call void @transpose_16_64(ptr %p.440, ptr %p.11, i64 64, i64 16)
  br label %query.449
query.449:
  %query.449.i = phi i64 [0, %group.428], [%query.449.next, %value.454.done]
  %t.450 = icmp slt i64 %query.449.i, 16
  br i1 %t.450, label %query.449.body, label %query.449.done
query.449.body:
  %t.451 = add i64 %t.430, %query.449.i
  %t.452 = mul i64 %query.449.i, 64
  %p.453 = getelementptr float, ptr %p.11, i64 %t.452
  br label %value.454
value.454:
  %value.454.i = phi i64 [0, %query.449.body], [%value.454.next, %value.454.body]
  %t.455 = icmp slt i64 %value.454.i, 64
  br i1 %t.455, label %value.454.body, label %value.454.done
value.454.body:
  %p.456 = getelementptr float, ptr %p.453, i64 %value.454.i
  %l.457 = load <8 x float>, ptr %p.456, align 4
  %t.458 = fmul <8 x float> %l.457, splat (float 0x3FC0000000000000)
  %t.459 = mul i64 %t.22, 131072
  %t.460 = add i64 %value.454.i, %t.459
  %t.461 = mul i64 %t.451, 64
  %t.462 = add i64 %t.461, %t.460
  %p.463 = getelementptr float, ptr %b6, i64 %t.462
  store <8 x float> %t.458, ptr %p.463, align 4
  %value.454.next = add nuw nsw i64 %value.454.i, 8
  br label %value.454
value.454.done:
  %query.449.next = add nuw nsw i64 %query.449.i, 1
  br label %query.449
query.449.done:
  %group.428.next = add nuw nsw i64 %group.428.i, 1
  %t.464 = icmp slt i64 %group.428.next, %t.415
  br i1 %t.464, label %group.428, label %group.428.done
group.428.done:
  %block.410.next = add nuw nsw i64 %block.410.i, 1
  %t.465 = icmp slt i64 %block.410.next, %t.409
  br i1 %t.465, label %block.410, label %block.410.done
block.410.done:
  %item.19.next = add nuw nsw i64 %item.19.i, 1
  br label %item.19
item.19.done:
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
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2.body]
  %t.3 = icmp slt i64 %column.2.i, %columns
  br i1 %t.3, label %column.2.body, label %column.2.done
column.2.body:
  %t.4 = mul i64 %row.1.i, 64
  %t.5 = add i64 %t.4, %column.2.i
  %p.6 = getelementptr float, ptr %from, i64 %t.5
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %p.6, i64 64
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %p.6, i64 128
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %p.6, i64 192
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %p.6, i64 256
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %p.6, i64 320
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %p.6, i64 384
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %p.6, i64 448
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %t.22 = mul i64 %column.2.i, 16
  %t.23 = add i64 %t.22, %row.1.i
  %p.24 = getelementptr float, ptr %to, i64 %t.23
  %t.25 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.26 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.27 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.28 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.29 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.30 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.31 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.32 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.33 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.34 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.35 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.36 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.37 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.38 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.39 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.40 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.41 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.43 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.44 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.45 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.47 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.48 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.41, ptr %p.24, align 4
  %p.49 = getelementptr float, ptr %p.24, i64 16
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.24, i64 32
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.24, i64 48
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.24, i64 64
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.24, i64 80
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.24, i64 96
  store <8 x float> %t.47, ptr %p.54, align 4
  %p.55 = getelementptr float, ptr %p.24, i64 112
  store <8 x float> %t.48, ptr %p.55, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  br label %column.2
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define internal void @scores0_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @scores0_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @scores1_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @scores1_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @values6_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @values5_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2.body]
  %t.3 = icmp slt i64 %column.2.i, %columns
  br i1 %t.3, label %column.2.body, label %column.2.done
column.2.body:
  %t.4 = mul i64 %row.1.i, 16
  %t.5 = add i64 %t.4, %column.2.i
  %p.6 = getelementptr float, ptr %from, i64 %t.5
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %p.6, i64 16
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %p.6, i64 32
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %p.6, i64 48
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %p.6, i64 64
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %p.6, i64 80
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %p.6, i64 96
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %p.6, i64 112
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %t.22 = mul i64 %column.2.i, 64
  %t.23 = add i64 %t.22, %row.1.i
  %p.24 = getelementptr float, ptr %to, i64 %t.23
  %t.25 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.26 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.27 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.28 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.29 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.30 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.31 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.32 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.33 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.34 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.35 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.36 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.37 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.38 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.39 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.40 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.41 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.43 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.44 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.45 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.47 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.48 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.41, ptr %p.24, align 4
  %p.49 = getelementptr float, ptr %p.24, i64 64
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.24, i64 128
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.24, i64 192
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.24, i64 256
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.24, i64 320
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.24, i64 384
  store <8 x float> %t.47, ptr %p.54, align 4
  %p.55 = getelementptr float, ptr %p.24, i64 448
  store <8 x float> %t.48, ptr %p.55, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  br label %column.2
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define void @kt_attention_b9a29204bc1d2aec(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 67392
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 16384
  %p.4 = getelementptr float, ptr %p.2, i64 32768
  %p.5 = getelementptr float, ptr %p.2, i64 40960
  %p.6 = getelementptr float, ptr %p.2, i64 49152
  %p.7 = getelementptr float, ptr %p.2, i64 65536
  %p.8 = getelementptr float, ptr %p.2, i64 65792
  %p.9 = getelementptr float, ptr %p.2, i64 66048
  %p.10 = getelementptr float, ptr %p.2, i64 66304
  %p.11 = getelementptr float, ptr %p.2, i64 66368
  %p.12 = getelementptr float, ptr %p.2, i64 67392
  %p.13 = getelementptr float, ptr %p.2, i64 67392
  %p.14 = getelementptr float, ptr %p.2, i64 67392
  %t.15 = mul i64 %part, %n0
  %t.16 = udiv i64 %t.15, %parts
  %t.17 = add i64 %t.15, %n0
  %t.18 = udiv i64 %t.17, %parts
  br label %item.19
item.19:
  %item.19.i = phi i64 [%t.16, %entry], [%item.19.next, %block.422.done]
  %item.19.c0 = phi i64 [-1, %entry], [%t.23, %block.422.done]
  %t.20 = icmp slt i64 %item.19.i, %t.18
  br i1 %t.20, label %item.19.body, label %item.19.done
item.19.body:
  %t.21 = urem i64 %item.19.i, 8
  %t.22 = udiv i64 %item.19.i, 8
  %t.23 = udiv i64 %item.19.i, 8
  %t.24 = mul i64 %t.21, 256
  %t.25 = sub i64 2063, %t.24
  %t.26 = udiv i64 %t.25, 16
  %t.27 = call i64 @llvm.smin.i64(i64 %t.26, i64 4)
  %t.28 = icmp ne i64 %t.23, %item.19.c0
  br i1 %t.28, label %if.29, label %if.29.end
if.29:
  %t.30 = add i64 2048, 127
  %t.31 = udiv i64 %t.30, 128
  %t.32 = mul i64 %t.31, 128
  %t.33 = call i64 @llvm.smin.i64(i64 %t.32, i64 2048)
  br label %if.29.end
if.29.end:
  %t.34 = sub i64 2111, %t.24
  %t.35 = udiv i64 %t.34, 64
  %t.36 = call i64 @llvm.smin.i64(i64 %t.35, i64 4)
  br label %block.37
block.37:
  %block.37.i = phi i64 [0, %if.29.end], [%block.37.next, %group.55.done]
  %t.38 = mul i64 %block.37.i, 64
  %t.39 = add i64 %t.24, %t.38
  %t.40 = sub i64 2063, %t.39
  %t.41 = udiv i64 %t.40, 16
  %t.42 = call i64 @llvm.smin.i64(i64 %t.41, i64 4)
  %t.43 = mul i64 %block.37.i, 4096
  %p.44 = getelementptr float, ptr %p.2, i64 %t.43
  %t.45 = mul i64 %block.37.i, 4096
  %p.46 = getelementptr float, ptr %p.3, i64 %t.45
  %t.47 = mul i64 %block.37.i, 4096
  %p.48 = getelementptr float, ptr %p.6, i64 %t.47
  %t.49 = mul i64 %block.37.i, 64
  %p.50 = getelementptr float, ptr %p.7, i64 %t.49
  %t.51 = mul i64 %block.37.i, 64
  %p.52 = getelementptr float, ptr %p.8, i64 %t.51
  %t.53 = mul i64 %block.37.i, 64
  %p.54 = getelementptr float, ptr %p.9, i64 %t.53
  br label %group.55
group.55:
  %group.55.i = phi i64 [0, %block.37], [%group.55.next, %clear.104.done]
  %t.56 = mul i64 %group.55.i, 16
  %t.57 = add i64 %t.39, %t.56
  %t.58 = mul i64 %group.55.i, 1024
  %p.59 = getelementptr float, ptr %p.44, i64 %t.58
  %t.60 = mul i64 %group.55.i, 1024
  %p.61 = getelementptr float, ptr %p.46, i64 %t.60
  %t.62 = mul i64 %group.55.i, 2048
  %p.63 = getelementptr float, ptr %p.4, i64 %t.62
  %t.64 = mul i64 %group.55.i, 2048
  %p.65 = getelementptr float, ptr %p.5, i64 %t.64
  %t.66 = mul i64 %group.55.i, 1024
  %p.67 = getelementptr float, ptr %p.48, i64 %t.66
  %t.68 = mul i64 %group.55.i, 16
  %p.69 = getelementptr float, ptr %p.50, i64 %t.68
  %t.70 = mul i64 %group.55.i, 16
  %p.71 = getelementptr float, ptr %p.52, i64 %t.70
  %t.72 = mul i64 %group.55.i, 16
  %p.73 = getelementptr float, ptr %p.54, i64 %t.72
  %t.74 = mul i64 %group.55.i, 16
  %p.75 = getelementptr float, ptr %p.10, i64 %t.74
  br label %query.76
query.76:
  %query.76.i = phi i64 [0, %group.55], [%query.76.next, %depth.85.done]
  %t.77 = icmp slt i64 %query.76.i, 16
  br i1 %t.77, label %query.76.body, label %query.76.done
query.76.body:
  %t.78 = add i64 %t.57, %query.76.i
  %t.79 = mul i64 %t.22, 131072
  %t.80 = mul i64 %t.78, 64
  %t.81 = add i64 %t.80, %t.79
  %p.82 = getelementptr float, ptr %b1, i64 %t.81
  %t.83 = mul i64 %query.76.i, 64
  %p.84 = getelementptr float, ptr %p.11, i64 %t.83
  br label %depth.85
depth.85:
  %depth.85.i = phi i64 [0, %query.76.body], [%depth.85.next, %depth.85.body]
  %t.86 = icmp slt i64 %depth.85.i, 64
  br i1 %t.86, label %depth.85.body, label %depth.85.done
depth.85.body:
  %p.87 = getelementptr float, ptr %p.82, i64 %depth.85.i
  %l.88 = load <8 x float>, ptr %p.87, align 4
  %p.89 = getelementptr float, ptr %p.84, i64 %depth.85.i
  store <8 x float> %l.88, ptr %p.89, align 4
  %depth.85.next = add nuw nsw i64 %depth.85.i, 8
  br label %depth.85
depth.85.done:
  %query.76.next = add nuw nsw i64 %query.76.i, 1
  br label %query.76
query.76.done:
  call void @transpose_64_16(ptr %p.11, ptr %p.59, i64 16, i64 64)
  br label %query.90
query.90:
  %query.90.i = phi i64 [0, %query.76.done], [%query.90.next, %depth.99.done]
  %t.91 = icmp slt i64 %query.90.i, 16
  br i1 %t.91, label %query.90.body, label %query.90.done
query.90.body:
  %t.92 = add i64 %t.57, %query.90.i
  %t.93 = mul i64 %t.22, 131072
  %t.94 = mul i64 %t.92, 64
  %t.95 = add i64 %t.94, %t.93
  %p.96 = getelementptr float, ptr %b4, i64 %t.95
  %t.97 = mul i64 %query.90.i, 64
  %p.98 = getelementptr float, ptr %p.11, i64 %t.97
  br label %depth.99
depth.99:
  %depth.99.i = phi i64 [0, %query.90.body], [%depth.99.next, %depth.99.body]
  %t.100 = icmp slt i64 %depth.99.i, 64
  br i1 %t.100, label %depth.99.body, label %depth.99.done
depth.99.body:
  %p.101 = getelementptr float, ptr %p.96, i64 %depth.99.i
  %l.102 = load <8 x float>, ptr %p.101, align 4
  %p.103 = getelementptr float, ptr %p.98, i64 %depth.99.i
  store <8 x float> %l.102, ptr %p.103, align 4
  %depth.99.next = add nuw nsw i64 %depth.99.i, 8
  br label %depth.99
depth.99.done:
  %query.90.next = add nuw nsw i64 %query.90.i, 1
  br label %query.90
query.90.done:
  call void @transpose_64_16(ptr %p.11, ptr %p.61, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.69, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.71, align 4
  store <16 x float> zeroinitializer, ptr %p.73, align 4
  br label %clear.104
clear.104:
  %clear.104.i = phi i64 [0, %query.90.done], [%clear.104.next, %clear.104.body]
  %t.105 = icmp slt i64 %clear.104.i, 64
  br i1 %t.105, label %clear.104.body, label %clear.104.done
clear.104.body:
  %t.106 = mul i64 %clear.104.i, 16
  %p.107 = getelementptr float, ptr %p.67, i64 %t.106
  store <16 x float> zeroinitializer, ptr %p.107, align 4
  %clear.104.next = add nuw nsw i64 %clear.104.i, 1
  br label %clear.104
clear.104.done:
  %group.55.next = add nuw nsw i64 %group.55.i, 1
  %t.108 = icmp slt i64 %group.55.next, %t.42
  br i1 %t.108, label %group.55, label %group.55.done
group.55.done:
  %block.37.next = add nuw nsw i64 %block.37.i, 1
  %t.109 = icmp slt i64 %block.37.next, %t.36
  br i1 %t.109, label %block.37, label %block.37.done
block.37.done:
  %t.110 = add i64 %t.24, 255
  %t.111 = call i64 @llvm.smin.i64(i64 %t.110, i64 2047)
  %t.112 = add i64 %t.111, 1
  %t.113 = sub i64 0, %t.24
  %t.114 = sub i64 0, %t.113
  %t.115 = call i64 @llvm.smax.i64(i64 %t.114, i64 0)
  %t.116 = udiv i64 %t.115, 128
  %t.117 = mul i64 %t.116, 128
  %t.118 = call i64 @llvm.smax.i64(i64 0, i64 %t.117)
  %t.119 = call i64 @llvm.smin.i64(i64 2048, i64 2048)
  br label %keys.120
keys.120:
  %keys.120.i = phi i64 [%t.118, %block.37.done], [%keys.120.next, %block.125.done]
  %t.121 = icmp slt i64 %keys.120.i, %t.119
  br i1 %t.121, label %keys.120.body, label %keys.120.done
keys.120.body:
  %t.122 = sub i64 2111, %t.24
  %t.123 = udiv i64 %t.122, 64
  %t.124 = call i64 @llvm.smin.i64(i64 %t.123, i64 4)
  br label %block.125
block.125:
  %block.125.i = phi i64 [0, %keys.120.body], [%block.125.next, %if.154.end]
  %t.126 = mul i64 %block.125.i, 64
  %t.127 = add i64 %t.24, %t.126
  %t.128 = sub i64 2063, %t.127
  %t.129 = udiv i64 %t.128, 16
  %t.130 = call i64 @llvm.smin.i64(i64 %t.129, i64 4)
  %t.131 = mul i64 %block.125.i, 4096
  %p.132 = getelementptr float, ptr %p.2, i64 %t.131
  %t.133 = mul i64 %block.125.i, 4096
  %p.134 = getelementptr float, ptr %p.3, i64 %t.133
  %t.135 = mul i64 %block.125.i, 4096
  %p.136 = getelementptr float, ptr %p.6, i64 %t.135
  %t.137 = mul i64 %block.125.i, 64
  %p.138 = getelementptr float, ptr %p.7, i64 %t.137
  %t.139 = mul i64 %block.125.i, 64
  %p.140 = getelementptr float, ptr %p.8, i64 %t.139
  %t.141 = mul i64 %block.125.i, 64
  %p.142 = getelementptr float, ptr %p.9, i64 %t.141
  %t.143 = add i64 %t.127, 63
  %t.144 = call i64 @llvm.smin.i64(i64 %t.143, i64 2047)
  %t.145 = sub i64 0, %t.127
  %t.146 = sub i64 0, %t.145
  %t.147 = call i64 @llvm.smax.i64(i64 %t.146, i64 0)
  %t.148 = udiv i64 %t.147, 128
  %t.149 = mul i64 %t.148, 128
  %t.150 = call i64 @llvm.smax.i64(i64 0, i64 %t.149)
  %t.151 = icmp sge i64 %keys.120.i, %t.150
  %t.152 = icmp slt i64 %keys.120.i, 2048
  %t.153 = and i1 %t.151, %t.152
  br i1 %t.153, label %if.154, label %if.154.end
if.154:
  %t.155 = mul i64 %t.22, 131072
  %t.156 = mul i64 %keys.120.i, 64
  %t.157 = add i64 %t.155, %t.156
  %p.158 = getelementptr float, ptr %b0, i64 %t.157
  br label %tile.159
tile.159:
  %tile.159.i = phi i64 [0, %if.154], [%tile.159.next, %group.163.done]
  %t.160 = mul i64 %tile.159.i, 6
  %t.161 = mul i64 %t.160, 64
  %p.162 = getelementptr float, ptr %p.158, i64 %t.161
  br label %group.163
group.163:
  %group.163.i = phi i64 [0, %tile.159], [%group.163.next, %group.163]
  %t.164 = mul i64 %group.163.i, 16
  %t.165 = add i64 %t.127, %t.164
  %t.166 = mul i64 %group.163.i, 1024
  %p.167 = getelementptr float, ptr %p.132, i64 %t.166
  %t.168 = mul i64 %group.163.i, 1024
  %p.169 = getelementptr float, ptr %p.134, i64 %t.168
  %t.170 = mul i64 %group.163.i, 2048
  %p.171 = getelementptr float, ptr %p.4, i64 %t.170
  %t.172 = mul i64 %group.163.i, 2048
  %p.173 = getelementptr float, ptr %p.5, i64 %t.172
  %t.174 = mul i64 %group.163.i, 1024
  %p.175 = getelementptr float, ptr %p.136, i64 %t.174
  %t.176 = mul i64 %group.163.i, 16
  %p.177 = getelementptr float, ptr %p.138, i64 %t.176
  %t.178 = mul i64 %group.163.i, 16
  %p.179 = getelementptr float, ptr %p.140, i64 %t.178
  %t.180 = mul i64 %group.163.i, 16
  %p.181 = getelementptr float, ptr %p.142, i64 %t.180
  %t.182 = mul i64 %group.163.i, 16
  %p.183 = getelementptr float, ptr %p.10, i64 %t.182
  %t.184 = mul i64 %t.160, 16
  %p.185 = getelementptr float, ptr %p.171, i64 %t.184
  call void @scores0_6(ptr %p.162, ptr %p.167, ptr %p.185, ptr %p.179)
  %group.163.next = add nuw nsw i64 %group.163.i, 1
  %t.186 = icmp slt i64 %group.163.next, %t.130
  br i1 %t.186, label %group.163, label %group.163.done
group.163.done:
  %tile.159.next = add nuw nsw i64 %tile.159.i, 1
  %t.187 = icmp slt i64 %tile.159.next, 18
  br i1 %t.187, label %tile.159, label %tile.159.done
tile.159.done:
  br label %tile.188
tile.188:
  %tile.188.i = phi i64 [18, %tile.159.done], [%tile.188.next, %group.193.done]
  %t.189 = mul i64 %tile.188.i, 5
  %t.190 = add i64 %t.189, 18
  %t.191 = mul i64 %t.190, 64
  %p.192 = getelementptr float, ptr %p.158, i64 %t.191
  br label %group.193
group.193:
  %group.193.i = phi i64 [0, %tile.188], [%group.193.next, %group.193]
  %t.194 = mul i64 %group.193.i, 16
  %t.195 = add i64 %t.127, %t.194
  %t.196 = mul i64 %group.193.i, 1024
  %p.197 = getelementptr float, ptr %p.132, i64 %t.196
  %t.198 = mul i64 %group.193.i, 1024
  %p.199 = getelementptr float, ptr %p.134, i64 %t.198
  %t.200 = mul i64 %group.193.i, 2048
  %p.201 = getelementptr float, ptr %p.4, i64 %t.200
  %t.202 = mul i64 %group.193.i, 2048
  %p.203 = getelementptr float, ptr %p.5, i64 %t.202
  %t.204 = mul i64 %group.193.i, 1024
  %p.205 = getelementptr float, ptr %p.136, i64 %t.204
  %t.206 = mul i64 %group.193.i, 16
  %p.207 = getelementptr float, ptr %p.138, i64 %t.206
  %t.208 = mul i64 %group.193.i, 16
  %p.209 = getelementptr float, ptr %p.140, i64 %t.208
  %t.210 = mul i64 %group.193.i, 16
  %p.211 = getelementptr float, ptr %p.142, i64 %t.210
  %t.212 = mul i64 %group.193.i, 16
  %p.213 = getelementptr float, ptr %p.10, i64 %t.212
  %t.214 = mul i64 %t.190, 16
  %p.215 = getelementptr float, ptr %p.201, i64 %t.214
  call void @scores0_5(ptr %p.192, ptr %p.197, ptr %p.215, ptr %p.209)
  %group.193.next = add nuw nsw i64 %group.193.i, 1
  %t.216 = icmp slt i64 %group.193.next, %t.130
  br i1 %t.216, label %group.193, label %group.193.done
group.193.done:
  %tile.188.next = add nuw nsw i64 %tile.188.i, 1
  %t.217 = icmp slt i64 %tile.188.next, 22
  br i1 %t.217, label %tile.188, label %tile.188.done
tile.188.done:
  %t.218 = mul i64 %t.22, 131072
  %t.219 = mul i64 %keys.120.i, 64
  %t.220 = add i64 %t.218, %t.219
  %p.221 = getelementptr float, ptr %b3, i64 %t.220
  br label %tile.222
tile.222:
  %tile.222.i = phi i64 [0, %tile.188.done], [%tile.222.next, %group.226.done]
  %t.223 = mul i64 %tile.222.i, 6
  %t.224 = mul i64 %t.223, 64
  %p.225 = getelementptr float, ptr %p.221, i64 %t.224
  br label %group.226
group.226:
  %group.226.i = phi i64 [0, %tile.222], [%group.226.next, %group.226]
  %t.227 = mul i64 %group.226.i, 16
  %t.228 = add i64 %t.127, %t.227
  %t.229 = mul i64 %group.226.i, 1024
  %p.230 = getelementptr float, ptr %p.132, i64 %t.229
  %t.231 = mul i64 %group.226.i, 1024
  %p.232 = getelementptr float, ptr %p.134, i64 %t.231
  %t.233 = mul i64 %group.226.i, 2048
  %p.234 = getelementptr float, ptr %p.4, i64 %t.233
  %t.235 = mul i64 %group.226.i, 2048
  %p.236 = getelementptr float, ptr %p.5, i64 %t.235
  %t.237 = mul i64 %group.226.i, 1024
  %p.238 = getelementptr float, ptr %p.136, i64 %t.237
  %t.239 = mul i64 %group.226.i, 16
  %p.240 = getelementptr float, ptr %p.138, i64 %t.239
  %t.241 = mul i64 %group.226.i, 16
  %p.242 = getelementptr float, ptr %p.140, i64 %t.241
  %t.243 = mul i64 %group.226.i, 16
  %p.244 = getelementptr float, ptr %p.142, i64 %t.243
  %t.245 = mul i64 %group.226.i, 16
  %p.246 = getelementptr float, ptr %p.10, i64 %t.245
  %t.247 = mul i64 %t.223, 16
  %p.248 = getelementptr float, ptr %p.236, i64 %t.247
  call void @scores1_6(ptr %p.225, ptr %p.232, ptr %p.248, ptr %p.242)
  %group.226.next = add nuw nsw i64 %group.226.i, 1
  %t.249 = icmp slt i64 %group.226.next, %t.130
  br i1 %t.249, label %group.226, label %group.226.done
group.226.done:
  %tile.222.next = add nuw nsw i64 %tile.222.i, 1
  %t.250 = icmp slt i64 %tile.222.next, 18
  br i1 %t.250, label %tile.222, label %tile.222.done
tile.222.done:
  br label %tile.251
tile.251:
  %tile.251.i = phi i64 [18, %tile.222.done], [%tile.251.next, %group.256.done]
  %t.252 = mul i64 %tile.251.i, 5
  %t.253 = add i64 %t.252, 18
  %t.254 = mul i64 %t.253, 64
  %p.255 = getelementptr float, ptr %p.221, i64 %t.254
  br label %group.256
group.256:
  %group.256.i = phi i64 [0, %tile.251], [%group.256.next, %group.256]
  %t.257 = mul i64 %group.256.i, 16
  %t.258 = add i64 %t.127, %t.257
  %t.259 = mul i64 %group.256.i, 1024
  %p.260 = getelementptr float, ptr %p.132, i64 %t.259
  %t.261 = mul i64 %group.256.i, 1024
  %p.262 = getelementptr float, ptr %p.134, i64 %t.261
  %t.263 = mul i64 %group.256.i, 2048
  %p.264 = getelementptr float, ptr %p.4, i64 %t.263
  %t.265 = mul i64 %group.256.i, 2048
  %p.266 = getelementptr float, ptr %p.5, i64 %t.265
  %t.267 = mul i64 %group.256.i, 1024
  %p.268 = getelementptr float, ptr %p.136, i64 %t.267
  %t.269 = mul i64 %group.256.i, 16
  %p.270 = getelementptr float, ptr %p.138, i64 %t.269
  %t.271 = mul i64 %group.256.i, 16
  %p.272 = getelementptr float, ptr %p.140, i64 %t.271
  %t.273 = mul i64 %group.256.i, 16
  %p.274 = getelementptr float, ptr %p.142, i64 %t.273
  %t.275 = mul i64 %group.256.i, 16
  %p.276 = getelementptr float, ptr %p.10, i64 %t.275
  %t.277 = mul i64 %t.253, 16
  %p.278 = getelementptr float, ptr %p.266, i64 %t.277
  call void @scores1_5(ptr %p.255, ptr %p.262, ptr %p.278, ptr %p.272)
  %group.256.next = add nuw nsw i64 %group.256.i, 1
  %t.279 = icmp slt i64 %group.256.next, %t.130
  br i1 %t.279, label %group.256, label %group.256.done
group.256.done:
  %tile.251.next = add nuw nsw i64 %tile.251.i, 1
  %t.280 = icmp slt i64 %tile.251.next, 22
  br i1 %t.280, label %tile.251, label %tile.251.done
tile.251.done:
  br label %group.281
group.281:
  %group.281.i = phi i64 [0, %tile.251.done], [%group.281.next, %score.306.done]
  %t.282 = mul i64 %group.281.i, 16
  %t.283 = add i64 %t.127, %t.282
  %t.284 = mul i64 %group.281.i, 1024
  %p.285 = getelementptr float, ptr %p.132, i64 %t.284
  %t.286 = mul i64 %group.281.i, 1024
  %p.287 = getelementptr float, ptr %p.134, i64 %t.286
  %t.288 = mul i64 %group.281.i, 2048
  %p.289 = getelementptr float, ptr %p.4, i64 %t.288
  %t.290 = mul i64 %group.281.i, 2048
  %p.291 = getelementptr float, ptr %p.5, i64 %t.290
  %t.292 = mul i64 %group.281.i, 1024
  %p.293 = getelementptr float, ptr %p.136, i64 %t.292
  %t.294 = mul i64 %group.281.i, 16
  %p.295 = getelementptr float, ptr %p.138, i64 %t.294
  %t.296 = mul i64 %group.281.i, 16
  %p.297 = getelementptr float, ptr %p.140, i64 %t.296
  %t.298 = mul i64 %group.281.i, 16
  %p.299 = getelementptr float, ptr %p.142, i64 %t.298
  %t.300 = mul i64 %group.281.i, 16
  %p.301 = getelementptr float, ptr %p.10, i64 %t.300
  %t.302 = mul i64 %t.22, 2048
  %p.303 = getelementptr float, ptr %b2, i64 %t.302
  %t.304 = mul i64 %t.22, 2048
  %p.305 = getelementptr float, ptr %b5, i64 %t.304
  br label %score.306
score.306:
  %score.306.i = phi i64 [0, %group.281], [%score.306.next, %score.306]
  %t.307 = add i64 %keys.120.i, %score.306.i
  %t.308 = mul i64 %score.306.i, 16
  %p.309 = getelementptr float, ptr %p.289, i64 %t.308
  %l.310 = load <16 x float>, ptr %p.309, align 4
  %p.311 = getelementptr float, ptr %p.291, i64 %t.308
  %l.312 = load <16 x float>, ptr %p.311, align 4
  %t.313 = trunc i64 %t.283 to i32
  %t.314 = insertelement <16 x i32> poison, i32 %t.313, i64 0
  %s.315 = shufflevector <16 x i32> %t.314, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.316 = add <16 x i32> %s.315, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.317 = trunc i64 %t.307 to i32
  %t.318 = insertelement <16 x i32> poison, i32 %t.317, i64 0
  %s.319 = shufflevector <16 x i32> %t.318, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.320 = icmp sle <16 x i32> %t.316, %s.319
  %t.321 = fmul <16 x float> %l.310, splat (float 0x3FC0000000000000)
  %t.322 = select <16 x i1> %t.320, <16 x float> %t.321, <16 x float> splat (float 0xFFF0000000000000)
  %p.323 = getelementptr float, ptr %p.303, i64 %t.307
  %l.324 = load float, ptr %p.323, align 4
  %t.325 = insertelement <16 x float> poison, float %l.324, i64 0
  %s.326 = shufflevector <16 x float> %t.325, <16 x float> poison, <16 x i32> zeroinitializer
  %t.327 = fsub <16 x float> %t.322, %s.326
  %t.328 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.327, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138000000000000))
  %t.329 = fsub <16 x float> %t.328, splat (float 0x4138000000000000)
  %t.330 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.329, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.327)
  %t.331 = bitcast <16 x float> %t.328 to <16 x i32>
  %t.332 = shl <16 x i32> %t.331, splat (i32 20)
  %t.333 = bitcast <16 x float> %t.328 to <16 x i32>
  %t.334 = shufflevector <16 x i32> %t.333, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.335 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.334)
  %t.336 = shufflevector <16 x i32> %t.333, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.337 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.336)
  %t.338 = shufflevector <8 x float> %t.335, <8 x float> %t.337, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.339 = bitcast <16 x float> %t.338 to <16 x i32>
  %t.340 = add <16 x i32> %t.339, %t.332
  %t.341 = bitcast <16 x i32> %t.340 to <16 x float>
  %t.342 = fmul <16 x float> %t.330, %t.330
  %t.343 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.330, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.344 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.342, <16 x float> %t.343, <16 x float> %t.330)
  %t.345 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.341, <16 x float> %t.344, <16 x float> %t.341)
  %t.346 = fcmp olt <16 x float> %t.327, splat (float 0xC055D33340000000)
  %t.347 = select <16 x i1> %t.346, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.345
  %p.348 = getelementptr float, ptr %p.305, i64 %t.307
  %l.349 = load float, ptr %p.348, align 4
  %t.350 = insertelement <16 x float> poison, float %l.349, i64 0
  %s.351 = shufflevector <16 x float> %t.350, <16 x float> poison, <16 x i32> zeroinitializer
  %t.352 = fsub <16 x float> %l.312, %s.351
  %t.353 = fmul <16 x float> %t.347, %t.352
  %p.354 = getelementptr float, ptr %p.289, i64 %t.308
  store <16 x float> %t.353, ptr %p.354, align 4
  %score.306.next = add nuw nsw i64 %score.306.i, 1
  %t.355 = icmp slt i64 %score.306.next, 128
  br i1 %t.355, label %score.306, label %score.306.done
score.306.done:
  %group.281.next = add nuw nsw i64 %group.281.i, 1
  %t.356 = icmp slt i64 %group.281.next, %t.130
  br i1 %t.356, label %group.281, label %group.281.done
group.281.done:
  %t.357 = mul i64 %t.22, 131072
  %t.358 = mul i64 %keys.120.i, 64
  %t.359 = add i64 %t.357, %t.358
  %p.360 = getelementptr float, ptr %b0, i64 %t.359
  br label %tile.361
tile.361:
  %tile.361.i = phi i64 [0, %group.281.done], [%tile.361.next, %group.364.done]
  %t.362 = mul i64 %tile.361.i, 6
  %p.363 = getelementptr float, ptr %p.360, i64 %t.362
  br label %group.364
group.364:
  %group.364.i = phi i64 [0, %tile.361], [%group.364.next, %group.364]
  %t.365 = mul i64 %group.364.i, 16
  %t.366 = add i64 %t.127, %t.365
  %t.367 = mul i64 %group.364.i, 1024
  %p.368 = getelementptr float, ptr %p.132, i64 %t.367
  %t.369 = mul i64 %group.364.i, 1024
  %p.370 = getelementptr float, ptr %p.134, i64 %t.369
  %t.371 = mul i64 %group.364.i, 2048
  %p.372 = getelementptr float, ptr %p.4, i64 %t.371
  %t.373 = mul i64 %group.364.i, 2048
  %p.374 = getelementptr float, ptr %p.5, i64 %t.373
  %t.375 = mul i64 %group.364.i, 1024
  %p.376 = getelementptr float, ptr %p.136, i64 %t.375
  %t.377 = mul i64 %group.364.i, 16
  %p.378 = getelementptr float, ptr %p.138, i64 %t.377
  %t.379 = mul i64 %group.364.i, 16
  %p.380 = getelementptr float, ptr %p.140, i64 %t.379
  %t.381 = mul i64 %group.364.i, 16
  %p.382 = getelementptr float, ptr %p.142, i64 %t.381
  %t.383 = mul i64 %group.364.i, 16
  %p.384 = getelementptr float, ptr %p.10, i64 %t.383
  %t.385 = mul i64 %t.362, 16
  %p.386 = getelementptr float, ptr %p.376, i64 %t.385
  call void @values6_128(ptr %p.363, ptr %p.372, ptr %p.386, ptr %p.384)
  %group.364.next = add nuw nsw i64 %group.364.i, 1
  %t.387 = icmp slt i64 %group.364.next, %t.130
  br i1 %t.387, label %group.364, label %group.364.done
group.364.done:
  %tile.361.next = add nuw nsw i64 %tile.361.i, 1
  %t.388 = icmp slt i64 %tile.361.next, 9
  br i1 %t.388, label %tile.361, label %tile.361.done
tile.361.done:
  br label %tile.389
tile.389:
  %tile.389.i = phi i64 [9, %tile.361.done], [%tile.389.next, %group.393.done]
  %t.390 = mul i64 %tile.389.i, 5
  %t.391 = add i64 %t.390, 9
  %p.392 = getelementptr float, ptr %p.360, i64 %t.391
  br label %group.393
group.393:
  %group.393.i = phi i64 [0, %tile.389], [%group.393.next, %group.393]
  %t.394 = mul i64 %group.393.i, 16
  %t.395 = add i64 %t.127, %t.394
  %t.396 = mul i64 %group.393.i, 1024
  %p.397 = getelementptr float, ptr %p.132, i64 %t.396
  %t.398 = mul i64 %group.393.i, 1024
  %p.399 = getelementptr float, ptr %p.134, i64 %t.398
  %t.400 = mul i64 %group.393.i, 2048
  %p.401 = getelementptr float, ptr %p.4, i64 %t.400
  %t.402 = mul i64 %group.393.i, 2048
  %p.403 = getelementptr float, ptr %p.5, i64 %t.402
  %t.404 = mul i64 %group.393.i, 1024
  %p.405 = getelementptr float, ptr %p.136, i64 %t.404
  %t.406 = mul i64 %group.393.i, 16
  %p.407 = getelementptr float, ptr %p.138, i64 %t.406
  %t.408 = mul i64 %group.393.i, 16
  %p.409 = getelementptr float, ptr %p.140, i64 %t.408
  %t.410 = mul i64 %group.393.i, 16
  %p.411 = getelementptr float, ptr %p.142, i64 %t.410
  %t.412 = mul i64 %group.393.i, 16
  %p.413 = getelementptr float, ptr %p.10, i64 %t.412
  %t.414 = mul i64 %t.391, 16
  %p.415 = getelementptr float, ptr %p.405, i64 %t.414
  call void @values5_128(ptr %p.392, ptr %p.401, ptr %p.415, ptr %p.413)
  %group.393.next = add nuw nsw i64 %group.393.i, 1
  %t.416 = icmp slt i64 %group.393.next, %t.130
  br i1 %t.416, label %group.393, label %group.393.done
group.393.done:
  %tile.389.next = add nuw nsw i64 %tile.389.i, 1
  %t.417 = icmp slt i64 %tile.389.next, 11
  br i1 %t.417, label %tile.389, label %tile.389.done
tile.389.done:
  br label %if.154.end
if.154.end:
  %block.125.next = add nuw nsw i64 %block.125.i, 1
  %t.418 = icmp slt i64 %block.125.next, %t.124
  br i1 %t.418, label %block.125, label %block.125.done
block.125.done:
  %keys.120.next = add nuw nsw i64 %keys.120.i, 128
  br label %keys.120
keys.120.done:
  %t.419 = sub i64 2111, %t.24
  %t.420 = udiv i64 %t.419, 64
  %t.421 = call i64 @llvm.smin.i64(i64 %t.420, i64 4)
  br label %block.422
block.422:
  %block.422.i = phi i64 [0, %keys.120.done], [%block.422.next, %group.440.done]
  %t.423 = mul i64 %block.422.i, 64
  %t.424 = add i64 %t.24, %t.423
  %t.425 = sub i64 2063, %t.424
  %t.426 = udiv i64 %t.425, 16
  %t.427 = call i64 @llvm.smin.i64(i64 %t.426, i64 4)
  %t.428 = mul i64 %block.422.i, 4096
  %p.429 = getelementptr float, ptr %p.2, i64 %t.428
  %t.430 = mul i64 %block.422.i, 4096
  %p.431 = getelementptr float, ptr %p.3, i64 %t.430
  %t.432 = mul i64 %block.422.i, 4096
  %p.433 = getelementptr float, ptr %p.6, i64 %t.432
  %t.434 = mul i64 %block.422.i, 64
  %p.435 = getelementptr float, ptr %p.7, i64 %t.434
  %t.436 = mul i64 %block.422.i, 64
  %p.437 = getelementptr float, ptr %p.8, i64 %t.436
  %t.438 = mul i64 %block.422.i, 64
  %p.439 = getelementptr float, ptr %p.9, i64 %t.438
  br label %group.440
group.440:
  %group.440.i = phi i64 [0, %block.422], [%group.440.next, %query.461.done]
  %t.441 = mul i64 %group.440.i, 16
  %t.442 = add i64 %t.424, %t.441
  %t.443 = mul i64 %group.440.i, 1024
  %p.444 = getelementptr float, ptr %p.429, i64 %t.443
  %t.445 = mul i64 %group.440.i, 1024
  %p.446 = getelementptr float, ptr %p.431, i64 %t.445
  %t.447 = mul i64 %group.440.i, 2048
  %p.448 = getelementptr float, ptr %p.4, i64 %t.447
  %t.449 = mul i64 %group.440.i, 2048
  %p.450 = getelementptr float, ptr %p.5, i64 %t.449
  %t.451 = mul i64 %group.440.i, 1024
  %p.452 = getelementptr float, ptr %p.433, i64 %t.451
  %t.453 = mul i64 %group.440.i, 16
  %p.454 = getelementptr float, ptr %p.435, i64 %t.453
  %t.455 = mul i64 %group.440.i, 16
  %p.456 = getelementptr float, ptr %p.437, i64 %t.455
  %t.457 = mul i64 %group.440.i, 16
  %p.458 = getelementptr float, ptr %p.439, i64 %t.457
  %t.459 = mul i64 %group.440.i, 16
  %p.460 = getelementptr float, ptr %p.10, i64 %t.459
  call void @transpose_16_64(ptr %p.452, ptr %p.11, i64 64, i64 16)
  br label %query.461
query.461:
  %query.461.i = phi i64 [0, %group.440], [%query.461.next, %value.466.done]
  %t.462 = icmp slt i64 %query.461.i, 16
  br i1 %t.462, label %query.461.body, label %query.461.done
query.461.body:
  %t.463 = add i64 %t.442, %query.461.i
  %t.464 = mul i64 %query.461.i, 64
  %p.465 = getelementptr float, ptr %p.11, i64 %t.464
  br label %value.466
value.466:
  %value.466.i = phi i64 [0, %query.461.body], [%value.466.next, %value.466.body]
  %t.467 = icmp slt i64 %value.466.i, 64
  br i1 %t.467, label %value.466.body, label %value.466.done
value.466.body:
  %p.468 = getelementptr float, ptr %p.465, i64 %value.466.i
  %l.469 = load <8 x float>, ptr %p.468, align 4
  %t.470 = fmul <8 x float> %l.469, splat (float 0x3FC0000000000000)
  %t.471 = mul i64 %t.22, 131072
  %t.472 = add i64 %value.466.i, %t.471
  %t.473 = mul i64 %t.463, 64
  %t.474 = add i64 %t.473, %t.472
  %p.475 = getelementptr float, ptr %b6, i64 %t.474
  store <8 x float> %t.470, ptr %p.475, align 4
  %value.466.next = add nuw nsw i64 %value.466.i, 8
  br label %value.466
value.466.done:
  %query.461.next = add nuw nsw i64 %query.461.i, 1
  br label %query.461
query.461.done:
  %group.440.next = add nuw nsw i64 %group.440.i, 1
  %t.476 = icmp slt i64 %group.440.next, %t.427
  br i1 %t.476, label %group.440, label %group.440.done
group.440.done:
  %block.422.next = add nuw nsw i64 %block.422.i, 1
  %t.477 = icmp slt i64 %block.422.next, %t.421
  br i1 %t.477, label %block.422, label %block.422.done
block.422.done:
  %item.19.next = add nuw nsw i64 %item.19.i, 1
  br label %item.19
item.19.done:
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
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2.body]
  %t.3 = icmp slt i64 %column.2.i, %columns
  br i1 %t.3, label %column.2.body, label %column.2.done
column.2.body:
  %t.4 = mul i64 %row.1.i, 64
  %t.5 = add i64 %t.4, %column.2.i
  %p.6 = getelementptr float, ptr %from, i64 %t.5
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %p.6, i64 64
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %p.6, i64 128
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %p.6, i64 192
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %p.6, i64 256
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %p.6, i64 320
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %p.6, i64 384
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %p.6, i64 448
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %t.22 = mul i64 %column.2.i, 16
  %t.23 = add i64 %t.22, %row.1.i
  %p.24 = getelementptr float, ptr %to, i64 %t.23
  %t.25 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.26 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.27 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.28 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.29 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.30 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.31 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.32 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.33 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.34 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.35 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.36 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.37 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.38 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.39 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.40 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.41 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.43 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.44 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.45 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.47 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.48 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.41, ptr %p.24, align 4
  %p.49 = getelementptr float, ptr %p.24, i64 16
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.24, i64 32
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.24, i64 48
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.24, i64 64
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.24, i64 80
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.24, i64 96
  store <8 x float> %t.47, ptr %p.54, align 4
  %p.55 = getelementptr float, ptr %p.24, i64 112
  store <8 x float> %t.48, ptr %p.55, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  br label %column.2
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define internal void @scores0_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @scores0_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @values6_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
define internal void @values5_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2.body]
  %t.3 = icmp slt i64 %column.2.i, %columns
  br i1 %t.3, label %column.2.body, label %column.2.done
column.2.body:
  %t.4 = mul i64 %row.1.i, 16
  %t.5 = add i64 %t.4, %column.2.i
  %p.6 = getelementptr float, ptr %from, i64 %t.5
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %p.6, i64 16
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %p.6, i64 32
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %p.6, i64 48
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %p.6, i64 64
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %p.6, i64 80
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %p.6, i64 96
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %p.6, i64 112
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %t.22 = mul i64 %column.2.i, 64
  %t.23 = add i64 %t.22, %row.1.i
  %p.24 = getelementptr float, ptr %to, i64 %t.23
  %t.25 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.26 = shufflevector <8 x float> %l.7, <8 x float> %l.15, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.27 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.28 = shufflevector <8 x float> %l.9, <8 x float> %l.17, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.29 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.30 = shufflevector <8 x float> %l.11, <8 x float> %l.19, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.31 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.32 = shufflevector <8 x float> %l.13, <8 x float> %l.21, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.33 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.34 = shufflevector <8 x float> %t.25, <8 x float> %t.29, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.35 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.36 = shufflevector <8 x float> %t.27, <8 x float> %t.31, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.37 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.38 = shufflevector <8 x float> %t.26, <8 x float> %t.30, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.39 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.40 = shufflevector <8 x float> %t.28, <8 x float> %t.32, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.41 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.42 = shufflevector <8 x float> %t.33, <8 x float> %t.35, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.43 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.44 = shufflevector <8 x float> %t.34, <8 x float> %t.36, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.45 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.46 = shufflevector <8 x float> %t.37, <8 x float> %t.39, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.47 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.48 = shufflevector <8 x float> %t.38, <8 x float> %t.40, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.41, ptr %p.24, align 4
  %p.49 = getelementptr float, ptr %p.24, i64 64
  store <8 x float> %t.42, ptr %p.49, align 4
  %p.50 = getelementptr float, ptr %p.24, i64 128
  store <8 x float> %t.43, ptr %p.50, align 4
  %p.51 = getelementptr float, ptr %p.24, i64 192
  store <8 x float> %t.44, ptr %p.51, align 4
  %p.52 = getelementptr float, ptr %p.24, i64 256
  store <8 x float> %t.45, ptr %p.52, align 4
  %p.53 = getelementptr float, ptr %p.24, i64 320
  store <8 x float> %t.46, ptr %p.53, align 4
  %p.54 = getelementptr float, ptr %p.24, i64 384
  store <8 x float> %t.47, ptr %p.54, align 4
  %p.55 = getelementptr float, ptr %p.24, i64 448
  store <8 x float> %t.48, ptr %p.55, align 4
  %column.2.next = add nuw nsw i64 %column.2.i, 8
  br label %column.2
column.2.done:
  %row.1.next = add nuw nsw i64 %row.1.i, 8
  %t.56 = icmp slt i64 %row.1.next, %rows
  br i1 %t.56, label %row.1, label %row.1.done
row.1.done:
  ret void
}
define void @kt_attention_a39202c10946cdb3(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 42816
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 16384
  %p.4 = getelementptr float, ptr %p.2, i64 24576
  %p.5 = getelementptr float, ptr %p.2, i64 40960
  %p.6 = getelementptr float, ptr %p.2, i64 41216
  %p.7 = getelementptr float, ptr %p.2, i64 41472
  %p.8 = getelementptr float, ptr %p.2, i64 41728
  %p.9 = getelementptr float, ptr %p.2, i64 41792
  %p.10 = getelementptr float, ptr %p.2, i64 42816
  %p.11 = getelementptr float, ptr %p.2, i64 42816
  %t.12 = mul i64 %part, %n0
  %t.13 = udiv i64 %t.12, %parts
  %t.14 = add i64 %t.12, %n0
  %t.15 = udiv i64 %t.14, %parts
  br label %item.16
item.16:
  %item.16.i = phi i64 [%t.13, %entry], [%item.16.next, %block.304.done]
  %item.16.c0 = phi i64 [-1, %entry], [%t.20, %block.304.done]
  %t.17 = icmp slt i64 %item.16.i, %t.15
  br i1 %t.17, label %item.16.body, label %item.16.done
item.16.body:
  %t.18 = urem i64 %item.16.i, 8
  %t.19 = udiv i64 %item.16.i, 8
  %t.20 = udiv i64 %item.16.i, 8
  %t.21 = mul i64 %t.18, 256
  %t.22 = sub i64 2063, %t.21
  %t.23 = udiv i64 %t.22, 16
  %t.24 = call i64 @llvm.smin.i64(i64 %t.23, i64 4)
  %t.25 = icmp ne i64 %t.20, %item.16.c0
  br i1 %t.25, label %if.26, label %if.26.end
if.26:
  %t.27 = add i64 2048, 127
  %t.28 = udiv i64 %t.27, 128
  %t.29 = mul i64 %t.28, 128
  %t.30 = call i64 @llvm.smin.i64(i64 %t.29, i64 2048)
  br label %if.26.end
if.26.end:
  %t.31 = sub i64 2111, %t.21
  %t.32 = udiv i64 %t.31, 64
  %t.33 = call i64 @llvm.smin.i64(i64 %t.32, i64 4)
  br label %block.34
block.34:
  %block.34.i = phi i64 [0, %if.26.end], [%block.34.next, %group.50.done]
  %t.35 = mul i64 %block.34.i, 64
  %t.36 = add i64 %t.21, %t.35
  %t.37 = sub i64 2063, %t.36
  %t.38 = udiv i64 %t.37, 16
  %t.39 = call i64 @llvm.smin.i64(i64 %t.38, i64 4)
  %t.40 = mul i64 %block.34.i, 4096
  %p.41 = getelementptr float, ptr %p.2, i64 %t.40
  %t.42 = mul i64 %block.34.i, 4096
  %p.43 = getelementptr float, ptr %p.4, i64 %t.42
  %t.44 = mul i64 %block.34.i, 64
  %p.45 = getelementptr float, ptr %p.5, i64 %t.44
  %t.46 = mul i64 %block.34.i, 64
  %p.47 = getelementptr float, ptr %p.6, i64 %t.46
  %t.48 = mul i64 %block.34.i, 64
  %p.49 = getelementptr float, ptr %p.7, i64 %t.48
  br label %group.50
group.50:
  %group.50.i = phi i64 [0, %block.34], [%group.50.next, %clear.81.done]
  %t.51 = mul i64 %group.50.i, 16
  %t.52 = add i64 %t.36, %t.51
  %t.53 = mul i64 %group.50.i, 1024
  %p.54 = getelementptr float, ptr %p.41, i64 %t.53
  %t.55 = mul i64 %group.50.i, 2048
  %p.56 = getelementptr float, ptr %p.3, i64 %t.55
  %t.57 = mul i64 %group.50.i, 1024
  %p.58 = getelementptr float, ptr %p.43, i64 %t.57
  %t.59 = mul i64 %group.50.i, 16
  %p.60 = getelementptr float, ptr %p.45, i64 %t.59
  %t.61 = mul i64 %group.50.i, 16
  %p.62 = getelementptr float, ptr %p.47, i64 %t.61
  %t.63 = mul i64 %group.50.i, 16
  %p.64 = getelementptr float, ptr %p.49, i64 %t.63
  %t.65 = mul i64 %group.50.i, 16
  %p.66 = getelementptr float, ptr %p.8, i64 %t.65
  br label %query.67
query.67:
  %query.67.i = phi i64 [0, %group.50], [%query.67.next, %depth.76.done]
  %t.68 = icmp slt i64 %query.67.i, 16
  br i1 %t.68, label %query.67.body, label %query.67.done
query.67.body:
  %t.69 = add i64 %t.52, %query.67.i
  %t.70 = mul i64 %t.19, 131072
  %t.71 = mul i64 %t.69, 64
  %t.72 = add i64 %t.71, %t.70
  %p.73 = getelementptr float, ptr %b1, i64 %t.72
  %t.74 = mul i64 %query.67.i, 64
  %p.75 = getelementptr float, ptr %p.9, i64 %t.74
  br label %depth.76
depth.76:
  %depth.76.i = phi i64 [0, %query.67.body], [%depth.76.next, %depth.76.body]
  %t.77 = icmp slt i64 %depth.76.i, 64
  br i1 %t.77, label %depth.76.body, label %depth.76.done
depth.76.body:
  %p.78 = getelementptr float, ptr %p.73, i64 %depth.76.i
  %l.79 = load <8 x float>, ptr %p.78, align 4
  %p.80 = getelementptr float, ptr %p.75, i64 %depth.76.i
  store <8 x float> %l.79, ptr %p.80, align 4
  %depth.76.next = add nuw nsw i64 %depth.76.i, 8
  br label %depth.76
depth.76.done:
  %query.67.next = add nuw nsw i64 %query.67.i, 1
  br label %query.67
query.67.done:
  call void @transpose_64_16(ptr %p.9, ptr %p.54, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.60, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.62, align 4
  store <16 x float> zeroinitializer, ptr %p.64, align 4
  br label %clear.81
clear.81:
  %clear.81.i = phi i64 [0, %query.67.done], [%clear.81.next, %clear.81.body]
  %t.82 = icmp slt i64 %clear.81.i, 64
  br i1 %t.82, label %clear.81.body, label %clear.81.done
clear.81.body:
  %t.83 = mul i64 %clear.81.i, 16
  %p.84 = getelementptr float, ptr %p.58, i64 %t.83
  store <16 x float> zeroinitializer, ptr %p.84, align 4
  %clear.81.next = add nuw nsw i64 %clear.81.i, 1
  br label %clear.81
clear.81.done:
  %group.50.next = add nuw nsw i64 %group.50.i, 1
  %t.85 = icmp slt i64 %group.50.next, %t.39
  br i1 %t.85, label %group.50, label %group.50.done
group.50.done:
  %block.34.next = add nuw nsw i64 %block.34.i, 1
  %t.86 = icmp slt i64 %block.34.next, %t.33
  br i1 %t.86, label %block.34, label %block.34.done
block.34.done:
  %t.87 = add i64 %t.21, 255
  %t.88 = call i64 @llvm.smin.i64(i64 %t.87, i64 2047)
  %t.89 = add i64 %t.88, 1
  %t.90 = sub i64 0, %t.21
  %t.91 = sub i64 0, %t.90
  %t.92 = call i64 @llvm.smax.i64(i64 %t.91, i64 0)
  %t.93 = udiv i64 %t.92, 128
  %t.94 = mul i64 %t.93, 128
  %t.95 = call i64 @llvm.smax.i64(i64 0, i64 %t.94)
  %t.96 = call i64 @llvm.smin.i64(i64 2048, i64 2048)
  br label %keys.97
keys.97:
  %keys.97.i = phi i64 [%t.95, %block.34.done], [%keys.97.next, %block.102.done]
  %t.98 = icmp slt i64 %keys.97.i, %t.96
  br i1 %t.98, label %keys.97.body, label %keys.97.done
keys.97.body:
  %t.99 = sub i64 2111, %t.21
  %t.100 = udiv i64 %t.99, 64
  %t.101 = call i64 @llvm.smin.i64(i64 %t.100, i64 4)
  br label %block.102
block.102:
  %block.102.i = phi i64 [0, %keys.97.body], [%block.102.next, %if.129.end]
  %t.103 = mul i64 %block.102.i, 64
  %t.104 = add i64 %t.21, %t.103
  %t.105 = sub i64 2063, %t.104
  %t.106 = udiv i64 %t.105, 16
  %t.107 = call i64 @llvm.smin.i64(i64 %t.106, i64 4)
  %t.108 = mul i64 %block.102.i, 4096
  %p.109 = getelementptr float, ptr %p.2, i64 %t.108
  %t.110 = mul i64 %block.102.i, 4096
  %p.111 = getelementptr float, ptr %p.4, i64 %t.110
  %t.112 = mul i64 %block.102.i, 64
  %p.113 = getelementptr float, ptr %p.5, i64 %t.112
  %t.114 = mul i64 %block.102.i, 64
  %p.115 = getelementptr float, ptr %p.6, i64 %t.114
  %t.116 = mul i64 %block.102.i, 64
  %p.117 = getelementptr float, ptr %p.7, i64 %t.116
  %t.118 = add i64 %t.104, 63
  %t.119 = call i64 @llvm.smin.i64(i64 %t.118, i64 2047)
  %t.120 = sub i64 0, %t.104
  %t.121 = sub i64 0, %t.120
  %t.122 = call i64 @llvm.smax.i64(i64 %t.121, i64 0)
  %t.123 = udiv i64 %t.122, 128
  %t.124 = mul i64 %t.123, 128
  %t.125 = call i64 @llvm.smax.i64(i64 0, i64 %t.124)
  %t.126 = icmp sge i64 %keys.97.i, %t.125
  %t.127 = icmp slt i64 %keys.97.i, 2048
  %t.128 = and i1 %t.126, %t.127
  br i1 %t.128, label %if.129, label %if.129.end
if.129:
  %t.130 = mul i64 %t.19, 131072
  %t.131 = mul i64 %keys.97.i, 64
  %t.132 = add i64 %t.130, %t.131
  %p.133 = getelementptr float, ptr %b0, i64 %t.132
  br label %tile.134
tile.134:
  %tile.134.i = phi i64 [0, %if.129], [%tile.134.next, %group.138.done]
  %t.135 = mul i64 %tile.134.i, 6
  %t.136 = mul i64 %t.135, 64
  %p.137 = getelementptr float, ptr %p.133, i64 %t.136
  br label %group.138
group.138:
  %group.138.i = phi i64 [0, %tile.134], [%group.138.next, %group.138]
  %t.139 = mul i64 %group.138.i, 16
  %t.140 = add i64 %t.104, %t.139
  %t.141 = mul i64 %group.138.i, 1024
  %p.142 = getelementptr float, ptr %p.109, i64 %t.141
  %t.143 = mul i64 %group.138.i, 2048
  %p.144 = getelementptr float, ptr %p.3, i64 %t.143
  %t.145 = mul i64 %group.138.i, 1024
  %p.146 = getelementptr float, ptr %p.111, i64 %t.145
  %t.147 = mul i64 %group.138.i, 16
  %p.148 = getelementptr float, ptr %p.113, i64 %t.147
  %t.149 = mul i64 %group.138.i, 16
  %p.150 = getelementptr float, ptr %p.115, i64 %t.149
  %t.151 = mul i64 %group.138.i, 16
  %p.152 = getelementptr float, ptr %p.117, i64 %t.151
  %t.153 = mul i64 %group.138.i, 16
  %p.154 = getelementptr float, ptr %p.8, i64 %t.153
  %t.155 = mul i64 %t.135, 16
  %p.156 = getelementptr float, ptr %p.144, i64 %t.155
  call void @scores0_6(ptr %p.137, ptr %p.142, ptr %p.156, ptr %p.150)
  %group.138.next = add nuw nsw i64 %group.138.i, 1
  %t.157 = icmp slt i64 %group.138.next, %t.107
  br i1 %t.157, label %group.138, label %group.138.done
group.138.done:
  %tile.134.next = add nuw nsw i64 %tile.134.i, 1
  %t.158 = icmp slt i64 %tile.134.next, 18
  br i1 %t.158, label %tile.134, label %tile.134.done
tile.134.done:
  br label %tile.159
tile.159:
  %tile.159.i = phi i64 [18, %tile.134.done], [%tile.159.next, %group.164.done]
  %t.160 = mul i64 %tile.159.i, 5
  %t.161 = add i64 %t.160, 18
  %t.162 = mul i64 %t.161, 64
  %p.163 = getelementptr float, ptr %p.133, i64 %t.162
  br label %group.164
group.164:
  %group.164.i = phi i64 [0, %tile.159], [%group.164.next, %group.164]
  %t.165 = mul i64 %group.164.i, 16
  %t.166 = add i64 %t.104, %t.165
  %t.167 = mul i64 %group.164.i, 1024
  %p.168 = getelementptr float, ptr %p.109, i64 %t.167
  %t.169 = mul i64 %group.164.i, 2048
  %p.170 = getelementptr float, ptr %p.3, i64 %t.169
  %t.171 = mul i64 %group.164.i, 1024
  %p.172 = getelementptr float, ptr %p.111, i64 %t.171
  %t.173 = mul i64 %group.164.i, 16
  %p.174 = getelementptr float, ptr %p.113, i64 %t.173
  %t.175 = mul i64 %group.164.i, 16
  %p.176 = getelementptr float, ptr %p.115, i64 %t.175
  %t.177 = mul i64 %group.164.i, 16
  %p.178 = getelementptr float, ptr %p.117, i64 %t.177
  %t.179 = mul i64 %group.164.i, 16
  %p.180 = getelementptr float, ptr %p.8, i64 %t.179
  %t.181 = mul i64 %t.161, 16
  %p.182 = getelementptr float, ptr %p.170, i64 %t.181
  call void @scores0_5(ptr %p.163, ptr %p.168, ptr %p.182, ptr %p.176)
  %group.164.next = add nuw nsw i64 %group.164.i, 1
  %t.183 = icmp slt i64 %group.164.next, %t.107
  br i1 %t.183, label %group.164, label %group.164.done
group.164.done:
  %tile.159.next = add nuw nsw i64 %tile.159.i, 1
  %t.184 = icmp slt i64 %tile.159.next, 22
  br i1 %t.184, label %tile.159, label %tile.159.done
tile.159.done:
  br label %group.185
group.185:
  %group.185.i = phi i64 [0, %tile.159.done], [%group.185.next, %score.204.done]
  %t.186 = mul i64 %group.185.i, 16
  %t.187 = add i64 %t.104, %t.186
  %t.188 = mul i64 %group.185.i, 1024
  %p.189 = getelementptr float, ptr %p.109, i64 %t.188
  %t.190 = mul i64 %group.185.i, 2048
  %p.191 = getelementptr float, ptr %p.3, i64 %t.190
  %t.192 = mul i64 %group.185.i, 1024
  %p.193 = getelementptr float, ptr %p.111, i64 %t.192
  %t.194 = mul i64 %group.185.i, 16
  %p.195 = getelementptr float, ptr %p.113, i64 %t.194
  %t.196 = mul i64 %group.185.i, 16
  %p.197 = getelementptr float, ptr %p.115, i64 %t.196
  %t.198 = mul i64 %group.185.i, 16
  %p.199 = getelementptr float, ptr %p.117, i64 %t.198
  %t.200 = mul i64 %group.185.i, 16
  %p.201 = getelementptr float, ptr %p.8, i64 %t.200
  %t.202 = mul i64 %t.19, 2048
  %p.203 = getelementptr float, ptr %b2, i64 %t.202
  br label %score.204
score.204:
  %score.204.i = phi i64 [0, %group.185], [%score.204.next, %score.204]
  %t.205 = add i64 %keys.97.i, %score.204.i
  %t.206 = mul i64 %score.204.i, 16
  %p.207 = getelementptr float, ptr %p.191, i64 %t.206
  %l.208 = load <16 x float>, ptr %p.207, align 4
  %t.209 = trunc i64 %t.187 to i32
  %t.210 = insertelement <16 x i32> poison, i32 %t.209, i64 0
  %s.211 = shufflevector <16 x i32> %t.210, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.212 = add <16 x i32> %s.211, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.213 = trunc i64 %t.205 to i32
  %t.214 = insertelement <16 x i32> poison, i32 %t.213, i64 0
  %s.215 = shufflevector <16 x i32> %t.214, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.216 = icmp sle <16 x i32> %t.212, %s.215
  %t.217 = fmul <16 x float> %l.208, splat (float 0x3FC0000000000000)
  %t.218 = select <16 x i1> %t.216, <16 x float> %t.217, <16 x float> splat (float 0xFFF0000000000000)
  %p.219 = getelementptr float, ptr %p.203, i64 %t.205
  %l.220 = load float, ptr %p.219, align 4
  %t.221 = insertelement <16 x float> poison, float %l.220, i64 0
  %s.222 = shufflevector <16 x float> %t.221, <16 x float> poison, <16 x i32> zeroinitializer
  %t.223 = fsub <16 x float> %t.218, %s.222
  %t.224 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.223, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138000000000000))
  %t.225 = fsub <16 x float> %t.224, splat (float 0x4138000000000000)
  %t.226 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.225, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.223)
  %t.227 = bitcast <16 x float> %t.224 to <16 x i32>
  %t.228 = shl <16 x i32> %t.227, splat (i32 20)
  %t.229 = bitcast <16 x float> %t.224 to <16 x i32>
  %t.230 = shufflevector <16 x i32> %t.229, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.231 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.230)
  %t.232 = shufflevector <16 x i32> %t.229, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.233 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.232)
  %t.234 = shufflevector <8 x float> %t.231, <8 x float> %t.233, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.235 = bitcast <16 x float> %t.234 to <16 x i32>
  %t.236 = add <16 x i32> %t.235, %t.228
  %t.237 = bitcast <16 x i32> %t.236 to <16 x float>
  %t.238 = fmul <16 x float> %t.226, %t.226
  %t.239 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.226, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.240 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.238, <16 x float> %t.239, <16 x float> %t.226)
  %t.241 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.237, <16 x float> %t.240, <16 x float> %t.237)
  %t.242 = fcmp olt <16 x float> %t.223, splat (float 0xC055D33340000000)
  %t.243 = select <16 x i1> %t.242, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.241
  %p.244 = getelementptr float, ptr %p.191, i64 %t.206
  store <16 x float> %t.243, ptr %p.244, align 4
  %score.204.next = add nuw nsw i64 %score.204.i, 1
  %t.245 = icmp slt i64 %score.204.next, 128
  br i1 %t.245, label %score.204, label %score.204.done
score.204.done:
  %group.185.next = add nuw nsw i64 %group.185.i, 1
  %t.246 = icmp slt i64 %group.185.next, %t.107
  br i1 %t.246, label %group.185, label %group.185.done
group.185.done:
  %t.247 = mul i64 %t.19, 131072
  %t.248 = mul i64 %keys.97.i, 64
  %t.249 = add i64 %t.247, %t.248
  %p.250 = getelementptr float, ptr %b3, i64 %t.249
  br label %tile.251
tile.251:
  %tile.251.i = phi i64 [0, %group.185.done], [%tile.251.next, %group.254.done]
  %t.252 = mul i64 %tile.251.i, 6
  %p.253 = getelementptr float, ptr %p.250, i64 %t.252
  br label %group.254
group.254:
  %group.254.i = phi i64 [0, %tile.251], [%group.254.next, %group.254]
  %t.255 = mul i64 %group.254.i, 16
  %t.256 = add i64 %t.104, %t.255
  %t.257 = mul i64 %group.254.i, 1024
  %p.258 = getelementptr float, ptr %p.109, i64 %t.257
  %t.259 = mul i64 %group.254.i, 2048
  %p.260 = getelementptr float, ptr %p.3, i64 %t.259
  %t.261 = mul i64 %group.254.i, 1024
  %p.262 = getelementptr float, ptr %p.111, i64 %t.261
  %t.263 = mul i64 %group.254.i, 16
  %p.264 = getelementptr float, ptr %p.113, i64 %t.263
  %t.265 = mul i64 %group.254.i, 16
  %p.266 = getelementptr float, ptr %p.115, i64 %t.265
  %t.267 = mul i64 %group.254.i, 16
  %p.268 = getelementptr float, ptr %p.117, i64 %t.267
  %t.269 = mul i64 %group.254.i, 16
  %p.270 = getelementptr float, ptr %p.8, i64 %t.269
  %t.271 = mul i64 %t.252, 16
  %p.272 = getelementptr float, ptr %p.262, i64 %t.271
  call void @values6_128(ptr %p.253, ptr %p.260, ptr %p.272, ptr %p.270)
  %group.254.next = add nuw nsw i64 %group.254.i, 1
  %t.273 = icmp slt i64 %group.254.next, %t.107
  br i1 %t.273, label %group.254, label %group.254.done
group.254.done:
  %tile.251.next = add nuw nsw i64 %tile.251.i, 1
  %t.274 = icmp slt i64 %tile.251.next, 9
  br i1 %t.274, label %tile.251, label %tile.251.done
tile.251.done:
  br label %tile.275
tile.275:
  %tile.275.i = phi i64 [9, %tile.251.done], [%tile.275.next, %group.279.done]
  %t.276 = mul i64 %tile.275.i, 5
  %t.277 = add i64 %t.276, 9
  %p.278 = getelementptr float, ptr %p.250, i64 %t.277
  br label %group.279
group.279:
  %group.279.i = phi i64 [0, %tile.275], [%group.279.next, %group.279]
  %t.280 = mul i64 %group.279.i, 16
  %t.281 = add i64 %t.104, %t.280
  %t.282 = mul i64 %group.279.i, 1024
  %p.283 = getelementptr float, ptr %p.109, i64 %t.282
  %t.284 = mul i64 %group.279.i, 2048
  %p.285 = getelementptr float, ptr %p.3, i64 %t.284
  %t.286 = mul i64 %group.279.i, 1024
  %p.287 = getelementptr float, ptr %p.111, i64 %t.286
  %t.288 = mul i64 %group.279.i, 16
  %p.289 = getelementptr float, ptr %p.113, i64 %t.288
  %t.290 = mul i64 %group.279.i, 16
  %p.291 = getelementptr float, ptr %p.115, i64 %t.290
  %t.292 = mul i64 %group.279.i, 16
  %p.293 = getelementptr float, ptr %p.117, i64 %t.292
  %t.294 = mul i64 %group.279.i, 16
  %p.295 = getelementptr float, ptr %p.8, i64 %t.294
  %t.296 = mul i64 %t.277, 16
  %p.297 = getelementptr float, ptr %p.287, i64 %t.296
  call void @values5_128(ptr %p.278, ptr %p.285, ptr %p.297, ptr %p.295)
  %group.279.next = add nuw nsw i64 %group.279.i, 1
  %t.298 = icmp slt i64 %group.279.next, %t.107
  br i1 %t.298, label %group.279, label %group.279.done
group.279.done:
  %tile.275.next = add nuw nsw i64 %tile.275.i, 1
  %t.299 = icmp slt i64 %tile.275.next, 11
  br i1 %t.299, label %tile.275, label %tile.275.done
tile.275.done:
  br label %if.129.end
if.129.end:
  %block.102.next = add nuw nsw i64 %block.102.i, 1
  %t.300 = icmp slt i64 %block.102.next, %t.101
  br i1 %t.300, label %block.102, label %block.102.done
block.102.done:
  %keys.97.next = add nuw nsw i64 %keys.97.i, 128
  br label %keys.97
keys.97.done:
  %t.301 = sub i64 2111, %t.21
  %t.302 = udiv i64 %t.301, 64
  %t.303 = call i64 @llvm.smin.i64(i64 %t.302, i64 4)
  br label %block.304
block.304:
  %block.304.i = phi i64 [0, %keys.97.done], [%block.304.next, %group.320.done]
  %t.305 = mul i64 %block.304.i, 64
  %t.306 = add i64 %t.21, %t.305
  %t.307 = sub i64 2063, %t.306
  %t.308 = udiv i64 %t.307, 16
  %t.309 = call i64 @llvm.smin.i64(i64 %t.308, i64 4)
  %t.310 = mul i64 %block.304.i, 4096
  %p.311 = getelementptr float, ptr %p.2, i64 %t.310
  %t.312 = mul i64 %block.304.i, 4096
  %p.313 = getelementptr float, ptr %p.4, i64 %t.312
  %t.314 = mul i64 %block.304.i, 64
  %p.315 = getelementptr float, ptr %p.5, i64 %t.314
  %t.316 = mul i64 %block.304.i, 64
  %p.317 = getelementptr float, ptr %p.6, i64 %t.316
  %t.318 = mul i64 %block.304.i, 64
  %p.319 = getelementptr float, ptr %p.7, i64 %t.318
  br label %group.320
group.320:
  %group.320.i = phi i64 [0, %block.304], [%group.320.next, %query.337.done]
  %t.321 = mul i64 %group.320.i, 16
  %t.322 = add i64 %t.306, %t.321
  %t.323 = mul i64 %group.320.i, 1024
  %p.324 = getelementptr float, ptr %p.311, i64 %t.323
  %t.325 = mul i64 %group.320.i, 2048
  %p.326 = getelementptr float, ptr %p.3, i64 %t.325
  %t.327 = mul i64 %group.320.i, 1024
  %p.328 = getelementptr float, ptr %p.313, i64 %t.327
  %t.329 = mul i64 %group.320.i, 16
  %p.330 = getelementptr float, ptr %p.315, i64 %t.329
  %t.331 = mul i64 %group.320.i, 16
  %p.332 = getelementptr float, ptr %p.317, i64 %t.331
  %t.333 = mul i64 %group.320.i, 16
  %p.334 = getelementptr float, ptr %p.319, i64 %t.333
  %t.335 = mul i64 %group.320.i, 16
  %p.336 = getelementptr float, ptr %p.8, i64 %t.335
  call void @transpose_16_64(ptr %p.328, ptr %p.9, i64 64, i64 16)
  br label %query.337
query.337:
  %query.337.i = phi i64 [0, %group.320], [%query.337.next, %value.342.done]
  %t.338 = icmp slt i64 %query.337.i, 16
  br i1 %t.338, label %query.337.body, label %query.337.done
query.337.body:
  %t.339 = add i64 %t.322, %query.337.i
  %t.340 = mul i64 %query.337.i, 64
  %p.341 = getelementptr float, ptr %p.9, i64 %t.340
  br label %value.342
value.342:
  %value.342.i = phi i64 [0, %query.337.body], [%value.342.next, %value.342.body]
  %t.343 = icmp slt i64 %value.342.i, 64
  br i1 %t.343, label %value.342.body, label %value.342.done
value.342.body:
  %p.344 = getelementptr float, ptr %p.341, i64 %value.342.i
  %l.345 = load <8 x float>, ptr %p.344, align 4
  %t.346 = mul i64 %t.19, 131072
  %t.347 = add i64 %value.342.i, %t.346
  %t.348 = mul i64 %t.339, 64
  %t.349 = add i64 %t.348, %t.347
  %p.350 = getelementptr float, ptr %b4, i64 %t.349
  store <8 x float> %l.345, ptr %p.350, align 4
  %value.342.next = add nuw nsw i64 %value.342.i, 8
  br label %value.342
value.342.done:
  %query.337.next = add nuw nsw i64 %query.337.i, 1
  br label %query.337
query.337.done:
  %group.320.next = add nuw nsw i64 %group.320.i, 1
  %t.351 = icmp slt i64 %group.320.next, %t.309
  br i1 %t.351, label %group.320, label %group.320.done
group.320.done:
  %block.304.next = add nuw nsw i64 %block.304.i, 1
  %t.352 = icmp slt i64 %block.304.next, %t.303
  br i1 %t.352, label %block.304, label %block.304.done
block.304.done:
  %item.16.next = add nuw nsw i64 %item.16.i, 1
  br label %item.16
item.16.done:
  ret void
}
!0 = !{i32 1}
