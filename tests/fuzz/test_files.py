"""Files that are almost models, and models made to harm: each runs, or an error of ours says why it
does not; memory stays bounded, and nothing beside the model is read.

`KITSUNE_FUZZ=2000` makes that many files a test.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("onnx")
pytest.importorskip("resource")

import kitsune as kt
from kitsune.artefact.container import read, write
from tests.frontends.onnx_models import node_model
from tests.fuzz.bombs import BOMBS
from tests.fuzz.corpus import attacks, models, mutated, with_other_bytes

COUNT = int(os.environ.get("KITSUNE_FUZZ", "210"))
DETECTED = 3  # how the process ends when a secret is opened


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With weights beside the models, and links to others that are none of theirs."""
    secrets, made = tmp_path / "secrets", tmp_path / "model"
    secrets.mkdir()
    made.mkdir()
    content = np.arange(32, dtype=np.float32).tobytes()
    (secrets / "weights.bin").write_bytes(content)
    (made / "weights.bin").write_bytes(content)
    (made / "soft.bin").symlink_to(secrets / "weights.bin")
    (made / "hard.bin").hardlink_to(secrets / "weights.bin")
    (made / "deep").symlink_to(secrets, target_is_directory=True)
    return made


def guarded(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tests.fuzz.guarded", str(folder), str(folder.parent / "secrets")],
        capture_output=True,
        text=True,
        check=False,
    )


def outcomes(folder: Path) -> dict[str, str]:
    """What became of each file: "ran", or why it was refused."""
    done = guarded(folder)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0, f"{lines[-1:]}: {done.stderr[-2000:]}"
    found = {line["ran"]: "ran" for line in lines if "ran" in line}
    return found | {line["refused"]: line["what"] for line in lines if "refused" in line}


def test_what_is_mutated_is_a_model(folder: Path) -> None:
    for number, model in enumerate(models()):
        (folder / f"{number}.onnx").write_bytes(model.SerializeToString())
    assert Counter(outcomes(folder).values()) == {"ran": len(models())}


def test_mutated_onnx_files(folder: Path) -> None:
    kinds = models()
    for seed in range(COUNT):
        content = mutated(kinds[seed % len(kinds)], seed)
        (folder / f"{seed:05}.onnx").write_bytes(content)
    found = outcomes(folder)
    assert len(found) == COUNT
    assert {"ran"} < set(found.values())


def test_models_made_to_harm(folder: Path) -> None:
    made = attacks()
    for name, model in made.items():
        (folder / f"{name}.onnx").write_bytes(model.SerializeToString())
    found = outcomes(folder)
    assert found.keys() == {f"{name}.onnx" for name in made}
    assert [name for name, outcome in found.items() if outcome == "ran"] == []


def test_models_that_ask_for_gigabytes_or_for_work_without_end(folder: Path) -> None:
    """In a process that may take one gigabyte more than it has."""
    for name, make in BOMBS.items():
        content = make().SerializeToString()
        assert len(content) < 4000
        (folder / f"{name}.onnx").write_bytes(content)
    found = outcomes(folder)
    assert found.keys() == {f"{name}.onnx" for name in BOMBS}
    assert [name for name, outcome in found.items() if outcome == "ran"] == []


def test_the_guard_sees_what_is_opened(folder: Path) -> None:
    (folder.parent / "secrets" / "m.onnx").write_bytes(models()[0].SerializeToString())
    (folder / "m.onnx").symlink_to(folder.parent / "secrets" / "m.onnx")
    assert guarded(folder).returncode == DETECTED


# --- artefacts -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A function, a model with an op of the host, and one whose sizes depend on values."""
    made = tmp_path_factory.mktemp("saved")
    x = np.linspace(-1, 1, 12, dtype=np.float32).reshape(3, 4)
    weight = np.linspace(0, 1, 400, dtype=np.float32).reshape(4, 100)
    for name, source in (
        ("function", lambda t: (t @ kt.tensor(weight)).softmax(-1)),
        ("host", node_model("Hardmax", {"x": x})),
        ("staged", node_model("NonZero", {"x": x})),
    ):
        model = kt.compile(source)
        model(x)
        model.save(made / f"{name}.kitsune")
    return sorted(made.iterdir())


def damaged(source: Path, to: Path, seed: int) -> None:
    """Cut, with other bytes, or with another model and the checksums that it should have."""
    rng, content = np.random.default_rng(seed), source.read_bytes()
    if seed % 3 == 0:
        to.write_bytes(content[: rng.integers(len(content))])
    elif seed % 3 == 1:
        to.write_bytes(with_other_bytes(content, rng))
    else:
        sections = read(source)
        tensors = {name: np.array(value) for name, value in sections.tensors.items()}
        write(to, with_other_bytes(sections.model, rng), b"", tensors)


def test_mutated_artefacts(folder: Path, saved: list[Path]) -> None:
    for number, source in enumerate(saved):
        (folder / f"good{number}.kitsune").write_bytes(source.read_bytes())
    for seed in range(COUNT):
        damaged(saved[seed % len(saved)], folder / f"{seed:05}.kitsune", seed // len(saved))
    found = outcomes(folder)
    assert len(found) == COUNT + len(saved)
    assert all(found[f"good{number}.kitsune"] == "ran" for number in range(len(saved)))
