"""The Kernel: loop axes with roles, buffers, and stores of scalar expressions. No LLVM, no WGSL.

    for every point of the axes that `stores` mention:
        buffer[index] = expression

An expression (`Prim`) is a DAG of scalar primitives over `load`s. Two primitives bind axes:
`reduce` folds its argument over row axes, `dot` sums the product of its two arguments over
contracted axes. What class a kernel is (`row`, `contract`, `attention`) follows from where these
stand, and tells a back end which loop nest to build; every expression in it is free.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any, Literal

from kitsune.errors import UnsupportedError
from kitsune.ir.affine import Affine, Index, flatten
from kitsune.ir.dtypes import DType, Packed, boolean, f32

# name → number of arguments. `load`, `const`, `reduce` and `dot` are structure, not table entries.
PRIMITIVES = {
    "add": 2, "sub": 2, "mul": 2, "div": 2, "max": 2, "min": 2, "neg": 1, "abs": 1,
    "exp": 1, "log": 1, "sqrt": 1, "rsqrt": 1, "tanh": 1, "erf": 1,
    "lt": 2, "le": 2, "eq": 2, "where": 3,
}  # fmt: skip
COMPARISONS = ("lt", "le", "eq")
REDUCTIONS = ("sum", "max", "min")

Role = Literal["outer", "row", "batch", "m", "n", "k", "query", "key", "depth", "value"]


@dataclass(frozen=True)
class Axis:
    name: str
    size: int
    role: Role

    def __str__(self) -> str:
        return f"{self.name}:{self.size}"


@dataclass(frozen=True)
class Buffer:
    """A parameter of the kernel, row-major over `shape`."""

    name: str
    dtype: DType
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def nbytes(self) -> int:
        if isinstance(self.dtype, Packed):
            return self.dtype.nbytes(*self.shape)
        return self.size * self.dtype.itemsize


@dataclass(frozen=True)
class Load:
    """What a `load` reads: one element of `buffer` (an index into Kernel.buffers)."""

    buffer: int
    index: Index


@dataclass(frozen=True)
class Reduce:
    kind: Literal["sum", "max", "min"]
    axes: tuple[str, ...]


@dataclass(frozen=True)
class Dot:
    axes: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Prim:
    op: str
    args: tuple[Prim, ...]
    dtype: DType
    attr: Any = None  # load: Load; const: its value; reduce: Reduce; dot: Dot

    def walk(self) -> Iterator[Prim]:
        """Every Prim below and including this one, arguments first, each once."""
        return walk((self,))


def walk(roots: tuple[Prim, ...], into_bound: bool = True) -> Iterator[Prim]:
    """Arguments first, each once; without `into_bound`, reductions and dots are leaves."""
    seen: set[Prim] = set()
    stack = [(p, False) for p in reversed(roots)]
    while stack:
        prim, ready = stack.pop()
        if prim in seen:
            continue
        if ready:
            seen.add(prim)
            yield prim
        else:
            stack.append((prim, True))
            if into_bound or prim.op not in ("reduce", "dot"):
                stack.extend((a, False) for a in reversed(prim.args))


@dataclass(frozen=True)
class Store:
    buffer: int
    index: Index
    value: Prim


@dataclass(frozen=True)
class Kernel:
    kind: Literal["row", "contract", "attention"]
    axes: tuple[Axis, ...]
    buffers: tuple[Buffer, ...]
    stores: tuple[Store, ...]
    schedule: Any = None
    fast: bool = False  # approximations of functions are allowed
    sizes: dict[str, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "sizes", {a.name: a.size for a in self.axes})

    def role(self, *roles: Role) -> tuple[Axis, ...]:
        return tuple(a for a in self.axes if a.role in roles)

    def extent(self, *roles: Role) -> int:
        return prod(a.size for a in self.role(*roles))

    def prims(self) -> Iterator[Prim]:
        return walk(tuple(s.value for s in self.stores))

    def written(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(s.buffer for s in self.stores))

    def flat(self, access: Load | Store) -> Affine:
        """Element offset of an access in its row-major buffer."""
        return flatten(access.index, self.buffers[access.buffer].shape)

    def __str__(self) -> str:
        return text(self)


def free_axes(prim: Prim, memo: dict[Prim, frozenset[str]]) -> frozenset[str]:
    """Axes the value of `prim` varies along."""
    for p in prim.walk():
        if p in memo:
            continue
        axes: set[str] = set().union(*(memo[a] for a in p.args))
        if p.op == "load":
            axes |= {name for i in p.attr.index for name, _ in i.terms}
        elif p.op in ("reduce", "dot"):
            axes -= set(p.attr.axes)
        memo[p] = frozenset(axes)
    return memo[prim]


class Body:
    """Records primitives; equal ones are one Prim. `Op.scalar` writes itself against this."""

    def __init__(self) -> None:
        self._seen: dict[tuple[Any, ...], Prim] = {}

    def prim(self, op: str, args: tuple[Prim, ...], dtype: DType, attr: Any = None) -> Prim:
        key = (op, tuple(map(id, args)), dtype, attr)
        if key not in self._seen:
            self._seen[key] = Prim(op, args, dtype, attr)
        return self._seen[key]

    def load(self, buffer: int, index: Index, dtype: DType) -> Prim:
        kind = f32 if isinstance(dtype, Packed) else dtype  # packed bits are read as their value
        return self.prim("load", (), kind, Load(buffer, index))

    def const(self, value: float) -> Prim:
        return self.prim("const", (), f32, float(value))

    def reduce(self, kind: str, axes: tuple[str, ...], value: Prim) -> Prim:
        assert kind in REDUCTIONS
        return self.prim("reduce", (value,), value.dtype, Reduce(kind, axes))  # type: ignore[arg-type]

    def dot(self, axes: tuple[str, ...], a: Prim, b: Prim) -> Prim:
        return self.prim("dot", (a, b), f32, Dot(axes))

    def __getattr__(self, name: str) -> Any:
        if name not in PRIMITIVES:
            hint = f"build it from {', '.join(PRIMITIVES)}"
            raise UnsupportedError(f"no primitive '{name}'", hint=hint)

        def record(*args: Prim) -> Prim:
            assert len(args) == PRIMITIVES[name], f"{name} takes {PRIMITIVES[name]} arguments"
            dtype = boolean if name in COMPARISONS else args[-1].dtype
            return self.prim(name, args, dtype)

        return record


def rewritten(kernel: Kernel, make: Callable[[Body, Prim, tuple[Prim, ...]], Prim]) -> Kernel:
    """The kernel with each primitive made anew by `make(body, old, new arguments)`."""
    body, new = Body(), dict[Prim, Prim]()
    for p in kernel.prims():
        new[p] = make(body, p, tuple(new[a] for a in p.args))
    stores = tuple(Store(s.buffer, s.index, new[s.value]) for s in kernel.stores)
    return replace(kernel, stores=stores)


# --- print ---------------------------------------------------------------------------------------


def text(kernel: Kernel) -> str:
    """The kernel as its loops in plain words: what explain, golden files and cache keys read."""
    lines = [f"{kernel.kind} kernel"]
    for role in dict.fromkeys(a.role for a in kernel.axes):
        lines.append(f"  {role}: " + " ".join(str(a) for a in kernel.role(role)))
    for b in kernel.buffers:
        lines.append(f"  {b.name}: {b.dtype}[{','.join(map(str, b.shape))}]")
    names: dict[Prim, str] = {}
    count = 0
    for p in kernel.prims():
        names[p] = _format(p, names, kernel)
        if p.op not in ("load", "const"):  # loads and constants read best where they are used
            lines.append(f"  v{count} = {names[p]}")
            names[p] = f"v{count}"
            count += 1
    for s in kernel.stores:
        lines.append(f"  {kernel.buffers[s.buffer].name}[{_index(s.index)}] = {names[s.value]}")
    if kernel.fast:
        lines.append("  numerics: fast")
    if kernel.schedule is not None:
        lines.append(f"  schedule: {kernel.schedule}")
    return "\n".join(lines)


def _index(index: Index) -> str:
    return ", ".join(map(str, index))


def _format(p: Prim, names: dict[Prim, str], kernel: Kernel) -> str:
    args = ", ".join(names[a] for a in p.args)
    if p.op == "load":
        return f"{kernel.buffers[p.attr.buffer].name}[{_index(p.attr.index)}]"
    if p.op == "const":
        return repr(p.attr)
    if p.op == "reduce":
        return f"{p.attr.kind}[{','.join(p.attr.axes)}]({args})"
    if p.op == "dot":
        return f"dot[{','.join(p.attr.axes)}]({args})"
    return f"{p.op}({args})"
