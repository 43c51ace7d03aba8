"""Render a conversation with a model's chat template, within limits of steps and characters.

Templates come with models: they are programs. They run in Jinja's sandbox, which lets them read
what they are given and nothing else; loops, calls and the texts that they make are counted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from kitsune.errors import InputError, KitsuneError, needs

MAX_STEPS = 200_000  # rounds of loops, and calls
BASE_CHARACTERS, CHARACTERS_PER_CHARACTER = 1 << 22, 64  # of one text, for what it is given
MAX_TEMPLATE = 1 << 20  # characters
# Filters and methods whose results are as long as a number says.
SIZED_FILTERS = ("center", "format", "wordwrap", "xmlattr", "urlize", "batch", "slice", "pprint")
SIZED_METHODS = ("center", "ljust", "rjust", "zfill", "expandtabs")
FORMATTING = ("format", "format_map")
GIVEN = ("messages", "add_generation_prompt", "tools", "documents")


def render(template: str, messages: Sequence[Mapping[str, Any]], **names: Any) -> str:
    """Return the text of a conversation, up to where the answer begins."""
    with needs("text", "cannot write a conversation as the model's template does"):
        from jinja2 import TemplateError

    if len(template) > MAX_TEMPLATE:
        raise InputError(
            "the model's template does not work",
            why=f"it has {len(template):,} characters, not {MAX_TEMPLATE:,}",
        )
    given = [dict(message) for message in messages]
    limits = _Limits(len(str(given)))
    try:
        made = _compile(template, limits)
        pieces = made.generate(messages=given, add_generation_prompt=True, **names)
        return "".join(limits.count_pieces(pieces))
    except KitsuneError:
        raise
    except TemplateError as error:
        raise InputError("the model's template does not work", why=str(error)) from error
    except Exception as error:  # it is a program, and may do anything wrong
        why = f"{type(error).__name__}: {error}"
        raise InputError("the model's template does not work", why=why[:300]) from error


class _Limits:
    """The remaining steps and characters of a template."""

    def __init__(self, given: int) -> None:
        self.steps = MAX_STEPS
        self.most = BASE_CHARACTERS + CHARACTERS_PER_CHARACTER * given

    def step(self) -> None:
        self.steps -= 1
        if self.steps < 0:
            raise _endless(f"it takes more than {MAX_STEPS:,} rounds and calls")

    def rounds(self, values: Iterable[Any]) -> Iterator[Any]:
        for value in values:
            self.step()
            yield value

    def length(self, count: float) -> None:
        if count > self.most:
            raise _endless(f"it makes a text of more than {self.most:,} characters")

    def count_pieces(self, pieces: Iterable[str]) -> Iterator[str]:
        total = 0
        for piece in pieces:
            self.step()
            total += len(piece)
            self.length(total)
            yield piece

    def concatenate(self, values: Sequence[Any]) -> str:
        """Evaluate `a ~ b`."""
        texts = [str(value) for value in values]
        self.length(sum(map(len, texts)))
        return "".join(texts)

    def join(self, values: Iterable[Any], between: str = "", attribute: Any = None) -> str:
        """The filter, over texts that are counted first."""
        found = [v if attribute is None else v[attribute] for v in self.rounds(values)]
        texts = [str(value) for value in found]
        self.length(sum(map(len, texts)) + len(between) * len(texts))
        return str(between).join(texts)

    def replace(self, text: Any, old: str, new: str, count: int | None = None) -> str:
        found = str(text)
        self.length(len(found) + (len(found) + 1) * len(str(new)))
        return found.replace(str(old), str(new), -1 if count is None else count)

    def indent(
        self, text: Any, width: int | str = 4, first: bool = False, blank: bool = False
    ) -> str:
        by = width if isinstance(width, str) else " " * min(int(width), 80)
        text = str(text)
        self.length(len(text) + (text.count("\n") + 1) * len(by))
        lines = text.split("\n")
        made = [by + x if (n or first) and (x or blank) else x for n, x in enumerate(lines)]
        return "\n".join(made)


def _endless(why: str) -> InputError:
    return InputError("the model's template asks for too much", why=why)


def _refuse(message: str) -> None:
    raise InputError("the model's template refuses the conversation", why=message)


def _strftime_now(form: str) -> str:
    return datetime.now().strftime(form[:100])


def _to_json(value: Any, indent: int | None = None, **_: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=min(indent, 16) if indent else None)


def _compile(template: str, limits: _Limits) -> Any:
    """Compile a template whose loops and concatenations are counted."""
    from jinja2 import nodes

    environment = _environment(limits)
    tree = environment.parse(template)
    for loop in tree.find_all(nodes.For):
        loop.iter = nodes.Filter(loop.iter, "kitsune_rounds", [], [], None, None)
    joins = list(tree.find_all(nodes.Concat))
    for join in joins:
        values = nodes.List(join.nodes)
        join.nodes = [nodes.Filter(values, "kitsune_joined", [], [], None, None)]
    code = environment.compile(tree)
    return environment.template_class.from_code(environment, code, environment.globals)


def _environment(limits: _Limits) -> Any:
    from jinja2.sandbox import ImmutableSandboxedEnvironment

    class Environment(ImmutableSandboxedEnvironment):
        intercepted_binops = frozenset(("*", "**", "+", "%"))

        def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
            _check_operands(limits, operator, left, right)
            return super().call_binop(context, operator, left, right)

        def call(self, context: Any, function: Any, /, *args: Any, **named: Any) -> Any:
            limits.step()
            _check_method(limits, function, args)
            return super().call(context, function, *args, **named)

    made = Environment(trim_blocks=True, lstrip_blocks=True, extensions=["jinja2.ext.loopcontrols"])
    for name in SIZED_FILTERS:
        made.filters.pop(name, None)
    for name in ("lipsum", "cycler", "joiner"):
        made.globals.pop(name, None)
    own: dict[str, Callable[..., Any]] = {
        "kitsune_rounds": limits.rounds,
        "kitsune_joined": limits.concatenate,
        "join": limits.join,
        "replace": limits.replace,
        "indent": limits.indent,
        "tojson": _to_json,
    }
    made.filters |= own
    made.globals |= {"raise_exception": _refuse, "strftime_now": _strftime_now}
    return made


def _check_operands(limits: _Limits, operator: str, left: Any, right: Any) -> None:
    limits.step()
    if operator == "+" and isinstance(left, (str, list, tuple)) and hasattr(right, "__len__"):
        limits.length(len(left) + len(right))
    elif operator == "*":
        for text, count in ((left, right), (right, left)):
            if isinstance(text, (str, list, tuple)) and isinstance(count, int):
                limits.length(len(text) * count)
        if isinstance(left, int) and isinstance(right, int):
            limits.length(left.bit_length() + right.bit_length())
    elif operator == "**" and (abs(right) > 64 or abs(left) > 1 << 32):
        raise _endless("it raises to a power above 64")
    elif operator == "%" and isinstance(left, str):
        raise _endless("it formats by %, whose width has no limit")


def _check_method(limits: _Limits, function: Any, args: Sequence[Any]) -> None:
    owner, name = getattr(function, "__self__", None), getattr(function, "__name__", "")
    if not isinstance(owner, str):
        return
    if name in SIZED_METHODS and args and isinstance(args[0], int):
        limits.length(len(owner) * max(args[0], 1) if name == "expandtabs" else args[0])
    elif name in FORMATTING and (":" in owner or "%" in owner):
        raise _endless("it formats with a width, which has no limit")
    elif name == "replace" and len(args) > 1:
        limits.length(len(owner) + (len(owner) + 1) * len(str(args[1])))
    elif name == "join" and args and isinstance(args[0], (list, tuple)):
        limits.length(sum(len(str(v)) + len(owner) for v in args[0]))
