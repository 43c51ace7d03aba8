"""One graph for every size: bound to the sizes of a call it computes what the trace of that call
does."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")

import kitsune as kt
from kitsune.ir.bind_sizes import bind_sizes, read_sizes
from kitsune.ir.guards import Guard
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.ir.sizes import Size, is_symbolic
from kitsune.tracing.onnx import OnnxSource
from tests.frontends.onnx_models import parsed
from tests.frontends.real_models import model_file

SIZES = [(1, 1), (1, 7), (2, 5), (3, 1), (4, 16), (2, 33)]  # batch and length
TRACED = (2, 5)
HEAD = '<ir_version: 8, opset_import: ["" : 17, "com.microsoft" : 1]>\n'

# Inputs are x of [batch, length, 8], ids of [batch, length] and weights of fixed shapes.
X, IDS = "float[batch, length, 8] x", "int64[batch, length] ids"

MODELS = {
    "attention": f"""attention ({X}, float[8, 24] w) => (float[b, l, 8] y) {{
        qkv = MatMul(x, w)
        shape = Shape(x)
        zero = Constant<value = int64 {{0}}>()
        one = Constant<value = int64 {{1}}>()
        batch0 = Gather(shape, zero)
        length0 = Gather(shape, one)
        axis = Constant<value = int64[1] {{0}}>()
        batch = Unsqueeze(batch0, axis)
        length = Unsqueeze(length0, axis)
        heads = Constant<value = int64[2] {{2, 4}}>()
        apart = Concat<axis = 0>(batch, length, heads)
        q0, k0, v0 = Split<axis = 2>(qkv)
        q1 = Reshape(q0, apart)
        k1 = Reshape(k0, apart)
        v1 = Reshape(v0, apart)
        q = Transpose<perm = [0, 2, 1, 3]>(q1)
        k = Transpose<perm = [0, 2, 3, 1]>(k1)
        v = Transpose<perm = [0, 2, 1, 3]>(v1)
        scores = MatMul(q, k)
        weights = Softmax<axis = -1>(scores)
        mixed = MatMul(weights, v)
        back = Transpose<perm = [0, 2, 1, 3]>(mixed)
        minus = Constant<value = int64[1] {{-1}}>()
        joined = Concat<axis = 0>(batch, length, minus)
        y = Reshape(back, joined)
    }}""",
    "positions by Range and Expand": f"""positions ({IDS}, float[40, 8] table, float[99, 8] words)
        => (float[b, l, 8] y) {{
        shape = Shape(ids)
        zero = Constant<value = int64 {{0}}>()
        one = Constant<value = int64 {{1}}>()
        length = Gather(shape, one)
        line = Range(zero, length, one)
        axis = Constant<value = int64[1] {{0}}>()
        row = Unsqueeze(line, axis)
        minus = Constant<value = int64 {{-1}}>()
        is_minus = Equal(shape, minus)
        ones = ConstantOfShape<value = int64[1] {{1}}>(two)
        two = Constant<value = int64[1] {{2}}>()
        wanted = Where(is_minus, ones, shape)
        at = Expand(row, wanted)
        here = Gather(table, at)
        word = Gather(words, ids)
        y = Add(here, word)
    }}""",
    "causal mask": f"""mask ({X}) => (float[b, l, l] y) {{
        turned = Transpose<perm = [0, 2, 1]>(x)
        scores = MatMul(x, turned)
        length = Shape<start = 1, end = 2>(x)
        square = Concat<axis = 0>(length, length)
        low = ConstantOfShape<value = float[1] {{-1000.0}}>(square)
        one = Constant<value = int64 {{1}}>()
        above = Trilu<upper = 1>(low, one)
        hidden = Add(scores, above)
        y = Softmax<axis = -1>(hidden)
    }}""",
    "slices by Shape": f"""slices ({X}, float[40, 8] table)
        => (float[b, l, 8] y, float[b, k, 8] z) {{
        length = Shape<start = 1, end = 2>(x)
        zero = Constant<value = int64[1] {{0}}>()
        one = Constant<value = int64[1] {{1}}>()
        rows = Slice(table, zero, length, zero)
        y = Add(x, rows)
        two = Constant<value = int64[1] {{2}}>()
        middle = Div(length, two)
        end = Constant<value = int64[1] {{9223372036854775807}}>()
        z = Slice(x, middle, end, one)
    }}""",
    "every second, backwards": f"""backwards ({X}) => (float[b, l, 8] y) {{
        minus = Constant<value = int64[1] {{-1}}>()
        low = Constant<value = int64[1] {{-9223372036854775807}}>()
        axis = Constant<value = int64[1] {{1}}>()
        step = Constant<value = int64[1] {{-2}}>()
        y = Slice(x, minus, low, axis, step)
    }}""",
    "mean by the length": f"""pooled ({X}, float[8] scale, float[8] shift) => (float[b, 8] y) {{
        normal = LayerNormalization<axis = -1>(x, scale, shift)
        axes = Constant<value = int64[1] {{1}}>()
        total = ReduceSum<keepdims = 0>(normal, axes)
        shape = Shape(x)
        one = Constant<value = int64 {{1}}>()
        length = Gather(shape, one)
        count = Cast<to = 1>(length)
        y = Div(total, count)
    }}""",
    "means": f"""means ({X}) => (float[b, 1, 8] y, float[b, l, 1] z) {{
        y = ReduceMean<axes = [1]>(x)
        z = ReduceMean<axes = [2]>(x)
    }}""",
    "Reshape of 0 and -1": f"""reshaped ({X}) => (float[n, 4] y, float[b, m] z, float[k, 8] w) {{
        four = Constant<value = int64[2] {{-1, 4}}>()
        y = Reshape(x, four)
        keep = Constant<value = int64[2] {{0, -1}}>()
        z = Reshape(x, keep)
        w = Flatten<axis = 2>(x)
    }}""",
    "pieces": f"""pieces ({X}) => (float[b, l, 24] y, float[b, l, 4] z) {{
        a, b = Split<axis = 2>(x)
        batch = Shape<start = 0, end = 1>(x)
        one = Constant<value = int64[1] {{1}}>()
        three = Constant<value = int64[1] {{3}}>()
        times = Concat<axis = 0>(one, one, three)
        y = Tile(x, times)
        axis = Constant<value = int64[1] {{3}}>()
        deep = Unsqueeze(a, axis)
        z = Squeeze(deep, axis)
    }}""",
    "padded to a multiple of four": f"""padded ({X}) => (float[b, m, 8] y) {{
        length = Shape<start = 1, end = 2>(x)
        four = Constant<value = int64[1] {{4}}>()
        rest = Mod(length, four)
        missing = Sub(four, rest)
        more = Mod(missing, four)
        none = Constant<value = int64[4] {{0, 0, 0, 0}}>()
        zero = Constant<value = int64[1] {{0}}>()
        widths = Concat<axis = 0>(none, more, zero)
        y = Pad(x, widths)
    }}""",
    "edges": f"""edges ({X}) => (float[b, m, 8] y, float[b, k, 8] z) {{
        widths = Constant<value = int64[6] {{0, 2, 0, 0, 3, 0}}>()
        y = Pad<mode = "edge">(x, widths)
        z = Pad<mode = "reflect">(x, one)
        one = Constant<value = int64[6] {{0, 1, 0, 0, 1, 0}}>()
    }}""",
    "halves by floats": f"""halves ({X}) => (float[b, m, 8] y) {{
        length = Shape<start = 1, end = 2>(x)
        float_length = Cast<to = 1>(length)
        half = Constant<value = float {{0.5}}>()
        middle = Mul(float_length, half)
        up = Ceil(middle)
        end = Cast<to = 7>(up)
        zero = Constant<value = int64[1] {{0}}>()
        axis = Constant<value = int64[1] {{1}}>()
        y = Slice(x, zero, end, axis)
    }}""",
    "numbers of sizes": f"""numbers ({X}) => (float[b, l, 8] y) {{
        count = Size(x)
        shape = Shape(x)
        product = ReduceProd<keepdims = 0, axes = [0]>(shape)
        less = Less(count, product)
        one = Constant<value = int64 {{1}}>()
        batch = Gather(shape, zero)
        zero = Constant<value = int64 {{0}}>()
        length = Gather(shape, one)
        most = Max(batch, length)
        least = Min(batch, length)
        sum = Sub(most, least)
        number = Cast<to = 1>(sum)
        flag = Not(less)
        more = Where(flag, number, number)
        y = Add(x, more)
    }}""",
    "one hot": f"""hot ({IDS}, float[2] values) => (float[b, l, n] y) {{
        shape = Shape(ids)
        one = Constant<value = int64 {{1}}>()
        length = Gather(shape, one)
        at = Mod(ids, length)
        y = OneHot<axis = -1>(at, length, values)
    }}""",
    "if of a size": f"""branch ({X}) => (float[b, l, 8] y) {{
        batch = Shape<start = 0, end = 1>(x)
        many = Constant<value = int64[1] {{1000}}>()
        is_less = Less(batch, many)
        y = If (is_less) <
            then_branch = g1 () => (float[b, l, 8] a) {{ a = Relu(x) }},
            else_branch = g2 () => (float[b, l, 8] c) {{ c = Neg(x) }}
        >
    }}""",
    "einsum and last of each": f"""last ({X}) => (float[b, l, l] y, float[b, 8] z) {{
        y = Einsum<equation = "bld,bmd->blm">(x, x)
        minus = Constant<value = int64 {{-1}}>()
        z = Gather<axis = 1>(x, minus)
    }}""",
    "cumulative and argmax": f"""order ({X}) => (float[b, l, 8] y, int64[b, 8] z) {{
        axis = Constant<value = int64 {{1}}>()
        y = CumSum(x, axis)
        z = ArgMax<axis = 1, keepdims = 0>(x)
    }}""",
}

FUSED_MODELS = {
    "encoder": """encoder (int32[batch, length] ids, int32[batch, length] mask, float[50, 8] words,
        float[40, 8] places, float[8] g, float[8] b, float[8, 24] w, float[24] bias)
        => (float[p, q, 8] y) {
        h, kept = com.microsoft.EmbedLayerNormalization(ids, , words, places, , g, b, mask)
        a = com.microsoft.Attention<num_heads = 2>(h, w, bias, kept)
        s = com.microsoft.SkipLayerNormalization(a, h, g, b)
        y = com.microsoft.FastGelu(s)
    }""",
    "keys of another length": """across (float[batch, length, 8] x, float[batch, other, 8] z)
        => (float[p, q, 8] y) {
        y = com.microsoft.MultiHeadAttention<num_heads = 2>(x, z, z)
    }""",
    "a cache of keys and values": """decoder (float[batch, length, 8] x, float[8, 24] w,
        float[24] bias, float[2, batch, 2, past, 4] cache)
        => (float[p, q, 8] y, float[a, b, c, d, e] new) {
        y, new = com.microsoft.Attention<num_heads = 2, unidirectional = 1>(x, w, bias, , cache)
    }""",
}
FUSED_SIZES = [(2, 5, 7), (1, 1, 1), (1, 9, 4), (3, 1, 16), (4, 16, 3)]

IMAGE = "float[batch, 3, height, width] x"
IMAGE_SIZES = [(1, 8, 8), (1, 5, 7), (2, 16, 12), (3, 9, 31), (1, 4, 4), (2, 32, 64)]
RESIZE = "empty = Constant<value = float[0] {}>()\n"

IMAGE_MODELS = {
    "convolution and pools": f"""pools ({IMAGE}, float[4, 3, 3, 3] w)
        => (float[b, 4, h, w] y, float[b, 4, m, n] z, float[b, 4, 1, 1] g) {{
        a = Conv<pads = [1, 1, 1, 1], strides = [2, 2]>(x, w)
        b = Relu(a)
        y = MaxPool<kernel_shape = [3, 3], strides = [2, 2], pads = [1, 1, 1, 1]>(b)
        z = AveragePool<kernel_shape = [2, 2], pads = [1, 0, 0, 1]>(b)
        g = GlobalAveragePool(y)
    }}""",
    "same padding and ceiling": f"""same ({IMAGE}, float[4, 3, 3, 3] w)
        => (float[b, 4, h, w] y, float[b, 3, m, n] z) {{
        y = Conv<auto_pad = "SAME_UPPER", strides = [2, 2]>(x, w)
        z = AveragePool<kernel_shape = [3, 3], strides = [2, 2], ceil_mode = 1>(x)
    }}""",
    "nearest by scales": f"""nearest ({IMAGE}) => (float[b, 3, h, w] y, float[b, 3, m, n] z) {{
        {RESIZE}
        twice = Constant<value = float[4] {{1.0, 1.0, 2.0, 3.0}}>()
        y = Resize<mode = "nearest", nearest_mode = "floor",
                   coordinate_transformation_mode = "asymmetric">(x, empty, twice)
        half = Constant<value = float[4] {{1.0, 1.0, 0.5, 0.25}}>()
        z = Resize<mode = "nearest", nearest_mode = "floor",
                   coordinate_transformation_mode = "asymmetric">(x, empty, half)
    }}""",
    "linear by scales": f"""linear ({IMAGE}) => (float[b, 3, h, w] y, float[b, 3, m, n] z) {{
        {RESIZE}
        twice = Constant<value = float[4] {{1.0, 1.0, 2.0, 1.5}}>()
        y = Resize<mode = "linear">(x, empty, twice)
        z = Resize<mode = "linear", coordinate_transformation_mode = "align_corners">
            (x, empty, twice)
    }}""",
    "to the size of another": f"""like ({IMAGE}, float[4, 3, 3, 3] w)
        => (float[b, 4, h, w] y, float[b, 4, h, w] z) {{
        {RESIZE}
        small = Conv<pads = [1, 1, 1, 1], strides = [2, 2]>(x, w)
        front = Shape<start = 0, end = 2>(small)
        image = Shape<start = 2, end = 4>(x)
        shape = Concat<axis = 0>(front, image)
        y = Resize<mode = "nearest">(small, empty, empty, shape)
        z = Resize<mode = "linear", coordinate_transformation_mode = "pytorch_half_pixel">
            (small, empty, empty, shape)
    }}""",
    "to a fixed size": f"""fixed ({IMAGE}) => (float[b, 3, 5, 6] y) {{
        {RESIZE}
        batch = Shape<start = 0, end = 2>(x)
        size = Constant<value = int64[2] {{5, 6}}>()
        shape = Concat<axis = 0>(batch, size)
        y = Resize<mode = "linear">(x, empty, empty, shape)
    }}""",
    "transposed": f"""transposed ({IMAGE}, float[3, 4, 3, 3] w, float[3, 4, 2, 2] v)
        => (float[b, 4, h, w] y, float[b, 4, m, n] z) {{
        y = ConvTranspose<strides = [2, 2], pads = [1, 1, 1, 1], output_padding = [1, 1]>(x, w)
        z = ConvTranspose<strides = [2, 2]>(x, v)
    }}""",
    "pools rounded up": f"""pools ({IMAGE}) => (float[b, 3, h, w] y, float[b, 3, m, n] z) {{
        y = MaxPool<kernel_shape = [3, 3], strides = [2, 2], ceil_mode = 1>(x)
        z = AveragePool<kernel_shape = [3, 3], strides = [2, 2], pads = [1, 1, 1, 1],
                        ceil_mode = 1, count_include_pad = 0>(x)
    }}""",
    "quantised": f"""quantised ({IMAGE}, float[8, 3, 3, 3] w) => (float[b, 8, h, w] y) {{
        scale = Constant<value = float {{0.05}}>()
        zero = Constant<value = uint8 {{128}}>()
        bytes = QuantizeLinear(x, scale, zero)
        seen = DequantizeLinear(bytes, scale, zero)
        each = Constant<value = float {{0.02}}>()
        none = Constant<value = int8 {{0}}>()
        taps = QuantizeLinear(w, each, none)
        weights = DequantizeLinear(taps, each, none)
        y = Conv<pads = [1, 1, 1, 1]>(seen, weights)
    }}""",
    "blocks": """blocks (float[batch, 8, height, width] x) => (float[b, 2, h, w] y) {
        y = DepthToSpace<blocksize = 2>(x)
    }""",
}


def in_order(text: str) -> Any:
    """The model with its nodes in an order that makes every value before it is read."""
    model = parsed(HEAD + text)
    made = {v.name for v in model.graph.input}
    nodes, waiting = [], list(model.graph.node)
    while waiting:
        ready = next(n for n in waiting if made.issuperset(n.input))
        waiting.remove(ready)
        made.update(ready.output)
        nodes.append(ready)
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    return model


def make_feeds(source: OnnxSource, sizes: tuple[int, ...]) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(sum(sizes))
    given = dict(zip(source.axes.names, sizes, strict=False))
    feeds = {}
    for value in source.declared[0]:
        shape = [given[n] if isinstance(n, str) else int(n or 1) for n in value.shape or ()]
        assert value.dtype is not None
        feeds[value.name] = (
            rng.standard_normal(shape).astype(np.float32)
            if value.dtype.is_float
            else rng.integers(0, 30, shape).astype(value.dtype.numpy)
        )
    return feeds


def trace_dynamic(
    source: OnnxSource, feeds: dict[str, np.ndarray]
) -> tuple[Graph, tuple[Guard, ...]]:
    found = source.trace_dynamic(source.bind((), feeds))
    assert found is not None, source.static_reason
    return found.traced.graph, found.guards


def check(
    source: OnnxSource, graph: Graph, guards: tuple[Guard, ...], feeds: dict[str, np.ndarray]
) -> None:
    values = read_sizes(graph, [feeds[node.attr("name")].shape for node in graph.inputs])
    assert values is not None
    assert all(guard.holds(values) for guard in guards), list(map(str, guards))
    got = interpret(bind_sizes(graph, values), feeds)
    want = interpret(source.trace(source.bind((), feeds)).graph, feeds)
    for mine, other in zip(got, want, strict=True):
        assert (mine.shape, mine.dtype) == (other.shape, other.dtype)
        np.testing.assert_allclose(mine, other, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("name", MODELS)
def test_one_graph_computes_what_the_trace_of_each_size_does(name: str) -> None:
    source = OnnxSource(in_order(MODELS[name]))
    graph, guards = trace_dynamic(source, make_feeds(source, TRACED))
    assert list(map(str, graph.inputs[0].shape[:2])) == ["batch", "length"]
    for sizes in SIZES:
        check(source, graph, guards, make_feeds(source, sizes))


@pytest.mark.parametrize("name", IMAGE_MODELS)
def test_one_graph_computes_images_of_every_size(name: str) -> None:
    source = OnnxSource(in_order(IMAGE_MODELS[name]))
    graph, guards = trace_dynamic(source, make_feeds(source, IMAGE_SIZES[0]))
    for sizes in IMAGE_SIZES:
        check(source, graph, guards, make_feeds(source, sizes))


@pytest.mark.parametrize("name", IMAGE_MODELS)
def test_images_of_every_size_run_few_programs(name: str) -> None:
    model = kt.compile(in_order(IMAGE_MODELS[name]), threads=1)
    source = OnnxSource(in_order(IMAGE_MODELS[name]))
    for sizes in IMAGE_SIZES:
        feeds = make_feeds(source, sizes)
        traced = OnnxSource(in_order(IMAGE_MODELS[name]), dynamic=False)
        want = interpret(traced.trace(traced.bind((), feeds)).graph, feeds)
        for mine, other in zip(model.run(None, feeds), want, strict=True):
            np.testing.assert_allclose(mine, other, rtol=1e-4, atol=1e-4)
    assert 1 <= len(model._dynamic) <= 3, model.guards


@pytest.mark.parametrize("name", FUSED_MODELS)
def test_fused_ops_are_one_graph_for_every_size(name: str) -> None:
    source = OnnxSource(parsed(HEAD + FUSED_MODELS[name]))
    graph, guards = trace_dynamic(source, make_feeds(source, FUSED_SIZES[0]))
    assert not guards
    for sizes in FUSED_SIZES:
        check(source, graph, guards, make_feeds(source, sizes))


GUARDS = {
    "positions by Range and Expand": [],
    "slices by Shape": ["length <= 40"],
    "if of a size": ["batch < 1000"],
    "attention": [],
    "causal mask": [],
}


@pytest.mark.parametrize("name", GUARDS)
def test_guards_say_what_a_graph_was_traced_for(name: str) -> None:
    source = OnnxSource(in_order(MODELS[name]))
    _, guards = trace_dynamic(source, make_feeds(source, TRACED))
    assert [str(guard) for guard in guards] == GUARDS[name]
    assert all(guard.line for guard in guards)


def test_bounds_make_guards_unnecessary() -> None:
    source = OnnxSource(in_order(MODELS["slices by Shape"]), {"length": (1, 40)})
    graph, guards = trace_dynamic(source, make_feeds(source, TRACED))
    assert not guards
    symbol = next(iter(graph.inputs[0].shape[1].terms))[0]  # type: ignore[attr-defined]
    assert (symbol.low, symbol.high, symbol.hint) == (1, 40, 5)


def test_minilm_is_one_graph_for_texts_of_up_to_512_tokens() -> None:
    source = OnnxSource(model_file("minilm"))

    def tokens(batch: int, length: int) -> dict[str, np.ndarray]:
        rng = np.random.default_rng(length)
        ids = rng.integers(0, 20000, (batch, length))
        return {"input_ids": ids, "attention_mask": np.ones((batch, length), np.int64)}

    graph, guards = trace_dynamic(source, tokens(2, 16))
    assert [str(guard) for guard in guards] == ["sequence_length <= 512"]
    assert all(isinstance(n, Size) for n in graph.inputs[0].shape)
    for batch, length in ((1, 1), (3, 7), (1, 40)):
        check(source, graph, guards, tokens(batch, length))


def test_a_model_without_a_dynamic_axis_says_so() -> None:
    source = OnnxSource(in_order("fixed (float[2, 3] x) => (float[2, 3] y) { y = Relu(x) }"))
    assert source.trace_dynamic(source.bind((np.ones((2, 3), np.float32),), {})) is None
    assert "has no dynamic axis" in source.static_reason


def test_sizes_that_a_model_does_not_take_leave_it_open_for_others() -> None:
    source = OnnxSource(in_order("two (float[n] x, float[n] z) => (float[n] y) { y = Add(x, z) }"))
    one, two, none = (np.ones(n, np.float32) for n in (1, 2, 0))
    assert source.trace_dynamic(source.bind((one, two), {})) is None
    assert "'n' is 1 in 'x' and 2 in 'z'" in source.static_reason
    for given in (none, two):
        made = source.trace_dynamic(source.bind((given, given), {}))
        assert made is not None
        assert is_symbolic(made.traced.graph.inputs[0].shape) == (given is two)
