declare float @llvm.sqrt.f32(float)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.x86.sse.sfence()
define void @kt_row_13fca3dc7428eb91(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) "stackrealign" #0 {
entry:
  %t.1 = mul i64 %part, %n0
  %t.2 = udiv i64 %t.1, %parts
  %t.3 = add i64 %t.1, %n0
  %t.4 = udiv i64 %t.3, %parts
  br label %item.5
item.5:
  %item.5.i = phi i64 [%t.2, %entry], [%item.5.next, %row.141.done]
  %t.6 = icmp slt i64 %item.5.i, %t.4
  br i1 %t.6, label %item.5.body, label %item.5.done
item.5.body:
  %t.7 = mul i64 %item.5.i, 768
  %p.8 = getelementptr float, ptr %b0, i64 %t.7
  %t.9 = mul i64 %item.5.i, 768
  %p.10 = getelementptr float, ptr %b1, i64 %t.9
  br label %row.11
row.11:
  %row.11.i = phi i64 [0, %item.5.body], [%row.11.next, %row.11.body]
  %row.11.c0 = phi <32 x float> [splat (float 0x0000000000000000), %item.5.body], [%t.15, %row.11.body]
  %row.11.c1 = phi <32 x float> [splat (float 0x0000000000000000), %item.5.body], [%t.21, %row.11.body]
  %t.12 = icmp slt i64 %row.11.i, 768
  br i1 %t.12, label %row.11.body, label %row.11.done
row.11.body:
  %p.13 = getelementptr float, ptr %p.8, i64 %row.11.i
  %l.14 = load <32 x float>, ptr %p.13, align 4
  %t.15 = fadd <32 x float> %row.11.c0, %l.14
  %p.16 = getelementptr float, ptr %p.10, i64 %row.11.i
  %l.17 = load <32 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %b2, i64 %row.11.i
  %l.19 = load <32 x float>, ptr %p.18, align 4
  %t.20 = fmul <32 x float> %l.17, %l.19
  %t.21 = fadd <32 x float> %row.11.c1, %t.20
  %row.11.next = add nuw nsw i64 %row.11.i, 32
  br label %row.11
row.11.done:
  %t.22 = shufflevector <32 x float> %row.11.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.23 = shufflevector <32 x float> %row.11.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.24 = fadd <16 x float> %t.22, %t.23
  %t.25 = shufflevector <16 x float> %t.24, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.26 = shufflevector <16 x float> %t.24, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.27 = fadd <8 x float> %t.25, %t.26
  %t.28 = shufflevector <8 x float> %t.27, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.29 = shufflevector <8 x float> %t.27, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.30 = fadd <4 x float> %t.28, %t.29
  %t.31 = shufflevector <4 x float> %t.30, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.32 = shufflevector <4 x float> %t.30, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.33 = fadd <2 x float> %t.31, %t.32
  %t.34 = shufflevector <2 x float> %t.33, <2 x float> poison, <1 x i32> <i32 0>
  %t.35 = shufflevector <2 x float> %t.33, <2 x float> poison, <1 x i32> <i32 1>
  %t.36 = extractelement <1 x float> %t.34, i64 0
  %t.37 = extractelement <1 x float> %t.35, i64 0
  %t.38 = fadd float %t.36, %t.37
  %t.39 = shufflevector <32 x float> %row.11.c1, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.40 = shufflevector <32 x float> %row.11.c1, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.41 = fadd <16 x float> %t.39, %t.40
  %t.42 = shufflevector <16 x float> %t.41, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.43 = shufflevector <16 x float> %t.41, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.44 = fadd <8 x float> %t.42, %t.43
  %t.45 = shufflevector <8 x float> %t.44, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.46 = shufflevector <8 x float> %t.44, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.47 = fadd <4 x float> %t.45, %t.46
  %t.48 = shufflevector <4 x float> %t.47, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.49 = shufflevector <4 x float> %t.47, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.50 = fadd <2 x float> %t.48, %t.49
  %t.51 = shufflevector <2 x float> %t.50, <2 x float> poison, <1 x i32> <i32 0>
  %t.52 = shufflevector <2 x float> %t.50, <2 x float> poison, <1 x i32> <i32 1>
  %t.53 = extractelement <1 x float> %t.51, i64 0
  %t.54 = extractelement <1 x float> %t.52, i64 0
  %t.55 = fadd float %t.53, %t.54
  %t.56 = insertelement <32 x float> poison, float %t.38, i64 0
  %s.57 = shufflevector <32 x float> %t.56, <32 x float> poison, <32 x i32> zeroinitializer
  %t.58 = fdiv float %t.38, 0x4088000000000000
  %t.59 = insertelement <32 x float> poison, float %t.58, i64 0
  %s.60 = shufflevector <32 x float> %t.59, <32 x float> poison, <32 x i32> zeroinitializer
  br label %row.61
row.61:
  %row.61.i = phi i64 [0, %row.11.done], [%row.61.next, %row.61.body]
  %row.61.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.11.done], [%t.67, %row.61.body]
  %t.62 = icmp slt i64 %row.61.i, 768
  br i1 %t.62, label %row.61.body, label %row.61.done
row.61.body:
  %p.63 = getelementptr float, ptr %p.8, i64 %row.61.i
  %l.64 = load <32 x float>, ptr %p.63, align 4
  %t.65 = fsub <32 x float> %l.64, %s.60
  %t.66 = fmul <32 x float> %t.65, %t.65
  %t.67 = fadd <32 x float> %row.61.c0, %t.66
  %row.61.next = add nuw nsw i64 %row.61.i, 32
  br label %row.61
row.61.done:
  %t.68 = shufflevector <32 x float> %row.61.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.69 = shufflevector <32 x float> %row.61.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.70 = fadd <16 x float> %t.68, %t.69
  %t.71 = shufflevector <16 x float> %t.70, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.72 = shufflevector <16 x float> %t.70, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.73 = fadd <8 x float> %t.71, %t.72
  %t.74 = shufflevector <8 x float> %t.73, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.75 = shufflevector <8 x float> %t.73, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.76 = fadd <4 x float> %t.74, %t.75
  %t.77 = shufflevector <4 x float> %t.76, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.78 = shufflevector <4 x float> %t.76, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.79 = fadd <2 x float> %t.77, %t.78
  %t.80 = shufflevector <2 x float> %t.79, <2 x float> poison, <1 x i32> <i32 0>
  %t.81 = shufflevector <2 x float> %t.79, <2 x float> poison, <1 x i32> <i32 1>
  %t.82 = extractelement <1 x float> %t.80, i64 0
  %t.83 = extractelement <1 x float> %t.81, i64 0
  %t.84 = fadd float %t.82, %t.83
  %t.85 = insertelement <32 x float> poison, float %t.84, i64 0
  %s.86 = shufflevector <32 x float> %t.85, <32 x float> poison, <32 x i32> zeroinitializer
  %t.87 = fdiv float %t.84, 0x4088000000000000
  %t.88 = insertelement <32 x float> poison, float %t.87, i64 0
  %s.89 = shufflevector <32 x float> %t.88, <32 x float> poison, <32 x i32> zeroinitializer
  %t.90 = fadd float %t.87, 0x3EE4F8B580000000
  %t.91 = insertelement <32 x float> poison, float %t.90, i64 0
  %s.92 = shufflevector <32 x float> %t.91, <32 x float> poison, <32 x i32> zeroinitializer
  %t.93 = call float @llvm.sqrt.f32(float %t.90)
  %t.94 = fdiv float 0x3FF0000000000000, %t.93
  %t.95 = insertelement <32 x float> poison, float %t.94, i64 0
  %s.96 = shufflevector <32 x float> %t.95, <32 x float> poison, <32 x i32> zeroinitializer
  br label %row.97
row.97:
  %row.97.i = phi i64 [0, %row.61.done], [%row.97.next, %row.97.body]
  %row.97.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.61.done], [%t.109, %row.97.body]
  %t.98 = icmp slt i64 %row.97.i, 768
  br i1 %t.98, label %row.97.body, label %row.97.done
row.97.body:
  %p.99 = getelementptr float, ptr %p.10, i64 %row.97.i
  %l.100 = load <32 x float>, ptr %p.99, align 4
  %p.101 = getelementptr float, ptr %b2, i64 %row.97.i
  %l.102 = load <32 x float>, ptr %p.101, align 4
  %t.103 = fmul <32 x float> %l.100, %l.102
  %p.104 = getelementptr float, ptr %p.8, i64 %row.97.i
  %l.105 = load <32 x float>, ptr %p.104, align 4
  %t.106 = fsub <32 x float> %l.105, %s.60
  %t.107 = fmul <32 x float> %t.106, %s.96
  %t.108 = fmul <32 x float> %t.103, %t.107
  %t.109 = fadd <32 x float> %row.97.c0, %t.108
  %row.97.next = add nuw nsw i64 %row.97.i, 32
  br label %row.97
row.97.done:
  %t.110 = shufflevector <32 x float> %row.97.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.111 = shufflevector <32 x float> %row.97.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.112 = fadd <16 x float> %t.110, %t.111
  %t.113 = shufflevector <16 x float> %t.112, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.114 = shufflevector <16 x float> %t.112, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.115 = fadd <8 x float> %t.113, %t.114
  %t.116 = shufflevector <8 x float> %t.115, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.117 = shufflevector <8 x float> %t.115, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.118 = fadd <4 x float> %t.116, %t.117
  %t.119 = shufflevector <4 x float> %t.118, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.120 = shufflevector <4 x float> %t.118, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.121 = fadd <2 x float> %t.119, %t.120
  %t.122 = shufflevector <2 x float> %t.121, <2 x float> poison, <1 x i32> <i32 0>
  %t.123 = shufflevector <2 x float> %t.121, <2 x float> poison, <1 x i32> <i32 1>
  %t.124 = extractelement <1 x float> %t.122, i64 0
  %t.125 = extractelement <1 x float> %t.123, i64 0
  %t.126 = fadd float %t.124, %t.125
  %t.127 = insertelement <32 x float> poison, float %t.55, i64 0
  %s.128 = shufflevector <32 x float> %t.127, <32 x float> poison, <32 x i32> zeroinitializer
  %t.129 = fdiv float %t.55, 0x4088000000000000
  %t.130 = insertelement <32 x float> poison, float %t.129, i64 0
  %s.131 = shufflevector <32 x float> %t.130, <32 x float> poison, <32 x i32> zeroinitializer
  %t.132 = insertelement <32 x float> poison, float %t.126, i64 0
  %s.133 = shufflevector <32 x float> %t.132, <32 x float> poison, <32 x i32> zeroinitializer
  %t.134 = fdiv float %t.126, 0x4088000000000000
  %t.135 = insertelement <32 x float> poison, float %t.134, i64 0
  %s.136 = shufflevector <32 x float> %t.135, <32 x float> poison, <32 x i32> zeroinitializer
  %t.137 = mul i64 %item.5.i, 768
  %p.138 = getelementptr float, ptr %b3, i64 %t.137
  %t.139 = mul i64 %item.5.i, 768
  %p.140 = getelementptr float, ptr %b4, i64 %t.139
  br label %row.141
row.141:
  %row.141.i = phi i64 [0, %row.97.done], [%row.141.next, %row.141.body]
  %t.142 = icmp slt i64 %row.141.i, 768
  br i1 %t.142, label %row.141.body, label %row.141.done
row.141.body:
  %p.143 = getelementptr float, ptr %p.8, i64 %row.141.i
  %p.144 = getelementptr i8, ptr %p.143, i64 3072
  call void @llvm.prefetch.p0(ptr %p.144, i32 0, i32 3, i32 1)
  %p.145 = getelementptr i8, ptr %p.143, i64 3136
  call void @llvm.prefetch.p0(ptr %p.145, i32 0, i32 3, i32 1)
  %p.146 = getelementptr float, ptr %p.10, i64 %row.141.i
  %p.147 = getelementptr i8, ptr %p.146, i64 3072
  call void @llvm.prefetch.p0(ptr %p.147, i32 0, i32 3, i32 1)
  %p.148 = getelementptr i8, ptr %p.146, i64 3136
  call void @llvm.prefetch.p0(ptr %p.148, i32 0, i32 3, i32 1)
  %p.149 = getelementptr float, ptr %p.10, i64 %row.141.i
  %l.150 = load <32 x float>, ptr %p.149, align 4
  %p.151 = getelementptr float, ptr %b2, i64 %row.141.i
  %l.152 = load <32 x float>, ptr %p.151, align 4
  %t.153 = fmul <32 x float> %l.150, %l.152
  %t.154 = fsub <32 x float> %t.153, %s.131
  %p.155 = getelementptr float, ptr %p.8, i64 %row.141.i
  %l.156 = load <32 x float>, ptr %p.155, align 4
  %t.157 = fsub <32 x float> %l.156, %s.60
  %t.158 = fmul <32 x float> %t.157, %s.96
  %t.159 = fmul <32 x float> %t.158, %s.136
  %t.160 = fsub <32 x float> %t.154, %t.159
  %t.161 = fmul <32 x float> %s.96, %t.160
  %p.162 = getelementptr float, ptr %p.138, i64 %row.141.i
  %t.163 = shufflevector <32 x float> %t.161, <32 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.163, ptr %p.162, align 16, !nontemporal !0
  %t.164 = shufflevector <32 x float> %t.161, <32 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.165 = getelementptr float, ptr %p.162, i64 4
  store <4 x float> %t.164, ptr %p.165, align 16, !nontemporal !0
  %t.166 = shufflevector <32 x float> %t.161, <32 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.167 = getelementptr float, ptr %p.162, i64 8
  store <4 x float> %t.166, ptr %p.167, align 16, !nontemporal !0
  %t.168 = shufflevector <32 x float> %t.161, <32 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.169 = getelementptr float, ptr %p.162, i64 12
  store <4 x float> %t.168, ptr %p.169, align 16, !nontemporal !0
  %t.170 = shufflevector <32 x float> %t.161, <32 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>
  %p.171 = getelementptr float, ptr %p.162, i64 16
  store <4 x float> %t.170, ptr %p.171, align 16, !nontemporal !0
  %t.172 = shufflevector <32 x float> %t.161, <32 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>
  %p.173 = getelementptr float, ptr %p.162, i64 20
  store <4 x float> %t.172, ptr %p.173, align 16, !nontemporal !0
  %t.174 = shufflevector <32 x float> %t.161, <32 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>
  %p.175 = getelementptr float, ptr %p.162, i64 24
  store <4 x float> %t.174, ptr %p.175, align 16, !nontemporal !0
  %t.176 = shufflevector <32 x float> %t.161, <32 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>
  %p.177 = getelementptr float, ptr %p.162, i64 28
  store <4 x float> %t.176, ptr %p.177, align 16, !nontemporal !0
  %t.178 = fmul <32 x float> %l.150, %t.158
  %p.179 = getelementptr float, ptr %p.140, i64 %row.141.i
  store <32 x float> %t.178, ptr %p.179, align 4
  %row.141.next = add nuw nsw i64 %row.141.i, 32
  br label %row.141
row.141.done:
  %item.5.next = add nuw nsw i64 %item.5.i, 1
  br label %item.5
item.5.done:
  call void @llvm.x86.sse.sfence()
  ret void
}
!0 = !{i32 1}

declare i64 @llvm.smin.i64(i64, i64)
define void @kt_row_c6df7ee830dab250(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) "stackrealign" #0 {
entry:
  %t.1 = mul i64 %part, %n0
  %t.2 = udiv i64 %t.1, %parts
  %t.3 = add i64 %t.1, %n0
  %t.4 = udiv i64 %t.3, %parts
  br label %item.5
item.5:
  %item.5.i = phi i64 [%t.2, %entry], [%item.5.next, %block.9.done]
  %t.6 = icmp slt i64 %item.5.i, %t.4
  br i1 %t.6, label %item.5.body, label %item.5.done
item.5.body:
  %t.7 = mul i64 %item.5.i, 64
  %p.8 = getelementptr float, ptr %b0, i64 %t.7
  br label %block.9
block.9:
  %block.9.i = phi i64 [0, %item.5.body], [%block.9.next, %row.13.done]
  %block.9.c0 = phi <64 x float> [splat (float 0x0000000000000000), %item.5.body], [%t.19, %row.13.done]
  %t.10 = icmp slt i64 %block.9.i, 4096
  br i1 %t.10, label %block.9.body, label %block.9.done
block.9.body:
  %t.11 = add i64 %block.9.i, 512
  %t.12 = call i64 @llvm.smin.i64(i64 %t.11, i64 4096)
  br label %row.13
row.13:
  %row.13.i = phi i64 [%block.9.i, %block.9.body], [%row.13.next, %row.13.body]
  %row.13.c0 = phi <64 x float> [splat (float 0x0000000000000000), %block.9.body], [%t.18, %row.13.body]
  %t.14 = icmp slt i64 %row.13.i, %t.12
  br i1 %t.14, label %row.13.body, label %row.13.done
row.13.body:
  %t.15 = mul i64 %row.13.i, 768
  %p.16 = getelementptr float, ptr %p.8, i64 %t.15
  %l.17 = load <64 x float>, ptr %p.16, align 4
  %t.18 = fadd <64 x float> %row.13.c0, %l.17
  %row.13.next = add nuw nsw i64 %row.13.i, 1
  br label %row.13
row.13.done:
  %t.19 = fadd <64 x float> %block.9.c0, %row.13.c0
  %block.9.next = add nuw nsw i64 %block.9.i, 512
  br label %block.9
block.9.done:
  %p.20 = getelementptr float, ptr %b1, i64 %t.7
  store <64 x float> %block.9.c0, ptr %p.20, align 4
  %item.5.next = add nuw nsw i64 %item.5.i, 1
  br label %item.5
item.5.done:
  ret void
}
!0 = !{i32 1}

declare i64 @llvm.smin.i64(i64, i64)
define void @kt_row_c6df7ee830dab250(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) "stackrealign" #0 {
entry:
  %t.1 = mul i64 %part, %n0
  %t.2 = udiv i64 %t.1, %parts
  %t.3 = add i64 %t.1, %n0
  %t.4 = udiv i64 %t.3, %parts
  br label %item.5
item.5:
  %item.5.i = phi i64 [%t.2, %entry], [%item.5.next, %block.9.done]
  %t.6 = icmp slt i64 %item.5.i, %t.4
  br i1 %t.6, label %item.5.body, label %item.5.done
item.5.body:
  %t.7 = mul i64 %item.5.i, 64
  %p.8 = getelementptr float, ptr %b0, i64 %t.7
  br label %block.9
block.9:
  %block.9.i = phi i64 [0, %item.5.body], [%block.9.next, %row.13.done]
  %block.9.c0 = phi <64 x float> [splat (float 0x0000000000000000), %item.5.body], [%t.19, %row.13.done]
  %t.10 = icmp slt i64 %block.9.i, 4096
  br i1 %t.10, label %block.9.body, label %block.9.done
block.9.body:
  %t.11 = add i64 %block.9.i, 512
  %t.12 = call i64 @llvm.smin.i64(i64 %t.11, i64 4096)
  br label %row.13
row.13:
  %row.13.i = phi i64 [%block.9.i, %block.9.body], [%row.13.next, %row.13.body]
  %row.13.c0 = phi <64 x float> [splat (float 0x0000000000000000), %block.9.body], [%t.18, %row.13.body]
  %t.14 = icmp slt i64 %row.13.i, %t.12
  br i1 %t.14, label %row.13.body, label %row.13.done
row.13.body:
  %t.15 = mul i64 %row.13.i, 768
  %p.16 = getelementptr float, ptr %p.8, i64 %t.15
  %l.17 = load <64 x float>, ptr %p.16, align 4
  %t.18 = fadd <64 x float> %row.13.c0, %l.17
  %row.13.next = add nuw nsw i64 %row.13.i, 1
  br label %row.13
row.13.done:
  %t.19 = fadd <64 x float> %block.9.c0, %row.13.c0
  %block.9.next = add nuw nsw i64 %block.9.i, 512
  br label %block.9
block.9.done:
  %p.20 = getelementptr float, ptr %b1, i64 %t.7
  store <64 x float> %block.9.c0, ptr %p.20, align 4
  %item.5.next = add nuw nsw i64 %item.5.i, 1
  br label %item.5
item.5.done:
  ret void
}
!0 = !{i32 1}
