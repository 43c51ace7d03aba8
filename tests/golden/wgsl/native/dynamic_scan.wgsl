@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
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
    let q4 = (p3) / 12u;
    let r5 = (p3) % 12u;
    let i7 = q4 * size2 + r5;
    var total10 = vec4f(0.0f);
    for (var s6 = 0u; s6 < size3; s6 += 1u) {
      let i8 = i7 - s6 * 12u;
      let v9 = b0[i8 + size4];
      total10 = total10 + v9;
      let v11 = total10;
      let v12 = v11 * vec4f(2.0f);
      b1[i8 + size4] = v12;
    }
  }
}
