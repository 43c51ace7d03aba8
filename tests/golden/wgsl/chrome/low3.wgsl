@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<u32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
fn unpack_2_bit(word: u32, shift: u32) -> vec4u {
  return (vec4u(word) >> (vec4u(0u, 8u, 16u, 24u) + shift)) & vec4u(3u);
}
fn unpack_1_bit(word: u32, shift: u32) -> vec4u {
  return (vec4u(word) >> (vec4u(0u, 8u, 16u, 24u) + shift)) & vec4u(1u);
}
@compute @workgroup_size(16, 16)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.y;
  let t1 = local.x;
  var sum2 = vec4f();
  var sum3 = vec4f();
  var sum4 = vec4f();
  var sum5 = vec4f();
  let i9 = t0 * 128u;
  let q17 = (t1) / 4u;
  let r18 = (t1) % 4u;
  let i19 = q17 * 224u + r18 * 2u;
  let i22 = q17 * 224u + r18 * 4u;
  for (var k6 = 0u; k6 < 4u; k6 += 1u) {
    let i10 = i9 + k6 * 8u;
    let i20 = i19 + k6 * 56u;
    let scale21 = unpack2x16float(b1[i20 + 48u])[0u];
    let i23 = i22 + k6 * 56u;
    let w27 = b1[i23 + 32u];
    let scale31 = unpack2x16float(b1[i20 + 48u])[1u];
    let w33 = b1[i23 + 33u];
    let scale35 = unpack2x16float(b1[i20 + 49u])[0u];
    let w37 = b1[i23 + 34u];
    let scale39 = unpack2x16float(b1[i20 + 49u])[1u];
    let w41 = b1[i23 + 35u];
    for (var k7 = 0u; k7 < 2u; k7 += 1u) {
      let i11 = i10 + k7 * 4u;
      let i24 = i23 + k7 * 16u;
      let w25 = b1[i24];
      let i28 = k7 * 4u;
      let w32 = b1[i24 + 1u];
      let w36 = b1[i24 + 2u];
      let w40 = b1[i24 + 3u];
      for (var k8 = 0u; k8 < 4u; k8 += 1u) {
        let i12 = i11 + k8;
        let v13 = b0[i12];
        let v14 = b0[i12 + 32u];
        let v15 = b0[i12 + 64u];
        let v16 = b0[i12 + 96u];
        let i26 = k8 * 2u;
        let i29 = i28 + k8;
        let v30 = (vec4f((unpack_2_bit(w25, i26)) | ((unpack_1_bit(w27, i29)) << vec4u(2u))) - 4.0) * scale21;
        let v34 = (vec4f((unpack_2_bit(w32, i26)) | ((unpack_1_bit(w33, i29)) << vec4u(2u))) - 4.0) * scale31;
        let v38 = (vec4f((unpack_2_bit(w36, i26)) | ((unpack_1_bit(w37, i29)) << vec4u(2u))) - 4.0) * scale35;
        let v42 = (vec4f((unpack_2_bit(w40, i26)) | ((unpack_1_bit(w41, i29)) << vec4u(2u))) - 4.0) * scale39;
        sum2 += vec4f(dot(v13, v30), dot(v13, v34), dot(v13, v38), dot(v13, v42));
        sum3 += vec4f(dot(v14, v30), dot(v14, v34), dot(v14, v38), dot(v14, v42));
        sum4 += vec4f(dot(v15, v30), dot(v15, v34), dot(v15, v38), dot(v15, v42));
        sum5 += vec4f(dot(v16, v30), dot(v16, v34), dot(v16, v38), dot(v16, v42));
      }
    }
  }
  var tile43 = array<vec4f, 4>(sum2, sum3, sum4, sum5);
  let v46 = b2[t1];
  let i48 = t0 * 64u + t1;
  for (var i44 = 0u; i44 < 4u; i44 += 1u) {
    let v45 = tile43[i44];
    let v47 = v45 + v46;
    let i49 = i48 + i44 * 16u;
    b3[i49] = v47;
  }
}
