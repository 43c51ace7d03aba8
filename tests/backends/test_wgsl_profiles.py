"""Profiles: which browser a user agent names, what each writes, and that all compute the same."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.emit_shader import emit
from kitsune.backends.webgpu.gemm_shader import slides
from kitsune.backends.webgpu.profiles import NATIVE, PROFILES, Profile, detect_browser, profile
from kitsune.backends.webgpu.three_bit_packing import CODES, pack
from kitsune.errors import UnsupportedError
from kitsune.ir.affine import affine
from kitsune.ir.dtypes import f32, make_packed_type
from kitsune.ir.packing import PLANES, quantize, unpack
from kitsune.lower.kernel import Axis, Body, Buffer, Kernel, Store
from kitsune.target import GpuTarget
from tests.backends.wgsl_kernels import (
    FORMATS,
    Arrays,
    arange,
    attention,
    check,
    map_kernel,
    matmul,
    normal,
    packed_matmul,
    softmax,
)

TARGET = GpuTarget("test", max_invocations=1024, max_workgroup_nbytes=32768, subgroups=True)
on_device = pytest.mark.webgpu
every = pytest.mark.parametrize("made", PROFILES.values(), ids=list(PROFILES))


# --- user agents ---------------------------------------------------------------------------------

MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)"
ANDROID = "Mozilla/5.0 (Linux; Android 10)"
WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
PHONE = f"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) {WEBKIT}"
AGENTS = {
    f"{MAC} {WEBKIT} Chrome/126.0.0.0 Safari/537.36": "chrome",
    f"{MAC} {WEBKIT} HeadlessChrome/126.0.0.0 Safari/537.36": "chrome",
    f"{MAC} {WEBKIT} Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0": "chrome",
    f"{MAC} {WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0": "edge",
    f"{ANDROID} {WEBKIT} Chrome/126.0 Mobile Safari/537.36 EdgA/126.0": "edge",
    "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0": "firefox",
    f"{MAC} {WEBKIT} Version/18.0 Safari/605.1.15": "safari",
    f"{PHONE} Version/18.0 Mobile/15E148 Safari/604.1": "safari",
    f"{PHONE} CriOS/126.0.0.0 Mobile/15E148 Safari/604.1": "safari",
    f"{PHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15": "safari",
    f"{PHONE} EdgiOS/126.0 Version/18.0 Mobile/15E148 Safari/604.1": "safari",
    "curl/8.5.0": "native",
    "": "native",
}


@pytest.mark.parametrize(("agent", "browser"), AGENTS.items())
def test_user_agents(agent: str, browser: str) -> None:
    assert detect_browser(agent) == browser


# --- values --------------------------------------------------------------------------------------


def test_sizes() -> None:
    sizes = {name: (p.workgroup_size, p.tile_size, p.unroll) for name, p in PROFILES.items()}
    assert sizes == {
        "chrome": (256, 16, 4),
        "firefox": (128, 8, 1),
        "safari": (512, 32, 8),
        "edge": (256, 16, 2),
        "native": (64, 8, 4),
        "software": (32, 8, 4),
    }


def test_how_memory_and_shaders_are_kept() -> None:
    kept = {
        p.browser: (p.rounding, p.pipelines_at_once, p.pipelines_kept) for p in PROFILES.values()
    }
    assert kept == {
        "chrome": ("powers", 8, 1024),
        "firefox": ("pages", 2, 256),
        "safari": ("pages", 4, 512),
        "edge": ("eighths", 8, 1024),
        "native": ("words", 4, 1024),
        "software": ("words", 4, 1024),
    }
    assert [p.browser for p in PROFILES.values() if p.webnn] == ["edge"]


def test_overrides() -> None:
    made = profile("firefox", workgroup_size=64, tile_size=16, use_fast_math=True)
    assert made == replace(PROFILES["firefox"], workgroup_size=64, tile_size=16, fast_math=True)
    assert not profile("safari", use_fast_math=False).fast_math
    with pytest.raises(UnsupportedError, match=r"no browser 'opera'\n  try: .*chrome, firefox"):
        profile("opera")
    with pytest.raises(UnsupportedError, match=r"workgroup_size=100\n  why: .*powers of two"):
        profile("chrome", workgroup_size=100)


@every
def test_an_adapter_may_grant_less(made: Profile) -> None:
    """Never more threads, memory or words than there are."""
    least = GpuTarget("least", max_invocations=128, max_workgroup_nbytes=4096)
    kernels = [softmax(300, 512)[0], matmul(128, 128, 64)[0], attention(2, 40, 70, 16, 24)[0]]
    for kernel in kernels:
        text = emit(kernel, least, profile=made)
        x, y = (int(n) for n in re.findall(r"workgroup_size\((\d+), (\d+)\)", text)[0])
        assert x * y <= 128
        assert workgroup_nbytes(text) <= 4096
        assert "subgroup" not in text


def workgroup_nbytes(text: str) -> int:
    found = re.findall(r"var<workgroup> \w+: array<(\w+), (\d+)>", text)
    return sum({"vec4f": 16}.get(kind, 4) * int(count) for kind, count in found)


# --- the text ------------------------------------------------------------------------------------


def conv1d(channels: int, length: int, taps: int) -> Kernel:
    """A convolution along one axis, as audio has them."""
    b, (o, p, t, c) = Body(), arange("o", "p", "t", "c")
    x = b.load(0, (c, affine(0, {"p": 1, "t": 1})), f32)
    y = b.dot(("c", "t"), b.load(1, (o, c, t), f32), x)
    axes = (
        Axis("o", channels, "m"),
        Axis("p", length, "n"),
        Axis("c", channels, "k"),
        Axis("t", taps, "k"),
    )
    buffers = (
        Buffer("x", f32, (channels, length + taps - 1)),
        Buffer("w", f32, (channels, channels, taps)),
        Buffer("y", f32, (channels, length)),
    )
    return Kernel("contract", axes, buffers, (Store(2, (o, p), y),))


def functions() -> Kernel:
    b, (i,) = Body(), arange("i")
    x = b.load(0, (i,), f32)
    y = b.add(b.normal_cdf(x), b.mul(b.tanh(x), b.exp(b.neg(b.abs(x)))))
    buffers = (Buffer("x", f32, (4096,)), Buffer("y", f32, (4096,)))
    return map_kernel({"i": 4096}, buffers, [Store(1, (i,), y)])


def biased(rows: int, columns: int) -> tuple[Kernel, Arrays]:
    """x + bias, the same for all rows."""
    b, (i, j) = Body(), arange("i", "j")
    y = b.add(b.load(0, (i, j), f32), b.load(1, (j,), f32))
    buffers = (
        Buffer("x", f32, (rows, columns)),
        Buffer("bias", f32, (columns,)),
        Buffer("y", f32, (rows, columns)),
    )
    kernel = map_kernel({"i": rows, "j": columns}, buffers, [Store(2, (i, j), y)])
    return kernel, {0: normal(rows, columns), 1: normal(columns)}


TEXTS: dict[str, Callable[[], Kernel]] = {
    "softmax": lambda: softmax(300, 512)[0],
    "matmul": lambda: matmul(128, 128, 64)[0],
    "low3": lambda: packed_matmul(64, 64, 128, make_packed_type(3, 32))[0],
    "low4": lambda: packed_matmul(64, 64, 128, make_packed_type(4, 32))[0],
    "conv1d": lambda: conv1d(8, 2000, 5),
    "functions": functions,
    "attention": lambda: attention(2, 40, 70, 16, 24)[0],
}


@every
@pytest.mark.parametrize("name", [name for name in TEXTS if name != "attention"])
def test_golden(made: Profile, name: str, golden: Callable[[str, str], None]) -> None:
    golden(f"wgsl/{made.browser}/{name}.wgsl", emit(TEXTS[name](), TARGET, profile=made))


def texts(name: str) -> dict[str, str]:
    return {p.browser: emit(TEXTS[name](), TARGET, profile=p) for p in PROFILES.values()}


def sizes(text: str) -> tuple[int, int]:
    x, y = re.findall(r"workgroup_size\((\d+), (\d+)\)", text)[0]
    return int(x), int(y)


def test_workgroups() -> None:
    found = {browser: sizes(text) for browser, text in texts("functions").items()}
    assert found == {
        "chrome": (256, 1),
        "firefox": (128, 1),
        "safari": (512, 1),
        "edge": (256, 1),
        "native": (64, 1),
        "software": (32, 1),
    }


@pytest.mark.parametrize("name", ["matmul", "low3", "low4"])
def test_tiles(name: str) -> None:
    """Threads of a contraction, across and down."""
    found = {browser: sizes(text) for browser, text in texts(name).items()}
    whole = name == "matmul"  # the others are narrower than some tiles
    safari, native = ((32, 16), (8, 8)) if whole else ((16, 16), (4, 8))
    software = (8, 4) if whole else (4, 4)
    assert found == {
        "chrome": (16, 16),
        "firefox": (8, 8),
        "safari": safari,
        "edge": (16, 16),
        "native": native,
        "software": software,
    }


def test_what_workgroups_share() -> None:
    shared = {browser for browser, text in texts("matmul").items() if "shared_a[" in text}
    assert shared == {"chrome", "safari"}
    depth = {
        b: int(re.findall(r"shared_b: array<vec4f, (\d+)>", texts("matmul")[b])[0]) for b in shared
    }
    assert depth == {"chrome": 16 * 16, "safari": 32 * 32}  # steps of k, and fours of columns


def test_loops() -> None:
    """Sums in one turn of the innermost loop: outputs of a thread, times steps of k."""
    found = {}
    for browser, text in texts("matmul").items():
        sums = re.findall(r"sum\d+ = fma", text) + 4 * re.findall(r"sum\d+ \+= right\d+ \*", text)
        found[browser] = len(sums) // (PROFILES[browser].outputs[0] * PROFILES[browser].outputs[1])
    assert found == {"chrome": 4, "firefox": 1, "safari": 8, "edge": 2, "native": 4, "software": 4}


def test_loops_over_codes() -> None:
    """The same of a weight of few bits: four codes at once, or one by one, or two."""
    found = {}
    for browser, text in texts("low4").items():
        rows = PROFILES[browser].outputs[0]
        at_once = len(re.findall(r"sum\d+ \+= vec4f\(dot\(", text)) // rows
        found[browser] = 4 * at_once or len(re.findall(r"sum\d+ = fma", text)) // rows
    assert {b: n for b, n in found.items() if b not in ("native", "software")} == {
        "chrome": 4,
        "firefox": 1,
        "safari": 4,
        "edge": 2,
    }


def test_bounds_in_the_inner_loop() -> None:
    checks = {b: re.findall(r"if \(i\d+(?: \+ 1u)? < 64u\)", t) for b, t in texts("matmul").items()}
    assert {browser for browser, found in checks.items() if found} == {"edge"}
    assert len(checks["edge"]) == 2


def test_how_registers_are_chosen() -> None:
    found = {}
    for browser, text in texts("matmul").items():
        ways = {"switch": "switch (" in text, "if": "else if (" in text, "array": "tile" in text}
        found[browser] = [way for way, seen in ways.items() if seen]
    assert found == {
        "chrome": ["array"],
        "firefox": ["if"],
        "safari": ["array"],
        "edge": ["switch"],
        "native": ["array"],
        "software": ["array"],
    }


def test_neighbouring_threads_read_neighbouring_columns() -> None:
    """Else each thread has a run of its own: with two fours of columns each, 2·t and 2·t + 1."""
    two = {"outputs": (4, 2)}
    kernel = matmul(64, 128, 64)[0]
    chrome = emit(kernel, TARGET, profile=replace(PROFILES["edge"], **two))
    firefox = emit(kernel, TARGET, profile=replace(PROFILES["firefox"], **two))
    thread = r"let i\d+ = (?:\w+ \* \d+u \+ )?t\d+( \* 2u)?;"
    assert "" in re.findall(thread, chrome)
    assert " * 2u" in re.findall(thread, firefox)


def test_unpacking() -> None:
    found = {browser for browser, text in texts("low4").items() if "fn unpack_4_bit" in text}
    assert found == {"chrome", "edge"}
    three = texts("low3")
    assert "fn unpack_2_bit(" in three["chrome"]
    assert "fn unpack_1_bit(" in three["chrome"]
    assert "/ 5u" in three["safari"]  # fives of pairs: ten codes in a word
    assert "/ 5u" not in three["chrome"]


@pytest.mark.parametrize("bits", PLANES)
def test_a_function_for_every_width(bits: int) -> None:
    kernel = packed_matmul(64, 64, 128, make_packed_type(bits, 32))[0]
    for browser, made in PROFILES.items():
        text = emit(kernel, TARGET, profile=made)
        found = {int(n) for n in re.findall(r"fn unpack_(\d)_bit", text)}
        assert found == (set(PLANES[bits]) if browser in ("chrome", "edge") else set())


def test_approximations() -> None:
    found = {browser for browser, text in texts("functions").items() if "fast_erf4(" in text}
    assert found == {"safari"}
    assert "fast_erf4(" in emit(functions(), TARGET, profile=profile("edge", use_fast_math=True))


def test_subgroups() -> None:
    """Sums of a shared row; where a shader has to say so, it does."""
    found = {browser for browser, text in texts("softmax").items() if "subgroupAdd(" in text}
    assert found == {"chrome", "safari", "edge"}
    text = texts("softmax")["chrome"]
    assert text.startswith("enable subgroups;\n")
    naga = emit(TEXTS["softmax"](), replace(TARGET, enables=False), profile=PROFILES["chrome"])
    assert naga == text.removeprefix("enable subgroups;\n")


def test_a_row_is_read_once() -> None:
    """The row and its exponentials are kept, as far as a function may have variables; a thread of a
    workgroup that shares the row keeps its part, without a loop where that is one turn."""
    text = emit(softmax(300, 512)[0], TARGET)
    assert text.count("= b0[") == 1
    assert text.count("= array<vec4f, 128>()") == 2
    shared = emit(softmax(300, 1024)[0], TARGET, profile=PROFILES["firefox"])
    assert shared.count("= b0[") == 1
    assert shared.count("= array<vec4f, 2>()") == 2
    straight = texts("softmax")["chrome"]
    assert straight.count("= b0[") == 1
    assert "kept" not in straight
    assert "x2" not in straight
    long = emit(softmax(300, 4096)[0], TARGET)
    assert long.count("= b0[") == 3
    assert "kept" not in long


def test_a_bias_is_read_once_for_several_rows() -> None:
    text = emit(biased(130, 256)[0], TARGET)
    loop = text.index("for (var e")
    assert "< 4u" in text[loop : text.index("{", loop)]
    assert text.index("= b1[") < loop < text.index("= b0[")
    assert "for (var" not in emit(biased(12, 256)[0], TARGET)  # enough threads matter more
    every_point = replace(NATIVE, points=1)
    assert "for (var" not in emit(biased(130, 256)[0], TARGET, profile=every_point)


def test_sound_has_flat_workgroups() -> None:
    assert slides(conv1d(8, 2000, 5))
    assert not slides(TEXTS["matmul"]())
    assert sizes(texts("conv1d")["firefox"]) == (256, 1)


def test_ten_codes_in_a_word() -> None:
    dtype, shape = make_packed_type(3, 32), (45, 3)
    data = quantize(normal(*shape), dtype)
    codes, _ = unpack(data, shape, dtype)
    words = pack(data, shape, dtype)[: -(-45 // CODES) * 3].reshape(-1, 3)
    found = (words[:, None] >> (3 * np.arange(CODES))[None, :, None]) & 7
    np.testing.assert_array_equal(found.reshape(-1, 3)[:45], codes)


# --- the device ----------------------------------------------------------------------------------


def sound() -> tuple[Kernel, Arrays]:
    kernel = conv1d(8, 100, 5)
    return kernel, {n: normal(*kernel.buffers[n].shape, seed=n) for n in range(2)}


CASES: dict[str, Callable[[], tuple[Kernel, Arrays]]] = {
    "shared rows": lambda: softmax(30, 516),
    "shared rows, several turns": lambda: softmax(9, 1500),
    "rows": lambda: softmax(70, 13),
    "rows, one by one": lambda: softmax(70, 131),
    "matmul": lambda: matmul(65, 68, 48, 2),
    "turned": lambda: matmul(40, 100, 36, 0, "km", "nk"),
    "odd": lambda: matmul(3, 5, 7, 2),
    "attention": lambda: attention(2, 40, 70, 16, 24),
    "sound": sound,
    "functions": lambda: (functions(), {0: 3 * normal(4096)}),
    "several rows": lambda: biased(130, 256),
    "several rows, one by one": lambda: biased(90, 91),
    **{str(d): lambda d=d: packed_matmul(5, 33, 64, d) for d in FORMATS},  # type: ignore[misc]
    "rows of a group": lambda: packed_matmul(9, 20, 100, make_packed_type(3, 32)),
}


@on_device
@every
@pytest.mark.parametrize("name", CASES)
def test_results(made: Profile, name: str) -> None:
    check(*CASES[name](), tolerance=2e-5 if made.fast_math else 3e-6, profile=made)


@on_device
@every
def test_shaders_compile(made: Profile) -> None:
    """All that is written for the sizes a browser's adapter grants."""
    device = Device.open()
    target = replace(TARGET, enables=False, subgroups=device.target.subgroups)
    wanted = [(emit(k := text(), target, profile=made), len(k.buffers)) for text in TEXTS.values()]
    assert all(device.pipelines(wanted))


@on_device
def test_fast_math_keeps_its_digits() -> None:
    check(
        functions(),
        {0: np.linspace(-12, 12, 4096, dtype=np.float32)},
        tolerance=2e-6,
        profile=PROFILES["safari"],
    )


def test_native_is_the_default() -> None:
    kernel = TEXTS["matmul"]()
    assert emit(kernel, TARGET) == emit(kernel, TARGET, profile=NATIVE)


# --- a CPU in place of the GPU -------------------------------------------------------------------


def test_without_a_gpu_products_are_of_matrices() -> None:
    kernel, _ = matmul(64, 64, 64)
    for browser, made in PROFILES.items():
        assert ("mat4x4f(" in emit(kernel, TARGET, profile=made)) == (browser == "software")
