"""Kernels for AVX-512 VNNI, run where it is missing: the one instruction is spelled out.

`vpdpbusd` adds four products of an unsigned and a signed byte to each 32-bit lane. Its call is
replaced in the text by plain LLVM of the same meaning, and everything around it runs as emitted.
"""

from __future__ import annotations

import re
from dataclasses import replace
from unittest.mock import patch

import pytest

from kitsune.backends.cpu.emit import emit
from kitsune.backends.cpu.jit import host_target
from kitsune.compiler import compile_graph
from kitsune.lower.kernel import Kernel
from kitsune.runtime import linking, program
from kitsune.target import CpuTarget
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

CALL = re.compile(
    r"^  (?P<to>%\S+) = call <(?P<lanes>\d+) x i32> @llvm\.x86\.avx512\.vpdpbusd\.\d+"
    r"\(<\d+ x i32> (?P<acc>[^,]+), <\d+ x i8> (?P<a>[^,]+), <\d+ x i8> (?P<b>[^,]+)\)$",
    re.MULTILINE,
)


def spelled_out(match: re.Match[str]) -> str:
    to, lanes = match["to"], int(match["lanes"])
    wide, whole, narrow = f"<{4 * lanes} x i32>", f"<{4 * lanes} x i8>", f"<{lanes} x i32>"
    lines = [
        f"{to}.a = zext {whole} {match['a']} to {wide}",
        f"{to}.b = sext {whole} {match['b']} to {wide}",
        f"{to}.p = mul {wide} {to}.a, {to}.b",
    ]
    total = match["acc"]
    for byte in range(4):
        picks = ", ".join(f"i32 {4 * lane + byte}" for lane in range(lanes))
        part, after = f"{to}.{byte}", f"{to}.s{byte}" if byte < 3 else to
        lines += [
            f"{part} = shufflevector {wide} {to}.p, {wide} poison, <{lanes} x i32> <{picks}>",
            f"{after} = add {narrow} {total}, {part}",
        ]
        total = after
    return "\n".join(f"  {line}" for line in lines)


def emit_spelled_out(kernel: Kernel, target: CpuTarget) -> str:
    text, count = CALL.subn(spelled_out, emit(kernel, target))
    assert count or "vpdpbusd" not in text
    return text


@pytest.mark.skipif(not LEVELS, reason="the host is not an x86-64")
@pytest.mark.parametrize("bits", BITS)
@pytest.mark.parametrize("form", ["vnni512", "vnni256"])
def test_equals_integer_arithmetic(form: str, bits: int) -> None:
    lanes, registers = (16, 32) if form == "vnni512" else (8, 16)
    target = replace(host_target(), name=form, lanes=lanes, registers=registers, dot8=form)
    for m in (1, 5, 32):  # one row, rows in registers, rows in tiles
        k, n = SIZES[m]
        w = weight(k, n, bits, 32)
        graph = linear(m, k, n, w)
        feeds = feeds_of(graph)
        layout = compile_graph(graph, target, FAST).layout
        assert "vpdpbusd" in emit(layout.steps[0].kernel, target)
        with patch.object(linking, "emit", emit_spelled_out):
            loaded = program.CpuProgram(layout, target, 1)
        got = loaded.call(*(feeds[i.attr("name")] for i in graph.inputs))
        assert row_error(got, model_of_fast(w, feeds)) < 1e-5, (m, k, n)
