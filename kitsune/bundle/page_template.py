"""Check that a page can render a model's chat template: `web/jinja.js` knows a part of Jinja."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kitsune.errors import InputError, UnsupportedError, needs

FILTERS = frozenset(
    [
        "trim",
        "upper",
        "lower",
        "capitalize",
        "title",
        "string",
        "safe",
        "length",
        "count",
        "list",
        "first",
        "last",
        "join",
        "replace",
        "default",
        "d",
        "int",
        "float",
        "abs",
        "round",
        "tojson",
        "items",
        "reverse",
        "unique",
        "sort",
        "dictsort",
        "sum",
        "min",
        "max",
        "indent",
        "map",
        "select",
        "reject",
        "selectattr",
        "rejectattr",
        "e",
        "escape",
    ]
)
TESTS = frozenset(
    [
        "defined",
        "undefined",
        "none",
        "string",
        "mapping",
        "sequence",
        "iterable",
        "number",
        "integer",
        "float",
        "boolean",
        "true",
        "false",
        "callable",
        "odd",
        "even",
        "divisibleby",
        "lower",
        "upper",
        "in",
        "eq",
        "equalto",
        "ne",
        "lt",
        "gt",
        "le",
        "ge",
        "sameas",
        "==",
        "!=",
        "<",
        ">",
        "<=",
        ">=",
    ]
)
FUNCTIONS = frozenset(["namespace", "dict", "range", "raise_exception", "strftime_now"])
METHODS = frozenset(
    [
        "strip",
        "lstrip",
        "rstrip",
        "startswith",
        "endswith",
        "upper",
        "lower",
        "title",
        "capitalize",
        "split",
        "rsplit",
        "splitlines",
        "replace",
        "find",
        "rfind",
        "count",
        "join",
        "isdigit",
        "isalpha",
        "isspace",
        "removeprefix",
        "removesuffix",
        "items",
        "keys",
        "values",
        "get",
        "index",
        "cycle",
    ]
)
REFUSED = {
    "Import": "imports another",
    "FromImport": "imports another",
    "Include": "includes another",
    "Extends": "extends another",
    "Block": "has a named block",
    "CallBlock": "has a call block",
}


def check_template(template: str, name: str) -> None:
    """Raise where a template uses what a page does not have; `name` is of its file in errors."""
    with needs("text", "cannot check the model's template"):
        from jinja2 import Environment, TemplateError

    class Generation(_extension()):  # type: ignore[misc]  # Jinja is imported late
        tags = frozenset({"generation"})

        def parse(self, parser: Any) -> Any:
            next(parser.stream)
            return parser.parse_statements(("name:endgeneration",), drop_needle=True)

    environment = Environment(
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.loopcontrols", "jinja2.ext.do", Generation],
    )
    try:
        found = next(_list_unknown(environment.parse(template)), None)
    except (TemplateError, RecursionError) as error:
        raise InputError(f"the chat template of '{name}' is none", why=str(error)) from error
    if found is not None:
        raise UnsupportedError(
            f"the chat template of '{name}' does not run in a page",
            why=f"it {found}",
            hint="remove that from the template, or export a model with another",
        )


def _extension() -> Any:
    from jinja2.ext import Extension

    return Extension


def _list_unknown(tree: Any) -> Iterator[str]:
    """Yield what of a template a page does not have."""
    from jinja2 import nodes

    macros = {node.name for node in tree.find_all(nodes.Macro)}
    for node in tree.find_all(nodes.Node):
        kind = type(node).__name__
        if kind in REFUSED:
            yield REFUSED[kind]
        elif kind == "For" and node.recursive:
            yield "has a loop that calls itself"
        elif kind == "Filter" and node.name not in FILTERS:
            yield f"has the filter '{node.name}'"
        elif kind == "Test" and node.name not in TESTS:
            yield f"has the test '{node.name}'"
        elif kind == "Call" and (node.dyn_args is not None or node.dyn_kwargs is not None):
            yield "passes a list as arguments"
        elif kind == "Call" and isinstance(node.node, nodes.Name):
            if node.node.name not in FUNCTIONS | macros:
                yield f"calls '{node.node.name}'"
        elif (
            kind == "Call"
            and isinstance(node.node, nodes.Getattr)
            and node.node.attr not in METHODS
        ):
            yield f"calls '.{node.node.attr}()'"
