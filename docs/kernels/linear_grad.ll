declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare i64 @llvm.smin.i64(i64, i64)
declare void @kt_barrier(ptr, i64)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define internal void @tile6(ptr noalias %a, ptr noalias %b, ptr noalias %tile, ptr %ahead) noinline #0 {
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
  %t.5 = mul i64 %k.1.i, 4
  %p.6 = getelementptr float, ptr %ahead, i64 %t.5
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
  store <8 x float> %t.133, ptr %tile, align 32
  %p.168 = getelementptr float, ptr %tile, i64 8
  store <8 x float> %t.134, ptr %p.168, align 32
  %p.169 = getelementptr float, ptr %tile, i64 16
  store <8 x float> %t.139, ptr %p.169, align 32
  %p.170 = getelementptr float, ptr %tile, i64 24
  store <8 x float> %t.140, ptr %p.170, align 32
  %p.171 = getelementptr float, ptr %tile, i64 32
  store <8 x float> %t.145, ptr %p.171, align 32
  %p.172 = getelementptr float, ptr %tile, i64 40
  store <8 x float> %t.146, ptr %p.172, align 32
  %p.173 = getelementptr float, ptr %tile, i64 48
  store <8 x float> %t.151, ptr %p.173, align 32
  %p.174 = getelementptr float, ptr %tile, i64 56
  store <8 x float> %t.152, ptr %p.174, align 32
  %p.175 = getelementptr float, ptr %tile, i64 64
  store <8 x float> %t.157, ptr %p.175, align 32
  %p.176 = getelementptr float, ptr %tile, i64 72
  store <8 x float> %t.158, ptr %p.176, align 32
  %p.177 = getelementptr float, ptr %tile, i64 80
  store <8 x float> %t.163, ptr %p.177, align 32
  %p.178 = getelementptr float, ptr %tile, i64 88
  store <8 x float> %t.164, ptr %p.178, align 32
  ret void
}
define internal void @tile5(ptr noalias %a, ptr noalias %b, ptr noalias %tile, ptr %ahead) noinline #0 {
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
  %t.5 = mul i64 %k.1.i, 4
  %p.6 = getelementptr float, ptr %ahead, i64 %t.5
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
  store <8 x float> %t.115, ptr %tile, align 32
  %p.144 = getelementptr float, ptr %tile, i64 8
  store <8 x float> %t.116, ptr %p.144, align 32
  %p.145 = getelementptr float, ptr %tile, i64 16
  store <8 x float> %t.121, ptr %p.145, align 32
  %p.146 = getelementptr float, ptr %tile, i64 24
  store <8 x float> %t.122, ptr %p.146, align 32
  %p.147 = getelementptr float, ptr %tile, i64 32
  store <8 x float> %t.127, ptr %p.147, align 32
  %p.148 = getelementptr float, ptr %tile, i64 40
  store <8 x float> %t.128, ptr %p.148, align 32
  %p.149 = getelementptr float, ptr %tile, i64 48
  store <8 x float> %t.133, ptr %p.149, align 32
  %p.150 = getelementptr float, ptr %tile, i64 56
  store <8 x float> %t.134, ptr %p.150, align 32
  %p.151 = getelementptr float, ptr %tile, i64 64
  store <8 x float> %t.139, ptr %p.151, align 32
  %p.152 = getelementptr float, ptr %tile, i64 72
  store <8 x float> %t.140, ptr %p.152, align 32
  ret void
}
define void @kt_contract_d4087becd07ab39a(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %b7, ptr noalias %b8, ptr noalias %b9, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %tile.1 = alloca [96 x float], align 64
  %t.2 = mul i64 %tid, 128
  %t.3 = udiv i64 %t.2, %nth
  %t.4 = add i64 %t.2, 128
  %t.5 = udiv i64 %t.4, %nth
  br label %item.6
item.6:
  %item.6.i = phi i64 [%t.3, %entry], [%item.6.next, %lane.12.done]
  %t.7 = icmp slt i64 %item.6.i, %t.5
  br i1 %t.7, label %item.6.body, label %item.6.done
item.6.body:
  %t.8 = mul i64 %item.6.i, 768
  %p.9 = getelementptr float, ptr %b1, i64 %t.8
  %t.10 = mul i64 %item.6.i, 768
  %p.11 = getelementptr float, ptr %scratch, i64 %t.10
  br label %lane.12
lane.12:
  %lane.12.i = phi i64 [0, %item.6.body], [%lane.12.next, %lane.12.body]
  %t.13 = icmp slt i64 %lane.12.i, 768
  br i1 %t.13, label %lane.12.body, label %lane.12.done
lane.12.body:
  %p.14 = getelementptr float, ptr %p.9, i64 %lane.12.i
  %l.15 = load <16 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %b2, i64 %lane.12.i
  %l.17 = load <16 x float>, ptr %p.16, align 4
  %t.18 = fmul <16 x float> %l.15, %l.17
  %p.19 = getelementptr float, ptr %p.11, i64 %lane.12.i
  store <16 x float> %t.18, ptr %p.19, align 4
  %lane.12.next = add nuw nsw i64 %lane.12.i, 16
  br label %lane.12
lane.12.done:
  %item.6.next = add nuw nsw i64 %item.6.i, 1
  br label %item.6
item.6.done:
  %t.20 = mul i64 %tid, 48
  %t.21 = udiv i64 %t.20, %nth
  %t.22 = add i64 %t.20, 48
  %t.23 = udiv i64 %t.22, %nth
  %p.24 = getelementptr float, ptr %scratch, i64 98304
  br label %panel.25
panel.25:
  %panel.25.i = phi i64 [%t.21, %item.6.done], [%panel.25.next, %k.31.done]
  %t.26 = icmp slt i64 %panel.25.i, %t.23
  br i1 %t.26, label %panel.25.body, label %panel.25.done
panel.25.body:
  %t.27 = mul i64 %panel.25.i, 16
  %t.28 = mul i64 %panel.25.i, 12288
  %p.29 = getelementptr float, ptr %p.24, i64 %t.28
  %p.30 = getelementptr float, ptr %b3, i64 %t.27
  br label %k.31
k.31:
  %k.31.i = phi i64 [0, %panel.25.body], [%k.31.next, %k.31.body]
  %t.32 = icmp slt i64 %k.31.i, 768
  br i1 %t.32, label %k.31.body, label %k.31.done
k.31.body:
  %t.33 = mul i64 %k.31.i, 768
  %p.34 = getelementptr float, ptr %p.30, i64 %t.33
  %l.35 = load <16 x float>, ptr %p.34, align 4
  %t.36 = mul i64 %k.31.i, 16
  %p.37 = getelementptr float, ptr %p.29, i64 %t.36
  store <16 x float> %l.35, ptr %p.37, align 4
  %k.31.next = add nuw nsw i64 %k.31.i, 1
  br label %k.31
k.31.done:
  %panel.25.next = add nuw nsw i64 %panel.25.i, 1
  br label %panel.25
panel.25.done:
  call void @kt_barrier(ptr %barrier, i64 %nth)
  %p.38 = getelementptr float, ptr %scratch, i64 98304
  %t.39 = mul i64 %tid, 96
  %t.40 = udiv i64 %t.39, %nth
  %t.41 = add i64 %t.39, 96
  %t.42 = udiv i64 %t.41, %nth
  br label %item.43
item.43:
  %item.43.i = phi i64 [%t.40, %panel.25.done], [%item.43.next, %tile.52.done]
  %t.44 = icmp slt i64 %item.43.i, %t.42
  br i1 %t.44, label %item.43.body, label %item.43.done
item.43.body:
  %t.45 = urem i64 %item.43.i, 48
  %t.46 = udiv i64 %item.43.i, 48
  %t.47 = mul i64 %t.45, 12288
  %p.48 = getelementptr float, ptr %p.38, i64 %t.47
  %t.49 = mul i64 %t.46, 11
  %t.50 = add i64 %t.49, 11
  %t.51 = call i64 @llvm.smin.i64(i64 %t.50, i64 22)
  br label %tile.52
tile.52:
  %tile.52.i = phi i64 [%t.49, %item.43.body], [%tile.52.next, %row.120.done]
  %t.53 = icmp slt i64 %tile.52.i, %t.51
  br i1 %t.53, label %tile.52.body, label %tile.52.done
tile.52.body:
  %t.54 = call i64 @llvm.smin.i64(i64 %tile.52.i, i64 18)
  %t.55 = mul i64 %tile.52.i, 5
  %t.56 = add i64 %t.55, %t.54
  %t.57 = mul i64 %t.56, 768
  %p.58 = getelementptr float, ptr %scratch, i64 %t.57
  %t.59 = sub i64 %tile.52.i, %t.49
  %t.60 = mul i64 %t.59, 3072
  %t.61 = add i64 %t.60, 12288
  %p.62 = getelementptr float, ptr %p.48, i64 %t.61
  %t.63 = mul i64 %t.45, 16
  %t.64 = mul i64 %t.56, 768
  %t.65 = add i64 %t.63, %t.64
  %p.66 = getelementptr float, ptr %b5, i64 %t.65
  %p.67 = getelementptr float, ptr %p.66, i64 15
  call void @llvm.prefetch.p0(ptr %p.67, i32 0, i32 3, i32 1)
  %p.68 = getelementptr float, ptr %p.66, i64 783
  call void @llvm.prefetch.p0(ptr %p.68, i32 0, i32 3, i32 1)
  %p.69 = getelementptr float, ptr %p.66, i64 1551
  call void @llvm.prefetch.p0(ptr %p.69, i32 0, i32 3, i32 1)
  %p.70 = getelementptr float, ptr %p.66, i64 2319
  call void @llvm.prefetch.p0(ptr %p.70, i32 0, i32 3, i32 1)
  %p.71 = getelementptr float, ptr %p.66, i64 3087
  call void @llvm.prefetch.p0(ptr %p.71, i32 0, i32 3, i32 1)
  %p.72 = getelementptr float, ptr %p.66, i64 3855
  call void @llvm.prefetch.p0(ptr %p.72, i32 0, i32 3, i32 1)
  %t.73 = mul i64 %t.56, 768
  %t.74 = add i64 %t.63, %t.73
  %p.75 = getelementptr float, ptr %b6, i64 %t.74
  %p.76 = getelementptr float, ptr %p.75, i64 15
  call void @llvm.prefetch.p0(ptr %p.76, i32 0, i32 3, i32 1)
  %p.77 = getelementptr float, ptr %p.75, i64 783
  call void @llvm.prefetch.p0(ptr %p.77, i32 0, i32 3, i32 1)
  %p.78 = getelementptr float, ptr %p.75, i64 1551
  call void @llvm.prefetch.p0(ptr %p.78, i32 0, i32 3, i32 1)
  %p.79 = getelementptr float, ptr %p.75, i64 2319
  call void @llvm.prefetch.p0(ptr %p.79, i32 0, i32 3, i32 1)
  %p.80 = getelementptr float, ptr %p.75, i64 3087
  call void @llvm.prefetch.p0(ptr %p.80, i32 0, i32 3, i32 1)
  %p.81 = getelementptr float, ptr %p.75, i64 3855
  call void @llvm.prefetch.p0(ptr %p.81, i32 0, i32 3, i32 1)
  %t.82 = mul i64 %t.56, 768
  %t.83 = add i64 %t.63, %t.82
  %p.84 = getelementptr float, ptr %b7, i64 %t.83
  %p.85 = getelementptr float, ptr %p.84, i64 15
  call void @llvm.prefetch.p0(ptr %p.85, i32 1, i32 3, i32 1)
  %p.86 = getelementptr float, ptr %p.84, i64 783
  call void @llvm.prefetch.p0(ptr %p.86, i32 1, i32 3, i32 1)
  %p.87 = getelementptr float, ptr %p.84, i64 1551
  call void @llvm.prefetch.p0(ptr %p.87, i32 1, i32 3, i32 1)
  %p.88 = getelementptr float, ptr %p.84, i64 2319
  call void @llvm.prefetch.p0(ptr %p.88, i32 1, i32 3, i32 1)
  %p.89 = getelementptr float, ptr %p.84, i64 3087
  call void @llvm.prefetch.p0(ptr %p.89, i32 1, i32 3, i32 1)
  %p.90 = getelementptr float, ptr %p.84, i64 3855
  call void @llvm.prefetch.p0(ptr %p.90, i32 1, i32 3, i32 1)
  %t.91 = mul i64 %t.56, 768
  %t.92 = add i64 %t.63, %t.91
  %p.93 = getelementptr float, ptr %b8, i64 %t.92
  %p.94 = getelementptr float, ptr %p.93, i64 15
  call void @llvm.prefetch.p0(ptr %p.94, i32 1, i32 3, i32 1)
  %p.95 = getelementptr float, ptr %p.93, i64 783
  call void @llvm.prefetch.p0(ptr %p.95, i32 1, i32 3, i32 1)
  %p.96 = getelementptr float, ptr %p.93, i64 1551
  call void @llvm.prefetch.p0(ptr %p.96, i32 1, i32 3, i32 1)
  %p.97 = getelementptr float, ptr %p.93, i64 2319
  call void @llvm.prefetch.p0(ptr %p.97, i32 1, i32 3, i32 1)
  %p.98 = getelementptr float, ptr %p.93, i64 3087
  call void @llvm.prefetch.p0(ptr %p.98, i32 1, i32 3, i32 1)
  %p.99 = getelementptr float, ptr %p.93, i64 3855
  call void @llvm.prefetch.p0(ptr %p.99, i32 1, i32 3, i32 1)
  %t.100 = mul i64 %t.56, 768
  %t.101 = add i64 %t.63, %t.100
  %p.102 = getelementptr float, ptr %b9, i64 %t.101
  %p.103 = getelementptr float, ptr %p.102, i64 15
  call void @llvm.prefetch.p0(ptr %p.103, i32 1, i32 3, i32 1)
  %p.104 = getelementptr float, ptr %p.102, i64 783
  call void @llvm.prefetch.p0(ptr %p.104, i32 1, i32 3, i32 1)
  %p.105 = getelementptr float, ptr %p.102, i64 1551
  call void @llvm.prefetch.p0(ptr %p.105, i32 1, i32 3, i32 1)
  %p.106 = getelementptr float, ptr %p.102, i64 2319
  call void @llvm.prefetch.p0(ptr %p.106, i32 1, i32 3, i32 1)
  %p.107 = getelementptr float, ptr %p.102, i64 3087
  call void @llvm.prefetch.p0(ptr %p.107, i32 1, i32 3, i32 1)
  %p.108 = getelementptr float, ptr %p.102, i64 3855
  call void @llvm.prefetch.p0(ptr %p.108, i32 1, i32 3, i32 1)
  %t.109 = icmp slt i64 %tile.52.i, 18
  br i1 %t.109, label %if.110, label %if.110.end
if.110:
  call void @tile6(ptr %p.58, ptr %p.48, ptr %tile.1, ptr %p.62)
  br label %if.110.end
if.110.end:
  %t.111 = xor i1 %t.109, true
  br i1 %t.111, label %if.112, label %if.112.end
if.112:
  call void @tile5(ptr %p.58, ptr %p.48, ptr %tile.1, ptr %p.62)
  br label %if.112.end
if.112.end:
  %t.113 = select i1 %t.109, i64 6, i64 5
  %t.114 = mul i64 %t.45, 16
  %p.115 = getelementptr float, ptr %b5, i64 %t.114
  %p.116 = getelementptr float, ptr %b6, i64 %t.114
  %p.117 = getelementptr float, ptr %b7, i64 %t.114
  %p.118 = getelementptr float, ptr %b8, i64 %t.114
  %p.119 = getelementptr float, ptr %b9, i64 %t.114
  br label %row.120
row.120:
  %row.120.i = phi i64 [0, %if.112.end], [%row.120.next, %row.120]
  %t.121 = add i64 %t.56, %row.120.i
  %t.122 = mul i64 %row.120.i, 16
  %p.123 = getelementptr float, ptr %tile.1, i64 %t.122
  %l.124 = load <16 x float>, ptr %p.123, align 4
  %p.125 = getelementptr float, ptr %b0, i64 %t.114
  %l.126 = load <16 x float>, ptr %p.125, align 4
  %p.127 = getelementptr float, ptr %b4, i64 %t.114
  %l.128 = load <16 x float>, ptr %p.127, align 4
  %t.129 = fadd <16 x float> %l.124, %l.128
  %t.130 = fmul <16 x float> %l.126, %t.129
  %t.131 = mul i64 %t.121, 768
  %p.132 = getelementptr float, ptr %p.115, i64 %t.131
  %l.133 = load <16 x float>, ptr %p.132, align 4
  %t.134 = fadd <16 x float> %t.130, %l.133
  %t.135 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t.134
  %t.136 = mul i64 %t.121, 768
  %p.137 = getelementptr float, ptr %p.116, i64 %t.136
  %l.138 = load <16 x float>, ptr %p.137, align 4
  %t.139 = select <16 x i1> %t.135, <16 x float> %l.138, <16 x float> splat (float 0x0000000000000000)
  %t.140 = mul i64 %t.121, 768
  %p.141 = getelementptr float, ptr %p.117, i64 %t.140
  store <16 x float> %t.139, ptr %p.141, align 4
  %t.142 = fmul <16 x float> %t.139, %l.126
  %t.143 = mul i64 %t.121, 768
  %p.144 = getelementptr float, ptr %p.118, i64 %t.143
  store <16 x float> %t.142, ptr %p.144, align 4
  %t.145 = fmul <16 x float> %t.139, %t.129
  %t.146 = mul i64 %t.121, 768
  %p.147 = getelementptr float, ptr %p.119, i64 %t.146
  store <16 x float> %t.145, ptr %p.147, align 4
  %row.120.next = add nuw nsw i64 %row.120.i, 1
  %t.148 = icmp slt i64 %row.120.next, %t.113
  br i1 %t.148, label %row.120, label %row.120.done
row.120.done:
  %tile.52.next = add nuw nsw i64 %tile.52.i, 1
  br label %tile.52
tile.52.done:
  %item.43.next = add nuw nsw i64 %item.43.i, 1
  br label %item.43
item.43.done:
  ret void
}
!0 = !{i32 1}

declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, <16 x i1>, <16 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare i64 @llvm.smin.i64(i64, i64)
declare void @kt_barrier(ptr, i64)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
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
define internal void @tile6(ptr noalias %a, ptr noalias %b, ptr noalias %tile, ptr %ahead) noinline #0 {
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
  %t.5 = mul i64 %k.1.i, 4
  %p.6 = getelementptr float, ptr %ahead, i64 %t.5
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
  store <8 x float> %t.133, ptr %tile, align 32
  %p.168 = getelementptr float, ptr %tile, i64 8
  store <8 x float> %t.134, ptr %p.168, align 32
  %p.169 = getelementptr float, ptr %tile, i64 16
  store <8 x float> %t.139, ptr %p.169, align 32
  %p.170 = getelementptr float, ptr %tile, i64 24
  store <8 x float> %t.140, ptr %p.170, align 32
  %p.171 = getelementptr float, ptr %tile, i64 32
  store <8 x float> %t.145, ptr %p.171, align 32
  %p.172 = getelementptr float, ptr %tile, i64 40
  store <8 x float> %t.146, ptr %p.172, align 32
  %p.173 = getelementptr float, ptr %tile, i64 48
  store <8 x float> %t.151, ptr %p.173, align 32
  %p.174 = getelementptr float, ptr %tile, i64 56
  store <8 x float> %t.152, ptr %p.174, align 32
  %p.175 = getelementptr float, ptr %tile, i64 64
  store <8 x float> %t.157, ptr %p.175, align 32
  %p.176 = getelementptr float, ptr %tile, i64 72
  store <8 x float> %t.158, ptr %p.176, align 32
  %p.177 = getelementptr float, ptr %tile, i64 80
  store <8 x float> %t.163, ptr %p.177, align 32
  %p.178 = getelementptr float, ptr %tile, i64 88
  store <8 x float> %t.164, ptr %p.178, align 32
  ret void
}
define internal void @tile5(ptr noalias %a, ptr noalias %b, ptr noalias %tile, ptr %ahead) noinline #0 {
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
  %t.5 = mul i64 %k.1.i, 4
  %p.6 = getelementptr float, ptr %ahead, i64 %t.5
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
  store <8 x float> %t.115, ptr %tile, align 32
  %p.144 = getelementptr float, ptr %tile, i64 8
  store <8 x float> %t.116, ptr %p.144, align 32
  %p.145 = getelementptr float, ptr %tile, i64 16
  store <8 x float> %t.121, ptr %p.145, align 32
  %p.146 = getelementptr float, ptr %tile, i64 24
  store <8 x float> %t.122, ptr %p.146, align 32
  %p.147 = getelementptr float, ptr %tile, i64 32
  store <8 x float> %t.127, ptr %p.147, align 32
  %p.148 = getelementptr float, ptr %tile, i64 40
  store <8 x float> %t.128, ptr %p.148, align 32
  %p.149 = getelementptr float, ptr %tile, i64 48
  store <8 x float> %t.133, ptr %p.149, align 32
  %p.150 = getelementptr float, ptr %tile, i64 56
  store <8 x float> %t.134, ptr %p.150, align 32
  %p.151 = getelementptr float, ptr %tile, i64 64
  store <8 x float> %t.139, ptr %p.151, align 32
  %p.152 = getelementptr float, ptr %tile, i64 72
  store <8 x float> %t.140, ptr %p.152, align 32
  ret void
}
define void @kt_contract_0f224f351de25ab5(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %tile.1 = alloca [96 x float], align 64
  %t.2 = mul i64 %tid, 48
  %t.3 = udiv i64 %t.2, %nth
  %t.4 = add i64 %t.2, 48
  %t.5 = udiv i64 %t.4, %nth
  br label %panel.6
panel.6:
  %panel.6.i = phi i64 [%t.3, %entry], [%panel.6.next, %k.15.done]
  %t.7 = icmp slt i64 %panel.6.i, %t.5
  br i1 %t.7, label %panel.6.body, label %panel.6.done
panel.6.body:
  %t.8 = mul i64 %panel.6.i, 16
  %t.9 = mul i64 %panel.6.i, 12288
  %p.10 = getelementptr float, ptr %scratch, i64 %t.9
  %t.11 = mul i64 %t.8, 768
  %p.12 = getelementptr float, ptr %b1, i64 %t.11
  call void @transpose_768_16(ptr %p.12, ptr %p.10, i64 16, i64 768)
  %t.13 = mul i64 %t.8, 768
  %p.14 = getelementptr float, ptr %b1, i64 %t.13
  br label %k.15
k.15:
  %k.15.i = phi i64 [768, %panel.6.body], [%k.15.next, %k.15.body]
  %t.16 = icmp slt i64 %k.15.i, 768
  br i1 %t.16, label %k.15.body, label %k.15.done
k.15.body:
  %p.17 = getelementptr float, ptr %p.14, i64 %k.15.i
  %t.18 = getelementptr float, ptr %p.17, <16 x i64> <i64 0, i64 768, i64 1536, i64 2304, i64 3072, i64 3840, i64 4608, i64 5376, i64 6144, i64 6912, i64 7680, i64 8448, i64 9216, i64 9984, i64 10752, i64 11520>
  %t.19 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> align 4 %t.18, <16 x i1> splat (i1 true), <16 x float> zeroinitializer)
  %t.20 = mul i64 %k.15.i, 16
  %p.21 = getelementptr float, ptr %p.10, i64 %t.20
  store <16 x float> %t.19, ptr %p.21, align 4
  %k.15.next = add nuw nsw i64 %k.15.i, 1
  br label %k.15
k.15.done:
  %panel.6.next = add nuw nsw i64 %panel.6.i, 1
  br label %panel.6
panel.6.done:
  call void @kt_barrier(ptr %barrier, i64 %nth)
  %t.22 = mul i64 %tid, 96
  %t.23 = udiv i64 %t.22, %nth
  %t.24 = add i64 %t.22, 96
  %t.25 = udiv i64 %t.24, %nth
  br label %item.26
item.26:
  %item.26.i = phi i64 [%t.23, %panel.6.done], [%item.26.next, %tile.35.done]
  %t.27 = icmp slt i64 %item.26.i, %t.25
  br i1 %t.27, label %item.26.body, label %item.26.done
item.26.body:
  %t.28 = urem i64 %item.26.i, 48
  %t.29 = udiv i64 %item.26.i, 48
  %t.30 = mul i64 %t.28, 12288
  %p.31 = getelementptr float, ptr %scratch, i64 %t.30
  %t.32 = mul i64 %t.29, 11
  %t.33 = add i64 %t.32, 11
  %t.34 = call i64 @llvm.smin.i64(i64 %t.33, i64 22)
  br label %tile.35
tile.35:
  %tile.35.i = phi i64 [%t.32, %item.26.body], [%tile.35.next, %row.83.done]
  %t.36 = icmp slt i64 %tile.35.i, %t.34
  br i1 %t.36, label %tile.35.body, label %tile.35.done
tile.35.body:
  %t.37 = call i64 @llvm.smin.i64(i64 %tile.35.i, i64 18)
  %t.38 = mul i64 %tile.35.i, 5
  %t.39 = add i64 %t.38, %t.37
  %t.40 = mul i64 %t.39, 768
  %p.41 = getelementptr float, ptr %b0, i64 %t.40
  %t.42 = sub i64 %tile.35.i, %t.32
  %t.43 = mul i64 %t.42, 3072
  %t.44 = add i64 %t.43, 12288
  %p.45 = getelementptr float, ptr %p.31, i64 %t.44
  %t.46 = mul i64 %t.28, 16
  %t.47 = mul i64 %t.39, 768
  %t.48 = add i64 %t.46, %t.47
  %p.49 = getelementptr float, ptr %b3, i64 %t.48
  %p.50 = getelementptr float, ptr %p.49, i64 15
  call void @llvm.prefetch.p0(ptr %p.50, i32 0, i32 3, i32 1)
  %p.51 = getelementptr float, ptr %p.49, i64 783
  call void @llvm.prefetch.p0(ptr %p.51, i32 0, i32 3, i32 1)
  %p.52 = getelementptr float, ptr %p.49, i64 1551
  call void @llvm.prefetch.p0(ptr %p.52, i32 0, i32 3, i32 1)
  %p.53 = getelementptr float, ptr %p.49, i64 2319
  call void @llvm.prefetch.p0(ptr %p.53, i32 0, i32 3, i32 1)
  %p.54 = getelementptr float, ptr %p.49, i64 3087
  call void @llvm.prefetch.p0(ptr %p.54, i32 0, i32 3, i32 1)
  %p.55 = getelementptr float, ptr %p.49, i64 3855
  call void @llvm.prefetch.p0(ptr %p.55, i32 0, i32 3, i32 1)
  %t.56 = mul i64 %t.39, 768
  %t.57 = add i64 %t.46, %t.56
  %p.58 = getelementptr float, ptr %b4, i64 %t.57
  %p.59 = getelementptr float, ptr %p.58, i64 15
  call void @llvm.prefetch.p0(ptr %p.59, i32 1, i32 3, i32 1)
  %p.60 = getelementptr float, ptr %p.58, i64 783
  call void @llvm.prefetch.p0(ptr %p.60, i32 1, i32 3, i32 1)
  %p.61 = getelementptr float, ptr %p.58, i64 1551
  call void @llvm.prefetch.p0(ptr %p.61, i32 1, i32 3, i32 1)
  %p.62 = getelementptr float, ptr %p.58, i64 2319
  call void @llvm.prefetch.p0(ptr %p.62, i32 1, i32 3, i32 1)
  %p.63 = getelementptr float, ptr %p.58, i64 3087
  call void @llvm.prefetch.p0(ptr %p.63, i32 1, i32 3, i32 1)
  %p.64 = getelementptr float, ptr %p.58, i64 3855
  call void @llvm.prefetch.p0(ptr %p.64, i32 1, i32 3, i32 1)
  %t.65 = mul i64 %t.39, 768
  %t.66 = add i64 %t.46, %t.65
  %p.67 = getelementptr float, ptr %b5, i64 %t.66
  %p.68 = getelementptr float, ptr %p.67, i64 15
  call void @llvm.prefetch.p0(ptr %p.68, i32 1, i32 3, i32 1)
  %p.69 = getelementptr float, ptr %p.67, i64 783
  call void @llvm.prefetch.p0(ptr %p.69, i32 1, i32 3, i32 1)
  %p.70 = getelementptr float, ptr %p.67, i64 1551
  call void @llvm.prefetch.p0(ptr %p.70, i32 1, i32 3, i32 1)
  %p.71 = getelementptr float, ptr %p.67, i64 2319
  call void @llvm.prefetch.p0(ptr %p.71, i32 1, i32 3, i32 1)
  %p.72 = getelementptr float, ptr %p.67, i64 3087
  call void @llvm.prefetch.p0(ptr %p.72, i32 1, i32 3, i32 1)
  %p.73 = getelementptr float, ptr %p.67, i64 3855
  call void @llvm.prefetch.p0(ptr %p.73, i32 1, i32 3, i32 1)
  %t.74 = icmp slt i64 %tile.35.i, 18
  br i1 %t.74, label %if.75, label %if.75.end
if.75:
  call void @tile6(ptr %p.41, ptr %p.31, ptr %tile.1, ptr %p.45)
  br label %if.75.end
if.75.end:
  %t.76 = xor i1 %t.74, true
  br i1 %t.76, label %if.77, label %if.77.end
if.77:
  call void @tile5(ptr %p.41, ptr %p.31, ptr %tile.1, ptr %p.45)
  br label %if.77.end
if.77.end:
  %t.78 = select i1 %t.74, i64 6, i64 5
  %t.79 = mul i64 %t.28, 16
  %p.80 = getelementptr float, ptr %b3, i64 %t.79
  %p.81 = getelementptr float, ptr %b4, i64 %t.79
  %p.82 = getelementptr float, ptr %b5, i64 %t.79
  br label %row.83
row.83:
  %row.83.i = phi i64 [0, %if.77.end], [%row.83.next, %row.83]
  %t.84 = add i64 %t.39, %row.83.i
  %t.85 = mul i64 %row.83.i, 16
  %p.86 = getelementptr float, ptr %tile.1, i64 %t.85
  %l.87 = load <16 x float>, ptr %p.86, align 4
  %p.88 = getelementptr float, ptr %b2, i64 %t.79
  %l.89 = load <16 x float>, ptr %p.88, align 4
  %t.90 = fmul <16 x float> %l.87, %l.89
  %t.91 = mul i64 %t.84, 768
  %p.92 = getelementptr float, ptr %p.81, i64 %t.91
  store <16 x float> %t.90, ptr %p.92, align 4
  %t.93 = mul i64 %t.84, 768
  %p.94 = getelementptr float, ptr %p.80, i64 %t.93
  %l.95 = load <16 x float>, ptr %p.94, align 4
  %t.96 = fmul <16 x float> %l.87, %l.95
  %t.97 = mul i64 %t.84, 768
  %p.98 = getelementptr float, ptr %p.82, i64 %t.97
  store <16 x float> %t.96, ptr %p.98, align 4
  %row.83.next = add nuw nsw i64 %row.83.i, 1
  %t.99 = icmp slt i64 %row.83.next, %t.78
  br i1 %t.99, label %row.83, label %row.83.done
row.83.done:
  %tile.35.next = add nuw nsw i64 %tile.35.i, 1
  br label %tile.35
tile.35.done:
  %item.26.next = add nuw nsw i64 %item.26.i, 1
  br label %item.26
item.26.done:
  ret void
}
!0 = !{i32 1}

define void @kt_row_29b6d64c2f7dad8c(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %t.1 = mul i64 %tid, 12
  %t.2 = udiv i64 %t.1, %nth
  %t.3 = add i64 %t.1, 12
  %t.4 = udiv i64 %t.3, %nth
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
declare i64 @llvm.smin.i64(i64, i64)
declare void @kt_barrier(ptr, i64)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define internal void @tile6(ptr noalias %a, ptr noalias %b, ptr noalias %tile, ptr %ahead) noinline #0 {
entry:
  br label %k.1
k.1:
  %k.1.i = phi i64 [0, %entry], [%k.1.next, %k.1]
  %k.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.134, %k.1]
  %k.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.135, %k.1]
  %k.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.140, %k.1]
  %k.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.141, %k.1]
  %k.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.146, %k.1]
  %k.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.147, %k.1]
  %k.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.152, %k.1]
  %k.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.153, %k.1]
  %k.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.158, %k.1]
  %k.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.159, %k.1]
  %k.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.164, %k.1]
  %k.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.165, %k.1]
  %t.2 = mul i64 %k.1.i, 768
  %p.3 = getelementptr float, ptr %a, i64 %t.2
  %t.4 = mul i64 %k.1.i, 16
  %p.5 = getelementptr float, ptr %b, i64 %t.4
  %t.6 = mul i64 %k.1.i, 4
  %p.7 = getelementptr float, ptr %ahead, i64 %t.6
  call void @llvm.prefetch.p0(ptr %p.7, i32 0, i32 2, i32 1)
  %l.8 = load <8 x float>, ptr %p.5, align 4
  %p.9 = getelementptr float, ptr %p.5, i64 8
  %l.10 = load <8 x float>, ptr %p.9, align 4
  %l.11 = load float, ptr %p.3, align 4
  %t.12 = insertelement <8 x float> poison, float %l.11, i64 0
  %s.13 = shufflevector <8 x float> %t.12, <8 x float> poison, <8 x i32> zeroinitializer
  %t.14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.13, <8 x float> %l.8, <8 x float> %k.1.c0)
  %t.15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.13, <8 x float> %l.10, <8 x float> %k.1.c1)
  %p.16 = getelementptr float, ptr %p.3, i64 1
  %l.17 = load float, ptr %p.16, align 4
  %t.18 = insertelement <8 x float> poison, float %l.17, i64 0
  %s.19 = shufflevector <8 x float> %t.18, <8 x float> poison, <8 x i32> zeroinitializer
  %t.20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.19, <8 x float> %l.8, <8 x float> %k.1.c2)
  %t.21 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.19, <8 x float> %l.10, <8 x float> %k.1.c3)
  %p.22 = getelementptr float, ptr %p.3, i64 2
  %l.23 = load float, ptr %p.22, align 4
  %t.24 = insertelement <8 x float> poison, float %l.23, i64 0
  %s.25 = shufflevector <8 x float> %t.24, <8 x float> poison, <8 x i32> zeroinitializer
  %t.26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.25, <8 x float> %l.8, <8 x float> %k.1.c4)
  %t.27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.25, <8 x float> %l.10, <8 x float> %k.1.c5)
  %p.28 = getelementptr float, ptr %p.3, i64 3
  %l.29 = load float, ptr %p.28, align 4
  %t.30 = insertelement <8 x float> poison, float %l.29, i64 0
  %s.31 = shufflevector <8 x float> %t.30, <8 x float> poison, <8 x i32> zeroinitializer
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.8, <8 x float> %k.1.c6)
  %t.33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.31, <8 x float> %l.10, <8 x float> %k.1.c7)
  %p.34 = getelementptr float, ptr %p.3, i64 4
  %l.35 = load float, ptr %p.34, align 4
  %t.36 = insertelement <8 x float> poison, float %l.35, i64 0
  %s.37 = shufflevector <8 x float> %t.36, <8 x float> poison, <8 x i32> zeroinitializer
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.8, <8 x float> %k.1.c8)
  %t.39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.37, <8 x float> %l.10, <8 x float> %k.1.c9)
  %p.40 = getelementptr float, ptr %p.3, i64 5
  %l.41 = load float, ptr %p.40, align 4
  %t.42 = insertelement <8 x float> poison, float %l.41, i64 0
  %s.43 = shufflevector <8 x float> %t.42, <8 x float> poison, <8 x i32> zeroinitializer
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.8, <8 x float> %k.1.c10)
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.43, <8 x float> %l.10, <8 x float> %k.1.c11)
  %p.46 = getelementptr float, ptr %p.5, i64 16
  %l.47 = load <8 x float>, ptr %p.46, align 4
  %p.48 = getelementptr float, ptr %p.5, i64 24
  %l.49 = load <8 x float>, ptr %p.48, align 4
  %p.50 = getelementptr float, ptr %p.3, i64 768
  %l.51 = load float, ptr %p.50, align 4
  %t.52 = insertelement <8 x float> poison, float %l.51, i64 0
  %s.53 = shufflevector <8 x float> %t.52, <8 x float> poison, <8 x i32> zeroinitializer
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.47, <8 x float> %t.14)
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.49, <8 x float> %t.15)
  %p.56 = getelementptr float, ptr %p.3, i64 769
  %l.57 = load float, ptr %p.56, align 4
  %t.58 = insertelement <8 x float> poison, float %l.57, i64 0
  %s.59 = shufflevector <8 x float> %t.58, <8 x float> poison, <8 x i32> zeroinitializer
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.47, <8 x float> %t.20)
  %t.61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.49, <8 x float> %t.21)
  %p.62 = getelementptr float, ptr %p.3, i64 770
  %l.63 = load float, ptr %p.62, align 4
  %t.64 = insertelement <8 x float> poison, float %l.63, i64 0
  %s.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <8 x i32> zeroinitializer
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.47, <8 x float> %t.26)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.49, <8 x float> %t.27)
  %p.68 = getelementptr float, ptr %p.3, i64 771
  %l.69 = load float, ptr %p.68, align 4
  %t.70 = insertelement <8 x float> poison, float %l.69, i64 0
  %s.71 = shufflevector <8 x float> %t.70, <8 x float> poison, <8 x i32> zeroinitializer
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.47, <8 x float> %t.32)
  %t.73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.71, <8 x float> %l.49, <8 x float> %t.33)
  %p.74 = getelementptr float, ptr %p.3, i64 772
  %l.75 = load float, ptr %p.74, align 4
  %t.76 = insertelement <8 x float> poison, float %l.75, i64 0
  %s.77 = shufflevector <8 x float> %t.76, <8 x float> poison, <8 x i32> zeroinitializer
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.47, <8 x float> %t.38)
  %t.79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.77, <8 x float> %l.49, <8 x float> %t.39)
  %p.80 = getelementptr float, ptr %p.3, i64 773
  %l.81 = load float, ptr %p.80, align 4
  %t.82 = insertelement <8 x float> poison, float %l.81, i64 0
  %s.83 = shufflevector <8 x float> %t.82, <8 x float> poison, <8 x i32> zeroinitializer
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.47, <8 x float> %t.44)
  %t.85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.83, <8 x float> %l.49, <8 x float> %t.45)
  %p.86 = getelementptr float, ptr %p.5, i64 32
  %l.87 = load <8 x float>, ptr %p.86, align 4
  %p.88 = getelementptr float, ptr %p.5, i64 40
  %l.89 = load <8 x float>, ptr %p.88, align 4
  %p.90 = getelementptr float, ptr %p.3, i64 1536
  %l.91 = load float, ptr %p.90, align 4
  %t.92 = insertelement <8 x float> poison, float %l.91, i64 0
  %s.93 = shufflevector <8 x float> %t.92, <8 x float> poison, <8 x i32> zeroinitializer
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.87, <8 x float> %t.54)
  %t.95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.89, <8 x float> %t.55)
  %p.96 = getelementptr float, ptr %p.3, i64 1537
  %l.97 = load float, ptr %p.96, align 4
  %t.98 = insertelement <8 x float> poison, float %l.97, i64 0
  %s.99 = shufflevector <8 x float> %t.98, <8 x float> poison, <8 x i32> zeroinitializer
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.87, <8 x float> %t.60)
  %t.101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.89, <8 x float> %t.61)
  %p.102 = getelementptr float, ptr %p.3, i64 1538
  %l.103 = load float, ptr %p.102, align 4
  %t.104 = insertelement <8 x float> poison, float %l.103, i64 0
  %s.105 = shufflevector <8 x float> %t.104, <8 x float> poison, <8 x i32> zeroinitializer
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.105, <8 x float> %l.87, <8 x float> %t.66)
  %t.107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.105, <8 x float> %l.89, <8 x float> %t.67)
  %p.108 = getelementptr float, ptr %p.3, i64 1539
  %l.109 = load float, ptr %p.108, align 4
  %t.110 = insertelement <8 x float> poison, float %l.109, i64 0
  %s.111 = shufflevector <8 x float> %t.110, <8 x float> poison, <8 x i32> zeroinitializer
  %t.112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.111, <8 x float> %l.87, <8 x float> %t.72)
  %t.113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.111, <8 x float> %l.89, <8 x float> %t.73)
  %p.114 = getelementptr float, ptr %p.3, i64 1540
  %l.115 = load float, ptr %p.114, align 4
  %t.116 = insertelement <8 x float> poison, float %l.115, i64 0
  %s.117 = shufflevector <8 x float> %t.116, <8 x float> poison, <8 x i32> zeroinitializer
  %t.118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.117, <8 x float> %l.87, <8 x float> %t.78)
  %t.119 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.117, <8 x float> %l.89, <8 x float> %t.79)
  %p.120 = getelementptr float, ptr %p.3, i64 1541
  %l.121 = load float, ptr %p.120, align 4
  %t.122 = insertelement <8 x float> poison, float %l.121, i64 0
  %s.123 = shufflevector <8 x float> %t.122, <8 x float> poison, <8 x i32> zeroinitializer
  %t.124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.123, <8 x float> %l.87, <8 x float> %t.84)
  %t.125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.123, <8 x float> %l.89, <8 x float> %t.85)
  %p.126 = getelementptr float, ptr %p.5, i64 48
  %l.127 = load <8 x float>, ptr %p.126, align 4
  %p.128 = getelementptr float, ptr %p.5, i64 56
  %l.129 = load <8 x float>, ptr %p.128, align 4
  %p.130 = getelementptr float, ptr %p.3, i64 2304
  %l.131 = load float, ptr %p.130, align 4
  %t.132 = insertelement <8 x float> poison, float %l.131, i64 0
  %s.133 = shufflevector <8 x float> %t.132, <8 x float> poison, <8 x i32> zeroinitializer
  %t.134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.133, <8 x float> %l.127, <8 x float> %t.94)
  %t.135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.133, <8 x float> %l.129, <8 x float> %t.95)
  %p.136 = getelementptr float, ptr %p.3, i64 2305
  %l.137 = load float, ptr %p.136, align 4
  %t.138 = insertelement <8 x float> poison, float %l.137, i64 0
  %s.139 = shufflevector <8 x float> %t.138, <8 x float> poison, <8 x i32> zeroinitializer
  %t.140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.139, <8 x float> %l.127, <8 x float> %t.100)
  %t.141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.139, <8 x float> %l.129, <8 x float> %t.101)
  %p.142 = getelementptr float, ptr %p.3, i64 2306
  %l.143 = load float, ptr %p.142, align 4
  %t.144 = insertelement <8 x float> poison, float %l.143, i64 0
  %s.145 = shufflevector <8 x float> %t.144, <8 x float> poison, <8 x i32> zeroinitializer
  %t.146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.145, <8 x float> %l.127, <8 x float> %t.106)
  %t.147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.145, <8 x float> %l.129, <8 x float> %t.107)
  %p.148 = getelementptr float, ptr %p.3, i64 2307
  %l.149 = load float, ptr %p.148, align 4
  %t.150 = insertelement <8 x float> poison, float %l.149, i64 0
  %s.151 = shufflevector <8 x float> %t.150, <8 x float> poison, <8 x i32> zeroinitializer
  %t.152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.151, <8 x float> %l.127, <8 x float> %t.112)
  %t.153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.151, <8 x float> %l.129, <8 x float> %t.113)
  %p.154 = getelementptr float, ptr %p.3, i64 2308
  %l.155 = load float, ptr %p.154, align 4
  %t.156 = insertelement <8 x float> poison, float %l.155, i64 0
  %s.157 = shufflevector <8 x float> %t.156, <8 x float> poison, <8 x i32> zeroinitializer
  %t.158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.157, <8 x float> %l.127, <8 x float> %t.118)
  %t.159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.157, <8 x float> %l.129, <8 x float> %t.119)
  %p.160 = getelementptr float, ptr %p.3, i64 2309
  %l.161 = load float, ptr %p.160, align 4
  %t.162 = insertelement <8 x float> poison, float %l.161, i64 0
  %s.163 = shufflevector <8 x float> %t.162, <8 x float> poison, <8 x i32> zeroinitializer
  %t.164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.163, <8 x float> %l.127, <8 x float> %t.124)
  %t.165 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.163, <8 x float> %l.129, <8 x float> %t.125)
  %k.1.next = add nuw nsw i64 %k.1.i, 4
  %t.166 = icmp slt i64 %k.1.next, 128
  br i1 %t.166, label %k.1, label %k.1.done
k.1.done:
  %p.167 = getelementptr float, ptr %a, i64 98304
  %p.168 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.134, ptr %tile, align 32
  %p.169 = getelementptr float, ptr %tile, i64 8
  store <8 x float> %t.135, ptr %p.169, align 32
  %p.170 = getelementptr float, ptr %tile, i64 16
  store <8 x float> %t.140, ptr %p.170, align 32
  %p.171 = getelementptr float, ptr %tile, i64 24
  store <8 x float> %t.141, ptr %p.171, align 32
  %p.172 = getelementptr float, ptr %tile, i64 32
  store <8 x float> %t.146, ptr %p.172, align 32
  %p.173 = getelementptr float, ptr %tile, i64 40
  store <8 x float> %t.147, ptr %p.173, align 32
  %p.174 = getelementptr float, ptr %tile, i64 48
  store <8 x float> %t.152, ptr %p.174, align 32
  %p.175 = getelementptr float, ptr %tile, i64 56
  store <8 x float> %t.153, ptr %p.175, align 32
  %p.176 = getelementptr float, ptr %tile, i64 64
  store <8 x float> %t.158, ptr %p.176, align 32
  %p.177 = getelementptr float, ptr %tile, i64 72
  store <8 x float> %t.159, ptr %p.177, align 32
  %p.178 = getelementptr float, ptr %tile, i64 80
  store <8 x float> %t.164, ptr %p.178, align 32
  %p.179 = getelementptr float, ptr %tile, i64 88
  store <8 x float> %t.165, ptr %p.179, align 32
  ret void
}
define void @kt_contract_041dec1ee9984e96(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %tile.1 = alloca [96 x float], align 64
  %t.2 = mul i64 %tid, 128
  %t.3 = udiv i64 %t.2, %nth
  %t.4 = add i64 %t.2, 128
  %t.5 = udiv i64 %t.4, %nth
  br label %item.6
item.6:
  %item.6.i = phi i64 [%t.3, %entry], [%item.6.next, %lane.12.done]
  %t.7 = icmp slt i64 %item.6.i, %t.5
  br i1 %t.7, label %item.6.body, label %item.6.done
item.6.body:
  %t.8 = mul i64 %item.6.i, 768
  %p.9 = getelementptr float, ptr %b0, i64 %t.8
  %t.10 = mul i64 %item.6.i, 768
  %p.11 = getelementptr float, ptr %scratch, i64 %t.10
  br label %lane.12
lane.12:
  %lane.12.i = phi i64 [0, %item.6.body], [%lane.12.next, %lane.12.body]
  %t.13 = icmp slt i64 %lane.12.i, 768
  br i1 %t.13, label %lane.12.body, label %lane.12.done
lane.12.body:
  %p.14 = getelementptr float, ptr %p.9, i64 %lane.12.i
  %l.15 = load <16 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %b1, i64 %lane.12.i
  %l.17 = load <16 x float>, ptr %p.16, align 4
  %t.18 = fmul <16 x float> %l.15, %l.17
  %p.19 = getelementptr float, ptr %p.11, i64 %lane.12.i
  store <16 x float> %t.18, ptr %p.19, align 4
  %lane.12.next = add nuw nsw i64 %lane.12.i, 16
  br label %lane.12
lane.12.done:
  %item.6.next = add nuw nsw i64 %item.6.i, 1
  br label %item.6
item.6.done:
  %t.20 = mul i64 %tid, 48
  %t.21 = udiv i64 %t.20, %nth
  %t.22 = add i64 %t.20, 48
  %t.23 = udiv i64 %t.22, %nth
  %p.24 = getelementptr float, ptr %scratch, i64 98304
  br label %panel.25
panel.25:
  %panel.25.i = phi i64 [%t.21, %item.6.done], [%panel.25.next, %k.31.done]
  %t.26 = icmp slt i64 %panel.25.i, %t.23
  br i1 %t.26, label %panel.25.body, label %panel.25.done
panel.25.body:
  %t.27 = mul i64 %panel.25.i, 16
  %t.28 = mul i64 %panel.25.i, 2048
  %p.29 = getelementptr float, ptr %p.24, i64 %t.28
  %p.30 = getelementptr float, ptr %b2, i64 %t.27
  br label %k.31
k.31:
  %k.31.i = phi i64 [0, %panel.25.body], [%k.31.next, %k.31.body]
  %t.32 = icmp slt i64 %k.31.i, 128
  br i1 %t.32, label %k.31.body, label %k.31.done
k.31.body:
  %t.33 = mul i64 %k.31.i, 768
  %p.34 = getelementptr float, ptr %p.30, i64 %t.33
  %l.35 = load <16 x float>, ptr %p.34, align 4
  %t.36 = mul i64 %k.31.i, 16
  %p.37 = getelementptr float, ptr %p.29, i64 %t.36
  store <16 x float> %l.35, ptr %p.37, align 4
  %k.31.next = add nuw nsw i64 %k.31.i, 1
  br label %k.31
k.31.done:
  %panel.25.next = add nuw nsw i64 %panel.25.i, 1
  br label %panel.25
panel.25.done:
  call void @kt_barrier(ptr %barrier, i64 %nth)
  %p.38 = getelementptr float, ptr %scratch, i64 98304
  %t.39 = mul i64 %tid, 96
  %t.40 = udiv i64 %t.39, %nth
  %t.41 = add i64 %t.39, 96
  %t.42 = udiv i64 %t.41, %nth
  br label %item.43
item.43:
  %item.43.i = phi i64 [%t.40, %panel.25.done], [%item.43.next, %tile.52.done]
  %t.44 = icmp slt i64 %item.43.i, %t.42
  br i1 %t.44, label %item.43.body, label %item.43.done
item.43.body:
  %t.45 = urem i64 %item.43.i, 48
  %t.46 = udiv i64 %item.43.i, 48
  %t.47 = mul i64 %t.45, 2048
  %p.48 = getelementptr float, ptr %p.38, i64 %t.47
  %t.49 = mul i64 %t.46, 64
  %t.50 = add i64 %t.49, 64
  %t.51 = call i64 @llvm.smin.i64(i64 %t.50, i64 128)
  br label %tile.52
tile.52:
  %tile.52.i = phi i64 [%t.49, %item.43.body], [%tile.52.next, %row.74.done]
  %t.53 = icmp slt i64 %tile.52.i, %t.51
  br i1 %t.53, label %tile.52.body, label %tile.52.done
tile.52.body:
  %t.54 = call i64 @llvm.smin.i64(i64 %tile.52.i, i64 0)
  %t.55 = mul i64 %tile.52.i, 6
  %t.56 = add i64 %t.55, %t.54
  %p.57 = getelementptr float, ptr %scratch, i64 %t.56
  %t.58 = sub i64 %tile.52.i, %t.49
  %t.59 = mul i64 %t.58, 512
  %t.60 = add i64 %t.59, 2048
  %p.61 = getelementptr float, ptr %p.48, i64 %t.60
  %t.62 = mul i64 %t.45, 16
  %t.63 = mul i64 %t.56, 768
  %t.64 = add i64 %t.62, %t.63
  %p.65 = getelementptr float, ptr %b3, i64 %t.64
  %p.66 = getelementptr float, ptr %p.65, i64 15
  call void @llvm.prefetch.p0(ptr %p.66, i32 1, i32 3, i32 1)
  %p.67 = getelementptr float, ptr %p.65, i64 783
  call void @llvm.prefetch.p0(ptr %p.67, i32 1, i32 3, i32 1)
  %p.68 = getelementptr float, ptr %p.65, i64 1551
  call void @llvm.prefetch.p0(ptr %p.68, i32 1, i32 3, i32 1)
  %p.69 = getelementptr float, ptr %p.65, i64 2319
  call void @llvm.prefetch.p0(ptr %p.69, i32 1, i32 3, i32 1)
  %p.70 = getelementptr float, ptr %p.65, i64 3087
  call void @llvm.prefetch.p0(ptr %p.70, i32 1, i32 3, i32 1)
  %p.71 = getelementptr float, ptr %p.65, i64 3855
  call void @llvm.prefetch.p0(ptr %p.71, i32 1, i32 3, i32 1)
  call void @tile6(ptr %p.57, ptr %p.48, ptr %tile.1, ptr %p.61)
  %t.72 = mul i64 %t.45, 16
  %p.73 = getelementptr float, ptr %b3, i64 %t.72
  br label %row.74
row.74:
  %row.74.i = phi i64 [0, %tile.52.body], [%row.74.next, %row.74]
  %t.75 = add i64 %t.56, %row.74.i
  %t.76 = mul i64 %row.74.i, 16
  %p.77 = getelementptr float, ptr %tile.1, i64 %t.76
  %l.78 = load <16 x float>, ptr %p.77, align 4
  %t.79 = mul i64 %t.75, 768
  %p.80 = getelementptr float, ptr %p.73, i64 %t.79
  store <16 x float> %l.78, ptr %p.80, align 4
  %row.74.next = add nuw nsw i64 %row.74.i, 1
  %t.81 = icmp slt i64 %row.74.next, 6
  br i1 %t.81, label %row.74, label %row.74.done
row.74.done:
  %tile.52.next = add nuw nsw i64 %tile.52.i, 1
  br label %tile.52
tile.52.done:
  %item.43.next = add nuw nsw i64 %item.43.i, 1
  br label %item.43
item.43.done:
  ret void
}
!0 = !{i32 1}

define void @kt_row_29b6d64c2f7dad8c(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %t.1 = mul i64 %tid, 12
  %t.2 = udiv i64 %t.1, %nth
  %t.3 = add i64 %t.1, 12
  %t.4 = udiv i64 %t.3, %nth
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

define void @kt_row_29b6d64c2f7dad8c(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %t.1 = mul i64 %tid, 12
  %t.2 = udiv i64 %t.1, %nth
  %t.3 = add i64 %t.1, 12
  %t.4 = udiv i64 %t.3, %nth
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
