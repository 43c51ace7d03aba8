"""Link the objects of a library for a system, by the package `ziglang`, and write archives."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from kitsune.backends.cpu.host_target import machine_target
from kitsune.backends.cpu.jit import architecture, host_target
from kitsune.backends.cpu.threads.platform_code import system
from kitsune.backends.wasm.wasm_program import find_zig
from kitsune.errors import UnsupportedError, VerifyError
from kitsune.system.files import write_atomically
from kitsune.system.records import dataclass
from kitsune.target import AARCH64, APPLE_M1, CPU_LEVELS, WASM32, X86_64_V3, CpuTarget

GLIBC = "2.17"  # of 2012: what a library for glibc needs at least


@dataclass(frozen=True)
class System:
    """A system that libraries are linked for: the triple of LLVM's objects, zig's name of it, the
    file of a shared library, if it has any, and what that is linked with."""

    triple: str
    zig: str
    shared: str = ""
    archive: str = "lib{name}.a"
    options: tuple[str, ...] = ()


POSIX = ("-lpthread", "-lm")
SONAME = "-Wl,-soname,{file}"
SYSTEMS = {
    "x86_64-linux-gnu": System(
        "x86_64-unknown-linux-gnu",
        f"x86_64-linux-gnu.{GLIBC}",
        "lib{name}.so",
        options=(*POSIX, SONAME),
    ),
    "aarch64-linux-gnu": System(
        "aarch64-unknown-linux-gnu",
        f"aarch64-linux-gnu.{GLIBC}",
        "lib{name}.so",
        options=(*POSIX, SONAME),
    ),
    "x86_64-linux-musl": System(
        "x86_64-unknown-linux-musl", "x86_64-linux-musl", "lib{name}.so", options=(SONAME,)
    ),
    "aarch64-linux-musl": System(
        "aarch64-unknown-linux-musl", "aarch64-linux-musl", "lib{name}.so", options=(SONAME,)
    ),
    "x86_64-windows-gnu": System(
        "x86_64-w64-windows-gnu",
        "x86_64-windows-gnu",
        "{name}.dll",
        options=("-lapi-ms-win-core-synch-l1-2-0", "-Wl,--out-implib,{folder}/lib{name}.dll.a"),
    ),
    "x86_64-macos": System(
        "x86_64-apple-macosx11.0.0",
        "x86_64-macos.11.0",
        "lib{name}.dylib",
        options=("-Wl,-install_name,@rpath/{file}",),
    ),
    "aarch64-macos": System(
        "aarch64-apple-macosx11.0.0",
        "aarch64-macos.11.0",
        "lib{name}.dylib",
        options=("-Wl,-install_name,@rpath/{file}",),
    ),
    "wasm32-wasi": System("wasm32-unknown-wasi", "wasm32-wasi"),
}
DEFAULT_LEVELS = {"x86_64": (X86_64_V3,), "aarch64": (AARCH64,), "wasm32": (WASM32,)}


def find_system(target: str) -> System:
    if target not in SYSTEMS:
        raise UnsupportedError(
            f"no target {target!r} for a library in C", hint=f"one of {', '.join(SYSTEMS)}"
        )
    return SYSTEMS[target]


def host_system() -> str:
    """The system of this process, with the C library that most of its kind have."""
    host = host_target()
    rest = {"linux": "linux-gnu", "windows": "windows-gnu", "macos": "macos"}.get(system(host), "")
    if "musl" in host.triple:
        rest = "linux-musl"
    name = f"{architecture(host)}-{rest}"
    find_system(name)
    return name


def choose_levels(target: str, names: Sequence[str]) -> list[CpuTarget]:
    """The levels of CPU that a library holds programs for, the best first."""
    arch, made = target.partition("-")[0], find_system(target)
    if target == "aarch64-macos":
        default: tuple[CpuTarget, ...] = (APPLE_M1,)
    else:
        default = DEFAULT_LEVELS[arch]
    found = [_find_level(name) for name in names]
    own = [level for level in found if level.triple.partition("-")[0] == arch] or list(default)
    order = [level.level for level in CPU_LEVELS.values()]
    own.sort(key=lambda level: -order.index(level.level))
    return [replace(level, triple=made.triple, is_shared=True) for level in dict.fromkeys(own)]


def _find_level(name: str) -> CpuTarget:
    """A level by name. The host is as Python plans for it, with what was measured of its speed."""
    known = {"host": machine_target(), **CPU_LEVELS}
    if name not in known:
        raise UnsupportedError(f"no level of CPU {name!r}", hint=f"one of {', '.join(known)}")
    return known[name]


def link_library(objects: Mapping[str, bytes], folder: Path, made: System, name: str) -> list[Path]:
    """Write a shared library, where the system has any, and a static one, of objects by name. They
    need the C library of their system alone. Older ones, which processes may use, are replaced."""
    names = [made.archive.format(name=name)]
    with tempfile.TemporaryDirectory(prefix="kitsune-build-") as place:
        files, result = [Path(place) / each for each in objects], Path(place) / "result"
        result.mkdir()
        for file, data in zip(files, objects.values(), strict=True):
            file.write_bytes(data)
        run_zig("ar", "rcs", result / names[0], *files)
        if made.shared:
            names.insert(0, made.shared.format(name=name))
            given = {"file": names[0], "folder": result, "name": name}
            options = [option.format(**given) for option in made.options]
            linked = ["-shared", "-O2", "-s", "-o", result / names[0]]
            run_zig("cc", "-target", made.zig, *linked, *files, *options)
        for file in result.iterdir():
            write_atomically(folder / file.name, [file.read_bytes()])
            (folder / file.name).chmod(file.stat().st_mode & 0o777)
    return [folder / each for each in names]


# How an assembler begins read-only data whose name other objects of the library see.
SECTIONS = {
    "linux": '.section .rodata,"a"\n.globl {symbol}\n.hidden {symbol}\n.balign 64\n{symbol}:',
    "windows": '.section .rdata,"dr"\n.globl {symbol}\n.balign 64\n{symbol}:',
    "macos": ".section __TEXT,__const\n.globl _{symbol}\n.private_extern _{symbol}\n"
    ".balign 64\n_{symbol}:",
}


def embed_file(path: Path, symbol: str, made: System) -> bytes:
    """A file as an object, which an assembler includes."""
    kind = next((name for name in SECTIONS if name in made.zig), "")
    if not kind:
        raise UnsupportedError(f"no weights inside a library for {made.zig}", hint='weights="file"')
    with tempfile.TemporaryDirectory(prefix="kitsune-build-") as place:
        source, result = Path(place) / "weights.s", Path(place) / "weights.o"
        begin = SECTIONS[kind].format(symbol=symbol)
        source.write_text(f'{begin}\n.incbin "{path.resolve().as_posix()}"\n')
        run_zig("cc", "-target", made.zig, "-c", "-o", result, source)
        return result.read_bytes()


def run_zig(*arguments: object) -> None:
    """Run zig, which finds a compiler, a linker and C libraries in its own package."""
    zig = find_zig("build", "no linker for a library in C")
    command = [zig, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise VerifyError(f"zig {arguments[0]} failed", why=done.stderr.strip()[-2000:])
