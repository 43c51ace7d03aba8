"""Run the updates of an optimizer step as one program.

What a step computes follows from what was computed before the gradients, and from the rules. So its
program is looked up by the structure of that alone; gradients and updates are built, as tensors
like any others, when such a step is met for the first time.

State is written where it is: nobody but its tensor sees the old values. An array that somebody else
holds, because it was read or is part of another graph, is copied first and stays as it is. Leaves
get new arrays: gradients that were not read yet are computed from their old values.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from kitsune.backends.cpu.threads.result_memory import empty
from kitsune.ir.node import Node
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import Family, Lazy, no_grad
from kitsune.tensor.lazy_program import PROGRAMS, Run, compute, describe, find_run, structure
from kitsune.tensor.node_sources import Description

State = Mapping[str, Tensor]
Rule = Callable[[Tensor, Tensor, Any, Any], tuple[Tensor, State]]


class Update(NamedTuple):
    """`rule(leaf, gradient, state, numbers)` is the next value of a leaf, and of its state by name;
    rules with equal `key` are the same, and have the same names."""

    leaf: Tensor
    gradient: Tensor
    state: State
    numbers: State
    rule: Rule
    key: Hashable


def advance(updates: Sequence[Update]) -> None:
    """Give every leaf and its state their next values. The results that the gradients are of are
    computed on the way."""
    if not updates:
        return
    compute([t for u in updates for t in (u.leaf, *u.state.values())])
    step = _Step(updates)
    run = None if step.key is None else PROGRAMS.get(step.key)
    values = iter(step.first() if run is None else run(step.copy_shared()))
    for u in updates:
        for tensor in (u.leaf, *u.state.values()):
            tensor._hold(next(values))
        u.gradient._spent = True  # not stored: an update may be the epilogue of what computes it
    for result, array in zip(step.results, values, strict=True):
        result._settle(array)


class _Step:
    """`key` is the structure of a step, None where only its gradients tell; `arrays` what its
    program is fed; `results` what it computes beside the updates."""

    def __init__(self, updates: Sequence[Update]) -> None:
        self.updates = updates
        families = {u.gradient._family: None for u in updates if _is_deferred(u.gradient)}
        given = [u.gradient for u in updates if not _is_deferred(u.gradient)]
        roots = [r() for u in updates if u.gradient._family for r in u.gradient._family.roots]
        self.results = [t for t in dict.fromkeys(roots) if t is not None and t._array is None]
        nodes = [n for family in families if family is not None for n in (family.root, family.seed)]
        nodes += [g.node for g in given]
        leaves = [u.leaf for u in updates]
        self.known, riders = describe([*self.results, *leaves], nodes)
        nodes += [leaf.node for leaf in leaves]
        self.results += riders
        self.states = [t for u in updates for t in u.state.values()]
        numbers = {id(u.numbers): u.numbers for u in updates}
        self.fed = [*self.states, *(t for each in numbers.values() for t in each.values())]
        self.arrays = self.known.arrays + [t._value() for t in self.fed]
        self.key = None
        if self.known.is_whole:
            self.key = self._key(nodes, list(families), list(numbers))

    def _key(
        self, nodes: Sequence[Node], families: Sequence[Family | None], numbers: Sequence[int]
    ) -> Hashable:
        """The names of states and numbers follow from the rules, and their order from that of the
        updates."""
        place, asked = self.known.place, []
        for u in self.updates:
            at = -1, -1
            family = u.gradient._family
            if family is not None and _is_deferred(u.gradient):
                at = families.index(family), place[family.wrt[id(u.gradient)]]
            asked.append((at, numbers.index(id(u.numbers)), u.key))
        types = tuple([(t.shape, t.dtype) for t in self.fed])
        results = [t._root() for t in self.results]
        return structure(self.known, [*nodes, *results]), len(results), tuple(asked), types

    def first(self) -> Sequence[np.ndarray]:
        """Build the gradients and the updates, run them, and keep the program by the key."""
        wanted: list[Lazy] = []
        replaced: list[tuple[int, Tensor]] = []  # output number, and the state it is next
        with no_grad():
            for u in self.updates:
                value, state = u.rule(u.leaf, u.gradient, u.state, u.numbers)
                wanted.append(_like(value, u.leaf))
                replaced += [(len(wanted) + n, old) for n, old in enumerate(u.state.values())]
                wanted += [_like(state[name], old) for name, old in u.state.items()]
        outputs = [t.node for t in wanted] + [t._root() for t in self.results]
        whole = Description()
        whole.realizing.update(t.node for t in self.results)
        whole.visit(outputs)
        at = {node: n for n, node in enumerate(whole.feeds)}
        in_place = tuple((n, at[old.node]) for n, old in replaced if old.node in at)
        run = find_run(whole, outputs, in_place)
        if self.key is not None:
            self._keep(run, whole)
        return run(_copy_shared(whole.arrays, [n for _, n in in_place]))

    def copy_shared(self) -> list[np.ndarray]:
        """Return the arrays, with copies of those that are to be written and that others hold."""
        first = len(self.known.arrays)
        return _copy_shared(self.arrays, range(first, first + len(self.states)))

    def _keep(self, run: Run, whole: Description) -> None:
        feeds = [*self.known.feeds, *(t.node for t in self.fed)]
        at = {node: n for n, node in enumerate(feeds)}
        if any(node not in at for node in whole.feeds):
            return  # a gradient of the user's own reads values that the structure does not name
        order = [at[node] for node in whole.feeds]
        PROGRAMS.put(self.key, lambda arrays: run([arrays[n] for n in order]))


def _copy_shared(arrays: list[np.ndarray], numbers: Iterable[int]) -> list[np.ndarray]:
    """Copy the numbered arrays that are referenced by others than the list and their tensor."""
    for n in numbers:
        if arrays[n].base is not None or _holders(arrays, n) > _TWO_HOLDERS:
            own = empty(arrays[n].shape, arrays[n].dtype)
            own[...] = arrays[n]
            arrays[n] = own
    return arrays


def _holders(arrays: list[np.ndarray], number: int) -> int:
    return sys.getrefcount(arrays[number])


_one = [np.empty(0)]
_two = (_one[0],)
_TWO_HOLDERS = _holders(_one, 0)


def _is_deferred(gradient: Tensor) -> bool:
    """Return whether its graph is still to be built."""
    return gradient._expr is None and gradient._array is None


def _like(value: Tensor, old: Tensor) -> Tensor:
    return value.to(old.dtype).expand(old.shape)
