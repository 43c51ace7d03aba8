"""LLVM text to objects to running code, and the description of the host."""

from __future__ import annotations

import ctypes
import dataclasses
import gc
import os
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kitsune.backends.cpu import jit
from kitsune.backends.cpu.jit import assembly, compile_object, cpu_target, host_target, load
from kitsune.errors import DeviceError, UnsupportedError, VerifyError
from kitsune.target import AARCH64, CPU_LEVELS, TUNINGS, WASM32, X86_64_V4, CpuTarget

HOST = host_target()
ON_X86 = HOST.triple.startswith("x86_64")

ADD = """
define i64 @add(i64 %a, i64 %b) #0 {
  %sum = add i64 %a, %b
  ret i64 %sum
}
"""

# out[i] = in[i] * 0.5 + 1 for one vector of 8
HALF = """
define void @half(ptr %in, ptr %out) #0 {
  %x = load <8 x float>, ptr %in, align 4
  %half = fmul <8 x float> %x, splat (float 5.0e-01)
  %y = fadd <8 x float> %half, splat (float 1.0)
  store <8 x float> %y, ptr %out, align 4
  ret void
}
"""

Binary = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
Pointers = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


def run_half(target: CpuTarget, values: np.ndarray) -> np.ndarray:
    loaded, out = load([compile_object(HALF, target)], target), np.zeros(8, np.float32)
    Pointers(loaded.address("half"))(values.ctypes.data, out.ctypes.data)
    return out


# --- compiling -----------------------------------------------------------------------------------


def test_code_runs() -> None:
    loaded = load([compile_object(ADD, HOST)], HOST)
    assert Binary(loaded.address("add"))(40, 2) == 42


def test_an_object_depends_on_its_text_and_target_alone() -> None:
    first = compile_object(ADD, HOST)
    assert compile_object(str(ADD), HOST) == first
    assert (
        compile_object(ADD, dataclasses.replace(HOST, triple="aarch64-linux-gnu", cpu="")) != first
    )


def test_a_parse_error_names_the_line() -> None:
    bad = "define i64 @f(i64 %a) #0 {\nentry:\n  %b = add i64 %a, %zz\n  ret i64 %b\n}"
    with pytest.raises(VerifyError, match="use of undefined value '%zz'") as caught:
        compile_object(bad, HOST)
    assert caught.value.at == "line 3: %b = add i64 %a, %zz"


def test_a_verifier_error_names_the_line() -> None:
    bad = "define i64 @f() #0 {\nentry:\n  %b = add i64 %c, 1\n  %c = add i64 1, 1\n  ret i64 %b\n}"
    with pytest.raises(VerifyError, match="does not dominate") as caught:
        compile_object(bad, HOST)
    assert caught.value.at == "line 4: %c = add i64 1, 1"


def test_the_garbage_collector_may_free_in_any_order() -> None:
    bad = "define i64 @f() #0 {\n  %b = add i64 %c, 1\n  %c = add i64 1, 1\n  ret i64 %b\n}"
    for _ in range(20):
        loop: dict[str, object] = {}
        with pytest.raises(VerifyError) as caught:
            compile_object(bad, HOST)
        loop.update(me=loop, error=caught.value, code=load([compile_object(ADD, HOST)], HOST))
    del loop, caught
    assert gc.collect() > 0
    assert Binary(load([compile_object(ADD, HOST)], HOST).address("add"))(1, 2) == 3


def test_attributes_follow_the_target() -> None:
    assert '"prefer-vector-width"="512"' in jit.attributes(X86_64_V4)
    narrow = jit.attributes(dataclasses.replace(X86_64_V4, lanes=8, features="+avx2,+fma"))
    assert "prefer-vector-width" not in narrow
    assert '"target-cpu"="x86-64-v4"' in narrow
    assert '"target-features"="+avx2,+fma"' in narrow
    assert "denormal" not in narrow


@pytest.mark.skipif(not ON_X86, reason="reads x86 assembly")
def test_wide_vectors_need_a_target_that_has_them() -> None:
    text = HALF.replace("<8 x", "<16 x")
    assert "%zmm" in assembly(text, X86_64_V4)
    narrow = assembly(text, cpu_target("x86-64-v3"))
    assert "%ymm" in narrow
    assert "%zmm" not in narrow


@pytest.mark.skipif(not HOST.fma, reason="nothing to contract to")
def test_multiply_and_add_stay_apart() -> None:
    assert "fma" not in assembly(HALF, HOST).replace('"+fma', "")
    fused = HALF.replace("fmul", "fmul contract").replace("fadd", "fadd contract")
    assert "fma" in assembly(fused, HOST)


def test_denormals_survive() -> None:
    tiny = np.full(8, 6e-39, np.float32)
    loaded = load([compile_object(HALF.replace("1.0)", "0.0)"), HOST)], HOST)
    out = np.zeros(8, np.float32)
    Pointers(loaded.address("half"))(tiny.ctypes.data, out.ctypes.data)
    np.testing.assert_array_equal(out, tiny * np.float32(0.5))
    assert (out > 0).all()


def test_threads_may_compile_at_once() -> None:
    sums: dict[int, int] = {}

    def work(n: int) -> None:
        text = ADD.replace("%a, %b", f"%a, {n}")
        loaded = load([compile_object(text, HOST)], HOST)
        sums[n] = Binary(loaded.address("add"))(1000, 0)

    workers = [threading.Thread(target=work, args=(n,)) for n in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert sums == {n: 1000 + n for n in range(8)}


def test_webassembly_objects() -> None:
    assert compile_object(ADD, WASM32).startswith(b"\0asm")
    assert "f32x4.mul" in assembly(HALF, WASM32)
    with pytest.raises(DeviceError, match="wasm32"):
        load([compile_object(ADD, WASM32)], WASM32)


def test_another_architecture_compiles() -> None:
    assert ".4s" in assembly(HALF, AARCH64)


def test_an_unknown_architecture_is_an_error() -> None:
    with pytest.raises(UnsupportedError, match="abacus"):
        compile_object(ADD, dataclasses.replace(HOST, triple="abacus-unknown-none"))


# --- loading -------------------------------------------------------------------------------------


def test_objects_see_each_other_and_libc() -> None:
    caller = """
    declare i64 @add(i64, i64)
    declare i32 @getpid()
    define i64 @pid_plus(i64 %a, i64 %unused) #0 {
      %pid = call i32 @getpid()
      %wide = sext i32 %pid to i64
      %sum = call i64 @add(i64 %wide, i64 %a)
      ret i64 %sum
    }
    """
    loaded = load([compile_object(caller, HOST), compile_object(ADD, HOST)], HOST)
    assert Binary(loaded.address("pid_plus"))(7, 0) == os.getpid() + 7


def test_constants_are_linked() -> None:
    text = "@c = constant [2 x i64] [i64 5, i64 9]\n" + ADD.replace(
        "%sum = add i64 %a, %b",
        "%p = getelementptr i64, ptr @c, i64 %a\n  %sum = load i64, ptr %p",
    )
    assert Binary(load([compile_object(text, HOST)], HOST).address("add"))(1, 0) == 9


@pytest.mark.skipif("linux" not in HOST.triple, reason="reads ELF symbols")
def test_an_undefined_symbol_is_an_error() -> None:
    body = "define void @f() #0 {\n  call void @kt_nowhere()\n  ret void\n}"
    text = f"declare void @kt_nowhere()\n{body}"
    with pytest.raises(VerifyError, match="undefined symbols: kt_nowhere"):
        load([compile_object(text, HOST)], HOST)


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(VerifyError, match="no function 'sub'"):
        load([compile_object(ADD, HOST)], HOST).address("sub")


def test_bytes_that_are_no_object_are_an_error() -> None:
    with pytest.raises(VerifyError, match="not an object file"):
        load([b"not machine code"], HOST)


def test_code_outlives_its_object_bytes_and_goes_with_loaded() -> None:
    functions = [load([compile_object(ADD, HOST)], HOST) for _ in range(20)]
    addresses = {loaded.address("add") for loaded in functions}
    assert len(addresses) == 20
    assert all(Binary(address)(1, 2) == 3 for address in addresses)


# --- targets -------------------------------------------------------------------------------------


def test_the_host_is_described_once() -> None:
    assert host_target() is host_target()
    assert HOST.lanes in (4, 8, 16)
    assert HOST.registers in (16, 32)
    assert min(HOST.l1_nbytes, HOST.l2_nbytes, HOST.l3_nbytes) >= 4096


@pytest.mark.skipif(not ON_X86, reason="x86 levels")
@pytest.mark.parametrize("name", ["x86-64-v2", "x86-64-v3", "x86-64-v4", "x86-64-vnni", "host"])
def test_levels_run_where_the_host_has_them(name: str) -> None:
    target = cpu_target(name)
    assert target.triple == HOST.triple
    if target.lanes > HOST.lanes or (target.dot8 == "vnni512") > (HOST.dot8 == "vnni512"):
        pytest.skip(f"the host has no {name}")
    values = np.arange(8, dtype=np.float32)
    np.testing.assert_array_equal(run_half(target, values), values / 2 + 1)


def test_an_unknown_level_lists_those_that_exist() -> None:
    with pytest.raises(UnsupportedError, match="pentium") as caught:
        cpu_target("pentium")
    assert all(name in caught.value.hint for name in ("host", *CPU_LEVELS))


SSE = {"ssse3", "sse4.1", "sse4.2"}
AVX2 = SSE | {"avx", "avx2", "fma"}
AVX512 = AVX2 | {"avx512f", "avx512vl", "avx512bw", "avx512dq"}


@pytest.mark.parametrize(
    ("present", "expected"),
    [
        (SSE, (4, 16, False, "maddubs128", "x86-64-v2", 0, False, False, False)),
        (SSE | {"avx", "avx2"}, (4, 16, False, "maddubs256", "x86-64-v2", 0, False, False, False)),
        (AVX2, (8, 16, True, "maddubs256", "x86-64-v3", 8, False, False, False)),
        (AVX2 | {"avxvnni"}, (8, 16, True, "vnni256", "x86-64-v3", 8, False, False, False)),
        (AVX512, (16, 32, True, "maddubs256", "x86-64-v4", 16, True, False, False)),
        (AVX512 - {"avx512dq"}, (8, 16, True, "maddubs256", "x86-64-v3", 8, False, False, False)),
        (AVX512 | {"avx512vnni"}, (16, 32, True, "vnni512", "x86-64-vnni", 16, True, False, False)),
        (AVX512 | {"gfni"}, (16, 32, True, "maddubs256", "x86-64-v4", 16, True, True, False)),
        (AVX2 | {"gfni"}, (8, 16, True, "maddubs256", "x86-64-v3", 8, False, False, False)),
        (AVX512 | {"avx512vbmi"}, (16, 32, True, "maddubs256", "x86-64-v4", 16, True, False, True)),
        (set(), (4, 16, False, "", "x86-64-v2", 0, False, False, False)),
    ],
)
def test_x86_features_decide_the_vector_shape(
    present: set[str], expected: tuple[int, int, bool, str, str, int, bool, bool, bool]
) -> None:
    assert tuple(jit._vector_shape("x86_64-unknown-linux-gnu", present).values()) == expected


def test_arm_vector_shape() -> None:
    shape = {"lanes": 4, "registers": 32, "fma": True, "dot8": "", "level": "aarch64"}
    assert jit._vector_shape("aarch64-unknown-linux-gnu", {"neon"}) == shape
    dotted = jit._vector_shape("aarch64-apple-darwin", {"neon", "dotprod"})
    assert dotted == shape | {"dot8": "sdot128"}


def test_levels_are_described_as_their_features_are() -> None:
    """A host is scheduled for as the level is that has its vectors."""
    for level in CPU_LEVELS.values():
        assert level.level in TUNINGS
    described = jit._vector_shape(X86_64_V4.triple, AVX512)
    assert all(getattr(X86_64_V4, name) == value for name, value in described.items())


def test_cache_sizes_come_from_the_system(tmp_path: Path) -> None:
    described = [("1", "Data", "48K"), ("1", "Instruction", "32K"), ("2", "Unified", "2M"), ("3",)]
    for n, leaves in enumerate(described):
        (tmp_path / f"index{n}").mkdir()
        for name, text in zip(("level", "type", "size"), leaves, strict=False):
            (tmp_path / f"index{n}" / name).write_text(text + "\n")
    assert jit._cache_sizes(tmp_path) == {"l1_nbytes": 48 * 1024, "l2_nbytes": 2 * 1024**2}
    assert jit._cache_sizes(tmp_path / "nowhere") == {}


def test_the_llc_of_a_socket_is_shared(tmp_path: Path, monkeypatch: Any) -> None:
    (tmp_path / "index3").mkdir()
    for name, text in (("level", "3"), ("type", "Unified"), ("size", "266240K")):
        (tmp_path / "index3" / name).write_text(text)
    for cpus, share in ((1, 16), (2, 32), (64, 260)):
        monkeypatch.setattr(os, "cpu_count", lambda cpus=cpus: cpus)
        assert jit._cache_sizes(tmp_path) == {"l3_nbytes": share * 2**20}
