"""Compare a user's model with other runtimes: outputs first, then interleaved times.

    comparison = compare_model(Path("model.onnx"), feeds, threads=2)
    comparison.rows[0].ratio          # how many times our time the peer takes, median of all turns

Each runtime has a process of its own, the same inputs and the same number of threads. They take
turns, so that what slows the machine slows all of them; a ratio is of two samples of one turn.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from kitsune import __version__
from kitsune.backends.cpu.host import machine_target
from kitsune.bench.calls import time_candidates
from kitsune.bench.crew import HOME, Crew, Port
from kitsune.bench.libraries import version
from kitsune.bench.measure import FULL, QUICK
from kitsune.errors import InputError

BOUND = 1e-3  # of the root mean square of an output: a peer that is further off is flagged
PATIENCE_S = 120.0  # with one answer of a peer, compiling included
PEERS = ("onnxruntime", "openvino", "torch", "torch.compile")
READS = {"onnxruntime": ".onnx", "openvino": ".onnx", "torch": "folder", "torch.compile": "folder"}
FOLDER = "a Hugging Face directory"


@dataclass(frozen=True)
class Timing:
    """The time of a runtime. `ratio` is its time over ours, the median of all turns between its
    quartiles; `difference` is the worst of any output from ours, in units of the output's root mean
    square."""

    runtime: str
    version: str
    time_us: float
    low_us: float
    high_us: float
    ratio: float
    ratio_low: float
    ratio_high: float
    difference: float
    samples: int

    @property
    def is_same(self) -> bool:
        """Return whether it computes what we do."""
        return self.difference <= BOUND


@dataclass(frozen=True)
class Comparison:
    """`rows` begin with ours; `missing` are peers that are not installed, `refused` those that
    could not run the model, with the reason. `quiet` is the share of our samples that had the
    machine alone."""

    model: str
    threads: int
    cpu: str
    sizes: dict[str, list[int]]
    rows: list[Timing]
    missing: list[str]
    refused: dict[str, str]
    quiet: float

    def data(self) -> dict[str, Any]:
        rows = [asdict(row) | {"is_same": row.is_same} for row in self.rows]
        return asdict(self) | {"rows": rows, "bound": BOUND}


def compare_model(
    path: Path,
    feeds: Mapping[str, np.ndarray],
    threads: int,
    *,
    quick: bool = False,
    patience_s: float = PATIENCE_S,
    step: Callable[[str], None] = lambda what: None,
    port: Port | None = None,
) -> Comparison:
    """Run the model with each runtime that is installed and reads it. `step` is called with what
    is done next; `port` asks the runtimes, in processes of their own unless one is given."""
    if port is None:
        with Crew(threads, patience_s) as crew:
            return _compare_peers(crew, path, feeds, threads, quick, step)
    return _compare_peers(port, path, feeds, threads, quick, step)


def _compare_peers(
    port: Port,
    path: Path,
    feeds: Mapping[str, np.ndarray],
    threads: int,
    quick: bool,
    step: Callable[[str], None],
) -> Comparison:
    missing = [peer for peer in PEERS if version(_package(peer)) is None]
    refused = {peer: why for peer in PEERS if peer not in missing and (why := _unread(peer, path))}
    asked = [peer for peer in PEERS if peer not in missing and peer not in refused]
    with tempfile.TemporaryDirectory() as folder:
        built = _built(port, path, feeds, Path(folder), ["ours", "unfused", *asked], step)
        refused |= {
            name: str(answer["absent"]) for name, answer in built.items() if "absent" in answer
        }
        present = {name: answer for name, answer in built.items() if "absent" not in answer}
        step("timing in turns")
        found, _ = time_candidates(port, present, QUICK if quick else FULL)
    return Comparison(
        str(path),
        threads,
        machine_target().name,
        {name: list(np.shape(array)) for name, array in feeds.items()},
        [_timing(name, numbers) for name, numbers in found.items()],
        missing,
        {_shown(name): why for name, why in refused.items()},
        found["ours"]["quiet"],
    )


def _built(
    port: Port,
    path: Path,
    feeds: Mapping[str, np.ndarray],
    folder: Path,
    names: Sequence[str],
    step: Callable[[str], None],
) -> dict[str, dict[str, Any]]:
    """Each runtime with the model loaded, called once and compared with our outputs."""
    np.savez(folder / "feeds.npz", **feeds)  # type: ignore[arg-type]
    message = {
        "file": str(path),
        "feeds": str(folder / "feeds.npz"),
        "case": path.name,
        "outputs": str(folder / "outputs.npz"),
    }
    found = {}
    for name in names:
        step(_shown(name))
        found[name] = port.ask(HOME[name], {**message, "build": name})
    return found


def _timing(name: str, numbers: Mapping[str, Any]) -> Timing:
    keys = ("time_us", "low_us", "high_us", "ratio", "ratio_low", "ratio_high")
    told = __version__ if name in ("ours", "unfused") else version(_package(name)) or ""
    values = {key: float(numbers[key]) for key in keys}
    return Timing(
        _shown(name),
        told,
        **values,
        difference=float(numbers["error"]),
        samples=int(numbers["turns"]),
    )


def _shown(name: str) -> str:
    return {"ours": "kitsune", "unfused": "kitsune, unfused"}.get(name, name)


def _package(peer: str) -> str:
    return peer.partition(".")[0]


def _unread(peer: str, path: Path) -> str:
    """Why a peer cannot read the model; nothing where it can."""
    kind = "folder" if path.is_dir() else path.suffix
    if kind == READS[peer]:
        return ""
    return f"it reads {FOLDER if READS[peer] == 'folder' else '.onnx files'}"


def check_feeds(path: Path, feeds: Mapping[str, Any]) -> dict[str, np.ndarray]:
    """Inputs that every runtime takes: arrays."""
    for name, value in feeds.items():
        if not isinstance(value, np.ndarray):
            raise InputError(
                f"the input '{name}' of '{path}' is not an array",
                hint="give --feeds FILE, an .npz of the inputs by name",
            )
    return dict(feeds)
