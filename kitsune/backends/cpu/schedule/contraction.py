"""Schedule contractions for a CPU: vector axis, tile sizes, packing."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from math import ceil, prod

from kitsune.backends.cpu.schedule.attention_blocks import schedule_attention
from kitsune.backends.cpu.schedule.expression_rewrites import (
    lift_exponentials,
    multiply_by_inverse,
    narrow_integers,
)
from kitsune.backends.cpu.schedule.gemm_tiles import (
    DotForm,
    Panels,
    Steps,
    Term,
    choose_dynamic_tile,
    choose_term,
    choose_tile,
    count_chains,
    find_dot,
    has_two_heights,
    sum_in_i32,
    varies_with_calls,
    widest_divisor,
)
from kitsune.backends.cpu.schedule.prefetch import choose_panel_prefetch
from kitsune.backends.cpu.schedule.row_loops import (
    after_sums,
    reduces_rows,
    row_schedule,
    row_words,
)
from kitsune.backends.cpu.schedule.scan_loops import schedule_scan, schedule_scatter
from kitsune.ir.affine import Affine, affine, axis
from kitsune.ir.dtypes import DType, Packed
from kitsune.ir.sizes import Size, hint, is_multiple, is_symbolic
from kitsune.lower.axes import convert_to_row
from kitsune.lower.kernel import (
    READING,
    Axis,
    Body,
    Kernel,
    Prim,
    Schedule,
    free_axes,
    rewrite_kernel,
)
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

PAGE = 4096  # rows so far apart share cache sets
FEW = 16  # rows or columns for which copying an operand takes longer than reading it where it is
COPIED_COLUMNS = 256  # that make up for copying rows which could be read where they are
BLOCK_ROWS = 64  # of a, usually, at the least
LONG_ROW_NBYTES, ROW_PART_NBYTES = 8192, 2048  # of a: k is cut from the first on, in parts of these
MOST_ROWS = 128  # whose sums of one panel stay in the L1
ROWS_IN_PLACE, ROW_IN_PLACE_NBYTES = 8, 4096  # of b, read side by side
ITEMS = 16  # of work, which threads share
LONG, LONG_PART = 256, 1024  # k worth reading in several places, and summing by itself
STREAMS = (4, 3, 3, 3, 2)  # by rows: the more, the more is computed while they wait
STREAM_COLUMNS = 32  # at most, of several rows
COPIED = ("block", "tiles")  # ways to pack a: each thread what its blocks read


@dataclass(frozen=True, kw_only=True)
class ContractSchedule(Schedule):
    """`mr`×`nr` register tile, blocks of `mc` rows. `pack_a` and `pack_b` say who lays an operand
    out: "none" (read where it is), "run" (each call); for a, "block" (each thread the rows of its
    blocks) or "tiles" (likewise, the values of a tile's rows side by side); for b, "panel" (each
    thread those of its items, one at a time), "constant" (once, before) or "unpack" (a low-bit
    weight, `chunk` groups of rows at a time). Sizes along k count words.

    With `kc`, k goes by blocks of that many, and `group` panels of columns share each: their sums
    wait in scratch. With split-K, each of the `splits` is summed by itself; the sums are added at
    the end."""

    mr: int
    nr: int
    mc: int
    pack_a: str
    pack_b: str
    int8: bool = False  # int8 activations against low-bit weights
    tables: bool = False  # of sums of these, for weights of one bit
    chunk: int = 0
    form: DotForm = ""  # of the words that are multiplied
    kc: int = 0
    group: int = 1
    nc: int = 0  # columns of b packed at a time; 0 for all of them
    streams: int = 1  # places of k that one row of tiles reads at once
    chains: int = 1  # sums of each place, which take turns along k
    prefetch_nbytes: int = 0  # of b that a tile prefetches into L1 before it reads them
    splits: int = 1
    unroll: int = 4  # k values per iteration
    in_registers: bool = False  # a low-bit weight is unpacked there, by each tile of rows
    fewer: tuple[tuple[int, ContractSchedule], ...] = ()  # instead, for up to this many rows
    rows: Kernel | None = None  # what whole rows of sums go through, where these are reduced
    # Every other step of a loop goes through b backwards: it begins with what is still in a cache.
    alternates: bool = False
    keeps_b: bool = False  # packed by the first step of a loop, in scratch that is its own

    def stores_at_once(self, kernel: Kernel) -> bool:
        return self.pack_b != "unpack"

    def constant_form(self, kernel: Kernel, buffer: int) -> Panels | None:
        """The panels of a constant b. Kernels that read the same form of one constant share it."""
        if self.pack_b != "constant":
            return None
        dot = find_dot(kernel)
        b = find_constant_load(kernel, dot.args[1])
        if b is None or b.attr.buffer != buffer:
            return None
        term = Term(dot.dtype, self.form)
        flat, varying = kernel.flat(b.attr), free_axes(b, {})

        def strides(axes: Sequence[Axis]) -> Steps:
            return tuple((a.size, flat.coef(a.name)) for a in axes)

        return Panels(
            dtype=term.numpy_name,
            width=self.nr,
            start=flat.const,
            batch=strides([a for a in kernel.role("batch") if a.name in varying]),
            k=strides(kernel.role("k")),
            n=strides(kernel.role("n")),
            per=term.per,
            squares=self.winograd_tile(),
            run=self.contiguous_k(kernel) if term.per > 1 else 0,
        )

    def winograd_tile(self) -> int:
        """The output tile that weights are transformed for; 0 without Winograd."""
        return 0

    def contiguous_k(self, kernel: Kernel) -> int:
        """Elements of k after which packed groups begin anew; 0 for all of k."""
        return 0

    def __str__(self) -> str:
        form = f", {self.chunk} groups at a time" if self.chunk else ""
        form += ", int8 activations" if self.int8 else ""
        form += ", tables" if self.tables else ""
        form += f", {self.form}" if self.form else ""
        form += f", {self.kc} of k for {self.group} panels" if self.kc else ""
        form += f", {self.nc} columns at a time" if self.nc else ""
        form += f", {self.streams} streams" if self.streams > 1 else ""
        form += f", {self.chains} chains" if self.chains > 1 else ""
        form += f", prefetch {self.prefetch_nbytes} bytes ahead" if self.prefetch_nbytes else ""
        form += f", split-K {self.splits}" if self.splits > 1 else ""
        form += f", unroll {self.unroll}" if self.unroll != 4 else ""
        form += " at the first step" if self.keeps_b else ""
        form += ", backwards at odd steps" if self.alternates else ""
        form += f", whole rows: {self.rows.schedule}" if self.rows else ""
        fewer = "".join(f"up to {most} rows: {plan}; else " for most, plan in self.fewer)
        fewer = fewer.replace("up to 1 rows", "1 row")
        return (
            f"{fewer}{self.mr}x{self.nr} tile, {self.mc} rows a block, "
            f"pack a: {self.pack_a}, pack b: {self.pack_b}{form}"
        )


def schedule(kernel: Kernel, target: CpuTarget, constants: Set[int], final: Set[int]) -> Kernel:
    """The kernel with the schedule for a CPU. `constants` are the buffers known at compile time,
    `final` those that no other kernel reads."""
    given = kernel, target, frozenset(constants), frozenset(final)
    if is_symbolic(axis.size for axis in kernel.axes):
        return _schedule(*given)  # every time: it may record guards
    return _schedule_once(*given)


def _schedule(
    kernel: Kernel, target: CpuTarget, constants: frozenset[int], final: frozenset[int]
) -> Kernel:
    kernel = narrow_integers(kernel)
    if kernel.kind == "contract":
        kernel = sum_in_i32(kernel)
        if not reduces_rows(kernel):
            kernel = _swap_operands(kernel)
            kernel = convert_to_row(kernel) if _is_vector(kernel, constants) else kernel
    if kernel.kind == "row":
        kernel = lift_exponentials(multiply_by_inverse(kernel))
        return replace(kernel, schedule=row_schedule(kernel, target, set(final)))
    if kernel.kind == "contract":
        is_open = is_low_bit(kernel, find_dot(kernel).args[1])  # to the pass for such weights
        return replace(kernel, schedule=None if is_open else _contract(kernel, target, constants))
    if kernel.kind == "attention":
        return schedule_attention(kernel, target)
    made = {"scan": schedule_scan, "scatter": schedule_scatter}[kernel.kind]
    return replace(kernel, schedule=made(kernel, target))


_schedule_once = lru_cache(maxsize=64)(_schedule)  # the layers of a network have the same kernels


# --- contract ------------------------------------------------------------------------------------


def _swap_operands(kernel: Kernel) -> Kernel:
    """Exchange the operands when the result is contiguous along m: lanes run along n."""
    if not kernel.role("m"):
        return kernel
    inner = {a.name: abs(kernel.flat(kernel.stores[0]).coef(a.name)) for a in kernel.axes}
    along_m = any(inner[a.name] == 1 for a in kernel.role("m") if a.size != 1)
    along_n = any(inner[a.name] == 1 for a in kernel.role("n") if a.size != 1)
    if not along_m or along_n:
        return kernel
    swap = {"m": "n", "n": "m"}
    axes = tuple(replace(a, role=swap.get(a.role, a.role)) for a in kernel.axes)  # type: ignore[arg-type]

    def exchange(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        return body.prim(p.op, args[::-1] if p.op == "dot" else args, p.dtype, p.attr)

    return rewrite_kernel(replace(kernel, axes=axes), exchange)


def _is_vector(kernel: Kernel, constants: Set[int]) -> bool:
    """A matrix times a vector whose matrix is contiguous along k and changes with every call is a
    sum along rows; packing it would read it twice. Its order is not that of tiles."""
    if kernel.batch_invariant:
        return False
    if kernel.hint_extent("n") > 1 and kernel.hint_extent("m") > 1:
        return False
    k = {a.name for a in kernel.role("k")}
    loads = [p for side in find_dot(kernel).args for p in side.walk() if p.op in READING]
    if any(isinstance(kernel.buffers[p.attr.buffer].dtype, Packed) for p in loads):
        return False
    if any(p.attr.buffer in constants for p in loads):
        return False
    return all(any(kernel.flat(p.attr).coef(a) == 1 for a in k) for p in loads)


def _contract(kernel: Kernel, target: CpuTarget, constants: Set[int]) -> ContractSchedule:
    (a, b), term = find_dot(kernel).args, choose_term(kernel, target)
    m, k = kernel.hint_extent("m"), -(-kernel.hint_extent("k") // term.per)
    n, in_blocks = kernel.hint_extent("n"), any(is_packed(kernel, p) for p in b.walk())
    columns = -(-n // 16) * 16 if in_blocks else n
    mr, nr = choose_tile(m, columns, term, target)
    if isinstance(kernel.extent("m"), Size):
        mr, nr = choose_dynamic_tile(kernel.extent("m"), columns, term, target)
    across = _pack_along_m(m, k, term, target)
    if not has_two_heights(kernel.extent("m"), mr):
        across = "run"  # tiles of any height are copied as rows
    pack_a = choose_pack_a(kernel, a, _pack_for_page_aliasing(kernel, mr, target), across)
    pack_b = _pack_b(kernel, b, constants)
    if pack_b == "none":
        nr = widest_divisor(n, nr, term.lanes(target))
    elif in_blocks:
        nr = max(1, nr // 16) * 16  # the columns of a block of such a weight
    sums = mr * nr // term.lanes(target)
    chains = 1 if kernel.batch_invariant else count_chains(sums, k, target)
    is_dynamic = is_symbolic(kernel.extent(role) for role in ("m", "n", "k"))
    plan = ContractSchedule(
        mr=mr,
        nr=nr,
        mc=mr,
        pack_a=pack_a,
        pack_b=pack_b,
        form=term.form,
        chains=chains,
        unroll=target.tuning.unroll[0],
        alternates=kernel.is_repeated and pack_b == "constant" and pack_a not in COPIED,
        keeps_b=_can_keep_b(kernel, b, target) and pack_b == "run" and not is_dynamic,
    )
    if reduces_rows(kernel):
        return _block_whole_rows(kernel, plan, term, target)
    return _block(kernel, plan, term, target, is_dynamic)


def _block(
    kernel: Kernel, plan: ContractSchedule, term: Term, target: CpuTarget, is_dynamic: bool
) -> ContractSchedule:
    """Choose the blocks of m, n and k, and what of a constant b is streamed or prefetched."""
    m, k = kernel.hint_extent("m"), -(-kernel.hint_extent("k") // term.per)
    mr, nr, is_copied = plan.mr, plan.nr, plan.pack_a in COPIED
    size = term.nbytes * k * kernel.hint_extent("n")
    if is_dynamic:
        plan = _block_for_l2(kernel, plan, term, target)
        plan = replace(plan, kc=0) if isinstance(kernel.extent("k"), Size) else plan
        return _pack_by_panel(kernel, plan, term, target)
    is_far = k >= LONG and size > target.l2_nbytes and m <= target.tuning.stream_rows
    if plan.pack_b == "constant" and m <= mr and is_far and not kernel.batch_invariant:
        streams = STREAMS[min(m, len(STREAMS)) - 1]
        nr = min(nr, STREAM_COLUMNS) if m > 1 else nr
        return replace(plan, nr=nr, streams=streams, chains=1)
    if plan.pack_b == "constant" and m <= mr and not kernel.is_repeated:
        # A loop reads the same panels at every step: without prefetches a step of an LSTM of 64 to
        # 256 takes 4 to 9 % less on Zen 5.
        plan = replace(plan, prefetch_nbytes=choose_panel_prefetch(size, target))
    plan = _split_k(kernel, _block_for_l2(kernel, plan, term, target), k)
    if plan.keeps_b:
        return replace(plan, nc=0, alternates=not is_copied)
    return _pack_by_panel(kernel, plan, term, target)


def _can_keep_b(kernel: Kernel, b: Prim, target: CpuTarget) -> bool:
    """Whether b is the same at every step of a loop, and a program has scratch that is its own:
    pages lay scratch out for the threads that they turn out to have."""
    read = {p.attr.buffer for p in b.walk() if p.op in READING}
    return target.device == "cpu" and bool(read) and read <= kernel.invariants


def choose_pack_a(kernel: Kernel, a: Prim, if_aliased: str, across: str = "run") -> str:
    """How a is packed. It is read in place if m and k are one stride each and k is contiguous,
    unless its rows are whole pages apart: then as `if_aliased` says. Otherwise it is packed, which
    pays from a few columns on: as `across` says if a is contiguous along m."""
    m, k = kernel.role("m"), kernel.role("k")
    if not is_plain(kernel, a):
        return "run"
    flat = kernel.flat(a.attr)
    if not (_is_stride(flat, m) and _is_stride(flat, k)):
        return "run"
    row = flat.coef(m[-1].name) * a.dtype.itemsize if m else 0
    together = not k or flat.coef(k[-1].name) == 1 or not row
    if together:
        return if_aliased if row and is_multiple(row, PAGE) else "none"
    if kernel.hint_extent("n") <= FEW:
        return "none"
    return across if flat.coef(m[-1].name) == 1 else "run"


def _pack_along_m(m: int, k: int, term: Term, target: CpuTarget) -> str:
    """Choose how to copy a that is contiguous along m: each thread what its tiles read, if there
    are several blocks of rows and the L2 holds one."""
    is_near = k * term.nbytes * BLOCK_ROWS <= target.l2_nbytes // 2
    return "tiles" if term.per == 1 and is_near and m >= 2 * MOST_ROWS else "run"


def _pack_for_page_aliasing(kernel: Kernel, mr: int, target: CpuTarget) -> str:
    """What to do with rows that are pages apart: those of a tile share cache sets. Another thread
    of the core may hold half of each, so where many columns read a block's rows each part of the
    work copies its own; all of a, if a tile would crowd a cache that it has to itself."""
    rows, blocks = target.tuning.page_rows, kernel.hint_extent("m") // BLOCK_ROWS
    share = 1.0 if isinstance(kernel.extent("m"), Size) else blocks / (blocks + ITEMS)
    if mr > rows // 2 and share * kernel.hint_extent("n") >= COPIED_COLUMNS:
        return "block"
    return "run" if mr > rows else "none"


def _is_stride(flat: Affine, axes: Sequence[Axis]) -> bool:
    """Whether axes, counted through as one, are one stride in an index."""
    return all(flat.coef(o.name) == flat.coef(i.name) * i.size for o, i in pairwise(axes))


def is_plain(kernel: Kernel, operand: Prim) -> bool:
    """Whether an operand is in memory as it is multiplied, so that the tile can read it."""
    return operand.op == "load" and kernel.buffers[operand.attr.buffer].dtype == operand.dtype


def find_constant_load(kernel: Kernel, b: Prim) -> Prim | None:
    """The load of which an operand has the values, as they are or in a wider type."""
    while b.op == "cast" and b.dtype.is_int and _same_values(b.args[0].dtype, b.dtype):
        b = b.args[0]
    return b if b.op == "load" and not is_packed(kernel, b) else None


def is_packed(kernel: Kernel, p: Prim) -> bool:
    """Whether a primitive reads a low-bit weight."""
    return p.op in READING and isinstance(kernel.buffers[p.attr.buffer].dtype, Packed)


def _same_values(old: DType, new: DType) -> bool:
    signs = old.family == new.family or (old.family, new.family) == ("uint", "int")
    return signs and old.itemsize < new.itemsize


def _pack_b(kernel: Kernel, b: Prim, constants: Set[int]) -> str:
    """Constants that all calls read alike are packed before, f16 as f32. Few rows read b where it
    is, contiguous along n, in vectors that end with it."""
    load = find_constant_load(kernel, b)
    if load is not None and load.attr.buffer in constants:
        buffer = load.attr.buffer
        readers = [p for p in kernel.prims() if p.op in READING and p.attr.buffer == buffer]
        if len(readers) == 1 and not varies_with_calls(kernel, load):
            return "constant"
    n, k = kernel.role("n"), kernel.role("k")
    if not is_plain(kernel, b) or len(n) != 1 or len(k) > 1 or kernel.hint_extent("m") > FEW:
        return "run"
    along_n = kernel.flat(b.attr).coef(n[0].name) == 1
    return (
        "none" if along_n and is_multiple(n[0].size, 16) and not is_symbolic([n[0].size]) else "run"
    )


def _block_for_l2(
    kernel: Kernel, plan: ContractSchedule, term: Term, target: CpuTarget
) -> ContractSchedule:
    """Blocks of a that stay in the L2 while panels of b pass by. Where k is long it is
    cut: that many rows are a block that b is not read again and again, and its part of a panel is
    still there for the last of them. Likewise where rows are few and a panel long, to stay in the
    L1 for all of them. Where b is read in place, a block is a few rows of it, each read a
    long way."""
    m, n, k = (
        kernel.hint_extent("m"),
        kernel.hint_extent("n"),
        -(-kernel.hint_extent("k") // term.per),
    )
    if isinstance(kernel.extent("m"), Size):
        m = max(m, MOST_ROWS)  # few rows at first say nothing of the next call
    size, room = term.nbytes, target.l2_nbytes // 2
    kc, group = k, 1
    if plan.pack_b == "none" and k > ROWS_IN_PLACE and n * size > ROW_IN_PLACE_NBYTES:
        kc, group = ROWS_IN_PLACE, max(1, ROW_IN_PLACE_NBYTES // (plan.nr * size))
    elif m > plan.mr and m * k * size <= room <= k * plan.nr * size:
        kc = max(4, target.l1_nbytes // (2 * plan.nr * size) // 4 * 4)
    elif m > plan.mr and k * size >= LONG_ROW_NBYTES:
        kc = -(-k // (16 * ceil(k * size / ROW_PART_NBYTES))) * 16
    rows = max(plan.mr, min(MOST_ROWS, ceil(room / max(size * kc, 1) / plan.mr) * plan.mr))
    blocks = max(1, ceil(m / rows))
    mc = ceil(ceil(m / blocks) / plan.mr) * plan.mr  # blocks of even height
    items, least = kernel.hint_extent("batch") * blocks, target.tuning.items
    while plan.pack_b != "none" and group > 1 and items * ceil(n / (plan.nr * group)) < least:
        group //= 2  # something to share
    return _block_for_llc(
        kernel,
        replace(plan, mc=max(mc, plan.mr), kc=kc if kc < k else 0, group=group),
        term,
        target,
    )


def _block_whole_rows(
    kernel: Kernel, plan: ContractSchedule, term: Term, target: CpuTarget
) -> ContractSchedule:
    """Blocks of rows whose sums take half of the L1, all panels of b passing by; of fewer
    rows where these are few, so that there are blocks to share."""
    rows, words = kernel.hint_extent("batch", "m"), row_words(kernel, plan.nr)
    near = target.l1_nbytes // (2 * words * term.nbytes)
    count = min(near, rows // target.tuning.items, MOST_ROWS) // plan.mr
    size = words * term.nbytes * kernel.hint_extent("k") if plan.pack_b != "none" else 0
    return replace(
        plan,
        mc=max(1, count) * plan.mr,
        group=words // plan.nr,
        prefetch_nbytes=choose_panel_prefetch(size, target),
        rows=after_sums(kernel, target, plan.nr),
    )


def _block_for_llc(
    kernel: Kernel, plan: ContractSchedule, term: Term, target: CpuTarget
) -> ContractSchedule:
    """As many columns of b at a time as leave room in the LLC."""
    if plan.pack_b != "run":
        return plan
    varying = free_axes(find_dot(kernel).args[1], {})
    count = hint(prod(x.size for x in kernel.role("batch") if x.name in varying))
    k, panels = -(-kernel.hint_extent("k") // term.per), -(-kernel.hint_extent("n") // plan.nr)
    one = count * k * plan.nr * term.nbytes
    rounds = ceil(panels * one / (target.l3_nbytes // 2))
    each = ceil(panels / max(1, min(rounds, panels // FEW)))
    each = ceil(each / plan.group) * plan.group
    return replace(plan, nc=each * plan.nr) if each < panels else plan


def _split_k(kernel: Kernel, plan: ContractSchedule, k: int) -> ContractSchedule:
    """A long k of a small result is cut into parts that threads share. Their number follows from
    the shape alone, so that sums are the same for any number of threads."""
    items = kernel.hint_extent("batch") * ceil(kernel.hint_extent("m") / plan.mc)
    items *= ceil(ceil(kernel.hint_extent("n") / plan.nr) / plan.group)
    parts = min(ITEMS // max(items, 1), k // LONG_PART)
    if parts < 2 or plan.nc or kernel.batch_invariant:
        return plan
    return replace(plan, splits=parts)


def _pack_by_panel(
    kernel: Kernel, plan: ContractSchedule, term: Term, target: CpuTarget
) -> ContractSchedule:
    """Where the L2 holds all rows of a, each thread packs a panel just before these
    pass by it: b is read once, and not written to memory first. Where k is cut, that is a part of
    a panel, and one block has all rows."""
    if plan.pack_b != "run" or plan.splits > 1:
        return plan
    m, k = kernel.hint_extent("m"), -(-kernel.hint_extent("k") // term.per)
    several = m > plan.mc or isinstance(kernel.extent("m"), Size)
    if several and (
        plan.kc or plan.pack_a in COPIED or m * k * term.nbytes > target.l2_nbytes // 2
    ):
        return plan
    varying = free_axes(find_dot(kernel).args[1], {})
    if any(x.name not in varying for x in kernel.role("batch")):
        return plan
    return replace(plan, pack_b="panel", nc=0)


def is_low_bit(kernel: Kernel, b: Prim) -> bool:
    """Whether b is a packed weight read along its own rows and columns; several axes may count its
    columns."""
    if b.op != "load" or not isinstance(kernel.buffers[b.attr.buffer].dtype, Packed):
        return False
    k, n, dtype = kernel.role("k"), kernel.role("n"), kernel.buffers[b.attr.buffer].dtype
    if len(k) != 1 or not n or dtype.group % 16 or dtype.rows % 32 or not k[0].size:
        return False
    steps = {x.name: prod(y.size for y in n[i + 1 :]) for i, x in enumerate(n)}
    return bool(b.attr.index == (axis(k[0].name), affine(0, steps)))
