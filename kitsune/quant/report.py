"""Quantised weights in, a table out: bits, bytes and error of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kitsune.lowbit.graphs import Layer


@dataclass(frozen=True)
class Report:
    """What became of each weight. `error` of a layer is ‖w − made‖ / ‖w‖."""

    layers: tuple[Layer, ...]

    def __iter__(self) -> Iterator[Layer]:
        return iter(self.layers)

    def __len__(self) -> int:
        return len(self.layers)

    @property
    def nbytes(self) -> int:
        return sum(layer.nbytes for layer in self.layers)

    @property
    def nbytes_before(self) -> int:
        return sum(layer.nbytes_before for layer in self.layers)

    def __str__(self) -> str:
        rows: list[tuple[str, ...]] = [("layer", "shape", "bits", "bytes", "before", "error")]
        rows += [_row(layer) for layer in self.layers]
        saved = 1 - self.nbytes / self.nbytes_before if self.nbytes_before else 0.0
        rows.append(("all", "", "", f"{self.nbytes:,}", f"{self.nbytes_before:,}",
                     f"{saved:.1%} smaller"))  # fmt: skip
        widths = [max(len(row[n]) for row in rows) for n in range(5)]
        return "\n".join(_line(row, widths) for row in rows)


def _row(layer: Layer) -> tuple[str, ...]:
    shape = "×".join(map(str, layer.shape))
    bits = "32" if layer.kept else f"{layer.dtype.bits}, groups of {layer.dtype.group}"
    error = f"kept: {layer.kept}" if layer.kept else f"{layer.error:.4f}"
    return layer.name, shape, bits, f"{layer.nbytes:,}", f"{layer.nbytes_before:,}", error


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    name, shape, bits, after, before, error = row
    left = f"{name:<{widths[0]}}  {shape:<{widths[1]}}  {bits:<{widths[2]}}"
    return f"{left}  {after:>{widths[3]}}  {before:>{widths[4]}}  {error}".rstrip()
