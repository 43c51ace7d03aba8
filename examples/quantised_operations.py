"""Weights of 8, 4, 3, 2 and 1 bits in fused kernels, compared: width × scheme × fusion × device.

python examples/quantised_operations.py [--devices cpu webgpu] [--update docs/QUANTISATION.md]
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import numpy as np

import kitsune as kt
from kitsune.nn import functional

BITS = (8, 4, 3, 2, 1)
ROWS, K, N = 4, 256, 96
GROUP = 64
HEADINGS = (
    "bits",
    "scheme",
    "device",
    "fusion",
    "kernels",
    "bytes per weight",
    "saved over f32",
    "rounding error",
    "kernel error",
)
BLOCK = re.compile(r"(<!-- comparison -->\n).*?(<!-- end -->)", re.DOTALL)


@dataclass(frozen=True)
class Row:
    """Relative errors of the result, in the Euclidean norm: `rounding` compares dequantised with
    f32 weights, `kernel` the kernel with dequantised weights."""

    bits: int
    symmetric: bool
    device: str
    fused: bool
    kernels: int
    nbytes: float
    rounding: float
    kernel: float

    def cells(self) -> tuple[str, ...]:
        return (
            str(self.bits),
            "symmetric" if self.symmetric else "asymmetric",
            self.device,
            "on" if self.fused else "off",
            str(self.kernels),
            f"{self.nbytes:.3f}",
            f"{100 * (1 - self.nbytes / 4):.1f} %",
            f"{self.rounding:.3f}",
            f"{self.kernel:.0e}",
        )


def compared(devices: Sequence[str]) -> Iterator[Row]:
    """gelu(x w + b) + x w' for each width, scheme, device, with and without fusion."""
    rng = np.random.default_rng(0)
    x, w = rng.standard_normal((ROWS, K), np.float32), rng.standard_normal((K, N), np.float32) / 16
    bias, residual = rng.standard_normal(N, np.float32), rng.standard_normal((ROWS, N), np.float32)

    def layer(x: kt.Tensor, w: kt.Tensor) -> kt.Tensor:
        return functional.gelu(x @ w + kt.tensor(bias)) + kt.tensor(residual)

    exact = layer(kt.tensor(x), kt.tensor(w)).numpy()
    for bits, symmetric, device, fused in product(BITS, (True, False), devices, (True, False)):
        packed = kt.quant.quantize(w, bits, symmetric, group_size=GROUP)
        config = kt.FusionConfig(enabled=fused)
        model = kt.compile(lambda x, w=packed: layer(x, w), device=device, config=config)
        got = model(x)
        values = layer(kt.tensor(x), kt.tensor(packed.dequantize())).numpy()
        yield Row(
            bits,
            symmetric,
            device,
            fused,
            len(model.kernels),
            packed.nbytes / w.size,
            _distance(values, exact),
            _distance(got, values),
        )


def _distance(got: np.ndarray, want: np.ndarray) -> float:
    return float(np.linalg.norm(got - want) / np.linalg.norm(want))


def table(rows: Sequence[Row]) -> str:
    """Markdown."""
    lines = [HEADINGS, ("---:",) * len(HEADINGS), *(row.cells() for row in rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--devices", nargs="+", default=["cpu"])
    arguments.add_argument("--update", type=Path, help="a page with <!-- comparison --> in it")
    given = arguments.parse_args()
    text = table(list(compared(given.devices)))
    if given.update is None:
        print(text)
        return
    page = given.update.read_text(encoding="utf-8")
    changed = BLOCK.sub(lambda found: f"{found[1]}\n{text}\n\n{found[2]}", page)
    given.update.write_text(changed, encoding="utf-8")


if __name__ == "__main__":
    main()
