enable f16;
fn fast_erf4(x: vec4f) -> vec4f {
  let a = abs(x);
  let t = 1.0 / (1.0 + 0.3275911f * a);
  return sign(x) * (1.0 - t * ((((1.0614054f * t + (-1.4531521f)) * t + 1.4214138f) * t + (-0.28449672f)) * t + 0.2548296f) * exp(-a * a));
}
@group(0) @binding(0) var<storage, read_write> b0: array<vec4h>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4h>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4h>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4h>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4h>;
var<workgroup> shared_a: array<vec4f, 64>;
var<workgroup> shared_b: array<vec4f, 256>;
@compute @workgroup_size(8, 4)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.y;
  let t1 = local.x;
  var sum2 = vec4f();
  var sum3 = vec4f();
  let i6 = t0 * 8u + t1;
  let i24 = t0 * 16u;
  for (var k4 = 0u; k4 < 2u; k4 += 1u) {
    let i9 = k4 * 8u;
    for (var e5 = i6; e5 < 64u; e5 += 32u) {
      let q7 = (e5) / 8u;
      let r8 = (e5) % 8u;
      let i10 = i9 + r8;
      let v11 = b1[i10];
      let i12 = i9 + q7 * 16u + r8;
      let v13 = b0[i12];
      let v14 = v13 * v11;
      let v15 = vec4f(v14);
      shared_a[e5] = v15;
    }
    let i19 = k4 * 256u;
    for (var e16 = i6; e16 < 256u; e16 += 32u) {
      let q17 = (e16) / 8u;
      let r18 = (e16) % 8u;
      let i20 = i19 + q17 * 8u + r18;
      let v21 = b2[i20];
      let v22 = vec4f(v21);
      shared_b[e16] = v22;
    }
    workgroupBarrier();
    for (var s23 = 0u; s23 < 4u; s23 += 1u) {
      let i25 = i24 + s23 * 2u;
      let left26 = shared_a[i25];
      let left27 = shared_a[i25 + 8u];
      let i28 = t1 + s23 * 64u;
      let right29 = shared_b[i28];
      sum2 = fma(vec4f(left26.x), right29, sum2);
      sum3 = fma(vec4f(left27.x), right29, sum3);
      let right30 = shared_b[i28 + 8u];
      sum2 = fma(vec4f(left26.y), right30, sum2);
      sum3 = fma(vec4f(left27.y), right30, sum3);
      let right31 = shared_b[i28 + 16u];
      sum2 = fma(vec4f(left26.z), right31, sum2);
      sum3 = fma(vec4f(left27.z), right31, sum3);
      let right32 = shared_b[i28 + 24u];
      sum2 = fma(vec4f(left26.w), right32, sum2);
      sum3 = fma(vec4f(left27.w), right32, sum3);
      let left33 = shared_a[i25 + 1u];
      let left34 = shared_a[i25 + 9u];
      let right35 = shared_b[i28 + 32u];
      sum2 = fma(vec4f(left33.x), right35, sum2);
      sum3 = fma(vec4f(left34.x), right35, sum3);
      let right36 = shared_b[i28 + 40u];
      sum2 = fma(vec4f(left33.y), right36, sum2);
      sum3 = fma(vec4f(left34.y), right36, sum3);
      let right37 = shared_b[i28 + 48u];
      sum2 = fma(vec4f(left33.z), right37, sum2);
      sum3 = fma(vec4f(left34.z), right37, sum3);
      let right38 = shared_b[i28 + 56u];
      sum2 = fma(vec4f(left33.w), right38, sum2);
      sum3 = fma(vec4f(left34.w), right38, sum3);
    }
    workgroupBarrier();
  }
  var tile39 = array<vec4f, 2>(sum2, sum3);
  let v42 = b3[t1];
  let i48 = t0 * 16u + t1;
  for (var i40 = 0u; i40 < 2u; i40 += 1u) {
    let v41 = tile39[i40];
    let v43 = vec4h(v41);
    let v44 = v43 + v42;
    let v45 = vec4f(v44);
    let v46 = 0.5 + 0.5 * fast_erf4(v45 * 0.70710678);
    let v47 = v45 * v46;
    let i49 = i48 + i40 * 8u;
    b4[i49] = vec4h(v47);
  }
}
