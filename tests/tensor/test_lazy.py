"""When things run: as late as possible, together, by one program where only values differ."""

from __future__ import annotations

import gc
import threading
import weakref

import numpy as np
import pytest

import kitsune as kt
from kitsune.config import AMBIENT, Ambient, FusionConfig
from kitsune.ir import node as nodes
from kitsune.tensor import lazy_program, node_sources
from tests.tensor.programs import counting


def test_nothing_runs_until_a_value_is_read() -> None:
    with counting() as count:
        z = (kt.ones(3) + 2).relu().sum()
        assert count.ran == 0
        assert z.item() == 9
        assert z.item() == 9
        assert (count.compiled, count.ran) == (1, 1)


def test_a_chain_is_one_kernel() -> None:
    x = kt.tensor([1.0, -2.0])
    graph, _ = kt.tensor.trace(lambda a: a.add(x).relu() * 2, [("a", (2,), "f32")])
    from kitsune.backends.cpu import jit
    from kitsune.compiler import lower_graph

    made = lower_graph(graph, jit.host_target(), FusionConfig())
    assert len(made.steps) == 1


def test_several_are_realized_as_one_program() -> None:
    x = kt.tensor([1.0, 2.0])
    a, b = x + 1, x * 2
    with counting() as count:
        kt.realize(a, b, a)
        assert (count.ran, count.outputs) == (1, [2])
        assert a.tolist() + b.tolist() == [2, 3, 2, 4]
        kt.realize(a, b)
        assert count.ran == 1


def test_values_are_arguments_and_structure_is_the_program() -> None:
    with counting() as count:
        for n in range(5):
            x = kt.tensor([float(n), 1.0])
            assert ((x * 2 + 1).sum()).item() == 2 * n + 4
        assert (count.compiled, count.ran) == (1, 5)
        (kt.tensor([1.0, 2.0]) * 3 + 1).sum().item()  # another number is another program
        (kt.tensor([1.0]) * 2 + 1).sum().item()  # another shape
        (kt.tensor([1, 2]) * 2 + 1).sum().item()  # another type
        (kt.tensor([1.0, 2.0]) + 1).sum().item()  # another graph
        assert count.compiled == 5


def test_which_leaf_stands_where_is_structure() -> None:
    x, y = kt.tensor([1.0]), kt.tensor([5.0])
    with counting() as count:
        assert (x - y).item() == -4
        assert (y - x).item() == 4
        assert count.compiled == 1
        assert (x - x).item() == 0  # one input where there were two
        assert count.compiled == 2


def test_a_computed_value_is_not_computed_again() -> None:
    x = kt.tensor([1.0, 2.0])
    h = x.exp()
    later = h + 1
    h.numpy()
    with counting() as count:
        np.testing.assert_allclose(later.numpy(), np.exp([1, 2]) + 1, rtol=1e-6)
        same = x.exp()
        del h
        same.numpy()
        assert count.compiled == 2  # `later` from h's value; then exp, whose value had gone


def test_equal_expressions_are_computed_once() -> None:
    x = kt.tensor([1.0, 2.0])
    a, b = x.exp(), x.exp()
    with counting() as count:
        a.numpy()
        assert b.numpy() is a.numpy()
        assert count.ran == 1


def test_the_cache_is_bounded() -> None:
    programs = lazy_program.Programs(most=2)
    for key in range(2):
        programs.put(key, lambda arrays, key=key: [key])
    run = programs.get(0)
    assert run is not None
    assert run([]) == [0]
    programs.put(2, lambda arrays: [2])  # 1 was used longest ago
    assert len(programs) == 2
    assert [key for key in range(3) if programs.get(key) is not None] == [0, 2]


def test_the_ambient_configuration_is_part_of_the_key() -> None:
    x = kt.tensor([1.0, 2.0])
    with counting() as count:
        (x + 1).relu().numpy()
        token = AMBIENT.set(Ambient(config=FusionConfig(enabled=False)))
        try:
            (x + 1).relu().numpy()
        finally:
            AMBIENT.reset(token)
        assert count.compiled == 2


# --- nothing stays behind ------------------------------------------------------------------------


def test_a_computed_tensor_drops_its_graph() -> None:
    x = kt.tensor([1.0])
    node = weakref.ref(x.node)
    y = x + 1
    expression = weakref.ref(y.node)
    y.numpy()
    assert expression() is None
    del x
    assert node() is None
    assert y.tolist() == [2]


def test_loops_do_not_leak() -> None:
    x = kt.tensor([1.0])
    x = x * 0.5 + 1
    x.numpy()
    gc.collect()
    before = _live()
    for _ in range(50):
        x = x * 0.5 + 1
        x.numpy()
    assert _grew(before) == []


def _live() -> tuple[int, int]:
    return len(node_sources._SOURCES), len(nodes._live)


def _grew(before: tuple[int, int]) -> list[int]:
    """Counts that are larger than before; what other tests left may go meanwhile."""
    return [now for now, then in zip(_live(), before, strict=True) if now > then]


def test_training_does_not_leak() -> None:
    w = kt.tensor([[0.5, -0.5]], requires_grad=True)
    optimizer = kt.optim.Adam([w], lr=0.1)
    kept = []

    def step(n: int) -> None:
        x = kt.tensor([[float(n)], [1.0]])
        loss = ((x @ w - 1) * (x @ w - 1)).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        kept.append(loss)  # its value stays, its graph goes

    step(0)
    step(1)
    gc.collect()
    before = _live()
    for n in range(20):
        step(n)
    gc.collect()
    assert _grew(before) == []
    assert all(np.isfinite(loss.item()) for loss in kept)


def test_an_expression_that_is_dropped_dies() -> None:
    x = kt.tensor([1.0], requires_grad=True)
    y = (x * 2).exp()
    node = weakref.ref(y.node)
    y.sum().backward()
    x.grad = None
    del y
    gc.collect()
    assert node() is None


# --- leaves --------------------------------------------------------------------------------------


def test_copy_gives_a_leaf_another_value_and_old_graphs_keep_theirs() -> None:
    x = kt.tensor([1.0, 2.0])
    old = x + 1
    x.copy_(x * 10)
    assert (x + 1).tolist() == [11, 21]
    assert old.tolist() == [2, 3]
    x.copy_(7)
    assert x.tolist() == [7, 7]
    assert str(x.copy_(kt.tensor([1, 2])).dtype) == "f32"
    with pytest.raises(kt.errors.ShapeError):
        x.copy_(kt.zeros(3))


def test_a_chain_of_copies_is_computed_in_order() -> None:
    x = kt.tensor([1.0])
    graphs = []
    for n in range(4):
        graphs.append(x * 100)
        x.copy_(x + n)
    assert [g.item() for g in graphs] == [100, 100, 200, 400]
    assert x.item() == 7


def test_a_lazy_leaf_is_computed_before_what_uses_it() -> None:
    """So that the program of a training step is the same from the first step on."""
    w = (kt.ones(2, 2) * 0.5).requires_grad_()
    with counting() as count:
        for _ in range(3):
            (kt.ones(1, 2) @ w).sum().item()
        assert count.compiled == 2


def test_computing_in_threads() -> None:
    results: list[float] = []

    def work(n: int) -> None:
        x = kt.tensor(np.full(100, n, np.float32))
        results.append((x * 2 + 1).sum().item())

    threads = [threading.Thread(target=work, args=(n,)) for n in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert sorted(results) == [100.0 * (2 * n + 1) for n in range(8)]
