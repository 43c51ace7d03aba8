"""Small files under the names that the documentation prints: models, inputs, labels."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from zlib import crc32

import numpy as np

import kitsune as kt
from tests.checkpoint_files import LAYOUTS, write_floats
from tests.checkpoint_files import write_model as write_checkpoint
from tests.encoder_decoders import write_family, write_tokenizer, write_wav
from tests.gguf_files import write_model
from tests.web.words import VOCABULARY, tokenizer, written

WIDTH, LENGTH, CLASSES = 32, 128, 5
HEAD = '<ir_version: 8, opset_import: ["": 17]>'


def weight(rng: np.random.Generator, *shape: int) -> np.ndarray:
    return np.asarray(rng.standard_normal(shape) / shape[0] ** 0.5, np.float32)


def save_onnx(path: Path, text: str, weights: dict[str, np.ndarray]) -> None:
    """A graph in ONNX's text form and its initializers, `a__b` for `a.b`; nodes have names."""
    import onnx
    from onnx import numpy_helper, parser

    model = parser.parse_model(f"{HEAD}\n{text}")
    for name, array in weights.items():
        model.graph.initializer.append(numpy_helper.from_array(array, name.replace("__", ".")))
    for node in model.graph.node:
        node.name = f"{node.op_type} of {node.output[0]}"
        node.input[:] = [name.replace("__", ".") for name in node.input]
    onnx.save(model, path)


def save_encoder(path: Path, axis: str, seed: int = 0, first: str = "") -> None:
    """Token ids and a mask in, a state for each token out; `axis` names the length. `first` is an
    output before that: the ids, under that name."""
    rng = np.random.default_rng(seed)
    weights = {
        "table": weight(rng, len(VOCABULARY), WIDTH),
        "layer__weight": weight(rng, WIDTH, WIDTH),
        "layer__bias": weight(rng, WIDTH),
        "head__weight": weight(rng, WIDTH, WIDTH),
        "last": np.array([2], np.int64),
    }
    other = f"int64[batch, {axis}] {first}, " if first else ""
    copy = f"{first} = Identity (input_ids)" if first else ""
    text = f"""encoder (int64[batch, {axis}] input_ids, int64[batch, {axis}] attention_mask)
      => ({other}float[batch, {axis}, {WIDTH}] states) {{
        {copy}
        x = Gather (table, input_ids)
        floats = Cast <to: int = 1> (attention_mask)
        mask = Unsqueeze (floats, last)
        seen = Mul (x, mask)
        product = MatMul (seen, layer__weight)
        shifted = Add (product, layer__bias)
        hidden = Tanh (shifted)
        states = MatMul (hidden, head__weight)
    }}"""
    save_onnx(path, text, weights)


def save_classifier(path: Path) -> None:
    """A picture of 16×16 in, scores of five classes out."""
    rng = np.random.default_rng(0)
    weights = {"filters": weight(rng, 8, 3, 3, 3), "head": weight(rng, 8, CLASSES)}
    save_onnx(
        path,
        f"""classifier (float[1, 3, 16, 16] x) => (float[1, {CLASSES}] y) {{
        features = Conv <pads: ints = [1, 1, 1, 1], strides: ints = [2, 2]> (x, filters)
        active = Relu (features)
        pooled = GlobalAveragePool (active)
        flat = Flatten (pooled)
        scores = MatMul (flat, head)
        y = Softmax (scores)
    }}""",
        weights,
    )


def save_rows(path: Path) -> None:
    """The model of docs/WEB.md as a file: 4×64 numbers in, `output` out."""
    weights = {"w": weight(np.random.default_rng(0), 64, 32)}
    save_onnx(
        path,
        """rows (float[4, 64] x) => (float[4, 32] output) {
        y = MatMul (x, w)
        output = Softmax (y)
    }""",
        weights,
    )


def save_inputs(path: Path) -> None:
    ids = np.arange(LENGTH)[None] % len(VOCABULARY)
    np.savez(path, input_ids=ids, attention_mask=np.ones_like(ids))


def save_calibration(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for number in range(2):
        save_inputs(folder / f"{number}.npz")


def save_preprocessor(path: Path) -> None:
    path.write_text(json.dumps({"size": {"height": 16, "width": 16}}))


def save_bert(folder: Path) -> None:
    """A Hugging Face directory of random weights, tokenizer included."""
    import transformers

    config = transformers.BertConfig(
        vocab_size=len(VOCABULARY),
        hidden_size=WIDTH,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=2 * WIDTH,
        max_position_embeddings=LENGTH,
    )
    transformers.BertModel(config).save_pretrained(folder)
    transformers.BertTokenizerFast(tokenizer_object=tokenizer(lower=True)).save_pretrained(folder)


def save_gptq(folder: Path) -> None:
    """A Hugging Face directory of a decoder with 4-bit weights, and a tokenizer."""
    write_checkpoint(folder, *LAYOUTS["gptq 4 v1 sym"])
    written(folder)


def save_model(path: Path, page: str, words: Sequence[str]) -> None:
    """`model.onnx` is whatever the command is about, with weights of its own: constants are shared
    by their values within a process, and the names of weights with them."""
    if "image" in words:
        save_classifier(path)
    elif page == "WEB.md" or ("export-web" in words and "--bucket" not in words):
        save_rows(path)
    else:
        save_encoder(path, "sequence", seed=crc32(" ".join(words).encode()))


def save_artefact(path: Path) -> None:
    save_encoder(path.with_suffix(".onnx"), "sequence")
    shape = 1, LENGTH
    kt.compile(path.with_suffix(".onnx")).save(
        path, shapes=[{"input_ids": shape, "attention_mask": shape}]
    )


def save_text_to_text(path: Path) -> None:
    write_family("t5 gated", path)
    write_tokenizer(path)


def save_speech(path: Path) -> None:
    write_family("whisper", path)
    write_tokenizer(path)


FILES: dict[str, Callable[[Path], object]] = {
    "minilm.onnx": lambda path: save_encoder(path, "sequence_length"),
    "m.onnx": lambda path: save_encoder(path, "sequence"),
    "tokenizer.json": lambda path: written(path.parent),
    "model.gguf": write_model,
    "smollm2.gguf": write_model,
    "SmolLM2-135M-Instruct.Q4_1.gguf": write_model,
    "bert-base-uncased": save_bert,
    "Llama-3.2-1B": write_floats,
    "Llama-3.2-1B-GPTQ": save_gptq,
    "flan-t5-small": save_text_to_text,
    "whisper-tiny": save_speech,
    "speech.wav": lambda path: write_wav(path, 0.6),
    "talk.wav": lambda path: write_wav(path, 1.7),
    "inputs.npz": save_inputs,
    "data/": save_calibration,
    "labels.txt": lambda path: path.write_text("\n".join(f"class {n}" for n in range(CLASSES))),
    "preprocessor_config.json": save_preprocessor,
}


def provide(folder: Path, page: str, words: Sequence[str]) -> None:
    """The files that a command names and that no earlier command wrote."""
    for before, word in zip(["", *words], words, strict=False):
        if word == "model.onnx":
            save_model(folder / word, page, words)
        elif word == "model.kitsune" and before != "-o":
            save_artefact(folder / word)
        elif word in FILES and not (folder / word).exists():
            FILES[word](folder / word)
