@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
@group(0) @binding(2) var<storage, read_write> b2: array<vec4f>;
@compute @workgroup_size(32, 1)
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
  var sum18 = vec4f();
  var sum19 = vec4f();
  var sum20 = vec4f();
  var sum21 = vec4f();
  var sum22 = vec4f();
  var sum23 = vec4f();
  var sum24 = vec4f();
  var sum25 = vec4f();
  var sum26 = vec4f();
  var sum27 = vec4f();
  var sum28 = vec4f();
  var sum29 = vec4f();
  var sum30 = vec4f();
  var sum31 = vec4f();
  var sum32 = vec4f();
  var sum33 = vec4f();
  let i34 = g0 * 128u + t1;
  let n35 = min(i34 + 96u, 499u);
  let i47 = g0 * 512u + t1 * 4u;
  let i65 = n35 * 4u;
  for (var k36 = 0u; k36 < 5u; k36 += 1u) {
    let i48 = i47 + k36;
    let i66 = i65 + k36;
    for (var k37 = 0u; k37 < 2u; k37 += 1u) {
      let i38 = k36 + k37 * 20u;
      let v39 = vec4f(b1[i38], b1[i38 + 5u], b1[i38 + 10u], b1[i38 + 15u]);
      let v40 = vec4f(b1[i38 + 40u], b1[i38 + 45u], b1[i38 + 50u], b1[i38 + 55u]);
      let v41 = vec4f(b1[i38 + 80u], b1[i38 + 85u], b1[i38 + 90u], b1[i38 + 95u]);
      let v42 = vec4f(b1[i38 + 120u], b1[i38 + 125u], b1[i38 + 130u], b1[i38 + 135u]);
      let v43 = vec4f(b1[i38 + 160u], b1[i38 + 165u], b1[i38 + 170u], b1[i38 + 175u]);
      let v44 = vec4f(b1[i38 + 200u], b1[i38 + 205u], b1[i38 + 210u], b1[i38 + 215u]);
      let v45 = vec4f(b1[i38 + 240u], b1[i38 + 245u], b1[i38 + 250u], b1[i38 + 255u]);
      let v46 = vec4f(b1[i38 + 280u], b1[i38 + 285u], b1[i38 + 290u], b1[i38 + 295u]);
      let i49 = i48 + k37 * 8016u;
      let v50 = vec4f(b0[i49], b0[i49 + 1u], b0[i49 + 2u], b0[i49 + 3u]);
      let v51 = vec4f(b0[i49 + 2004u], b0[i49 + 2005u], b0[i49 + 2006u], b0[i49 + 2007u]);
      let v52 = vec4f(b0[i49 + 4008u], b0[i49 + 4009u], b0[i49 + 4010u], b0[i49 + 4011u]);
      let v53 = vec4f(b0[i49 + 6012u], b0[i49 + 6013u], b0[i49 + 6014u], b0[i49 + 6015u]);
      let right54 = mat4x4f(v50, v51, v52, v53);
      sum2 += right54 * v39;
      sum6 += right54 * v40;
      sum10 += right54 * v41;
      sum14 += right54 * v42;
      sum18 += right54 * v43;
      sum22 += right54 * v44;
      sum26 += right54 * v45;
      sum30 += right54 * v46;
      let v55 = vec4f(b0[i49 + 128u], b0[i49 + 129u], b0[i49 + 130u], b0[i49 + 131u]);
      let v56 = vec4f(b0[i49 + 2132u], b0[i49 + 2133u], b0[i49 + 2134u], b0[i49 + 2135u]);
      let v57 = vec4f(b0[i49 + 4136u], b0[i49 + 4137u], b0[i49 + 4138u], b0[i49 + 4139u]);
      let v58 = vec4f(b0[i49 + 6140u], b0[i49 + 6141u], b0[i49 + 6142u], b0[i49 + 6143u]);
      let right59 = mat4x4f(v55, v56, v57, v58);
      sum3 += right59 * v39;
      sum7 += right59 * v40;
      sum11 += right59 * v41;
      sum15 += right59 * v42;
      sum19 += right59 * v43;
      sum23 += right59 * v44;
      sum27 += right59 * v45;
      sum31 += right59 * v46;
      let v60 = vec4f(b0[i49 + 256u], b0[i49 + 257u], b0[i49 + 258u], b0[i49 + 259u]);
      let v61 = vec4f(b0[i49 + 2260u], b0[i49 + 2261u], b0[i49 + 2262u], b0[i49 + 2263u]);
      let v62 = vec4f(b0[i49 + 4264u], b0[i49 + 4265u], b0[i49 + 4266u], b0[i49 + 4267u]);
      let v63 = vec4f(b0[i49 + 6268u], b0[i49 + 6269u], b0[i49 + 6270u], b0[i49 + 6271u]);
      let right64 = mat4x4f(v60, v61, v62, v63);
      sum4 += right64 * v39;
      sum8 += right64 * v40;
      sum12 += right64 * v41;
      sum16 += right64 * v42;
      sum20 += right64 * v43;
      sum24 += right64 * v44;
      sum28 += right64 * v45;
      sum32 += right64 * v46;
      let i67 = i66 + k37 * 8016u;
      let v68 = vec4f(b0[i67], b0[i67 + 1u], b0[i67 + 2u], b0[i67 + 3u]);
      let v69 = vec4f(b0[i67 + 2004u], b0[i67 + 2005u], b0[i67 + 2006u], b0[i67 + 2007u]);
      let v70 = vec4f(b0[i67 + 4008u], b0[i67 + 4009u], b0[i67 + 4010u], b0[i67 + 4011u]);
      let v71 = vec4f(b0[i67 + 6012u], b0[i67 + 6013u], b0[i67 + 6014u], b0[i67 + 6015u]);
      let right72 = mat4x4f(v68, v69, v70, v71);
      sum5 += right72 * v39;
      sum9 += right72 * v40;
      sum13 += right72 * v41;
      sum17 += right72 * v42;
      sum21 += right72 * v43;
      sum25 += right72 * v44;
      sum29 += right72 * v45;
      sum33 += right72 * v46;
    }
  }
  var tile73 = array<vec4f, 32>(sum2, sum3, sum4, sum5, sum6, sum7, sum8, sum9, sum10, sum11, sum12, sum13, sum14, sum15, sum16, sum17, sum18, sum19, sum20, sum21, sum22, sum23, sum24, sum25, sum26, sum27, sum28, sum29, sum30, sum31, sum32, sum33);
  for (var i74 = 0u; i74 < 8u; i74 += 1u) {
    let i78 = i74 * 4u;
    let i81 = i74 * 500u;
    for (var j75 = 0u; j75 < 4u; j75 += 1u) {
      let i76 = i34 + j75 * 32u;
      let i79 = i78 + j75;
      if (i76 < 500u) {
        let n77 = i76;
        let v80 = tile73[i79];
        let i82 = i81 + n77;
        b2[i82] = v80;
      }
    }
  }
}
