"""A sample of the operator cases that come with the onnx package; `make conformance` runs all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("onnx")

from kitsune.frontends.onnx.builders import BUILDERS
from tests.conformance.onnx_backend import KNOWN, cases, outcome

EVERY = 59  # a prime: the cases of one op stand together
ON_HOST = 0.25  # of the sample at most; strings and the smallest types are there


def test_a_sample_passes_and_most_of_it_in_kernels() -> None:
    found = {name: outcome(run) for n, (name, run) in enumerate(cases()) if n % EVERY == 0}
    failed = {name: why for name, (kind, why) in found.items() if kind == "failed"}
    assert failed.keys() <= KNOWN.keys(), failed
    on_host = [name for name, (kind, _) in found.items() if kind == "host"]
    assert len(on_host) <= ON_HOST * len(found), on_host


WINDOWS = {
    f"test_{name}_cpu"
    for name in (
        "conv_with_strides_and_asymmetric_padding",
        "conv_with_autopad_same",
        "Conv3d_dilated",
        "Conv2d_depthwise_strided",
        "Conv1d_groups",
        "convinteger_with_padding",
        "convtranspose_output_shape",
        "convtranspose_autopad_same",
        "convtranspose_group_2",
        "maxpool_2d_ceil",
        "maxpool_2d_ceil_output_size_reduce_by_one",
        "maxpool_2d_uint8",
        "maxpool_3d_dilations",
        "averagepool_2d_ceil",
        "averagepool_2d_same_lower",
        "averagepool_2d_pads_count_include_pad",
        "averagepool_3d_dilations_small",
        "lppool_2d_pads",
    )
}


OTHERS = {
    f"test_{name}_cpu"
    for name in (
        "resize_upsample_scales_nearest",
        "resize_downsample_sizes_cubic_antialias",
        "resize_tf_crop_and_resize_extrapolation_value",
        "resize_upsample_sizes_nearest_not_larger",
        "top_k",
        "top_k_smallest",
        "top_k_same_values_2d",
        "dft",
        "dft_axis",
        "stft_with_window",
        "qlinearconv",
        "qlinearmatmul_3D_uint8_float32",
        "convinteger_without_padding",
        "matmulinteger",
        "dynamicquantizelinear",
        "quantizelinear_blocked_asymmetric",
        "dequantizelinear_blocked",
    )
}


@pytest.mark.parametrize("wanted", [WINDOWS, OTHERS], ids=["windows", "others"])
def test_these_run_in_kernels_alone(wanted: set[str]) -> None:
    found = {name: outcome(run) for name, run in cases() if name in wanted}
    assert {name: how[0] for name, how in found.items()} == dict.fromkeys(wanted, "passed")


def test_the_documents_list_every_op_that_has_a_builder() -> None:
    text = (Path(__file__).parents[2] / "docs" / "ONNX.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (ai\.onnx|com\.microsoft) \| [^|]+ \| ([^|]+) \|$", text, re.MULTILINE)
    listed = {(domain, op) for domain, ops in rows for op in ops.split(", ")}
    assert listed == {(domain or "ai.onnx", op) for domain, op in BUILDERS}
