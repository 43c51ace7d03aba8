"""Code is generated without llvmlite's lock where its library is known, and with it elsewhere."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import pytest
from llvmlite.binding import ffi

from kitsune.backends.cpu import jit
from kitsune.backends.cpu.jit import compile_objects, forget_objects
from kitsune.system.progress import Stages

HOST = jit.host_target()
TEXTS = [f"define i64 @f(i64 %a) #0 {{\n  %b = add i64 %a, {n}\n  ret i64 %b\n}}" for n in range(9)]


@pytest.fixture(autouse=True)
def nothing_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "cache"))
    forget_objects()
    jit.emitter.cache_clear()
    yield
    forget_objects()
    jit.emitter.cache_clear()


def test_this_llvmlite_is_known() -> None:
    """One that is not still works, on one thread: then the names below, and FIRST and LAST, are
    to be looked at again."""
    assert jit.is_parallel()


def test_the_lock_is_not_taken() -> None:
    """A thread generates code while another one holds llvmlite's lock."""
    emit, made = jit.emitter(), []
    assert emit is not None
    text = f"{TEXTS[0]}\n{jit.attributes(HOST)}\n"
    with (
        jit._machine(HOST) as machine,
        llvm.create_context() as context,
        llvm.parse_assembly(text, context) as module,
    ):
        module.triple, module.data_layout = HOST.triple, str(machine.target_data)
        worker = threading.Thread(target=lambda: made.append(emit(machine, module)), daemon=True)
        with ffi.lib._lock:
            worker.start()
            worker.join(timeout=60)
            assert made
        assert made == [machine.emit_object(module)]


def test_threads_have_machines_of_their_own() -> None:
    with jit._machine(HOST) as first, jit._machine(HOST) as second:
        assert first is not second
    with jit._machine(HOST) as again:
        assert again in (first, second)


def test_objects_do_not_depend_on_the_number_of_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = compile_objects(TEXTS, HOST, 1, Stages())[0]
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "other"))
    forget_objects()
    assert compile_objects(iter(TEXTS), HOST, 4, Stages())[0] == one
    assert len(set(one)) == len(TEXTS)


def test_an_error_in_a_thread_is_the_callers() -> None:
    with pytest.raises(jit.VerifyError, match="does not accept"):
        compile_objects([*TEXTS, "define nonsense"], HOST, 2, Stages())


@pytest.mark.parametrize("version", ["0.44.0", "0.51.0", "1.0.0", "unknown"])
def test_an_unknown_llvmlite_is_used_with_its_lock(
    version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = compile_objects(TEXTS, HOST, 1, Stages())[0]
    monkeypatch.setattr(llvmlite, "__version__", version)
    jit.emitter.cache_clear()
    forget_objects()
    assert not jit.is_parallel()
    assert compile_objects(TEXTS, HOST, 4, Stages())[0] == usual


def test_a_library_without_the_names_is_used_with_its_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda path: object())
    assert jit.emitter() is None


def test_llvm_says_why_it_cannot() -> None:
    message, freed = ctypes.create_string_buffer(b"no such file type"), []

    def refuse(machine: Any, module: Any, kind: int, error: Any) -> None:
        error._obj.value = ctypes.addressof(message)

    library: Any = SimpleNamespace(
        LLVMPY_TargetMachineEmitToMemory=refuse,
        LLVMPY_GetBufferStart=lambda buffer: None,
        LLVMPY_GetBufferSize=lambda buffer: 0,
        LLVMPY_DisposeMemoryBuffer=lambda buffer: None,
        LLVMPY_DisposeString=lambda text: freed.append(text.value),
    )
    with pytest.raises(RuntimeError, match="no such file type"):
        jit._emitter(library)(None, None)
    assert freed == [ctypes.addressof(message)]
