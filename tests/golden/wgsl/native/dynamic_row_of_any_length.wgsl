var<private> infinity_bits: u32 = 0x7f800000u;
fn is_nan(x: f32) -> bool {
  return (bitcast<u32>(x) & u32(0x7fffffffu)) > u32(0x7f800000u);
}
fn nan_max(a: f32, b: f32) -> f32 {
  return select(max(a, b), a + b, is_nan(a) | is_nan(b));
}
fn nan_exp(x: f32) -> f32 {
  return select(exp(x), x, is_nan(x));
}
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
struct Sizes { n0: u32, n1: u32, n2: u32, n3: u32 }
@group(0) @binding(2) var<uniform> sizes: Sizes;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let size0 = sizes.n0;
  let size1 = sizes.n1;
  let size2 = sizes.n2;
  let size3 = sizes.n3;
  let t0 = local.x;
  let g1 = group.x + group.y * 65535u;
  if (g1 >= size0) { return; }
  let i2 = g1 * 64u + t0;
  if (i2 < size1) {
    let p3 = i2;
    let q4 = (p3) / 48u;
    let r5 = (p3) % 48u;
    let i7 = q4 * size2 + r5;
    var r10 = f32((-bitcast<f32>(infinity_bits)));
    for (var x6 = 0u; x6 < size3; x6 += 1u) {
      let i8 = i7 + x6 * 48u;
      let v9 = b0[i8];
      r10 = nan_max(r10, v9);
    }
    let v11 = r10;
    var r17 = f32(0.0f);
    for (var x12 = 0u; x12 < size3; x12 += 1u) {
      let i13 = i7 + x12 * 48u;
      let v14 = b0[i13];
      let v15 = v14 - v11;
      let v16 = nan_exp(v15);
      r17 = r17 + v16;
    }
    let v18 = r17;
    let i25 = q4 * size2 + r5 * size3;
    for (var x19 = 0u; x19 < size3; x19 += 1u) {
      let i20 = i7 + x19 * 48u;
      let v21 = b0[i20];
      let v22 = v21 - v11;
      let v23 = nan_exp(v22);
      let v24 = v23 / v18;
      let i26 = i25 + x19;
      b1[i26] = v24;
    }
  }
}
