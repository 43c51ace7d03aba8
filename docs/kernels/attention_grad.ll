declare <16 x float> @llvm.fabs.v16f32(<16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)
declare i1 @llvm.vector.reduce.and.v16i1(<16 x i1>)
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
define internal void @nothing0_4(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
entry:
  %p.1 = getelementptr float, ptr %beside, i64 8
  br label %k.2
k.2:
  %k.2.i = phi i64 [0, %entry], [%k.2.next, %k.2]
  %k.2.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.40, %k.2]
  %k.2.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.41, %k.2]
  %k.2.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.46, %k.2]
  %k.2.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.47, %k.2]
  %k.2.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.52, %k.2]
  %k.2.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.53, %k.2]
  %k.2.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.58, %k.2]
  %k.2.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.59, %k.2]
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
  %p.14 = getelementptr float, ptr %p.3, i64 64
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 128
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 192
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.5, i64 16
  %l.33 = load <8 x float>, ptr %p.32, align 4
  %p.34 = getelementptr float, ptr %p.5, i64 24
  %l.35 = load <8 x float>, ptr %p.34, align 4
  %p.36 = getelementptr float, ptr %p.3, i64 1
  %l.37 = load float, ptr %p.36, align 4
  %t.38 = insertelement <8 x float> poison, float %l.37, i64 0
  %s.39 = shufflevector <8 x float> %t.38, <8 x float> poison, <8 x i32> zeroinitializer
  %t.40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.39, <8 x float> %l.33, <8 x float> %t.12)
  %t.41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.39, <8 x float> %l.35, <8 x float> %t.13)
  %p.42 = getelementptr float, ptr %p.3, i64 65
  %l.43 = load float, ptr %p.42, align 4
  %t.44 = insertelement <8 x float> poison, float %l.43, i64 0
  %s.45 = shufflevector <8 x float> %t.44, <8 x float> poison, <8 x i32> zeroinitializer
  %t.46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.45, <8 x float> %l.33, <8 x float> %t.18)
  %t.47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.45, <8 x float> %l.35, <8 x float> %t.19)
  %p.48 = getelementptr float, ptr %p.3, i64 129
  %l.49 = load float, ptr %p.48, align 4
  %t.50 = insertelement <8 x float> poison, float %l.49, i64 0
  %s.51 = shufflevector <8 x float> %t.50, <8 x float> poison, <8 x i32> zeroinitializer
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.33, <8 x float> %t.24)
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.35, <8 x float> %t.25)
  %p.54 = getelementptr float, ptr %p.3, i64 193
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.33, <8 x float> %t.30)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.35, <8 x float> %t.31)
  %k.2.next = add nuw nsw i64 %k.2.i, 2
  %t.60 = icmp slt i64 %k.2.next, 64
  br i1 %t.60, label %k.2, label %k.2.done
k.2.done:
  %p.61 = getelementptr float, ptr %a, i64 64
  %p.62 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.40, ptr %c, align 4
  %p.63 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.41, ptr %p.63, align 4
  %p.64 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.46, ptr %p.64, align 4
  %p.65 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.47, ptr %p.65, align 4
  %p.66 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.52, ptr %p.66, align 4
  %p.67 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.53, ptr %p.67, align 4
  %p.68 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.58, ptr %p.68, align 4
  %p.69 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.59, ptr %p.69, align 4
  ret void
}
define internal void @weighed0_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
entry:
  %p.1 = getelementptr float, ptr %beside, i64 8
  %l.2 = load <8 x float>, ptr %beside, align 4
  %l.3 = load <8 x float>, ptr %p.1, align 4
  br label %k.4
k.4:
  %k.4.i = phi i64 [0, %entry], [%k.4.next, %k.4]
  %k.4.c0 = phi <8 x float> [%l.2, %entry], [%t.54, %k.4]
  %k.4.c1 = phi <8 x float> [%l.3, %entry], [%t.55, %k.4]
  %k.4.c2 = phi <8 x float> [%l.2, %entry], [%t.60, %k.4]
  %k.4.c3 = phi <8 x float> [%l.3, %entry], [%t.61, %k.4]
  %k.4.c4 = phi <8 x float> [%l.2, %entry], [%t.66, %k.4]
  %k.4.c5 = phi <8 x float> [%l.3, %entry], [%t.67, %k.4]
  %k.4.c6 = phi <8 x float> [%l.2, %entry], [%t.72, %k.4]
  %k.4.c7 = phi <8 x float> [%l.3, %entry], [%t.73, %k.4]
  %k.4.c8 = phi <8 x float> [%l.2, %entry], [%t.78, %k.4]
  %k.4.c9 = phi <8 x float> [%l.3, %entry], [%t.79, %k.4]
  %k.4.c10 = phi <8 x float> [%l.2, %entry], [%t.84, %k.4]
  %k.4.c11 = phi <8 x float> [%l.3, %entry], [%t.85, %k.4]
  %p.5 = getelementptr float, ptr %a, i64 %k.4.i
  %t.6 = mul i64 %k.4.i, 16
  %p.7 = getelementptr float, ptr %b, i64 %t.6
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %p.7, i64 8
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %l.11 = load float, ptr %p.5, align 4
  %t.12 = insertelement <8 x float> poison, float %l.11, i64 0
  %s.13 = shufflevector <8 x float> %t.12, <8 x float> poison, <8 x i32> zeroinitializer
  %t.14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.13, <8 x float> %l.8, <8 x float> %k.4.c0)
  %t.15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.13, <8 x float> %l.10, <8 x float> %k.4.c1)
  %p.16 = getelementptr float, ptr %p.5, i64 64
  %l.17 = load float, ptr %p.16, align 4
  %t.18 = insertelement <8 x float> poison, float %l.17, i64 0
  %s.19 = shufflevector <8 x float> %t.18, <8 x float> poison, <8 x i32> zeroinitializer
  %t.20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.19, <8 x float> %l.8, <8 x float> %k.4.c2)
  %t.21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.19, <8 x float> %l.10, <8 x float> %k.4.c3)
  %p.22 = getelementptr float, ptr %p.5, i64 128
  %l.23 = load float, ptr %p.22, align 4
  %t.24 = insertelement <8 x float> poison, float %l.23, i64 0
  %s.25 = shufflevector <8 x float> %t.24, <8 x float> poison, <8 x i32> zeroinitializer
  %t.26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.25, <8 x float> %l.8, <8 x float> %k.4.c4)
  %t.27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.25, <8 x float> %l.10, <8 x float> %k.4.c5)
  %p.28 = getelementptr float, ptr %p.5, i64 192
  %l.29 = load float, ptr %p.28, align 4
  %t.30 = insertelement <8 x float> poison, float %l.29, i64 0
  %s.31 = shufflevector <8 x float> %t.30, <8 x float> poison, <8 x i32> zeroinitializer
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.8, <8 x float> %k.4.c6)
  %t.33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.10, <8 x float> %k.4.c7)
  %p.34 = getelementptr float, ptr %p.5, i64 256
  %l.35 = load float, ptr %p.34, align 4
  %t.36 = insertelement <8 x float> poison, float %l.35, i64 0
  %s.37 = shufflevector <8 x float> %t.36, <8 x float> poison, <8 x i32> zeroinitializer
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.8, <8 x float> %k.4.c8)
  %t.39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.10, <8 x float> %k.4.c9)
  %p.40 = getelementptr float, ptr %p.5, i64 320
  %l.41 = load float, ptr %p.40, align 4
  %t.42 = insertelement <8 x float> poison, float %l.41, i64 0
  %s.43 = shufflevector <8 x float> %t.42, <8 x float> poison, <8 x i32> zeroinitializer
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.8, <8 x float> %k.4.c10)
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.10, <8 x float> %k.4.c11)
  %p.46 = getelementptr float, ptr %p.7, i64 16
  %l.47 = load <8 x float>, ptr %p.46, align 4
  %p.48 = getelementptr float, ptr %p.7, i64 24
  %l.49 = load <8 x float>, ptr %p.48, align 4
  %p.50 = getelementptr float, ptr %p.5, i64 1
  %l.51 = load float, ptr %p.50, align 4
  %t.52 = insertelement <8 x float> poison, float %l.51, i64 0
  %s.53 = shufflevector <8 x float> %t.52, <8 x float> poison, <8 x i32> zeroinitializer
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.47, <8 x float> %t.14)
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.49, <8 x float> %t.15)
  %p.56 = getelementptr float, ptr %p.5, i64 65
  %l.57 = load float, ptr %p.56, align 4
  %t.58 = insertelement <8 x float> poison, float %l.57, i64 0
  %s.59 = shufflevector <8 x float> %t.58, <8 x float> poison, <8 x i32> zeroinitializer
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.47, <8 x float> %t.20)
  %t.61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.49, <8 x float> %t.21)
  %p.62 = getelementptr float, ptr %p.5, i64 129
  %l.63 = load float, ptr %p.62, align 4
  %t.64 = insertelement <8 x float> poison, float %l.63, i64 0
  %s.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <8 x i32> zeroinitializer
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.47, <8 x float> %t.26)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.49, <8 x float> %t.27)
  %p.68 = getelementptr float, ptr %p.5, i64 193
  %l.69 = load float, ptr %p.68, align 4
  %t.70 = insertelement <8 x float> poison, float %l.69, i64 0
  %s.71 = shufflevector <8 x float> %t.70, <8 x float> poison, <8 x i32> zeroinitializer
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.47, <8 x float> %t.32)
  %t.73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.49, <8 x float> %t.33)
  %p.74 = getelementptr float, ptr %p.5, i64 257
  %l.75 = load float, ptr %p.74, align 4
  %t.76 = insertelement <8 x float> poison, float %l.75, i64 0
  %s.77 = shufflevector <8 x float> %t.76, <8 x float> poison, <8 x i32> zeroinitializer
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.47, <8 x float> %t.38)
  %t.79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.49, <8 x float> %t.39)
  %p.80 = getelementptr float, ptr %p.5, i64 321
  %l.81 = load float, ptr %p.80, align 4
  %t.82 = insertelement <8 x float> poison, float %l.81, i64 0
  %s.83 = shufflevector <8 x float> %t.82, <8 x float> poison, <8 x i32> zeroinitializer
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.47, <8 x float> %t.44)
  %t.85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.49, <8 x float> %t.45)
  %k.4.next = add nuw nsw i64 %k.4.i, 2
  %t.86 = icmp slt i64 %k.4.next, 64
  br i1 %t.86, label %k.4, label %k.4.done
k.4.done:
  %p.87 = getelementptr float, ptr %a, i64 64
  %p.88 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.54, ptr %c, align 4
  %p.89 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.55, ptr %p.89, align 4
  %p.90 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.60, ptr %p.90, align 4
  %p.91 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.61, ptr %p.91, align 4
  %p.92 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.66, ptr %p.92, align 4
  %p.93 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.67, ptr %p.93, align 4
  %p.94 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.72, ptr %p.94, align 4
  %p.95 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.73, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.78, ptr %p.96, align 4
  %p.97 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.79, ptr %p.97, align 4
  %p.98 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.84, ptr %p.98, align 4
  %p.99 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.85, ptr %p.99, align 4
  %p.100 = getelementptr float, ptr %beside, i64 16
  %p.101 = getelementptr float, ptr %p.1, i64 16
  %l.102 = load <8 x float>, ptr %p.100, align 4
  %l.103 = load <8 x float>, ptr %p.101, align 4
  br label %row.104
row.104:
  %row.104.i = phi i64 [0, %k.4.done], [%row.104.next, %row.104]
  %row.104.c0 = phi <8 x float> [%l.102, %k.4.done], [%t.126, %row.104]
  %row.104.c1 = phi <8 x float> [%l.103, %k.4.done], [%t.149, %row.104]
  %t.105 = mul i64 %row.104.i, 16
  %p.106 = getelementptr float, ptr %c, i64 %t.105
  %l.107 = load <8 x float>, ptr %p.106, align 4
  %t.108 = fcmp olt <8 x float> %l.107, splat (float 0xC05F400000000000)
  %t.109 = select <8 x i1> %t.108, <8 x float> splat (float 0xC05F400000000000), <8 x float> %l.107
  %t.110 = fcmp ogt <8 x float> %t.109, splat (float 0x405F800000000000)
  %t.111 = select <8 x i1> %t.110, <8 x float> splat (float 0x405F800000000000), <8 x float> %t.109
  %t.112 = fadd <8 x float> %t.111, splat (float 0x4138000000000000)
  %t.113 = fsub <8 x float> %t.112, splat (float 0x4138000000000000)
  %t.114 = fsub <8 x float> %t.111, %t.113
  %t.115 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.114, <8 x float> splat (float 0x3FAC690C80000000), <8 x float> splat (float 0x3FCEC0C220000000))
  %t.116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.114, <8 x float> %t.115, <8 x float> splat (float 0x3FE62E4320000000))
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.114, <8 x float> %t.116, <8 x float> splat (float 0x3FF0000000000000))
  %t.118 = bitcast <8 x float> %t.112 to <8 x i32>
  %t.119 = shl <8 x i32> %t.118, splat (i32 20)
  %t.120 = bitcast <8 x float> %t.112 to <8 x i32>
  %t.121 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.120)
  %t.122 = bitcast <8 x float> %t.121 to <8 x i32>
  %t.123 = add <8 x i32> %t.122, %t.119
  %t.124 = bitcast <8 x i32> %t.123 to <8 x float>
  %t.125 = fmul <8 x float> %t.117, %t.124
  store <8 x float> %t.125, ptr %p.106, align 4
  %t.126 = fadd <8 x float> %row.104.c0, %t.125
  %t.127 = mul i64 %row.104.i, 16
  %t.128 = add i64 %t.127, 8
  %p.129 = getelementptr float, ptr %c, i64 %t.128
  %l.130 = load <8 x float>, ptr %p.129, align 4
  %t.131 = fcmp olt <8 x float> %l.130, splat (float 0xC05F400000000000)
  %t.132 = select <8 x i1> %t.131, <8 x float> splat (float 0xC05F400000000000), <8 x float> %l.130
  %t.133 = fcmp ogt <8 x float> %t.132, splat (float 0x405F800000000000)
  %t.134 = select <8 x i1> %t.133, <8 x float> splat (float 0x405F800000000000), <8 x float> %t.132
  %t.135 = fadd <8 x float> %t.134, splat (float 0x4138000000000000)
  %t.136 = fsub <8 x float> %t.135, splat (float 0x4138000000000000)
  %t.137 = fsub <8 x float> %t.134, %t.136
  %t.138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.137, <8 x float> splat (float 0x3FAC690C80000000), <8 x float> splat (float 0x3FCEC0C220000000))
  %t.139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.137, <8 x float> %t.138, <8 x float> splat (float 0x3FE62E4320000000))
  %t.140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.137, <8 x float> %t.139, <8 x float> splat (float 0x3FF0000000000000))
  %t.141 = bitcast <8 x float> %t.135 to <8 x i32>
  %t.142 = shl <8 x i32> %t.141, splat (i32 20)
  %t.143 = bitcast <8 x float> %t.135 to <8 x i32>
  %t.144 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.143)
  %t.145 = bitcast <8 x float> %t.144 to <8 x i32>
  %t.146 = add <8 x i32> %t.145, %t.142
  %t.147 = bitcast <8 x i32> %t.146 to <8 x float>
  %t.148 = fmul <8 x float> %t.140, %t.147
  store <8 x float> %t.148, ptr %p.129, align 4
  %t.149 = fadd <8 x float> %row.104.c1, %t.148
  %row.104.next = add nuw nsw i64 %row.104.i, 1
  %t.150 = icmp slt i64 %row.104.next, 6
  br i1 %t.150, label %row.104, label %row.104.done
row.104.done:
  store <8 x float> %t.126, ptr %p.100, align 4
  store <8 x float> %t.149, ptr %p.101, align 4
  ret void
}
define internal void @weighed0_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
entry:
  %p.1 = getelementptr float, ptr %beside, i64 8
  %l.2 = load <8 x float>, ptr %beside, align 4
  %l.3 = load <8 x float>, ptr %p.1, align 4
  br label %k.4
k.4:
  %k.4.i = phi i64 [0, %entry], [%k.4.next, %k.4]
  %k.4.c0 = phi <8 x float> [%l.2, %entry], [%t.48, %k.4]
  %k.4.c1 = phi <8 x float> [%l.3, %entry], [%t.49, %k.4]
  %k.4.c2 = phi <8 x float> [%l.2, %entry], [%t.54, %k.4]
  %k.4.c3 = phi <8 x float> [%l.3, %entry], [%t.55, %k.4]
  %k.4.c4 = phi <8 x float> [%l.2, %entry], [%t.60, %k.4]
  %k.4.c5 = phi <8 x float> [%l.3, %entry], [%t.61, %k.4]
  %k.4.c6 = phi <8 x float> [%l.2, %entry], [%t.66, %k.4]
  %k.4.c7 = phi <8 x float> [%l.3, %entry], [%t.67, %k.4]
  %k.4.c8 = phi <8 x float> [%l.2, %entry], [%t.72, %k.4]
  %k.4.c9 = phi <8 x float> [%l.3, %entry], [%t.73, %k.4]
  %p.5 = getelementptr float, ptr %a, i64 %k.4.i
  %t.6 = mul i64 %k.4.i, 16
  %p.7 = getelementptr float, ptr %b, i64 %t.6
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %p.7, i64 8
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %l.11 = load float, ptr %p.5, align 4
  %t.12 = insertelement <8 x float> poison, float %l.11, i64 0
  %s.13 = shufflevector <8 x float> %t.12, <8 x float> poison, <8 x i32> zeroinitializer
  %t.14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.13, <8 x float> %l.8, <8 x float> %k.4.c0)
  %t.15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.13, <8 x float> %l.10, <8 x float> %k.4.c1)
  %p.16 = getelementptr float, ptr %p.5, i64 64
  %l.17 = load float, ptr %p.16, align 4
  %t.18 = insertelement <8 x float> poison, float %l.17, i64 0
  %s.19 = shufflevector <8 x float> %t.18, <8 x float> poison, <8 x i32> zeroinitializer
  %t.20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.19, <8 x float> %l.8, <8 x float> %k.4.c2)
  %t.21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.19, <8 x float> %l.10, <8 x float> %k.4.c3)
  %p.22 = getelementptr float, ptr %p.5, i64 128
  %l.23 = load float, ptr %p.22, align 4
  %t.24 = insertelement <8 x float> poison, float %l.23, i64 0
  %s.25 = shufflevector <8 x float> %t.24, <8 x float> poison, <8 x i32> zeroinitializer
  %t.26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.25, <8 x float> %l.8, <8 x float> %k.4.c4)
  %t.27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.25, <8 x float> %l.10, <8 x float> %k.4.c5)
  %p.28 = getelementptr float, ptr %p.5, i64 192
  %l.29 = load float, ptr %p.28, align 4
  %t.30 = insertelement <8 x float> poison, float %l.29, i64 0
  %s.31 = shufflevector <8 x float> %t.30, <8 x float> poison, <8 x i32> zeroinitializer
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.8, <8 x float> %k.4.c6)
  %t.33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.10, <8 x float> %k.4.c7)
  %p.34 = getelementptr float, ptr %p.5, i64 256
  %l.35 = load float, ptr %p.34, align 4
  %t.36 = insertelement <8 x float> poison, float %l.35, i64 0
  %s.37 = shufflevector <8 x float> %t.36, <8 x float> poison, <8 x i32> zeroinitializer
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.8, <8 x float> %k.4.c8)
  %t.39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.10, <8 x float> %k.4.c9)
  %p.40 = getelementptr float, ptr %p.7, i64 16
  %l.41 = load <8 x float>, ptr %p.40, align 4
  %p.42 = getelementptr float, ptr %p.7, i64 24
  %l.43 = load <8 x float>, ptr %p.42, align 4
  %p.44 = getelementptr float, ptr %p.5, i64 1
  %l.45 = load float, ptr %p.44, align 4
  %t.46 = insertelement <8 x float> poison, float %l.45, i64 0
  %s.47 = shufflevector <8 x float> %t.46, <8 x float> poison, <8 x i32> zeroinitializer
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.41, <8 x float> %t.14)
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.43, <8 x float> %t.15)
  %p.50 = getelementptr float, ptr %p.5, i64 65
  %l.51 = load float, ptr %p.50, align 4
  %t.52 = insertelement <8 x float> poison, float %l.51, i64 0
  %s.53 = shufflevector <8 x float> %t.52, <8 x float> poison, <8 x i32> zeroinitializer
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.41, <8 x float> %t.20)
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.43, <8 x float> %t.21)
  %p.56 = getelementptr float, ptr %p.5, i64 129
  %l.57 = load float, ptr %p.56, align 4
  %t.58 = insertelement <8 x float> poison, float %l.57, i64 0
  %s.59 = shufflevector <8 x float> %t.58, <8 x float> poison, <8 x i32> zeroinitializer
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.41, <8 x float> %t.26)
  %t.61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.43, <8 x float> %t.27)
  %p.62 = getelementptr float, ptr %p.5, i64 193
  %l.63 = load float, ptr %p.62, align 4
  %t.64 = insertelement <8 x float> poison, float %l.63, i64 0
  %s.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <8 x i32> zeroinitializer
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.41, <8 x float> %t.32)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.43, <8 x float> %t.33)
  %p.68 = getelementptr float, ptr %p.5, i64 257
  %l.69 = load float, ptr %p.68, align 4
  %t.70 = insertelement <8 x float> poison, float %l.69, i64 0
  %s.71 = shufflevector <8 x float> %t.70, <8 x float> poison, <8 x i32> zeroinitializer
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.41, <8 x float> %t.38)
  %t.73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.43, <8 x float> %t.39)
  %k.4.next = add nuw nsw i64 %k.4.i, 2
  %t.74 = icmp slt i64 %k.4.next, 64
  br i1 %t.74, label %k.4, label %k.4.done
k.4.done:
  %p.75 = getelementptr float, ptr %a, i64 64
  %p.76 = getelementptr float, ptr %b, i64 1024
  store <8 x float> %t.48, ptr %c, align 4
  %p.77 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.49, ptr %p.77, align 4
  %p.78 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.54, ptr %p.78, align 4
  %p.79 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.55, ptr %p.79, align 4
  %p.80 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.60, ptr %p.80, align 4
  %p.81 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.61, ptr %p.81, align 4
  %p.82 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.66, ptr %p.82, align 4
  %p.83 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.67, ptr %p.83, align 4
  %p.84 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.72, ptr %p.84, align 4
  %p.85 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.73, ptr %p.85, align 4
  %p.86 = getelementptr float, ptr %beside, i64 16
  %p.87 = getelementptr float, ptr %p.1, i64 16
  %l.88 = load <8 x float>, ptr %p.86, align 4
  %l.89 = load <8 x float>, ptr %p.87, align 4
  br label %row.90
row.90:
  %row.90.i = phi i64 [0, %k.4.done], [%row.90.next, %row.90]
  %row.90.c0 = phi <8 x float> [%l.88, %k.4.done], [%t.112, %row.90]
  %row.90.c1 = phi <8 x float> [%l.89, %k.4.done], [%t.135, %row.90]
  %t.91 = mul i64 %row.90.i, 16
  %p.92 = getelementptr float, ptr %c, i64 %t.91
  %l.93 = load <8 x float>, ptr %p.92, align 4
  %t.94 = fcmp olt <8 x float> %l.93, splat (float 0xC05F400000000000)
  %t.95 = select <8 x i1> %t.94, <8 x float> splat (float 0xC05F400000000000), <8 x float> %l.93
  %t.96 = fcmp ogt <8 x float> %t.95, splat (float 0x405F800000000000)
  %t.97 = select <8 x i1> %t.96, <8 x float> splat (float 0x405F800000000000), <8 x float> %t.95
  %t.98 = fadd <8 x float> %t.97, splat (float 0x4138000000000000)
  %t.99 = fsub <8 x float> %t.98, splat (float 0x4138000000000000)
  %t.100 = fsub <8 x float> %t.97, %t.99
  %t.101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.100, <8 x float> splat (float 0x3FAC690C80000000), <8 x float> splat (float 0x3FCEC0C220000000))
  %t.102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.100, <8 x float> %t.101, <8 x float> splat (float 0x3FE62E4320000000))
  %t.103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.100, <8 x float> %t.102, <8 x float> splat (float 0x3FF0000000000000))
  %t.104 = bitcast <8 x float> %t.98 to <8 x i32>
  %t.105 = shl <8 x i32> %t.104, splat (i32 20)
  %t.106 = bitcast <8 x float> %t.98 to <8 x i32>
  %t.107 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.106)
  %t.108 = bitcast <8 x float> %t.107 to <8 x i32>
  %t.109 = add <8 x i32> %t.108, %t.105
  %t.110 = bitcast <8 x i32> %t.109 to <8 x float>
  %t.111 = fmul <8 x float> %t.103, %t.110
  store <8 x float> %t.111, ptr %p.92, align 4
  %t.112 = fadd <8 x float> %row.90.c0, %t.111
  %t.113 = mul i64 %row.90.i, 16
  %t.114 = add i64 %t.113, 8
  %p.115 = getelementptr float, ptr %c, i64 %t.114
  %l.116 = load <8 x float>, ptr %p.115, align 4
  %t.117 = fcmp olt <8 x float> %l.116, splat (float 0xC05F400000000000)
  %t.118 = select <8 x i1> %t.117, <8 x float> splat (float 0xC05F400000000000), <8 x float> %l.116
  %t.119 = fcmp ogt <8 x float> %t.118, splat (float 0x405F800000000000)
  %t.120 = select <8 x i1> %t.119, <8 x float> splat (float 0x405F800000000000), <8 x float> %t.118
  %t.121 = fadd <8 x float> %t.120, splat (float 0x4138000000000000)
  %t.122 = fsub <8 x float> %t.121, splat (float 0x4138000000000000)
  %t.123 = fsub <8 x float> %t.120, %t.122
  %t.124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.123, <8 x float> splat (float 0x3FAC690C80000000), <8 x float> splat (float 0x3FCEC0C220000000))
  %t.125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.123, <8 x float> %t.124, <8 x float> splat (float 0x3FE62E4320000000))
  %t.126 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.123, <8 x float> %t.125, <8 x float> splat (float 0x3FF0000000000000))
  %t.127 = bitcast <8 x float> %t.121 to <8 x i32>
  %t.128 = shl <8 x i32> %t.127, splat (i32 20)
  %t.129 = bitcast <8 x float> %t.121 to <8 x i32>
  %t.130 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.129)
  %t.131 = bitcast <8 x float> %t.130 to <8 x i32>
  %t.132 = add <8 x i32> %t.131, %t.128
  %t.133 = bitcast <8 x i32> %t.132 to <8 x float>
  %t.134 = fmul <8 x float> %t.126, %t.133
  store <8 x float> %t.134, ptr %p.115, align 4
  %t.135 = fadd <8 x float> %row.90.c1, %t.134
  %row.90.next = add nuw nsw i64 %row.90.i, 1
  %t.136 = icmp slt i64 %row.90.next, 5
  br i1 %t.136, label %row.90, label %row.90.done
row.90.done:
  store <8 x float> %t.112, ptr %p.86, align 4
  store <8 x float> %t.135, ptr %p.87, align 4
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
  br label %k.25
k.25:
  %k.25.i = phi i64 [0, %entry], [%k.25.next, %k.25]
  %k.25.c0 = phi <8 x float> [%l.2, %entry], [%t.76, %k.25]
  %k.25.c1 = phi <8 x float> [%l.4, %entry], [%t.77, %k.25]
  %k.25.c2 = phi <8 x float> [%l.6, %entry], [%t.82, %k.25]
  %k.25.c3 = phi <8 x float> [%l.8, %entry], [%t.83, %k.25]
  %k.25.c4 = phi <8 x float> [%l.10, %entry], [%t.88, %k.25]
  %k.25.c5 = phi <8 x float> [%l.12, %entry], [%t.89, %k.25]
  %k.25.c6 = phi <8 x float> [%l.14, %entry], [%t.94, %k.25]
  %k.25.c7 = phi <8 x float> [%l.16, %entry], [%t.95, %k.25]
  %k.25.c8 = phi <8 x float> [%l.18, %entry], [%t.100, %k.25]
  %k.25.c9 = phi <8 x float> [%l.20, %entry], [%t.101, %k.25]
  %k.25.c10 = phi <8 x float> [%l.22, %entry], [%t.106, %k.25]
  %k.25.c11 = phi <8 x float> [%l.24, %entry], [%t.107, %k.25]
  %t.26 = mul i64 %k.25.i, 64
  %p.27 = getelementptr float, ptr %a, i64 %t.26
  %t.28 = mul i64 %k.25.i, 16
  %p.29 = getelementptr float, ptr %b, i64 %t.28
  %l.30 = load <8 x float>, ptr %p.29, align 4
  %p.31 = getelementptr float, ptr %p.29, i64 8
  %l.32 = load <8 x float>, ptr %p.31, align 4
  %l.33 = load float, ptr %p.27, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.30, <8 x float> %k.25.c0)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.32, <8 x float> %k.25.c1)
  %p.38 = getelementptr float, ptr %p.27, i64 1
  %l.39 = load float, ptr %p.38, align 4
  %t.40 = insertelement <8 x float> poison, float %l.39, i64 0
  %s.41 = shufflevector <8 x float> %t.40, <8 x float> poison, <8 x i32> zeroinitializer
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.30, <8 x float> %k.25.c2)
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.32, <8 x float> %k.25.c3)
  %p.44 = getelementptr float, ptr %p.27, i64 2
  %l.45 = load float, ptr %p.44, align 4
  %t.46 = insertelement <8 x float> poison, float %l.45, i64 0
  %s.47 = shufflevector <8 x float> %t.46, <8 x float> poison, <8 x i32> zeroinitializer
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.30, <8 x float> %k.25.c4)
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.32, <8 x float> %k.25.c5)
  %p.50 = getelementptr float, ptr %p.27, i64 3
  %l.51 = load float, ptr %p.50, align 4
  %t.52 = insertelement <8 x float> poison, float %l.51, i64 0
  %s.53 = shufflevector <8 x float> %t.52, <8 x float> poison, <8 x i32> zeroinitializer
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.30, <8 x float> %k.25.c6)
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.32, <8 x float> %k.25.c7)
  %p.56 = getelementptr float, ptr %p.27, i64 4
  %l.57 = load float, ptr %p.56, align 4
  %t.58 = insertelement <8 x float> poison, float %l.57, i64 0
  %s.59 = shufflevector <8 x float> %t.58, <8 x float> poison, <8 x i32> zeroinitializer
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.30, <8 x float> %k.25.c8)
  %t.61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.32, <8 x float> %k.25.c9)
  %p.62 = getelementptr float, ptr %p.27, i64 5
  %l.63 = load float, ptr %p.62, align 4
  %t.64 = insertelement <8 x float> poison, float %l.63, i64 0
  %s.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <8 x i32> zeroinitializer
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.30, <8 x float> %k.25.c10)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.32, <8 x float> %k.25.c11)
  %p.68 = getelementptr float, ptr %p.29, i64 16
  %l.69 = load <8 x float>, ptr %p.68, align 4
  %p.70 = getelementptr float, ptr %p.29, i64 24
  %l.71 = load <8 x float>, ptr %p.70, align 4
  %p.72 = getelementptr float, ptr %p.27, i64 64
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.69, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.71, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.27, i64 65
  %l.79 = load float, ptr %p.78, align 4
  %t.80 = insertelement <8 x float> poison, float %l.79, i64 0
  %s.81 = shufflevector <8 x float> %t.80, <8 x float> poison, <8 x i32> zeroinitializer
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.69, <8 x float> %t.42)
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.71, <8 x float> %t.43)
  %p.84 = getelementptr float, ptr %p.27, i64 66
  %l.85 = load float, ptr %p.84, align 4
  %t.86 = insertelement <8 x float> poison, float %l.85, i64 0
  %s.87 = shufflevector <8 x float> %t.86, <8 x float> poison, <8 x i32> zeroinitializer
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.69, <8 x float> %t.48)
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.71, <8 x float> %t.49)
  %p.90 = getelementptr float, ptr %p.27, i64 67
  %l.91 = load float, ptr %p.90, align 4
  %t.92 = insertelement <8 x float> poison, float %l.91, i64 0
  %s.93 = shufflevector <8 x float> %t.92, <8 x float> poison, <8 x i32> zeroinitializer
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.69, <8 x float> %t.54)
  %t.95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.71, <8 x float> %t.55)
  %p.96 = getelementptr float, ptr %p.27, i64 68
  %l.97 = load float, ptr %p.96, align 4
  %t.98 = insertelement <8 x float> poison, float %l.97, i64 0
  %s.99 = shufflevector <8 x float> %t.98, <8 x float> poison, <8 x i32> zeroinitializer
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.69, <8 x float> %t.60)
  %t.101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.71, <8 x float> %t.61)
  %p.102 = getelementptr float, ptr %p.27, i64 69
  %l.103 = load float, ptr %p.102, align 4
  %t.104 = insertelement <8 x float> poison, float %l.103, i64 0
  %s.105 = shufflevector <8 x float> %t.104, <8 x float> poison, <8 x i32> zeroinitializer
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.105, <8 x float> %l.69, <8 x float> %t.66)
  %t.107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.105, <8 x float> %l.71, <8 x float> %t.67)
  %k.25.next = add nuw nsw i64 %k.25.i, 2
  %t.108 = icmp slt i64 %k.25.next, 128
  br i1 %t.108, label %k.25, label %k.25.done
k.25.done:
  %p.109 = getelementptr float, ptr %a, i64 8192
  %p.110 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.76, ptr %c, align 4
  %p.111 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.77, ptr %p.111, align 4
  %p.112 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.82, ptr %p.112, align 4
  %p.113 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.83, ptr %p.113, align 4
  %p.114 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.88, ptr %p.114, align 4
  %p.115 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.89, ptr %p.115, align 4
  %p.116 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.94, ptr %p.116, align 4
  %p.117 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.95, ptr %p.117, align 4
  %p.118 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.100, ptr %p.118, align 4
  %p.119 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.101, ptr %p.119, align 4
  %p.120 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.106, ptr %p.120, align 4
  %p.121 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.107, ptr %p.121, align 4
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
  br label %k.21
k.21:
  %k.21.i = phi i64 [0, %entry], [%k.21.next, %k.21]
  %k.21.c0 = phi <8 x float> [%l.2, %entry], [%t.66, %k.21]
  %k.21.c1 = phi <8 x float> [%l.4, %entry], [%t.67, %k.21]
  %k.21.c2 = phi <8 x float> [%l.6, %entry], [%t.72, %k.21]
  %k.21.c3 = phi <8 x float> [%l.8, %entry], [%t.73, %k.21]
  %k.21.c4 = phi <8 x float> [%l.10, %entry], [%t.78, %k.21]
  %k.21.c5 = phi <8 x float> [%l.12, %entry], [%t.79, %k.21]
  %k.21.c6 = phi <8 x float> [%l.14, %entry], [%t.84, %k.21]
  %k.21.c7 = phi <8 x float> [%l.16, %entry], [%t.85, %k.21]
  %k.21.c8 = phi <8 x float> [%l.18, %entry], [%t.90, %k.21]
  %k.21.c9 = phi <8 x float> [%l.20, %entry], [%t.91, %k.21]
  %t.22 = mul i64 %k.21.i, 64
  %p.23 = getelementptr float, ptr %a, i64 %t.22
  %t.24 = mul i64 %k.21.i, 16
  %p.25 = getelementptr float, ptr %b, i64 %t.24
  %l.26 = load <8 x float>, ptr %p.25, align 4
  %p.27 = getelementptr float, ptr %p.25, i64 8
  %l.28 = load <8 x float>, ptr %p.27, align 4
  %l.29 = load float, ptr %p.23, align 4
  %t.30 = insertelement <8 x float> poison, float %l.29, i64 0
  %s.31 = shufflevector <8 x float> %t.30, <8 x float> poison, <8 x i32> zeroinitializer
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.26, <8 x float> %k.21.c0)
  %t.33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.28, <8 x float> %k.21.c1)
  %p.34 = getelementptr float, ptr %p.23, i64 1
  %l.35 = load float, ptr %p.34, align 4
  %t.36 = insertelement <8 x float> poison, float %l.35, i64 0
  %s.37 = shufflevector <8 x float> %t.36, <8 x float> poison, <8 x i32> zeroinitializer
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.26, <8 x float> %k.21.c2)
  %t.39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.28, <8 x float> %k.21.c3)
  %p.40 = getelementptr float, ptr %p.23, i64 2
  %l.41 = load float, ptr %p.40, align 4
  %t.42 = insertelement <8 x float> poison, float %l.41, i64 0
  %s.43 = shufflevector <8 x float> %t.42, <8 x float> poison, <8 x i32> zeroinitializer
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.26, <8 x float> %k.21.c4)
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.28, <8 x float> %k.21.c5)
  %p.46 = getelementptr float, ptr %p.23, i64 3
  %l.47 = load float, ptr %p.46, align 4
  %t.48 = insertelement <8 x float> poison, float %l.47, i64 0
  %s.49 = shufflevector <8 x float> %t.48, <8 x float> poison, <8 x i32> zeroinitializer
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.49, <8 x float> %l.26, <8 x float> %k.21.c6)
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.49, <8 x float> %l.28, <8 x float> %k.21.c7)
  %p.52 = getelementptr float, ptr %p.23, i64 4
  %l.53 = load float, ptr %p.52, align 4
  %t.54 = insertelement <8 x float> poison, float %l.53, i64 0
  %s.55 = shufflevector <8 x float> %t.54, <8 x float> poison, <8 x i32> zeroinitializer
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.26, <8 x float> %k.21.c8)
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.28, <8 x float> %k.21.c9)
  %p.58 = getelementptr float, ptr %p.25, i64 16
  %l.59 = load <8 x float>, ptr %p.58, align 4
  %p.60 = getelementptr float, ptr %p.25, i64 24
  %l.61 = load <8 x float>, ptr %p.60, align 4
  %p.62 = getelementptr float, ptr %p.23, i64 64
  %l.63 = load float, ptr %p.62, align 4
  %t.64 = insertelement <8 x float> poison, float %l.63, i64 0
  %s.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <8 x i32> zeroinitializer
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.59, <8 x float> %t.32)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.61, <8 x float> %t.33)
  %p.68 = getelementptr float, ptr %p.23, i64 65
  %l.69 = load float, ptr %p.68, align 4
  %t.70 = insertelement <8 x float> poison, float %l.69, i64 0
  %s.71 = shufflevector <8 x float> %t.70, <8 x float> poison, <8 x i32> zeroinitializer
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.59, <8 x float> %t.38)
  %t.73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.61, <8 x float> %t.39)
  %p.74 = getelementptr float, ptr %p.23, i64 66
  %l.75 = load float, ptr %p.74, align 4
  %t.76 = insertelement <8 x float> poison, float %l.75, i64 0
  %s.77 = shufflevector <8 x float> %t.76, <8 x float> poison, <8 x i32> zeroinitializer
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.59, <8 x float> %t.44)
  %t.79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.61, <8 x float> %t.45)
  %p.80 = getelementptr float, ptr %p.23, i64 67
  %l.81 = load float, ptr %p.80, align 4
  %t.82 = insertelement <8 x float> poison, float %l.81, i64 0
  %s.83 = shufflevector <8 x float> %t.82, <8 x float> poison, <8 x i32> zeroinitializer
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.59, <8 x float> %t.50)
  %t.85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.61, <8 x float> %t.51)
  %p.86 = getelementptr float, ptr %p.23, i64 68
  %l.87 = load float, ptr %p.86, align 4
  %t.88 = insertelement <8 x float> poison, float %l.87, i64 0
  %s.89 = shufflevector <8 x float> %t.88, <8 x float> poison, <8 x i32> zeroinitializer
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.59, <8 x float> %t.56)
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.61, <8 x float> %t.57)
  %k.21.next = add nuw nsw i64 %k.21.i, 2
  %t.92 = icmp slt i64 %k.21.next, 128
  br i1 %t.92, label %k.21, label %k.21.done
k.21.done:
  %p.93 = getelementptr float, ptr %a, i64 8192
  %p.94 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.66, ptr %c, align 4
  %p.95 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.67, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.72, ptr %p.96, align 4
  %p.97 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.73, ptr %p.97, align 4
  %p.98 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.78, ptr %p.98, align 4
  %p.99 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.79, ptr %p.99, align 4
  %p.100 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.84, ptr %p.100, align 4
  %p.101 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.85, ptr %p.101, align 4
  %p.102 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.90, ptr %p.102, align 4
  %p.103 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.91, ptr %p.103, align 4
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
define void @kt_attention_d9f411dc02879a9b(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 43328
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 16384
  %p.4 = getelementptr float, ptr %p.2, i64 24576
  %p.5 = getelementptr float, ptr %p.2, i64 40960
  %p.6 = getelementptr float, ptr %p.2, i64 41216
  %p.7 = getelementptr float, ptr %p.2, i64 41472
  %p.8 = getelementptr float, ptr %p.2, i64 41728
  %p.9 = getelementptr float, ptr %p.2, i64 41792
  %p.10 = getelementptr float, ptr %p.2, i64 42304
  %p.11 = getelementptr float, ptr %p.2, i64 43328
  %p.12 = getelementptr float, ptr %p.2, i64 43328
  %t.13 = mul i64 %part, %n0
  %t.14 = udiv i64 %t.13, %parts
  %t.15 = add i64 %t.13, %n0
  %t.16 = udiv i64 %t.15, %parts
  br label %item.17
item.17:
  %item.17.i = phi i64 [%t.14, %entry], [%item.17.next, %block.497.done]
  %item.17.c0 = phi i64 [-1, %entry], [%t.21, %block.497.done]
  %t.18 = icmp slt i64 %item.17.i, %t.16
  br i1 %t.18, label %item.17.body, label %item.17.done
item.17.body:
  %t.19 = urem i64 %item.17.i, 8
  %t.20 = udiv i64 %item.17.i, 8
  %t.21 = udiv i64 %item.17.i, 8
  %t.22 = mul i64 %t.19, 256
  %t.23 = sub i64 2063, %t.22
  %t.24 = udiv i64 %t.23, 16
  %t.25 = call i64 @llvm.smin.i64(i64 %t.24, i64 4)
  %t.26 = icmp ne i64 %t.21, %item.17.c0
  br i1 %t.26, label %if.27, label %if.27.end
if.27:
  %t.28 = add i64 2048, 127
  %t.29 = udiv i64 %t.28, 128
  %t.30 = mul i64 %t.29, 128
  %t.31 = call i64 @llvm.smin.i64(i64 %t.30, i64 2048)
  br label %if.27.end
if.27.end:
  %t.32 = sub i64 2111, %t.22
  %t.33 = udiv i64 %t.32, 64
  %t.34 = call i64 @llvm.smin.i64(i64 %t.33, i64 4)
  br label %block.35
block.35:
  %block.35.i = phi i64 [0, %if.27.end], [%block.35.next, %group.53.done]
  %t.36 = mul i64 %block.35.i, 64
  %t.37 = add i64 %t.22, %t.36
  %t.38 = sub i64 2063, %t.37
  %t.39 = udiv i64 %t.38, 16
  %t.40 = call i64 @llvm.smin.i64(i64 %t.39, i64 4)
  %t.41 = mul i64 %block.35.i, 4096
  %p.42 = getelementptr float, ptr %p.2, i64 %t.41
  %t.43 = mul i64 %block.35.i, 4096
  %p.44 = getelementptr float, ptr %p.4, i64 %t.43
  %t.45 = mul i64 %block.35.i, 64
  %p.46 = getelementptr float, ptr %p.5, i64 %t.45
  %t.47 = mul i64 %block.35.i, 64
  %p.48 = getelementptr float, ptr %p.6, i64 %t.47
  %t.49 = mul i64 %block.35.i, 64
  %p.50 = getelementptr float, ptr %p.7, i64 %t.49
  %t.51 = mul i64 %block.35.i, 128
  %p.52 = getelementptr float, ptr %p.9, i64 %t.51
  br label %group.53
group.53:
  %group.53.i = phi i64 [0, %block.35], [%group.53.next, %row.87.done]
  %t.54 = mul i64 %group.53.i, 16
  %t.55 = add i64 %t.37, %t.54
  %t.56 = mul i64 %group.53.i, 1024
  %p.57 = getelementptr float, ptr %p.42, i64 %t.56
  %t.58 = mul i64 %group.53.i, 2048
  %p.59 = getelementptr float, ptr %p.3, i64 %t.58
  %t.60 = mul i64 %group.53.i, 1024
  %p.61 = getelementptr float, ptr %p.44, i64 %t.60
  %t.62 = mul i64 %group.53.i, 16
  %p.63 = getelementptr float, ptr %p.46, i64 %t.62
  %t.64 = mul i64 %group.53.i, 16
  %p.65 = getelementptr float, ptr %p.48, i64 %t.64
  %t.66 = mul i64 %group.53.i, 16
  %p.67 = getelementptr float, ptr %p.50, i64 %t.66
  %t.68 = mul i64 %group.53.i, 16
  %p.69 = getelementptr float, ptr %p.8, i64 %t.68
  %t.70 = mul i64 %group.53.i, 32
  %p.71 = getelementptr float, ptr %p.52, i64 %t.70
  br label %query.72
query.72:
  %query.72.i = phi i64 [0, %group.53], [%query.72.next, %depth.81.done]
  %t.73 = icmp slt i64 %query.72.i, 16
  br i1 %t.73, label %query.72.body, label %query.72.done
query.72.body:
  %t.74 = add i64 %t.55, %query.72.i
  %t.75 = mul i64 %t.20, 131072
  %t.76 = mul i64 %t.74, 64
  %t.77 = add i64 %t.76, %t.75
  %p.78 = getelementptr float, ptr %b0, i64 %t.77
  %t.79 = mul i64 %query.72.i, 64
  %p.80 = getelementptr float, ptr %p.10, i64 %t.79
  br label %depth.81
depth.81:
  %depth.81.i = phi i64 [0, %query.72.body], [%depth.81.next, %depth.81.body]
  %t.82 = icmp slt i64 %depth.81.i, 64
  br i1 %t.82, label %depth.81.body, label %depth.81.done
depth.81.body:
  %p.83 = getelementptr float, ptr %p.78, i64 %depth.81.i
  %l.84 = load <8 x float>, ptr %p.83, align 4
  %t.85 = fmul <8 x float> %l.84, splat (float 0x3FC7154760000000)
  %p.86 = getelementptr float, ptr %p.80, i64 %depth.81.i
  store <8 x float> %t.85, ptr %p.86, align 4
  %depth.81.next = add nuw nsw i64 %depth.81.i, 8
  br label %depth.81
depth.81.done:
  %query.72.next = add nuw nsw i64 %query.72.i, 1
  br label %query.72
query.72.done:
  call void @transpose_64_16(ptr %p.10, ptr %p.57, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.63, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.65, align 4
  store <16 x float> zeroinitializer, ptr %p.67, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.71, align 4
  br label %row.87
row.87:
  %row.87.i = phi i64 [0, %query.72.done], [%row.87.next, %row.87.body]
  %t.88 = icmp slt i64 %row.87.i, 64
  br i1 %t.88, label %row.87.body, label %row.87.done
row.87.body:
  %t.89 = mul i64 %row.87.i, 16
  %p.90 = getelementptr float, ptr %p.61, i64 %t.89
  store <8 x float> zeroinitializer, ptr %p.90, align 4
  %t.91 = mul i64 %row.87.i, 16
  %t.92 = add i64 %t.91, 8
  %p.93 = getelementptr float, ptr %p.61, i64 %t.92
  store <8 x float> zeroinitializer, ptr %p.93, align 4
  %row.87.next = add nuw nsw i64 %row.87.i, 1
  br label %row.87
row.87.done:
  %group.53.next = add nuw nsw i64 %group.53.i, 1
  %t.94 = icmp slt i64 %group.53.next, %t.40
  br i1 %t.94, label %group.53, label %group.53.done
group.53.done:
  %block.35.next = add nuw nsw i64 %block.35.i, 1
  %t.95 = icmp slt i64 %block.35.next, %t.34
  br i1 %t.95, label %block.35, label %block.35.done
block.35.done:
  %t.96 = add i64 %t.22, 255
  %t.97 = call i64 @llvm.smin.i64(i64 %t.96, i64 2047)
  %t.98 = add i64 %t.97, 1
  %t.99 = add i64 %t.97, 1
  %t.100 = call i64 @llvm.smin.i64(i64 2048, i64 %t.99)
  %t.101 = call i64 @llvm.smin.i64(i64 %t.100, i64 2048)
  br label %keys.102
keys.102:
  %keys.102.i = phi i64 [0, %block.35.done], [%keys.102.next, %block.107.done]
  %t.103 = icmp slt i64 %keys.102.i, %t.101
  br i1 %t.103, label %keys.102.body, label %keys.102.done
keys.102.body:
  %t.104 = sub i64 2111, %t.22
  %t.105 = udiv i64 %t.104, 64
  %t.106 = call i64 @llvm.smin.i64(i64 %t.105, i64 4)
  br label %block.107
block.107:
  %block.107.i = phi i64 [0, %keys.102.body], [%block.107.next, %if.132.end]
  %t.108 = mul i64 %block.107.i, 64
  %t.109 = add i64 %t.22, %t.108
  %t.110 = sub i64 2063, %t.109
  %t.111 = udiv i64 %t.110, 16
  %t.112 = call i64 @llvm.smin.i64(i64 %t.111, i64 4)
  %t.113 = mul i64 %block.107.i, 4096
  %p.114 = getelementptr float, ptr %p.2, i64 %t.113
  %t.115 = mul i64 %block.107.i, 4096
  %p.116 = getelementptr float, ptr %p.4, i64 %t.115
  %t.117 = mul i64 %block.107.i, 64
  %p.118 = getelementptr float, ptr %p.5, i64 %t.117
  %t.119 = mul i64 %block.107.i, 64
  %p.120 = getelementptr float, ptr %p.6, i64 %t.119
  %t.121 = mul i64 %block.107.i, 64
  %p.122 = getelementptr float, ptr %p.7, i64 %t.121
  %t.123 = mul i64 %block.107.i, 128
  %p.124 = getelementptr float, ptr %p.9, i64 %t.123
  %t.125 = add i64 %t.109, 63
  %t.126 = call i64 @llvm.smin.i64(i64 %t.125, i64 2047)
  %t.127 = add i64 %t.126, 1
  %t.128 = call i64 @llvm.smin.i64(i64 2048, i64 %t.127)
  %t.129 = icmp sge i64 %keys.102.i, 0
  %t.130 = icmp slt i64 %keys.102.i, %t.128
  %t.131 = and i1 %t.129, %t.130
  br i1 %t.131, label %if.132, label %if.132.end
if.132:
  %t.133 = mul i64 %t.20, 131072
  %t.134 = mul i64 %keys.102.i, 64
  %t.135 = add i64 %t.133, %t.134
  %p.136 = getelementptr float, ptr %b1, i64 %t.135
  %t.137 = icmp eq i64 %keys.102.i, 0
  br i1 %t.137, label %if.138, label %if.138.end
if.138:
  br label %tile.139
tile.139:
  %tile.139.i = phi i64 [0, %if.138], [%tile.139.next, %group.142.done]
  %t.140 = mul i64 %tile.139.i, 4
  %t.141 = call i64 @llvm.smin.i64(i64 %t.140, i64 0)
  br label %group.142
group.142:
  %group.142.i = phi i64 [0, %tile.139], [%group.142.next, %group.142]
  %t.143 = mul i64 %group.142.i, 16
  %t.144 = add i64 %t.109, %t.143
  %t.145 = mul i64 %group.142.i, 1024
  %p.146 = getelementptr float, ptr %p.114, i64 %t.145
  %t.147 = mul i64 %group.142.i, 2048
  %p.148 = getelementptr float, ptr %p.3, i64 %t.147
  %t.149 = mul i64 %group.142.i, 1024
  %p.150 = getelementptr float, ptr %p.116, i64 %t.149
  %t.151 = mul i64 %group.142.i, 16
  %p.152 = getelementptr float, ptr %p.118, i64 %t.151
  %t.153 = mul i64 %group.142.i, 16
  %p.154 = getelementptr float, ptr %p.120, i64 %t.153
  %t.155 = mul i64 %group.142.i, 16
  %p.156 = getelementptr float, ptr %p.122, i64 %t.155
  %t.157 = mul i64 %group.142.i, 16
  %p.158 = getelementptr float, ptr %p.8, i64 %t.157
  %t.159 = mul i64 %group.142.i, 32
  %p.160 = getelementptr float, ptr %p.124, i64 %t.159
  %t.161 = mul i64 %t.141, 64
  %p.162 = getelementptr float, ptr %p.136, i64 %t.161
  %t.163 = mul i64 %t.141, 16
  %p.164 = getelementptr float, ptr %p.148, i64 %t.163
  call void @nothing0_4(ptr %p.162, ptr %p.146, ptr %p.164, ptr %p.154)
  %group.142.next = add nuw nsw i64 %group.142.i, 1
  %t.165 = icmp slt i64 %group.142.next, %t.112
  br i1 %t.165, label %group.142, label %group.142.done
group.142.done:
  %tile.139.next = add nuw nsw i64 %tile.139.i, 1
  %t.166 = icmp slt i64 %tile.139.next, 1
  br i1 %t.166, label %tile.139, label %tile.139.done
tile.139.done:
  br label %group.167
group.167:
  %group.167.i = phi i64 [0, %tile.139.done], [%group.167.next, %score.187.done]
  %t.168 = mul i64 %group.167.i, 16
  %t.169 = add i64 %t.109, %t.168
  %t.170 = mul i64 %group.167.i, 1024
  %p.171 = getelementptr float, ptr %p.114, i64 %t.170
  %t.172 = mul i64 %group.167.i, 2048
  %p.173 = getelementptr float, ptr %p.3, i64 %t.172
  %t.174 = mul i64 %group.167.i, 1024
  %p.175 = getelementptr float, ptr %p.116, i64 %t.174
  %t.176 = mul i64 %group.167.i, 16
  %p.177 = getelementptr float, ptr %p.118, i64 %t.176
  %t.178 = mul i64 %group.167.i, 16
  %p.179 = getelementptr float, ptr %p.120, i64 %t.178
  %t.180 = mul i64 %group.167.i, 16
  %p.181 = getelementptr float, ptr %p.122, i64 %t.180
  %t.182 = mul i64 %group.167.i, 16
  %p.183 = getelementptr float, ptr %p.8, i64 %t.182
  %t.184 = mul i64 %group.167.i, 32
  %p.185 = getelementptr float, ptr %p.124, i64 %t.184
  %l.186 = load <16 x float>, ptr %p.177, align 4
  br label %score.187
score.187:
  %score.187.i = phi i64 [0, %group.167], [%score.187.next, %score.187]
  %score.187.c0 = phi <16 x float> [%l.186, %group.167], [%t.203, %score.187]
  %t.188 = add i64 %keys.102.i, %score.187.i
  %t.189 = mul i64 %score.187.i, 16
  %p.190 = getelementptr float, ptr %p.173, i64 %t.189
  %l.191 = load <16 x float>, ptr %p.190, align 4
  %t.192 = trunc i64 %t.188 to i32
  %t.193 = insertelement <16 x i32> poison, i32 %t.192, i64 0
  %s.194 = shufflevector <16 x i32> %t.193, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.195 = trunc i64 %t.169 to i32
  %t.196 = insertelement <16 x i32> poison, i32 %t.195, i64 0
  %s.197 = shufflevector <16 x i32> %t.196, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.198 = add <16 x i32> %s.197, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.199 = icmp sle <16 x i32> %s.194, %t.198
  %t.200 = select <16 x i1> %t.199, <16 x float> %l.191, <16 x float> splat (float 0xFFF0000000000000)
  %p.201 = getelementptr float, ptr %p.173, i64 %t.189
  store <16 x float> %t.200, ptr %p.201, align 4
  %t.202 = fcmp ogt <16 x float> %t.200, %score.187.c0
  %t.203 = select <16 x i1> %t.202, <16 x float> %t.200, <16 x float> %score.187.c0
  %score.187.next = add nuw nsw i64 %score.187.i, 1
  %t.204 = icmp slt i64 %score.187.next, 4
  br i1 %t.204, label %score.187, label %score.187.done
score.187.done:
  store <16 x float> %t.203, ptr %p.177, align 4
  %t.205 = fneg <16 x float> %t.203
  store <16 x float> %t.205, ptr %p.185, align 4
  %group.167.next = add nuw nsw i64 %group.167.i, 1
  %t.206 = icmp slt i64 %group.167.next, %t.112
  br i1 %t.206, label %group.167, label %group.167.done
group.167.done:
  br label %if.138.end
if.138.end:
  br label %begin.207
begin.207:
  %begin.207.i = phi i64 [0, %if.138.end], [%begin.207.next, %begin.207]
  %begin.207.c0 = phi i1 [true, %if.138.end], [%t.215, %begin.207]
  %t.208 = mul i64 %begin.207.i, 32
  %p.209 = getelementptr float, ptr %p.124, i64 %t.208
  %l.210 = load <16 x float>, ptr %p.209, align 4
  %t.211 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %l.210)
  %t.212 = fcmp ole <16 x float> %t.211, splat (float 0x4090000000000000)
  %t.213 = call i1 @llvm.vector.reduce.and.v16i1(<16 x i1> %t.212)
  %p.214 = getelementptr float, ptr %p.209, i64 16
  store <16 x float> zeroinitializer, ptr %p.214, align 4
  %t.215 = and i1 %begin.207.c0, %t.213
  %begin.207.next = add nuw nsw i64 %begin.207.i, 1
  %t.216 = icmp slt i64 %begin.207.next, %t.112
  br i1 %t.216, label %begin.207, label %begin.207.done
begin.207.done:
  %t.217 = add i64 %t.109, 63
  %t.218 = call i64 @llvm.smin.i64(i64 %t.217, i64 2047)
  %t.219 = add i64 %t.109, 1
  %t.220 = call i64 @llvm.smin.i64(i64 2048, i64 %t.219)
  %t.221 = icmp sge i64 %keys.102.i, 0
  %t.222 = add i64 %keys.102.i, 128
  %t.223 = icmp sle i64 %t.222, %t.220
  %t.224 = and i1 %t.221, %t.223
  %t.225 = and i1 %t.215, %t.224
  br i1 %t.225, label %if.226, label %if.226.end
if.226:
  br label %tile.227
tile.227:
  %tile.227.i = phi i64 [0, %if.226], [%tile.227.next, %group.229.done]
  %t.228 = mul i64 %tile.227.i, 6
  br label %group.229
group.229:
  %group.229.i = phi i64 [0, %tile.227], [%group.229.next, %group.229]
  %t.230 = mul i64 %group.229.i, 16
  %t.231 = add i64 %t.109, %t.230
  %t.232 = mul i64 %group.229.i, 1024
  %p.233 = getelementptr float, ptr %p.114, i64 %t.232
  %t.234 = mul i64 %group.229.i, 2048
  %p.235 = getelementptr float, ptr %p.3, i64 %t.234
  %t.236 = mul i64 %group.229.i, 1024
  %p.237 = getelementptr float, ptr %p.116, i64 %t.236
  %t.238 = mul i64 %group.229.i, 16
  %p.239 = getelementptr float, ptr %p.118, i64 %t.238
  %t.240 = mul i64 %group.229.i, 16
  %p.241 = getelementptr float, ptr %p.120, i64 %t.240
  %t.242 = mul i64 %group.229.i, 16
  %p.243 = getelementptr float, ptr %p.122, i64 %t.242
  %t.244 = mul i64 %group.229.i, 16
  %p.245 = getelementptr float, ptr %p.8, i64 %t.244
  %t.246 = mul i64 %group.229.i, 32
  %p.247 = getelementptr float, ptr %p.124, i64 %t.246
  %t.248 = mul i64 %t.228, 64
  %p.249 = getelementptr float, ptr %p.136, i64 %t.248
  %t.250 = mul i64 %t.228, 16
  %p.251 = getelementptr float, ptr %p.235, i64 %t.250
  call void @weighed0_6(ptr %p.249, ptr %p.233, ptr %p.251, ptr %p.247)
  %group.229.next = add nuw nsw i64 %group.229.i, 1
  %t.252 = icmp slt i64 %group.229.next, %t.112
  br i1 %t.252, label %group.229, label %group.229.done
group.229.done:
  %tile.227.next = add nuw nsw i64 %tile.227.i, 1
  %t.253 = icmp slt i64 %tile.227.next, 18
  br i1 %t.253, label %tile.227, label %tile.227.done
tile.227.done:
  br label %tile.254
tile.254:
  %tile.254.i = phi i64 [18, %tile.227.done], [%tile.254.next, %group.257.done]
  %t.255 = mul i64 %tile.254.i, 5
  %t.256 = add i64 %t.255, 18
  br label %group.257
group.257:
  %group.257.i = phi i64 [0, %tile.254], [%group.257.next, %group.257]
  %t.258 = mul i64 %group.257.i, 16
  %t.259 = add i64 %t.109, %t.258
  %t.260 = mul i64 %group.257.i, 1024
  %p.261 = getelementptr float, ptr %p.114, i64 %t.260
  %t.262 = mul i64 %group.257.i, 2048
  %p.263 = getelementptr float, ptr %p.3, i64 %t.262
  %t.264 = mul i64 %group.257.i, 1024
  %p.265 = getelementptr float, ptr %p.116, i64 %t.264
  %t.266 = mul i64 %group.257.i, 16
  %p.267 = getelementptr float, ptr %p.118, i64 %t.266
  %t.268 = mul i64 %group.257.i, 16
  %p.269 = getelementptr float, ptr %p.120, i64 %t.268
  %t.270 = mul i64 %group.257.i, 16
  %p.271 = getelementptr float, ptr %p.122, i64 %t.270
  %t.272 = mul i64 %group.257.i, 16
  %p.273 = getelementptr float, ptr %p.8, i64 %t.272
  %t.274 = mul i64 %group.257.i, 32
  %p.275 = getelementptr float, ptr %p.124, i64 %t.274
  %t.276 = mul i64 %t.256, 64
  %p.277 = getelementptr float, ptr %p.136, i64 %t.276
  %t.278 = mul i64 %t.256, 16
  %p.279 = getelementptr float, ptr %p.263, i64 %t.278
  call void @weighed0_5(ptr %p.277, ptr %p.261, ptr %p.279, ptr %p.275)
  %group.257.next = add nuw nsw i64 %group.257.i, 1
  %t.280 = icmp slt i64 %group.257.next, %t.112
  br i1 %t.280, label %group.257, label %group.257.done
group.257.done:
  %tile.254.next = add nuw nsw i64 %tile.254.i, 1
  %t.281 = icmp slt i64 %tile.254.next, 22
  br i1 %t.281, label %tile.254, label %tile.254.done
tile.254.done:
  br label %if.226.end
if.226.end:
  %t.282 = xor i1 %t.225, true
  br i1 %t.282, label %if.283, label %if.283.end
if.283:
  br label %tile.284
tile.284:
  %tile.284.i = phi i64 [0, %if.283], [%tile.284.next, %group.287.done]
  %t.285 = mul i64 %tile.284.i, 4
  %t.286 = call i64 @llvm.smin.i64(i64 %t.285, i64 124)
  br label %group.287
group.287:
  %group.287.i = phi i64 [0, %tile.284], [%group.287.next, %group.287]
  %t.288 = mul i64 %group.287.i, 16
  %t.289 = add i64 %t.109, %t.288
  %t.290 = mul i64 %group.287.i, 1024
  %p.291 = getelementptr float, ptr %p.114, i64 %t.290
  %t.292 = mul i64 %group.287.i, 2048
  %p.293 = getelementptr float, ptr %p.3, i64 %t.292
  %t.294 = mul i64 %group.287.i, 1024
  %p.295 = getelementptr float, ptr %p.116, i64 %t.294
  %t.296 = mul i64 %group.287.i, 16
  %p.297 = getelementptr float, ptr %p.118, i64 %t.296
  %t.298 = mul i64 %group.287.i, 16
  %p.299 = getelementptr float, ptr %p.120, i64 %t.298
  %t.300 = mul i64 %group.287.i, 16
  %p.301 = getelementptr float, ptr %p.122, i64 %t.300
  %t.302 = mul i64 %group.287.i, 16
  %p.303 = getelementptr float, ptr %p.8, i64 %t.302
  %t.304 = mul i64 %group.287.i, 32
  %p.305 = getelementptr float, ptr %p.124, i64 %t.304
  %t.306 = mul i64 %t.286, 64
  %p.307 = getelementptr float, ptr %p.136, i64 %t.306
  %t.308 = mul i64 %t.286, 16
  %p.309 = getelementptr float, ptr %p.293, i64 %t.308
  call void @nothing0_4(ptr %p.307, ptr %p.291, ptr %p.309, ptr %p.299)
  %group.287.next = add nuw nsw i64 %group.287.i, 1
  %t.310 = icmp slt i64 %group.287.next, %t.112
  br i1 %t.310, label %group.287, label %group.287.done
group.287.done:
  %tile.284.next = add nuw nsw i64 %tile.284.i, 1
  %t.311 = icmp slt i64 %tile.284.next, 32
  br i1 %t.311, label %tile.284, label %tile.284.done
tile.284.done:
  br label %if.283.end
if.283.end:
  br label %group.312
group.312:
  %group.312.i = phi i64 [0, %if.283.end], [%group.312.next, %if.340.end]
  %t.313 = mul i64 %group.312.i, 16
  %t.314 = add i64 %t.109, %t.313
  %t.315 = mul i64 %group.312.i, 1024
  %p.316 = getelementptr float, ptr %p.114, i64 %t.315
  %t.317 = mul i64 %group.312.i, 2048
  %p.318 = getelementptr float, ptr %p.3, i64 %t.317
  %t.319 = mul i64 %group.312.i, 1024
  %p.320 = getelementptr float, ptr %p.116, i64 %t.319
  %t.321 = mul i64 %group.312.i, 16
  %p.322 = getelementptr float, ptr %p.118, i64 %t.321
  %t.323 = mul i64 %group.312.i, 16
  %p.324 = getelementptr float, ptr %p.120, i64 %t.323
  %t.325 = mul i64 %group.312.i, 16
  %p.326 = getelementptr float, ptr %p.122, i64 %t.325
  %t.327 = mul i64 %group.312.i, 16
  %p.328 = getelementptr float, ptr %p.8, i64 %t.327
  %t.329 = mul i64 %group.312.i, 32
  %p.330 = getelementptr float, ptr %p.124, i64 %t.329
  %p.331 = getelementptr float, ptr %p.330, i64 16
  %l.332 = load <16 x float>, ptr %p.331, align 4
  %t.333 = fcmp ole <16 x float> %l.332, splat (float 0x40F0000000000000)
  %t.334 = call i1 @llvm.vector.reduce.and.v16i1(<16 x i1> %t.333)
  %t.335 = and i1 %t.225, %t.334
  br i1 %t.335, label %if.336, label %if.336.end
if.336:
  %l.337 = load <16 x float>, ptr %p.326, align 4
  %t.338 = fadd <16 x float> %l.337, %l.332
  store <16 x float> %t.338, ptr %p.326, align 4
  br label %if.336.end
if.336.end:
  %t.339 = xor i1 %t.335, true
  br i1 %t.339, label %if.340, label %if.340.end
if.340:
  br i1 %t.225, label %if.341, label %if.341.end
if.341:
  br label %tile.342
tile.342:
  %tile.342.i = phi i64 [0, %if.341], [%tile.342.next, %tile.342]
  %t.343 = mul i64 %tile.342.i, 4
  %t.344 = call i64 @llvm.smin.i64(i64 %t.343, i64 124)
  %t.345 = mul i64 %t.344, 64
  %p.346 = getelementptr float, ptr %p.136, i64 %t.345
  %t.347 = mul i64 %t.344, 16
  %p.348 = getelementptr float, ptr %p.318, i64 %t.347
  call void @nothing0_4(ptr %p.346, ptr %p.316, ptr %p.348, ptr %p.324)
  %tile.342.next = add nuw nsw i64 %tile.342.i, 1
  %t.349 = icmp slt i64 %tile.342.next, 32
  br i1 %t.349, label %tile.342, label %tile.342.done
tile.342.done:
  br label %if.341.end
if.341.end:
  %l.350 = load <16 x float>, ptr %p.322, align 4
  br label %score.351
score.351:
  %score.351.i = phi i64 [0, %if.341.end], [%score.351.next, %score.351]
  %score.351.c0 = phi <16 x float> [%l.350, %if.341.end], [%t.367, %score.351]
  %t.352 = add i64 %keys.102.i, %score.351.i
  %t.353 = mul i64 %score.351.i, 16
  %p.354 = getelementptr float, ptr %p.318, i64 %t.353
  %l.355 = load <16 x float>, ptr %p.354, align 4
  %t.356 = trunc i64 %t.352 to i32
  %t.357 = insertelement <16 x i32> poison, i32 %t.356, i64 0
  %s.358 = shufflevector <16 x i32> %t.357, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.359 = trunc i64 %t.314 to i32
  %t.360 = insertelement <16 x i32> poison, i32 %t.359, i64 0
  %s.361 = shufflevector <16 x i32> %t.360, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.362 = add <16 x i32> %s.361, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.363 = icmp sle <16 x i32> %s.358, %t.362
  %t.364 = select <16 x i1> %t.363, <16 x float> %l.355, <16 x float> splat (float 0xFFF0000000000000)
  %p.365 = getelementptr float, ptr %p.318, i64 %t.353
  store <16 x float> %t.364, ptr %p.365, align 4
  %t.366 = fcmp ogt <16 x float> %t.364, %score.351.c0
  %t.367 = select <16 x i1> %t.366, <16 x float> %t.364, <16 x float> %score.351.c0
  %score.351.next = add nuw nsw i64 %score.351.i, 1
  %t.368 = icmp slt i64 %score.351.next, 128
  br i1 %t.368, label %score.351, label %score.351.done
score.351.done:
  %t.369 = fsub <16 x float> %l.350, %t.367
  %t.370 = fcmp olt <16 x float> %t.369, splat (float 0xC05F400000000000)
  %t.371 = select <16 x i1> %t.370, <16 x float> splat (float 0xC05F400000000000), <16 x float> %t.369
  %t.372 = fcmp ogt <16 x float> %t.371, splat (float 0x405F800000000000)
  %t.373 = select <16 x i1> %t.372, <16 x float> splat (float 0x405F800000000000), <16 x float> %t.371
  %t.374 = fadd <16 x float> %t.373, splat (float 0x4138000000000000)
  %t.375 = fsub <16 x float> %t.374, splat (float 0x4138000000000000)
  %t.376 = fsub <16 x float> %t.373, %t.375
  %t.377 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.376, <16 x float> splat (float 0x3FAC690C80000000), <16 x float> splat (float 0x3FCEC0C220000000))
  %t.378 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.376, <16 x float> %t.377, <16 x float> splat (float 0x3FE62E4320000000))
  %t.379 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.376, <16 x float> %t.378, <16 x float> splat (float 0x3FF0000000000000))
  %t.380 = bitcast <16 x float> %t.374 to <16 x i32>
  %t.381 = shl <16 x i32> %t.380, splat (i32 20)
  %t.382 = bitcast <16 x float> %t.374 to <16 x i32>
  %t.383 = shufflevector <16 x i32> %t.382, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.384 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.383)
  %t.385 = shufflevector <16 x i32> %t.382, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.386 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.385)
  %t.387 = shufflevector <8 x float> %t.384, <8 x float> %t.386, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.388 = bitcast <16 x float> %t.387 to <16 x i32>
  %t.389 = add <16 x i32> %t.388, %t.381
  %t.390 = bitcast <16 x i32> %t.389 to <16 x float>
  %t.391 = fmul <16 x float> %t.379, %t.390
  %t.392 = fcmp oeq <16 x float> %t.369, splat (float 0xFFF0000000000000)
  %t.393 = select <16 x i1> %t.392, <16 x float> zeroinitializer, <16 x float> %t.391
  store <16 x float> %t.393, ptr %p.328, align 4
  store <16 x float> %t.367, ptr %p.322, align 4
  %t.394 = fneg <16 x float> %t.367
  store <16 x float> %t.394, ptr %p.330, align 4
  %l.395 = load <16 x float>, ptr %p.326, align 4
  %t.396 = fmul <16 x float> %l.395, %t.393
  br label %weight.397
weight.397:
  %weight.397.i = phi i64 [0, %score.351.done], [%weight.397.next, %weight.397]
  %weight.397.c0 = phi <16 x float> [%t.396, %score.351.done], [%t.426, %weight.397]
  %t.398 = mul i64 %weight.397.i, 16
  %p.399 = getelementptr float, ptr %p.318, i64 %t.398
  %l.400 = load <16 x float>, ptr %p.399, align 4
  %t.401 = fsub <16 x float> %l.400, %t.367
  %t.402 = fcmp olt <16 x float> %t.401, splat (float 0xC05F400000000000)
  %t.403 = select <16 x i1> %t.402, <16 x float> splat (float 0xC05F400000000000), <16 x float> %t.401
  %t.404 = fcmp ogt <16 x float> %t.403, splat (float 0x405F800000000000)
  %t.405 = select <16 x i1> %t.404, <16 x float> splat (float 0x405F800000000000), <16 x float> %t.403
  %t.406 = fadd <16 x float> %t.405, splat (float 0x4138000000000000)
  %t.407 = fsub <16 x float> %t.406, splat (float 0x4138000000000000)
  %t.408 = fsub <16 x float> %t.405, %t.407
  %t.409 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.408, <16 x float> splat (float 0x3FAC690C80000000), <16 x float> splat (float 0x3FCEC0C220000000))
  %t.410 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.408, <16 x float> %t.409, <16 x float> splat (float 0x3FE62E4320000000))
  %t.411 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.408, <16 x float> %t.410, <16 x float> splat (float 0x3FF0000000000000))
  %t.412 = bitcast <16 x float> %t.406 to <16 x i32>
  %t.413 = shl <16 x i32> %t.412, splat (i32 20)
  %t.414 = bitcast <16 x float> %t.406 to <16 x i32>
  %t.415 = shufflevector <16 x i32> %t.414, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.416 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.415)
  %t.417 = shufflevector <16 x i32> %t.414, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.418 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.417)
  %t.419 = shufflevector <8 x float> %t.416, <8 x float> %t.418, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.420 = bitcast <16 x float> %t.419 to <16 x i32>
  %t.421 = add <16 x i32> %t.420, %t.413
  %t.422 = bitcast <16 x i32> %t.421 to <16 x float>
  %t.423 = fmul <16 x float> %t.411, %t.422
  %t.424 = fcmp oeq <16 x float> %t.401, splat (float 0xFFF0000000000000)
  %t.425 = select <16 x i1> %t.424, <16 x float> zeroinitializer, <16 x float> %t.423
  store <16 x float> %t.425, ptr %p.399, align 4
  %t.426 = fadd <16 x float> %weight.397.c0, %t.425
  %weight.397.next = add nuw nsw i64 %weight.397.i, 1
  %t.427 = icmp slt i64 %weight.397.next, 128
  br i1 %t.427, label %weight.397, label %weight.397.done
weight.397.done:
  store <16 x float> %t.426, ptr %p.326, align 4
  %l.428 = load <16 x float>, ptr %p.328, align 4
  br label %scale.429
scale.429:
  %scale.429.i = phi i64 [0, %weight.397.done], [%scale.429.next, %scale.429.body]
  %t.430 = icmp slt i64 %scale.429.i, 64
  br i1 %t.430, label %scale.429.body, label %scale.429.done
scale.429.body:
  %t.431 = mul i64 %scale.429.i, 16
  %p.432 = getelementptr float, ptr %p.320, i64 %t.431
  %l.433 = load <16 x float>, ptr %p.432, align 4
  %t.434 = fmul <16 x float> %l.433, %l.428
  store <16 x float> %t.434, ptr %p.432, align 4
  %scale.429.next = add nuw nsw i64 %scale.429.i, 1
  br label %scale.429
scale.429.done:
  br label %if.340.end
if.340.end:
  %group.312.next = add nuw nsw i64 %group.312.i, 1
  %t.435 = icmp slt i64 %group.312.next, %t.112
  br i1 %t.435, label %group.312, label %group.312.done
group.312.done:
  %t.436 = mul i64 %t.20, 131072
  %t.437 = mul i64 %keys.102.i, 64
  %t.438 = add i64 %t.436, %t.437
  %p.439 = getelementptr float, ptr %b2, i64 %t.438
  br label %tile.440
tile.440:
  %tile.440.i = phi i64 [0, %group.312.done], [%tile.440.next, %group.442.done]
  %t.441 = mul i64 %tile.440.i, 6
  br label %group.442
group.442:
  %group.442.i = phi i64 [0, %tile.440], [%group.442.next, %group.442]
  %t.443 = mul i64 %group.442.i, 16
  %t.444 = add i64 %t.109, %t.443
  %t.445 = mul i64 %group.442.i, 1024
  %p.446 = getelementptr float, ptr %p.114, i64 %t.445
  %t.447 = mul i64 %group.442.i, 2048
  %p.448 = getelementptr float, ptr %p.3, i64 %t.447
  %t.449 = mul i64 %group.442.i, 1024
  %p.450 = getelementptr float, ptr %p.116, i64 %t.449
  %t.451 = mul i64 %group.442.i, 16
  %p.452 = getelementptr float, ptr %p.118, i64 %t.451
  %t.453 = mul i64 %group.442.i, 16
  %p.454 = getelementptr float, ptr %p.120, i64 %t.453
  %t.455 = mul i64 %group.442.i, 16
  %p.456 = getelementptr float, ptr %p.122, i64 %t.455
  %t.457 = mul i64 %group.442.i, 16
  %p.458 = getelementptr float, ptr %p.8, i64 %t.457
  %t.459 = mul i64 %group.442.i, 32
  %p.460 = getelementptr float, ptr %p.124, i64 %t.459
  %p.461 = getelementptr float, ptr %p.439, i64 %t.441
  %t.462 = mul i64 %t.441, 16
  %p.463 = getelementptr float, ptr %p.450, i64 %t.462
  call void @values6_128(ptr %p.461, ptr %p.448, ptr %p.463, ptr %p.458)
  %group.442.next = add nuw nsw i64 %group.442.i, 1
  %t.464 = icmp slt i64 %group.442.next, %t.112
  br i1 %t.464, label %group.442, label %group.442.done
group.442.done:
  %tile.440.next = add nuw nsw i64 %tile.440.i, 1
  %t.465 = icmp slt i64 %tile.440.next, 9
  br i1 %t.465, label %tile.440, label %tile.440.done
tile.440.done:
  br label %tile.466
tile.466:
  %tile.466.i = phi i64 [9, %tile.440.done], [%tile.466.next, %group.469.done]
  %t.467 = mul i64 %tile.466.i, 5
  %t.468 = add i64 %t.467, 9
  br label %group.469
group.469:
  %group.469.i = phi i64 [0, %tile.466], [%group.469.next, %group.469]
  %t.470 = mul i64 %group.469.i, 16
  %t.471 = add i64 %t.109, %t.470
  %t.472 = mul i64 %group.469.i, 1024
  %p.473 = getelementptr float, ptr %p.114, i64 %t.472
  %t.474 = mul i64 %group.469.i, 2048
  %p.475 = getelementptr float, ptr %p.3, i64 %t.474
  %t.476 = mul i64 %group.469.i, 1024
  %p.477 = getelementptr float, ptr %p.116, i64 %t.476
  %t.478 = mul i64 %group.469.i, 16
  %p.479 = getelementptr float, ptr %p.118, i64 %t.478
  %t.480 = mul i64 %group.469.i, 16
  %p.481 = getelementptr float, ptr %p.120, i64 %t.480
  %t.482 = mul i64 %group.469.i, 16
  %p.483 = getelementptr float, ptr %p.122, i64 %t.482
  %t.484 = mul i64 %group.469.i, 16
  %p.485 = getelementptr float, ptr %p.8, i64 %t.484
  %t.486 = mul i64 %group.469.i, 32
  %p.487 = getelementptr float, ptr %p.124, i64 %t.486
  %p.488 = getelementptr float, ptr %p.439, i64 %t.468
  %t.489 = mul i64 %t.468, 16
  %p.490 = getelementptr float, ptr %p.477, i64 %t.489
  call void @values5_128(ptr %p.488, ptr %p.475, ptr %p.490, ptr %p.485)
  %group.469.next = add nuw nsw i64 %group.469.i, 1
  %t.491 = icmp slt i64 %group.469.next, %t.112
  br i1 %t.491, label %group.469, label %group.469.done
group.469.done:
  %tile.466.next = add nuw nsw i64 %tile.466.i, 1
  %t.492 = icmp slt i64 %tile.466.next, 11
  br i1 %t.492, label %tile.466, label %tile.466.done
tile.466.done:
  br label %if.132.end
if.132.end:
  %block.107.next = add nuw nsw i64 %block.107.i, 1
  %t.493 = icmp slt i64 %block.107.next, %t.106
  br i1 %t.493, label %block.107, label %block.107.done
block.107.done:
  %keys.102.next = add nuw nsw i64 %keys.102.i, 128
  br label %keys.102
keys.102.done:
  %t.494 = sub i64 2111, %t.22
  %t.495 = udiv i64 %t.494, 64
  %t.496 = call i64 @llvm.smin.i64(i64 %t.495, i64 4)
  br label %block.497
block.497:
  %block.497.i = phi i64 [0, %keys.102.done], [%block.497.next, %group.515.done]
  %t.498 = mul i64 %block.497.i, 64
  %t.499 = add i64 %t.22, %t.498
  %t.500 = sub i64 2063, %t.499
  %t.501 = udiv i64 %t.500, 16
  %t.502 = call i64 @llvm.smin.i64(i64 %t.501, i64 4)
  %t.503 = mul i64 %block.497.i, 4096
  %p.504 = getelementptr float, ptr %p.2, i64 %t.503
  %t.505 = mul i64 %block.497.i, 4096
  %p.506 = getelementptr float, ptr %p.4, i64 %t.505
  %t.507 = mul i64 %block.497.i, 64
  %p.508 = getelementptr float, ptr %p.5, i64 %t.507
  %t.509 = mul i64 %block.497.i, 64
  %p.510 = getelementptr float, ptr %p.6, i64 %t.509
  %t.511 = mul i64 %block.497.i, 64
  %p.512 = getelementptr float, ptr %p.7, i64 %t.511
  %t.513 = mul i64 %block.497.i, 128
  %p.514 = getelementptr float, ptr %p.9, i64 %t.513
  br label %group.515
group.515:
  %group.515.i = phi i64 [0, %block.497], [%group.515.next, %query.534.done]
  %t.516 = mul i64 %group.515.i, 16
  %t.517 = add i64 %t.499, %t.516
  %t.518 = mul i64 %group.515.i, 1024
  %p.519 = getelementptr float, ptr %p.504, i64 %t.518
  %t.520 = mul i64 %group.515.i, 2048
  %p.521 = getelementptr float, ptr %p.3, i64 %t.520
  %t.522 = mul i64 %group.515.i, 1024
  %p.523 = getelementptr float, ptr %p.506, i64 %t.522
  %t.524 = mul i64 %group.515.i, 16
  %p.525 = getelementptr float, ptr %p.508, i64 %t.524
  %t.526 = mul i64 %group.515.i, 16
  %p.527 = getelementptr float, ptr %p.510, i64 %t.526
  %t.528 = mul i64 %group.515.i, 16
  %p.529 = getelementptr float, ptr %p.512, i64 %t.528
  %t.530 = mul i64 %group.515.i, 16
  %p.531 = getelementptr float, ptr %p.8, i64 %t.530
  %t.532 = mul i64 %group.515.i, 32
  %p.533 = getelementptr float, ptr %p.514, i64 %t.532
  call void @transpose_16_64(ptr %p.523, ptr %p.10, i64 64, i64 16)
  br label %query.534
query.534:
  %query.534.i = phi i64 [0, %group.515], [%query.534.next, %value.544.done]
  %t.535 = icmp slt i64 %query.534.i, 16
  br i1 %t.535, label %query.534.body, label %query.534.done
query.534.body:
  %t.536 = add i64 %t.517, %query.534.i
  %p.537 = getelementptr float, ptr %p.529, i64 %query.534.i
  %l.538 = load float, ptr %p.537, align 4
  %p.539 = getelementptr float, ptr %p.525, i64 %query.534.i
  %l.540 = load float, ptr %p.539, align 4
  %t.541 = fmul float %l.540, 0x3FE62E4300000000
  %t.542 = mul i64 %query.534.i, 64
  %p.543 = getelementptr float, ptr %p.10, i64 %t.542
  br label %value.544
value.544:
  %value.544.i = phi i64 [0, %query.534.body], [%value.544.next, %value.544.body]
  %t.545 = icmp slt i64 %value.544.i, 64
  br i1 %t.545, label %value.544.body, label %value.544.done
value.544.body:
  %p.546 = getelementptr float, ptr %p.543, i64 %value.544.i
  %l.547 = load <8 x float>, ptr %p.546, align 4
  %t.548 = insertelement <8 x float> poison, float %l.538, i64 0
  %s.549 = shufflevector <8 x float> %t.548, <8 x float> poison, <8 x i32> zeroinitializer
  %t.550 = fdiv <8 x float> %l.547, %s.549
  %t.551 = mul i64 %t.20, 131072
  %t.552 = add i64 %value.544.i, %t.551
  %t.553 = mul i64 %t.536, 64
  %t.554 = add i64 %t.553, %t.552
  %p.555 = getelementptr float, ptr %b4, i64 %t.554
  store <8 x float> %t.550, ptr %p.555, align 4
  %t.556 = mul i64 %t.20, 131072
  %t.557 = add i64 %value.544.i, %t.556
  %t.558 = mul i64 %t.536, 64
  %t.559 = add i64 %t.558, %t.557
  %p.560 = getelementptr float, ptr %b3, i64 %t.559
  %l.561 = load <8 x float>, ptr %p.560, align 4
  %t.562 = fmul <8 x float> %l.561, %t.550
  %t.563 = mul i64 %t.20, 131072
  %t.564 = add i64 %value.544.i, %t.563
  %t.565 = mul i64 %t.536, 64
  %t.566 = add i64 %t.565, %t.564
  %p.567 = getelementptr float, ptr %b6, i64 %t.566
  store <8 x float> %t.562, ptr %p.567, align 4
  %value.544.next = add nuw nsw i64 %value.544.i, 8
  br label %value.544
value.544.done:
  %query.534.next = add nuw nsw i64 %query.534.i, 1
  br label %query.534
query.534.done:
  %l.568 = load <16 x float>, ptr %p.529, align 4
  %l.569 = load <16 x float>, ptr %p.525, align 4
  %t.570 = fmul <16 x float> %l.569, splat (float 0x3FE62E4300000000)
  %t.571 = fcmp olt <16 x float> %l.568, splat (float 0x3810000000000000)
  %t.572 = select <16 x i1> %t.571, <16 x float> splat (float 0x4160000000000000), <16 x float> splat (float 0x3FF0000000000000)
  %t.573 = fmul <16 x float> %l.568, %t.572
  %t.574 = bitcast <16 x float> %t.573 to <16 x i32>
  %t.575 = sub <16 x i32> %t.574, splat (i32 1059760811)
  %t.576 = and <16 x i32> %t.575, splat (i32 -8388608)
  %t.577 = sub <16 x i32> %t.574, %t.576
  %t.578 = bitcast <16 x i32> %t.577 to <16 x float>
  %t.579 = fsub <16 x float> %t.578, splat (float 0x3FF0000000000000)
  %t.580 = sitofp <16 x i32> %t.576 to <16 x float>
  %t.581 = select <16 x i1> %t.571, <16 x float> splat (float 0xC1A7000000000000), <16 x float> splat (float 0x0000000000000000)
  %t.582 = fadd <16 x float> %t.580, %t.581
  %t.583 = fmul <16 x float> %t.579, %t.579
  %t.584 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.579, <16 x float> splat (float 0x3FC1F274E0000000), <16 x float> splat (float 0xBFC3B0C5E0000000))
  %t.585 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.579, <16 x float> splat (float 0x3FC1EA8C00000000), <16 x float> splat (float 0xBFC5038E00000000))
  %t.586 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.583, <16 x float> %t.584, <16 x float> %t.585)
  %t.587 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.579, <16 x float> splat (float 0x3FC99D3AE0000000), <16 x float> splat (float 0xBFD00144E0000000))
  %t.588 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.583, <16 x float> %t.586, <16 x float> %t.587)
  %t.589 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.579, <16 x float> splat (float 0x3FD5554FC0000000), <16 x float> splat (float 0xBFDFFFFD60000000))
  %t.590 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.583, <16 x float> %t.588, <16 x float> %t.589)
  %t.591 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.583, <16 x float> %t.590, <16 x float> %t.579)
  %t.592 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.582, <16 x float> splat (float 0x3E762E4300000000), <16 x float> %t.591)
  %t.593 = fcmp oeq <16 x float> %l.568, splat (float 0x7FF0000000000000)
  %t.594 = select <16 x i1> %t.593, <16 x float> splat (float 0x7FF0000000000000), <16 x float> %t.592
  %t.595 = fcmp oeq <16 x float> %l.568, splat (float 0x0000000000000000)
  %t.596 = select <16 x i1> %t.595, <16 x float> splat (float 0xFFF0000000000000), <16 x float> %t.594
  %t.597 = fcmp ult <16 x float> %l.568, splat (float 0x0000000000000000)
  %t.598 = select <16 x i1> %t.597, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %t.596
  %t.599 = fadd <16 x float> %t.598, %t.570
  %t.600 = mul i64 %t.20, 2048
  %t.601 = add i64 %t.517, %t.600
  %p.602 = getelementptr float, ptr %b5, i64 %t.601
  store <16 x float> %t.599, ptr %p.602, align 4
  %group.515.next = add nuw nsw i64 %group.515.i, 1
  %t.603 = icmp slt i64 %group.515.next, %t.502
  br i1 %t.603, label %group.515, label %group.515.done
group.515.done:
  %block.497.next = add nuw nsw i64 %block.497.i, 1
  %t.604 = icmp slt i64 %block.497.next, %t.496
  br i1 %t.604, label %block.497, label %block.497.done
block.497.done:
  %item.17.next = add nuw nsw i64 %item.17.i, 1
  br label %item.17
item.17.done:
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
  %p.14 = getelementptr float, ptr %p.3, i64 64
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 128
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 192
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.3, i64 256
  %l.33 = load float, ptr %p.32, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.6, <8 x float> %k.2.c8)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.8, <8 x float> %k.2.c9)
  %p.38 = getelementptr float, ptr %p.3, i64 320
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
  %p.54 = getelementptr float, ptr %p.3, i64 65
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.45, <8 x float> %t.18)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.47, <8 x float> %t.19)
  %p.60 = getelementptr float, ptr %p.3, i64 129
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.45, <8 x float> %t.24)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.47, <8 x float> %t.25)
  %p.66 = getelementptr float, ptr %p.3, i64 193
  %l.67 = load float, ptr %p.66, align 4
  %t.68 = insertelement <8 x float> poison, float %l.67, i64 0
  %s.69 = shufflevector <8 x float> %t.68, <8 x float> poison, <8 x i32> zeroinitializer
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.45, <8 x float> %t.30)
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.47, <8 x float> %t.31)
  %p.72 = getelementptr float, ptr %p.3, i64 257
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.45, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.47, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.3, i64 321
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
  %p.14 = getelementptr float, ptr %p.3, i64 64
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 128
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 192
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.3, i64 256
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
  %p.48 = getelementptr float, ptr %p.3, i64 65
  %l.49 = load float, ptr %p.48, align 4
  %t.50 = insertelement <8 x float> poison, float %l.49, i64 0
  %s.51 = shufflevector <8 x float> %t.50, <8 x float> poison, <8 x i32> zeroinitializer
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.39, <8 x float> %t.18)
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.41, <8 x float> %t.19)
  %p.54 = getelementptr float, ptr %p.3, i64 129
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.39, <8 x float> %t.24)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.41, <8 x float> %t.25)
  %p.60 = getelementptr float, ptr %p.3, i64 193
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.39, <8 x float> %t.30)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.41, <8 x float> %t.31)
  %p.66 = getelementptr float, ptr %p.3, i64 257
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
define internal void @nothing1_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
  %p.14 = getelementptr float, ptr %p.3, i64 64
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 128
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 192
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.3, i64 256
  %l.33 = load float, ptr %p.32, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.6, <8 x float> %k.2.c8)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.8, <8 x float> %k.2.c9)
  %p.38 = getelementptr float, ptr %p.3, i64 320
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
  %p.54 = getelementptr float, ptr %p.3, i64 65
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.45, <8 x float> %t.18)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.47, <8 x float> %t.19)
  %p.60 = getelementptr float, ptr %p.3, i64 129
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.45, <8 x float> %t.24)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.47, <8 x float> %t.25)
  %p.66 = getelementptr float, ptr %p.3, i64 193
  %l.67 = load float, ptr %p.66, align 4
  %t.68 = insertelement <8 x float> poison, float %l.67, i64 0
  %s.69 = shufflevector <8 x float> %t.68, <8 x float> poison, <8 x i32> zeroinitializer
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.45, <8 x float> %t.30)
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.47, <8 x float> %t.31)
  %p.72 = getelementptr float, ptr %p.3, i64 257
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.45, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.47, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.3, i64 321
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
define internal void @nothing1_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
  %p.14 = getelementptr float, ptr %p.3, i64 64
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 128
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 192
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.3, i64 256
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
  %p.48 = getelementptr float, ptr %p.3, i64 65
  %l.49 = load float, ptr %p.48, align 4
  %t.50 = insertelement <8 x float> poison, float %l.49, i64 0
  %s.51 = shufflevector <8 x float> %t.50, <8 x float> poison, <8 x i32> zeroinitializer
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.39, <8 x float> %t.18)
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.41, <8 x float> %t.19)
  %p.54 = getelementptr float, ptr %p.3, i64 129
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.39, <8 x float> %t.24)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.41, <8 x float> %t.25)
  %p.60 = getelementptr float, ptr %p.3, i64 193
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.39, <8 x float> %t.30)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.41, <8 x float> %t.31)
  %p.66 = getelementptr float, ptr %p.3, i64 257
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
  br label %k.25
k.25:
  %k.25.i = phi i64 [0, %entry], [%k.25.next, %k.25]
  %k.25.c0 = phi <8 x float> [%l.2, %entry], [%t.76, %k.25]
  %k.25.c1 = phi <8 x float> [%l.4, %entry], [%t.77, %k.25]
  %k.25.c2 = phi <8 x float> [%l.6, %entry], [%t.82, %k.25]
  %k.25.c3 = phi <8 x float> [%l.8, %entry], [%t.83, %k.25]
  %k.25.c4 = phi <8 x float> [%l.10, %entry], [%t.88, %k.25]
  %k.25.c5 = phi <8 x float> [%l.12, %entry], [%t.89, %k.25]
  %k.25.c6 = phi <8 x float> [%l.14, %entry], [%t.94, %k.25]
  %k.25.c7 = phi <8 x float> [%l.16, %entry], [%t.95, %k.25]
  %k.25.c8 = phi <8 x float> [%l.18, %entry], [%t.100, %k.25]
  %k.25.c9 = phi <8 x float> [%l.20, %entry], [%t.101, %k.25]
  %k.25.c10 = phi <8 x float> [%l.22, %entry], [%t.106, %k.25]
  %k.25.c11 = phi <8 x float> [%l.24, %entry], [%t.107, %k.25]
  %t.26 = mul i64 %k.25.i, 64
  %p.27 = getelementptr float, ptr %a, i64 %t.26
  %t.28 = mul i64 %k.25.i, 16
  %p.29 = getelementptr float, ptr %b, i64 %t.28
  %l.30 = load <8 x float>, ptr %p.29, align 4
  %p.31 = getelementptr float, ptr %p.29, i64 8
  %l.32 = load <8 x float>, ptr %p.31, align 4
  %l.33 = load float, ptr %p.27, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.30, <8 x float> %k.25.c0)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.32, <8 x float> %k.25.c1)
  %p.38 = getelementptr float, ptr %p.27, i64 1
  %l.39 = load float, ptr %p.38, align 4
  %t.40 = insertelement <8 x float> poison, float %l.39, i64 0
  %s.41 = shufflevector <8 x float> %t.40, <8 x float> poison, <8 x i32> zeroinitializer
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.30, <8 x float> %k.25.c2)
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.32, <8 x float> %k.25.c3)
  %p.44 = getelementptr float, ptr %p.27, i64 2
  %l.45 = load float, ptr %p.44, align 4
  %t.46 = insertelement <8 x float> poison, float %l.45, i64 0
  %s.47 = shufflevector <8 x float> %t.46, <8 x float> poison, <8 x i32> zeroinitializer
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.30, <8 x float> %k.25.c4)
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.32, <8 x float> %k.25.c5)
  %p.50 = getelementptr float, ptr %p.27, i64 3
  %l.51 = load float, ptr %p.50, align 4
  %t.52 = insertelement <8 x float> poison, float %l.51, i64 0
  %s.53 = shufflevector <8 x float> %t.52, <8 x float> poison, <8 x i32> zeroinitializer
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.30, <8 x float> %k.25.c6)
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.32, <8 x float> %k.25.c7)
  %p.56 = getelementptr float, ptr %p.27, i64 4
  %l.57 = load float, ptr %p.56, align 4
  %t.58 = insertelement <8 x float> poison, float %l.57, i64 0
  %s.59 = shufflevector <8 x float> %t.58, <8 x float> poison, <8 x i32> zeroinitializer
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.30, <8 x float> %k.25.c8)
  %t.61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.32, <8 x float> %k.25.c9)
  %p.62 = getelementptr float, ptr %p.27, i64 5
  %l.63 = load float, ptr %p.62, align 4
  %t.64 = insertelement <8 x float> poison, float %l.63, i64 0
  %s.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <8 x i32> zeroinitializer
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.30, <8 x float> %k.25.c10)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.32, <8 x float> %k.25.c11)
  %p.68 = getelementptr float, ptr %p.29, i64 16
  %l.69 = load <8 x float>, ptr %p.68, align 4
  %p.70 = getelementptr float, ptr %p.29, i64 24
  %l.71 = load <8 x float>, ptr %p.70, align 4
  %p.72 = getelementptr float, ptr %p.27, i64 64
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.69, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.71, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.27, i64 65
  %l.79 = load float, ptr %p.78, align 4
  %t.80 = insertelement <8 x float> poison, float %l.79, i64 0
  %s.81 = shufflevector <8 x float> %t.80, <8 x float> poison, <8 x i32> zeroinitializer
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.69, <8 x float> %t.42)
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.71, <8 x float> %t.43)
  %p.84 = getelementptr float, ptr %p.27, i64 66
  %l.85 = load float, ptr %p.84, align 4
  %t.86 = insertelement <8 x float> poison, float %l.85, i64 0
  %s.87 = shufflevector <8 x float> %t.86, <8 x float> poison, <8 x i32> zeroinitializer
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.69, <8 x float> %t.48)
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.71, <8 x float> %t.49)
  %p.90 = getelementptr float, ptr %p.27, i64 67
  %l.91 = load float, ptr %p.90, align 4
  %t.92 = insertelement <8 x float> poison, float %l.91, i64 0
  %s.93 = shufflevector <8 x float> %t.92, <8 x float> poison, <8 x i32> zeroinitializer
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.69, <8 x float> %t.54)
  %t.95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.71, <8 x float> %t.55)
  %p.96 = getelementptr float, ptr %p.27, i64 68
  %l.97 = load float, ptr %p.96, align 4
  %t.98 = insertelement <8 x float> poison, float %l.97, i64 0
  %s.99 = shufflevector <8 x float> %t.98, <8 x float> poison, <8 x i32> zeroinitializer
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.69, <8 x float> %t.60)
  %t.101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.71, <8 x float> %t.61)
  %p.102 = getelementptr float, ptr %p.27, i64 69
  %l.103 = load float, ptr %p.102, align 4
  %t.104 = insertelement <8 x float> poison, float %l.103, i64 0
  %s.105 = shufflevector <8 x float> %t.104, <8 x float> poison, <8 x i32> zeroinitializer
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.105, <8 x float> %l.69, <8 x float> %t.66)
  %t.107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.105, <8 x float> %l.71, <8 x float> %t.67)
  %k.25.next = add nuw nsw i64 %k.25.i, 2
  %t.108 = icmp slt i64 %k.25.next, 128
  br i1 %t.108, label %k.25, label %k.25.done
k.25.done:
  %p.109 = getelementptr float, ptr %a, i64 8192
  %p.110 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.76, ptr %c, align 4
  %p.111 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.77, ptr %p.111, align 4
  %p.112 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.82, ptr %p.112, align 4
  %p.113 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.83, ptr %p.113, align 4
  %p.114 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.88, ptr %p.114, align 4
  %p.115 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.89, ptr %p.115, align 4
  %p.116 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.94, ptr %p.116, align 4
  %p.117 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.95, ptr %p.117, align 4
  %p.118 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.100, ptr %p.118, align 4
  %p.119 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.101, ptr %p.119, align 4
  %p.120 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.106, ptr %p.120, align 4
  %p.121 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.107, ptr %p.121, align 4
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
  br label %k.21
k.21:
  %k.21.i = phi i64 [0, %entry], [%k.21.next, %k.21]
  %k.21.c0 = phi <8 x float> [%l.2, %entry], [%t.66, %k.21]
  %k.21.c1 = phi <8 x float> [%l.4, %entry], [%t.67, %k.21]
  %k.21.c2 = phi <8 x float> [%l.6, %entry], [%t.72, %k.21]
  %k.21.c3 = phi <8 x float> [%l.8, %entry], [%t.73, %k.21]
  %k.21.c4 = phi <8 x float> [%l.10, %entry], [%t.78, %k.21]
  %k.21.c5 = phi <8 x float> [%l.12, %entry], [%t.79, %k.21]
  %k.21.c6 = phi <8 x float> [%l.14, %entry], [%t.84, %k.21]
  %k.21.c7 = phi <8 x float> [%l.16, %entry], [%t.85, %k.21]
  %k.21.c8 = phi <8 x float> [%l.18, %entry], [%t.90, %k.21]
  %k.21.c9 = phi <8 x float> [%l.20, %entry], [%t.91, %k.21]
  %t.22 = mul i64 %k.21.i, 64
  %p.23 = getelementptr float, ptr %a, i64 %t.22
  %t.24 = mul i64 %k.21.i, 16
  %p.25 = getelementptr float, ptr %b, i64 %t.24
  %l.26 = load <8 x float>, ptr %p.25, align 4
  %p.27 = getelementptr float, ptr %p.25, i64 8
  %l.28 = load <8 x float>, ptr %p.27, align 4
  %l.29 = load float, ptr %p.23, align 4
  %t.30 = insertelement <8 x float> poison, float %l.29, i64 0
  %s.31 = shufflevector <8 x float> %t.30, <8 x float> poison, <8 x i32> zeroinitializer
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.26, <8 x float> %k.21.c0)
  %t.33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.28, <8 x float> %k.21.c1)
  %p.34 = getelementptr float, ptr %p.23, i64 1
  %l.35 = load float, ptr %p.34, align 4
  %t.36 = insertelement <8 x float> poison, float %l.35, i64 0
  %s.37 = shufflevector <8 x float> %t.36, <8 x float> poison, <8 x i32> zeroinitializer
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.26, <8 x float> %k.21.c2)
  %t.39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.28, <8 x float> %k.21.c3)
  %p.40 = getelementptr float, ptr %p.23, i64 2
  %l.41 = load float, ptr %p.40, align 4
  %t.42 = insertelement <8 x float> poison, float %l.41, i64 0
  %s.43 = shufflevector <8 x float> %t.42, <8 x float> poison, <8 x i32> zeroinitializer
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.26, <8 x float> %k.21.c4)
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.28, <8 x float> %k.21.c5)
  %p.46 = getelementptr float, ptr %p.23, i64 3
  %l.47 = load float, ptr %p.46, align 4
  %t.48 = insertelement <8 x float> poison, float %l.47, i64 0
  %s.49 = shufflevector <8 x float> %t.48, <8 x float> poison, <8 x i32> zeroinitializer
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.49, <8 x float> %l.26, <8 x float> %k.21.c6)
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.49, <8 x float> %l.28, <8 x float> %k.21.c7)
  %p.52 = getelementptr float, ptr %p.23, i64 4
  %l.53 = load float, ptr %p.52, align 4
  %t.54 = insertelement <8 x float> poison, float %l.53, i64 0
  %s.55 = shufflevector <8 x float> %t.54, <8 x float> poison, <8 x i32> zeroinitializer
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.26, <8 x float> %k.21.c8)
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.28, <8 x float> %k.21.c9)
  %p.58 = getelementptr float, ptr %p.25, i64 16
  %l.59 = load <8 x float>, ptr %p.58, align 4
  %p.60 = getelementptr float, ptr %p.25, i64 24
  %l.61 = load <8 x float>, ptr %p.60, align 4
  %p.62 = getelementptr float, ptr %p.23, i64 64
  %l.63 = load float, ptr %p.62, align 4
  %t.64 = insertelement <8 x float> poison, float %l.63, i64 0
  %s.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <8 x i32> zeroinitializer
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.59, <8 x float> %t.32)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.61, <8 x float> %t.33)
  %p.68 = getelementptr float, ptr %p.23, i64 65
  %l.69 = load float, ptr %p.68, align 4
  %t.70 = insertelement <8 x float> poison, float %l.69, i64 0
  %s.71 = shufflevector <8 x float> %t.70, <8 x float> poison, <8 x i32> zeroinitializer
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.59, <8 x float> %t.38)
  %t.73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.61, <8 x float> %t.39)
  %p.74 = getelementptr float, ptr %p.23, i64 66
  %l.75 = load float, ptr %p.74, align 4
  %t.76 = insertelement <8 x float> poison, float %l.75, i64 0
  %s.77 = shufflevector <8 x float> %t.76, <8 x float> poison, <8 x i32> zeroinitializer
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.59, <8 x float> %t.44)
  %t.79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.61, <8 x float> %t.45)
  %p.80 = getelementptr float, ptr %p.23, i64 67
  %l.81 = load float, ptr %p.80, align 4
  %t.82 = insertelement <8 x float> poison, float %l.81, i64 0
  %s.83 = shufflevector <8 x float> %t.82, <8 x float> poison, <8 x i32> zeroinitializer
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.59, <8 x float> %t.50)
  %t.85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.61, <8 x float> %t.51)
  %p.86 = getelementptr float, ptr %p.23, i64 68
  %l.87 = load float, ptr %p.86, align 4
  %t.88 = insertelement <8 x float> poison, float %l.87, i64 0
  %s.89 = shufflevector <8 x float> %t.88, <8 x float> poison, <8 x i32> zeroinitializer
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.59, <8 x float> %t.56)
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.61, <8 x float> %t.57)
  %k.21.next = add nuw nsw i64 %k.21.i, 2
  %t.92 = icmp slt i64 %k.21.next, 128
  br i1 %t.92, label %k.21, label %k.21.done
k.21.done:
  %p.93 = getelementptr float, ptr %a, i64 8192
  %p.94 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.66, ptr %c, align 4
  %p.95 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.67, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.72, ptr %p.96, align 4
  %p.97 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.73, ptr %p.97, align 4
  %p.98 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.78, ptr %p.98, align 4
  %p.99 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.79, ptr %p.99, align 4
  %p.100 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.84, ptr %p.100, align 4
  %p.101 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.85, ptr %p.101, align 4
  %p.102 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.90, ptr %p.102, align 4
  %p.103 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.91, ptr %p.103, align 4
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
define void @kt_attention_8d5b7ff99ba825b1(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 67904
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
  %p.12 = getelementptr float, ptr %p.2, i64 66880
  %p.13 = getelementptr float, ptr %p.2, i64 67904
  %p.14 = getelementptr float, ptr %p.2, i64 67904
  %p.15 = getelementptr float, ptr %p.2, i64 67904
  %t.16 = mul i64 %part, %n0
  %t.17 = udiv i64 %t.16, %parts
  %t.18 = add i64 %t.16, %n0
  %t.19 = udiv i64 %t.18, %parts
  br label %item.20
item.20:
  %item.20.i = phi i64 [%t.17, %entry], [%item.20.next, %block.434.done]
  %item.20.c0 = phi i64 [-1, %entry], [%t.24, %block.434.done]
  %t.21 = icmp slt i64 %item.20.i, %t.19
  br i1 %t.21, label %item.20.body, label %item.20.done
item.20.body:
  %t.22 = urem i64 %item.20.i, 8
  %t.23 = udiv i64 %item.20.i, 8
  %t.24 = udiv i64 %item.20.i, 8
  %t.25 = mul i64 %t.22, 256
  %t.26 = sub i64 2063, %t.25
  %t.27 = udiv i64 %t.26, 16
  %t.28 = call i64 @llvm.smin.i64(i64 %t.27, i64 4)
  %t.29 = icmp ne i64 %t.24, %item.20.c0
  br i1 %t.29, label %if.30, label %if.30.end
if.30:
  %t.31 = add i64 2048, 127
  %t.32 = udiv i64 %t.31, 128
  %t.33 = mul i64 %t.32, 128
  %t.34 = call i64 @llvm.smin.i64(i64 %t.33, i64 2048)
  br label %if.30.end
if.30.end:
  %t.35 = sub i64 2111, %t.25
  %t.36 = udiv i64 %t.35, 64
  %t.37 = call i64 @llvm.smin.i64(i64 %t.36, i64 4)
  br label %block.38
block.38:
  %block.38.i = phi i64 [0, %if.30.end], [%block.38.next, %group.58.done]
  %t.39 = mul i64 %block.38.i, 64
  %t.40 = add i64 %t.25, %t.39
  %t.41 = sub i64 2063, %t.40
  %t.42 = udiv i64 %t.41, 16
  %t.43 = call i64 @llvm.smin.i64(i64 %t.42, i64 4)
  %t.44 = mul i64 %block.38.i, 4096
  %p.45 = getelementptr float, ptr %p.2, i64 %t.44
  %t.46 = mul i64 %block.38.i, 4096
  %p.47 = getelementptr float, ptr %p.3, i64 %t.46
  %t.48 = mul i64 %block.38.i, 4096
  %p.49 = getelementptr float, ptr %p.6, i64 %t.48
  %t.50 = mul i64 %block.38.i, 64
  %p.51 = getelementptr float, ptr %p.7, i64 %t.50
  %t.52 = mul i64 %block.38.i, 64
  %p.53 = getelementptr float, ptr %p.8, i64 %t.52
  %t.54 = mul i64 %block.38.i, 64
  %p.55 = getelementptr float, ptr %p.9, i64 %t.54
  %t.56 = mul i64 %block.38.i, 128
  %p.57 = getelementptr float, ptr %p.11, i64 %t.56
  br label %group.58
group.58:
  %group.58.i = phi i64 [0, %block.38], [%group.58.next, %row.109.done]
  %t.59 = mul i64 %group.58.i, 16
  %t.60 = add i64 %t.40, %t.59
  %t.61 = mul i64 %group.58.i, 1024
  %p.62 = getelementptr float, ptr %p.45, i64 %t.61
  %t.63 = mul i64 %group.58.i, 1024
  %p.64 = getelementptr float, ptr %p.47, i64 %t.63
  %t.65 = mul i64 %group.58.i, 2048
  %p.66 = getelementptr float, ptr %p.4, i64 %t.65
  %t.67 = mul i64 %group.58.i, 2048
  %p.68 = getelementptr float, ptr %p.5, i64 %t.67
  %t.69 = mul i64 %group.58.i, 1024
  %p.70 = getelementptr float, ptr %p.49, i64 %t.69
  %t.71 = mul i64 %group.58.i, 16
  %p.72 = getelementptr float, ptr %p.51, i64 %t.71
  %t.73 = mul i64 %group.58.i, 16
  %p.74 = getelementptr float, ptr %p.53, i64 %t.73
  %t.75 = mul i64 %group.58.i, 16
  %p.76 = getelementptr float, ptr %p.55, i64 %t.75
  %t.77 = mul i64 %group.58.i, 16
  %p.78 = getelementptr float, ptr %p.10, i64 %t.77
  %t.79 = mul i64 %group.58.i, 32
  %p.80 = getelementptr float, ptr %p.57, i64 %t.79
  br label %query.81
query.81:
  %query.81.i = phi i64 [0, %group.58], [%query.81.next, %depth.90.done]
  %t.82 = icmp slt i64 %query.81.i, 16
  br i1 %t.82, label %query.81.body, label %query.81.done
query.81.body:
  %t.83 = add i64 %t.60, %query.81.i
  %t.84 = mul i64 %t.23, 131072
  %t.85 = mul i64 %t.83, 64
  %t.86 = add i64 %t.85, %t.84
  %p.87 = getelementptr float, ptr %b0, i64 %t.86
  %t.88 = mul i64 %query.81.i, 64
  %p.89 = getelementptr float, ptr %p.12, i64 %t.88
  br label %depth.90
depth.90:
  %depth.90.i = phi i64 [0, %query.81.body], [%depth.90.next, %depth.90.body]
  %t.91 = icmp slt i64 %depth.90.i, 64
  br i1 %t.91, label %depth.90.body, label %depth.90.done
depth.90.body:
  %p.92 = getelementptr float, ptr %p.87, i64 %depth.90.i
  %l.93 = load <8 x float>, ptr %p.92, align 4
  %p.94 = getelementptr float, ptr %p.89, i64 %depth.90.i
  store <8 x float> %l.93, ptr %p.94, align 4
  %depth.90.next = add nuw nsw i64 %depth.90.i, 8
  br label %depth.90
depth.90.done:
  %query.81.next = add nuw nsw i64 %query.81.i, 1
  br label %query.81
query.81.done:
  call void @transpose_64_16(ptr %p.12, ptr %p.62, i64 16, i64 64)
  br label %query.95
query.95:
  %query.95.i = phi i64 [0, %query.81.done], [%query.95.next, %depth.104.done]
  %t.96 = icmp slt i64 %query.95.i, 16
  br i1 %t.96, label %query.95.body, label %query.95.done
query.95.body:
  %t.97 = add i64 %t.60, %query.95.i
  %t.98 = mul i64 %t.23, 131072
  %t.99 = mul i64 %t.97, 64
  %t.100 = add i64 %t.99, %t.98
  %p.101 = getelementptr float, ptr %b3, i64 %t.100
  %t.102 = mul i64 %query.95.i, 64
  %p.103 = getelementptr float, ptr %p.12, i64 %t.102
  br label %depth.104
depth.104:
  %depth.104.i = phi i64 [0, %query.95.body], [%depth.104.next, %depth.104.body]
  %t.105 = icmp slt i64 %depth.104.i, 64
  br i1 %t.105, label %depth.104.body, label %depth.104.done
depth.104.body:
  %p.106 = getelementptr float, ptr %p.101, i64 %depth.104.i
  %l.107 = load <8 x float>, ptr %p.106, align 4
  %p.108 = getelementptr float, ptr %p.103, i64 %depth.104.i
  store <8 x float> %l.107, ptr %p.108, align 4
  %depth.104.next = add nuw nsw i64 %depth.104.i, 8
  br label %depth.104
depth.104.done:
  %query.95.next = add nuw nsw i64 %query.95.i, 1
  br label %query.95
query.95.done:
  call void @transpose_64_16(ptr %p.12, ptr %p.64, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.72, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.74, align 4
  store <16 x float> zeroinitializer, ptr %p.76, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.80, align 4
  br label %row.109
row.109:
  %row.109.i = phi i64 [0, %query.95.done], [%row.109.next, %row.109.body]
  %t.110 = icmp slt i64 %row.109.i, 64
  br i1 %t.110, label %row.109.body, label %row.109.done
row.109.body:
  %t.111 = mul i64 %row.109.i, 16
  %p.112 = getelementptr float, ptr %p.70, i64 %t.111
  store <8 x float> zeroinitializer, ptr %p.112, align 4
  %t.113 = mul i64 %row.109.i, 16
  %t.114 = add i64 %t.113, 8
  %p.115 = getelementptr float, ptr %p.70, i64 %t.114
  store <8 x float> zeroinitializer, ptr %p.115, align 4
  %row.109.next = add nuw nsw i64 %row.109.i, 1
  br label %row.109
row.109.done:
  %group.58.next = add nuw nsw i64 %group.58.i, 1
  %t.116 = icmp slt i64 %group.58.next, %t.43
  br i1 %t.116, label %group.58, label %group.58.done
group.58.done:
  %block.38.next = add nuw nsw i64 %block.38.i, 1
  %t.117 = icmp slt i64 %block.38.next, %t.37
  br i1 %t.117, label %block.38, label %block.38.done
block.38.done:
  %t.118 = add i64 %t.25, 255
  %t.119 = call i64 @llvm.smin.i64(i64 %t.118, i64 2047)
  %t.120 = add i64 %t.119, 1
  %t.121 = add i64 %t.119, 1
  %t.122 = call i64 @llvm.smin.i64(i64 2048, i64 %t.121)
  %t.123 = call i64 @llvm.smin.i64(i64 %t.122, i64 2048)
  br label %keys.124
keys.124:
  %keys.124.i = phi i64 [0, %block.38.done], [%keys.124.next, %block.129.done]
  %t.125 = icmp slt i64 %keys.124.i, %t.123
  br i1 %t.125, label %keys.124.body, label %keys.124.done
keys.124.body:
  %t.126 = sub i64 2111, %t.25
  %t.127 = udiv i64 %t.126, 64
  %t.128 = call i64 @llvm.smin.i64(i64 %t.127, i64 4)
  br label %block.129
block.129:
  %block.129.i = phi i64 [0, %keys.124.body], [%block.129.next, %if.156.end]
  %t.130 = mul i64 %block.129.i, 64
  %t.131 = add i64 %t.25, %t.130
  %t.132 = sub i64 2063, %t.131
  %t.133 = udiv i64 %t.132, 16
  %t.134 = call i64 @llvm.smin.i64(i64 %t.133, i64 4)
  %t.135 = mul i64 %block.129.i, 4096
  %p.136 = getelementptr float, ptr %p.2, i64 %t.135
  %t.137 = mul i64 %block.129.i, 4096
  %p.138 = getelementptr float, ptr %p.3, i64 %t.137
  %t.139 = mul i64 %block.129.i, 4096
  %p.140 = getelementptr float, ptr %p.6, i64 %t.139
  %t.141 = mul i64 %block.129.i, 64
  %p.142 = getelementptr float, ptr %p.7, i64 %t.141
  %t.143 = mul i64 %block.129.i, 64
  %p.144 = getelementptr float, ptr %p.8, i64 %t.143
  %t.145 = mul i64 %block.129.i, 64
  %p.146 = getelementptr float, ptr %p.9, i64 %t.145
  %t.147 = mul i64 %block.129.i, 128
  %p.148 = getelementptr float, ptr %p.11, i64 %t.147
  %t.149 = add i64 %t.131, 63
  %t.150 = call i64 @llvm.smin.i64(i64 %t.149, i64 2047)
  %t.151 = add i64 %t.150, 1
  %t.152 = call i64 @llvm.smin.i64(i64 2048, i64 %t.151)
  %t.153 = icmp sge i64 %keys.124.i, 0
  %t.154 = icmp slt i64 %keys.124.i, %t.152
  %t.155 = and i1 %t.153, %t.154
  br i1 %t.155, label %if.156, label %if.156.end
if.156:
  %t.157 = mul i64 %t.23, 131072
  %t.158 = mul i64 %keys.124.i, 64
  %t.159 = add i64 %t.157, %t.158
  %p.160 = getelementptr float, ptr %b1, i64 %t.159
  %t.161 = mul i64 %t.23, 131072
  %t.162 = mul i64 %keys.124.i, 64
  %t.163 = add i64 %t.161, %t.162
  %p.164 = getelementptr float, ptr %b4, i64 %t.163
  br label %tile.165
tile.165:
  %tile.165.i = phi i64 [0, %if.156], [%tile.165.next, %group.167.done]
  %t.166 = mul i64 %tile.165.i, 6
  br label %group.167
group.167:
  %group.167.i = phi i64 [0, %tile.165], [%group.167.next, %group.167]
  %t.168 = mul i64 %group.167.i, 16
  %t.169 = add i64 %t.131, %t.168
  %t.170 = mul i64 %group.167.i, 1024
  %p.171 = getelementptr float, ptr %p.136, i64 %t.170
  %t.172 = mul i64 %group.167.i, 1024
  %p.173 = getelementptr float, ptr %p.138, i64 %t.172
  %t.174 = mul i64 %group.167.i, 2048
  %p.175 = getelementptr float, ptr %p.4, i64 %t.174
  %t.176 = mul i64 %group.167.i, 2048
  %p.177 = getelementptr float, ptr %p.5, i64 %t.176
  %t.178 = mul i64 %group.167.i, 1024
  %p.179 = getelementptr float, ptr %p.140, i64 %t.178
  %t.180 = mul i64 %group.167.i, 16
  %p.181 = getelementptr float, ptr %p.142, i64 %t.180
  %t.182 = mul i64 %group.167.i, 16
  %p.183 = getelementptr float, ptr %p.144, i64 %t.182
  %t.184 = mul i64 %group.167.i, 16
  %p.185 = getelementptr float, ptr %p.146, i64 %t.184
  %t.186 = mul i64 %group.167.i, 16
  %p.187 = getelementptr float, ptr %p.10, i64 %t.186
  %t.188 = mul i64 %group.167.i, 32
  %p.189 = getelementptr float, ptr %p.148, i64 %t.188
  %t.190 = mul i64 %t.166, 64
  %p.191 = getelementptr float, ptr %p.160, i64 %t.190
  %t.192 = mul i64 %t.166, 16
  %p.193 = getelementptr float, ptr %p.175, i64 %t.192
  call void @nothing0_6(ptr %p.191, ptr %p.171, ptr %p.193, ptr %p.183)
  %group.167.next = add nuw nsw i64 %group.167.i, 1
  %t.194 = icmp slt i64 %group.167.next, %t.134
  br i1 %t.194, label %group.167, label %group.167.done
group.167.done:
  %tile.165.next = add nuw nsw i64 %tile.165.i, 1
  %t.195 = icmp slt i64 %tile.165.next, 18
  br i1 %t.195, label %tile.165, label %tile.165.done
tile.165.done:
  br label %tile.196
tile.196:
  %tile.196.i = phi i64 [18, %tile.165.done], [%tile.196.next, %group.199.done]
  %t.197 = mul i64 %tile.196.i, 5
  %t.198 = add i64 %t.197, 18
  br label %group.199
group.199:
  %group.199.i = phi i64 [0, %tile.196], [%group.199.next, %group.199]
  %t.200 = mul i64 %group.199.i, 16
  %t.201 = add i64 %t.131, %t.200
  %t.202 = mul i64 %group.199.i, 1024
  %p.203 = getelementptr float, ptr %p.136, i64 %t.202
  %t.204 = mul i64 %group.199.i, 1024
  %p.205 = getelementptr float, ptr %p.138, i64 %t.204
  %t.206 = mul i64 %group.199.i, 2048
  %p.207 = getelementptr float, ptr %p.4, i64 %t.206
  %t.208 = mul i64 %group.199.i, 2048
  %p.209 = getelementptr float, ptr %p.5, i64 %t.208
  %t.210 = mul i64 %group.199.i, 1024
  %p.211 = getelementptr float, ptr %p.140, i64 %t.210
  %t.212 = mul i64 %group.199.i, 16
  %p.213 = getelementptr float, ptr %p.142, i64 %t.212
  %t.214 = mul i64 %group.199.i, 16
  %p.215 = getelementptr float, ptr %p.144, i64 %t.214
  %t.216 = mul i64 %group.199.i, 16
  %p.217 = getelementptr float, ptr %p.146, i64 %t.216
  %t.218 = mul i64 %group.199.i, 16
  %p.219 = getelementptr float, ptr %p.10, i64 %t.218
  %t.220 = mul i64 %group.199.i, 32
  %p.221 = getelementptr float, ptr %p.148, i64 %t.220
  %t.222 = mul i64 %t.198, 64
  %p.223 = getelementptr float, ptr %p.160, i64 %t.222
  %t.224 = mul i64 %t.198, 16
  %p.225 = getelementptr float, ptr %p.207, i64 %t.224
  call void @nothing0_5(ptr %p.223, ptr %p.203, ptr %p.225, ptr %p.215)
  %group.199.next = add nuw nsw i64 %group.199.i, 1
  %t.226 = icmp slt i64 %group.199.next, %t.134
  br i1 %t.226, label %group.199, label %group.199.done
group.199.done:
  %tile.196.next = add nuw nsw i64 %tile.196.i, 1
  %t.227 = icmp slt i64 %tile.196.next, 22
  br i1 %t.227, label %tile.196, label %tile.196.done
tile.196.done:
  br label %tile.228
tile.228:
  %tile.228.i = phi i64 [0, %tile.196.done], [%tile.228.next, %group.230.done]
  %t.229 = mul i64 %tile.228.i, 6
  br label %group.230
group.230:
  %group.230.i = phi i64 [0, %tile.228], [%group.230.next, %group.230]
  %t.231 = mul i64 %group.230.i, 16
  %t.232 = add i64 %t.131, %t.231
  %t.233 = mul i64 %group.230.i, 1024
  %p.234 = getelementptr float, ptr %p.136, i64 %t.233
  %t.235 = mul i64 %group.230.i, 1024
  %p.236 = getelementptr float, ptr %p.138, i64 %t.235
  %t.237 = mul i64 %group.230.i, 2048
  %p.238 = getelementptr float, ptr %p.4, i64 %t.237
  %t.239 = mul i64 %group.230.i, 2048
  %p.240 = getelementptr float, ptr %p.5, i64 %t.239
  %t.241 = mul i64 %group.230.i, 1024
  %p.242 = getelementptr float, ptr %p.140, i64 %t.241
  %t.243 = mul i64 %group.230.i, 16
  %p.244 = getelementptr float, ptr %p.142, i64 %t.243
  %t.245 = mul i64 %group.230.i, 16
  %p.246 = getelementptr float, ptr %p.144, i64 %t.245
  %t.247 = mul i64 %group.230.i, 16
  %p.248 = getelementptr float, ptr %p.146, i64 %t.247
  %t.249 = mul i64 %group.230.i, 16
  %p.250 = getelementptr float, ptr %p.10, i64 %t.249
  %t.251 = mul i64 %group.230.i, 32
  %p.252 = getelementptr float, ptr %p.148, i64 %t.251
  %t.253 = mul i64 %t.229, 64
  %p.254 = getelementptr float, ptr %p.164, i64 %t.253
  %t.255 = mul i64 %t.229, 16
  %p.256 = getelementptr float, ptr %p.240, i64 %t.255
  call void @nothing1_6(ptr %p.254, ptr %p.236, ptr %p.256, ptr %p.246)
  %group.230.next = add nuw nsw i64 %group.230.i, 1
  %t.257 = icmp slt i64 %group.230.next, %t.134
  br i1 %t.257, label %group.230, label %group.230.done
group.230.done:
  %tile.228.next = add nuw nsw i64 %tile.228.i, 1
  %t.258 = icmp slt i64 %tile.228.next, 18
  br i1 %t.258, label %tile.228, label %tile.228.done
tile.228.done:
  br label %tile.259
tile.259:
  %tile.259.i = phi i64 [18, %tile.228.done], [%tile.259.next, %group.262.done]
  %t.260 = mul i64 %tile.259.i, 5
  %t.261 = add i64 %t.260, 18
  br label %group.262
group.262:
  %group.262.i = phi i64 [0, %tile.259], [%group.262.next, %group.262]
  %t.263 = mul i64 %group.262.i, 16
  %t.264 = add i64 %t.131, %t.263
  %t.265 = mul i64 %group.262.i, 1024
  %p.266 = getelementptr float, ptr %p.136, i64 %t.265
  %t.267 = mul i64 %group.262.i, 1024
  %p.268 = getelementptr float, ptr %p.138, i64 %t.267
  %t.269 = mul i64 %group.262.i, 2048
  %p.270 = getelementptr float, ptr %p.4, i64 %t.269
  %t.271 = mul i64 %group.262.i, 2048
  %p.272 = getelementptr float, ptr %p.5, i64 %t.271
  %t.273 = mul i64 %group.262.i, 1024
  %p.274 = getelementptr float, ptr %p.140, i64 %t.273
  %t.275 = mul i64 %group.262.i, 16
  %p.276 = getelementptr float, ptr %p.142, i64 %t.275
  %t.277 = mul i64 %group.262.i, 16
  %p.278 = getelementptr float, ptr %p.144, i64 %t.277
  %t.279 = mul i64 %group.262.i, 16
  %p.280 = getelementptr float, ptr %p.146, i64 %t.279
  %t.281 = mul i64 %group.262.i, 16
  %p.282 = getelementptr float, ptr %p.10, i64 %t.281
  %t.283 = mul i64 %group.262.i, 32
  %p.284 = getelementptr float, ptr %p.148, i64 %t.283
  %t.285 = mul i64 %t.261, 64
  %p.286 = getelementptr float, ptr %p.164, i64 %t.285
  %t.287 = mul i64 %t.261, 16
  %p.288 = getelementptr float, ptr %p.272, i64 %t.287
  call void @nothing1_5(ptr %p.286, ptr %p.268, ptr %p.288, ptr %p.278)
  %group.262.next = add nuw nsw i64 %group.262.i, 1
  %t.289 = icmp slt i64 %group.262.next, %t.134
  br i1 %t.289, label %group.262, label %group.262.done
group.262.done:
  %tile.259.next = add nuw nsw i64 %tile.259.i, 1
  %t.290 = icmp slt i64 %tile.259.next, 22
  br i1 %t.290, label %tile.259, label %tile.259.done
tile.259.done:
  br label %group.291
group.291:
  %group.291.i = phi i64 [0, %tile.259.done], [%group.291.next, %score.314.done]
  %t.292 = mul i64 %group.291.i, 16
  %t.293 = add i64 %t.131, %t.292
  %t.294 = mul i64 %group.291.i, 1024
  %p.295 = getelementptr float, ptr %p.136, i64 %t.294
  %t.296 = mul i64 %group.291.i, 1024
  %p.297 = getelementptr float, ptr %p.138, i64 %t.296
  %t.298 = mul i64 %group.291.i, 2048
  %p.299 = getelementptr float, ptr %p.4, i64 %t.298
  %t.300 = mul i64 %group.291.i, 2048
  %p.301 = getelementptr float, ptr %p.5, i64 %t.300
  %t.302 = mul i64 %group.291.i, 1024
  %p.303 = getelementptr float, ptr %p.140, i64 %t.302
  %t.304 = mul i64 %group.291.i, 16
  %p.305 = getelementptr float, ptr %p.142, i64 %t.304
  %t.306 = mul i64 %group.291.i, 16
  %p.307 = getelementptr float, ptr %p.144, i64 %t.306
  %t.308 = mul i64 %group.291.i, 16
  %p.309 = getelementptr float, ptr %p.146, i64 %t.308
  %t.310 = mul i64 %group.291.i, 16
  %p.311 = getelementptr float, ptr %p.10, i64 %t.310
  %t.312 = mul i64 %group.291.i, 32
  %p.313 = getelementptr float, ptr %p.148, i64 %t.312
  br label %score.314
score.314:
  %score.314.i = phi i64 [0, %group.291], [%score.314.next, %score.314]
  %t.315 = add i64 %keys.124.i, %score.314.i
  %t.316 = mul i64 %score.314.i, 16
  %p.317 = getelementptr float, ptr %p.299, i64 %t.316
  %l.318 = load <16 x float>, ptr %p.317, align 4
  %p.319 = getelementptr float, ptr %p.301, i64 %t.316
  %l.320 = load <16 x float>, ptr %p.319, align 4
  %t.321 = trunc i64 %t.315 to i32
  %t.322 = insertelement <16 x i32> poison, i32 %t.321, i64 0
  %s.323 = shufflevector <16 x i32> %t.322, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.324 = trunc i64 %t.293 to i32
  %t.325 = insertelement <16 x i32> poison, i32 %t.324, i64 0
  %s.326 = shufflevector <16 x i32> %t.325, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.327 = add <16 x i32> %s.326, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.328 = icmp sle <16 x i32> %s.323, %t.327
  %t.329 = fmul <16 x float> %l.318, splat (float 0x3FC0000000000000)
  %t.330 = select <16 x i1> %t.328, <16 x float> %t.329, <16 x float> splat (float 0xFFF0000000000000)
  %t.331 = mul i64 %t.23, 2048
  %t.332 = add i64 %t.293, %t.331
  %p.333 = getelementptr float, ptr %b2, i64 %t.332
  %l.334 = load <16 x float>, ptr %p.333, align 4
  %t.335 = fsub <16 x float> %t.330, %l.334
  %t.336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.335, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138000000000000))
  %t.337 = fsub <16 x float> %t.336, splat (float 0x4138000000000000)
  %t.338 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.337, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.335)
  %t.339 = bitcast <16 x float> %t.336 to <16 x i32>
  %t.340 = shl <16 x i32> %t.339, splat (i32 20)
  %t.341 = bitcast <16 x float> %t.336 to <16 x i32>
  %t.342 = shufflevector <16 x i32> %t.341, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.343 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.342)
  %t.344 = shufflevector <16 x i32> %t.341, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.345 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.344)
  %t.346 = shufflevector <8 x float> %t.343, <8 x float> %t.345, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.347 = bitcast <16 x float> %t.346 to <16 x i32>
  %t.348 = add <16 x i32> %t.347, %t.340
  %t.349 = bitcast <16 x i32> %t.348 to <16 x float>
  %t.350 = fmul <16 x float> %t.338, %t.338
  %t.351 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.338, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.352 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.350, <16 x float> %t.351, <16 x float> %t.338)
  %t.353 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.349, <16 x float> %t.352, <16 x float> %t.349)
  %t.354 = fcmp olt <16 x float> %t.335, splat (float 0xC055D33340000000)
  %t.355 = select <16 x i1> %t.354, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.353
  %t.356 = mul i64 %t.23, 2048
  %t.357 = add i64 %t.293, %t.356
  %p.358 = getelementptr float, ptr %b5, i64 %t.357
  %l.359 = load <16 x float>, ptr %p.358, align 4
  %t.360 = fsub <16 x float> %l.320, %l.359
  %t.361 = fmul <16 x float> %t.355, %t.360
  %p.362 = getelementptr float, ptr %p.299, i64 %t.316
  store <16 x float> %t.361, ptr %p.362, align 4
  %score.314.next = add nuw nsw i64 %score.314.i, 1
  %t.363 = icmp slt i64 %score.314.next, 128
  br i1 %t.363, label %score.314, label %score.314.done
score.314.done:
  %group.291.next = add nuw nsw i64 %group.291.i, 1
  %t.364 = icmp slt i64 %group.291.next, %t.134
  br i1 %t.364, label %group.291, label %group.291.done
group.291.done:
  %t.365 = mul i64 %t.23, 131072
  %t.366 = mul i64 %keys.124.i, 64
  %t.367 = add i64 %t.365, %t.366
  %p.368 = getelementptr float, ptr %b1, i64 %t.367
  br label %tile.369
tile.369:
  %tile.369.i = phi i64 [0, %group.291.done], [%tile.369.next, %group.371.done]
  %t.370 = mul i64 %tile.369.i, 6
  br label %group.371
group.371:
  %group.371.i = phi i64 [0, %tile.369], [%group.371.next, %group.371]
  %t.372 = mul i64 %group.371.i, 16
  %t.373 = add i64 %t.131, %t.372
  %t.374 = mul i64 %group.371.i, 1024
  %p.375 = getelementptr float, ptr %p.136, i64 %t.374
  %t.376 = mul i64 %group.371.i, 1024
  %p.377 = getelementptr float, ptr %p.138, i64 %t.376
  %t.378 = mul i64 %group.371.i, 2048
  %p.379 = getelementptr float, ptr %p.4, i64 %t.378
  %t.380 = mul i64 %group.371.i, 2048
  %p.381 = getelementptr float, ptr %p.5, i64 %t.380
  %t.382 = mul i64 %group.371.i, 1024
  %p.383 = getelementptr float, ptr %p.140, i64 %t.382
  %t.384 = mul i64 %group.371.i, 16
  %p.385 = getelementptr float, ptr %p.142, i64 %t.384
  %t.386 = mul i64 %group.371.i, 16
  %p.387 = getelementptr float, ptr %p.144, i64 %t.386
  %t.388 = mul i64 %group.371.i, 16
  %p.389 = getelementptr float, ptr %p.146, i64 %t.388
  %t.390 = mul i64 %group.371.i, 16
  %p.391 = getelementptr float, ptr %p.10, i64 %t.390
  %t.392 = mul i64 %group.371.i, 32
  %p.393 = getelementptr float, ptr %p.148, i64 %t.392
  %p.394 = getelementptr float, ptr %p.368, i64 %t.370
  %t.395 = mul i64 %t.370, 16
  %p.396 = getelementptr float, ptr %p.383, i64 %t.395
  call void @values6_128(ptr %p.394, ptr %p.379, ptr %p.396, ptr %p.391)
  %group.371.next = add nuw nsw i64 %group.371.i, 1
  %t.397 = icmp slt i64 %group.371.next, %t.134
  br i1 %t.397, label %group.371, label %group.371.done
group.371.done:
  %tile.369.next = add nuw nsw i64 %tile.369.i, 1
  %t.398 = icmp slt i64 %tile.369.next, 9
  br i1 %t.398, label %tile.369, label %tile.369.done
tile.369.done:
  br label %tile.399
tile.399:
  %tile.399.i = phi i64 [9, %tile.369.done], [%tile.399.next, %group.402.done]
  %t.400 = mul i64 %tile.399.i, 5
  %t.401 = add i64 %t.400, 9
  br label %group.402
group.402:
  %group.402.i = phi i64 [0, %tile.399], [%group.402.next, %group.402]
  %t.403 = mul i64 %group.402.i, 16
  %t.404 = add i64 %t.131, %t.403
  %t.405 = mul i64 %group.402.i, 1024
  %p.406 = getelementptr float, ptr %p.136, i64 %t.405
  %t.407 = mul i64 %group.402.i, 1024
  %p.408 = getelementptr float, ptr %p.138, i64 %t.407
  %t.409 = mul i64 %group.402.i, 2048
  %p.410 = getelementptr float, ptr %p.4, i64 %t.409
  %t.411 = mul i64 %group.402.i, 2048
  %p.412 = getelementptr float, ptr %p.5, i64 %t.411
  %t.413 = mul i64 %group.402.i, 1024
  %p.414 = getelementptr float, ptr %p.140, i64 %t.413
  %t.415 = mul i64 %group.402.i, 16
  %p.416 = getelementptr float, ptr %p.142, i64 %t.415
  %t.417 = mul i64 %group.402.i, 16
  %p.418 = getelementptr float, ptr %p.144, i64 %t.417
  %t.419 = mul i64 %group.402.i, 16
  %p.420 = getelementptr float, ptr %p.146, i64 %t.419
  %t.421 = mul i64 %group.402.i, 16
  %p.422 = getelementptr float, ptr %p.10, i64 %t.421
  %t.423 = mul i64 %group.402.i, 32
  %p.424 = getelementptr float, ptr %p.148, i64 %t.423
  %p.425 = getelementptr float, ptr %p.368, i64 %t.401
  %t.426 = mul i64 %t.401, 16
  %p.427 = getelementptr float, ptr %p.414, i64 %t.426
  call void @values5_128(ptr %p.425, ptr %p.410, ptr %p.427, ptr %p.422)
  %group.402.next = add nuw nsw i64 %group.402.i, 1
  %t.428 = icmp slt i64 %group.402.next, %t.134
  br i1 %t.428, label %group.402, label %group.402.done
group.402.done:
  %tile.399.next = add nuw nsw i64 %tile.399.i, 1
  %t.429 = icmp slt i64 %tile.399.next, 11
  br i1 %t.429, label %tile.399, label %tile.399.done
tile.399.done:
  br label %if.156.end
if.156.end:
  %block.129.next = add nuw nsw i64 %block.129.i, 1
  %t.430 = icmp slt i64 %block.129.next, %t.128
  br i1 %t.430, label %block.129, label %block.129.done
block.129.done:
  %keys.124.next = add nuw nsw i64 %keys.124.i, 128
  br label %keys.124
keys.124.done:
  %t.431 = sub i64 2111, %t.25
  %t.432 = udiv i64 %t.431, 64
  %t.433 = call i64 @llvm.smin.i64(i64 %t.432, i64 4)
  br label %block.434
block.434:
  %block.434.i = phi i64 [0, %keys.124.done], [%block.434.next, %group.454.done]
  %t.435 = mul i64 %block.434.i, 64
  %t.436 = add i64 %t.25, %t.435
  %t.437 = sub i64 2063, %t.436
  %t.438 = udiv i64 %t.437, 16
  %t.439 = call i64 @llvm.smin.i64(i64 %t.438, i64 4)
  %t.440 = mul i64 %block.434.i, 4096
  %p.441 = getelementptr float, ptr %p.2, i64 %t.440
  %t.442 = mul i64 %block.434.i, 4096
  %p.443 = getelementptr float, ptr %p.3, i64 %t.442
  %t.444 = mul i64 %block.434.i, 4096
  %p.445 = getelementptr float, ptr %p.6, i64 %t.444
  %t.446 = mul i64 %block.434.i, 64
  %p.447 = getelementptr float, ptr %p.7, i64 %t.446
  %t.448 = mul i64 %block.434.i, 64
  %p.449 = getelementptr float, ptr %p.8, i64 %t.448
  %t.450 = mul i64 %block.434.i, 64
  %p.451 = getelementptr float, ptr %p.9, i64 %t.450
  %t.452 = mul i64 %block.434.i, 128
  %p.453 = getelementptr float, ptr %p.11, i64 %t.452
  br label %group.454
group.454:
  %group.454.i = phi i64 [0, %block.434], [%group.454.next, %query.477.done]
  %t.455 = mul i64 %group.454.i, 16
  %t.456 = add i64 %t.436, %t.455
  %t.457 = mul i64 %group.454.i, 1024
  %p.458 = getelementptr float, ptr %p.441, i64 %t.457
  %t.459 = mul i64 %group.454.i, 1024
  %p.460 = getelementptr float, ptr %p.443, i64 %t.459
  %t.461 = mul i64 %group.454.i, 2048
  %p.462 = getelementptr float, ptr %p.4, i64 %t.461
  %t.463 = mul i64 %group.454.i, 2048
  %p.464 = getelementptr float, ptr %p.5, i64 %t.463
  %t.465 = mul i64 %group.454.i, 1024
  %p.466 = getelementptr float, ptr %p.445, i64 %t.465
  %t.467 = mul i64 %group.454.i, 16
  %p.468 = getelementptr float, ptr %p.447, i64 %t.467
  %t.469 = mul i64 %group.454.i, 16
  %p.470 = getelementptr float, ptr %p.449, i64 %t.469
  %t.471 = mul i64 %group.454.i, 16
  %p.472 = getelementptr float, ptr %p.451, i64 %t.471
  %t.473 = mul i64 %group.454.i, 16
  %p.474 = getelementptr float, ptr %p.10, i64 %t.473
  %t.475 = mul i64 %group.454.i, 32
  %p.476 = getelementptr float, ptr %p.453, i64 %t.475
  call void @transpose_16_64(ptr %p.466, ptr %p.12, i64 64, i64 16)
  br label %query.477
query.477:
  %query.477.i = phi i64 [0, %group.454], [%query.477.next, %value.482.done]
  %t.478 = icmp slt i64 %query.477.i, 16
  br i1 %t.478, label %query.477.body, label %query.477.done
query.477.body:
  %t.479 = add i64 %t.456, %query.477.i
  %t.480 = mul i64 %query.477.i, 64
  %p.481 = getelementptr float, ptr %p.12, i64 %t.480
  br label %value.482
value.482:
  %value.482.i = phi i64 [0, %query.477.body], [%value.482.next, %value.482.body]
  %t.483 = icmp slt i64 %value.482.i, 64
  br i1 %t.483, label %value.482.body, label %value.482.done
value.482.body:
  %p.484 = getelementptr float, ptr %p.481, i64 %value.482.i
  %l.485 = load <8 x float>, ptr %p.484, align 4
  %t.486 = fmul <8 x float> %l.485, splat (float 0x3FC0000000000000)
  %t.487 = mul i64 %t.23, 131072
  %t.488 = add i64 %value.482.i, %t.487
  %t.489 = mul i64 %t.479, 64
  %t.490 = add i64 %t.489, %t.488
  %p.491 = getelementptr float, ptr %b6, i64 %t.490
  store <8 x float> %t.486, ptr %p.491, align 4
  %value.482.next = add nuw nsw i64 %value.482.i, 8
  br label %value.482
value.482.done:
  %query.477.next = add nuw nsw i64 %query.477.i, 1
  br label %query.477
query.477.done:
  %group.454.next = add nuw nsw i64 %group.454.i, 1
  %t.492 = icmp slt i64 %group.454.next, %t.439
  br i1 %t.492, label %group.454, label %group.454.done
group.454.done:
  %block.434.next = add nuw nsw i64 %block.434.i, 1
  %t.493 = icmp slt i64 %block.434.next, %t.433
  br i1 %t.493, label %block.434, label %block.434.done
block.434.done:
  %item.20.next = add nuw nsw i64 %item.20.i, 1
  br label %item.20
item.20.done:
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
  %p.14 = getelementptr float, ptr %p.3, i64 64
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 128
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 192
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.3, i64 256
  %l.33 = load float, ptr %p.32, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.6, <8 x float> %k.2.c8)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.8, <8 x float> %k.2.c9)
  %p.38 = getelementptr float, ptr %p.3, i64 320
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
  %p.54 = getelementptr float, ptr %p.3, i64 65
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.45, <8 x float> %t.18)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.47, <8 x float> %t.19)
  %p.60 = getelementptr float, ptr %p.3, i64 129
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.45, <8 x float> %t.24)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.47, <8 x float> %t.25)
  %p.66 = getelementptr float, ptr %p.3, i64 193
  %l.67 = load float, ptr %p.66, align 4
  %t.68 = insertelement <8 x float> poison, float %l.67, i64 0
  %s.69 = shufflevector <8 x float> %t.68, <8 x float> poison, <8 x i32> zeroinitializer
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.45, <8 x float> %t.30)
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.47, <8 x float> %t.31)
  %p.72 = getelementptr float, ptr %p.3, i64 257
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.45, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.47, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.3, i64 321
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
  %p.14 = getelementptr float, ptr %p.3, i64 64
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 128
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 192
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.3, i64 256
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
  %p.48 = getelementptr float, ptr %p.3, i64 65
  %l.49 = load float, ptr %p.48, align 4
  %t.50 = insertelement <8 x float> poison, float %l.49, i64 0
  %s.51 = shufflevector <8 x float> %t.50, <8 x float> poison, <8 x i32> zeroinitializer
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.39, <8 x float> %t.18)
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.41, <8 x float> %t.19)
  %p.54 = getelementptr float, ptr %p.3, i64 129
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.39, <8 x float> %t.24)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.41, <8 x float> %t.25)
  %p.60 = getelementptr float, ptr %p.3, i64 193
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.39, <8 x float> %t.30)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.41, <8 x float> %t.31)
  %p.66 = getelementptr float, ptr %p.3, i64 257
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
define internal void @nothing1_6(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
  %p.14 = getelementptr float, ptr %p.3, i64 64
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 128
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 192
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.3, i64 256
  %l.33 = load float, ptr %p.32, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.6, <8 x float> %k.2.c8)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.8, <8 x float> %k.2.c9)
  %p.38 = getelementptr float, ptr %p.3, i64 320
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
  %p.54 = getelementptr float, ptr %p.3, i64 65
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.45, <8 x float> %t.18)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.47, <8 x float> %t.19)
  %p.60 = getelementptr float, ptr %p.3, i64 129
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.45, <8 x float> %t.24)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.47, <8 x float> %t.25)
  %p.66 = getelementptr float, ptr %p.3, i64 193
  %l.67 = load float, ptr %p.66, align 4
  %t.68 = insertelement <8 x float> poison, float %l.67, i64 0
  %s.69 = shufflevector <8 x float> %t.68, <8 x float> poison, <8 x i32> zeroinitializer
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.45, <8 x float> %t.30)
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.47, <8 x float> %t.31)
  %p.72 = getelementptr float, ptr %p.3, i64 257
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.45, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.47, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.3, i64 321
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
define internal void @nothing1_5(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside) noinline #0 {
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
  %p.14 = getelementptr float, ptr %p.3, i64 64
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 128
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 192
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.3, i64 256
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
  %p.48 = getelementptr float, ptr %p.3, i64 65
  %l.49 = load float, ptr %p.48, align 4
  %t.50 = insertelement <8 x float> poison, float %l.49, i64 0
  %s.51 = shufflevector <8 x float> %t.50, <8 x float> poison, <8 x i32> zeroinitializer
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.39, <8 x float> %t.18)
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.41, <8 x float> %t.19)
  %p.54 = getelementptr float, ptr %p.3, i64 129
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.39, <8 x float> %t.24)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.41, <8 x float> %t.25)
  %p.60 = getelementptr float, ptr %p.3, i64 193
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.39, <8 x float> %t.30)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.41, <8 x float> %t.31)
  %p.66 = getelementptr float, ptr %p.3, i64 257
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
  br label %k.25
k.25:
  %k.25.i = phi i64 [0, %entry], [%k.25.next, %k.25]
  %k.25.c0 = phi <8 x float> [%l.2, %entry], [%t.76, %k.25]
  %k.25.c1 = phi <8 x float> [%l.4, %entry], [%t.77, %k.25]
  %k.25.c2 = phi <8 x float> [%l.6, %entry], [%t.82, %k.25]
  %k.25.c3 = phi <8 x float> [%l.8, %entry], [%t.83, %k.25]
  %k.25.c4 = phi <8 x float> [%l.10, %entry], [%t.88, %k.25]
  %k.25.c5 = phi <8 x float> [%l.12, %entry], [%t.89, %k.25]
  %k.25.c6 = phi <8 x float> [%l.14, %entry], [%t.94, %k.25]
  %k.25.c7 = phi <8 x float> [%l.16, %entry], [%t.95, %k.25]
  %k.25.c8 = phi <8 x float> [%l.18, %entry], [%t.100, %k.25]
  %k.25.c9 = phi <8 x float> [%l.20, %entry], [%t.101, %k.25]
  %k.25.c10 = phi <8 x float> [%l.22, %entry], [%t.106, %k.25]
  %k.25.c11 = phi <8 x float> [%l.24, %entry], [%t.107, %k.25]
  %t.26 = mul i64 %k.25.i, 64
  %p.27 = getelementptr float, ptr %a, i64 %t.26
  %t.28 = mul i64 %k.25.i, 16
  %p.29 = getelementptr float, ptr %b, i64 %t.28
  %l.30 = load <8 x float>, ptr %p.29, align 4
  %p.31 = getelementptr float, ptr %p.29, i64 8
  %l.32 = load <8 x float>, ptr %p.31, align 4
  %l.33 = load float, ptr %p.27, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.30, <8 x float> %k.25.c0)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.32, <8 x float> %k.25.c1)
  %p.38 = getelementptr float, ptr %p.27, i64 1
  %l.39 = load float, ptr %p.38, align 4
  %t.40 = insertelement <8 x float> poison, float %l.39, i64 0
  %s.41 = shufflevector <8 x float> %t.40, <8 x float> poison, <8 x i32> zeroinitializer
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.30, <8 x float> %k.25.c2)
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.32, <8 x float> %k.25.c3)
  %p.44 = getelementptr float, ptr %p.27, i64 2
  %l.45 = load float, ptr %p.44, align 4
  %t.46 = insertelement <8 x float> poison, float %l.45, i64 0
  %s.47 = shufflevector <8 x float> %t.46, <8 x float> poison, <8 x i32> zeroinitializer
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.30, <8 x float> %k.25.c4)
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.32, <8 x float> %k.25.c5)
  %p.50 = getelementptr float, ptr %p.27, i64 3
  %l.51 = load float, ptr %p.50, align 4
  %t.52 = insertelement <8 x float> poison, float %l.51, i64 0
  %s.53 = shufflevector <8 x float> %t.52, <8 x float> poison, <8 x i32> zeroinitializer
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.30, <8 x float> %k.25.c6)
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.32, <8 x float> %k.25.c7)
  %p.56 = getelementptr float, ptr %p.27, i64 4
  %l.57 = load float, ptr %p.56, align 4
  %t.58 = insertelement <8 x float> poison, float %l.57, i64 0
  %s.59 = shufflevector <8 x float> %t.58, <8 x float> poison, <8 x i32> zeroinitializer
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.30, <8 x float> %k.25.c8)
  %t.61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.32, <8 x float> %k.25.c9)
  %p.62 = getelementptr float, ptr %p.27, i64 5
  %l.63 = load float, ptr %p.62, align 4
  %t.64 = insertelement <8 x float> poison, float %l.63, i64 0
  %s.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <8 x i32> zeroinitializer
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.30, <8 x float> %k.25.c10)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.32, <8 x float> %k.25.c11)
  %p.68 = getelementptr float, ptr %p.29, i64 16
  %l.69 = load <8 x float>, ptr %p.68, align 4
  %p.70 = getelementptr float, ptr %p.29, i64 24
  %l.71 = load <8 x float>, ptr %p.70, align 4
  %p.72 = getelementptr float, ptr %p.27, i64 64
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.69, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.71, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.27, i64 65
  %l.79 = load float, ptr %p.78, align 4
  %t.80 = insertelement <8 x float> poison, float %l.79, i64 0
  %s.81 = shufflevector <8 x float> %t.80, <8 x float> poison, <8 x i32> zeroinitializer
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.69, <8 x float> %t.42)
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.71, <8 x float> %t.43)
  %p.84 = getelementptr float, ptr %p.27, i64 66
  %l.85 = load float, ptr %p.84, align 4
  %t.86 = insertelement <8 x float> poison, float %l.85, i64 0
  %s.87 = shufflevector <8 x float> %t.86, <8 x float> poison, <8 x i32> zeroinitializer
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.69, <8 x float> %t.48)
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.71, <8 x float> %t.49)
  %p.90 = getelementptr float, ptr %p.27, i64 67
  %l.91 = load float, ptr %p.90, align 4
  %t.92 = insertelement <8 x float> poison, float %l.91, i64 0
  %s.93 = shufflevector <8 x float> %t.92, <8 x float> poison, <8 x i32> zeroinitializer
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.69, <8 x float> %t.54)
  %t.95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.71, <8 x float> %t.55)
  %p.96 = getelementptr float, ptr %p.27, i64 68
  %l.97 = load float, ptr %p.96, align 4
  %t.98 = insertelement <8 x float> poison, float %l.97, i64 0
  %s.99 = shufflevector <8 x float> %t.98, <8 x float> poison, <8 x i32> zeroinitializer
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.69, <8 x float> %t.60)
  %t.101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.71, <8 x float> %t.61)
  %p.102 = getelementptr float, ptr %p.27, i64 69
  %l.103 = load float, ptr %p.102, align 4
  %t.104 = insertelement <8 x float> poison, float %l.103, i64 0
  %s.105 = shufflevector <8 x float> %t.104, <8 x float> poison, <8 x i32> zeroinitializer
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.105, <8 x float> %l.69, <8 x float> %t.66)
  %t.107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.105, <8 x float> %l.71, <8 x float> %t.67)
  %k.25.next = add nuw nsw i64 %k.25.i, 2
  %t.108 = icmp slt i64 %k.25.next, 128
  br i1 %t.108, label %k.25, label %k.25.done
k.25.done:
  %p.109 = getelementptr float, ptr %a, i64 8192
  %p.110 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.76, ptr %c, align 4
  %p.111 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.77, ptr %p.111, align 4
  %p.112 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.82, ptr %p.112, align 4
  %p.113 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.83, ptr %p.113, align 4
  %p.114 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.88, ptr %p.114, align 4
  %p.115 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.89, ptr %p.115, align 4
  %p.116 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.94, ptr %p.116, align 4
  %p.117 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.95, ptr %p.117, align 4
  %p.118 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.100, ptr %p.118, align 4
  %p.119 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.101, ptr %p.119, align 4
  %p.120 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.106, ptr %p.120, align 4
  %p.121 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.107, ptr %p.121, align 4
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
  br label %k.21
k.21:
  %k.21.i = phi i64 [0, %entry], [%k.21.next, %k.21]
  %k.21.c0 = phi <8 x float> [%l.2, %entry], [%t.66, %k.21]
  %k.21.c1 = phi <8 x float> [%l.4, %entry], [%t.67, %k.21]
  %k.21.c2 = phi <8 x float> [%l.6, %entry], [%t.72, %k.21]
  %k.21.c3 = phi <8 x float> [%l.8, %entry], [%t.73, %k.21]
  %k.21.c4 = phi <8 x float> [%l.10, %entry], [%t.78, %k.21]
  %k.21.c5 = phi <8 x float> [%l.12, %entry], [%t.79, %k.21]
  %k.21.c6 = phi <8 x float> [%l.14, %entry], [%t.84, %k.21]
  %k.21.c7 = phi <8 x float> [%l.16, %entry], [%t.85, %k.21]
  %k.21.c8 = phi <8 x float> [%l.18, %entry], [%t.90, %k.21]
  %k.21.c9 = phi <8 x float> [%l.20, %entry], [%t.91, %k.21]
  %t.22 = mul i64 %k.21.i, 64
  %p.23 = getelementptr float, ptr %a, i64 %t.22
  %t.24 = mul i64 %k.21.i, 16
  %p.25 = getelementptr float, ptr %b, i64 %t.24
  %l.26 = load <8 x float>, ptr %p.25, align 4
  %p.27 = getelementptr float, ptr %p.25, i64 8
  %l.28 = load <8 x float>, ptr %p.27, align 4
  %l.29 = load float, ptr %p.23, align 4
  %t.30 = insertelement <8 x float> poison, float %l.29, i64 0
  %s.31 = shufflevector <8 x float> %t.30, <8 x float> poison, <8 x i32> zeroinitializer
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.26, <8 x float> %k.21.c0)
  %t.33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.28, <8 x float> %k.21.c1)
  %p.34 = getelementptr float, ptr %p.23, i64 1
  %l.35 = load float, ptr %p.34, align 4
  %t.36 = insertelement <8 x float> poison, float %l.35, i64 0
  %s.37 = shufflevector <8 x float> %t.36, <8 x float> poison, <8 x i32> zeroinitializer
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.26, <8 x float> %k.21.c2)
  %t.39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.28, <8 x float> %k.21.c3)
  %p.40 = getelementptr float, ptr %p.23, i64 2
  %l.41 = load float, ptr %p.40, align 4
  %t.42 = insertelement <8 x float> poison, float %l.41, i64 0
  %s.43 = shufflevector <8 x float> %t.42, <8 x float> poison, <8 x i32> zeroinitializer
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.26, <8 x float> %k.21.c4)
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.28, <8 x float> %k.21.c5)
  %p.46 = getelementptr float, ptr %p.23, i64 3
  %l.47 = load float, ptr %p.46, align 4
  %t.48 = insertelement <8 x float> poison, float %l.47, i64 0
  %s.49 = shufflevector <8 x float> %t.48, <8 x float> poison, <8 x i32> zeroinitializer
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.49, <8 x float> %l.26, <8 x float> %k.21.c6)
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.49, <8 x float> %l.28, <8 x float> %k.21.c7)
  %p.52 = getelementptr float, ptr %p.23, i64 4
  %l.53 = load float, ptr %p.52, align 4
  %t.54 = insertelement <8 x float> poison, float %l.53, i64 0
  %s.55 = shufflevector <8 x float> %t.54, <8 x float> poison, <8 x i32> zeroinitializer
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.26, <8 x float> %k.21.c8)
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.28, <8 x float> %k.21.c9)
  %p.58 = getelementptr float, ptr %p.25, i64 16
  %l.59 = load <8 x float>, ptr %p.58, align 4
  %p.60 = getelementptr float, ptr %p.25, i64 24
  %l.61 = load <8 x float>, ptr %p.60, align 4
  %p.62 = getelementptr float, ptr %p.23, i64 64
  %l.63 = load float, ptr %p.62, align 4
  %t.64 = insertelement <8 x float> poison, float %l.63, i64 0
  %s.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <8 x i32> zeroinitializer
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.59, <8 x float> %t.32)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.61, <8 x float> %t.33)
  %p.68 = getelementptr float, ptr %p.23, i64 65
  %l.69 = load float, ptr %p.68, align 4
  %t.70 = insertelement <8 x float> poison, float %l.69, i64 0
  %s.71 = shufflevector <8 x float> %t.70, <8 x float> poison, <8 x i32> zeroinitializer
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.59, <8 x float> %t.38)
  %t.73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.61, <8 x float> %t.39)
  %p.74 = getelementptr float, ptr %p.23, i64 66
  %l.75 = load float, ptr %p.74, align 4
  %t.76 = insertelement <8 x float> poison, float %l.75, i64 0
  %s.77 = shufflevector <8 x float> %t.76, <8 x float> poison, <8 x i32> zeroinitializer
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.59, <8 x float> %t.44)
  %t.79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.61, <8 x float> %t.45)
  %p.80 = getelementptr float, ptr %p.23, i64 67
  %l.81 = load float, ptr %p.80, align 4
  %t.82 = insertelement <8 x float> poison, float %l.81, i64 0
  %s.83 = shufflevector <8 x float> %t.82, <8 x float> poison, <8 x i32> zeroinitializer
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.59, <8 x float> %t.50)
  %t.85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.61, <8 x float> %t.51)
  %p.86 = getelementptr float, ptr %p.23, i64 68
  %l.87 = load float, ptr %p.86, align 4
  %t.88 = insertelement <8 x float> poison, float %l.87, i64 0
  %s.89 = shufflevector <8 x float> %t.88, <8 x float> poison, <8 x i32> zeroinitializer
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.59, <8 x float> %t.56)
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.61, <8 x float> %t.57)
  %k.21.next = add nuw nsw i64 %k.21.i, 2
  %t.92 = icmp slt i64 %k.21.next, 128
  br i1 %t.92, label %k.21, label %k.21.done
k.21.done:
  %p.93 = getelementptr float, ptr %a, i64 8192
  %p.94 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.66, ptr %c, align 4
  %p.95 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.67, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.72, ptr %p.96, align 4
  %p.97 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.73, ptr %p.97, align 4
  %p.98 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.78, ptr %p.98, align 4
  %p.99 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.79, ptr %p.99, align 4
  %p.100 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.84, ptr %p.100, align 4
  %p.101 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.85, ptr %p.101, align 4
  %p.102 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.90, ptr %p.102, align 4
  %p.103 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.91, ptr %p.103, align 4
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
define void @kt_attention_c570efee0d07af28(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 67904
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
  %p.12 = getelementptr float, ptr %p.2, i64 66880
  %p.13 = getelementptr float, ptr %p.2, i64 67904
  %p.14 = getelementptr float, ptr %p.2, i64 67904
  %p.15 = getelementptr float, ptr %p.2, i64 67904
  %t.16 = mul i64 %part, %n0
  %t.17 = udiv i64 %t.16, %parts
  %t.18 = add i64 %t.16, %n0
  %t.19 = udiv i64 %t.18, %parts
  br label %item.20
item.20:
  %item.20.i = phi i64 [%t.17, %entry], [%item.20.next, %block.446.done]
  %item.20.c0 = phi i64 [-1, %entry], [%t.24, %block.446.done]
  %t.21 = icmp slt i64 %item.20.i, %t.19
  br i1 %t.21, label %item.20.body, label %item.20.done
item.20.body:
  %t.22 = urem i64 %item.20.i, 8
  %t.23 = udiv i64 %item.20.i, 8
  %t.24 = udiv i64 %item.20.i, 8
  %t.25 = mul i64 %t.22, 256
  %t.26 = sub i64 2063, %t.25
  %t.27 = udiv i64 %t.26, 16
  %t.28 = call i64 @llvm.smin.i64(i64 %t.27, i64 4)
  %t.29 = icmp ne i64 %t.24, %item.20.c0
  br i1 %t.29, label %if.30, label %if.30.end
if.30:
  %t.31 = add i64 2048, 127
  %t.32 = udiv i64 %t.31, 128
  %t.33 = mul i64 %t.32, 128
  %t.34 = call i64 @llvm.smin.i64(i64 %t.33, i64 2048)
  br label %if.30.end
if.30.end:
  %t.35 = sub i64 2111, %t.25
  %t.36 = udiv i64 %t.35, 64
  %t.37 = call i64 @llvm.smin.i64(i64 %t.36, i64 4)
  br label %block.38
block.38:
  %block.38.i = phi i64 [0, %if.30.end], [%block.38.next, %group.58.done]
  %t.39 = mul i64 %block.38.i, 64
  %t.40 = add i64 %t.25, %t.39
  %t.41 = sub i64 2063, %t.40
  %t.42 = udiv i64 %t.41, 16
  %t.43 = call i64 @llvm.smin.i64(i64 %t.42, i64 4)
  %t.44 = mul i64 %block.38.i, 4096
  %p.45 = getelementptr float, ptr %p.2, i64 %t.44
  %t.46 = mul i64 %block.38.i, 4096
  %p.47 = getelementptr float, ptr %p.3, i64 %t.46
  %t.48 = mul i64 %block.38.i, 4096
  %p.49 = getelementptr float, ptr %p.6, i64 %t.48
  %t.50 = mul i64 %block.38.i, 64
  %p.51 = getelementptr float, ptr %p.7, i64 %t.50
  %t.52 = mul i64 %block.38.i, 64
  %p.53 = getelementptr float, ptr %p.8, i64 %t.52
  %t.54 = mul i64 %block.38.i, 64
  %p.55 = getelementptr float, ptr %p.9, i64 %t.54
  %t.56 = mul i64 %block.38.i, 128
  %p.57 = getelementptr float, ptr %p.11, i64 %t.56
  br label %group.58
group.58:
  %group.58.i = phi i64 [0, %block.38], [%group.58.next, %row.109.done]
  %t.59 = mul i64 %group.58.i, 16
  %t.60 = add i64 %t.40, %t.59
  %t.61 = mul i64 %group.58.i, 1024
  %p.62 = getelementptr float, ptr %p.45, i64 %t.61
  %t.63 = mul i64 %group.58.i, 1024
  %p.64 = getelementptr float, ptr %p.47, i64 %t.63
  %t.65 = mul i64 %group.58.i, 2048
  %p.66 = getelementptr float, ptr %p.4, i64 %t.65
  %t.67 = mul i64 %group.58.i, 2048
  %p.68 = getelementptr float, ptr %p.5, i64 %t.67
  %t.69 = mul i64 %group.58.i, 1024
  %p.70 = getelementptr float, ptr %p.49, i64 %t.69
  %t.71 = mul i64 %group.58.i, 16
  %p.72 = getelementptr float, ptr %p.51, i64 %t.71
  %t.73 = mul i64 %group.58.i, 16
  %p.74 = getelementptr float, ptr %p.53, i64 %t.73
  %t.75 = mul i64 %group.58.i, 16
  %p.76 = getelementptr float, ptr %p.55, i64 %t.75
  %t.77 = mul i64 %group.58.i, 16
  %p.78 = getelementptr float, ptr %p.10, i64 %t.77
  %t.79 = mul i64 %group.58.i, 32
  %p.80 = getelementptr float, ptr %p.57, i64 %t.79
  br label %query.81
query.81:
  %query.81.i = phi i64 [0, %group.58], [%query.81.next, %depth.90.done]
  %t.82 = icmp slt i64 %query.81.i, 16
  br i1 %t.82, label %query.81.body, label %query.81.done
query.81.body:
  %t.83 = add i64 %t.60, %query.81.i
  %t.84 = mul i64 %t.23, 131072
  %t.85 = mul i64 %t.83, 64
  %t.86 = add i64 %t.85, %t.84
  %p.87 = getelementptr float, ptr %b1, i64 %t.86
  %t.88 = mul i64 %query.81.i, 64
  %p.89 = getelementptr float, ptr %p.12, i64 %t.88
  br label %depth.90
depth.90:
  %depth.90.i = phi i64 [0, %query.81.body], [%depth.90.next, %depth.90.body]
  %t.91 = icmp slt i64 %depth.90.i, 64
  br i1 %t.91, label %depth.90.body, label %depth.90.done
depth.90.body:
  %p.92 = getelementptr float, ptr %p.87, i64 %depth.90.i
  %l.93 = load <8 x float>, ptr %p.92, align 4
  %p.94 = getelementptr float, ptr %p.89, i64 %depth.90.i
  store <8 x float> %l.93, ptr %p.94, align 4
  %depth.90.next = add nuw nsw i64 %depth.90.i, 8
  br label %depth.90
depth.90.done:
  %query.81.next = add nuw nsw i64 %query.81.i, 1
  br label %query.81
query.81.done:
  call void @transpose_64_16(ptr %p.12, ptr %p.62, i64 16, i64 64)
  br label %query.95
query.95:
  %query.95.i = phi i64 [0, %query.81.done], [%query.95.next, %depth.104.done]
  %t.96 = icmp slt i64 %query.95.i, 16
  br i1 %t.96, label %query.95.body, label %query.95.done
query.95.body:
  %t.97 = add i64 %t.60, %query.95.i
  %t.98 = mul i64 %t.23, 131072
  %t.99 = mul i64 %t.97, 64
  %t.100 = add i64 %t.99, %t.98
  %p.101 = getelementptr float, ptr %b4, i64 %t.100
  %t.102 = mul i64 %query.95.i, 64
  %p.103 = getelementptr float, ptr %p.12, i64 %t.102
  br label %depth.104
depth.104:
  %depth.104.i = phi i64 [0, %query.95.body], [%depth.104.next, %depth.104.body]
  %t.105 = icmp slt i64 %depth.104.i, 64
  br i1 %t.105, label %depth.104.body, label %depth.104.done
depth.104.body:
  %p.106 = getelementptr float, ptr %p.101, i64 %depth.104.i
  %l.107 = load <8 x float>, ptr %p.106, align 4
  %p.108 = getelementptr float, ptr %p.103, i64 %depth.104.i
  store <8 x float> %l.107, ptr %p.108, align 4
  %depth.104.next = add nuw nsw i64 %depth.104.i, 8
  br label %depth.104
depth.104.done:
  %query.95.next = add nuw nsw i64 %query.95.i, 1
  br label %query.95
query.95.done:
  call void @transpose_64_16(ptr %p.12, ptr %p.64, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.72, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.74, align 4
  store <16 x float> zeroinitializer, ptr %p.76, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.80, align 4
  br label %row.109
row.109:
  %row.109.i = phi i64 [0, %query.95.done], [%row.109.next, %row.109.body]
  %t.110 = icmp slt i64 %row.109.i, 64
  br i1 %t.110, label %row.109.body, label %row.109.done
row.109.body:
  %t.111 = mul i64 %row.109.i, 16
  %p.112 = getelementptr float, ptr %p.70, i64 %t.111
  store <8 x float> zeroinitializer, ptr %p.112, align 4
  %t.113 = mul i64 %row.109.i, 16
  %t.114 = add i64 %t.113, 8
  %p.115 = getelementptr float, ptr %p.70, i64 %t.114
  store <8 x float> zeroinitializer, ptr %p.115, align 4
  %row.109.next = add nuw nsw i64 %row.109.i, 1
  br label %row.109
row.109.done:
  %group.58.next = add nuw nsw i64 %group.58.i, 1
  %t.116 = icmp slt i64 %group.58.next, %t.43
  br i1 %t.116, label %group.58, label %group.58.done
group.58.done:
  %block.38.next = add nuw nsw i64 %block.38.i, 1
  %t.117 = icmp slt i64 %block.38.next, %t.37
  br i1 %t.117, label %block.38, label %block.38.done
block.38.done:
  %t.118 = add i64 %t.25, 255
  %t.119 = call i64 @llvm.smin.i64(i64 %t.118, i64 2047)
  %t.120 = add i64 %t.119, 1
  %t.121 = sub i64 0, %t.25
  %t.122 = sub i64 0, %t.121
  %t.123 = call i64 @llvm.smax.i64(i64 %t.122, i64 0)
  %t.124 = udiv i64 %t.123, 128
  %t.125 = mul i64 %t.124, 128
  %t.126 = call i64 @llvm.smax.i64(i64 0, i64 %t.125)
  %t.127 = call i64 @llvm.smin.i64(i64 2048, i64 2048)
  br label %keys.128
keys.128:
  %keys.128.i = phi i64 [%t.126, %block.38.done], [%keys.128.next, %block.133.done]
  %t.129 = icmp slt i64 %keys.128.i, %t.127
  br i1 %t.129, label %keys.128.body, label %keys.128.done
keys.128.body:
  %t.130 = sub i64 2111, %t.25
  %t.131 = udiv i64 %t.130, 64
  %t.132 = call i64 @llvm.smin.i64(i64 %t.131, i64 4)
  br label %block.133
block.133:
  %block.133.i = phi i64 [0, %keys.128.body], [%block.133.next, %if.164.end]
  %t.134 = mul i64 %block.133.i, 64
  %t.135 = add i64 %t.25, %t.134
  %t.136 = sub i64 2063, %t.135
  %t.137 = udiv i64 %t.136, 16
  %t.138 = call i64 @llvm.smin.i64(i64 %t.137, i64 4)
  %t.139 = mul i64 %block.133.i, 4096
  %p.140 = getelementptr float, ptr %p.2, i64 %t.139
  %t.141 = mul i64 %block.133.i, 4096
  %p.142 = getelementptr float, ptr %p.3, i64 %t.141
  %t.143 = mul i64 %block.133.i, 4096
  %p.144 = getelementptr float, ptr %p.6, i64 %t.143
  %t.145 = mul i64 %block.133.i, 64
  %p.146 = getelementptr float, ptr %p.7, i64 %t.145
  %t.147 = mul i64 %block.133.i, 64
  %p.148 = getelementptr float, ptr %p.8, i64 %t.147
  %t.149 = mul i64 %block.133.i, 64
  %p.150 = getelementptr float, ptr %p.9, i64 %t.149
  %t.151 = mul i64 %block.133.i, 128
  %p.152 = getelementptr float, ptr %p.11, i64 %t.151
  %t.153 = add i64 %t.135, 63
  %t.154 = call i64 @llvm.smin.i64(i64 %t.153, i64 2047)
  %t.155 = sub i64 0, %t.135
  %t.156 = sub i64 0, %t.155
  %t.157 = call i64 @llvm.smax.i64(i64 %t.156, i64 0)
  %t.158 = udiv i64 %t.157, 128
  %t.159 = mul i64 %t.158, 128
  %t.160 = call i64 @llvm.smax.i64(i64 0, i64 %t.159)
  %t.161 = icmp sge i64 %keys.128.i, %t.160
  %t.162 = icmp slt i64 %keys.128.i, 2048
  %t.163 = and i1 %t.161, %t.162
  br i1 %t.163, label %if.164, label %if.164.end
if.164:
  %t.165 = mul i64 %t.23, 131072
  %t.166 = mul i64 %keys.128.i, 64
  %t.167 = add i64 %t.165, %t.166
  %p.168 = getelementptr float, ptr %b0, i64 %t.167
  %t.169 = mul i64 %t.23, 131072
  %t.170 = mul i64 %keys.128.i, 64
  %t.171 = add i64 %t.169, %t.170
  %p.172 = getelementptr float, ptr %b3, i64 %t.171
  br label %tile.173
tile.173:
  %tile.173.i = phi i64 [0, %if.164], [%tile.173.next, %group.175.done]
  %t.174 = mul i64 %tile.173.i, 6
  br label %group.175
group.175:
  %group.175.i = phi i64 [0, %tile.173], [%group.175.next, %group.175]
  %t.176 = mul i64 %group.175.i, 16
  %t.177 = add i64 %t.135, %t.176
  %t.178 = mul i64 %group.175.i, 1024
  %p.179 = getelementptr float, ptr %p.140, i64 %t.178
  %t.180 = mul i64 %group.175.i, 1024
  %p.181 = getelementptr float, ptr %p.142, i64 %t.180
  %t.182 = mul i64 %group.175.i, 2048
  %p.183 = getelementptr float, ptr %p.4, i64 %t.182
  %t.184 = mul i64 %group.175.i, 2048
  %p.185 = getelementptr float, ptr %p.5, i64 %t.184
  %t.186 = mul i64 %group.175.i, 1024
  %p.187 = getelementptr float, ptr %p.144, i64 %t.186
  %t.188 = mul i64 %group.175.i, 16
  %p.189 = getelementptr float, ptr %p.146, i64 %t.188
  %t.190 = mul i64 %group.175.i, 16
  %p.191 = getelementptr float, ptr %p.148, i64 %t.190
  %t.192 = mul i64 %group.175.i, 16
  %p.193 = getelementptr float, ptr %p.150, i64 %t.192
  %t.194 = mul i64 %group.175.i, 16
  %p.195 = getelementptr float, ptr %p.10, i64 %t.194
  %t.196 = mul i64 %group.175.i, 32
  %p.197 = getelementptr float, ptr %p.152, i64 %t.196
  %t.198 = mul i64 %t.174, 64
  %p.199 = getelementptr float, ptr %p.168, i64 %t.198
  %t.200 = mul i64 %t.174, 16
  %p.201 = getelementptr float, ptr %p.183, i64 %t.200
  call void @nothing0_6(ptr %p.199, ptr %p.179, ptr %p.201, ptr %p.191)
  %group.175.next = add nuw nsw i64 %group.175.i, 1
  %t.202 = icmp slt i64 %group.175.next, %t.138
  br i1 %t.202, label %group.175, label %group.175.done
group.175.done:
  %tile.173.next = add nuw nsw i64 %tile.173.i, 1
  %t.203 = icmp slt i64 %tile.173.next, 18
  br i1 %t.203, label %tile.173, label %tile.173.done
tile.173.done:
  br label %tile.204
tile.204:
  %tile.204.i = phi i64 [18, %tile.173.done], [%tile.204.next, %group.207.done]
  %t.205 = mul i64 %tile.204.i, 5
  %t.206 = add i64 %t.205, 18
  br label %group.207
group.207:
  %group.207.i = phi i64 [0, %tile.204], [%group.207.next, %group.207]
  %t.208 = mul i64 %group.207.i, 16
  %t.209 = add i64 %t.135, %t.208
  %t.210 = mul i64 %group.207.i, 1024
  %p.211 = getelementptr float, ptr %p.140, i64 %t.210
  %t.212 = mul i64 %group.207.i, 1024
  %p.213 = getelementptr float, ptr %p.142, i64 %t.212
  %t.214 = mul i64 %group.207.i, 2048
  %p.215 = getelementptr float, ptr %p.4, i64 %t.214
  %t.216 = mul i64 %group.207.i, 2048
  %p.217 = getelementptr float, ptr %p.5, i64 %t.216
  %t.218 = mul i64 %group.207.i, 1024
  %p.219 = getelementptr float, ptr %p.144, i64 %t.218
  %t.220 = mul i64 %group.207.i, 16
  %p.221 = getelementptr float, ptr %p.146, i64 %t.220
  %t.222 = mul i64 %group.207.i, 16
  %p.223 = getelementptr float, ptr %p.148, i64 %t.222
  %t.224 = mul i64 %group.207.i, 16
  %p.225 = getelementptr float, ptr %p.150, i64 %t.224
  %t.226 = mul i64 %group.207.i, 16
  %p.227 = getelementptr float, ptr %p.10, i64 %t.226
  %t.228 = mul i64 %group.207.i, 32
  %p.229 = getelementptr float, ptr %p.152, i64 %t.228
  %t.230 = mul i64 %t.206, 64
  %p.231 = getelementptr float, ptr %p.168, i64 %t.230
  %t.232 = mul i64 %t.206, 16
  %p.233 = getelementptr float, ptr %p.215, i64 %t.232
  call void @nothing0_5(ptr %p.231, ptr %p.211, ptr %p.233, ptr %p.223)
  %group.207.next = add nuw nsw i64 %group.207.i, 1
  %t.234 = icmp slt i64 %group.207.next, %t.138
  br i1 %t.234, label %group.207, label %group.207.done
group.207.done:
  %tile.204.next = add nuw nsw i64 %tile.204.i, 1
  %t.235 = icmp slt i64 %tile.204.next, 22
  br i1 %t.235, label %tile.204, label %tile.204.done
tile.204.done:
  br label %tile.236
tile.236:
  %tile.236.i = phi i64 [0, %tile.204.done], [%tile.236.next, %group.238.done]
  %t.237 = mul i64 %tile.236.i, 6
  br label %group.238
group.238:
  %group.238.i = phi i64 [0, %tile.236], [%group.238.next, %group.238]
  %t.239 = mul i64 %group.238.i, 16
  %t.240 = add i64 %t.135, %t.239
  %t.241 = mul i64 %group.238.i, 1024
  %p.242 = getelementptr float, ptr %p.140, i64 %t.241
  %t.243 = mul i64 %group.238.i, 1024
  %p.244 = getelementptr float, ptr %p.142, i64 %t.243
  %t.245 = mul i64 %group.238.i, 2048
  %p.246 = getelementptr float, ptr %p.4, i64 %t.245
  %t.247 = mul i64 %group.238.i, 2048
  %p.248 = getelementptr float, ptr %p.5, i64 %t.247
  %t.249 = mul i64 %group.238.i, 1024
  %p.250 = getelementptr float, ptr %p.144, i64 %t.249
  %t.251 = mul i64 %group.238.i, 16
  %p.252 = getelementptr float, ptr %p.146, i64 %t.251
  %t.253 = mul i64 %group.238.i, 16
  %p.254 = getelementptr float, ptr %p.148, i64 %t.253
  %t.255 = mul i64 %group.238.i, 16
  %p.256 = getelementptr float, ptr %p.150, i64 %t.255
  %t.257 = mul i64 %group.238.i, 16
  %p.258 = getelementptr float, ptr %p.10, i64 %t.257
  %t.259 = mul i64 %group.238.i, 32
  %p.260 = getelementptr float, ptr %p.152, i64 %t.259
  %t.261 = mul i64 %t.237, 64
  %p.262 = getelementptr float, ptr %p.172, i64 %t.261
  %t.263 = mul i64 %t.237, 16
  %p.264 = getelementptr float, ptr %p.248, i64 %t.263
  call void @nothing1_6(ptr %p.262, ptr %p.244, ptr %p.264, ptr %p.254)
  %group.238.next = add nuw nsw i64 %group.238.i, 1
  %t.265 = icmp slt i64 %group.238.next, %t.138
  br i1 %t.265, label %group.238, label %group.238.done
group.238.done:
  %tile.236.next = add nuw nsw i64 %tile.236.i, 1
  %t.266 = icmp slt i64 %tile.236.next, 18
  br i1 %t.266, label %tile.236, label %tile.236.done
tile.236.done:
  br label %tile.267
tile.267:
  %tile.267.i = phi i64 [18, %tile.236.done], [%tile.267.next, %group.270.done]
  %t.268 = mul i64 %tile.267.i, 5
  %t.269 = add i64 %t.268, 18
  br label %group.270
group.270:
  %group.270.i = phi i64 [0, %tile.267], [%group.270.next, %group.270]
  %t.271 = mul i64 %group.270.i, 16
  %t.272 = add i64 %t.135, %t.271
  %t.273 = mul i64 %group.270.i, 1024
  %p.274 = getelementptr float, ptr %p.140, i64 %t.273
  %t.275 = mul i64 %group.270.i, 1024
  %p.276 = getelementptr float, ptr %p.142, i64 %t.275
  %t.277 = mul i64 %group.270.i, 2048
  %p.278 = getelementptr float, ptr %p.4, i64 %t.277
  %t.279 = mul i64 %group.270.i, 2048
  %p.280 = getelementptr float, ptr %p.5, i64 %t.279
  %t.281 = mul i64 %group.270.i, 1024
  %p.282 = getelementptr float, ptr %p.144, i64 %t.281
  %t.283 = mul i64 %group.270.i, 16
  %p.284 = getelementptr float, ptr %p.146, i64 %t.283
  %t.285 = mul i64 %group.270.i, 16
  %p.286 = getelementptr float, ptr %p.148, i64 %t.285
  %t.287 = mul i64 %group.270.i, 16
  %p.288 = getelementptr float, ptr %p.150, i64 %t.287
  %t.289 = mul i64 %group.270.i, 16
  %p.290 = getelementptr float, ptr %p.10, i64 %t.289
  %t.291 = mul i64 %group.270.i, 32
  %p.292 = getelementptr float, ptr %p.152, i64 %t.291
  %t.293 = mul i64 %t.269, 64
  %p.294 = getelementptr float, ptr %p.172, i64 %t.293
  %t.295 = mul i64 %t.269, 16
  %p.296 = getelementptr float, ptr %p.280, i64 %t.295
  call void @nothing1_5(ptr %p.294, ptr %p.276, ptr %p.296, ptr %p.286)
  %group.270.next = add nuw nsw i64 %group.270.i, 1
  %t.297 = icmp slt i64 %group.270.next, %t.138
  br i1 %t.297, label %group.270, label %group.270.done
group.270.done:
  %tile.267.next = add nuw nsw i64 %tile.267.i, 1
  %t.298 = icmp slt i64 %tile.267.next, 22
  br i1 %t.298, label %tile.267, label %tile.267.done
tile.267.done:
  br label %group.299
group.299:
  %group.299.i = phi i64 [0, %tile.267.done], [%group.299.next, %score.326.done]
  %t.300 = mul i64 %group.299.i, 16
  %t.301 = add i64 %t.135, %t.300
  %t.302 = mul i64 %group.299.i, 1024
  %p.303 = getelementptr float, ptr %p.140, i64 %t.302
  %t.304 = mul i64 %group.299.i, 1024
  %p.305 = getelementptr float, ptr %p.142, i64 %t.304
  %t.306 = mul i64 %group.299.i, 2048
  %p.307 = getelementptr float, ptr %p.4, i64 %t.306
  %t.308 = mul i64 %group.299.i, 2048
  %p.309 = getelementptr float, ptr %p.5, i64 %t.308
  %t.310 = mul i64 %group.299.i, 1024
  %p.311 = getelementptr float, ptr %p.144, i64 %t.310
  %t.312 = mul i64 %group.299.i, 16
  %p.313 = getelementptr float, ptr %p.146, i64 %t.312
  %t.314 = mul i64 %group.299.i, 16
  %p.315 = getelementptr float, ptr %p.148, i64 %t.314
  %t.316 = mul i64 %group.299.i, 16
  %p.317 = getelementptr float, ptr %p.150, i64 %t.316
  %t.318 = mul i64 %group.299.i, 16
  %p.319 = getelementptr float, ptr %p.10, i64 %t.318
  %t.320 = mul i64 %group.299.i, 32
  %p.321 = getelementptr float, ptr %p.152, i64 %t.320
  %t.322 = mul i64 %t.23, 2048
  %p.323 = getelementptr float, ptr %b2, i64 %t.322
  %t.324 = mul i64 %t.23, 2048
  %p.325 = getelementptr float, ptr %b5, i64 %t.324
  br label %score.326
score.326:
  %score.326.i = phi i64 [0, %group.299], [%score.326.next, %score.326]
  %t.327 = add i64 %keys.128.i, %score.326.i
  %t.328 = mul i64 %score.326.i, 16
  %p.329 = getelementptr float, ptr %p.307, i64 %t.328
  %l.330 = load <16 x float>, ptr %p.329, align 4
  %p.331 = getelementptr float, ptr %p.309, i64 %t.328
  %l.332 = load <16 x float>, ptr %p.331, align 4
  %t.333 = trunc i64 %t.301 to i32
  %t.334 = insertelement <16 x i32> poison, i32 %t.333, i64 0
  %s.335 = shufflevector <16 x i32> %t.334, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.336 = add <16 x i32> %s.335, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.337 = trunc i64 %t.327 to i32
  %t.338 = insertelement <16 x i32> poison, i32 %t.337, i64 0
  %s.339 = shufflevector <16 x i32> %t.338, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.340 = icmp sle <16 x i32> %t.336, %s.339
  %t.341 = fmul <16 x float> %l.330, splat (float 0x3FC0000000000000)
  %t.342 = select <16 x i1> %t.340, <16 x float> %t.341, <16 x float> splat (float 0xFFF0000000000000)
  %p.343 = getelementptr float, ptr %p.323, i64 %t.327
  %l.344 = load float, ptr %p.343, align 4
  %t.345 = insertelement <16 x float> poison, float %l.344, i64 0
  %s.346 = shufflevector <16 x float> %t.345, <16 x float> poison, <16 x i32> zeroinitializer
  %t.347 = fsub <16 x float> %t.342, %s.346
  %t.348 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.347, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138000000000000))
  %t.349 = fsub <16 x float> %t.348, splat (float 0x4138000000000000)
  %t.350 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.349, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.347)
  %t.351 = bitcast <16 x float> %t.348 to <16 x i32>
  %t.352 = shl <16 x i32> %t.351, splat (i32 20)
  %t.353 = bitcast <16 x float> %t.348 to <16 x i32>
  %t.354 = shufflevector <16 x i32> %t.353, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.355 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.354)
  %t.356 = shufflevector <16 x i32> %t.353, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.357 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.356)
  %t.358 = shufflevector <8 x float> %t.355, <8 x float> %t.357, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.359 = bitcast <16 x float> %t.358 to <16 x i32>
  %t.360 = add <16 x i32> %t.359, %t.352
  %t.361 = bitcast <16 x i32> %t.360 to <16 x float>
  %t.362 = fmul <16 x float> %t.350, %t.350
  %t.363 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.350, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.364 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.362, <16 x float> %t.363, <16 x float> %t.350)
  %t.365 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.361, <16 x float> %t.364, <16 x float> %t.361)
  %t.366 = fcmp olt <16 x float> %t.347, splat (float 0xC055D33340000000)
  %t.367 = select <16 x i1> %t.366, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.365
  %p.368 = getelementptr float, ptr %p.325, i64 %t.327
  %l.369 = load float, ptr %p.368, align 4
  %t.370 = insertelement <16 x float> poison, float %l.369, i64 0
  %s.371 = shufflevector <16 x float> %t.370, <16 x float> poison, <16 x i32> zeroinitializer
  %t.372 = fsub <16 x float> %l.332, %s.371
  %t.373 = fmul <16 x float> %t.367, %t.372
  %p.374 = getelementptr float, ptr %p.307, i64 %t.328
  store <16 x float> %t.373, ptr %p.374, align 4
  %score.326.next = add nuw nsw i64 %score.326.i, 1
  %t.375 = icmp slt i64 %score.326.next, 128
  br i1 %t.375, label %score.326, label %score.326.done
score.326.done:
  %group.299.next = add nuw nsw i64 %group.299.i, 1
  %t.376 = icmp slt i64 %group.299.next, %t.138
  br i1 %t.376, label %group.299, label %group.299.done
group.299.done:
  %t.377 = mul i64 %t.23, 131072
  %t.378 = mul i64 %keys.128.i, 64
  %t.379 = add i64 %t.377, %t.378
  %p.380 = getelementptr float, ptr %b0, i64 %t.379
  br label %tile.381
tile.381:
  %tile.381.i = phi i64 [0, %group.299.done], [%tile.381.next, %group.383.done]
  %t.382 = mul i64 %tile.381.i, 6
  br label %group.383
group.383:
  %group.383.i = phi i64 [0, %tile.381], [%group.383.next, %group.383]
  %t.384 = mul i64 %group.383.i, 16
  %t.385 = add i64 %t.135, %t.384
  %t.386 = mul i64 %group.383.i, 1024
  %p.387 = getelementptr float, ptr %p.140, i64 %t.386
  %t.388 = mul i64 %group.383.i, 1024
  %p.389 = getelementptr float, ptr %p.142, i64 %t.388
  %t.390 = mul i64 %group.383.i, 2048
  %p.391 = getelementptr float, ptr %p.4, i64 %t.390
  %t.392 = mul i64 %group.383.i, 2048
  %p.393 = getelementptr float, ptr %p.5, i64 %t.392
  %t.394 = mul i64 %group.383.i, 1024
  %p.395 = getelementptr float, ptr %p.144, i64 %t.394
  %t.396 = mul i64 %group.383.i, 16
  %p.397 = getelementptr float, ptr %p.146, i64 %t.396
  %t.398 = mul i64 %group.383.i, 16
  %p.399 = getelementptr float, ptr %p.148, i64 %t.398
  %t.400 = mul i64 %group.383.i, 16
  %p.401 = getelementptr float, ptr %p.150, i64 %t.400
  %t.402 = mul i64 %group.383.i, 16
  %p.403 = getelementptr float, ptr %p.10, i64 %t.402
  %t.404 = mul i64 %group.383.i, 32
  %p.405 = getelementptr float, ptr %p.152, i64 %t.404
  %p.406 = getelementptr float, ptr %p.380, i64 %t.382
  %t.407 = mul i64 %t.382, 16
  %p.408 = getelementptr float, ptr %p.395, i64 %t.407
  call void @values6_128(ptr %p.406, ptr %p.391, ptr %p.408, ptr %p.403)
  %group.383.next = add nuw nsw i64 %group.383.i, 1
  %t.409 = icmp slt i64 %group.383.next, %t.138
  br i1 %t.409, label %group.383, label %group.383.done
group.383.done:
  %tile.381.next = add nuw nsw i64 %tile.381.i, 1
  %t.410 = icmp slt i64 %tile.381.next, 9
  br i1 %t.410, label %tile.381, label %tile.381.done
tile.381.done:
  br label %tile.411
tile.411:
  %tile.411.i = phi i64 [9, %tile.381.done], [%tile.411.next, %group.414.done]
  %t.412 = mul i64 %tile.411.i, 5
  %t.413 = add i64 %t.412, 9
  br label %group.414
group.414:
  %group.414.i = phi i64 [0, %tile.411], [%group.414.next, %group.414]
  %t.415 = mul i64 %group.414.i, 16
  %t.416 = add i64 %t.135, %t.415
  %t.417 = mul i64 %group.414.i, 1024
  %p.418 = getelementptr float, ptr %p.140, i64 %t.417
  %t.419 = mul i64 %group.414.i, 1024
  %p.420 = getelementptr float, ptr %p.142, i64 %t.419
  %t.421 = mul i64 %group.414.i, 2048
  %p.422 = getelementptr float, ptr %p.4, i64 %t.421
  %t.423 = mul i64 %group.414.i, 2048
  %p.424 = getelementptr float, ptr %p.5, i64 %t.423
  %t.425 = mul i64 %group.414.i, 1024
  %p.426 = getelementptr float, ptr %p.144, i64 %t.425
  %t.427 = mul i64 %group.414.i, 16
  %p.428 = getelementptr float, ptr %p.146, i64 %t.427
  %t.429 = mul i64 %group.414.i, 16
  %p.430 = getelementptr float, ptr %p.148, i64 %t.429
  %t.431 = mul i64 %group.414.i, 16
  %p.432 = getelementptr float, ptr %p.150, i64 %t.431
  %t.433 = mul i64 %group.414.i, 16
  %p.434 = getelementptr float, ptr %p.10, i64 %t.433
  %t.435 = mul i64 %group.414.i, 32
  %p.436 = getelementptr float, ptr %p.152, i64 %t.435
  %p.437 = getelementptr float, ptr %p.380, i64 %t.413
  %t.438 = mul i64 %t.413, 16
  %p.439 = getelementptr float, ptr %p.426, i64 %t.438
  call void @values5_128(ptr %p.437, ptr %p.422, ptr %p.439, ptr %p.434)
  %group.414.next = add nuw nsw i64 %group.414.i, 1
  %t.440 = icmp slt i64 %group.414.next, %t.138
  br i1 %t.440, label %group.414, label %group.414.done
group.414.done:
  %tile.411.next = add nuw nsw i64 %tile.411.i, 1
  %t.441 = icmp slt i64 %tile.411.next, 11
  br i1 %t.441, label %tile.411, label %tile.411.done
tile.411.done:
  br label %if.164.end
if.164.end:
  %block.133.next = add nuw nsw i64 %block.133.i, 1
  %t.442 = icmp slt i64 %block.133.next, %t.132
  br i1 %t.442, label %block.133, label %block.133.done
block.133.done:
  %keys.128.next = add nuw nsw i64 %keys.128.i, 128
  br label %keys.128
keys.128.done:
  %t.443 = sub i64 2111, %t.25
  %t.444 = udiv i64 %t.443, 64
  %t.445 = call i64 @llvm.smin.i64(i64 %t.444, i64 4)
  br label %block.446
block.446:
  %block.446.i = phi i64 [0, %keys.128.done], [%block.446.next, %group.466.done]
  %t.447 = mul i64 %block.446.i, 64
  %t.448 = add i64 %t.25, %t.447
  %t.449 = sub i64 2063, %t.448
  %t.450 = udiv i64 %t.449, 16
  %t.451 = call i64 @llvm.smin.i64(i64 %t.450, i64 4)
  %t.452 = mul i64 %block.446.i, 4096
  %p.453 = getelementptr float, ptr %p.2, i64 %t.452
  %t.454 = mul i64 %block.446.i, 4096
  %p.455 = getelementptr float, ptr %p.3, i64 %t.454
  %t.456 = mul i64 %block.446.i, 4096
  %p.457 = getelementptr float, ptr %p.6, i64 %t.456
  %t.458 = mul i64 %block.446.i, 64
  %p.459 = getelementptr float, ptr %p.7, i64 %t.458
  %t.460 = mul i64 %block.446.i, 64
  %p.461 = getelementptr float, ptr %p.8, i64 %t.460
  %t.462 = mul i64 %block.446.i, 64
  %p.463 = getelementptr float, ptr %p.9, i64 %t.462
  %t.464 = mul i64 %block.446.i, 128
  %p.465 = getelementptr float, ptr %p.11, i64 %t.464
  br label %group.466
group.466:
  %group.466.i = phi i64 [0, %block.446], [%group.466.next, %query.489.done]
  %t.467 = mul i64 %group.466.i, 16
  %t.468 = add i64 %t.448, %t.467
  %t.469 = mul i64 %group.466.i, 1024
  %p.470 = getelementptr float, ptr %p.453, i64 %t.469
  %t.471 = mul i64 %group.466.i, 1024
  %p.472 = getelementptr float, ptr %p.455, i64 %t.471
  %t.473 = mul i64 %group.466.i, 2048
  %p.474 = getelementptr float, ptr %p.4, i64 %t.473
  %t.475 = mul i64 %group.466.i, 2048
  %p.476 = getelementptr float, ptr %p.5, i64 %t.475
  %t.477 = mul i64 %group.466.i, 1024
  %p.478 = getelementptr float, ptr %p.457, i64 %t.477
  %t.479 = mul i64 %group.466.i, 16
  %p.480 = getelementptr float, ptr %p.459, i64 %t.479
  %t.481 = mul i64 %group.466.i, 16
  %p.482 = getelementptr float, ptr %p.461, i64 %t.481
  %t.483 = mul i64 %group.466.i, 16
  %p.484 = getelementptr float, ptr %p.463, i64 %t.483
  %t.485 = mul i64 %group.466.i, 16
  %p.486 = getelementptr float, ptr %p.10, i64 %t.485
  %t.487 = mul i64 %group.466.i, 32
  %p.488 = getelementptr float, ptr %p.465, i64 %t.487
  call void @transpose_16_64(ptr %p.478, ptr %p.12, i64 64, i64 16)
  br label %query.489
query.489:
  %query.489.i = phi i64 [0, %group.466], [%query.489.next, %value.494.done]
  %t.490 = icmp slt i64 %query.489.i, 16
  br i1 %t.490, label %query.489.body, label %query.489.done
query.489.body:
  %t.491 = add i64 %t.468, %query.489.i
  %t.492 = mul i64 %query.489.i, 64
  %p.493 = getelementptr float, ptr %p.12, i64 %t.492
  br label %value.494
value.494:
  %value.494.i = phi i64 [0, %query.489.body], [%value.494.next, %value.494.body]
  %t.495 = icmp slt i64 %value.494.i, 64
  br i1 %t.495, label %value.494.body, label %value.494.done
value.494.body:
  %p.496 = getelementptr float, ptr %p.493, i64 %value.494.i
  %l.497 = load <8 x float>, ptr %p.496, align 4
  %t.498 = fmul <8 x float> %l.497, splat (float 0x3FC0000000000000)
  %t.499 = mul i64 %t.23, 131072
  %t.500 = add i64 %value.494.i, %t.499
  %t.501 = mul i64 %t.491, 64
  %t.502 = add i64 %t.501, %t.500
  %p.503 = getelementptr float, ptr %b6, i64 %t.502
  store <8 x float> %t.498, ptr %p.503, align 4
  %value.494.next = add nuw nsw i64 %value.494.i, 8
  br label %value.494
value.494.done:
  %query.489.next = add nuw nsw i64 %query.489.i, 1
  br label %query.489
query.489.done:
  %group.466.next = add nuw nsw i64 %group.466.i, 1
  %t.504 = icmp slt i64 %group.466.next, %t.451
  br i1 %t.504, label %group.466, label %group.466.done
group.466.done:
  %block.446.next = add nuw nsw i64 %block.446.i, 1
  %t.505 = icmp slt i64 %block.446.next, %t.445
  br i1 %t.505, label %block.446, label %block.446.done
block.446.done:
  %item.20.next = add nuw nsw i64 %item.20.i, 1
  br label %item.20
item.20.done:
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
  %p.14 = getelementptr float, ptr %p.3, i64 64
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 128
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 192
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.3, i64 256
  %l.33 = load float, ptr %p.32, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.6, <8 x float> %k.2.c8)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.8, <8 x float> %k.2.c9)
  %p.38 = getelementptr float, ptr %p.3, i64 320
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
  %p.54 = getelementptr float, ptr %p.3, i64 65
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.45, <8 x float> %t.18)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.47, <8 x float> %t.19)
  %p.60 = getelementptr float, ptr %p.3, i64 129
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.45, <8 x float> %t.24)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.47, <8 x float> %t.25)
  %p.66 = getelementptr float, ptr %p.3, i64 193
  %l.67 = load float, ptr %p.66, align 4
  %t.68 = insertelement <8 x float> poison, float %l.67, i64 0
  %s.69 = shufflevector <8 x float> %t.68, <8 x float> poison, <8 x i32> zeroinitializer
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.45, <8 x float> %t.30)
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.47, <8 x float> %t.31)
  %p.72 = getelementptr float, ptr %p.3, i64 257
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.45, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.47, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.3, i64 321
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
  %p.14 = getelementptr float, ptr %p.3, i64 64
  %l.15 = load float, ptr %p.14, align 4
  %t.16 = insertelement <8 x float> poison, float %l.15, i64 0
  %s.17 = shufflevector <8 x float> %t.16, <8 x float> poison, <8 x i32> zeroinitializer
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.6, <8 x float> %k.2.c2)
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.17, <8 x float> %l.8, <8 x float> %k.2.c3)
  %p.20 = getelementptr float, ptr %p.3, i64 128
  %l.21 = load float, ptr %p.20, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.6, <8 x float> %k.2.c4)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.8, <8 x float> %k.2.c5)
  %p.26 = getelementptr float, ptr %p.3, i64 192
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.6, <8 x float> %k.2.c6)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.8, <8 x float> %k.2.c7)
  %p.32 = getelementptr float, ptr %p.3, i64 256
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
  %p.48 = getelementptr float, ptr %p.3, i64 65
  %l.49 = load float, ptr %p.48, align 4
  %t.50 = insertelement <8 x float> poison, float %l.49, i64 0
  %s.51 = shufflevector <8 x float> %t.50, <8 x float> poison, <8 x i32> zeroinitializer
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.39, <8 x float> %t.18)
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.41, <8 x float> %t.19)
  %p.54 = getelementptr float, ptr %p.3, i64 129
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.39, <8 x float> %t.24)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.41, <8 x float> %t.25)
  %p.60 = getelementptr float, ptr %p.3, i64 193
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.39, <8 x float> %t.30)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.41, <8 x float> %t.31)
  %p.66 = getelementptr float, ptr %p.3, i64 257
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
  br label %k.25
k.25:
  %k.25.i = phi i64 [0, %entry], [%k.25.next, %k.25]
  %k.25.c0 = phi <8 x float> [%l.2, %entry], [%t.76, %k.25]
  %k.25.c1 = phi <8 x float> [%l.4, %entry], [%t.77, %k.25]
  %k.25.c2 = phi <8 x float> [%l.6, %entry], [%t.82, %k.25]
  %k.25.c3 = phi <8 x float> [%l.8, %entry], [%t.83, %k.25]
  %k.25.c4 = phi <8 x float> [%l.10, %entry], [%t.88, %k.25]
  %k.25.c5 = phi <8 x float> [%l.12, %entry], [%t.89, %k.25]
  %k.25.c6 = phi <8 x float> [%l.14, %entry], [%t.94, %k.25]
  %k.25.c7 = phi <8 x float> [%l.16, %entry], [%t.95, %k.25]
  %k.25.c8 = phi <8 x float> [%l.18, %entry], [%t.100, %k.25]
  %k.25.c9 = phi <8 x float> [%l.20, %entry], [%t.101, %k.25]
  %k.25.c10 = phi <8 x float> [%l.22, %entry], [%t.106, %k.25]
  %k.25.c11 = phi <8 x float> [%l.24, %entry], [%t.107, %k.25]
  %t.26 = mul i64 %k.25.i, 64
  %p.27 = getelementptr float, ptr %a, i64 %t.26
  %t.28 = mul i64 %k.25.i, 16
  %p.29 = getelementptr float, ptr %b, i64 %t.28
  %l.30 = load <8 x float>, ptr %p.29, align 4
  %p.31 = getelementptr float, ptr %p.29, i64 8
  %l.32 = load <8 x float>, ptr %p.31, align 4
  %l.33 = load float, ptr %p.27, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.30, <8 x float> %k.25.c0)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.32, <8 x float> %k.25.c1)
  %p.38 = getelementptr float, ptr %p.27, i64 1
  %l.39 = load float, ptr %p.38, align 4
  %t.40 = insertelement <8 x float> poison, float %l.39, i64 0
  %s.41 = shufflevector <8 x float> %t.40, <8 x float> poison, <8 x i32> zeroinitializer
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.30, <8 x float> %k.25.c2)
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.32, <8 x float> %k.25.c3)
  %p.44 = getelementptr float, ptr %p.27, i64 2
  %l.45 = load float, ptr %p.44, align 4
  %t.46 = insertelement <8 x float> poison, float %l.45, i64 0
  %s.47 = shufflevector <8 x float> %t.46, <8 x float> poison, <8 x i32> zeroinitializer
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.30, <8 x float> %k.25.c4)
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.32, <8 x float> %k.25.c5)
  %p.50 = getelementptr float, ptr %p.27, i64 3
  %l.51 = load float, ptr %p.50, align 4
  %t.52 = insertelement <8 x float> poison, float %l.51, i64 0
  %s.53 = shufflevector <8 x float> %t.52, <8 x float> poison, <8 x i32> zeroinitializer
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.30, <8 x float> %k.25.c6)
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.32, <8 x float> %k.25.c7)
  %p.56 = getelementptr float, ptr %p.27, i64 4
  %l.57 = load float, ptr %p.56, align 4
  %t.58 = insertelement <8 x float> poison, float %l.57, i64 0
  %s.59 = shufflevector <8 x float> %t.58, <8 x float> poison, <8 x i32> zeroinitializer
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.30, <8 x float> %k.25.c8)
  %t.61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.32, <8 x float> %k.25.c9)
  %p.62 = getelementptr float, ptr %p.27, i64 5
  %l.63 = load float, ptr %p.62, align 4
  %t.64 = insertelement <8 x float> poison, float %l.63, i64 0
  %s.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <8 x i32> zeroinitializer
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.30, <8 x float> %k.25.c10)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.32, <8 x float> %k.25.c11)
  %p.68 = getelementptr float, ptr %p.29, i64 16
  %l.69 = load <8 x float>, ptr %p.68, align 4
  %p.70 = getelementptr float, ptr %p.29, i64 24
  %l.71 = load <8 x float>, ptr %p.70, align 4
  %p.72 = getelementptr float, ptr %p.27, i64 64
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.69, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.71, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.27, i64 65
  %l.79 = load float, ptr %p.78, align 4
  %t.80 = insertelement <8 x float> poison, float %l.79, i64 0
  %s.81 = shufflevector <8 x float> %t.80, <8 x float> poison, <8 x i32> zeroinitializer
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.69, <8 x float> %t.42)
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.71, <8 x float> %t.43)
  %p.84 = getelementptr float, ptr %p.27, i64 66
  %l.85 = load float, ptr %p.84, align 4
  %t.86 = insertelement <8 x float> poison, float %l.85, i64 0
  %s.87 = shufflevector <8 x float> %t.86, <8 x float> poison, <8 x i32> zeroinitializer
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.69, <8 x float> %t.48)
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.71, <8 x float> %t.49)
  %p.90 = getelementptr float, ptr %p.27, i64 67
  %l.91 = load float, ptr %p.90, align 4
  %t.92 = insertelement <8 x float> poison, float %l.91, i64 0
  %s.93 = shufflevector <8 x float> %t.92, <8 x float> poison, <8 x i32> zeroinitializer
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.69, <8 x float> %t.54)
  %t.95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.71, <8 x float> %t.55)
  %p.96 = getelementptr float, ptr %p.27, i64 68
  %l.97 = load float, ptr %p.96, align 4
  %t.98 = insertelement <8 x float> poison, float %l.97, i64 0
  %s.99 = shufflevector <8 x float> %t.98, <8 x float> poison, <8 x i32> zeroinitializer
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.69, <8 x float> %t.60)
  %t.101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.71, <8 x float> %t.61)
  %p.102 = getelementptr float, ptr %p.27, i64 69
  %l.103 = load float, ptr %p.102, align 4
  %t.104 = insertelement <8 x float> poison, float %l.103, i64 0
  %s.105 = shufflevector <8 x float> %t.104, <8 x float> poison, <8 x i32> zeroinitializer
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.105, <8 x float> %l.69, <8 x float> %t.66)
  %t.107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.105, <8 x float> %l.71, <8 x float> %t.67)
  %k.25.next = add nuw nsw i64 %k.25.i, 2
  %t.108 = icmp slt i64 %k.25.next, 128
  br i1 %t.108, label %k.25, label %k.25.done
k.25.done:
  %p.109 = getelementptr float, ptr %a, i64 8192
  %p.110 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.76, ptr %c, align 4
  %p.111 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.77, ptr %p.111, align 4
  %p.112 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.82, ptr %p.112, align 4
  %p.113 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.83, ptr %p.113, align 4
  %p.114 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.88, ptr %p.114, align 4
  %p.115 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.89, ptr %p.115, align 4
  %p.116 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.94, ptr %p.116, align 4
  %p.117 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.95, ptr %p.117, align 4
  %p.118 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.100, ptr %p.118, align 4
  %p.119 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.101, ptr %p.119, align 4
  %p.120 = getelementptr float, ptr %c, i64 80
  store <8 x float> %t.106, ptr %p.120, align 4
  %p.121 = getelementptr float, ptr %c, i64 88
  store <8 x float> %t.107, ptr %p.121, align 4
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
  br label %k.21
k.21:
  %k.21.i = phi i64 [0, %entry], [%k.21.next, %k.21]
  %k.21.c0 = phi <8 x float> [%l.2, %entry], [%t.66, %k.21]
  %k.21.c1 = phi <8 x float> [%l.4, %entry], [%t.67, %k.21]
  %k.21.c2 = phi <8 x float> [%l.6, %entry], [%t.72, %k.21]
  %k.21.c3 = phi <8 x float> [%l.8, %entry], [%t.73, %k.21]
  %k.21.c4 = phi <8 x float> [%l.10, %entry], [%t.78, %k.21]
  %k.21.c5 = phi <8 x float> [%l.12, %entry], [%t.79, %k.21]
  %k.21.c6 = phi <8 x float> [%l.14, %entry], [%t.84, %k.21]
  %k.21.c7 = phi <8 x float> [%l.16, %entry], [%t.85, %k.21]
  %k.21.c8 = phi <8 x float> [%l.18, %entry], [%t.90, %k.21]
  %k.21.c9 = phi <8 x float> [%l.20, %entry], [%t.91, %k.21]
  %t.22 = mul i64 %k.21.i, 64
  %p.23 = getelementptr float, ptr %a, i64 %t.22
  %t.24 = mul i64 %k.21.i, 16
  %p.25 = getelementptr float, ptr %b, i64 %t.24
  %l.26 = load <8 x float>, ptr %p.25, align 4
  %p.27 = getelementptr float, ptr %p.25, i64 8
  %l.28 = load <8 x float>, ptr %p.27, align 4
  %l.29 = load float, ptr %p.23, align 4
  %t.30 = insertelement <8 x float> poison, float %l.29, i64 0
  %s.31 = shufflevector <8 x float> %t.30, <8 x float> poison, <8 x i32> zeroinitializer
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.26, <8 x float> %k.21.c0)
  %t.33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.28, <8 x float> %k.21.c1)
  %p.34 = getelementptr float, ptr %p.23, i64 1
  %l.35 = load float, ptr %p.34, align 4
  %t.36 = insertelement <8 x float> poison, float %l.35, i64 0
  %s.37 = shufflevector <8 x float> %t.36, <8 x float> poison, <8 x i32> zeroinitializer
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.26, <8 x float> %k.21.c2)
  %t.39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.28, <8 x float> %k.21.c3)
  %p.40 = getelementptr float, ptr %p.23, i64 2
  %l.41 = load float, ptr %p.40, align 4
  %t.42 = insertelement <8 x float> poison, float %l.41, i64 0
  %s.43 = shufflevector <8 x float> %t.42, <8 x float> poison, <8 x i32> zeroinitializer
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.26, <8 x float> %k.21.c4)
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.28, <8 x float> %k.21.c5)
  %p.46 = getelementptr float, ptr %p.23, i64 3
  %l.47 = load float, ptr %p.46, align 4
  %t.48 = insertelement <8 x float> poison, float %l.47, i64 0
  %s.49 = shufflevector <8 x float> %t.48, <8 x float> poison, <8 x i32> zeroinitializer
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.49, <8 x float> %l.26, <8 x float> %k.21.c6)
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.49, <8 x float> %l.28, <8 x float> %k.21.c7)
  %p.52 = getelementptr float, ptr %p.23, i64 4
  %l.53 = load float, ptr %p.52, align 4
  %t.54 = insertelement <8 x float> poison, float %l.53, i64 0
  %s.55 = shufflevector <8 x float> %t.54, <8 x float> poison, <8 x i32> zeroinitializer
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.26, <8 x float> %k.21.c8)
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.28, <8 x float> %k.21.c9)
  %p.58 = getelementptr float, ptr %p.25, i64 16
  %l.59 = load <8 x float>, ptr %p.58, align 4
  %p.60 = getelementptr float, ptr %p.25, i64 24
  %l.61 = load <8 x float>, ptr %p.60, align 4
  %p.62 = getelementptr float, ptr %p.23, i64 64
  %l.63 = load float, ptr %p.62, align 4
  %t.64 = insertelement <8 x float> poison, float %l.63, i64 0
  %s.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <8 x i32> zeroinitializer
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.59, <8 x float> %t.32)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.61, <8 x float> %t.33)
  %p.68 = getelementptr float, ptr %p.23, i64 65
  %l.69 = load float, ptr %p.68, align 4
  %t.70 = insertelement <8 x float> poison, float %l.69, i64 0
  %s.71 = shufflevector <8 x float> %t.70, <8 x float> poison, <8 x i32> zeroinitializer
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.59, <8 x float> %t.38)
  %t.73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.61, <8 x float> %t.39)
  %p.74 = getelementptr float, ptr %p.23, i64 66
  %l.75 = load float, ptr %p.74, align 4
  %t.76 = insertelement <8 x float> poison, float %l.75, i64 0
  %s.77 = shufflevector <8 x float> %t.76, <8 x float> poison, <8 x i32> zeroinitializer
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.59, <8 x float> %t.44)
  %t.79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.61, <8 x float> %t.45)
  %p.80 = getelementptr float, ptr %p.23, i64 67
  %l.81 = load float, ptr %p.80, align 4
  %t.82 = insertelement <8 x float> poison, float %l.81, i64 0
  %s.83 = shufflevector <8 x float> %t.82, <8 x float> poison, <8 x i32> zeroinitializer
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.59, <8 x float> %t.50)
  %t.85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.61, <8 x float> %t.51)
  %p.86 = getelementptr float, ptr %p.23, i64 68
  %l.87 = load float, ptr %p.86, align 4
  %t.88 = insertelement <8 x float> poison, float %l.87, i64 0
  %s.89 = shufflevector <8 x float> %t.88, <8 x float> poison, <8 x i32> zeroinitializer
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.59, <8 x float> %t.56)
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.61, <8 x float> %t.57)
  %k.21.next = add nuw nsw i64 %k.21.i, 2
  %t.92 = icmp slt i64 %k.21.next, 128
  br i1 %t.92, label %k.21, label %k.21.done
k.21.done:
  %p.93 = getelementptr float, ptr %a, i64 8192
  %p.94 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.66, ptr %c, align 4
  %p.95 = getelementptr float, ptr %c, i64 8
  store <8 x float> %t.67, ptr %p.95, align 4
  %p.96 = getelementptr float, ptr %c, i64 16
  store <8 x float> %t.72, ptr %p.96, align 4
  %p.97 = getelementptr float, ptr %c, i64 24
  store <8 x float> %t.73, ptr %p.97, align 4
  %p.98 = getelementptr float, ptr %c, i64 32
  store <8 x float> %t.78, ptr %p.98, align 4
  %p.99 = getelementptr float, ptr %c, i64 40
  store <8 x float> %t.79, ptr %p.99, align 4
  %p.100 = getelementptr float, ptr %c, i64 48
  store <8 x float> %t.84, ptr %p.100, align 4
  %p.101 = getelementptr float, ptr %c, i64 56
  store <8 x float> %t.85, ptr %p.101, align 4
  %p.102 = getelementptr float, ptr %c, i64 64
  store <8 x float> %t.90, ptr %p.102, align 4
  %p.103 = getelementptr float, ptr %c, i64 72
  store <8 x float> %t.91, ptr %p.103, align 4
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
define void @kt_attention_731772e66c167adc(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
entry:
  %t.1 = mul i64 %tid, 43328
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %p.3 = getelementptr float, ptr %p.2, i64 16384
  %p.4 = getelementptr float, ptr %p.2, i64 24576
  %p.5 = getelementptr float, ptr %p.2, i64 40960
  %p.6 = getelementptr float, ptr %p.2, i64 41216
  %p.7 = getelementptr float, ptr %p.2, i64 41472
  %p.8 = getelementptr float, ptr %p.2, i64 41728
  %p.9 = getelementptr float, ptr %p.2, i64 41792
  %p.10 = getelementptr float, ptr %p.2, i64 42304
  %p.11 = getelementptr float, ptr %p.2, i64 43328
  %p.12 = getelementptr float, ptr %p.2, i64 43328
  %t.13 = mul i64 %part, %n0
  %t.14 = udiv i64 %t.13, %parts
  %t.15 = add i64 %t.13, %n0
  %t.16 = udiv i64 %t.15, %parts
  br label %item.17
item.17:
  %item.17.i = phi i64 [%t.14, %entry], [%item.17.next, %block.324.done]
  %item.17.c0 = phi i64 [-1, %entry], [%t.21, %block.324.done]
  %t.18 = icmp slt i64 %item.17.i, %t.16
  br i1 %t.18, label %item.17.body, label %item.17.done
item.17.body:
  %t.19 = urem i64 %item.17.i, 8
  %t.20 = udiv i64 %item.17.i, 8
  %t.21 = udiv i64 %item.17.i, 8
  %t.22 = mul i64 %t.19, 256
  %t.23 = sub i64 2063, %t.22
  %t.24 = udiv i64 %t.23, 16
  %t.25 = call i64 @llvm.smin.i64(i64 %t.24, i64 4)
  %t.26 = icmp ne i64 %t.21, %item.17.c0
  br i1 %t.26, label %if.27, label %if.27.end
if.27:
  %t.28 = add i64 2048, 127
  %t.29 = udiv i64 %t.28, 128
  %t.30 = mul i64 %t.29, 128
  %t.31 = call i64 @llvm.smin.i64(i64 %t.30, i64 2048)
  br label %if.27.end
if.27.end:
  %t.32 = sub i64 2111, %t.22
  %t.33 = udiv i64 %t.32, 64
  %t.34 = call i64 @llvm.smin.i64(i64 %t.33, i64 4)
  br label %block.35
block.35:
  %block.35.i = phi i64 [0, %if.27.end], [%block.35.next, %group.53.done]
  %t.36 = mul i64 %block.35.i, 64
  %t.37 = add i64 %t.22, %t.36
  %t.38 = sub i64 2063, %t.37
  %t.39 = udiv i64 %t.38, 16
  %t.40 = call i64 @llvm.smin.i64(i64 %t.39, i64 4)
  %t.41 = mul i64 %block.35.i, 4096
  %p.42 = getelementptr float, ptr %p.2, i64 %t.41
  %t.43 = mul i64 %block.35.i, 4096
  %p.44 = getelementptr float, ptr %p.4, i64 %t.43
  %t.45 = mul i64 %block.35.i, 64
  %p.46 = getelementptr float, ptr %p.5, i64 %t.45
  %t.47 = mul i64 %block.35.i, 64
  %p.48 = getelementptr float, ptr %p.6, i64 %t.47
  %t.49 = mul i64 %block.35.i, 64
  %p.50 = getelementptr float, ptr %p.7, i64 %t.49
  %t.51 = mul i64 %block.35.i, 128
  %p.52 = getelementptr float, ptr %p.9, i64 %t.51
  br label %group.53
group.53:
  %group.53.i = phi i64 [0, %block.35], [%group.53.next, %row.86.done]
  %t.54 = mul i64 %group.53.i, 16
  %t.55 = add i64 %t.37, %t.54
  %t.56 = mul i64 %group.53.i, 1024
  %p.57 = getelementptr float, ptr %p.42, i64 %t.56
  %t.58 = mul i64 %group.53.i, 2048
  %p.59 = getelementptr float, ptr %p.3, i64 %t.58
  %t.60 = mul i64 %group.53.i, 1024
  %p.61 = getelementptr float, ptr %p.44, i64 %t.60
  %t.62 = mul i64 %group.53.i, 16
  %p.63 = getelementptr float, ptr %p.46, i64 %t.62
  %t.64 = mul i64 %group.53.i, 16
  %p.65 = getelementptr float, ptr %p.48, i64 %t.64
  %t.66 = mul i64 %group.53.i, 16
  %p.67 = getelementptr float, ptr %p.50, i64 %t.66
  %t.68 = mul i64 %group.53.i, 16
  %p.69 = getelementptr float, ptr %p.8, i64 %t.68
  %t.70 = mul i64 %group.53.i, 32
  %p.71 = getelementptr float, ptr %p.52, i64 %t.70
  br label %query.72
query.72:
  %query.72.i = phi i64 [0, %group.53], [%query.72.next, %depth.81.done]
  %t.73 = icmp slt i64 %query.72.i, 16
  br i1 %t.73, label %query.72.body, label %query.72.done
query.72.body:
  %t.74 = add i64 %t.55, %query.72.i
  %t.75 = mul i64 %t.20, 131072
  %t.76 = mul i64 %t.74, 64
  %t.77 = add i64 %t.76, %t.75
  %p.78 = getelementptr float, ptr %b1, i64 %t.77
  %t.79 = mul i64 %query.72.i, 64
  %p.80 = getelementptr float, ptr %p.10, i64 %t.79
  br label %depth.81
depth.81:
  %depth.81.i = phi i64 [0, %query.72.body], [%depth.81.next, %depth.81.body]
  %t.82 = icmp slt i64 %depth.81.i, 64
  br i1 %t.82, label %depth.81.body, label %depth.81.done
depth.81.body:
  %p.83 = getelementptr float, ptr %p.78, i64 %depth.81.i
  %l.84 = load <8 x float>, ptr %p.83, align 4
  %p.85 = getelementptr float, ptr %p.80, i64 %depth.81.i
  store <8 x float> %l.84, ptr %p.85, align 4
  %depth.81.next = add nuw nsw i64 %depth.81.i, 8
  br label %depth.81
depth.81.done:
  %query.72.next = add nuw nsw i64 %query.72.i, 1
  br label %query.72
query.72.done:
  call void @transpose_64_16(ptr %p.10, ptr %p.57, i64 16, i64 64)
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.63, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.65, align 4
  store <16 x float> zeroinitializer, ptr %p.67, align 4
  store <16 x float> splat (float 0xC7EFFFFFE0000000), ptr %p.71, align 4
  br label %row.86
row.86:
  %row.86.i = phi i64 [0, %query.72.done], [%row.86.next, %row.86.body]
  %t.87 = icmp slt i64 %row.86.i, 64
  br i1 %t.87, label %row.86.body, label %row.86.done
row.86.body:
  %t.88 = mul i64 %row.86.i, 16
  %p.89 = getelementptr float, ptr %p.61, i64 %t.88
  store <8 x float> zeroinitializer, ptr %p.89, align 4
  %t.90 = mul i64 %row.86.i, 16
  %t.91 = add i64 %t.90, 8
  %p.92 = getelementptr float, ptr %p.61, i64 %t.91
  store <8 x float> zeroinitializer, ptr %p.92, align 4
  %row.86.next = add nuw nsw i64 %row.86.i, 1
  br label %row.86
row.86.done:
  %group.53.next = add nuw nsw i64 %group.53.i, 1
  %t.93 = icmp slt i64 %group.53.next, %t.40
  br i1 %t.93, label %group.53, label %group.53.done
group.53.done:
  %block.35.next = add nuw nsw i64 %block.35.i, 1
  %t.94 = icmp slt i64 %block.35.next, %t.34
  br i1 %t.94, label %block.35, label %block.35.done
block.35.done:
  %t.95 = add i64 %t.22, 255
  %t.96 = call i64 @llvm.smin.i64(i64 %t.95, i64 2047)
  %t.97 = add i64 %t.96, 1
  %t.98 = sub i64 0, %t.22
  %t.99 = sub i64 0, %t.98
  %t.100 = call i64 @llvm.smax.i64(i64 %t.99, i64 0)
  %t.101 = udiv i64 %t.100, 128
  %t.102 = mul i64 %t.101, 128
  %t.103 = call i64 @llvm.smax.i64(i64 0, i64 %t.102)
  %t.104 = call i64 @llvm.smin.i64(i64 2048, i64 2048)
  br label %keys.105
keys.105:
  %keys.105.i = phi i64 [%t.103, %block.35.done], [%keys.105.next, %block.110.done]
  %t.106 = icmp slt i64 %keys.105.i, %t.104
  br i1 %t.106, label %keys.105.body, label %keys.105.done
keys.105.body:
  %t.107 = sub i64 2111, %t.22
  %t.108 = udiv i64 %t.107, 64
  %t.109 = call i64 @llvm.smin.i64(i64 %t.108, i64 4)
  br label %block.110
block.110:
  %block.110.i = phi i64 [0, %keys.105.body], [%block.110.next, %if.139.end]
  %t.111 = mul i64 %block.110.i, 64
  %t.112 = add i64 %t.22, %t.111
  %t.113 = sub i64 2063, %t.112
  %t.114 = udiv i64 %t.113, 16
  %t.115 = call i64 @llvm.smin.i64(i64 %t.114, i64 4)
  %t.116 = mul i64 %block.110.i, 4096
  %p.117 = getelementptr float, ptr %p.2, i64 %t.116
  %t.118 = mul i64 %block.110.i, 4096
  %p.119 = getelementptr float, ptr %p.4, i64 %t.118
  %t.120 = mul i64 %block.110.i, 64
  %p.121 = getelementptr float, ptr %p.5, i64 %t.120
  %t.122 = mul i64 %block.110.i, 64
  %p.123 = getelementptr float, ptr %p.6, i64 %t.122
  %t.124 = mul i64 %block.110.i, 64
  %p.125 = getelementptr float, ptr %p.7, i64 %t.124
  %t.126 = mul i64 %block.110.i, 128
  %p.127 = getelementptr float, ptr %p.9, i64 %t.126
  %t.128 = add i64 %t.112, 63
  %t.129 = call i64 @llvm.smin.i64(i64 %t.128, i64 2047)
  %t.130 = sub i64 0, %t.112
  %t.131 = sub i64 0, %t.130
  %t.132 = call i64 @llvm.smax.i64(i64 %t.131, i64 0)
  %t.133 = udiv i64 %t.132, 128
  %t.134 = mul i64 %t.133, 128
  %t.135 = call i64 @llvm.smax.i64(i64 0, i64 %t.134)
  %t.136 = icmp sge i64 %keys.105.i, %t.135
  %t.137 = icmp slt i64 %keys.105.i, 2048
  %t.138 = and i1 %t.136, %t.137
  br i1 %t.138, label %if.139, label %if.139.end
if.139:
  %t.140 = mul i64 %t.20, 131072
  %t.141 = mul i64 %keys.105.i, 64
  %t.142 = add i64 %t.140, %t.141
  %p.143 = getelementptr float, ptr %b0, i64 %t.142
  br label %tile.144
tile.144:
  %tile.144.i = phi i64 [0, %if.139], [%tile.144.next, %group.146.done]
  %t.145 = mul i64 %tile.144.i, 6
  br label %group.146
group.146:
  %group.146.i = phi i64 [0, %tile.144], [%group.146.next, %group.146]
  %t.147 = mul i64 %group.146.i, 16
  %t.148 = add i64 %t.112, %t.147
  %t.149 = mul i64 %group.146.i, 1024
  %p.150 = getelementptr float, ptr %p.117, i64 %t.149
  %t.151 = mul i64 %group.146.i, 2048
  %p.152 = getelementptr float, ptr %p.3, i64 %t.151
  %t.153 = mul i64 %group.146.i, 1024
  %p.154 = getelementptr float, ptr %p.119, i64 %t.153
  %t.155 = mul i64 %group.146.i, 16
  %p.156 = getelementptr float, ptr %p.121, i64 %t.155
  %t.157 = mul i64 %group.146.i, 16
  %p.158 = getelementptr float, ptr %p.123, i64 %t.157
  %t.159 = mul i64 %group.146.i, 16
  %p.160 = getelementptr float, ptr %p.125, i64 %t.159
  %t.161 = mul i64 %group.146.i, 16
  %p.162 = getelementptr float, ptr %p.8, i64 %t.161
  %t.163 = mul i64 %group.146.i, 32
  %p.164 = getelementptr float, ptr %p.127, i64 %t.163
  %t.165 = mul i64 %t.145, 64
  %p.166 = getelementptr float, ptr %p.143, i64 %t.165
  %t.167 = mul i64 %t.145, 16
  %p.168 = getelementptr float, ptr %p.152, i64 %t.167
  call void @nothing0_6(ptr %p.166, ptr %p.150, ptr %p.168, ptr %p.158)
  %group.146.next = add nuw nsw i64 %group.146.i, 1
  %t.169 = icmp slt i64 %group.146.next, %t.115
  br i1 %t.169, label %group.146, label %group.146.done
group.146.done:
  %tile.144.next = add nuw nsw i64 %tile.144.i, 1
  %t.170 = icmp slt i64 %tile.144.next, 18
  br i1 %t.170, label %tile.144, label %tile.144.done
tile.144.done:
  br label %tile.171
tile.171:
  %tile.171.i = phi i64 [18, %tile.144.done], [%tile.171.next, %group.174.done]
  %t.172 = mul i64 %tile.171.i, 5
  %t.173 = add i64 %t.172, 18
  br label %group.174
group.174:
  %group.174.i = phi i64 [0, %tile.171], [%group.174.next, %group.174]
  %t.175 = mul i64 %group.174.i, 16
  %t.176 = add i64 %t.112, %t.175
  %t.177 = mul i64 %group.174.i, 1024
  %p.178 = getelementptr float, ptr %p.117, i64 %t.177
  %t.179 = mul i64 %group.174.i, 2048
  %p.180 = getelementptr float, ptr %p.3, i64 %t.179
  %t.181 = mul i64 %group.174.i, 1024
  %p.182 = getelementptr float, ptr %p.119, i64 %t.181
  %t.183 = mul i64 %group.174.i, 16
  %p.184 = getelementptr float, ptr %p.121, i64 %t.183
  %t.185 = mul i64 %group.174.i, 16
  %p.186 = getelementptr float, ptr %p.123, i64 %t.185
  %t.187 = mul i64 %group.174.i, 16
  %p.188 = getelementptr float, ptr %p.125, i64 %t.187
  %t.189 = mul i64 %group.174.i, 16
  %p.190 = getelementptr float, ptr %p.8, i64 %t.189
  %t.191 = mul i64 %group.174.i, 32
  %p.192 = getelementptr float, ptr %p.127, i64 %t.191
  %t.193 = mul i64 %t.173, 64
  %p.194 = getelementptr float, ptr %p.143, i64 %t.193
  %t.195 = mul i64 %t.173, 16
  %p.196 = getelementptr float, ptr %p.180, i64 %t.195
  call void @nothing0_5(ptr %p.194, ptr %p.178, ptr %p.196, ptr %p.186)
  %group.174.next = add nuw nsw i64 %group.174.i, 1
  %t.197 = icmp slt i64 %group.174.next, %t.115
  br i1 %t.197, label %group.174, label %group.174.done
group.174.done:
  %tile.171.next = add nuw nsw i64 %tile.171.i, 1
  %t.198 = icmp slt i64 %tile.171.next, 22
  br i1 %t.198, label %tile.171, label %tile.171.done
tile.171.done:
  br label %group.199
group.199:
  %group.199.i = phi i64 [0, %tile.171.done], [%group.199.next, %score.220.done]
  %t.200 = mul i64 %group.199.i, 16
  %t.201 = add i64 %t.112, %t.200
  %t.202 = mul i64 %group.199.i, 1024
  %p.203 = getelementptr float, ptr %p.117, i64 %t.202
  %t.204 = mul i64 %group.199.i, 2048
  %p.205 = getelementptr float, ptr %p.3, i64 %t.204
  %t.206 = mul i64 %group.199.i, 1024
  %p.207 = getelementptr float, ptr %p.119, i64 %t.206
  %t.208 = mul i64 %group.199.i, 16
  %p.209 = getelementptr float, ptr %p.121, i64 %t.208
  %t.210 = mul i64 %group.199.i, 16
  %p.211 = getelementptr float, ptr %p.123, i64 %t.210
  %t.212 = mul i64 %group.199.i, 16
  %p.213 = getelementptr float, ptr %p.125, i64 %t.212
  %t.214 = mul i64 %group.199.i, 16
  %p.215 = getelementptr float, ptr %p.8, i64 %t.214
  %t.216 = mul i64 %group.199.i, 32
  %p.217 = getelementptr float, ptr %p.127, i64 %t.216
  %t.218 = mul i64 %t.20, 2048
  %p.219 = getelementptr float, ptr %b2, i64 %t.218
  br label %score.220
score.220:
  %score.220.i = phi i64 [0, %group.199], [%score.220.next, %score.220]
  %t.221 = add i64 %keys.105.i, %score.220.i
  %t.222 = mul i64 %score.220.i, 16
  %p.223 = getelementptr float, ptr %p.205, i64 %t.222
  %l.224 = load <16 x float>, ptr %p.223, align 4
  %t.225 = trunc i64 %t.201 to i32
  %t.226 = insertelement <16 x i32> poison, i32 %t.225, i64 0
  %s.227 = shufflevector <16 x i32> %t.226, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.228 = add <16 x i32> %s.227, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.229 = trunc i64 %t.221 to i32
  %t.230 = insertelement <16 x i32> poison, i32 %t.229, i64 0
  %s.231 = shufflevector <16 x i32> %t.230, <16 x i32> poison, <16 x i32> zeroinitializer
  %t.232 = icmp sle <16 x i32> %t.228, %s.231
  %t.233 = fmul <16 x float> %l.224, splat (float 0x3FC0000000000000)
  %t.234 = select <16 x i1> %t.232, <16 x float> %t.233, <16 x float> splat (float 0xFFF0000000000000)
  %p.235 = getelementptr float, ptr %p.219, i64 %t.221
  %l.236 = load float, ptr %p.235, align 4
  %t.237 = insertelement <16 x float> poison, float %l.236, i64 0
  %s.238 = shufflevector <16 x float> %t.237, <16 x float> poison, <16 x i32> zeroinitializer
  %t.239 = fsub <16 x float> %t.234, %s.238
  %t.240 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.239, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138000000000000))
  %t.241 = fsub <16 x float> %t.240, splat (float 0x4138000000000000)
  %t.242 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.241, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.239)
  %t.243 = bitcast <16 x float> %t.240 to <16 x i32>
  %t.244 = shl <16 x i32> %t.243, splat (i32 20)
  %t.245 = bitcast <16 x float> %t.240 to <16 x i32>
  %t.246 = shufflevector <16 x i32> %t.245, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.247 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.246)
  %t.248 = shufflevector <16 x i32> %t.245, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.249 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.248)
  %t.250 = shufflevector <8 x float> %t.247, <8 x float> %t.249, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.251 = bitcast <16 x float> %t.250 to <16 x i32>
  %t.252 = add <16 x i32> %t.251, %t.244
  %t.253 = bitcast <16 x i32> %t.252 to <16 x float>
  %t.254 = fmul <16 x float> %t.242, %t.242
  %t.255 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.242, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.256 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.254, <16 x float> %t.255, <16 x float> %t.242)
  %t.257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.253, <16 x float> %t.256, <16 x float> %t.253)
  %t.258 = fcmp olt <16 x float> %t.239, splat (float 0xC055D33340000000)
  %t.259 = select <16 x i1> %t.258, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.257
  %p.260 = getelementptr float, ptr %p.205, i64 %t.222
  store <16 x float> %t.259, ptr %p.260, align 4
  %score.220.next = add nuw nsw i64 %score.220.i, 1
  %t.261 = icmp slt i64 %score.220.next, 128
  br i1 %t.261, label %score.220, label %score.220.done
score.220.done:
  %group.199.next = add nuw nsw i64 %group.199.i, 1
  %t.262 = icmp slt i64 %group.199.next, %t.115
  br i1 %t.262, label %group.199, label %group.199.done
group.199.done:
  %t.263 = mul i64 %t.20, 131072
  %t.264 = mul i64 %keys.105.i, 64
  %t.265 = add i64 %t.263, %t.264
  %p.266 = getelementptr float, ptr %b3, i64 %t.265
  br label %tile.267
tile.267:
  %tile.267.i = phi i64 [0, %group.199.done], [%tile.267.next, %group.269.done]
  %t.268 = mul i64 %tile.267.i, 6
  br label %group.269
group.269:
  %group.269.i = phi i64 [0, %tile.267], [%group.269.next, %group.269]
  %t.270 = mul i64 %group.269.i, 16
  %t.271 = add i64 %t.112, %t.270
  %t.272 = mul i64 %group.269.i, 1024
  %p.273 = getelementptr float, ptr %p.117, i64 %t.272
  %t.274 = mul i64 %group.269.i, 2048
  %p.275 = getelementptr float, ptr %p.3, i64 %t.274
  %t.276 = mul i64 %group.269.i, 1024
  %p.277 = getelementptr float, ptr %p.119, i64 %t.276
  %t.278 = mul i64 %group.269.i, 16
  %p.279 = getelementptr float, ptr %p.121, i64 %t.278
  %t.280 = mul i64 %group.269.i, 16
  %p.281 = getelementptr float, ptr %p.123, i64 %t.280
  %t.282 = mul i64 %group.269.i, 16
  %p.283 = getelementptr float, ptr %p.125, i64 %t.282
  %t.284 = mul i64 %group.269.i, 16
  %p.285 = getelementptr float, ptr %p.8, i64 %t.284
  %t.286 = mul i64 %group.269.i, 32
  %p.287 = getelementptr float, ptr %p.127, i64 %t.286
  %p.288 = getelementptr float, ptr %p.266, i64 %t.268
  %t.289 = mul i64 %t.268, 16
  %p.290 = getelementptr float, ptr %p.277, i64 %t.289
  call void @values6_128(ptr %p.288, ptr %p.275, ptr %p.290, ptr %p.285)
  %group.269.next = add nuw nsw i64 %group.269.i, 1
  %t.291 = icmp slt i64 %group.269.next, %t.115
  br i1 %t.291, label %group.269, label %group.269.done
group.269.done:
  %tile.267.next = add nuw nsw i64 %tile.267.i, 1
  %t.292 = icmp slt i64 %tile.267.next, 9
  br i1 %t.292, label %tile.267, label %tile.267.done
tile.267.done:
  br label %tile.293
tile.293:
  %tile.293.i = phi i64 [9, %tile.267.done], [%tile.293.next, %group.296.done]
  %t.294 = mul i64 %tile.293.i, 5
  %t.295 = add i64 %t.294, 9
  br label %group.296
group.296:
  %group.296.i = phi i64 [0, %tile.293], [%group.296.next, %group.296]
  %t.297 = mul i64 %group.296.i, 16
  %t.298 = add i64 %t.112, %t.297
  %t.299 = mul i64 %group.296.i, 1024
  %p.300 = getelementptr float, ptr %p.117, i64 %t.299
  %t.301 = mul i64 %group.296.i, 2048
  %p.302 = getelementptr float, ptr %p.3, i64 %t.301
  %t.303 = mul i64 %group.296.i, 1024
  %p.304 = getelementptr float, ptr %p.119, i64 %t.303
  %t.305 = mul i64 %group.296.i, 16
  %p.306 = getelementptr float, ptr %p.121, i64 %t.305
  %t.307 = mul i64 %group.296.i, 16
  %p.308 = getelementptr float, ptr %p.123, i64 %t.307
  %t.309 = mul i64 %group.296.i, 16
  %p.310 = getelementptr float, ptr %p.125, i64 %t.309
  %t.311 = mul i64 %group.296.i, 16
  %p.312 = getelementptr float, ptr %p.8, i64 %t.311
  %t.313 = mul i64 %group.296.i, 32
  %p.314 = getelementptr float, ptr %p.127, i64 %t.313
  %p.315 = getelementptr float, ptr %p.266, i64 %t.295
  %t.316 = mul i64 %t.295, 16
  %p.317 = getelementptr float, ptr %p.304, i64 %t.316
  call void @values5_128(ptr %p.315, ptr %p.302, ptr %p.317, ptr %p.312)
  %group.296.next = add nuw nsw i64 %group.296.i, 1
  %t.318 = icmp slt i64 %group.296.next, %t.115
  br i1 %t.318, label %group.296, label %group.296.done
group.296.done:
  %tile.293.next = add nuw nsw i64 %tile.293.i, 1
  %t.319 = icmp slt i64 %tile.293.next, 11
  br i1 %t.319, label %tile.293, label %tile.293.done
tile.293.done:
  br label %if.139.end
if.139.end:
  %block.110.next = add nuw nsw i64 %block.110.i, 1
  %t.320 = icmp slt i64 %block.110.next, %t.109
  br i1 %t.320, label %block.110, label %block.110.done
block.110.done:
  %keys.105.next = add nuw nsw i64 %keys.105.i, 128
  br label %keys.105
keys.105.done:
  %t.321 = sub i64 2111, %t.22
  %t.322 = udiv i64 %t.321, 64
  %t.323 = call i64 @llvm.smin.i64(i64 %t.322, i64 4)
  br label %block.324
block.324:
  %block.324.i = phi i64 [0, %keys.105.done], [%block.324.next, %group.342.done]
  %t.325 = mul i64 %block.324.i, 64
  %t.326 = add i64 %t.22, %t.325
  %t.327 = sub i64 2063, %t.326
  %t.328 = udiv i64 %t.327, 16
  %t.329 = call i64 @llvm.smin.i64(i64 %t.328, i64 4)
  %t.330 = mul i64 %block.324.i, 4096
  %p.331 = getelementptr float, ptr %p.2, i64 %t.330
  %t.332 = mul i64 %block.324.i, 4096
  %p.333 = getelementptr float, ptr %p.4, i64 %t.332
  %t.334 = mul i64 %block.324.i, 64
  %p.335 = getelementptr float, ptr %p.5, i64 %t.334
  %t.336 = mul i64 %block.324.i, 64
  %p.337 = getelementptr float, ptr %p.6, i64 %t.336
  %t.338 = mul i64 %block.324.i, 64
  %p.339 = getelementptr float, ptr %p.7, i64 %t.338
  %t.340 = mul i64 %block.324.i, 128
  %p.341 = getelementptr float, ptr %p.9, i64 %t.340
  br label %group.342
group.342:
  %group.342.i = phi i64 [0, %block.324], [%group.342.next, %query.361.done]
  %t.343 = mul i64 %group.342.i, 16
  %t.344 = add i64 %t.326, %t.343
  %t.345 = mul i64 %group.342.i, 1024
  %p.346 = getelementptr float, ptr %p.331, i64 %t.345
  %t.347 = mul i64 %group.342.i, 2048
  %p.348 = getelementptr float, ptr %p.3, i64 %t.347
  %t.349 = mul i64 %group.342.i, 1024
  %p.350 = getelementptr float, ptr %p.333, i64 %t.349
  %t.351 = mul i64 %group.342.i, 16
  %p.352 = getelementptr float, ptr %p.335, i64 %t.351
  %t.353 = mul i64 %group.342.i, 16
  %p.354 = getelementptr float, ptr %p.337, i64 %t.353
  %t.355 = mul i64 %group.342.i, 16
  %p.356 = getelementptr float, ptr %p.339, i64 %t.355
  %t.357 = mul i64 %group.342.i, 16
  %p.358 = getelementptr float, ptr %p.8, i64 %t.357
  %t.359 = mul i64 %group.342.i, 32
  %p.360 = getelementptr float, ptr %p.341, i64 %t.359
  call void @transpose_16_64(ptr %p.350, ptr %p.10, i64 64, i64 16)
  br label %query.361
query.361:
  %query.361.i = phi i64 [0, %group.342], [%query.361.next, %value.366.done]
  %t.362 = icmp slt i64 %query.361.i, 16
  br i1 %t.362, label %query.361.body, label %query.361.done
query.361.body:
  %t.363 = add i64 %t.344, %query.361.i
  %t.364 = mul i64 %query.361.i, 64
  %p.365 = getelementptr float, ptr %p.10, i64 %t.364
  br label %value.366
value.366:
  %value.366.i = phi i64 [0, %query.361.body], [%value.366.next, %value.366.body]
  %t.367 = icmp slt i64 %value.366.i, 64
  br i1 %t.367, label %value.366.body, label %value.366.done
value.366.body:
  %p.368 = getelementptr float, ptr %p.365, i64 %value.366.i
  %l.369 = load <8 x float>, ptr %p.368, align 4
  %t.370 = mul i64 %t.20, 131072
  %t.371 = add i64 %value.366.i, %t.370
  %t.372 = mul i64 %t.363, 64
  %t.373 = add i64 %t.372, %t.371
  %p.374 = getelementptr float, ptr %b4, i64 %t.373
  store <8 x float> %l.369, ptr %p.374, align 4
  %value.366.next = add nuw nsw i64 %value.366.i, 8
  br label %value.366
value.366.done:
  %query.361.next = add nuw nsw i64 %query.361.i, 1
  br label %query.361
query.361.done:
  %group.342.next = add nuw nsw i64 %group.342.i, 1
  %t.375 = icmp slt i64 %group.342.next, %t.329
  br i1 %t.375, label %group.342, label %group.342.done
group.342.done:
  %block.324.next = add nuw nsw i64 %block.324.i, 1
  %t.376 = icmp slt i64 %block.324.next, %t.323
  br i1 %t.376, label %block.324, label %block.324.done
block.324.done:
  %item.17.next = add nuw nsw i64 %item.17.i, 1
  br label %item.17
item.17.done:
  ret void
}
!0 = !{i32 1}
