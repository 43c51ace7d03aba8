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
@compute @workgroup_size(32, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i2 = g1 * 32u + t0;
  if (i2 < 300u) {
    let p3 = i2;
    var kept4 = array<vec4f, 128>();
    var kept5 = array<vec4f, 128>();
    let i7 = p3 * 128u;
    var r11 = vec4f((-bitcast<f32>(infinity_bits)));
    for (var x6 = 0u; x6 < 128u; x6 += 1u) {
      let i8 = i7 + x6;
      let v9 = b0[i8];
      kept4[x6] = v9;
      let v10 = v9 * vec4f(2.0f);
      r11 = nan_max4(r11, v10);
    }
    let v12 = r11;
    let v13 = nan_max((nan_max(v12.x, v12.y)), (nan_max(v12.z, v12.w)));
    var r19 = vec4f(0.0f);
    for (var x14 = 0u; x14 < 128u; x14 += 1u) {
      let v15 = kept4[x14];
      let v16 = v15 * vec4f(2.0f);
      let v17 = v16 - vec4f(v13);
      let v18 = nan_exp4(v17);
      kept5[x14] = v18;
      r19 = r19 + v18;
    }
    let v20 = r19;
    let v21 = (v20.x + v20.y) + (v20.z + v20.w);
    for (var x22 = 0u; x22 < 128u; x22 += 1u) {
      let v23 = kept4[x22];
      let v24 = kept5[x22];
      let v25 = b1[x22];
      let v26 = v24 / vec4f(v21);
      let v27 = v26 * v25;
      let v28 = v27 + v23;
      let i29 = i7 + x22;
      b2[i29] = v28;
    }
  }
}
