"""What ONNX graphs mean: shapes that follow from shapes, control flow, functions, the host."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("onnx")

from onnx import TensorProto, helper

import kitsune as kt
from tests.frontends.onnx_models import agree, compare, hosts, mlp, node_model, parsed

RNG = np.random.default_rng(0)


def floats(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


# --- shapes --------------------------------------------------------------------------------------

HEADS = """
<ir_version: 8, opset_import: ["" : 17]>
heads (float[batch, sequence, 12] x) => (float[batch, three, sequence, four] y) {
    sizes = Shape (x)
    zero = Constant <value = int64 {0}> ()
    one = Constant <value = int64 {1}> ()
    first = Constant <value = int64[1] {0}> ()
    batch = Gather (sizes, zero)
    length = Gather (sizes, one)
    b = Unsqueeze (batch, first)
    s = Unsqueeze (length, first)
    rest = Constant <value = int64[2] {3, 4}> ()
    shape = Concat <axis = 0> (b, s, rest)
    apart = Reshape (x, shape)
    y = Transpose <perm = [0, 2, 1, 3]> (apart)
}
"""


def test_shape_arithmetic_is_folded_away() -> None:
    model = parsed(HEADS)
    compiled = kt.compile(model)
    for batch, sequence in ((2, 5), (1, 7), (2, 5)):
        compare(compiled, model, {"x": floats(batch, sequence, 12)})
    assert {op for g in compiled.explain().groups for op in g.ops} <= {"reshape", "permute"}


def test_an_input_that_decides_about_shapes_is_part_of_the_signature() -> None:
    x = floats(2, 6)
    model = node_model("Reshape", {"x": x, "shape": np.array([3, 4])})
    compiled = kt.compile(model)
    for shape in ([3, 4], [4, 3], [3, 4], [12, -1]):
        got = compiled(x, np.array(shape))
        np.testing.assert_array_equal(got, x.reshape(shape))


def test_a_value_that_a_kernel_makes_decides_about_shapes() -> None:
    model = parsed("""
        <ir_version: 8, opset_import: ["" : 17]>
        f (float[4] x, int64 n) => (float[m] y) {
            two = Constant <value = int64 {2}> ()
            twice = Mul (n, two)
            zero = Constant <value = int64 {0}> ()
            one = Constant <value = int64 {1}> ()
            largest = ReduceMax <keepdims = 0> (x)
            line = Range (zero, twice, one)
            wide = Cast <to = 1> (line)
            y = Mul (wide, largest)
        }
    """)
    compiled = kt.compile(model)
    for n in (3, 1, 3):
        compare(compiled, model, {"x": floats(4), "n": np.array(n)})
    assert hosts(compiled) == []


def test_sizes_that_only_values_tell() -> None:
    model = parsed("""
        <ir_version: 8, opset_import: ["" : 17]>
        f (float[6] x) => (float[n] y, int64 count) {
            bent = Relu (x)
            places = NonZero (bent)
            axis = Constant <value = int64[1] {0}> ()
            flat = Squeeze (places, axis)
            kept = Gather (x, flat)
            two = Constant <value = float {2.0}> ()
            y = Mul (kept, two)
            count = Size (flat)
        }
    """)
    compiled = kt.compile(model)
    for signs in ([1, -1, 1, 1, -1, 1], [-1, -1, -1, -1, -1, 1], [1, 1, 1, 1, 1, 1]):
        compare(compiled, model, {"x": np.abs(floats(6)) * np.array(signs, np.float32)})
    assert hosts(compiled) == ["NonZero"]
    assert "NonZero" in str(compiled.explain())
    y, count = compiled(np.array([1, -1, 2, 0, 3, -5], np.float32))
    np.testing.assert_array_equal(y, [2, 4, 6])
    assert count == 3


# --- control flow --------------------------------------------------------------------------------

BRANCHES = """
<ir_version: 8, opset_import: ["" : 17]>
f (float[3] x) => (float[m] y) {
    zero = Constant <value = float {0.0}> ()
    total = ReduceSum <keepdims = 0> (x)
    condition = Less (zero, total)
    made = If (condition) <
        then_branch = yes () => (float[m] a) { a = Neg (x) },
        else_branch = no () => (float[m] b) { b = Concat <axis = 0> (x, x) }
    >
    y = Relu (made)
}
"""


def test_the_branch_that_a_value_chooses() -> None:
    model = parsed(BRANCHES)
    compiled = kt.compile(model)
    for sign in (1, -1, 1):
        compare(compiled, model, {"x": np.abs(floats(3)) * np.float32(sign)})
        assert hosts(compiled) == []


def loop(goes_on: str) -> str:
    return f"""
    <ir_version: 8, opset_import: ["" : 17]>
    f (float[2] x, int64 rounds) => (float[2] last, float[n, 2] all) {{
        yes = Constant <value = bool {{1}}> ()
        last, all = Loop (rounds, yes, x) <body = step (int64 i, bool go, float[2] state)
            => (bool goes, float[2] next, float[2] row) {{
            ten = Constant <value = float {{10.0}}> ()
            next = Add (state, x)
            largest = ReduceMax <keepdims = 0> (next)
            small = Less (largest, ten)
            goes = Identity ({goes_on})
            n = Cast <to = 1> (i)
            row = Mul (state, n)
        }}>
    }}
    """


def test_a_loop_of_known_length_becomes_its_rounds() -> None:
    model = parsed(loop("go"))
    compiled = kt.compile(model)
    for rounds in (3, 1):
        compare(compiled, model, {"x": floats(2), "rounds": np.array(rounds)})
    assert hosts(compiled) == []


def test_a_loop_that_values_end_stacks_the_rows_that_were_made() -> None:
    model = parsed(loop("small"))
    compiled = kt.compile(model)
    for size in (1.0, 4.0):
        feeds = {"x": np.full(2, size, np.float32), "rounds": np.array(6)}
        compare(compiled, model, feeds)
    assert hosts(compiled) == []


def test_a_long_loop_without_a_condition_does_all_its_rounds() -> None:
    compiled = kt.compile(
        parsed("""
        <ir_version: 8, opset_import: ["" : 17]>
        f (float[2] x, int64 rounds) => (float[2] last) {
            last = Loop (rounds, , x) <body = step (int64 i, bool go, float[2] state)
                => (bool go, float[2] next) {
                next = Loop (rounds, , state) <body = inner (int64 j, bool on, float[2] before)
                    => (bool on, float[2] after) { after = Add (before, x) }>
            }>
        }
    """)
    )
    x = floats(2)
    np.testing.assert_allclose(compiled(x, np.array(70)), x * (70 * 70 + 1), rtol=1e-3)
    assert hosts(compiled) == []


@pytest.mark.parametrize("op", ["RandomUniformLike", "Bernoulli"])
def test_random_ops_over_weights_draw_at_every_call(op: str) -> None:
    compiled = kt.compile(
        parsed(f"""
        <ir_version: 8, opset_import: ["" : 17]>
        f (float[64] x) => (float[64] y)
        <float[2, 32] halves = {{ {", ".join(["0.5"] * 64)} }}> {{
            drawn = {op} (halves)
            flat = Constant <value = int64[1] {{64}}> ()
            row = Reshape (drawn, flat)
            y = Add (row, x)
        }}
    """)
    )
    x = np.zeros(64, np.float32)
    assert not np.array_equal(compiled(x), compiled(x))


# --- functions -----------------------------------------------------------------------------------

LOCAL = """
<ir_version: 8, opset_import: ["" : 17, "own" : 1]>
f (float[4] x) => (float[4] y) {
    h = own.scaled <factor = 3.0> (x)
    y = own.twice (h)
}
<domain: "own", opset_import: ["" : 17]>
scaled <factor> (x) => (y) {
    by = Constant <value_float : float = @factor> ()
    y = Mul (x, by)
}
<domain: "own", opset_import: ["" : 17, "own" : 1]>
twice (x) => (y) {
    h = own.scaled <factor = 0.5> (x)
    y = Add (h, x)
}
"""


def test_functions_of_the_model_are_inlined() -> None:
    compiled = agree(parsed(LOCAL), {"x": floats(4)})
    assert len(compiled.kernels) == 1
    assert hosts(compiled) == []


def test_a_function_that_calls_itself_is_refused() -> None:
    model = parsed("""
        <ir_version: 8, opset_import: ["" : 17, "own" : 1]>
        f (float[4] x) => (float[4] y) { y = own.again (x) }
        <domain: "own", opset_import: ["" : 17, "own" : 1]>
        again (x) => (y) { y = own.again (x) }
    """)
    with pytest.raises(kt.errors.InputError, match="calls itself"):
        kt.compile(model)(floats(4))


def test_ops_without_a_builder_go_by_the_body_that_the_standard_gives_them() -> None:
    x = floats(3, 5)
    labels = np.array([1, 0, 4])
    model = node_model("SoftmaxCrossEntropyLoss", {"x": x, "labels": labels}, opset=13)
    assert hosts(agree(model, {"x": x, "labels": labels})) == []


# --- the host ------------------------------------------------------------------------------------


def test_an_op_without_a_kernel_stands_between_kernels() -> None:
    x = floats(2, 4, 4)
    nodes = [
        helper.make_node("Neg", ["x"], ["a"]),
        helper.make_node("Det", ["a"], ["b"]),
        helper.make_node("Relu", ["b"], ["y"]),
    ]
    graph = helper.make_graph(
        nodes,
        "host",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, x.shape)],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, None)],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    compiled = agree(model, {"x": x}, rtol=1e-4)
    assert hosts(compiled) == ["Det"]
    assert "Det" in str(compiled.explain())
    assert len(compiled.kernels) == 2


def test_a_call_with_several_results_runs_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from kitsune.frontends.onnx.host_nodes import HostNode

    calls = []
    run = HostNode.run
    monkeypatch.setattr(HostNode, "run", lambda self, a: calls.append(self.name) or run(self, a))
    feeds = {"x": floats(1, 1, 4, 4)}
    compiled = agree(node_model("MaxPool", feeds, 2, kernel_shape=[2, 2]), feeds)
    assert calls == ["MaxPool"]
    assert hosts(compiled) == ["MaxPool", "MaxPool"]  # one for each result


def test_strings_and_sequences() -> None:
    model = parsed("""
        <ir_version: 8, opset_import: ["" : 20]>
        f (string[n] a, string[n] b, float[2] x) => (string[n] y, seq(float[2]) s, float[2] z) {
            y = StringConcat (a, b)
            doubled = Add (x, x)
            s = SequenceConstruct (x, doubled)
            one = Constant <value = int64 {1}> ()
            picked = SequenceAt (s, one)
            z = Neg (picked)
        }
    """)
    x = floats(2)
    y, s, z = kt.compile(model)(np.array(["a", "b"], object), np.array(["c", "d"], object), x)
    assert list(y) == ["ac", "bd"]
    np.testing.assert_array_equal(s[1], x + x)
    np.testing.assert_array_equal(z, -(x + x))


# --- recurrent layers ----------------------------------------------------------------------------


def sigmoid(x: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-x))


def lstm(feeds: dict[str, np.ndarray], direction: int, is_backward: bool) -> list[np.ndarray]:
    """One direction of an LSTM as its definition has it, one sequence at a time."""
    x, w, r, b = (feeds[n] for n in "xwrb")
    steps, batch, _ = x.shape
    hidden = r.shape[-1]
    bias = b[direction].reshape(2, -1).sum(0)
    y, last_h, last_c = (
        np.zeros(s, np.float32) for s in ((steps, batch, hidden), (batch, hidden), (batch, hidden))
    )
    for n in range(batch):
        h, c = feeds["h"][direction, n], feeds["c"][direction, n]
        order = range(feeds["lengths"][n])
        for t in reversed(order) if is_backward else order:
            i, o, f, g = np.split(w[direction] @ x[t, n] + r[direction] @ h + bias, 4)
            c = sigmoid(f) * c + sigmoid(i) * np.tanh(g)
            h = sigmoid(o) * np.tanh(c)
            y[t, n] = h
        last_h[n], last_c[n] = h, c
    return [y, last_h, last_c]


@pytest.mark.parametrize("direction", ["forward", "reverse", "bidirectional"])
def test_an_lstm_of_sequences_of_several_lengths(direction: str) -> None:
    count = 2 if direction == "bidirectional" else 1
    feeds = {
        "x": floats(5, 3, 4),
        "w": floats(count, 24, 4),
        "r": floats(count, 24, 6),
        "b": floats(count, 48),
        "lengths": np.array([5, 2, 3], np.int32),
        "h": floats(count, 3, 6),
        "c": floats(count, 3, 6),
    }
    compiled = kt.compile(node_model("LSTM", feeds, 3, hidden_size=6, direction=direction))
    got = compiled.run(None, feeds)
    each = [lstm(feeds, d, direction == "reverse" or d == 1) for d in range(count)]
    want = [np.stack(parts, 1 if n == 0 else 0) for n, parts in enumerate(zip(*each, strict=True))]
    for mine, other in zip(got, want, strict=True):
        np.testing.assert_allclose(mine, other, rtol=1e-5, atol=1e-6)
    assert hosts(compiled) == []


@pytest.mark.parametrize(
    ("op", "gates", "attrs"),
    [
        ("RNN", 1, {}),
        ("GRU", 3, {}),
        ("GRU", 3, {"linear_before_reset": 1}),
    ],
)
def test_simpler_recurrent_layers(op: str, gates: int, attrs: dict[str, int]) -> None:
    feeds = {
        "x": floats(4, 2, 3),
        "w": floats(1, gates * 5, 3),
        "r": floats(1, gates * 5, 5),
        "b": floats(1, gates * 10),
    }
    assert hosts(agree(node_model(op, feeds, 2, hidden_size=5, **attrs), feeds)) == []


# --- versions ------------------------------------------------------------------------------------

AXES = np.array([1])
VERSIONS = [
    ("Squeeze", {"x": floats(2, 1, 3)}, 11, {"axes": [1]}),
    ("Squeeze", {"x": floats(2, 1, 3), "axes": AXES}, 13, {}),
    ("Unsqueeze", {"x": floats(2, 3)}, 11, {"axes": [0, 3]}),
    ("ReduceSum", {"x": floats(2, 3)}, 11, {"axes": [1], "keepdims": 0}),
    ("ReduceSum", {"x": floats(2, 3), "axes": AXES}, 13, {}),
    ("ReduceMax", {"x": floats(2, 3)}, 13, {"axes": [1]}),
    ("ReduceMax", {"x": floats(2, 3), "axes": AXES}, 18, {}),
    ("Softmax", {"x": floats(2, 3, 4)}, 13, {"axis": 1}),
    ("Clip", {"x": floats(5)}, 7, {"min": -0.5, "max": 0.5}),
    ("Clip", {"x": floats(5), "low": np.float32(-0.5).reshape(())}, 13, {}),
    ("Pad", {"x": floats(2, 3)}, 7, {"pads": [0, 1, 2, 0], "value": 3.0}),
    ("Pad", {"x": floats(2, 3), "p": np.array([0, 1, 2, 0])}, 13, {"mode": "reflect"}),
    ("Slice", {"x": floats(5, 4)}, 9, {"starts": [1], "ends": [-1], "axes": [0]}),
    ("Split", {"x": floats(6)}, 11, {"split": [2, 4]}),
    ("Div", {"x": np.array([-7, 7]), "y": np.array([2, -2])}, 14, {}),
    ("Mod", {"x": np.array([-7, 7]), "y": np.array([3, -3])}, 13, {}),
    ("Pow", {"x": floats(4), "y": np.array([2])}, 15, {}),
]


@pytest.mark.parametrize(("op", "feeds", "opset", "attrs"), VERSIONS)
def test_ops_mean_what_they_meant_in_their_opset(
    op: str, feeds: dict[str, np.ndarray], opset: int, attrs: dict[str, object]
) -> None:
    model = node_model(op, feeds, 2 if op == "Split" else 1, opset, **attrs)
    assert hosts(agree(model, feeds)) == []


def test_softmax_took_all_axes_from_one_on_before_opset_13() -> None:
    x = floats(2, 3, 4)
    rows = np.exp(x.reshape(2, 12))
    want = (rows / rows.sum(1, keepdims=True)).reshape(x.shape)
    got = kt.compile(node_model("Softmax", {"x": x}, opset=11, axis=1))(x)
    np.testing.assert_allclose(got, want, rtol=1e-5)


EQUATIONS = [
    ("ij,jk->ik", [(2, 3), (3, 4)]),
    ("...ij,...jk", [(2, 2, 3), (3, 4)]),
    ("ii->i", [(3, 3)]),
    ("bij,bjk->bik", [(2, 3, 4), (2, 4, 5)]),
    ("ij->ji", [(2, 3)]),
    ("ij->", [(2, 3)]),
    ("i,j->ij", [(2,), (3,)]),
    ("ij,ij->", [(2, 3), (2, 3)]),
    ("ii", [(3, 3)]),
    ("abc,cd,de->abe", [(2, 3, 4), (4, 5), (5, 2)]),
]


@pytest.mark.parametrize(("equation", "shapes"), EQUATIONS)
def test_einsum(equation: str, shapes: list[tuple[int, ...]]) -> None:
    feeds = {f"x{n}": floats(*shape) for n, shape in enumerate(shapes)}
    compiled = kt.compile(node_model("Einsum", feeds, equation=equation))
    got = compiled.run(None, feeds)[0]
    np.testing.assert_allclose(got, np.einsum(equation, *feeds.values()), rtol=1e-5, atol=1e-5)
    assert hosts(compiled) == []


def test_a_model_is_one_program_for_each_shape() -> None:
    model = mlp()
    compiled = kt.compile(model)
    for batch in (1, 5, 1):
        compare(compiled, model, {"x": floats(batch, 4)})
    assert hosts(compiled) == []
    assert "linear_activation" in compiled.explain().patterns
