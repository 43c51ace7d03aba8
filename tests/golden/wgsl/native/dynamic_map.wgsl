fn is_nan4(x: vec4f) -> vec4<bool> {
  return (bitcast<vec4u>(x) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
}
fn nan_exp4(x: vec4f) -> vec4f {
  return select(exp(x), x, is_nan4(x));
}
@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
struct Sizes { n0: u32, n1: u32, n2: u32, n3: u32, n4: u32, n5: u32, n6: u32, n7: u32 }
@group(0) @binding(2) var<uniform> sizes: Sizes;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let size0 = sizes.n0;
  let size1 = sizes.n1;
  let size2 = sizes.n2;
  let size3 = sizes.n3;
  let size4 = sizes.n4;
  let size5 = sizes.n5;
  let size6 = sizes.n6;
  let size7 = sizes.n7;
  let t0 = local.x;
  let g1 = group.x + group.y * 65535u;
  if (g1 >= size0) { return; }
  let i2 = g1 * 64u + t0;
  if (i2 < size1) {
    let p3 = i2;
    let q4 = (p3) / size2;
    let r5 = (p3) % size2;
    let q6 = (q4) / 12u;
    let r7 = (q4) % 12u;
    let i8 = q6 * size3 + r5 * 12u + r7;
    let v9 = b0[i8];
    let v10 = nan_exp4(v9);
    let v11 = v10;
    let i12 = q6 * size4 + r5 + r7 * size5;
    b1[i12] = v11.x;
    b1[i12 + size2] = v11.y;
    b1[i12 + size6] = v11.z;
    b1[i12 + size7] = v11.w;
  }
}
