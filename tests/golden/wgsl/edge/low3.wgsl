@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<u32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
fn unpack_2_bit_one(word: u32, shift: u32) -> u32 {
  return (word >> shift) & 3u;
}
fn unpack_1_bit_one(word: u32, shift: u32) -> u32 {
  return (word >> shift) & 1u;
}
@compute @workgroup_size(16, 16)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let t0 = local.y;
  let t1 = local.x;
  var sum2 = vec4f();
  var sum3 = vec4f();
  var sum4 = vec4f();
  var sum5 = vec4f();
  let i11 = t0 * 512u;
  let q21 = (t1) / 4u;
  let r22 = (t1) % 4u;
  let i23 = q21 * 224u + r22 * 2u;
  let i28 = q21 * 224u + r22 * 4u;
  for (var k6 = 0u; k6 < 4u; k6 += 1u) {
    let i8 = k6 * 32u;
    for (var k7 = 0u; k7 < 16u; k7 += 1u) {
      let i9 = i8 + k7 * 2u;
      if (i9 < 128u) {
        let k10 = i9;
        let i12 = i11 + k10;
        let v13 = b0[i12];
        let v14 = b0[i12 + 128u];
        let v15 = b0[i12 + 256u];
        let v16 = b0[i12 + 384u];
        let q17 = (k10) / 4u;
        let r18 = (k10) % 4u;
        let q19 = (q17) / 8u;
        let r20 = (q17) % 8u;
        let i24 = i23 + q19 * 56u;
        let scale25 = unpack2x16float(b1[i24 + 48u])[0u];
        let q26 = (r20) / 4u;
        let r27 = (r20) % 4u;
        let i29 = i28 + q19 * 56u + q26 * 16u;
        let w30 = b1[i29];
        let i31 = r18 * 8u + r27 * 2u;
        let i33 = i28 + q19 * 56u;
        let w34 = b1[i33 + 32u];
        let i35 = r18 * 8u + r20;
        let v36 = (f32((unpack_2_bit_one(w30, i31)) | ((unpack_1_bit_one(w34, i35)) << 2u)) - 4.0) * scale25;
        let scale37 = unpack2x16float(b1[i24 + 48u])[1u];
        let w38 = b1[i29 + 1u];
        let w39 = b1[i33 + 33u];
        let v40 = (f32((unpack_2_bit_one(w38, i31)) | ((unpack_1_bit_one(w39, i35)) << 2u)) - 4.0) * scale37;
        let scale41 = unpack2x16float(b1[i24 + 49u])[0u];
        let w42 = b1[i29 + 2u];
        let w43 = b1[i33 + 34u];
        let v44 = (f32((unpack_2_bit_one(w42, i31)) | ((unpack_1_bit_one(w43, i35)) << 2u)) - 4.0) * scale41;
        let scale45 = unpack2x16float(b1[i24 + 49u])[1u];
        let w46 = b1[i29 + 3u];
        let w47 = b1[i33 + 35u];
        let v48 = (f32((unpack_2_bit_one(w46, i31)) | ((unpack_1_bit_one(w47, i35)) << 2u)) - 4.0) * scale45;
        let v49 = vec4f(v36, v40, v44, v48);
        sum2 = fma(vec4f(v13), v49, sum2);
        sum3 = fma(vec4f(v14), v49, sum3);
        sum4 = fma(vec4f(v15), v49, sum4);
        sum5 = fma(vec4f(v16), v49, sum5);
      }
      if (i9 + 1u < 128u) {
        let k50 = i9 + 1u;
        let i51 = i11 + k50;
        let v52 = b0[i51];
        let v53 = b0[i51 + 128u];
        let v54 = b0[i51 + 256u];
        let v55 = b0[i51 + 384u];
        let q56 = (k50) / 4u;
        let r57 = (k50) % 4u;
        let q58 = (q56) / 8u;
        let r59 = (q56) % 8u;
        let i60 = i23 + q58 * 56u;
        let scale61 = unpack2x16float(b1[i60 + 48u])[0u];
        let q62 = (r59) / 4u;
        let r63 = (r59) % 4u;
        let i64 = i28 + q58 * 56u + q62 * 16u;
        let w65 = b1[i64];
        let i66 = r57 * 8u + r63 * 2u;
        let i67 = i28 + q58 * 56u;
        let w68 = b1[i67 + 32u];
        let i69 = r57 * 8u + r59;
        let v70 = (f32((unpack_2_bit_one(w65, i66)) | ((unpack_1_bit_one(w68, i69)) << 2u)) - 4.0) * scale61;
        let scale71 = unpack2x16float(b1[i60 + 48u])[1u];
        let w72 = b1[i64 + 1u];
        let w73 = b1[i67 + 33u];
        let v74 = (f32((unpack_2_bit_one(w72, i66)) | ((unpack_1_bit_one(w73, i69)) << 2u)) - 4.0) * scale71;
        let scale75 = unpack2x16float(b1[i60 + 49u])[0u];
        let w76 = b1[i64 + 2u];
        let w77 = b1[i67 + 34u];
        let v78 = (f32((unpack_2_bit_one(w76, i66)) | ((unpack_1_bit_one(w77, i69)) << 2u)) - 4.0) * scale75;
        let scale79 = unpack2x16float(b1[i60 + 49u])[1u];
        let w80 = b1[i64 + 3u];
        let w81 = b1[i67 + 35u];
        let v82 = (f32((unpack_2_bit_one(w80, i66)) | ((unpack_1_bit_one(w81, i69)) << 2u)) - 4.0) * scale79;
        let v83 = vec4f(v70, v74, v78, v82);
        sum2 = fma(vec4f(v52), v83, sum2);
        sum3 = fma(vec4f(v53), v83, sum3);
        sum4 = fma(vec4f(v54), v83, sum4);
        sum5 = fma(vec4f(v55), v83, sum5);
      }
    }
  }
  let v87 = b2[t1];
  let i89 = t0 * 64u + t1;
  for (var i84 = 0u; i84 < 4u; i84 += 1u) {
    var chosen85 = vec4f();
    switch (i84) {
      case 0u: { chosen85 = sum2; }
      case 1u: { chosen85 = sum3; }
      case 2u: { chosen85 = sum4; }
      default: { chosen85 = sum5; }
    }
    let v86 = chosen85;
    let v88 = v86 + v87;
    let i90 = i89 + i84 * 16u;
    b3[i90] = v88;
  }
}
