enable subgroups;
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
fn team_sum_f32(value: f32, subgroup: u32, count: u32, lane: u32) -> f32 {
  let part = subgroupAdd(value);
  workgroupBarrier();
  if (lane == 0u) { team_f32[subgroup] = part; }
  workgroupBarrier();
  var all = team_f32[0];
  for (var n = 1u; n < count; n += 1u) { all = all + team_f32[n]; }
  return all;
}
@compute @workgroup_size(128, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u, @builtin(subgroup_id) subgroup: u32, @builtin(num_subgroups) subgroup_count: u32, @builtin(subgroup_invocation_id) subgroup_lane: u32) {
  let t0 = local.x;
  let g1 = group.x;
  let i3 = g1 * 128u;
  var r7 = vec4f((-bitcast<f32>(infinity_bits)));
  for (var x2 = t0; x2 < 128u; x2 += 128u) {
    let i4 = i3 + x2;
    let v5 = b0[i4];
    let v6 = v5 * vec4f(2.0f);
    r7 = nan_max4(r7, v6);
  }
  let v8 = r7;
  let v9 = nan_max((nan_max(v8.x, v8.y)), (nan_max(v8.z, v8.w)));
  let v10 = team_max_f32(v9, t0);
  var r17 = vec4f(0.0f);
  for (var x11 = t0; x11 < 128u; x11 += 128u) {
    let i12 = i3 + x11;
    let v13 = b0[i12];
    let v14 = v13 * vec4f(2.0f);
    let v15 = v14 - vec4f(v10);
    let v16 = nan_exp4(v15);
    r17 = r17 + v16;
  }
  let v18 = r17;
  let v19 = (v18.x + v18.y) + (v18.z + v18.w);
  let v20 = team_sum_f32(v19, subgroup, subgroup_count, subgroup_lane);
  for (var x21 = t0; x21 < 128u; x21 += 128u) {
    let i22 = i3 + x21;
    let v23 = b0[i22];
    let v24 = b1[x21];
    let v25 = v23 * vec4f(2.0f);
    let v26 = v25 - vec4f(v10);
    let v27 = nan_exp4(v26);
    let v28 = v27 / vec4f(v20);
    let v29 = v28 * v24;
    let v30 = v29 + v23;
    b2[i22] = v30;
  }
}
