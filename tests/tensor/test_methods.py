"""Every method against NumPy, on small tensors; the op table's own tests are about precision."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import ShapeError
from kitsune.ir.ops import OPS
from kitsune.tensor.functions import METHODS

A = np.array([[-2.5, -0.5, 0.25], [0.75, 1.5, 3.0]], np.float32)
B = np.array([[2.0, -1.5, 0.5], [4.0, 0.25, -3.0]], np.float32)
P = np.abs(A) + np.float32(0.5)
U = A / 4
M = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
I = np.array([[7, -3, 2], [5, 0, -8]], np.int32)  # noqa: E741
J = np.array([[2, 2, 3], [-3, 4, 3]], np.int32)
T = np.array([[True, False, True], [False, False, True]])
F = np.array([[True, True, False], [False, True, False]])

erf = np.vectorize(math.erf)


def sigmoid(x: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-x))


def softmax(x: np.ndarray, axis: int) -> np.ndarray:
    e = np.exp(x - x.max(axis, keepdims=True))
    return e / e.sum(axis, keepdims=True)


Case = tuple[str, tuple[Any, ...], dict[str, Any], Callable[..., Any]]

ELEMENTWISE: list[Case] = [
    ("neg", (A,), {}, np.negative),
    ("abs", (A,), {}, np.abs),
    ("reciprocal", (A,), {}, lambda a: 1 / a),
    ("square", (A,), {}, np.square),
    ("sqrt", (P,), {}, np.sqrt),
    ("rsqrt", (P,), {}, lambda a: 1 / np.sqrt(a)),
    ("sign", (A,), {}, np.sign),
    ("floor", (A,), {}, np.floor),
    ("ceil", (A,), {}, np.ceil),
    ("round", (A,), {}, np.round),
    ("trunc", (A,), {}, np.trunc),
    ("add", (A, B), {}, np.add),
    ("add", (A, B), {"alpha": 2}, lambda a, b: a + 2 * b),
    ("sub", (A, B), {}, np.subtract),
    ("sub", (A, B), {"alpha": 2}, lambda a, b: a - 2 * b),
    ("mul", (A, B), {}, np.multiply),
    ("div", (A, B), {}, np.divide),
    ("div", (A, B), {"rounding_mode": "floor"}, np.floor_divide),
    ("div", (I, J), {"rounding_mode": "trunc"}, lambda a, b: np.trunc(a / b).astype(np.int32)),
    ("div", (I, J), {}, lambda a, b: (a / b).astype(np.float32)),
    ("floor_divide", (I, J), {}, np.floor_divide),
    ("remainder", (I, J), {}, np.mod),
    ("remainder", (A, B), {}, np.mod),
    ("fmod", (I, J), {}, np.fmod),
    ("pow", (P, B), {}, np.power),
    ("pow", (A, 2), {}, lambda a, n: a**n),
    ("atan2", (A, B), {}, np.arctan2),
    ("maximum", (A, B), {}, np.maximum),
    ("minimum", (A, B), {}, np.minimum),
    ("clamp", (A,), {"min": -1.0, "max": 1.0}, lambda a: np.clip(a, -1, 1)),
    ("clamp", (A,), {"max": 1.0}, lambda a: np.minimum(a, 1)),
    ("clamp", (A, B), {"max": 1.0}, lambda a, b: np.minimum(np.maximum(a, b), 1)),
    ("clip", (A,), {"min": 0}, lambda a: np.maximum(a, 0)),
    ("exp", (A,), {}, np.exp),
    ("expm1", (A,), {}, np.expm1),
    ("log", (P,), {}, np.log),
    ("log1p", (P,), {}, np.log1p),
    ("sin", (A,), {}, np.sin),
    ("cos", (A,), {}, np.cos),
    ("tan", (A,), {}, np.tan),
    ("asin", (U,), {}, np.arcsin),
    ("acos", (U,), {}, np.arccos),
    ("atan", (A,), {}, np.arctan),
    ("sinh", (A,), {}, np.sinh),
    ("cosh", (A,), {}, np.cosh),
    ("tanh", (A,), {}, np.tanh),
    ("asinh", (A,), {}, np.arcsinh),
    ("acosh", (P + 1,), {}, np.arccosh),
    ("atanh", (U,), {}, np.arctanh),
    ("erf", (A,), {}, erf),
    ("lt", (A, B), {}, np.less),
    ("le", (I, 2), {}, np.less_equal),
    ("gt", (A, 0.25), {}, np.greater),
    ("ge", (A, B), {}, np.greater_equal),
    ("eq", (I, 2), {}, np.equal),
    ("ne", (A, 0.25), {}, np.not_equal),
    ("isnan", (A * np.float32(np.nan),), {}, np.isnan),
    ("isinf", (A * np.float32(np.inf),), {}, np.isinf),
    ("isfinite", (A,), {}, np.isfinite),
    ("logical_not", (I,), {}, np.logical_not),
    ("logical_and", (T, F), {}, np.logical_and),
    ("logical_or", (T, F), {}, np.logical_or),
    ("logical_xor", (T, F), {}, np.logical_xor),
    ("bitwise_not", (I,), {}, np.invert),
    ("bitwise_not", (T,), {}, np.invert),
    ("bitwise_and", (I, J), {}, np.bitwise_and),
    ("bitwise_or", (T, F), {}, np.bitwise_or),
    ("bitwise_xor", (I, J), {}, np.bitwise_xor),
    ("bitwise_left_shift", (np.abs(I), np.abs(J)), {}, np.left_shift),
    ("bitwise_right_shift", (I, np.abs(J)), {}, np.right_shift),
    ("relu", (A,), {}, lambda a: np.maximum(a, 0)),
    ("relu6", (A * 4,), {}, lambda a: np.clip(a, 0, 6)),
    (
        "selu",
        (A,),
        {},
        lambda a: 1.0507009873554805 * np.where(a > 0, a, 1.6732632423543772 * np.expm1(a)),
    ),
    ("silu", (A,), {}, lambda a: a * sigmoid(a)),
    ("sigmoid", (A,), {}, sigmoid),
    ("logsigmoid", (A,), {}, lambda a: np.log(sigmoid(a))),
    ("softsign", (A,), {}, lambda a: a / (1 + np.abs(a))),
    ("hardswish", (A * 2,), {}, lambda a: a * np.clip(a + 3, 0, 6) / 6),
    ("hardsigmoid", (A * 2,), {}, lambda a: np.clip(a + 3, 0, 6) / 6),
    ("mish", (A,), {}, lambda a: a * np.tanh(np.log1p(np.exp(a)))),
    ("leaky_relu", (A,), {"negative_slope": 0.2}, lambda a: np.where(a > 0, a, 0.2 * a)),
    ("elu", (A,), {"alpha": 0.5}, lambda a: np.where(a > 0, a, 0.5 * np.expm1(a))),
    ("celu", (A,), {"alpha": 0.5}, lambda a: np.where(a > 0, a, 0.5 * np.expm1(a / 0.5))),
    ("gelu", (A,), {}, lambda a: a * 0.5 * (1 + erf(a / math.sqrt(2)))),
    (
        "gelu",
        (A,),
        {"approximate": "tanh"},
        lambda a: a / 2 * (1 + np.tanh(math.sqrt(2 / math.pi) * (a + 0.044715 * a**3))),
    ),
    ("softplus", (A,), {}, lambda a: np.log1p(np.exp(a))),
    ("softplus", (A,), {"beta": 2.0}, lambda a: np.log1p(np.exp(2 * a)) / 2),
    ("hardtanh", (A,), {}, lambda a: np.clip(a, -1, 1)),
    ("masked_fill", (A, T, -1.0), {}, lambda a, t, v: np.where(t, v, a)),
]

REDUCTIONS: list[Case] = [
    ("sum", (M,), {}, np.sum),
    ("sum", (M,), {"dim": -1}, lambda m: m.sum(-1)),
    ("sum", (M,), {"dim": (0, 2), "keepdim": True}, lambda m: m.sum((0, 2), keepdims=True)),
    ("sum", (T,), {}, lambda t: t.sum(dtype=np.int64)),
    ("sum", (I.astype(np.int8),), {"dim": 0}, lambda i: i.sum(0, dtype=np.int64)),
    ("sum", (A,), {"dtype": "f64"}, lambda a: a.sum(dtype=np.float64)),
    ("prod", (P,), {"dim": 1}, lambda p: p.prod(1)),
    ("prod", (I,), {}, lambda i: i.prod(dtype=np.int64)),
    ("mean", (M,), {"dim": 1}, lambda m: m.mean(1)),
    ("mean", (I,), {}, lambda i: i.mean(dtype=np.float32)),
    ("var", (M,), {"dim": 2}, lambda m: m.var(2, ddof=1)),
    ("var", (A,), {"correction": 0}, np.var),
    ("std", (A,), {"dim": 0, "keepdim": True}, lambda a: a.std(0, ddof=1, keepdims=True)),
    ("logsumexp", (A,), {"dim": 1}, lambda a: np.log(np.exp(a).sum(1))),
    ("max", (A,), {}, np.max),
    ("max", (I,), {"dim": 1}, lambda i: i.max(1)),
    ("min", (A,), {"dim": 0}, lambda a: a.min(0)),
    ("amax", (M,), {"dim": (1, 2)}, lambda m: m.max((1, 2))),
    ("amin", (M,), {"dim": 1, "keepdim": True}, lambda m: m.min(1, keepdims=True)),
    ("any", (T,), {"dim": 0}, lambda t: t.any(0)),
    ("all", (T,), {}, np.all),
    ("argmax", (B,), {}, np.argmax),
    ("argmax", (B,), {"dim": 1}, lambda b: b.argmax(1)),
    ("argmin", (B,), {"dim": 0, "keepdim": True}, lambda b: b.argmin(0, keepdims=True)),
    ("count_nonzero", (I,), {"dim": 1}, lambda i: np.count_nonzero(i, 1)),
    ("norm", (A,), {}, lambda a: np.linalg.norm(a.ravel())),
    ("norm", (A,), {"p": 1, "dim": 1}, lambda a: np.abs(a).sum(1)),
    ("norm", (A,), {"p": math.inf}, lambda a: np.abs(a).max()),
    ("cumsum", (M,), {"dim": 1}, lambda m: m.cumsum(1)),
    ("cumsum", (T,), {"dim": -1}, lambda t: t.cumsum(-1, dtype=np.int64)),
    ("softmax", (A,), {"dim": -1}, lambda a: softmax(a, -1)),
    ("softmax", (M,), {"dim": 0}, lambda m: softmax(m, 0)),
    ("log_softmax", (A,), {"dim": 1}, lambda a: np.log(softmax(a, 1))),
]

MOVEMENT: list[Case] = [
    ("reshape", (M, 4, -1), {}, lambda m, *_: m.reshape(4, 6)),
    ("reshape", (M, (6, 4)), {}, lambda m, _: m.reshape(6, 4)),
    ("flatten", (M,), {}, np.ravel),
    ("flatten", (M,), {"start_dim": 1}, lambda m: m.reshape(2, 12)),
    ("unflatten", (M, 2, (2, -1)), {}, lambda m, *_: m.reshape(2, 3, 2, 2)),
    ("squeeze", (M[:, :1],), {"dim": 1}, lambda m: m[:, 0]),
    ("squeeze", (M[:1, :, :1],), {}, np.squeeze),
    ("squeeze", (M,), {"dim": 1}, lambda m: m),
    ("unsqueeze", (A, -1), {}, lambda a, _: a[..., None]),
    ("unsqueeze", (A, 1), {}, lambda a, _: a[:, None]),
    ("permute", (M, 2, 0, 1), {}, lambda m, *o: m.transpose(o)),
    ("permute", (M, (-1, 1, 0)), {}, lambda m, o: m.transpose(2, 1, 0)),
    ("transpose", (M, 0, -1), {}, lambda m, *_: m.swapaxes(0, 2)),
    ("swapaxes", (M, 0, 1), {}, lambda m, *_: m.swapaxes(0, 1)),
    ("movedim", (M, 0, 2), {}, lambda m, *_: np.moveaxis(m, 0, 2)),
    ("flip", (M, 0, -1), {}, lambda m, *_: m[::-1, :, ::-1]),
    ("roll", (M, 3, 2), {}, lambda m, *_: np.roll(m, 3, 2)),
    ("roll", (M, 4, 2), {}, lambda m, *_: m),
    ("broadcast_to", (A, 4, 2, 3), {}, lambda a, *s: np.broadcast_to(a, s)),
    ("repeat_interleave", (A, 2, 1), {}, lambda a, *_: a.repeat(2, 1)),
    ("pad", (A, (1, 2)), {}, lambda a, _: np.pad(a, ((0, 0), (1, 2)))),
    (
        "pad",
        (A, (0, 1, 2, 0)),
        {"value": 7.0},
        lambda a, _: np.pad(a, ((2, 0), (0, 1)), constant_values=7),
    ),
    ("pad", (A, (-1, 1)), {}, lambda a, _: np.pad(a[:, 1:], ((0, 0), (0, 1)))),
    ("narrow", (M, 2, 1, 2), {}, lambda m, *_: m[:, :, 1:3]),
    ("select", (M, 1, -1), {}, lambda m, *_: m[:, -1]),
    ("split", (M, 2), {"dim": 1}, lambda m, _: [m[:, :2], m[:, 2:]]),
    ("split", (M, [1, 3]), {"dim": -1}, lambda m, _: [m[..., :1], m[..., 1:]]),
    ("chunk", (M, 2), {"dim": 2}, lambda m, _: [m[..., :2], m[..., 2:]]),
    ("unbind", (A,), {"dim": 1}, lambda a: list(a.T)),
    ("tril", (M,), {"diagonal": 1}, lambda m: np.tril(m, 1)),
    ("triu", (A,), {}, np.triu),
]

INDEXED: list[Case] = [
    (
        "gather",
        (A, 1, np.array([[0, 2], [1, -1]])),
        {},
        lambda a, d, i: np.take_along_axis(a, i, d),
    ),
    (
        "take_along_dim",
        (M, np.array([[[1], [0], [2]]])),
        {"dim": 2},
        lambda m, i: np.take_along_axis(m, np.broadcast_to(i, (2, 3, 1)), 2),
    ),
    ("index_select", (M, 1, np.array([2, 0, 2])), {}, lambda m, d, i: m.take(i, d)),
    (
        "scatter_add",
        (A, 1, np.array([[0, 0, 1], [2, 2, 2]]), B),
        {},
        lambda a, *_: a + np.array([[0.5, 0.5, 0], [0, 0, 1.25]], np.float32),
    ),
    (
        "scatter",
        (A, 0, np.array([[1, 0, 1]]), 9.0),
        {},
        lambda a, *_: np.where(np.array([[False, True, False], [True, False, True]]), 9, a),
    ),
    (
        "index_add",
        (A, 1, np.array([0, 0]), B[:, :2]),
        {},
        lambda a, *_: a + np.stack([B[:, 0] + B[:, 1], 0 * B[:, 0], 0 * B[:, 0]], 1),
    ),
    ("one_hot", (np.array([2, 0]), 3), {}, lambda i, n: np.eye(n, dtype=np.int64)[i]),
]

PRODUCTS: list[Case] = [
    ("matmul", (A, B.T), {}, np.matmul),
    ("matmul", (M, M[0].T), {}, np.matmul),
    ("matmul", (A, B[0]), {}, np.matmul),
    ("matmul", (A[0], B.T), {}, np.matmul),
    ("matmul", (M[0, 0], M.swapaxes(1, 2)), {}, np.matmul),
    ("mm", (A, B.T), {}, np.matmul),
    ("bmm", (M, M.swapaxes(1, 2)), {}, np.matmul),
    ("dot", (A[0], B[0]), {}, np.dot),
    ("outer", (A[0], B[1]), {}, np.outer),
    ("linear", (A, B, A[:, 0]), {}, lambda a, w, b: a @ w.T + b),
    (
        "layer_norm",
        (A, 3),
        {},
        lambda a, _: (a - a.mean(1, keepdims=True)) / np.sqrt(a.var(1, keepdims=True) + 1e-5),
    ),
    (
        "layer_norm",
        (M, (3, 4), M[0], M[1]),
        {"eps": 0.1},
        lambda m, _, w, b: (
            (m - m.mean((1, 2), keepdims=True)) / np.sqrt(m.var((1, 2), keepdims=True) + 0.1) * w
            + b
        ),
    ),
    (
        "rms_norm",
        (A, 3, B[0]),
        {},
        lambda a, _, w: a / np.sqrt((a * a).mean(1, keepdims=True) + 1e-6) * w,
    ),
    (
        "batch_norm",
        (M, M[0, :, 0], M[1, :, 1], M[1, :, 2], M[0, :, 3]),
        {"eps": 0.1},
        lambda m, mean, var, w, b: (
            (m - mean[:, None]) / np.sqrt(var[:, None] + 0.1) * w[:, None] + b[:, None]
        ),
    ),
    ("batch_norm", (A, A[0], P[1]), {}, lambda a, m, v: (a - m) / np.sqrt(v + 1e-5)),
    (
        "scaled_dot_product_attention",
        (M, M, M / 7),
        {"scale": 0.01},
        lambda q, k, v: softmax(q @ k.swapaxes(1, 2) * 0.01, -1) @ v,
    ),
    ("dropout", (A,), {"p": 0.5, "training": False}, lambda a: a),
    ("dropout", (A,), {"p": 1.0}, lambda a: a * 0),
]

N = np.array([[np.nan, 1.0, -np.inf], [2.0, np.inf, np.nan]], np.float32)

COMPOSED: list[Case] = [
    ("multiply", (A, B), {}, np.multiply),
    ("subtract", (A, B), {"alpha": 2}, lambda a, b: a - 2 * b),
    ("divide", (A, B), {}, np.divide),
    ("true_divide", (I, J), {}, lambda a, b: (a / b).astype(np.float32)),
    ("negative", (A,), {}, np.negative),
    ("greater", (A, B), {}, np.greater),
    ("less", (A, B), {}, np.less),
    ("not_equal", (A, 0.25), {}, np.not_equal),
    ("exp2", (A,), {}, np.exp2),
    ("log2", (P,), {}, np.log2),
    ("log10", (P,), {}, np.log10),
    ("erfc", (A,), {}, lambda a: 1 - erf(a)),
    ("frac", (A,), {}, lambda a: a - np.trunc(a)),
    ("logit", (P / 4,), {}, lambda p: np.log(p / (1 - p))),
    ("deg2rad", (A,), {}, np.deg2rad),
    ("rad2deg", (A,), {}, lambda a: a * np.float32(180 / np.pi)),
    ("hypot", (A, B), {}, np.hypot),
    ("logaddexp", (A, B), {}, np.logaddexp),
    ("logaddexp", (N, N), {}, np.logaddexp),
    ("lerp", (A, B, 0.25), {}, lambda a, b, w: a + w * (b - a)),
    ("addcmul", (A, B, P), {"value": 3}, lambda a, b, p: a + 3 * b * p),
    ("addcdiv", (A, B, P), {"value": 3}, lambda a, b, p: a + 3 * b / p),
    ("clamp_min", (A, -0.25), {}, np.maximum),
    ("clamp_max", (A, 0.25), {}, np.minimum),
    ("nan_to_num", (N,), {"posinf": 9.0}, lambda n: np.nan_to_num(n, posinf=9.0)),
    ("isclose", (N, N), {"equal_nan": True}, lambda n, m: np.isclose(n, m, equal_nan=True)),
    ("isclose", (A, A * (1 + T * 1e-3)), {}, np.isclose),
    ("nansum", (N[:, 1:],), {"dim": 0}, lambda n: np.nansum(n, 0)),
    ("nanmean", (N[1:],), {"dim": 1}, lambda n: np.nanmean(n, 1)),
    ("addmm", (B[:, :2], A, B.T), {"beta": 2, "alpha": 3}, lambda c, a, b: 2 * c + 3 * a @ b),
    ("mv", (A, B[0]), {}, np.matmul),
    ("inner", (A[0], B[0]), {}, np.inner),
    ("vdot", (A[0], B[0]), {}, np.vdot),
    ("t", (A,), {}, np.transpose),
    ("diagonal", (A,), {}, np.diagonal),
    ("diagonal", (A.T,), {}, np.diagonal),
    ("swapdims", (M, 0, 2), {}, np.swapaxes),
    ("moveaxis", (M, 0, 2), {}, np.moveaxis),
    ("tile", (A, 2, 3), {}, lambda a, *n: np.tile(a, n)),
    ("ravel", (M,), {}, np.ravel),
    ("diff", (M,), {"dim": 1}, lambda m: np.diff(m, axis=1)),
]

CASES = [*ELEMENTWISE, *REDUCTIONS, *MOVEMENT, *INDEXED, *PRODUCTS, *COMPOSED]


@pytest.mark.parametrize("case", CASES, ids=[f"{n}-{c[0]}" for n, c in enumerate(CASES)])
def test_a_method_is_numpys_function(case: Case) -> None:
    name, args, options, numpy = case
    with np.errstate(all="ignore"):
        want = numpy(*args)
    first, *rest = args
    made = [getattr(kt.tensor(first), name)(*rest, **options), getattr(kt, name)(*args, **options)]
    for got in made:
        several = got if isinstance(got, tuple) else [got]
        wants = want if isinstance(want, list) else [want]
        assert len(several) == len(wants)
        for g, w in zip(several, wants, strict=True):
            same_kind = g.numpy().dtype.kind == np.asarray(w).dtype.kind
            assert same_kind or np.asarray(w).dtype.kind == "f"
            np.testing.assert_allclose(g.numpy(), w, rtol=2e-6, atol=2e-6)


def test_every_function_is_tested() -> None:
    of_rows = {op.public_name for op in OPS.values() if op.doc}  # tests/tensor/test_op_methods.py
    assert set(METHODS) - of_rows <= {case[0] for case in CASES} <= set(METHODS)


def test_comparing_whole_tensors() -> None:
    a = kt.tensor(A)
    assert a.allclose(A * np.float32(1 + 1e-6))
    assert not a.allclose(A * np.float32(1 + 1e-3))
    assert a.equal(A)
    assert not a.equal(A[:1])
    assert not a.equal(B)
    assert (a.nelement(), a.itemsize, a.nbytes, a.is_floating_point()) == (6, 4, 24, True)
    assert str(a.short().dtype) == "i16"
    assert a.view_as(kt.zeros(3, 2)).shape == (3, 2)
    assert a.trace().item() == np.trace(A)
    with pytest.raises(ShapeError, match="more than two dims"):
        kt.tensor(M).t()
    with pytest.raises(ShapeError, match="no matrix"):
        kt.tensor(M).diagonal()


def test_functions_keep_their_description() -> None:
    assert kt.exp.__doc__ == kt.Tensor.exp.__doc__ == "Return the exponential of each element: eˣ."
    assert kt.exp.__name__ == "exp"


# --- operators -----------------------------------------------------------------------------------

OPERATORS: list[tuple[Callable[[Any, Any], Any], np.ndarray, Any]] = [
    (lambda a, b: a + b, A, B),
    (lambda a, b: b + a, A, 2.0),
    (lambda a, b: a - b, A, B),
    (lambda a, b: b - a, A, 2),
    (lambda a, b: a * b, A, B),
    (lambda a, b: b * a, A, 2),
    (lambda a, b: a / b, A, B),
    (lambda a, b: b / a, A, 2),
    (lambda a, b: a // b, I, J),
    (lambda a, b: b // a, J, 7),
    (lambda a, b: a % b, I, J),
    (lambda a, b: b % a, J, 7),
    (lambda a, b: a**b, P, 3),
    (lambda a, b: b**a, A, 2.0),
    (lambda a, b: a @ b, A, B.T),
    (lambda a, b: a & b, I, J),
    (lambda a, b: b | a, I, 5),
    (lambda a, b: a ^ b, T, F),
    (lambda a, b: a << b, np.abs(I), 2),
    (lambda a, b: a >> b, I, 1),
    (lambda a, b: a < b, A, B),
    (lambda a, b: b <= a, A, 0.25),
    (lambda a, b: a == b, I, 2),
    (lambda a, b: a != b, I, 2),
    (lambda a, b: -a, A, None),
    (lambda a, b: ~a, T, None),
    (lambda a, b: abs(a), A, None),
    (lambda a, b: +a, A, None),
]


@pytest.mark.parametrize(("f", "a", "b"), OPERATORS)
def test_operators(f: Callable[[Any, Any], Any], a: np.ndarray, b: Any) -> None:
    want = np.asarray(f(a, b))
    others = [b] if not isinstance(b, np.ndarray) else [b, kt.tensor(b)]
    for other in others:
        got = f(kt.tensor(a), other)
        np.testing.assert_allclose(got.numpy(), want, rtol=2e-6)


def test_an_array_on_the_left_gives_a_tensor() -> None:
    for f in (lambda a, b: a @ b.T, lambda a, b: a - b, lambda a, b: a < b):
        got = f(A, kt.tensor(B))
        assert isinstance(got, kt.Tensor)
        np.testing.assert_allclose(got.numpy(), f(A, B), rtol=2e-6)


def test_in_place_operators_make_new_tensors() -> None:
    x = kt.tensor([1.0, 2.0])
    y = x
    y += 1
    y *= 3
    assert (x.tolist(), y.tolist()) == ([1, 2], [6, 9])


# --- attention -----------------------------------------------------------------------------------


def attention(
    q: np.ndarray, k: np.ndarray, v: np.ndarray, add: np.ndarray | float = 0.0
) -> np.ndarray:
    return softmax(q @ k.swapaxes(-1, -2) / math.sqrt(q.shape[-1]) + add, -1) @ v


def test_attention_masks_and_groups() -> None:
    rng = np.random.default_rng(0)
    q, k, v = (rng.standard_normal((2, 4, 6, 8)).astype(np.float32) for _ in range(3))
    tq, tk, tv = map(kt.tensor, (q, k, v))
    causal = np.where(np.tril(np.ones((6, 6), bool)), 0, -np.inf)
    close = {"rtol": 1e-5, "atol": 1e-6}
    got = tq.scaled_dot_product_attention(tk, tv, is_causal=True)
    np.testing.assert_allclose(got.numpy(), attention(q, k, v, causal), **close)
    keep = rng.random((6, 6)) > 0.3
    keep[:, 0] = True
    got = tq.scaled_dot_product_attention(tk, tv, keep)
    np.testing.assert_allclose(got.numpy(), attention(q, k, v, np.where(keep, 0, -np.inf)), **close)
    bias = rng.standard_normal((4, 6, 6)).astype(np.float32)
    got = tq.scaled_dot_product_attention(tk, tv, bias)
    np.testing.assert_allclose(got.numpy(), attention(q, k, v, bias), **close)
    got = tq.scaled_dot_product_attention(tk[:, :2], tv[:, :2], enable_gqa=True)
    wide = [x[:, :2].repeat(2, 1) for x in (k, v)]
    np.testing.assert_allclose(got.numpy(), attention(q, *wide), **close)
    with pytest.raises(kt.errors.ShapeError, match="4 heads over 2"):
        tq.scaled_dot_product_attention(tk[:, :2], tv[:, :2])
