"""Random tensor programs against NumPy: broadcasting, views and sharing, read in any order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import kitsune as kt


@dataclass
class Value:
    """A tensor and what NumPy says it is."""

    tensor: kt.Tensor
    array: np.ndarray


SHAPES = [(), (1,), (3,), (2, 3), (2, 1), (1, 3), (2, 2, 3)]

UNARY = {
    "neg": lambda a: -a,
    "abs": np.abs,
    "relu": lambda a: np.maximum(a, 0),
    "tanh": np.tanh,
    "sin": np.sin,
    "sigmoid": lambda a: 1 / (1 + np.exp(-a)),
}
BINARY = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "maximum": np.maximum,
    "minimum": np.minimum,
}
REDUCING = {"sum": np.sum, "mean": np.mean, "amax": np.max, "amin": np.min}


@st.composite
def programs(draw: st.DrawFn) -> list[Value]:
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    values = []
    for shape in draw(st.lists(st.sampled_from(SHAPES), min_size=1, max_size=3)):
        array = rng.uniform(-2, 2, shape).astype(np.float32)
        values.append(Value(kt.tensor(array), array.astype(np.float64)))
    leaves = list(values)
    for _ in range(draw(st.integers(1, 8))):
        values.append(draw(steps(values, leaves)))
        if draw(st.integers(0, 9)) == 0:
            values[-1].tensor.numpy()  # read in the middle
    return values


@st.composite
def steps(draw: st.DrawFn, values: list[Value], leaves: list[Value]) -> Value:
    x = draw(st.sampled_from(values))
    kind = draw(st.sampled_from(["unary", "binary", "reduce", "view", "number", "where", "join"]))
    if kind == "unary":
        name = draw(st.sampled_from(sorted(UNARY)))
        return Value(getattr(x.tensor, name)(), UNARY[name](x.array))
    if kind == "reduce" and x.array.ndim:
        name = draw(st.sampled_from(sorted(REDUCING)))
        dim, keep = draw(st.integers(-x.array.ndim, x.array.ndim - 1)), draw(st.booleans())
        made = getattr(x.tensor, name)(dim, keepdim=keep)
        return Value(made, REDUCING[name](x.array, axis=dim, keepdims=keep))
    if kind == "view" and x.array.ndim:
        return draw(views(x))
    if kind == "number":
        n = draw(st.sampled_from([2, -1, 0.5, 3.0]))
        return Value(n - x.tensor * n, n - x.array * n)
    y = draw(st.sampled_from([v for v in values if _broadcasts(v, x)]))
    if kind == "where":  # by a leaf: near zero, a computed value may have another sign in f32
        c = draw(st.sampled_from([v for v in leaves if _broadcasts(v, x, y)] or [_TRUE]))
        made = kt.where(c.tensor > 0, x.tensor, y.tensor)
        return Value(made, np.where(c.array > 0, x.array, y.array))
    if kind == "join":
        pair = np.broadcast_arrays(x.array, y.array)
        joined = kt.stack([t.tensor.expand(pair[0].shape) for t in (x, y)])
        return Value(joined.amax(0), np.stack(pair).max(0))
    name = draw(st.sampled_from(sorted(BINARY)))
    return Value(getattr(x.tensor, name)(y.tensor), BINARY[name](x.array, y.array))


@st.composite
def views(draw: st.DrawFn, x: Value) -> Value:
    n = x.array.ndim
    kind = draw(st.sampled_from(["flip", "permute", "flatten", "slice", "unsqueeze", "roll"]))
    dim = draw(st.integers(0, n - 1))
    if kind == "flip":
        return Value(x.tensor.flip(dim), np.flip(x.array, dim))
    if kind == "permute":
        order = draw(st.permutations(range(n)))
        return Value(x.tensor.permute(order), x.array.transpose(order))
    if kind == "flatten":
        return Value(x.tensor.reshape(-1), x.array.reshape(-1))
    if kind == "slice":
        index: Any = (slice(None),) * dim + (slice(None, None, draw(st.sampled_from([2, -1, -2]))),)
        return Value(x.tensor[index], x.array[index])
    if kind == "roll":
        return Value(x.tensor.roll(1, dim), np.roll(x.array, 1, dim))
    return Value(x.tensor.unsqueeze(dim), np.expand_dims(x.array, dim))


def _broadcasts(*values: Value) -> bool:
    try:
        return len(np.broadcast_shapes(*(v.array.shape for v in values))) <= 4
    except ValueError:
        return False


_TRUE = Value(kt.tensor(1.0), np.ones(()))


@given(values=programs(), together=st.booleans())
def test_a_random_program_is_numpys(values: list[Value], together: bool) -> None:
    if together:
        kt.realize(*(v.tensor for v in values))
    for value in reversed(values):
        assert value.tensor.shape == value.array.shape
        scale = np.abs(value.array).max(initial=1.0)
        np.testing.assert_allclose(value.tensor.numpy(), value.array, rtol=1e-4, atol=1e-4 * scale)
