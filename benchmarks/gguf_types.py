"""Compare GGUF types with llama.cpp: tokens written and read a second, and memory.

    python -m benchmarks.gguf_types --peer /path/to/python --folder /tmp/models
        [--types Q4_0 Q4_K …] [--layers 6] [--threads 1 2] [--rounds 3] [--save FILE]
        [--update PAGE]

`--peer` is a Python with llama_cpp, built from source for this machine, gguf and numpy. For each
type its quantiser makes a Llama of random weights (see `gguf_worker`): the widths of the usual 1.1B
model, of fewer layers if so asked. Each candidate has a process of its own; rounds take turns.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from benchmarks.grid import Grid, format_markdown, print_grids, update_page

WORKER = Path(__file__).with_name("gguf_worker.py")
CANDIDATES = ("llama", "fast", "strict")
TYPES = (
    *("Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q8_0", "Q2_K", "Q3_K", "Q4_K", "Q5_K", "Q6_K"),
    *("IQ1_S", "IQ1_M", "IQ2_XXS", "IQ2_XS", "IQ2_S", "IQ3_XXS", "IQ3_S", "IQ4_NL", "IQ4_XS"),
    *("TQ1_0", "TQ2_0", "MXFP4", "NVFP4"),
)
PAUSE_S = 0.1  # for threads that wait in a loop
PROMPT, TOKENS = 128, 24  # of a round
DECODE_BAR, PROMPT_BAR = 1.2, 2.0  # of llama.cpp's


@dataclass
class Worker:
    """A candidate in a process of its own."""

    process: subprocess.Popen[str]
    logits: np.ndarray
    rounds: list[dict[str, Any]] = field(default_factory=list)

    def run(self, prompt: int, tokens: int) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{prompt} {tokens}\n")
        self.process.stdin.flush()
        self.rounds.append(read_answer(self.process))

    def close(self) -> None:
        self.process.communicate()

    def summary(self, prompt: int) -> dict[str, Any]:
        """Tokens a second, in the median round, and the most bytes."""
        return {
            "decode": 1 / median(median(each["steps_s"]) for each in self.rounds),
            "prompt": prompt / median(each["prompt_s"] for each in self.rounds),
            "nbytes": max(each["nbytes"] for each in self.rounds),
        }


def read_answer(process: subprocess.Popen[str]) -> dict[str, Any]:
    """The next line of JSON; others are what libraries print."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("{"):
            found: dict[str, Any] = json.loads(line)
            return found
    raise RuntimeError(f"{process.args!r} ended")


def start(kind: str, peer: str, path: Path, threads: int) -> Worker:
    python = peer if kind == "llama" else sys.executable
    environment = {**os.environ, "PYTHONPATH": "" if kind == "llama" else os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        [python, str(WORKER), kind, str(path), str(threads)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    )
    return Worker(process, np.array(read_answer(process)["logits"]))


def make_file(peer: str, folder: Path, name: str, layers: int) -> Path:
    path = folder / f"{name}-{layers}.gguf"
    if not path.exists():
        partial = path.with_suffix(".part")
        subprocess.run([peer, str(WORKER), "write", str(partial), name, str(layers)], check=True)
        partial.rename(path)
    return path


def measure(args: argparse.Namespace, name: str, threads: int) -> dict[str, Any]:
    """The numbers of one type: of each candidate, and how far its logits are from llama.cpp's."""
    path = make_file(args.peer, args.folder, name, args.layers)
    workers = {kind: start(kind, args.peer, path, threads) for kind in args.candidates}
    for _ in range(args.rounds):
        for worker in workers.values():
            time.sleep(PAUSE_S)
            worker.run(PROMPT, TOKENS)
    for worker in workers.values():
        worker.close()
    found: dict[str, Any] = {"type": name, "threads": threads, "layers": args.layers}
    found["file"] = path.stat().st_size
    for kind, worker in workers.items():
        found[kind] = worker.summary(PROMPT)
        if "llama" in workers:
            other = workers["llama"].logits
            found[kind]["error"] = float(
                np.linalg.norm(worker.logits - other) / np.linalg.norm(other)
            )
    return found


# --- tables --------------------------------------------------------------------------------------


def make_grid(rows: list[dict[str, Any]], threads: int) -> Grid:
    """A row of each type; in bold what is below its bar."""
    kinds = [kind for kind in CANDIDATES[1:] if any(kind in row for row in rows)]
    headings = ["type", "file MB"]
    for kind in kinds:
        headings += [f"decode, {kind}", "GB/s", f"prompt, {kind}", "MB above the file"]
    headings += ["llama.cpp: decode", "prompt", "MB above the file"]
    made = tuple(tuple(_row(row, kinds)) for row in rows)
    title = f"tokens/s, {threads} thread{'s' if threads > 1 else ''}, in brackets of llama.cpp's"
    return Grid(title, tuple(headings), made)


def _row(row: dict[str, Any], kinds: list[str]) -> list[str]:
    nbytes, peer, made = row["file"], row.get("llama"), [row["type"], f"{row['file'] / 1e6:.0f}"]
    for kind in kinds:
        if kind not in row:
            made += [""] * 4
            continue
        mine = row[kind]
        made += [
            f"{mine['decode']:.0f} ({_ratio(mine, peer, 'decode', DECODE_BAR)})",
            f"{mine['decode'] * nbytes / 1e9:.1f}",
            f"{mine['prompt']:.0f} ({_ratio(mine, peer, 'prompt', PROMPT_BAR)})",
            f"{(mine['nbytes'] - nbytes) / 1e6:.0f}",
        ]
    if peer is None:
        return [*made, "", "", ""]
    above = f"{(peer['nbytes'] - nbytes) / 1e6:.0f}"
    return [*made, f"{peer['decode']:.0f}", f"{peer['prompt']:.0f}", above]


def _ratio(mine: dict[str, Any], peer: dict[str, Any] | None, what: str, bar: float) -> str:
    if peer is None:
        return "–"
    ratio = mine[what] / peer[what]
    return f"{ratio:.2f}" if ratio >= bar else f"**{ratio:.2f}**"


def report(rows: list[dict[str, Any]], page: Path | None) -> None:
    counts = sorted({row["threads"] for row in rows})
    order = {name: at for at, name in enumerate(TYPES)}
    rows = sorted(rows, key=lambda row: order[row["type"]])
    grids = [make_grid([r for r in rows if r["threads"] == n], n) for n in counts]
    if page is None:
        print_grids(grids, [])
    else:
        update_page(page, "gguf types", format_markdown(grids, []))


def parse() -> argparse.Namespace:
    made = argparse.ArgumentParser(prog="python -m benchmarks.gguf_types", description=__doc__)
    made.add_argument("--peer", default=sys.executable, help="a Python that has llama_cpp")
    made.add_argument("--folder", type=Path, required=True, help="where the models are made")
    made.add_argument("--types", nargs="*", choices=TYPES, default=TYPES)
    made.add_argument("--candidates", nargs="+", choices=CANDIDATES, default=CANDIDATES)
    made.add_argument("--layers", type=int, default=6)
    made.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    made.add_argument("--rounds", type=int, default=3)
    made.add_argument("--save", type=Path, help="JSON whose rows are kept, but for those measured")
    made.add_argument("--update", type=Path, metavar="PAGE", help="write the tables into a page")
    return made.parse_args()


def main() -> int:
    args = parse()
    rows = json.loads(args.save.read_text()) if args.save and args.save.exists() else []
    for name in args.types:
        for threads in args.threads:
            made = measure(args, name, threads)
            same = (made["type"], made["threads"])
            rows = [row for row in rows if (row["type"], row["threads"]) != same] + [made]
            print(json.dumps(made), flush=True)
            if args.save:
                args.save.write_text(json.dumps(rows, indent=1) + "\n")
    report(rows, args.update)
    return 0


if __name__ == "__main__":
    sys.exit(main())
