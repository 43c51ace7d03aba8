"""Measure tokens a second of `kitsune serve` with one client and with several, beside llama.cpp.

python -m benchmarks.serving_throughput MODEL.gguf [--clients 8] [--threads 2] [--rounds 3] [--fast]
    [--llama PYTHON]

Clients ask by HTTP for greedy completions that do not end early. Then a prompt of 1,000 tokens is
read cold and once it is cached. `--llama` is a Python with llama-cpp-python, whose batched decoding
of as many sequences, without HTTP and without sampling, is the peer. Rounds are interleaved; of
each the median is printed. Nothing else should run on the machine.
"""

from __future__ import annotations

import argparse
import http.client
import json
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.grid import Grid, format_markdown

PROMPT = "Once upon a time there was a fox who"
LONG_TOKENS = 1000
PEER = Path(__file__).parent / "llama_batches.py"


class Server:
    """A process of `kitsune serve`."""

    def __init__(self, model: Path, threads: int, clients: int, is_fast: bool) -> None:
        command = [sys.executable, "-m", "kitsune", "serve", f"text={model}", "--port", "0"]
        command += ["--threads", str(threads), "--max-batch", str(clients), "--quiet"]
        command += ["--context", "2048", *(["--fast"] if is_fast else [])]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self._port = int(re.findall(r":(\d+)/", self._process.stdout.readline())[0])
        self._number = 0

    def post(self, path: str, body: Any) -> Any:
        made = http.client.HTTPConnection("127.0.0.1", self._port, timeout=300)
        made.request("POST", path, json.dumps(body))
        found = json.loads(made.getresponse().read())
        made.close()
        return found

    def generate(self, clients: int, tokens: int) -> float:
        """Tokens a second of all clients together."""
        body = {"prompt": PROMPT, "n_predict": tokens, "temperature": 0, "ignore_eos": True}
        with ThreadPoolExecutor(clients) as pool:
            start = time.perf_counter()
            made = list(pool.map(lambda _: self.post("/completion", body), range(clients)))
            seconds = time.perf_counter() - start
        return float(sum(each["tokens_predicted"] for each in made) / seconds)

    def read_prompt(self) -> tuple[float, float]:
        """Seconds of a prompt that no other begins like, and of the same again."""
        self._number += 1
        ids = [100 + self._number, *range(1000, 1000 + LONG_TOKENS - 1)]
        times = list[float]()
        for _ in range(2):
            start = time.perf_counter()
            self.post("/completion", {"prompt": ids, "n_predict": 1, "temperature": 0})
            times.append(time.perf_counter() - start)
        return times[0], times[1]

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()


class Llama:
    """A process that decodes batches with llama.cpp; each line asks for one number."""

    def __init__(self, python: str, model: Path, threads: int, clients: int) -> None:
        command = [python, str(PEER), str(model), str(threads), str(clients)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
        )

    def generate(self, clients: int, tokens: int) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(clients, tokens, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path)
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--fast", action="store_true")
    parser.add_argument("--llama", default="", help="a Python that has llama-cpp-python")
    args = parser.parse_args()
    peers: dict[str, Any] = {
        "kitsune serve": Server(args.model, args.threads, args.clients, False),
    }
    if args.fast:
        peers["kitsune serve --fast"] = Server(args.model, args.threads, args.clients, True)
    if args.llama:
        peers["llama.cpp"] = Llama(args.llama, args.model, args.threads, args.clients)
    try:
        print(format_markdown([measure(peers, args)], []))
    finally:
        for each in peers.values():
            each.close()


def measure(peers: dict[str, Any], args: argparse.Namespace) -> Grid:
    for peer in peers.values():
        for clients in (1, args.clients):
            peer.generate(clients, 4)
    found: dict[tuple[str, str], list[float]] = {}

    for _ in range(args.rounds):
        for clients in (1, args.clients):
            for name, peer in peers.items():
                rate = peer.generate(clients, args.tokens)
                found.setdefault((name, str(clients)), []).append(rate)
        for name, peer in peers.items():
            if isinstance(peer, Server):
                cold, cached = peer.read_prompt()
                found.setdefault((name, "cold"), []).append(cold)
                found.setdefault((name, "cached"), []).append(cached)
    middle = {key: median(values) for key, values in found.items()}
    rows = list[tuple[str, ...]]()
    for name in peers:
        one, several = middle[name, "1"], middle[name, str(args.clients)]
        prompt = ("", "")
        if (name, "cold") in middle:
            cold = middle[name, "cold"]
            prompt = f"{cold:.3f}", f"{middle[name, 'cached'] / cold:.1%}"
        rows.append((name, f"{one:.0f}", f"{several:.0f}", f"{several / one:.2f}", *prompt))
    headings = ("", "1 client", f"{args.clients} clients", "ratio", "1,000 tokens, s", "cached")
    return Grid(f"tokens a second, {args.threads} threads", headings, tuple(rows))


if __name__ == "__main__":
    main()
