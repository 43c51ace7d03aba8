"""Small ONNX files of many kinds of nodes, to be damaged."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
from onnx import TensorProto, helper, numpy_helper, parser

from tests.frontends.onnx_models import mlp

HEAD = '<ir_version: 9, opset_import: ["" : 18]>\n'
TEXTS = {
    "conv": """g (float[1,3,8,8] x) => (float[1,4] y)
        <float[4,3,3,3] w = {WEIGHT}, float[4] s = {1.,1.,1.,1.}, float[4] b = {0.,0.,0.,0.}> {
        c = Conv<pads=[1,1,1,1], strides=[1,1], group=1>(x, w)
        n = BatchNormalization<epsilon=1e-5>(c, s, b, b, s)
        r = Relu(n)
        p = MaxPool<kernel_shape=[2,2], strides=[2,2]>(r)
        a = AveragePool<kernel_shape=[2,2], ceil_mode=1>(p)
        m = GlobalAveragePool(a)
        y = Flatten<axis=1>(m) }""",
    "transposed": """g (float[1,2,4,4] x) => (float[1,1,N,N] y) <float[2,1,3,3] w = {WEIGHT}> {
        y = ConvTranspose<strides=[2,2], output_padding=[1,1]>(x, w) }""",
    "shapes": """g (float[B,4,6] x) => (float[N] y)
        <int64[3] axes = {0,2,1}, int64[1] one = {1}, int64[1] end = {5}, int64[2] flat = {-1,4},
         int64[6] pads = {0,1,0,0,1,0}, int64[1] zero = {0}, int64[2] parts = {2,2}> {
        t = Transpose<perm=[0,2,1]>(x)
        p = Pad<mode="constant">(t, pads)
        s = Slice(p, one, end, one)
        q, r = Split<axis=2>(s, parts)
        c = Concat<axis=-1>(q, r)
        u = Unsqueeze(c, zero)
        v = Squeeze(u, zero)
        f = Reshape(v, flat)
        e = Gather<axis=0>(f, parts)
        z = Shape(e)
        n = ConstantOfShape(z)
        k = Expand(n, z)
        l = Tile(k, parts)
        y = ReduceMax<keepdims=0>(l, one) }""",
    "choices": """g (float[6] x, bool c, bool[6] d) => (float[N] y) <int64[1] k = {2}> {
        n = NonZero(x)
        m = Cast<to=1>(n)
        v, i = TopK<axis=-1>(x, k)
        u = Unique(x)
        w = Compress(x, d)
        b = If(c) <
            then_branch = t () => (float[N] a) { a = Neg(x) },
            else_branch = e () => (float[N] a) { a = Abs(u) }>
        f = Flatten<axis=0>(m)
        s = ReduceSum<keepdims=0>(f)
        o = Concat<axis=0>(b, v, w)
        y = Add(o, s) }""",
    "loops": """g (float[3] x) => (float[3] y, float[N,3] z) <int64 n = {4}, bool c = {1}> {
        y, z = Loop(n, c, x) <
            body = b (int64 i, bool k, float[3] a) => (bool l, float[3] s, float[3] t) {
                l = Identity(k)
                s = Add(a, x)
                t = Mul(s, a) }> }""",
    "sizes": """g (float[2,3] x) => (float[N] y)
        <int64 a = {0}, int64 b = {12}, int64 d = {3}, float[2] v = {0.,1.}, int64[1] f = {-1}> {
        r = Range(a, b, d)
        h = OneHot<axis=-1>(r, b, v)
        w = ReduceSum<keepdims=0>(h)
        e = EyeLike(x)
        s = Add(e, w)
        t = Trilu(s)
        q = CumSum(t, a)
        y = Reshape(q, f) }""",
    "images": """g (float[1,1,4,4] x) => (float[1,1,N,M] y)
        <float[4] s = {1.,1.,2.,2.}, float[1,2,2,2] g = {0.0,0.0,0.5,0.5,1.0,1.0,-0.5,-1.0}> {
        r = Resize<mode="linear", coordinate_transformation_mode="half_pixel">(x, , s)
        d = DepthToSpace<blocksize=1>(r)
        p = GridSample<mode="bilinear">(d, g)
        y = LRN<size=3, alpha=0.1>(p) }""",
    "recurrent": """g (float[2,2,3] x) => (float[2,1,2,4] y, float[1,2,4] h)
        <float[1,16,3] w = {WEIGHT}, float[1,16,4] r = {WEIGHT}> {
        y, h, c = LSTM<hidden_size=4>(x, w, r) }""",
    "quantised": """g (float[2,8] x) => (float[2,4] y)
        <float s = {0.1}, uint8 z = {128}, int8[8,4] w = {WEIGHT}, float[4] t = {0.1,0.2,0.3,0.4},
         int8[4] u = {0,0,0,0}> {
        q = QuantizeLinear(x, s, z)
        d = DequantizeLinear(q, s, z)
        v = DequantizeLinear<axis=1>(w, t, u)
        m = MatMul(d, v)
        a, b, e = DynamicQuantizeLinear(m)
        n = Concat<axis=1>(a, a)
        i = MatMulInteger(n, w, e)
        f = Cast<to=1>(i)
        y = Mul(f, b) }""",
    "norms": """g (float[2,4,8] x) => (float[2,4,8] y) <float[8] s = {1.,1.,1.,1.,1.,1.,1.,1.}> {
        l = LayerNormalization<axis=-1, epsilon=1e-5>(x, s)
        t = Transpose<perm=[0,2,1]>(l)
        m = MatMul(l, t)
        p = Softmax<axis=-1>(m)
        o = MatMul(p, l)
        g = Gelu(o)
        y = Einsum<equation="bij,bij->bij">(g, l) }""",
}


def _weight(text: str) -> str:
    """The text with a list of numbers for each WEIGHT, as many as its shape says."""
    while "{WEIGHT}" in text:
        before, _, after = text.partition("{WEIGHT}")
        declared = before.rsplit("[", 1)[1].split("]")[0]
        count = int(np.prod([int(n) for n in declared.split(",")]))
        is_whole = before.rsplit("[", 1)[0].endswith("int8")
        numbers = [str(n % 7) if is_whole else f"0.{n % 9}" for n in range(count)]
        text = f"{before}{{{','.join(numbers)}}}{after}"
    return text


def _parsed(text: str) -> Any:
    return parser.parse_model(HEAD + _weight(text))


def low_bit() -> Any:
    """4-bit weights as onnxruntime's `MatMulNBits` has them."""
    rng = np.random.default_rng(0)
    packed = rng.integers(0, 256, (32, 2, 16), np.uint8)
    scales = rng.random((32, 2)).astype(np.float32)
    node = helper.make_node(
        "MatMulNBits",
        ["x", "w", "s"],
        ["y"],
        domain="com.microsoft",
        K=64,
        N=32,
        bits=4,
        block_size=32,
    )
    graph = helper.make_graph(
        [node],
        "low",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["rows", 64])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["rows", 32])],
        [numpy_helper.from_array(packed, "w"), numpy_helper.from_array(scales, "s")],
    )
    opsets = [helper.make_opsetid("", 18), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=9)


def labels() -> Any:
    """Texts and functions, which the host runs and which are inlined."""
    body = [helper.make_node("Add", ["a", "a"], ["b"])]
    twice = helper.make_function("own", "Twice", ["a"], ["b"], body, [helper.make_opsetid("", 18)])
    nodes = [
        helper.make_node("Twice", ["x"], ["d"], domain="own"),
        helper.make_node("Twice", ["d"], ["e"], domain="own"),
        helper.make_node("Cast", ["e"], ["i"], to=TensorProto.INT64),
        helper.make_node(
            "LabelEncoder",
            ["i"],
            ["y"],
            domain="ai.onnx.ml",
            keys_int64s=[0, 4, 8],
            values_floats=[1.0, 2.0, 3.0],
            default_float=-1.0,
        ),
    ]
    graph = helper.make_graph(
        nodes,
        "labels",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, [4])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, [4])],
    )
    domains = [("", 18), ("own", 1), ("ai.onnx.ml", 4)]
    opsets = [helper.make_opsetid(*each) for each in domains]
    return helper.make_model(graph, opset_imports=opsets, functions=[twice], ir_version=9)


def models() -> dict[str, bytes]:
    """Serialised models by name."""
    made = {name: _parsed(text) for name, text in TEXTS.items()}
    made |= {"mlp": mlp(), "low-bit": low_bit(), "labels": labels()}
    return {name: model.SerializeToString() for name, model in made.items()}


def external() -> dict[str, bytes]:
    """A model and the file that its larger weights are in."""
    model, data = mlp(), b""
    for tensor in model.graph.initializer:
        raw, start = tensor.raw_data, len(data)
        fields = {"location": "weights.bin", "offset": str(start), "length": str(len(raw))}
        for key, value in fields.items():
            tensor.external_data.add(key=key, value=value)
        tensor.ClearField("raw_data")
        tensor.data_location = TensorProto.EXTERNAL
        data += raw + bytes(-len(raw) % 64)
    return {"model.onnx": model.SerializeToString(), "weights.bin": data}


def operators() -> list[bytes]:
    """The small models of the operator tests of the onnx package."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from onnx.backend.test.case.node import collect_testcases

        cases = collect_testcases(None)
    found = [case.model.SerializeToString() for case in cases if case.model is not None]
    return [data for data in found if len(data) < 20_000]
