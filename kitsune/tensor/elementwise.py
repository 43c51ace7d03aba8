"""Elementwise methods. Names are torch's; the meaning is the op table's row."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kitsune.errors import UnsupportedError
from kitsune.ir import ops
from kitsune.ir.ops import OPS
from kitsune.ir.ops.table import caller
from kitsune.tensor.lazy import Lazy, apply

if TYPE_CHECKING:
    from kitsune.tensor.core import Tensor


def _unary(row: str, doc: str) -> Callable[[Any], Tensor]:
    def method(self: Any) -> Tensor:
        return apply(OPS[row], self)

    _name(method, row, doc)
    return method


def _binary(row: str, doc: str) -> Callable[[Any, Any], Tensor]:
    def method(self: Any, other: Any) -> Tensor:
        return apply(OPS[row], self, other)

    _name(method, row, doc)
    return method


def _make_reflected(row: str) -> Callable[[Any, Any], Tensor]:
    def method(self: Any, other: Any) -> Tensor:
        return apply(OPS[row], other, self)

    _name(method, row, f"{row}(other, self)")
    return method


def _name(method: Any, row: str, doc: str) -> None:
    method.__name__ = method.__qualname__ = row
    method.__doc__ = doc


class Elementwise(Lazy):
    """One output element per input element; two operands broadcast and meet in a common type."""

    # --- arithmetic ---

    neg = _unary("neg", "Negate each element: −x.")
    abs = _unary("abs", "Return the absolute value of each element: |x|.")
    reciprocal = _unary("reciprocal", "Return the reciprocal of each element: 1/x.")
    square = _unary("square", "Square each element: x².")
    sqrt = _unary("sqrt", "Return the square root of each element: √x.")
    rsqrt = _unary("rsqrt", "Return the reciprocal square root of each element: 1/√x.")
    sign = _unary("sign", "Return the sign of each element: −1, 0 or 1.")
    floor = _unary("floor", "Round each element down to an integer.")
    ceil = _unary("ceil", "Round each element up to an integer.")
    round = _unary("round", "Round each element to the nearest integer, ties to even.")
    trunc = _unary("trunc", "Round each element towards zero.")

    mul = _binary("mul", "Multiply by `other`, element by element.")
    floor_divide = _binary("floor_div", "Divide by `other` and round down: ⌊self / other⌋.")
    remainder = _binary("mod", "Return what `floor_divide` leaves, with the sign of `other`.")
    fmod = _binary("fmod", "Return what truncated division leaves, with the sign of `self`.")
    pow = _binary("pow", "Raise each element to the power of `other`.")
    atan2 = _binary("atan2", "Return the angle of the point (other, self), in radians.")
    maximum = _binary("maximum", "Return the larger of two elements.")
    minimum = _binary("minimum", "Return the smaller of two elements.")

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

    # --- functions ---

    exp = _unary("exp", "Return the exponential of each element: eˣ.")
    expm1 = _unary("expm1", "Return eˣ − 1, accurate near 0.")
    log = _unary("log", "Return the natural logarithm of each element.")
    log1p = _unary("log1p", "Return log(1 + x), accurate near 0.")
    sin = _unary("sin", "Return the sine of each element, in radians.")
    cos = _unary("cos", "Return the cosine of each element, in radians.")
    tan = _unary("tan", "Return the tangent of each element, in radians.")
    asin = _unary("asin", "Return the arc sine of each element, in radians.")
    acos = _unary("acos", "Return the arc cosine of each element, in radians.")
    atan = _unary("atan", "Return the arc tangent of each element, in radians.")
    sinh = _unary("sinh", "Return the hyperbolic sine of each element.")
    cosh = _unary("cosh", "Return the hyperbolic cosine of each element.")
    tanh = _unary("tanh", "Return the hyperbolic tangent of each element.")
    asinh = _unary("asinh", "Return the inverse hyperbolic sine of each element.")
    acosh = _unary("acosh", "Return the inverse hyperbolic cosine of each element.")
    atanh = _unary("atanh", "Return the inverse hyperbolic tangent of each element.")
    erf = _unary("erf", "Return the error function of each element.")

    # --- comparisons and logic ---

    lt = _binary("lt", "Compare element by element: self < other.")
    le = _binary("le", "Compare element by element: self ≤ other.")
    gt = _binary("gt", "Compare element by element: self > other.")
    ge = _binary("ge", "Compare element by element: self ≥ other.")
    eq = _binary("eq", "Compare element by element: self = other.")
    ne = _binary("ne", "Compare element by element: self ≠ other.")
    isnan = _unary("isnan", "Return which elements are NaN.")
    isinf = _unary("isinf", "Return which elements are infinite.")
    isfinite = _unary("isfinite", "Return which elements are finite numbers.")
    logical_not = _unary("logical_not", "Return which elements are zero.")
    logical_and = _binary("logical_and", "Return where neither element is zero.")
    logical_or = _binary("logical_or", "Return where at least one element is not zero.")
    logical_xor = _binary("logical_xor", "Return where exactly one element is not zero.")
    bitwise_not = _unary("bitwise_not", "Invert every bit.")
    bitwise_and = _binary("bitwise_and", "Return the bits that both elements have.")
    bitwise_or = _binary("bitwise_or", "Return the bits that at least one element has.")
    bitwise_xor = _binary("bitwise_xor", "Return the bits that exactly one element has.")
    bitwise_left_shift = _binary("shift_left", "Shift bits left by `other` places.")
    bitwise_right_shift = _binary("shift_right", "Shift bits right by `other` places.")

    # --- activations ---

    relu = _unary("relu", "Return max(x, 0).")
    relu6 = _unary("relu6", "Return x limited to the range from 0 to 6.")
    selu = _unary("selu", "Return λ·x, or λ·α·(eˣ − 1) where x < 0.")
    silu = _unary("silu", "Return x·σ(x), also called swish.")
    sigmoid = _unary("sigmoid", "Return σ(x) = 1/(1 + e⁻ˣ).")
    logsigmoid = _unary("logsigmoid", "Return log σ(x), without overflow.")
    softsign = _unary("softsign", "Return x/(1 + |x|).")
    hardswish = _unary("hardswish", "Return x·hardsigmoid(x).")
    hardsigmoid = _unary("hardsigmoid", "Return (x + 3)/6 limited to the range from 0 to 1.")
    mish = _unary("mish", "Return x·tanh(softplus(x)).")

    def leaky_relu(self, negative_slope: float = 0.01) -> Tensor:
        """Return x, or negative_slope·x where x < 0."""
        return apply(OPS["leaky_relu"], self, alpha=float(negative_slope))

    def elu(self, alpha: float = 1.0) -> Tensor:
        """Return x, or alpha·(eˣ − 1) where x < 0."""
        return apply(OPS["elu"], self, alpha=float(alpha))

    def celu(self, alpha: float = 1.0) -> Tensor:
        """Return x, or alpha·(e^(x/alpha) − 1) where x < 0."""
        return apply(OPS["celu"], self, alpha=float(alpha))

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

    __neg__ = neg
    __abs__ = _unary("abs", "|x|")
    __invert__ = bitwise_not
    __add__, __radd__ = _binary("add", "self + other"), _make_reflected("add")
    __sub__, __rsub__ = _binary("sub", "self − other"), _make_reflected("sub")
    __mul__, __rmul__ = mul, _make_reflected("mul")
    __truediv__, __rtruediv__ = _binary("div", "self / other"), _make_reflected("div")
    __floordiv__, __rfloordiv__ = floor_divide, _make_reflected("floor_div")
    __mod__, __rmod__ = remainder, _make_reflected("mod")
    __pow__, __rpow__ = _binary("pow", "self to the power of other"), _make_reflected("pow")
    __and__, __rand__ = bitwise_and, _make_reflected("bitwise_and")
    __or__, __ror__ = bitwise_or, _make_reflected("bitwise_or")
    __xor__, __rxor__ = bitwise_xor, _make_reflected("bitwise_xor")
    __lshift__, __rlshift__ = bitwise_left_shift, _make_reflected("shift_left")
    __rshift__, __rrshift__ = bitwise_right_shift, _make_reflected("shift_right")
    __lt__, __le__, __gt__, __ge__ = lt, le, gt, ge
    __eq__ = eq  # type: ignore[assignment]
    __ne__ = ne  # type: ignore[assignment]
    __hash__ = object.__hash__

    def __pos__(self) -> Tensor:
        return self  # type: ignore[return-value]
