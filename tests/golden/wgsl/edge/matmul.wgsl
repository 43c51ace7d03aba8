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
  let i13 = q1 * 4096u + t3 * 256u;
  let i27 = r2 * 16u + t4;
  for (var k9 = 0u; k9 < 32u; k9 += 1u) {
    let i10 = k9 * 2u;
    if (i10 < 64u) {
      let k11 = i10;
      let v12 = b3[k11];
      let i14 = i13 + k11;
      let v15 = b0[i14];
      let v16 = v15 * 0.5f;
      let v17 = v16 + v12;
      let v18 = b0[i14 + 64u];
      let v19 = v18 * 0.5f;
      let v20 = v19 + v12;
      let v21 = b0[i14 + 128u];
      let v22 = v21 * 0.5f;
      let v23 = v22 + v12;
      let v24 = b0[i14 + 192u];
      let v25 = v24 * 0.5f;
      let v26 = v25 + v12;
      let i28 = i27 + k11 * 32u;
      let v29 = b1[i28];
      let v30 = nan_exp4(v29);
      sum5 = fma(vec4f(v17), v30, sum5);
      sum6 = fma(vec4f(v20), v30, sum6);
      sum7 = fma(vec4f(v23), v30, sum7);
      sum8 = fma(vec4f(v26), v30, sum8);
    }
    if (i10 + 1u < 64u) {
      let k31 = i10 + 1u;
      let v32 = b3[k31];
      let i33 = i13 + k31;
      let v34 = b0[i33];
      let v35 = v34 * 0.5f;
      let v36 = v35 + v32;
      let v37 = b0[i33 + 64u];
      let v38 = v37 * 0.5f;
      let v39 = v38 + v32;
      let v40 = b0[i33 + 128u];
      let v41 = v40 * 0.5f;
      let v42 = v41 + v32;
      let v43 = b0[i33 + 192u];
      let v44 = v43 * 0.5f;
      let v45 = v44 + v32;
      let i46 = i27 + k31 * 32u;
      let v47 = b1[i46];
      let v48 = nan_exp4(v47);
      sum5 = fma(vec4f(v36), v48, sum5);
      sum6 = fma(vec4f(v39), v48, sum6);
      sum7 = fma(vec4f(v42), v48, sum7);
      sum8 = fma(vec4f(v45), v48, sum8);
    }
  }
  let v52 = b2[i27];
  let i55 = q1 * 2048u + r2 * 16u + t3 * 128u + t4;
  for (var i49 = 0u; i49 < 4u; i49 += 1u) {
    var chosen50 = vec4f();
    switch (i49) {
      case 0u: { chosen50 = sum5; }
      case 1u: { chosen50 = sum6; }
      case 2u: { chosen50 = sum7; }
      default: { chosen50 = sum8; }
    }
    let v51 = chosen50;
    let v53 = v51 + v52;
    let v54 = nan_max4(v53, vec4f(0.0f));
    let i56 = i55 + i49 * 32u;
    b4[i56] = v54;
  }
}
