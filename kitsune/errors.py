"""Every error kitsune raises on purpose.

KitsuneError
├─ ShapeError        inputs whose sizes cannot be combined
├─ DTypeError        inputs whose types cannot be combined
├─ UnsupportedError  an op, dtype, device or attribute no rule covers
├─ InputError        a call whose arguments do not fit the compiled signature
├─ RewriteError      a rule set that does not settle
├─ FusionError       a fusion contract that was not met
├─ VerifyError       a stage that left an invalid graph, plan or kernel
└─ DeviceError       a device that is missing, or that refused a kernel
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class KitsuneError(Exception):
    """`what` went wrong, `why` in numbers, `at` the user's own line, and a `hint` to act on."""

    def __init__(self, what: str, *, why: str = "", at: str = "", hint: str = "") -> None:
        self.what, self.why, self.at, self.hint = what, why, at, hint
        labelled = (("why", why), ("at", at), ("try", hint))
        lines = [what, *(f"  {label}: {text}" for label, text in labelled if text)]
        super().__init__("\n".join(lines))


class ShapeError(KitsuneError):
    pass


class DTypeError(KitsuneError):
    pass


class UnsupportedError(KitsuneError):
    pass


class InputError(KitsuneError):
    pass


class RewriteError(KitsuneError):
    pass


class FusionError(KitsuneError):
    pass


class VerifyError(KitsuneError):
    pass


class DeviceError(KitsuneError):
    pass


def what_is(value: object) -> str:
    """What something is, as a message says it: "a str", "an int", "None"."""
    name = type(value).__name__
    article = "an" if name.lower().startswith(("a", "e", "i", "o", "nd")) else "a"
    return "None" if value is None else f"{article} {name}"


@contextmanager
def needs(extra: str, what: str, kind: type[KitsuneError] = UnsupportedError) -> Iterator[None]:
    """Say which of the package's extras holds what an import inside does not find."""
    try:
        yield
    except ImportError as error:
        is_missing = isinstance(error, ModuleNotFoundError)
        why = f"{error.name} is not installed" if is_missing else str(error)
        raise kind(what, why=why, hint=f"pip install 'kitsune-fusion[{extra}]'") from None
