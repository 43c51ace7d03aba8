@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<u32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
fn unpack_4_bit(word: u32, shift: u32) -> vec4u {
  return (vec4u(word) >> (vec4u(0u, 8u, 16u, 24u) + shift)) & vec4u(15u);
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
  let i19 = q17 * 288u + r18 * 2u;
  let i22 = q17 * 288u + r18 * 4u;
  for (var k6 = 0u; k6 < 4u; k6 += 1u) {
    let i10 = i9 + k6 * 8u;
    let i20 = i19 + k6 * 72u;
    let scale21 = unpack2x16float(b1[i20 + 64u])[0u];
    let i23 = i22 + k6 * 72u;
    let scale28 = unpack2x16float(b1[i20 + 64u])[1u];
    let scale31 = unpack2x16float(b1[i20 + 65u])[0u];
    let scale34 = unpack2x16float(b1[i20 + 65u])[1u];
    for (var k7 = 0u; k7 < 4u; k7 += 1u) {
      let i11 = i10 + k7 * 2u;
      let i24 = i23 + k7 * 16u;
      let w25 = b1[i24];
      let w29 = b1[i24 + 1u];
      let w32 = b1[i24 + 2u];
      let w35 = b1[i24 + 3u];
      for (var k8 = 0u; k8 < 2u; k8 += 1u) {
        let i12 = i11 + k8;
        let v13 = b0[i12];
        let v14 = b0[i12 + 32u];
        let v15 = b0[i12 + 64u];
        let v16 = b0[i12 + 96u];
        let i26 = k8 * 4u;
        let v27 = (vec4f(unpack_4_bit(w25, i26)) - 8.0) * scale21;
        let v30 = (vec4f(unpack_4_bit(w29, i26)) - 8.0) * scale28;
        let v33 = (vec4f(unpack_4_bit(w32, i26)) - 8.0) * scale31;
        let v36 = (vec4f(unpack_4_bit(w35, i26)) - 8.0) * scale34;
        sum2 += vec4f(dot(v13, v27), dot(v13, v30), dot(v13, v33), dot(v13, v36));
        sum3 += vec4f(dot(v14, v27), dot(v14, v30), dot(v14, v33), dot(v14, v36));
        sum4 += vec4f(dot(v15, v27), dot(v15, v30), dot(v15, v33), dot(v15, v36));
        sum5 += vec4f(dot(v16, v27), dot(v16, v30), dot(v16, v33), dot(v16, v36));
      }
    }
  }
  var tile37 = array<vec4f, 4>(sum2, sum3, sum4, sum5);
  let v40 = b2[t1];
  let i42 = t0 * 64u + t1;
  for (var i38 = 0u; i38 < 4u; i38 += 1u) {
    let v39 = tile37[i38];
    let v41 = v39 + v40;
    let i43 = i42 + i38 * 16u;
    b3[i43] = v41;
  }
}
