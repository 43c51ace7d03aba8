"""f16 where the adapter has it: what is computed in it and what in f32, the text, the results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.emit_shader import emit
from kitsune.backends.webgpu.gpu_program import WebGpuProgram
from kitsune.backends.webgpu.profiles import PROFILES, Profile
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import f16, f32
from kitsune.ir.half_precision import lower_precision
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, add, cast, constant, input_, matmul, mul, relu, softmax, sum_
from kitsune.lower.kernel import Kernel
from kitsune.target import GpuTarget
from tests.backends_fixture import Backend, check, on_webgpu
from tests.models import KERNELS

on_device = pytest.mark.webgpu
TARGET = GpuTarget("test", max_invocations=1024, max_workgroup_nbytes=32768, has_f16=True)
X, Y = input_("x", (8, 64), f16), input_("y", (64,), f16)
W, B = (constant(np.full(shape, 0.5, np.float16)) for shape in ((64, 32), (32,)))

GRAPHS: dict[str, Graph] = {
    "half_map": Graph((X, Y), (relu(add(mul(X, Y), X)),)),
    "half_linear": Graph((X, Y), (OPS["gelu"](add(matmul(mul(X, Y), W), B)),)),
}


def kernel(made: Graph, target: GpuTarget = TARGET) -> Kernel:
    (step,) = lower_graph(made, target, FusionConfig()).steps
    return step.kernel


@pytest.fixture(scope="module")
def device() -> Device:
    made = Device.open()
    if not made.target.has_f16:
        pytest.skip(f"'{made.target.name}' has no shader-f16")
    return made


# --- the text ------------------------------------------------------------------------------------


@pytest.mark.parametrize("made", PROFILES.values(), ids=list(PROFILES))
@pytest.mark.parametrize("name", GRAPHS)
def test_golden(made: Profile, name: str, golden: Callable[[str, str], None]) -> None:
    golden(f"wgsl/{made.browser}/{name}.wgsl", emit(kernel(GRAPHS[name]), TARGET, profile=made))


def test_an_adapter_without_f16_stores_it_in_words() -> None:
    lowest = replace(TARGET, has_f16=False)
    text = emit(kernel(GRAPHS["half_map"], lowest), lowest)
    assert "enable f16" not in text
    assert "unpack2x16float" in text


def computed(node: Node) -> str:
    return str(kernel(Graph((X, Y), (node,))))


def test_what_a_graph_widens_is_f32() -> None:
    said = computed(mul(cast(X, dtype=f32), cast(Y, dtype=f32)))
    assert said.count("cast[f32]") == 2
    assert "cast[f16]" not in said


@pytest.mark.parametrize("op", ["exp", "silu", "hardswish", "sqrt", "tanh"])
def test_functions_are_f32(op: str) -> None:
    """Those of several steps too: one in between may be more than f16 holds."""
    said = computed(OPS[op](X))
    assert "v0 = cast[f32](in0" in said
    assert "cast[f16]" not in said


@pytest.mark.parametrize("op", ["neg", "abs", "relu", "square", "leaky_relu", "clamp", "floor"])
def test_what_rounds_once_is_f16(op: str) -> None:
    attrs = {"low": -1.0, "high": 1.0} if op == "clamp" else {}
    assert "cast" not in computed(OPS[op](X, **attrs))


def test_sums_along_axes_are_f32() -> None:
    assert "cast[f32]" in computed(sum_(X, axes=(1,)))
    product = str(kernel(Graph((X, Y), (matmul(X, W),))))
    assert product.count("cast[f32]") == 2


# --- the device ----------------------------------------------------------------------------------


@on_device
@pytest.mark.parametrize("made", PROFILES.values(), ids=list(PROFILES))
def test_shaders_compile(device: Device, made: Profile) -> None:
    """In Naga."""
    target = replace(TARGET, enables=False)
    kernels = [kernel(made_graph) for made_graph in GRAPHS.values()]
    wanted = [(emit(k, target, profile=made), len(k.buffers)) for k in kernels]
    assert all(device.pipelines(wanted))


@on_device
@pytest.mark.parametrize("name", KERNELS)
def test_every_kind_of_kernel(name: str) -> None:
    check(Backend("webgpu", on_webgpu().run), lower_precision(KERNELS[name](), f16))


def run(made: Graph, *arrays: np.ndarray) -> np.ndarray:
    target = Device.open().target
    layout = lower_graph(made, target, FusionConfig())
    got: np.ndarray = WebGpuProgram(layout, target).call(*arrays)
    return got


SPECIAL = np.array(
    [np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -2.5, 65504.0, -65504.0, 6e-8, 2.0**-14, 300.0],
    np.float16,
)


@on_device
@pytest.mark.parametrize("size", [12, 11], ids=["by fours", "one by one"])
@pytest.mark.parametrize("op", ["add", "sub", "mul", "maximum", "minimum", "eq", "lt", "le"])
def test_special_values(op: str, size: int) -> None:
    """As NumPy has them, whose halves are rounded as these are."""
    a, b = SPECIAL[:size, None], SPECIAL[None, :size]
    row = OPS[op]
    inputs = tuple(input_(n, x.shape, f16) for n, x in (("a", a), ("b", b)))
    got = run(Graph(inputs, (row(*inputs),)), a, b)
    with np.errstate(all="ignore"):
        want = row.numpy(a, b)
    np.testing.assert_array_equal(got, want)


@on_device
def test_many_terms_are_summed_in_f32() -> None:
    """Halves count to 2048 by ones."""
    x = input_("x", (3, 5000), f16)
    ones = np.ones((3, 5000), np.float16)
    np.testing.assert_array_equal(run(Graph((x,), (sum_(x, axes=(1,)),)), ones), 5000)
    w = constant(np.ones((5000, 8), np.float16))
    np.testing.assert_array_equal(run(Graph((x,), (matmul(x, w),)), ones), 5000)


@on_device
def test_what_a_step_in_between_would_overflow() -> None:
    x = input_("x", (4,), f16)
    given = np.array([30000.0, -12.0, 300.0, -8.0], np.float16)
    for op in ("hardswish", "silu"):
        want = OPS[op].numpy(given.astype(np.float32)).astype(np.float16)
        np.testing.assert_allclose(run(Graph((x,), (OPS[op](x),)), given), want, rtol=2e-3)


@on_device
def test_explain_says_how_f16_and_bf16_are_computed(device: Device) -> None:
    x = np.ones((4, 8), np.float16)
    model = kt.compile(lambda x: (x * x).softmax(1), x, device="webgpu")
    assert model(x).dtype == np.float16
    assert model.explain().half_precision.startswith(
        "f16 is added, multiplied and compared as it is"
    )
    assert "f16 is added" in str(model.explain())
    whole = kt.compile(lambda x: x * x, x.astype(np.float32), device="webgpu")
    assert whole.explain().half_precision == ""


@on_device
def test_attention_in_f16_and_bf16() -> None:
    """Scores are f32 between its products, which is one kernel."""
    q, k, v = (input_(n, (2, 12, 16), f16) for n in "qkv")
    scores = mul(matmul(q, OPS["permute"](k, order=(0, 2, 1))), 0.25)
    made = Graph((q, k, v), (matmul(softmax(scores, axes=(2,)), v),))
    check(Backend("webgpu", on_webgpu().run), made)
