"""Compare a language model in a browser with Python: logits of a given text, and greedy tokens.

    python -m tests.conformance.chat_in_browser model.gguf [--browser firefox] [--device webgpu]

Every token of a text is given (teacher forcing): the logits after each are compared with the CPU's,
and the most likely tokens have to be the same unless the two best differ by less than the logits.
It also prints tokens a second and bytes, of which neither is judged.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.generation.page_export import open_page_model
from kitsune.serve import serving
from tests.browser.chromium import Chromium
from tests.browser.firefox import Firefox

CONTEXT, PROMPT = 512, "Explain in a few sentences why the sky is blue, and why it is red at dusk."
TOLERANCE = 2e-2  # of the logits' root mean square
TIMEOUT_S = 280.0
OPEN = """async (options) => {
  const { createChat } = await import('/kitsune/chat.js');
  const start = performance.now();
  globalThis.llm = await createChat('/', options);
  return [llm.deviceName, performance.now() - start, await llm.memoryReport()];
}"""
GREEDY = """async (prompt, count) => {
  const greedy = { temperature: 0, repetition_penalty: 1, max_tokens: count };
  const stream = llm.chat(prompt, greedy);
  const text = await stream.done;
  return { text, usage: stream.usage, rate: stream.tokensPerSecond, first: stream.firstMs };
}"""
LOGITS = """async (ids) => {
  const rows = await llm.logits(ids);
  const joined = new Uint8Array(rows.length * rows[0].byteLength);
  rows.forEach((row, n) => joined.set(new Uint8Array(row.buffer), n * row.byteLength));
  let text = '';
  for (let n = 0; n < joined.length; n += 32768) {
    text += String.fromCharCode(...joined.subarray(n, n + 32768));
  }
  return btoa(text);
}"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path)
    parser.add_argument("--browser", choices=("chromium", "firefox"), default="chromium")
    parser.add_argument("--device", choices=("wasm", "webgpu"), default="wasm")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--tokens", type=int, default=200)
    parser.add_argument("--site", type=Path, help="where to write the bundle, or one that is there")
    args = parser.parse_args()
    model = open_page_model(args.model, CONTEXT)
    with tempfile.TemporaryDirectory() as folder:
        site = args.site or Path(folder) / "site"
        if not (site / "model.json").exists():
            print(model.export_web(site))
        return compare(model, site, args)


def compare(model: Any, site: Path, args: argparse.Namespace) -> int:
    kind = Firefox if args.browser == "firefox" else Chromium
    options = {"device": args.device, "threads": args.threads, "conversations": 1}
    with serving(site) as url, kind() as browser:
        page = browser.open(f"{url}chat.css", timeout=TIMEOUT_S)
        print(*page.evaluate(OPEN, options, timeout=TIMEOUT_S))
        found = page.evaluate(GREEDY, PROMPT, args.tokens, timeout=TIMEOUT_S)
        greedy = {"temperature": 0, "repetition_penalty": 1, "max_new_tokens": args.tokens}
        want = model.chat(PROMPT, stream=True, **greedy)
        text = "".join(want)
        print(f"greedy text equal: {found['text'] == text}")
        print(f"page: {found['rate']:.1f} tokens/s, first token after {found['first']:.0f} ms")
        print(f"CPU: {want.tokens_per_second:.1f} tokens/s")
        ids = model.tokenizer.chat([{"role": "user", "content": PROMPT}])
        ids = [*ids, *model.tokenizer.encode(text)][: args.tokens]
        rows = read_rows(page, ids, model.config.vocabulary)
    return judge(rows, np.stack([model.logits(ids[: n + 1]) for n in range(len(ids))]))


def read_rows(page: Any, ids: list[int], vocabulary: int) -> np.ndarray:
    import base64

    raw = base64.b64decode(page.evaluate(LOGITS, ids, timeout=TIMEOUT_S))
    return np.frombuffer(raw, np.float32).reshape(len(ids), vocabulary)


def judge(rows: np.ndarray, wanted: np.ndarray) -> int:
    size = float(np.sqrt(np.mean(np.square(wanted))))
    worst = np.abs(rows - wanted).max(axis=1)
    mine, theirs = rows.argmax(axis=1), wanted.argmax(axis=1)
    two = np.sort(wanted, axis=1)[:, -2:]
    excused = (two[:, 1] - two[:, 0]) < 2 * worst
    wrong = int(np.sum((mine != theirs) & ~excused))
    print(f"{len(rows)} tokens: logits differ by {worst.max() / size:.2e} of their size at most")
    print(f"{int((mine == theirs).sum())} most likely tokens equal, {wrong} wrong")
    return int(worst.max() / size > TOLERANCE or wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
