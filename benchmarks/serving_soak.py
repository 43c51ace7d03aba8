"""Put mixed load on a server for some minutes, and see that it loses neither memory nor requests.

python -m benchmarks.serving_soak [--minutes 5] [--clients 6] [--seed 0]

A small random language model and a small encoder, served by a process of its own, get chat streams,
completions, embeddings, clients that leave, and bad requests. Prints what was asked, and the
server's resident memory once warm (a quarter of the time) and at the end; fails if an answer has
a status it should not have, if one takes longer than a minute, if memory grows by more than
`--growth` MB, or if the server still runs something afterwards.
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from tests.docs.stand_ins import save_encoder
from tests.gguf_files import write_model
from tests.web.words import written

ANSWER_SECONDS = 60
WORDS = ("in", "the", "end", "a", "blue", "fox", "runs", "over", "red", "hills", "and")
SERVER = (sys.executable, "-m", "kitsune", "serve", "--port", "0", "--quiet")


class Load:
    """Requests to one server, and what came of them."""

    def __init__(self, port: int, end: float) -> None:
        self._port, self._end = port, end
        self.counts, self.wrong = Counter[str](), list[str]()

    def run(self, seed: int) -> None:
        """Ask until the end, from one thread."""
        rng = random.Random(seed)
        kinds: list[Callable[[random.Random], None]]
        kinds = [self.chat, self.complete, self.embed, self.leave, self.ask_badly]
        while time.monotonic() < self._end and not self.wrong:
            kind = rng.choice(kinds)
            try:
                kind(rng)
                self.counts[kind.__name__] += 1
            except (OSError, http.client.HTTPException, ValueError, KeyError) as error:
                self.wrong.append(f"{kind.__name__}: {type(error).__name__}: {error}")

    def _send(self, path: str, body: Any) -> http.client.HTTPConnection:
        made = http.client.HTTPConnection("127.0.0.1", self._port, timeout=ANSWER_SECONDS)
        made.request("POST", path, body if isinstance(body, bytes) else json.dumps(body))
        return made

    def _ask(self, path: str, body: Any, *, status: int = 200) -> bytes:
        made = self._send(path, body)
        try:
            reply = made.getresponse()
            data = reply.read()
        finally:
            made.close()
        if reply.status != status:
            raise ValueError(f"{reply.status} instead of {status}: {data[:200]!r}")
        return data

    def chat(self, rng: random.Random) -> None:
        body = {"model": "text", "messages": [{"role": "user", "content": make_text(rng)}]}
        data = self._ask("/v1/chat/completions", {**body, **make_options(rng), "stream": True})
        if not data.endswith(b"data: [DONE]\n\n") or b'"error"' in data:
            raise ValueError(f"a stream ends with {data[-200:]!r}")

    def complete(self, rng: random.Random) -> None:
        asked = {"model": "text", "prompt": make_text(rng), "n": rng.randint(1, 3)}
        made = json.loads(self._ask("/v1/completions", {**asked, **make_options(rng)}))
        if len(made["choices"]) != asked["n"]:
            raise ValueError(f"{len(made['choices'])} choices of {asked['n']}")

    def embed(self, rng: random.Random) -> None:
        texts = [make_text(rng) for _ in range(rng.randint(1, 8))]
        made = json.loads(self._ask("/v1/embeddings", {"model": "encoder", "input": texts}))
        if len(made["data"]) != len(texts):
            raise ValueError(f"{len(made['data'])} vectors of {len(texts)} texts")

    def leave(self, rng: random.Random) -> None:
        """Close the connection before the end of an answer, or before its beginning."""
        body = {"model": "text", "prompt": make_text(rng), "max_tokens": 200}
        made = self._send("/v1/completions", {**body, "stream": rng.random() < 0.7})
        if rng.random() < 0.5:
            made.getresponse().read(rng.randint(1, 2000))
        made.close()

    def ask_badly(self, rng: random.Random) -> None:
        path, body, status = rng.choice(
            [
                ("/v1/chat/completions", b"{", 400),
                ("/v1/chat/completions", {"model": "text", "messages": 3}, 400),
                ("/v1/completions", {"model": "none", "prompt": "a"}, 404),
                ("/v1/completions", {"model": "text", "prompt": "a", "temperature": -1}, 400),
                ("/v1/completions", {"model": "text", "prompt": "fox " * 9000}, 400),
                ("/v1/embeddings", {"model": "encoder", "input": []}, 400),
                (f"/v1/{rng.random()}", {}, 404),
                ("/v2/models/encoder/infer", {"inputs": [{"name": "x"}]}, 400),
            ]
        )
        self._ask(path, body, status=status)


def make_text(rng: random.Random) -> str:
    return " ".join(rng.choices(WORDS, k=rng.randint(1, 30)))


def make_options(rng: random.Random) -> dict[str, Any]:
    return {"max_tokens": rng.randint(1, 60), "temperature": rng.choice([0, 1])}


def read_resident_mb(process: int) -> float:
    """Memory of a process that no file backs."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("RssAnon")) / 1024


def read_metrics(port: int) -> dict[str, float]:
    """Sums over the labels of each metric."""
    made = http.client.HTTPConnection("127.0.0.1", port, timeout=ANSWER_SECONDS)
    made.request("GET", "/metrics")
    found = dict[str, float]()
    for line in made.getresponse().read().decode().splitlines():
        key, _, value = line.rpartition(" ")
        if not line.startswith("#"):
            name = key.partition("{")[0]
            found[name] = found.get(name, 0.0) + float(value)
    return found


def soak(server: subprocess.Popen[str], port: int, args: argparse.Namespace) -> list[str]:
    """What went wrong."""
    load = Load(port, time.monotonic() + 60 * args.minutes)
    threads = [
        threading.Thread(target=load.run, args=(args.seed + n,)) for n in range(args.clients)
    ]
    for each in threads:
        each.start()
    sizes, every = list[float](), 60 * args.minutes / 20
    while any(each.is_alive() for each in threads):
        time.sleep(every)
        sizes.append(read_resident_mb(server.pid))
    warm, last = median(sizes[3:6]), median(sizes[-3:])
    print("requests:", ", ".join(f"{count} {name}" for name, count in load.counts.most_common()))
    print("MB:", " ".join(f"{size:.1f}" for size in sizes))
    print(f"memory: {warm:.1f} MB when warm, {last:.1f} MB at the end")
    wrong = [*load.wrong]
    if last > warm + args.growth:
        wrong.append(f"memory grew by {last - warm:.1f} MB")
    time.sleep(2)
    metrics = read_metrics(port)
    left = ("kitsune_running_requests", "kitsune_queue_requests", "kitsune_cache_used_ratio")
    wrong += [f"{name} is {metrics[name]:g} afterwards" for name in left if metrics[name]]
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--clients", type=int, default=6)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--growth", type=float, default=5.0, help="MB")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_model(folder / "text.gguf")
        save_encoder(folder / "encoder.onnx", "length")
        written(folder)
        models = [folder / "text.gguf", folder / "encoder.onnx"]
        command = [*SERVER, *map(str, models), "--tokenizer", str(folder / "tokenizer.json")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                said = server.stdout.readline()  # text, encoder at http://localhost:PORT/; …
                wrong = soak(server, int(re.findall(r":(\d+)/", said)[0]), args)
            finally:
                server.terminate()
    print(*wrong or ["nothing went wrong"], sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
