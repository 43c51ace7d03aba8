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
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.15.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.147, %k.15.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.148, %k.15.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.153, %k.15.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.154, %k.15.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.159, %k.15.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.160, %k.15.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.165, %k.15.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.166, %k.15.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.171, %k.15.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.172, %k.15.done]
  %part.1.c10 = phi <8 x float> [zeroinitializer, %entry], [%t.177, %k.15.done]
  %part.1.c11 = phi <8 x float> [zeroinitializer, %entry], [%t.178, %k.15.done]
  %t.2 = mul i64 %part.1.i, 3072
  %p.3 = getelementptr float, ptr %beside0, i64 %t.2
  %p.4 = getelementptr float, ptr %p.3, i64 15
  call void @llvm.prefetch.p0(ptr %p.4, i32 0, i32 3, i32 1)
  %t.5 = mul i64 %part.1.i, 3072
  %p.6 = getelementptr float, ptr %beside1, i64 %t.5
  %p.7 = getelementptr float, ptr %p.6, i64 15
  call void @llvm.prefetch.p0(ptr %p.7, i32 1, i32 3, i32 1)
  %t.8 = mul i64 %part.1.i, 768
  %t.9 = udiv i64 %t.8, 6
  %t.10 = and i64 %t.9, -4
  %t.11 = add i64 %part.1.i, 1
  %t.12 = mul i64 %t.11, 768
  %t.13 = udiv i64 %t.12, 6
  %t.14 = and i64 %t.13, -4
  br label %k.15
k.15:
  %k.15.i = phi i64 [%t.10, %part.1], [%k.15.next, %k.15]
  %k.15.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.147, %k.15]
  %k.15.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.148, %k.15]
  %k.15.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.153, %k.15]
  %k.15.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.154, %k.15]
  %k.15.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.159, %k.15]
  %k.15.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.160, %k.15]
  %k.15.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.165, %k.15]
  %k.15.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.166, %k.15]
  %k.15.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.171, %k.15]
  %k.15.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.172, %k.15]
  %k.15.c10 = phi <8 x float> [%part.1.c10, %part.1], [%t.177, %k.15]
  %k.15.c11 = phi <8 x float> [%part.1.c11, %part.1], [%t.178, %k.15]
  %p.16 = getelementptr float, ptr %a, i64 %k.15.i
  %t.17 = mul i64 %k.15.i, 16
  %p.18 = getelementptr float, ptr %b, i64 %t.17
  %t.19 = mul i64 %k.15.i, 16
  %p.20 = getelementptr i8, ptr %ahead, i64 %t.19
  call void @llvm.prefetch.p0(ptr %p.20, i32 0, i32 2, i32 1)
  %l.21 = load <8 x float>, ptr %p.18, align 4
  %p.22 = getelementptr float, ptr %p.18, i64 8
  %l.23 = load <8 x float>, ptr %p.22, align 4
  %l.24 = load float, ptr %p.16, align 4
  %t.25 = insertelement <8 x float> poison, float %l.24, i64 0
  %s.26 = shufflevector <8 x float> %t.25, <8 x float> poison, <8 x i32> zeroinitializer
  %t.27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.26, <8 x float> %l.21, <8 x float> %k.15.c0)
  %t.28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.26, <8 x float> %l.23, <8 x float> %k.15.c1)
  %p.29 = getelementptr float, ptr %p.16, i64 768
  %l.30 = load float, ptr %p.29, align 4
  %t.31 = insertelement <8 x float> poison, float %l.30, i64 0
  %s.32 = shufflevector <8 x float> %t.31, <8 x float> poison, <8 x i32> zeroinitializer
  %t.33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.32, <8 x float> %l.21, <8 x float> %k.15.c2)
  %t.34 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.32, <8 x float> %l.23, <8 x float> %k.15.c3)
  %p.35 = getelementptr float, ptr %p.16, i64 1536
  %l.36 = load float, ptr %p.35, align 4
  %t.37 = insertelement <8 x float> poison, float %l.36, i64 0
  %s.38 = shufflevector <8 x float> %t.37, <8 x float> poison, <8 x i32> zeroinitializer
  %t.39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.38, <8 x float> %l.21, <8 x float> %k.15.c4)
  %t.40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.38, <8 x float> %l.23, <8 x float> %k.15.c5)
  %p.41 = getelementptr float, ptr %p.16, i64 2304
  %l.42 = load float, ptr %p.41, align 4
  %t.43 = insertelement <8 x float> poison, float %l.42, i64 0
  %s.44 = shufflevector <8 x float> %t.43, <8 x float> poison, <8 x i32> zeroinitializer
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.21, <8 x float> %k.15.c6)
  %t.46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.23, <8 x float> %k.15.c7)
  %p.47 = getelementptr float, ptr %p.16, i64 3072
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.21, <8 x float> %k.15.c8)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.23, <8 x float> %k.15.c9)
  %p.53 = getelementptr float, ptr %p.16, i64 3840
  %l.54 = load float, ptr %p.53, align 4
  %t.55 = insertelement <8 x float> poison, float %l.54, i64 0
  %s.56 = shufflevector <8 x float> %t.55, <8 x float> poison, <8 x i32> zeroinitializer
  %t.57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.21, <8 x float> %k.15.c10)
  %t.58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.56, <8 x float> %l.23, <8 x float> %k.15.c11)
  %p.59 = getelementptr float, ptr %p.18, i64 16
  %l.60 = load <8 x float>, ptr %p.59, align 4
  %p.61 = getelementptr float, ptr %p.18, i64 24
  %l.62 = load <8 x float>, ptr %p.61, align 4
  %p.63 = getelementptr float, ptr %p.16, i64 1
  %l.64 = load float, ptr %p.63, align 4
  %t.65 = insertelement <8 x float> poison, float %l.64, i64 0
  %s.66 = shufflevector <8 x float> %t.65, <8 x float> poison, <8 x i32> zeroinitializer
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.66, <8 x float> %l.60, <8 x float> %t.27)
  %t.68 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.66, <8 x float> %l.62, <8 x float> %t.28)
  %p.69 = getelementptr float, ptr %p.16, i64 769
  %l.70 = load float, ptr %p.69, align 4
  %t.71 = insertelement <8 x float> poison, float %l.70, i64 0
  %s.72 = shufflevector <8 x float> %t.71, <8 x float> poison, <8 x i32> zeroinitializer
  %t.73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.72, <8 x float> %l.60, <8 x float> %t.33)
  %t.74 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.72, <8 x float> %l.62, <8 x float> %t.34)
  %p.75 = getelementptr float, ptr %p.16, i64 1537
  %l.76 = load float, ptr %p.75, align 4
  %t.77 = insertelement <8 x float> poison, float %l.76, i64 0
  %s.78 = shufflevector <8 x float> %t.77, <8 x float> poison, <8 x i32> zeroinitializer
  %t.79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.78, <8 x float> %l.60, <8 x float> %t.39)
  %t.80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.78, <8 x float> %l.62, <8 x float> %t.40)
  %p.81 = getelementptr float, ptr %p.16, i64 2305
  %l.82 = load float, ptr %p.81, align 4
  %t.83 = insertelement <8 x float> poison, float %l.82, i64 0
  %s.84 = shufflevector <8 x float> %t.83, <8 x float> poison, <8 x i32> zeroinitializer
  %t.85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.84, <8 x float> %l.60, <8 x float> %t.45)
  %t.86 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.84, <8 x float> %l.62, <8 x float> %t.46)
  %p.87 = getelementptr float, ptr %p.16, i64 3073
  %l.88 = load float, ptr %p.87, align 4
  %t.89 = insertelement <8 x float> poison, float %l.88, i64 0
  %s.90 = shufflevector <8 x float> %t.89, <8 x float> poison, <8 x i32> zeroinitializer
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.90, <8 x float> %l.60, <8 x float> %t.51)
  %t.92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.90, <8 x float> %l.62, <8 x float> %t.52)
  %p.93 = getelementptr float, ptr %p.16, i64 3841
  %l.94 = load float, ptr %p.93, align 4
  %t.95 = insertelement <8 x float> poison, float %l.94, i64 0
  %s.96 = shufflevector <8 x float> %t.95, <8 x float> poison, <8 x i32> zeroinitializer
  %t.97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.96, <8 x float> %l.60, <8 x float> %t.57)
  %t.98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.96, <8 x float> %l.62, <8 x float> %t.58)
  %p.99 = getelementptr float, ptr %p.18, i64 32
  %l.100 = load <8 x float>, ptr %p.99, align 4
  %p.101 = getelementptr float, ptr %p.18, i64 40
  %l.102 = load <8 x float>, ptr %p.101, align 4
  %p.103 = getelementptr float, ptr %p.16, i64 2
  %l.104 = load float, ptr %p.103, align 4
  %t.105 = insertelement <8 x float> poison, float %l.104, i64 0
  %s.106 = shufflevector <8 x float> %t.105, <8 x float> poison, <8 x i32> zeroinitializer
  %t.107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.106, <8 x float> %l.100, <8 x float> %t.67)
  %t.108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.106, <8 x float> %l.102, <8 x float> %t.68)
  %p.109 = getelementptr float, ptr %p.16, i64 770
  %l.110 = load float, ptr %p.109, align 4
  %t.111 = insertelement <8 x float> poison, float %l.110, i64 0
  %s.112 = shufflevector <8 x float> %t.111, <8 x float> poison, <8 x i32> zeroinitializer
  %t.113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.112, <8 x float> %l.100, <8 x float> %t.73)
  %t.114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.112, <8 x float> %l.102, <8 x float> %t.74)
  %p.115 = getelementptr float, ptr %p.16, i64 1538
  %l.116 = load float, ptr %p.115, align 4
  %t.117 = insertelement <8 x float> poison, float %l.116, i64 0
  %s.118 = shufflevector <8 x float> %t.117, <8 x float> poison, <8 x i32> zeroinitializer
  %t.119 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.118, <8 x float> %l.100, <8 x float> %t.79)
  %t.120 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.118, <8 x float> %l.102, <8 x float> %t.80)
  %p.121 = getelementptr float, ptr %p.16, i64 2306
  %l.122 = load float, ptr %p.121, align 4
  %t.123 = insertelement <8 x float> poison, float %l.122, i64 0
  %s.124 = shufflevector <8 x float> %t.123, <8 x float> poison, <8 x i32> zeroinitializer
  %t.125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.124, <8 x float> %l.100, <8 x float> %t.85)
  %t.126 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.124, <8 x float> %l.102, <8 x float> %t.86)
  %p.127 = getelementptr float, ptr %p.16, i64 3074
  %l.128 = load float, ptr %p.127, align 4
  %t.129 = insertelement <8 x float> poison, float %l.128, i64 0
  %s.130 = shufflevector <8 x float> %t.129, <8 x float> poison, <8 x i32> zeroinitializer
  %t.131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.130, <8 x float> %l.100, <8 x float> %t.91)
  %t.132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.130, <8 x float> %l.102, <8 x float> %t.92)
  %p.133 = getelementptr float, ptr %p.16, i64 3842
  %l.134 = load float, ptr %p.133, align 4
  %t.135 = insertelement <8 x float> poison, float %l.134, i64 0
  %s.136 = shufflevector <8 x float> %t.135, <8 x float> poison, <8 x i32> zeroinitializer
  %t.137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.136, <8 x float> %l.100, <8 x float> %t.97)
  %t.138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.136, <8 x float> %l.102, <8 x float> %t.98)
  %p.139 = getelementptr float, ptr %p.18, i64 48
  %l.140 = load <8 x float>, ptr %p.139, align 4
  %p.141 = getelementptr float, ptr %p.18, i64 56
  %l.142 = load <8 x float>, ptr %p.141, align 4
  %p.143 = getelementptr float, ptr %p.16, i64 3
  %l.144 = load float, ptr %p.143, align 4
  %t.145 = insertelement <8 x float> poison, float %l.144, i64 0
  %s.146 = shufflevector <8 x float> %t.145, <8 x float> poison, <8 x i32> zeroinitializer
  %t.147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.146, <8 x float> %l.140, <8 x float> %t.107)
  %t.148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.146, <8 x float> %l.142, <8 x float> %t.108)
  %p.149 = getelementptr float, ptr %p.16, i64 771
  %l.150 = load float, ptr %p.149, align 4
  %t.151 = insertelement <8 x float> poison, float %l.150, i64 0
  %s.152 = shufflevector <8 x float> %t.151, <8 x float> poison, <8 x i32> zeroinitializer
  %t.153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.152, <8 x float> %l.140, <8 x float> %t.113)
  %t.154 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.152, <8 x float> %l.142, <8 x float> %t.114)
  %p.155 = getelementptr float, ptr %p.16, i64 1539
  %l.156 = load float, ptr %p.155, align 4
  %t.157 = insertelement <8 x float> poison, float %l.156, i64 0
  %s.158 = shufflevector <8 x float> %t.157, <8 x float> poison, <8 x i32> zeroinitializer
  %t.159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.158, <8 x float> %l.140, <8 x float> %t.119)
  %t.160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.158, <8 x float> %l.142, <8 x float> %t.120)
  %p.161 = getelementptr float, ptr %p.16, i64 2307
  %l.162 = load float, ptr %p.161, align 4
  %t.163 = insertelement <8 x float> poison, float %l.162, i64 0
  %s.164 = shufflevector <8 x float> %t.163, <8 x float> poison, <8 x i32> zeroinitializer
  %t.165 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.164, <8 x float> %l.140, <8 x float> %t.125)
  %t.166 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.164, <8 x float> %l.142, <8 x float> %t.126)
  %p.167 = getelementptr float, ptr %p.16, i64 3075
  %l.168 = load float, ptr %p.167, align 4
  %t.169 = insertelement <8 x float> poison, float %l.168, i64 0
  %s.170 = shufflevector <8 x float> %t.169, <8 x float> poison, <8 x i32> zeroinitializer
  %t.171 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.170, <8 x float> %l.140, <8 x float> %t.131)
  %t.172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.170, <8 x float> %l.142, <8 x float> %t.132)
  %p.173 = getelementptr float, ptr %p.16, i64 3843
  %l.174 = load float, ptr %p.173, align 4
  %t.175 = insertelement <8 x float> poison, float %l.174, i64 0
  %s.176 = shufflevector <8 x float> %t.175, <8 x float> poison, <8 x i32> zeroinitializer
  %t.177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.176, <8 x float> %l.140, <8 x float> %t.137)
  %t.178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.176, <8 x float> %l.142, <8 x float> %t.138)
  %k.15.next = add nuw nsw i64 %k.15.i, 4
  %t.179 = icmp slt i64 %k.15.next, %t.14
  br i1 %t.179, label %k.15, label %k.15.done
k.15.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.180 = icmp slt i64 %part.1.next, 6
  br i1 %t.180, label %part.1, label %part.1.done
part.1.done:
  %p.181 = getelementptr float, ptr %a, i64 768
  %p.182 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.147, ptr %sums, align 4
  %p.183 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.148, ptr %p.183, align 4
  %p.184 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.153, ptr %p.184, align 4
  %p.185 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.154, ptr %p.185, align 4
  %p.186 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.159, ptr %p.186, align 4
  %p.187 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.160, ptr %p.187, align 4
  %p.188 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.165, ptr %p.188, align 4
  %p.189 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.166, ptr %p.189, align 4
  %p.190 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.171, ptr %p.190, align 4
  %p.191 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.172, ptr %p.191, align 4
  %p.192 = getelementptr float, ptr %sums, i64 80
  store <8 x float> %t.177, ptr %p.192, align 4
  %p.193 = getelementptr float, ptr %sums, i64 88
  store <8 x float> %t.178, ptr %p.193, align 4
  ret void
}
define internal void @tile5(ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead, ptr %beside0, ptr %beside1) noinline #0 {
entry:
  br label %part.1
part.1:
  %part.1.i = phi i64 [0, %entry], [%part.1.next, %k.15.done]
  %part.1.c0 = phi <8 x float> [zeroinitializer, %entry], [%t.129, %k.15.done]
  %part.1.c1 = phi <8 x float> [zeroinitializer, %entry], [%t.130, %k.15.done]
  %part.1.c2 = phi <8 x float> [zeroinitializer, %entry], [%t.135, %k.15.done]
  %part.1.c3 = phi <8 x float> [zeroinitializer, %entry], [%t.136, %k.15.done]
  %part.1.c4 = phi <8 x float> [zeroinitializer, %entry], [%t.141, %k.15.done]
  %part.1.c5 = phi <8 x float> [zeroinitializer, %entry], [%t.142, %k.15.done]
  %part.1.c6 = phi <8 x float> [zeroinitializer, %entry], [%t.147, %k.15.done]
  %part.1.c7 = phi <8 x float> [zeroinitializer, %entry], [%t.148, %k.15.done]
  %part.1.c8 = phi <8 x float> [zeroinitializer, %entry], [%t.153, %k.15.done]
  %part.1.c9 = phi <8 x float> [zeroinitializer, %entry], [%t.154, %k.15.done]
  %t.2 = mul i64 %part.1.i, 3072
  %p.3 = getelementptr float, ptr %beside0, i64 %t.2
  %p.4 = getelementptr float, ptr %p.3, i64 15
  call void @llvm.prefetch.p0(ptr %p.4, i32 0, i32 3, i32 1)
  %t.5 = mul i64 %part.1.i, 3072
  %p.6 = getelementptr float, ptr %beside1, i64 %t.5
  %p.7 = getelementptr float, ptr %p.6, i64 15
  call void @llvm.prefetch.p0(ptr %p.7, i32 1, i32 3, i32 1)
  %t.8 = mul i64 %part.1.i, 768
  %t.9 = udiv i64 %t.8, 5
  %t.10 = and i64 %t.9, -4
  %t.11 = add i64 %part.1.i, 1
  %t.12 = mul i64 %t.11, 768
  %t.13 = udiv i64 %t.12, 5
  %t.14 = and i64 %t.13, -4
  br label %k.15
k.15:
  %k.15.i = phi i64 [%t.10, %part.1], [%k.15.next, %k.15]
  %k.15.c0 = phi <8 x float> [%part.1.c0, %part.1], [%t.129, %k.15]
  %k.15.c1 = phi <8 x float> [%part.1.c1, %part.1], [%t.130, %k.15]
  %k.15.c2 = phi <8 x float> [%part.1.c2, %part.1], [%t.135, %k.15]
  %k.15.c3 = phi <8 x float> [%part.1.c3, %part.1], [%t.136, %k.15]
  %k.15.c4 = phi <8 x float> [%part.1.c4, %part.1], [%t.141, %k.15]
  %k.15.c5 = phi <8 x float> [%part.1.c5, %part.1], [%t.142, %k.15]
  %k.15.c6 = phi <8 x float> [%part.1.c6, %part.1], [%t.147, %k.15]
  %k.15.c7 = phi <8 x float> [%part.1.c7, %part.1], [%t.148, %k.15]
  %k.15.c8 = phi <8 x float> [%part.1.c8, %part.1], [%t.153, %k.15]
  %k.15.c9 = phi <8 x float> [%part.1.c9, %part.1], [%t.154, %k.15]
  %p.16 = getelementptr float, ptr %a, i64 %k.15.i
  %t.17 = mul i64 %k.15.i, 16
  %p.18 = getelementptr float, ptr %b, i64 %t.17
  %t.19 = mul i64 %k.15.i, 16
  %p.20 = getelementptr i8, ptr %ahead, i64 %t.19
  call void @llvm.prefetch.p0(ptr %p.20, i32 0, i32 2, i32 1)
  %l.21 = load <8 x float>, ptr %p.18, align 4
  %p.22 = getelementptr float, ptr %p.18, i64 8
  %l.23 = load <8 x float>, ptr %p.22, align 4
  %l.24 = load float, ptr %p.16, align 4
  %t.25 = insertelement <8 x float> poison, float %l.24, i64 0
  %s.26 = shufflevector <8 x float> %t.25, <8 x float> poison, <8 x i32> zeroinitializer
  %t.27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.26, <8 x float> %l.21, <8 x float> %k.15.c0)
  %t.28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.26, <8 x float> %l.23, <8 x float> %k.15.c1)
  %p.29 = getelementptr float, ptr %p.16, i64 768
  %l.30 = load float, ptr %p.29, align 4
  %t.31 = insertelement <8 x float> poison, float %l.30, i64 0
  %s.32 = shufflevector <8 x float> %t.31, <8 x float> poison, <8 x i32> zeroinitializer
  %t.33 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.32, <8 x float> %l.21, <8 x float> %k.15.c2)
  %t.34 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.32, <8 x float> %l.23, <8 x float> %k.15.c3)
  %p.35 = getelementptr float, ptr %p.16, i64 1536
  %l.36 = load float, ptr %p.35, align 4
  %t.37 = insertelement <8 x float> poison, float %l.36, i64 0
  %s.38 = shufflevector <8 x float> %t.37, <8 x float> poison, <8 x i32> zeroinitializer
  %t.39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.38, <8 x float> %l.21, <8 x float> %k.15.c4)
  %t.40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.38, <8 x float> %l.23, <8 x float> %k.15.c5)
  %p.41 = getelementptr float, ptr %p.16, i64 2304
  %l.42 = load float, ptr %p.41, align 4
  %t.43 = insertelement <8 x float> poison, float %l.42, i64 0
  %s.44 = shufflevector <8 x float> %t.43, <8 x float> poison, <8 x i32> zeroinitializer
  %t.45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.21, <8 x float> %k.15.c6)
  %t.46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.44, <8 x float> %l.23, <8 x float> %k.15.c7)
  %p.47 = getelementptr float, ptr %p.16, i64 3072
  %l.48 = load float, ptr %p.47, align 4
  %t.49 = insertelement <8 x float> poison, float %l.48, i64 0
  %s.50 = shufflevector <8 x float> %t.49, <8 x float> poison, <8 x i32> zeroinitializer
  %t.51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.21, <8 x float> %k.15.c8)
  %t.52 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.50, <8 x float> %l.23, <8 x float> %k.15.c9)
  %p.53 = getelementptr float, ptr %p.18, i64 16
  %l.54 = load <8 x float>, ptr %p.53, align 4
  %p.55 = getelementptr float, ptr %p.18, i64 24
  %l.56 = load <8 x float>, ptr %p.55, align 4
  %p.57 = getelementptr float, ptr %p.16, i64 1
  %l.58 = load float, ptr %p.57, align 4
  %t.59 = insertelement <8 x float> poison, float %l.58, i64 0
  %s.60 = shufflevector <8 x float> %t.59, <8 x float> poison, <8 x i32> zeroinitializer
  %t.61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.60, <8 x float> %l.54, <8 x float> %t.27)
  %t.62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.60, <8 x float> %l.56, <8 x float> %t.28)
  %p.63 = getelementptr float, ptr %p.16, i64 769
  %l.64 = load float, ptr %p.63, align 4
  %t.65 = insertelement <8 x float> poison, float %l.64, i64 0
  %s.66 = shufflevector <8 x float> %t.65, <8 x float> poison, <8 x i32> zeroinitializer
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.66, <8 x float> %l.54, <8 x float> %t.33)
  %t.68 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.66, <8 x float> %l.56, <8 x float> %t.34)
  %p.69 = getelementptr float, ptr %p.16, i64 1537
  %l.70 = load float, ptr %p.69, align 4
  %t.71 = insertelement <8 x float> poison, float %l.70, i64 0
  %s.72 = shufflevector <8 x float> %t.71, <8 x float> poison, <8 x i32> zeroinitializer
  %t.73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.72, <8 x float> %l.54, <8 x float> %t.39)
  %t.74 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.72, <8 x float> %l.56, <8 x float> %t.40)
  %p.75 = getelementptr float, ptr %p.16, i64 2305
  %l.76 = load float, ptr %p.75, align 4
  %t.77 = insertelement <8 x float> poison, float %l.76, i64 0
  %s.78 = shufflevector <8 x float> %t.77, <8 x float> poison, <8 x i32> zeroinitializer
  %t.79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.78, <8 x float> %l.54, <8 x float> %t.45)
  %t.80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.78, <8 x float> %l.56, <8 x float> %t.46)
  %p.81 = getelementptr float, ptr %p.16, i64 3073
  %l.82 = load float, ptr %p.81, align 4
  %t.83 = insertelement <8 x float> poison, float %l.82, i64 0
  %s.84 = shufflevector <8 x float> %t.83, <8 x float> poison, <8 x i32> zeroinitializer
  %t.85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.84, <8 x float> %l.54, <8 x float> %t.51)
  %t.86 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.84, <8 x float> %l.56, <8 x float> %t.52)
  %p.87 = getelementptr float, ptr %p.18, i64 32
  %l.88 = load <8 x float>, ptr %p.87, align 4
  %p.89 = getelementptr float, ptr %p.18, i64 40
  %l.90 = load <8 x float>, ptr %p.89, align 4
  %p.91 = getelementptr float, ptr %p.16, i64 2
  %l.92 = load float, ptr %p.91, align 4
  %t.93 = insertelement <8 x float> poison, float %l.92, i64 0
  %s.94 = shufflevector <8 x float> %t.93, <8 x float> poison, <8 x i32> zeroinitializer
  %t.95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.94, <8 x float> %l.88, <8 x float> %t.61)
  %t.96 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.94, <8 x float> %l.90, <8 x float> %t.62)
  %p.97 = getelementptr float, ptr %p.16, i64 770
  %l.98 = load float, ptr %p.97, align 4
  %t.99 = insertelement <8 x float> poison, float %l.98, i64 0
  %s.100 = shufflevector <8 x float> %t.99, <8 x float> poison, <8 x i32> zeroinitializer
  %t.101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.100, <8 x float> %l.88, <8 x float> %t.67)
  %t.102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.100, <8 x float> %l.90, <8 x float> %t.68)
  %p.103 = getelementptr float, ptr %p.16, i64 1538
  %l.104 = load float, ptr %p.103, align 4
  %t.105 = insertelement <8 x float> poison, float %l.104, i64 0
  %s.106 = shufflevector <8 x float> %t.105, <8 x float> poison, <8 x i32> zeroinitializer
  %t.107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.106, <8 x float> %l.88, <8 x float> %t.73)
  %t.108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.106, <8 x float> %l.90, <8 x float> %t.74)
  %p.109 = getelementptr float, ptr %p.16, i64 2306
  %l.110 = load float, ptr %p.109, align 4
  %t.111 = insertelement <8 x float> poison, float %l.110, i64 0
  %s.112 = shufflevector <8 x float> %t.111, <8 x float> poison, <8 x i32> zeroinitializer
  %t.113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.112, <8 x float> %l.88, <8 x float> %t.79)
  %t.114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.112, <8 x float> %l.90, <8 x float> %t.80)
  %p.115 = getelementptr float, ptr %p.16, i64 3074
  %l.116 = load float, ptr %p.115, align 4
  %t.117 = insertelement <8 x float> poison, float %l.116, i64 0
  %s.118 = shufflevector <8 x float> %t.117, <8 x float> poison, <8 x i32> zeroinitializer
  %t.119 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.118, <8 x float> %l.88, <8 x float> %t.85)
  %t.120 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.118, <8 x float> %l.90, <8 x float> %t.86)
  %p.121 = getelementptr float, ptr %p.18, i64 48
  %l.122 = load <8 x float>, ptr %p.121, align 4
  %p.123 = getelementptr float, ptr %p.18, i64 56
  %l.124 = load <8 x float>, ptr %p.123, align 4
  %p.125 = getelementptr float, ptr %p.16, i64 3
  %l.126 = load float, ptr %p.125, align 4
  %t.127 = insertelement <8 x float> poison, float %l.126, i64 0
  %s.128 = shufflevector <8 x float> %t.127, <8 x float> poison, <8 x i32> zeroinitializer
  %t.129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.128, <8 x float> %l.122, <8 x float> %t.95)
  %t.130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.128, <8 x float> %l.124, <8 x float> %t.96)
  %p.131 = getelementptr float, ptr %p.16, i64 771
  %l.132 = load float, ptr %p.131, align 4
  %t.133 = insertelement <8 x float> poison, float %l.132, i64 0
  %s.134 = shufflevector <8 x float> %t.133, <8 x float> poison, <8 x i32> zeroinitializer
  %t.135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.134, <8 x float> %l.122, <8 x float> %t.101)
  %t.136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.134, <8 x float> %l.124, <8 x float> %t.102)
  %p.137 = getelementptr float, ptr %p.16, i64 1539
  %l.138 = load float, ptr %p.137, align 4
  %t.139 = insertelement <8 x float> poison, float %l.138, i64 0
  %s.140 = shufflevector <8 x float> %t.139, <8 x float> poison, <8 x i32> zeroinitializer
  %t.141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.140, <8 x float> %l.122, <8 x float> %t.107)
  %t.142 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.140, <8 x float> %l.124, <8 x float> %t.108)
  %p.143 = getelementptr float, ptr %p.16, i64 2307
  %l.144 = load float, ptr %p.143, align 4
  %t.145 = insertelement <8 x float> poison, float %l.144, i64 0
  %s.146 = shufflevector <8 x float> %t.145, <8 x float> poison, <8 x i32> zeroinitializer
  %t.147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.146, <8 x float> %l.122, <8 x float> %t.113)
  %t.148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.146, <8 x float> %l.124, <8 x float> %t.114)
  %p.149 = getelementptr float, ptr %p.16, i64 3075
  %l.150 = load float, ptr %p.149, align 4
  %t.151 = insertelement <8 x float> poison, float %l.150, i64 0
  %s.152 = shufflevector <8 x float> %t.151, <8 x float> poison, <8 x i32> zeroinitializer
  %t.153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.152, <8 x float> %l.122, <8 x float> %t.119)
  %t.154 = call <8 x float> @llvm.fma.v8f32(<8 x float> %s.152, <8 x float> %l.124, <8 x float> %t.120)
  %k.15.next = add nuw nsw i64 %k.15.i, 4
  %t.155 = icmp slt i64 %k.15.next, %t.14
  br i1 %t.155, label %k.15, label %k.15.done
k.15.done:
  %part.1.next = add nuw nsw i64 %part.1.i, 1
  %t.156 = icmp slt i64 %part.1.next, 5
  br i1 %t.156, label %part.1, label %part.1.done
part.1.done:
  %p.157 = getelementptr float, ptr %a, i64 768
  %p.158 = getelementptr float, ptr %b, i64 12288
  store <8 x float> %t.129, ptr %sums, align 4
  %p.159 = getelementptr float, ptr %sums, i64 8
  store <8 x float> %t.130, ptr %p.159, align 4
  %p.160 = getelementptr float, ptr %sums, i64 16
  store <8 x float> %t.135, ptr %p.160, align 4
  %p.161 = getelementptr float, ptr %sums, i64 24
  store <8 x float> %t.136, ptr %p.161, align 4
  %p.162 = getelementptr float, ptr %sums, i64 32
  store <8 x float> %t.141, ptr %p.162, align 4
  %p.163 = getelementptr float, ptr %sums, i64 40
  store <8 x float> %t.142, ptr %p.163, align 4
  %p.164 = getelementptr float, ptr %sums, i64 48
  store <8 x float> %t.147, ptr %p.164, align 4
  %p.165 = getelementptr float, ptr %sums, i64 56
  store <8 x float> %t.148, ptr %p.165, align 4
  %p.166 = getelementptr float, ptr %sums, i64 64
  store <8 x float> %t.153, ptr %p.166, align 4
  %p.167 = getelementptr float, ptr %sums, i64 72
  store <8 x float> %t.154, ptr %p.167, align 4
  ret void
}
define void @kt_contract_8bb41e1485743ea7(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1, i64 %n2, i64 %n3, i64 %n4, i64 %n5, i64 %n6, i64 %n7, i64 %n8, i64 %n9) #0 {
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
  %piece.29.n = phi i64 [%t.28, %item.5.done], [%t.111, %piece.29.look]
  %piece.29.from = phi i64 [0, %item.5.done], [%piece.29.of, %piece.29.look]
  %t.30 = mul i64 %piece.29.n, %n8
  %t.31 = udiv i64 %t.30, %t.27
  %t.32 = add i64 %t.30, %n8
  %t.33 = udiv i64 %t.32, %t.27
  br label %item.34
item.34:
  %item.34.i = phi i64 [%t.31, %piece.29], [%item.34.next, %tile.50.done]
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
  %tile.50.i = phi i64 [%t.40, %item.34.body], [%tile.50.next, %if.78.end]
  %t.51 = icmp slt i64 %tile.50.i, %t.42
  br i1 %t.51, label %tile.50.body, label %tile.50.done
tile.50.body:
  %t.52 = mul i64 %tile.50.i, 5
  %t.53 = call i64 @llvm.smin.i64(i64 %tile.50.i, i64 %n2)
  %t.54 = add i64 %t.52, %t.53
  %t.55 = sub i64 %t.54, %t.49
  %t.56 = sub i64 %tile.50.i, %t.40
  %t.57 = mul i64 %t.54, 768
  %p.58 = getelementptr float, ptr %scratch, i64 %t.57
  %t.59 = mul i64 %t.56, 12288
  %t.60 = add i64 %t.59, 49152
  %p.61 = getelementptr i8, ptr %p.46, i64 %t.60
  %t.62 = mul i64 %t.38, 16
  %t.63 = mul i64 %t.54, 3072
  %t.64 = add i64 %t.62, %t.63
  %p.65 = getelementptr float, ptr %b5, i64 %t.64
  %t.66 = mul i64 %t.54, 3072
  %t.67 = add i64 %t.62, %t.66
  %p.68 = getelementptr float, ptr %b6, i64 %t.67
  %t.69 = icmp slt i64 %tile.50.i, %n2
  br i1 %t.69, label %if.70, label %if.70.end
if.70:
  call void @tile6(ptr %p.58, ptr %p.46, ptr %p.21, ptr %p.61, ptr %p.65, ptr %p.68)
  br label %if.70.end
if.70.end:
  %t.71 = xor i1 %t.69, true
  br i1 %t.71, label %if.72, label %if.72.end
if.72:
  call void @tile5(ptr %p.58, ptr %p.46, ptr %p.21, ptr %p.61, ptr %p.65, ptr %p.68)
  br label %if.72.end
if.72.end:
  %t.73 = add i64 %tile.50.i, 1
  %t.74 = mul i64 %t.73, 5
  %t.75 = call i64 @llvm.smin.i64(i64 %t.73, i64 %n2)
  %t.76 = add i64 %t.74, %t.75
  %t.77 = sub i64 %t.76, %t.54
  br i1 true, label %if.78, label %if.78.end
if.78:
  br label %column.79
column.79:
  %column.79.i = phi i64 [0, %if.78], [%column.79.next, %row.85.done]
  %t.80 = mul i64 %t.38, 16
  %t.81 = add i64 %t.80, %column.79.i
  %p.82 = getelementptr float, ptr %p.21, i64 %column.79.i
  %p.83 = getelementptr float, ptr %b5, i64 %t.81
  %p.84 = getelementptr float, ptr %b6, i64 %t.81
  br label %row.85
row.85:
  %row.85.i = phi i64 [0, %column.79], [%row.85.next, %row.85]
  %t.86 = add i64 %t.54, %row.85.i
  %t.87 = mul i64 %row.85.i, 16
  %p.88 = getelementptr float, ptr %p.82, i64 %t.87
  %l.89 = load <16 x float>, ptr %p.88, align 4
  %p.90 = getelementptr float, ptr %b0, i64 %t.81
  %l.91 = load <16 x float>, ptr %p.90, align 4
  %p.92 = getelementptr float, ptr %b4, i64 %t.81
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
  %t.104 = icmp slt i64 %row.85.next, %t.77
  br i1 %t.104, label %row.85, label %row.85.done
row.85.done:
  %column.79.next = add nuw nsw i64 %column.79.i, 16
  %t.105 = icmp slt i64 %column.79.next, 16
  br i1 %t.105, label %column.79, label %column.79.done
column.79.done:
  br label %if.78.end
if.78.end:
  %tile.50.next = add nuw nsw i64 %tile.50.i, 1
  br label %tile.50
tile.50.done:
  %item.34.next = add nuw nsw i64 %item.34.i, 1
  br label %item.34
item.34.done:
  %t.106 = icmp ugt i64 %t.26, 1
  br i1 %t.106, label %piece.29.look, label %piece.29.done
piece.29.look:
  %piece.29.of = phi i64 [%piece.29.from, %item.34.done], [%piece.29.next, %piece.29.none]
  %t.107 = add i64 %part, %piece.29.of
  %t.108 = urem i64 %t.107, %parts
  %t.109 = call i64 @kt_take(ptr %barrier, i64 %t.108)
  %t.110 = mul i64 %t.108, %t.26
  %t.111 = add i64 %t.110, %t.109
  %t.112 = icmp ult i64 %t.109, %t.26
  br i1 %t.112, label %piece.29, label %piece.29.none
piece.29.none:
  %piece.29.next = add i64 %piece.29.of, 1
  %t.113 = icmp ult i64 %piece.29.next, %parts
  br i1 %t.113, label %piece.29.look, label %piece.29.done
piece.29.done:
  ret void
}
!0 = !{i32 1}
