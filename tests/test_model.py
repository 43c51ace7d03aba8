"""`kt.compile` as a user meets it: results in order, and a clear answer to bad input."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import DeviceError, InputError, ShapeError
from kitsune.ir.dtypes import boolean, f32, i64, u8
from kitsune.ir.node import Graph
from kitsune.ir.ops import add, constant, expand, gather, input_, relu, softmax, transpose
from kitsune.model import dispatch
from kitsune.system import free_memory as available

x = input_("x", (3, 4))
A = np.arange(12, dtype=np.float32).reshape(3, 4) - 5


@pytest.fixture(scope="module")
def model() -> kt.CompiledModel:
    return kt.compile(Graph((x,), (relu(x),)))


# --- results -------------------------------------------------------------------------------------


def test_results_come_in_order_whatever_they_are() -> None:
    y = relu(x)
    made = kt.compile(Graph((x,), (y, y, x)))
    for array in (A, A.tolist(), np.asfortranarray(A)):
        twice, again, same = made(array)
        np.testing.assert_array_equal(twice, np.maximum(A, 0))
        np.testing.assert_array_equal(again, twice)
        np.testing.assert_array_equal(same, A)
        assert not np.shares_memory(twice, again)
        assert not np.shares_memory(same, array)


def test_a_constant_alone() -> None:
    values = np.ones(3, np.float32)
    got = kt.compile(Graph((), (constant(values),)))()
    np.testing.assert_array_equal(got, values)
    got[0] = 5
    assert values[0] == 1


def test_a_view_alone() -> None:
    np.testing.assert_array_equal(kt.compile(Graph((x,), (transpose(x),)))(A), A.T)


def test_scalars_and_empty_arrays() -> None:
    s, z = input_("s", ()), input_("z", (0, 4))
    assert kt.compile(Graph((s,), (add(s, constant(1.0)),)))(np.float32(3)) == 4
    assert kt.compile(Graph((z,), (softmax(z, axes=(1,)),)))(np.zeros((0, 4), "f")).shape == (0, 4)


@pytest.mark.parametrize(
    "form",
    [
        np.asfortranarray,
        lambda a: a[::-1, ::-1][::-1, ::-1],
        lambda a: a.astype(np.float16),
        np.ma.masked_array,
        lambda a: a.astype(">f4"),
        lambda a: a.tolist(),
        kt.tensor,
    ],
)
def test_unusual_arrays_are_converted(model: kt.CompiledModel, form: Any) -> None:
    np.testing.assert_array_equal(model(form(A)), np.maximum(A, 0))


@pytest.mark.parametrize(
    ("dtype", "given", "is_right"),
    [
        (f32, [1, 2.5], True),
        (f32, [1, 2], True),
        (u8, [0, 255], True),
        (u8, [0, 256], False),
        (u8, [-1, 0], False),
        (i64, [0.5, 1], False),
        (boolean, [True, False], True),
        (boolean, [1.0, 0.0], False),
        (f32, [1j, 0], False),
    ],
)
def test_lists_of_numbers(dtype: Any, given: list[Any], is_right: bool) -> None:
    made = kt.compile(Graph((input_("v", (2,), dtype),), (input_("v", (2,), dtype),)))
    if is_right:
        got = made(given)
        assert got.dtype == dtype.numpy
        assert got.tolist() == given
    else:
        with pytest.raises(InputError, match="'v' is"):
            made(given)


def test_inputs_by_name() -> None:
    y = input_("y", (3, 4))
    made = kt.compile(Graph((x, y), (add(x, relu(y)),)))
    want = A + np.maximum(-A, 0)
    for got in (made(A, -A), made(x=A, y=-A), made({"y": -A, "x": A}), made(A, y=-A)):
        np.testing.assert_array_equal(got, want)
    [got] = made.run(None, {"x": A, "y": -A})
    np.testing.assert_array_equal(got, want)
    assert [str(v) for v in made.inputs] == ["x: f32[3,4]", "y: f32[3,4]"]
    assert [str(v) for v in made.outputs] == ["output: f32[3,4]"]
    for call in (lambda: made(A, x=A), lambda: made(x=A), lambda: made(x=A, y=A, z=A)):
        with pytest.raises(InputError, match="the inputs are 'x', 'y'"):
            call()


# --- functions -----------------------------------------------------------------------------------


def test_a_function_is_compiled_for_each_signature() -> None:
    traced: list[tuple[int, ...]] = []

    def double(t: kt.Tensor) -> kt.Tensor:
        traced.append(t.shape)
        return t * 2

    made = kt.compile(double, dynamic=False)
    assert [str(v) for v in made.inputs] == ["t: ?"]
    for array in (A, A[:2], A, A[:, :1], A[:2], np.float32(3), A.astype(np.float64)):
        got = made(array)
        np.testing.assert_array_equal(got, array * 2)
        assert got.dtype == array.dtype
    assert traced == [(3, 4), (2, 4), (3, 1), (), (3, 4)]
    assert str(made.inputs[0]) == "t: f64[3,4]"


def nested(a: kt.Tensor, b: kt.Tensor) -> Any:
    return {"sum": a + b, "both": (a, [b * 2])}


RETURNS: dict[str, tuple[Callable[..., Any], Any]] = {
    "one": (lambda a, b: a + b, lambda a, b: a + b),
    "tuple": (lambda a, b: (a + b, a), lambda a, b: (a + b, a)),
    "tuple of one": (lambda a, b: (a * b,), lambda a, b: (a * b,)),
    "list": (lambda a, b: [a - b, b], lambda a, b: [a - b, b]),
    "dict": (lambda a, b: {"x": a, "y": a * b}, lambda a, b: {"x": a, "y": a * b}),
    "nested": (nested, lambda a, b: {"sum": a + b, "both": (a, [b * 2])}),
    "the same twice": (lambda a, b: (a + b, a + b), lambda a, b: (a + b, a + b)),
}


def assert_same(got: Any, want: Any) -> None:
    assert type(got) is type(want)
    if isinstance(want, dict):
        assert got.keys() == want.keys()
        got, want = list(got.values()), list(want.values())
    if isinstance(want, (list, tuple)):
        assert len(got) == len(want)
        for mine, other in zip(got, want, strict=True):
            assert_same(mine, other)
    else:
        np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("name", RETURNS)
def test_results_keep_their_structure(name: str) -> None:
    function, meaning = RETURNS[name]
    made = kt.compile(function)
    for _ in range(2):
        assert_same(made(A, A + 1), meaning(A, A + 1))
        assert_same(made(A.astype(">f4"), A + 1), meaning(A, A + 1))
    flat = made.run(None, {"a": A, "b": A + 1})
    assert len(flat) == len(made.outputs)


def test_a_dict_names_the_outputs() -> None:
    made = kt.compile(lambda a: {"low": a - 1, "high": a + 1}, A)
    assert [v.name for v in made.outputs] == ["low", "high"]
    [high] = made.run(["high"], {"a": A})
    np.testing.assert_array_equal(high, A + 1)
    with pytest.raises(InputError, match="no output 'middle'"):
        made.run(["middle"], {"a": A})


def test_parameters_of_every_kind() -> None:
    def f(
        a: Any, /, b: Any, scale: Any = 2.0, *rest: Any, negate: bool = False, **more: Any
    ) -> Any:
        total = a + b * scale
        for each in (*rest, *more.values()):
            total = total + each
        return -total if negate else total

    made = kt.compile(f)
    one = np.float32(1)
    np.testing.assert_array_equal(made(A, one), A + 2)
    np.testing.assert_array_equal(made(A, b=one), A + 2)
    np.testing.assert_array_equal(made(A, one, negate=True), -A - 2)
    np.testing.assert_array_equal(made(A, one, one), A + 1)
    np.testing.assert_array_equal(made(A, one, one, A, A), A * 3 + 1)
    np.testing.assert_array_equal(made(A, one, extra=A), A * 2 + 2)
    np.testing.assert_array_equal(made(A, scale=one, b=A), A * 2)
    np.testing.assert_array_equal(made(A, A, one), A * 2)
    with pytest.raises(InputError, match="missing a required argument: 'b'"):
        made(A)


def test_a_name_skipped_is_not_a_place() -> None:
    """After f(a, c=…), a call f(a, b) must not be taken for it."""

    def f(a: Any, b: Any = 0, c: Any = 0) -> Any:
        return a - b * 10 - c * 100

    made = kt.compile(f)
    for _ in range(2):
        np.testing.assert_array_equal(made(A, c=A), A - A * 100)
        np.testing.assert_array_equal(made(A, A), A - A * 10)


def test_a_function_of_nothing() -> None:
    made = kt.compile(lambda: kt.ones(3) + 1)
    for _ in range(2):
        np.testing.assert_array_equal(made(), [2, 2, 2])


def test_what_a_function_captures_is_constant() -> None:
    weight, bias = kt.tensor(np.ones((4, 2), np.float32)), np.array([1, 2], np.float32)
    made = kt.compile(lambda t: t @ weight + bias)
    want = A @ np.ones((4, 2)) + [1, 2]
    np.testing.assert_allclose(made(A), want)
    np.testing.assert_allclose(made(A[:2]), want[:2])
    assert [v.name for v in made.inputs] == ["t"]


def test_layers_are_functions() -> None:
    layer = kt.nn.Linear(4, 5)
    made = kt.compile(layer)
    want = A @ np.asarray(layer.weight).T + np.asarray(layer.bias)
    np.testing.assert_allclose(made(A), want, rtol=1e-5, atol=1e-6)


class Shared:
    """An object that NumPy reads through DLPack alone."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def test_dlpack_objects_and_tensors() -> None:
    made = kt.compile(lambda t: t.relu())
    for given in (Shared(A), kt.tensor(A), kt.tensor(A) + 0):
        np.testing.assert_array_equal(made(given), np.maximum(A, 0))


def test_a_dlpack_object_that_cannot_be_read() -> None:
    class Elsewhere(Shared):
        def __dlpack__(self, **options: Any) -> Any:
            raise BufferError("it is on another device")

    for source in (lambda t: t.relu(), Graph((x,), (relu(x),))):
        with pytest.raises(InputError, match="it is on another device"):
            kt.compile(source)(Elsewhere(A))


def test_old_signatures_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "MAX_VARIANTS", 3)
    traced: list[int] = []

    def f(t: kt.Tensor) -> kt.Tensor:
        traced.append(t.shape[0])
        return t + 1

    made = kt.compile(f, dynamic=False)
    for n in (1, 2, 3, 1, 4, 1, 2):
        np.testing.assert_array_equal(made(np.zeros(n, np.float32)), np.ones(n))
    assert traced == [1, 2, 3, 4, 2]


def test_warm_up_compiles_ahead() -> None:
    traced: list[Any] = []

    def f(a: kt.Tensor, b: kt.Tensor) -> kt.Tensor:
        traced.append((a.shape, b.shape, str(b.dtype)))
        return a + b

    made = kt.compile(f)
    with pytest.raises(InputError, match="nothing was compiled yet"):
        made.explain()
    made.warm_up([[(2, 3), (3,)], {"a": (4,), "b": np.zeros(4, np.int64)}])
    made.warm_up({"a": (5,), "b": (5,)})
    assert traced == [((2, 3), (3,), "f32"), ((4,), (4,), "i64"), ((5,), (5,), "f32")]
    made(np.zeros((2, 3), np.float32), np.zeros(3, np.float32))
    made(np.zeros(4, np.float32), np.zeros(4, np.int64))
    assert len(traced) == 3
    single = kt.compile(lambda t: t + 1)
    single.warm_up([(7,), (8, 9)])
    assert single.inputs[0].shape == (8, 9)
    with pytest.raises(InputError, match="is not a shape"):
        single.warm_up(["a shape"])


# --- at once -------------------------------------------------------------------------------------


def test_awaited_calls() -> None:
    made = kt.compile(lambda t: t * 3)

    async def both() -> list[Any]:
        return await asyncio.gather(made.run_async(A), made.run_async(t=A[:1]))

    first, second = asyncio.run(both())
    np.testing.assert_array_equal(first, A * 3)
    np.testing.assert_array_equal(second, A[:1] * 3)


def test_threads_with_one_shape_compile_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, is_stored = list[Any](), threading.Event()
    compile_graph, put_variant = dispatch.compile_graph, dispatch.VariantDispatcher._put_variant

    def count(*args: Any, **named: Any) -> Any:
        compiled.append(args)
        return compile_graph(*args, **named)

    def put_late(*args: Any) -> None:
        is_stored.set()
        time.sleep(0.3)  # the other thread asks meanwhile
        put_variant(*args)

    monkeypatch.setattr(dispatch, "compile_graph", count)
    monkeypatch.setattr(dispatch.VariantDispatcher, "_put_variant", put_late)
    model, x = kt.compile(lambda a: a + 1), np.ones(3, np.float32)
    first = threading.Thread(target=model, args=(x,))
    first.start()
    assert is_stored.wait(timeout=60)
    np.testing.assert_array_equal(model(x), x + 1)
    first.join()
    assert len(compiled) == 1


def test_threads_with_shapes_of_their_own() -> None:
    made = kt.compile(lambda t: (t * 2).sum(1))
    wrong: list[int] = []

    def work(rows: int) -> None:
        mine = np.full((rows, 5), rows, np.float32)
        for _ in range(200):
            if not (made(mine) == 10 * rows).all():
                wrong.append(rows)

    workers = [threading.Thread(target=work, args=(n,)) for n in range(1, 6)]
    for each in workers:
        each.start()
    for each in workers:
        each.join()
    assert wrong == []


def test_a_dropped_model_is_freed() -> None:
    made = kt.compile(lambda t: t + 1)
    made(A)
    made(A[:1])
    seen = weakref.ref(made), weakref.ref(made._latest.compiled.program)
    del made
    gc.collect()
    assert [ref() for ref in seen] == [None, None]


# --- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (A[:2], r"'x' has shape \[2, 4\]"),
        (A.astype(np.float64), "'x' is float64"),
        (A.astype(np.int64), "'x' is int64"),
        ("text", r"'x' has shape \[\]"),
        (None, r"'x' has shape \[\]"),
        ([[1], [2, 3]], "'x' is not an array"),
        ([["a"] * 4] * 3, "'x' is <U1"),
    ],
)
def test_bad_arrays_are_named(model: kt.CompiledModel, bad: Any, message: str) -> None:
    with pytest.raises(InputError, match=message):
        model(bad)


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (np.array(["a"]), "'t' is an ndarray of <U1"),
        (np.array([None]), "'t' is an ndarray of object"),
        (np.zeros(3, complex), "'t' is an ndarray of complex128"),
        ([[1], [2, 3]], "'t' is not an array"),
    ],
)
def test_bad_arguments_of_functions_are_named(bad: Any, message: str) -> None:
    with pytest.raises(InputError, match=message):
        kt.compile(lambda t: t + 1)(bad)


def test_a_wrong_call_leaves_the_model_as_it_was() -> None:
    made = kt.compile(lambda a, b: a + b)
    for _ in range(2):
        np.testing.assert_array_equal(made(A, A), A * 2)
        with pytest.raises(ShapeError, match="cannot broadcast"):
            made(A, A[:2])


def test_an_input_that_is_returned_is_checked_too() -> None:
    with pytest.raises(InputError, match="has shape"):
        kt.compile(Graph((x,), (x,)))(A[:2])


def test_the_number_of_arrays(model: kt.CompiledModel) -> None:
    with pytest.raises(InputError, match="2 arrays for 1 inputs"):
        model(A, A)


def test_special_values_pass_through() -> None:
    special = np.array([np.nan, np.inf, -np.inf, -0.0, 1e-42], np.float32)
    got = kt.compile(lambda t: (t * 1.0, t.relu()))(special)
    np.testing.assert_array_equal(got[0], special)
    np.testing.assert_array_equal(got[1], np.maximum(special, 0))


def test_an_index_outside_its_axis_is_an_error() -> None:
    table, i = input_("table", (5, 2)), input_("i", (3,), i64)
    made = kt.compile(Graph((table, i), (gather(table, i, axis=0),)))
    values = np.arange(10, dtype=np.float32).reshape(5, 2)
    for _ in range(2):
        np.testing.assert_array_equal(made(values, np.array([0, 4, -5])), values[[0, 4, -5]])
        for bad in ([0, 5, 1], [-6, 0, 0], [2**40, 0, 0]):
            with pytest.raises(InputError, match=r"gather.* 5 elements"):
                made(values, np.array(bad))
            with pytest.raises(InputError, match=r"gather.* 5 elements"):
                made.run(None, {"table": values, "i": bad})
    assert len(made.outputs) == 1


def test_an_index_outside_is_an_error_in_functions_too() -> None:
    def pick(t: Any, i: Any) -> Any:
        return {"picked": t[i], "all": t}

    made = kt.compile(pick)
    np.testing.assert_array_equal(made(A, np.array([2]))["picked"], A[[2]])
    with pytest.raises(InputError, match="3 elements") as refused:
        made(A, np.array([3]))
    assert refused.value.at == f"{__file__}:{pick.__code__.co_firstlineno + 1}"


def test_memory_that_is_not_there_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    huge = add(expand(input_("s", (1,)), shape=(2**41,)), constant(1.0))
    with pytest.raises(DeviceError, match=r"needs 8\.8 TB of memory"):
        kt.compile(Graph((huge.inputs[0].inputs[0],), (huge,)))
    monkeypatch.setattr(available, "available_nbytes", lambda: 100 * 2**20)
    with pytest.raises(DeviceError, match=r"134 MB for results.* 105 MB are free"):
        kt.compile(lambda t: t + 1)(np.zeros(2**25, np.float32))
