"""A model as a library in C gives Python's bits, for every size, on any number of threads."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from shutil import copytree
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.wasm.wasm_program import find_zig
from kitsune.cli import main
from kitsune.errors import InputError, UnsupportedError
from kitsune.native.zig import SYSTEMS
from tests.docs.blocks import blocks
from tests.native.libraries import (
    STRICT,
    SYSTEM,
    build,
    check_bits,
    dtype_sizes,
    execute,
    link,
    read_results,
    run,
    zig,
)

pytest.importorskip("ziglang")
pytest.importorskip("onnx")

from onnx import TensorProto, helper, numpy_helper

from tests.frontends.onnx_models import node_model, parsed
from tests.native.conftest import Built

pytestmark = pytest.mark.skipif(
    (sys.platform, platform.machine()) != ("linux", "x86_64"), reason="programs run on x86_64 Linux"
)
RNG = np.random.default_rng(7)


def draw(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


def weights(*shape: int) -> kt.Tensor:
    return kt.tensor(draw(*shape) / np.float32(shape[0] ** 0.5))


def make_block() -> kt.CompiledModel:
    """Attention and a feed-forward part over texts of any length."""
    q, k, v, up, down = (weights(48, 48) for _ in range(5))

    def block(x: Any) -> Any:
        heads = [(x @ w).reshape(*x.shape[:2], 4, 12).permute(0, 2, 1, 3) for w in (q, k, v)]
        scores = (heads[0] @ heads[1].permute(0, 1, 3, 2) * 0.25).softmax(-1)
        mixed = (scores @ heads[2]).permute(0, 2, 1, 3).reshape(*x.shape)
        return x + (mixed @ up).gelu() @ down

    return kt.compile(block, draw(1, 16, 48), dynamic={"x": {0: "batch", 1: "seq"}})


def make_lstm() -> kt.CompiledModel:
    """A recurrent layer over any number of steps and sequences."""
    width, hidden = 6, 10
    given = {"w": draw(1, 4 * hidden, width), "r": draw(1, 4 * hidden, hidden)}
    node = helper.make_node("LSTM", ["x", "w", "r"], ["y", "h", "c"], hidden_size=hidden)
    sizes = ["steps", "batch", width]
    infos = [helper.make_tensor_value_info("x", TensorProto.FLOAT, sizes)]
    made = [helper.make_tensor_value_info(n, TensorProto.FLOAT, None) for n in ("y", "h", "c")]
    stored = [numpy_helper.from_array(value, name) for name, value in given.items()]
    graph = helper.make_graph([node], "lstm", infos, made, stored)
    return kt.compile(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)]))


def make_cnn() -> kt.CompiledModel:
    first, second = kt.nn.Conv2d(3, 16, 3, padding=1), kt.nn.Conv2d(16, 24, 3, stride=2)
    last = weights(24, 10)

    def cnn(x: Any) -> Any:
        return second(first(x).relu()).relu().mean((2, 3)) @ last

    return kt.compile(cnn, draw(2, 3, 20, 20))


CASES: dict[str, tuple[Callable[[], kt.CompiledModel], list[list[np.ndarray]]]] = {
    "block": (make_block, [[draw(b, s, 48)] for b, s in ((1, 16), (3, 5), (1, 1), (2, 130))]),
    "lstm": (make_lstm, [[draw(steps, batch, 6)] for steps, batch in ((7, 2), (1, 1), (90, 3))]),
    "cnn": (make_cnn, [[draw(2, 3, 20, 20)], [draw(2, 3, 20, 20)]]),
}


@pytest.mark.parametrize("name", CASES)
def test_a_program_in_c_gives_the_bits_of_python(name: str, built: Built) -> None:
    model, program = built(name)
    for threads in (1, 3):
        check_bits(model, program, CASES[name][1], threads=threads)


def test_a_call_runs_the_variant_whose_guards_hold(tmp_path: Path) -> None:
    """Up to four rows leave nothing of the slice: a program of its own has no kernel for it."""
    model = kt.compile(
        parsed("""
      <ir_version: 10, opset_import: ["" : 21]>
      rows (float[n, 8] x) => (float[k, 8] y, float[n, 8] z)
      <int64[1] first = {4}, int64[1] last = {1000}>
      { rest = Slice (x, first, last)  y = Exp (rest)  z = Relu (x) }
    """)
    )
    made = model.export_c(tmp_path, targets=[SYSTEM], levels=["host"])
    assert made.libraries[0].variants == 2
    calls = [[draw(n, 8)] for n in (16, 4, 1, 5, 1003, 2)]
    check_bits(model, link(tmp_path), calls)


def test_low_bit_weights_stay_low_bit(tmp_path: Path) -> None:
    w, x = weights(256, 128), draw(3, 256)
    model = kt.quantize(kt.compile(lambda x: x @ w, x), bits=4)
    model(x)
    program = build(model, tmp_path, levels=["host"])
    check_bits(model, program, [[x]])
    assert (tmp_path / "model.weights").stat().st_size < 256 * 128 * 4 / 5


# --- what a call may get wrong --------------------------------------------------------------------


def make_lookup() -> kt.CompiledModel:
    table = numpy_helper.from_array(draw(50, 8), "table")
    text = """
      <ir_version: 10, opset_import: ["" : 21]>
      lookup (int64[batch, seq] ids, float[batch, seq, 8] more)
        => (float[batch, seq, 8] y, int64[batch, seq] same, float[batch, seq, 8] again)
      { found = Gather (table, ids)  y = Add (found, more)  same = Identity (ids)
        again = Identity (y) }
    """
    model = parsed(text)
    model.graph.initializer.append(table)
    return kt.compile(model)


def test_errors_name_the_input_and_the_axis(tmp_path: Path) -> None:
    model = make_lookup()
    program = build(model, tmp_path)
    ids, more = RNG.integers(0, 50, (2, 5)), draw(2, 5, 8)
    wrong = ids.copy()
    wrong[1, 2] = 50
    calls = [
        [ids, more],
        [ids, more[:1]],
        [ids, more[..., :7]],
        [wrong, more],
        [ids[:, :0], more[:, :0]],
    ]
    like = [more, ids, more]
    found = run(program, calls, like)
    assert isinstance(found[0], list)
    assert np.array_equal(found[0][1], ids)
    assert np.array_equal(found[0][0], found[0][2])
    assert np.allclose(found[0][0], model(ids, more)[0])
    texts = load(tmp_path).texts(found[1:])
    assert texts == [
        "the axis 'batch' is not the same in 'ids' and 'more'",
        "axis 2 of 'more' is not 8",
        "gather has an index outside its axis of 50 elements",
        "the axis 'seq' of 'ids' is not 1 or more",
    ]


def test_inputs_that_decide_what_is_computed_must_have_their_value(tmp_path: Path) -> None:
    model = kt.compile(
        parsed("""
      <ir_version: 10, opset_import: ["" : 21]>
      decided (float[2, 6] x, int64[2] shape, bool flag) => (float[a, b] y) {
        r = Reshape (x, shape)
        y = If (flag) <
          then_branch = t () => (float[a, b] p) { p = Add (r, r) },
          else_branch = e () => (float[a, b] q) { q = Mul (r, r) }
        >
      }
    """)
    )
    x, shape, yes, no = draw(2, 6), np.array([3, 4]), np.array(True), np.array(False)
    want = model(x, shape, yes)
    program = build(model, tmp_path)
    calls = [[x, shape, yes], [x, shape[::-1].copy(), yes], [x, shape, no]]
    found = run(program, calls, [want])
    assert isinstance(found[0], list)
    assert found[0][0].tobytes() == want.tobytes()
    assert load(tmp_path).texts(found[1:]) == [
        "'shape' is not [3, 4], the value that the library is made for",
        "'flag' is not True, the value that the library is made for",
    ]


RATE = """
  <ir_version: 10, opset_import: ["" : 21]>
  rated (float[batch, 6] x, int64 rate) => (float[batch, 6] y) {
    wanted = Constant <value_int = 16000> ()
    is_high = Equal (rate, wanted)
    y = If (is_high) <
      then_branch = t () => (float[batch, 6] p) { p = Exp (x) },
      else_branch = e () => (float[batch, 6] q) { q = Relu (x) }
    >
  }
"""


def test_other_sizes_stay_open_where_a_value_decides(tmp_path: Path) -> None:
    model, high = kt.compile(parsed(RATE)), np.array(16000)
    with pytest.raises(InputError, match="the value of 'rate' decides what is computed"):
        model.export_c(tmp_path)
    model.export_c(tmp_path, levels=["host"], values={"rate": 16000})
    calls = [[draw(n, 6), high] for n in (1, 5, 33)]
    check_bits(model, link(tmp_path), calls)
    found = run(link(tmp_path), [[draw(2, 6), np.array(8000)]], [draw(1, 1)])
    said = "'rate' is not 16000, the value that the library is made for"
    assert load(tmp_path).texts(found) == [said]
    with pytest.raises(InputError, match="no input 'speed'"):
        model.export_c(tmp_path, values={"speed": 1})


def test_the_command_takes_values(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from onnx import save

    save(parsed(RATE), tmp_path / "rated.onnx")
    out = [str(tmp_path / "rated.onnx"), "-o", str(tmp_path / "out"), "--level", "host"]
    assert main(["build", *out, "--value", "rate"]) == 2
    assert "--value rate is no value" in capsys.readouterr().err
    assert main(["build", *out, "--value", "rate=8000"]) == 0
    assert "x: f32[batch, 6]" in (tmp_path / "out" / "model.h").read_text()


class Loaded:
    """The Python module beside a library, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, code: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", f"import model\n{code}"],
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder,
            env={"PYTHONPATH": str(self.folder)},
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def texts(self, codes: Any) -> list[str]:
        listed = f"for code in {list(codes)}: print(model._library.model_error_text(code).decode())"
        return self.run(listed).splitlines()


def load(folder: Path) -> Loaded:
    return Loaded(folder)


def test_other_weights_are_refused(built: Built, tmp_path: Path) -> None:
    copytree(built("cnn")[1].parent, tmp_path, dirs_exist_ok=True)
    said = "try: model.Model()\nexcept model.Error as error: print(error)"
    path = tmp_path / "model.weights"
    data = path.read_bytes()
    path.write_bytes(data[:-1])
    assert "not the weights" in load(tmp_path).run(said)
    path.write_bytes(data[:20] + b"?" + data[21:])
    assert "not the weights" in load(tmp_path).run(said)
    path.unlink()
    assert "cannot be opened" in load(tmp_path).run(said)


@pytest.mark.parametrize(
    ("op", "value"),
    [("StringNormalizer", np.array(["a", "b"], object)), ("Det", draw(1, 3, 3))],
    ids=["after a program", "in a graph"],
)
def test_ops_of_numpy_are_refused_by_name(op: str, value: np.ndarray, tmp_path: Path) -> None:
    model = kt.compile(node_model(op, {"x": value}))
    model(value)
    with pytest.raises(UnsupportedError) as refused:
        model.export_c(tmp_path)
    assert str(refused.value) == (
        f"'{op}' is computed by NumPy\n"
        "  why: a library in C has none\n"
        f"  at: {op} (node 0)\n"
        "  try: export what comes before or after in a model of its own"
    )
    assert not list(tmp_path.iterdir())


def test_targets_levels_and_names_are_checked(tmp_path: Path) -> None:
    model = kt.compile(lambda x: x + 1, draw(4))
    with pytest.raises(UnsupportedError, match="no target 'vax'"):
        model.export_c(tmp_path, targets=["vax"])
    with pytest.raises(UnsupportedError, match="no level of CPU 'x86-64-v9'"):
        model.export_c(tmp_path, levels=["x86-64-v9"])
    with pytest.raises(InputError, match="no name for a library"):
        model.export_c(tmp_path, name="a-b")
    with pytest.raises(InputError, match="no place 'cloud' for weights"):
        model.export_c(tmp_path, weights="cloud")


def test_names_of_a_file_stay_in_comments(tmp_path: Path) -> None:
    evil = "x */ int evil; /*\\\n*\\\n/\n#error evil\n@errors@"
    info = [helper.make_tensor_value_info(n, TensorProto.FLOAT, [4]) for n in (evil, "y")]
    graph = helper.make_graph([helper.make_node("Neg", [evil], ["y"])], "g", info[:1], info[1:])
    kt.compile(helper.make_model(graph)).export_c(tmp_path, targets=[SYSTEM])
    for file in ("model.h", "main.c"):
        lines = [line for line in (tmp_path / file).read_text().splitlines() if "evil" in line]
        assert len(lines) == 1
        assert lines[0].count("/*") + lines[0].count("*/") == 2 * (file == "main.c")
        assert "@errors@" in lines[0]
        assert "\\" not in lines[0]


def test_a_library_that_is_written_again_leaves_the_files_that_processes_map(
    tmp_path: Path,
) -> None:
    w = weights(4, 4)
    model = kt.compile(lambda x: x @ w, draw(2, 4))
    model.export_c(tmp_path, targets=[SYSTEM])
    names = ("model.weights", "libmodel.so")
    with ExitStack() as opened:
        before = [opened.enter_context((tmp_path / name).open("rb")) for name in names]
        held = [file.read() for file in before]
        kt.compile(lambda x: x @ w @ w, draw(2, 4)).export_c(tmp_path, targets=[SYSTEM])
        for file, data in zip(before, held, strict=True):
            file.seek(0)
            assert file.read() == data
            assert os.fstat(file.fileno()).st_nlink == 0
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


# --- levels, weights, bindings --------------------------------------------------------------------


@pytest.mark.slow
def test_a_library_takes_the_best_level_that_the_cpu_has(tmp_path: Path) -> None:
    model = make_block()
    made = model.export_c(tmp_path, levels=["x86-64-v2", "x86-64-v3", "x86-64-v4"])
    assert made.libraries[0].levels == ("x86-64-v4", "x86-64-v3", "x86-64-v2")
    level = load(tmp_path).run("print(model.Model().level)")
    flags = Path("/proc/cpuinfo").read_text().split()
    best = "v4" if "avx512vl" in flags else "v3" if "avx2" in flags else "v2"
    assert level == f"x86-64-{best}"


def test_weights_may_be_inside_the_library(tmp_path: Path) -> None:
    model = make_block()
    program = build(model, tmp_path, levels=["host"], weights="inside")
    assert not (tmp_path / "model.weights").exists()
    check_bits(model, program, [[draw(2, 9, 48)]], weights="")
    assert load(tmp_path).run("print(len(model.OUTPUTS), bool(model.Model()._handle))") == "1 True"


def test_the_python_module_needs_no_package(built: Built) -> None:
    model, program = built("block")
    folder, x = program.parent, draw(1, 2, 48)
    np.save(folder / "x.npy", x)
    code = """
import array, sys
data = open("x.npy", "rb").read()[-384:]
x = memoryview(data).cast("f", (1, 2, 48))
y = model.Model(threads=1)(x)
sys.stdout.write(array.array("f", y.tobytes()).tobytes().hex())
"""
    blocked = "import sys, importlib\nsys.modules['numpy'] = None\nimportlib.reload(model)\n"
    assert load(folder).run(blocked + code) == model(x).tobytes().hex()
    with_numpy = "import numpy\nprint(model.Model()(numpy.load('x.npy')).tobytes().hex())"
    assert load(folder).run(with_numpy) == model(x).tobytes().hex()


def test_two_models_live_in_one_program(tmp_path: Path) -> None:
    for name, value in (("first", 1.0), ("second", 2.0)):
        kt.compile(lambda x, value=value: x + value, draw(4)).export_c(tmp_path, name=name)
    (tmp_path / "two.c").write_text(TWO)
    libraries = [tmp_path / f"lib{name}.a" for name in ("first", "second")]
    zig("cc", "-o", tmp_path / "two", f"-I{tmp_path}", tmp_path / "two.c", *libraries)
    assert execute(tmp_path / "two") == "1 2\n"


TWO = """
#include <stdio.h>
#include "first.h"
#include "second.h"
int main(void) {
    first *a; second *b;
    if (first_create("first.weights", NULL, &a)) return 1;
    if (second_create("second.weights", NULL, &b)) return 1;
    float x[4] = {0}, y[4], z[4];
    const void *in[] = {x};
    void *one[] = {y}, *two[] = {z};
    if (first_run(a, in, NULL, one) || second_run(b, in, NULL, two)) return 2;
    printf("%g %g\\n", y[0], z[3]);
    first_destroy(a); second_destroy(b);
    return 0;
}
"""


def test_the_example_and_the_header_compile_without_warnings(built: Built) -> None:
    folder = built("lstm")[1].parent
    strict = ("-std=c99", *STRICT, "-Wpedantic")
    zig(
        "cc",
        *strict,
        "-o",
        folder / "main",
        folder / "main.c",
        folder / "libmodel.a",
        "-lm",
        "-lpthread",
    )
    printed = execute(folder / "main")
    assert [line.split(":")[0] for line in printed.splitlines()] == ["y", "h", "c"]


@pytest.mark.slow
def test_the_header_of_cpp_compiles_without_warnings(built: Built, tmp_path: Path) -> None:
    source = tmp_path / "use.cpp"
    source.write_text('#include "model.hpp"\nint main() { return 0; }\n')
    include = f"-I{built('lstm')[1].parent}"
    zig("c++", "-std=c++17", *STRICT, include, "-c", "-o", tmp_path / "use.o", source)


def test_the_harness_knows_the_dtypes() -> None:
    text = (Path(__file__).parent / "harness.c").read_text()
    assert f"item_nbytes[] = {{{', '.join(map(str, dtype_sizes()))}}}" in text
    assert read_results(b"", 0, []) == []


def compile_of(language: str, folder: Path) -> Sequence[str]:
    """The command that compiles `program.*` of a folder to a program."""
    source, made = str(folder / f"program.{SUFFIXES[language]}"), str(folder / "program")
    libraries = [str(folder / "libmodel.a"), "-lm", "-lpthread"]
    if language == "rust":
        given = ["--edition", "2021", "-L", str(folder), "-l", "static=model", "-l", "m"]
        return ["rustc", "-o", made, source, *given]
    if language == "go":
        return ["go", "build", "-o", made, source]
    command = {"c": "cc", "cpp": "c++"}[language]
    options = ["-target", SYSTEMS[SYSTEM].zig, "-O2", "-s"]
    return [find_zig(), command, *options, "-o", made, source, *libraries]


SUFFIXES = {"c": "c", "cpp": "cpp", "rust": "rs", "go": "go"}


@pytest.mark.parametrize(
    "language",
    ["c", *(pytest.param(each, marks=pytest.mark.slow) for each in ("cpp", "rust", "go"))],
)
def test_programs_of_the_documentation_run_as_printed(language: str, tmp_path: Path) -> None:
    page = Path(kt.__file__).parent.parent / "docs" / "DEPLOY.md"
    found = {block.language: block.code for block in blocks(page)}
    namespace: dict[str, Any] = {}
    exec(found["python"].replace("out/", str(tmp_path)), namespace)
    (tmp_path / f"program.{SUFFIXES[language]}").write_text(found[language])
    command = compile_of(language, tmp_path)
    if shutil.which(command[0]) is None:
        pytest.skip(f"no {command[0]}")
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert not done.returncode, done.stderr
    assert execute(tmp_path / "program") == "0.03125\n"
