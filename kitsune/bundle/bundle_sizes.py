"""Choose the sizes that a bundle holds programs for, where one program cannot serve every size.

    choose_signatures(axes, None, "search", {"tokenizer": "tokenizer.json"}, trace)
    # [{"batch": 1, "sequence": 16}, {"batch": 1, "sequence": 32}, {"batch": 1, "sequence": 128}]

A page runs one item a call, so a batch axis has the size 1. A page says more: search runs texts of
any length up to what its tokenizer and the model take, a picture has the size of its preprocessor.
An axis that nothing is known about is an error, as 1 is seldom what is meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from os import PathLike
from pathlib import Path
from typing import Any

from kitsune.bundle.pictures import picture_size
from kitsune.bundle.tokenizer import max_length
from kitsune.errors import InputError, KitsuneError, option, spell
from kitsune.frontends.dynamic_axes import Axes, Declared
from kitsune.system.records import dataclass

# A query, a sentence, a paragraph: a text is padded to the next of them, and cut to the last.
TEXT_LENGTHS = (16, 32, 128)
TRIED_LENGTHS = (128, 32, 16, 8, 4, 2, 1)  # of axes whose largest size only tracing tells
BATCH = re.compile(r"batch|bsz|^(b|n|none|unk\w*|(dim|d)_?0)$", re.IGNORECASE)

Given = Mapping[str, str | PathLike[str]]
Signature = Mapping[str, Any]


@dataclass(frozen=True)
class DynamicAxis:
    """An axis of an input whose size neither the model nor the user gives. `role` is what the size
    is known from: "batch", "length", "height" or "width"; axes of one role have one size."""

    input: str
    position: int
    name: str | None
    role: str | None


def choose_signatures(
    axes: Axes,
    shapes: Any,
    page: str | None,
    given: Given,
    trace: Callable[[Signature], object],
) -> Any:
    """`shapes`, as `CompiledModel.warm_up` takes them, with every size set. `trace` raises for
    signatures that the model does not take: this bounds the lengths of texts."""

    def can_trace(signature: Signature) -> bool:
        try:
            trace(signature)
        except KitsuneError:
            return False
        return True

    is_listed = isinstance(shapes, Sequence) and not all(isinstance(size, int) for size in shapes)
    listed = shapes if is_listed else [{} if shapes is None else shapes]
    made = [
        full
        for each in listed
        for full in (
            _complete(axes, each, page, given, can_trace) if isinstance(each, Mapping) else [each]
        )
    ]
    return made if any(isinstance(each, Mapping) for each in listed) else shapes


def example_signatures(axes: Axes, page: str | None) -> Iterator[Signature]:
    """Signatures to trace a model for any size with: of one item, with long axes first. None where
    the model leaves no size open, or the page decides all of them."""
    found = list(_dynamic_axes(axes, {}, page))
    for n in TRIED_LENGTHS if found and page != "image" else ():
        sizes = {axis.role: 1 if axis.role == "batch" else n for axis in found}
        for axis in found:
            low, high = axes.bounds.get(axis.name or "", (1, n))
            sizes[axis.role] = max(low, min(high, sizes[axis.role]))
        yield _set(axes, {}, found, sizes)


def _complete(
    axes: Axes,
    signature: Signature,
    page: str | None,
    given: Given,
    can_trace: Callable[[Signature], bool],
) -> Iterator[Signature]:
    """The signatures that one with dynamic sizes stands for."""
    found = list(_dynamic_axes(axes, signature, page))
    if not found:
        yield signature
        return
    sizes = {
        role: (1,) if role == "batch" else _known_sizes(role, given)
        for role in dict.fromkeys(axis.role for axis in found)
    }
    unknown = [axis for axis in found if not sizes[axis.role]]
    if unknown:
        raise _open_error(unknown, page)
    if "length" in sizes:
        top = _axis_bound(axes, found)
        lengths = sorted({min(n, top) for n in sizes["length"]})
        sizes["length"] = _traceable(
            lengths, lambda n: can_trace(_set(axes, signature, found, _first(sizes, n)))
        )
    for chosen in product(*sizes.values()):
        yield _set(axes, signature, found, dict(zip(sizes, chosen, strict=True)))


def _first(sizes: Mapping[str | None, Sequence[int]], length: int) -> dict[str | None, int]:
    return {role: length if role == "length" else each[0] for role, each in sizes.items()}


def _axis_bound(axes: Axes, found: Sequence[DynamicAxis]) -> int:
    """The largest length within the bounds that the model was compiled with."""
    named = {axis.name for axis in found if axis.role == "length"}
    return min((axes.bounds[n][1] for n in named if n in axes.bounds), default=TEXT_LENGTHS[-1])


def _traceable(lengths: Sequence[int], can_trace: Callable[[int], bool]) -> list[int]:
    """The lengths that the model takes; the largest of all in place of those that are too long."""
    low, high = 0, next((n for n in lengths if not can_trace(n)), None)
    if high is None:
        return list(lengths)
    fitting = [n for n in lengths if n < high]
    low = max(fitting, default=0)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if can_trace(middle) else (low, middle)
    return sorted({*fitting, low}) if low else list(lengths)  # all fail: tracing says why


# --- which axes are open -------------------------------------------------------------------------


def _dynamic_axes(axes: Axes, signature: Signature, page: str | None) -> Iterator[DynamicAxis]:
    set_names = {*signature} | {
        name for value in axes.inputs if value.name in signature for name in value.shape or ()
    }
    found = [
        (value, position, name)
        for value in axes.inputs
        if value.shape is not None and value.name not in signature
        for position, name in enumerate(value.shape)
        if not isinstance(name, int) and (name is None or name not in set_names)
    ]
    roles = [_role(value, position, page) for value, position, _ in found]
    by_name = {n: role for (_, _, n), role in zip(found, roles, strict=True) if role and n}
    for (value, position, name), role in zip(found, roles, strict=True):
        yield DynamicAxis(value.name, position, name, by_name.get(name or "", role))


def _role(value: Declared, position: int, page: str | None) -> str | None:
    assert value.shape is not None
    rank, name = len(value.shape), value.shape[position]
    if page == "search" and rank == 2:
        return ("batch", "length")[position]
    if page == "image" and rank == 4:
        is_channels_last = value.shape[3] in (1, 3)
        spatial = (1, 2) if is_channels_last else (2, 3)
        roles = {0: "batch", spatial[0]: "height", spatial[1]: "width"}
        return roles.get(position)
    is_batch = rank > 1 if name is None else BATCH.search(str(name)) is not None
    return "batch" if position == 0 and is_batch else None


def _known_sizes(role: str | None, given: Given) -> Sequence[int]:
    """The sizes of a role by the files that the page is given; none where they do not say."""
    if role == "length":
        limit = max_length(Path(given["tokenizer"])) if "tokenizer" in given else None
        return sorted({min(n, limit or n) for n in TEXT_LENGTHS})
    if role in ("height", "width") and "preprocessor" in given:
        size = picture_size(Path(given["preprocessor"]))
        return () if size is None else (size[role == "width"],)
    return ()


def _set(
    axes: Axes,
    signature: Signature,
    found: Sequence[DynamicAxis],
    sizes: Mapping[str | None, int],
) -> Signature:
    """The signature with sizes by role; an axis without a name is set by the shape of its input."""
    made = dict(signature) | {a.name: sizes[a.role] for a in found if a.name is not None}
    unnamed = {axis.input for axis in found if axis.name is None}
    by_place = {(axis.input, axis.position): sizes[axis.role] for axis in found}
    for value in axes.inputs:
        if value.name in unnamed:
            completed = axes.complete_shapes(made)[value.name]
            made[value.name] = tuple(
                by_place.get((value.name, n), size) for n, size in enumerate(completed)
            )
    return made


# --- what cannot be chosen -----------------------------------------------------------------------


def _open_error(unknown: Sequence[DynamicAxis], page: str | None) -> InputError:
    axes: dict[str, list[str]] = {}
    for axis in unknown:
        what = f"'{axis.name}'" if axis.name else f"axis {axis.position} of '{axis.input}'"
        axes.setdefault(what, []).append(f"axis {axis.position} of '{axis.input}'")
    places = "; ".join(
        what if what in at else f"{what} is {', '.join(at)}" for what, at in axes.items()
    )
    plural = "sizes" if len(axes) > 1 else "size"
    return InputError(
        f"the model leaves the {plural} of {', '.join(axes)} open",
        why=f"{places}; a bundle holds programs for exact sizes",
        hint=_hint_sizes(unknown, page),
    )


def _hint_sizes(unknown: Sequence[DynamicAxis], page: str | None) -> str:
    names = dict.fromkeys(axis.name for axis in unknown if axis.name)
    if not names:
        name = unknown[0].input
        return spell(f"shapes=[{{'{name}': (1, 128)}}]", f"--shape {name}=1x128")
    is_picture = {axis.role for axis in unknown} <= {"height", "width"}
    size, more = (224, "192,224") if is_picture else (128, "32,64,128")
    flags = " ".join(f"--shape {name}={size}" for name in names)
    python = ", ".join(f"'{name}': {size}" for name in names)
    several = f"--bucket {next(iter(names))}={more}"
    config = f", or {option('preprocessor', 'preprocessor_config.json')}" if is_picture else ""
    python = f"shapes=[{{{python}}}]{config}; a list of several writes several sizes"
    return spell(python, f"{flags}{config}; {several} for several sizes")
