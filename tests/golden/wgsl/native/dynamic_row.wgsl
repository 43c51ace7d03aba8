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
struct Sizes { n0: u32, n1: u32 }
@group(0) @binding(2) var<uniform> sizes: Sizes;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let size0 = sizes.n0;
  let size1 = sizes.n1;
  let t0 = local.x;
  let g1 = group.x + group.y * 65535u;
  if (g1 >= size0) { return; }
  let i2 = g1 * 64u + t0;
  if (i2 < size1) {
    let p3 = i2;
    var kept4 = array<vec4f, 12>();
    let i6 = p3 * 12u;
    var r9 = vec4f((-bitcast<f32>(infinity_bits)));
    for (var x5 = 0u; x5 < 12u; x5 += 1u) {
      let i7 = i6 + x5;
      let v8 = b0[i7];
      kept4[x5] = v8;
      r9 = nan_max4(r9, v8);
    }
    let v10 = r9;
    let v11 = nan_max((nan_max(v10.x, v10.y)), (nan_max(v10.z, v10.w)));
    var r16 = vec4f(0.0f);
    for (var x12 = 0u; x12 < 12u; x12 += 1u) {
      let v13 = kept4[x12];
      let v14 = v13 - vec4f(v11);
      let v15 = nan_exp4(v14);
      kept4[x12] = v15;
      r16 = r16 + v15;
    }
    let v17 = r16;
    let v18 = (v17.x + v17.y) + (v17.z + v17.w);
    for (var x19 = 0u; x19 < 12u; x19 += 1u) {
      let v20 = kept4[x19];
      let v21 = v20 / vec4f(v18);
      let i22 = i6 + x19;
      b1[i22] = v21;
    }
  }
}
