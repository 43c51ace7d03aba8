"""The interface of a program that is ready to run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from kitsune.lower.memory import InPlace
from kitsune.runtime.arguments import Argument


class Program(Protocol):
    """A loaded binary. Results that are written in place are none of its outputs."""

    @property
    def inputs(self) -> tuple[Argument, ...]: ...

    @property
    def outputs(self) -> tuple[Argument, ...]: ...

    @property
    def in_place(self) -> InPlace: ...

    @property
    def kernels(self) -> int:
        """The number of kernels that one call launches."""

    def fast_path(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        """A function for arrays that fit exactly; `fallback` takes every other call."""

    def slow_path(self, *arrays: Any) -> Any:
        """Run on arrays that are converted first, where nothing is lost by it."""
