declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare i64 @llvm.smin.i64(i64, i64)
declare void @kt_barrier(ptr, i64)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define internal void @tile1(ptr noalias %a, ptr noalias %tile, ptr %w0, ptr %w1, i64 %groups) noinline #0 {
entry:
  %p.1 = getelementptr float, ptr %tile, i64 8
  %p.2 = getelementptr float, ptr %tile, i64 16
  %p.3 = getelementptr float, ptr %tile, i64 24
  %l.4 = load <8 x float>, ptr %tile, align 4
  %l.5 = load <8 x float>, ptr %p.1, align 4
  %l.6 = load <8 x float>, ptr %p.2, align 4
  %l.7 = load <8 x float>, ptr %p.3, align 4
  br label %group.8
group.8:
  %group.8.i = phi i64 [0, %entry], [%group.8.next, %unit.24.done]
  %group.8.c0 = phi <8 x float> [%l.4, %entry], [%t.222, %unit.24.done]
  %group.8.c1 = phi <8 x float> [%l.5, %entry], [%t.223, %unit.24.done]
  %group.8.c2 = phi <8 x float> [%l.6, %entry], [%t.224, %unit.24.done]
  %group.8.c3 = phi <8 x float> [%l.7, %entry], [%t.225, %unit.24.done]
  %t.9 = mul i64 %group.8.i, 128
  %p.10 = getelementptr i8, ptr %a, i64 %t.9
  %t.11 = mul i64 %group.8.i, 288
  %p.12 = getelementptr i8, ptr %w0, i64 %t.11
  %p.13 = getelementptr i8, ptr %w1, i64 %t.11
  %p.14 = getelementptr i8, ptr %p.12, i64 6144
  call void @llvm.prefetch.p0(ptr %p.14, i32 0, i32 3, i32 1)
  %p.15 = getelementptr i8, ptr %p.12, i64 6208
  call void @llvm.prefetch.p0(ptr %p.15, i32 0, i32 3, i32 1)
  %p.16 = getelementptr i8, ptr %p.12, i64 6272
  call void @llvm.prefetch.p0(ptr %p.16, i32 0, i32 3, i32 1)
  %p.17 = getelementptr i8, ptr %p.12, i64 6336
  call void @llvm.prefetch.p0(ptr %p.17, i32 0, i32 3, i32 1)
  %p.18 = getelementptr i8, ptr %p.12, i64 6400
  call void @llvm.prefetch.p0(ptr %p.18, i32 0, i32 3, i32 1)
  %p.19 = getelementptr i8, ptr %p.13, i64 6144
  call void @llvm.prefetch.p0(ptr %p.19, i32 0, i32 3, i32 1)
  %p.20 = getelementptr i8, ptr %p.13, i64 6208
  call void @llvm.prefetch.p0(ptr %p.20, i32 0, i32 3, i32 1)
  %p.21 = getelementptr i8, ptr %p.13, i64 6272
  call void @llvm.prefetch.p0(ptr %p.21, i32 0, i32 3, i32 1)
  %p.22 = getelementptr i8, ptr %p.13, i64 6336
  call void @llvm.prefetch.p0(ptr %p.22, i32 0, i32 3, i32 1)
  %p.23 = getelementptr i8, ptr %p.13, i64 6400
  call void @llvm.prefetch.p0(ptr %p.23, i32 0, i32 3, i32 1)
  br label %unit.24
unit.24:
  %unit.24.i = phi i64 [0, %group.8], [%unit.24.next, %unit.24]
  %unit.24.c0 = phi <8 x float> [zeroinitializer, %group.8], [%t.201, %unit.24]
  %unit.24.c1 = phi <8 x float> [zeroinitializer, %group.8], [%t.202, %unit.24]
  %unit.24.c2 = phi <8 x float> [zeroinitializer, %group.8], [%t.203, %unit.24]
  %unit.24.c3 = phi <8 x float> [zeroinitializer, %group.8], [%t.204, %unit.24]
  %t.25 = mul i64 %unit.24.i, 8
  %t.26 = mul i64 %t.25, 4
  %p.27 = getelementptr i8, ptr %p.10, i64 %t.26
  %t.28 = udiv i64 %t.25, 8
  %t.29 = mul i64 %t.28, 64
  %p.30 = getelementptr i8, ptr %p.12, i64 %t.29
  %p.31 = getelementptr i8, ptr %p.12, i64 32
  %t.32 = udiv i64 %t.25, 8
  %t.33 = mul i64 %t.32, 64
  %p.34 = getelementptr i8, ptr %p.31, i64 %t.33
  %t.35 = udiv i64 %t.25, 8
  %t.36 = mul i64 %t.35, 64
  %p.37 = getelementptr i8, ptr %p.13, i64 %t.36
  %p.38 = getelementptr i8, ptr %p.13, i64 32
  %t.39 = udiv i64 %t.25, 8
  %t.40 = mul i64 %t.39, 64
  %p.41 = getelementptr i8, ptr %p.38, i64 %t.40
  %l.42 = load <8 x i32>, ptr %p.30, align 4
  %t.43 = xor <8 x i32> %l.42, splat (i32 -2004318072)
  %t.44 = shl <8 x i32> %t.43, splat (i32 28)
  %t.45 = ashr <8 x i32> %t.44, splat (i32 28)
  %t.46 = sitofp <8 x i32> %t.45 to <8 x float>
  %l.47 = load <8 x i32>, ptr %p.34, align 4
  %t.48 = xor <8 x i32> %l.47, splat (i32 -2004318072)
  %t.49 = shl <8 x i32> %t.48, splat (i32 28)
  %t.50 = ashr <8 x i32> %t.49, splat (i32 28)
  %t.51 = sitofp <8 x i32> %t.50 to <8 x float>
  %l.52 = load <8 x i32>, ptr %p.37, align 4
  %t.53 = xor <8 x i32> %l.52, splat (i32 -2004318072)
  %t.54 = shl <8 x i32> %t.53, splat (i32 28)
  %t.55 = ashr <8 x i32> %t.54, splat (i32 28)
  %t.56 = sitofp <8 x i32> %t.55 to <8 x float>
  %l.57 = load <8 x i32>, ptr %p.41, align 4
  %t.58 = xor <8 x i32> %l.57, splat (i32 -2004318072)
  %t.59 = shl <8 x i32> %t.58, splat (i32 28)
  %t.60 = ashr <8 x i32> %t.59, splat (i32 28)
  %t.61 = sitofp <8 x i32> %t.60 to <8 x float>
  %l.62 = load float, ptr %p.27, align 4
  %t.63 = insertelement <8 x float> poison, float %l.62, i64 0
  %s.64 = shufflevector <8 x float> %t.63, <8 x float> poison, <8 x i32> zeroinitializer
  %t.65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.46, <8 x float> %s.64, <8 x float> %unit.24.c0)
  %t.66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.51, <8 x float> %s.64, <8 x float> %unit.24.c1)
  %t.67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.56, <8 x float> %s.64, <8 x float> %unit.24.c2)
  %t.68 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.61, <8 x float> %s.64, <8 x float> %unit.24.c3)
  %t.69 = shl <8 x i32> %t.43, splat (i32 20)
  %t.70 = ashr <8 x i32> %t.69, splat (i32 28)
  %t.71 = sitofp <8 x i32> %t.70 to <8 x float>
  %t.72 = shl <8 x i32> %t.48, splat (i32 20)
  %t.73 = ashr <8 x i32> %t.72, splat (i32 28)
  %t.74 = sitofp <8 x i32> %t.73 to <8 x float>
  %t.75 = shl <8 x i32> %t.53, splat (i32 20)
  %t.76 = ashr <8 x i32> %t.75, splat (i32 28)
  %t.77 = sitofp <8 x i32> %t.76 to <8 x float>
  %t.78 = shl <8 x i32> %t.58, splat (i32 20)
  %t.79 = ashr <8 x i32> %t.78, splat (i32 28)
  %t.80 = sitofp <8 x i32> %t.79 to <8 x float>
  %p.81 = getelementptr i8, ptr %p.27, i64 4
  %l.82 = load float, ptr %p.81, align 4
  %t.83 = insertelement <8 x float> poison, float %l.82, i64 0
  %s.84 = shufflevector <8 x float> %t.83, <8 x float> poison, <8 x i32> zeroinitializer
  %t.85 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.71, <8 x float> %s.84, <8 x float> %t.65)
  %t.86 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.74, <8 x float> %s.84, <8 x float> %t.66)
  %t.87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.77, <8 x float> %s.84, <8 x float> %t.67)
  %t.88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.80, <8 x float> %s.84, <8 x float> %t.68)
  %t.89 = shl <8 x i32> %t.43, splat (i32 12)
  %t.90 = ashr <8 x i32> %t.89, splat (i32 28)
  %t.91 = sitofp <8 x i32> %t.90 to <8 x float>
  %t.92 = shl <8 x i32> %t.48, splat (i32 12)
  %t.93 = ashr <8 x i32> %t.92, splat (i32 28)
  %t.94 = sitofp <8 x i32> %t.93 to <8 x float>
  %t.95 = shl <8 x i32> %t.53, splat (i32 12)
  %t.96 = ashr <8 x i32> %t.95, splat (i32 28)
  %t.97 = sitofp <8 x i32> %t.96 to <8 x float>
  %t.98 = shl <8 x i32> %t.58, splat (i32 12)
  %t.99 = ashr <8 x i32> %t.98, splat (i32 28)
  %t.100 = sitofp <8 x i32> %t.99 to <8 x float>
  %p.101 = getelementptr i8, ptr %p.27, i64 8
  %l.102 = load float, ptr %p.101, align 4
  %t.103 = insertelement <8 x float> poison, float %l.102, i64 0
  %s.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <8 x i32> zeroinitializer
  %t.105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.91, <8 x float> %s.104, <8 x float> %t.85)
  %t.106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.94, <8 x float> %s.104, <8 x float> %t.86)
  %t.107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.97, <8 x float> %s.104, <8 x float> %t.87)
  %t.108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.100, <8 x float> %s.104, <8 x float> %t.88)
  %t.109 = shl <8 x i32> %t.43, splat (i32 4)
  %t.110 = ashr <8 x i32> %t.109, splat (i32 28)
  %t.111 = sitofp <8 x i32> %t.110 to <8 x float>
  %t.112 = shl <8 x i32> %t.48, splat (i32 4)
  %t.113 = ashr <8 x i32> %t.112, splat (i32 28)
  %t.114 = sitofp <8 x i32> %t.113 to <8 x float>
  %t.115 = shl <8 x i32> %t.53, splat (i32 4)
  %t.116 = ashr <8 x i32> %t.115, splat (i32 28)
  %t.117 = sitofp <8 x i32> %t.116 to <8 x float>
  %t.118 = shl <8 x i32> %t.58, splat (i32 4)
  %t.119 = ashr <8 x i32> %t.118, splat (i32 28)
  %t.120 = sitofp <8 x i32> %t.119 to <8 x float>
  %p.121 = getelementptr i8, ptr %p.27, i64 12
  %l.122 = load float, ptr %p.121, align 4
  %t.123 = insertelement <8 x float> poison, float %l.122, i64 0
  %s.124 = shufflevector <8 x float> %t.123, <8 x float> poison, <8 x i32> zeroinitializer
  %t.125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.111, <8 x float> %s.124, <8 x float> %t.105)
  %t.126 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.114, <8 x float> %s.124, <8 x float> %t.106)
  %t.127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.117, <8 x float> %s.124, <8 x float> %t.107)
  %t.128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.120, <8 x float> %s.124, <8 x float> %t.108)
  %t.129 = shl <8 x i32> %t.43, splat (i32 24)
  %t.130 = ashr <8 x i32> %t.129, splat (i32 28)
  %t.131 = sitofp <8 x i32> %t.130 to <8 x float>
  %t.132 = shl <8 x i32> %t.48, splat (i32 24)
  %t.133 = ashr <8 x i32> %t.132, splat (i32 28)
  %t.134 = sitofp <8 x i32> %t.133 to <8 x float>
  %t.135 = shl <8 x i32> %t.53, splat (i32 24)
  %t.136 = ashr <8 x i32> %t.135, splat (i32 28)
  %t.137 = sitofp <8 x i32> %t.136 to <8 x float>
  %t.138 = shl <8 x i32> %t.58, splat (i32 24)
  %t.139 = ashr <8 x i32> %t.138, splat (i32 28)
  %t.140 = sitofp <8 x i32> %t.139 to <8 x float>
  %p.141 = getelementptr i8, ptr %p.27, i64 16
  %l.142 = load float, ptr %p.141, align 4
  %t.143 = insertelement <8 x float> poison, float %l.142, i64 0
  %s.144 = shufflevector <8 x float> %t.143, <8 x float> poison, <8 x i32> zeroinitializer
  %t.145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.131, <8 x float> %s.144, <8 x float> %t.125)
  %t.146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.134, <8 x float> %s.144, <8 x float> %t.126)
  %t.147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.137, <8 x float> %s.144, <8 x float> %t.127)
  %t.148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.140, <8 x float> %s.144, <8 x float> %t.128)
  %t.149 = shl <8 x i32> %t.43, splat (i32 16)
  %t.150 = ashr <8 x i32> %t.149, splat (i32 28)
  %t.151 = sitofp <8 x i32> %t.150 to <8 x float>
  %t.152 = shl <8 x i32> %t.48, splat (i32 16)
  %t.153 = ashr <8 x i32> %t.152, splat (i32 28)
  %t.154 = sitofp <8 x i32> %t.153 to <8 x float>
  %t.155 = shl <8 x i32> %t.53, splat (i32 16)
  %t.156 = ashr <8 x i32> %t.155, splat (i32 28)
  %t.157 = sitofp <8 x i32> %t.156 to <8 x float>
  %t.158 = shl <8 x i32> %t.58, splat (i32 16)
  %t.159 = ashr <8 x i32> %t.158, splat (i32 28)
  %t.160 = sitofp <8 x i32> %t.159 to <8 x float>
  %p.161 = getelementptr i8, ptr %p.27, i64 20
  %l.162 = load float, ptr %p.161, align 4
  %t.163 = insertelement <8 x float> poison, float %l.162, i64 0
  %s.164 = shufflevector <8 x float> %t.163, <8 x float> poison, <8 x i32> zeroinitializer
  %t.165 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.151, <8 x float> %s.164, <8 x float> %t.145)
  %t.166 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.154, <8 x float> %s.164, <8 x float> %t.146)
  %t.167 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.157, <8 x float> %s.164, <8 x float> %t.147)
  %t.168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.160, <8 x float> %s.164, <8 x float> %t.148)
  %t.169 = shl <8 x i32> %t.43, splat (i32 8)
  %t.170 = ashr <8 x i32> %t.169, splat (i32 28)
  %t.171 = sitofp <8 x i32> %t.170 to <8 x float>
  %t.172 = shl <8 x i32> %t.48, splat (i32 8)
  %t.173 = ashr <8 x i32> %t.172, splat (i32 28)
  %t.174 = sitofp <8 x i32> %t.173 to <8 x float>
  %t.175 = shl <8 x i32> %t.53, splat (i32 8)
  %t.176 = ashr <8 x i32> %t.175, splat (i32 28)
  %t.177 = sitofp <8 x i32> %t.176 to <8 x float>
  %t.178 = shl <8 x i32> %t.58, splat (i32 8)
  %t.179 = ashr <8 x i32> %t.178, splat (i32 28)
  %t.180 = sitofp <8 x i32> %t.179 to <8 x float>
  %p.181 = getelementptr i8, ptr %p.27, i64 24
  %l.182 = load float, ptr %p.181, align 4
  %t.183 = insertelement <8 x float> poison, float %l.182, i64 0
  %s.184 = shufflevector <8 x float> %t.183, <8 x float> poison, <8 x i32> zeroinitializer
  %t.185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.171, <8 x float> %s.184, <8 x float> %t.165)
  %t.186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.174, <8 x float> %s.184, <8 x float> %t.166)
  %t.187 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.177, <8 x float> %s.184, <8 x float> %t.167)
  %t.188 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.180, <8 x float> %s.184, <8 x float> %t.168)
  %t.189 = ashr <8 x i32> %t.43, splat (i32 28)
  %t.190 = sitofp <8 x i32> %t.189 to <8 x float>
  %t.191 = ashr <8 x i32> %t.48, splat (i32 28)
  %t.192 = sitofp <8 x i32> %t.191 to <8 x float>
  %t.193 = ashr <8 x i32> %t.53, splat (i32 28)
  %t.194 = sitofp <8 x i32> %t.193 to <8 x float>
  %t.195 = ashr <8 x i32> %t.58, splat (i32 28)
  %t.196 = sitofp <8 x i32> %t.195 to <8 x float>
  %p.197 = getelementptr i8, ptr %p.27, i64 28
  %l.198 = load float, ptr %p.197, align 4
  %t.199 = insertelement <8 x float> poison, float %l.198, i64 0
  %s.200 = shufflevector <8 x float> %t.199, <8 x float> poison, <8 x i32> zeroinitializer
  %t.201 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.190, <8 x float> %s.200, <8 x float> %t.185)
  %t.202 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.192, <8 x float> %s.200, <8 x float> %t.186)
  %t.203 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.194, <8 x float> %s.200, <8 x float> %t.187)
  %t.204 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.196, <8 x float> %s.200, <8 x float> %t.188)
  %unit.24.next = add nuw nsw i64 %unit.24.i, 1
  %t.205 = icmp slt i64 %unit.24.next, 4
  br i1 %t.205, label %unit.24, label %unit.24.done
unit.24.done:
  %p.206 = getelementptr i8, ptr %p.12, i64 256
  %l.207 = load <8 x i16>, ptr %p.206, align 2
  %t.208 = bitcast <8 x i16> %l.207 to <8 x half>
  %t.209 = fpext <8 x half> %t.208 to <8 x float>
  %p.210 = getelementptr i8, ptr %p.12, i64 272
  %l.211 = load <8 x i16>, ptr %p.210, align 2
  %t.212 = bitcast <8 x i16> %l.211 to <8 x half>
  %t.213 = fpext <8 x half> %t.212 to <8 x float>
  %p.214 = getelementptr i8, ptr %p.13, i64 256
  %l.215 = load <8 x i16>, ptr %p.214, align 2
  %t.216 = bitcast <8 x i16> %l.215 to <8 x half>
  %t.217 = fpext <8 x half> %t.216 to <8 x float>
  %p.218 = getelementptr i8, ptr %p.13, i64 272
  %l.219 = load <8 x i16>, ptr %p.218, align 2
  %t.220 = bitcast <8 x i16> %l.219 to <8 x half>
  %t.221 = fpext <8 x half> %t.220 to <8 x float>
  %t.222 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.201, <8 x float> %t.209, <8 x float> %group.8.c0)
  %t.223 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.202, <8 x float> %t.213, <8 x float> %group.8.c1)
  %t.224 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.203, <8 x float> %t.217, <8 x float> %group.8.c2)
  %t.225 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.204, <8 x float> %t.221, <8 x float> %group.8.c3)
  %group.8.next = add nuw nsw i64 %group.8.i, 1
  %t.226 = icmp slt i64 %group.8.next, %groups
  br i1 %t.226, label %group.8, label %group.8.done
group.8.done:
  %p.227 = getelementptr float, ptr %tile, i64 8
  %p.228 = getelementptr float, ptr %tile, i64 16
  %p.229 = getelementptr float, ptr %tile, i64 24
  store <8 x float> %t.222, ptr %tile, align 4
  store <8 x float> %t.223, ptr %p.227, align 4
  store <8 x float> %t.224, ptr %p.228, align 4
  store <8 x float> %t.225, ptr %p.229, align 4
  ret void
}
define void @kt_contract_2605b96fbb01e6ce(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1) #0 {
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
  %t.27 = mul i64 %tid, 128
  %p.28 = getelementptr i8, ptr %scratch, i64 %t.27
  %p.29 = getelementptr i8, ptr %p.28, i64 16448
  %p.30 = getelementptr i8, ptr %p.29, i64 128
  %t.31 = mul i64 %part, %n1
  %t.32 = udiv i64 %t.31, %parts
  %t.33 = add i64 %t.31, %n1
  %t.34 = udiv i64 %t.33, %parts
  br label %item.35
item.35:
  %item.35.i = phi i64 [%t.32, %staged.5.done], [%item.35.next, %row.90.done]
  %t.36 = icmp slt i64 %item.35.i, %t.34
  br i1 %t.36, label %item.35.body, label %item.35.done
item.35.body:
  %t.37 = urem i64 %item.35.i, 128
  %t.38 = udiv i64 %item.35.i, 128
  %t.39 = add i64 %t.38, 1
  %t.40 = call i64 @llvm.smin.i64(i64 %t.39, i64 1)
  %t.41 = sub i64 %t.40, %t.38
  %t.42 = mul i64 %t.41, 32
  br label %clear.43
clear.43:
  %clear.43.i = phi i64 [0, %item.35.body], [%clear.43.next, %clear.43]
  %p.44 = getelementptr float, ptr %p.29, i64 %clear.43.i
  store <16 x float> zeroinitializer, ptr %p.44, align 64
  %clear.43.next = add nuw nsw i64 %clear.43.i, 16
  %t.45 = icmp slt i64 %clear.43.next, %t.42
  br i1 %t.45, label %clear.43, label %clear.43.done
clear.43.done:
  %t.46 = mul i64 %t.37, 2
  %t.47 = mul i64 %t.46, 36864
  %p.48 = getelementptr i8, ptr %b3, i64 %t.47
  %t.49 = mul i64 %t.37, 2
  %t.50 = add i64 %t.49, 1
  %t.51 = mul i64 %t.50, 36864
  %p.52 = getelementptr i8, ptr %b3, i64 %t.51
  br label %chunk.53
chunk.53:
  %chunk.53.i = phi i64 [0, %clear.43.done], [%chunk.53.next, %tile.59.done]
  %t.54 = mul i64 %chunk.53.i, 128
  %p.55 = getelementptr i8, ptr %scratch, i64 %t.54
  %t.56 = mul i64 %chunk.53.i, 288
  %p.57 = getelementptr i8, ptr %p.48, i64 %t.56
  %p.58 = getelementptr i8, ptr %p.52, i64 %t.56
  br label %tile.59
tile.59:
  %tile.59.i = phi i64 [%t.38, %chunk.53], [%tile.59.next, %tile.59]
  %t.60 = sub i64 %tile.59.i, %t.38
  %t.61 = mul i64 %tile.59.i, 16448
  %p.62 = getelementptr i8, ptr %p.55, i64 %t.61
  %t.63 = mul i64 %t.60, 32
  %p.64 = getelementptr float, ptr %p.29, i64 %t.63
  call void @tile1(ptr %p.62, ptr %p.64, ptr %p.57, ptr %p.58, i64 128)
  %tile.59.next = add nuw nsw i64 %tile.59.i, 1
  %t.65 = icmp slt i64 %tile.59.next, %t.40
  br i1 %t.65, label %tile.59, label %tile.59.done
tile.59.done:
  %chunk.53.next = add nuw nsw i64 %chunk.53.i, 128
  %t.66 = icmp slt i64 %chunk.53.next, 128
  br i1 %t.66, label %chunk.53, label %chunk.53.done
chunk.53.done:
  %t.67 = mul i64 %t.37, 32
  %p.68 = getelementptr float, ptr %b6, i64 %t.67
  br label %row.69
row.69:
  %row.69.i = phi i64 [0, %chunk.53.done], [%row.69.next, %row.69]
  %t.70 = add i64 %t.38, %row.69.i
  %t.71 = mul i64 %row.69.i, 32
  %p.72 = getelementptr float, ptr %p.29, i64 %t.71
  %l.73 = load <16 x float>, ptr %p.72, align 4
  %p.74 = getelementptr float, ptr %b0, i64 %t.67
  %l.75 = load <16 x float>, ptr %p.74, align 4
  %p.76 = getelementptr float, ptr %b4, i64 %t.67
  %l.77 = load <16 x float>, ptr %p.76, align 4
  %t.78 = fadd <16 x float> %l.73, %l.77
  %t.79 = fmul <16 x float> %l.75, %t.78
  %p.80 = getelementptr float, ptr %b5, i64 %t.67
  %l.81 = load <16 x float>, ptr %p.80, align 4
  %t.82 = fadd <16 x float> %t.79, %l.81
  %t.83 = fcmp olt <16 x float> %t.82, splat (float 0x0000000000000000)
  %t.84 = select <16 x i1> %t.83, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.82
  store <16 x float> %t.84, ptr %p.68, align 4
  %row.69.next = add nuw nsw i64 %row.69.i, 1
  %t.85 = icmp slt i64 %row.69.next, %t.41
  br i1 %t.85, label %row.69, label %row.69.done
row.69.done:
  %t.86 = mul i64 %t.37, 32
  %t.87 = add i64 %t.86, 16
  %p.88 = getelementptr float, ptr %p.29, i64 16
  %p.89 = getelementptr float, ptr %b6, i64 %t.87
  br label %row.90
row.90:
  %row.90.i = phi i64 [0, %row.69.done], [%row.90.next, %row.90]
  %t.91 = add i64 %t.38, %row.90.i
  %t.92 = mul i64 %row.90.i, 32
  %p.93 = getelementptr float, ptr %p.88, i64 %t.92
  %l.94 = load <16 x float>, ptr %p.93, align 4
  %p.95 = getelementptr float, ptr %b0, i64 %t.87
  %l.96 = load <16 x float>, ptr %p.95, align 4
  %p.97 = getelementptr float, ptr %b4, i64 %t.87
  %l.98 = load <16 x float>, ptr %p.97, align 4
  %t.99 = fadd <16 x float> %l.94, %l.98
  %t.100 = fmul <16 x float> %l.96, %t.99
  %p.101 = getelementptr float, ptr %b5, i64 %t.87
  %l.102 = load <16 x float>, ptr %p.101, align 4
  %t.103 = fadd <16 x float> %t.100, %l.102
  %t.104 = fcmp olt <16 x float> %t.103, splat (float 0x0000000000000000)
  %t.105 = select <16 x i1> %t.104, <16 x float> splat (float 0x0000000000000000), <16 x float> %t.103
  store <16 x float> %t.105, ptr %p.89, align 4
  %row.90.next = add nuw nsw i64 %row.90.i, 1
  %t.106 = icmp slt i64 %row.90.next, %t.41
  br i1 %t.106, label %row.90, label %row.90.done
row.90.done:
  %item.35.next = add nuw nsw i64 %item.35.i, 1
  br label %item.35
item.35.done:
  ret void
}
!0 = !{i32 1}
