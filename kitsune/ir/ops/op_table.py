"""The op table: one row per operator, with everything kitsune knows about it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from functools import cached_property, lru_cache
from inspect import signature
from math import prod
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np

from kitsune.errors import DTypeError, KitsuneError, ShapeError, UnsupportedError, what_is
from kitsune.ir.dtypes import (
    DType,
    Packed,
    boolean,
    f32,
    from_numpy,
    i64,
    promote,
    promote_number,
    u64,
)
from kitsune.ir.guards import is_equal
from kitsune.ir.node import Array, Node, Shape, node
from kitsune.ir.sizes import Size, count, has_sizes, is_size, is_symbolic
from kitsune.system.records import dataclass

MAX_CACHED_RULES = 1024  # that a row remembers of its rules
_ONLY_NODES = frozenset({Node})

Answer = tuple[tuple[tuple[str, Any], ...], Shape, DType]  # a node's attributes, shape and type


class Kind(Enum):
    SOURCE = "a value that comes from outside"
    MAP = "one output element per input element, at an index of its own"
    REDUCE = "many input elements per output element, along given axes"
    VIEW = "the same elements under another index"
    CONTRACT = "sums of products over a shared axis"
    SCAN = "partial results along an axis, in order"
    INDEX = "elements written at places that data names"
    LOOP = "a graph of its own, computed step after step"
    HOST = "what only NumPy computes, between kernels"


@dataclass(frozen=True, eq=False)
class Op:
    """A row. `numpy` is the meaning; `scalar` the same in primitives; `grad` the same in other ops.

    `attrs` are the names of its attributes and what they are where nobody says; `...` where
    somebody must. `meet` gives the types that operands are cast to. MAP rows have
    `scalar(s, *args, **attrs)`; its args are the inputs, broadcast, or what
    `reach(read, index, shapes, **attrs)` reads of them. VIEW rows have
    `pull(index, shape, sizes, **attrs)`, the input's index at an output's index, and `push`, its
    inverse where one exists. REDUCE and SCAN rows that fold with one primitive name it in `fold`.
    `expand` rewrites a composite in simpler ops; a composite MAP may have `scalar` instead, a
    composite REDUCE must have `expand`. INDEX rows write their last operand over their first:
    `spread(read, index, shapes, **attrs)` says where an update at `index` goes, and which of its
    indices are taken in order. `bounds(*shapes, **attrs)` says of a row whose operand n holds
    indices: n, and the size of the axis they are for. `check(*inputs, **attrs)` raises on values
    that are known already and wrong.

    The last columns are the names that users and files know it by. A MAP row, or a REDUCE row along
    `axes`, with a `doc` is a method of Tensor and a function of kitsune, which `help()` describes
    so; without one, such a method is written by hand, if there is one. An `activation` is in
    `kt.nn.functional` too, and `layer` is its module in `kt.nn`. `onnx` is the ONNX op with the
    same inputs and attributes: it is read and written without a builder, unless there is one.
    """

    name: str
    kind: Kind
    shape: Callable[..., Shape]
    numpy: Callable[..., Any]
    dtype: Callable[..., DType]
    attrs: Mapping[str, Any] | None = None  # None takes any
    meet: Callable[[tuple[DType, ...]], tuple[DType, ...]] | None = None
    grad: Callable[..., list[Node | None]] | None = None
    scalar: Callable[..., Any] | None = None
    reach: Callable[..., list[Any]] | None = None
    expand: Callable[..., Node] | None = None
    pull: Callable[..., Any] | None = None
    push: Callable[..., Any] | None = None
    spread: Callable[..., tuple[Any, Any]] | None = None
    fold: str = ""
    bounds: Callable[..., tuple[int, int]] | None = None
    check: Callable[..., None] | None = None
    values: int = 0  # numbers among the operands take the type of those from here on
    commutes: bool = False
    domain: tuple[float, float] = (-3.0, 3.0)  # where its tests draw inputs from
    doc: str = ""
    method: str = ""  # where it is not called by its own name
    activation: bool = False
    layer: str = ""
    onnx: str = ""

    def __call__(self, *inputs: Node | float, **attrs: Any) -> Node:
        """The node over these inputs; Python numbers take the type of what they stand beside."""
        line = caller()
        try:
            nodes = self._nodes(inputs)
            question = _make_rule_key(nodes, attrs)
            answer = self._answers.get(question)
            if answer is not None:
                return self._build_checked(nodes, answer, line)
            made = self.build(self._operands(nodes), self._attributes(attrs), line)
        except KitsuneError as error:
            named = re.search(rf"\b{self.name}\b", error.what)
            raise type(error)(
                error.what if named else f"{self.name}: {error.what}",
                why=error.why,
                at=error.at or line,
                hint=error.hint,
            ) from None
        if made.inputs == nodes:
            self._remember(question, (made.attrs, made.shape, made.dtype))
        return made

    def build(self, inputs: tuple[Node, ...], attrs: Mapping[str, Any], line: str) -> Node:
        """The node over inputs that have met, with every attribute given."""
        question = _make_rule_key(inputs, attrs)
        question = None if question is None else (question,)  # a call casts where types differ
        answer = self._answers.get(question)
        if answer is None:
            ordered = tuple(sorted(attrs.items()))
            shape = self.shape(*[i.shape for i in inputs], **attrs)
            dtype = self.dtype(*[i.dtype for i in inputs], **attrs)
            check_size(shape, dtype)
            answer = ordered, shape, dtype
            self._remember(question, answer)
        return self._build_checked(inputs, answer, line)

    def _build_checked(self, inputs: tuple[Node, ...], answer: Answer, line: str) -> Node:
        if self.check is not None:
            self.check(*inputs, **dict(answer[0]))
        return node(self.name, inputs, *answer, line)

    @cached_property
    def _answers(self) -> dict[Hashable, Answer]:
        """Cached answers of the shape and type rules, by operands and attributes."""
        return {}

    def _remember(self, question: Hashable, answer: Answer) -> None:
        if question is not None:
            if len(self._answers) >= MAX_CACHED_RULES:
                self._answers.clear()
            self._answers[question] = answer

    @property
    def public_name(self) -> str:
        """The name of its method, its function and its layer's method."""
        return self.method or self.name

    @cached_property
    def arity(self) -> int | None:
        """Return how many operands it takes, or None for any number: what its rules have names
        for."""
        for rule, others in ((self.shape, 0), (self.expand, 0), (self.scalar, 1)):
            if rule is None or self.attrs is None or (rule is self.scalar and self.reach):
                continue
            names = signature(rule).parameters
            if not any(p.kind is p.VAR_POSITIONAL for p in names.values()):
                keywords = sum(p.kind is p.VAR_KEYWORD or n in self.attrs for n, p in names.items())
                return len(names) - keywords - others
        return None

    def _operands(self, nodes: tuple[Node, ...]) -> tuple[Node, ...]:
        """The operands in the types they meet in."""
        if self.arity is not None and len(nodes) != self.arity:
            raise UnsupportedError(
                f"{self.name} of {len(nodes)} operands", why=f"it takes {self.arity}"
            )
        types = tuple([n.dtype for n in nodes])
        wanted = self.meet(types) if self.meet is not None and types else types
        if wanted == types:
            return nodes
        return tuple(_cast_number(n, d) for n, d in zip(nodes, wanted, strict=True))

    def _nodes(self, inputs: tuple[Node | float, ...]) -> tuple[Node, ...]:
        """The operands with constants in the place of numbers."""
        if _ONLY_NODES.issuperset(map(type, inputs)):
            return inputs  # type: ignore[return-value]
        known = [i.dtype for i in inputs[self.values :] if isinstance(i, Node)]
        beside = promote(*known) if known else None
        return tuple([i if isinstance(i, Node) else _number(i, beside) for i in inputs])

    def _attributes(self, given: Mapping[str, Any]) -> Mapping[str, Any]:
        attrs = {name: to_plain(value) for name, value in given.items()}
        if self.attrs is None or not (attrs or self.attrs):
            return attrs
        unknown = [name for name in attrs if name not in self.attrs]
        missing = [n for n, value in self.attrs.items() if value is ... and n not in attrs]
        if unknown or missing:
            raise UnsupportedError(
                f"{self.name} takes no attribute '{unknown[0]}'"
                if unknown
                else f"{self.name} needs the attribute '{missing[0]}'",
                why=f"its attributes are {', '.join(self.attrs) or 'none'}",
            )
        return {**self.attrs, **attrs}


def _make_rule_key(nodes: tuple[Node, ...], attrs: Mapping[str, Any]) -> Hashable:
    """Return the cache key of the rules: shapes and types of the operands, and attributes with what
    tells equal ones apart. None without operands: the values of constants are not cached. None of
    symbolic sizes: a rule may record guards."""
    if not nodes or any(is_symbolic(each.shape) for each in nodes):
        return None
    if any(has_sizes(value) for value in attrs.values()):
        return None
    asked: list[Any] = []
    for each in nodes:
        asked += (each.shape, each.dtype)
    for name, value in attrs.items():
        known = to_plain(value)
        asked += (name, known, _distinguish(known))
    return tuple(asked)


def _distinguish(value: Any) -> Any:
    """Return what distinguishes attributes that compare equal: 2 is a size and 2.0 is none; 0.0 and
    -0.0."""
    if not isinstance(value, tuple):
        return repr(value) if isinstance(value, float) else type(value)
    types = tuple(map(type, value))
    return tuple(map(_distinguish, value)) if tuple in types or float in types else types


def to_plain(value: Any) -> Any:
    """An attribute as the node keeps it: hashable, and without NumPy's numbers."""
    if isinstance(value, (list, tuple)):
        return tuple([to_plain(v) for v in value])
    return value.item() if isinstance(value, np.generic) else value


def _number(value: Any, beside: DType | None) -> Node:
    """A Python number as a constant; a size as the number that it is in a call."""
    if isinstance(value, Size):
        made = OPS["size"].build((), {"value": value, "dtype": i64}, caller())
        return _cast_number(made, promote_number(1, beside))
    if not isinstance(value, (bool, int, float, np.generic)):
        raise DTypeError(
            f"cannot compute with {what_is(value)}",
            why="operands are nodes and numbers",
            hint="make a constant of it: constant(value)",
        )
    number = value.item() if isinstance(value, np.generic) else value
    return scalar(number, promote_number(number, beside))


def scalar(number: float, dtype: DType) -> Node:
    """The constant of a number in a type."""
    return _scalar(number, repr(number), dtype)


@lru_cache(maxsize=1024)
def _scalar(number: float, written: str, dtype: DType) -> Node:
    """`written` tells apart what is equal: 1 and 1.0, 0.0 and -0.0."""
    return _constant(check_number(number, dtype), dtype)


def _cast_number(n: Node, dtype: DType) -> Node:
    if n.dtype == dtype:
        return n
    if n.op == "constant" and n.shape == () and n.dtype.itemsize:
        with np.errstate(over="ignore"):
            return _constant(n.attr("value").value.astype(dtype.numpy), dtype)
    return OPS["cast"].build((n,), {"dtype": dtype}, n.line)


def _constant(value: np.ndarray, dtype: DType) -> Node:
    return OPS["constant"].build((), {"value": Array(value), "shape": (), "dtype": dtype}, "")


def check_number(value: Any, dtype: DType) -> np.ndarray:
    """A number in a type, if that type has it; what is too large for a float is infinite."""
    try:
        with np.errstate(over="ignore"):
            made = np.asarray(value, dtype=dtype.numpy)
        fits = dtype.is_float or bool(made == value)
    except (OverflowError, ValueError, TypeError):
        fits = False
    if not fits:
        raise DTypeError(f"{value} does not fit {dtype}", hint="cast the tensor first")
    return made


_PACKAGE = str(Path(__file__).parents[2])
_OWN = {__file__}  # files of this package that were met
_LINE: ContextVar[str] = ContextVar("kitsune_line", default="")


@contextmanager
def use_line(line: str) -> Iterator[None]:
    """Give nodes made inside this origin: a node of a file, or the node they replace."""
    token = _LINE.set(line)
    try:
        yield
    finally:
        _LINE.reset(token)


def caller() -> str:
    """Return the origin of a node: what `use_line` set, or the nearest line outside this
    package."""
    if line := _LINE.get():
        return line
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        name = frame.f_code.co_filename
        if name not in _OWN:
            if not name.startswith(_PACKAGE):
                return f"{name}:{frame.f_lineno}"
            _OWN.add(name)
        frame = frame.f_back
    return ""


OPS: dict[str, Op] = {}


def define(name: str, kind: Kind, **fields: Any) -> Op:
    if name in OPS:
        hint = "extend the existing row instead"
        raise UnsupportedError(f"op '{name}' is defined twice", hint=hint)
    OPS[name] = Op(name, kind, **fields)
    return OPS[name]


# --- shape and dtype rules -----------------------------------------------------------------------


def show(shape: Shape) -> str:
    return f"[{','.join(map(str, shape))}]"


MAX_NBYTES = 1 << 47  # what a 64-bit processor addresses


def check_size(shape: Shape, dtype: DType) -> None:
    """Refuse a tensor that no machine holds."""
    if count(shape) * max(dtype.itemsize, 1) > MAX_NBYTES:
        raise ShapeError(
            f"cannot make {dtype}{show(shape)}",
            why=f"{prod(shape):,} elements take more than the {MAX_NBYTES:,} bytes of any machine",
        )


def check_shape(shape: Any) -> Shape:
    """A shape that an attribute gives."""
    if not isinstance(shape, tuple) or any(not is_size(n) or n < 0 for n in shape):
        raise ShapeError(f"{shape} is no shape", why="a shape is a tuple of sizes, 0 or more")
    return shape


def check_axis(what: str, shape: Shape, axis: Any) -> int:
    if not isinstance(axis, int) or not 0 <= axis < len(shape):
        raise ShapeError(
            f"cannot {what} {show(shape)} along axis {axis}",
            why=f"it has {len(shape)} axes, 0 to {len(shape) - 1}" if shape else "it has no axes",
        )
    return axis


def broadcast(*shapes: Shape, **attrs: Any) -> Shape:
    if len(set(shapes)) == 1:
        return shapes[0]
    rank = max(map(len, shapes), default=0)
    padded = [(1,) * (rank - len(s)) + s for s in shapes]
    made = tuple(next((n for n in sizes if n != 1), 1) for sizes in zip(*padded, strict=True))
    if not all(stretches(n, size) for s in padded for n, size in zip(s, made, strict=True)):
        raise ShapeError(
            f"cannot broadcast {' and '.join(map(show, shapes))}",
            why="aligned from the right, each pair of sizes must match or contain a 1",
            hint="reshape one input so the axes line up",
        )
    return made


def stretches(size: int, to: int) -> bool:
    """Whether an axis broadcasts to another size: 1 does, and the same."""
    return size == 1 or is_equal(size, to)


def can_broadcast(shape: Shape, into: Shape) -> bool:
    """Return whether a shape broadcasts to another, which stays as it is."""
    aligned = into[len(into) - len(shape) :]
    return len(shape) <= len(into) and all(
        stretches(n, size) for n, size in zip(shape, aligned, strict=True)
    )


def infer_reduction(shape: Shape, *, axes: tuple[int, ...]) -> Shape:
    """Return the shape of a reduction: its axes stay with size 1."""
    if not isinstance(axes, tuple) or len(set(axes)) != len(axes):
        raise ShapeError(
            f"cannot reduce {show(shape)} along axes {axes}", why="axes are a tuple, each once"
        )
    for axis in axes:
        check_axis("reduce", shape, axis)
    return tuple(1 if d in axes else n for d, n in enumerate(shape))


# `meet` rules: the types that operands are cast to.


def promote_all(dtypes: tuple[DType, ...]) -> tuple[DType, ...]:
    return (promote(*dtypes),) * len(dtypes)


def promote_to_float(dtypes: tuple[DType, ...]) -> tuple[DType, ...]:
    """Promote the operands of float functions: integers and bools become f32."""
    met = promote(*dtypes)
    return (met if met.is_float else f32,) * len(dtypes)


def promote_to_number(dtypes: tuple[DType, ...]) -> tuple[DType, ...]:
    """Promote the operands of arithmetic: bools count as i64, as a sum of them does in NumPy and
    torch."""
    met = promote(*dtypes)
    return (i64 if met == boolean else met,) * len(dtypes)


def promote_to_total(dtypes: tuple[DType, ...]) -> tuple[DType, ...]:
    """Promote the operands of sums and products: integers to i64, as in torch, so that small ones
    do not overflow; u64, which i64 does not hold, stays."""
    return tuple(d if d.is_float or d == u64 or isinstance(d, Packed) else i64 for d in dtypes)


def promote_to_bool(dtypes: tuple[DType, ...]) -> tuple[DType, ...]:
    return (boolean,) * len(dtypes)


# Dtype rules: the type of the result.


def same_dtype(*dtypes: DType, **attrs: Any) -> DType:
    if isinstance(dtypes[-1], Packed):
        raise DTypeError(f"cannot move {dtypes[-1]}", hint="dequantize the packed weight")
    return dtypes[-1]


def to_bool(*dtypes: DType, **attrs: Any) -> DType:
    require_number(*dtypes)
    return boolean


def require_number(*dtypes: DType, **attrs: Any) -> DType:
    """The operands' own type, where it is one that kernels compute in."""
    if isinstance(dtypes[0], Packed):
        raise DTypeError(f"no arithmetic for {dtypes[0]}", hint="dequantize the packed weight")
    if any(d != dtypes[0] for d in dtypes):
        raise DTypeError(f"operands of {' and '.join(map(str, dtypes))} have not met")
    return dtypes[0]


def require_float(*dtypes: DType, **attrs: Any) -> DType:
    dtype = require_number(*dtypes)
    if not dtype.is_float:
        raise DTypeError(f"no such function of {dtype}", hint="cast to f32 first")
    return dtype


def require_integer(*dtypes: DType, **attrs: Any) -> DType:
    dtype = require_number(*dtypes)
    if dtype.is_float:
        raise DTypeError(f"no bits to combine in {dtype}", hint="cast to an integer type first")
    return dtype


# --- families of MAP rows ------------------------------------------------------------------------


def define_map(name: str, numpy: Any, scalar: Any, grad: Any = None, **fields: Any) -> Op:
    """Arithmetic, in the type the operands meet in."""
    fields = {"dtype": require_number, "meet": promote_to_number, "attrs": {}, **fields}
    return define(name, Kind.MAP, shape=broadcast, numpy=numpy, scalar=scalar, grad=grad, **fields)


def define_function(name: str, numpy: Any, scalar: Any, grad: Any = None, **fields: Any) -> Op:
    """A function of floats; integers are cast."""
    fields = {"dtype": require_float, "meet": promote_to_float, **fields}
    return define_map(name, numpy, scalar, grad, **fields)


def is_float(x: Any) -> bool:
    """Return whether what a scalar form is given is a float: a primitive, or an array in its
    place."""
    return (from_numpy(x.dtype) if isinstance(x.dtype, np.dtype) else x.dtype).is_float
