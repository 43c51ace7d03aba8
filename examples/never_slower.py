"""Models that lose by fusion, and what tuning does about it: real times, on this machine.

    python examples/never_slower.py

The first reads a large tanh along rows and along columns: fused, it is made again for both. The
second needs exp along columns of memory while it sums along rows. Without tuning both are fused,
as less memory is moved; with tune=True the parts that lose are taken apart.
"""

from __future__ import annotations

import numpy as np

import kitsune as kt
from kitsune.tune.timing import Effort, interleave

N = 1024
EFFORT = Effort(repetitions=15, pause_s=0.002, patience_s=0.0, warm_s=0.002)


def along_both_axes(x: kt.Tensor) -> tuple[kt.Tensor, kt.Tensor]:
    t = (x * x).tanh()
    return t.sum(0), t.sum(1)


def through_a_transposition(x: kt.Tensor) -> kt.Tensor:
    return (x * x.exp().permute(1, 0)).sum(1)


def main() -> None:
    x = np.random.default_rng(0).standard_normal((N, N), np.float32)
    for function in (along_both_axes, through_a_transposition):
        unfused = kt.compile(function, x, config=kt.FusionConfig(enabled=False))
        fused = kt.compile(function, x)
        tuned = kt.compile(function, x, tune=True)
        models = {"unfused": unfused, "fused": fused, "tuned": tuned}
        times = interleave({n: lambda m=m: m(x) for n, m in models.items()}, EFFORT)  # type: ignore[misc]
        print(function.__name__)
        for name, model in models.items():
            speedup = times["unfused"].ratios(times[name])[1]
            print(f"  {name:8} {len(model.kernels)} kernels {1e3 * times[name].median:7.3f} ms, "
                  f"{speedup:.2f} times as fast as unfused")  # fmt: skip


if __name__ == "__main__":
    main()
