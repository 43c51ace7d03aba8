"""The examples run, and reach what they say; notebooks among them, cell by cell."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import runpy
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.docs.stand_ins import FILES
from tests.frontends.real_models import sample

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
ENGINES = {"dask_arrays", "ray_data", "ray_serve", "spark_udf"}  # tests/test_engines.py
SCRIPTS = sorted({path.stem for path in EXAMPLES.glob("*.py")} - ENGINES)
NOTEBOOKS = sorted(path.stem for path in EXAMPLES.glob("*.ipynb"))
# Small models in the place of large ones, under the names of tests.docs.stand_ins.
ARGUMENTS = {
    "gguf_chat": ["hello", "model.gguf"],
    "hugging_face": ["a fox", "bert-base-uncased"],
    "search_in_the_browser": ["site", "minilm.onnx", "tokenizer.json"],
    "train_in_the_browser": ["site"],
}
PACKAGES = {  # that an example needs, besides kitsune's own
    "digits": ["sklearn"],
    "gguf_chat": ["jinja2", "tokenizers"],
    "hugging_face": ["transformers"],
    "onnx_model": ["onnx"],
    "search_in_the_browser": ["onnx", "ziglang"],
    "torch_compile": ["torch"],
    "train_in_the_browser": ["sklearn", "ziglang"],
}
SAMPLE = re.compile(r'\bfetch\("([^"]+)"\)')


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"examples_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def need_samples(text: str) -> None:
    for name in SAMPLE.findall(text):
        sample(name)


def test_digits(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sklearn")
    assert load("digits").main() > 0.97
    assert "of unseen digits" in capsys.readouterr().out


@pytest.mark.parametrize("name", [name for name in SCRIPTS if name != "digits"])
def test_an_example_runs(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for package in PACKAGES.get(name, ()):
        pytest.importorskip(package)
    monkeypatch.chdir(tmp_path)  # what it writes stays here
    arguments = ARGUMENTS.get(name, [])
    for file in FILES.keys() & arguments:
        FILES[file](tmp_path / file)
    if not FILES.keys() & arguments:
        need_samples((EXAMPLES / f"{name}.py").read_text(encoding="utf-8"))
    monkeypatch.setattr(sys, "argv", [f"{name}.py", *arguments])
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", PACKAGES)
def test_a_missing_package_is_named_with_how_to_install_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = PACKAGES[name][0]
    for module in [package, *(each for each in sys.modules if each.startswith(f"{package}."))]:
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(EXAMPLES / f"{name}.py"))
    assert "this example" in str(ended.value)
    install = str(ended.value).split(": ")[1]
    assert install.startswith("pip install")
    shown = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8").split('"""')[1]
    assert install.removeprefix("pip install ") in shown  # the docstring says so as well


# --- notebooks -----------------------------------------------------------------------------------


def cells(name: str) -> list[dict[str, Any]]:
    notebook = json.loads((EXAMPLES / f"{name}.ipynb").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = notebook["cells"]
    return found


def show(value: object) -> str:
    """What a notebook displays of the last value of a cell."""
    html = getattr(value, "_repr_html_", None)
    return str(html()) if html else repr(value)


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_runs_from_top_to_bottom(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    code = ["".join(cell["source"]) for cell in cells(name) if cell["cell_type"] == "code"]
    need_samples("\n".join(code))
    for package in re.findall(r"^from (sklearn)", "\n".join(code), re.M):
        pytest.importorskip(package)
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for number, text in enumerate(code):
        tree = ast.parse(text)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, f"{name}.ipynb, cell {number}", "exec"), namespace)
        if isinstance(last, ast.Expr):
            shown = compile(ast.Expression(last.value), f"{name}.ipynb, cell {number}", "eval")
            assert show(eval(shown, namespace))


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_is_stored_without_outputs(name: str) -> None:
    for cell in cells(name):
        assert not cell.get("metadata"), "no cell is hidden, none has settings of an editor"
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            assert cell["execution_count"] is None
