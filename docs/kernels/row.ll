declare <32 x float> @llvm.fabs.v32f32(<32 x float>)
declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.x86.sse.sfence()
define void @kt_row_3dd1485840093bb4(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) "stackrealign" #0 {
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
  %row.52.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.16.done], [%t.91, %row.52.body]
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
  %t.70 = shufflevector <32 x i32> %t.69, <32 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.71 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.70)
  %t.72 = shufflevector <32 x i32> %t.69, <32 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.73 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.72)
  %t.74 = shufflevector <32 x i32> %t.69, <32 x i32> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t.75 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.74)
  %t.76 = shufflevector <32 x i32> %t.69, <32 x i32> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.77 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.76)
  %t.78 = shufflevector <8 x float> %t.71, <8 x float> %t.73, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.79 = shufflevector <8 x float> %t.75, <8 x float> %t.77, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.80 = shufflevector <16 x float> %t.78, <16 x float> %t.79, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.81 = bitcast <32 x float> %t.80 to <32 x i32>
  %t.82 = bitcast <32 x float> %t.65 to <32 x i32>
  %t.83 = shl <32 x i32> %t.82, splat (i32 20)
  %t.84 = and <32 x i32> %t.83, splat (i32 -8388608)
  %t.85 = add <32 x i32> %t.81, %t.84
  %t.86 = bitcast <32 x i32> %t.85 to <32 x float>
  %t.87 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.68, <32 x float> splat (float 0x3FC5556740000000), <32 x float> splat (float 0x3FE0008780000000))
  %t.88 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.68, <32 x float> %t.87, <32 x float> splat (float 0x3FF0000000000000))
  %t.89 = fmul <32 x float> %t.88, %t.68
  %t.90 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.86, <32 x float> %t.89, <32 x float> %t.86)
  %t.91 = fadd <32 x float> %row.52.c0, %t.90
  %p.92 = getelementptr float, ptr %p.13, i64 %row.52.i
  %p.93 = getelementptr i8, ptr %p.92, i64 4096
  call void @llvm.prefetch.p0(ptr %p.93, i32 0, i32 3, i32 1)
  %p.94 = getelementptr i8, ptr %p.92, i64 4160
  call void @llvm.prefetch.p0(ptr %p.94, i32 0, i32 3, i32 1)
  %p.95 = getelementptr float, ptr %p.15, i64 %row.52.i
  %p.96 = getelementptr i8, ptr %p.95, i64 4096
  call void @llvm.prefetch.p0(ptr %p.96, i32 0, i32 3, i32 1)
  %p.97 = getelementptr i8, ptr %p.95, i64 4160
  call void @llvm.prefetch.p0(ptr %p.97, i32 0, i32 3, i32 1)
  %t.98 = mul i64 %t.7, 1024
  %t.99 = add i64 %row.52.i, %t.98
  %p.100 = getelementptr float, ptr %b4, i64 %t.99
  %p.101 = getelementptr i8, ptr %p.100, i64 4096
  call void @llvm.prefetch.p0(ptr %p.101, i32 0, i32 3, i32 1)
  %p.102 = getelementptr i8, ptr %p.100, i64 4160
  call void @llvm.prefetch.p0(ptr %p.102, i32 0, i32 3, i32 1)
  %p.103 = getelementptr float, ptr %p.2, i64 %row.52.i
  store <32 x float> %t.90, ptr %p.103, align 4
  %row.52.next = add nuw nsw i64 %row.52.i, 32
  br label %row.52
row.52.done:
  %t.104 = shufflevector <32 x float> %row.52.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.105 = shufflevector <32 x float> %row.52.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.106 = fadd <16 x float> %t.104, %t.105
  %t.107 = shufflevector <16 x float> %t.106, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.108 = shufflevector <16 x float> %t.106, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.109 = fadd <8 x float> %t.107, %t.108
  %t.110 = shufflevector <8 x float> %t.109, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.111 = shufflevector <8 x float> %t.109, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.112 = fadd <4 x float> %t.110, %t.111
  %t.113 = shufflevector <4 x float> %t.112, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.114 = shufflevector <4 x float> %t.112, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.115 = fadd <2 x float> %t.113, %t.114
  %t.116 = shufflevector <2 x float> %t.115, <2 x float> poison, <1 x i32> <i32 0>
  %t.117 = shufflevector <2 x float> %t.115, <2 x float> poison, <1 x i32> <i32 1>
  %t.118 = extractelement <1 x float> %t.116, i64 0
  %t.119 = extractelement <1 x float> %t.117, i64 0
  %t.120 = fadd float %t.118, %t.119
  %t.121 = add i64 %t.7, 1
  br label %item.122
item.122:
  %item.122.i = phi i64 [%t.121, %row.52.done], [%item.122.next, %row.186.done]
  %item.122.c0 = phi float [%t.49, %row.52.done], [%t.162, %row.186.done]
  %item.122.c1 = phi float [%t.120, %row.52.done], [%t.329, %row.186.done]
  %t.123 = icmp slt i64 %item.122.i, %t.9
  br i1 %t.123, label %item.122.body, label %item.122.done
item.122.body:
  %t.124 = add i64 %item.122.i, -1
  %t.125 = mul i64 %item.122.i, 1024
  %p.126 = getelementptr float, ptr %b0, i64 %t.125
  %t.127 = mul i64 %item.122.i, 1024
  %p.128 = getelementptr float, ptr %b2, i64 %t.127
  br label %row.129
row.129:
  %row.129.i = phi i64 [0, %item.122.body], [%row.129.next, %row.129.body]
  %row.129.c0 = phi <32 x float> [splat (float 0xFFF0000000000000), %item.122.body], [%t.140, %row.129.body]
  %t.130 = icmp slt i64 %row.129.i, 1024
  br i1 %t.130, label %row.129.body, label %row.129.done
row.129.body:
  %p.131 = getelementptr float, ptr %p.126, i64 %row.129.i
  %l.132 = load <32 x float>, ptr %p.131, align 4
  %p.133 = getelementptr float, ptr %b1, i64 %row.129.i
  %l.134 = load <32 x float>, ptr %p.133, align 4
  %t.135 = fmul <32 x float> %l.132, %l.134
  %p.136 = getelementptr float, ptr %p.128, i64 %row.129.i
  %l.137 = load <32 x float>, ptr %p.136, align 4
  %t.138 = fadd <32 x float> %t.135, %l.137
  %t.139 = fcmp olt <32 x float> %row.129.c0, %t.138
  %t.140 = select <32 x i1> %t.139, <32 x float> %t.138, <32 x float> %row.129.c0
  %row.129.next = add nuw nsw i64 %row.129.i, 32
  br label %row.129
row.129.done:
  %t.141 = shufflevector <32 x float> %row.129.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.142 = shufflevector <32 x float> %row.129.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.143 = fcmp olt <16 x float> %t.141, %t.142
  %t.144 = select <16 x i1> %t.143, <16 x float> %t.142, <16 x float> %t.141
  %t.145 = shufflevector <16 x float> %t.144, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.146 = shufflevector <16 x float> %t.144, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.147 = fcmp olt <8 x float> %t.145, %t.146
  %t.148 = select <8 x i1> %t.147, <8 x float> %t.146, <8 x float> %t.145
  %t.149 = shufflevector <8 x float> %t.148, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.150 = shufflevector <8 x float> %t.148, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.151 = fcmp olt <4 x float> %t.149, %t.150
  %t.152 = select <4 x i1> %t.151, <4 x float> %t.150, <4 x float> %t.149
  %t.153 = shufflevector <4 x float> %t.152, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.154 = shufflevector <4 x float> %t.152, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.155 = fcmp olt <2 x float> %t.153, %t.154
  %t.156 = select <2 x i1> %t.155, <2 x float> %t.154, <2 x float> %t.153
  %t.157 = shufflevector <2 x float> %t.156, <2 x float> poison, <1 x i32> <i32 0>
  %t.158 = shufflevector <2 x float> %t.156, <2 x float> poison, <1 x i32> <i32 1>
  %t.159 = extractelement <1 x float> %t.157, i64 0
  %t.160 = extractelement <1 x float> %t.158, i64 0
  %t.161 = fcmp olt float %t.159, %t.160
  %t.162 = select i1 %t.161, float %t.160, float %t.159
  %t.163 = mul i64 %t.124, 1024
  %p.164 = getelementptr float, ptr %b0, i64 %t.163
  %t.165 = mul i64 %t.124, 1024
  %p.166 = getelementptr float, ptr %b2, i64 %t.165
  %t.167 = insertelement <32 x float> poison, float %item.122.c0, i64 0
  %s.168 = shufflevector <32 x float> %t.167, <32 x float> poison, <32 x i32> zeroinitializer
  %t.169 = insertelement <32 x float> poison, float %item.122.c1, i64 0
  %s.170 = shufflevector <32 x float> %t.169, <32 x float> poison, <32 x i32> zeroinitializer
  %t.171 = fmul float %item.122.c1, 0x3BF0000000000000
  %t.172 = insertelement <32 x float> poison, float %t.171, i64 0
  %s.173 = shufflevector <32 x float> %t.172, <32 x float> poison, <32 x i32> zeroinitializer
  %t.174 = fdiv float 0x3FF0000000000000, %t.171
  %t.175 = insertelement <32 x float> poison, float %t.174, i64 0
  %s.176 = shufflevector <32 x float> %t.175, <32 x float> poison, <32 x i32> zeroinitializer
  %t.177 = fmul float %t.174, 0x3BF0000000000000
  %t.178 = insertelement <32 x float> poison, float %t.177, i64 0
  %s.179 = shufflevector <32 x float> %t.178, <32 x float> poison, <32 x i32> zeroinitializer
  %t.180 = mul i64 %t.124, 1024
  %p.181 = getelementptr float, ptr %b4, i64 %t.180
  %t.182 = mul i64 %t.124, 1024
  %p.183 = getelementptr float, ptr %b5, i64 %t.182
  %t.184 = insertelement <32 x float> poison, float %t.162, i64 0
  %s.185 = shufflevector <32 x float> %t.184, <32 x float> poison, <32 x i32> zeroinitializer
  br label %row.186
row.186:
  %row.186.i = phi i64 [0, %row.129.done], [%row.186.next, %if.247.end]
  %row.186.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.129.done], [%t.300, %if.247.end]
  %t.187 = icmp slt i64 %row.186.i, 1024
  br i1 %t.187, label %row.186.body, label %row.186.done
row.186.body:
  %p.188 = getelementptr float, ptr %p.2, i64 %row.186.i
  %l.189 = load <32 x float>, ptr %p.188, align 4
  %t.190 = fmul <32 x float> %l.189, %s.179
  %t.191 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %t.190)
  %t.192 = fcmp ogt <32 x float> %t.191, splat (float 0x4024DA1CA0000000)
  %t.193 = select <32 x i1> %t.192, <32 x float> splat (float 0x4024DA1CA0000000), <32 x float> %t.191
  %t.194 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.193, <32 x float> splat (float 0xBEC0133000000000), <32 x float> splat (float 0x3EFE40A1E0000000))
  %t.195 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.193, <32 x float> %t.194, <32 x float> splat (float 0xBF222FC000000000))
  %t.196 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.193, <32 x float> %t.195, <32 x float> splat (float 0xBF30054AC0000000))
  %t.197 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.193, <32 x float> %t.196, <32 x float> splat (float 0x3F7D772B60000000))
  %t.198 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.193, <32 x float> %t.197, <32 x float> splat (float 0xBFAAEB9F40000000))
  %t.199 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.193, <32 x float> %t.198, <32 x float> splat (float 0xBFDD634220000000))
  %t.200 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.193, <32 x float> %t.199, <32 x float> splat (float 0xBFF26AF040000000))
  %t.201 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.193, <32 x float> %t.200, <32 x float> splat (float 0xBFEFFFFFE0000000))
  %t.202 = fadd <32 x float> %t.201, splat (float 0x4138007F00000000)
  %t.203 = fsub <32 x float> %t.202, splat (float 0x4138007F00000000)
  %t.204 = fsub <32 x float> %t.201, %t.203
  %t.205 = bitcast <32 x float> %t.202 to <32 x i32>
  %t.206 = shl <32 x i32> %t.205, splat (i32 20)
  %t.207 = and <32 x i32> %t.206, splat (i32 -8388608)
  %t.208 = bitcast <32 x i32> %t.207 to <32 x float>
  %t.209 = bitcast <32 x float> %t.202 to <32 x i32>
  %t.210 = shufflevector <32 x i32> %t.209, <32 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.211 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.210)
  %t.212 = shufflevector <32 x i32> %t.209, <32 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.213 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.212)
  %t.214 = shufflevector <32 x i32> %t.209, <32 x i32> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t.215 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.214)
  %t.216 = shufflevector <32 x i32> %t.209, <32 x i32> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.217 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.216)
  %t.218 = shufflevector <8 x float> %t.211, <8 x float> %t.213, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.219 = shufflevector <8 x float> %t.215, <8 x float> %t.217, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.220 = shufflevector <16 x float> %t.218, <16 x float> %t.219, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.221 = fmul <32 x float> %t.220, %t.208
  %t.222 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.204, <32 x float> splat (float 0x3FAC690D40000000), <32 x float> splat (float 0x3FCEC0C220000000))
  %t.223 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.204, <32 x float> %t.222, <32 x float> splat (float 0x3FE62E4320000000))
  %t.224 = fmul <32 x float> %t.223, %t.204
  %t.225 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.221, <32 x float> %t.224, <32 x float> %t.221)
  %t.226 = bitcast <32 x float> %t.190 to <32 x i32>
  %t.227 = icmp slt <32 x i32> %t.226, zeroinitializer
  %t.228 = fsub <32 x float> splat (float 0x3FF0000000000000), %t.225
  %t.229 = select <32 x i1> %t.227, <32 x float> %t.225, <32 x float> %t.228
  %t.230 = fmul <32 x float> %t.190, %t.229
  %p.231 = getelementptr float, ptr %b3, i64 %row.186.i
  %l.232 = load <32 x float>, ptr %p.231, align 4
  %t.233 = fmul <32 x float> %t.230, %l.232
  %p.234 = getelementptr float, ptr %p.181, i64 %row.186.i
  %l.235 = load <32 x float>, ptr %p.234, align 4
  %t.236 = fadd <32 x float> %t.233, %l.235
  %p.237 = getelementptr float, ptr %p.183, i64 %row.186.i
  br i1 %t.5, label %if.238, label %if.238.end
if.238:
  %t.239 = shufflevector <32 x float> %t.236, <32 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x float> %t.239, ptr %p.237, align 32, !nontemporal !0
  %t.240 = shufflevector <32 x float> %t.236, <32 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %p.241 = getelementptr float, ptr %p.237, i64 8
  store <8 x float> %t.240, ptr %p.241, align 32, !nontemporal !0
  %t.242 = shufflevector <32 x float> %t.236, <32 x float> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %p.243 = getelementptr float, ptr %p.237, i64 16
  store <8 x float> %t.242, ptr %p.243, align 32, !nontemporal !0
  %t.244 = shufflevector <32 x float> %t.236, <32 x float> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %p.245 = getelementptr float, ptr %p.237, i64 24
  store <8 x float> %t.244, ptr %p.245, align 32, !nontemporal !0
  br label %if.238.end
if.238.end:
  %t.246 = xor i1 %t.5, true
  br i1 %t.246, label %if.247, label %if.247.end
if.247:
  %t.248 = shufflevector <32 x float> %t.236, <32 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.248, ptr %p.237, align 16, !nontemporal !0
  %t.249 = shufflevector <32 x float> %t.236, <32 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.250 = getelementptr float, ptr %p.237, i64 4
  store <4 x float> %t.249, ptr %p.250, align 16, !nontemporal !0
  %t.251 = shufflevector <32 x float> %t.236, <32 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.252 = getelementptr float, ptr %p.237, i64 8
  store <4 x float> %t.251, ptr %p.252, align 16, !nontemporal !0
  %t.253 = shufflevector <32 x float> %t.236, <32 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.254 = getelementptr float, ptr %p.237, i64 12
  store <4 x float> %t.253, ptr %p.254, align 16, !nontemporal !0
  %t.255 = shufflevector <32 x float> %t.236, <32 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>
  %p.256 = getelementptr float, ptr %p.237, i64 16
  store <4 x float> %t.255, ptr %p.256, align 16, !nontemporal !0
  %t.257 = shufflevector <32 x float> %t.236, <32 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>
  %p.258 = getelementptr float, ptr %p.237, i64 20
  store <4 x float> %t.257, ptr %p.258, align 16, !nontemporal !0
  %t.259 = shufflevector <32 x float> %t.236, <32 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>
  %p.260 = getelementptr float, ptr %p.237, i64 24
  store <4 x float> %t.259, ptr %p.260, align 16, !nontemporal !0
  %t.261 = shufflevector <32 x float> %t.236, <32 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>
  %p.262 = getelementptr float, ptr %p.237, i64 28
  store <4 x float> %t.261, ptr %p.262, align 16, !nontemporal !0
  br label %if.247.end
if.247.end:
  %p.263 = getelementptr float, ptr %p.126, i64 %row.186.i
  %l.264 = load <32 x float>, ptr %p.263, align 4
  %p.265 = getelementptr float, ptr %b1, i64 %row.186.i
  %l.266 = load <32 x float>, ptr %p.265, align 4
  %t.267 = fmul <32 x float> %l.264, %l.266
  %p.268 = getelementptr float, ptr %p.128, i64 %row.186.i
  %l.269 = load <32 x float>, ptr %p.268, align 4
  %t.270 = fadd <32 x float> %t.267, %l.269
  %t.271 = fsub <32 x float> %t.270, %s.185
  %t.272 = fcmp olt <32 x float> %t.271, splat (float 0xC05A000000000000)
  %t.273 = select <32 x i1> %t.272, <32 x float> splat (float 0xC05A000000000000), <32 x float> %t.271
  %t.274 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.273, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4138004000000000))
  %t.275 = fsub <32 x float> %t.274, splat (float 0x4138004000000000)
  %t.276 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.275, <32 x float> splat (float 0xBFE6300000000000), <32 x float> %t.273)
  %t.277 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.275, <32 x float> splat (float 0x3F2BD01060000000), <32 x float> %t.276)
  %t.278 = bitcast <32 x float> %t.274 to <32 x i32>
  %t.279 = shufflevector <32 x i32> %t.278, <32 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.280 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.279)
  %t.281 = shufflevector <32 x i32> %t.278, <32 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.282 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.281)
  %t.283 = shufflevector <32 x i32> %t.278, <32 x i32> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t.284 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.283)
  %t.285 = shufflevector <32 x i32> %t.278, <32 x i32> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.286 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.285)
  %t.287 = shufflevector <8 x float> %t.280, <8 x float> %t.282, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.288 = shufflevector <8 x float> %t.284, <8 x float> %t.286, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.289 = shufflevector <16 x float> %t.287, <16 x float> %t.288, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.290 = bitcast <32 x float> %t.289 to <32 x i32>
  %t.291 = bitcast <32 x float> %t.274 to <32 x i32>
  %t.292 = shl <32 x i32> %t.291, splat (i32 20)
  %t.293 = and <32 x i32> %t.292, splat (i32 -8388608)
  %t.294 = add <32 x i32> %t.290, %t.293
  %t.295 = bitcast <32 x i32> %t.294 to <32 x float>
  %t.296 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.277, <32 x float> splat (float 0x3FC5556740000000), <32 x float> splat (float 0x3FE0008780000000))
  %t.297 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.277, <32 x float> %t.296, <32 x float> splat (float 0x3FF0000000000000))
  %t.298 = fmul <32 x float> %t.297, %t.277
  %t.299 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.295, <32 x float> %t.298, <32 x float> %t.295)
  %t.300 = fadd <32 x float> %row.186.c0, %t.299
  %p.301 = getelementptr float, ptr %p.126, i64 %row.186.i
  %p.302 = getelementptr i8, ptr %p.301, i64 4096
  call void @llvm.prefetch.p0(ptr %p.302, i32 0, i32 3, i32 1)
  %p.303 = getelementptr i8, ptr %p.301, i64 4160
  call void @llvm.prefetch.p0(ptr %p.303, i32 0, i32 3, i32 1)
  %p.304 = getelementptr float, ptr %p.128, i64 %row.186.i
  %p.305 = getelementptr i8, ptr %p.304, i64 4096
  call void @llvm.prefetch.p0(ptr %p.305, i32 0, i32 3, i32 1)
  %p.306 = getelementptr i8, ptr %p.304, i64 4160
  call void @llvm.prefetch.p0(ptr %p.306, i32 0, i32 3, i32 1)
  %t.307 = mul i64 %item.122.i, 1024
  %t.308 = add i64 %row.186.i, %t.307
  %p.309 = getelementptr float, ptr %b4, i64 %t.308
  %p.310 = getelementptr i8, ptr %p.309, i64 4096
  call void @llvm.prefetch.p0(ptr %p.310, i32 0, i32 3, i32 1)
  %p.311 = getelementptr i8, ptr %p.309, i64 4160
  call void @llvm.prefetch.p0(ptr %p.311, i32 0, i32 3, i32 1)
  %p.312 = getelementptr float, ptr %p.2, i64 %row.186.i
  store <32 x float> %t.299, ptr %p.312, align 4
  %row.186.next = add nuw nsw i64 %row.186.i, 32
  br label %row.186
row.186.done:
  %t.313 = shufflevector <32 x float> %row.186.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.314 = shufflevector <32 x float> %row.186.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.315 = fadd <16 x float> %t.313, %t.314
  %t.316 = shufflevector <16 x float> %t.315, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.317 = shufflevector <16 x float> %t.315, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.318 = fadd <8 x float> %t.316, %t.317
  %t.319 = shufflevector <8 x float> %t.318, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.320 = shufflevector <8 x float> %t.318, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.321 = fadd <4 x float> %t.319, %t.320
  %t.322 = shufflevector <4 x float> %t.321, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.323 = shufflevector <4 x float> %t.321, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.324 = fadd <2 x float> %t.322, %t.323
  %t.325 = shufflevector <2 x float> %t.324, <2 x float> poison, <1 x i32> <i32 0>
  %t.326 = shufflevector <2 x float> %t.324, <2 x float> poison, <1 x i32> <i32 1>
  %t.327 = extractelement <1 x float> %t.325, i64 0
  %t.328 = extractelement <1 x float> %t.326, i64 0
  %t.329 = fadd float %t.327, %t.328
  %item.122.next = add nuw nsw i64 %item.122.i, 1
  br label %item.122
item.122.done:
  %t.330 = add i64 %t.9, -1
  %t.331 = mul i64 %t.330, 1024
  %p.332 = getelementptr float, ptr %b0, i64 %t.331
  %t.333 = mul i64 %t.330, 1024
  %p.334 = getelementptr float, ptr %b2, i64 %t.333
  %t.335 = insertelement <32 x float> poison, float %item.122.c0, i64 0
  %s.336 = shufflevector <32 x float> %t.335, <32 x float> poison, <32 x i32> zeroinitializer
  %t.337 = insertelement <32 x float> poison, float %item.122.c1, i64 0
  %s.338 = shufflevector <32 x float> %t.337, <32 x float> poison, <32 x i32> zeroinitializer
  %t.339 = fmul float %item.122.c1, 0x3BF0000000000000
  %t.340 = insertelement <32 x float> poison, float %t.339, i64 0
  %s.341 = shufflevector <32 x float> %t.340, <32 x float> poison, <32 x i32> zeroinitializer
  %t.342 = fdiv float 0x3FF0000000000000, %t.339
  %t.343 = insertelement <32 x float> poison, float %t.342, i64 0
  %s.344 = shufflevector <32 x float> %t.343, <32 x float> poison, <32 x i32> zeroinitializer
  %t.345 = fmul float %t.342, 0x3BF0000000000000
  %t.346 = insertelement <32 x float> poison, float %t.345, i64 0
  %s.347 = shufflevector <32 x float> %t.346, <32 x float> poison, <32 x i32> zeroinitializer
  %t.348 = mul i64 %t.330, 1024
  %p.349 = getelementptr float, ptr %b4, i64 %t.348
  %t.350 = mul i64 %t.330, 1024
  %p.351 = getelementptr float, ptr %b5, i64 %t.350
  br label %row.352
row.352:
  %row.352.i = phi i64 [0, %item.122.done], [%row.352.next, %if.413.end]
  %t.353 = icmp slt i64 %row.352.i, 1024
  br i1 %t.353, label %row.352.body, label %row.352.done
row.352.body:
  %p.354 = getelementptr float, ptr %p.2, i64 %row.352.i
  %l.355 = load <32 x float>, ptr %p.354, align 4
  %t.356 = fmul <32 x float> %l.355, %s.347
  %t.357 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %t.356)
  %t.358 = fcmp ogt <32 x float> %t.357, splat (float 0x4024DA1CA0000000)
  %t.359 = select <32 x i1> %t.358, <32 x float> splat (float 0x4024DA1CA0000000), <32 x float> %t.357
  %t.360 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.359, <32 x float> splat (float 0xBEC0133000000000), <32 x float> splat (float 0x3EFE40A1E0000000))
  %t.361 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.359, <32 x float> %t.360, <32 x float> splat (float 0xBF222FC000000000))
  %t.362 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.359, <32 x float> %t.361, <32 x float> splat (float 0xBF30054AC0000000))
  %t.363 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.359, <32 x float> %t.362, <32 x float> splat (float 0x3F7D772B60000000))
  %t.364 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.359, <32 x float> %t.363, <32 x float> splat (float 0xBFAAEB9F40000000))
  %t.365 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.359, <32 x float> %t.364, <32 x float> splat (float 0xBFDD634220000000))
  %t.366 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.359, <32 x float> %t.365, <32 x float> splat (float 0xBFF26AF040000000))
  %t.367 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.359, <32 x float> %t.366, <32 x float> splat (float 0xBFEFFFFFE0000000))
  %t.368 = fadd <32 x float> %t.367, splat (float 0x4138007F00000000)
  %t.369 = fsub <32 x float> %t.368, splat (float 0x4138007F00000000)
  %t.370 = fsub <32 x float> %t.367, %t.369
  %t.371 = bitcast <32 x float> %t.368 to <32 x i32>
  %t.372 = shl <32 x i32> %t.371, splat (i32 20)
  %t.373 = and <32 x i32> %t.372, splat (i32 -8388608)
  %t.374 = bitcast <32 x i32> %t.373 to <32 x float>
  %t.375 = bitcast <32 x float> %t.368 to <32 x i32>
  %t.376 = shufflevector <32 x i32> %t.375, <32 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.377 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.376)
  %t.378 = shufflevector <32 x i32> %t.375, <32 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.379 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.378)
  %t.380 = shufflevector <32 x i32> %t.375, <32 x i32> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t.381 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.380)
  %t.382 = shufflevector <32 x i32> %t.375, <32 x i32> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.383 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.382)
  %t.384 = shufflevector <8 x float> %t.377, <8 x float> %t.379, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.385 = shufflevector <8 x float> %t.381, <8 x float> %t.383, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.386 = shufflevector <16 x float> %t.384, <16 x float> %t.385, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.387 = fmul <32 x float> %t.386, %t.374
  %t.388 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.370, <32 x float> splat (float 0x3FAC690D40000000), <32 x float> splat (float 0x3FCEC0C220000000))
  %t.389 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.370, <32 x float> %t.388, <32 x float> splat (float 0x3FE62E4320000000))
  %t.390 = fmul <32 x float> %t.389, %t.370
  %t.391 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.387, <32 x float> %t.390, <32 x float> %t.387)
  %t.392 = bitcast <32 x float> %t.356 to <32 x i32>
  %t.393 = icmp slt <32 x i32> %t.392, zeroinitializer
  %t.394 = fsub <32 x float> splat (float 0x3FF0000000000000), %t.391
  %t.395 = select <32 x i1> %t.393, <32 x float> %t.391, <32 x float> %t.394
  %t.396 = fmul <32 x float> %t.356, %t.395
  %p.397 = getelementptr float, ptr %b3, i64 %row.352.i
  %l.398 = load <32 x float>, ptr %p.397, align 4
  %t.399 = fmul <32 x float> %t.396, %l.398
  %p.400 = getelementptr float, ptr %p.349, i64 %row.352.i
  %l.401 = load <32 x float>, ptr %p.400, align 4
  %t.402 = fadd <32 x float> %t.399, %l.401
  %p.403 = getelementptr float, ptr %p.351, i64 %row.352.i
  br i1 %t.5, label %if.404, label %if.404.end
if.404:
  %t.405 = shufflevector <32 x float> %t.402, <32 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x float> %t.405, ptr %p.403, align 32, !nontemporal !0
  %t.406 = shufflevector <32 x float> %t.402, <32 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %p.407 = getelementptr float, ptr %p.403, i64 8
  store <8 x float> %t.406, ptr %p.407, align 32, !nontemporal !0
  %t.408 = shufflevector <32 x float> %t.402, <32 x float> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %p.409 = getelementptr float, ptr %p.403, i64 16
  store <8 x float> %t.408, ptr %p.409, align 32, !nontemporal !0
  %t.410 = shufflevector <32 x float> %t.402, <32 x float> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %p.411 = getelementptr float, ptr %p.403, i64 24
  store <8 x float> %t.410, ptr %p.411, align 32, !nontemporal !0
  br label %if.404.end
if.404.end:
  %t.412 = xor i1 %t.5, true
  br i1 %t.412, label %if.413, label %if.413.end
if.413:
  %t.414 = shufflevector <32 x float> %t.402, <32 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.414, ptr %p.403, align 16, !nontemporal !0
  %t.415 = shufflevector <32 x float> %t.402, <32 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.416 = getelementptr float, ptr %p.403, i64 4
  store <4 x float> %t.415, ptr %p.416, align 16, !nontemporal !0
  %t.417 = shufflevector <32 x float> %t.402, <32 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.418 = getelementptr float, ptr %p.403, i64 8
  store <4 x float> %t.417, ptr %p.418, align 16, !nontemporal !0
  %t.419 = shufflevector <32 x float> %t.402, <32 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.420 = getelementptr float, ptr %p.403, i64 12
  store <4 x float> %t.419, ptr %p.420, align 16, !nontemporal !0
  %t.421 = shufflevector <32 x float> %t.402, <32 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>
  %p.422 = getelementptr float, ptr %p.403, i64 16
  store <4 x float> %t.421, ptr %p.422, align 16, !nontemporal !0
  %t.423 = shufflevector <32 x float> %t.402, <32 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>
  %p.424 = getelementptr float, ptr %p.403, i64 20
  store <4 x float> %t.423, ptr %p.424, align 16, !nontemporal !0
  %t.425 = shufflevector <32 x float> %t.402, <32 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>
  %p.426 = getelementptr float, ptr %p.403, i64 24
  store <4 x float> %t.425, ptr %p.426, align 16, !nontemporal !0
  %t.427 = shufflevector <32 x float> %t.402, <32 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>
  %p.428 = getelementptr float, ptr %p.403, i64 28
  store <4 x float> %t.427, ptr %p.428, align 16, !nontemporal !0
  br label %if.413.end
if.413.end:
  %row.352.next = add nuw nsw i64 %row.352.i, 32
  br label %row.352
row.352.done:
  br label %if.11.end
if.11.end:
  call void @llvm.x86.sse.sfence()
  ret void
}
!0 = !{i32 1}
