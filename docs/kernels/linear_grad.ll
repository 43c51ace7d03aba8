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
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.19.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.151, %k.19.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.152, %k.19.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.157, %k.19.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.158, %k.19.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.163, %k.19.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.164, %k.19.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.169, %k.19.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.170, %k.19.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.175, %k.19.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.176, %k.19.done]
  %part.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.181, %k.19.done]
  %part.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.182, %k.19.done]
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
  %t.17 = mul i64 %part.1.i, 128
  %t.18 = add i64 %t.17, 128
  br label %k.19
k.19:
  %k.19.i = phi i64 [%t.17, %part.1], [%k.19.next, %k.19]
  %k.19.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.151, %k.19]
  %k.19.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.152, %k.19]
  %k.19.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.157, %k.19]
  %k.19.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.158, %k.19]
  %k.19.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.163, %k.19]
  %k.19.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.164, %k.19]
  %k.19.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.169, %k.19]
  %k.19.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.170, %k.19]
  %k.19.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.175, %k.19]
  %k.19.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.176, %k.19]
  %k.19.c10 = phi <8 x float> [%part.1.c10, %part.1], [%t.181, %k.19]
  %k.19.c11 = phi <8 x float> [%part.1.c11, %part.1], [%t.182, %k.19]
  %p.20 = getelementptr float, ptr %a, i64 %k.19.i
  %t.21 = mul i64 %k.19.i, 16
  %p.22 = getelementptr float, ptr %b, i64 %t.21
  %t.23 = mul i64 %k.19.i, 16
  %p.24 = getelementptr i8, ptr %ahead, i64 %t.23
  call void @llvm.prefetch.p0(ptr %p.24, i32 0, i32 2, i32 1)
  %l.25 = load <8 x float>, ptr %p.22, align 4
  %p.26 = getelementptr float, ptr %p.22, i64 8
  %l.27 = load <8 x float>, ptr %p.26, align 4
  %l.28 = load float, ptr %p.20, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.25, <8 x float> %k.19.c0)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.27, <8 x float> %k.19.c1)
  %p.33 = getelementptr float, ptr %p.20, i64 768
  %l.34 = load float, ptr %p.33, align 4
  %t.35 = insertelement <8 x float> poison, float %l.34, i64 0
  %s.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <8 x i32> zeroinitializer
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.25, <8 x float> %k.19.c2)
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.27, <8 x float> %k.19.c3)
  %p.39 = getelementptr float, ptr %p.20, i64 1536
  %l.40 = load float, ptr %p.39, align 4
  %t.41 = insertelement <8 x float> poison, float %l.40, i64 0
  %s.42 = shufflevector <8 x float> %t.41, <8 x float> poison, <8 x i32> zeroinitializer
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.25, <8 x float> %k.19.c4)
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.27, <8 x float> %k.19.c5)
  %p.45 = getelementptr float, ptr %p.20, i64 2304
  %l.46 = load float, ptr %p.45, align 4
  %t.47 = insertelement <8 x float> poison, float %l.46, i64 0
  %s.48 = shufflevector <8 x float> %t.47, <8 x float> poison, <8 x i32> zeroinitializer
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.25, <8 x float> %k.19.c6)
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.27, <8 x float> %k.19.c7)
  %p.51 = getelementptr float, ptr %p.20, i64 3072
  %l.52 = load float, ptr %p.51, align 4
  %t.53 = insertelement <8 x float> poison, float %l.52, i64 0
  %s.54 = shufflevector <8 x float> %t.53, <8 x float> poison, <8 x i32> zeroinitializer
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.54, <8 x float> %l.25, <8 x float> %k.19.c8)
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.54, <8 x float> %l.27, <8 x float> %k.19.c9)
  %p.57 = getelementptr float, ptr %p.20, i64 3840
  %l.58 = load float, ptr %p.57, align 4
  %t.59 = insertelement <8 x float> poison, float %l.58, i64 0
  %s.60 = shufflevector <8 x float> %t.59, <8 x float> poison, <8 x i32> zeroinitializer
  %t.61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.60, <8 x float> %l.25, <8 x float> %k.19.c10)
  %t.62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.60, <8 x float> %l.27, <8 x float> %k.19.c11)
  %p.63 = getelementptr float, ptr %p.22, i64 16
  %l.64 = load <8 x float>, ptr %p.63, align 4
  %p.65 = getelementptr float, ptr %p.22, i64 24
  %l.66 = load <8 x float>, ptr %p.65, align 4
  %p.67 = getelementptr float, ptr %p.20, i64 1
  %l.68 = load float, ptr %p.67, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.64, <8 x float> %t.31)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.66, <8 x float> %t.32)
  %p.73 = getelementptr float, ptr %p.20, i64 769
  %l.74 = load float, ptr %p.73, align 4
  %t.75 = insertelement <8 x float> poison, float %l.74, i64 0
  %s.76 = shufflevector <8 x float> %t.75, <8 x float> poison, <8 x i32> zeroinitializer
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.64, <8 x float> %t.37)
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.66, <8 x float> %t.38)
  %p.79 = getelementptr float, ptr %p.20, i64 1537
  %l.80 = load float, ptr %p.79, align 4
  %t.81 = insertelement <8 x float> poison, float %l.80, i64 0
  %s.82 = shufflevector <8 x float> %t.81, <8 x float> poison, <8 x i32> zeroinitializer
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.64, <8 x float> %t.43)
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.66, <8 x float> %t.44)
  %p.85 = getelementptr float, ptr %p.20, i64 2305
  %l.86 = load float, ptr %p.85, align 4
  %t.87 = insertelement <8 x float> poison, float %l.86, i64 0
  %s.88 = shufflevector <8 x float> %t.87, <8 x float> poison, <8 x i32> zeroinitializer
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.64, <8 x float> %t.49)
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.66, <8 x float> %t.50)
  %p.91 = getelementptr float, ptr %p.20, i64 3073
  %l.92 = load float, ptr %p.91, align 4
  %t.93 = insertelement <8 x float> poison, float %l.92, i64 0
  %s.94 = shufflevector <8 x float> %t.93, <8 x float> poison, <8 x i32> zeroinitializer
  %t.95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.94, <8 x float> %l.64, <8 x float> %t.55)
  %t.96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.94, <8 x float> %l.66, <8 x float> %t.56)
  %p.97 = getelementptr float, ptr %p.20, i64 3841
  %l.98 = load float, ptr %p.97, align 4
  %t.99 = insertelement <8 x float> poison, float %l.98, i64 0
  %s.100 = shufflevector <8 x float> %t.99, <8 x float> poison, <8 x i32> zeroinitializer
  %t.101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.100, <8 x float> %l.64, <8 x float> %t.61)
  %t.102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.100, <8 x float> %l.66, <8 x float> %t.62)
  %p.103 = getelementptr float, ptr %p.22, i64 32
  %l.104 = load <8 x float>, ptr %p.103, align 4
  %p.105 = getelementptr float, ptr %p.22, i64 40
  %l.106 = load <8 x float>, ptr %p.105, align 4
  %p.107 = getelementptr float, ptr %p.20, i64 2
  %l.108 = load float, ptr %p.107, align 4
  %t.109 = insertelement <8 x float> poison, float %l.108, i64 0
  %s.110 = shufflevector <8 x float> %t.109, <8 x float> poison, <8 x i32> zeroinitializer
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.104, <8 x float> %t.71)
  %t.112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.106, <8 x float> %t.72)
  %p.113 = getelementptr float, ptr %p.20, i64 770
  %l.114 = load float, ptr %p.113, align 4
  %t.115 = insertelement <8 x float> poison, float %l.114, i64 0
  %s.116 = shufflevector <8 x float> %t.115, <8 x float> poison, <8 x i32> zeroinitializer
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.104, <8 x float> %t.77)
  %t.118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.106, <8 x float> %t.78)
  %p.119 = getelementptr float, ptr %p.20, i64 1538
  %l.120 = load float, ptr %p.119, align 4
  %t.121 = insertelement <8 x float> poison, float %l.120, i64 0
  %s.122 = shufflevector <8 x float> %t.121, <8 x float> poison, <8 x i32> zeroinitializer
  %t.123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.122, <8 x float> %l.104, <8 x float> %t.83)
  %t.124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.122, <8 x float> %l.106, <8 x float> %t.84)
  %p.125 = getelementptr float, ptr %p.20, i64 2306
  %l.126 = load float, ptr %p.125, align 4
  %t.127 = insertelement <8 x float> poison, float %l.126, i64 0
  %s.128 = shufflevector <8 x float> %t.127, <8 x float> poison, <8 x i32> zeroinitializer
  %t.129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.128, <8 x float> %l.104, <8 x float> %t.89)
  %t.130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.128, <8 x float> %l.106, <8 x float> %t.90)
  %p.131 = getelementptr float, ptr %p.20, i64 3074
  %l.132 = load float, ptr %p.131, align 4
  %t.133 = insertelement <8 x float> poison, float %l.132, i64 0
  %s.134 = shufflevector <8 x float> %t.133, <8 x float> poison, <8 x i32> zeroinitializer
  %t.135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.134, <8 x float> %l.104, <8 x float> %t.95)
  %t.136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.134, <8 x float> %l.106, <8 x float> %t.96)
  %p.137 = getelementptr float, ptr %p.20, i64 3842
  %l.138 = load float, ptr %p.137, align 4
  %t.139 = insertelement <8 x float> poison, float %l.138, i64 0
  %s.140 = shufflevector <8 x float> %t.139, <8 x float> poison, <8 x i32> zeroinitializer
  %t.141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.140, <8 x float> %l.104, <8 x float> %t.101)
  %t.142 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.140, <8 x float> %l.106, <8 x float> %t.102)
  %p.143 = getelementptr float, ptr %p.22, i64 48
  %l.144 = load <8 x float>, ptr %p.143, align 4
  %p.145 = getelementptr float, ptr %p.22, i64 56
  %l.146 = load <8 x float>, ptr %p.145, align 4
  %p.147 = getelementptr float, ptr %p.20, i64 3
  %l.148 = load float, ptr %p.147, align 4
  %t.149 = insertelement <8 x float> poison, float %l.148, i64 0
  %s.150 = shufflevector <8 x float> %t.149, <8 x float> poison, <8 x i32> zeroinitializer
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.144, <8 x float> %t.111)
  %t.152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.146, <8 x float> %t.112)
  %p.153 = getelementptr float, ptr %p.20, i64 771
  %l.154 = load float, ptr %p.153, align 4
  %t.155 = insertelement <8 x float> poison, float %l.154, i64 0
  %s.156 = shufflevector <8 x float> %t.155, <8 x float> poison, <8 x i32> zeroinitializer
  %t.157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.156, <8 x float> %l.144, <8 x float> %t.117)
  %t.158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.156, <8 x float> %l.146, <8 x float> %t.118)
  %p.159 = getelementptr float, ptr %p.20, i64 1539
  %l.160 = load float, ptr %p.159, align 4
  %t.161 = insertelement <8 x float> poison, float %l.160, i64 0
  %s.162 = shufflevector <8 x float> %t.161, <8 x float> poison, <8 x i32> zeroinitializer
  %t.163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.162, <8 x float> %l.144, <8 x float> %t.123)
  %t.164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.162, <8 x float> %l.146, <8 x float> %t.124)
  %p.165 = getelementptr float, ptr %p.20, i64 2307
  %l.166 = load float, ptr %p.165, align 4
  %t.167 = insertelement <8 x float> poison, float %l.166, i64 0
  %s.168 = shufflevector <8 x float> %t.167, <8 x float> poison, <8 x i32> zeroinitializer
  %t.169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.168, <8 x float> %l.144, <8 x float> %t.129)
  %t.170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.168, <8 x float> %l.146, <8 x float> %t.130)
  %p.171 = getelementptr float, ptr %p.20, i64 3075
  %l.172 = load float, ptr %p.171, align 4
  %t.173 = insertelement <8 x float> poison, float %l.172, i64 0
  %s.174 = shufflevector <8 x float> %t.173, <8 x float> poison, <8 x i32> zeroinitializer
  %t.175 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.174, <8 x float> %l.144, <8 x float> %t.135)
  %t.176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.174, <8 x float> %l.146, <8 x float> %t.136)
  %p.177 = getelementptr float, ptr %p.20, i64 3843
  %l.178 = load float, ptr %p.177, align 4
  %t.179 = insertelement <8 x float> poison, float %l.178, i64 0
  %s.180 = shufflevector <8 x float> %t.179, <8 x float> poison, <8 x i32> zeroinitializer
  %t.181 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.180, <8 x float> %l.144, <8 x float> %t.141)
  %t.182 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.180, <8 x float> %l.146, <8 x float> %t.142)
  %k.19.next = add nuw nsw i64 %k.19.i, 4
  %t.183 = icmp slt i64 %k.19.next, %t.18
  br i1 %t.183, label %k.19, label %k.19.done
k.19.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.184 = icmp slt i64 %part.1.next, 6
  br i1 %t.184, label %part.1, label %part.1.done
part.1.done:
  %p.185 = getelementptr float, ptr %a, i64 768
  %p.186 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.151, ptr %sums, align 4
  %p.187 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.152, ptr %p.187, align 4
  %p.188 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.157, ptr %p.188, align 4
  %p.189 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.158, ptr %p.189, align 4
  %p.190 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.163, ptr %p.190, align 4
  %p.191 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.164, ptr %p.191, align 4
  %p.192 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.169, ptr %p.192, align 4
  %p.193 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.170, ptr %p.193, align 4
  %p.194 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.175, ptr %p.194, align 4
  %p.195 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.176, ptr %p.195, align 4
  %p.196 = getelementptr float, ptr %sums, i64 80
  store <8 x float> %t.181, ptr %p.196, align 4
  %p.197 = getelementptr float, ptr %sums, i64 88
  store <8 x float> %t.182, ptr %p.197, align 4
  ret void
}
define internal void @tile5(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead, ptr %beside0, ptr %beside1, ptr %beside2, ptr %beside3, ptr %beside4) noinline #0 {
entry:
  br label %part.1
part.1:
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.19.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.133, %k.19.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.134, %k.19.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.139, %k.19.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.140, %k.19.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.145, %k.19.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.146, %k.19.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.151, %k.19.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.152, %k.19.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.157, %k.19.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.158, %k.19.done]
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
  %t.17 = mul i64 %part.1.i, 152
  %t.18 = add i64 %t.17, 152
  br label %k.19
k.19:
  %k.19.i = phi i64 [%t.17, %part.1], [%k.19.next, %k.19]
  %k.19.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.133, %k.19]
  %k.19.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.134, %k.19]
  %k.19.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.139, %k.19]
  %k.19.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.140, %k.19]
  %k.19.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.145, %k.19]
  %k.19.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.146, %k.19]
  %k.19.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.151, %k.19]
  %k.19.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.152, %k.19]
  %k.19.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.157, %k.19]
  %k.19.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.158, %k.19]
  %p.20 = getelementptr float, ptr %a, i64 %k.19.i
  %t.21 = mul i64 %k.19.i, 16
  %p.22 = getelementptr float, ptr %b, i64 %t.21
  %t.23 = mul i64 %k.19.i, 16
  %p.24 = getelementptr i8, ptr %ahead, i64 %t.23
  call void @llvm.prefetch.p0(ptr %p.24, i32 0, i32 2, i32 1)
  %l.25 = load <8 x float>, ptr %p.22, align 4
  %p.26 = getelementptr float, ptr %p.22, i64 8
  %l.27 = load <8 x float>, ptr %p.26, align 4
  %l.28 = load float, ptr %p.20, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.25, <8 x float> %k.19.c0)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.27, <8 x float> %k.19.c1)
  %p.33 = getelementptr float, ptr %p.20, i64 768
  %l.34 = load float, ptr %p.33, align 4
  %t.35 = insertelement <8 x float> poison, float %l.34, i64 0
  %s.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <8 x i32> zeroinitializer
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.25, <8 x float> %k.19.c2)
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.27, <8 x float> %k.19.c3)
  %p.39 = getelementptr float, ptr %p.20, i64 1536
  %l.40 = load float, ptr %p.39, align 4
  %t.41 = insertelement <8 x float> poison, float %l.40, i64 0
  %s.42 = shufflevector <8 x float> %t.41, <8 x float> poison, <8 x i32> zeroinitializer
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.25, <8 x float> %k.19.c4)
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.27, <8 x float> %k.19.c5)
  %p.45 = getelementptr float, ptr %p.20, i64 2304
  %l.46 = load float, ptr %p.45, align 4
  %t.47 = insertelement <8 x float> poison, float %l.46, i64 0
  %s.48 = shufflevector <8 x float> %t.47, <8 x float> poison, <8 x i32> zeroinitializer
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.25, <8 x float> %k.19.c6)
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.27, <8 x float> %k.19.c7)
  %p.51 = getelementptr float, ptr %p.20, i64 3072
  %l.52 = load float, ptr %p.51, align 4
  %t.53 = insertelement <8 x float> poison, float %l.52, i64 0
  %s.54 = shufflevector <8 x float> %t.53, <8 x float> poison, <8 x i32> zeroinitializer
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.54, <8 x float> %l.25, <8 x float> %k.19.c8)
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.54, <8 x float> %l.27, <8 x float> %k.19.c9)
  %p.57 = getelementptr float, ptr %p.22, i64 16
  %l.58 = load <8 x float>, ptr %p.57, align 4
  %p.59 = getelementptr float, ptr %p.22, i64 24
  %l.60 = load <8 x float>, ptr %p.59, align 4
  %p.61 = getelementptr float, ptr %p.20, i64 1
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.58, <8 x float> %t.31)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.60, <8 x float> %t.32)
  %p.67 = getelementptr float, ptr %p.20, i64 769
  %l.68 = load float, ptr %p.67, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.58, <8 x float> %t.37)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.60, <8 x float> %t.38)
  %p.73 = getelementptr float, ptr %p.20, i64 1537
  %l.74 = load float, ptr %p.73, align 4
  %t.75 = insertelement <8 x float> poison, float %l.74, i64 0
  %s.76 = shufflevector <8 x float> %t.75, <8 x float> poison, <8 x i32> zeroinitializer
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.58, <8 x float> %t.43)
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.60, <8 x float> %t.44)
  %p.79 = getelementptr float, ptr %p.20, i64 2305
  %l.80 = load float, ptr %p.79, align 4
  %t.81 = insertelement <8 x float> poison, float %l.80, i64 0
  %s.82 = shufflevector <8 x float> %t.81, <8 x float> poison, <8 x i32> zeroinitializer
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.58, <8 x float> %t.49)
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.60, <8 x float> %t.50)
  %p.85 = getelementptr float, ptr %p.20, i64 3073
  %l.86 = load float, ptr %p.85, align 4
  %t.87 = insertelement <8 x float> poison, float %l.86, i64 0
  %s.88 = shufflevector <8 x float> %t.87, <8 x float> poison, <8 x i32> zeroinitializer
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.58, <8 x float> %t.55)
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.60, <8 x float> %t.56)
  %p.91 = getelementptr float, ptr %p.22, i64 32
  %l.92 = load <8 x float>, ptr %p.91, align 4
  %p.93 = getelementptr float, ptr %p.22, i64 40
  %l.94 = load <8 x float>, ptr %p.93, align 4
  %p.95 = getelementptr float, ptr %p.20, i64 2
  %l.96 = load float, ptr %p.95, align 4
  %t.97 = insertelement <8 x float> poison, float %l.96, i64 0
  %s.98 = shufflevector <8 x float> %t.97, <8 x float> poison, <8 x i32> zeroinitializer
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.92, <8 x float> %t.65)
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.94, <8 x float> %t.66)
  %p.101 = getelementptr float, ptr %p.20, i64 770
  %l.102 = load float, ptr %p.101, align 4
  %t.103 = insertelement <8 x float> poison, float %l.102, i64 0
  %s.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <8 x i32> zeroinitializer
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.92, <8 x float> %t.71)
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.94, <8 x float> %t.72)
  %p.107 = getelementptr float, ptr %p.20, i64 1538
  %l.108 = load float, ptr %p.107, align 4
  %t.109 = insertelement <8 x float> poison, float %l.108, i64 0
  %s.110 = shufflevector <8 x float> %t.109, <8 x float> poison, <8 x i32> zeroinitializer
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.92, <8 x float> %t.77)
  %t.112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.94, <8 x float> %t.78)
  %p.113 = getelementptr float, ptr %p.20, i64 2306
  %l.114 = load float, ptr %p.113, align 4
  %t.115 = insertelement <8 x float> poison, float %l.114, i64 0
  %s.116 = shufflevector <8 x float> %t.115, <8 x float> poison, <8 x i32> zeroinitializer
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.92, <8 x float> %t.83)
  %t.118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.94, <8 x float> %t.84)
  %p.119 = getelementptr float, ptr %p.20, i64 3074
  %l.120 = load float, ptr %p.119, align 4
  %t.121 = insertelement <8 x float> poison, float %l.120, i64 0
  %s.122 = shufflevector <8 x float> %t.121, <8 x float> poison, <8 x i32> zeroinitializer
  %t.123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.122, <8 x float> %l.92, <8 x float> %t.89)
  %t.124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.122, <8 x float> %l.94, <8 x float> %t.90)
  %p.125 = getelementptr float, ptr %p.22, i64 48
  %l.126 = load <8 x float>, ptr %p.125, align 4
  %p.127 = getelementptr float, ptr %p.22, i64 56
  %l.128 = load <8 x float>, ptr %p.127, align 4
  %p.129 = getelementptr float, ptr %p.20, i64 3
  %l.130 = load float, ptr %p.129, align 4
  %t.131 = insertelement <8 x float> poison, float %l.130, i64 0
  %s.132 = shufflevector <8 x float> %t.131, <8 x float> poison, <8 x i32> zeroinitializer
  %t.133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.132, <8 x float> %l.126, <8 x float> %t.99)
  %t.134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.132, <8 x float> %l.128, <8 x float> %t.100)
  %p.135 = getelementptr float, ptr %p.20, i64 771
  %l.136 = load float, ptr %p.135, align 4
  %t.137 = insertelement <8 x float> poison, float %l.136, i64 0
  %s.138 = shufflevector <8 x float> %t.137, <8 x float> poison, <8 x i32> zeroinitializer
  %t.139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.126, <8 x float> %t.105)
  %t.140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.128, <8 x float> %t.106)
  %p.141 = getelementptr float, ptr %p.20, i64 1539
  %l.142 = load float, ptr %p.141, align 4
  %t.143 = insertelement <8 x float> poison, float %l.142, i64 0
  %s.144 = shufflevector <8 x float> %t.143, <8 x float> poison, <8 x i32> zeroinitializer
  %t.145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.126, <8 x float> %t.111)
  %t.146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.128, <8 x float> %t.112)
  %p.147 = getelementptr float, ptr %p.20, i64 2307
  %l.148 = load float, ptr %p.147, align 4
  %t.149 = insertelement <8 x float> poison, float %l.148, i64 0
  %s.150 = shufflevector <8 x float> %t.149, <8 x float> poison, <8 x i32> zeroinitializer
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.126, <8 x float> %t.117)
  %t.152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.128, <8 x float> %t.118)
  %p.153 = getelementptr float, ptr %p.20, i64 3075
  %l.154 = load float, ptr %p.153, align 4
  %t.155 = insertelement <8 x float> poison, float %l.154, i64 0
  %s.156 = shufflevector <8 x float> %t.155, <8 x float> poison, <8 x i32> zeroinitializer
  %t.157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.156, <8 x float> %l.126, <8 x float> %t.123)
  %t.158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.156, <8 x float> %l.128, <8 x float> %t.124)
  %k.19.next = add nuw nsw i64 %k.19.i, 4
  %t.159 = icmp slt i64 %k.19.next, %t.18
  br i1 %t.159, label %k.19, label %k.19.done
k.19.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.160 = icmp slt i64 %part.1.next, 5
  br i1 %t.160, label %part.1, label %part.1.done
part.1.done:
  br label %k.161
k.161:
  %k.161.i = phi i64 [760, %part.1.done], [%k.161.next, %k.161]
  %k.161.c0 = phi <8 x float> [%t.133, %part.1.done], [%t.275, %k.161]
  %k.161.c1 = phi <8 x float> [%t.134, %part.1.done], [%t.276, %k.161]
  %k.161.c2 = phi <8 x float> [%t.139, %part.1.done], [%t.281, %k.161]
  %k.161.c3 = phi <8 x float> [%t.140, %part.1.done], [%t.282, %k.161]
  %k.161.c4 = phi <8 x float> [%t.145, %part.1.done], [%t.287, %k.161]
  %k.161.c5 = phi <8 x float> [%t.146, %part.1.done], [%t.288, %k.161]
  %k.161.c6 = phi <8 x float> [%t.151, %part.1.done], [%t.293, %k.161]
  %k.161.c7 = phi <8 x float> [%t.152, %part.1.done], [%t.294, %k.161]
  %k.161.c8 = phi <8 x float> [%t.157, %part.1.done], [%t.299, %k.161]
  %k.161.c9 = phi <8 x float> [%t.158, %part.1.done], [%t.300, %k.161]
  %p.162 = getelementptr float, ptr %a, i64 %k.161.i
  %t.163 = mul i64 %k.161.i, 16
  %p.164 = getelementptr float, ptr %b, i64 %t.163
  %t.165 = mul i64 %k.161.i, 16
  %p.166 = getelementptr i8, ptr %ahead, i64 %t.165
  call void @llvm.prefetch.p0(ptr %p.166, i32 0, i32 2, i32 1)
  %l.167 = load <8 x float>, ptr %p.164, align 4
  %p.168 = getelementptr float, ptr %p.164, i64 8
  %l.169 = load <8 x float>, ptr %p.168, align 4
  %l.170 = load float, ptr %p.162, align 4
  %t.171 = insertelement <8 x float> poison, float %l.170, i64 0
  %s.172 = shufflevector <8 x float> %t.171, <8 x float> poison, <8 x i32> zeroinitializer
  %t.173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.172, <8 x float> %l.167, <8 x float> %k.161.c0)
  %t.174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.172, <8 x float> %l.169, <8 x float> %k.161.c1)
  %p.175 = getelementptr float, ptr %p.162, i64 768
  %l.176 = load float, ptr %p.175, align 4
  %t.177 = insertelement <8 x float> poison, float %l.176, i64 0
  %s.178 = shufflevector <8 x float> %t.177, <8 x float> poison, <8 x i32> zeroinitializer
  %t.179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.178, <8 x float> %l.167, <8 x float> %k.161.c2)
  %t.180 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.178, <8 x float> %l.169, <8 x float> %k.161.c3)
  %p.181 = getelementptr float, ptr %p.162, i64 1536
  %l.182 = load float, ptr %p.181, align 4
  %t.183 = insertelement <8 x float> poison, float %l.182, i64 0
  %s.184 = shufflevector <8 x float> %t.183, <8 x float> poison, <8 x i32> zeroinitializer
  %t.185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.184, <8 x float> %l.167, <8 x float> %k.161.c4)
  %t.186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.184, <8 x float> %l.169, <8 x float> %k.161.c5)
  %p.187 = getelementptr float, ptr %p.162, i64 2304
  %l.188 = load float, ptr %p.187, align 4
  %t.189 = insertelement <8 x float> poison, float %l.188, i64 0
  %s.190 = shufflevector <8 x float> %t.189, <8 x float> poison, <8 x i32> zeroinitializer
  %t.191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.190, <8 x float> %l.167, <8 x float> %k.161.c6)
  %t.192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.190, <8 x float> %l.169, <8 x float> %k.161.c7)
  %p.193 = getelementptr float, ptr %p.162, i64 3072
  %l.194 = load float, ptr %p.193, align 4
  %t.195 = insertelement <8 x float> poison, float %l.194, i64 0
  %s.196 = shufflevector <8 x float> %t.195, <8 x float> poison, <8 x i32> zeroinitializer
  %t.197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.196, <8 x float> %l.167, <8 x float> %k.161.c8)
  %t.198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.196, <8 x float> %l.169, <8 x float> %k.161.c9)
  %p.199 = getelementptr float, ptr %p.164, i64 16
  %l.200 = load <8 x float>, ptr %p.199, align 4
  %p.201 = getelementptr float, ptr %p.164, i64 24
  %l.202 = load <8 x float>, ptr %p.201, align 4
  %p.203 = getelementptr float, ptr %p.162, i64 1
  %l.204 = load float, ptr %p.203, align 4
  %t.205 = insertelement <8 x float> poison, float %l.204, i64 0
  %s.206 = shufflevector <8 x float> %t.205, <8 x float> poison, <8 x i32> zeroinitializer
  %t.207 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.206, <8 x float> %l.200, <8 x float> %t.173)
  %t.208 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.206, <8 x float> %l.202, <8 x float> %t.174)
  %p.209 = getelementptr float, ptr %p.162, i64 769
  %l.210 = load float, ptr %p.209, align 4
  %t.211 = insertelement <8 x float> poison, float %l.210, i64 0
  %s.212 = shufflevector <8 x float> %t.211, <8 x float> poison, <8 x i32> zeroinitializer
  %t.213 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.212, <8 x float> %l.200, <8 x float> %t.179)
  %t.214 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.212, <8 x float> %l.202, <8 x float> %t.180)
  %p.215 = getelementptr float, ptr %p.162, i64 1537
  %l.216 = load float, ptr %p.215, align 4
  %t.217 = insertelement <8 x float> poison, float %l.216, i64 0
  %s.218 = shufflevector <8 x float> %t.217, <8 x float> poison, <8 x i32> zeroinitializer
  %t.219 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.218, <8 x float> %l.200, <8 x float> %t.185)
  %t.220 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.218, <8 x float> %l.202, <8 x float> %t.186)
  %p.221 = getelementptr float, ptr %p.162, i64 2305
  %l.222 = load float, ptr %p.221, align 4
  %t.223 = insertelement <8 x float> poison, float %l.222, i64 0
  %s.224 = shufflevector <8 x float> %t.223, <8 x float> poison, <8 x i32> zeroinitializer
  %t.225 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.224, <8 x float> %l.200, <8 x float> %t.191)
  %t.226 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.224, <8 x float> %l.202, <8 x float> %t.192)
  %p.227 = getelementptr float, ptr %p.162, i64 3073
  %l.228 = load float, ptr %p.227, align 4
  %t.229 = insertelement <8 x float> poison, float %l.228, i64 0
  %s.230 = shufflevector <8 x float> %t.229, <8 x float> poison, <8 x i32> zeroinitializer
  %t.231 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.230, <8 x float> %l.200, <8 x float> %t.197)
  %t.232 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.230, <8 x float> %l.202, <8 x float> %t.198)
  %p.233 = getelementptr float, ptr %p.164, i64 32
  %l.234 = load <8 x float>, ptr %p.233, align 4
  %p.235 = getelementptr float, ptr %p.164, i64 40
  %l.236 = load <8 x float>, ptr %p.235, align 4
  %p.237 = getelementptr float, ptr %p.162, i64 2
  %l.238 = load float, ptr %p.237, align 4
  %t.239 = insertelement <8 x float> poison, float %l.238, i64 0
  %s.240 = shufflevector <8 x float> %t.239, <8 x float> poison, <8 x i32> zeroinitializer
  %t.241 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.240, <8 x float> %l.234, <8 x float> %t.207)
  %t.242 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.240, <8 x float> %l.236, <8 x float> %t.208)
  %p.243 = getelementptr float, ptr %p.162, i64 770
  %l.244 = load float, ptr %p.243, align 4
  %t.245 = insertelement <8 x float> poison, float %l.244, i64 0
  %s.246 = shufflevector <8 x float> %t.245, <8 x float> poison, <8 x i32> zeroinitializer
  %t.247 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.246, <8 x float> %l.234, <8 x float> %t.213)
  %t.248 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.246, <8 x float> %l.236, <8 x float> %t.214)
  %p.249 = getelementptr float, ptr %p.162, i64 1538
  %l.250 = load float, ptr %p.249, align 4
  %t.251 = insertelement <8 x float> poison, float %l.250, i64 0
  %s.252 = shufflevector <8 x float> %t.251, <8 x float> poison, <8 x i32> zeroinitializer
  %t.253 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.252, <8 x float> %l.234, <8 x float> %t.219)
  %t.254 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.252, <8 x float> %l.236, <8 x float> %t.220)
  %p.255 = getelementptr float, ptr %p.162, i64 2306
  %l.256 = load float, ptr %p.255, align 4
  %t.257 = insertelement <8 x float> poison, float %l.256, i64 0
  %s.258 = shufflevector <8 x float> %t.257, <8 x float> poison, <8 x i32> zeroinitializer
  %t.259 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.258, <8 x float> %l.234, <8 x float> %t.225)
  %t.260 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.258, <8 x float> %l.236, <8 x float> %t.226)
  %p.261 = getelementptr float, ptr %p.162, i64 3074
  %l.262 = load float, ptr %p.261, align 4
  %t.263 = insertelement <8 x float> poison, float %l.262, i64 0
  %s.264 = shufflevector <8 x float> %t.263, <8 x float> poison, <8 x i32> zeroinitializer
  %t.265 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.264, <8 x float> %l.234, <8 x float> %t.231)
  %t.266 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.264, <8 x float> %l.236, <8 x float> %t.232)
  %p.267 = getelementptr float, ptr %p.164, i64 48
  %l.268 = load <8 x float>, ptr %p.267, align 4
  %p.269 = getelementptr float, ptr %p.164, i64 56
  %l.270 = load <8 x float>, ptr %p.269, align 4
  %p.271 = getelementptr float, ptr %p.162, i64 3
  %l.272 = load float, ptr %p.271, align 4
  %t.273 = insertelement <8 x float> poison, float %l.272, i64 0
  %s.274 = shufflevector <8 x float> %t.273, <8 x float> poison, <8 x i32> zeroinitializer
  %t.275 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.274, <8 x float> %l.268, <8 x float> %t.241)
  %t.276 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.274, <8 x float> %l.270, <8 x float> %t.242)
  %p.277 = getelementptr float, ptr %p.162, i64 771
  %l.278 = load float, ptr %p.277, align 4
  %t.279 = insertelement <8 x float> poison, float %l.278, i64 0
  %s.280 = shufflevector <8 x float> %t.279, <8 x float> poison, <8 x i32> zeroinitializer
  %t.281 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.280, <8 x float> %l.268, <8 x float> %t.247)
  %t.282 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.280, <8 x float> %l.270, <8 x float> %t.248)
  %p.283 = getelementptr float, ptr %p.162, i64 1539
  %l.284 = load float, ptr %p.283, align 4
  %t.285 = insertelement <8 x float> poison, float %l.284, i64 0
  %s.286 = shufflevector <8 x float> %t.285, <8 x float> poison, <8 x i32> zeroinitializer
  %t.287 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.286, <8 x float> %l.268, <8 x float> %t.253)
  %t.288 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.286, <8 x float> %l.270, <8 x float> %t.254)
  %p.289 = getelementptr float, ptr %p.162, i64 2307
  %l.290 = load float, ptr %p.289, align 4
  %t.291 = insertelement <8 x float> poison, float %l.290, i64 0
  %s.292 = shufflevector <8 x float> %t.291, <8 x float> poison, <8 x i32> zeroinitializer
  %t.293 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.292, <8 x float> %l.268, <8 x float> %t.259)
  %t.294 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.292, <8 x float> %l.270, <8 x float> %t.260)
  %p.295 = getelementptr float, ptr %p.162, i64 3075
  %l.296 = load float, ptr %p.295, align 4
  %t.297 = insertelement <8 x float> poison, float %l.296, i64 0
  %s.298 = shufflevector <8 x float> %t.297, <8 x float> poison, <8 x i32> zeroinitializer
  %t.299 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.298, <8 x float> %l.268, <8 x float> %t.265)
  %t.300 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.298, <8 x float> %l.270, <8 x float> %t.266)
  %k.161.next = add nuw nsw i64 %k.161.i, 4
  %t.301 = icmp slt i64 %k.161.next, 768
  br i1 %t.301, label %k.161, label %k.161.done
k.161.done:
  %p.302 = getelementptr float, ptr %a, i64 768
  %p.303 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.275, ptr %sums, align 4
  %p.304 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.276, ptr %p.304, align 4
  %p.305 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.281, ptr %p.305, align 4
  %p.306 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.282, ptr %p.306, align 4
  %p.307 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.287, ptr %p.307, align 4
  %p.308 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.288, ptr %p.308, align 4
  %p.309 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.293, ptr %p.309, align 4
  %p.310 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.294, ptr %p.310, align 4
  %p.311 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.299, ptr %p.311, align 4
  %p.312 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.300, ptr %p.312, align 4
  ret void
}
define void @kt_contract_66bc925f765cf78d(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %b7, ptr noalias %b8, ptr noalias %b9, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5, i64 %n6, i64 %n7, i64 %n8, i64 %n9, i64 %n10, i64 %n11) #0 {
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
  %piece.48.n = phi i64 [%t.47, %panel.28.done], [%t.150, %piece.48.look]
  %piece.48.from = phi i64 [0, %panel.28.done], [%piece.48.of, %piece.48.look]
  %t.49 = mul i64 %piece.48.n, %n10
  %t.50 = udiv i64 %t.49, %t.46
  %t.51 = add i64 %t.49, %n10
  %t.52 = udiv i64 %t.51, %t.46
  br label %item.53
item.53:
  %item.53.i = phi i64 [%t.50, %piece.48], [%item.53.next, %row.116.done]
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
  %tile.69.i = phi i64 [%t.59, %item.53.body], [%tile.69.next, %if.102.end]
  %t.70 = icmp slt i64 %tile.69.i, %t.61
  br i1 %t.70, label %tile.69.body, label %tile.69.done
tile.69.body:
  %t.71 = mul i64 %tile.69.i, 5
  %t.72 = call i64 @llvm.smin.i64(i64 %tile.69.i, i64 %n2)
  %t.73 = add i64 %t.71, %t.72
  %t.74 = sub i64 %t.73, %t.68
  %t.75 = mul i64 %t.74, 16
  %p.76 = getelementptr float, ptr %p.21, i64 %t.75
  %t.77 = sub i64 %tile.69.i, %t.59
  %t.78 = mul i64 %t.73, 768
  %p.79 = getelementptr float, ptr %scratch, i64 %t.78
  %t.80 = mul i64 %t.77, 12288
  %t.81 = add i64 %t.80, 49152
  %p.82 = getelementptr i8, ptr %p.65, i64 %t.81
  %t.83 = mul i64 %t.57, 16
  %t.84 = mul i64 %t.73, 768
  %t.85 = add i64 %t.83, %t.84
  %p.86 = getelementptr float, ptr %b5, i64 %t.85
  %t.87 = mul i64 %t.73, 768
  %t.88 = add i64 %t.83, %t.87
  %p.89 = getelementptr float, ptr %b6, i64 %t.88
  %t.90 = mul i64 %t.73, 768
  %t.91 = add i64 %t.83, %t.90
  %p.92 = getelementptr float, ptr %b7, i64 %t.91
  %t.93 = mul i64 %t.73, 768
  %t.94 = add i64 %t.83, %t.93
  %p.95 = getelementptr float, ptr %b8, i64 %t.94
  %t.96 = mul i64 %t.73, 768
  %t.97 = add i64 %t.83, %t.96
  %p.98 = getelementptr float, ptr %b9, i64 %t.97
  %t.99 = icmp slt i64 %tile.69.i, %n2
  br i1 %t.99, label %if.100, label %if.100.end
if.100:
  call void @tile6(ptr %p.79, ptr %p.65, ptr %p.76, ptr %p.82, ptr %p.86, ptr %p.89, ptr %p.92, ptr %p.95, ptr %p.98)
  br label %if.100.end
if.100.end:
  %t.101 = xor i1 %t.99, true
  br i1 %t.101, label %if.102, label %if.102.end
if.102:
  call void @tile5(ptr %p.79, ptr %p.65, ptr %p.76, ptr %p.82, ptr %p.86, ptr %p.89, ptr %p.92, ptr %p.95, ptr %p.98)
  br label %if.102.end
if.102.end:
  %tile.69.next = add nuw nsw i64 %tile.69.i, 1
  br label %tile.69
tile.69.done:
  %t.103 = mul i64 %t.59, 5
  %t.104 = call i64 @llvm.smin.i64(i64 %t.59, i64 %n2)
  %t.105 = add i64 %t.103, %t.104
  %t.106 = mul i64 %t.61, 5
  %t.107 = call i64 @llvm.smin.i64(i64 %t.61, i64 %n2)
  %t.108 = add i64 %t.106, %t.107
  %t.109 = sub i64 %t.108, %t.105
  %t.110 = mul i64 %t.57, 16
  %p.111 = getelementptr float, ptr %b5, i64 %t.110
  %p.112 = getelementptr float, ptr %b6, i64 %t.110
  %p.113 = getelementptr float, ptr %b7, i64 %t.110
  %p.114 = getelementptr float, ptr %b8, i64 %t.110
  %p.115 = getelementptr float, ptr %b9, i64 %t.110
  br label %row.116
row.116:
  %row.116.i = phi i64 [0, %tile.69.done], [%row.116.next, %row.116]
  %t.117 = add i64 %t.105, %row.116.i
  %t.118 = mul i64 %row.116.i, 16
  %p.119 = getelementptr float, ptr %p.21, i64 %t.118
  %l.120 = load <16 x float>, ptr %p.119, align 4
  %p.121 = getelementptr float, ptr %b0, i64 %t.110
  %l.122 = load <16 x float>, ptr %p.121, align 4
  %p.123 = getelementptr float, ptr %b4, i64 %t.110
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
  %t.144 = icmp slt i64 %row.116.next, %t.109
  br i1 %t.144, label %row.116, label %row.116.done
row.116.done:
  %item.53.next = add nuw nsw i64 %item.53.i, 1
  br label %item.53
item.53.done:
  %t.145 = icmp ugt i64 %t.45, 1
  br i1 %t.145, label %piece.48.look, label %piece.48.done
piece.48.look:
  %piece.48.of = phi i64 [%piece.48.from, %item.53.done], [%piece.48.next, %piece.48.none]
  %t.146 = add i64 %part, %piece.48.of
  %t.147 = urem i64 %t.146, %parts
  %t.148 = call i64 @kt_take(ptr %barrier, i64 %t.147)
  %t.149 = mul i64 %t.147, %t.45
  %t.150 = add i64 %t.149, %t.148
  %t.151 = icmp ult i64 %t.148, %t.45
  br i1 %t.151, label %piece.48, label %piece.48.none
piece.48.none:
  %piece.48.next = add i64 %piece.48.of, 1
  %t.152 = icmp ult i64 %piece.48.next, %parts
  br i1 %t.152, label %piece.48.look, label %piece.48.done
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
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.13.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.145, %k.13.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.146, %k.13.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.151, %k.13.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.152, %k.13.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.157, %k.13.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.158, %k.13.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.163, %k.13.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.164, %k.13.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.169, %k.13.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.170, %k.13.done]
  %part.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.175, %k.13.done]
  %part.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.176, %k.13.done]
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
  %t.11 = mul i64 %part.1.i, 128
  %t.12 = add i64 %t.11, 128
  br label %k.13
k.13:
  %k.13.i = phi i64 [%t.11, %part.1], [%k.13.next, %k.13]
  %k.13.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.145, %k.13]
  %k.13.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.146, %k.13]
  %k.13.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.151, %k.13]
  %k.13.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.152, %k.13]
  %k.13.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.157, %k.13]
  %k.13.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.158, %k.13]
  %k.13.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.163, %k.13]
  %k.13.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.164, %k.13]
  %k.13.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.169, %k.13]
  %k.13.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.170, %k.13]
  %k.13.c10 = phi <8 x float> [%part.1.c10, %part.1], [%t.175, %k.13]
  %k.13.c11 = phi <8 x float> [%part.1.c11, %part.1], [%t.176, %k.13]
  %p.14 = getelementptr float, ptr %a, i64 %k.13.i
  %t.15 = mul i64 %k.13.i, 16
  %p.16 = getelementptr float, ptr %b, i64 %t.15
  %t.17 = mul i64 %k.13.i, 16
  %p.18 = getelementptr i8, ptr %ahead, i64 %t.17
  call void @llvm.prefetch.p0(ptr %p.18, i32 0, i32 2, i32 1)
  %l.19 = load <8 x float>, ptr %p.16, align 4
  %p.20 = getelementptr float, ptr %p.16, i64 8
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %l.22 = load float, ptr %p.14, align 4
  %t.23 = insertelement <8 x float> poison, float %l.22, i64 0
  %s.24 = shufflevector <8 x float> %t.23, <8 x float> poison, <8 x i32> zeroinitializer
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.19, <8 x float> %k.13.c0)
  %t.26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.21, <8 x float> %k.13.c1)
  %p.27 = getelementptr float, ptr %p.14, i64 768
  %l.28 = load float, ptr %p.27, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.19, <8 x float> %k.13.c2)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.21, <8 x float> %k.13.c3)
  %p.33 = getelementptr float, ptr %p.14, i64 1536
  %l.34 = load float, ptr %p.33, align 4
  %t.35 = insertelement <8 x float> poison, float %l.34, i64 0
  %s.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <8 x i32> zeroinitializer
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.19, <8 x float> %k.13.c4)
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.21, <8 x float> %k.13.c5)
  %p.39 = getelementptr float, ptr %p.14, i64 2304
  %l.40 = load float, ptr %p.39, align 4
  %t.41 = insertelement <8 x float> poison, float %l.40, i64 0
  %s.42 = shufflevector <8 x float> %t.41, <8 x float> poison, <8 x i32> zeroinitializer
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.19, <8 x float> %k.13.c6)
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.21, <8 x float> %k.13.c7)
  %p.45 = getelementptr float, ptr %p.14, i64 3072
  %l.46 = load float, ptr %p.45, align 4
  %t.47 = insertelement <8 x float> poison, float %l.46, i64 0
  %s.48 = shufflevector <8 x float> %t.47, <8 x float> poison, <8 x i32> zeroinitializer
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.19, <8 x float> %k.13.c8)
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.21, <8 x float> %k.13.c9)
  %p.51 = getelementptr float, ptr %p.14, i64 3840
  %l.52 = load float, ptr %p.51, align 4
  %t.53 = insertelement <8 x float> poison, float %l.52, i64 0
  %s.54 = shufflevector <8 x float> %t.53, <8 x float> poison, <8 x i32> zeroinitializer
  %t.55 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.54, <8 x float> %l.19, <8 x float> %k.13.c10)
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.54, <8 x float> %l.21, <8 x float> %k.13.c11)
  %p.57 = getelementptr float, ptr %p.16, i64 16
  %l.58 = load <8 x float>, ptr %p.57, align 4
  %p.59 = getelementptr float, ptr %p.16, i64 24
  %l.60 = load <8 x float>, ptr %p.59, align 4
  %p.61 = getelementptr float, ptr %p.14, i64 1
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.58, <8 x float> %t.25)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.60, <8 x float> %t.26)
  %p.67 = getelementptr float, ptr %p.14, i64 769
  %l.68 = load float, ptr %p.67, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.58, <8 x float> %t.31)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.60, <8 x float> %t.32)
  %p.73 = getelementptr float, ptr %p.14, i64 1537
  %l.74 = load float, ptr %p.73, align 4
  %t.75 = insertelement <8 x float> poison, float %l.74, i64 0
  %s.76 = shufflevector <8 x float> %t.75, <8 x float> poison, <8 x i32> zeroinitializer
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.58, <8 x float> %t.37)
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.60, <8 x float> %t.38)
  %p.79 = getelementptr float, ptr %p.14, i64 2305
  %l.80 = load float, ptr %p.79, align 4
  %t.81 = insertelement <8 x float> poison, float %l.80, i64 0
  %s.82 = shufflevector <8 x float> %t.81, <8 x float> poison, <8 x i32> zeroinitializer
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.58, <8 x float> %t.43)
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.60, <8 x float> %t.44)
  %p.85 = getelementptr float, ptr %p.14, i64 3073
  %l.86 = load float, ptr %p.85, align 4
  %t.87 = insertelement <8 x float> poison, float %l.86, i64 0
  %s.88 = shufflevector <8 x float> %t.87, <8 x float> poison, <8 x i32> zeroinitializer
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.58, <8 x float> %t.49)
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.60, <8 x float> %t.50)
  %p.91 = getelementptr float, ptr %p.14, i64 3841
  %l.92 = load float, ptr %p.91, align 4
  %t.93 = insertelement <8 x float> poison, float %l.92, i64 0
  %s.94 = shufflevector <8 x float> %t.93, <8 x float> poison, <8 x i32> zeroinitializer
  %t.95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.94, <8 x float> %l.58, <8 x float> %t.55)
  %t.96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.94, <8 x float> %l.60, <8 x float> %t.56)
  %p.97 = getelementptr float, ptr %p.16, i64 32
  %l.98 = load <8 x float>, ptr %p.97, align 4
  %p.99 = getelementptr float, ptr %p.16, i64 40
  %l.100 = load <8 x float>, ptr %p.99, align 4
  %p.101 = getelementptr float, ptr %p.14, i64 2
  %l.102 = load float, ptr %p.101, align 4
  %t.103 = insertelement <8 x float> poison, float %l.102, i64 0
  %s.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <8 x i32> zeroinitializer
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.98, <8 x float> %t.65)
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.100, <8 x float> %t.66)
  %p.107 = getelementptr float, ptr %p.14, i64 770
  %l.108 = load float, ptr %p.107, align 4
  %t.109 = insertelement <8 x float> poison, float %l.108, i64 0
  %s.110 = shufflevector <8 x float> %t.109, <8 x float> poison, <8 x i32> zeroinitializer
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.98, <8 x float> %t.71)
  %t.112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.100, <8 x float> %t.72)
  %p.113 = getelementptr float, ptr %p.14, i64 1538
  %l.114 = load float, ptr %p.113, align 4
  %t.115 = insertelement <8 x float> poison, float %l.114, i64 0
  %s.116 = shufflevector <8 x float> %t.115, <8 x float> poison, <8 x i32> zeroinitializer
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.98, <8 x float> %t.77)
  %t.118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.100, <8 x float> %t.78)
  %p.119 = getelementptr float, ptr %p.14, i64 2306
  %l.120 = load float, ptr %p.119, align 4
  %t.121 = insertelement <8 x float> poison, float %l.120, i64 0
  %s.122 = shufflevector <8 x float> %t.121, <8 x float> poison, <8 x i32> zeroinitializer
  %t.123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.122, <8 x float> %l.98, <8 x float> %t.83)
  %t.124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.122, <8 x float> %l.100, <8 x float> %t.84)
  %p.125 = getelementptr float, ptr %p.14, i64 3074
  %l.126 = load float, ptr %p.125, align 4
  %t.127 = insertelement <8 x float> poison, float %l.126, i64 0
  %s.128 = shufflevector <8 x float> %t.127, <8 x float> poison, <8 x i32> zeroinitializer
  %t.129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.128, <8 x float> %l.98, <8 x float> %t.89)
  %t.130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.128, <8 x float> %l.100, <8 x float> %t.90)
  %p.131 = getelementptr float, ptr %p.14, i64 3842
  %l.132 = load float, ptr %p.131, align 4
  %t.133 = insertelement <8 x float> poison, float %l.132, i64 0
  %s.134 = shufflevector <8 x float> %t.133, <8 x float> poison, <8 x i32> zeroinitializer
  %t.135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.134, <8 x float> %l.98, <8 x float> %t.95)
  %t.136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.134, <8 x float> %l.100, <8 x float> %t.96)
  %p.137 = getelementptr float, ptr %p.16, i64 48
  %l.138 = load <8 x float>, ptr %p.137, align 4
  %p.139 = getelementptr float, ptr %p.16, i64 56
  %l.140 = load <8 x float>, ptr %p.139, align 4
  %p.141 = getelementptr float, ptr %p.14, i64 3
  %l.142 = load float, ptr %p.141, align 4
  %t.143 = insertelement <8 x float> poison, float %l.142, i64 0
  %s.144 = shufflevector <8 x float> %t.143, <8 x float> poison, <8 x i32> zeroinitializer
  %t.145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.138, <8 x float> %t.105)
  %t.146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.140, <8 x float> %t.106)
  %p.147 = getelementptr float, ptr %p.14, i64 771
  %l.148 = load float, ptr %p.147, align 4
  %t.149 = insertelement <8 x float> poison, float %l.148, i64 0
  %s.150 = shufflevector <8 x float> %t.149, <8 x float> poison, <8 x i32> zeroinitializer
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.138, <8 x float> %t.111)
  %t.152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.140, <8 x float> %t.112)
  %p.153 = getelementptr float, ptr %p.14, i64 1539
  %l.154 = load float, ptr %p.153, align 4
  %t.155 = insertelement <8 x float> poison, float %l.154, i64 0
  %s.156 = shufflevector <8 x float> %t.155, <8 x float> poison, <8 x i32> zeroinitializer
  %t.157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.156, <8 x float> %l.138, <8 x float> %t.117)
  %t.158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.156, <8 x float> %l.140, <8 x float> %t.118)
  %p.159 = getelementptr float, ptr %p.14, i64 2307
  %l.160 = load float, ptr %p.159, align 4
  %t.161 = insertelement <8 x float> poison, float %l.160, i64 0
  %s.162 = shufflevector <8 x float> %t.161, <8 x float> poison, <8 x i32> zeroinitializer
  %t.163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.162, <8 x float> %l.138, <8 x float> %t.123)
  %t.164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.162, <8 x float> %l.140, <8 x float> %t.124)
  %p.165 = getelementptr float, ptr %p.14, i64 3075
  %l.166 = load float, ptr %p.165, align 4
  %t.167 = insertelement <8 x float> poison, float %l.166, i64 0
  %s.168 = shufflevector <8 x float> %t.167, <8 x float> poison, <8 x i32> zeroinitializer
  %t.169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.168, <8 x float> %l.138, <8 x float> %t.129)
  %t.170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.168, <8 x float> %l.140, <8 x float> %t.130)
  %p.171 = getelementptr float, ptr %p.14, i64 3843
  %l.172 = load float, ptr %p.171, align 4
  %t.173 = insertelement <8 x float> poison, float %l.172, i64 0
  %s.174 = shufflevector <8 x float> %t.173, <8 x float> poison, <8 x i32> zeroinitializer
  %t.175 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.174, <8 x float> %l.138, <8 x float> %t.135)
  %t.176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.174, <8 x float> %l.140, <8 x float> %t.136)
  %k.13.next = add nuw nsw i64 %k.13.i, 4
  %t.177 = icmp slt i64 %k.13.next, %t.12
  br i1 %t.177, label %k.13, label %k.13.done
k.13.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.178 = icmp slt i64 %part.1.next, 6
  br i1 %t.178, label %part.1, label %part.1.done
part.1.done:
  %p.179 = getelementptr float, ptr %a, i64 768
  %p.180 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.145, ptr %sums, align 4
  %p.181 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.146, ptr %p.181, align 4
  %p.182 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.151, ptr %p.182, align 4
  %p.183 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.152, ptr %p.183, align 4
  %p.184 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.157, ptr %p.184, align 4
  %p.185 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.158, ptr %p.185, align 4
  %p.186 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.163, ptr %p.186, align 4
  %p.187 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.164, ptr %p.187, align 4
  %p.188 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.169, ptr %p.188, align 4
  %p.189 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.170, ptr %p.189, align 4
  %p.190 = getelementptr float, ptr %sums, i64 80
  store <8 x float> %t.175, ptr %p.190, align 4
  %p.191 = getelementptr float, ptr %sums, i64 88
  store <8 x float> %t.176, ptr %p.191, align 4
  ret void
}
define internal void @tile5(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead, ptr %beside0, ptr %beside1, ptr %beside2) noinline #0 {
entry:
  br label %part.1
part.1:
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.13.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.127, %k.13.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.128, %k.13.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.133, %k.13.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.134, %k.13.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.139, %k.13.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.140, %k.13.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.145, %k.13.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.146, %k.13.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.151, %k.13.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.152, %k.13.done]
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
  %t.11 = mul i64 %part.1.i, 152
  %t.12 = add i64 %t.11, 152
  br label %k.13
k.13:
  %k.13.i = phi i64 [%t.11, %part.1], [%k.13.next, %k.13]
  %k.13.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.127, %k.13]
  %k.13.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.128, %k.13]
  %k.13.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.133, %k.13]
  %k.13.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.134, %k.13]
  %k.13.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.139, %k.13]
  %k.13.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.140, %k.13]
  %k.13.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.145, %k.13]
  %k.13.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.146, %k.13]
  %k.13.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.151, %k.13]
  %k.13.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.152, %k.13]
  %p.14 = getelementptr float, ptr %a, i64 %k.13.i
  %t.15 = mul i64 %k.13.i, 16
  %p.16 = getelementptr float, ptr %b, i64 %t.15
  %t.17 = mul i64 %k.13.i, 16
  %p.18 = getelementptr i8, ptr %ahead, i64 %t.17
  call void @llvm.prefetch.p0(ptr %p.18, i32 0, i32 2, i32 1)
  %l.19 = load <8 x float>, ptr %p.16, align 4
  %p.20 = getelementptr float, ptr %p.16, i64 8
  %l.21 = load <8 x float>, ptr %p.20, align 4
  %l.22 = load float, ptr %p.14, align 4
  %t.23 = insertelement <8 x float> poison, float %l.22, i64 0
  %s.24 = shufflevector <8 x float> %t.23, <8 x float> poison, <8 x i32> zeroinitializer
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.19, <8 x float> %k.13.c0)
  %t.26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.21, <8 x float> %k.13.c1)
  %p.27 = getelementptr float, ptr %p.14, i64 768
  %l.28 = load float, ptr %p.27, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.19, <8 x float> %k.13.c2)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.21, <8 x float> %k.13.c3)
  %p.33 = getelementptr float, ptr %p.14, i64 1536
  %l.34 = load float, ptr %p.33, align 4
  %t.35 = insertelement <8 x float> poison, float %l.34, i64 0
  %s.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <8 x i32> zeroinitializer
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.19, <8 x float> %k.13.c4)
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.21, <8 x float> %k.13.c5)
  %p.39 = getelementptr float, ptr %p.14, i64 2304
  %l.40 = load float, ptr %p.39, align 4
  %t.41 = insertelement <8 x float> poison, float %l.40, i64 0
  %s.42 = shufflevector <8 x float> %t.41, <8 x float> poison, <8 x i32> zeroinitializer
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.19, <8 x float> %k.13.c6)
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.21, <8 x float> %k.13.c7)
  %p.45 = getelementptr float, ptr %p.14, i64 3072
  %l.46 = load float, ptr %p.45, align 4
  %t.47 = insertelement <8 x float> poison, float %l.46, i64 0
  %s.48 = shufflevector <8 x float> %t.47, <8 x float> poison, <8 x i32> zeroinitializer
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.19, <8 x float> %k.13.c8)
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.21, <8 x float> %k.13.c9)
  %p.51 = getelementptr float, ptr %p.16, i64 16
  %l.52 = load <8 x float>, ptr %p.51, align 4
  %p.53 = getelementptr float, ptr %p.16, i64 24
  %l.54 = load <8 x float>, ptr %p.53, align 4
  %p.55 = getelementptr float, ptr %p.14, i64 1
  %l.56 = load float, ptr %p.55, align 4
  %t.57 = insertelement <8 x float> poison, float %l.56, i64 0
  %s.58 = shufflevector <8 x float> %t.57, <8 x float> poison, <8 x i32> zeroinitializer
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.52, <8 x float> %t.25)
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.54, <8 x float> %t.26)
  %p.61 = getelementptr float, ptr %p.14, i64 769
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.52, <8 x float> %t.31)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.54, <8 x float> %t.32)
  %p.67 = getelementptr float, ptr %p.14, i64 1537
  %l.68 = load float, ptr %p.67, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.52, <8 x float> %t.37)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.54, <8 x float> %t.38)
  %p.73 = getelementptr float, ptr %p.14, i64 2305
  %l.74 = load float, ptr %p.73, align 4
  %t.75 = insertelement <8 x float> poison, float %l.74, i64 0
  %s.76 = shufflevector <8 x float> %t.75, <8 x float> poison, <8 x i32> zeroinitializer
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.52, <8 x float> %t.43)
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.54, <8 x float> %t.44)
  %p.79 = getelementptr float, ptr %p.14, i64 3073
  %l.80 = load float, ptr %p.79, align 4
  %t.81 = insertelement <8 x float> poison, float %l.80, i64 0
  %s.82 = shufflevector <8 x float> %t.81, <8 x float> poison, <8 x i32> zeroinitializer
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.52, <8 x float> %t.49)
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.54, <8 x float> %t.50)
  %p.85 = getelementptr float, ptr %p.16, i64 32
  %l.86 = load <8 x float>, ptr %p.85, align 4
  %p.87 = getelementptr float, ptr %p.16, i64 40
  %l.88 = load <8 x float>, ptr %p.87, align 4
  %p.89 = getelementptr float, ptr %p.14, i64 2
  %l.90 = load float, ptr %p.89, align 4
  %t.91 = insertelement <8 x float> poison, float %l.90, i64 0
  %s.92 = shufflevector <8 x float> %t.91, <8 x float> poison, <8 x i32> zeroinitializer
  %t.93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.86, <8 x float> %t.59)
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.88, <8 x float> %t.60)
  %p.95 = getelementptr float, ptr %p.14, i64 770
  %l.96 = load float, ptr %p.95, align 4
  %t.97 = insertelement <8 x float> poison, float %l.96, i64 0
  %s.98 = shufflevector <8 x float> %t.97, <8 x float> poison, <8 x i32> zeroinitializer
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.86, <8 x float> %t.65)
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.88, <8 x float> %t.66)
  %p.101 = getelementptr float, ptr %p.14, i64 1538
  %l.102 = load float, ptr %p.101, align 4
  %t.103 = insertelement <8 x float> poison, float %l.102, i64 0
  %s.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <8 x i32> zeroinitializer
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.86, <8 x float> %t.71)
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.88, <8 x float> %t.72)
  %p.107 = getelementptr float, ptr %p.14, i64 2306
  %l.108 = load float, ptr %p.107, align 4
  %t.109 = insertelement <8 x float> poison, float %l.108, i64 0
  %s.110 = shufflevector <8 x float> %t.109, <8 x float> poison, <8 x i32> zeroinitializer
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.86, <8 x float> %t.77)
  %t.112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.88, <8 x float> %t.78)
  %p.113 = getelementptr float, ptr %p.14, i64 3074
  %l.114 = load float, ptr %p.113, align 4
  %t.115 = insertelement <8 x float> poison, float %l.114, i64 0
  %s.116 = shufflevector <8 x float> %t.115, <8 x float> poison, <8 x i32> zeroinitializer
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.86, <8 x float> %t.83)
  %t.118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.88, <8 x float> %t.84)
  %p.119 = getelementptr float, ptr %p.16, i64 48
  %l.120 = load <8 x float>, ptr %p.119, align 4
  %p.121 = getelementptr float, ptr %p.16, i64 56
  %l.122 = load <8 x float>, ptr %p.121, align 4
  %p.123 = getelementptr float, ptr %p.14, i64 3
  %l.124 = load float, ptr %p.123, align 4
  %t.125 = insertelement <8 x float> poison, float %l.124, i64 0
  %s.126 = shufflevector <8 x float> %t.125, <8 x float> poison, <8 x i32> zeroinitializer
  %t.127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.126, <8 x float> %l.120, <8 x float> %t.93)
  %t.128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.126, <8 x float> %l.122, <8 x float> %t.94)
  %p.129 = getelementptr float, ptr %p.14, i64 771
  %l.130 = load float, ptr %p.129, align 4
  %t.131 = insertelement <8 x float> poison, float %l.130, i64 0
  %s.132 = shufflevector <8 x float> %t.131, <8 x float> poison, <8 x i32> zeroinitializer
  %t.133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.132, <8 x float> %l.120, <8 x float> %t.99)
  %t.134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.132, <8 x float> %l.122, <8 x float> %t.100)
  %p.135 = getelementptr float, ptr %p.14, i64 1539
  %l.136 = load float, ptr %p.135, align 4
  %t.137 = insertelement <8 x float> poison, float %l.136, i64 0
  %s.138 = shufflevector <8 x float> %t.137, <8 x float> poison, <8 x i32> zeroinitializer
  %t.139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.120, <8 x float> %t.105)
  %t.140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.122, <8 x float> %t.106)
  %p.141 = getelementptr float, ptr %p.14, i64 2307
  %l.142 = load float, ptr %p.141, align 4
  %t.143 = insertelement <8 x float> poison, float %l.142, i64 0
  %s.144 = shufflevector <8 x float> %t.143, <8 x float> poison, <8 x i32> zeroinitializer
  %t.145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.120, <8 x float> %t.111)
  %t.146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.122, <8 x float> %t.112)
  %p.147 = getelementptr float, ptr %p.14, i64 3075
  %l.148 = load float, ptr %p.147, align 4
  %t.149 = insertelement <8 x float> poison, float %l.148, i64 0
  %s.150 = shufflevector <8 x float> %t.149, <8 x float> poison, <8 x i32> zeroinitializer
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.120, <8 x float> %t.117)
  %t.152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.122, <8 x float> %t.118)
  %k.13.next = add nuw nsw i64 %k.13.i, 4
  %t.153 = icmp slt i64 %k.13.next, %t.12
  br i1 %t.153, label %k.13, label %k.13.done
k.13.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.154 = icmp slt i64 %part.1.next, 5
  br i1 %t.154, label %part.1, label %part.1.done
part.1.done:
  br label %k.155
k.155:
  %k.155.i = phi i64 [760, %part.1.done], [%k.155.next, %k.155]
  %k.155.c0 = phi <8 x float> [%t.127, %part.1.done], [%t.269, %k.155]
  %k.155.c1 = phi <8 x float> [%t.128, %part.1.done], [%t.270, %k.155]
  %k.155.c2 = phi <8 x float> [%t.133, %part.1.done], [%t.275, %k.155]
  %k.155.c3 = phi <8 x float> [%t.134, %part.1.done], [%t.276, %k.155]
  %k.155.c4 = phi <8 x float> [%t.139, %part.1.done], [%t.281, %k.155]
  %k.155.c5 = phi <8 x float> [%t.140, %part.1.done], [%t.282, %k.155]
  %k.155.c6 = phi <8 x float> [%t.145, %part.1.done], [%t.287, %k.155]
  %k.155.c7 = phi <8 x float> [%t.146, %part.1.done], [%t.288, %k.155]
  %k.155.c8 = phi <8 x float> [%t.151, %part.1.done], [%t.293, %k.155]
  %k.155.c9 = phi <8 x float> [%t.152, %part.1.done], [%t.294, %k.155]
  %p.156 = getelementptr float, ptr %a, i64 %k.155.i
  %t.157 = mul i64 %k.155.i, 16
  %p.158 = getelementptr float, ptr %b, i64 %t.157
  %t.159 = mul i64 %k.155.i, 16
  %p.160 = getelementptr i8, ptr %ahead, i64 %t.159
  call void @llvm.prefetch.p0(ptr %p.160, i32 0, i32 2, i32 1)
  %l.161 = load <8 x float>, ptr %p.158, align 4
  %p.162 = getelementptr float, ptr %p.158, i64 8
  %l.163 = load <8 x float>, ptr %p.162, align 4
  %l.164 = load float, ptr %p.156, align 4
  %t.165 = insertelement <8 x float> poison, float %l.164, i64 0
  %s.166 = shufflevector <8 x float> %t.165, <8 x float> poison, <8 x i32> zeroinitializer
  %t.167 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.166, <8 x float> %l.161, <8 x float> %k.155.c0)
  %t.168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.166, <8 x float> %l.163, <8 x float> %k.155.c1)
  %p.169 = getelementptr float, ptr %p.156, i64 768
  %l.170 = load float, ptr %p.169, align 4
  %t.171 = insertelement <8 x float> poison, float %l.170, i64 0
  %s.172 = shufflevector <8 x float> %t.171, <8 x float> poison, <8 x i32> zeroinitializer
  %t.173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.172, <8 x float> %l.161, <8 x float> %k.155.c2)
  %t.174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.172, <8 x float> %l.163, <8 x float> %k.155.c3)
  %p.175 = getelementptr float, ptr %p.156, i64 1536
  %l.176 = load float, ptr %p.175, align 4
  %t.177 = insertelement <8 x float> poison, float %l.176, i64 0
  %s.178 = shufflevector <8 x float> %t.177, <8 x float> poison, <8 x i32> zeroinitializer
  %t.179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.178, <8 x float> %l.161, <8 x float> %k.155.c4)
  %t.180 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.178, <8 x float> %l.163, <8 x float> %k.155.c5)
  %p.181 = getelementptr float, ptr %p.156, i64 2304
  %l.182 = load float, ptr %p.181, align 4
  %t.183 = insertelement <8 x float> poison, float %l.182, i64 0
  %s.184 = shufflevector <8 x float> %t.183, <8 x float> poison, <8 x i32> zeroinitializer
  %t.185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.184, <8 x float> %l.161, <8 x float> %k.155.c6)
  %t.186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.184, <8 x float> %l.163, <8 x float> %k.155.c7)
  %p.187 = getelementptr float, ptr %p.156, i64 3072
  %l.188 = load float, ptr %p.187, align 4
  %t.189 = insertelement <8 x float> poison, float %l.188, i64 0
  %s.190 = shufflevector <8 x float> %t.189, <8 x float> poison, <8 x i32> zeroinitializer
  %t.191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.190, <8 x float> %l.161, <8 x float> %k.155.c8)
  %t.192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.190, <8 x float> %l.163, <8 x float> %k.155.c9)
  %p.193 = getelementptr float, ptr %p.158, i64 16
  %l.194 = load <8 x float>, ptr %p.193, align 4
  %p.195 = getelementptr float, ptr %p.158, i64 24
  %l.196 = load <8 x float>, ptr %p.195, align 4
  %p.197 = getelementptr float, ptr %p.156, i64 1
  %l.198 = load float, ptr %p.197, align 4
  %t.199 = insertelement <8 x float> poison, float %l.198, i64 0
  %s.200 = shufflevector <8 x float> %t.199, <8 x float> poison, <8 x i32> zeroinitializer
  %t.201 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.200, <8 x float> %l.194, <8 x float> %t.167)
  %t.202 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.200, <8 x float> %l.196, <8 x float> %t.168)
  %p.203 = getelementptr float, ptr %p.156, i64 769
  %l.204 = load float, ptr %p.203, align 4
  %t.205 = insertelement <8 x float> poison, float %l.204, i64 0
  %s.206 = shufflevector <8 x float> %t.205, <8 x float> poison, <8 x i32> zeroinitializer
  %t.207 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.206, <8 x float> %l.194, <8 x float> %t.173)
  %t.208 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.206, <8 x float> %l.196, <8 x float> %t.174)
  %p.209 = getelementptr float, ptr %p.156, i64 1537
  %l.210 = load float, ptr %p.209, align 4
  %t.211 = insertelement <8 x float> poison, float %l.210, i64 0
  %s.212 = shufflevector <8 x float> %t.211, <8 x float> poison, <8 x i32> zeroinitializer
  %t.213 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.212, <8 x float> %l.194, <8 x float> %t.179)
  %t.214 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.212, <8 x float> %l.196, <8 x float> %t.180)
  %p.215 = getelementptr float, ptr %p.156, i64 2305
  %l.216 = load float, ptr %p.215, align 4
  %t.217 = insertelement <8 x float> poison, float %l.216, i64 0
  %s.218 = shufflevector <8 x float> %t.217, <8 x float> poison, <8 x i32> zeroinitializer
  %t.219 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.218, <8 x float> %l.194, <8 x float> %t.185)
  %t.220 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.218, <8 x float> %l.196, <8 x float> %t.186)
  %p.221 = getelementptr float, ptr %p.156, i64 3073
  %l.222 = load float, ptr %p.221, align 4
  %t.223 = insertelement <8 x float> poison, float %l.222, i64 0
  %s.224 = shufflevector <8 x float> %t.223, <8 x float> poison, <8 x i32> zeroinitializer
  %t.225 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.224, <8 x float> %l.194, <8 x float> %t.191)
  %t.226 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.224, <8 x float> %l.196, <8 x float> %t.192)
  %p.227 = getelementptr float, ptr %p.158, i64 32
  %l.228 = load <8 x float>, ptr %p.227, align 4
  %p.229 = getelementptr float, ptr %p.158, i64 40
  %l.230 = load <8 x float>, ptr %p.229, align 4
  %p.231 = getelementptr float, ptr %p.156, i64 2
  %l.232 = load float, ptr %p.231, align 4
  %t.233 = insertelement <8 x float> poison, float %l.232, i64 0
  %s.234 = shufflevector <8 x float> %t.233, <8 x float> poison, <8 x i32> zeroinitializer
  %t.235 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.234, <8 x float> %l.228, <8 x float> %t.201)
  %t.236 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.234, <8 x float> %l.230, <8 x float> %t.202)
  %p.237 = getelementptr float, ptr %p.156, i64 770
  %l.238 = load float, ptr %p.237, align 4
  %t.239 = insertelement <8 x float> poison, float %l.238, i64 0
  %s.240 = shufflevector <8 x float> %t.239, <8 x float> poison, <8 x i32> zeroinitializer
  %t.241 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.240, <8 x float> %l.228, <8 x float> %t.207)
  %t.242 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.240, <8 x float> %l.230, <8 x float> %t.208)
  %p.243 = getelementptr float, ptr %p.156, i64 1538
  %l.244 = load float, ptr %p.243, align 4
  %t.245 = insertelement <8 x float> poison, float %l.244, i64 0
  %s.246 = shufflevector <8 x float> %t.245, <8 x float> poison, <8 x i32> zeroinitializer
  %t.247 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.246, <8 x float> %l.228, <8 x float> %t.213)
  %t.248 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.246, <8 x float> %l.230, <8 x float> %t.214)
  %p.249 = getelementptr float, ptr %p.156, i64 2306
  %l.250 = load float, ptr %p.249, align 4
  %t.251 = insertelement <8 x float> poison, float %l.250, i64 0
  %s.252 = shufflevector <8 x float> %t.251, <8 x float> poison, <8 x i32> zeroinitializer
  %t.253 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.252, <8 x float> %l.228, <8 x float> %t.219)
  %t.254 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.252, <8 x float> %l.230, <8 x float> %t.220)
  %p.255 = getelementptr float, ptr %p.156, i64 3074
  %l.256 = load float, ptr %p.255, align 4
  %t.257 = insertelement <8 x float> poison, float %l.256, i64 0
  %s.258 = shufflevector <8 x float> %t.257, <8 x float> poison, <8 x i32> zeroinitializer
  %t.259 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.258, <8 x float> %l.228, <8 x float> %t.225)
  %t.260 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.258, <8 x float> %l.230, <8 x float> %t.226)
  %p.261 = getelementptr float, ptr %p.158, i64 48
  %l.262 = load <8 x float>, ptr %p.261, align 4
  %p.263 = getelementptr float, ptr %p.158, i64 56
  %l.264 = load <8 x float>, ptr %p.263, align 4
  %p.265 = getelementptr float, ptr %p.156, i64 3
  %l.266 = load float, ptr %p.265, align 4
  %t.267 = insertelement <8 x float> poison, float %l.266, i64 0
  %s.268 = shufflevector <8 x float> %t.267, <8 x float> poison, <8 x i32> zeroinitializer
  %t.269 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.268, <8 x float> %l.262, <8 x float> %t.235)
  %t.270 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.268, <8 x float> %l.264, <8 x float> %t.236)
  %p.271 = getelementptr float, ptr %p.156, i64 771
  %l.272 = load float, ptr %p.271, align 4
  %t.273 = insertelement <8 x float> poison, float %l.272, i64 0
  %s.274 = shufflevector <8 x float> %t.273, <8 x float> poison, <8 x i32> zeroinitializer
  %t.275 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.274, <8 x float> %l.262, <8 x float> %t.241)
  %t.276 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.274, <8 x float> %l.264, <8 x float> %t.242)
  %p.277 = getelementptr float, ptr %p.156, i64 1539
  %l.278 = load float, ptr %p.277, align 4
  %t.279 = insertelement <8 x float> poison, float %l.278, i64 0
  %s.280 = shufflevector <8 x float> %t.279, <8 x float> poison, <8 x i32> zeroinitializer
  %t.281 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.280, <8 x float> %l.262, <8 x float> %t.247)
  %t.282 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.280, <8 x float> %l.264, <8 x float> %t.248)
  %p.283 = getelementptr float, ptr %p.156, i64 2307
  %l.284 = load float, ptr %p.283, align 4
  %t.285 = insertelement <8 x float> poison, float %l.284, i64 0
  %s.286 = shufflevector <8 x float> %t.285, <8 x float> poison, <8 x i32> zeroinitializer
  %t.287 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.286, <8 x float> %l.262, <8 x float> %t.253)
  %t.288 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.286, <8 x float> %l.264, <8 x float> %t.254)
  %p.289 = getelementptr float, ptr %p.156, i64 3075
  %l.290 = load float, ptr %p.289, align 4
  %t.291 = insertelement <8 x float> poison, float %l.290, i64 0
  %s.292 = shufflevector <8 x float> %t.291, <8 x float> poison, <8 x i32> zeroinitializer
  %t.293 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.292, <8 x float> %l.262, <8 x float> %t.259)
  %t.294 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.292, <8 x float> %l.264, <8 x float> %t.260)
  %k.155.next = add nuw nsw i64 %k.155.i, 4
  %t.295 = icmp slt i64 %k.155.next, 768
  br i1 %t.295, label %k.155, label %k.155.done
k.155.done:
  %p.296 = getelementptr float, ptr %a, i64 768
  %p.297 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.269, ptr %sums, align 4
  %p.298 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.270, ptr %p.298, align 4
  %p.299 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.275, ptr %p.299, align 4
  %p.300 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.276, ptr %p.300, align 4
  %p.301 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.281, ptr %p.301, align 4
  %p.302 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.282, ptr %p.302, align 4
  %p.303 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.287, ptr %p.303, align 4
  %p.304 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.288, ptr %p.304, align 4
  %p.305 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.293, ptr %p.305, align 4
  %p.306 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.294, ptr %p.306, align 4
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
define void @kt_contract_deeabbcc06ae78ca(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5, i64 %n6, i64 %n7, i64 %n8, i64 %n9) #0 {
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
  %piece.31.n = phi i64 [%t.30, %panel.8.done], [%t.113, %piece.31.look]
  %piece.31.from = phi i64 [0, %panel.8.done], [%piece.31.of, %piece.31.look]
  %t.32 = mul i64 %piece.31.n, %n8
  %t.33 = udiv i64 %t.32, %t.29
  %t.34 = add i64 %t.32, %n8
  %t.35 = udiv i64 %t.34, %t.29
  br label %item.36
item.36:
  %item.36.i = phi i64 [%t.33, %piece.31], [%item.36.next, %row.91.done]
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
  %tile.52.i = phi i64 [%t.42, %item.36.body], [%tile.52.next, %if.79.end]
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
  %t.63 = mul i64 %t.60, 12288
  %t.64 = add i64 %t.63, 49152
  %p.65 = getelementptr i8, ptr %p.48, i64 %t.64
  %t.66 = mul i64 %t.40, 16
  %t.67 = mul i64 %t.56, 768
  %t.68 = add i64 %t.66, %t.67
  %p.69 = getelementptr float, ptr %b3, i64 %t.68
  %t.70 = mul i64 %t.56, 768
  %t.71 = add i64 %t.66, %t.70
  %p.72 = getelementptr float, ptr %b4, i64 %t.71
  %t.73 = mul i64 %t.56, 768
  %t.74 = add i64 %t.66, %t.73
  %p.75 = getelementptr float, ptr %b5, i64 %t.74
  %t.76 = icmp slt i64 %tile.52.i, %n1
  br i1 %t.76, label %if.77, label %if.77.end
if.77:
  call void @tile6(ptr %p.62, ptr %p.48, ptr %p.59, ptr %p.65, ptr %p.69, ptr %p.72, ptr %p.75)
  br label %if.77.end
if.77.end:
  %t.78 = xor i1 %t.76, true
  br i1 %t.78, label %if.79, label %if.79.end
if.79:
  call void @tile5(ptr %p.62, ptr %p.48, ptr %p.59, ptr %p.65, ptr %p.69, ptr %p.72, ptr %p.75)
  br label %if.79.end
if.79.end:
  %tile.52.next = add nuw nsw i64 %tile.52.i, 1
  br label %tile.52
tile.52.done:
  %t.80 = mul i64 %t.42, 5
  %t.81 = call i64 @llvm.smin.i64(i64 %t.42, i64 %n1)
  %t.82 = add i64 %t.80, %t.81
  %t.83 = mul i64 %t.44, 5
  %t.84 = call i64 @llvm.smin.i64(i64 %t.44, i64 %n1)
  %t.85 = add i64 %t.83, %t.84
  %t.86 = sub i64 %t.85, %t.82
  %t.87 = mul i64 %t.40, 16
  %p.88 = getelementptr float, ptr %b3, i64 %t.87
  %p.89 = getelementptr float, ptr %b4, i64 %t.87
  %p.90 = getelementptr float, ptr %b5, i64 %t.87
  br label %row.91
row.91:
  %row.91.i = phi i64 [0, %tile.52.done], [%row.91.next, %row.91]
  %t.92 = add i64 %t.82, %row.91.i
  %t.93 = mul i64 %row.91.i, 16
  %p.94 = getelementptr float, ptr %p.3, i64 %t.93
  %l.95 = load <16 x float>, ptr %p.94, align 4
  %p.96 = getelementptr float, ptr %b2, i64 %t.87
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
  %t.107 = icmp slt i64 %row.91.next, %t.86
  br i1 %t.107, label %row.91, label %row.91.done
row.91.done:
  %item.36.next = add nuw nsw i64 %item.36.i, 1
  br label %item.36
item.36.done:
  %t.108 = icmp ugt i64 %t.28, 1
  br i1 %t.108, label %piece.31.look, label %piece.31.done
piece.31.look:
  %piece.31.of = phi i64 [%piece.31.from, %item.36.done], [%piece.31.next, %piece.31.none]
  %t.109 = add i64 %part, %piece.31.of
  %t.110 = urem i64 %t.109, %parts
  %t.111 = call i64 @kt_take(ptr %barrier, i64 %t.110)
  %t.112 = mul i64 %t.110, %t.28
  %t.113 = add i64 %t.112, %t.111
  %t.114 = icmp ult i64 %t.111, %t.28
  br i1 %t.114, label %piece.31, label %piece.31.none
piece.31.none:
  %piece.31.next = add i64 %piece.31.of, 1
  %t.115 = icmp ult i64 %piece.31.next, %parts
  br i1 %t.115, label %piece.31.look, label %piece.31.done
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
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.7.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.139, %k.7.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.140, %k.7.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.145, %k.7.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.146, %k.7.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.151, %k.7.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.152, %k.7.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.157, %k.7.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.158, %k.7.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.163, %k.7.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.164, %k.7.done]
  %part.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.169, %k.7.done]
  %part.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.170, %k.7.done]
  %t.2 = mul i64 %part.1.i, 768
  %p.3 = getelementptr float, ptr %beside0, i64 %t.2
  %p.4 = getelementptr float, ptr %p.3, i64 15
  call void @llvm.prefetch.p0(ptr %p.4, i32 1, i32 3, i32 1)
  %t.5 = mul i64 %part.1.i, 20
  %t.6 = add i64 %t.5, 20
  br label %k.7
k.7:
  %k.7.i = phi i64 [%t.5, %part.1], [%k.7.next, %k.7]
  %k.7.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.139, %k.7]
  %k.7.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.140, %k.7]
  %k.7.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.145, %k.7]
  %k.7.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.146, %k.7]
  %k.7.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.151, %k.7]
  %k.7.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.152, %k.7]
  %k.7.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.157, %k.7]
  %k.7.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.158, %k.7]
  %k.7.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.163, %k.7]
  %k.7.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.164, %k.7]
  %k.7.c10 = phi <8 x float> [%part.1.c10, %part.1], [%t.169, %k.7]
  %k.7.c11 = phi <8 x float> [%part.1.c11, %part.1], [%t.170, %k.7]
  %p.8 = getelementptr float, ptr %a, i64 %k.7.i
  %t.9 = mul i64 %k.7.i, 16
  %p.10 = getelementptr float, ptr %b, i64 %t.9
  %t.11 = mul i64 %k.7.i, 16
  %p.12 = getelementptr i8, ptr %ahead, i64 %t.11
  call void @llvm.prefetch.p0(ptr %p.12, i32 0, i32 2, i32 1)
  %l.13 = load <8 x float>, ptr %p.10, align 4
  %p.14 = getelementptr float, ptr %p.10, i64 8
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %l.16 = load float, ptr %p.8, align 4
  %t.17 = insertelement <8 x float> poison, float %l.16, i64 0
  %s.18 = shufflevector <8 x float> %t.17, <8 x float> poison, <8 x i32> zeroinitializer
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.18, <8 x float> %l.13, <8 x float> %k.7.c0)
  %t.20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.18, <8 x float> %l.15, <8 x float> %k.7.c1)
  %p.21 = getelementptr float, ptr %p.8, i64 128
  %l.22 = load float, ptr %p.21, align 4
  %t.23 = insertelement <8 x float> poison, float %l.22, i64 0
  %s.24 = shufflevector <8 x float> %t.23, <8 x float> poison, <8 x i32> zeroinitializer
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.13, <8 x float> %k.7.c2)
  %t.26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.15, <8 x float> %k.7.c3)
  %p.27 = getelementptr float, ptr %p.8, i64 256
  %l.28 = load float, ptr %p.27, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.13, <8 x float> %k.7.c4)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.15, <8 x float> %k.7.c5)
  %p.33 = getelementptr float, ptr %p.8, i64 384
  %l.34 = load float, ptr %p.33, align 4
  %t.35 = insertelement <8 x float> poison, float %l.34, i64 0
  %s.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <8 x i32> zeroinitializer
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.13, <8 x float> %k.7.c6)
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.15, <8 x float> %k.7.c7)
  %p.39 = getelementptr float, ptr %p.8, i64 512
  %l.40 = load float, ptr %p.39, align 4
  %t.41 = insertelement <8 x float> poison, float %l.40, i64 0
  %s.42 = shufflevector <8 x float> %t.41, <8 x float> poison, <8 x i32> zeroinitializer
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.13, <8 x float> %k.7.c8)
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.15, <8 x float> %k.7.c9)
  %p.45 = getelementptr float, ptr %p.8, i64 640
  %l.46 = load float, ptr %p.45, align 4
  %t.47 = insertelement <8 x float> poison, float %l.46, i64 0
  %s.48 = shufflevector <8 x float> %t.47, <8 x float> poison, <8 x i32> zeroinitializer
  %t.49 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.13, <8 x float> %k.7.c10)
  %t.50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.48, <8 x float> %l.15, <8 x float> %k.7.c11)
  %p.51 = getelementptr float, ptr %p.10, i64 16
  %l.52 = load <8 x float>, ptr %p.51, align 4
  %p.53 = getelementptr float, ptr %p.10, i64 24
  %l.54 = load <8 x float>, ptr %p.53, align 4
  %p.55 = getelementptr float, ptr %p.8, i64 1
  %l.56 = load float, ptr %p.55, align 4
  %t.57 = insertelement <8 x float> poison, float %l.56, i64 0
  %s.58 = shufflevector <8 x float> %t.57, <8 x float> poison, <8 x i32> zeroinitializer
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.52, <8 x float> %t.19)
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.54, <8 x float> %t.20)
  %p.61 = getelementptr float, ptr %p.8, i64 129
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.52, <8 x float> %t.25)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.54, <8 x float> %t.26)
  %p.67 = getelementptr float, ptr %p.8, i64 257
  %l.68 = load float, ptr %p.67, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.52, <8 x float> %t.31)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.54, <8 x float> %t.32)
  %p.73 = getelementptr float, ptr %p.8, i64 385
  %l.74 = load float, ptr %p.73, align 4
  %t.75 = insertelement <8 x float> poison, float %l.74, i64 0
  %s.76 = shufflevector <8 x float> %t.75, <8 x float> poison, <8 x i32> zeroinitializer
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.52, <8 x float> %t.37)
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.54, <8 x float> %t.38)
  %p.79 = getelementptr float, ptr %p.8, i64 513
  %l.80 = load float, ptr %p.79, align 4
  %t.81 = insertelement <8 x float> poison, float %l.80, i64 0
  %s.82 = shufflevector <8 x float> %t.81, <8 x float> poison, <8 x i32> zeroinitializer
  %t.83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.52, <8 x float> %t.43)
  %t.84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.82, <8 x float> %l.54, <8 x float> %t.44)
  %p.85 = getelementptr float, ptr %p.8, i64 641
  %l.86 = load float, ptr %p.85, align 4
  %t.87 = insertelement <8 x float> poison, float %l.86, i64 0
  %s.88 = shufflevector <8 x float> %t.87, <8 x float> poison, <8 x i32> zeroinitializer
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.52, <8 x float> %t.49)
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.88, <8 x float> %l.54, <8 x float> %t.50)
  %p.91 = getelementptr float, ptr %p.10, i64 32
  %l.92 = load <8 x float>, ptr %p.91, align 4
  %p.93 = getelementptr float, ptr %p.10, i64 40
  %l.94 = load <8 x float>, ptr %p.93, align 4
  %p.95 = getelementptr float, ptr %p.8, i64 2
  %l.96 = load float, ptr %p.95, align 4
  %t.97 = insertelement <8 x float> poison, float %l.96, i64 0
  %s.98 = shufflevector <8 x float> %t.97, <8 x float> poison, <8 x i32> zeroinitializer
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.92, <8 x float> %t.59)
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.94, <8 x float> %t.60)
  %p.101 = getelementptr float, ptr %p.8, i64 130
  %l.102 = load float, ptr %p.101, align 4
  %t.103 = insertelement <8 x float> poison, float %l.102, i64 0
  %s.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <8 x i32> zeroinitializer
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.92, <8 x float> %t.65)
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.94, <8 x float> %t.66)
  %p.107 = getelementptr float, ptr %p.8, i64 258
  %l.108 = load float, ptr %p.107, align 4
  %t.109 = insertelement <8 x float> poison, float %l.108, i64 0
  %s.110 = shufflevector <8 x float> %t.109, <8 x float> poison, <8 x i32> zeroinitializer
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.92, <8 x float> %t.71)
  %t.112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.94, <8 x float> %t.72)
  %p.113 = getelementptr float, ptr %p.8, i64 386
  %l.114 = load float, ptr %p.113, align 4
  %t.115 = insertelement <8 x float> poison, float %l.114, i64 0
  %s.116 = shufflevector <8 x float> %t.115, <8 x float> poison, <8 x i32> zeroinitializer
  %t.117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.92, <8 x float> %t.77)
  %t.118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.116, <8 x float> %l.94, <8 x float> %t.78)
  %p.119 = getelementptr float, ptr %p.8, i64 514
  %l.120 = load float, ptr %p.119, align 4
  %t.121 = insertelement <8 x float> poison, float %l.120, i64 0
  %s.122 = shufflevector <8 x float> %t.121, <8 x float> poison, <8 x i32> zeroinitializer
  %t.123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.122, <8 x float> %l.92, <8 x float> %t.83)
  %t.124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.122, <8 x float> %l.94, <8 x float> %t.84)
  %p.125 = getelementptr float, ptr %p.8, i64 642
  %l.126 = load float, ptr %p.125, align 4
  %t.127 = insertelement <8 x float> poison, float %l.126, i64 0
  %s.128 = shufflevector <8 x float> %t.127, <8 x float> poison, <8 x i32> zeroinitializer
  %t.129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.128, <8 x float> %l.92, <8 x float> %t.89)
  %t.130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.128, <8 x float> %l.94, <8 x float> %t.90)
  %p.131 = getelementptr float, ptr %p.10, i64 48
  %l.132 = load <8 x float>, ptr %p.131, align 4
  %p.133 = getelementptr float, ptr %p.10, i64 56
  %l.134 = load <8 x float>, ptr %p.133, align 4
  %p.135 = getelementptr float, ptr %p.8, i64 3
  %l.136 = load float, ptr %p.135, align 4
  %t.137 = insertelement <8 x float> poison, float %l.136, i64 0
  %s.138 = shufflevector <8 x float> %t.137, <8 x float> poison, <8 x i32> zeroinitializer
  %t.139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.132, <8 x float> %t.99)
  %t.140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.134, <8 x float> %t.100)
  %p.141 = getelementptr float, ptr %p.8, i64 131
  %l.142 = load float, ptr %p.141, align 4
  %t.143 = insertelement <8 x float> poison, float %l.142, i64 0
  %s.144 = shufflevector <8 x float> %t.143, <8 x float> poison, <8 x i32> zeroinitializer
  %t.145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.132, <8 x float> %t.105)
  %t.146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.134, <8 x float> %t.106)
  %p.147 = getelementptr float, ptr %p.8, i64 259
  %l.148 = load float, ptr %p.147, align 4
  %t.149 = insertelement <8 x float> poison, float %l.148, i64 0
  %s.150 = shufflevector <8 x float> %t.149, <8 x float> poison, <8 x i32> zeroinitializer
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.132, <8 x float> %t.111)
  %t.152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.150, <8 x float> %l.134, <8 x float> %t.112)
  %p.153 = getelementptr float, ptr %p.8, i64 387
  %l.154 = load float, ptr %p.153, align 4
  %t.155 = insertelement <8 x float> poison, float %l.154, i64 0
  %s.156 = shufflevector <8 x float> %t.155, <8 x float> poison, <8 x i32> zeroinitializer
  %t.157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.156, <8 x float> %l.132, <8 x float> %t.117)
  %t.158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.156, <8 x float> %l.134, <8 x float> %t.118)
  %p.159 = getelementptr float, ptr %p.8, i64 515
  %l.160 = load float, ptr %p.159, align 4
  %t.161 = insertelement <8 x float> poison, float %l.160, i64 0
  %s.162 = shufflevector <8 x float> %t.161, <8 x float> poison, <8 x i32> zeroinitializer
  %t.163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.162, <8 x float> %l.132, <8 x float> %t.123)
  %t.164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.162, <8 x float> %l.134, <8 x float> %t.124)
  %p.165 = getelementptr float, ptr %p.8, i64 643
  %l.166 = load float, ptr %p.165, align 4
  %t.167 = insertelement <8 x float> poison, float %l.166, i64 0
  %s.168 = shufflevector <8 x float> %t.167, <8 x float> poison, <8 x i32> zeroinitializer
  %t.169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.168, <8 x float> %l.132, <8 x float> %t.129)
  %t.170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.168, <8 x float> %l.134, <8 x float> %t.130)
  %k.7.next = add nuw nsw i64 %k.7.i, 4
  %t.171 = icmp slt i64 %k.7.next, %t.6
  br i1 %t.171, label %k.7, label %k.7.done
k.7.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.172 = icmp slt i64 %part.1.next, 6
  br i1 %t.172, label %part.1, label %part.1.done
part.1.done:
  br label %k.173
k.173:
  %k.173.i = phi i64 [120, %part.1.done], [%k.173.next, %k.173]
  %k.173.c0 = phi <8 x float> [%t.139, %part.1.done], [%t.305, %k.173]
  %k.173.c1 = phi <8 x float> [%t.140, %part.1.done], [%t.306, %k.173]
  %k.173.c2 = phi <8 x float> [%t.145, %part.1.done], [%t.311, %k.173]
  %k.173.c3 = phi <8 x float> [%t.146, %part.1.done], [%t.312, %k.173]
  %k.173.c4 = phi <8 x float> [%t.151, %part.1.done], [%t.317, %k.173]
  %k.173.c5 = phi <8 x float> [%t.152, %part.1.done], [%t.318, %k.173]
  %k.173.c6 = phi <8 x float> [%t.157, %part.1.done], [%t.323, %k.173]
  %k.173.c7 = phi <8 x float> [%t.158, %part.1.done], [%t.324, %k.173]
  %k.173.c8 = phi <8 x float> [%t.163, %part.1.done], [%t.329, %k.173]
  %k.173.c9 = phi <8 x float> [%t.164, %part.1.done], [%t.330, %k.173]
  %k.173.c10 = phi <8 x float> [%t.169, %part.1.done], [%t.335, %k.173]
  %k.173.c11 = phi <8 x float> [%t.170, %part.1.done], [%t.336, %k.173]
  %p.174 = getelementptr float, ptr %a, i64 %k.173.i
  %t.175 = mul i64 %k.173.i, 16
  %p.176 = getelementptr float, ptr %b, i64 %t.175
  %t.177 = mul i64 %k.173.i, 16
  %p.178 = getelementptr i8, ptr %ahead, i64 %t.177
  call void @llvm.prefetch.p0(ptr %p.178, i32 0, i32 2, i32 1)
  %l.179 = load <8 x float>, ptr %p.176, align 4
  %p.180 = getelementptr float, ptr %p.176, i64 8
  %l.181 = load <8 x float>, ptr %p.180, align 4
  %l.182 = load float, ptr %p.174, align 4
  %t.183 = insertelement <8 x float> poison, float %l.182, i64 0
  %s.184 = shufflevector <8 x float> %t.183, <8 x float> poison, <8 x i32> zeroinitializer
  %t.185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.184, <8 x float> %l.179, <8 x float> %k.173.c0)
  %t.186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.184, <8 x float> %l.181, <8 x float> %k.173.c1)
  %p.187 = getelementptr float, ptr %p.174, i64 128
  %l.188 = load float, ptr %p.187, align 4
  %t.189 = insertelement <8 x float> poison, float %l.188, i64 0
  %s.190 = shufflevector <8 x float> %t.189, <8 x float> poison, <8 x i32> zeroinitializer
  %t.191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.190, <8 x float> %l.179, <8 x float> %k.173.c2)
  %t.192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.190, <8 x float> %l.181, <8 x float> %k.173.c3)
  %p.193 = getelementptr float, ptr %p.174, i64 256
  %l.194 = load float, ptr %p.193, align 4
  %t.195 = insertelement <8 x float> poison, float %l.194, i64 0
  %s.196 = shufflevector <8 x float> %t.195, <8 x float> poison, <8 x i32> zeroinitializer
  %t.197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.196, <8 x float> %l.179, <8 x float> %k.173.c4)
  %t.198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.196, <8 x float> %l.181, <8 x float> %k.173.c5)
  %p.199 = getelementptr float, ptr %p.174, i64 384
  %l.200 = load float, ptr %p.199, align 4
  %t.201 = insertelement <8 x float> poison, float %l.200, i64 0
  %s.202 = shufflevector <8 x float> %t.201, <8 x float> poison, <8 x i32> zeroinitializer
  %t.203 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.202, <8 x float> %l.179, <8 x float> %k.173.c6)
  %t.204 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.202, <8 x float> %l.181, <8 x float> %k.173.c7)
  %p.205 = getelementptr float, ptr %p.174, i64 512
  %l.206 = load float, ptr %p.205, align 4
  %t.207 = insertelement <8 x float> poison, float %l.206, i64 0
  %s.208 = shufflevector <8 x float> %t.207, <8 x float> poison, <8 x i32> zeroinitializer
  %t.209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.208, <8 x float> %l.179, <8 x float> %k.173.c8)
  %t.210 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.208, <8 x float> %l.181, <8 x float> %k.173.c9)
  %p.211 = getelementptr float, ptr %p.174, i64 640
  %l.212 = load float, ptr %p.211, align 4
  %t.213 = insertelement <8 x float> poison, float %l.212, i64 0
  %s.214 = shufflevector <8 x float> %t.213, <8 x float> poison, <8 x i32> zeroinitializer
  %t.215 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.214, <8 x float> %l.179, <8 x float> %k.173.c10)
  %t.216 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.214, <8 x float> %l.181, <8 x float> %k.173.c11)
  %p.217 = getelementptr float, ptr %p.176, i64 16
  %l.218 = load <8 x float>, ptr %p.217, align 4
  %p.219 = getelementptr float, ptr %p.176, i64 24
  %l.220 = load <8 x float>, ptr %p.219, align 4
  %p.221 = getelementptr float, ptr %p.174, i64 1
  %l.222 = load float, ptr %p.221, align 4
  %t.223 = insertelement <8 x float> poison, float %l.222, i64 0
  %s.224 = shufflevector <8 x float> %t.223, <8 x float> poison, <8 x i32> zeroinitializer
  %t.225 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.224, <8 x float> %l.218, <8 x float> %t.185)
  %t.226 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.224, <8 x float> %l.220, <8 x float> %t.186)
  %p.227 = getelementptr float, ptr %p.174, i64 129
  %l.228 = load float, ptr %p.227, align 4
  %t.229 = insertelement <8 x float> poison, float %l.228, i64 0
  %s.230 = shufflevector <8 x float> %t.229, <8 x float> poison, <8 x i32> zeroinitializer
  %t.231 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.230, <8 x float> %l.218, <8 x float> %t.191)
  %t.232 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.230, <8 x float> %l.220, <8 x float> %t.192)
  %p.233 = getelementptr float, ptr %p.174, i64 257
  %l.234 = load float, ptr %p.233, align 4
  %t.235 = insertelement <8 x float> poison, float %l.234, i64 0
  %s.236 = shufflevector <8 x float> %t.235, <8 x float> poison, <8 x i32> zeroinitializer
  %t.237 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.236, <8 x float> %l.218, <8 x float> %t.197)
  %t.238 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.236, <8 x float> %l.220, <8 x float> %t.198)
  %p.239 = getelementptr float, ptr %p.174, i64 385
  %l.240 = load float, ptr %p.239, align 4
  %t.241 = insertelement <8 x float> poison, float %l.240, i64 0
  %s.242 = shufflevector <8 x float> %t.241, <8 x float> poison, <8 x i32> zeroinitializer
  %t.243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.242, <8 x float> %l.218, <8 x float> %t.203)
  %t.244 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.242, <8 x float> %l.220, <8 x float> %t.204)
  %p.245 = getelementptr float, ptr %p.174, i64 513
  %l.246 = load float, ptr %p.245, align 4
  %t.247 = insertelement <8 x float> poison, float %l.246, i64 0
  %s.248 = shufflevector <8 x float> %t.247, <8 x float> poison, <8 x i32> zeroinitializer
  %t.249 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.248, <8 x float> %l.218, <8 x float> %t.209)
  %t.250 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.248, <8 x float> %l.220, <8 x float> %t.210)
  %p.251 = getelementptr float, ptr %p.174, i64 641
  %l.252 = load float, ptr %p.251, align 4
  %t.253 = insertelement <8 x float> poison, float %l.252, i64 0
  %s.254 = shufflevector <8 x float> %t.253, <8 x float> poison, <8 x i32> zeroinitializer
  %t.255 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.254, <8 x float> %l.218, <8 x float> %t.215)
  %t.256 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.254, <8 x float> %l.220, <8 x float> %t.216)
  %p.257 = getelementptr float, ptr %p.176, i64 32
  %l.258 = load <8 x float>, ptr %p.257, align 4
  %p.259 = getelementptr float, ptr %p.176, i64 40
  %l.260 = load <8 x float>, ptr %p.259, align 4
  %p.261 = getelementptr float, ptr %p.174, i64 2
  %l.262 = load float, ptr %p.261, align 4
  %t.263 = insertelement <8 x float> poison, float %l.262, i64 0
  %s.264 = shufflevector <8 x float> %t.263, <8 x float> poison, <8 x i32> zeroinitializer
  %t.265 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.264, <8 x float> %l.258, <8 x float> %t.225)
  %t.266 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.264, <8 x float> %l.260, <8 x float> %t.226)
  %p.267 = getelementptr float, ptr %p.174, i64 130
  %l.268 = load float, ptr %p.267, align 4
  %t.269 = insertelement <8 x float> poison, float %l.268, i64 0
  %s.270 = shufflevector <8 x float> %t.269, <8 x float> poison, <8 x i32> zeroinitializer
  %t.271 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.270, <8 x float> %l.258, <8 x float> %t.231)
  %t.272 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.270, <8 x float> %l.260, <8 x float> %t.232)
  %p.273 = getelementptr float, ptr %p.174, i64 258
  %l.274 = load float, ptr %p.273, align 4
  %t.275 = insertelement <8 x float> poison, float %l.274, i64 0
  %s.276 = shufflevector <8 x float> %t.275, <8 x float> poison, <8 x i32> zeroinitializer
  %t.277 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.276, <8 x float> %l.258, <8 x float> %t.237)
  %t.278 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.276, <8 x float> %l.260, <8 x float> %t.238)
  %p.279 = getelementptr float, ptr %p.174, i64 386
  %l.280 = load float, ptr %p.279, align 4
  %t.281 = insertelement <8 x float> poison, float %l.280, i64 0
  %s.282 = shufflevector <8 x float> %t.281, <8 x float> poison, <8 x i32> zeroinitializer
  %t.283 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.282, <8 x float> %l.258, <8 x float> %t.243)
  %t.284 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.282, <8 x float> %l.260, <8 x float> %t.244)
  %p.285 = getelementptr float, ptr %p.174, i64 514
  %l.286 = load float, ptr %p.285, align 4
  %t.287 = insertelement <8 x float> poison, float %l.286, i64 0
  %s.288 = shufflevector <8 x float> %t.287, <8 x float> poison, <8 x i32> zeroinitializer
  %t.289 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.288, <8 x float> %l.258, <8 x float> %t.249)
  %t.290 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.288, <8 x float> %l.260, <8 x float> %t.250)
  %p.291 = getelementptr float, ptr %p.174, i64 642
  %l.292 = load float, ptr %p.291, align 4
  %t.293 = insertelement <8 x float> poison, float %l.292, i64 0
  %s.294 = shufflevector <8 x float> %t.293, <8 x float> poison, <8 x i32> zeroinitializer
  %t.295 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.294, <8 x float> %l.258, <8 x float> %t.255)
  %t.296 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.294, <8 x float> %l.260, <8 x float> %t.256)
  %p.297 = getelementptr float, ptr %p.176, i64 48
  %l.298 = load <8 x float>, ptr %p.297, align 4
  %p.299 = getelementptr float, ptr %p.176, i64 56
  %l.300 = load <8 x float>, ptr %p.299, align 4
  %p.301 = getelementptr float, ptr %p.174, i64 3
  %l.302 = load float, ptr %p.301, align 4
  %t.303 = insertelement <8 x float> poison, float %l.302, i64 0
  %s.304 = shufflevector <8 x float> %t.303, <8 x float> poison, <8 x i32> zeroinitializer
  %t.305 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.304, <8 x float> %l.298, <8 x float> %t.265)
  %t.306 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.304, <8 x float> %l.300, <8 x float> %t.266)
  %p.307 = getelementptr float, ptr %p.174, i64 131
  %l.308 = load float, ptr %p.307, align 4
  %t.309 = insertelement <8 x float> poison, float %l.308, i64 0
  %s.310 = shufflevector <8 x float> %t.309, <8 x float> poison, <8 x i32> zeroinitializer
  %t.311 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.310, <8 x float> %l.298, <8 x float> %t.271)
  %t.312 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.310, <8 x float> %l.300, <8 x float> %t.272)
  %p.313 = getelementptr float, ptr %p.174, i64 259
  %l.314 = load float, ptr %p.313, align 4
  %t.315 = insertelement <8 x float> poison, float %l.314, i64 0
  %s.316 = shufflevector <8 x float> %t.315, <8 x float> poison, <8 x i32> zeroinitializer
  %t.317 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.316, <8 x float> %l.298, <8 x float> %t.277)
  %t.318 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.316, <8 x float> %l.300, <8 x float> %t.278)
  %p.319 = getelementptr float, ptr %p.174, i64 387
  %l.320 = load float, ptr %p.319, align 4
  %t.321 = insertelement <8 x float> poison, float %l.320, i64 0
  %s.322 = shufflevector <8 x float> %t.321, <8 x float> poison, <8 x i32> zeroinitializer
  %t.323 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.322, <8 x float> %l.298, <8 x float> %t.283)
  %t.324 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.322, <8 x float> %l.300, <8 x float> %t.284)
  %p.325 = getelementptr float, ptr %p.174, i64 515
  %l.326 = load float, ptr %p.325, align 4
  %t.327 = insertelement <8 x float> poison, float %l.326, i64 0
  %s.328 = shufflevector <8 x float> %t.327, <8 x float> poison, <8 x i32> zeroinitializer
  %t.329 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.328, <8 x float> %l.298, <8 x float> %t.289)
  %t.330 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.328, <8 x float> %l.300, <8 x float> %t.290)
  %p.331 = getelementptr float, ptr %p.174, i64 643
  %l.332 = load float, ptr %p.331, align 4
  %t.333 = insertelement <8 x float> poison, float %l.332, i64 0
  %s.334 = shufflevector <8 x float> %t.333, <8 x float> poison, <8 x i32> zeroinitializer
  %t.335 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.334, <8 x float> %l.298, <8 x float> %t.295)
  %t.336 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.334, <8 x float> %l.300, <8 x float> %t.296)
  %k.173.next = add nuw nsw i64 %k.173.i, 4
  %t.337 = icmp slt i64 %k.173.next, 128
  br i1 %t.337, label %k.173, label %k.173.done
k.173.done:
  %p.338 = getelementptr float, ptr %a, i64 128
  %p.339 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.305, ptr %sums, align 4
  %p.340 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.306, ptr %p.340, align 4
  %p.341 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.311, ptr %p.341, align 4
  %p.342 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.312, ptr %p.342, align 4
  %p.343 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.317, ptr %p.343, align 4
  %p.344 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.318, ptr %p.344, align 4
  %p.345 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.323, ptr %p.345, align 4
  %p.346 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.324, ptr %p.346, align 4
  %p.347 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.329, ptr %p.347, align 4
  %p.348 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.330, ptr %p.348, align 4
  %p.349 = getelementptr float, ptr %sums, i64 80
  store <8 x float> %t.335, ptr %p.349, align 4
  %p.350 = getelementptr float, ptr %sums, i64 88
  store <8 x float> %t.336, ptr %p.350, align 4
  ret void
}
define internal void @tile5(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead, ptr %beside0) noinline #0 {
entry:
  br label %part.1
part.1:
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.7.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.121, %k.7.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.122, %k.7.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.127, %k.7.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.128, %k.7.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.133, %k.7.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.134, %k.7.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.139, %k.7.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.140, %k.7.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.145, %k.7.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.146, %k.7.done]
  %t.2 = mul i64 %part.1.i, 768
  %p.3 = getelementptr float, ptr %beside0, i64 %t.2
  %p.4 = getelementptr float, ptr %p.3, i64 15
  call void @llvm.prefetch.p0(ptr %p.4, i32 1, i32 3, i32 1)
  %t.5 = mul i64 %part.1.i, 24
  %t.6 = add i64 %t.5, 24
  br label %k.7
k.7:
  %k.7.i = phi i64 [%t.5, %part.1], [%k.7.next, %k.7]
  %k.7.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.121, %k.7]
  %k.7.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.122, %k.7]
  %k.7.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.127, %k.7]
  %k.7.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.128, %k.7]
  %k.7.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.133, %k.7]
  %k.7.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.134, %k.7]
  %k.7.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.139, %k.7]
  %k.7.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.140, %k.7]
  %k.7.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.145, %k.7]
  %k.7.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.146, %k.7]
  %p.8 = getelementptr float, ptr %a, i64 %k.7.i
  %t.9 = mul i64 %k.7.i, 16
  %p.10 = getelementptr float, ptr %b, i64 %t.9
  %t.11 = mul i64 %k.7.i, 16
  %p.12 = getelementptr i8, ptr %ahead, i64 %t.11
  call void @llvm.prefetch.p0(ptr %p.12, i32 0, i32 2, i32 1)
  %l.13 = load <8 x float>, ptr %p.10, align 4
  %p.14 = getelementptr float, ptr %p.10, i64 8
  %l.15 = load <8 x float>, ptr %p.14, align 4
  %l.16 = load float, ptr %p.8, align 4
  %t.17 = insertelement <8 x float> poison, float %l.16, i64 0
  %s.18 = shufflevector <8 x float> %t.17, <8 x float> poison, <8 x i32> zeroinitializer
  %t.19 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.18, <8 x float> %l.13, <8 x float> %k.7.c0)
  %t.20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.18, <8 x float> %l.15, <8 x float> %k.7.c1)
  %p.21 = getelementptr float, ptr %p.8, i64 128
  %l.22 = load float, ptr %p.21, align 4
  %t.23 = insertelement <8 x float> poison, float %l.22, i64 0
  %s.24 = shufflevector <8 x float> %t.23, <8 x float> poison, <8 x i32> zeroinitializer
  %t.25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.13, <8 x float> %k.7.c2)
  %t.26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.24, <8 x float> %l.15, <8 x float> %k.7.c3)
  %p.27 = getelementptr float, ptr %p.8, i64 256
  %l.28 = load float, ptr %p.27, align 4
  %t.29 = insertelement <8 x float> poison, float %l.28, i64 0
  %s.30 = shufflevector <8 x float> %t.29, <8 x float> poison, <8 x i32> zeroinitializer
  %t.31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.13, <8 x float> %k.7.c4)
  %t.32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.30, <8 x float> %l.15, <8 x float> %k.7.c5)
  %p.33 = getelementptr float, ptr %p.8, i64 384
  %l.34 = load float, ptr %p.33, align 4
  %t.35 = insertelement <8 x float> poison, float %l.34, i64 0
  %s.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <8 x i32> zeroinitializer
  %t.37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.13, <8 x float> %k.7.c6)
  %t.38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.36, <8 x float> %l.15, <8 x float> %k.7.c7)
  %p.39 = getelementptr float, ptr %p.8, i64 512
  %l.40 = load float, ptr %p.39, align 4
  %t.41 = insertelement <8 x float> poison, float %l.40, i64 0
  %s.42 = shufflevector <8 x float> %t.41, <8 x float> poison, <8 x i32> zeroinitializer
  %t.43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.13, <8 x float> %k.7.c8)
  %t.44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.42, <8 x float> %l.15, <8 x float> %k.7.c9)
  %p.45 = getelementptr float, ptr %p.10, i64 16
  %l.46 = load <8 x float>, ptr %p.45, align 4
  %p.47 = getelementptr float, ptr %p.10, i64 24
  %l.48 = load <8 x float>, ptr %p.47, align 4
  %p.49 = getelementptr float, ptr %p.8, i64 1
  %l.50 = load float, ptr %p.49, align 4
  %t.51 = insertelement <8 x float> poison, float %l.50, i64 0
  %s.52 = shufflevector <8 x float> %t.51, <8 x float> poison, <8 x i32> zeroinitializer
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.46, <8 x float> %t.19)
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.52, <8 x float> %l.48, <8 x float> %t.20)
  %p.55 = getelementptr float, ptr %p.8, i64 129
  %l.56 = load float, ptr %p.55, align 4
  %t.57 = insertelement <8 x float> poison, float %l.56, i64 0
  %s.58 = shufflevector <8 x float> %t.57, <8 x float> poison, <8 x i32> zeroinitializer
  %t.59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.46, <8 x float> %t.25)
  %t.60 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.58, <8 x float> %l.48, <8 x float> %t.26)
  %p.61 = getelementptr float, ptr %p.8, i64 257
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.46, <8 x float> %t.31)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.64, <8 x float> %l.48, <8 x float> %t.32)
  %p.67 = getelementptr float, ptr %p.8, i64 385
  %l.68 = load float, ptr %p.67, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.46, <8 x float> %t.37)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.70, <8 x float> %l.48, <8 x float> %t.38)
  %p.73 = getelementptr float, ptr %p.8, i64 513
  %l.74 = load float, ptr %p.73, align 4
  %t.75 = insertelement <8 x float> poison, float %l.74, i64 0
  %s.76 = shufflevector <8 x float> %t.75, <8 x float> poison, <8 x i32> zeroinitializer
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.46, <8 x float> %t.43)
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.76, <8 x float> %l.48, <8 x float> %t.44)
  %p.79 = getelementptr float, ptr %p.10, i64 32
  %l.80 = load <8 x float>, ptr %p.79, align 4
  %p.81 = getelementptr float, ptr %p.10, i64 40
  %l.82 = load <8 x float>, ptr %p.81, align 4
  %p.83 = getelementptr float, ptr %p.8, i64 2
  %l.84 = load float, ptr %p.83, align 4
  %t.85 = insertelement <8 x float> poison, float %l.84, i64 0
  %s.86 = shufflevector <8 x float> %t.85, <8 x float> poison, <8 x i32> zeroinitializer
  %t.87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.86, <8 x float> %l.80, <8 x float> %t.53)
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.86, <8 x float> %l.82, <8 x float> %t.54)
  %p.89 = getelementptr float, ptr %p.8, i64 130
  %l.90 = load float, ptr %p.89, align 4
  %t.91 = insertelement <8 x float> poison, float %l.90, i64 0
  %s.92 = shufflevector <8 x float> %t.91, <8 x float> poison, <8 x i32> zeroinitializer
  %t.93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.80, <8 x float> %t.59)
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.92, <8 x float> %l.82, <8 x float> %t.60)
  %p.95 = getelementptr float, ptr %p.8, i64 258
  %l.96 = load float, ptr %p.95, align 4
  %t.97 = insertelement <8 x float> poison, float %l.96, i64 0
  %s.98 = shufflevector <8 x float> %t.97, <8 x float> poison, <8 x i32> zeroinitializer
  %t.99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.80, <8 x float> %t.65)
  %t.100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.98, <8 x float> %l.82, <8 x float> %t.66)
  %p.101 = getelementptr float, ptr %p.8, i64 386
  %l.102 = load float, ptr %p.101, align 4
  %t.103 = insertelement <8 x float> poison, float %l.102, i64 0
  %s.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <8 x i32> zeroinitializer
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.80, <8 x float> %t.71)
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.104, <8 x float> %l.82, <8 x float> %t.72)
  %p.107 = getelementptr float, ptr %p.8, i64 514
  %l.108 = load float, ptr %p.107, align 4
  %t.109 = insertelement <8 x float> poison, float %l.108, i64 0
  %s.110 = shufflevector <8 x float> %t.109, <8 x float> poison, <8 x i32> zeroinitializer
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.80, <8 x float> %t.77)
  %t.112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.110, <8 x float> %l.82, <8 x float> %t.78)
  %p.113 = getelementptr float, ptr %p.10, i64 48
  %l.114 = load <8 x float>, ptr %p.113, align 4
  %p.115 = getelementptr float, ptr %p.10, i64 56
  %l.116 = load <8 x float>, ptr %p.115, align 4
  %p.117 = getelementptr float, ptr %p.8, i64 3
  %l.118 = load float, ptr %p.117, align 4
  %t.119 = insertelement <8 x float> poison, float %l.118, i64 0
  %s.120 = shufflevector <8 x float> %t.119, <8 x float> poison, <8 x i32> zeroinitializer
  %t.121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.120, <8 x float> %l.114, <8 x float> %t.87)
  %t.122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.120, <8 x float> %l.116, <8 x float> %t.88)
  %p.123 = getelementptr float, ptr %p.8, i64 131
  %l.124 = load float, ptr %p.123, align 4
  %t.125 = insertelement <8 x float> poison, float %l.124, i64 0
  %s.126 = shufflevector <8 x float> %t.125, <8 x float> poison, <8 x i32> zeroinitializer
  %t.127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.126, <8 x float> %l.114, <8 x float> %t.93)
  %t.128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.126, <8 x float> %l.116, <8 x float> %t.94)
  %p.129 = getelementptr float, ptr %p.8, i64 259
  %l.130 = load float, ptr %p.129, align 4
  %t.131 = insertelement <8 x float> poison, float %l.130, i64 0
  %s.132 = shufflevector <8 x float> %t.131, <8 x float> poison, <8 x i32> zeroinitializer
  %t.133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.132, <8 x float> %l.114, <8 x float> %t.99)
  %t.134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.132, <8 x float> %l.116, <8 x float> %t.100)
  %p.135 = getelementptr float, ptr %p.8, i64 387
  %l.136 = load float, ptr %p.135, align 4
  %t.137 = insertelement <8 x float> poison, float %l.136, i64 0
  %s.138 = shufflevector <8 x float> %t.137, <8 x float> poison, <8 x i32> zeroinitializer
  %t.139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.114, <8 x float> %t.105)
  %t.140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.138, <8 x float> %l.116, <8 x float> %t.106)
  %p.141 = getelementptr float, ptr %p.8, i64 515
  %l.142 = load float, ptr %p.141, align 4
  %t.143 = insertelement <8 x float> poison, float %l.142, i64 0
  %s.144 = shufflevector <8 x float> %t.143, <8 x float> poison, <8 x i32> zeroinitializer
  %t.145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.114, <8 x float> %t.111)
  %t.146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.144, <8 x float> %l.116, <8 x float> %t.112)
  %k.7.next = add nuw nsw i64 %k.7.i, 4
  %t.147 = icmp slt i64 %k.7.next, %t.6
  br i1 %t.147, label %k.7, label %k.7.done
k.7.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.148 = icmp slt i64 %part.1.next, 5
  br i1 %t.148, label %part.1, label %part.1.done
part.1.done:
  br label %k.149
k.149:
  %k.149.i = phi i64 [120, %part.1.done], [%k.149.next, %k.149]
  %k.149.c0 = phi <8 x float> [%t.121, %part.1.done], [%t.263, %k.149]
  %k.149.c1 = phi <8 x float> [%t.122, %part.1.done], [%t.264, %k.149]
  %k.149.c2 = phi <8 x float> [%t.127, %part.1.done], [%t.269, %k.149]
  %k.149.c3 = phi <8 x float> [%t.128, %part.1.done], [%t.270, %k.149]
  %k.149.c4 = phi <8 x float> [%t.133, %part.1.done], [%t.275, %k.149]
  %k.149.c5 = phi <8 x float> [%t.134, %part.1.done], [%t.276, %k.149]
  %k.149.c6 = phi <8 x float> [%t.139, %part.1.done], [%t.281, %k.149]
  %k.149.c7 = phi <8 x float> [%t.140, %part.1.done], [%t.282, %k.149]
  %k.149.c8 = phi <8 x float> [%t.145, %part.1.done], [%t.287, %k.149]
  %k.149.c9 = phi <8 x float> [%t.146, %part.1.done], [%t.288, %k.149]
  %p.150 = getelementptr float, ptr %a, i64 %k.149.i
  %t.151 = mul i64 %k.149.i, 16
  %p.152 = getelementptr float, ptr %b, i64 %t.151
  %t.153 = mul i64 %k.149.i, 16
  %p.154 = getelementptr i8, ptr %ahead, i64 %t.153
  call void @llvm.prefetch.p0(ptr %p.154, i32 0, i32 2, i32 1)
  %l.155 = load <8 x float>, ptr %p.152, align 4
  %p.156 = getelementptr float, ptr %p.152, i64 8
  %l.157 = load <8 x float>, ptr %p.156, align 4
  %l.158 = load float, ptr %p.150, align 4
  %t.159 = insertelement <8 x float> poison, float %l.158, i64 0
  %s.160 = shufflevector <8 x float> %t.159, <8 x float> poison, <8 x i32> zeroinitializer
  %t.161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.160, <8 x float> %l.155, <8 x float> %k.149.c0)
  %t.162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.160, <8 x float> %l.157, <8 x float> %k.149.c1)
  %p.163 = getelementptr float, ptr %p.150, i64 128
  %l.164 = load float, ptr %p.163, align 4
  %t.165 = insertelement <8 x float> poison, float %l.164, i64 0
  %s.166 = shufflevector <8 x float> %t.165, <8 x float> poison, <8 x i32> zeroinitializer
  %t.167 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.166, <8 x float> %l.155, <8 x float> %k.149.c2)
  %t.168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.166, <8 x float> %l.157, <8 x float> %k.149.c3)
  %p.169 = getelementptr float, ptr %p.150, i64 256
  %l.170 = load float, ptr %p.169, align 4
  %t.171 = insertelement <8 x float> poison, float %l.170, i64 0
  %s.172 = shufflevector <8 x float> %t.171, <8 x float> poison, <8 x i32> zeroinitializer
  %t.173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.172, <8 x float> %l.155, <8 x float> %k.149.c4)
  %t.174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.172, <8 x float> %l.157, <8 x float> %k.149.c5)
  %p.175 = getelementptr float, ptr %p.150, i64 384
  %l.176 = load float, ptr %p.175, align 4
  %t.177 = insertelement <8 x float> poison, float %l.176, i64 0
  %s.178 = shufflevector <8 x float> %t.177, <8 x float> poison, <8 x i32> zeroinitializer
  %t.179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.178, <8 x float> %l.155, <8 x float> %k.149.c6)
  %t.180 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.178, <8 x float> %l.157, <8 x float> %k.149.c7)
  %p.181 = getelementptr float, ptr %p.150, i64 512
  %l.182 = load float, ptr %p.181, align 4
  %t.183 = insertelement <8 x float> poison, float %l.182, i64 0
  %s.184 = shufflevector <8 x float> %t.183, <8 x float> poison, <8 x i32> zeroinitializer
  %t.185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.184, <8 x float> %l.155, <8 x float> %k.149.c8)
  %t.186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.184, <8 x float> %l.157, <8 x float> %k.149.c9)
  %p.187 = getelementptr float, ptr %p.152, i64 16
  %l.188 = load <8 x float>, ptr %p.187, align 4
  %p.189 = getelementptr float, ptr %p.152, i64 24
  %l.190 = load <8 x float>, ptr %p.189, align 4
  %p.191 = getelementptr float, ptr %p.150, i64 1
  %l.192 = load float, ptr %p.191, align 4
  %t.193 = insertelement <8 x float> poison, float %l.192, i64 0
  %s.194 = shufflevector <8 x float> %t.193, <8 x float> poison, <8 x i32> zeroinitializer
  %t.195 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.194, <8 x float> %l.188, <8 x float> %t.161)
  %t.196 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.194, <8 x float> %l.190, <8 x float> %t.162)
  %p.197 = getelementptr float, ptr %p.150, i64 129
  %l.198 = load float, ptr %p.197, align 4
  %t.199 = insertelement <8 x float> poison, float %l.198, i64 0
  %s.200 = shufflevector <8 x float> %t.199, <8 x float> poison, <8 x i32> zeroinitializer
  %t.201 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.200, <8 x float> %l.188, <8 x float> %t.167)
  %t.202 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.200, <8 x float> %l.190, <8 x float> %t.168)
  %p.203 = getelementptr float, ptr %p.150, i64 257
  %l.204 = load float, ptr %p.203, align 4
  %t.205 = insertelement <8 x float> poison, float %l.204, i64 0
  %s.206 = shufflevector <8 x float> %t.205, <8 x float> poison, <8 x i32> zeroinitializer
  %t.207 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.206, <8 x float> %l.188, <8 x float> %t.173)
  %t.208 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.206, <8 x float> %l.190, <8 x float> %t.174)
  %p.209 = getelementptr float, ptr %p.150, i64 385
  %l.210 = load float, ptr %p.209, align 4
  %t.211 = insertelement <8 x float> poison, float %l.210, i64 0
  %s.212 = shufflevector <8 x float> %t.211, <8 x float> poison, <8 x i32> zeroinitializer
  %t.213 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.212, <8 x float> %l.188, <8 x float> %t.179)
  %t.214 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.212, <8 x float> %l.190, <8 x float> %t.180)
  %p.215 = getelementptr float, ptr %p.150, i64 513
  %l.216 = load float, ptr %p.215, align 4
  %t.217 = insertelement <8 x float> poison, float %l.216, i64 0
  %s.218 = shufflevector <8 x float> %t.217, <8 x float> poison, <8 x i32> zeroinitializer
  %t.219 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.218, <8 x float> %l.188, <8 x float> %t.185)
  %t.220 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.218, <8 x float> %l.190, <8 x float> %t.186)
  %p.221 = getelementptr float, ptr %p.152, i64 32
  %l.222 = load <8 x float>, ptr %p.221, align 4
  %p.223 = getelementptr float, ptr %p.152, i64 40
  %l.224 = load <8 x float>, ptr %p.223, align 4
  %p.225 = getelementptr float, ptr %p.150, i64 2
  %l.226 = load float, ptr %p.225, align 4
  %t.227 = insertelement <8 x float> poison, float %l.226, i64 0
  %s.228 = shufflevector <8 x float> %t.227, <8 x float> poison, <8 x i32> zeroinitializer
  %t.229 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.228, <8 x float> %l.222, <8 x float> %t.195)
  %t.230 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.228, <8 x float> %l.224, <8 x float> %t.196)
  %p.231 = getelementptr float, ptr %p.150, i64 130
  %l.232 = load float, ptr %p.231, align 4
  %t.233 = insertelement <8 x float> poison, float %l.232, i64 0
  %s.234 = shufflevector <8 x float> %t.233, <8 x float> poison, <8 x i32> zeroinitializer
  %t.235 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.234, <8 x float> %l.222, <8 x float> %t.201)
  %t.236 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.234, <8 x float> %l.224, <8 x float> %t.202)
  %p.237 = getelementptr float, ptr %p.150, i64 258
  %l.238 = load float, ptr %p.237, align 4
  %t.239 = insertelement <8 x float> poison, float %l.238, i64 0
  %s.240 = shufflevector <8 x float> %t.239, <8 x float> poison, <8 x i32> zeroinitializer
  %t.241 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.240, <8 x float> %l.222, <8 x float> %t.207)
  %t.242 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.240, <8 x float> %l.224, <8 x float> %t.208)
  %p.243 = getelementptr float, ptr %p.150, i64 386
  %l.244 = load float, ptr %p.243, align 4
  %t.245 = insertelement <8 x float> poison, float %l.244, i64 0
  %s.246 = shufflevector <8 x float> %t.245, <8 x float> poison, <8 x i32> zeroinitializer
  %t.247 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.246, <8 x float> %l.222, <8 x float> %t.213)
  %t.248 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.246, <8 x float> %l.224, <8 x float> %t.214)
  %p.249 = getelementptr float, ptr %p.150, i64 514
  %l.250 = load float, ptr %p.249, align 4
  %t.251 = insertelement <8 x float> poison, float %l.250, i64 0
  %s.252 = shufflevector <8 x float> %t.251, <8 x float> poison, <8 x i32> zeroinitializer
  %t.253 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.252, <8 x float> %l.222, <8 x float> %t.219)
  %t.254 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.252, <8 x float> %l.224, <8 x float> %t.220)
  %p.255 = getelementptr float, ptr %p.152, i64 48
  %l.256 = load <8 x float>, ptr %p.255, align 4
  %p.257 = getelementptr float, ptr %p.152, i64 56
  %l.258 = load <8 x float>, ptr %p.257, align 4
  %p.259 = getelementptr float, ptr %p.150, i64 3
  %l.260 = load float, ptr %p.259, align 4
  %t.261 = insertelement <8 x float> poison, float %l.260, i64 0
  %s.262 = shufflevector <8 x float> %t.261, <8 x float> poison, <8 x i32> zeroinitializer
  %t.263 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.262, <8 x float> %l.256, <8 x float> %t.229)
  %t.264 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.262, <8 x float> %l.258, <8 x float> %t.230)
  %p.265 = getelementptr float, ptr %p.150, i64 131
  %l.266 = load float, ptr %p.265, align 4
  %t.267 = insertelement <8 x float> poison, float %l.266, i64 0
  %s.268 = shufflevector <8 x float> %t.267, <8 x float> poison, <8 x i32> zeroinitializer
  %t.269 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.268, <8 x float> %l.256, <8 x float> %t.235)
  %t.270 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.268, <8 x float> %l.258, <8 x float> %t.236)
  %p.271 = getelementptr float, ptr %p.150, i64 259
  %l.272 = load float, ptr %p.271, align 4
  %t.273 = insertelement <8 x float> poison, float %l.272, i64 0
  %s.274 = shufflevector <8 x float> %t.273, <8 x float> poison, <8 x i32> zeroinitializer
  %t.275 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.274, <8 x float> %l.256, <8 x float> %t.241)
  %t.276 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.274, <8 x float> %l.258, <8 x float> %t.242)
  %p.277 = getelementptr float, ptr %p.150, i64 387
  %l.278 = load float, ptr %p.277, align 4
  %t.279 = insertelement <8 x float> poison, float %l.278, i64 0
  %s.280 = shufflevector <8 x float> %t.279, <8 x float> poison, <8 x i32> zeroinitializer
  %t.281 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.280, <8 x float> %l.256, <8 x float> %t.247)
  %t.282 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.280, <8 x float> %l.258, <8 x float> %t.248)
  %p.283 = getelementptr float, ptr %p.150, i64 515
  %l.284 = load float, ptr %p.283, align 4
  %t.285 = insertelement <8 x float> poison, float %l.284, i64 0
  %s.286 = shufflevector <8 x float> %t.285, <8 x float> poison, <8 x i32> zeroinitializer
  %t.287 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.286, <8 x float> %l.256, <8 x float> %t.253)
  %t.288 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.286, <8 x float> %l.258, <8 x float> %t.254)
  %k.149.next = add nuw nsw i64 %k.149.i, 4
  %t.289 = icmp slt i64 %k.149.next, 128
  br i1 %t.289, label %k.149, label %k.149.done
k.149.done:
  %p.290 = getelementptr float, ptr %a, i64 128
  %p.291 = getelementptr float, ptr %b, i64 2048
  store <8 x float> %t.263, ptr %sums, align 4
  %p.292 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.264, ptr %p.292, align 4
  %p.293 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.269, ptr %p.293, align 4
  %p.294 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.270, ptr %p.294, align 4
  %p.295 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.275, ptr %p.295, align 4
  %p.296 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.276, ptr %p.296, align 4
  %p.297 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.281, ptr %p.297, align 4
  %p.298 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.282, ptr %p.298, align 4
  %p.299 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.287, ptr %p.299, align 4
  %p.300 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.288, ptr %p.300, align 4
  ret void
}
define void @kt_contract_942ed17a954923ac(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5, i64 %n6, i64 %n7, i64 %n8, i64 %n9, i64 %n10, i64 %n11) #0 {
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
  %t.226 = mul i64 %tid, %n7
  %p.227 = getelementptr i8, ptr %p.225, i64 %t.226
  %p.228 = getelementptr float, ptr %scratch, i64 %n8
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
  %piece.254.n = phi i64 [%t.253, %panel.234.done], [%t.319, %piece.254.look]
  %piece.254.from = phi i64 [0, %panel.234.done], [%piece.254.of, %piece.254.look]
  %t.255 = mul i64 %piece.254.n, %n10
  %t.256 = udiv i64 %t.255, %t.252
  %t.257 = add i64 %t.255, %n10
  %t.258 = udiv i64 %t.257, %t.252
  br label %item.259
item.259:
  %item.259.i = phi i64 [%t.256, %piece.254], [%item.259.next, %row.306.done]
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
  %p.271 = getelementptr float, ptr %p.228, i64 %t.270
  %t.272 = mul i64 %t.265, 5
  %t.273 = call i64 @llvm.smin.i64(i64 %t.265, i64 %n2)
  %t.274 = add i64 %t.272, %t.273
  br label %tile.275
tile.275:
  %tile.275.i = phi i64 [%t.265, %item.259.body], [%tile.275.next, %if.296.end]
  %t.276 = icmp slt i64 %tile.275.i, %t.267
  br i1 %t.276, label %tile.275.body, label %tile.275.done
tile.275.body:
  %t.277 = mul i64 %tile.275.i, 5
  %t.278 = call i64 @llvm.smin.i64(i64 %tile.275.i, i64 %n2)
  %t.279 = add i64 %t.277, %t.278
  %t.280 = sub i64 %t.279, %t.274
  %t.281 = mul i64 %t.280, 16
  %p.282 = getelementptr float, ptr %p.227, i64 %t.281
  %t.283 = sub i64 %tile.275.i, %t.265
  %t.284 = mul i64 %t.279, 128
  %p.285 = getelementptr float, ptr %scratch, i64 %t.284
  %t.286 = mul i64 %t.283, 2048
  %t.287 = add i64 %t.286, 8192
  %p.288 = getelementptr i8, ptr %p.271, i64 %t.287
  %t.289 = mul i64 %t.263, 16
  %t.290 = mul i64 %t.279, 768
  %t.291 = add i64 %t.289, %t.290
  %p.292 = getelementptr float, ptr %b3, i64 %t.291
  %t.293 = icmp slt i64 %tile.275.i, %n2
  br i1 %t.293, label %if.294, label %if.294.end
if.294:
  call void @tile6(ptr %p.285, ptr %p.271, ptr %p.282, ptr %p.288, ptr %p.292)
  br label %if.294.end
if.294.end:
  %t.295 = xor i1 %t.293, true
  br i1 %t.295, label %if.296, label %if.296.end
if.296:
  call void @tile5(ptr %p.285, ptr %p.271, ptr %p.282, ptr %p.288, ptr %p.292)
  br label %if.296.end
if.296.end:
  %tile.275.next = add nuw nsw i64 %tile.275.i, 1
  br label %tile.275
tile.275.done:
  %t.297 = mul i64 %t.265, 5
  %t.298 = call i64 @llvm.smin.i64(i64 %t.265, i64 %n2)
  %t.299 = add i64 %t.297, %t.298
  %t.300 = mul i64 %t.267, 5
  %t.301 = call i64 @llvm.smin.i64(i64 %t.267, i64 %n2)
  %t.302 = add i64 %t.300, %t.301
  %t.303 = sub i64 %t.302, %t.299
  %t.304 = mul i64 %t.263, 16
  %p.305 = getelementptr float, ptr %b3, i64 %t.304
  br label %row.306
row.306:
  %row.306.i = phi i64 [0, %tile.275.done], [%row.306.next, %row.306]
  %t.307 = add i64 %t.299, %row.306.i
  %t.308 = mul i64 %row.306.i, 16
  %p.309 = getelementptr float, ptr %p.227, i64 %t.308
  %l.310 = load <16 x float>, ptr %p.309, align 4
  %t.311 = mul i64 %t.307, 768
  %p.312 = getelementptr float, ptr %p.305, i64 %t.311
  store <16 x float> %l.310, ptr %p.312, align 4
  %row.306.next = add nuw nsw i64 %row.306.i, 1
  %t.313 = icmp slt i64 %row.306.next, %t.303
  br i1 %t.313, label %row.306, label %row.306.done
row.306.done:
  %item.259.next = add nuw nsw i64 %item.259.i, 1
  br label %item.259
item.259.done:
  %t.314 = icmp ugt i64 %t.251, 1
  br i1 %t.314, label %piece.254.look, label %piece.254.done
piece.254.look:
  %piece.254.of = phi i64 [%piece.254.from, %item.259.done], [%piece.254.next, %piece.254.none]
  %t.315 = add i64 %part, %piece.254.of
  %t.316 = urem i64 %t.315, %parts
  %t.317 = call i64 @kt_take(ptr %barrier, i64 %t.316)
  %t.318 = mul i64 %t.316, %t.251
  %t.319 = add i64 %t.318, %t.317
  %t.320 = icmp ult i64 %t.317, %t.251
  br i1 %t.320, label %piece.254, label %piece.254.none
piece.254.none:
  %piece.254.next = add i64 %piece.254.of, 1
  %t.321 = icmp ult i64 %piece.254.next, %parts
  br i1 %t.321, label %piece.254.look, label %piece.254.done
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
