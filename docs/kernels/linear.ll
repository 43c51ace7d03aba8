declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare i64 @kt_take(ptr, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @kt_barrier(ptr, i64)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define internal void @tile6(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead, ptr %beside0, ptr %beside1) noinline #0 {
entry:
  br label %part.1
part.1:
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.10.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.142, %k.10.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.143, %k.10.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.148, %k.10.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.149, %k.10.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.154, %k.10.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.155, %k.10.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.160, %k.10.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.161, %k.10.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.166, %k.10.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.167, %k.10.done]
  %part.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.172, %k.10.done]
  %part.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.173, %k.10.done]
  %t.2 = mul i64 %part.1.i, 3072
  %p.3 = getelementptr float, ptr %beside0, i64 %t.2
  %p.4 = getelementptr float, ptr %p.3, i64 15
  call void @llvm.prefetch.p0(ptr %p.4, i32 0, i32 3, i32 1)
  %t.5 = mul i64 %part.1.i, 3072
  %p.6 = getelementptr float, ptr %beside1, i64 %t.5
  %p.7 = getelementptr float, ptr %p.6, i64 15
  call void @llvm.prefetch.p0(ptr %p.7, i32 1, i32 3, i32 1)
  %t.8 = mul i64 %part.1.i, 128
  %t.9 = add i64 %t.8, 128
  br label %k.10
k.10:
  %k.10.i = phi i64 [%t.8, %part.1], [%k.10.next, %k.10]
  %k.10.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.142, %k.10]
  %k.10.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.143, %k.10]
  %k.10.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.148, %k.10]
  %k.10.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.149, %k.10]
  %k.10.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.154, %k.10]
  %k.10.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.155, %k.10]
  %k.10.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.160, %k.10]
  %k.10.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.161, %k.10]
  %k.10.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.166, %k.10]
  %k.10.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.167, %k.10]
  %k.10.c10 = phi <8 x float> [%part.1.c10, %part.1], [%t.172, %k.10]
  %k.10.c11 = phi <8 x float> [%part.1.c11, %part.1], [%t.173, %k.10]
  %p.11 = getelementptr float, ptr %a, i64 %k.10.i
  %t.12 = mul i64 %k.10.i, 16
  %p.13 = getelementptr float, ptr %b, i64 %t.12
  %t.14 = mul i64 %k.10.i, 16
  %p.15 = getelementptr i8, ptr %ahead, i64 %t.14
  call void @llvm.prefetch.p0(ptr %p.15, i32 0, i32 2, i32 1)
  %l.16 = load <8 x float>, ptr %p.13, align 4
  %p.17 = getelementptr float, ptr %p.13, i64 8
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %l.19 = load float, ptr %p.11, align 4
  %t.20 = insertelement <8 x float> poison, float %l.19, i64 0
  %s.21 = shufflevector <8 x float> %t.20, <8 x float> poison, <8 x i32> zeroinitializer
  %t.22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.21, <8 x float> %l.16, <8 x float> %k.10.c0)
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.21, <8 x float> %l.18, <8 x float> %k.10.c1)
  %p.24 = getelementptr float, ptr %p.11, i64 768
  %l.25 = load float, ptr %p.24, align 4
  %t.26 = insertelement <8 x float> poison, float %l.25, i64 0
  %s.27 = shufflevector <8 x float> %t.26, <8 x float> poison, <8 x i32> zeroinitializer
  %t.28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.27, <8 x float> %l.16, <8 x float> %k.10.c2)
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.27, <8 x float> %l.18, <8 x float> %k.10.c3)
  %p.30 = getelementptr float, ptr %p.11, i64 1536
  %l.31 = load float, ptr %p.30, align 4
  %t.32 = insertelement <8 x float> poison, float %l.31, i64 0
  %s.33 = shufflevector <8 x float> %t.32, <8 x float> poison, <8 x i32> zeroinitializer
  %t.34 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.33, <8 x float> %l.16, <8 x float> %k.10.c4)
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.33, <8 x float> %l.18, <8 x float> %k.10.c5)
  %p.36 = getelementptr float, ptr %p.11, i64 2304
  %l.37 = load float, ptr %p.36, align 4
  %t.38 = insertelement <8 x float> poison, float %l.37, i64 0
  %s.39 = shufflevector <8 x float> %t.38, <8 x float> poison, <8 x i32> zeroinitializer
  %t.40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.39, <8 x float> %l.16, <8 x float> %k.10.c6)
  %t.41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.39, <8 x float> %l.18, <8 x float> %k.10.c7)
  %p.42 = getelementptr float, ptr %p.11, i64 3072
  %l.43 = load float, ptr %p.42, align 4
  %t.44 = insertelement <8 x float> poison, float %l.43, i64 0
  %s.45 = shufflevector <8 x float> %t.44, <8 x float> poison, <8 x i32> zeroinitializer
  %t.46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.45, <8 x float> %l.16, <8 x float> %k.10.c8)
  %t.47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.45, <8 x float> %l.18, <8 x float> %k.10.c9)
  %p.48 = getelementptr float, ptr %p.11, i64 3840
  %l.49 = load float, ptr %p.48, align 4
  %t.50 = insertelement <8 x float> poison, float %l.49, i64 0
  %s.51 = shufflevector <8 x float> %t.50, <8 x float> poison, <8 x i32> zeroinitializer
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.16, <8 x float> %k.10.c10)
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.51, <8 x float> %l.18, <8 x float> %k.10.c11)
  %p.54 = getelementptr float, ptr %p.13, i64 16
  %l.55 = load <8 x float>, ptr %p.54, align 4
  %p.56 = getelementptr float, ptr %p.13, i64 24
  %l.57 = load <8 x float>, ptr %p.56, align 4
  %p.58 = getelementptr float, ptr %p.11, i64 1
  %l.59 = load float, ptr %p.58, align 4
  %t.60 = insertelement <8 x float> poison, float %l.59, i64 0
  %s.61 = shufflevector <8 x float> %t.60, <8 x float> poison, <8 x i32> zeroinitializer
  %t.62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.61, <8 x float> %l.55, <8 x float> %t.22)
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.61, <8 x float> %l.57, <8 x float> %t.23)
  %p.64 = getelementptr float, ptr %p.11, i64 769
  %l.65 = load float, ptr %p.64, align 4
  %t.66 = insertelement <8 x float> poison, float %l.65, i64 0
  %s.67 = shufflevector <8 x float> %t.66, <8 x float> poison, <8 x i32> zeroinitializer
  %t.68 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.67, <8 x float> %l.55, <8 x float> %t.28)
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.67, <8 x float> %l.57, <8 x float> %t.29)
  %p.70 = getelementptr float, ptr %p.11, i64 1537
  %l.71 = load float, ptr %p.70, align 4
  %t.72 = insertelement <8 x float> poison, float %l.71, i64 0
  %s.73 = shufflevector <8 x float> %t.72, <8 x float> poison, <8 x i32> zeroinitializer
  %t.74 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.73, <8 x float> %l.55, <8 x float> %t.34)
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.73, <8 x float> %l.57, <8 x float> %t.35)
  %p.76 = getelementptr float, ptr %p.11, i64 2305
  %l.77 = load float, ptr %p.76, align 4
  %t.78 = insertelement <8 x float> poison, float %l.77, i64 0
  %s.79 = shufflevector <8 x float> %t.78, <8 x float> poison, <8 x i32> zeroinitializer
  %t.80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.79, <8 x float> %l.55, <8 x float> %t.40)
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.79, <8 x float> %l.57, <8 x float> %t.41)
  %p.82 = getelementptr float, ptr %p.11, i64 3073
  %l.83 = load float, ptr %p.82, align 4
  %t.84 = insertelement <8 x float> poison, float %l.83, i64 0
  %s.85 = shufflevector <8 x float> %t.84, <8 x float> poison, <8 x i32> zeroinitializer
  %t.86 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.85, <8 x float> %l.55, <8 x float> %t.46)
  %t.87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.85, <8 x float> %l.57, <8 x float> %t.47)
  %p.88 = getelementptr float, ptr %p.11, i64 3841
  %l.89 = load float, ptr %p.88, align 4
  %t.90 = insertelement <8 x float> poison, float %l.89, i64 0
  %s.91 = shufflevector <8 x float> %t.90, <8 x float> poison, <8 x i32> zeroinitializer
  %t.92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.91, <8 x float> %l.55, <8 x float> %t.52)
  %t.93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.91, <8 x float> %l.57, <8 x float> %t.53)
  %p.94 = getelementptr float, ptr %p.13, i64 32
  %l.95 = load <8 x float>, ptr %p.94, align 4
  %p.96 = getelementptr float, ptr %p.13, i64 40
  %l.97 = load <8 x float>, ptr %p.96, align 4
  %p.98 = getelementptr float, ptr %p.11, i64 2
  %l.99 = load float, ptr %p.98, align 4
  %t.100 = insertelement <8 x float> poison, float %l.99, i64 0
  %s.101 = shufflevector <8 x float> %t.100, <8 x float> poison, <8 x i32> zeroinitializer
  %t.102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.95, <8 x float> %t.62)
  %t.103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.97, <8 x float> %t.63)
  %p.104 = getelementptr float, ptr %p.11, i64 770
  %l.105 = load float, ptr %p.104, align 4
  %t.106 = insertelement <8 x float> poison, float %l.105, i64 0
  %s.107 = shufflevector <8 x float> %t.106, <8 x float> poison, <8 x i32> zeroinitializer
  %t.108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.107, <8 x float> %l.95, <8 x float> %t.68)
  %t.109 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.107, <8 x float> %l.97, <8 x float> %t.69)
  %p.110 = getelementptr float, ptr %p.11, i64 1538
  %l.111 = load float, ptr %p.110, align 4
  %t.112 = insertelement <8 x float> poison, float %l.111, i64 0
  %s.113 = shufflevector <8 x float> %t.112, <8 x float> poison, <8 x i32> zeroinitializer
  %t.114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.113, <8 x float> %l.95, <8 x float> %t.74)
  %t.115 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.113, <8 x float> %l.97, <8 x float> %t.75)
  %p.116 = getelementptr float, ptr %p.11, i64 2306
  %l.117 = load float, ptr %p.116, align 4
  %t.118 = insertelement <8 x float> poison, float %l.117, i64 0
  %s.119 = shufflevector <8 x float> %t.118, <8 x float> poison, <8 x i32> zeroinitializer
  %t.120 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.119, <8 x float> %l.95, <8 x float> %t.80)
  %t.121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.119, <8 x float> %l.97, <8 x float> %t.81)
  %p.122 = getelementptr float, ptr %p.11, i64 3074
  %l.123 = load float, ptr %p.122, align 4
  %t.124 = insertelement <8 x float> poison, float %l.123, i64 0
  %s.125 = shufflevector <8 x float> %t.124, <8 x float> poison, <8 x i32> zeroinitializer
  %t.126 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.125, <8 x float> %l.95, <8 x float> %t.86)
  %t.127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.125, <8 x float> %l.97, <8 x float> %t.87)
  %p.128 = getelementptr float, ptr %p.11, i64 3842
  %l.129 = load float, ptr %p.128, align 4
  %t.130 = insertelement <8 x float> poison, float %l.129, i64 0
  %s.131 = shufflevector <8 x float> %t.130, <8 x float> poison, <8 x i32> zeroinitializer
  %t.132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.131, <8 x float> %l.95, <8 x float> %t.92)
  %t.133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.131, <8 x float> %l.97, <8 x float> %t.93)
  %p.134 = getelementptr float, ptr %p.13, i64 48
  %l.135 = load <8 x float>, ptr %p.134, align 4
  %p.136 = getelementptr float, ptr %p.13, i64 56
  %l.137 = load <8 x float>, ptr %p.136, align 4
  %p.138 = getelementptr float, ptr %p.11, i64 3
  %l.139 = load float, ptr %p.138, align 4
  %t.140 = insertelement <8 x float> poison, float %l.139, i64 0
  %s.141 = shufflevector <8 x float> %t.140, <8 x float> poison, <8 x i32> zeroinitializer
  %t.142 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.141, <8 x float> %l.135, <8 x float> %t.102)
  %t.143 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.141, <8 x float> %l.137, <8 x float> %t.103)
  %p.144 = getelementptr float, ptr %p.11, i64 771
  %l.145 = load float, ptr %p.144, align 4
  %t.146 = insertelement <8 x float> poison, float %l.145, i64 0
  %s.147 = shufflevector <8 x float> %t.146, <8 x float> poison, <8 x i32> zeroinitializer
  %t.148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.147, <8 x float> %l.135, <8 x float> %t.108)
  %t.149 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.147, <8 x float> %l.137, <8 x float> %t.109)
  %p.150 = getelementptr float, ptr %p.11, i64 1539
  %l.151 = load float, ptr %p.150, align 4
  %t.152 = insertelement <8 x float> poison, float %l.151, i64 0
  %s.153 = shufflevector <8 x float> %t.152, <8 x float> poison, <8 x i32> zeroinitializer
  %t.154 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.153, <8 x float> %l.135, <8 x float> %t.114)
  %t.155 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.153, <8 x float> %l.137, <8 x float> %t.115)
  %p.156 = getelementptr float, ptr %p.11, i64 2307
  %l.157 = load float, ptr %p.156, align 4
  %t.158 = insertelement <8 x float> poison, float %l.157, i64 0
  %s.159 = shufflevector <8 x float> %t.158, <8 x float> poison, <8 x i32> zeroinitializer
  %t.160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.159, <8 x float> %l.135, <8 x float> %t.120)
  %t.161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.159, <8 x float> %l.137, <8 x float> %t.121)
  %p.162 = getelementptr float, ptr %p.11, i64 3075
  %l.163 = load float, ptr %p.162, align 4
  %t.164 = insertelement <8 x float> poison, float %l.163, i64 0
  %s.165 = shufflevector <8 x float> %t.164, <8 x float> poison, <8 x i32> zeroinitializer
  %t.166 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.165, <8 x float> %l.135, <8 x float> %t.126)
  %t.167 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.165, <8 x float> %l.137, <8 x float> %t.127)
  %p.168 = getelementptr float, ptr %p.11, i64 3843
  %l.169 = load float, ptr %p.168, align 4
  %t.170 = insertelement <8 x float> poison, float %l.169, i64 0
  %s.171 = shufflevector <8 x float> %t.170, <8 x float> poison, <8 x i32> zeroinitializer
  %t.172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.171, <8 x float> %l.135, <8 x float> %t.132)
  %t.173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.171, <8 x float> %l.137, <8 x float> %t.133)
  %k.10.next = add nuw nsw i64 %k.10.i, 4
  %t.174 = icmp slt i64 %k.10.next, %t.9
  br i1 %t.174, label %k.10, label %k.10.done
k.10.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.175 = icmp slt i64 %part.1.next, 6
  br i1 %t.175, label %part.1, label %part.1.done
part.1.done:
  %p.176 = getelementptr float, ptr %a, i64 768
  %p.177 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.142, ptr %sums, align 4
  %p.178 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.143, ptr %p.178, align 4
  %p.179 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.148, ptr %p.179, align 4
  %p.180 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.149, ptr %p.180, align 4
  %p.181 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.154, ptr %p.181, align 4
  %p.182 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.155, ptr %p.182, align 4
  %p.183 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.160, ptr %p.183, align 4
  %p.184 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.161, ptr %p.184, align 4
  %p.185 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.166, ptr %p.185, align 4
  %p.186 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.167, ptr %p.186, align 4
  %p.187 = getelementptr float, ptr %sums, i64 80
  store <8 x float> %t.172, ptr %p.187, align 4
  %p.188 = getelementptr float, ptr %sums, i64 88
  store <8 x float> %t.173, ptr %p.188, align 4
  ret void
}
define internal void @tile5(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead, ptr %beside0, ptr %beside1) noinline #0 {
entry:
  br label %part.1
part.1:
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.10.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.124, %k.10.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.125, %k.10.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.130, %k.10.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.131, %k.10.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.136, %k.10.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.137, %k.10.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.142, %k.10.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.143, %k.10.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.148, %k.10.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.149, %k.10.done]
  %t.2 = mul i64 %part.1.i, 3072
  %p.3 = getelementptr float, ptr %beside0, i64 %t.2
  %p.4 = getelementptr float, ptr %p.3, i64 15
  call void @llvm.prefetch.p0(ptr %p.4, i32 0, i32 3, i32 1)
  %t.5 = mul i64 %part.1.i, 3072
  %p.6 = getelementptr float, ptr %beside1, i64 %t.5
  %p.7 = getelementptr float, ptr %p.6, i64 15
  call void @llvm.prefetch.p0(ptr %p.7, i32 1, i32 3, i32 1)
  %t.8 = mul i64 %part.1.i, 152
  %t.9 = add i64 %t.8, 152
  br label %k.10
k.10:
  %k.10.i = phi i64 [%t.8, %part.1], [%k.10.next, %k.10]
  %k.10.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.124, %k.10]
  %k.10.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.125, %k.10]
  %k.10.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.130, %k.10]
  %k.10.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.131, %k.10]
  %k.10.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.136, %k.10]
  %k.10.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.137, %k.10]
  %k.10.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.142, %k.10]
  %k.10.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.143, %k.10]
  %k.10.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.148, %k.10]
  %k.10.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.149, %k.10]
  %p.11 = getelementptr float, ptr %a, i64 %k.10.i
  %t.12 = mul i64 %k.10.i, 16
  %p.13 = getelementptr float, ptr %b, i64 %t.12
  %t.14 = mul i64 %k.10.i, 16
  %p.15 = getelementptr i8, ptr %ahead, i64 %t.14
  call void @llvm.prefetch.p0(ptr %p.15, i32 0, i32 2, i32 1)
  %l.16 = load <8 x float>, ptr %p.13, align 4
  %p.17 = getelementptr float, ptr %p.13, i64 8
  %l.18 = load <8 x float>, ptr %p.17, align 4
  %l.19 = load float, ptr %p.11, align 4
  %t.20 = insertelement <8 x float> poison, float %l.19, i64 0
  %s.21 = shufflevector <8 x float> %t.20, <8 x float> poison, <8 x i32> zeroinitializer
  %t.22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.21, <8 x float> %l.16, <8 x float> %k.10.c0)
  %t.23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.21, <8 x float> %l.18, <8 x float> %k.10.c1)
  %p.24 = getelementptr float, ptr %p.11, i64 768
  %l.25 = load float, ptr %p.24, align 4
  %t.26 = insertelement <8 x float> poison, float %l.25, i64 0
  %s.27 = shufflevector <8 x float> %t.26, <8 x float> poison, <8 x i32> zeroinitializer
  %t.28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.27, <8 x float> %l.16, <8 x float> %k.10.c2)
  %t.29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.27, <8 x float> %l.18, <8 x float> %k.10.c3)
  %p.30 = getelementptr float, ptr %p.11, i64 1536
  %l.31 = load float, ptr %p.30, align 4
  %t.32 = insertelement <8 x float> poison, float %l.31, i64 0
  %s.33 = shufflevector <8 x float> %t.32, <8 x float> poison, <8 x i32> zeroinitializer
  %t.34 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.33, <8 x float> %l.16, <8 x float> %k.10.c4)
  %t.35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.33, <8 x float> %l.18, <8 x float> %k.10.c5)
  %p.36 = getelementptr float, ptr %p.11, i64 2304
  %l.37 = load float, ptr %p.36, align 4
  %t.38 = insertelement <8 x float> poison, float %l.37, i64 0
  %s.39 = shufflevector <8 x float> %t.38, <8 x float> poison, <8 x i32> zeroinitializer
  %t.40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.39, <8 x float> %l.16, <8 x float> %k.10.c6)
  %t.41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.39, <8 x float> %l.18, <8 x float> %k.10.c7)
  %p.42 = getelementptr float, ptr %p.11, i64 3072
  %l.43 = load float, ptr %p.42, align 4
  %t.44 = insertelement <8 x float> poison, float %l.43, i64 0
  %s.45 = shufflevector <8 x float> %t.44, <8 x float> poison, <8 x i32> zeroinitializer
  %t.46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.45, <8 x float> %l.16, <8 x float> %k.10.c8)
  %t.47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.45, <8 x float> %l.18, <8 x float> %k.10.c9)
  %p.48 = getelementptr float, ptr %p.13, i64 16
  %l.49 = load <8 x float>, ptr %p.48, align 4
  %p.50 = getelementptr float, ptr %p.13, i64 24
  %l.51 = load <8 x float>, ptr %p.50, align 4
  %p.52 = getelementptr float, ptr %p.11, i64 1
  %l.53 = load float, ptr %p.52, align 4
  %t.54 = insertelement <8 x float> poison, float %l.53, i64 0
  %s.55 = shufflevector <8 x float> %t.54, <8 x float> poison, <8 x i32> zeroinitializer
  %t.56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.49, <8 x float> %t.22)
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.55, <8 x float> %l.51, <8 x float> %t.23)
  %p.58 = getelementptr float, ptr %p.11, i64 769
  %l.59 = load float, ptr %p.58, align 4
  %t.60 = insertelement <8 x float> poison, float %l.59, i64 0
  %s.61 = shufflevector <8 x float> %t.60, <8 x float> poison, <8 x i32> zeroinitializer
  %t.62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.61, <8 x float> %l.49, <8 x float> %t.28)
  %t.63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.61, <8 x float> %l.51, <8 x float> %t.29)
  %p.64 = getelementptr float, ptr %p.11, i64 1537
  %l.65 = load float, ptr %p.64, align 4
  %t.66 = insertelement <8 x float> poison, float %l.65, i64 0
  %s.67 = shufflevector <8 x float> %t.66, <8 x float> poison, <8 x i32> zeroinitializer
  %t.68 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.67, <8 x float> %l.49, <8 x float> %t.34)
  %t.69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.67, <8 x float> %l.51, <8 x float> %t.35)
  %p.70 = getelementptr float, ptr %p.11, i64 2305
  %l.71 = load float, ptr %p.70, align 4
  %t.72 = insertelement <8 x float> poison, float %l.71, i64 0
  %s.73 = shufflevector <8 x float> %t.72, <8 x float> poison, <8 x i32> zeroinitializer
  %t.74 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.73, <8 x float> %l.49, <8 x float> %t.40)
  %t.75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.73, <8 x float> %l.51, <8 x float> %t.41)
  %p.76 = getelementptr float, ptr %p.11, i64 3073
  %l.77 = load float, ptr %p.76, align 4
  %t.78 = insertelement <8 x float> poison, float %l.77, i64 0
  %s.79 = shufflevector <8 x float> %t.78, <8 x float> poison, <8 x i32> zeroinitializer
  %t.80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.79, <8 x float> %l.49, <8 x float> %t.46)
  %t.81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.79, <8 x float> %l.51, <8 x float> %t.47)
  %p.82 = getelementptr float, ptr %p.13, i64 32
  %l.83 = load <8 x float>, ptr %p.82, align 4
  %p.84 = getelementptr float, ptr %p.13, i64 40
  %l.85 = load <8 x float>, ptr %p.84, align 4
  %p.86 = getelementptr float, ptr %p.11, i64 2
  %l.87 = load float, ptr %p.86, align 4
  %t.88 = insertelement <8 x float> poison, float %l.87, i64 0
  %s.89 = shufflevector <8 x float> %t.88, <8 x float> poison, <8 x i32> zeroinitializer
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.83, <8 x float> %t.56)
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.89, <8 x float> %l.85, <8 x float> %t.57)
  %p.92 = getelementptr float, ptr %p.11, i64 770
  %l.93 = load float, ptr %p.92, align 4
  %t.94 = insertelement <8 x float> poison, float %l.93, i64 0
  %s.95 = shufflevector <8 x float> %t.94, <8 x float> poison, <8 x i32> zeroinitializer
  %t.96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.83, <8 x float> %t.62)
  %t.97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.95, <8 x float> %l.85, <8 x float> %t.63)
  %p.98 = getelementptr float, ptr %p.11, i64 1538
  %l.99 = load float, ptr %p.98, align 4
  %t.100 = insertelement <8 x float> poison, float %l.99, i64 0
  %s.101 = shufflevector <8 x float> %t.100, <8 x float> poison, <8 x i32> zeroinitializer
  %t.102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.83, <8 x float> %t.68)
  %t.103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.101, <8 x float> %l.85, <8 x float> %t.69)
  %p.104 = getelementptr float, ptr %p.11, i64 2306
  %l.105 = load float, ptr %p.104, align 4
  %t.106 = insertelement <8 x float> poison, float %l.105, i64 0
  %s.107 = shufflevector <8 x float> %t.106, <8 x float> poison, <8 x i32> zeroinitializer
  %t.108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.107, <8 x float> %l.83, <8 x float> %t.74)
  %t.109 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.107, <8 x float> %l.85, <8 x float> %t.75)
  %p.110 = getelementptr float, ptr %p.11, i64 3074
  %l.111 = load float, ptr %p.110, align 4
  %t.112 = insertelement <8 x float> poison, float %l.111, i64 0
  %s.113 = shufflevector <8 x float> %t.112, <8 x float> poison, <8 x i32> zeroinitializer
  %t.114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.113, <8 x float> %l.83, <8 x float> %t.80)
  %t.115 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.113, <8 x float> %l.85, <8 x float> %t.81)
  %p.116 = getelementptr float, ptr %p.13, i64 48
  %l.117 = load <8 x float>, ptr %p.116, align 4
  %p.118 = getelementptr float, ptr %p.13, i64 56
  %l.119 = load <8 x float>, ptr %p.118, align 4
  %p.120 = getelementptr float, ptr %p.11, i64 3
  %l.121 = load float, ptr %p.120, align 4
  %t.122 = insertelement <8 x float> poison, float %l.121, i64 0
  %s.123 = shufflevector <8 x float> %t.122, <8 x float> poison, <8 x i32> zeroinitializer
  %t.124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.123, <8 x float> %l.117, <8 x float> %t.90)
  %t.125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.123, <8 x float> %l.119, <8 x float> %t.91)
  %p.126 = getelementptr float, ptr %p.11, i64 771
  %l.127 = load float, ptr %p.126, align 4
  %t.128 = insertelement <8 x float> poison, float %l.127, i64 0
  %s.129 = shufflevector <8 x float> %t.128, <8 x float> poison, <8 x i32> zeroinitializer
  %t.130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.129, <8 x float> %l.117, <8 x float> %t.96)
  %t.131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.129, <8 x float> %l.119, <8 x float> %t.97)
  %p.132 = getelementptr float, ptr %p.11, i64 1539
  %l.133 = load float, ptr %p.132, align 4
  %t.134 = insertelement <8 x float> poison, float %l.133, i64 0
  %s.135 = shufflevector <8 x float> %t.134, <8 x float> poison, <8 x i32> zeroinitializer
  %t.136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.135, <8 x float> %l.117, <8 x float> %t.102)
  %t.137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.135, <8 x float> %l.119, <8 x float> %t.103)
  %p.138 = getelementptr float, ptr %p.11, i64 2307
  %l.139 = load float, ptr %p.138, align 4
  %t.140 = insertelement <8 x float> poison, float %l.139, i64 0
  %s.141 = shufflevector <8 x float> %t.140, <8 x float> poison, <8 x i32> zeroinitializer
  %t.142 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.141, <8 x float> %l.117, <8 x float> %t.108)
  %t.143 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.141, <8 x float> %l.119, <8 x float> %t.109)
  %p.144 = getelementptr float, ptr %p.11, i64 3075
  %l.145 = load float, ptr %p.144, align 4
  %t.146 = insertelement <8 x float> poison, float %l.145, i64 0
  %s.147 = shufflevector <8 x float> %t.146, <8 x float> poison, <8 x i32> zeroinitializer
  %t.148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.147, <8 x float> %l.117, <8 x float> %t.114)
  %t.149 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.147, <8 x float> %l.119, <8 x float> %t.115)
  %k.10.next = add nuw nsw i64 %k.10.i, 4
  %t.150 = icmp slt i64 %k.10.next, %t.9
  br i1 %t.150, label %k.10, label %k.10.done
k.10.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.151 = icmp slt i64 %part.1.next, 5
  br i1 %t.151, label %part.1, label %part.1.done
part.1.done:
  br label %k.152
k.152:
  %k.152.i = phi i64 [760, %part.1.done], [%k.152.next, %k.152]
  %k.152.c0 = phi <8 x float> [%t.124, %part.1.done], [%t.266, %k.152]
  %k.152.c1 = phi <8 x float> [%t.125, %part.1.done], [%t.267, %k.152]
  %k.152.c2 = phi <8 x float> [%t.130, %part.1.done], [%t.272, %k.152]
  %k.152.c3 = phi <8 x float> [%t.131, %part.1.done], [%t.273, %k.152]
  %k.152.c4 = phi <8 x float> [%t.136, %part.1.done], [%t.278, %k.152]
  %k.152.c5 = phi <8 x float> [%t.137, %part.1.done], [%t.279, %k.152]
  %k.152.c6 = phi <8 x float> [%t.142, %part.1.done], [%t.284, %k.152]
  %k.152.c7 = phi <8 x float> [%t.143, %part.1.done], [%t.285, %k.152]
  %k.152.c8 = phi <8 x float> [%t.148, %part.1.done], [%t.290, %k.152]
  %k.152.c9 = phi <8 x float> [%t.149, %part.1.done], [%t.291, %k.152]
  %p.153 = getelementptr float, ptr %a, i64 %k.152.i
  %t.154 = mul i64 %k.152.i, 16
  %p.155 = getelementptr float, ptr %b, i64 %t.154
  %t.156 = mul i64 %k.152.i, 16
  %p.157 = getelementptr i8, ptr %ahead, i64 %t.156
  call void @llvm.prefetch.p0(ptr %p.157, i32 0, i32 2, i32 1)
  %l.158 = load <8 x float>, ptr %p.155, align 4
  %p.159 = getelementptr float, ptr %p.155, i64 8
  %l.160 = load <8 x float>, ptr %p.159, align 4
  %l.161 = load float, ptr %p.153, align 4
  %t.162 = insertelement <8 x float> poison, float %l.161, i64 0
  %s.163 = shufflevector <8 x float> %t.162, <8 x float> poison, <8 x i32> zeroinitializer
  %t.164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.163, <8 x float> %l.158, <8 x float> %k.152.c0)
  %t.165 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.163, <8 x float> %l.160, <8 x float> %k.152.c1)
  %p.166 = getelementptr float, ptr %p.153, i64 768
  %l.167 = load float, ptr %p.166, align 4
  %t.168 = insertelement <8 x float> poison, float %l.167, i64 0
  %s.169 = shufflevector <8 x float> %t.168, <8 x float> poison, <8 x i32> zeroinitializer
  %t.170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.169, <8 x float> %l.158, <8 x float> %k.152.c2)
  %t.171 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.169, <8 x float> %l.160, <8 x float> %k.152.c3)
  %p.172 = getelementptr float, ptr %p.153, i64 1536
  %l.173 = load float, ptr %p.172, align 4
  %t.174 = insertelement <8 x float> poison, float %l.173, i64 0
  %s.175 = shufflevector <8 x float> %t.174, <8 x float> poison, <8 x i32> zeroinitializer
  %t.176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.175, <8 x float> %l.158, <8 x float> %k.152.c4)
  %t.177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.175, <8 x float> %l.160, <8 x float> %k.152.c5)
  %p.178 = getelementptr float, ptr %p.153, i64 2304
  %l.179 = load float, ptr %p.178, align 4
  %t.180 = insertelement <8 x float> poison, float %l.179, i64 0
  %s.181 = shufflevector <8 x float> %t.180, <8 x float> poison, <8 x i32> zeroinitializer
  %t.182 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.181, <8 x float> %l.158, <8 x float> %k.152.c6)
  %t.183 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.181, <8 x float> %l.160, <8 x float> %k.152.c7)
  %p.184 = getelementptr float, ptr %p.153, i64 3072
  %l.185 = load float, ptr %p.184, align 4
  %t.186 = insertelement <8 x float> poison, float %l.185, i64 0
  %s.187 = shufflevector <8 x float> %t.186, <8 x float> poison, <8 x i32> zeroinitializer
  %t.188 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.187, <8 x float> %l.158, <8 x float> %k.152.c8)
  %t.189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.187, <8 x float> %l.160, <8 x float> %k.152.c9)
  %p.190 = getelementptr float, ptr %p.155, i64 16
  %l.191 = load <8 x float>, ptr %p.190, align 4
  %p.192 = getelementptr float, ptr %p.155, i64 24
  %l.193 = load <8 x float>, ptr %p.192, align 4
  %p.194 = getelementptr float, ptr %p.153, i64 1
  %l.195 = load float, ptr %p.194, align 4
  %t.196 = insertelement <8 x float> poison, float %l.195, i64 0
  %s.197 = shufflevector <8 x float> %t.196, <8 x float> poison, <8 x i32> zeroinitializer
  %t.198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.197, <8 x float> %l.191, <8 x float> %t.164)
  %t.199 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.197, <8 x float> %l.193, <8 x float> %t.165)
  %p.200 = getelementptr float, ptr %p.153, i64 769
  %l.201 = load float, ptr %p.200, align 4
  %t.202 = insertelement <8 x float> poison, float %l.201, i64 0
  %s.203 = shufflevector <8 x float> %t.202, <8 x float> poison, <8 x i32> zeroinitializer
  %t.204 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.203, <8 x float> %l.191, <8 x float> %t.170)
  %t.205 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.203, <8 x float> %l.193, <8 x float> %t.171)
  %p.206 = getelementptr float, ptr %p.153, i64 1537
  %l.207 = load float, ptr %p.206, align 4
  %t.208 = insertelement <8 x float> poison, float %l.207, i64 0
  %s.209 = shufflevector <8 x float> %t.208, <8 x float> poison, <8 x i32> zeroinitializer
  %t.210 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.209, <8 x float> %l.191, <8 x float> %t.176)
  %t.211 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.209, <8 x float> %l.193, <8 x float> %t.177)
  %p.212 = getelementptr float, ptr %p.153, i64 2305
  %l.213 = load float, ptr %p.212, align 4
  %t.214 = insertelement <8 x float> poison, float %l.213, i64 0
  %s.215 = shufflevector <8 x float> %t.214, <8 x float> poison, <8 x i32> zeroinitializer
  %t.216 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.215, <8 x float> %l.191, <8 x float> %t.182)
  %t.217 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.215, <8 x float> %l.193, <8 x float> %t.183)
  %p.218 = getelementptr float, ptr %p.153, i64 3073
  %l.219 = load float, ptr %p.218, align 4
  %t.220 = insertelement <8 x float> poison, float %l.219, i64 0
  %s.221 = shufflevector <8 x float> %t.220, <8 x float> poison, <8 x i32> zeroinitializer
  %t.222 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.221, <8 x float> %l.191, <8 x float> %t.188)
  %t.223 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.221, <8 x float> %l.193, <8 x float> %t.189)
  %p.224 = getelementptr float, ptr %p.155, i64 32
  %l.225 = load <8 x float>, ptr %p.224, align 4
  %p.226 = getelementptr float, ptr %p.155, i64 40
  %l.227 = load <8 x float>, ptr %p.226, align 4
  %p.228 = getelementptr float, ptr %p.153, i64 2
  %l.229 = load float, ptr %p.228, align 4
  %t.230 = insertelement <8 x float> poison, float %l.229, i64 0
  %s.231 = shufflevector <8 x float> %t.230, <8 x float> poison, <8 x i32> zeroinitializer
  %t.232 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.231, <8 x float> %l.225, <8 x float> %t.198)
  %t.233 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.231, <8 x float> %l.227, <8 x float> %t.199)
  %p.234 = getelementptr float, ptr %p.153, i64 770
  %l.235 = load float, ptr %p.234, align 4
  %t.236 = insertelement <8 x float> poison, float %l.235, i64 0
  %s.237 = shufflevector <8 x float> %t.236, <8 x float> poison, <8 x i32> zeroinitializer
  %t.238 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.237, <8 x float> %l.225, <8 x float> %t.204)
  %t.239 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.237, <8 x float> %l.227, <8 x float> %t.205)
  %p.240 = getelementptr float, ptr %p.153, i64 1538
  %l.241 = load float, ptr %p.240, align 4
  %t.242 = insertelement <8 x float> poison, float %l.241, i64 0
  %s.243 = shufflevector <8 x float> %t.242, <8 x float> poison, <8 x i32> zeroinitializer
  %t.244 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.243, <8 x float> %l.225, <8 x float> %t.210)
  %t.245 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.243, <8 x float> %l.227, <8 x float> %t.211)
  %p.246 = getelementptr float, ptr %p.153, i64 2306
  %l.247 = load float, ptr %p.246, align 4
  %t.248 = insertelement <8 x float> poison, float %l.247, i64 0
  %s.249 = shufflevector <8 x float> %t.248, <8 x float> poison, <8 x i32> zeroinitializer
  %t.250 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.249, <8 x float> %l.225, <8 x float> %t.216)
  %t.251 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.249, <8 x float> %l.227, <8 x float> %t.217)
  %p.252 = getelementptr float, ptr %p.153, i64 3074
  %l.253 = load float, ptr %p.252, align 4
  %t.254 = insertelement <8 x float> poison, float %l.253, i64 0
  %s.255 = shufflevector <8 x float> %t.254, <8 x float> poison, <8 x i32> zeroinitializer
  %t.256 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.255, <8 x float> %l.225, <8 x float> %t.222)
  %t.257 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.255, <8 x float> %l.227, <8 x float> %t.223)
  %p.258 = getelementptr float, ptr %p.155, i64 48
  %l.259 = load <8 x float>, ptr %p.258, align 4
  %p.260 = getelementptr float, ptr %p.155, i64 56
  %l.261 = load <8 x float>, ptr %p.260, align 4
  %p.262 = getelementptr float, ptr %p.153, i64 3
  %l.263 = load float, ptr %p.262, align 4
  %t.264 = insertelement <8 x float> poison, float %l.263, i64 0
  %s.265 = shufflevector <8 x float> %t.264, <8 x float> poison, <8 x i32> zeroinitializer
  %t.266 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.265, <8 x float> %l.259, <8 x float> %t.232)
  %t.267 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.265, <8 x float> %l.261, <8 x float> %t.233)
  %p.268 = getelementptr float, ptr %p.153, i64 771
  %l.269 = load float, ptr %p.268, align 4
  %t.270 = insertelement <8 x float> poison, float %l.269, i64 0
  %s.271 = shufflevector <8 x float> %t.270, <8 x float> poison, <8 x i32> zeroinitializer
  %t.272 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.271, <8 x float> %l.259, <8 x float> %t.238)
  %t.273 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.271, <8 x float> %l.261, <8 x float> %t.239)
  %p.274 = getelementptr float, ptr %p.153, i64 1539
  %l.275 = load float, ptr %p.274, align 4
  %t.276 = insertelement <8 x float> poison, float %l.275, i64 0
  %s.277 = shufflevector <8 x float> %t.276, <8 x float> poison, <8 x i32> zeroinitializer
  %t.278 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.277, <8 x float> %l.259, <8 x float> %t.244)
  %t.279 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.277, <8 x float> %l.261, <8 x float> %t.245)
  %p.280 = getelementptr float, ptr %p.153, i64 2307
  %l.281 = load float, ptr %p.280, align 4
  %t.282 = insertelement <8 x float> poison, float %l.281, i64 0
  %s.283 = shufflevector <8 x float> %t.282, <8 x float> poison, <8 x i32> zeroinitializer
  %t.284 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.283, <8 x float> %l.259, <8 x float> %t.250)
  %t.285 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.283, <8 x float> %l.261, <8 x float> %t.251)
  %p.286 = getelementptr float, ptr %p.153, i64 3075
  %l.287 = load float, ptr %p.286, align 4
  %t.288 = insertelement <8 x float> poison, float %l.287, i64 0
  %s.289 = shufflevector <8 x float> %t.288, <8 x float> poison, <8 x i32> zeroinitializer
  %t.290 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.289, <8 x float> %l.259, <8 x float> %t.256)
  %t.291 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.289, <8 x float> %l.261, <8 x float> %t.257)
  %k.152.next = add nuw nsw i64 %k.152.i, 4
  %t.292 = icmp slt i64 %k.152.next, 768
  br i1 %t.292, label %k.152, label %k.152.done
k.152.done:
  %p.293 = getelementptr float, ptr %a, i64 768
  %p.294 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.266, ptr %sums, align 4
  %p.295 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.267, ptr %p.295, align 4
  %p.296 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.272, ptr %p.296, align 4
  %p.297 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.273, ptr %p.297, align 4
  %p.298 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.278, ptr %p.298, align 4
  %p.299 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.279, ptr %p.299, align 4
  %p.300 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.284, ptr %p.300, align 4
  %p.301 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.285, ptr %p.301, align 4
  %p.302 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.290, ptr %p.302, align 4
  %p.303 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.291, ptr %p.303, align 4
  ret void
}
define void @kt_contract_6ccad1d69a6c09b3(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5, i64 %n6, i64 %n7, i64 %n8, i64 %n9) #0 {
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
  %piece.29.n = phi i64 [%t.28, %item.5.done], [%t.110, %piece.29.look]
  %piece.29.from = phi i64 [0, %item.5.done], [%piece.29.of, %piece.29.look]
  %t.30 = mul i64 %piece.29.n, %n8
  %t.31 = udiv i64 %t.30, %t.27
  %t.32 = add i64 %t.30, %n8
  %t.33 = udiv i64 %t.32, %t.27
  br label %item.34
item.34:
  %item.34.i = phi i64 [%t.31, %piece.29], [%item.34.next, %row.85.done]
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
  %tile.50.i = phi i64 [%t.40, %item.34.body], [%tile.50.next, %if.74.end]
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
  %t.61 = mul i64 %t.58, 12288
  %t.62 = add i64 %t.61, 49152
  %p.63 = getelementptr i8, ptr %p.46, i64 %t.62
  %t.64 = mul i64 %t.38, 16
  %t.65 = mul i64 %t.54, 3072
  %t.66 = add i64 %t.64, %t.65
  %p.67 = getelementptr float, ptr %b5, i64 %t.66
  %t.68 = mul i64 %t.54, 3072
  %t.69 = add i64 %t.64, %t.68
  %p.70 = getelementptr float, ptr %b6, i64 %t.69
  %t.71 = icmp slt i64 %tile.50.i, %n2
  br i1 %t.71, label %if.72, label %if.72.end
if.72:
  call void @tile6(ptr %p.60, ptr %p.46, ptr %p.57, ptr %p.63, ptr %p.67, ptr %p.70)
  br label %if.72.end
if.72.end:
  %t.73 = xor i1 %t.71, true
  br i1 %t.73, label %if.74, label %if.74.end
if.74:
  call void @tile5(ptr %p.60, ptr %p.46, ptr %p.57, ptr %p.63, ptr %p.67, ptr %p.70)
  br label %if.74.end
if.74.end:
  %tile.50.next = add nuw nsw i64 %tile.50.i, 1
  br label %tile.50
tile.50.done:
  %t.75 = mul i64 %t.40, 5
  %t.76 = call i64 @llvm.smin.i64(i64 %t.40, i64 %n2)
  %t.77 = add i64 %t.75, %t.76
  %t.78 = mul i64 %t.42, 5
  %t.79 = call i64 @llvm.smin.i64(i64 %t.42, i64 %n2)
  %t.80 = add i64 %t.78, %t.79
  %t.81 = sub i64 %t.80, %t.77
  %t.82 = mul i64 %t.38, 16
  %p.83 = getelementptr float, ptr %b5, i64 %t.82
  %p.84 = getelementptr float, ptr %b6, i64 %t.82
  br label %row.85
row.85:
  %row.85.i = phi i64 [0, %tile.50.done], [%row.85.next, %row.85]
  %t.86 = add i64 %t.77, %row.85.i
  %t.87 = mul i64 %row.85.i, 16
  %p.88 = getelementptr float, ptr %p.21, i64 %t.87
  %l.89 = load <16 x float>, ptr %p.88, align 4
  %p.90 = getelementptr float, ptr %b0, i64 %t.82
  %l.91 = load <16 x float>, ptr %p.90, align 4
  %p.92 = getelementptr float, ptr %b4, i64 %t.82
  %l.93 = load <16 x float>, ptr %p.92, align 4
  %t.94 = fadd <16 x float> %l.89, %l.93
  %t.95 = fmul <16 x float> %l.91, %t.94
  %t.96 = mul i64 %t.86, 3072
  %p.97 = getelementptr float, ptr %p.83, i64 %t.96
  %l.98 = load <16 x float>, ptr %p.97, align 4
  %t.99 = fadd <16 x float> %t.95, %l.98
  %t.100 = fcmp olt <16 x float> %t.99, splat (float 0x0000000000000000)
  %t.101 = select <16 x i1> %t.100, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.99
  %t.102 = mul i64 %t.86, 3072
  %p.103 = getelementptr float, ptr %p.84, i64 %t.102
  store <16 x float> %t.101, ptr %p.103, align 4
  %row.85.next = add nuw nsw i64 %row.85.i, 1
  %t.104 = icmp slt i64 %row.85.next, %t.81
  br i1 %t.104, label %row.85, label %row.85.done
row.85.done:
  %item.34.next = add nuw nsw i64 %item.34.i, 1
  br label %item.34
item.34.done:
  %t.105 = icmp ugt i64 %t.26, 1
  br i1 %t.105, label %piece.29.look, label %piece.29.done
piece.29.look:
  %piece.29.of = phi i64 [%piece.29.from, %item.34.done], [%piece.29.next, %piece.29.none]
  %t.106 = add i64 %part, %piece.29.of
  %t.107 = urem i64 %t.106, %parts
  %t.108 = call i64 @kt_take(ptr %barrier, i64 %t.107)
  %t.109 = mul i64 %t.107, %t.26
  %t.110 = add i64 %t.109, %t.108
  %t.111 = icmp ult i64 %t.108, %t.26
  br i1 %t.111, label %piece.29, label %piece.29.none
piece.29.none:
  %piece.29.next = add i64 %piece.29.of, 1
  %t.112 = icmp ult i64 %piece.29.next, %parts
  br i1 %t.112, label %piece.29.look, label %piece.29.done
piece.29.done:
  ret void
}
!0 = !{i32 1}
