"""A child that is forked while other threads of its parent compile can compile and run models."""

from __future__ import annotations

import gc
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kitsune
from kitsune.system import locks
from kitsune.system.progress import pause_gc
from tests.runtime.forking import in_fork

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork"),
    pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning"),
]

# The thread begins with nothing imported; each child has a time limit and says where it waits.
SCRIPT = """
import faulthandler, itertools, os, signal, sys, threading, time, warnings
warnings.simplefilter("ignore")
import numpy as np
import kitsune as kt

x = np.arange(64 * 48, dtype=np.float32).reshape(64, 48) / 100
w = np.ones((48, 40), np.float32)
weight = kt.tensor(w)

def compiled(scale, threads=2):
    return kt.compile(lambda a: (a @ weight).relu() * scale, threads=threads)

def check(model, scale):
    rows = x[: 1 + int(scale) % 60]
    assert np.allclose(np.asarray(model(rows)), np.maximum(rows @ w, 0) * scale, rtol=1e-5)

shared = compiled(2.0)
stop = threading.Event()

def keep_compiling():
    for n in itertools.count(3):
        if stop.is_set():
            return
        check(shared, 2.0)
        check(compiled(float(n)), float(n))
        shared(x[: 1 + n % 64])

def child(n):
    faulthandler.dump_traceback_later(20, exit=True)
    check(shared, 2.0)
    check(compiled(1000.0 + n), 1000.0 + n)
    os._exit(0)

def fork(n):
    pid = os.fork()
    if pid == 0:
        try:
            child(n)
        finally:
            import traceback; traceback.print_exc(); os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])

worker = threading.Thread(target=keep_compiling)
worker.start()
try:
    codes = []
    for n in range(20):
        time.sleep(0.013 * (n % 5))
        codes.append(fork(n))
finally:
    stop.set()
    worker.join()
print(codes)
"""


def test_children_forked_while_a_thread_compiles_compile_and_run(tmp_path: Path) -> None:
    root = Path(kitsune.__file__).parents[1]
    environment = {"PYTHONPATH": str(root), "KITSUNE_CACHE_DIR": str(tmp_path / "cache")}
    finished = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    assert finished.stdout.split() == str([0] * 20).split(), finished.stderr


def hold(lock: Any, inside: threading.Event, done: threading.Event) -> None:
    with lock:
        inside.set()
        done.wait()


@pytest.mark.parametrize("make", [locks.make_lock, locks.make_rlock])
def test_a_lock_that_another_thread_holds_is_free_in_a_child(make: Callable[[], Any]) -> None:
    lock, inside, done = make(), threading.Event(), threading.Event()
    thread = threading.Thread(target=hold, args=(lock, inside, done))
    thread.start()
    inside.wait()
    try:
        assert in_fork(lambda: hold(lock, threading.Event(), inside)) == 0
        assert not lock.acquire(blocking=False)  # in the parent it is held
    finally:
        done.set()
        thread.join()


def test_a_lock_that_the_forking_thread_holds_stays_its_own() -> None:
    lock = locks.make_rlock()
    lock.acquire()
    assert in_fork(lock.release) == 0
    lock.release()


def test_a_child_collects_garbage_though_a_thread_of_its_parent_compiles() -> None:
    inside, done = threading.Event(), threading.Event()
    thread = threading.Thread(target=hold, args=(pause_gc(), inside, done))
    thread.start()
    inside.wait()

    def child() -> None:
        assert gc.isenabled()

    try:
        assert in_fork(child) == 0
    finally:
        done.set()
        thread.join()


def test_a_fork_waits_for_a_thread_in_native_code() -> None:
    inside, done = threading.Event(), threading.Event()
    thread = threading.Thread(target=hold, args=(locks.block_forks(), inside, done))
    thread.start()
    inside.wait()
    threading.Timer(0.05, done.set).start()

    def child() -> None:
        assert done.is_set()

    assert in_fork(child) == 0
    thread.join()


def test_every_lock_of_the_package_is_free_in_a_child() -> None:
    package = Path(kitsune.__file__).parent
    sources = {path.name: path.read_text(encoding="utf-8") for path in package.rglob("*.py")}
    found = {n for n, text in sources.items() if re.search(r"threading\.R?Lock\(", text)}
    assert found == {"locks.py"}
