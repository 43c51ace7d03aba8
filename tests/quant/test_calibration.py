"""Methods that look at data: gptq, awq, ranges of activations, biases, and what is refused."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kitsune as kt
from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.dtypes import make_packed_type
from kitsune.ir.node import Graph
from kitsune.ir.ops import add, constant, conv, input_, matmul, relu
from kitsune.ir.packing import dequantize
from kitsune.quant.calibration import runner
from kitsune.quant.methods.activation_ranges import compute_range
from kitsune.quant.methods.awq import channel_scales
from kitsune.quant.methods.gptq import Options, cost, gptq
from kitsune.quant.methods.inputs import Inputs, accumulate_inputs, im2col_rows
from kitsune.quant.methods.rounding import round_weight
from kitsune.quant.methods.walk import Walk

RNG = np.random.default_rng(0)


def correlated(rows: int, k: int, seed: int = 0) -> np.ndarray:
    """Inputs that lie near a plane of a quarter of their directions."""
    rng = np.random.default_rng(seed)
    few = rng.standard_normal((rows, k // 4)) @ rng.standard_normal((k // 4, k))
    return (few + 0.1 * rng.standard_normal((rows, k))).astype(np.float32)


def perceptron() -> kt.nn.Sequential:
    kt.manual_seed(0)
    return kt.nn.Sequential(kt.nn.Linear(64, 96), kt.nn.ReLU(), kt.nn.Linear(96, 64))


def relative(got: Any, want: Any) -> float:
    return float(np.linalg.norm(np.asarray(got) - want) / np.linalg.norm(want))


def batches(count: int = 4) -> list[np.ndarray]:
    return list(correlated(32 * count, 64).reshape(count, 32, 64) / 4)


# --- gptq ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("symmetric", [True, False])
@pytest.mark.parametrize("act_order", [True, False])
@pytest.mark.parametrize("bits", [4, 3, 2, 1])
def test_gptq_beats_rounding_on_correlated_inputs(
    bits: int, act_order: bool, symmetric: bool
) -> None:
    x, w = correlated(256, 64), RNG.standard_normal((64, 24)).astype(np.float32)
    dtype, hessian = make_packed_type(bits, 32, symmetric), (x.T @ x)[None]
    plain = cost(w - dequantize(round_weight(w, dtype), (64, 24), dtype), hessian)
    found = gptq(w, hessian, dtype, Options(act_order=act_order))
    assert cost(w - found.values(dtype), hessian) < 0.6 * plain
    packed_again = dequantize(found.pack(dtype), (64, 24), dtype)
    np.testing.assert_array_equal(packed_again, found.values(dtype))


def test_sweeps_never_raise_the_cost() -> None:
    x, w = correlated(128, 64), RNG.standard_normal((64, 8)).astype(np.float32)
    dtype, hessian = make_packed_type(2, 32, False), (x.T @ x)[None]
    costs = [
        cost(w - gptq(w, hessian, dtype, Options(sweeps=n)).values(dtype), hessian)
        for n in range(4)
    ]
    assert all(after <= before * 1.001 for before, after in pairwise(costs))
    assert costs[-1] < costs[0]


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**31), st.sampled_from([4, 2, 1]), st.integers(1, 70), st.integers(1, 20))
def test_gptq_of_any_weight_and_inputs(seed: int, bits: int, k: int, n: int) -> None:
    """Inputs that were never seen, or always zero, included."""
    rng = np.random.default_rng(seed)
    x = rng.standard_normal((int(rng.integers(0, 9)), k)) * (rng.random(k) > 0.3)
    w, dtype = rng.standard_normal((k, n)).astype(np.float32), make_packed_type(bits, 32)
    found = gptq(w, (x.T @ x)[None], dtype)
    assert np.isfinite(found.values(dtype)).all()
    assert found.codes.max() < 1 << bits


def test_stacks_are_rounded_for_their_own_inputs() -> None:
    """A depthwise filter for its own channel: the same as one by one."""
    x = RNG.standard_normal((3, 50, 9)).astype(np.float32)
    w, dtype = RNG.standard_normal((9, 3)).astype(np.float32), make_packed_type(3, 32)
    hessian = np.swapaxes(x, 1, 2) @ x
    together = gptq(w, hessian, dtype, Options(act_order=False)).values(dtype)
    for n in range(3):
        alone = gptq(w[:, n : n + 1], hessian[n : n + 1], dtype, Options(act_order=False))
        np.testing.assert_allclose(together[:, n : n + 1], alone.values(dtype), rtol=1e-5)


# --- awq -----------------------------------------------------------------------------------------


def test_awq_scales_outlier_channels_up() -> None:
    rng = np.random.default_rng(0)
    x = rng.standard_normal((256, 64)).astype(np.float32)
    x[:, 7] *= 40
    w, dtype = rng.standard_normal((64, 32)).astype(np.float32), make_packed_type(4, 32)
    seen = Inputs(1, 64)
    seen.add(x[None], x[None])
    scale = channel_scales([(w, dtype)], seen)
    assert scale is not None
    assert scale.argmax() == 7
    plain, made = (
        dequantize(round_weight(v, dtype, "nearest"), w.shape, dtype)
        for v in (w, w * scale[:, None])
    )
    before = cost(w - plain, seen.hessian)
    assert cost(w - made / scale[:, None], seen.hessian) < 0.7 * before


def test_awq_leaves_even_inputs_alone() -> None:
    seen = Inputs(1, 32)
    seen.add(np.zeros((1, 4, 32), np.float32), np.zeros((1, 4, 32), np.float32))
    assert channel_scales([(np.ones((32, 4), np.float32), make_packed_type(4, 32))], seen) is None


# --- what is collected ---------------------------------------------------------------------------


def test_patches_of_a_convolution_are_what_its_weights_meet() -> None:
    """In steps, with holes, zeros around, and groups."""
    x, w = RNG.standard_normal((2, 6, 9, 8)), RNG.standard_normal((4, 3, 3, 2))
    image = input_("x", x.shape)
    node = conv(image, constant(w.astype(np.float32)), (2, 1), (1, 2), (1, 0), (0, 1), 2)
    (rows,) = im2col_rows(node, x.astype(np.float32), 1)
    matrix = w.transpose(2, 3, 1, 0).reshape(-1, 2, 2).transpose(1, 0, 2)
    got = (rows @ matrix).transpose(1, 0, 2).reshape(2, *node.shape[2:], 4).transpose(0, 3, 1, 2)
    want = kt.compile(Graph((image,), (node,)))(x.astype(np.float32))
    np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-4)


def test_sums_do_not_depend_on_batches() -> None:
    x = correlated(64, 32)
    node = matmul(input_("x", (64, 32)), constant(np.ones((32, 4), np.float32)))
    whole = accumulate_inputs(node, [x], [x])
    halves = accumulate_inputs(node, [x[:32], x[32:]], [x[:32], x[32:]])
    np.testing.assert_allclose(whole.hessian, halves.hessian, rtol=1e-3, atol=1e-2)
    np.testing.assert_allclose(whole.mean, x.mean(0)[None], atol=1e-4)


def test_a_walk_keeps_only_what_is_read_later() -> None:
    x = input_("x", (4, 8))
    first = matmul(x, constant(np.eye(8, dtype=np.float32) * 2))
    second = matmul(relu(first), constant(np.eye(8, dtype=np.float32) * 3))
    last = add(second, first)
    walk = Walk(
        Graph((x,), (last,)),
        [[np.ones((4, 8), np.float32)]],
        runner(kt.compile(Graph((x,), (last,)))),
    )
    np.testing.assert_array_equal(walk.values(relu(first))[0], 2)
    np.testing.assert_array_equal(walk.values(second)[0], 6)
    assert x not in walk._known
    np.testing.assert_array_equal(walk.values(last)[0], 8)


# --- ranges --------------------------------------------------------------------------------------


def test_ranges_cover_less_where_outliers_are_few() -> None:
    values = [RNG.standard_normal(100_000).astype(np.float32)]
    values[0][0] = 500
    whole, most, likely = (
        compute_range(values, name) for name in ("minmax", "percentile", "entropy")
    )
    assert whole[1] == 500
    assert 3 < most[1] < 6
    assert likely[1] <= 100
    assert all(low <= 0 <= high for low, high in (whole, most, likely))
    assert compute_range([np.zeros(4, np.float32)], "entropy") == (0, 0)
    with pytest.raises(UnsupportedError, match="no ranges 'best'"):
        compute_range(values, "best")


@pytest.mark.parametrize("activations", ["dynamic", "static"])
def test_bytes_times_bytes_are_integers(activations: str) -> None:
    model, data = perceptron(), batches()
    small = kt.quantize(model, 8, "gptq", calibration=data, activations=activations)
    want = model(data[0]).numpy()
    assert relative(small(data[0]), want) < 0.03
    assert small.verify(data[0]).is_right
    stored = {str(b.dtype) for kernel in small.kernels for b in kernel.kernel.buffers}
    assert "i8" in stored


def test_activations_without_data() -> None:
    model, data = perceptron(), batches()
    small = kt.quantize(model, 8, activations="dynamic")
    assert relative(small(data[0]), model(data[0]).numpy()) < 0.03


# --- models --------------------------------------------------------------------------------------


def test_calibration_brings_outputs_closer() -> None:
    model, data = perceptron(), batches()
    want = model(data[3]).numpy()
    errors = {}
    for method in ("rtn", "hqq", "awq", "gptq"):
        small = kt.quantize(model, 3, method, calibration=data[:3])
        errors[method] = relative(small(data[3]), want)
        names = [layer.name for layer in kt.quant.report(small)]
        assert names == ["0", "2"]
    assert errors["gptq"] < 0.7 * min(errors["rtn"], errors["hqq"])
    assert errors["awq"] < 1.05 * errors["rtn"]


def test_biases_are_corrected() -> None:
    model, data = perceptron(), [np.abs(batch) for batch in batches()]
    want = model(data[0]).numpy().mean(0)
    moved = [
        relative(
            np.asarray(kt.quantize(model, 2, calibration=data, correct_bias=correct)(data[0])).mean(
                0
            ),
            want,
        )
        for correct in (False, True)
    ]
    assert moved[1] < 0.5 * moved[0]


def test_convolutions_are_packed_and_calibrated() -> None:
    kt.manual_seed(0)
    model = kt.nn.Sequential(
        kt.nn.Conv2d(8, 32, 3, padding=1),
        kt.nn.ReLU(),
        kt.nn.Conv2d(32, 128, 3, padding=1, groups=32),
        kt.nn.ReLU(),
        kt.nn.Conv2d(128, 16, 1),
    )
    x = RNG.standard_normal((2, 8, 9, 9)).astype(np.float32)
    want = model(x).numpy()
    plain, made = (kt.quantize(model, 4, method, calibration=[x]) for method in ("rtn", "gptq"))
    assert relative(made(x), want) < 0.8 * relative(plain(x), want)
    layers = list(kt.quant.report(made))
    assert [layer.name for layer in layers] == ["0", "2", "4"]
    assert all(layer.output_error is not None for layer in layers)


def test_batches_of_several_signatures() -> None:
    model, data = perceptron(), batches()
    small = kt.quantize(model, 4, "gptq", calibration=[data[0], data[1][:5], [data[2]]])
    assert relative(small(data[3][:7]), model(data[3][:7]).numpy()) < 0.2


def test_what_calibration_refuses() -> None:
    model, data = perceptron(), batches()
    for options in ({"method": "gptq"}, {"activations": "static"}):
        with pytest.raises(InputError, match="needs calibration batches"):
            kt.quantize(model, 4, **options)
    with pytest.raises(InputError, match="there are no calibration batches"):
        kt.quantize(model, 4, "gptq", calibration=[])
    with pytest.raises(UnsupportedError, match="no activations 'often'"):
        kt.quantize(model, 4, activations="often")
    with pytest.raises(InputError, match="'9' names no weight"):
        kt.quantize(model, {"9": 4}, "gptq", calibration=data)
    data[1][3, 4] = np.nan
    with pytest.raises(InputError, match="the input of '0' has NaN"):
        kt.quantize(model, 4, "gptq", calibration=data)


def test_a_torch_module_has_the_names_of_its_parameters() -> None:
    torch = pytest.importorskip("torch")
    module = torch.nn.Sequential(torch.nn.Linear(64, 32), torch.nn.Linear(32, 40))
    data = batches()
    small = kt.quantize(module, {"0.*": 8, "1.*": 4}, "gptq", calibration=data)
    found = {layer.name: layer.dtype.bits for layer in kt.quant.report(small)}
    assert found == {"0.weight": 8, "1.weight": 4}
    want = module(torch.from_numpy(data[0])).detach().numpy()
    assert relative(small(data[0]), want) < 0.15


# --- training on ---------------------------------------------------------------------------------


def test_fine_tuning_brings_outputs_closer() -> None:
    model, data = perceptron(), batches()
    small = kt.quantize(model, 2, calibration=data)
    trained = small.fine_tune(data, steps=60)
    want = model(data[0]).numpy()
    assert relative(trained(data[0]), want) < 0.95 * relative(small(data[0]), want)
    assert [layer.dtype for layer in kt.quant.report(trained)] == [make_packed_type(2, 64)] * 2


def test_fine_tuning_by_a_loss() -> None:
    model, data = perceptron(), batches()
    targets = [np.tanh(batch) for batch in data]
    small = kt.quantize(model, 4, calibration=data)
    pairs = list(zip(data, targets, strict=True))
    trained = small.fine_tune(pairs, lambda out, target: ((out - target) ** 2).mean(), steps=30)

    def loss(m: Any) -> float:
        return float(np.mean([(np.asarray(m(x)) - t) ** 2 for x, t in pairs]))

    assert loss(trained) < loss(small)
    with pytest.raises(InputError, match="each is a pair"):
        small.fine_tune(data, lambda out, target: out.mean())
    with pytest.raises(UnsupportedError, match="cannot fine-tune a model of floats"):
        kt.compile(model).fine_tune(data)
