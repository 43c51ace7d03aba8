"""Open and write files, and wrap errors raised while one is read, traced or compiled.

A damaged file reaches code that expects whole ones: what that raises says nothing to the file's
user. The cause stays attached.
"""

from __future__ import annotations

import os
import stat
import struct
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from kitsune.errors import DeviceError, InputError, KitsuneError, Signal, VerifyError

MAX_TEXT = 200  # characters of another error's message
MAX_FILE_NBYTES = 1 << 28  # of a file that is read whole: configurations, vocabularies, templates
# What reading damaged data raises. Not InterruptedError, and nothing that ends a process.
FROM_DATA = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    BufferError,
    EOFError,
    ImportError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
    struct.error,
)


@contextmanager
def wrap_errors(file: str) -> Iterator[None]:
    """Wrap errors that happen because of a file; without a file wrap nothing."""
    try:
        yield
    except KitsuneError:
        raise
    except Signal as error:
        raise VerifyError(
            "kitsune could not compile this graph",
            why=f"no stage handled {type(error).__name__}: {_text(error)}",
            hint="FusionConfig(enabled=False) compiles each op on its own; please report the model",
        ) from error
    except MemoryError as error:
        if not file:
            raise
        raise DeviceError(f"there is not enough memory for '{file}'", why=_text(error)) from error
    except OSError as error:
        if not file:
            raise
        why = error.strerror or _text(error)
        raise InputError(f"cannot read '{file}'", why=why) from error
    except RecursionError as error:
        if not file:
            raise
        raise InputError(f"'{file}' is nested too deeply", why=_text(error)) from error
    except FROM_DATA as error:
        if not file:
            raise
        raise InputError(
            f"cannot use '{file}'",
            why=f"{type(error).__name__}: {_text(error)}",
            hint="the file may be damaged, or be made by a program with other rules",
        ) from error


def open_file(path: str | os.PathLike[str]) -> BinaryIO:
    """Open a file to read, if it is a regular one: a device or a pipe may never end."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        mode = os.fstat(handle).st_mode
        if not stat.S_ISREG(mode):
            why = "it is a folder" if stat.S_ISDIR(mode) else "it is not a regular file"
            raise InputError(f"cannot read '{os.fspath(path)}'", why=why)
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """The bytes of a regular file, if there are not too many."""
    with open_file(path) as opened:
        data = opened.read(MAX_FILE_NBYTES + 1)
    if len(data) > MAX_FILE_NBYTES:
        why = f"it has more than {MAX_FILE_NBYTES:,} bytes"
        raise InputError(f"cannot read '{os.fspath(path)}'", why=why)
    return data


def _text(error: BaseException) -> str:
    text = " ".join(str(error).split()) or type(error).__name__
    return text if len(text) <= MAX_TEXT else f"{text[:MAX_TEXT]}…"


@contextmanager
def write_folder(path: str | os.PathLike[str]) -> Iterator[Path]:
    """A folder beside `path` to write into, which becomes `path` at the end; what fails, or is
    killed, leaves no folder of that name. One that exists has to be empty."""
    import shutil
    import tempfile

    target = Path(path)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        place = Path(tempfile.mkdtemp(dir=target.parent, prefix=f".{target.name}."))
    except OSError as error:
        raise InputError(f"cannot write '{path}'", why=error.strerror or str(error)) from error
    try:
        yield place
        place.chmod(0o777 & ~_umask())  # mkdtemp made it private
        if target.is_dir():
            target.rmdir()
        place.replace(target)
    except BaseException as error:
        shutil.rmtree(place, ignore_errors=True)
        if isinstance(error, OSError):
            raise InputError(f"cannot write '{path}'", why=error.strerror or str(error)) from error
        raise


def write_atomically(path: str | os.PathLike[str], pieces: Iterable[bytes | memoryview]) -> None:
    """Write beside the file and move into place: a reader sees the old file or the new one."""
    try:
        _write_beside(Path(path), pieces)
    except OSError as error:
        raise InputError(f"cannot write '{path}'", why=error.strerror or str(error)) from error


def _write_beside(target: Path, pieces: Iterable[bytes | memoryview]) -> None:
    import tempfile

    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            for piece in pieces:
                file.write(piece)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o666 & ~_umask())  # mkstemp made it private
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise


def _umask() -> int:
    """Reading it means setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
