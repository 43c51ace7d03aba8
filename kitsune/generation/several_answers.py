"""Several answers of a model to one prompt: random samples, or the best by beam search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kitsune.errors import InputError
from kitsune.generation.beams import BeamOptions, BeamSearch, EndedBeam
from kitsune.generation.branches import (
    BranchCache,
    Completion,
    Sample,
    generate_samples,
    search_beams,
)
from kitsune.generation.choose_tokens import check_tokens
from kitsune.generation.decoder_steps import Steps

if TYPE_CHECKING:
    from kitsune.generation.text_model import TextModel

MAX_BRANCHES = 64
LEAST_BRANCHES = 8  # that programs are compiled for


def sample_several(
    model: TextModel, prompt: Any, n: int, options: Mapping[str, Any]
) -> list[Completion]:
    """`n` answers with seeds of their own."""
    ids, read = model.read_any(prompt, options)
    model.check_prompt(ids)
    count, size = _check_count("n", n), len(ids)
    if read.draft is not None:
        raise InputError("draft is for one answer", hint="leave out draft, or n")
    room, most = model.context - size, read.max_new_tokens
    limit = room if most is None else min(most, room)
    choosers = [model.make_chooser(ids, read, each) for each in range(count)]
    made = [Sample(each, model.tokenizer, size, limit) for each in choosers]
    with model.branch_cache(count, size + count * limit) as cache:
        return generate_samples(cache, ids, made)


def search_several(
    model: TextModel,
    prompt: Any,
    counts: tuple[int, int],
    length_penalty: float,
    options: Mapping[str, Any],
) -> list[Completion]:
    """The best of some beams; `counts` is how many beams there are, and how many are wanted."""
    ids, read = model.read_any(prompt, options)
    model.check_prompt(ids)
    check_tokens(read, model.config.vocabulary)
    beams, n = _check_count("beams", counts[0]), _check_count("n", counts[1])
    if n > beams:
        raise InputError(f"n is {n}", why=f"there are {beams} beams")
    if isinstance(length_penalty, bool) or not isinstance(length_penalty, (int, float)):
        raise InputError(f"length_penalty is {length_penalty!r}", why="it is a number")
    room, most = model.context - len(ids), read.max_new_tokens
    limit = room if most is None else min(most, room)
    ends = model.tokenizer.ends | read.stop_tokens
    search = BeamSearch(BeamOptions(beams, length_penalty), ends, limit)
    with model.branch_cache(beams, len(ids) + 2 * beams * limit) as cache:
        if limit:
            search_beams(cache, ids, search)
    found = search.ended[:n] or [EndedBeam(0.0, (), "length")]  # no token where there is no room
    decode = model.tokenizer.decode
    return [
        Completion(decode(each.tokens), each.tokens, each.finish_reason, (), each.score)
        for each in found
    ]


def fit_cache(found: BranchCache | None, steps: Steps, count: int, tokens: int) -> BranchCache:
    """An empty cache for this many branches and tokens; `found` is one that is there. There are as
    few numbers of rows as possible, since each has programs of its own."""
    rows = 2 * steps.capacity
    while rows < tokens:
        rows *= 2
    if found is None or found.steps is not steps or found.rows < rows or found.most < count:
        return BranchCache(steps, max(LEAST_BRANCHES, count), rows)
    found.clear()
    return found


def _check_count(name: str, count: object) -> int:
    if isinstance(count, int) and not isinstance(count, bool) and 1 <= count <= MAX_BRANCHES:
        return count
    raise InputError(f"{name} is {count!r}", why=f"it is a count from 1 to {MAX_BRANCHES}")
