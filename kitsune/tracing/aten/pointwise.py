"""Elementwise ATen ops."""

from __future__ import annotations

from functools import wraps
from typing import Any

from kitsune.ir import ops
from kitsune.ir.dtypes import DType, boolean, promote_number
from kitsune.ir.sizes import Size
from kitsune.tensor.core import Tensor
from kitsune.tensor.create import full
from kitsune.tensor.functions import where
from kitsune.tensor.lazy import apply, as_tensor
from kitsune.tracing.aten.table import ROWS, Decline, Row, aten

FAMILIES = ("bool", "uint", "int", "float")


def met(row: Row) -> Row:
    """A row whose operands meet in one type as torch has it: one without dims has no say beside
    one with dims of its family or a higher one."""

    @wraps(row)
    def meeting(**given: Any) -> Any:
        given = {n: as_tensor(x) if isinstance(x, Size) else x for n, x in given.items()}
        first = next(iter(given), "")
        number = given.get(first)
        if isinstance(number, (bool, int, float)):  # as the first operand
            beside = next((x.dtype for x in given.values() if isinstance(x, Tensor)), None)
            given = {**given, first: full((), number, dtype=promote_number(number, beside))}
        tensors = [x for x in given.values() if isinstance(x, Tensor)]
        leading = [x.dtype for x in tensors if x.shape]
        if leading and len(leading) < len(tensors):
            given = {name: _following(x, leading) for name, x in given.items()}
        return row(**given)

    return meeting


def _following(x: Any, leading: list[DType]) -> Any:
    if not isinstance(x, Tensor) or x.shape:
        return x
    family = max(_rank(d) for d in leading)
    if _rank(x.dtype) > family:
        return x
    return x.to(max((d for d in leading if _rank(d) == family), key=lambda d: d.itemsize))


def _rank(dtype: DType) -> int:
    return max(FAMILIES.index(dtype.family), 1 if dtype != boolean else 0)


# --- rows that are methods of a tensor -----------------------------------------------------------

UNARY = (
    "abs acos acosh asin asinh atan atanh bitwise_not ceil cos cosh erf erfc exp exp2 expm1 floor "
    "frac hardsigmoid hardswish isfinite isinf isnan log log10 log1p log2 logical_not mish neg "
    "reciprocal relu relu6 rsqrt sigmoid silu sin sinh sqrt square tan tanh trunc deg2rad "
    "rad2deg"
)
BINARY = (
    "add atan2 bitwise_and bitwise_left_shift bitwise_or bitwise_right_shift bitwise_xor clamp "
    "clamp_max clamp_min eq ge gt hypot le lerp logaddexp logical_and logical_or "
    "logical_xor lt masked_fill maximum minimum mul ne sub addcmul addcdiv"
)
for _name in UNARY.split():
    ROWS[_name] = getattr(Tensor, _name)
for _name in BINARY.split():
    ROWS[_name] = met(getattr(Tensor, _name))

aten("absolute")(Tensor.abs)
aten("clamp.Tensor")(met(Tensor.clamp))


@aten("round")
def round_(self: Tensor, decimals: int = 0) -> Tensor:
    if decimals:
        raise Decline
    return self.round() if self.dtype.is_float else self


@aten("nan_to_num")
def nan_to_num(self: Tensor, nan: Any = None, posinf: Any = None, neginf: Any = None) -> Tensor:
    if not self.dtype.is_float:
        return self
    if posinf is None and neginf is None:
        return self.nan_to_num(0.0 if nan is None else nan)
    raise Decline


# --- arithmetic with a form of its own -----------------------------------------------------------


@aten("rsub")
@met
def rsub(self: Tensor, other: Any, alpha: float = 1) -> Tensor:
    """other − alpha·self"""
    scaled = self if alpha == 1 else self.mul(alpha)
    return apply(ops.sub, other, scaled)


def check_divisor(dividend: Tensor, divisor: Any) -> None:
    """Leave a division of integers to torch where the divisor may be 0: torch raises then."""
    if dividend.dtype.is_float or not _is_whole(divisor):
        return
    if isinstance(divisor, Tensor) or divisor == 0:
        raise Decline


def _divide_whole(method: Row) -> Row:
    @wraps(method)
    def row(self: Tensor, other: Any) -> Any:
        check_divisor(self, other)
        return method(self, other)

    return met(row)


for _name in ("floor_divide", "fmod", "remainder"):
    ROWS[_name] = _divide_whole(getattr(Tensor, _name))


@aten("div", "true_divide")
@met
def div(self: Tensor, other: Any, rounding_mode: str | None = None) -> Tensor:
    if rounding_mode is not None:
        check_divisor(self, other)
    if rounding_mode == "trunc" and not self.dtype.is_float and _is_whole(other):
        whole = self.abs().floor_divide(abs(other) if isinstance(other, int) else other.abs())
        return where(self.lt(0).logical_xor(_below_zero(other, self)), whole.neg(), whole)
    if rounding_mode == "floor" and self.dtype.is_float:
        raise Decline  # torch corrects the quotient by its remainder
    return self.div(other, rounding_mode=rounding_mode)


def _is_whole(x: Any) -> bool:
    return isinstance(x, int) or (isinstance(x, Tensor) and not x.dtype.is_float)


def _below_zero(x: Any, like: Tensor) -> Tensor:
    return x.lt(0) if isinstance(x, Tensor) else like.mul(0).add(x).lt(0)


@aten("pow")
@met
def power(self: Tensor, exponent: Any) -> Tensor:
    return self.pow(exponent)


@aten("fma")
@met
def fma(a: Tensor, b: Tensor, c: Tensor) -> Tensor:
    """a·b + c, which prims rounds once"""
    return a.mul(b).add(c)


@aten("where")
@met
def choose(condition: Tensor, self: Any, other: Any) -> Tensor:
    return where(condition.bool(), self, other)


@aten("sign", "sgn")
def sign(self: Tensor) -> Tensor:
    """torch says 0 of NaN, where NumPy and kitsune's own `sign` say NaN."""
    made = self.sign()
    return made.masked_fill(self.isnan(), 0) if self.dtype.is_float else made


@aten("signbit")
def signbit(self: Tensor) -> Tensor:
    if self.dtype.is_float:
        raise Decline  # −0 has one
    return self.lt(0)


# --- activations ---------------------------------------------------------------------------------

for _name in ("celu", "gelu", "leaky_relu", "hardtanh"):
    ROWS[_name] = getattr(Tensor, _name)


@aten("elu")
def elu(self: Tensor, alpha: float = 1, scale: float = 1, input_scale: float = 1) -> Tensor:
    if input_scale != 1:
        raise Decline
    made = self.elu(float(alpha))
    return made if scale == 1 else where(self.gt(0), self.mul(scale), made.mul(scale))


@aten("softplus")
def softplus(self: Tensor, beta: float = 1, threshold: float = 20) -> Tensor:
    return where(self.mul(beta).gt(threshold), self, self.softplus(float(beta)))


@aten("threshold_backward")
@met
def threshold_backward(grad_output: Tensor, self: Tensor, threshold: float) -> Tensor:
    return where(self.le(threshold), 0, grad_output)


@aten("log_sigmoid_forward")
def log_sigmoid(self: Tensor) -> tuple[Tensor, Tensor]:
    """The result, and exp(-|x|), which the gradient reads."""
    return self.logsigmoid(), self.abs().neg().exp()


# --- the same values -----------------------------------------------------------------------------


@aten(
    "alias",
    "clone",
    "conj_physical",
    "contiguous",
    "detach",
    "lift_fresh_copy",
    "lift_fresh",
    "positive",
    "resolve_conj",
    "resolve_neg",
)
def same(self: Tensor) -> Tensor:
    return self


@aten("_to_copy", "to.dtype")
def convert(self: Tensor, dtype: DType | None = None) -> Tensor:
    return self if dtype is None else self.to(dtype)


@aten("convert_element_type")
def convert_element_type(a: Tensor, dtype: DType) -> Tensor:
    return a.to(dtype)


@aten("copy")
def copy(self: Tensor, src: Any) -> Tensor:
    """Copy the values of another tensor or a number in this one's shape and type."""
    return as_tensor(src).to(self.dtype).expand(self.shape)
