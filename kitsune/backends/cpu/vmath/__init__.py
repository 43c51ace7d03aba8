"""Look up the function that emits a primitive as LLVM IR, by name and type.

    function("exp", "f32", fast=False)(t, ["%x"], lanes, target)  →  "%t.42"

Everything is inline: no libm, only operations that x86-64-v2 and wasm32 with simd128 have, and no
branch but for `rem` and the sines of huge angles, which loop. Nothing carries a fast-math flag, so
any number of lanes gives the same bits; fused multiply-add changes them within the bounds that
`bounds.py` states. Special values are C's.

Polynomials are minimax fits made for these files: of the relative error of the function's own
result, f32 by linear programming over 500 Chebyshev points, f64 by Remez exchange in 200 bits. Each
coefficient in turn, from the lowest order, is rounded and the others fitted again. They are listed
from the constant term up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from kitsune.backends.cpu.llvm_text import Text
from kitsune.backends.cpu.vmath import exponential, logarithm, power, trig
from kitsune.backends.cpu.vmath.bounds import FAST_ERROR, OF_ONE, ULP
from kitsune.backends.cpu.vmath.exponential import LN2, LOG2_E
from kitsune.backends.cpu.vmath.lanes import F32, F64
from kitsune.target import CpuTarget

__all__ = [
    "FAST",
    "FAST_ERROR",
    "FUNCTIONS",
    "LN2",
    "LOG2_E",
    "OF_ONE",
    "ULP",
    "Function",
    "function",
    "weight",
    "weight2",
]

# Writes a function of values in some lanes, and returns the name of its result.
Function = Callable[[Text, Sequence[str], int, CpuTarget], str]

_WRITERS: dict[str, Callable[..., str]] = {
    "exp": exponential.exp,
    "exp_lifted": exponential.exp_lifted,
    "expm1": exponential.expm1,
    "tanh": exponential.tanh,
    "erf": exponential.erf,
    "normal_cdf": exponential.normal_cdf,
    "log": logarithm.log,
    "log1p": logarithm.log1p,
    "sin": trig.sin,
    "cos": trig.cos,
    "atan": trig.atan,
    "pow": power.power,
    "rsqrt": power.rsqrt,
    "rem": power.rem,
}
# By type, then by primitive.
FUNCTIONS: dict[str, dict[str, Function]] = {
    form.name: {name: partial(writer, form=form) for name, writer in _WRITERS.items()}
    for form in (F32, F64)
}
# Those with a form that trades accuracy, or denormal results, for fewer instructions.
FAST: dict[str, dict[str, Function]] = {
    "f32": {
        "exp": exponential.fast_exp,
        "tanh": exponential.fast_tanh,
        "erf": exponential.fast_erf,
    },
    "f64": {},
}
weight = exponential.weight  # e^x of f32 for x up to 0, in attention
weight2 = exponential.weight2  # and 2^x


def function(op: str, dtype_name: str, fast: bool) -> Function:
    """What writes the primitive `op` on values of a type."""
    strict = FUNCTIONS[dtype_name][op]
    return FAST[dtype_name].get(op, strict) if fast else strict
