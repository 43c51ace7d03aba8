"""GGUF files for tests: every format, small models, and what blocks mean, value by value."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

IDS = {
    "F32": 0,
    "F16": 1,
    "Q4_0": 2,
    "Q4_1": 3,
    "Q5_0": 6,
    "Q5_1": 7,
    "Q8_0": 8,
    "Q2_K": 10,
    "Q3_K": 11,
    "Q4_K": 12,
    "Q5_K": 13,
    "Q6_K": 14,
    "IQ4_NL": 20,
    "IQ4_XS": 23,
    "F64": 28,
    "BF16": 30,
    "TQ2_0": 35,
    "IQ2_XXS": 16,
    "IQ2_XS": 17,
    "IQ3_XXS": 18,
    "IQ1_S": 19,
    "IQ3_S": 21,
    "IQ2_S": 22,
    "IQ1_M": 29,
    "TQ1_0": 34,
    "MXFP4": 39,
    "NVFP4": 40,
}
BLOCKS = {  # values, bytes, and where the f16 factors are
    "Q4_0": (32, 18, (0,)),
    "Q4_1": (32, 20, (0, 2)),
    "Q5_0": (32, 22, (0,)),
    "Q5_1": (32, 24, (0, 2)),
    "Q8_0": (32, 34, (0,)),
    "Q2_K": (256, 84, (80, 82)),
    "Q3_K": (256, 110, (108,)),
    "Q4_K": (256, 144, (0, 2)),
    "Q5_K": (256, 176, (0, 2)),
    "Q6_K": (256, 210, (208,)),
    "IQ4_NL": (32, 18, (0,)),
    "IQ4_XS": (256, 136, (0,)),
    "TQ2_0": (256, 66, (64,)),
}
SPELLED_OUT = tuple(BLOCKS)  # whose meaning is below, one value at a time
BLOCKS |= {
    "IQ2_XXS": (256, 66, (0,)),
    "IQ2_XS": (256, 74, (0,)),
    "IQ3_XXS": (256, 98, (0,)),
    "IQ1_S": (256, 50, (0,)),
    "IQ3_S": (256, 110, (0,)),
    "IQ2_S": (256, 82, (0,)),
    "IQ1_M": (256, 56, ()),
    "TQ1_0": (256, 54, (52,)),
    "MXFP4": (32, 17, ()),
    "NVFP4": (64, 36, ()),
}
NAMED = (-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113)
UINT32, INT32, FLOAT32, BOOL, STRING, ARRAY = 4, 5, 6, 7, 8, 9


# --- writing -------------------------------------------------------------------------------------


def text(value: str) -> bytes:
    raw = value.encode()
    return struct.pack("<Q", len(raw)) + raw


def value(found: Any) -> bytes:
    """A value with its type before it."""
    if isinstance(found, bool):
        return struct.pack("<I?", BOOL, found)
    if isinstance(found, int):
        return struct.pack("<II", UINT32, found)
    if isinstance(found, float):
        return struct.pack("<If", FLOAT32, found)
    if isinstance(found, str):
        return struct.pack("<I", STRING) + text(found)
    if isinstance(found, np.ndarray):
        numbers = found.astype("<i4")
        return struct.pack("<IIQ", ARRAY, INT32, numbers.size) + numbers.tobytes()
    return struct.pack("<IIQ", ARRAY, STRING, len(found)) + b"".join(map(text, found))


def gguf_bytes(
    metadata: Mapping[str, Any],
    tensors: Mapping[str, tuple[str, tuple[int, ...], bytes]],
    version: int = 3,
) -> bytes:
    """Tensors are (format, shape with the axis that lies together last, bytes)."""
    head = b"GGUF" + struct.pack("<IQQ", version, len(tensors), len(metadata))
    head += b"".join(text(name) + value(found) for name, found in metadata.items())
    data = b""
    for name, (kind, shape, raw) in tensors.items():
        head += text(name) + struct.pack(f"<I{len(shape)}Q", len(shape), *shape[::-1])
        head += struct.pack("<IQ", IDS[kind], len(data))
        data += raw + bytes(-len(raw) % 32)
    return head + bytes(-len(head) % 32) + data


def blocks(kind: str, count: int, rng: np.random.Generator, factor: float = 0.02) -> np.ndarray:
    """Blocks of any codes, whose factors are small numbers."""
    _, nbytes, factors = BLOCKS[kind]
    raw = rng.integers(0, 256, (count, nbytes), np.uint8)
    for at in factors:
        halves = (factor * (0.5 + rng.random(count))).astype("<f2")
        raw[:, at : at + 2] = halves.view(np.uint8).reshape(count, 2)
    if kind == "IQ1_M":  # the highest bits of four words are an f16: one of 0.002 to 0.008
        raw[:, 49:56:2] &= 15
        raw[:, 55] |= 0x10
        raw[:, 53] |= 0x80
    if kind == "MXFP4":
        raw[:, 0] = rng.integers(116, 122, count, np.uint8)
    if kind == "NVFP4":
        raw[:, :4] = rng.integers(0, 48, (count, 4), np.uint8)
    return raw


def tensor(
    kind: str, shape: tuple[int, ...], rng: np.random.Generator, factor: float = 0.02
) -> tuple[str, tuple[int, ...], bytes]:
    if kind in BLOCKS:
        count = int(np.prod(shape)) // BLOCKS[kind][0]
        return kind, shape, blocks(kind, count, rng, factor).tobytes()
    values = (factor * 10 * rng.standard_normal(shape)).astype("<f4")
    if kind == "BF16":
        return kind, shape, (values.view("<u4") >> 16).astype("<u2").tobytes()
    return kind, shape, values.astype({"F32": "<f4", "F16": "<f2", "F64": "<f8"}[kind]).tobytes()


# --- meaning, one value at a time -----------------------------------------------------------------


def half(raw: bytes, at: int) -> float:
    return float(np.frombuffer(raw, "<f2", 1, at)[0])


def plain_block(kind: str, raw: bytes) -> list[float]:
    """A block of 32."""
    d = half(raw, 0)
    if kind == "Q8_0":
        return [d * struct.unpack("b", raw[2 + n : 3 + n])[0] for n in range(32)]
    least = half(raw, 2) if kind.endswith("_1") else 0.0
    at = 4 if kind.endswith("_1") else 2
    fifth = 0
    if kind.startswith("Q5"):
        (fifth,) = struct.unpack_from("<I", raw, at)
        at += 4
    made = []
    for n in range(32):
        code = raw[at + n] & 15 if n < 16 else raw[at + n - 16] >> 4
        if kind == "IQ4_NL":
            made.append(d * NAMED[code])
            continue
        code |= (fifth >> n & 1) << 4
        zero = {"Q4_0": 8, "Q5_0": 16}.get(kind, 0)
        made.append(d * (code - zero) + least)
    return made


def six_bits(raw: bytes, n: int) -> tuple[int, int]:
    """Scale and minimum of a group of Q4_K and Q5_K."""
    if n < 4:
        return raw[n] & 63, raw[n + 4] & 63
    scale = raw[n + 4] & 15 | raw[n - 4] >> 6 << 4
    return scale, raw[n + 4] >> 4 | raw[n] >> 6 << 4


def long_block(kind: str, raw: bytes) -> list[float]:
    """A block of 256."""
    made = []
    for n in range(256):
        part, inside = divmod(n, 128)
        if kind in ("Q4_K", "Q5_K"):
            scale, least = six_bits(raw[4:16], n // 32)
            at = (48 if kind == "Q5_K" else 16) + n // 64 * 32 + n % 32
            code = raw[at] >> 4 if n // 32 % 2 else raw[at] & 15
            if kind == "Q5_K":
                code |= (raw[16 + n % 32] >> n // 32 & 1) << 4
            made.append(half(raw, 0) * scale * code - half(raw, 2) * least)
        elif kind == "Q6_K":
            quarter, at = divmod(inside, 32)
            low = raw[64 * part + 32 * (quarter % 2) + at]
            code = low >> 4 if quarter > 1 else low & 15
            code |= (raw[128 + 32 * part + at] >> 2 * quarter & 3) << 4
            (scale,) = struct.unpack_from("b", raw, 192 + n // 16)
            made.append(half(raw, 208) * scale * (code - 32))
        elif kind == "IQ4_XS":
            group, at = divmod(n, 32)
            byte = raw[8 + 16 * group + at % 16]
            high = struct.unpack_from("<H", raw, 2)[0] >> 2 * group & 3
            scale = (raw[4 + group // 2] >> 4 * (group % 2) & 15 | high << 4) - 32
            made.append(half(raw, 0) * scale * NAMED[byte >> 4 if at > 15 else byte & 15])
        elif kind == "TQ2_0":
            code = raw[32 * part + n % 32] >> 2 * (inside // 32) & 3
            made.append(half(raw, 64) * (code - 1))
        elif kind == "Q2_K":
            code = raw[16 + 32 * part + n % 32] >> 2 * (inside // 32) & 3
            both = raw[n // 16]
            made.append(half(raw, 80) * (both & 15) * code - half(raw, 82) * (both >> 4))
        else:
            code = raw[32 + 32 * part + n % 32] >> 2 * (inside // 32) & 3
            code -= 0 if raw[n % 32] >> (4 * part + inside // 32) & 1 else 4
            made.append(half(raw, 108) * (q3_scale(raw[96:108], n // 16) - 32) * code)
    return made


def q3_scale(raw: bytes, n: int) -> int:
    low = raw[n] & 15 if n < 8 else raw[n - 8] >> 4
    return low | (raw[8 + n % 4] >> 2 * (n // 4) & 3) << 4


def meaning(kind: str, shape: tuple[int, ...], raw: bytes) -> np.ndarray:
    values, nbytes, _ = BLOCKS[kind]
    one = plain_block if values == 32 else long_block
    made = [one(kind, raw[at : at + nbytes]) for at in range(0, len(raw), nbytes)]
    return np.array(made).reshape(shape)


# --- a model -------------------------------------------------------------------------------------


TEMPLATE = (
    "{% for m in messages %}<|im_start|>{{ m['role'] }}\n{{ m['content'] }}<|im_end|>\n"
    "{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)


def byte_names() -> list[str]:
    """The character by which byte-level vocabularies call each byte: itself where it is visible."""
    seen = {*range(33, 127), *range(161, 173), *range(174, 256)}
    others = iter(range(256, 512))
    return [chr(byte if byte in seen else next(others)) for byte in range(256)]


def vocabulary(template: str | None = TEMPLATE) -> dict[str, Any]:
    """All bytes, a few pairs, and the tokens of conversations."""
    merges = ["t h", "th e", "Ġ the", "i n", "Ġ a", "Ġa n", "Ġan d", "e r"]
    whole = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
    tokens = [*whole, *byte_names(), *(m.replace(" ", "") for m in merges)]
    tokens += [f"<unused{n}>" for n in range(-len(tokens) % 16)]
    types = np.array([3] * len(whole) + [1] * (len(tokens) - len(whole)))
    chat = {} if template is None else {"tokenizer.chat_template": template}
    return {
        "tokenizer.ggml.model": "gpt2",
        "tokenizer.ggml.pre": "smollm",
        "tokenizer.ggml.tokens": tokens,
        "tokenizer.ggml.token_type": types,
        "tokenizer.ggml.merges": merges,
        "tokenizer.ggml.eos_token_id": 2,
        "tokenizer.ggml.bos_token_id": 1,
        **chat,
    }


SMALL = {  # what random weights of a format are multiplied with
    "Q2_K": 0.002,
    "Q4_K": 0.0005,
    "Q5_K": 0.0003,
    "Q3_K": 0.0005,
    "Q6_K": 0.00005,
    "Q8_0": 0.0005,
    "IQ4_NL": 0.0005,
    "IQ4_XS": 0.00003,
}
WIDTH = 256


def describe_model(
    at: str, layers: int, heads: int, kv_heads: int, head: int, hidden: int
) -> dict[str, Any]:
    return {
        "general.architecture": at,
        f"{at}.block_count": layers,
        f"{at}.context_length": 512,
        f"{at}.embedding_length": WIDTH,
        f"{at}.feed_forward_length": hidden,
        f"{at}.attention.head_count": heads,
        f"{at}.attention.head_count_kv": kv_heads,
        f"{at}.attention.key_length": head,
        f"{at}.rope.dimension_count": head,
        f"{at}.rope.freq_base": 10000.0,
        f"{at}.attention.layer_norm_rms_epsilon": 1e-5,
    }


def model_bytes(
    kind: str = "Q4_1",
    embedding: str = "Q8_0",
    architecture: str = "llama",
    layers: int = 2,
    heads: int = 4,
    kv_heads: int = 2,
    head: int = 32,
    hidden: int = 256,
    tied: bool = True,
    biases: bool = False,
    seed: int = 0,
    template: str | None = TEMPLATE,
    more: Mapping[str, Any] | None = None,
) -> bytes:
    """A small language model of random weights."""
    rng, width, words = np.random.default_rng(seed), WIDTH, vocabulary(template)
    vocab = len(words["tokenizer.ggml.tokens"])
    metadata = describe_model(architecture, layers, heads, kv_heads, head, hidden)
    sizes = {
        "attn_q": (heads * head, width),
        "attn_k": (kv_heads * head, width),
        "attn_v": (kv_heads * head, width),
        "attn_output": (width, heads * head),
        "ffn_gate": (hidden, width),
        "ffn_up": (hidden, width),
        "ffn_down": (width, hidden),
    }
    first = tensor(embedding, (vocab, width), rng, SMALL.get(embedding, 0.02))
    tensors = {"token_embd.weight": first}
    for n in range(layers):
        for name, shape in sizes.items():
            tensors[f"blk.{n}.{name}.weight"] = tensor(kind, shape, rng, SMALL.get(kind, 0.005))
        for name in ("attn_norm", "ffn_norm"):
            tensors[f"blk.{n}.{name}.weight"] = norm(width, rng)
        for name in ("attn_q", "attn_k", "attn_v") if biases else ():
            tensors[f"blk.{n}.{name}.bias"] = tensor("F32", (sizes[name][0],), rng)
    tensors["output_norm.weight"] = norm(width, rng)
    if not tied:
        tensors["output.weight"] = tensor(kind, (vocab, width), rng, SMALL.get(kind, 0.005))
    return gguf_bytes({**metadata, **words, **(more or {})}, tensors)


def norm(width: int, rng: np.random.Generator) -> tuple[str, tuple[int, ...], bytes]:
    values = (1 + 0.1 * rng.standard_normal(width)).astype("<f4")
    return "F32", (width,), values.tobytes()


def write_model(path: Path, **options: Any) -> Path:
    path.write_bytes(model_bytes(**options))
    return path
