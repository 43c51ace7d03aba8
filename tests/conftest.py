"""One environment for every test: checks on, a private cache, a software WebGPU adapter."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections.abc import Callable, Generator
from contextlib import ExitStack, nullcontext, suppress
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs
import pytest
from hypothesis import HealthCheck, settings

from kitsune.ir.ops import OPS
from kitsune.system import background
from tests.backends_fixture import backend, pytest_collection_modifyitems
from tests.browser.fixtures import browser, chromium, firefox
from tests.hosts import HOSTS, simulated

__all__ = ["backend", "browser", "chromium", "firefox", "pytest_collection_modifyitems"]

GOLDEN = Path(__file__).parent / "golden"
DRIVERS = Path("/usr/share/vulkan/icd.d")

# Compiling inside an example makes times jump, and a shared machine makes them jump further:
# neither says anything about the property under test. Every run draws the same examples, unless
# KITSUNE_FUZZ asks for new ones.
settings.register_profile(
    "kitsune",
    deadline=None,
    max_examples=20,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize="KITSUNE_FUZZ" not in os.environ,
    print_blob=True,
)
settings.load_profile("kitsune")

scratch = pytest.StashKey[Path]()
simulation = pytest.StashKey[ExitStack]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write what the tests produce to tests/golden, to be read in review",
    )
    parser.addoption(
        "--every-level",
        action="store_true",
        help="run every case on every level of CPU and WebAssembly, where a sample is usual",
    )
    parser.addoption(
        "--host",
        choices=HOSTS,
        help="run as if on another machine: CPU level, cache sizes, CPUs (tests/hosts.py)",
    )


def pytest_configure(config: pytest.Config) -> None:
    _prepare_environment(config)
    os.fsync = lambda fd: None  # what a test writes need not survive a power failure
    if name := config.getoption("--host"):
        stack = config.stash[simulation] = ExitStack()
        stack.enter_context(simulated(HOSTS[name]))


def _prepare_environment(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        return  # an xdist worker inherits the environment of the process that started it
    folder = Path(tempfile.mkdtemp(prefix="kitsune-tests-"))  # mkdtemp makes it 0700
    config.stash[scratch] = folder
    (folder / "cache").mkdir(mode=0o700)
    samples = Path(platformdirs.user_cache_dir("kitsune-tests")) / "samples"
    with suppress(OSError):  # without a home folder, samples are downloaded once a run
        samples.mkdir(parents=True, exist_ok=True)
        (folder / "cache" / "samples").symlink_to(samples)
    os.environ["KITSUNE_CHECK"] = "1"
    os.environ["KITSUNE_CACHE_DIR"] = str(folder / "cache")
    os.environ["KITSUNE_MEASURE"] = "0"  # plans are the same on every machine of a level
    if "KITSUNE_NUM_THREADS" not in os.environ:
        from kitsune.backends.cpu.threads.team import default_threads  # reads what is set above

        os.environ["KITSUNE_NUM_THREADS"] = str(default_threads())
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):  # of torch and NumPy: with several
        os.environ.setdefault(name, "1")  # workers, their threads would wait for each other
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    if lavapipe := sorted(DRIVERS.glob("lvp_icd*.json")):
        os.environ.setdefault("VK_DRIVER_FILES", str(lavapipe[0]))


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash.get(simulation, ExitStack()).close()
    if folder := config.stash.get(scratch, None):
        shutil.rmtree(folder, ignore_errors=True)


def pytest_collection_finish() -> None:
    """Leave the modules and the tests out of every later garbage collection: they are millions of
    objects, and they live as long as the process."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """A test that is marked with a host runs on that one, its fixtures included."""
    mark = item.get_closest_marker("host")
    with simulated(HOSTS[mark.args[0]]) if mark else nullcontext():
        return (yield)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("this_host") and item.config.getoption("--host"):
        pytest.skip("compares with another process, which is not on the simulated host")
    if item.get_closest_marker("webgpu") and (reason := why_no_webgpu()):
        pytest.skip(reason)
    if item.get_closest_marker("wasm"):
        for package in ("ziglang", "wasmtime"):
            pytest.importorskip(package)


@cache
def why_no_webgpu() -> str | None:
    try:
        import wgpu

        wgpu.gpu.request_adapter_sync()
    except (ImportError, RuntimeError) as error:
        return f"no WebGPU adapter: {error}"
    return None


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """`golden("row/softmax.ll", text)`: the text equals that file of tests/golden."""

    def check(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"no golden file {name}: run pytest --update-golden and read it"
        assert text == path.read_text(encoding="utf-8")

    return check


@pytest.fixture(autouse=True)
def _wait_for_background() -> Generator[None, None, None]:
    """Let what a test's models compile in the background end with it: the next test may have a
    cache of its own."""
    yield
    thread = background._running
    if thread is not None:
        thread.join(60)


@pytest.fixture(autouse=True)
def _forget_custom_ops() -> Generator[None, None, None]:
    """Remove the rows that a test added to the op table: other tests go through all rows. The row
    of gradients that users give is defined once a process, by whoever first needs it."""
    before = {*OPS, "custom_grad"}
    yield
    for name in OPS.keys() - before:
        del OPS[name]
