"""`Advice`: the sensitivity of each weight and the chosen widths, as data, table and plot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from os import PathLike
from pathlib import Path
from xml.sax.saxutils import escape

from rich.table import Table

from kitsune.report.notebook import clean, render_html
from kitsune.report.text_tables import WIDTH, shorten_left, text_table, wrap
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class Option:
    """A weight at one width; `bits` is 32 of floats."""

    bits: int
    nbytes: int
    cost: float  # how far the model's outputs move, or its metric falls, with this weight alone
    seconds: float | None = None  # of its product on this machine


@dataclass(frozen=True)
class Sensitivity:
    """The cost of each width of one weight, the widest first."""

    name: str
    shape: tuple[int, ...]
    options: tuple[Option, ...]

    def get_option(self, bits: int) -> Option:
        return next(option for option in self.options if option.bits == bits)


@dataclass(frozen=True)
class Point:
    """A choice of widths: bytes of all weights, and the sum of their costs."""

    nbytes: int
    cost: float
    seconds: float | None


@dataclass(frozen=True, repr=False)
class Advice:
    """The bits to give each weight, and the cost of each choice.

    `bits` is what `kt.quantize` takes. `path` are the choices that were gone through, from the
    widest weights to the narrowest; `chosen` is the one that suits the budget."""

    layers: tuple[Sensitivity, ...]
    bits: dict[str, int | None]
    path: tuple[Point, ...]
    chosen: Point
    measure: str
    budget: str = ""
    method: str = "rtn"
    notes: tuple[str, ...] = field(default=())

    @property
    def worst(self) -> list[str]:
        """Names of the weights, the one that hurts most at the narrowest width first."""
        ordered = sorted(self.layers, key=lambda layer: -layer.options[-1].cost)
        return [layer.name for layer in ordered]

    def to_text(self, width: int = WIDTH) -> str:
        """A row for each weight: what each width costs by itself, and the one chosen."""
        widths = [option.bits for option in self.layers[0].options[1:]] if self.layers else []
        rows = [["", "shape", *(f"{bits} bits" for bits in widths), "chosen"]]
        for layer in self.layers:
            costs = [f"{option.cost:.1e}" for option in layer.options[1:]]
            chosen = self.bits.get(layer.name)
            rows.append(["", "×".join(map(str, layer.shape)), *costs, str(chosen or "floats")])
        room = width - max(map(len, text_table(rows, left=(1,)))) - 2
        names = ["weight", *(shorten_left(clean(x.name, None), max(room, 12)) for x in self.layers)]
        table = text_table([[n, *r[1:]] for n, r in zip(names, rows, strict=True)], left=(0, 1))
        closing = self._caption(lambda name: clean(name, None)).splitlines()
        said = [line for text in closing for line in wrap(text, width, then="  ")]
        return "\n".join([*wrap(self._title(), width), "", *table, "", *said])

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        widths = sorted({bits or 32 for bits in self.bits.values()}, reverse=True)
        count = {n: sum((bits or 32) == n for bits in self.bits.values()) for n in widths}
        chosen = ", ".join(f"{many} of {bits} bits" for bits, many in count.items())
        return (
            f"<Advice: {chosen}; {self.chosen.nbytes:,} bytes, {self.measure} "
            f"{self.chosen.cost:.3g} together; print it for each weight>"
        )

    def _repr_html_(self) -> str:
        return render_html(self._table(str))

    def _table(self, named: Callable[[str], str]) -> Table:
        """Return the cost of each width of each weight; `named` prepares the names of weights."""
        table = Table(
            title=self._title(),
            title_justify="left",
            caption=self._caption(named),
            caption_justify="left",
        )
        widths = [option.bits for option in self.layers[0].options] if self.layers else []
        table.add_column("weight")
        table.add_column("shape")
        for bits in widths:
            table.add_column(f"{bits} bits", justify="right")
        table.add_column("chosen", justify="right")
        for layer in self.layers:
            chosen = self.bits.get(layer.name)
            costs = [f"{option.cost:.2e}" for option in layer.options]
            shape = "×".join(map(str, layer.shape))
            table.add_row(named(layer.name), shape, *costs, str(chosen or 32))
        return table

    def _title(self) -> str:
        time = (
            ""
            if self.chosen.seconds is None
            else f", {1e3 * self.chosen.seconds:.3g} ms of products"
        )
        return (
            f"{self.measure} that each weight costs alone; chosen: {self.chosen.nbytes:,} "
            f"bytes, {self.chosen.cost:.3g} together{time}"
        )

    def _caption(self, named: Callable[[str], str]) -> str:
        said = [f"what costs most: {', '.join(map(named, self.worst[:3]))}"]
        return "\n".join([*said, *self.notes])

    def plot(self, path: str | PathLike[str]) -> None:
        """Write the sizes and costs that were gone through as an SVG file."""
        Path(path).write_text(drawing(self), encoding="utf-8")


# --- the picture ---------------------------------------------------------------------------------

WIDTH, HEIGHT, EDGE = 640, 400, 60
TICKS = 5


def drawing(advice: Advice) -> str:
    """Megabytes along, cost up; the choice is a larger dot."""
    points = advice.path or (advice.chosen,)
    most_x = max(p.nbytes for p in points) or 1
    most_y = max(p.cost for p in points) or 1.0

    def place(point: Point) -> tuple[float, float]:
        x = EDGE + (WIDTH - 2 * EDGE) * point.nbytes / most_x
        return x, HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * max(point.cost, 0.0) / most_y

    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(place, points))
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2" fill="#46c"/>' for x, y in map(place, points)
    )
    x, y = place(advice.chosen)
    size = f"{advice.chosen.nbytes / 1e6:.3g} MB, {advice.chosen.cost:.3g}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            'font-family="sans-serif" font-size="12">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
            *_axes(most_x, most_y),
            f'<text x="{WIDTH / 2}" y="{HEIGHT - 12}" text-anchor="middle">'
            "megabytes of weights</text>",
            f'<text x="16" y="{HEIGHT / 2}" text-anchor="middle" '
            f'transform="rotate(-90 16 {HEIGHT / 2})">{escape(advice.measure)}</text>',
            f'<polyline points="{line}" fill="none" stroke="#46c"/>',
            dots,
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="#c42"/>',
            f'<text x="{x + 9:.1f}" y="{y - 9:.1f}" fill="#c42">{size}</text>',
            "</svg>",
            "",
        ]
    )


def _axes(most_x: float, most_y: float) -> list[str]:
    bottom, right = HEIGHT - EDGE, WIDTH - EDGE
    found = [f'<path d="M{EDGE} {EDGE}V{bottom}H{right}" fill="none" stroke="#888"/>']
    for n in range(TICKS + 1):
        x, y = EDGE + (right - EDGE) * n / TICKS, bottom - (bottom - EDGE) * n / TICKS
        found.append(
            f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">'
            f"{most_x * n / TICKS / 1e6:.3g}</text>"
        )
        found.append(
            f'<text x="{EDGE - 6}" y="{y + 4:.1f}" text-anchor="end">'
            f"{most_y * n / TICKS:.2g}</text>"
        )
    return found
