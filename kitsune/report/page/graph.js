"use strict";
/* The data of a model in, a page to look around in out. Text comes in by textContent alone. */

const $ = (id) => document.getElementById(id);

function make(tag, attributes = {}, ...children) {
  const found = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) found.addEventListener(name.slice(2), value);
    else if (name === "class") found.className = value;
    else found.setAttribute(name, value);
  }
  found.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return found;
}

async function unpacked(id) {
  const raw = Uint8Array.from(atob($(id).textContent), (c) => c.charCodeAt(0));
  const stream = new Blob([raw]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}

// --- numbers -------------------------------------------------------------------------------------

const whole = (n) => Math.round(n).toLocaleString("en");
const digits = (n) => (n >= 100 ? whole(n) : n >= 10 ? n.toFixed(1) : n.toPrecision(2));

function bytes(n) {
  const units = ["B", "KiB", "MiB", "GiB"];
  let at = 0;
  while (n >= 1024 && at < units.length - 1) { n /= 1024; at += 1; }
  return at ? `${n.toFixed(n < 10 ? 1 : 0)} ${units[at]}` : `${n} B`;
}

function time(us) {
  if (us >= 1e6) return `${(us / 1e6).toFixed(2)} s`;
  return us >= 1e3 ? `${(us / 1e3).toFixed(2)} ms` : `${us.toFixed(us < 10 ? 2 : 1)} µs`;
}

// --- colours -------------------------------------------------------------------------------------

const HUES = [24, 205, 140, 280, 45, 330, 175, 230, 90, 5, 260, 300, 60, 190, 120, 350];
let patterns = [];

function isDark() { return document.documentElement.dataset.theme === "dark"; }

function colour(pattern) {
  const at = patterns.indexOf(pattern);
  if (at < 0) return isDark() ? "#4a5461" : "#c3cbd5";
  const hue = HUES[at % HUES.length];
  const less = Math.floor(at / HUES.length) * 14;
  return isDark() ? `hsl(${hue} ${52 - less}% 42%)` : `hsl(${hue} ${70 - less}% 72%)`;
}

function variable(name) { return getComputedStyle(document.documentElement).getPropertyValue(name); }

// --- what is chosen ------------------------------------------------------------------------------

let data = null;
const watchers = []; // called when another kernel is chosen, or the theme changes
let chosen = -1;

function choose(kernel, focus = false) {
  chosen = kernel;
  for (const watch of watchers) watch();
  if (focus) $("details").focus();
}

function tip(event, text) {
  const box = $("tip");
  box.hidden = !text;
  if (!text) return;
  box.textContent = text;
  const x = Math.min(event.clientX + 14, innerWidth - box.offsetWidth - 8);
  const y = Math.min(event.clientY + 14, innerHeight - box.offsetHeight - 8);
  box.style.left = `${Math.max(4, x)}px`;
  box.style.top = `${Math.max(4, y)}px`;
}

function sharp(canvas) {
  const box = canvas.getBoundingClientRect();
  const ratio = devicePixelRatio || 1;
  if (canvas.width !== Math.round(box.width * ratio)) canvas.width = Math.round(box.width * ratio);
  if (canvas.height !== Math.round(box.height * ratio)) canvas.height = Math.round(box.height * ratio);
  const pen = canvas.getContext("2d");
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, box.width, box.height);
  return [pen, box.width, box.height];
}

// --- the head ------------------------------------------------------------------------------------

function head() {
  const s = data.summary, p = data.profile;
  $("subtitle").textContent = `kitsune ${data.version} · ${data.device}` +
    (p ? ` · ${p.threads} thread${p.threads > 1 ? "s" : ""}` : "");
  const saved = s.nbytes_before ? 100 * (1 - s.nbytes_after / s.nbytes_before) : 0;
  const cards = [
    [`${s.kernels_before} → ${s.kernels_after}`, "ops → kernels"],
    [bytes(s.nbytes_after), `moved, ${saved.toFixed(0)} % less than apart`],
    [`${s.predicted_gain.toFixed(2)}×`, "predicted gain of fusion"],
    [bytes(s.arena_nbytes), "arena"],
  ];
  if (p) {
    cards.unshift([time(p.total_us), `a call, median of ${p.calls}`]);
    if (p.percent_of_limit) cards.push([`${p.percent_of_limit.toFixed(0)} %`, "of the machine's limit"]);
  }
  $("cards").append(...cards.map(([value, label]) =>
    make("div", { class: "card" }, make("b", {}, value), make("span", {}, label))));
  const said = [s.note, s.off && `${s.off}: every op is a kernel of its own`, s.half_precision, ...s.apart];
  const note = said.filter(Boolean).join(" · ");
  $("note").hidden = !note;
  $("note").textContent = note;
}

// --- the graph -----------------------------------------------------------------------------------

class GraphView {
  constructor(canvas) {
    this.canvas = canvas;
    this.at = 0; // which graph
    this.node = -1; // the one that has the keyboard
    this.pointers = new Map();
    this.listen();
  }

  get graph() { return data.graphs[this.at]; }

  show(at) {
    this.at = at;
    this.node = -1;
    const g = this.graph, n = g.labels.length;
    this.readers = Array.from({ length: n }, () => []);
    this.inputs = Array.from({ length: n }, () => []);
    for (const [a, b] of g.edges) { this.readers[a].push(b); this.inputs[b].push(a); }
    this.box = { left: Infinity, right: -Infinity, top: 0, bottom: 0 };
    for (let i = 0; i < n; i += 1) {
      this.box.left = Math.min(this.box.left, g.x[i] - g.w[i] / 2);
      this.box.right = Math.max(this.box.right, g.x[i] + g.w[i] / 2);
      this.box.bottom = Math.max(this.box.bottom, g.y[i]);
    }
    this.start();
    this.draw();
  }

  /* From the top, as large as its width allows. */
  start() {
    const [, width, height] = sharp(this.canvas);
    const wide = this.box.right - this.box.left + 40, tall = this.box.bottom + 80;
    this.scale = Math.max(0.55, Math.min(1.1, (width - 110) / wide, height / tall * 6));
    const room = this.inner(width, height);
    this.x = (this.box.left + this.box.right) / 2 - room / 2 / this.scale;
    this.y = Math.min(-40, (tall - 80 - height / this.scale) / 2);
    if (wide * this.scale > room && this.graph.x.length) {
      const top = this.graph.y.indexOf(Math.min(...this.graph.y));
      this.x = this.graph.x[top] - room / 2 / this.scale;
    }
  }

  fit() {
    const [, width, height] = sharp(this.canvas);
    const wide = this.box.right - this.box.left + 60, tall = this.box.bottom + 100;
    this.scale = Math.max(0.1, Math.min(1.4, (width - 90) / wide, height / tall));
    this.x = (this.box.left + this.box.right) / 2 - this.inner(width, height) / 2 / this.scale;
    const fits = tall * this.scale <= height; // or from the top
    this.y = fits ? this.box.bottom / 2 - height / 2 / this.scale : -50;
    this.draw();
  }

  zoom(factor, x, y) {
    const box = this.canvas.getBoundingClientRect();
    const px = x ?? box.width / 2, py = y ?? box.height / 2;
    const next = Math.min(4, Math.max(0.01, this.scale * factor));
    this.x += px / this.scale - px / next;
    this.y += py / this.scale - py / next;
    this.scale = next;
    this.draw();
  }

  centre(node) {
    const box = this.canvas.getBoundingClientRect();
    this.scale = Math.max(this.scale, 0.8);
    this.x = this.graph.x[node] - this.inner(box.width, box.height) / 2 / this.scale;
    this.y = this.graph.y[node] - box.height / 2 / this.scale;
  }

  draw() {
    const [pen, width, height] = sharp(this.canvas), g = this.graph;
    if (!g.labels.length) return;
    const inner = this.inner(width, height);
    const left = this.x, right = this.x + inner / this.scale;
    const top = this.y, bottom = this.y + height / this.scale;
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, inner, height);
    pen.clip();
    pen.scale(this.scale, this.scale);
    pen.translate(-this.x, -this.y);
    this.drawEdges(pen, left, right, top, bottom);
    const ink = variable("--ink"), focus = variable("--focus"), panel = variable("--panel");
    const legible = this.scale > 0.42;
    pen.font = "12px ui-sans-serif, system-ui, sans-serif";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (let i = 0; i < g.labels.length; i += 1) {
      const w = g.w[i], x = g.x[i] - w / 2, y = g.y[i] - 15;
      if (x > right || x + w < left || y > bottom || y + 30 < top) continue;
      const kernel = g.kernels[i];
      pen.beginPath();
      pen.roundRect(x, y, w, 30, kernel < 0 ? 15 : 6);
      pen.fillStyle = kernel < 0 ? panel : colour(data.kernels[kernel].pattern);
      pen.fill();
      const isChosen = kernel >= 0 && kernel === chosen;
      pen.lineWidth = i === this.node || isChosen ? 3 : 1;
      pen.strokeStyle = i === this.node ? focus : isChosen ? ink : variable("--edge");
      pen.stroke();
      if (!legible) continue;
      pen.fillStyle = ink;
      pen.fillText(fitted(g.labels[i], w), g.x[i], g.y[i] + 0.5);
    }
    pen.restore();
    this.drawMap(pen, width, height);
  }

  drawEdges(pen, left, right, top, bottom) {
    const g = this.graph;
    pen.strokeStyle = variable("--edge");
    pen.lineWidth = Math.max(1, 0.6 / this.scale);
    for (let e = 0; e < g.edges.length; e += 1) {
      const [a, b] = g.edges[e];
      if (g.y[b] < top || g.y[a] > bottom) continue;
      const points = [g.x[a], g.y[a] + 15, ...g.bends[e], g.x[b], g.y[b] - 15];
      if (Math.max(...points.filter((_, n) => n % 2 === 0)) < left) continue;
      if (Math.min(...points.filter((_, n) => n % 2 === 0)) > right) continue;
      pen.globalAlpha = g.bends[e].length === 0 && g.y[b] - g.y[a] > 200 ? 0.3 : 0.9;
      pen.beginPath();
      pen.moveTo(points[0], points[1]);
      for (let n = 2; n < points.length; n += 2) {
        const middle = (points[n - 1] + points[n + 1]) / 2;
        pen.bezierCurveTo(points[n - 2], middle, points[n], middle, points[n], points[n + 1]);
      }
      pen.stroke();
      if (this.scale > 0.42) this.drawArrow(pen, points.at(-2), points.at(-1));
    }
    pen.globalAlpha = 1;
  }

  drawArrow(pen, x, y) {
    pen.beginPath();
    pen.moveTo(x - 4, y - 7);
    pen.lineTo(x, y);
    pen.lineTo(x + 4, y - 7);
    pen.stroke();
  }

  /* The width that the graph has: all of it, or what the map at the right leaves. */
  inner(width, height) {
    return this.hasMap(height) ? width - this.mapped(width, height).room - 16 : width;
  }

  hasMap(height) { return this.box.bottom * this.scale >= height * 0.9; }

  /* The whole of it at the right, with a frame around what is seen. */
  mapped(width, height) {
    const room = Math.min(70, width * 0.14), wide = this.box.right - this.box.left + 40;
    const tall = this.box.bottom + 60;
    return { room, sx: room / wide, sy: Math.min((height - 20) / tall, (room / wide) * 4) };
  }

  drawMap(pen, width, height) {
    const g = this.graph, { room, sx, sy } = this.mapped(width, height);
    if (!this.hasMap(height)) return;
    const ox = width - room - 6, oy = 10, inner = this.inner(width, height);
    pen.fillStyle = variable("--line");
    pen.fillRect(inner, 0, 1, height);
    for (let i = 0; i < g.labels.length; i += 1) {
      const kernel = g.kernels[i];
      pen.fillStyle = kernel < 0 ? variable("--edge") : colour(data.kernels[kernel].pattern);
      const w = Math.max(2, g.w[i] * sx);
      const x = ox + (g.x[i] - this.box.left + 20) * sx - w / 2;
      pen.fillRect(x, oy + g.y[i] * sy, w, Math.max(1.2, 30 * sy));
    }
    pen.strokeStyle = variable("--accent");
    pen.lineWidth = 2;
    const frame = [
      Math.max(ox - 2, ox + (this.x - this.box.left + 20) * sx), oy + this.y * sy,
      Math.min(room + 2, (inner / this.scale) * sx), (height / this.scale) * sy,
    ];
    pen.strokeRect(...frame);
  }

  nodeAt(px, py) {
    const x = this.x + px / this.scale, y = this.y + py / this.scale, g = this.graph;
    for (let i = g.labels.length - 1; i >= 0; i -= 1) {
      if (Math.abs(g.x[i] - x) <= g.w[i] / 2 && Math.abs(g.y[i] - y) <= 15) return i;
    }
    return -1;
  }

  about(i) {
    const g = this.graph, kernel = g.kernels[i];
    const said = [g.labels[i], g.about[i]];
    if (kernel >= 0) {
      const k = data.kernels[kernel];
      said.push(`kernel ${k.name}, ${k.pattern}` + (k.timed ? `, ${time(k.timed.time_us)}` : ""));
    }
    return said.filter(Boolean).join("\n");
  }

  take(node, focus = false) {
    this.node = node;
    const kernel = this.graph.kernels[node];
    if (kernel >= 0) choose(kernel, focus);
    else this.draw();
  }

  listen() {
    const canvas = this.canvas;
    let moved = 0, pinch = 0, onMap = false;
    const toMap = (event) => {
      const box = canvas.getBoundingClientRect(), { sy } = this.mapped(box.width, box.height);
      this.y = (event.offsetY - 10) / sy - box.height / this.scale / 2;
      this.draw();
    };
    canvas.addEventListener("pointerdown", (event) => {
      const box = canvas.getBoundingClientRect();
      canvas.setPointerCapture(event.pointerId);
      this.pointers.set(event.pointerId, event);
      moved = 0;
      onMap = event.offsetX > this.inner(box.width, box.height);
      if (onMap) toMap(event);
    });
    canvas.addEventListener("pointermove", (event) => {
      const before = this.pointers.get(event.pointerId);
      if (!before) {
        const node = this.nodeAt(event.offsetX, event.offsetY);
        tip(event, node < 0 ? "" : this.about(node));
        return;
      }
      this.pointers.set(event.pointerId, event);
      if (onMap) { toMap(event); return; }
      if (this.pointers.size === 2) {
        const [a, b] = [...this.pointers.values()];
        const apart = Math.hypot(a.offsetX - b.offsetX, a.offsetY - b.offsetY);
        if (pinch) this.zoom(apart / pinch, (a.offsetX + b.offsetX) / 2, (a.offsetY + b.offsetY) / 2);
        pinch = apart;
        return;
      }
      const dx = event.offsetX - before.offsetX, dy = event.offsetY - before.offsetY;
      moved += Math.abs(dx) + Math.abs(dy);
      this.x -= dx / this.scale;
      this.y -= dy / this.scale;
      tip(event, "");
      this.draw();
    });
    const up = (event) => {
      this.pointers.delete(event.pointerId);
      pinch = 0;
      if (event.type === "pointerup" && moved < 5 && !onMap) {
        const node = this.nodeAt(event.offsetX, event.offsetY);
        if (node >= 0) this.take(node);
      }
    };
    canvas.addEventListener("pointerup", up);
    canvas.addEventListener("pointercancel", up);
    canvas.addEventListener("pointerleave", (event) => tip(event, ""));
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        this.zoom(Math.exp(-event.deltaY / 120), event.offsetX, event.offsetY);
        return;
      }
      this.x += (event.shiftKey ? event.deltaY : event.deltaX) / this.scale;
      this.y += (event.shiftKey ? 0 : event.deltaY) / this.scale;
      this.draw();
    }, { passive: false });
    canvas.addEventListener("keydown", (event) => this.key(event));
  }

  key(event) {
    const steps = { "+": 1.25, "=": 1.25, "-": 0.8 };
    if (steps[event.key]) this.zoom(steps[event.key]);
    else if (event.key === "0") this.fit();
    else if (event.key === "Enter" && this.node >= 0) this.take(this.node, true);
    else if (event.key.startsWith("Arrow")) this.step(event.key);
    else return;
    event.preventDefault();
  }

  /* Along an edge, or to the next in the same layer. */
  step(key) {
    const g = this.graph;
    let next = this.node < 0 ? 0 : -1;
    if (next < 0 && key === "ArrowDown") next = this.readers[this.node][0] ?? -1;
    if (next < 0 && key === "ArrowUp") next = this.inputs[this.node][0] ?? -1;
    if (next < 0 && (key === "ArrowLeft" || key === "ArrowRight")) {
      const side = key === "ArrowLeft" ? -1 : 1;
      let best = Infinity;
      g.y.forEach((y, i) => {
        const away = side * (g.x[i] - g.x[this.node]);
        if (y === g.y[this.node] && away > 0 && away < best) { best = away; next = i; }
      });
    }
    if (next < 0) return;
    this.centre(next);
    this.take(next);
    this.draw();
    this.canvas.setAttribute("aria-label", `The graph. ${this.about(next)}`);
  }
}

function fitted(text, width) {
  const most = Math.floor((width - 12) / 6.2);
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1))}…`;
}

function graphSection() {
  const view = new GraphView($("canvas"));
  const tabs = data.graphs.map((g, at) => make("button", {
    type: "button", role: "tab", "aria-selected": "false", "aria-controls": "canvas",
    onclick: () => open(at),
  }, `${g.name[0].toUpperCase()}${g.name.slice(1)} (${g.labels.length})`));
  $("views").append(...tabs);
  function open(at) {
    tabs.forEach((tab, n) => tab.setAttribute("aria-selected", String(n === at)));
    view.show(at);
  }
  $("in").onclick = () => view.zoom(1.25);
  $("out").onclick = () => view.zoom(0.8);
  $("fit").onclick = () => view.fit();
  watchers.push(() => view.draw());
  addEventListener("resize", () => view.draw());
  search(view);
  legend();
  open(0);
}

function search(view) {
  const list = $("found"), box = $("search");
  function look() {
    const wanted = box.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const g = view.graph, found = [];
    for (let i = 0; wanted.length && i < g.labels.length && found.length < 50; i += 1) {
      const text = view.about(i).toLowerCase();
      if (wanted.every((word) => text.includes(word))) found.push(i);
    }
    list.hidden = !wanted.length;
    list.replaceChildren(...found.map((i) => make("li", {}, make("button", {
      type: "button", onclick: () => { view.centre(i); view.take(i); view.draw(); list.hidden = true; },
    }, g.labels[i], make("small", {}, view.about(i).split("\n").slice(1).join(" · "))))));
    if (wanted.length && !found.length) list.append(make("li", { class: "empty" }, "nothing found"));
  }
  box.addEventListener("input", look);
  box.addEventListener("keydown", (event) => {
    const first = list.querySelector("button");
    if (event.key === "Enter" && first) first.click();
    if (event.key === "ArrowDown" && first) { first.focus(); event.preventDefault(); }
    if (event.key === "Escape") list.hidden = true;
  });
  list.addEventListener("keydown", (event) => {
    const here = document.activeElement.closest("li");
    const next = event.key === "ArrowDown" ? here?.nextElementSibling : here?.previousElementSibling;
    if (event.key === "Escape") { list.hidden = true; box.focus(); }
    if (!event.key.startsWith("Arrow")) return;
    (next?.querySelector("button") ?? box).focus();
    event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".search")) list.hidden = true;
  });
}

function legend() {
  const alone = data.kernels.some((k) => k.pattern === "-") ? ["-"] : [];
  const draw = () => $("legend").replaceChildren(...patterns.concat(alone).map((name) => {
    const count = data.kernels.filter((k) => k.pattern === name).length;
    return make("span", { style: `--chip: ${colour(name)}` }, `${name === "-" ? "alone" : name} ${count}`);
  }));
  watchers.push(draw);
  draw();
}
