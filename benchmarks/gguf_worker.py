"""Candidates and files of `benchmarks.gguf_types`, run as a script in an environment of their own.

    python benchmarks/gguf_worker.py write FILE TYPE LAYERS         # needs numpy, gguf, llama_cpp
    python benchmarks/gguf_worker.py llama|strict|fast FILE THREADS # answers commands of its input

Nothing else of this package is imported: the peer's environment need not have kitsune.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import numpy as np

WIDTH, HIDDEN, HEADS, KV_HEADS, HEAD = 2048, 5632, 32, 4, 64  # of Llama with 1.1B in 22 layers
VOCABULARY, CONTEXT, BATCH = 32000, 512, 256
QUANTISED_ROWS = 32  # of each matrix, which then repeat: the time of a kernel is that of any codes
MATRICES = {
    "attn_q": (HEADS * HEAD, WIDTH),
    "attn_k": (KV_HEADS * HEAD, WIDTH),
    "attn_v": (KV_HEADS * HEAD, WIDTH),
    "attn_output": (WIDTH, HEADS * HEAD),
    "ffn_gate": (HIDDEN, WIDTH),
    "ffn_up": (HIDDEN, WIDTH),
    "ffn_down": (WIDTH, HIDDEN),
}

# --- files ---------------------------------------------------------------------------------------


def write(path: str, name: str, layers: str) -> None:
    """A Llama of random weights with a tied head, all of its matrices quantised by llama.cpp."""
    gguf: Any = importlib.import_module("gguf")
    kind, rng = gguf.GGMLQuantizationType[name], np.random.default_rng(0)
    file = gguf.GGUFWriter(path, "llama")
    _describe(gguf, file, int(layers))
    quantise = _find_quantiser()

    def add(matrix: str, shape: tuple[int, int]) -> None:
        rows = (rng.standard_normal((QUANTISED_ROWS, shape[1])) * 0.02).astype(np.float32)
        data = np.tile(quantise(rows, int(kind)), (shape[0] // QUANTISED_ROWS, 1))
        file.add_tensor(f"{matrix}.weight", data, raw_dtype=kind)

    add("token_embd", (VOCABULARY, WIDTH))
    for n in range(int(layers)):
        for matrix, shape in MATRICES.items():
            add(f"blk.{n}.{matrix}", shape)
        for norm in ("attn_norm", "ffn_norm"):
            file.add_tensor(f"blk.{n}.{norm}.weight", np.ones(WIDTH, np.float32))
    file.add_tensor("output_norm.weight", np.ones(WIDTH, np.float32))
    file.write_header_to_file()
    file.write_kv_data_to_file()
    file.write_tensors_to_file()
    file.close()


def _describe(gguf: Any, file: Any, layers: int) -> None:
    file.add_block_count(layers)
    file.add_context_length(2048)
    file.add_embedding_length(WIDTH)
    file.add_feed_forward_length(HIDDEN)
    file.add_head_count(HEADS)
    file.add_head_count_kv(KV_HEADS)
    file.add_rope_dimension_count(HEAD)
    file.add_rope_freq_base(10000.0)
    file.add_layer_norm_rms_eps(1e-5)
    file.add_vocab_size(VOCABULARY)
    tokens = ["<unk>", "<s>", "</s>", *(f"<0x{n:02X}>" for n in range(256))]
    tokens += [f"w{n}" for n in range(VOCABULARY - len(tokens))]
    kinds = gguf.TokenType
    types = [kinds.UNKNOWN, *[kinds.CONTROL] * 2, *[kinds.BYTE] * 256]
    types += [kinds.NORMAL] * (VOCABULARY - len(types))
    file.add_tokenizer_model("llama")
    file.add_token_list(tokens)
    file.add_token_scores([-float(n) for n in range(VOCABULARY)])
    file.add_token_types(types)
    file.add_bos_token_id(1)
    file.add_eos_token_id(2)


def _find_quantiser() -> Callable[[np.ndarray, int], np.ndarray]:
    """`ggml_quantize_chunk`, with every column as important as any other."""
    package = importlib.util.find_spec("llama_cpp")
    assert package is not None
    assert package.origin is not None
    library = ctypes.CDLL(str(Path(package.origin).parent / "lib" / "libggml-base.so"))
    call = library.ggml_quantize_chunk
    call.restype = ctypes.c_size_t

    def quantise(rows: np.ndarray, kind: int) -> np.ndarray:
        out, weights = np.empty(rows.nbytes, np.uint8), np.ones(rows.shape[1], np.float32)
        pointers = [ctypes.c_void_p(x.ctypes.data) for x in (rows, out, weights)]
        sizes = [ctypes.c_int64(n) for n in (0, *rows.shape)]
        used = call(ctypes.c_int(kind), *pointers[:2], *sizes, pointers[2])
        return np.array(out[:used].reshape(len(rows), -1))

    return quantise


# --- candidates ----------------------------------------------------------------------------------


class Candidate(Protocol):
    def clear(self) -> None:
        """Forget all tokens."""

    def feed(self, ids: list[int]) -> np.ndarray:
        """Read some tokens; the logits after the last."""


class Llama:
    def __init__(self, path: str, threads: int) -> None:
        llama_cpp: Any = importlib.import_module("llama_cpp")
        self.model = llama_cpp.Llama(
            path,
            n_ctx=CONTEXT,
            n_batch=BATCH,
            n_ubatch=BATCH,
            n_threads=threads,
            n_threads_batch=threads,
            verbose=False,
        )

    def clear(self) -> None:
        self.model.reset()

    def feed(self, ids: list[int]) -> np.ndarray:
        self.model.eval(ids)
        return np.array(self._logits(), np.float32)

    def _logits(self) -> Any:
        found = self.model._ctx.get_logits_ith(-1)
        return np.ctypeslib.as_array(found, (VOCABULARY,))


class Kitsune:
    def __init__(self, path: str, threads: int, numerics: str) -> None:
        from kitsune.config import FusionConfig
        from kitsune.generation import open_text_model

        config: Any = FusionConfig(numerics=numerics)  # type: ignore[arg-type]
        model = open_text_model(path, config=config, threads=threads, context=CONTEXT)
        assert model is not None
        model.warm_up()
        self.model, self.state = model, model.new_state()

    def clear(self) -> None:
        del self.state.ids[:]

    def feed(self, ids: list[int]) -> np.ndarray:
        return self.state.feed(ids)


def resident_nbytes() -> int:
    """What this process has in memory; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def answer(kind: str, path: str, threads: str) -> None:
    """Run each round that a line of the input asks for; print its numbers as JSON."""
    if kind != "llama":
        importlib.import_module("kitsune.generation.load")
    before = resident_nbytes()
    candidate: Candidate = (
        Llama(path, int(threads)) if kind == "llama" else Kitsune(path, int(threads), kind)
    )
    ids = np.random.default_rng(1).integers(3, VOCABULARY, BATCH).tolist()
    candidate.feed(ids[:8])
    made = candidate.feed(ids[8:9])
    print(json.dumps({"logits": made[:256].tolist()}), flush=True)
    for line in sys.stdin:
        prompt, tokens = map(int, line.split())
        candidate.clear()
        start = time.perf_counter()
        logits = candidate.feed(ids[:prompt])
        read, steps = time.perf_counter() - start, []
        for _ in range(tokens):
            start = time.perf_counter()
            logits = candidate.feed([int(logits.argmax())])
            steps.append(time.perf_counter() - start)
        found = {"prompt_s": read, "steps_s": steps, "nbytes": resident_nbytes() - before}
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(*sys.argv[2:])
    else:
        answer(*sys.argv[1:])
