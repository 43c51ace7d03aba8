"""Quantised weights in, a table out: bits, bytes and error of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kitsune.lowbit.graphs import Layer
from kitsune.report.notebook import MAX_REPR_ROWS, as_html, clean

HEAD = ("layer", "shape", "bits", "bytes", "before", "error")


@dataclass(frozen=True, repr=False)
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
        rows = [HEAD, *self._rows()]
        widths = [max(len(row[n]) for row in rows) for n in range(5)]
        return "\n".join(_line(row, widths) for row in rows)

    def __repr__(self) -> str:
        lines = str(self).splitlines()
        if len(lines) <= MAX_REPR_ROWS:
            return "\n".join(lines)
        left = f"… {len(lines) - MAX_REPR_ROWS} more weights; print it to see all"
        return "\n".join([*lines[: MAX_REPR_ROWS - 1], left, lines[-1]])

    def _repr_html_(self) -> str:
        from rich.table import Table

        table = Table(title=f"{len(self.layers)} weights")
        for name in HEAD:
            table.add_column(name, justify="right" if name in ("bytes", "before") else "left")
        *rows, total = self._rows()
        for row in rows:
            table.add_row(*row)
        return as_html(table, f"{total[3]} bytes, {total[4]} before: {total[5]}")

    def _rows(self) -> list[tuple[str, ...]]:
        """A row for each weight, and one for all."""
        saved = 1 - self.nbytes / self.nbytes_before if self.nbytes_before else 0.0
        total = ("all", "", "", f"{self.nbytes:,}", f"{self.nbytes_before:,}",
                 f"{saved:.1%} smaller")  # fmt: skip
        return [*map(_row, self.layers), total]


def _row(layer: Layer) -> tuple[str, ...]:
    shape = "×".join(map(str, layer.shape))
    bits = "32" if layer.kept else f"{layer.dtype.bits}, groups of {layer.dtype.group}"
    error = f"kept: {layer.kept}" if layer.kept else f"{layer.error:.4f}"
    return clean(layer.name), shape, bits, f"{layer.nbytes:,}", f"{layer.nbytes_before:,}", error


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    name, shape, bits, after, before, error = row
    left = f"{name:<{widths[0]}}  {shape:<{widths[1]}}  {bits:<{widths[2]}}"
    return f"{left}  {after:>{widths[3]}}  {before:>{widths[4]}}  {error}".rstrip()
