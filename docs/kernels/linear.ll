declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare i64 @kt_take(ptr, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @kt_barrier(ptr, i64)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define internal void @tile6(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.133, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.134, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.139, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.140, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.145, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.146, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.151, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.152, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.157, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.158, %k.1]
  %k.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.163, %k.1]
  %k.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.164, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %t.5 = mul i64 %k.1.i, 16
  %p.6 = getelementptr i8, ptr %ahead, i64 %t.5
  call void @llvm.prefetch.p0(ptr %p.6, i32 0, i32 2, i32 1)
  %l.7 = load <8 x float>, ptr %p.4, align 4
  %p.8 = getelementptr float, ptr %p.4, i64 8
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %l.10 = load float, ptr %p.2, align 4
  %t.11 = insertelement <8 x float> poison, float %l.10, i64 0
  %s.12 = shufflevector <8 x float> %t.11, <8 x float> poison, <8 x i32> zeroinitializer
  %t.13 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.12, <8 x float> %l.7, <8 x float> %k.1.c0)
  %t.14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.12, <8 x float> %l.9, <8 x float> %k.1.c1)
  %p.15 = getelementptr float, ptr %p.2, i64 768
  %l.16 = load float, ptr %p.15, align 4
  %t.17 = insertelement <8 x float> poison, float %l.16, i64 0
  %s.18 = shufflevector <8 x float> %t.17, <8 x float> poison, <8 x i32> zeroinitializer
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.18, <8 x float> %l.7, <8 x float> %k.1.c2)
  %t.20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.18, <8 x float> %l.9, <8 x float> %k.1.c3)
  %p.21 = getelementptr float, ptr %p.2, i64 1536
  %l.22 = load float, ptr %p.21, align 4
  %t.23 = insertelement <8 x float> poison, float %l.22, i64 0
  %s.24 = shufflevector <8 x float> %t.23, <8 x float> poison, <8 x i32> zeroinitializer
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.7, <8 x float> %k.1.c4)
  %t.26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.9, <8 x float> %k.1.c5)
  %p.27 = getelementptr float, ptr %p.2, i64 2304
  %l.28 = load float, ptr %p.27, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.7, <8 x float> %k.1.c6)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.9, <8 x float> %k.1.c7)
  %p.33 = getelementptr float, ptr %p.2, i64 3072
  %l.34 = load float, ptr %p.33, align 4
  %t.35 = insertelement <8 x float> poison, float %l.34, i64 0
  %s.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <8 x i32> zeroinitializer
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.7, <8 x float> %k.1.c8)
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.9, <8 x float> %k.1.c9)
  %p.39 = getelementptr float, ptr %p.2, i64 3840
  %l.40 = load float, ptr %p.39, align 4
  %t.41 = insertelement <8 x float> poison, float %l.40, i64 0
  %s.42 = shufflevector <8 x float> %t.41, <8 x float> poison, <8 x i32> zeroinitializer
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.7, <8 x float> %k.1.c10)
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.9, <8 x float> %k.1.c11)
  %p.45 = getelementptr float, ptr %p.4, i64 16
  %l.46 = load <8 x float>, ptr %p.45, align 4
  %p.47 = getelementptr float, ptr %p.4, i64 24
  %l.48 = load <8 x float>, ptr %p.47, align 4
  %p.49 = getelementptr float, ptr %p.2, i64 1
  %l.50 = load float, ptr %p.49, align 4
  %t.51 = insertelement <8 x float> poison, float %l.50, i64 0
  %s.52 = shufflevector <8 x float> %t.51, <8 x float> poison, <8 x i32> zeroinitializer
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.46, <8 x float> %t.13)
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.48, <8 x float> %t.14)
  %p.55 = getelementptr float, ptr %p.2, i64 769
  %l.56 = load float, ptr %p.55, align 4
  %t.57 = insertelement <8 x float> poison, float %l.56, i64 0
  %s.58 = shufflevector <8 x float> %t.57, <8 x float> poison, <8 x i32> zeroinitializer
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.46, <8 x float> %t.19)
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.48, <8 x float> %t.20)
  %p.61 = getelementptr float, ptr %p.2, i64 1537
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.46, <8 x float> %t.25)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.48, <8 x float> %t.26)
  %p.67 = getelementptr float, ptr %p.2, i64 2305
  %l.68 = load float, ptr %p.67, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.46, <8 x float> %t.31)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.48, <8 x float> %t.32)
  %p.73 = getelementptr float, ptr %p.2, i64 3073
  %l.74 = load float, ptr %p.73, align 4
  %t.75 = insertelement <8 x float> poison, float %l.74, i64 0
  %s.76 = shufflevector <8 x float> %t.75, <8 x float> poison, <8 x i32> zeroinitializer
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.46, <8 x float> %t.37)
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.48, <8 x float> %t.38)
  %p.79 = getelementptr float, ptr %p.2, i64 3841
  %l.80 = load float, ptr %p.79, align 4
  %t.81 = insertelement <8 x float> poison, float %l.80, i64 0
  %s.82 = shufflevector <8 x float> %t.81, <8 x float> poison, <8 x i32> zeroinitializer
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.46, <8 x float> %t.43)
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.48, <8 x float> %t.44)
  %p.85 = getelementptr float, ptr %p.4, i64 32
  %l.86 = load <8 x float>, ptr %p.85, align 4
  %p.87 = getelementptr float, ptr %p.4, i64 40
  %l.88 = load <8 x float>, ptr %p.87, align 4
  %p.89 = getelementptr float, ptr %p.2, i64 2
  %l.90 = load float, ptr %p.89, align 4
  %t.91 = insertelement <8 x float> poison, float %l.90, i64 0
  %s.92 = shufflevector <8 x float> %t.91, <8 x float> poison, <8 x i32> zeroinitializer
  %t.93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.86, <8 x float> %t.53)
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.88, <8 x float> %t.54)
  %p.95 = getelementptr float, ptr %p.2, i64 770
  %l.96 = load float, ptr %p.95, align 4
  %t.97 = insertelement <8 x float> poison, float %l.96, i64 0
  %s.98 = shufflevector <8 x float> %t.97, <8 x float> poison, <8 x i32> zeroinitializer
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.86, <8 x float> %t.59)
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.88, <8 x float> %t.60)
  %p.101 = getelementptr float, ptr %p.2, i64 1538
  %l.102 = load float, ptr %p.101, align 4
  %t.103 = insertelement <8 x float> poison, float %l.102, i64 0
  %s.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <8 x i32> zeroinitializer
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.86, <8 x float> %t.65)
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.88, <8 x float> %t.66)
  %p.107 = getelementptr float, ptr %p.2, i64 2306
  %l.108 = load float, ptr %p.107, align 4
  %t.109 = insertelement <8 x float> poison, float %l.108, i64 0
  %s.110 = shufflevector <8 x float> %t.109, <8 x float> poison, <8 x i32> zeroinitializer
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.86, <8 x float> %t.71)
  %t.112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.88, <8 x float> %t.72)
  %p.113 = getelementptr float, ptr %p.2, i64 3074
  %l.114 = load float, ptr %p.113, align 4
  %t.115 = insertelement <8 x float> poison, float %l.114, i64 0
  %s.116 = shufflevector <8 x float> %t.115, <8 x float> poison, <8 x i32> zeroinitializer
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.86, <8 x float> %t.77)
  %t.118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.88, <8 x float> %t.78)
  %p.119 = getelementptr float, ptr %p.2, i64 3842
  %l.120 = load float, ptr %p.119, align 4
  %t.121 = insertelement <8 x float> poison, float %l.120, i64 0
  %s.122 = shufflevector <8 x float> %t.121, <8 x float> poison, <8 x i32> zeroinitializer
  %t.123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.122, <8 x float> %l.86, <8 x float> %t.83)
  %t.124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.122, <8 x float> %l.88, <8 x float> %t.84)
  %p.125 = getelementptr float, ptr %p.4, i64 48
  %l.126 = load <8 x float>, ptr %p.125, align 4
  %p.127 = getelementptr float, ptr %p.4, i64 56
  %l.128 = load <8 x float>, ptr %p.127, align 4
  %p.129 = getelementptr float, ptr %p.2, i64 3
  %l.130 = load float, ptr %p.129, align 4
  %t.131 = insertelement <8 x float> poison, float %l.130, i64 0
  %s.132 = shufflevector <8 x float> %t.131, <8 x float> poison, <8 x i32> zeroinitializer
  %t.133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.132, <8 x float> %l.126, <8 x float> %t.93)
  %t.134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.132, <8 x float> %l.128, <8 x float> %t.94)
  %p.135 = getelementptr float, ptr %p.2, i64 771
  %l.136 = load float, ptr %p.135, align 4
  %t.137 = insertelement <8 x float> poison, float %l.136, i64 0
  %s.138 = shufflevector <8 x float> %t.137, <8 x float> poison, <8 x i32> zeroinitializer
  %t.139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.126, <8 x float> %t.99)
  %t.140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.128, <8 x float> %t.100)
  %p.141 = getelementptr float, ptr %p.2, i64 1539
  %l.142 = load float, ptr %p.141, align 4
  %t.143 = insertelement <8 x float> poison, float %l.142, i64 0
  %s.144 = shufflevector <8 x float> %t.143, <8 x float> poison, <8 x i32> zeroinitializer
  %t.145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.126, <8 x float> %t.105)
  %t.146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.128, <8 x float> %t.106)
  %p.147 = getelementptr float, ptr %p.2, i64 2307
  %l.148 = load float, ptr %p.147, align 4
  %t.149 = insertelement <8 x float> poison, float %l.148, i64 0
  %s.150 = shufflevector <8 x float> %t.149, <8 x float> poison, <8 x i32> zeroinitializer
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.126, <8 x float> %t.111)
  %t.152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.128, <8 x float> %t.112)
  %p.153 = getelementptr float, ptr %p.2, i64 3075
  %l.154 = load float, ptr %p.153, align 4
  %t.155 = insertelement <8 x float> poison, float %l.154, i64 0
  %s.156 = shufflevector <8 x float> %t.155, <8 x float> poison, <8 x i32> zeroinitializer
  %t.157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.156, <8 x float> %l.126, <8 x float> %t.117)
  %t.158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.156, <8 x float> %l.128, <8 x float> %t.118)
  %p.159 = getelementptr float, ptr %p.2, i64 3843
  %l.160 = load float, ptr %p.159, align 4
  %t.161 = insertelement <8 x float> poison, float %l.160, i64 0
  %s.162 = shufflevector <8 x float> %t.161, <8 x float> poison, <8 x i32> zeroinitializer
  %t.163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.162, <8 x float> %l.126, <8 x float> %t.123)
  %t.164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.162, <8 x float> %l.128, <8 x float> %t.124)
  %k.1.next = add nuw nsw i64 %k.1.i, 4
  %t.165 = icmp slt i64 %k.1.next, 768
  br i1 %t.165, label %k.1, label %k.1.done
k.1.done:
  %p.166 = getelementptr float, ptr %a, i64 768
  %p.167 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.133, ptr %sums, align 4
  %p.168 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.134, ptr %p.168, align 4
  %p.169 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.139, ptr %p.169, align 4
  %p.170 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.140, ptr %p.170, align 4
  %p.171 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.145, ptr %p.171, align 4
  %p.172 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.146, ptr %p.172, align 4
  %p.173 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.151, ptr %p.173, align 4
  %p.174 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.152, ptr %p.174, align 4
  %p.175 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.157, ptr %p.175, align 4
  %p.176 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.158, ptr %p.176, align 4
  %p.177 = getelementptr float, ptr %sums, i64 80
  store <8 x float> %t.163, ptr %p.177, align 4
  %p.178 = getelementptr float, ptr %sums, i64 88
  store <8 x float> %t.164, ptr %p.178, align 4
  ret void
}
define internal void @tile5(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.115, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.116, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.121, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.122, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.127, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.128, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.133, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.134, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.139, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.140, %k.1]
  %p.2 = getelementptr float, ptr %a, i64 %k.1.i
  %t.3 = mul i64 %k.1.i, 16
  %p.4 = getelementptr float, ptr %b, i64 %t.3
  %t.5 = mul i64 %k.1.i, 16
  %p.6 = getelementptr i8, ptr %ahead, i64 %t.5
  call void @llvm.prefetch.p0(ptr %p.6, i32 0, i32 2, i32 1)
  %l.7 = load <8 x float>, ptr %p.4, align 4
  %p.8 = getelementptr float, ptr %p.4, i64 8
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %l.10 = load float, ptr %p.2, align 4
  %t.11 = insertelement <8 x float> poison, float %l.10, i64 0
  %s.12 = shufflevector <8 x float> %t.11, <8 x float> poison, <8 x i32> zeroinitializer
  %t.13 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.12, <8 x float> %l.7, <8 x float> %k.1.c0)
  %t.14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.12, <8 x float> %l.9, <8 x float> %k.1.c1)
  %p.15 = getelementptr float, ptr %p.2, i64 768
  %l.16 = load float, ptr %p.15, align 4
  %t.17 = insertelement <8 x float> poison, float %l.16, i64 0
  %s.18 = shufflevector <8 x float> %t.17, <8 x float> poison, <8 x i32> zeroinitializer
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.18, <8 x float> %l.7, <8 x float> %k.1.c2)
  %t.20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.18, <8 x float> %l.9, <8 x float> %k.1.c3)
  %p.21 = getelementptr float, ptr %p.2, i64 1536
  %l.22 = load float, ptr %p.21, align 4
  %t.23 = insertelement <8 x float> poison, float %l.22, i64 0
  %s.24 = shufflevector <8 x float> %t.23, <8 x float> poison, <8 x i32> zeroinitializer
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.7, <8 x float> %k.1.c4)
  %t.26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.9, <8 x float> %k.1.c5)
  %p.27 = getelementptr float, ptr %p.2, i64 2304
  %l.28 = load float, ptr %p.27, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.7, <8 x float> %k.1.c6)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.9, <8 x float> %k.1.c7)
  %p.33 = getelementptr float, ptr %p.2, i64 3072
  %l.34 = load float, ptr %p.33, align 4
  %t.35 = insertelement <8 x float> poison, float %l.34, i64 0
  %s.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <8 x i32> zeroinitializer
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.7, <8 x float> %k.1.c8)
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.9, <8 x float> %k.1.c9)
  %p.39 = getelementptr float, ptr %p.4, i64 16
  %l.40 = load <8 x float>, ptr %p.39, align 4
  %p.41 = getelementptr float, ptr %p.4, i64 24
  %l.42 = load <8 x float>, ptr %p.41, align 4
  %p.43 = getelementptr float, ptr %p.2, i64 1
  %l.44 = load float, ptr %p.43, align 4
  %t.45 = insertelement <8 x float> poison, float %l.44, i64 0
  %s.46 = shufflevector <8 x float> %t.45, <8 x float> poison, <8 x i32> zeroinitializer
  %t.47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.46, <8 x float> %l.40, <8 x float> %t.13)
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.46, <8 x float> %l.42, <8 x float> %t.14)
  %p.49 = getelementptr float, ptr %p.2, i64 769
  %l.50 = load float, ptr %p.49, align 4
  %t.51 = insertelement <8 x float> poison, float %l.50, i64 0
  %s.52 = shufflevector <8 x float> %t.51, <8 x float> poison, <8 x i32> zeroinitializer
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.40, <8 x float> %t.19)
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.42, <8 x float> %t.20)
  %p.55 = getelementptr float, ptr %p.2, i64 1537
  %l.56 = load float, ptr %p.55, align 4
  %t.57 = insertelement <8 x float> poison, float %l.56, i64 0
  %s.58 = shufflevector <8 x float> %t.57, <8 x float> poison, <8 x i32> zeroinitializer
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.40, <8 x float> %t.25)
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.42, <8 x float> %t.26)
  %p.61 = getelementptr float, ptr %p.2, i64 2305
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.40, <8 x float> %t.31)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.42, <8 x float> %t.32)
  %p.67 = getelementptr float, ptr %p.2, i64 3073
  %l.68 = load float, ptr %p.67, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.40, <8 x float> %t.37)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.42, <8 x float> %t.38)
  %p.73 = getelementptr float, ptr %p.4, i64 32
  %l.74 = load <8 x float>, ptr %p.73, align 4
  %p.75 = getelementptr float, ptr %p.4, i64 40
  %l.76 = load <8 x float>, ptr %p.75, align 4
  %p.77 = getelementptr float, ptr %p.2, i64 2
  %l.78 = load float, ptr %p.77, align 4
  %t.79 = insertelement <8 x float> poison, float %l.78, i64 0
  %s.80 = shufflevector <8 x float> %t.79, <8 x float> poison, <8 x i32> zeroinitializer
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.74, <8 x float> %t.47)
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.80, <8 x float> %l.76, <8 x float> %t.48)
  %p.83 = getelementptr float, ptr %p.2, i64 770
  %l.84 = load float, ptr %p.83, align 4
  %t.85 = insertelement <8 x float> poison, float %l.84, i64 0
  %s.86 = shufflevector <8 x float> %t.85, <8 x float> poison, <8 x i32> zeroinitializer
  %t.87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.86, <8 x float> %l.74, <8 x float> %t.53)
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.86, <8 x float> %l.76, <8 x float> %t.54)
  %p.89 = getelementptr float, ptr %p.2, i64 1538
  %l.90 = load float, ptr %p.89, align 4
  %t.91 = insertelement <8 x float> poison, float %l.90, i64 0
  %s.92 = shufflevector <8 x float> %t.91, <8 x float> poison, <8 x i32> zeroinitializer
  %t.93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.74, <8 x float> %t.59)
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.76, <8 x float> %t.60)
  %p.95 = getelementptr float, ptr %p.2, i64 2306
  %l.96 = load float, ptr %p.95, align 4
  %t.97 = insertelement <8 x float> poison, float %l.96, i64 0
  %s.98 = shufflevector <8 x float> %t.97, <8 x float> poison, <8 x i32> zeroinitializer
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.74, <8 x float> %t.65)
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.76, <8 x float> %t.66)
  %p.101 = getelementptr float, ptr %p.2, i64 3074
  %l.102 = load float, ptr %p.101, align 4
  %t.103 = insertelement <8 x float> poison, float %l.102, i64 0
  %s.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <8 x i32> zeroinitializer
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.74, <8 x float> %t.71)
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.76, <8 x float> %t.72)
  %p.107 = getelementptr float, ptr %p.4, i64 48
  %l.108 = load <8 x float>, ptr %p.107, align 4
  %p.109 = getelementptr float, ptr %p.4, i64 56
  %l.110 = load <8 x float>, ptr %p.109, align 4
  %p.111 = getelementptr float, ptr %p.2, i64 3
  %l.112 = load float, ptr %p.111, align 4
  %t.113 = insertelement <8 x float> poison, float %l.112, i64 0
  %s.114 = shufflevector <8 x float> %t.113, <8 x float> poison, <8 x i32> zeroinitializer
  %t.115 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.114, <8 x float> %l.108, <8 x float> %t.81)
  %t.116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.114, <8 x float> %l.110, <8 x float> %t.82)
  %p.117 = getelementptr float, ptr %p.2, i64 771
  %l.118 = load float, ptr %p.117, align 4
  %t.119 = insertelement <8 x float> poison, float %l.118, i64 0
  %s.120 = shufflevector <8 x float> %t.119, <8 x float> poison, <8 x i32> zeroinitializer
  %t.121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.120, <8 x float> %l.108, <8 x float> %t.87)
  %t.122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.120, <8 x float> %l.110, <8 x float> %t.88)
  %p.123 = getelementptr float, ptr %p.2, i64 1539
  %l.124 = load float, ptr %p.123, align 4
  %t.125 = insertelement <8 x float> poison, float %l.124, i64 0
  %s.126 = shufflevector <8 x float> %t.125, <8 x float> poison, <8 x i32> zeroinitializer
  %t.127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.126, <8 x float> %l.108, <8 x float> %t.93)
  %t.128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.126, <8 x float> %l.110, <8 x float> %t.94)
  %p.129 = getelementptr float, ptr %p.2, i64 2307
  %l.130 = load float, ptr %p.129, align 4
  %t.131 = insertelement <8 x float> poison, float %l.130, i64 0
  %s.132 = shufflevector <8 x float> %t.131, <8 x float> poison, <8 x i32> zeroinitializer
  %t.133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.132, <8 x float> %l.108, <8 x float> %t.99)
  %t.134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.132, <8 x float> %l.110, <8 x float> %t.100)
  %p.135 = getelementptr float, ptr %p.2, i64 3075
  %l.136 = load float, ptr %p.135, align 4
  %t.137 = insertelement <8 x float> poison, float %l.136, i64 0
  %s.138 = shufflevector <8 x float> %t.137, <8 x float> poison, <8 x i32> zeroinitializer
  %t.139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.108, <8 x float> %t.105)
  %t.140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.110, <8 x float> %t.106)
  %k.1.next = add nuw nsw i64 %k.1.i, 4
  %t.141 = icmp slt i64 %k.1.next, 768
  br i1 %t.141, label %k.1, label %k.1.done
k.1.done:
  %p.142 = getelementptr float, ptr %a, i64 768
  %p.143 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.115, ptr %sums, align 4
  %p.144 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.116, ptr %p.144, align 4
  %p.145 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.121, ptr %p.145, align 4
  %p.146 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.122, ptr %p.146, align 4
  %p.147 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.127, ptr %p.147, align 4
  %p.148 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.128, ptr %p.148, align 4
  %p.149 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.133, ptr %p.149, align 4
  %p.150 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.134, ptr %p.150, align 4
  %p.151 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.139, ptr %p.151, align 4
  %p.152 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.140, ptr %p.152, align 4
  ret void
}
define void @kt_contract_24d43ac7483339ef(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5, i64 %n6, i64 %n7, i64 %n8, i64 %n9) #0 {
entry:
  %t.1 = mul i64 %part, %n0
  %t.2 = udiv i64 %t.1, %parts
  %t.3 = add i64 %t.1, %n0
  %t.4 = udiv i64 %t.3, %parts
  br label %item.5
item.5:
  %item.5.i = phi i64 [%t.2, %entry], [%item.5.next, %lane.11.done]
  %t.6 = icmp slt i64 %item.5.i, %t.4
  br i1 %t.6, label %item.5.body, label %item.5.done
item.5.body:
  %t.7 = mul i64 %item.5.i, 768
  %p.8 = getelementptr float, ptr %b1, i64 %t.7
  %t.9 = mul i64 %item.5.i, 768
  %p.10 = getelementptr float, ptr %scratch, i64 %t.9
  br label %lane.11
lane.11:
  %lane.11.i = phi i64 [0, %item.5.body], [%lane.11.next, %lane.11.body]
  %t.12 = icmp slt i64 %lane.11.i, 768
  br i1 %t.12, label %lane.11.body, label %lane.11.done
lane.11.body:
  %p.13 = getelementptr float, ptr %p.8, i64 %lane.11.i
  %l.14 = load <16 x float>, ptr %p.13, align 4
  %p.15 = getelementptr float, ptr %b2, i64 %lane.11.i
  %l.16 = load <16 x float>, ptr %p.15, align 4
  %t.17 = fmul <16 x float> %l.14, %l.16
  %p.18 = getelementptr float, ptr %p.10, i64 %lane.11.i
  store <16 x float> %t.17, ptr %p.18, align 4
  %lane.11.next = add nuw nsw i64 %lane.11.i, 16
  br label %lane.11
lane.11.done:
  %item.5.next = add nuw nsw i64 %item.5.i, 1
  br label %item.5
item.5.done:
  call void @kt_barrier(ptr %barrier, i64 %parts)
  %p.19 = getelementptr i8, ptr %scratch, i64 %n6
  %t.20 = mul i64 %tid, %n7
  %p.21 = getelementptr i8, ptr %p.19, i64 %t.20
  %t.22 = udiv i64 %n9, %parts
  %t.23 = call i64 @llvm.smin.i64(i64 %t.22, i64 8)
  %t.24 = call i64 @llvm.smax.i64(i64 %t.23, i64 1)
  %t.25 = icmp eq i64 %parts, 1
  %t.26 = select i1 %t.25, i64 1, i64 %t.24
  %t.27 = mul i64 %t.26, %parts
  %t.28 = mul i64 %t.26, %part
  br label %piece.29
piece.29:
  %piece.29.n = phi i64 [%t.28, %item.5.done], [%t.122, %piece.29.look]
  %piece.29.from = phi i64 [0, %item.5.done], [%piece.29.of, %piece.29.look]
  %t.30 = mul i64 %piece.29.n, %n8
  %t.31 = udiv i64 %t.30, %t.27
  %t.32 = add i64 %t.30, %n8
  %t.33 = udiv i64 %t.32, %t.27
  br label %item.34
item.34:
  %item.34.i = phi i64 [%t.31, %piece.29], [%item.34.next, %row.97.done]
  %t.35 = icmp slt i64 %item.34.i, %t.33
  br i1 %t.35, label %item.34.body, label %item.34.done
item.34.body:
  %t.36 = urem i64 %item.34.i, 1
  %t.37 = udiv i64 %item.34.i, 1
  %t.38 = urem i64 %t.37, 192
  %t.39 = udiv i64 %t.37, 192
  %t.40 = mul i64 %t.39, %n4
  %t.41 = add i64 %t.40, %n4
  %t.42 = call i64 @llvm.smin.i64(i64 %t.41, i64 %n1)
  %t.43 = add i64 %t.38, 1
  %t.44 = call i64 @llvm.smin.i64(i64 %t.43, i64 192)
  %t.45 = mul i64 %t.38, 12288
  %p.46 = getelementptr float, ptr %b3, i64 %t.45
  %t.47 = mul i64 %t.40, 5
  %t.48 = call i64 @llvm.smin.i64(i64 %t.40, i64 %n2)
  %t.49 = add i64 %t.47, %t.48
  br label %tile.50
tile.50:
  %tile.50.i = phi i64 [%t.40, %item.34.body], [%tile.50.next, %if.86.end]
  %t.51 = icmp slt i64 %tile.50.i, %t.42
  br i1 %t.51, label %tile.50.body, label %tile.50.done
tile.50.body:
  %t.52 = mul i64 %tile.50.i, 5
  %t.53 = call i64 @llvm.smin.i64(i64 %tile.50.i, i64 %n2)
  %t.54 = add i64 %t.52, %t.53
  %t.55 = sub i64 %t.54, %t.49
  %t.56 = mul i64 %t.55, 16
  %p.57 = getelementptr float, ptr %p.21, i64 %t.56
  %t.58 = sub i64 %tile.50.i, %t.40
  %t.59 = mul i64 %t.54, 768
  %p.60 = getelementptr float, ptr %scratch, i64 %t.59
  %t.61 = mul i64 %t.58, 3072
  %t.62 = add i64 %t.61, 12288
  %p.63 = getelementptr float, ptr %p.46, i64 %t.62
  %t.64 = mul i64 %t.38, 16
  %t.65 = mul i64 %t.54, 3072
  %t.66 = add i64 %t.64, %t.65
  %p.67 = getelementptr float, ptr %b5, i64 %t.66
  %p.68 = getelementptr float, ptr %p.67, i64 15
  call void @llvm.prefetch.p0(ptr %p.68, i32 0, i32 3, i32 1)
  %p.69 = getelementptr float, ptr %p.67, i64 3087
  call void @llvm.prefetch.p0(ptr %p.69, i32 0, i32 3, i32 1)
  %p.70 = getelementptr float, ptr %p.67, i64 6159
  call void @llvm.prefetch.p0(ptr %p.70, i32 0, i32 3, i32 1)
  %p.71 = getelementptr float, ptr %p.67, i64 9231
  call void @llvm.prefetch.p0(ptr %p.71, i32 0, i32 3, i32 1)
  %p.72 = getelementptr float, ptr %p.67, i64 12303
  call void @llvm.prefetch.p0(ptr %p.72, i32 0, i32 3, i32 1)
  %p.73 = getelementptr float, ptr %p.67, i64 15375
  call void @llvm.prefetch.p0(ptr %p.73, i32 0, i32 3, i32 1)
  %t.74 = mul i64 %t.54, 3072
  %t.75 = add i64 %t.64, %t.74
  %p.76 = getelementptr float, ptr %b6, i64 %t.75
  %p.77 = getelementptr float, ptr %p.76, i64 15
  call void @llvm.prefetch.p0(ptr %p.77, i32 1, i32 3, i32 1)
  %p.78 = getelementptr float, ptr %p.76, i64 3087
  call void @llvm.prefetch.p0(ptr %p.78, i32 1, i32 3, i32 1)
  %p.79 = getelementptr float, ptr %p.76, i64 6159
  call void @llvm.prefetch.p0(ptr %p.79, i32 1, i32 3, i32 1)
  %p.80 = getelementptr float, ptr %p.76, i64 9231
  call void @llvm.prefetch.p0(ptr %p.80, i32 1, i32 3, i32 1)
  %p.81 = getelementptr float, ptr %p.76, i64 12303
  call void @llvm.prefetch.p0(ptr %p.81, i32 1, i32 3, i32 1)
  %p.82 = getelementptr float, ptr %p.76, i64 15375
  call void @llvm.prefetch.p0(ptr %p.82, i32 1, i32 3, i32 1)
  %t.83 = icmp slt i64 %tile.50.i, %n2
  br i1 %t.83, label %if.84, label %if.84.end
if.84:
  call void @tile6(ptr %p.60, ptr %p.46, ptr %p.57, ptr %p.63)
  br label %if.84.end
if.84.end:
  %t.85 = xor i1 %t.83, true
  br i1 %t.85, label %if.86, label %if.86.end
if.86:
  call void @tile5(ptr %p.60, ptr %p.46, ptr %p.57, ptr %p.63)
  br label %if.86.end
if.86.end:
  %tile.50.next = add nuw nsw i64 %tile.50.i, 1
  br label %tile.50
tile.50.done:
  %t.87 = mul i64 %t.40, 5
  %t.88 = call i64 @llvm.smin.i64(i64 %t.40, i64 %n2)
  %t.89 = add i64 %t.87, %t.88
  %t.90 = mul i64 %t.42, 5
  %t.91 = call i64 @llvm.smin.i64(i64 %t.42, i64 %n2)
  %t.92 = add i64 %t.90, %t.91
  %t.93 = sub i64 %t.92, %t.89
  %t.94 = mul i64 %t.38, 16
  %p.95 = getelementptr float, ptr %b5, i64 %t.94
  %p.96 = getelementptr float, ptr %b6, i64 %t.94
  br label %row.97
row.97:
  %row.97.i = phi i64 [0, %tile.50.done], [%row.97.next, %row.97]
  %t.98 = add i64 %t.89, %row.97.i
  %t.99 = mul i64 %row.97.i, 16
  %p.100 = getelementptr float, ptr %p.21, i64 %t.99
  %l.101 = load <16 x float>, ptr %p.100, align 4
  %p.102 = getelementptr float, ptr %b0, i64 %t.94
  %l.103 = load <16 x float>, ptr %p.102, align 4
  %p.104 = getelementptr float, ptr %b4, i64 %t.94
  %l.105 = load <16 x float>, ptr %p.104, align 4
  %t.106 = fadd <16 x float> %l.101, %l.105
  %t.107 = fmul <16 x float> %l.103, %t.106
  %t.108 = mul i64 %t.98, 3072
  %p.109 = getelementptr float, ptr %p.95, i64 %t.108
  %l.110 = load <16 x float>, ptr %p.109, align 4
  %t.111 = fadd <16 x float> %t.107, %l.110
  %t.112 = fcmp olt <16 x float> %t.111, splat (float 0x0000000000000000)
  %t.113 = select <16 x i1> %t.112, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.111
  %t.114 = mul i64 %t.98, 3072
  %p.115 = getelementptr float, ptr %p.96, i64 %t.114
  store <16 x float> %t.113, ptr %p.115, align 4
  %row.97.next = add nuw nsw i64 %row.97.i, 1
  %t.116 = icmp slt i64 %row.97.next, %t.93
  br i1 %t.116, label %row.97, label %row.97.done
row.97.done:
  %item.34.next = add nuw nsw i64 %item.34.i, 1
  br label %item.34
item.34.done:
  %t.117 = icmp ugt i64 %t.26, 1
  br i1 %t.117, label %piece.29.look, label %piece.29.done
piece.29.look:
  %piece.29.of = phi i64 [%piece.29.from, %item.34.done], [%piece.29.next, %piece.29.none]
  %t.118 = add i64 %part, %piece.29.of
  %t.119 = urem i64 %t.118, %parts
  %t.120 = call i64 @kt_take(ptr %barrier, i64 %t.119)
  %t.121 = mul i64 %t.119, %t.26
  %t.122 = add i64 %t.121, %t.120
  %t.123 = icmp ult i64 %t.120, %t.26
  br i1 %t.123, label %piece.29, label %piece.29.none
piece.29.none:
  %piece.29.next = add i64 %piece.29.of, 1
  %t.124 = icmp ult i64 %piece.29.next, %parts
  br i1 %t.124, label %piece.29.look, label %piece.29.done
piece.29.done:
  ret void
}
!0 = !{i32 1}
