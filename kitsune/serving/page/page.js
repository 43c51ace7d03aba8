// The chat page: messages go to /v1/chat/completions as a stream; figures come from /metrics.

const $ = (id) => document.getElementById(id);
const messages = []; // of the conversation
let running = null; // the AbortController of the answer that is being written

$("key").value = sessionStorage.getItem("kitsune-key") ?? "";

function headers() {
  const key = $("key").value.trim();
  return key ? { Authorization: `Bearer ${key}` } : {};
}

async function fetchOk(path, options = {}) {
  const reply = await fetch(path, { ...options, headers: { ...options.headers, ...headers() } });
  if (reply.ok) return reply;
  const body = await reply.json().catch(() => null);
  throw new Error(body?.error?.message ?? `the server answered ${reply.status}`);
}

// --- a chat -------------------------------------------------------------------------------------

function show(role, text) {
  const item = document.createElement("li");
  item.className = role;
  item.append(document.createTextNode(text));
  $("messages").append(item);
  item.scrollIntoView({ block: "end" });
  return item;
}

// The events of a stream: each line that begins with "data: " is one.
async function* readEvents(reply) {
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let held = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    held += value;
    const lines = held.split("\n");
    held = lines.pop();
    for (const line of lines) {
      if (line.startsWith("data: ") && line !== "data: [DONE]") yield JSON.parse(line.slice(6));
    }
  }
}

function describe(usage, first, start) {
  const seconds = (performance.now() - start) / 1000;
  const rate = usage.completion_tokens / Math.max(seconds - first, 1e-3);
  const cached = usage.prompt_tokens_details?.cached_tokens ?? 0;
  return `${usage.prompt_tokens} tokens read (${cached} cached), ${usage.completion_tokens} written, ` +
    `first after ${first.toFixed(2)} s, ${rate.toFixed(1)} tokens/s`;
}

async function answer(item, signal) {
  const start = performance.now();
  const body = { model: $("model").value, messages, stream: true, stream_options: { include_usage: true } };
  if ($("temperature").value) body.temperature = Number($("temperature").value);
  if ($("tokens").value) body.max_tokens = Number($("tokens").value);
  const reply = await fetchOk("v1/chat/completions", {
    method: "POST", body: JSON.stringify(body), signal, headers: { "Content-Type": "application/json" },
  });
  let text = "", first = 0;
  for await (const event of readEvents(reply)) {
    if (event.error) throw new Error(event.error.message);
    const piece = event.choices[0]?.delta?.content ?? "";
    if (piece && !first) first = (performance.now() - start) / 1000;
    text += piece;
    item.firstChild.data = text;
    item.scrollIntoView({ block: "end" });
    if (event.usage) {
      const note = document.createElement("small");
      note.textContent = describe(event.usage, first, start);
      item.append(note);
    }
  }
  return text;
}

async function send(event) {
  event.preventDefault();
  if (running) {
    running.abort();
    return;
  }
  const text = $("text").value.trim();
  if (!text) return;
  $("text").value = "";
  messages.push({ role: "user", content: text });
  show("user", text);
  const item = show("assistant", "");
  running = new AbortController();
  $("send").textContent = "Stop";
  try {
    messages.push({ role: "assistant", content: await answer(item, running.signal) });
  } catch (error) {
    if (error.name === "AbortError") {
      messages.push({ role: "assistant", content: item.firstChild.data });
    } else {
      item.className = "error";
      item.firstChild.data = error.message;
      messages.pop();
    }
  }
  running = null;
  $("send").textContent = "Send";
}

$("ask").addEventListener("submit", send);
$("text").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) send(event);
});
$("clear").addEventListener("click", () => {
  running?.abort();
  messages.length = 0;
  $("messages").replaceChildren();
  $("text").focus();
});

// --- the server ---------------------------------------------------------------------------------

// The sum of a metric over all labels.
function total(text, name) {
  let sum = 0;
  for (const line of text.split("\n")) {
    if (line.startsWith(name) && "{ ".includes(line[name.length])) sum += Number(line.slice(line.lastIndexOf(" ")));
  }
  return sum;
}

function mean(text, name, digits) {
  const count = total(text, `${name}_count`);
  return count ? (total(text, `${name}_sum`) / count).toFixed(digits) : "–";
}

function showFigures(text) {
  const figures = [
    ["running", total(text, "kitsune_running_requests")],
    ["waiting", total(text, "kitsune_queue_requests")],
    ["tokens written", total(text, "kitsune_generated_tokens_total")],
    ["tokens read", total(text, "kitsune_prompt_tokens_total")],
    ["of these cached", total(text, "kitsune_cached_tokens_total")],
    ["sequences in a step", mean(text, "kitsune_batch_size", 1)],
    ["first token, s", mean(text, "kitsune_first_token_seconds", 2)],
    ["between tokens, s", mean(text, "kitsune_token_seconds", 3)],
    ["cache in use", `${Math.round(100 * total(text, "kitsune_cache_used_ratio"))} %`],
    ["errors", total(text, "kitsune_errors_total")],
  ];
  const cells = figures.flatMap(([name, value]) => {
    const term = document.createElement("dt"), shown = document.createElement("dd");
    term.textContent = name;
    shown.textContent = typeof value === "number" ? value.toLocaleString() : value;
    return [term, shown];
  });
  $("figures").replaceChildren(...cells);
}

function showModels(models) {
  const chats = models.filter((each) => each.kind === "text");
  $("model").replaceChildren(...chats.map((each) => new Option(each.id, each.id)));
  const items = models.map((each) => {
    const item = document.createElement("li"), kind = document.createElement("span");
    kind.textContent = each.context ? ` ${each.kind}, ${each.context} tokens` : ` ${each.kind}`;
    item.append(each.id, kind);
    return item;
  });
  $("models").replaceChildren(...items);
  $("send").disabled = $("text").disabled = !chats.length;
  $("note").textContent = chats.length ? "" : "No model here writes text; the routes /v1/embeddings and /v2 answer.";
}

async function refresh() {
  try {
    showFigures(await (await fetchOk("metrics")).text());
    if (!$("models").children.length) showModels((await (await fetchOk("v1/models")).json()).data);
  } catch (error) {
    $("note").textContent = error.message;
  }
}

$("key").addEventListener("change", () => {
  sessionStorage.setItem("kitsune-key", $("key").value.trim());
  refresh();
});
refresh();
setInterval(refresh, 2000);
$("text").focus();
