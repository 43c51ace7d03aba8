"""The doors of `kitsune.webgpu`: tensors, products, operations, quantised weights, shaders."""

from __future__ import annotations

import asyncio
import gc
import re

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.webgpu.buffers import Buffers, round_size
from kitsune.backends.webgpu.device import Device
from kitsune.errors import DeviceError, InputError, ShapeError, UnsupportedError
from kitsune.fusion import FusionConfig
from kitsune.webgpu import (
    PROFILES,
    DeviceTensor,
    QuantizedTensor,
    WebGPUBackend,
    WebGPUOperationFusion,
    wgsl,
)

on_device = pytest.mark.webgpu


def normal(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng([seed, *shape]).standard_normal(shape).astype(np.float32)


@pytest.fixture
def backend() -> WebGPUBackend:
    return WebGPUBackend().initialize()


X, W = normal(5, 64), normal(64, 48)


# --- memory --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "want"), [("words", 5004), ("pages", 8192), ("eighths", 5120), ("powers", 8192)]
)
def test_rounding(how: str, want: int) -> None:
    assert round_size(5001, how) == want  # type: ignore[arg-type]
    assert round_size(0, how) >= 16  # type: ignore[arg-type]


class Handle:
    destroyed = False

    def destroy(self) -> None:
        self.destroyed = True


def test_buffers_are_reused() -> None:
    made: list[Handle] = []

    def create(nbytes: int) -> Handle:
        made.append(Handle())
        return made[-1]

    memory = Buffers(create, "powers")
    first, second = memory.take(1000), memory.take(1024)
    assert (memory.live, memory.pooled, memory.peak) == (2048, 0, 2048)
    memory.give(first)
    assert memory.take(513).handle is first.handle  # of the same size once rounded
    assert len(made) == 2
    memory.give(second)
    assert memory.report() == {
        "live": 1024,
        "pooled": 1024,
        "peak": 2048,
        "pooled_buffers": 1,
        "reused": 1,
    }
    assert memory.trim() == 1024
    assert memory.pooled == 0
    assert [handle.destroyed for handle in made] == [False, True]


@on_device
def test_tensors_come_back(backend: WebGPUBackend) -> None:
    for dtype in (np.float32, np.float16, np.int32, np.uint8, np.bool_):
        array = (3 * normal(3, 5)).astype(dtype)
        tensor = backend.tensor(array)
        assert tensor.shape == (3, 5)
        np.testing.assert_array_equal(tensor.numpy(), array)
        np.testing.assert_array_equal(np.asarray(tensor), array)
    assert str(backend.tensor([1.0, 2.0])) == "f32[2]"
    with pytest.raises(UnsupportedError, match=r"no f64 on WebGPU\n(.*\n)*  try: .*astype"):
        backend.tensor(np.zeros(3))


@on_device
def test_memory_is_given_back(backend: WebGPUBackend) -> None:
    first, second = backend.tensor(X), backend.tensor(X)
    assert backend.buffers.live == 2 * X.nbytes
    first.dispose()
    first.dispose()
    assert (backend.buffers.live, backend.buffers.pooled) == (X.nbytes, X.nbytes)
    with pytest.raises(InputError, match=r"f32\[5,64\] was disposed of"):
        first.numpy()
    del second
    gc.collect()
    assert backend.buffers.live == 0
    assert backend.buffers.trim() == 2 * X.nbytes
    assert backend.memory_report().peak == 2 * X.nbytes


@on_device
def test_the_report_counts(backend: WebGPUBackend) -> None:
    x, w = backend.tensor(X), backend.tensor(W)
    for _ in range(3):
        backend.execute_operations([x, w], ["matmul", "relu"])
    report = backend.memory_report()
    assert (report.programs, report.dispatches, report.submits) == (1, 3, 3)
    assert "dispatches" in str(report)
    backend.dispose()
    with pytest.raises(DeviceError, match=r"not initialized\n  try: call initialize"):
        backend.tensor(X)
    assert backend.initialize().memory_report().programs == 0


def test_before_it_is_initialized() -> None:
    with pytest.raises(DeviceError, match=r"not initialized"):
        WebGPUBackend().tensor(X)


def test_no_adapter(monkeypatch: pytest.MonkeyPatch) -> None:
    wgpu = pytest.importorskip("wgpu")

    def none(**_: str) -> None:
        raise RuntimeError("no suitable adapter")

    monkeypatch.setattr(wgpu.gpu, "request_adapter_sync", none)
    monkeypatch.setattr(Device, "_opened", None)
    with pytest.raises(DeviceError, match=r"no WebGPU adapter\n.*no suitable adapter"):
        WebGPUBackend().initialize()


# --- operations ----------------------------------------------------------------------------------


@on_device
@pytest.mark.parametrize("browser", PROFILES)
def test_matmul(backend: WebGPUBackend, browser: str) -> None:
    x, w = backend.tensor(X), backend.tensor(W)
    got = backend.matmul(x, w, browser=browser, workgroup_size=64, tile_size=16, use_fast_math=True)
    np.testing.assert_allclose(got.numpy(), X @ W, rtol=1e-4, atol=1e-5)


def softmax(x: np.ndarray) -> np.ndarray:
    e = np.exp(x - x.max(-1, keepdims=True))
    return np.asarray(e / e.sum(-1, keepdims=True))


A, B, C = normal(4, 8), normal(4, 8, seed=1), normal(4, 8, seed=2)
Q, K, V = normal(6, 8), normal(8, 5, seed=1), normal(5, 8, seed=2)
GAIN, SHIFT = normal(8, seed=3), normal(8, seed=4)


def layer_norm(x: np.ndarray) -> np.ndarray:
    off = x - x.mean(-1, keepdims=True)
    return np.asarray(off / np.sqrt((off**2).mean(-1, keepdims=True) + 1e-5) * GAIN + SHIFT)


# The patterns of fusion by the operations that make them, and how many kernels these become.
PATTERNS = {
    "linear_activation": ([X, W], ["matmul", "relu"], np.maximum(X @ W, 0), 1),
    "elementwise_chain": ([A, B, C, B], ["add", "mul", "sub"], (A + B) * C - B, 1),
    "binary_unary": ([A, B], ["add", "tanh"], np.tanh(A + B), 1),
    "reshape_op": ([A], ["reshape", "softmax"], softmax(A), 1),
    "activation_chain": ([A], ["relu", "dropout"], np.maximum(A, 0), 1),
    "norm_activation": (
        [A, GAIN, SHIFT],
        ["layer_norm", "relu"],
        np.maximum(layer_norm(A), 0),
        1,
    ),
    "matrix_chain": ([Q, K, V], ["matmul", "matmul"], Q @ K @ V, 2),
    "attention_pattern": (
        [Q, K, np.float32(0.25), V],
        ["matmul", "scale", "softmax", "matmul"],
        softmax(Q @ K / 4) @ V,
        1,
    ),
}


@on_device
@pytest.mark.parametrize("name", PATTERNS)
@pytest.mark.parametrize("use_fusion", [True, False], ids=["fused", "unfused"])
def test_patterns(backend: WebGPUBackend, name: str, use_fusion: bool) -> None:
    arrays, operations, want, kernels = PATTERNS[name]
    tensors = [backend.tensor(a) for a in arrays]
    got = backend.execute_operations(tensors, operations, use_fusion=use_fusion)
    np.testing.assert_allclose(got.numpy(), want, rtol=1e-4, atol=1e-5)
    report = backend.memory_report()
    assert report.submits == 1
    if use_fusion:
        assert report.dispatches == kernels
    else:
        assert report.dispatches >= kernels


@on_device
def test_wrong_tensors(backend: WebGPUBackend) -> None:
    x = backend.tensor(X)
    with pytest.raises(InputError, match=r"1 tensors for operations that read 2\n.*\[64, 64\]"):
        backend.execute_operations([x], ["matmul", "relu"])
    with pytest.raises(ShapeError, match="matmul"):
        backend.matmul(x, x)
    with pytest.raises(UnsupportedError, match="no browser 'lynx'"):
        backend.matmul(x, backend.tensor(W), browser="lynx")


@on_device
def test_awaitable_twins() -> None:
    async def run() -> np.ndarray:
        backend = await WebGPUBackend("firefox").initialize_async()
        x, w = await backend.tensor_async(X), await backend.tensor_async(W)
        q = await backend.quantize_async(w, bits_per_weight=8)
        first = await backend.matmul_async(x, q)
        second = await backend.execute_operations_async([x, w], ["matmul", "relu"])
        fusion = WebGPUOperationFusion(backend)
        third = await fusion.execute_fused_operations_async([first, second], ["add", "relu"])
        return await third.numpy_async()

    got = asyncio.run(run())
    np.testing.assert_allclose(got, np.maximum(X @ W + np.maximum(X @ W, 0), 0), atol=0.2)


# --- quantised weights ---------------------------------------------------------------------------


@on_device
@pytest.mark.parametrize("bits", [8, 4, 3, 2, 1])
@pytest.mark.parametrize("symmetric", [True, False], ids=["symmetric", "asymmetric"])
@pytest.mark.parametrize("per_channel", [True, False], ids=["channels", "tensor"])
def test_quantised(backend: WebGPUBackend, bits: int, symmetric: bool, per_channel: bool) -> None:
    w = W + np.linspace(0, 1, 48, dtype=np.float32)  # columns that are not around zero
    q = backend.quantize(
        backend.tensor(w), bits_per_weight=bits, symmetric=symmetric, per_channel=per_channel
    )
    assert isinstance(q, QuantizedTensor)
    assert q.nbytes < W.nbytes * (bits + 1) / 32 + 4 * 48
    got = backend.matmul(backend.tensor(X), q)
    np.testing.assert_allclose(got.numpy(), X @ q.numpy(), rtol=1e-4, atol=3e-5)
    steps = {8: 256, 4: 16, 3: 8, 2: 4, 1: 1}[bits]
    assert np.abs(q.numpy() - w).max() < 1.1 * np.abs(w).max() * 2 / steps


@on_device
def test_ten_codes_in_a_word(backend: WebGPUBackend) -> None:
    """Safari's layout of three bits: the same codes, and only for it."""
    own, other = backend.quantize(W, 3), backend.quantize(W, 3, browser="safari")
    np.testing.assert_array_equal(own.numpy(), other.numpy())
    x = backend.tensor(X)
    got = backend.matmul(x, other, browser="safari")
    np.testing.assert_allclose(got.numpy(), X @ own.numpy(), rtol=1e-4, atol=3e-5)
    with pytest.raises(InputError, match=r"packed for 'safari'\n(.*\n)*  try: .*'native'"):
        backend.matmul(x, other)


@on_device
@pytest.mark.parametrize("bits", [8, 4])
def test_weights_are_quantised_on_the_way_once(backend: WebGPUBackend, bits: int) -> None:
    x, w = backend.tensor(X), backend.tensor(W)
    fusion = WebGPUOperationFusion(
        backend, FusionConfig(use_quantized_weights=True, bits_per_weight=bits)
    )
    first = fusion.execute_fused_operations([x, w], ["matmul", "relu"])
    live = backend.buffers.live
    again = backend.matmul(x, w, use_quantization=True, bits_per_weight=bits)
    want = X @ backend.quantize(W, bits).numpy()
    np.testing.assert_allclose(first.numpy(), np.maximum(want, 0), rtol=1e-4, atol=3e-5)
    np.testing.assert_allclose(again.numpy(), want, rtol=1e-4, atol=3e-5)
    program = X.nbytes + backend.quantize(W, bits).nbytes + again.nbytes
    assert backend.buffers.live == live + again.nbytes + program


@on_device
def test_a_configuration_may_leave_the_browser_out() -> None:
    """Then shaders are written as for none in particular: another program, with the same result."""
    backend = WebGPUBackend("firefox").initialize()
    tensors = [backend.tensor(X), backend.tensor(W)]
    for number, optimized in enumerate((True, False), 1):
        config = FusionConfig(use_browser_optimizations=optimized)
        fusion = WebGPUOperationFusion(backend, config)
        got = fusion.execute_fused_operations(tensors, ["matmul", "relu"])
        np.testing.assert_allclose(got.numpy(), np.maximum(X @ W, 0), rtol=1e-4, atol=1e-5)
        assert backend.memory_report().programs == number
    again = backend.execute_operations(tensors, ["matmul", "relu"], browser="native", config=config)
    assert backend.memory_report().programs == 2
    again.dispose()


@on_device
def test_quantised_attention(backend: WebGPUBackend) -> None:
    tensors = [backend.tensor(a) for a in (Q, K, np.float32(0.25), V)]
    operations = ["matmul", "scale", "softmax", "matmul"]
    got = backend.execute_operations(tensors, operations, use_quantization=True, bits_per_weight=8)
    k, v = (backend.quantize(a, 8).numpy() for a in (K, V))
    np.testing.assert_allclose(got.numpy(), softmax(Q @ k / 4) @ v, rtol=1e-4, atol=1e-5)


@on_device
def test_what_cannot_be_quantised(backend: WebGPUBackend) -> None:
    with pytest.raises(ShapeError, match=r"cannot quantize 1 axes"):
        backend.quantize(GAIN)
    with pytest.raises(UnsupportedError, match=r"no weights of 5 bits\n  try: bits are 8"):
        backend.quantize(W, 5)
    with pytest.raises(UnsupportedError, match="weights are floats"):
        backend.quantize(np.ones((4, 4), np.int32))


# --- shaders -------------------------------------------------------------------------------------


def test_shaders_have_names_from_the_graph() -> None:
    def head(tokens: kt.Tensor) -> kt.Tensor:
        return (tokens @ kt.tensor(W)).relu().softmax(1)

    model = kt.compile(head, X)
    text = wgsl(model, browser="safari")
    assert re.findall(r"// \d: (.*)", text) == [
        "contract kernel, linear_activation: matmul, relu",
        "row kernel, no pattern: softmax",
    ]
    for name in ("tokens_in", "constant_in", "relu_out", "relu_in", "softmax_out"):
        assert f"var<storage, read_write> {name}: array<" in text
        assert f"{name}[" in text
    assert not re.search(r"\bb\d+\[", text)
    assert "workgroup_size(16, 4)" in text
    assert "workgroup_size(16, 2)" in wgsl(model, browser="safari", workgroup_size=64)
    assert wgsl(model, "chrome") != text


@on_device
@pytest.mark.parametrize("browser", PROFILES)
def test_printed_shaders_compile(browser: str) -> None:
    model = kt.compile(lambda t: (t @ kt.tensor(W)).relu().softmax(1).sum(), X)
    parts = re.split(r"(?=^// \d+: )", wgsl(model, browser=browser), flags=re.M)[1:]
    wanted = [(part.replace("enable subgroups;\n", ""), part.count("@binding")) for part in parts]
    assert all(Device.open().pipelines(wanted))


def test_device_tensors_are_exported() -> None:
    assert kt.webgpu.DeviceTensor is DeviceTensor
