"""`Tensor`: a lazy array with gradients; its methods follow torch's names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

import numpy as np

from kitsune.errors import DTypeError, InputError, ShapeError, what_is
from kitsune.ir import ops
from kitsune.ir.dtypes import DType, bf16, boolean, f16, f32, f64, i16, i32, i64
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.op_table import caller, show
from kitsune.report.notebook import tensor_html
from kitsune.tensor.composed import Composed
from kitsune.tensor.lazy import Lazy, apply
from kitsune.tensor.node_sources import is_traced
from kitsune.tensor.types import to_dtype, to_shape


class Casting(Lazy):
    def to(self, dtype: Any) -> Tensor:
        """The values in another type, rounded where they must be."""
        wanted = to_dtype(dtype)
        return self if wanted == self.dtype else apply(ops.cast, self, dtype=wanted)  # type: ignore[return-value]

    def type_as(self, other: Tensor) -> Tensor:
        return self.to(other.dtype)

    def float(self) -> Tensor:
        return self.to(f32)

    def double(self) -> Tensor:
        return self.to(f64)

    def half(self) -> Tensor:
        return self.to(f16)

    def bfloat16(self) -> Tensor:
        return self.to(bf16)

    def short(self) -> Tensor:
        return self.to(i16)

    def int(self) -> Tensor:
        return self.to(i32)

    def long(self) -> Tensor:
        return self.to(i64)

    def bool(self) -> Tensor:
        return self.to(boolean)


class Tensor(Composed, Casting):
    """A lazy array. Reading it runs everything it needs, as one compiled program.

    `data` is numbers, nested lists of them, anything with `__array__` or `__dlpack__`, or a tensor;
    it is copied. Python floats become f32, integers i64, bools bool; arrays keep their type.
    """

    __array_priority__ = 1000  # `array + tensor` is a tensor

    def __init__(
        self,
        data: Any,
        shape: Sequence[int] | None = None,
        dtype: Any = None,
        requires_grad: bool = False,
    ) -> None:
        if isinstance(data, Tensor):
            self._start_like(data, shape, dtype)
        else:
            array = to_array(data, None if dtype is None else to_dtype(dtype))
            if shape is not None:
                array = _reshape_checked(
                    array, to_shape((shape,) if isinstance(shape, int) else shape)
                )
            self.shape, self.dtype = array.shape, to_dtype(array.dtype)
            self._start_leaf(array)
        if requires_grad:
            self.requires_grad_()
        elif not self._leaf:
            self._become_leaf(False)

    def _start_like(self, other: Tensor, shape: Sequence[int] | None, dtype: Any) -> None:
        """The value of another tensor, which may still have to be computed."""
        source = other.detach()
        if dtype is not None:
            source = source.to(dtype)
        if shape is not None:
            source = source.reshape(shape)
        self.shape, self.dtype = source.shape, source.dtype
        self._start(source._expr, source._array, False, False)

    @classmethod
    def from_vec(cls, data: Any, shape: Sequence[int], requires_grad: bool = False) -> Tensor:
        """A flat sequence of numbers, row by row, in a shape."""
        return cls(data, shape=shape, requires_grad=requires_grad)

    @classmethod
    def _from_node(cls, node: Node, tracked: bool = False, cut: bool = False) -> Tensor:
        """Return the tensor of an expression."""
        made = cls.__new__(cls)
        made.shape, made.dtype = node.shape, node.dtype
        made._expr, made._array, made._tracked, made._cut = node, None, tracked, cut
        return made

    @classmethod
    def _holding(cls, array: np.ndarray) -> Tensor:
        """A leaf over an array that nobody writes to any more."""
        made = cls.__new__(cls)
        made.shape, made.dtype = array.shape, to_dtype(array.dtype)
        made._start_leaf(array)
        return made

    @classmethod
    def _pending(cls, node: Node) -> Tensor:
        """The tensor of a leaf's node, to be computed whether or not the leaf moved on."""
        made = cls._from_node(node)
        made._leaf = True
        return made

    def __reduce__(self) -> Any:
        """It is pickled and copied as its value, without its history."""
        return _make_leaf, (type(self), self.numpy(), self.requires_grad)

    # --- reading ---

    def numpy(self) -> np.ndarray:
        """The value as a read-only array: programs that have not run yet may still read it."""
        return self._value()

    def item(self) -> float | int | bool:
        """The value of a tensor of one element, as a Python number."""
        if self.numel() != 1:
            raise ShapeError(
                f"item() of {show(self.shape)}",
                why=f"it has {self.numel()} elements",
                at=caller(),
                hint="index one element, or call tolist()",
            )
        value: float | int | bool = self._value().item()
        return value

    def tolist(self) -> Any:
        return self._value().tolist()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        return np.array(self._value(), dtype=dtype, copy=copy)

    def __dlpack__(self, **options: Any) -> Any:
        """Consumers that know nothing of read-only memory get a copy."""
        array, version = self._value(), options.get("max_version")
        if version is None or tuple(version) < (1, 0):
            array = array.copy()
        return array.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return (1, 0)  # kDLCPU

    def __float__(self) -> float:
        return float(self.item())

    def __int__(self) -> int:
        return int(self.item())

    def __index__(self) -> int:
        if not self.dtype.is_int:
            raise DTypeError(f"{self.dtype} is not an index", at=caller(), hint="use .long()")
        return int(self.item())

    def __bool__(self) -> bool:
        if self.numel() != 1:
            raise ShapeError(
                f"the truth of {show(self.shape)} is ambiguous",
                at=caller(),
                hint="use .any() or .all(), or kt.where to choose by element",
            )
        return bool(self._value().item())

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of a scalar tensor")
        return self.shape[0]

    def __iter__(self) -> Iterator[Tensor]:
        return iter([self[i] for i in range(len(self))])

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Computes nothing: debuggers and test reports show tensors too."""
        return self._shown(self._array)

    def __str__(self) -> str:
        """Computes the value, unless it is being traced and has none."""
        is_known = self._array is not None or not is_traced(self.node)
        return self._shown(self._value() if is_known else None)

    def _shown(self, value: np.ndarray | None) -> str:
        extra = ", requires_grad=True" if self.requires_grad else ""
        if value is None:
            state = "traced" if self._expr is not None and is_traced(self._expr) else "lazy"
            return f"tensor(<{state} {self.dtype}{show(self.shape)}>{extra})"
        dtype = "" if self.dtype in (f32, i64, boolean) else f", dtype={self.dtype}"
        text = np.array2string(value, separator=", ", prefix="tensor(")
        return f"tensor({text}{dtype}{extra})"

    def _repr_html_(self) -> str:
        title = f"tensor {self.dtype}{show(self.shape)}"
        title += ", requires_grad" if self.requires_grad else ""
        return tensor_html(title, self._array)

    # --- shape and type ---

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def dim(self) -> int:
        return len(self.shape)

    def numel(self) -> int:
        """Return how many elements it has."""
        return prod(self.shape)

    nelement = numel

    @property
    def itemsize(self) -> int:
        """Bytes of one element."""
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int:
        return self.numel() * self.dtype.itemsize

    def is_floating_point(self) -> bool:
        return self.dtype.is_float

    def size(self, dim: int | None = None) -> Shape | int:
        return self.shape if dim is None else self.shape[dim]

    def contiguous(self) -> Tensor:
        """Return the tensor itself: computed values are always C-contiguous."""
        return self

    def clone(self) -> Tensor:
        """Itself: a value never changes, so it needs no copy."""
        return self


Lazy._result = Tensor


# --- values from outside -------------------------------------------------------------------------


def to_array(data: Any, dtype: DType | None) -> np.ndarray:
    """Copy numbers, lists, arrays or DLPack objects to a new C-contiguous array."""
    if isinstance(data, (np.ndarray, np.generic)) or hasattr(data, "__array__"):
        array = np.asarray(data)
    elif hasattr(data, "__dlpack__"):
        array = np.from_dlpack(data)
    else:
        array = _from_python(data, dtype)
    wanted = to_dtype(array.dtype.newbyteorder("=")) if dtype is None else dtype
    return np.array(array, dtype=wanted.numpy, order="C")


def _from_python(data: Any, dtype: DType | None) -> np.ndarray:
    """Numbers and nested lists of them; tensors inside are read."""
    try:
        array = np.array(data)
    except (ValueError, TypeError) as error:
        raise InputError(f"cannot make a tensor: {error}", at=caller()) from None
    if array.dtype == np.float64 and dtype is None:
        return array.astype(np.float32)
    if array.dtype.kind not in "fiub":
        raise InputError(
            f"cannot make a tensor of {what_is(data)}",
            why="its elements are not numbers",
            at=caller(),
        )
    return array


def _reshape_checked(array: np.ndarray, shape: Shape) -> np.ndarray:
    if prod(shape) != array.size or any(n < 0 for n in shape):
        raise ShapeError(
            f"cannot make {show(shape)} of {array.size} numbers",
            why=f"the shape has room for {prod(shape)}",
            at=caller(),
        )
    return array.reshape(shape)


def _make_leaf(kind: type[Tensor], array: np.ndarray, requires_grad: bool) -> Tensor:
    return kind(array, requires_grad=requires_grad)
