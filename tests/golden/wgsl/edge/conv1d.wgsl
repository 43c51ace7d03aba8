@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@compute @workgroup_size(128, 2)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let t1 = local.y;
  let t2 = local.x;
  var sum3 = vec4f();
  var sum4 = vec4f();
  var sum5 = vec4f();
  var sum6 = vec4f();
  let i7 = g0 * 128u + t2;
  let n8 = min(i7, 499u);
  let i13 = t1 * 160u;
  let i20 = n8 * 4u;
  for (var k9 = 0u; k9 < 8u; k9 += 1u) {
    let i14 = i13 + k9 * 5u;
    let i21 = i20 + k9 * 2004u;
    for (var k10 = 0u; k10 < 3u; k10 += 1u) {
      let i11 = k10 * 2u;
      if (i11 < 5u) {
        let k12 = i11;
        let i15 = i14 + k12;
        let v16 = b1[i15];
        let v17 = b1[i15 + 40u];
        let v18 = b1[i15 + 80u];
        let v19 = b1[i15 + 120u];
        let i22 = i21 + k12;
        let v23 = vec4f(b0[i22], b0[i22 + 1u], b0[i22 + 2u], b0[i22 + 3u]);
        sum3 = fma(vec4f(v16), v23, sum3);
        sum4 = fma(vec4f(v17), v23, sum4);
        sum5 = fma(vec4f(v18), v23, sum5);
        sum6 = fma(vec4f(v19), v23, sum6);
      }
      if (i11 + 1u < 5u) {
        let k24 = i11 + 1u;
        let i25 = i14 + k24;
        let v26 = b1[i25];
        let v27 = b1[i25 + 40u];
        let v28 = b1[i25 + 80u];
        let v29 = b1[i25 + 120u];
        let i30 = i21 + k24;
        let v31 = vec4f(b0[i30], b0[i30 + 1u], b0[i30 + 2u], b0[i30 + 3u]);
        sum3 = fma(vec4f(v26), v31, sum3);
        sum4 = fma(vec4f(v27), v31, sum4);
        sum5 = fma(vec4f(v28), v31, sum5);
        sum6 = fma(vec4f(v29), v31, sum6);
      }
    }
  }
  let i37 = t1 * 2000u;
  for (var i33 = 0u; i33 < 4u; i33 += 1u) {
    let i38 = i37 + i33 * 500u;
    if (i7 < 500u) {
      let n34 = i7;
      var chosen35 = vec4f();
      switch (i33) {
        case 0u: { chosen35 = sum3; }
        case 1u: { chosen35 = sum4; }
        case 2u: { chosen35 = sum5; }
        default: { chosen35 = sum6; }
      }
      let v36 = chosen35;
      let i39 = i38 + n34;
      b2[i39] = v36;
    }
  }
}
