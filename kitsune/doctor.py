"""`kitsune doctor`: this machine in, what it offers and what stands in the way out, as data."""

from __future__ import annotations

import ctypes
import importlib.metadata
import os
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.backends.cpu import jit
from kitsune.backends.cpu.sync import BARRIER_NBYTES, barrier_text
from kitsune.backends.cpu.text import Text
from kitsune.bench.limits import measure_limits
from kitsune.bench.measure import Effort
from kitsune.errors import KitsuneError
from kitsune.runtime.available import available_nbytes
from kitsune.runtime.cache import LIMIT_NBYTES, default_store
from kitsune.runtime.program import aligned
from kitsune.runtime.threads import CGROUPS, cgroup_quota, default_threads, pool
from kitsune.target import CpuTarget

OPTIONAL = (
    "torch", "onnx", "onnxruntime", "wgpu", "safetensors", "tokenizers", "huggingface_hub",
    "ml_dtypes", "ziglang", "jax",
)  # fmt: skip
VARIABLES = {
    "KITSUNE_CACHE_DIR": "where compiled programs are kept",
    "KITSUNE_NUM_THREADS": "threads of a program",
    "KITSUNE_LOG": "1 logs what fuses and what does not",
    "KITSUNE_DISABLE": "1 turns fusion off",
    "KITSUNE_CHECK": "1 verifies between stages",
}
LEVELS = {4: "x86-64-v2", 8: "x86-64-v3", 16: "x86-64-v4"}  # by lanes
EFFORT = Effort(repetitions=5, pause_s=0.0, patience_s=0.0, warm_s=0.01)
COPIED_NBYTES = 64 * 2**20
BARRIERS = 2000
UNLIMITED = 1024  # CPUs' worth of time, as `cgroup_quota` says it

Progress = Callable[[str], None]


def examine(progress: Progress = lambda stage: None, measured: bool = True) -> dict[str, Any]:
    """Everything the command shows. `problems` is what keeps kitsune from working as it should."""
    problems: list[str] = []
    target = jit.host_target()
    facts: dict[str, Any] = {
        "versions": _versions(),
        "cpu": _cpu(target, problems),
        "memory": {"available_nbytes": available_nbytes()},
        "cache": _cache(problems),
        "packages": {name: _version(name) for name in OPTIONAL},
        "environment": {name: os.environ.get(name) for name in VARIABLES},
    }
    progress("a WebGPU adapter")
    facts["webgpu"] = _webgpu()
    progress("a first program")
    _try_it(problems)
    facts["limits"] = []
    if measured and not problems:
        for threads in sorted({1, facts["cpu"]["threads"]}):
            progress(f"what {threads} of its cores can do" if threads > 1 else "what a core can do")
            facts["limits"].append(_limits(threads, target))
    return facts | {"problems": problems}


def _versions() -> dict[str, str]:
    import llvmlite
    import llvmlite.binding as llvm

    return {
        "kitsune": kt.__version__,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "llvmlite": str(llvmlite.__version__),
        "llvm": ".".join(map(str, llvm.llvm_version_info)),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
    }


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def _cpu(target: CpuTarget, problems: list[str]) -> dict[str, Any]:
    try:
        threads = default_threads()
    except KitsuneError as error:
        problems.append(error.what)
        threads = 1
    quota = cgroup_quota(Path("/proc/self/cgroup"), CGROUPS)
    allowed = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    return {
        "name": target.cpu,
        "triple": target.triple,
        "level": _level(target),
        "features": [f[1:] for f in target.features.split(",") if f.startswith("+")],
        "lanes": target.lanes,
        "registers": target.registers,
        "fma": target.fma,
        "dot8": target.dot8,
        "cores": os.cpu_count(),
        "allowed": allowed,
        "cgroup_limit": None if quota >= UNLIMITED else quota,
        "threads": threads,
        "caches_nbytes": [target.l1_nbytes, target.l2_nbytes, target.l3_nbytes],
    }


def _level(target: CpuTarget) -> str:
    """Which of the levels kernels are written for this machine gets."""
    if jit.architecture(target) != "x86_64":
        return jit.architecture(target)
    return "x86-64-vnni" if target.dot8 == "vnni512" else LEVELS[target.lanes]


def _cache(problems: list[str]) -> dict[str, Any]:
    store = default_store()
    if store.refusal:
        problems.append(f"{store.folder} is not used as a cache: {store.refusal}")
    entries = store.entries()
    return {
        "folder": str(store.folder),
        "mode": f"{store.folder.stat().st_mode & 0o7777:04o}" if store.folder.exists() else None,
        "entries": len(entries),
        "nbytes": sum(e.nbytes for e in entries),
        "limit_nbytes": LIMIT_NBYTES,
        "refusal": store.refusal or None,
    }


def _webgpu() -> dict[str, str | None]:
    from kitsune.backends.webgpu.device import Device

    try:
        return {"adapter": Device.open().target.name, "missing": None}
    except KitsuneError as error:
        why = " ".join(error.why.split())
        return {"adapter": None, "missing": f"{error.what}: {why}" if why else error.what}


def _try_it(problems: list[str]) -> None:
    """Compile a function and compare its result with NumPy's."""
    x = np.linspace(-2, 2, 1000, dtype=np.float32)
    try:
        got = kt.compile(lambda t: (t * 2 + 1).relu())(x)
    except KitsuneError as error:
        problems.append(f"a first program cannot be compiled: {error.what}")
        return
    if not np.allclose(got, np.maximum(x * 2 + 1, 0), rtol=1e-6):
        problems.append("a first program computes something else than NumPy")


# --- what is measured ----------------------------------------------------------------------------


def _limits(threads: int, target: CpuTarget) -> dict[str, float | None]:
    measured: dict[str, float | None] = dict(
        measure_limits(threads, target, EFFORT, COPIED_NBYTES).json()
    )
    return measured | {"barrier_ns": _barrier_ns(threads, target) if threads > 1 else None}


def _barrier_ns(threads: int, target: CpuTarget) -> float:
    """The least time in which that many threads meet: for turn in range(BARRIERS): barrier()"""
    t = Text()
    with t.loop("turn", 0, BARRIERS, nonempty=True):
        t.call("void", "kt_barrier", ("ptr", "%args"), ("i64", "%nth"))
    t.do("ret void")
    declared = "\n".join(f"declare {d}" for d in sorted(t.declared))
    text = f"{declared}\n{t.function('void @kt_meet(ptr %args, i64 %tid, i64 %nth)')}\n"
    texts = (text, barrier_text(target))
    code = jit.load([jit.compile_object(each, target) for each in texts], target)
    address, runner, barrier = code.address("kt_meet"), pool(threads), aligned(BARRIER_NBYTES)
    times = []
    for _ in range(EFFORT.repetitions):
        start = time.perf_counter_ns()
        runner.run(address, ctypes.c_void_p(barrier.ctypes.data).value or 0)
        times.append(time.perf_counter_ns() - start)
    return min(times) / BARRIERS
