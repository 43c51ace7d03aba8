"""How much memory there is: what the system says, within what the process's group grants."""

from __future__ import annotations

from pathlib import Path

import pytest

from kitsune.errors import DeviceError
from kitsune.system import free_memory as available
from kitsune.system.free_memory import available_nbytes, check_memory, format_nbytes

GB = 10**9


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with 8 kB free, without groups; 1 GB is installed."""
    (tmp_path / "meminfo").write_text("MemTotal:  100 kB\nMemAvailable:    8 kB\n")
    monkeypatch.setattr(available, "MEMORY", tmp_path / "meminfo")
    monkeypatch.setattr(available, "installed_nbytes", lambda: GB)
    groups = tuple((tmp_path / folder.name, *names) for folder, *names in available.GROUPS)
    monkeypatch.setattr(available, "GROUPS", groups)
    return tmp_path


def test_what_the_system_says(machine: Path) -> None:
    assert available_nbytes() == 8192
    (machine / "meminfo").write_text("nothing of the kind")
    assert available_nbytes() == GB
    (machine / "meminfo").unlink()
    assert available_nbytes() == GB


@pytest.mark.parametrize(
    ("folder", "limit", "used"),
    [
        ("cgroup", "memory.max", "memory.current"),
        ("memory", "memory.limit_in_bytes", "memory.usage_in_bytes"),
    ],
)
def test_groups_grant_less(machine: Path, folder: str, limit: str, used: str) -> None:
    group = machine / folder
    group.mkdir()
    (group / limit).write_text("5000\n")
    assert available_nbytes() == 8192  # nobody says what is taken
    (group / used).write_text("4000\n")
    assert available_nbytes() == 1000
    (group / "memory.stat").write_text("active_file 7\ninactive_file 300\n")
    assert available_nbytes() == 1300
    (group / limit).write_text("max\n")
    assert available_nbytes() == 8192
    (group / limit).write_text("100\n")
    assert available_nbytes() == 0


def test_little_is_not_asked_about(machine: Path) -> None:
    check_memory({"results": 10**6})
    with pytest.raises(DeviceError, match=r"needs 1\.5 GB") as refused:
        check_memory({"results": GB, "weights": GB // 2, "nothing": 0})
    assert refused.value.why == "1.0 GB for results, 500 MB for weights; 8.2 kB are free"
    (machine / "meminfo").write_text("MemAvailable: 2000000 kB")
    check_memory({"results": GB, "weights": GB // 2})


def test_sizes_are_spelled_for_people() -> None:
    numbers = (0, 999, 1536, 99_900, 123_456, 5 * GB, 10**18, 10**22)
    assert [format_nbytes(n) for n in numbers] == [
        "0 bytes",
        "999 bytes",
        "1.5 kB",
        "99.9 kB",
        "123 kB",
        "5.0 GB",
        "1.0 EB",
        "10000 EB",
    ]
