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
  let i3 = g1 * 16384u + t0 * 256u;
  var r10 = vec4f((-bitcast<f32>(infinity_bits)));
  for (var x2 = 0u; x2 < 256u; x2 += 1u) {
    let i4 = i3 + x2;
    let v5 = b2[i4];
    let v6 = b1[x2];
    let v7 = b0[i4];
    let v8 = v7 * v6;
    let v9 = v8 + v5;
    r10 = nan_max4(r10, v9);
  }
  let v11 = r10;
  let v12 = nan_max((nan_max(v11.x, v11.y)), (nan_max(v11.z, v11.w)));
  var r22 = vec4f(0.0f);
  for (var x13 = 0u; x13 < 256u; x13 += 1u) {
    let i14 = i3 + x13;
    let v15 = b2[i14];
    let v16 = b1[x13];
    let v17 = b0[i14];
    let v18 = v17 * v16;
    let v19 = v18 + v15;
    let v20 = v19 - vec4f(v12);
    let v21 = nan_exp4(v20);
    r22 = r22 + v21;
  }
  let v23 = r22;
  let v24 = (v23.x + v23.y) + (v23.z + v23.w);
  for (var x25 = 0u; x25 < 256u; x25 += 1u) {
    let i26 = i3 + x25;
    let v27 = b4[i26];
    let v28 = b3[x25];
    let v29 = b2[i26];
    let v30 = b1[x25];
    let v31 = b0[i26];
    let v32 = v31 * v30;
    let v33 = v32 + v29;
    let v34 = v33 - vec4f(v12);
    let v35 = nan_exp4(v34);
    let v36 = v35 / vec4f(v24);
    let v37 = normal_cdf4(v36);
    let v38 = v36 * v37;
    let v39 = v38 * v28;
    let v40 = v39 + v27;
    b5[i26] = v40;
  }
}
