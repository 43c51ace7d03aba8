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
define void @kt_contract_f2ed366f5d3b679c(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %b7, ptr noalias %b8, ptr noalias %b9, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5, i64 %n6, i64 %n7, i64 %n8, i64 %n9, i64 %n10, i64 %n11) #0 {
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
  %p.19 = getelementptr float, ptr %scratch, i64 %n6
  %p.20 = getelementptr i8, ptr %scratch, i64 %n7
  %t.21 = mul i64 %tid, %n8
  %p.22 = getelementptr i8, ptr %p.20, i64 %t.21
  %t.23 = mul i64 %part, %n9
  %t.24 = udiv i64 %t.23, %parts
  %t.25 = add i64 %t.23, %n9
  %t.26 = udiv i64 %t.25, %parts
  %p.27 = getelementptr float, ptr %scratch, i64 98304
  br label %panel.28
panel.28:
  %panel.28.i = phi i64 [%t.24, %item.5.done], [%panel.28.next, %k.34.done]
  %t.29 = icmp slt i64 %panel.28.i, %t.26
  br i1 %t.29, label %panel.28.body, label %panel.28.done
panel.28.body:
  %t.30 = mul i64 %panel.28.i, 12288
  %p.31 = getelementptr float, ptr %p.27, i64 %t.30
  %t.32 = mul i64 %panel.28.i, 16
  %p.33 = getelementptr float, ptr %b3, i64 %t.32
  br label %k.34
k.34:
  %k.34.i = phi i64 [0, %panel.28.body], [%k.34.next, %k.34.body]
  %t.35 = icmp slt i64 %k.34.i, 768
  br i1 %t.35, label %k.34.body, label %k.34.done
k.34.body:
  %t.36 = mul i64 %k.34.i, 16
  %t.37 = mul i64 %k.34.i, 768
  %p.38 = getelementptr float, ptr %p.33, i64 %t.37
  %l.39 = load <16 x float>, ptr %p.38, align 4
  %p.40 = getelementptr float, ptr %p.31, i64 %t.36
  store <16 x float> %l.39, ptr %p.40, align 4
  %k.34.next = add nuw nsw i64 %k.34.i, 1
  br label %k.34
k.34.done:
  %panel.28.next = add nuw nsw i64 %panel.28.i, 1
  br label %panel.28
panel.28.done:
  call void @kt_barrier(ptr %barrier, i64 %parts)
  %t.41 = udiv i64 %n11, %parts
  %t.42 = call i64 @llvm.smin.i64(i64 %t.41, i64 8)
  %t.43 = call i64 @llvm.smax.i64(i64 %t.42, i64 1)
  %t.44 = icmp eq i64 %parts, 1
  %t.45 = select i1 %t.44, i64 1, i64 %t.43
  %t.46 = mul i64 %t.45, %parts
  %t.47 = mul i64 %t.45, %part
  br label %piece.48
piece.48:
  %piece.48.n = phi i64 [%t.47, %panel.28.done], [%t.180, %piece.48.look]
  %piece.48.from = phi i64 [0, %panel.28.done], [%piece.48.of, %piece.48.look]
  %t.49 = mul i64 %piece.48.n, %n10
  %t.50 = udiv i64 %t.49, %t.46
  %t.51 = add i64 %t.49, %n10
  %t.52 = udiv i64 %t.51, %t.46
  br label %item.53
item.53:
  %item.53.i = phi i64 [%t.50, %piece.48], [%item.53.next, %row.146.done]
  %t.54 = icmp slt i64 %item.53.i, %t.52
  br i1 %t.54, label %item.53.body, label %item.53.done
item.53.body:
  %t.55 = urem i64 %item.53.i, 1
  %t.56 = udiv i64 %item.53.i, 1
  %t.57 = urem i64 %t.56, 48
  %t.58 = udiv i64 %t.56, 48
  %t.59 = mul i64 %t.58, %n4
  %t.60 = add i64 %t.59, %n4
  %t.61 = call i64 @llvm.smin.i64(i64 %t.60, i64 %n1)
  %t.62 = add i64 %t.57, 1
  %t.63 = call i64 @llvm.smin.i64(i64 %t.62, i64 48)
  %t.64 = mul i64 %t.57, 12288
  %p.65 = getelementptr float, ptr %p.19, i64 %t.64
  %t.66 = mul i64 %t.59, 5
  %t.67 = call i64 @llvm.smin.i64(i64 %t.59, i64 %n2)
  %t.68 = add i64 %t.66, %t.67
  br label %tile.69
tile.69:
  %tile.69.i = phi i64 [%t.59, %item.53.body], [%tile.69.next, %if.132.end]
  %t.70 = icmp slt i64 %tile.69.i, %t.61
  br i1 %t.70, label %tile.69.body, label %tile.69.done
tile.69.body:
  %t.71 = mul i64 %tile.69.i, 5
  %t.72 = call i64 @llvm.smin.i64(i64 %tile.69.i, i64 %n2)
  %t.73 = add i64 %t.71, %t.72
  %t.74 = sub i64 %t.73, %t.68
  %t.75 = mul i64 %t.74, 16
  %p.76 = getelementptr float, ptr %p.22, i64 %t.75
  %t.77 = sub i64 %tile.69.i, %t.59
  %t.78 = mul i64 %t.73, 768
  %p.79 = getelementptr float, ptr %scratch, i64 %t.78
  %t.80 = mul i64 %t.77, 3072
  %t.81 = add i64 %t.80, 12288
  %p.82 = getelementptr float, ptr %p.65, i64 %t.81
  %t.83 = mul i64 %t.57, 16
  %t.84 = mul i64 %t.73, 768
  %t.85 = add i64 %t.83, %t.84
  %p.86 = getelementptr float, ptr %b5, i64 %t.85
  %p.87 = getelementptr float, ptr %p.86, i64 15
  call void @llvm.prefetch.p0(ptr %p.87, i32 0, i32 3, i32 1)
  %p.88 = getelementptr float, ptr %p.86, i64 783
  call void @llvm.prefetch.p0(ptr %p.88, i32 0, i32 3, i32 1)
  %p.89 = getelementptr float, ptr %p.86, i64 1551
  call void @llvm.prefetch.p0(ptr %p.89, i32 0, i32 3, i32 1)
  %p.90 = getelementptr float, ptr %p.86, i64 2319
  call void @llvm.prefetch.p0(ptr %p.90, i32 0, i32 3, i32 1)
  %p.91 = getelementptr float, ptr %p.86, i64 3087
  call void @llvm.prefetch.p0(ptr %p.91, i32 0, i32 3, i32 1)
  %p.92 = getelementptr float, ptr %p.86, i64 3855
  call void @llvm.prefetch.p0(ptr %p.92, i32 0, i32 3, i32 1)
  %t.93 = mul i64 %t.73, 768
  %t.94 = add i64 %t.83, %t.93
  %p.95 = getelementptr float, ptr %b6, i64 %t.94
  %p.96 = getelementptr float, ptr %p.95, i64 15
  call void @llvm.prefetch.p0(ptr %p.96, i32 0, i32 3, i32 1)
  %p.97 = getelementptr float, ptr %p.95, i64 783
  call void @llvm.prefetch.p0(ptr %p.97, i32 0, i32 3, i32 1)
  %p.98 = getelementptr float, ptr %p.95, i64 1551
  call void @llvm.prefetch.p0(ptr %p.98, i32 0, i32 3, i32 1)
  %p.99 = getelementptr float, ptr %p.95, i64 2319
  call void @llvm.prefetch.p0(ptr %p.99, i32 0, i32 3, i32 1)
  %p.100 = getelementptr float, ptr %p.95, i64 3087
  call void @llvm.prefetch.p0(ptr %p.100, i32 0, i32 3, i32 1)
  %p.101 = getelementptr float, ptr %p.95, i64 3855
  call void @llvm.prefetch.p0(ptr %p.101, i32 0, i32 3, i32 1)
  %t.102 = mul i64 %t.73, 768
  %t.103 = add i64 %t.83, %t.102
  %p.104 = getelementptr float, ptr %b7, i64 %t.103
  %p.105 = getelementptr float, ptr %p.104, i64 15
  call void @llvm.prefetch.p0(ptr %p.105, i32 1, i32 3, i32 1)
  %p.106 = getelementptr float, ptr %p.104, i64 783
  call void @llvm.prefetch.p0(ptr %p.106, i32 1, i32 3, i32 1)
  %p.107 = getelementptr float, ptr %p.104, i64 1551
  call void @llvm.prefetch.p0(ptr %p.107, i32 1, i32 3, i32 1)
  %p.108 = getelementptr float, ptr %p.104, i64 2319
  call void @llvm.prefetch.p0(ptr %p.108, i32 1, i32 3, i32 1)
  %p.109 = getelementptr float, ptr %p.104, i64 3087
  call void @llvm.prefetch.p0(ptr %p.109, i32 1, i32 3, i32 1)
  %p.110 = getelementptr float, ptr %p.104, i64 3855
  call void @llvm.prefetch.p0(ptr %p.110, i32 1, i32 3, i32 1)
  %t.111 = mul i64 %t.73, 768
  %t.112 = add i64 %t.83, %t.111
  %p.113 = getelementptr float, ptr %b8, i64 %t.112
  %p.114 = getelementptr float, ptr %p.113, i64 15
  call void @llvm.prefetch.p0(ptr %p.114, i32 1, i32 3, i32 1)
  %p.115 = getelementptr float, ptr %p.113, i64 783
  call void @llvm.prefetch.p0(ptr %p.115, i32 1, i32 3, i32 1)
  %p.116 = getelementptr float, ptr %p.113, i64 1551
  call void @llvm.prefetch.p0(ptr %p.116, i32 1, i32 3, i32 1)
  %p.117 = getelementptr float, ptr %p.113, i64 2319
  call void @llvm.prefetch.p0(ptr %p.117, i32 1, i32 3, i32 1)
  %p.118 = getelementptr float, ptr %p.113, i64 3087
  call void @llvm.prefetch.p0(ptr %p.118, i32 1, i32 3, i32 1)
  %p.119 = getelementptr float, ptr %p.113, i64 3855
  call void @llvm.prefetch.p0(ptr %p.119, i32 1, i32 3, i32 1)
  %t.120 = mul i64 %t.73, 768
  %t.121 = add i64 %t.83, %t.120
  %p.122 = getelementptr float, ptr %b9, i64 %t.121
  %p.123 = getelementptr float, ptr %p.122, i64 15
  call void @llvm.prefetch.p0(ptr %p.123, i32 1, i32 3, i32 1)
  %p.124 = getelementptr float, ptr %p.122, i64 783
  call void @llvm.prefetch.p0(ptr %p.124, i32 1, i32 3, i32 1)
  %p.125 = getelementptr float, ptr %p.122, i64 1551
  call void @llvm.prefetch.p0(ptr %p.125, i32 1, i32 3, i32 1)
  %p.126 = getelementptr float, ptr %p.122, i64 2319
  call void @llvm.prefetch.p0(ptr %p.126, i32 1, i32 3, i32 1)
  %p.127 = getelementptr float, ptr %p.122, i64 3087
  call void @llvm.prefetch.p0(ptr %p.127, i32 1, i32 3, i32 1)
  %p.128 = getelementptr float, ptr %p.122, i64 3855
  call void @llvm.prefetch.p0(ptr %p.128, i32 1, i32 3, i32 1)
  %t.129 = icmp slt i64 %tile.69.i, %n2
  br i1 %t.129, label %if.130, label %if.130.end
if.130:
  call void @tile6(ptr %p.79, ptr %p.65, ptr %p.76, ptr %p.82)
  br label %if.130.end
if.130.end:
  %t.131 = xor i1 %t.129, true
  br i1 %t.131, label %if.132, label %if.132.end
if.132:
  call void @tile5(ptr %p.79, ptr %p.65, ptr %p.76, ptr %p.82)
  br label %if.132.end
if.132.end:
  %tile.69.next = add nuw nsw i64 %tile.69.i, 1
  br label %tile.69
tile.69.done:
  %t.133 = mul i64 %t.59, 5
  %t.134 = call i64 @llvm.smin.i64(i64 %t.59, i64 %n2)
  %t.135 = add i64 %t.133, %t.134
  %t.136 = mul i64 %t.61, 5
  %t.137 = call i64 @llvm.smin.i64(i64 %t.61, i64 %n2)
  %t.138 = add i64 %t.136, %t.137
  %t.139 = sub i64 %t.138, %t.135
  %t.140 = mul i64 %t.57, 16
  %p.141 = getelementptr float, ptr %b5, i64 %t.140
  %p.142 = getelementptr float, ptr %b6, i64 %t.140
  %p.143 = getelementptr float, ptr %b7, i64 %t.140
  %p.144 = getelementptr float, ptr %b8, i64 %t.140
  %p.145 = getelementptr float, ptr %b9, i64 %t.140
  br label %row.146
row.146:
  %row.146.i = phi i64 [0, %tile.69.done], [%row.146.next, %row.146]
  %t.147 = add i64 %t.135, %row.146.i
  %t.148 = mul i64 %row.146.i, 16
  %p.149 = getelementptr float, ptr %p.22, i64 %t.148
  %l.150 = load <16 x float>, ptr %p.149, align 4
  %p.151 = getelementptr float, ptr %b0, i64 %t.140
  %l.152 = load <16 x float>, ptr %p.151, align 4
  %p.153 = getelementptr float, ptr %b4, i64 %t.140
  %l.154 = load <16 x float>, ptr %p.153, align 4
  %t.155 = fadd <16 x float> %l.150, %l.154
  %t.156 = fmul <16 x float> %l.152, %t.155
  %t.157 = mul i64 %t.147, 768
  %p.158 = getelementptr float, ptr %p.141, i64 %t.157
  %l.159 = load <16 x float>, ptr %p.158, align 4
  %t.160 = fadd <16 x float> %t.156, %l.159
  %t.161 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t.160
  %t.162 = mul i64 %t.147, 768
  %p.163 = getelementptr float, ptr %p.142, i64 %t.162
  %l.164 = load <16 x float>, ptr %p.163, align 4
  %t.165 = select <16 x i1> %t.161, <16 x float> %l.164, <16 x float> splat (float 0x0000000000000000)
  %t.166 = mul i64 %t.147, 768
  %p.167 = getelementptr float, ptr %p.143, i64 %t.166
  store <16 x float> %t.165, ptr %p.167, align 4
  %t.168 = fmul <16 x float> %t.165, %l.152
  %t.169 = mul i64 %t.147, 768
  %p.170 = getelementptr float, ptr %p.144, i64 %t.169
  store <16 x float> %t.168, ptr %p.170, align 4
  %t.171 = fmul <16 x float> %t.165, %t.155
  %t.172 = mul i64 %t.147, 768
  %p.173 = getelementptr float, ptr %p.145, i64 %t.172
  store <16 x float> %t.171, ptr %p.173, align 4
  %row.146.next = add nuw nsw i64 %row.146.i, 1
  %t.174 = icmp slt i64 %row.146.next, %t.139
  br i1 %t.174, label %row.146, label %row.146.done
row.146.done:
  %item.53.next = add nuw nsw i64 %item.53.i, 1
  br label %item.53
item.53.done:
  %t.175 = icmp ugt i64 %t.45, 1
  br i1 %t.175, label %piece.48.look, label %piece.48.done
piece.48.look:
  %piece.48.of = phi i64 [%piece.48.from, %item.53.done], [%piece.48.next, %piece.48.none]
  %t.176 = add i64 %part, %piece.48.of
  %t.177 = urem i64 %t.176, %parts
  %t.178 = call i64 @kt_take(ptr %barrier, i64 %t.177)
  %t.179 = mul i64 %t.177, %t.45
  %t.180 = add i64 %t.179, %t.178
  %t.181 = icmp ult i64 %t.178, %t.45
  br i1 %t.181, label %piece.48, label %piece.48.none
piece.48.none:
  %piece.48.next = add i64 %piece.48.of, 1
  %t.182 = icmp ult i64 %piece.48.next, %parts
  br i1 %t.182, label %piece.48.look, label %piece.48.done
piece.48.done:
  ret void
}
!0 = !{i32 1}

declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, <16 x i1>, <16 x float>)
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
define internal void @transpose_768_16(ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns) noinline #0 {
entry:
  br label %row.1
row.1:
  %row.1.i = phi i64 [0, %entry], [%row.1.next, %column.2.done]
  br label %column.2
column.2:
  %column.2.i = phi i64 [0, %row.1], [%column.2.next, %column.2]
  %t.3 = mul i64 %row.1.i, 768
  %t.4 = add i64 %t.3, %column.2.i
  %p.5 = getelementptr float, ptr %from, i64 %t.4
  %l.6 = load <8 x float>, ptr %p.5, align 4
  %p.7 = getelementptr float, ptr %p.5, i64 768
  %l.8 = load <8 x float>, ptr %p.7, align 4
  %p.9 = getelementptr float, ptr %p.5, i64 1536
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %p.11 = getelementptr float, ptr %p.5, i64 2304
  %l.12 = load <8 x float>, ptr %p.11, align 4
  %p.13 = getelementptr float, ptr %p.5, i64 3072
  %l.14 = load <8 x float>, ptr %p.13, align 4
  %p.15 = getelementptr float, ptr %p.5, i64 3840
  %l.16 = load <8 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %p.5, i64 4608
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %p.19 = getelementptr float, ptr %p.5, i64 5376
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
define void @kt_contract_3c22fde6ee300f74(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5, i64 %n6, i64 %n7, i64 %n8, i64 %n9) #0 {
entry:
  %p.1 = getelementptr i8, ptr %scratch, i64 %n5
  %t.2 = mul i64 %tid, %n6
  %p.3 = getelementptr i8, ptr %p.1, i64 %t.2
  %t.4 = mul i64 %part, %n7
  %t.5 = udiv i64 %t.4, %parts
  %t.6 = add i64 %t.4, %n7
  %t.7 = udiv i64 %t.6, %parts
  br label %panel.8
panel.8:
  %panel.8.i = phi i64 [%t.5, %entry], [%panel.8.next, %k.17.done]
  %t.9 = icmp slt i64 %panel.8.i, %t.7
  br i1 %t.9, label %panel.8.body, label %panel.8.done
panel.8.body:
  %t.10 = mul i64 %panel.8.i, 12288
  %p.11 = getelementptr float, ptr %scratch, i64 %t.10
  %t.12 = mul i64 %panel.8.i, 16
  %t.13 = mul i64 %t.12, 768
  %p.14 = getelementptr float, ptr %b1, i64 %t.13
  call void @transpose_768_16(ptr %p.14, ptr %p.11, i64 16, i64 768)
  %t.15 = mul i64 %t.12, 768
  %p.16 = getelementptr float, ptr %b1, i64 %t.15
  br label %k.17
k.17:
  %k.17.i = phi i64 [768, %panel.8.body], [%k.17.next, %k.17.body]
  %t.18 = icmp slt i64 %k.17.i, 768
  br i1 %t.18, label %k.17.body, label %k.17.done
k.17.body:
  %t.19 = mul i64 %k.17.i, 16
  %p.20 = getelementptr float, ptr %p.16, i64 %k.17.i
  %t.21 = getelementptr float, ptr %p.20, <16 x i64> <i64 0, i64 768, i64 1536, i64 2304, i64 3072, i64 3840, i64 4608, i64 5376, i64 6144, i64 6912, i64 7680, i64 8448, i64 9216, i64 9984, i64 10752, i64 11520>
  %t.22 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %t.21, <16 x i1> splat (i1 true), <16 x float> zeroinitializer)
  %p.23 = getelementptr float, ptr %p.11, i64 %t.19
  store <16 x float> %t.22, ptr %p.23, align 4
  %k.17.next = add nuw nsw i64 %k.17.i, 1
  br label %k.17
k.17.done:
  %panel.8.next = add nuw nsw i64 %panel.8.i, 1
  br label %panel.8
panel.8.done:
  call void @kt_barrier(ptr %barrier, i64 %parts)
  %t.24 = udiv i64 %n9, %parts
  %t.25 = call i64 @llvm.smin.i64(i64 %t.24, i64 8)
  %t.26 = call i64 @llvm.smax.i64(i64 %t.25, i64 1)
  %t.27 = icmp eq i64 %parts, 1
  %t.28 = select i1 %t.27, i64 1, i64 %t.26
  %t.29 = mul i64 %t.28, %parts
  %t.30 = mul i64 %t.28, %part
  br label %piece.31
piece.31:
  %piece.31.n = phi i64 [%t.30, %panel.8.done], [%t.131, %piece.31.look]
  %piece.31.from = phi i64 [0, %panel.8.done], [%piece.31.of, %piece.31.look]
  %t.32 = mul i64 %piece.31.n, %n8
  %t.33 = udiv i64 %t.32, %t.29
  %t.34 = add i64 %t.32, %n8
  %t.35 = udiv i64 %t.34, %t.29
  br label %item.36
item.36:
  %item.36.i = phi i64 [%t.33, %piece.31], [%item.36.next, %row.109.done]
  %t.37 = icmp slt i64 %item.36.i, %t.35
  br i1 %t.37, label %item.36.body, label %item.36.done
item.36.body:
  %t.38 = urem i64 %item.36.i, 1
  %t.39 = udiv i64 %item.36.i, 1
  %t.40 = urem i64 %t.39, 48
  %t.41 = udiv i64 %t.39, 48
  %t.42 = mul i64 %t.41, %n3
  %t.43 = add i64 %t.42, %n3
  %t.44 = call i64 @llvm.smin.i64(i64 %t.43, i64 %n0)
  %t.45 = add i64 %t.40, 1
  %t.46 = call i64 @llvm.smin.i64(i64 %t.45, i64 48)
  %t.47 = mul i64 %t.40, 12288
  %p.48 = getelementptr float, ptr %scratch, i64 %t.47
  %t.49 = mul i64 %t.42, 5
  %t.50 = call i64 @llvm.smin.i64(i64 %t.42, i64 %n1)
  %t.51 = add i64 %t.49, %t.50
  br label %tile.52
tile.52:
  %tile.52.i = phi i64 [%t.42, %item.36.body], [%tile.52.next, %if.97.end]
  %t.53 = icmp slt i64 %tile.52.i, %t.44
  br i1 %t.53, label %tile.52.body, label %tile.52.done
tile.52.body:
  %t.54 = mul i64 %tile.52.i, 5
  %t.55 = call i64 @llvm.smin.i64(i64 %tile.52.i, i64 %n1)
  %t.56 = add i64 %t.54, %t.55
  %t.57 = sub i64 %t.56, %t.51
  %t.58 = mul i64 %t.57, 16
  %p.59 = getelementptr float, ptr %p.3, i64 %t.58
  %t.60 = sub i64 %tile.52.i, %t.42
  %t.61 = mul i64 %t.56, 768
  %p.62 = getelementptr float, ptr %b0, i64 %t.61
  %t.63 = mul i64 %t.60, 3072
  %t.64 = add i64 %t.63, 12288
  %p.65 = getelementptr float, ptr %p.48, i64 %t.64
  %t.66 = mul i64 %t.40, 16
  %t.67 = mul i64 %t.56, 768
  %t.68 = add i64 %t.66, %t.67
  %p.69 = getelementptr float, ptr %b3, i64 %t.68
  %p.70 = getelementptr float, ptr %p.69, i64 15
  call void @llvm.prefetch.p0(ptr %p.70, i32 0, i32 3, i32 1)
  %p.71 = getelementptr float, ptr %p.69, i64 783
  call void @llvm.prefetch.p0(ptr %p.71, i32 0, i32 3, i32 1)
  %p.72 = getelementptr float, ptr %p.69, i64 1551
  call void @llvm.prefetch.p0(ptr %p.72, i32 0, i32 3, i32 1)
  %p.73 = getelementptr float, ptr %p.69, i64 2319
  call void @llvm.prefetch.p0(ptr %p.73, i32 0, i32 3, i32 1)
  %p.74 = getelementptr float, ptr %p.69, i64 3087
  call void @llvm.prefetch.p0(ptr %p.74, i32 0, i32 3, i32 1)
  %p.75 = getelementptr float, ptr %p.69, i64 3855
  call void @llvm.prefetch.p0(ptr %p.75, i32 0, i32 3, i32 1)
  %t.76 = mul i64 %t.56, 768
  %t.77 = add i64 %t.66, %t.76
  %p.78 = getelementptr float, ptr %b4, i64 %t.77
  %p.79 = getelementptr float, ptr %p.78, i64 15
  call void @llvm.prefetch.p0(ptr %p.79, i32 1, i32 3, i32 1)
  %p.80 = getelementptr float, ptr %p.78, i64 783
  call void @llvm.prefetch.p0(ptr %p.80, i32 1, i32 3, i32 1)
  %p.81 = getelementptr float, ptr %p.78, i64 1551
  call void @llvm.prefetch.p0(ptr %p.81, i32 1, i32 3, i32 1)
  %p.82 = getelementptr float, ptr %p.78, i64 2319
  call void @llvm.prefetch.p0(ptr %p.82, i32 1, i32 3, i32 1)
  %p.83 = getelementptr float, ptr %p.78, i64 3087
  call void @llvm.prefetch.p0(ptr %p.83, i32 1, i32 3, i32 1)
  %p.84 = getelementptr float, ptr %p.78, i64 3855
  call void @llvm.prefetch.p0(ptr %p.84, i32 1, i32 3, i32 1)
  %t.85 = mul i64 %t.56, 768
  %t.86 = add i64 %t.66, %t.85
  %p.87 = getelementptr float, ptr %b5, i64 %t.86
  %p.88 = getelementptr float, ptr %p.87, i64 15
  call void @llvm.prefetch.p0(ptr %p.88, i32 1, i32 3, i32 1)
  %p.89 = getelementptr float, ptr %p.87, i64 783
  call void @llvm.prefetch.p0(ptr %p.89, i32 1, i32 3, i32 1)
  %p.90 = getelementptr float, ptr %p.87, i64 1551
  call void @llvm.prefetch.p0(ptr %p.90, i32 1, i32 3, i32 1)
  %p.91 = getelementptr float, ptr %p.87, i64 2319
  call void @llvm.prefetch.p0(ptr %p.91, i32 1, i32 3, i32 1)
  %p.92 = getelementptr float, ptr %p.87, i64 3087
  call void @llvm.prefetch.p0(ptr %p.92, i32 1, i32 3, i32 1)
  %p.93 = getelementptr float, ptr %p.87, i64 3855
  call void @llvm.prefetch.p0(ptr %p.93, i32 1, i32 3, i32 1)
  %t.94 = icmp slt i64 %tile.52.i, %n1
  br i1 %t.94, label %if.95, label %if.95.end
if.95:
  call void @tile6(ptr %p.62, ptr %p.48, ptr %p.59, ptr %p.65)
  br label %if.95.end
if.95.end:
  %t.96 = xor i1 %t.94, true
  br i1 %t.96, label %if.97, label %if.97.end
if.97:
  call void @tile5(ptr %p.62, ptr %p.48, ptr %p.59, ptr %p.65)
  br label %if.97.end
if.97.end:
  %tile.52.next = add nuw nsw i64 %tile.52.i, 1
  br label %tile.52
tile.52.done:
  %t.98 = mul i64 %t.42, 5
  %t.99 = call i64 @llvm.smin.i64(i64 %t.42, i64 %n1)
  %t.100 = add i64 %t.98, %t.99
  %t.101 = mul i64 %t.44, 5
  %t.102 = call i64 @llvm.smin.i64(i64 %t.44, i64 %n1)
  %t.103 = add i64 %t.101, %t.102
  %t.104 = sub i64 %t.103, %t.100
  %t.105 = mul i64 %t.40, 16
  %p.106 = getelementptr float, ptr %b3, i64 %t.105
  %p.107 = getelementptr float, ptr %b4, i64 %t.105
  %p.108 = getelementptr float, ptr %b5, i64 %t.105
  br label %row.109
row.109:
  %row.109.i = phi i64 [0, %tile.52.done], [%row.109.next, %row.109]
  %t.110 = add i64 %t.100, %row.109.i
  %t.111 = mul i64 %row.109.i, 16
  %p.112 = getelementptr float, ptr %p.3, i64 %t.111
  %l.113 = load <16 x float>, ptr %p.112, align 4
  %p.114 = getelementptr float, ptr %b2, i64 %t.105
  %l.115 = load <16 x float>, ptr %p.114, align 4
  %t.116 = fmul <16 x float> %l.113, %l.115
  %t.117 = mul i64 %t.110, 768
  %p.118 = getelementptr float, ptr %p.107, i64 %t.117
  store <16 x float> %t.116, ptr %p.118, align 4
  %t.119 = mul i64 %t.110, 768
  %p.120 = getelementptr float, ptr %p.106, i64 %t.119
  %l.121 = load <16 x float>, ptr %p.120, align 4
  %t.122 = fmul <16 x float> %l.113, %l.121
  %t.123 = mul i64 %t.110, 768
  %p.124 = getelementptr float, ptr %p.108, i64 %t.123
  store <16 x float> %t.122, ptr %p.124, align 4
  %row.109.next = add nuw nsw i64 %row.109.i, 1
  %t.125 = icmp slt i64 %row.109.next, %t.104
  br i1 %t.125, label %row.109, label %row.109.done
row.109.done:
  %item.36.next = add nuw nsw i64 %item.36.i, 1
  br label %item.36
item.36.done:
  %t.126 = icmp ugt i64 %t.28, 1
  br i1 %t.126, label %piece.31.look, label %piece.31.done
piece.31.look:
  %piece.31.of = phi i64 [%piece.31.from, %item.36.done], [%piece.31.next, %piece.31.none]
  %t.127 = add i64 %part, %piece.31.of
  %t.128 = urem i64 %t.127, %parts
  %t.129 = call i64 @kt_take(ptr %barrier, i64 %t.128)
  %t.130 = mul i64 %t.128, %t.28
  %t.131 = add i64 %t.130, %t.129
  %t.132 = icmp ult i64 %t.129, %t.28
  br i1 %t.132, label %piece.31, label %piece.31.none
piece.31.none:
  %piece.31.next = add i64 %piece.31.of, 1
  %t.133 = icmp ult i64 %piece.31.next, %parts
  br i1 %t.133, label %piece.31.look, label %piece.31.done
piece.31.done:
  ret void
}
!0 = !{i32 1}

define void @kt_row_a1d0566fb2bd2265(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) "stackrealign" #0 {
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
  %row.9.c0 = phi <64 x float> [splat (float 0x0000000000000000), %item.5.body], [%t.14, %row.9.body]
  %t.10 = icmp slt i64 %row.9.i, 128
  br i1 %t.10, label %row.9.body, label %row.9.done
row.9.body:
  %t.11 = mul i64 %row.9.i, 768
  %p.12 = getelementptr float, ptr %p.8, i64 %t.11
  %l.13 = load <64 x float>, ptr %p.12, align 4
  %t.14 = fadd <64 x float> %row.9.c0, %l.13
  %row.9.next = add nuw nsw i64 %row.9.i, 1
  br label %row.9
row.9.done:
  %p.15 = getelementptr float, ptr %b1, i64 %t.7
  store <64 x float> %row.9.c0, ptr %p.15, align 4
  %item.5.next = add nuw nsw i64 %item.5.i, 1
  br label %item.5
item.5.done:
  ret void
}
!0 = !{i32 1}

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
  %p.15 = getelementptr float, ptr %p.2, i64 128
  %l.16 = load float, ptr %p.15, align 4
  %t.17 = insertelement <8 x float> poison, float %l.16, i64 0
  %s.18 = shufflevector <8 x float> %t.17, <8 x float> poison, <8 x i32> zeroinitializer
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.18, <8 x float> %l.7, <8 x float> %k.1.c2)
  %t.20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.18, <8 x float> %l.9, <8 x float> %k.1.c3)
  %p.21 = getelementptr float, ptr %p.2, i64 256
  %l.22 = load float, ptr %p.21, align 4
  %t.23 = insertelement <8 x float> poison, float %l.22, i64 0
  %s.24 = shufflevector <8 x float> %t.23, <8 x float> poison, <8 x i32> zeroinitializer
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.7, <8 x float> %k.1.c4)
  %t.26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.9, <8 x float> %k.1.c5)
  %p.27 = getelementptr float, ptr %p.2, i64 384
  %l.28 = load float, ptr %p.27, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.7, <8 x float> %k.1.c6)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.9, <8 x float> %k.1.c7)
  %p.33 = getelementptr float, ptr %p.2, i64 512
  %l.34 = load float, ptr %p.33, align 4
  %t.35 = insertelement <8 x float> poison, float %l.34, i64 0
  %s.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <8 x i32> zeroinitializer
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.7, <8 x float> %k.1.c8)
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.9, <8 x float> %k.1.c9)
  %p.39 = getelementptr float, ptr %p.2, i64 640
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
  %p.55 = getelementptr float, ptr %p.2, i64 129
  %l.56 = load float, ptr %p.55, align 4
  %t.57 = insertelement <8 x float> poison, float %l.56, i64 0
  %s.58 = shufflevector <8 x float> %t.57, <8 x float> poison, <8 x i32> zeroinitializer
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.46, <8 x float> %t.19)
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.48, <8 x float> %t.20)
  %p.61 = getelementptr float, ptr %p.2, i64 257
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.46, <8 x float> %t.25)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.48, <8 x float> %t.26)
  %p.67 = getelementptr float, ptr %p.2, i64 385
  %l.68 = load float, ptr %p.67, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.46, <8 x float> %t.31)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.48, <8 x float> %t.32)
  %p.73 = getelementptr float, ptr %p.2, i64 513
  %l.74 = load float, ptr %p.73, align 4
  %t.75 = insertelement <8 x float> poison, float %l.74, i64 0
  %s.76 = shufflevector <8 x float> %t.75, <8 x float> poison, <8 x i32> zeroinitializer
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.46, <8 x float> %t.37)
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.48, <8 x float> %t.38)
  %p.79 = getelementptr float, ptr %p.2, i64 641
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
  %p.95 = getelementptr float, ptr %p.2, i64 130
  %l.96 = load float, ptr %p.95, align 4
  %t.97 = insertelement <8 x float> poison, float %l.96, i64 0
  %s.98 = shufflevector <8 x float> %t.97, <8 x float> poison, <8 x i32> zeroinitializer
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.86, <8 x float> %t.59)
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.88, <8 x float> %t.60)
  %p.101 = getelementptr float, ptr %p.2, i64 258
  %l.102 = load float, ptr %p.101, align 4
  %t.103 = insertelement <8 x float> poison, float %l.102, i64 0
  %s.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <8 x i32> zeroinitializer
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.86, <8 x float> %t.65)
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.88, <8 x float> %t.66)
  %p.107 = getelementptr float, ptr %p.2, i64 386
  %l.108 = load float, ptr %p.107, align 4
  %t.109 = insertelement <8 x float> poison, float %l.108, i64 0
  %s.110 = shufflevector <8 x float> %t.109, <8 x float> poison, <8 x i32> zeroinitializer
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.86, <8 x float> %t.71)
  %t.112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.88, <8 x float> %t.72)
  %p.113 = getelementptr float, ptr %p.2, i64 514
  %l.114 = load float, ptr %p.113, align 4
  %t.115 = insertelement <8 x float> poison, float %l.114, i64 0
  %s.116 = shufflevector <8 x float> %t.115, <8 x float> poison, <8 x i32> zeroinitializer
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.86, <8 x float> %t.77)
  %t.118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.88, <8 x float> %t.78)
  %p.119 = getelementptr float, ptr %p.2, i64 642
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
  %p.135 = getelementptr float, ptr %p.2, i64 131
  %l.136 = load float, ptr %p.135, align 4
  %t.137 = insertelement <8 x float> poison, float %l.136, i64 0
  %s.138 = shufflevector <8 x float> %t.137, <8 x float> poison, <8 x i32> zeroinitializer
  %t.139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.126, <8 x float> %t.99)
  %t.140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.128, <8 x float> %t.100)
  %p.141 = getelementptr float, ptr %p.2, i64 259
  %l.142 = load float, ptr %p.141, align 4
  %t.143 = insertelement <8 x float> poison, float %l.142, i64 0
  %s.144 = shufflevector <8 x float> %t.143, <8 x float> poison, <8 x i32> zeroinitializer
  %t.145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.126, <8 x float> %t.105)
  %t.146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.128, <8 x float> %t.106)
  %p.147 = getelementptr float, ptr %p.2, i64 387
  %l.148 = load float, ptr %p.147, align 4
  %t.149 = insertelement <8 x float> poison, float %l.148, i64 0
  %s.150 = shufflevector <8 x float> %t.149, <8 x float> poison, <8 x i32> zeroinitializer
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.126, <8 x float> %t.111)
  %t.152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.128, <8 x float> %t.112)
  %p.153 = getelementptr float, ptr %p.2, i64 515
  %l.154 = load float, ptr %p.153, align 4
  %t.155 = insertelement <8 x float> poison, float %l.154, i64 0
  %s.156 = shufflevector <8 x float> %t.155, <8 x float> poison, <8 x i32> zeroinitializer
  %t.157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.156, <8 x float> %l.126, <8 x float> %t.117)
  %t.158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.156, <8 x float> %l.128, <8 x float> %t.118)
  %p.159 = getelementptr float, ptr %p.2, i64 643
  %l.160 = load float, ptr %p.159, align 4
  %t.161 = insertelement <8 x float> poison, float %l.160, i64 0
  %s.162 = shufflevector <8 x float> %t.161, <8 x float> poison, <8 x i32> zeroinitializer
  %t.163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.162, <8 x float> %l.126, <8 x float> %t.123)
  %t.164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.162, <8 x float> %l.128, <8 x float> %t.124)
  %k.1.next = add nuw nsw i64 %k.1.i, 4
  %t.165 = icmp slt i64 %k.1.next, 128
  br i1 %t.165, label %k.1, label %k.1.done
k.1.done:
  %p.166 = getelementptr float, ptr %a, i64 128
  %p.167 = getelementptr float, ptr %b, i64 2048
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
  %p.15 = getelementptr float, ptr %p.2, i64 128
  %l.16 = load float, ptr %p.15, align 4
  %t.17 = insertelement <8 x float> poison, float %l.16, i64 0
  %s.18 = shufflevector <8 x float> %t.17, <8 x float> poison, <8 x i32> zeroinitializer
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.18, <8 x float> %l.7, <8 x float> %k.1.c2)
  %t.20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.18, <8 x float> %l.9, <8 x float> %k.1.c3)
  %p.21 = getelementptr float, ptr %p.2, i64 256
  %l.22 = load float, ptr %p.21, align 4
  %t.23 = insertelement <8 x float> poison, float %l.22, i64 0
  %s.24 = shufflevector <8 x float> %t.23, <8 x float> poison, <8 x i32> zeroinitializer
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.7, <8 x float> %k.1.c4)
  %t.26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.9, <8 x float> %k.1.c5)
  %p.27 = getelementptr float, ptr %p.2, i64 384
  %l.28 = load float, ptr %p.27, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.7, <8 x float> %k.1.c6)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.9, <8 x float> %k.1.c7)
  %p.33 = getelementptr float, ptr %p.2, i64 512
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
  %p.49 = getelementptr float, ptr %p.2, i64 129
  %l.50 = load float, ptr %p.49, align 4
  %t.51 = insertelement <8 x float> poison, float %l.50, i64 0
  %s.52 = shufflevector <8 x float> %t.51, <8 x float> poison, <8 x i32> zeroinitializer
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.40, <8 x float> %t.19)
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.42, <8 x float> %t.20)
  %p.55 = getelementptr float, ptr %p.2, i64 257
  %l.56 = load float, ptr %p.55, align 4
  %t.57 = insertelement <8 x float> poison, float %l.56, i64 0
  %s.58 = shufflevector <8 x float> %t.57, <8 x float> poison, <8 x i32> zeroinitializer
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.40, <8 x float> %t.25)
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.42, <8 x float> %t.26)
  %p.61 = getelementptr float, ptr %p.2, i64 385
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.40, <8 x float> %t.31)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.42, <8 x float> %t.32)
  %p.67 = getelementptr float, ptr %p.2, i64 513
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
  %p.83 = getelementptr float, ptr %p.2, i64 130
  %l.84 = load float, ptr %p.83, align 4
  %t.85 = insertelement <8 x float> poison, float %l.84, i64 0
  %s.86 = shufflevector <8 x float> %t.85, <8 x float> poison, <8 x i32> zeroinitializer
  %t.87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.86, <8 x float> %l.74, <8 x float> %t.53)
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.86, <8 x float> %l.76, <8 x float> %t.54)
  %p.89 = getelementptr float, ptr %p.2, i64 258
  %l.90 = load float, ptr %p.89, align 4
  %t.91 = insertelement <8 x float> poison, float %l.90, i64 0
  %s.92 = shufflevector <8 x float> %t.91, <8 x float> poison, <8 x i32> zeroinitializer
  %t.93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.74, <8 x float> %t.59)
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.76, <8 x float> %t.60)
  %p.95 = getelementptr float, ptr %p.2, i64 386
  %l.96 = load float, ptr %p.95, align 4
  %t.97 = insertelement <8 x float> poison, float %l.96, i64 0
  %s.98 = shufflevector <8 x float> %t.97, <8 x float> poison, <8 x i32> zeroinitializer
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.74, <8 x float> %t.65)
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.76, <8 x float> %t.66)
  %p.101 = getelementptr float, ptr %p.2, i64 514
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
  %p.117 = getelementptr float, ptr %p.2, i64 131
  %l.118 = load float, ptr %p.117, align 4
  %t.119 = insertelement <8 x float> poison, float %l.118, i64 0
  %s.120 = shufflevector <8 x float> %t.119, <8 x float> poison, <8 x i32> zeroinitializer
  %t.121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.120, <8 x float> %l.108, <8 x float> %t.87)
  %t.122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.120, <8 x float> %l.110, <8 x float> %t.88)
  %p.123 = getelementptr float, ptr %p.2, i64 259
  %l.124 = load float, ptr %p.123, align 4
  %t.125 = insertelement <8 x float> poison, float %l.124, i64 0
  %s.126 = shufflevector <8 x float> %t.125, <8 x float> poison, <8 x i32> zeroinitializer
  %t.127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.126, <8 x float> %l.108, <8 x float> %t.93)
  %t.128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.126, <8 x float> %l.110, <8 x float> %t.94)
  %p.129 = getelementptr float, ptr %p.2, i64 387
  %l.130 = load float, ptr %p.129, align 4
  %t.131 = insertelement <8 x float> poison, float %l.130, i64 0
  %s.132 = shufflevector <8 x float> %t.131, <8 x float> poison, <8 x i32> zeroinitializer
  %t.133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.132, <8 x float> %l.108, <8 x float> %t.99)
  %t.134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.132, <8 x float> %l.110, <8 x float> %t.100)
  %p.135 = getelementptr float, ptr %p.2, i64 515
  %l.136 = load float, ptr %p.135, align 4
  %t.137 = insertelement <8 x float> poison, float %l.136, i64 0
  %s.138 = shufflevector <8 x float> %t.137, <8 x float> poison, <8 x i32> zeroinitializer
  %t.139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.108, <8 x float> %t.105)
  %t.140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.110, <8 x float> %t.106)
  %k.1.next = add nuw nsw i64 %k.1.i, 4
  %t.141 = icmp slt i64 %k.1.next, 128
  br i1 %t.141, label %k.1, label %k.1.done
k.1.done:
  %p.142 = getelementptr float, ptr %a, i64 128
  %p.143 = getelementptr float, ptr %b, i64 2048
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
define void @kt_contract_8589491f7bfc1618(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5, i64 %n6, i64 %n7, i64 %n8, i64 %n9, i64 %n10, i64 %n11) #0 {
entry:
  %columns.1 = alloca [256 x float], align 64
  %t.2 = mul i64 %part, %n0
  %t.3 = udiv i64 %t.2, %parts
  %t.4 = add i64 %t.2, %n0
  %t.5 = udiv i64 %t.4, %parts
  br label %item.6
item.6:
  %item.6.i = phi i64 [%t.3, %entry], [%item.6.next, %if.14.end]
  %t.7 = icmp slt i64 %item.6.i, %t.5
  br i1 %t.7, label %item.6.body, label %item.6.done
item.6.body:
  %t.8 = urem i64 %item.6.i, 1
  %t.9 = udiv i64 %item.6.i, 1
  %t.10 = mul i64 %t.8, 512
  %t.11 = add i64 %t.10, 512
  %t.12 = call i64 @llvm.smin.i64(i64 %t.11, i64 128)
  %t.13 = icmp ult i64 %t.9, 48
  br i1 %t.13, label %if.14, label %if.14.end
if.14:
  %t.15 = mul i64 %t.9, 16
  br label %lane.16
lane.16:
  %lane.16.i = phi i64 [%t.10, %if.14], [%lane.16.next, %column.211.done]
  %t.17 = icmp slt i64 %lane.16.i, %t.12
  br i1 %t.17, label %lane.16.body, label %lane.16.done
lane.16.body:
  %t.18 = mul i64 %lane.16.i, 768
  %t.19 = add i64 %t.15, %t.18
  %p.20 = getelementptr float, ptr %b0, i64 %t.19
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %p.22 = getelementptr float, ptr %p.20, i64 768
  %l.23 = load <8 x float>, ptr %p.22, align 4
  %p.24 = getelementptr float, ptr %p.20, i64 1536
  %l.25 = load <8 x float>, ptr %p.24, align 4
  %p.26 = getelementptr float, ptr %p.20, i64 2304
  %l.27 = load <8 x float>, ptr %p.26, align 4
  %p.28 = getelementptr float, ptr %p.20, i64 3072
  %l.29 = load <8 x float>, ptr %p.28, align 4
  %p.30 = getelementptr float, ptr %p.20, i64 3840
  %l.31 = load <8 x float>, ptr %p.30, align 4
  %p.32 = getelementptr float, ptr %p.20, i64 4608
  %l.33 = load <8 x float>, ptr %p.32, align 4
  %p.34 = getelementptr float, ptr %p.20, i64 5376
  %l.35 = load <8 x float>, ptr %p.34, align 4
  %t.36 = shufflevector <8 x float> %l.21, <8 x float> %l.29, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.37 = shufflevector <8 x float> %l.21, <8 x float> %l.29, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.38 = shufflevector <8 x float> %l.23, <8 x float> %l.31, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.39 = shufflevector <8 x float> %l.23, <8 x float> %l.31, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.40 = shufflevector <8 x float> %l.25, <8 x float> %l.33, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.41 = shufflevector <8 x float> %l.25, <8 x float> %l.33, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.42 = shufflevector <8 x float> %l.27, <8 x float> %l.35, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.43 = shufflevector <8 x float> %l.27, <8 x float> %l.35, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.44 = shufflevector <8 x float> %t.36, <8 x float> %t.40, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.45 = shufflevector <8 x float> %t.36, <8 x float> %t.40, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.46 = shufflevector <8 x float> %t.38, <8 x float> %t.42, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.47 = shufflevector <8 x float> %t.38, <8 x float> %t.42, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.48 = shufflevector <8 x float> %t.37, <8 x float> %t.41, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.49 = shufflevector <8 x float> %t.37, <8 x float> %t.41, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.50 = shufflevector <8 x float> %t.39, <8 x float> %t.43, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.51 = shufflevector <8 x float> %t.39, <8 x float> %t.43, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.52 = shufflevector <8 x float> %t.44, <8 x float> %t.46, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.53 = shufflevector <8 x float> %t.44, <8 x float> %t.46, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.54 = shufflevector <8 x float> %t.45, <8 x float> %t.47, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.55 = shufflevector <8 x float> %t.45, <8 x float> %t.47, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.56 = shufflevector <8 x float> %t.48, <8 x float> %t.50, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.57 = shufflevector <8 x float> %t.48, <8 x float> %t.50, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.58 = shufflevector <8 x float> %t.49, <8 x float> %t.51, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.59 = shufflevector <8 x float> %t.49, <8 x float> %t.51, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %t.52, ptr %columns.1, align 32
  %p.60 = getelementptr float, ptr %columns.1, i64 16
  store <8 x float> %t.53, ptr %p.60, align 32
  %p.61 = getelementptr float, ptr %columns.1, i64 32
  store <8 x float> %t.54, ptr %p.61, align 32
  %p.62 = getelementptr float, ptr %columns.1, i64 48
  store <8 x float> %t.55, ptr %p.62, align 32
  %p.63 = getelementptr float, ptr %columns.1, i64 64
  store <8 x float> %t.56, ptr %p.63, align 32
  %p.64 = getelementptr float, ptr %columns.1, i64 80
  store <8 x float> %t.57, ptr %p.64, align 32
  %p.65 = getelementptr float, ptr %columns.1, i64 96
  store <8 x float> %t.58, ptr %p.65, align 32
  %p.66 = getelementptr float, ptr %columns.1, i64 112
  store <8 x float> %t.59, ptr %p.66, align 32
  %p.67 = getelementptr float, ptr %p.20, i64 8
  %l.68 = load <8 x float>, ptr %p.67, align 4
  %p.69 = getelementptr float, ptr %p.20, i64 776
  %l.70 = load <8 x float>, ptr %p.69, align 4
  %p.71 = getelementptr float, ptr %p.20, i64 1544
  %l.72 = load <8 x float>, ptr %p.71, align 4
  %p.73 = getelementptr float, ptr %p.20, i64 2312
  %l.74 = load <8 x float>, ptr %p.73, align 4
  %p.75 = getelementptr float, ptr %p.20, i64 3080
  %l.76 = load <8 x float>, ptr %p.75, align 4
  %p.77 = getelementptr float, ptr %p.20, i64 3848
  %l.78 = load <8 x float>, ptr %p.77, align 4
  %p.79 = getelementptr float, ptr %p.20, i64 4616
  %l.80 = load <8 x float>, ptr %p.79, align 4
  %p.81 = getelementptr float, ptr %p.20, i64 5384
  %l.82 = load <8 x float>, ptr %p.81, align 4
  %t.83 = shufflevector <8 x float> %l.68, <8 x float> %l.76, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.84 = shufflevector <8 x float> %l.68, <8 x float> %l.76, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.85 = shufflevector <8 x float> %l.70, <8 x float> %l.78, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.86 = shufflevector <8 x float> %l.70, <8 x float> %l.78, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.87 = shufflevector <8 x float> %l.72, <8 x float> %l.80, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.88 = shufflevector <8 x float> %l.72, <8 x float> %l.80, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.89 = shufflevector <8 x float> %l.74, <8 x float> %l.82, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.90 = shufflevector <8 x float> %l.74, <8 x float> %l.82, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.91 = shufflevector <8 x float> %t.83, <8 x float> %t.87, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.92 = shufflevector <8 x float> %t.83, <8 x float> %t.87, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.93 = shufflevector <8 x float> %t.85, <8 x float> %t.89, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.94 = shufflevector <8 x float> %t.85, <8 x float> %t.89, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.95 = shufflevector <8 x float> %t.84, <8 x float> %t.88, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.96 = shufflevector <8 x float> %t.84, <8 x float> %t.88, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.97 = shufflevector <8 x float> %t.86, <8 x float> %t.90, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.98 = shufflevector <8 x float> %t.86, <8 x float> %t.90, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.99 = shufflevector <8 x float> %t.91, <8 x float> %t.93, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.100 = shufflevector <8 x float> %t.91, <8 x float> %t.93, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.101 = shufflevector <8 x float> %t.92, <8 x float> %t.94, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.102 = shufflevector <8 x float> %t.92, <8 x float> %t.94, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.103 = shufflevector <8 x float> %t.95, <8 x float> %t.97, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.104 = shufflevector <8 x float> %t.95, <8 x float> %t.97, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.105 = shufflevector <8 x float> %t.96, <8 x float> %t.98, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.106 = shufflevector <8 x float> %t.96, <8 x float> %t.98, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %p.107 = getelementptr float, ptr %columns.1, i64 128
  store <8 x float> %t.99, ptr %p.107, align 32
  %p.108 = getelementptr float, ptr %columns.1, i64 144
  store <8 x float> %t.100, ptr %p.108, align 32
  %p.109 = getelementptr float, ptr %columns.1, i64 160
  store <8 x float> %t.101, ptr %p.109, align 32
  %p.110 = getelementptr float, ptr %columns.1, i64 176
  store <8 x float> %t.102, ptr %p.110, align 32
  %p.111 = getelementptr float, ptr %columns.1, i64 192
  store <8 x float> %t.103, ptr %p.111, align 32
  %p.112 = getelementptr float, ptr %columns.1, i64 208
  store <8 x float> %t.104, ptr %p.112, align 32
  %p.113 = getelementptr float, ptr %columns.1, i64 224
  store <8 x float> %t.105, ptr %p.113, align 32
  %p.114 = getelementptr float, ptr %columns.1, i64 240
  store <8 x float> %t.106, ptr %p.114, align 32
  %p.115 = getelementptr float, ptr %p.20, i64 6144
  %l.116 = load <8 x float>, ptr %p.115, align 4
  %p.117 = getelementptr float, ptr %p.20, i64 6912
  %l.118 = load <8 x float>, ptr %p.117, align 4
  %p.119 = getelementptr float, ptr %p.20, i64 7680
  %l.120 = load <8 x float>, ptr %p.119, align 4
  %p.121 = getelementptr float, ptr %p.20, i64 8448
  %l.122 = load <8 x float>, ptr %p.121, align 4
  %p.123 = getelementptr float, ptr %p.20, i64 9216
  %l.124 = load <8 x float>, ptr %p.123, align 4
  %p.125 = getelementptr float, ptr %p.20, i64 9984
  %l.126 = load <8 x float>, ptr %p.125, align 4
  %p.127 = getelementptr float, ptr %p.20, i64 10752
  %l.128 = load <8 x float>, ptr %p.127, align 4
  %p.129 = getelementptr float, ptr %p.20, i64 11520
  %l.130 = load <8 x float>, ptr %p.129, align 4
  %t.131 = shufflevector <8 x float> %l.116, <8 x float> %l.124, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.132 = shufflevector <8 x float> %l.116, <8 x float> %l.124, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.133 = shufflevector <8 x float> %l.118, <8 x float> %l.126, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.134 = shufflevector <8 x float> %l.118, <8 x float> %l.126, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.135 = shufflevector <8 x float> %l.120, <8 x float> %l.128, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.136 = shufflevector <8 x float> %l.120, <8 x float> %l.128, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.137 = shufflevector <8 x float> %l.122, <8 x float> %l.130, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.138 = shufflevector <8 x float> %l.122, <8 x float> %l.130, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.139 = shufflevector <8 x float> %t.131, <8 x float> %t.135, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.140 = shufflevector <8 x float> %t.131, <8 x float> %t.135, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.141 = shufflevector <8 x float> %t.133, <8 x float> %t.137, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.142 = shufflevector <8 x float> %t.133, <8 x float> %t.137, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.143 = shufflevector <8 x float> %t.132, <8 x float> %t.136, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.144 = shufflevector <8 x float> %t.132, <8 x float> %t.136, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.145 = shufflevector <8 x float> %t.134, <8 x float> %t.138, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.146 = shufflevector <8 x float> %t.134, <8 x float> %t.138, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.147 = shufflevector <8 x float> %t.139, <8 x float> %t.141, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.148 = shufflevector <8 x float> %t.139, <8 x float> %t.141, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.149 = shufflevector <8 x float> %t.140, <8 x float> %t.142, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.150 = shufflevector <8 x float> %t.140, <8 x float> %t.142, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.151 = shufflevector <8 x float> %t.143, <8 x float> %t.145, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.152 = shufflevector <8 x float> %t.143, <8 x float> %t.145, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.153 = shufflevector <8 x float> %t.144, <8 x float> %t.146, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.154 = shufflevector <8 x float> %t.144, <8 x float> %t.146, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %p.155 = getelementptr float, ptr %columns.1, i64 8
  store <8 x float> %t.147, ptr %p.155, align 32
  %p.156 = getelementptr float, ptr %columns.1, i64 24
  store <8 x float> %t.148, ptr %p.156, align 32
  %p.157 = getelementptr float, ptr %columns.1, i64 40
  store <8 x float> %t.149, ptr %p.157, align 32
  %p.158 = getelementptr float, ptr %columns.1, i64 56
  store <8 x float> %t.150, ptr %p.158, align 32
  %p.159 = getelementptr float, ptr %columns.1, i64 72
  store <8 x float> %t.151, ptr %p.159, align 32
  %p.160 = getelementptr float, ptr %columns.1, i64 88
  store <8 x float> %t.152, ptr %p.160, align 32
  %p.161 = getelementptr float, ptr %columns.1, i64 104
  store <8 x float> %t.153, ptr %p.161, align 32
  %p.162 = getelementptr float, ptr %columns.1, i64 120
  store <8 x float> %t.154, ptr %p.162, align 32
  %p.163 = getelementptr float, ptr %p.20, i64 6152
  %l.164 = load <8 x float>, ptr %p.163, align 4
  %p.165 = getelementptr float, ptr %p.20, i64 6920
  %l.166 = load <8 x float>, ptr %p.165, align 4
  %p.167 = getelementptr float, ptr %p.20, i64 7688
  %l.168 = load <8 x float>, ptr %p.167, align 4
  %p.169 = getelementptr float, ptr %p.20, i64 8456
  %l.170 = load <8 x float>, ptr %p.169, align 4
  %p.171 = getelementptr float, ptr %p.20, i64 9224
  %l.172 = load <8 x float>, ptr %p.171, align 4
  %p.173 = getelementptr float, ptr %p.20, i64 9992
  %l.174 = load <8 x float>, ptr %p.173, align 4
  %p.175 = getelementptr float, ptr %p.20, i64 10760
  %l.176 = load <8 x float>, ptr %p.175, align 4
  %p.177 = getelementptr float, ptr %p.20, i64 11528
  %l.178 = load <8 x float>, ptr %p.177, align 4
  %t.179 = shufflevector <8 x float> %l.164, <8 x float> %l.172, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.180 = shufflevector <8 x float> %l.164, <8 x float> %l.172, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.181 = shufflevector <8 x float> %l.166, <8 x float> %l.174, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.182 = shufflevector <8 x float> %l.166, <8 x float> %l.174, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.183 = shufflevector <8 x float> %l.168, <8 x float> %l.176, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.184 = shufflevector <8 x float> %l.168, <8 x float> %l.176, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.185 = shufflevector <8 x float> %l.170, <8 x float> %l.178, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t.186 = shufflevector <8 x float> %l.170, <8 x float> %l.178, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %t.187 = shufflevector <8 x float> %t.179, <8 x float> %t.183, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.188 = shufflevector <8 x float> %t.179, <8 x float> %t.183, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.189 = shufflevector <8 x float> %t.181, <8 x float> %t.185, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.190 = shufflevector <8 x float> %t.181, <8 x float> %t.185, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.191 = shufflevector <8 x float> %t.180, <8 x float> %t.184, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.192 = shufflevector <8 x float> %t.180, <8 x float> %t.184, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.193 = shufflevector <8 x float> %t.182, <8 x float> %t.186, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %t.194 = shufflevector <8 x float> %t.182, <8 x float> %t.186, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %t.195 = shufflevector <8 x float> %t.187, <8 x float> %t.189, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.196 = shufflevector <8 x float> %t.187, <8 x float> %t.189, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.197 = shufflevector <8 x float> %t.188, <8 x float> %t.190, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.198 = shufflevector <8 x float> %t.188, <8 x float> %t.190, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.199 = shufflevector <8 x float> %t.191, <8 x float> %t.193, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.200 = shufflevector <8 x float> %t.191, <8 x float> %t.193, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %t.201 = shufflevector <8 x float> %t.192, <8 x float> %t.194, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %t.202 = shufflevector <8 x float> %t.192, <8 x float> %t.194, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %p.203 = getelementptr float, ptr %columns.1, i64 136
  store <8 x float> %t.195, ptr %p.203, align 32
  %p.204 = getelementptr float, ptr %columns.1, i64 152
  store <8 x float> %t.196, ptr %p.204, align 32
  %p.205 = getelementptr float, ptr %columns.1, i64 168
  store <8 x float> %t.197, ptr %p.205, align 32
  %p.206 = getelementptr float, ptr %columns.1, i64 184
  store <8 x float> %t.198, ptr %p.206, align 32
  %p.207 = getelementptr float, ptr %columns.1, i64 200
  store <8 x float> %t.199, ptr %p.207, align 32
  %p.208 = getelementptr float, ptr %columns.1, i64 216
  store <8 x float> %t.200, ptr %p.208, align 32
  %p.209 = getelementptr float, ptr %columns.1, i64 232
  store <8 x float> %t.201, ptr %p.209, align 32
  %p.210 = getelementptr float, ptr %columns.1, i64 248
  store <8 x float> %t.202, ptr %p.210, align 32
  br label %column.211
column.211:
  %column.211.i = phi i64 [0, %lane.16.body], [%column.211.next, %column.211]
  %t.212 = add i64 %t.15, %column.211.i
  %t.213 = mul i64 %column.211.i, 16
  %p.214 = getelementptr float, ptr %columns.1, i64 %t.213
  %l.215 = load <16 x float>, ptr %p.214, align 32
  %p.216 = getelementptr float, ptr %b1, i64 %t.212
  %l.217 = load float, ptr %p.216, align 4
  %t.218 = insertelement <16 x float> poison, float %l.217, i64 0
  %s.219 = shufflevector <16 x float> %t.218, <16 x float> poison, <16 x i32> zeroinitializer
  %t.220 = fmul <16 x float> %l.215, %s.219
  %t.221 = mul i64 %t.212, 128
  %t.222 = add i64 %t.221, %lane.16.i
  %p.223 = getelementptr float, ptr %scratch, i64 %t.222
  store <16 x float> %t.220, ptr %p.223, align 4
  %column.211.next = add nuw nsw i64 %column.211.i, 1
  %t.224 = icmp slt i64 %column.211.next, 16
  br i1 %t.224, label %column.211, label %column.211.done
column.211.done:
  %lane.16.next = add nuw nsw i64 %lane.16.i, 16
  br label %lane.16
lane.16.done:
  br label %if.14.end
if.14.end:
  %item.6.next = add nuw nsw i64 %item.6.i, 1
  br label %item.6
item.6.done:
  %p.225 = getelementptr float, ptr %scratch, i64 %n6
  %p.226 = getelementptr i8, ptr %scratch, i64 %n7
  %t.227 = mul i64 %tid, %n8
  %p.228 = getelementptr i8, ptr %p.226, i64 %t.227
  %t.229 = mul i64 %part, %n9
  %t.230 = udiv i64 %t.229, %parts
  %t.231 = add i64 %t.229, %n9
  %t.232 = udiv i64 %t.231, %parts
  %p.233 = getelementptr float, ptr %scratch, i64 98304
  br label %panel.234
panel.234:
  %panel.234.i = phi i64 [%t.230, %item.6.done], [%panel.234.next, %k.240.done]
  %t.235 = icmp slt i64 %panel.234.i, %t.232
  br i1 %t.235, label %panel.234.body, label %panel.234.done
panel.234.body:
  %t.236 = mul i64 %panel.234.i, 2048
  %p.237 = getelementptr float, ptr %p.233, i64 %t.236
  %t.238 = mul i64 %panel.234.i, 16
  %p.239 = getelementptr float, ptr %b2, i64 %t.238
  br label %k.240
k.240:
  %k.240.i = phi i64 [0, %panel.234.body], [%k.240.next, %k.240.body]
  %t.241 = icmp slt i64 %k.240.i, 128
  br i1 %t.241, label %k.240.body, label %k.240.done
k.240.body:
  %t.242 = mul i64 %k.240.i, 16
  %t.243 = mul i64 %k.240.i, 768
  %p.244 = getelementptr float, ptr %p.239, i64 %t.243
  %l.245 = load <16 x float>, ptr %p.244, align 4
  %p.246 = getelementptr float, ptr %p.237, i64 %t.242
  store <16 x float> %l.245, ptr %p.246, align 4
  %k.240.next = add nuw nsw i64 %k.240.i, 1
  br label %k.240
k.240.done:
  %panel.234.next = add nuw nsw i64 %panel.234.i, 1
  br label %panel.234
panel.234.done:
  call void @kt_barrier(ptr %barrier, i64 %parts)
  %t.247 = udiv i64 %n11, %parts
  %t.248 = call i64 @llvm.smin.i64(i64 %t.247, i64 8)
  %t.249 = call i64 @llvm.smax.i64(i64 %t.248, i64 1)
  %t.250 = icmp eq i64 %parts, 1
  %t.251 = select i1 %t.250, i64 1, i64 %t.249
  %t.252 = mul i64 %t.251, %parts
  %t.253 = mul i64 %t.251, %part
  br label %piece.254
piece.254:
  %piece.254.n = phi i64 [%t.253, %panel.234.done], [%t.325, %piece.254.look]
  %piece.254.from = phi i64 [0, %panel.234.done], [%piece.254.of, %piece.254.look]
  %t.255 = mul i64 %piece.254.n, %n10
  %t.256 = udiv i64 %t.255, %t.252
  %t.257 = add i64 %t.255, %n10
  %t.258 = udiv i64 %t.257, %t.252
  br label %item.259
item.259:
  %item.259.i = phi i64 [%t.256, %piece.254], [%item.259.next, %row.312.done]
  %t.260 = icmp slt i64 %item.259.i, %t.258
  br i1 %t.260, label %item.259.body, label %item.259.done
item.259.body:
  %t.261 = urem i64 %item.259.i, 1
  %t.262 = udiv i64 %item.259.i, 1
  %t.263 = urem i64 %t.262, 48
  %t.264 = udiv i64 %t.262, 48
  %t.265 = mul i64 %t.264, %n4
  %t.266 = add i64 %t.265, %n4
  %t.267 = call i64 @llvm.smin.i64(i64 %t.266, i64 %n1)
  %t.268 = add i64 %t.263, 1
  %t.269 = call i64 @llvm.smin.i64(i64 %t.268, i64 48)
  %t.270 = mul i64 %t.263, 2048
  %p.271 = getelementptr float, ptr %p.225, i64 %t.270
  %t.272 = mul i64 %t.265, 5
  %t.273 = call i64 @llvm.smin.i64(i64 %t.265, i64 %n2)
  %t.274 = add i64 %t.272, %t.273
  br label %tile.275
tile.275:
  %tile.275.i = phi i64 [%t.265, %item.259.body], [%tile.275.next, %if.302.end]
  %t.276 = icmp slt i64 %tile.275.i, %t.267
  br i1 %t.276, label %tile.275.body, label %tile.275.done
tile.275.body:
  %t.277 = mul i64 %tile.275.i, 5
  %t.278 = call i64 @llvm.smin.i64(i64 %tile.275.i, i64 %n2)
  %t.279 = add i64 %t.277, %t.278
  %t.280 = sub i64 %t.279, %t.274
  %t.281 = mul i64 %t.280, 16
  %p.282 = getelementptr float, ptr %p.228, i64 %t.281
  %t.283 = sub i64 %tile.275.i, %t.265
  %t.284 = mul i64 %t.279, 128
  %p.285 = getelementptr float, ptr %scratch, i64 %t.284
  %t.286 = mul i64 %t.283, 512
  %t.287 = add i64 %t.286, 2048
  %p.288 = getelementptr float, ptr %p.271, i64 %t.287
  %t.289 = mul i64 %t.263, 16
  %t.290 = mul i64 %t.279, 768
  %t.291 = add i64 %t.289, %t.290
  %p.292 = getelementptr float, ptr %b3, i64 %t.291
  %p.293 = getelementptr float, ptr %p.292, i64 15
  call void @llvm.prefetch.p0(ptr %p.293, i32 1, i32 3, i32 1)
  %p.294 = getelementptr float, ptr %p.292, i64 783
  call void @llvm.prefetch.p0(ptr %p.294, i32 1, i32 3, i32 1)
  %p.295 = getelementptr float, ptr %p.292, i64 1551
  call void @llvm.prefetch.p0(ptr %p.295, i32 1, i32 3, i32 1)
  %p.296 = getelementptr float, ptr %p.292, i64 2319
  call void @llvm.prefetch.p0(ptr %p.296, i32 1, i32 3, i32 1)
  %p.297 = getelementptr float, ptr %p.292, i64 3087
  call void @llvm.prefetch.p0(ptr %p.297, i32 1, i32 3, i32 1)
  %p.298 = getelementptr float, ptr %p.292, i64 3855
  call void @llvm.prefetch.p0(ptr %p.298, i32 1, i32 3, i32 1)
  %t.299 = icmp slt i64 %tile.275.i, %n2
  br i1 %t.299, label %if.300, label %if.300.end
if.300:
  call void @tile6(ptr %p.285, ptr %p.271, ptr %p.282, ptr %p.288)
  br label %if.300.end
if.300.end:
  %t.301 = xor i1 %t.299, true
  br i1 %t.301, label %if.302, label %if.302.end
if.302:
  call void @tile5(ptr %p.285, ptr %p.271, ptr %p.282, ptr %p.288)
  br label %if.302.end
if.302.end:
  %tile.275.next = add nuw nsw i64 %tile.275.i, 1
  br label %tile.275
tile.275.done:
  %t.303 = mul i64 %t.265, 5
  %t.304 = call i64 @llvm.smin.i64(i64 %t.265, i64 %n2)
  %t.305 = add i64 %t.303, %t.304
  %t.306 = mul i64 %t.267, 5
  %t.307 = call i64 @llvm.smin.i64(i64 %t.267, i64 %n2)
  %t.308 = add i64 %t.306, %t.307
  %t.309 = sub i64 %t.308, %t.305
  %t.310 = mul i64 %t.263, 16
  %p.311 = getelementptr float, ptr %b3, i64 %t.310
  br label %row.312
row.312:
  %row.312.i = phi i64 [0, %tile.275.done], [%row.312.next, %row.312]
  %t.313 = add i64 %t.305, %row.312.i
  %t.314 = mul i64 %row.312.i, 16
  %p.315 = getelementptr float, ptr %p.228, i64 %t.314
  %l.316 = load <16 x float>, ptr %p.315, align 4
  %t.317 = mul i64 %t.313, 768
  %p.318 = getelementptr float, ptr %p.311, i64 %t.317
  store <16 x float> %l.316, ptr %p.318, align 4
  %row.312.next = add nuw nsw i64 %row.312.i, 1
  %t.319 = icmp slt i64 %row.312.next, %t.309
  br i1 %t.319, label %row.312, label %row.312.done
row.312.done:
  %item.259.next = add nuw nsw i64 %item.259.i, 1
  br label %item.259
item.259.done:
  %t.320 = icmp ugt i64 %t.251, 1
  br i1 %t.320, label %piece.254.look, label %piece.254.done
piece.254.look:
  %piece.254.of = phi i64 [%piece.254.from, %item.259.done], [%piece.254.next, %piece.254.none]
  %t.321 = add i64 %part, %piece.254.of
  %t.322 = urem i64 %t.321, %parts
  %t.323 = call i64 @kt_take(ptr %barrier, i64 %t.322)
  %t.324 = mul i64 %t.322, %t.251
  %t.325 = add i64 %t.324, %t.323
  %t.326 = icmp ult i64 %t.323, %t.251
  br i1 %t.326, label %piece.254, label %piece.254.none
piece.254.none:
  %piece.254.next = add i64 %piece.254.of, 1
  %t.327 = icmp ult i64 %piece.254.next, %parts
  br i1 %t.327, label %piece.254.look, label %piece.254.done
piece.254.done:
  ret void
}
!0 = !{i32 1}

define void @kt_row_a1d0566fb2bd2265(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) "stackrealign" #0 {
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
  %row.9.c0 = phi <64 x float> [splat (float 0x0000000000000000), %item.5.body], [%t.14, %row.9.body]
  %t.10 = icmp slt i64 %row.9.i, 128
  br i1 %t.10, label %row.9.body, label %row.9.done
row.9.body:
  %t.11 = mul i64 %row.9.i, 768
  %p.12 = getelementptr float, ptr %p.8, i64 %t.11
  %l.13 = load <64 x float>, ptr %p.12, align 4
  %t.14 = fadd <64 x float> %row.9.c0, %l.13
  %row.9.next = add nuw nsw i64 %row.9.i, 1
  br label %row.9
row.9.done:
  %p.15 = getelementptr float, ptr %b1, i64 %t.7
  store <64 x float> %row.9.c0, ptr %p.15, align 4
  %item.5.next = add nuw nsw i64 %item.5.i, 1
  br label %item.5
item.5.done:
  ret void
}
!0 = !{i32 1}

define void @kt_row_a1d0566fb2bd2265(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) "stackrealign" #0 {
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
  %row.9.c0 = phi <64 x float> [splat (float 0x0000000000000000), %item.5.body], [%t.14, %row.9.body]
  %t.10 = icmp slt i64 %row.9.i, 128
  br i1 %t.10, label %row.9.body, label %row.9.done
row.9.body:
  %t.11 = mul i64 %row.9.i, 768
  %p.12 = getelementptr float, ptr %p.8, i64 %t.11
  %l.13 = load <64 x float>, ptr %p.12, align 4
  %t.14 = fadd <64 x float> %row.9.c0, %l.13
  %row.9.next = add nuw nsw i64 %row.9.i, 1
  br label %row.9
row.9.done:
  %p.15 = getelementptr float, ptr %b1, i64 %t.7
  store <64 x float> %row.9.c0, ptr %p.15, align 4
  %item.5.next = add nuw nsw i64 %item.5.i, 1
  br label %item.5
item.5.done:
  ret void
}
!0 = !{i32 1}
