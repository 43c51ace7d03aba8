@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<u32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.y;
  let t1 = local.x;
  var sum2 = vec4f();
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
  let i21 = t0 * 256u;
  let q33 = (t1) / 4u;
  let r34 = (t1) % 4u;
  let i35 = q33 * 224u + r34 * 2u;
  let i38 = q33 * 224u + r34 * 4u;
  let q59 = (t1 + 8u) / 4u;
  let r60 = (t1 + 8u) % 4u;
  let i61 = q59 * 224u + r60 * 2u;
  let i64 = q59 * 224u + r60 * 4u;
  for (var k18 = 0u; k18 < 4u; k18 += 1u) {
    let i22 = i21 + k18 * 8u;
    let i36 = i35 + k18 * 56u;
    let scale37 = unpack2x16float(b1[i36 + 48u])[0u];
    let i39 = i38 + k18 * 56u;
    let w43 = b1[i39 + 32u];
    let scale47 = unpack2x16float(b1[i36 + 48u])[1u];
    let w49 = b1[i39 + 33u];
    let scale51 = unpack2x16float(b1[i36 + 49u])[0u];
    let w53 = b1[i39 + 34u];
    let scale55 = unpack2x16float(b1[i36 + 49u])[1u];
    let w57 = b1[i39 + 35u];
    let i62 = i61 + k18 * 56u;
    let scale63 = unpack2x16float(b1[i62 + 48u])[0u];
    let i65 = i64 + k18 * 56u;
    let w68 = b1[i65 + 32u];
    let scale70 = unpack2x16float(b1[i62 + 48u])[1u];
    let w72 = b1[i65 + 33u];
    let scale74 = unpack2x16float(b1[i62 + 49u])[0u];
    let w76 = b1[i65 + 34u];
    let scale78 = unpack2x16float(b1[i62 + 49u])[1u];
    let w80 = b1[i65 + 35u];
    for (var k19 = 0u; k19 < 2u; k19 += 1u) {
      let i23 = i22 + k19 * 4u;
      let i40 = i39 + k19 * 16u;
      let w41 = b1[i40];
      let i44 = k19 * 4u;
      let w48 = b1[i40 + 1u];
      let w52 = b1[i40 + 2u];
      let w56 = b1[i40 + 3u];
      let i66 = i65 + k19 * 16u;
      let w67 = b1[i66];
      let w71 = b1[i66 + 1u];
      let w75 = b1[i66 + 2u];
      let w79 = b1[i66 + 3u];
      for (var k20 = 0u; k20 < 4u; k20 += 1u) {
        let i24 = i23 + k20;
        let v25 = b0[i24];
        let v26 = b0[i24 + 32u];
        let v27 = b0[i24 + 64u];
        let v28 = b0[i24 + 96u];
        let v29 = b0[i24 + 128u];
        let v30 = b0[i24 + 160u];
        let v31 = b0[i24 + 192u];
        let v32 = b0[i24 + 224u];
        let i42 = k20 * 2u;
        let i45 = i44 + k20;
        let v46 = (vec4f(((vec4u(w41) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(3u)) | (((vec4u(w43) >> (vec4u(0u, 8u, 16u, 24u) + (i45))) & vec4u(1u)) << vec4u(2u))) - 4.0) * scale37;
        let v50 = (vec4f(((vec4u(w48) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(3u)) | (((vec4u(w49) >> (vec4u(0u, 8u, 16u, 24u) + (i45))) & vec4u(1u)) << vec4u(2u))) - 4.0) * scale47;
        let v54 = (vec4f(((vec4u(w52) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(3u)) | (((vec4u(w53) >> (vec4u(0u, 8u, 16u, 24u) + (i45))) & vec4u(1u)) << vec4u(2u))) - 4.0) * scale51;
        let v58 = (vec4f(((vec4u(w56) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(3u)) | (((vec4u(w57) >> (vec4u(0u, 8u, 16u, 24u) + (i45))) & vec4u(1u)) << vec4u(2u))) - 4.0) * scale55;
        sum2 += vec4f(dot(v25, v46), dot(v25, v50), dot(v25, v54), dot(v25, v58));
        sum4 += vec4f(dot(v26, v46), dot(v26, v50), dot(v26, v54), dot(v26, v58));
        sum6 += vec4f(dot(v27, v46), dot(v27, v50), dot(v27, v54), dot(v27, v58));
        sum8 += vec4f(dot(v28, v46), dot(v28, v50), dot(v28, v54), dot(v28, v58));
        sum10 += vec4f(dot(v29, v46), dot(v29, v50), dot(v29, v54), dot(v29, v58));
        sum12 += vec4f(dot(v30, v46), dot(v30, v50), dot(v30, v54), dot(v30, v58));
        sum14 += vec4f(dot(v31, v46), dot(v31, v50), dot(v31, v54), dot(v31, v58));
        sum16 += vec4f(dot(v32, v46), dot(v32, v50), dot(v32, v54), dot(v32, v58));
        let v69 = (vec4f(((vec4u(w67) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(3u)) | (((vec4u(w68) >> (vec4u(0u, 8u, 16u, 24u) + (i45))) & vec4u(1u)) << vec4u(2u))) - 4.0) * scale63;
        let v73 = (vec4f(((vec4u(w71) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(3u)) | (((vec4u(w72) >> (vec4u(0u, 8u, 16u, 24u) + (i45))) & vec4u(1u)) << vec4u(2u))) - 4.0) * scale70;
        let v77 = (vec4f(((vec4u(w75) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(3u)) | (((vec4u(w76) >> (vec4u(0u, 8u, 16u, 24u) + (i45))) & vec4u(1u)) << vec4u(2u))) - 4.0) * scale74;
        let v81 = (vec4f(((vec4u(w79) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(3u)) | (((vec4u(w80) >> (vec4u(0u, 8u, 16u, 24u) + (i45))) & vec4u(1u)) << vec4u(2u))) - 4.0) * scale78;
        sum3 += vec4f(dot(v25, v69), dot(v25, v73), dot(v25, v77), dot(v25, v81));
        sum5 += vec4f(dot(v26, v69), dot(v26, v73), dot(v26, v77), dot(v26, v81));
        sum7 += vec4f(dot(v27, v69), dot(v27, v73), dot(v27, v77), dot(v27, v81));
        sum9 += vec4f(dot(v28, v69), dot(v28, v73), dot(v28, v77), dot(v28, v81));
        sum11 += vec4f(dot(v29, v69), dot(v29, v73), dot(v29, v77), dot(v29, v81));
        sum13 += vec4f(dot(v30, v69), dot(v30, v73), dot(v30, v77), dot(v30, v81));
        sum15 += vec4f(dot(v31, v69), dot(v31, v73), dot(v31, v77), dot(v31, v81));
        sum17 += vec4f(dot(v32, v69), dot(v32, v73), dot(v32, v77), dot(v32, v81));
      }
    }
  }
  var tile82 = array<vec4f, 16>(sum2, sum3, sum4, sum5, sum6, sum7, sum8, sum9, sum10, sum11, sum12, sum13, sum14, sum15, sum16, sum17);
  let i91 = t0 * 128u + t1;
  for (var i83 = 0u; i83 < 8u; i83 += 1u) {
    let i85 = i83 * 2u;
    let i92 = i91 + i83 * 16u;
    for (var j84 = 0u; j84 < 2u; j84 += 1u) {
      let i86 = i85 + j84;
      let v87 = tile82[i86];
      let i88 = t1 + j84 * 8u;
      let v89 = b2[i88];
      let v90 = v87 + v89;
      let i93 = i92 + j84 * 8u;
      b3[i93] = v90;
    }
  }
}
