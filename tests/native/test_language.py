"""A language model as a library in C gives Python's tokens and the bits of its logits."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.cli import main
from tests.gguf_files import write_model
from tests.native.libraries import STRICT, zig

pytest.importorskip("ziglang")
pytestmark = pytest.mark.skipif(
    (sys.platform, platform.machine()) != ("linux", "x86_64"), reason="programs run on x86_64 Linux"
)
CONTEXT = 320
RNG = np.random.default_rng(3)


@pytest.fixture(scope="module")
def language(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Path]:
    """A small language model, and the folder of its library for this CPU."""
    folder = tmp_path_factory.mktemp("language")
    path = write_model(folder / "small.gguf")
    model = kt.create_model(path, context=CONTEXT)
    given = ["build", str(path), "-o", str(folder), "--level", "host", "--context", str(CONTEXT)]
    assert main(given) == 0
    return model, folder


def run_python(folder: Path, code: str, *given: Any) -> Any:
    """What a program prints as JSON that imports `model.py` alone."""
    whole = f"import json, sys\nimport model\ngiven = json.loads(sys.argv[1])\n{code}"
    command = [sys.executable, "-c", whole, json.dumps(given)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def draw_ids(model: Any, count: int) -> list[int]:
    return [int(n) for n in RNG.integers(3, model.config.vocabulary, count)]


def test_steps_give_the_bits_of_python(language: tuple[Any, Path]) -> None:
    """A prompt of two calls of a program, single tokens, and a text that goes on otherwise."""
    model, folder = language
    ids = draw_ids(model, 300)
    parts = [ids[:270], ids[270:271], ids[271:272], ids[272:300]]
    other = ids[:280] + draw_ids(model, 3)
    state, wanted = model.new_state(), []
    wanted += [state.feed(part).tobytes().hex() for part in parts]
    wanted.append(state.feed(other[state.rewind(other) :]).tobytes().hex())
    code = """
m, cache, at = model.Model(threads=2), model.Cache(), 0
made = []
for part in given[0]:
    made.append(bytes(m.decode_step(part, at, cache)).hex())
    at += len(part)
print(json.dumps(made + [bytes(m.decode_step(given[1][280:], 280, cache)).hex()]))
"""
    assert run_python(folder, code, parts, other) == wanted


def test_the_example_prints_the_tokens_of_python(language: tuple[Any, Path]) -> None:
    """Each line goes on from the answer to the one before."""
    model, folder = language
    libraries = [folder / "libmodel.a", "-lm", "-lpthread"]
    zig("cc", "-std=c99", *STRICT, "-o", folder / "chat", folder / "chat.c", *libraries)
    first, second = draw_ids(model, 20), draw_ids(model, 7)
    lines = "\n".join(" ".join(map(str, ids)) for ids in (first, second))
    done = subprocess.run(
        [folder / "chat", folder / "model.weights", "12"],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    )
    answer = list(model.tokens(first, 12))
    again = list(model.tokens([*first, *answer, *second], 12))
    assert [list(map(int, line.split())) for line in done.stdout.splitlines()] == [answer, again]


def test_tokens_and_positions_are_checked(language: tuple[Any, Path]) -> None:
    model, folder = language
    vocabulary = model.config.vocabulary
    calls = [([1], 0), ([vocabulary], 0), ([-1], 0), ([], 0), ([1], -1), ([1, 2], CONTEXT - 1)]
    code = """
m, cache, made = model.Model(), model.Cache(), []
for ids, position in given[0]:
    try: made.append(len(m.decode_step(ids, position, cache)))
    except model.Error as error: made.append(str(error))
print(json.dumps(made))
"""
    token = "a token is not in the vocabulary"
    room = "the tokens do not fit the context, or there are none"
    assert run_python(folder, code, calls) == [vocabulary, token, token, room, room, room]


def test_a_step_is_a_call_over_the_cache(language: tuple[Any, Path]) -> None:
    """`model_run` takes the cache as an input, which it writes."""
    model, folder = language
    code = """
import numpy
m = model.Model()
cache = numpy.zeros([model.INPUTS[2].shape[n] for n in range(4)], numpy.float32)
ids = numpy.array(given[0], numpy.int64)
first = m(ids[:4], numpy.array([0]), cache)
print(json.dumps([m(ids[4:], numpy.array([4]), cache).tobytes().hex(), *model.ENDS]))
"""
    ids = draw_ids(model, 9)
    state = model.new_state()
    state.feed(ids[:4])
    wanted = state.feed(ids[4:]).tobytes().hex()
    assert run_python(folder, code, ids) == [wanted, *model.tokenizer.ends]


def test_options_of_other_models_are_refused(
    language: tuple[Any, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = str(language[1] / "small.gguf"), ["-o", str(language[1] / "none")]
    assert main(["build", path, *out, "--bits", "4"]) == 2
    assert "--bits is not for language models" in capsys.readouterr().err
    assert not (language[1] / "none").exists()


def test_a_context_of_one_token_has_one_program(tmp_path: Path) -> None:
    path = write_model(tmp_path / "small.gguf", layers=1)
    made = kt.create_model(path, context=1).export_c(tmp_path / "out", levels=["host"])
    assert made.libraries[0].variants == 1
