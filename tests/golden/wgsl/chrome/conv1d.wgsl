@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
var<workgroup> shared_a: array<vec4f, 16>;
var<workgroup> shared_b: array<vec4f, 1024>;
@compute @workgroup_size(128, 2)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let t1 = local.y;
  let t2 = local.x;
  var sum3 = vec4f();
  var sum4 = vec4f();
  var sum5 = vec4f();
  var sum6 = vec4f();
  let i9 = t1 * 128u + t2;
  let i17 = g0 * 128u;
  let i23 = t1 * 8u;
  for (var k7 = 0u; k7 < 5u; k7 += 1u) {
    for (var e8 = i9; e8 < 16u; e8 += 256u) {
      let q10 = (e8) / 2u;
      let r11 = (e8) % 2u;
      let i12 = k7 + q10 * 40u + r11 * 20u;
      let v13 = vec4f(b1[i12], b1[i12 + 5u], b1[i12 + 10u], b1[i12 + 15u]);
      shared_a[e8] = v13;
    }
    for (var e14 = i9; e14 < 1024u; e14 += 256u) {
      let q15 = (e14) / 128u;
      let r16 = (e14) % 128u;
      let i18 = i17 + r16;
      let n19 = min(i18, 499u);
      let i20 = k7 + n19 * 4u + q15 * 2004u;
      let v21 = vec4f(b0[i20], b0[i20 + 1u], b0[i20 + 2u], b0[i20 + 3u]);
      shared_b[e14] = v21;
    }
    workgroupBarrier();
    for (var s22 = 0u; s22 < 2u; s22 += 1u) {
      let i24 = i23 + s22;
      let left25 = shared_a[i24];
      let left26 = shared_a[i24 + 2u];
      let left27 = shared_a[i24 + 4u];
      let left28 = shared_a[i24 + 6u];
      let i29 = t2 + s22 * 512u;
      let right30 = shared_b[i29];
      sum3 = fma(vec4f(left25.x), right30, sum3);
      sum4 = fma(vec4f(left26.x), right30, sum4);
      sum5 = fma(vec4f(left27.x), right30, sum5);
      sum6 = fma(vec4f(left28.x), right30, sum6);
      let right31 = shared_b[i29 + 128u];
      sum3 = fma(vec4f(left25.y), right31, sum3);
      sum4 = fma(vec4f(left26.y), right31, sum4);
      sum5 = fma(vec4f(left27.y), right31, sum5);
      sum6 = fma(vec4f(left28.y), right31, sum6);
      let right32 = shared_b[i29 + 256u];
      sum3 = fma(vec4f(left25.z), right32, sum3);
      sum4 = fma(vec4f(left26.z), right32, sum4);
      sum5 = fma(vec4f(left27.z), right32, sum5);
      sum6 = fma(vec4f(left28.z), right32, sum6);
      let right33 = shared_b[i29 + 384u];
      sum3 = fma(vec4f(left25.w), right33, sum3);
      sum4 = fma(vec4f(left26.w), right33, sum4);
      sum5 = fma(vec4f(left27.w), right33, sum5);
      sum6 = fma(vec4f(left28.w), right33, sum6);
    }
    workgroupBarrier();
  }
  var tile34 = array<vec4f, 4>(sum3, sum4, sum5, sum6);
  let i36 = g0 * 128u + t2;
  let i39 = t1 * 2000u;
  for (var i35 = 0u; i35 < 4u; i35 += 1u) {
    let i40 = i39 + i35 * 500u;
    if (i36 < 500u) {
      let n37 = i36;
      let v38 = tile34[i35];
      let i41 = i40 + n37;
      b2[i41] = v38;
    }
  }
}
