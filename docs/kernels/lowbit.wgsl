fn is_nan4(x: vec4f) -> vec4<bool> {
  return (bitcast<vec4u>(x) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
}
fn nan_max4(a: vec4f, b: vec4f) -> vec4f {
  return select(max(a, b), a + b, is_nan4(a) | is_nan4(b));
}
@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<u32>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> b5: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> b6: array<vec4f>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let t1 = local.x;
  var sum2 = vec4f();
  var sum3 = vec4f();
  var sum4 = vec4f();
  var sum5 = vec4f();
  let i15 = g0 * 256u + t1;
  let q16 = (i15) / 4u;
  let r17 = (i15) % 4u;
  let i18 = q16 * 9216u + r17 * 2u;
  let i21 = q16 * 9216u + r17 * 4u;
  let q36 = (i15 + 64u) / 4u;
  let r37 = (i15 + 64u) % 4u;
  let i38 = q36 * 9216u + r37 * 2u;
  let i41 = q36 * 9216u + r37 * 4u;
  let q55 = (i15 + 128u) / 4u;
  let r56 = (i15 + 128u) % 4u;
  let i57 = q55 * 9216u + r56 * 2u;
  let i60 = q55 * 9216u + r56 * 4u;
  let q74 = (i15 + 192u) / 4u;
  let r75 = (i15 + 192u) % 4u;
  let i76 = q74 * 9216u + r75 * 2u;
  let i79 = q74 * 9216u + r75 * 4u;
  for (var k6 = 0u; k6 < 128u; k6 += 1u) {
    let i9 = k6 * 8u;
    let i19 = i18 + k6 * 72u;
    let scale20 = unpack2x16float(b3[i19 + 64u])[0u];
    let i22 = i21 + k6 * 72u;
    let scale27 = unpack2x16float(b3[i19 + 64u])[1u];
    let scale30 = unpack2x16float(b3[i19 + 65u])[0u];
    let scale33 = unpack2x16float(b3[i19 + 65u])[1u];
    let i39 = i38 + k6 * 72u;
    let scale40 = unpack2x16float(b3[i39 + 64u])[0u];
    let i42 = i41 + k6 * 72u;
    let scale46 = unpack2x16float(b3[i39 + 64u])[1u];
    let scale49 = unpack2x16float(b3[i39 + 65u])[0u];
    let scale52 = unpack2x16float(b3[i39 + 65u])[1u];
    let i58 = i57 + k6 * 72u;
    let scale59 = unpack2x16float(b3[i58 + 64u])[0u];
    let i61 = i60 + k6 * 72u;
    let scale65 = unpack2x16float(b3[i58 + 64u])[1u];
    let scale68 = unpack2x16float(b3[i58 + 65u])[0u];
    let scale71 = unpack2x16float(b3[i58 + 65u])[1u];
    let i77 = i76 + k6 * 72u;
    let scale78 = unpack2x16float(b3[i77 + 64u])[0u];
    let i80 = i79 + k6 * 72u;
    let scale84 = unpack2x16float(b3[i77 + 64u])[1u];
    let scale87 = unpack2x16float(b3[i77 + 65u])[0u];
    let scale90 = unpack2x16float(b3[i77 + 65u])[1u];
    for (var k7 = 0u; k7 < 4u; k7 += 1u) {
      let i10 = i9 + k7 * 2u;
      let i23 = i22 + k7 * 16u;
      let w24 = b3[i23];
      let w28 = b3[i23 + 1u];
      let w31 = b3[i23 + 2u];
      let w34 = b3[i23 + 3u];
      let i43 = i42 + k7 * 16u;
      let w44 = b3[i43];
      let w47 = b3[i43 + 1u];
      let w50 = b3[i43 + 2u];
      let w53 = b3[i43 + 3u];
      let i62 = i61 + k7 * 16u;
      let w63 = b3[i62];
      let w66 = b3[i62 + 1u];
      let w69 = b3[i62 + 2u];
      let w72 = b3[i62 + 3u];
      let i81 = i80 + k7 * 16u;
      let w82 = b3[i81];
      let w85 = b3[i81 + 1u];
      let w88 = b3[i81 + 2u];
      let w91 = b3[i81 + 3u];
      for (var k8 = 0u; k8 < 2u; k8 += 1u) {
        let i11 = i10 + k8;
        let v12 = b2[i11];
        let v13 = b1[i11];
        let v14 = v13 * v12;
        let i25 = k8 * 4u;
        let v26 = (vec4f((vec4u(w24) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale20;
        let v29 = (vec4f((vec4u(w28) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale27;
        let v32 = (vec4f((vec4u(w31) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale30;
        let v35 = (vec4f((vec4u(w34) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale33;
        sum2 += vec4f(dot(v14, v26), dot(v14, v29), dot(v14, v32), dot(v14, v35));
        let v45 = (vec4f((vec4u(w44) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale40;
        let v48 = (vec4f((vec4u(w47) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale46;
        let v51 = (vec4f((vec4u(w50) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale49;
        let v54 = (vec4f((vec4u(w53) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale52;
        sum3 += vec4f(dot(v14, v45), dot(v14, v48), dot(v14, v51), dot(v14, v54));
        let v64 = (vec4f((vec4u(w63) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale59;
        let v67 = (vec4f((vec4u(w66) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale65;
        let v70 = (vec4f((vec4u(w69) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale68;
        let v73 = (vec4f((vec4u(w72) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale71;
        sum4 += vec4f(dot(v14, v64), dot(v14, v67), dot(v14, v70), dot(v14, v73));
        let v83 = (vec4f((vec4u(w82) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale78;
        let v86 = (vec4f((vec4u(w85) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale84;
        let v89 = (vec4f((vec4u(w88) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale87;
        let v92 = (vec4f((vec4u(w91) >> (vec4u(0u, 8u, 16u, 24u) + (i25))) & vec4u(15u)) - 8.0) * scale90;
        sum5 += vec4f(dot(v14, v83), dot(v14, v86), dot(v14, v89), dot(v14, v92));
      }
    }
  }
  var tile93 = array<vec4f, 4>(sum2, sum3, sum4, sum5);
  for (var j94 = 0u; j94 < 4u; j94 += 1u) {
    let v95 = tile93[j94];
    let i96 = i15 + j94 * 64u;
    let v97 = b5[i96];
    let v98 = b4[i96];
    let v99 = v95 + v98;
    let v100 = b0[i96];
    let v101 = v100 * v99;
    let v102 = v101 + v97;
    let v103 = nan_max4(v102, vec4f(0.0f));
    b6[i96] = v103;
  }
}
