"""Element types, their promotion, and the packed types of quantised weights."""

from __future__ import annotations

from dataclasses import field
from functools import cache, cached_property, lru_cache, reduce
from typing import Any, Literal

import numpy as np

from kitsune.errors import DTypeError
from kitsune.ir.formats import COLUMNS, QuantFormat, find_format, uniform
from kitsune.system.records import dataclass

Family = Literal["bool", "uint", "int", "float"]


@dataclass(frozen=True, eq=False, repr=False)
class DType:
    """Each type is one object: two are equal when they are the same one.

    `numpy_name` is the type's name in NumPy, or in ml_dtypes, and in torch. A type with
    `computed_in` is only stored: kernels widen it to that type where they load it, and round where
    they store it. `tolerance` is the part of a result that may be rounding, for `model.verify`.
    """

    name: str
    itemsize: int  # bytes of one stored element; 0 for packed types, which are sized by `Packed`
    family: Family = "float"
    numpy_name: str = ""
    computed_in: DType | None = None
    tolerance: float = 0.0

    def __repr__(self) -> str:
        return self.name

    @cached_property
    def numpy(self) -> np.dtype[np.generic]:
        return _numpy_type(self.name, self.numpy_name)

    @property
    def is_float(self) -> bool:
        return self.family == "float"

    @property
    def is_int(self) -> bool:
        return self.family in ("int", "uint")

    @property
    def is_signed(self) -> bool:
        return self.family in ("int", "float")

    @property
    def value(self) -> DType:
        """The type it is computed in."""
        return self.computed_in or self


@dataclass(frozen=True, eq=False, repr=False)
class Packed(DType):
    """A K×N weight in the layout and with the meaning of a row of `kitsune.ir.formats`."""

    format: QuantFormat = field(kw_only=True)

    def __reduce__(self) -> tuple[Any, ...]:
        return find_packed_type, (self.name,)

    @property
    def bits(self) -> int:
        return self.format.bits

    @property
    def group(self) -> int:
        """Rows that share a scale."""
        return self.format.group

    @property
    def rows(self) -> int:
        """Rows of a block."""
        return self.format.rows

    @property
    def symmetric(self) -> bool:
        """Whether nothing is added to codes or to their products with scales."""
        return self.format.minimum is None and self.format.offset is None

    @property
    def in_steps(self) -> bool:
        return self.format.offset is not None

    @property
    def is_uniform(self) -> bool:
        """Whether it is codes with f16 scales, and f16 minima where it is not symmetric."""
        return self.format.uniform is not None

    @property
    def is_native(self) -> bool:
        """Whether low-bit kernels read its planes themselves; codes of others are read as bytes."""
        return self.is_uniform and self.bits in (8, 4, 3, 2, 1)

    @property
    def code_bits(self) -> int:
        """Bits of a code as products of bytes see it: 8 where it is an int8 plus 128."""
        is_centred = self.format.is_plain and self.format.centre << 1 == 1 << self.bits
        return self.bits if self.is_native or (is_centred and 1 < self.bits < 7) else 8

    @property
    def groups(self) -> int:
        """Groups of a block."""
        return self.rows // self.group

    @property
    def planes_nbytes(self) -> int:
        """The offset of what comes after the codes of a block."""
        return COLUMNS * self.rows * self.bits // 8

    @property
    def block_nbytes(self) -> int:
        """Sixteen columns of a block."""
        return self.format.block_nbytes

    def nbytes(self, k: int, n: int) -> int:
        return self.format.nbytes(k, n)


DTYPES: dict[str, DType] = {}


def define(name: str, itemsize: int, numpy_name: str, **fields: Any) -> DType:
    """One more element type."""
    DTYPES[name] = DType(name, itemsize, numpy_name=numpy_name, **fields)
    return DTYPES[name]


f64 = define("f64", 8, "float64", tolerance=1e-11)
f32 = define("f32", 4, "float32", tolerance=1e-4)
f16 = define("f16", 2, "float16", computed_in=f32, tolerance=2e-2)
bf16 = define("bf16", 2, "bfloat16", computed_in=f32, tolerance=1e-1)
i64, i32, i16, i8 = (define(f"i{8 * n}", n, f"int{8 * n}", family="int") for n in (8, 4, 2, 1))
u64, u32, u16, u8 = (define(f"u{8 * n}", n, f"uint{8 * n}", family="uint") for n in (8, 4, 2, 1))
boolean = define("bool", 1, "bool", family="bool")


def make_packed_type(
    bits: int, group: int, symmetric: bool = True, in_steps: bool = False, scale: str = "f16"
) -> Packed:
    """The type of weights with codes of 1 to 8 bits and one scale per group."""
    return packed_type(uniform(bits, group, symmetric, in_steps, scale))


@cache
def packed_type(row: QuantFormat) -> Packed:
    """The type of weights in a format."""
    return Packed(row.name, 0, format=row)


def find_packed_type(name: str) -> Packed | None:
    """The packed type of a name; None where no format has it."""
    row = find_format(name)
    return None if row is None else packed_type(row)


def from_numpy(dtype: np.dtype[np.generic]) -> DType:
    found = _find(dtype)
    if found is not None:
        return found
    raise DTypeError(
        f"no kernel type for NumPy's {dtype}",
        why=f"kernels exist for {', '.join(DTYPES)}",
        hint="cast the array, for example x.astype(np.float32)",
    )


def has_kernels(value: object) -> bool:
    """Whether a value is an array of a type that kernels have."""
    return isinstance(value, np.ndarray) and _find(value.dtype) is not None


@lru_cache(maxsize=256)
def _find(dtype: np.dtype[np.generic]) -> DType | None:
    named = (d for d in DTYPES.values() if d.numpy_name == dtype.name)
    return next(named, None) if dtype.isnative else None


def _numpy_type(name: str, numpy_name: str) -> np.dtype[np.generic]:
    """NumPy's type, or one that ml_dtypes adds to it."""
    if hasattr(np, numpy_name):
        return np.dtype(numpy_name)
    try:
        import ml_dtypes
    except ImportError:
        raise DTypeError(
            f"NumPy has no {name} of its own", hint="pip install ml_dtypes, or read it as f32"
        ) from None
    kind: np.dtype[np.generic] = np.dtype(getattr(ml_dtypes, numpy_name))
    return kind


# --- promotion -----------------------------------------------------------------------------------


def promote(*dtypes: DType) -> DType:
    """The type two operands meet in, as torch has it: the higher family of bool, integer and float
    wins, then the larger; a signed and an unsigned integer meet in the next larger signed one, and
    where there is none, as NumPy has it, in f64."""
    return reduce(_promote_two, dtypes)


@cache
def _promote_two(a: DType, b: DType) -> DType:
    if a == b:
        return a
    if isinstance(a, Packed) or isinstance(b, Packed):
        raise DTypeError(f"no arithmetic between {a} and {b}", hint="dequantize the packed weight")
    if a.is_float or b.is_float:
        if not (a.is_float and b.is_float):
            return a if a.is_float else b
        return f32 if a.itemsize == b.itemsize else max(a, b, key=lambda d: d.itemsize)
    if a == boolean or b == boolean:
        return b if a == boolean else a
    if a.family == b.family:
        return max(a, b, key=lambda d: d.itemsize)
    signed, unsigned = (a, b) if a.family == "int" else (b, a)
    size = max(signed.itemsize, 2 * unsigned.itemsize)
    return DTYPES[f"i{8 * size}"] if size <= 8 else f64


def promote_number(number: bool | int | float, beside: DType | None) -> DType:
    """The type of a Python number beside a tensor: the tensor's, unless its family is too low."""
    if isinstance(number, bool):
        return beside or boolean
    if isinstance(number, int):
        if beside is None:
            return i64
        return i64 if beside == boolean else beside
    return beside if beside is not None and beside.is_float else f32
