"""Split the rows of a contraction into tiles: how many, where each begins, how high it is.

Tiles of mr and mr − 1 rows, the higher ones first, add up to every number of rows from
(mr − 1)·(mr − 2) on. Where calls decide the number and these do not add up to it, there are tiles
of mr rows, then one low tile for each bit of what is left. A tile of one row reads as much of b as
a high one: where an odd number is left, the last high tile gives one of its rows to the low ones.

    mr = 8    45 = 8·3 + 7·3    41 = 8·4 + 7 + 2    12 = 8 + 4    11 = 7 + 4    5 = 4 + 1
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kitsune.backends.cpu.llvm_text import Count, Frame
from kitsune.backends.cpu.micro_kernel import call_tile
from kitsune.backends.cpu.panels import LOW_HEIGHTS, Work
from kitsune.ir.sizes import Size


class RowTiles:
    """The tiles of a kernel's rows, of which there are `count`; the first `tall` are mr high, or
    one row higher than the others."""

    def __init__(self, frame: Frame, work: Work) -> None:
        self.frame, self.t, self.work = frame, frame.t, work
        self.count = self._number(work.count)
        self.tall = "" if work.is_ragged else self._number(work.larger)
        self.blocks, self.items = self._number(work.blocks), cast(Count, work.items)
        self.is_few, self.low_heights, self.low_rows = "", list[str](), ["0"]
        if work.is_ragged:
            self._split_rows()

    def _number(self, value: int) -> str:
        is_number = isinstance(value, Size) or value
        return self.frame.number(value) if is_number and self.work.is_given else str(value)

    def _split_rows(self) -> None:
        t, work, mr = self.t, self.work, self.work.plan.mr
        short = t.mul(self.count, mr - 1)
        self.is_few = t.let(f"icmp slt i64 {work.m}, {short}")
        whole, rest = (t.let(f"{op} i64 {work.m}, {mr}") for op in ("udiv", "urem"))
        is_odd = t.let(f"trunc i64 {rest} to i1")
        gives = t.let(f"and i1 {is_odd}, {t.let(f'icmp ne i64 {whole}, 0')}")
        given = t.let(f"zext i1 {gives} to i64")
        low = t.let(f"select i1 {gives}, i64 {mr - 1}, i64 0")  # rows of the tile that gives one
        bits = t.call("i64", "llvm.ctpop.i64", ("i64", t.add(rest, given)))
        few = t.add(whole, bits)
        self.count = t.let(f"select i1 {self.is_few}, i64 {few}, i64 {self.count}")
        whole = t.let(f"sub i64 {whole}, {given}")
        tall = t.let(f"sub i64 {work.m}, {short}")
        self.tall = t.let(f"select i1 {self.is_few}, i64 {whole}, i64 {tall}")
        left = t.add(t.add(rest, given), low)
        for n in range(len(LOW_HEIGHTS)):
            height = self._find_highest_bit(left)
            height = height if n else t.let(f"select i1 {gives}, i64 {low}, i64 {height}")
            left = t.let(f"sub i64 {left}, {height}")
            self.low_heights.append(height)
            self.low_rows.append(t.add(self.low_rows[-1], height))
        self.blocks = self.frame.divide_up(self.count, int(work.per_block))
        self.items = t.mul(t.mul(self.blocks, work.groups), work.batch)

    def find_row(self, tile: str) -> str:
        """The first row of a tile."""
        t, work = self.t, self.work
        row = t.mul(tile, work.small)
        if not work.has_taller and not work.is_ragged:
            return row
        tall = self.frame.smaller(tile, self.tall)
        row = t.add(row, tall)
        if not work.is_ragged:
            return row
        few = t.add(t.mul(tall, work.plan.mr), self._pick_low(tile, self.low_rows))
        return t.let(f"select i1 {self.is_few}, i64 {few}, i64 {row}")

    def call(self, tile: str, args: str) -> None:
        """Call the function of a tile of its height."""
        t, work = self.t, self.work
        if not work.is_ragged:
            call_tile(t, tile, work.small, self.tall if work.has_taller else 0, args)
            return
        low = self._pick_low(tile, self.low_heights)
        low = t.let(f"select i1 {self.is_few}, i64 {low}, i64 {work.small}")
        is_tall = t.let(f"icmp slt i64 {tile}, {self.tall}")
        height = t.let(f"select i1 {is_tall}, i64 {work.plan.mr}, i64 {low}")
        tag = t.fresh("height")
        cases = " ".join(f"i64 {rows}, label %{tag}.{rows}" for rows in work.heights[1:])
        t.do(f"switch i64 {height}, label %{tag}.{work.heights[0]} [{cases}]")
        for rows in work.heights:
            t.label(f"{tag}.{rows}")
            t.do(f"call void @tile{rows}({args})")
            t.do(f"br label %{tag}.end")
        t.label(f"{tag}.end")

    def _pick_low(self, tile: str, values: Sequence[str]) -> str:
        """The value of a tile among those after the high ones; the first for these."""
        t, found = self.t, values[0]
        after = t.let(f"sub i64 {tile}, {self.tall}")
        for n, value in enumerate(values[1:], 1):
            is_behind = t.let(f"icmp sge i64 {after}, {n}")
            found = t.let(f"select i1 {is_behind}, i64 {value}, i64 {found}")
        return found

    def _find_highest_bit(self, rows: str) -> str:
        """Of fewer rows than a tile has."""
        t, found = self.t, "0"
        for bit in LOW_HEIGHTS[::-1]:
            has = t.let(f"icmp sge i64 {rows}, {bit}")
            found = t.let(f"select i1 {has}, i64 {bit}, i64 {found}")
        return found
