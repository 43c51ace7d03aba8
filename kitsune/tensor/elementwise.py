"""Methods that work element by element. Names are torch's; the meaning is the op table's row."""

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


def _reflected(row: str) -> Callable[[Any, Any], Tensor]:
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

    neg = _unary("neg", "−x")
    abs = _unary("abs", "|x|")
    reciprocal = _unary("reciprocal", "1/x")
    square = _unary("square", "x²")
    sqrt = _unary("sqrt", "√x")
    rsqrt = _unary("rsqrt", "1/√x")
    sign = _unary("sign", "−1, 0 or 1")
    floor = _unary("floor", "the integer below or at x")
    ceil = _unary("ceil", "the integer above or at x")
    round = _unary("round", "the nearest integer; halves go to the even one")
    trunc = _unary("trunc", "the integer towards zero")

    mul = _binary("mul", "self · other")
    floor_divide = _binary("floor_div", "⌊self / other⌋")
    remainder = _binary("mod", "what floor_divide leaves; it has the sign of other")
    fmod = _binary("fmod", "what truncated division leaves; it has the sign of self")
    pow = _binary("pow", "self to the power of other")
    atan2 = _binary("atan2", "the angle of the point (other, self)")
    maximum = _binary("maximum", "the larger of the two")
    minimum = _binary("minimum", "the smaller of the two")

    def add(self, other: Any, *, alpha: float = 1) -> Tensor:
        """self + alpha·other"""
        return apply(ops.add, self, other if alpha == 1 else apply(ops.mul, other, alpha))

    def sub(self, other: Any, *, alpha: float = 1) -> Tensor:
        """self − alpha·other"""
        return apply(ops.sub, self, other if alpha == 1 else apply(ops.mul, other, alpha))

    def div(self, other: Any, *, rounding_mode: str | None = None) -> Tensor:
        """self / other, in floats; 'floor' and 'trunc' round the quotient."""
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

    def clamp(self, min: Any = None, max: Any = None) -> Tensor:  # noqa: A002 - torch's names
        """x, at least `min` and at most `max`; either may be None, a number or a tensor."""
        if all(bound is None or isinstance(bound, (int, float)) for bound in (min, max)):
            return apply(OPS["clamp"], self, low=min, high=max)
        low: Tensor = self if min is None else self.maximum(min)  # type: ignore[assignment]
        return low if max is None else low.minimum(max)

    clip = clamp

    # --- functions ---

    exp = _unary("exp", "eˣ")
    expm1 = _unary("expm1", "eˣ − 1, exact near 0")
    log = _unary("log", "the natural logarithm")
    log1p = _unary("log1p", "log(1 + x), exact near 0")
    sin = _unary("sin", "sine, of radians")
    cos = _unary("cos", "cosine, of radians")
    tan = _unary("tan", "tangent, of radians")
    asin = _unary("asin", "arc sine")
    acos = _unary("acos", "arc cosine")
    atan = _unary("atan", "arc tangent")
    sinh = _unary("sinh", "hyperbolic sine")
    cosh = _unary("cosh", "hyperbolic cosine")
    tanh = _unary("tanh", "hyperbolic tangent")
    asinh = _unary("asinh", "inverse hyperbolic sine")
    acosh = _unary("acosh", "inverse hyperbolic cosine")
    atanh = _unary("atanh", "inverse hyperbolic tangent")
    erf = _unary("erf", "the error function")

    # --- comparisons and logic ---

    lt = _binary("lt", "self < other")
    le = _binary("le", "self ≤ other")
    gt = _binary("gt", "self > other")
    ge = _binary("ge", "self ≥ other")
    eq = _binary("eq", "self = other, by element")
    ne = _binary("ne", "self ≠ other, by element")
    isnan = _unary("isnan", "whether x is not a number")
    isinf = _unary("isinf", "whether x is infinite")
    isfinite = _unary("isfinite", "whether x is a finite number")
    logical_not = _unary("logical_not", "whether x is zero")
    logical_and = _binary("logical_and", "whether neither is zero")
    logical_or = _binary("logical_or", "whether one is not zero")
    logical_xor = _binary("logical_xor", "whether exactly one is not zero")
    bitwise_not = _unary("bitwise_not", "every bit turned")
    bitwise_and = _binary("bitwise_and", "bits that both have")
    bitwise_or = _binary("bitwise_or", "bits that one has")
    bitwise_xor = _binary("bitwise_xor", "bits that exactly one has")
    bitwise_left_shift = _binary("shift_left", "bits moved up by other places")
    bitwise_right_shift = _binary("shift_right", "bits moved down by other places")

    # --- activations ---

    relu = _unary("relu", "max(x, 0)")
    relu6 = _unary("relu6", "x between 0 and 6")
    selu = _unary("selu", "λ·x, and λ·α·(eˣ − 1) below 0")
    silu = _unary("silu", "x·σ(x)")
    sigmoid = _unary("sigmoid", "σ(x) = 1/(1 + e⁻ˣ)")
    logsigmoid = _unary("logsigmoid", "log σ(x)")
    softsign = _unary("softsign", "x/(1 + |x|)")
    hardswish = _unary("hardswish", "x·(x + 3)/6, with the fraction between 0 and 1")
    hardsigmoid = _unary("hardsigmoid", "(x + 3)/6 between 0 and 1")
    mish = _unary("mish", "x·tanh(softplus(x))")

    def leaky_relu(self, negative_slope: float = 0.01) -> Tensor:
        """x, and negative_slope·x below 0"""
        return apply(OPS["leaky_relu"], self, alpha=float(negative_slope))

    def elu(self, alpha: float = 1.0) -> Tensor:
        """x, and alpha·(eˣ − 1) below 0"""
        return apply(OPS["elu"], self, alpha=float(alpha))

    def celu(self, alpha: float = 1.0) -> Tensor:
        """x, and alpha·(e^(x/alpha) − 1) below 0"""
        return apply(OPS["celu"], self, alpha=float(alpha))

    def gelu(self, approximate: str = "none") -> Tensor:
        """x·Φ(x); with approximate='tanh', by the tanh formula"""
        rows = {"none": "gelu", "tanh": "gelu_tanh"}
        if approximate not in rows:
            raise UnsupportedError(
                f"gelu: no approximation '{approximate}'", at=caller(), hint="use 'none' or 'tanh'"
            )
        return apply(OPS[rows[approximate]], self)

    def softplus(self, beta: float = 1.0) -> Tensor:
        """log(1 + e^(beta·x))/beta"""
        if beta == 1:
            return apply(OPS["softplus"], self)
        return apply(OPS["softplus"], self.mul(beta)).div(beta)

    def hardtanh(self, min_val: float = -1.0, max_val: float = 1.0) -> Tensor:
        """x between min_val and max_val"""
        return self.clamp(min_val, max_val)

    # --- operators ---

    __neg__ = neg
    __abs__ = _unary("abs", "|x|")
    __invert__ = bitwise_not
    __add__, __radd__ = _binary("add", "self + other"), _reflected("add")
    __sub__, __rsub__ = _binary("sub", "self − other"), _reflected("sub")
    __mul__, __rmul__ = mul, _reflected("mul")
    __truediv__, __rtruediv__ = _binary("div", "self / other"), _reflected("div")
    __floordiv__, __rfloordiv__ = floor_divide, _reflected("floor_div")
    __mod__, __rmod__ = remainder, _reflected("mod")
    __pow__, __rpow__ = _binary("pow", "self to the power of other"), _reflected("pow")
    __and__, __rand__ = bitwise_and, _reflected("bitwise_and")
    __or__, __ror__ = bitwise_or, _reflected("bitwise_or")
    __xor__, __rxor__ = bitwise_xor, _reflected("bitwise_xor")
    __lshift__, __rlshift__ = bitwise_left_shift, _reflected("shift_left")
    __rshift__, __rrshift__ = bitwise_right_shift, _reflected("shift_right")
    __lt__, __le__, __gt__, __ge__ = lt, le, gt, ge
    __eq__ = eq  # type: ignore[assignment]
    __ne__ = ne  # type: ignore[assignment]
    __hash__ = object.__hash__

    def __pos__(self) -> Tensor:
        return self  # type: ignore[return-value]
