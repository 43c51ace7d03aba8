fn is_nan4(x: vec4f) -> vec4<bool> {
  return (bitcast<vec4u>(x) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
}
fn nan_exp4(x: vec4f) -> vec4f {
  return select(exp(x), x, is_nan4(x));
}
fn nan_tanh4(x: vec4f) -> vec4f {
  let s = x * x;
  let near = x + x * (s * (((0.021869488f * s + (-0.05396825f)) * s + 0.13333334f) * s + (-0.33333334f)));
  let far = tanh(clamp(x, vec4f(-15.0), vec4f(15.0)));
  return select(select(far, near, abs(x) < vec4f(0.25)), x, is_nan4(x));
}
fn normal_cdf4(x: vec4f) -> vec4f {
  let a = clamp(x, vec4f(-5.45), vec4f(5.45));
  let s = a * a;
  let y = a * ((((((1.2679525e-10f * s + (-2.2877677e-08f)) * s + 2.954133e-06f) * s + 0.00013794469f) * s + 0.0042984122f) * s + 0.032651365f) * s + 0.3989422f) / ((((5.211141e-05f * s + 0.0016397114f) * s + 0.027195139f) * s + 0.24851038f) * s + 1.0f);
  return select(clamp(0.5 + y, vec4f(0.0), vec4f(1.0)), x, is_nan4(x));
}
@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@compute @workgroup_size(32, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i2 = g1 * 32u + t0;
  let v3 = b0[i2];
  let v4 = abs(v3);
  let v5 = -v4;
  let v6 = nan_exp4(v5);
  let v7 = nan_tanh4(v3);
  let v8 = v7 * v6;
  let v9 = normal_cdf4(v3);
  let v10 = v9 + v8;
  b1[i2] = v10;
}
