"""Emit scalar expressions as vectors of `lanes` values along one axis.

Wider vectors than the machine has are split by LLVM, which is how loops are unrolled here.
A value that does not vary along the lanes is computed once as a scalar and spread where needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kitsune.backends.cpu.llvm_text import Text, vec
from kitsune.backends.cpu.memory_access import Memory
from kitsune.backends.cpu.numbers import (
    KIND,
    STEP,
    arithmetic,
    cast,
    constant,
    number,
    round_to_half,
    same_bits,
)
from kitsune.backends.cpu.vmath import function
from kitsune.ir.dtypes import DType, Packed
from kitsune.ir.sizes import Size
from kitsune.lower.kernel import (
    BINDING,
    READING,
    Kernel,
    Pick,
    Prim,
    Store,
    free_axes,
    list_affines,
    value_type,
    walk,
)
from kitsune.target import CpuTarget


class Render(Memory):
    """Expressions of one kernel at one place in its loops."""

    def __init__(
        self,
        t: Text,
        kernel: Kernel,
        target: CpuTarget,
        pointers: Mapping[int, str],
        at: Mapping[str, str],
        lane: str | None = None,
        lanes: int = 1,
        active: str | None = None,
        free: dict[Prim, frozenset[str]] | None = None,
    ) -> None:
        super().__init__(t, kernel, target, pointers, at, lane, lanes, active)
        self.values: dict[Prim, str] = {}
        self.wide: dict[Prim, str] = {}
        self.bound_wide: set[Prim] = set()
        self.free = {} if free is None else free
        self._varies: dict[Prim, bool] = {}

    def inside(self, at: Mapping[str, str], active: str | None = None) -> Render:
        """The same place with more axes known: what is already computed stays computed."""
        new = Render(
            self.t,
            self.kernel,
            self.target,
            self.pointers,
            {**self.at, **at},
            self.lane,
            self.lanes,
            active,
            self.free,
        )
        new.values, new.wide = dict(self.values), dict(self.wide)
        new.bases, new.bound_wide = dict(self.bases), set(self.bound_wide)
        new.irregular, new.aligned = set(self.irregular), self.aligned
        new.streams = self.streams
        return new

    # --- values -----------------------------------------------------------------------------------

    def bind(self, prim: Prim, value: str, wide: bool) -> None:
        """Give a primitive computed elsewhere (a reduction, a tile) its value here."""
        self.values[prim] = value
        self._varies.clear()
        if wide:
            self.bound_wide.add(prim)

    def varies(self, prim: Prim) -> bool:
        """Whether a primitive has a value per lane."""
        for p in self._unknown(prim):
            self._varies[p] = p in self.bound_wide or (
                not (p in self.values and p.op in BINDING)
                and (self._varies_itself(p) or any(self._varies[a] for a in p.args))
            )
        return self._varies[prim]

    def _unknown(self, prim: Prim) -> Iterable[Prim]:
        """What `prim` is made of, arguments first, as far as nothing is known about it."""
        stack = [] if prim in self._varies else [(prim, False)]
        while stack:
            p, ready = stack.pop()
            if ready:
                yield p
            elif p not in self._varies:
                stack.append((p, True))
                stack.extend((a, False) for a in p.args if a not in self._varies)

    def _varies_itself(self, p: Prim) -> bool:
        """Whether the place that a primitive reads or names varies along the lanes."""
        own = {name for i in list_affines(p) for name, _ in i.terms}
        if p.op == "pick":
            own -= set(p.attr.dynamic)
        return self.lanes > 1 and (self.lane in own or bool(self.irregular & own))

    def value(self, prim: Prim) -> str:
        """The value at its own width."""
        stack = [(prim, 0)]
        while stack:
            p, known = stack.pop()  # with that many arguments computed
            if p in self.values:
                continue
            assert p.op not in BINDING, f"{p.op} has no value here"
            if known and self.varies(p):
                self.spread(p.args[known - 1])
            if known < len(p.args):
                stack += [(p, known + 1), (p.args[known], 0)]
            else:
                self.values[p] = self._compute(p)
        return self.values[prim]

    def spread(self, prim: Prim) -> str:
        """The value in every lane."""
        value = self.value(prim)
        if self.lanes == 1 or self.varies(prim):
            return value
        if prim not in self.wide:
            if prim.op == "const" and not isinstance(prim.attr, Size):
                self.wide[prim] = constant(prim.dtype, prim.attr, self.lanes)
            else:
                self.wide[prim] = self.t.splat(KIND[prim.dtype.name], value, self.lanes)
        return self.wide[prim]

    def hoist(self, roots: Iterable[Prim], inner: Iterable[str]) -> None:
        """Compute here what does not vary along the `inner` axes, and addresses' fixed parts."""
        moving = set(inner)
        for p in walk(tuple(roots), into_bound=False):
            if p.op in BINDING:
                if p in self.values and not self.varies(p):
                    self.spread(p)
                continue
            if not free_axes(p, self.free) & moving and all(a in self.values for a in p.args):
                if not self.varies(p):
                    self.spread(p)
            elif p.op in READING and not isinstance(self.find_dtype(p.attr), Packed):
                unknown = self._name_indices(p.attr, p.args) if p.op == "pick" else set()
                self.base(p.attr, moving | unknown)

    # --- arithmetic -------------------------------------------------------------------------------

    def _compute(self, prim: Prim) -> str:
        if prim.op == "const":
            is_dynamic = isinstance(prim.attr, Size)
            return str(prim.attr) if is_dynamic else number(prim.dtype, prim.attr)
        if prim.op == "load":
            return self.read(prim.attr)
        if prim.op == "pick":
            self._name_indices(prim.attr, prim.args)
            return self.read_guarded(prim.attr) if prim.attr.guards else self.read(prim.attr)
        if prim.op == "axis":
            return self.index(prim.attr, KIND[prim.dtype.name])
        if prim.op == "inside":
            return self.holds(prim.attr)
        wide = self.varies(prim)
        lanes = self.lanes if wide else 1
        args = [self.spread(a) if wide else self.value(a) for a in prim.args]
        if prim.op == "halve":
            return round_to_half(self.t, prim.attr, args[0], lanes, self.target)
        if prim.op in ("cast", "bits"):
            change = cast if prim.op == "cast" else same_bits
            return change(self.t, args[0], prim.args[0].dtype, prim.dtype, lanes)
        return self.apply(prim.op, prim.args[-1].dtype, args, lanes)

    def apply(self, op: str, dtype: DType, args: Sequence[str], lanes: int) -> str:
        """One primitive over operands of type `dtype`."""
        value = arithmetic(self.t, op, dtype, args, lanes)
        if value is not None:
            return value
        return function(op, dtype.name, self.kernel.fast)(self.t, args, lanes, self.target)

    # --- places from data -------------------------------------------------------------------------

    def _name_indices(self, access: Pick | Store, values: Sequence[Prim]) -> set[str]:
        """Let addresses use the indices that come from data; returns those not computed yet."""
        unknown: set[str] = set()
        for name, p in zip(access.dynamic, values, strict=True):
            if p not in self.values:
                unknown.add(name)
                continue
            self.at[name] = self.values[p]
            self.irregular.discard(name)
            if self.lanes > 1 and self.varies(p):
                self.irregular.add(name)
        return unknown

    def store(self, store: Store) -> None:
        """Write the value, folded into what is there if the store says so."""
        for p in store.at:
            self.value(p)
        self._name_indices(store, store.at)
        flat = self.kernel.flat(store)
        wide = self.has_lane_values(flat)
        value = self.spread(store.value) if wide else self.value(store.value)
        lanes = self.lanes if wide else 1
        if not wide and self.lanes > 1 and self.varies(store.value):  # lanes without an axis
            kind_in = vec(KIND[store.value.dtype.name], self.lanes)
            value = self.t.let(f"extractelement {kind_in} {value}, i64 0")
        if store.combine:
            dtype = value_type(self.find_dtype(store))
            value = self.apply(STEP[store.combine], dtype, [self.read(store), value], lanes)
        self.write(store, value, lanes)
