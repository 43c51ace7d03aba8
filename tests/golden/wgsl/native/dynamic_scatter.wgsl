fn is_nan(x: f32) -> bool {
  return (bitcast<u32>(x) & u32(0x7fffffffu)) > u32(0x7f800000u);
}
fn nan_exp(x: f32) -> f32 {
  return select(exp(x), x, is_nan(x));
}
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
struct Sizes { n0: u32, n1: u32, n2: u32, n3: u32, n4: u32 }
@group(0) @binding(2) var<uniform> sizes: Sizes;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let size0 = sizes.n0;
  let size1 = sizes.n1;
  let size2 = sizes.n2;
  let size3 = sizes.n3;
  let size4 = sizes.n4;
  let g0 = group.x + group.y * 65535u;
  if (g0 >= size0) { return; }
  let t1 = local.x;
  let i2 = g0 * 64u + t1;
  if (i2 < size1) {
    let p3 = i2;
    let q4 = (p3) / 48u;
    let r5 = (p3) % 48u;
    let i7 = q4 * size2 + r5;
    for (var c6 = 0u; c6 < size3; c6 += 1u) {
      let i8 = i7 + c6 * 48u;
      let v9 = b0[i8];
      let v10 = v9 * 0.5f;
      b1[i8] = v10;
    }
    for (var s11 = 0u; s11 < size3; s11 += 1u) {
      let i12 = i7 + s11 * 48u;
      let v13 = b0[i12];
      let v14 = nan_exp(v13);
      let v15 = i32(s11);
      let v16 = i32(size4) - v15;
      let v17 = v16 + i32(size3);
      let v18 = v16 < i32(0);
      let v19 = select(v16, v17, v18);
      let v20 = max(v19, i32(0));
      let v21 = min(v20, i32(size4));
      let g22 = u32(v21);
      let i23 = i7 + g22 * 48u;
      let v24 = b1[i23];
      let v25 = v24 + v14;
      b1[i23] = v25;
    }
  }
}
