#!/usr/bin/env python3
"""Write docs/PROMISES.md: the promises of the five founding documents, and the tests of each.

A promise names its tests, and every one of them must exist; measurements are read from the results
in benchmarks/. `--check` only compares.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "PROMISES.md"

HEAD = """# Promises

<!-- made by scripts/promises.py -->

Five documents specified kitsune before its first line of code. This page lists what they promised,
what kitsune does or what was measured, and the tests that check it.

| document | subject |
|---|---|
| 000 | a guide to operator fusion, with a JavaScript API |
| 001 | a design of automatic fusion: detection, autograd, performance tracking |
| 002 | the reference of a Python fusion module |
| 003 | a manual of quantisation and fusion on WebGPU, browser by browser |
| 004 | a textbook chapter on fusion |

Documents 000 and 003 use JavaScript names; kitsune has them in JavaScript for web pages and in
snake_case in Python. A speed-up is the time of the unfused graph divided by that of the fused one:
the range over two sizes (65,536 and 4,194,304 elements) and over 1 and 2 threads, from
`kitsune bench --suite patterns` on two cores of a Zen 3. A promised gain of 20 % is a speed-up of
1.2.
"""


@dataclass(frozen=True)
class Promise:
    """`tests` are files, or `file::function`. `found` is the result, or what kitsune does."""

    seed: str
    words: str
    tests: tuple[str, ...]
    found: str | Callable[[], str] = ""


# --- what was measured ---------------------------------------------------------------------------


@cache
def results(suite: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(
        (ROOT / "benchmarks" / f"{suite}.json").read_text(encoding="utf-8")
    )["rows"]
    return rows


def gain(title: str) -> Callable[[], str]:
    """The range of an example's speed-up over the sizes and the threads."""

    def describe() -> str:
        rows = [row for row in results("patterns") if row["title"] == title]
        found = sorted(float(row["candidates"]["unfused"]["ratio"]) for row in rows)
        launches = "{} → {} launches".format(*rows[0]["launches"])
        before, after = rows[0]["nbytes"]
        times = f"speed-up {found[0]:.2f} to {found[-1]:.2f}"
        return f"{times}; {launches}; {after / before:.0%} of the bytes"

    return describe


def fitted() -> str:
    """The median error of the fitted and of the analytic cost model."""
    rows = results("cost")
    of = {
        kind: " and ".join(f"{row[f'{kind}_error']:.2f}" for row in rows)
        for kind in ("fitted", "analytic")
    }
    return (
        f"a cost model fitted to {rows[0]['samples']} measured kernels; the median prediction is "
        f"off by a factor of {of['fitted']} on 1 and 2 threads (analytic model: "
        f"{of['analytic']}); both rank kernels equally well"
    )


# --- the promises --------------------------------------------------------------------------------

PATTERNS, DOORS = "tests/fusion/test_patterns.py", "tests/fusion/test_doors.py"
GRADIENTS = "tests/fusion/test_pattern_gradients.py"
PROFILES = "tests/backends/test_wgsl_profiles.py"
DOOR = "tests/webgpu/test_backend.py"
QUANT = "tests/quant/test_tensors.py"

PROMISES = (
    Promise("000", "LinearActivation gains 20-30 %", (PATTERNS,), gain("linear_activation")),
    Promise("000", "ElementWiseChain gains 40-60 %", (PATTERNS,), gain("elementwise_chain")),
    Promise("000", "BinaryUnary gains 30-40 %", (PATTERNS,), gain("binary_unary")),
    Promise("000", "AttentionPattern gains 30-50 %", (PATTERNS,), gain("attention_pattern")),
    Promise("000", "QuantizedMatmul gains 20-40 %", (PATTERNS,), gain("quantized_matmul")),
    Promise(
        "000",
        "QuantizedMatmulActivation gains 30-50 %",
        (PATTERNS,),
        gain("quantized_matmul_activation"),
    ),
    Promise("000", "MatrixChain gains 20-30 %", (PATTERNS,), gain("matrix_chain")),
    Promise("000", "NormActivation gains 15-25 %", (PATTERNS,), gain("norm_activation")),
    Promise(
        "000",
        "`createModel` with a fusion configuration, `process`",
        ("tests/torch/test_models.py",),
        "`kt.create_model(...).process(...)`: TORCH.md",
    ),
    Promise(
        "000",
        "`createBertModel(hardware, …)`",
        ("tests/torch/test_models.py::test_arrays_by_name",),
        "`kt.create_bert_model`",
    ),
    Promise(
        "000",
        "enabled, patterns",
        ("tests/fusion/test_limits.py", PATTERNS),
        "each pattern can be disabled alone, and works alone",
    ),
    Promise(
        "000",
        "useAutoFusion",
        (f"{PATTERNS}::test_automatic_fusion_goes_beyond_the_forms_and_can_be_switched_off",),
        "without it, only the plain forms of named patterns fuse",
    ),
    Promise(
        "000",
        "maxFusionLength",
        ("tests/fusion/test_limits.py::test_no_kernel_has_more_ops_than_allowed",),
        "`max_fusion_size`, default 64",
    ),
    Promise(
        "000",
        "customPatterns: lists of operations",
        (f"{PATTERNS}::test_a_custom_pattern_fires_by_its_name",),
        "`custom_patterns`: FUSION.md",
    ),
    Promise(
        "000",
        "debug: which patterns were detected and fused",
        ("tests/fusion/test_contracts.py::test_debug_logs_what_fused_and_what_did_not",),
        "logged, and in `explain()`",
    ),
    Promise(
        "000",
        "useQuantizedWeights, bitsPerWeight",
        (f"{DOOR}::test_weights_are_quantised_on_the_way_once",),
        "8, 4, 3, 2 and 1 bits",
    ),
    Promise(
        "000",
        "useBrowserOptimizations; browser detection",
        (
            f"{DOOR}::test_a_configuration_may_leave_the_browser_out",
            f"{PROFILES}::test_user_agents",
            "tests/web/test_runtime.py",
        ),
        "one table of user agents, shared by Python and JavaScript",
    ),
    Promise(
        "000",
        'manual fusion: `executeFusedOperations([x, w], ["matmul", "relu"])`',
        (f"{DOOR}::test_patterns",),
        "`WebGPUOperationFusion`: WEBGPU.md",
    ),
    Promise(
        "000",
        "attention is one shader: Q·Kᵀ/√d, softmax, ·V",
        (f"{DOOR}::test_patterns", "tests/backends/test_wgsl.py"),
        "one dispatch; the scores are not stored",
    ),
    Promise(
        "000",
        "warm-up, because the first run compiles",
        ("tests/test_axes.py",),
        "`model.warm_up(shapes)`",
    ),
    Promise(
        "001", "add + relu: 1.5×, 2 → 1 launches, 3 → 2 transfers", (PATTERNS,), gain("add + relu")
    ),
    Promise("001", "mul + relu: 1.5×", (PATTERNS,), gain("mul + relu")),
    Promise(
        "001",
        "matmul + bias + relu: 2.0×, 3 → 1 launches",
        (PATTERNS,),
        gain("matmul + bias + relu"),
    ),
    Promise("001", "affine + relu: 1.4×", (PATTERNS,), gain("affine + relu")),
    Promise(
        "001",
        "detection, application, statistics: FusionOptimizer, FusionOpportunity",
        (DOORS,),
        "a thin layer over the planner of `kt.compile`: OPTIMIZER.md",
    ),
    Promise(
        "001",
        "`AutogradContext`: recorded ops fuse; gradients stay right",
        (DOORS, GRADIENTS),
        "the gradient of each pattern: fused equals unfused equals NumPy",
    ),
    Promise(
        "001",
        "several patterns together; the same results as unfused",
        (PATTERNS, "tests/fuzz/test_graphs.py"),
        "random graphs, on every back end",
    ),
    Promise(
        "001",
        "performance tracking and adaptive decisions",
        ("tests/tune/test_tracker.py", "tests/tune/test_tuner.py"),
        "interleaved timings with confidence intervals in one database; `tune=True` keeps the "
        "faster plan, fused or not: TUNING.md",
    ),
    Promise("001", "ML-based fusion: learn from profiling", ("tests/tune/test_fit.py",), fitted),
    Promise(
        "001",
        "multi-tensor fusion",
        ("tests/fusion/test_waves.py",),
        "all parameter updates of an optimizer are one launch",
    ),
    Promise(
        "001",
        "custom fusion patterns",
        ("tests/fusion/test_config.py",),
        "lists of ops, or the rewrite language: FUSION.md",
    ),
    Promise(
        "001",
        "JIT compilation of fused kernels",
        ("tests/backends/test_jit.py",),
        "LLVM through llvmlite; a kernel takes 9 to 50 ms, once",
    ),
    Promise(
        "001",
        "cross-device fusion",
        ("tests/runtime/test_gpu.py",),
        "ops without a GPU kernel run on the CPU; `explain()` counts the copies",
    ),
    Promise(
        "002",
        "FusionEngine, FusionDetector, FusionPattern, FusionConfig",
        (DOORS,),
        "all names and options",
    ),
    Promise(
        "002",
        "reductions: mean, sum, max, min, softmax, log_softmax, layer norm",
        (PATTERNS, "tests/conformance/test_ops.py"),
        gain("reduction"),
    ),
    Promise("002", "statistics of fusion: num_fused, efficiency", (DOORS,), "counted from plans"),
    Promise(
        "003",
        "8-, 4-, 3-, 2- and 1-bit weights: 75 to 96.9 % smaller",
        (QUANT, "tests/ops/test_packing.py"),
        "these sizes, plus the scales",
    ),
    Promise(
        "003",
        "symmetric and asymmetric, per tensor, per channel",
        (QUANT, "tests/quant/test_minima.py"),
        "also per group of 32, 64 or 128",
    ),
    Promise(
        "003",
        "QuantizedAttention: attention over quantised keys and values",
        ("tests/quant/test_cache.py", PATTERNS),
        "8 and 4 bits, dequantised inside the kernel",
    ),
    Promise(
        "003",
        "accuracy: 99.5, 98, 95, 90, 80 % at 8, 4, 3, 2, 1 bits",
        ("tests/quant/test_calibration.py",),
        "benchmarks/ACCURACY.md: reached at 8, 4 and 3 bits on a CNN and at every width on a text "
        "model; the CNN reaches 77 % at 2 bits and next to nothing at 1",
    ),
    Promise(
        "003",
        "fine-tuning after quantisation",
        ("tests/quant/test_calibration.py",),
        "`model.fine_tune`, which keeps a change only if held-out batches improve; two trained "
        "models were measured at 2 bits and gained no accuracy",
    ),
    Promise(
        "003",
        "a test that compares configurations: widths, schemes, fused and unfused",
        ("tests/quant/test_comparison.py",),
        "QUANTISATION.md has the table",
    ),
    Promise("003", "eleven fusion patterns", (PATTERNS,), "pictures in PATTERNS.md"),
    Promise(
        "003",
        "in the browser: createModel, process, memory report, dispose",
        ("tests/browser/test_bundle.py", "tests/web/test_export.py"),
        "tested in Chromium and Firefox, on WebGPU and WebAssembly; not in Safari or Edge: WEB.md",
    ),
    Promise(
        "003",
        "Edge's WebNN",
        ("tests/web/test_webnn.py", "tests/browser/test_webnn.py"),
        "groups as `navigator.ml` graphs; tested on a mock, no browser here grants a context",
    ),
    Promise(
        "003",
        "detects the browser, selects its parameters",
        (f"{PROFILES}::test_user_agents", f"{PROFILES}::test_sizes"),
        "`Profile`: WEBGPU.md",
    ),
    Promise(
        "003",
        "workgroups of 256, 128, 512, 256 threads",
        (f"{PROFILES}::test_workgroups",),
        "in the shader text; clamped to the adapter's limits",
    ),
    Promise(
        "003",
        "tiles of 16×16, 8×8, 32×32, 16×16, for quantised matmuls too",
        (f"{PROFILES}::test_tiles", f"{PROFILES}::test_golden"),
        "in threads; Safari's 512 threads are 32×16 with two rows each",
    ),
    Promise(
        "003",
        "workgroup sizes for operation patterns",
        (f"{PROFILES}::test_tiles", "tests/tune/test_gpu.py"),
        "own sizes for rows, tiles, attention and audio; `tune=True` times them",
    ),
    Promise(
        "003",
        "Chrome: coalesced reads; Firefox: simple ones",
        (f"{PROFILES}::test_neighbouring_threads_read_neighbouring_columns",),
        "neighbouring threads read neighbouring columns, or each thread its own run",
    ),
    Promise(
        "003",
        "Chrome: tiles in shared memory; Safari: larger ones",
        (f"{PROFILES}::test_what_workgroups_share",),
        "k blocks of 16 and of 32",
    ),
    Promise(
        "003",
        "loops unrolled by 4, not at all, as SIMD groups, by 2",
        (f"{PROFILES}::test_loops",),
        "k unrolled by 4, 1, 8 and 2",
    ),
    Promise(
        "003",
        "quantised matmuls unrolled by 4, not at all, in pairs",
        (f"{PROFILES}::test_loops_over_codes",),
        "the loop over quantised values is unrolled so",
    ),
    Promise(
        "003",
        "Chrome: a function that unpacks each width, aligned for the hardware",
        (f"{PROFILES}::test_a_function_for_every_width", "tests/ops/test_packing.py"),
        "1, 2, 3, 4 and 8 bits; a group is a whole number of vectors",
    ),
    Promise("003", "Firefox: direct bit manipulation", (f"{PROFILES}::test_unpacking",), "inlined"),
    Promise(
        "003",
        "Firefox: if-else chains; Edge: switch statements",
        (f"{PROFILES}::test_how_registers_are_chosen",),
        "to select a register by number",
    ),
    Promise(
        "003",
        "Firefox: specialised for audio models",
        (f"{PROFILES}::test_sound_has_flat_workgroups",),
        "256×1 workgroups for 1-D convolutions; the promised 15-25 % are not measured",
    ),
    Promise(
        "003",
        "Safari: SIMD groups, Metal's features",
        (f"{PROFILES}::test_subgroups",),
        "subgroups reduce rows where the adapter supports them",
    ),
    Promise(
        "003",
        "Safari: fast approximations of functions",
        (f"{PROFILES}::test_approximations", f"{PROFILES}::test_fast_math_keeps_its_digits"),
        "error within 1e-6",
    ),
    Promise(
        "003",
        "Safari: 3 bits packed ten to a word",
        (f"{PROFILES}::test_ten_codes_in_a_word", f"{DOOR}::test_ten_codes_in_a_word"),
        "repacked at upload",
    ),
    Promise(
        "003",
        "Edge: bounds checks in inner loops",
        (f"{PROFILES}::test_bounds_in_the_inner_loop",),
        "two per iteration",
    ),
    Promise(
        "003",
        "Edge: buffer management; shader caches by browser",
        (f"{PROFILES}::test_how_memory_and_shaders_are_kept", f"{DOOR}::test_rounding"),
        "buffer sizes rounded to eighths of powers of 2; limits on concurrent and cached shaders",
    ),
    Promise(
        "003",
        "overrides: browserOptimizationType, workgroupSize, tileSize, useFastMath",
        (f"{DOOR}::test_matmul", f"{PROFILES}::test_overrides"),
        "per backend or per call",
    ),
    Promise(
        "003",
        "`backend.quantize(weights, {bitsPerWeight, …})`, then `matmul`",
        (f"{DOOR}::test_quantised",),
        "every width; symmetric or asymmetric; per channel or per tensor",
    ),
    Promise(
        "003",
        "`matmul(…, {useQuantization, bitsPerWeight: 2})`",
        (f"{DOOR}::test_weights_are_quantised_on_the_way_once",),
        "each weight is quantised once",
    ),
    Promise(
        "003",
        "`executeOperations(…, {useFusion: true})`",
        (f"{DOOR}::test_patterns",),
        "eight patterns, fused and unfused",
    ),
    Promise(
        "003",
        "`enabledPatterns: [FusionPattern.…]`",
        ("tests/fusion/test_config.py::test_every_named_pattern_is_an_attribute",),
        "`FusionConfig(patterns=[…])`",
    ),
    Promise(
        "003",
        "dispose of tensors; the buffer manager and its memory report",
        (f"{DOOR}::test_memory_is_given_back", f"{DOOR}::test_the_report_counts"),
        "`t.dispose()`, `backend.buffers`, `backend.memory_report()`",
    ),
    Promise(
        "003",
        "examples: quantised operations; BERT and ViT in a browser",
        ("tests/browser/test_search.py", "tests/browser/test_image_page.py"),
        "examples/quantised_operations.py; bundle pages for text search and images",
    ),
    Promise(
        "004",
        "Conv-BN-ReLU folded: w' = γw/σ",
        ("tests/conformance/test_convolution.py",),
        "at compile time: KERNEL_FUSION.md",
    ),
    Promise(
        "004",
        "flash attention: memory linear in the length",
        ("tests/conformance/test_attention.py",),
        "16 k tokens, forward and backward, in an arena of 655 kB",
    ),
    Promise("004", "fused layer norm", (PATTERNS,), gain("norm_activation")),
    Promise(
        "004",
        "find_fusable_patterns(model) of an ONNX file",
        ("tests/fusion/test_onnx_chains.py",),
        "only legal fusions, with node names",
    ),
    Promise(
        "004",
        "limits: registers, access patterns, values read elsewhere",
        ("tests/fusion/test_reasons.py",),
        "a reason for every pair that did not fuse",
    ),
)


# --- the page ------------------------------------------------------------------------------------


def missing(tests: Sequence[str]) -> list[str]:
    """Those of some tests that do not exist."""
    return [test for test in tests if not _exists(*test.split("::"))]


def _exists(file: str, function: str = "") -> bool:
    path = ROOT / file
    if not path.exists() or not function:
        return path.exists()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return any(isinstance(n, ast.FunctionDef) and n.name == function for n in ast.walk(tree))


def page() -> str:
    rows = ["| document | promise | kitsune | tested in |", "|---|---|---|---|"]
    for promise in PROMISES:
        found = promise.found if isinstance(promise.found, str) else promise.found()
        tests = ", ".join(f"`{test.removeprefix('tests/')}`" for test in promise.tests)
        rows.append(f"| {promise.seed} | {promise.words} | {found} | {tests} |")
    return f"{HEAD}\n" + "\n".join(rows) + "\n"


def main() -> int:
    lost = [test for promise in PROMISES for test in missing(promise.tests)]
    if lost:
        print(f"no such test: {', '.join(dict.fromkeys(lost))}")
        return 1
    text = page()
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text:
        return 0
    if "--check" in sys.argv:
        print("docs/PROMISES.md is not current; run scripts/promises.py")
        return 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
