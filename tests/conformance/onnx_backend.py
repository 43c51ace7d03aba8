"""kitsune as an `onnx.backend.base.Backend`, for the operator cases of the onnx package.

`python -m tests.conformance.onnx_backend` runs them all (`make conformance`), and prints how many
passed, how many of these ran in generated kernels alone, which ops the host computed for the rest,
and why others failed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
import unittest
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import onnx.backend.base
import onnx.backend.test
import onnx.backend.test.runner

import kitsune as kt

REASONS: dict[str, list[str]] = json.loads(
    Path(__file__).with_name("onnx_known_failures.json").read_text(encoding="utf-8")
)
KNOWN = {name: reason for reason, names in REASONS.items() for name in names}


class Prepared(onnx.backend.base.BackendRep):
    def __init__(self, model: Any) -> None:
        self.model = kt.compile(model)

    def run(self, inputs: Sequence[Any], **_: Any) -> tuple[Any, ...]:
        names = [value.name for value in self.model.inputs]
        # A case leaves out inputs that are optional, and gives weights that have a value.
        given = dict(zip(names, inputs, strict=False))
        made = tuple(self.model.run(None, given))
        Kitsune.on_host |= set(hosts(self.model))
        return made


class Kitsune(onnx.backend.base.Backend):
    on_host: ClassVar[set[str]] = set()  # ops of models that ran since this was cleared

    @classmethod
    def prepare(cls, model: Any, device: str = "CPU", **_: Any) -> Prepared:
        return Prepared(model)

    @classmethod
    def supports_device(cls, device: str) -> bool:
        return device == "CPU"


def hosts(model: kt.CompiledModel) -> list[str]:
    """The ops of a model's latest call that no kernel computed."""
    return [op for group in model.explain().groups if group.kind == "host" for op in group.ops]


def cases() -> Iterator[tuple[str, Callable[[], None]]]:
    """Each test of the package by name, as a function that raises when it fails."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # NumPy's, where the package computes what it expects
        runner = onnx.backend.test.runner.Runner(Kitsune)
    for items in runner._test_items.values():
        for name, item in items.items():
            if name.endswith("_cpu"):
                yield name, lambda item=item: item.func(unittest.TestCase())  # type: ignore[misc]


def outcome(run: Callable[[], None]) -> tuple[str, str]:
    """(passed, host or failed; the ops of the host, or why it failed)."""
    Kitsune.on_host.clear()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            run()
    except unittest.SkipTest as error:
        return "skipped", str(error)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is reported
        if "--verbose" in sys.argv:
            traceback.print_exc()
        said = " ".join(str(error).split())[:300]
        return "failed", f"{type(error).__name__}: {said}"
    ops = ", ".join(sorted(Kitsune.on_host))
    return ("host" if ops else "passed"), ops


def host_ops(found: Mapping[str, tuple[str, str]]) -> Counter[str]:
    """How many cases needed the host for each op."""
    return Counter(op for kind, ops in found.values() if kind == "host" for op in ops.split(", "))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="names that contain this")
    parser.add_argument("--part", default="0/1", help="2/4: the third of four parts")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--out", default="", help="where to write the outcome of each as JSON")
    options = parser.parse_args()
    number, parts = map(int, options.part.split("/"))
    found: dict[str, tuple[str, str]] = {}
    begin = time.perf_counter()
    for n, (name, run) in enumerate(cases()):
        if options.only in name and n % parts == number:
            found[name] = outcome(run)
            if found[name][0] == "failed":
                print(f"{name}: {KNOWN.get(name) or found[name][1]}", flush=True)
    count = Counter(kind for kind, _ in found.values())
    print(
        f"{len(found)} tests in {time.perf_counter() - begin:.0f} s: "
        f"{count['passed'] + count['host']} passed, {count['passed']} of them in kernels alone; "
        f"{count['failed']} failed, {count['skipped']} skipped"
    )
    print("on the host:", ", ".join(f"{op} {n}" for op, n in host_ops(found).most_common()))
    if options.out:
        Path(options.out).write_text(json.dumps(found, indent=1), encoding="utf-8")
    new = {name for name, (kind, _) in found.items() if kind == "failed"} - KNOWN.keys()
    return 1 if new else 0


if __name__ == "__main__":
    raise SystemExit(main())
