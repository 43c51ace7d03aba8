@group(0) @binding(0) var<storage, read_write> b0: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> b1: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> b3: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> b4: array<vec4f>;
var<workgroup> shared_a: array<vec4f, 256>;
var<workgroup> shared_b: array<vec4f, 1024>;
@compute @workgroup_size(32, 16)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let t1 = local.y;
  let t2 = local.x;
  var sum3 = vec4f();
  var sum4 = vec4f();
  let i7 = t1 * 32u + t2;
  let i13 = g0 * 512u;
  let i27 = t1 * 16u;
  for (var k5 = 0u; k5 < 2u; k5 += 1u) {
    let i10 = k5 * 8u;
    let i14 = i13 + k5 * 8u;
    for (var e6 = i7; e6 < 256u; e6 += 512u) {
      let q8 = (e6) / 8u;
      let r9 = (e6) % 8u;
      let i11 = i10 + r9;
      let v12 = b3[i11];
      let i15 = i14 + q8 * 16u + r9;
      let v16 = b0[i15];
      let v17 = v16 * vec4f(0.5f);
      let v18 = v17 + v12;
      shared_a[e6] = v18;
    }
    let i22 = k5 * 1024u;
    for (var e19 = i7; e19 < 1024u; e19 += 512u) {
      let q20 = (e19) / 32u;
      let r21 = (e19) % 32u;
      let i23 = i22 + q20 * 32u + r21;
      let v24 = b1[i23];
      let v25 = exp(v24);
      shared_b[e19] = v25;
    }
    workgroupBarrier();
    for (var s26 = 0u; s26 < 4u; s26 += 1u) {
      let i28 = i27 + s26 * 2u;
      let left29 = shared_a[i28];
      let left30 = shared_a[i28 + 8u];
      let i31 = t2 + s26 * 256u;
      let right32 = shared_b[i31];
      sum3 = fma(vec4f(left29.x), right32, sum3);
      sum4 = fma(vec4f(left30.x), right32, sum4);
      let right33 = shared_b[i31 + 32u];
      sum3 = fma(vec4f(left29.y), right33, sum3);
      sum4 = fma(vec4f(left30.y), right33, sum4);
      let right34 = shared_b[i31 + 64u];
      sum3 = fma(vec4f(left29.z), right34, sum3);
      sum4 = fma(vec4f(left30.z), right34, sum4);
      let right35 = shared_b[i31 + 96u];
      sum3 = fma(vec4f(left29.w), right35, sum3);
      sum4 = fma(vec4f(left30.w), right35, sum4);
      let left36 = shared_a[i28 + 1u];
      let left37 = shared_a[i28 + 9u];
      let right38 = shared_b[i31 + 128u];
      sum3 = fma(vec4f(left36.x), right38, sum3);
      sum4 = fma(vec4f(left37.x), right38, sum4);
      let right39 = shared_b[i31 + 160u];
      sum3 = fma(vec4f(left36.y), right39, sum3);
      sum4 = fma(vec4f(left37.y), right39, sum4);
      let right40 = shared_b[i31 + 192u];
      sum3 = fma(vec4f(left36.z), right40, sum3);
      sum4 = fma(vec4f(left37.z), right40, sum4);
      let right41 = shared_b[i31 + 224u];
      sum3 = fma(vec4f(left36.w), right41, sum3);
      sum4 = fma(vec4f(left37.w), right41, sum4);
    }
    workgroupBarrier();
  }
  var tile42 = array<vec4f, 2>(sum3, sum4);
  let v45 = b2[t2];
  let i48 = g0 * 1024u + t1 * 64u + t2;
  for (var i43 = 0u; i43 < 2u; i43 += 1u) {
    let v44 = tile42[i43];
    let v46 = v44 + v45;
    let v47 = max(v46, vec4f(0.0f));
    let i49 = i48 + i43 * 32u;
    b4[i49] = v47;
  }
}
