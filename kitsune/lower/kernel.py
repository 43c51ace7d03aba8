"""The Kernel: loop axes with roles, buffers, and stores of scalar expressions. No LLVM, no WGSL.

    for every point of the axes that `stores` mention:
        buffer[index] = expression

An expression (`Prim`) is a DAG of scalar primitives over `load`s. Some primitives bind axes:
`reduce` folds its argument over row axes, `scan` does and keeps every partial result, `dot` sums
the product of its two arguments over contracted axes. What class a kernel is (`row`, `contract`,
`attention`, `scan`, `scatter`) follows from where these stand, and tells a back end which loop nest
to build; every expression in it is free.

A value is f32, f64, an integer or a bool. f16 and bf16 are f32 between a load, which widens them,
and a store, which rounds them; for a target that computes with f16, those are values as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import field, replace
from functools import cached_property, wraps
from math import prod
from typing import Any, Literal, TypeVar

from kitsune.errors import UnsupportedError
from kitsune.ir.affine import Affine, Guards, Index, flatten
from kitsune.ir.dtypes import DType, Packed, boolean, f16, f32, i64
from kitsune.ir.sizes import Size, hint
from kitsune.system.records import dataclass

Value = TypeVar("Value")
# name → number of arguments. The structure (STRUCTURE below), `cast`, `bits` and `halve` are not
# table entries: they carry more than their arguments.
#   div, rem   of integers truncate; by zero either gives 0
#   round      half to even
#   shr        of a signed integer keeps its sign; a shift is by less than the word's bits
#   and, or, xor, not   of bools, and of the bits of integers
UNARY = (
    "neg abs exp expm1 log log1p sqrt rsqrt tanh erf normal_cdf sin cos atan floor ceil trunc "
    "round not"
)
BINARY = "add sub mul div rem max min pow lt le eq and or xor shl shr"
TERNARY = "where"
PRIMITIVES = {
    name: count for count, names in enumerate((UNARY, BINARY, TERNARY), 1) for name in names.split()
}
STRUCTURE = ("load", "pick", "const", "axis", "inside", "reduce", "scan", "dot")
COMPARISONS = ("lt", "le", "eq")
TRANSCENDENTAL = frozenset(
    ["exp", "expm1", "log", "log1p", "pow", "tanh", "erf", "normal_cdf", "sin", "cos", "atan"]
)
REDUCTIONS = ("sum", "prod", "max", "min")

Role = Literal[
    "outer", "row", "batch", "m", "n", "k", "query", "key", "depth", "value", "serial", "copy"
]
Class = Literal["row", "contract", "attention", "scan", "scatter"]


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
class Pick:
    """What a `pick` reads: one element whose place depends on data, or which may not be there.

    `index` may name, besides axes, `dynamic` indices: the values of the primitive's arguments, in
    order, which are integers inside their dimension. Nothing is read, and the value is 0, where
    some (a, size) of `guards` has a outside 0 to size − 1.
    """

    buffer: int
    index: Index
    guards: Guards
    dynamic: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reduce:
    kind: Literal["sum", "prod", "max", "min"]
    axes: tuple[str, ...]


@dataclass(frozen=True)
class Scan:
    """Partial folds along one serial axis: up to and with each element, or without it."""

    kind: Literal["sum", "prod", "max", "min"]
    axes: tuple[str, ...]
    exclusive: bool = False
    reverse: bool = False


@dataclass(frozen=True)
class Dot:
    axes: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Prim:
    op: str
    args: tuple[Prim, ...]
    dtype: DType
    # load: Load; pick: Pick; const: its value or its Size; axis: an Affine, whose value it is;
    # inside: Guards, whether all hold; reduce: Reduce; scan: Scan; dot: Dot; halve: its half type
    attr: Any = None

    def walk(self) -> Iterator[Prim]:
        """Every Prim below and including this one, arguments first, each once."""
        return walk((self,))


BINDING = ("reduce", "scan", "dot")
READING = ("load", "pick")


def walk(
    roots: tuple[Prim, ...], into_bound: bool = True, known: Collection[Prim] = ()
) -> Iterator[Prim]:
    """Arguments first, each once; without `into_bound`, what binds axes is a leaf. What is `known`
    already is left out, with all below it."""
    seen: set[Prim] = set()
    stack = list(reversed(roots))
    while stack:
        prim = stack[-1]
        if prim in seen or prim in known:
            stack.pop()
            continue
        args = prim.args if into_bound or prim.op not in BINDING else ()
        waiting = [a for a in args if a not in seen and a not in known] if args else ()
        if waiting:
            stack.extend(reversed(waiting))
            continue
        stack.pop()
        seen.add(prim)
        yield prim


@dataclass(frozen=True)
class Store:
    """`buffer[index] = value`; in a scatter, `combine` folds it into what is there. An index may
    name `dynamic` indices as in `Pick`: the integers `at`, inside their dimension."""

    buffer: int
    index: Index
    value: Prim
    combine: Literal["", "sum", "prod", "max", "min"] = ""
    dynamic: tuple[str, ...] = ()
    at: tuple[Prim, ...] = ()


@dataclass(frozen=True)
class Items:
    """The work items of a kernel, which threads share: the points of `axes`; or, with `chunk`,
    ranges of that many points along `lane` at each of them."""

    axes: tuple[Axis, ...]
    lane: Axis | None = None
    chunk: int = 0


class Schedule:
    """How one back end runs a kernel. Each back end has subclasses of its own; memory planning asks
    the questions below, and a kernel without a schedule has these answers."""

    def constant_form(self, kernel: Kernel, buffer: int) -> Any:
        """The form that a constant is packed in before the first call; None for the array."""
        return None

    def stores_at_once(self, kernel: Kernel) -> bool:
        """Whether each point is computed once and stored before the next one is read."""
        return False

    def can_share_phase(self) -> bool:
        """Whether its items run in one phase with the same items of other kernels."""
        return False

    def has_scratch(self) -> bool:
        return False

    def items(self, kernel: Kernel) -> Items | None:
        """Its work items; None if an item is not a set of whole rows or a range of one."""
        return None


UNSCHEDULED = Schedule()


@dataclass(frozen=True)
class Kernel:
    """A `scan` walks its serial axis in order at each point of the outer axes, and stores along it.
    A `scatter` makes its first store over the outer and copy axes, then its second over the outer
    and serial axes, the serial ones in order."""

    kind: Class
    axes: tuple[Axis, ...]
    buffers: tuple[Buffer, ...]
    stores: tuple[Store, ...]
    schedule: Any = None  # a `Schedule` of the back end that runs it
    fast: bool = False  # approximations of functions are allowed
    batch_invariant: bool = False  # the order of sums may not depend on how many rows there are
    is_repeated: bool = False  # by a loop
    invariants: frozenset[int] = frozenset()  # buffers that no step of that loop changes
    in_place: tuple[tuple[int, int], ...] = ()  # buffers written in the memory of one that is read
    sizes: dict[str, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "sizes", {a.name: a.size for a in self.axes})

    @property
    def schedule_or_default(self) -> Schedule:
        return self.schedule or UNSCHEDULED

    def role(self, *roles: Role) -> tuple[Axis, ...]:
        return tuple(a for a in self.axes if a.role in roles)

    def extent(self, *roles: Role) -> int:
        return prod(a.size for a in self.role(*roles))

    def hint_extent(self, *roles: Role) -> int:
        """The extent at the hints of sizes that calls decide: to choose by, not to compute with."""
        return hint(self.extent(*roles))

    def prims(self) -> Iterator[Prim]:
        return walk(tuple(p for s in self.stores for p in (*s.at, s.value)))

    def reads(self) -> list[Load | Pick]:
        return [p.attr for p in self.prims() if p.op in READING]

    @cached_property
    def accesses(self) -> dict[int, list[Load | Pick | Store]]:
        """What reads and writes each buffer."""
        found: dict[int, list[Load | Pick | Store]] = {}
        for access in (*self.reads(), *self.stores):
            found.setdefault(access.buffer, []).append(access)
        return found

    def written_buffers(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(s.buffer for s in self.stores))

    def flat(self, access: Load | Pick | Store) -> Affine:
        """Element offset of an access in its row-major buffer."""
        return flatten(access.index, self.buffers[access.buffer].shape)

    def __str__(self) -> str:
        return format_kernel(self)


def cache_on_kernel(function: Callable[[Kernel], Value]) -> Callable[[Kernel], Value]:
    """Compute a function once for each kernel; what `replace` makes is another kernel."""
    name = f"{function.__module__}.{function.__name__}"

    @wraps(function)
    def find(kernel: Kernel) -> Value:
        known: dict[str, Value] = vars(kernel)
        if name not in known:
            known[name] = function(kernel)
        return known[name]

    return find


def free_axes(prim: Prim, memo: dict[Prim, frozenset[str]]) -> frozenset[str]:
    """Axes the value of `prim` varies along."""
    for p in walk((prim,), known=memo):
        axes: set[str] = set().union(*(memo[a] for a in p.args))
        axes |= {name for i in list_affines(p) for name, _ in i.terms}
        if p.op == "pick":
            axes -= set(p.attr.dynamic)
        elif p.op in ("reduce", "dot"):
            axes -= set(p.attr.axes)
        memo[p] = frozenset(axes)
    return memo[prim]


def list_affines(prim: Prim) -> tuple[Affine, ...]:
    """The sums of axes that a primitive mentions itself."""
    if prim.op == "load":
        return prim.attr.index  # type: ignore[no-any-return]
    if prim.op == "pick":
        return (*prim.attr.index, *(a for a, _ in prim.attr.guards))
    if prim.op == "inside":
        return tuple(a for a, _ in prim.attr)
    return (prim.attr,) if prim.op == "axis" else ()


class Body:
    """Records primitives; equal ones are one Prim. `Op.scalar` writes itself against this.

    A Python number beside a primitive becomes a constant of its type: `s.mul(x, 0.5)`. With
    `f16_arithmetic`, an f16 is a value of its own type, to and from which casts are by way of f32.
    """

    def __init__(self, f16_arithmetic: bool = False) -> None:
        self.f16_arithmetic = f16_arithmetic
        self._seen: dict[tuple[Any, ...], Prim] = {}

    def prim(self, op: str, args: tuple[Prim, ...], dtype: DType, attr: Any = None) -> Prim:
        same = attr.hex() if isinstance(attr, float) else attr  # -0.0 is another number than 0.0
        key = (op, tuple(map(id, args)), dtype, type(attr), same)
        if key not in self._seen:
            self._seen[key] = Prim(op, args, dtype, attr)
        return self._seen[key]

    # --- structure --------------------------------------------------------------------------------

    def load(self, buffer: int, index: Index, dtype: DType) -> Prim:
        return self.prim("load", (), self._value_type(dtype), Load(buffer, index))

    def pick(
        self, buffer: int, index: Index, dtype: DType, guards: Guards, dynamic: dict[str, Prim]
    ) -> Prim:
        attr = Pick(buffer, index, guards, tuple(dynamic))
        return self.prim("pick", tuple(dynamic.values()), self._value_type(dtype), attr)

    def const(self, value: float, dtype: DType = f32) -> Prim:
        dtype = self._value_type(dtype)
        if isinstance(value, Size):
            return self.cast(self.prim("const", (), i64, value), dtype)
        number = float(value) if dtype.is_float else bool(value) if dtype == boolean else int(value)
        return self.prim("const", (), dtype, number)

    def axis(self, index: Affine) -> Prim:
        return self.prim("axis", (), i64, index) if index.terms else self.const(index.const, i64)

    def inside(self, guards: Guards) -> Prim:
        return self.prim("inside", (), boolean, guards) if guards else self.const(True, boolean)

    def reduce(self, kind: str, axes: tuple[str, ...], value: Prim) -> Prim:
        assert kind in REDUCTIONS
        return self.prim("reduce", (value,), value.dtype, Reduce(kind, axes))  # type: ignore[arg-type]

    def scan(self, how: Scan, value: Prim) -> Prim:
        return self.prim("scan", (value,), value.dtype, how)

    def dot(self, axes: tuple[str, ...], a: Prim, b: Prim) -> Prim:
        return self.prim("dot", (a, b), a.dtype, Dot(axes))

    # --- types ------------------------------------------------------------------------------------

    def cast(self, x: Prim, dtype: DType) -> Prim:
        """The number as another type: floats to integers drop the fraction, what does not fit stops
        at the type's bounds, and NaN is 0; integers to integers keep the low bits."""
        held = self._value_type(dtype)
        if f16 in (held, x.dtype) and f32 not in (held, x.dtype) and held != x.dtype:
            x = self.cast(x, f32)
        if x.op == "const" and f16 in (held, x.dtype):
            return self.const(x.attr, held)
        made = x if x.dtype == held else self.prim("cast", (x,), held)
        is_whole = dtype.value == dtype or held == f16
        return made if is_whole else self.prim("halve", (made,), f32, dtype.name)

    def _value_type(self, dtype: DType) -> DType:
        return f16 if self.f16_arithmetic and dtype == f16 else value_type(dtype)

    def bits(self, x: Prim, dtype: DType) -> Prim:
        """The same bits under another type of the same size."""
        return x if x.dtype == dtype else self.prim("bits", (x,), dtype)

    def __getattr__(self, name: str) -> Any:
        name = name.removesuffix("_")  # and_, or_, not_
        if name not in PRIMITIVES:
            hint = f"build it from {', '.join(PRIMITIVES)}"
            raise UnsupportedError(f"no primitive '{name}'", hint=hint)

        def record(*args: Prim | float) -> Prim:
            assert len(args) == PRIMITIVES[name], f"{name} takes {PRIMITIVES[name]} arguments"
            beside = next(a.dtype for a in reversed(args) if isinstance(a, Prim))
            made = tuple(a if isinstance(a, Prim) else self.const(a, beside) for a in args)
            return self.prim(name, made, boolean if name in COMPARISONS else made[-1].dtype)

        return record


def value_type(dtype: DType) -> DType:
    """What a stored element is in a kernel: packed bits are read as their value."""
    return f32 if isinstance(dtype, Packed) else dtype.value


def rewrite_kernel(kernel: Kernel, make: Callable[[Body, Prim, tuple[Prim, ...]], Prim]) -> Kernel:
    """The kernel with each primitive made anew by `make(body, old, new arguments)`."""
    body, new = Body(), dict[Prim, Prim]()
    for p in kernel.prims():
        new[p] = make(body, p, tuple(new[a] for a in p.args))
    stores = tuple(
        replace(s, value=new[s.value], at=tuple(new[p] for p in s.at)) for s in kernel.stores
    )
    return replace(kernel, stores=stores)


# --- print ---------------------------------------------------------------------------------------


def format_kernel(kernel: Kernel) -> str:
    """The kernel as its loops in plain words: what explain, golden files and cache keys read."""
    lines = [f"{kernel.kind} kernel"]
    for role in dict.fromkeys(a.role for a in kernel.axes):
        lines.append(f"  {role}: " + " ".join(str(a) for a in kernel.role(role)))
    for b in kernel.buffers:
        lines.append(f"  {b.name}: {b.dtype}[{','.join(map(str, b.shape))}]")
    names: dict[Prim, str] = {}
    count = 0
    for p in kernel.prims():
        names[p] = _format_prim(p, names, kernel)
        if p.op not in ("load", "const", "axis"):  # these read best where they are used
            lines.append(f"  v{count} = {names[p]}")
            names[p] = f"v{count}"
            count += 1
    for s in kernel.stores:
        place = _format_index(s.index, _name_dynamic(s.dynamic, s.at, names))
        how = f" {s.combine}=" if s.combine else " ="
        lines.append(f"  {kernel.buffers[s.buffer].name}[{place}]{how} {names[s.value]}")
    for pair in kernel.in_place:
        new, old = (kernel.buffers[number].name for number in pair)
        lines.append(f"  in place: {new} is {old}")
    if kernel.fast:
        lines.append("  numerics: fast")
    if kernel.batch_invariant:
        lines.append("  numerics: batch-invariant")
    if kernel.schedule is not None:
        lines.append(f"  schedule: {kernel.schedule}")
    return "\n".join(lines)


def _format_sum(a: Affine, dynamic: Mapping[str, str]) -> str:
    return str(Affine(a.const, tuple((dynamic.get(name, name), coef) for name, coef in a.terms)))


def _format_index(index: Index, dynamic: Mapping[str, str]) -> str:
    return ", ".join(_format_sum(i, dynamic) for i in index)


def _format_guards(guards: Guards, dynamic: Mapping[str, str]) -> str:
    return ", ".join(f"0 <= {_format_sum(a, dynamic)} < {size}" for a, size in guards)


def _name_dynamic(
    dynamic: tuple[str, ...], at: tuple[Prim, ...], names: dict[Prim, str]
) -> dict[str, str]:
    """Indices from data as the values they are."""
    return {name: f"({names[p]})" for name, p in zip(dynamic, at, strict=True)}


def _format_prim(p: Prim, names: dict[Prim, str], kernel: Kernel) -> str:
    args = ", ".join(names[a] for a in p.args)
    if p.op in READING:
        dynamic = _name_dynamic(p.attr.dynamic, p.args, names) if p.op == "pick" else {}
        shown = f"{kernel.buffers[p.attr.buffer].name}[{_format_index(p.attr.index, dynamic)}]"
        guards = p.attr.guards if p.op == "pick" else ()
        return f"pick({shown} if {_format_guards(guards, dynamic)})" if guards else shown
    if p.op == "const":
        return repr(p.attr)
    if p.op == "axis":
        return f"({p.attr})"
    if p.op == "inside":
        return f"inside({_format_guards(p.attr, {})})"
    if p.op in ("cast", "bits", "halve"):
        return f"{p.op}[{p.attr or p.dtype}]({args})"
    if p.op in BINDING:
        kind = "" if p.op == "dot" else p.attr.kind
        how = "".join(f",{w}" for w in ("exclusive", "reverse") if getattr(p.attr, w, False))
        name = {"reduce": kind, "scan": f"scan_{kind}", "dot": "dot"}[p.op]
        return f"{name}[{','.join(p.attr.axes)}{how}]({args})"
    return f"{p.op}({args})"
