enable f16;
fn is_nan4(x: vec4f) -> vec4<bool> {
  return (bitcast<vec4u>(x) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
}
fn normal_cdf4(x: vec4f) -> vec4f {
  let a = clamp(x, vec4f(-5.45), vec4f(5.45));
  let s = a * a;
  let y = a * ((((((1.2679525e-10f * s + (-2.2877677e-08f)) * s + 2.954133e-06f) * s + 0.00013794469f) * s + 0.0042984122f) * s + 0.032651365f) * s + 0.3989422f) / ((((5.211141e-05f * s + 0.0016397114f) * s + 0.027195139f) * s + 0.24851038f) * s + 1.0f);
  return select(clamp(0.5 + y, vec4f(0.0), vec4f(1.0)), x, is_nan4(x));
}
@group(0) @binding(0) var<storage, read_write> b0: array<vec4h>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4h>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4h>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4h>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4h>;
var<workgroup> shared_a: array<vec4f, 32>;
var<workgroup> shared_b: array<vec4f, 128>;
@compute @workgroup_size(8, 2)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.y;
  let t1 = local.x;
  var sum2 = vec4f();
  var sum3 = vec4f();
  var sum4 = vec4f();
  var sum5 = vec4f();
  let i8 = t0 * 8u + t1;
  let i26 = t0 * 16u;
  for (var k6 = 0u; k6 < 4u; k6 += 1u) {
    let i11 = k6 * 4u;
    for (var e7 = i8; e7 < 32u; e7 += 16u) {
      let q9 = (e7) / 4u;
      let r10 = (e7) % 4u;
      let i12 = i11 + r10;
      let v13 = b1[i12];
      let i14 = i11 + q9 * 16u + r10;
      let v15 = b0[i14];
      let v16 = v15 * v13;
      let v17 = vec4f(v16);
      shared_a[e7] = v17;
    }
    let i21 = k6 * 128u;
    for (var e18 = i8; e18 < 128u; e18 += 16u) {
      let q19 = (e18) / 8u;
      let r20 = (e18) % 8u;
      let i22 = i21 + q19 * 8u + r20;
      let v23 = b2[i22];
      let v24 = vec4f(v23);
      shared_b[e18] = v24;
    }
    workgroupBarrier();
    for (var s25 = 0u; s25 < 4u; s25 += 1u) {
      let i27 = i26 + s25;
      let left28 = shared_a[i27];
      let left29 = shared_a[i27 + 4u];
      let left30 = shared_a[i27 + 8u];
      let left31 = shared_a[i27 + 12u];
      let i33 = t1 + s25 * 32u;
      let right34 = shared_b[i33];
      sum2 = fma(vec4f(left28.x), right34, sum2);
      sum3 = fma(vec4f(left29.x), right34, sum3);
      sum4 = fma(vec4f(left30.x), right34, sum4);
      sum5 = fma(vec4f(left31.x), right34, sum5);
      let right35 = shared_b[i33 + 8u];
      sum2 = fma(vec4f(left28.y), right35, sum2);
      sum3 = fma(vec4f(left29.y), right35, sum3);
      sum4 = fma(vec4f(left30.y), right35, sum4);
      sum5 = fma(vec4f(left31.y), right35, sum5);
      let right36 = shared_b[i33 + 16u];
      sum2 = fma(vec4f(left28.z), right36, sum2);
      sum3 = fma(vec4f(left29.z), right36, sum3);
      sum4 = fma(vec4f(left30.z), right36, sum4);
      sum5 = fma(vec4f(left31.z), right36, sum5);
      let right37 = shared_b[i33 + 24u];
      sum2 = fma(vec4f(left28.w), right37, sum2);
      sum3 = fma(vec4f(left29.w), right37, sum3);
      sum4 = fma(vec4f(left30.w), right37, sum4);
      sum5 = fma(vec4f(left31.w), right37, sum5);
    }
    workgroupBarrier();
  }
  var tile38 = array<vec4f, 4>(sum2, sum3, sum4, sum5);
  let v41 = b3[t1];
  let i47 = t0 * 32u + t1;
  for (var i39 = 0u; i39 < 4u; i39 += 1u) {
    let v40 = tile38[i39];
    let v42 = vec4h(v40);
    let v43 = v42 + v41;
    let v44 = vec4f(v43);
    let v45 = normal_cdf4(v44);
    let v46 = v44 * v45;
    let i48 = i47 + i39 * 8u;
    b4[i48] = vec4h(v46);
  }
}
