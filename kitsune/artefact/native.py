"""Encode the object code of programs, and decode it if it is trusted and the CPU can run it."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable

from kitsune.artefact.container import check_list, check_type, field
from kitsune.backends.cpu.jit import host_target
from kitsune.backends.cpu.native_program import DynamicProgram, NativeProgram
from kitsune.errors import DeviceError, InputError, UnsupportedError
from kitsune.target import CpuTarget


def encode_native(programs: Iterable[object], target: CpuTarget) -> bytes:
    """The object code of these programs, and what a CPU needs to run it."""
    if not _present(target):
        raise UnsupportedError(
            f"cannot save native code for {target.name}", why="its features are not known"
        )
    made = {}
    for program in programs:
        if not isinstance(program, (NativeProgram, DynamicProgram)) or not program.name:
            raise UnsupportedError(
                "cannot save native code of this model",
                why="it depends on functions of yours, or was compiled with debug=True",
            )
        made[program.name] = base64.b64encode(program.binary.to_bytes()).decode("ascii")
    record = {"triple": target.triple, "features": sorted(_present(target)), "programs": made}
    return json.dumps(record).encode()


def decode_native(section: bytes) -> dict[str, bytes]:
    """The programs by name, if this CPU has all that they need."""
    if not section:
        return {}
    try:
        record = json.loads(section)
    except (ValueError, RecursionError) as error:
        raise InputError(f"its native code is damaged: {error}") from None
    what = "the native code"
    triple = field(record, "triple", str, what)
    needed = set(check_list(field(record, "features", list, what), str, what))
    host = host_target()
    if triple != host.triple or (missing := needed - _present(host)):
        raise DeviceError(
            "its native code does not run on this CPU",
            why=f"it is for {triple}, this is {host.triple}"
            if triple != host.triple
            else f"it needs {', '.join(sorted(missing))}",
            hint="load it without trust_native: the code is made here",
        )
    try:
        return {
            name: base64.b64decode(check_type(text, str, what), validate=True)
            for name, text in field(record, "programs", dict, what).items()
        }
    except ValueError as error:
        raise InputError(f"its native code is damaged: {error}") from None


def _present(target: CpuTarget) -> set[str]:
    return {name[1:] for name in target.features.split(",") if name.startswith("+")}
