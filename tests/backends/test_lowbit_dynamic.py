"""Low-bit weights times a number of rows that calls decide: one program, equal to NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kitsune.compiler import CompiledGraph, compile_graph, lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.guards import record_guards
from kitsune.ir.node import Graph
from kitsune.ir.sizes import Symbol
from kitsune.target import X86_64_VNNI, CpuTarget
from tests.backends.test_dynamic_sizes import LEVELS, target_of
from tests.backends.test_lowbit_cpu import exact, feeds_of, linear, row_error, weight

ROWS = (1, 2, 3, 4, 5, 7, 9, 13, 16, 17, 33, 64, 129)
STRICT, FAST = FusionConfig(), FusionConfig(numerics="fast")
# Bits, group, k and n: whole and broken groups, few and many columns, k in several parts.
WEIGHTS = (
    (4, 32, 100, 40),
    (8, 64, 256, 33),
    (3, 32, 64, 1040),
    (1, 64, 2048, 72),
    (2, 32, 64, 16),
)


def compile_rows(case: tuple[int, ...], target: CpuTarget, config: FusionConfig) -> CompiledGraph:
    """A program for any number of rows."""
    bits, group, k, n = case
    rows: Any = Symbol("rows", hint=20).size
    with record_guards() as guards:
        made = compile_graph(linear(rows, k, n, weight(k, n, bits, group)), target, config, 2)
    assert not guards
    return made


@pytest.mark.parametrize("case", WEIGHTS, ids=lambda case: f"{case[0]} bits")
@pytest.mark.parametrize("level", LEVELS)
def test_one_program_serves_every_number_of_rows(level: str, case: tuple[int, ...]) -> None:
    bits, group, k, n = case
    made = compile_rows(case, target_of(level), STRICT)
    for rows in ROWS:
        graph = linear(rows, k, n, weight(k, n, bits, group))
        feeds = feeds_of(graph)
        [got] = made.bind_sizes({"rows": rows}).program.run(list(feeds.values()))
        assert got.shape == (rows, n)
        assert row_error(got, exact(graph, feeds)) < 4e-5, rows


@pytest.mark.parametrize("case", WEIGHTS[:4], ids=lambda case: f"{case[0]} bits")
@pytest.mark.parametrize("level", ["host", "x86-64-v2", "x86-64-v3"])
def test_int8_activations_are_those_of_programs_for_one_size(
    level: str, case: tuple[int, ...]
) -> None:
    (bits, group, k, n), target = case, target_of(level)
    made = compile_rows(case, target, FAST)
    for rows in ROWS[::2]:
        graph: Graph = linear(rows, k, n, weight(k, n, bits, group))
        feeds = list(feeds_of(graph).values())
        [got] = made.bind_sizes({"rows": rows}).program.run(feeds)
        [expected] = compile_graph(graph, target, FAST, 1).program.run(feeds)
        np.testing.assert_allclose(got, expected, rtol=1e-4, atol=1e-4, err_msg=f"{rows} rows")


@pytest.mark.parametrize("numerics", ["strict", "fast"])
@pytest.mark.parametrize("case", WEIGHTS[:4], ids=lambda case: f"{case[0]} bits")
@pytest.mark.parametrize("level", ["host", "x86-64-v2", "x86-64-v3"])
def test_rows_have_the_same_bits_alone_and_among_others(
    level: str, case: tuple[int, ...], numerics: Any
) -> None:
    config = FusionConfig(batch_invariant=True, numerics=numerics)
    made, (bits, group, k, n) = compile_rows(case, target_of(level), config), case
    x, a, s, r = feeds_of(linear(64, k, n, weight(k, n, bits, group))).values()

    def run(rows: slice) -> Any:
        bound = made.bind_sizes({"rows": rows.stop - rows.start})
        return bound.program.run([x[rows], a, s, r[rows]])[0]

    alone = np.concatenate([run(slice(n, n + 1)) for n in range(64)])
    for count in (2, 3, 4, 5, 7, 9, 16, 33, 64):
        np.testing.assert_array_equal(run(slice(0, count)), alone[:count], f"{count} rows")


def test_one_row_few_and_many_have_a_schedule_each() -> None:
    rows: Any = Symbol("rows", hint=20).size
    graph = linear(rows, 256, 1024, weight(256, 1024, 4, 32))
    [step] = lower_graph(graph, X86_64_VNNI, FAST).steps
    text = str(step.kernel.schedule)
    assert text.startswith("1 row: 1x64 tile, 1 rows a block, pack a: run, pack b: unpack")
    assert "; else up to 16 rows: 4x48 tile, 4 rows a block" in text
    assert "; else 4x48 tile, 44 rows a block" in text


def test_sizes_that_cannot_be_have_no_variant() -> None:
    rows: Any = Symbol("rows", hint=20, low=17).size
    graph = linear(rows, 256, 1024, weight(256, 1024, 4, 32))
    [step] = lower_graph(graph, X86_64_VNNI, FAST).steps
    assert "up to" not in str(step.kernel.schedule)
