#!/usr/bin/env python3
"""Write docs/PATTERNS.md and docs/pictures: each named pattern's example before and after fusion.

The graphs come from kitsune/plan/pattern_examples.py, the speed-ups from benchmarks/patterns.json.
`--check` only compares.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.config.pattern_names import NAMED
from kitsune.ir.node import Node
from kitsune.lower.memory import Module
from kitsune.plan.pattern_examples import EXAMPLES
from kitsune.report.explanation import explain
from kitsune.target import X86_64_V3

ROOT = Path(__file__).resolve().parent.parent
PAGE, PICTURES = ROOT / "docs" / "PATTERNS.md", ROOT / "docs" / "pictures"
SIZE = 1 << 14  # elements of the pictures' largest activation
SHOWN = 2  # of graphs side by side that do not touch
LETTER, LINE, GAP, RISE, MARGIN = 7.3, 17, 18, 30, 14  # pixels

ABOUT = {
    "linear_activation": "A matmul with its epilogue: bias, scale, residual, activation.",
    "elementwise_chain": "A chain of elementwise ops: each element stays in a register.",
    "binary_unary": "A binary op, then a unary op.",
    "scalar_activation": "Ops with a scalar, then an activation.",
    "activation_chain": "A chain of activations.",
    "norm_activation": "A normalisation, then an activation while the row is in cache.",
    "reduction": "A reduction, a softmax or a norm, with the elementwise ops around it.",
    "attention_pattern": "Flash attention: a running softmax over blocks; scores are not stored.",
    "matrix_chain": "A chain of matmuls in the order with the fewest multiply-adds.",
    "reshape_op": "A view is not copied: its consumer computes other indices.",
    "linear_bn": "A batch norm with known statistics, folded into the preceding weights.",
    "conv_bn_activation": "A convolution with its batch norm, bias, residual and activation.",
    "multi_tensor": "Small independent kernels in one launch.",
    "quantized_matmul": "A matmul that dequantises its weight in registers.",
    "quantized_matmul_activation": "The same with its epilogue.",
    "quantized_attention": "Attention over quantised keys and values, dequantised inside.",
}

STYLE = """
text { font: 12px ui-monospace, Menlo, Consolas, monospace; fill: #1f2328; }
.value rect { fill: #eef1f4; stroke: #afb8c1; } .kernel rect { fill: #fff1e5; stroke: #d4560a; }
.fused rect { fill: #ffd8b5; stroke: #d4560a; stroke-width: 2; } .name { font-weight: bold; }
path { fill: none; stroke: #6e7781; } .side { font: bold 13px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; } .value rect { fill: #2d333b; stroke: #545d68; }
  .kernel rect { fill: #3b2a1d; } .fused rect { fill: #5a3413; } path { stroke: #8b949e; }
}"""


# --- what is drawn -------------------------------------------------------------------------------


@dataclass(eq=False)
class Box:
    """A value or a kernel, and the boxes that it reads."""

    kind: str
    lines: list[str]
    reads: list[Box] = field(default_factory=list)
    x: float = 0.0
    y: float = 0.0

    @property
    def width(self) -> float:
        return max(map(len, self.lines)) * LETTER + 18

    @property
    def height(self) -> float:
        return len(self.lines) * LINE + 10


def boxes(made: Module) -> list[Box]:
    """The values that kernels read, the kernels in order, and the results."""
    makers: dict[Node, Box] = {}
    found: list[Box] = []

    def of(node: Node) -> Box:
        if node not in makers:
            name = str(node.attr("name")) if node.op == "input" else "weight"
            makers[node] = Box("value", [f"{name}{list(node.shape)}".replace(" ", "")])
            found.append(makers[node])
        return makers[node]

    for group in made.plan.groups:
        sources = []
        for read in group.reads():
            while read in group.folded:
                read = read.inputs[0]
            if read.shape or read.op != "constant":  # a number is part of the kernel's code
                sources.append(of(read))
        views = [f"({view.op} in its loads)" for view in group.folded_views()]
        title = [group.pattern] if group.pattern else []
        kind = "fused" if title or views else "kernel"
        ops = [" · ".join(part) for part in _in_threes([node.op for node in group.nodes])]
        box = Box(kind, [*title, *views, *ops], list(dict.fromkeys(sources)))
        found.append(box)
        makers |= dict.fromkeys(group.outputs, box)
    results = [
        Box("value", [f"result{list(n.shape)}".replace(" ", "")], [makers[n]])
        for n in made.graph.outputs
    ]
    return [*found, *results]


def _in_threes(names: Sequence[str]) -> Iterator[Sequence[str]]:
    yield from (names[at : at + 3] for at in range(0, len(names), 3))


def touching(drawn: Sequence[Box]) -> list[list[Box]]:
    """The boxes by the graph they belong to, where some do not touch."""
    graph = {box: {box} for box in drawn}
    for box in drawn:
        for read in box.reads:
            joined = graph[box] | graph[read]
            for each in joined:
                graph[each] = joined
    parts = dict.fromkeys(map(frozenset, graph.values()))
    return [[box for box in drawn if box in part] for part in parts]


# --- where it is drawn ---------------------------------------------------------------------------


def placed(drawn: Sequence[Box]) -> tuple[float, float]:
    """Give every box its place, right above whoever reads it first; the size of it all."""
    above: dict[Box, int] = {}  # the longest way from a box to a result
    for box in reversed(drawn):
        above[box] = max((above[other] + 1 for other in drawn if box in other.reads), default=0)
    levels = range(max(above.values()), -1, -1)
    rows = [[box for box in drawn if above[box] == level] for level in levels]
    widths = [sum(b.width for b in row) + GAP * (len(row) - 1) for row in rows]
    top = 0.0
    for row, width in zip(rows, widths, strict=True):
        left = (max(widths) - width) / 2
        for box in sorted(row, key=_middle):
            box.x, box.y = left, top
            left += box.width + GAP
        top += max(box.height for box in row) + RISE
    return max(widths), top - RISE


def _middle(box: Box) -> float:
    """Where the boxes that it reads are, on average: values that nothing made stand left."""
    return sum(r.x + r.width / 2 for r in box.reads) / max(1, len(box.reads))


def shapes(drawn: Sequence[Box], left: float, top: float) -> Iterator[str]:
    for box in drawn:
        x, y = left + box.x, top + box.y
        for read in box.reads:
            ax, ay = left + read.x + read.width / 2, top + read.y + read.height
            bx, half = x + box.width / 2, (y - ay) / 2
            yield (
                f'<path d="M{ax:.0f} {ay:.0f}C{ax:.0f} {ay + half:.0f} {bx:.0f} '
                f'{y - half:.0f} {bx:.0f} {y:.0f}" marker-end="url(#end)"/>'
            )
        yield f'<g class="{box.kind}"><rect x="{x:.0f}" y="{y:.0f}" width="{box.width:.0f}" '
        yield f'height="{box.height:.0f}" rx="{3 if box.kind != "value" else 9}"/>'
        for number, line in enumerate(box.lines):
            name = ' class="name"' if number == 0 and box.kind == "fused" else ""
            yield (
                f'<text{name} x="{x + box.width / 2:.0f}" y="{y + 17 + LINE * number:.0f}" '
                f'text-anchor="middle">{escape(line)}</text>'
            )
        yield "</g>"


def picture(sides: Sequence[tuple[str, Sequence[Box]]]) -> str:
    """Several graphs beside each other, each below its title."""
    body: list[str] = []
    left, bottom = float(MARGIN), 0.0
    for title, drawn in sides:
        parts = touching(drawn)
        kept = [box for part in parts[:SHOWN] for box in part]
        left_out = len(parts) - SHOWN
        width, height = placed(kept)
        width = max(width, len(title) * 7.5)
        body.append(f'<text class="side" x="{left:.0f}" y="{MARGIN + 8}">{escape(title)}</text>')
        body += shapes(kept, left, MARGIN + 24)
        if left_out > 0:
            body.append(
                f'<text x="{left:.0f}" y="{MARGIN + 44 + height:.0f}">'
                f"and {left_out} more like these</text>"
            )
            height += 24
        left, bottom = left + width + 3 * GAP, max(bottom, height)
    width, height = left - 3 * GAP + MARGIN, bottom + 2 * MARGIN + 24
    marker = (
        '<marker id="end" viewBox="0 0 6 6" refX="6" refY="3" markerWidth="7" '
        'markerHeight="7" orient="auto"><path d="M0 0L6 3L0 6"/></marker>'
    )
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
    style = f"<style>{STYLE}</style><defs>{marker}</defs>"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{style}'
    return "\n".join([head, *body, "</svg>\n"])


# --- the page ------------------------------------------------------------------------------------

HEAD = """# The named patterns

<!-- made by scripts/pictures.py -->

Each pattern on an example graph, before and after fusion. A grey box is a value in memory, an
orange box is a kernel, and an arrow is a read or write of memory. [FUSION.md](FUSION.md) says how
to enable and disable patterns, and what automatic fusion adds to them.

The speed-ups compare the fused with the unfused graph (`python -m benchmarks --suite patterns`,
two cores of a Zen 3): at 65,536 elements, then at 4,194,304 (262,144 for attention); on 1 / 2
threads.
"""


def page() -> dict[Path, str]:
    """Every file, by its path."""
    made, text = {}, [HEAD]
    for name in NAMED:
        if name not in EXAMPLES:
            continue
        graph = EXAMPLES[name](SIZE)
        apart = lower_graph(graph, X86_64_V3, FusionConfig(enabled=False))
        fused = lower_graph(graph, X86_64_V3, FusionConfig())
        told = explain(fused.plan, fused)
        made[PICTURES / f"{name}.svg"] = picture(
            [
                (f"before: {told.kernels_before} kernels", boxes(apart)),
                (f"after: {told.kernels_after}", boxes(fused)),
            ]
        )
        text.append(
            f"## {name}\n\n{ABOUT[name]}\n\n![{name} before and after](pictures/{name}.svg)\n\n"
            f"Kernels: {told.kernels_before} → {told.kernels_after}. Bytes moved: "
            f"{told.nbytes_before:,} → {told.nbytes_after:,}. {speed_ups(name)}\n"
        )
    return {**made, PAGE: "\n".join(text)}


def speed_ups(name: str) -> str:
    """The measured speed-ups by size and thread count, and the promised range."""
    file = ROOT / "benchmarks" / "patterns.json"
    rows = [r for r in json.loads(file.read_text(encoding="utf-8"))["rows"] if r["title"] == name]
    if not rows:
        return "Speed-up: not measured."
    rows.sort(key=lambda row: (_size(row), row["threads"]))
    sizes = dict.fromkeys(map(_size, rows))
    shown = [" / ".join(f"{_gain(r):.2f}" for r in rows if _size(r) == size) for size in sizes]
    promised = rows[0].get("promised")
    said = f" ([promised](PROMISES.md): {_range(promised)})" if promised else ""
    return f"Speed-up: {' and '.join(shown)}{said}."


def _gain(row: dict[str, Any]) -> float:
    return float(row["candidates"]["unfused"]["ratio"])


def _size(row: dict[str, Any]) -> int:
    return int(str(row["size"]).replace(",", ""))


def _range(promised: Sequence[float]) -> str:
    low, high = promised
    return f"{low:.2f}" if low == high else f"{low:.2f} to {high:.2f}"


def main() -> int:
    stale = []
    for path, text in page().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.relative_to(ROOT))
        if "--check" not in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if "--check" in sys.argv and stale:
        print(f"not current: {', '.join(map(str, stale))}; run scripts/pictures.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
