@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
struct Sizes { n0: u32, n1: u32, n2: u32, n3: u32 }
@group(0) @binding(2) var<uniform> sizes: Sizes;
@compute @workgroup_size(4, 8)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let size0 = sizes.n0;
  let size1 = sizes.n1;
  let size2 = sizes.n2;
  let size3 = sizes.n3;
  let g0 = group.x + group.y * 65535u;
  if (g0 >= size0) { return; }
  let t1 = local.y;
  let t2 = local.x;
  var sum3 = vec4f();
  var sum4 = vec4f();
  var sum5 = vec4f();
  var sum6 = vec4f();
  var sum7 = vec4f();
  var sum8 = vec4f();
  var sum9 = vec4f();
  var sum10 = vec4f();
  var sum11 = vec4f();
  var sum12 = vec4f();
  var sum13 = vec4f();
  var sum14 = vec4f();
  var sum15 = vec4f();
  var sum16 = vec4f();
  var sum17 = vec4f();
  var sum18 = vec4f();
  var sum19 = vec4f();
  var sum20 = vec4f();
  var sum21 = vec4f();
  var sum22 = vec4f();
  var sum23 = vec4f();
  var sum24 = vec4f();
  var sum25 = vec4f();
  var sum26 = vec4f();
  var sum27 = vec4f();
  var sum28 = vec4f();
  var sum29 = vec4f();
  var sum30 = vec4f();
  var sum31 = vec4f();
  var sum32 = vec4f();
  var sum33 = vec4f();
  var sum34 = vec4f();
  let i35 = t1 * 8u;
  let m36 = min(i35, 47u);
  let m37 = min(i35 + 1u, 47u);
  let m38 = min(i35 + 2u, 47u);
  let m39 = min(i35 + 3u, 47u);
  let m40 = min(i35 + 4u, 47u);
  let m41 = min(i35 + 5u, 47u);
  let m42 = min(i35 + 6u, 47u);
  let m43 = min(i35 + 7u, 47u);
  let n44 = min(t2 + 12u, 11u);
  let i46 = g0 * size1 + m36;
  let i51 = g0 * size1 + m37;
  let i56 = g0 * size1 + m38;
  let i61 = g0 * size1 + m39;
  let i66 = g0 * size1 + m40;
  let i71 = g0 * size1 + m41;
  let i76 = g0 * size1 + m42;
  let i81 = g0 * size1 + m43;
  let i86 = g0 * size2 + t2;
  let i91 = g0 * size2 + n44;
  for (var k45 = 0u; k45 < size3; k45 += 1u) {
    let i47 = i46 + k45 * 48u;
    let q48 = (i47) / 4u;
    let r49 = (i47) % 4u;
    let v50 = b0[q48][(r49)];
    let i52 = i51 + k45 * 48u;
    let q53 = (i52) / 4u;
    let r54 = (i52) % 4u;
    let v55 = b0[q53][(r54)];
    let i57 = i56 + k45 * 48u;
    let q58 = (i57) / 4u;
    let r59 = (i57) % 4u;
    let v60 = b0[q58][(r59)];
    let i62 = i61 + k45 * 48u;
    let q63 = (i62) / 4u;
    let r64 = (i62) % 4u;
    let v65 = b0[q63][(r64)];
    let i67 = i66 + k45 * 48u;
    let q68 = (i67) / 4u;
    let r69 = (i67) % 4u;
    let v70 = b0[q68][(r69)];
    let i72 = i71 + k45 * 48u;
    let q73 = (i72) / 4u;
    let r74 = (i72) % 4u;
    let v75 = b0[q73][(r74)];
    let i77 = i76 + k45 * 48u;
    let q78 = (i77) / 4u;
    let r79 = (i77) % 4u;
    let v80 = b0[q78][(r79)];
    let i82 = i81 + k45 * 48u;
    let q83 = (i82) / 4u;
    let r84 = (i82) % 4u;
    let v85 = b0[q83][(r84)];
    let i87 = i86 + k45 * 12u;
    let v88 = b0[i87];
    sum3 = fma(vec4f(v50), v88, sum3);
    sum7 = fma(vec4f(v55), v88, sum7);
    sum11 = fma(vec4f(v60), v88, sum11);
    sum15 = fma(vec4f(v65), v88, sum15);
    sum19 = fma(vec4f(v70), v88, sum19);
    sum23 = fma(vec4f(v75), v88, sum23);
    sum27 = fma(vec4f(v80), v88, sum27);
    sum31 = fma(vec4f(v85), v88, sum31);
    let v89 = b0[i87 + 4u];
    sum4 = fma(vec4f(v50), v89, sum4);
    sum8 = fma(vec4f(v55), v89, sum8);
    sum12 = fma(vec4f(v60), v89, sum12);
    sum16 = fma(vec4f(v65), v89, sum16);
    sum20 = fma(vec4f(v70), v89, sum20);
    sum24 = fma(vec4f(v75), v89, sum24);
    sum28 = fma(vec4f(v80), v89, sum28);
    sum32 = fma(vec4f(v85), v89, sum32);
    let v90 = b0[i87 + 8u];
    sum5 = fma(vec4f(v50), v90, sum5);
    sum9 = fma(vec4f(v55), v90, sum9);
    sum13 = fma(vec4f(v60), v90, sum13);
    sum17 = fma(vec4f(v65), v90, sum17);
    sum21 = fma(vec4f(v70), v90, sum21);
    sum25 = fma(vec4f(v75), v90, sum25);
    sum29 = fma(vec4f(v80), v90, sum29);
    sum33 = fma(vec4f(v85), v90, sum33);
    let i92 = i91 + k45 * 12u;
    let v93 = b0[i92];
    sum6 = fma(vec4f(v50), v93, sum6);
    sum10 = fma(vec4f(v55), v93, sum10);
    sum14 = fma(vec4f(v60), v93, sum14);
    sum18 = fma(vec4f(v65), v93, sum18);
    sum22 = fma(vec4f(v70), v93, sum22);
    sum26 = fma(vec4f(v75), v93, sum26);
    sum30 = fma(vec4f(v80), v93, sum30);
    sum34 = fma(vec4f(v85), v93, sum34);
  }
  var tile94 = array<vec4f, 32>(sum3, sum4, sum5, sum6, sum7, sum8, sum9, sum10, sum11, sum12, sum13, sum14, sum15, sum16, sum17, sum18, sum19, sum20, sum21, sum22, sum23, sum24, sum25, sum26, sum27, sum28, sum29, sum30, sum31, sum32, sum33, sum34);
  let i104 = g0 * 576u;
  for (var i95 = 0u; i95 < 8u; i95 += 1u) {
    let i96 = i35 + i95;
    let i101 = i95 * 4u;
    if (i96 < 48u) {
      let m97 = i96;
      let i105 = i104 + m97 * 12u;
      for (var j98 = 0u; j98 < 4u; j98 += 1u) {
        let i99 = t2 + j98 * 4u;
        let i102 = i101 + j98;
        if (i99 < 12u) {
          let n100 = i99;
          let v103 = tile94[i102];
          let i106 = i105 + n100;
          b1[i106] = v103;
        }
      }
    }
  }
}
