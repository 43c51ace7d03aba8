"""Write small decoders with quantised weights to directories, in the layouts of each package."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np

from kitsune.frontends.checkpoints.stored_weight import E2M1, pack_fields
from kitsune.frontends.safetensors import save_file

WIDTH, INNER, VOCABULARY = 128, 256, 320
CONFIG = {
    "model_type": "llama",
    "architectures": ["LlamaForCausalLM"],
    "hidden_size": WIDTH,
    "intermediate_size": INNER,
    "num_hidden_layers": 1,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "vocab_size": VOCABULARY,
    "max_position_embeddings": 128,
    "rms_norm_eps": 1e-6,
    "tie_word_embeddings": False,
}
LINEARS = {
    "self_attn.q_proj": (WIDTH, WIDTH),
    "self_attn.k_proj": (WIDTH // 2, WIDTH),
    "self_attn.v_proj": (WIDTH // 2, WIDTH),
    "self_attn.o_proj": (WIDTH, WIDTH),
    "mlp.gate_proj": (INNER, WIDTH),
    "mlp.up_proj": (INNER, WIDTH),
    "mlp.down_proj": (WIDTH, INNER),
}
Tensors = dict[str, np.ndarray]
# Of an [N, K] weight: the tensors of its layer, and the values that they stand for.
Encode = Callable[[np.ndarray], tuple[Tensors, np.ndarray]]


def write_model(folder: Path, settings: dict[str, Any] | None, encode: Encode) -> Tensors:
    """Write a decoder of one layer; return its weights as floats, by the names of plain ones."""
    rng = np.random.default_rng(0)
    plain: Tensors = {
        "model.embed_tokens.weight": rng.standard_normal((VOCABULARY, WIDTH)),
        "lm_head.weight": rng.standard_normal((VOCABULARY, WIDTH)) / 11,
        "model.norm.weight": rng.uniform(0.5, 1.5, WIDTH),
        "model.layers.0.input_layernorm.weight": rng.uniform(0.5, 1.5, WIDTH),
        "model.layers.0.post_attention_layernorm.weight": rng.uniform(0.5, 1.5, WIDTH),
    }
    plain = {name: array.astype(np.float16) for name, array in plain.items()}
    stored = dict(plain)
    for name, shape in LINEARS.items():
        weight = rng.standard_normal(shape).astype(np.float32) / np.sqrt(np.float32(shape[1]))
        parts, values = encode(weight)
        whole = f"model.layers.0.{name}"
        stored |= {f"{whole}.{part}": array for part, array in parts.items()}
        plain[f"{whole}.weight"] = values.astype(np.float32)
    folder.mkdir(exist_ok=True, parents=True)
    said = CONFIG if settings is None else CONFIG | {"quantization_config": settings}
    (folder / "config.json").write_text(json.dumps(said), encoding="utf-8")
    save_file(stored, folder / "model.safetensors")
    return plain


def write_plain(folder: Path, tensors: Tensors) -> None:
    folder.mkdir(exist_ok=True, parents=True)
    (folder / "config.json").write_text(json.dumps(CONFIG), encoding="utf-8")
    save_file(tensors, folder / "model.safetensors")


def write_floats(folder: Path) -> None:
    """Write the decoder in bf16, with a tokenizer as of GPT-2: 256 bytes, a merge, two special
    tokens."""
    from tokenizers import Tokenizer, models, pre_tokenizers

    def encode(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
        rounded = weight.astype(ml_dtypes.bfloat16)
        return {"weight": rounded}, rounded.astype(np.float32)

    write_model(folder, None, encode)
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {letter: n for n, letter in enumerate([*letters, "th"])}
    made = Tokenizer(models.BPE(vocabulary, [("t", "h")]))
    made.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    made.add_special_tokens(["<s>", "</s>"])
    made.save(str(folder / "tokenizer.json"))
    said = {"bos_token": "<s>", "eos_token": "</s>", "chat_template": "{{ messages }}"}
    (folder / "tokenizer_config.json").write_text(json.dumps(said), encoding="utf-8")


# --- codes ---------------------------------------------------------------------------------------


def round_groups(
    weight: np.ndarray, bits: int, group: int, symmetric: bool, dtype: Any = np.float16
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Codes [N, K], scales and zero points [N, groups], and the values they stand for."""
    n, k = weight.shape
    parts, high = weight.reshape(n, -1, group), (1 << bits) - 1
    low, top = parts.min(-1).clip(max=0), parts.max(-1).clip(min=0)
    if symmetric:
        scales = (np.abs(parts).max(-1) * 2 / high).astype(dtype)
        zeros = np.full(scales.shape, (high + 1) // 2)
    else:
        scales = ((top - low) / high).astype(dtype)
        zeros = np.rint(-low / scales.astype(np.float32)).clip(0, high).astype(np.int64)
    wide, moved = scales.astype(np.float32)[..., None], zeros[..., None]
    codes = (np.rint(parts / wide) + moved).clip(0, high).astype(np.uint8)
    values = (codes.astype(np.float32) - moved.astype(np.float32)) * wide
    return codes.reshape(n, k), scales, zeros, values.reshape(n, k).astype(np.float32)


def gptq(
    bits: int = 4, symmetric: bool = False, version: int = 2, is_ordered: bool = False
) -> Encode:
    def encode(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
        k = weight.shape[1]
        order = np.random.default_rng(1).permutation(k) if is_ordered else np.arange(k)
        codes, scales, zeros, values = round_groups(weight[:, order], bits, 32, symmetric)
        back = np.argsort(order)
        moved = np.where(zeros == 0, 1, zeros) - 1 if version == 1 else zeros
        if version == 1:  # a zero point of 0 has none less one
            values = (codes - np.repeat(moved + 1, 32, 1)) * np.repeat(scales, 32, 1).astype("f4")
        parts = {
            "qweight": np.ascontiguousarray(pack_fields(codes[:, back], bits).T),
            "qzeros": pack_fields(np.ascontiguousarray(moved.T), bits),
            "scales": np.ascontiguousarray(scales.T),
            "g_idx": (back // 32).astype(np.int32),
        }
        return parts, values[:, back]

    return encode


def awq(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
    codes, scales, zeros, values = round_groups(weight, 4, 32, False)

    def pack(rows: np.ndarray) -> np.ndarray:
        words = rows.T.reshape(rows.shape[1], -1, 8)[:, :, [0, 2, 4, 6, 1, 3, 5, 7]]
        return pack_fields(words.reshape(rows.shape[1], -1), 4)

    parts = {"qweight": pack(codes), "qzeros": pack(zeros), "scales": scales.T.copy()}
    return parts, values


def compressed_int4(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
    codes, scales, _, values = round_groups(weight, 4, 32, True, ml_dtypes.bfloat16)
    shape = np.array(weight.shape, np.int64)
    parts = {"weight_packed": pack_fields(codes, 4), "weight_scale": scales, "weight_shape": shape}
    return parts, values


def compressed_int8(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
    k = weight.shape[1]
    codes, scales, _, values = round_groups(weight, 8, k, True, np.float32)
    return {"weight": (codes ^ 128).view(np.int8), "weight_scale": scales}, values


def compressed_fp8(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
    scales = (np.abs(weight).max(1, keepdims=True) / 448).astype(np.float32)
    codes = (weight / scales).astype(ml_dtypes.float8_e4m3fn)
    return {"weight": codes, "weight_scale": scales}, codes.astype(np.float32) * scales


def _round_fp4(parts: np.ndarray) -> np.ndarray:
    return np.asarray(np.abs(parts[..., None] - E2M1).argmin(-1).astype(np.uint8))


def nvfp4(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
    n, k = weight.shape
    parts = weight.reshape(n, -1, 16)
    whole = np.float32(448 * 6 / np.abs(weight).max())
    scales = (np.abs(parts).max(-1) / 6 * whole).astype(ml_dtypes.float8_e4m3fn)
    wide = scales.astype(np.float32)[..., None] / whole
    codes = _round_fp4(parts / np.where(wide == 0, 1, wide))
    values = (E2M1[codes] * wide).reshape(n, k)
    packed = pack_fields(codes.reshape(n, k), 4).view(np.uint8)
    return {
        "weight_packed": packed,
        "weight_scale": scales,
        "weight_global_scale": np.array([whole]),
    }, values


def mxfp4(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
    n, k = weight.shape
    parts = weight.reshape(n, -1, 32)
    exponents = np.ceil(np.log2(np.abs(parts).max(-1) / 6)).astype(np.int32)
    wide = np.ldexp(np.float32(1), exponents)[..., None]
    codes = _round_fp4(parts / wide)
    packed = pack_fields(codes.reshape(n, k), 4).view(np.uint8).reshape(n, k // 32, 16)
    values = (E2M1[codes] * wide).reshape(n, k)
    return {"weight_blocks": packed, "weight_scales": (exponents + 127).astype(np.uint8)}, values


NF4 = np.array(
    [
        *(-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453),
        *(-0.28444138169288635, -0.18477343022823334, -0.09105003625154495, 0.0),
        *(0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224),
        *(0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0),
    ],
    np.float32,
)
FP4 = np.array([0, 0.0625, 8, 12, 4, 6, 2, 3, -0.0, -0.0625, -8, -12, -4, -6, -2, -3], "f4") / 12


def bitsandbytes(kind: str, is_double: bool) -> Encode:
    def encode(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
        table, parts = (NF4 if kind == "nf4" else FP4).astype(np.float32), weight.reshape(-1, 64)
        sizes = np.abs(parts).max(1)
        state: dict[str, Any] = {"quant_type": kind, "blocksize": 64, "shape": list(weight.shape)}
        tensors: Tensors = {"weight.quant_map": table}
        if is_double:
            levels = np.linspace(-1, 1, 256, dtype=np.float32)
            offset = np.float32(sizes.mean())
            outer = np.array([np.abs(sizes - offset).max()], np.float32)
            codes = np.abs(((sizes - offset) / outer)[:, None] - levels).argmin(1)
            sizes = levels[codes] * outer + offset
            state |= {"nested_blocksize": max(256, len(sizes)), "nested_offset": float(offset)}
            tensors |= {
                "weight.absmax": codes.astype(np.uint8),
                "weight.nested_absmax": outer,
                "weight.nested_quant_map": levels,
            }
        else:
            tensors["weight.absmax"] = sizes
        codes = np.abs((parts / sizes[:, None])[..., None] - table).argmin(-1).reshape(-1)
        text = np.frombuffer(json.dumps(state).encode(), np.uint8)
        tensors |= {
            "weight": (codes[::2] << 4 | codes[1::2]).astype(np.uint8)[:, None],
            f"weight.quant_state.bitsandbytes__{kind}": text,
        }
        values = table[codes].reshape(-1, 64) * sizes[:, None]
        return tensors, values.reshape(weight.shape)

    return encode


def bitsandbytes_int8(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
    sizes = np.abs(weight).max(1)
    codes = np.rint(weight / sizes[:, None] * 127).astype(np.int8)
    tensors = {"weight": codes, "SCB": sizes, "weight_format": np.array(0, np.uint8)}
    return tensors, codes * (sizes / 127).astype(np.float32)[:, None]


def fp8_blocks(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
    n, k = weight.shape
    blocks = np.abs(np.pad(weight, [(0, -n % 128), (0, -k % 128)]))
    blocks = blocks.reshape(-(-n // 128), 128, -(-k // 128), 128).max((1, 3))
    scales = (blocks / 448).astype(np.float32)
    wide = np.repeat(np.repeat(scales, 128, 0), 128, 1)[:n, :k]
    codes = (weight / wide).astype(ml_dtypes.float8_e4m3fn)
    return {"weight": codes, "weight_scale_inv": scales}, codes.astype(np.float32) * wide


def bitnet(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
    scale = (1 / np.abs(weight).mean()).astype(ml_dtypes.bfloat16)
    size = np.float32(1) / scale.astype(np.float32)
    ternary = np.rint(weight / size).clip(-1, 1)
    fields = (ternary + 1).astype(np.uint8).reshape(4, -1, weight.shape[1])
    packed = fields[0] | fields[1] << 2 | fields[2] << 4 | fields[3] << 6
    return {"weight": packed, "weight_scale": np.array([scale])}, ternary * size


def hqq(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
    n, k = weight.shape
    parts = weight.reshape(-1, 64)
    low, top = parts.min(1, keepdims=True), parts.max(1, keepdims=True)
    scales = ((top - low) / 15).astype(np.float16)
    zeros = (-low / scales.astype(np.float32)).astype(np.float16)
    wide, moved = scales.astype(np.float32), zeros.astype(np.float32)
    codes = np.rint(parts / wide + moved).clip(0, 15).astype(np.uint8)
    half = len(codes) // 2
    tensors = {
        "W_q": codes[:half] << 4 | codes[half:],
        "scale": scales,
        "zero": zeros,
        "shape": np.array([n, k], np.int64),
        "packing": np.frombuffer(b"4bit_u8", np.uint8),
        "nbits": np.array(4, np.int32),
        "group_size": np.array(64, np.int32),
        "axis": np.array(1, np.int32),
    }
    return tensors, ((codes - moved) * wide).reshape(n, k)


def _compressed(form: str, **weights: Any) -> dict[str, Any]:
    entry = {"targets": ["Linear"], "weights": {"type": "int", "symmetric": True, **weights}}
    method = {"quant_method": "compressed-tensors", "format": form}
    return {**method, "config_groups": {"group_0": entry}, "ignore": ["lm_head"]}


def _gptq(bits: int, version: int) -> dict[str, Any]:
    form = "gptq" if version == 1 else "gptq_v2"
    return {"quant_method": "gptq", "bits": bits, "group_size": 32, "checkpoint_format": form}


def _bitsandbytes(kind: str) -> dict[str, Any]:
    method = {"quant_method": "bitsandbytes", "load_in_4bit": True}
    return {**method, "bnb_4bit_quant_type": kind}


LAYOUTS: dict[str, tuple[dict[str, Any], Encode]] = {
    "gptq 4 v1 sym": (_gptq(4, 1), gptq(4, True, 1)),
    "gptq 4 v1": (_gptq(4, 1), gptq(4, False, 1)),
    "gptq 4 v2 ordered": (_gptq(4, 2), gptq(4, False, 2, True)),
    "gptq 2": (_gptq(2, 2), gptq(2)),
    "gptq 3": (_gptq(3, 2), gptq(3)),
    "gptq 8": (_gptq(8, 2), gptq(8)),
    "awq": ({"quant_method": "awq", "bits": 4, "group_size": 32, "version": "gemm"}, awq),
    "compressed int4": (
        _compressed("pack-quantized", num_bits=4, strategy="group", group_size=32),
        compressed_int4,
    ),
    "compressed int8": (
        _compressed("int-quantized", num_bits=8, strategy="channel"),
        compressed_int8,
    ),
    "compressed fp8": (
        _compressed("float-quantized", num_bits=8, strategy="channel", type="float"),
        compressed_fp8,
    ),
    "compressed nvfp4": (
        _compressed(
            "nvfp4-pack-quantized", num_bits=4, strategy="tensor_group", type="float", group_size=16
        ),
        nvfp4,
    ),
    "bitsandbytes nf4": (_bitsandbytes("nf4"), bitsandbytes("nf4", False)),
    "bitsandbytes nf4 double": (_bitsandbytes("nf4"), bitsandbytes("nf4", True)),
    "bitsandbytes fp4": (_bitsandbytes("fp4"), bitsandbytes("fp4", False)),
    "bitsandbytes int8": (
        {"quant_method": "bitsandbytes", "load_in_8bit": True},
        bitsandbytes_int8,
    ),
    "fp8 blocks": ({"quant_method": "fp8", "weight_block_size": [128, 128]}, fp8_blocks),
    "mxfp4": ({"quant_method": "mxfp4"}, mxfp4),
    "bitnet": ({"quant_method": "bitnet", "linear_class": "bitlinear"}, bitnet),
    "hqq": ({"quant_method": "hqq"}, hqq),
}
