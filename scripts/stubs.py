"""Write what type checkers and editors read of names that are made from the op table.

    python scripts/stubs.py [--check]

kitsune/ir/ops/__init__.py           imports rows and functions of them from the modules beside it
kitsune/config/activation_names.py   the enum of the rows that are activations
kitsune/tensor/*.pyi                 methods of Tensor, and functions, that are made from rows
kitsune/nn/*.pyi                     layers and functions of kt.nn that are made from rows

`--check` only compares.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parent.parent / "kitsune"
WRITTEN = "written by scripts/stubs.py"
FORMAT = "# fmt: off\n"  # one signature a line


# --- the rows ------------------------------------------------------------------------------------

OTHERS = {"OPS", "Kind", "Op", "custom_op"}  # neither rows nor functions that give nodes


def format_ops() -> str:
    """The imports of kitsune/ir/ops/__init__.py."""
    homes = {
        path.stem: find_public_names(path) for path in sorted((PACKAGE / "ir/ops").glob("*.py"))
    }
    imports = [
        f"from kitsune.ir.ops.{home} import (\n{_format_items(sorted(names, key=_sort_key))})"
        for home, names in homes.items()
        if names
    ]
    head = f'"""The op table, by family: rows, and functions of them; {WRITTEN}."""\n'
    names = sorted((name for names in homes.values() for name in names), key=_sort_key)
    return "\n".join([head, *imports, "", _format_all(names)])


def find_public_names(path: Path) -> list[str]:
    """The rows of a module and its functions that give nodes, except those with an underscore."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    others = [name for node in body if (name := _find_name(node)) in OTHERS]
    if path.stem == "__init__" or "Op" in others:  # the table itself has helpers of rows
        return others
    rows = [_find_name(node) for node in body if _is_row(node) or _gives_nodes(node)]
    return others + [name for name in rows if not name.startswith("_")]


def _find_name(node: ast.stmt) -> str:
    """The name that a statement defines, or nothing."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    return target.id if isinstance(target, ast.Name) else ""


def _gives_nodes(node: ast.stmt) -> bool:
    returns = node.returns if isinstance(node, ast.FunctionDef) else None
    return returns is not None and ast.unparse(returns) in ("Node", "list[Node]")


def _is_row(node: ast.stmt) -> bool:
    """Whether a name is given to what it names: softsign = define_function("softsign", …)."""
    call = getattr(node, "value", None)
    if not isinstance(call, ast.Call) or not call.args:
        return False
    return _find_name(node).rstrip("_") == getattr(call.args[0], "value", None)


def _sort_key(name: str) -> tuple[bool, bool, str]:
    """Constants, classes, then functions, as imports are sorted."""
    return not name.isupper(), name.islower(), name


def _format_items(names: Iterable[str]) -> str:
    return "".join(f"    {name},\n" for name in names)


def _quote(name: str) -> str:
    return f'"{name}"'


def format_activations() -> str:
    """The enum of the activations: configurations are read before the op table."""
    from kitsune.ir.ops import OPS

    members = [f'    {op.name.upper()} = "{op.name}"' for op in OPS.values() if op.activation]
    head = f'''"""The activations of the op table as an enum; {WRITTEN}."""

from __future__ import annotations

from kitsune.config.options import Choice


class Activation(Choice):
    """The activations that a parametrised pattern may name."""

'''
    return head + "\n".join([*members, ""])


# --- stubs ---------------------------------------------------------------------------------------


def format_functions() -> str:
    from kitsune.tensor import functions

    head = f'''"""Types of the functions named after Tensor's methods; {WRITTEN}."""

# ruff: noqa: A001, E501, RUF022
{FORMAT}from collections.abc import Sequence
from typing import Any

from kitsune.tensor.core import Tensor
from kitsune.tensor.reductions import Dim

METHODS: list[str]
'''
    names = sorted(functions.__all__)
    stubs = [_format_function(name, getattr(functions, name)) for name in names]
    return "\n".join([head, _format_all(names), *stubs])


def format_methods() -> str:
    from kitsune.tensor.op_methods import OpMethods

    head = f'''"""Types of the methods that apply one row of the op table; {WRITTEN}."""

{FORMAT}from typing import Any

from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import Lazy
from kitsune.tensor.reductions import Dim

class OpMethods(Lazy):
    """{OpMethods.__doc__}"""
'''
    methods = {n: m for n, m in sorted(vars(OpMethods).items()) if not n.startswith("_")}
    return "\n".join([head, *(_indent(_format_function(name, m)) for name, m in methods.items())])


def format_layers() -> str:
    from kitsune.nn import activation_layers

    head = f'''"""Types of the modules that are made from the op table; {WRITTEN}."""

{FORMAT}from kitsune.nn.module import MethodModule
'''
    names = sorted(activation_layers.__all__)
    return "\n".join([head, _format_all(names), *map(_format_layer, names)])


def _format_layer(name: str) -> str:
    from kitsune.nn import activation_layers

    layer = getattr(activation_layers, name)
    own, *options = inspect.signature(layer.__init__).parameters.values()
    parameters = ", ".join([own.name, *_format_parameters(options)])
    start = f'class {name}(MethodModule):\n    """{layer.__doc__}"""\n\n'
    return f"{start}    def __init__({parameters}) -> None: ...\n"


def format_functional() -> str:
    from kitsune.nn import functional

    head = f'"""Names of the layers as functions; {WRITTEN}."""\n\n{FORMAT}'
    imports = [
        f"from {home.__name__} import (\n{_format_items(sorted(names))})\n"
        for home, names in functional.HOMES.items()
    ]
    homes = "from types import ModuleType\n\n", "HOMES: dict[ModuleType, list[str]]\n\n"
    return "".join(
        [head, homes[0], *imports, "\n", homes[1], _format_all(sorted(functional.__all__))]
    )


def _format_all(names: Iterable[str]) -> str:
    return f"__all__ = [\n{_format_items(map(_quote, names))}]\n"


def _format_function(name: str, function: Callable[..., Any]) -> str:
    """The function as a stub: its signature, and the docstring's summary for editors to show."""
    signature = inspect.signature(function)
    parameters = ", ".join(_format_parameters(list(signature.parameters.values())))
    doc = (inspect.getdoc(function) or "").splitlines()[0]
    return f'def {name}({parameters}) -> {signature.return_annotation}:\n    """{doc}"""\n'


def _format_parameters(given: list[inspect.Parameter]) -> list[str]:
    made: list[str] = []
    for each in given:
        if each.kind is each.KEYWORD_ONLY and not any(m.startswith("*") for m in made):
            made.append("*")
        star = "*" if each.kind is each.VAR_POSITIONAL else ""
        default = "" if each.default is each.empty else f" = {_format_default(each.default)}"
        made.append(f"{star}{each.name}: {each.annotation}{default}")
    return made


def _format_default(value: Any) -> str:
    shown = repr(value)
    return shown if re.fullmatch(r"[\w.\-+'(), ]+", shown) else "..."


def _indent(text: str) -> str:
    return "".join(f"    {line}\n" if line else "\n" for line in text.splitlines())


# --- files ---------------------------------------------------------------------------------------

# Rows first: the others are read off a package that has imported them.
FILES: dict[str, Callable[[], str]] = {
    "ir/ops/__init__.py": format_ops,
    "config/activation_names.py": format_activations,
    "tensor/op_methods.pyi": format_methods,
    "tensor/functions.pyi": format_functions,
    "nn/activation_layers.pyi": format_layers,
    "nn/functional.pyi": format_functional,
}


def main() -> None:
    for name, text in FILES.items():
        path, wanted = PACKAGE / name, text()
        if "--check" not in sys.argv:
            path.write_text(wanted, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != wanted:
            sys.exit(f"kitsune/{name} is not what the code says: run scripts/stubs.py")


if __name__ == "__main__":
    main()
