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
  let i13 = g0 * 128u + t1;
  let q14 = (i13) / 4u;
  let r15 = (i13) % 4u;
  let i16 = q14 * 9216u + r15 * 2u;
  let i19 = q14 * 9216u + r15 * 4u;
  let q34 = (i13 + 64u) / 4u;
  let r35 = (i13 + 64u) % 4u;
  let i36 = q34 * 9216u + r35 * 2u;
  let i39 = q34 * 9216u + r35 * 4u;
  for (var k4 = 0u; k4 < 128u; k4 += 1u) {
    let i7 = k4 * 8u;
    let i17 = i16 + k4 * 72u;
    let scale18 = unpack2x16float(b3[i17 + 64u])[0u];
    let i20 = i19 + k4 * 72u;
    let scale25 = unpack2x16float(b3[i17 + 64u])[1u];
    let scale28 = unpack2x16float(b3[i17 + 65u])[0u];
    let scale31 = unpack2x16float(b3[i17 + 65u])[1u];
    let i37 = i36 + k4 * 72u;
    let scale38 = unpack2x16float(b3[i37 + 64u])[0u];
    let i40 = i39 + k4 * 72u;
    let scale44 = unpack2x16float(b3[i37 + 64u])[1u];
    let scale47 = unpack2x16float(b3[i37 + 65u])[0u];
    let scale50 = unpack2x16float(b3[i37 + 65u])[1u];
    for (var k5 = 0u; k5 < 4u; k5 += 1u) {
      let i8 = i7 + k5 * 2u;
      let i21 = i20 + k5 * 16u;
      let w22 = b3[i21];
      let w26 = b3[i21 + 1u];
      let w29 = b3[i21 + 2u];
      let w32 = b3[i21 + 3u];
      let i41 = i40 + k5 * 16u;
      let w42 = b3[i41];
      let w45 = b3[i41 + 1u];
      let w48 = b3[i41 + 2u];
      let w51 = b3[i41 + 3u];
      for (var k6 = 0u; k6 < 2u; k6 += 1u) {
        let i9 = i8 + k6;
        let v10 = b2[i9];
        let v11 = b1[i9];
        let v12 = v11 * v10;
        let i23 = k6 * 4u;
        let v24 = (vec4f((vec4u(w22) >> (vec4u(0u, 8u, 16u, 24u) + (i23))) & vec4u(15u)) - 8.0) * scale18;
        let v27 = (vec4f((vec4u(w26) >> (vec4u(0u, 8u, 16u, 24u) + (i23))) & vec4u(15u)) - 8.0) * scale25;
        let v30 = (vec4f((vec4u(w29) >> (vec4u(0u, 8u, 16u, 24u) + (i23))) & vec4u(15u)) - 8.0) * scale28;
        let v33 = (vec4f((vec4u(w32) >> (vec4u(0u, 8u, 16u, 24u) + (i23))) & vec4u(15u)) - 8.0) * scale31;
        sum2 += vec4f(dot(v12, v24), dot(v12, v27), dot(v12, v30), dot(v12, v33));
        let v43 = (vec4f((vec4u(w42) >> (vec4u(0u, 8u, 16u, 24u) + (i23))) & vec4u(15u)) - 8.0) * scale38;
        let v46 = (vec4f((vec4u(w45) >> (vec4u(0u, 8u, 16u, 24u) + (i23))) & vec4u(15u)) - 8.0) * scale44;
        let v49 = (vec4f((vec4u(w48) >> (vec4u(0u, 8u, 16u, 24u) + (i23))) & vec4u(15u)) - 8.0) * scale47;
        let v52 = (vec4f((vec4u(w51) >> (vec4u(0u, 8u, 16u, 24u) + (i23))) & vec4u(15u)) - 8.0) * scale50;
        sum3 += vec4f(dot(v12, v43), dot(v12, v46), dot(v12, v49), dot(v12, v52));
      }
    }
  }
  var tile53 = array<vec4f, 2>(sum2, sum3);
  for (var j54 = 0u; j54 < 2u; j54 += 1u) {
    let v55 = tile53[j54];
    let i56 = i13 + j54 * 64u;
    let v57 = b5[i56];
    let v58 = b4[i56];
    let v59 = v55 + v58;
    let v60 = b0[i56];
    let v61 = v60 * v59;
    let v62 = v61 + v57;
    let v63 = nan_max4(v62, vec4f(0.0f));
    b6[i56] = v63;
  }
}
