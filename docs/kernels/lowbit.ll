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
  %group.8.i = phi i64 [0, %entry], [%group.8.next, %unit.30.done]
  %group.8.c0 = phi <8 x float> [%l.4, %entry], [%t.228, %unit.30.done]
  %group.8.c1 = phi <8 x float> [%l.5, %entry], [%t.229, %unit.30.done]
  %group.8.c2 = phi <8 x float> [%l.6, %entry], [%t.230, %unit.30.done]
  %group.8.c3 = phi <8 x float> [%l.7, %entry], [%t.231, %unit.30.done]
  %t.9 = mul i64 %group.8.i, 128
  %p.10 = getelementptr i8, ptr %a, i64 %t.9
  %t.11 = mul i64 %group.8.i, 288
  %p.12 = getelementptr i8, ptr %w0, i64 %t.11
  %p.13 = getelementptr i8, ptr %w1, i64 %t.11
  %t.14 = add i64 %group.8.i, 21
  %t.15 = icmp sge i64 %t.14, %groups
  %t.16 = mul i64 %groups, 288
  %t.17 = select i1 %t.15, i64 %t.16, i64 0
  %p.18 = getelementptr i8, ptr %p.12, i64 %t.17
  %p.19 = getelementptr i8, ptr %p.13, i64 %t.17
  %p.20 = getelementptr i8, ptr %p.18, i64 6048
  call void @llvm.prefetch.p0(ptr %p.20, i32 0, i32 3, i32 1)
  %p.21 = getelementptr i8, ptr %p.18, i64 6112
  call void @llvm.prefetch.p0(ptr %p.21, i32 0, i32 3, i32 1)
  %p.22 = getelementptr i8, ptr %p.18, i64 6176
  call void @llvm.prefetch.p0(ptr %p.22, i32 0, i32 3, i32 1)
  %p.23 = getelementptr i8, ptr %p.18, i64 6240
  call void @llvm.prefetch.p0(ptr %p.23, i32 0, i32 3, i32 1)
  %p.24 = getelementptr i8, ptr %p.18, i64 6304
  call void @llvm.prefetch.p0(ptr %p.24, i32 0, i32 3, i32 1)
  %p.25 = getelementptr i8, ptr %p.19, i64 6048
  call void @llvm.prefetch.p0(ptr %p.25, i32 0, i32 3, i32 1)
  %p.26 = getelementptr i8, ptr %p.19, i64 6112
  call void @llvm.prefetch.p0(ptr %p.26, i32 0, i32 3, i32 1)
  %p.27 = getelementptr i8, ptr %p.19, i64 6176
  call void @llvm.prefetch.p0(ptr %p.27, i32 0, i32 3, i32 1)
  %p.28 = getelementptr i8, ptr %p.19, i64 6240
  call void @llvm.prefetch.p0(ptr %p.28, i32 0, i32 3, i32 1)
  %p.29 = getelementptr i8, ptr %p.19, i64 6304
  call void @llvm.prefetch.p0(ptr %p.29, i32 0, i32 3, i32 1)
  br label %unit.30
unit.30:
  %unit.30.i = phi i64 [0, %group.8], [%unit.30.next, %unit.30]
  %unit.30.c0 = phi <8 x float> [zeroinitializer, %group.8], [%t.207, %unit.30]
  %unit.30.c1 = phi <8 x float> [zeroinitializer, %group.8], [%t.208, %unit.30]
  %unit.30.c2 = phi <8 x float> [zeroinitializer, %group.8], [%t.209, %unit.30]
  %unit.30.c3 = phi <8 x float> [zeroinitializer, %group.8], [%t.210, %unit.30]
  %t.31 = mul i64 %unit.30.i, 8
  %t.32 = mul i64 %t.31, 4
  %p.33 = getelementptr i8, ptr %p.10, i64 %t.32
  %t.34 = udiv i64 %t.31, 8
  %t.35 = mul i64 %t.34, 64
  %p.36 = getelementptr i8, ptr %p.12, i64 %t.35
  %p.37 = getelementptr i8, ptr %p.12, i64 32
  %t.38 = udiv i64 %t.31, 8
  %t.39 = mul i64 %t.38, 64
  %p.40 = getelementptr i8, ptr %p.37, i64 %t.39
  %t.41 = udiv i64 %t.31, 8
  %t.42 = mul i64 %t.41, 64
  %p.43 = getelementptr i8, ptr %p.13, i64 %t.42
  %p.44 = getelementptr i8, ptr %p.13, i64 32
  %t.45 = udiv i64 %t.31, 8
  %t.46 = mul i64 %t.45, 64
  %p.47 = getelementptr i8, ptr %p.44, i64 %t.46
  %l.48 = load <8 x i32>, ptr %p.36, align 4
  %t.49 = xor <8 x i32> %l.48, splat (i32 -2004318072)
  %t.50 = shl <8 x i32> %t.49, splat (i32 28)
  %t.51 = ashr <8 x i32> %t.50, splat (i32 28)
  %t.52 = sitofp <8 x i32> %t.51 to <8 x float>
  %l.53 = load <8 x i32>, ptr %p.40, align 4
  %t.54 = xor <8 x i32> %l.53, splat (i32 -2004318072)
  %t.55 = shl <8 x i32> %t.54, splat (i32 28)
  %t.56 = ashr <8 x i32> %t.55, splat (i32 28)
  %t.57 = sitofp <8 x i32> %t.56 to <8 x float>
  %l.58 = load <8 x i32>, ptr %p.43, align 4
  %t.59 = xor <8 x i32> %l.58, splat (i32 -2004318072)
  %t.60 = shl <8 x i32> %t.59, splat (i32 28)
  %t.61 = ashr <8 x i32> %t.60, splat (i32 28)
  %t.62 = sitofp <8 x i32> %t.61 to <8 x float>
  %l.63 = load <8 x i32>, ptr %p.47, align 4
  %t.64 = xor <8 x i32> %l.63, splat (i32 -2004318072)
  %t.65 = shl <8 x i32> %t.64, splat (i32 28)
  %t.66 = ashr <8 x i32> %t.65, splat (i32 28)
  %t.67 = sitofp <8 x i32> %t.66 to <8 x float>
  %l.68 = load float, ptr %p.33, align 4
  %t.69 = insertelement <8 x float> poison, float %l.68, i64 0
  %s.70 = shufflevector <8 x float> %t.69, <8 x float> poison, <8 x i32> zeroinitializer
  %t.71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.52, <8 x float> %s.70, <8 x float> %unit.30.c0)
  %t.72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.57, <8 x float> %s.70, <8 x float> %unit.30.c1)
  %t.73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.62, <8 x float> %s.70, <8 x float> %unit.30.c2)
  %t.74 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.67, <8 x float> %s.70, <8 x float> %unit.30.c3)
  %t.75 = shl <8 x i32> %t.49, splat (i32 20)
  %t.76 = ashr <8 x i32> %t.75, splat (i32 28)
  %t.77 = sitofp <8 x i32> %t.76 to <8 x float>
  %t.78 = shl <8 x i32> %t.54, splat (i32 20)
  %t.79 = ashr <8 x i32> %t.78, splat (i32 28)
  %t.80 = sitofp <8 x i32> %t.79 to <8 x float>
  %t.81 = shl <8 x i32> %t.59, splat (i32 20)
  %t.82 = ashr <8 x i32> %t.81, splat (i32 28)
  %t.83 = sitofp <8 x i32> %t.82 to <8 x float>
  %t.84 = shl <8 x i32> %t.64, splat (i32 20)
  %t.85 = ashr <8 x i32> %t.84, splat (i32 28)
  %t.86 = sitofp <8 x i32> %t.85 to <8 x float>
  %p.87 = getelementptr i8, ptr %p.33, i64 4
  %l.88 = load float, ptr %p.87, align 4
  %t.89 = insertelement <8 x float> poison, float %l.88, i64 0
  %s.90 = shufflevector <8 x float> %t.89, <8 x float> poison, <8 x i32> zeroinitializer
  %t.91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.77, <8 x float> %s.90, <8 x float> %t.71)
  %t.92 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.80, <8 x float> %s.90, <8 x float> %t.72)
  %t.93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.83, <8 x float> %s.90, <8 x float> %t.73)
  %t.94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.86, <8 x float> %s.90, <8 x float> %t.74)
  %t.95 = shl <8 x i32> %t.49, splat (i32 12)
  %t.96 = ashr <8 x i32> %t.95, splat (i32 28)
  %t.97 = sitofp <8 x i32> %t.96 to <8 x float>
  %t.98 = shl <8 x i32> %t.54, splat (i32 12)
  %t.99 = ashr <8 x i32> %t.98, splat (i32 28)
  %t.100 = sitofp <8 x i32> %t.99 to <8 x float>
  %t.101 = shl <8 x i32> %t.59, splat (i32 12)
  %t.102 = ashr <8 x i32> %t.101, splat (i32 28)
  %t.103 = sitofp <8 x i32> %t.102 to <8 x float>
  %t.104 = shl <8 x i32> %t.64, splat (i32 12)
  %t.105 = ashr <8 x i32> %t.104, splat (i32 28)
  %t.106 = sitofp <8 x i32> %t.105 to <8 x float>
  %p.107 = getelementptr i8, ptr %p.33, i64 8
  %l.108 = load float, ptr %p.107, align 4
  %t.109 = insertelement <8 x float> poison, float %l.108, i64 0
  %s.110 = shufflevector <8 x float> %t.109, <8 x float> poison, <8 x i32> zeroinitializer
  %t.111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.97, <8 x float> %s.110, <8 x float> %t.91)
  %t.112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.100, <8 x float> %s.110, <8 x float> %t.92)
  %t.113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.103, <8 x float> %s.110, <8 x float> %t.93)
  %t.114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.106, <8 x float> %s.110, <8 x float> %t.94)
  %t.115 = shl <8 x i32> %t.49, splat (i32 4)
  %t.116 = ashr <8 x i32> %t.115, splat (i32 28)
  %t.117 = sitofp <8 x i32> %t.116 to <8 x float>
  %t.118 = shl <8 x i32> %t.54, splat (i32 4)
  %t.119 = ashr <8 x i32> %t.118, splat (i32 28)
  %t.120 = sitofp <8 x i32> %t.119 to <8 x float>
  %t.121 = shl <8 x i32> %t.59, splat (i32 4)
  %t.122 = ashr <8 x i32> %t.121, splat (i32 28)
  %t.123 = sitofp <8 x i32> %t.122 to <8 x float>
  %t.124 = shl <8 x i32> %t.64, splat (i32 4)
  %t.125 = ashr <8 x i32> %t.124, splat (i32 28)
  %t.126 = sitofp <8 x i32> %t.125 to <8 x float>
  %p.127 = getelementptr i8, ptr %p.33, i64 12
  %l.128 = load float, ptr %p.127, align 4
  %t.129 = insertelement <8 x float> poison, float %l.128, i64 0
  %s.130 = shufflevector <8 x float> %t.129, <8 x float> poison, <8 x i32> zeroinitializer
  %t.131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.117, <8 x float> %s.130, <8 x float> %t.111)
  %t.132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.120, <8 x float> %s.130, <8 x float> %t.112)
  %t.133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.123, <8 x float> %s.130, <8 x float> %t.113)
  %t.134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.126, <8 x float> %s.130, <8 x float> %t.114)
  %t.135 = shl <8 x i32> %t.49, splat (i32 24)
  %t.136 = ashr <8 x i32> %t.135, splat (i32 28)
  %t.137 = sitofp <8 x i32> %t.136 to <8 x float>
  %t.138 = shl <8 x i32> %t.54, splat (i32 24)
  %t.139 = ashr <8 x i32> %t.138, splat (i32 28)
  %t.140 = sitofp <8 x i32> %t.139 to <8 x float>
  %t.141 = shl <8 x i32> %t.59, splat (i32 24)
  %t.142 = ashr <8 x i32> %t.141, splat (i32 28)
  %t.143 = sitofp <8 x i32> %t.142 to <8 x float>
  %t.144 = shl <8 x i32> %t.64, splat (i32 24)
  %t.145 = ashr <8 x i32> %t.144, splat (i32 28)
  %t.146 = sitofp <8 x i32> %t.145 to <8 x float>
  %p.147 = getelementptr i8, ptr %p.33, i64 16
  %l.148 = load float, ptr %p.147, align 4
  %t.149 = insertelement <8 x float> poison, float %l.148, i64 0
  %s.150 = shufflevector <8 x float> %t.149, <8 x float> poison, <8 x i32> zeroinitializer
  %t.151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.137, <8 x float> %s.150, <8 x float> %t.131)
  %t.152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.140, <8 x float> %s.150, <8 x float> %t.132)
  %t.153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.143, <8 x float> %s.150, <8 x float> %t.133)
  %t.154 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.146, <8 x float> %s.150, <8 x float> %t.134)
  %t.155 = shl <8 x i32> %t.49, splat (i32 16)
  %t.156 = ashr <8 x i32> %t.155, splat (i32 28)
  %t.157 = sitofp <8 x i32> %t.156 to <8 x float>
  %t.158 = shl <8 x i32> %t.54, splat (i32 16)
  %t.159 = ashr <8 x i32> %t.158, splat (i32 28)
  %t.160 = sitofp <8 x i32> %t.159 to <8 x float>
  %t.161 = shl <8 x i32> %t.59, splat (i32 16)
  %t.162 = ashr <8 x i32> %t.161, splat (i32 28)
  %t.163 = sitofp <8 x i32> %t.162 to <8 x float>
  %t.164 = shl <8 x i32> %t.64, splat (i32 16)
  %t.165 = ashr <8 x i32> %t.164, splat (i32 28)
  %t.166 = sitofp <8 x i32> %t.165 to <8 x float>
  %p.167 = getelementptr i8, ptr %p.33, i64 20
  %l.168 = load float, ptr %p.167, align 4
  %t.169 = insertelement <8 x float> poison, float %l.168, i64 0
  %s.170 = shufflevector <8 x float> %t.169, <8 x float> poison, <8 x i32> zeroinitializer
  %t.171 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.157, <8 x float> %s.170, <8 x float> %t.151)
  %t.172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.160, <8 x float> %s.170, <8 x float> %t.152)
  %t.173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.163, <8 x float> %s.170, <8 x float> %t.153)
  %t.174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.166, <8 x float> %s.170, <8 x float> %t.154)
  %t.175 = shl <8 x i32> %t.49, splat (i32 8)
  %t.176 = ashr <8 x i32> %t.175, splat (i32 28)
  %t.177 = sitofp <8 x i32> %t.176 to <8 x float>
  %t.178 = shl <8 x i32> %t.54, splat (i32 8)
  %t.179 = ashr <8 x i32> %t.178, splat (i32 28)
  %t.180 = sitofp <8 x i32> %t.179 to <8 x float>
  %t.181 = shl <8 x i32> %t.59, splat (i32 8)
  %t.182 = ashr <8 x i32> %t.181, splat (i32 28)
  %t.183 = sitofp <8 x i32> %t.182 to <8 x float>
  %t.184 = shl <8 x i32> %t.64, splat (i32 8)
  %t.185 = ashr <8 x i32> %t.184, splat (i32 28)
  %t.186 = sitofp <8 x i32> %t.185 to <8 x float>
  %p.187 = getelementptr i8, ptr %p.33, i64 24
  %l.188 = load float, ptr %p.187, align 4
  %t.189 = insertelement <8 x float> poison, float %l.188, i64 0
  %s.190 = shufflevector <8 x float> %t.189, <8 x float> poison, <8 x i32> zeroinitializer
  %t.191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.177, <8 x float> %s.190, <8 x float> %t.171)
  %t.192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.180, <8 x float> %s.190, <8 x float> %t.172)
  %t.193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.183, <8 x float> %s.190, <8 x float> %t.173)
  %t.194 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.186, <8 x float> %s.190, <8 x float> %t.174)
  %t.195 = ashr <8 x i32> %t.49, splat (i32 28)
  %t.196 = sitofp <8 x i32> %t.195 to <8 x float>
  %t.197 = ashr <8 x i32> %t.54, splat (i32 28)
  %t.198 = sitofp <8 x i32> %t.197 to <8 x float>
  %t.199 = ashr <8 x i32> %t.59, splat (i32 28)
  %t.200 = sitofp <8 x i32> %t.199 to <8 x float>
  %t.201 = ashr <8 x i32> %t.64, splat (i32 28)
  %t.202 = sitofp <8 x i32> %t.201 to <8 x float>
  %p.203 = getelementptr i8, ptr %p.33, i64 28
  %l.204 = load float, ptr %p.203, align 4
  %t.205 = insertelement <8 x float> poison, float %l.204, i64 0
  %s.206 = shufflevector <8 x float> %t.205, <8 x float> poison, <8 x i32> zeroinitializer
  %t.207 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.196, <8 x float> %s.206, <8 x float> %t.191)
  %t.208 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.198, <8 x float> %s.206, <8 x float> %t.192)
  %t.209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.200, <8 x float> %s.206, <8 x float> %t.193)
  %t.210 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.202, <8 x float> %s.206, <8 x float> %t.194)
  %unit.30.next = add nuw nsw i64 %unit.30.i, 1
  %t.211 = icmp slt i64 %unit.30.next, 4
  br i1 %t.211, label %unit.30, label %unit.30.done
unit.30.done:
  %p.212 = getelementptr i8, ptr %p.12, i64 256
  %l.213 = load <8 x i16>, ptr %p.212, align 2
  %t.214 = bitcast <8 x i16> %l.213 to <8 x half>
  %t.215 = fpext <8 x half> %t.214 to <8 x float>
  %p.216 = getelementptr i8, ptr %p.12, i64 272
  %l.217 = load <8 x i16>, ptr %p.216, align 2
  %t.218 = bitcast <8 x i16> %l.217 to <8 x half>
  %t.219 = fpext <8 x half> %t.218 to <8 x float>
  %p.220 = getelementptr i8, ptr %p.13, i64 256
  %l.221 = load <8 x i16>, ptr %p.220, align 2
  %t.222 = bitcast <8 x i16> %l.221 to <8 x half>
  %t.223 = fpext <8 x half> %t.222 to <8 x float>
  %p.224 = getelementptr i8, ptr %p.13, i64 272
  %l.225 = load <8 x i16>, ptr %p.224, align 2
  %t.226 = bitcast <8 x i16> %l.225 to <8 x half>
  %t.227 = fpext <8 x half> %t.226 to <8 x float>
  %t.228 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.207, <8 x float> %t.215, <8 x float> %group.8.c0)
  %t.229 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.208, <8 x float> %t.219, <8 x float> %group.8.c1)
  %t.230 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.209, <8 x float> %t.223, <8 x float> %group.8.c2)
  %t.231 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t.210, <8 x float> %t.227, <8 x float> %group.8.c3)
  %group.8.next = add nuw nsw i64 %group.8.i, 1
  %t.232 = icmp slt i64 %group.8.next, %groups
  br i1 %t.232, label %group.8, label %group.8.done
group.8.done:
  %p.233 = getelementptr float, ptr %tile, i64 8
  %p.234 = getelementptr float, ptr %tile, i64 16
  %p.235 = getelementptr float, ptr %tile, i64 24
  store <8 x float> %t.228, ptr %tile, align 4
  store <8 x float> %t.229, ptr %p.233, align 4
  store <8 x float> %t.230, ptr %p.234, align 4
  store <8 x float> %t.231, ptr %p.235, align 4
  ret void
}
define void @kt_contract_4133cbc72ce8504e(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %b6, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0, i64 %n1) #0 {
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
