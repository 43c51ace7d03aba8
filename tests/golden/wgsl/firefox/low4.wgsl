@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<u32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@compute @workgroup_size(8, 8)
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
  let i11 = q1 * 4096u + t3 * 512u;
  let i24 = r2 * 8u + t4;
  let q25 = (i24) / 4u;
  let r26 = (i24) % 4u;
  let i27 = q25 * 288u + r26 * 2u;
  let i33 = q25 * 288u + r26 * 4u;
  for (var k9 = 0u; k9 < 4u; k9 += 1u) {
    let i12 = i11 + k9 * 32u;
    let i18 = k9 * 32u;
    for (var k10 = 0u; k10 < 32u; k10 += 1u) {
      let i13 = i12 + k10;
      let v14 = b0[i13];
      let v15 = b0[i13 + 128u];
      let v16 = b0[i13 + 256u];
      let v17 = b0[i13 + 384u];
      let i19 = i18 + k10;
      let q20 = (i19) / 4u;
      let r21 = (i19) % 4u;
      let q22 = (q20) / 8u;
      let r23 = (q20) % 8u;
      let i28 = i27 + q22 * 72u;
      let scale29 = unpack2x16float(b1[i28 + 64u])[0u];
      let q30 = (r23) / 2u;
      let r31 = (r23) % 2u;
      let i34 = i33 + q22 * 72u + q30 * 16u;
      let w35 = b1[i34];
      let i36 = r21 * 8u + r31 * 4u;
      let v37 = (f32((w35 >> (i36)) & 15u) - 8.0) * scale29;
      let scale38 = unpack2x16float(b1[i28 + 64u])[1u];
      let w39 = b1[i34 + 1u];
      let v40 = (f32((w39 >> (i36)) & 15u) - 8.0) * scale38;
      let scale41 = unpack2x16float(b1[i28 + 65u])[0u];
      let w42 = b1[i34 + 2u];
      let v43 = (f32((w42 >> (i36)) & 15u) - 8.0) * scale41;
      let scale44 = unpack2x16float(b1[i28 + 65u])[1u];
      let w45 = b1[i34 + 3u];
      let v46 = (f32((w45 >> (i36)) & 15u) - 8.0) * scale44;
      let v47 = vec4f(v37, v40, v43, v46);
      sum5 = fma(vec4f(v14), v47, sum5);
      sum6 = fma(vec4f(v15), v47, sum6);
      sum7 = fma(vec4f(v16), v47, sum7);
      sum8 = fma(vec4f(v17), v47, sum8);
    }
  }
  let v51 = b2[i24];
  let i53 = q1 * 512u + r2 * 8u + t3 * 64u + t4;
  for (var i48 = 0u; i48 < 4u; i48 += 1u) {
    var chosen49 = vec4f();
    if (i48 == 0u) { chosen49 = sum5; }
    else if (i48 == 1u) { chosen49 = sum6; }
    else if (i48 == 2u) { chosen49 = sum7; }
    else { chosen49 = sum8; }
    let v50 = chosen49;
    let v52 = v50 + v51;
    let i54 = i53 + i48 * 16u;
    b3[i54] = v52;
  }
}
