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
@group(0) @binding(0) var<storage, read_write> b0: array<f16>;
@group(0) @binding(1) var<storage, read_write> b1: array<f16>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4h>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4h>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4h>;
@compute @workgroup_size(8, 2)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.y;
  let t1 = local.x;
  var sum2 = vec4f();
  var sum3 = vec4f();
  var sum4 = vec4f();
  var sum5 = vec4f();
  let i8 = t0 * 256u;
  for (var k6 = 0u; k6 < 64u; k6 += 1u) {
    let v7 = b1[k6];
    let i9 = i8 + k6;
    let v10 = b0[i9];
    let v11 = v10 * v7;
    let v12 = f32(v11);
    let v13 = b0[i9 + 64u];
    let v14 = v13 * v7;
    let v15 = f32(v14);
    let v16 = b0[i9 + 128u];
    let v17 = v16 * v7;
    let v18 = f32(v17);
    let v19 = b0[i9 + 192u];
    let v20 = v19 * v7;
    let v21 = f32(v20);
    let i22 = t1 + k6 * 8u;
    let v23 = b2[i22];
    let v24 = vec4f(v23);
    sum2 = fma(vec4f(v12), v24, sum2);
    sum3 = fma(vec4f(v15), v24, sum3);
    sum4 = fma(vec4f(v18), v24, sum4);
    sum5 = fma(vec4f(v21), v24, sum5);
  }
  let v28 = b3[t1];
  let i34 = t0 * 32u + t1;
  for (var i25 = 0u; i25 < 4u; i25 += 1u) {
    var chosen26 = vec4f();
    if (i25 == 0u) { chosen26 = sum2; }
    else if (i25 == 1u) { chosen26 = sum3; }
    else if (i25 == 2u) { chosen26 = sum4; }
    else { chosen26 = sum5; }
    let v27 = chosen26;
    let v29 = vec4h(v27);
    let v30 = v29 + v28;
    let v31 = vec4f(v30);
    let v32 = normal_cdf4(v31);
    let v33 = v31 * v32;
    let i35 = i34 + i25 * 8u;
    b4[i35] = vec4h(v33);
  }
}
