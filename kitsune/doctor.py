"""`kitsune doctor`: collect what this machine offers and what is missing, as data."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numpy as np

import kitsune as kt
from kitsune.backends.cpu import jit
from kitsune.backends.cpu.host_target import (
    barrier_ns,
    clamp_measurements,
    is_off,
    load_measurements,
    measure_and_keep,
)
from kitsune.backends.cpu.threads.team import CGROUPS, cgroup_quota, default_threads
from kitsune.backends.wasm.wasm_program import missing_packages
from kitsune.cache.store import LIMIT_NBYTES, default_store
from kitsune.compare.runtimes import installed_version
from kitsune.errors import KitsuneError
from kitsune.system.free_memory import available_nbytes
from kitsune.target import CpuTarget
from kitsune.tune.machine_limits import make_limit_calls, measure_limits
from kitsune.tune.timing import Effort

OPTIONAL = (
    "torch",
    "transformers",
    "jinja2",
    "onnx",
    "onnxruntime",
    "wgpu",
    "safetensors",
    "tokenizers",
    "huggingface_hub",
    "ml_dtypes",
    "ziglang",
    "wasmtime",
    "jax",
)
VARIABLES = {
    "KITSUNE_CACHE_DIR": "folder of the compilation cache",
    "KITSUNE_NUM_THREADS": "number of threads of a program; OMP_NUM_THREADS sets it otherwise",
    "KITSUNE_LOG": "1 logs every fusion and every refusal",
    "KITSUNE_DISABLE": "1 disables fusion",
    "KITSUNE_CHECK": "1 verifies the IR between compiler stages",
    "KITSUNE_HOT_SIZES": "0 compiles no program of its own for a size that is called often",
    "KITSUNE_MEASURE": "0 plans with the target's defaults instead of measurements of this machine",
    "KITSUNE_TUNE": "1, or seconds: tunes everything that is compiled, including lazy tensors",
}
EFFORT = Effort(repetitions=5, pause_s=0.0, patience_s=0.0, warm_s=0.01)
COPIED_NBYTES = 64 * 2**20
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
        "packages": {name: installed_version(name) for name in OPTIONAL},
        "environment": {name: os.environ.get(name) for name in VARIABLES},
    }
    progress("a WebGPU adapter")
    facts["webgpu"] = _webgpu()
    facts["wasm"] = {"missing": missing_packages()}
    progress("a first program")
    _try_it(problems)
    facts["limits"] = []
    if measured and not problems:
        for threads in sorted({1, facts["cpu"]["threads"]}):
            progress(f"what {threads} of its cores can do" if threads > 1 else "what a core can do")
            facts["limits"].append(_limits(threads, target))
    facts["constants"] = _constants(target, measured and not problems)
    return facts | {"problems": problems}


def _versions() -> dict[str, str]:
    return {
        "kitsune": kt.__version__,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "llvmlite": str(llvmlite.__version__),
        "llvm": ".".join(map(str, llvm.llvm_version_info)),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
    }


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
        "level": target.level,
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


def _webgpu() -> dict[str, Any]:
    """The adapter, what it offers beyond the least, and its largest buffer; or what is missing."""
    from kitsune.backends.webgpu.device import SUBGROUPS, TIMESTAMPS, Device

    try:
        device = Device.open()
    except KitsuneError as error:
        why = " ".join(error.why.split())
        return {"adapter": None, "missing": f"{error.what}: {why}" if why else error.what}
    features = [name for name in (SUBGROUPS, TIMESTAMPS) if name in device.handle.features]
    most = device.target.max_buffer_nbytes
    return {
        "adapter": device.target.name,
        "missing": None,
        "features": features,
        "max_buffer_nbytes": most,
    }


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
        measure_limits(threads, make_limit_calls(threads, target, COPIED_NBYTES), EFFORT).json()
    )
    return measured | {"barrier_ns": barrier_ns(threads, target)}


def _constants(target: CpuTarget, measured: bool) -> dict[str, dict[str, Any]]:
    """Return the numbers that plans use: the target's own, the measured ones, and those in use."""
    found = measure_and_keep(thorough=True) if measured else load_measurements()
    used = clamp_measurements(found, target) if found and not is_off() else {}
    return {
        name: {
            "default": getattr(target, name),
            "measured": found and found[name],
            "used": used.get(name, getattr(target, name)),
        }
        for name in ("read_gbps", "fma_gflops", "barrier_ns")
    }
