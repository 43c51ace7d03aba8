"""Loads and stores: elements of buffers by index, alone or four neighbours at once.

| dtype  | declared as                                  | one element                    |
|--------|----------------------------------------------|--------------------------------|
| f32    | array<f32>, array<vec4f> when wide           | itself, a component when wide  |
| i32    | array<i32>, array<vec4i> when wide           | the same                       |
| bool   | array<u32>, atomic when stored one by one    | one byte of a word             |
| packed | array<u32>                                   | (q − 2^(bits−1)) · scale       |
"""

from __future__ import annotations

from kitsune.backends.webgpu.shader import LANE, Shader
from kitsune.backends.webgpu.wgsl import COMPONENTS, Block, Value, deepest, type_name
from kitsune.ir.affine import Affine, Index, affine, flatten
from kitsune.ir.dtypes import Packed
from kitsune.ir.packing import PLANES
from kitsune.lower.kernel import Buffer, Kernel, Load, Store


def aligned(a: Affine) -> bool:
    """`a` is a multiple of four wherever its variables stand, lanes aside."""
    return a.const % 4 == 0 and all(c % 4 == 0 for name, c in a.terms if name != LANE)


def quarter(a: Affine) -> Affine:
    """An aligned index, lane aside, counted in fours."""
    return affine(a.const // 4, {name: c // 4 for name, c in a.terms if name != LANE})


def at_lane(a: Affine, lane: int) -> Affine:
    return a.substitute(LANE, Affine(lane))


def contiguous(kernel: Kernel, access: Load | Store, axis: str) -> bool:
    """Four neighbours along `axis`, the first a multiple of four, are one vector of the buffer."""
    buffer = kernel.buffers[access.buffer]
    if isinstance(buffer.dtype, Packed):
        rows = access.index[0]
        return rows.coef(axis) == 1 and not access.index[1].coef(axis) and _fours(rows, axis)
    flat = kernel.flat(access)
    return flat.coef(axis) == 1 and buffer.size % 4 == 0 and _fours(flat, axis)


def _fours(a: Affine, axis: str) -> bool:
    return a.const % 4 == 0 and all(c % 4 == 0 for name, c in a.terms if name != axis)


def declaration(shader: Shader, number: int, buffer: Buffer) -> str:
    name = buffer.dtype.name
    kind = "u32"
    if name in ("f32", "i32"):
        kind = type_name(name, 4 if number in shader.wide else 1)
    elif name == "bool" and number in shader.accesses.scalar_stores:
        kind = "atomic<u32>"
    return f"@group(0) @binding({number}) var<storage, read_write> b{number}: array<{kind}>;"


# --- loads ---------------------------------------------------------------------------------------


def load(shader: Shader, number: int, index: Index) -> Value:
    """`index` is over variables, one entry per dimension of the buffer."""
    buffer = shader.kernel.buffers[number]
    if isinstance(buffer.dtype, Packed):
        return _load_packed(shader, number, buffer.dtype, index)
    flat = flatten(index, buffer.shape)
    kind = buffer.dtype.name
    block = shader.block_of(flat)
    lane = flat.coef(LANE)
    if not lane:
        return Value(block.let(_element(shader, number, kind, flat)), kind, 1, block)
    if lane == 1 and aligned(flat) and buffer.size % 4 == 0:
        shader.accesses.vectors.add(number)
        at = shader.index(quarter(flat))
        if kind == "bool":
            bytes_of = f"vec4u(b{number}[{at}]) & vec4u(0xffu, 0xff00u, 0xff0000u, 0xff000000u)"
            return Value(block.let(f"({bytes_of}) != vec4u(0u)"), kind, 4, block)
        if number in shader.wide:
            return Value(block.let(f"b{number}[{at}]"), kind, 4, block)
    each = [_element(shader, number, kind, at_lane(flat, i)) for i in range(4)]
    return Value(block.let(f"{type_name(kind, 4)}({', '.join(each)})"), kind, 4, block)


def _element(shader: Shader, number: int, kind: str, flat: Affine) -> str:
    """One element, as an expression."""
    if kind != "bool" and number not in shader.wide:
        return f"b{number}[{shader.index(flat)}]"
    word, part = _in_fours(shader, flat)
    if kind == "bool":
        return f"((b{number}[{word}] >> ({part} * 8u)) & 0xffu) != 0u"
    return f"b{number}[{word}][{part}]"


def _in_fours(shader: Shader, flat: Affine) -> tuple[str, str]:
    """Word and place in the word of an element."""
    whole, part = shader.divide(flat, 4)
    return shader.index(whole), f"({shader.index(part)})"


# --- packed loads --------------------------------------------------------------------------------


def _load_packed(shader: Shader, number: int, dtype: Packed, index: Index) -> Value:
    rows, columns = index
    if rows.coef(LANE) == 1 and not columns.coef(LANE) and aligned(rows):
        return _dequantize(shader, number, dtype, quarter(rows), columns, None)
    if rows.coef(LANE) or columns.coef(LANE):
        each = [load(shader, number, tuple(at_lane(i, n) for i in index)) for n in range(4)]
        block = deepest([v.block for v in each])
        return Value(block.let(f"vec4f({', '.join(v.text for v in each)})"), "f32", 4, block)
    fours, byte = shader.divide(rows, 4)
    return _dequantize(shader, number, dtype, fours, columns, byte)


def _dequantize(
    shader: Shader, number: int, dtype: Packed, fours: Affine, columns: Affine, byte: Affine | None
) -> Value:
    """Rows `4·fours` to `4·fours + 3` of a column, or only the one that `byte` names.

    The scale depends on the group of rows, a word on its row of words: with a loop for each, each
    is read once.
    """
    block_words = dtype.block_nbytes // 4
    groups = -(-shader.kernel.buffers[number].shape[0] // dtype.group)
    group, within = shader.divide(fours, dtype.group // 4)
    panel, column = shader.divide(columns, 16)
    base = panel.scale(groups * block_words) + group.scale(block_words)
    scale = _scale(shader, number, base + Affine(block_words - 8), column)
    code, shift = "", 0
    for bits in PLANES[dtype.bits]:
        row, field = shader.divide(within, 8 // bits)
        at = base + row.scale(16) + column
        word = shader.once(shader.block_of(at), f"b{number}[{shader.index(at)}]", "w")
        part = _field(shader, word, field.scale(bits), bits, byte)
        code = f"({code}) | (({part}) << {_shifts(shift, byte)})" if code else part
        base, shift = base + Affine(dtype.group // (32 // bits) * 16), shift + bits
    width = 4 if byte is None else 1
    q = f"{type_name('f32', width)}({code})"
    signed = f"2.0 * {q} - 1.0" if dtype.bits == 1 else f"{q} - {2.0 ** (dtype.bits - 1)}"
    block = deepest([shader.block_of(a) for a in (fours, columns, byte or Affine())])
    return Value(block.let(f"({signed}) * {scale}"), "f32", width, block)


def _field(shader: Shader, word: str, shift: Affine, bits: int, byte: Affine | None) -> str:
    """The codes of one field of `word`: of all four bytes, or of one."""
    mask = f"{(1 << bits) - 1}u"
    if byte is not None:
        return f"({word} >> ({shader.index(shift + byte.scale(8))})) & {mask}"
    return f"(vec4u({word}) >> (vec4u(0u, 8u, 16u, 24u) + ({shader.index(shift)}))) & vec4u({mask})"


def _shifts(shift: int, byte: Affine | None) -> str:
    return f"{shift}u" if byte is not None else f"vec4u({shift}u)"


def _scale(shader: Shader, number: int, base: Affine, column: Affine) -> str:
    """The f16 scale of a column: half of one of the eight words at `base`."""
    pair, half = shader.divide(column, 2)
    block = deepest([shader.block_of(base), shader.block_of(column)])
    two = f"unpack2x16float(b{number}[{shader.index(base + pair)}])"
    return shader.once(block, f"{two}[{shader.index(half)}]", "scale")


# --- stores --------------------------------------------------------------------------------------


def store(shader: Shader, block: Block, number: int, index: Index, value: Value) -> None:
    """Write `value` (four of them, when the index has a lane) from `block`."""
    buffer = shader.kernel.buffers[number]
    flat = flatten(index, buffer.shape)
    lane, kind = flat.coef(LANE), buffer.dtype.name
    if not lane:
        assert value.width == 1, f"four values for one place of {buffer.name}"
        _store_one(shader, block, number, flat, value.to(kind, 1).text)
        return
    value = value.to(kind, 4)
    if lane == 1 and aligned(flat) and buffer.size % 4 == 0:
        shader.accesses.vectors.add(number)
        if number in shader.wide:
            at = shader.index(quarter(flat))
            text = value.text
            if kind == "bool":
                text = f"dot(vec4u({text}), vec4u(1u, 0x100u, 0x10000u, 0x1000000u))"
            block.do(f"b{number}[{at}] = {text};")
            return
    name = block.let(value.text)
    for i, part in enumerate(COMPONENTS):
        _store_one(shader, block, number, at_lane(flat, i), f"{name}.{part}")


def _store_one(shader: Shader, block: Block, number: int, flat: Affine, text: str) -> None:
    shader.accesses.scalar_stores.add(number)
    if shader.kernel.buffers[number].dtype.name != "bool":
        block.do(f"b{number}[{shader.index(flat)}] = {text};")
        return
    word, part = _in_fours(shader, flat)
    shift = block.let(f"{part} * 8u")
    block.do(f"atomicAnd(&b{number}[{word}], ~(0xffu << {shift}));")
    block.do(f"atomicOr(&b{number}[{word}], u32({text}) << {shift});")
