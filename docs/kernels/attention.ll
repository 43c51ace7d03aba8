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
define internal void @nothing0_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
entry:
  %p.1 = getelementptr float, ptr %beside, i64 8
  br label %k.2
k.2:
  %k.2.i = phi i64 [0, %entry], [%k.2.next, %k.2]
  %k.2.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.2]
  %k.2.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.53, %k.2]
  %k.2.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.2]
  %k.2.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.59, %k.2]
  %k.2.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.2]
  %k.2.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.65, %k.2]
  %k.2.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.2]
  %k.2.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.71, %k.2]
  %k.2.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.76, %k.2]
  %k.2.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.77, %k.2]
  %k.2.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.82, %k.2]
  %k.2.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.83, %k.2]
  %p.3 = getelementptr float, ptr %a, i64 %k.2.i
  %t.4 = mul i64 %k.2.i, 16
  %p.5 = getelementptr float, ptr %b, i64 %t.4
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %p.5, i64 8
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %l.9 = load float, ptr %p.3, align 4
  %t.10 = insertelement <8 x float> poison, float %l.9, i64 0
  %s.11 = shufflevector <8 x float> %t.10, <8 x float> poison, <8 x i32> zeroinitializer
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.11, <8 x float> %l.6, <8 x float> %k.2.c0)
  %t.13 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.11, <8 x float> %l.8, <8 x float> %k.2.c1)
  %p.14 = getelementptr float, ptr %p.3, i64 80
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 160
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 240
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.3, i64 320
  %l.33 = load float, ptr %p.32, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.6, <8 x float> %k.2.c8)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.8, <8 x float> %k.2.c9)
  %p.38 = getelementptr float, ptr %p.3, i64 400
  %l.39 = load float, ptr %p.38, align 4
  %t.40 = insertelement <8 x float> poison, float %l.39, i64 0
  %s.41 = shufflevector <8 x float> %t.40, <8 x float> poison, <8 x i32> zeroinitializer
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.6, <8 x float> %k.2.c10)
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.8, <8 x float> %k.2.c11)
  %p.44 = getelementptr float, ptr %p.5, i64 16
  %l.45 = load <8 x float>, ptr %p.44, align 4
  %p.46 = getelementptr float, ptr %p.5, i64 24
  %l.47 = load <8 x float>, ptr %p.46, align 4
  %p.48 = getelementptr float, ptr %p.3, i64 1
  %l.49 = load float, ptr %p.48, align 4
  %t.50 = insertelement <8 x float> poison, float %l.49, i64 0
  %s.51 = shufflevector <8 x float> %t.50, <8 x float> poison, <8 x i32> zeroinitializer
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.45, <8 x float> %t.12)
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.47, <8 x float> %t.13)
  %p.54 = getelementptr float, ptr %p.3, i64 81
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.45, <8 x float> %t.18)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.47, <8 x float> %t.19)
  %p.60 = getelementptr float, ptr %p.3, i64 161
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.45, <8 x float> %t.24)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.47, <8 x float> %t.25)
  %p.66 = getelementptr float, ptr %p.3, i64 241
  %l.67 = load float, ptr %p.66, align 4
  %t.68 = insertelement <8 x float> poison, float %l.67, i64 0
  %s.69 = shufflevector <8 x float> %t.68, <8 x float> poison, <8 x i32> zeroinitializer
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.45, <8 x float> %t.30)
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.47, <8 x float> %t.31)
  %p.72 = getelementptr float, ptr %p.3, i64 321
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.45, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.47, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.3, i64 401
  %l.79 = load float, ptr %p.78, align 4
  %t.80 = insertelement <8 x float> poison, float %l.79, i64 0
  %s.81 = shufflevector <8 x float> %t.80, <8 x float> poison, <8 x i32> zeroinitializer
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.45, <8 x float> %t.42)
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.47, <8 x float> %t.43)
  %k.2.next = add nuw nsw i64 %k.2.i, 2
  %t.84 = icmp slt i64 %k.2.next, 64
  br i1 %t.84, label %k.2, label %k.2.done
k.2.done:
  %p.85 = getelementptr float, ptr %a, i64 64
  %p.86 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.52, ptr %c, align 4
  %p.87 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.53, ptr %p.87, align 4
  %p.88 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.58, ptr %p.88, align 4
  %p.89 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.59, ptr %p.89, align 4
  %p.90 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.64, ptr %p.90, align 4
  %p.91 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.65, ptr %p.91, align 4
  %p.92 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.70, ptr %p.92, align 4
  %p.93 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.71, ptr %p.93, align 4
  %p.94 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.76, ptr %p.94, align 4
  %p.95 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.77, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.82, ptr %p.96, align 4
  %p.97 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.83, ptr %p.97, align 4
  ret void
}
define internal void @nothing0_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
entry:
  %p.1 = getelementptr float, ptr %beside, i64 8
  br label %k.2
k.2:
  %k.2.i = phi i64 [0, %entry], [%k.2.next, %k.2]
  %k.2.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.46, %k.2]
  %k.2.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.47, %k.2]
  %k.2.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.2]
  %k.2.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.53, %k.2]
  %k.2.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.2]
  %k.2.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.59, %k.2]
  %k.2.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.64, %k.2]
  %k.2.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.65, %k.2]
  %k.2.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.70, %k.2]
  %k.2.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.71, %k.2]
  %p.3 = getelementptr float, ptr %a, i64 %k.2.i
  %t.4 = mul i64 %k.2.i, 16
  %p.5 = getelementptr float, ptr %b, i64 %t.4
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %p.5, i64 8
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %l.9 = load float, ptr %p.3, align 4
  %t.10 = insertelement <8 x float> poison, float %l.9, i64 0
  %s.11 = shufflevector <8 x float> %t.10, <8 x float> poison, <8 x i32> zeroinitializer
  %t.12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.11, <8 x float> %l.6, <8 x float> %k.2.c0)
  %t.13 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.11, <8 x float> %l.8, <8 x float> %k.2.c1)
  %p.14 = getelementptr float, ptr %p.3, i64 80
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 160
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 240
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.3, i64 320
  %l.33 = load float, ptr %p.32, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.6, <8 x float> %k.2.c8)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.8, <8 x float> %k.2.c9)
  %p.38 = getelementptr float, ptr %p.5, i64 16
  %l.39 = load <8 x float>, ptr %p.38, align 4
  %p.40 = getelementptr float, ptr %p.5, i64 24
  %l.41 = load <8 x float>, ptr %p.40, align 4
  %p.42 = getelementptr float, ptr %p.3, i64 1
  %l.43 = load float, ptr %p.42, align 4
  %t.44 = insertelement <8 x float> poison, float %l.43, i64 0
  %s.45 = shufflevector <8 x float> %t.44, <8 x float> poison, <8 x i32> zeroinitializer
  %t.46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.45, <8 x float> %l.39, <8 x float> %t.12)
  %t.47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.45, <8 x float> %l.41, <8 x float> %t.13)
  %p.48 = getelementptr float, ptr %p.3, i64 81
  %l.49 = load float, ptr %p.48, align 4
  %t.50 = insertelement <8 x float> poison, float %l.49, i64 0
  %s.51 = shufflevector <8 x float> %t.50, <8 x float> poison, <8 x i32> zeroinitializer
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.39, <8 x float> %t.18)
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.41, <8 x float> %t.19)
  %p.54 = getelementptr float, ptr %p.3, i64 161
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.39, <8 x float> %t.24)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.41, <8 x float> %t.25)
  %p.60 = getelementptr float, ptr %p.3, i64 241
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.39, <8 x float> %t.30)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.41, <8 x float> %t.31)
  %p.66 = getelementptr float, ptr %p.3, i64 321
  %l.67 = load float, ptr %p.66, align 4
  %t.68 = insertelement <8 x float> poison, float %l.67, i64 0
  %s.69 = shufflevector <8 x float> %t.68, <8 x float> poison, <8 x i32> zeroinitializer
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.39, <8 x float> %t.36)
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.41, <8 x float> %t.37)
  %k.2.next = add nuw nsw i64 %k.2.i, 2
  %t.72 = icmp slt i64 %k.2.next, 64
  br i1 %t.72, label %k.2, label %k.2.done
k.2.done:
  %p.73 = getelementptr float, ptr %a, i64 64
  %p.74 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.46, ptr %c, align 4
  %p.75 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.47, ptr %p.75, align 4
  %p.76 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.52, ptr %p.76, align 4
  %p.77 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.53, ptr %p.77, align 4
  %p.78 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.58, ptr %p.78, align 4
  %p.79 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.59, ptr %p.79, align 4
  %p.80 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.64, ptr %p.80, align 4
  %p.81 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.65, ptr %p.81, align 4
  %p.82 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.70, ptr %p.82, align 4
  %p.83 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.71, ptr %p.83, align 4
  ret void
}
define internal void @values6_128(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
entry:
  %p.1 = getelementptr float, ptr %beside, i64 8
  %l.2 = load <8 x float>, ptr %c, align 4
  %p.3 = getelementptr float, ptr %c, i64 8
  %l.4 = load <8 x float>, ptr %p.3, align 4
  %p.5 = getelementptr float, ptr %c, i64 16
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %c, i64 24
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %c, i64 32
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %p.11 = getelementptr float, ptr %c, i64 40
  %l.12 = load <8 x float>, ptr %p.11, align 4
  %p.13 = getelementptr float, ptr %c, i64 48
  %l.14 = load <8 x float>, ptr %p.13, align 4
  %p.15 = getelementptr float, ptr %c, i64 56
  %l.16 = load <8 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %c, i64 64
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %p.19 = getelementptr float, ptr %c, i64 72
  %l.20 = load <8 x float>, ptr %p.19, align 4
  %p.21 = getelementptr float, ptr %c, i64 80
  %l.22 = load <8 x float>, ptr %p.21, align 4
  %p.23 = getelementptr float, ptr %c, i64 88
  %l.24 = load <8 x float>, ptr %p.23, align 4
  %l.25 = load <8 x float>, ptr %beside, align 4
  %l.26 = load <8 x float>, ptr %p.1, align 4
  %t.27 = fmul <8 x float> %l.2, %l.25
  %t.28 = fmul <8 x float> %l.4, %l.26
  %t.29 = fmul <8 x float> %l.6, %l.25
  %t.30 = fmul <8 x float> %l.8, %l.26
  %t.31 = fmul <8 x float> %l.10, %l.25
  %t.32 = fmul <8 x float> %l.12, %l.26
  %t.33 = fmul <8 x float> %l.14, %l.25
  %t.34 = fmul <8 x float> %l.16, %l.26
  %t.35 = fmul <8 x float> %l.18, %l.25
  %t.36 = fmul <8 x float> %l.20, %l.26
  %t.37 = fmul <8 x float> %l.22, %l.25
  %t.38 = fmul <8 x float> %l.24, %l.26
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
  %p.1 = getelementptr float, ptr %beside, i64 8
  %l.2 = load <8 x float>, ptr %c, align 4
  %p.3 = getelementptr float, ptr %c, i64 8
  %l.4 = load <8 x float>, ptr %p.3, align 4
  %p.5 = getelementptr float, ptr %c, i64 16
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %c, i64 24
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %c, i64 32
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %p.11 = getelementptr float, ptr %c, i64 40
  %l.12 = load <8 x float>, ptr %p.11, align 4
  %p.13 = getelementptr float, ptr %c, i64 48
  %l.14 = load <8 x float>, ptr %p.13, align 4
  %p.15 = getelementptr float, ptr %c, i64 56
  %l.16 = load <8 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %c, i64 64
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %p.19 = getelementptr float, ptr %c, i64 72
  %l.20 = load <8 x float>, ptr %p.19, align 4
  %l.21 = load <8 x float>, ptr %beside, align 4
  %l.22 = load <8 x float>, ptr %p.1, align 4
  %t.23 = fmul <8 x float> %l.2, %l.21
  %t.24 = fmul <8 x float> %l.4, %l.22
  %t.25 = fmul <8 x float> %l.6, %l.21
  %t.26 = fmul <8 x float> %l.8, %l.22
  %t.27 = fmul <8 x float> %l.10, %l.21
  %t.28 = fmul <8 x float> %l.12, %l.22
  %t.29 = fmul <8 x float> %l.14, %l.21
  %t.30 = fmul <8 x float> %l.16, %l.22
  %t.31 = fmul <8 x float> %l.18, %l.21
  %t.32 = fmul <8 x float> %l.20, %l.22
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
define void @kt_attention_feb3af2b465df151(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 99712
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 4096
  %p.4 = getelementptr float, ptr %p.2, i64 12288
  %p.5 = getelementptr float, ptr %p.2, i64 16384
  %p.6 = getelementptr float, ptr %p.2, i64 16448
  %p.7 = getelementptr float, ptr %p.2, i64 16512
  %p.8 = getelementptr float, ptr %p.2, i64 16576
  %p.9 = getelementptr float, ptr %p.2, i64 16640
  %p.10 = getelementptr float, ptr %p.2, i64 16768
  %p.11 = getelementptr float, ptr %p.2, i64 17792
  %p.12 = getelementptr float, ptr %p.2, i64 58752
  %t.13 = mul i64 %part, %n0
  %t.14 = udiv i64 %t.13, %parts
  %t.15 = add i64 %t.13, %n0
  %t.16 = udiv i64 %t.15, %parts
  br label %item.17
item.17:
  %item.17.i = phi i64 [%t.14, %entry], [%item.17.next, %group.311.done]
  %item.17.c0 = phi i64 [-1, %entry], [%t.21, %group.311.done]
  %t.18 = icmp slt i64 %item.17.i, %t.16
  br i1 %t.18, label %item.17.body, label %item.17.done
item.17.body:
  %t.19 = urem i64 %item.17.i, 8
  %t.20 = udiv i64 %item.17.i, 8
  %t.21 = udiv i64 %item.17.i, 8
  %t.22 = mul i64 %t.19, 64
  %t.23 = sub i64 527, %t.22
  %t.24 = udiv i64 %t.23, 16
  %t.25 = call i64 @llvm.smin.i64(i64 %t.24, i64 4)
  %t.26 = icmp ne i64 %t.21, %item.17.c0
  br i1 %t.26, label %if.27, label %if.27.end
if.27:
  %t.28 = add i64 512, 127
  %t.29 = udiv i64 %t.28, 128
  %t.30 = mul i64 %t.29, 128
  %t.31 = call i64 @llvm.smin.i64(i64 %t.30, i64 512)
  br label %lay.32
lay.32:
  %lay.32.i = phi i64 [0, %if.27], [%lay.32.next, %column.36.done]
  %t.33 = icmp slt i64 %lay.32.i, %t.31
  br i1 %t.33, label %lay.32.body, label %lay.32.done
lay.32.body:
  %t.34 = mul i64 %lay.32.i, 80
  %p.35 = getelementptr float, ptr %p.11, i64 %t.34
  br label %column.36
column.36:
  %column.36.i = phi i64 [0, %lay.32.body], [%column.36.next, %vector.40.done]
  %t.37 = icmp slt i64 %column.36.i, 1
  br i1 %t.37, label %column.36.body, label %column.36.done
column.36.body:
  %t.38 = mul i64 %column.36.i, 64
  %p.39 = getelementptr float, ptr %p.35, i64 %t.38
  br label %vector.40
vector.40:
  %vector.40.i = phi i64 [0, %column.36.body], [%vector.40.next, %vector.40.body]
  %t.41 = icmp slt i64 %vector.40.i, 64
  br i1 %t.41, label %vector.40.body, label %vector.40.done
vector.40.body:
  %t.42 = mul i64 %t.20, 64
  %t.43 = add i64 %vector.40.i, %t.42
  %t.44 = mul i64 %lay.32.i, 768
  %t.45 = add i64 %t.44, %t.43
  %p.46 = getelementptr float, ptr %b1, i64 %t.45
  %l.47 = load <8 x float>, ptr %p.46, align 4
  %p.48 = getelementptr float, ptr %p.39, i64 %vector.40.i
  store <8 x float> %l.47, ptr %p.48, align 4
  %vector.40.next = add nuw nsw i64 %vector.40.i, 8
  br label %vector.40
vector.40.done:
  %column.36.next = add nuw nsw i64 %column.36.i, 1
  br label %column.36
column.36.done:
  %lay.32.next = add nuw nsw i64 %lay.32.i, 1
  br label %lay.32
lay.32.done:
  br label %lay.49
lay.49:
  %lay.49.i = phi i64 [0, %lay.32.done], [%lay.49.next, %column.53.done]
  %t.50 = icmp slt i64 %lay.49.i, %t.31
  br i1 %t.50, label %lay.49.body, label %lay.49.done
lay.49.body:
  %t.51 = mul i64 %lay.49.i, 80
  %p.52 = getelementptr float, ptr %p.12, i64 %t.51
  br label %column.53
column.53:
  %column.53.i = phi i64 [0, %lay.49.body], [%column.53.next, %vector.57.done]
  %t.54 = icmp slt i64 %column.53.i, 1
  br i1 %t.54, label %column.53.body, label %column.53.done
column.53.body:
  %t.55 = mul i64 %column.53.i, 64
  %p.56 = getelementptr float, ptr %p.52, i64 %t.55
  br label %vector.57
vector.57:
  %vector.57.i = phi i64 [0, %column.53.body], [%vector.57.next, %vector.57.body]
  %t.58 = icmp slt i64 %vector.57.i, 64
  br i1 %t.58, label %vector.57.body, label %vector.57.done
vector.57.body:
  %t.59 = mul i64 %t.20, 64
  %t.60 = add i64 %vector.57.i, %t.59
  %t.61 = mul i64 %lay.49.i, 768
  %t.62 = add i64 %t.61, %t.60
  %p.63 = getelementptr float, ptr %b3, i64 %t.62
  %l.64 = load <8 x float>, ptr %p.63, align 4
  %p.65 = getelementptr float, ptr %p.56, i64 %vector.57.i
  store <8 x float> %l.64, ptr %p.65, align 4
  %vector.57.next = add nuw nsw i64 %vector.57.i, 8
  br label %vector.57
vector.57.done:
  %column.53.next = add nuw nsw i64 %column.53.i, 1
  br label %column.53
column.53.done:
  %lay.49.next = add nuw nsw i64 %lay.49.i, 1
  br label %lay.49
lay.49.done:
  br label %if.27.end
if.27.end:
  br label %group.66
group.66:
  %group.66.i = phi i64 [0, %if.27.end], [%group.66.next, %row.99.done]
  %t.67 = mul i64 %group.66.i, 16
  %t.68 = add i64 %t.22, %t.67
  %t.69 = mul i64 %group.66.i, 1024
  %p.70 = getelementptr float, ptr %p.2, i64 %t.69
  %t.71 = mul i64 %group.66.i, 2048
  %p.72 = getelementptr float, ptr %p.3, i64 %t.71
  %t.73 = mul i64 %group.66.i, 1024
  %p.74 = getelementptr float, ptr %p.4, i64 %t.73
  %t.75 = mul i64 %group.66.i, 16
  %p.76 = getelementptr float, ptr %p.5, i64 %t.75
  %t.77 = mul i64 %group.66.i, 16
  %p.78 = getelementptr float, ptr %p.6, i64 %t.77
  %t.79 = mul i64 %group.66.i, 16
  %p.80 = getelementptr float, ptr %p.7, i64 %t.79
  %t.81 = mul i64 %group.66.i, 16
  %p.82 = getelementptr float, ptr %p.8, i64 %t.81
  %t.83 = mul i64 %group.66.i, 32
  %p.84 = getelementptr float, ptr %p.9, i64 %t.83
  br label %query.85
query.85:
  %query.85.i = phi i64 [0, %group.66], [%query.85.next, %depth.94.done]
  %t.86 = icmp slt i64 %query.85.i, 16
  br i1 %t.86, label %query.85.body, label %query.85.done
query.85.body:
  %t.87 = add i64 %t.68, %query.85.i
  %t.88 = mul i64 %t.20, 64
  %t.89 = mul i64 %t.87, 768
  %t.90 = add i64 %t.89, %t.88
  %p.91 = getelementptr float, ptr %b0, i64 %t.90
  %t.92 = mul i64 %query.85.i, 64
  %p.93 = getelementptr float, ptr %p.10, i64 %t.92
  br label %depth.94
depth.94:
  %depth.94.i = phi i64 [0, %query.85.body], [%depth.94.next, %depth.94.body]
  %t.95 = icmp slt i64 %depth.94.i, 64
  br i1 %t.95, label %depth.94.body, label %depth.94.done
depth.94.body:
  %p.96 = getelementptr float, ptr %p.91, i64 %depth.94.i
  %l.97 = load <8 x float>, ptr %p.96, align 4
  %p.98 = getelementptr float, ptr %p.93, i64 %depth.94.i
  store <8 x float> %l.97, ptr %p.98, align 4
  %depth.94.next = add nuw nsw i64 %depth.94.i, 8
  br label %depth.94
depth.94.done:
  %query.85.next = add nuw nsw i64 %query.85.i, 1
  br label %query.85
query.85.done:
  call void @transpose_64_16(ptr %p.10, ptr %p.70, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.76, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.78, align 4
  store <16 x float> zeroinitializer, ptr %p.80, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.84, align 4
  br label %row.99
row.99:
  %row.99.i = phi i64 [0, %query.85.done], [%row.99.next, %row.99.body]
  %t.100 = icmp slt i64 %row.99.i, 64
  br i1 %t.100, label %row.99.body, label %row.99.done
row.99.body:
  %t.101 = mul i64 %row.99.i, 16
  %p.102 = getelementptr float, ptr %p.74, i64 %t.101
  store <8 x float> zeroinitializer, ptr %p.102, align 4
  %t.103 = mul i64 %row.99.i, 16
  %t.104 = add i64 %t.103, 8
  %p.105 = getelementptr float, ptr %p.74, i64 %t.104
  store <8 x float> zeroinitializer, ptr %p.105, align 4
  %row.99.next = add nuw nsw i64 %row.99.i, 1
  br label %row.99
row.99.done:
  %group.66.next = add nuw nsw i64 %group.66.i, 1
  %t.106 = icmp slt i64 %group.66.next, %t.25
  br i1 %t.106, label %group.66, label %group.66.done
group.66.done:
  %t.107 = add i64 %t.22, 63
  %t.108 = call i64 @llvm.smin.i64(i64 %t.107, i64 511)
  %t.109 = add i64 %t.108, 1
  %t.110 = call i64 @llvm.smin.i64(i64 512, i64 512)
  br label %keys.111
keys.111:
  %keys.111.i = phi i64 [0, %group.66.done], [%keys.111.next, %tile.284.done]
  %t.112 = icmp slt i64 %keys.111.i, %t.110
  br i1 %t.112, label %keys.111.body, label %keys.111.done
keys.111.body:
  %t.113 = mul i64 %keys.111.i, 80
  %p.114 = getelementptr float, ptr %p.11, i64 %t.113
  br label %tile.115
tile.115:
  %tile.115.i = phi i64 [0, %keys.111.body], [%tile.115.next, %group.117.done]
  %t.116 = mul i64 %tile.115.i, 6
  br label %group.117
group.117:
  %group.117.i = phi i64 [0, %tile.115], [%group.117.next, %group.117]
  %t.118 = mul i64 %group.117.i, 16
  %t.119 = add i64 %t.22, %t.118
  %t.120 = mul i64 %group.117.i, 1024
  %p.121 = getelementptr float, ptr %p.2, i64 %t.120
  %t.122 = mul i64 %group.117.i, 2048
  %p.123 = getelementptr float, ptr %p.3, i64 %t.122
  %t.124 = mul i64 %group.117.i, 1024
  %p.125 = getelementptr float, ptr %p.4, i64 %t.124
  %t.126 = mul i64 %group.117.i, 16
  %p.127 = getelementptr float, ptr %p.5, i64 %t.126
  %t.128 = mul i64 %group.117.i, 16
  %p.129 = getelementptr float, ptr %p.6, i64 %t.128
  %t.130 = mul i64 %group.117.i, 16
  %p.131 = getelementptr float, ptr %p.7, i64 %t.130
  %t.132 = mul i64 %group.117.i, 16
  %p.133 = getelementptr float, ptr %p.8, i64 %t.132
  %t.134 = mul i64 %group.117.i, 32
  %p.135 = getelementptr float, ptr %p.9, i64 %t.134
  %t.136 = mul i64 %t.116, 80
  %p.137 = getelementptr float, ptr %p.114, i64 %t.136
  %t.138 = mul i64 %t.116, 16
  %p.139 = getelementptr float, ptr %p.123, i64 %t.138
  call void @nothing0_6(ptr %p.137, ptr %p.121, ptr %p.139, ptr %p.129)
  %group.117.next = add nuw nsw i64 %group.117.i, 1
  %t.140 = icmp slt i64 %group.117.next, %t.25
  br i1 %t.140, label %group.117, label %group.117.done
group.117.done:
  %tile.115.next = add nuw nsw i64 %tile.115.i, 1
  %t.141 = icmp slt i64 %tile.115.next, 18
  br i1 %t.141, label %tile.115, label %tile.115.done
tile.115.done:
  br label %tile.142
tile.142:
  %tile.142.i = phi i64 [18, %tile.115.done], [%tile.142.next, %group.145.done]
  %t.143 = mul i64 %tile.142.i, 5
  %t.144 = add i64 %t.143, 18
  br label %group.145
group.145:
  %group.145.i = phi i64 [0, %tile.142], [%group.145.next, %group.145]
  %t.146 = mul i64 %group.145.i, 16
  %t.147 = add i64 %t.22, %t.146
  %t.148 = mul i64 %group.145.i, 1024
  %p.149 = getelementptr float, ptr %p.2, i64 %t.148
  %t.150 = mul i64 %group.145.i, 2048
  %p.151 = getelementptr float, ptr %p.3, i64 %t.150
  %t.152 = mul i64 %group.145.i, 1024
  %p.153 = getelementptr float, ptr %p.4, i64 %t.152
  %t.154 = mul i64 %group.145.i, 16
  %p.155 = getelementptr float, ptr %p.5, i64 %t.154
  %t.156 = mul i64 %group.145.i, 16
  %p.157 = getelementptr float, ptr %p.6, i64 %t.156
  %t.158 = mul i64 %group.145.i, 16
  %p.159 = getelementptr float, ptr %p.7, i64 %t.158
  %t.160 = mul i64 %group.145.i, 16
  %p.161 = getelementptr float, ptr %p.8, i64 %t.160
  %t.162 = mul i64 %group.145.i, 32
  %p.163 = getelementptr float, ptr %p.9, i64 %t.162
  %t.164 = mul i64 %t.144, 80
  %p.165 = getelementptr float, ptr %p.114, i64 %t.164
  %t.166 = mul i64 %t.144, 16
  %p.167 = getelementptr float, ptr %p.151, i64 %t.166
  call void @nothing0_5(ptr %p.165, ptr %p.149, ptr %p.167, ptr %p.157)
  %group.145.next = add nuw nsw i64 %group.145.i, 1
  %t.168 = icmp slt i64 %group.145.next, %t.25
  br i1 %t.168, label %group.145, label %group.145.done
group.145.done:
  %tile.142.next = add nuw nsw i64 %tile.142.i, 1
  %t.169 = icmp slt i64 %tile.142.next, 22
  br i1 %t.169, label %tile.142, label %tile.142.done
tile.142.done:
  br label %group.170
group.170:
  %group.170.i = phi i64 [0, %tile.142.done], [%group.170.next, %weight.228.done]
  %t.171 = mul i64 %group.170.i, 16
  %t.172 = add i64 %t.22, %t.171
  %t.173 = mul i64 %group.170.i, 1024
  %p.174 = getelementptr float, ptr %p.2, i64 %t.173
  %t.175 = mul i64 %group.170.i, 2048
  %p.176 = getelementptr float, ptr %p.3, i64 %t.175
  %t.177 = mul i64 %group.170.i, 1024
  %p.178 = getelementptr float, ptr %p.4, i64 %t.177
  %t.179 = mul i64 %group.170.i, 16
  %p.180 = getelementptr float, ptr %p.5, i64 %t.179
  %t.181 = mul i64 %group.170.i, 16
  %p.182 = getelementptr float, ptr %p.6, i64 %t.181
  %t.183 = mul i64 %group.170.i, 16
  %p.184 = getelementptr float, ptr %p.7, i64 %t.183
  %t.185 = mul i64 %group.170.i, 16
  %p.186 = getelementptr float, ptr %p.8, i64 %t.185
  %t.187 = mul i64 %group.170.i, 32
  %p.188 = getelementptr float, ptr %p.9, i64 %t.187
  %l.189 = load <16 x float>, ptr %p.180, align 4
  br label %score.190
score.190:
  %score.190.i = phi i64 [0, %group.170], [%score.190.next, %score.190]
  %score.190.c0 = phi <16 x float> [%l.189, %group.170], [%t.203, %score.190]
  %t.191 = add i64 %keys.111.i, %score.190.i
  %t.192 = mul i64 %score.190.i, 16
  %p.193 = getelementptr float, ptr %p.176, i64 %t.192
  %l.194 = load <16 x float>, ptr %p.193, align 4
  %t.195 = fmul <16 x float> %l.194, splat (float 0x3FC0000000000000)
  %p.196 = getelementptr float, ptr %b2, i64 %t.191
  %l.197 = load float, ptr %p.196, align 4
  %t.198 = insertelement <16 x float> poison, float %l.197, i64 0
  %s.199 = shufflevector <16 x float> %t.198, <16 x float> poison, <16 x i32> zeroinitializer
  %t.200 = fadd <16 x float> %t.195, %s.199
  %p.201 = getelementptr float, ptr %p.176, i64 %t.192
  store <16 x float> %t.200, ptr %p.201, align 4
  %t.202 = fcmp ogt <16 x float> %t.200, %score.190.c0
  %t.203 = select <16 x i1> %t.202, <16 x float> %t.200, <16 x float> %score.190.c0
  %score.190.next = add nuw nsw i64 %score.190.i, 1
  %t.204 = icmp slt i64 %score.190.next, 128
  br i1 %t.204, label %score.190, label %score.190.done
score.190.done:
  %t.205 = fsub <16 x float> %l.189, %t.203
  %t.206 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.205, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138000000000000))
  %t.207 = fsub <16 x float> %t.206, splat (float 0x4138000000000000)
  %t.208 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.207, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.205)
  %t.209 = bitcast <16 x float> %t.206 to <16 x i32>
  %t.210 = shl <16 x i32> %t.209, splat (i32 20)
  %t.211 = bitcast <16 x float> %t.206 to <16 x i32>
  %t.212 = shufflevector <16 x i32> %t.211, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.213 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.212)
  %t.214 = shufflevector <16 x i32> %t.211, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.215 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.214)
  %t.216 = shufflevector <8 x float> %t.213, <8 x float> %t.215, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.217 = bitcast <16 x float> %t.216 to <16 x i32>
  %t.218 = add <16 x i32> %t.217, %t.210
  %t.219 = bitcast <16 x i32> %t.218 to <16 x float>
  %t.220 = fmul <16 x float> %t.208, %t.208
  %t.221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.208, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.222 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.220, <16 x float> %t.221, <16 x float> %t.208)
  %t.223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.219, <16 x float> %t.222, <16 x float> %t.219)
  %t.224 = fcmp olt <16 x float> %t.205, splat (float 0xC055D33340000000)
  %t.225 = select <16 x i1> %t.224, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.223
  store <16 x float> %t.225, ptr %p.186, align 4
  store <16 x float> %t.203, ptr %p.180, align 4
  %l.226 = load <16 x float>, ptr %p.184, align 4
  %t.227 = fmul <16 x float> %l.226, %t.225
  br label %weight.228
weight.228:
  %weight.228.i = phi i64 [0, %score.190.done], [%weight.228.next, %weight.228]
  %weight.228.c0 = phi <16 x float> [%t.227, %score.190.done], [%t.253, %weight.228]
  %t.229 = mul i64 %weight.228.i, 16
  %p.230 = getelementptr float, ptr %p.176, i64 %t.229
  %l.231 = load <16 x float>, ptr %p.230, align 4
  %t.232 = fsub <16 x float> %l.231, %t.203
  %t.233 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.232, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138000000000000))
  %t.234 = fsub <16 x float> %t.233, splat (float 0x4138000000000000)
  %t.235 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.234, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.232)
  %t.236 = bitcast <16 x float> %t.233 to <16 x i32>
  %t.237 = shl <16 x i32> %t.236, splat (i32 20)
  %t.238 = bitcast <16 x float> %t.233 to <16 x i32>
  %t.239 = shufflevector <16 x i32> %t.238, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.240 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.239)
  %t.241 = shufflevector <16 x i32> %t.238, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.242 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.241)
  %t.243 = shufflevector <8 x float> %t.240, <8 x float> %t.242, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.244 = bitcast <16 x float> %t.243 to <16 x i32>
  %t.245 = add <16 x i32> %t.244, %t.237
  %t.246 = bitcast <16 x i32> %t.245 to <16 x float>
  %t.247 = fmul <16 x float> %t.235, %t.235
  %t.248 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.235, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.249 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.247, <16 x float> %t.248, <16 x float> %t.235)
  %t.250 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.246, <16 x float> %t.249, <16 x float> %t.246)
  %t.251 = fcmp olt <16 x float> %t.232, splat (float 0xC055D33340000000)
  %t.252 = select <16 x i1> %t.251, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.250
  store <16 x float> %t.252, ptr %p.230, align 4
  %t.253 = fadd <16 x float> %weight.228.c0, %t.252
  %weight.228.next = add nuw nsw i64 %weight.228.i, 1
  %t.254 = icmp slt i64 %weight.228.next, 128
  br i1 %t.254, label %weight.228, label %weight.228.done
weight.228.done:
  store <16 x float> %t.253, ptr %p.184, align 4
  %group.170.next = add nuw nsw i64 %group.170.i, 1
  %t.255 = icmp slt i64 %group.170.next, %t.25
  br i1 %t.255, label %group.170, label %group.170.done
group.170.done:
  %t.256 = mul i64 %keys.111.i, 80
  %p.257 = getelementptr float, ptr %p.12, i64 %t.256
  br label %tile.258
tile.258:
  %tile.258.i = phi i64 [0, %group.170.done], [%tile.258.next, %group.260.done]
  %t.259 = mul i64 %tile.258.i, 6
  br label %group.260
group.260:
  %group.260.i = phi i64 [0, %tile.258], [%group.260.next, %group.260]
  %t.261 = mul i64 %group.260.i, 16
  %t.262 = add i64 %t.22, %t.261
  %t.263 = mul i64 %group.260.i, 1024
  %p.264 = getelementptr float, ptr %p.2, i64 %t.263
  %t.265 = mul i64 %group.260.i, 2048
  %p.266 = getelementptr float, ptr %p.3, i64 %t.265
  %t.267 = mul i64 %group.260.i, 1024
  %p.268 = getelementptr float, ptr %p.4, i64 %t.267
  %t.269 = mul i64 %group.260.i, 16
  %p.270 = getelementptr float, ptr %p.5, i64 %t.269
  %t.271 = mul i64 %group.260.i, 16
  %p.272 = getelementptr float, ptr %p.6, i64 %t.271
  %t.273 = mul i64 %group.260.i, 16
  %p.274 = getelementptr float, ptr %p.7, i64 %t.273
  %t.275 = mul i64 %group.260.i, 16
  %p.276 = getelementptr float, ptr %p.8, i64 %t.275
  %t.277 = mul i64 %group.260.i, 32
  %p.278 = getelementptr float, ptr %p.9, i64 %t.277
  %p.279 = getelementptr float, ptr %p.257, i64 %t.259
  %t.280 = mul i64 %t.259, 16
  %p.281 = getelementptr float, ptr %p.268, i64 %t.280
  call void @values6_128(ptr %p.279, ptr %p.266, ptr %p.281, ptr %p.276)
  %group.260.next = add nuw nsw i64 %group.260.i, 1
  %t.282 = icmp slt i64 %group.260.next, %t.25
  br i1 %t.282, label %group.260, label %group.260.done
group.260.done:
  %tile.258.next = add nuw nsw i64 %tile.258.i, 1
  %t.283 = icmp slt i64 %tile.258.next, 9
  br i1 %t.283, label %tile.258, label %tile.258.done
tile.258.done:
  br label %tile.284
tile.284:
  %tile.284.i = phi i64 [9, %tile.258.done], [%tile.284.next, %group.287.done]
  %t.285 = mul i64 %tile.284.i, 5
  %t.286 = add i64 %t.285, 9
  br label %group.287
group.287:
  %group.287.i = phi i64 [0, %tile.284], [%group.287.next, %group.287]
  %t.288 = mul i64 %group.287.i, 16
  %t.289 = add i64 %t.22, %t.288
  %t.290 = mul i64 %group.287.i, 1024
  %p.291 = getelementptr float, ptr %p.2, i64 %t.290
  %t.292 = mul i64 %group.287.i, 2048
  %p.293 = getelementptr float, ptr %p.3, i64 %t.292
  %t.294 = mul i64 %group.287.i, 1024
  %p.295 = getelementptr float, ptr %p.4, i64 %t.294
  %t.296 = mul i64 %group.287.i, 16
  %p.297 = getelementptr float, ptr %p.5, i64 %t.296
  %t.298 = mul i64 %group.287.i, 16
  %p.299 = getelementptr float, ptr %p.6, i64 %t.298
  %t.300 = mul i64 %group.287.i, 16
  %p.301 = getelementptr float, ptr %p.7, i64 %t.300
  %t.302 = mul i64 %group.287.i, 16
  %p.303 = getelementptr float, ptr %p.8, i64 %t.302
  %t.304 = mul i64 %group.287.i, 32
  %p.305 = getelementptr float, ptr %p.9, i64 %t.304
  %p.306 = getelementptr float, ptr %p.257, i64 %t.286
  %t.307 = mul i64 %t.286, 16
  %p.308 = getelementptr float, ptr %p.295, i64 %t.307
  call void @values5_128(ptr %p.306, ptr %p.293, ptr %p.308, ptr %p.303)
  %group.287.next = add nuw nsw i64 %group.287.i, 1
  %t.309 = icmp slt i64 %group.287.next, %t.25
  br i1 %t.309, label %group.287, label %group.287.done
group.287.done:
  %tile.284.next = add nuw nsw i64 %tile.284.i, 1
  %t.310 = icmp slt i64 %tile.284.next, 11
  br i1 %t.310, label %tile.284, label %tile.284.done
tile.284.done:
  %keys.111.next = add nuw nsw i64 %keys.111.i, 128
  br label %keys.111
keys.111.done:
  br label %group.311
group.311:
  %group.311.i = phi i64 [0, %keys.111.done], [%group.311.next, %query.330.done]
  %t.312 = mul i64 %group.311.i, 16
  %t.313 = add i64 %t.22, %t.312
  %t.314 = mul i64 %group.311.i, 1024
  %p.315 = getelementptr float, ptr %p.2, i64 %t.314
  %t.316 = mul i64 %group.311.i, 2048
  %p.317 = getelementptr float, ptr %p.3, i64 %t.316
  %t.318 = mul i64 %group.311.i, 1024
  %p.319 = getelementptr float, ptr %p.4, i64 %t.318
  %t.320 = mul i64 %group.311.i, 16
  %p.321 = getelementptr float, ptr %p.5, i64 %t.320
  %t.322 = mul i64 %group.311.i, 16
  %p.323 = getelementptr float, ptr %p.6, i64 %t.322
  %t.324 = mul i64 %group.311.i, 16
  %p.325 = getelementptr float, ptr %p.7, i64 %t.324
  %t.326 = mul i64 %group.311.i, 16
  %p.327 = getelementptr float, ptr %p.8, i64 %t.326
  %t.328 = mul i64 %group.311.i, 32
  %p.329 = getelementptr float, ptr %p.9, i64 %t.328
  call void @transpose_16_64(ptr %p.319, ptr %p.10, i64 64, i64 16)
  br label %query.330
query.330:
  %query.330.i = phi i64 [0, %group.311], [%query.330.next, %value.339.done]
  %t.331 = icmp slt i64 %query.330.i, 16
  br i1 %t.331, label %query.330.body, label %query.330.done
query.330.body:
  %t.332 = add i64 %t.313, %query.330.i
  %p.333 = getelementptr float, ptr %p.325, i64 %query.330.i
  %l.334 = load float, ptr %p.333, align 4
  %p.335 = getelementptr float, ptr %p.321, i64 %query.330.i
  %l.336 = load float, ptr %p.335, align 4
  %t.337 = mul i64 %query.330.i, 64
  %p.338 = getelementptr float, ptr %p.10, i64 %t.337
  br label %value.339
value.339:
  %value.339.i = phi i64 [0, %query.330.body], [%value.339.next, %value.339.body]
  %t.340 = icmp slt i64 %value.339.i, 64
  br i1 %t.340, label %value.339.body, label %value.339.done
value.339.body:
  %p.341 = getelementptr float, ptr %p.338, i64 %value.339.i
  %l.342 = load <8 x float>, ptr %p.341, align 4
  %t.343 = fcmp olt float %l.334, 0x3FE0000000000000
  %t.344 = select i1 %t.343, float 0x3FF0000000000000, float %l.334
  %t.345 = insertelement <8 x float> poison, float %t.344, i64 0
  %s.346 = shufflevector <8 x float> %t.345, <8 x float> poison, <8 x i32> zeroinitializer
  %t.347 = fdiv <8 x float> %l.342, %s.346
  %t.348 = mul i64 %t.20, 64
  %t.349 = add i64 %value.339.i, %t.348
  %t.350 = mul i64 %t.332, 768
  %t.351 = add i64 %t.350, %t.349
  %p.352 = getelementptr float, ptr %b4, i64 %t.351
  store <8 x float> %t.347, ptr %p.352, align 4
  %value.339.next = add nuw nsw i64 %value.339.i, 8
  br label %value.339
value.339.done:
  %query.330.next = add nuw nsw i64 %query.330.i, 1
  br label %query.330
query.330.done:
  %group.311.next = add nuw nsw i64 %group.311.i, 1
  %t.353 = icmp slt i64 %group.311.next, %t.25
  br i1 %t.353, label %group.311, label %group.311.done
group.311.done:
  %item.17.next = add nuw nsw i64 %item.17.i, 1
  br label %item.17
item.17.done:
  ret void
}
!0 = !{i32 1}
