"""Dataclasses whose methods are compiled when they are first called.

`dataclasses.dataclass` compiles up to six functions for every class while its module is imported.
Here a class has its fields at once, and a method is compiled by the first call of it: importing the
compiler of the CPU takes 259 ms of processor time instead of 304 (Zen 5, minimum of 12).
To type checkers it is `dataclasses.dataclass`. `FusionConfig` is one of the standard library: its
`__init__` is wrapped at once.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable
from functools import partial
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(cls: type | None = None, /, **options: bool) -> Any:
        """Give a class the methods of a dataclass; its own stay."""
        return partial(_add_methods, **options) if cls is None else _add_methods(cls, **options)


def _add_methods(
    cls: type,
    *,
    frozen: bool = False,
    eq: bool = True,
    repr: bool = True,  # noqa: A002 - as the standard library has it
    kw_only: bool = False,
) -> type:
    own = vars(cls)
    doc, cls.__doc__ = cls.__doc__, "-"  # or the signature would be made for it
    bases: list[Any] = [b for b in cls.__mro__[1:] if "__dataclass_params__" in vars(b)]
    are_frozen = [base.__dataclass_params__.frozen for base in bases]
    for base in bases:  # what may extend what is asked of classes that are frozen at once
        base.__dataclass_params__.frozen = False
    dataclasses.dataclass(init=False, repr=False, eq=False, kw_only=kw_only)(cls)
    for base, is_frozen in zip([*bases, cls], [*are_frozen, frozen], strict=True):
        base.__dataclass_params__.frozen = is_frozen
    cls.__doc__ = doc
    has_hash = own.get("__hash__") is not None or ("__hash__" in own and "__eq__" not in own)
    made: dict[str, Any] = {"__init__": _compile_later(cls, "__init__", _write_init)}
    if repr:
        made["__repr__"] = _make_repr(cls)
    if eq:
        made["__eq__"] = _compile_later(cls, "__eq__", _write_eq)
    if eq and not has_hash:
        cls.__hash__ = _compile_later(cls, "__hash__", _write_hash) if frozen else None  # type: ignore[assignment]
    if frozen:
        made |= _make_frozen(cls)
    for name, method in made.items():
        if name not in own:
            setattr(cls, name, method)
    cls.__signature__ = _Signature()  # type: ignore[attr-defined]
    return cls


# --- methods that are compiled later --------------------------------------------------------------

Globals = dict[str, Any]


def _compile_later(cls: type, name: str, write: Callable[[type, Globals], str]) -> Any:
    """A method that replaces itself when it is first called."""

    def method(self: Any, *args: Any, **named: Any) -> Any:
        return build()(self, *args, **named)

    def build() -> Callable[..., Any]:
        if compiled:
            return compiled[0]
        known: Globals = {"_set": object.__setattr__}
        exec(write(cls, known), known)  # names of fields, which Python has compiled before
        made: Callable[..., Any] = known[name]
        made.__qualname__, made.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
        compiled.append(made)
        if vars(cls)[name] is method:  # and nobody has put another in its place
            setattr(cls, name, made)
        return made

    compiled = list[Callable[..., Any]]()

    method.__name__, method.__qualname__ = name, f"{cls.__qualname__}.{name}"
    method.build = build  # type: ignore[attr-defined]
    return method


def _write_init(cls: type, known: Globals) -> str:
    given, named, lines = list[str](), list[str](), list[str]()
    for field in dataclasses.fields(cls):
        name, value = field.name, field.name
        known[f"_{name}"] = field.default
        text = name if field.default is dataclasses.MISSING else f"{name}=_{name}"
        if field.default_factory is not dataclasses.MISSING:
            known[f"_{name}"], known[f"_make_{name}"] = _MADE, field.default_factory
            value = f"_make_{name}() if {name} is _{name} else {name}" if field.init else ""
            text, value = f"{name}=_{name}", value or f"_make_{name}()"
        if field.init:
            (named if field.kw_only else given).append(text)
        elif field.default_factory is dataclasses.MISSING:
            continue  # which `__post_init__` sets
        lines.append(f" _set(self, {name!r}, {value})")
    if hasattr(cls, "__post_init__"):
        lines.append(" self.__post_init__()")
    arguments = ", ".join(["self", *given, *(["*", *named] if named else [])])
    return "\n".join([f"def __init__({arguments}):", *lines, " return None"])


_MADE = object()  # the default of a field whose value is made for each object


def _write_eq(cls: type, known: Globals) -> str:
    names = [field.name for field in dataclasses.fields(cls) if field.compare]
    mine, others = (_write_tuple(each, names) for each in ("self", "other"))
    return (
        "def __eq__(self, other):\n"
        " if other.__class__ is not self.__class__:\n  return NotImplemented\n"
        f" return {mine} == {others}"
    )


def _write_hash(cls: type, known: Globals) -> str:
    names = [
        field.name
        for field in dataclasses.fields(cls)
        if (field.compare if field.hash is None else field.hash)
    ]
    return f"def __hash__(self):\n return hash({_write_tuple('self', names)})"


def _write_tuple(of: str, names: list[str]) -> str:
    return f"({''.join(f'{of}.{name}, ' for name in names)})"


# --- methods that need no compiling ---------------------------------------------------------------


def _make_repr(cls: type) -> Any:
    names = [field.name for field in dataclasses.fields(cls) if field.repr]

    def show(self: Any) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{self.__class__.__qualname__}({shown})"

    return recursive_repr()(show)


def _make_frozen(cls: type) -> dict[str, Any]:
    names = {field.name for field in dataclasses.fields(cls)}

    def assign(self: Any, name: str, value: Any) -> None:
        if type(self) is cls or name in names:
            raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")
        object.__setattr__(self, name, value)

    def delete(self: Any, name: str) -> None:
        if type(self) is cls or name in names:
            raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")
        object.__delattr__(self, name)

    return {"__setattr__": assign, "__delattr__": delete}


class _Signature:
    """The signature of a class for `help` and editors, which its `__init__` has once compiled."""

    def __get__(self, instance: object, cls: type) -> Any:
        owner = next(each for each in cls.__mro__ if "__init__" in vars(each))
        build = getattr(vars(owner)["__init__"], "build", None)
        if build is not None:
            build()
        init = inspect.signature(vars(owner)["__init__"])
        types = getattr(owner, "__dataclass_fields__", {})
        given = [
            each.replace(annotation=types[name].type if name in types else each.annotation)
            for name, each in list(init.parameters.items())[1:]
        ]
        return init.replace(parameters=given)
