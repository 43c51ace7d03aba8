"""Rank sentences by meaning with a Hugging Face model.

    pip install ".[hf]"
    python examples/hugging_face.py ["a query" [DIRECTORY or hub id]]

Without a directory, all-MiniLM-L6-v2 (84 MB) is downloaded at the first call.
"""

from __future__ import annotations

import sys

import numpy as np

import kitsune as kt
from kitsune.models.samples import fetch

try:
    import transformers  # noqa: F401
except ModuleNotFoundError:
    sys.exit('this example reads a Hugging Face model: pip install ".[hf]"')

SENTENCES = [
    "A fox runs through the snow.",
    "The stock market fell sharply today.",
    "Fuse operators to read memory once.",
    "He cooked pasta for dinner.",
]


def main(query: str = "an animal in winter", directory: str = "") -> None:
    model = kt.create_model(directory or fetch("all-minilm-l6-v2"))

    def embed(text: str) -> np.ndarray:
        """The mean of the states of a text's tokens, of length one."""
        states = model.process(text)["last_hidden_state"][0].mean(0)
        return states / np.linalg.norm(states)

    wanted = embed(query)
    scored = {text: float(embed(text) @ wanted) for text in SENTENCES}
    print(f"nearest to '{query}':")
    for text in sorted(scored, key=scored.__getitem__, reverse=True):
        print(f"  {scored[text]:5.2f}  {text}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
