"""Methods composed of a few others, and torch's aliases for some."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from math import log, pi
from typing import TYPE_CHECKING, Any, TypeVar

from kitsune.errors import ShapeError
from kitsune.ir.dtypes import bf16, f16, f32
from kitsune.ir.ops.op_table import caller, show
from kitsune.tensor.elementwise import Elementwise
from kitsune.tensor.indexing import Indexing
from kitsune.tensor.lazy import as_tensor
from kitsune.tensor.movement import Movement
from kitsune.tensor.neural import Neural
from kitsune.tensor.reductions import Dim, Reductions
from kitsune.tensor.types import normalise_axis

if TYPE_CHECKING:
    from kitsune.tensor.core import Tensor


F = TypeVar("F", bound=Callable[..., Any])


def computed_in_f32(method: F) -> F:
    """Compute a composition of f16 or bf16 tensors in f32 and round its result once: a constant or
    a value in between that is rounded to 16 bits is off by more than the result may be."""

    @wraps(method)
    def compute(self: Tensor, *given: Any, **named: Any) -> Any:
        operands = [self, *(x for x in given if hasattr(x, "dtype"))]
        narrow = [x.dtype for x in operands if x.dtype in (f16, bf16)]
        if len(narrow) < len(operands):
            return method(self, *given, **named)
        wide = [x.float() if x.dtype in (f16, bf16) else x for x in operands]
        rest = iter(wide[1:])
        given = tuple(next(rest) if hasattr(x, "dtype") else x for x in given)
        result = narrow[0] if len(set(narrow)) == 1 else f32
        return method(wide[0], *given, **named).to(result)

    return compute  # type: ignore[return-value]


class Composed(Elementwise, Reductions, Movement, Indexing, Neural):
    # --- second names ---

    multiply, subtract, divide, true_divide = (
        Elementwise.mul,
        Elementwise.sub,
        Elementwise.div,
        Elementwise.div,
    )
    negative = Elementwise.neg
    greater, greater_equal, less, less_equal, not_equal = (
        Elementwise.gt,
        Elementwise.ge,
        Elementwise.lt,
        Elementwise.le,
        Elementwise.ne,
    )
    mv, inner, vdot = Neural.matmul, Neural.matmul, Neural.dot
    swapdims, moveaxis, tile = Movement.transpose, Movement.movedim, Movement.repeat

    # --- functions ---

    @computed_in_f32
    def exp2(self) -> Tensor:
        """Return 2ˣ."""
        return self.mul(log(2)).exp()

    @computed_in_f32
    def log2(self) -> Tensor:
        """Return the logarithm to base 2."""
        return self.log().mul(1 / log(2))

    @computed_in_f32
    def log10(self) -> Tensor:
        """Return the logarithm to base 10."""
        return self.log().mul(1 / log(10))

    @computed_in_f32
    def erfc(self) -> Tensor:
        """Return 1 − erf(x)."""
        return 1.0 - self.erf()

    def frac(self) -> Tensor:
        """Return the fractional part of each element: x − trunc(x)."""
        return self.sub(self.trunc())

    @computed_in_f32
    def logit(self) -> Tensor:
        """Return log(x/(1 − x)), the inverse of sigmoid."""
        return self.log().sub((-self).log1p())

    @computed_in_f32
    def deg2rad(self) -> Tensor:
        """Convert degrees to radians."""
        return self.mul(pi / 180)

    @computed_in_f32
    def rad2deg(self) -> Tensor:
        """Convert radians to degrees."""
        return self.mul(180 / pi)

    @computed_in_f32
    def hypot(self, other: Any) -> Tensor:
        """Return √(self² + other²)."""
        return self.square().add(as_tensor(other).square()).sqrt()

    @computed_in_f32
    def logaddexp(self, other: Any) -> Tensor:
        """Return log(e^self + e^other), without overflow."""
        y = as_tensor(other)
        apart = self.sub(y).abs().masked_fill(self.eq(y), 0.0)  # infinities that are equal too
        return self.maximum(y).add((-apart).exp().log1p())

    @computed_in_f32
    def lerp(self, end: Any, weight: Any) -> Tensor:
        """Interpolate linearly: self + weight·(end − self)."""
        return self.add(as_tensor(end).sub(self).mul(weight))

    @computed_in_f32
    def addcmul(self, tensor1: Any, tensor2: Any, *, value: float = 1) -> Tensor:
        """Add a scaled product: self + value·tensor1·tensor2."""
        return self.add(as_tensor(tensor1).mul(tensor2), alpha=value)

    @computed_in_f32
    def addcdiv(self, tensor1: Any, tensor2: Any, *, value: float = 1) -> Tensor:
        """Add a scaled quotient: self + value·tensor1/tensor2."""
        return self.add(as_tensor(tensor1).div(tensor2), alpha=value)

    def clamp_min(self, min: Any) -> Tensor:
        """Limit each element to at least `min`."""
        return self.clamp(min=min)

    def clamp_max(self, max: Any) -> Tensor:
        """Limit each element to at most `max`."""
        return self.clamp(max=max)

    def nan_to_num(
        self, nan: float = 0.0, posinf: float | None = None, neginf: float | None = None
    ) -> Tensor:
        """Replace NaN and infinities by numbers; infinities by the largest f32 if not given."""
        most = 3.4028234663852886e38
        x = self.masked_fill(self.isnan(), nan)
        x = x.masked_fill(self.eq(float("inf")), most if posinf is None else posinf)
        return x.masked_fill(self.eq(float("-inf")), -most if neginf is None else neginf)

    # --- comparing ---

    def isclose(
        self, other: Any, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
    ) -> Tensor:
        """Return where |self − other| ≤ atol + rtol·|other|."""
        y = as_tensor(other)
        near = self.eq(y).logical_or(
            self.sub(y).abs().le(y.abs().mul(rtol).add(atol)).logical_and(y.isfinite())
        )
        return near.logical_or(self.isnan().logical_and(y.isnan())) if equal_nan else near

    def allclose(
        self, other: Any, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
    ) -> bool:
        """Return whether all are close; this reads the values."""
        return bool(self.isclose(other, rtol, atol, equal_nan).all())

    def equal(self, other: Any) -> bool:
        """Return whether shapes and values are the same; this reads the values."""
        y = as_tensor(other)
        return self.shape == y.shape and bool(self.eq(y).all())

    # --- matrices ---

    def addmm(self, mat1: Any, mat2: Any, *, beta: float = 1, alpha: float = 1) -> Tensor:
        """Add a scaled matrix product: beta·self + alpha·mat1·mat2."""
        product = as_tensor(mat1).matmul(mat2)
        scaled = self.mul(beta) if beta != 1 else self
        return scaled.add(product, alpha=alpha)

    baddbmm = addmm

    def t(self) -> Tensor:
        """A matrix transposed; a vector or a number as it is."""
        if len(self.shape) > 2:
            raise ShapeError(
                f"t() of {show(self.shape)}",
                why="it has more than two dims",
                at=caller(),
                hint="use .mT or .transpose(a, b)",
            )
        return self.T

    def diagonal(self) -> Tensor:
        """The elements [i, i] of a matrix."""
        if len(self.shape) != 2:
            raise ShapeError(f"diagonal of {show(self.shape)}", why="it is no matrix", at=caller())
        n, width = min(self.shape), self.shape[1]
        flat = self.flatten()
        return flat[: (n - 1) * (width + 1) + 1 : width + 1] if n else flat[:0]

    def trace(self) -> Tensor:
        """The sum of a matrix's diagonal."""
        return self.diagonal().sum()

    # --- shapes ---

    def ravel(self) -> Tensor:
        """All elements in one dim."""
        return self.reshape(-1)

    def view_as(self, other: Tensor) -> Tensor:
        return self.reshape(other.shape)

    reshape_as = view_as

    def diff(self, dim: int = -1) -> Tensor:
        """Each element less the one before it."""
        axis = normalise_axis("diff", self.shape, dim)
        size = max(self.shape[axis] - 1, 0)
        after = self.narrow(axis, min(1, self.shape[axis]), size)
        return after.sub(self.narrow(axis, 0, size))

    # --- reductions that leave out what is no number ---

    def nansum(self, dim: Dim = None, keepdim: bool = False) -> Tensor:
        """The sum of what is a number."""
        return self.masked_fill(self.isnan(), 0).sum(dim, keepdim)

    def nanmean(self, dim: Dim = None, keepdim: bool = False) -> Tensor:
        """The average of what is a number."""
        count = self.isnan().logical_not().sum(dim, keepdim)
        return self.nansum(dim, keepdim).div(count)
