"""Imports point one way: a module may import only from the rows above its own."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

KITSUNE = Path(__file__).parent.parent / "kitsune"

# A unit is a module or sub-package directly below `kitsune`, or one that a row names with its
# package. A unit may import within itself; units of one row do not import each other.
ROWS = (
    ("system.lazy_imports", "system.records"),
    ("errors",),
    ("config", "target", "system"),
    ("ir",),
    ("frontends", "autodiff", "quant.methods"),
    ("cache",),  # bytes by key: it knows no back end
    ("plan",),
    ("lower",),
    ("backends",),
    ("compiler",),
    ("tensor", "nn", "optim", "report", "tune"),
    ("artefact", "bundle", "native"),  # files that models are saved and exported to
    ("tracing",),
    ("model",),
    ("generation",),
    ("fusion", "autograd", "quant", "scale", "webgpu", "torch", "models", "serving"),
    ("__init__",),  # `import kitsune as kt`: hands out what the rows above it define
    ("compare", "demo", "doctor", "serve", "pytest_plugin", "cli", "__main__"),
)
RANK = {unit: rank for rank, row in enumerate(ROWS) for unit in row}

# (importer, imported) pairs allowed inside one row.
WITHIN_ROW = {
    ("nn", "tensor"),  # layers and optimizers are made of tensors
    ("optim", "tensor"),
    ("optim", "nn"),  # a training step is of a module
    ("tensor", "report"),  # which shows a tensor in a notebook
    ("tensor", "tune"),  # lazy tensors are planned with what was measured
    ("native", "bundle"),  # a library holds the cases that a bundle does
    ("cli", "compare"),  # a command calls the module that does its work
    ("cli", "demo"),
    ("cli", "doctor"),
    ("doctor", "compare"),  # which knows what versions are installed
    ("cli", "serve"),
    ("__main__", "cli"),  # `python -m kitsune` is the command line
}


def units(package: Path) -> set[str]:
    return {
        path.relative_to(package).parts[0].removesuffix(".py") for path in package.rglob("*.py")
    }


def find_unit(parts: tuple[str, ...]) -> str:
    """The unit of a module: its package's, unless a row names the module itself."""
    named = [".".join(parts[:n]) for n in range(len(parts), 1, -1)]
    return next((name for name in named if name in RANK), parts[0])


# --- what a file imports -------------------------------------------------------------------------


def imported(tree: ast.Module, parents: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """(line, dotted name) of each import, at any depth; `parents` is the package of the file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = absolute("." * node.level + (node.module or ""), parents)
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and node.args and called(node) in DYNAMIC:
            yield node.lineno, absolute(leading_text(node.args[0]), parents)


DYNAMIC = ("import_module", "__import__")


def called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def leading_text(node: ast.expr) -> str:
    """The part of a module name that is written out: all of 'a.b', 'a' of f'a.{name}'."""
    if isinstance(node, ast.JoinedStr):
        return leading_text(node.values[0]).rstrip(".")
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def absolute(name: str, parents: tuple[str, ...]) -> str:
    level = len(name) - len(name.lstrip("."))
    if level == 0:
        return name
    base = parents[: len(parents) - level + 1]
    return ".".join((*base, name[level:])).rstrip(".")


# --- which of them point the wrong way -----------------------------------------------------------


def violations(package: Path) -> list[str]:
    known = units(package)
    found = []
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package)
        importer = find_unit(place.with_suffix("").parts)
        parents = (package.name, *place.parts[:-1])
        for line, name in imported(ast.parse(path.read_text(encoding="utf-8")), parents):
            target = unit_of(name, package.name, known)
            if target and not allowed(importer, target):
                found.append(f"{place}:{line} {importer} imports {target}")
    return found


def import_graph(package: Path) -> dict[str, set[str]]:
    """The modules that each module imports when it is imported itself: not in functions, nor for
    type checkers."""
    paths = {module_name(path, package): path for path in package.rglob("*.py")}
    found: dict[str, set[str]] = {}
    for name, path in paths.items():
        top = ast.Module(list(at_import(ast.parse(path.read_text(encoding="utf-8")).body)), [])
        parents = (package.name, *path.relative_to(package).parts[:-1])
        names = [n for _, n in imported(top, parents)]
        wanted = [n if n in paths else n.rpartition(".")[0] for n in names]
        found[name] = {n for n in wanted if n in paths and n != name}
    return found


def module_name(path: Path, package: Path) -> str:
    parts = (package.name, *path.relative_to(package).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def at_import(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The import statements that run when a module is imported."""
    for node in body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif isinstance(node, ast.If):
            is_typing = ast.unparse(node.test) == "TYPE_CHECKING"
            yield from at_import(node.orelse if is_typing else [*node.body, *node.orelse])
        elif isinstance(node, (ast.Try, ast.With, ast.ClassDef)):
            yield from at_import(node.body)


def unit_of(name: str, package: str, known: set[str]) -> str | None:
    """The unit a dotted name belongs to; None for other packages and for the version."""
    first, _, rest = name.partition(".")
    if first != package or rest == "__version__":  # a literal, set before anything is imported
        return None
    parts = tuple(rest.split("."))
    return find_unit(parts) if parts[0] in known else "__init__"


def allowed(importer: str, target: str) -> bool:
    return importer == target or RANK[target] < RANK[importer] or (importer, target) in WITHIN_ROW


# --- tests ---------------------------------------------------------------------------------------


def test_every_module_has_a_row() -> None:
    assert units(KITSUNE) - RANK.keys() == set()


def test_every_module_has_a_name_of_its_own() -> None:
    names = Counter(p.stem for p in KITSUNE.rglob("*.py") if not p.stem.startswith("__"))
    assert [name for name, count in names.items() if count > 1] == []


def test_imports_point_up() -> None:
    assert violations(KITSUNE) == []


def test_the_package_imports_nothing_else_of_the_repository() -> None:
    """`benchmarks`, `scripts` and `tests` are not in the wheel."""
    found = []
    for path in sorted(KITSUNE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = [name.partition(".")[0] for _, name in imported(tree, ("kitsune",))]
        found += [f"{path}: {name}" for name in names if name in ("benchmarks", "scripts", "tests")]
    assert found == []


def test_within_row_pairs_share_a_row_and_make_no_cycle() -> None:
    assert all(RANK[importer] == RANK[target] for importer, target in WITHIN_ROW)
    assert all((target, importer) not in WITHIN_ROW for importer, target in WITHIN_ROW)


def test_no_modules_import_each_other() -> None:
    TopologicalSorter(import_graph(KITSUNE)).prepare()


def test_an_import_cycle_is_caught(tmp_path: Path) -> None:
    package = package_with(tmp_path, "errors", "from kitsune import target")
    assert import_graph(package)["kitsune.errors"] == {"kitsune.target"}
    TopologicalSorter(import_graph(package)).prepare()
    (package / "target.py").write_text("if 1:\n    from kitsune.errors import KitsuneError")
    with pytest.raises(CycleError):
        TopologicalSorter(import_graph(package)).prepare()


FILES = (
    "errors",
    "target",
    "ir/__init__",
    "ir/node",
    "autodiff",
    "quant/__init__",
    "quant/methods/__init__",
    "plan/__init__",
    "plan/cost",
    "lower/__init__",
    "cli",
    "compare/__init__",
    "__main__",
    "__init__",
)


def package_with(folder: Path, file: str, text: str) -> Path:
    """An empty package of FILES, one of which holds `text`."""
    package = folder / "kitsune"
    for name in FILES:
        path = package / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text if name == file else "", encoding="utf-8")
    return package


@pytest.mark.parametrize(
    ("file", "text", "expected"),
    [
        ("ir/node", "from kitsune.plan.cost import rank", "ir imports plan"),
        ("ir/node", "from kitsune.plan import cost", "ir imports plan"),
        ("ir/node", "from kitsune import plan", "ir imports plan"),
        ("ir/node", "import kitsune.plan.cost as cost", "ir imports plan"),
        ("ir/node", "from ..plan import cost", "ir imports plan"),
        ("ir/node", "from .. import plan", "ir imports plan"),
        ("ir/__init__", "from ..plan.cost import rank", "ir imports plan"),
        ("errors", "from . import ir", "errors imports ir"),
        ("ir/node", "def late():\n    import kitsune.plan", "ir imports plan"),
        ("ir/node", "if TYPE_CHECKING:\n    from kitsune.plan import Plan", "ir imports plan"),
        ("ir/node", "importlib.import_module('kitsune.plan')", "ir imports plan"),
        ("ir/node", "import_module('..plan', __package__)", "ir imports plan"),
        ("ir/node", "import_module(f'kitsune.plan.{name}')", "ir imports plan"),
        ("ir/node", "import kitsune", "ir imports __init__"),
        ("ir/node", "from kitsune import Tensor", "ir imports __init__"),
        ("autodiff", "from kitsune.quant.methods import pack", "autodiff imports quant.methods"),
        ("errors", "from kitsune.target import CpuTarget", "errors imports target"),
        ("compare/__init__", "from kitsune.cli import main", "compare imports cli"),
        ("__init__", "from kitsune.cli import main", "__init__ imports cli"),
    ],
)
def test_a_wrong_import_is_caught(tmp_path: Path, file: str, text: str, expected: str) -> None:
    line = text.count("\n") + 1
    assert violations(package_with(tmp_path, file, text)) == [f"{file}.py:{line} {expected}"]


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("plan/__init__", "from kitsune.ir.node import Node"),
        ("plan/cost", "from . import planner"),
        ("plan/cost", "from ..ir import node"),
        ("target", "from kitsune.errors import KitsuneError"),
        ("lower/__init__", "from kitsune import __version__"),
        ("lower/__init__", "import numpy.testing, kitsune_extras.cli"),
        ("__main__", "from kitsune.cli import main"),
        ("cli", "import kitsune as kt"),
    ],
)
def test_a_right_import_passes(tmp_path: Path, file: str, text: str) -> None:
    assert violations(package_with(tmp_path, file, text)) == []


def test_a_module_without_a_row_is_caught(tmp_path: Path) -> None:
    package = package_with(tmp_path, "errors", "")
    (package / "helpers.py").touch()
    assert units(package) - RANK.keys() == {"helpers"}
