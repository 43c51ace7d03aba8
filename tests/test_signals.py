"""Exceptions that stages raise for each other never reach a user."""

from __future__ import annotations

import ast
import builtins
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import VerifyError
from kitsune.ir.affine import NotAffine
from kitsune.plan import planner

KITSUNE = Path(kt.__file__).parent
BUILTIN = {
    name
    for name, found in vars(builtins).items()
    if isinstance(found, type) and issubclass(found, Exception) and not issubclass(found, Warning)
}


def test_every_exception_of_the_package_is_an_error_for_users_or_a_signal() -> None:
    bases = {
        node.name: [base.id for base in node.bases if isinstance(base, ast.Name)]
        for path in KITSUNE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    }

    def is_rooted(name: str, roots: set[str]) -> bool:
        return name in roots or any(is_rooted(b, roots) for b in bases.get(name, ()))

    found = [name for name in bases if is_rooted(name, BUILTIN)]
    assert "NotAffine" in found
    assert [n for n in found if not is_rooted(n, {"KitsuneError", "Signal"})] == []


def _fail(*args: Any, **options: Any) -> Any:
    raise NotAffine("an index of 3 lanes")


def test_a_signal_that_no_stage_handles_is_an_error_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(planner.Planner, "__init__", _fail)
    x = np.ones((3, 5), np.float32)
    with pytest.raises(VerifyError, match="NotAffine: an index of 3 lanes"):
        kt.compile(lambda x: (x * 1.25).exp() - 7.5)(x)
    with pytest.raises(VerifyError, match="NotAffine: an index of 3 lanes"):
        ((kt.tensor(x) * 1.25).exp() - 8.5).numpy()
