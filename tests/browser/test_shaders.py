"""The text of kernels, run by the browsers' own WebGPU: Dawn with Tint, and wgpu with Naga."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kitsune.backends.webgpu.access import encode_array, stored_nbytes
from kitsune.backends.webgpu.emit_shader import emit, workgroups
from kitsune.backends.webgpu.profiles import PROFILES, Profile
from kitsune.ir.dtypes import f32, make_packed_type
from kitsune.lower.kernel import Body, Buffer, Kernel, Store
from kitsune.target import GpuTarget
from tests.backends.wgsl_kernels import (
    Arrays,
    arange,
    attention,
    compare,
    map_kernel,
    matmul,
    normal,
    packed_matmul,
    softmax,
)
from tests.browser.driver import Browser, Page
from tests.browser.server import served

GRANTED = {  # GpuTarget's field → the browser's name for it
    "max_invocations": "maxComputeInvocationsPerWorkgroup",
    "max_storage_buffers": "maxStorageBuffersPerShaderStage",
    "max_binding_nbytes": "maxStorageBufferBindingSize",
    "max_buffer_nbytes": "maxBufferSize",
    "max_workgroup_nbytes": "maxComputeWorkgroupStorageSize",
    "max_workgroups": "maxComputeWorkgroupsPerDimension",
}
PROFILE = {"chromium": PROFILES["chrome"], "firefox": PROFILES["firefox"]}


def gelu(rows: int, columns: int) -> tuple[Kernel, Arrays]:
    """x·(1 + erf(x / √2)) / 2 and its largest arguments: functions the shader brings along."""
    b, (o, r) = Body(), arange("o", "r")
    x = b.load(0, (o, r), f32)
    y = b.mul(b.mul(x, b.const(0.5)), b.add(b.const(1.0), b.erf(b.mul(x, b.const(2**-0.5)))))
    buffers = (Buffer("x", f32, (rows, columns)), Buffer("y", f32, (rows, columns)))
    given = normal(rows, columns)
    given[0, :4] = [-100.0, 100.0, np.inf, 0.0]
    return map_kernel({"o": rows, "r": columns}, buffers, [Store(1, (o, r), y)]), {0: given}


CASES: dict[str, Callable[[], tuple[Kernel, Arrays]]] = {
    "elementwise": lambda: gelu(5, 37),
    "softmax": lambda: softmax(9, 131),
    "softmax of few": lambda: softmax(33, 24),
    "matmul": lambda: matmul(45, 70, 52),
    "matmul in batches": lambda: matmul(16, 64, 32, batch=3),
    "attention": lambda: attention(3, 21, 37, 16, 24, "lowest"),
    "4 bits": lambda: packed_matmul(9, 64, 96, make_packed_type(4, 32)),
    "3 bits": lambda: packed_matmul(1, 64, 96, make_packed_type(3, 32)),
}


@dataclass(frozen=True)
class Harness:
    """A page with a device of its own."""

    page: Page
    target: GpuTarget
    profile: Profile

    def run(self, kernel: Kernel, arrays: Arrays) -> dict[int, np.ndarray]:
        target, profile = self.target, self.profile
        sent = {
            n: encode_array(a, kernel.buffers[n].dtype, kernel.buffers[n].shape, profile)
            for n, a in arrays.items()
        }
        outputs = kernel.written_buffers()
        made = self.page.evaluate(
            "(kernel) => harness.run(kernel)",
            {
                "text": emit(kernel, target, profile=profile),
                "grid": workgroups(kernel, target, profile),
                "buffers": [
                    {
                        "nbytes": stored_nbytes(b, profile),
                        "data": encoded(sent[n]) if n in sent else None,
                    }
                    for n, b in enumerate(kernel.buffers)
                ],
                "outputs": outputs,
            },
        )
        raws = {n: base64.b64decode(raw) for n, raw in zip(outputs, made, strict=True)}
        buffers = kernel.buffers
        return {
            n: np.frombuffer(raw, buffers[n].dtype.numpy).reshape(buffers[n].shape)
            for n, raw in raws.items()
        }


def encoded(array: Any) -> str:
    return base64.b64encode(np.ascontiguousarray(array).tobytes()).decode()


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with served(Path(__file__).parent) as url:
        yield url


@pytest.fixture(scope="module")
def harness(browser: Browser, site: str) -> Iterator[Harness]:
    page = browser.open(f"{site}/blank")
    granted = page.evaluate(
        "async () => { globalThis.harness = await import('/shaders.js'); return harness.open(); }"
    )
    assert granted, f"{browser.name} has no WebGPU adapter: {page.console}"
    limits = {field: granted["limits"][name] for field, name in GRANTED.items()}
    is_tint = browser.name == "chromium"
    subgroups = "subgroups" in granted["features"]
    target = GpuTarget(browser.name, **limits, subgroups=subgroups, enables=is_tint)
    yield Harness(page, target, PROFILE[browser.name].within(target))
    page.close()


@pytest.mark.parametrize("case", CASES)
def test_kernels_in_browsers(harness: Harness, case: str) -> None:
    kernel, arrays = CASES[case]()
    compare(harness.run(kernel, arrays), kernel, arrays, tolerance=5e-6)


def test_refused_shaders_are_errors(harness: Harness) -> None:
    """What runs in the tests above is what the browser's own compiler has taken."""
    with pytest.raises(RuntimeError, match="undefined_name"):
        harness.page.evaluate(
            "(kernel) => harness.run(kernel)",
            {
                "text": "@compute @workgroup_size(1) fn main() { let x = undefined_name; }",
                "grid": [1, 1, 1],
                "buffers": [],
                "outputs": [],
            },
        )
