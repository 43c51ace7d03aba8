fn is_nan4(x: vec4f) -> vec4<bool> {
  return (bitcast<vec4u>(x) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
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
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4f>;
var<workgroup> shared_a: array<vec4f, 256>;
var<workgroup> shared_b: array<vec4f, 256>;
@compute @workgroup_size(16, 16)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let q1 = (g0) / 2u;
  let r2 = (g0) % 2u;
  let t3 = local.y;
  let t4 = local.x;
  var sum5 = vec4f();
  var sum6 = vec4f();
  var sum7 = vec4f();
  var sum8 = vec4f();
  let i11 = t3 * 16u + t4;
  let i17 = q1 * 1024u;
  let i26 = r2 * 16u;
  let i33 = t3 * 16u;
  for (var k9 = 0u; k9 < 4u; k9 += 1u) {
    let i14 = k9 * 4u;
    let i18 = i17 + k9 * 4u;
    for (var e10 = i11; e10 < 256u; e10 += 256u) {
      let q12 = (e10) / 4u;
      let r13 = (e10) % 4u;
      let i15 = i14 + r13;
      let v16 = b3[i15];
      let i19 = i18 + q12 * 16u + r13;
      let v20 = b0[i19];
      let v21 = v20 * vec4f(0.5f);
      let v22 = v21 + v16;
      shared_a[e10] = v22;
    }
    let i27 = i26 + k9 * 512u;
    for (var e23 = i11; e23 < 256u; e23 += 256u) {
      let q24 = (e23) / 16u;
      let r25 = (e23) % 16u;
      let i28 = i27 + q24 * 32u + r25;
      let v29 = b1[i28];
      let v30 = nan_exp4(v29);
      shared_b[e23] = v30;
    }
    workgroupBarrier();
    for (var s31 = 0u; s31 < 4u; s31 += 1u) {
      let i34 = i33 + s31;
      let left35 = shared_a[i34];
      let left36 = shared_a[i34 + 4u];
      let left37 = shared_a[i34 + 8u];
      let left38 = shared_a[i34 + 12u];
      let i39 = t4 + s31 * 64u;
      let right40 = shared_b[i39];
      sum5 = fma(vec4f(left35.x), right40, sum5);
      sum6 = fma(vec4f(left36.x), right40, sum6);
      sum7 = fma(vec4f(left37.x), right40, sum7);
      sum8 = fma(vec4f(left38.x), right40, sum8);
      let right41 = shared_b[i39 + 16u];
      sum5 = fma(vec4f(left35.y), right41, sum5);
      sum6 = fma(vec4f(left36.y), right41, sum6);
      sum7 = fma(vec4f(left37.y), right41, sum7);
      sum8 = fma(vec4f(left38.y), right41, sum8);
      let right42 = shared_b[i39 + 32u];
      sum5 = fma(vec4f(left35.z), right42, sum5);
      sum6 = fma(vec4f(left36.z), right42, sum6);
      sum7 = fma(vec4f(left37.z), right42, sum7);
      sum8 = fma(vec4f(left38.z), right42, sum8);
      let right43 = shared_b[i39 + 48u];
      sum5 = fma(vec4f(left35.w), right43, sum5);
      sum6 = fma(vec4f(left36.w), right43, sum6);
      sum7 = fma(vec4f(left37.w), right43, sum7);
      sum8 = fma(vec4f(left38.w), right43, sum8);
    }
    workgroupBarrier();
  }
  var tile44 = array<vec4f, 4>(sum5, sum6, sum7, sum8);
  let i47 = r2 * 16u + t4;
  let v48 = b2[i47];
  let i51 = q1 * 2048u + r2 * 16u + t3 * 128u + t4;
  for (var i45 = 0u; i45 < 4u; i45 += 1u) {
    let v46 = tile44[i45];
    let v49 = v46 + v48;
    let v50 = nan_max4(v49, vec4f(0.0f));
    let i52 = i51 + i45 * 32u;
    b4[i52] = v50;
  }
}
