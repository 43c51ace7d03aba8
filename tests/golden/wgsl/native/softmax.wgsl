var<private> infinity_bits: u32 = 0x7f800000u;
fn is_nan(x: f32) -> bool {
  return (bitcast<u32>(x) & u32(0x7fffffffu)) > u32(0x7f800000u);
}
fn is_nan4(x: vec4f) -> vec4<bool> {
  return (bitcast<vec4u>(x) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
}
fn nan_max(a: f32, b: f32) -> f32 {
  return select(max(a, b), a + b, is_nan(a) | is_nan(b));
}
fn nan_max4(a: vec4f, b: vec4f) -> vec4f {
  return select(max(a, b), a + b, is_nan4(a) | is_nan4(b));
}
fn nan_exp4(x: vec4f) -> vec4f {
  return select(exp(x), x, is_nan4(x));
}
@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i2 = g1 * 64u + t0;
  if (i2 < 300u) {
    let p3 = i2;
    let i5 = p3 * 128u;
    var r9 = vec4f((-bitcast<f32>(infinity_bits)));
    for (var x4 = 0u; x4 < 128u; x4 += 1u) {
      let i6 = i5 + x4;
      let v7 = b0[i6];
      let v8 = v7 * vec4f(2.0f);
      r9 = nan_max4(r9, v8);
    }
    let v10 = r9;
    let v11 = nan_max((nan_max(v10.x, v10.y)), (nan_max(v10.z, v10.w)));
    var r18 = vec4f(0.0f);
    for (var x12 = 0u; x12 < 128u; x12 += 1u) {
      let i13 = i5 + x12;
      let v14 = b0[i13];
      let v15 = v14 * vec4f(2.0f);
      let v16 = v15 - vec4f(v11);
      let v17 = nan_exp4(v16);
      r18 = r18 + v17;
    }
    let v19 = r18;
    let v20 = (v19.x + v19.y) + (v19.z + v19.w);
    for (var x21 = 0u; x21 < 128u; x21 += 1u) {
      let i22 = i5 + x21;
      let v23 = b0[i22];
      let v24 = b1[x21];
      let v25 = v23 * vec4f(2.0f);
      let v26 = v25 - vec4f(v11);
      let v27 = nan_exp4(v26);
      let v28 = v27 / vec4f(v20);
      let v29 = v28 * v24;
      let v30 = v29 + v23;
      b2[i22] = v30;
    }
  }
}
