"""ATen ops of matmul, attention, convolution and pooling."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from kitsune.autodiff import gradients
from kitsune.ir import ops
from kitsune.ir.dtypes import boolean
from kitsune.ir.ops.window import windows
from kitsune.tensor.core import Tensor
from kitsune.tensor.create import arange, full
from kitsune.tensor.functions import where
from kitsune.tensor.lazy import apply
from kitsune.tracing.aten.table import Decline, aten


def multiply(a: Tensor, b: Tensor) -> Tensor:
    """a·b of one type. torch raises for two types, so that is left to it."""
    if a.dtype != b.dtype:
        raise Decline
    return a.matmul(b)


@aten("mm", "bmm")
def mm(self: Tensor, mat2: Tensor) -> Tensor:
    return multiply(self, mat2)


@aten("mv")
def mv(self: Tensor, vec: Tensor) -> Tensor:
    return multiply(self, vec)


@aten("dot", "vdot")
def dot(self: Tensor, tensor: Tensor | None = None, other: Tensor | None = None) -> Tensor:
    right = tensor if tensor is not None else other
    assert right is not None
    return multiply(self, right)


@aten("linear")
def linear(input: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    if len({x.dtype for x in (input, weight, bias) if x is not None}) > 1:
        raise Decline  # torch raises
    return input.linear(weight, bias)


@aten("addmm")
def addmm(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Any = 1, alpha: Any = 1) -> Tensor:
    return _plus(self, multiply(mat1, mat2), beta, alpha)


@aten("baddbmm")
def baddbmm(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Any = 1, alpha: Any = 1) -> Tensor:
    return _plus(self, multiply(batch1, batch2), beta, alpha)


@aten("addmv")
def addmv(self: Tensor, mat: Tensor, vec: Tensor, beta: Any = 1, alpha: Any = 1) -> Tensor:
    if 0 in mat.shape:
        raise Decline  # torch does not broadcast `self` to an empty result
    return _plus(self, multiply(mat, vec), beta, alpha)


def _plus(start: Tensor, made: Tensor, beta: Any, alpha: Any) -> Tensor:
    """beta·start + alpha·made; nothing of start is read where beta is 0."""
    scaled = made if alpha == 1 else made.mul(alpha)
    if beta == 0:
        return scaled
    return scaled.add(start if beta == 1 else start.mul(beta))


@aten("scaled_dot_product_attention")
def attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Tensor:
    if dropout_p:
        raise Decline
    return query.scaled_dot_product_attention(
        key, value, attn_mask, is_causal=is_causal, scale=scale, enable_gqa=enable_gqa
    )


@aten("_scaled_dot_product_flash_attention_for_cpu")
def flash_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    attn_mask: Tensor | None = None,
    scale: float | None = None,
) -> tuple[Tensor, Tensor]:
    """The result, and the logarithm of what its rows of weights were divided by."""
    if dropout_p or (is_causal and attn_mask is not None):
        raise Decline
    made = query.scaled_dot_product_attention(
        key, value, attn_mask, is_causal=is_causal, scale=scale, enable_gqa=True
    )
    scores = query.matmul(key.mT).mul(query.shape[-1] ** -0.5 if scale is None else scale)
    if attn_mask is not None:
        is_kept = attn_mask.dtype == boolean
        scores = where(attn_mask, scores, -inf) if is_kept else scores.add(attn_mask)
    if is_causal:
        keep = full((1, 1), True, dtype=boolean).expand(scores.shape[-2:]).tril()
        scores = where(keep, scores, -inf)
    return made, scores.logsumexp(-1)


@aten("_scaled_dot_product_flash_attention_for_cpu_backward")
def flash_attention_backward(
    grad_out: Tensor,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    out: Tensor,
    logsumexp: Tensor,
    dropout_p: float,
    is_causal: bool,
    attn_mask: Tensor | None = None,
    scale: float | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """Return the gradient of our own attention, which recomputes its weights."""
    if dropout_p:
        raise Decline
    q, k, v = query.node, key.node, value.node
    mask = None if attn_mask is None else attn_mask.node
    made = ops.attention(q, k, v, mask, scale=scale, causal=is_causal)
    dq, dk, dv = map(Tensor._from_node, gradients(made, [q, k, v], grad_out.node))
    return dq, dk, dv


# --- windows -------------------------------------------------------------------------------------


@aten("convolution")
def convolution(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> Tensor:
    if transposed:
        raise Decline
    rank = len(weight.shape) - 2
    made = apply(
        ops.conv, input, weight, **_windows(rank, stride, padding, dilation), groups=groups
    )
    return made if bias is None else made.add(bias.reshape(-1, *(1,) * rank))


@aten("convolution_backward")
def convolution_backward(
    grad_output: Tensor,
    input: Tensor,
    weight: Tensor,
    bias_sizes: Sequence[int] | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
    output_mask: Sequence[bool],
) -> tuple[Tensor | None, ...]:
    """Return the gradient of our own convolution."""
    if transposed:
        raise Decline
    rank = len(weight.shape) - 2
    attrs = _windows(rank, stride, padding, dilation)
    made = ops.conv(input.node, weight.node, **attrs, groups=groups)
    dx, dw = map(Tensor._from_node, gradients(made, [input.node, weight.node], grad_output.node))
    db = grad_output.sum((0, *range(2, 2 + rank)))
    wanted = zip((dx, dw, db), output_mask, strict=True)
    return tuple(part if is_wanted else None for part, is_wanted in wanted)


def _windows(
    rank: int, stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int]
) -> dict[str, Any]:
    """The attributes of a convolution's windows."""
    steps, pads, apart = (_each(n, rank) for n in (stride, padding, dilation))
    return {"strides": steps, "dilations": apart, "before": pads, "after": pads}


def _each(numbers: Sequence[int], rank: int) -> tuple[int, ...]:
    return tuple(numbers) * rank if len(numbers) == 1 else tuple(numbers)


@aten("max_pool2d_with_indices")
def max_pool(
    self: Tensor,
    kernel_size: Sequence[int],
    stride: Sequence[int] = (),
    padding: Sequence[int] = (0,),
    dilation: Sequence[int] = (1,),
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest of each window, and where it is in its plane."""
    if ceil_mode:
        raise Decline
    kernel, pads, apart = (_each(n, 2) for n in (kernel_size, padding, dilation))
    steps = _each(stride, 2) if stride else kernel
    image = self.pad((pads[1], pads[1], pads[0], pads[0]), value=-inf) if any(pads) else self
    seen = apply(windows, image, kernel=kernel, strides=steps, dilations=apart)
    flat = seen.reshape(*seen.shape[:-2], kernel[0] * kernel[1])
    tap, rows, columns = flat.argmax(-1), arange(seen.shape[-4]), arange(seen.shape[-3])
    row = tap.floor_divide(kernel[1]).mul(apart[0]).add(rows.mul(steps[0]).unsqueeze(1))
    column = tap.remainder(kernel[1]).mul(apart[1]).add(columns.mul(steps[1]))
    place = row.sub(pads[0]).mul(self.shape[-1]).add(column.sub(pads[1]))
    return flat.max(-1), place


@aten("_adaptive_avg_pool2d")
def adaptive_average(self: Tensor, output_size: Sequence[int]) -> Tensor:
    if any(n != 1 for n in output_size):
        raise Decline
    return self.mean((-2, -1), True)
