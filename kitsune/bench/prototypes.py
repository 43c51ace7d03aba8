"""A directory of prototype programs in, candidates out.

The prototypes are single-purpose programs written for AVX-512. On AVX2 they run with smaller tiles,
and with three instructions for the one that sums products of bytes; a note says so. They compute
less than our graphs do, and their candidates carry what is expected of them.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.bench.graphs import Feeds, weight_of
from kitsune.bench.measure import Candidate
from kitsune.bench.peers import Build
from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Graph
from kitsune.ir.packing import dequantize
from kitsune.target import CpuTarget

MAX_THREADS = 2  # their scratch memory is made for no more
KEYS = 128  # in a block of the attention


class Prototypes:
    """The programs in `directory`, or in its `cpu` folder; `close` sends their threads home."""

    def __init__(self, directory: Path, target: CpuTarget) -> None:
        folder = directory / "cpu" if (directory / "cpu").is_dir() else directory
        if not (folder / "gemm_pf.py").is_file():
            raise InputError(f"no prototypes in '{directory}'", why="it has no gemm_pf.py")
        self.target = target
        self.wide = target.lanes == 16
        names = ["rt", "gemm_pf", "attn", "lowbit", "batch"]
        self._modules = _imported(folder, names) if target.lanes >= 8 and target.fma else {}
        if self._modules and not self.wide:
            self._modules["attn"].exp2 = _exp2_on_avx2(self._modules["attn"])
        if self._modules and target.dot8 != "vnni512":
            for name in ("lowbit", "batch"):
                self._modules[name].Mod = _bytes_on_avx2(self._modules[name].Mod)
        self._pools: dict[int, Any] = {}

    def linear(self, graph: Graph, feeds: Feeds, threads: int) -> Candidate:
        program, pool = self._module("gemm_pf", "avx2 and fma"), self._pool(threads)
        weight, x, bias = weight_of(graph).attr("value").value, feeds["x"], feeds["b"]
        (m, k), n = x.shape, weight.shape[1]
        if self.wide:
            gemm = program.Gemm2(m, k, n, weight, bias, pool=pool, act=None, pfN=1)
            run: Callable[[], Any] = gemm
        else:
            gemm = program.Gemm(m, k, n, weight, bias, MRmax=6, NV=1, act=None, pfN=1)
            run = gemm if pool is None else lambda: pool.run(gemm.f.addr, gemm.pa)
        gemm.setx(x)
        expected = x.astype(np.float64) @ weight.astype(np.float64) + bias
        note = "the prototype computes x W + b alone"
        return Candidate("prototype", run, lambda _: [gemm.y], note, expected=[expected])

    def linear_4bit(self, graph: Graph, feeds: Feeds, threads: int) -> Candidate:
        single = feeds["x"].shape[0] == 1
        program = self._module("lowbit" if single else "batch", "avx2 and fma")
        pool, node, x = self._pool(threads), weight_of(graph), feeds["x"]
        assert isinstance(node.dtype, Packed)
        (m, k), n, group = x.shape, node.shape[1], node.dtype.group
        data = node.attr("value").value.reshape(-1)
        form = "gf" if "+gfni" in self.target.features else "and"
        columns = n if single else -(-n // 48) * 48  # its tile is 48 wide
        weight = program.aligned(node.dtype.nbytes(k, columns), np.uint8, fill=0)
        weight[: data.size] = data
        if single:
            run = program.K1(k, n, 4, group, form, 2, 6144, weight, x, pool=pool)
        else:
            run = program.KB(
                m, k, columns, 4, group, group, 4, 3, 256, form, weight, x, pool,
                reg=True, fuse=True,
            )  # fmt: skip
        expected = x.astype(np.float64) @ dequantize(data, (k, n), node.dtype)
        note = "the prototype computes x W alone"
        if self.target.dot8 != "vnni512":
            note += ", its byte products in three instructions of AVX2"
        return Candidate(
            "prototype", run, lambda _: [run.y.reshape(m, columns)[:, :n]], note, True, [expected]
        )

    def attention(self, heads: int) -> Build:
        def build(graph: Graph, feeds: Feeds, threads: int) -> Candidate:
            program, pool = self._module("attn", "avx2 and fma"), self._pool(threads)
            batch, tokens, width = feeds["q"].shape
            if batch != 1 or tokens % KEYS:
                raise UnsupportedError(f"no prototype for {batch} times {tokens} tokens")
            split = (tokens, heads, width // heads)
            run = program.Attn(
                *(feeds[name].reshape(split) for name in "qkv"), mask="key",
                mk=feeds["mask"].reshape(tokens), pool=pool, inter=True,
                cfg="6x4" if self.wide else "6x1", KB=KEYS,
            )  # fmt: skip
            shape = (1, tokens, width)
            return Candidate("prototype", run, lambda result: [result.reshape(shape)])

        return build

    def close(self) -> None:
        for pool in self._pools.values():
            pool.close()
        self._pools.clear()

    def _module(self, name: str, needs: str) -> Any:
        if name not in self._modules:
            raise UnsupportedError(f"needs {needs}")
        return self._modules[name]

    def _pool(self, threads: int) -> Any:
        if threads == 1:
            return None
        if threads > MAX_THREADS:
            raise UnsupportedError(f"made for at most {MAX_THREADS} threads")
        if threads not in self._pools:
            self._pools[threads] = self._modules["rt"].Pool(threads)
        return self._pools[threads]


def _imported(folder: Path, names: list[str]) -> dict[str, Any]:
    """The modules by name. They import each other from their own folder, under short names that
    nobody else shall find, so all of them are forgotten again."""
    before = set(sys.modules)
    with _as_a_script(folder):
        modules = {name: importlib.import_module(name) for name in names}
    for name in set(sys.modules) - before:
        if Path(getattr(sys.modules[name], "__file__", None) or "").parent == folder:
            del sys.modules[name]
    return modules


@contextmanager
def _as_a_script(folder: Path) -> Iterator[None]:
    """They read the command line, set thread counts in the environment and silence warnings."""
    path, arguments, environment = list(sys.path), sys.argv, dict(os.environ)
    sys.path.insert(0, str(folder))
    sys.argv = [""]
    try:
        with warnings.catch_warnings():
            yield
    finally:
        sys.path[:], sys.argv = path, arguments
        os.environ.clear()
        os.environ.update(environment)


def _exp2_on_avx2(attn: Any) -> Callable[[Any, str], str]:
    """2^x for x ≤ 0 without AVX-512's instructions: its polynomial, then the exponent's bits."""
    kind, bits = attn.V, "<16 x i32>"

    def exp2(e: Any, x: str) -> str:
        x = attn.vmax(e, x, attn.sp(-126.0))
        floor = e.v(f"call {kind} @llvm.floor.v16f32({kind} {x})")
        rest = attn.op(e, "fsub", x, floor)
        value = attn.sp(attn._c[0])
        for coefficient in attn._c[1:]:
            value = attn.fma(e, value, rest, attn.sp(coefficient))
        power = e.v(f"fptosi {kind} {floor} to {bits}")
        power = e.v(f"shl {bits} {power}, splat (i32 23)")
        raw = e.v(f"add {bits} {e.v(f'bitcast {kind} {value} to {bits}')}, {power}")
        return str(e.v(f"bitcast {bits} {raw} to {kind}"))

    attn.ADECL += f"declare {kind} @llvm.floor.v16f32({kind})\n"
    return exp2


# acc + Σ of four u8·i8 products a lane, as LLVM writes AVX-512's instruction for it.
BYTE_PRODUCTS = re.compile(
    r"(?P<to>%\S+) = call <16 x i32> @llvm\.x86\.avx512\.vpdpbusd\.512"
    r"\(<16 x i32> (?P<acc>.+?),<64 x i8> (?P<a>.+?),<64 x i8> (?P<b>.+?)\)$",
    re.MULTILINE,
)
BYTE_DECLARATIONS = """
declare <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8>, <32 x i8>)
declare <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16>, <16 x i16>)
"""


def _bytes_on_avx2(compiler: Callable[..., Any]) -> Callable[..., Any]:
    """A compiler of LLVM text that writes each byte product for AVX2 first."""

    def compile_text(text: str, **options: Any) -> Any:
        return compiler(BYTE_DECLARATIONS + BYTE_PRODUCTS.sub(_two_halves, text), **options)

    return compile_text


def _two_halves(match: re.Match[str]) -> str:
    to, lines = match["to"], []
    for half in (0, 1):
        at = f"{to}.{half}"
        for name, kind, count in (("acc", "i32", 8), ("a", "i8", 32), ("b", "i8", 32)):
            picks = ", ".join(f"i32 {half * count + i}" for i in range(count))
            whole = f"<{2 * count} x {kind}>"
            lines.append(
                f"{at}.{name} = shufflevector {whole} {match[name]}, {whole} poison, "
                f"<{count} x i32> <{picks}>"
            )
        pairs, sums = "@llvm.x86.avx2.pmadd.ub.sw", "@llvm.x86.avx2.pmadd.wd"
        lines += [
            f"{at}.p = call <16 x i16> {pairs}(<32 x i8> {at}.a, <32 x i8> {at}.b)",
            f"{at}.s = call <8 x i32> {sums}(<16 x i16> {at}.p, <16 x i16> splat (i16 1))",
            f"{at}.r = add <8 x i32> {at}.acc, {at}.s",
        ]
    picks = ", ".join(f"i32 {i}" for i in range(16))
    lines.append(
        f"{to} = shufflevector <8 x i32> {to}.0.r, <8 x i32> {to}.1.r, <16 x i32> <{picks}>"
    )
    return "\n  ".join(lines)
