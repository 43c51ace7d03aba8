"""Lazy values: the node behind every tensor, computed when it is read.

A tensor is in one of three states:

    leaf        it holds an array, and its node stands for that array in programs
    expression  it holds a node over other nodes; nothing has run
    computed    it was read: it holds an array, and its expression is dropped, unless a gradient may
                still be asked of it
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ContextDecorator, contextmanager
from contextvars import ContextVar, Token
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar
from weakref import ReferenceType, ref

import numpy as np

from kitsune.autodiff import gradients, has_gradient
from kitsune.errors import DTypeError, KitsuneError, ShapeError, UnsupportedError
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops import add, size
from kitsune.ir.ops.op_table import caller, scalar, show
from kitsune.ir.sizes import Size
from kitsune.tensor.lazy_program import realize
from kitsune.tensor.node_sources import alias, find, leaf, own, release, remember

if TYPE_CHECKING:
    from kitsune.tensor.core import Tensor

# --- whether gradients are recorded --------------------------------------------------------------

_recording: ContextVar[bool] = ContextVar("kitsune_recording", default=True)


class _Recording(ContextDecorator):
    """`with no_grad():` or `@no_grad()`."""

    value: ClassVar[bool]

    def __init__(self) -> None:
        self._tokens: list[Token[bool]] = []

    def _recreate_cm(self) -> _Recording:
        return type(self)()  # a decorated function may run in several threads at once

    def __enter__(self) -> None:
        self._tokens.append(_recording.set(self.value))

    def __exit__(self, *error: object) -> None:
        _recording.reset(self._tokens.pop())


class no_grad(_Recording):  # noqa: N801 - torch's name
    """Compute without recording gradients."""

    value = False


class enable_grad(_Recording):  # noqa: N801 - torch's name
    """Record gradients again, inside `no_grad`."""

    value = True


def is_grad_enabled() -> bool:
    """Return whether operations are recorded for gradients here."""
    return _recording.get()


# --- writes --------------------------------------------------------------------------------------


class Writes:
    """When a tensor got another array, or a module another attribute: who saw the same `latest`
    before need not look at each of them. It is replaced after what was written."""

    latest: ClassVar[object] = object()

    @classmethod
    def note(cls) -> None:
        cls.latest = object()


class Written:
    """What a tensor held before a function that is being traced wrote to it."""

    FIELDS = ("_expr", "_array", "_cut", "_leaf", "_alias")

    def __init__(self, tensor: Lazy) -> None:
        self._tensor = ref(tensor)
        self._before = {name: getattr(tensor, name) for name in self.FIELDS}

    def restore(self) -> Lazy | None:
        """Give the value back; None for a tensor that the function made, and that is gone."""
        tensor = self._tensor()
        if tensor is not None:
            vars(tensor).update(self._before)
        return tensor


_written: ContextVar[dict[int, Written] | None] = ContextVar("kitsune_written", default=None)


@contextmanager
def record_writes() -> Iterator[dict[int, Written]]:
    """Collect the tensors that are written to, with what they held."""
    found: dict[int, Written] = {}
    token = _written.set(found)
    try:
        yield found
    finally:
        _written.reset(token)


# --- lazy values ---------------------------------------------------------------------------------


class Lazy:
    """The graph side of a tensor. Its methods are in `Tensor`."""

    _result: ClassVar[type[Tensor]]  # what operations return

    shape: Shape
    dtype: DType
    _expr: Node | None  # its node; None until one is needed for a value it holds
    _array: np.ndarray | None  # its value, once known
    _tracked: bool  # whether gradients flow through it
    _cut: bool  # whether its expression has a history that they must not follow
    _leaf = False
    _alias: Node | None = None  # its value without that history
    _spent = False  # whether a backward pass, or the step of an optimizer, was its last use
    _grad: Tensor | None = None
    _family: Family | None = None

    def _start(self, expr: Node | None, array: np.ndarray | None, tracked: bool, cut: bool) -> None:
        self._expr, self._array, self._tracked, self._cut = expr, array, tracked, cut

    def _start_leaf(self, array: np.ndarray) -> None:
        array.setflags(write=False)  # programs that have not run yet read it
        self._start(None, array, False, False)
        self._leaf = True

    @property
    def node(self) -> Node:
        """The node in the graph."""
        if self._expr is None and self._array is None:
            assert self._family is not None
            self._family.differentiate()
            assert self._expr is not None
        elif self._expr is None:
            assert self._array is not None
            self._expr = leaf(self._array)
            if self._leaf:
                own(self._expr, self, self._tracked)
            elif self._tracked:
                release(self._expr)  # a history it had was given up
        return self._expr

    def _node_for(self, recording: bool) -> Node:
        """Return the node, without its history if no gradient must follow it."""
        if not (recording and self._cut):
            return self.node
        if self._alias is None:
            self._alias = alias(self.node)
        return self._alias

    # --- running ---

    def _root(self) -> Node:
        """The node to compute."""
        assert self._expr is not None
        source = find(id(self._expr)) if self._leaf else None
        return self._expr if source is None or source.alias is None else source.alias

    def _settle(self, array: np.ndarray) -> None:
        """Take a computed value, and let go of what it came from."""
        array.setflags(write=False)
        self._array = array
        assert self._expr is not None
        remember(self._expr, array)
        keeps_history = self._tracked and not self._spent
        if not (self._leaf or keeps_history):
            self._expr = self._alias = None
            self._cut = False
        self._family = None

    def _hold(self, array: np.ndarray) -> None:
        """Take another value: graphs made before keep the old."""
        array.setflags(write=False)
        self._array, self._expr, self._alias = array, None, None
        self._leaf, self._cut = True, False
        Writes.note()

    def realize(self) -> Tensor:
        """Compute it now; returns itself."""
        realize(self)
        return self  # type: ignore[return-value]

    def _value(self) -> np.ndarray:
        if self._array is None:
            realize(self)
            assert self._array is not None
        return self._array

    # --- gradients ---

    @property
    def requires_grad(self) -> bool:
        return self._tracked

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        self.requires_grad_(value)

    def requires_grad_(self, requires_grad: bool = True) -> Tensor:
        """Ask for its gradient from here on. What was computed from it before stays as it was."""
        if self._tracked and not self._leaf:
            raise UnsupportedError(
                "cannot change requires_grad of a computed tensor",
                why="its gradient flows to the leaves it came from",
                at=caller(),
                hint="detach() it first",
            )
        if requires_grad and not self.dtype.is_float:
            raise DTypeError(f"no gradients for {self.dtype}", at=caller(), hint="use f32 or f64")
        if requires_grad != self._tracked:
            self._become_leaf(requires_grad)
        return self  # type: ignore[return-value]

    def _become_leaf(self, tracked: bool) -> None:
        """A leaf with a node of its own: graphs made before do not lead to it."""
        if self._array is None:
            self._expr = alias(self.node)
            if tracked or _written.get() is None:  # a traced value is never computed for itself
                own(self._expr, self, tracked)
        else:
            self._expr = None
        self._leaf, self._tracked, self._cut, self._alias = True, tracked, False, None

    @property
    def is_leaf(self) -> bool:
        return self._leaf or not self._tracked

    @property
    def grad(self) -> Tensor | None:
        return self._grad

    @grad.setter
    def grad(self, value: Tensor | None) -> None:
        if value is not None and value.shape != self.shape:
            raise ShapeError(
                f"a gradient of {show(value.shape)} for a tensor of {show(self.shape)}",
                at=caller(),
            )
        self._grad = value

    def _replace_grad(self, made: Tensor) -> None:
        """Another gradient made of the one it has: it is still computed along with its family."""
        assert self._grad is not None
        if self._grad._family is not None:
            self._grad._family.adopt(made)
        self.grad = made

    def detach(self) -> Tensor:
        """The same value, through which no gradient flows."""
        if self._array is not None:
            return self._result._holding(self._array)
        return self._result._from_node(self.node, tracked=False, cut=self._tracked or self._cut)

    def copy_(self, value: Any) -> Tensor:
        """Give a leaf another value, of its own shape and type. Graphs made before keep the old."""
        if self._tracked and not self._leaf:
            raise UnsupportedError("cannot overwrite a computed tensor", at=caller())
        other = as_tensor(value).detach().to(self.dtype).expand(self.shape)
        self._note_write()
        self._array, self._expr = other._array, other._expr
        self._become_leaf(self._tracked)
        Writes.note()
        return self  # type: ignore[return-value]

    def _become(self, node: Node) -> None:
        """Stand for a node, until what is traced is over."""
        self._note_write()
        self._expr, self._array, self._alias = node, None, None

    def _note_write(self) -> None:
        written = _written.get()
        if written is not None and id(self) not in written:
            written[id(self)] = Written(self)

    def backward(
        self,
        gradient: Any = None,
        retain_graph: bool = False,
        create_graph: bool = False,
    ) -> None:
        """Add ∂self/∂leaf to the `.grad` of every leaf that requires one. Nothing runs yet, and the
        graph of the gradients is built when somebody asks for one.

        `retain_graph` keeps the history for another backward pass after the value was read.
        `create_graph` lets gradients be differentiated again.
        """
        given = None if gradient is None else as_tensor(gradient).to(self.dtype)
        self._check_backward(given)
        leaves, is_smooth = _leaves(self.node)
        seed = scalar(1.0, self.dtype) if given is None else given._node_for(True)
        family = self._family = Family(self, seed)
        for node, owner in leaves:
            owner._accumulate(node, family, create_graph)
        if not is_smooth:
            family.differentiate()  # and say what has no gradient
        self._spent = not (retain_graph or create_graph)
        if self._spent and self._array is not None and not self._leaf:
            self._expr = None

    def _check_backward(self, gradient: Tensor | None) -> None:
        if not self._tracked:
            raise UnsupportedError(
                "backward() of a tensor that requires no gradient",
                why="no leaf with requires_grad=True leads to it",
                at=caller(),
                hint="make the leaf with kt.tensor(..., requires_grad=True), outside no_grad()",
            )
        if gradient is None and prod(self.shape) != 1:
            raise ShapeError(
                f"backward() of {show(self.shape)}",
                why="only a scalar has one gradient",
                at=caller(),
                hint="call .sum().backward(), or pass gradient=",
            )
        if gradient is not None and gradient.shape != self.shape:
            raise ShapeError(
                f"a gradient of {show(gradient.shape)} for {show(self.shape)}",
                at=caller(),
            )

    def _accumulate(self, node: Node, family: Family, create_graph: bool) -> None:
        """Add the gradient with respect to its node."""
        old, tracked = self._grad, create_graph and _recording.get()
        made = self._result._from_node(self.node, tracked=tracked, cut=not tracked)
        made._expr, made._family = None, family
        family.add(made, node)
        if old is not None:
            if old._spent:
                realize(old)  # or the graph would grow from step to step
            made._expr = add(old._node_for(create_graph), made.node)
            if old._family is not None:
                family.join(old._family)
        self._grad = made


class Family:
    """The roots and gradients of one backward pass. Reading one gradient computes all of them
    together, because they share most of their work.

    `root` is the node that was differentiated, times `seed`; `wrt` the leaf that each gradient is
    with respect to, by the gradient's id.
    """

    __slots__ = ("grads", "root", "roots", "seed", "wrt")

    def __init__(self, result: Lazy, seed: Node) -> None:
        self.root, self.seed = result.node, seed
        self.roots, self.grads = [ref(result)], list[ReferenceType[Lazy]]()
        self.wrt: dict[int, Node] = {}

    def add(self, grad: Lazy, leaf: Node) -> None:
        self.grads.append(ref(grad))
        self.wrt[id(grad)] = leaf

    def adopt(self, grad: Lazy) -> None:
        """A gradient that has an expression already."""
        self.grads.append(ref(grad))
        grad._family = self

    def differentiate(self) -> None:
        """Give every gradient that is still wanted its expression."""
        wanted = [t for t in (r() for r in self.grads) if t is not None and t._family is self]
        waiting = [t for t in wanted if t._expr is None and t._array is None]
        parts = gradients(self.root, [self.wrt[id(t)] for t in waiting], self.seed)
        for tensor, part in zip(waiting, parts, strict=True):
            tensor._expr = part

    def join(self, other: Family) -> None:
        if other is not self:
            mine = set(map(id, self.roots))
            self.roots += [r for r in other.roots if id(r) not in mine]
            self.grads += [r for r in other.grads if r() is not None]

    def members(self) -> list[Lazy]:
        return [t for t in (r() for r in (*self.roots, *self.grads)) if t is not None]


def _leaves(root: Node) -> tuple[list[tuple[Node, Lazy]], bool]:
    """The leaves that a backward pass from here reaches, and the tensors they belong to; whether
    every op on the way has a gradient."""
    found, is_smooth = [], True
    seen, stack = set[Node](), [root]
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        stack += node.inputs
        source = find(id(node))
        if source is None:
            if is_smooth and node.inputs:
                is_smooth = has_gradient(node)
            continue
        if source.released:
            raise UnsupportedError(
                "backward() through a tensor whose history is gone",
                why="it was read after its backward pass",
                at=caller(),
                hint="call backward(retain_graph=True) the first time",
            )
        owner = source.owner() if source.collects and source.owner is not None else None
        if owner is not None:
            found.append((node, owner))
    return found, is_smooth


# --- operations ----------------------------------------------------------------------------------


def as_tensor(value: Any) -> Tensor:
    """Return a tensor as it is, and anything else as a new leaf.

    A size that calls decide is what each call says.
    """
    if isinstance(value, Size):
        return Lazy._result._from_node(size(value))
    return value if isinstance(value, Lazy._result) else Lazy._result(value)


def apply(op: Callable[..., Node], *operands: Any, **attrs: Any) -> Tensor:
    """A row, or a function of nodes, over tensors, arrays and Python numbers."""
    given: list[Any] = []
    nodes: list[Any] = []
    tracked = cut = False
    for x in operands:
        if not isinstance(x, Lazy):
            if isinstance(x, (float, int, Size)) or x is None:
                given.append(x)
                nodes.append(x)
                continue
            x = as_tensor(x)
        tracked, cut = tracked or x._tracked, cut or x._cut
        given.append(x)
        nodes.append(x.node if x._expr is None else x._expr)
    recording = tracked and _recording.get()
    if recording and cut:
        nodes = [x._node_for(True) if isinstance(x, Lazy) else x for x in given]
    try:
        made = op(*nodes, **attrs)
    except KitsuneError as error:
        raise attach_line(error) from None
    follows = recording and made.dtype.is_float
    return Lazy._result._from_node(made, follows, not follows and (tracked or cut))


def attach_line(error: KitsuneError) -> KitsuneError:
    """Return the same error with the user's line."""
    if error.at:
        return error
    return type(error)(error.what, why=error.why, at=caller(), hint=error.hint)
