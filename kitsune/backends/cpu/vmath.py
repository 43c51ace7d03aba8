"""f32 functions that no instruction computes: appends their LLVM text, returns the value's name.

    exp(t, x, lanes, target)  ->  "%t.42", after about fifteen instructions written to `t`

All is inline: no libm, no branches, only operations that x86-64-v2 and up and wasm32 simd128 have.
Rounding follows IEEE (no fast-math flags), so results are the same bits in every lane count;
with and without fused multiply-add they differ within the stated bounds. Errors in the docstrings
are in units in the last place (ULP) of the float64 result, the largest over all 2³² inputs.

Polynomials are minimax fits of our own: weighted for the relative error of the function's result,
solved by linear programming on Chebyshev points, coefficients rounded to f32 from the lowest order
up while the rest is refitted. They are listed from the constant term.
Horner's rule throughout: it has the fewest operations, and loops over vectors have enough
independent work to hide its latency.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, nan

from kitsune.backends.cpu.text import Text, f32_const, vec
from kitsune.target import CpuTarget

# x + SHIFTER rounds x to an integer, ties to even, and leaves it in the low bits of the sum.
SHIFTER = 1.5 * 2.0**23
EXPONENT = 0x7F800000
SIGN = -0x80000000
MIN_NORMAL = 2.0**-126

LOG2_E = 1.44269504
LN2 = 0.693147181
# LN2 in two parts (Cephes): the first has 9 bits, so that its product with an exponent is exact.
LN2_HIGH, LN2_LOW = 0.693359375, -2.12194440e-4

# e^r and 2^r for half an octave either way: errors 3.2e-9 and 3.0e-9, the short ones 9.3e-8.
EXP = (1.0, 1.0, 0.49999994, 0.16666521, 0.041668288, 0.0083687035, 0.0013818945)
EXP_FAST = (1.0, 0.9999997, 0.49999145, 0.16667649, 0.04189867, 0.008289806)
EXP2 = (1.0, 0.6931472, 0.24022648, 0.0555036, 0.009618506, 0.0013390806, 0.00015326471)
EXP2_FAST = (1.0, 0.693147, 0.24022247, 0.05550711, 0.009671292, 0.0013269534)


class _Lanes:
    """Writes arithmetic on `lanes` f32 values, and on their bits as i32."""

    def __init__(self, t: Text, lanes: int, target: CpuTarget) -> None:
        self.t, self.lanes, self.target = t, lanes, target
        self.f32, self.i32 = vec("float", lanes), vec("i32", lanes)
        self.suffix = "f32" if lanes == 1 else f"v{lanes}f32"

    # --- values ----------------------------------------------------------------------------------

    def const(self, value: float) -> str:
        text = f32_const(value)
        return text if self.lanes == 1 else f"splat (float {text})"

    def int_const(self, value: int) -> str:
        return str(value) if self.lanes == 1 else f"splat (i32 {value})"

    def bits(self, x: str) -> str:
        return self.t.let(f"bitcast {self.f32} {x} to {self.i32}")

    def from_bits(self, i: str) -> str:
        return self.t.let(f"bitcast {self.i32} {i} to {self.f32}")

    # --- arithmetic ------------------------------------------------------------------------------

    def binary(self, op: str, x: str, y: str | float) -> str:
        other = y if isinstance(y, str) else self.const(y)
        return self.t.let(f"{op} {self.f32} {x}, {other}")

    def integer(self, op: str, i: str, j: str | int) -> str:
        other = j if isinstance(j, str) else self.int_const(j)
        return self.t.let(f"{op} {self.i32} {i}, {other}")

    def call(self, name: str, *args: str) -> str:
        return self.t.call(self.f32, f"llvm.{name}.{self.suffix}", *((self.f32, a) for a in args))

    def fma(self, x: str, y: str | float, z: str | float) -> str:
        """x·y + z, rounded once where the target can, else twice."""
        if not self.target.fma:
            return self.binary("fadd", self.binary("fmul", x, y), z)
        operands = (v if isinstance(v, str) else self.const(v) for v in (y, z))
        return self.call("fma", x, *operands)

    def horner(self, x: str, coefficients: Sequence[float]) -> str:
        *rest, second, top = coefficients
        value = self.fma(x, top, second)
        for c in reversed(rest):
            value = self.fma(value, x, c)
        return value

    # --- choice ----------------------------------------------------------------------------------

    def select(self, relation: str, x: str, y: float, then: str | float, other: str) -> str:
        """`then` where fcmp `relation` holds between x and y."""
        value = then if isinstance(then, str) else self.const(then)
        mask = self.t.let(f"fcmp {relation} {self.f32} {x}, {self.const(y)}")
        kind = vec("i1", self.lanes)
        return self.t.let(f"select {kind} {mask}, {self.f32} {value}, {self.f32} {other}")

    def at_least(self, x: str, limit: float) -> str:
        """max(x, limit) as one instruction; NaN stays NaN."""
        return self.select("olt", x, limit, limit, x)

    def at_most(self, x: str, limit: float) -> str:
        return self.select("ogt", x, limit, limit, x)
