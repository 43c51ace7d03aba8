"""Identify a file by its place and times, or by its bytes: one identity is one content.

A file that was left alone for a while is known by its path and by its times. One of these,
when it was last changed in any way, programs cannot set. Two changes within one tick of the
system's clock leave one time, so a file that was changed just now is known by all of its bytes, and
so is every file where the system keeps no such time. Some of its pages are looked at in any case.
"""

from __future__ import annotations

import hashlib
import os
import stat
import time
from os import PathLike
from typing import BinaryIO, NamedTuple

from kitsune.cache.store import digest

SETTLED_S = 2.0  # the coarsest clock of a file system in use
SAMPLES, SAMPLE_NBYTES = 64, 4096
READ_NBYTES = 1 << 20


class Identity(NamedTuple):
    name: str
    by_content: bool  # rather than by place and times


def identify_file(
    path: str | PathLike[str], may_be_link: bool = True, by_content: bool = False
) -> Identity | None:
    """None for what is no regular file, cannot be read, or changes meanwhile. `by_content` reads
    all of it, whatever its age."""
    try:
        if not stat.S_ISREG(os.stat(path, follow_symlinks=may_be_link).st_mode):
            return None
        with open(path, "rb", buffering=0) as file:
            before = _read_state(file)
            by_content = by_content or not _is_settled(before)
            name = (
                digest(_hash_file(file))
                if by_content
                else digest(_hash_samples(file), *map(str, before))
            )
            return Identity(name, by_content) if _read_state(file) == before else None
    except OSError:
        return None


def _read_state(file: BinaryIO) -> tuple[int, ...]:
    found = os.fstat(file.fileno())
    place = found.st_dev, found.st_ino, found.st_size
    return (*place, found.st_mtime_ns, found.st_ctime_ns)


def _is_settled(state: tuple[int, ...]) -> bool:
    age_s = time.time() - 1e-9 * max(state[3:])
    return os.name == "posix" and age_s > SETTLED_S


def _hash_samples(file: BinaryIO) -> str:
    """Of pages all over the file, its first and its last among them."""
    hashed = hashlib.sha256()
    last = max(0, os.fstat(file.fileno()).st_size - SAMPLE_NBYTES)
    for at in sorted({last * n // (SAMPLES - 1) for n in range(SAMPLES)}):
        file.seek(at)
        hashed.update(file.read(SAMPLE_NBYTES))
    return hashed.hexdigest()


def _hash_file(file: BinaryIO) -> str:
    hashed = hashlib.sha256()
    while piece := file.read(READ_NBYTES):
        hashed.update(piece)
    return hashed.hexdigest()
