"""Assertions for code that relies on a fusion, checked while compiling or on a model."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from kitsune.config import AMBIENT
from kitsune.config.options import unknown
from kitsune.config.pattern_names import ALIASES, NAMED
from kitsune.errors import FusionError, what_is
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.patterns import MAX_REASONS
from kitsune.report.explanation import Explanation


@contextmanager
def must_fuse(*patterns: str) -> Iterator[None]:
    """Require that every model compiled inside makes these fusions.

    One that does not raises FusionError with the reasons. A custom pattern is named as its
    configuration names it.
    """
    names = tuple(ALIASES.get(name, name) for name in patterns)
    _check(names)
    token = AMBIENT.set(replace(AMBIENT.get(), must=(*AMBIENT.get().must, *names)))
    try:
        yield
    finally:
        AMBIENT.reset(token)


@contextmanager
def never_fuse(*names: str) -> Iterator[None]:
    """Forbid these fusions in every model compiled inside.

    The name of an op leaves that op in a kernel of its own.
    """
    known = [name for name, row in OPS.items() if row.kind is not Kind.SOURCE]
    names = tuple(ALIASES.get(name, name) for name in names)
    _check(names)
    for name in names:
        if name not in NAMED and name not in known:
            raise unknown("fusion pattern or op", name, [*NAMED, *sorted(known)])
    token = AMBIENT.set(replace(AMBIENT.get(), never=(*AMBIENT.get().never, *names)))
    try:
        yield
    finally:
        AMBIENT.reset(token)


def _check(names: tuple[str, ...]) -> None:
    if not names or any(not isinstance(name, str) for name in names):
        raise FusionError(
            f"an assertion about {list(names)}",
            hint="name patterns: must_fuse('attention_pattern')",
        )


def assert_kernels(model: Any, *, at_most: int) -> None:
    """The model runs in no more kernels than that."""
    explanation = _explain(model)
    if explanation.kernels_after > at_most:
        raise FusionError(
            f"{explanation.kernels_after} kernels are more than {at_most}",
            why=_reasons(explanation),
            hint="print(model.explain()) shows every kernel and every refusal",
        )


def assert_fused(model: Any, *patterns: str) -> None:
    """Assert that the model made each of these fusions."""
    names = tuple(ALIASES.get(name, name) for name in patterns)
    _check(names)
    explanation = _explain(model)
    for name in names:
        if name not in explanation.patterns:
            none = "" if name in NAMED else "it is none of the named patterns; "
            raise FusionError(
                f"{name} did not fuse",
                why=none + _reasons(explanation, name),
                hint=f"the patterns that fused are {', '.join(explanation.patterns) or 'none'}",
            )


def _explain(model: Any) -> Explanation:
    if not hasattr(model, "explain"):
        raise FusionError(f"{what_is(model)} has no kernels", hint="pass what kt.compile returns")
    made: Explanation = model.explain()
    return made


def _reasons(explanation: Explanation, name: str = "") -> str:
    """The refusals that name a pattern, else the first few."""
    named = [r for r in explanation.refusals if name and name in r.reason]
    shown = [str(r) for r in (named or explanation.refusals)[:MAX_REASONS]]
    return explanation.off or "; ".join(shown) or "no two ops that are apart are adjacent"
