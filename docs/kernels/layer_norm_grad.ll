declare float @llvm.sqrt.f32(float)
declare void @llvm.x86.sse.sfence()
define void @kt_row_c6ae924159d62091(ptr noalias %b0, ptr noalias %b1, ptr noalias %b2, ptr noalias %b3, ptr noalias %b4, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %t.1 = mul i64 %tid, 4096
  %t.2 = udiv i64 %t.1, %nth
  %t.3 = add i64 %t.1, 4096
  %t.4 = udiv i64 %t.3, %nth
  br label %item.5
item.5:
  %item.5.i = phi i64 [%t.2, %entry], [%item.5.next, %row.129.done]
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
  %t.15 = fadd <16 x float> %row.11.c0, %l.14
  %p.16 = getelementptr float, ptr %p.10, i64 %row.11.i
  %l.17 = load <16 x float>, ptr %p.16, align 4
  %p.18 = getelementptr float, ptr %b2, i64 %row.11.i
  %l.19 = load <16 x float>, ptr %p.18, align 4
  %t.20 = fmul <16 x float> %l.17, %l.19
  %t.21 = fadd <16 x float> %row.11.c1, %t.20
  %row.11.next = add nuw nsw i64 %row.11.i, 16
  br label %row.11
row.11.done:
  %t.22 = shufflevector <16 x float> %row.11.c0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.23 = shufflevector <16 x float> %row.11.c0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.24 = fadd <8 x float> %t.22, %t.23
  %t.25 = shufflevector <8 x float> %t.24, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.26 = shufflevector <8 x float> %t.24, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.27 = fadd <4 x float> %t.25, %t.26
  %t.28 = shufflevector <4 x float> %t.27, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.29 = shufflevector <4 x float> %t.27, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.30 = fadd <2 x float> %t.28, %t.29
  %t.31 = shufflevector <2 x float> %t.30, <2 x float> poison, <1 x i32> <i32 0>
  %t.32 = shufflevector <2 x float> %t.30, <2 x float> poison, <1 x i32> <i32 1>
  %t.33 = extractelement <1 x float> %t.31, i64 0
  %t.34 = extractelement <1 x float> %t.32, i64 0
  %t.35 = fadd float %t.33, %t.34
  %t.36 = shufflevector <16 x float> %row.11.c1, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.37 = shufflevector <16 x float> %row.11.c1, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.38 = fadd <8 x float> %t.36, %t.37
  %t.39 = shufflevector <8 x float> %t.38, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.40 = shufflevector <8 x float> %t.38, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.41 = fadd <4 x float> %t.39, %t.40
  %t.42 = shufflevector <4 x float> %t.41, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.43 = shufflevector <4 x float> %t.41, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.44 = fadd <2 x float> %t.42, %t.43
  %t.45 = shufflevector <2 x float> %t.44, <2 x float> poison, <1 x i32> <i32 0>
  %t.46 = shufflevector <2 x float> %t.44, <2 x float> poison, <1 x i32> <i32 1>
  %t.47 = extractelement <1 x float> %t.45, i64 0
  %t.48 = extractelement <1 x float> %t.46, i64 0
  %t.49 = fadd float %t.47, %t.48
  %t.50 = insertelement <16 x float> poison, float %t.35, i64 0
  %s.51 = shufflevector <16 x float> %t.50, <16 x float> poison, <16 x i32> zeroinitializer
  %t.52 = fdiv float %t.35, 0x4088000000000000
  %t.53 = insertelement <16 x float> poison, float %t.52, i64 0
  %s.54 = shufflevector <16 x float> %t.53, <16 x float> poison, <16 x i32> zeroinitializer
  br label %row.55
row.55:
  %row.55.i = phi i64 [0, %row.11.done], [%row.55.next, %row.55.body]
  %row.55.c0 = phi <16 x float> [splat (float 0x0000000000000000), %row.11.done], [%t.61, %row.55.body]
  %t.56 = icmp slt i64 %row.55.i, 768
  br i1 %t.56, label %row.55.body, label %row.55.done
row.55.body:
  %p.57 = getelementptr float, ptr %p.8, i64 %row.55.i
  %l.58 = load <16 x float>, ptr %p.57, align 4
  %t.59 = fsub <16 x float> %l.58, %s.54
  %t.60 = fmul <16 x float> %t.59, %t.59
  %t.61 = fadd <16 x float> %row.55.c0, %t.60
  %row.55.next = add nuw nsw i64 %row.55.i, 16
  br label %row.55
row.55.done:
  %t.62 = shufflevector <16 x float> %row.55.c0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.63 = shufflevector <16 x float> %row.55.c0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.64 = fadd <8 x float> %t.62, %t.63
  %t.65 = shufflevector <8 x float> %t.64, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.66 = shufflevector <8 x float> %t.64, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.67 = fadd <4 x float> %t.65, %t.66
  %t.68 = shufflevector <4 x float> %t.67, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.69 = shufflevector <4 x float> %t.67, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.70 = fadd <2 x float> %t.68, %t.69
  %t.71 = shufflevector <2 x float> %t.70, <2 x float> poison, <1 x i32> <i32 0>
  %t.72 = shufflevector <2 x float> %t.70, <2 x float> poison, <1 x i32> <i32 1>
  %t.73 = extractelement <1 x float> %t.71, i64 0
  %t.74 = extractelement <1 x float> %t.72, i64 0
  %t.75 = fadd float %t.73, %t.74
  %t.76 = insertelement <16 x float> poison, float %t.75, i64 0
  %s.77 = shufflevector <16 x float> %t.76, <16 x float> poison, <16 x i32> zeroinitializer
  %t.78 = fdiv float %t.75, 0x4088000000000000
  %t.79 = insertelement <16 x float> poison, float %t.78, i64 0
  %s.80 = shufflevector <16 x float> %t.79, <16 x float> poison, <16 x i32> zeroinitializer
  %t.81 = fadd float %t.78, 0x3EE4F8B580000000
  %t.82 = insertelement <16 x float> poison, float %t.81, i64 0
  %s.83 = shufflevector <16 x float> %t.82, <16 x float> poison, <16 x i32> zeroinitializer
  %t.84 = call float @llvm.sqrt.f32(float %t.81)
  %t.85 = fdiv float 0x3FF0000000000000, %t.84
  %t.86 = insertelement <16 x float> poison, float %t.85, i64 0
  %s.87 = shufflevector <16 x float> %t.86, <16 x float> poison, <16 x i32> zeroinitializer
  br label %row.88
row.88:
  %row.88.i = phi i64 [0, %row.55.done], [%row.88.next, %row.88.body]
  %row.88.c0 = phi <16 x float> [splat (float 0x0000000000000000), %row.55.done], [%t.100, %row.88.body]
  %t.89 = icmp slt i64 %row.88.i, 768
  br i1 %t.89, label %row.88.body, label %row.88.done
row.88.body:
  %p.90 = getelementptr float, ptr %p.10, i64 %row.88.i
  %l.91 = load <16 x float>, ptr %p.90, align 4
  %p.92 = getelementptr float, ptr %b2, i64 %row.88.i
  %l.93 = load <16 x float>, ptr %p.92, align 4
  %t.94 = fmul <16 x float> %l.91, %l.93
  %p.95 = getelementptr float, ptr %p.8, i64 %row.88.i
  %l.96 = load <16 x float>, ptr %p.95, align 4
  %t.97 = fsub <16 x float> %l.96, %s.54
  %t.98 = fmul <16 x float> %t.97, %s.87
  %t.99 = fmul <16 x float> %t.94, %t.98
  %t.100 = fadd <16 x float> %row.88.c0, %t.99
  %row.88.next = add nuw nsw i64 %row.88.i, 16
  br label %row.88
row.88.done:
  %t.101 = shufflevector <16 x float> %row.88.c0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t.102 = shufflevector <16 x float> %row.88.c0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t.103 = fadd <8 x float> %t.101, %t.102
  %t.104 = shufflevector <8 x float> %t.103, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t.105 = shufflevector <8 x float> %t.103, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t.106 = fadd <4 x float> %t.104, %t.105
  %t.107 = shufflevector <4 x float> %t.106, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t.108 = shufflevector <4 x float> %t.106, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t.109 = fadd <2 x float> %t.107, %t.108
  %t.110 = shufflevector <2 x float> %t.109, <2 x float> poison, <1 x i32> <i32 0>
  %t.111 = shufflevector <2 x float> %t.109, <2 x float> poison, <1 x i32> <i32 1>
  %t.112 = extractelement <1 x float> %t.110, i64 0
  %t.113 = extractelement <1 x float> %t.111, i64 0
  %t.114 = fadd float %t.112, %t.113
  %t.115 = insertelement <16 x float> poison, float %t.49, i64 0
  %s.116 = shufflevector <16 x float> %t.115, <16 x float> poison, <16 x i32> zeroinitializer
  %t.117 = fdiv float %t.49, 0x4088000000000000
  %t.118 = insertelement <16 x float> poison, float %t.117, i64 0
  %s.119 = shufflevector <16 x float> %t.118, <16 x float> poison, <16 x i32> zeroinitializer
  %t.120 = insertelement <16 x float> poison, float %t.114, i64 0
  %s.121 = shufflevector <16 x float> %t.120, <16 x float> poison, <16 x i32> zeroinitializer
  %t.122 = fdiv float %t.114, 0x4088000000000000
  %t.123 = insertelement <16 x float> poison, float %t.122, i64 0
  %s.124 = shufflevector <16 x float> %t.123, <16 x float> poison, <16 x i32> zeroinitializer
  %t.125 = mul i64 %item.5.i, 768
  %p.126 = getelementptr float, ptr %b3, i64 %t.125
  %t.127 = mul i64 %item.5.i, 768
  %p.128 = getelementptr float, ptr %b4, i64 %t.127
  br label %row.129
row.129:
  %row.129.i = phi i64 [0, %row.88.done], [%row.129.next, %row.129.body]
  %t.130 = icmp slt i64 %row.129.i, 768
  br i1 %t.130, label %row.129.body, label %row.129.done
row.129.body:
  %p.131 = getelementptr float, ptr %p.10, i64 %row.129.i
  %l.132 = load <16 x float>, ptr %p.131, align 4
  %p.133 = getelementptr float, ptr %b2, i64 %row.129.i
  %l.134 = load <16 x float>, ptr %p.133, align 4
  %t.135 = fmul <16 x float> %l.132, %l.134
  %t.136 = fsub <16 x float> %t.135, %s.119
  %p.137 = getelementptr float, ptr %p.8, i64 %row.129.i
  %l.138 = load <16 x float>, ptr %p.137, align 4
  %t.139 = fsub <16 x float> %l.138, %s.54
  %t.140 = fmul <16 x float> %t.139, %s.87
  %t.141 = fmul <16 x float> %t.140, %s.124
  %t.142 = fsub <16 x float> %t.136, %t.141
  %t.143 = fmul <16 x float> %s.87, %t.142
  %p.144 = getelementptr float, ptr %p.126, i64 %row.129.i
  %t.145 = shufflevector <16 x float> %t.143, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t.145, ptr %p.144, align 16, !nontemporal !0
  %t.146 = shufflevector <16 x float> %t.143, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %p.147 = getelementptr float, ptr %p.144, i64 4
  store <4 x float> %t.146, ptr %p.147, align 16, !nontemporal !0
  %t.148 = shufflevector <16 x float> %t.143, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %p.149 = getelementptr float, ptr %p.144, i64 8
  store <4 x float> %t.148, ptr %p.149, align 16, !nontemporal !0
  %t.150 = shufflevector <16 x float> %t.143, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %p.151 = getelementptr float, ptr %p.144, i64 12
  store <4 x float> %t.150, ptr %p.151, align 16, !nontemporal !0
  %t.152 = fmul <16 x float> %l.132, %t.140
  %p.153 = getelementptr float, ptr %p.128, i64 %row.129.i
  store <16 x float> %t.152, ptr %p.153, align 4
  %row.129.next = add nuw nsw i64 %row.129.i, 16
  br label %row.129
row.129.done:
  %item.5.next = add nuw nsw i64 %item.5.i, 1
  br label %item.5
item.5.done:
  call void @llvm.x86.sse.sfence()
  ret void
}
!0 = !{i32 1}

declare i64 @llvm.smin.i64(i64, i64)
define void @kt_row_f2af416e45c401c5(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %t.1 = mul i64 %tid, 12
  %t.2 = udiv i64 %t.1, %nth
  %t.3 = add i64 %t.1, 12
  %t.4 = udiv i64 %t.3, %nth
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
define void @kt_row_f2af416e45c401c5(ptr noalias %b0, ptr noalias %b1, ptr noalias %scratch, ptr %barrier, i64 %tid, i64 %nth) #0 {
entry:
  %t.1 = mul i64 %tid, 12
  %t.2 = udiv i64 %t.1, %nth
  %t.3 = add i64 %t.1, 12
  %t.4 = udiv i64 %t.3, %nth
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
