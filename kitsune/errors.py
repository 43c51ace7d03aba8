"""Every error kitsune raises on purpose.

KitsuneError
├─ ShapeError        inputs whose sizes cannot be combined
├─ DTypeError        inputs whose types cannot be combined
├─ UnsupportedError  an op, dtype, device or attribute no rule covers
│  └─ ConfigError    an option that does not exist; a TypeError too
├─ InputError        a call whose arguments do not fit the compiled signature
├─ RewriteError      a rule set that does not settle
├─ FusionError       an assertion about fusion that does not hold
├─ VerifyError       a stage that left an invalid graph, plan or kernel
└─ DeviceError       a device that is missing, or that refused a kernel
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.util import find_spec
from typing import TYPE_CHECKING
from unicodedata import category

from kitsune.system.lazy_imports import checked_names

__all__ = [
    "ConfigError",
    "DTypeError",
    "DeviceError",
    "FusionError",
    "InputError",
    "KitsuneError",
    "RewriteError",
    "ShapeError",
    "UnsupportedError",
    "VerifyError",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = checked_names(__name__, __all__)


class KitsuneError(Exception):
    """An error with what failed, why in numbers, the user's own line, and what to try."""

    def __init__(self, what: str, *, why: str = "", at: str = "", hint: str = "") -> None:
        self.what, self.why, self.at, self.hint = what, why, at, hint
        labelled = (("why", why), ("at", at), ("try", hint))
        lines = [what, *(f"  {label}: {text}" for label, text in labelled if text)]
        super().__init__(printable("\n".join(lines)))


class ShapeError(KitsuneError):
    """Inputs have sizes that cannot be combined."""


class DTypeError(KitsuneError):
    """Inputs have types that cannot be combined."""


class UnsupportedError(KitsuneError):
    """No rule covers an op, a type, a device, an attribute or an option."""


class ConfigError(UnsupportedError, TypeError):
    """An option does not exist."""


class InputError(KitsuneError):
    """Arguments of a call do not fit the compiled signature."""


class RewriteError(KitsuneError):
    """A set of rewrite rules does not settle."""


class FusionError(KitsuneError):
    """An assertion about fusion does not hold."""


class VerifyError(KitsuneError):
    """A stage left an invalid graph, plan or kernel."""


class DeviceError(KitsuneError):
    """A device is missing, or refused a kernel."""


class Signal(Exception):
    """Base class of exceptions that one stage raises for another to catch. A user never sees one:
    `kitsune.system.files` wraps a signal that nobody caught as a VerifyError."""


def printable(text: str) -> str:
    """A text whose names may come from files, for a terminal: control and formatting characters
    are escaped, but for line ends and tabs."""
    if text.isprintable():
        return text
    return "".join(
        c
        if c in "\n\t" or category(c)[0] != "C"
        else c.encode("unicode_escape", "backslashreplace").decode("ascii")
        for c in text
    )


def what_is(value: object) -> str:
    """Describe an object for a message: "a str", "an int", "None"."""
    name = type(value).__name__
    article = "an" if name.lower().startswith(("a", "e", "i", "o", "nd")) else "a"
    return "None" if value is None else f"{article} {name}"


def no_host(op: str, at: str = "") -> UnsupportedError:
    """An op that only the host computes, where the caller does not let it."""
    return UnsupportedError(
        f"no kernel for {op}",
        why="host=False: nothing of the file is run by onnx.reference",
        at=at,
        hint="leave host out for a file that you trust",
    )


EXPORT_PARTS = "export what comes before or after in a model of its own"


def no_numpy(op: str, runner: str, at: str = "") -> UnsupportedError:
    """An op that only NumPy computes, in an export for `runner`: a page or a library in C."""
    return UnsupportedError(
        f"'{op}' is computed by NumPy", why=f"{runner} has none", at=at, hint=EXPORT_PARTS
    )


# --- packages that are not installed -------------------------------------------------------------

# The extras of pyproject.toml that kitsune itself imports from, and the packages they bring.
EXTRAS = {
    "onnx": ("onnx",),
    "torch": ("torch", "ml_dtypes"),
    "hf": ("torch", "ml_dtypes", "transformers"),
    "text": ("jinja2", "tokenizers"),
    "images": ("pillow", "torchvision"),
    "webgpu": ("wgpu",),
    "web": ("ziglang", "wasmtime"),
    "build": ("ziglang",),
    "serve": ("starlette", "uvicorn", "jinja2", "tokenizers"),
    "bench": ("jax", "onnxruntime", "onnx", "openvino", "tinygrad", "torch", "transformers"),
}


MODULES = {"pillow": "PIL"}  # packages whose modules have another name


@contextmanager
def needs(extra: str, what: str, kind: type[KitsuneError] = UnsupportedError) -> Iterator[None]:
    """Import optional packages inside: one that is missing is named by the extra that brings it."""
    try:
        yield
    except ImportError as error:
        root = (error.name or "").partition(".")[0]
        if root == "kitsune":  # a mistake of our own
            raise
        why = str(error)
        if isinstance(error, ModuleNotFoundError):
            absent = [name for name in EXTRAS[extra] if not _is_installed(name)]
            missing = root if root in absent or not absent else absent[0]
            why = f"the package {missing} is not installed"
        raise kind(what, why=why, hint=install_hint(extra)) from None


def _is_installed(package: str) -> bool:
    try:
        return find_spec(MODULES.get(package, package)) is not None
    except (ImportError, ValueError):  # as where something blocks it
        return False


def install_hint(extra: str) -> str:
    """The command that installs the packages of an extra."""
    return f'pip install "kitsune-fusion[{extra}]"'


# --- hints in the spelling of the place they are read at -----------------------------------------

_IS_COMMAND_LINE: ContextVar[bool] = ContextVar("is_command_line", default=False)


@contextmanager
def command_line_hints() -> Iterator[None]:
    """Hints made inside name options as the command line spells them."""
    token = _IS_COMMAND_LINE.set(True)
    try:
        yield
    finally:
        _IS_COMMAND_LINE.reset(token)


def spell(python: str, command: str) -> str:
    """The text for a reader in Python, or the one for a reader of the command line."""
    return command if _IS_COMMAND_LINE.get() else python


def option(name: str, value: object) -> str:
    """A setting as its reader types it: `activations="dynamic"`, or `--activations dynamic`."""
    shown = f'"{value}"' if isinstance(value, str) else f"{value}"
    flag = f"--{name.replace('_', '-')}"
    return spell(f"{name}={shown}", flag if value is True else f"{flag} {value}")
