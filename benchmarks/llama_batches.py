"""Decode batches of sequences with llama.cpp, for `benchmarks.serving_throughput`.

python llama_batches.py MODEL.gguf THREADS SEQUENCES; then each line of standard input is a number
of sequences and of tokens, and is answered with the tokens a second. It needs llama-cpp-python and
nothing of kitsune.
"""

from __future__ import annotations

import ctypes
import importlib
import sys
import time
from typing import Any

PROMPT_TOKENS = 9


class Batches:
    def __init__(self, model: str, threads: int, sequences: int) -> None:
        llama: Any = importlib.import_module("llama_cpp")
        self._llama = llama
        llama.llama_backend_init()
        self._model = llama.llama_model_load_from_file(
            model.encode(), llama.llama_model_default_params()
        )
        params = llama.llama_context_default_params()
        params.n_ctx, params.n_batch, params.n_seq_max = 2048 * sequences, 512, sequences
        params.n_threads = params.n_threads_batch = threads
        self._context = llama.llama_init_from_model(self._model, params)
        vocabulary = llama.llama_model_get_vocab(self._model)
        self._size = llama.llama_vocab_n_tokens(vocabulary)
        self._batch = llama.llama_batch_init(512, 0, 1)

    def generate(self, sequences: int, tokens: int) -> float:
        """Tokens a second of so many sequences, each step one batch."""
        llama = self._llama
        llama.llama_memory_clear(llama.llama_get_memory(self._context), True)
        start = time.perf_counter()
        for n in range(sequences):
            self._decode([(100 + k, k, n) for k in range(PROMPT_TOKENS)])
        latest = [self._best(-1)] * sequences
        for step in range(tokens - 1):
            self._decode([(t, PROMPT_TOKENS + step, n) for n, t in enumerate(latest)])
            latest = [self._best(n) for n in range(sequences)]
        return sequences * tokens / (time.perf_counter() - start)

    def _decode(self, entries: list[tuple[int, int, int]]) -> None:
        batch = self._batch
        batch.n_tokens = len(entries)
        is_step = len({sequence for *_, sequence in entries}) == len(entries)
        for n, (token, position, sequence) in enumerate(entries):
            batch.token[n], batch.pos[n] = token, position
            batch.n_seq_id[n], batch.seq_id[n][0] = 1, sequence
            batch.logits[n] = is_step or n == len(entries) - 1
        if self._llama.llama_decode(self._context, batch):
            raise RuntimeError("llama_decode failed")

    def _best(self, n: int) -> int:
        import numpy as np

        logits = self._llama.llama_get_logits_ith(self._context, n)
        found = ctypes.cast(logits, ctypes.POINTER(ctypes.c_float * self._size))
        return int(np.frombuffer(found.contents, np.float32).argmax())


def main() -> None:
    batches = Batches(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
    for line in sys.stdin:
        sequences, tokens = map(int, line.split())
        print(f"{batches.generate(sequences, tokens):.3f}", flush=True)


if __name__ == "__main__":
    main()
