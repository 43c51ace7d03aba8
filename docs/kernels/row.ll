declare <32 x float> @llvm.fabs.v32f32(<32 x float>)
declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.x86.sse.sfence()
define void @kt_row_16feb233b4254fe0(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) "stackrealign" #0 {
entry:
  %t.1 = mul i64 %tid, 1056
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %t.3 = ptrtoint ptr %b5 to i64
  %t.4 = and i64 %t.3, 31
  %t.5 = icmp eq i64 %t.4, 0
  %t.6 = mul i64 %part, %n0
  %t.7 = udiv i64 %t.6, %parts
  %t.8 = add i64 %t.6, %n0
  %t.9 = udiv i64 %t.8, %parts
  %t.10 = icmp slt i64 %t.7, %t.9
  br i1 %t.10, label %if.11, label %if.11.end
if.11:
  %t.12 = mul i64 %t.7, 1024
  %p.13 = getelementptr float, ptr %b0, i64 %t.12
  %t.14 = mul i64 %t.7, 1024
  %p.15 = getelementptr float, ptr %b2, i64 %t.14
  br label %row.16
row.16:
  %row.16.i = phi i64 [0, %if.11], [%row.16.next, %row.16.body]
  %row.16.c0 = phi <32 x float> [splat (float 0xFFF0000000000000), %if.11], [%t.27, %row.16.body]
  %t.17 = icmp slt i64 %row.16.i, 1024
  br i1 %t.17, label %row.16.body, label %row.16.done
row.16.body:
  %p.18 = getelementptr float, ptr %p.13, i64 %row.16.i
  %l.19 = load <32 x float>, ptr %p.18, align 4
  %p.20 = getelementptr float, ptr %b1, i64 %row.16.i
  %l.21 = load <32 x float>, ptr %p.20, align 4
  %t.22 = fmul <32 x float> %l.19, %l.21
  %p.23 = getelementptr float, ptr %p.15, i64 %row.16.i
  %l.24 = load <32 x float>, ptr %p.23, align 4
  %t.25 = fadd <32 x float> %t.22, %l.24
  %t.26 = fcmp olt <32 x float> %row.16.c0, %t.25
  %t.27 = select <32 x i1> %t.26, <32 x float> %t.25, <32 x float> %row.16.c0
  %row.16.next = add nuw nsw i64 %row.16.i, 32
  br label %row.16
row.16.done:
  %t.28 = shufflevector <32 x float> %row.16.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.29 = shufflevector <32 x float> %row.16.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.30 = fcmp olt <16 x float> %t.28, %t.29
  %t.31 = select <16 x i1> %t.30, <16 x float> %t.29, <16 x float> %t.28
  %t.32 = shufflevector <16 x float> %t.31, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.33 = shufflevector <16 x float> %t.31, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.34 = fcmp olt <8 x float> %t.32, %t.33
  %t.35 = select <8 x i1> %t.34, <8 x float> %t.33, <8 x float> %t.32
  %t.36 = shufflevector <8 x float> %t.35, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.37 = shufflevector <8 x float> %t.35, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.38 = fcmp olt <4 x float> %t.36, %t.37
  %t.39 = select <4 x i1> %t.38, <4 x float> %t.37, <4 x float> %t.36
  %t.40 = shufflevector <4 x float> %t.39, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.41 = shufflevector <4 x float> %t.39, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.42 = fcmp olt <2 x float> %t.40, %t.41
  %t.43 = select <2 x i1> %t.42, <2 x float> %t.41, <2 x float> %t.40
  %t.44 = shufflevector <2 x float> %t.43, <2 x float> poison, <1 x i32> <i32 0>
  %t.45 = shufflevector <2 x float> %t.43, <2 x float> poison, <1 x i32> <i32 1>
  %t.46 = extractelement <1 x float> %t.44, i64 0
  %t.47 = extractelement <1 x float> %t.45, i64 0
  %t.48 = fcmp olt float %t.46, %t.47
  %t.49 = select i1 %t.48, float %t.47, float %t.46
  %t.50 = insertelement <32 x float> poison, float %t.49, i64 0
  %s.51 = shufflevector <32 x float> %t.50, <32 x float> poison, <32 x i32> zeroinitializer
  br label %row.52
row.52:
  %row.52.i = phi i64 [0, %row.16.done], [%row.52.next, %row.52.body]
  %row.52.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.16.done], [%t.90, %row.52.body]
  %t.53 = icmp slt i64 %row.52.i, 1024
  br i1 %t.53, label %row.52.body, label %row.52.done
row.52.body:
  %p.54 = getelementptr float, ptr %p.13, i64 %row.52.i
  %l.55 = load <32 x float>, ptr %p.54, align 4
  %p.56 = getelementptr float, ptr %b1, i64 %row.52.i
  %l.57 = load <32 x float>, ptr %p.56, align 4
  %t.58 = fmul <32 x float> %l.55, %l.57
  %p.59 = getelementptr float, ptr %p.15, i64 %row.52.i
  %l.60 = load <32 x float>, ptr %p.59, align 4
  %t.61 = fadd <32 x float> %t.58, %l.60
  %t.62 = fsub <32 x float> %t.61, %s.51
  %t.63 = fcmp olt <32 x float> %t.62, splat (float 0xC05A000000000000)
  %t.64 = select <32 x i1> %t.63, <32 x float> splat (float 0xC05A000000000000), <32 x float> %t.62
  %t.65 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.64, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4138004000000000))
  %t.66 = fsub <32 x float> %t.65, splat (float 0x4138004000000000)
  %t.67 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.66, <32 x float> splat (float 0xBFE6300000000000), <32 x float> %t.64)
  %t.68 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.66, <32 x float> splat (float 0x3F2BD01060000000), <32 x float> %t.67)
  %t.69 = bitcast <32 x float> %t.65 to <32 x i32>
  %t.70 = shl <32 x i32> %t.69, splat (i32 20)
  %t.71 = bitcast <32 x float> %t.65 to <32 x i32>
  %t.72 = shufflevector <32 x i32> %t.71, <32 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.73 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.72)
  %t.74 = shufflevector <32 x i32> %t.71, <32 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.75 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.74)
  %t.76 = shufflevector <32 x i32> %t.71, <32 x i32> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t.77 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.76)
  %t.78 = shufflevector <32 x i32> %t.71, <32 x i32> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.79 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.78)
  %t.80 = shufflevector <8 x float> %t.73, <8 x float> %t.75, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.81 = shufflevector <8 x float> %t.77, <8 x float> %t.79, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.82 = shufflevector <16 x float> %t.80, <16 x float> %t.81, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.83 = bitcast <32 x float> %t.82 to <32 x i32>
  %t.84 = add <32 x i32> %t.83, %t.70
  %t.85 = bitcast <32 x i32> %t.84 to <32 x float>
  %t.86 = fmul <32 x float> %t.68, %t.68
  %t.87 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.68, <32 x float> splat (float 0x3FC5556740000000), <32 x float> splat (float 0x3FE0008780000000))
  %t.88 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.86, <32 x float> %t.87, <32 x float> %t.68)
  %t.89 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.85, <32 x float> %t.88, <32 x float> %t.85)
  %t.90 = fadd <32 x float> %row.52.c0, %t.89
  %p.91 = getelementptr float, ptr %p.13, i64 %row.52.i
  %p.92 = getelementptr i8, ptr %p.91, i64 4096
  call void @llvm.prefetch.p0(ptr %p.92, i32 0, i32 3, i32 1)
  %p.93 = getelementptr i8, ptr %p.91, i64 4160
  call void @llvm.prefetch.p0(ptr %p.93, i32 0, i32 3, i32 1)
  %p.94 = getelementptr float, ptr %p.15, i64 %row.52.i
  %p.95 = getelementptr i8, ptr %p.94, i64 4096
  call void @llvm.prefetch.p0(ptr %p.95, i32 0, i32 3, i32 1)
  %p.96 = getelementptr i8, ptr %p.94, i64 4160
  call void @llvm.prefetch.p0(ptr %p.96, i32 0, i32 3, i32 1)
  %t.97 = mul i64 %t.7, 1024
  %t.98 = add i64 %row.52.i, %t.97
  %p.99 = getelementptr float, ptr %b4, i64 %t.98
  %p.100 = getelementptr i8, ptr %p.99, i64 4096
  call void @llvm.prefetch.p0(ptr %p.100, i32 0, i32 3, i32 1)
  %p.101 = getelementptr i8, ptr %p.99, i64 4160
  call void @llvm.prefetch.p0(ptr %p.101, i32 0, i32 3, i32 1)
  %p.102 = getelementptr float, ptr %p.2, i64 %row.52.i
  store <32 x float> %t.89, ptr %p.102, align 4
  %row.52.next = add nuw nsw i64 %row.52.i, 32
  br label %row.52
row.52.done:
  %t.103 = shufflevector <32 x float> %row.52.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.104 = shufflevector <32 x float> %row.52.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.105 = fadd <16 x float> %t.103, %t.104
  %t.106 = shufflevector <16 x float> %t.105, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.107 = shufflevector <16 x float> %t.105, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.108 = fadd <8 x float> %t.106, %t.107
  %t.109 = shufflevector <8 x float> %t.108, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.110 = shufflevector <8 x float> %t.108, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.111 = fadd <4 x float> %t.109, %t.110
  %t.112 = shufflevector <4 x float> %t.111, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.113 = shufflevector <4 x float> %t.111, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.114 = fadd <2 x float> %t.112, %t.113
  %t.115 = shufflevector <2 x float> %t.114, <2 x float> poison, <1 x i32> <i32 0>
  %t.116 = shufflevector <2 x float> %t.114, <2 x float> poison, <1 x i32> <i32 1>
  %t.117 = extractelement <1 x float> %t.115, i64 0
  %t.118 = extractelement <1 x float> %t.116, i64 0
  %t.119 = fadd float %t.117, %t.118
  %t.120 = add i64 %t.7, 1
  br label %item.121
item.121:
  %item.121.i = phi i64 [%t.120, %row.52.done], [%item.121.next, %row.185.done]
  %item.121.c0 = phi float [%t.49, %row.52.done], [%t.161, %row.185.done]
  %item.121.c1 = phi float [%t.119, %row.52.done], [%t.310, %row.185.done]
  %t.122 = icmp slt i64 %item.121.i, %t.9
  br i1 %t.122, label %item.121.body, label %item.121.done
item.121.body:
  %t.123 = add i64 %item.121.i, -1
  %t.124 = mul i64 %item.121.i, 1024
  %p.125 = getelementptr float, ptr %b0, i64 %t.124
  %t.126 = mul i64 %item.121.i, 1024
  %p.127 = getelementptr float, ptr %b2, i64 %t.126
  br label %row.128
row.128:
  %row.128.i = phi i64 [0, %item.121.body], [%row.128.next, %row.128.body]
  %row.128.c0 = phi <32 x float> [splat (float 0xFFF0000000000000), %item.121.body], [%t.139, %row.128.body]
  %t.129 = icmp slt i64 %row.128.i, 1024
  br i1 %t.129, label %row.128.body, label %row.128.done
row.128.body:
  %p.130 = getelementptr float, ptr %p.125, i64 %row.128.i
  %l.131 = load <32 x float>, ptr %p.130, align 4
  %p.132 = getelementptr float, ptr %b1, i64 %row.128.i
  %l.133 = load <32 x float>, ptr %p.132, align 4
  %t.134 = fmul <32 x float> %l.131, %l.133
  %p.135 = getelementptr float, ptr %p.127, i64 %row.128.i
  %l.136 = load <32 x float>, ptr %p.135, align 4
  %t.137 = fadd <32 x float> %t.134, %l.136
  %t.138 = fcmp olt <32 x float> %row.128.c0, %t.137
  %t.139 = select <32 x i1> %t.138, <32 x float> %t.137, <32 x float> %row.128.c0
  %row.128.next = add nuw nsw i64 %row.128.i, 32
  br label %row.128
row.128.done:
  %t.140 = shufflevector <32 x float> %row.128.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.141 = shufflevector <32 x float> %row.128.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.142 = fcmp olt <16 x float> %t.140, %t.141
  %t.143 = select <16 x i1> %t.142, <16 x float> %t.141, <16 x float> %t.140
  %t.144 = shufflevector <16 x float> %t.143, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.145 = shufflevector <16 x float> %t.143, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.146 = fcmp olt <8 x float> %t.144, %t.145
  %t.147 = select <8 x i1> %t.146, <8 x float> %t.145, <8 x float> %t.144
  %t.148 = shufflevector <8 x float> %t.147, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.149 = shufflevector <8 x float> %t.147, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.150 = fcmp olt <4 x float> %t.148, %t.149
  %t.151 = select <4 x i1> %t.150, <4 x float> %t.149, <4 x float> %t.148
  %t.152 = shufflevector <4 x float> %t.151, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.153 = shufflevector <4 x float> %t.151, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.154 = fcmp olt <2 x float> %t.152, %t.153
  %t.155 = select <2 x i1> %t.154, <2 x float> %t.153, <2 x float> %t.152
  %t.156 = shufflevector <2 x float> %t.155, <2 x float> poison, <1 x i32> <i32 0>
  %t.157 = shufflevector <2 x float> %t.155, <2 x float> poison, <1 x i32> <i32 1>
  %t.158 = extractelement <1 x float> %t.156, i64 0
  %t.159 = extractelement <1 x float> %t.157, i64 0
  %t.160 = fcmp olt float %t.158, %t.159
  %t.161 = select i1 %t.160, float %t.159, float %t.158
  %t.162 = mul i64 %t.123, 1024
  %p.163 = getelementptr float, ptr %b0, i64 %t.162
  %t.164 = mul i64 %t.123, 1024
  %p.165 = getelementptr float, ptr %b2, i64 %t.164
  %t.166 = insertelement <32 x float> poison, float %item.121.c0, i64 0
  %s.167 = shufflevector <32 x float> %t.166, <32 x float> poison, <32 x i32> zeroinitializer
  %t.168 = insertelement <32 x float> poison, float %item.121.c1, i64 0
  %s.169 = shufflevector <32 x float> %t.168, <32 x float> poison, <32 x i32> zeroinitializer
  %t.170 = fmul float %item.121.c1, 0x3BF0000000000000
  %t.171 = insertelement <32 x float> poison, float %t.170, i64 0
  %s.172 = shufflevector <32 x float> %t.171, <32 x float> poison, <32 x i32> zeroinitializer
  %t.173 = fdiv float 0x3FF0000000000000, %t.170
  %t.174 = insertelement <32 x float> poison, float %t.173, i64 0
  %s.175 = shufflevector <32 x float> %t.174, <32 x float> poison, <32 x i32> zeroinitializer
  %t.176 = fmul float %t.173, 0x3BF0000000000000
  %t.177 = insertelement <32 x float> poison, float %t.176, i64 0
  %s.178 = shufflevector <32 x float> %t.177, <32 x float> poison, <32 x i32> zeroinitializer
  %t.179 = mul i64 %t.123, 1024
  %p.180 = getelementptr float, ptr %b4, i64 %t.179
  %t.181 = mul i64 %t.123, 1024
  %p.182 = getelementptr float, ptr %b5, i64 %t.181
  %t.183 = insertelement <32 x float> poison, float %t.161, i64 0
  %s.184 = shufflevector <32 x float> %t.183, <32 x float> poison, <32 x i32> zeroinitializer
  br label %row.185
row.185:
  %row.185.i = phi i64 [0, %row.128.done], [%row.185.next, %if.229.end]
  %row.185.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.128.done], [%t.281, %if.229.end]
  %t.186 = icmp slt i64 %row.185.i, 1024
  br i1 %t.186, label %row.185.body, label %row.185.done
row.185.body:
  %p.187 = getelementptr float, ptr %p.2, i64 %row.185.i
  %l.188 = load <32 x float>, ptr %p.187, align 4
  %t.189 = fmul <32 x float> %l.188, %s.178
  %t.190 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %t.189)
  %t.191 = fcmp ogt <32 x float> %t.190, splat (float 0x402026A7E0000000)
  %t.192 = select <32 x i1> %t.191, <32 x float> splat (float 0x402026A7E0000000), <32 x float> %t.190
  %t.193 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.192, <32 x float> splat (float 0x3E958B3220000000), <32 x float> splat (float 0xBEE100F780000000))
  %t.194 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.192, <32 x float> %t.193, <32 x float> splat (float 0x3F111DBB00000000))
  %t.195 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.192, <32 x float> %t.194, <32 x float> splat (float 0xBF02BEF420000000))
  %t.196 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.192, <32 x float> %t.195, <32 x float> splat (float 0xBF5AEEE340000000))
  %t.197 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.192, <32 x float> %t.196, <32 x float> splat (float 0x3F48217420000000))
  %t.198 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.192, <32 x float> %t.197, <32 x float> splat (float 0x3FA1D36080000000))
  %t.199 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.192, <32 x float> %t.198, <32 x float> splat (float 0x3FB9884440000000))
  %t.200 = fmul <32 x float> %t.192, %t.199
  %t.201 = fsub <32 x float> splat (float 0x4000000000000000), %t.200
  %t.202 = fmul <32 x float> %t.200, %t.201
  %t.203 = fsub <32 x float> %t.202, splat (float 0x4000000000000000)
  %t.204 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.202, <32 x float> %t.203, <32 x float> splat (float 0x3FF0000000000000))
  %t.205 = fmul <32 x float> %t.204, splat (float 0x3FE0000000000000)
  %t.206 = bitcast <32 x float> %t.189 to <32 x i32>
  %t.207 = icmp slt <32 x i32> %t.206, zeroinitializer
  %t.208 = fmul <32 x float> %t.205, %t.204
  %t.209 = fneg <32 x float> %t.205
  %t.210 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.209, <32 x float> %t.204, <32 x float> splat (float 0x3FF0000000000000))
  %t.211 = select <32 x i1> %t.207, <32 x float> %t.208, <32 x float> %t.210
  %t.212 = fmul <32 x float> %t.189, %t.211
  %p.213 = getelementptr float, ptr %b3, i64 %row.185.i
  %l.214 = load <32 x float>, ptr %p.213, align 4
  %t.215 = fmul <32 x float> %t.212, %l.214
  %p.216 = getelementptr float, ptr %p.180, i64 %row.185.i
  %l.217 = load <32 x float>, ptr %p.216, align 4
  %t.218 = fadd <32 x float> %t.215, %l.217
  %p.219 = getelementptr float, ptr %p.182, i64 %row.185.i
  br i1 %t.5, label %if.220, label %if.220.end
if.220:
  %t.221 = shufflevector <32 x float> %t.218, <32 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x float> %t.221, ptr %p.219, align 32, !nontemporal !0
  %t.222 = shufflevector <32 x float> %t.218, <32 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %p.223 = getelementptr float, ptr %p.219, i64 8
  store <8 x float> %t.222, ptr %p.223, align 32, !nontemporal !0
  %t.224 = shufflevector <32 x float> %t.218, <32 x float> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %p.225 = getelementptr float, ptr %p.219, i64 16
  store <8 x float> %t.224, ptr %p.225, align 32, !nontemporal !0
  %t.226 = shufflevector <32 x float> %t.218, <32 x float> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %p.227 = getelementptr float, ptr %p.219, i64 24
  store <8 x float> %t.226, ptr %p.227, align 32, !nontemporal !0
  br label %if.220.end
if.220.end:
  %t.228 = xor i1 %t.5, true
  br i1 %t.228, label %if.229, label %if.229.end
if.229:
  %t.230 = shufflevector <32 x float> %t.218, <32 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.230, ptr %p.219, align 16, !nontemporal !0
  %t.231 = shufflevector <32 x float> %t.218, <32 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.232 = getelementptr float, ptr %p.219, i64 4
  store <4 x float> %t.231, ptr %p.232, align 16, !nontemporal !0
  %t.233 = shufflevector <32 x float> %t.218, <32 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.234 = getelementptr float, ptr %p.219, i64 8
  store <4 x float> %t.233, ptr %p.234, align 16, !nontemporal !0
  %t.235 = shufflevector <32 x float> %t.218, <32 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.236 = getelementptr float, ptr %p.219, i64 12
  store <4 x float> %t.235, ptr %p.236, align 16, !nontemporal !0
  %t.237 = shufflevector <32 x float> %t.218, <32 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>
  %p.238 = getelementptr float, ptr %p.219, i64 16
  store <4 x float> %t.237, ptr %p.238, align 16, !nontemporal !0
  %t.239 = shufflevector <32 x float> %t.218, <32 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>
  %p.240 = getelementptr float, ptr %p.219, i64 20
  store <4 x float> %t.239, ptr %p.240, align 16, !nontemporal !0
  %t.241 = shufflevector <32 x float> %t.218, <32 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>
  %p.242 = getelementptr float, ptr %p.219, i64 24
  store <4 x float> %t.241, ptr %p.242, align 16, !nontemporal !0
  %t.243 = shufflevector <32 x float> %t.218, <32 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>
  %p.244 = getelementptr float, ptr %p.219, i64 28
  store <4 x float> %t.243, ptr %p.244, align 16, !nontemporal !0
  br label %if.229.end
if.229.end:
  %p.245 = getelementptr float, ptr %p.125, i64 %row.185.i
  %l.246 = load <32 x float>, ptr %p.245, align 4
  %p.247 = getelementptr float, ptr %b1, i64 %row.185.i
  %l.248 = load <32 x float>, ptr %p.247, align 4
  %t.249 = fmul <32 x float> %l.246, %l.248
  %p.250 = getelementptr float, ptr %p.127, i64 %row.185.i
  %l.251 = load <32 x float>, ptr %p.250, align 4
  %t.252 = fadd <32 x float> %t.249, %l.251
  %t.253 = fsub <32 x float> %t.252, %s.184
  %t.254 = fcmp olt <32 x float> %t.253, splat (float 0xC05A000000000000)
  %t.255 = select <32 x i1> %t.254, <32 x float> splat (float 0xC05A000000000000), <32 x float> %t.253
  %t.256 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.255, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4138004000000000))
  %t.257 = fsub <32 x float> %t.256, splat (float 0x4138004000000000)
  %t.258 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.257, <32 x float> splat (float 0xBFE6300000000000), <32 x float> %t.255)
  %t.259 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.257, <32 x float> splat (float 0x3F2BD01060000000), <32 x float> %t.258)
  %t.260 = bitcast <32 x float> %t.256 to <32 x i32>
  %t.261 = shl <32 x i32> %t.260, splat (i32 20)
  %t.262 = bitcast <32 x float> %t.256 to <32 x i32>
  %t.263 = shufflevector <32 x i32> %t.262, <32 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.264 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.263)
  %t.265 = shufflevector <32 x i32> %t.262, <32 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.266 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.265)
  %t.267 = shufflevector <32 x i32> %t.262, <32 x i32> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t.268 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.267)
  %t.269 = shufflevector <32 x i32> %t.262, <32 x i32> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.270 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FEF72B840000000, float 0x3FEF06FE00000000, float 0x3FEEBFDAE0000000, float 0x3FEEA09E60000000, float 0x3FEEACE540000000, float 0x3FEEE89FA0000000, float 0x3FEF5818E0000000>, <8 x i32> %t.269)
  %t.271 = shufflevector <8 x float> %t.264, <8 x float> %t.266, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.272 = shufflevector <8 x float> %t.268, <8 x float> %t.270, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.273 = shufflevector <16 x float> %t.271, <16 x float> %t.272, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.274 = bitcast <32 x float> %t.273 to <32 x i32>
  %t.275 = add <32 x i32> %t.274, %t.261
  %t.276 = bitcast <32 x i32> %t.275 to <32 x float>
  %t.277 = fmul <32 x float> %t.259, %t.259
  %t.278 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.259, <32 x float> splat (float 0x3FC5556740000000), <32 x float> splat (float 0x3FE0008780000000))
  %t.279 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.277, <32 x float> %t.278, <32 x float> %t.259)
  %t.280 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.276, <32 x float> %t.279, <32 x float> %t.276)
  %t.281 = fadd <32 x float> %row.185.c0, %t.280
  %p.282 = getelementptr float, ptr %p.125, i64 %row.185.i
  %p.283 = getelementptr i8, ptr %p.282, i64 4096
  call void @llvm.prefetch.p0(ptr %p.283, i32 0, i32 3, i32 1)
  %p.284 = getelementptr i8, ptr %p.282, i64 4160
  call void @llvm.prefetch.p0(ptr %p.284, i32 0, i32 3, i32 1)
  %p.285 = getelementptr float, ptr %p.127, i64 %row.185.i
  %p.286 = getelementptr i8, ptr %p.285, i64 4096
  call void @llvm.prefetch.p0(ptr %p.286, i32 0, i32 3, i32 1)
  %p.287 = getelementptr i8, ptr %p.285, i64 4160
  call void @llvm.prefetch.p0(ptr %p.287, i32 0, i32 3, i32 1)
  %t.288 = mul i64 %item.121.i, 1024
  %t.289 = add i64 %row.185.i, %t.288
  %p.290 = getelementptr float, ptr %b4, i64 %t.289
  %p.291 = getelementptr i8, ptr %p.290, i64 4096
  call void @llvm.prefetch.p0(ptr %p.291, i32 0, i32 3, i32 1)
  %p.292 = getelementptr i8, ptr %p.290, i64 4160
  call void @llvm.prefetch.p0(ptr %p.292, i32 0, i32 3, i32 1)
  %p.293 = getelementptr float, ptr %p.2, i64 %row.185.i
  store <32 x float> %t.280, ptr %p.293, align 4
  %row.185.next = add nuw nsw i64 %row.185.i, 32
  br label %row.185
row.185.done:
  %t.294 = shufflevector <32 x float> %row.185.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.295 = shufflevector <32 x float> %row.185.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.296 = fadd <16 x float> %t.294, %t.295
  %t.297 = shufflevector <16 x float> %t.296, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.298 = shufflevector <16 x float> %t.296, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.299 = fadd <8 x float> %t.297, %t.298
  %t.300 = shufflevector <8 x float> %t.299, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.301 = shufflevector <8 x float> %t.299, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.302 = fadd <4 x float> %t.300, %t.301
  %t.303 = shufflevector <4 x float> %t.302, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.304 = shufflevector <4 x float> %t.302, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.305 = fadd <2 x float> %t.303, %t.304
  %t.306 = shufflevector <2 x float> %t.305, <2 x float> poison, <1 x i32> <i32 0>
  %t.307 = shufflevector <2 x float> %t.305, <2 x float> poison, <1 x i32> <i32 1>
  %t.308 = extractelement <1 x float> %t.306, i64 0
  %t.309 = extractelement <1 x float> %t.307, i64 0
  %t.310 = fadd float %t.308, %t.309
  %item.121.next = add nuw nsw i64 %item.121.i, 1
  br label %item.121
item.121.done:
  %t.311 = add i64 %t.9, -1
  %t.312 = mul i64 %t.311, 1024
  %p.313 = getelementptr float, ptr %b0, i64 %t.312
  %t.314 = mul i64 %t.311, 1024
  %p.315 = getelementptr float, ptr %b2, i64 %t.314
  %t.316 = insertelement <32 x float> poison, float %item.121.c0, i64 0
  %s.317 = shufflevector <32 x float> %t.316, <32 x float> poison, <32 x i32> zeroinitializer
  %t.318 = insertelement <32 x float> poison, float %item.121.c1, i64 0
  %s.319 = shufflevector <32 x float> %t.318, <32 x float> poison, <32 x i32> zeroinitializer
  %t.320 = fmul float %item.121.c1, 0x3BF0000000000000
  %t.321 = insertelement <32 x float> poison, float %t.320, i64 0
  %s.322 = shufflevector <32 x float> %t.321, <32 x float> poison, <32 x i32> zeroinitializer
  %t.323 = fdiv float 0x3FF0000000000000, %t.320
  %t.324 = insertelement <32 x float> poison, float %t.323, i64 0
  %s.325 = shufflevector <32 x float> %t.324, <32 x float> poison, <32 x i32> zeroinitializer
  %t.326 = fmul float %t.323, 0x3BF0000000000000
  %t.327 = insertelement <32 x float> poison, float %t.326, i64 0
  %s.328 = shufflevector <32 x float> %t.327, <32 x float> poison, <32 x i32> zeroinitializer
  %t.329 = mul i64 %t.311, 1024
  %p.330 = getelementptr float, ptr %b4, i64 %t.329
  %t.331 = mul i64 %t.311, 1024
  %p.332 = getelementptr float, ptr %b5, i64 %t.331
  br label %row.333
row.333:
  %row.333.i = phi i64 [0, %item.121.done], [%row.333.next, %if.377.end]
  %t.334 = icmp slt i64 %row.333.i, 1024
  br i1 %t.334, label %row.333.body, label %row.333.done
row.333.body:
  %p.335 = getelementptr float, ptr %p.2, i64 %row.333.i
  %l.336 = load <32 x float>, ptr %p.335, align 4
  %t.337 = fmul <32 x float> %l.336, %s.328
  %t.338 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %t.337)
  %t.339 = fcmp ogt <32 x float> %t.338, splat (float 0x402026A7E0000000)
  %t.340 = select <32 x i1> %t.339, <32 x float> splat (float 0x402026A7E0000000), <32 x float> %t.338
  %t.341 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.340, <32 x float> splat (float 0x3E958B3220000000), <32 x float> splat (float 0xBEE100F780000000))
  %t.342 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.340, <32 x float> %t.341, <32 x float> splat (float 0x3F111DBB00000000))
  %t.343 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.340, <32 x float> %t.342, <32 x float> splat (float 0xBF02BEF420000000))
  %t.344 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.340, <32 x float> %t.343, <32 x float> splat (float 0xBF5AEEE340000000))
  %t.345 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.340, <32 x float> %t.344, <32 x float> splat (float 0x3F48217420000000))
  %t.346 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.340, <32 x float> %t.345, <32 x float> splat (float 0x3FA1D36080000000))
  %t.347 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.340, <32 x float> %t.346, <32 x float> splat (float 0x3FB9884440000000))
  %t.348 = fmul <32 x float> %t.340, %t.347
  %t.349 = fsub <32 x float> splat (float 0x4000000000000000), %t.348
  %t.350 = fmul <32 x float> %t.348, %t.349
  %t.351 = fsub <32 x float> %t.350, splat (float 0x4000000000000000)
  %t.352 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.350, <32 x float> %t.351, <32 x float> splat (float 0x3FF0000000000000))
  %t.353 = fmul <32 x float> %t.352, splat (float 0x3FE0000000000000)
  %t.354 = bitcast <32 x float> %t.337 to <32 x i32>
  %t.355 = icmp slt <32 x i32> %t.354, zeroinitializer
  %t.356 = fmul <32 x float> %t.353, %t.352
  %t.357 = fneg <32 x float> %t.353
  %t.358 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.357, <32 x float> %t.352, <32 x float> splat (float 0x3FF0000000000000))
  %t.359 = select <32 x i1> %t.355, <32 x float> %t.356, <32 x float> %t.358
  %t.360 = fmul <32 x float> %t.337, %t.359
  %p.361 = getelementptr float, ptr %b3, i64 %row.333.i
  %l.362 = load <32 x float>, ptr %p.361, align 4
  %t.363 = fmul <32 x float> %t.360, %l.362
  %p.364 = getelementptr float, ptr %p.330, i64 %row.333.i
  %l.365 = load <32 x float>, ptr %p.364, align 4
  %t.366 = fadd <32 x float> %t.363, %l.365
  %p.367 = getelementptr float, ptr %p.332, i64 %row.333.i
  br i1 %t.5, label %if.368, label %if.368.end
if.368:
  %t.369 = shufflevector <32 x float> %t.366, <32 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x float> %t.369, ptr %p.367, align 32, !nontemporal !0
  %t.370 = shufflevector <32 x float> %t.366, <32 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %p.371 = getelementptr float, ptr %p.367, i64 8
  store <8 x float> %t.370, ptr %p.371, align 32, !nontemporal !0
  %t.372 = shufflevector <32 x float> %t.366, <32 x float> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %p.373 = getelementptr float, ptr %p.367, i64 16
  store <8 x float> %t.372, ptr %p.373, align 32, !nontemporal !0
  %t.374 = shufflevector <32 x float> %t.366, <32 x float> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %p.375 = getelementptr float, ptr %p.367, i64 24
  store <8 x float> %t.374, ptr %p.375, align 32, !nontemporal !0
  br label %if.368.end
if.368.end:
  %t.376 = xor i1 %t.5, true
  br i1 %t.376, label %if.377, label %if.377.end
if.377:
  %t.378 = shufflevector <32 x float> %t.366, <32 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.378, ptr %p.367, align 16, !nontemporal !0
  %t.379 = shufflevector <32 x float> %t.366, <32 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.380 = getelementptr float, ptr %p.367, i64 4
  store <4 x float> %t.379, ptr %p.380, align 16, !nontemporal !0
  %t.381 = shufflevector <32 x float> %t.366, <32 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.382 = getelementptr float, ptr %p.367, i64 8
  store <4 x float> %t.381, ptr %p.382, align 16, !nontemporal !0
  %t.383 = shufflevector <32 x float> %t.366, <32 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.384 = getelementptr float, ptr %p.367, i64 12
  store <4 x float> %t.383, ptr %p.384, align 16, !nontemporal !0
  %t.385 = shufflevector <32 x float> %t.366, <32 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>
  %p.386 = getelementptr float, ptr %p.367, i64 16
  store <4 x float> %t.385, ptr %p.386, align 16, !nontemporal !0
  %t.387 = shufflevector <32 x float> %t.366, <32 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>
  %p.388 = getelementptr float, ptr %p.367, i64 20
  store <4 x float> %t.387, ptr %p.388, align 16, !nontemporal !0
  %t.389 = shufflevector <32 x float> %t.366, <32 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>
  %p.390 = getelementptr float, ptr %p.367, i64 24
  store <4 x float> %t.389, ptr %p.390, align 16, !nontemporal !0
  %t.391 = shufflevector <32 x float> %t.366, <32 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>
  %p.392 = getelementptr float, ptr %p.367, i64 28
  store <4 x float> %t.391, ptr %p.392, align 16, !nontemporal !0
  br label %if.377.end
if.377.end:
  %row.333.next = add nuw nsw i64 %row.333.i, 32
  br label %row.333
row.333.done:
  br label %if.11.end
if.11.end:
  call void @llvm.x86.sse.sfence()
  ret void
}
!0 = !{i32 1}
