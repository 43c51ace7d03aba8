@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<u32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@compute @workgroup_size(16, 16)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let t1 = local.y;
  let t2 = local.x;
  var sum3 = vec4f();
  var sum4 = vec4f();
  let i8 = g0 * 1024u + t1 * 64u;
  let q14 = (t2) / 4u;
  let r15 = (t2) % 4u;
  let i16 = q14 * 288u + r15 * 2u;
  let i19 = q14 * 288u + r15 * 4u;
  for (var k5 = 0u; k5 < 4u; k5 += 1u) {
    let i9 = i8 + k5 * 8u;
    let i17 = i16 + k5 * 72u;
    let scale18 = unpack2x16float(b1[i17 + 64u])[0u];
    let i20 = i19 + k5 * 72u;
    let scale25 = unpack2x16float(b1[i17 + 64u])[1u];
    let scale28 = unpack2x16float(b1[i17 + 65u])[0u];
    let scale31 = unpack2x16float(b1[i17 + 65u])[1u];
    for (var k6 = 0u; k6 < 4u; k6 += 1u) {
      let i10 = i9 + k6 * 2u;
      let i21 = i20 + k6 * 16u;
      let w22 = b1[i21];
      let w26 = b1[i21 + 1u];
      let w29 = b1[i21 + 2u];
      let w32 = b1[i21 + 3u];
      for (var k7 = 0u; k7 < 2u; k7 += 1u) {
        let i11 = i10 + k7;
        let v12 = b0[i11];
        let v13 = b0[i11 + 32u];
        let i23 = k7 * 4u;
        let v24 = (vec4f((vec4u(w22) >> (vec4u(0u, 8u, 16u, 24u) + (i23))) & vec4u(15u)) - 8.0) * scale18;
        let v27 = (vec4f((vec4u(w26) >> (vec4u(0u, 8u, 16u, 24u) + (i23))) & vec4u(15u)) - 8.0) * scale25;
        let v30 = (vec4f((vec4u(w29) >> (vec4u(0u, 8u, 16u, 24u) + (i23))) & vec4u(15u)) - 8.0) * scale28;
        let v33 = (vec4f((vec4u(w32) >> (vec4u(0u, 8u, 16u, 24u) + (i23))) & vec4u(15u)) - 8.0) * scale31;
        sum3 += vec4f(dot(v12, v24), dot(v12, v27), dot(v12, v30), dot(v12, v33));
        sum4 += vec4f(dot(v13, v24), dot(v13, v27), dot(v13, v30), dot(v13, v33));
      }
    }
  }
  var tile34 = array<vec4f, 2>(sum3, sum4);
  let v37 = b2[t2];
  let i39 = g0 * 512u + t1 * 32u + t2;
  for (var i35 = 0u; i35 < 2u; i35 += 1u) {
    let v36 = tile34[i35];
    let v38 = v36 + v37;
    let i40 = i39 + i35 * 16u;
    b3[i40] = v38;
  }
}
