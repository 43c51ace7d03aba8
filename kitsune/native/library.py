"""Export a model as a library in C: its program, a small runtime, a header, weights.

names      what the functions of the library begin with, and what its files are called
levels     of CPU: one library may hold programs for several, and takes the best when it is loaded
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from kitsune import __version__
from kitsune.backends.cpu.binary import constant_value, pack_constants
from kitsune.backends.cpu.emit import emit_module
from kitsune.backends.cpu.jit import compile_objects
from kitsune.backends.cpu.linker import link
from kitsune.backends.cpu.llvm_text import localize
from kitsune.backends.cpu.threads.platform_code import has_parking, parking_text, waiting_text
from kitsune.backends.cpu.threads.team import check_count
from kitsune.backends.cpu.threads.team_code import runtime_text
from kitsune.bundle.any_size import cover_sizes
from kitsune.errors import InputError, UnsupportedError, spell
from kitsune.ir.sizes import is_symbolic
from kitsune.native.api_tables import ApiWriter, Described, FixedInput
from kitsune.native.contents import Contents
from kitsune.native.cpu_code import choose_level_text
from kitsune.native.handle import DTYPES, FIRST_CHECK, HEAD_NBYTES, MAGIC, WEIGHTS_ALIGN
from kitsune.native.library_files import write_files
from kitsune.native.program_code import ProgramWriter, Variant, plan_blocks
from kitsune.native.sizes_code import SizeReader
from kitsune.native.system_code import system_text
from kitsune.native.zig import (
    choose_levels,
    embed_file,
    find_system,
    host_system,
    link_library,
)
from kitsune.system.files import write_atomically
from kitsune.system.progress import Stages
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

MAX_THREADS = 16  # that a library may be asked for
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,62}\Z")


@dataclass(frozen=True)
class Library:
    """What was written for one target: the files, and their bytes without and with weights."""

    target: str
    folder: Path
    levels: tuple[str, ...]
    variants: int
    nbytes: dict[str, int]

    def __str__(self) -> str:
        files = ", ".join(f"{name} {size:,}" for name, size in self.nbytes.items())
        return f"{self.target} ({', '.join(self.levels)}): {self.folder}: {files}"


@dataclass(frozen=True)
class ExportedLibraries:
    folder: Path
    libraries: tuple[Library, ...]

    def __str__(self) -> str:
        return "\n".join(map(str, self.libraries))


def export_library(
    folder: str | PathLike[str],
    contents: Contents,
    *,
    targets: Sequence[str] | None = None,
    levels: Sequence[str] = (),
    name: str = "model",
    weights: str = "file",
    threads: int = MAX_THREADS,
) -> ExportedLibraries:
    """Write the library of a model for each target, this machine's by default, to a folder of that
    name; with one target, to the folder itself."""
    targets = [host_system()] if targets is None else targets
    _check(name, targets, weights, threads, contents)
    made = []
    for target in targets:
        place = Path(folder) if len(targets) == 1 else Path(folder) / target
        place.mkdir(parents=True, exist_ok=True)
        made.append(_Exporter(place, contents, name, threads, target, levels, weights).write())
    return ExportedLibraries(Path(folder), tuple(made))


def _check(
    name: str, targets: Sequence[str], weights: str, threads: int, contents: Contents
) -> None:
    check_count(threads)
    if not NAME.match(name):
        raise InputError(f"{name!r} is no name for a library", why="functions in C begin with it")
    if weights not in ("file", "inside"):
        raise InputError(f"no place {weights!r} for weights", hint="'file' or 'inside'")
    if not targets:
        raise InputError("no targets", hint='targets=["x86_64-linux-gnu"]')
    for target in targets:
        find_system(target)
    for own, node in (*contents.inputs, *contents.outputs):
        if str(node.dtype) not in DTYPES:
            raise InputError(f"'{own}' is {node.dtype}", why="C has no such arrays")


def _list_fixed(contents: Contents, first: int) -> tuple[FixedInput, ...]:
    """The inputs whose values decide what is computed, with codes from `first` on. Arguments of a
    function that are no arrays are not among the inputs."""
    found, names = list[FixedInput](), [name for name, _ in contents.inputs]
    for name, value in contents.fixed.items():
        if name not in names:
            continue
        number = names.index(name)
        node, array = contents.inputs[number][1], np.asarray(value)
        if is_symbolic(node.shape):
            raise UnsupportedError(
                f"the value of '{name}' decides what is computed",
                why=f"a library is made for one value, and '{name}' has dynamic axes",
                hint=spell("name its shape: model.export_c(folder, shapes=[…])", "use --shape"),
            )
        listed = np.array2string(array, separator=", ", threshold=8).replace("\n", "")
        text = f"'{name}' is not {listed}, the value that the library is made for"
        data = array.astype(node.dtype.numpy).tobytes()
        found.append(FixedInput(number, data, first + len(found), text))
    return tuple(found)


class Weights:
    """The weights of a library: constants as kernels read them, equal ones once."""

    def __init__(self) -> None:
        self._arrays: list[np.ndarray] = []
        self._places: dict[bytes, int] = {}
        self.nbytes = -(-HEAD_NBYTES // WEIGHTS_ALIGN) * WEIGHTS_ALIGN

    def add(self, array: np.ndarray) -> int:
        data = np.ascontiguousarray(array)
        key = hashlib.blake2b(data.tobytes(), digest_size=16).digest() + str(data.nbytes).encode()
        if key not in self._places:
            self._places[key] = self.nbytes
            self._arrays.append(data)
            self.nbytes += -(-data.nbytes // WEIGHTS_ALIGN) * WEIGHTS_ALIGN
        return self._places[key]

    @property
    def digest(self) -> bytes:
        return hashlib.blake2b(b"".join(self._places), digest_size=32).digest()

    def write(self, path: Path) -> None:
        """Write a file beside an older one, which a process may have mapped."""
        write_atomically(path, self._pieces())

    def _pieces(self) -> Iterator[bytes]:
        head = MAGIC + self.nbytes.to_bytes(8, "little") + self.digest
        yield head + bytes(-len(head) % WEIGHTS_ALIGN)
        for array in self._arrays:
            yield array.tobytes()
            yield bytes(-array.nbytes % WEIGHTS_ALIGN)


class _Exporter:
    """Writes the library of one target."""

    def __init__(
        self,
        folder: Path,
        contents: Contents,
        name: str,
        threads: int,
        target: str,
        levels: Sequence[str],
        weights: str,
    ) -> None:
        self._folder, self._contents, self._name = folder, contents, name
        self._target, self._system = target, find_system(target)
        self._levels = choose_levels(target, levels)
        self._is_inside = weights == "inside"
        self._weights = Weights()
        self._threads = threads if has_parking(self._levels[0]) else 1
        self._texts: dict[str, int] = {}  # of checks of values, by what they say

    def write(self) -> Library:
        contents = self._contents
        reader = SizeReader(contents.inputs, contents.guards, FIRST_CHECK)
        read_sizes = reader.text()
        fixed = _list_fixed(contents, FIRST_CHECK + len(reader.texts))
        self._first = FIRST_CHECK + len(reader.texts) + len(fixed)
        levels = [self._link_level(n, level) for n, level in enumerate(self._levels)]
        every = [variant for variants, _ in levels for variant in variants]
        layout = plan_blocks(every, len(reader.symbols))
        texts = reader.texts | {each.code: each.text for each in fixed}
        texts |= {code: text for text, code in self._texts.items()}
        described = Described(
            version=__version__,
            inputs=contents.inputs,
            outputs=contents.outputs,
            symbols=tuple(reader.symbols),
            fixed=fixed,
            texts=texts,
            digest=self._weights.digest,
            weights_nbytes=self._weights.nbytes,
            has_weights=self._is_inside,
            decoder=contents.decoder,
        )
        objects = self._compile_runtime(described, layout, reader, read_sizes, levels)
        for variants, _ in levels:
            for variant in variants:
                objects += [each for each in variant.binary.objects if each not in objects]
        nbytes = self._write_files(objects, described)
        return Library(
            self._target,
            self._folder,
            tuple(level.name for level in self._levels),
            len(every),
            nbytes,
        )

    def _prefix(self, level: int) -> str:
        return f"{self._name}_l{level}_"

    def _link_level(self, number: int, level: CpuTarget) -> tuple[list[Variant], CpuTarget]:
        """The programs of a level of CPU, one for each of the sizes that those before are not."""
        contents = self._contents

        def make(values: Any, variant: int) -> Variant:
            planned = contents.plan(values, level)
            module = planned.module
            binary = link(
                emit_module(module, level),
                module,
                level,
                self._threads,
                Stages(),
                suffix=f"_{variant}",
                prefix=self._prefix(number),
            )
            packed = pack_constants(binary.constants, [constant_value(n) for n in module.constants])
            returned = {
                node: self._weights.add(constant_value(node))
                for node in module.graph.outputs
                if node.op == "constant"
            }
            return Variant(
                binary=binary,
                module=module,
                guards=tuple(dict.fromkeys((*planned.guards, *binary.guards))),
                inputs=contents.places,
                outputs=len(contents.outputs),
                codes=tuple(self._code(text) for text in planned.messages),
                weights=tuple(self._weights.add(each.array) for each in packed),
                returned=returned,
            )

        return [variant for _, variant in cover_sizes(contents.sizes, make)], level

    def _code(self, text: str) -> int:
        return self._texts.setdefault(text, self._first + len(self._texts))

    def _compile_runtime(
        self,
        described: Described,
        layout: Any,
        reader: SizeReader,
        read_sizes: str,
        levels: Sequence[tuple[list[Variant], CpuTarget]],
    ) -> list[bytes]:
        """The objects around those of the kernels, for any CPU of the architecture."""
        target, name = self._baseline(), self._name
        has_team = has_parking(target)
        writer = ApiWriter(described, layout)
        platform = waiting_text(target) + parking_text(target) if has_team else ""
        binds = [(level.name, f"{self._prefix(n)}kt_bind") for n, (_, level) in enumerate(levels)]
        exported = "dllexport" if "windows" in target.triple else ""
        texts = [
            writer.text(binds, read_sizes, platform, exported, self._threads),
            system_text(target),
            choose_level_text(self._levels),
            *([runtime_text(target)] if has_team else []),
        ]
        named = [localize(text, f"{name}_") for text in texts]
        for n, (variants, _) in enumerate(levels):
            programs = ProgramWriter(variants, reader.symbols, layout, self._threads)
            run = f"{name}_kt_run" if has_team else ""
            named.append(localize(programs.text(run), self._prefix(n)))
        whole = [join_module(text).replace(f"@{name}_kt_api_", f"@{name}_") for text in named]
        return list(compile_objects(whole, target, 1, Stages())[0])

    def _baseline(self) -> CpuTarget:
        """Whatever CPU loads the library runs its first functions."""
        level = self._levels[-1]
        if level.triple.startswith("x86_64"):
            return replace(level, cpu="x86-64", features="", lanes=4)
        return level

    # --- files -----------------------------------------------------------------------------------

    def _write_files(self, objects: Sequence[bytes], described: Described) -> dict[str, int]:
        folder, name, made = self._folder, self._name, self._system
        weights = folder / f"{name}.weights"
        self._weights.write(weights)
        named = {f"{name}_{n}.o": data for n, data in enumerate(objects)}
        if self._is_inside:
            named[f"{name}_weights.o"] = embed_file(weights, f"{name}_kt_weights", made)
            weights.unlink()
        files = link_library(named, folder, made, name)
        files += [] if self._is_inside else [weights]
        write_files(
            folder, described, name=name, target=self._target, made=made, threads=self._threads
        )
        return {file.name: file.stat().st_size for file in files}


def join_module(text: str) -> str:
    """A module that declares each function once."""
    lines = text.splitlines()
    declared = dict.fromkeys(line for line in lines if line.startswith("declare "))
    return "\n".join([*declared, *(line for line in lines if line not in declared), ""])
