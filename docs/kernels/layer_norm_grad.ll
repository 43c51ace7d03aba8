declare float @llvm.sqrt.f32(float)
declare void @llvm.x86.sse.sfence()
define void @kt_row_1ee3a2241c6a2087(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %t.1 = mul i64 %tid, 4096
  %t.2 = udiv i64 %t.1, %nth
  %t.3 = add i64 %t.1, 4096
  %t.4 = udiv i64 %t.3, %nth
  br label %item.5
item.5:
  %item.5.i = phi i64 [%t.2, %entry], [%item.5.next, %row.121.done]
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
  %row.11.c0 = phi <16 x float> [splat (float 0x0000000000000000), %item.5.body], [%t.15, %row.11.body]
  %row.11.c1 = phi <16 x float> [splat (float 0x0000000000000000), %item.5.body], [%t.21, %row.11.body]
  %t.12 = icmp slt i64 %row.11.i, 768
  br i1 %t.12, label %row.11.body, label %row.11.done
row.11.body:
  %p.13 = getelementptr float, ptr %p.8, i64 %row.11.i
  %l.14 = load <16 x float>, ptr %p.13, align 4
  %t.15 = fadd contract <16 x float> %row.11.c0, %l.14
  %p.16 = getelementptr float, ptr %p.10, i64 %row.11.i
  %l.17 = load <16 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %b2, i64 %row.11.i
  %l.19 = load <16 x float>, ptr %p.18, align 4
  %t.20 = fmul contract <16 x float> %l.17, %l.19
  %t.21 = fadd contract <16 x float> %row.11.c1, %t.20
  %row.11.next = add nuw nsw i64 %row.11.i, 16
  br label %row.11
row.11.done:
  %t.22 = shufflevector <16 x float> %row.11.c0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.23 = shufflevector <16 x float> %row.11.c0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.24 = fadd contract <8 x float> %t.22, %t.23
  %t.25 = shufflevector <8 x float> %t.24, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.26 = shufflevector <8 x float> %t.24, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.27 = fadd contract <4 x float> %t.25, %t.26
  %t.28 = shufflevector <4 x float> %t.27, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.29 = shufflevector <4 x float> %t.27, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.30 = fadd contract <2 x float> %t.28, %t.29
  %t.31 = shufflevector <2 x float> %t.30, <2 x float> poison, <1 x i32> <i32 0>
  %t.32 = shufflevector <2 x float> %t.30, <2 x float> poison, <1 x i32> <i32 1>
  %t.33 = extractelement <1 x float> %t.31, i64 0
  %t.34 = extractelement <1 x float> %t.32, i64 0
  %t.35 = fadd contract float %t.33, %t.34
  %t.36 = shufflevector <16 x float> %row.11.c1, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.37 = shufflevector <16 x float> %row.11.c1, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.38 = fadd contract <8 x float> %t.36, %t.37
  %t.39 = shufflevector <8 x float> %t.38, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.40 = shufflevector <8 x float> %t.38, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.41 = fadd contract <4 x float> %t.39, %t.40
  %t.42 = shufflevector <4 x float> %t.41, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.43 = shufflevector <4 x float> %t.41, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.44 = fadd contract <2 x float> %t.42, %t.43
  %t.45 = shufflevector <2 x float> %t.44, <2 x float> poison, <1 x i32> <i32 0>
  %t.46 = shufflevector <2 x float> %t.44, <2 x float> poison, <1 x i32> <i32 1>
  %t.47 = extractelement <1 x float> %t.45, i64 0
  %t.48 = extractelement <1 x float> %t.46, i64 0
  %t.49 = fadd contract float %t.47, %t.48
  %t.50 = fmul contract float %t.35, 0x3F55555560000000
  %t.51 = insertelement <16 x float> poison, float %t.50, i64 0
  %s.52 = shufflevector <16 x float> %t.51, <16 x float> poison, <16 x i32> zeroinitializer
  br label %row.53
row.53:
  %row.53.i = phi i64 [0, %row.11.done], [%row.53.next, %row.53.body]
  %row.53.c0 = phi <16 x float> [splat (float 0x0000000000000000), %row.11.done], [%t.59, %row.53.body]
  %t.54 = icmp slt i64 %row.53.i, 768
  br i1 %t.54, label %row.53.body, label %row.53.done
row.53.body:
  %p.55 = getelementptr float, ptr %p.8, i64 %row.53.i
  %l.56 = load <16 x float>, ptr %p.55, align 4
  %t.57 = fsub contract <16 x float> %l.56, %s.52
  %t.58 = fmul contract <16 x float> %t.57, %t.57
  %t.59 = fadd contract <16 x float> %row.53.c0, %t.58
  %row.53.next = add nuw nsw i64 %row.53.i, 16
  br label %row.53
row.53.done:
  %t.60 = shufflevector <16 x float> %row.53.c0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.61 = shufflevector <16 x float> %row.53.c0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.62 = fadd contract <8 x float> %t.60, %t.61
  %t.63 = shufflevector <8 x float> %t.62, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.64 = shufflevector <8 x float> %t.62, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.65 = fadd contract <4 x float> %t.63, %t.64
  %t.66 = shufflevector <4 x float> %t.65, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.67 = shufflevector <4 x float> %t.65, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.68 = fadd contract <2 x float> %t.66, %t.67
  %t.69 = shufflevector <2 x float> %t.68, <2 x float> poison, <1 x i32> <i32 0>
  %t.70 = shufflevector <2 x float> %t.68, <2 x float> poison, <1 x i32> <i32 1>
  %t.71 = extractelement <1 x float> %t.69, i64 0
  %t.72 = extractelement <1 x float> %t.70, i64 0
  %t.73 = fadd contract float %t.71, %t.72
  %t.74 = fmul contract float %t.73, 0x3F55555560000000
  %t.75 = insertelement <16 x float> poison, float %t.74, i64 0
  %s.76 = shufflevector <16 x float> %t.75, <16 x float> poison, <16 x i32> zeroinitializer
  %t.77 = fadd contract float %t.74, 0x3EE4F8B580000000
  %t.78 = insertelement <16 x float> poison, float %t.77, i64 0
  %s.79 = shufflevector <16 x float> %t.78, <16 x float> poison, <16 x i32> zeroinitializer
  %t.80 = call float @llvm.sqrt.f32(float %t.77)
  %t.81 = fdiv float 0x3FF0000000000000, %t.80
  %t.82 = insertelement <16 x float> poison, float %t.81, i64 0
  %s.83 = shufflevector <16 x float> %t.82, <16 x float> poison, <16 x i32> zeroinitializer
  br label %row.84
row.84:
  %row.84.i = phi i64 [0, %row.53.done], [%row.84.next, %row.84.body]
  %row.84.c0 = phi <16 x float> [splat (float 0x0000000000000000), %row.53.done], [%t.96, %row.84.body]
  %t.85 = icmp slt i64 %row.84.i, 768
  br i1 %t.85, label %row.84.body, label %row.84.done
row.84.body:
  %p.86 = getelementptr float, ptr %p.10, i64 %row.84.i
  %l.87 = load <16 x float>, ptr %p.86, align 4
  %p.88 = getelementptr float, ptr %b2, i64 %row.84.i
  %l.89 = load <16 x float>, ptr %p.88, align 4
  %t.90 = fmul contract <16 x float> %l.87, %l.89
  %p.91 = getelementptr float, ptr %p.8, i64 %row.84.i
  %l.92 = load <16 x float>, ptr %p.91, align 4
  %t.93 = fsub contract <16 x float> %l.92, %s.52
  %t.94 = fmul contract <16 x float> %t.93, %s.83
  %t.95 = fmul contract <16 x float> %t.90, %t.94
  %t.96 = fadd contract <16 x float> %row.84.c0, %t.95
  %row.84.next = add nuw nsw i64 %row.84.i, 16
  br label %row.84
row.84.done:
  %t.97 = shufflevector <16 x float> %row.84.c0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.98 = shufflevector <16 x float> %row.84.c0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.99 = fadd contract <8 x float> %t.97, %t.98
  %t.100 = shufflevector <8 x float> %t.99, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.101 = shufflevector <8 x float> %t.99, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.102 = fadd contract <4 x float> %t.100, %t.101
  %t.103 = shufflevector <4 x float> %t.102, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.104 = shufflevector <4 x float> %t.102, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.105 = fadd contract <2 x float> %t.103, %t.104
  %t.106 = shufflevector <2 x float> %t.105, <2 x float> poison, <1 x i32> <i32 0>
  %t.107 = shufflevector <2 x float> %t.105, <2 x float> poison, <1 x i32> <i32 1>
  %t.108 = extractelement <1 x float> %t.106, i64 0
  %t.109 = extractelement <1 x float> %t.107, i64 0
  %t.110 = fadd contract float %t.108, %t.109
  %t.111 = fmul contract float %t.49, 0x3F55555560000000
  %t.112 = insertelement <16 x float> poison, float %t.111, i64 0
  %s.113 = shufflevector <16 x float> %t.112, <16 x float> poison, <16 x i32> zeroinitializer
  %t.114 = fmul contract float %t.110, 0x3F55555560000000
  %t.115 = insertelement <16 x float> poison, float %t.114, i64 0
  %s.116 = shufflevector <16 x float> %t.115, <16 x float> poison, <16 x i32> zeroinitializer
  %t.117 = mul i64 %item.5.i, 768
  %p.118 = getelementptr float, ptr %b3, i64 %t.117
  %t.119 = mul i64 %item.5.i, 768
  %p.120 = getelementptr float, ptr %b4, i64 %t.119
  br label %row.121
row.121:
  %row.121.i = phi i64 [0, %row.84.done], [%row.121.next, %row.121.body]
  %t.122 = icmp slt i64 %row.121.i, 768
  br i1 %t.122, label %row.121.body, label %row.121.done
row.121.body:
  %p.123 = getelementptr float, ptr %p.10, i64 %row.121.i
  %l.124 = load <16 x float>, ptr %p.123, align 4
  %p.125 = getelementptr float, ptr %b2, i64 %row.121.i
  %l.126 = load <16 x float>, ptr %p.125, align 4
  %t.127 = fmul contract <16 x float> %l.124, %l.126
  %t.128 = fsub contract <16 x float> %t.127, %s.113
  %p.129 = getelementptr float, ptr %p.8, i64 %row.121.i
  %l.130 = load <16 x float>, ptr %p.129, align 4
  %t.131 = fsub contract <16 x float> %l.130, %s.52
  %t.132 = fmul contract <16 x float> %t.131, %s.83
  %t.133 = fmul contract <16 x float> %t.132, %s.116
  %t.134 = fsub contract <16 x float> %t.128, %t.133
  %t.135 = fmul contract <16 x float> %s.83, %t.134
  %p.136 = getelementptr float, ptr %p.118, i64 %row.121.i
  %t.137 = shufflevector <16 x float> %t.135, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.137, ptr %p.136, align 16, !nontemporal !0
  %t.138 = shufflevector <16 x float> %t.135, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.139 = getelementptr float, ptr %p.136, i64 4
  store <4 x float> %t.138, ptr %p.139, align 16, !nontemporal !0
  %t.140 = shufflevector <16 x float> %t.135, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.141 = getelementptr float, ptr %p.136, i64 8
  store <4 x float> %t.140, ptr %p.141, align 16, !nontemporal !0
  %t.142 = shufflevector <16 x float> %t.135, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.143 = getelementptr float, ptr %p.136, i64 12
  store <4 x float> %t.142, ptr %p.143, align 16, !nontemporal !0
  %t.144 = fmul contract <16 x float> %l.124, %t.132
  %p.145 = getelementptr float, ptr %p.120, i64 %row.121.i
  %t.146 = shufflevector <16 x float> %t.144, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.146, ptr %p.145, align 16, !nontemporal !0
  %t.147 = shufflevector <16 x float> %t.144, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.148 = getelementptr float, ptr %p.145, i64 4
  store <4 x float> %t.147, ptr %p.148, align 16, !nontemporal !0
  %t.149 = shufflevector <16 x float> %t.144, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.150 = getelementptr float, ptr %p.145, i64 8
  store <4 x float> %t.149, ptr %p.150, align 16, !nontemporal !0
  %t.151 = shufflevector <16 x float> %t.144, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.152 = getelementptr float, ptr %p.145, i64 12
  store <4 x float> %t.151, ptr %p.152, align 16, !nontemporal !0
  %row.121.next = add nuw nsw i64 %row.121.i, 16
  br label %row.121
row.121.done:
  %item.5.next = add nuw nsw i64 %item.5.i, 1
  br label %item.5
item.5.done:
  call void @llvm.x86.sse.sfence()
  ret void
}
!0 = !{i32 1}

declare i64 @llvm.smin.i64(i64, i64)
define void @kt_row_147e278daa00e2b6(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %t.1 = mul i64 %tid, 48
  %t.2 = udiv i64 %t.1, %nth
  %t.3 = add i64 %t.1, 48
  %t.4 = udiv i64 %t.3, %nth
  br label %item.5
item.5:
  %item.5.i = phi i64 [%t.2, %entry], [%item.5.next, %block.9.done]
  %t.6 = icmp slt i64 %item.5.i, %t.4
  br i1 %t.6, label %item.5.body, label %item.5.done
item.5.body:
  %t.7 = mul i64 %item.5.i, 16
  %p.8 = getelementptr float, ptr %b0, i64 %t.7
  br label %block.9
block.9:
  %block.9.i = phi i64 [0, %item.5.body], [%block.9.next, %row.13.done]
  %block.9.c0 = phi <16 x float> [splat (float 0x0000000000000000), %item.5.body], [%t.19, %row.13.done]
  %t.10 = icmp slt i64 %block.9.i, 4096
  br i1 %t.10, label %block.9.body, label %block.9.done
block.9.body:
  %t.11 = add i64 %block.9.i, 512
  %t.12 = call i64 @llvm.smin.i64(i64 %t.11, i64 4096)
  br label %row.13
row.13:
  %row.13.i = phi i64 [%block.9.i, %block.9.body], [%row.13.next, %row.13.body]
  %row.13.c0 = phi <16 x float> [splat (float 0x0000000000000000), %block.9.body], [%t.18, %row.13.body]
  %t.14 = icmp slt i64 %row.13.i, %t.12
  br i1 %t.14, label %row.13.body, label %row.13.done
row.13.body:
  %t.15 = mul i64 %row.13.i, 768
  %p.16 = getelementptr float, ptr %p.8, i64 %t.15
  %l.17 = load <16 x float>, ptr %p.16, align 4
  %t.18 = fadd contract <16 x float> %row.13.c0, %l.17
  %row.13.next = add nuw nsw i64 %row.13.i, 1
  br label %row.13
row.13.done:
  %t.19 = fadd contract <16 x float> %block.9.c0, %row.13.c0
  %block.9.next = add nuw nsw i64 %block.9.i, 512
  br label %block.9
block.9.done:
  %p.20 = getelementptr float, ptr %b1, i64 %t.7
  store <16 x float> %block.9.c0, ptr %p.20, align 4
  %item.5.next = add nuw nsw i64 %item.5.i, 1
  br label %item.5
item.5.done:
  ret void
}
!0 = !{i32 1}

declare i64 @llvm.smin.i64(i64, i64)
define void @kt_row_147e278daa00e2b6(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %t.1 = mul i64 %tid, 48
  %t.2 = udiv i64 %t.1, %nth
  %t.3 = add i64 %t.1, 48
  %t.4 = udiv i64 %t.3, %nth
  br label %item.5
item.5:
  %item.5.i = phi i64 [%t.2, %entry], [%item.5.next, %block.9.done]
  %t.6 = icmp slt i64 %item.5.i, %t.4
  br i1 %t.6, label %item.5.body, label %item.5.done
item.5.body:
  %t.7 = mul i64 %item.5.i, 16
  %p.8 = getelementptr float, ptr %b0, i64 %t.7
  br label %block.9
block.9:
  %block.9.i = phi i64 [0, %item.5.body], [%block.9.next, %row.13.done]
  %block.9.c0 = phi <16 x float> [splat (float 0x0000000000000000), %item.5.body], [%t.19, %row.13.done]
  %t.10 = icmp slt i64 %block.9.i, 4096
  br i1 %t.10, label %block.9.body, label %block.9.done
block.9.body:
  %t.11 = add i64 %block.9.i, 512
  %t.12 = call i64 @llvm.smin.i64(i64 %t.11, i64 4096)
  br label %row.13
row.13:
  %row.13.i = phi i64 [%block.9.i, %block.9.body], [%row.13.next, %row.13.body]
  %row.13.c0 = phi <16 x float> [splat (float 0x0000000000000000), %block.9.body], [%t.18, %row.13.body]
  %t.14 = icmp slt i64 %row.13.i, %t.12
  br i1 %t.14, label %row.13.body, label %row.13.done
row.13.body:
  %t.15 = mul i64 %row.13.i, 768
  %p.16 = getelementptr float, ptr %p.8, i64 %t.15
  %l.17 = load <16 x float>, ptr %p.16, align 4
  %t.18 = fadd contract <16 x float> %row.13.c0, %l.17
  %row.13.next = add nuw nsw i64 %row.13.i, 1
  br label %row.13
row.13.done:
  %t.19 = fadd contract <16 x float> %block.9.c0, %row.13.c0
  %block.9.next = add nuw nsw i64 %block.9.i, 512
  br label %block.9
block.9.done:
  %p.20 = getelementptr float, ptr %b1, i64 %t.7
  store <16 x float> %block.9.c0, ptr %p.20, align 4
  %item.5.next = add nuw nsw i64 %item.5.i, 1
  br label %item.5
item.5.done:
  ret void
}
!0 = !{i32 1}
