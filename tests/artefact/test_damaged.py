"""Files that are cut, damaged or made to harm: a clear error each, before memory is taken."""

from __future__ import annotations

import contextlib
import json
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.artefact import container
from kitsune.artefact.container import HEAD, PAGE, ROW, read, write
from kitsune.artefact.saved_model import load
from kitsune.errors import DeviceError, InputError, KitsuneError

W = np.random.default_rng(1).standard_normal((32, 24)).astype(np.float32)
X = np.ones((2, 32), np.float32)


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("good") / "m.kitsune"
    kt.compile(lambda x: (x @ kt.tensor(W) + 1.5).relu().sum(-1), X).save(path)
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, good: bytes) -> Path:
    made = tmp_path / "m.kitsune"
    made.write_bytes(good)
    return made


def changed(path: Path, change: Callable[[Any], Any]) -> None:
    """Write a file anew with another model, its checksums right."""
    sections = read(path)
    record = json.loads(sections.model)
    made = change(record)
    record = record if made is None else made
    text = record if isinstance(record, bytes) else json.dumps(record).encode()
    tensors = {name: np.array(value) for name, value in sections.tensors.items()}
    write(path, text, b"", tensors)


def refused(path: Path, match: str) -> None:
    with pytest.raises(InputError) as raised:
        kt.load(path)
    assert str(path) in raised.value.what
    assert match in str(raised.value)


# --- bytes ---------------------------------------------------------------------------------------


def test_every_cut_is_reported(path: Path, good: bytes) -> None:
    ends = [*range(0, 300, 7), *range(300, len(good), 331), len(good) - 1]
    for end in ends:
        path.write_bytes(good[:end])
        refused(path, "")
    path.write_bytes(good + b"\0")
    refused(path, "the file ends at")


def test_every_changed_byte_is_reported_or_harmless(path: Path, good: bytes) -> None:
    """Padding is not read; the data's own bytes are compared when asked for."""
    begin, nbytes = ROW.unpack_from(good, HEAD.size)[1:3]
    used = [*range(HEAD.size + 3 * ROW.size + 24), *range(begin, begin + nbytes, 13)]
    for at in used:
        path.write_bytes(good[:at] + bytes([good[at] ^ 0x41]) + good[at + 1 :])
        refused(path, "")


def test_a_damaged_weight_is_found_when_asked_for(path: Path, good: bytes) -> None:
    load(path).verify()
    path.write_bytes(good[:-100] + bytes([good[-100] ^ 1]) + good[-99:])
    with pytest.raises(InputError, match="damaged"):
        load(path).verify()


def test_another_version(path: Path, good: bytes) -> None:
    path.write_bytes(good[:8] + struct.pack("<I", 3) + good[12:])
    refused(path, "version 3")


def test_what_is_no_artefact(tmp_path: Path) -> None:
    for content in (b"", b"PK\x03\x04" * 100, b"\x80\x04\x95" + bytes(5000)):
        made = tmp_path / "a.kitsune"
        made.write_bytes(content)
        refused(made, "does not begin as artefacts do")
    refused(tmp_path / "missing.kitsune", "No such file")
    refused(tmp_path, "")


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(("begin", "nbytes"), [(0, 10), (2**63, 8), (PAGE, 2**64 - 1), (PAGE, 0)])
def test_sections_out_of_place(
    path: Path, good: bytes, number: int, begin: int, nbytes: int
) -> None:
    at = HEAD.size + number * ROW.size
    name, _, _, digest = ROW.unpack_from(good, at)
    path.write_bytes(good[:at] + ROW.pack(name, begin, nbytes, digest) + good[at + ROW.size :])
    refused(path, "")


def test_overlapping_tensors(path: Path, good: bytes) -> None:
    at = HEAD.size + 2 * ROW.size
    name, begin, nbytes, _ = ROW.unpack_from(good, at)
    index = good[begin : begin + nbytes].replace(b"[0,3072]", b"[9,3072]")
    assert index != good[begin : begin + nbytes]
    row = ROW.pack(name, begin, nbytes, container.checksum(index))
    made = good[:at] + row + good[at + ROW.size : begin] + index + good[begin + nbytes :]
    path.write_bytes(made)
    refused(path, "")


# --- JSON ----------------------------------------------------------------------------------------


def graph(record: Any) -> Any:
    return record["variants"][0]["graph"]


def node(record: Any, op: str) -> Any:
    return next(n for n in graph(record)["nodes"] if n[0] == op)


def put(where: Callable[[Any], Any], key: Any, value: Any) -> Callable[[Any], None]:
    def change(record: Any) -> None:
        where(record)[key] = value

    return change


def constant(record: Any) -> Any:
    return next(n[2] for n in graph(record)["nodes"] if "tensor" in str(n[2]))


def variant(record: Any) -> Any:
    return record["variants"][0]


CHANGES: dict[str, tuple[Callable[[Any], Any], str]] = {
    "no JSON": (lambda r: b"{nope", "not JSON"),
    "no text": (lambda r: b"\xff\xfe", "not JSON"),
    "deep JSON": (lambda r: b"[" * 100_000, "not JSON"),
    "a list": (lambda r: [1], "should be a dict"),
    "twice": (lambda r: b'{"variants": 1, "variants": 2}', "twice"),
    "nothing": (lambda r: {}, "has no 'config'"),
    "no variants": (put(lambda r: r, "variants", []), "no graph"),
    "unknown op": (lambda r: node(r, "matmul").__setitem__(0, "system"), "no such op"),
    "op of another type": (lambda r: node(r, "matmul").__setitem__(0, 7), "the op of node"),
    "itself": (lambda r: node(r, "matmul").__setitem__(1, [50, 50]), "come before"),
    "before the first": (lambda r: node(r, "matmul").__setitem__(1, [-1, 0]), "come before"),
    "one input": (lambda r: node(r, "matmul").__setitem__(1, [0]), "matmul"),
    "other inputs": (lambda r: node(r, "matmul").__setitem__(1, [0, 0]), "matmul"),
    "another shape": (lambda r: node(r, "matmul").__setitem__(3, [2, 25]), "its row says"),
    "a negative size": (lambda r: node(r, "matmul").__setitem__(3, [-2, 24]), "0 or more"),
    "another type": (lambda r: node(r, "matmul").__setitem__(4, "f64"), "its row says"),
    "no such type": (lambda r: node(r, "matmul").__setitem__(4, "f7"), "type 'f7'"),
    "an attribute more": (lambda r: node(r, "matmul")[2].update(run="rm"), "attributes"),
    "wrong attributes": (lambda r: node(r, "sum")[2].update(axes="all"), "sum"),
    "axes of floats": (lambda r: node(r, "sum")[2].update(axes=[1.5]), "sum"),
    "a huge input": (lambda r: node(r, "input")[2].update(shape=[2**40, 2**40]), "input"),
    "a node of four parts": (lambda r: node(r, "matmul").clear(), "a node has 5"),
    "no tensor": (put(constant, "value", {"tensor": "t99"}), "there is none"),
    "a tensor that is none": (put(constant, "value", 5), "another type"),
    "a constant's size": (put(constant, "shape", [2**20, 2**20]), "its value is"),
    "bad base64": (put(constant, "value", {"data": "*", "dtype": "float32", "shape": [1]}), ""),
    "a small value's size": (
        put(constant, "value", {"data": "", "dtype": "float32", "shape": [2**50]}),
        "0 bytes",
    ),
    "unfed": (put(graph, "inputs", []), "nobody feeds"),
    "outputs beyond": (put(graph, "outputs", [10**9]), "come before"),
    "fed what is no input": (put(graph, "inputs", [0, 1]), "not its inputs"),
    "a call that is none": (put(graph, "calls", [{"node": "AAAA"}]), ""),
    "draws": (put(variant, "draws", 10**6), "counters"),
    "names": (put(variant, "outputs", ["a", "b"]), "outputs"),
    "given": (put(variant, "given", []), "it reads"),
    "structure": (put(variant, "structure", {"kind": "set", "keys": [], "parts": []}), "structure"),
    "config": (put(lambda r: r["config"], "command", "rm"), "configuration"),
    "a wrong config": (put(lambda r: r["config"], "numerics", "wild"), "numerics"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_wrong_model_is_reported(path: Path, name: str) -> None:
    change, match = CHANGES[name]
    changed(path, change)
    refused(path, match)


def test_a_graph_that_would_fill_the_memory(path: Path) -> None:
    """Made of one small constant, 64 TB: refused before the constant is padded."""

    def change(record: Any) -> None:
        nodes = graph(record)["nodes"]
        value = {"data": "AACAPw==", "dtype": "float32", "shape": [1]}
        kind = {"dtype": "f32"}
        nodes.append(["constant", [], {"value": value, "shape": [1], "dtype": kind}, [1], "f32"])
        padded = {"before": [0], "after": [2**44], "value": 0}
        nodes.append(["pad", [len(nodes) - 1], padded, [2**44 + 1], "f32"])
        graph(record)["outputs"] = [len(nodes) - 1]

    changed(path, change)
    with pytest.raises(DeviceError, match="memory"):
        kt.load(path)


def leaves(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where each value of some JSON stands."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    found = [at] if at else []
    for key, inner in items:
        found += leaves(inner, (*at, key)) if isinstance(inner, (dict, list)) else [(*at, key)]
    return found


@pytest.mark.parametrize("other", [None, -1, 2**70, 1.5, "", [], {}, True, [[0]], {"float": "nan"}])
def test_any_value_replaced_by_any_other(path: Path, good: bytes, other: Any) -> None:
    """Each is refused with one of our errors, or is a model that loads."""
    record = json.loads(read(path).model)
    for place in leaves(record):

        def change(record: Any, place: tuple[Any, ...] = place) -> None:
            for key in place[:-1]:
                record = record[key]
            record[place[-1]] = other

        path.write_bytes(good)
        changed(path, change)
        with contextlib.suppress(KitsuneError):
            load(path)
