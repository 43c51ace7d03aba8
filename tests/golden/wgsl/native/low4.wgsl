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
  let i35 = q33 * 288u + r34 * 2u;
  let i38 = q33 * 288u + r34 * 4u;
  let q53 = (t1 + 8u) / 4u;
  let r54 = (t1 + 8u) % 4u;
  let i55 = q53 * 288u + r54 * 2u;
  let i58 = q53 * 288u + r54 * 4u;
  for (var k18 = 0u; k18 < 4u; k18 += 1u) {
    let i22 = i21 + k18 * 8u;
    let i36 = i35 + k18 * 72u;
    let scale37 = unpack2x16float(b1[i36 + 64u])[0u];
    let i39 = i38 + k18 * 72u;
    let scale44 = unpack2x16float(b1[i36 + 64u])[1u];
    let scale47 = unpack2x16float(b1[i36 + 65u])[0u];
    let scale50 = unpack2x16float(b1[i36 + 65u])[1u];
    let i56 = i55 + k18 * 72u;
    let scale57 = unpack2x16float(b1[i56 + 64u])[0u];
    let i59 = i58 + k18 * 72u;
    let scale63 = unpack2x16float(b1[i56 + 64u])[1u];
    let scale66 = unpack2x16float(b1[i56 + 65u])[0u];
    let scale69 = unpack2x16float(b1[i56 + 65u])[1u];
    for (var k19 = 0u; k19 < 4u; k19 += 1u) {
      let i23 = i22 + k19 * 2u;
      let i40 = i39 + k19 * 16u;
      let w41 = b1[i40];
      let w45 = b1[i40 + 1u];
      let w48 = b1[i40 + 2u];
      let w51 = b1[i40 + 3u];
      let i60 = i59 + k19 * 16u;
      let w61 = b1[i60];
      let w64 = b1[i60 + 1u];
      let w67 = b1[i60 + 2u];
      let w70 = b1[i60 + 3u];
      for (var k20 = 0u; k20 < 2u; k20 += 1u) {
        let i24 = i23 + k20;
        let v25 = b0[i24];
        let v26 = b0[i24 + 32u];
        let v27 = b0[i24 + 64u];
        let v28 = b0[i24 + 96u];
        let v29 = b0[i24 + 128u];
        let v30 = b0[i24 + 160u];
        let v31 = b0[i24 + 192u];
        let v32 = b0[i24 + 224u];
        let i42 = k20 * 4u;
        let v43 = (vec4f((vec4u(w41) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(15u)) - 8.0) * scale37;
        let v46 = (vec4f((vec4u(w45) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(15u)) - 8.0) * scale44;
        let v49 = (vec4f((vec4u(w48) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(15u)) - 8.0) * scale47;
        let v52 = (vec4f((vec4u(w51) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(15u)) - 8.0) * scale50;
        sum2 += vec4f(dot(v25, v43), dot(v25, v46), dot(v25, v49), dot(v25, v52));
        sum4 += vec4f(dot(v26, v43), dot(v26, v46), dot(v26, v49), dot(v26, v52));
        sum6 += vec4f(dot(v27, v43), dot(v27, v46), dot(v27, v49), dot(v27, v52));
        sum8 += vec4f(dot(v28, v43), dot(v28, v46), dot(v28, v49), dot(v28, v52));
        sum10 += vec4f(dot(v29, v43), dot(v29, v46), dot(v29, v49), dot(v29, v52));
        sum12 += vec4f(dot(v30, v43), dot(v30, v46), dot(v30, v49), dot(v30, v52));
        sum14 += vec4f(dot(v31, v43), dot(v31, v46), dot(v31, v49), dot(v31, v52));
        sum16 += vec4f(dot(v32, v43), dot(v32, v46), dot(v32, v49), dot(v32, v52));
        let v62 = (vec4f((vec4u(w61) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(15u)) - 8.0) * scale57;
        let v65 = (vec4f((vec4u(w64) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(15u)) - 8.0) * scale63;
        let v68 = (vec4f((vec4u(w67) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(15u)) - 8.0) * scale66;
        let v71 = (vec4f((vec4u(w70) >> (vec4u(0u, 8u, 16u, 24u) + (i42))) & vec4u(15u)) - 8.0) * scale69;
        sum3 += vec4f(dot(v25, v62), dot(v25, v65), dot(v25, v68), dot(v25, v71));
        sum5 += vec4f(dot(v26, v62), dot(v26, v65), dot(v26, v68), dot(v26, v71));
        sum7 += vec4f(dot(v27, v62), dot(v27, v65), dot(v27, v68), dot(v27, v71));
        sum9 += vec4f(dot(v28, v62), dot(v28, v65), dot(v28, v68), dot(v28, v71));
        sum11 += vec4f(dot(v29, v62), dot(v29, v65), dot(v29, v68), dot(v29, v71));
        sum13 += vec4f(dot(v30, v62), dot(v30, v65), dot(v30, v68), dot(v30, v71));
        sum15 += vec4f(dot(v31, v62), dot(v31, v65), dot(v31, v68), dot(v31, v71));
        sum17 += vec4f(dot(v32, v62), dot(v32, v65), dot(v32, v68), dot(v32, v71));
      }
    }
  }
  var tile72 = array<vec4f, 16>(sum2, sum3, sum4, sum5, sum6, sum7, sum8, sum9, sum10, sum11, sum12, sum13, sum14, sum15, sum16, sum17);
  let i81 = t0 * 128u + t1;
  for (var i73 = 0u; i73 < 8u; i73 += 1u) {
    let i75 = i73 * 2u;
    let i82 = i81 + i73 * 16u;
    for (var j74 = 0u; j74 < 2u; j74 += 1u) {
      let i76 = i75 + j74;
      let v77 = tile72[i76];
      let i78 = t1 + j74 * 8u;
      let v79 = b2[i78];
      let v80 = v77 + v79;
      let i83 = i82 + j74 * 8u;
      b3[i83] = v80;
    }
  }
}
