"""Shaders for sizes that calls decide: their text, and one set of them for every size."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.dynamic_gpu_program import DynamicGpuProgram, add_guards
from kitsune.backends.webgpu.gpu_program import emit_bound, open_target, places
from kitsune.backends.webgpu.profiles import NATIVE, PROFILES, Profile
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.bind_sizes import bind_sizes
from kitsune.ir.guards import record_guards
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.ir.sizes import Symbol
from kitsune.lower.memory import Module
from kitsune.target import GpuTarget
from tests.backends.test_dynamic_sizes import CASES, SIZES, WIDTH
from tests.backends.test_wgsl_profiles import TARGET
from tests.backends.test_wgsl_tint import refused, tint

# A case of each class of kernel.
KERNELS = {
    "map": "transpose",
    "row": "softmax of rows",
    "row of any length": "softmax of dynamic rows",
    "contract": "linear",
    "contract along any length": "dynamic contraction",
    "attention": "attention",
    "scan": "running sum from the end",
    "scatter": "updates by place",
}
every = pytest.mark.parametrize("made", PROFILES.values(), ids=list(PROFILES))


@cache
def graph(case: str) -> Graph:
    from kitsune.ir import ops

    batch, seq = (Symbol(name, hint=n).size for name, n in (("batch", 2), ("seq", 40)))
    x = ops.input_("x", (batch, seq, WIDTH))
    return Graph((x,), (CASES[case](x),))


def lower(case: str, target: GpuTarget, profile: Profile = NATIVE) -> Module:
    with record_guards():
        return add_guards(lower_graph(graph(case), target, FusionConfig()), target, profile)


def texts(case: str, target: GpuTarget, profile: Profile = NATIVE) -> list[str]:
    bound = places(lower(case, target, profile), profile)
    with record_guards():
        made = emit_bound(bound, target, profile.within(target))
    return [unit.emitted.text for unit in made.units]


@pytest.mark.parametrize("name", [name for name in KERNELS if name != "attention"])
def test_golden(name: str, golden: Callable[[str, str], None]) -> None:
    *_, text = texts(KERNELS[name], TARGET)
    golden(f"wgsl/native/dynamic_{name.replace(' ', '_')}.wgsl", text)


def test_golden_attention(golden: Callable[[str, str], None]) -> None:
    """The kernel that has a running maximum."""
    [text] = [text for text in texts(KERNELS["attention"], TARGET) if "peaks" in text]
    golden("wgsl/native/dynamic_attention.wgsl", text)


@every
def test_tint_takes_them(made: Profile) -> None:
    target = tint(made)
    found = {f"{c} {n}": t for c in CASES for n, t in enumerate(texts(c, target, made))}
    assert any("var<uniform> sizes" in text for text in found.values())
    assert refused(found) == {}


def test_the_sizes_of_the_first_call_do_not_change_the_text() -> None:
    from kitsune.ir import ops

    def text(hint: int) -> str:
        x = ops.input_("x", (Symbol("seq", hint=hint).size, WIDTH))
        build = CASES["linear"]
        with record_guards():
            module = lower_graph(Graph((x,), (build(x),)), TARGET, FusionConfig())
            [unit] = emit_bound(places(module, NATIVE), TARGET, NATIVE).units
        return unit.emitted.text

    assert text(1) == text(7) == text(1000)


@pytest.mark.webgpu
@pytest.mark.parametrize("browser", ["chrome", "firefox", "safari", "edge"])
@pytest.mark.parametrize("name", ["row", "row of any length", "contract", "attention"])
def test_every_browser_is_right_at_every_size(browser: str, name: str) -> None:
    made = PROFILES[browser]
    case, target, rng = KERNELS[name], open_target(), np.random.default_rng(0)
    program = DynamicGpuProgram(lower(case, target, made), target, made)
    tolerance = 2e-4 if made.fast_math else 2e-5
    for batch, seq in SIZES:
        values = {"batch": batch, "seq": seq}
        assert all(guard.holds(values) for guard in program.guards)
        x = rng.standard_normal((batch, seq, WIDTH)).astype(np.float32)
        [expected] = interpret(bind_sizes(graph(case), values), {"x": x})
        got = program.bind_sizes(values).slow_path(x)
        np.testing.assert_allclose(got, expected, rtol=tolerance, atol=tolerance)


# --- models --------------------------------------------------------------------------------------


@pytest.mark.webgpu
def test_an_encoder_has_one_set_of_shaders(tmp_path: Path) -> None:
    pytest.importorskip("onnx")
    from tests.web.words import encoder_file

    path = encoder_file(tmp_path)
    model, reference = kt.compile(path, device="webgpu"), kt.compile(path)
    pipelines: list[int] = []
    for batch, length in ((1, 5), (2, 24), (1, 1), (3, 7), (1, 13), (8, 24), (1, 5)):
        ids = np.arange(batch * length).reshape(batch, length) % 50
        mask = (np.arange(length) < max(1, length - 2)).astype(np.int64) * np.ones_like(ids)
        feeds = {"input_ids": ids, "attention_mask": mask}
        [got], [expected] = model.run(None, feeds), reference.run(None, feeds)
        np.testing.assert_allclose(got, expected, rtol=2e-5, atol=2e-5)
        pipelines.append(Device.open().pipeline_count)
    assert len(set(pipelines)) == 1
    assert "one program for any batch_size, sequence_length" in model.explain().note


@pytest.mark.webgpu
def test_sizes_share_memory_that_grows_to_the_largest() -> None:
    program = DynamicGpuProgram(lower("mlp", open_target()), open_target())
    buffers = Device.open().buffers
    gc.collect()  # or buffers of other tests would be freed while this one counts
    before, bound = buffers.live, []

    def call(seq: int) -> int:
        bound.append(program.bind_sizes({"batch": 1, "seq": seq}))
        bound[-1].slow_path(np.ones((1, seq, WIDTH), np.float32))
        return buffers.live - before

    first, largest = call(8), call(200)
    assert 0 < first < largest
    assert {call(seq) for seq in range(8, 200, 8)} == {largest}
    x, values = np.ones((1, 8, WIDTH), np.float32), {"batch": 1, "seq": 8}
    [expected] = interpret(bind_sizes(graph("mlp"), values), {"x": x})
    got = bound[0].slow_path(x)  # memory has grown since
    np.testing.assert_allclose(got, expected, rtol=2e-5, atol=2e-5)


@pytest.mark.webgpu
def test_memory_of_a_large_size_is_given_back() -> None:
    """When calls of other sizes follow; sizes that take turns keep theirs."""
    from tests.test_dynamic_models import attention, feeds

    model, buffers = kt.compile(attention(), device="webgpu"), Device.open().buffers
    reference = kt.compile(attention())

    def call(batch: int, sequence: int) -> int:
        given = feeds(batch, sequence)
        [got], [want] = model.run(None, given), reference.run(None, given)
        np.testing.assert_allclose(got, want, rtol=2e-5, atol=2e-5)
        return buffers.live

    small = call(1, 8)
    large = call(64, 256)
    assert large > small + (1 << 23)
    assert call(1, 9) < small + (1 << 22)
    again = call(64, 256)
    assert again > small + (1 << 23)
    assert call(1, 8) == again  # the second time
    assert call(64, 255) == again


@pytest.mark.webgpu
def test_grids_of_several_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row of a grid holds only so many workgroups, of which calls decide the number."""
    case = "softmax of rows"
    opened = Device.open()
    narrow = Device(opened.wgpu, opened.handle, replace(opened.target, max_workgroups=3))
    monkeypatch.setattr(Device, "_opened", narrow)
    program = DynamicGpuProgram(lower(case, narrow.target), narrow.target)
    for seq in (1, 40, 130):
        values = {"batch": 5, "seq": seq}
        x = np.random.default_rng(seq).standard_normal((5, seq, WIDTH)).astype(np.float32)
        [expected] = interpret(bind_sizes(graph(case), values), {"x": x})
        got = program.bind_sizes(values).slow_path(x)
        np.testing.assert_allclose(got, expected, rtol=2e-5, atol=2e-5)


@pytest.mark.webgpu
def test_a_lost_device_is_opened_again() -> None:
    program = DynamicGpuProgram(lower("mlp", open_target()), open_target())
    bound = [program.bind_sizes({"batch": 1, "seq": seq}) for seq in (8, 5)]
    x = np.ones((1, 8, WIDTH), np.float32)
    expected = [each.slow_path(x[:, : each.inputs[0].shape[1]]) for each in bound]
    Device.open().lost = True
    for each, want in zip(bound, expected, strict=True):
        np.testing.assert_array_equal(each.slow_path(x[:, : each.inputs[0].shape[1]]), want)


@pytest.mark.webgpu
def test_a_kernel_that_webgpu_lacks_is_compiled_for_each_size() -> None:
    def f(x: kt.Tensor) -> kt.Tensor:
        return ((x * 2).to(kt.float64) ** 2).to(kt.float32).softmax(1)

    x = np.random.default_rng(0).standard_normal((5, 8)).astype(np.float32)
    model = kt.compile(f, x, dynamic={"x": {0: "batch"}}, device="webgpu")
    expected = kt.compile(f, x)
    for rows in (5, 3, 1):
        np.testing.assert_allclose(model(x[:rows]), expected(x[:rows]), rtol=1e-5, atol=1e-6)
    assert "f64" in model.explain().note


@pytest.mark.webgpu
def test_a_new_size_finds_a_device_lost() -> None:
    program = DynamicGpuProgram(lower("mlp", open_target()), open_target())
    small, large = (np.ones((1, seq, WIDTH), np.float32) for seq in (3, 4))
    want = program.bind_sizes({"batch": 1, "seq": 3}).call(small)
    Device.open().handle.destroy()
    got = program.bind_sizes({"batch": 1, "seq": 4}).call(large)
    np.testing.assert_allclose(got[:, :3], want, rtol=1e-5, atol=1e-6)
