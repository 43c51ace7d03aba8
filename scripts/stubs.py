"""Write kitsune/tensor/functions.pyi: the types of functions that are made from Tensor's methods.

    python scripts/stubs.py [--check]

`--check` only compares.
"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import Any

from kitsune.tensor import functions

STUB = Path(__file__).resolve().parent.parent / "kitsune" / "tensor" / "functions.pyi"
HEAD = '''"""Types of the functions named after Tensor's methods; written by scripts/stubs.py."""

# ruff: noqa: A001, E501, RUF022
# fmt: off
from collections.abc import Sequence
from typing import Any

from kitsune.tensor.core import Tensor
from kitsune.tensor.reductions import Dim

METHODS: tuple[str, ...]
'''


def text() -> str:
    names = ["__all__ = [", *(f'    "{name}",' for name in sorted(functions.__all__)), "]", ""]
    return "\n".join([HEAD, *names, *map(_function, sorted(functions.__all__))])


def _function(name: str) -> str:
    """The function as a stub: its signature, and the docstring's summary for editors to show."""
    function = getattr(functions, name)
    signature = inspect.signature(function)
    parameters = _parameters(list(signature.parameters.values()))
    doc = (inspect.getdoc(function) or "").splitlines()[0]
    return f'def {name}({parameters}) -> {signature.return_annotation}:\n    """{doc}"""\n'


def _parameters(given: list[inspect.Parameter]) -> str:
    made: list[str] = []
    for each in given:
        if each.kind is each.KEYWORD_ONLY and not any(m.startswith("*") for m in made):
            made.append("*")
        star = "*" if each.kind is each.VAR_POSITIONAL else ""
        default = "" if each.default is each.empty else f" = {_default(each.default)}"
        made.append(f"{star}{each.name}: {each.annotation}{default}")
    return ", ".join(made)


def _default(value: Any) -> str:
    shown = repr(value)
    return shown if re.fullmatch(r"[\w.\-+'(), ]+", shown) else "..."


def main() -> None:
    if "--check" not in sys.argv:
        STUB.write_text(text(), encoding="utf-8")
    elif STUB.read_text(encoding="utf-8") != text():
        sys.exit(f"{STUB.name} is not what the code says: run scripts/stubs.py")


if __name__ == "__main__":
    main()
