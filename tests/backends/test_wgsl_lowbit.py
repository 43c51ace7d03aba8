"""Weights of every width, with and without minima, wherever kernels read them: products, attention,
rows looked up, convolutions; each as two profiles write them. `tests.backends.swiftshader` has all
profiles, on any adapter."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.backends.webgpu.gpu_program import WebGpuProgram, open_target
from kitsune.backends.webgpu.profiles import PROFILES, Profile
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import Packed, f16, i64
from kitsune.ir.half_precision import lower_precision
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, add, constant, conv, dequantize, gather, input_, matmul, softmax
from kitsune.ir.packing import PLANES
from kitsune.quant.methods.quantise_graph import quantise_weights, uniform
from tests.backends_fixture import assert_outputs, call, random_feeds
from tests.quant.test_minima import IN_STEPS
from tests.quant.test_minima import weight as in_steps

pytestmark = pytest.mark.webgpu


def weight(*shape: int, seed: int) -> Node:
    return constant(0.3 * np.random.default_rng(seed).standard_normal(shape).astype(np.float32))


def readers() -> Graph:
    """Sizes that are whole groups, and that are not."""
    x, ids = input_("x", (5, 64)), input_("ids", (7,), i64)
    image = input_("image", (1, 8, 7, 6))
    tall, odd = matmul(x, weight(64, 48, seed=0)), matmul(OPS["tanh"](x), weight(64, 33, seed=1))
    keys, values = weight(64, 44, seed=2), weight(44, 24, seed=3)
    attended = matmul(softmax(matmul(x, keys), axes=(1,)), values)
    rows = gather(weight(50, 24, seed=4), ids, axis=0)
    filtered = conv(image, weight(16, 8, 3, 3, seed=5), (1, 1), (1, 1), (1, 1), (1, 1))
    bias = input_("bias", (33,))
    return Graph((x, ids, image, bias), (tall, add(odd, bias), attended, rows, filtered))


WEIGHTS = 6


def check(graph: Graph, made: Profile) -> None:
    target, feeds = open_target(), random_feeds(graph)
    compiled = lower_graph(graph, target, FusionConfig())
    program = WebGpuProgram(compiled, target, profile=made)
    assert_outputs(graph, feeds, call(compiled, program.call, feeds))


def low(bits: int, symmetric: bool, graph: Graph) -> Graph:
    made = quantise_weights(graph, uniform(bits, symmetric)).graph
    assert sum(isinstance(node.dtype, Packed) for node in made.nodes()) == WEIGHTS
    return made


FORMATS = [(bits, symmetric) for bits in PLANES for symmetric in (True, False)]
BROWSERS = [made for made in PROFILES.values() if made.browser != "native"]
PAIRS = [
    (*form, made)
    for n, form in enumerate(FORMATS)
    for made in (PROFILES["native"], BROWSERS[n % len(BROWSERS)])
]


@pytest.mark.parametrize(
    ("bits", "symmetric", "made"), PAIRS, ids=lambda x: getattr(x, "browser", x)
)
def test_every_width(bits: int, symmetric: bool, made: Profile) -> None:
    check(low(bits, symmetric, readers()), made)


def test_beside_f16_and_bf16() -> None:
    """Activations in f16: codes are f32 as they are read."""
    check(lower_precision(low(3, False, readers()), f16), PROFILES["native"])


@pytest.mark.parametrize("dtype", IN_STEPS, ids=str)
def test_minima_in_steps_of_the_scale(dtype: Packed) -> None:
    x = input_("x", (5, 100))
    graph = Graph((x,), (matmul(x, dequantize(in_steps(100, 33, dtype))),))
    for browser in ("native", "safari"):
        check(graph, PROFILES[browser])
