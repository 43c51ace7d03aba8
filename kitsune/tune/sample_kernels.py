"""Time graphs of one kernel each, the samples that the cost model is fitted to.

They are of every class and of sizes that live in each cache and in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import isqrt

from kitsune.ir.dtypes import f32
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, input_
from kitsune.lower.memory import Module
from kitsune.plan.canonical import decompose_composites
from kitsune.plan.cost import Measured
from kitsune.tune.candidates import Candidate, Timer, Where, force_plan, time_interleaved
from kitsune.tune.fit import Sample

SIZES = (1 << 12, 1 << 15, 1 << 18, 1 << 21)  # elements: in each cache, and in memory
CHAINS = (
    ("add",),
    ("mul", "add", "relu"),
    ("exp",),
    ("tanh", "mul", "add"),
    ("gelu", "mul"),
    ("silu", "add", "mul", "relu"),
    ("exp", "log", "sqrt"),
    ("sigmoid", "tanh", "gelu"),
)
ROWS = ("softmax", "layer_norm", "sum", "max")
PRODUCTS = (
    (1, 512, 512),
    (4, 256, 1024),
    (32, 768, 768),
    (128, 768, 768),
    (128, 64, 128),
    (512, 256, 64),
    (256, 512, 512),
    (7, 100, 30),
    (64, 1024, 256),
)
HEADS = ((4, 64, 32), (8, 128, 64), (2, 512, 64))  # of attention: heads, tokens, depth


def time_kernels(
    where: Where,
    timer: Timer = time_interleaved,
    progress: Callable[[str], None] = lambda title: None,
) -> list[Sample]:
    """Time each graph that compiles to one kernel."""
    found: list[Sample] = []
    for title, compiled in kernels(where):
        progress(title)
        times = timer({"kernel": Candidate(compiled, where)})["kernel"]
        work = compiled.plan.groups[0].predicted.work
        found.append(Sample(title, work, 1e6 * times.median))
    return found


def kernels(where: Where) -> Iterator[tuple[str, Module]]:
    for title, graph in graphs():
        compiled = force_plan(graph, where, Measured())
        if len(compiled.plan.groups) == 1:
            yield title, compiled


def graphs() -> Iterator[tuple[str, Graph]]:
    for size in SIZES:
        side = isqrt(size)
        for chain in CHAINS:
            yield f"{' · '.join(chain)} {size}", _chain(chain, (size // side, side))
        for op in ROWS:
            for length in (16, 256, 2048):
                shape = (max(1, size // length), length)
                yield f"{op} {shape[0]}x{length}", _row(op, shape)
    for m, k, n in PRODUCTS:
        for epilogue in ((), ("add",), ("add", "gelu"), ("relu",)):
            yield f"{' · '.join(('matmul', *epilogue))} {m}x{k}x{n}", _matmul(m, k, n, epilogue)
    for heads, tokens, depth in HEADS:
        yield f"attention {heads}x{tokens}x{depth}", _attention(heads, tokens, depth)


def _value(name: str, *shape: int) -> Node:
    return input_(name, shape, f32)


def _chain(ops: tuple[str, ...], shape: tuple[int, ...]) -> Graph:
    """Ops one after the other; those of two inputs take another tensor each."""
    inputs = [_value("x", *shape)]
    node = inputs[0]
    for n, op in enumerate(ops):
        if op in ("add", "mul"):
            inputs.append(_value(f"y{n}", *shape))
            node = OPS[op](node, inputs[-1])
        else:
            node = OPS[op](node)
    return Graph(tuple(inputs), (node,))


def _row(op: str, shape: tuple[int, int]) -> Graph:
    x = _value("x", *shape)
    if op == "layer_norm":
        weight, bias = _value("w", shape[1]), _value("b", shape[1])
        return Graph((x, weight, bias), (OPS[op](x, weight, bias, axes=(1,), eps=1e-5),))
    return Graph((x,), (OPS[op](x, axes=(1,)),))


def _matmul(m: int, k: int, n: int, epilogue: tuple[str, ...]) -> Graph:
    a, b, bias = _value("a", m, k), _value("b", k, n), _value("bias", n)
    node = OPS["matmul"](a, b)
    for op in epilogue:
        node = OPS[op](node, bias) if op == "add" else OPS[op](node)
    return Graph((a, b, bias) if "add" in epilogue else (a, b), (node,))


def _attention(heads: int, tokens: int, depth: int) -> Graph:
    q, k, v = (_value(name, 1, heads, tokens, depth) for name in "qkv")
    return decompose_composites(Graph((q, k, v), (OPS["attention"](q, k, v),)))
