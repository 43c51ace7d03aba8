"""Dynamo as a new process has it, for the tests that compile with it."""

from __future__ import annotations

import gc
import warnings

import pytest


@pytest.fixture(scope="session")
def dynamo() -> None:
    """Import what torch imports at its first compilation, and leave it out of every later garbage
    collection: each test begins with one."""
    import torch

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # torch's own, of its own
        torch.compile(lambda x: x + 1, backend="kitsune", dynamic=True)(torch.ones(3))
    torch._dynamo.reset()
    gc.collect()
    gc.freeze()


@pytest.fixture
def fresh(dynamo: None) -> None:
    """No compiled function of an earlier test, and a known seed."""
    import torch

    torch._dynamo.reset()
    gc.collect()
    torch.manual_seed(0)
