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
  %p.13 = getelementptr float, ptr %p.2, i64 768
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 1536
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 2304
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 3072
  %l.32 = load float, ptr %p.31, align 4
  %t.33 = insertelement <8 x float> poison, float %l.32, i64 0
  %s.34 = shufflevector <8 x float> %t.33, <8 x float> poison, <8 x i32> zeroinitializer
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.5, <8 x float> %k.1.c8)
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.34, <8 x float> %l.7, <8 x float> %k.1.c9)
  %p.37 = getelementptr float, ptr %p.2, i64 3840
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
  %p.53 = getelementptr float, ptr %p.2, i64 769
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.44, <8 x float> %t.17)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.46, <8 x float> %t.18)
  %p.59 = getelementptr float, ptr %p.2, i64 1537
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.44, <8 x float> %t.23)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.46, <8 x float> %t.24)
  %p.65 = getelementptr float, ptr %p.2, i64 2305
  %l.66 = load float, ptr %p.65, align 4
  %t.67 = insertelement <8 x float> poison, float %l.66, i64 0
  %s.68 = shufflevector <8 x float> %t.67, <8 x float> poison, <8 x i32> zeroinitializer
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.44, <8 x float> %t.29)
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.68, <8 x float> %l.46, <8 x float> %t.30)
  %p.71 = getelementptr float, ptr %p.2, i64 3073
  %l.72 = load float, ptr %p.71, align 4
  %t.73 = insertelement <8 x float> poison, float %l.72, i64 0
  %s.74 = shufflevector <8 x float> %t.73, <8 x float> poison, <8 x i32> zeroinitializer
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.44, <8 x float> %t.35)
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.74, <8 x float> %l.46, <8 x float> %t.36)
  %p.77 = getelementptr float, ptr %p.2, i64 3841
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
  %p.13 = getelementptr float, ptr %p.2, i64 768
  %l.14 = load float, ptr %p.13, align 4
  %t.15 = insertelement <8 x float> poison, float %l.14, i64 0
  %s.16 = shufflevector <8 x float> %t.15, <8 x float> poison, <8 x i32> zeroinitializer
  %t.17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.5, <8 x float> %k.1.c2)
  %t.18 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.16, <8 x float> %l.7, <8 x float> %k.1.c3)
  %p.19 = getelementptr float, ptr %p.2, i64 1536
  %l.20 = load float, ptr %p.19, align 4
  %t.21 = insertelement <8 x float> poison, float %l.20, i64 0
  %s.22 = shufflevector <8 x float> %t.21, <8 x float> poison, <8 x i32> zeroinitializer
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.5, <8 x float> %k.1.c4)
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.22, <8 x float> %l.7, <8 x float> %k.1.c5)
  %p.25 = getelementptr float, ptr %p.2, i64 2304
  %l.26 = load float, ptr %p.25, align 4
  %t.27 = insertelement <8 x float> poison, float %l.26, i64 0
  %s.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <8 x i32> zeroinitializer
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.5, <8 x float> %k.1.c6)
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.28, <8 x float> %l.7, <8 x float> %k.1.c7)
  %p.31 = getelementptr float, ptr %p.2, i64 3072
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
  %p.47 = getelementptr float, ptr %p.2, i64 769
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.38, <8 x float> %t.17)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.40, <8 x float> %t.18)
  %p.53 = getelementptr float, ptr %p.2, i64 1537
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.38, <8 x float> %t.23)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.40, <8 x float> %t.24)
  %p.59 = getelementptr float, ptr %p.2, i64 2305
  %l.60 = load float, ptr %p.59, align 4
  %t.61 = insertelement <8 x float> poison, float %l.60, i64 0
  %s.62 = shufflevector <8 x float> %t.61, <8 x float> poison, <8 x i32> zeroinitializer
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.38, <8 x float> %t.29)
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.62, <8 x float> %l.40, <8 x float> %t.30)
  %p.65 = getelementptr float, ptr %p.2, i64 3073
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
  %t.40 = mul i64 %k.39.i, 768
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
  %p.86 = getelementptr float, ptr %p.41, i64 768
  %l.87 = load float, ptr %p.86, align 4
  %t.88 = insertelement <8 x float> poison, float %l.87, i64 0
  %s.89 = shufflevector <8 x float> %t.88, <8 x float> poison, <8 x i32> zeroinitializer
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.83, <8 x float> %t.50)
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.85, <8 x float> %t.51)
  %p.92 = getelementptr float, ptr %p.41, i64 769
  %l.93 = load float, ptr %p.92, align 4
  %t.94 = insertelement <8 x float> poison, float %l.93, i64 0
  %s.95 = shufflevector <8 x float> %t.94, <8 x float> poison, <8 x i32> zeroinitializer
  %t.96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.83, <8 x float> %t.56)
  %t.97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.85, <8 x float> %t.57)
  %p.98 = getelementptr float, ptr %p.41, i64 770
  %l.99 = load float, ptr %p.98, align 4
  %t.100 = insertelement <8 x float> poison, float %l.99, i64 0
  %s.101 = shufflevector <8 x float> %t.100, <8 x float> poison, <8 x i32> zeroinitializer
  %t.102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.83, <8 x float> %t.62)
  %t.103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.85, <8 x float> %t.63)
  %p.104 = getelementptr float, ptr %p.41, i64 771
  %l.105 = load float, ptr %p.104, align 4
  %t.106 = insertelement <8 x float> poison, float %l.105, i64 0
  %s.107 = shufflevector <8 x float> %t.106, <8 x float> poison, <8 x i32> zeroinitializer
  %t.108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.107, <8 x float> %l.83, <8 x float> %t.68)
  %t.109 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.107, <8 x float> %l.85, <8 x float> %t.69)
  %p.110 = getelementptr float, ptr %p.41, i64 772
  %l.111 = load float, ptr %p.110, align 4
  %t.112 = insertelement <8 x float> poison, float %l.111, i64 0
  %s.113 = shufflevector <8 x float> %t.112, <8 x float> poison, <8 x i32> zeroinitializer
  %t.114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.113, <8 x float> %l.83, <8 x float> %t.74)
  %t.115 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.113, <8 x float> %l.85, <8 x float> %t.75)
  %p.116 = getelementptr float, ptr %p.41, i64 773
  %l.117 = load float, ptr %p.116, align 4
  %t.118 = insertelement <8 x float> poison, float %l.117, i64 0
  %s.119 = shufflevector <8 x float> %t.118, <8 x float> poison, <8 x i32> zeroinitializer
  %t.120 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.119, <8 x float> %l.83, <8 x float> %t.80)
  %t.121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.119, <8 x float> %l.85, <8 x float> %t.81)
  %k.39.next = add nuw nsw i64 %k.39.i, 2
  %t.122 = icmp slt i64 %k.39.next, 128
  br i1 %t.122, label %k.39, label %k.39.done
k.39.done:
  %p.123 = getelementptr float, ptr %a, i64 98304
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
  %t.34 = mul i64 %k.33.i, 768
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
  %p.74 = getelementptr float, ptr %p.35, i64 768
  %l.75 = load float, ptr %p.74, align 4
  %t.76 = insertelement <8 x float> poison, float %l.75, i64 0
  %s.77 = shufflevector <8 x float> %t.76, <8 x float> poison, <8 x i32> zeroinitializer
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.71, <8 x float> %t.44)
  %t.79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.73, <8 x float> %t.45)
  %p.80 = getelementptr float, ptr %p.35, i64 769
  %l.81 = load float, ptr %p.80, align 4
  %t.82 = insertelement <8 x float> poison, float %l.81, i64 0
  %s.83 = shufflevector <8 x float> %t.82, <8 x float> poison, <8 x i32> zeroinitializer
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.71, <8 x float> %t.50)
  %t.85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.73, <8 x float> %t.51)
  %p.86 = getelementptr float, ptr %p.35, i64 770
  %l.87 = load float, ptr %p.86, align 4
  %t.88 = insertelement <8 x float> poison, float %l.87, i64 0
  %s.89 = shufflevector <8 x float> %t.88, <8 x float> poison, <8 x i32> zeroinitializer
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.71, <8 x float> %t.56)
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.73, <8 x float> %t.57)
  %p.92 = getelementptr float, ptr %p.35, i64 771
  %l.93 = load float, ptr %p.92, align 4
  %t.94 = insertelement <8 x float> poison, float %l.93, i64 0
  %s.95 = shufflevector <8 x float> %t.94, <8 x float> poison, <8 x i32> zeroinitializer
  %t.96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.71, <8 x float> %t.62)
  %t.97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.73, <8 x float> %t.63)
  %p.98 = getelementptr float, ptr %p.35, i64 772
  %l.99 = load float, ptr %p.98, align 4
  %t.100 = insertelement <8 x float> poison, float %l.99, i64 0
  %s.101 = shufflevector <8 x float> %t.100, <8 x float> poison, <8 x i32> zeroinitializer
  %t.102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.71, <8 x float> %t.68)
  %t.103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.73, <8 x float> %t.69)
  %k.33.next = add nuw nsw i64 %k.33.i, 2
  %t.104 = icmp slt i64 %k.33.next, 128
  br i1 %t.104, label %k.33, label %k.33.done
k.33.done:
  %p.105 = getelementptr float, ptr %a, i64 98304
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
define void @kt_attention_3fde685d4714dcd5(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) #0 {
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
  %item.15.i = phi i64 [%t.12, %entry], [%item.15.next, %group.248.done]
  %t.16 = icmp slt i64 %item.15.i, %t.14
  br i1 %t.16, label %item.15.body, label %item.15.done
item.15.body:
  %t.17 = urem i64 %item.15.i, 8
  %t.18 = udiv i64 %item.15.i, 8
  %t.19 = mul i64 %t.17, 64
  %t.20 = sub i64 527, %t.19
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
  %t.41 = mul i64 %t.18, 64
  %t.42 = mul i64 %t.40, 768
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
  %t.58 = call i64 @llvm.smin.i64(i64 %t.57, i64 511)
  %t.59 = call i64 @llvm.smin.i64(i64 512, i64 512)
  br label %keys.60
keys.60:
  %keys.60.i = phi i64 [0, %group.23.done], [%keys.60.next, %tile.225.done]
  %t.61 = icmp slt i64 %keys.60.i, %t.59
  br i1 %t.61, label %keys.60.body, label %keys.60.done
keys.60.body:
  %t.62 = mul i64 %t.18, 64
  %t.63 = mul i64 %keys.60.i, 768
  %t.64 = add i64 %t.62, %t.63
  %p.65 = getelementptr float, ptr %b1, i64 %t.64
  br label %tile.66
tile.66:
  %tile.66.i = phi i64 [0, %keys.60.body], [%tile.66.next, %group.70.done]
  %t.67 = mul i64 %tile.66.i, 6
  %t.68 = mul i64 %t.67, 768
  %p.69 = getelementptr float, ptr %p.65, i64 %t.68
  br label %group.70
group.70:
  %group.70.i = phi i64 [0, %tile.66], [%group.70.next, %group.70]
  %t.71 = mul i64 %group.70.i, 16
  %t.72 = add i64 %t.19, %t.71
  %t.73 = mul i64 %group.70.i, 1024
  %p.74 = getelementptr float, ptr %p.2, i64 %t.73
  %t.75 = mul i64 %group.70.i, 2048
  %p.76 = getelementptr float, ptr %p.3, i64 %t.75
  %t.77 = mul i64 %group.70.i, 1024
  %p.78 = getelementptr float, ptr %p.4, i64 %t.77
  %t.79 = mul i64 %group.70.i, 16
  %p.80 = getelementptr float, ptr %p.5, i64 %t.79
  %t.81 = mul i64 %group.70.i, 16
  %p.82 = getelementptr float, ptr %p.6, i64 %t.81
  %t.83 = mul i64 %group.70.i, 16
  %p.84 = getelementptr float, ptr %p.7, i64 %t.83
  %t.85 = mul i64 %t.67, 16
  %p.86 = getelementptr float, ptr %p.76, i64 %t.85
  call void @scores0_6(ptr %p.69, ptr %p.74, ptr %p.86, ptr %p.84)
  %group.70.next = add nuw nsw i64 %group.70.i, 1
  %t.87 = icmp slt i64 %group.70.next, %t.22
  br i1 %t.87, label %group.70, label %group.70.done
group.70.done:
  %tile.66.next = add nuw nsw i64 %tile.66.i, 1
  %t.88 = icmp slt i64 %tile.66.next, 18
  br i1 %t.88, label %tile.66, label %tile.66.done
tile.66.done:
  br label %tile.89
tile.89:
  %tile.89.i = phi i64 [18, %tile.66.done], [%tile.89.next, %group.94.done]
  %t.90 = mul i64 %tile.89.i, 5
  %t.91 = add i64 %t.90, 18
  %t.92 = mul i64 %t.91, 768
  %p.93 = getelementptr float, ptr %p.65, i64 %t.92
  br label %group.94
group.94:
  %group.94.i = phi i64 [0, %tile.89], [%group.94.next, %group.94]
  %t.95 = mul i64 %group.94.i, 16
  %t.96 = add i64 %t.19, %t.95
  %t.97 = mul i64 %group.94.i, 1024
  %p.98 = getelementptr float, ptr %p.2, i64 %t.97
  %t.99 = mul i64 %group.94.i, 2048
  %p.100 = getelementptr float, ptr %p.3, i64 %t.99
  %t.101 = mul i64 %group.94.i, 1024
  %p.102 = getelementptr float, ptr %p.4, i64 %t.101
  %t.103 = mul i64 %group.94.i, 16
  %p.104 = getelementptr float, ptr %p.5, i64 %t.103
  %t.105 = mul i64 %group.94.i, 16
  %p.106 = getelementptr float, ptr %p.6, i64 %t.105
  %t.107 = mul i64 %group.94.i, 16
  %p.108 = getelementptr float, ptr %p.7, i64 %t.107
  %t.109 = mul i64 %t.91, 16
  %p.110 = getelementptr float, ptr %p.100, i64 %t.109
  call void @scores0_5(ptr %p.93, ptr %p.98, ptr %p.110, ptr %p.108)
  %group.94.next = add nuw nsw i64 %group.94.i, 1
  %t.111 = icmp slt i64 %group.94.next, %t.22
  br i1 %t.111, label %group.94, label %group.94.done
group.94.done:
  %tile.89.next = add nuw nsw i64 %tile.89.i, 1
  %t.112 = icmp slt i64 %tile.89.next, 22
  br i1 %t.112, label %tile.89, label %tile.89.done
tile.89.done:
  br label %group.113
group.113:
  %group.113.i = phi i64 [0, %tile.89.done], [%group.113.next, %weight.169.done]
  %t.114 = mul i64 %group.113.i, 16
  %t.115 = add i64 %t.19, %t.114
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
  %l.128 = load <16 x float>, ptr %p.123, align 4
  br label %score.129
score.129:
  %score.129.i = phi i64 [0, %group.113], [%score.129.next, %score.129]
  %score.129.c0 = phi <16 x float> [%l.128, %group.113], [%t.142, %score.129]
  %t.130 = add i64 %keys.60.i, %score.129.i
  %t.131 = mul i64 %score.129.i, 16
  %p.132 = getelementptr float, ptr %p.119, i64 %t.131
  %l.133 = load <16 x float>, ptr %p.132, align 4
  %t.134 = fmul <16 x float> %l.133, splat (float 0x3FC0000000000000)
  %p.135 = getelementptr float, ptr %b2, i64 %t.130
  %l.136 = load float, ptr %p.135, align 4
  %t.137 = insertelement <16 x float> poison, float %l.136, i64 0
  %s.138 = shufflevector <16 x float> %t.137, <16 x float> poison, <16 x i32> zeroinitializer
  %t.139 = fadd <16 x float> %t.134, %s.138
  %p.140 = getelementptr float, ptr %p.119, i64 %t.131
  store <16 x float> %t.139, ptr %p.140, align 4
  %t.141 = fcmp ogt <16 x float> %t.139, %score.129.c0
  %t.142 = select <16 x i1> %t.141, <16 x float> %t.139, <16 x float> %score.129.c0
  %score.129.next = add nuw nsw i64 %score.129.i, 1
  %t.143 = icmp slt i64 %score.129.next, 128
  br i1 %t.143, label %score.129, label %score.129.done
score.129.done:
  %t.144 = fsub <16 x float> %l.128, %t.142
  %t.145 = fcmp olt <16 x float> %t.144, splat (float 0xC056000000000000)
  %t.146 = select <16 x i1> %t.145, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.144
  %t.147 = fcmp ogt <16 x float> %t.146, splat (float 0x4056400000000000)
  %t.148 = select <16 x i1> %t.147, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.146
  %t.149 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.148, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.150 = fsub <16 x float> %t.149, splat (float 0x4138007F00000000)
  %t.151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.150, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.148)
  %t.152 = bitcast <16 x float> %t.149 to <16 x i32>
  %t.153 = shufflevector <16 x i32> %t.152, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.154 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.153)
  %t.155 = shufflevector <16 x i32> %t.152, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.156 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.155)
  %t.157 = shufflevector <8 x float> %t.154, <8 x float> %t.156, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.151, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.159 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.151, <16 x float> %t.158, <16 x float> splat (float 0x3FF0000000000000))
  %t.160 = fmul <16 x float> %t.159, %t.151
  %t.161 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.157, <16 x float> %t.160, <16 x float> %t.157)
  %t.162 = bitcast <16 x float> %t.149 to <16 x i32>
  %t.163 = shl <16 x i32> %t.162, splat (i32 20)
  %t.164 = and <16 x i32> %t.163, splat (i32 -8388608)
  %t.165 = bitcast <16 x i32> %t.164 to <16 x float>
  %t.166 = fmul <16 x float> %t.161, %t.165
  store <16 x float> %t.166, ptr %p.127, align 4
  store <16 x float> %t.142, ptr %p.123, align 4
  %l.167 = load <16 x float>, ptr %p.125, align 4
  %t.168 = fmul <16 x float> %l.167, %t.166
  br label %weight.169
weight.169:
  %weight.169.i = phi i64 [0, %score.129.done], [%weight.169.next, %weight.169]
  %weight.169.c0 = phi <16 x float> [%t.168, %score.129.done], [%t.196, %weight.169]
  %t.170 = mul i64 %weight.169.i, 16
  %p.171 = getelementptr float, ptr %p.119, i64 %t.170
  %l.172 = load <16 x float>, ptr %p.171, align 4
  %t.173 = fsub <16 x float> %l.172, %t.142
  %t.174 = fcmp olt <16 x float> %t.173, splat (float 0xC056000000000000)
  %t.175 = select <16 x i1> %t.174, <16 x float> splat (float 0xC056000000000000), <16 x float> %t.173
  %t.176 = fcmp ogt <16 x float> %t.175, splat (float 0x4056400000000000)
  %t.177 = select <16 x i1> %t.176, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.175
  %t.178 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.177, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4138007F00000000))
  %t.179 = fsub <16 x float> %t.178, splat (float 0x4138007F00000000)
  %t.180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.179, <16 x float> splat (float 0xBFE62E4300000000), <16 x float> %t.177)
  %t.181 = bitcast <16 x float> %t.178 to <16 x i32>
  %t.182 = shufflevector <16 x i32> %t.181, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.183 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.182)
  %t.184 = shufflevector <16 x i32> %t.181, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.185 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.184)
  %t.186 = shufflevector <8 x float> %t.183, <8 x float> %t.185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.187 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.180, <16 x float> splat (float 0x3FC5556740000000), <16 x float> splat (float 0x3FE0008780000000))
  %t.188 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.180, <16 x float> %t.187, <16 x float> splat (float 0x3FF0000000000000))
  %t.189 = fmul <16 x float> %t.188, %t.180
  %t.190 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.186, <16 x float> %t.189, <16 x float> %t.186)
  %t.191 = bitcast <16 x float> %t.178 to <16 x i32>
  %t.192 = shl <16 x i32> %t.191, splat (i32 20)
  %t.193 = and <16 x i32> %t.192, splat (i32 -8388608)
  %t.194 = bitcast <16 x i32> %t.193 to <16 x float>
  %t.195 = fmul <16 x float> %t.190, %t.194
  store <16 x float> %t.195, ptr %p.171, align 4
  %t.196 = fadd <16 x float> %weight.169.c0, %t.195
  %weight.169.next = add nuw nsw i64 %weight.169.i, 1
  %t.197 = icmp slt i64 %weight.169.next, 128
  br i1 %t.197, label %weight.169, label %weight.169.done
weight.169.done:
  store <16 x float> %t.196, ptr %p.125, align 4
  %group.113.next = add nuw nsw i64 %group.113.i, 1
  %t.198 = icmp slt i64 %group.113.next, %t.22
  br i1 %t.198, label %group.113, label %group.113.done
group.113.done:
  %t.199 = mul i64 %t.18, 64
  %t.200 = mul i64 %keys.60.i, 768
  %t.201 = add i64 %t.199, %t.200
  %p.202 = getelementptr float, ptr %b3, i64 %t.201
  br label %tile.203
tile.203:
  %tile.203.i = phi i64 [0, %group.113.done], [%tile.203.next, %group.206.done]
  %t.204 = mul i64 %tile.203.i, 6
  %p.205 = getelementptr float, ptr %p.202, i64 %t.204
  br label %group.206
group.206:
  %group.206.i = phi i64 [0, %tile.203], [%group.206.next, %group.206]
  %t.207 = mul i64 %group.206.i, 16
  %t.208 = add i64 %t.19, %t.207
  %t.209 = mul i64 %group.206.i, 1024
  %p.210 = getelementptr float, ptr %p.2, i64 %t.209
  %t.211 = mul i64 %group.206.i, 2048
  %p.212 = getelementptr float, ptr %p.3, i64 %t.211
  %t.213 = mul i64 %group.206.i, 1024
  %p.214 = getelementptr float, ptr %p.4, i64 %t.213
  %t.215 = mul i64 %group.206.i, 16
  %p.216 = getelementptr float, ptr %p.5, i64 %t.215
  %t.217 = mul i64 %group.206.i, 16
  %p.218 = getelementptr float, ptr %p.6, i64 %t.217
  %t.219 = mul i64 %group.206.i, 16
  %p.220 = getelementptr float, ptr %p.7, i64 %t.219
  %t.221 = mul i64 %t.204, 16
  %p.222 = getelementptr float, ptr %p.214, i64 %t.221
  call void @values6_128(ptr %p.205, ptr %p.212, ptr %p.222, ptr %p.220)
  %group.206.next = add nuw nsw i64 %group.206.i, 1
  %t.223 = icmp slt i64 %group.206.next, %t.22
  br i1 %t.223, label %group.206, label %group.206.done
group.206.done:
  %tile.203.next = add nuw nsw i64 %tile.203.i, 1
  %t.224 = icmp slt i64 %tile.203.next, 9
  br i1 %t.224, label %tile.203, label %tile.203.done
tile.203.done:
  br label %tile.225
tile.225:
  %tile.225.i = phi i64 [9, %tile.203.done], [%tile.225.next, %group.229.done]
  %t.226 = mul i64 %tile.225.i, 5
  %t.227 = add i64 %t.226, 9
  %p.228 = getelementptr float, ptr %p.202, i64 %t.227
  br label %group.229
group.229:
  %group.229.i = phi i64 [0, %tile.225], [%group.229.next, %group.229]
  %t.230 = mul i64 %group.229.i, 16
  %t.231 = add i64 %t.19, %t.230
  %t.232 = mul i64 %group.229.i, 1024
  %p.233 = getelementptr float, ptr %p.2, i64 %t.232
  %t.234 = mul i64 %group.229.i, 2048
  %p.235 = getelementptr float, ptr %p.3, i64 %t.234
  %t.236 = mul i64 %group.229.i, 1024
  %p.237 = getelementptr float, ptr %p.4, i64 %t.236
  %t.238 = mul i64 %group.229.i, 16
  %p.239 = getelementptr float, ptr %p.5, i64 %t.238
  %t.240 = mul i64 %group.229.i, 16
  %p.241 = getelementptr float, ptr %p.6, i64 %t.240
  %t.242 = mul i64 %group.229.i, 16
  %p.243 = getelementptr float, ptr %p.7, i64 %t.242
  %t.244 = mul i64 %t.227, 16
  %p.245 = getelementptr float, ptr %p.237, i64 %t.244
  call void @values5_128(ptr %p.228, ptr %p.235, ptr %p.245, ptr %p.243)
  %group.229.next = add nuw nsw i64 %group.229.i, 1
  %t.246 = icmp slt i64 %group.229.next, %t.22
  br i1 %t.246, label %group.229, label %group.229.done
group.229.done:
  %tile.225.next = add nuw nsw i64 %tile.225.i, 1
  %t.247 = icmp slt i64 %tile.225.next, 11
  br i1 %t.247, label %tile.225, label %tile.225.done
tile.225.done:
  %keys.60.next = add nuw nsw i64 %keys.60.i, 128
  br label %keys.60
keys.60.done:
  br label %group.248
group.248:
  %group.248.i = phi i64 [0, %keys.60.done], [%group.248.next, %query.263.done]
  %t.249 = mul i64 %group.248.i, 16
  %t.250 = add i64 %t.19, %t.249
  %t.251 = mul i64 %group.248.i, 1024
  %p.252 = getelementptr float, ptr %p.2, i64 %t.251
  %t.253 = mul i64 %group.248.i, 2048
  %p.254 = getelementptr float, ptr %p.3, i64 %t.253
  %t.255 = mul i64 %group.248.i, 1024
  %p.256 = getelementptr float, ptr %p.4, i64 %t.255
  %t.257 = mul i64 %group.248.i, 16
  %p.258 = getelementptr float, ptr %p.5, i64 %t.257
  %t.259 = mul i64 %group.248.i, 16
  %p.260 = getelementptr float, ptr %p.6, i64 %t.259
  %t.261 = mul i64 %group.248.i, 16
  %p.262 = getelementptr float, ptr %p.7, i64 %t.261
  call void @transpose_16_64(ptr %p.256, ptr %p.8, i64 64, i64 16)
  br label %query.263
query.263:
  %query.263.i = phi i64 [0, %group.248], [%query.263.next, %value.272.done]
  %t.264 = icmp slt i64 %query.263.i, 16
  br i1 %t.264, label %query.263.body, label %query.263.done
query.263.body:
  %t.265 = add i64 %t.250, %query.263.i
  %p.266 = getelementptr float, ptr %p.260, i64 %query.263.i
  %l.267 = load float, ptr %p.266, align 4
  %p.268 = getelementptr float, ptr %p.258, i64 %query.263.i
  %l.269 = load float, ptr %p.268, align 4
  %t.270 = mul i64 %query.263.i, 64
  %p.271 = getelementptr float, ptr %p.8, i64 %t.270
  br label %value.272
value.272:
  %value.272.i = phi i64 [0, %query.263.body], [%value.272.next, %value.272.body]
  %t.273 = icmp slt i64 %value.272.i, 64
  br i1 %t.273, label %value.272.body, label %value.272.done
value.272.body:
  %p.274 = getelementptr float, ptr %p.271, i64 %value.272.i
  %l.275 = load <8 x float>, ptr %p.274, align 4
  %t.276 = insertelement <8 x float> poison, float %l.267, i64 0
  %s.277 = shufflevector <8 x float> %t.276, <8 x float> poison, <8 x i32> zeroinitializer
  %t.278 = fdiv <8 x float> %l.275, %s.277
  %t.279 = mul i64 %t.18, 64
  %t.280 = add i64 %value.272.i, %t.279
  %t.281 = mul i64 %t.265, 768
  %t.282 = add i64 %t.281, %t.280
  %p.283 = getelementptr float, ptr %b4, i64 %t.282
  store <8 x float> %t.278, ptr %p.283, align 4
  %value.272.next = add nuw nsw i64 %value.272.i, 8
  br label %value.272
value.272.done:
  %query.263.next = add nuw nsw i64 %query.263.i, 1
  br label %query.263
query.263.done:
  %group.248.next = add nuw nsw i64 %group.248.i, 1
  %t.284 = icmp slt i64 %group.248.next, %t.22
  br i1 %t.284, label %group.248, label %group.248.done
group.248.done:
  %item.15.next = add nuw nsw i64 %item.15.i, 1
  br label %item.15
item.15.done:
  ret void
}
!0 = !{i32 1}
