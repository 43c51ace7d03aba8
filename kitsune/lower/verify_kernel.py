"""Verify a kernel: every access stays inside its buffer, and axes have the roles of its class."""

from __future__ import annotations

from kitsune.errors import VerifyError
from kitsune.ir.affine import Affine, Guards, axis
from kitsune.ir.guards import guards_hold
from kitsune.ir.sizes import Symbol, symbols_of
from kitsune.lower.axes import bind_kernel
from kitsune.lower.kernel import BINDING, READING, Kernel, Load, Pick, Prim, Store, free_axes

ROLES = {
    "row": {"outer", "row"},
    "contract": {"batch", "m", "n", "k"},
    "attention": {"batch", "query", "key", "depth", "value"},
    "scan": {"outer", "serial"},
    "scatter": {"outer", "copy", "serial"},
}
BOUND = {
    "row": {"row"},
    "contract": {"k", "n"},
    "attention": {"key", "depth"},
    "scan": {"serial"},
    "scatter": set(),
}

Terms = tuple[tuple[str, int], ...]  # of an Affine


def verify_kernel(kernel: Kernel) -> None:
    """Raise unless the kernel is valid; one for sizes that calls decide, at some of these."""
    symbols = _symbols(kernel)
    if not symbols:
        _verify(kernel)
        return
    sizes = [(s.name, (s.low, s.hint, int(min(s.high, 2 * s.hint + s.divisor)))) for s in symbols]
    for n in range(3):
        values = {name: chosen[n] for name, chosen in sizes}
        if guards_hold(values):
            _verify(bind_kernel(kernel, values))


def _symbols(kernel: Kernel) -> set[Symbol]:
    numbers = [p.attr for p in kernel.prims() if p.op == "const"]
    sizes = [*kernel.sizes.values(), *(n for b in kernel.buffers for n in b.shape), *numbers]
    return {symbol for size in sizes for symbol in symbols_of(size)}


def _verify(kernel: Kernel) -> None:
    _check_axes(kernel)
    for prim in kernel.prims():
        if prim.op in READING:
            _check_access(kernel, prim.attr, prim.args)
        elif prim.op in BINDING:
            _check_bound(kernel, prim)
    memo: dict[Prim, frozenset[str]] = {}
    written = set(kernel.written_buffers())
    for store in kernel.stores:
        _check_access(kernel, store, store.at)
        index = {name for i in store.index for name, _ in i.terms}
        index |= {name for p in store.at for name in free_axes(p, memo)}
        if not free_axes(store.value, memo) <= index:
            _fail(kernel, f"{_name(kernel, store)} is stored along fewer axes than it varies")
    if any(read.buffer in written for read in kernel.reads()):
        _fail(kernel, "it reads what it writes")


def _check_axes(kernel: Kernel) -> None:
    strange = [a for a in kernel.axes if a.role not in ROLES[kernel.kind]]
    if strange:
        _fail(kernel, f"axis {strange[0]} has role {strange[0].role}")
    if len(kernel.sizes) != len(kernel.axes):
        _fail(kernel, "two axes have one name")


def _check_bound(kernel: Kernel, prim: Prim) -> None:
    for name in prim.attr.axes:
        role = next((a.role for a in kernel.axes if a.name == name), None)
        if role not in BOUND[kernel.kind]:
            _fail(kernel, f"{prim.op} binds {name}, which has role {role}")


def _check_access(kernel: Kernel, access: Load | Pick | Store, at: tuple[Prim, ...]) -> None:
    """Every index stays inside its dimension, at every point of the axes where guards hold."""
    if any(size == 0 for size in kernel.sizes.values()):
        return  # no point, so nothing is touched
    dynamic = () if isinstance(access, Load) else access.dynamic
    sizes = {**kernel.sizes, **dict(zip(dynamic, map(_find_limit, at), strict=True))}
    guards = access.guards if isinstance(access, Pick) else ()
    held = _compute_spans(guards, sizes)
    if any(low > high for low, high in held.values()):
        return  # guards that never hold together
    shape = kernel.buffers[access.buffer].shape
    for index, size in zip(access.index, shape, strict=True):
        unknown = [name for name, _ in index.terms if name not in sizes]
        if unknown:
            _fail(kernel, f"{_name(kernel, access)} uses {unknown[0]}, which is not an axis")
        least, most = _find_span(index, held)
        if least < 0 or most >= size:
            _fail(kernel, f"{_name(kernel, access)} reaches {least} to {most} of {size} elements")


def _compute_spans(guards: Guards, sizes: dict[str, int]) -> dict[Terms, tuple[int, int]]:
    """What axes, and sums of them that guards name, span where every guard holds."""
    held: dict[Terms, tuple[int, int]] = {axis(n).terms: (0, size - 1) for n, size in sizes.items()}
    for guard, size in guards:
        low, high = held.get(guard.terms) or Affine(0, guard.terms).span(sizes)
        held[guard.terms] = max(low, -guard.const), min(high, size - 1 - guard.const)
    for guard, _ in guards:
        for name, coef in guard.terms:
            _tighten(held, guard.terms, name, coef)
    return held


def _tighten(held: dict[Terms, tuple[int, int]], terms: Terms, name: str, coef: int) -> None:
    """What the span of a sum and of its other terms leave for one axis."""
    alone = axis(name).terms
    others = [(c * end for end in held[axis(n).terms]) for n, c in terms if n != name]
    ends = [sorted(pair) for pair in others]
    low = held[terms][0] - sum(most for _, most in ends)
    high = held[terms][1] - sum(least for least, _ in ends)
    low, high = (low, high) if coef > 0 else (-high, -low)
    least, most = held[alone]
    held[alone] = max(least, -(-low // abs(coef))), min(most, high // abs(coef))


def _find_span(index: Affine, held: dict[Terms, tuple[int, int]]) -> tuple[int, int]:
    """Smallest and largest value of a sum: the tightest that taking sums in `held` out of it, in
    any order, shows."""
    if not index.terms:
        return index.const, index.const
    name, coef = index.terms[0]
    names = {n for n, _ in index.terms}
    found: list[tuple[int, int]] = []
    for terms, (low, high) in held.items():
        own = dict(terms)
        if name not in own or not own.keys() <= names or coef % own[name]:
            continue
        times = coef // own[name]
        least, most = _find_span(index + Affine(0, terms).scale(-times), held)
        ends = times * low, times * high
        found.append((least + min(ends), most + max(ends)))
    return max(least for least, _ in found), min(most for _, most in found)


def _find_limit(index: Prim) -> int:
    """How many values an index from data has: it is stored between 0 and a constant."""
    while index.op == "cast":  # to a type that holds it
        index = index.args[0]
    kept = index.op == "min" and index.args[0].op == "max" and index.args[1].op == "const"
    return int(index.args[1].attr) + 1 if kept and index.args[0].args[1].attr == 0 else 1 << 62


def _name(kernel: Kernel, access: Load | Pick | Store) -> str:
    return f"{kernel.buffers[access.buffer].name}[{', '.join(map(str, access.index))}]"


def _fail(kernel: Kernel, what: str) -> None:
    raise VerifyError(f"lowering left an invalid {kernel.kind} kernel: {what}", why=str(kernel))
