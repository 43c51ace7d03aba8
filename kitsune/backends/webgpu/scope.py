"""Expressions at a place: Prims in, named WGSL values out, each written once where it is known."""

from __future__ import annotations

from collections.abc import Mapping

from kitsune.backends.webgpu import access
from kitsune.backends.webgpu.shader import Bound, Shader
from kitsune.backends.webgpu.wgsl import Block, Value, apply, literal
from kitsune.ir.affine import Affine, Index
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

    def at(self, axes: Bound, given: Mapping[Prim, Value] | None = None) -> Scope:
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
        access.store(self.shader, block, s.buffer, self._bind(s.index), self.value(s.value))

    def _find(self, p: Prim) -> Value | None:
        return self.given.get(p) or self._memo.get(self._key(p))

    def _key(self, p: Prim) -> tuple[Prim, tuple[tuple[str, Affine], ...]]:
        return p, tuple((a, self.axes[a]) for a in sorted(self.shader.free[p]))

    def _write(self, p: Prim) -> Value:
        if p.op == "load":
            return access.load(self.shader, p.attr.buffer, self._bind(p.attr.index))
        if p.op == "const":
            return Value(literal(p.attr), "f32", 1, self.shader.main, literal=True)
        return apply(p.op, [value for a in p.args if (value := self._find(a))])

    def _bind(self, index: Index) -> Index:
        return tuple(self._sum(i) for i in index)

    def _sum(self, a: Affine) -> Affine:
        total = Affine(a.const)
        for name, coef in a.terms:
            total = total + self.axes[name].scale(coef)
        return total
