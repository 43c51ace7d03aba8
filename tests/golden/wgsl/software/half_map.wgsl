enable f16;
fn is_nan4(x: vec4f) -> vec4<bool> {
  return (bitcast<vec4u>(x) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
}
fn half_max4(a: vec4h, b: vec4h) -> vec4h {
  return select(max(a, b), a + b, is_nan4(vec4f(a)) | is_nan4(vec4f(b)));
}
@group(0) @binding(0) var<storage, read_write> b0: array<vec4h>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4h>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4h>;
@compute @workgroup_size(32, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i2 = g1 * 32u + t0;
  let q3 = (i2) / 16u;
  let r4 = (i2) % 16u;
  let i5 = q3 * 16u + r4;
  let v6 = b0[i5];
  let v7 = b1[r4];
  let v8 = v6 * v7;
  let v9 = v8 + v6;
  let v10 = half_max4(v9, vec4h(0.0h));
  b2[i5] = v10;
}
