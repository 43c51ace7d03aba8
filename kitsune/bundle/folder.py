"""Write the files of a bundle atomically.

Files that a page looks up by name in `model.json` are named by their content, so a new export never
changes what an old `model.json` points at; that file is written last, and what only the old one
named is removed after it.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Hashable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.safetensors import raw
from kitsune.system.files import FROM_DATA, write_atomically

MANIFEST, FILES, WORKER = "model.json", "files.json", "sw.js"
# Folders of files that are named by their content, and never change.
CONTENT_FOLDERS = ("plans", "probe", "shaders", "wasm", "webnn", "weights")
FORMAT, VERSION = "kitsune-bundle", 1
NOT_LOADED = (".ts", ".md", "package.json")  # ends of the names of files that no page loads
ALIGNMENT = 256  # of a constant among the weights
SHARD_NBYTES = 16 * 1024 * 1024


class Folder:
    """A folder of one bundle. `files` are those that were written, with their bytes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.files: dict[str, int] = {}
        self._digests: dict[str, str] = {}  # of files that are not named by their content
        self._before = _list_files(path)

    def put(self, name: str, pieces: Iterable[bytes | memoryview]) -> None:
        """Write a file of this name."""
        target = self.path / name
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InputError(f"cannot write to '{self.path}'", why=error.strerror or "") from error
        kept = list(pieces)
        write_atomically(target, kept)
        self.files[name] = sum(len(piece) for piece in kept)
        if not name.startswith(tuple(f"{kind}/" for kind in CONTENT_FOLDERS)):
            self._digests[name] = hashlib.sha256(b"".join(kept)).hexdigest()

    def add(self, kind: str, suffix: str, data: bytes) -> str:
        """Write a file named by its content, once: what it is called."""
        name = f"{kind}/{hashlib.sha256(data).hexdigest()[:20]}{suffix}"
        if name not in self.files:
            self.put(name, [data])
        return name

    def finish(self, described: dict[str, Any], worker: str) -> None:
        """Write what makes a bundle of the files, and remove those of an earlier one. `worker` is
        the text of its service worker, which lists the files and their version."""
        last = (WORKER, FILES, MANIFEST)
        stale = set(self._before) - {*self.files, *last}
        listed = encode_json(sorted([*self.files, *last]))
        manifest = encode_json({"format": FORMAT, "version": VERSION, **described})
        named = [*sorted(n for n in self._digests if not n.endswith(NOT_LOADED)), FILES, MANIFEST]
        self.put(WORKER, [self._service_worker(worker, named, [listed, manifest])])
        self.put(FILES, [listed])
        self.put(MANIFEST, [manifest])
        for name in sorted(stale):
            path = self.path / name
            with contextlib.suppress(OSError, ValueError):  # a folder, or no name of a file
                if path.resolve().is_relative_to(self.path.resolve()):
                    path.unlink()

    def _service_worker(self, text: str, named: list[str], last: list[bytes]) -> bytes:
        """The text with its constants set. Its version is of all files that keep their names: these
        name the others by their content."""
        version = hashlib.sha256(encode_json([self._digests, text]) + b"".join(last)).hexdigest()[
            :20
        ]
        stored = [f"{kind}/" for kind in CONTENT_FOLDERS if kind != "weights"]
        for name, value in (("VERSION", version), ("NAMED", named), ("FOLDERS", stored)):
            text = text.replace(f"'__{name}__'", encode_json(value).decode())
        return text.encode()

    def nbytes(self, kind: str) -> int:
        """Return the bytes of the files in one of the folders."""
        return sum(n for name, n in self.files.items() if name.startswith(f"{kind}/"))


def _list_files(path: Path) -> list[str]:
    """Return the files of an existing bundle; refuse a folder that holds anything else."""
    if not path.exists() or (path.is_dir() and not any(path.iterdir())):
        return []
    if not path.is_dir():
        raise InputError(f"'{path}' is a file", hint="name a folder to write to")
    try:
        found = json.loads((path / MANIFEST).read_text(encoding="utf-8"))
        names = json.loads((path / FILES).read_text(encoding="utf-8"))
        if found["format"] == FORMAT and all(isinstance(name, str) for name in names):
            return list(names)
    except (OSError, *FROM_DATA):
        pass
    raise InputError(
        f"'{path}' holds files that no export wrote",
        why=f"it has no {MANIFEST} of a bundle",
        hint="name an empty folder, or one that was exported to before",
    )


def encode_json(data: Any) -> bytes:
    """Encode data as JSON, the same bytes for the same data."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True, allow_nan=False).encode()


class Weights:
    """Constants by address, equal ones once, with who reads each. Those that the same plans read
    lie together in shards of a limited size, so that a page loads little that it does not need."""

    def __init__(self) -> None:
        self._places: dict[bytes, tuple[int, memoryview]] = {}
        self._readers: dict[bytes, set[Hashable]] = {}
        self.nbytes = 0

    def add(self, array: np.ndarray, reader: Hashable) -> tuple[int, int]:
        """The address of its bytes among all weights, and how many there are."""
        data = raw(np.ascontiguousarray(array))
        digest = hashlib.sha256(data).digest()
        if digest not in self._places:
            self._places[digest] = self.nbytes, data
            self.nbytes += -(-len(data) // ALIGNMENT) * ALIGNMENT
        self._readers.setdefault(digest, set()).add(reader)
        return self._places[digest][0], len(data)

    def write(self, folder: Folder, shard_nbytes: int) -> dict[str, Any]:
        """The shards as files, and how a page finds bytes in them: runs of addresses, each with
        its length, the number of its shard, and where it begins there."""
        shards, runs = list[dict[str, Any]](), list[list[int]]()
        for pieces in self._shards(shard_nbytes):
            at, digest = 0, hashlib.sha256()
            for address, data in pieces:
                digest.update(data)
                if runs and runs[-1][2] == len(shards) and sum(runs[-1][:2]) == address:
                    runs[-1][1] += len(data)
                else:
                    runs.append([address, len(data), len(shards), at])
                at += len(data)
            name = f"weights/{digest.hexdigest()[:20]}.bin"
            folder.put(name, [data for _, data in pieces])
            shards.append({"file": name, "nbytes": at, "sha256": digest.hexdigest()})
        return {"nbytes": self.nbytes, "shards": shards, "runs": sorted(runs)}

    def _shards(self, nbytes: int) -> Iterator[list[tuple[int, memoryview]]]:
        """Pieces with their addresses, those of the same readers together, cut where a shard is
        full."""
        groups: dict[frozenset[Hashable], list[bytes]] = {}
        for digest, readers in self._readers.items():
            groups.setdefault(frozenset(readers), []).append(digest)
        for digests in groups.values():
            made, room = list[tuple[int, memoryview]](), nbytes
            for address, data in self._pieces(digests):
                while len(data) >= room:
                    yield [*made, (address, data[:room])]
                    address, data, made, room = address + room, data[room:], [], nbytes
                if data:
                    made.append((address, data))
                    room -= len(data)
            if made:
                yield made

    def _pieces(self, digests: Iterable[bytes]) -> Iterator[tuple[int, memoryview]]:
        """Constants, and what fills up to where the next may begin."""
        for address, data in map(self._places.__getitem__, digests):
            yield address, data
            yield address + len(data), memoryview(bytes(-len(data) % ALIGNMENT))
