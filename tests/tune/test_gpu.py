"""Shaders timed on the adapter at hand: which ways there are, that all compute the same, and what
is kept of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.webgpu.emit_shader import emit
from kitsune.backends.webgpu.gpu_program import open_target
from kitsune.backends.webgpu.profiles import NATIVE, PROFILES, list_knobs
from kitsune.backends.webgpu.variants import VARIANTS, Knobs, set_knobs, variants
from kitsune.cli import main
from kitsune.lower.kernel import Kernel
from kitsune.target import GpuTarget
from kitsune.tune import shader_tuning as gpu
from kitsune.tune.store_tables import Choice
from kitsune.tune.timing import Times
from kitsune.tune.tuning_store import default_tuning_store
from tests.backends.wgsl_kernels import Arrays, attention, check, matmul, softmax

on_device = pytest.mark.webgpu
LARGE = GpuTarget("large", max_invocations=1024, max_workgroup_nbytes=32768, subgroups=True)
CASES: dict[str, Callable[[], tuple[Kernel, Arrays]]] = {
    "contract": lambda: matmul(37, 44, 64),
    "row": lambda: softmax(7, 130),
    "attention": lambda: attention(2, 37, 45, 16, 12),
}
WAYS = [(kind, n) for kind, ways in VARIANTS.items() for n in range(len(ways))]


def model(x: kt.Tensor) -> kt.Tensor:
    weight = np.random.default_rng(0).standard_normal((64, 48)).astype(np.float32)
    return (x @ kt.tensor(weight)).softmax(1)


X = np.random.default_rng(1).standard_normal((37, 64)).astype(np.float32)


# --- the ways ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", CASES)
def test_the_profile_comes_first_and_no_way_twice(kind: str) -> None:
    kernel, _ = CASES[kind]()
    for profile in (NATIVE, PROFILES["chrome"]):
        ways = variants(kernel, LARGE, profile)
        assert ways[0] is kernel
        texts = [emit(way, LARGE, profile=profile) for way in ways]
        assert len(set(texts)) == len(texts) > 2


def test_what_an_adapter_does_not_grant_is_no_way() -> None:
    kernel, _ = matmul(64, 64, 64)
    small = GpuTarget("small", max_invocations=64)
    sizes = {list_knobs(way).get("workgroup_size") for way in variants(kernel, small, NATIVE)}
    assert sizes == {None, 64}
    subgroups = [list_knobs(way) for way in variants(softmax(7, 130)[0], GpuTarget("none"), NATIVE)]
    assert not any(knobs.get("subgroups") for knobs in subgroups)


@on_device
@pytest.mark.parametrize(("kind", "number"), WAYS)
def test_every_way_computes_the_same(kind: str, number: int) -> None:
    kernel, arrays = CASES[kind]()
    check(set_knobs(kernel, VARIANTS[kind][number]), arrays, tolerance=5e-6)


# --- timing --------------------------------------------------------------------------------------


@on_device
def test_the_fastest_of_its_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, _ = CASES["contract"]()
    target = open_target()
    monkeypatch.setattr(gpu, "WORTH_S", 1e9)
    assert gpu.fastest(kernel, target, NATIVE) == {}  # over before it is worth a thought
    monkeypatch.setattr(gpu, "WORTH_S", 0.0)
    monkeypatch.setattr(gpu, "HOPELESS", 1e9)
    ways = variants(kernel, target, NATIVE)

    def third_is_best(samplers: dict[str, object], *_: object) -> dict[str, object]:
        return {n: Times([1.0 if n == "2" else 2.0]) for n in samplers}

    monkeypatch.setattr(gpu, "take_turns", third_is_best)
    assert gpu.fastest(kernel, target, NATIVE) == list_knobs(ways[2])
    monkeypatch.setattr(gpu, "GAIN", 0.4)  # half the time is not enough
    assert gpu.fastest(kernel, target, NATIVE) == {}


@on_device
def test_what_was_timed_is_kept_by_adapter_and_not_timed_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def choose(kernel: Kernel, target: GpuTarget, *_: object) -> Knobs:
        asked.append(kernel.kind)
        return VARIANTS["contract"][2] if kernel.kind == "contract" else {}

    monkeypatch.setattr(gpu, "fastest", choose)
    tuned = kt.compile(model, X, device="webgpu", tune=True)
    assert asked == ["contract", "row"]
    np.testing.assert_allclose(tuned(X), kt.compile(model, X)(X), rtol=1e-5, atol=1e-6)
    [contract] = [info for info in tuned.kernels if info.kernel.kind == "contract"]
    assert "outputs" in list_knobs(contract.kernel)
    plain = emit(set_knobs(contract.kernel, {}), open_target())
    assert contract.source != plain

    kept = default_tuning_store().choices(gpu.SUBJECT)
    assert {c.device for c in kept} == {gpu.adapter_name(open_target(), NATIVE)}
    again = kt.compile(model, X, device="webgpu", tune=True)
    later = kt.compile(model, X, device="webgpu")
    assert asked == ["contract", "row"]
    assert [info.source for info in again.kernels] == [info.source for info in tuned.kernels]
    assert [info.source for info in later.kernels] == [info.source for info in tuned.kernels]


def test_another_adapter_is_another_name() -> None:
    names = {
        gpu.adapter_name(target, profile)
        for target in (LARGE, GpuTarget("large"), GpuTarget("other"))
        for profile in (NATIVE, PROFILES["chrome"])
    }
    assert len(names) == 6


def test_no_budget_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "fastest", lambda *_: pytest.fail("timed"))
    graph, config = kt.compile(model, X).traced()
    found = gpu.measure_shaders(graph, LARGE, config, None)
    assert not found.schedules


def test_what_was_chosen_goes_to_another_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    choice = Choice("build", gpu.SUBJECT, "key", "webgpu x", 0, "{}", "contract", 1.0)
    default_tuning_store().record(choice)
    assert main(["tracker", "export", "-o", str(tmp_path / "mine.json")]) == 0
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "other"))
    assert default_tuning_store().choices() == []
    assert main(["tracker", "import", str(tmp_path / "mine.json")]) == 0
    assert default_tuning_store().choices() == [choice]
