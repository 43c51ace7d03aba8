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
  let i10 = t0 * 256u;
  for (var k6 = 0u; k6 < 32u; k6 += 1u) {
    let i7 = k6 * 2u;
    if (i7 < 64u) {
      let k8 = i7;
      let v9 = b1[k8];
      let i11 = i10 + k8;
      let v12 = b0[i11];
      let v13 = v12 * v9;
      let v14 = f32(v13);
      let v15 = b0[i11 + 64u];
      let v16 = v15 * v9;
      let v17 = f32(v16);
      let v18 = b0[i11 + 128u];
      let v19 = v18 * v9;
      let v20 = f32(v19);
      let v21 = b0[i11 + 192u];
      let v22 = v21 * v9;
      let v23 = f32(v22);
      let i24 = t1 + k8 * 8u;
      let v25 = b2[i24];
      let v26 = vec4f(v25);
      sum2 = fma(vec4f(v14), v26, sum2);
      sum3 = fma(vec4f(v17), v26, sum3);
      sum4 = fma(vec4f(v20), v26, sum4);
      sum5 = fma(vec4f(v23), v26, sum5);
    }
    if (i7 + 1u < 64u) {
      let k27 = i7 + 1u;
      let v28 = b1[k27];
      let i29 = i10 + k27;
      let v30 = b0[i29];
      let v31 = v30 * v28;
      let v32 = f32(v31);
      let v33 = b0[i29 + 64u];
      let v34 = v33 * v28;
      let v35 = f32(v34);
      let v36 = b0[i29 + 128u];
      let v37 = v36 * v28;
      let v38 = f32(v37);
      let v39 = b0[i29 + 192u];
      let v40 = v39 * v28;
      let v41 = f32(v40);
      let i42 = t1 + k27 * 8u;
      let v43 = b2[i42];
      let v44 = vec4f(v43);
      sum2 = fma(vec4f(v32), v44, sum2);
      sum3 = fma(vec4f(v35), v44, sum3);
      sum4 = fma(vec4f(v38), v44, sum4);
      sum5 = fma(vec4f(v41), v44, sum5);
    }
  }
  let v48 = b3[t1];
  let i54 = t0 * 32u + t1;
  for (var i45 = 0u; i45 < 4u; i45 += 1u) {
    var chosen46 = vec4f();
    switch (i45) {
      case 0u: { chosen46 = sum2; }
      case 1u: { chosen46 = sum3; }
      case 2u: { chosen46 = sum4; }
      default: { chosen46 = sum5; }
    }
    let v47 = chosen46;
    let v49 = vec4h(v47);
    let v50 = v49 + v48;
    let v51 = vec4f(v50);
    let v52 = normal_cdf4(v51);
    let v53 = v51 * v52;
    let i55 = i54 + i45 * 8u;
    b4[i55] = vec4h(v53);
  }
}
