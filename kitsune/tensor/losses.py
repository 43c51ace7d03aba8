"""Loss functions, with torch's names and reductions."""

from __future__ import annotations

from typing import Any

from kitsune.errors import InputError, ShapeError, UnsupportedError
from kitsune.ir.ops.op_table import caller, show
from kitsune.tensor.core import Tensor
from kitsune.tensor.indexing import to_indices
from kitsune.tensor.lazy import as_tensor

__all__ = [
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "cross_entropy",
    "l1_loss",
    "mse_loss",
    "nll_loss",
    "smooth_l1_loss",
]


def mse_loss(input: Any, target: Any, reduction: str = "mean") -> Tensor:
    """Return the mean squared error: (input − target)²."""
    difference = _pair("mse_loss", input, target)
    return _reduce(difference * difference, reduction)


def l1_loss(input: Any, target: Any, reduction: str = "mean") -> Tensor:
    """Return the mean absolute error: |input − target|."""
    return _reduce(_pair("l1_loss", input, target).abs(), reduction)


def smooth_l1_loss(
    input: Any,
    target: Any,
    reduction: str = "mean",
    beta: float = 1.0,
) -> Tensor:
    """Return d²/(2·beta) where d = |input − target| < beta, else d − beta/2."""
    d = _pair("smooth_l1_loss", input, target).abs()
    if beta == 0:
        return _reduce(d, reduction)
    return _reduce((d - 0.5 * beta).where(d >= beta, d * d * (0.5 / beta)), reduction)


def binary_cross_entropy(input: Any, target: Any, reduction: str = "mean") -> Tensor:
    """Return −(t·log p + (1 − t)·log(1 − p)), each logarithm at least −100."""
    p, t = as_tensor(input), as_tensor(target)
    _same("binary_cross_entropy", p, t)
    log_p, log_q = p.log().clamp(min=-100.0), (-p).log1p().clamp(min=-100.0)
    return _reduce(-(t * log_p + (1 - t) * log_q), reduction)


def binary_cross_entropy_with_logits(
    input: Any,
    target: Any,
    reduction: str = "mean",
) -> Tensor:
    """Return the binary cross entropy of σ(input), without overflow: softplus(x) − x·t."""
    x, t = as_tensor(input), as_tensor(target)
    _same("binary_cross_entropy_with_logits", x, t)
    return _reduce(x.softplus() - x * t, reduction)


def nll_loss(input: Any, target: Any, reduction: str = "mean") -> Tensor:
    """Return −input[i, target[i]] of log-probabilities [N, C] or [C], for classes [N] or []."""
    logp = as_tensor(input)
    return _reduce(-_chosen("nll_loss", logp, as_tensor(target)), reduction)


def cross_entropy(
    input: Any,
    target: Any,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Tensor:
    """Return −log softmax(input)[target]; a float target holds a probability for each class."""
    logits, wanted = as_tensor(input), as_tensor(target)
    if not 0 <= label_smoothing <= 1:
        raise InputError(f"label_smoothing={label_smoothing}", why="it is from 0 to 1", at=caller())
    logp = logits.log_softmax(-1)
    if wanted.dtype.is_float:
        _same("cross_entropy", logits, wanted)
        chosen = (logp * wanted).sum(-1)
    else:
        chosen = _chosen("cross_entropy", logp, wanted)
    if label_smoothing:
        chosen = chosen * (1 - label_smoothing) + logp.mean(-1) * label_smoothing
    return _reduce(-chosen, reduction)


def _chosen(op: str, logp: Tensor, target: Tensor) -> Tensor:
    """logp[i, target[i]]"""
    if not logp.shape or logp.shape[:-1] != target.shape:
        raise ShapeError(
            f"{op}: classes of {show(target.shape)} for scores of {show(logp.shape)}",
            why="there is one class for each row of scores",
            at=caller(),
            hint="the classes are the last dim",
        )
    indices = to_indices(op, target, logp.shape[-1])
    return logp.gather(-1, indices.unsqueeze(-1)).squeeze(-1)


def _pair(op: str, a: Any, b: Any) -> Tensor:
    x, y = as_tensor(a), as_tensor(b)
    _same(op, x, y)
    return x - y


def _same(op: str, a: Tensor, b: Tensor) -> None:
    """Broadcasting a target over predictions is nearly always a mistake."""
    if a.shape != b.shape:
        raise ShapeError(
            f"{op} of {show(a.shape)} and {show(b.shape)}",
            why="the shapes differ",
            at=caller(),
            hint="reshape or expand the target",
        )


def _reduce(loss: Tensor, reduction: str) -> Tensor:
    if reduction == "mean":
        return loss.mean()
    if reduction == "sum":
        return loss.sum()
    if reduction == "none":
        return loss
    raise UnsupportedError(
        f"no reduction '{reduction}'", at=caller(), hint="use 'mean', 'sum' or 'none'"
    )
