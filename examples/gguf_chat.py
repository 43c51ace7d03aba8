"""Ask a language model from a GGUF file, and see its answer as it is generated.

    pip install ".[text]"
    python examples/gguf_chat.py ["a question" [MODEL.gguf]]

Without a file, SmolLM2-135M-Instruct (93 MB, 4-bit weights) is downloaded at the first call.
Weights stay in 4 bits and are unpacked in registers.
"""

from __future__ import annotations

import sys
import time

import kitsune as kt
from kitsune.models.samples import fetch

try:
    import jinja2  # noqa: F401
    import tokenizers  # noqa: F401
except ModuleNotFoundError:
    sys.exit('this example needs a tokenizer and a chat template: pip install ".[text]"')


def main(question: str = "What is the capital of France?", path: str = "") -> None:
    model = kt.create_model(path or fetch("smollm2.gguf"))
    start, pieces = time.perf_counter(), 0
    for piece in model.chat(question, max_new_tokens=64, temperature=0, stream=True):
        print(piece, end="", flush=True)
        pieces += 1
    seconds = time.perf_counter() - start
    print(f"\n{pieces} pieces of text in {seconds:.1f} s, compiling included")


if __name__ == "__main__":
    main(*sys.argv[1:3])
