@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@compute @workgroup_size(64, 1)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let g0 = group.x;
  let t1 = local.x;
  var sum2 = vec4f();
  var sum3 = vec4f();
  var sum4 = vec4f();
  var sum5 = vec4f();
  var sum6 = vec4f();
  var sum7 = vec4f();
  var sum8 = vec4f();
  var sum9 = vec4f();
  var sum10 = vec4f();
  var sum11 = vec4f();
  var sum12 = vec4f();
  var sum13 = vec4f();
  var sum14 = vec4f();
  var sum15 = vec4f();
  var sum16 = vec4f();
  var sum17 = vec4f();
  let i18 = g0 * 128u + t1;
  let n19 = min(i18 + 64u, 499u);
  let i31 = g0 * 512u + t1 * 4u;
  let i36 = n19 * 4u;
  for (var k20 = 0u; k20 < 5u; k20 += 1u) {
    let i33 = i31 + k20;
    let i37 = i36 + k20;
    for (var k21 = 0u; k21 < 2u; k21 += 1u) {
      let i22 = k20 + k21 * 20u;
      let v23 = vec4f(b1[i22], b1[i22 + 5u], b1[i22 + 10u], b1[i22 + 15u]);
      let v24 = vec4f(b1[i22 + 40u], b1[i22 + 45u], b1[i22 + 50u], b1[i22 + 55u]);
      let v25 = vec4f(b1[i22 + 80u], b1[i22 + 85u], b1[i22 + 90u], b1[i22 + 95u]);
      let v26 = vec4f(b1[i22 + 120u], b1[i22 + 125u], b1[i22 + 130u], b1[i22 + 135u]);
      let v27 = vec4f(b1[i22 + 160u], b1[i22 + 165u], b1[i22 + 170u], b1[i22 + 175u]);
      let v28 = vec4f(b1[i22 + 200u], b1[i22 + 205u], b1[i22 + 210u], b1[i22 + 215u]);
      let v29 = vec4f(b1[i22 + 240u], b1[i22 + 245u], b1[i22 + 250u], b1[i22 + 255u]);
      let v30 = vec4f(b1[i22 + 280u], b1[i22 + 285u], b1[i22 + 290u], b1[i22 + 295u]);
      let i34 = i33 + k21 * 8016u;
      let v35 = vec4f(b0[i34], b0[i34 + 1u], b0[i34 + 2u], b0[i34 + 3u]);
      let i38 = i37 + k21 * 8016u;
      let v39 = vec4f(b0[i38], b0[i38 + 1u], b0[i38 + 2u], b0[i38 + 3u]);
      sum2 = fma(vec4f(v23.x), v35, sum2);
      sum3 = fma(vec4f(v23.x), v39, sum3);
      sum4 = fma(vec4f(v24.x), v35, sum4);
      sum5 = fma(vec4f(v24.x), v39, sum5);
      sum6 = fma(vec4f(v25.x), v35, sum6);
      sum7 = fma(vec4f(v25.x), v39, sum7);
      sum8 = fma(vec4f(v26.x), v35, sum8);
      sum9 = fma(vec4f(v26.x), v39, sum9);
      sum10 = fma(vec4f(v27.x), v35, sum10);
      sum11 = fma(vec4f(v27.x), v39, sum11);
      sum12 = fma(vec4f(v28.x), v35, sum12);
      sum13 = fma(vec4f(v28.x), v39, sum13);
      sum14 = fma(vec4f(v29.x), v35, sum14);
      sum15 = fma(vec4f(v29.x), v39, sum15);
      sum16 = fma(vec4f(v30.x), v35, sum16);
      sum17 = fma(vec4f(v30.x), v39, sum17);
      let v40 = vec4f(b0[i34 + 2004u], b0[i34 + 2005u], b0[i34 + 2006u], b0[i34 + 2007u]);
      let v41 = vec4f(b0[i38 + 2004u], b0[i38 + 2005u], b0[i38 + 2006u], b0[i38 + 2007u]);
      sum2 = fma(vec4f(v23.y), v40, sum2);
      sum3 = fma(vec4f(v23.y), v41, sum3);
      sum4 = fma(vec4f(v24.y), v40, sum4);
      sum5 = fma(vec4f(v24.y), v41, sum5);
      sum6 = fma(vec4f(v25.y), v40, sum6);
      sum7 = fma(vec4f(v25.y), v41, sum7);
      sum8 = fma(vec4f(v26.y), v40, sum8);
      sum9 = fma(vec4f(v26.y), v41, sum9);
      sum10 = fma(vec4f(v27.y), v40, sum10);
      sum11 = fma(vec4f(v27.y), v41, sum11);
      sum12 = fma(vec4f(v28.y), v40, sum12);
      sum13 = fma(vec4f(v28.y), v41, sum13);
      sum14 = fma(vec4f(v29.y), v40, sum14);
      sum15 = fma(vec4f(v29.y), v41, sum15);
      sum16 = fma(vec4f(v30.y), v40, sum16);
      sum17 = fma(vec4f(v30.y), v41, sum17);
      let v42 = vec4f(b0[i34 + 4008u], b0[i34 + 4009u], b0[i34 + 4010u], b0[i34 + 4011u]);
      let v43 = vec4f(b0[i38 + 4008u], b0[i38 + 4009u], b0[i38 + 4010u], b0[i38 + 4011u]);
      sum2 = fma(vec4f(v23.z), v42, sum2);
      sum3 = fma(vec4f(v23.z), v43, sum3);
      sum4 = fma(vec4f(v24.z), v42, sum4);
      sum5 = fma(vec4f(v24.z), v43, sum5);
      sum6 = fma(vec4f(v25.z), v42, sum6);
      sum7 = fma(vec4f(v25.z), v43, sum7);
      sum8 = fma(vec4f(v26.z), v42, sum8);
      sum9 = fma(vec4f(v26.z), v43, sum9);
      sum10 = fma(vec4f(v27.z), v42, sum10);
      sum11 = fma(vec4f(v27.z), v43, sum11);
      sum12 = fma(vec4f(v28.z), v42, sum12);
      sum13 = fma(vec4f(v28.z), v43, sum13);
      sum14 = fma(vec4f(v29.z), v42, sum14);
      sum15 = fma(vec4f(v29.z), v43, sum15);
      sum16 = fma(vec4f(v30.z), v42, sum16);
      sum17 = fma(vec4f(v30.z), v43, sum17);
      let v44 = vec4f(b0[i34 + 6012u], b0[i34 + 6013u], b0[i34 + 6014u], b0[i34 + 6015u]);
      let v45 = vec4f(b0[i38 + 6012u], b0[i38 + 6013u], b0[i38 + 6014u], b0[i38 + 6015u]);
      sum2 = fma(vec4f(v23.w), v44, sum2);
      sum3 = fma(vec4f(v23.w), v45, sum3);
      sum4 = fma(vec4f(v24.w), v44, sum4);
      sum5 = fma(vec4f(v24.w), v45, sum5);
      sum6 = fma(vec4f(v25.w), v44, sum6);
      sum7 = fma(vec4f(v25.w), v45, sum7);
      sum8 = fma(vec4f(v26.w), v44, sum8);
      sum9 = fma(vec4f(v26.w), v45, sum9);
      sum10 = fma(vec4f(v27.w), v44, sum10);
      sum11 = fma(vec4f(v27.w), v45, sum11);
      sum12 = fma(vec4f(v28.w), v44, sum12);
      sum13 = fma(vec4f(v28.w), v45, sum13);
      sum14 = fma(vec4f(v29.w), v44, sum14);
      sum15 = fma(vec4f(v29.w), v45, sum15);
      sum16 = fma(vec4f(v30.w), v44, sum16);
      sum17 = fma(vec4f(v30.w), v45, sum17);
    }
  }
  var tile46 = array<vec4f, 16>(sum2, sum3, sum4, sum5, sum6, sum7, sum8, sum9, sum10, sum11, sum12, sum13, sum14, sum15, sum16, sum17);
  for (var i47 = 0u; i47 < 8u; i47 += 1u) {
    let i51 = i47 * 2u;
    let i54 = i47 * 500u;
    for (var j48 = 0u; j48 < 2u; j48 += 1u) {
      let i49 = i18 + j48 * 64u;
      let i52 = i51 + j48;
      if (i49 < 500u) {
        let n50 = i49;
        let v53 = tile46[i52];
        let i55 = i54 + n50;
        b2[i55] = v53;
      }
    }
  }
}
