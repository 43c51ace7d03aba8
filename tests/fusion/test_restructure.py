"""Graphs that are cheaper in another order or as one: chains, shared inputs, scales in weights."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, repeat

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitsune.autodiff import gradients
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    attention,
    batch_norm,
    constant,
    div,
    exp,
    input_,
    matmul,
    mul,
    permute,
    relu,
    reshape,
    rsqrt,
    silu,
    sub,
    sum_,
    transpose,
)
from kitsune.ir.rewrite import Fired
from kitsune.plan.restructure import (
    find_cheapest_order,
    merge_matmuls,
    reorder_chains,
    transpose_matmuls,
)
from kitsune.plan.restructure import make_leaf as leaf_product
from kitsune.target import X86_64_V3, GpuTarget
from tests.backends_fixture import NATIVE, assert_outputs, check, oracle, random_feeds
from tests.fusion.test_patterns import explained, of, without


def weight(*shape: int, seed: int = 0) -> Node:
    drawn = np.random.default_rng(seed).standard_normal(shape, np.float32)
    return constant(drawn / np.float32(shape[0] ** 0.5))


def same_meaning(before: Graph, after: Graph) -> None:
    feeds = random_feeds(before)
    got = [v.astype(np.float32) for v in oracle(after, feeds)]
    assert_outputs(before, feeds, got)


# --- transposed products -------------------------------------------------------------------------

A, B = input_("a", (3, 8, 5)), input_("b", (5, 4))


def turned(node: Node) -> bool:
    """Whether the result is a product, and no longer a product transposed."""
    (result,) = transpose_matmuls(of(node)).outputs
    same_meaning(of(node), of(result))
    return result.op == "matmul"


def test_a_product_that_is_read_transposed_is_computed_so() -> None:
    assert turned(transpose(matmul(A, B)))
    assert turned(transpose(matmul(transpose(input_("c", (5, 8))), B)))
    assert not turned(permute(matmul(A, B), order=(1, 0, 2)))
    assert not turned(transpose(matmul(input_("c", (8, 5)), weight(5, 4))))
    product = matmul(A, B)
    both = transpose_matmuls(of(transpose(product), product))
    assert [o.op for o in both.outputs] == ["permute", "matmul"]


def test_a_transposition_of_a_transposition_is_none() -> None:
    (made,) = transpose_matmuls(of(transpose(matmul(transpose(input_("c", (5, 8))), B)))).outputs
    assert {n.op for n in Graph((), (made,)).nodes()} == {"input", "matmul", "permute"}
    assert made.inputs[1].op == "input"


def test_a_weight_is_updated_in_the_kernel_of_its_gradient() -> None:
    """As a layer has it: the weight is [out, in], and meets every matrix of a stack."""
    x, w, s = input_("x", (2, 6, 8)), input_("w", (5, 8)), input_("s", (2, 6, 5))
    loss = reshape(sum_(mul(matmul(x, transpose(w)), s), axes=(0, 1, 2)), shape=())
    (grad,) = gradients(loss, [w])
    graph = of(sub(w, mul(grad, 0.1)))
    made = explained(graph)
    assert [g.kind for g in made.groups] == ["contract"]
    for backend in NATIVE:
        check(backend, graph)


# --- matrix chains -------------------------------------------------------------------------------


def chain(*sizes: int, right: bool = False) -> Graph:
    """A product of matrices, associated to the left or to the right."""
    leaves = [input_(f"m{n}", size) for n, size in enumerate(pairwise(sizes))]
    if right:
        node = leaves.pop()
        while leaves:
            node = matmul(leaves.pop(), node)
    else:
        node, *rest = leaves
        for leaf in rest:
            node = matmul(node, leaf)
    return of(node)


def work(node: Node) -> int:
    """Multiply-adds of a tree of products."""
    if node.op != "matmul":
        return 0
    a, b = node.inputs
    return work(a) + work(b) + int(np.prod(node.shape)) * a.shape[-1]


def test_the_cheapest_order_is_the_textbook_s() -> None:
    """The example of Cormen et al.: ((A1 (A2 A3)) ((A4 A5) A6)) takes 15,125 multiplications."""
    sizes = [(30, 35), (35, 15), (15, 5), (5, 10), (10, 20), (20, 25)]
    leaves = [leaf_product(input_(f"m{n}", size)) for n, size in enumerate(sizes)]
    assert work(find_cheapest_order(leaves, moved=0, launch=0).build(repeat(""))) == 15125


@given(
    sizes=st.lists(st.integers(1, 300), min_size=4, max_size=7),
    right=st.booleans(),
)
def test_a_reordered_chain_is_no_more_work_and_means_the_same(
    sizes: list[int], right: bool
) -> None:
    graph = chain(*sizes, right=right)
    fired: list[Fired] = []
    after = reorder_chains(graph, 1.1, fired)
    assert (after is graph) == (not fired)
    if fired:
        assert after.outputs[0].shape == graph.outputs[0].shape
        same_meaning(graph, after)


def test_a_chain_is_compiled_in_the_cheaper_order() -> None:
    made = explained(chain(64, 64, 64, 1))
    (row,) = made.rewrites
    assert row.pattern == "matrix_chain"
    assert "multiply-adds became" in row.note
    check(NATIVE[0], chain(64, 64, 64, 1))


def test_a_chain_that_is_in_order_stays() -> None:
    assert "matrix_chain" not in explained(chain(64, 64, 64, 1, right=True)).patterns


def test_a_product_that_is_read_twice_is_not_taken_apart() -> None:
    a, b, c = input_("a", (64, 64)), input_("b", (64, 64)), input_("c", (64, 1))
    product = matmul(a, b)
    made = explained(of(matmul(product, c), exp(product)))
    assert "matrix_chain" not in made.patterns


def test_stacks_of_matrices_are_reordered_too() -> None:
    x, a, b = input_("x", (8, 64, 64)), input_("a", (64, 64)), input_("b", (64, 2))
    graph = of(matmul(matmul(x, a), b))
    assert "matrix_chain" in explained(graph).patterns
    check(NATIVE[0], graph)


@pytest.mark.parametrize("turned", [False, True])
def test_constants_are_multiplied_before_anything_runs(turned: bool) -> None:
    first = transpose(weight(64, 64)) if turned else weight(64, 64)
    graph = of(matmul(matmul(input_("x", (64, 64)), first), weight(64, 8)))
    made = explained(graph)
    assert made.kernels_after == 1
    check(NATIVE[0], graph)


# --- products that share an input ----------------------------------------------------------------


def projections(count: int = 3, width: int = 16, bias: bool = True, turned: bool = False) -> Graph:
    x = input_("x", (1, 8, width))

    def head(seed: int) -> Node:
        mine = weight(width, width, seed=seed)
        made = matmul(x, transpose(mine) if turned else mine)
        made = add(made, weight(width, seed=seed + 9)) if bias else made
        return permute(reshape(made, shape=(1, 8, 2, width // 2)), order=(0, 2, 1, 3))

    q, k, v = (head(n % count) for n in range(3))
    return of(attention(q, k, v))


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("bias", [True, False])
def test_projections_of_one_tensor_are_one_product(bias: bool, turned: bool) -> None:
    graph = projections(bias=bias, turned=turned)
    made = explained(graph)
    assert [g.kind for g in made.groups] == ["contract", "attention"]
    assert "multi_tensor: " in made.to_text(all=True)
    assert explained(graph, without("multi_tensor")).kernels_after == 4
    check(NATIVE[0], graph)


def test_a_projection_that_something_follows_stays_by_itself() -> None:
    """silu(x W₁)·(x W₂): the activation and the product are part of the kernels that make them."""
    x = input_("x", (8, 16))
    graph = of(mul(silu(matmul(x, weight(16, 16))), matmul(x, weight(16, 16, seed=1))))
    assert merge_matmuls(graph, 1 << 28, []) is graph


def test_weights_are_joined_up_to_a_size() -> None:
    graph = projections()
    assert merge_matmuls(graph, 3 * 16 * 16 * 4 - 1, []) is graph
    assert merge_matmuls(graph, 3 * 16 * 16 * 4, []) is not graph


def test_a_gpu_joins_larger_weights_than_a_cpu() -> None:
    graph = projections(width=1024)
    patterns = [
        lower_graph(graph, t, FusionConfig()).plan.patterns() for t in (X86_64_V3, GpuTarget("any"))
    ]
    assert ["multi_tensor" in p for p in patterns] == [False, True]


# --- scales in weights ---------------------------------------------------------------------------

x = input_("x", (5, 8))
product = matmul(x, weight(8, 6))
biased = add(product, weight(6, seed=1))
scale, shift = weight(6, seed=2), weight(6, seed=3)
positive = constant(np.linspace(0.5, 2.0, 6, dtype=np.float32))

SCALED: dict[str, Callable[[], Node]] = {
    "a number": lambda: mul(product, 0.125),
    "a number, on the left": lambda: mul(constant(np.float32(0.3)), product),
    "a vector": lambda: mul(product, scale),
    "a divisor": lambda: div(biased, positive),
    "after a bias": lambda: mul(biased, scale),
    "subtracted from": lambda: mul(sub(shift, biased), 3.0),
    "a batch norm, spelled out": lambda: add(
        mul(mul(sub(biased, shift), rsqrt(add(positive, 1e-5))), scale), shift
    ),
    "a batch norm": lambda: batch_norm(biased, shift, positive, scale, shift, axis=1),
    "a row of the weight's rank": lambda: mul(product, reshape(scale, shape=(1, 6))),
}


@pytest.mark.parametrize("what", SCALED)
def test_a_scale_becomes_part_of_the_weight(what: str) -> None:
    graph = of(relu(SCALED[what]()))
    made = explained(graph)
    assert "linear_bn" in made.patterns
    (group,) = made.groups
    assert group.ops in (["matmul", "relu"], ["matmul", "add", "relu"])
    check(NATIVE[0], graph)


UNSCALED: dict[str, Callable[[], Graph]] = {
    "a bias alone": lambda: of(biased),
    "a scale for each row": lambda: of(mul(product, weight(5, 1))),
    "a scale that is fed": lambda: of(mul(product, input_("s", (6,)))),
    "a product that is read twice": lambda: of(mul(product, scale), relu(product)),
    "a product that is returned": lambda: of(mul(product, scale), product),
    "a divisor that is divided": lambda: of(div(scale, product)),
    "a weight that is fed": lambda: of(mul(matmul(x, input_("w", (8, 6))), scale)),
    "a scale that overflows": lambda: of(
        mul(matmul(x, constant(np.full((8, 6), 1e30, np.float32))), 1e20)
    ),
    "a scale that leaves nothing": lambda: of(
        mul(matmul(x, constant(np.full((8, 6), 1e-30, np.float32))), 1e-20)
    ),
    "a product that grows": lambda: of(mul(product, weight(3, 1, 6))),
}


@pytest.mark.parametrize("what", UNSCALED)
def test_what_is_no_scale_of_columns_stays(what: str) -> None:
    assert "linear_bn" not in explained(UNSCALED[what]()).patterns
