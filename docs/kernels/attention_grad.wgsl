@group(0) @binding(0) var<storage, read_write> b0: array<vec2u>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i2 = g1 * 256u + t0 * 4u;
  let v3 = vec4i(i32(i2)) + vec4i(0, 1, 2, 3);
  let v4 = v3;
  b0[i2] = vec2u(bitcast<u32>(v4.x), bitcast<u32>(v4.x >> 31u));
  b0[i2 + 1u] = vec2u(bitcast<u32>(v4.y), bitcast<u32>(v4.y >> 31u));
  b0[i2 + 2u] = vec2u(bitcast<u32>(v4.z), bitcast<u32>(v4.z >> 31u));
  b0[i2 + 3u] = vec2u(bitcast<u32>(v4.w), bitcast<u32>(v4.w >> 31u));
}

var<private> infinity_bits: u32 = 0x7f800000u;
@group(0) @binding(0) var<storage, read_write> b0: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let q1 = (g0) / 32u;
  let r2 = (g0) % 32u;
  let q3 = (q1) / 32u;
  let r4 = (q1) % 32u;
  let t5 = local.y;
  let t6 = local.x;
  var sum7 = vec4f();
  var sum8 = vec4f();
  var sum9 = vec4f();
  var sum10 = vec4f();
  var sum11 = vec4f();
  var sum12 = vec4f();
  var sum13 = vec4f();
  var sum14 = vec4f();
  var sum15 = vec4f();
  var sum16 = vec4f();
  var sum17 = vec4f();
  var sum18 = vec4f();
  var sum19 = vec4f();
  var sum20 = vec4f();
  var sum21 = vec4f();
  var sum22 = vec4f();
  let i24 = q3 * 32768u + r4 * 1024u + t5 * 128u;
  let i34 = q3 * 32768u + r2 * 1024u + t6 * 64u;
  for (var k23 = 0u; k23 < 16u; k23 += 1u) {
    let i25 = i24 + k23;
    let v26 = b1[i25];
    let v27 = b1[i25 + 16u];
    let v28 = b1[i25 + 32u];
    let v29 = b1[i25 + 48u];
    let v30 = b1[i25 + 64u];
    let v31 = b1[i25 + 80u];
    let v32 = b1[i25 + 96u];
    let v33 = b1[i25 + 112u];
    let i35 = i34 + k23;
    let v36 = b2[i35];
    let v37 = b2[i35 + 16u];
    let v38 = b2[i35 + 32u];
    let v39 = b2[i35 + 48u];
    sum7 += vec4f(dot(v26, v36), dot(v26, v37), dot(v26, v38), dot(v26, v39));
    sum9 += vec4f(dot(v27, v36), dot(v27, v37), dot(v27, v38), dot(v27, v39));
    sum11 += vec4f(dot(v28, v36), dot(v28, v37), dot(v28, v38), dot(v28, v39));
    sum13 += vec4f(dot(v29, v36), dot(v29, v37), dot(v29, v38), dot(v29, v39));
    sum15 += vec4f(dot(v30, v36), dot(v30, v37), dot(v30, v38), dot(v30, v39));
    sum17 += vec4f(dot(v31, v36), dot(v31, v37), dot(v31, v38), dot(v31, v39));
    sum19 += vec4f(dot(v32, v36), dot(v32, v37), dot(v32, v38), dot(v32, v39));
    sum21 += vec4f(dot(v33, v36), dot(v33, v37), dot(v33, v38), dot(v33, v39));
    let v40 = b2[i35 + 512u];
    let v41 = b2[i35 + 528u];
    let v42 = b2[i35 + 544u];
    let v43 = b2[i35 + 560u];
    sum8 += vec4f(dot(v26, v40), dot(v26, v41), dot(v26, v42), dot(v26, v43));
    sum10 += vec4f(dot(v27, v40), dot(v27, v41), dot(v27, v42), dot(v27, v43));
    sum12 += vec4f(dot(v28, v40), dot(v28, v41), dot(v28, v42), dot(v28, v43));
    sum14 += vec4f(dot(v29, v40), dot(v29, v41), dot(v29, v42), dot(v29, v43));
    sum16 += vec4f(dot(v30, v40), dot(v30, v41), dot(v30, v42), dot(v30, v43));
    sum18 += vec4f(dot(v31, v40), dot(v31, v41), dot(v31, v42), dot(v31, v43));
    sum20 += vec4f(dot(v32, v40), dot(v32, v41), dot(v32, v42), dot(v32, v43));
    sum22 += vec4f(dot(v33, v40), dot(v33, v41), dot(v33, v42), dot(v33, v43));
  }
  var tile44 = array<vec4f, 16>(sum7, sum8, sum9, sum10, sum11, sum12, sum13, sum14, sum15, sum16, sum17, sum18, sum19, sum20, sum21, sum22);
  let i51 = r4 * 64u + t5 * 8u;
  let i54 = r2 * 64u + t6 * 4u;
  let i59 = q3 * 1048576u + r2 * 16u + r4 * 32768u + t5 * 4096u + t6;
  for (var i45 = 0u; i45 < 8u; i45 += 1u) {
    let i47 = i45 * 2u;
    let i52 = i51 + i45;
    let v53 = i32(i52);
    let i60 = i59 + i45 * 512u;
    for (var j46 = 0u; j46 < 2u; j46 += 1u) {
      let i48 = i47 + j46;
      let v49 = tile44[i48];
      let v50 = v49 * vec4f(0.125f);
      let i55 = i54 + j46 * 32u;
      let v56 = vec4i(bitcast<i32>(b0[i55].x), bitcast<i32>(b0[i55 + 1u].x), bitcast<i32>(b0[i55 + 2u].x), bitcast<i32>(b0[i55 + 3u].x));
      let v57 = v56 <= vec4i(v53);
      let v58 = select(vec4f((-bitcast<f32>(infinity_bits))), v50, v57);
      let i61 = i60 + j46 * 8u;
      b3[i61] = v58;
    }
  }
}

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
@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  var kept2 = array<vec4f, 512>();
  let i4 = g1 * 32768u + t0 * 512u;
  var r7 = vec4f((-bitcast<f32>(infinity_bits)));
  for (var x3 = 0u; x3 < 512u; x3 += 1u) {
    let i5 = i4 + x3;
    let v6 = b0[i5];
    kept2[x3] = v6;
    r7 = nan_max4(r7, v6);
  }
  let v8 = r7;
  let v9 = nan_max((nan_max(v8.x, v8.y)), (nan_max(v8.z, v8.w)));
  var r14 = vec4f(0.0f);
  for (var x10 = 0u; x10 < 512u; x10 += 1u) {
    let v11 = kept2[x10];
    let v12 = v11 - vec4f(v9);
    let v13 = nan_exp4(v12);
    kept2[x10] = v13;
    r14 = r14 + v13;
  }
  let v15 = r14;
  let v16 = (v15.x + v15.y) + (v15.z + v15.w);
  for (var x17 = 0u; x17 < 512u; x17 += 1u) {
    let v18 = kept2[x17];
    let v19 = v18 / vec4f(v16);
    let i20 = i4 + x17;
    b1[i20] = v19;
  }
}

@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4f>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let q1 = (g0) / 32u;
  let r2 = (g0) % 32u;
  let t3 = local.y;
  let t4 = local.x;
  var sum5 = vec4f();
  var sum6 = vec4f();
  var sum7 = vec4f();
  var sum8 = vec4f();
  var sum9 = vec4f();
  var sum10 = vec4f();
  var sum11 = vec4f();
  var sum12 = vec4f();
  var sum13 = vec4f();
  var sum14 = vec4f();
  var sum15 = vec4f();
  var sum16 = vec4f();
  var sum17 = vec4f();
  var sum18 = vec4f();
  var sum19 = vec4f();
  var sum20 = vec4f();
  let i22 = q1 * 1048576u + r2 * 32768u + t3 * 4096u;
  let i33 = q1 * 32768u + t4;
  for (var k21 = 0u; k21 < 512u; k21 += 1u) {
    let i23 = i22 + k21;
    let v24 = b0[i23];
    let v25 = b0[i23 + 512u];
    let v26 = b0[i23 + 1024u];
    let v27 = b0[i23 + 1536u];
    let v28 = b0[i23 + 2048u];
    let v29 = b0[i23 + 2560u];
    let v30 = b0[i23 + 3072u];
    let v31 = b0[i23 + 3584u];
    let i34 = i33 + k21 * 64u;
    let v35 = b1[i34];
    let v36 = b1[i34 + 8u];
    sum5 = fma(vec4f(v24.x), v35, sum5);
    sum6 = fma(vec4f(v24.x), v36, sum6);
    sum7 = fma(vec4f(v25.x), v35, sum7);
    sum8 = fma(vec4f(v25.x), v36, sum8);
    sum9 = fma(vec4f(v26.x), v35, sum9);
    sum10 = fma(vec4f(v26.x), v36, sum10);
    sum11 = fma(vec4f(v27.x), v35, sum11);
    sum12 = fma(vec4f(v27.x), v36, sum12);
    sum13 = fma(vec4f(v28.x), v35, sum13);
    sum14 = fma(vec4f(v28.x), v36, sum14);
    sum15 = fma(vec4f(v29.x), v35, sum15);
    sum16 = fma(vec4f(v29.x), v36, sum16);
    sum17 = fma(vec4f(v30.x), v35, sum17);
    sum18 = fma(vec4f(v30.x), v36, sum18);
    sum19 = fma(vec4f(v31.x), v35, sum19);
    sum20 = fma(vec4f(v31.x), v36, sum20);
    let v37 = b1[i34 + 16u];
    let v38 = b1[i34 + 24u];
    sum5 = fma(vec4f(v24.y), v37, sum5);
    sum6 = fma(vec4f(v24.y), v38, sum6);
    sum7 = fma(vec4f(v25.y), v37, sum7);
    sum8 = fma(vec4f(v25.y), v38, sum8);
    sum9 = fma(vec4f(v26.y), v37, sum9);
    sum10 = fma(vec4f(v26.y), v38, sum10);
    sum11 = fma(vec4f(v27.y), v37, sum11);
    sum12 = fma(vec4f(v27.y), v38, sum12);
    sum13 = fma(vec4f(v28.y), v37, sum13);
    sum14 = fma(vec4f(v28.y), v38, sum14);
    sum15 = fma(vec4f(v29.y), v37, sum15);
    sum16 = fma(vec4f(v29.y), v38, sum16);
    sum17 = fma(vec4f(v30.y), v37, sum17);
    sum18 = fma(vec4f(v30.y), v38, sum18);
    sum19 = fma(vec4f(v31.y), v37, sum19);
    sum20 = fma(vec4f(v31.y), v38, sum20);
    let v39 = b1[i34 + 32u];
    let v40 = b1[i34 + 40u];
    sum5 = fma(vec4f(v24.z), v39, sum5);
    sum6 = fma(vec4f(v24.z), v40, sum6);
    sum7 = fma(vec4f(v25.z), v39, sum7);
    sum8 = fma(vec4f(v25.z), v40, sum8);
    sum9 = fma(vec4f(v26.z), v39, sum9);
    sum10 = fma(vec4f(v26.z), v40, sum10);
    sum11 = fma(vec4f(v27.z), v39, sum11);
    sum12 = fma(vec4f(v27.z), v40, sum12);
    sum13 = fma(vec4f(v28.z), v39, sum13);
    sum14 = fma(vec4f(v28.z), v40, sum14);
    sum15 = fma(vec4f(v29.z), v39, sum15);
    sum16 = fma(vec4f(v29.z), v40, sum16);
    sum17 = fma(vec4f(v30.z), v39, sum17);
    sum18 = fma(vec4f(v30.z), v40, sum18);
    sum19 = fma(vec4f(v31.z), v39, sum19);
    sum20 = fma(vec4f(v31.z), v40, sum20);
    let v41 = b1[i34 + 48u];
    let v42 = b1[i34 + 56u];
    sum5 = fma(vec4f(v24.w), v41, sum5);
    sum6 = fma(vec4f(v24.w), v42, sum6);
    sum7 = fma(vec4f(v25.w), v41, sum7);
    sum8 = fma(vec4f(v25.w), v42, sum8);
    sum9 = fma(vec4f(v26.w), v41, sum9);
    sum10 = fma(vec4f(v26.w), v42, sum10);
    sum11 = fma(vec4f(v27.w), v41, sum11);
    sum12 = fma(vec4f(v27.w), v42, sum12);
    sum13 = fma(vec4f(v28.w), v41, sum13);
    sum14 = fma(vec4f(v28.w), v42, sum14);
    sum15 = fma(vec4f(v29.w), v41, sum15);
    sum16 = fma(vec4f(v29.w), v42, sum16);
    sum17 = fma(vec4f(v30.w), v41, sum17);
    sum18 = fma(vec4f(v30.w), v42, sum18);
    sum19 = fma(vec4f(v31.w), v41, sum19);
    sum20 = fma(vec4f(v31.w), v42, sum20);
  }
  var tile43 = array<vec4f, 16>(sum5, sum6, sum7, sum8, sum9, sum10, sum11, sum12, sum13, sum14, sum15, sum16, sum17, sum18, sum19, sum20);
  let i49 = q1 * 32768u + r2 * 1024u + t3 * 128u + t4;
  for (var i44 = 0u; i44 < 8u; i44 += 1u) {
    let i46 = i44 * 2u;
    let i50 = i49 + i44 * 16u;
    for (var j45 = 0u; j45 < 2u; j45 += 1u) {
      let i47 = i46 + j45;
      let v48 = tile43[i47];
      let i51 = i50 + j45 * 8u;
      b3[i51] = v48;
      let v52 = b2[i51];
      let v53 = v52 * v48;
      b4[i51] = v53;
    }
  }
}

@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i3 = g1 * 1024u + t0 * 16u;
  var r6 = vec4f(0.0f);
  for (var x2 = 0u; x2 < 16u; x2 += 1u) {
    let i4 = i3 + x2;
    let v5 = b0[i4];
    r6 = r6 + v5;
  }
  let v7 = r6;
  let v8 = (v7.x + v7.y) + (v7.z + v7.w);
  let i9 = g1 * 64u + t0;
  b1[i9] = v8;
}

@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<f32>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4f>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let q1 = (g0) / 32u;
  let r2 = (g0) % 32u;
  let q3 = (q1) / 32u;
  let r4 = (q1) % 32u;
  let t5 = local.y;
  let t6 = local.x;
  var sum7 = vec4f();
  var sum8 = vec4f();
  var sum9 = vec4f();
  var sum10 = vec4f();
  var sum11 = vec4f();
  var sum12 = vec4f();
  var sum13 = vec4f();
  var sum14 = vec4f();
  var sum15 = vec4f();
  var sum16 = vec4f();
  var sum17 = vec4f();
  var sum18 = vec4f();
  var sum19 = vec4f();
  var sum20 = vec4f();
  var sum21 = vec4f();
  var sum22 = vec4f();
  let i24 = q3 * 32768u + r4 * 1024u + t5 * 128u;
  let i34 = q3 * 32768u + r2 * 1024u + t6 * 64u;
  for (var k23 = 0u; k23 < 16u; k23 += 1u) {
    let i25 = i24 + k23;
    let v26 = b1[i25];
    let v27 = b1[i25 + 16u];
    let v28 = b1[i25 + 32u];
    let v29 = b1[i25 + 48u];
    let v30 = b1[i25 + 64u];
    let v31 = b1[i25 + 80u];
    let v32 = b1[i25 + 96u];
    let v33 = b1[i25 + 112u];
    let i35 = i34 + k23;
    let v36 = b2[i35];
    let v37 = b2[i35 + 16u];
    let v38 = b2[i35 + 32u];
    let v39 = b2[i35 + 48u];
    sum7 += vec4f(dot(v26, v36), dot(v26, v37), dot(v26, v38), dot(v26, v39));
    sum9 += vec4f(dot(v27, v36), dot(v27, v37), dot(v27, v38), dot(v27, v39));
    sum11 += vec4f(dot(v28, v36), dot(v28, v37), dot(v28, v38), dot(v28, v39));
    sum13 += vec4f(dot(v29, v36), dot(v29, v37), dot(v29, v38), dot(v29, v39));
    sum15 += vec4f(dot(v30, v36), dot(v30, v37), dot(v30, v38), dot(v30, v39));
    sum17 += vec4f(dot(v31, v36), dot(v31, v37), dot(v31, v38), dot(v31, v39));
    sum19 += vec4f(dot(v32, v36), dot(v32, v37), dot(v32, v38), dot(v32, v39));
    sum21 += vec4f(dot(v33, v36), dot(v33, v37), dot(v33, v38), dot(v33, v39));
    let v40 = b2[i35 + 512u];
    let v41 = b2[i35 + 528u];
    let v42 = b2[i35 + 544u];
    let v43 = b2[i35 + 560u];
    sum8 += vec4f(dot(v26, v40), dot(v26, v41), dot(v26, v42), dot(v26, v43));
    sum10 += vec4f(dot(v27, v40), dot(v27, v41), dot(v27, v42), dot(v27, v43));
    sum12 += vec4f(dot(v28, v40), dot(v28, v41), dot(v28, v42), dot(v28, v43));
    sum14 += vec4f(dot(v29, v40), dot(v29, v41), dot(v29, v42), dot(v29, v43));
    sum16 += vec4f(dot(v30, v40), dot(v30, v41), dot(v30, v42), dot(v30, v43));
    sum18 += vec4f(dot(v31, v40), dot(v31, v41), dot(v31, v42), dot(v31, v43));
    sum20 += vec4f(dot(v32, v40), dot(v32, v41), dot(v32, v42), dot(v32, v43));
    sum22 += vec4f(dot(v33, v40), dot(v33, v41), dot(v33, v42), dot(v33, v43));
  }
  var tile44 = array<vec4f, 16>(sum7, sum8, sum9, sum10, sum11, sum12, sum13, sum14, sum15, sum16, sum17, sum18, sum19, sum20, sum21, sum22);
  let i50 = q3 * 2048u + r4 * 64u + t5 * 8u;
  let i54 = q3 * 1048576u + r2 * 16u + r4 * 32768u + t5 * 4096u + t6;
  for (var i45 = 0u; i45 < 8u; i45 += 1u) {
    let i47 = i45 * 2u;
    let i51 = i50 + i45;
    let v52 = b3[i51];
    let i55 = i54 + i45 * 512u;
    for (var j46 = 0u; j46 < 2u; j46 += 1u) {
      let i48 = i47 + j46;
      let v49 = tile44[i48];
      let v53 = v49 - vec4f(v52);
      let i56 = i55 + j46 * 8u;
      let v57 = b0[i56];
      let v58 = v57 * v53;
      b4[i56] = v58;
    }
  }
}

@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let q1 = (g0) / 32u;
  let r2 = (g0) % 32u;
  let t3 = local.y;
  let t4 = local.x;
  var sum5 = vec4f();
  var sum6 = vec4f();
  var sum7 = vec4f();
  var sum8 = vec4f();
  var sum9 = vec4f();
  var sum10 = vec4f();
  var sum11 = vec4f();
  var sum12 = vec4f();
  var sum13 = vec4f();
  var sum14 = vec4f();
  var sum15 = vec4f();
  var sum16 = vec4f();
  var sum17 = vec4f();
  var sum18 = vec4f();
  var sum19 = vec4f();
  var sum20 = vec4f();
  let i22 = q1 * 1048576u + r2 * 32768u + t3 * 4096u;
  let i33 = q1 * 32768u + t4;
  for (var k21 = 0u; k21 < 512u; k21 += 1u) {
    let i23 = i22 + k21;
    let v24 = b0[i23];
    let v25 = b0[i23 + 512u];
    let v26 = b0[i23 + 1024u];
    let v27 = b0[i23 + 1536u];
    let v28 = b0[i23 + 2048u];
    let v29 = b0[i23 + 2560u];
    let v30 = b0[i23 + 3072u];
    let v31 = b0[i23 + 3584u];
    let i34 = i33 + k21 * 64u;
    let v35 = b1[i34];
    let v36 = b1[i34 + 8u];
    sum5 = fma(vec4f(v24.x), v35, sum5);
    sum6 = fma(vec4f(v24.x), v36, sum6);
    sum7 = fma(vec4f(v25.x), v35, sum7);
    sum8 = fma(vec4f(v25.x), v36, sum8);
    sum9 = fma(vec4f(v26.x), v35, sum9);
    sum10 = fma(vec4f(v26.x), v36, sum10);
    sum11 = fma(vec4f(v27.x), v35, sum11);
    sum12 = fma(vec4f(v27.x), v36, sum12);
    sum13 = fma(vec4f(v28.x), v35, sum13);
    sum14 = fma(vec4f(v28.x), v36, sum14);
    sum15 = fma(vec4f(v29.x), v35, sum15);
    sum16 = fma(vec4f(v29.x), v36, sum16);
    sum17 = fma(vec4f(v30.x), v35, sum17);
    sum18 = fma(vec4f(v30.x), v36, sum18);
    sum19 = fma(vec4f(v31.x), v35, sum19);
    sum20 = fma(vec4f(v31.x), v36, sum20);
    let v37 = b1[i34 + 16u];
    let v38 = b1[i34 + 24u];
    sum5 = fma(vec4f(v24.y), v37, sum5);
    sum6 = fma(vec4f(v24.y), v38, sum6);
    sum7 = fma(vec4f(v25.y), v37, sum7);
    sum8 = fma(vec4f(v25.y), v38, sum8);
    sum9 = fma(vec4f(v26.y), v37, sum9);
    sum10 = fma(vec4f(v26.y), v38, sum10);
    sum11 = fma(vec4f(v27.y), v37, sum11);
    sum12 = fma(vec4f(v27.y), v38, sum12);
    sum13 = fma(vec4f(v28.y), v37, sum13);
    sum14 = fma(vec4f(v28.y), v38, sum14);
    sum15 = fma(vec4f(v29.y), v37, sum15);
    sum16 = fma(vec4f(v29.y), v38, sum16);
    sum17 = fma(vec4f(v30.y), v37, sum17);
    sum18 = fma(vec4f(v30.y), v38, sum18);
    sum19 = fma(vec4f(v31.y), v37, sum19);
    sum20 = fma(vec4f(v31.y), v38, sum20);
    let v39 = b1[i34 + 32u];
    let v40 = b1[i34 + 40u];
    sum5 = fma(vec4f(v24.z), v39, sum5);
    sum6 = fma(vec4f(v24.z), v40, sum6);
    sum7 = fma(vec4f(v25.z), v39, sum7);
    sum8 = fma(vec4f(v25.z), v40, sum8);
    sum9 = fma(vec4f(v26.z), v39, sum9);
    sum10 = fma(vec4f(v26.z), v40, sum10);
    sum11 = fma(vec4f(v27.z), v39, sum11);
    sum12 = fma(vec4f(v27.z), v40, sum12);
    sum13 = fma(vec4f(v28.z), v39, sum13);
    sum14 = fma(vec4f(v28.z), v40, sum14);
    sum15 = fma(vec4f(v29.z), v39, sum15);
    sum16 = fma(vec4f(v29.z), v40, sum16);
    sum17 = fma(vec4f(v30.z), v39, sum17);
    sum18 = fma(vec4f(v30.z), v40, sum18);
    sum19 = fma(vec4f(v31.z), v39, sum19);
    sum20 = fma(vec4f(v31.z), v40, sum20);
    let v41 = b1[i34 + 48u];
    let v42 = b1[i34 + 56u];
    sum5 = fma(vec4f(v24.w), v41, sum5);
    sum6 = fma(vec4f(v24.w), v42, sum6);
    sum7 = fma(vec4f(v25.w), v41, sum7);
    sum8 = fma(vec4f(v25.w), v42, sum8);
    sum9 = fma(vec4f(v26.w), v41, sum9);
    sum10 = fma(vec4f(v26.w), v42, sum10);
    sum11 = fma(vec4f(v27.w), v41, sum11);
    sum12 = fma(vec4f(v27.w), v42, sum12);
    sum13 = fma(vec4f(v28.w), v41, sum13);
    sum14 = fma(vec4f(v28.w), v42, sum14);
    sum15 = fma(vec4f(v29.w), v41, sum15);
    sum16 = fma(vec4f(v29.w), v42, sum16);
    sum17 = fma(vec4f(v30.w), v41, sum17);
    sum18 = fma(vec4f(v30.w), v42, sum18);
    sum19 = fma(vec4f(v31.w), v41, sum19);
    sum20 = fma(vec4f(v31.w), v42, sum20);
  }
  var tile43 = array<vec4f, 16>(sum5, sum6, sum7, sum8, sum9, sum10, sum11, sum12, sum13, sum14, sum15, sum16, sum17, sum18, sum19, sum20);
  let i50 = q1 * 32768u + r2 * 1024u + t3 * 128u + t4;
  for (var i44 = 0u; i44 < 8u; i44 += 1u) {
    let i46 = i44 * 2u;
    let i51 = i50 + i44 * 16u;
    for (var j45 = 0u; j45 < 2u; j45 += 1u) {
      let i47 = i46 + j45;
      let v48 = tile43[i47];
      let v49 = v48 * vec4f(0.125f);
      let i52 = i51 + j45 * 8u;
      b2[i52] = v49;
    }
  }
}

@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let q1 = (g0) / 32u;
  let r2 = (g0) % 32u;
  let t3 = local.y;
  let t4 = local.x;
  var sum5 = vec4f();
  var sum6 = vec4f();
  var sum7 = vec4f();
  var sum8 = vec4f();
  var sum9 = vec4f();
  var sum10 = vec4f();
  var sum11 = vec4f();
  var sum12 = vec4f();
  var sum13 = vec4f();
  var sum14 = vec4f();
  var sum15 = vec4f();
  var sum16 = vec4f();
  var sum17 = vec4f();
  var sum18 = vec4f();
  var sum19 = vec4f();
  var sum20 = vec4f();
  let i22 = q1 * 4194304u + r2 * 64u + t3 * 8u;
  let i33 = q1 * 32768u + t4;
  for (var k21 = 0u; k21 < 512u; k21 += 1u) {
    let i23 = i22 + k21 * 8192u;
    let v24 = vec4f(b0[i23], b0[i23 + 2048u], b0[i23 + 4096u], b0[i23 + 6144u]);
    let v25 = vec4f(b0[i23 + 1u], b0[i23 + 2049u], b0[i23 + 4097u], b0[i23 + 6145u]);
    let v26 = vec4f(b0[i23 + 2u], b0[i23 + 2050u], b0[i23 + 4098u], b0[i23 + 6146u]);
    let v27 = vec4f(b0[i23 + 3u], b0[i23 + 2051u], b0[i23 + 4099u], b0[i23 + 6147u]);
    let v28 = vec4f(b0[i23 + 4u], b0[i23 + 2052u], b0[i23 + 4100u], b0[i23 + 6148u]);
    let v29 = vec4f(b0[i23 + 5u], b0[i23 + 2053u], b0[i23 + 4101u], b0[i23 + 6149u]);
    let v30 = vec4f(b0[i23 + 6u], b0[i23 + 2054u], b0[i23 + 4102u], b0[i23 + 6150u]);
    let v31 = vec4f(b0[i23 + 7u], b0[i23 + 2055u], b0[i23 + 4103u], b0[i23 + 6151u]);
    let i34 = i33 + k21 * 64u;
    let v35 = b1[i34];
    let v36 = b1[i34 + 8u];
    sum5 = fma(vec4f(v24.x), v35, sum5);
    sum6 = fma(vec4f(v24.x), v36, sum6);
    sum7 = fma(vec4f(v25.x), v35, sum7);
    sum8 = fma(vec4f(v25.x), v36, sum8);
    sum9 = fma(vec4f(v26.x), v35, sum9);
    sum10 = fma(vec4f(v26.x), v36, sum10);
    sum11 = fma(vec4f(v27.x), v35, sum11);
    sum12 = fma(vec4f(v27.x), v36, sum12);
    sum13 = fma(vec4f(v28.x), v35, sum13);
    sum14 = fma(vec4f(v28.x), v36, sum14);
    sum15 = fma(vec4f(v29.x), v35, sum15);
    sum16 = fma(vec4f(v29.x), v36, sum16);
    sum17 = fma(vec4f(v30.x), v35, sum17);
    sum18 = fma(vec4f(v30.x), v36, sum18);
    sum19 = fma(vec4f(v31.x), v35, sum19);
    sum20 = fma(vec4f(v31.x), v36, sum20);
    let v37 = b1[i34 + 16u];
    let v38 = b1[i34 + 24u];
    sum5 = fma(vec4f(v24.y), v37, sum5);
    sum6 = fma(vec4f(v24.y), v38, sum6);
    sum7 = fma(vec4f(v25.y), v37, sum7);
    sum8 = fma(vec4f(v25.y), v38, sum8);
    sum9 = fma(vec4f(v26.y), v37, sum9);
    sum10 = fma(vec4f(v26.y), v38, sum10);
    sum11 = fma(vec4f(v27.y), v37, sum11);
    sum12 = fma(vec4f(v27.y), v38, sum12);
    sum13 = fma(vec4f(v28.y), v37, sum13);
    sum14 = fma(vec4f(v28.y), v38, sum14);
    sum15 = fma(vec4f(v29.y), v37, sum15);
    sum16 = fma(vec4f(v29.y), v38, sum16);
    sum17 = fma(vec4f(v30.y), v37, sum17);
    sum18 = fma(vec4f(v30.y), v38, sum18);
    sum19 = fma(vec4f(v31.y), v37, sum19);
    sum20 = fma(vec4f(v31.y), v38, sum20);
    let v39 = b1[i34 + 32u];
    let v40 = b1[i34 + 40u];
    sum5 = fma(vec4f(v24.z), v39, sum5);
    sum6 = fma(vec4f(v24.z), v40, sum6);
    sum7 = fma(vec4f(v25.z), v39, sum7);
    sum8 = fma(vec4f(v25.z), v40, sum8);
    sum9 = fma(vec4f(v26.z), v39, sum9);
    sum10 = fma(vec4f(v26.z), v40, sum10);
    sum11 = fma(vec4f(v27.z), v39, sum11);
    sum12 = fma(vec4f(v27.z), v40, sum12);
    sum13 = fma(vec4f(v28.z), v39, sum13);
    sum14 = fma(vec4f(v28.z), v40, sum14);
    sum15 = fma(vec4f(v29.z), v39, sum15);
    sum16 = fma(vec4f(v29.z), v40, sum16);
    sum17 = fma(vec4f(v30.z), v39, sum17);
    sum18 = fma(vec4f(v30.z), v40, sum18);
    sum19 = fma(vec4f(v31.z), v39, sum19);
    sum20 = fma(vec4f(v31.z), v40, sum20);
    let v41 = b1[i34 + 48u];
    let v42 = b1[i34 + 56u];
    sum5 = fma(vec4f(v24.w), v41, sum5);
    sum6 = fma(vec4f(v24.w), v42, sum6);
    sum7 = fma(vec4f(v25.w), v41, sum7);
    sum8 = fma(vec4f(v25.w), v42, sum8);
    sum9 = fma(vec4f(v26.w), v41, sum9);
    sum10 = fma(vec4f(v26.w), v42, sum10);
    sum11 = fma(vec4f(v27.w), v41, sum11);
    sum12 = fma(vec4f(v27.w), v42, sum12);
    sum13 = fma(vec4f(v28.w), v41, sum13);
    sum14 = fma(vec4f(v28.w), v42, sum14);
    sum15 = fma(vec4f(v29.w), v41, sum15);
    sum16 = fma(vec4f(v29.w), v42, sum16);
    sum17 = fma(vec4f(v30.w), v41, sum17);
    sum18 = fma(vec4f(v30.w), v42, sum18);
    sum19 = fma(vec4f(v31.w), v41, sum19);
    sum20 = fma(vec4f(v31.w), v42, sum20);
  }
  var tile43 = array<vec4f, 16>(sum5, sum6, sum7, sum8, sum9, sum10, sum11, sum12, sum13, sum14, sum15, sum16, sum17, sum18, sum19, sum20);
  let i50 = q1 * 32768u + r2 * 1024u + t3 * 128u + t4;
  for (var i44 = 0u; i44 < 8u; i44 += 1u) {
    let i46 = i44 * 2u;
    let i51 = i50 + i44 * 16u;
    for (var j45 = 0u; j45 < 2u; j45 += 1u) {
      let i47 = i46 + j45;
      let v48 = tile43[i47];
      let v49 = v48 * vec4f(0.125f);
      let i52 = i51 + j45 * 8u;
      b2[i52] = v49;
    }
  }
}

@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let q1 = (g0) / 32u;
  let r2 = (g0) % 32u;
  let t3 = local.y;
  let t4 = local.x;
  var sum5 = vec4f();
  var sum6 = vec4f();
  var sum7 = vec4f();
  var sum8 = vec4f();
  var sum9 = vec4f();
  var sum10 = vec4f();
  var sum11 = vec4f();
  var sum12 = vec4f();
  var sum13 = vec4f();
  var sum14 = vec4f();
  var sum15 = vec4f();
  var sum16 = vec4f();
  var sum17 = vec4f();
  var sum18 = vec4f();
  var sum19 = vec4f();
  var sum20 = vec4f();
  let i22 = q1 * 4194304u + r2 * 64u + t3 * 8u;
  let i33 = q1 * 32768u + t4;
  for (var k21 = 0u; k21 < 512u; k21 += 1u) {
    let i23 = i22 + k21 * 8192u;
    let v24 = vec4f(b0[i23], b0[i23 + 2048u], b0[i23 + 4096u], b0[i23 + 6144u]);
    let v25 = vec4f(b0[i23 + 1u], b0[i23 + 2049u], b0[i23 + 4097u], b0[i23 + 6145u]);
    let v26 = vec4f(b0[i23 + 2u], b0[i23 + 2050u], b0[i23 + 4098u], b0[i23 + 6146u]);
    let v27 = vec4f(b0[i23 + 3u], b0[i23 + 2051u], b0[i23 + 4099u], b0[i23 + 6147u]);
    let v28 = vec4f(b0[i23 + 4u], b0[i23 + 2052u], b0[i23 + 4100u], b0[i23 + 6148u]);
    let v29 = vec4f(b0[i23 + 5u], b0[i23 + 2053u], b0[i23 + 4101u], b0[i23 + 6149u]);
    let v30 = vec4f(b0[i23 + 6u], b0[i23 + 2054u], b0[i23 + 4102u], b0[i23 + 6150u]);
    let v31 = vec4f(b0[i23 + 7u], b0[i23 + 2055u], b0[i23 + 4103u], b0[i23 + 6151u]);
    let i34 = i33 + k21 * 64u;
    let v35 = b1[i34];
    let v36 = b1[i34 + 8u];
    sum5 = fma(vec4f(v24.x), v35, sum5);
    sum6 = fma(vec4f(v24.x), v36, sum6);
    sum7 = fma(vec4f(v25.x), v35, sum7);
    sum8 = fma(vec4f(v25.x), v36, sum8);
    sum9 = fma(vec4f(v26.x), v35, sum9);
    sum10 = fma(vec4f(v26.x), v36, sum10);
    sum11 = fma(vec4f(v27.x), v35, sum11);
    sum12 = fma(vec4f(v27.x), v36, sum12);
    sum13 = fma(vec4f(v28.x), v35, sum13);
    sum14 = fma(vec4f(v28.x), v36, sum14);
    sum15 = fma(vec4f(v29.x), v35, sum15);
    sum16 = fma(vec4f(v29.x), v36, sum16);
    sum17 = fma(vec4f(v30.x), v35, sum17);
    sum18 = fma(vec4f(v30.x), v36, sum18);
    sum19 = fma(vec4f(v31.x), v35, sum19);
    sum20 = fma(vec4f(v31.x), v36, sum20);
    let v37 = b1[i34 + 16u];
    let v38 = b1[i34 + 24u];
    sum5 = fma(vec4f(v24.y), v37, sum5);
    sum6 = fma(vec4f(v24.y), v38, sum6);
    sum7 = fma(vec4f(v25.y), v37, sum7);
    sum8 = fma(vec4f(v25.y), v38, sum8);
    sum9 = fma(vec4f(v26.y), v37, sum9);
    sum10 = fma(vec4f(v26.y), v38, sum10);
    sum11 = fma(vec4f(v27.y), v37, sum11);
    sum12 = fma(vec4f(v27.y), v38, sum12);
    sum13 = fma(vec4f(v28.y), v37, sum13);
    sum14 = fma(vec4f(v28.y), v38, sum14);
    sum15 = fma(vec4f(v29.y), v37, sum15);
    sum16 = fma(vec4f(v29.y), v38, sum16);
    sum17 = fma(vec4f(v30.y), v37, sum17);
    sum18 = fma(vec4f(v30.y), v38, sum18);
    sum19 = fma(vec4f(v31.y), v37, sum19);
    sum20 = fma(vec4f(v31.y), v38, sum20);
    let v39 = b1[i34 + 32u];
    let v40 = b1[i34 + 40u];
    sum5 = fma(vec4f(v24.z), v39, sum5);
    sum6 = fma(vec4f(v24.z), v40, sum6);
    sum7 = fma(vec4f(v25.z), v39, sum7);
    sum8 = fma(vec4f(v25.z), v40, sum8);
    sum9 = fma(vec4f(v26.z), v39, sum9);
    sum10 = fma(vec4f(v26.z), v40, sum10);
    sum11 = fma(vec4f(v27.z), v39, sum11);
    sum12 = fma(vec4f(v27.z), v40, sum12);
    sum13 = fma(vec4f(v28.z), v39, sum13);
    sum14 = fma(vec4f(v28.z), v40, sum14);
    sum15 = fma(vec4f(v29.z), v39, sum15);
    sum16 = fma(vec4f(v29.z), v40, sum16);
    sum17 = fma(vec4f(v30.z), v39, sum17);
    sum18 = fma(vec4f(v30.z), v40, sum18);
    sum19 = fma(vec4f(v31.z), v39, sum19);
    sum20 = fma(vec4f(v31.z), v40, sum20);
    let v41 = b1[i34 + 48u];
    let v42 = b1[i34 + 56u];
    sum5 = fma(vec4f(v24.w), v41, sum5);
    sum6 = fma(vec4f(v24.w), v42, sum6);
    sum7 = fma(vec4f(v25.w), v41, sum7);
    sum8 = fma(vec4f(v25.w), v42, sum8);
    sum9 = fma(vec4f(v26.w), v41, sum9);
    sum10 = fma(vec4f(v26.w), v42, sum10);
    sum11 = fma(vec4f(v27.w), v41, sum11);
    sum12 = fma(vec4f(v27.w), v42, sum12);
    sum13 = fma(vec4f(v28.w), v41, sum13);
    sum14 = fma(vec4f(v28.w), v42, sum14);
    sum15 = fma(vec4f(v29.w), v41, sum15);
    sum16 = fma(vec4f(v29.w), v42, sum16);
    sum17 = fma(vec4f(v30.w), v41, sum17);
    sum18 = fma(vec4f(v30.w), v42, sum18);
    sum19 = fma(vec4f(v31.w), v41, sum19);
    sum20 = fma(vec4f(v31.w), v42, sum20);
  }
  var tile43 = array<vec4f, 16>(sum5, sum6, sum7, sum8, sum9, sum10, sum11, sum12, sum13, sum14, sum15, sum16, sum17, sum18, sum19, sum20);
  let i49 = q1 * 32768u + r2 * 1024u + t3 * 128u + t4;
  for (var i44 = 0u; i44 < 8u; i44 += 1u) {
    let i46 = i44 * 2u;
    let i50 = i49 + i44 * 16u;
    for (var j45 = 0u; j45 < 2u; j45 += 1u) {
      let i47 = i46 + j45;
      let v48 = tile43[i47];
      let i51 = i50 + j45 * 8u;
      b2[i51] = v48;
    }
  }
}
