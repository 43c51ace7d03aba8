"""Models on a grid of hosts: planned, scheduled and emitted for each, and run where they can be."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

import kitsune as kt
from benchmarks.graphs import attention_graph, linear_graph, row_graph
from kitsune.backends.cpu.emit import emit_kernel
from kitsune.backends.cpu.jit import compile_cached
from kitsune.backends.cpu.linker import program_text
from kitsune.backends.cpu.native_program import CpuProgram
from kitsune.compiler import lower_graph
from kitsune.ir.node import Graph
from kitsune.ir.verify_graph import verify
from kitsune.lower.verify_kernel import verify_kernel
from kitsune.tensor import trace
from tests.backends_fixture import FUSED, Expected, call, random_feeds
from tests.hosts import KIB, MIB, Host, can_run

LEVELS = ("x86-64-v2", "x86-64-v3", "x86-64-v4", "x86-64-vnni")
L2 = (256 * KIB, 512 * KIB, 1 * MIB, 2 * MIB)
L3 = (4 * MIB, 16 * MIB, 32 * MIB, 64 * MIB)
CPUS = (1, 2, 8, 64)

# 16 of the 256 combinations, in which any two values of two properties meet once: two orthogonal
# Latin squares, `i + j` and `i + 2 j` over the field of four elements.
TWICE = (0, 2, 3, 1)
GRID = [
    Host(LEVELS[i ^ j], L2[i], L3[j], CPUS[i ^ TWICE[j]]) for i, j in product(range(4), repeat=2)
]


def test_any_two_values_of_two_properties_meet_in_the_grid() -> None:
    hosts = [(h.level, h.l2_nbytes, h.l3_nbytes, h.cpus) for h in GRID]
    for first, second in combinations(zip(*hosts, strict=True), 2):
        assert set(zip(first, second, strict=True)) == set(product(first, second))


# --- models --------------------------------------------------------------------------------------


def traced(function: Callable[..., Any], *shapes: tuple[int, ...]) -> Graph:
    return trace(function, [(f"x{n}", shape, "f32") for n, shape in enumerate(shapes)])[0]


def mlp() -> Graph:
    """The second weight takes 288 KiB: half of an L2 holds it on some hosts only."""
    hidden, out = kt.nn.Linear(128, 384), kt.nn.Linear(384, 192)
    return traced(lambda x: out(hidden(x).gelu()).softmax(-1), (96, 128))


def transformer_block() -> Graph:
    block = kt.nn.TransformerEncoderLayer(96, 3, 192, activation="gelu", norm_first=True).eval()
    return traced(lambda x: block(x, is_causal=True), (2, 33, 96))


def conv_net() -> Graph:
    first, second = kt.nn.Conv2d(3, 16, 3, padding=1), kt.nn.Conv2d(16, 24, 3, stride=2)
    norm, head = kt.nn.BatchNorm2d(16).eval(), kt.nn.Linear(24, 10)

    def net(x: kt.Tensor) -> kt.Tensor:
        features: kt.Tensor = second(norm(first(x)).relu()).relu()
        return head(features.mean((2, 3)))

    return traced(net, (2, 3, 20, 20))


def training_step() -> Graph:
    """The weights of two layers after one step of gradient descent on a squared error."""

    def step(x: kt.Tensor, y: kt.Tensor, w: kt.Tensor, v: kt.Tensor) -> Any:
        def loss(w: kt.Tensor, v: kt.Tensor) -> kt.Tensor:
            missed = (x @ w).tanh() @ v - y
            return (missed * missed).mean()

        dw, dv = kt.autograd.grad(loss, argnums=(0, 1))(w, v)
        return w - 0.1 * dw, v - 0.1 * dv

    return traced(step, (32, 64), (32, 16), (64, 128), (128, 16))


MODELS: dict[str, Callable[[], Graph]] = {
    "mlp": mlp,
    "transformer_block": transformer_block,
    "softmax_chain": lambda: row_graph(130, 515),
    "conv_net": conv_net,
    "attention": lambda: attention_graph(1, 4, 96, 32),
    "low_bit_matmul": lambda: linear_graph(9, 512, 256, bits=4),
    "training_step": training_step,
}


@cache
def model(name: str) -> Graph:
    kt.manual_seed(0)
    return MODELS[name]()


@cache
def expected(name: str) -> Expected:
    return Expected(model(name), random_feeds(model(name)))


# --- what every host must do ---------------------------------------------------------------------


@pytest.mark.parametrize("host", GRID, ids=str)
@pytest.mark.parametrize("name", MODELS)
def test_a_model_is_planned_emitted_and_run(name: str, host: Host) -> None:
    graph, target = model(name), host.target
    compiled = lower_graph(graph, target, FUSED)
    verify(compiled.graph, "rewriting")
    for step in compiled.steps:
        verify_kernel(step.kernel)
    if can_run(target):
        program = CpuProgram(compiled, target, host.cpus)
        expected(name).check(call(compiled, program.call, random_feeds(graph)))
    else:
        functions = [emit_kernel(step.kernel, target) for step in compiled.steps]
        texts = [*(f.text for f in functions), program_text(compiled, functions)]
        assert all(compile_cached(text, target).startswith(b"\x7fELF") for text in texts)


def test_a_large_l2_fuses_the_softmax_of_an_mlp() -> None:
    """The grid has more than one plan of it."""
    hosts = [Host("x86-64-v3", nbytes, 16 * MIB, 2) for nbytes in L2]
    layouts = [lower_graph(model("mlp"), host.target, FUSED) for host in hosts]
    assert [len(layout.steps) for layout in layouts] == [3, 3, 2, 2]
