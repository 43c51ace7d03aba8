declare float @llvm.sqrt.f32(float)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.x86.sse.sfence()
define void @kt_row_d84ae184fceda7e4(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %part, i64 %parts, i64 %n0) "stackrealign" #0 {
entry:
  %t.1 = ptrtoint ptr %b3 to i64
  %t.2 = and i64 %t.1, 31
  %t.3 = icmp eq i64 %t.2, 0
  %t.4 = mul i64 %part, %n0
  %t.5 = udiv i64 %t.4, %parts
  %t.6 = add i64 %t.4, %n0
  %t.7 = udiv i64 %t.6, %parts
  %t.8 = icmp slt i64 %t.5, %t.7
  br i1 %t.8, label %if.9, label %if.9.end
if.9:
  %t.10 = mul i64 %t.5, 768
  %p.11 = getelementptr float, ptr %b0, i64 %t.10
  %t.12 = mul i64 %t.5, 768
  %p.13 = getelementptr float, ptr %b1, i64 %t.12
  br label %row.14
row.14:
  %row.14.i = phi i64 [0, %if.9], [%row.14.next, %row.14.body]
  %row.14.c0 = phi <32 x float> [splat (float 0x0000000000000000), %if.9], [%t.18, %row.14.body]
  %row.14.c1 = phi <32 x float> [splat (float 0x0000000000000000), %if.9], [%t.24, %row.14.body]
  %t.15 = icmp slt i64 %row.14.i, 768
  br i1 %t.15, label %row.14.body, label %row.14.done
row.14.body:
  %p.16 = getelementptr float, ptr %p.11, i64 %row.14.i
  %l.17 = load <32 x float>, ptr %p.16, align 4
  %t.18 = fadd <32 x float> %row.14.c0, %l.17
  %p.19 = getelementptr float, ptr %p.13, i64 %row.14.i
  %l.20 = load <32 x float>, ptr %p.19, align 4
  %p.21 = getelementptr float, ptr %b2, i64 %row.14.i
  %l.22 = load <32 x float>, ptr %p.21, align 4
  %t.23 = fmul <32 x float> %l.20, %l.22
  %t.24 = fadd <32 x float> %row.14.c1, %t.23
  %row.14.next = add nuw nsw i64 %row.14.i, 32
  br label %row.14
row.14.done:
  %t.25 = shufflevector <32 x float> %row.14.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.26 = shufflevector <32 x float> %row.14.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.27 = fadd <16 x float> %t.25, %t.26
  %t.28 = shufflevector <16 x float> %t.27, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.29 = shufflevector <16 x float> %t.27, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.30 = fadd <8 x float> %t.28, %t.29
  %t.31 = shufflevector <8 x float> %t.30, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.32 = shufflevector <8 x float> %t.30, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.33 = fadd <4 x float> %t.31, %t.32
  %t.34 = shufflevector <4 x float> %t.33, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.35 = shufflevector <4 x float> %t.33, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.36 = fadd <2 x float> %t.34, %t.35
  %t.37 = shufflevector <2 x float> %t.36, <2 x float> poison, <1 x i32> <i32 0>
  %t.38 = shufflevector <2 x float> %t.36, <2 x float> poison, <1 x i32> <i32 1>
  %t.39 = extractelement <1 x float> %t.37, i64 0
  %t.40 = extractelement <1 x float> %t.38, i64 0
  %t.41 = fadd float %t.39, %t.40
  %t.42 = shufflevector <32 x float> %row.14.c1, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.43 = shufflevector <32 x float> %row.14.c1, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.44 = fadd <16 x float> %t.42, %t.43
  %t.45 = shufflevector <16 x float> %t.44, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.46 = shufflevector <16 x float> %t.44, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.47 = fadd <8 x float> %t.45, %t.46
  %t.48 = shufflevector <8 x float> %t.47, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.49 = shufflevector <8 x float> %t.47, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.50 = fadd <4 x float> %t.48, %t.49
  %t.51 = shufflevector <4 x float> %t.50, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.52 = shufflevector <4 x float> %t.50, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.53 = fadd <2 x float> %t.51, %t.52
  %t.54 = shufflevector <2 x float> %t.53, <2 x float> poison, <1 x i32> <i32 0>
  %t.55 = shufflevector <2 x float> %t.53, <2 x float> poison, <1 x i32> <i32 1>
  %t.56 = extractelement <1 x float> %t.54, i64 0
  %t.57 = extractelement <1 x float> %t.55, i64 0
  %t.58 = fadd float %t.56, %t.57
  %t.59 = insertelement <32 x float> poison, float %t.41, i64 0
  %s.60 = shufflevector <32 x float> %t.59, <32 x float> poison, <32 x i32> zeroinitializer
  %t.61 = fdiv float %t.41, 0x4088000000000000
  %t.62 = insertelement <32 x float> poison, float %t.61, i64 0
  %s.63 = shufflevector <32 x float> %t.62, <32 x float> poison, <32 x i32> zeroinitializer
  br label %row.64
row.64:
  %row.64.i = phi i64 [0, %row.14.done], [%row.64.next, %row.64.body]
  %row.64.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.14.done], [%t.70, %row.64.body]
  %t.65 = icmp slt i64 %row.64.i, 768
  br i1 %t.65, label %row.64.body, label %row.64.done
row.64.body:
  %p.66 = getelementptr float, ptr %p.11, i64 %row.64.i
  %l.67 = load <32 x float>, ptr %p.66, align 4
  %t.68 = fsub <32 x float> %l.67, %s.63
  %t.69 = fmul <32 x float> %t.68, %t.68
  %t.70 = fadd <32 x float> %row.64.c0, %t.69
  %row.64.next = add nuw nsw i64 %row.64.i, 32
  br label %row.64
row.64.done:
  %t.71 = shufflevector <32 x float> %row.64.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.72 = shufflevector <32 x float> %row.64.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.73 = fadd <16 x float> %t.71, %t.72
  %t.74 = shufflevector <16 x float> %t.73, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.75 = shufflevector <16 x float> %t.73, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.76 = fadd <8 x float> %t.74, %t.75
  %t.77 = shufflevector <8 x float> %t.76, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.78 = shufflevector <8 x float> %t.76, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.79 = fadd <4 x float> %t.77, %t.78
  %t.80 = shufflevector <4 x float> %t.79, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.81 = shufflevector <4 x float> %t.79, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.82 = fadd <2 x float> %t.80, %t.81
  %t.83 = shufflevector <2 x float> %t.82, <2 x float> poison, <1 x i32> <i32 0>
  %t.84 = shufflevector <2 x float> %t.82, <2 x float> poison, <1 x i32> <i32 1>
  %t.85 = extractelement <1 x float> %t.83, i64 0
  %t.86 = extractelement <1 x float> %t.84, i64 0
  %t.87 = fadd float %t.85, %t.86
  %t.88 = insertelement <32 x float> poison, float %t.87, i64 0
  %s.89 = shufflevector <32 x float> %t.88, <32 x float> poison, <32 x i32> zeroinitializer
  %t.90 = fdiv float %t.87, 0x4088000000000000
  %t.91 = insertelement <32 x float> poison, float %t.90, i64 0
  %s.92 = shufflevector <32 x float> %t.91, <32 x float> poison, <32 x i32> zeroinitializer
  %t.93 = fadd float %t.90, 0x3EE4F8B580000000
  %t.94 = insertelement <32 x float> poison, float %t.93, i64 0
  %s.95 = shufflevector <32 x float> %t.94, <32 x float> poison, <32 x i32> zeroinitializer
  %t.96 = call float @llvm.sqrt.f32(float %t.93)
  %t.97 = fdiv float 0x3FF0000000000000, %t.96
  %t.98 = insertelement <32 x float> poison, float %t.97, i64 0
  %s.99 = shufflevector <32 x float> %t.98, <32 x float> poison, <32 x i32> zeroinitializer
  br label %row.100
row.100:
  %row.100.i = phi i64 [0, %row.64.done], [%row.100.next, %row.100.body]
  %row.100.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.64.done], [%t.112, %row.100.body]
  %t.101 = icmp slt i64 %row.100.i, 768
  br i1 %t.101, label %row.100.body, label %row.100.done
row.100.body:
  %p.102 = getelementptr float, ptr %p.13, i64 %row.100.i
  %l.103 = load <32 x float>, ptr %p.102, align 4
  %p.104 = getelementptr float, ptr %b2, i64 %row.100.i
  %l.105 = load <32 x float>, ptr %p.104, align 4
  %t.106 = fmul <32 x float> %l.103, %l.105
  %p.107 = getelementptr float, ptr %p.11, i64 %row.100.i
  %l.108 = load <32 x float>, ptr %p.107, align 4
  %t.109 = fsub <32 x float> %l.108, %s.63
  %t.110 = fmul <32 x float> %t.109, %s.99
  %t.111 = fmul <32 x float> %t.106, %t.110
  %t.112 = fadd <32 x float> %row.100.c0, %t.111
  %p.113 = getelementptr float, ptr %p.11, i64 %row.100.i
  %p.114 = getelementptr i8, ptr %p.113, i64 3072
  call void @llvm.prefetch.p0(ptr %p.114, i32 0, i32 3, i32 1)
  %p.115 = getelementptr i8, ptr %p.113, i64 3136
  call void @llvm.prefetch.p0(ptr %p.115, i32 0, i32 3, i32 1)
  %p.116 = getelementptr float, ptr %p.13, i64 %row.100.i
  %p.117 = getelementptr i8, ptr %p.116, i64 3072
  call void @llvm.prefetch.p0(ptr %p.117, i32 0, i32 3, i32 1)
  %p.118 = getelementptr i8, ptr %p.116, i64 3136
  call void @llvm.prefetch.p0(ptr %p.118, i32 0, i32 3, i32 1)
  %row.100.next = add nuw nsw i64 %row.100.i, 32
  br label %row.100
row.100.done:
  %t.119 = shufflevector <32 x float> %row.100.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.120 = shufflevector <32 x float> %row.100.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.121 = fadd <16 x float> %t.119, %t.120
  %t.122 = shufflevector <16 x float> %t.121, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.123 = shufflevector <16 x float> %t.121, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.124 = fadd <8 x float> %t.122, %t.123
  %t.125 = shufflevector <8 x float> %t.124, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.126 = shufflevector <8 x float> %t.124, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.127 = fadd <4 x float> %t.125, %t.126
  %t.128 = shufflevector <4 x float> %t.127, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.129 = shufflevector <4 x float> %t.127, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.130 = fadd <2 x float> %t.128, %t.129
  %t.131 = shufflevector <2 x float> %t.130, <2 x float> poison, <1 x i32> <i32 0>
  %t.132 = shufflevector <2 x float> %t.130, <2 x float> poison, <1 x i32> <i32 1>
  %t.133 = extractelement <1 x float> %t.131, i64 0
  %t.134 = extractelement <1 x float> %t.132, i64 0
  %t.135 = fadd float %t.133, %t.134
  %t.136 = add i64 %t.5, 1
  br label %item.137
item.137:
  %item.137.i = phi i64 [%t.136, %row.100.done], [%item.137.next, %row.265.done]
  %item.137.c0 = phi float [%t.41, %row.100.done], [%t.171, %row.265.done]
  %item.137.c1 = phi float [%t.87, %row.100.done], [%t.217, %row.265.done]
  %item.137.c2 = phi float [%t.58, %row.100.done], [%t.188, %row.265.done]
  %item.137.c3 = phi float [%t.135, %row.100.done], [%t.341, %row.265.done]
  %t.138 = icmp slt i64 %item.137.i, %t.7
  br i1 %t.138, label %item.137.body, label %item.137.done
item.137.body:
  %t.139 = add i64 %item.137.i, -1
  %t.140 = mul i64 %item.137.i, 768
  %p.141 = getelementptr float, ptr %b0, i64 %t.140
  %t.142 = mul i64 %item.137.i, 768
  %p.143 = getelementptr float, ptr %b1, i64 %t.142
  br label %row.144
row.144:
  %row.144.i = phi i64 [0, %item.137.body], [%row.144.next, %row.144.body]
  %row.144.c0 = phi <32 x float> [splat (float 0x0000000000000000), %item.137.body], [%t.148, %row.144.body]
  %row.144.c1 = phi <32 x float> [splat (float 0x0000000000000000), %item.137.body], [%t.154, %row.144.body]
  %t.145 = icmp slt i64 %row.144.i, 768
  br i1 %t.145, label %row.144.body, label %row.144.done
row.144.body:
  %p.146 = getelementptr float, ptr %p.141, i64 %row.144.i
  %l.147 = load <32 x float>, ptr %p.146, align 4
  %t.148 = fadd <32 x float> %row.144.c0, %l.147
  %p.149 = getelementptr float, ptr %p.143, i64 %row.144.i
  %l.150 = load <32 x float>, ptr %p.149, align 4
  %p.151 = getelementptr float, ptr %b2, i64 %row.144.i
  %l.152 = load <32 x float>, ptr %p.151, align 4
  %t.153 = fmul <32 x float> %l.150, %l.152
  %t.154 = fadd <32 x float> %row.144.c1, %t.153
  %row.144.next = add nuw nsw i64 %row.144.i, 32
  br label %row.144
row.144.done:
  %t.155 = shufflevector <32 x float> %row.144.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.156 = shufflevector <32 x float> %row.144.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.157 = fadd <16 x float> %t.155, %t.156
  %t.158 = shufflevector <16 x float> %t.157, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.159 = shufflevector <16 x float> %t.157, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.160 = fadd <8 x float> %t.158, %t.159
  %t.161 = shufflevector <8 x float> %t.160, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.162 = shufflevector <8 x float> %t.160, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.163 = fadd <4 x float> %t.161, %t.162
  %t.164 = shufflevector <4 x float> %t.163, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.165 = shufflevector <4 x float> %t.163, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.166 = fadd <2 x float> %t.164, %t.165
  %t.167 = shufflevector <2 x float> %t.166, <2 x float> poison, <1 x i32> <i32 0>
  %t.168 = shufflevector <2 x float> %t.166, <2 x float> poison, <1 x i32> <i32 1>
  %t.169 = extractelement <1 x float> %t.167, i64 0
  %t.170 = extractelement <1 x float> %t.168, i64 0
  %t.171 = fadd float %t.169, %t.170
  %t.172 = shufflevector <32 x float> %row.144.c1, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.173 = shufflevector <32 x float> %row.144.c1, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.174 = fadd <16 x float> %t.172, %t.173
  %t.175 = shufflevector <16 x float> %t.174, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.176 = shufflevector <16 x float> %t.174, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.177 = fadd <8 x float> %t.175, %t.176
  %t.178 = shufflevector <8 x float> %t.177, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.179 = shufflevector <8 x float> %t.177, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.180 = fadd <4 x float> %t.178, %t.179
  %t.181 = shufflevector <4 x float> %t.180, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.182 = shufflevector <4 x float> %t.180, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.183 = fadd <2 x float> %t.181, %t.182
  %t.184 = shufflevector <2 x float> %t.183, <2 x float> poison, <1 x i32> <i32 0>
  %t.185 = shufflevector <2 x float> %t.183, <2 x float> poison, <1 x i32> <i32 1>
  %t.186 = extractelement <1 x float> %t.184, i64 0
  %t.187 = extractelement <1 x float> %t.185, i64 0
  %t.188 = fadd float %t.186, %t.187
  %t.189 = insertelement <32 x float> poison, float %t.171, i64 0
  %s.190 = shufflevector <32 x float> %t.189, <32 x float> poison, <32 x i32> zeroinitializer
  %t.191 = fdiv float %t.171, 0x4088000000000000
  %t.192 = insertelement <32 x float> poison, float %t.191, i64 0
  %s.193 = shufflevector <32 x float> %t.192, <32 x float> poison, <32 x i32> zeroinitializer
  br label %row.194
row.194:
  %row.194.i = phi i64 [0, %row.144.done], [%row.194.next, %row.194.body]
  %row.194.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.144.done], [%t.200, %row.194.body]
  %t.195 = icmp slt i64 %row.194.i, 768
  br i1 %t.195, label %row.194.body, label %row.194.done
row.194.body:
  %p.196 = getelementptr float, ptr %p.141, i64 %row.194.i
  %l.197 = load <32 x float>, ptr %p.196, align 4
  %t.198 = fsub <32 x float> %l.197, %s.193
  %t.199 = fmul <32 x float> %t.198, %t.198
  %t.200 = fadd <32 x float> %row.194.c0, %t.199
  %row.194.next = add nuw nsw i64 %row.194.i, 32
  br label %row.194
row.194.done:
  %t.201 = shufflevector <32 x float> %row.194.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.202 = shufflevector <32 x float> %row.194.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.203 = fadd <16 x float> %t.201, %t.202
  %t.204 = shufflevector <16 x float> %t.203, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.205 = shufflevector <16 x float> %t.203, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.206 = fadd <8 x float> %t.204, %t.205
  %t.207 = shufflevector <8 x float> %t.206, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.208 = shufflevector <8 x float> %t.206, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.209 = fadd <4 x float> %t.207, %t.208
  %t.210 = shufflevector <4 x float> %t.209, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.211 = shufflevector <4 x float> %t.209, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.212 = fadd <2 x float> %t.210, %t.211
  %t.213 = shufflevector <2 x float> %t.212, <2 x float> poison, <1 x i32> <i32 0>
  %t.214 = shufflevector <2 x float> %t.212, <2 x float> poison, <1 x i32> <i32 1>
  %t.215 = extractelement <1 x float> %t.213, i64 0
  %t.216 = extractelement <1 x float> %t.214, i64 0
  %t.217 = fadd float %t.215, %t.216
  %t.218 = insertelement <32 x float> poison, float %item.137.c1, i64 0
  %s.219 = shufflevector <32 x float> %t.218, <32 x float> poison, <32 x i32> zeroinitializer
  %t.220 = fdiv float %item.137.c1, 0x4088000000000000
  %t.221 = insertelement <32 x float> poison, float %t.220, i64 0
  %s.222 = shufflevector <32 x float> %t.221, <32 x float> poison, <32 x i32> zeroinitializer
  %t.223 = fadd float %t.220, 0x3EE4F8B580000000
  %t.224 = insertelement <32 x float> poison, float %t.223, i64 0
  %s.225 = shufflevector <32 x float> %t.224, <32 x float> poison, <32 x i32> zeroinitializer
  %t.226 = call float @llvm.sqrt.f32(float %t.223)
  %t.227 = fdiv float 0x3FF0000000000000, %t.226
  %t.228 = insertelement <32 x float> poison, float %t.227, i64 0
  %s.229 = shufflevector <32 x float> %t.228, <32 x float> poison, <32 x i32> zeroinitializer
  %t.230 = mul i64 %t.139, 768
  %p.231 = getelementptr float, ptr %b1, i64 %t.230
  %t.232 = insertelement <32 x float> poison, float %item.137.c2, i64 0
  %s.233 = shufflevector <32 x float> %t.232, <32 x float> poison, <32 x i32> zeroinitializer
  %t.234 = fdiv float %item.137.c2, 0x4088000000000000
  %t.235 = insertelement <32 x float> poison, float %t.234, i64 0
  %s.236 = shufflevector <32 x float> %t.235, <32 x float> poison, <32 x i32> zeroinitializer
  %t.237 = mul i64 %t.139, 768
  %p.238 = getelementptr float, ptr %b0, i64 %t.237
  %t.239 = insertelement <32 x float> poison, float %item.137.c0, i64 0
  %s.240 = shufflevector <32 x float> %t.239, <32 x float> poison, <32 x i32> zeroinitializer
  %t.241 = fdiv float %item.137.c0, 0x4088000000000000
  %t.242 = insertelement <32 x float> poison, float %t.241, i64 0
  %s.243 = shufflevector <32 x float> %t.242, <32 x float> poison, <32 x i32> zeroinitializer
  %t.244 = insertelement <32 x float> poison, float %item.137.c3, i64 0
  %s.245 = shufflevector <32 x float> %t.244, <32 x float> poison, <32 x i32> zeroinitializer
  %t.246 = fdiv float %item.137.c3, 0x4088000000000000
  %t.247 = insertelement <32 x float> poison, float %t.246, i64 0
  %s.248 = shufflevector <32 x float> %t.247, <32 x float> poison, <32 x i32> zeroinitializer
  %t.249 = mul i64 %t.139, 768
  %p.250 = getelementptr float, ptr %b3, i64 %t.249
  %t.251 = mul i64 %t.139, 768
  %p.252 = getelementptr float, ptr %b4, i64 %t.251
  %t.253 = insertelement <32 x float> poison, float %t.217, i64 0
  %s.254 = shufflevector <32 x float> %t.253, <32 x float> poison, <32 x i32> zeroinitializer
  %t.255 = fdiv float %t.217, 0x4088000000000000
  %t.256 = insertelement <32 x float> poison, float %t.255, i64 0
  %s.257 = shufflevector <32 x float> %t.256, <32 x float> poison, <32 x i32> zeroinitializer
  %t.258 = fadd float %t.255, 0x3EE4F8B580000000
  %t.259 = insertelement <32 x float> poison, float %t.258, i64 0
  %s.260 = shufflevector <32 x float> %t.259, <32 x float> poison, <32 x i32> zeroinitializer
  %t.261 = call float @llvm.sqrt.f32(float %t.258)
  %t.262 = fdiv float 0x3FF0000000000000, %t.261
  %t.263 = insertelement <32 x float> poison, float %t.262, i64 0
  %s.264 = shufflevector <32 x float> %t.263, <32 x float> poison, <32 x i32> zeroinitializer
  br label %row.265
row.265:
  %row.265.i = phi i64 [0, %row.194.done], [%row.265.next, %if.290.end]
  %row.265.c0 = phi <32 x float> [splat (float 0x0000000000000000), %row.194.done], [%t.318, %if.290.end]
  %t.266 = icmp slt i64 %row.265.i, 768
  br i1 %t.266, label %row.265.body, label %row.265.done
row.265.body:
  %p.267 = getelementptr float, ptr %p.231, i64 %row.265.i
  %l.268 = load <32 x float>, ptr %p.267, align 4
  %p.269 = getelementptr float, ptr %b2, i64 %row.265.i
  %l.270 = load <32 x float>, ptr %p.269, align 4
  %t.271 = fmul <32 x float> %l.268, %l.270
  %t.272 = fsub <32 x float> %t.271, %s.236
  %p.273 = getelementptr float, ptr %p.238, i64 %row.265.i
  %l.274 = load <32 x float>, ptr %p.273, align 4
  %t.275 = fsub <32 x float> %l.274, %s.243
  %t.276 = fmul <32 x float> %t.275, %s.229
  %t.277 = fmul <32 x float> %t.276, %s.248
  %t.278 = fsub <32 x float> %t.272, %t.277
  %t.279 = fmul <32 x float> %s.229, %t.278
  %p.280 = getelementptr float, ptr %p.250, i64 %row.265.i
  br i1 %t.3, label %if.281, label %if.281.end
if.281:
  %t.282 = shufflevector <32 x float> %t.279, <32 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x float> %t.282, ptr %p.280, align 32, !nontemporal !0
  %t.283 = shufflevector <32 x float> %t.279, <32 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %p.284 = getelementptr float, ptr %p.280, i64 8
  store <8 x float> %t.283, ptr %p.284, align 32, !nontemporal !0
  %t.285 = shufflevector <32 x float> %t.279, <32 x float> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %p.286 = getelementptr float, ptr %p.280, i64 16
  store <8 x float> %t.285, ptr %p.286, align 32, !nontemporal !0
  %t.287 = shufflevector <32 x float> %t.279, <32 x float> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %p.288 = getelementptr float, ptr %p.280, i64 24
  store <8 x float> %t.287, ptr %p.288, align 32, !nontemporal !0
  br label %if.281.end
if.281.end:
  %t.289 = xor i1 %t.3, true
  br i1 %t.289, label %if.290, label %if.290.end
if.290:
  %t.291 = shufflevector <32 x float> %t.279, <32 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.291, ptr %p.280, align 16, !nontemporal !0
  %t.292 = shufflevector <32 x float> %t.279, <32 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.293 = getelementptr float, ptr %p.280, i64 4
  store <4 x float> %t.292, ptr %p.293, align 16, !nontemporal !0
  %t.294 = shufflevector <32 x float> %t.279, <32 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.295 = getelementptr float, ptr %p.280, i64 8
  store <4 x float> %t.294, ptr %p.295, align 16, !nontemporal !0
  %t.296 = shufflevector <32 x float> %t.279, <32 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.297 = getelementptr float, ptr %p.280, i64 12
  store <4 x float> %t.296, ptr %p.297, align 16, !nontemporal !0
  %t.298 = shufflevector <32 x float> %t.279, <32 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>
  %p.299 = getelementptr float, ptr %p.280, i64 16
  store <4 x float> %t.298, ptr %p.299, align 16, !nontemporal !0
  %t.300 = shufflevector <32 x float> %t.279, <32 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>
  %p.301 = getelementptr float, ptr %p.280, i64 20
  store <4 x float> %t.300, ptr %p.301, align 16, !nontemporal !0
  %t.302 = shufflevector <32 x float> %t.279, <32 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>
  %p.303 = getelementptr float, ptr %p.280, i64 24
  store <4 x float> %t.302, ptr %p.303, align 16, !nontemporal !0
  %t.304 = shufflevector <32 x float> %t.279, <32 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>
  %p.305 = getelementptr float, ptr %p.280, i64 28
  store <4 x float> %t.304, ptr %p.305, align 16, !nontemporal !0
  br label %if.290.end
if.290.end:
  %t.306 = fmul <32 x float> %l.268, %t.276
  %p.307 = getelementptr float, ptr %p.252, i64 %row.265.i
  store <32 x float> %t.306, ptr %p.307, align 4
  %p.308 = getelementptr float, ptr %p.143, i64 %row.265.i
  %l.309 = load <32 x float>, ptr %p.308, align 4
  %p.310 = getelementptr float, ptr %b2, i64 %row.265.i
  %l.311 = load <32 x float>, ptr %p.310, align 4
  %t.312 = fmul <32 x float> %l.309, %l.311
  %p.313 = getelementptr float, ptr %p.141, i64 %row.265.i
  %l.314 = load <32 x float>, ptr %p.313, align 4
  %t.315 = fsub <32 x float> %l.314, %s.193
  %t.316 = fmul <32 x float> %t.315, %s.264
  %t.317 = fmul <32 x float> %t.312, %t.316
  %t.318 = fadd <32 x float> %row.265.c0, %t.317
  %p.319 = getelementptr float, ptr %p.141, i64 %row.265.i
  %p.320 = getelementptr i8, ptr %p.319, i64 3072
  call void @llvm.prefetch.p0(ptr %p.320, i32 0, i32 3, i32 1)
  %p.321 = getelementptr i8, ptr %p.319, i64 3136
  call void @llvm.prefetch.p0(ptr %p.321, i32 0, i32 3, i32 1)
  %p.322 = getelementptr float, ptr %p.143, i64 %row.265.i
  %p.323 = getelementptr i8, ptr %p.322, i64 3072
  call void @llvm.prefetch.p0(ptr %p.323, i32 0, i32 3, i32 1)
  %p.324 = getelementptr i8, ptr %p.322, i64 3136
  call void @llvm.prefetch.p0(ptr %p.324, i32 0, i32 3, i32 1)
  %row.265.next = add nuw nsw i64 %row.265.i, 32
  br label %row.265
row.265.done:
  %t.325 = shufflevector <32 x float> %row.265.c0, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.326 = shufflevector <32 x float> %row.265.c0, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t.327 = fadd <16 x float> %t.325, %t.326
  %t.328 = shufflevector <16 x float> %t.327, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.329 = shufflevector <16 x float> %t.327, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.330 = fadd <8 x float> %t.328, %t.329
  %t.331 = shufflevector <8 x float> %t.330, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.332 = shufflevector <8 x float> %t.330, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.333 = fadd <4 x float> %t.331, %t.332
  %t.334 = shufflevector <4 x float> %t.333, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.335 = shufflevector <4 x float> %t.333, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.336 = fadd <2 x float> %t.334, %t.335
  %t.337 = shufflevector <2 x float> %t.336, <2 x float> poison, <1 x i32> <i32 0>
  %t.338 = shufflevector <2 x float> %t.336, <2 x float> poison, <1 x i32> <i32 1>
  %t.339 = extractelement <1 x float> %t.337, i64 0
  %t.340 = extractelement <1 x float> %t.338, i64 0
  %t.341 = fadd float %t.339, %t.340
  %item.137.next = add nuw nsw i64 %item.137.i, 1
  br label %item.137
item.137.done:
  %t.342 = add i64 %t.7, -1
  %t.343 = insertelement <32 x float> poison, float %item.137.c1, i64 0
  %s.344 = shufflevector <32 x float> %t.343, <32 x float> poison, <32 x i32> zeroinitializer
  %t.345 = fdiv float %item.137.c1, 0x4088000000000000
  %t.346 = insertelement <32 x float> poison, float %t.345, i64 0
  %s.347 = shufflevector <32 x float> %t.346, <32 x float> poison, <32 x i32> zeroinitializer
  %t.348 = fadd float %t.345, 0x3EE4F8B580000000
  %t.349 = insertelement <32 x float> poison, float %t.348, i64 0
  %s.350 = shufflevector <32 x float> %t.349, <32 x float> poison, <32 x i32> zeroinitializer
  %t.351 = call float @llvm.sqrt.f32(float %t.348)
  %t.352 = fdiv float 0x3FF0000000000000, %t.351
  %t.353 = insertelement <32 x float> poison, float %t.352, i64 0
  %s.354 = shufflevector <32 x float> %t.353, <32 x float> poison, <32 x i32> zeroinitializer
  %t.355 = mul i64 %t.342, 768
  %p.356 = getelementptr float, ptr %b1, i64 %t.355
  %t.357 = insertelement <32 x float> poison, float %item.137.c2, i64 0
  %s.358 = shufflevector <32 x float> %t.357, <32 x float> poison, <32 x i32> zeroinitializer
  %t.359 = fdiv float %item.137.c2, 0x4088000000000000
  %t.360 = insertelement <32 x float> poison, float %t.359, i64 0
  %s.361 = shufflevector <32 x float> %t.360, <32 x float> poison, <32 x i32> zeroinitializer
  %t.362 = mul i64 %t.342, 768
  %p.363 = getelementptr float, ptr %b0, i64 %t.362
  %t.364 = insertelement <32 x float> poison, float %item.137.c0, i64 0
  %s.365 = shufflevector <32 x float> %t.364, <32 x float> poison, <32 x i32> zeroinitializer
  %t.366 = fdiv float %item.137.c0, 0x4088000000000000
  %t.367 = insertelement <32 x float> poison, float %t.366, i64 0
  %s.368 = shufflevector <32 x float> %t.367, <32 x float> poison, <32 x i32> zeroinitializer
  %t.369 = insertelement <32 x float> poison, float %item.137.c3, i64 0
  %s.370 = shufflevector <32 x float> %t.369, <32 x float> poison, <32 x i32> zeroinitializer
  %t.371 = fdiv float %item.137.c3, 0x4088000000000000
  %t.372 = insertelement <32 x float> poison, float %t.371, i64 0
  %s.373 = shufflevector <32 x float> %t.372, <32 x float> poison, <32 x i32> zeroinitializer
  %t.374 = mul i64 %t.342, 768
  %p.375 = getelementptr float, ptr %b3, i64 %t.374
  %t.376 = mul i64 %t.342, 768
  %p.377 = getelementptr float, ptr %b4, i64 %t.376
  br label %row.378
row.378:
  %row.378.i = phi i64 [0, %item.137.done], [%row.378.next, %if.403.end]
  %t.379 = icmp slt i64 %row.378.i, 768
  br i1 %t.379, label %row.378.body, label %row.378.done
row.378.body:
  %p.380 = getelementptr float, ptr %p.356, i64 %row.378.i
  %l.381 = load <32 x float>, ptr %p.380, align 4
  %p.382 = getelementptr float, ptr %b2, i64 %row.378.i
  %l.383 = load <32 x float>, ptr %p.382, align 4
  %t.384 = fmul <32 x float> %l.381, %l.383
  %t.385 = fsub <32 x float> %t.384, %s.361
  %p.386 = getelementptr float, ptr %p.363, i64 %row.378.i
  %l.387 = load <32 x float>, ptr %p.386, align 4
  %t.388 = fsub <32 x float> %l.387, %s.368
  %t.389 = fmul <32 x float> %t.388, %s.354
  %t.390 = fmul <32 x float> %t.389, %s.373
  %t.391 = fsub <32 x float> %t.385, %t.390
  %t.392 = fmul <32 x float> %s.354, %t.391
  %p.393 = getelementptr float, ptr %p.375, i64 %row.378.i
  br i1 %t.3, label %if.394, label %if.394.end
if.394:
  %t.395 = shufflevector <32 x float> %t.392, <32 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x float> %t.395, ptr %p.393, align 32, !nontemporal !0
  %t.396 = shufflevector <32 x float> %t.392, <32 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %p.397 = getelementptr float, ptr %p.393, i64 8
  store <8 x float> %t.396, ptr %p.397, align 32, !nontemporal !0
  %t.398 = shufflevector <32 x float> %t.392, <32 x float> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %p.399 = getelementptr float, ptr %p.393, i64 16
  store <8 x float> %t.398, ptr %p.399, align 32, !nontemporal !0
  %t.400 = shufflevector <32 x float> %t.392, <32 x float> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %p.401 = getelementptr float, ptr %p.393, i64 24
  store <8 x float> %t.400, ptr %p.401, align 32, !nontemporal !0
  br label %if.394.end
if.394.end:
  %t.402 = xor i1 %t.3, true
  br i1 %t.402, label %if.403, label %if.403.end
if.403:
  %t.404 = shufflevector <32 x float> %t.392, <32 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.404, ptr %p.393, align 16, !nontemporal !0
  %t.405 = shufflevector <32 x float> %t.392, <32 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.406 = getelementptr float, ptr %p.393, i64 4
  store <4 x float> %t.405, ptr %p.406, align 16, !nontemporal !0
  %t.407 = shufflevector <32 x float> %t.392, <32 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.408 = getelementptr float, ptr %p.393, i64 8
  store <4 x float> %t.407, ptr %p.408, align 16, !nontemporal !0
  %t.409 = shufflevector <32 x float> %t.392, <32 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.410 = getelementptr float, ptr %p.393, i64 12
  store <4 x float> %t.409, ptr %p.410, align 16, !nontemporal !0
  %t.411 = shufflevector <32 x float> %t.392, <32 x float> poison, <4 x i32> <i32 16, i32 17, i32 18, i32 19>
  %p.412 = getelementptr float, ptr %p.393, i64 16
  store <4 x float> %t.411, ptr %p.412, align 16, !nontemporal !0
  %t.413 = shufflevector <32 x float> %t.392, <32 x float> poison, <4 x i32> <i32 20, i32 21, i32 22, i32 23>
  %p.414 = getelementptr float, ptr %p.393, i64 20
  store <4 x float> %t.413, ptr %p.414, align 16, !nontemporal !0
  %t.415 = shufflevector <32 x float> %t.392, <32 x float> poison, <4 x i32> <i32 24, i32 25, i32 26, i32 27>
  %p.416 = getelementptr float, ptr %p.393, i64 24
  store <4 x float> %t.415, ptr %p.416, align 16, !nontemporal !0
  %t.417 = shufflevector <32 x float> %t.392, <32 x float> poison, <4 x i32> <i32 28, i32 29, i32 30, i32 31>
  %p.418 = getelementptr float, ptr %p.393, i64 28
  store <4 x float> %t.417, ptr %p.418, align 16, !nontemporal !0
  br label %if.403.end
if.403.end:
  %t.419 = fmul <32 x float> %l.381, %t.389
  %p.420 = getelementptr float, ptr %p.377, i64 %row.378.i
  store <32 x float> %t.419, ptr %p.420, align 4
  %row.378.next = add nuw nsw i64 %row.378.i, 32
  br label %row.378
row.378.done:
  br label %if.9.end
if.9.end:
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
