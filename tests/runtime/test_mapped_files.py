"""Arrays that are mapped from files give their pages back, and are read again when needed."""

from __future__ import annotations

import mmap
from pathlib import Path

import numpy as np
import pytest

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
