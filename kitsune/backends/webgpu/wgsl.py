"""WGSL as text: blocks of lines, typed values, the table of primitives and what it calls."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count

import numpy as np

COMPONENTS = "xyzw"
VECTORS = {"f32": "vec4f", "i32": "vec4i", "u32": "vec4u", "bool": "vec4<bool>"}


def type_name(kind: str, width: int) -> str:
    return kind if width == 1 else VECTORS[kind]


# --- blocks --------------------------------------------------------------------------------------


class Block:
    """Lines between two braces.

    A block joins its parent when it closes, so a line that the body of a loop asks of an outer
    block lands before the loop: values are hoisted by where they are written.
    """

    def __init__(self, parent: Block | None = None) -> None:
        self.lines: list[str] = []
        self.depth: int = parent.depth + 1 if parent else 0
        self._names: Iterator[int] = parent._names if parent else count()

    def fresh(self, hint: str) -> str:
        return f"{hint}{next(self._names)}"

    def do(self, line: str) -> None:
        self.lines.append(line)

    def let(self, text: str, hint: str = "v") -> str:
        name = self.fresh(hint)
        self.do(f"let {name} = {text};")
        return name

    def var(self, text: str, hint: str = "s") -> str:
        name = self.fresh(hint)
        self.do(f"var {name} = {text};")
        return name

    @contextmanager
    def open(self, head: str) -> Iterator[Block]:
        inner = Block(self)
        yield inner
        self.lines += [f"{head} {{", *(f"  {line}" for line in inner.lines), "}"]


# --- values --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Value:
    """`width` numbers named or spelled by `text`, known from `block` inwards."""

    text: str
    kind: str  # f32, i32 or bool
    width: int
    block: Block
    literal: bool = False

    def component(self, lane: int) -> str:
        return self.text if self.width == 1 else f"{self.text}.{COMPONENTS[lane]}"

    def to(self, kind: str, width: int) -> Value:
        """The same numbers as another type; a single number fills a vector."""
        value = self
        if value.kind != kind:
            name = type_name(kind, value.width)
            text = f"{name}({value.text})"
            if kind == "bool":
                zero = f"{type_name(value.kind, value.width)}(0)"
                text = f"({value.text} != {zero})"
            value = replace(value, text=text, kind=kind)
        if value.width < width:
            value = replace(value, text=f"{type_name(kind, width)}({value.text})", width=width)
        return value


def deepest(blocks: Sequence[Block]) -> Block:
    return max(blocks, key=lambda b: b.depth)


def literal(value: float) -> str:
    """An f32 literal. Infinities and NaN come from a variable, as constant ones are refused; so is
    the decimal spelling of the largest numbers."""
    number = np.float32(value)
    if math.isnan(number):
        return "bitcast<f32>(infinity_bits | 0x400000u)"
    sign = "-" if math.copysign(1.0, float(number)) < 0 else ""
    if math.isinf(number):
        text = "bitcast<f32>(infinity_bits)"
    elif abs(number) > 3e38:
        text = re.sub(r"0*p", "p", float(abs(number)).hex()) + "f"
    else:
        text = f"{abs(number)!s}f"
    return f"({sign}{text})" if sign else text


LOWEST = literal(float(np.finfo(np.float32).min))
INFINITY = "var<private> infinity_bits: u32 = 0x7f800000u;"


# --- primitives ----------------------------------------------------------------------------------

# `$w` is empty for single numbers and 4 for vectors, as in the functions below.
TABLE = {
    "add": "{} + {}", "sub": "{} - {}", "mul": "{} * {}", "div": "{} / {}",
    "max": "nan_max$w({}, {})", "min": "nan_min$w({}, {})", "neg": "-{}", "abs": "abs({})",
    "exp": "nan_exp$w({})", "log": "nan_log$w({})", "sqrt": "sqrt({})", "rsqrt": "inverseSqrt({})",
    "tanh": "nan_tanh$w({})", "erf": "erf$w({})",
    "lt": "{} < {}", "le": "{} <= {}", "eq": "equal$w({}, {})", "where": "select({2}, {1}, {0})",
}  # fmt: skip

# Where integers differ: no NaN to carry. Primitives not listed in either take floats.
INTEGER_TABLE = {"max": "max({}, {})", "min": "min({}, {})", "eq": "{} == {}"}
ON_INTEGERS = {"add", "sub", "mul", "max", "min", "neg", "abs", "lt", "le", "eq", "where"}
ON_BOOLEANS = {"eq", "where"}

# A shader may be compiled as if NaN did not exist: `x != x` is then false, `max` returns its other
# argument, and software adapters give inf for exp(NaN) and -88 for log(0). Bits tell the truth.
# tanh overflows to NaN beyond 88 on some adapters, and is 1 to the last bit from 10 on; near zero
# adapters lose digits that its Taylor series, x − x³/3 + 2x⁵/15 − 17x⁷/315 + 62x⁹/2835, keeps.
#
# erf: x·P(x²) below 1, 1 − exp(−Q(|x|)) above; Chebyshev fits of erf(√s)/√s on [0, 1] and of
# −log(erfc) on [1, 4]. Relative error 1.7e-7 with an exact exp.
FUNCTIONS = {
    "is_nan": """\
fn is_nan$w(x: $F) -> $B {
  return (bitcast<$U>(x) & $U(0x7fffffffu)) > $U(0x7f800000u);
}""",
    "nan_max": """\
fn nan_max$w(a: $F, b: $F) -> $F {
  return select(max(a, b), a + b, is_nan$w(a) | is_nan$w(b));
}""",
    "nan_min": """\
fn nan_min$w(a: $F, b: $F) -> $F {
  return select(min(a, b), a + b, is_nan$w(a) | is_nan$w(b));
}""",
    "equal": """\
fn equal$w(a: $F, b: $F) -> $B {
  return (a == b) & !is_nan$w(a);
}""",
    "nan_exp": """\
fn nan_exp$w(x: $F) -> $F {
  return select(exp(x), x, is_nan$w(x));
}""",
    "nan_log": """\
fn nan_log$w(x: $F) -> $F {
  let infinite = $F(bitcast<f32>(infinity_bits));
  let zero = x == $F(0.0);
  let outside = (x < $F(0.0)) | is_nan$w(x);
  return select(select(log(x), -infinite, zero), infinite - infinite, outside);
}""",
    "nan_tanh": """\
fn nan_tanh$w(x: $F) -> $F {
  let s = x * x;
  var p = $F(0.021869488f) * s - 0.05396825f;
  p = p * s + 0.13333334f;
  p = p * s - 0.33333334f;
  let near = x + x * (s * p);
  let far = tanh(clamp(x, $F(-15.0), $F(15.0)));
  return select(select(far, near, abs(x) < $F(0.25)), x, is_nan$w(x));
}""",
    "erf": """\
fn erf$w(x: $F) -> $F {
  let s = x * x;
  var p = $F(-0.0005654106f) * s + 0.0049232775f;
  p = p * s - 0.026716385f;
  p = p * s + 0.112803645f;
  p = p * s - 0.3761235f;
  p = p * s + 1.1283791f;
  let t = min(abs(x), $F(4.0));
  var q = $F(1.330939e-05f) * t - 0.00031757203f;
  q = q * t + 0.0034368676f;
  q = q * t - 0.022621986f;
  q = q * t + 0.10331898f;
  q = q * t + 0.63909334f;
  q = q * t + 1.1259259f;
  q = q * t + 0.0007569686f;
  let far = sign(x) * (1.0 - exp(-q));
  return select(select(far, x * p, t < $F(1.0)), x, is_nan$w(x));
}""",
}


def with_functions(text: str) -> str:
    """`text` after the definitions it needs. A function calls only those above it in the list."""
    for name, body in reversed(FUNCTIONS.items()):
        for width, suffix in ((1, ""), (4, "4")):
            if f"{name}{suffix}(" in text:
                text = f"{_instance(body, width)}\n{text}"
    return f"{INFINITY}\n{text}" if "infinity_bits" in text else text


def _instance(body: str, width: int) -> str:
    for hole, kind in (("$F", "f32"), ("$U", "u32"), ("$B", "bool")):
        body = body.replace(hole, type_name(kind, width))
    return body.replace("$w", "" if width == 1 else "4")


def apply(op: str, args: Sequence[Value]) -> Value:
    """`op` of `args`, written where the last of them becomes known."""
    chosen = args[1:] if op == "where" else args
    kinds = {a.kind for a in chosen}
    kind = kinds.pop() if len(kinds) == 1 else "f32"
    if (kind == "i32" and op not in ON_INTEGERS) or (kind == "bool" and op not in ON_BOOLEANS):
        kind = "f32"
    width = max(a.width for a in args)
    block = deepest([a.block for a in args])
    wanted = ["bool", kind, kind] if op == "where" else [kind] * len(args)
    same = [a.to(k, width) for a, k in zip(args, wanted, strict=True)]
    if all(a.literal for a in args):  # `let` keeps the compiler from refusing a constant overflow
        same[0] = replace(same[0], text=block.let(same[0].text, "c"))
    form = INTEGER_TABLE.get(op, TABLE[op]) if kind != "f32" else TABLE[op]
    text = form.replace("$w", "" if width == 1 else "4").format(*(a.text for a in same))
    result = "bool" if op in ("lt", "le", "eq") else kind
    return Value(block.let(text), result, width, block)
