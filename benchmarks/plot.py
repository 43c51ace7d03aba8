"""Draw the result of a suite as an SVG: a bar for each peer, as long as the speed-up over it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from math import log10
from typing import Any

WIDTH, LABEL, BAR, GROUP = 960, 300, 15, 14  # pixels
TOP, BOTTOM, RIGHT = 64, 34, 90
COLOURS = ("#4c78a8", "#f58518", "#54a24b", "#b279a2", "#72b7b2", "#e45756", "#9d755d", "#bab0ac")
LEAST, MOST = 0.25, 100.0  # of the scale


def draw_plot(result: Mapping[str, Any]) -> str:
    """Draw a bar for each peer: right of the line kitsune is faster; whiskers are quartiles."""
    rows = [row for row in result["rows"] if _select_peers(row)]
    names = list(dict.fromkeys(name for row in rows for name in _select_peers(row)))
    colours = {name: COLOURS[n % len(COLOURS)] for n, name in enumerate(names)}
    ratios = [each["ratio_high"] for row in rows for each in _select_peers(row).values()]
    scale = _Scale(max([2.0, *ratios]))
    parts, y = [*_draw_legend(colours)], float(TOP)
    for row in rows:
        parts += _draw_group(row, y, colours, scale)
        y += BAR * len(_select_peers(row)) + GROUP
    height = y + BOTTOM
    title = f"{result['suite']}: speed-up over the others"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
            f'width="{WIDTH}" height="{height:.0f}" font-family="sans-serif" font-size="12" '
            f'role="img" aria-label="{escape(title)}">',
            f'<rect width="{WIDTH}" height="{height:.0f}" fill="#ffffff"/>',
            f'<text x="12" y="22" font-size="16" font-weight="bold">{escape(title)}</text>',
            *_draw_axis(scale, y),
            *parts,
            "</svg>",
            "",
        ]
    )


class _Scale:
    """Ratios on a logarithmic axis."""

    def __init__(self, most: float) -> None:
        self.most = min(MOST, 1.1 * most)

    def x(self, ratio: float) -> float:
        inside = min(self.most, max(LEAST, ratio))
        part = log10(inside / LEAST) / log10(self.most / LEAST)
        return LABEL + part * (WIDTH - LABEL - RIGHT)


def _select_peers(row: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    return {name: each for name, each in row["candidates"].items() if "ratio" in each}


def _draw_legend(colours: Mapping[str, str]) -> list[str]:
    parts, x = [], 12.0
    for name, colour in colours.items():
        parts.append(f'<rect x="{x:.0f}" y="34" width="11" height="11" fill="{colour}"/>')
        parts.append(f'<text x="{x + 16:.0f}" y="44">{escape(name)}</text>')
        x += 34 + 7 * len(name)
    return parts


def _draw_axis(scale: _Scale, bottom: float) -> list[str]:
    parts = []
    for tick in (0.25, 0.5, 1, 2, 5, 10, 20, 50, 100):
        if LEAST <= tick <= scale.most:
            x, strong = scale.x(tick), tick == 1
            stroke = "#222222" if strong else "#dddddd"
            parts.append(
                f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 8}" y2="{bottom:.0f}" '
                f'stroke="{stroke}"/>'
            )
            parts.append(
                f'<text x="{x:.1f}" y="{bottom + 18:.0f}" text-anchor="middle">{tick:g}×</text>'
            )
    return parts


def _draw_group(
    row: Mapping[str, Any], top: float, colours: Mapping[str, str], scale: _Scale
) -> list[str]:
    label = f"{row['title']}, {row['size']}, {row['threads']}t"
    peers, one = _select_peers(row), scale.x(1.0)
    middle = top + BAR * len(peers) / 2 + 4
    parts = [f'<text x="{LABEL - 10}" y="{middle:.0f}" text-anchor="end">{escape(label)}</text>']
    for n, (name, each) in enumerate(peers.items()):
        x, y = scale.x(each["ratio"]), top + BAR * n
        left, wide = min(one, x), max(1.0, abs(x - one))
        low, high, at = scale.x(each["ratio_low"]), scale.x(each["ratio_high"]), y + BAR / 2
        parts.append(
            f'<rect x="{left:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{BAR - 3}" '
            f'fill="{colours[name]}"><title>{escape(name)}: {each["ratio"]:.2f}×</title>'
            f"</rect>"
        )
        parts.append(
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{at - 1.5:.1f}" '
            f'y2="{at - 1.5:.1f}" stroke="#222222"/>'
        )
        parts.append(
            f'<text x="{max(high, x, one) + 6:.1f}" y="{at + 2.5:.1f}" font-size="11">'
            f"{each['ratio']:.2f}×</text>"
        )
    return parts
