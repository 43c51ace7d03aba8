declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare i64 @llvm.smin.i64(i64, i64)
declare void @kt_barrier(ptr, i64)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define internal void @tile1(ptr noalias %a, ptr noalias %tile, ptr %w0, ptr %w1, ptr %w2, ptr %w3, i64 %groups) noinline #0 {
entry:
  br label %group.1
group.1:
  %group.1.i = phi i64 [0, %entry], [%group.1.next, %unit.398.done]
  %t.2 = mul i64 %group.1.i, 128
  %p.3 = getelementptr i8, ptr %a, i64 %t.2
  %t.4 = mul i64 %group.1.i, 288
  %p.5 = getelementptr i8, ptr %w0, i64 %t.4
  %p.6 = getelementptr i8, ptr %w1, i64 %t.4
  %p.7 = getelementptr i8, ptr %w2, i64 %t.4
  %p.8 = getelementptr i8, ptr %w3, i64 %t.4
  %p.9 = getelementptr i8, ptr %p.5, i64 2016
  call void @llvm.prefetch.p0(ptr %p.9, i32 0, i32 3, i32 1)
  %p.10 = getelementptr i8, ptr %p.5, i64 2080
  call void @llvm.prefetch.p0(ptr %p.10, i32 0, i32 3, i32 1)
  %p.11 = getelementptr i8, ptr %p.5, i64 2144
  call void @llvm.prefetch.p0(ptr %p.11, i32 0, i32 3, i32 1)
  %p.12 = getelementptr i8, ptr %p.5, i64 2208
  call void @llvm.prefetch.p0(ptr %p.12, i32 0, i32 3, i32 1)
  %p.13 = getelementptr i8, ptr %p.5, i64 2272
  call void @llvm.prefetch.p0(ptr %p.13, i32 0, i32 3, i32 1)
  %p.14 = getelementptr i8, ptr %p.6, i64 2016
  call void @llvm.prefetch.p0(ptr %p.14, i32 0, i32 3, i32 1)
  %p.15 = getelementptr i8, ptr %p.6, i64 2080
  call void @llvm.prefetch.p0(ptr %p.15, i32 0, i32 3, i32 1)
  %p.16 = getelementptr i8, ptr %p.6, i64 2144
  call void @llvm.prefetch.p0(ptr %p.16, i32 0, i32 3, i32 1)
  %p.17 = getelementptr i8, ptr %p.6, i64 2208
  call void @llvm.prefetch.p0(ptr %p.17, i32 0, i32 3, i32 1)
  %p.18 = getelementptr i8, ptr %p.6, i64 2272
  call void @llvm.prefetch.p0(ptr %p.18, i32 0, i32 3, i32 1)
  %p.19 = getelementptr i8, ptr %p.7, i64 2016
  call void @llvm.prefetch.p0(ptr %p.19, i32 0, i32 3, i32 1)
  %p.20 = getelementptr i8, ptr %p.7, i64 2080
  call void @llvm.prefetch.p0(ptr %p.20, i32 0, i32 3, i32 1)
  %p.21 = getelementptr i8, ptr %p.7, i64 2144
  call void @llvm.prefetch.p0(ptr %p.21, i32 0, i32 3, i32 1)
  %p.22 = getelementptr i8, ptr %p.7, i64 2208
  call void @llvm.prefetch.p0(ptr %p.22, i32 0, i32 3, i32 1)
  %p.23 = getelementptr i8, ptr %p.7, i64 2272
  call void @llvm.prefetch.p0(ptr %p.23, i32 0, i32 3, i32 1)
  %p.24 = getelementptr i8, ptr %p.8, i64 2016
  call void @llvm.prefetch.p0(ptr %p.24, i32 0, i32 3, i32 1)
  %p.25 = getelementptr i8, ptr %p.8, i64 2080
  call void @llvm.prefetch.p0(ptr %p.25, i32 0, i32 3, i32 1)
  %p.26 = getelementptr i8, ptr %p.8, i64 2144
  call void @llvm.prefetch.p0(ptr %p.26, i32 0, i32 3, i32 1)
  %p.27 = getelementptr i8, ptr %p.8, i64 2208
  call void @llvm.prefetch.p0(ptr %p.27, i32 0, i32 3, i32 1)
  %p.28 = getelementptr i8, ptr %p.8, i64 2272
  call void @llvm.prefetch.p0(ptr %p.28, i32 0, i32 3, i32 1)
  br label %unit.29
unit.29:
  %unit.29.i = phi i64 [0, %group.1], [%unit.29.next, %unit.29]
  %unit.29.c0 = phi <8 x float> [zeroinitializer, %group.1], [%t.135, %unit.29]
  %unit.29.c1 = phi <8 x float> [zeroinitializer, %group.1], [%t.136, %unit.29]
  %t.30 = mul i64 %unit.29.i, 8
  %t.31 = mul i64 %t.30, 4
  %p.32 = getelementptr i8, ptr %p.3, i64 %t.31
  %t.33 = udiv i64 %t.30, 8
  %t.34 = mul i64 %t.33, 64
  %p.35 = getelementptr i8, ptr %p.5, i64 %t.34
  %p.36 = getelementptr i8, ptr %p.5, i64 32
  %t.37 = udiv i64 %t.30, 8
  %t.38 = mul i64 %t.37, 64
  %p.39 = getelementptr i8, ptr %p.36, i64 %t.38
  %l.40 = load <8 x i32>, ptr %p.35, align 4
  %t.41 = xor <8 x i32> %l.40, splat (i32 -2004318072)
  %t.42 = shl <8 x i32> %t.41, splat (i32 28)
  %t.43 = ashr <8 x i32> %t.42, splat (i32 28)
  %t.44 = sitofp <8 x i32> %t.43 to <8 x float>
  %l.45 = load <8 x i32>, ptr %p.39, align 4
  %t.46 = xor <8 x i32> %l.45, splat (i32 -2004318072)
  %t.47 = shl <8 x i32> %t.46, splat (i32 28)
  %t.48 = ashr <8 x i32> %t.47, splat (i32 28)
  %t.49 = sitofp <8 x i32> %t.48 to <8 x float>
  %l.50 = load float, ptr %p.32, align 4
  %t.51 = insertelement <8 x float> poison, float %l.50, i64 0
  %s.52 = shufflevector <8 x float> %t.51, <8 x float> poison, <8 x i32> zeroinitializer
  %t.53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.44, <8 x float> %s.52, <8 x float> %unit.29.c0)
  %t.54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.49, <8 x float> %s.52, <8 x float> %unit.29.c1)
  %t.55 = shl <8 x i32> %t.41, splat (i32 20)
  %t.56 = ashr <8 x i32> %t.55, splat (i32 28)
  %t.57 = sitofp <8 x i32> %t.56 to <8 x float>
  %t.58 = shl <8 x i32> %t.46, splat (i32 20)
  %t.59 = ashr <8 x i32> %t.58, splat (i32 28)
  %t.60 = sitofp <8 x i32> %t.59 to <8 x float>
  %p.61 = getelementptr i8, ptr %p.32, i64 4
  %l.62 = load float, ptr %p.61, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.57, <8 x float> %s.64, <8 x float> %t.53)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.60, <8 x float> %s.64, <8 x float> %t.54)
  %t.67 = shl <8 x i32> %t.41, splat (i32 12)
  %t.68 = ashr <8 x i32> %t.67, splat (i32 28)
  %t.69 = sitofp <8 x i32> %t.68 to <8 x float>
  %t.70 = shl <8 x i32> %t.46, splat (i32 12)
  %t.71 = ashr <8 x i32> %t.70, splat (i32 28)
  %t.72 = sitofp <8 x i32> %t.71 to <8 x float>
  %p.73 = getelementptr i8, ptr %p.32, i64 8
  %l.74 = load float, ptr %p.73, align 4
  %t.75 = insertelement <8 x float> poison, float %l.74, i64 0
  %s.76 = shufflevector <8 x float> %t.75, <8 x float> poison, <8 x i32> zeroinitializer
  %t.77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.69, <8 x float> %s.76, <8 x float> %t.65)
  %t.78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.72, <8 x float> %s.76, <8 x float> %t.66)
  %t.79 = shl <8 x i32> %t.41, splat (i32 4)
  %t.80 = ashr <8 x i32> %t.79, splat (i32 28)
  %t.81 = sitofp <8 x i32> %t.80 to <8 x float>
  %t.82 = shl <8 x i32> %t.46, splat (i32 4)
  %t.83 = ashr <8 x i32> %t.82, splat (i32 28)
  %t.84 = sitofp <8 x i32> %t.83 to <8 x float>
  %p.85 = getelementptr i8, ptr %p.32, i64 12
  %l.86 = load float, ptr %p.85, align 4
  %t.87 = insertelement <8 x float> poison, float %l.86, i64 0
  %s.88 = shufflevector <8 x float> %t.87, <8 x float> poison, <8 x i32> zeroinitializer
  %t.89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.81, <8 x float> %s.88, <8 x float> %t.77)
  %t.90 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.84, <8 x float> %s.88, <8 x float> %t.78)
  %t.91 = shl <8 x i32> %t.41, splat (i32 24)
  %t.92 = ashr <8 x i32> %t.91, splat (i32 28)
  %t.93 = sitofp <8 x i32> %t.92 to <8 x float>
  %t.94 = shl <8 x i32> %t.46, splat (i32 24)
  %t.95 = ashr <8 x i32> %t.94, splat (i32 28)
  %t.96 = sitofp <8 x i32> %t.95 to <8 x float>
  %p.97 = getelementptr i8, ptr %p.32, i64 16
  %l.98 = load float, ptr %p.97, align 4
  %t.99 = insertelement <8 x float> poison, float %l.98, i64 0
  %s.100 = shufflevector <8 x float> %t.99, <8 x float> poison, <8 x i32> zeroinitializer
  %t.101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.93, <8 x float> %s.100, <8 x float> %t.89)
  %t.102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.96, <8 x float> %s.100, <8 x float> %t.90)
  %t.103 = shl <8 x i32> %t.41, splat (i32 16)
  %t.104 = ashr <8 x i32> %t.103, splat (i32 28)
  %t.105 = sitofp <8 x i32> %t.104 to <8 x float>
  %t.106 = shl <8 x i32> %t.46, splat (i32 16)
  %t.107 = ashr <8 x i32> %t.106, splat (i32 28)
  %t.108 = sitofp <8 x i32> %t.107 to <8 x float>
  %p.109 = getelementptr i8, ptr %p.32, i64 20
  %l.110 = load float, ptr %p.109, align 4
  %t.111 = insertelement <8 x float> poison, float %l.110, i64 0
  %s.112 = shufflevector <8 x float> %t.111, <8 x float> poison, <8 x i32> zeroinitializer
  %t.113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.105, <8 x float> %s.112, <8 x float> %t.101)
  %t.114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.108, <8 x float> %s.112, <8 x float> %t.102)
  %t.115 = shl <8 x i32> %t.41, splat (i32 8)
  %t.116 = ashr <8 x i32> %t.115, splat (i32 28)
  %t.117 = sitofp <8 x i32> %t.116 to <8 x float>
  %t.118 = shl <8 x i32> %t.46, splat (i32 8)
  %t.119 = ashr <8 x i32> %t.118, splat (i32 28)
  %t.120 = sitofp <8 x i32> %t.119 to <8 x float>
  %p.121 = getelementptr i8, ptr %p.32, i64 24
  %l.122 = load float, ptr %p.121, align 4
  %t.123 = insertelement <8 x float> poison, float %l.122, i64 0
  %s.124 = shufflevector <8 x float> %t.123, <8 x float> poison, <8 x i32> zeroinitializer
  %t.125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.117, <8 x float> %s.124, <8 x float> %t.113)
  %t.126 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.120, <8 x float> %s.124, <8 x float> %t.114)
  %t.127 = ashr <8 x i32> %t.41, splat (i32 28)
  %t.128 = sitofp <8 x i32> %t.127 to <8 x float>
  %t.129 = ashr <8 x i32> %t.46, splat (i32 28)
  %t.130 = sitofp <8 x i32> %t.129 to <8 x float>
  %p.131 = getelementptr i8, ptr %p.32, i64 28
  %l.132 = load float, ptr %p.131, align 4
  %t.133 = insertelement <8 x float> poison, float %l.132, i64 0
  %s.134 = shufflevector <8 x float> %t.133, <8 x float> poison, <8 x i32> zeroinitializer
  %t.135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.128, <8 x float> %s.134, <8 x float> %t.125)
  %t.136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.130, <8 x float> %s.134, <8 x float> %t.126)
  %unit.29.next = add nuw nsw i64 %unit.29.i, 1
  %t.137 = icmp slt i64 %unit.29.next, 4
  br i1 %t.137, label %unit.29, label %unit.29.done
unit.29.done:
  %p.138 = getelementptr i8, ptr %p.5, i64 256
  %l.139 = load <8 x i16>, ptr %p.138, align 2
  %t.140 = bitcast <8 x i16> %l.139 to <8 x half>
  %t.141 = fpext <8 x half> %t.140 to <8 x float>
  %p.142 = getelementptr i8, ptr %p.5, i64 272
  %l.143 = load <8 x i16>, ptr %p.142, align 2
  %t.144 = bitcast <8 x i16> %l.143 to <8 x half>
  %t.145 = fpext <8 x half> %t.144 to <8 x float>
  %p.146 = getelementptr float, ptr %tile, i64 8
  %l.147 = load <8 x float>, ptr %tile, align 4
  %t.148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.135, <8 x float> %t.141, <8 x float> %l.147)
  store <8 x float> %t.148, ptr %tile, align 4
  %l.149 = load <8 x float>, ptr %p.146, align 4
  %t.150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.136, <8 x float> %t.145, <8 x float> %l.149)
  store <8 x float> %t.150, ptr %p.146, align 4
  %p.151 = getelementptr float, ptr %tile, i64 16
  br label %unit.152
unit.152:
  %unit.152.i = phi i64 [0, %unit.29.done], [%unit.152.next, %unit.152]
  %unit.152.c0 = phi <8 x float> [zeroinitializer, %unit.29.done], [%t.258, %unit.152]
  %unit.152.c1 = phi <8 x float> [zeroinitializer, %unit.29.done], [%t.259, %unit.152]
  %t.153 = mul i64 %unit.152.i, 8
  %t.154 = mul i64 %t.153, 4
  %p.155 = getelementptr i8, ptr %p.3, i64 %t.154
  %t.156 = udiv i64 %t.153, 8
  %t.157 = mul i64 %t.156, 64
  %p.158 = getelementptr i8, ptr %p.6, i64 %t.157
  %p.159 = getelementptr i8, ptr %p.6, i64 32
  %t.160 = udiv i64 %t.153, 8
  %t.161 = mul i64 %t.160, 64
  %p.162 = getelementptr i8, ptr %p.159, i64 %t.161
  %l.163 = load <8 x i32>, ptr %p.158, align 4
  %t.164 = xor <8 x i32> %l.163, splat (i32 -2004318072)
  %t.165 = shl <8 x i32> %t.164, splat (i32 28)
  %t.166 = ashr <8 x i32> %t.165, splat (i32 28)
  %t.167 = sitofp <8 x i32> %t.166 to <8 x float>
  %l.168 = load <8 x i32>, ptr %p.162, align 4
  %t.169 = xor <8 x i32> %l.168, splat (i32 -2004318072)
  %t.170 = shl <8 x i32> %t.169, splat (i32 28)
  %t.171 = ashr <8 x i32> %t.170, splat (i32 28)
  %t.172 = sitofp <8 x i32> %t.171 to <8 x float>
  %l.173 = load float, ptr %p.155, align 4
  %t.174 = insertelement <8 x float> poison, float %l.173, i64 0
  %s.175 = shufflevector <8 x float> %t.174, <8 x float> poison, <8 x i32> zeroinitializer
  %t.176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.167, <8 x float> %s.175, <8 x float> %unit.152.c0)
  %t.177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.172, <8 x float> %s.175, <8 x float> %unit.152.c1)
  %t.178 = shl <8 x i32> %t.164, splat (i32 20)
  %t.179 = ashr <8 x i32> %t.178, splat (i32 28)
  %t.180 = sitofp <8 x i32> %t.179 to <8 x float>
  %t.181 = shl <8 x i32> %t.169, splat (i32 20)
  %t.182 = ashr <8 x i32> %t.181, splat (i32 28)
  %t.183 = sitofp <8 x i32> %t.182 to <8 x float>
  %p.184 = getelementptr i8, ptr %p.155, i64 4
  %l.185 = load float, ptr %p.184, align 4
  %t.186 = insertelement <8 x float> poison, float %l.185, i64 0
  %s.187 = shufflevector <8 x float> %t.186, <8 x float> poison, <8 x i32> zeroinitializer
  %t.188 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.180, <8 x float> %s.187, <8 x float> %t.176)
  %t.189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.183, <8 x float> %s.187, <8 x float> %t.177)
  %t.190 = shl <8 x i32> %t.164, splat (i32 12)
  %t.191 = ashr <8 x i32> %t.190, splat (i32 28)
  %t.192 = sitofp <8 x i32> %t.191 to <8 x float>
  %t.193 = shl <8 x i32> %t.169, splat (i32 12)
  %t.194 = ashr <8 x i32> %t.193, splat (i32 28)
  %t.195 = sitofp <8 x i32> %t.194 to <8 x float>
  %p.196 = getelementptr i8, ptr %p.155, i64 8
  %l.197 = load float, ptr %p.196, align 4
  %t.198 = insertelement <8 x float> poison, float %l.197, i64 0
  %s.199 = shufflevector <8 x float> %t.198, <8 x float> poison, <8 x i32> zeroinitializer
  %t.200 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.192, <8 x float> %s.199, <8 x float> %t.188)
  %t.201 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.195, <8 x float> %s.199, <8 x float> %t.189)
  %t.202 = shl <8 x i32> %t.164, splat (i32 4)
  %t.203 = ashr <8 x i32> %t.202, splat (i32 28)
  %t.204 = sitofp <8 x i32> %t.203 to <8 x float>
  %t.205 = shl <8 x i32> %t.169, splat (i32 4)
  %t.206 = ashr <8 x i32> %t.205, splat (i32 28)
  %t.207 = sitofp <8 x i32> %t.206 to <8 x float>
  %p.208 = getelementptr i8, ptr %p.155, i64 12
  %l.209 = load float, ptr %p.208, align 4
  %t.210 = insertelement <8 x float> poison, float %l.209, i64 0
  %s.211 = shufflevector <8 x float> %t.210, <8 x float> poison, <8 x i32> zeroinitializer
  %t.212 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.204, <8 x float> %s.211, <8 x float> %t.200)
  %t.213 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.207, <8 x float> %s.211, <8 x float> %t.201)
  %t.214 = shl <8 x i32> %t.164, splat (i32 24)
  %t.215 = ashr <8 x i32> %t.214, splat (i32 28)
  %t.216 = sitofp <8 x i32> %t.215 to <8 x float>
  %t.217 = shl <8 x i32> %t.169, splat (i32 24)
  %t.218 = ashr <8 x i32> %t.217, splat (i32 28)
  %t.219 = sitofp <8 x i32> %t.218 to <8 x float>
  %p.220 = getelementptr i8, ptr %p.155, i64 16
  %l.221 = load float, ptr %p.220, align 4
  %t.222 = insertelement <8 x float> poison, float %l.221, i64 0
  %s.223 = shufflevector <8 x float> %t.222, <8 x float> poison, <8 x i32> zeroinitializer
  %t.224 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.216, <8 x float> %s.223, <8 x float> %t.212)
  %t.225 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.219, <8 x float> %s.223, <8 x float> %t.213)
  %t.226 = shl <8 x i32> %t.164, splat (i32 16)
  %t.227 = ashr <8 x i32> %t.226, splat (i32 28)
  %t.228 = sitofp <8 x i32> %t.227 to <8 x float>
  %t.229 = shl <8 x i32> %t.169, splat (i32 16)
  %t.230 = ashr <8 x i32> %t.229, splat (i32 28)
  %t.231 = sitofp <8 x i32> %t.230 to <8 x float>
  %p.232 = getelementptr i8, ptr %p.155, i64 20
  %l.233 = load float, ptr %p.232, align 4
  %t.234 = insertelement <8 x float> poison, float %l.233, i64 0
  %s.235 = shufflevector <8 x float> %t.234, <8 x float> poison, <8 x i32> zeroinitializer
  %t.236 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.228, <8 x float> %s.235, <8 x float> %t.224)
  %t.237 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.231, <8 x float> %s.235, <8 x float> %t.225)
  %t.238 = shl <8 x i32> %t.164, splat (i32 8)
  %t.239 = ashr <8 x i32> %t.238, splat (i32 28)
  %t.240 = sitofp <8 x i32> %t.239 to <8 x float>
  %t.241 = shl <8 x i32> %t.169, splat (i32 8)
  %t.242 = ashr <8 x i32> %t.241, splat (i32 28)
  %t.243 = sitofp <8 x i32> %t.242 to <8 x float>
  %p.244 = getelementptr i8, ptr %p.155, i64 24
  %l.245 = load float, ptr %p.244, align 4
  %t.246 = insertelement <8 x float> poison, float %l.245, i64 0
  %s.247 = shufflevector <8 x float> %t.246, <8 x float> poison, <8 x i32> zeroinitializer
  %t.248 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.240, <8 x float> %s.247, <8 x float> %t.236)
  %t.249 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.243, <8 x float> %s.247, <8 x float> %t.237)
  %t.250 = ashr <8 x i32> %t.164, splat (i32 28)
  %t.251 = sitofp <8 x i32> %t.250 to <8 x float>
  %t.252 = ashr <8 x i32> %t.169, splat (i32 28)
  %t.253 = sitofp <8 x i32> %t.252 to <8 x float>
  %p.254 = getelementptr i8, ptr %p.155, i64 28
  %l.255 = load float, ptr %p.254, align 4
  %t.256 = insertelement <8 x float> poison, float %l.255, i64 0
  %s.257 = shufflevector <8 x float> %t.256, <8 x float> poison, <8 x i32> zeroinitializer
  %t.258 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.251, <8 x float> %s.257, <8 x float> %t.248)
  %t.259 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.253, <8 x float> %s.257, <8 x float> %t.249)
  %unit.152.next = add nuw nsw i64 %unit.152.i, 1
  %t.260 = icmp slt i64 %unit.152.next, 4
  br i1 %t.260, label %unit.152, label %unit.152.done
unit.152.done:
  %p.261 = getelementptr i8, ptr %p.6, i64 256
  %l.262 = load <8 x i16>, ptr %p.261, align 2
  %t.263 = bitcast <8 x i16> %l.262 to <8 x half>
  %t.264 = fpext <8 x half> %t.263 to <8 x float>
  %p.265 = getelementptr i8, ptr %p.6, i64 272
  %l.266 = load <8 x i16>, ptr %p.265, align 2
  %t.267 = bitcast <8 x i16> %l.266 to <8 x half>
  %t.268 = fpext <8 x half> %t.267 to <8 x float>
  %p.269 = getelementptr float, ptr %p.151, i64 8
  %l.270 = load <8 x float>, ptr %p.151, align 4
  %t.271 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.258, <8 x float> %t.264, <8 x float> %l.270)
  store <8 x float> %t.271, ptr %p.151, align 4
  %l.272 = load <8 x float>, ptr %p.269, align 4
  %t.273 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.259, <8 x float> %t.268, <8 x float> %l.272)
  store <8 x float> %t.273, ptr %p.269, align 4
  %p.274 = getelementptr float, ptr %tile, i64 32
  br label %unit.275
unit.275:
  %unit.275.i = phi i64 [0, %unit.152.done], [%unit.275.next, %unit.275]
  %unit.275.c0 = phi <8 x float> [zeroinitializer, %unit.152.done], [%t.381, %unit.275]
  %unit.275.c1 = phi <8 x float> [zeroinitializer, %unit.152.done], [%t.382, %unit.275]
  %t.276 = mul i64 %unit.275.i, 8
  %t.277 = mul i64 %t.276, 4
  %p.278 = getelementptr i8, ptr %p.3, i64 %t.277
  %t.279 = udiv i64 %t.276, 8
  %t.280 = mul i64 %t.279, 64
  %p.281 = getelementptr i8, ptr %p.7, i64 %t.280
  %p.282 = getelementptr i8, ptr %p.7, i64 32
  %t.283 = udiv i64 %t.276, 8
  %t.284 = mul i64 %t.283, 64
  %p.285 = getelementptr i8, ptr %p.282, i64 %t.284
  %l.286 = load <8 x i32>, ptr %p.281, align 4
  %t.287 = xor <8 x i32> %l.286, splat (i32 -2004318072)
  %t.288 = shl <8 x i32> %t.287, splat (i32 28)
  %t.289 = ashr <8 x i32> %t.288, splat (i32 28)
  %t.290 = sitofp <8 x i32> %t.289 to <8 x float>
  %l.291 = load <8 x i32>, ptr %p.285, align 4
  %t.292 = xor <8 x i32> %l.291, splat (i32 -2004318072)
  %t.293 = shl <8 x i32> %t.292, splat (i32 28)
  %t.294 = ashr <8 x i32> %t.293, splat (i32 28)
  %t.295 = sitofp <8 x i32> %t.294 to <8 x float>
  %l.296 = load float, ptr %p.278, align 4
  %t.297 = insertelement <8 x float> poison, float %l.296, i64 0
  %s.298 = shufflevector <8 x float> %t.297, <8 x float> poison, <8 x i32> zeroinitializer
  %t.299 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.290, <8 x float> %s.298, <8 x float> %unit.275.c0)
  %t.300 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.295, <8 x float> %s.298, <8 x float> %unit.275.c1)
  %t.301 = shl <8 x i32> %t.287, splat (i32 20)
  %t.302 = ashr <8 x i32> %t.301, splat (i32 28)
  %t.303 = sitofp <8 x i32> %t.302 to <8 x float>
  %t.304 = shl <8 x i32> %t.292, splat (i32 20)
  %t.305 = ashr <8 x i32> %t.304, splat (i32 28)
  %t.306 = sitofp <8 x i32> %t.305 to <8 x float>
  %p.307 = getelementptr i8, ptr %p.278, i64 4
  %l.308 = load float, ptr %p.307, align 4
  %t.309 = insertelement <8 x float> poison, float %l.308, i64 0
  %s.310 = shufflevector <8 x float> %t.309, <8 x float> poison, <8 x i32> zeroinitializer
  %t.311 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.303, <8 x float> %s.310, <8 x float> %t.299)
  %t.312 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.306, <8 x float> %s.310, <8 x float> %t.300)
  %t.313 = shl <8 x i32> %t.287, splat (i32 12)
  %t.314 = ashr <8 x i32> %t.313, splat (i32 28)
  %t.315 = sitofp <8 x i32> %t.314 to <8 x float>
  %t.316 = shl <8 x i32> %t.292, splat (i32 12)
  %t.317 = ashr <8 x i32> %t.316, splat (i32 28)
  %t.318 = sitofp <8 x i32> %t.317 to <8 x float>
  %p.319 = getelementptr i8, ptr %p.278, i64 8
  %l.320 = load float, ptr %p.319, align 4
  %t.321 = insertelement <8 x float> poison, float %l.320, i64 0
  %s.322 = shufflevector <8 x float> %t.321, <8 x float> poison, <8 x i32> zeroinitializer
  %t.323 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.315, <8 x float> %s.322, <8 x float> %t.311)
  %t.324 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.318, <8 x float> %s.322, <8 x float> %t.312)
  %t.325 = shl <8 x i32> %t.287, splat (i32 4)
  %t.326 = ashr <8 x i32> %t.325, splat (i32 28)
  %t.327 = sitofp <8 x i32> %t.326 to <8 x float>
  %t.328 = shl <8 x i32> %t.292, splat (i32 4)
  %t.329 = ashr <8 x i32> %t.328, splat (i32 28)
  %t.330 = sitofp <8 x i32> %t.329 to <8 x float>
  %p.331 = getelementptr i8, ptr %p.278, i64 12
  %l.332 = load float, ptr %p.331, align 4
  %t.333 = insertelement <8 x float> poison, float %l.332, i64 0
  %s.334 = shufflevector <8 x float> %t.333, <8 x float> poison, <8 x i32> zeroinitializer
  %t.335 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.327, <8 x float> %s.334, <8 x float> %t.323)
  %t.336 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.330, <8 x float> %s.334, <8 x float> %t.324)
  %t.337 = shl <8 x i32> %t.287, splat (i32 24)
  %t.338 = ashr <8 x i32> %t.337, splat (i32 28)
  %t.339 = sitofp <8 x i32> %t.338 to <8 x float>
  %t.340 = shl <8 x i32> %t.292, splat (i32 24)
  %t.341 = ashr <8 x i32> %t.340, splat (i32 28)
  %t.342 = sitofp <8 x i32> %t.341 to <8 x float>
  %p.343 = getelementptr i8, ptr %p.278, i64 16
  %l.344 = load float, ptr %p.343, align 4
  %t.345 = insertelement <8 x float> poison, float %l.344, i64 0
  %s.346 = shufflevector <8 x float> %t.345, <8 x float> poison, <8 x i32> zeroinitializer
  %t.347 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.339, <8 x float> %s.346, <8 x float> %t.335)
  %t.348 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.342, <8 x float> %s.346, <8 x float> %t.336)
  %t.349 = shl <8 x i32> %t.287, splat (i32 16)
  %t.350 = ashr <8 x i32> %t.349, splat (i32 28)
  %t.351 = sitofp <8 x i32> %t.350 to <8 x float>
  %t.352 = shl <8 x i32> %t.292, splat (i32 16)
  %t.353 = ashr <8 x i32> %t.352, splat (i32 28)
  %t.354 = sitofp <8 x i32> %t.353 to <8 x float>
  %p.355 = getelementptr i8, ptr %p.278, i64 20
  %l.356 = load float, ptr %p.355, align 4
  %t.357 = insertelement <8 x float> poison, float %l.356, i64 0
  %s.358 = shufflevector <8 x float> %t.357, <8 x float> poison, <8 x i32> zeroinitializer
  %t.359 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.351, <8 x float> %s.358, <8 x float> %t.347)
  %t.360 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.354, <8 x float> %s.358, <8 x float> %t.348)
  %t.361 = shl <8 x i32> %t.287, splat (i32 8)
  %t.362 = ashr <8 x i32> %t.361, splat (i32 28)
  %t.363 = sitofp <8 x i32> %t.362 to <8 x float>
  %t.364 = shl <8 x i32> %t.292, splat (i32 8)
  %t.365 = ashr <8 x i32> %t.364, splat (i32 28)
  %t.366 = sitofp <8 x i32> %t.365 to <8 x float>
  %p.367 = getelementptr i8, ptr %p.278, i64 24
  %l.368 = load float, ptr %p.367, align 4
  %t.369 = insertelement <8 x float> poison, float %l.368, i64 0
  %s.370 = shufflevector <8 x float> %t.369, <8 x float> poison, <8 x i32> zeroinitializer
  %t.371 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.363, <8 x float> %s.370, <8 x float> %t.359)
  %t.372 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.366, <8 x float> %s.370, <8 x float> %t.360)
  %t.373 = ashr <8 x i32> %t.287, splat (i32 28)
  %t.374 = sitofp <8 x i32> %t.373 to <8 x float>
  %t.375 = ashr <8 x i32> %t.292, splat (i32 28)
  %t.376 = sitofp <8 x i32> %t.375 to <8 x float>
  %p.377 = getelementptr i8, ptr %p.278, i64 28
  %l.378 = load float, ptr %p.377, align 4
  %t.379 = insertelement <8 x float> poison, float %l.378, i64 0
  %s.380 = shufflevector <8 x float> %t.379, <8 x float> poison, <8 x i32> zeroinitializer
  %t.381 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.374, <8 x float> %s.380, <8 x float> %t.371)
  %t.382 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.376, <8 x float> %s.380, <8 x float> %t.372)
  %unit.275.next = add nuw nsw i64 %unit.275.i, 1
  %t.383 = icmp slt i64 %unit.275.next, 4
  br i1 %t.383, label %unit.275, label %unit.275.done
unit.275.done:
  %p.384 = getelementptr i8, ptr %p.7, i64 256
  %l.385 = load <8 x i16>, ptr %p.384, align 2
  %t.386 = bitcast <8 x i16> %l.385 to <8 x half>
  %t.387 = fpext <8 x half> %t.386 to <8 x float>
  %p.388 = getelementptr i8, ptr %p.7, i64 272
  %l.389 = load <8 x i16>, ptr %p.388, align 2
  %t.390 = bitcast <8 x i16> %l.389 to <8 x half>
  %t.391 = fpext <8 x half> %t.390 to <8 x float>
  %p.392 = getelementptr float, ptr %p.274, i64 8
  %l.393 = load <8 x float>, ptr %p.274, align 4
  %t.394 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.381, <8 x float> %t.387, <8 x float> %l.393)
  store <8 x float> %t.394, ptr %p.274, align 4
  %l.395 = load <8 x float>, ptr %p.392, align 4
  %t.396 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.382, <8 x float> %t.391, <8 x float> %l.395)
  store <8 x float> %t.396, ptr %p.392, align 4
  %p.397 = getelementptr float, ptr %tile, i64 48
  br label %unit.398
unit.398:
  %unit.398.i = phi i64 [0, %unit.275.done], [%unit.398.next, %unit.398]
  %unit.398.c0 = phi <8 x float> [zeroinitializer, %unit.275.done], [%t.504, %unit.398]
  %unit.398.c1 = phi <8 x float> [zeroinitializer, %unit.275.done], [%t.505, %unit.398]
  %t.399 = mul i64 %unit.398.i, 8
  %t.400 = mul i64 %t.399, 4
  %p.401 = getelementptr i8, ptr %p.3, i64 %t.400
  %t.402 = udiv i64 %t.399, 8
  %t.403 = mul i64 %t.402, 64
  %p.404 = getelementptr i8, ptr %p.8, i64 %t.403
  %p.405 = getelementptr i8, ptr %p.8, i64 32
  %t.406 = udiv i64 %t.399, 8
  %t.407 = mul i64 %t.406, 64
  %p.408 = getelementptr i8, ptr %p.405, i64 %t.407
  %l.409 = load <8 x i32>, ptr %p.404, align 4
  %t.410 = xor <8 x i32> %l.409, splat (i32 -2004318072)
  %t.411 = shl <8 x i32> %t.410, splat (i32 28)
  %t.412 = ashr <8 x i32> %t.411, splat (i32 28)
  %t.413 = sitofp <8 x i32> %t.412 to <8 x float>
  %l.414 = load <8 x i32>, ptr %p.408, align 4
  %t.415 = xor <8 x i32> %l.414, splat (i32 -2004318072)
  %t.416 = shl <8 x i32> %t.415, splat (i32 28)
  %t.417 = ashr <8 x i32> %t.416, splat (i32 28)
  %t.418 = sitofp <8 x i32> %t.417 to <8 x float>
  %l.419 = load float, ptr %p.401, align 4
  %t.420 = insertelement <8 x float> poison, float %l.419, i64 0
  %s.421 = shufflevector <8 x float> %t.420, <8 x float> poison, <8 x i32> zeroinitializer
  %t.422 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.413, <8 x float> %s.421, <8 x float> %unit.398.c0)
  %t.423 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.418, <8 x float> %s.421, <8 x float> %unit.398.c1)
  %t.424 = shl <8 x i32> %t.410, splat (i32 20)
  %t.425 = ashr <8 x i32> %t.424, splat (i32 28)
  %t.426 = sitofp <8 x i32> %t.425 to <8 x float>
  %t.427 = shl <8 x i32> %t.415, splat (i32 20)
  %t.428 = ashr <8 x i32> %t.427, splat (i32 28)
  %t.429 = sitofp <8 x i32> %t.428 to <8 x float>
  %p.430 = getelementptr i8, ptr %p.401, i64 4
  %l.431 = load float, ptr %p.430, align 4
  %t.432 = insertelement <8 x float> poison, float %l.431, i64 0
  %s.433 = shufflevector <8 x float> %t.432, <8 x float> poison, <8 x i32> zeroinitializer
  %t.434 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.426, <8 x float> %s.433, <8 x float> %t.422)
  %t.435 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.429, <8 x float> %s.433, <8 x float> %t.423)
  %t.436 = shl <8 x i32> %t.410, splat (i32 12)
  %t.437 = ashr <8 x i32> %t.436, splat (i32 28)
  %t.438 = sitofp <8 x i32> %t.437 to <8 x float>
  %t.439 = shl <8 x i32> %t.415, splat (i32 12)
  %t.440 = ashr <8 x i32> %t.439, splat (i32 28)
  %t.441 = sitofp <8 x i32> %t.440 to <8 x float>
  %p.442 = getelementptr i8, ptr %p.401, i64 8
  %l.443 = load float, ptr %p.442, align 4
  %t.444 = insertelement <8 x float> poison, float %l.443, i64 0
  %s.445 = shufflevector <8 x float> %t.444, <8 x float> poison, <8 x i32> zeroinitializer
  %t.446 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.438, <8 x float> %s.445, <8 x float> %t.434)
  %t.447 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.441, <8 x float> %s.445, <8 x float> %t.435)
  %t.448 = shl <8 x i32> %t.410, splat (i32 4)
  %t.449 = ashr <8 x i32> %t.448, splat (i32 28)
  %t.450 = sitofp <8 x i32> %t.449 to <8 x float>
  %t.451 = shl <8 x i32> %t.415, splat (i32 4)
  %t.452 = ashr <8 x i32> %t.451, splat (i32 28)
  %t.453 = sitofp <8 x i32> %t.452 to <8 x float>
  %p.454 = getelementptr i8, ptr %p.401, i64 12
  %l.455 = load float, ptr %p.454, align 4
  %t.456 = insertelement <8 x float> poison, float %l.455, i64 0
  %s.457 = shufflevector <8 x float> %t.456, <8 x float> poison, <8 x i32> zeroinitializer
  %t.458 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.450, <8 x float> %s.457, <8 x float> %t.446)
  %t.459 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.453, <8 x float> %s.457, <8 x float> %t.447)
  %t.460 = shl <8 x i32> %t.410, splat (i32 24)
  %t.461 = ashr <8 x i32> %t.460, splat (i32 28)
  %t.462 = sitofp <8 x i32> %t.461 to <8 x float>
  %t.463 = shl <8 x i32> %t.415, splat (i32 24)
  %t.464 = ashr <8 x i32> %t.463, splat (i32 28)
  %t.465 = sitofp <8 x i32> %t.464 to <8 x float>
  %p.466 = getelementptr i8, ptr %p.401, i64 16
  %l.467 = load float, ptr %p.466, align 4
  %t.468 = insertelement <8 x float> poison, float %l.467, i64 0
  %s.469 = shufflevector <8 x float> %t.468, <8 x float> poison, <8 x i32> zeroinitializer
  %t.470 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.462, <8 x float> %s.469, <8 x float> %t.458)
  %t.471 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.465, <8 x float> %s.469, <8 x float> %t.459)
  %t.472 = shl <8 x i32> %t.410, splat (i32 16)
  %t.473 = ashr <8 x i32> %t.472, splat (i32 28)
  %t.474 = sitofp <8 x i32> %t.473 to <8 x float>
  %t.475 = shl <8 x i32> %t.415, splat (i32 16)
  %t.476 = ashr <8 x i32> %t.475, splat (i32 28)
  %t.477 = sitofp <8 x i32> %t.476 to <8 x float>
  %p.478 = getelementptr i8, ptr %p.401, i64 20
  %l.479 = load float, ptr %p.478, align 4
  %t.480 = insertelement <8 x float> poison, float %l.479, i64 0
  %s.481 = shufflevector <8 x float> %t.480, <8 x float> poison, <8 x i32> zeroinitializer
  %t.482 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.474, <8 x float> %s.481, <8 x float> %t.470)
  %t.483 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.477, <8 x float> %s.481, <8 x float> %t.471)
  %t.484 = shl <8 x i32> %t.410, splat (i32 8)
  %t.485 = ashr <8 x i32> %t.484, splat (i32 28)
  %t.486 = sitofp <8 x i32> %t.485 to <8 x float>
  %t.487 = shl <8 x i32> %t.415, splat (i32 8)
  %t.488 = ashr <8 x i32> %t.487, splat (i32 28)
  %t.489 = sitofp <8 x i32> %t.488 to <8 x float>
  %p.490 = getelementptr i8, ptr %p.401, i64 24
  %l.491 = load float, ptr %p.490, align 4
  %t.492 = insertelement <8 x float> poison, float %l.491, i64 0
  %s.493 = shufflevector <8 x float> %t.492, <8 x float> poison, <8 x i32> zeroinitializer
  %t.494 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.486, <8 x float> %s.493, <8 x float> %t.482)
  %t.495 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.489, <8 x float> %s.493, <8 x float> %t.483)
  %t.496 = ashr <8 x i32> %t.410, splat (i32 28)
  %t.497 = sitofp <8 x i32> %t.496 to <8 x float>
  %t.498 = ashr <8 x i32> %t.415, splat (i32 28)
  %t.499 = sitofp <8 x i32> %t.498 to <8 x float>
  %p.500 = getelementptr i8, ptr %p.401, i64 28
  %l.501 = load float, ptr %p.500, align 4
  %t.502 = insertelement <8 x float> poison, float %l.501, i64 0
  %s.503 = shufflevector <8 x float> %t.502, <8 x float> poison, <8 x i32> zeroinitializer
  %t.504 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.497, <8 x float> %s.503, <8 x float> %t.494)
  %t.505 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.499, <8 x float> %s.503, <8 x float> %t.495)
  %unit.398.next = add nuw nsw i64 %unit.398.i, 1
  %t.506 = icmp slt i64 %unit.398.next, 4
  br i1 %t.506, label %unit.398, label %unit.398.done
unit.398.done:
  %p.507 = getelementptr i8, ptr %p.8, i64 256
  %l.508 = load <8 x i16>, ptr %p.507, align 2
  %t.509 = bitcast <8 x i16> %l.508 to <8 x half>
  %t.510 = fpext <8 x half> %t.509 to <8 x float>
  %p.511 = getelementptr i8, ptr %p.8, i64 272
  %l.512 = load <8 x i16>, ptr %p.511, align 2
  %t.513 = bitcast <8 x i16> %l.512 to <8 x half>
  %t.514 = fpext <8 x half> %t.513 to <8 x float>
  %p.515 = getelementptr float, ptr %p.397, i64 8
  %l.516 = load <8 x float>, ptr %p.397, align 4
  %t.517 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.504, <8 x float> %t.510, <8 x float> %l.516)
  store <8 x float> %t.517, ptr %p.397, align 4
  %l.518 = load <8 x float>, ptr %p.515, align 4
  %t.519 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.505, <8 x float> %t.514, <8 x float> %l.518)
  store <8 x float> %t.519, ptr %p.515, align 4
  %group.1.next = add nuw nsw i64 %group.1.i, 1
  %t.520 = icmp slt i64 %group.1.next, %groups
  br i1 %t.520, label %group.1, label %group.1.done
group.1.done:
  ret void
}
define void @kt_contract_68a1c4bb13e54358(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1) #0 {
entry:
  %t.1 = mul i64 %part, %n0
  %t.2 = udiv i64 %t.1, %parts
  %t.3 = add i64 %t.1, %n0
  %t.4 = udiv i64 %t.3, %parts
  br label %staged.5
staged.5:
  %staged.5.i = phi i64 [%t.2, %entry], [%staged.5.next, %staged.5.body]
  %t.6 = icmp slt i64 %staged.5.i, %t.4
  br i1 %t.6, label %staged.5.body, label %staged.5.done
staged.5.body:
  %t.7 = udiv i64 %staged.5.i, 128
  %t.8 = urem i64 %staged.5.i, 128
  %t.9 = mul i64 %t.7, 16448
  %p.10 = getelementptr i8, ptr %scratch, i64 %t.9
  %t.11 = mul i64 %t.8, 128
  %p.12 = getelementptr i8, ptr %p.10, i64 %t.11
  %t.13 = mul i64 %t.8, 32
  %p.14 = getelementptr float, ptr %b1, i64 %t.13
  %l.15 = load <16 x float>, ptr %p.14, align 4
  %p.16 = getelementptr float, ptr %b2, i64 %t.13
  %l.17 = load <16 x float>, ptr %p.16, align 4
  %t.18 = fmul <16 x float> %l.15, %l.17
  store <16 x float> %t.18, ptr %p.12, align 4
  %t.19 = mul i64 %t.8, 32
  %t.20 = add i64 %t.19, 16
  %p.21 = getelementptr float, ptr %b1, i64 %t.20
  %l.22 = load <16 x float>, ptr %p.21, align 4
  %p.23 = getelementptr float, ptr %b2, i64 %t.20
  %l.24 = load <16 x float>, ptr %p.23, align 4
  %t.25 = fmul <16 x float> %l.22, %l.24
  %p.26 = getelementptr float, ptr %p.12, i64 16
  store <16 x float> %t.25, ptr %p.26, align 4
  %staged.5.next = add nuw nsw i64 %staged.5.i, 1
  br label %staged.5
staged.5.done:
  call void @kt_barrier(ptr %barrier, i64 %parts)
  %t.27 = mul i64 %tid, 256
  %p.28 = getelementptr i8, ptr %scratch, i64 %t.27
  %p.29 = getelementptr i8, ptr %p.28, i64 16448
  %p.30 = getelementptr i8, ptr %p.29, i64 256
  %t.31 = mul i64 %part, %n1
  %t.32 = udiv i64 %t.31, %parts
  %t.33 = add i64 %t.31, %n1
  %t.34 = udiv i64 %t.33, %parts
  br label %item.35
item.35:
  %item.35.i = phi i64 [%t.32, %staged.5.done], [%item.35.next, %row.135.done]
  %t.36 = icmp slt i64 %item.35.i, %t.34
  br i1 %t.36, label %item.35.body, label %item.35.done
item.35.body:
  %t.37 = urem i64 %item.35.i, 64
  %t.38 = udiv i64 %item.35.i, 64
  %t.39 = add i64 %t.38, 1
  %t.40 = call i64 @llvm.smin.i64(i64 %t.39, i64 1)
  br label %clear.41
clear.41:
  %clear.41.i = phi i64 [0, %item.35.body], [%clear.41.next, %clear.41]
  %p.42 = getelementptr float, ptr %p.29, i64 %clear.41.i
  store <16 x float> zeroinitializer, ptr %p.42, align 64
  %clear.41.next = add nuw nsw i64 %clear.41.i, 16
  %t.43 = icmp slt i64 %clear.41.next, 64
  br i1 %t.43, label %clear.41, label %clear.41.done
clear.41.done:
  br label %part.44
part.44:
  %part.44.i = phi i64 [0, %clear.41.done], [%part.44.next, %chunk.56.done]
  %t.45 = add i64 %t.37, 64
  %t.46 = add i64 %t.37, 128
  %t.47 = add i64 %t.37, 192
  %t.48 = mul i64 %t.37, 36864
  %p.49 = getelementptr i8, ptr %b3, i64 %t.48
  %t.50 = mul i64 %t.45, 36864
  %p.51 = getelementptr i8, ptr %b3, i64 %t.50
  %t.52 = mul i64 %t.46, 36864
  %p.53 = getelementptr i8, ptr %b3, i64 %t.52
  %t.54 = mul i64 %t.47, 36864
  %p.55 = getelementptr i8, ptr %b3, i64 %t.54
  br label %chunk.56
chunk.56:
  %chunk.56.i = phi i64 [%part.44.i, %part.44], [%chunk.56.next, %tile.64.done]
  %t.57 = mul i64 %chunk.56.i, 128
  %p.58 = getelementptr i8, ptr %scratch, i64 %t.57
  %t.59 = mul i64 %chunk.56.i, 288
  %p.60 = getelementptr i8, ptr %p.49, i64 %t.59
  %p.61 = getelementptr i8, ptr %p.51, i64 %t.59
  %p.62 = getelementptr i8, ptr %p.53, i64 %t.59
  %p.63 = getelementptr i8, ptr %p.55, i64 %t.59
  br label %tile.64
tile.64:
  %tile.64.i = phi i64 [%t.38, %chunk.56], [%tile.64.next, %tile.64]
  %t.65 = sub i64 %tile.64.i, %t.38
  %t.66 = mul i64 %tile.64.i, 16448
  %p.67 = getelementptr i8, ptr %p.58, i64 %t.66
  %t.68 = mul i64 %t.65, 64
  %p.69 = getelementptr float, ptr %p.29, i64 %t.68
  call void @tile1(ptr %p.67, ptr %p.69, ptr %p.60, ptr %p.61, ptr %p.62, ptr %p.63, i64 128)
  %tile.64.next = add nuw nsw i64 %tile.64.i, 1
  %t.70 = icmp slt i64 %tile.64.next, %t.40
  br i1 %t.70, label %tile.64, label %tile.64.done
tile.64.done:
  %chunk.56.next = add nuw nsw i64 %chunk.56.i, 128
  %t.71 = icmp slt i64 %chunk.56.next, 128
  br i1 %t.71, label %chunk.56, label %chunk.56.done
chunk.56.done:
  %part.44.next = add nuw nsw i64 %part.44.i, 128
  %t.72 = icmp slt i64 %part.44.next, 128
  br i1 %t.72, label %part.44, label %part.44.done
part.44.done:
  %t.73 = add i64 %t.37, 64
  %t.74 = add i64 %t.37, 128
  %t.75 = add i64 %t.37, 192
  %t.76 = mul i64 %t.37, 16
  %p.77 = getelementptr float, ptr %b6, i64 %t.76
  br label %row.78
row.78:
  %row.78.i = phi i64 [0, %part.44.done], [%row.78.next, %row.78]
  %t.79 = mul i64 %row.78.i, 16
  %p.80 = getelementptr float, ptr %p.29, i64 %t.79
  %l.81 = load <16 x float>, ptr %p.80, align 4
  %p.82 = getelementptr float, ptr %b0, i64 %t.76
  %l.83 = load <16 x float>, ptr %p.82, align 4
  %p.84 = getelementptr float, ptr %b4, i64 %t.76
  %l.85 = load <16 x float>, ptr %p.84, align 4
  %t.86 = fadd <16 x float> %l.81, %l.85
  %t.87 = fmul <16 x float> %l.83, %t.86
  %p.88 = getelementptr float, ptr %b5, i64 %t.76
  %l.89 = load <16 x float>, ptr %p.88, align 4
  %t.90 = fadd <16 x float> %t.87, %l.89
  %t.91 = fcmp olt <16 x float> %t.90, splat (float 0x0000000000000000)
  %t.92 = select <16 x i1> %t.91, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.90
  store <16 x float> %t.92, ptr %p.77, align 4
  %row.78.next = add nuw nsw i64 %row.78.i, 1
  %t.93 = icmp slt i64 %row.78.next, 1
  br i1 %t.93, label %row.78, label %row.78.done
row.78.done:
  %p.94 = getelementptr float, ptr %p.29, i64 16
  %t.95 = mul i64 %t.73, 16
  %p.96 = getelementptr float, ptr %b6, i64 %t.95
  br label %row.97
row.97:
  %row.97.i = phi i64 [0, %row.78.done], [%row.97.next, %row.97]
  %t.98 = mul i64 %row.97.i, 16
  %p.99 = getelementptr float, ptr %p.94, i64 %t.98
  %l.100 = load <16 x float>, ptr %p.99, align 4
  %p.101 = getelementptr float, ptr %b0, i64 %t.95
  %l.102 = load <16 x float>, ptr %p.101, align 4
  %p.103 = getelementptr float, ptr %b4, i64 %t.95
  %l.104 = load <16 x float>, ptr %p.103, align 4
  %t.105 = fadd <16 x float> %l.100, %l.104
  %t.106 = fmul <16 x float> %l.102, %t.105
  %p.107 = getelementptr float, ptr %b5, i64 %t.95
  %l.108 = load <16 x float>, ptr %p.107, align 4
  %t.109 = fadd <16 x float> %t.106, %l.108
  %t.110 = fcmp olt <16 x float> %t.109, splat (float 0x0000000000000000)
  %t.111 = select <16 x i1> %t.110, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.109
  store <16 x float> %t.111, ptr %p.96, align 4
  %row.97.next = add nuw nsw i64 %row.97.i, 1
  %t.112 = icmp slt i64 %row.97.next, 1
  br i1 %t.112, label %row.97, label %row.97.done
row.97.done:
  %p.113 = getelementptr float, ptr %p.29, i64 32
  %t.114 = mul i64 %t.74, 16
  %p.115 = getelementptr float, ptr %b6, i64 %t.114
  br label %row.116
row.116:
  %row.116.i = phi i64 [0, %row.97.done], [%row.116.next, %row.116]
  %t.117 = mul i64 %row.116.i, 16
  %p.118 = getelementptr float, ptr %p.113, i64 %t.117
  %l.119 = load <16 x float>, ptr %p.118, align 4
  %p.120 = getelementptr float, ptr %b0, i64 %t.114
  %l.121 = load <16 x float>, ptr %p.120, align 4
  %p.122 = getelementptr float, ptr %b4, i64 %t.114
  %l.123 = load <16 x float>, ptr %p.122, align 4
  %t.124 = fadd <16 x float> %l.119, %l.123
  %t.125 = fmul <16 x float> %l.121, %t.124
  %p.126 = getelementptr float, ptr %b5, i64 %t.114
  %l.127 = load <16 x float>, ptr %p.126, align 4
  %t.128 = fadd <16 x float> %t.125, %l.127
  %t.129 = fcmp olt <16 x float> %t.128, splat (float 0x0000000000000000)
  %t.130 = select <16 x i1> %t.129, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.128
  store <16 x float> %t.130, ptr %p.115, align 4
  %row.116.next = add nuw nsw i64 %row.116.i, 1
  %t.131 = icmp slt i64 %row.116.next, 1
  br i1 %t.131, label %row.116, label %row.116.done
row.116.done:
  %p.132 = getelementptr float, ptr %p.29, i64 48
  %t.133 = mul i64 %t.75, 16
  %p.134 = getelementptr float, ptr %b6, i64 %t.133
  br label %row.135
row.135:
  %row.135.i = phi i64 [0, %row.116.done], [%row.135.next, %row.135]
  %t.136 = mul i64 %row.135.i, 16
  %p.137 = getelementptr float, ptr %p.132, i64 %t.136
  %l.138 = load <16 x float>, ptr %p.137, align 4
  %p.139 = getelementptr float, ptr %b0, i64 %t.133
  %l.140 = load <16 x float>, ptr %p.139, align 4
  %p.141 = getelementptr float, ptr %b4, i64 %t.133
  %l.142 = load <16 x float>, ptr %p.141, align 4
  %t.143 = fadd <16 x float> %l.138, %l.142
  %t.144 = fmul <16 x float> %l.140, %t.143
  %p.145 = getelementptr float, ptr %b5, i64 %t.133
  %l.146 = load <16 x float>, ptr %p.145, align 4
  %t.147 = fadd <16 x float> %t.144, %l.146
  %t.148 = fcmp olt <16 x float> %t.147, splat (float 0x0000000000000000)
  %t.149 = select <16 x i1> %t.148, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.147
  store <16 x float> %t.149, ptr %p.134, align 4
  %row.135.next = add nuw nsw i64 %row.135.i, 1
  %t.150 = icmp slt i64 %row.135.next, 1
  br i1 %t.150, label %row.135, label %row.135.done
row.135.done:
  %item.35.next = add nuw nsw i64 %item.35.i, 1
  br label %item.35
item.35.done:
  ret void
}
!0 = !{i32 1}
