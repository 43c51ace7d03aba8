declare <32 x float> @llvm.fabs.v32f32(<32 x float>)
declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.x86.sse.sfence()
define void @kt_row_36d7158f1ae4e6f0(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts) "stackrealign" #0 {
entry:
  %t.1 = mul i64 %tid, 1056
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %t.3 = mul i64 %part, 4096
  %t.4 = udiv i64 %t.3, %parts
  %t.5 = add i64 %t.3, 4096
  %t.6 = udiv i64 %t.5, %parts
  br label %item.7
item.7:
  %item.7.i = phi i64 [%t.4, %entry], [%item.7.next, %row.117.done]
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
  %row.61.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.13.done], [%t.89, %row.61.body]
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
  %t.74 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.73, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x41680017E0000000))
  %t.75 = fsub <32 x float> %t.74, splat (float 0x41680017E0000000)
  %t.76 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.75, <32 x float> splat (float 0xBFE6300000000000), <32 x float> %t.73)
  %t.77 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.75, <32 x float> splat (float 0x3F2BD01060000000), <32 x float> %t.76)
  %t.78 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.77, <32 x float> splat (float 0x3F56A415E0000000), <32 x float> splat (float 0x3F81239C60000000))
  %t.79 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.77, <32 x float> %t.78, <32 x float> splat (float 0x3FA5558BC0000000))
  %t.80 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.77, <32 x float> %t.79, <32 x float> splat (float 0x3FC5554920000000))
  %t.81 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.77, <32 x float> %t.80, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %t.82 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.77, <32 x float> %t.81, <32 x float> splat (float 0x3FF0000000000000))
  %t.83 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.77, <32 x float> %t.82, <32 x float> splat (float 0x3FF0000000000000))
  %t.84 = bitcast <32 x float> %t.74 to <32 x i32>
  %t.85 = shl <32 x i32> %t.84, splat (i32 23)
  %t.86 = bitcast <32 x i32> %t.85 to <32 x float>
  %t.87 = fmul <32 x float> %t.83, %t.86
  %t.88 = fmul <32 x float> %t.87, splat (float 0x3BF0000000000000)
  %t.89 = fadd <32 x float> %row.61.c0, %t.88
  %p.90 = getelementptr float, ptr %p.2, i64 %row.61.i
  store <32 x float> %t.88, ptr %p.90, align 4
  %row.61.next = add nuw nsw i64 %row.61.i, 32
  br label %row.61
row.61.done:
  %t.91 = shufflevector <32 x float> %row.61.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.92 = shufflevector <32 x float> %row.61.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.93 = fadd <16 x float> %t.91, %t.92
  %t.94 = shufflevector <16 x float> %t.93, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.95 = shufflevector <16 x float> %t.93, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.96 = fadd <8 x float> %t.94, %t.95
  %t.97 = shufflevector <8 x float> %t.96, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.98 = shufflevector <8 x float> %t.96, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.99 = fadd <4 x float> %t.97, %t.98
  %t.100 = shufflevector <4 x float> %t.99, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.101 = shufflevector <4 x float> %t.99, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.102 = fadd <2 x float> %t.100, %t.101
  %t.103 = shufflevector <2 x float> %t.102, <2 x float> poison, <1 x i32> <i32 0>
  %t.104 = shufflevector <2 x float> %t.102, <2 x float> poison, <1 x i32> <i32 1>
  %t.105 = extractelement <1 x float> %t.103, i64 0
  %t.106 = extractelement <1 x float> %t.104, i64 0
  %t.107 = fadd float %t.105, %t.106
  %t.108 = insertelement <32 x float> poison, float %t.107, i64 0
  %s.109 = shufflevector <32 x float> %t.108, <32 x float> poison, <32 x i32> zeroinitializer
  %t.110 = fdiv float 0x3FF0000000000000, %t.107
  %t.111 = insertelement <32 x float> poison, float %t.110, i64 0
  %s.112 = shufflevector <32 x float> %t.111, <32 x float> poison, <32 x i32> zeroinitializer
  %t.113 = mul i64 %item.7.i, 1024
  %p.114 = getelementptr float, ptr %b4, i64 %t.113
  %t.115 = mul i64 %item.7.i, 1024
  %p.116 = getelementptr float, ptr %b5, i64 %t.115
  br label %row.117
row.117:
  %row.117.i = phi i64 [0, %row.61.done], [%row.117.next, %row.117.body]
  %t.118 = icmp slt i64 %row.117.i, 1024
  br i1 %t.118, label %row.117.body, label %row.117.done
row.117.body:
  %p.119 = getelementptr float, ptr %p.2, i64 %row.117.i
  %l.120 = load <32 x float>, ptr %p.119, align 4
  %p.121 = getelementptr float, ptr %p.10, i64 %row.117.i
  %p.122 = getelementptr i8, ptr %p.121, i64 4096
  call void @llvm.prefetch.p0(ptr %p.122, i32 0, i32 3, i32 1)
  %p.123 = getelementptr i8, ptr %p.121, i64 4160
  call void @llvm.prefetch.p0(ptr %p.123, i32 0, i32 3, i32 1)
  %p.124 = getelementptr float, ptr %p.12, i64 %row.117.i
  %p.125 = getelementptr i8, ptr %p.124, i64 4096
  call void @llvm.prefetch.p0(ptr %p.125, i32 0, i32 3, i32 1)
  %p.126 = getelementptr i8, ptr %p.124, i64 4160
  call void @llvm.prefetch.p0(ptr %p.126, i32 0, i32 3, i32 1)
  %p.127 = getelementptr float, ptr %p.114, i64 %row.117.i
  %p.128 = getelementptr i8, ptr %p.127, i64 4096
  call void @llvm.prefetch.p0(ptr %p.128, i32 0, i32 3, i32 1)
  %p.129 = getelementptr i8, ptr %p.127, i64 4160
  call void @llvm.prefetch.p0(ptr %p.129, i32 0, i32 3, i32 1)
  %t.130 = fmul <32 x float> %l.120, %s.112
  %t.131 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %t.130)
  %t.132 = fcmp ogt <32 x float> %t.131, splat (float 0x4024DA1CA0000000)
  %t.133 = select <32 x i1> %t.132, <32 x float> splat (float 0x4024DA1CA0000000), <32 x float> %t.131
  %t.134 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.133, <32 x float> splat (float 0xBEC0133000000000), <32 x float> splat (float 0x3EFE40A1E0000000))
  %t.135 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.133, <32 x float> %t.134, <32 x float> splat (float 0xBF222FC000000000))
  %t.136 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.133, <32 x float> %t.135, <32 x float> splat (float 0xBF30054AC0000000))
  %t.137 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.133, <32 x float> %t.136, <32 x float> splat (float 0x3F7D772B60000000))
  %t.138 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.133, <32 x float> %t.137, <32 x float> splat (float 0xBFAAEB9F40000000))
  %t.139 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.133, <32 x float> %t.138, <32 x float> splat (float 0xBFDD634220000000))
  %t.140 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.133, <32 x float> %t.139, <32 x float> splat (float 0xBFF26AF040000000))
  %t.141 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.133, <32 x float> %t.140, <32 x float> splat (float 0xBFEFFFFFE0000000))
  %t.142 = fadd <32 x float> %t.141, splat (float 0x4168000FE0000000)
  %t.143 = fsub <32 x float> %t.142, splat (float 0x4168000FE0000000)
  %t.144 = fsub <32 x float> %t.141, %t.143
  %t.145 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.144, <32 x float> splat (float 0x3F2416B600000000), <32 x float> splat (float 0x3F55F082E0000000))
  %t.146 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.144, <32 x float> %t.145, <32 x float> splat (float 0x3F83B2DE00000000))
  %t.147 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.144, <32 x float> %t.146, <32 x float> splat (float 0x3FAC6AF7C0000000))
  %t.148 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.144, <32 x float> %t.147, <32 x float> splat (float 0x3FCEBFBDC0000000))
  %t.149 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.144, <32 x float> %t.148, <32 x float> splat (float 0x3FE62E4300000000))
  %t.150 = call <32 x float> @llvm.fma.v32f32(<32 x float> %t.144, <32 x float> %t.149, <32 x float> splat (float 0x3FF0000000000000))
  %t.151 = bitcast <32 x float> %t.142 to <32 x i32>
  %t.152 = shl <32 x i32> %t.151, splat (i32 23)
  %t.153 = bitcast <32 x i32> %t.152 to <32 x float>
  %t.154 = fmul <32 x float> %t.150, %t.153
  %t.155 = bitcast <32 x float> %t.130 to <32 x i32>
  %t.156 = icmp slt <32 x i32> %t.155, zeroinitializer
  %t.157 = fsub <32 x float> splat (float 0x3FF0000000000000), %t.154
  %t.158 = select <32 x i1> %t.156, <32 x float> %t.154, <32 x float> %t.157
  %t.159 = fmul <32 x float> %t.130, %t.158
  %p.160 = getelementptr float, ptr %b3, i64 %row.117.i
  %l.161 = load <32 x float>, ptr %p.160, align 4
  %t.162 = fmul <32 x float> %t.159, %l.161
  %p.163 = getelementptr float, ptr %p.114, i64 %row.117.i
  %l.164 = load <32 x float>, ptr %p.163, align 4
  %t.165 = fadd <32 x float> %t.162, %l.164
  %p.166 = getelementptr float, ptr %p.116, i64 %row.117.i
  %t.167 = shufflevector <32 x float> %t.165, <32 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.167, ptr %p.166, align 16, !nontemporal !0
  %t.168 = shufflevector <32 x float> %t.165, <32 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.169 = getelementptr float, ptr %p.166, i64 4
  store <4 x float> %t.168, ptr %p.169, align 16, !nontemporal !0
  %t.170 = shufflevector <32 x float> %t.165, <32 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.171 = getelementptr float, ptr %p.166, i64 8
  store <4 x float> %t.170, ptr %p.171, align 16, !nontemporal !0
  %t.172 = shufflevector <32 x float> %t.165, <32 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.173 = getelementptr float, ptr %p.166, i64 12
  store <4 x float> %t.172, ptr %p.173, align 16, !nontemporal !0
  %t.174 = shufflevector <32 x float> %t.165, <32 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>
  %p.175 = getelementptr float, ptr %p.166, i64 16
  store <4 x float> %t.174, ptr %p.175, align 16, !nontemporal !0
  %t.176 = shufflevector <32 x float> %t.165, <32 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>
  %p.177 = getelementptr float, ptr %p.166, i64 20
  store <4 x float> %t.176, ptr %p.177, align 16, !nontemporal !0
  %t.178 = shufflevector <32 x float> %t.165, <32 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>
  %p.179 = getelementptr float, ptr %p.166, i64 24
  store <4 x float> %t.178, ptr %p.179, align 16, !nontemporal !0
  %t.180 = shufflevector <32 x float> %t.165, <32 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>
  %p.181 = getelementptr float, ptr %p.166, i64 28
  store <4 x float> %t.180, ptr %p.181, align 16, !nontemporal !0
  %row.117.next = add nuw nsw i64 %row.117.i, 32
  br label %row.117
row.117.done:
  %item.7.next = add nuw nsw i64 %item.7.i, 1
  br label %item.7
item.7.done:
  call void @llvm.x86.sse.sfence()
  ret void
}
!0 = !{i32 1}
