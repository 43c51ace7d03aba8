@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4f>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.x;
  let g1 = group.x;
  var kept2 = array<vec4f, 192>();
  var kept3 = array<vec4f, 192>();
  let i5 = g1 * 12288u + t0 * 192u;
  var r9 = vec4f(0.0f);
  var r12 = vec4f(0.0f);
  for (var x4 = 0u; x4 < 192u; x4 += 1u) {
    let i6 = i5 + x4;
    let v7 = b0[i6];
    kept2[x4] = v7;
    let v8 = b1[i6];
    kept3[x4] = v8;
    r9 = r9 + v7;
    let v10 = b2[x4];
    let v11 = v8 * v10;
    r12 = r12 + v11;
  }
  let v13 = r9;
  let v14 = (v13.x + v13.y) + (v13.z + v13.w);
  let v15 = r12;
  let v16 = (v15.x + v15.y) + (v15.z + v15.w);
  let v19 = v14 / 768.0f;
  var r22 = vec4f(0.0f);
  for (var x17 = 0u; x17 < 192u; x17 += 1u) {
    let v18 = kept2[x17];
    let v20 = v18 - vec4f(v19);
    let v21 = v20 * v20;
    r22 = r22 + v21;
  }
  let v23 = r22;
  let v24 = (v23.x + v23.y) + (v23.z + v23.w);
  let v28 = v24 / 768.0f;
  let v29 = v28 + 1e-05f;
  let v30 = inverseSqrt(v29);
  var r36 = vec4f(0.0f);
  for (var x25 = 0u; x25 < 192u; x25 += 1u) {
    let v26 = kept2[x25];
    let v27 = kept3[x25];
    let v31 = v26 - vec4f(v19);
    let v32 = v31 * vec4f(v30);
    let v33 = b2[x25];
    let v34 = v27 * v33;
    let v35 = v34 * v32;
    r36 = r36 + v35;
  }
  let v37 = r36;
  let v38 = (v37.x + v37.y) + (v37.z + v37.w);
  let v42 = v38 / 768.0f;
  let v46 = v16 / 768.0f;
  for (var x39 = 0u; x39 < 192u; x39 += 1u) {
    let v40 = kept2[x39];
    let v41 = kept3[x39];
    let v43 = v40 - vec4f(v19);
    let v44 = v43 * vec4f(v30);
    let v45 = v44 * vec4f(v42);
    let v47 = b2[x39];
    let v48 = v41 * v47;
    let v49 = v48 - vec4f(v46);
    let v50 = v49 - v45;
    let v51 = vec4f(v30) * v50;
    let i52 = i5 + x39;
    b3[i52] = v51;
    let v53 = v41 * v44;
    b4[i52] = v53;
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
