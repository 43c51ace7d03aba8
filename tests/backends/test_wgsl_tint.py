"""Every shader is one that Tint, the compiler of Chrome and Edge, takes: it checks that barriers
are reached by all threads, which Naga does not. Dawn's null back end needs no GPU; without Node or
its package these tests are skipped."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import replace
from functools import cache
from pathlib import Path

import platformdirs
import pytest

from kitsune.backends.webgpu.emit_shader import emit
from kitsune.backends.webgpu.gpu_program import emit_bound, places
from kitsune.backends.webgpu.profiles import NATIVE, PROFILES, Profile
from kitsune.backends.webgpu.ranges import flow
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.frontends.decoders.decoder_graph import Cache, step_graph
from kitsune.ir.dtypes import f16
from kitsune.ir.half_precision import lower_precision
from kitsune.target import GpuTarget
from kitsune.tracing.decoder import open_decoder
from tests.backends.test_wgsl_profiles import CASES, TEXTS
from tests.gguf_files import write_model
from tests.models import KERNELS
from tests.stages.test_loops import rnn
from tests.webgpu.test_loops import nested

PACKAGE = "webgpu@0.6.2"
RUNNER = Path(__file__).parent / "tint.mjs"


@cache
def dawn() -> Path:
    """Dawn for Node, kept in a cache folder."""
    if not shutil.which("node") or not shutil.which("npm"):
        pytest.skip("no Node, so no Tint")
    folder = Path(platformdirs.user_cache_dir("kitsune-tests")) / "tint"
    index = folder / "node_modules" / "webgpu" / "index.js"
    if not index.exists():
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--prefix", str(folder), "--no-audit", "--no-fund", PACKAGE]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            pytest.skip(f"no Tint: {PACKAGE} cannot be installed: {done.stderr.strip()[-200:]}")
    return index


def tint(made: Profile) -> GpuTarget:
    """What Dawn's null adapter grants, and the spelling of Tint."""
    lowest = GpuTarget("dawn")
    return replace(lowest, subgroups=made.subgroups, enables=True, has_f16=True)


def refused(shaders: dict[str, str]) -> dict[str, str]:
    """What Tint says of those that it does not take."""
    done = subprocess.run(
        ["node", str(RUNNER), str(dawn())],
        input=json.dumps(shaders),
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_tint_checks() -> None:
    """A barrier that some threads do not reach."""
    text = """@compute @workgroup_size(8)
fn main(@builtin(local_invocation_id) l: vec3u) { if (l.x > 3u) { workgroupBarrier(); } }"""
    assert "uniform control flow" in refused({"bad": text})["bad"]


@pytest.mark.parametrize("made", PROFILES.values(), ids=list(PROFILES))
def test_profiles(made: Profile) -> None:
    kernels = {name: text() for name, text in TEXTS.items()}
    kernels |= {name: case()[0] for name, case in CASES.items()}
    shaders = {n: emit(k, tint(made), profile=made) for n, k in kernels.items()}
    assert refused(shaders) == {}


@pytest.mark.parametrize("made", PROFILES.values(), ids=list(PROFILES))
def test_every_kind_of_kernel(made: Profile) -> None:
    shaders, target = {}, tint(made)
    graphs = {name: graph() for name, graph in KERNELS.items()}
    graphs |= {f"half {name}": lower_precision(graph, f16) for name, graph in graphs.items()}
    for name, graph in graphs.items():
        steps = lower_graph(graph, target, FusionConfig()).steps
        known = flow((step.kernel, step.refs) for step in steps)
        for n, (step, here) in enumerate(zip(steps, known, strict=True)):
            shaders[f"{name} {n}"] = emit(step.kernel, target, here, made)
    assert any("enable f16" in text for text in shaders.values())
    assert refused(shaders) == {}


@pytest.mark.parametrize("made", PROFILES.values(), ids=list(PROFILES))
def test_loops(made: Profile) -> None:
    """As one shader, where all threads meet after each kernel, and as one for each kernel."""
    shaders, target = {}, tint(made)
    graphs = {"rnn": rnn(9), "while": nested(True, False), "gates": nested(True, True)}
    for name, graph in graphs.items():
        bound = places(lower_graph(graph, target, FusionConfig()), made)
        for n, unit in enumerate(emit_bound(bound, target, made.within(target)).units):
            shaders[f"{name} {n} {unit.kind}"] = unit.emitted.text
    assert {name.split()[-1] for name in shaders} >= {"loop", "gate", "row"}
    assert refused(shaders) == {}


def test_a_step_of_decoding(tmp_path: Path) -> None:
    """All threads go round as often, though a value says how many keys there are."""
    _, model, weights = open_decoder(write_model(tmp_path / "small.gguf"))
    target, shaders = tint(NATIVE), {}
    steps = lower_graph(step_graph(model, weights, 8, Cache(512)), target, FusionConfig()).steps
    for n, (step, here) in enumerate(
        zip(steps, flow((s.kernel, s.refs) for s in steps), strict=True)
    ):
        shaders[f"{n}"] = emit(step.kernel, target, here)
    assert any("workgroupUniformLoad" in text for text in shaders.values())
    assert refused(shaders) == {}
