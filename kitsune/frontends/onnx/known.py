"""Values of nodes that depend on constants and sizes alone, computed when asked for, once."""

from __future__ import annotations

import numpy as np

from kitsune.ir.budget import spend_bytes
from kitsune.ir.guards import refuse_guards
from kitsune.ir.interp import evaluate, work_nbytes
from kitsune.ir.node import Node
from kitsune.ir.ops.host_call import is_random
from kitsune.ir.polynomials import UnknownSize
from kitsune.ir.size_arrays import evaluate_sizes, holds_sizes
from kitsune.ir.sizes import has_sizes


class Known:
    def __init__(self) -> None:
        self._is_known: dict[Node, bool] = {}
        self._has_sizes: dict[Node, bool] = {}
        self._values: dict[Node, np.ndarray] = {}

    def __call__(self, node: Node) -> np.ndarray | None:
        """The value of a node that is the same in every call; None for any other."""
        found = self.find(node)
        return None if found is None or holds_sizes(found) else found

    def find(self, node: Node) -> np.ndarray | None:
        """The value of a node that inputs do not change: an array of its type, or of objects where
        some elements are sizes that calls decide. None where it depends on inputs, and where
        only a hint could tell."""
        if not self.depends_on_sizes(node):
            return self.require(node)
        try:
            with refuse_guards():
                return self.require(node)
        except UnknownSize:
            return None

    def require(self, node: Node) -> np.ndarray | None:
        """The same for what must be known: an order of sizes is decided by the hints."""
        if not self._depends_on_no_input(node):
            return None
        for each in self._missing(node):
            args = [self._values[i] for i in each.inputs]
            if any(map(holds_sizes, args)) or any(has_sizes(value) for _, value in each.attrs):
                self._values[each] = evaluate_sizes(each, args)
                continue
            spend_bytes(work_nbytes(each), f"{each} of constants")
            value = evaluate(each, args, {}).astype(each.dtype.numpy, copy=False)
            self._values[each] = value.reshape(each.shape)
        return self._values[node]

    def depends_on_sizes(self, node: Node) -> bool:
        """Whether it depends on no input but on sizes."""
        return self._depends_on_no_input(node) and self._has_sizes[node]

    def _depends_on_no_input(self, node: Node) -> bool:
        stack = [node]
        while stack:
            here = stack[-1]
            waiting = [i for i in here.inputs if i not in self._is_known]
            if waiting and here not in self._is_known:
                stack += waiting
                continue
            is_given = here.op == "input" or is_random(here)
            self._is_known[here] = not is_given and all(self._is_known[i] for i in here.inputs)
            is_dynamic = any(has_sizes(value) for _, value in here.attrs)
            self._has_sizes[here] = is_dynamic or any(self._has_sizes[i] for i in here.inputs)
            stack.pop()
        return self._is_known[node]

    def _missing(self, node: Node) -> list[Node]:
        """Return the values that are not computed yet, inputs first."""
        order, stack = dict[Node, None](), [(node, False)]
        while stack:
            here, is_ready = stack.pop()
            if here in self._values or here in order:
                continue
            if is_ready:
                order[here] = None
            else:
                stack += [(here, True), *((i, False) for i in here.inputs)]
        return list(order)
