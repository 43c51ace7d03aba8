@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
var<workgroup> shared_a: array<vec4f, 16>;
var<workgroup> shared_b: array<vec4f, 1024>;
@compute @workgroup_size(128, 4)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let t1 = local.y;
  let t2 = local.x;
  var sum3 = vec4f();
  var sum4 = vec4f();
  let i7 = t1 * 128u + t2;
  let i15 = g0 * 128u;
  let i20 = t1 * 4u;
  for (var k5 = 0u; k5 < 5u; k5 += 1u) {
    for (var e6 = i7; e6 < 16u; e6 += 512u) {
      let q8 = (e6) / 2u;
      let r9 = (e6) % 2u;
      let i10 = k5 + q8 * 40u + r9 * 20u;
      let v11 = vec4f(b1[i10], b1[i10 + 5u], b1[i10 + 10u], b1[i10 + 15u]);
      shared_a[e6] = v11;
    }
    for (var e12 = i7; e12 < 1024u; e12 += 512u) {
      let q13 = (e12) / 128u;
      let r14 = (e12) % 128u;
      let i16 = i15 + r14;
      let n17 = min(i16, 499u);
      let i18 = k5 + n17 * 4u + q13 * 2004u;
      let v19 = vec4f(b0[i18], b0[i18 + 1u], b0[i18 + 2u], b0[i18 + 3u]);
      shared_b[e12] = v19;
    }
    workgroupBarrier();
    let left21 = shared_a[i20];
    let left22 = shared_a[i20 + 2u];
    let right23 = shared_b[t2];
    sum3 = fma(vec4f(left21.x), right23, sum3);
    sum4 = fma(vec4f(left22.x), right23, sum4);
    let right24 = shared_b[t2 + 128u];
    sum3 = fma(vec4f(left21.y), right24, sum3);
    sum4 = fma(vec4f(left22.y), right24, sum4);
    let right25 = shared_b[t2 + 256u];
    sum3 = fma(vec4f(left21.z), right25, sum3);
    sum4 = fma(vec4f(left22.z), right25, sum4);
    let right26 = shared_b[t2 + 384u];
    sum3 = fma(vec4f(left21.w), right26, sum3);
    sum4 = fma(vec4f(left22.w), right26, sum4);
    let left27 = shared_a[i20 + 1u];
    let left28 = shared_a[i20 + 3u];
    let right29 = shared_b[t2 + 512u];
    sum3 = fma(vec4f(left27.x), right29, sum3);
    sum4 = fma(vec4f(left28.x), right29, sum4);
    let right30 = shared_b[t2 + 640u];
    sum3 = fma(vec4f(left27.y), right30, sum3);
    sum4 = fma(vec4f(left28.y), right30, sum4);
    let right31 = shared_b[t2 + 768u];
    sum3 = fma(vec4f(left27.z), right31, sum3);
    sum4 = fma(vec4f(left28.z), right31, sum4);
    let right32 = shared_b[t2 + 896u];
    sum3 = fma(vec4f(left27.w), right32, sum3);
    sum4 = fma(vec4f(left28.w), right32, sum4);
    workgroupBarrier();
  }
  var tile33 = array<vec4f, 2>(sum3, sum4);
  let i35 = g0 * 128u + t2;
  let i38 = t1 * 1000u;
  for (var i34 = 0u; i34 < 2u; i34 += 1u) {
    let i39 = i38 + i34 * 500u;
    if (i35 < 500u) {
      let n36 = i35;
      let v37 = tile33[i34];
      let i40 = i39 + n36;
      b2[i40] = v37;
    }
  }
}
