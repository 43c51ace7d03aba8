"""Export a language model as a bundle that chats: a program with a cache, vocabulary and template.

    plans/….bin   vocabulary, template, special tokens, sampling defaults and sizes, as gzipped JSON
    model.json    as of every bundle; `chat` has the programs by device, and the file above

One program reads a prompt of any number of tokens, another one token after it: both write keys and
values where they are, so that they stay on the device between calls.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from kitsune import __version__
from kitsune.backends.wasm.page_program import export_wasm, link_for_page
from kitsune.backends.webgpu.profiles import Profile
from kitsune.bundle.export import (
    Exported,
    check_any,
    check_targets,
    describe_profile,
    parse_profiles,
    report,
    write_runtime,
)
from kitsune.bundle.folder import SHARD_NBYTES, Folder, Weights, encode_json
from kitsune.bundle.pages import CHAT_RUNTIME, chat_files, service_worker
from kitsune.bundle.plans import Planned, Plans, plan_for_page
from kitsune.bundle.shaders import PLANNED
from kitsune.config import FusionConfig
from kitsune.errors import DeviceError, UnsupportedError
from kitsune.ir.bind_sizes import encode_sizes
from kitsune.ir.guards import Guard, record_guards
from kitsune.ir.node import Graph
from kitsune.ir.sizes import Symbol, Values
from kitsune.lower.memory import InPlace
from kitsune.system.records import dataclass
from kitsune.target import WASM32, Target

TARGETS = ("webgpu", "wasm")
TOKENS = "tokens"  # the size that calls decide
LEADING = ("input_ids", "position")  # inputs before those of the cache
LOGITS = "logits"


@dataclass(frozen=True)
class Chat:
    """A decoder to be exported. `graph` builds its step for some tokens, 1 or a symbol of at most
    `most`; `described` is what a page knows of it beside its programs."""

    graph: Callable[[int], Graph]
    usual: int
    most: int
    described: Mapping[str, Any]


@dataclass(frozen=True)
class Step:
    """The graph of a call, the sizes it is planned for, and those that it serves."""

    graph: Graph
    values: Values
    guards: tuple[Guard, ...]


def export_chat(
    path: str | PathLike[str],
    chat: Chat,
    config: FusionConfig,
    *,
    browsers: Sequence[str | Profile],
    targets: Sequence[str] = TARGETS,
    shard_nbytes: int = SHARD_NBYTES,
) -> Exported:
    """Write a bundle with the page of a conversation. A target that cannot run the model is left
    out, with the reason; none at all is an error."""
    check_targets(targets, TARGETS)
    folder, weights = Folder(Path(path)), Weights()
    steps = _list_steps(chat)
    entries, refused = dict[str, Any](), dict[str, str]()
    profiles = parse_profiles(browsers)
    plans = Plans(folder, weights, profiles, "webgpu")
    writers: dict[str, Callable[[], Any]] = {
        "webgpu": lambda: _write_webgpu(plans, steps, config, chat.most),
        "wasm": lambda: _write_wasm(folder, weights, steps, config),
    }
    for target in targets:
        try:
            entries[target] = writers[target]()
        except (UnsupportedError, DeviceError) as error:
            refused[target] = ": ".join(filter(None, [error.what, error.at, error.why]))
    check_any(entries, refused)
    write_runtime(folder, chat_files(), *CHAT_RUNTIME)
    text = folder.add("plans", ".bin", gzip.compress(encode_json(chat.described), 9, mtime=0))
    folder.finish(
        {
            "kitsune": __version__,
            "targets": {t: {"refused": refused.get(t, "")} for t in targets},
            "profiles": [describe_profile(p) for p in profiles],
            "variants": [],
            "chat": {"text": text, "mostTokens": chat.most, **_describe(steps), **entries},
            "weights": weights.write(folder, shard_nbytes),
        },
        service_worker(),
    )
    return report(folder, [{LEADING[0]: [f"1 to {chat.most}"]}], refused)


def _list_steps(chat: Chat) -> list[Step]:
    """The step of one token, which comes most often, and of every other number."""
    any_number = Symbol(TOKENS, hint=2, high=chat.most)
    single = Step(chat.graph(1), {}, (Guard("==", any_number.size, 1),))
    several = Symbol(TOKENS, hint=chat.usual, low=2, high=chat.most)
    with record_guards() as guards:
        graph = chat.graph(several.size)
    return [single, Step(graph, {TOKENS: several.hint}, tuple(guards))]


def plan_step(step: Step, target: Target, config: FusionConfig) -> Planned:
    """Plan a step whose cache is written where it is."""
    kept: InPlace = tuple((n, n + len(LEADING) - 1) for n in range(1, len(step.graph.outputs)))
    values, assumed = (step.values, step.guards) if step.values else (None, ())
    made = plan_for_page(step.graph, target, config, values, assumed, in_place=kept)
    if made.messages or len(made.module.in_place) < len(kept):
        raise UnsupportedError(
            "no cache of keys and values in a page",
            why="; ".join(made.messages) or "its kernels do not write in place",
        )
    return made


def _write_wasm(
    folder: Folder, weights: Weights, steps: Sequence[Step], config: FusionConfig
) -> dict[str, Any]:
    modules = []
    for number, step in enumerate(steps):
        made = plan_step(step, WASM32, config)
        modules.append(link_for_page(made.module, (), (*step.guards, *made.guards), number))
    count = len(steps[0].graph.inputs) - len(LEADING)
    described = export_wasm(
        modules,
        [*LEADING, *(f"cache_{n}" for n in range(count))],
        [LOGITS],
        lambda array, number: weights.add(array, "wasm"),
        lambda module: folder.add("wasm", ".wasm", module),
    )
    return {"program": folder.add("wasm", ".json", encode_json(described))}


def _write_webgpu(
    plans: Plans, steps: Sequence[Step], config: FusionConfig, most: int
) -> list[list[dict[str, Any]]]:
    """The entries of each step, one or more of every profile."""
    made = []
    for step in steps:
        planned = plan_step(step, PLANNED, config)
        sizes = [{TOKENS: n} for n in (1, most)]
        guards = encode_sizes((*step.guards, *planned.guards))
        entries = plans.add(planned, PLANNED, None, fused=True, sizes=sizes)
        made.append([entry | {"guards": guards} for entry in entries])
    return made


def _describe(steps: Sequence[Step]) -> dict[str, Any]:
    """What a call is given, and what it returns."""
    graph = steps[-1].graph
    values = [*zip(LEADING, graph.inputs, strict=False), (LOGITS, graph.outputs[0])]
    described = [
        {"name": name, "dtype": str(node.dtype), "shape": encode_sizes(node.shape)}
        for name, node in values
    ]
    return {"inputs": described[:-1], "outputs": described[-1:]}
