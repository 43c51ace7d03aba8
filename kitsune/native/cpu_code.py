"""Choose the best level of x86-64 that the CPU has, in LLVM text: `kt_choose_level() -> i32`.

LLVM has no intrinsic for `cpuid`, and an assembler only for the machine that it runs on: two short
functions are machine code.
"""

from __future__ import annotations

from collections.abc import Sequence

from kitsune.backends.cpu.jit import architecture
from kitsune.backends.cpu.llvm_text import Text
from kitsune.backends.cpu.threads.platform_code import system
from kitsune.target import CpuTarget

# cpuid(leaf, subleaf, ptr): push rbx; mov r8, rdx; mov eax, edi; mov ecx, esi; cpuid;
# mov [r8], eax; mov [r8+4], ebx; mov [r8+8], ecx; mov [r8+12], edx; pop rbx; ret
CPUID = bytes.fromhex(
    "53 49 89d0 89f8 89f1 0fa2 418900 41895804 41894808 4189500c 5b c3".replace(" ", "")
)
# xgetbv() -> i64: xor ecx, ecx; xgetbv; shl rdx, 32; or rax, rdx; ret
XGETBV = bytes.fromhex("31c9 0f01d0 48c1e220 4809d0 c3".replace(" ", ""))
SECTIONS = {"macos": "__TEXT,__text,regular,pure_instructions"}
EXTENDED = -2147483647  # the leaf 0x80000001

SSE3, SSSE3, FMA, CX16, SSE41, SSE42, MOVBE, POPCNT, OSXSAVE, AVX, F16C = (
    1 << bit for bit in (0, 9, 12, 13, 19, 20, 22, 23, 27, 28, 29)
)
BMI1, AVX2, BMI2, AVX512F, AVX512DQ, AVX512CD, AVX512BW, AVX512VL = (
    1 << bit for bit in (3, 5, 8, 16, 17, 28, 30, 31)
)
V2 = SSE3 | SSSE3 | CX16 | SSE41 | SSE42 | POPCNT
V3 = V2 | FMA | MOVBE | OSXSAVE | AVX | F16C
LZCNT = 1 << 5
AVX512 = AVX512F | AVX512DQ | AVX512CD | AVX512BW | AVX512VL
# VBMI, VBMI2, GFNI, VAES, VPCLMULQDQ, VNNI, BITALG, VPOPCNTDQ of an Ice Lake server
ICE_LAKE = sum(1 << bit for bit in (1, 6, 8, 9, 10, 11, 12, 14))

# Bits that a level needs: ecx of leaf 1; ebx and ecx of leaf 7; ecx of leaf 0x80000001; the
# registers that the system saves.
BITS = {
    "x86-64-v2": (V2, 0, 0, 0, 0),
    "x86-64-v3": (V3, BMI1 | AVX2 | BMI2, 0, LZCNT, 0x6),
    "x86-64-v4": (V3, BMI1 | AVX2 | BMI2 | AVX512, 0, LZCNT, 0xE6),
    "x86-64-vnni": (V3, BMI1 | AVX2 | BMI2 | AVX512, ICE_LAKE, LZCNT, 0xE6),
}


def choose_level_text(targets: Sequence[CpuTarget]) -> str:
    """The number of the first target whose instructions the CPU has, or -1. Where there are no
    levels, the first."""
    if architecture(targets[0]) != "x86_64":
        return "define hidden i32 @kt_choose_level() #0 {\n  ret i32 0\n}\n"
    section = SECTIONS.get(system(targets[0]), ".text")
    code = "\n".join(
        f'@{name} = internal constant [{len(data)} x i8] [{_list(data)}], section "{section}", '
        "align 16"
        for name, data in (("kt_cpuid", CPUID), ("kt_xgetbv", XGETBV))
    )
    return "\n".join([code, _write_choice(targets), ""])


def _list(data: bytes) -> str:
    return ", ".join(f"i8 {byte if byte < 128 else byte - 256}" for byte in data)


def _write_choice(targets: Sequence[CpuTarget]) -> str:
    t = Text()
    found = t.slot("[4 x i32]", 4)

    def ask(leaf: int, *registers: int) -> list[str]:
        t.do(f"call x86_64_sysvcc void @kt_cpuid(i32 {leaf}, i32 0, ptr {found})")
        return [t.load("i32", t.offset(found, n, "i32")) for n in registers]

    (most,) = ask(0, 0)
    (basic,) = ask(1, 2)
    has_seven = t.let(f"icmp uge i32 {most}, 7")
    ebx, ecx = (t.let(f"select i1 {has_seven}, i32 {word}, i32 0") for word in ask(7, 1, 2))
    (further,) = ask(EXTENDED, 2)
    saved = t.let(f"and i32 {basic}, {OSXSAVE}")
    saved = t.let(f"icmp ne i32 {saved}, 0")
    state = t.where(saved, "i32", lambda: _read_state(t), lambda: "0")
    for number, target in enumerate(targets):
        held = [
            t.let(f"icmp eq i32 {t.let(f'and i32 {word}, {_signed(bits)}')}, {_signed(bits)}")
            for word, bits in zip(
                (basic, ebx, ecx, further, state), BITS[target.level], strict=True
            )
        ]
        whole = held[0]
        for each in held[1:]:
            whole = t.let(f"and i1 {whole}, {each}")
        t.do(f"br i1 {whole}, label %level.{number}, label %below.{number}")
        t.label(f"level.{number}")
        t.do(f"ret i32 {number}")
        t.label(f"below.{number}")
    t.do("ret i32 -1")
    return t.function("hidden i32 @kt_choose_level()")


def _read_state(t: Text) -> str:
    return t.let(f"trunc i64 {t.let('call x86_64_sysvcc i64 @kt_xgetbv()')} to i32")


def _signed(bits: int) -> int:
    return bits if bits < 1 << 31 else bits - (1 << 32)
