"""Lower the `decode` of quantised formats to WGSL: one weight, or four rows of a column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kitsune.backends.webgpu.shader import Shader
from kitsune.backends.webgpu.wgsl import Block, Value, constant, deepest
from kitsune.ir.affine import Affine
from kitsune.ir.dtypes import DTYPES, Packed
from kitsune.ir.formats import COLUMNS, ITEMSIZE, Builder, QuantFormat
from kitsune.ir.formats import Value as Expression
from kitsune.ir.formats.builder import COMPARISONS, Kind

OPERATORS = {
    "add": "{} + {}",
    "sub": "{} - {}",
    "mul": "{} * {}",
    "div": "{} / {}",
    "rem": "{} % {}",
    "and": "{} & {}",
    "or": "{} | {}",
    "xor": "{} ^ {}",
    "shl": "{} << {}",
    "shr": "{} >> {}",
    "lt": "{} < {}",
    "eq": "{} == {}",
    "where": "select({2}, {1}, {0})",
}
CONVERSIONS = {
    "f32": "f32({})",
    "i32": "bitcast<i32>({})",
    "u32": "bitcast<u32>({})",
    "float_bits": "bitcast<f32>({})",
}


def list_table_words(row: QuantFormat) -> np.ndarray:
    """The tables of a format as they follow a weight."""
    words = [np.array(v, np.uint32 if kind == "u32" else np.float32) for v, kind in row.tables]
    return np.concatenate([w.view(np.uint32) for w in words] or [np.zeros(0, np.uint32)])


class WgslBuilder(Builder):
    """Expressions as values of a block, each once."""

    def __init__(self, shader: Shader, block: Block, buffer: int) -> None:
        super().__init__()
        self.shader, self.block, self.buffer = shader, block, buffer

    def emit(self, op: str, kind: Kind, args: Sequence[Expression]) -> Expression:
        texts = [a.text for a in args]
        if op in ("shl", "shr"):
            texts[1] = texts[1] if args[1].kind == "u32" else f"u32({texts[1]})"
        return self.let(OPERATORS[op].format(*texts), "bool" if op in COMPARISONS else kind)

    def convert(self, op: str, x: Expression) -> Expression:
        kind: Any = "f32" if op == "float_bits" else op
        return self.let(CONVERSIONS[op].format(x.text), kind)

    def number(self, value: float, kind: Kind) -> Expression:
        return Expression(constant(value, DTYPES[kind]), kind)

    def look_up_table(self, values: tuple[float, ...], kind: Kind, index: Expression) -> Expression:
        """An entry of the tables that follow the weight in its buffer."""
        buffer = self.shader.kernel.buffers[self.buffer]
        assert isinstance(buffer.dtype, Packed)
        at = buffer.nbytes // 4
        for known in buffer.dtype.format.tables:
            if known == (values, kind):
                break
            at += len(known[0])
        word = self.let(f"b{self.buffer}[{self.add(index, at).text}]", "u32")
        return word if kind == "u32" else self.float_bits(word)

    def let(self, text: str, kind: Kind) -> Expression:
        return Expression(self.shader.once(self.block, text, "q"), kind)


class _Fields:
    """Reads fields of the block at word `base`, of one column."""

    def __init__(self, s: WgslBuilder, number: int, dtype: Packed, base: str, column: str) -> None:
        self.s, self.number, self.row = s, number, dtype.format
        self.base, self.column = base, column

    def __call__(self, name: str, n: Any = 0) -> Any:
        field, s = self.row.fields[name], self.s
        size = ITEMSIZE[field.kind]
        column = Expression(self.column, "u32")
        element = s.add(s.mul(n, COLUMNS), column)  # in units of the field's type
        at = s.add(
            Expression(self.base, "u32"), s.add(s.div(element, 4 // size), field.offset // 4)
        )
        word = s.let(f"b{self.number}[{at.text}]", "u32")
        if field.kind == "u32":
            return word
        if field.kind == "f32":
            return s.float_bits(word)
        within = s.rem(element, 4 // size)
        if field.kind == "f16":
            return s.let(f"unpack2x16float({word.text})[{within.text}]", "f32")
        bits = s.shr(word, s.mul(within, 8 * size))
        if field.kind == "bf16":
            return s.float_bits(s.shl(bits, 16))
        if field.kind == "i8":
            return s.shr(s.i32(s.shl(bits, 24)), 24)
        return s.and_(bits, (1 << 8 * size) - 1)


def load_format(
    shader: Shader, number: int, dtype: Packed, rows: Affine, columns: Affine, is_four: bool
) -> Value:
    """One weight; with `is_four`, rows `4·rows` to `4·rows + 3` of a column.

    Factors are computed where the group is known, so that a loop inside it reads them once."""
    row, four = dtype.format, 4 if is_four else 1
    words, blocks = row.block_nbytes // 4, -(-shader.kernel.buffers[number].shape[0] // row.rows)
    block, within = shader.divide(rows, row.rows // four)
    panel, column = shader.divide(columns, COLUMNS)
    group, _ = shader.divide(within, row.group // four)
    base = panel.scale(blocks * words) + block.scale(words)

    def read(*places: Affine) -> tuple[WgslBuilder, _Fields]:
        here = deepest([shader.find_block(a) for a in (base, column, *places)])
        s = WgslBuilder(shader, here, number)
        texts = [shader.once(here, shader.index(a), "i") for a in (base, column)]
        return s, _Fields(s, number, dtype, *texts)

    def place(s: WgslBuilder, a: Affine) -> Any:
        if not a.terms and isinstance(a.const, int):
            return a.const
        return Expression(shader.once(s.block, shader.index(a), "i"), "u32")

    s, f = read(group)
    factors = {
        name: make(s, f, place(s, group))
        for name, make in (("o", row.offset), ("s", row.scale), ("m", row.minimum))
        if make is not None
    }
    s, f = read(within)
    at = place(s, within)
    if not is_four:
        code = row.decode_code(s, f, at).text
    elif row.level is None:
        word = row.read_words(s, f, at).text
        code = f"vec4f((vec4i(bitcast<i32>({word})) << vec4u(24u, 16u, 8u, 0u)) >> vec4u(24u))"
    else:
        each = [row.decode_code(s, f, s.add(s.mul(at, 4), n)).text for n in range(4)]
        code = f"vec4f({', '.join(each)})"
    texts = {
        n: v.text if isinstance(v, Expression) else constant(v, DTYPES["f32"])
        for n, v in factors.items()
    }
    value = f"({code} + {texts['o']}) * {texts['s']}" if "o" in texts else f"{code} * {texts['s']}"
    value = f"{value} + {texts['m']}" if "m" in texts else value
    return Value(s.block.let(value), "f32", four, s.block)
