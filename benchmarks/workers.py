"""Run each library of a suite in a process of its own."""

from __future__ import annotations

from pathlib import Path

from benchmarks.worker import LIBRARIES, import_adapter
from kitsune.compare.worker_pool import WorkerPool

ROOT = Path(__file__).resolve().parent.parent

# Where each keeps what it has compiled, and what makes it do so.
CACHES = {
    "KITSUNE_CACHE_DIR": "{}/kitsune",
    "TORCHINDUCTOR_CACHE_DIR": "{}/torch",
    "TORCHINDUCTOR_FX_GRAPH_CACHE": "1",
    "JAX_COMPILATION_CACHE_DIR": "{}/jax",
    "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
    "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
    "XDG_CACHE_HOME": "{}/other",  # tinygrad's is in there
}

# The library that has each candidate; those of whole modules are torch's.
HOME = {name: library for library in LIBRARIES for name in import_adapter(library).CANDIDATES}
HOME |= {name: HOME.get(name, "pytorch") for name in import_adapter("pytorch").MODULES}


class LibraryPool(WorkerPool):
    """Candidates of one library share a process, and with it the inputs of a case."""

    own = ("kitsune",)
    folder = ROOT

    def find_process(self, candidate: str) -> str:
        """Return the library of a candidate; limits of the machine are measured by kitsune's."""
        return HOME.get(candidate, "kitsune")

    def command(self, process: str) -> list[str]:
        return ["-m", "benchmarks.worker", process, str(self.threads)]

    def environment(self) -> dict[str, str]:
        """Add what JAX and tinygrad read: JAX's pool takes its size from NPROC, once."""
        count = str(self.threads)
        return super().environment() | {"NPROC": count, "NUM_CPU_THREADS": count, "DEV": "CPU"}
