@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@compute @workgroup_size(256, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let q1 = (g0) / 2u;
  let r2 = (g0) % 2u;
  let t3 = local.x;
  var sum4 = vec4f();
  var sum5 = vec4f();
  var sum6 = vec4f();
  var sum7 = vec4f();
  let i8 = r2 * 256u + t3;
  let n9 = min(i8, 499u);
  let i12 = q1 * 160u;
  let i19 = n9 * 4u;
  for (var k10 = 0u; k10 < 8u; k10 += 1u) {
    let i13 = i12 + k10 * 5u;
    let i20 = i19 + k10 * 2004u;
    for (var k11 = 0u; k11 < 5u; k11 += 1u) {
      let i14 = i13 + k11;
      let v15 = b1[i14];
      let v16 = b1[i14 + 40u];
      let v17 = b1[i14 + 80u];
      let v18 = b1[i14 + 120u];
      let i21 = i20 + k11;
      let v22 = vec4f(b0[i21], b0[i21 + 1u], b0[i21 + 2u], b0[i21 + 3u]);
      sum4 = fma(vec4f(v15), v22, sum4);
      sum5 = fma(vec4f(v16), v22, sum5);
      sum6 = fma(vec4f(v17), v22, sum6);
      sum7 = fma(vec4f(v18), v22, sum7);
    }
  }
  let i27 = q1 * 2000u;
  for (var i23 = 0u; i23 < 4u; i23 += 1u) {
    let i28 = i27 + i23 * 500u;
    if (i8 < 500u) {
      let n24 = i8;
      var chosen25 = vec4f();
      if (i23 == 0u) { chosen25 = sum4; }
      else if (i23 == 1u) { chosen25 = sum5; }
      else if (i23 == 2u) { chosen25 = sum6; }
      else { chosen25 = sum7; }
      let v26 = chosen25;
      let i29 = i28 + n24;
      b2[i29] = v26;
    }
  }
}
