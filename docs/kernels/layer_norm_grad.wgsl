@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4f>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  let i3 = g1 * 12288u + t0 * 192u;
  var r6 = vec4f(0.0f);
  var r10 = vec4f(0.0f);
  for (var x2 = 0u; x2 < 192u; x2 += 1u) {
    let i4 = i3 + x2;
    let v5 = b0[i4];
    r6 = r6 + v5;
    let v7 = b2[x2];
    let v8 = b1[i4];
    let v9 = v8 * v7;
    r10 = r10 + v9;
  }
  let v11 = r6;
  let v12 = (v11.x + v11.y) + (v11.z + v11.w);
  let v13 = r10;
  let v14 = (v13.x + v13.y) + (v13.z + v13.w);
  let v16 = v12 / 768.0f;
  var r21 = vec4f(0.0f);
  for (var x15 = 0u; x15 < 192u; x15 += 1u) {
    let i17 = i3 + x15;
    let v18 = b0[i17];
    let v19 = v18 - vec4f(v16);
    let v20 = v19 * v19;
    r21 = r21 + v20;
  }
  let v22 = r21;
  let v23 = (v22.x + v22.y) + (v22.z + v22.w);
  let v25 = v23 / 768.0f;
  let v26 = v25 + 1e-05f;
  let v27 = inverseSqrt(v26);
  var r36 = vec4f(0.0f);
  for (var x24 = 0u; x24 < 192u; x24 += 1u) {
    let i28 = i3 + x24;
    let v29 = b0[i28];
    let v30 = v29 - vec4f(v16);
    let v31 = v30 * vec4f(v27);
    let v32 = b2[x24];
    let v33 = b1[i28];
    let v34 = v33 * v32;
    let v35 = v34 * v31;
    r36 = r36 + v35;
  }
  let v37 = r36;
  let v38 = (v37.x + v37.y) + (v37.z + v37.w);
  let v40 = v38 / 768.0f;
  let v46 = v14 / 768.0f;
  for (var x39 = 0u; x39 < 192u; x39 += 1u) {
    let i41 = i3 + x39;
    let v42 = b0[i41];
    let v43 = v42 - vec4f(v16);
    let v44 = v43 * vec4f(v27);
    let v45 = v44 * vec4f(v40);
    let v47 = b2[x39];
    let v48 = b1[i41];
    let v49 = v48 * v47;
    let v50 = v49 - vec4f(v46);
    let v51 = v50 - v45;
    let v52 = vec4f(v27) * v51;
    b3[i41] = v52;
    let v53 = v48 * v44;
    b4[i41] = v53;
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
  for (var x2 = 0u; x2 < 4096u; x2 += 1u) {
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
  for (var x2 = 0u; x2 < 4096u; x2 += 1u) {
    let i4 = i3 + x2 * 768u;
    let v5 = b0[i4];
    r6 = r6 + v5;
  }
  let v7 = r6;
  b1[i3] = v7;
}
