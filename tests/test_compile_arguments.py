"""What `kt.compile` is given, good and bad: each mistake is one clear error."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import (
    ConfigError,
    DeviceError,
    InputError,
    ShapeError,
    UnsupportedError,
    VerifyError,
    needs,
    what_is,
)
from kitsune.ir.node import Graph
from kitsune.ir.ops import input_, matmul, relu

x = input_("x", (3, 4))
A = np.arange(12, dtype=np.float32).reshape(3, 4) - 5


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"device": "cuda"}, "no device 'cuda'\n  try: choose from cpu, webgpu, wasm"),
        ({"config": kt.FusionConfig}, "config is a type"),
        ({"precision": "f8"}, "no precision 'f8'"),
        ({"precision": None}, "no precision 'None'"),
        ({"mode": "fastest"}, "no mode 'fastest'\n  try: choose from default, max-autotune"),
        ({"tune": -1.0}, "tune=-1.0 does not exist\n  try: True, False or seconds"),
        ({"tune": "yes"}, "tune='yes' does not exist"),
        ({"tune": True, "device": "wasm"}, "nothing is tuned for 'wasm'"),
        ({"target": "avx"}, "target is a str"),
        ({"bounds": 512}, "bounds are an int"),
        ({"bounds": {"sequence": (1, 512)}}, "there is no axis 'sequence'"),
        ({"buckets": {"sequence": [64]}}, "names no dynamic axis"),
    ],
)
def test_bad_arguments(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises((InputError, UnsupportedError), match=message):
        kt.compile(Graph((x,), (relu(x),)), **arguments)


@pytest.mark.parametrize(
    ("call", "what", "meant"),
    [
        (lambda: kt.compile(abs, thread=2), "compile()", "threads"),  # type: ignore[call-arg]
        (lambda: kt.FusionConfig(max_fusion=2), "FusionConfig", "max_fusion_size"),  # type: ignore[call-arg]
        (lambda: kt.quantize(abs, bit=4), "quantize()", "bits"),  # type: ignore[call-overload]
        (lambda: kt.create_model(model_ids="x"), "create_model()", "model_id"),  # type: ignore[call-arg]
    ],
)
def test_an_unknown_option_suggests_the_one_that_was_meant(
    call: Any, what: str, meant: str
) -> None:
    with pytest.raises(ConfigError) as error:
        call()
    assert f"{what} has no option '" in error.value.what
    assert meant in error.value.why
    assert error.value.hint == f"did you mean '{meant}'?"
    assert isinstance(error.value, (UnsupportedError, TypeError))


@pytest.mark.parametrize("threads", [0, -1, 1.5, "two", 10**6])
def test_a_number_of_threads_that_cannot_be(threads: Any) -> None:
    with pytest.raises(InputError, match=f"cannot use {threads!r} threads"):
        kt.compile(lambda t: t + 1, threads=threads)


def test_the_default_mode_is_accepted() -> None:
    model = kt.compile(Graph((x,), (relu(x),)), mode="default")
    np.testing.assert_array_equal(model(A), np.maximum(A, 0))


def test_runs_take_names_and_feeds() -> None:
    model = kt.compile(Graph((x,), (relu(x),)))
    [one] = model.run("output", {"x": A})
    np.testing.assert_array_equal(one, np.maximum(A, 0))
    with pytest.raises(InputError, match="feeds are a list"):
        model.run(None, [A])  # type: ignore[arg-type]


class Pipeline:
    """A stand-in: a class of another library is known by where it comes from."""

    __module__ = "transformers.pipelines"

    def __call__(self, t: Any) -> Any:
        return t


def test_what_cannot_be_compiled(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedError, match="cannot compile an int"):
        kt.compile(42)
    (tmp_path / "model.pt").touch()
    for path in (str(tmp_path / "model.pt"), tmp_path / "model.pt"):
        with pytest.raises(UnsupportedError, match=r"cannot compile the file '.*model\.pt'"):
            kt.compile(path)
    with pytest.raises(InputError, match="there is no such file"):
        kt.compile("missing.pt")
    with pytest.raises(UnsupportedError, match="cannot compile a transformers Pipeline"):
        kt.compile(Pipeline())
    with pytest.raises(VerifyError, match="'x' that nobody feeds"):
        kt.compile(Graph((), (relu(x),)))
    with pytest.raises(ShapeError, match="cannot multiply"):
        matmul(x, x)


def test_what_is_not_installed_names_its_extra() -> None:
    missing = r'no_such_package is not installed\n  try: pip install "kitsune-fusion\[hf\]"'
    with pytest.raises(UnsupportedError, match=missing), needs("hf", "cannot load it"):
        importlib.import_module("no_such_package")
    with (
        pytest.raises(DeviceError, match=r"no GPU\n  why: libvulkan\.so\.1"),
        needs("webgpu", "no GPU", DeviceError),
    ):
        raise ImportError("libvulkan.so.1")


def test_messages_say_what_something_is() -> None:
    values = (3, "x", None, A, Graph((x,), (x,)))
    assert [*map(what_is, values)] == ["an int", "a str", "None", "an ndarray", "a Graph"]
