"""Libraries that several tests read, built once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import kitsune as kt
from tests.native.libraries import build

Built = Callable[[str], tuple[kt.CompiledModel, Path]]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """A model of `CASES` with the harness over its library, for this CPU. Tests may add files to
    the folder of the harness, and change none."""
    from tests.native.test_library import CASES

    @cache
    def make(name: str) -> tuple[kt.CompiledModel, Path]:
        model = CASES[name][0]()
        return model, build(model, tmp_path_factory.mktemp(name), levels=["host"])

    return make
