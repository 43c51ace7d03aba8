"""Every `step`-th row of the op table in its types, weights of few bits in all profiles, kernels of
two profiles and whole graphs on the adapter at hand; a line a failure. `python -m
tests.backends.swiftshader STEP`, in a process whose Vulkan driver was chosen before wgpu is
imported."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator

import pytest

from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.profiles import NATIVE, PROFILES
from tests.backends import test_wgsl_lowbit as lowbit
from tests.backends.test_wgsl_profiles import CASES
from tests.backends.wgsl_kernels import check as check_kernel
from tests.backends_fixture import UNFUSED, check, on_webgpu
from tests.conformance.test_ops import ROWS, check_together
from tests.models import KERNELS

TOLERANCE = 2e-5  # SwiftShader's exp errs by some 5e-7, its tanh by 3e-6
Checks = Iterator[tuple[str, Callable[[], None]]]


def checks(step: int) -> Checks:
    backend = on_webgpu()
    for name in list(ROWS)[::step]:
        yield name, lambda name=name: check_together(backend, ROWS[name])  # type: ignore[misc]
    for made in (NATIVE, PROFILES["chrome"]):
        for name in CASES:
            yield (
                f"{name} for {made.browser}",
                lambda name=name, made=made: check_kernel(  # type: ignore[misc]
                    *CASES[name](), tolerance=TOLERANCE, profile=made
                ),
            )
    every = [(*form, made) for made in PROFILES.values() for form in lowbit.FORMATS]
    for bits, symmetric, made in every[:: step**2]:  # each compiles many shaders
        made_low = lowbit.low(bits, symmetric, lowbit.readers())
        yield (
            f"{bits} bits, {'symmetric' if symmetric else 'minima'}, for {made.browser}",
            lambda low=made_low, made=made: lowbit.check(low, made),  # type: ignore[misc]
        )
    for name, graph in KERNELS.items():
        yield name, lambda graph=graph: check(backend, graph())  # type: ignore[misc]
        yield (
            f"{name} unfused",
            lambda graph=graph: check(  # type: ignore[misc]
                backend, graph(), config=UNFUSED
            ),
        )


def main(step: int) -> int:
    target = Device.open().target
    print(f"adapter: {target.name}")
    ran = failed = 0
    for name, run in checks(step):
        try:
            run()
        except pytest.skip.Exception:  # a type that WebGPU has not
            continue
        except Exception:  # noqa: BLE001 - whatever is wrong with one, the others still run
            failed += 1
            print(f"failed: {name}\n{traceback.format_exc(limit=-2)}")
        ran += 1
    print(f"{ran} ran, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
