"""Types of the methods that apply one row of the op table; written by scripts/stubs.py."""

# fmt: off
from typing import Any

from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import Lazy
from kitsune.tensor.reductions import Dim

class OpMethods(Lazy):
    """A method for each row with a `doc`; two operands broadcast and meet in a common type."""

    def abs(self: Any) -> Tensor:
        """Return the absolute value of each element: |x|."""

    def acos(self: Any) -> Tensor:
        """Return the arc cosine of each element, in radians."""

    def acosh(self: Any) -> Tensor:
        """Return the inverse hyperbolic cosine of each element."""

    def all(self: Any, dim: Dim = None, keepdim: bool = False) -> Tensor:
        """Return whether no element is zero."""

    def any(self: Any, dim: Dim = None, keepdim: bool = False) -> Tensor:
        """Return whether any element is not zero."""

    def asin(self: Any) -> Tensor:
        """Return the arc sine of each element, in radians."""

    def asinh(self: Any) -> Tensor:
        """Return the inverse hyperbolic sine of each element."""

    def atan(self: Any) -> Tensor:
        """Return the arc tangent of each element, in radians."""

    def atan2(self: Any, other: Any) -> Tensor:
        """Return the angle of the point (other, self), in radians."""

    def atanh(self: Any) -> Tensor:
        """Return the inverse hyperbolic tangent of each element."""

    def bitwise_and(self: Any, other: Any) -> Tensor:
        """Return the bits that both elements have."""

    def bitwise_left_shift(self: Any, other: Any) -> Tensor:
        """Shift bits left by `other` places."""

    def bitwise_not(self: Any) -> Tensor:
        """Invert every bit."""

    def bitwise_or(self: Any, other: Any) -> Tensor:
        """Return the bits that at least one element has."""

    def bitwise_right_shift(self: Any, other: Any) -> Tensor:
        """Shift bits right by `other` places."""

    def bitwise_xor(self: Any, other: Any) -> Tensor:
        """Return the bits that exactly one element has."""

    def ceil(self: Any) -> Tensor:
        """Round each element up to an integer."""

    def celu(self: Any, alpha: float = 1.0) -> Tensor:
        """Return x, or alpha·(e^(x/alpha) − 1) where x < 0."""

    def cos(self: Any) -> Tensor:
        """Return the cosine of each element, in radians."""

    def cosh(self: Any) -> Tensor:
        """Return the hyperbolic cosine of each element."""

    def elu(self: Any, alpha: float = 1.0) -> Tensor:
        """Return x, or alpha·(eˣ − 1) where x < 0."""

    def eq(self: Any, other: Any) -> Tensor:
        """Compare element by element: self = other."""

    def erf(self: Any) -> Tensor:
        """Return the error function of each element."""

    def exp(self: Any) -> Tensor:
        """Return the exponential of each element: eˣ."""

    def expm1(self: Any) -> Tensor:
        """Return eˣ − 1, accurate near 0."""

    def floor(self: Any) -> Tensor:
        """Round each element down to an integer."""

    def floor_divide(self: Any, other: Any) -> Tensor:
        """Divide by `other` and round down: ⌊self / other⌋."""

    def fmod(self: Any, other: Any) -> Tensor:
        """Return what truncated division leaves, with the sign of `self`."""

    def ge(self: Any, other: Any) -> Tensor:
        """Compare element by element: self ≥ other."""

    def gt(self: Any, other: Any) -> Tensor:
        """Compare element by element: self > other."""

    def hardsigmoid(self: Any) -> Tensor:
        """Return (x + 3)/6 limited to the range from 0 to 1."""

    def hardswish(self: Any) -> Tensor:
        """Return x·hardsigmoid(x)."""

    def isfinite(self: Any) -> Tensor:
        """Return which elements are finite numbers."""

    def isinf(self: Any) -> Tensor:
        """Return which elements are infinite."""

    def isnan(self: Any) -> Tensor:
        """Return which elements are NaN."""

    def le(self: Any, other: Any) -> Tensor:
        """Compare element by element: self ≤ other."""

    def log(self: Any) -> Tensor:
        """Return the natural logarithm of each element."""

    def log1p(self: Any) -> Tensor:
        """Return log(1 + x), accurate near 0."""

    def logical_and(self: Any, other: Any) -> Tensor:
        """Return where neither element is zero."""

    def logical_not(self: Any) -> Tensor:
        """Return which elements are zero."""

    def logical_or(self: Any, other: Any) -> Tensor:
        """Return where at least one element is not zero."""

    def logical_xor(self: Any, other: Any) -> Tensor:
        """Return where exactly one element is not zero."""

    def logsigmoid(self: Any) -> Tensor:
        """Return log σ(x), without overflow."""

    def lt(self: Any, other: Any) -> Tensor:
        """Compare element by element: self < other."""

    def maximum(self: Any, other: Any) -> Tensor:
        """Return the larger of two elements."""

    def minimum(self: Any, other: Any) -> Tensor:
        """Return the smaller of two elements."""

    def mish(self: Any) -> Tensor:
        """Return x·tanh(softplus(x))."""

    def mul(self: Any, other: Any) -> Tensor:
        """Multiply by `other`, element by element."""

    def ne(self: Any, other: Any) -> Tensor:
        """Compare element by element: self ≠ other."""

    def neg(self: Any) -> Tensor:
        """Negate each element: −x."""

    def pow(self: Any, other: Any) -> Tensor:
        """Raise each element to the power of `other`."""

    def reciprocal(self: Any) -> Tensor:
        """Return the reciprocal of each element: 1/x."""

    def relu(self: Any) -> Tensor:
        """Return max(x, 0)."""

    def relu6(self: Any) -> Tensor:
        """Return x limited to the range from 0 to 6."""

    def remainder(self: Any, other: Any) -> Tensor:
        """Return what `floor_divide` leaves, with the sign of `other`."""

    def round(self: Any) -> Tensor:
        """Round each element to the nearest integer, ties to even."""

    def rsqrt(self: Any) -> Tensor:
        """Return the reciprocal square root of each element: 1/√x."""

    def selu(self: Any) -> Tensor:
        """Return λ·x, or λ·α·(eˣ − 1) where x < 0."""

    def sigmoid(self: Any) -> Tensor:
        """Return σ(x) = 1/(1 + e⁻ˣ)."""

    def sign(self: Any) -> Tensor:
        """Return the sign of each element: −1, 0 or 1."""

    def silu(self: Any) -> Tensor:
        """Return x·σ(x), also called swish."""

    def sin(self: Any) -> Tensor:
        """Return the sine of each element, in radians."""

    def sinh(self: Any) -> Tensor:
        """Return the hyperbolic sine of each element."""

    def softsign(self: Any) -> Tensor:
        """Return x/(1 + |x|)."""

    def sqrt(self: Any) -> Tensor:
        """Return the square root of each element: √x."""

    def square(self: Any) -> Tensor:
        """Square each element: x²."""

    def tan(self: Any) -> Tensor:
        """Return the tangent of each element, in radians."""

    def tanh(self: Any) -> Tensor:
        """Return the hyperbolic tangent of each element."""

    def trunc(self: Any) -> Tensor:
        """Round each element towards zero."""
