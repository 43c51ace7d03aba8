"""What one element of a tensor is, in memory and in a kernel."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kitsune.errors import DTypeError


@dataclass(frozen=True)
class DType:
    name: str
    itemsize: int  # bytes of one stored element; 0 for packed types, which are sized by `Packed`

    def __str__(self) -> str:
        return self.name

    @property
    def numpy(self) -> np.dtype[np.generic]:
        return np.dtype(_NUMPY[self.name])


@dataclass(frozen=True)
class Packed(DType):
    """A K×N weight in `bits` planes: `[N/16][K/group]{planes; 16 f16 scales}`.

    A b-bit plane is `[t][16 columns]` u32 words; byte i, field j of word t holds row
    t·32/b + 4j + i of its group, so `(word >> b·j) & splat4(2^b−1)` is four consecutive rows of one
    column.
    """

    bits: int = 4
    group: int = 32

    @property
    def block_nbytes(self) -> int:
        """Sixteen columns of one group: the planes, then the scales."""
        return 16 * self.group * self.bits // 8 + 32

    def nbytes(self, k: int, n: int) -> int:
        return -(-n // 16) * -(-k // self.group) * self.block_nbytes


f32 = DType("f32", 4)
i32 = DType("i32", 4)
boolean = DType("bool", 1)


def packed(bits: int, group: int) -> Packed:
    return Packed(f"q{bits}g{group}", 0, bits, group)


_NUMPY = {"f32": np.float32, "i32": np.int32, "bool": np.bool_}
DTYPES = {d.name: d for d in (f32, i32, boolean)}


def from_numpy(dtype: np.dtype[np.generic]) -> DType:
    for name, kind in _NUMPY.items():
        if dtype == np.dtype(kind):
            return DTYPES[name]
    raise DTypeError(
        f"no kernel type for NumPy's {dtype}",
        why=f"kernels exist for {', '.join(DTYPES)}",
        hint="cast the array, for example x.astype(np.float32)",
    )
