"""Write the module of a library's functions: their text, with tables that describe the model."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from typing import Any

from kitsune.backends.cpu.llvm_text import Text
from kitsune.backends.cpu.threads.control_block import (
    BUSY,
    FREE,
    MASK_NBYTES,
    Control,
    fill_template,
    offsets,
)
from kitsune.backends.cpu.threads.team import SPIN_NS, WORTH_WAKING_US
from kitsune.ir.node import Node
from kitsune.ir.sizes import Symbol, hint, is_symbolic
from kitsune.native.contents import DecoderShape, Tensors
from kitsune.native.create_code import CREATE_TEXT
from kitsune.native.decode_code import DECODE_TEXT
from kitsune.native.handle import DECODER_ERRORS, DTYPES, ERRORS, HEAD_NBYTES, MAGIC, Handle, Start
from kitsune.native.program_code import BlockHead, BlockLayout
from kitsune.native.run_code import RUN_TEXT
from kitsune.native.sizes_code import DIVISION_TEXT, load_symbols, return_unless
from kitsune.native.team_start_code import NO_TEAM_TEXT, TEAM_TEXT
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class FixedInput:
    """An input whose value decides what is computed: a call with any other gets an error code."""

    number: int
    data: bytes
    code: int
    text: str


@dataclass(frozen=True)
class Described:
    """What the functions of a library say of its model."""

    version: str
    inputs: Tensors
    outputs: Tensors
    symbols: tuple[Symbol, ...]
    fixed: tuple[FixedInput, ...]
    texts: Mapping[int, str]  # of error codes
    digest: bytes  # of the weights
    weights_nbytes: int
    has_weights: bool  # inside the library
    decoder: DecoderShape | None = None

    @property
    def errors(self) -> dict[str, tuple[int, str]]:
        """The codes that every library of the kind has, and their texts, by name."""
        return ERRORS | (DECODER_ERRORS if self.decoder else {})


class Strings:
    """The texts of a library as constants, each once."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def add(self, text: str) -> str:
        return self._names.setdefault(text, f"@kt_text_{len(self._names)}")

    def text(self) -> str:
        return "\n".join(
            f"{name} = internal constant {encode(text.encode() + bytes(1))}"
            for text, name in self._names.items()
        )


def encode(data: bytes) -> str:
    """Bytes as a constant of LLVM."""
    return f'[{len(data)} x i8] c"' + "".join(f"\\{byte:02X}" for byte in data) + '"'


class ApiWriter:
    """Writes the module of a library's functions. `levels` are names of levels of CPU with the
    functions that bind their programs, in the order that `kt_choose_level` numbers them."""

    def __init__(self, described: Described, layout: BlockLayout) -> None:
        self._described, self._layout, self._strings = described, layout, Strings()

    def text(
        self,
        levels: Sequence[tuple[str, str]],
        read_sizes: str,
        platform: str,
        exported: str,
        most_threads: int,
    ) -> str:
        """`platform` has the functions of waiting and parking, or nothing where there are no
        threads; `exported` is how a function is marked that others may call."""
        values = self._values(exported, bool(platform), most_threads)
        team = TEAM_TEXT if platform else NO_TEAM_TEXT
        parts = [
            "%tensor = type { ptr, i32, i32, ptr, ptr }",
            SYSTEM_DECLARATIONS,
            platform,
            DIVISION_TEXT,
            read_sizes,
            self._write_shapes(exported),
            self._write_errors(exported),
            self._write_levels(levels),
            self._write_tensors("kt_inputs", self._described.inputs),
            self._write_tensors("kt_outputs", self._described.outputs),
            self._write_values(),
            self._write_fixed(),
            fill_template(CREATE_TEXT, values),
            fill_template(RUN_TEXT, values),
            fill_template(team, values),
            fill_template(DECODE_TEXT, values) if self._described.decoder else "",
            self._strings.text(),
        ]
        return "\n".join([*parts, ""])

    def _values(self, exported: str, has_team: bool, most_threads: int) -> dict[str, Any]:
        described, layout = self._described, self._layout
        own = "%embedded = select i1 false, ptr null, ptr null"
        if described.has_weights:
            own = (
                "%embedded = select i1 true, ptr @kt_weights, ptr null\n"
                "  store ptr @kt_weights, ptr %weights.p, align 8\n"
                f"  store i64 {described.weights_nbytes}, ptr %nbytes.p, align 8"
            )
        errors = {f"error_{name.lower()}": code for name, (code, _) in described.errors.items()}
        numbers = {
            "weights_nbytes": described.weights_nbytes,
            "weights_nbytes_at": offsets(Handle)["weights_nbytes"],
            "head_nbytes": HEAD_NBYTES,
            "handle_nbytes": ctypes.sizeof(Handle),
            "block_nbytes": layout.nbytes,
            "symbols": len(described.symbols),
            "room_symbols": max(1, len(described.symbols)),
            "values_at": layout.values,
            "values_nbytes": 8 * len(described.symbols),
            "inputs": len(described.inputs),
            "outputs": len(described.outputs),
            "most_threads": most_threads,
            "mask_nbytes": MASK_NBYTES,
            "control_nbytes": ctypes.sizeof(Control),
            "start_nbytes": ctypes.sizeof(Start),
            "spins_ns": 1000 * SPIN_NS,
            "worth_waking": int(1000 * WORTH_WAKING_US),
            "busy": BUSY,
            "free": FREE,
        }
        words = {
            "exported": exported,
            "attributes": "#0",
            "own_weights": own,
            "yield": "call void @kt_yield()" if has_team else "",
        }
        places: dict[str, Any] = offsets(BlockHead) | offsets(Handle) | offsets(Control)
        return places | offsets(Start) | errors | numbers | words | self._decoder_values()

    def _decoder_values(self) -> dict[str, Any]:
        shape = self._described.decoder
        if shape is None:
            return {}
        return {
            "vocabulary": shape.vocabulary,
            "context": shape.context,
            "most_tokens": shape.most,
            "most_above": shape.most - 1,
        }

    def _write_shapes(self, exported: str) -> str:
        """`output_shape(number, shapes, shape) -> i32`."""
        t, outputs = Text(), self._described.outputs
        count = max(1, len(self._described.symbols))
        t.do(f"%values = alloca [{count} x i64], align 8")
        code = t.let("call i32 @kt_sizes(ptr %shapes, ptr %values)")
        t.do(f"br i1 {t.let(f'icmp eq i32 {code}, 0')}, label %read, label %wrong")
        t.label("wrong")
        t.do(f"ret i32 {code}")
        t.label("read")
        listed = " ".join(f"i64 {n}, label %output.{n}" for n in range(len(outputs)))
        t.do(f"switch i64 %number, label %none [{listed}]")
        for n, (_, node) in enumerate(outputs):
            t.label(f"output.{n}")
            sizes = load_symbols(t, self._described.symbols)
            for axis, size in enumerate(node.shape):
                t.store("i64", sizes.write(size), t.offset("%shape", axis, "i64"), 8)
            t.do("ret i32 0")
        t.label("none")
        t.do(f"ret i32 {ERRORS['OUTPUT'][0]}")
        declared = [
            f"declare {d}"
            for d in sorted(t.declared)
            if "llvm.smin" not in d and "llvm.smax" not in d
        ]
        signature = f"{exported} i32 @kt_api_output_shape(i64 %number, ptr %shapes, ptr %shape)"
        return "\n".join([*declared, t.function(signature)])

    def _write_errors(self, exported: str) -> str:
        texts = dict(self._described.errors.values()) | dict(self._described.texts)
        listed = " ".join(f"i32 {code}, label %error.{code}" for code in texts)
        lines = [f"define {exported} ptr @kt_api_error_text(i32 %code) #0 {{", "entry:"]
        lines.append(f"  switch i32 %code, label %unknown [{listed}]")
        for code, text in texts.items():
            lines += [f"error.{code}:", f"  ret ptr {self._strings.add(text)}"]
        return "\n".join(
            [*lines, "unknown:", f"  ret ptr {self._strings.add('unknown error')}", "}"]
        )

    def _write_levels(self, levels: Sequence[tuple[str, str]]) -> str:
        names = ", ".join(f"ptr {self._strings.add(name)}" for name, _ in levels)
        binds = ", ".join(f"ptr @{symbol}" for _, symbol in levels)
        declared = [f"declare i32 @{symbol}(ptr, ptr, i64, ptr, ptr)" for _, symbol in levels]
        kind = f"[{len(levels)} x ptr]"
        return "\n".join(
            [
                *declared,
                f"@kt_levels = internal constant {kind} [{names}]",
                f"@kt_binds = internal constant {kind} [{binds}]",
            ]
        )

    def _write_tensors(self, name: str, tensors: Sequence[tuple[str, Node]]) -> str:
        lines, rows = [], []
        for n, (own, node) in enumerate(tensors):
            rank = len(node.shape)
            sizes = ", ".join(f"i64 {-1 if is_symbolic([s]) else s}" for s in node.shape)
            said = (self._strings.add(str(s)) if is_symbolic([s]) else "null" for s in node.shape)
            axes = ", ".join(f"ptr {each}" for each in said)
            shape = f"[{rank} x i64] [{sizes}]" if rank else "[1 x i64] zeroinitializer"
            axis = f"[{rank} x ptr] [{axes}]" if rank else "[1 x ptr] zeroinitializer"
            lines += [f"@{name}_shape_{n} = internal constant {shape}"]
            lines += [f"@{name}_axes_{n} = internal constant {axis}"]
            dtype = DTYPES[str(node.dtype)]
            rows.append(
                f"%tensor {{ ptr {self._strings.add(own)}, i32 {dtype}, i32 {rank}, "
                f"ptr @{name}_shape_{n}, ptr @{name}_axes_{n} }}"
            )
        table = f"[{len(rows)} x %tensor] [{', '.join(rows)}]"
        return "\n".join([*lines, f"@{name} = internal constant {table}"])

    def _write_fixed(self) -> str:
        """`kt_check_values(inputs) -> i32`: the code of the first fixed input of another value."""
        t, constants = Text(), []
        for each in self._described.fixed:
            wanted = f"@kt_fixed_{each.number}"
            constants.append(f"{wanted} = internal constant {encode(each.data)}")
            given = t.load("ptr", t.offset("%inputs", each.number, "ptr"), 4)
            compared = f"ptr {given}, ptr {wanted}, i64 {len(each.data)}"
            return_unless(t, t.let(f"call i1 @kt_is_same({compared})"), str(each.code))
        t.do("ret i32 0")
        return "\n".join([*constants, t.function("internal i32 @kt_check_values(ptr %inputs)")])

    def _write_values(self) -> str:
        described = self._described
        usual = ", ".join(f"i64 {hint(s.size)}" for s in described.symbols) or "i64 0"
        count = max(1, len(described.symbols))
        head = MAGIC + described.weights_nbytes.to_bytes(8, "little") + described.digest
        lines = [
            f"@kt_usual = internal constant [{count} x i64] [{usual}]",
            f"@kt_weights_head = internal constant {encode(head)}",
            f"@kt_version = internal constant {encode(described.version.encode() + bytes(1))}",
        ]
        if described.has_weights:
            lines.append("@kt_weights = external hidden constant i8")
        return "\n".join(lines)


SYSTEM_DECLARATIONS = """
declare ptr @kt_allocate(i64)
declare void @kt_release(ptr)
declare i32 @kt_map(ptr, ptr, ptr)
declare void @kt_unmap(ptr, i64)
declare i64 @kt_list_cpus(ptr)
declare i32 @kt_thread_id()
declare i32 @kt_start_thread(ptr, ptr, ptr)
declare void @kt_join_thread(ptr)
declare i32 @kt_choose_level()
"""
