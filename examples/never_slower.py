"""Models that lose by fusion, and what tuning does about it: real times, on this machine.

    python examples/never_slower.py

The first reads a large tanh along rows and along columns: fused, it is made again for both. The
second needs exp along columns of memory while it sums along rows. The third has more values in use
at once than a CPU has registers, so that a fused kernel keeps storing them and loading them again.
Without tuning all are fused, as less memory is moved; with tune=True the parts that lose are taken
apart.
"""

from __future__ import annotations

from functools import partial

import numpy as np

import kitsune as kt
from kitsune.tune.timing import Effort, interleave

N, FEW, VALUES = 1024, 2048, 20
EFFORT = Effort(repetitions=15, pause_s=0.002, patience_s=0.0, warm_s=0.002)


def along_both_axes(x: kt.Tensor) -> tuple[kt.Tensor, kt.Tensor]:
    t = (x * x).tanh()
    return t.sum(0), t.sum(1)


def through_a_transposition(x: kt.Tensor) -> kt.Tensor:
    return (x * x.exp().permute(1, 0)).sum(1)


def more_values_than_registers(x: kt.Tensor) -> kt.Tensor:
    """Each value makes the next, and meets one from the other end: the first has to be kept until
    the last is there."""
    values = [x]
    for n in range(VALUES):
        values.append((values[-1] * (1 + 0.01 * n)).tanh())
    total = values[0] * values[-1]
    for n in range(1, VALUES // 2 + 1):
        total = total + values[n] * values[-1 - n]
    return total


def main() -> None:
    large = np.random.default_rng(0).standard_normal((N, N), np.float32)
    cases = {
        along_both_axes: large,
        through_a_transposition: large,
        more_values_than_registers: large.reshape(-1)[:FEW],
    }
    for function, x in cases.items():
        unfused = kt.compile(function, x, config=kt.FusionConfig(enabled=False))
        fused = kt.compile(function, x)
        tuned = kt.compile(function, x, tune=True)
        models = {"unfused": unfused, "fused": fused, "tuned": tuned}
        times = interleave({n: partial(model, x) for n, model in models.items()}, EFFORT)
        print(function.__name__)
        for name, model in models.items():
            speedup = times["unfused"].ratios(times[name])[1]
            print(
                f"  {name:8} {len(model.kernels)} kernels {1e3 * times[name].median:7.3f} ms, "
                f"{speedup:.2f} times as fast as unfused"
            )


if __name__ == "__main__":
    main()
