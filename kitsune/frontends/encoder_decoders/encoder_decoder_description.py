"""Describe an encoder-decoder: its hyperparameters, in one form for every family."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import numpy as np

from kitsune.errors import InputError
from kitsune.system.records import dataclass

# How tokens know their positions: by biases of attention scores, by a table in the file, or by a
# table of sines.
Positions = Literal["relative", "learned", "sinusoidal"]


@dataclass(frozen=True)
class EncoderDecoder:
    """The hyperparameters in a model's file."""

    family: str
    width: int
    head: int  # the size of one
    encoder_layers: int
    decoder_layers: int
    encoder_heads: int
    decoder_heads: int
    vocabulary: int  # of what is generated
    source_vocabulary: int
    source_context: int  # tokens, or frames of a sound, that the encoder has positions for
    context: int  # tokens that the decoder has positions for
    positions: Positions
    activation: str
    epsilon: float = 1e-5
    is_prenorm: bool = True  # whether a norm stands before attention, or after its sum
    position_offset: int = 0  # the row of the first position in a learned table
    embedding_scale: float = 1.0
    logits_scale: float = 1.0  # of what the output matrix is multiplied with
    attention_scale: float | None = None  # 1/√head if None
    buckets: int = 0  # of relative positions
    max_distance: int = 0
    mels: int = 0  # channels of the sound that the encoder reads; 0 where it reads tokens


def check_sizes(model: EncoderDecoder, shapes: Mapping[str, Sequence[int]], path: object) -> None:
    """Compare what a file says of its model with its tensors, before memory is taken for it."""
    largest = max((max(shape, default=0) for shape in shapes.values()), default=0)
    sizes = {
        "encoder heads": model.encoder_heads * model.head,
        "decoder heads": model.decoder_heads * model.head,
        "width": model.width,
        "vocabulary": max(model.vocabulary, model.source_vocabulary),
    }
    for what, size in sizes.items():
        if size > largest:
            raise InputError(
                f"'{path}' says that its {what} take {size:,} values",
                why=f"its largest tensor has {largest:,} rows or columns",
            )
    for stack, layers in (("enc", model.encoder_layers), ("dec", model.decoder_layers)):
        found = {name.split(".")[2] for name in shapes if name.startswith(f"{stack}.blk.")}
        if layers > len(found):
            raise InputError(
                f"'{path}' says that its {stack}oder has {layers:,} layers",
                why=f"its tensors are of {len(found):,}",
            )


def relative_bucket(distance: np.ndarray, buckets: int, max_distance: int) -> np.ndarray:
    """Return the bucket of each distance ≥ 0: half of them are exact, the others grow evenly in the
    logarithm up to `max_distance`, from which on all share the last."""
    exact = buckets // 2
    far = np.maximum(distance, exact).astype(np.float32) / np.float32(exact)
    grown = np.log(far) / np.float32(np.log(max_distance / exact)) * np.float32(buckets - exact)
    return np.where(distance < exact, distance, np.minimum(exact + grown.astype(int), buckets - 1))


def encoder_buckets(model: EncoderDecoder) -> np.ndarray:
    """The bucket of key − query from −max_distance to max_distance: those after have their own."""
    distance = np.arange(-model.max_distance, model.max_distance + 1)
    half = model.buckets // 2
    found = relative_bucket(np.abs(distance), half, model.max_distance)
    return np.asarray(found + half * (distance > 0))


def decoder_buckets(model: EncoderDecoder) -> np.ndarray:
    """The bucket of query − key from 0 to max_distance."""
    distance = np.arange(model.max_distance + 1)
    return relative_bucket(distance, model.buckets, model.max_distance)


def sinusoids(positions: int, width: int) -> np.ndarray:
    """Return Marian's table: sines in the first half of a row, cosines in the second."""
    at = np.arange(width) // 2 * 2 / width
    angles = np.arange(positions)[:, None] / np.power(10000.0, at)
    return np.concatenate([np.sin(angles[:, 0::2]), np.cos(angles[:, 1::2])], 1).astype(np.float32)
