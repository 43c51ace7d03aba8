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
fn normal_cdf4(x: vec4f) -> vec4f {
  let a = clamp(x, vec4f(-5.45), vec4f(5.45));
  let s = a * a;
  let y = a * ((((((1.2679525e-10f * s + (-2.2877677e-08f)) * s + 2.954133e-06f) * s + 0.00013794469f) * s + 0.0042984122f) * s + 0.032651365f) * s + 0.3989422f) / ((((5.211141e-05f * s + 0.0016397114f) * s + 0.027195139f) * s + 0.24851038f) * s + 1.0f);
  return select(clamp(0.5 + y, vec4f(0.0), vec4f(1.0)), x, is_nan4(x));
}
@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> b5: array<vec4f>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  var kept2 = array<vec4f, 256>();
  let i4 = g1 * 16384u + t0 * 256u;
  var r11 = vec4f((-bitcast<f32>(infinity_bits)));
  for (var x3 = 0u; x3 < 256u; x3 += 1u) {
    let i5 = i4 + x3;
    let v6 = b2[i5];
    let v7 = b1[x3];
    let v8 = b0[i5];
    let v9 = v8 * v7;
    let v10 = v9 + v6;
    kept2[x3] = v10;
    r11 = nan_max4(r11, v10);
  }
  let v12 = r11;
  let v13 = nan_max((nan_max(v12.x, v12.y)), (nan_max(v12.z, v12.w)));
  var r18 = vec4f(0.0f);
  for (var x14 = 0u; x14 < 256u; x14 += 1u) {
    let v15 = kept2[x14];
    let v16 = v15 - vec4f(v13);
    let v17 = nan_exp4(v16);
    kept2[x14] = v17;
    r18 = r18 + v17;
  }
  let v19 = r18;
  let v20 = (v19.x + v19.y) + (v19.z + v19.w);
  for (var x21 = 0u; x21 < 256u; x21 += 1u) {
    let v22 = kept2[x21];
    let i23 = i4 + x21;
    let v24 = b4[i23];
    let v25 = b3[x21];
    let v26 = v22 / vec4f(v20);
    let v27 = normal_cdf4(v26);
    let v28 = v26 * v27;
    let v29 = v28 * v25;
    let v30 = v29 + v24;
    b5[i23] = v30;
  }
}
