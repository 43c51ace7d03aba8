"""Models of a few hundred bytes that ask for gigabytes, or for work without end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from onnx import TensorProto, helper, numpy_helper

FLOAT, INT64, BOOL = TensorProto.FLOAT, TensorProto.INT64, TensorProto.BOOL
MANY = 1 << 29


def info(name: str, kind: int = FLOAT, shape: Sequence[int] | None = None) -> Any:
    return helper.make_tensor_value_info(name, kind, shape)


def const(name: str, value: Any, dtype: type = np.int64) -> Any:
    made = numpy_helper.from_array(np.asarray(value, dtype))
    return helper.make_node("Constant", [], [name], value=made)


def model(
    nodes: Sequence[Any],
    shape: Sequence[int] = (4,),
    kind: int = FLOAT,
    opset: int = 18,
    functions: Sequence[Any] = (),
    weights: Sequence[Any] = (),
) -> Any:
    graph = helper.make_graph(
        list(nodes), "g", [info("x", kind, shape)], [info("y")], list(weights)
    )
    imports = [helper.make_opsetid("", opset), helper.make_opsetid("own", 1)]
    return helper.make_model(graph, opset_imports=imports, functions=list(functions), ir_version=9)


def node(op: str, inputs: Sequence[str], *outputs: str, **attrs: Any) -> Any:
    return helper.make_node(op, list(inputs), list(outputs or ["y"]), **attrs)


def decides(*nodes: Any) -> Any:
    """A shape that follows from a large value: `big` has to be computed to trace the rest."""
    return model(
        [
            const("n", [MANY]),
            *nodes,
            node("ReduceMax", ["big"], "most", keepdims=1),
            const("all", [-1]),
            node("Min", ["most", "all"], "shape"),
            node("Reshape", ["x", "shape"]),
        ]
    )


def laughing_functions(depth: int = 30) -> Any:
    """Each function calls the next one twice."""
    opsets = [helper.make_opsetid("", 18), helper.make_opsetid("own", 1)]
    made = []
    for n in range(depth):
        body = [
            node(f"f{n + 1}", ["a"], "t", domain="own"),
            node(f"f{n + 1}", ["t"], "b", domain="own"),
        ]
        if n == depth - 1:
            body = [node("Add", ["a", "a"], "b")]
        made.append(helper.make_function("own", f"f{n}", ["a"], ["b"], body, opsets))
    return model([node("f0", ["x"], "y", domain="own")], functions=made)


def loop(trips: int, body: Sequence[Any], scans: int = 0) -> Any:
    """`body` makes `after` of `before`, and `row` for each scan."""
    nodes = [*body, node("Identity", ["go"], "going")]
    inputs = [info("i", INT64, []), info("go", BOOL, []), info("before", FLOAT, None)]
    outputs = [info("going", BOOL, []), info("after")] + [info("row")] * scans
    graph = helper.make_graph(nodes, "body", inputs, outputs)
    made = ["y"] if not scans else ["last", "y"]
    return model([const("n", trips), node("Loop", ["n", "", "x"], *made, body=graph)])


def nested_loops(depth: int = 4) -> Any:
    def body(level: int) -> Any:
        inner = [node("Add", [f"s{level}"] * 2, f"o{level}")]
        if level:
            inner = [
                const(f"n{level}", 64),
                node("Loop", [f"n{level}", "", f"s{level}"], f"o{level}", body=body(level - 1)),
            ]
        inner.append(node("Identity", [f"c{level}"], f"k{level}"))
        inputs = [info(f"i{level}", INT64, []), info(f"c{level}", BOOL, []), info(f"s{level}")]
        outputs = [info(f"k{level}", BOOL, []), info(f"o{level}")]
        return helper.make_graph(inner, f"b{level}", inputs, outputs)

    return model([const("n", 64), node("Loop", ["n", "", "x"], "y", body=body(depth))])


def endless(condition: Sequence[Any]) -> Any:
    """A loop without a number of trips, whose condition stays true."""
    nodes = [node("Add", ["before", "before"], "after"), *condition]
    inputs = [info("i", INT64, []), info("go", BOOL, []), info("before")]
    graph = helper.make_graph(nodes, "body", inputs, [info("going", BOOL, []), info("after")])
    return model([const("true", True, np.bool_), node("Loop", ["", "true", "x"], "y", body=graph)])


ADD = [node("Add", ["before", "before"], "after")]
ROWS = [node("Identity", ["before"], "after"), node("Identity", ["before"], "row")]
WEIGHT = numpy_helper.from_array(np.ones((1, 1, 3, 3), np.float32), "w")
RANGE = [const("zero", 0), const("one", 1), const("end", MANY)]
BOMBS: dict[str, Callable[[], Any]] = {
    "range": lambda: decides(*RANGE, node("Range", ["zero", "end", "one"], "big")),
    "tile": lambda: decides(const("two", [1, 2]), node("Tile", ["two", "n"], "big")),
    "filled": lambda: decides(
        node("ConstantOfShape", ["n"], "big", value=numpy_helper.from_array(np.ones(1, np.int64)))
    ),
    "cumsum": lambda: decides(
        node("ConstantOfShape", ["n"], "f", value=numpy_helper.from_array(np.ones(1, np.int64))),
        const("axis", 0),
        node("CumSum", ["f", "axis"], "big"),
    ),
    "functions": laughing_functions,
    "nested_loops": nested_loops,
    "loop": lambda: loop(1 << 62, ADD),
    "loop_of_rows": lambda: loop(10**8, ROWS, scans=1),
    "endless_loop": lambda: endless([node("Identity", ["go"], "going")]),
    "dft": lambda: model(
        [const("n", 1 << 31), node("DFT", ["x", "n"], axis=1)], (1, 8, 1), opset=17
    ),
    "conv_transpose": lambda: model(
        [node("ConvTranspose", ["x", "w"], strides=[1 << 13] * 2)], (1, 1, 5, 5), weights=[WEIGHT]
    ),
    "resize": lambda: model(
        [
            const("s", [1, 1, 1 << 15, 1 << 15]),
            node("Resize", ["x", "", "", "s"], mode="cubic", antialias=1),
        ],
        (1, 1, 8, 8),
    ),
    "pad_reflect": lambda: model(
        [const("p", [0, 1 << 33, 0, 0]), node("Pad", ["x", "p"], mode="reflect")], (4, 4)
    ),
    "crop": lambda: model([const("s", [1 << 36]), node("CenterCropPad", ["x", "s"], axes=[0])]),
    "columns": lambda: model(
        [const("s", [1 << 18] * 2), const("b", [1, 1]), node("Col2Im", ["x", "s", "b"])], (1, 1, 4)
    ),
    "mel": lambda: model(
        [
            const("a", 1 << 20),
            const("b", 1 << 21),
            const("r", 16000),
            const("low", 0.0, np.float32),
            const("high", 8000.0, np.float32),
            node("MelWeightMatrix", ["a", "b", "r", "low", "high"], "m"),
            node("ReduceSum", ["m"], "s", keepdims=0),
            node("Add", ["x", "s"]),
        ]
    ),
    "unpool": lambda: model(
        [
            const("i", [[[[1 << 40]]]]),
            const("s", [1, 1, 1 << 20, 1 << 20]),
            node("MaxUnpool", ["x", "i", "s"], kernel_shape=[2, 2]),
        ],
        (1, 1, 1, 1),
    ),
    "counts": lambda: model(
        [
            node(
                "TfIdfVectorizer",
                ["x"],
                max_gram_length=1,
                max_skip_count=0,
                min_gram_length=1,
                mode="TF",
                ngram_counts=[0],
                ngram_indexes=[1 << 33],
                pool_int64s=[1],
            )
        ],
        kind=INT64,
    ),
    "one_hot": lambda: model(
        [const("d", 1 << 40), const("v", [0, 1], np.float32), node("OneHot", ["x", "d", "v"])],
        kind=INT64,
    ),
    "split": lambda: model([node("Split", ["x"], num_outputs=1 << 40)]),
}
