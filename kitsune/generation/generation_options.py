"""Validate the options of `generate` and `chat`, under the names that other libraries use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from kitsune.errors import InputError
from kitsune.generation.sampling import Sampling
from kitsune.system.lazy_imports import closest_name
from kitsune.system.records import dataclass

SAMPLING = tuple(field.name for field in fields(Sampling))
CONSTRAINTS = ("json_schema", "regex", "choices", "grammar")
NAMES = (
    *("max_new_tokens", *SAMPLING, "seed", "stop"),
    *("stop_tokens", "logprobs", "draft", *CONSTRAINTS),
)
MAX_LOGPROBS = 1000  # tokens that each step reports at most
# Names of llama.cpp, ollama, OpenAI and transformers that mean one of ours.
ALIASES = {
    "max_tokens": "max_new_tokens",
    "max_completion_tokens": "max_new_tokens",
    "num_predict": "max_new_tokens",
    "n_predict": "max_new_tokens",
    "temp": "temperature",
    "repeat_penalty": "repetition_penalty",
    "penalty_repeat": "repetition_penalty",
    "penalty_last_n": "repeat_last_n",
    "stop_strings": "stop",
    "stop_sequences": "stop",
    "stop_token_ids": "stop_tokens",
    "top_logprobs": "logprobs",
    "penalty_present": "presence_penalty",
    "penalty_freq": "frequency_penalty",
    "typ_p": "typical_p",
    "schema": "json_schema",
    "guided_json": "json_schema",
    "guided_regex": "regex",
    "guided_choice": "choices",
    "draft_model": "draft",
    "assistant_model": "draft",
}
# Options of other libraries that have no equal here, and what to do instead.
ELSEWHERE = {
    "do_sample": "temperature=0 takes the most likely token; a temperature above 0 samples",
    "max_length": "give max_new_tokens, which does not count the prompt",
    "num_ctx": "give context= to create_model, or --context on the command line",
    "n_ctx": "give context= to create_model, or --context on the command line",
    "n": "use model.samples(prompt, n=...)",
    "num_beams": "use model.beam_search(prompt, beams=...)",
    "num_return_sequences": "use model.samples(prompt, n=...)",
    "best_of": "use model.beam_search(prompt, beams=...)",
    "system": "use conversation(system=...), or a message with the role 'system'",
}

# A text is continued with its most likely tokens unless the caller wants otherwise.
GENERATE: dict[str, Any] = {
    "max_new_tokens": 128,
    **{name: getattr(Sampling(), name) for name in SAMPLING},
    "seed": None,
    "stop": (),
    "stop_tokens": (),
    "logprobs": None,
    "draft": None,
    **dict.fromkeys(CONSTRAINTS),
}
# An answer is sampled: small models repeat themselves when they always take the most likely token.
# temperature, top_k, top_p and min_p are llama.cpp's defaults, the penalty is ollama's.
CHAT = GENERATE | {
    "max_new_tokens": None,
    "temperature": 0.8,
    "top_k": 40,
    "top_p": 0.95,
    "min_p": 0.05,
    "repetition_penalty": 1.1,
}


@dataclass(frozen=True)
class Options:
    """`max_new_tokens` is None for as many as the context has room for. `logprobs` is how many of
    the most likely tokens each step reports, None for no log probabilities; `draft` is "prompt", a
    model, or None; `constraint` names a kind and says what texts may be."""

    max_new_tokens: int | None
    sampling: Sampling
    seed: int | None
    stop: tuple[str, ...]
    stop_tokens: frozenset[int] = frozenset()
    logprobs: int | None = None
    draft: Any = None
    constraint: tuple[str, Any] | None = None


def canonical_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """Options by our names; an error for one that is unknown or given under two names."""
    found: dict[str, Any] = {}
    for name, value in given.items():
        known = ALIASES.get(name, name)
        if known not in NAMES:
            raise InputError(f"there is no option '{name}'", hint=_suggestion(name))
        if known in found:
            raise InputError(f"'{known}' is given twice", why=f"'{name}' means the same")
        found[known] = value
    return found


def read_options(given: Mapping[str, Any], defaults: Mapping[str, Any]) -> Options:
    values = {**defaults, **canonical_options(given)}
    most, stop = values["max_new_tokens"], values["stop"]
    if most is not None and (not isinstance(most, int) or isinstance(most, bool) or most < -1):
        raise InputError(f"max_new_tokens is {most!r}", why="it is a count, or None for no limit")
    stops = (stop,) if isinstance(stop, str) else tuple(stop)
    if not all(isinstance(each, str) for each in stops):
        raise InputError(f"stop is {stop!r}", why="it is a text, or several")
    if not all(stops):
        raise InputError("a stop is empty", why="it would match everywhere")
    return Options(
        None if most == -1 else most,
        Sampling(**{name: values[name] for name in SAMPLING}),
        _seed(values["seed"]),
        stops,
        _read_stop_tokens(values["stop_tokens"]),
        _read_logprobs(values["logprobs"]),
        _read_draft(values["draft"]),
        _read_constraint(values),
    )


def _read_stop_tokens(given: Any) -> frozenset[int]:
    several = [given] if isinstance(given, int) else given
    is_list = isinstance(several, Iterable) and not isinstance(several, str)
    found = list(several) if is_list else [given]
    if not all(isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in found):
        raise InputError(f"stop_tokens is {given!r}", why="it is a token, or several")
    return frozenset(found)


def _read_logprobs(given: Any) -> int | None:
    if given is None or given is False:
        return None
    count = 0 if given is True else given
    if not isinstance(count, int) or not 0 <= count <= MAX_LOGPROBS:
        raise InputError(
            f"logprobs is {given!r}",
            why=f"it is how many of the most likely tokens each step reports: 0 to {MAX_LOGPROBS}",
        )
    return count


def _read_draft(given: Any) -> Any:
    if given in (None, False):
        return None
    if given is True or given == "prompt":
        return "prompt"
    if hasattr(given, "steps") and hasattr(given, "tokenizer"):
        return given
    raise InputError(
        f"draft is {given!r}", why='it is "prompt", or a smaller model of the same vocabulary'
    )


def _read_constraint(values: Mapping[str, Any]) -> tuple[str, Any] | None:
    found = [name for name in CONSTRAINTS if values[name] is not None]
    if len(found) > 1:
        raise InputError(f"'{found[0]}' and '{found[1]}' are both given", hint="give one of them")
    return (found[0], values[found[0]]) if found else None


def recommended_sampling(said: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of sampling that a model's files recommend; none if one means nothing."""
    named = {ALIASES.get(name, name): value for name, value in said.items()}
    found = {name: named[name] for name in SAMPLING if named.get(name) is not None}
    try:
        Sampling(**found)
    except InputError:
        return {}
    return found


def merge_explicit(
    explicit: Mapping[str, Any], others: Mapping[str, Any], defaults: Mapping[str, Any]
) -> dict[str, Any]:
    """Named arguments with those given under other names, which replace only defaults."""
    found = canonical_options(others)
    for name in found:
        if name in explicit and explicit[name] != defaults[name]:
            raise InputError(f"'{name}' is given twice", hint="leave out one of its names")
    return {**explicit, **found}


def _seed(seed: Any) -> int | None:
    if seed is None or (isinstance(seed, int) and seed >= 0):
        return seed
    raise InputError(f"seed is {seed!r}", why="it is a whole number from 0, or None for any")


def _suggestion(name: str) -> str:
    if name in ELSEWHERE:
        return ELSEWHERE[name]
    known: Sequence[str] = [*NAMES, "stream", *ALIASES]
    near = closest_name(name, known)
    return f"did you mean '{near}'?" if near else f"known are {', '.join([*NAMES, 'stream'])}"
