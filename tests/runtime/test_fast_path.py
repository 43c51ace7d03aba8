"""The call door: right results, the fallback for everything unusual, and no reference lost."""

from __future__ import annotations

import gc
import sys
import tracemalloc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kitsune.backends.cpu.jit import compile_object, host_target, load
from kitsune.backends.cpu.threads import fast_path as door
from kitsune.backends.cpu.threads import team_code as native
from kitsune.backends.cpu.threads.fast_path import Spec, make_fast_path, try_lock, unlock
from kitsune.backends.cpu.threads.team import Pool, pool
from tests.runtime.jobs import job

pytestmark = pytest.mark.skipif(door._api() is None, reason="no fast door on this interpreter")
has_pool = pytest.mark.skipif(not native.has_threads(host_target()), reason="no pool here")

F32, I64 = np.dtype(np.float32), np.dtype(np.int64)

PROGRAMS = """
; args: x, y, out, [n, c].  for i in range(part, n, parts): out[i] = x[i] + c * y[i]
define void @axpy(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  %x = load ptr, ptr %args
  %y.p = getelementptr ptr, ptr %args, i64 1
  %y = load ptr, ptr %y.p
  %out.p = getelementptr ptr, ptr %args, i64 2
  %out = load ptr, ptr %out.p
  %constants.p = getelementptr ptr, ptr %args, i64 3
  %constants = load ptr, ptr %constants.p
  %nf = load float, ptr %constants
  %n = fptosi float %nf to i64
  %c.p = getelementptr float, ptr %constants, i64 1
  %c = load float, ptr %c.p
  br label %loop
loop:
  %i = phi i64 [%part, %entry], [%next, %body]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %xi.p = getelementptr float, ptr %x, i64 %i
  %xi = load float, ptr %xi.p
  %yi.p = getelementptr float, ptr %y, i64 %i
  %yi = load float, ptr %yi.p
  %scaled = fmul float %c, %yi
  %sum = fadd float %xi, %scaled
  %out.i.p = getelementptr float, ptr %out, i64 %i
  store float %sum, ptr %out.i.p
  %next = add i64 %i, %parts
  br label %loop
done:
  ret void
}

; args: x, a, b.  a[0] = x[0]; b[0] = x[0] + 1, all i64
define void @split(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
  %x.p = load ptr, ptr %args
  %x = load i64, ptr %x.p
  %a.pp = getelementptr ptr, ptr %args, i64 1
  %a.p = load ptr, ptr %a.pp
  store i64 %x, ptr %a.p
  %b.pp = getelementptr ptr, ptr %args, i64 2
  %b.p = load ptr, ptr %b.pp
  %y = add i64 %x, 1
  store i64 %y, ptr %b.p
  ret void
}

define void @nothing(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
  ret void
}
"""

HOST = host_target()
LOADED = load([compile_object(PROGRAMS, HOST)], HOST)
AXPY = LOADED.address("axpy")
SPLIT, NOTHING = (job(LOADED.address(name), 1) for name in ("split", "nothing"))


class Fallback:
    """Remembers what it was called with."""

    def __init__(self) -> None:
        self.calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = []

    def __call__(self, *args: Any, **names: Any) -> str:
        self.calls.append((args, names))
        return "fallback"


class Axpy:
    """x + 3 y for two float32[4, 5], as a model would own it."""

    def __init__(self, threads: Pool | None = None, release_gil: bool = False) -> None:
        self.constants = np.array([20, 3], np.float32)
        self.slow_calls = 0
        shapes: list[Spec] = [((4, 5), F32)] * 2
        if threads:
            threads.start()
        axpy, fixed = job(AXPY, threads.size if threads else 1), [self.constants.ctypes.data]
        self.fast_path = make_fast_path(
            shapes, shapes[:1], fixed, axpy, threads, release_gil, self.slow
        )

    def slow(self, x: Any, y: Any) -> Any:
        self.slow_calls += 1
        return np.asarray(x, np.float32) + 3 * np.asarray(y, np.float32)


def arrays() -> tuple[np.ndarray, np.ndarray]:
    values = np.arange(40, dtype=np.float32).reshape(2, 4, 5)
    return values[0], values[1]


# --- results -------------------------------------------------------------------------------------


def test_the_result_is_a_new_array() -> None:
    model, (x, y) = Axpy(), arrays()
    first, second = model.fast_path(x, y), model.fast_path(x, y)
    np.testing.assert_array_equal(first, x + 3 * y)
    np.testing.assert_array_equal(second, first)
    assert type(first) is np.ndarray
    assert first.dtype is F32
    assert all((first.flags.owndata, first.flags.writeable, first.flags.c_contiguous))
    assert not np.shares_memory(first, second)
    assert model.slow_calls == 0


@pytest.mark.parametrize("release_gil", [False, True])
@pytest.mark.parametrize(
    "size", [1, pytest.param(2, marks=has_pool), pytest.param(4, marks=has_pool)]
)
def test_threads_and_the_interpreters_lock_change_nothing(size: int, release_gil: bool) -> None:
    model, (x, y) = Axpy(pool(size), release_gil), arrays()
    for _ in range(50):
        np.testing.assert_array_equal(model.fast_path(x, y), x + 3 * y)
    assert model.slow_calls == 0


def test_several_outputs_are_a_tuple_and_0d_arrays_stay_0d() -> None:
    scalar: Spec = ((), I64)
    split = make_fast_path([scalar], [scalar, scalar], [], SPLIT, None, False, Fallback())
    result = split(np.array(7))
    assert type(result) is tuple
    assert [int(value) for value in result] == [7, 8]
    assert all(type(value) is np.ndarray and value.shape == () for value in result)
    plain = (np.empty(()), np.empty(()))
    assert [*map(sys.getrefcount, result)] == [*map(sys.getrefcount, plain)]


@pytest.mark.parametrize("shape", [(0,), (3, 0, 2), ()])
def test_empty_arrays(shape: tuple[int, ...]) -> None:
    out: Spec = ((2, 0), I64)
    slow = Fallback()
    f = make_fast_path([(shape, F32)], [out], [], NOTHING, None, False, slow)
    result = f(np.zeros(shape, np.float32))
    assert (result.shape, result.dtype) == ((2, 0), I64)
    assert slow.calls == []


def test_no_inputs_and_no_outputs() -> None:
    slow = Fallback()
    none: list[Spec] = []
    assert make_fast_path(none, none, [], NOTHING, None, False, slow)() == ()
    assert make_fast_path(none, [((3,), I64)], [], NOTHING, None, False, slow)().shape == (3,)
    assert slow.calls == []


def test_many_arguments_arrive_in_order() -> None:
    copied = np.zeros(60, np.int64)
    text = """
    define void @dump(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
    entry:
      %to.p = getelementptr ptr, ptr %args, i64 59
      %to = load ptr, ptr %to.p
      br label %loop
    loop:
      %i = phi i64 [0, %entry], [%next, %loop]
      %from.p = getelementptr i64, ptr %args, i64 %i
      %value = load i64, ptr %from.p
      %to.i = getelementptr i64, ptr %to, i64 %i
      store i64 %value, ptr %to.i
      %next = add i64 %i, 1
      %more = icmp ult i64 %next, 60
      br i1 %more, label %loop, label %done
    done:
      ret void
    }
    """
    code = load([compile_object(text, HOST)], HOST)
    specs: list[Spec] = [((n,), F32) for n in range(20)]
    fixed = [*range(1000, 1019), copied.ctypes.data]
    inputs = [np.zeros(n, np.float32) for n in range(20)]
    f = make_fast_path(specs, specs, fixed, job(code.address("dump"), 1), None, False, Fallback())
    outputs = f(*inputs)
    assert [out.shape for out in outputs] == [(n,) for n in range(20)]
    pointers = [array.ctypes.data for array in (*inputs, *outputs)]
    assert list(copied) == pointers + fixed


def test_equal_dtypes_that_are_other_objects_are_understood() -> None:
    odd = np.dtype(np.float32, metadata={"unit": "m"})
    slow = Fallback()
    f = make_fast_path([((2,), odd)], [((2,), odd)], [], NOTHING, None, False, slow)
    assert f(np.zeros(2, np.float32)).dtype == F32
    assert slow.calls == []


# --- what goes to the fallback -------------------------------------------------------------------

GOOD = np.ones((4, 5), np.float32)


def unaligned() -> np.ndarray:
    raw = np.zeros(81, np.uint8)
    return raw[1:].view(np.float32).reshape(4, 5)


UNUSUAL: dict[str, Any] = {
    "list": [[1.0] * 5] * 4,
    "none": None,
    "number": 1.0,
    "numpy scalar": np.float32(1),
    "float64": np.ones((4, 5)),
    "int32 of the same size": np.ones((4, 5), np.int32),
    "byte order": np.ones((4, 5), np.dtype(np.float32).newbyteorder()),
    "fewer rows": np.ones((3, 5), np.float32),
    "fewer columns": np.ones((4, 4), np.float32),
    "fewer axes": np.ones(20, np.float32),
    "more axes": np.ones((1, 4, 5), np.float32),
    "no axes": np.ones((), np.float32),
    "transposed": np.ones((5, 4), np.float32).T,
    "strided": np.ones((4, 10), np.float32)[:, ::2],
    "broadcast": np.broadcast_to(np.float32(1), (4, 5)),
    "subclass": np.ones((4, 5), np.float32).view(np.matrix),
    "masked": np.ma.ones((4, 5), np.float32),
    "unaligned": unaligned(),
    "object": np.ones((4, 5), object),
}


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("argument", UNUSUAL.values(), ids=UNUSUAL.keys())
def test_an_unusual_argument_goes_to_the_fallback(argument: Any, place: int) -> None:
    slow, args = Fallback(), [GOOD, GOOD]
    args[place] = argument
    f = make_fast_path([((4, 5), F32)] * 2, [((4, 5), F32)], [], NOTHING, None, False, slow)
    assert f(*args) == "fallback"
    [(got, names)] = slow.calls
    assert len(got) == 2
    assert all(a is b for a, b in zip(got, args, strict=True))
    assert names == {}
    assert type(f(GOOD, GOOD)) is np.ndarray


def test_a_mapped_file_goes_to_the_fallback(tmp_path: Path) -> None:
    mapped = np.memmap(tmp_path / "x", np.float32, "w+", shape=(4, 5))
    slow = Fallback()
    f = make_fast_path([((4, 5), F32)], [((4, 5), F32)], [], NOTHING, None, False, slow)
    assert f(mapped) == "fallback"


@pytest.mark.parametrize("count", [0, 1, 3])
def test_another_number_of_arguments_goes_to_the_fallback(count: int) -> None:
    slow = Fallback()
    f = make_fast_path([((4, 5), F32)] * 2, [((4, 5), F32)], [], NOTHING, None, False, slow)
    assert f(*[GOOD] * count) == "fallback"
    assert len(slow.calls[0][0]) == count


def test_names_go_to_the_fallback() -> None:
    slow = Fallback()
    f = make_fast_path([((4, 5), F32)] * 2, [((4, 5), F32)], [], NOTHING, None, False, slow)
    assert f(GOOD, y=GOOD, out=None) == "fallback"
    assert f(GOOD, GOOD, out=1) == "fallback"
    assert slow.calls[0][1].keys() == {"y", "out"}
    assert slow.calls[1][1] == {"out": 1}


def test_an_error_in_the_fallback_arrives() -> None:
    def refuse(*_: object) -> None:
        raise ValueError("no")

    f = make_fast_path([((4, 5), F32)], [((4, 5), F32)], [], NOTHING, None, False, refuse)
    with pytest.raises(ValueError, match="no"):
        f(None)


def test_a_busy_arena_goes_to_the_fallback() -> None:
    word, slow = np.zeros(1, np.int32), Fallback()
    lock = word.ctypes.data
    f = make_fast_path([((4, 5), F32)], [], [], NOTHING, None, False, slow, lock=lock)
    assert f(GOOD) == ()
    assert word[0] == 0
    assert try_lock(lock)
    assert not try_lock(lock)
    assert f(GOOD) == "fallback"
    assert word[0] == 1
    unlock(lock)
    assert f(GOOD) == ()


def test_a_fast_path_without_an_arena_has_no_lock() -> None:
    f = make_fast_path([((4, 5), F32)], [], [], NOTHING, None, False, Fallback(), lock=0)
    assert f(GOOD) == ()
    assert not f.__self__.lock  # type: ignore[attr-defined]


def test_memory_that_runs_out_is_an_error_and_frees_the_arena() -> None:
    slow, word = Fallback(), np.zeros(1, np.int32)
    outputs: list[Spec] = [((100,), I64), ((2**44,), I64)]
    f = make_fast_path([], outputs, [], NOTHING, None, False, slow, lock=word.ctypes.data)
    f_references = sys.getrefcount(I64)
    for _ in range(100):
        with pytest.raises(MemoryError):
            f()
    assert word[0] == 0
    assert abs(sys.getrefcount(I64) - f_references) < 10
    assert slow.calls == []


@pytest.mark.parametrize("missing", ["is_free_threaded", "_layout_agrees"])
def test_an_unknown_interpreter_gets_the_fallback(
    missing: str, monkeypatch: pytest.MonkeyPatch, fresh_api: None
) -> None:
    monkeypatch.setattr(door, missing, lambda: missing == "is_free_threaded")
    slow = Fallback()
    assert make_fast_path([((4, 5), F32)], [], [], NOTHING, None, False, slow) is slow


def test_an_interpreter_that_does_not_export_a_function_gets_the_fallback(
    monkeypatch: pytest.MonkeyPatch, fresh_api: None
) -> None:
    monkeypatch.setattr(door, "INTERPRETER", door.INTERPRETER | {"vectorcall": "PyNo_Such"})
    assert door._api() is None


@pytest.fixture
def fresh_api() -> Iterator[None]:
    """Forget what was found out about the interpreter, before and after."""
    door._api.cache_clear()
    yield
    door._api.cache_clear()


def test_arguments_too_many_for_a_stack_get_the_fallback() -> None:
    slow, most = Fallback(), door.MAX_SLOTS
    assert make_fast_path([], [], [0] * (most + 1), NOTHING, None, False, slow) is slow
    assert make_fast_path([], [], [0] * most, NOTHING, None, False, slow)() == ()


def test_objects_in_arrays_get_the_fallback() -> None:
    slow = Fallback()
    assert make_fast_path([((4,), np.dtype(object))], [], [], NOTHING, None, False, slow) is slow


# --- references ----------------------------------------------------------------------------------


def test_references_are_counted() -> None:
    model, (x, y) = Axpy(), arrays()
    two = make_fast_path([((), I64)], [((), I64)] * 2, [], SPLIT, None, False, model.slow)
    number, wrong = np.array(1), np.zeros(3)
    watched = [x, y, F32, I64, model, model.fast_path, model.fast_path.__self__, two, number, wrong]  # type: ignore[attr-defined]

    def references() -> list[int]:
        gc.collect()
        return [sys.getrefcount(each) for each in watched]

    for f, args in ((model.fast_path, (x, y)), (two, (number,)), (model.fast_path, (wrong, wrong))):
        f(*args)
        before = references()
        for _ in range(100_000):
            f(*args)
        after = references()
        assert [b - a for a, b in zip(before, after, strict=True)] == [0] * len(watched)
    made, plain = model.fast_path(x, y), np.empty(4)
    assert sys.getrefcount(made) == sys.getrefcount(plain)


def test_results_are_freed() -> None:
    model, (x, y) = Axpy(), arrays()
    tracemalloc.start()
    try:
        model.fast_path(x, y)
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(5000):
            model.fast_path(x, y)
        assert tracemalloc.get_traced_memory()[0] - before < 10_000
    finally:
        tracemalloc.stop()


def test_a_dropped_model_is_freed_with_its_fast_path() -> None:
    model, (x, y) = Axpy(), arrays()
    model.fast_path(x, y)
    model.fast_path(x.tolist(), y)
    seen = weakref.ref(model), weakref.ref(model.fast_path), weakref.ref(model.fast_path.__self__)  # type: ignore[attr-defined]
    assert all(ref() is not None for ref in seen)
    del model
    gc.collect()
    assert [ref() for ref in seen] == [None] * 3


def test_a_fast_path_keeps_its_owner() -> None:
    class Owner:
        pass

    owner, slow = Owner(), Fallback()
    seen = weakref.ref(owner)
    f = make_fast_path([], [], [], NOTHING, None, False, slow, owner=owner)
    del owner
    gc.collect()
    assert seen() is not None
    assert f() == ()
    del f
    gc.collect()
    assert seen() is None


def test_a_fast_path_keeps_what_it_needs() -> None:
    x, y = arrays()
    f = Axpy().fast_path
    gc.collect()
    np.testing.assert_array_equal(f(x, y), x + 3 * y)
    np.testing.assert_array_equal(f(x.tolist(), y), x + 3 * y)


def test_fast_paths_are_freed_by_the_thousand() -> None:
    x, y = arrays()
    before = len(door._TABLES)
    for _ in range(1000):
        model = Axpy()
        model.fast_path(x, y)
    del model
    gc.collect()
    assert len(door._TABLES) <= before
