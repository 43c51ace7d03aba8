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
  %p.13 = getelementptr float, ptr %p.2, i64 80
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 160
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 240
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 320
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.2, i64 400
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
  %p.53 = getelementptr float, ptr %p.2, i64 81
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.44, <8 x float> %t.17)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.46, <8 x float> %t.18)
  %p.59 = getelementptr float, ptr %p.2, i64 161
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.44, <8 x float> %t.23)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.46, <8 x float> %t.24)
  %p.65 = getelementptr float, ptr %p.2, i64 241
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.44, <8 x float> %t.29)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.46, <8 x float> %t.30)
  %p.71 = getelementptr float, ptr %p.2, i64 321
  %l.72 = load float, ptr %p.71, align 4
  %t.73 = insertelement <8 x float> poison, float %l.72, i64 0
  %s.74 = shufflevector <8 x float> %t.73, <8 x float> poison, <8 x i32> zeroinitializer
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.44, <8 x float> %t.35)
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.46, <8 x float> %t.36)
  %p.77 = getelementptr float, ptr %p.2, i64 401
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
  %p.13 = getelementptr float, ptr %p.2, i64 80
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 160
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 240
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 320
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
  %p.47 = getelementptr float, ptr %p.2, i64 81
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.38, <8 x float> %t.17)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.40, <8 x float> %t.18)
  %p.53 = getelementptr float, ptr %p.2, i64 161
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.38, <8 x float> %t.23)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.40, <8 x float> %t.24)
  %p.59 = getelementptr float, ptr %p.2, i64 241
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.38, <8 x float> %t.29)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.40, <8 x float> %t.30)
  %p.65 = getelementptr float, ptr %p.2, i64 321
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
  %t.40 = mul i64 %k.39.i, 80
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
  %p.86 = getelementptr float, ptr %p.41, i64 80
  %l.87 = load float, ptr %p.86, align 4
  %t.88 = insertelement <8 x float> poison, float %l.87, i64 0
  %s.89 = shufflevector <8 x float> %t.88, <8 x float> poison, <8 x i32> zeroinitializer
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.83, <8 x float> %t.50)
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.85, <8 x float> %t.51)
  %p.92 = getelementptr float, ptr %p.41, i64 81
  %l.93 = load float, ptr %p.92, align 4
  %t.94 = insertelement <8 x float> poison, float %l.93, i64 0
  %s.95 = shufflevector <8 x float> %t.94, <8 x float> poison, <8 x i32> zeroinitializer
  %t.96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.83, <8 x float> %t.56)
  %t.97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.85, <8 x float> %t.57)
  %p.98 = getelementptr float, ptr %p.41, i64 82
  %l.99 = load float, ptr %p.98, align 4
  %t.100 = insertelement <8 x float> poison, float %l.99, i64 0
  %s.101 = shufflevector <8 x float> %t.100, <8 x float> poison, <8 x i32> zeroinitializer
  %t.102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.83, <8 x float> %t.62)
  %t.103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.85, <8 x float> %t.63)
  %p.104 = getelementptr float, ptr %p.41, i64 83
  %l.105 = load float, ptr %p.104, align 4
  %t.106 = insertelement <8 x float> poison, float %l.105, i64 0
  %s.107 = shufflevector <8 x float> %t.106, <8 x float> poison, <8 x i32> zeroinitializer
  %t.108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.107, <8 x float> %l.83, <8 x float> %t.68)
  %t.109 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.107, <8 x float> %l.85, <8 x float> %t.69)
  %p.110 = getelementptr float, ptr %p.41, i64 84
  %l.111 = load float, ptr %p.110, align 4
  %t.112 = insertelement <8 x float> poison, float %l.111, i64 0
  %s.113 = shufflevector <8 x float> %t.112, <8 x float> poison, <8 x i32> zeroinitializer
  %t.114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.113, <8 x float> %l.83, <8 x float> %t.74)
  %t.115 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.113, <8 x float> %l.85, <8 x float> %t.75)
  %p.116 = getelementptr float, ptr %p.41, i64 85
  %l.117 = load float, ptr %p.116, align 4
  %t.118 = insertelement <8 x float> poison, float %l.117, i64 0
  %s.119 = shufflevector <8 x float> %t.118, <8 x float> poison, <8 x i32> zeroinitializer
  %t.120 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.119, <8 x float> %l.83, <8 x float> %t.80)
  %t.121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.119, <8 x float> %l.85, <8 x float> %t.81)
  %k.39.next = add nuw nsw i64 %k.39.i, 2
  %t.122 = icmp slt i64 %k.39.next, 128
  br i1 %t.122, label %k.39, label %k.39.done
k.39.done:
  %p.123 = getelementptr float, ptr %a, i64 10240
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
  %t.34 = mul i64 %k.33.i, 80
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
  %p.74 = getelementptr float, ptr %p.35, i64 80
  %l.75 = load float, ptr %p.74, align 4
  %t.76 = insertelement <8 x float> poison, float %l.75, i64 0
  %s.77 = shufflevector <8 x float> %t.76, <8 x float> poison, <8 x i32> zeroinitializer
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.71, <8 x float> %t.44)
  %t.79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.73, <8 x float> %t.45)
  %p.80 = getelementptr float, ptr %p.35, i64 81
  %l.81 = load float, ptr %p.80, align 4
  %t.82 = insertelement <8 x float> poison, float %l.81, i64 0
  %s.83 = shufflevector <8 x float> %t.82, <8 x float> poison, <8 x i32> zeroinitializer
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.71, <8 x float> %t.50)
  %t.85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.73, <8 x float> %t.51)
  %p.86 = getelementptr float, ptr %p.35, i64 82
  %l.87 = load float, ptr %p.86, align 4
  %t.88 = insertelement <8 x float> poison, float %l.87, i64 0
  %s.89 = shufflevector <8 x float> %t.88, <8 x float> poison, <8 x i32> zeroinitializer
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.71, <8 x float> %t.56)
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.73, <8 x float> %t.57)
  %p.92 = getelementptr float, ptr %p.35, i64 83
  %l.93 = load float, ptr %p.92, align 4
  %t.94 = insertelement <8 x float> poison, float %l.93, i64 0
  %s.95 = shufflevector <8 x float> %t.94, <8 x float> poison, <8 x i32> zeroinitializer
  %t.96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.71, <8 x float> %t.62)
  %t.97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.73, <8 x float> %t.63)
  %p.98 = getelementptr float, ptr %p.35, i64 84
  %l.99 = load float, ptr %p.98, align 4
  %t.100 = insertelement <8 x float> poison, float %l.99, i64 0
  %s.101 = shufflevector <8 x float> %t.100, <8 x float> poison, <8 x i32> zeroinitializer
  %t.102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.71, <8 x float> %t.68)
  %t.103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.73, <8 x float> %t.69)
  %k.33.next = add nuw nsw i64 %k.33.i, 2
  %t.104 = icmp slt i64 %k.33.next, 128
  br i1 %t.104, label %k.33, label %k.33.done
k.33.done:
  %p.105 = getelementptr float, ptr %a, i64 10240
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
define void @kt_attention_43f24431ca79e791(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 99584
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 4096
  %p.4 = getelementptr float, ptr %p.2, i64 12288
  %p.5 = getelementptr float, ptr %p.2, i64 16384
  %p.6 = getelementptr float, ptr %p.2, i64 16448
  %p.7 = getelementptr float, ptr %p.2, i64 16512
  %p.8 = getelementptr float, ptr %p.2, i64 16576
  %p.9 = getelementptr float, ptr %p.2, i64 16640
  %p.10 = getelementptr float, ptr %p.2, i64 17664
  %p.11 = getelementptr float, ptr %p.2, i64 58624
  %t.12 = mul i64 %part, %n0
  %t.13 = udiv i64 %t.12, %parts
  %t.14 = add i64 %t.12, %n0
  %t.15 = udiv i64 %t.14, %parts
  br label %item.16
item.16:
  %item.16.i = phi i64 [%t.13, %entry], [%item.16.next, %group.295.done]
  %item.16.c0 = phi i64 [-1, %entry], [%t.20, %group.295.done]
  %t.17 = icmp slt i64 %item.16.i, %t.15
  br i1 %t.17, label %item.16.body, label %item.16.done
item.16.body:
  %t.18 = urem i64 %item.16.i, 8
  %t.19 = udiv i64 %item.16.i, 8
  %t.20 = udiv i64 %item.16.i, 8
  %t.21 = mul i64 %t.18, 64
  %t.22 = sub i64 527, %t.21
  %t.23 = udiv i64 %t.22, 16
  %t.24 = call i64 @llvm.smin.i64(i64 %t.23, i64 4)
  %t.25 = icmp ne i64 %t.20, %item.16.c0
  br i1 %t.25, label %if.26, label %if.26.end
if.26:
  %t.27 = add i64 512, 127
  %t.28 = udiv i64 %t.27, 128
  %t.29 = mul i64 %t.28, 128
  %t.30 = call i64 @llvm.smin.i64(i64 %t.29, i64 512)
  br label %lay.31
lay.31:
  %lay.31.i = phi i64 [0, %if.26], [%lay.31.next, %column.35.done]
  %t.32 = icmp slt i64 %lay.31.i, %t.30
  br i1 %t.32, label %lay.31.body, label %lay.31.done
lay.31.body:
  %t.33 = mul i64 %lay.31.i, 80
  %p.34 = getelementptr float, ptr %p.10, i64 %t.33
  br label %column.35
column.35:
  %column.35.i = phi i64 [0, %lay.31.body], [%column.35.next, %vector.39.done]
  %t.36 = icmp slt i64 %column.35.i, 1
  br i1 %t.36, label %column.35.body, label %column.35.done
column.35.body:
  %t.37 = mul i64 %column.35.i, 64
  %p.38 = getelementptr float, ptr %p.34, i64 %t.37
  br label %vector.39
vector.39:
  %vector.39.i = phi i64 [0, %column.35.body], [%vector.39.next, %vector.39.body]
  %t.40 = icmp slt i64 %vector.39.i, 64
  br i1 %t.40, label %vector.39.body, label %vector.39.done
vector.39.body:
  %t.41 = mul i64 %t.19, 64
  %t.42 = add i64 %vector.39.i, %t.41
  %t.43 = mul i64 %lay.31.i, 768
  %t.44 = add i64 %t.43, %t.42
  %p.45 = getelementptr float, ptr %b1, i64 %t.44
  %l.46 = load <8 x float>, ptr %p.45, align 4
  %p.47 = getelementptr float, ptr %p.38, i64 %vector.39.i
  store <8 x float> %l.46, ptr %p.47, align 4
  %vector.39.next = add nuw nsw i64 %vector.39.i, 8
  br label %vector.39
vector.39.done:
  %column.35.next = add nuw nsw i64 %column.35.i, 1
  br label %column.35
column.35.done:
  %lay.31.next = add nuw nsw i64 %lay.31.i, 1
  br label %lay.31
lay.31.done:
  br label %lay.48
lay.48:
  %lay.48.i = phi i64 [0, %lay.31.done], [%lay.48.next, %column.52.done]
  %t.49 = icmp slt i64 %lay.48.i, %t.30
  br i1 %t.49, label %lay.48.body, label %lay.48.done
lay.48.body:
  %t.50 = mul i64 %lay.48.i, 80
  %p.51 = getelementptr float, ptr %p.11, i64 %t.50
  br label %column.52
column.52:
  %column.52.i = phi i64 [0, %lay.48.body], [%column.52.next, %vector.56.done]
  %t.53 = icmp slt i64 %column.52.i, 1
  br i1 %t.53, label %column.52.body, label %column.52.done
column.52.body:
  %t.54 = mul i64 %column.52.i, 64
  %p.55 = getelementptr float, ptr %p.51, i64 %t.54
  br label %vector.56
vector.56:
  %vector.56.i = phi i64 [0, %column.52.body], [%vector.56.next, %vector.56.body]
  %t.57 = icmp slt i64 %vector.56.i, 64
  br i1 %t.57, label %vector.56.body, label %vector.56.done
vector.56.body:
  %t.58 = mul i64 %t.19, 64
  %t.59 = add i64 %vector.56.i, %t.58
  %t.60 = mul i64 %lay.48.i, 768
  %t.61 = add i64 %t.60, %t.59
  %p.62 = getelementptr float, ptr %b3, i64 %t.61
  %l.63 = load <8 x float>, ptr %p.62, align 4
  %p.64 = getelementptr float, ptr %p.55, i64 %vector.56.i
  store <8 x float> %l.63, ptr %p.64, align 4
  %vector.56.next = add nuw nsw i64 %vector.56.i, 8
  br label %vector.56
vector.56.done:
  %column.52.next = add nuw nsw i64 %column.52.i, 1
  br label %column.52
column.52.done:
  %lay.48.next = add nuw nsw i64 %lay.48.i, 1
  br label %lay.48
lay.48.done:
  br label %if.26.end
if.26.end:
  br label %group.65
group.65:
  %group.65.i = phi i64 [0, %if.26.end], [%group.65.next, %clear.96.done]
  %t.66 = mul i64 %group.65.i, 16
  %t.67 = add i64 %t.21, %t.66
  %t.68 = mul i64 %group.65.i, 1024
  %p.69 = getelementptr float, ptr %p.2, i64 %t.68
  %t.70 = mul i64 %group.65.i, 2048
  %p.71 = getelementptr float, ptr %p.3, i64 %t.70
  %t.72 = mul i64 %group.65.i, 1024
  %p.73 = getelementptr float, ptr %p.4, i64 %t.72
  %t.74 = mul i64 %group.65.i, 16
  %p.75 = getelementptr float, ptr %p.5, i64 %t.74
  %t.76 = mul i64 %group.65.i, 16
  %p.77 = getelementptr float, ptr %p.6, i64 %t.76
  %t.78 = mul i64 %group.65.i, 16
  %p.79 = getelementptr float, ptr %p.7, i64 %t.78
  %t.80 = mul i64 %group.65.i, 16
  %p.81 = getelementptr float, ptr %p.8, i64 %t.80
  br label %query.82
query.82:
  %query.82.i = phi i64 [0, %group.65], [%query.82.next, %depth.91.done]
  %t.83 = icmp slt i64 %query.82.i, 16
  br i1 %t.83, label %query.82.body, label %query.82.done
query.82.body:
  %t.84 = add i64 %t.67, %query.82.i
  %t.85 = mul i64 %t.19, 64
  %t.86 = mul i64 %t.84, 768
  %t.87 = add i64 %t.86, %t.85
  %p.88 = getelementptr float, ptr %b0, i64 %t.87
  %t.89 = mul i64 %query.82.i, 64
  %p.90 = getelementptr float, ptr %p.9, i64 %t.89
  br label %depth.91
depth.91:
  %depth.91.i = phi i64 [0, %query.82.body], [%depth.91.next, %depth.91.body]
  %t.92 = icmp slt i64 %depth.91.i, 64
  br i1 %t.92, label %depth.91.body, label %depth.91.done
depth.91.body:
  %p.93 = getelementptr float, ptr %p.88, i64 %depth.91.i
  %l.94 = load <8 x float>, ptr %p.93, align 4
  %p.95 = getelementptr float, ptr %p.90, i64 %depth.91.i
  store <8 x float> %l.94, ptr %p.95, align 4
  %depth.91.next = add nuw nsw i64 %depth.91.i, 8
  br label %depth.91
depth.91.done:
  %query.82.next = add nuw nsw i64 %query.82.i, 1
  br label %query.82
query.82.done:
  call void @transpose_64_16(ptr %p.9, ptr %p.69, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.75, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.77, align 4
  store <16 x float> zeroinitializer, ptr %p.79, align 4
  br label %clear.96
clear.96:
  %clear.96.i = phi i64 [0, %query.82.done], [%clear.96.next, %clear.96.body]
  %t.97 = icmp slt i64 %clear.96.i, 64
  br i1 %t.97, label %clear.96.body, label %clear.96.done
clear.96.body:
  %t.98 = mul i64 %clear.96.i, 16
  %p.99 = getelementptr float, ptr %p.73, i64 %t.98
  store <16 x float> zeroinitializer, ptr %p.99, align 4
  %clear.96.next = add nuw nsw i64 %clear.96.i, 1
  br label %clear.96
clear.96.done:
  %group.65.next = add nuw nsw i64 %group.65.i, 1
  %t.100 = icmp slt i64 %group.65.next, %t.24
  br i1 %t.100, label %group.65, label %group.65.done
group.65.done:
  %t.101 = add i64 %t.21, 63
  %t.102 = call i64 @llvm.smin.i64(i64 %t.101, i64 511)
  %t.103 = add i64 %t.102, 1
  %t.104 = call i64 @llvm.smin.i64(i64 512, i64 512)
  br label %keys.105
keys.105:
  %keys.105.i = phi i64 [0, %group.65.done], [%keys.105.next, %tile.270.done]
  %t.106 = icmp slt i64 %keys.105.i, %t.104
  br i1 %t.106, label %keys.105.body, label %keys.105.done
keys.105.body:
  %t.107 = mul i64 %keys.105.i, 80
  %p.108 = getelementptr float, ptr %p.10, i64 %t.107
  br label %tile.109
tile.109:
  %tile.109.i = phi i64 [0, %keys.105.body], [%tile.109.next, %group.113.done]
  %t.110 = mul i64 %tile.109.i, 6
  %t.111 = mul i64 %t.110, 80
  %p.112 = getelementptr float, ptr %p.108, i64 %t.111
  br label %group.113
group.113:
  %group.113.i = phi i64 [0, %tile.109], [%group.113.next, %group.113]
  %t.114 = mul i64 %group.113.i, 16
  %t.115 = add i64 %t.21, %t.114
  %t.116 = mul i64 %group.113.i, 1024
  %p.117 = getelementptr float, ptr %p.2, i64 %t.116
  %t.118 = mul i64 %group.113.i, 2048
  %p.119 = getelementptr float, ptr %p.3, i64 %t.118
  %t.120 = mul i64 %group.113.i, 1024
  %p.121 = getelementptr float, ptr %p.4, i64 %t.120
  %t.122 = mul i64 %group.113.i, 16
  %p.123 = getelementptr float, ptr %p.5, i64 %t.122
  %t.124 = mul i64 %group.113.i, 16
  %p.125 = getelementptr float, ptr %p.6, i64 %t.124
  %t.126 = mul i64 %group.113.i, 16
  %p.127 = getelementptr float, ptr %p.7, i64 %t.126
  %t.128 = mul i64 %group.113.i, 16
  %p.129 = getelementptr float, ptr %p.8, i64 %t.128
  %t.130 = mul i64 %t.110, 16
  %p.131 = getelementptr float, ptr %p.119, i64 %t.130
  call void @scores0_6(ptr %p.112, ptr %p.117, ptr %p.131, ptr %p.125)
  %group.113.next = add nuw nsw i64 %group.113.i, 1
  %t.132 = icmp slt i64 %group.113.next, %t.24
  br i1 %t.132, label %group.113, label %group.113.done
group.113.done:
  %tile.109.next = add nuw nsw i64 %tile.109.i, 1
  %t.133 = icmp slt i64 %tile.109.next, 18
  br i1 %t.133, label %tile.109, label %tile.109.done
tile.109.done:
  br label %tile.134
tile.134:
  %tile.134.i = phi i64 [18, %tile.109.done], [%tile.134.next, %group.139.done]
  %t.135 = mul i64 %tile.134.i, 5
  %t.136 = add i64 %t.135, 18
  %t.137 = mul i64 %t.136, 80
  %p.138 = getelementptr float, ptr %p.108, i64 %t.137
  br label %group.139
group.139:
  %group.139.i = phi i64 [0, %tile.134], [%group.139.next, %group.139]
  %t.140 = mul i64 %group.139.i, 16
  %t.141 = add i64 %t.21, %t.140
  %t.142 = mul i64 %group.139.i, 1024
  %p.143 = getelementptr float, ptr %p.2, i64 %t.142
  %t.144 = mul i64 %group.139.i, 2048
  %p.145 = getelementptr float, ptr %p.3, i64 %t.144
  %t.146 = mul i64 %group.139.i, 1024
  %p.147 = getelementptr float, ptr %p.4, i64 %t.146
  %t.148 = mul i64 %group.139.i, 16
  %p.149 = getelementptr float, ptr %p.5, i64 %t.148
  %t.150 = mul i64 %group.139.i, 16
  %p.151 = getelementptr float, ptr %p.6, i64 %t.150
  %t.152 = mul i64 %group.139.i, 16
  %p.153 = getelementptr float, ptr %p.7, i64 %t.152
  %t.154 = mul i64 %group.139.i, 16
  %p.155 = getelementptr float, ptr %p.8, i64 %t.154
  %t.156 = mul i64 %t.136, 16
  %p.157 = getelementptr float, ptr %p.145, i64 %t.156
  call void @scores0_5(ptr %p.138, ptr %p.143, ptr %p.157, ptr %p.151)
  %group.139.next = add nuw nsw i64 %group.139.i, 1
  %t.158 = icmp slt i64 %group.139.next, %t.24
  br i1 %t.158, label %group.139, label %group.139.done
group.139.done:
  %tile.134.next = add nuw nsw i64 %tile.134.i, 1
  %t.159 = icmp slt i64 %tile.134.next, 22
  br i1 %t.159, label %tile.134, label %tile.134.done
tile.134.done:
  br label %group.160
group.160:
  %group.160.i = phi i64 [0, %tile.134.done], [%group.160.next, %weight.216.done]
  %t.161 = mul i64 %group.160.i, 16
  %t.162 = add i64 %t.21, %t.161
  %t.163 = mul i64 %group.160.i, 1024
  %p.164 = getelementptr float, ptr %p.2, i64 %t.163
  %t.165 = mul i64 %group.160.i, 2048
  %p.166 = getelementptr float, ptr %p.3, i64 %t.165
  %t.167 = mul i64 %group.160.i, 1024
  %p.168 = getelementptr float, ptr %p.4, i64 %t.167
  %t.169 = mul i64 %group.160.i, 16
  %p.170 = getelementptr float, ptr %p.5, i64 %t.169
  %t.171 = mul i64 %group.160.i, 16
  %p.172 = getelementptr float, ptr %p.6, i64 %t.171
  %t.173 = mul i64 %group.160.i, 16
  %p.174 = getelementptr float, ptr %p.7, i64 %t.173
  %t.175 = mul i64 %group.160.i, 16
  %p.176 = getelementptr float, ptr %p.8, i64 %t.175
  %l.177 = load <16 x float>, ptr %p.170, align 4
  br label %score.178
score.178:
  %score.178.i = phi i64 [0, %group.160], [%score.178.next, %score.178]
  %score.178.c0 = phi <16 x float> [%l.177, %group.160], [%t.191, %score.178]
  %t.179 = add i64 %keys.105.i, %score.178.i
  %t.180 = mul i64 %score.178.i, 16
  %p.181 = getelementptr float, ptr %p.166, i64 %t.180
  %l.182 = load <16 x float>, ptr %p.181, align 4
  %t.183 = fmul <16 x float> %l.182, splat (float 0x3FC0000000000000)
  %p.184 = getelementptr float, ptr %b2, i64 %t.179
  %l.185 = load float, ptr %p.184, align 4
  %t.186 = insertelement <16 x float> poison, float %l.185, i64 0
  %s.187 = shufflevector <16 x float> %t.186, <16 x float> poison, <16 x i32> zeroinitializer
  %t.188 = fadd <16 x float> %t.183, %s.187
  %p.189 = getelementptr float, ptr %p.166, i64 %t.180
  store <16 x float> %t.188, ptr %p.189, align 4
  %t.190 = fcmp ogt <16 x float> %t.188, %score.178.c0
  %t.191 = select <16 x i1> %t.190, <16 x float> %t.188, <16 x float> %score.178.c0
  %score.178.next = add nuw nsw i64 %score.178.i, 1
  %t.192 = icmp slt i64 %score.178.next, 128
  br i1 %t.192, label %score.178, label %score.178.done
score.178.done:
  %t.193 = fsub <16 x float> %l.177, %t.191
  %t.194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.193, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138000000000000))
  %t.195 = fsub <16 x float> %t.194, splat (float 0x4138000000000000)
  %t.196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.195, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.193)
  %t.197 = bitcast <16 x float> %t.194 to <16 x i32>
  %t.198 = shl <16 x i32> %t.197, splat (i32 20)
  %t.199 = bitcast <16 x float> %t.194 to <16 x i32>
  %t.200 = shufflevector <16 x i32> %t.199, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.201 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.200)
  %t.202 = shufflevector <16 x i32> %t.199, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.203 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.202)
  %t.204 = shufflevector <8 x float> %t.201, <8 x float> %t.203, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.205 = bitcast <16 x float> %t.204 to <16 x i32>
  %t.206 = add <16 x i32> %t.205, %t.198
  %t.207 = bitcast <16 x i32> %t.206 to <16 x float>
  %t.208 = fmul <16 x float> %t.196, %t.196
  %t.209 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.196, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.208, <16 x float> %t.209, <16 x float> %t.196)
  %t.211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.207, <16 x float> %t.210, <16 x float> %t.207)
  %t.212 = fcmp olt <16 x float> %t.193, splat (float 0xC055D33340000000)
  %t.213 = select <16 x i1> %t.212, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.211
  store <16 x float> %t.213, ptr %p.176, align 4
  store <16 x float> %t.191, ptr %p.170, align 4
  %l.214 = load <16 x float>, ptr %p.174, align 4
  %t.215 = fmul <16 x float> %l.214, %t.213
  br label %weight.216
weight.216:
  %weight.216.i = phi i64 [0, %score.178.done], [%weight.216.next, %weight.216]
  %weight.216.c0 = phi <16 x float> [%t.215, %score.178.done], [%t.241, %weight.216]
  %t.217 = mul i64 %weight.216.i, 16
  %p.218 = getelementptr float, ptr %p.166, i64 %t.217
  %l.219 = load <16 x float>, ptr %p.218, align 4
  %t.220 = fsub <16 x float> %l.219, %t.191
  %t.221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.220, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138000000000000))
  %t.222 = fsub <16 x float> %t.221, splat (float 0x4138000000000000)
  %t.223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.222, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.220)
  %t.224 = bitcast <16 x float> %t.221 to <16 x i32>
  %t.225 = shl <16 x i32> %t.224, splat (i32 20)
  %t.226 = bitcast <16 x float> %t.221 to <16 x i32>
  %t.227 = shufflevector <16 x i32> %t.226, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.228 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.227)
  %t.229 = shufflevector <16 x i32> %t.226, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.230 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.229)
  %t.231 = shufflevector <8 x float> %t.228, <8 x float> %t.230, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.232 = bitcast <16 x float> %t.231 to <16 x i32>
  %t.233 = add <16 x i32> %t.232, %t.225
  %t.234 = bitcast <16 x i32> %t.233 to <16 x float>
  %t.235 = fmul <16 x float> %t.223, %t.223
  %t.236 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.223, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.237 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.235, <16 x float> %t.236, <16 x float> %t.223)
  %t.238 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.234, <16 x float> %t.237, <16 x float> %t.234)
  %t.239 = fcmp olt <16 x float> %t.220, splat (float 0xC055D33340000000)
  %t.240 = select <16 x i1> %t.239, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.238
  store <16 x float> %t.240, ptr %p.218, align 4
  %t.241 = fadd <16 x float> %weight.216.c0, %t.240
  %weight.216.next = add nuw nsw i64 %weight.216.i, 1
  %t.242 = icmp slt i64 %weight.216.next, 128
  br i1 %t.242, label %weight.216, label %weight.216.done
weight.216.done:
  store <16 x float> %t.241, ptr %p.174, align 4
  %group.160.next = add nuw nsw i64 %group.160.i, 1
  %t.243 = icmp slt i64 %group.160.next, %t.24
  br i1 %t.243, label %group.160, label %group.160.done
group.160.done:
  %t.244 = mul i64 %keys.105.i, 80
  %p.245 = getelementptr float, ptr %p.11, i64 %t.244
  br label %tile.246
tile.246:
  %tile.246.i = phi i64 [0, %group.160.done], [%tile.246.next, %group.249.done]
  %t.247 = mul i64 %tile.246.i, 6
  %p.248 = getelementptr float, ptr %p.245, i64 %t.247
  br label %group.249
group.249:
  %group.249.i = phi i64 [0, %tile.246], [%group.249.next, %group.249]
  %t.250 = mul i64 %group.249.i, 16
  %t.251 = add i64 %t.21, %t.250
  %t.252 = mul i64 %group.249.i, 1024
  %p.253 = getelementptr float, ptr %p.2, i64 %t.252
  %t.254 = mul i64 %group.249.i, 2048
  %p.255 = getelementptr float, ptr %p.3, i64 %t.254
  %t.256 = mul i64 %group.249.i, 1024
  %p.257 = getelementptr float, ptr %p.4, i64 %t.256
  %t.258 = mul i64 %group.249.i, 16
  %p.259 = getelementptr float, ptr %p.5, i64 %t.258
  %t.260 = mul i64 %group.249.i, 16
  %p.261 = getelementptr float, ptr %p.6, i64 %t.260
  %t.262 = mul i64 %group.249.i, 16
  %p.263 = getelementptr float, ptr %p.7, i64 %t.262
  %t.264 = mul i64 %group.249.i, 16
  %p.265 = getelementptr float, ptr %p.8, i64 %t.264
  %t.266 = mul i64 %t.247, 16
  %p.267 = getelementptr float, ptr %p.257, i64 %t.266
  call void @values6_128(ptr %p.248, ptr %p.255, ptr %p.267, ptr %p.265)
  %group.249.next = add nuw nsw i64 %group.249.i, 1
  %t.268 = icmp slt i64 %group.249.next, %t.24
  br i1 %t.268, label %group.249, label %group.249.done
group.249.done:
  %tile.246.next = add nuw nsw i64 %tile.246.i, 1
  %t.269 = icmp slt i64 %tile.246.next, 9
  br i1 %t.269, label %tile.246, label %tile.246.done
tile.246.done:
  br label %tile.270
tile.270:
  %tile.270.i = phi i64 [9, %tile.246.done], [%tile.270.next, %group.274.done]
  %t.271 = mul i64 %tile.270.i, 5
  %t.272 = add i64 %t.271, 9
  %p.273 = getelementptr float, ptr %p.245, i64 %t.272
  br label %group.274
group.274:
  %group.274.i = phi i64 [0, %tile.270], [%group.274.next, %group.274]
  %t.275 = mul i64 %group.274.i, 16
  %t.276 = add i64 %t.21, %t.275
  %t.277 = mul i64 %group.274.i, 1024
  %p.278 = getelementptr float, ptr %p.2, i64 %t.277
  %t.279 = mul i64 %group.274.i, 2048
  %p.280 = getelementptr float, ptr %p.3, i64 %t.279
  %t.281 = mul i64 %group.274.i, 1024
  %p.282 = getelementptr float, ptr %p.4, i64 %t.281
  %t.283 = mul i64 %group.274.i, 16
  %p.284 = getelementptr float, ptr %p.5, i64 %t.283
  %t.285 = mul i64 %group.274.i, 16
  %p.286 = getelementptr float, ptr %p.6, i64 %t.285
  %t.287 = mul i64 %group.274.i, 16
  %p.288 = getelementptr float, ptr %p.7, i64 %t.287
  %t.289 = mul i64 %group.274.i, 16
  %p.290 = getelementptr float, ptr %p.8, i64 %t.289
  %t.291 = mul i64 %t.272, 16
  %p.292 = getelementptr float, ptr %p.282, i64 %t.291
  call void @values5_128(ptr %p.273, ptr %p.280, ptr %p.292, ptr %p.290)
  %group.274.next = add nuw nsw i64 %group.274.i, 1
  %t.293 = icmp slt i64 %group.274.next, %t.24
  br i1 %t.293, label %group.274, label %group.274.done
group.274.done:
  %tile.270.next = add nuw nsw i64 %tile.270.i, 1
  %t.294 = icmp slt i64 %tile.270.next, 11
  br i1 %t.294, label %tile.270, label %tile.270.done
tile.270.done:
  %keys.105.next = add nuw nsw i64 %keys.105.i, 128
  br label %keys.105
keys.105.done:
  br label %group.295
group.295:
  %group.295.i = phi i64 [0, %keys.105.done], [%group.295.next, %query.312.done]
  %t.296 = mul i64 %group.295.i, 16
  %t.297 = add i64 %t.21, %t.296
  %t.298 = mul i64 %group.295.i, 1024
  %p.299 = getelementptr float, ptr %p.2, i64 %t.298
  %t.300 = mul i64 %group.295.i, 2048
  %p.301 = getelementptr float, ptr %p.3, i64 %t.300
  %t.302 = mul i64 %group.295.i, 1024
  %p.303 = getelementptr float, ptr %p.4, i64 %t.302
  %t.304 = mul i64 %group.295.i, 16
  %p.305 = getelementptr float, ptr %p.5, i64 %t.304
  %t.306 = mul i64 %group.295.i, 16
  %p.307 = getelementptr float, ptr %p.6, i64 %t.306
  %t.308 = mul i64 %group.295.i, 16
  %p.309 = getelementptr float, ptr %p.7, i64 %t.308
  %t.310 = mul i64 %group.295.i, 16
  %p.311 = getelementptr float, ptr %p.8, i64 %t.310
  call void @transpose_16_64(ptr %p.303, ptr %p.9, i64 64, i64 16)
  br label %query.312
query.312:
  %query.312.i = phi i64 [0, %group.295], [%query.312.next, %value.321.done]
  %t.313 = icmp slt i64 %query.312.i, 16
  br i1 %t.313, label %query.312.body, label %query.312.done
query.312.body:
  %t.314 = add i64 %t.297, %query.312.i
  %p.315 = getelementptr float, ptr %p.309, i64 %query.312.i
  %l.316 = load float, ptr %p.315, align 4
  %p.317 = getelementptr float, ptr %p.305, i64 %query.312.i
  %l.318 = load float, ptr %p.317, align 4
  %t.319 = mul i64 %query.312.i, 64
  %p.320 = getelementptr float, ptr %p.9, i64 %t.319
  br label %value.321
value.321:
  %value.321.i = phi i64 [0, %query.312.body], [%value.321.next, %value.321.body]
  %t.322 = icmp slt i64 %value.321.i, 64
  br i1 %t.322, label %value.321.body, label %value.321.done
value.321.body:
  %p.323 = getelementptr float, ptr %p.320, i64 %value.321.i
  %l.324 = load <8 x float>, ptr %p.323, align 4
  %t.325 = insertelement <8 x float> poison, float %l.316, i64 0
  %s.326 = shufflevector <8 x float> %t.325, <8 x float> poison, <8 x i32> zeroinitializer
  %t.327 = fdiv <8 x float> %l.324, %s.326
  %t.328 = mul i64 %t.19, 64
  %t.329 = add i64 %value.321.i, %t.328
  %t.330 = mul i64 %t.314, 768
  %t.331 = add i64 %t.330, %t.329
  %p.332 = getelementptr float, ptr %b4, i64 %t.331
  store <8 x float> %t.327, ptr %p.332, align 4
  %value.321.next = add nuw nsw i64 %value.321.i, 8
  br label %value.321
value.321.done:
  %query.312.next = add nuw nsw i64 %query.312.i, 1
  br label %query.312
query.312.done:
  %group.295.next = add nuw nsw i64 %group.295.i, 1
  %t.333 = icmp slt i64 %group.295.next, %t.24
  br i1 %t.333, label %group.295, label %group.295.done
group.295.done:
  %item.16.next = add nuw nsw i64 %item.16.i, 1
  br label %item.16
item.16.done:
  ret void
}
!0 = !{i32 1}
