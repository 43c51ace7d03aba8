"""Builders of matmul, Gemm, Einsum and integer matmul."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from kitsune.errors import InputError
from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to
from kitsune.frontends.onnx.builders.movement_nodes import broadcast_to, reshape_to
from kitsune.frontends.onnx.place import Decline, Place, builder
from kitsune.ir.dtypes import f32, i32, i64
from kitsune.ir.node import Node
from kitsune.ir.ops import add, eq, iota, matmul, mul, permute, reshape, sub, sum_, transpose, where
from kitsune.system.records import dataclass

# --- exact products of integers -------------------------------------------------------------------
#
# Turn matmuls of dequantised integers into integer matmuls.
#
# (q − zero)·scale is what a file dequantizes to. Where both operands of a product are that, and a
# scale is the same for all terms of a sum, Σ (a − za)·sa·(b − zb)·sb is sa·sb·Σ (a − za)·(b − zb):
# the sum is exact in i32, and int8 dot-product instructions multiply several values at a time.


MOST_TERMS = (1 << 31) // (255 * 255) - 1  # of bytes less their zero points, that i32 sums


@dataclass(frozen=True)
class Integers:
    """A tensor that is `value`·`scale`: i32 within ±255, and f32 of as many axes or none."""

    value: Node
    scale: Node


def find_integers(x: Node) -> Integers | None:
    """Return the integers that a tensor was dequantised from, through views that scales can
    follow."""
    if x.op in ("permute", "reshape"):
        inner = find_integers(x.inputs[0])
        if inner is None:
            return None
        if x.op == "reshape":
            return (
                Integers(reshape(inner.value, shape=x.shape), inner.scale)
                if not inner.scale.shape
                else None
            )
        order = x.attr("order")
        scale = permute(inner.scale, order=order) if inner.scale.shape else inner.scale
        return Integers(permute(inner.value, order=order), scale)
    if x.op != "mul" or x.dtype != f32:
        return None
    centred, scale = x.inputs
    zero: Node | None = None
    if centred.op == "sub":
        centred, moved = centred.inputs
        if moved.op != "cast" or not _is_byte(moved.inputs[0]):
            return None
        zero = moved.inputs[0]
    if centred.op != "cast" or not _is_byte(centred.inputs[0]) or centred.shape != x.shape:
        return None
    value = cast_to(centred.inputs[0], i32)
    if zero is not None:
        value = sub(value, cast_to(zero, i32))
    lead = (1,) * (len(x.shape) - len(scale.shape)) if scale.shape else ()
    return Integers(value, reshape_to(scale, (*lead, *scale.shape)))


def exact_convolution(x: Node, weights: Node, sums: Callable[[Node, Node], Node]) -> Node | None:
    """Return a convolution of dequantised tensors from the `sums` of integers; None for others."""
    image, filters = find_integers(x), find_integers(weights)
    if image is None or filters is None or image.scale.shape:
        return None
    scale = filters.scale
    if any(n != 1 for n in scale.shape[1:]) or prod(weights.shape[1:]) > MOST_TERMS:
        return None
    scale = reshape_to(scale, scale.shape[: len(scale.shape) - 1]) if scale.shape else scale
    return mul(cast_to(sums(image.value, filters.value), f32), mul(image.scale, scale))


def _is_byte(x: Node) -> bool:
    return x.dtype.is_int and x.dtype.itemsize == 1


def exact_product(a: Node, b: Node) -> Node:
    """The matmul of two matrices, or stacks of them; of integers where that says the same."""
    left, right = find_integers(a), find_integers(b)
    if left is None or right is None or not 0 < a.shape[-1] <= MOST_TERMS:
        return matmul(a, b)
    if left.scale.shape and left.scale.shape[-1] != 1:
        return matmul(a, b)
    if right.scale.shape and right.scale.shape[-2] != 1:
        return matmul(a, b)
    return mul(cast_to(matmul(left.value, right.value), f32), mul(left.scale, right.scale))


@builder("MatMul")
def product(place: Place) -> Node:
    return multiply_matrices(place[0], place[1])


def multiply_matrices(a: Node, b: Node) -> Node:
    """Multiply as NumPy does: a vector is a row on the left, a column on the right."""
    left = reshape_to(a, (1, *a.shape)) if len(a.shape) == 1 else a
    right = reshape_to(b, (*b.shape, 1)) if len(b.shape) == 1 else b
    made = exact_product(left, right)
    shape = made.shape
    if len(a.shape) == 1:
        shape = (*shape[:-2], shape[-1])
    if len(b.shape) == 1:
        shape = shape[:-1]
    return reshape_to(made, shape)


@builder("Gemm")
def gemm(place: Place) -> Node:
    a, b, c = place[0], place[1], place.get(2)
    alpha, beta = place.attr("alpha", 1.0), place.attr("beta", 1.0)
    if not a.dtype.is_float and not (alpha == beta == 1):
        raise Decline
    made = exact_product(
        transpose(a) if place.attr("transA", 0) else a,
        transpose(b) if place.attr("transB", 0) else b,
    )
    made = made if alpha == 1 else mul(made, alpha)
    if c is None or beta == 0:
        return made
    return add(made, c if beta == 1 else mul(c, beta))


# --- integers ------------------------------------------------------------------------------------


@builder("MatMulInteger")
def integer_product(place: Place) -> Node:
    """Multiply in i32 after subtracting zero points: one for all, or one for each row or column."""
    a = subtract_zero_point(place[0], place.get(2), -2)
    b = subtract_zero_point(place[1], place.get(3), -1)
    return multiply_matrices(a, b)


def subtract_zero_point(x: Node, zero: Node | None, axis: int) -> Node:
    """Return x − zero in i32. A vector of zero points goes along `axis`."""
    wide = cast_to(x, i32)
    if zero is None:
        return wide
    line = zero.shape
    if len(line) == 1 and line[0] > 1 and axis == -2:
        line = (*line, 1)
    return sub(wide, cast_to(reshape_to(zero, () if prod(line) == 1 else line), i32))


# --- Einstein's notation -------------------------------------------------------------------------


@builder("Einsum")
def einsum(place: Place) -> Node:
    operands = [place[n] for n in range(len(place.inputs))]
    terms, result = _parse_equation(place.attr("equation").replace(" ", ""), operands)
    made, letters = _diagonals(operands[0], terms[0])
    for n, (x, term) in enumerate(zip(operands[1:], terms[1:], strict=True), 1):
        other, own = _diagonals(x, term)
        later = set(result).union(*terms[n + 1 :])
        made, letters = _pair(made, letters, other, own, later)
    kept = [letter for letter in letters if letter in result]
    dropped = tuple(n for n, letter in enumerate(letters) if letter not in result)
    if dropped:
        total = cast_to(sum_(made, axes=dropped), made.dtype)
        made = reshape_to(total, [made.shape[letters.index(letter)] for letter in kept])
    order = tuple(kept.index(letter) for letter in result)
    return made if order == tuple(range(len(order))) else permute(made, order=order)


def _parse_equation(equation: str, operands: list[Node]) -> tuple[list[list[str]], list[str]]:
    """Return the letters of each operand and of the result; `...` is numbers, counted from the
    end."""
    left, arrow, right = equation.partition("->")
    spelled = left.split(",")
    if len(spelled) != len(operands):
        raise InputError(f"Einsum '{equation}' of {len(operands)} operands")
    widths = [
        len(x.shape) - len(t.replace("...", "")) for t, x in zip(spelled, operands, strict=True)
    ]
    most = max((w for t, w in zip(spelled, widths, strict=True) if "..." in t), default=0)
    terms = [_letters(t, w, equation) for t, w in zip(spelled, widths, strict=True)]
    if arrow:
        return terms, _letters(right, most, equation)
    flat = [letter for term in terms for letter in term]
    once = sorted(c for c in set(flat) if c.isalpha() and flat.count(c) == 1)
    return terms, [*_letters("...", most, equation), *once] if most else once


def _letters(term: str, width: int, equation: str) -> list[str]:
    if "..." not in term and width and "..." not in equation:
        raise InputError(f"Einsum '{equation}': '{term}' does not fit its operand")
    before, dots, after = term.partition("...")
    return [*before, *(str(-n) for n in range(width, 0, -1) if dots), *after]


def _diagonals(x: Node, letters: list[str]) -> tuple[Node, list[str]]:
    """An axis for each letter once: a letter that is there twice takes the diagonal."""
    for letter in dict.fromkeys(letters):
        while letters.count(letter) > 1:
            first = letters.index(letter)
            second = letters.index(letter, first + 1)
            shape = x.shape
            lines = [
                tuple(n if d == at else 1 for d, n in enumerate(shape)) for at in (first, second)
            ]
            on = eq(
                *(
                    iota(shape=s, axis=at, dtype=i64)
                    for s, at in zip(lines, (first, second), strict=True)
                )
            )
            total = cast_to(sum_(where(on, x, 0), axes=(second,)), x.dtype)
            x = reshape_to(total, (*shape[:second], *shape[second + 1 :]))
            letters = [*letters[:second], *letters[second + 1 :]]
    return x, letters


def _pair(
    a: Node, left: list[str], b: Node, right: list[str], later: set[str]
) -> tuple[Node, list[str]]:
    """Two operands as one matmul: letters of both are a batch where somebody reads
    them later, and summed otherwise."""
    both = [c for c in left if c in right]
    summed = [c for c in both if c not in later]
    batch = [c for c in both if c in later]
    rows = [c for c in left if c not in both]
    columns = [c for c in right if c not in both]
    sizes = {**dict(zip(left, a.shape, strict=True))}
    for letter, n in zip(right, b.shape, strict=True):
        sizes[letter] = n if sizes.get(letter, 1) == 1 else sizes[letter]
    first = _arrange_axes(a, left, [batch, rows, summed], sizes)
    second = _arrange_axes(b, right, [batch, summed, columns], sizes)
    made = matmul(first, second)
    letters = [*batch, *rows, *columns]
    return reshape_to(made, [sizes[c] for c in letters]), letters


def _arrange_axes(
    x: Node, letters: list[str], groups: list[list[str]], sizes: dict[str, int]
) -> Node:
    """Permute axes to the order of the groups, and merge each group to one axis."""
    order = tuple(letters.index(c) for group in groups for c in group)
    moved = x if order == tuple(range(len(order))) else permute(x, order=order)
    moved = broadcast_to(moved, [sizes[c] for group in groups for c in group])
    return reshape_to(moved, [prod(sizes[c] for c in group) for group in groups])
