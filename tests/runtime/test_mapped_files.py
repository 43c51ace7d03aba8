"""Arrays that are mapped from files give their pages back, and are read again when needed."""

from __future__ import annotations

import mmap
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from onnx import TensorProto, helper

import kitsune as kt
from kitsune.cache.traced_models import SETTLED_S
from kitsune.system.free_memory import find_map, release_pages

SMAPS = Path("/proc/self/smaps_rollup")


def read_file_nbytes() -> int:
    """The bytes of files that this process has in memory."""
    fields = dict(line.split(":", 1) for line in SMAPS.read_text().splitlines()[1:])
    anonymous, resident = (int(fields[name].split()[0]) for name in ("Anonymous", "Rss"))
    return 1024 * (resident - anonymous)


@pytest.mark.skipif(not SMAPS.exists(), reason="the system does not say what is in memory")
def test_pages_are_given_back_and_read_again(tmp_path: Path) -> None:
    path, wanted = tmp_path / "w.bin", np.arange(4 << 20, dtype=np.float32)
    path.write_bytes(b"abc" + wanted.tobytes())
    with open(path, "rb") as file:
        mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    array = np.frombuffer(mapped, np.uint8)[3:].view(np.float32).reshape(2048, -1)
    assert find_map(array) is mapped
    assert find_map(wanted) is None
    total = float(array.sum())
    before = read_file_nbytes()
    release_pages([array, wanted])
    assert read_file_nbytes() < before - array.nbytes // 2
    assert float(array.sum()) == total


ROWS, COLUMNS = 1 << 20, 256  # a gibibyte

LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_DATA, (400 << 20, 400 << 20))
import numpy as np
import kitsune as kt
model = kt.compile(sys.argv[1], threads=1)
made = model(np.array([0, 5, 1048575]))
print(made[1, 3], made.sum(), model._latest.is_cached)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits of memory are Linux's")
def test_a_file_of_more_memory_than_there_is(tmp_path: Path) -> None:
    """The table is a file with a hole, so neither disk nor memory has to hold it."""
    table = TensorProto(name="t", data_type=TensorProto.FLOAT, dims=[ROWS, COLUMNS])
    table.data_location = TensorProto.EXTERNAL
    table.external_data.add(key="location", value="t.bin")
    graph = helper.make_graph(
        [helper.make_node("Gather", ["t", "i"], ["h"]), helper.make_node("Relu", ["h"], ["y"])],
        "g",
        [helper.make_tensor_value_info("i", TensorProto.INT64, ["n"])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["n", COLUMNS])],
        [table],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    (tmp_path / "m.onnx").write_bytes(model.SerializeToString())
    with open(tmp_path / "t.bin", "wb") as file:
        file.truncate(4 * ROWS * COLUMNS)
        file.seek(4 * (5 * COLUMNS + 3))
        file.write(np.float32(7).tobytes())
    time.sleep(SETTLED_S + 0.1)  # or all of it would be read, to know it by
    root, cache = Path(kt.__file__).parents[1], tmp_path / "cache"
    for was_cached in (False, True):
        done = subprocess.run(
            [sys.executable, "-c", LIMITED, str(tmp_path / "m.onnx")],
            env=os.environ
            | {"PYTHONPATH": str(root), "KITSUNE_CACHE_DIR": str(cache)}
            | {"OPENBLAS_NUM_THREADS": "1"},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.stdout == f"7.0 7.0 {was_cached}\n", done.stderr
    assert sum(file.stat().st_size for file in cache.iterdir()) < 4 << 20
