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
var<workgroup> team_f32: array<f32, 128>;
fn team_max_f32(value: f32, thread: u32) -> f32 {
  workgroupBarrier();
  team_f32[thread] = value;
  workgroupBarrier();
  for (var step = 64u; step > 0u; step >>= 1u) {
    if (thread < step) { team_f32[thread] = nan_max(team_f32[thread], team_f32[thread + step]); }
    workgroupBarrier();
  }
  return team_f32[0];
}
fn team_sum_f32(value: f32, thread: u32) -> f32 {
  workgroupBarrier();
  team_f32[thread] = value;
  workgroupBarrier();
  for (var step = 64u; step > 0u; step >>= 1u) {
    if (thread < step) { team_f32[thread] = team_f32[thread] + team_f32[thread + step]; }
    workgroupBarrier();
  }
  return team_f32[0];
}
@compute @workgroup_size(128, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i2 = g1 * 128u + t0;
  let v3 = b0[i2];
  let v4 = v3 * vec4f(2.0f);
  var r5 = vec4f((-bitcast<f32>(infinity_bits)));
  r5 = nan_max4(r5, v4);
  let v6 = r5;
  let v7 = nan_max((nan_max(v6.x, v6.y)), (nan_max(v6.z, v6.w)));
  let v8 = team_max_f32(v7, t0);
  let v9 = v4 - vec4f(v8);
  let v10 = nan_exp4(v9);
  var r11 = vec4f(0.0f);
  r11 = r11 + v10;
  let v12 = r11;
  let v13 = (v12.x + v12.y) + (v12.z + v12.w);
  let v14 = team_sum_f32(v13, t0);
  let v15 = b1[t0];
  let v16 = v10 / vec4f(v14);
  let v17 = v16 * v15;
  let v18 = v17 + v3;
  b2[i2] = v18;
}
