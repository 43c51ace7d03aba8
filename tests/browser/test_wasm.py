"""Programs of WebAssembly in real browsers: the same bits on any number of threads."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.ir.bind_sizes import bind_sizes
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.ir.ops import constant, input_, matmul, relu, softmax, transpose
from kitsune.ir.sizes import Symbol
from tests.browser.driver import Browser
from tests.browser.server import NotIsolated, served
from tests.wasm_export import exported

pytestmark = pytest.mark.wasm

SCALES = [1.0, 0.5, 2.0]  # of the inputs of calls: each makes something else
SCRIPT = """async (values, scales, options) => {
  const { createWasmProgram } = await import("/wasm.js");
  const read = async (name) => (await fetch(`/${name}`)).arrayBuffer();
  const description = await (await fetch("/description.json")).json();
  const weights = new Uint8Array(await read("weights.bin"));
  const program = await createWasmProgram(
    description, read, (offset, nbytes) => weights.subarray(offset, offset + nbytes), options);
  const scaled = (scale) => Float32Array.from(values, (value) => scale * value);
  const calls = scales.map((scale) => program.run({ x: scaled(scale) }));
  const made = await Promise.all(calls);
  const { threads, relaxed } = program.memory();
  program.dispose();
  return { made: made.map(({ y }) => [...new Uint32Array(y.buffer)]), threads, relaxed };
}"""


# How many events reach the page between a call and its result: on the page's own thread there are
# none, as a call and its result would follow each other without a return to the event loop.
EVENTS = """async (values, calls) => {
  const { createWasmProgram } = await import("/wasm.js");
  const read = async (name) => (await fetch(`/${name}`)).arrayBuffer();
  const description = await (await fetch("/description.json")).json();
  const weights = new Uint8Array(await read("weights.bin"));
  const program = await createWasmProgram(
    description, read, (offset, nbytes) => weights.subarray(offset, offset + nbytes));
  const channel = new MessageChannel();
  let events = 0;
  channel.port1.onmessage = () => { events += 1; channel.port2.postMessage(0); };
  channel.port2.postMessage(0);
  const x = Float32Array.from(values);
  const during = async (act) => {
    const before = events;
    await act();
    return events - before;
  };
  const found = [];
  for (let n = 0; n < calls; n += 1) found.push(await during(() => program.run({ x })));
  const profiled = await during(() => program.profile({ x }));
  channel.port1.close();
  const { threads } = program.memory();
  program.dispose();
  return { isolated: crossOriginIsolated, threads, found, profiled, length: x.length };
}"""


SIZES = """async (values, sizes, options) => {
  const { createWasmProgram } = await import("/wasm.js");
  const read = async (name) => (await fetch(`/${name}`)).arrayBuffer();
  const description = await (await fetch("/description.json")).json();
  const weights = new Uint8Array(await read("weights.bin"));
  const program = await createWasmProgram(
    description, read, (offset, nbytes) => weights.subarray(offset, offset + nbytes), options);
  const made = [];
  for (const rows of sizes) {
    const { y } = await program.run({ x: Float32Array.from(values.slice(0, 96 * rows)) }, { rows });
    made.push([...new Uint32Array(y.buffer)]);
  }
  const { threads } = program.memory();
  program.dispose();
  return { made, threads };
}"""


def shared_graph(rows: int = 400) -> Graph:
    """A product with a constant, of more parts than threads, rows, and a product whose threads lay
    both operands out."""
    w = np.random.default_rng(0).standard_normal((96, 256), np.float32)
    x = input_("x", (rows, 96))
    y = softmax(relu(matmul(x, constant(w))), axes=(1,))
    return Graph((x,), (matmul(transpose(y), y),))


def copy_runtime(folder: Path) -> None:
    web = Path(kt.__file__).parent / "web"
    for path in (*web.glob("wasm*.js"), web / "sizes.js"):
        shutil.copy(path, folder)


def test_threads(browser: Browser, tmp_path: Path) -> None:
    graph = shared_graph()
    exported(graph, ["x"], ["y"], tmp_path)
    copy_runtime(tmp_path)
    x = np.random.default_rng(1).standard_normal((400, 96), np.float32)
    model = kt.compile(graph)
    with served(tmp_path) as url:
        page = browser.open(f"{url}/blank")

        def run(**options: Any) -> dict[str, Any]:
            found: dict[str, Any] = page.evaluate(SCRIPT, x.ravel().tolist(), SCALES, options)
            return found

        alone = run(threads=1, relaxed=False)
        for threads in (2, 3):
            shared = run(threads=threads, relaxed=False)
            assert shared == alone | {"threads": threads}
        best = run()
        page.close()
    assert best["relaxed"] is True
    for found in (alone, best):
        for bits, scale in zip(found["made"], SCALES, strict=True):
            want = model(np.float32(scale) * x)
            y = np.array(bits, np.uint32).view(np.float32).reshape(want.shape)
            np.testing.assert_allclose(y, want, rtol=1e-4, atol=1e-6)


def test_one_program_serves_every_size(browser: Browser, tmp_path: Path) -> None:
    """On any number of threads, in memory that grows."""
    rows = Symbol("rows", hint=400).size
    graph = shared_graph(rows)
    hints = [{"rows": n} for n in (400, 3, 12)]
    made = exported(graph, ["x"], ["y"], tmp_path, hints)
    assert len(made["variants"]) == len(hints)
    copy_runtime(tmp_path)
    whole = np.random.default_rng(1).standard_normal((2000, 96), np.float32)
    sizes = (400, 1, 2, 5, 6, 19, 20, 33, 2000, 7, 400)
    with served(tmp_path) as url:
        page = browser.open(f"{url}/blank")
        for threads in (1, 3):
            found = page.evaluate(SIZES, whole.ravel().tolist(), sizes, {"threads": threads})
            assert found["threads"] == threads
            for n, bits in zip(sizes, found["made"], strict=True):
                [want] = interpret(bind_sizes(graph, {"rows": n}), {"x": whole[:n]})
                y = np.array(bits, np.uint32).view(np.float32).reshape(want.shape)
                np.testing.assert_allclose(y, want, rtol=1e-4, atol=1e-5)
        page.close()


def test_the_page_gets_events_while_a_program_runs(browser: Browser, tmp_path: Path) -> None:
    """Also where pages are not isolated, and there is one thread."""
    exported(shared_graph(), ["x"], ["y"], tmp_path)
    copy_runtime(tmp_path)
    x = np.ones(400 * 96, np.float32)
    with served(tmp_path, NotIsolated) as url:
        page = browser.open(f"{url}/blank")
        found = page.evaluate(EVENTS, x.tolist(), 5)
        assert page.console == []
        page.close()
    assert (found["isolated"], found["threads"]) == (False, 1)
    assert min(found["found"]) > 0
    assert found["profiled"] > 0
    assert found["length"] == x.size  # what was given is still the caller's
