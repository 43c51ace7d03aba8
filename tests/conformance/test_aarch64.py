"""What other modules test on this machine, run by an emulator of another: kernels for aarch64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kitsune.backends.base import unwrap_single
from kitsune.backends.cpu.emit import emit
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import DType, boolean, f16, f32, f64, i8, i32, i64, u8
from kitsune.ir.node import Graph
from kitsune.ir.ops import cast, input_, matmul
from kitsune.ir.packing import PLANES
from kitsune.target import CPU_LEVELS
from tests.aarch64 import CPUS, missing, run_aarch64
from tests.backends.test_lowbit_cpu import FAST, feeds_of, linear, model_of_fast, row_error, weight
from tests.backends_fixture import FUSED, UNFUSED, Backend, Feeds, call, check
from tests.conformance import test_sizes as sizes
from tests.conformance import test_special as special
from tests.conformance.test_ops import LONG, OTHERS, TAILS, check_together, in_every_type, largest
from tests.models import KERNELS
from tests.ops.cases import TYPES

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


def emulated(level: str) -> Backend:
    def run(graph: Graph, feeds: Feeds, config: FusionConfig = FUSED) -> list[np.ndarray]:
        compiled = lower_graph(graph, CPU_LEVELS[level], config)

        def execute(*arrays: np.ndarray) -> Any:
            return unwrap_single(run_aarch64(compiled, CPU_LEVELS[level], *arrays))

        return call(compiled, execute, feeds)

    return Backend(level, run)


@pytest.fixture(params=CPUS)
def cpu(request: pytest.FixtureRequest) -> Backend:
    return emulated(request.param)


@pytest.fixture
def oldest() -> Backend:
    """The CPU that has least: what it runs, the others run."""
    return emulated("aarch64")


# --- every row -----------------------------------------------------------------------------------

PARTS = 13  # programs: neighbouring cases, one op in several types, are in different ones
TAIL = 37  # elements: whole vectors of every width, and a rest
ROWS = [case for cases in TAILS.values() for case in cases if case.shapes[0][-1] == TAIL]
ROWS += [case for cases in LONG.values() for case in cases]
ROWS += [typed for case in largest(OTHERS) for typed in in_every_type(case)]
SOME = {f32, f64, f16, i64, u8, boolean}  # types of every size and kind: of the others, no tests
ROWS = [case for case in ROWS if case.types()[0] in SOME]


@pytest.mark.slow
@pytest.mark.in_turn(2)
@pytest.mark.parametrize("part", range(PARTS))
def test_rows_equal_numpy(oldest: Backend, part: int) -> None:
    check_together(oldest, ROWS[part::PARTS])


@pytest.mark.parametrize("dtype", [d for d in TYPES if d.is_float], ids=str)
def test_functions_over_their_whole_range(oldest: Backend, dtype: DType) -> None:
    special.test_functions_over_their_whole_range(oldest, dtype)


@pytest.mark.parametrize("dtype", [d for d in TYPES if d.is_float and d.itemsize == 2], ids=str)
def test_f16_and_bf16_are_rounded_as_numpy_rounds_them(oldest: Backend, dtype: DType) -> None:
    special.test_f16_and_bf16_are_rounded_as_numpy_rounds_them(oldest, dtype)


def test_functions_of_two_special_values(oldest: Backend) -> None:
    special.test_functions_of_two_special_values(oldest, f32)


# --- kernels -------------------------------------------------------------------------------------


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("config", [FUSED, UNFUSED], ids=["fused", "unfused"])
@pytest.mark.parametrize("name", KERNELS)
def test_kernels(cpu: Backend, name: str, config: FusionConfig) -> None:
    check(cpu, KERNELS[name](), config=config)


OPERANDS = [("input", "constant"), ("transposed", "input"), ("computed", "transposed")]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("left", "right"), OPERANDS, ids=" ".join)
@pytest.mark.parametrize("size", sizes.PRODUCTS, ids=str)
def test_products(oldest: Backend, size: tuple[int, int, int], left: str, right: str) -> None:
    sizes.test_products(oldest, size, left, right)


@pytest.mark.parametrize("size", [(1, 77, 130), (3, 40, 64), (13, 5, 17), (31, 97, 50)], ids=str)
def test_products_of_bytes(cpu: Backend, size: tuple[int, int, int]) -> None:
    """Exact, with an instruction for them and without."""
    m, k, n = size
    a, b = input_("a", (m, k), i8), input_("b", (k, n), i8)
    graph = Graph((a, b), (matmul(cast(a, dtype=i32), cast(b, dtype=i32)),))
    rng, target = np.random.default_rng(0), CPU_LEVELS[cpu.name]
    feeds = {i.attr("name"): rng.integers(-128, 128, i.shape).astype(np.int8) for i in (a, b)}
    (kernel,) = (s.kernel for s in lower_graph(graph, target, FUSED).steps)
    assert ("sdot" in emit(kernel, target)) == (target.dot8 == "sdot128")
    check(cpu, graph, feeds)


@pytest.mark.parametrize("bits", PLANES)
@pytest.mark.parametrize("m", [1, 5, 20])
def test_low_bit_weights(oldest: Backend, bits: int, m: int) -> None:
    w = weight(96, 37, bits, 32)
    check(oldest, linear(m, 96, 37, w))


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("level", [name for name in CPUS if CPU_LEVELS[name].dot8])
@pytest.mark.parametrize("bits", PLANES)
@pytest.mark.parametrize("m", [1, 5, 20])
def test_dot_products_of_bytes(level: str, bits: int, m: int) -> None:
    w = weight(96, 37, bits, 32)
    graph = linear(m, 96, 37, w)
    feeds = feeds_of(graph)
    [got] = emulated(level).run(graph, feeds, FAST)
    assert row_error(got, model_of_fast(w, feeds)) < 1e-5
