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
  let i27 = q25 * 224u + r26 * 2u;
  let i33 = q25 * 224u + r26 * 4u;
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
      let i28 = i27 + q22 * 56u;
      let scale29 = unpack2x16float(b1[i28 + 48u])[0u];
      let q30 = (r23) / 4u;
      let r31 = (r23) % 4u;
      let i34 = i33 + q22 * 56u + q30 * 16u;
      let w35 = b1[i34];
      let i36 = r21 * 8u + r31 * 2u;
      let i37 = i33 + q22 * 56u;
      let w38 = b1[i37 + 32u];
      let i39 = r21 * 8u + r23;
      let v40 = (f32(((w35 >> (i36)) & 3u) | (((w38 >> (i39)) & 1u) << 2u)) - 4.0) * scale29;
      let scale41 = unpack2x16float(b1[i28 + 48u])[1u];
      let w42 = b1[i34 + 1u];
      let w43 = b1[i37 + 33u];
      let v44 = (f32(((w42 >> (i36)) & 3u) | (((w43 >> (i39)) & 1u) << 2u)) - 4.0) * scale41;
      let scale45 = unpack2x16float(b1[i28 + 49u])[0u];
      let w46 = b1[i34 + 2u];
      let w47 = b1[i37 + 34u];
      let v48 = (f32(((w46 >> (i36)) & 3u) | (((w47 >> (i39)) & 1u) << 2u)) - 4.0) * scale45;
      let scale49 = unpack2x16float(b1[i28 + 49u])[1u];
      let w50 = b1[i34 + 3u];
      let w51 = b1[i37 + 35u];
      let v52 = (f32(((w50 >> (i36)) & 3u) | (((w51 >> (i39)) & 1u) << 2u)) - 4.0) * scale49;
      let v53 = vec4f(v40, v44, v48, v52);
      sum5 = fma(vec4f(v14), v53, sum5);
      sum6 = fma(vec4f(v15), v53, sum6);
      sum7 = fma(vec4f(v16), v53, sum7);
      sum8 = fma(vec4f(v17), v53, sum8);
    }
  }
  let v57 = b2[i24];
  let i59 = q1 * 512u + r2 * 8u + t3 * 64u + t4;
  for (var i54 = 0u; i54 < 4u; i54 += 1u) {
    var chosen55 = vec4f();
    if (i54 == 0u) { chosen55 = sum5; }
    else if (i54 == 1u) { chosen55 = sum6; }
    else if (i54 == 2u) { chosen55 = sum7; }
    else { chosen55 = sum8; }
    let v56 = chosen55;
    let v58 = v56 + v57;
    let i60 = i59 + i54 * 16u;
    b3[i60] = v58;
  }
}
