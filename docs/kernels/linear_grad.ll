declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare i64 @kt_take(ptr, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @kt_barrier(ptr, i64)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define internal void @tile6(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead, ptr %beside0, ptr %beside1, ptr %beside2, ptr %beside3, ptr %beside4) noinline #0 {
entry:
  br label %part.1
part.1:
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.24.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.156, %k.24.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.157, %k.24.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.162, %k.24.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.163, %k.24.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.168, %k.24.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.169, %k.24.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.174, %k.24.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.175, %k.24.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.180, %k.24.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.181, %k.24.done]
  %part.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.186, %k.24.done]
  %part.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.187, %k.24.done]
  %t.2 = mul i64 %part.1.i, 768
  %p.3 = getelementptr float, ptr %beside0, i64 %t.2
  %p.4 = getelementptr float, ptr %p.3, i64 15
  call void @llvm.prefetch.p0(ptr %p.4, i32 0, i32 3, i32 1)
  %t.5 = mul i64 %part.1.i, 768
  %p.6 = getelementptr float, ptr %beside1, i64 %t.5
  %p.7 = getelementptr float, ptr %p.6, i64 15
  call void @llvm.prefetch.p0(ptr %p.7, i32 0, i32 3, i32 1)
  %t.8 = mul i64 %part.1.i, 768
  %p.9 = getelementptr float, ptr %beside2, i64 %t.8
  %p.10 = getelementptr float, ptr %p.9, i64 15
  call void @llvm.prefetch.p0(ptr %p.10, i32 1, i32 3, i32 1)
  %t.11 = mul i64 %part.1.i, 768
  %p.12 = getelementptr float, ptr %beside3, i64 %t.11
  %p.13 = getelementptr float, ptr %p.12, i64 15
  call void @llvm.prefetch.p0(ptr %p.13, i32 1, i32 3, i32 1)
  %t.14 = mul i64 %part.1.i, 768
  %p.15 = getelementptr float, ptr %beside4, i64 %t.14
  %p.16 = getelementptr float, ptr %p.15, i64 15
  call void @llvm.prefetch.p0(ptr %p.16, i32 1, i32 3, i32 1)
  %t.17 = mul i64 %part.1.i, 768
  %t.18 = udiv i64 %t.17, 6
  %t.19 = and i64 %t.18, -4
  %t.20 = add i64 %part.1.i, 1
  %t.21 = mul i64 %t.20, 768
  %t.22 = udiv i64 %t.21, 6
  %t.23 = and i64 %t.22, -4
  br label %k.24
k.24:
  %k.24.i = phi i64 [%t.19, %part.1], [%k.24.next, %k.24]
  %k.24.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.156, %k.24]
  %k.24.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.157, %k.24]
  %k.24.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.162, %k.24]
  %k.24.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.163, %k.24]
  %k.24.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.168, %k.24]
  %k.24.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.169, %k.24]
  %k.24.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.174, %k.24]
  %k.24.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.175, %k.24]
  %k.24.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.180, %k.24]
  %k.24.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.181, %k.24]
  %k.24.c10 = phi <8 x float> [%part.1.c10, %part.1], [%t.186, %k.24]
  %k.24.c11 = phi <8 x float> [%part.1.c11, %part.1], [%t.187, %k.24]
  %p.25 = getelementptr float, ptr %a, i64 %k.24.i
  %t.26 = mul i64 %k.24.i, 16
  %p.27 = getelementptr float, ptr %b, i64 %t.26
  %t.28 = mul i64 %k.24.i, 16
  %p.29 = getelementptr i8, ptr %ahead, i64 %t.28
  call void @llvm.prefetch.p0(ptr %p.29, i32 0, i32 2, i32 1)
  %l.30 = load <8 x float>, ptr %p.27, align 4
  %p.31 = getelementptr float, ptr %p.27, i64 8
  %l.32 = load <8 x float>, ptr %p.31, align 4
  %l.33 = load float, ptr %p.25, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.30, <8 x float> %k.24.c0)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.32, <8 x float> %k.24.c1)
  %p.38 = getelementptr float, ptr %p.25, i64 768
  %l.39 = load float, ptr %p.38, align 4
  %t.40 = insertelement <8 x float> poison, float %l.39, i64 0
  %s.41 = shufflevector <8 x float> %t.40, <8 x float> poison, <8 x i32> zeroinitializer
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.30, <8 x float> %k.24.c2)
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.32, <8 x float> %k.24.c3)
  %p.44 = getelementptr float, ptr %p.25, i64 1536
  %l.45 = load float, ptr %p.44, align 4
  %t.46 = insertelement <8 x float> poison, float %l.45, i64 0
  %s.47 = shufflevector <8 x float> %t.46, <8 x float> poison, <8 x i32> zeroinitializer
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.30, <8 x float> %k.24.c4)
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.32, <8 x float> %k.24.c5)
  %p.50 = getelementptr float, ptr %p.25, i64 2304
  %l.51 = load float, ptr %p.50, align 4
  %t.52 = insertelement <8 x float> poison, float %l.51, i64 0
  %s.53 = shufflevector <8 x float> %t.52, <8 x float> poison, <8 x i32> zeroinitializer
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.30, <8 x float> %k.24.c6)
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.32, <8 x float> %k.24.c7)
  %p.56 = getelementptr float, ptr %p.25, i64 3072
  %l.57 = load float, ptr %p.56, align 4
  %t.58 = insertelement <8 x float> poison, float %l.57, i64 0
  %s.59 = shufflevector <8 x float> %t.58, <8 x float> poison, <8 x i32> zeroinitializer
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.30, <8 x float> %k.24.c8)
  %t.61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.32, <8 x float> %k.24.c9)
  %p.62 = getelementptr float, ptr %p.25, i64 3840
  %l.63 = load float, ptr %p.62, align 4
  %t.64 = insertelement <8 x float> poison, float %l.63, i64 0
  %s.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <8 x i32> zeroinitializer
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.30, <8 x float> %k.24.c10)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.65, <8 x float> %l.32, <8 x float> %k.24.c11)
  %p.68 = getelementptr float, ptr %p.27, i64 16
  %l.69 = load <8 x float>, ptr %p.68, align 4
  %p.70 = getelementptr float, ptr %p.27, i64 24
  %l.71 = load <8 x float>, ptr %p.70, align 4
  %p.72 = getelementptr float, ptr %p.25, i64 1
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.69, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.71, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.25, i64 769
  %l.79 = load float, ptr %p.78, align 4
  %t.80 = insertelement <8 x float> poison, float %l.79, i64 0
  %s.81 = shufflevector <8 x float> %t.80, <8 x float> poison, <8 x i32> zeroinitializer
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.69, <8 x float> %t.42)
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.71, <8 x float> %t.43)
  %p.84 = getelementptr float, ptr %p.25, i64 1537
  %l.85 = load float, ptr %p.84, align 4
  %t.86 = insertelement <8 x float> poison, float %l.85, i64 0
  %s.87 = shufflevector <8 x float> %t.86, <8 x float> poison, <8 x i32> zeroinitializer
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.69, <8 x float> %t.48)
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.71, <8 x float> %t.49)
  %p.90 = getelementptr float, ptr %p.25, i64 2305
  %l.91 = load float, ptr %p.90, align 4
  %t.92 = insertelement <8 x float> poison, float %l.91, i64 0
  %s.93 = shufflevector <8 x float> %t.92, <8 x float> poison, <8 x i32> zeroinitializer
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.69, <8 x float> %t.54)
  %t.95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.71, <8 x float> %t.55)
  %p.96 = getelementptr float, ptr %p.25, i64 3073
  %l.97 = load float, ptr %p.96, align 4
  %t.98 = insertelement <8 x float> poison, float %l.97, i64 0
  %s.99 = shufflevector <8 x float> %t.98, <8 x float> poison, <8 x i32> zeroinitializer
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.69, <8 x float> %t.60)
  %t.101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.71, <8 x float> %t.61)
  %p.102 = getelementptr float, ptr %p.25, i64 3841
  %l.103 = load float, ptr %p.102, align 4
  %t.104 = insertelement <8 x float> poison, float %l.103, i64 0
  %s.105 = shufflevector <8 x float> %t.104, <8 x float> poison, <8 x i32> zeroinitializer
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.105, <8 x float> %l.69, <8 x float> %t.66)
  %t.107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.105, <8 x float> %l.71, <8 x float> %t.67)
  %p.108 = getelementptr float, ptr %p.27, i64 32
  %l.109 = load <8 x float>, ptr %p.108, align 4
  %p.110 = getelementptr float, ptr %p.27, i64 40
  %l.111 = load <8 x float>, ptr %p.110, align 4
  %p.112 = getelementptr float, ptr %p.25, i64 2
  %l.113 = load float, ptr %p.112, align 4
  %t.114 = insertelement <8 x float> poison, float %l.113, i64 0
  %s.115 = shufflevector <8 x float> %t.114, <8 x float> poison, <8 x i32> zeroinitializer
  %t.116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.115, <8 x float> %l.109, <8 x float> %t.76)
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.115, <8 x float> %l.111, <8 x float> %t.77)
  %p.118 = getelementptr float, ptr %p.25, i64 770
  %l.119 = load float, ptr %p.118, align 4
  %t.120 = insertelement <8 x float> poison, float %l.119, i64 0
  %s.121 = shufflevector <8 x float> %t.120, <8 x float> poison, <8 x i32> zeroinitializer
  %t.122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.121, <8 x float> %l.109, <8 x float> %t.82)
  %t.123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.121, <8 x float> %l.111, <8 x float> %t.83)
  %p.124 = getelementptr float, ptr %p.25, i64 1538
  %l.125 = load float, ptr %p.124, align 4
  %t.126 = insertelement <8 x float> poison, float %l.125, i64 0
  %s.127 = shufflevector <8 x float> %t.126, <8 x float> poison, <8 x i32> zeroinitializer
  %t.128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.127, <8 x float> %l.109, <8 x float> %t.88)
  %t.129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.127, <8 x float> %l.111, <8 x float> %t.89)
  %p.130 = getelementptr float, ptr %p.25, i64 2306
  %l.131 = load float, ptr %p.130, align 4
  %t.132 = insertelement <8 x float> poison, float %l.131, i64 0
  %s.133 = shufflevector <8 x float> %t.132, <8 x float> poison, <8 x i32> zeroinitializer
  %t.134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.133, <8 x float> %l.109, <8 x float> %t.94)
  %t.135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.133, <8 x float> %l.111, <8 x float> %t.95)
  %p.136 = getelementptr float, ptr %p.25, i64 3074
  %l.137 = load float, ptr %p.136, align 4
  %t.138 = insertelement <8 x float> poison, float %l.137, i64 0
  %s.139 = shufflevector <8 x float> %t.138, <8 x float> poison, <8 x i32> zeroinitializer
  %t.140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.139, <8 x float> %l.109, <8 x float> %t.100)
  %t.141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.139, <8 x float> %l.111, <8 x float> %t.101)
  %p.142 = getelementptr float, ptr %p.25, i64 3842
  %l.143 = load float, ptr %p.142, align 4
  %t.144 = insertelement <8 x float> poison, float %l.143, i64 0
  %s.145 = shufflevector <8 x float> %t.144, <8 x float> poison, <8 x i32> zeroinitializer
  %t.146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.145, <8 x float> %l.109, <8 x float> %t.106)
  %t.147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.145, <8 x float> %l.111, <8 x float> %t.107)
  %p.148 = getelementptr float, ptr %p.27, i64 48
  %l.149 = load <8 x float>, ptr %p.148, align 4
  %p.150 = getelementptr float, ptr %p.27, i64 56
  %l.151 = load <8 x float>, ptr %p.150, align 4
  %p.152 = getelementptr float, ptr %p.25, i64 3
  %l.153 = load float, ptr %p.152, align 4
  %t.154 = insertelement <8 x float> poison, float %l.153, i64 0
  %s.155 = shufflevector <8 x float> %t.154, <8 x float> poison, <8 x i32> zeroinitializer
  %t.156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.155, <8 x float> %l.149, <8 x float> %t.116)
  %t.157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.155, <8 x float> %l.151, <8 x float> %t.117)
  %p.158 = getelementptr float, ptr %p.25, i64 771
  %l.159 = load float, ptr %p.158, align 4
  %t.160 = insertelement <8 x float> poison, float %l.159, i64 0
  %s.161 = shufflevector <8 x float> %t.160, <8 x float> poison, <8 x i32> zeroinitializer
  %t.162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.161, <8 x float> %l.149, <8 x float> %t.122)
  %t.163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.161, <8 x float> %l.151, <8 x float> %t.123)
  %p.164 = getelementptr float, ptr %p.25, i64 1539
  %l.165 = load float, ptr %p.164, align 4
  %t.166 = insertelement <8 x float> poison, float %l.165, i64 0
  %s.167 = shufflevector <8 x float> %t.166, <8 x float> poison, <8 x i32> zeroinitializer
  %t.168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.167, <8 x float> %l.149, <8 x float> %t.128)
  %t.169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.167, <8 x float> %l.151, <8 x float> %t.129)
  %p.170 = getelementptr float, ptr %p.25, i64 2307
  %l.171 = load float, ptr %p.170, align 4
  %t.172 = insertelement <8 x float> poison, float %l.171, i64 0
  %s.173 = shufflevector <8 x float> %t.172, <8 x float> poison, <8 x i32> zeroinitializer
  %t.174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.173, <8 x float> %l.149, <8 x float> %t.134)
  %t.175 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.173, <8 x float> %l.151, <8 x float> %t.135)
  %p.176 = getelementptr float, ptr %p.25, i64 3075
  %l.177 = load float, ptr %p.176, align 4
  %t.178 = insertelement <8 x float> poison, float %l.177, i64 0
  %s.179 = shufflevector <8 x float> %t.178, <8 x float> poison, <8 x i32> zeroinitializer
  %t.180 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.179, <8 x float> %l.149, <8 x float> %t.140)
  %t.181 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.179, <8 x float> %l.151, <8 x float> %t.141)
  %p.182 = getelementptr float, ptr %p.25, i64 3843
  %l.183 = load float, ptr %p.182, align 4
  %t.184 = insertelement <8 x float> poison, float %l.183, i64 0
  %s.185 = shufflevector <8 x float> %t.184, <8 x float> poison, <8 x i32> zeroinitializer
  %t.186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.185, <8 x float> %l.149, <8 x float> %t.146)
  %t.187 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.185, <8 x float> %l.151, <8 x float> %t.147)
  %k.24.next = add nuw nsw i64 %k.24.i, 4
  %t.188 = icmp slt i64 %k.24.next, %t.23
  br i1 %t.188, label %k.24, label %k.24.done
k.24.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.189 = icmp slt i64 %part.1.next, 6
  br i1 %t.189, label %part.1, label %part.1.done
part.1.done:
  %p.190 = getelementptr float, ptr %a, i64 768
  %p.191 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.156, ptr %sums, align 4
  %p.192 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.157, ptr %p.192, align 4
  %p.193 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.162, ptr %p.193, align 4
  %p.194 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.163, ptr %p.194, align 4
  %p.195 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.168, ptr %p.195, align 4
  %p.196 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.169, ptr %p.196, align 4
  %p.197 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.174, ptr %p.197, align 4
  %p.198 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.175, ptr %p.198, align 4
  %p.199 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.180, ptr %p.199, align 4
  %p.200 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.181, ptr %p.200, align 4
  %p.201 = getelementptr float, ptr %sums, i64 80
  store <8 x float> %t.186, ptr %p.201, align 4
  %p.202 = getelementptr float, ptr %sums, i64 88
  store <8 x float> %t.187, ptr %p.202, align 4
  ret void
}
define internal void @tile5(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead, ptr %beside0, ptr %beside1, ptr %beside2, ptr %beside3, ptr %beside4) noinline #0 {
entry:
  br label %part.1
part.1:
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.24.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.138, %k.24.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.139, %k.24.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.144, %k.24.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.145, %k.24.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.150, %k.24.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.151, %k.24.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.156, %k.24.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.157, %k.24.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.162, %k.24.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.163, %k.24.done]
  %t.2 = mul i64 %part.1.i, 768
  %p.3 = getelementptr float, ptr %beside0, i64 %t.2
  %p.4 = getelementptr float, ptr %p.3, i64 15
  call void @llvm.prefetch.p0(ptr %p.4, i32 0, i32 3, i32 1)
  %t.5 = mul i64 %part.1.i, 768
  %p.6 = getelementptr float, ptr %beside1, i64 %t.5
  %p.7 = getelementptr float, ptr %p.6, i64 15
  call void @llvm.prefetch.p0(ptr %p.7, i32 0, i32 3, i32 1)
  %t.8 = mul i64 %part.1.i, 768
  %p.9 = getelementptr float, ptr %beside2, i64 %t.8
  %p.10 = getelementptr float, ptr %p.9, i64 15
  call void @llvm.prefetch.p0(ptr %p.10, i32 1, i32 3, i32 1)
  %t.11 = mul i64 %part.1.i, 768
  %p.12 = getelementptr float, ptr %beside3, i64 %t.11
  %p.13 = getelementptr float, ptr %p.12, i64 15
  call void @llvm.prefetch.p0(ptr %p.13, i32 1, i32 3, i32 1)
  %t.14 = mul i64 %part.1.i, 768
  %p.15 = getelementptr float, ptr %beside4, i64 %t.14
  %p.16 = getelementptr float, ptr %p.15, i64 15
  call void @llvm.prefetch.p0(ptr %p.16, i32 1, i32 3, i32 1)
  %t.17 = mul i64 %part.1.i, 768
  %t.18 = udiv i64 %t.17, 5
  %t.19 = and i64 %t.18, -4
  %t.20 = add i64 %part.1.i, 1
  %t.21 = mul i64 %t.20, 768
  %t.22 = udiv i64 %t.21, 5
  %t.23 = and i64 %t.22, -4
  br label %k.24
k.24:
  %k.24.i = phi i64 [%t.19, %part.1], [%k.24.next, %k.24]
  %k.24.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.138, %k.24]
  %k.24.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.139, %k.24]
  %k.24.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.144, %k.24]
  %k.24.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.145, %k.24]
  %k.24.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.150, %k.24]
  %k.24.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.151, %k.24]
  %k.24.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.156, %k.24]
  %k.24.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.157, %k.24]
  %k.24.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.162, %k.24]
  %k.24.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.163, %k.24]
  %p.25 = getelementptr float, ptr %a, i64 %k.24.i
  %t.26 = mul i64 %k.24.i, 16
  %p.27 = getelementptr float, ptr %b, i64 %t.26
  %t.28 = mul i64 %k.24.i, 16
  %p.29 = getelementptr i8, ptr %ahead, i64 %t.28
  call void @llvm.prefetch.p0(ptr %p.29, i32 0, i32 2, i32 1)
  %l.30 = load <8 x float>, ptr %p.27, align 4
  %p.31 = getelementptr float, ptr %p.27, i64 8
  %l.32 = load <8 x float>, ptr %p.31, align 4
  %l.33 = load float, ptr %p.25, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.30, <8 x float> %k.24.c0)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.32, <8 x float> %k.24.c1)
  %p.38 = getelementptr float, ptr %p.25, i64 768
  %l.39 = load float, ptr %p.38, align 4
  %t.40 = insertelement <8 x float> poison, float %l.39, i64 0
  %s.41 = shufflevector <8 x float> %t.40, <8 x float> poison, <8 x i32> zeroinitializer
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.30, <8 x float> %k.24.c2)
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.32, <8 x float> %k.24.c3)
  %p.44 = getelementptr float, ptr %p.25, i64 1536
  %l.45 = load float, ptr %p.44, align 4
  %t.46 = insertelement <8 x float> poison, float %l.45, i64 0
  %s.47 = shufflevector <8 x float> %t.46, <8 x float> poison, <8 x i32> zeroinitializer
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.30, <8 x float> %k.24.c4)
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.32, <8 x float> %k.24.c5)
  %p.50 = getelementptr float, ptr %p.25, i64 2304
  %l.51 = load float, ptr %p.50, align 4
  %t.52 = insertelement <8 x float> poison, float %l.51, i64 0
  %s.53 = shufflevector <8 x float> %t.52, <8 x float> poison, <8 x i32> zeroinitializer
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.30, <8 x float> %k.24.c6)
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.32, <8 x float> %k.24.c7)
  %p.56 = getelementptr float, ptr %p.25, i64 3072
  %l.57 = load float, ptr %p.56, align 4
  %t.58 = insertelement <8 x float> poison, float %l.57, i64 0
  %s.59 = shufflevector <8 x float> %t.58, <8 x float> poison, <8 x i32> zeroinitializer
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.30, <8 x float> %k.24.c8)
  %t.61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.32, <8 x float> %k.24.c9)
  %p.62 = getelementptr float, ptr %p.27, i64 16
  %l.63 = load <8 x float>, ptr %p.62, align 4
  %p.64 = getelementptr float, ptr %p.27, i64 24
  %l.65 = load <8 x float>, ptr %p.64, align 4
  %p.66 = getelementptr float, ptr %p.25, i64 1
  %l.67 = load float, ptr %p.66, align 4
  %t.68 = insertelement <8 x float> poison, float %l.67, i64 0
  %s.69 = shufflevector <8 x float> %t.68, <8 x float> poison, <8 x i32> zeroinitializer
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.63, <8 x float> %t.36)
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.65, <8 x float> %t.37)
  %p.72 = getelementptr float, ptr %p.25, i64 769
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.63, <8 x float> %t.42)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.65, <8 x float> %t.43)
  %p.78 = getelementptr float, ptr %p.25, i64 1537
  %l.79 = load float, ptr %p.78, align 4
  %t.80 = insertelement <8 x float> poison, float %l.79, i64 0
  %s.81 = shufflevector <8 x float> %t.80, <8 x float> poison, <8 x i32> zeroinitializer
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.63, <8 x float> %t.48)
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.65, <8 x float> %t.49)
  %p.84 = getelementptr float, ptr %p.25, i64 2305
  %l.85 = load float, ptr %p.84, align 4
  %t.86 = insertelement <8 x float> poison, float %l.85, i64 0
  %s.87 = shufflevector <8 x float> %t.86, <8 x float> poison, <8 x i32> zeroinitializer
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.63, <8 x float> %t.54)
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.65, <8 x float> %t.55)
  %p.90 = getelementptr float, ptr %p.25, i64 3073
  %l.91 = load float, ptr %p.90, align 4
  %t.92 = insertelement <8 x float> poison, float %l.91, i64 0
  %s.93 = shufflevector <8 x float> %t.92, <8 x float> poison, <8 x i32> zeroinitializer
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.63, <8 x float> %t.60)
  %t.95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.65, <8 x float> %t.61)
  %p.96 = getelementptr float, ptr %p.27, i64 32
  %l.97 = load <8 x float>, ptr %p.96, align 4
  %p.98 = getelementptr float, ptr %p.27, i64 40
  %l.99 = load <8 x float>, ptr %p.98, align 4
  %p.100 = getelementptr float, ptr %p.25, i64 2
  %l.101 = load float, ptr %p.100, align 4
  %t.102 = insertelement <8 x float> poison, float %l.101, i64 0
  %s.103 = shufflevector <8 x float> %t.102, <8 x float> poison, <8 x i32> zeroinitializer
  %t.104 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.103, <8 x float> %l.97, <8 x float> %t.70)
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.103, <8 x float> %l.99, <8 x float> %t.71)
  %p.106 = getelementptr float, ptr %p.25, i64 770
  %l.107 = load float, ptr %p.106, align 4
  %t.108 = insertelement <8 x float> poison, float %l.107, i64 0
  %s.109 = shufflevector <8 x float> %t.108, <8 x float> poison, <8 x i32> zeroinitializer
  %t.110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.109, <8 x float> %l.97, <8 x float> %t.76)
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.109, <8 x float> %l.99, <8 x float> %t.77)
  %p.112 = getelementptr float, ptr %p.25, i64 1538
  %l.113 = load float, ptr %p.112, align 4
  %t.114 = insertelement <8 x float> poison, float %l.113, i64 0
  %s.115 = shufflevector <8 x float> %t.114, <8 x float> poison, <8 x i32> zeroinitializer
  %t.116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.115, <8 x float> %l.97, <8 x float> %t.82)
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.115, <8 x float> %l.99, <8 x float> %t.83)
  %p.118 = getelementptr float, ptr %p.25, i64 2306
  %l.119 = load float, ptr %p.118, align 4
  %t.120 = insertelement <8 x float> poison, float %l.119, i64 0
  %s.121 = shufflevector <8 x float> %t.120, <8 x float> poison, <8 x i32> zeroinitializer
  %t.122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.121, <8 x float> %l.97, <8 x float> %t.88)
  %t.123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.121, <8 x float> %l.99, <8 x float> %t.89)
  %p.124 = getelementptr float, ptr %p.25, i64 3074
  %l.125 = load float, ptr %p.124, align 4
  %t.126 = insertelement <8 x float> poison, float %l.125, i64 0
  %s.127 = shufflevector <8 x float> %t.126, <8 x float> poison, <8 x i32> zeroinitializer
  %t.128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.127, <8 x float> %l.97, <8 x float> %t.94)
  %t.129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.127, <8 x float> %l.99, <8 x float> %t.95)
  %p.130 = getelementptr float, ptr %p.27, i64 48
  %l.131 = load <8 x float>, ptr %p.130, align 4
  %p.132 = getelementptr float, ptr %p.27, i64 56
  %l.133 = load <8 x float>, ptr %p.132, align 4
  %p.134 = getelementptr float, ptr %p.25, i64 3
  %l.135 = load float, ptr %p.134, align 4
  %t.136 = insertelement <8 x float> poison, float %l.135, i64 0
  %s.137 = shufflevector <8 x float> %t.136, <8 x float> poison, <8 x i32> zeroinitializer
  %t.138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.137, <8 x float> %l.131, <8 x float> %t.104)
  %t.139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.137, <8 x float> %l.133, <8 x float> %t.105)
  %p.140 = getelementptr float, ptr %p.25, i64 771
  %l.141 = load float, ptr %p.140, align 4
  %t.142 = insertelement <8 x float> poison, float %l.141, i64 0
  %s.143 = shufflevector <8 x float> %t.142, <8 x float> poison, <8 x i32> zeroinitializer
  %t.144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.143, <8 x float> %l.131, <8 x float> %t.110)
  %t.145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.143, <8 x float> %l.133, <8 x float> %t.111)
  %p.146 = getelementptr float, ptr %p.25, i64 1539
  %l.147 = load float, ptr %p.146, align 4
  %t.148 = insertelement <8 x float> poison, float %l.147, i64 0
  %s.149 = shufflevector <8 x float> %t.148, <8 x float> poison, <8 x i32> zeroinitializer
  %t.150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.149, <8 x float> %l.131, <8 x float> %t.116)
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.149, <8 x float> %l.133, <8 x float> %t.117)
  %p.152 = getelementptr float, ptr %p.25, i64 2307
  %l.153 = load float, ptr %p.152, align 4
  %t.154 = insertelement <8 x float> poison, float %l.153, i64 0
  %s.155 = shufflevector <8 x float> %t.154, <8 x float> poison, <8 x i32> zeroinitializer
  %t.156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.155, <8 x float> %l.131, <8 x float> %t.122)
  %t.157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.155, <8 x float> %l.133, <8 x float> %t.123)
  %p.158 = getelementptr float, ptr %p.25, i64 3075
  %l.159 = load float, ptr %p.158, align 4
  %t.160 = insertelement <8 x float> poison, float %l.159, i64 0
  %s.161 = shufflevector <8 x float> %t.160, <8 x float> poison, <8 x i32> zeroinitializer
  %t.162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.161, <8 x float> %l.131, <8 x float> %t.128)
  %t.163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.161, <8 x float> %l.133, <8 x float> %t.129)
  %k.24.next = add nuw nsw i64 %k.24.i, 4
  %t.164 = icmp slt i64 %k.24.next, %t.23
  br i1 %t.164, label %k.24, label %k.24.done
k.24.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.165 = icmp slt i64 %part.1.next, 5
  br i1 %t.165, label %part.1, label %part.1.done
part.1.done:
  %p.166 = getelementptr float, ptr %a, i64 768
  %p.167 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.138, ptr %sums, align 4
  %p.168 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.139, ptr %p.168, align 4
  %p.169 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.144, ptr %p.169, align 4
  %p.170 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.145, ptr %p.170, align 4
  %p.171 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.150, ptr %p.171, align 4
  %p.172 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.151, ptr %p.172, align 4
  %p.173 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.156, ptr %p.173, align 4
  %p.174 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.157, ptr %p.174, align 4
  %p.175 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.162, ptr %p.175, align 4
  %p.176 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.163, ptr %p.176, align 4
  ret void
}
define void @kt_contract_1a078242dc0c1f19(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %b7, ptr noalias %b8, ptr noalias %b9, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5, i64 %n6, i64 %n7, i64 %n8, i64 %n9, i64 %n10, i64 %n11) #0 {
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
  %p.19 = getelementptr i8, ptr %scratch, i64 %n6
  %t.20 = mul i64 %tid, %n7
  %p.21 = getelementptr i8, ptr %p.19, i64 %t.20
  %p.22 = getelementptr float, ptr %scratch, i64 %n8
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
  %piece.48.n = phi i64 [%t.47, %panel.28.done], [%t.151, %piece.48.look]
  %piece.48.from = phi i64 [0, %panel.28.done], [%piece.48.of, %piece.48.look]
  %t.49 = mul i64 %piece.48.n, %n10
  %t.50 = udiv i64 %t.49, %t.46
  %t.51 = add i64 %t.49, %n10
  %t.52 = udiv i64 %t.51, %t.46
  br label %item.53
item.53:
  %item.53.i = phi i64 [%t.50, %piece.48], [%item.53.next, %tile.69.done]
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
  %p.65 = getelementptr float, ptr %p.22, i64 %t.64
  %t.66 = mul i64 %t.59, 5
  %t.67 = call i64 @llvm.smin.i64(i64 %t.59, i64 %n2)
  %t.68 = add i64 %t.66, %t.67
  br label %tile.69
tile.69:
  %tile.69.i = phi i64 [%t.59, %item.53.body], [%tile.69.next, %if.106.end]
  %t.70 = icmp slt i64 %tile.69.i, %t.61
  br i1 %t.70, label %tile.69.body, label %tile.69.done
tile.69.body:
  %t.71 = mul i64 %tile.69.i, 5
  %t.72 = call i64 @llvm.smin.i64(i64 %tile.69.i, i64 %n2)
  %t.73 = add i64 %t.71, %t.72
  %t.74 = sub i64 %t.73, %t.68
  %t.75 = sub i64 %tile.69.i, %t.59
  %t.76 = mul i64 %t.73, 768
  %p.77 = getelementptr float, ptr %scratch, i64 %t.76
  %t.78 = mul i64 %t.75, 12288
  %t.79 = add i64 %t.78, 49152
  %p.80 = getelementptr i8, ptr %p.65, i64 %t.79
  %t.81 = mul i64 %t.57, 16
  %t.82 = mul i64 %t.73, 768
  %t.83 = add i64 %t.81, %t.82
  %p.84 = getelementptr float, ptr %b5, i64 %t.83
  %t.85 = mul i64 %t.73, 768
  %t.86 = add i64 %t.81, %t.85
  %p.87 = getelementptr float, ptr %b6, i64 %t.86
  %t.88 = mul i64 %t.73, 768
  %t.89 = add i64 %t.81, %t.88
  %p.90 = getelementptr float, ptr %b7, i64 %t.89
  %t.91 = mul i64 %t.73, 768
  %t.92 = add i64 %t.81, %t.91
  %p.93 = getelementptr float, ptr %b8, i64 %t.92
  %t.94 = mul i64 %t.73, 768
  %t.95 = add i64 %t.81, %t.94
  %p.96 = getelementptr float, ptr %b9, i64 %t.95
  %t.97 = icmp slt i64 %tile.69.i, %n2
  br i1 %t.97, label %if.98, label %if.98.end
if.98:
  call void @tile6(ptr %p.77, ptr %p.65, ptr %p.21, ptr %p.80, ptr %p.84, ptr %p.87, ptr %p.90, ptr %p.93, ptr %p.96)
  br label %if.98.end
if.98.end:
  %t.99 = xor i1 %t.97, true
  br i1 %t.99, label %if.100, label %if.100.end
if.100:
  call void @tile5(ptr %p.77, ptr %p.65, ptr %p.21, ptr %p.80, ptr %p.84, ptr %p.87, ptr %p.90, ptr %p.93, ptr %p.96)
  br label %if.100.end
if.100.end:
  %t.101 = add i64 %tile.69.i, 1
  %t.102 = mul i64 %t.101, 5
  %t.103 = call i64 @llvm.smin.i64(i64 %t.101, i64 %n2)
  %t.104 = add i64 %t.102, %t.103
  %t.105 = sub i64 %t.104, %t.73
  br i1 true, label %if.106, label %if.106.end
if.106:
  br label %column.107
column.107:
  %column.107.i = phi i64 [0, %if.106], [%column.107.next, %row.116.done]
  %t.108 = mul i64 %t.57, 16
  %t.109 = add i64 %t.108, %column.107.i
  %p.110 = getelementptr float, ptr %p.21, i64 %column.107.i
  %p.111 = getelementptr float, ptr %b5, i64 %t.109
  %p.112 = getelementptr float, ptr %b6, i64 %t.109
  %p.113 = getelementptr float, ptr %b7, i64 %t.109
  %p.114 = getelementptr float, ptr %b8, i64 %t.109
  %p.115 = getelementptr float, ptr %b9, i64 %t.109
  br label %row.116
row.116:
  %row.116.i = phi i64 [0, %column.107], [%row.116.next, %row.116]
  %t.117 = add i64 %t.73, %row.116.i
  %t.118 = mul i64 %row.116.i, 16
  %p.119 = getelementptr float, ptr %p.110, i64 %t.118
  %l.120 = load <16 x float>, ptr %p.119, align 4
  %p.121 = getelementptr float, ptr %b0, i64 %t.109
  %l.122 = load <16 x float>, ptr %p.121, align 4
  %p.123 = getelementptr float, ptr %b4, i64 %t.109
  %l.124 = load <16 x float>, ptr %p.123, align 4
  %t.125 = fadd <16 x float> %l.120, %l.124
  %t.126 = fmul <16 x float> %l.122, %t.125
  %t.127 = mul i64 %t.117, 768
  %p.128 = getelementptr float, ptr %p.111, i64 %t.127
  %l.129 = load <16 x float>, ptr %p.128, align 4
  %t.130 = fadd <16 x float> %t.126, %l.129
  %t.131 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t.130
  %t.132 = mul i64 %t.117, 768
  %p.133 = getelementptr float, ptr %p.112, i64 %t.132
  %l.134 = load <16 x float>, ptr %p.133, align 4
  %t.135 = select <16 x i1> %t.131, <16 x float> %l.134, <16 x float> splat (float 0x0000000000000000)
  %t.136 = mul i64 %t.117, 768
  %p.137 = getelementptr float, ptr %p.113, i64 %t.136
  store <16 x float> %t.135, ptr %p.137, align 4
  %t.138 = fmul <16 x float> %t.135, %l.122
  %t.139 = mul i64 %t.117, 768
  %p.140 = getelementptr float, ptr %p.114, i64 %t.139
  store <16 x float> %t.138, ptr %p.140, align 4
  %t.141 = fmul <16 x float> %t.135, %t.125
  %t.142 = mul i64 %t.117, 768
  %p.143 = getelementptr float, ptr %p.115, i64 %t.142
  store <16 x float> %t.141, ptr %p.143, align 4
  %row.116.next = add nuw nsw i64 %row.116.i, 1
  %t.144 = icmp slt i64 %row.116.next, %t.105
  br i1 %t.144, label %row.116, label %row.116.done
row.116.done:
  %column.107.next = add nuw nsw i64 %column.107.i, 16
  %t.145 = icmp slt i64 %column.107.next, 16
  br i1 %t.145, label %column.107, label %column.107.done
column.107.done:
  br label %if.106.end
if.106.end:
  %tile.69.next = add nuw nsw i64 %tile.69.i, 1
  br label %tile.69
tile.69.done:
  %item.53.next = add nuw nsw i64 %item.53.i, 1
  br label %item.53
item.53.done:
  %t.146 = icmp ugt i64 %t.45, 1
  br i1 %t.146, label %piece.48.look, label %piece.48.done
piece.48.look:
  %piece.48.of = phi i64 [%piece.48.from, %item.53.done], [%piece.48.next, %piece.48.none]
  %t.147 = add i64 %part, %piece.48.of
  %t.148 = urem i64 %t.147, %parts
  %t.149 = call i64 @kt_take(ptr %barrier, i64 %t.148)
  %t.150 = mul i64 %t.148, %t.45
  %t.151 = add i64 %t.150, %t.149
  %t.152 = icmp ult i64 %t.149, %t.45
  br i1 %t.152, label %piece.48, label %piece.48.none
piece.48.none:
  %piece.48.next = add i64 %piece.48.of, 1
  %t.153 = icmp ult i64 %piece.48.next, %parts
  br i1 %t.153, label %piece.48.look, label %piece.48.done
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
define internal void @tile6(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead, ptr %beside0, ptr %beside1, ptr %beside2) noinline #0 {
entry:
  br label %part.1
part.1:
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.18.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.150, %k.18.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.151, %k.18.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.156, %k.18.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.157, %k.18.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.162, %k.18.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.163, %k.18.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.168, %k.18.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.169, %k.18.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.174, %k.18.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.175, %k.18.done]
  %part.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.180, %k.18.done]
  %part.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.181, %k.18.done]
  %t.2 = mul i64 %part.1.i, 768
  %p.3 = getelementptr float, ptr %beside0, i64 %t.2
  %p.4 = getelementptr float, ptr %p.3, i64 15
  call void @llvm.prefetch.p0(ptr %p.4, i32 0, i32 3, i32 1)
  %t.5 = mul i64 %part.1.i, 768
  %p.6 = getelementptr float, ptr %beside1, i64 %t.5
  %p.7 = getelementptr float, ptr %p.6, i64 15
  call void @llvm.prefetch.p0(ptr %p.7, i32 1, i32 3, i32 1)
  %t.8 = mul i64 %part.1.i, 768
  %p.9 = getelementptr float, ptr %beside2, i64 %t.8
  %p.10 = getelementptr float, ptr %p.9, i64 15
  call void @llvm.prefetch.p0(ptr %p.10, i32 1, i32 3, i32 1)
  %t.11 = mul i64 %part.1.i, 768
  %t.12 = udiv i64 %t.11, 6
  %t.13 = and i64 %t.12, -4
  %t.14 = add i64 %part.1.i, 1
  %t.15 = mul i64 %t.14, 768
  %t.16 = udiv i64 %t.15, 6
  %t.17 = and i64 %t.16, -4
  br label %k.18
k.18:
  %k.18.i = phi i64 [%t.13, %part.1], [%k.18.next, %k.18]
  %k.18.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.150, %k.18]
  %k.18.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.151, %k.18]
  %k.18.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.156, %k.18]
  %k.18.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.157, %k.18]
  %k.18.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.162, %k.18]
  %k.18.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.163, %k.18]
  %k.18.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.168, %k.18]
  %k.18.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.169, %k.18]
  %k.18.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.174, %k.18]
  %k.18.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.175, %k.18]
  %k.18.c10 = phi <8 x float> [%part.1.c10, %part.1], [%t.180, %k.18]
  %k.18.c11 = phi <8 x float> [%part.1.c11, %part.1], [%t.181, %k.18]
  %p.19 = getelementptr float, ptr %a, i64 %k.18.i
  %t.20 = mul i64 %k.18.i, 16
  %p.21 = getelementptr float, ptr %b, i64 %t.20
  %t.22 = mul i64 %k.18.i, 16
  %p.23 = getelementptr i8, ptr %ahead, i64 %t.22
  call void @llvm.prefetch.p0(ptr %p.23, i32 0, i32 2, i32 1)
  %l.24 = load <8 x float>, ptr %p.21, align 4
  %p.25 = getelementptr float, ptr %p.21, i64 8
  %l.26 = load <8 x float>, ptr %p.25, align 4
  %l.27 = load float, ptr %p.19, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.24, <8 x float> %k.18.c0)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.26, <8 x float> %k.18.c1)
  %p.32 = getelementptr float, ptr %p.19, i64 768
  %l.33 = load float, ptr %p.32, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.24, <8 x float> %k.18.c2)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.26, <8 x float> %k.18.c3)
  %p.38 = getelementptr float, ptr %p.19, i64 1536
  %l.39 = load float, ptr %p.38, align 4
  %t.40 = insertelement <8 x float> poison, float %l.39, i64 0
  %s.41 = shufflevector <8 x float> %t.40, <8 x float> poison, <8 x i32> zeroinitializer
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.24, <8 x float> %k.18.c4)
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.26, <8 x float> %k.18.c5)
  %p.44 = getelementptr float, ptr %p.19, i64 2304
  %l.45 = load float, ptr %p.44, align 4
  %t.46 = insertelement <8 x float> poison, float %l.45, i64 0
  %s.47 = shufflevector <8 x float> %t.46, <8 x float> poison, <8 x i32> zeroinitializer
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.24, <8 x float> %k.18.c6)
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.26, <8 x float> %k.18.c7)
  %p.50 = getelementptr float, ptr %p.19, i64 3072
  %l.51 = load float, ptr %p.50, align 4
  %t.52 = insertelement <8 x float> poison, float %l.51, i64 0
  %s.53 = shufflevector <8 x float> %t.52, <8 x float> poison, <8 x i32> zeroinitializer
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.24, <8 x float> %k.18.c8)
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.26, <8 x float> %k.18.c9)
  %p.56 = getelementptr float, ptr %p.19, i64 3840
  %l.57 = load float, ptr %p.56, align 4
  %t.58 = insertelement <8 x float> poison, float %l.57, i64 0
  %s.59 = shufflevector <8 x float> %t.58, <8 x float> poison, <8 x i32> zeroinitializer
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.24, <8 x float> %k.18.c10)
  %t.61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.59, <8 x float> %l.26, <8 x float> %k.18.c11)
  %p.62 = getelementptr float, ptr %p.21, i64 16
  %l.63 = load <8 x float>, ptr %p.62, align 4
  %p.64 = getelementptr float, ptr %p.21, i64 24
  %l.65 = load <8 x float>, ptr %p.64, align 4
  %p.66 = getelementptr float, ptr %p.19, i64 1
  %l.67 = load float, ptr %p.66, align 4
  %t.68 = insertelement <8 x float> poison, float %l.67, i64 0
  %s.69 = shufflevector <8 x float> %t.68, <8 x float> poison, <8 x i32> zeroinitializer
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.63, <8 x float> %t.30)
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.65, <8 x float> %t.31)
  %p.72 = getelementptr float, ptr %p.19, i64 769
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.63, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.65, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.19, i64 1537
  %l.79 = load float, ptr %p.78, align 4
  %t.80 = insertelement <8 x float> poison, float %l.79, i64 0
  %s.81 = shufflevector <8 x float> %t.80, <8 x float> poison, <8 x i32> zeroinitializer
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.63, <8 x float> %t.42)
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.65, <8 x float> %t.43)
  %p.84 = getelementptr float, ptr %p.19, i64 2305
  %l.85 = load float, ptr %p.84, align 4
  %t.86 = insertelement <8 x float> poison, float %l.85, i64 0
  %s.87 = shufflevector <8 x float> %t.86, <8 x float> poison, <8 x i32> zeroinitializer
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.63, <8 x float> %t.48)
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.65, <8 x float> %t.49)
  %p.90 = getelementptr float, ptr %p.19, i64 3073
  %l.91 = load float, ptr %p.90, align 4
  %t.92 = insertelement <8 x float> poison, float %l.91, i64 0
  %s.93 = shufflevector <8 x float> %t.92, <8 x float> poison, <8 x i32> zeroinitializer
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.63, <8 x float> %t.54)
  %t.95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.65, <8 x float> %t.55)
  %p.96 = getelementptr float, ptr %p.19, i64 3841
  %l.97 = load float, ptr %p.96, align 4
  %t.98 = insertelement <8 x float> poison, float %l.97, i64 0
  %s.99 = shufflevector <8 x float> %t.98, <8 x float> poison, <8 x i32> zeroinitializer
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.63, <8 x float> %t.60)
  %t.101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.99, <8 x float> %l.65, <8 x float> %t.61)
  %p.102 = getelementptr float, ptr %p.21, i64 32
  %l.103 = load <8 x float>, ptr %p.102, align 4
  %p.104 = getelementptr float, ptr %p.21, i64 40
  %l.105 = load <8 x float>, ptr %p.104, align 4
  %p.106 = getelementptr float, ptr %p.19, i64 2
  %l.107 = load float, ptr %p.106, align 4
  %t.108 = insertelement <8 x float> poison, float %l.107, i64 0
  %s.109 = shufflevector <8 x float> %t.108, <8 x float> poison, <8 x i32> zeroinitializer
  %t.110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.109, <8 x float> %l.103, <8 x float> %t.70)
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.109, <8 x float> %l.105, <8 x float> %t.71)
  %p.112 = getelementptr float, ptr %p.19, i64 770
  %l.113 = load float, ptr %p.112, align 4
  %t.114 = insertelement <8 x float> poison, float %l.113, i64 0
  %s.115 = shufflevector <8 x float> %t.114, <8 x float> poison, <8 x i32> zeroinitializer
  %t.116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.115, <8 x float> %l.103, <8 x float> %t.76)
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.115, <8 x float> %l.105, <8 x float> %t.77)
  %p.118 = getelementptr float, ptr %p.19, i64 1538
  %l.119 = load float, ptr %p.118, align 4
  %t.120 = insertelement <8 x float> poison, float %l.119, i64 0
  %s.121 = shufflevector <8 x float> %t.120, <8 x float> poison, <8 x i32> zeroinitializer
  %t.122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.121, <8 x float> %l.103, <8 x float> %t.82)
  %t.123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.121, <8 x float> %l.105, <8 x float> %t.83)
  %p.124 = getelementptr float, ptr %p.19, i64 2306
  %l.125 = load float, ptr %p.124, align 4
  %t.126 = insertelement <8 x float> poison, float %l.125, i64 0
  %s.127 = shufflevector <8 x float> %t.126, <8 x float> poison, <8 x i32> zeroinitializer
  %t.128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.127, <8 x float> %l.103, <8 x float> %t.88)
  %t.129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.127, <8 x float> %l.105, <8 x float> %t.89)
  %p.130 = getelementptr float, ptr %p.19, i64 3074
  %l.131 = load float, ptr %p.130, align 4
  %t.132 = insertelement <8 x float> poison, float %l.131, i64 0
  %s.133 = shufflevector <8 x float> %t.132, <8 x float> poison, <8 x i32> zeroinitializer
  %t.134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.133, <8 x float> %l.103, <8 x float> %t.94)
  %t.135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.133, <8 x float> %l.105, <8 x float> %t.95)
  %p.136 = getelementptr float, ptr %p.19, i64 3842
  %l.137 = load float, ptr %p.136, align 4
  %t.138 = insertelement <8 x float> poison, float %l.137, i64 0
  %s.139 = shufflevector <8 x float> %t.138, <8 x float> poison, <8 x i32> zeroinitializer
  %t.140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.139, <8 x float> %l.103, <8 x float> %t.100)
  %t.141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.139, <8 x float> %l.105, <8 x float> %t.101)
  %p.142 = getelementptr float, ptr %p.21, i64 48
  %l.143 = load <8 x float>, ptr %p.142, align 4
  %p.144 = getelementptr float, ptr %p.21, i64 56
  %l.145 = load <8 x float>, ptr %p.144, align 4
  %p.146 = getelementptr float, ptr %p.19, i64 3
  %l.147 = load float, ptr %p.146, align 4
  %t.148 = insertelement <8 x float> poison, float %l.147, i64 0
  %s.149 = shufflevector <8 x float> %t.148, <8 x float> poison, <8 x i32> zeroinitializer
  %t.150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.149, <8 x float> %l.143, <8 x float> %t.110)
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.149, <8 x float> %l.145, <8 x float> %t.111)
  %p.152 = getelementptr float, ptr %p.19, i64 771
  %l.153 = load float, ptr %p.152, align 4
  %t.154 = insertelement <8 x float> poison, float %l.153, i64 0
  %s.155 = shufflevector <8 x float> %t.154, <8 x float> poison, <8 x i32> zeroinitializer
  %t.156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.155, <8 x float> %l.143, <8 x float> %t.116)
  %t.157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.155, <8 x float> %l.145, <8 x float> %t.117)
  %p.158 = getelementptr float, ptr %p.19, i64 1539
  %l.159 = load float, ptr %p.158, align 4
  %t.160 = insertelement <8 x float> poison, float %l.159, i64 0
  %s.161 = shufflevector <8 x float> %t.160, <8 x float> poison, <8 x i32> zeroinitializer
  %t.162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.161, <8 x float> %l.143, <8 x float> %t.122)
  %t.163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.161, <8 x float> %l.145, <8 x float> %t.123)
  %p.164 = getelementptr float, ptr %p.19, i64 2307
  %l.165 = load float, ptr %p.164, align 4
  %t.166 = insertelement <8 x float> poison, float %l.165, i64 0
  %s.167 = shufflevector <8 x float> %t.166, <8 x float> poison, <8 x i32> zeroinitializer
  %t.168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.167, <8 x float> %l.143, <8 x float> %t.128)
  %t.169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.167, <8 x float> %l.145, <8 x float> %t.129)
  %p.170 = getelementptr float, ptr %p.19, i64 3075
  %l.171 = load float, ptr %p.170, align 4
  %t.172 = insertelement <8 x float> poison, float %l.171, i64 0
  %s.173 = shufflevector <8 x float> %t.172, <8 x float> poison, <8 x i32> zeroinitializer
  %t.174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.173, <8 x float> %l.143, <8 x float> %t.134)
  %t.175 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.173, <8 x float> %l.145, <8 x float> %t.135)
  %p.176 = getelementptr float, ptr %p.19, i64 3843
  %l.177 = load float, ptr %p.176, align 4
  %t.178 = insertelement <8 x float> poison, float %l.177, i64 0
  %s.179 = shufflevector <8 x float> %t.178, <8 x float> poison, <8 x i32> zeroinitializer
  %t.180 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.179, <8 x float> %l.143, <8 x float> %t.140)
  %t.181 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.179, <8 x float> %l.145, <8 x float> %t.141)
  %k.18.next = add nuw nsw i64 %k.18.i, 4
  %t.182 = icmp slt i64 %k.18.next, %t.17
  br i1 %t.182, label %k.18, label %k.18.done
k.18.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.183 = icmp slt i64 %part.1.next, 6
  br i1 %t.183, label %part.1, label %part.1.done
part.1.done:
  %p.184 = getelementptr float, ptr %a, i64 768
  %p.185 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.150, ptr %sums, align 4
  %p.186 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.151, ptr %p.186, align 4
  %p.187 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.156, ptr %p.187, align 4
  %p.188 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.157, ptr %p.188, align 4
  %p.189 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.162, ptr %p.189, align 4
  %p.190 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.163, ptr %p.190, align 4
  %p.191 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.168, ptr %p.191, align 4
  %p.192 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.169, ptr %p.192, align 4
  %p.193 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.174, ptr %p.193, align 4
  %p.194 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.175, ptr %p.194, align 4
  %p.195 = getelementptr float, ptr %sums, i64 80
  store <8 x float> %t.180, ptr %p.195, align 4
  %p.196 = getelementptr float, ptr %sums, i64 88
  store <8 x float> %t.181, ptr %p.196, align 4
  ret void
}
define internal void @tile5(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead, ptr %beside0, ptr %beside1, ptr %beside2) noinline #0 {
entry:
  br label %part.1
part.1:
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.18.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.132, %k.18.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.133, %k.18.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.138, %k.18.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.139, %k.18.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.144, %k.18.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.145, %k.18.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.150, %k.18.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.151, %k.18.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.156, %k.18.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.157, %k.18.done]
  %t.2 = mul i64 %part.1.i, 768
  %p.3 = getelementptr float, ptr %beside0, i64 %t.2
  %p.4 = getelementptr float, ptr %p.3, i64 15
  call void @llvm.prefetch.p0(ptr %p.4, i32 0, i32 3, i32 1)
  %t.5 = mul i64 %part.1.i, 768
  %p.6 = getelementptr float, ptr %beside1, i64 %t.5
  %p.7 = getelementptr float, ptr %p.6, i64 15
  call void @llvm.prefetch.p0(ptr %p.7, i32 1, i32 3, i32 1)
  %t.8 = mul i64 %part.1.i, 768
  %p.9 = getelementptr float, ptr %beside2, i64 %t.8
  %p.10 = getelementptr float, ptr %p.9, i64 15
  call void @llvm.prefetch.p0(ptr %p.10, i32 1, i32 3, i32 1)
  %t.11 = mul i64 %part.1.i, 768
  %t.12 = udiv i64 %t.11, 5
  %t.13 = and i64 %t.12, -4
  %t.14 = add i64 %part.1.i, 1
  %t.15 = mul i64 %t.14, 768
  %t.16 = udiv i64 %t.15, 5
  %t.17 = and i64 %t.16, -4
  br label %k.18
k.18:
  %k.18.i = phi i64 [%t.13, %part.1], [%k.18.next, %k.18]
  %k.18.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.132, %k.18]
  %k.18.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.133, %k.18]
  %k.18.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.138, %k.18]
  %k.18.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.139, %k.18]
  %k.18.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.144, %k.18]
  %k.18.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.145, %k.18]
  %k.18.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.150, %k.18]
  %k.18.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.151, %k.18]
  %k.18.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.156, %k.18]
  %k.18.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.157, %k.18]
  %p.19 = getelementptr float, ptr %a, i64 %k.18.i
  %t.20 = mul i64 %k.18.i, 16
  %p.21 = getelementptr float, ptr %b, i64 %t.20
  %t.22 = mul i64 %k.18.i, 16
  %p.23 = getelementptr i8, ptr %ahead, i64 %t.22
  call void @llvm.prefetch.p0(ptr %p.23, i32 0, i32 2, i32 1)
  %l.24 = load <8 x float>, ptr %p.21, align 4
  %p.25 = getelementptr float, ptr %p.21, i64 8
  %l.26 = load <8 x float>, ptr %p.25, align 4
  %l.27 = load float, ptr %p.19, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.24, <8 x float> %k.18.c0)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.26, <8 x float> %k.18.c1)
  %p.32 = getelementptr float, ptr %p.19, i64 768
  %l.33 = load float, ptr %p.32, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.24, <8 x float> %k.18.c2)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.26, <8 x float> %k.18.c3)
  %p.38 = getelementptr float, ptr %p.19, i64 1536
  %l.39 = load float, ptr %p.38, align 4
  %t.40 = insertelement <8 x float> poison, float %l.39, i64 0
  %s.41 = shufflevector <8 x float> %t.40, <8 x float> poison, <8 x i32> zeroinitializer
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.24, <8 x float> %k.18.c4)
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.26, <8 x float> %k.18.c5)
  %p.44 = getelementptr float, ptr %p.19, i64 2304
  %l.45 = load float, ptr %p.44, align 4
  %t.46 = insertelement <8 x float> poison, float %l.45, i64 0
  %s.47 = shufflevector <8 x float> %t.46, <8 x float> poison, <8 x i32> zeroinitializer
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.24, <8 x float> %k.18.c6)
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.26, <8 x float> %k.18.c7)
  %p.50 = getelementptr float, ptr %p.19, i64 3072
  %l.51 = load float, ptr %p.50, align 4
  %t.52 = insertelement <8 x float> poison, float %l.51, i64 0
  %s.53 = shufflevector <8 x float> %t.52, <8 x float> poison, <8 x i32> zeroinitializer
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.24, <8 x float> %k.18.c8)
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.26, <8 x float> %k.18.c9)
  %p.56 = getelementptr float, ptr %p.21, i64 16
  %l.57 = load <8 x float>, ptr %p.56, align 4
  %p.58 = getelementptr float, ptr %p.21, i64 24
  %l.59 = load <8 x float>, ptr %p.58, align 4
  %p.60 = getelementptr float, ptr %p.19, i64 1
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.57, <8 x float> %t.30)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.59, <8 x float> %t.31)
  %p.66 = getelementptr float, ptr %p.19, i64 769
  %l.67 = load float, ptr %p.66, align 4
  %t.68 = insertelement <8 x float> poison, float %l.67, i64 0
  %s.69 = shufflevector <8 x float> %t.68, <8 x float> poison, <8 x i32> zeroinitializer
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.57, <8 x float> %t.36)
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.59, <8 x float> %t.37)
  %p.72 = getelementptr float, ptr %p.19, i64 1537
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.57, <8 x float> %t.42)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.59, <8 x float> %t.43)
  %p.78 = getelementptr float, ptr %p.19, i64 2305
  %l.79 = load float, ptr %p.78, align 4
  %t.80 = insertelement <8 x float> poison, float %l.79, i64 0
  %s.81 = shufflevector <8 x float> %t.80, <8 x float> poison, <8 x i32> zeroinitializer
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.57, <8 x float> %t.48)
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.59, <8 x float> %t.49)
  %p.84 = getelementptr float, ptr %p.19, i64 3073
  %l.85 = load float, ptr %p.84, align 4
  %t.86 = insertelement <8 x float> poison, float %l.85, i64 0
  %s.87 = shufflevector <8 x float> %t.86, <8 x float> poison, <8 x i32> zeroinitializer
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.57, <8 x float> %t.54)
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.59, <8 x float> %t.55)
  %p.90 = getelementptr float, ptr %p.21, i64 32
  %l.91 = load <8 x float>, ptr %p.90, align 4
  %p.92 = getelementptr float, ptr %p.21, i64 40
  %l.93 = load <8 x float>, ptr %p.92, align 4
  %p.94 = getelementptr float, ptr %p.19, i64 2
  %l.95 = load float, ptr %p.94, align 4
  %t.96 = insertelement <8 x float> poison, float %l.95, i64 0
  %s.97 = shufflevector <8 x float> %t.96, <8 x float> poison, <8 x i32> zeroinitializer
  %t.98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.97, <8 x float> %l.91, <8 x float> %t.64)
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.97, <8 x float> %l.93, <8 x float> %t.65)
  %p.100 = getelementptr float, ptr %p.19, i64 770
  %l.101 = load float, ptr %p.100, align 4
  %t.102 = insertelement <8 x float> poison, float %l.101, i64 0
  %s.103 = shufflevector <8 x float> %t.102, <8 x float> poison, <8 x i32> zeroinitializer
  %t.104 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.103, <8 x float> %l.91, <8 x float> %t.70)
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.103, <8 x float> %l.93, <8 x float> %t.71)
  %p.106 = getelementptr float, ptr %p.19, i64 1538
  %l.107 = load float, ptr %p.106, align 4
  %t.108 = insertelement <8 x float> poison, float %l.107, i64 0
  %s.109 = shufflevector <8 x float> %t.108, <8 x float> poison, <8 x i32> zeroinitializer
  %t.110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.109, <8 x float> %l.91, <8 x float> %t.76)
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.109, <8 x float> %l.93, <8 x float> %t.77)
  %p.112 = getelementptr float, ptr %p.19, i64 2306
  %l.113 = load float, ptr %p.112, align 4
  %t.114 = insertelement <8 x float> poison, float %l.113, i64 0
  %s.115 = shufflevector <8 x float> %t.114, <8 x float> poison, <8 x i32> zeroinitializer
  %t.116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.115, <8 x float> %l.91, <8 x float> %t.82)
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.115, <8 x float> %l.93, <8 x float> %t.83)
  %p.118 = getelementptr float, ptr %p.19, i64 3074
  %l.119 = load float, ptr %p.118, align 4
  %t.120 = insertelement <8 x float> poison, float %l.119, i64 0
  %s.121 = shufflevector <8 x float> %t.120, <8 x float> poison, <8 x i32> zeroinitializer
  %t.122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.121, <8 x float> %l.91, <8 x float> %t.88)
  %t.123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.121, <8 x float> %l.93, <8 x float> %t.89)
  %p.124 = getelementptr float, ptr %p.21, i64 48
  %l.125 = load <8 x float>, ptr %p.124, align 4
  %p.126 = getelementptr float, ptr %p.21, i64 56
  %l.127 = load <8 x float>, ptr %p.126, align 4
  %p.128 = getelementptr float, ptr %p.19, i64 3
  %l.129 = load float, ptr %p.128, align 4
  %t.130 = insertelement <8 x float> poison, float %l.129, i64 0
  %s.131 = shufflevector <8 x float> %t.130, <8 x float> poison, <8 x i32> zeroinitializer
  %t.132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.131, <8 x float> %l.125, <8 x float> %t.98)
  %t.133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.131, <8 x float> %l.127, <8 x float> %t.99)
  %p.134 = getelementptr float, ptr %p.19, i64 771
  %l.135 = load float, ptr %p.134, align 4
  %t.136 = insertelement <8 x float> poison, float %l.135, i64 0
  %s.137 = shufflevector <8 x float> %t.136, <8 x float> poison, <8 x i32> zeroinitializer
  %t.138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.137, <8 x float> %l.125, <8 x float> %t.104)
  %t.139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.137, <8 x float> %l.127, <8 x float> %t.105)
  %p.140 = getelementptr float, ptr %p.19, i64 1539
  %l.141 = load float, ptr %p.140, align 4
  %t.142 = insertelement <8 x float> poison, float %l.141, i64 0
  %s.143 = shufflevector <8 x float> %t.142, <8 x float> poison, <8 x i32> zeroinitializer
  %t.144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.143, <8 x float> %l.125, <8 x float> %t.110)
  %t.145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.143, <8 x float> %l.127, <8 x float> %t.111)
  %p.146 = getelementptr float, ptr %p.19, i64 2307
  %l.147 = load float, ptr %p.146, align 4
  %t.148 = insertelement <8 x float> poison, float %l.147, i64 0
  %s.149 = shufflevector <8 x float> %t.148, <8 x float> poison, <8 x i32> zeroinitializer
  %t.150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.149, <8 x float> %l.125, <8 x float> %t.116)
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.149, <8 x float> %l.127, <8 x float> %t.117)
  %p.152 = getelementptr float, ptr %p.19, i64 3075
  %l.153 = load float, ptr %p.152, align 4
  %t.154 = insertelement <8 x float> poison, float %l.153, i64 0
  %s.155 = shufflevector <8 x float> %t.154, <8 x float> poison, <8 x i32> zeroinitializer
  %t.156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.155, <8 x float> %l.125, <8 x float> %t.122)
  %t.157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.155, <8 x float> %l.127, <8 x float> %t.123)
  %k.18.next = add nuw nsw i64 %k.18.i, 4
  %t.158 = icmp slt i64 %k.18.next, %t.17
  br i1 %t.158, label %k.18, label %k.18.done
k.18.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.159 = icmp slt i64 %part.1.next, 5
  br i1 %t.159, label %part.1, label %part.1.done
part.1.done:
  %p.160 = getelementptr float, ptr %a, i64 768
  %p.161 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.132, ptr %sums, align 4
  %p.162 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.133, ptr %p.162, align 4
  %p.163 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.138, ptr %p.163, align 4
  %p.164 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.139, ptr %p.164, align 4
  %p.165 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.144, ptr %p.165, align 4
  %p.166 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.145, ptr %p.166, align 4
  %p.167 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.150, ptr %p.167, align 4
  %p.168 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.151, ptr %p.168, align 4
  %p.169 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.156, ptr %p.169, align 4
  %p.170 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.157, ptr %p.170, align 4
  ret void
}
define internal void @transpose_768_16(ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns) noinline #0 {
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
  %t.4 = mul i64 %row.1.i, 768
  %t.5 = add i64 %t.4, %column.2.i
  %p.6 = getelementptr float, ptr %from, i64 %t.5
  %l.7 = load <8 x float>, ptr %p.6, align 4
  %p.8 = getelementptr float, ptr %p.6, i64 768
  %l.9 = load <8 x float>, ptr %p.8, align 4
  %p.10 = getelementptr float, ptr %p.6, i64 1536
  %l.11 = load <8 x float>, ptr %p.10, align 4
  %p.12 = getelementptr float, ptr %p.6, i64 2304
  %l.13 = load <8 x float>, ptr %p.12, align 4
  %p.14 = getelementptr float, ptr %p.6, i64 3072
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %p.6, i64 3840
  %l.17 = load <8 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %p.6, i64 4608
  %l.19 = load <8 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %p.6, i64 5376
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
define void @kt_contract_322e918948b03b07(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5, i64 %n6, i64 %n7, i64 %n8, i64 %n9) #0 {
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
  %piece.31.n = phi i64 [%t.30, %panel.8.done], [%t.114, %piece.31.look]
  %piece.31.from = phi i64 [0, %panel.8.done], [%piece.31.of, %piece.31.look]
  %t.32 = mul i64 %piece.31.n, %n8
  %t.33 = udiv i64 %t.32, %t.29
  %t.34 = add i64 %t.32, %n8
  %t.35 = udiv i64 %t.34, %t.29
  br label %item.36
item.36:
  %item.36.i = phi i64 [%t.33, %piece.31], [%item.36.next, %tile.52.done]
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
  %tile.52.i = phi i64 [%t.42, %item.36.body], [%tile.52.next, %if.83.end]
  %t.53 = icmp slt i64 %tile.52.i, %t.44
  br i1 %t.53, label %tile.52.body, label %tile.52.done
tile.52.body:
  %t.54 = mul i64 %tile.52.i, 5
  %t.55 = call i64 @llvm.smin.i64(i64 %tile.52.i, i64 %n1)
  %t.56 = add i64 %t.54, %t.55
  %t.57 = sub i64 %t.56, %t.51
  %t.58 = sub i64 %tile.52.i, %t.42
  %t.59 = mul i64 %t.56, 768
  %p.60 = getelementptr float, ptr %b0, i64 %t.59
  %t.61 = mul i64 %t.58, 12288
  %t.62 = add i64 %t.61, 49152
  %p.63 = getelementptr i8, ptr %p.48, i64 %t.62
  %t.64 = mul i64 %t.40, 16
  %t.65 = mul i64 %t.56, 768
  %t.66 = add i64 %t.64, %t.65
  %p.67 = getelementptr float, ptr %b3, i64 %t.66
  %t.68 = mul i64 %t.56, 768
  %t.69 = add i64 %t.64, %t.68
  %p.70 = getelementptr float, ptr %b4, i64 %t.69
  %t.71 = mul i64 %t.56, 768
  %t.72 = add i64 %t.64, %t.71
  %p.73 = getelementptr float, ptr %b5, i64 %t.72
  %t.74 = icmp slt i64 %tile.52.i, %n1
  br i1 %t.74, label %if.75, label %if.75.end
if.75:
  call void @tile6(ptr %p.60, ptr %p.48, ptr %p.3, ptr %p.63, ptr %p.67, ptr %p.70, ptr %p.73)
  br label %if.75.end
if.75.end:
  %t.76 = xor i1 %t.74, true
  br i1 %t.76, label %if.77, label %if.77.end
if.77:
  call void @tile5(ptr %p.60, ptr %p.48, ptr %p.3, ptr %p.63, ptr %p.67, ptr %p.70, ptr %p.73)
  br label %if.77.end
if.77.end:
  %t.78 = add i64 %tile.52.i, 1
  %t.79 = mul i64 %t.78, 5
  %t.80 = call i64 @llvm.smin.i64(i64 %t.78, i64 %n1)
  %t.81 = add i64 %t.79, %t.80
  %t.82 = sub i64 %t.81, %t.56
  br i1 true, label %if.83, label %if.83.end
if.83:
  br label %column.84
column.84:
  %column.84.i = phi i64 [0, %if.83], [%column.84.next, %row.91.done]
  %t.85 = mul i64 %t.40, 16
  %t.86 = add i64 %t.85, %column.84.i
  %p.87 = getelementptr float, ptr %p.3, i64 %column.84.i
  %p.88 = getelementptr float, ptr %b3, i64 %t.86
  %p.89 = getelementptr float, ptr %b4, i64 %t.86
  %p.90 = getelementptr float, ptr %b5, i64 %t.86
  br label %row.91
row.91:
  %row.91.i = phi i64 [0, %column.84], [%row.91.next, %row.91]
  %t.92 = add i64 %t.56, %row.91.i
  %t.93 = mul i64 %row.91.i, 16
  %p.94 = getelementptr float, ptr %p.87, i64 %t.93
  %l.95 = load <16 x float>, ptr %p.94, align 4
  %p.96 = getelementptr float, ptr %b2, i64 %t.86
  %l.97 = load <16 x float>, ptr %p.96, align 4
  %t.98 = fmul <16 x float> %l.95, %l.97
  %t.99 = mul i64 %t.92, 768
  %p.100 = getelementptr float, ptr %p.89, i64 %t.99
  store <16 x float> %t.98, ptr %p.100, align 4
  %t.101 = mul i64 %t.92, 768
  %p.102 = getelementptr float, ptr %p.88, i64 %t.101
  %l.103 = load <16 x float>, ptr %p.102, align 4
  %t.104 = fmul <16 x float> %l.95, %l.103
  %t.105 = mul i64 %t.92, 768
  %p.106 = getelementptr float, ptr %p.90, i64 %t.105
  store <16 x float> %t.104, ptr %p.106, align 4
  %row.91.next = add nuw nsw i64 %row.91.i, 1
  %t.107 = icmp slt i64 %row.91.next, %t.82
  br i1 %t.107, label %row.91, label %row.91.done
row.91.done:
  %column.84.next = add nuw nsw i64 %column.84.i, 16
  %t.108 = icmp slt i64 %column.84.next, 16
  br i1 %t.108, label %column.84, label %column.84.done
column.84.done:
  br label %if.83.end
if.83.end:
  %tile.52.next = add nuw nsw i64 %tile.52.i, 1
  br label %tile.52
tile.52.done:
  %item.36.next = add nuw nsw i64 %item.36.i, 1
  br label %item.36
item.36.done:
  %t.109 = icmp ugt i64 %t.28, 1
  br i1 %t.109, label %piece.31.look, label %piece.31.done
piece.31.look:
  %piece.31.of = phi i64 [%piece.31.from, %item.36.done], [%piece.31.next, %piece.31.none]
  %t.110 = add i64 %part, %piece.31.of
  %t.111 = urem i64 %t.110, %parts
  %t.112 = call i64 @kt_take(ptr %barrier, i64 %t.111)
  %t.113 = mul i64 %t.111, %t.28
  %t.114 = add i64 %t.113, %t.112
  %t.115 = icmp ult i64 %t.112, %t.28
  br i1 %t.115, label %piece.31, label %piece.31.none
piece.31.none:
  %piece.31.next = add i64 %piece.31.of, 1
  %t.116 = icmp ult i64 %piece.31.next, %parts
  br i1 %t.116, label %piece.31.look, label %piece.31.done
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
define internal void @tile6(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead, ptr %beside0) noinline #0 {
entry:
  br label %part.1
part.1:
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.12.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.144, %k.12.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.145, %k.12.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.150, %k.12.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.151, %k.12.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.156, %k.12.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.157, %k.12.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.162, %k.12.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.163, %k.12.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.168, %k.12.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.169, %k.12.done]
  %part.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.174, %k.12.done]
  %part.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.175, %k.12.done]
  %t.2 = mul i64 %part.1.i, 768
  %p.3 = getelementptr float, ptr %beside0, i64 %t.2
  %p.4 = getelementptr float, ptr %p.3, i64 15
  call void @llvm.prefetch.p0(ptr %p.4, i32 1, i32 3, i32 1)
  %t.5 = mul i64 %part.1.i, 128
  %t.6 = udiv i64 %t.5, 6
  %t.7 = and i64 %t.6, -4
  %t.8 = add i64 %part.1.i, 1
  %t.9 = mul i64 %t.8, 128
  %t.10 = udiv i64 %t.9, 6
  %t.11 = and i64 %t.10, -4
  br label %k.12
k.12:
  %k.12.i = phi i64 [%t.7, %part.1], [%k.12.next, %k.12]
  %k.12.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.144, %k.12]
  %k.12.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.145, %k.12]
  %k.12.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.150, %k.12]
  %k.12.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.151, %k.12]
  %k.12.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.156, %k.12]
  %k.12.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.157, %k.12]
  %k.12.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.162, %k.12]
  %k.12.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.163, %k.12]
  %k.12.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.168, %k.12]
  %k.12.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.169, %k.12]
  %k.12.c10 = phi <8 x float> [%part.1.c10, %part.1], [%t.174, %k.12]
  %k.12.c11 = phi <8 x float> [%part.1.c11, %part.1], [%t.175, %k.12]
  %p.13 = getelementptr float, ptr %a, i64 %k.12.i
  %t.14 = mul i64 %k.12.i, 16
  %p.15 = getelementptr float, ptr %b, i64 %t.14
  %t.16 = mul i64 %k.12.i, 16
  %p.17 = getelementptr i8, ptr %ahead, i64 %t.16
  call void @llvm.prefetch.p0(ptr %p.17, i32 0, i32 2, i32 1)
  %l.18 = load <8 x float>, ptr %p.15, align 4
  %p.19 = getelementptr float, ptr %p.15, i64 8
  %l.20 = load <8 x float>, ptr %p.19, align 4
  %l.21 = load float, ptr %p.13, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.18, <8 x float> %k.12.c0)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.20, <8 x float> %k.12.c1)
  %p.26 = getelementptr float, ptr %p.13, i64 128
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.18, <8 x float> %k.12.c2)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.20, <8 x float> %k.12.c3)
  %p.32 = getelementptr float, ptr %p.13, i64 256
  %l.33 = load float, ptr %p.32, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.18, <8 x float> %k.12.c4)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.20, <8 x float> %k.12.c5)
  %p.38 = getelementptr float, ptr %p.13, i64 384
  %l.39 = load float, ptr %p.38, align 4
  %t.40 = insertelement <8 x float> poison, float %l.39, i64 0
  %s.41 = shufflevector <8 x float> %t.40, <8 x float> poison, <8 x i32> zeroinitializer
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.18, <8 x float> %k.12.c6)
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.20, <8 x float> %k.12.c7)
  %p.44 = getelementptr float, ptr %p.13, i64 512
  %l.45 = load float, ptr %p.44, align 4
  %t.46 = insertelement <8 x float> poison, float %l.45, i64 0
  %s.47 = shufflevector <8 x float> %t.46, <8 x float> poison, <8 x i32> zeroinitializer
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.18, <8 x float> %k.12.c8)
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.20, <8 x float> %k.12.c9)
  %p.50 = getelementptr float, ptr %p.13, i64 640
  %l.51 = load float, ptr %p.50, align 4
  %t.52 = insertelement <8 x float> poison, float %l.51, i64 0
  %s.53 = shufflevector <8 x float> %t.52, <8 x float> poison, <8 x i32> zeroinitializer
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.18, <8 x float> %k.12.c10)
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.53, <8 x float> %l.20, <8 x float> %k.12.c11)
  %p.56 = getelementptr float, ptr %p.15, i64 16
  %l.57 = load <8 x float>, ptr %p.56, align 4
  %p.58 = getelementptr float, ptr %p.15, i64 24
  %l.59 = load <8 x float>, ptr %p.58, align 4
  %p.60 = getelementptr float, ptr %p.13, i64 1
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.57, <8 x float> %t.24)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.59, <8 x float> %t.25)
  %p.66 = getelementptr float, ptr %p.13, i64 129
  %l.67 = load float, ptr %p.66, align 4
  %t.68 = insertelement <8 x float> poison, float %l.67, i64 0
  %s.69 = shufflevector <8 x float> %t.68, <8 x float> poison, <8 x i32> zeroinitializer
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.57, <8 x float> %t.30)
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.59, <8 x float> %t.31)
  %p.72 = getelementptr float, ptr %p.13, i64 257
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.57, <8 x float> %t.36)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.59, <8 x float> %t.37)
  %p.78 = getelementptr float, ptr %p.13, i64 385
  %l.79 = load float, ptr %p.78, align 4
  %t.80 = insertelement <8 x float> poison, float %l.79, i64 0
  %s.81 = shufflevector <8 x float> %t.80, <8 x float> poison, <8 x i32> zeroinitializer
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.57, <8 x float> %t.42)
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.59, <8 x float> %t.43)
  %p.84 = getelementptr float, ptr %p.13, i64 513
  %l.85 = load float, ptr %p.84, align 4
  %t.86 = insertelement <8 x float> poison, float %l.85, i64 0
  %s.87 = shufflevector <8 x float> %t.86, <8 x float> poison, <8 x i32> zeroinitializer
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.57, <8 x float> %t.48)
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.87, <8 x float> %l.59, <8 x float> %t.49)
  %p.90 = getelementptr float, ptr %p.13, i64 641
  %l.91 = load float, ptr %p.90, align 4
  %t.92 = insertelement <8 x float> poison, float %l.91, i64 0
  %s.93 = shufflevector <8 x float> %t.92, <8 x float> poison, <8 x i32> zeroinitializer
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.57, <8 x float> %t.54)
  %t.95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.93, <8 x float> %l.59, <8 x float> %t.55)
  %p.96 = getelementptr float, ptr %p.15, i64 32
  %l.97 = load <8 x float>, ptr %p.96, align 4
  %p.98 = getelementptr float, ptr %p.15, i64 40
  %l.99 = load <8 x float>, ptr %p.98, align 4
  %p.100 = getelementptr float, ptr %p.13, i64 2
  %l.101 = load float, ptr %p.100, align 4
  %t.102 = insertelement <8 x float> poison, float %l.101, i64 0
  %s.103 = shufflevector <8 x float> %t.102, <8 x float> poison, <8 x i32> zeroinitializer
  %t.104 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.103, <8 x float> %l.97, <8 x float> %t.64)
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.103, <8 x float> %l.99, <8 x float> %t.65)
  %p.106 = getelementptr float, ptr %p.13, i64 130
  %l.107 = load float, ptr %p.106, align 4
  %t.108 = insertelement <8 x float> poison, float %l.107, i64 0
  %s.109 = shufflevector <8 x float> %t.108, <8 x float> poison, <8 x i32> zeroinitializer
  %t.110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.109, <8 x float> %l.97, <8 x float> %t.70)
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.109, <8 x float> %l.99, <8 x float> %t.71)
  %p.112 = getelementptr float, ptr %p.13, i64 258
  %l.113 = load float, ptr %p.112, align 4
  %t.114 = insertelement <8 x float> poison, float %l.113, i64 0
  %s.115 = shufflevector <8 x float> %t.114, <8 x float> poison, <8 x i32> zeroinitializer
  %t.116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.115, <8 x float> %l.97, <8 x float> %t.76)
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.115, <8 x float> %l.99, <8 x float> %t.77)
  %p.118 = getelementptr float, ptr %p.13, i64 386
  %l.119 = load float, ptr %p.118, align 4
  %t.120 = insertelement <8 x float> poison, float %l.119, i64 0
  %s.121 = shufflevector <8 x float> %t.120, <8 x float> poison, <8 x i32> zeroinitializer
  %t.122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.121, <8 x float> %l.97, <8 x float> %t.82)
  %t.123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.121, <8 x float> %l.99, <8 x float> %t.83)
  %p.124 = getelementptr float, ptr %p.13, i64 514
  %l.125 = load float, ptr %p.124, align 4
  %t.126 = insertelement <8 x float> poison, float %l.125, i64 0
  %s.127 = shufflevector <8 x float> %t.126, <8 x float> poison, <8 x i32> zeroinitializer
  %t.128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.127, <8 x float> %l.97, <8 x float> %t.88)
  %t.129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.127, <8 x float> %l.99, <8 x float> %t.89)
  %p.130 = getelementptr float, ptr %p.13, i64 642
  %l.131 = load float, ptr %p.130, align 4
  %t.132 = insertelement <8 x float> poison, float %l.131, i64 0
  %s.133 = shufflevector <8 x float> %t.132, <8 x float> poison, <8 x i32> zeroinitializer
  %t.134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.133, <8 x float> %l.97, <8 x float> %t.94)
  %t.135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.133, <8 x float> %l.99, <8 x float> %t.95)
  %p.136 = getelementptr float, ptr %p.15, i64 48
  %l.137 = load <8 x float>, ptr %p.136, align 4
  %p.138 = getelementptr float, ptr %p.15, i64 56
  %l.139 = load <8 x float>, ptr %p.138, align 4
  %p.140 = getelementptr float, ptr %p.13, i64 3
  %l.141 = load float, ptr %p.140, align 4
  %t.142 = insertelement <8 x float> poison, float %l.141, i64 0
  %s.143 = shufflevector <8 x float> %t.142, <8 x float> poison, <8 x i32> zeroinitializer
  %t.144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.143, <8 x float> %l.137, <8 x float> %t.104)
  %t.145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.143, <8 x float> %l.139, <8 x float> %t.105)
  %p.146 = getelementptr float, ptr %p.13, i64 131
  %l.147 = load float, ptr %p.146, align 4
  %t.148 = insertelement <8 x float> poison, float %l.147, i64 0
  %s.149 = shufflevector <8 x float> %t.148, <8 x float> poison, <8 x i32> zeroinitializer
  %t.150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.149, <8 x float> %l.137, <8 x float> %t.110)
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.149, <8 x float> %l.139, <8 x float> %t.111)
  %p.152 = getelementptr float, ptr %p.13, i64 259
  %l.153 = load float, ptr %p.152, align 4
  %t.154 = insertelement <8 x float> poison, float %l.153, i64 0
  %s.155 = shufflevector <8 x float> %t.154, <8 x float> poison, <8 x i32> zeroinitializer
  %t.156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.155, <8 x float> %l.137, <8 x float> %t.116)
  %t.157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.155, <8 x float> %l.139, <8 x float> %t.117)
  %p.158 = getelementptr float, ptr %p.13, i64 387
  %l.159 = load float, ptr %p.158, align 4
  %t.160 = insertelement <8 x float> poison, float %l.159, i64 0
  %s.161 = shufflevector <8 x float> %t.160, <8 x float> poison, <8 x i32> zeroinitializer
  %t.162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.161, <8 x float> %l.137, <8 x float> %t.122)
  %t.163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.161, <8 x float> %l.139, <8 x float> %t.123)
  %p.164 = getelementptr float, ptr %p.13, i64 515
  %l.165 = load float, ptr %p.164, align 4
  %t.166 = insertelement <8 x float> poison, float %l.165, i64 0
  %s.167 = shufflevector <8 x float> %t.166, <8 x float> poison, <8 x i32> zeroinitializer
  %t.168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.167, <8 x float> %l.137, <8 x float> %t.128)
  %t.169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.167, <8 x float> %l.139, <8 x float> %t.129)
  %p.170 = getelementptr float, ptr %p.13, i64 643
  %l.171 = load float, ptr %p.170, align 4
  %t.172 = insertelement <8 x float> poison, float %l.171, i64 0
  %s.173 = shufflevector <8 x float> %t.172, <8 x float> poison, <8 x i32> zeroinitializer
  %t.174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.173, <8 x float> %l.137, <8 x float> %t.134)
  %t.175 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.173, <8 x float> %l.139, <8 x float> %t.135)
  %k.12.next = add nuw nsw i64 %k.12.i, 4
  %t.176 = icmp slt i64 %k.12.next, %t.11
  br i1 %t.176, label %k.12, label %k.12.done
k.12.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.177 = icmp slt i64 %part.1.next, 6
  br i1 %t.177, label %part.1, label %part.1.done
part.1.done:
  %p.178 = getelementptr float, ptr %a, i64 128
  %p.179 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.144, ptr %sums, align 4
  %p.180 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.145, ptr %p.180, align 4
  %p.181 = getelementptr float, ptr %sums, i64 768
  store <8 x float> %t.150, ptr %p.181, align 4
  %p.182 = getelementptr float, ptr %sums, i64 776
  store <8 x float> %t.151, ptr %p.182, align 4
  %p.183 = getelementptr float, ptr %sums, i64 1536
  store <8 x float> %t.156, ptr %p.183, align 4
  %p.184 = getelementptr float, ptr %sums, i64 1544
  store <8 x float> %t.157, ptr %p.184, align 4
  %p.185 = getelementptr float, ptr %sums, i64 2304
  store <8 x float> %t.162, ptr %p.185, align 4
  %p.186 = getelementptr float, ptr %sums, i64 2312
  store <8 x float> %t.163, ptr %p.186, align 4
  %p.187 = getelementptr float, ptr %sums, i64 3072
  store <8 x float> %t.168, ptr %p.187, align 4
  %p.188 = getelementptr float, ptr %sums, i64 3080
  store <8 x float> %t.169, ptr %p.188, align 4
  %p.189 = getelementptr float, ptr %sums, i64 3840
  store <8 x float> %t.174, ptr %p.189, align 4
  %p.190 = getelementptr float, ptr %sums, i64 3848
  store <8 x float> %t.175, ptr %p.190, align 4
  ret void
}
define internal void @tile5(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead, ptr %beside0) noinline #0 {
entry:
  br label %part.1
part.1:
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.12.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.126, %k.12.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.127, %k.12.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.132, %k.12.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.133, %k.12.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.138, %k.12.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.139, %k.12.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.144, %k.12.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.145, %k.12.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.150, %k.12.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.151, %k.12.done]
  %t.2 = mul i64 %part.1.i, 768
  %p.3 = getelementptr float, ptr %beside0, i64 %t.2
  %p.4 = getelementptr float, ptr %p.3, i64 15
  call void @llvm.prefetch.p0(ptr %p.4, i32 1, i32 3, i32 1)
  %t.5 = mul i64 %part.1.i, 128
  %t.6 = udiv i64 %t.5, 5
  %t.7 = and i64 %t.6, -4
  %t.8 = add i64 %part.1.i, 1
  %t.9 = mul i64 %t.8, 128
  %t.10 = udiv i64 %t.9, 5
  %t.11 = and i64 %t.10, -4
  br label %k.12
k.12:
  %k.12.i = phi i64 [%t.7, %part.1], [%k.12.next, %k.12]
  %k.12.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.126, %k.12]
  %k.12.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.127, %k.12]
  %k.12.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.132, %k.12]
  %k.12.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.133, %k.12]
  %k.12.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.138, %k.12]
  %k.12.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.139, %k.12]
  %k.12.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.144, %k.12]
  %k.12.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.145, %k.12]
  %k.12.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.150, %k.12]
  %k.12.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.151, %k.12]
  %p.13 = getelementptr float, ptr %a, i64 %k.12.i
  %t.14 = mul i64 %k.12.i, 16
  %p.15 = getelementptr float, ptr %b, i64 %t.14
  %t.16 = mul i64 %k.12.i, 16
  %p.17 = getelementptr i8, ptr %ahead, i64 %t.16
  call void @llvm.prefetch.p0(ptr %p.17, i32 0, i32 2, i32 1)
  %l.18 = load <8 x float>, ptr %p.15, align 4
  %p.19 = getelementptr float, ptr %p.15, i64 8
  %l.20 = load <8 x float>, ptr %p.19, align 4
  %l.21 = load float, ptr %p.13, align 4
  %t.22 = insertelement <8 x float> poison, float %l.21, i64 0
  %s.23 = shufflevector <8 x float> %t.22, <8 x float> poison, <8 x i32> zeroinitializer
  %t.24 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.18, <8 x float> %k.12.c0)
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.23, <8 x float> %l.20, <8 x float> %k.12.c1)
  %p.26 = getelementptr float, ptr %p.13, i64 128
  %l.27 = load float, ptr %p.26, align 4
  %t.28 = insertelement <8 x float> poison, float %l.27, i64 0
  %s.29 = shufflevector <8 x float> %t.28, <8 x float> poison, <8 x i32> zeroinitializer
  %t.30 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.18, <8 x float> %k.12.c2)
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.29, <8 x float> %l.20, <8 x float> %k.12.c3)
  %p.32 = getelementptr float, ptr %p.13, i64 256
  %l.33 = load float, ptr %p.32, align 4
  %t.34 = insertelement <8 x float> poison, float %l.33, i64 0
  %s.35 = shufflevector <8 x float> %t.34, <8 x float> poison, <8 x i32> zeroinitializer
  %t.36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.18, <8 x float> %k.12.c4)
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.35, <8 x float> %l.20, <8 x float> %k.12.c5)
  %p.38 = getelementptr float, ptr %p.13, i64 384
  %l.39 = load float, ptr %p.38, align 4
  %t.40 = insertelement <8 x float> poison, float %l.39, i64 0
  %s.41 = shufflevector <8 x float> %t.40, <8 x float> poison, <8 x i32> zeroinitializer
  %t.42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.18, <8 x float> %k.12.c6)
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.41, <8 x float> %l.20, <8 x float> %k.12.c7)
  %p.44 = getelementptr float, ptr %p.13, i64 512
  %l.45 = load float, ptr %p.44, align 4
  %t.46 = insertelement <8 x float> poison, float %l.45, i64 0
  %s.47 = shufflevector <8 x float> %t.46, <8 x float> poison, <8 x i32> zeroinitializer
  %t.48 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.18, <8 x float> %k.12.c8)
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.47, <8 x float> %l.20, <8 x float> %k.12.c9)
  %p.50 = getelementptr float, ptr %p.15, i64 16
  %l.51 = load <8 x float>, ptr %p.50, align 4
  %p.52 = getelementptr float, ptr %p.15, i64 24
  %l.53 = load <8 x float>, ptr %p.52, align 4
  %p.54 = getelementptr float, ptr %p.13, i64 1
  %l.55 = load float, ptr %p.54, align 4
  %t.56 = insertelement <8 x float> poison, float %l.55, i64 0
  %s.57 = shufflevector <8 x float> %t.56, <8 x float> poison, <8 x i32> zeroinitializer
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.51, <8 x float> %t.24)
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.57, <8 x float> %l.53, <8 x float> %t.25)
  %p.60 = getelementptr float, ptr %p.13, i64 129
  %l.61 = load float, ptr %p.60, align 4
  %t.62 = insertelement <8 x float> poison, float %l.61, i64 0
  %s.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <8 x i32> zeroinitializer
  %t.64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.51, <8 x float> %t.30)
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.63, <8 x float> %l.53, <8 x float> %t.31)
  %p.66 = getelementptr float, ptr %p.13, i64 257
  %l.67 = load float, ptr %p.66, align 4
  %t.68 = insertelement <8 x float> poison, float %l.67, i64 0
  %s.69 = shufflevector <8 x float> %t.68, <8 x float> poison, <8 x i32> zeroinitializer
  %t.70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.51, <8 x float> %t.36)
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.69, <8 x float> %l.53, <8 x float> %t.37)
  %p.72 = getelementptr float, ptr %p.13, i64 385
  %l.73 = load float, ptr %p.72, align 4
  %t.74 = insertelement <8 x float> poison, float %l.73, i64 0
  %s.75 = shufflevector <8 x float> %t.74, <8 x float> poison, <8 x i32> zeroinitializer
  %t.76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.51, <8 x float> %t.42)
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.75, <8 x float> %l.53, <8 x float> %t.43)
  %p.78 = getelementptr float, ptr %p.13, i64 513
  %l.79 = load float, ptr %p.78, align 4
  %t.80 = insertelement <8 x float> poison, float %l.79, i64 0
  %s.81 = shufflevector <8 x float> %t.80, <8 x float> poison, <8 x i32> zeroinitializer
  %t.82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.51, <8 x float> %t.48)
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.81, <8 x float> %l.53, <8 x float> %t.49)
  %p.84 = getelementptr float, ptr %p.15, i64 32
  %l.85 = load <8 x float>, ptr %p.84, align 4
  %p.86 = getelementptr float, ptr %p.15, i64 40
  %l.87 = load <8 x float>, ptr %p.86, align 4
  %p.88 = getelementptr float, ptr %p.13, i64 2
  %l.89 = load float, ptr %p.88, align 4
  %t.90 = insertelement <8 x float> poison, float %l.89, i64 0
  %s.91 = shufflevector <8 x float> %t.90, <8 x float> poison, <8 x i32> zeroinitializer
  %t.92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.91, <8 x float> %l.85, <8 x float> %t.58)
  %t.93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.91, <8 x float> %l.87, <8 x float> %t.59)
  %p.94 = getelementptr float, ptr %p.13, i64 130
  %l.95 = load float, ptr %p.94, align 4
  %t.96 = insertelement <8 x float> poison, float %l.95, i64 0
  %s.97 = shufflevector <8 x float> %t.96, <8 x float> poison, <8 x i32> zeroinitializer
  %t.98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.97, <8 x float> %l.85, <8 x float> %t.64)
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.97, <8 x float> %l.87, <8 x float> %t.65)
  %p.100 = getelementptr float, ptr %p.13, i64 258
  %l.101 = load float, ptr %p.100, align 4
  %t.102 = insertelement <8 x float> poison, float %l.101, i64 0
  %s.103 = shufflevector <8 x float> %t.102, <8 x float> poison, <8 x i32> zeroinitializer
  %t.104 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.103, <8 x float> %l.85, <8 x float> %t.70)
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.103, <8 x float> %l.87, <8 x float> %t.71)
  %p.106 = getelementptr float, ptr %p.13, i64 386
  %l.107 = load float, ptr %p.106, align 4
  %t.108 = insertelement <8 x float> poison, float %l.107, i64 0
  %s.109 = shufflevector <8 x float> %t.108, <8 x float> poison, <8 x i32> zeroinitializer
  %t.110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.109, <8 x float> %l.85, <8 x float> %t.76)
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.109, <8 x float> %l.87, <8 x float> %t.77)
  %p.112 = getelementptr float, ptr %p.13, i64 514
  %l.113 = load float, ptr %p.112, align 4
  %t.114 = insertelement <8 x float> poison, float %l.113, i64 0
  %s.115 = shufflevector <8 x float> %t.114, <8 x float> poison, <8 x i32> zeroinitializer
  %t.116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.115, <8 x float> %l.85, <8 x float> %t.82)
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.115, <8 x float> %l.87, <8 x float> %t.83)
  %p.118 = getelementptr float, ptr %p.15, i64 48
  %l.119 = load <8 x float>, ptr %p.118, align 4
  %p.120 = getelementptr float, ptr %p.15, i64 56
  %l.121 = load <8 x float>, ptr %p.120, align 4
  %p.122 = getelementptr float, ptr %p.13, i64 3
  %l.123 = load float, ptr %p.122, align 4
  %t.124 = insertelement <8 x float> poison, float %l.123, i64 0
  %s.125 = shufflevector <8 x float> %t.124, <8 x float> poison, <8 x i32> zeroinitializer
  %t.126 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.125, <8 x float> %l.119, <8 x float> %t.92)
  %t.127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.125, <8 x float> %l.121, <8 x float> %t.93)
  %p.128 = getelementptr float, ptr %p.13, i64 131
  %l.129 = load float, ptr %p.128, align 4
  %t.130 = insertelement <8 x float> poison, float %l.129, i64 0
  %s.131 = shufflevector <8 x float> %t.130, <8 x float> poison, <8 x i32> zeroinitializer
  %t.132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.131, <8 x float> %l.119, <8 x float> %t.98)
  %t.133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.131, <8 x float> %l.121, <8 x float> %t.99)
  %p.134 = getelementptr float, ptr %p.13, i64 259
  %l.135 = load float, ptr %p.134, align 4
  %t.136 = insertelement <8 x float> poison, float %l.135, i64 0
  %s.137 = shufflevector <8 x float> %t.136, <8 x float> poison, <8 x i32> zeroinitializer
  %t.138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.137, <8 x float> %l.119, <8 x float> %t.104)
  %t.139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.137, <8 x float> %l.121, <8 x float> %t.105)
  %p.140 = getelementptr float, ptr %p.13, i64 387
  %l.141 = load float, ptr %p.140, align 4
  %t.142 = insertelement <8 x float> poison, float %l.141, i64 0
  %s.143 = shufflevector <8 x float> %t.142, <8 x float> poison, <8 x i32> zeroinitializer
  %t.144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.143, <8 x float> %l.119, <8 x float> %t.110)
  %t.145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.143, <8 x float> %l.121, <8 x float> %t.111)
  %p.146 = getelementptr float, ptr %p.13, i64 515
  %l.147 = load float, ptr %p.146, align 4
  %t.148 = insertelement <8 x float> poison, float %l.147, i64 0
  %s.149 = shufflevector <8 x float> %t.148, <8 x float> poison, <8 x i32> zeroinitializer
  %t.150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.149, <8 x float> %l.119, <8 x float> %t.116)
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.149, <8 x float> %l.121, <8 x float> %t.117)
  %k.12.next = add nuw nsw i64 %k.12.i, 4
  %t.152 = icmp slt i64 %k.12.next, %t.11
  br i1 %t.152, label %k.12, label %k.12.done
k.12.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.153 = icmp slt i64 %part.1.next, 5
  br i1 %t.153, label %part.1, label %part.1.done
part.1.done:
  %p.154 = getelementptr float, ptr %a, i64 128
  %p.155 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.126, ptr %sums, align 4
  %p.156 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.127, ptr %p.156, align 4
  %p.157 = getelementptr float, ptr %sums, i64 768
  store <8 x float> %t.132, ptr %p.157, align 4
  %p.158 = getelementptr float, ptr %sums, i64 776
  store <8 x float> %t.133, ptr %p.158, align 4
  %p.159 = getelementptr float, ptr %sums, i64 1536
  store <8 x float> %t.138, ptr %p.159, align 4
  %p.160 = getelementptr float, ptr %sums, i64 1544
  store <8 x float> %t.139, ptr %p.160, align 4
  %p.161 = getelementptr float, ptr %sums, i64 2304
  store <8 x float> %t.144, ptr %p.161, align 4
  %p.162 = getelementptr float, ptr %sums, i64 2312
  store <8 x float> %t.145, ptr %p.162, align 4
  %p.163 = getelementptr float, ptr %sums, i64 3072
  store <8 x float> %t.150, ptr %p.163, align 4
  %p.164 = getelementptr float, ptr %sums, i64 3080
  store <8 x float> %t.151, ptr %p.164, align 4
  ret void
}
define void @kt_contract_3bc08fc70cf2168e(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5, i64 %n6, i64 %n7, i64 %n8, i64 %n9, i64 %n10) #0 {
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
  %p.225 = getelementptr i8, ptr %scratch, i64 %n6
  %p.226 = getelementptr float, ptr %scratch, i64 %n7
  %t.227 = mul i64 %part, %n8
  %t.228 = udiv i64 %t.227, %parts
  %t.229 = add i64 %t.227, %n8
  %t.230 = udiv i64 %t.229, %parts
  %p.231 = getelementptr float, ptr %scratch, i64 98304
  br label %panel.232
panel.232:
  %panel.232.i = phi i64 [%t.228, %item.6.done], [%panel.232.next, %k.238.done]
  %t.233 = icmp slt i64 %panel.232.i, %t.230
  br i1 %t.233, label %panel.232.body, label %panel.232.done
panel.232.body:
  %t.234 = mul i64 %panel.232.i, 2048
  %p.235 = getelementptr float, ptr %p.231, i64 %t.234
  %t.236 = mul i64 %panel.232.i, 16
  %p.237 = getelementptr float, ptr %b2, i64 %t.236
  br label %k.238
k.238:
  %k.238.i = phi i64 [0, %panel.232.body], [%k.238.next, %k.238.body]
  %t.239 = icmp slt i64 %k.238.i, 128
  br i1 %t.239, label %k.238.body, label %k.238.done
k.238.body:
  %t.240 = mul i64 %k.238.i, 16
  %t.241 = mul i64 %k.238.i, 768
  %p.242 = getelementptr float, ptr %p.237, i64 %t.241
  %l.243 = load <16 x float>, ptr %p.242, align 4
  %p.244 = getelementptr float, ptr %p.235, i64 %t.240
  store <16 x float> %l.243, ptr %p.244, align 4
  %k.238.next = add nuw nsw i64 %k.238.i, 1
  br label %k.238
k.238.done:
  %panel.232.next = add nuw nsw i64 %panel.232.i, 1
  br label %panel.232
panel.232.done:
  call void @kt_barrier(ptr %barrier, i64 %parts)
  %t.245 = udiv i64 %n10, %parts
  %t.246 = call i64 @llvm.smin.i64(i64 %t.245, i64 8)
  %t.247 = call i64 @llvm.smax.i64(i64 %t.246, i64 1)
  %t.248 = icmp eq i64 %parts, 1
  %t.249 = select i1 %t.248, i64 1, i64 %t.247
  %t.250 = mul i64 %t.249, %parts
  %t.251 = mul i64 %t.249, %part
  br label %piece.252
piece.252:
  %piece.252.n = phi i64 [%t.251, %panel.232.done], [%t.307, %piece.252.look]
  %piece.252.from = phi i64 [0, %panel.232.done], [%piece.252.of, %piece.252.look]
  %t.253 = mul i64 %piece.252.n, %n9
  %t.254 = udiv i64 %t.253, %t.250
  %t.255 = add i64 %t.253, %n9
  %t.256 = udiv i64 %t.255, %t.250
  br label %item.257
item.257:
  %item.257.i = phi i64 [%t.254, %piece.252], [%item.257.next, %tile.280.done]
  %t.258 = icmp slt i64 %item.257.i, %t.256
  br i1 %t.258, label %item.257.body, label %item.257.done
item.257.body:
  %t.259 = urem i64 %item.257.i, 1
  %t.260 = udiv i64 %item.257.i, 1
  %t.261 = urem i64 %t.260, 48
  %t.262 = udiv i64 %t.260, 48
  %t.263 = mul i64 %t.262, %n4
  %t.264 = add i64 %t.263, %n4
  %t.265 = call i64 @llvm.smin.i64(i64 %t.264, i64 %n1)
  %t.266 = add i64 %t.261, 1
  %t.267 = call i64 @llvm.smin.i64(i64 %t.266, i64 48)
  %t.268 = mul i64 %t.261, 2048
  %p.269 = getelementptr float, ptr %p.226, i64 %t.268
  %t.270 = mul i64 %t.263, 5
  %t.271 = call i64 @llvm.smin.i64(i64 %t.263, i64 %n2)
  %t.272 = add i64 %t.270, %t.271
  %t.273 = mul i64 %t.261, 16
  %t.274 = mul i64 %t.272, 768
  %t.275 = add i64 %t.273, %t.274
  %p.276 = getelementptr float, ptr %b3, i64 %t.275
  %t.277 = mul i64 %t.263, 5
  %t.278 = call i64 @llvm.smin.i64(i64 %t.263, i64 %n2)
  %t.279 = add i64 %t.277, %t.278
  br label %tile.280
tile.280:
  %tile.280.i = phi i64 [%t.263, %item.257.body], [%tile.280.next, %if.301.end]
  %t.281 = icmp slt i64 %tile.280.i, %t.265
  br i1 %t.281, label %tile.280.body, label %tile.280.done
tile.280.body:
  %t.282 = mul i64 %tile.280.i, 5
  %t.283 = call i64 @llvm.smin.i64(i64 %tile.280.i, i64 %n2)
  %t.284 = add i64 %t.282, %t.283
  %t.285 = sub i64 %t.284, %t.279
  %t.286 = mul i64 %t.285, 768
  %p.287 = getelementptr float, ptr %p.276, i64 %t.286
  %t.288 = sub i64 %tile.280.i, %t.263
  %t.289 = mul i64 %t.284, 128
  %p.290 = getelementptr float, ptr %scratch, i64 %t.289
  %t.291 = mul i64 %t.288, 2048
  %t.292 = add i64 %t.291, 8192
  %p.293 = getelementptr i8, ptr %p.269, i64 %t.292
  %t.294 = mul i64 %t.261, 16
  %t.295 = mul i64 %t.284, 768
  %t.296 = add i64 %t.294, %t.295
  %p.297 = getelementptr float, ptr %b3, i64 %t.296
  %t.298 = icmp slt i64 %tile.280.i, %n2
  br i1 %t.298, label %if.299, label %if.299.end
if.299:
  call void @tile6(ptr %p.290, ptr %p.269, ptr %p.287, ptr %p.293, ptr %p.297)
  br label %if.299.end
if.299.end:
  %t.300 = xor i1 %t.298, true
  br i1 %t.300, label %if.301, label %if.301.end
if.301:
  call void @tile5(ptr %p.290, ptr %p.269, ptr %p.287, ptr %p.293, ptr %p.297)
  br label %if.301.end
if.301.end:
  %tile.280.next = add nuw nsw i64 %tile.280.i, 1
  br label %tile.280
tile.280.done:
  %item.257.next = add nuw nsw i64 %item.257.i, 1
  br label %item.257
item.257.done:
  %t.302 = icmp ugt i64 %t.249, 1
  br i1 %t.302, label %piece.252.look, label %piece.252.done
piece.252.look:
  %piece.252.of = phi i64 [%piece.252.from, %item.257.done], [%piece.252.next, %piece.252.none]
  %t.303 = add i64 %part, %piece.252.of
  %t.304 = urem i64 %t.303, %parts
  %t.305 = call i64 @kt_take(ptr %barrier, i64 %t.304)
  %t.306 = mul i64 %t.304, %t.249
  %t.307 = add i64 %t.306, %t.305
  %t.308 = icmp ult i64 %t.305, %t.249
  br i1 %t.308, label %piece.252, label %piece.252.none
piece.252.none:
  %piece.252.next = add i64 %piece.252.of, 1
  %t.309 = icmp ult i64 %piece.252.next, %parts
  br i1 %t.309, label %piece.252.look, label %piece.252.done
piece.252.done:
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
