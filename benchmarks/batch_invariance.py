"""Measure what `FusionConfig(batch_invariant=True)` costs, kernel by kernel.

python -m benchmarks.batch_invariance [--rounds 40] [--only matmul]

Prints the processor time of calls with the option divided by that without it, the least of many
calls that alternate, on one thread: the table of docs/NUMERICS.md.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from benchmarks.grid import Grid, format_markdown
from kitsune.backends.cpu.host_target import machine_target
from kitsune.compiler import compile_graph
from kitsune.config import FusionConfig
from kitsune.ir import ops
from kitsune.ir.dtypes import DType, bf16, f16, f32, make_packed_type
from kitsune.ir.node import Graph, Node
from kitsune.ir.packing import quantize

BATCHES = (1, 8, 64)
LEAST_S = 2e-3  # of calls between two looks at the clock
Build = Callable[[int], Graph]  # by the number of rows


def make_weight(k: int, n: int, bits: int = 32) -> Node:
    values = np.random.default_rng(0).standard_normal((k, n), np.float32) / np.float32(k**0.5)
    if bits == 32:
        return ops.constant(values)
    dtype = make_packed_type(bits, 32, symmetric=True)
    return ops.dequantize(ops.packed_constant(quantize(values, dtype), (k, n), dtype))


def build_matmul(k: int, n: int, bits: int = 32) -> Build:
    weight = make_weight(k, n, bits)

    def build(rows: int) -> Graph:
        x = ops.input_("x", (rows, k))
        return Graph((x,), (ops.matmul(x, weight),))

    return build


def build_rows(n: int, op: Callable[[Node], Node]) -> Build:
    def build(rows: int) -> Graph:
        x = ops.input_("x", (rows, n))
        return Graph((x,), (op(x),))

    return build


def normalise(x: Node) -> Node:
    scale, shift = (ops.constant(np.full(x.shape[-1:], n, np.float32)) for n in (1, 0))
    made: Node = ops.layer_norm(x, scale, shift, axes=(1,), eps=1e-5)
    return made


def build_attention(queries: int, keys: int, heads: int = 12, depth: int = 64) -> Build:
    def build(batch: int) -> Graph:
        q = ops.input_("q", (batch, heads, queries, depth))
        k, v = (ops.input_(name, (batch, heads, keys, depth)) for name in "kv")
        scores = ops.mul(ops.matmul(q, ops.permute(k, order=(0, 1, 3, 2))), depth**-0.5)
        return Graph((q, k, v), (ops.matmul(ops.softmax(scores, axes=(3,)), v),))

    return build


def build_chain(dtype: DType) -> Build:
    """Six elementwise ops."""

    def build(rows: int) -> Graph:
        x, y = (ops.input_(name, (rows, 4096), dtype) for name in "xy")
        z = x
        for _ in range(3):
            z = ops.mul(ops.add(z, y), x)
        return Graph((x, y), (z,))

    return build


CASES: dict[str, Build] = {
    "matmul 768×3072": build_matmul(768, 3072),
    "matmul 1024×4096": build_matmul(1024, 4096),
    "matmul 4096×4096": build_matmul(4096, 4096),
    "4-bit matmul 4096×4096": build_matmul(4096, 4096, bits=4),
    "softmax of 1000": build_rows(1000, lambda x: ops.softmax(x, axes=(1,))),
    "layer_norm of 768": build_rows(768, normalise),
    "attention, 12 heads of 128×64": build_attention(128, 128),
    "attention of one query, 12 heads over 1024 keys": build_attention(1, 1024),
    "six elementwise ops in f32": build_chain(f32),
    "six elementwise ops in bf16": build_chain(bf16),
    "six elementwise ops in f16": build_chain(f16),
}


def measure_ratio(build: Build, batch: int, rounds: int) -> float:
    """Time with the option divided by that without it."""
    graph, rng = build(batch), np.random.default_rng(0)
    arrays = [rng.standard_normal(x.shape).astype(x.dtype.numpy) for x in graph.inputs]
    calls = []
    for is_invariant in (True, False):
        config = FusionConfig(batch_invariant=is_invariant)
        program = compile_graph(graph, machine_target(), config, 1).program
        calls.append(program.bind(program.loaded.slow_path))
    least, count = [float("inf")] * 2, 1
    while _time(calls[1], arrays, count) < LEAST_S:
        count *= 2
    for _ in range(rounds):
        for n, call in enumerate(calls):
            least[n] = min(least[n], _time(call, arrays, count))
    return least[0] / least[1]


def _time(call: Callable[..., Any], arrays: list[np.ndarray], count: int) -> float:
    start = time.process_time()
    for _ in range(count):
        call(*arrays)
    return time.process_time() - start


def list_rows(only: str, rounds: int) -> Iterator[tuple[str, ...]]:
    for name, build in CASES.items():
        if only in name:
            yield name, *(f"{measure_ratio(build, n, rounds):.2f}" for n in BATCHES)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.batch_invariance")
    parser.add_argument("--rounds", type=int, default=40, help="default: %(default)s")
    parser.add_argument("--only", default="", metavar="TEXT", help="cases whose names contain it")
    given = parser.parse_args()
    head, rows = ("kernel", *(f"batch {n}" for n in BATCHES)), list_rows(given.only, given.rounds)
    print(format_markdown([Grid("batch_invariant=True", head, tuple(rows))], []))


if __name__ == "__main__":
    main()
