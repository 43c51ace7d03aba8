declare <16 x float> @llvm.fabs.v16f32(<16 x float>)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.x86.sse.sfence()
define void @kt_row_d0dd79d0b39bfaab(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %b5, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %t.1 = mul i64 %tid, 1040
  %p.2 = getelementptr float, ptr %scratch, i64 %t.1
  %t.3 = mul i64 %tid, 4096
  %t.4 = udiv i64 %t.3, %nth
  %t.5 = add i64 %t.3, 4096
  %t.6 = udiv i64 %t.5, %nth
  br label %item.7
item.7:
  %item.7.i = phi i64 [%t.4, %entry], [%item.7.next, %row.111.done]
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
  %row.13.c0 = phi <16 x float> [splat (float 0xFFF0000000000000), %item.7.body], [%t.26, %row.13.body]
  %t.14 = icmp slt i64 %row.13.i, 1024
  br i1 %t.14, label %row.13.body, label %row.13.done
row.13.body:
  %p.15 = getelementptr float, ptr %p.10, i64 %row.13.i
  %l.16 = load <16 x float>, ptr %p.15, align 4
  %p.17 = getelementptr float, ptr %b1, i64 %row.13.i
  %l.18 = load <16 x float>, ptr %p.17, align 4
  %t.19 = fmul <16 x float> %l.16, %l.18
  %p.20 = getelementptr float, ptr %p.12, i64 %row.13.i
  %l.21 = load <16 x float>, ptr %p.20, align 4
  %t.22 = fadd <16 x float> %t.19, %l.21
  %t.23 = fcmp olt <16 x float> %row.13.c0, %t.22
  %t.24 = select <16 x i1> %t.23, <16 x float> %t.22, <16 x float> %row.13.c0
  %t.25 = fcmp uno <16 x float> %t.22, %t.22
  %t.26 = select <16 x i1> %t.25, <16 x float> %t.22, <16 x float> %t.24
  %row.13.next = add nuw nsw i64 %row.13.i, 16
  br label %row.13
row.13.done:
  %t.27 = shufflevector <16 x float> %row.13.c0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.28 = shufflevector <16 x float> %row.13.c0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.29 = fcmp olt <8 x float> %t.27, %t.28
  %t.30 = select <8 x i1> %t.29, <8 x float> %t.28, <8 x float> %t.27
  %t.31 = fcmp uno <8 x float> %t.28, %t.28
  %t.32 = select <8 x i1> %t.31, <8 x float> %t.28, <8 x float> %t.30
  %t.33 = shufflevector <8 x float> %t.32, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.34 = shufflevector <8 x float> %t.32, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.35 = fcmp olt <4 x float> %t.33, %t.34
  %t.36 = select <4 x i1> %t.35, <4 x float> %t.34, <4 x float> %t.33
  %t.37 = fcmp uno <4 x float> %t.34, %t.34
  %t.38 = select <4 x i1> %t.37, <4 x float> %t.34, <4 x float> %t.36
  %t.39 = shufflevector <4 x float> %t.38, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.40 = shufflevector <4 x float> %t.38, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.41 = fcmp olt <2 x float> %t.39, %t.40
  %t.42 = select <2 x i1> %t.41, <2 x float> %t.40, <2 x float> %t.39
  %t.43 = fcmp uno <2 x float> %t.40, %t.40
  %t.44 = select <2 x i1> %t.43, <2 x float> %t.40, <2 x float> %t.42
  %t.45 = shufflevector <2 x float> %t.44, <2 x float> poison, <1 x i32> <i32 0>
  %t.46 = shufflevector <2 x float> %t.44, <2 x float> poison, <1 x i32> <i32 1>
  %t.47 = extractelement <1 x float> %t.45, i64 0
  %t.48 = extractelement <1 x float> %t.46, i64 0
  %t.49 = fcmp olt float %t.47, %t.48
  %t.50 = select i1 %t.49, float %t.48, float %t.47
  %t.51 = fcmp uno float %t.48, %t.48
  %t.52 = select i1 %t.51, float %t.48, float %t.50
  %t.53 = insertelement <16 x float> poison, float %t.52, i64 0
  %s.54 = shufflevector <16 x float> %t.53, <16 x float> poison, <16 x i32> zeroinitializer
  br label %row.55
row.55:
  %row.55.i = phi i64 [0, %row.13.done], [%row.55.next, %row.55.body]
  %row.55.c0 = phi <16 x float> [splat (float 0x0000000000000000), %row.13.done], [%t.89, %row.55.body]
  %t.56 = icmp slt i64 %row.55.i, 1024
  br i1 %t.56, label %row.55.body, label %row.55.done
row.55.body:
  %p.57 = getelementptr float, ptr %p.10, i64 %row.55.i
  %l.58 = load <16 x float>, ptr %p.57, align 4
  %p.59 = getelementptr float, ptr %b1, i64 %row.55.i
  %l.60 = load <16 x float>, ptr %p.59, align 4
  %t.61 = fmul <16 x float> %l.58, %l.60
  %p.62 = getelementptr float, ptr %p.12, i64 %row.55.i
  %l.63 = load <16 x float>, ptr %p.62, align 4
  %t.64 = fadd <16 x float> %t.61, %l.63
  %t.65 = fsub <16 x float> %t.64, %s.54
  %t.66 = fcmp olt <16 x float> %t.65, splat (float 0xC05A000000000000)
  %t.67 = select <16 x i1> %t.66, <16 x float> splat (float 0xC05A000000000000), <16 x float> %t.65
  %t.68 = fcmp ogt <16 x float> %t.67, splat (float 0x4056400000000000)
  %t.69 = select <16 x i1> %t.68, <16 x float> splat (float 0x4056400000000000), <16 x float> %t.67
  %t.70 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.69, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168001FC0000000))
  %t.71 = fsub <16 x float> %t.70, splat (float 0x4168001FC0000000)
  %t.72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.71, <16 x float> splat (float 0xBFE6300000000000), <16 x float> %t.69)
  %t.73 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.71, <16 x float> splat (float 0x3F2BD01060000000), <16 x float> %t.72)
  %t.74 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.73, <16 x float> splat (float 0x3F56A415E0000000), <16 x float> splat (float 0x3F81239C60000000))
  %t.75 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.73, <16 x float> %t.74, <16 x float> splat (float 0x3FA5558BC0000000))
  %t.76 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.73, <16 x float> %t.75, <16 x float> splat (float 0x3FC5554920000000))
  %t.77 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.73, <16 x float> %t.76, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %t.78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.73, <16 x float> %t.77, <16 x float> splat (float 0x3FF0000000000000))
  %t.79 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.73, <16 x float> %t.78, <16 x float> splat (float 0x3FF0000000000000))
  %t.80 = bitcast <16 x float> %t.70 to <16 x i32>
  %t.81 = shl <16 x i32> %t.80, splat (i32 22)
  %t.82 = and <16 x i32> %t.81, splat (i32 2139095040)
  %t.83 = shl <16 x i32> %t.80, splat (i32 23)
  %t.84 = sub <16 x i32> %t.83, %t.82
  %t.85 = bitcast <16 x i32> %t.82 to <16 x float>
  %t.86 = fmul <16 x float> %t.79, %t.85
  %t.87 = bitcast <16 x i32> %t.84 to <16 x float>
  %t.88 = fmul <16 x float> %t.86, %t.87
  %t.89 = fadd <16 x float> %row.55.c0, %t.88
  %p.90 = getelementptr float, ptr %p.2, i64 %row.55.i
  store <16 x float> %t.88, ptr %p.90, align 4
  %row.55.next = add nuw nsw i64 %row.55.i, 16
  br label %row.55
row.55.done:
  %t.91 = shufflevector <16 x float> %row.55.c0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.92 = shufflevector <16 x float> %row.55.c0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.93 = fadd <8 x float> %t.91, %t.92
  %t.94 = shufflevector <8 x float> %t.93, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.95 = shufflevector <8 x float> %t.93, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.96 = fadd <4 x float> %t.94, %t.95
  %t.97 = shufflevector <4 x float> %t.96, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.98 = shufflevector <4 x float> %t.96, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.99 = fadd <2 x float> %t.97, %t.98
  %t.100 = shufflevector <2 x float> %t.99, <2 x float> poison, <1 x i32> <i32 0>
  %t.101 = shufflevector <2 x float> %t.99, <2 x float> poison, <1 x i32> <i32 1>
  %t.102 = extractelement <1 x float> %t.100, i64 0
  %t.103 = extractelement <1 x float> %t.101, i64 0
  %t.104 = fadd float %t.102, %t.103
  %t.105 = insertelement <16 x float> poison, float %t.104, i64 0
  %s.106 = shufflevector <16 x float> %t.105, <16 x float> poison, <16 x i32> zeroinitializer
  %t.107 = mul i64 %item.7.i, 1024
  %p.108 = getelementptr float, ptr %b4, i64 %t.107
  %t.109 = mul i64 %item.7.i, 1024
  %p.110 = getelementptr float, ptr %b5, i64 %t.109
  br label %row.111
row.111:
  %row.111.i = phi i64 [0, %row.55.done], [%row.111.next, %row.111.body]
  %t.112 = icmp slt i64 %row.111.i, 1024
  br i1 %t.112, label %row.111.body, label %row.111.done
row.111.body:
  %p.113 = getelementptr float, ptr %p.2, i64 %row.111.i
  %l.114 = load <16 x float>, ptr %p.113, align 4
  %t.115 = fdiv <16 x float> %l.114, %s.106
  %t.116 = fmul <16 x float> %t.115, splat (float 0x3FE0000000000000)
  %t.117 = fmul <16 x float> %t.115, splat (float 0x3FE6A09E60000000)
  %t.118 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t.117)
  %t.119 = fcmp ogt <16 x float> %t.118, splat (float 0x4010000000000000)
  %t.120 = select <16 x i1> %t.119, <16 x float> splat (float 0x4010000000000000), <16 x float> %t.118
  %t.121 = fmul <16 x float> %t.120, %t.120
  %t.122 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.120, <16 x float> splat (float 0x3FE45F2D40000000), <16 x float> splat (float 0x3FC06EBAA0000000))
  %t.123 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.120, <16 x float> splat (float 0xBF93B14E20000000), <16 x float> splat (float 0x3FBA509FE0000000))
  %t.124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.120, <16 x float> splat (float 0x3F56E72B20000000), <16 x float> splat (float 0x3F049D2B60000000))
  %t.125 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.120, <16 x float> splat (float 0x3F0A22DB00000000), <16 x float> splat (float 0xBF3CE4BF40000000))
  %t.126 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.121, <16 x float> %t.125, <16 x float> %t.124)
  %t.127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.121, <16 x float> %t.126, <16 x float> %t.123)
  %t.128 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.121, <16 x float> %t.127, <16 x float> %t.122)
  %t.129 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.120, <16 x float> %t.128, <16 x float> %t.120)
  %t.130 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.129, <16 x float> splat (float 0xBFF7154760000000), <16 x float> splat (float 0x4168000FE0000000))
  %t.131 = fsub <16 x float> %t.130, splat (float 0x4168000FE0000000)
  %t.132 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.131, <16 x float> splat (float 0x3FE62E4300000000), <16 x float> %t.129)
  %t.133 = bitcast <16 x float> %t.130 to <16 x i32>
  %t.134 = shl <16 x i32> %t.133, splat (i32 23)
  %t.135 = bitcast <16 x i32> %t.134 to <16 x float>
  %t.136 = fmul <16 x float> %t.132, %t.132
  %t.137 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.132, <16 x float> splat (float 0x3FC5554B00000000), <16 x float> splat (float 0xBFDFFFFFE0000000))
  %t.138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.132, <16 x float> splat (float 0x3F81228620000000), <16 x float> splat (float 0xBFA5556FE0000000))
  %t.139 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.136, <16 x float> splat (float 0xBF56B92240000000), <16 x float> %t.138)
  %t.140 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.136, <16 x float> %t.139, <16 x float> %t.137)
  %t.141 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.136, <16 x float> %t.140, <16 x float> %t.132)
  %t.142 = fsub <16 x float> splat (float 0x3FF0000000000000), %t.135
  %t.143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %t.141, <16 x float> %t.135, <16 x float> %t.142)
  %t.144 = bitcast <16 x float> %t.117 to <16 x i32>
  %t.145 = and <16 x i32> %t.144, splat (i32 -2147483648)
  %t.146 = bitcast <16 x float> %t.143 to <16 x i32>
  %t.147 = or <16 x i32> %t.146, %t.145
  %t.148 = bitcast <16 x i32> %t.147 to <16 x float>
  %t.149 = fadd <16 x float> splat (float 0x3FF0000000000000), %t.148
  %t.150 = fmul <16 x float> %t.116, %t.149
  %p.151 = getelementptr float, ptr %b3, i64 %row.111.i
  %l.152 = load <16 x float>, ptr %p.151, align 4
  %t.153 = fmul <16 x float> %t.150, %l.152
  %p.154 = getelementptr float, ptr %p.108, i64 %row.111.i
  %l.155 = load <16 x float>, ptr %p.154, align 4
  %t.156 = fadd <16 x float> %t.153, %l.155
  %p.157 = getelementptr float, ptr %p.110, i64 %row.111.i
  %t.158 = shufflevector <16 x float> %t.156, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.158, ptr %p.157, align 16, !nontemporal !0
  %t.159 = shufflevector <16 x float> %t.156, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.160 = getelementptr float, ptr %p.157, i64 4
  store <4 x float> %t.159, ptr %p.160, align 16, !nontemporal !0
  %t.161 = shufflevector <16 x float> %t.156, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.162 = getelementptr float, ptr %p.157, i64 8
  store <4 x float> %t.161, ptr %p.162, align 16, !nontemporal !0
  %t.163 = shufflevector <16 x float> %t.156, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.164 = getelementptr float, ptr %p.157, i64 12
  store <4 x float> %t.163, ptr %p.164, align 16, !nontemporal !0
  %row.111.next = add nuw nsw i64 %row.111.i, 16
  br label %row.111
row.111.done:
  %item.7.next = add nuw nsw i64 %item.7.i, 1
  br label %item.7
item.7.done:
  call void @llvm.x86.sse.sfence()
  ret void
}
!0 = !{i32 1}
