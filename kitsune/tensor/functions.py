"""Functions with the names of Tensor's methods: `kt.exp(x)` is `x.exp()`, and x may be an array.

Type checkers read functions.pyi, which scripts/stubs.py writes from the methods.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

from kitsune.ir import ops
from kitsune.tensor.composed import Composed
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import Lazy, apply, as_tensor

__all__ = ["embedding", "where"]  # whose operands stand in another order

# Second names that torch has as methods alone, and methods whose function would be something else:
# `kt.trace` traces a function, and a function gives a tensor, not a bool.
ONLY_METHODS = {
    "allclose",
    "baddbmm",
    "equal",
    "expand",
    "expand_as",
    "greater_equal",
    "less_equal",
    "repeat",
    "reshape_as",
    "trace",
    "view",
    "view_as",
}


def _list_methods() -> list[str]:
    """The public methods that compute tensors: those of the op table and those made of them."""
    found = {
        name
        for mixin in Composed.__mro__
        if issubclass(mixin, Lazy) and mixin is not Lazy
        for name, value in vars(mixin).items()
        if callable(value) and not name.startswith("_")
    }
    return sorted(found - ONLY_METHODS - set(__all__))


def _make_function(name: str) -> Callable[..., Any]:
    method = getattr(Tensor, name)

    @functools.wraps(method)
    def function(input: Any, *args: Any, **options: Any) -> Any:
        return method(as_tensor(input), *args, **options)

    function.__name__ = function.__qualname__ = name
    signature = inspect.signature(method)
    first, *others = signature.parameters.values()
    given = first.replace(name="input", annotation="Any")
    function.__signature__ = signature.replace(parameters=[given, *others])  # type: ignore[attr-defined]
    return function


METHODS = _list_methods()
globals().update({name: _make_function(name) for name in METHODS})
__all__ += list(METHODS)


def where(condition: Any, input: Any, other: Any) -> Tensor:
    """Return `input` where the condition is true, else `other`; either may be a number."""
    return apply(ops.where, as_tensor(condition), input, other)


def embedding(input: Any, weight: Any) -> Tensor:
    """The rows of `weight` that the indices of `input` name."""
    return as_tensor(input).embedding(weight)
