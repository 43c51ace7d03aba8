fn fast_tanh4(x: vec4f) -> vec4f {
  let e = exp(2.0 * clamp(x, vec4f(-15.0), vec4f(15.0)));
  return (e - 1.0) / (e + 1.0);
}
fn fast_erf4(x: vec4f) -> vec4f {
  let a = abs(x);
  let t = 1.0 / (1.0 + 0.3275911f * a);
  return sign(x) * (1.0 - t * ((((1.0614054f * t + (-1.4531521f)) * t + 1.4214138f) * t + (-0.28449672f)) * t + 0.2548296f) * exp(-a * a));
}
@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@compute @workgroup_size(512, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i2 = g1 * 512u + t0;
  let v3 = b0[i2];
  let v4 = abs(v3);
  let v5 = -v4;
  let v6 = exp(v5);
  let v7 = fast_tanh4(v3);
  let v8 = v7 * v6;
  let v9 = 0.5 + 0.5 * fast_erf4(v3 * 0.70710678);
  let v10 = v9 + v8;
  b1[i2] = v10;
}
