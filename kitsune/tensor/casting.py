"""Methods that convert a tensor to another type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kitsune.ir import ops
from kitsune.ir.dtypes import bf16, boolean, f16, f32, f64, i16, i32, i64
from kitsune.tensor.lazy import Lazy, apply
from kitsune.tensor.types import to_dtype

if TYPE_CHECKING:
    from kitsune.tensor.core import Tensor


class Casting(Lazy):
    def to(self, dtype: Any) -> Tensor:
        """The values in another type, rounded where they must be."""
        wanted = to_dtype(dtype)
        return self if wanted == self.dtype else apply(ops.cast, self, dtype=wanted)  # type: ignore[return-value]

    def type_as(self, other: Tensor) -> Tensor:
        return self.to(other.dtype)

    def float(self) -> Tensor:
        return self.to(f32)

    def double(self) -> Tensor:
        return self.to(f64)

    def half(self) -> Tensor:
        return self.to(f16)

    def bfloat16(self) -> Tensor:
        return self.to(bf16)

    def short(self) -> Tensor:
        return self.to(i16)

    def int(self) -> Tensor:
        return self.to(i32)

    def long(self) -> Tensor:
        return self.to(i64)

    def bool(self) -> Tensor:
        return self.to(boolean)
