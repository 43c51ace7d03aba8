"""Which values of a row its passes keep."""

from __future__ import annotations

from kitsune.backends.webgpu.shared_values import Keeping, Pass
from kitsune.ir.affine import axis
from kitsune.ir.dtypes import f32
from kitsune.lower.kernel import Body, Prim, free_axes

ROW, OUTER = frozenset({"r"}), frozenset({"o"})


def keeping(passes: list[list[Prim]], most: int, apart: frozenset[str] = OUTER) -> list[Pass]:
    free: dict[Prim, frozenset[str]] = {}
    for p in (p for roots in passes for p in roots):
        free_axes(p, free)
    return Keeping(passes, free, ROW, apart, most).passes


def test_what_is_not_read_again_is_written_over() -> None:
    """The sum of f(x), then of its square less the mean, then both over the scale."""
    b, index = Body(), (axis("o"), axis("r"))
    x = b.load(0, index, f32)
    value = b.tanh(x)
    mean = b.reduce("sum", ("r",), value)
    shifted = b.exp(b.sub(value, mean))
    total = b.reduce("sum", ("r",), shifted)
    first, second, last = keeping([[value], [shifted], [b.div(shifted, total)]], 2)
    assert (first.reads, first.writes) == ({}, {value: 0})
    assert (second.reads, second.writes) == ({value: 0}, {shifted: 0})
    assert (last.reads, last.writes) == ({shifted: 0}, {})


def test_two_arrays_or_the_better_one() -> None:
    b = Body()
    x, y = (b.load(n, (axis("o"), axis("r")), f32) for n in range(2))
    both = b.add(b.tanh(x), y)
    total = b.reduce("sum", ("r",), both)
    passes = [[both], [b.mul(b.sub(b.tanh(x), y), total)]]
    assert set(keeping(passes, 2)[0].writes) == {b.tanh(x), y}
    assert keeping(passes, 1)[0].writes == {b.tanh(x): 0}
    assert keeping(passes, 0) == [Pass({}, {}), Pass({}, {})]


def test_what_all_threads_read_at_once_is_read_again() -> None:
    """A bias, unless threads are at different places of it."""
    b = Body()
    bias = b.load(0, (axis("r"),), f32)
    total = b.reduce("sum", ("r",), bias)
    passes = [[bias], [b.mul(bias, total)]]
    assert keeping(passes, 1)[0].writes == {}
    assert keeping(passes, 1, OUTER | ROW)[0].writes == {bias: 0}
