"""vmath against float64 over a sample of all floats, on every x86-64 level this machine can run."""

from __future__ import annotations

import ctypes
import math
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt
import pytest

from kitsune.backends.cpu import vmath
from kitsune.backends.cpu.text import Text, vec
from kitsune.target import WASM32, X86_64_V2, X86_64_V3, X86_64_V4, CpuTarget

Array = npt.NDArray[Any]

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()

STRICT = vmath.FUNCTIONS | {"exp2": vmath.exp2}
FAST = {n: vmath.FAST[n] for n in ("exp", "tanh", "erf")} | {"exp2": partial(vmath.exp2, fast=True)}
FORMS = STRICT | {f"{name} fast": function for name, function in FAST.items()}

REFERENCE: dict[str, Callable[[Array], Array]] = {
    "exp": np.exp,
    "exp2": np.exp2,
    "log": np.log,
    "tanh": np.tanh,
    "erf": lambda x: np.array([math.erf(v) for v in x.tolist()]),
    "rsqrt": lambda x: 1.0 / np.sqrt(x),
}
# ULP with and without fused multiply-add: the numbers the docstrings state.
ULPS = {
    "exp": (0.91, 1.30),
    "exp2": (0.88, 1.37),
    "log": (1.17, 1.28),
    "tanh": (2.61, 2.61),
    "erf": (3.12, 3.20),
    "rsqrt": (1.50, 1.50),
}
# Relative errors of the fast forms, likewise, and the inputs between which they hold.
RELATIVE = {
    "exp": (4.0e-7, 2.1e-7, -87.33, 88.37),
    "exp2": (1.6e-7, 2.1e-7, -126.0, 127.49),
    "tanh": (4.3e-7, 4.5e-7, -math.inf, math.inf),
    "erf": (3.6e-7, 3.8e-7, -math.inf, math.inf),
}
TINY, HUGE = float(np.float32(2.0**-149)), float(np.finfo(np.float32).max)
INF, NAN = math.inf, math.nan

NEEDS = {X86_64_V2: ("sse4.2",), X86_64_V3: ("avx2", "fma"), X86_64_V4: ("avx512f", "avx512vl")}
HOST = llvm.get_host_cpu_features()
LEVELS = [t for t, needs in NEEDS.items() if all(HOST.get(feature) for feature in needs)]
on_levels = pytest.mark.parametrize("target", LEVELS, ids=lambda t: t.name)


# --- from a function to something to call --------------------------------------------------------


def loop_text(name: str, lanes: int, target: CpuTarget) -> str:
    """for i in range(0, n, lanes): y[i : i + lanes] = function(x[i : i + lanes])"""
    t, kind = Text(), vec("float", lanes)
    with t.loop("i", 0, "%n", lanes) as turn:
        value = FORMS[name](t, t.load(kind, t.offset("%x", turn.index)), lanes, target)
        t.store(kind, value, t.offset("%y", turn.index))
    t.do("ret void")
    declarations = [f"declare {d}" for d in sorted(t.declared)]
    attributes = 'attributes #0 = { nounwind "prefer-vector-width"="512" }'
    function = t.function("void @run(ptr %x, ptr %y, i64 %n)")
    return "\n".join([f'target triple = "{target.triple}"', *declarations, function, attributes])


def parsed(name: str, lanes: int, target: CpuTarget, jit: bool) -> tuple[Any, Any]:
    model = "jitdefault" if jit else "default"
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=2, jit=jit, codemodel=model
    )
    module = llvm.parse_assembly(loop_text(name, lanes, target))
    module.data_layout = str(machine.target_data)
    module.verify()
    return module, machine


def assembly(name: str, lanes: int, target: CpuTarget) -> str:
    module, machine = parsed(name, lanes, target, jit=False)
    return str(machine.emit_assembly(module))


@cache
def engine(name: str, lanes: int, target: CpuTarget) -> Any:
    here = replace(target, triple=llvm.get_process_triple())
    compiled = llvm.create_mcjit_compiler(*parsed(name, lanes, here, jit=True))
    compiled.finalize_object()
    return compiled


def run(name: str, lanes: int, target: CpuTarget, x: Array) -> Array:
    padded = np.ones(-(-x.size // lanes) * lanes, np.float32)
    padded[: x.size] = x
    y = np.full_like(padded, 777.0)
    pointer = ctypes.c_void_p
    address = engine(name, lanes, target).get_function_address("run")
    function = ctypes.CFUNCTYPE(None, pointer, pointer, ctypes.c_int64)(address)
    function(padded.ctypes.data, y.ctypes.data, padded.size)
    return y[: x.size]


# --- what to feed and what to expect -------------------------------------------------------------


@cache
def inputs() -> Array:
    """Every 4099th float; then 0, 1, the largest, and each function's thresholds, ±64 floats."""
    every = np.arange(0, 2**32, 4099, dtype=np.uint64).astype(np.uint32)
    spots = [0, 2.0**-126, 0.5, 2 / 3, 1, 4 / 3, 2, HUGE, INF]
    spots += [0.5 * math.log(2) * n for n in (1, 3, 53)]  # where exp, tanh and erf change n
    spots += [87.336, 87.683, 88.376, 88.7228, 103.2789, 103.972, 126, 126.5, 127.5, 128, 149, 150]
    spots += [3.8, 3.92, 4, 7.9, 9.01, 9.1]
    centres = np.array(spots, np.float32).view(np.uint32).astype(np.int64)
    near = np.unique((centres[:, None] + np.arange(-64, 65)).clip(0, 0x7F800001)).astype(np.uint32)
    floats: Array = np.concatenate([every, near, near | 0x80000000]).view(np.float32)
    return floats


@cache
def expected(name: str) -> Array:
    with np.errstate(all="ignore"):
        return REFERENCE[name](inputs().astype(np.float64))


def bound(pair: tuple[float, ...], target: CpuTarget) -> float:
    return pair[0] if target.fma else pair[1]


def same(a: Array, b: Array) -> Array:
    """Equal bits, where any NaN equals any other."""
    equal: Array = a.view(np.uint32) == b.view(np.uint32)
    return equal | (np.isnan(a) & np.isnan(b))


# --- strict --------------------------------------------------------------------------------------


@on_levels
@pytest.mark.parametrize("name", STRICT)
def test_error_stays_within_the_stated_bound(name: str, target: CpuTarget) -> None:
    y, exact = run(name, target.lanes, target, inputs()), expected(name)
    with np.errstate(over="ignore"):
        rounded = exact.astype(np.float32)
    finite = np.isfinite(rounded)
    assert same(y[~finite], rounded[~finite]).all()
    ulp = np.ldexp(1.0, np.maximum(np.frexp(exact[finite])[1] - 24, -149))
    error = np.abs(y[finite] - exact[finite]) / ulp
    worst = int(np.argmax(error))
    assert error[worst] <= bound(ULPS[name], target), f"at x = {inputs()[finite][worst]!r}"


@on_levels
@pytest.mark.parametrize("lanes", [1, 4, 8, 16])
@pytest.mark.parametrize("name", FORMS)
def test_every_lane_count_gives_the_same_bits(name: str, lanes: int, target: CpuTarget) -> None:
    x = np.concatenate([inputs()[::101], inputs()[-6_000:]])  # the last ones are thresholds
    assert x.size % 4, "the last vector should be a partial one"
    assert same(run(name, lanes, target, x), run(name, target.lanes, target, x)).all()


SPECIAL = {
    "exp": [(INF, INF), (-INF, 0.0), (NAN, NAN), (0.0, 1.0), (-0.0, 1.0), (-103.9, TINY),
            (-104.1, 0.0), (-HUGE, 0.0), (88.73, INF), (HUGE, INF), (TINY, 1.0)],
    "exp2": [(INF, INF), (-INF, 0.0), (NAN, NAN), (0.0, 1.0), (-0.0, 1.0), (128.0, INF),
             (-150.0, 0.0), (-149.4, TINY), (HUGE, INF), (-HUGE, 0.0)],
    "log": [(INF, INF), (-INF, NAN), (NAN, NAN), (0.0, -INF), (-0.0, -INF), (1.0, 0.0),
            (-1.0, NAN), (-TINY, NAN), (TINY, -103.27893), (HUGE, 88.72284)],
    "tanh": [(INF, 1.0), (-INF, -1.0), (NAN, NAN), (0.0, 0.0), (-0.0, -0.0), (TINY, TINY),
             (-TINY, -TINY), (HUGE, 1.0), (-HUGE, -1.0), (9.02, 1.0), (-1e-38, -1e-38)],
    "erf": [(INF, 1.0), (-INF, -1.0), (NAN, NAN), (0.0, 0.0), (-0.0, -0.0), (TINY, TINY),
            (-TINY, -TINY), (HUGE, 1.0), (-HUGE, -1.0), (3.93, 1.0)],
    "rsqrt": [(INF, 0.0), (-1.0, NAN), (NAN, NAN), (0.0, INF), (-0.0, -INF), (1.0, 1.0),
              (4.0, 0.5), (2.0**-148, 2.0**74)],
}  # fmt: skip


@on_levels
@pytest.mark.parametrize("name", STRICT)
def test_special_values_are_exact(name: str, target: CpuTarget) -> None:
    x, want = np.array(SPECIAL[name], np.float32).T.copy()
    got = run(name, target.lanes, target, x)
    assert same(got, want).all(), dict(zip(x.tolist(), got.tolist(), strict=True))


@on_levels
def test_exp2_of_integers_is_exact_down_to_the_denormals(target: CpuTarget) -> None:
    n = np.arange(-149, 128, dtype=np.float32)
    assert (run("exp2", target.lanes, target, n) == np.ldexp(np.float32(1), n.astype(int))).all()


@on_levels
@pytest.mark.parametrize("name", ["tanh", "erf", "tanh fast", "erf fast"])
def test_sigmoids_are_odd_and_stay_within_one(name: str, target: CpuTarget) -> None:
    x = inputs()[~np.isnan(inputs())]
    y = run(name, target.lanes, target, x)
    assert np.abs(y).max() == 1.0
    assert same(run(name, target.lanes, target, -x), -y).all()


# --- fast ----------------------------------------------------------------------------------------


@on_levels
@pytest.mark.parametrize("name", FAST)
def test_fast_error_stays_within_the_stated_bound(name: str, target: CpuTarget) -> None:
    _, _, low, high = RELATIVE[name]
    y, x, exact = run(f"{name} fast", target.lanes, target, inputs()), inputs(), expected(name)
    assert np.isnan(y[np.isnan(x)]).all()
    held = (x >= low) & (x <= high) & (np.abs(exact) >= 2.0**-126)
    error = np.abs(y[held] / exact[held] - 1)
    worst = int(np.argmax(error))
    assert error[worst] <= bound(RELATIVE[name], target), f"at x = {x[held][worst]!r}"


@on_levels
@pytest.mark.parametrize(("name", "scale"), [("exp fast", math.log(2)), ("exp2 fast", 1.0)])
def test_fast_powers_end_at_zero_and_infinity(name: str, scale: float, target: CpuTarget) -> None:
    """-inf, which masks a score, must give exactly zero, and the largest score exactly one."""
    x = np.array([-INF, -HUGE, -126.6 * scale, 0.0, 127.6 * scale, HUGE, INF], np.float32)
    assert run(name, target.lanes, target, x).tolist() == [0.0, 0.0, 0.0, 1.0, INF, INF, INF]


# --- text ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lanes", [1, 4, 8, 16])
@pytest.mark.parametrize("target", [X86_64_V2, X86_64_V3, X86_64_V4, WASM32], ids=lambda t: t.name)
@pytest.mark.parametrize("name", FORMS)
def test_compiles_without_a_call(name: str, target: CpuTarget, lanes: int) -> None:
    module, machine = parsed(name, lanes, target, jit=False)
    assert machine.emit_object(module)[:4] in (b"\x7fELF", b"\0asm")
    assert not re.search(r"^\s+call", assembly(name, lanes, target), re.MULTILINE)


def test_a_clamp_is_one_instruction() -> None:
    text = assembly("exp", 8, X86_64_V3)
    assert len(re.findall(r"v(?:min|max)ps", text)) == 2
    assert not re.search(r"vcmp|vblendv", text)


def test_docstrings_state_the_tested_bounds() -> None:
    for name, (fused, plain) in ULPS.items():
        assert f"within {fused:.2f} / {plain:.2f} ULP" in str(getattr(vmath, name).__doc__), name
    for name, (fused, plain, _, _) in RELATIVE.items():
        assert f"relative error {fused:.1e} / {plain:.1e}" in str(getattr(vmath, name).__doc__), (
            name
        )
