"""Ops of com.microsoft that stand for several, and attention: what onnxruntime makes of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

import kitsune as kt
from kitsune.errors import UnsupportedError
from tests.frontends.onnx_oracle import MICROSOFT, RNG, floats, model_of, same

# --- activations and products --------------------------------------------------------------------


@pytest.mark.parametrize("op", ["Gelu", "BiasGelu", "FastGelu", "QuickGelu"])
def test_activations(op: str) -> None:
    bias = {"b": floats(12)} if op in ("BiasGelu", "FastGelu") else {}
    same(op, {"x": floats(2, 5, 12), **bias})


def test_half_of_a_row_by_the_gelu_of_the_other() -> None:
    """Which onnxruntime has on GPUs alone."""
    x, b = floats(3, 8), floats(8)
    model = model_of("BiasSplitGelu", {"x": x, "b": b}, ["y"], (), MICROSOFT, 19, {})
    left, right = np.split((x + b).astype(np.float64), 2, axis=-1)
    gelu = kt.compile(model_of("Gelu", {"x": right.astype(np.float32)}, ["y"], (), "", 20, {}))
    want = left * gelu(right.astype(np.float32))
    np.testing.assert_allclose(kt.compile(model)(x, b), want, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("flips", [(0, 0, 0, 0), (1, 0, 0, 1), (0, 1, 1, 0), (1, 1, 1, 1)])
def test_products_of_turned_operands(flips: tuple[int, ...]) -> None:
    left, right, left_stack, right_stack = flips
    a = floats(2, 3, 5, 4) if left else floats(2, 3, 4, 5)
    b = floats(2, 3, 6, 5) if right else floats(2, 3, 5, 6)
    a = np.ascontiguousarray(a.transpose(2, 0, 1, 3)) if left_stack else a
    b = np.ascontiguousarray(b.transpose(2, 0, 1, 3)) if right_stack else b
    same(
        "FusedMatMul",
        {"a": a, "b": b},
        alpha=0.5,
        transA=left,
        transB=right,
        transBatchA=left_stack,
        transBatchB=right_stack,
    )


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("Relu", {}),
        ("LeakyRelu", {"activation_alpha": 0.3}),
        ("Tanh", {}),
        ("HardSigmoid", {"activation_alpha": 0.3, "activation_beta": 0.4}),
    ],
)
def test_gemm_with_an_activation(name: str, numbers: dict[str, float]) -> None:
    same(
        "FusedGemm",
        {"a": floats(3, 4), "b": floats(4, 5), "c": floats(5)},
        activation=name,
        **numbers,
    )


@pytest.mark.parametrize(
    ("name", "numbers"), [("Relu", []), ("LeakyRelu", [0.2]), ("Clip", [0.0, 1.0])]
)
def test_convolution_with_an_activation(name: str, numbers: list[float]) -> None:
    given = {"x": floats(1, 3, 8, 8), "w": floats(4, 3, 3, 3), "b": floats(4)}
    said = {"activation_params": numbers} if numbers else {}
    same("FusedConv", given, pads=[1, 1, 1, 1], activation=name, **said)
    same("FusedConv", {**given, "z": floats(1, 4, 6, 6)}, activation="Relu")


# --- norms ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("skip", [(2, 5, 12), (1, 5, 12), (5, 12)])
@pytest.mark.parametrize("extra", [False, True])
def test_norms_of_a_sum(skip: tuple[int, ...], extra: bool) -> None:
    x, s, g = floats(2, 5, 12), floats(*skip), floats(12)
    beta, bias = (floats(12), floats(12)) if extra else (None, None)
    outputs = ("y", "", "", "sum")
    same(
        "SkipLayerNormalization",
        {"x": x, "s": s, "g": g, "b": beta, "c": bias},
        outputs,
        epsilon=1e-5,
    )
    same(
        "SkipSimplifiedLayerNormalization",
        {"x": x, "s": s, "g": g, "c": bias},
        outputs,
        epsilon=1e-5,
    )


def test_rms_norm_under_its_first_name() -> None:
    same(
        "SimplifiedLayerNormalization",
        {"x": floats(2, 5, 12), "g": floats(12)},
        ("y", "inv"),
        domain="",
        axis=-1,
        epsilon=1e-6,
    )


@pytest.mark.parametrize("whole", [False, True])
def test_embeddings_and_their_norm(whole: bool) -> None:
    ids = RNG.integers(0, 30, (2, 5)).astype(np.int32)
    mask = np.array([[1, 1, 1, 1, 1], [1, 1, 1, 0, 0]], np.int32)
    more = {"seg": ids % 2, "pos": ids % 16, "mask": mask} if whole else {}
    given = {
        "ids": ids,
        "seg": more.get("seg"),
        "words": floats(30, 12),
        "places": floats(16, 12),
        "kinds": floats(2, 12) if whole else None,
        "g": floats(12),
        "b": floats(12),
        "mask": more.get("mask"),
        "pos": more.get("pos"),
    }
    same("EmbedLayerNormalization", given, ("y", "index", "sum"))


# --- attention -----------------------------------------------------------------------------------

B, S, N, H = 2, 5, 3, 4
MASKS = {
    "none": None,
    "ends": np.array([5, 3], np.int32),
    "keys": np.array([[1, 1, 1, 1, 1], [1, 1, 1, 0, 0]], np.int32),
    "pairs": (np.tri(S)[None] * np.ones((B, 1, 1))).astype(np.int32),
}


@pytest.mark.parametrize("mask", MASKS)
@pytest.mark.parametrize("causal", [0, 1])
def test_attention_from_one_weight(mask: str, causal: int) -> None:
    given = {
        "x": floats(B, S, N * H),
        "w": floats(N * H, 3 * N * H),
        "b": floats(3 * N * H),
        "m": MASKS[mask],
        "past": None,
        "term": floats(1, N, S, S),
    }
    compiled = same("Attention", given, num_heads=N, unidirectional=causal)
    assert "attention" in [group.kind for group in compiled.explain().groups]


def test_attention_with_a_past_and_values_of_another_width() -> None:
    given = {
        "x": floats(B, S, N * H),
        "w": floats(N * H, 36),
        "b": floats(36),
        "m": None,
        "past": floats(2, B, N, 3, H),
    }
    same("Attention", given, ("y", "present"), num_heads=N, unidirectional=1)
    given = {"x": floats(B, S, N * H), "w": floats(N * H, 30), "b": floats(30)}
    same("Attention", given, num_heads=N, qkv_hidden_sizes=[12, 12, 6], scale=0.3)


@pytest.mark.parametrize("keys", [(B, 7, N * H), (B, N, 7, H)], ids=["apart", "by heads"])
@pytest.mark.parametrize("extra", [False, True])
def test_attention_of_several_heads(keys: tuple[int, ...], extra: bool) -> None:
    given: dict[str, Any] = {"q": floats(B, S, N * H), "k": floats(*keys), "v": floats(*keys)}
    if extra:
        given |= {"b": floats(36), "m": np.array([7, 5], np.int32), "t": floats(1, 1, S, 7)}
    same("MultiHeadAttention", given, num_heads=N)


def test_keys_and_values_side_by_side() -> None:
    """Which onnxruntime has on GPUs alone: they are the same as apart."""
    q, k, v = (floats(B, S, N, 1, H) for _ in range(3))

    def made(*parts: np.ndarray) -> np.ndarray:
        given = dict(zip("qkv", parts, strict=False))
        said = {"num_heads": N}
        model = model_of("MultiHeadAttention", given, ["y"], (), MICROSOFT, 19, said)
        return kt.compile(model)(*parts)  # type: ignore[no-any-return]

    apart = made(*(x.reshape(B, S, N * H) for x in (q, k, v)))
    pairs = made(q.reshape(B, S, N * H), np.concatenate([k, v], 3))
    np.testing.assert_allclose(pairs, apart, rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(made(np.concatenate([q, k, v], 3)), apart, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("tokens", [1, S])
def test_attention_of_several_heads_goes_on_from_a_past(tokens: int) -> None:
    q, k, v = (floats(B, tokens, N * H) for _ in range(3))
    past = {"pk": floats(B, N, 3, H), "pv": floats(B, N, 3, H)}
    given = {"q": q, "k": k, "v": v, "b": floats(36), "m": None, "t": None, **past}
    same("MultiHeadAttention", given, ("y", "keys", "values"), num_heads=N, unidirectional=1)


@pytest.mark.parametrize("interleaved", [0, 1])
@pytest.mark.parametrize("width", [8, 4])
def test_rotary_embedding(interleaved: int, width: int) -> None:
    said = {"num_heads": 3, "rotary_embedding_dim": 8} if width == 4 else {}
    tables = {"c": floats(20, 4), "s": floats(20, 4)}
    depth = 16 if said else 8
    first, each = np.array([3], np.int64), RNG.integers(0, 20, (B, S))
    same(
        "RotaryEmbedding",
        {"x": floats(B, S, 3 * depth), "p": first, **tables},
        known=("c", "s"),
        interleaved=interleaved,
        **said,
    )
    same(
        "RotaryEmbedding",
        {"x": floats(B, 3, S, depth), "p": each, **tables},
        known=("c", "s"),
        interleaved=interleaved,
        **said,
    )


GROUPED = [
    {"tokens": 6},
    {"tokens": 1, "past": 5},
    {"tokens": 4, "past": 5, "batch": 1},
    {"tokens": 6, "rotary": True},
    {"tokens": 1, "past": 5, "rotary": True},
    {"tokens": 1, "past": 5, "ends": [6, 4], "rotary": True},
    {"tokens": 1, "past": 5, "room": 16, "batch": 1},
    {"tokens": 1, "past": 5, "room": 16, "ends": [6, 4]},
    {"tokens": 6, "softcap": 5.0},
    {"tokens": 1, "past": 5, "smooth_softmax": 1},
    {"tokens": 6, "local_window_size": 3},
    {"tokens": 1, "past": 5, "ends": [6, 3], "local_window_size": 2},
    {"tokens": 6, "packed": True},
    {"tokens": 6, "local_window_size": 3, "softcap": 2.0, "batch": 1},
    {"tokens": 6, "sink": True},
]


@pytest.mark.parametrize("case", GROUPED, ids=str)
def test_groups_of_queries_over_a_cache(case: dict[str, Any]) -> None:
    case = dict(case)
    tokens, past, batch = case.pop("tokens"), case.pop("past", 0), case.pop("batch", 2)
    room, total = case.pop("room", past), past + tokens
    ends = np.array(case.pop("ends", [total] * batch), np.int32)
    heads, groups, depth = 4, 2, 16
    if case.pop("packed", False):
        parts: dict[str, Any] = {"q": floats(batch, tokens, 8 * depth), "k": None, "v": None}
    else:
        parts = {
            "q": floats(batch, tokens, heads * depth),
            "k": floats(batch, tokens, 2 * depth),
            "v": floats(batch, tokens, 2 * depth),
        }
    rotary = case.pop("rotary", False)
    given = {
        **parts,
        "pk": floats(batch, groups, room, depth),
        "pv": floats(batch, groups, room, depth),
        "ends": ends - 1,
        "total": np.array([total], np.int32),
        "cos": floats(32, depth // 2) if rotary else None,
        "sin": floats(32, depth // 2) if rotary else None,
    }
    if case.pop("sink", False):
        given |= {"pos": None, "term": None, "sink": floats(heads)}
    same(
        "GroupQueryAttention",
        given,
        ("y", "keys", "values"),
        known=("total", "cos", "sin"),
        num_heads=heads,
        kv_num_heads=groups,
        do_rotary=int(rotary),
        **case,
    )


def test_what_no_builder_knows_is_named() -> None:
    given = {"x": floats(1, S, 12), "w": floats(12, 36), "b": floats(36)}
    said = {"num_heads": N, "do_rotary": 1}
    model = model_of("Attention", given, ["y"], (), MICROSOFT, 19, said)
    with pytest.raises(UnsupportedError, match=r"com\.microsoft\.Attention"):
        kt.compile(model)(*given.values())
