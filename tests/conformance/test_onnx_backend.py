"""A sample of the operator cases that come with the onnx package; `make conformance` runs all."""

from __future__ import annotations

import pytest

pytest.importorskip("onnx")

from tests.conformance.onnx_backend import KNOWN, cases, outcome

EVERY = 37  # a prime: the cases of one op stand together
ON_HOST = 0.4  # of the sample at most; strings and the smallest types are there


def test_a_sample_passes_and_most_of_it_in_kernels() -> None:
    found = {name: outcome(run) for n, (name, run) in enumerate(cases()) if n % EVERY == 0}
    failed = {name: why for name, (kind, why) in found.items() if kind == "failed"}
    assert failed.keys() <= KNOWN.keys(), failed
    on_host = [name for name, (kind, _) in found.items() if kind == "host"]
    assert len(on_host) <= ON_HOST * len(found), on_host


WINDOWS = {
    f"test_{name}_cpu" for name in (
        "conv_with_strides_and_asymmetric_padding", "conv_with_autopad_same", "Conv3d_dilated",
        "Conv2d_depthwise_strided", "Conv1d_groups", "convinteger_with_padding",
        "convtranspose_output_shape", "convtranspose_autopad_same", "convtranspose_group_2",
        "maxpool_2d_ceil", "maxpool_2d_ceil_output_size_reduce_by_one", "maxpool_2d_uint8",
        "maxpool_3d_dilations", "averagepool_2d_ceil", "averagepool_2d_same_lower",
        "averagepool_2d_pads_count_include_pad", "averagepool_3d_dilations_small", "lppool_2d_pads",
    )
}  # fmt: skip


def test_convolution_and_pooling_run_in_kernels() -> None:
    found = {name: outcome(run) for name, run in cases() if name in WINDOWS}
    assert {name: how[0] for name, how in found.items()} == dict.fromkeys(WINDOWS, "passed")
