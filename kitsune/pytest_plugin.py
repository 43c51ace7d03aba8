"""The pytest plugin: fail a test with the reason when a fusion it relies on is lost.

    def test_layer(assert_fused, assert_kernels, plan_snapshot):
        model = kt.compile(layer, x)
        assert_fused(model, "linear_activation")
        assert_kernels(model, at_most=3)
        plan_snapshot(model)  # its kernels are those of a file, which --update-plans writes

Pytest loads this wherever kitsune is installed, so it imports the rest of kitsune when it is used.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from kitsune.report.explanation import Explanation

FOLDER = "__plans__"
STABLE = {  # of an explanation: what is the same on every machine
    "groups": ("pattern", "kind", "ops", "stores", "parts"),
    "rewrites": ("pattern", "before", "after"),
}
MOST_REASONS = 5
LONGEST_NAME = 100
ODD = re.compile(r"[^\w.,=\[\]-]+")  # what a file is not named with

Plan = dict[str, list[dict[str, Any]]]
Kernel = tuple[str, tuple[str, ...]]  # its pattern and its ops


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("kitsune").addoption(
        "--update-plans",
        action="store_true",
        help="write the plans that plan_snapshot compares, to be read in review",
    )


# --- assertions ----------------------------------------------------------------------------------


@pytest.fixture
def assert_fused() -> Callable[..., None]:
    """Assert that a model made each of these fusions: `assert_fused(model,
    "linear_activation")`."""
    return _failing("assert_fused")


@pytest.fixture
def assert_kernels() -> Callable[..., None]:
    """`assert_kernels(model, at_most=7)`: the model runs in no more kernels than that."""
    return _failing("assert_kernels")


def _failing(name: str) -> Callable[..., None]:
    """An assertion that fails at the line of the test, with the reason and no lines of kitsune."""

    def check(*args: Any, **named: Any) -> None:
        __tracebackhide__ = True
        from kitsune.errors import FusionError
        from kitsune.fusion import assertions

        try:
            getattr(assertions, name)(*args, **named)
        except FusionError as error:
            reason = str(error)
        else:
            return
        raise AssertionError(reason)

    return check


# --- snapshots -----------------------------------------------------------------------------------


@pytest.fixture
def plan_snapshot(request: pytest.FixtureRequest) -> Callable[..., None]:
    """`plan_snapshot(model)`: its kernels are those of the file beside the test. A test that
    compares several plans names each: `plan_snapshot(model, "decoder")`."""
    seen: set[Path] = set()

    def compare(model: Any, name: str = "", *, shapes: Any = None) -> None:
        __tracebackhide__ = True
        path = _path(request.node, name)
        if path in seen:
            raise AssertionError("two plans of one test: name this one, plan_snapshot(model, name)")
        seen.add(path)
        explanation = model.explain(shapes)
        now = _stable(json.loads(explanation.to_json()))
        if request.config.getoption("--update-plans"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(_text(now), encoding="utf-8")
        then = _read_plan(path)
        if now != then:
            raise AssertionError("\n".join(_differences(path, then, now, explanation)))

    return compare


def _path(test: pytest.Item, name: str) -> Path:
    """__plans__/module.test.json; a digest makes up for characters that were left out."""
    inside = [n.name for n in test.listchain() if isinstance(n, (pytest.Class, pytest.Item))]
    whole = ".".join(filter(None, (test.path.stem, *inside, name)))
    kept = ODD.sub("-", whole)[:LONGEST_NAME]
    if kept != whole:
        kept += "-" + hashlib.blake2b(whole.encode(), digest_size=4).hexdigest()
    return test.path.parent / FOLDER / f"{kept}.json"


def _stable(explained: dict[str, Any]) -> Plan:
    """Return the parts of a plan that do not change with the machine: no times, gains or
    schedules."""
    return {
        part: [{field: row[field] for field in fields} for row in explained[part]]
        for part, fields in STABLE.items()
    }


def _read_plan(path: Path) -> Plan:
    __tracebackhide__ = True
    if not path.exists():
        raise AssertionError(f"no plan {path}: run pytest --update-plans and read it")
    try:
        return _stable(json.loads(path.read_text(encoding="utf-8")))
    except (ValueError, KeyError, TypeError):
        raise AssertionError(f"{path} holds no plan: run pytest --update-plans") from None


def _text(plan: Plan) -> str:
    """JSON with one line a kernel, for diffs."""
    lines = {part: ",".join(f"\n    {json.dumps(row)}" for row in plan[part]) for part in plan}
    parts = (
        f'  "{part}": [{rows}\n  ]' if rows else f'  "{part}": []' for part, rows in lines.items()
    )
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _differences(path: Path, then: Plan, now: Plan, explanation: Explanation) -> Iterator[str]:
    """Describe the fusions that were lost and gained, the refusals, and the lines that differ."""
    yield f"the plan is not that of {path}"
    lost, made = _kernels(then) - _kernels(now), _kernels(now) - _kernels(then)
    yield from (f"  lost: {_describe_kernel(*kernel)}" for kernel in lost.elements())
    yield from (f"  made: {_describe_kernel(*kernel)}" for kernel in made.elements())
    yield from (f"  why: {reason}" for reason in _reasons(explanation, lost))
    yield "  try: pytest --update-plans, if this is what you want"
    yield from difflib.unified_diff(
        _text(then).splitlines(), _text(now).splitlines(), "stored", "now", n=0, lineterm=""
    )


def _kernels(plan: Plan) -> Counter[Kernel]:
    return Counter((row["pattern"], tuple(row["ops"])) for row in plan["groups"])


def _describe_kernel(pattern: str, ops: tuple[str, ...]) -> str:
    return f"{'a kernel' if pattern == '-' else pattern} of {' · '.join(ops)}"


def _reasons(explanation: Explanation, lost: Counter[Kernel]) -> list[str]:
    """The refusals between ops that were fused, else the first few."""
    if explanation.off:
        return [explanation.off]
    fused = {op for _, ops in lost if len(ops) > 1 for op in ops}
    said = explanation.refusals
    near = [row for row in said if {_op(row.producer), _op(row.consumer)} <= fused]
    return [str(row) for row in (near or said)[:MOST_REASONS]]


def _op(named: str) -> str:
    """relu of "relu[8,64] of /head (Relu, node 3)"."""
    return named.partition("[")[0]
