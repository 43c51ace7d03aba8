"""A process with a thread pool ends when it wants to, whatever the workers are doing."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import kitsune
from kitsune.backends.cpu.jit import host_target
from kitsune.backends.cpu.threads import team_code as native

pytestmark = pytest.mark.skipif(
    not native.has_threads(host_target()), reason="no pool on this system"
)

SCRIPT = """
import atexit, os, sys, threading, time
late = []
atexit.register(lambda: [work() for work in late])
from kitsune.backends.cpu.jit import compile_object, host_target, load
from kitsune.backends.cpu.binary import Phase
from kitsune.backends.cpu.threads.team import Job, pool
text = '''
define void @busy(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%next, %loop]
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 100000
  br i1 %more, label %loop, label %done
done:
  ret void
}
'''
code = load([compile_object(text, host_target())], host_target())
def run(size=2):
    pool(size).run(Job(code.address("busy"), [Phase(1000.0, False)] * 3, size), 0)
run()
"""


def run_script(body: str) -> subprocess.CompletedProcess[str]:
    root = Path(kitsune.__file__).parents[1]
    return subprocess.run(
        [sys.executable, "-c", SCRIPT + textwrap.dedent(body)],
        env=os.environ | {"PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    "body",
    [
        "pass",
        "time.sleep(0.05)",
        "run(4)",
        "late.append(run)",
        "sys.exit()",
        """
        def forever():
            while True: run()
        threading.Thread(target=forever, daemon=True).start()
        time.sleep(0.02)
        """,
        """
        import warnings; warnings.simplefilter('ignore')
        child = os.fork()
        run()
        if child: assert os.waitpid(child, 0)[1] == 0
        """,
    ],
    ids=["spinning", "parked", "two-pools", "late", "exit", "daemon", "fork"],
)
def test_the_interpreter_exits_cleanly(body: str) -> None:
    finished = run_script(body)
    assert (finished.returncode, finished.stderr) == (0, "")


def test_a_model_is_compiled_and_run_while_the_process_ends(tmp_path: Path) -> None:
    """Functions of `atexit` run when no thread can be started any more."""
    body = """
        import os
        os.environ["KITSUNE_CACHE_DIR"] = FOLDER
        import numpy as np
        import kitsune as kt
        weights = [np.ones((512, 512), np.float32) for _ in range(5)]
        def last():
            def model(x):
                for w in weights:
                    x = (x @ w).relu()
                return x
            made = kt.compile(model, np.ones((4, 512), np.float32), threads=2)
            print(float(made(np.ones((4, 512), np.float32))[0, 0]), flush=True)
        late.append(last)
    """
    done = run_script(body.replace("FOLDER", repr(str(tmp_path))))
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) == pytest.approx(512.0**5)
    assert not done.stderr
