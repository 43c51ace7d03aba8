"""An ONNX model in, the fusable chains of its nodes out, before anything is compiled."""

from __future__ import annotations

from typing import Any

from kitsune.errors import UnsupportedError

# What a chain may be made of, and how the pattern spells it.
SPELLING = {"BatchNormalization": "BN", "Relu": "ReLU", "Gelu": "GELU", "LeakyRelu": "LeakyReLU"}
ACTIVATIONS = (
    "Relu", "Gelu", "LeakyRelu", "Sigmoid", "Tanh", "Elu", "Selu", "Softplus", "HardSwish", "Mish",
    "Clip",
)  # fmt: skip
# Each starting op with what may follow it, in order; every part may be left out.
FOLLOWERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "Conv": (("BatchNormalization",), ("Add",), ACTIVATIONS),
    "ConvTranspose": (("BatchNormalization",), ACTIVATIONS),
    "MatMul": (("Add",), ("BatchNormalization",), ACTIVATIONS),
    "Gemm": (("BatchNormalization",), ACTIVATIONS),
    "LayerNormalization": (ACTIVATIONS,),
    "BatchNormalization": (ACTIVATIONS,),
    "Add": (ACTIVATIONS,),
    "Sub": (ACTIVATIONS,),
    "Mul": (ACTIVATIONS,),
    "Div": (ACTIVATIONS,),
}


def find_fusable_patterns(model: Any) -> list[tuple[str, int]]:
    """`("Conv-BN-ReLU", 3)`: the chain that starts at node 3, the longest that is legal.

    A chain ends where a result has another reader, or is one of the model's own: it must be stored
    anyway. A batch norm joins when its statistics are constants, so that they fold into weights.
    """
    try:
        nodes = list(model.graph.node)
        finals = {o.name for o in model.graph.output}
        constants = {i.name for i in model.graph.initializer}
    except AttributeError:
        raise UnsupportedError(
            f"a {type(model).__name__} is not an ONNX model", hint="pass an onnx.ModelProto"
        ) from None
    constants |= {n.output[0] for n in nodes if n.op_type == "Constant"}
    readers: dict[str, list[int]] = {}
    for number, node in enumerate(nodes):
        for name in node.input:
            readers.setdefault(name, []).append(number)
    found, taken = [], set[int]()
    for start, node in enumerate(nodes):
        if start in taken or node.op_type not in FOLLOWERS:
            continue
        chain = _chain(nodes, start, readers, finals, constants)
        if len(chain) > 1:
            taken |= set(chain)
            ops = [nodes[n].op_type for n in chain]
            found.append(("-".join(SPELLING.get(op, op) for op in ops), start))
    return found


def _chain(
    nodes: list[Any],
    start: int,
    readers: dict[str, list[int]],
    finals: set[str],
    constants: set[str],
) -> list[int]:
    chain = [start]
    for allowed in FOLLOWERS[nodes[start].op_type]:
        result = nodes[chain[-1]].output[0]
        reading = readers.get(result, [])
        if result in finals or len(reading) != 1:
            break
        follower = nodes[reading[0]]
        if follower.op_type not in allowed:
            continue
        if follower.op_type == "BatchNormalization" and not constants.issuperset(
            follower.input[1:]
        ):
            break
        chain.append(reading[0])
    return chain
