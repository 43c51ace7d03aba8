@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i2 = g1 * 64u + t0;
  let q3 = (i2) / 192u;
  let r4 = (i2) % 192u;
  let v6 = b1[r4];
  let i7 = q3 * 768u + r4;
  for (var e5 = 0u; e5 < 4u; e5 += 1u) {
    let i8 = i7 + e5 * 192u;
    let v9 = b0[i8];
    let v10 = v9 * v6;
    b2[i8] = v10;
  }
}

@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> b5: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> b6: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> b7: array<vec4f>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let q1 = (g0) / 12u;
  let r2 = (g0) % 12u;
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
  let i22 = q1 * 12288u + t3 * 1536u;
  let i33 = r2 * 16u + t4;
  for (var k21 = 0u; k21 < 192u; k21 += 1u) {
    let i23 = i22 + k21;
    let v24 = b0[i23];
    let v25 = b0[i23 + 192u];
    let v26 = b0[i23 + 384u];
    let v27 = b0[i23 + 576u];
    let v28 = b0[i23 + 768u];
    let v29 = b0[i23 + 960u];
    let v30 = b0[i23 + 1152u];
    let v31 = b0[i23 + 1344u];
    let i34 = i33 + k21 * 768u;
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
    let v37 = b1[i34 + 192u];
    let v38 = b1[i34 + 200u];
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
    let v39 = b1[i34 + 384u];
    let v40 = b1[i34 + 392u];
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
    let v41 = b1[i34 + 576u];
    let v42 = b1[i34 + 584u];
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
  let i52 = q1 * 12288u + r2 * 16u + t3 * 1536u + t4;
  for (var i44 = 0u; i44 < 8u; i44 += 1u) {
    let i46 = i44 * 2u;
    let i53 = i52 + i44 * 192u;
    for (var j45 = 0u; j45 < 2u; j45 += 1u) {
      let i47 = i46 + j45;
      let v48 = tile43[i47];
      let i49 = i33 + j45 * 8u;
      let v50 = b2[i49];
      let v51 = v48 + v50;
      let i54 = i53 + j45 * 8u;
      b6[i54] = v51;
      let v55 = b5[i54];
      let v56 = b4[i54];
      let v57 = b3[i49];
      let v58 = v57 * v51;
      let v59 = v58 + v56;
      let v60 = vec4f(0.0f) < v59;
      let v61 = select(vec4f(0.0f), v55, v60);
      b7[i54] = v61;
    }
  }
}

@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4f>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i2 = g1 * 64u + t0;
  let q3 = (i2) / 192u;
  let r4 = (i2) % 192u;
  let v6 = b1[r4];
  let i7 = q3 * 768u + r4;
  for (var e5 = 0u; e5 < 4u; e5 += 1u) {
    let i8 = i7 + e5 * 192u;
    let v9 = b0[i8];
    let v10 = v9 * v6;
    b3[i8] = v10;
    let v11 = b2[i8];
    let v12 = v9 * v11;
    b4[i8] = v12;
  }
}

@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> b5: array<vec4f>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let q1 = (g0) / 12u;
  let r2 = (g0) % 12u;
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
  let i22 = q1 * 12288u + t3 * 1536u;
  let i33 = r2 * 12288u + t4 * 768u;
  for (var k21 = 0u; k21 < 192u; k21 += 1u) {
    let i23 = i22 + k21;
    let v24 = b0[i23];
    let v25 = b0[i23 + 192u];
    let v26 = b0[i23 + 384u];
    let v27 = b0[i23 + 576u];
    let v28 = b0[i23 + 768u];
    let v29 = b0[i23 + 960u];
    let v30 = b0[i23 + 1152u];
    let v31 = b0[i23 + 1344u];
    let i34 = i33 + k21;
    let v35 = b1[i34];
    let v36 = b1[i34 + 192u];
    let v37 = b1[i34 + 384u];
    let v38 = b1[i34 + 576u];
    sum5 += vec4f(dot(v24, v35), dot(v24, v36), dot(v24, v37), dot(v24, v38));
    sum7 += vec4f(dot(v25, v35), dot(v25, v36), dot(v25, v37), dot(v25, v38));
    sum9 += vec4f(dot(v26, v35), dot(v26, v36), dot(v26, v37), dot(v26, v38));
    sum11 += vec4f(dot(v27, v35), dot(v27, v36), dot(v27, v37), dot(v27, v38));
    sum13 += vec4f(dot(v28, v35), dot(v28, v36), dot(v28, v37), dot(v28, v38));
    sum15 += vec4f(dot(v29, v35), dot(v29, v36), dot(v29, v37), dot(v29, v38));
    sum17 += vec4f(dot(v30, v35), dot(v30, v36), dot(v30, v37), dot(v30, v38));
    sum19 += vec4f(dot(v31, v35), dot(v31, v36), dot(v31, v37), dot(v31, v38));
    let v39 = b1[i34 + 6144u];
    let v40 = b1[i34 + 6336u];
    let v41 = b1[i34 + 6528u];
    let v42 = b1[i34 + 6720u];
    sum6 += vec4f(dot(v24, v39), dot(v24, v40), dot(v24, v41), dot(v24, v42));
    sum8 += vec4f(dot(v25, v39), dot(v25, v40), dot(v25, v41), dot(v25, v42));
    sum10 += vec4f(dot(v26, v39), dot(v26, v40), dot(v26, v41), dot(v26, v42));
    sum12 += vec4f(dot(v27, v39), dot(v27, v40), dot(v27, v41), dot(v27, v42));
    sum14 += vec4f(dot(v28, v39), dot(v28, v40), dot(v28, v41), dot(v28, v42));
    sum16 += vec4f(dot(v29, v39), dot(v29, v40), dot(v29, v41), dot(v29, v42));
    sum18 += vec4f(dot(v30, v39), dot(v30, v40), dot(v30, v41), dot(v30, v42));
    sum20 += vec4f(dot(v31, v39), dot(v31, v40), dot(v31, v41), dot(v31, v42));
  }
  var tile43 = array<vec4f, 16>(sum5, sum6, sum7, sum8, sum9, sum10, sum11, sum12, sum13, sum14, sum15, sum16, sum17, sum18, sum19, sum20);
  let i49 = r2 * 16u + t4;
  let i53 = q1 * 12288u + r2 * 16u + t3 * 1536u + t4;
  for (var i44 = 0u; i44 < 8u; i44 += 1u) {
    let i46 = i44 * 2u;
    let i54 = i53 + i44 * 192u;
    for (var j45 = 0u; j45 < 2u; j45 += 1u) {
      let i47 = i46 + j45;
      let v48 = tile43[i47];
      let i50 = i49 + j45 * 8u;
      let v51 = b2[i50];
      let v52 = v48 * v51;
      let i55 = i54 + j45 * 8u;
      b4[i55] = v52;
      let v56 = b3[i55];
      let v57 = v48 * v56;
      b5[i55] = v57;
    }
  }
}

@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i3 = g1 * 64u + t0;
  var r6 = f32(0.0f);
  for (var x2 = 0u; x2 < 128u; x2 += 1u) {
    let i4 = i3 + x2 * 768u;
    let v5 = b0[i4];
    r6 = r6 + v5;
  }
  let v7 = r6;
  b1[i3] = v7;
}

@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let q1 = (g0) / 12u;
  let r2 = (g0) % 12u;
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
  let i22 = q1 * 64u + t3 * 8u;
  let i33 = r2 * 16u + t4;
  for (var k21 = 0u; k21 < 32u; k21 += 1u) {
    let i23 = i22 + k21 * 3072u;
    let v24 = vec4f(b0[i23], b0[i23 + 768u], b0[i23 + 1536u], b0[i23 + 2304u]);
    let v25 = vec4f(b0[i23 + 1u], b0[i23 + 769u], b0[i23 + 1537u], b0[i23 + 2305u]);
    let v26 = vec4f(b0[i23 + 2u], b0[i23 + 770u], b0[i23 + 1538u], b0[i23 + 2306u]);
    let v27 = vec4f(b0[i23 + 3u], b0[i23 + 771u], b0[i23 + 1539u], b0[i23 + 2307u]);
    let v28 = vec4f(b0[i23 + 4u], b0[i23 + 772u], b0[i23 + 1540u], b0[i23 + 2308u]);
    let v29 = vec4f(b0[i23 + 5u], b0[i23 + 773u], b0[i23 + 1541u], b0[i23 + 2309u]);
    let v30 = vec4f(b0[i23 + 6u], b0[i23 + 774u], b0[i23 + 1542u], b0[i23 + 2310u]);
    let v31 = vec4f(b0[i23 + 7u], b0[i23 + 775u], b0[i23 + 1543u], b0[i23 + 2311u]);
    let i34 = i33 + k21 * 768u;
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
    let v37 = b1[i34 + 192u];
    let v38 = b1[i34 + 200u];
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
    let v39 = b1[i34 + 384u];
    let v40 = b1[i34 + 392u];
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
    let v41 = b1[i34 + 576u];
    let v42 = b1[i34 + 584u];
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
  let i49 = q1 * 12288u + r2 * 16u + t3 * 1536u + t4;
  for (var i44 = 0u; i44 < 8u; i44 += 1u) {
    let i46 = i44 * 2u;
    let i50 = i49 + i44 * 192u;
    for (var j45 = 0u; j45 < 2u; j45 += 1u) {
      let i47 = i46 + j45;
      let v48 = tile43[i47];
      let i51 = i50 + j45 * 8u;
      b2[i51] = v48;
    }
  }
}

@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i3 = g1 * 64u + t0;
  var r6 = f32(0.0f);
  for (var x2 = 0u; x2 < 128u; x2 += 1u) {
    let i4 = i3 + x2 * 768u;
    let v5 = b0[i4];
    r6 = r6 + v5;
  }
  let v7 = r6;
  b1[i3] = v7;
}

@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i3 = g1 * 64u + t0;
  var r6 = f32(0.0f);
  for (var x2 = 0u; x2 < 128u; x2 += 1u) {
    let i4 = i3 + x2 * 768u;
    let v5 = b0[i4];
    r6 = r6 + v5;
  }
  let v7 = r6;
  b1[i3] = v7;
}
