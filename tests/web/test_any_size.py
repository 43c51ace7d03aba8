"""Bundles whose programs run every size: what is planned and written, what pages evaluate."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.bundle.any_size import cover_sizes, fit_case, list_sizes
from kitsune.bundle.case import Case
from kitsune.ir.bind_sizes import encode_sizes
from kitsune.ir.guards import Guard
from kitsune.ir.node import Graph
from kitsune.ir.ops import input_, relu
from kitsune.ir.sizes import Symbol, Values, evaluate, maximum, minimum
from kitsune.lower.memory import Room, place_rooms
from tests.web.words import MOST_TOKENS, encoder_file, written

SYMBOLS = [Symbol("batch", hint=2), Symbol("seq", hint=16, high=512), Symbol("wide", 8, divisor=4)]
BATCH, SEQ = (symbol.size for symbol in SYMBOLS[:2])
RUNTIME = Path(kt.__file__).parent / "web"


# --- what pages evaluate -------------------------------------------------------------------------

EVALUATE = """
import { evaluate, holds, placeRooms, readSizes, violated } from '%(web)s/sizes.js';
import { readFileSync } from 'node:fs';
const { sizes, guards, values, rooms, inputs, calls } = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify({
  numbers: values.map((each) => sizes.map((size) => evaluate(size, each))),
  held: values.map((each) => guards.map((guard) => holds(guard, each))),
  said: violated(guards.slice(0, 1), values[0]),
  rooms: rooms.map(placeRooms),
  read: calls.map((call) => readSizes(inputs, call)),
}));
"""


def in_node(**given: Any) -> Any:
    """What the runtime of a page makes of sizes."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node")
    defaults: dict[str, Any] = {n: [] for n in ("sizes", "guards", "rooms", "inputs", "calls")}
    asked = defaults | {"values": [{"batch": 2, "seq": 16, "wide": 8}]} | given
    command = [node, "--input-type=module", "-e", EVALUATE % {"web": RUNTIME}]
    done = subprocess.run(
        command, input=json.dumps(encode_sizes(asked)), capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def random_size(rng: random.Random, depth: int = 3) -> int:
    if depth == 0 or rng.random() < 0.2:
        return rng.choice([*(symbol.size for symbol in SYMBOLS), rng.randint(0, 40)])
    left, right = random_size(rng, depth - 1), random_size(rng, depth - 1)
    by = rng.choice([3, 16, SEQ, BATCH + 1])
    return rng.choice(
        [
            lambda: left + right,
            lambda: left - right,
            lambda: left * right,
            lambda: left // by,
            lambda: left % by,
            lambda: minimum(left, right),
            lambda: maximum(left, right),
        ]
    )()


def test_pages_evaluate_sizes_as_python_does() -> None:
    rng = random.Random(0)
    sizes = [random_size(rng) for _ in range(400)]
    relations = ("<", "<=", ">", ">=", "==", "!=")
    guards = [Guard(rng.choice(relations), a, b) for a, b in pairwise(sizes)]
    values = [
        {"batch": rng.randint(1, 9), "seq": rng.randint(1, 512), "wide": 4 * rng.randint(1, 50)}
        for _ in range(5)
    ]
    found = in_node(sizes=sizes, guards=guards, values=values)
    assert found["numbers"] == [[evaluate(size, each) for size in sizes] for each in values]
    assert found["held"] == [[guard.holds(each) for guard in guards] for each in values]


def test_pages_place_rooms_as_python_does() -> None:
    rng = random.Random(0)
    cases = []
    for _ in range(40):
        first = [rng.randint(0, 12) for _ in range(rng.randint(0, 20))]
        cases.append([[64 * rng.randint(1, 9), at, at + rng.randint(0, 5)] for at in first])
    found = in_node(rooms=cases)["rooms"]
    for rooms, made in zip(cases, found, strict=True):
        offsets, total = place_rooms([Room(*room) for room in rooms])
        assert (made["offsets"], made["total"]) == (offsets, total)


def test_pages_read_sizes_from_shapes() -> None:
    inputs = [
        {"name": "ids", "shape": [BATCH, SEQ]},
        {"name": "states", "shape": [BATCH, SYMBOLS[2].size, 2 * SEQ]},
    ]

    def call(*shapes: list[int] | int) -> list[dict[str, Any]]:
        return [
            {"shape": None, "length": s} if isinstance(s, int) else {"shape": s, "length": 0}
            for s in shapes
        ]

    calls = {
        "values": call([2, 3], [2, 8, 6]),
        "flat": call([2, 3], 96),
        "two flat": call(6, [2, 8, 6]),
        "axis 1 of 'ids' is 600: seq is 1 to 512": call([1, 600], [1, 8, 1200]),
        "axis 1 of 'states' is 6: wide is a multiple of 4": call([2, 3], [2, 6, 6]),
        "axis 0 of 'states' is 4, and axis 0 of 'ids' is 2: both are batch": call(
            [2, 3], [4, 8, 6]
        ),
        "axis 2 of 'states' is 7, and takes 2*seq, which is 6": call([2, 3], [2, 8, 7]),
        "'ids' has 3 axes, and takes 2": call([2, 3, 1], [2, 8, 6]),
        "'states' has 97 elements, and takes [batch,wide,2*seq]": call([2, 3], 97),
        "'ids' is a flat array: give {data, shape}, as 2 of its axes may have any size": call(
            6, 96
        ),
    }
    found = in_node(inputs=inputs, calls=list(calls.values()))["read"]
    wanted = {"values": {"batch": 2, "seq": 3, "wide": 8}}
    assert found[:2] == [wanted, wanted]
    assert found[2] == wanted
    assert [each.get("reason") for each in found[3:]] == list(calls)[3:]


def test_pages_say_which_guard_does_not_hold() -> None:
    guard = Guard("<=", SEQ * BATCH, 24, "Slice (node 2)")
    assert in_node(guards=[guard])["said"] == (
        "batch*seq <= 24 does not hold (Slice (node 2)): batch is 2, seq is 16, wide is 8"
    )


# --- what is planned -----------------------------------------------------------------------------


def test_a_variant_is_made_for_sizes_that_no_guard_allows() -> None:
    """A program of few rows and one of many."""
    x = input_("x", (SEQ, 4))
    sizes = list_sizes(Graph((x,), (relu(x),)), [Guard("<=", SEQ, 100)])
    assert sizes[0] == {"seq": 16}
    assert {each["seq"] for each in sizes} == {16, 1, 2, 5, 33}
    relations = {True: Guard(">=", SEQ, 6), False: Guard("<", SEQ, 6)}

    def make(values: Values, number: int) -> Case:
        guard = relations[values["seq"] >= 6]
        return Case((), (), Graph((x,), (x,)), guards=(guard,))

    made = cover_sizes(sizes, make)
    assert [values["seq"] for values, _ in made] == [16, 1]


def test_a_search_page_has_one_text_a_call_of_bounded_length(tmp_path: Path) -> None:
    ids = input_("ids", (BATCH, SEQ))
    guards = (Guard("<=", SEQ, 100), Guard(">", BATCH, 0))
    case = Case(("ids",), ("y",), Graph((ids,), (relu(ids),)), guards=guards)
    made = fit_case(case, "search", {}, list)
    batch, length = made.graph.inputs[0].shape
    assert batch == 1
    assert next(iter(length.terms))[0].high == 100  # type: ignore[attr-defined]
    assert [str(guard) for guard in made.guards] == ["seq <= 100"]
    assert all(values.keys() == {"seq"} for values in made.sizes)
    assert fit_case(case, None, {}, list).graph is case.graph


def test_programs_are_planned_for_small_sizes_first() -> None:
    """A page checks itself at these."""
    x = input_("x", (BATCH, SEQ, SYMBOLS[2].size))
    sizes = [tuple(each.values()) for each in list_sizes(Graph((x,), (relu(x),)), [])]
    assert sizes[0] == (2, 16, 8)
    products = [a * b * c for a, b, c in sizes[1:]]
    assert products == sorted(products)
    assert products[-1] <= 4096


# --- what is written -----------------------------------------------------------------------------


def read(site: Path) -> Any:
    manifest = json.loads((site / "model.json").read_text(encoding="utf-8"))
    return manifest["variants"][0]["specialisations"]


def test_a_bundle_without_shapes_has_one_entry_for_every_size(tmp_path: Path) -> None:
    model = kt.compile(encoder_file(tmp_path))
    made = model.export_web(
        tmp_path / "site", browsers=[], page="search", tokenizer=written(tmp_path)
    )
    shape = [1, "sequence_length"]
    assert made.sizes == [{"input_ids": shape, "attention_mask": shape}]
    [entry] = read(tmp_path / "site")
    symbol = entry["inputs"][0]["shape"][1]["size"][0][1][0]["symbol"]
    assert symbol[0] == "sequence_length"
    assert symbol[2:4] == [1, MOST_TOKENS]
    assert {each["fused"] for each in entry["wasm"]} == {True, False}
    assert {each["fused"] for each in entry["webgpu"]} == {True, False}
    for fused in (each for each in entry["wasm"] if each["fused"]):
        program = json.loads((tmp_path / "site" / fused["program"]).read_text(encoding="utf-8"))
        assert [each["guards"] for each in program["variants"]] == fused["variants"]
        assert 1 <= len(program["variants"]) <= 4
        stored = {str(each["sizes"]) for each in entry["probes"]}
        assert len(stored) >= len(program["variants"])
    [plan] = {each["plan"] for each in entry["webgpu"] if each["fused"] and each["profile"] == 0}
    described = json.loads((tmp_path / "site" / plan).read_text(encoding="utf-8"))
    assert any(step["sizes"] for step in described["steps"])


def test_quantised_weights_run_every_size(tmp_path: Path) -> None:
    model = kt.compile(encoder_file(tmp_path))
    made = model.export_web(
        tmp_path / "site",
        browsers=[],
        page="search",
        tokenizer=written(tmp_path),
        widths={bits: kt.quantize(model, bits) for bits in (8, 4)},
    )
    assert made.sizes == [{n: [1, "sequence_length"] for n in ("input_ids", "attention_mask")}]
    manifest = json.loads((tmp_path / "site" / "model.json").read_text(encoding="utf-8"))
    for variant in manifest["variants"]:
        [entry] = variant["specialisations"]
        assert entry["wasm"]
        assert entry["webgpu"]
        assert {len(each["variants"]) for each in entry["wasm"]} == {1}


def test_shapes_are_written_as_given(tmp_path: Path) -> None:
    model = kt.compile(encoder_file(tmp_path))
    shapes = [{"batch_size": 1, "sequence_length": n} for n in (8, 16)]
    model.export_web(tmp_path / "site", browsers=[], targets=["wasm"], shapes=shapes)
    assert [entry["inputs"][0]["shape"] for entry in read(tmp_path / "site")] == [[1, 8], [1, 16]]


def test_a_target_without_dynamic_sizes_gets_exact_ones(tmp_path: Path) -> None:
    """The others run every size."""
    model = kt.compile(encoder_file(tmp_path))
    targets = {"targets": ["wasm", "webnn"], "browsers": []}
    found = model.export_web(tmp_path / "any", **targets)  # type: ignore[arg-type]
    assert "leaves the size of 'sequence_length' open" in found.refused["webnn"]
    assert [set(entry) & {"wasm", "webnn"} for entry in read(tmp_path / "any")] == [
        {"wasm", "webnn"}
    ]


def test_a_probe_decides_the_first_sizes(tmp_path: Path) -> None:
    model = kt.compile(encoder_file(tmp_path))
    probe = {name: np.ones((2, 7), np.int64) for name in ("input_ids", "attention_mask")}
    model.export_web(tmp_path / "site", browsers=[], targets=["wasm"], probe=probe)
    [entry] = read(tmp_path / "site")
    assert entry["probes"][0]["sizes"] == {"batch_size": 2, "sequence_length": 7}
