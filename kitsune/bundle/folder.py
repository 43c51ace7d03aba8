"""Bytes in, the files of a bundle out: each is there whole or not at all.

Files that a page looks up by name in `model.json` are named by their content, so a new export never
changes what an old `model.json` points at; that file is written last, and what only the old one
named is removed after it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.safetensors import raw, write_whole

MANIFEST, FILES = "model.json", "files.json"
FORMAT, VERSION = "kitsune-bundle", 1
ALIGNMENT = 256  # of a constant among the weights
SHARD_NBYTES = 16 * 1024 * 1024


class Folder:
    """A folder of one bundle. `files` are those that were written, with their bytes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.files: dict[str, int] = {}
        self._before = _described(path)
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InputError(f"cannot write to '{path}'", why=error.strerror or "") from error

    def put(self, name: str, pieces: Iterable[bytes | memoryview]) -> None:
        """Write a file of this name."""
        target = self.path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        kept = list(pieces)
        write_whole(target, kept)
        self.files[name] = sum(len(piece) for piece in kept)

    def add(self, kind: str, suffix: str, data: bytes) -> str:
        """Write a file named by its content, once: what it is called."""
        name = f"{kind}/{hashlib.sha256(data).hexdigest()[:20]}{suffix}"
        if name not in self.files:
            self.put(name, [data])
        return name

    def finish(self, described: dict[str, Any]) -> None:
        """Write what makes a bundle of the files, and remove those of an earlier one."""
        stale = set(self._before) - {*self.files, FILES, MANIFEST}
        self.put(FILES, [as_json(sorted([*self.files, FILES, MANIFEST]))])
        self.put(MANIFEST, [as_json({"format": FORMAT, "version": VERSION, **described})])
        for name in sorted(stale):
            path = self.path / name
            if path.resolve().is_relative_to(self.path.resolve()):
                path.unlink(missing_ok=True)

    def nbytes(self, kind: str) -> int:
        """Of the files in one of its folders."""
        return sum(n for name, n in self.files.items() if name.startswith(f"{kind}/"))


def _described(path: Path) -> list[str]:
    """The files of the bundle that is there; a folder with anything else in it is not ours."""
    if not path.exists() or (path.is_dir() and not any(path.iterdir())):
        return []
    if not path.is_dir():
        raise InputError(f"'{path}' is a file", hint="name a folder to write to")
    try:
        found = json.loads((path / MANIFEST).read_text(encoding="utf-8"))
        names = json.loads((path / FILES).read_text(encoding="utf-8"))
        if found["format"] == FORMAT and all(isinstance(name, str) for name in names):
            return list(names)
    except (OSError, ValueError, KeyError, TypeError):
        pass
    raise InputError(
        f"'{path}' holds files that no export wrote", why=f"it has no {MANIFEST} of a bundle",
        hint="name an empty folder, or one that was exported to before",
    )  # fmt: skip


def as_json(data: Any) -> bytes:
    """The same bytes for the same data."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True, allow_nan=False).encode()


class Weights:
    """Constants one after the other, equal ones once, cut into shards of equal size."""

    def __init__(self) -> None:
        self._pieces: list[memoryview] = []
        self._places: dict[bytes, int] = {}
        self.nbytes = 0

    def add(self, array: np.ndarray) -> tuple[int, int]:
        """Where its bytes begin among all weights, and how many there are."""
        data = raw(np.ascontiguousarray(array))
        digest = hashlib.sha256(data).digest()
        if digest not in self._places:
            self._places[digest] = self.nbytes
            self._pieces.append(data)
            gap = -len(data) % ALIGNMENT
            self._pieces.append(memoryview(bytes(gap)))
            self.nbytes += len(data) + gap
        return self._places[digest], len(data)

    def write(self, folder: Folder, shard_nbytes: int) -> dict[str, Any]:
        """The shards as files, and how a page finds them."""
        shards = []
        for pieces in self._shards(shard_nbytes):
            digest = hashlib.sha256()
            for piece in pieces:
                digest.update(piece)
            name = f"weights/{digest.hexdigest()[:20]}.bin"
            folder.put(name, pieces)
            shards.append({
                "file": name, "nbytes": folder.files[name], "sha256": digest.hexdigest()
            })  # fmt: skip
        return {"nbytes": self.nbytes, "shardNbytes": shard_nbytes, "shards": shards}

    def _shards(self, nbytes: int) -> Iterator[list[memoryview]]:
        made, room = list[memoryview](), nbytes
        for piece in self._pieces:
            while len(piece) >= room:
                yield [*made, piece[:room]]
                piece, made, room = piece[room:], [], nbytes
            made.append(piece)
            room -= len(piece)
        if any(map(len, made)):
            yield made
