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
@compute @workgroup_size(128, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let q1 = (t0) / 16u;
  let r2 = (t0) % 16u;
  let i3 = q1 * 16u + r2;
  let v4 = b0[i3];
  let v5 = b1[r2];
  let v6 = v4 * v5;
  let v7 = v6 + v4;
  let v8 = half_max4(v7, vec4h(0.0h));
  b2[i3] = v8;
}
