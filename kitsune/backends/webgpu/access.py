"""Loads, picks and stores: elements of buffers by index, alone or four neighbours at once.

| dtype               | declared as                                | one element                   |
|---------------------|--------------------------------------------|-------------------------------|
| f32, i32, u32       | array<f32>, array<vec4f> when wide         | itself, a component when wide |
| i64                 | array<vec2u>                               | the low word; see `ranges`    |
| bool, i8, u8        | array<u32>, atomic when stored one by one  | one byte of a word            |
| i16, u16, f16, bf16 | the same                                   | one half of a word            |
| f16, as a value     | array<f16>, array<vec4h> when wide         | itself, a component when wide |
| packed              | array<u32>                                 | (q − 2^(bits−1)) · scale, or  |
|                     |                                            | q · scale + minimum           |
"""

from __future__ import annotations

import numpy as np

from kitsune.backends.webgpu import three_bit_packing
from kitsune.backends.webgpu.format_shader import list_table_words, load_format
from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.shader import LANE, Shader, word
from kitsune.backends.webgpu.wgsl import (
    COMPONENTS,
    HELD,
    Block,
    Value,
    deepest,
    join_vector,
    type_name,
)
from kitsune.ir.affine import Affine, Guards, Index, affine, axis, flatten
from kitsune.ir.dtypes import DType, Packed, f16
from kitsune.ir.formats import PLANES
from kitsune.ir.sizes import ceil_div
from kitsune.lower.kernel import Buffer, Kernel, Load, Pick, Store

# --- memory --------------------------------------------------------------------------------------


def stored_nbytes(buffer: Buffer, profile: Profile) -> int:
    """What a buffer of a kernel takes on the device."""
    dtype = buffer.dtype
    if isinstance(dtype, Packed) and is_tens(dtype, profile):
        return three_bit_packing.nbytes(buffer.shape, dtype)
    if not is_table_free(dtype):
        assert isinstance(dtype, Packed)
        return buffer.nbytes + list_table_words(dtype.format).nbytes
    return buffer.nbytes


def encode_array(
    array: np.ndarray, dtype: DType, shape: tuple[int, ...], profile: Profile
) -> np.ndarray:
    """An array as it is sent to the device."""
    if isinstance(dtype, Packed) and is_tens(dtype, profile):
        return three_bit_packing.pack(array, shape, dtype)
    if not is_table_free(dtype):
        assert isinstance(dtype, Packed)
        return np.concatenate([array.reshape(-1), list_table_words(dtype.format).view(np.uint8)])
    return array


def is_table_free(dtype: DType) -> bool:
    """Whether nothing follows the bytes of an array."""
    return not isinstance(dtype, Packed) or dtype.is_uniform or not dtype.format.tables


def is_tens(dtype: Packed, profile: Profile) -> bool:
    return dtype.is_uniform and dtype.bits == 3 and profile.three_bits == "tens"


# --- vectors -------------------------------------------------------------------------------------


def is_aligned(a: Affine) -> bool:
    """`a` is a multiple of four wherever its variables stand, lanes aside."""
    return a.const % 4 == 0 and all(c % 4 == 0 for name, c in a.terms if name != LANE)


def quarter(a: Affine) -> Affine:
    """An aligned index, lane aside, counted in fours."""
    return affine(a.const // 4, {name: c // 4 for name, c in a.terms if name != LANE})


def fix_lane(a: Affine, lane: int) -> Affine:
    return a.substitute(LANE, Affine(lane))


def contiguous(kernel: Kernel, access: Load | Pick | Store, axis: str) -> bool:
    """Four neighbours along `axis`, the first a multiple of four, are one vector of the buffer."""
    buffer = kernel.buffers[access.buffer]
    if isinstance(buffer.dtype, Packed):
        rows = access.index[0]
        return rows.coef(axis) == 1 and not access.index[1].coef(axis) and _fours(rows, axis)
    flat = kernel.flat(access)
    return flat.coef(axis) == 1 and buffer.size % 4 == 0 and _fours(flat, axis)


def _fours(a: Affine, axis: str) -> bool:
    return a.const % 4 == 0 and all(c % 4 == 0 for name, c in a.terms if name != axis)


def is_plain(shader: Shader, dtype: DType) -> bool:
    """Whether memory holds what a value is: no words to take apart, nor two of them."""
    return dtype.itemsize == 4 or (shader.target.has_f16 and dtype == f16)


def element_type(shader: Shader, number: int, buffer: Buffer) -> str:
    """What a buffer is declared as an array of."""
    plain = is_plain(shader, buffer.dtype)
    if plain and number in shader.wide:
        return type_name(HELD[buffer.dtype.name], 4)
    if plain:
        return HELD[buffer.dtype.name]
    if buffer.dtype.itemsize == 8:
        return "vec2u"
    return "atomic<u32>" if _is_atomic(shader, number) else "u32"


def _is_atomic(shader: Shader, number: int) -> bool:
    """Whether elements that share a word are stored one by one."""
    return shader.kernel.buffers[number].dtype.itemsize < 4 and number in shader.known_stores


# --- places --------------------------------------------------------------------------------------


def position(shader: Shader, a: Affine) -> Value:
    """An index as a number."""
    block, lane = shader.find_block(a), a.coef(LANE)
    text = f"i32({shader.index(fix_lane(a, 0))})"
    if not lane:
        return Value(block.let(text), "i32", 1, block)
    steps = ", ".join(str(lane * n) for n in range(4))
    return Value(block.let(f"vec4i({text}) + vec4i({steps})"), "i32", 4, block)


def inside(shader: Shader, guards: Guards) -> Value:
    """Whether every guard holds. Below zero an index is a large number."""
    width = 4 if any(a.coef(LANE) for a, _ in guards) else 1
    block = deepest([shader.find_block(a) for a, _ in guards])
    texts = []
    for a, size in guards:
        first, lane = shader.index(fix_lane(a, 0)), a.coef(LANE)
        if width == 1:
            texts.append(f"({first} < {size}u)")
            continue
        steps = ", ".join(word(lane * n) for n in range(4))
        texts.append(f"((vec4u({first}) + vec4u({steps})) < vec4u({size}u))")
    return Value(shader.once(block, " & ".join(texts), "ok"), "bool", width, block)


def pick(shader: Shader, number: int, index: Index, guards: Guards) -> Value:
    """An element, or zero where a guard does not hold: then another is read and not used."""
    if not guards:
        return load(shader, number, index)
    buffer = shader.kernel.buffers[number]
    packed, shape = isinstance(buffer.dtype, Packed), buffer.shape
    if not packed:
        index, shape = (flatten(index, shape),), (buffer.size,)
    ok = inside(shader, guards)

    def read(at: Index, holds: str) -> Value:
        places = zip(at, shape, strict=True)
        safe = tuple(_within(shader, a, size, holds, ok.block) for a, size in places)
        return load(shader, number, safe) if packed else _load_flat(shader, number, safe[0])

    if not any(a.coef(LANE) for a in index):
        value = read(index, ok.text if ok.width == 1 else f"any({ok.text})")
    elif ok.width == 1 and _is_vector(buffer, index):
        value = read(index, ok.text)
    else:
        lanes = (tuple(fix_lane(a, c) for a in index) for c in range(4))
        value = join_vector([read(at, ok.component(c)) for c, at in enumerate(lanes)])
    width = max(value.width, ok.width)
    value, ok = value.to(width), ok.to(width)
    block = deepest([value.block, ok.block])
    text = f"select({type_name(value.kind, width)}(), {value.text}, {ok.text})"
    return Value(block.let(text), value.kind, width, block)


def _within(shader: Shader, a: Affine, size: int, holds: str, known: Block) -> Affine:
    """`a` where `holds`, else 0; four neighbours stay neighbours, and aligned."""
    lane, step = a.coef(LANE), 1
    if lane and is_aligned(a):
        a, step = quarter(a), 4
    block = deepest([shader.find_block(a), known])
    text = f"select(0u, {shader.index(fix_lane(a, 0))}, {holds})"
    return shader.variable(block, text, ceil_div(size, step), "at").scale(step) + axis(LANE).scale(
        lane
    )


def _is_vector(buffer: Buffer, index: Index) -> bool:
    """The lanes are four aligned neighbours of the buffer; `index` is flat, or (row, column)."""
    first, *rest = index
    packed = isinstance(buffer.dtype, Packed)
    whole = first.coef(LANE) == 1 and is_aligned(first) and (packed or buffer.size % 4 == 0)
    return whole and not any(a.coef(LANE) for a in rest)


# --- loads ---------------------------------------------------------------------------------------


def load(shader: Shader, number: int, index: Index) -> Value:
    """`index` is over variables, one entry per dimension of the buffer."""
    buffer = shader.kernel.buffers[number]
    if isinstance(buffer.dtype, Packed):
        return _load_packed(shader, number, buffer.dtype, index)
    return _load_flat(shader, number, flatten(index, buffer.shape))


def _load_flat(shader: Shader, number: int, flat: Affine) -> Value:
    buffer, block = shader.kernel.buffers[number], shader.find_block(flat)
    kind = _kind(shader, buffer.dtype)
    if not flat.coef(LANE):
        return Value(block.let(_element(shader, number, flat)), kind, 1, block)
    if _is_vector(buffer, (flat,)) and buffer.dtype.itemsize != 8:
        shader.accesses.vectors.add(number)
        text = _four(shader, number, block, quarter(flat))
        if text:
            return Value(block.let(text), kind, 4, block)
    each = [_element(shader, number, fix_lane(flat, i)) for i in range(4)]
    return Value(block.let(f"{type_name(kind, 4)}({', '.join(each)})"), kind, 4, block)


def _kind(shader: Shader, dtype: DType) -> str:
    """What an element is when it has been read: packed f16 come out as f32."""
    return HELD[(dtype if is_plain(shader, dtype) else dtype.value).name]


def _element(shader: Shader, number: int, flat: Affine) -> str:
    """One element, as an expression."""
    dtype = shader.kernel.buffers[number].dtype
    if dtype.itemsize == 8:
        return f"bitcast<i32>(b{number}[{shader.index(flat)}].x)"
    plain = is_plain(shader, dtype)
    if plain and number not in shader.wide:
        return f"b{number}[{shader.index(flat)}]"
    word, part = _locate_in_word(shader, flat, 4 if plain else 4 // dtype.itemsize)
    if plain:
        return f"b{number}[{word}][{part}]"
    return PART[dtype.name].format(_word(shader, number, word), part)


def _word(shader: Shader, number: int, at: str) -> str:
    """A word of memory whose elements are smaller; one may be stored alone beside."""
    text = f"b{number}[{at}]"
    return f"atomicLoad(&{text})" if _is_atomic(shader, number) else text


def _four(shader: Shader, number: int, block: Block, at: Affine) -> str:
    """The four elements of number `at`, counted in fours; empty where they are no vector."""
    dtype = shader.kernel.buffers[number].dtype
    if is_plain(shader, dtype):
        return f"b{number}[{shader.index(at)}]" if number in shader.wide else ""
    if dtype.itemsize == 1:
        return WORDS[dtype.name].format(_word(shader, number, shader.index(at)))
    words = [_word(shader, number, shader.index(at.scale(2) + Affine(n))) for n in range(2)]
    return WORDS[dtype.name].format(*(shader.once(block, word, "w") for word in words))


def _locate_in_word(shader: Shader, flat: Affine, count: int) -> tuple[str, str]:
    """Word and place in the word of an element, of which a word holds `count`."""
    whole, part = shader.divide(flat, count)
    return shader.index(whole), f"({shader.index(part)})"


# An element from its word and its place there.
PART = {
    "bool": "(({} >> ({} * 8u)) & 0xffu) != 0u",
    "u8": "extractBits({}, {} * 8u, 8u)",
    "i8": "extractBits(bitcast<i32>({}), {} * 8u, 8u)",
    "u16": "extractBits({}, {} * 16u, 16u)",
    "i16": "extractBits(bitcast<i32>({}), {} * 16u, 16u)",
    "f16": "unpack2x16float({})[{}]",
    "bf16": "bitcast<f32>(({} >> ({} * 16u)) << 16u)",
}
# Four elements from their word or their two words.
WORDS = {
    "bool": "(vec4u({}) & vec4u(0xffu, 0xff00u, 0xff0000u, 0xff000000u)) != vec4u(0u)",
    "u8": "(vec4u({}) >> vec4u(0u, 8u, 16u, 24u)) & vec4u(0xffu)",
    "i8": "(vec4i(bitcast<i32>({})) << vec4u(24u, 16u, 8u, 0u)) >> vec4u(24u)",
    "u16": "vec4u({0} & 0xffffu, {0} >> 16u, {1} & 0xffffu, {1} >> 16u)",
    "i16": "bitcast<vec4i>(vec4u({0} << 16u, {0}, {1} << 16u, {1})) >> vec4u(16u)",
    "f16": "vec4f(unpack2x16float({}), unpack2x16float({}))",
    "bf16": "bitcast<vec4f>(vec4u({0} << 16u, {0} & 0xffff0000u, {1} << 16u, {1} & 0xffff0000u))",
}

# --- packed loads --------------------------------------------------------------------------------


def _load_packed(shader: Shader, number: int, dtype: Packed, index: Index) -> Value:
    rows, columns = index
    if is_tens(dtype, shader.profile):
        return _load_tens(shader, number, dtype, rows, columns)
    if rows.coef(LANE) == 1 and not columns.coef(LANE) and is_aligned(rows):
        if not dtype.is_uniform:
            return load_format(shader, number, dtype, quarter(rows), columns, is_four=True)
        return _dequantize(shader, number, dtype, quarter(rows), columns, None)
    if rows.coef(LANE) or columns.coef(LANE):
        return join_vector(
            [load(shader, number, tuple(fix_lane(i, n) for i in index)) for n in range(4)]
        )
    if not dtype.is_uniform:
        return load_format(shader, number, dtype, rows, columns, is_four=False)
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
    factors = base + Affine(dtype.planes_nbytes // 4)
    scale = _half(shader, number, factors, column, "scale")
    code, shift = "", 0
    for bits in PLANES[dtype.bits]:
        row, field = shader.divide(within, 8 // bits)
        at = base + row.scale(16) + column
        word = shader.once(shader.find_block(at), f"b{number}[{shader.index(at)}]", "w")
        part = _field(shader, word, field.scale(bits), bits, byte)
        code = f"({code}) | (({part}) << {_shifts(shift, byte)})" if code else part
        base, shift = base + Affine(dtype.group // (32 // bits) * 16), shift + bits
    width = 4 if byte is None else 1
    q = f"{type_name('f32', width)}({code})"
    block = deepest([shader.find_block(a) for a in (fours, columns, byte or Affine())])
    least = "" if dtype.symmetric else _half(shader, number, factors + Affine(8), column, "least")
    return Value(block.let(_meaning(q, scale, least, dtype)), "f32", width, block)


def _meaning(q: str, scale: str, least: str, dtype: Packed) -> str:
    """What a code stands for; see `Packed`."""
    if least and not dtype.in_steps:
        return f"{q} * {scale} + {least}"
    signed = f"2.0 * {q} - 1.0" if dtype.bits == 1 else f"{q} - {2.0 ** (dtype.bits - 1)}"
    return f"({signed} + {least}) * {scale}" if least else f"({signed}) * {scale}"


def _field(shader: Shader, word: str, shift: Affine, bits: int, byte: Affine | None) -> str:
    """The codes of one field of `word`: of all four bytes, or of one."""
    mask = f"{(1 << bits) - 1}u"
    by = shader.index(shift if byte is None else shift + byte.scale(8))
    if shader.profile.unpacking == "function":
        function = (UNPACK if byte is None else UNPACK_ONE).format(bits=bits, mask=mask)
        if function not in shader.declarations:
            shader.declarations.append(function)
        return f"unpack_{bits}_bit{'' if byte is None else '_one'}({word}, {by})"
    if byte is None:
        return f"(vec4u({word}) >> (vec4u(0u, 8u, 16u, 24u) + ({by}))) & vec4u({mask})"
    return f"({word} >> ({by})) & {mask}"


# A function for each width of a plane: the codes of one field, of all four bytes or of one.
UNPACK = """\
fn unpack_{bits}_bit(word: u32, shift: u32) -> vec4u {{
  return (vec4u(word) >> (vec4u(0u, 8u, 16u, 24u) + shift)) & vec4u({mask});
}}"""
UNPACK_ONE = """\
fn unpack_{bits}_bit_one(word: u32, shift: u32) -> u32 {{
  return (word >> shift) & {mask};
}}"""


def _load_tens(shader: Shader, number: int, dtype: Packed, rows: Affine, columns: Affine) -> Value:
    """One code of ten in a word, or four; see `tens`."""
    if rows.coef(LANE) or columns.coef(LANE):
        lanes = [(fix_lane(rows, n), fix_lane(columns, n)) for n in range(4)]
        return join_vector(
            [_load_tens(shader, number, dtype, row, column) for row, column in lanes]
        )
    shape = shader.kernel.buffers[number].shape
    word, code = shader.divide(rows, three_bit_packing.CODES)
    at = word.scale(shape[1]) + columns
    block = deepest([shader.find_block(a) for a in (rows, columns)])
    held = shader.once(shader.find_block(at), f"b{number}[{shader.index(at)}]", "w")
    group, _ = shader.divide(rows, dtype.group)
    scale = _tens_half(shader, number, group, columns, "scale")
    q = f"f32(({held} >> ({shader.index(code.scale(three_bit_packing.BITS))})) & 7u)"
    least = ""
    if not dtype.symmetric:
        below = Affine(-(-shape[0] // dtype.group))  # the rows of minima follow those of scales
        least = _tens_half(shader, number, group + below, columns, "least")
    return Value(block.let(_meaning(q, scale, least, dtype)), "f32", 1, block)


def _tens_half(shader: Shader, number: int, row: Affine, columns: Affine, name: str) -> str:
    """One of the rows of f16 that follow the codes."""
    shape = shader.kernel.buffers[number].shape
    pair, half = shader.divide(row.scale(shape[1]) + columns, 2)
    two = (
        f"unpack2x16float(b{number}[{shader.index(pair + Affine(three_bit_packing.words(shape)))}])"
    )
    block = deepest([shader.find_block(pair), shader.find_block(half)])
    return shader.once(block, f"{two}[{shader.index(half)}]", name)


def _shifts(shift: int, byte: Affine | None) -> str:
    return f"{shift}u" if byte is not None else f"vec4u({shift}u)"


def _half(shader: Shader, number: int, base: Affine, column: Affine, name: str) -> str:
    """The f16 of a column: half of one of the eight words at `base`."""
    pair, half = shader.divide(column, 2)
    block = deepest([shader.find_block(base), shader.find_block(column)])
    two = f"unpack2x16float(b{number}[{shader.index(base + pair)}])"
    return shader.once(block, f"{two}[{shader.index(half)}]", name)


# --- stores --------------------------------------------------------------------------------------

# The bits of an element from its value, in the low end of a word.
BITS = {
    "bool": "$U({})",
    "u8": "{}",
    "i8": "bitcast<$U>({}) & $U(0xffu)",
    "u16": "{}",
    "i16": "bitcast<$U>({}) & $U(0xffffu)",
    "f16": "half_bits$w({})",
    "bf16": "bfloat_bits$w({})",
}


def store(shader: Shader, block: Block, number: int, index: Index, value: Value) -> None:
    """Write `value` (four of them, when the index has a lane) from `block`."""
    buffer = shader.kernel.buffers[number]
    flat, plain = flatten(index, buffer.shape), is_plain(shader, buffer.dtype)
    if buffer.dtype.is_float:
        value = value.held(_kind(shader, buffer.dtype))
    if not flat.coef(LANE):
        assert value.width == 1, f"four values for one place of {buffer.name}"
        _store_one(shader, block, number, flat, value.text)
        return
    value = value.to(4)
    if _is_vector(buffer, (flat,)) and buffer.dtype.itemsize != 8:
        shader.accesses.vectors.add(number)
        if number in shader.wide:
            at = quarter(flat)
            words = [value.text] if plain else _words(block, buffer, value.text)
            for n, word in enumerate(words):
                place = shader.index(at.scale(len(words)) + Affine(n))
                block.do(f"b{number}[{place}] = {word};")
            return
    name = block.let(value.text)
    for i, part in enumerate(COMPONENTS):
        _store_one(shader, block, number, fix_lane(flat, i), f"{name}.{part}")


def _words(block: Block, buffer: Buffer, text: str) -> list[str]:
    """Four elements as the words that hold them."""
    bits = _bits(buffer, 4, text)
    if buffer.dtype.itemsize == 1:
        return [f"dot({bits}, vec4u(1u, 0x100u, 0x10000u, 0x1000000u))"]
    name = block.let(bits, "h")
    return [f"{name}.x | ({name}.y << 16u)", f"{name}.z | ({name}.w << 16u)"]


def _bits(buffer: Buffer, width: int, text: str) -> str:
    form = BITS[buffer.dtype.name].replace("$U", type_name("u32", width))
    return form.replace("$w", "" if width == 1 else "4").format(text)


def _store_one(shader: Shader, block: Block, number: int, flat: Affine, text: str) -> None:
    shader.accesses.scalar_stores.add(number)
    buffer = shader.kernel.buffers[number]
    size = buffer.dtype.itemsize
    if size == 8 or is_plain(shader, buffer.dtype):
        if size == 8:
            text = f"vec2u(bitcast<u32>({text}), bitcast<u32>({text} >> 31u))"
        block.do(f"b{number}[{shader.index(flat)}] = {text};")
        return
    word, part = _locate_in_word(shader, flat, 4 // size)
    shift = block.let(f"{part} * {8 * size}u")
    block.do(f"atomicAnd(&b{number}[{word}], ~({'0xffu' if size == 1 else '0xffffu'} << {shift}));")
    block.do(f"atomicOr(&b{number}[{word}], ({_bits(buffer, 1, text)}) << {shift});")


def current(shader: Shader, block: Block, number: int, index: Index) -> Value:
    """What a scatter's buffer holds now, at one place."""
    buffer = shader.kernel.buffers[number]
    text = _element(shader, number, flatten(index, buffer.shape))
    return Value(block.let(text), _kind(shader, buffer.dtype), 1, block)
