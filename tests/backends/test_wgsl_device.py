"""What the text of a shader says, how many workgroups run it, and programs on a device."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitsune.backends.webgpu.device import Device, open_device
from kitsune.backends.webgpu.emit_shader import emit, workgroups
from kitsune.backends.webgpu.primitives import BOOLEAN, FLOAT, INTEGER
from kitsune.backends.webgpu.shader import Shader
from kitsune.backends.webgpu.shader_program import GpuProgram, compile_kernels
from kitsune.backends.webgpu.wgsl import literal
from kitsune.backends.webgpu.wgsl_functions import FUNCTIONS
from kitsune.errors import DeviceError, InputError, UnsupportedError
from kitsune.ir.affine import Affine, affine
from kitsune.ir.dtypes import Packed, f32
from kitsune.lower.kernel import PRIMITIVES, Body, Buffer, Kernel, Store
from kitsune.target import GpuTarget
from tests.backends.wgsl_kernels import (
    FORMATS,
    INF,
    LOWEST,
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

TARGET = GpuTarget("test")
on_device = pytest.mark.webgpu


# --- the text ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_scales_and_words_are_read_outside_the_inner_loop(dtype: Packed) -> None:
    """Loops over groups, words and fields; each operand in the loop that changes it."""
    text = emit(packed_matmul(8, 64, 256, dtype)[0], TARGET)
    depth = {"scale": set[int](), "w": set[int](), "v": set[int]()}
    for line in text.splitlines():
        if found := re.match(r"( *)let (scale|w|v)\d+ = .*b[01]\[", line):
            depth[found[2]].add(len(found[1]) // 2)
    words = {2} if dtype.bits == 8 else {3}  # one word row holds four rows of 8 bits
    planes = words | {2} if dtype.bits == 3 else words  # one row of words is a whole 1-bit group
    assert depth["scale"] == {2}
    assert depth["w"] == ({3} if dtype.bits == 8 else planes)
    assert depth["v"] == {3 if dtype.bits == 8 else 4}


def test_attention_of_another_form_is_refused() -> None:
    kernel, _ = attention(1, 4, 4, 4, 4)
    product = next(p for p in kernel.prims() if p.op == "dot" and p.attr.axes == ("t",))
    bare = Body().dot(("t",), product.args[0].args[0], product.args[1])  # no exp
    with pytest.raises(UnsupportedError, match="attention kernel of another form"):
        emit(replace(kernel, stores=(Store(3, kernel.stores[0].index, bare),)), TARGET)


def test_every_primitive_has_its_text() -> None:
    assert {*FLOAT, *INTEGER, *BOOLEAN} == set(PRIMITIVES)
    for table in (FLOAT, INTEGER, BOOLEAN):
        for op, form in table.items():
            assert len(re.findall(r"\{\d?\}", form)) == PRIMITIVES[op]
            called = re.match(r"(\w+)(_\$k)?\$w\(", form)
            names = [] if called is None else [called[1] + end for end in ("_i", "_u")]
            assert called is None or called[1] in FUNCTIONS or set(names) <= set(FUNCTIONS)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1.0, "1.0f"),
        (-2.5, "(-2.5f)"),
        (0.1, "0.1f"),
        (1e-5, "1e-05f"),
        (-0.0, "(-0.0f)"),
        (LOWEST, "(-0x1.fffffep+127f)"),
        (INF, "bitcast<f32>(infinity_bits)"),
    ],
)
def test_literals(value: float, text: str) -> None:
    assert literal(value) == text


def test_neighbours_are_read_as_vectors_only_where_they_are_aligned() -> None:
    declared = r"b(\d): array<(\w+)>"
    even = re.findall(declared, emit(softmax(6, 12)[0], TARGET))
    assert even == [("0", "vec4f"), ("1", "vec4f"), ("2", "vec4f")]
    odd = re.findall(declared, emit(softmax(6, 13)[0], TARGET))
    assert odd == [("0", "f32"), ("1", "f32"), ("2", "f32")]


def test_equal_kernels_have_equal_text_whatever_their_buffers_are_called() -> None:
    kernel, _ = softmax(6, 12)
    renamed = tuple(replace(b, name=f"layer.{n}/x") for n, b in enumerate(kernel.buffers))
    assert emit(replace(kernel, buffers=renamed), TARGET) == emit(kernel, TARGET)


def test_loops_are_not_unrolled_by_size() -> None:
    small, large = (len(emit(matmul(64, 64, k)[0], TARGET)) for k in (64, 4096))
    assert large < small + 100


@pytest.mark.parametrize("made", [softmax(40, 7), matmul(100, 9, 4, 3), attention(5, 70, 8, 4, 4)])
def test_grid_holds_every_workgroup(made: tuple[Kernel, Arrays]) -> None:
    kernel, _ = made
    whole = workgroups(kernel, TARGET)
    assert whole[1:] == (1, 1)
    narrow = replace(TARGET, max_workgroups=2)
    x, y, z = workgroups(kernel, narrow)
    assert (x, z) == (min(2, whole[0]), 1)
    assert x * (y - 1) < whole[0] <= x * y
    assert ("return;" in emit(kernel, narrow)) == (whole[0] > 2)


def test_too_many_buffers() -> None:
    b, (i,) = Body(), arange("i")
    total = b.load(0, (i,), f32)
    for n in range(1, 9):
        total = b.add(total, b.load(n, (i,), f32))
    buffers = [Buffer(f"x{n}", f32, (8,)) for n in range(10)]
    kernel = map_kernel({"i": 8}, buffers, [Store(9, (i,), total)])
    with pytest.raises(UnsupportedError, match=r"binds 10 buffers\n.*'test' grants 8 storage"):
        emit(kernel, TARGET)
    assert "binding(9)" in emit(kernel, replace(TARGET, max_storage_buffers=10))


def test_too_large_a_buffer() -> None:
    kernel, _ = softmax(6, 12)
    with pytest.raises(UnsupportedError, match=r"'x' of 288 bytes\n.*at most 287 bytes"):
        emit(kernel, replace(TARGET, max_binding_nbytes=287))


coefficients = st.integers(-6, 40)


@given(
    sizes=st.lists(st.integers(2, 9), min_size=1, max_size=4),
    coefs=st.lists(coefficients, min_size=4, max_size=4),
    const=st.integers(-20, 50),
    by=st.integers(1, 20),
    data=st.data(),
)
def test_index_arithmetic(
    sizes: list[int], coefs: list[int], const: int, by: int, data: st.DataObject
) -> None:
    """Sums and quotients as the shader computes them, in u32, over variables of nested blocks."""
    shader = Shader(softmax(2, 2)[0], TARGET, frozenset())
    block, terms, text = shader.main, {}, dict[str, int]()
    for n, (size, coef) in enumerate(zip(sizes, coefs, strict=False)):
        shader.declare(f"x{n}", size, block)
        terms[f"x{n}"] = coef
        text[f"x{n}"] = data.draw(st.integers(0, size - 1))
    a = affine(const, terms)
    low = -a.span(shader.sizes)[0]
    a = a + Affine(max(0, low))  # an index is never negative
    value = a.const + sum(coef * text[name] for name, coef in a.terms)
    quotient, remainder = shader.divide(a, by)
    texts = [shader.index(x) for x in (a, quotient, remainder)]
    for line in shader.main.lines:
        name, expression = re.fullmatch(r"let (\w+) = (.*);", line).groups()  # type: ignore[union-attr]
        text[name] = evaluate(expression, text)
    assert [evaluate(t, text) for t in texts] == [value, value // by, value % by]


def evaluate(expression: str, names: dict[str, int]) -> int:
    """In arrays of u32, which wrap around as the shader's integers do."""
    python = re.sub(r"(\d+)u\b", r"u32(\1)", expression).replace("/", "//")
    scope = {name: u32(value) for name, value in names.items()} | {"u32": u32}
    return int(eval(python, {}, scope)[0])


def u32(value: int) -> np.ndarray:
    return np.array([value], np.uint32)


# --- the device ----------------------------------------------------------------------------------


def narrow_device() -> Device:
    """The adapter, said to grant less."""
    whole = Device.open()
    limits = replace(whole.target, max_workgroups=3, max_invocations=16)
    return Device(whole.wgpu, whole.handle, limits)


@on_device
@pytest.mark.parametrize(
    "made",
    [softmax(300, 12), softmax(9, 2000), matmul(50, 90, 12), attention(4, 70, 20, 8, 8)],
    ids=["row", "team", "contract", "attention"],
)
def test_fewer_threads_and_workgroups(made: tuple[Kernel, Arrays]) -> None:
    """A grid of several rows, the last not full."""
    kernel, arrays = made
    device = narrow_device()
    assert workgroups(kernel, device.target)[1] > 1
    sizes = re.search(r"workgroup_size\((\d+), (\d+)\)", emit(kernel, device.target))
    assert sizes is not None
    assert int(sizes[1]) * int(sizes[2]) <= 16
    check(kernel, arrays, device)


def doubled(size: int) -> Kernel:
    b, (i,) = Body(), arange("i")
    x = b.load(0, (i,), f32)
    buffers = (Buffer("x", f32, (size,)), Buffer("y", f32, (size,)))
    return map_kernel({"i": size}, buffers, [Store(1, (i,), b.add(x, x))])


@on_device
def test_program_runs_its_kernels_in_order_on_shared_buffers() -> None:
    """y = 4·x, z = 8·x + constant: three dispatches, one of them reading what an upload filled."""
    b, (i,) = Body(), arange("i")
    total = b.add(b.load(0, (i,), f32), b.load(1, (i,), f32))
    buffers = tuple(Buffer(name, f32, (6,)) for name in "abc")
    add = map_kernel({"i": 6}, buffers, [Store(2, (i,), total)])
    twice, constant = doubled(6), normal(6, seed=1)
    steps = [(twice, (0, 1)), (twice, (1, 2)), (twice, (2, 3)), (add, (3, 4, 5))]
    program = GpuProgram(compile_kernels(steps), [24] * 6, {4: constant}, [0], [5, 2])
    assert (
        program.steps[0].dispatch.pipeline is program.steps[2].dispatch.pipeline
    )  # equal text, one pipeline
    for seed in range(3):
        x = normal(6, seed=seed)
        z, y = (raw.view(np.float32) for raw in program([x]))
        np.testing.assert_array_equal(y, 4 * x)
        np.testing.assert_array_equal(z, 8 * x + constant)


@on_device
def test_uploads_are_arrays_or_bytes() -> None:
    x = normal(5)
    for data in (x, x.tobytes(), bytearray(x.tobytes()), memoryview(x)):
        program = GpuProgram(compile_kernels([(doubled(5), (0, 1))]), [20, 20], {0: data}, [], [1])
        np.testing.assert_array_equal(program([])[0].view(np.float32), 2 * x)


@on_device
def test_inputs_that_do_not_fit() -> None:
    program = GpuProgram(compile_kernels([(doubled(5), (0, 1))]), [20, 20], {}, [0], [1])
    with pytest.raises(InputError, match=r"an input of 40 bytes\n.*takes 20 bytes"):
        program([np.zeros(5)])  # float64
    with pytest.raises(InputError, match="0 inputs for a program of 1"):
        program([])


@on_device
def test_a_refused_shader_says_where() -> None:
    with pytest.raises(DeviceError, match=r"refused a shader") as caught:
        Device.open().pipeline("fn main() {\n  let x = 1 +;\n}", 1)
    assert caught.value.at == "line 2: let x = 1 +;"
    assert "expected expression" in caught.value.why


def test_no_adapter(monkeypatch: pytest.MonkeyPatch) -> None:
    wgpu = pytest.importorskip("wgpu")

    def none(**_: str) -> None:
        raise RuntimeError("no suitable adapter")

    monkeypatch.setattr(wgpu.gpu, "request_adapter_sync", none)
    with pytest.raises(DeviceError, match=r"no suitable adapter\n  try: .*mesa-vulkan-drivers"):
        open_device()
