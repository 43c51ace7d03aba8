"""`Place`: one ONNX node with its inputs as graph nodes, which builders are called with.

A builder makes graph nodes of an ONNX node: `@builder("Relu")` over a function of a Place. It
raises Decline for a form of the op it has no nodes for, and `place.value(n)` raises NeedsValue
where an input's value decides about shapes but is not known yet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import numpy as np

from kitsune.errors import InputError, Signal
from kitsune.frontends.onnx.model import OnnxModel, Opsets, domain, label
from kitsune.frontends.onnx.wire import read_attribute
from kitsune.ir.budget import spend_bytes
from kitsune.ir.guards import refuse_guards
from kitsune.ir.interp import evaluate, work_nbytes
from kitsune.ir.node import Node, Origin
from kitsune.ir.ops.sources import is_random
from kitsune.ir.size_arrays import evaluate_sizes, holds_sizes
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import Size, has_sizes
from kitsune.system.records import dataclass


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


MICROSOFT = "com.microsoft"  # the domain of onnxruntime's own ops


class Decline(Signal):
    """No nodes for this form of the op: its function body or the host takes it."""


class NeedsValue(Signal):
    """The value of an input must be known first."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True)
class Opaque:
    """A value that no kernel reads: a string, a sequence, an optional, a type of the host's."""

    value: Any = None
    is_known: bool = False


Held = Node | Opaque


@dataclass(frozen=True, eq=False)
class Item:
    """A node to do, with the opsets of the model or function it is from. `origin` is the node of
    the file that it is, or that stands for it: a call, a branch, a loop."""

    node: Any
    opsets: Opsets
    depth: int = 0  # of function calls
    origin: Origin | None = None

    @property
    def domain(self) -> str:
        return domain(self.node.domain)


@dataclass(frozen=True, eq=False)
class Place:
    item: Item
    inputs: tuple[Node | None, ...]
    known: Known
    model: OnnxModel

    @property
    def node(self) -> Any:
        return self.item.node

    @property
    def opset(self) -> int:
        return self.item.opsets.get(self.item.domain, 1)

    def __getitem__(self, number: int) -> Node:
        found = self.get(number)
        if found is None:
            raise InputError(f"{label(self.node)} has no input {number}", why="it must be given")
        return found

    def get(self, number: int) -> Node | None:
        return self.inputs[number] if number < len(self.inputs) else None

    def has(self, number: int) -> bool:
        return self.get(number) is not None

    def replace_inputs(self, *inputs: Node) -> Place:
        """Return the same node with other inputs."""
        return replace(self, inputs=inputs)

    def wants(self, output: int) -> bool:
        return len(self.node.output) > output and bool(self.node.output[output])

    # --- attributes ---

    def attr(self, name: str, default: Any = None) -> Any:
        for attribute in self.node.attribute:
            if attribute.name == name:
                value = read_attribute(attribute)
                if isinstance(value, bytes):
                    return value.decode()
                is_list = isinstance(value, Sequence) and not isinstance(value, str)
                return list(value) if is_list else value
        return default

    # --- values that must be known ---

    def value(self, number: int) -> np.ndarray:
        """The value of an input that must be the same in every call."""
        found = self._required(number)
        if holds_sizes(found):
            name = self.node.input[number]
            raise UnknownSize(
                f"{label(self.node)} needs the value of '{name}'",
                why=f"it holds {', '.join(map(str, found.flat))}, which calls decide",
            )
        return found

    def _required(self, number: int) -> np.ndarray:
        found = self.known.require(self[number])
        if found is None:
            raise NeedsValue(self.node.input[number])
        return found

    def maybe(self, number: int) -> np.ndarray | None:
        """The value of an input where it happens to be known."""
        found = self.get(number)
        return None if found is None else self.known(found)

    def ints(self, number: int) -> list[int]:
        """Whole numbers, and sizes that calls decide."""
        found = self._required(number).reshape(-1)
        return [n if isinstance(n, Size) else int(n) for n in found]

    def number(self, number: int) -> Any:
        """A number as NumPy has it, or a size that calls decide."""
        found = self._required(number).reshape(-1)[:1]
        is_dynamic = isinstance(found[0], Size)
        return found[0] if is_dynamic else found.astype(self[number].dtype.numpy)[0]

    def whole(self, number: int) -> int:
        """A whole number, or a size that calls decide."""
        return self.ints(number)[0]

    def ints_or(self, name: str, number: int, since: int) -> list[int] | None:
        """Read integers that were an attribute before opset `since`, and are an input from there
        on."""
        if self.opset < since:
            found = self.attr(name)
            return None if found is None else [int(n) for n in found]
        return self.ints(number) if self.has(number) else None

    def axis(self, default: int, rank: int, name: str = "axis") -> int:
        return normalise_axis(self, int(self.attr(name, default)), rank)


def normalise_axis(place: Place, axis: int, rank: int) -> int:
    """Normalise an axis that may count from the end."""
    if not -rank <= axis < rank:
        raise InputError(f"{label(place.node)} has axis {axis}", why=f"there are {rank} axes")
    return axis % rank


Builder = Callable[[Place], Node | Sequence[Node | None]]
BUILDERS: dict[tuple[str, str], Builder] = {}


Made = TypeVar("Made", bound=Builder)


def builder(*names: str, domain: str = "") -> Callable[[Made], Made]:
    def register(build: Made) -> Made:
        for name in names:
            BUILDERS[domain, name] = build
        return build

    return register
