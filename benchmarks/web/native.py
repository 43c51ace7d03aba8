"""Times graphs on this machine's adapter through wgpu, fused and with a kernel for every op.

    python -m benchmarks.web.native [NAME ...] [--turns N]

Inputs and results stay on the device: a time is that of one submit and of waiting for it. Both are
taken in turns; a row has their medians, and of the turns' ratios the median and the quartiles.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Sequence

import numpy as np

import kitsune as kt
from kitsune.backends.webgpu.buffers import LEAST_NBYTES, Buffer
from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.gpu_program import places
from kitsune.backends.webgpu.profiles import NATIVE
from kitsune.backends.webgpu.shader_program import GpuProgram, compile_kernels
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    OPS,
    add,
    gelu,
    input_,
    layer_norm,
    mul,
    relu,
    sigmoid,
    silu,
    softmax,
    sub,
    tanh,
)

Run = Callable[[], object]


def graph(make: Callable[..., Node], *shapes: tuple[int, ...]) -> Graph:
    inputs = tuple(input_(f"x{n}", shape) for n, shape in enumerate(shapes))
    return Graph(inputs, (make(*inputs),))


def biased(act: str) -> Callable[[Node, Node], Node]:
    return lambda x, bias: OPS[act](add(x, bias))


def chain(x: Node, y: Node, z: Node) -> Node:
    """Nine elementwise ops over three tensors."""
    made = relu(add(mul(x, y), z))
    made = mul(sigmoid(sub(made, y)), z)
    return tanh(add(mul(made, 0.5), x))


def gated(x: Node, gate: Node, up: Node) -> Node:
    return mul(silu(mul(x, gate)), mul(x, up))


def block(x: Node, scale: Node, shift: Node) -> Node:
    """Small ops such as lie between the products of a transformer."""
    made = layer_norm(add(gelu(x), x), scale, shift, axes=(1,))
    weights: Node = softmax(mul(made, 0.125), axes=(1,))
    return weights


GRAPHS: dict[str, Callable[[], Graph]] = {
    "bias+gelu, 512x3072": lambda: graph(biased("gelu"), (512, 3072), (3072,)),
    "bias+gelu, 128x768": lambda: graph(biased("gelu"), (128, 768), (768,)),
    "bias+relu, 512x3072": lambda: graph(biased("relu"), (512, 3072), (3072,)),
    "chain of 9, 1M": lambda: graph(chain, *((1024, 1024),) * 3),
    "swiglu, 512x2048": lambda: graph(gated, (512, 2048), (2048,), (2048,)),
    "gelu, norm, softmax, 256x384": lambda: graph(block, (256, 384), (384,), (384,)),
    "chain of 9, 4K": lambda: graph(chain, *((64, 64),) * 3),
}


def program(made: Graph, config: FusionConfig) -> tuple[Run, int]:
    """Its kernels on the device, waited for; and how many there are. What is read back is a few
    bytes that no kernel knows."""
    device, rng = Device.open(), np.random.default_rng(0)
    layout = lower_graph(made, device.target, config)
    bound = places(layout, NATIVE)
    held, arena = dict[int, Buffer](), dict[int, int]()
    for number, (ref, nbytes) in enumerate(zip(bound.refs, bound.nbytes, strict=True)):
        if ref.place == "arena":
            arena[number] = ref.at
            continue
        held[number] = device.buffers.take(nbytes)
        if ref.place == "input":
            device.upload(held[number], rng.standard_normal(nbytes // 4, np.float32))
    sign, sizes = len(bound.nbytes), [*bound.nbytes, LEAST_NBYTES]
    dispatches = compile_kernels(bound.kernels, device)
    loaded = GpuProgram(dispatches, sizes, held, [], [sign], device, arena)
    return lambda: loaded([]), len(loaded.steps)


def timed(runs: Sequence[Run], turns: int) -> list[list[float]]:
    """The seconds of each, in turns, after one that is not counted."""
    found: list[list[float]] = [[] for _ in runs]
    for turn in range(turns + 1):
        for run, seconds in zip(runs, found, strict=True):
            begin = time.perf_counter()
            run()
            if turn:
                seconds.append(time.perf_counter() - begin)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(GRAPHS))
    parser.add_argument("--turns", type=int, default=25)
    given = parser.parse_args()
    print(f"kitsune {kt.__version__}, {Device.open().target.name}")
    print("| graph | dispatches | fused ms | unfused ms | times as fast |\n|---|---|---|---|---|")
    for name in given.names:
        made = GRAPHS[name]()
        (fused, few), (apart, many) = (
            program(made, FusionConfig(enabled=on)) for on in (True, False)
        )
        times = timed((fused, apart), given.turns)
        ms = [f"{1e3 * statistics.median(seconds):.2f}" for seconds in times]
        ratios = [b / a for a, b in zip(*times, strict=True)]
        low, middle, high = statistics.quantiles(ratios, n=4)
        ratio = f"{middle:.2f} ({low:.2f} to {high:.2f})"
        print(f"| {name} | {few} of {many} | {ms[0]} | {ms[1]} | {ratio} |", flush=True)


if __name__ == "__main__":
    main()
