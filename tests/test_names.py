"""The public names of kitsune: as `dir`, `help` and type checkers see them, and what they cost."""

from __future__ import annotations

import ast
import builtins
import importlib
import inspect
import os
import pydoc
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import kitsune as kt

ROOT = Path(__file__).parent.parent
MODULES = (
    "autograd",
    "errors",
    "fusion",
    "models",
    "nn",
    "nn.functional",
    "optim",
    "quant",
    "scale",
    "tensor",
    "torch",
    "webgpu",
)


def python(code: str) -> str:
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout


def public(module: ModuleType) -> set[str]:
    return {name for name in dir(module) if not name.startswith("_")}


def module_of(name: str) -> ModuleType:
    return importlib.import_module(f"kitsune.{name}")


# --- what is there -------------------------------------------------------------------------------


def imported_for_type_checkers() -> dict[str, str]:
    """Each name that type checkers see in kitsune, and the module it is from."""
    tree = ast.parse((ROOT / "kitsune" / "__init__.py").read_text(encoding="utf-8"))
    (branch,) = (n for n in tree.body if isinstance(n, ast.If))
    found: dict[str, str] = {}
    for node in branch.body:
        assert isinstance(node, ast.ImportFrom)
        assert node.module
        for alias in node.names:
            if alias.name == "*":
                starred = importlib.import_module(node.module)
                found |= dict.fromkeys(starred.__all__, node.module)
            else:
                assert alias.asname == alias.name  # `import x as x` is how a name is public
                found[alias.name] = node.module
    return found


def test_type_checkers_see_the_names_that_there_are() -> None:
    static = imported_for_type_checkers()
    assert set(static) == public(kt)
    for name, home in static.items():
        if name == "tensor":  # a module that is a function as well
            continue
        wanted = (
            module_of(name) if home == "kitsune" else getattr(importlib.import_module(home), name)
        )
        assert getattr(kt, name) is wanted, name


@pytest.mark.parametrize("name", MODULES)
def test_dir_of_a_module_is_its_public_names(name: str) -> None:
    module = module_of(name)
    assert public(module) == set(module.__all__)
    if name != "torch":  # which may not be installed
        assert all(getattr(module, each) is not None for each in module.__all__)


def test_a_star_import_hides_no_builtin_but_compile() -> None:
    scope: dict[str, object] = {}
    exec("from kitsune import *", scope)
    assert {"compile", "load", "nn", "Tensor", "exp", "zeros"} <= set(scope)
    assert set(scope) & set(dir(builtins)) == {"compile"}


def test_internal_names_stay_inside() -> None:
    for name in ("METHODS", "sys", "annotations", "lazy_names", "TYPE_CHECKING", "Any"):
        assert name not in dir(kt)
    assert not hasattr(kt, "METHODS")
    assert not hasattr(kt, "sys")


def test_tensor_is_a_module_and_a_function() -> None:
    from kitsune.tensor import Tensor

    made = kt.tensor([1.0])
    assert isinstance(made, Tensor)
    assert list(inspect.signature(kt.tensor).parameters) == [
        "data",
        "shape",
        "dtype",
        "requires_grad",
    ]


def test_help_shows_signatures_and_what_parameters_mean() -> None:
    shown = pydoc.plain(pydoc.render_doc(kt.compile))
    for said in (
        "source",
        "example_inputs",
        "device",
        "threads",
        "precision",
        "-> 'CompiledModel'",
    ):
        assert said in shown
    assert "softmax(input: 'Any', dim: 'int') -> 'Tensor'" in pydoc.plain(
        pydoc.render_doc(kt.softmax)
    )
    assert "compile(source" in pydoc.plain(pydoc.render_doc(kt))


def described() -> dict[str, Any]:
    """Every public function, class and module, and the methods of a compiled model."""
    found: dict[str, Any] = {"kitsune": kt}
    for name in MODULES:
        if name == "torch" and find_spec("torch") is None:
            continue
        module = module_of(name)
        found[name] = module
        found |= {f"{name}.{each}": getattr(module, each) for each in module.__all__}
    found |= {name: getattr(kt, name) for name in kt.__all__}
    methods = {n: m for n, m in vars(kt.CompiledModel).items() if not n.startswith("_")}
    found |= {f"CompiledModel.{n}": m for n, m in methods.items()}
    return {n: o for n, o in found.items() if callable(o) or isinstance(o, (ModuleType, property))}


def test_every_public_name_has_a_docstring_that_begins_with_a_sentence() -> None:
    wrong = []
    for name, what in described().items():
        doc = what.__dict__.get("__doc__") if inspect.isclass(what) else what.__doc__
        first = (doc or "").strip().partition("\n")[0]
        if not re.fullmatch(r"[A-Z`].{5,98}\.", first):
            wrong.append(f"{name}: {first!r}")
    assert wrong == []


# --- misspelt ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "typed", "meant"),
    [
        ("kitsune", "complie", "compile"),
        ("kitsune", "fuson", "fusion"),
        ("kitsune", "sofmax", "softmax"),
        ("kitsune", "tensr", "tensor"),
        ("kitsune.nn", "linear", "Linear"),
        ("kitsune.fusion", "FusionEngin", "FusionEngine"),
        ("kitsune.quant", "quantise", "quantize"),
        ("kitsune.torch", "fuseing", "fusing"),
        ("kitsune.errors", "ShapError", "ShapeError"),
    ],
)
def test_a_misspelt_name_suggests_the_right_one(module: str, typed: str, meant: str) -> None:
    with pytest.raises(AttributeError) as error:
        getattr(importlib.import_module(module), typed)
    said = f"module '{module}' has no attribute '{typed}'; did you mean '{meant}'?"
    assert str(error.value) == said
    assert error.value.name == typed


def test_python_does_not_add_a_second_suggestion() -> None:
    code = "import kitsune as kt\nkt.complie"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    assert done.stderr.lower().count("did you mean") == 1


def test_a_name_like_no_other_gets_no_suggestion() -> None:
    with pytest.raises(AttributeError, match=r"^module 'kitsune' has no attribute 'zorp'$"):
        _ = kt.zorp  # type: ignore[attr-defined]


# --- what it costs -------------------------------------------------------------------------------


def test_importing_kitsune_imports_nothing_else() -> None:
    code = """
import sys, typing, collections.abc, __future__
before = set(sys.modules)
import kitsune
hasattr(kitsune, "__path__"), hasattr(kitsune, "__wrapped__"), hasattr(kitsune, "_private")
print(sorted(set(sys.modules) - before))
"""
    found = "['kitsune', 'kitsune.system', 'kitsune.system.lazy_imports']"
    assert python(code).strip() == found


def test_completion_and_help_do_not_import_torch() -> None:
    code = """
import inspect, sys, kitsune as kt
inspect.getmembers(kt), dir(kt.torch)
print("torch" in sys.modules, "wgpu" in sys.modules, "onnx" in sys.modules)
"""
    assert python(code).strip() == "False False False"


# --- as a type checker sees it -------------------------------------------------------------------

REVEALED = {
    "kt.compile": "-> kitsune.model.compiled_model.CompiledModel",
    "kt.load": "-> kitsune.model.compiled_model.CompiledModel",
    "kt.quantize(model, bits=4)": "kitsune.model.compiled_model.CompiledModel",
    "kt.tensor": "-> kitsune.tensor.core.Tensor",
    "kt.zeros": "-> kitsune.tensor.core.Tensor",
    "kt.exp": "def (input: Any) -> kitsune.tensor.core.Tensor",
    "kt.softmax": "def (input: Any, dim: int) -> kitsune.tensor.core.Tensor",
    "kt.split": "-> tuple[kitsune.tensor.core.Tensor, ...]",
    "kt.float32": "kitsune.ir.dtypes.DType",
    "kt.tensor([1.0]).exp().sum()": "kitsune.tensor.core.Tensor",
    "kt.nn.Linear": "-> kitsune.nn.layers.Linear",
    "kt.nn.functional.gelu": "-> kitsune.tensor.core.Tensor",
    "kt.optim.Adam": "-> kitsune.optim.updates.Adam",
    "kt.fusion.FusionEngine": "-> kitsune.fusion.engine.FusionEngine",
    "kt.quant.quantize": "-> kitsune.quant.quantized_tensor.QuantizedTensor",
    "kt.webgpu.WebGPUBackend": "-> kitsune.webgpu.backend.WebGPUBackend",
    "kt.torch.models": "-> list[kitsune.model.compiled_model.CompiledModel]",
    "kt.quantize(kt.nn.Linear(2, 2))": "kitsune.nn.module.Module",
    "kt.create_bert_model": "-> kitsune.models.Pretrained",
    "kt.autograd.AutogradContext": "-> kitsune.autograd.AutogradContext",
    "kt.errors.ShapeError": "-> kitsune.errors.ShapeError",
    "model.explain()": "kitsune.report.explanation.Explanation",
    "model.inputs": "list[kitsune.report.summary.Value]",
}
MISSPELT = (
    "kt.complie",
    "kt.nn.Liner",
    "kt.fusion.FusionEngin",
    "kt.quant.quantise",
    "kt.torch.fuseing",
    "kt.sofmax",
    "kt.errors.ShapError",
    "kt.nn.functional.geluu",
    "model.explian",
)
# Bodies of kitsune's functions are not checked again, and other packages not at all.
SETTINGS = """
[mypy]
strict = True
[mypy-kitsune.*]
ignore_errors = True
[mypy-numpy.*,rich.*,llvmlite.*,torch.*,onnx.*,ml_dtypes.*,transformers.*,wgpu.*,google.*]
follow_imports = skip
ignore_missing_imports = True
"""


def test_mypy_knows_every_name_by_its_type_and_refuses_misspelt_ones(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    (tmp_path / "mypy.ini").write_text(SETTINGS)
    lines = ["import kitsune as kt", "model = kt.compile(abs)"]
    lines += [f"reveal_type({name})" for name in REVEALED] + list(MISSPELT)
    (tmp_path / "user.py").write_text("\n".join(lines) + "\n")
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path / "cache"), "user.py"]
    env = os.environ | {"MYPYPATH": str(ROOT), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=env)
    said = {int(line.split(":")[1]): line for line in done.stdout.splitlines() if ".py:" in line}
    for number, (name, wanted) in enumerate(REVEALED.items(), 3):
        assert wanted in said[number], (name, said[number])
    for number, name in enumerate(MISSPELT, 3 + len(REVEALED)):
        assert "has no attribute" in said[number], name
    assert len(said) == len(REVEALED) + len(MISSPELT), done.stdout
