/* Everything around the graph: the chosen kernel, tables, plots. */

// --- the chosen kernel ---------------------------------------------------------------------------

const MOST_LINES = 1500; // of a source that are shown at once

function details() {
  const box = $("details"), k = data.kernels[chosen];
  if (!k) {
    box.replaceChildren(make("p", { class: "empty" },
      "Choose a node of the graph, or a kernel of the table, to see what it does and what it costs."));
    return;
  }
  const rows = [["pattern", chip(k.pattern)], ["class", k.kind], ["stores", k.stores.join(", ")]];
  if (k.schedule && k.schedule !== "-") rows.push(["schedule", k.schedule]);
  if (k.nbytes) rows.push(["moves", bytes(k.nbytes)], ["operations", whole(k.flops)]);
  if (k.gain && k.pattern !== "-") {
    rows.push(["predicted gain", `${k.gain.toFixed(2)}×, ${bytes(Math.max(0, k.saved))} fewer moved`]);
  }
  const list = make("dl", {}, rows.map(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]));
  box.replaceChildren(make("h3", {}, k.name), list, timed(k), nodes(k), refused(), sources(k));
  box.scrollTop = 0;
}

function chip(pattern) {
  const name = pattern === "-" ? "alone" : pattern;
  return make("span", { class: "chip", style: `--chip: ${colour(pattern)}` }, name);
}

function timed(k) {
  const t = k.timed;
  if (!t) return null;
  const said = [`${time(t.time_us)}, ${(100 * t.share).toFixed(1)} % of a call`];
  if (k.nbytes) said.push(`${digits(t.gflops)} GFLOP/s, ${digits(t.gbps)} GB/s`);
  if (t.threads_us.length > 1) said.push(`threads ${t.threads_us.map(time).join(", ")}`);
  const made = [make("h4", {}, "Measured"), make("div", {}, said.join(" · "))];
  if (t.percent_of_limit !== null) {
    const percent = t.percent_of_limit;
    made.push(make("div", {}, `${percent.toFixed(0)} % of the roofline, bound by ${t.bound}: ` +
      `at best ${time(t.limit_us)}`));
    made.push(make("div", { class: "meter", role: "img", "aria-label": `${percent.toFixed(0)} percent` },
      make("i", { style: `width: ${Math.min(100, percent)}%` })));
  }
  return made.reduce((all, each) => (all.append(each), all), make("div"));
}

function nodes(k) {
  const made = make("div", {}, make("h4", {}, k.nodes.length === 1 ? "1 node" : `${k.nodes.length} nodes`));
  made.append(k.nodes.slice(0, 60).join(" · "));
  if (k.nodes.length > 60) made.append(` and ${k.nodes.length - 60} more`);
  if (k.origins.length) {
    const shown = k.origins.slice(0, 20).map((text) => make("li", {}, text));
    const more = k.origins.length > 20 ? make("li", {}, `and ${k.origins.length - 20} more`) : null;
    made.append(make("h4", {}, "Written at"), make("ul", {}, shown, more));
  }
  if (k.text) made.append(make("details", {}, make("summary", {}, "as loops"), make("pre", { tabindex: 0 }, k.text)));
  return made;
}

function refused() {
  const mine = data.refusals.filter((r) => r.kernels.includes(chosen));
  if (!mine.length) return null;
  const shown = mine.slice(0, 20).map((r) => make("li", {}, `${r.consumer} is not with ${r.producer}: `,
    make("b", {}, r.reason), r.at ? ` (${r.at})` : "", r.advice ? make("div", { class: "empty" }, `→ ${r.advice}`) : null));
  const more = mine.length > 20 ? `and ${mine.length - 20} more` : null;
  return make("div", {}, make("h4", {}, "Not fused around it"), make("ul", {}, shown), more);
}

const TITLES = { llvm: "LLVM IR", assembly: "Assembly", wgsl: "WGSL" };

function sources(k) {
  const kinds = Object.keys(k.sources);
  if (!kinds.length) return null;
  const code = make("pre", { tabindex: 0, hidden: "" }), more = make("button", { type: "button", hidden: "" });
  const show = async (kind) => {
    const lines = (await unpacked(`text-${k.sources[kind]}`)).split("\n");
    code.hidden = false;
    code.textContent = lines.slice(0, MOST_LINES).join("\n");
    more.hidden = lines.length <= MOST_LINES;
    more.textContent = `show all ${whole(lines.length)} lines`;
    more.onclick = () => { code.textContent = lines.join("\n"); more.hidden = true; };
  };
  const buttons = kinds.map((kind) => make("button", { type: "button", onclick: () => show(kind) },
    TITLES[kind]));
  return make("div", {}, make("h4", {}, "Generated source"), make("div", { class: "bar" }, buttons), code, more);
}

// --- the table -----------------------------------------------------------------------------------

const COLUMNS = [
  ["kernel", "text", (k) => k.name, (k, n) => n],
  ["time", "", (k) => (k.timed ? time(k.timed.time_us) : ""), (k) => k.timed?.time_us ?? 0],
  ["%", "", (k) => (k.timed ? (100 * k.timed.share).toFixed(1) : ""), (k) => k.timed?.share ?? 0],
  ["pattern", "text", (k) => k.pattern, (k) => k.pattern],
  ["ops", "text", (k) => k.ops.join(" · "), (k) => k.ops.length],
  ["GFLOP/s", "", (k) => (k.timed ? digits(k.timed.gflops) : ""), (k) => k.timed?.gflops ?? 0],
  ["GB/s", "", (k) => (k.timed ? digits(k.timed.gbps) : ""), (k) => k.timed?.gbps ?? 0],
  ["flop/byte", "", (k) => (k.nbytes ? (k.flops / k.nbytes).toFixed(2) : ""), (k) => k.flops / (k.nbytes || 1)],
  ["of limit", "", (k) => limit(k), (k) => k.timed?.percent_of_limit ?? 0],
  ["balance", "", (k) => balance(k), (k) => k.timed?.balance ?? 0],
  ["bytes", "", (k) => (k.nbytes ? bytes(k.nbytes) : ""), (k) => k.nbytes ?? 0],
  ["gain", "", (k) => (k.gain && k.pattern !== "-" ? `${k.gain.toFixed(2)}×` : ""), (k) => k.gain ?? 0],
];

function limit(k) {
  const percent = k.timed?.percent_of_limit;
  return percent === null || percent === undefined ? "" : `${percent.toFixed(0)} % ${k.timed.bound}`;
}

function balance(k) {
  const busy = (k.timed?.threads_us ?? []).filter((t) => t > 0).length;
  return busy > 1 ? k.timed.balance.toFixed(2) : "";
}

function table() {
  let by = data.profile ? COLUMNS.findIndex(([name]) => name === "time") : 0, down = Boolean(data.profile);
  const planned = ["kernel", "pattern", "ops", "flop/byte", "bytes", "gain"]; // known before any call
  const shown = COLUMNS.filter(([name]) => data.profile || planned.includes(name));
  function draw() {
    const [, , , order] = COLUMNS[by];
    const rows = data.kernels.map((k, n) => [k, n]).sort(([a, m], [b, n]) => {
      const x = order(a, m), y = order(b, n);
      return (x < y ? -1 : x > y ? 1 : m - n) * (down ? -1 : 1);
    });
    const heads = shown.map(([name, kind]) => {
      const n = COLUMNS.findIndex((c) => c[0] === name);
      const sorted = n === by ? (down ? "descending" : "ascending") : "none";
      const mark = n === by ? (down ? " ↓" : " ↑") : "";
      return make("th", { class: kind, scope: "col", "aria-sort": sorted }, make("button", {
        type: "button", onclick: () => { down = n === by ? !down : kind !== "text"; by = n; draw(); },
      }, name + mark));
    });
    $("table").replaceChildren(make("thead", {}, make("tr", {}, heads)), make("tbody", {}, rows.map(row)));
  }
  function row([k, n]) {
    const cells = shown.map(([name, kind, text]) => {
      if (name === "kernel") {
        return make("td", { class: kind }, make("button", { type: "button", onclick: () => choose(n, true) }, text(k)));
      }
      if (name === "pattern") return make("td", { class: kind }, chip(k.pattern));
      return make("td", name === "ops" ? { class: "text ops", title: text(k) } : { class: kind }, text(k));
    });
    return make("tr", { class: n === chosen ? "chosen" : "", "data-kernel": n }, cells);
  }
  watchers.push(draw);
  draw();
}

// --- the roofline --------------------------------------------------------------------------------

const SVG = "http://www.w3.org/2000/svg";

function drawn(tag, attributes, text) {
  const found = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, value);
  if (text !== undefined) found.textContent = text;
  return found;
}

function roofline() {
  const p = data.profile, known = data.kernels.map((k, n) => [k, n]).filter(([k]) => k.timed && k.nbytes && k.flops && k.timed.time_us);
  if (!p || !known.length) { $("roofline").hidden = true; return; }
  const roof = p.roof.fma_gflops ? p.roof : null;
  $("roof-about").textContent = roof
    ? `Each kernel by how much it computes for every byte, and how fast: at most ${digits(roof.fma_gflops)} ` +
      `GFLOP/s, and what caches and memory deliver. Larger circles took longer.`
    : "Each kernel by how much it computes for every byte, and how fast. Larger circles took longer.";
  const L = 58, R = 20, T = 18, B = 46;
  let W = 900, H = 420;
  const xs = known.map(([k]) => k.flops / k.nbytes), ys = known.map(([k]) => k.timed.gflops);
  const x0 = Math.floor(Math.log10(Math.min(0.1, ...xs))), x1 = Math.ceil(Math.log10(Math.max(100, ...xs)));
  const most = Math.max(...ys, roof ? roof.fma_gflops : 0);
  const y1 = Math.log10(most * 1.6), y0 = Math.max(Math.floor(y1) - 6, Math.floor(Math.log10(Math.min(...ys.filter((y) => y > 0)))));
  const X = (v) => L + (Math.log10(v) - x0) / (x1 - x0) * (W - L - R);
  const Y = (v) => H - B - (Math.max(y0, Math.log10(v)) - y0) / (y1 - y0) * (H - B - T);
  function draw() {
    W = Math.max(320, $("roof").clientWidth || 900);
    H = Math.max(300, Math.min(460, W * 0.55));
    const svg = drawn("svg", { viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": "Roofline plot; the table of kernels has the same numbers" });
    for (let e = x0; e <= x1; e += 1) {
      svg.append(drawn("line", { class: "grid", x1: X(10 ** e), x2: X(10 ** e), y1: T, y2: H - B }));
      svg.append(drawn("text", { x: X(10 ** e), y: H - B + 18, "text-anchor": "middle" }, `${10 ** e}`));
    }
    for (let e = y0; e <= y1; e += 1) {
      svg.append(drawn("line", { class: "grid", x1: L, x2: W - R, y1: Y(10 ** e), y2: Y(10 ** e) }));
      svg.append(drawn("text", { x: L - 8, y: Y(10 ** e) + 4, "text-anchor": "end" }, `${Number((10 ** e).toPrecision(1))}`));
    }
    svg.append(drawn("text", { x: (L + W - R) / 2, y: H - 8, "text-anchor": "middle" }, "operations a byte"));
    svg.append(drawn("text", { x: 14, y: (T + H - B) / 2, "text-anchor": "middle", transform: `rotate(-90 14 ${(T + H - B) / 2})` }, "GFLOP/s"));
    if (roof) roofs(svg, roof, X, Y, [x0, x1, y0], W - R, H - B);
    const longest = Math.max(...known.map(([k]) => k.timed.time_us));
    for (const [k, n] of known) {
      const spot = drawn("circle", {
        cx: X(k.flops / k.nbytes), cy: Y(k.timed.gflops), r: 4 + 10 * Math.sqrt(k.timed.time_us / longest),
        fill: colour(k.pattern), class: n === chosen ? "chosen" : "", "fill-opacity": 0.85,
      });
      spot.addEventListener("click", () => choose(n, true));
      spot.addEventListener("pointermove", (event) => tip(event, `${k.name} (${k.pattern})\n${time(k.timed.time_us)}, ${digits(k.timed.gflops)} GFLOP/s, ${limit(k)}`));
      spot.addEventListener("pointerleave", (event) => tip(event, ""));
      svg.append(spot);
    }
    $("roof").replaceChildren(svg);
  }
  watchers.push(draw);
  addEventListener("resize", draw);
  draw();
}

function roofs(svg, roof, X, Y, [x0, x1, y0], right, bottom) {
  const names = ["L1", "L2", "L3", "memory"], dashes = ["2 3", "5 3", "9 4", ""];
  const peak = roof.fma_gflops;
  roof.read_gbps.forEach((rate, n) => {
    const from = Math.max(10 ** x0, 10 ** y0 / rate), knee = peak / rate;
    const points = [[from, from * rate], [knee, peak], [10 ** x1, peak]].map(([x, y]) => `${X(x)},${Y(y)}`);
    svg.append(drawn("polyline", { class: "roof", points: points.join(" "), "stroke-dasharray": dashes[n] }));
    const y = bottom - 14 - 18 * n;
    svg.append(drawn("line", { class: "roof", x1: right - 44, x2: right - 8, y1: y, y2: y, "stroke-dasharray": dashes[n] }));
    svg.append(drawn("text", { x: right - 50, y: y + 4, "text-anchor": "end" }, `${names[n]} ${digits(rate)} GB/s`));
  });
}

// --- the timeline --------------------------------------------------------------------------------

function timeline() {
  const p = data.profile;
  if (!p || !p.events.length) { $("timeline").hidden = true; return; }
  const canvas = $("time"), end = Math.max(...p.events.map((e) => e[3]));
  const tracks = [...new Set(p.events.map((e) => e[1]))].sort((a, b) => a - b);
  const rowOf = new Map(tracks.map((track, n) => [track, n]));
  const kernels = p.names.map((name) => data.kernels.findIndex((k) => k.name === name));
  const ROW = 44, L = 76;
  canvas.style.height = `${tracks.length * ROW + 34}px`;
  $("time-about").textContent = `${time(end)} from the first kernel to the last, ` +
    `${time(p.other_us)} of a call in no kernel` +
    (p.overhead_percent === null ? "." : `; reading the clocks took ${p.overhead_percent.toPrecision(2)} % of it.`);
  let from = 0, to = end, width = 0;
  const X = (us) => L + (us - from) / (to - from) * (width - L - 8);
  function draw() {
    const [pen, w, height] = sharp(canvas);
    width = w;
    pen.font = "12px ui-sans-serif, system-ui, sans-serif";
    pen.textBaseline = "middle";
    const ink = variable("--ink"), soft = variable("--soft");
    pen.save();
    pen.beginPath();
    pen.rect(L, 0, width - L - 8, height);
    pen.clip();
    for (const [name, track, start, stop] of p.events) {
      const x = X(start), wide = Math.max(0.6, X(stop) - x), y = rowOf.get(track) * ROW + 6;
      if (x > width || x + wide < L) continue;
      const k = data.kernels[kernels[name]];
      pen.fillStyle = colour(k ? k.pattern : "-");
      pen.fillRect(x, y, wide, ROW - 12);
      if (kernels[name] === chosen && chosen >= 0) { pen.strokeStyle = ink; pen.lineWidth = 2; pen.strokeRect(x, y, wide, ROW - 12); }
      if (wide > 46) { pen.fillStyle = ink; pen.fillText(fitted(p.names[name], wide), x + 5, y + (ROW - 12) / 2, wide - 6); }
    }
    pen.restore();
    pen.fillStyle = soft;
    tracks.forEach((track, n) => pen.fillText(track < 0 ? "host" : data.device === "cpu" ? `thread ${track}` : "GPU", 8, n * ROW + ROW / 2));
    const least = 90 * (to - from) / (width - L), power = 10 ** Math.floor(Math.log10(least));
    const step = power * [1, 2, 5, 10].find((n) => n * power >= least);
    for (let at = Math.ceil(from / step) * step; at <= to; at += step) {
      pen.fillRect(X(at), tracks.length * ROW, 1, 6);
      if (X(at) < width - 60) pen.fillText(time(at), X(at) + 3, tracks.length * ROW + 18);
    }
  }
  function move(by) {
    const span = to - from;
    from = Math.max(0, Math.min(end - span, from + by));
    to = from + span;
    draw();
  }
  function zoom(factor, at = (from + to) / 2) {
    const span = Math.min(end, Math.max(end / 1e5, (to - from) / factor));
    const part = (at - from) / (to - from);
    from = Math.max(0, Math.min(end - span, at - part * span));
    to = from + span;
    draw();
  }
  const when = (event) => from + (event.offsetX - L) / (width - L - 8) * (to - from);
  function found(event) {
    const us = when(event), track = tracks[Math.floor(event.offsetY / ROW)];
    return p.events.find((e) => e[1] === track && e[2] <= us && us <= e[3]);
  }
  let held = null, moved = 0;
  canvas.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return;
    event.preventDefault();
    if (event.shiftKey) move(event.deltaY / (width - L) * (to - from));
    else zoom(Math.exp(-event.deltaY / 120), when(event));
  }, { passive: false });
  canvas.addEventListener("pointerdown", (event) => { held = event.offsetX; moved = 0; canvas.setPointerCapture(event.pointerId); });
  canvas.addEventListener("pointermove", (event) => {
    if (held === null) {
      const e = found(event);
      tip(event, e ? `${p.names[e[0]]}\n${time(e[3] - e[2])}` : "");
      return;
    }
    moved += Math.abs(event.offsetX - held);
    move((held - event.offsetX) / (width - L) * (to - from));
    held = event.offsetX;
  });
  canvas.addEventListener("pointerup", (event) => {
    held = null;
    const e = moved < 4 ? found(event) : null;
    if (e && kernels[e[0]] >= 0) choose(kernels[e[0]]);
  });
  canvas.addEventListener("pointerleave", (event) => tip(event, ""));
  canvas.addEventListener("keydown", (event) => {
    const span = to - from;
    const keys = { ArrowLeft: () => move(-span / 8), ArrowRight: () => move(span / 8), "+": () => zoom(1.4), "=": () => zoom(1.4), "-": () => zoom(0.7), 0: () => zoom(1e-9) };
    if (!keys[event.key]) return;
    keys[event.key]();
    event.preventDefault();
  });
  watchers.push(draw);
  addEventListener("resize", draw);
  draw();
}

// --- memory --------------------------------------------------------------------------------------

function memory() {
  if (!data.memory.length) {
    $("maps").append(make("p", { class: "empty" }, "No value waits between kernels: there is no arena."));
    return;
  }
  data.memory.forEach((map, n) => {
    const canvas = make("canvas", { role: "img", tabindex: 0 });
    const live = Array.from({ length: map.steps }, (_, s) =>
      map.blocks.reduce((sum, b) => sum + (b.first <= s && s <= b.last ? b.nbytes : 0), 0));
    const busiest = live.indexOf(Math.max(...live)), full = Math.max(...live);
    const title = `${data.memory.length > 1 ? `program ${n}: ` : ""}${bytes(map.arena)} for ${map.blocks.length} values; ` +
      `without reuse ${bytes(map.unshared)}. The line is what is in use: most at ${data.kernels[map.kernels + busiest].name}, ${bytes(full)}.`;
    canvas.setAttribute("aria-label", title);
    $("maps").append(make("div", { class: "map" }, make("p", {}, title), canvas));
    const L = 70, B = 22;
    function draw() {
      const [pen, width, height] = sharp(canvas);
      const sx = (width - L - 8) / map.steps, sy = (height - B - 10) / map.arena;
      for (const b of map.blocks) {
        const k = data.kernels[map.kernels + b.first];
        pen.fillStyle = colour(k.pattern);
        const y = height - B - (b.at + b.nbytes) * sy;
        const w = Math.max(1, (b.last - b.first + 1) * sx - 1), h = Math.max(1, b.nbytes * sy - 1);
        pen.fillRect(L + b.first * sx, y, w, h);
        const isMine = chosen >= map.kernels + b.first && chosen <= map.kernels + b.last;
        if (isMine) { pen.strokeStyle = variable("--ink"); pen.lineWidth = 1.5; pen.strokeRect(L + b.first * sx, y, w, h); }
      }
      pen.strokeStyle = variable("--ink");
      pen.lineWidth = 1.5;
      pen.beginPath();
      live.forEach((used, s) => {
        const y = height - B - used * sy;
        if (s) pen.lineTo(L + s * sx, y); else pen.moveTo(L, y);
        pen.lineTo(L + (s + 1) * sx, y);
      });
      pen.stroke();
      pen.fillStyle = variable("--soft");
      pen.font = "12px ui-sans-serif, system-ui, sans-serif";
      pen.fillText(bytes(map.arena), 6, 16);
      pen.fillText("0", 6, height - B);
      pen.fillText("first kernel", L, height - 6);
      pen.textAlign = "right";
      pen.fillText("last kernel", width - 8, height - 6);
      pen.textAlign = "left";
    }
    canvas.addEventListener("pointermove", (event) => {
      const box = canvas.getBoundingClientRect();
      const s = Math.floor((event.offsetX - L) / ((box.width - L - 8) / map.steps));
      const at = (box.height - B - event.offsetY) / ((box.height - B - 10) / map.arena);
      const b = map.blocks.find((each) => each.first <= s && s <= each.last && each.at <= at && at <= each.at + each.nbytes);
      const k = data.kernels[map.kernels + s];
      tip(event, b ? `${b.label}, ${bytes(b.nbytes)}\nat ${k.name}` : k && s >= 0 && s < map.steps ? `${k.name}: ${bytes(live[s])} in use` : "");
    });
    canvas.addEventListener("pointerleave", (event) => tip(event, ""));
    watchers.push(draw);
    addEventListener("resize", draw);
    draw();
  });
}

// --- what was not fused --------------------------------------------------------------------------

function reasons() {
  const kinds = new Map();
  for (const r of data.refusals) {
    const kind = r.reason.replace(/\[[\d, ]*\]/g, "[…]").replace(/(?<!\w)\d[\d.e+-]*/g, "…");
    if (!kinds.has(kind)) kinds.set(kind, []);
    kinds.get(kind).push(r);
  }
  const sorted = [...kinds].sort((a, b) => b[1].length - a[1].length);
  $("reasons").replaceChildren(...sorted.map(([kind, mine]) => {
    const said = mine.length === 1 ? mine[0].reason : kind;
    const items = mine.slice(0, 100).map((r) => make("li", {}, r.kernels.length
      ? make("button", { type: "button", onclick: () => choose(r.kernels.at(-1), true) }, data.kernels[r.kernels.at(-1)].name)
      : null, ` ${r.consumer} is not in ${r.producer}'s kernel: ${r.reason}${r.at ? ` (${r.at})` : ""}`));
    if (mine.length > 100) items.push(make("li", { class: "empty" }, `and ${mine.length - 100} more`));
    return make("details", {}, make("summary", {}, `${mine.length} × ${said}`),
      mine[0].advice ? make("p", { class: "advice" }, mine[0].advice) : null, make("ul", {}, items));
  }));
  if (!sorted.length) $("reasons").append(make("p", { class: "empty" }, "Nothing: every op that could share a kernel does."));
  const s = data.summary, said = [...s.rewrites, ...s.weights];
  $("rewrites").hidden = !said.length;
  $("rewritten").replaceChildren(...said.slice(0, 300).map((text) => make("li", {}, text)));
}

// --- start ---------------------------------------------------------------------------------------

function theme() {
  const root = document.documentElement, dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => { root.dataset.theme = dark.matches ? "dark" : "light"; watchers.forEach((w) => w()); };
  dark.addEventListener("change", follow);
  follow();
  $("theme").onclick = () => { root.dataset.theme = isDark() ? "light" : "dark"; watchers.forEach((w) => w()); };
}

async function start() {
  data = JSON.parse(await unpacked("data"));
  const count = new Map();
  for (const k of data.kernels) count.set(k.pattern, (count.get(k.pattern) ?? 0) + 1);
  patterns = [...count].filter(([name]) => name !== "-").sort((a, b) => b[1] - a[1]).map(([name]) => name);
  theme();
  head();
  watchers.push(details);
  details();
  graphSection();
  table();
  roofline();
  timeline();
  memory();
  reasons();
  document.body.dataset.ready = "";
}

start();
