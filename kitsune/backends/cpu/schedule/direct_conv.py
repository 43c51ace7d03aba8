"""Schedule direct convolution: a contraction of windows reads the image in place.

A row of the left operand is then made of runs, stretches of memory one after another along k: the
channels of each tap of a convolution, or of all its taps along a line. Rows need not be evenly
apart, and a run may be outside of the image, where it is zeros. Nothing is copied; but where runs
would be too short, or elements have to be computed, the image itself is made first, with what is
around it. So it is where several elements are multiplied at once: int8 become words,
and what is behind a run is multiplied by zeros.
"""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import pairwise
from math import ceil, prod

from kitsune.backends.cpu.schedule.contraction import ContractSchedule
from kitsune.backends.cpu.schedule.gemm_tiles import (
    MANY_ROWS,
    Term,
    choose_tile,
    elements,
    find_dot,
)
from kitsune.ir.affine import Affine, Guards, Index, affine, row_major
from kitsune.ir.sizes import Size, count
from kitsune.lower.axes import map_indices, normalise_axes
from kitsune.lower.kernel import (
    Axis,
    Body,
    Buffer,
    Kernel,
    Load,
    Pick,
    Prim,
    Store,
    cache_on_kernel,
    free_axes,
    list_affines,
    rewrite_kernel,
)
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

LEAST_RUN = 8  # elements; shorter ones are sooner copied than found
MOST_RUN_NBYTES = 1 << 14  # of the zeros that stand for a run outside
MOST_ROWS = 128  # whose sums of one panel stay in L1
ITEMS = 16  # of work, which threads share


@dataclass(frozen=True)
class Windows:
    """The left operand: element `flat` of a buffer where all `guards` hold, else zero. Its runs are
    numbered by the axes `taps`."""

    buffer: int
    flat: Affine
    guards: Guards
    taps: tuple[Axis, ...]
    run: int


@dataclass(frozen=True)
class Image:
    """What windows are of, to be made before them: `copy` stores it in a buffer of its own, the
    last, where `flat` is the place of each row's and run's element."""

    copy: Kernel
    flat: Affine
    k: tuple[Axis, ...]  # in the order of its axes

    @property
    def buffer(self) -> Buffer:
        return self.copy.buffers[-1]


@dataclass(frozen=True, kw_only=True)
class DirectSchedule(ContractSchedule):
    """Rows of a by runs; `taps` runs at a time, with sums in between in memory. With `image` the
    image is made first."""

    taps: int = 1
    image: bool = False

    def contiguous_k(self, kernel: Kernel) -> int:
        return find_run(kernel)

    def __str__(self) -> str:
        first = ", image first" if self.image else ""
        return f"{super().__str__()}, {self.taps} runs at a time{first}"


def direct(kernel: Kernel, target: CpuTarget) -> Kernel:
    """The kernel with a schedule that copies no windows, where it now has one that does."""
    plan, dot = kernel.schedule, find_dot(kernel)
    if not plan.form and not dot.dtype.is_float:
        return kernel
    found, made = windows(kernel), None
    if found is None or found.run < LEAST_RUN:
        made = find_image(kernel)
        if made is None:
            return kernel
        others = tuple(axis for axis in kernel.axes if axis.role != "k")
        kernel = replace(kernel, axes=(*others, *made.k))
        found = _runs(kernel, len(kernel.buffers), made.flat, ())
    if found is None or found.run * dot.dtype.itemsize > MOST_RUN_NBYTES:
        return kernel
    if not found.taps and len(kernel.role("m")) <= 1:
        return kernel  # a matrix: packing its rows is all there is to do
    return replace(kernel, schedule=_plan(kernel, plan, found, made is not None, target))


def _plan(
    kernel: Kernel, plan: ContractSchedule, found: Windows, image: bool, target: CpuTarget
) -> DirectSchedule:
    """Blocks of rows whose sums of a panel stay in L1; as many runs at a time as leave
    a panel's weights room in the second."""
    term = Term(find_dot(kernel).dtype, plan.form)
    m, panels = kernel.hint_extent("m"), ceil(kernel.extent("n") / plan.nr)
    mr = plan.mr
    if isinstance(kernel.extent("m"), Size):  # any height: what pads the last tile is a row again
        mr = choose_tile(MANY_ROWS, kernel.extent("n"), term, target)[0]
    blocks = max(1, ceil(m / MOST_ROWS))
    mc = ceil(ceil(m / blocks) / mr) * mr
    items = kernel.hint_extent("batch") * ceil(m / mc)
    groups = min(panels, max(1, ceil(ITEMS / items)))
    runs = prod(axis.size for axis in found.taps)
    nbytes = runs * ceil(found.run / term.per) * plan.nr * term.nbytes
    parts = min(runs, max(1, ceil(nbytes / (target.l2_nbytes // 3))))
    given = {f.name: getattr(plan, f.name) for f in fields(ContractSchedule)}
    given |= {
        "mr": mr,
        "mc": mc,
        "pack_a": "none",
        "kc": 0,
        "streams": 1,
        "splits": 1,
        "group": ceil(panels / groups),
    }
    return DirectSchedule(**given, taps=ceil(runs / parts), image=image)


def most_tiles(plan: ContractSchedule) -> int:
    """In a block of rows."""
    return max(1, MOST_ROWS // plan.mr)


@cache_on_kernel
def windows(kernel: Kernel) -> Windows | None:
    """The left operand as runs of its image, or of a buffer if it is only loads."""
    if isinstance(kernel.schedule, DirectSchedule) and kernel.schedule.image:
        made = find_image(kernel)
        assert made is not None
        return _runs(kernel, len(kernel.buffers), made.flat, ())
    dot = find_dot(kernel)
    access, other = find_access(dot.args[0])
    if access is None or other != 0 or kernel.buffers[access.buffer].dtype != dot.dtype:
        return None
    guards = access.guards if isinstance(access, Pick) else ()
    return _runs(kernel, access.buffer, kernel.flat(access), guards)


def find_run(kernel: Kernel) -> int:
    """Elements along k that lie together."""
    found = windows(kernel)
    assert found is not None
    return found.run


def _runs(kernel: Kernel, buffer: int, flat: Affine, guards: Guards) -> Windows | None:
    """As many of the last axes of k in a run as lie one after the other and are not guarded."""
    k, guarded = kernel.role("k"), {name for a, _ in guards for name, _ in a.terms}
    if not k or flat.coef(k[-1].name) != 1 or k[-1].name in guarded:
        return None
    first = len(k) - 1
    for n, (outer, inner) in reversed(list(enumerate(pairwise(k)))):
        apart = flat.coef(outer.name) != flat.coef(inner.name) * inner.size
        if apart or outer.name in guarded:
            break
        first = n
    return Windows(buffer, flat, guards, k[:first], prod(axis.size for axis in k[first:]))


# --- images --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SlidingAxis:
    """An axis of an image along which windows slide: element `step`·m + `apart`·k of it."""

    m: Axis
    k: Axis
    step: int
    apart: int

    @property
    def size(self) -> int:
        return (self.m.size - 1) * self.step + (self.k.size - 1) * self.apart + 1


def find_image(kernel: Kernel) -> Image | None:
    """The image of the left operand's windows, if the guards tell along which axes they slide. Axes
    that do not slide are its own, those of k last."""
    a = find_dot(kernel).args[0]
    found = _find_sliding_axis(kernel, a)
    if not found:
        return None
    varying, taken = free_axes(a, {}), {axis.name for s in found for axis in (s.m, s.k)}
    own = [x for x in kernel.role("batch", "m", "k") if x.name in varying and x.name not in taken]
    front = [(x, x.size) for x in own if x.role != "k"]
    back = [(x, x.size) for x in own if x.role == "k"]
    shape = [size for _, size in (*front, *((s.m, s.size) for s in found), *back)]
    if 2 * count(shape) > kernel.hint_extent("batch", "m", "k"):
        return None
    strides = row_major(shape)
    terms = {x.name: n for (x, _), n in zip(front, strides, strict=False)}
    terms |= {x.name: n for (x, _), n in zip(reversed(back), reversed(strides), strict=False)}
    names: dict[str, int] = dict(terms)
    for s, stride in zip(found, strides[len(front) :], strict=False):
        names[s.m.name] = stride
        terms |= {s.m.name: s.step * stride, s.k.name: s.apart * stride}
    copy = _copy(kernel, a, found, [*front, *((s.m, s.size) for s in found), *back], names)
    return Image(copy, affine(0, terms), (*(s.k for s in found), *(x for x, _ in back)))


def _find_sliding_axis(kernel: Kernel, a: Prim) -> list[SlidingAxis]:
    """The pairs of axes that guards add up, if everything in `a` goes along with them."""
    found: dict[str, SlidingAxis] = {}
    sums = [i for p in a.walk() for i in list_affines(p)]
    guards = [g for p in a.walk() if p.op == "pick" for g, _ in p.attr.guards]
    if any(p.op == "pick" and p.attr.dynamic for p in a.walk()):
        return []
    for g in guards:
        m = [x for x in kernel.role("m") if g.coef(x.name) > 0]
        k = [x for x in kernel.role("k") if g.coef(x.name) > 0]
        if len(m) == len(k) == 1 and len(g.terms) == 2:
            found[m[0].name] = SlidingAxis(m[0], k[0], g.coef(m[0].name), g.coef(k[0].name))
    for s in found.values():
        for i in sums:
            along, inside = i.coef(s.m.name), i.coef(s.k.name)
            if along * s.apart != inside * s.step or along % s.step:
                return []
    distinct = {s.k.name for s in found.values()}
    return list(found.values()) if len(distinct) == len(found) else []


def _copy(
    kernel: Kernel,
    a: Prim,
    found: list[SlidingAxis],
    axes: list[tuple[Axis, int]],
    names: dict[str, int],
) -> Kernel:
    """A map that stores the image; along an axis where windows slide, m counts its elements."""
    steps = {s.m.name: s.step for s in found}
    inner = {s.k.name for s in found}

    def along(index: Index) -> Index:
        return tuple(
            affine(i.const, {x: c // steps.get(x, 1) for x, c in i.terms if x not in inner})
            for i in index
        )

    loops = tuple(Axis(x.name, size, "outer") for x, size in axes)
    term = Term(a.dtype, kernel.schedule.form)
    value, dtype = elements(a, term)
    size = prod(x.size for x in loops) + term.per - 1  # the last word of the last run
    bare = Kernel(
        "row",
        loops,
        (*kernel.buffers, Buffer("image", dtype, (size,))),
        (Store(len(kernel.buffers), (), value),),
        fast=kernel.fast,
        batch_invariant=kernel.batch_invariant,
    )
    made = map_indices(bare, along, lambda bound: bound)
    index = (affine(0, names),)
    return replace(made, stores=(replace(made.stores[0], index=index),))


def find_access(value: Prim) -> tuple[Load | Pick | None, float]:
    """What a value reads, as it is or with a number around it; and that number."""
    if value.op == "where":
        inside, seen, other = value.args
        if inside.op != "inside" or seen.op != "pick" or other.op != "const":
            return None, 0
        same = not seen.attr.dynamic and set(inside.attr) == set(seen.attr.guards)
        return (seen.attr if same else None), other.attr
    if value.op == "pick":
        return (None if value.attr.dynamic else value.attr), 0
    return (value.attr if value.op == "load" else None), 0


@cache_on_kernel
def results(kernel: Kernel) -> Kernel:
    """What is done with the sums alone: rows that only the windows tell apart are one axis."""

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        if p.op == "dot":
            return body.dot(p.attr.axes, body.const(0, p.dtype), body.const(1, p.dtype))
        return body.prim(p.op, args, p.dtype, p.attr)

    return normalise_axes(rewrite_kernel(kernel, make))
