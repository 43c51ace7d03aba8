"""Decide how far a timing can be trusted, and repeat what cannot.

    timed = measure(runs, timer, expected)      # repeated while it is noisy or surprising

A measurement is noisy where the ratios of its turns are far apart. It is surprising where it takes
several times what the cost function predicts, as where another process had the processor: then it
is repeated until two rounds agree. What stays doubtful is recorded with its spread, its number of
samples and how many of them had the machine alone, and is measured again by a later tuning; what is
better known replaces it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from kitsune.plan.cost import Measured
from kitsune.plan.group import Timed
from kitsune.system.records import dataclass
from kitsune.tune.candidates import Runs, Timer
from kitsune.tune.timing import Times, quartiles

TIE = 0.03  # of a gain of 1
MAX_SPREAD = 0.2  # the interquartile range of a gain, over the gain: more is noise
QUIET = 0.5  # of the samples: with fewer that had the machine alone, it was busy
FAR = 3.0  # times the predicted time: more is surprising
CALL_US = 30.0  # of calling from Python, which predictions leave out
AGREE = 1.2  # rounds whose times are within this factor say the same
MAX_ROUNDS = 4
ENOUGH_SAMPLES = 90  # after which a result is believed, noisy or not


@dataclass(frozen=True)
class Expected:
    """The predicted times of some nodes, unfused and fused into one kernel."""

    unfused_us: float
    fused_us: float


def measure(
    runs: Runs, timer: Timer, expected: Expected | None = None, known: Timed | None = None
) -> Timed:
    """The times of `apart` and `together`: repeated while noisy, or while surprising and no two
    rounds agree. Where they were `known`, the better evidence of both."""
    rounds: list[dict[str, Times]] = []
    for _ in range(MAX_ROUNDS):
        rounds.append(timer(runs))
        found = compare_times(_merge_rounds(rounds))
        if not is_noisy(found) and (not is_surprising(found, expected) or _agree(rounds)):
            break
    return found if known is None else _better(known, found)


def compare_times(times: Mapping[str, Times]) -> Timed:
    """Compare the times of two candidates. A tie counts as equal, and then fusing wins."""
    apart, together = times["apart"], times["together"]
    low, gain, high = quartiles(apart.quotients(together))
    fused_us, samples = 1e6 * together.median, len(together.samples)
    return Timed(
        (1.0 if abs(gain - 1) < TIE else gain) * fused_us,
        fused_us,
        spread=(high - low) / gain,
        samples=samples,
        quiet=min(apart.quiet, together.quiet) / samples,
    )


def is_noisy(timed: Timed) -> bool:
    return timed.spread > MAX_SPREAD and timed.samples < ENOUGH_SAMPLES


def noisy_results(measured: Measured) -> int:
    """Return how many results another tuning should measure again."""
    tables = (measured.groups, measured.recomputations, measured.programs)
    return sum(is_noisy(timed) for table in tables for timed in table.values())


def is_surprising(timed: Timed, expected: Expected | None) -> bool:
    """Return whether something takes several times what is predicted."""
    return expected is not None and (
        timed.unfused_us > FAR * expected.unfused_us + CALL_US
        or timed.fused_us > FAR * expected.fused_us + CALL_US
    )


def is_doubtful(timed: Timed, expected: Expected | None) -> bool:
    """Return whether a recorded result is to be measured again: a noisy one, and a surprising one
    that a busy machine gave. Enough samples settle either."""
    if timed.samples >= ENOUGH_SAMPLES:
        return False
    return is_noisy(timed) or (timed.quiet < QUIET and is_surprising(timed, expected))


def _merge_rounds(rounds: Sequence[Mapping[str, Times]]) -> dict[str, Times]:
    """Return all samples of a single round, or the quicker half of several: interference only
    slows a sample."""
    if len(rounds) == 1:
        return dict(rounds[0])
    names = list(rounds[0])
    turns = np.concatenate([np.array([r[name].samples for name in names]) for r in rounds], axis=1)
    quickest = np.argsort(turns.sum(axis=0), kind="stable")[: (turns.shape[1] + 1) // 2]
    chosen = turns[:, np.sort(quickest)]
    share = [sum(r[n].quiet for r in rounds) / turns.shape[1] for n in names]
    return {
        name: Times([float(s) for s in chosen[n]], round(share[n] * chosen.shape[1]))
        for n, name in enumerate(names)
    }


def _agree(rounds: Sequence[Mapping[str, Times]]) -> bool:
    """Return whether the last two rounds say the same of each candidate."""
    if len(rounds) < 2:
        return False
    before, last = rounds[-2:]
    return all(1 / AGREE < last[n].median / before[n].median < AGREE for n in last)


def _better(known: Timed, found: Timed) -> Timed:
    """The evidence of both: the result whose ratios are closer together, or, where these are equal,
    the quicker; the samples of both count."""
    is_steadier = found.spread < 0.8 * known.spread
    is_alike = found.spread < 1.25 * known.spread or found.spread <= MAX_SPREAD / 2
    is_quicker = found.fused_us + found.unfused_us <= known.fused_us + known.unfused_us
    chosen = found if is_steadier or (is_alike and is_quicker) else known
    return replace(chosen, samples=known.samples + found.samples)
