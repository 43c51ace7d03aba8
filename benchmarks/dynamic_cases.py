"""Models that are called with many sizes, and who runs them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks import onnx_files
from benchmarks.bert_file import BertSizes, write_bert
from benchmarks.case import select_by_name
from benchmarks.onnx_files import MINILM, FileCase
from benchmarks.resnet50 import write_resnet50
from benchmarks.torch_modules import TINY, make_transformer
from kitsune.cache.traced_models import SETTLED_S
from kitsune.compare.runtimes import Arrays, import_library

Sizes = tuple[int, ...]
STATIC = "kitsune, static"  # compiled for each size
FILE_PEERS = ("onnxruntime", "openvino")
MODULE_PEERS = ("torch", "torch.compile")


@dataclass(frozen=True)
class DynamicCase:
    """A file that `path` finds or writes, or a torch module that `make` makes. It is called with
    `feeds` for each of `sizes` in turn, and again for every `again`-th; then with the `steady` ones
    many times, where `slack` is the share by which a program for one size may be faster."""

    title: str
    sizes: tuple[Sizes, ...]
    feeds: Callable[[Sizes], Arrays]
    steady: tuple[tuple[Sizes, float], ...] = ()
    path: Callable[[Path], Path | None] | None = None
    make: Callable[[], Any] | None = None
    again: int = 1
    total: float = 1.2  # times faster than each peer, including compiling
    unseen_ms: float = 1.0  # more than a size that was seen, at most

    @property
    def size(self) -> str:
        return f"{len(self.sizes)} sizes"

    @property
    def name(self) -> str:
        return f"{self.title}, {self.size}"

    @property
    def peers(self) -> tuple[str, ...]:
        """Others run it; outputs are compared with the first one's."""
        return FILE_PEERS if self.make is None else MODULE_PEERS


# --- sizes and inputs ----------------------------------------------------------------------------


def draw_pairs(count: int, batches: int, longest: int) -> tuple[Sizes, ...]:
    """Draw distinct batches and lengths in random order."""
    every = list(product(range(1, batches + 1), range(4, longest + 1)))
    order = np.random.default_rng(0).permutation(len(every))
    return tuple(every[n] for n in order[:count])


def make_ids(sizes: Sizes, *, masked: bool = True, vocabulary: int = 1000) -> Arrays:
    made = {"input_ids": np.random.default_rng(0).integers(1, vocabulary, sizes)}
    return made | {"attention_mask": np.ones(sizes, np.int64)} if masked else made


def make_image(name: str, sizes: Sizes) -> Arrays:
    batch, side = sizes
    shape = (batch, 3, side, side)
    return {name: np.random.default_rng(0).standard_normal(shape, np.float32)}


def write_once(title: str, write: Callable[[Path], None], folder: Path) -> Path:
    made = folder / f"{title}.onnx"
    write(made)
    time.sleep(SETTLED_S)  # as files are that users have: not written this moment
    return made


# --- cases ---------------------------------------------------------------------------------------

TEXT_STEADY = (((1, 128), 0.03), ((8, 128), 0.03), ((1, 16), 0.05))


def minilm(count: int, batches: int, longest: int) -> DynamicCase:
    return DynamicCase(
        "MiniLM-L3",
        draw_pairs(count, batches, longest),
        make_ids,
        TEXT_STEADY,
        FileCase("MiniLM-L3", "", dict, *MINILM).path,
    )


def bert(
    count: int, batches: int, longest: int, sizes: BertSizes | None = None, again: int = 16
) -> DynamicCase:
    write = partial(write_bert, sizes=sizes)
    return DynamicCase(
        "BERT-base",
        draw_pairs(count, batches, longest),
        make_ids,
        TEXT_STEADY,
        partial(write_once, "bert", write),
        again=again,
    )


def images(
    title: str, name: str, sides: Sequence[int], path: Callable[[Path], Path | None]
) -> DynamicCase:
    """Three sizes are few to make up for compiling: only their steady state has a bar."""
    sizes = tuple((1, side) for side in sides)
    steady = tuple((each, 0.05) for each in sizes)
    feeds = partial(make_image, name)
    return DynamicCase(title, sizes, feeds, steady, path, total=0.0, unseen_ms=float("inf"))


def resnet(sides: Sequence[int]) -> DynamicCase:
    write = partial(write_resnet50, sides=("height", "width"))
    return images("ResNet-50", "x", sides, partial(write_once, "resnet", write))


def detector(sides: Sequence[int]) -> DynamicCase:
    found = next(case for case in onnx_files.CASES if case.title == "PP-OCRv6 detection")
    return images(found.title, "x", sides, found.path)


def module(
    title: str,
    sizes: tuple[Sizes, ...],
    feeds: Callable[[Sizes], Arrays],
    make: Callable[[], Any],
) -> DynamicCase:
    """Unseen sizes take Dynamo's guards as well; ahead in steady state, whatever compiling took."""
    steady = tuple((each, float("inf")) for each in sizes[:2])
    return DynamicCase(title, sizes, feeds, steady, make=make, again=1, total=0.0, unseen_ms=5.0)


def torch_bert(lengths: Sequence[int], **options: Any) -> DynamicCase:
    make = partial(make_transformer, "BertModel", "BertConfig", **options)
    return module("torch BERT", tuple((1, n) for n in lengths), make_ids, make)


def torch_vit(batches: Sequence[int], side: int, **options: Any) -> DynamicCase:
    """Without a batch of 1, for which Dynamo compiles again with any backend."""
    make = partial(make_transformer, "ViTModel", "ViTConfig", image_size=side, **options)
    feeds = partial(make_image, "pixel_values")
    return module("torch ViT", tuple((n, side) for n in batches), feeds, make)


def torch_gpt2(lengths: Sequence[int], **options: Any) -> DynamicCase:
    make = partial(make_transformer, "GPT2LMHeadModel", "GPT2Config", use_cache=False, **options)
    feeds = partial(make_ids, masked=False)
    return module("torch GPT-2", tuple((1, n) for n in lengths), feeds, make)


LENGTHS = (64, 128, 17, 33, 100, 48, 9, 120, 90, 5, 70, 29)
CASES = (
    minilm(400, 8, 160),
    bert(400, 4, 104),
    resnet((224, 256, 320)),
    detector((320, 480, 640)),
    torch_bert(LENGTHS),
    torch_vit((2, 4, 3, 8, 5, 6), 224),
    torch_gpt2(LENGTHS),
)
QUICK = (
    minilm(12, 2, 24),
    bert(6, 2, 12, BertSizes(layers=1, width=64, heads=2, vocabulary=1000), again=2),
    resnet((64, 96)),
    detector((64, 96)),
    torch_bert((6, 9, 12), vocab_size=1000, **TINY),
    torch_vit((2, 4, 3), 32, **TINY),
    torch_gpt2((6, 9, 12), n_layer=1, n_embd=16, n_head=2, vocab_size=1000),
)


def select_dynamic(only: Sequence[str], quick: bool) -> list[DynamicCase]:
    """Return the cases whose names contain one of `only`, or all."""
    return select_by_name(QUICK if quick else CASES, only)


def find_dynamic(name: str) -> DynamicCase:
    return next(case for case in (*CASES, *QUICK) if case.name == name)


def make_module(case: DynamicCase) -> Any:
    """Make the module, with the same weights in every process."""
    assert case.make is not None
    import_library("torch").manual_seed(0)
    return case.make().eval().requires_grad_(False)
