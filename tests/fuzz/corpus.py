"""Seeds in, files that are almost models out: cut, with other bytes, or with other fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import numpy as np
from onnx import ModelProto, TensorProto, numpy_helper

from tests.frontends.onnx_models import mlp, parsed

HEAD = '<ir_version: 8, opset_import: ["" : 17]>\n'
IMAGE = (
    HEAD
    + """
f (float[n, 3, 9, 9] x) => (float[n, 5] y) {
    a = Conv <kernel_shape = [3, 3], pads = [1, 1, 1, 1], strides = [2, 2]> (x, w0)
    b = Relu (a)
    c = MaxPool <kernel_shape = [2, 2], strides = [1, 1]> (b)
    d = GlobalAveragePool (c)
    e = Flatten (d)
    y = MatMul (e, w1)
}
"""
)
TEXT = (
    HEAD
    + """
f (int64[batch, sequence] ids) => (float[batch, sequence, 8] y) {
    a = Gather <axis = 0> (w0, ids)
    shape = Shape (a)
    heads = Constant <value = int64[4] {0, 0, 2, 4}> ()
    b = Reshape (a, heads)
    c = Transpose <perm = [0, 2, 1, 3]> (b)
    d = Transpose <perm = [0, 2, 3, 1]> (b)
    scores = MatMul (c, d)
    weights = Softmax <axis = -1> (scores)
    e = MatMul (weights, c)
    g = Transpose <perm = [0, 2, 1, 3]> (e)
    h = Reshape (g, shape)
    y = LayerNormalization <axis = -1> (h, w1)
}
"""
)
CONTROL = (
    HEAD
    + """
f (float[2, 3] x, bool flag, int64 turns) => (float[2, 3] y, float[2, 3] z, int64[2, m] places) {
    y = If (flag) <then_branch = one () => (float[2, 3] p) { p = Relu (x) },
                   else_branch = two () => (float[2, 3] p) { p = Neg (x) }>
    z = Loop (turns, flag, x) <body = turn (int64 i, bool go, float[2, 3] before)
            => (bool going, float[2, 3] after) {
        going = Identity (go)
        after = Add (before, x)
    }>
    places = NonZero (y)
}
"""
)
BYTES = (
    HEAD
    + """
f (float[2, 8] x) => (float[2, 4] y, int32[2, 4] z, float[2, 3] t, int64[2, 3] k) {
    scale = Constant <value = float {0.1}> ()
    zero = Constant <value = uint8 {128}> ()
    q = QuantizeLinear (x, scale, zero)
    d = DequantizeLinear (q, scale, zero)
    y = MatMul (d, w0)
    z = MatMulInteger (q, w1)
    three = Constant <value = int64[1] {3}> ()
    t, k = TopK <axis = 1> (x, three)
}
"""
)
WEIGHTS: dict[str, dict[str, tuple[int, ...]]] = {
    IMAGE: {"w0": (4, 3, 3, 3), "w1": (4, 5)},
    TEXT: {"w0": (20, 8), "w1": (8,)},
    CONTROL: {},
    BYTES: {"w0": (8, 4), "w1": (8, 4)},
}
NUMBERS = (-(1 << 63), -(1 << 31), -2, -1, 0, 1, 2, 7, 77, 1 << 20, 1 << 31, 1 << 40, (1 << 63) - 1)
TEXTS = ("", "x", "y", "Relu", "Concat", "Loop", "../secrets/weights.bin", "/etc/passwd", "\0", "é")


def models() -> list[Any]:
    """What the files are made of: models of every kind, one with a weight in another file."""
    made = [mlp(), external()]
    rng = np.random.default_rng(0)
    for text, weights in WEIGHTS.items():
        proto = parsed(text)
        for name, shape in weights.items():
            value = rng.standard_normal(shape).astype(np.float32)
            if text is BYTES and name == "w1":
                value = value.astype(np.int8)
            proto.graph.initializer.append(numpy_helper.from_array(value, name))
        made.append(proto)
    return made


def external() -> Any:
    """Its first weight is 128 bytes of weights.bin."""
    proto = mlp()
    weight = proto.graph.initializer[0]
    weight.ClearField("raw_data")
    weight.data_location = TensorProto.EXTERNAL
    for key, value in (("location", "weights.bin"), ("offset", "0"), ("length", "128")):
        weight.external_data.add(key=key, value=value)
    return proto


def mutated(proto: Any, seed: int) -> bytes:
    rng = np.random.default_rng(seed)
    content: bytes = proto.SerializeToString()
    if seed % 5 == 0:
        return content[: rng.integers(len(content))]
    if seed % 5 == 1:
        return with_other_bytes(content, rng)
    changed = ModelProto.FromString(content)
    for _ in range(rng.choice([1, 1, 2, 5])):
        places = list(_places(changed))
        with suppress(ValueError):  # a number that the field cannot have
            places[rng.integers(len(places))](rng)
    made: bytes = changed.SerializeToString()
    return made


def with_other_bytes(content: bytes, rng: np.random.Generator) -> bytes:
    changed = bytearray(content)
    for at in rng.integers(len(content), size=rng.choice([1, 2, 5, 20])):
        changed[at] = rng.integers(256)
    return bytes(changed)


def _places(message: Any) -> Iterator[Callable[[np.random.Generator], None]]:
    """A change for each field of a message and of those within."""
    for field, value in message.ListFields():
        is_list = not hasattr(value, "ListFields") and not isinstance(
            value, (int, float, str, bytes)
        )
        if is_list:
            yield lambda rng, values=value: _changed_list(values, rng)
        for each in value if is_list else [value]:
            if hasattr(each, "ListFields"):
                yield from _places(each)
        if not is_list and not hasattr(value, "ListFields"):
            yield lambda rng, name=field.name, old=value: setattr(message, name, _other(old, rng))


def _changed_list(values: Any, rng: np.random.Generator) -> None:
    """One element less, one twice, two exchanged, or another value."""
    at, other = rng.integers(len(values), size=2)
    how = rng.integers(4)
    if how == 0:
        del values[at]
    elif how == 1 and len(values) < 50:
        values.append(values[at])
    elif hasattr(values[at], "ListFields"):
        kept = type(values[at])()
        kept.CopyFrom(values[at])
        values[at].CopyFrom(values[other])
        values[other].CopyFrom(kept)
    else:
        values[at] = _other(values[at], rng)


def _other(old: Any, rng: np.random.Generator) -> Any:
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return NUMBERS[rng.integers(len(NUMBERS))]
    if isinstance(old, float):
        return float(rng.choice([0.0, -1.0, np.nan, np.inf, 3e38, 1e-38]))
    if isinstance(old, bytes):
        return with_other_bytes(old, rng) if old and rng.integers(2) else old[: len(old) // 2]
    return TEXTS[rng.integers(len(TEXTS))]


# --- attacks -------------------------------------------------------------------------------------


def attacks() -> dict[str, Any]:
    """Models made to harm, each of which has to be refused. Beside them are `soft.bin`, `hard.bin`
    and the folder `deep`, links into ../secrets."""
    made: dict[str, Any] = {}
    locations = (
        "../secrets/weights.bin",
        "deep/../../secrets/weights.bin",
        "/etc/passwd",
        "",
        ".",
        "..",
        "soft.bin",
        "hard.bin",
        "deep/weights.bin",
        "..\\secrets\\weights.bin",
        "C:\\weights.bin",
        "file:///etc/passwd",
        "weights.bin\0.txt",
        "~/weights.bin",
        "/dev/zero",
        "absent.bin",
    )
    for number, location in enumerate(locations):
        made[f"location{number}"] = _external(location=location)
    made["outside"] = _external(offset="64")
    made["negative"] = _external(offset="-64")
    made["too_long"] = _external(length=str(1 << 62))
    made["injected"] = _external(length="128", __class__="os", tensor="x", offset="1 << 3")
    made |= {name: _broken(change) for name, change in BROKEN.items()}
    made |= {f"huge_{op}": _huge(op) for op in HUGE}
    return made


def _external(**entries: str) -> Any:
    proto = external()
    said = {entry.key: entry for entry in proto.graph.initializer[0].external_data}
    for key, value in entries.items():
        if key in said:
            said[key].value = value
        else:
            proto.graph.initializer[0].external_data.add(key=key, value=value)
    return proto


def _cyclic(proto: Any) -> None:
    proto.graph.node[0].input[0] = "h2"


def _its_own_input(proto: Any) -> None:
    proto.graph.node[0].input[0] = "h0"


def _huge_weight(proto: Any) -> None:
    proto.graph.initializer[0].dims[:] = [1 << 40, 1 << 40]


def _overflowing_weight(proto: Any) -> None:
    proto.graph.initializer[0].dims[:] = [1 << 32, 1 << 32]


def _short_weight(proto: Any) -> None:
    proto.graph.initializer[0].raw_data = proto.graph.initializer[0].raw_data[:-4]


def _odd_type(proto: Any) -> None:
    proto.graph.initializer[0].data_type = 77


def _text_weight(proto: Any) -> None:
    proto.graph.initializer[0].data_type = TensorProto.STRING


def _missing_weight(proto: Any) -> None:
    del proto.graph.initializer[0]


BROKEN: dict[str, Callable[[Any], None]] = {
    "cyclic": _cyclic,
    "its_own_input": _its_own_input,
    "huge_weight": _huge_weight,
    "overflowing_weight": _overflowing_weight,
    "short_weight": _short_weight,
    "odd_type": _odd_type,
    "text_weight": _text_weight,
    "missing_weight": _missing_weight,
}


def _broken(change: Callable[[Any], None]) -> Any:
    proto = mlp()
    change(proto)
    return proto


# Few bytes that ask for many.
HUGE = {
    "ConstantOfShape": "y = ConstantOfShape (many)",
    "Expand": "z = Expand (x, many) y = Exp (z)",
    "Tile": "y = Tile (x, many)",
    "Range": "y = Range (zero, last, one)",
    "Pad": "z = Pad (x, ends) y = Neg (z)",
    "OneHot": "y = OneHot (places, last, values)",
    "EyeLike": "z = ConstantOfShape (many) y = EyeLike (z)",
}


def _huge(op: str) -> Any:
    return parsed(f"""{HEAD}
        f (float[2, 2] x) => (y) {{
            many = Constant <value = int64[2] {{1099511627776, 1048576}}> ()
            ends = Constant <value = int64[4] {{0, 1099511627776, 0, 1048576}}> ()
            zero = Constant <value = int64 {{0}}> ()
            one = Constant <value = int64 {{1}}> ()
            last = Constant <value = int64 {{4611686018427387904}}> ()
            places = Constant <value = int64[2] {{0, 1}}> ()
            values = Constant <value = float[2] {{0.0, 1.0}}> ()
            {HUGE[op]}
        }}
    """)
