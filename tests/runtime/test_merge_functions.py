"""Functions that differ in integers alone are compiled once at the first level, with arguments."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.cpu import jit, linker
from kitsune.backends.cpu.emit import Emitted
from kitsune.backends.cpu.merge_functions import merge_kernels
from kitsune.cache import programs

KERNEL = """declare i64 @llvm.smin.i64(i64, i64)
define internal void @tile(ptr %a, i64 %k) noinline #0 {{
entry:
  %slot.1 = alloca [{room} x float], align 64
  %t.2 = mul i64 %k, {step}
  %t.3 = call i64 @llvm.smin.i64(i64 %t.2, i64 {most})
  %t.4 = add <4 x i64> zeroinitializer, splat (i64 {lanes})
  %t.5 = add i32 1, {small}
  ret void
}}
define void @{name}(ptr noalias %b0, i64 %n0) #0 {{
entry:
  call void @tile(ptr %b0, i64 {count})
  ret void
}}
!0 = !{{i32 1}}
"""
SAME = {"room": 16, "step": 3, "most": 5, "lanes": 7, "small": 2, "count": 9}


def make_kernel(name: str, **numbers: int) -> Emitted:
    return Emitted(KERNEL.format(name=name, **SAME | numbers), name, (4,))


def test_numbers_become_arguments() -> None:
    first, second = make_kernel("one"), make_kernel("two", step=-8, most=6, count=11, room=64)
    [text], calls = merge_kernels([first, second])
    assert text.count("define ") == 2
    assert calls["one"].symbol == calls["two"].symbol
    assert calls["one"].numbers == (4, 9, 3, 5)  # its own, then what merging adds
    assert calls["two"].numbers == (4, 11, -8, 6)
    assert "define void @kt_shared_0(ptr %a, i64 %k, i64 %m0, i64 %m1) noinline #0" in text
    assert "mul i64 %k, %m0" in text
    assert "@llvm.smin.i64(i64 %t.2, i64 %m1)" in text
    assert "call void @kt_shared_0(ptr %b0, i64 %m0, i64 %m1, i64 %m2)" in text
    assert "alloca [64 x float]" in text  # as much as any needs
    jit.compile_object(text, jit.host_target(), level=0)


def test_equal_numbers_are_one_argument() -> None:
    _, calls = merge_kernels([make_kernel("one"), make_kernel("two", step=6, most=6, count=6)])
    assert calls["two"].numbers == (4, 6, 6, 6)
    pair = [make_kernel("one", step=5, most=5), make_kernel("two", step=6, most=6)]
    assert merge_kernels(pair)[1]["two"].numbers == (4, 6)


@pytest.mark.parametrize("numbers", [{"lanes": 8}, {"small": 3}])
def test_numbers_of_other_types_stay(numbers: dict[str, int]) -> None:
    [text], calls = merge_kernels([make_kernel("one"), make_kernel("two", **numbers)])
    assert calls["one"].symbol != calls["two"].symbol
    assert text.count("define ") == 4
    jit.compile_object(text, jit.host_target(), level=0)


def test_functions_of_several_modules_find_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kitsune.backends.cpu.merge_functions.LINES", 10)
    texts, _ = merge_kernels([make_kernel("one"), make_kernel("two", small=5)])
    assert len(texts) == 2
    jit.load([jit.compile_object(t, jit.host_target(), level=0) for t in texts], jit.host_target())


@pytest.fixture
def merges_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is cached, and every kernel is merged for a first call."""
    monkeypatch.setattr(linker, "WORTH_REPLACING_US", 0.0)
    monkeypatch.setattr(linker, "FIRST_LOSS", 0.0)
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path))
    jit.forget_objects()
    programs.clear_loaded()


@pytest.mark.skipif(not jit.is_parallel(), reason="LLVM compiles under a lock")
@pytest.mark.usefixtures("merges_all")
def test_layers_of_several_sizes_give_the_bits_of_the_final_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    widths = (3, 16, 32, 64, 96)
    convolutions = [
        kt.nn.Conv2d(a, b, 3, stride=1 + n % 2, padding=1)
        for n, (a, b) in enumerate(pairwise(widths))
    ]
    depthwise = [kt.nn.Conv2d(n, n, 3, padding=1, groups=n) for n in widths[1:]]

    def network(x: kt.Tensor) -> kt.Tensor:
        for full, separate in zip(convolutions, depthwise, strict=True):
            x = separate(full(x).relu()).sigmoid()
        return x

    seen = list[int]()

    def count(kernels: list[Emitted]) -> tuple[list[str], dict[str, Emitted]]:
        made = merge_kernels(kernels)
        seen.extend([len(kernels), len({each.symbol for each in made[1].values()})])
        return made

    monkeypatch.setattr(linker, "merge_kernels", count)
    x = np.random.default_rng(3).standard_normal((1, 3, 40, 40)).astype(np.float32)
    model = kt.compile(network, x)
    first = model(x)
    model._latest.compiled.finish()
    np.testing.assert_array_equal(model(x), first)
    kernels, distinct = seen
    assert distinct < kernels


@pytest.mark.usefixtures("merges_all")
def test_kernels_of_one_function_keep_their_sizes() -> None:
    def sums(x: kt.Tensor, y: kt.Tensor) -> tuple[kt.Tensor, kt.Tensor]:
        return x.sum(1), y.sum(1)

    rng = np.random.default_rng(4)
    x, y = (rng.standard_normal((rows, 512, 64)).astype(np.float32) for rows in (3, 20))
    model = kt.compile(sums, x, y)
    for found, given in zip(model(x, y), (x, y), strict=True):
        np.testing.assert_allclose(found, given.sum(1), rtol=1e-4, atol=1e-4)
