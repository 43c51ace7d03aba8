"""Store bytes by key for this process and later ones: compiled objects, linked programs, traced
models, packed weights, what was measured of the machine.

    store = default_store()
    data = store.get(key)        # None when it is absent, damaged, or the store cannot be used
    store.put(key, data)

A key is a kind and a digest of everything the bytes depend on ("object-9f2c…"), so an entry is
never wrong, only absent; files of other names are not the store's and are left alone.

What is read becomes machine code of this process. So the folder is the user's own (mode 0700),
nobody else may write to it or to a file in it, and every file carries a checksum that is compared
before its bytes are used: what a crash, a full disk or a bad disk changed is deleted and made
again. Files appear under their names complete, by a rename, so processes share the folder without
a lock; one is taken only so that processes that start together do not all compile one program.

Weights are mapped: `store.map(key)`. Their checksum is compared when a process first maps them. It
is a digest of the sums of 64 words each: 9 ms for 100 MB that are in memory, where a digest of all
bytes takes 144 ms (AMD EPYC).
"""

from __future__ import annotations

import contextlib
import errno
import functools
import hashlib
import mmap
import os
import re
import stat
import tempfile
import time
import warnings
from collections.abc import Callable, Hashable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from kitsune import __version__

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
from kitsune.system.records import dataclass

LIMIT_NBYTES = 2 * 2**30  # above it, what was used longest ago goes
KEPT = 0.75  # of the limit, once the folder is tidied
MAGIC = b"kitsune1"
MAPPED_MAGIC = b"kitsune2"  # of files whose checksum is of sums
DIGEST_NBYTES = 16
KINDS = ("object", "program", "machine", "file", "call", "model", "tensor", "packed", "partial")
KEY = re.compile(rf"({'|'.join(KINDS)})-[0-9a-f]{{40}}")
SUMMED_NBYTES = 512  # of mapped bytes: one sum
MAPPED_AT = 64  # where the bytes of an entry begin that is mapped: at a cache line
PARTIAL = "partial-"  # a file that is being written
TIDIED = "tidied"  # an empty file: its age is how long ago the folder was measured
TIDY_EVERY_S = 600.0  # a folder of many files takes a while to measure
LOCK = "lock-"  # an empty file: one process makes the entry that it is named after
PATIENCE_S = 60.0  # with which others wait for that
ABANDONED_S = 3600.0  # after which its writer is taken to be gone
OTHERS_MAY_WRITE = stat.S_IWGRP | stat.S_IWOTH


@dataclass(frozen=True)
class Entry:
    key: str
    nbytes: int
    used: float  # when, in seconds since 1970


class Store:
    """A folder of checked files. Every method may be called by several processes at once, and
    none raises when the folder cannot be used: `refusal` says why it is not. With `warns`, so does
    a warning, when something is first to be stored there."""

    def __init__(self, folder: Path, limit_nbytes: int = LIMIT_NBYTES, warns: bool = False) -> None:
        self.folder, self.limit_nbytes, self.warns = folder, limit_nbytes, warns
        self._unchecked = 0  # bytes written since the folder was last measured
        self._compared: set[Hashable] = set()  # mapped files that were compared with their checksum

    @functools.cached_property
    def refusal(self) -> str:
        """Why the folder is not used, or nothing; makes it if it is not there."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            return _distrust(self.folder.lstat(), stat.S_ISDIR)
        except OSError as error:
            return error.strerror or str(error)

    def get(self, key: str) -> bytes | None:
        if self.refusal:
            return None
        path = self.folder / key
        try:
            data = _read_own(path)
        except OSError:
            return None
        if data is None:
            return None
        head = len(MAGIC) + DIGEST_NBYTES
        if data[:head] != MAGIC + _checksum(key, data[head:]):
            with contextlib.suppress(OSError):
                path.unlink()
            return None
        return data[head:]

    def put(self, key: str, data: bytes) -> None:
        """Keep the bytes if the disk has room for them; the caller has them anyway."""
        assert KEY.fullmatch(key)
        if self._is_refused():
            return
        self._place(key, MAGIC + _checksum(key, data) + data)

    def map(self, key: str, nbytes: int | None = None) -> memoryview | None:
        """The bytes that `keep` wrote, as many if that is said, shared with other processes. They
        are compared with their checksum when this process first maps them."""
        if self.refusal:
            return None
        path = self.folder / key
        try:
            image, identity = _map_own(path)
        except (OSError, ValueError):  # absent, or empty
            return None
        if image is None or image[: len(MAGIC)] == MAGIC:
            return None
        is_whole = nbytes is None or len(image) == MAPPED_AT + nbytes
        if not is_whole or not (identity in self._compared or _is_intact(key, image)):
            self.drop(key)
            return None
        self._compared.add(identity)
        return image[MAPPED_AT:]

    def keep(self, key: str, *pieces: bytes | memoryview) -> None:
        """Put bytes that are to be mapped, if they leave room for others. Those that are there
        already stay."""
        assert KEY.fullmatch(key)
        total = sum(map(len, pieces))
        if self._is_refused() or total > self.limit_nbytes // 2:
            return
        if self.map(key, total) is not None:
            return
        gap = bytes(MAPPED_AT - len(MAPPED_MAGIC) - DIGEST_NBYTES)
        self._place(key, MAPPED_MAGIC + _sums_checksum(key, gap, *pieces) + gap, *pieces)

    def _is_refused(self) -> bool:
        """Whether nothing can be stored, of which a user is warned once."""
        if self.refusal and self.warns:
            self.warns = False
            warnings.warn(
                f"{self.folder} is not used as a cache: {self.refusal}; every process compiles "
                "again. Set KITSUNE_CACHE_DIR to a folder that you own",
                stacklevel=3,
            )
        return bool(self.refusal)

    def _place(self, key: str, *pieces: bytes | memoryview) -> None:
        partial = self.folder / f"{PARTIAL}{os.urandom(20).hex()}"
        try:
            self._write(partial, *pieces)
            partial.replace(self.folder / key)
        except OSError:
            with contextlib.suppress(OSError):
                partial.unlink()
            return
        self._unchecked += sum(map(len, pieces))
        if self._unchecked > self.limit_nbytes // 16 or not self._is_tidied:
            self._unchecked = 0
            self.tidy()

    def _write(self, path: Path, *pieces: bytes | memoryview) -> None:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        with os.fdopen(os.open(path, flags, 0o600), "wb") as file:
            for piece in pieces:
                file.write(piece)
            if len(pieces) > 1:  # large, and mapped: it is complete, or absent
                file.flush()
                os.fsync(file.fileno())

    @contextlib.contextmanager
    def take_turn(self, key: str) -> Iterator[bool]:
        """Make an entry while no other process does; gives whether one did, until now. After
        `PATIENCE_S`, or where files have no locks, the entry may be made twice: no harm but time.
        The system frees the lock of a process that dies."""
        if self.refusal or fcntl is None:
            yield False
            return
        path = self.folder / f"{LOCK}{key}"
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
        except OSError:
            yield False
            return
        try:
            has_waited = _wait_for_lock(file)
            yield has_waited
        finally:
            with contextlib.suppress(OSError):
                path.unlink()
                fcntl.flock(file, fcntl.LOCK_UN)  # a child that was forked has the file open too
            os.close(file)

    def entries(self) -> list[Entry]:
        """What is there, the most recently used first."""
        return sorted(self._files(), key=lambda e: -e.used) if not self.refusal else []

    def _files(self) -> Iterator[Entry]:
        with os.scandir(self.folder) as files:
            for file in filter(lambda f: KEY.fullmatch(f.name), files):
                with contextlib.suppress(OSError):  # another process may have removed it
                    found = file.stat(follow_symlinks=False)
                    if not file.name.startswith(PARTIAL):
                        yield Entry(file.name, found.st_size, found.st_mtime)
                    elif found.st_mtime < time.time() - ABANDONED_S:
                        (self.folder / file.name).unlink()

    def verify(self) -> list[str]:
        """Read every file and delete those that are damaged or not to be trusted: their keys."""
        damaged = []
        self._compared.clear()
        for entry in self.entries():
            if self.map(entry.key) is None and self.get(entry.key) is None:
                damaged.append(entry.key)
                self.drop(entry.key)
                continue
            with contextlib.suppress(OSError):  # looking at it is no use of it
                os.utime(self.folder / entry.key, (entry.used, entry.used))
        return damaged

    @property
    def _is_tidied(self) -> bool:
        """Whether some process measured the folder a short while ago."""
        try:
            return time.time() - (self.folder / TIDIED).lstat().st_mtime < TIDY_EVERY_S
        except OSError:
            return False

    def tidy(self) -> None:
        """Delete what was used longest ago until the folder is within its limit."""
        with contextlib.suppress(OSError):
            (self.folder / TIDIED).touch(mode=0o600)
        entries = self.entries()
        total = sum(e.nbytes for e in entries)
        if total <= self.limit_nbytes:
            return
        for entry in reversed(entries):
            if total <= KEPT * self.limit_nbytes:
                return
            self.drop(entry.key)
            total -= entry.nbytes

    def clear(self) -> int:
        """Delete everything; how many files that were."""
        self.drop(TIDIED)
        return sum(self.drop(entry.key) for entry in self.entries())

    def drop(self, key: str) -> bool:
        """Delete one; whether it was there."""
        try:
            (self.folder / key).unlink()
        except OSError:
            return False
        return True


def _wait_for_lock(file: int) -> bool:
    """Lock a file, or lose patience; whether somebody else had it locked."""
    assert fcntl is not None
    end, has_waited = time.monotonic() + PATIENCE_S, False
    while time.monotonic() < end:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return has_waited
        except OSError as error:
            if error.errno not in (errno.EWOULDBLOCK, errno.EACCES):
                return has_waited  # a file system without locks
        has_waited = True
        time.sleep(0.01)
    return has_waited


def _distrust(found: os.stat_result, is_right: Callable[[int], bool]) -> str:
    """Why something on disk is not to be used: it could have been put there by somebody else."""
    if not is_right(found.st_mode):
        return "it is of another type: a link, a file or a device"
    if not hasattr(os, "geteuid"):
        return ""  # a profile folder's permissions, where there are no owners and modes
    if found.st_uid != os.geteuid():
        return f"it belongs to user {found.st_uid}, and this is user {os.geteuid()}"
    if found.st_mode & OTHERS_MAY_WRITE:
        return f"others may write to it: its mode is {stat.S_IMODE(found.st_mode):04o}"
    return ""


def _read_own(path: Path) -> bytes | None:
    """The file's bytes, and its time set to now; None if somebody else could have written it."""
    with _open_nofollow(path) as file:
        if _distrust(os.fstat(file.fileno()), stat.S_ISREG):
            return None
        data = file.read()
        if os.utime in os.supports_fd:
            os.utime(file.fileno())
    return data


def _map_own(path: Path) -> tuple[memoryview | None, Hashable]:
    """The same without reading it, and what tells this file from another of its name."""
    with _open_nofollow(path) as file:
        found = os.fstat(file.fileno())
        identity = path.name, found.st_dev, found.st_ino, found.st_size
        if _distrust(found, stat.S_ISREG):
            return None, identity
        if os.utime in os.supports_fd:
            os.utime(file.fileno())
        return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)), identity


def _open_nofollow(path: Path) -> BinaryIO:
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    return os.fdopen(os.open(path, flags), "rb")


def _checksum(key: str, *pieces: bytes | memoryview) -> bytes:
    """Of the key too: a file under another's name is damaged as well."""
    hashed = hashlib.blake2b(key.encode() + b"\0", digest_size=DIGEST_NBYTES)
    for piece in pieces:
        hashed.update(piece)
    return hashed.digest()


def _is_intact(key: str, image: memoryview) -> bool:
    """Whether a mapped file has the checksum that it names."""
    head = len(MAPPED_MAGIC) + DIGEST_NBYTES
    wanted = _sums_checksum(key, image[head:MAPPED_AT], image[MAPPED_AT:])
    return image[:head] == MAPPED_MAGIC + wanted


def _sums_checksum(key: str, gap: bytes | memoryview, *pieces: bytes | memoryview) -> bytes:
    """A digest of the key, the gap, the sum of each `SUMMED_NBYTES` in words, and what is left. A
    change within one word always changes a sum."""
    import numpy as np

    hashed = hashlib.blake2b(key.encode() + b"\0", digest_size=DIGEST_NBYTES)
    hashed.update(gap)
    for block in _blocks(pieces):
        if len(block) % SUMMED_NBYTES:
            hashed.update(block)
            continue
        rows = np.frombuffer(block, np.uint64).reshape(-1, SUMMED_NBYTES // 8)
        hashed.update(np.add.reduce(rows, axis=1).data)
    return hashed.digest()


def _blocks(pieces: Iterable[bytes | memoryview]) -> Iterator[bytes | memoryview]:
    """The same bytes in multiples of `SUMMED_NBYTES`, but for the last."""
    rest = b""
    for given in pieces:
        more = -len(rest) % SUMMED_NBYTES
        rest, piece = rest + bytes(given[:more]), memoryview(given)[more:]
        if len(rest) % SUMMED_NBYTES:
            continue
        whole = len(piece) // SUMMED_NBYTES * SUMMED_NBYTES
        yield rest
        yield piece[:whole]
        rest = bytes(piece[whole:])
    yield rest


def digest(*parts: str) -> str:
    """One name for several texts, each kept apart from the next."""
    hashed = hashlib.blake2b(digest_size=20)
    for part in parts:
        encoded = part.encode()
        hashed.update(len(encoded).to_bytes(8, "little") + encoded)
    return hashed.hexdigest()


# --- the process's store -------------------------------------------------------------------------


def cache_folder() -> Path:
    """`KITSUNE_CACHE_DIR`, the user's cache folder, or a temporary one where that is refused."""
    if chosen := os.environ.get("KITSUNE_CACHE_DIR", ""):
        return Path(chosen).expanduser()
    from platformdirs import user_cache_path

    return _choose_folder(user_cache_path("kitsune", appauthor=False))


@functools.cache
def _choose_folder(usual: Path) -> Path:
    """Services and containers often run without a home folder that they may write to."""
    refusal = Store(usual).refusal
    if not refusal:
        return usual
    user = os.geteuid() if hasattr(os, "geteuid") else os.environ.get("USERNAME", "user")
    instead = Path(tempfile.gettempdir()) / f"kitsune-{user}"
    if Store(instead).refusal:
        return usual
    warnings.warn(
        f"{usual} is not used as a cache: {refusal}; {instead} is used instead. "
        "Set KITSUNE_CACHE_DIR to choose another folder",
        stacklevel=4,
    )
    return instead


_STORES: dict[Path, Store] = {}


def default_store() -> Store:
    folder = cache_folder()
    return _STORES.get(folder) or _STORES.setdefault(folder, Store(folder, warns=True))


@functools.cache
def build_id() -> str:
    """This very kitsune: its version, and the size and age of each of its sources, which a
    developer changes without changing the version."""
    return digest(__version__, *_sources(os.path.dirname(os.path.dirname(__file__))))


def _sources(folder: str) -> Iterator[str]:
    """Name, size and age of each source below a folder, in order."""
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        if entry.name.endswith(".py"):
            state = entry.stat()
            yield f"{entry.name} {state.st_size} {state.st_mtime_ns}"
        elif "." not in entry.name and entry.name != "__pycache__" and entry.is_dir():
            yield from _sources(entry.path)
