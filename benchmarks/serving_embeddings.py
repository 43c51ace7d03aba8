"""Measure embeddings a second: the library, `kitsune serve`, onnxruntime and OpenVINO.

    python -m benchmarks.serving_embeddings MODEL.onnx TOKENIZER.json TEXTS.txt [--threads 2]

Texts are the lines of a file. The peers get batches of 32 texts sorted by length, as
sentence-transformers makes them; the server is asked by four clients for 250 texts each. Vectors
are compared first. Rounds are interleaved, and the median is printed: nothing else should run.
"""

from __future__ import annotations

import argparse
import base64
import http.client
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from benchmarks.grid import Grid, format_markdown

CLIENTS, REQUEST_TEXTS, PEER_TEXTS, BATCH_TOKENS = 4, 250, 32, 4096
BOUND = 1e-4  # between vectors of length 1
Embed = Callable[[], np.ndarray]
Run = Callable[[np.ndarray, np.ndarray], np.ndarray]  # ids and mask to vectors


def make_library(model: Path, tokenizer: Path, texts: Sequence[str], threads: int) -> Embed:
    import kitsune as kt
    from kitsune.serving.text_encoder import TextEncoder, pool

    compiled = kt.compile(model, threads=threads)
    encoder = TextEncoder(compiled, tokenizer)

    def embed() -> np.ndarray:
        encoded = [encoder.encode(text) for text in texts]
        made: list[Any] = [None] * len(texts)
        for chosen in encoder.split([len(each.ids) for each in encoded], BATCH_TOKENS):
            feeds = encoder.feeds([encoded[n] for n in chosen])
            [states] = compiled.run([encoder.output], feeds)
            for n, vector in zip(chosen, pool(states, feeds.get("attention_mask")), strict=True):
                made[n] = vector
        return np.stack(made)

    return embed


def make_peer(tokenizer: Path, texts: Sequence[str], run: Run) -> Embed:
    from tokenizers import Tokenizer

    tokens = Tokenizer.from_file(str(tokenizer))
    tokens.enable_truncation(128)
    tokens.enable_padding()
    order = sorted(range(len(texts)), key=lambda n: -len(texts[n]))

    def embed() -> np.ndarray:
        made: list[Any] = [None] * len(texts)
        for first in range(0, len(texts), PEER_TEXTS):
            chosen = order[first : first + PEER_TEXTS]
            encoded = tokens.encode_batch([texts[n] for n in chosen])
            ids = np.array([each.ids for each in encoded], np.int64)
            mask = np.array([each.attention_mask for each in encoded], np.int64)
            vectors = run(ids, mask)
            vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
            for n, vector in zip(chosen, vectors, strict=True):
                made[n] = vector
        return np.stack(made)

    return embed


def run_onnxruntime(model: Path, threads: int) -> Run:
    onnxruntime: Any = import_module("onnxruntime")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(str(model), options, ["CPUExecutionProvider"])
    name = next(o.name for o in session.get_outputs() if len(o.shape) == 2 and "float" in o.type)

    def run(ids: np.ndarray, mask: np.ndarray) -> np.ndarray:
        return np.array(session.run([name], {"input_ids": ids, "attention_mask": mask})[0])

    return run


def run_openvino(model: Path, threads: int) -> Run:
    openvino: Any = import_module("openvino")
    core = openvino.Core()
    core.set_property("CPU", {"INFERENCE_NUM_THREADS": threads, "INFERENCE_PRECISION_HINT": "f32"})
    compiled = core.compile_model(str(model), "CPU")
    at = next(
        n
        for n, output in enumerate(compiled.outputs)
        if output.get_partial_shape().rank.get_length() == 2 and output.element_type.is_real()
    )
    return lambda ids, mask: np.array(compiled({"input_ids": ids, "attention_mask": mask})[at])


@contextmanager
def serve(model: Path, tokenizer: Path, texts: Sequence[str], threads: int) -> Any:
    command = [sys.executable, "-m", "kitsune", "serve", f"model={model}", "--port", "0", "--quiet"]
    command += ["--tokenizer", str(tokenizer), "--threads", str(threads)]
    parts = [texts[n : n + REQUEST_TEXTS] for n in range(0, len(texts), REQUEST_TEXTS)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port = int(re.findall(r":(\d+)/", process.stdout.readline())[0])

        def embed() -> np.ndarray:
            with ThreadPoolExecutor(CLIENTS) as pool:
                return np.concatenate(list(pool.map(partial(_ask, port), parts)))

        try:
            yield embed
        finally:
            process.terminate()


def _ask(port: int, texts: Sequence[str]) -> np.ndarray:
    made = http.client.HTTPConnection("127.0.0.1", port, timeout=300)
    body = json.dumps({"input": list(texts), "encoding_format": "base64"})
    made.request("POST", "/v1/embeddings", body)
    found = json.loads(made.getresponse().read())
    made.close()
    rows = [base64.b64decode(each["embedding"]) for each in found["data"]]
    return np.stack([np.frombuffer(row, np.float32) for row in rows])


def measure(runs: Mapping[str, Embed], texts: int, rounds: int) -> Grid:
    """Texts a second of each, in interleaved rounds."""
    first, rates = None, {name: list[float]() for name in runs}
    for name, embed in runs.items():
        made = embed()
        first = made if first is None else first
        worst = float(np.abs(made - first).max())
        if worst > BOUND:
            print(f"{name} differs by {worst:.1e} of a vector's length", file=sys.stderr)
    for _ in range(rounds):
        for name, embed in runs.items():
            begin = time.perf_counter()
            embed()
            rates[name].append(texts / (time.perf_counter() - begin))
    rows = tuple((name, f"{median(found):,.0f}") for name, found in rates.items())
    return Grid(f"texts a second, {texts} texts", ("runtime", "a second"), rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.serving_embeddings")
    parser.add_argument("model", type=Path)
    parser.add_argument("tokenizer", type=Path)
    parser.add_argument("texts", type=Path)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    lines = args.texts.read_text(encoding="utf-8").splitlines()
    texts = [line for line in dict.fromkeys(lines) if line.strip()]
    given = args.model, args.tokenizer, texts, args.threads
    runs = {"kitsune": make_library(*given)}
    for name, make in (("onnxruntime", run_onnxruntime), ("openvino", run_openvino)):
        try:
            run = make(args.model, args.threads)
        except ImportError:
            print(f"{name} is not installed", file=sys.stderr)
            continue
        runs[name] = make_peer(args.tokenizer, texts, run)
    with serve(*given) as served:
        grid = measure({**runs, "kitsune serve": served}, len(texts), args.rounds)
    print(format_markdown([grid], []))


if __name__ == "__main__":
    main()
