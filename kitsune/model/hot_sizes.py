"""Specialise sizes that are called often, in the background, where that is measured to be faster.

A size that calls spend seconds on gets a program of its own: it is compiled on a daemon thread,
where it is also called once, so that its weights are packed. Then real calls take turns between the
two programs; the faster one stays. Nothing is compiled on a caller's path, and a process that ends
before a size is hot starts no thread.

Programs for one size and for any may sum in other orders. So this happens only where bits may
differ, with numerics="fast", or cannot, with batch_invariant=True. `KITSUNE_HOT_SIZES=0` turns it
off.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any

from kitsune.errors import KitsuneError, Signal
from kitsune.system import background

if TYPE_CHECKING:
    from kitsune.model.dispatch import VariantDispatcher
    from kitsune.model.variant import Variant

MAX_HOT = 4  # programs of one model that are tried
MAX_COUNTED = 256  # sizes of one model whose time is summed
HOT_NS = 2_000_000_000  # of calls of one size, before it is worth compiling for
SAMPLE_CALLS = 32  # calls between two that are timed, to know what a size takes
TURNS = 8  # calls that are timed with each program
MIN_GAIN = 1.03  # speed-up over the program for any size, above what timing tells apart


class HotSizes:
    """Sums the time of calls of each size, and tries a program of its own for those that are hot.
    `start` runs a job in the background."""

    def __init__(
        self, model: VariantDispatcher, start: Callable[[Callable[[], None]], None] | None = None
    ) -> None:
        self._model, self._start = model, start or background.start
        self._spent_ns: dict[Any, int] = {}  # by signature; of those that were tried it stays
        self._tried: set[Any] = set()
        self._comparing: dict[Any, Callable[..., Any]] = {}  # calls that take turns

    @property
    def is_enabled(self) -> bool:
        config = self._model._config
        may_differ = config.numerics == "fast" or config.batch_invariant
        return may_differ and os.environ.get("KITSUNE_HOT_SIZES", "1") != "0"

    def watch(self, variant: Variant) -> Callable[..., Any]:
        """The fast path of a variant, which counts where its size may become hot."""
        key, fast = variant.signature.key, variant.fast_path
        if key in self._comparing:
            return self._comparing[key]
        is_over = key in self._tried or len(self._tried) >= MAX_HOT
        if variant.dynamic is None or is_over or not variant.has_fast_path or not self.is_enabled:
            return fast
        if len(self._spent_ns) >= MAX_COUNTED:
            self._spent_ns.pop(next(iter(self._spent_ns)))
        self._spent_ns.setdefault(key, 0)
        calls = 0

        def count(*arrays: Any, **named: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls % SAMPLE_CALLS:
                return fast(*arrays, **named)
            start = perf_counter_ns()
            made = fast(*arrays, **named)
            spent = SAMPLE_CALLS * (perf_counter_ns() - start)
            self._spent_ns[key] = self._spent_ns.get(key, 0) + spent
            if self._spent_ns[key] >= HOT_NS and key not in self._tried:
                self._tried.add(key)
                self._model._replace_call(count, fast)
                self._start(lambda: self._specialise(variant))
            return made

        return count

    def _specialise(self, variant: Variant) -> None:
        """Compile for the size of a variant alone, and let the next calls compare."""
        try:
            own = self._model._compile_variant(variant.signature, is_dynamic=False, is_stored=False)
            with background.uninterrupted():
                own.run_sample()
        except (KitsuneError, Signal, MemoryError):
            return  # the program for any size serves
        compare = self._comparing[variant.signature.key] = self._compare(variant, own)
        self._model._replace_call(variant.fast_path, compare)

    def _compare(self, variant: Variant, own: Variant) -> Callable[..., Any]:
        """Calls in turns, after which the faster program stays."""
        key, paths = variant.signature.key, (variant.fast_path, own.fast_path)
        least, calls = [1 << 62, 1 << 62], 0

        def compare(*arrays: Any, **named: Any) -> Any:
            nonlocal calls
            turn = calls % 2
            calls += 1
            start = perf_counter_ns()
            made = paths[turn](*arrays, **named)
            least[turn] = min(least[turn], perf_counter_ns() - start)
            if calls >= 2 * TURNS and key in self._comparing:
                is_faster = least[0] >= MIN_GAIN * least[1]
                del self._comparing[key]
                if is_faster:
                    self._model._put_variant(own, "")
                self._model._replace_call(compare, paths[1 if is_faster else 0])
            return made

        return compare
