"""Raise an error when a pattern of `must_fuse` did not fuse; log plans for `debug=True`."""

from __future__ import annotations

import logging

from kitsune.config import Ambient, FusionConfig
from kitsune.config.choices import unknown
from kitsune.config.patterns import NAMED
from kitsune.errors import FusionError
from kitsune.plan.group import Plan, Refusal
from kitsune.plan.patterns import FORMS, classify_node

MAX_REASONS = 5
log = logging.getLogger("kitsune")


def check_required_patterns(plan: Plan, config: FusionConfig, ambient: Ambient) -> None:
    """Raise unless every pattern of `must_fuse` fired."""
    fired = plan.patterns()
    for name in ambient.must:
        if name not in NAMED and name not in config.custom_patterns:
            raise unknown("fusion pattern", name, [*NAMED, *config.custom_patterns])
        if name not in fired:
            raise make_unfused_error(plan, name)


def make_unfused_error(plan: Plan, name: str) -> FusionError:
    """The error for a pattern that did not fire, with the refusals that concern it."""
    reasons = plan.off or "; ".join(str(r) for r in find_refusals(plan, name)[:MAX_REASONS])
    form = f": {FORMS[name].meaning}" if name in FORMS else ""
    made = ", ".join(plan.patterns()) or "none"
    return FusionError(
        f"{name} did not fuse",
        why=reasons or f"nothing in the graph has its form{form}",
        hint=f"the patterns that fused are {made}; explain() says why others did not",
    )


def find_refusals(plan: Plan, name: str) -> list[Refusal]:
    """Refusals that name the pattern, else those between ops that its form has."""
    named = [r for r in plan.refusals if name in r.reason]
    form = FORMS[name].spelling if name in FORMS else ""
    between = [
        r
        for r in plan.refusals
        if classify_node(r.producer) in form and classify_node(r.consumer) in form
    ]
    return named or between


def log_plan(plan: Plan) -> None:
    """Each pattern applied and each refusal, for `debug=True`. Where nobody listens to the
    "kitsune" logger, standard error does."""
    if not log.hasHandlers():
        log.addHandler(logging.StreamHandler())
    if log.level == logging.NOTSET:
        log.setLevel(logging.INFO)
    if plan.off:
        log.info("%s", plan.off)
    for f in plan.rewritten:
        log.info(
            "%s: %s became %s%s", f.pattern, f.before, f.after, f" ({f.note})" if f.note else ""
        )
    for g in plan.groups:
        if g.pattern:
            log.info("%s: %s, predicted gain %.2f", g.pattern, g, g.predicted.gain)
    for r in plan.refusals:
        log.info("refused: %s", r)
