declare <32 x float> @llvm.fabs.v32f32(<32 x float>)
declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.x86.sse.sfence()
define void @kt_row_5892a2ae1f8984f8(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %t.1 = mul i64 %tid, 1056
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %t.3 = mul i64 %tid, 4096
  %t.4 = udiv i64 %t.3, %nth
  %t.5 = add i64 %t.3, 4096
  %t.6 = udiv i64 %t.5, %nth
  br label %item.7
item.7:
  %item.7.i = phi i64 [%t.4, %entry], [%item.7.next, %row.123.done]
  %t.8 = icmp slt i64 %item.7.i, %t.6
  br i1 %t.8, label %item.7.body, label %item.7.done
item.7.body:
  %t.9 = mul i64 %item.7.i, 1024
  %p.10 = getelementptr float, ptr %b0, i64 %t.9
  %t.11 = mul i64 %item.7.i, 1024
  %p.12 = getelementptr float, ptr %b2, i64 %t.11
  br label %row.13
row.13:
  %row.13.i = phi i64 [0, %item.7.body], [%row.13.next, %row.13.body]
  %row.13.c0 = phi <32 x float> [splat (float 0xFFF0000000000000), %item.7.body], [%t.26, %row.13.body]
  %t.14 = icmp slt i64 %row.13.i, 1024
  br i1 %t.14, label %row.13.body, label %row.13.done
row.13.body:
  %p.15 = getelementptr float, ptr %p.10, i64 %row.13.i
  %l.16 = load <32 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %b1, i64 %row.13.i
  %l.18 = load <32 x float>, ptr %p.17, align 4
  %t.19 = fmul <32 x float> %l.16, %l.18
  %p.20 = getelementptr float, ptr %p.12, i64 %row.13.i
  %l.21 = load <32 x float>, ptr %p.20, align 4
  %t.22 = fadd <32 x float> %t.19, %l.21
  %t.23 = fcmp olt <32 x float> %row.13.c0, %t.22
  %t.24 = select <32 x i1> %t.23, <32 x float> %t.22, <32 x float> %row.13.c0
  %t.25 = fcmp uno <32 x float> %t.22, %t.22
  %t.26 = select <32 x i1> %t.25, <32 x float> %t.22, <32 x float> %t.24
  %row.13.next = add nuw nsw i64 %row.13.i, 32
  br label %row.13
row.13.done:
  %t.27 = shufflevector <32 x float> %row.13.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.28 = shufflevector <32 x float> %row.13.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.29 = fcmp olt <16 x float> %t.27, %t.28
  %t.30 = select <16 x i1> %t.29, <16 x float> %t.28, <16 x float> %t.27
  %t.31 = fcmp uno <16 x float> %t.28, %t.28
  %t.32 = select <16 x i1> %t.31, <16 x float> %t.28, <16 x float> %t.30
  %t.33 = shufflevector <16 x float> %t.32, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.34 = shufflevector <16 x float> %t.32, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.35 = fcmp olt <8 x float> %t.33, %t.34
  %t.36 = select <8 x i1> %t.35, <8 x float> %t.34, <8 x float> %t.33
  %t.37 = fcmp uno <8 x float> %t.34, %t.34
  %t.38 = select <8 x i1> %t.37, <8 x float> %t.34, <8 x float> %t.36
  %t.39 = shufflevector <8 x float> %t.38, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.40 = shufflevector <8 x float> %t.38, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.41 = fcmp olt <4 x float> %t.39, %t.40
  %t.42 = select <4 x i1> %t.41, <4 x float> %t.40, <4 x float> %t.39
  %t.43 = fcmp uno <4 x float> %t.40, %t.40
  %t.44 = select <4 x i1> %t.43, <4 x float> %t.40, <4 x float> %t.42
  %t.45 = shufflevector <4 x float> %t.44, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.46 = shufflevector <4 x float> %t.44, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.47 = fcmp olt <2 x float> %t.45, %t.46
  %t.48 = select <2 x i1> %t.47, <2 x float> %t.46, <2 x float> %t.45
  %t.49 = fcmp uno <2 x float> %t.46, %t.46
  %t.50 = select <2 x i1> %t.49, <2 x float> %t.46, <2 x float> %t.48
  %t.51 = shufflevector <2 x float> %t.50, <2 x float> poison, <1 x i32> <i32 0>
  %t.52 = shufflevector <2 x float> %t.50, <2 x float> poison, <1 x i32> <i32 1>
  %t.53 = extractelement <1 x float> %t.51, i64 0
  %t.54 = extractelement <1 x float> %t.52, i64 0
  %t.55 = fcmp olt float %t.53, %t.54
  %t.56 = select i1 %t.55, float %t.54, float %t.53
  %t.57 = fcmp uno float %t.54, %t.54
  %t.58 = select i1 %t.57, float %t.54, float %t.56
  %t.59 = insertelement <32 x float> poison, float %t.58, i64 0
  %s.60 = shufflevector <32 x float> %t.59, <32 x float> poison, <32 x i32> zeroinitializer
  br label %row.61
row.61:
  %row.61.i = phi i64 [0, %row.13.done], [%row.61.next, %row.61.body]
  %row.61.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.13.done], [%t.95, %row.61.body]
  %t.62 = icmp slt i64 %row.61.i, 1024
  br i1 %t.62, label %row.61.body, label %row.61.done
row.61.body:
  %p.63 = getelementptr float, ptr %p.10, i64 %row.61.i
  %l.64 = load <32 x float>, ptr %p.63, align 4
  %p.65 = getelementptr float, ptr %b1, i64 %row.61.i
  %l.66 = load <32 x float>, ptr %p.65, align 4
  %t.67 = fmul <32 x float> %l.64, %l.66
  %p.68 = getelementptr float, ptr %p.12, i64 %row.61.i
  %l.69 = load <32 x float>, ptr %p.68, align 4
  %t.70 = fadd <32 x float> %t.67, %l.69
  %t.71 = fsub <32 x float> %t.70, %s.60
  %t.72 = fcmp olt <32 x float> %t.71, splat (float 0xC05A000000000000)
  %t.73 = select <32 x i1> %t.72, <32 x float> splat (float 0xC05A000000000000), <32 x float> %t.71
  %t.74 = fcmp ogt <32 x float> %t.73, splat (float 0x4056400000000000)
  %t.75 = select <32 x i1> %t.74, <32 x float> splat (float 0x4056400000000000), <32 x float> %t.73
  %t.76 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.75, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168001FC0000000))
  %t.77 = fsub <32 x float> %t.76, splat (float 0x4168001FC0000000)
  %t.78 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.77, <32 x float> splat (float 0xBFE6300000000000), <32 x float> %t.75)
  %t.79 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.77, <32 x float> splat (float 0x3F2BD01060000000), <32 x float> %t.78)
  %t.80 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.79, <32 x float> splat (float 0x3F56A415E0000000), <32 x float> splat (float 0x3F81239C60000000))
  %t.81 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.79, <32 x float> %t.80, <32 x float> splat (float 0x3FA5558BC0000000))
  %t.82 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.79, <32 x float> %t.81, <32 x float> splat (float 0x3FC5554920000000))
  %t.83 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.79, <32 x float> %t.82, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %t.84 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.79, <32 x float> %t.83, <32 x float> splat (float 0x3FF0000000000000))
  %t.85 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.79, <32 x float> %t.84, <32 x float> splat (float 0x3FF0000000000000))
  %t.86 = bitcast <32 x float> %t.76 to <32 x i32>
  %t.87 = shl <32 x i32> %t.86, splat (i32 22)
  %t.88 = and <32 x i32> %t.87, splat (i32 2139095040)
  %t.89 = shl <32 x i32> %t.86, splat (i32 23)
  %t.90 = sub <32 x i32> %t.89, %t.88
  %t.91 = bitcast <32 x i32> %t.88 to <32 x float>
  %t.92 = fmul <32 x float> %t.85, %t.91
  %t.93 = bitcast <32 x i32> %t.90 to <32 x float>
  %t.94 = fmul <32 x float> %t.92, %t.93
  %t.95 = fadd <32 x float> %row.61.c0, %t.94
  %p.96 = getelementptr float, ptr %p.2, i64 %row.61.i
  store <32 x float> %t.94, ptr %p.96, align 4
  %row.61.next = add nuw nsw i64 %row.61.i, 32
  br label %row.61
row.61.done:
  %t.97 = shufflevector <32 x float> %row.61.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.98 = shufflevector <32 x float> %row.61.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.99 = fadd <16 x float> %t.97, %t.98
  %t.100 = shufflevector <16 x float> %t.99, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.101 = shufflevector <16 x float> %t.99, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.102 = fadd <8 x float> %t.100, %t.101
  %t.103 = shufflevector <8 x float> %t.102, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.104 = shufflevector <8 x float> %t.102, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.105 = fadd <4 x float> %t.103, %t.104
  %t.106 = shufflevector <4 x float> %t.105, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.107 = shufflevector <4 x float> %t.105, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.108 = fadd <2 x float> %t.106, %t.107
  %t.109 = shufflevector <2 x float> %t.108, <2 x float> poison, <1 x i32> <i32 0>
  %t.110 = shufflevector <2 x float> %t.108, <2 x float> poison, <1 x i32> <i32 1>
  %t.111 = extractelement <1 x float> %t.109, i64 0
  %t.112 = extractelement <1 x float> %t.110, i64 0
  %t.113 = fadd float %t.111, %t.112
  %t.114 = insertelement <32 x float> poison, float %t.113, i64 0
  %s.115 = shufflevector <32 x float> %t.114, <32 x float> poison, <32 x i32> zeroinitializer
  %t.116 = fdiv float 0x3FF0000000000000, %t.113
  %t.117 = insertelement <32 x float> poison, float %t.116, i64 0
  %s.118 = shufflevector <32 x float> %t.117, <32 x float> poison, <32 x i32> zeroinitializer
  %t.119 = mul i64 %item.7.i, 1024
  %p.120 = getelementptr float, ptr %b4, i64 %t.119
  %t.121 = mul i64 %item.7.i, 1024
  %p.122 = getelementptr float, ptr %b5, i64 %t.121
  br label %row.123
row.123:
  %row.123.i = phi i64 [0, %row.61.done], [%row.123.next, %row.123.body]
  %t.124 = icmp slt i64 %row.123.i, 1024
  br i1 %t.124, label %row.123.body, label %row.123.done
row.123.body:
  %p.125 = getelementptr float, ptr %p.2, i64 %row.123.i
  %l.126 = load <32 x float>, ptr %p.125, align 4
  %p.127 = getelementptr float, ptr %p.10, i64 %row.123.i
  %p.128 = getelementptr i8, ptr %p.127, i64 4096
  call void @llvm.prefetch.p0(ptr %p.128, i32 0, i32 3, i32 1)
  %p.129 = getelementptr i8, ptr %p.127, i64 4160
  call void @llvm.prefetch.p0(ptr %p.129, i32 0, i32 3, i32 1)
  %p.130 = getelementptr float, ptr %p.12, i64 %row.123.i
  %p.131 = getelementptr i8, ptr %p.130, i64 4096
  call void @llvm.prefetch.p0(ptr %p.131, i32 0, i32 3, i32 1)
  %p.132 = getelementptr i8, ptr %p.130, i64 4160
  call void @llvm.prefetch.p0(ptr %p.132, i32 0, i32 3, i32 1)
  %p.133 = getelementptr float, ptr %p.120, i64 %row.123.i
  %p.134 = getelementptr i8, ptr %p.133, i64 4096
  call void @llvm.prefetch.p0(ptr %p.134, i32 0, i32 3, i32 1)
  %p.135 = getelementptr i8, ptr %p.133, i64 4160
  call void @llvm.prefetch.p0(ptr %p.135, i32 0, i32 3, i32 1)
  %t.136 = fmul <32 x float> %l.126, %s.118
  %t.137 = fmul <32 x float> %t.136, splat (float 0x3FE0000000000000)
  %t.138 = fmul <32 x float> %t.136, splat (float 0x3FE6A09E60000000)
  %t.139 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %t.138)
  %t.140 = fcmp ogt <32 x float> %t.139, splat (float 0x4010000000000000)
  %t.141 = select <32 x i1> %t.140, <32 x float> splat (float 0x4010000000000000), <32 x float> %t.139
  %t.142 = fmul <32 x float> %t.141, %t.141
  %t.143 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.141, <32 x float> splat (float 0x3FE45F2D40000000), <32 x float> splat (float 0x3FC06EBAA0000000))
  %t.144 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.141, <32 x float> splat (float 0xBF93B14E20000000), <32 x float> splat (float 0x3FBA509FE0000000))
  %t.145 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.141, <32 x float> splat (float 0x3F56E72B20000000), <32 x float> splat (float 0x3F049D2B60000000))
  %t.146 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.141, <32 x float> splat (float 0x3F0A22DB00000000), <32 x float> splat (float 0xBF3CE4BF40000000))
  %t.147 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.142, <32 x float> %t.146, <32 x float> %t.145)
  %t.148 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.142, <32 x float> %t.147, <32 x float> %t.144)
  %t.149 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.142, <32 x float> %t.148, <32 x float> %t.143)
  %t.150 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.141, <32 x float> %t.149, <32 x float> %t.141)
  %t.151 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.150, <32 x float> splat (float 0xBFF7154760000000), <32 x float> splat (float 0x4168000FE0000000))
  %t.152 = fsub <32 x float> %t.151, splat (float 0x4168000FE0000000)
  %t.153 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.152, <32 x float> splat (float 0x3FE62E4300000000), <32 x float> %t.150)
  %t.154 = bitcast <32 x float> %t.151 to <32 x i32>
  %t.155 = shl <32 x i32> %t.154, splat (i32 23)
  %t.156 = bitcast <32 x i32> %t.155 to <32 x float>
  %t.157 = fmul <32 x float> %t.153, %t.153
  %t.158 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.153, <32 x float> splat (float 0x3FC5554B00000000), <32 x float> splat (float 0xBFDFFFFFE0000000))
  %t.159 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.153, <32 x float> splat (float 0x3F81228620000000), <32 x float> splat (float 0xBFA5556FE0000000))
  %t.160 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.157, <32 x float> splat (float 0xBF56B92240000000), <32 x float> %t.159)
  %t.161 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.157, <32 x float> %t.160, <32 x float> %t.158)
  %t.162 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.157, <32 x float> %t.161, <32 x float> %t.153)
  %t.163 = fsub <32 x float> splat (float 0x3FF0000000000000), %t.156
  %t.164 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.162, <32 x float> %t.156, <32 x float> %t.163)
  %t.165 = bitcast <32 x float> %t.138 to <32 x i32>
  %t.166 = and <32 x i32> %t.165, splat (i32 -2147483648)
  %t.167 = bitcast <32 x float> %t.164 to <32 x i32>
  %t.168 = or <32 x i32> %t.167, %t.166
  %t.169 = bitcast <32 x i32> %t.168 to <32 x float>
  %t.170 = fadd <32 x float> splat (float 0x3FF0000000000000), %t.169
  %t.171 = fmul <32 x float> %t.137, %t.170
  %p.172 = getelementptr float, ptr %b3, i64 %row.123.i
  %l.173 = load <32 x float>, ptr %p.172, align 4
  %t.174 = fmul <32 x float> %t.171, %l.173
  %p.175 = getelementptr float, ptr %p.120, i64 %row.123.i
  %l.176 = load <32 x float>, ptr %p.175, align 4
  %t.177 = fadd <32 x float> %t.174, %l.176
  %p.178 = getelementptr float, ptr %p.122, i64 %row.123.i
  %t.179 = shufflevector <32 x float> %t.177, <32 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.179, ptr %p.178, align 16, !nontemporal !0
  %t.180 = shufflevector <32 x float> %t.177, <32 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.181 = getelementptr float, ptr %p.178, i64 4
  store <4 x float> %t.180, ptr %p.181, align 16, !nontemporal !0
  %t.182 = shufflevector <32 x float> %t.177, <32 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.183 = getelementptr float, ptr %p.178, i64 8
  store <4 x float> %t.182, ptr %p.183, align 16, !nontemporal !0
  %t.184 = shufflevector <32 x float> %t.177, <32 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.185 = getelementptr float, ptr %p.178, i64 12
  store <4 x float> %t.184, ptr %p.185, align 16, !nontemporal !0
  %t.186 = shufflevector <32 x float> %t.177, <32 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>
  %p.187 = getelementptr float, ptr %p.178, i64 16
  store <4 x float> %t.186, ptr %p.187, align 16, !nontemporal !0
  %t.188 = shufflevector <32 x float> %t.177, <32 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>
  %p.189 = getelementptr float, ptr %p.178, i64 20
  store <4 x float> %t.188, ptr %p.189, align 16, !nontemporal !0
  %t.190 = shufflevector <32 x float> %t.177, <32 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>
  %p.191 = getelementptr float, ptr %p.178, i64 24
  store <4 x float> %t.190, ptr %p.191, align 16, !nontemporal !0
  %t.192 = shufflevector <32 x float> %t.177, <32 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>
  %p.193 = getelementptr float, ptr %p.178, i64 28
  store <4 x float> %t.192, ptr %p.193, align 16, !nontemporal !0
  %row.123.next = add nuw nsw i64 %row.123.i, 32
  br label %row.123
row.123.done:
  %item.7.next = add nuw nsw i64 %item.7.i, 1
  br label %item.7
item.7.done:
  call void @llvm.x86.sse.sfence()
  ret void
}
!0 = !{i32 1}
