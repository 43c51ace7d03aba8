"""The command line: data for programs, tables for people, and one clear message for mistakes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune import doctor
from kitsune.cache.store import default_store
from kitsune.cli import demo as demo_command
from kitsune.cli import main
from kitsune.errors import InputError

ROOT = Path(__file__).parent.parent
KEY = f"object-{'0' * 40}"


def run(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *args],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
        env=os.environ | {"PYTHONPATH": str(ROOT)} | environment,
    )


def data(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out)


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(folder))
    return folder


# --- manners -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments", [[], ["dance"], ["cache"], ["cache", "burn"], ["bench", "--threads", "x"]]
)
def test_misuse_is_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "usage: kitsune" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["explan", "m.onnx"],
            "kitsune: error: there is no command 'explan'; did you mean 'explain'?",
        ),
        (["dance"], "there is no command 'dance'; choose from compile, "),
        (
            ["explain", "m.onnx", "--shapes", "a=1"],
            "kitsune explain: error: there is no option --shapes; did you mean --shape?",
        ),
        (
            ["verify", "m.onnx", "--everything"],
            "kitsune verify: error: there is no option --everything\n",
        ),
        (
            ["verify", "m.onnx", "other.onnx"],
            "kitsune verify: error: unexpected argument 'other.onnx'",
        ),
    ],
)
def test_misspelt_commands_and_options_name_what_is_meant(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert said in capsys.readouterr().err


def test_a_file_of_options_that_is_missing_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bits, out = tmp_path / "bits.json", tmp_path / "m.kitsune"
    assert main(["quantize", "m.onnx", "--bits", str(bits), "-o", str(out)]) == 2
    said = f"kitsune: cannot open '{bits}'\n  why: No such file or directory\n"
    assert capsys.readouterr().err == said


@pytest.mark.parametrize("width", ["Infinity", "2.5", "1e400", '"4"', "[4]"])
def test_a_file_of_widths_that_are_none_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], width: str
) -> None:
    bits, out = tmp_path / "bits.json", tmp_path / "m.kitsune"
    bits.write_text(f'{{"bits": {{"w": {width}}}}}', encoding="utf-8")
    assert main(["quantize", "m.onnx", "--bits", str(bits), "-o", str(out)]) == 2
    assert f"'{bits}' holds no widths" in capsys.readouterr().err


def test_a_file_of_another_kind_is_refused_with_those_that_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "notes.txt"
    path.touch()
    assert main(["explain", str(path)]) == 2
    hint = "try: give an .onnx, .gguf or .kitsune file, or a Hugging Face directory\n"
    assert capsys.readouterr().err.endswith(hint)


@pytest.mark.parametrize("error", [InputError("no such shape", why="it is round"), OSError("full")])
def test_an_error_is_one_message(
    error: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*args: object, **named: object) -> None:
        raise error

    monkeypatch.setattr(demo_command, "run_demo", fail)
    assert main(["demo"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"kitsune: {error}\n"


def test_the_module_is_the_command() -> None:
    done = run("-m", "kitsune", "--version")
    assert (done.returncode, done.stdout) == (0, f"kitsune {kt.__version__}\n")


def test_a_reader_that_stops_is_no_error(own_cache: Path) -> None:
    code = (
        "import os, sys\n"
        "from kitsune.cli import main\n"
        "reading, writing = os.pipe()\n"
        "os.close(reading)\n"
        "os.dup2(writing, 1)\n"
        "sys.exit(main(['cache', 'path']))"
    )
    done = run("-c", code)
    assert (done.returncode, done.stderr) == (0, "")


def test_importing_kitsune_imports_nothing_else() -> None:
    code = "import sys, kitsune; kitsune.__version__; print(*sys.modules)"
    loaded = {name.partition(".")[0] for name in run("-c", code).stdout.split()}
    assert "kitsune" in loaded
    assert not loaded & {"numpy", "llvmlite", "rich", "platformdirs", "wgpu", "torch", "asyncio"}


def test_tables_are_imported_when_printed() -> None:
    code = (
        "import sys, numpy as np, kitsune as kt\n"
        "kt.compile(lambda t: t + 1)(np.ones(3, np.float32))\n"
        "print(*sys.modules)"
    )
    loaded = {name.partition(".")[0] for name in run("-c", code).stdout.split()}
    assert "llvmlite" in loaded
    assert not loaded & {"rich", "wgpu", "torch", "asyncio"}


# --- cache ---------------------------------------------------------------------------------------


def test_the_cache_from_outside(own_cache: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cache", "path"]) == 0
    assert capsys.readouterr().out == f"{own_cache}\n"
    assert main(["cache", "path", "--json"]) == 0
    assert data(capsys) == {"path": str(own_cache)}
    default_store().put(KEY, b"machine code")
    assert main(["cache", "ls", "--json"]) == 0
    [entry] = data(capsys)
    assert entry["key"] == KEY
    assert entry["nbytes"] == len(b"machine code") + 24
    assert main(["cache", "ls"]) == 0
    assert "1 files, 36 bytes" in capsys.readouterr().out
    assert main(["cache", "clear"]) == 0
    assert capsys.readouterr().out == "1 files removed\n"
    assert main(["cache", "clear", "--json"]) == 0
    assert data(capsys) == {"removed": 0}


def test_what_is_damaged_is_found(own_cache: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key = f"object-{'3' * 40}"
    default_store().put(key, b"machine code")
    assert main(["cache", "verify"]) == 0
    assert capsys.readouterr().out == "0 damaged files removed, 1 are as written\n"
    (own_cache / key).write_bytes(b"kitsune1")
    assert main(["cache", "verify", "--json"]) == 1
    assert data(capsys) == {"damaged": [key]}
    assert main(["cache", "ls", "--json"]) == 0
    assert data(capsys) == []


def test_a_damaged_artefact_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "m.kitsune"
    weights = np.arange(640, dtype=np.float32)
    kt.compile(lambda x: x + kt.tensor(weights), weights).save(path)
    assert main(["cache", "verify", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: as written\n"
    raw = path.read_bytes()
    path.write_bytes(raw[:-9] + bytes([raw[-9] ^ 1]) + raw[-8:])
    assert main(["cache", "verify", str(path), "--json"]) == 1
    assert "its checksum is" in data(capsys)["damaged"][str(path)]
    assert main(["cache", "clear", str(path)]) == 2
    assert "takes no files" in capsys.readouterr().err


def test_a_cache_that_is_not_used(own_cache: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own_cache.write_text("in the way")
    for action in ("ls", "clear"):
        assert main(["cache", action]) == 1
        assert "is not used" in capsys.readouterr().err


# --- doctor --------------------------------------------------------------------------------------


def test_the_doctor_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--quick", "--json"]) == 0
    facts = data(capsys)
    assert facts["problems"] == []
    assert facts["limits"] == []
    assert facts["versions"]["kitsune"] == kt.__version__
    assert facts["cpu"]["threads"] >= 1
    assert facts["cpu"]["lanes"] in (4, 8, 16)
    assert len(facts["cpu"]["caches_nbytes"]) == 3
    assert facts["cache"]["folder"] == os.environ["KITSUNE_CACHE_DIR"]
    assert facts["packages"].keys() >= {"torch", "wgpu", "onnx"}
    assert facts["environment"]["KITSUNE_CHECK"] == "1"
    assert (facts["webgpu"]["adapter"] is None) != (facts["webgpu"]["missing"] is None)
    missing = [name for name in ("ziglang", "wasmtime") if facts["packages"][name] is None]
    assert facts["wasm"]["missing"] == missing


def test_the_doctor_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "COPIED_NBYTES", 1 << 20)
    monkeypatch.setattr(doctor, "_webgpu", lambda: {"adapter": None, "missing": "not asked"})
    stages: list[str] = []
    facts = doctor.examine(stages.append)
    assert stages[0] == "a WebGPU adapter"
    assert [row["threads"] for row in facts["limits"]] == sorted({1, facts["cpu"]["threads"]})
    for row in facts["limits"]:
        assert row["fma_gflops"] > 0
        assert row["copy_gbs"] > 0
        met = row["barrier_ns"]  # on a busy machine, workers may not come
        assert met is None or (met > 0 and row["threads"] > 1)


def test_the_doctors_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--quick"]) == 0
    said = capsys.readouterr().out
    for word in ("LLVM", "level", "cores", "WebGPU", "KITSUNE_NUM_THREADS", "everything works"):
        assert word.lower() in said.lower()


def test_a_problem_is_a_no(
    own_cache: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own_cache.write_text("in the way")
    monkeypatch.setenv("KITSUNE_NUM_THREADS", "many")
    assert main(["doctor", "--quick", "--json"]) == 1
    problems = data(capsys)["problems"]
    assert any("is not used as a cache" in each for each in problems)
    assert any("KITSUNE_NUM_THREADS" in each for each in problems)
