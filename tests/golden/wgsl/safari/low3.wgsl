@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<u32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@compute @workgroup_size(16, 16)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let t1 = local.y;
  let t2 = local.x;
  var sum3 = vec4f();
  var sum4 = vec4f();
  let i8 = g0 * 1024u + t1 * 64u;
  let i19 = t2 * 4u;
  let i22 = t2 * 2u;
  for (var k5 = 0u; k5 < 4u; k5 += 1u) {
    let i9 = i8 + k5 * 8u;
    let i14 = k5 * 16u;
    let i23 = i22 + k5 * 32u;
    let scale24 = unpack2x16float(b1[i23 + 832u])[0u];
    let scale38 = unpack2x16float(b1[i23 + 832u])[1u];
    let scale46 = unpack2x16float(b1[i23 + 833u])[0u];
    let scale54 = unpack2x16float(b1[i23 + 833u])[1u];
    for (var k6 = 0u; k6 < 2u; k6 += 1u) {
      let i10 = i9 + k6 * 4u;
      let i15 = i14 + k6 * 8u;
      for (var k7 = 0u; k7 < 4u; k7 += 1u) {
        let i11 = i10 + k7;
        let v12 = b0[i11];
        let v13 = b0[i11 + 32u];
        let i16 = i15 + k7 * 2u;
        let q17 = (i16) / 5u;
        let r18 = (i16) % 5u;
        let i20 = i19 + q17 * 64u;
        let w21 = b1[i20];
        let i25 = r18 * 6u;
        let v26 = (f32((w21 >> (i25)) & 7u) - 4.0) * scale24;
        let v27 = (f32((w21 >> (i25 + 3u)) & 7u) - 4.0) * scale24;
        let q28 = (i16 + 1u) / 5u;
        let r29 = (i16 + 1u) % 5u;
        let i30 = i19 + q28 * 64u;
        let w31 = b1[i30];
        let i33 = r29 * 6u;
        let v34 = (f32((w31 >> (i33)) & 7u) - 4.0) * scale24;
        let v35 = (f32((w31 >> (i33 + 3u)) & 7u) - 4.0) * scale24;
        let v36 = vec4f(v26, v27, v34, v35);
        let w37 = b1[i20 + 1u];
        let v39 = (f32((w37 >> (i25)) & 7u) - 4.0) * scale38;
        let v40 = (f32((w37 >> (i25 + 3u)) & 7u) - 4.0) * scale38;
        let w41 = b1[i30 + 1u];
        let v42 = (f32((w41 >> (i33)) & 7u) - 4.0) * scale38;
        let v43 = (f32((w41 >> (i33 + 3u)) & 7u) - 4.0) * scale38;
        let v44 = vec4f(v39, v40, v42, v43);
        let w45 = b1[i20 + 2u];
        let v47 = (f32((w45 >> (i25)) & 7u) - 4.0) * scale46;
        let v48 = (f32((w45 >> (i25 + 3u)) & 7u) - 4.0) * scale46;
        let w49 = b1[i30 + 2u];
        let v50 = (f32((w49 >> (i33)) & 7u) - 4.0) * scale46;
        let v51 = (f32((w49 >> (i33 + 3u)) & 7u) - 4.0) * scale46;
        let v52 = vec4f(v47, v48, v50, v51);
        let w53 = b1[i20 + 3u];
        let v55 = (f32((w53 >> (i25)) & 7u) - 4.0) * scale54;
        let v56 = (f32((w53 >> (i25 + 3u)) & 7u) - 4.0) * scale54;
        let w57 = b1[i30 + 3u];
        let v58 = (f32((w57 >> (i33)) & 7u) - 4.0) * scale54;
        let v59 = (f32((w57 >> (i33 + 3u)) & 7u) - 4.0) * scale54;
        let v60 = vec4f(v55, v56, v58, v59);
        sum3 += vec4f(dot(v12, v36), dot(v12, v44), dot(v12, v52), dot(v12, v60));
        sum4 += vec4f(dot(v13, v36), dot(v13, v44), dot(v13, v52), dot(v13, v60));
      }
    }
  }
  var tile61 = array<vec4f, 2>(sum3, sum4);
  let v64 = b2[t2];
  let i66 = g0 * 512u + t1 * 32u + t2;
  for (var i62 = 0u; i62 < 2u; i62 += 1u) {
    let v63 = tile61[i62];
    let v65 = v63 + v64;
    let i67 = i66 + i62 * 16u;
    b3[i67] = v65;
  }
}
