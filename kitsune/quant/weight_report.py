"""Report the bits, bytes and error of each quantised weight as a table."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table

from kitsune.quant.methods.quantise_graph import Layer
from kitsune.report.notebook import MAX_REPR_ROWS, clean, render_html
from kitsune.report.text_tables import WIDTH, bytes_text, shorten_left, text_table
from kitsune.system.records import dataclass

HEAD = ("layer", "shape", "bits", "group", "size", "before", "error")


@dataclass(frozen=True, repr=False)
class Report:
    """The quantised layers of a model. `error` of a layer is ‖w − quantised‖ / ‖w‖."""

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

    def to_text(self, width: int = WIDTH) -> str:
        """A row for each weight, and their sum."""
        rows = [HEAD, *self._rows()]
        room = max(
            width - max(len(line) for line in text_table([["", *r[1:]] for r in rows])) - 2, 12
        )
        named = [[shorten_left(row[0], room), *row[1:]] for row in rows]
        return "\n".join(text_table(named, left=(0, 1, 6)))

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        lines = str(self).splitlines()
        if len(lines) <= MAX_REPR_ROWS:
            return "\n".join(lines)
        left = f"… {len(lines) - MAX_REPR_ROWS} more weights; print it to see all"
        return "\n".join([*lines[: MAX_REPR_ROWS - 1], left, lines[-1]])

    def _repr_html_(self) -> str:
        table = Table(title=f"{len(self.layers)} weights")
        for name in HEAD:
            table.add_column(name, justify="right" if name in ("size", "before") else "left")
        *rows, total = self._rows()
        for row in rows:
            table.add_row(*row)
        return render_html(table, f"{total[4]}, {total[5]} before: {total[6]}")

    def _rows(self) -> list[tuple[str, ...]]:
        """A row for each weight, and one for all."""
        saved = 1 - self.nbytes / self.nbytes_before if self.nbytes_before else 0.0
        total = (
            "all",
            "",
            "",
            "",
            bytes_text(self.nbytes),
            bytes_text(self.nbytes_before),
            f"{saved:.1%} smaller",
        )
        return [*map(_row, self.layers), total]


def _row(layer: Layer) -> tuple[str, ...]:
    shape = "×".join(map(str, layer.shape))
    bits = ("32", "") if layer.kept else (str(layer.dtype.bits), str(layer.dtype.group))
    error = f"unchanged: {layer.kept}" if layer.kept else f"{layer.error:.4f}"
    sizes = bytes_text(layer.nbytes), bytes_text(layer.nbytes_before)
    return clean(layer.name), shape, *bits, *sizes, error
