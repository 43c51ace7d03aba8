"""What a bundle holds: plans that name files and bytes which are there, the same every time."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.bundle import Case, export
from kitsune.bundle.folder import Folder, Weights
from kitsune.bundle.probe import place, probe_inputs
from kitsune.bundle.shaders import PLANNED
from kitsune.config import FusionConfig
from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.dtypes import f64
from kitsune.ir.node import Graph
from kitsune.ir.ops import cast, input_, relu
from kitsune.webgpu import profile
from tests.web.models import block, convolutions, replayed, weights_of

BROWSERS = ["chrome", "firefox", "safari", "edge"]


def manifest(folder: Path) -> Any:
    return json.loads((folder / "model.json").read_text(encoding="utf-8"))


def signatures(folder: Path, width: int = 0) -> Any:
    """What is said of those of one width, counted as they lie there."""
    return manifest(folder)["variants"][width]["specialisations"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A transformer's block, in small shards."""
    folder = tmp_path_factory.mktemp("bundle") / "site"
    function, ids = block(8)
    case = Case(("ids",), ("output",), kt.compile(function, ids).traced()[0])
    export(
        folder,
        {0: [case]},
        FusionConfig(),
        browsers=BROWSERS,
        targets=["webgpu"],
        shard_nbytes=8192,
    )
    return folder


def entries(folder: Path) -> list[Any]:
    return [e for s in signatures(folder) for e in s["webgpu"]]


# --- structure -----------------------------------------------------------------------------------


def test_every_file_is_named_and_there(site: Path) -> None:
    listed = json.loads((site / "files.json").read_text(encoding="utf-8"))
    there = {str(p.relative_to(site)) for p in site.rglob("*") if p.is_file()}
    assert set(listed) == there
    for entry in entries(site):
        plan = json.loads((site / entry["plan"]).read_text(encoding="utf-8"))
        assert {step["shader"] for step in plan["steps"]} <= there
        assert {entry["plan"], entry["samples"]} <= there


def test_shards_are_whole(site: Path) -> None:
    weights = manifest(site)["weights"]
    assert len(weights["shards"]) > 2
    for shard in weights["shards"]:
        data = (site / shard["file"]).read_bytes()
        assert (len(data), hashlib.sha256(data).hexdigest()) == (shard["nbytes"], shard["sha256"])
        assert shard["nbytes"] <= 8192
    assert sum(s["nbytes"] for s in weights["shards"]) == weights["nbytes"]


def test_places_are_inside_and_apart(site: Path) -> None:
    total = manifest(site)["weights"]["nbytes"]
    for entry in entries(site):
        plan = json.loads((site / entry["plan"]).read_text(encoding="utf-8"))
        for kind, at, nbytes in plan["places"]:
            assert at % 256 == 0 or kind in ("input", "output")
            assert at + nbytes <= {"arena": plan["arena"], "constant": total}.get(kind, 1 << 30)
        for step in plan["steps"]:
            arena = sorted(
                plan["places"][n][1:] for n in step["bind"] if plan["places"][n][0] == "arena"
            )
            ends = [at + nbytes for at, nbytes in arena]
            assert all(end <= at for end, (at, _) in zip(ends, arena[1:], strict=False)), step
            assert len(step["bind"]) <= 8
            assert set(step["stores"]) <= set(step["bind"])


def test_profiles_share_what_is_equal(site: Path) -> None:
    found = entries(site)
    used = [
        step["shader"]
        for e in found
        for step in json.loads((site / e["plan"]).read_text(encoding="utf-8"))["steps"]
    ]
    assert len(set(used)) < len(used) * 0.7
    assert {e["profile"] for e in found} == set(range(6))
    assert {p["browser"] for p in manifest(site)["profiles"]} == {*BROWSERS, "native", "software"}
    assert all(
        e["limits"] == {} == dict.fromkeys(e["features"]) for e in found if e["profile"] == 1
    )


def test_limits_are_those_of_the_texts(site: Path) -> None:
    for entry in entries(site):
        plan = json.loads((site / entry["plan"]).read_text(encoding="utf-8"))
        texts = [(site / step["shader"]).read_text(encoding="utf-8") for step in plan["steps"]]
        sizes = [re.search(r"@workgroup_size\((\d+), (\d+)\)", text) for text in texts]
        threads = max(int(size[1]) * int(size[2]) for size in sizes if size)
        granted = entry["limits"].get("maxComputeInvocationsPerWorkgroup", 256)
        assert threads <= granted
        assert ("enable subgroups;" in "".join(texts)) == ("subgroups" in entry["features"])


def test_fusing_takes_fewer_dispatches(site: Path) -> None:
    counts = {e["fused"]: e["dispatches"] for e in entries(site)}
    assert counts[True] < counts[False] / 2


def test_the_same_model_makes_the_same_bytes(tmp_path: Path) -> None:
    w = np.random.default_rng(0).standard_normal((8, 8), np.float32)
    model = kt.compile(lambda x: (x @ kt.tensor(w)).gelu(), np.ones((3, 8), np.float32))
    folders = [tmp_path / name for name in "ab"]
    for folder in folders:
        model.export_web(folder, browsers=["firefox"])
    names = [sorted(p.relative_to(f) for p in f.rglob("*") if p.is_file()) for f in folders]
    assert names[0] == names[1]
    for name in names[0]:
        assert (folders[0] / name).read_bytes() == (folders[1] / name).read_bytes(), name


# --- what it computes ----------------------------------------------------------------------------

MODELS: dict[str, Callable[[], tuple[Any, np.ndarray]]] = {
    "block": lambda: block(8),
    "convolutions": convolutions,
}


@pytest.mark.webgpu
@pytest.mark.parametrize(("name", "fused"), [("block", True), ("convolutions", False)])
def test_a_plan_is_all_it_takes(tmp_path: Path, name: str, fused: bool) -> None:
    """A plan and its files, on this machine's adapter, compute what the model does."""
    function, x = MODELS[name]()
    model = kt.compile(function, x)
    model.export_web(tmp_path / "site", browsers=["edge"], targets=["webgpu"])
    [described] = signatures(tmp_path / "site")
    entry = next(e for e in described["webgpu"] if e["fused"] == fused and not e["features"])
    [got] = replayed(tmp_path / "site", entry, described, [x])
    np.testing.assert_allclose(got, model(x), rtol=1e-4, atol=1e-4)


@pytest.mark.webgpu
def test_f16_and_bf16_are_computed_with_where_an_adapter_has_them(tmp_path: Path) -> None:
    """A page takes the first entry that its adapter grants: f16, and then words that hold it."""
    function, x = convolutions()
    model = kt.compile(function, x, precision="f16")
    model.export_web(tmp_path / "site", browsers=["edge"], targets=["webgpu"])
    [described] = signatures(tmp_path / "site")
    for number in range(2):
        found = [e for e in described["webgpu"] if e["profile"] == number and e["fused"]]
        has_halves = ["shader-f16" in e["features"] for e in found]
        assert has_halves == sorted(has_halves, reverse=True)
        assert set(has_halves) == {True, False}
    want = np.asarray(model(x), np.float32)
    for features in ([], ["shader-f16"]):
        entry = next(e for e in described["webgpu"] if e["fused"] and e["features"] == features)
        [got] = replayed(tmp_path / "site", entry, described, [x])
        np.testing.assert_allclose(np.asarray(got, np.float32), want, rtol=2e-2, atol=2e-2)
    text = "".join(p.read_text(encoding="utf-8") for p in (tmp_path / "site").rglob("*.wgsl"))
    assert "array<vec4h>" in text or "array<f16>" in text


def test_the_probe_is_what_numpy_says(tmp_path: Path) -> None:
    function, x = convolutions()
    model = kt.compile(function, x)
    model.export_web(tmp_path / "site", browsers=[], probe={"x": x}, targets=["webgpu"])
    [described] = signatures(tmp_path / "site")
    [probe] = described["probes"]
    raw = (tmp_path / "site" / probe["file"]).read_bytes()
    first, second = probe["offsets"]
    assert raw[first:second] == x.tobytes()
    want = np.frombuffer(raw[second:], np.float32, model(x).size).reshape(model(x).shape)
    np.testing.assert_allclose(model(x), want, rtol=1e-4, atol=1e-5)


def test_indices_of_a_probe_are_in_range() -> None:
    function, ids = block(8)
    graph = kt.compile(function, ids).traced()[0]
    [found] = probe_inputs(graph, ["ids"], {})
    assert found.min() >= 0
    assert found.max() < 100
    assert len(set(found.tolist())) > 1


def test_samples_are_scattered() -> None:
    places = [place(n, 1000) for n in range(32)]
    assert len(set(places)) == 32
    assert max(places) < 1000
    assert max(places) - min(places) > 900


# --- low bits ------------------------------------------------------------------------------------


@pytest.mark.parametrize("bits", [4, 3])
def test_weights_stay_packed(tmp_path: Path, bits: int) -> None:
    w = np.random.default_rng(0).standard_normal((256, 256), np.float32)
    model = kt.quantize(kt.compile(lambda x: x @ kt.tensor(w), np.ones((4, 256), np.float32)), bits)
    model.warm_up([(4, 256)])
    made = model.export_web(tmp_path / "site", targets=["webgpu"])
    held = made.nbytes["weights"]
    assert held < w.nbytes * (bits + 1) / 32 * (2 if bits == 3 else 1)  # Safari's tens lie beside


def test_widths_share_what_is_equal(tmp_path: Path) -> None:
    """The page, the runtime and constants that are no matrices are there once; a page that wants
    one width finds its weights in shards of their own."""
    w, b = (np.random.default_rng(0).standard_normal(s, np.float32) for s in ((256, 64), (4096,)))
    x = np.ones((4, 256), np.float32)
    model = kt.compile(lambda x: (x @ kt.tensor(w)).reshape(1, -1)[:, :256] + kt.tensor(b[:256]), x)
    widths = {bits: kt.quantize(model, bits) for bits in (8, 2)}
    made = model.export_web(tmp_path / "site", browsers=["firefox"], widths=widths)
    described = manifest(tmp_path / "site")
    assert [variant["bits"] for variant in described["variants"]] == [8, 2]
    assert made.nbytes["weights"] < w.nbytes / 2
    weights = weights_of(tmp_path / "site")
    assert weights.count(b[:256].tobytes()) == 1
    read = []
    for n in range(2):
        [entry] = signatures(tmp_path / "site", n)
        places = [
            place
            for e in entry["webgpu"]
            for place in json.loads((tmp_path / "site" / e["plan"]).read_text())["places"]
        ]
        at = {at for kind, at, _ in places if kind == "constant"}
        read.append(
            {
                run[2]
                for run in described["weights"]["runs"]
                for a in at
                if run[0] <= a < run[0] + run[1]
            }
        )
    assert read[0] & read[1]  # the bias
    assert read[0] - read[1]
    assert read[1] - read[0]


# --- refusals ------------------------------------------------------------------------------------


def f64_inside() -> Graph:
    x = input_("x", (4, 4))
    return Graph((x,), (cast(relu(cast(x, dtype=f64)), dtype=x.dtype),))


def test_a_model_that_webgpu_cannot_run_says_why(tmp_path: Path) -> None:
    model = kt.compile(f64_inside())
    with pytest.raises(UnsupportedError, match="WebGPU has no f64"):
        model.export_web(tmp_path / "a", targets=["webgpu"])
    assert not (tmp_path / "a" / "model.json").exists()
    made = model.export_web(tmp_path / "b")
    assert "f64" in made.refused["webgpu"]
    described = manifest(tmp_path / "b")
    assert "f64" in described["targets"]["webgpu"]["refused"]
    assert described["targets"]["wasm"] == {"refused": ""}
    [entry] = signatures(tmp_path / "b")
    assert entry["webgpu"] == []
    assert entry["wasm"]


def test_a_tensor_that_a_page_cannot_bind_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = replace(PLANNED, max_binding_nbytes=4096)
    monkeypatch.setattr(import_module("kitsune.bundle.site"), "PLANNED", small)
    x = np.ones((64, 64), np.float32)
    kt.compile(lambda x: x.relu(), x).export_web(tmp_path / "site", browsers=["chrome"])
    assert "more than 4,096 bytes" in json.dumps(manifest(tmp_path / "site"))


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(InputError, match="holds files that no export wrote"):
        kt.compile(f64_inside()).export_web(tmp_path)
    assert [p.name for p in tmp_path.iterdir()] == ["thesis.txt"]


def test_wrong_arguments_are_explained(tmp_path: Path) -> None:
    model = kt.compile(f64_inside())
    with pytest.raises(UnsupportedError, match="no browser 'netscape'"):
        model.export_web(tmp_path / "a", browsers=["netscape"])
    with pytest.raises(UnsupportedError, match="no target 'cuda'"):
        model.export_web(tmp_path / "a", targets=["cuda"])
    with pytest.raises(InputError, match="no input 'y' for a probe"):
        model.export_web(tmp_path / "a", probe={"y": 1})


def test_random_numbers_are_refused(tmp_path: Path) -> None:
    model = kt.compile(lambda x: kt.nn.functional.dropout(x, 0.5, training=True), np.ones(4))
    with pytest.raises(UnsupportedError, match="a page cannot run this model"):
        model.export_web(tmp_path / "site")


# --- writing -------------------------------------------------------------------------------------


def test_a_new_export_removes_what_only_the_old_one_had(tmp_path: Path) -> None:
    x = np.ones((4, 8), np.float32)
    kt.compile(lambda x: x.gelu(), x).export_web(tmp_path / "site", targets=["webgpu"])
    before = {p.name for p in (tmp_path / "site" / "shaders").iterdir()}
    mine = profile("firefox", workgroup_size=64)
    kt.compile(lambda x: x.tanh(), x).export_web(
        tmp_path / "site", browsers=[mine], targets=["webgpu"]
    )
    after = {p.name for p in (tmp_path / "site" / "shaders").iterdir()}
    assert after.isdisjoint(before)
    assert manifest(tmp_path / "site")["profiles"][0]["workgroupSize"] == 64


def test_a_list_of_files_cannot_reach_outside(tmp_path: Path) -> None:
    """Whoever changed `files.json` does not get others removed."""
    site, other = tmp_path / "site", tmp_path / "other.txt"
    other.write_text("mine", encoding="utf-8")
    model = kt.compile(lambda x: x.gelu(), np.ones((4, 8), np.float32))
    model.export_web(site, targets=["webgpu"])
    (site / "files.json").write_text(json.dumps(["../other.txt"]), encoding="utf-8")
    model.export_web(site, targets=["webgpu"])
    assert other.read_text(encoding="utf-8") == "mine"


def test_weights_are_cut_and_kept_once(tmp_path: Path) -> None:
    weights, folder = Weights(), Folder(tmp_path)
    a, b = np.arange(200, dtype=np.float32), np.arange(300, dtype=np.int8)
    assert weights.add(a, "first") == (0, 800)
    assert weights.add(b, "first") == (1024, 300)
    assert weights.add(a.copy(), "first") == (0, 800)
    described = weights.write(folder, 512)
    whole = b"".join((tmp_path / s["file"]).read_bytes() for s in described["shards"])
    assert [s["nbytes"] for s in described["shards"]] == [512, 512, 512]
    assert [run[::2] for run in described["runs"]] == [[0, 0], [512, 1], [1024, 2]]
    assert (whole[:800], whole[1024:1324]) == (a.tobytes(), b.tobytes())


def test_what_the_same_plans_read_lies_together(tmp_path: Path) -> None:
    weights = Weights()
    a, b, c = (np.full(64, n, np.float32) for n in range(3))
    for array, readers in ((a, "x"), (b, "xy"), (c, "x")):
        for reader in readers:
            weights.add(array, reader)
    described = weights.write(Folder(tmp_path), 4096)
    files = [(tmp_path / s["file"]).read_bytes() for s in described["shards"]]
    assert files == [a.tobytes() + c.tobytes(), b.tobytes()]
    assert described["runs"] == [[0, 256, 0, 0], [256, 256, 1, 0], [512, 256, 0, 256]]


def test_a_case_can_be_made_by_hand(tmp_path: Path) -> None:
    graph = Graph((x := input_("x", (3,)),), (relu(x), x))
    case = Case(("x",), ("positive", "same"), graph)
    made = export(
        tmp_path / "site",
        {0: [case, replace(case, fixed={"mode": "fast"})]},
        FusionConfig(),
        browsers=["edge"],
        targets=["webgpu"],
    )
    plan = json.loads((tmp_path / "site" / entries(tmp_path / "site")[0]["plan"]).read_text())
    assert plan["made"] == [["output", 0], ["input", 0]]
    assert made.dispatches == {"fused": 1, "unfused": 1}
    assert "bytes" in str(made)
