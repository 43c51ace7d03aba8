"""A sample of torch's own operator samples; `make conformance` runs all of them."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("torch")
pytest.importorskip("expecttest")  # which torch's test utilities import

from tests.conformance.torch_ops import run, samples

SAMPLES = list(samples(most=1, part=0, parts=24))


@pytest.mark.filterwarnings("ignore")  # torch's own, of its own
@pytest.mark.parametrize(("op", "sample"), [s[1:] for s in SAMPLES], ids=[s[0] for s in SAMPLES])
def test_equals_eager(op: Any, sample: Any) -> None:
    assert run(op, sample) in ("", "eager fails")
