"""torch's own samples of its operators, through `torch.compile(backend="kitsune")`.

`python -m tests.conformance.torch_ops` runs f32 samples of every op that torch tests (OpInfo), and
prints how many equal eager's results, and why others do not; those of torch_known_failures.json
are expected. It also counts those of which torch itself computed some part or all.
"""

from __future__ import annotations

import argparse
import inspect
import itertools
import json
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import torch
from torch._dynamo.utils import counters
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils._pytree import tree_flatten, tree_map

import kitsune.torch as kt
from kitsune.torch import dynamo
from kitsune.torch.partition import partition_graph
from kitsune.tracing.aten.host import TorchCall

RTOL, ATOL = 1e-4, 1e-5
REASONS: dict[str, list[str]] = json.loads(
    Path(__file__).with_name("torch_known_failures.json").read_text(encoding="utf-8")
)
NO_GRAPH = "no graph"
KNOWN = {name: reason for reason, names in REASONS.items() for name in names}


def samples(most: int, part: int, parts: int, only: str = "") -> Iterator[tuple[str, Any, Any]]:
    """(name, op, sample) of every op with f32 whose name contains `only`, `most` samples of each.
    What is empty has no values to compare."""
    for number, op in enumerate(op_db):
        if number % parts != part or torch.float32 not in op.supported_dtypes("cpu"):
            continue
        name = f"{op.name}.{op.variant_test_name}" if op.variant_test_name else op.name
        if "empty" in op.name or only not in name:
            continue
        torch.manual_seed(0)
        # Torch would search the stack for a `TestCase`, which takes longer than most samples.
        with patch.object(inspect, "stack", list):
            found = op.sample_inputs("cpu", torch.float32, requires_grad=False)
        for n, sample in enumerate(itertools.islice(found, most)):
            yield f"{name}[{n}]", op, sample


def run(op: Any, sample: Any) -> str:
    """What differs between eager and compiled, or nothing."""

    def call(given: Any, args: Any, options: Any) -> Any:
        return op.op(given, *args, **options)

    def fresh() -> Any:
        given = (sample.input, sample.args, sample.kwargs)
        return tree_map(lambda x: x.clone() if isinstance(x, torch.Tensor) else x, given)

    torch.manual_seed(1)
    try:
        want = call(*fresh())
    except Exception:  # noqa: BLE001 - a sample that eager does not take says nothing of us
        return "eager fails"
    torch._dynamo.reset()
    torch.manual_seed(1)
    try:
        got = torch.compile(call, backend=kt.backend, dynamic=False)(*fresh())
    except Exception as error:  # noqa: BLE001 - whatever it is, it is reported
        said = " ".join(str(error).split())[:200]
        return f"{type(error).__name__}: {said}"
    return different(got, want)


@contextmanager
def watched() -> Iterator[list[str]]:
    """What torch itself computes meanwhile: ops between kernels, parts of a graph that kernels
    cannot hold, and what Dynamo puts into no graph."""
    seen: list[str] = []
    call = TorchCall.run
    counters.clear()

    def run(self: TorchCall, arrays: Sequence[Any]) -> Sequence[Any]:
        seen.append(self.name)
        return call(self, arrays)

    def split(graph: Any, make: Callable[..., Any]) -> Callable[..., Any] | None:
        made = partition_graph(graph, make)
        seen.extend([] if made is None else ["a split graph"])
        return made

    with patch.object(TorchCall, "run", run), patch.object(dynamo, partition_graph.__name__, split):
        yield seen
    seen.extend(counters["graph_break"])
    if not counters["stats"]["unique_graphs"]:
        seen.append(NO_GRAPH)


def different(got: Any, want: Any) -> str:
    ours, theirs = (tree_flatten(x)[0] for x in (got, want))
    if len(ours) != len(theirs):
        return f"{len(ours)} results for {len(theirs)}"
    for a, b in zip(ours, theirs, strict=True):
        if not isinstance(b, torch.Tensor):
            if a != b:
                return f"{a} for {b}"
            continue
        try:
            torch.testing.assert_close(a, b, rtol=RTOL, atol=ATOL, equal_nan=True)
        except AssertionError as error:
            return "differs: " + " ".join(str(error).split())[:160]
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=1000, help="of each op, at most")
    parser.add_argument("--only", default="", help="names that contain this")
    parser.add_argument("--part", default="0/1", help="2/4: the third of four parts")
    parser.add_argument("--out", default="", help="where to write the outcome of each as JSON")
    options = parser.parse_args()
    part, parts = map(int, options.part.split("/"))
    warnings.simplefilter("ignore")
    found: dict[str, str] = {}
    partly: dict[str, list[str]] = {}  # by torch, of those that are equal
    begin = time.perf_counter()
    for name, op, sample in samples(options.samples, part, parts, options.only):
        with watched() as by_torch:
            found[name] = run(op, sample)
        if by_torch and not found[name]:
            partly[name] = by_torch
        if found[name] not in ("", "eager fails"):
            print(f"{name}: {KNOWN.get(name) or found[name]}", flush=True)
    count = Counter(why or "equal" for why in found.values())
    compared = len(found) - count["eager fails"]
    print(
        f"{compared} samples in {time.perf_counter() - begin:.0f} s: {count['equal']} equal, "
        f"{100 * count['equal'] / max(compared, 1):.2f} %; of these {len(partly)} partly by torch, "
        f"{sum(NO_GRAPH in why for why in partly.values())} of them in no graph"
    )
    if options.out:
        Path(options.out).write_text(
            json.dumps({"found": found, "partly": partly}, indent=1), encoding="utf-8"
        )
    new = {name for name, why in found.items() if why not in ("", "eager fails")} - KNOWN.keys()
    return 1 if new else 0


if __name__ == "__main__":
    raise SystemExit(main())
