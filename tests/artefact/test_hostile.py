"""Files that are made to harm, or are none: refused with an error of ours, and nothing is run."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.artefact import container
from kitsune.artefact.graphs import encode_value
from kitsune.errors import InputError, KitsuneError, UnsupportedError

X = np.arange(10, dtype=np.float32)
EYE = np.eye(3, dtype=np.float32)


def source(name: str = "x", shape: Any = (10,), dtype: str = "f32") -> list[Any]:
    sizes = list(shape)
    return ["input", [], {"name": name, "shape": sizes, "dtype": {"dtype": dtype}}, sizes, dtype]


def weight(value: np.ndarray) -> list[Any]:
    sizes = list(value.shape)
    attrs = {"value": encode_value(value), "shape": sizes, "dtype": {"dtype": "f32"}}
    return ["constant", [], attrs, sizes, "f32"]


def artefact(path: Path, nodes: list[Any], **changes: Any) -> Path:
    """A file with valid checksums, whose graph is the first node's, of which the last is made."""
    names = [node[2]["name"] for node in nodes if node[0] == "input"]
    inputs = [n for n, node in enumerate(nodes) if node[0] == "input"]
    graph = {"nodes": nodes, "calls": [], "inputs": inputs, "outputs": [len(nodes) - 1]}
    variant = {
        "given": names,
        "fixed": {},
        "fed": names,
        "outputs": ["y"],
        "structure": None,
        "draws": 0,
        "checks": [],
        "graph": graph,
    }
    record = {"kitsune": "0", "config": {}, "variants": [variant]} | changes
    container.write(path, json.dumps(record).encode(), b"", {})
    return path


OTHER_TYPES = {
    "padding of 0.5": ["pad", [0], {"before": [0.5], "after": [0.5], "value": 0}, [11], "f32"],
    "a stride of 1.5": [
        "window",
        [0],
        {"axis": 0, "size": 1, "stride": 1.5, "dilation": 1},
        [7, 1],
        "f32",
    ],
    "a dilation of 1.5": [
        "window",
        [0],
        {"axis": 0, "size": 5, "stride": 1, "dilation": 1.5},
        [4, 5],
        "f32",
    ],
    "a start of 8.5": ["slice", [0], {"starts": [8.5], "sizes": [1], "steps": [1]}, [1], "f32"],
    "a step of 0.5": ["slice", [0], {"starts": [0], "sizes": [10], "steps": [0.5]}, [10], "f32"],
    "a start that is true": [
        "slice",
        [0],
        {"starts": [True], "sizes": [2], "steps": [1]},
        [2],
        "f32",
    ],
    "a size of 2.0": ["slice", [0], {"starts": [0], "sizes": [2.0], "steps": [1]}, [2], "f32"],
    "a shape that is true": ["reshape", [0], {"shape": [True]}, [1], "f32"],
    "a limit that is text": ["clamp", [0], {"low": "0\n}", "high": 1}, [10], "f32"],
    "an axis that is a list": [
        "cumsum",
        [0],
        {"axis": [0], "reverse": False, "exclusive": False},
        [10],
        "f32",
    ],
    "a flag that is a number": [
        "cumsum",
        [0],
        {"axis": 0, "reverse": 1, "exclusive": False},
        [10],
        "f32",
    ],
    "a start beyond 64 bits": [
        "slice",
        [0],
        {"starts": [1 << 70], "sizes": [1], "steps": [1]},
        [1],
        "f32",
    ],
    "a packed iota": [
        "iota",
        [],
        {"shape": [64, 16], "axis": 0, "dtype": {"dtype": "q8g32"}},
        [64, 16],
        "q8g32",
    ],
}


@pytest.mark.parametrize("node", OTHER_TYPES.values(), ids=OTHER_TYPES.keys())
def test_attributes_of_another_type_are_refused(node: list[Any], tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot load"):
        kt.load(artefact(tmp_path / "a.kitsune", [source(), node]))


def test_inputs_are_not_packed(tmp_path: Path) -> None:
    nodes = [source(shape=(64, 1), dtype="q8g32"), ["dequantize", [0], {}, [64, 1], "f32"]]
    with pytest.raises(InputError, match="only constants are packed"):
        kt.load(artefact(tmp_path / "a.kitsune", nodes))


def test_attributes_of_the_right_types_are_loaded(tmp_path: Path) -> None:
    slices = ["slice", [0], {"starts": [8], "sizes": [2], "steps": [1]}, [2], "f32"]
    clamped = ["clamp", [1], {"low": 0, "high": None}, [2], "f32"]
    model = kt.load(artefact(tmp_path / "a.kitsune", [source(), slices, clamped]))
    np.testing.assert_array_equal(model(X), X[8:])


# --- files that are none -------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="opens devices and pipes")
@pytest.mark.parametrize("suffix", [".onnx", ".kitsune", ".gguf"])
def test_devices_and_pipes_are_no_models(suffix: str, tmp_path: Path) -> None:
    """A read of them would wait, or never end."""
    os.mkfifo(tmp_path / f"pipe{suffix}")
    (tmp_path / f"zero{suffix}").symlink_to("/dev/zero")
    for name in ("pipe", "zero"):
        with pytest.raises(InputError, match="not a regular file"):
            kt.compile(tmp_path / f"{name}{suffix}")
    (tmp_path / f"folder{suffix}").mkdir()
    with pytest.raises(KitsuneError):
        kt.compile(tmp_path / f"folder{suffix}")


RAISED = [
    KeyError("lost"),
    TypeError("odd"),
    RecursionError("deep"),
    MemoryError("large"),
    OSError(5, "broken disk"),
    AssertionError(),
    ZeroDivisionError("zero"),
]


def test_errors_from_inside_are_ours_and_keep_their_cause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = artefact(tmp_path / "a.kitsune", [source(), ["neg", [0], {}, [10], "f32"]])
    for raised in RAISED:

        def fail(*_: Any, error: Exception = raised) -> None:
            raise error

        monkeypatch.setattr("kitsune.artefact.saved_model.decode_saved", fail)
        with pytest.raises(KitsuneError) as caught:
            kt.load(path)
        assert raised in (
            caught.value.__cause__,
            getattr(caught.value.__cause__, "__cause__", None),
        )


def test_errors_of_a_users_function_stay_what_they_are() -> None:
    def function(t: Any) -> Any:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        kt.compile(function)(X)


def test_names_in_errors_have_no_control_characters(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        kt.load(
            artefact(tmp_path / "a.kitsune", [source(), ["\x1b]0;title\x07", [], {}, [], "f32"]])
        )
    assert "\x1b" not in str(caught.value)
    assert "\\x1b]0;title\\x07" in str(caught.value)


# --- what the host may run -----------------------------------------------------------------------


@pytest.fixture
def determinant(tmp_path: Path) -> Path:
    pytest.importorskip("onnx")
    from tests.frontends.onnx_models import node_model

    path = tmp_path / "host.onnx"
    path.write_bytes(node_model("Det", {"x": EYE}).SerializeToString())
    return path


def test_a_model_that_needs_the_host_is_refused_without_it(
    determinant: Path, tmp_path: Path
) -> None:
    for _ in range(2):  # the second finds what the cache has of the first
        with pytest.raises(UnsupportedError, match="no kernel for Det"):
            kt.compile(determinant, host=False)(EYE)
        model = kt.compile(determinant)
        assert model(EYE) == 1
    model.save(tmp_path / "host.kitsune")
    with pytest.raises(UnsupportedError, match="no kernel for Det"):
        kt.load(tmp_path / "host.kitsune", host=False)
    assert kt.load(tmp_path / "host.kitsune")(EYE) == 1


def test_a_report_runs_nothing_on_the_host(
    determinant: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kitsune.frontends.onnx import evaluator

    ran: list[object] = []
    run = evaluator._run_charging
    monkeypatch.setattr(
        evaluator,
        "_run_charging",
        lambda op, *args, **named: (ran.append(op), run(op, *args, **named))[1],
    )
    model = kt.compile(determinant)
    assert [group.kind for group in model.explain(EYE).groups] == ["host"]
    assert not ran
    assert model(EYE) == 1
    assert len(ran) == 1


def test_stages_that_need_the_host_are_refused_without_it(tmp_path: Path) -> None:
    pytest.importorskip("onnx")
    from tests.frontends.onnx_models import node_model

    proto = node_model("NonZero", {"x": X})
    with pytest.raises(UnsupportedError, match="no kernel for NonZero"):
        kt.compile(proto, host=False)(X)
    model = kt.compile(proto)
    model(X)
    model.save(tmp_path / "staged.kitsune")
    with pytest.raises(UnsupportedError, match="no kernel for NonZero"):
        kt.load(tmp_path / "staged.kitsune", host=False)(X)


def test_a_model_of_kernels_alone_runs_without_the_host() -> None:
    pytest.importorskip("onnx")
    from tests.frontends.onnx_models import mlp

    x = np.ones((2, 4), np.float32)
    np.testing.assert_array_equal(kt.compile(mlp(), host=False)(x), kt.compile(mlp())(x))
