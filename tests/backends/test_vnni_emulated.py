"""Kernels for AVX-512 VNNI, run where it is missing: its instructions are spelled out.

`vpdpbusd` adds four products of an unsigned and a signed byte to each 32-bit lane, `vpdpwssd` two
of signed 16-bit integers. Their calls are replaced in the text by plain LLVM of the same meaning,
and everything around them runs as emitted.
"""

from __future__ import annotations

import re
from dataclasses import replace
from unittest.mock import patch

import pytest

from kitsune.backends.cpu import emit as emitting
from kitsune.backends.cpu import native_program as program
from kitsune.backends.cpu.emit import Emitted, emit, emit_kernel
from kitsune.backends.cpu.jit import host_target
from kitsune.backends.cpu.schedule.direct_conv import DirectSchedule
from kitsune.compiler import lower_graph
from kitsune.ir.dtypes import DType, i8, i16, u8
from kitsune.ir.node import Graph
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import Module
from kitsune.target import CpuTarget
from tests.backends.test_contract import extremes, integers
from tests.backends.test_lowbit_cpu import (
    BITS,
    FAST,
    LEVELS,
    SIZES,
    feeds_of,
    linear,
    model_of_fast,
    row_error,
    weight,
)
from tests.backends_fixture import FUSED, assert_outputs
from tests.images import of_bytes

CALL = re.compile(
    r"^  (?P<to>%\S+) = call <(?P<lanes>\d+) x i32> @llvm\.x86\.avx512\.(?P<name>vpdp\w+)\.\d+"
    r"\(<\d+ x i32> (?P<acc>[^,]+), <\d+ x i\d+> (?P<a>[^,]+), <\d+ x i\d+> (?P<b>[^,]+)\)$",
    re.MULTILINE,
)


def expand_instruction(match: re.Match[str]) -> str:
    """Each part of a group shifted to where it fills 32 bits, multiplied and added. In vectors as
    wide as the sums, LLVM takes a fifth of the time that it takes where all parts are widened."""
    to, lanes = match["to"], int(match["lanes"])
    per, bits, shift = {"vpdpbusd": (4, 8, "lshr"), "vpdpwssd": (2, 16, "ashr")}[match["name"]]
    whole, narrow = f"<{per * lanes} x i{bits}>", f"<{lanes} x i32>"
    lines = [f"{to}.{x} = bitcast {whole} {match[x]} to {narrow}" for x in "ab"]
    total = match["acc"]
    for place in range(per):
        left, after = 32 - bits * (place + 1), f"{to}.s{place}" if place < per - 1 else to
        for x, right in (("a", shift), ("b", "ashr")):
            lines += [
                f"{to}.{x}l{place} = shl {narrow} {to}.{x}, splat (i32 {left})",
                f"{to}.{x}{place} = {right} {narrow} {to}.{x}l{place}, splat (i32 {32 - bits})",
            ]
        lines += [
            f"{to}.p{place} = mul {narrow} {to}.a{place}, {to}.b{place}",
            f"{after} = add {narrow} {total}, {to}.p{place}",
        ]
        total = after
    return "\n".join(f"  {line}" for line in lines)


def emit_expanded(kernel: Kernel, target: CpuTarget) -> Emitted:
    made = emit_kernel(kernel, target)
    text, count = CALL.subn(expand_instruction, made.text)
    assert count or "vpdp" not in text
    return replace(made, text=text)


def vnni(form: str) -> CpuTarget:
    lanes, registers = (16, 32) if form == "vnni512" else (8, 16)
    return replace(host_target(), name=form, lanes=lanes, registers=registers, dot8=form)


@pytest.mark.in_turn(2)
@pytest.mark.skipif(not LEVELS, reason="the host is not an x86-64")
@pytest.mark.parametrize("bits", BITS)
@pytest.mark.parametrize("form", ["vnni512", "vnni256"])
def test_equals_integer_arithmetic(form: str, bits: int) -> None:
    lanes, registers = (16, 32) if form == "vnni512" else (8, 16)
    level = "x86-64-vnni" if form == "vnni512" else "x86-64-v3"
    target = replace(
        host_target(), name=form, lanes=lanes, registers=registers, dot8=form, level=level
    )
    for m in (1, 5, 32):  # one row, rows in registers, rows in tiles
        k, n = SIZES[m]
        w = weight(k, n, bits, 32)
        graph = linear(m, k, n, w)
        feeds = feeds_of(graph)
        layout = lower_graph(graph, target, FAST)
        assert "vpdpbusd" in emit(layout.steps[0].kernel, target)
        with patch.object(emitting, "emit_kernel", emit_expanded):
            loaded = program.CpuProgram(layout, target, 1)
        got = loaded.call(*(feeds[i.attr("name")] for i in graph.inputs))
        assert row_error(got, model_of_fast(w, feeds)) < 1e-5, (m, k, n)


# The types of both operands, whether zero points are taken off, and the form of words it gives.
FORMS = [
    (u8, i8, False, "bytes"),
    (i8, i8, False, "signed bytes"),
    (u8, u8, False, "pairs"),
    (i8, i8, True, "pairs"),
    (i16, i16, False, "pairs"),
]


@pytest.mark.in_turn(2)
@pytest.mark.skipif(not LEVELS, reason="the host is not an x86-64")
@pytest.mark.parametrize("operands", FORMS, ids=str)
@pytest.mark.parametrize("form", ["vnni512", "vnni256"])
def test_integers_equal_numpy(form: str, operands: tuple[DType, DType, bool, str]) -> None:
    a, b, zeros, words = operands
    graph, target = integers(a, b, zeros), vnni(form)
    layout = lower_graph(graph, target, FUSED)
    assert layout.steps[-1].kernel.schedule.form == words
    equals_numpy(graph, layout, target)


def equals_numpy(graph: Graph, layout: Module, target: CpuTarget) -> None:
    with patch.object(emitting, "emit_kernel", emit_expanded):
        loaded = program.CpuProgram(layout, target, 1)
    feeds = extremes(graph)
    assert_outputs(graph, feeds, [loaded.call(*(feeds[i.attr("name")] for i in graph.inputs))])


@pytest.mark.in_turn(2)
@pytest.mark.skipif(not LEVELS, reason="the host is not an x86-64")
@pytest.mark.parametrize("dtype", [u8, i8], ids=str)
@pytest.mark.parametrize("channels", [3, 16])
def test_convolutions_equal_numpy(dtype: DType, channels: int) -> None:
    words = {u8: "bytes", i8: "signed bytes"}[dtype]
    graph, target = of_bytes(channels, 9, 11, dtype=dtype)(24, (3, 3), pads=1), vnni("vnni512")
    layout = lower_graph(graph, target, FUSED)
    plans = [step.kernel.schedule for step in layout.steps]
    assert any(isinstance(plan, DirectSchedule) and plan.form == words for plan in plans)
    equals_numpy(graph, layout, target)
