"""Contractions that reduce their rows before these leave the kernel, against the oracle."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import DType, bf16, f16, f32, f64, i8, i32
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    argmax,
    cast,
    constant,
    exp,
    gelu,
    input_,
    layer_norm,
    log,
    matmul,
    max_,
    mul,
    permute,
    prod_,
    relu,
    reshape,
    softmax,
    sub,
    sum_,
    tanh,
    transpose,
)
from kitsune.target import X86_64_V2, X86_64_V3, X86_64_V4, CpuTarget
from tests.backends_fixture import FUSED, Backend, check, random_feeds


def weight(*shape: int, dtype: DType = f32) -> Node:
    values = np.random.default_rng(list(shape)).standard_normal(shape) / shape[0] ** 0.5
    return constant(values.astype(dtype.numpy))


def graph(*outputs: Node) -> Graph:
    inputs = tuple(n for n in Graph((), outputs).nodes() if n.op == "input")
    return Graph(inputs, outputs)


def is_whole(made: Graph, target: CpuTarget = X86_64_V3) -> bool:
    steps = lower_graph(made, target, FUSED).steps
    return len(steps) == 1 and steps[0].kernel.schedule.rows is not None


def run(backend: Backend, made: Graph) -> None:
    """WebGPU keeps the two apart, and computes the same."""
    if lacking := backend.lacks(made):
        pytest.skip(f"no {lacking} on {backend}")
    assert is_whole(made)
    check(backend, made, random_feeds(made))


def normed(x: Node) -> Node:
    return layer_norm(
        x, weight(x.shape[-1]), weight(x.shape[-1]), axes=(len(x.shape) - 1,), eps=1e-5
    )


# --- sizes ---------------------------------------------------------------------------------------


@pytest.mark.in_turn(6)
@pytest.mark.parametrize("n", [2, 5, 10, 16])
@pytest.mark.parametrize("k", [1, 3, 64])
@pytest.mark.parametrize("m", [1, 2, 7, 33])
def test_rows_that_a_tile_holds(backend: Backend, m: int, k: int, n: int) -> None:
    logits = add(matmul(input_("x", (m, k)), weight(k, n)), weight(n))
    run(backend, graph(softmax(logits, axes=(1,))))


@pytest.mark.in_turn
@pytest.mark.parametrize("n", [17, 48, 50, 100, 131])
@pytest.mark.parametrize("m", [128, 133, 301])
def test_rows_of_several_panels(backend: Backend, m: int, n: int) -> None:
    x, residual = input_("x", (m, 40)), input_("residual", (m, n))
    run(backend, graph(normed(add(add(matmul(x, weight(40, n)), weight(n)), residual))))


@pytest.mark.in_turn
@pytest.mark.parametrize("n", [12, 16, 50, 64])
def test_weights_that_change_with_every_call(backend: Backend, n: int) -> None:
    """Laid out by each call, or read where they are."""
    for m in (8, 200) if n <= 16 else (200,):
        run(backend, graph(softmax(matmul(input_("x", (m, 24)), input_("w", (24, n))), axes=(1,))))


def test_rows_a_page_apart(backend: Backend) -> None:
    """Each thread copies those of its blocks."""
    run(backend, graph(softmax(matmul(input_("x", (1300, 1024)), weight(1024, 16)), axes=(1,))))


# --- what is around ------------------------------------------------------------------------------


def test_batches(backend: Backend) -> None:
    a, b = input_("a", (3, 50, 9)), input_("b", (3, 9, 20))
    run(backend, graph(softmax(matmul(a, b), axes=(2,))))


@pytest.mark.in_turn
@pytest.mark.parametrize("rows", [1, 2, 48], ids=str)
@pytest.mark.parametrize("wide", [2, 5, 16], ids=str)
@pytest.mark.parametrize("constant_b", [False, True], ids=["given", "constant"])
def test_one_matrix_times_many(backend: Backend, rows: int, wide: int, constant_b: bool) -> None:
    """What only b varies along tells rows apart, unless it is reduced."""
    a, b = input_("a", (rows, 3)), weight(4, 3, wide) if constant_b else input_("b", (4, 3, wide))
    for row in (softmax(matmul(a, b), axes=(2,)), sum_(matmul(a, b), axes=(2,))):
        run(backend, graph(row))
    several = input_("d", (2, 4, 3, wide))
    run(backend, graph(softmax(matmul(a, several), axes=(3,))))


def test_columns_in_parts(backend: Backend) -> None:
    """A softmax along each head of the columns, or along all of them."""
    heads = reshape(matmul(input_("a", (48, 20)), weight(20, 24)), shape=(48, 4, 6))
    for axes in ((2,), (1, 2)):
        made = graph(softmax(heads, axes=axes))
        check(backend, made, random_feeds(made))


def test_operands_that_are_computed_and_turned(backend: Backend) -> None:
    a, b = tanh(transpose(input_("a", (9, 30)))), relu(transpose(input_("b", (14, 9))))
    run(backend, graph(softmax(gelu(matmul(a, b)), axes=(1,))))


@pytest.mark.parametrize("fold", [sum_, max_, prod_])
def test_results_of_a_row(backend: Backend, fold: object) -> None:
    """Nothing is stored along the row."""
    product = matmul(input_("x", (33, 6)), weight(6, 15))
    run(backend, graph(tanh(fold(product, axes=(1,)))))  # type: ignore[operator]


def test_the_best_column(backend: Backend) -> None:
    run(backend, graph(argmax(matmul(input_("x", (33, 6)), weight(6, 15)), axis=1)))


def test_several_results(backend: Backend) -> None:
    """The product itself, what was made of its rows, and the rows without it."""
    product = matmul(input_("x", (40, 6)), weight(6, 13))
    most = max_(product, axes=(1,))
    total = sum_(exp(sub(product, most)), axes=(1,))
    run(backend, graph(product, add(log(total), most), mul(product, total)))


def test_results_in_another_order(backend: Backend) -> None:
    """Rows are cut in two by the view that they are stored through."""
    made = softmax(matmul(input_("x", (20, 6)), weight(6, 16)), axes=(1,))
    heads = permute(reshape(made, shape=(20, 2, 8)), order=(1, 0, 2))
    run(backend, graph(heads))


@pytest.mark.in_turn
@pytest.mark.parametrize("dtype", [f64, f16, bf16, i32])
def test_types(backend: Backend, dtype: DType) -> None:
    x, w = input_("x", (37, 11), dtype), input_("w", (11, 12), dtype)
    product = matmul(x, w)
    run(backend, graph(max_(product, axes=(1,)) if dtype.is_int else softmax(product, axes=(1,))))


def test_bytes(backend: Backend) -> None:
    """Sums of words of four bytes, which a row scales and reduces."""
    x, w = input_("x", (37, 32), i8), constant(np.arange(32 * 12, dtype=np.int8).reshape(32, 12))
    product = cast(matmul(cast(x, dtype=i32), cast(w, dtype=i32)), dtype=f32)
    run(backend, graph(softmax(mul(product, 1e-3), axes=(1,))))


# --- when ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [X86_64_V2, X86_64_V3, X86_64_V4], ids=lambda t: t.name)
def test_where_it_fits(target: CpuTarget) -> None:
    """Half of the second cache holds the weights, and threads have blocks of rows to share."""

    def whole(m: int, k: int, n: int) -> bool:
        return is_whole(
            graph(softmax(matmul(input_("x", (m, k)), weight(k, n)), axes=(1,))), target
        )

    assert whole(1, 64, 10)
    assert whole(512, 64, 768)
    assert not whole(512, 768, 768)
    assert not whole(16, 64, 768)


def test_it_can_be_switched_off() -> None:
    made = graph(softmax(matmul(input_("x", (64, 8)), weight(8, 10)), axes=(1,)))
    for switch in ("use_auto_fusion", "enable_reduction", "enable_matmul"):
        config = FusionConfig(**{switch: False})  # type: ignore[arg-type]
        assert len(lower_graph(made, X86_64_V3, config).steps) == 2, switch
