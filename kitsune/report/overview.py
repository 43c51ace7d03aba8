"""Write an Explanation as text: grouped to about one screen, or every kernel and every refusal."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from rich.table import Table

from kitsune.errors import spell
from kitsune.report.advice import advice
from kitsune.report.explanation import Explanation, GroupRow, RefusalRow, WeightRow
from kitsune.report.notebook import Block
from kitsune.report.text_tables import bytes_text, pluralize, text_table, wrap
from kitsune.system.progress import Cost

MAX_KERNEL_KINDS, MAX_REASONS = 16, 7  # rows of the overview
MAX_OPS = 12  # of a kernel that the overview names
MAX_STORED = 3  # results that are named of a kernel with many parts
HEADS = ["kernels", "pattern", "ops of each", "bytes", "gain", "measured"]
UNLIMITED = 10_000  # columns, where whoever shows the text wraps it
UNIMPORTANT = "nothing is lost"  # how the advice of a harmless refusal begins

T = TypeVar("T")


def overview(e: Explanation, width: int) -> str:
    """Kernels that do the same as one row, and refusals by their reason."""
    lines = [*_title(e, width), "", *_kernel_kinds(e, width), "", *_totals(e, width)]
    lines += _changes(e, width)
    hidden = list(_reasons(e, width))
    more = spell("print(explanation.to_text(all=True))", "--all")
    closing = [f"{more} lists every kernel and every pair"] if e.groups else []
    return "\n".join(line.rstrip() for line in [*lines, *hidden, *closing])


def overview_parts(e: Explanation) -> list[Block]:
    """The same as a table and lines, for a prompt and for notebooks."""
    table = Table(title="; ".join(_title(e, UNLIMITED)), title_justify="left")
    for name in HEADS:
        table.add_column(name, justify="left" if name in ("pattern", "ops of each") else "right")
    for groups in _kinds(e):
        table.add_row(*_kind_cells(groups))
    return [table, *_totals(e, UNLIMITED), *_changes(e, UNLIMITED), *_reasons(e, UNLIMITED)]


def everything(e: Explanation, width: int) -> str:
    """Return every kernel with what it stores, every quantised weight, rewrite and refusal."""
    lines = [*_title(e, width), ""]
    for group in e.groups:
        lines += _kernel(group, e, width)
    lines += ["", *_totals(e, width), *(stage_table(e.costs) if e.costs else ())]
    for row in (*e.weights, *e.rewrites, *e.refusals):
        lines += wrap(str(row), width, first="· ", then="  ")
    return "\n".join(line.rstrip() for line in lines)


# --- what it is about ----------------------------------------------------------------------------


def _title(e: Explanation, width: int) -> list[str]:
    what = f"{pluralize(e.kernels_before, 'op')} in {pluralize(e.kernels_after, 'kernel')}"
    sizes = ", ".join(f"{name} [{','.join(map(str, s))}]" for name, s in e.sizes.items())
    lines = wrap(f"{what}, planned for {sizes}" if sizes else what, width)
    if e.note:
        lines += wrap(e.note, width)
    return lines


def _totals(e: Explanation, width: int) -> list[str]:
    return [line for text in summary(e) for line in wrap(text, width, then="  ")]


def summary(e: Explanation) -> list[str]:
    """Summarise the kernels: bytes moved, predicted and measured gain, compile times."""
    lines = []
    if e.stages > 1:
        lines.append(f"{e.stages} programs, one after the other: sizes in between depend on values")
    if e.off:
        lines.append(f"{e.off}: every op is a kernel of its own")
    if not e.off:
        moved, unfused = bytes_text(e.nbytes_after), bytes_text(e.nbytes_before)
        lines.append(
            f"{moved} moved, {unfused} with a kernel for every op; "
            f"predicted gain {e.predicted_gain:.2f}"
        )
    lines += list(_describe_loops(e))
    if e.measured_gain is not None:
        lines.append(f"measured against a kernel for every op: {e.measured_gain:.2f} times as fast")
    if e.submits:
        times = "one submit" if e.submits == 1 else f"{e.submits} submits"
        sent, returned = map(bytes_text, e.copied_nbytes)
        copied = f"{sent} are sent to the device and {returned} read back"
        lines.append(f"{e.dispatches} dispatches in {times} a call; {copied}")
    lines += [e.half_precision] if e.half_precision else []
    lines += e.apart
    if e.times_ms:
        each = ", ".join(f"{stage} {ms:.0f}" for stage, ms in e.times_ms.items() if ms >= 0.5)
        what = "first result after" if "run" in e.times_ms else "compiled in"
        lines.append(f"{what} {sum(e.times_ms.values()):.0f} ms" + f": {each}" * bool(each))
    return lines


def stage_table(costs: Mapping[str, Cost]) -> list[str]:
    """What each stage up to the first run took, and all of them."""
    total = sum(costs.values(), Cost())
    rows = [["stage", "processor ms", "wall ms", "peak memory"]]
    for stage, cost in [*costs.items(), ("all", total)]:
        peak = bytes_text(cost.peak_nbytes) if cost.peak_nbytes else ""
        rows.append([stage, f"{cost.cpu_ms:,.1f}", f"{cost.wall_ms:,.1f}", peak])
    return text_table(rows, left=(0,))


def _describe_loops(e: Explanation) -> Iterator[str]:
    """How often loops repeat which kernels, equal ones in one line."""
    inside = [g for g in e.groups if g.loop is not None]
    for groups in _group_rows(inside, lambda g: (g.stage, g.steps, g.has_condition)):
        loops = _group_rows(groups, lambda g: g.loop)
        which = ", ".join(" ".join(str(g.kernel) for g in own) for own in loops)
        many = "a loop" if len(loops) == 1 else f"{len(loops)} loops"
        steps = pluralize(groups[0].steps, "step")
        how = "with a condition" if groups[0].has_condition else f"of {steps}"
        yield f"{many} {how}: kernels {which}"


# --- kernels -------------------------------------------------------------------------------------


def _kernel_kinds(e: Explanation, width: int) -> Iterator[str]:
    """One row for kernels of the same pattern and ops, in the order of their first."""
    kinds = _kinds(e)
    rows = [_kind_cells(groups) for groups in kinds[:MAX_KERNEL_KINDS]]
    is_tuned = any(g.measured_gain is not None for g in e.groups)
    columns = [n for n in range(6) if n != 5 or is_tuned]
    widths = [max(len(row[n]) for row in [HEADS, *rows]) for n in range(6)]
    rest = sum(widths[n] + 2 for n in columns if n != 2)
    widths[2] = max(16, min(widths[2], width - rest))
    for row in [HEADS, *rows]:
        for number, ops in enumerate(wrap(row[2], widths[2]) or [""]):
            cells = [text if number == 0 or n == 2 else "" for n, text in enumerate(row)]
            cells[2] = ops
            yield "  ".join(
                cells[n].ljust(widths[n]) if n in (1, 2) else cells[n].rjust(widths[n])
                for n in columns
            )
    if len(kinds) > MAX_KERNEL_KINDS:
        left = sum(len(groups) for groups in kinds[MAX_KERNEL_KINDS:])
        yield f"{left:>{widths[0]}}  others, of {len(kinds) - MAX_KERNEL_KINDS} kinds"


def _kinds(e: Explanation) -> list[list[GroupRow]]:
    return _group_rows(e.groups, lambda g: (g.stage, g.kind, g.pattern, _ops(g), g.steps))


def _kind_cells(groups: Sequence[GroupRow]) -> list[str]:
    first = groups[0]
    gains = [g.gain for g in groups if g.pattern != "-"]
    measured = [g.measured_gain for g in groups if g.measured_gain is not None]
    return [
        str(len(groups)),
        first.pattern if first.pattern != "-" else f"({first.kind})",
        _ops(first, MAX_OPS),
        bytes_text(sum(g.nbytes for g in groups)),
        _range(gains),
        _range(measured),
    ]


def _range(values: Sequence[float]) -> str:
    ends = [f"{value:.2f}" for value in (min(values), max(values))] if values else [""]
    return "-".join(dict.fromkeys(ends))


def _kernel(g: GroupRow, e: Explanation, width: int) -> list[str]:
    """Describe a kernel: its number, class, pattern and ops; what it stores; where it comes
    from."""
    gain = [] if g.pattern == "-" else [f"gain {g.gain:.2f}"]
    gain += [] if g.measured_gain is None else [f"measured {g.measured_gain:.2f}"]
    head = [g.kind, *([g.pattern] if g.pattern != "-" else []), bytes_text(g.nbytes), *gain]
    head += [f"nodes {_node_ranges(g.nodes)}"] if g.nodes else []
    head += [f"program {g.stage}"] if e.stages > 1 else []
    stores = f" → {_stores(g)}" if g.stores else ""
    number = f"{g.kernel:>3} "
    return [
        *wrap(" · ".join(head), width, first=number, then="    "),
        *wrap(_ops(g) + stores, width, first="    ", then="      "),
    ]


def _ops(group: GroupRow, most: int = 0) -> str:
    """List the ops of a kernel; of equal parts, those of one. With `most`, the first and the last
    of them."""
    count, ops = len(group.parts), group.ops
    is_repeated = count > 1 and ops == ops[: len(ops) // count] * count
    if is_repeated:
        ops = ops[: len(ops) // count]
    if most and len(ops) > most:
        ops = [*ops[: most - 2], "…", ops[-1]]
    joined = " · ".join(ops)
    return f"{count} × ({joined})" if is_repeated else joined


def _stores(group: GroupRow) -> str:
    most = MAX_STORED if len(group.parts) > 1 else len(group.stores)
    left = len(group.stores) - most
    return ", ".join(group.stores[:most]) + (f" and {left} more" if left > 0 else "")


def _node_ranges(numbers: Sequence[int]) -> str:
    """0, 1, 2, 5 as "0-2, 5"."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and runs[-1][-1] == n - 1:
            runs[-1][1:] = [n]
        else:
            runs.append([n])
    return ", ".join("-".join(map(str, run)) for run in runs)


# --- weights and rewrites ------------------------------------------------------------------------


def _changes(e: Explanation, width: int) -> Iterator[str]:
    for rows in _group_rows(e.weights, lambda w: (w.bits, w.group)):
        yield from wrap(_weights(rows), width, then="  ")
    for same in _group_rows(e.rewrites, lambda r: (r.pattern, r.note)):
        times = "once" if len(same) == 1 else f"{len(same)} times"
        yield from wrap(f"{same[0].pattern} rewrote {times}{same[0].note}", width, then="  ")


def _weights(rows: Sequence[WeightRow]) -> str:
    errors = [row.error for row in rows if row.error is not None]
    ends = dict.fromkeys(f"{x:.3f}" for x in (min(errors), max(errors))) if errors else {}
    lost = f", error {'-'.join(ends)}" if ends else ""
    sizes = bytes_text(sum(r.nbytes for r in rows)), bytes_text(sum(r.saved_nbytes for r in rows))
    count = f"{len(rows)} weights" if len(rows) > 1 else "1 weight"
    return (
        f"{count} of {rows[0].bits} bits in groups of {rows[0].group}: {sizes[0]}, "
        f"{sizes[1]} fewer than f32{lost}"
    )


# --- refusals ------------------------------------------------------------------------------------


def _reasons(e: Explanation, width: int) -> Iterator[str]:
    """The most frequent reasons, each with one pair and what to try."""
    kinds = sorted(
        _group_rows(e.refusals, lambda r: reason_kind(r.reason)), key=lambda rs: -len(rs)
    )
    if not kinds:
        return
    pairs = "1 pair does" if len(e.refusals) == 1 else f"{len(e.refusals)} pairs do"
    yield ""
    yield f"{pairs} not share a kernel:"
    for rows in kinds[:MAX_REASONS]:
        yield from _reason(rows, width)
    if left := kinds[MAX_REASONS:]:
        yield f"  {sum(map(len, left)):>3} × {len(left)} other reasons"


def _reason(rows: Sequence[RefusalRow], width: int) -> Iterator[str]:
    row, indent = rows[0], " " * 8
    yield from wrap(row.reason, width, first=f"  {len(rows):>3} × ", then=indent)
    pair = f"{_short(row.consumer)} after {_short(row.producer)}"
    yield from wrap(pair if len(rows) == 1 else f"such as {pair}", width, indent, indent)
    tip = advice(row.reason)
    if tip and not tip.startswith(UNIMPORTANT):
        yield from wrap(tip, width, first=f"{indent}→ ", then=f"{indent}  ")


def reason_kind(reason: str) -> str:
    """A reason without its sizes, as the page groups them."""
    return re.sub(r"(?<!\w)\d[\d.e+-]*", "…", re.sub(r"\[[\d, ]*\]", "[…]", reason))


def _short(name: str) -> str:
    """A node without the names of the file's nodes that it is made of."""
    return name.partition(" of ")[0]


def _group_rows(rows: Iterable[T], key: Callable[[T], Hashable]) -> list[list[T]]:
    found: dict[Hashable, list[T]] = {}
    for row in rows:
        found.setdefault(key(row), []).append(row)
    return list(found.values())
