"""WGSL as text: types, blocks of lines, typed values and literals."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import count

import numpy as np

from kitsune.ir.dtypes import DType
from kitsune.ir.sizes import Size
from kitsune.system.records import dataclass

COMPONENTS = "xyzw"
VECTORS = {
    "f32": "vec4f",
    "f16": "vec4h",
    "i32": "vec4i",
    "u32": "vec4u",
    "bool": "vec4<bool>",
}
I32 = (-(2**31), 2**31 - 1)

# What holds a value of each type. Smaller integers are wrapped around where an operation may leave
# their range; an f16 is a value where the device computes with it, a bf16 never. An i64 is held
# where its value is known to fit (see `ranges`).
HELD = {
    "f32": "f32",
    "f16": "f16",
    "bool": "bool",
    "i64": "i32",
    "i32": "i32",
    "i16": "i32",
    "i8": "i32",
    "u32": "u32",
    "u16": "u32",
    "u8": "u32",
}

# Types in which every primitive is there that has a meaning for them. i64 is not one of them: of it
# there are places only.
SUPPORTED_DTYPES = frozenset(("f32", "f16", "bf16", "i32", "i16", "i8", "u32", "u16", "u8", "bool"))


def type_name(kind: str, width: int) -> str:
    return kind if width == 1 else VECTORS[kind]


SCALARS = ("i32", "u32", "f32", "f16")  # types that could pass for a name and a number

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
        """A name of its own, and none of the language's types: `i32` would be one."""
        name = f"{hint}{next(self._names)}"
        return self.fresh(hint) if name in SCALARS else name

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
    kind: str  # f32, f16, i32, u32 or bool
    width: int
    block: Block
    literal: bool = False

    def component(self, lane: int) -> str:
        return self.text if self.width == 1 else f"{self.text}.{COMPONENTS[lane]}"

    def to(self, width: int) -> Value:
        """The same numbers; a single one fills a vector."""
        if self.width >= width:
            return self
        return replace(self, text=f"{type_name(self.kind, width)}({self.text})", width=width)

    def held(self, kind: str) -> Value:
        """The same numbers in the other type of floats; what f16 does not have is rounded."""
        if self.kind == kind:
            return self
        return replace(self, text=f"{type_name(kind, self.width)}({self.text})", kind=kind)


def deepest(blocks: Sequence[Block]) -> Block:
    return max(blocks, key=lambda b: b.depth)


def join_vector(each: Sequence[Value]) -> Value:
    """Four single numbers as a vector."""
    block, kind = deepest([v.block for v in each]), each[0].kind
    texts = ", ".join(v.text for v in each)
    return Value(block.let(f"{type_name(kind, 4)}({texts})"), kind, 4, block)


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


def constant(value: float, dtype: DType) -> str:
    """A literal of what holds `dtype`."""
    kind = HELD[dtype.name]
    if isinstance(value, Size):
        return f"{value}" if kind == "i32" else f"{kind}({value})"
    if kind == "f16":
        with np.errstate(over="ignore"):
            number = float(np.float16(value))
        text = literal(number)
        return text.replace("f", "h") if math.isfinite(number) else f"f16({text})"
    if dtype.is_float:
        return literal(value)
    if kind == "bool":
        return "true" if value else "false"
    if kind == "u32":
        return f"{int(value)}u"
    return f"i32({min(max(int(value), I32[0]), I32[1])})"
