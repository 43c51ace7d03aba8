"""Which nodes share a kernel, and the reason why others do not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitsune.config import FusionConfig
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    OPS,
    Kind,
    add,
    attention,
    concat,
    constant,
    exp,
    expand,
    gelu,
    input_,
    layer_norm,
    matmul,
    max_,
    mul,
    neg,
    permute,
    relu,
    reshape,
    sigmoid,
    slice_,
    softmax,
    sub,
    sum_,
    tanh,
    transpose,
)
from kitsune.ir.rewrite import fold_constants, rewrite
from kitsune.ir.rules import CANONICAL
from kitsune.lower.lower import lower_group
from kitsune.plan.canonical import decompose_composites
from kitsune.plan.group import Plan
from kitsune.target import X86_64_V3, CpuTarget, GpuTarget
from tests.graphs import around_a_contraction, around_reductions, attentions, dags, maps, trained
from tests.models import GATES
from tests.planning import plan

x, y = input_("x", (4, 6)), input_("y", (4, 6))
w, v = input_("w", (6, 5)), input_("v", (6,))


def planned(
    *outputs: Node, target: CpuTarget | GpuTarget = X86_64_V3, enabled: bool = True
) -> Plan:
    found = Graph((), outputs)
    inputs = tuple(n for n in found.nodes() if n.op == "input")
    return plan_of(Graph(inputs, outputs), target, enabled)


def plan_of(graph: Graph, target: CpuTarget | GpuTarget = X86_64_V3, enabled: bool = True) -> Plan:
    if enabled:
        graph = rewrite(fold_constants(graph), CANONICAL)
    return plan(decompose_composites(graph), target, FusionConfig(enabled=enabled))


def groups(made: Plan) -> list[str]:
    return [str(g) for g in made.groups]


def reasons(made: Plan) -> list[str]:
    return [str(r) for r in made.refusals]


# --- the gate graphs -----------------------------------------------------------------------------

EXPECTED = {
    "row": ["row reduction: mul · add · softmax · gelu · mul · add -> add[5,37]"],
    "linear": ["contract linear_activation: mul · matmul · add · mul · add · relu -> relu[7,19]"],
    "linear_4bit": [
        "contract quantized_matmul_activation: "
        "mul · dequantize · matmul · add · mul · add · relu -> relu[7,19]"
    ],
    "attention": [
        "attention attention_pattern: "
        "matmul · mul · add · safe_softmax · matmul · permute · reshape -> reshape[2,21,30]"
    ],
    "linear_grad": [
        "contract linear_activation: mul · matmul · add · mul · add · lt · where · mul · mul"
        " -> where[7,19] mul[7,19] mul[7,19]",
        "contract linear_activation: matmul · mul · mul -> mul[7,33] mul[7,33]",
        "row reduction: sum · reshape -> reshape[33]",
        "contract linear_activation: mul · permute · matmul -> matmul[33,19]",
        "row reduction: sum · reshape -> reshape[19]",
        "row reduction: sum · reshape -> reshape[19]",
    ],
    "layer_norm_grad": [
        "row reduction: sum · div · sub · mul · sum · div · add · rsqrt · mul · sum · div · sub · "
        "mul · mul · sum · div · mul · sub · mul · mul -> mul[7,33] mul[7,33]",
        "row reduction: sum · reshape -> reshape[33]",
        "row reduction: sum · reshape -> reshape[33]",
    ],
}


@pytest.mark.parametrize("name", GATES)
def test_gate_graphs(name: str) -> None:
    made = plan_of(GATES[name]())
    printed = [f"{g.kind} {g.pattern}: {g} -> {' '.join(map(str, g.outputs))}" for g in made.groups]
    assert printed == EXPECTED[name]


# --- names ---------------------------------------------------------------------------------------

PATTERNS: dict[str, Callable[[], Node]] = {
    "": lambda: relu(x),
    "binary_unary": lambda: relu(add(x, y)),
    "scalar_activation": lambda: relu(mul(x, constant(3.0))),
    "activation_chain": lambda: tanh(relu(x)),
    "elementwise_chain": lambda: neg(relu(add(x, y))),
    "linear_activation": lambda: relu(add(matmul(x, w), input_("bias", (5,)))),
    "reduction": lambda: softmax(mul(x, y), axes=(1,)),
    "norm_activation": lambda: gelu(layer_norm(x, v, v, axes=(1,), eps=1e-5)),
    "reshape_op": lambda: reshape(matmul(x, w), shape=(20,)),
    "attention_pattern": lambda: attention(x, y, input_("z", (4, 3))),
}


@pytest.mark.parametrize("name", PATTERNS)
def test_a_group_is_named(name: str) -> None:
    made = planned(PATTERNS[name]())
    assert [g.pattern for g in made.groups] == [name]


# --- refusals ------------------------------------------------------------------------------------


total = sum_(relu(x), axes=(1,))
back = matmul(total, input_("row", (1, 1)))
heads = matmul(x, transpose(y))

REFUSED: dict[str, tuple[Node, ...]] = {
    "sum[1,5] is not in matmul[4,5]'s kernel: "
    "sum runs along other axes than the columns of matmul[4,5]": (sum_(matmul(x, w), axes=(0,)),),
    "softmax[64,512] is not in matmul[64,512]'s kernel: softmax needs whole rows: "
    "2109440 bytes of weights and sums are more than half of L2, 262144": (
        softmax(matmul(input_("tall", (64, 1024)), input_("wide", (1024, 512))), axes=(1,)),
    ),
    "softmax[64,64] is not in matmul[64,64]'s kernel: softmax needs whole rows, "
    "and 64 of them are too few for threads to share": (
        softmax(matmul(input_("few", (64, 32)), input_("some", (32, 64))), axes=(1,)),
    ),
    "sum[1,6] is not in softmax[4,6]'s kernel: rows differ: axes [1] and [0]": (
        sum_(softmax(x, axes=(1,)), axes=(0,)),
    ),
    "add[4,6] is not in exp[6]'s kernel: loops differ: [6] and [4,6]": (
        add(x, exp(v)),
        exp(v),
    ),
    "expand[3,4,5] is not in matmul[1,4,5]'s kernel: "
    "expand drops or repeats elements, so it is folded into the loads instead": (
        expand(matmul(input_("a", (1, 4, 6)), w), shape=(3, 4, 5)),
    ),
    "slice[2,5] is not in matmul[4,5]'s kernel: "
    "slice drops or repeats elements, so it is folded into the loads instead": (
        slice_(matmul(x, w), starts=(0, 0), sizes=(2, 5), steps=(2, 1)),
    ),
    "permute[5,4] is not in matmul[4,5]'s kernel: "
    "stores would be strided, so permute is folded into the loads instead": (
        permute(matmul(x, w), order=(1, 0)),
    ),
    "reshape[20] is not in matmul[4,5]'s kernel: "
    "matmul[4,5] has other readers, so reshape is folded into the loads instead": (
        reshape(matmul(x, w), shape=(20,)),
        matmul(x, w),
    ),
    "add[4,6] is not in relu[4,6]'s kernel: "
    "matmul[4,1] waits for this kernel, so joining would make a cycle": (
        add(relu(x), back),
        relu(x),
    ),
    "matmul[4,3] is not in softmax[4,4]'s kernel: softmax runs over axes [0], not over the keys": (
        matmul(softmax(heads, axes=(0,)), input_("z", (4, 3))),
    ),
    "matmul[4,3] is not in softmax[4,4]'s kernel: "
    "matmul[4,4] has other readers, so the scores must be stored anyway": (
        matmul(softmax(heads, axes=(1,)), input_("z", (4, 3))),
        heads,
    ),
    "matmul[4,3] is not in softmax[4,6]'s kernel: softmax[4,6] does not come from a contraction": (
        matmul(softmax(x, axes=(1,)), input_("z", (6, 3))),
    ),
    "sum[1,24] is not in reshape[1,24]'s kernel: sum[1,24] reduces after a view": (
        sum_(reshape(relu(x), shape=(1, 24)), axes=(0,)),
        reshape(relu(x), shape=(1, 24)),
    ),
    "matmul[4,5] is not in layer_norm[4,6]'s kernel: "
    "matmul reads each element many times, so it starts a kernel": (
        matmul(layer_norm(x, v, v, axes=(1,), eps=1e-5), w),
    ),
}


@pytest.mark.parametrize("reason", REFUSED)
def test_a_refusal_says_why(reason: str) -> None:
    assert reason in reasons(planned(*REFUSED[reason]))


# --- store, share or recompute -------------------------------------------------------------------


def test_a_value_that_is_returned_is_a_second_output() -> None:
    product = matmul(x, w)
    (group,) = planned(product, relu(product)).groups
    assert group.outputs == [product, relu(product)]


def test_reductions_over_the_same_rows_share_what_they_load() -> None:
    made = planned(sum_(x, axes=(1,)), max_(mul(x, y), axes=(1,)))
    assert len(made.groups) == 1
    assert [o.op for o in made.groups[0].outputs] == ["sum", "max"]


def test_a_cheap_value_is_recomputed_by_each_reader() -> None:
    cheap = mul(x, y)
    made = planned(matmul(cheap, w), matmul(neg(cheap), w))
    assert all("mul" in str(g) for g in made.groups)
    assert all(cheap not in g.outputs for g in made.groups)


def test_a_cheap_value_beside_a_product_is_recomputed_by_its_reader() -> None:
    """From the product, which is stored in any case."""
    product = matmul(x, w)
    cheap = mul(product, 3.0)
    first, second = planned(product, sum_(cheap, axes=(0,))).groups
    assert (str(first), first.outputs) == ("matmul", [product])
    assert str(second) == "mul · sum"
    product = matmul(input_("large", (512, 512)), input_("square", (512, 512)))
    cheap = mul(product, 3.0)  # of which another is made, until it is not stored itself
    chained = neg(cheap)
    first, *sums = planned(product, sum_(cheap, axes=(0,)), sum_(chained, axes=(0,))).groups
    assert first.outputs == [product]
    assert all(cheap in g.nodes for g in sums)


def test_what_is_left_to_readers_is_made_of_what_is_there() -> None:
    """Not of the product itself, which nobody stores; nor does a product make its operand again."""
    cheap = mul(matmul(x, w), 3.0)
    first, _ = planned(sum_(cheap, axes=(0,))).groups
    assert first.outputs == [cheap]
    product, wide = matmul(x, w), input_("wide", (5, 4))
    first, _ = planned(product, matmul(mul(product, 3.0), wide)).groups
    assert first.outputs == [product, mul(product, 3.0)]


def test_an_expensive_value_with_several_readers_is_stored() -> None:
    large, square = input_("large", (256, 256)), input_("square", (256, 256))
    dear = exp(sigmoid(tanh(gelu(large))))
    made = planned(matmul(dear, square), matmul(neg(dear), square))
    assert [dear in g.outputs for g in made.groups].count(True) == 1
    assert any("recomputing it takes" in r for r in reasons(made))


def test_nothing_is_fused_when_fusion_is_off() -> None:
    made = planned(relu(add(matmul(x, w), input_("bias", (5,)))), enabled=False)
    assert groups(made) == ["matmul", "add", "relu"]


def test_a_gpu_kernel_binds_only_as_many_buffers_as_it_may() -> None:
    terms = [input_(f"t{n}", (4, 6)) for n in range(12)]
    node = terms[0]
    for term in terms[1:]:
        node = add(node, term)
    limited = planned(matmul(node, w), target=GpuTarget("small", max_storage_buffers=8))
    assert len(limited.groups) > 1


def test_a_gpu_kernel_leaves_its_reduction_to_another_where_buffers_do_not_suffice() -> None:
    """Nine buffers: seven terms, the scale of the norm, and the result."""
    terms = [input_(f"t{n}", (4, 6)) for n in range(7)]
    node = terms[0]
    for term in terms[1:]:
        node = add(node, term)
    target = GpuTarget("small", max_storage_buffers=8)
    made = planned(softmax(mul(node, input_("scale", (6,))), axes=(1,)), target=target)
    assert [len({*g.reads()}) + len(g.outputs) <= 8 for g in made.groups] == [True, True]
    assert any("9 buffers are more than the 8 a shader may bind" in r for r in reasons(made))


# --- any graph -----------------------------------------------------------------------------------


@given(
    graph=st.one_of(
        maps(), around_a_contraction(), around_reductions(), attentions(), dags(14), trained()
    ),
    enabled=st.booleans(),
    target=st.sampled_from([X86_64_V3, GpuTarget("any")]),
)
def test_a_plan_is_a_schedule(graph: Graph, enabled: bool, target: CpuTarget | GpuTarget) -> None:
    """Each kernel reads what is fed or what an earlier one stored; each result is stored once."""
    made = plan_of(graph, target, enabled)
    stored: set[Node] = set()
    for group in made.groups:
        low = lower_group(group)
        read = low.nodes[: len(low.nodes) - len(group.outputs)]
        assert all(OPS[n.op].kind is Kind.SOURCE or n in stored for n in read), str(group)
        assert not stored & set(group.outputs)
        assert group.outputs
        stored |= set(group.outputs)
    computed = {o for o in made.graph.outputs if OPS[o.op].kind is not Kind.SOURCE}
    assert computed <= stored


@given(graph=dags(14))
def test_fusion_never_needs_more_kernels(graph: Graph) -> None:
    assert len(plan_of(graph).groups) <= len(plan_of(graph, enabled=False).groups)


def test_softmax_written_out_is_planned_as_softmax() -> None:
    shifted = exp(sub(x, max_(x, axes=(1,))))
    (group,) = planned(mul(shifted, y)).groups
    assert group.row == (1,)


def test_a_concatenation_does_not_share_a_kernel_with_the_sum_it_reads() -> None:
    """It reads the sum where another piece is computed: the sum is stored first. The last node
    reads both, and merges neither with the other."""
    wide, scaled = input_("wide", (14, 8, 8)), mul(input_("a", (14, 8, 8)), 2.0)
    total = sum_(scaled, axes=(2,))
    joined = concat(
        slice_(wide, starts=(0, 0, 0), sizes=(14, 8, 7), steps=(1, 1, 1)), total, axis=2
    )
    made = planned(add(sub(exp(wide), scaled), joined))
    for group in made.groups:
        assert not {total, joined} <= set(group.nodes)
        lower_group(group)
