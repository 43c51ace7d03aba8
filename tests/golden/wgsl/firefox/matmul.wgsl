fn is_nan4(x: vec4f) -> vec4<bool> {
  return (bitcast<vec4u>(x) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
}
fn nan_max4(a: vec4f, b: vec4f) -> vec4f {
  return select(max(a, b), a + b, is_nan4(a) | is_nan4(b));
}
fn nan_exp4(x: vec4f) -> vec4f {
  return select(exp(x), x, is_nan4(x));
}
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<f32>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4f>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let q1 = (g0) / 4u;
  let r2 = (g0) % 4u;
  let t3 = local.y;
  let t4 = local.x;
  var sum5 = vec4f();
  var sum6 = vec4f();
  var sum7 = vec4f();
  var sum8 = vec4f();
  let i11 = q1 * 2048u + t3 * 256u;
  let i25 = r2 * 8u + t4;
  for (var k9 = 0u; k9 < 64u; k9 += 1u) {
    let v10 = b3[k9];
    let i12 = i11 + k9;
    let v13 = b0[i12];
    let v14 = v13 * 0.5f;
    let v15 = v14 + v10;
    let v16 = b0[i12 + 64u];
    let v17 = v16 * 0.5f;
    let v18 = v17 + v10;
    let v19 = b0[i12 + 128u];
    let v20 = v19 * 0.5f;
    let v21 = v20 + v10;
    let v22 = b0[i12 + 192u];
    let v23 = v22 * 0.5f;
    let v24 = v23 + v10;
    let i26 = i25 + k9 * 32u;
    let v27 = b1[i26];
    let v28 = nan_exp4(v27);
    sum5 = fma(vec4f(v15), v28, sum5);
    sum6 = fma(vec4f(v18), v28, sum6);
    sum7 = fma(vec4f(v21), v28, sum7);
    sum8 = fma(vec4f(v24), v28, sum8);
  }
  let v32 = b2[i25];
  let i35 = q1 * 1024u + r2 * 8u + t3 * 128u + t4;
  for (var i29 = 0u; i29 < 4u; i29 += 1u) {
    var chosen30 = vec4f();
    if (i29 == 0u) { chosen30 = sum5; }
    else if (i29 == 1u) { chosen30 = sum6; }
    else if (i29 == 2u) { chosen30 = sum7; }
    else { chosen30 = sum8; }
    let v31 = chosen30;
    let v33 = v31 + v32;
    let v34 = nan_max4(v33, vec4f(0.0f));
    let i36 = i35 + i29 * 32u;
    b4[i36] = v34;
  }
}
