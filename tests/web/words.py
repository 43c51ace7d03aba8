"""A small vocabulary, the tokenizers made of it, texts that are hard to tokenize, and a model."""

from __future__ import annotations

import string
from collections.abc import Callable
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper, parser
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors

import kitsune as kt
from tests.web.models import WIDTH, random

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WORDS = [
    "fox",
    "run",
    "un",
    "believ",
    "able",
    "Fox",
    "naive",
    "cafe",
    "İ",
    "i̇",
    "σας",
    "ΟΔΟΣ",
    "中",
    "文",
    "日",
    "🦊",
    "été",
    "É",
    "ß",
    "don",
    "t",
    "'s",
    "it",
    "--",
]
LETTERS = [*string.ascii_letters, *string.digits, *string.punctuation, *"éσςοδ،。"]
VOCABULARY = list(
    dict.fromkeys(
        [
            *SPECIAL,
            *WORDS,
            *LETTERS,
            *(f"##{piece}" for piece in [*WORDS, *LETTERS, "ing", "er", "s"]),
        ]
    )
)
HARD = [
    "",
    " ",
    "fox",
    "The fox's running, un-believable!",
    "unbelievable foxes",
    "UNBELIEVABLE Fox",
    "naïve café été ÉTÉ",
    "e\u0301te\u0301",
    "中文fox日",
    "fox中",
    "a\tb\nc\rd\x0be\x0cf\x85g",
    "zero\u200bwidth\u200djoin\ufeff",
    "\u00a0no\u2003break\u2028line",
    "soft\u00adhyphen",
    "\x00nul\ufffd",
    "İstanbul ΟΔΟΣ σας ß ẞ",
    "🦊🦊 fox👩‍👩‍👧",
    "x" * 100,
    "x" * 101,
    "𝒇ox 𠀀 豈",
    "[MASK] is [SEP]arate [sep]",
    "a[CLS]b",
    "$1,000.00 ^_^ `~|",
    "…—«»،。！",
    "don't it's",
    "\ud55c\uad6d\uc5b4 हिन्दी ไทย",
    "ﬁ ½ ①",
    "\ue000private",
    "--- --",
    " fox  run ",
]


def tokenizer(lower: bool) -> Tokenizer:
    ids = {word: n for n, word in enumerate(VOCABULARY)}
    made = Tokenizer(models.WordPiece(ids, unk_token="[UNK]", max_input_chars_per_word=100))
    made.normalizer = normalizers.BertNormalizer(lowercase=lower)
    made.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    made.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[(w, ids[w]) for w in ("[CLS]", "[SEP]")]
    )
    made.add_special_tokens(SPECIAL)
    return made


def written(folder: Path, lower: bool = True) -> Path:
    path = folder / "tokenizer.json"
    tokenizer(lower).save(str(path))
    return path


def encoder() -> Callable[[kt.Tensor, kt.Tensor], kt.Tensor]:
    """The states of tokens, after attention to those that are not padding and a layer."""
    table, q, k, v = random(len(VOCABULARY), WIDTH), *(random(WIDTH, WIDTH) for _ in range(3))
    up, down = random(WIDTH, 2 * WIDTH), random(2 * WIDTH, WIDTH)

    def function(input_ids: kt.Tensor, attention_mask: kt.Tensor) -> kt.Tensor:
        x = table[input_ids]
        scores = (x @ q) @ (x @ k).permute(0, 2, 1) * WIDTH**-0.5
        hidden = (attention_mask.float() - 1.0).reshape(1, 1, attention_mask.shape[1]) * 1e4
        y = ((scores + hidden).softmax(2) @ (x @ v) + x).layer_norm((WIDTH,))
        made: kt.Tensor = ((y @ up).gelu() @ down + y).layer_norm((WIDTH,))
        return made

    return function


def embedded(model: Callable[..., np.ndarray], text: str, length: int) -> np.ndarray:
    """What a page is to make of a text: the mean of its tokens' states, of length one."""
    ids = tokenizer(lower=True).encode(text).ids
    row = np.array([ids + [0] * (length - len(ids))], np.int64)
    states = model(row, (np.arange(length) < len(ids)).astype(np.int64)[None])
    mean = states[0, : len(ids)].mean(0)
    return np.asarray(mean / np.linalg.norm(mean))


MOST_TOKENS = 24  # of the model of a file: it knows no more positions
FILE = f"""<ir_version: 8, opset_import: ["" : 17]>
encoder (int64[batch_size, sequence_length] input_ids,
         int64[batch_size, sequence_length] attention_mask)
    => (float[batch_size, sequence_length, {WIDTH}] states)
    <int64 one = {{1}}, int64[1] zeros = {{0}}, int64[1] axis = {{1}}, float large = {{10000}}> {{
  sizes = Shape (input_ids)
  length = Gather (sizes, axis)
  place = Slice (places, zeros, length, zeros)
  word = Gather (words, input_ids)
  x = Add (word, place)
  q = MatMul (x, query)
  k = MatMul (x, key)
  transposed = Transpose <perm = [0, 2, 1]> (k)
  scores = MatMul (q, transposed)
  mask = Cast <to = 1> (attention_mask)
  onef = CastLike (one, mask)
  less = Sub (mask, onef)
  hidden = Mul (less, large)
  rows = Unsqueeze (hidden, axis)
  seen = Add (scores, rows)
  parts = Softmax <axis = -1> (seen)
  v = MatMul (x, value)
  mixed = MatMul (parts, v)
  states = Add (mixed, x)
}}"""


def encoder_file(folder: Path) -> Path:
    """The same kind of model as a file with dynamic batch and length, with a table of
    positions as long as its longest text."""
    model = parser.parse_model(FILE)
    tables = {
        "words": random(len(VOCABULARY), WIDTH),
        "places": random(MOST_TOKENS, WIDTH),
        **{name: random(WIDTH, WIDTH) for name in ("query", "key", "value")},
    }
    for name, table in tables.items():
        model.graph.initializer.append(numpy_helper.from_array(table.numpy(), name))
    path = folder / "minilm.onnx"
    onnx.save(model, path)
    return path
