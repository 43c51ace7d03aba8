"""How long compilers take: a graph in this process, a stack of transformer blocks in its own.

    python -m kitsune.bench.compiling ours|torch.compile|jax [--tiny]

prints the milliseconds it takes, and those of the first call and of a later one, as JSON. A process
of its own starts with nothing compiled; what it then finds on the disk is decided by the caller,
through the environment (`CACHES`).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.backends.cpu import jit
from kitsune.backends.cpu.emit import symbol
from kitsune.bench.encoder import (
    BERT_BASE,
    TINY,
    Sizes,
    block_weights,
    encoder_graph,
    jax_encoder,
    torch_encoder,
)
from kitsune.bench.peers import library
from kitsune.compiler import compile_graph
from kitsune.config import FusionConfig
from kitsune.errors import KitsuneError, UnsupportedError
from kitsune.ir.node import Graph
from kitsune.runtime.program import CpuProgram
from kitsune.target import CpuTarget

COLD_COMPILES = 3
WARM_STARTS = 3
LATER_CALLS = 5
ABSENT = 3  # the exit code of a process whose compiler is not there or does not work here
# Where each keeps what it has compiled, and what makes it do so.
CACHES = {
    "ours": {"KITSUNE_CACHE_DIR": "{}"},
    "torch.compile": {"TORCHINDUCTOR_CACHE_DIR": "{}", "TORCHINDUCTOR_FX_GRAPH_CACHE": "1"},
    "jax": {
        "JAX_COMPILATION_CACHE_DIR": "{}",
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
        "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
    },
}


# --- in this process -----------------------------------------------------------------------------


def cold_compile(graph: Graph, config: FusionConfig, target: CpuTarget) -> dict[str, Any]:
    """The fastest of several compilations from the graph to something to call, on one thread.

    What a process does once (LLVM's own start, the thread pool, the call door) was done by a first
    compilation that does not count. No object comes from a cache.
    """
    CpuProgram(compile_graph(graph, target, config).layout, target, 1)
    times: list[float] = []

    def compile_object(text: str, target: CpuTarget) -> bytes:
        start = time.perf_counter()
        data = jit.compile_object(text, target)
        times.append(1e3 * (time.perf_counter() - start))
        return data

    whole: list[float] = []
    worst: list[float] = []
    for _ in range(COLD_COMPILES):
        times.clear()
        start = time.perf_counter()
        layout = compile_graph(graph, target, config).layout
        CpuProgram(layout, target, 1, compile_object)
        whole.append(1e3 * (time.perf_counter() - start))
        worst.append(max(times))
    kernels = len({symbol(step.kernel) for step in layout.steps})
    return {"cold_ms": min(whole), "worst_kernel_ms": min(worst), "kernels": kernels}


# --- in a process of its own ---------------------------------------------------------------------


def compile_times(who: str, tiny: bool) -> dict[str, Any]:
    """Cold, with an empty cache, and warm, the fastest of a few starts with what that one left."""
    with tempfile.TemporaryDirectory() as folder:
        cold = _start(who, tiny, Path(folder))
        if "absent" in cold:
            return cold
        warm = [_start(who, tiny, Path(folder)) for _ in range(WARM_STARTS)]
    return {
        "cold_ms": cold["compile_ms"],
        "warm_ms": min(times["compile_ms"] for times in warm),
        "first_ms": min(times["first_ms"] for times in warm),
        "later_ms": min(times["later_ms"] for times in warm),
        "kernels": cold.get("kernels"),
    }


def _start(who: str, tiny: bool, folder: Path) -> dict[str, Any]:
    caches = {name: value.format(folder) for name, value in CACHES[who].items()}
    command = [sys.executable, "-m", "kitsune.bench.compiling", who]
    done = subprocess.run(
        [*command, "--tiny"] if tiny else command, env=os.environ | caches, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
    if done.returncode == ABSENT:
        return {"absent": reason}
    if done.returncode:
        raise KitsuneError(f"{who} failed to compile BERT's blocks", why=reason)
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def ours(sizes: Sizes) -> dict[str, Any]:
    """From the graph to a model; its first call lays the weights out as kernels want them."""
    graph, x = encoder_graph(sizes, block_weights(sizes)), _tokens(sizes)
    start = time.perf_counter()
    model = kt.compile(graph)
    compile_ms = 1e3 * (time.perf_counter() - start)
    return {"compile_ms": compile_ms, **_calls(lambda: model(x)), "kernels": len(model.kernels)}


def torch_compile(sizes: Sizes) -> dict[str, Any]:
    """What the first call takes, which compiles, and a later one does not."""
    torch = library("torch")
    module = torch.compile(torch_encoder(sizes, block_weights(sizes)), dynamic=False)
    x = torch.from_numpy(_tokens(sizes))
    with torch.inference_mode():
        times = _calls(lambda: module(x))
    compile_ms = times["first_ms"] - times["later_ms"]
    return {"compile_ms": compile_ms, "first_ms": times["later_ms"], "later_ms": times["later_ms"]}


def jax_jit(sizes: Sizes) -> dict[str, Any]:
    """From the function to an executable; the weights are arguments, as JAX's users have them."""
    jax = library("jax")
    weights = [
        {k: jax.numpy.asarray(v) for k, v in block.items()} for block in block_weights(sizes)
    ]
    function, x = jax.jit(jax_encoder(sizes)), jax.numpy.asarray(_tokens(sizes))
    start = time.perf_counter()
    run = function.lower(x, weights).compile()
    compile_ms = 1e3 * (time.perf_counter() - start)
    return {"compile_ms": compile_ms, **_calls(lambda: run(x, weights).block_until_ready())}


def _calls(call: Callable[[], Any]) -> dict[str, float]:
    """Milliseconds of the first call, and of the fastest of those after it."""
    times = []
    for _ in range(1 + LATER_CALLS):
        start = time.perf_counter()
        call()
        times.append(1e3 * (time.perf_counter() - start))
    return {"first_ms": times[0], "later_ms": min(times[1:])}


def _tokens(sizes: Sizes) -> np.ndarray:
    return np.random.default_rng(1).standard_normal((1, sizes.tokens, sizes.width), np.float32)


COMPILERS: dict[str, Callable[[Sizes], dict[str, Any]]] = {
    "ours": ours,
    "torch.compile": torch_compile,
    "jax": jax_jit,
}


def main() -> int:
    parser = argparse.ArgumentParser(description="how long a compiler takes for BERT's blocks")
    parser.add_argument("who", choices=COMPILERS)
    parser.add_argument("--tiny", action="store_true", help="two small blocks")
    args = parser.parse_args()
    try:
        result = COMPILERS[args.who](TINY if args.tiny else BERT_BASE)
    except (UnsupportedError, RuntimeError) as error:
        print(str(error).strip().splitlines()[0], file=sys.stderr)
        return ABSENT
    print(json.dumps(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
