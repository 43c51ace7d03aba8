"""Simulated hosts: what they change, and that nothing of them stays."""

from __future__ import annotations

import os
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.cpu.host_target import machine_target
from kitsune.backends.cpu.jit import cpu_target, host_target
from kitsune.backends.cpu.threads.team import default_threads
from tests.hosts import HOSTS, KIB, MIB, REAL, Host, can_run, simulated

X, W = np.ones((96, 384), np.float32), np.ones((384, 192), np.float32)


@pytest.mark.parametrize("name", HOSTS)
def test_a_process_is_on_the_host_that_is_simulated(name: str) -> None:
    host, before = HOSTS[name], host_target()
    with simulated(host):
        assert machine_target() is host_target()
        assert default_threads() == host.cpus
        for field in ("lanes", "registers", "level", "l2_nbytes", "l3_nbytes"):
            assert getattr(host_target(), field) == getattr(host.target, field)
    assert host_target() == before


@pytest.mark.parametrize("name", HOSTS)
def test_code_for_a_simulated_host_runs_here(name: str) -> None:
    with simulated(HOSTS[name]):
        np.testing.assert_allclose((kt.tensor(X[:3]) @ W + 1).relu().numpy(), 385.0)


@pytest.mark.parametrize(("name", "kernels"), [("desktop", 2), ("cloud", 1)])
def test_its_caches_decide_a_plan(name: str, kernels: int) -> None:
    """Weights and sums take 299,520 bytes: half of 1 MiB of L2 holds them, half of 512 KiB not."""
    with simulated(HOSTS[name]):
        assert len(kt.compile(lambda x: (x @ W).softmax(-1), X).kernels) == kernels


def test_levels_above_the_machine_s_are_not_run() -> None:
    assert can_run(REAL)
    assert can_run(cpu_target("x86-64-v2"))
    assert can_run(replace(cpu_target("x86-64-vnni"), lanes=4)) == (REAL.dot8 == "vnni512")


def test_a_container_has_no_browser_no_vulkan_and_no_home() -> None:
    with simulated(HOSTS["container"]):
        assert shutil.which("chromium") is shutil.which("firefox-esr") is None
        assert shutil.which("sh") is not None
        assert not any(os.path.exists(os.environ[v]) for v in ("HOME", "VK_DRIVER_FILES"))


@pytest.mark.host("small")
def test_a_marked_test_runs_on_its_host() -> None:
    assert host_target().level == "x86-64-v2"
    assert default_threads() == 1


def test_the_page_lists_every_host() -> None:
    def size(nbytes: int) -> str:
        return f"{nbytes // MIB} MiB" if nbytes >= MIB else f"{nbytes // KIB} KiB"

    def row(name: str, host: Host) -> str:
        l2, l3 = size(host.l2_nbytes), size(host.l3_nbytes)
        return f"| `{name}` | {host.level} | {l2} | {l3} | {host.cpus} |"

    page = (Path(__file__).parent.parent / "docs" / "TESTING.md").read_text(encoding="utf-8")
    listed = [line.rpartition("|")[0].rpartition("|")[0] + "|" for line in page.splitlines()]
    assert [line for line in listed if "x86-64-v" in line and line.startswith("|")] == [
        row(name, host) for name, host in HOSTS.items()
    ]


@pytest.mark.host("usual")
def test_the_page_s_example() -> None:
    x, w = np.ones((48, 160), np.float32), np.ones((160, 96), np.float32)
    assert len(kt.compile(lambda x: (x @ w).softmax(-1), x).kernels) == 2
