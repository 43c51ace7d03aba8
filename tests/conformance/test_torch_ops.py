"""A sample of torch's own operator samples; `make conformance` runs all of them."""

from __future__ import annotations

import pytest

pytest.importorskip("torch")
pytest.importorskip("expecttest")  # which torch's test utilities import


@pytest.mark.filterwarnings("ignore")  # torch's own, of its own
def test_one_sample_of_every_24th_op_equals_eager() -> None:
    from tests.conformance.torch_ops import run, samples  # seconds, for the one that runs this

    found = {name: run(op, sample) for name, op, sample in samples(most=1, part=0, parts=24)}
    assert len(found) > 20
    assert not {name: why for name, why in found.items() if why not in ("", "eager fails")}
