"""Libraries for other systems: run where an emulator is installed, else linked and inspected."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from tests.native.conftest import Built
from tests.native.libraries import (
    HARNESS,
    STRICT,
    build,
    execute,
    read_results,
    run,
    write_calls,
    zig,
)
from tests.native.test_library import CASES, draw, make_block

pytest.importorskip("ziglang")

# What runs the programs of a system, by the environment variable that names another.
EMULATORS = {
    "x86_64-linux-musl": ("", ""),
    "aarch64-linux-musl": ("KITSUNE_QEMU", "qemu-aarch64"),
    "x86_64-windows-gnu": ("KITSUNE_WINE", "wine64"),
}
LINKER = {"___dso_handle", "__mh_dylib_header"}  # names that every library of macOS has
API = [
    "arena_nbytes",
    "create",
    "create_from_memory",
    "destroy",
    "error_text",
    "input",
    "input_count",
    "level",
    "output",
    "output_count",
    "output_shape",
    "reserve",
    "run",
    "run_in",
    "threads",
    "version",
]


def find_emulator(target: str) -> Sequence[str]:
    variable, program = EMULATORS[target]
    if not program:
        return ()
    found = os.environ.get(variable) or shutil.which(program)
    if not found:
        pytest.skip(f"no {program}")
    return (found,)


@pytest.mark.slow
@pytest.mark.parametrize("target", EMULATORS)
@pytest.mark.parametrize("name", CASES)
def test_programs_of_other_systems_agree(target: str, name: str, tmp_path: Path) -> None:
    before = find_emulator(target)
    make, calls = CASES[name]
    model = make()
    program = build(model, tmp_path, target)
    for threads in (1, 2):
        make_results = partial(run, program, calls, threads=threads, before=before)
        check_near(model, calls, make_results)


@pytest.mark.slow
@pytest.mark.wasm
@pytest.mark.parametrize("name", CASES)
def test_a_program_of_wasi_agrees(name: str, tmp_path: Path) -> None:
    import wasmtime

    make, calls = CASES[name]
    model = make()
    program = build(model, tmp_path, "wasm32-wasi")
    write_calls(tmp_path, calls)
    engine = wasmtime.Engine()
    store, given, linker = wasmtime.Store(engine), wasmtime.WasiConfig(), wasmtime.Linker(engine)
    given.argv = ["harness", "/d/model.weights", "4", "/d/calls.bin", "/d/results.bin"]
    given.preopen_dir(str(tmp_path), "/d")
    store.set_wasi(given)
    linker.define_wasi()
    instance = linker.instantiate(store, wasmtime.Module(engine, program.read_bytes()))
    instance.exports(store)["_start"](store)  # type: ignore[operator]
    results = (tmp_path / "results.bin").read_bytes()
    check_near(model, calls, lambda like: read_results(results, len(calls), like))
    store.close()
    engine.close()


def check_near(
    model: kt.CompiledModel,
    calls: Sequence[Sequence[np.ndarray]],
    make: Callable[..., list[int | list[np.ndarray]]],
) -> None:
    wanted = [made if isinstance(made := model(*call), tuple) else (made,) for call in calls]
    for want, got in zip(wanted, make([np.asarray(each) for each in wanted[0]]), strict=True):
        assert isinstance(got, list), got
        for a, b in zip(want, got, strict=True):
            np.testing.assert_allclose(b, a, rtol=1e-5, atol=1e-5)


# --- macOS, which nothing here runs --------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("target", ["aarch64-macos", "x86_64-macos"])
def test_libraries_of_macos_export_the_functions_alone(target: str, tmp_path: Path) -> None:
    make_block().export_c(tmp_path, targets=[target])
    defined, undefined = read_symbols((tmp_path / "libmodel.dylib").read_bytes())
    assert sorted({*defined} - LINKER) == [f"_model_{name}" for name in API]
    assert not [name for name in undefined if "kt_" in name or "model" in name]
    assert {"_pthread_create", "_pthread_cond_wait", "_mmap"} <= set(undefined)
    main = [tmp_path / "main.c", tmp_path / "libmodel.a"]
    zig("cc", "-o", tmp_path / "main", *main, target=target)


def read_symbols(data: bytes) -> tuple[list[str], list[str]]:
    """The external symbols of a Mach-O file: those that it defines, and those that it needs."""
    assert struct.unpack_from("<I", data)[0] == 0xFEEDFACF
    (count,) = struct.unpack_from("<I", data, 16)
    at, defined, undefined = 32, list[str](), list[str]()
    for _ in range(count):
        command, size = struct.unpack_from("<II", data, at)
        if command == 2:  # LC_SYMTAB
            symbols, number, names, _ = struct.unpack_from("<IIII", data, at + 8)
            for n in range(number):
                name, kind, *_ = struct.unpack_from("<IBBHQ", data, symbols + 16 * n)
                text = data[names + name : data.index(b"\0", names + name)].decode()
                if kind & 1 and not kind & 0x10:  # external, and not private
                    (defined if kind & 0xE else undefined).append(text)
        at += size
    return defined, undefined


# --- Linux ---------------------------------------------------------------------------------------


def test_libraries_of_linux_export_the_functions_alone(built: Built) -> None:
    library = kt_symbols(built("block")[1].with_name("libmodel.so"))
    assert sorted(library) == [f"model_{name}" for name in API]


def kt_symbols(path: Path) -> list[str]:
    """The dynamic symbols of an ELF file that it defines."""
    data, found = path.read_bytes(), list[str]()
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    sections = [struct.unpack_from("<IIQQQQII", data, start + size * n) for n in range(count)]
    for _, kind, _, _, offset, nbytes, names, _ in sections:
        for at in range(offset, offset + nbytes, 24) if kind == 11 else ():
            name, _, _, section = struct.unpack_from("<IBBH", data, at)
            first = sections[names][4] + name
            if name and section:
                found.append(data[first : data.index(b"\0", first)].decode())
    return found


def test_threads_share_a_handle_and_calls_allocate_nothing(built: Built) -> None:
    folder = built("block")[1].parent
    source, program = Path(__file__).with_name("threads.c"), folder / "threads"
    libraries = [folder / "libmodel.a", "-lm", "-lpthread"]
    zig("cc", *STRICT, f"-I{folder}", "-o", program, source, *libraries)
    assert execute(program, "model.weights") == "allocations 0\nsame\n"


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("gcc"), reason="no gcc, which has sanitizers")
def test_calls_are_clean_under_the_sanitizers(built: Built) -> None:
    program = built("lstm")[1]
    folder, calls = program.parent, CASES["lstm"][1]
    like = [draw(1, 1, 1, 1), draw(1, 1, 1), draw(1, 1, 1)]
    want = run(program, calls, like)
    checked = folder / "checked.exe"
    options = ["-g", "-fsanitize=address,undefined", "-fno-sanitize-recover", f"-I{folder}"]
    libraries = [folder / "libmodel.a", "-o", checked, "-lm", "-lpthread"]
    command = ["gcc", *options, HARNESS, *libraries]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("gcc has no sanitizers here")
    for one, other in zip(want, run(checked, calls, like, threads=2), strict=True):
        assert isinstance(one, list)
        assert isinstance(other, list)
        assert [a.tobytes() for a in one] == [b.tobytes() for b in other]
