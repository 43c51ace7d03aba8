"""How many threads a process gets: the environment, its affinity and its control groups."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kitsune.backends.cpu.jit import host_target
from kitsune.backends.cpu.threads import team as threads
from kitsune.backends.cpu.threads import team_code as native
from kitsune.backends.cpu.threads.team import cgroup_quota, default_threads, pool
from kitsune.errors import InputError

pytestmark = pytest.mark.skipif(
    not native.has_threads(host_target()), reason="always one on this system"
)


def test_the_environment_sets_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KITSUNE_NUM_THREADS", "3")
    assert default_threads() == 3
    assert pool().size == 3


def test_a_system_without_futexes_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KITSUNE_NUM_THREADS", "3")
    monkeypatch.setattr(native, "has_threads", lambda _: False)
    assert default_threads() == 1
    assert pool(4).size == 1


@pytest.mark.parametrize("text", ["0", "two", "-1", "1.5", "100000"])
def test_nonsense_in_the_environment_is_an_error(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KITSUNE_NUM_THREADS", text)
    with pytest.raises(InputError, match="KITSUNE_NUM_THREADS"):
        default_threads()


def test_the_default_is_what_affinity_and_quota_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KITSUNE_NUM_THREADS", raising=False)
    monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1, 2, 5})
    for quota, expected in ((1024.0, 4), (2.5, 2), (0.3, 1)):
        monkeypatch.setattr(threads, "cgroup_quota", lambda *_, q=quota: q)
        assert default_threads() == expected


@pytest.mark.parametrize(
    ("given", "expected"), [("1", 1), (" 3 ", 3), ("5,2", 5), ("", 4), ("0", 4), ("many", 4)]
)
def test_threads_of_other_libraries_set_it_unless_ours_are_given(
    given: str, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KITSUNE_NUM_THREADS", raising=False)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1, 2, 5})
    monkeypatch.setattr(threads, "cgroup_quota", lambda *_: 1024.0)
    monkeypatch.setenv("OMP_NUM_THREADS", given)
    assert default_threads() == expected
    monkeypatch.setenv("KITSUNE_NUM_THREADS", "2")
    assert default_threads() == 2


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_the_tightest_group_of_version_2_counts(tmp_path: Path) -> None:
    write(tmp_path / "self", "0::/pod/app\n")
    root = tmp_path / "groups"
    assert cgroup_quota(tmp_path / "self", root) == 1024
    write(root / "pod/app/cpu.max", "max 100000\n")
    assert cgroup_quota(tmp_path / "self", root) == 1024
    write(root / "pod/cpu.max", "150000 100000\n")
    assert cgroup_quota(tmp_path / "self", root) == 1.5
    write(root / "cpu.max", "50000 100000\n")
    assert cgroup_quota(tmp_path / "self", root) == 0.5


def test_groups_of_version_1(tmp_path: Path) -> None:
    write(tmp_path / "self", "4:memory:/x\n3:cpu,cpuacct:/job\n0::/\n")
    write(tmp_path / "groups/cpu/job/cpu.cfs_quota_us", "-1\n")
    write(tmp_path / "groups/cpu/job/cpu.cfs_period_us", "100000\n")
    assert cgroup_quota(tmp_path / "self", tmp_path / "groups") == 1024
    write(tmp_path / "groups/cpu/job/cpu.cfs_quota_us", "300000\n")
    assert cgroup_quota(tmp_path / "self", tmp_path / "groups") == 3
