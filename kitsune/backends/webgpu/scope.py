"""Emit expressions as named WGSL values, each once, in the block where it is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kitsune.backends.webgpu import access
from kitsune.backends.webgpu.primitives import apply, bits, cast, fold, halve, wrap_integer
from kitsune.backends.webgpu.shader import Bound, Shader
from kitsune.backends.webgpu.wgsl import HELD, Block, Value, constant, join_vector
from kitsune.ir.affine import Affine, Guards
from kitsune.lower.kernel import Prim, Store

Memo = dict[tuple[Prim, tuple[tuple[str, Affine], ...]], Value]


class Scope:
    """Axes bound to where they stand, and Prims (`reduce`, `dot`) whose values are given.

    A value depends only on where its own axes stand, so scopes share what they agree on.
    """

    def __init__(self, shader: Shader, axes: Bound) -> None:
        self.shader, self.axes = shader, axes
        self.given: dict[Prim, Value] = {}
        self._memo: Memo = {}

    def bind(self, axes: Bound, given: Mapping[Prim, Value] | None = None) -> Scope:
        """This scope with more axes bound and more values given."""
        inner = Scope(self.shader, self.axes | axes)
        inner.given = self.given | dict(given or {})
        inner._memo = self._memo
        return inner

    def value(self, prim: Prim) -> Value:
        stack = [prim]
        while stack:
            p = stack[-1]
            todo = [] if self._find(p) else [a for a in p.args if self._find(a) is None]
            if todo:
                stack += todo
                continue
            stack.pop()
            if self._find(p) is None:
                self._memo[self._key(p)] = self._write(p)
        found = self._find(prim)
        assert found is not None
        return found

    def store(self, block: Block, s: Store) -> None:
        """Write a value; in a scatter, fold it into what is there."""
        value = self.value(s.value)
        named = self._name_indices(s.dynamic, s.at, [self.value(p) for p in s.at], 0)
        index = tuple(self._sum(i, named) for i in s.index)
        if s.combine:
            now = access.current(self.shader, block, s.buffer, index).held(value.kind)
            text = wrap_integer(
                fold(s.combine, s.value.dtype, 1, now.text, value.text), s.value.dtype
            )
            value = Value(block.let(text), value.kind, 1, block)
        access.store(self.shader, block, s.buffer, index, value)

    def _find(self, p: Prim) -> Value | None:
        return self.given.get(p) or self._memo.get(self._key(p))

    def _key(self, p: Prim) -> tuple[Prim, tuple[tuple[str, Affine], ...]]:
        return p, tuple((a, self.axes[a]) for a in sorted(self.shader.free[p]))

    def _write(self, p: Prim) -> Value:
        if p.op == "load":
            index = tuple(map(self._sum, p.attr.index))
            return access.load(self.shader, p.attr.buffer, index).held(HELD[p.dtype.name])
        if p.op == "const":
            text, kind = constant(p.attr, p.dtype), HELD[p.dtype.name]
            return Value(text, kind, 1, self.shader.main, literal=True)
        if p.op == "axis":
            return access.position(self.shader, self._sum(p.attr))
        if p.op == "inside":
            return access.inside(self.shader, tuple((self._sum(a), n) for a, n in p.attr))
        args = [value for a in p.args if (value := self._find(a))]
        if p.op == "pick":
            return self._pick(p, args)
        if p.op == "cast":
            return cast(args[0], p.args[0].dtype, p.dtype)
        if p.op == "bits":
            return bits(args[0], p.dtype)
        if p.op == "halve":
            return halve(args[0], p.attr)
        clipped = p in self.shader.ranges and not self.shader.ranges[p].fits
        fast = self.shader.profile.fast_math
        return apply(p, args, clipped and p.op in ("add", "sub"), fast)

    # --- indices ---------------------------------------------------------------------------------

    def _pick(self, p: Prim, args: list[Value]) -> Value:
        """One load, or four when an index from data differs among the lanes."""

        def at(lane: int | None) -> Value:
            named = self._name_indices(p.attr.dynamic, p.args, args, lane or 0)
            index = tuple(self._sum(i, named) for i in p.attr.index)
            guards: Guards = tuple((self._sum(a, named), size) for a, size in p.attr.guards)
            if lane is not None:
                index = tuple(access.fix_lane(i, lane) for i in index)
                guards = tuple((access.fix_lane(a, lane), size) for a, size in guards)
            made = access.pick(self.shader, p.attr.buffer, index, guards)
            return made.held(HELD[p.dtype.name])

        if all(v.width == 1 for v in args):
            return at(None)
        return join_vector([at(lane) for lane in range(4)])

    def _name_indices(
        self, names: Sequence[str], prims: Sequence[Prim], values: Sequence[Value], lane: int
    ) -> Bound:
        """Indices from data as variables."""
        found: Bound = {}
        for name, p, value in zip(names, prims, values, strict=True):
            text = self.shader.once(value.block, f"u32({value.component(lane)})", "g")
            found[name] = self.shader.declare(text, self.shader.ranges[p].high + 1, value.block)
        return found

    def _sum(self, a: Affine, named: Bound | None = None) -> Affine:
        places = self.axes | (named or {})
        total = Affine(a.const)
        for name, coef in a.terms:
            total = total + places[name].scale(coef)
        return total
