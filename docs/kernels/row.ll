declare <32 x float> @llvm.fabs.v32f32(<32 x float>)
declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.x86.sse.sfence()
define void @kt_row_b13d455fe8a4c6f4(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) "stackrealign" #0 {
entry:
  %t.1 = mul i64 %tid, 1056
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %t.3 = mul i64 %part, %n0
  %t.4 = udiv i64 %t.3, %parts
  %t.5 = add i64 %t.3, %n0
  %t.6 = udiv i64 %t.5, %parts
  br label %item.7
item.7:
  %item.7.i = phi i64 [%t.4, %entry], [%item.7.next, %row.133.done]
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
  %row.13.c0 = phi <32 x float> [splat (float 0xFFF0000000000000), %item.7.body], [%t.24, %row.13.body]
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
  %row.13.next = add nuw nsw i64 %row.13.i, 32
  br label %row.13
row.13.done:
  %t.25 = shufflevector <32 x float> %row.13.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.26 = shufflevector <32 x float> %row.13.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.27 = fcmp olt <16 x float> %t.25, %t.26
  %t.28 = select <16 x i1> %t.27, <16 x float> %t.26, <16 x float> %t.25
  %t.29 = shufflevector <16 x float> %t.28, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.30 = shufflevector <16 x float> %t.28, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.31 = fcmp olt <8 x float> %t.29, %t.30
  %t.32 = select <8 x i1> %t.31, <8 x float> %t.30, <8 x float> %t.29
  %t.33 = shufflevector <8 x float> %t.32, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.34 = shufflevector <8 x float> %t.32, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.35 = fcmp olt <4 x float> %t.33, %t.34
  %t.36 = select <4 x i1> %t.35, <4 x float> %t.34, <4 x float> %t.33
  %t.37 = shufflevector <4 x float> %t.36, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.38 = shufflevector <4 x float> %t.36, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.39 = fcmp olt <2 x float> %t.37, %t.38
  %t.40 = select <2 x i1> %t.39, <2 x float> %t.38, <2 x float> %t.37
  %t.41 = shufflevector <2 x float> %t.40, <2 x float> poison, <1 x i32> <i32 0>
  %t.42 = shufflevector <2 x float> %t.40, <2 x float> poison, <1 x i32> <i32 1>
  %t.43 = extractelement <1 x float> %t.41, i64 0
  %t.44 = extractelement <1 x float> %t.42, i64 0
  %t.45 = fcmp olt float %t.43, %t.44
  %t.46 = select i1 %t.45, float %t.44, float %t.43
  %t.47 = insertelement <32 x float> poison, float %t.46, i64 0
  %s.48 = shufflevector <32 x float> %t.47, <32 x float> poison, <32 x i32> zeroinitializer
  br label %row.49
row.49:
  %row.49.i = phi i64 [0, %row.13.done], [%row.49.next, %row.49.body]
  %row.49.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.13.done], [%t.88, %row.49.body]
  %t.50 = icmp slt i64 %row.49.i, 1024
  br i1 %t.50, label %row.49.body, label %row.49.done
row.49.body:
  %p.51 = getelementptr float, ptr %p.10, i64 %row.49.i
  %l.52 = load <32 x float>, ptr %p.51, align 4
  %p.53 = getelementptr float, ptr %b1, i64 %row.49.i
  %l.54 = load <32 x float>, ptr %p.53, align 4
  %t.55 = fmul <32 x float> %l.52, %l.54
  %p.56 = getelementptr float, ptr %p.12, i64 %row.49.i
  %l.57 = load <32 x float>, ptr %p.56, align 4
  %t.58 = fadd <32 x float> %t.55, %l.57
  %t.59 = fsub <32 x float> %t.58, %s.48
  %t.60 = fcmp olt <32 x float> %t.59, splat (float 0xC05A000000000000)
  %t.61 = select <32 x i1> %t.60, <32 x float> splat (float 0xC05A000000000000), <32 x float> %t.59
  %t.62 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.61, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4138004000000000))
  %t.63 = fsub <32 x float> %t.62, splat (float 0x4138004000000000)
  %t.64 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.63, <32 x float> splat (float 0xBFE6300000000000), <32 x float> %t.61)
  %t.65 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.63, <32 x float> splat (float 0x3F2BD01060000000), <32 x float> %t.64)
  %t.66 = bitcast <32 x float> %t.62 to <32 x i32>
  %t.67 = shufflevector <32 x i32> %t.66, <32 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.68 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.67)
  %t.69 = shufflevector <32 x i32> %t.66, <32 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.70 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.69)
  %t.71 = shufflevector <32 x i32> %t.66, <32 x i32> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t.72 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.71)
  %t.73 = shufflevector <32 x i32> %t.66, <32 x i32> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.74 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.73)
  %t.75 = shufflevector <8 x float> %t.68, <8 x float> %t.70, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.76 = shufflevector <8 x float> %t.72, <8 x float> %t.74, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.77 = shufflevector <16 x float> %t.75, <16 x float> %t.76, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.78 = bitcast <32 x float> %t.77 to <32 x i32>
  %t.79 = bitcast <32 x float> %t.62 to <32 x i32>
  %t.80 = shl <32 x i32> %t.79, splat (i32 20)
  %t.81 = and <32 x i32> %t.80, splat (i32 -8388608)
  %t.82 = add <32 x i32> %t.78, %t.81
  %t.83 = bitcast <32 x i32> %t.82 to <32 x float>
  %t.84 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.65, <32 x float> splat (float 0x3FC5556740000000), <32 x float> splat (float 0x3FE0008780000000))
  %t.85 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.65, <32 x float> %t.84, <32 x float> splat (float 0x3FF0000000000000))
  %t.86 = fmul <32 x float> %t.85, %t.65
  %t.87 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.83, <32 x float> %t.86, <32 x float> %t.83)
  %t.88 = fadd <32 x float> %row.49.c0, %t.87
  %p.89 = getelementptr float, ptr %p.10, i64 %row.49.i
  %p.90 = getelementptr i8, ptr %p.89, i64 4096
  call void @llvm.prefetch.p0(ptr %p.90, i32 0, i32 3, i32 1)
  %p.91 = getelementptr i8, ptr %p.89, i64 4160
  call void @llvm.prefetch.p0(ptr %p.91, i32 0, i32 3, i32 1)
  %p.92 = getelementptr float, ptr %p.12, i64 %row.49.i
  %p.93 = getelementptr i8, ptr %p.92, i64 4096
  call void @llvm.prefetch.p0(ptr %p.93, i32 0, i32 3, i32 1)
  %p.94 = getelementptr i8, ptr %p.92, i64 4160
  call void @llvm.prefetch.p0(ptr %p.94, i32 0, i32 3, i32 1)
  %t.95 = mul i64 %item.7.i, 1024
  %t.96 = add i64 %row.49.i, %t.95
  %p.97 = getelementptr float, ptr %b4, i64 %t.96
  %p.98 = getelementptr i8, ptr %p.97, i64 4096
  call void @llvm.prefetch.p0(ptr %p.98, i32 0, i32 3, i32 1)
  %p.99 = getelementptr i8, ptr %p.97, i64 4160
  call void @llvm.prefetch.p0(ptr %p.99, i32 0, i32 3, i32 1)
  %p.100 = getelementptr float, ptr %p.2, i64 %row.49.i
  store <32 x float> %t.87, ptr %p.100, align 4
  %row.49.next = add nuw nsw i64 %row.49.i, 32
  br label %row.49
row.49.done:
  %t.101 = shufflevector <32 x float> %row.49.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.102 = shufflevector <32 x float> %row.49.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.103 = fadd <16 x float> %t.101, %t.102
  %t.104 = shufflevector <16 x float> %t.103, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.105 = shufflevector <16 x float> %t.103, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.106 = fadd <8 x float> %t.104, %t.105
  %t.107 = shufflevector <8 x float> %t.106, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.108 = shufflevector <8 x float> %t.106, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.109 = fadd <4 x float> %t.107, %t.108
  %t.110 = shufflevector <4 x float> %t.109, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.111 = shufflevector <4 x float> %t.109, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.112 = fadd <2 x float> %t.110, %t.111
  %t.113 = shufflevector <2 x float> %t.112, <2 x float> poison, <1 x i32> <i32 0>
  %t.114 = shufflevector <2 x float> %t.112, <2 x float> poison, <1 x i32> <i32 1>
  %t.115 = extractelement <1 x float> %t.113, i64 0
  %t.116 = extractelement <1 x float> %t.114, i64 0
  %t.117 = fadd float %t.115, %t.116
  %t.118 = insertelement <32 x float> poison, float %t.117, i64 0
  %s.119 = shufflevector <32 x float> %t.118, <32 x float> poison, <32 x i32> zeroinitializer
  %t.120 = fmul float %t.117, 0x3BF0000000000000
  %t.121 = insertelement <32 x float> poison, float %t.120, i64 0
  %s.122 = shufflevector <32 x float> %t.121, <32 x float> poison, <32 x i32> zeroinitializer
  %t.123 = fdiv float 0x3FF0000000000000, %t.120
  %t.124 = insertelement <32 x float> poison, float %t.123, i64 0
  %s.125 = shufflevector <32 x float> %t.124, <32 x float> poison, <32 x i32> zeroinitializer
  %t.126 = fmul float %t.123, 0x3BF0000000000000
  %t.127 = insertelement <32 x float> poison, float %t.126, i64 0
  %s.128 = shufflevector <32 x float> %t.127, <32 x float> poison, <32 x i32> zeroinitializer
  %t.129 = mul i64 %item.7.i, 1024
  %p.130 = getelementptr float, ptr %b4, i64 %t.129
  %t.131 = mul i64 %item.7.i, 1024
  %p.132 = getelementptr float, ptr %b5, i64 %t.131
  br label %row.133
row.133:
  %row.133.i = phi i64 [0, %row.49.done], [%row.133.next, %row.133.body]
  %t.134 = icmp slt i64 %row.133.i, 1024
  br i1 %t.134, label %row.133.body, label %row.133.done
row.133.body:
  %p.135 = getelementptr float, ptr %p.2, i64 %row.133.i
  %l.136 = load <32 x float>, ptr %p.135, align 4
  %t.137 = fmul <32 x float> %l.136, %s.128
  %t.138 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %t.137)
  %t.139 = fcmp ogt <32 x float> %t.138, splat (float 0x4024DA1CA0000000)
  %t.140 = select <32 x i1> %t.139, <32 x float> splat (float 0x4024DA1CA0000000), <32 x float> %t.138
  %t.141 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.140, <32 x float> splat (float 0xBEC0133000000000), <32 x float> splat (float 0x3EFE40A1E0000000))
  %t.142 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.140, <32 x float> %t.141, <32 x float> splat (float 0xBF222FC000000000))
  %t.143 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.140, <32 x float> %t.142, <32 x float> splat (float 0xBF30054AC0000000))
  %t.144 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.140, <32 x float> %t.143, <32 x float> splat (float 0x3F7D772B60000000))
  %t.145 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.140, <32 x float> %t.144, <32 x float> splat (float 0xBFAAEB9F40000000))
  %t.146 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.140, <32 x float> %t.145, <32 x float> splat (float 0xBFDD634220000000))
  %t.147 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.140, <32 x float> %t.146, <32 x float> splat (float 0xBFF26AF040000000))
  %t.148 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.140, <32 x float> %t.147, <32 x float> splat (float 0xBFEFFFFFE0000000))
  %t.149 = fadd <32 x float> %t.148, splat (float 0x4138007F00000000)
  %t.150 = fsub <32 x float> %t.149, splat (float 0x4138007F00000000)
  %t.151 = fsub <32 x float> %t.148, %t.150
  %t.152 = bitcast <32 x float> %t.149 to <32 x i32>
  %t.153 = shufflevector <32 x i32> %t.152, <32 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.154 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.153)
  %t.155 = shufflevector <32 x i32> %t.152, <32 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.156 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.155)
  %t.157 = shufflevector <32 x i32> %t.152, <32 x i32> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %t.158 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.157)
  %t.159 = shufflevector <32 x i32> %t.152, <32 x i32> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.160 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3FF0000000000000, float 0x3FF172B840000000, float 0x3FF306FE00000000, float 0x3FF4BFDAE0000000, float 0x3FF6A09E60000000, float 0x3FF8ACE540000000, float 0x3FFAE89FA0000000, float 0x3FFD5818E0000000>, <8 x i32> %t.159)
  %t.161 = shufflevector <8 x float> %t.154, <8 x float> %t.156, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.162 = shufflevector <8 x float> %t.158, <8 x float> %t.160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.163 = shufflevector <16 x float> %t.161, <16 x float> %t.162, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.164 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.151, <32 x float> splat (float 0x3FAC690D40000000), <32 x float> splat (float 0x3FCEC0C220000000))
  %t.165 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.151, <32 x float> %t.164, <32 x float> splat (float 0x3FE62E4320000000))
  %t.166 = fmul <32 x float> %t.165, %t.151
  %t.167 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.163, <32 x float> %t.166, <32 x float> %t.163)
  %t.168 = bitcast <32 x float> %t.149 to <32 x i32>
  %t.169 = shl <32 x i32> %t.168, splat (i32 20)
  %t.170 = and <32 x i32> %t.169, splat (i32 -8388608)
  %t.171 = bitcast <32 x i32> %t.170 to <32 x float>
  %t.172 = fmul <32 x float> %t.167, %t.171
  %t.173 = bitcast <32 x float> %t.137 to <32 x i32>
  %t.174 = icmp slt <32 x i32> %t.173, zeroinitializer
  %t.175 = fsub <32 x float> splat (float 0x3FF0000000000000), %t.172
  %t.176 = select <32 x i1> %t.174, <32 x float> %t.172, <32 x float> %t.175
  %t.177 = fmul <32 x float> %t.137, %t.176
  %p.178 = getelementptr float, ptr %b3, i64 %row.133.i
  %l.179 = load <32 x float>, ptr %p.178, align 4
  %t.180 = fmul <32 x float> %t.177, %l.179
  %p.181 = getelementptr float, ptr %p.130, i64 %row.133.i
  %l.182 = load <32 x float>, ptr %p.181, align 4
  %t.183 = fadd <32 x float> %t.180, %l.182
  %p.184 = getelementptr float, ptr %p.132, i64 %row.133.i
  %t.185 = shufflevector <32 x float> %t.183, <32 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.185, ptr %p.184, align 16, !nontemporal !0
  %t.186 = shufflevector <32 x float> %t.183, <32 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.187 = getelementptr float, ptr %p.184, i64 4
  store <4 x float> %t.186, ptr %p.187, align 16, !nontemporal !0
  %t.188 = shufflevector <32 x float> %t.183, <32 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.189 = getelementptr float, ptr %p.184, i64 8
  store <4 x float> %t.188, ptr %p.189, align 16, !nontemporal !0
  %t.190 = shufflevector <32 x float> %t.183, <32 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.191 = getelementptr float, ptr %p.184, i64 12
  store <4 x float> %t.190, ptr %p.191, align 16, !nontemporal !0
  %t.192 = shufflevector <32 x float> %t.183, <32 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>
  %p.193 = getelementptr float, ptr %p.184, i64 16
  store <4 x float> %t.192, ptr %p.193, align 16, !nontemporal !0
  %t.194 = shufflevector <32 x float> %t.183, <32 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>
  %p.195 = getelementptr float, ptr %p.184, i64 20
  store <4 x float> %t.194, ptr %p.195, align 16, !nontemporal !0
  %t.196 = shufflevector <32 x float> %t.183, <32 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>
  %p.197 = getelementptr float, ptr %p.184, i64 24
  store <4 x float> %t.196, ptr %p.197, align 16, !nontemporal !0
  %t.198 = shufflevector <32 x float> %t.183, <32 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>
  %p.199 = getelementptr float, ptr %p.184, i64 28
  store <4 x float> %t.198, ptr %p.199, align 16, !nontemporal !0
  %row.133.next = add nuw nsw i64 %row.133.i, 32
  br label %row.133
row.133.done:
  %item.7.next = add nuw nsw i64 %item.7.i, 1
  br label %item.7
item.7.done:
  call void @llvm.x86.sse.sfence()
  ret void
}
!0 = !{i32 1}
