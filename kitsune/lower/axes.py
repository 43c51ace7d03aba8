"""Normalise the axes of a kernel: sort them, merge them where every index allows it, rename them.

Equal work then has equal text, whatever the shapes of the tensors it came from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from kitsune.ir.affine import Affine, Guards, Index, affine
from kitsune.ir.sizes import Values, evaluate, hint
from kitsune.lower.kernel import (
    BINDING,
    READING,
    Axis,
    Body,
    Kernel,
    Load,
    Prim,
    Role,
    list_affines,
    rewrite_kernel,
)

ORDER: tuple[Role, ...] = (
    "batch",
    "outer",
    "row",
    "m",
    "n",
    "k",
    "query",
    "value",
    "key",
    "depth",
    "copy",
    "serial",
)
LETTER = {
    "batch": "b",
    "outer": "o",
    "row": "r",
    "m": "m",
    "n": "n",
    "k": "k",
    "query": "i",
    "value": "e",
    "key": "j",
    "depth": "d",
    "copy": "c",
    "serial": "s",
}


def normalise_axes(kernel: Kernel) -> Kernel:
    kernel = replace(kernel, axes=tuple(_sort_axes(kernel)))
    merged: list[list[Axis]] = []
    for axis in kernel.axes:
        if merged and _can_merge(kernel, merged[-1][-1], axis):
            merged[-1].append(axis)
        else:
            merged.append([axis])
    return _merge_axes(kernel, merged)


def _sort_axes(kernel: Kernel) -> Iterator[Axis]:
    """By role; inside a role the axis with the longest stride in the result comes first, but those
    that are walked in order stay in it."""
    for role in ORDER:
        axes = list(kernel.role(role))
        if role == "serial":
            yield from axes
            continue
        stride = {a.name: _find_stride(kernel, a) for a in axes}
        yield from sorted(axes, key=lambda a: -hint(stride[a.name]))


def _find_stride(kernel: Kernel, axis: Axis) -> int:
    """In the first store that varies along the axis, else in the first load."""
    for store in kernel.stores:
        coef = abs(kernel.flat(store).coef(axis.name))
        if coef:
            return coef
    for p in kernel.prims():
        if p.op in READING and (coef := abs(kernel.flat(p.attr).coef(axis.name))):
            return coef
    return 0


def _can_merge(kernel: Kernel, outer: Axis, inner: Axis) -> bool:
    """Two loops are one when in every index the outer steps over exactly the inner's range."""
    if outer.role != inner.role:
        return False
    return all(i.coef(outer.name) == i.coef(inner.name) * inner.size for i in _walk_indices(kernel))


def _walk_indices(kernel: Kernel) -> Iterator[Affine]:
    for s in kernel.stores:
        yield from s.index
    for p in kernel.prims():
        yield from list_affines(p)


def _merge_axes(kernel: Kernel, merged: list[list[Axis]]) -> Kernel:
    """Each run of merged axes becomes one, named by its role; coefficients are the innermost's."""
    names: dict[str, str | None] = {}
    axes: list[Axis] = []
    for run in merged:
        role = run[0].role
        name = f"{LETTER[role]}{sum(a.role == role for a in axes)}"
        size = 1
        for axis in run:
            size *= axis.size
            names[axis.name] = None
        names[run[-1].name] = name
        axes.append(Axis(name, size, role))

    def index(old: Index) -> Index:
        return tuple(
            affine(i.const, {new: c for a, c in i.terms if (new := names.get(a, a)) is not None})
            for i in old
        )

    def bound(old: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(new for a in old if (new := names[a]) is not None)

    rebuilt = map_indices(kernel, index, bound)
    return replace(rebuilt, axes=tuple(axes))


def map_indices(
    kernel: Kernel,
    index: Callable[[Index], Index],
    bound: Callable[[tuple[str, ...]], tuple[str, ...]],
) -> Kernel:
    """The kernel with every index and every list of bound axes mapped."""

    def guards(old: Guards) -> Guards:
        return tuple(zip(index(tuple(a for a, _ in old)), (n for _, n in old), strict=True))

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        attr = p.attr
        if p.op == "load":
            attr = Load(attr.buffer, index(attr.index))
        elif p.op == "pick":
            attr = replace(attr, index=index(attr.index), guards=guards(attr.guards))
        elif p.op == "inside":
            attr = guards(attr)
        elif p.op == "axis":
            attr = index((attr,))[0]
        elif p.op in BINDING:
            attr = replace(attr, axes=bound(attr.axes))
        return body.prim(p.op, args, p.dtype, attr)

    new = rewrite_kernel(kernel, make)
    moved = tuple(replace(s, index=index(s.index)) for s in new.stores)
    return replace(new, stores=moved)


def bind_kernel(kernel: Kernel, values: Values) -> Kernel:
    """The kernel for the sizes of one call."""

    def bind_affine(i: Affine) -> Affine:
        return affine(evaluate(i.const, values), {a: evaluate(c, values) for a, c in i.terms})

    def bind_guards(guards: Guards) -> Guards:
        return tuple((bind_affine(a), evaluate(size, values)) for a, size in guards)

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        attr = p.attr
        if p.op in READING:
            attr = replace(attr, index=tuple(map(bind_affine, attr.index)))
        if p.op == "pick":
            attr = replace(attr, guards=bind_guards(attr.guards))
        elif p.op == "inside":
            attr = bind_guards(attr)
        elif p.op == "axis":
            attr = bind_affine(attr)
        elif p.op == "const":
            attr = evaluate(attr, values)
        return body.prim(p.op, args, p.dtype, attr)

    made = rewrite_kernel(kernel, make)
    return replace(
        made,
        axes=tuple(replace(a, size=evaluate(a.size, values)) for a in kernel.axes),
        buffers=tuple(
            replace(b, shape=tuple(evaluate(n, values) for n in b.shape)) for b in kernel.buffers
        ),
        stores=tuple(replace(s, index=tuple(map(bind_affine, s.index))) for s in made.stores),
    )


def compute_strides(axes: Sequence[Axis], step: int) -> dict[str, int]:
    """Of axes that number their points one after another, `step` apart."""
    found: dict[str, int] = {}
    for axis in reversed(axes):
        found[axis.name] = step
        step *= axis.size
    return found


def convert_to_row(kernel: Kernel) -> Kernel:
    """dot(a, b) as sum(a·b) over the row."""

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        if p.op == "dot":
            return body.reduce("sum", p.attr.axes, body.mul(*args))
        return body.prim(p.op, args, p.dtype, p.attr)

    axes = tuple(replace(a, role="row" if a.role == "k" else "outer") for a in kernel.axes)
    axes = tuple(sorted(axes, key=lambda a: a.role == "row"))
    return rewrite_kernel(replace(kernel, kind="row", axes=axes), make)
