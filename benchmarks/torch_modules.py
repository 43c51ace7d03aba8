"""Torch modules that `torch.compile` is benchmarked on, with their inputs.

The models are those of transformers, made from their configurations with seeded weights, so that
every process has the same ones and nothing is downloaded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np

from benchmarks.bars import Bar, CompileSpeedUp, SpeedUp
from benchmarks.case import select_by_name
from kitsune.compare.runtimes import Arrays, import_library

PEERS = ("torch.compile", "torch")  # in this order: the memory of the first is its own
TRACING = "aot_eager"  # the backend that compiles nothing: a start without that of a compiler
FASTER: tuple[Bar, ...] = (SpeedUp(1.0, PEERS), CompileSpeedUp(10, "torch.compile", TRACING))
LEARNS: tuple[Bar, ...] = (SpeedUp(1.0, PEERS),)
BOUND = 1e-3  # of the root mean square of the output, or of the losses
SEED = 0


@dataclass(frozen=True)
class ModuleCase:
    """`make` gives a module, which is called with `feeds` by their names; its first output counts.
    `learns` makes a call a step of training: the mean square of the output, and AdamW."""

    title: str
    size: str
    make: Callable[[], Any]
    feeds: Callable[[], Arrays]
    learns: bool = False
    bars: tuple[Bar, ...] = FASTER
    bound: float = BOUND

    @property
    def name(self) -> str:
        return f"{self.title}, {self.size}"

    def module(self) -> Any:
        """Make the module, with the same weights in every process."""
        import_library("torch").manual_seed(SEED)
        return self.make().train(self.learns)


def make_transformer(model: str, config: str, **sizes: Any) -> Any:
    """Make a model of transformers, by the names of its class and of its configuration's."""
    transformers = import_library("transformers")
    return getattr(transformers, model)(getattr(transformers, config)(**sizes))


# --- what a module is called with ----------------------------------------------------------------


def make_ids(tokens: int, *, masked: bool) -> Arrays:
    made = {"input_ids": np.random.default_rng(SEED).integers(1, 1000, (1, tokens))}
    return made | {"attention_mask": np.ones((1, tokens), np.int64)} if masked else made


def make_values(name: str, *shape: int) -> Arrays:
    return {name: np.random.default_rng(SEED).standard_normal(shape, np.float32)}


# --- cases ---------------------------------------------------------------------------------------


def bert(title: str, tokens: int, **sizes: Any) -> ModuleCase:
    make = partial(make_transformer, "BertModel", "BertConfig", **sizes)
    return ModuleCase(title, f"{tokens} tokens", make, partial(make_ids, tokens, masked=True))


def vit(side: int, **sizes: Any) -> ModuleCase:
    make = partial(make_transformer, "ViTModel", "ViTConfig", image_size=side, **sizes)
    feeds = partial(make_values, "pixel_values", 1, 3, side, side)
    return ModuleCase("ViT-base", f"1×{side}×{side}", make, feeds)


def resnet(side: int, **sizes: Any) -> ModuleCase:
    make = partial(make_transformer, "ResNetForImageClassification", "ResNetConfig", **sizes)
    feeds = partial(make_values, "pixel_values", 1, 3, side, side)
    return ModuleCase("ResNet-50", f"1×{side}×{side}", make, feeds)


def gpt2(tokens: int, **sizes: Any) -> ModuleCase:
    make = partial(make_transformer, "GPT2LMHeadModel", "GPT2Config", use_cache=False, **sizes)
    return ModuleCase("GPT-2", f"{tokens} tokens", make, partial(make_ids, tokens, masked=False))


def llama(tokens: int, width: int, hidden: int, heads: int, shared: int) -> ModuleCase:
    """One layer; `shared` are its heads of keys and values."""
    make = partial(
        make_transformer,
        "LlamaModel",
        "LlamaConfig",
        num_hidden_layers=1,
        hidden_size=width,
        intermediate_size=hidden,
        num_attention_heads=heads,
        num_key_value_heads=shared,
        vocab_size=8,
        use_cache=False,
    )
    feeds = partial(make_values, "inputs_embeds", 1, tokens, width)
    return ModuleCase("Llama block", f"width {width}, {tokens} tokens", make, feeds)


def mlp(batch: int, *widths: int) -> ModuleCase:
    def make() -> Any:
        nn = import_library("torch").nn
        layers = []
        for fan_in, fan_out in pairwise(widths):
            layers += [nn.Linear(fan_in, fan_out), nn.GELU()]
        return nn.Sequential(*layers[:-1])

    size = f"{'-'.join(map(str, widths))}, batch {batch}"
    feeds = partial(make_values, "input", batch, widths[0])
    return ModuleCase("MLP, a step", size, make, feeds, learns=True, bars=LEARNS)


def block(batch: int, tokens: int, width: int, heads: int, hidden: int) -> ModuleCase:
    def make() -> Any:
        return import_library("torch").nn.TransformerEncoderLayer(
            width, heads, hidden, dropout=0.0, activation="gelu", batch_first=True
        )

    size = f"width {width}, {batch}×{tokens} tokens"
    feeds = partial(make_values, "src", batch, tokens, width)
    return ModuleCase("transformer block, a step", size, make, feeds, learns=True, bars=LEARNS)


CASES = (
    bert("BERT-base", 128),
    bert("MiniLM", 128, num_hidden_layers=6, hidden_size=384, intermediate_size=1536),
    vit(224),
    resnet(224, num_labels=1000),
    gpt2(64),
    llama(64, 2048, 8192, 32, 8),
    block(4, 128, 384, 6, 1536),
    mlp(64, 256, 512, 512, 10),
)
TINY = {
    "num_hidden_layers": 1,
    "hidden_size": 16,
    "num_attention_heads": 2,
    "intermediate_size": 32,
}
QUICK = (
    bert("BERT-base", 8, vocab_size=1000, **TINY),
    vit(32, **TINY),
    resnet(32, num_labels=4, embedding_size=8, hidden_sizes=[16, 16], depths=[1, 1]),
    gpt2(8, n_layer=1, n_embd=16, n_head=2, vocab_size=1000),
    llama(8, 32, 64, 4, 2),
    block(2, 8, 16, 2, 32),
    mlp(4, 8, 8, 3),
)


def select_modules(only: Sequence[str], quick: bool) -> list[ModuleCase]:
    """Return the cases whose names contain one of `only`, or all."""
    return select_by_name(QUICK if quick else CASES, only)


def find_module(name: str) -> ModuleCase:
    """Return a case by its name, whether quick or not."""
    return next(case for case in (*CASES, *QUICK) if case.name == name)
