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
fn erf4(x: vec4f) -> vec4f {
  let s = x * x;
  let t = min(abs(x), vec4f(4.0));
  let far = sign(x) * (1.0 - exp(-(((((((1.330939e-05f * t + (-0.00031757203f)) * t + 0.0034368676f) * t + (-0.022621986f)) * t + 0.10331898f) * t + 0.63909334f) * t + 1.1259259f) * t + 0.0007569686f)));
  return select(select(far, x * ((((((-0.0005654106f) * s + 0.0049232775f) * s + (-0.026716385f)) * s + 0.112803645f) * s + (-0.3761235f)) * s + 1.1283791f), t < vec4f(1.0)), x, is_nan4(x));
}
@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@compute @workgroup_size(128, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i2 = g1 * 128u + t0;
  let v3 = b0[i2];
  let v4 = abs(v3);
  let v5 = -v4;
  let v6 = nan_exp4(v5);
  let v7 = nan_tanh4(v3);
  let v8 = v7 * v6;
  let v9 = 0.5 + 0.5 * erf4(v3 * 0.70710678);
  let v10 = v9 + v8;
  b1[i2] = v10;
}
