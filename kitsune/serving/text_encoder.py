"""Feed texts to a model that reads tokens, and make a vector or a score of what it returns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.bundle.tokenizer import max_length
from kitsune.errors import InputError
from kitsune.generation.text_tokenizer import TextTokenizer
from kitsune.generation.tokenizer_json import read_tokenizer_json
from kitsune.model.compiled_model import CompiledModel
from kitsune.serving.request_errors import RequestError
from kitsune.system.records import dataclass

IDS, MASK, TYPES = "input_ids", "attention_mask", "token_type_ids"
POOLED = ("sentence_embedding", "text_embeds", "embeddings")  # outputs with a vector for each text
FLOATS = ("f16", "bf16", "f32", "f64")
MAX_WASTE = 0.125  # the share of padding in a batch
LONGEST = 512  # tokens of a text where no file says


@dataclass(frozen=True, eq=False)
class Text:
    """Tokens of a text. Those of a pair have `types`: which of the two they are of."""

    ids: tuple[int, ...]
    types: tuple[int, ...] = ()


class TextEncoder:
    """The tokenizer of a model, and which of its inputs and outputs are what."""

    def __init__(self, model: CompiledModel, tokenizer: str | PathLike[str]) -> None:
        path = Path(tokenizer)
        self.tokenizer: TextTokenizer = read_tokenizer_json(path)
        self.longest = max_length(path) or LONGEST
        self.names = [value.name for value in model.inputs]
        unknown = [name for name in self.names if name not in (IDS, MASK, TYPES)]
        if IDS not in self.names or unknown:
            raise InputError(
                "the model does not read texts",
                why=f"its inputs are {', '.join(self.names)}",
                hint=f"{IDS}, and perhaps {MASK} and {TYPES}, are known",
            )
        self.output = _choose_output(model)
        shape = next(v.shape for v in model.outputs if v.name == self.output)
        self.has_scores = shape is not None and len(shape) == 2 and shape[1] == 1

    def encode(self, text: str) -> Text:
        return self._check(Text(tuple(self.tokenizer.encode(text))))

    def encode_part(self, text: str) -> list[int]:
        """The tokens of a text between others."""
        return self.tokenizer.encode_plain(text)

    def encode_pair(self, text: str, after: str) -> Text:
        """Two texts, which the model compares."""
        ids, types = self.tokenizer.encode_pair(text, after)
        return self._check(Text(tuple(ids), tuple(types)))

    def _check(self, text: Text) -> Text:
        if len(text.ids) > self.longest:
            raise RequestError(
                f"a text is too large: it has {len(text.ids)} tokens",
                why=f"the model reads at most {self.longest}",
                hint="cut it into shorter ones",
                param="input",
                code="context_length_exceeded",
            )
        return text

    def feeds(self, texts: Sequence[Text]) -> dict[str, np.ndarray]:
        """The inputs of the model for some texts, the shorter ones padded."""
        shape = len(texts), max(len(text.ids) for text in texts)
        given = {name: np.zeros(shape, np.int64) for name in (IDS, MASK, TYPES)}
        for n, text in enumerate(texts):
            given[IDS][n, : len(text.ids)], given[MASK][n, : len(text.ids)] = text.ids, 1
            given[TYPES][n, : len(text.types)] = text.types
        return {name: given[name] for name in self.names}

    def split(self, lengths: Sequence[int], most: int) -> Iterator[list[int]]:
        """Texts by their numbers, in batches of similar lengths with at most that many tokens."""
        waste = MAX_WASTE if MASK in self.names else 0.0
        return split_by_length(lengths, most, waste)


def _choose_output(model: CompiledModel) -> str:
    """The output with vectors: by its name, or the first with floats for each text or token."""
    outputs = {value.name: value for value in model.outputs}
    for name in POOLED:
        if name in outputs:
            return name
    for name, value in outputs.items():
        if value.dtype in FLOATS and len(value.shape or ()) in (2, 3):
            return name
    raise InputError(
        "the model returns no vectors for texts",
        why=f"its outputs are {', '.join(f'{v.name}: {v.dtype}{v.shape}' for v in model.outputs)}",
        hint="serve it without a tokenizer, as tensors",
    )


def split_by_length(lengths: Sequence[int], most: int, waste: float) -> Iterator[list[int]]:
    """The longest first; a batch ends before more than a share of it would be padding."""
    batch, tokens = list[int](), 0
    for n in sorted(range(len(lengths)), key=lambda n: -lengths[n]):
        if batch:
            room = (len(batch) + 1) * lengths[batch[0]]
            if room > most or room - tokens - lengths[n] > waste * room:
                yield batch
                batch, tokens = [], 0
        batch.append(n)
        tokens += lengths[n]
    if batch:
        yield batch


def pool(output: np.ndarray, mask: np.ndarray | None) -> np.ndarray:
    """A vector of length 1 for each text: the output, or its mean over the tokens."""
    values = np.asarray(output, np.float32)
    if values.ndim == 3:
        weights = np.ones(values.shape[:2], np.float32) if mask is None else mask.astype(np.float32)
        total = np.einsum("bth,bt->bh", values, weights)
        values = total / np.maximum(weights.sum(1, keepdims=True), 1)
    norm = np.linalg.norm(values, axis=1, keepdims=True)
    found: np.ndarray = values / np.maximum(norm, 1e-12)
    return found


def sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))
