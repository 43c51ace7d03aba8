"""Elementwise methods. Names are torch's; the meaning is the op table's row."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kitsune.errors import UnsupportedError
from kitsune.ir import ops
from kitsune.ir.ops import OPS, Op
from kitsune.ir.ops.op_table import caller
from kitsune.tensor.lazy import apply
from kitsune.tensor.op_methods import OpMethods

if TYPE_CHECKING:
    from kitsune.tensor.core import Tensor


def _make_operator(op: Op, doc: str) -> Callable[[Any, Any], Tensor]:
    """The operator of a row whose method has options."""

    def method(self: Any, other: Any) -> Tensor:
        return apply(op, self, other)

    method.__name__ = method.__qualname__ = op.name
    method.__doc__ = doc
    return method


def _make_reflected(op: Op) -> Callable[[Any, Any], Tensor]:
    """The operator that Python calls where the left operand is no tensor."""

    def method(self: Any, other: Any) -> Tensor:
        return apply(op, other, self)

    method.__name__ = method.__qualname__ = op.name
    method.__doc__ = f"{op.name}(other, self)"
    return method


class Elementwise(OpMethods):
    """The elementwise methods with options that no row has, and Python's operators."""

    # --- arithmetic ---

    def add(self, other: Any, *, alpha: float = 1) -> Tensor:
        """Add alpha·other: self + alpha·other."""
        return apply(ops.add, self, other if alpha == 1 else apply(ops.mul, other, alpha))

    def sub(self, other: Any, *, alpha: float = 1) -> Tensor:
        """Subtract alpha·other: self − alpha·other."""
        return apply(ops.sub, self, other if alpha == 1 else apply(ops.mul, other, alpha))

    def div(self, other: Any, *, rounding_mode: str | None = None) -> Tensor:
        """Divide by `other`, in floats; `rounding_mode` 'floor' or 'trunc' rounds the quotient."""
        if rounding_mode is None:
            return apply(ops.div, self, other)
        if rounding_mode == "floor":
            return self.floor_divide(other)
        if rounding_mode == "trunc":
            quotient = apply(ops.div, self, other).trunc()
            return quotient if self.dtype.is_float else quotient.to(self.dtype)
        raise UnsupportedError(
            f"div: no rounding_mode '{rounding_mode}'", at=caller(), hint="use 'floor' or 'trunc'"
        )

    def clamp(self, min: Any = None, max: Any = None) -> Tensor:
        """Limit each element to the range from `min` to `max`: None, numbers or tensors."""
        if all(bound is None or isinstance(bound, (int, float)) for bound in (min, max)):
            return apply(OPS["clamp"], self, low=min, high=max)
        low: Tensor = self if min is None else self.maximum(min)  # type: ignore[assignment]
        return low if max is None else low.minimum(max)

    clip = clamp

    # --- activations ---

    def leaky_relu(self, negative_slope: float = 0.01) -> Tensor:
        """Return x, or negative_slope·x where x < 0."""
        return apply(OPS["leaky_relu"], self, alpha=float(negative_slope))

    def gelu(self, approximate: str = "none") -> Tensor:
        """Return x·Φ(x); approximate='tanh' uses the tanh formula."""
        rows = {"none": "gelu", "tanh": "gelu_tanh"}
        if approximate not in rows:
            raise UnsupportedError(
                f"gelu: no approximation '{approximate}'", at=caller(), hint="use 'none' or 'tanh'"
            )
        return apply(OPS[rows[approximate]], self)

    def softplus(self, beta: float = 1.0) -> Tensor:
        """Return log(1 + e^(beta·x))/beta, without overflow."""
        if beta == 1:
            return apply(OPS["softplus"], self)
        return apply(OPS["softplus"], self.mul(beta)).div(beta)

    def hardtanh(self, min_val: float = -1.0, max_val: float = 1.0) -> Tensor:
        """Limit each element to the range from min_val to max_val."""
        return self.clamp(min_val, max_val)

    # --- operators ---

    __neg__, __abs__, __invert__ = OpMethods.neg, OpMethods.abs, OpMethods.bitwise_not
    __add__, __radd__ = _make_operator(ops.add, "self + other"), _make_reflected(ops.add)
    __sub__, __rsub__ = _make_operator(ops.sub, "self − other"), _make_reflected(ops.sub)
    __mul__, __rmul__ = OpMethods.mul, _make_reflected(ops.mul)
    __truediv__, __rtruediv__ = _make_operator(ops.div, "self / other"), _make_reflected(ops.div)
    __floordiv__, __rfloordiv__ = OpMethods.floor_divide, _make_reflected(ops.floor_div)
    __mod__, __rmod__ = OpMethods.remainder, _make_reflected(ops.mod)
    __pow__, __rpow__ = OpMethods.pow, _make_reflected(ops.pow_)
    __and__, __rand__ = OpMethods.bitwise_and, _make_reflected(ops.bitwise_and)
    __or__, __ror__ = OpMethods.bitwise_or, _make_reflected(ops.bitwise_or)
    __xor__, __rxor__ = OpMethods.bitwise_xor, _make_reflected(ops.bitwise_xor)
    __lshift__, __rlshift__ = OpMethods.bitwise_left_shift, _make_reflected(ops.shift_left)
    __rshift__, __rrshift__ = OpMethods.bitwise_right_shift, _make_reflected(ops.shift_right)
    __lt__, __le__, __gt__, __ge__ = OpMethods.lt, OpMethods.le, OpMethods.gt, OpMethods.ge
    __eq__ = OpMethods.eq  # type: ignore[assignment]
    __ne__ = OpMethods.ne  # type: ignore[assignment]
    __hash__ = object.__hash__

    def __pos__(self) -> Tensor:
        return self  # type: ignore[return-value]
