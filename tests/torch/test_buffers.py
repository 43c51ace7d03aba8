"""`kt.compile` of a program that changes its buffers stores the new values after each call."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import UnsupportedError

torch = pytest.importorskip("torch")
nn = torch.nn
pytestmark = pytest.mark.filterwarnings("ignore")  # torch's own, of its own


class Counter(nn.Module):
    """Returns its count before and after; one buffer is not part of the state dict."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("total", torch.zeros(3))
        self.register_buffer("calls", torch.zeros((), dtype=torch.int64), persistent=False)
        self.scale = nn.Parameter(torch.full((3,), 2.0))

    def forward(self, x: Any) -> Any:
        before = self.total.clone()
        self.total.add_(x.sum(0))
        self.calls.add_(1)
        return {"before": before, "after": self.total * self.scale, "calls": self.calls + 0}


class Traced(nn.Module):
    """Batch statistics as a program that was exported in training mode updates them."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.ReLU())

    def forward(self, x: Any) -> Any:
        return self.inner(x)


def flat(results: Any) -> list[Any]:
    return list(results.values()) if isinstance(results, dict) else [results]


@pytest.mark.parametrize("make", [Counter, Traced])
def test_an_exported_program_changes_its_buffers_as_torch_does(make: Any) -> None:
    torch.manual_seed(0)
    module = make()
    rows = torch.export.Dim("rows", min=2, max=9)
    batch = torch.randn(5, 3)
    export = lambda m: torch.export.export(m, (batch,), dynamic_shapes=({0: rows},))  # noqa: E731
    theirs, program = export(copy.deepcopy(module)), export(module)
    eager, model = theirs.module(), kt.compile(program)
    for count in (5, 5, 3, 5, 3):  # two programs share the buffers
        x = torch.randn(count, 3)
        for got, want in zip(flat(model(x)), flat(eager(x)), strict=True):
            np.testing.assert_allclose(got, want.detach().numpy(), rtol=1e-5, atol=1e-6)
        for mine, want in zip(program.state_dict.values(), theirs.state_dict.values(), strict=True):
            torch.testing.assert_close(mine, want)
    for name, value in program.state_dict.items():  # as of torch: the module's own buffers
        torch.testing.assert_close(module.state_dict()[name], value)


def test_a_module_changes_its_buffers_and_is_not_compiled_again() -> None:
    module, x = Counter(), torch.ones(2, 3)
    model = kt.compile(module)
    assert [float(model(x)["after"][0]) for _ in range(3)] == [4.0, 8.0, 12.0]
    compiled = list(model._variants.values())
    assert float(model(x)["before"][0]) == 6.0
    assert list(model._variants.values()) == compiled
    module.total.zero_()
    assert float(model(x)["after"][0]) == 4.0
    assert list(model._variants.values()) == compiled
    module.total = torch.ones(3)
    with torch.no_grad():
        module.scale.mul_(2)
    assert float(model(x)["after"][0]) == 12.0
    assert int(module.calls) == 6


def test_questions_about_a_model_do_not_change_its_buffers(tmp_path: Path) -> None:
    module, x = Counter(), torch.ones(2, 3)
    model = kt.compile(module, x)
    model.warm_up([(4, 3)])
    model.explain(), model.memory_report(), model.sample_inputs()
    assert model.verify(x).is_right
    model.export_onnx(tmp_path / "seen.onnx")
    model.report(tmp_path / "seen.html", times=False)
    assert [value.name for value in model.outputs] == ["before", "after", "calls"]
    assert module.total.tolist() == [0.0, 0.0, 0.0]
    assert float(model.run(["after"], {"x": x})[0][0]) == 4.0


def test_a_model_that_changes_its_buffers_is_not_saved(tmp_path: Path) -> None:
    model = kt.compile(Counter(), torch.ones(2, 3))
    with pytest.raises(UnsupportedError, match="cannot save a model that changes its buffers"):
        model.save(tmp_path / "model.kitsune")
    with pytest.raises(UnsupportedError, match="cannot export a model that changes its buffers"):
        model.export_web(tmp_path / "web")


def test_a_program_that_changes_its_input_is_refused_by_name() -> None:
    class Doubling(nn.Module):
        def forward(self, x: Any) -> Any:
            return x.mul_(2) + 1

    with pytest.raises(UnsupportedError, match="changes the input 'x'"):
        kt.compile(torch.export.export(Doubling(), (torch.ones(3),)))(torch.ones(3))
