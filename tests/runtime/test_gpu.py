"""Models on WebGPU: one submit, memory that is reused, what falls back to the CPU, lost devices."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.webgpu.buffers import Buffers
from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.gpu_program import WebGpuProgram, open_target
from kitsune.backends.webgpu.shader_program import GpuProgram, compile_kernels
from kitsune.compiler import compile_graph, lower_graph
from kitsune.config import FusionConfig
from kitsune.errors import DeviceError, UnsupportedError
from kitsune.ir.node import Graph
from kitsune.ir.ops import input_, matmul, relu, softmax
from kitsune.target import GpuTarget
from tests.frontends.real_models import model_file

pytestmark = pytest.mark.webgpu

HEADS, WIDTH, WIDE, TOKENS = 2, 16, 32, 128


def weights(*shape: int, seed: int) -> kt.Tensor:
    rng = np.random.default_rng([seed, *shape])
    return kt.tensor((rng.standard_normal(shape) / shape[0] ** 0.5).astype(np.float32))


def bert(ids: kt.Tensor, mask: kt.Tensor, layers: int) -> kt.Tensor:
    """Embeddings and encoder layers as BERT has them, narrow."""
    count = iter(range(1000))

    def linear(x: kt.Tensor, n: int) -> kt.Tensor:
        w = weights(x.shape[-1], n, seed=next(count))
        return x @ w + weights(n, seed=next(count))

    def norm(x: kt.Tensor) -> kt.Tensor:
        return x.layer_norm((WIDTH,), weights(WIDTH, seed=1), weights(WIDTH, seed=2))

    def heads(x: kt.Tensor) -> kt.Tensor:
        return x.reshape(TOKENS, HEADS, WIDTH // HEADS).permute(1, 0, 2)

    x = norm(weights(50, WIDTH, seed=next(count))[ids] + weights(TOKENS, WIDTH, seed=3))
    for _ in range(layers):
        q, k, v = (heads(linear(x, WIDTH)) for _ in range(3))
        scores = q @ k.permute(0, 2, 1) * (WIDTH // HEADS) ** -0.5 + (1 - mask) * -1e4
        mixed = (scores.softmax(-1) @ v).permute(1, 0, 2).reshape(TOKENS, WIDTH)
        x = norm(linear(mixed, WIDTH) + x)
        x = norm(linear(linear(x, WIDE).gelu(), WIDTH) + x)
    return x


def test_six_layers_are_forty_five_dispatches_in_one_submit() -> None:
    def model(ids: kt.Tensor, mask: kt.Tensor) -> kt.Tensor:
        return bert(ids, mask, 6)

    ids = np.random.default_rng(0).integers(0, 50, TOKENS)
    mask = (np.arange(TOKENS) < 100).astype(np.float32)
    compiled = kt.compile(model, device="webgpu")
    got, before = compiled(ids, mask), Device.open().submits
    np.testing.assert_allclose(got, kt.compile(model)(ids, mask), rtol=1e-4, atol=1e-5)
    compiled(ids, mask)
    assert Device.open().submits == before + 1
    report, said = compiled.memory_report(), compiled.explain()
    assert report.dispatches == said.dispatches <= 45
    assert report.submits == said.submits == 1
    assert f"{said.dispatches} dispatches in one submit" in str(said)
    assert f"{said.dispatches} dispatches in 1 submits" in str(report)


def test_a_trained_model() -> None:
    path = str(model_file("minilm"))
    rng = np.random.default_rng(0)
    feeds = {
        "input_ids": rng.integers(0, 1000, (1, 12)),
        "attention_mask": np.ones((1, 12), np.int64),
    }
    got = kt.compile(path, device="webgpu").run(None, feeds)
    want = kt.compile(path).run(None, feeds)
    for a, b in zip(got, want, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)


# --- memory --------------------------------------------------------------------------------------


def chain(length: int, size: int) -> Graph:
    x = input_("x", (size, size))
    y = x
    for _ in range(length):
        y = matmul(relu(y), x)
    return Graph((x,), (y,))


def test_values_share_an_arena() -> None:
    """Of six products two live at a time, side by side in one buffer."""
    target = open_target()
    layout = lower_graph(chain(6, 32), target, FusionConfig(enabled=False))
    assert layout.arena_nbytes < layout.unshared_nbytes / 2
    memory = Buffers(Device.open().create)
    program = WebGpuProgram(layout, target, buffers=memory)
    ends = 2 * 32 * 32 * 4  # the input and the output
    assert memory.live == layout.arena_nbytes + ends
    x = np.random.default_rng(0).standard_normal((32, 32), np.float32) / 8
    want = x
    for _ in range(6):
        want = np.maximum(want, 0) @ x
    np.testing.assert_allclose(program.slow_path(x), want, rtol=1e-4, atol=1e-6)
    del program
    gc.collect()
    assert memory.live == 0


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Bytes in use on the device by this test alone: what other tests left may go at any time."""
    device = Device.open()
    mine = Device(device.wgpu, device.handle, device.target)
    monkeypatch.setattr(Device, "_opened", mine)

    def collected() -> int:
        gc.collect()
        return mine.buffers.live

    return collected


def test_weights_are_sent_once_for_all_shapes(live: Callable[[], int]) -> None:
    w = kt.tensor(np.random.default_rng(0).standard_normal((64, 64), np.float32))
    model = kt.compile(lambda x: x @ w, device="webgpu")
    model(np.ones((2, 64), np.float32))
    before = live()
    model(np.ones((3, 64), np.float32))
    assert live() - before == 2 * 3 * 64 * 4  # what goes in and out


def test_constants_live_as_long_as_their_arrays(live: Callable[[], int]) -> None:
    """Of any rank and layout: what is sent may be a copy, which does not live long."""
    device = Device.open()
    arrays = [np.array(2.0, np.float32), np.arange(12, dtype=np.float32).reshape(3, 4).T]
    sent = [device.constant(a, "f32", a.copy) for a in arrays]
    gc.collect()
    assert device.constant(arrays[0], "f32", arrays[0].copy) is sent[0]
    for array, buffer in zip(arrays, sent, strict=True):
        np.testing.assert_array_equal(device.read(buffer).view(np.float32), array.ravel())
    before = live()
    del array, arrays
    assert before - live() == 16 + 48


def test_an_arena_larger_than_a_buffer_may_be() -> None:
    """Then values have buffers of their own."""
    device = Device.open()
    small = Device(device.wgpu, device.handle, replace(device.target, max_buffer_nbytes=5000))
    layout = lower_graph(chain(1, 32), device.target, FusionConfig(enabled=False))
    [first, second] = [step.kernel for step in layout.steps]
    arena = {1: 0, 2: 4096}
    kernels = [(first, (0, 1)), (second, (1, 0, 3))]
    x = np.random.default_rng(0).standard_normal((32, 32), np.float32)
    program = GpuProgram(compile_kernels(kernels, small), [4096] * 4, {}, [0], [3], small, arena)
    got = program([x])[0].view(np.float32).reshape(32, 32)
    np.testing.assert_allclose(got, np.maximum(x, 0) @ x, rtol=1e-4, atol=1e-4)


# --- what the device has no kernel for -----------------------------------------------------------


def test_one_node_falls_back_to_the_cpu() -> None:
    """f64 in the middle of a model: the rest stays on the device, and explain says what it cost."""

    def model(x: kt.Tensor) -> kt.Tensor:
        y = (x * 2 + 1).relu()
        return (y.to(kt.float64) ** 2).to(kt.float32).softmax(1)

    x = np.random.default_rng(0).standard_normal((4, 8), np.float32)
    compiled = kt.compile(model, device="webgpu")
    np.testing.assert_allclose(compiled(x), kt.compile(model)(x), rtol=1e-5)
    said = compiled.explain()
    kinds = [group.kind for group in said.groups]
    assert kinds.count("row") == 2
    assert set(kinds) == {"row", "host"}
    assert said.submits == 2
    assert "cast[4,8] runs on the CPU, 128 bytes copied: WebGPU has no f64 cast" in str(said)
    assert len(said.apart) == kinds.count("host")
    assert compiled.verify(x).is_right


def test_what_no_device_binds_falls_back() -> None:
    """A tensor over the binding limit that no axis cuts."""
    x, y = input_("x", (64, 64)), input_("y", (8, 64))
    graph = Graph((x, y), (softmax(x, axes=(0,)), relu(y)))
    target = replace(open_target(), max_binding_nbytes=4096)
    built = compile_graph(graph, target, FusionConfig())
    [reason] = set(built.on_host.values())
    assert "of 16384 bytes" in reason
    data = [np.random.default_rng(0).standard_normal(n.shape, np.float32) for n in (x, y)]
    got = built.program.run(data)
    e = np.exp(data[0])
    np.testing.assert_allclose(got[0], e / e.sum(0), rtol=1e-5)
    np.testing.assert_array_equal(got[1], np.maximum(data[1], 0))


def test_a_program_without_a_fallback_is_refused() -> None:
    x = input_("x", (64, 64))
    graph = Graph((x,), (softmax(x, axes=(0,)),))
    layout = lower_graph(graph, open_target(), FusionConfig())
    with pytest.raises(UnsupportedError, match=r"of 16384 bytes\n.*binds at most 4096 bytes"):
        WebGpuProgram(layout, replace(open_target(), max_binding_nbytes=4096))


# --- devices that fail ---------------------------------------------------------------------------


def test_the_lowest_limits() -> None:
    """Those that every adapter has to grant."""
    lowest = GpuTarget("lowest")
    graph = chain(2, 48)
    layout = lower_graph(graph, lowest, FusionConfig())
    x = np.random.default_rng(0).standard_normal((48, 48), np.float32) / 8
    want = np.maximum(np.maximum(x, 0) @ x, 0) @ x
    np.testing.assert_allclose(
        WebGpuProgram(layout, lowest).slow_path(x), want, rtol=1e-4, atol=1e-5
    )


def test_a_lost_device_is_opened_again() -> None:
    model = kt.compile(lambda x: (x * 3).relu(), device="webgpu")
    x = np.arange(-4, 4, dtype=np.float32)
    np.testing.assert_array_equal(model(x), np.maximum(3 * x, 0))
    lost = Device.open()
    lost.handle.destroy()
    np.testing.assert_array_equal(model(x), np.maximum(3 * x, 0))
    assert lost.lost
    assert Device.open() is not lost


def test_a_lost_device_says_so() -> None:
    device = Device.open()
    buffer = device.buffers.take(64)
    device.handle.destroy()
    with pytest.raises(DeviceError, match=r"was lost\n(.*\n)*  try: call again"):
        device.upload(buffer, np.zeros(16, np.float32))


def test_no_memory() -> None:
    device = Device.open()
    most = device.target.max_buffer_nbytes
    with pytest.raises(DeviceError, match=rf"no buffer of \d+ bytes\n.*at most {most}"):
        device.buffers.take(most + 4)
    error = device.wgpu.GPUOutOfMemoryError("none left")
    with (
        pytest.raises(DeviceError, match=r"has no memory for a buffer\n.*bytes are in use"),
        device.reporting("a buffer"),
    ):
        raise error
