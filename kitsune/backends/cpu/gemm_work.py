"""A contraction counted: its tiles, blocks, panels and items, and the scratch that they need.

An item is a block of rows and a group of panels, or a split of k of these.
"""

from __future__ import annotations

from kitsune.backends.cpu.epilogue import direct
from kitsune.backends.cpu.memory_access import LINE
from kitsune.backends.cpu.micro_kernel import tiles
from kitsune.backends.cpu.panels import layout
from kitsune.backends.cpu.row_kernels import row_scratch
from kitsune.backends.cpu.schedule.contraction import ContractSchedule
from kitsune.ir.size_order import knows
from kitsune.ir.sizes import Size, ceil_div, minimum
from kitsune.lower.kernel import Kernel


class Work:
    """A kernel's work, counted."""

    def __init__(self, kernel: Kernel) -> None:
        plan: ContractSchedule = kernel.schedule
        place = layout(kernel)
        self.plan, self.place = plan, place
        self.panels = ceil_div(kernel.extent("n"), plan.nr)  # in all
        in_round = place.panels if plan.nc else self.panels
        self.groups = ceil_div(in_round, plan.group)
        self.is_dynamic = isinstance(kernel.extent("m"), Size)  # calls decide the number of rows
        self.count, self.small, self.larger = self._tiles(kernel.extent("m"))
        self.per_block = max(1, plan.mc // plan.mr)
        self.blocks = ceil_div(self.count, self.per_block)
        self.batch = kernel.extent("batch")
        part = -(-place.k // (4 * plan.splits)) * 4
        self.part = part if plan.splits > 1 else place.k
        self.block = min(plan.kc, self.part) if plan.kc else self.part
        is_cut = plan.splits > 1 or self.block != place.k
        self.is_cut = is_cut or isinstance(place.k, Size)  # tiles are given the length of k
        self.m = kernel.extent("m")
        self.direct = None if self.is_padded else direct(kernel)

    def _tiles(self, m: int) -> tuple[int, int, int]:
        """Tiles, the height of the smaller, and how many have one row more."""
        mr = self.plan.mr
        count, small, larger = tiles(m, mr)
        if not self.is_dynamic and count > 1 and small == mr > 1:
            return count, mr - 1, count  # the code of tiles that are not all full
        return count, small, larger

    @property
    def is_given(self) -> bool:
        """Whether the number of rows is no part of the code: kernels of other sizes share it."""
        return self.is_dynamic or (self.count > 1 and self.plan.splits == 1)

    @property
    def is_padded(self) -> bool:
        """Whether the last tile may have rows that are not there: those of a packed a only."""
        return (
            self.is_dynamic and self.plan.pack_a == "run" and not knows(">=", self.m, self.fewest)
        )

    @property
    def fewest(self) -> int:
        """Rows from which on two heights add up to any number of them."""
        return (self.plan.mr - 1) * (self.plan.mr - 2)

    @property
    def has_single_rows(self) -> bool:
        """Whether fewer rows are tiles of the larger height and of one."""
        is_able = self.is_dynamic and self.plan.has_single_rows and self.plan.mr > 2
        return is_able and not knows(">=", self.m, self.fewest)

    @property
    def items(self) -> int:
        return self.batch * self.blocks * self.groups * self.plan.splits

    @property
    def rows(self) -> int:
        """At most that many in a block."""
        return minimum(self.per_block, self.count) * (self.small + self.has_taller)

    @property
    def has_taller(self) -> bool:
        """Whether some tiles may have one row more."""
        return isinstance(self.larger, Size) or self.larger > 0

    @property
    def row_words(self) -> int:
        """From one row of sums to the next: in a panel, in the results if they are these, or where
        rows are reduced, in all."""
        if self.direct:
            return self.direct.row
        return self.panels * self.plan.nr if self.plan.rows else self.plan.nr

    @property
    def panel_words(self) -> int:
        """From the sums of one panel in a block of rows to those of the next."""
        return self.plan.nr if self.plan.rows else self.rows * self.plan.nr

    @property
    def sums_nbytes(self) -> int:
        words = minimum(self.plan.group, self.panels) * self.rows * self.plan.nr
        words = 0 if self.direct else words
        nbytes = words * self.place.term.nbytes
        return -(-nbytes // LINE) * LINE

    @property
    def rows_nbytes(self) -> int:
        """A block's rows of a, where each thread copies those of its own."""
        words = {
            "block": self.rows * self.place.a_row,
            "tiles": minimum(self.per_block, self.count) * self.place.a_tile,
        }.get(self.plan.pack_a, 0)
        return -(-words * self.place.term.nbytes // LINE) * LINE

    @property
    def panel_nbytes(self) -> int:
        """A panel of b, where each thread packs those of its items."""
        words = self.block * self.plan.nr if self.plan.pack_b == "panel" else 0
        return -(-words * self.place.term.nbytes // LINE) * LINE

    @property
    def packed_nbytes(self) -> int:
        return -(-self.place.words * self.place.term.nbytes // LINE) * LINE

    @property
    def shared_nbytes(self) -> int:
        """Scratch of all threads; that of each is behind it."""
        return self.packed_nbytes + (self.items * self.sums_nbytes if self.plan.splits > 1 else 0)

    @property
    def row_scratch_nbytes(self) -> int:
        """Values of a row that is reduced."""
        return -(-row_scratch(self.plan.rows) // LINE) * LINE if self.plan.rows else 0

    @property
    def private_nbytes(self) -> int:
        sums = self.sums_nbytes if self.plan.splits == 1 else 0
        return self.rows_nbytes + self.panel_nbytes + sums + self.row_scratch_nbytes
