"""Every row of the table of architectures computes what transformers computes: whole texts, steps
over a cache, and steps of several sequences over pages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.config import FusionConfig
from kitsune.frontends.checkpoints.stored_weight import E2M1
from kitsune.frontends.decoders.architectures import ROWS
from kitsune.frontends.decoders.decoder_graph import Cache, step_graph, whole_graph
from kitsune.frontends.decoders.description import Decoder
from kitsune.frontends.decoders.huggingface import SafetensorsWeights, read_decoder
from kitsune.frontends.decoders.paged_graph import PagedCache, batch_graph, prompt_graph
from kitsune.frontends.decoders.weights import Weights, check_sizes
from kitsune.frontends.pretrained import read_config
from kitsune.generation.decoder_steps import State, Steps
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.model import make_target
from kitsune.tracing.decoder import open_decoder, open_directory
from tests.decoder_models import MODELS, NOT_IN_GGUF, expected_logits, random_tokens, save_model

torch = pytest.importorskip("torch")
pytest.importorskip("transformers")
pytestmark = pytest.mark.filterwarnings("ignore")  # torch's own, of its own

IDS = random_tokens(19)
ROOM, PROMPT = 32, 16
TOLERANCE = 2e-4  # of the largest logit
Opened = tuple[Decoder, Weights, Any]


@pytest.fixture(scope="module", params=MODELS)
def opened(request: Any, tmp_path_factory: Any) -> Opened:
    folder = tmp_path_factory.mktemp(request.param)
    module = save_model(folder, request.param)
    module.config._name_or_path = str(folder)
    said = read_config(folder)
    model, weights = read_decoder(said, folder), SafetensorsWeights(folder, said)
    check_sizes(model, weights, folder)
    return model, weights, module


def assert_close(made: np.ndarray, want: np.ndarray) -> None:
    np.testing.assert_allclose(made, want, atol=TOLERANCE * np.abs(want).max())


def run(graph: Graph, *arrays: Any) -> list[np.ndarray]:
    names = [str(node.attr("name")) for node in graph.inputs]
    return interpret(graph, dict(zip(names, arrays, strict=True)))


def test_a_row_means_what_transformers_computes(opened: Opened) -> None:
    model, weights, module = opened
    (made,) = run(whole_graph(model, weights, len(IDS)), np.array(IDS))
    assert_close(made, expected_logits(module, IDS))


def test_steps_over_a_cache_mean_the_same(opened: Opened) -> None:
    model, weights, module = opened
    want = expected_logits(module, IDS)
    cache = [np.zeros((ROOM, *shape), np.float32) for shape in model.cached_shapes]
    first = step_graph(model, weights, PROMPT, Cache(ROOM))
    logits, *cache = run(first, np.array(IDS[:PROMPT]), np.array([0]), *cache)
    assert_close(logits[0], want[PROMPT - 1])
    single = step_graph(model, weights, 1, Cache(ROOM))
    for at in range(PROMPT, len(IDS)):
        logits, *cache = run(single, np.array(IDS[at : at + 1]), np.array([at]), *cache)
        assert_close(logits[0], want[at])


def test_sequences_of_a_batch_mean_the_same(opened: Opened) -> None:
    """Three of different lengths, their rows of the cache reversed."""
    model, weights, module = opened
    rows = 3 * ROOM + 1
    cache = [np.zeros((rows, *shape), np.float32) for shape in model.cached_shapes]
    paged, lengths = PagedCache(ROOM, rows), (18, 12, 5)
    texts = [random_tokens(n + 1, seed=n) for n in lengths]
    tables = np.stack([np.arange(n + ROOM - 1, n - 1, -1) for n in (0, ROOM, 2 * ROOM)])
    for text, table, length in zip(texts, tables, lengths, strict=True):
        graph, place = prompt_graph(model, weights, length, paged), np.arange(length)
        _, *cache = run(graph, np.array(text[:-1]), place, table[place], table, *cache)
    place, ids = np.array(lengths), np.array([text[-1] for text in texts])
    slots = tables[np.arange(3), place]
    made, *_ = run(batch_graph(model, weights, 3, paged), ids, place, slots, tables, *cache)
    is_long = any(kind.rotation and kind.rotation.long for kind in model.kinds)
    for logits, text in list(zip(made, texts, strict=True))[: 1 if is_long else 3]:
        assert_close(logits, expected_logits(module, text)[-1])


def test_a_gguf_file_of_the_same_weights_means_the_same(opened: Opened, request: Any) -> None:
    pytest.importorskip("gguf")
    from tests.decoder_gguf import write_gguf

    _, _, module = opened
    if request.node.callspec.params["opened"] in NOT_IN_GGUF:
        pytest.skip("no key of its metadata says this")
    path = write_gguf(Path(module.config._name_or_path))
    _, model, weights = open_decoder(path)
    check_sizes(model, weights, path)
    (made,) = run(whole_graph(model, weights, len(IDS)), np.array(IDS))
    assert_close(made, expected_logits(module, IDS))


def test_every_row_has_a_model_here() -> None:
    """Nothing of the table is untested."""
    import transformers

    tested = {
        getattr(transformers, f"{name}Config").model_type
        for name, _ in (("Llama4Text", {}) if m[0] == "Llama4" else m for m in MODELS.values())
    }
    assert all(tested & set(row.huggingface) for row in ROWS)


@pytest.mark.parametrize("name", ["gemma2", "gpt_oss"])
def test_compiled_steps_choose_the_tokens_of_transformers(name: str, tmp_path: Path) -> None:
    module = save_model(tmp_path, name)
    model = kt.create_model(None, tmp_path, context=64)
    assert_close(model.logits(IDS), expected_logits(module, IDS)[-1])
    made = module.generate(torch.tensor([IDS]), max_new_tokens=6, do_sample=False)
    assert list(model.tokens(IDS, 6)) == made[0, len(IDS) :].tolist()


@pytest.mark.parametrize("kind", ["directory", "Q8_0"])
def test_weights_of_experts_that_are_not_used_are_not_read(kind: str, tmp_path: Path) -> None:
    """With a router of zeros the first two experts are used: the others may be anything."""
    module = save_model(tmp_path, "mixtral")
    with torch.no_grad():
        for name, weight in module.named_parameters():
            if "gate.weight" in name:
                weight.zero_()
    module.save_pretrained(tmp_path)
    (want,) = run(whole_graph(*open_directory(tmp_path), len(IDS)), np.array(IDS))
    with torch.no_grad():
        for name, weight in module.named_parameters():
            if "experts" in name:
                weight[2:] = 3e4 if kind == "Q8_0" else torch.nan
    module.save_pretrained(tmp_path)
    if kind == "directory":
        model, weights = open_directory(tmp_path)
    else:
        pytest.importorskip("gguf")
        from tests.decoder_gguf import write_gguf

        _, model, weights = open_decoder(write_gguf(tmp_path, kind))
    steps = Steps(model, weights, ROOM, FusionConfig(), make_target("cpu"), 1)
    state = State(steps)
    state.feed(IDS[:-1])
    made = state.feed(IDS[-1:])
    assert np.abs(made - want[-1]).max() < 0.05 * np.abs(want[-1]).max()


def test_experts_in_mxfp4_stay_packed(tmp_path: Path) -> None:
    """The layout of gpt-oss's own checkpoints, against the same values as floats."""
    from safetensors.numpy import load_file, save_file

    family, options = MODELS["gpt_oss"]
    MODELS["mxfp4"] = family, options | {"intermediate_size": 64}
    module = save_model(tmp_path, "mxfp4")
    del MODELS["mxfp4"]
    tensors, random = load_file(tmp_path / "model.safetensors"), np.random.default_rng(0)
    for name in [name for name in tensors if name.endswith(("up_proj", "down_proj"))]:
        experts, k, n = tensors.pop(name).shape
        blocks = random.integers(0, 256, (experts, n, k // 32, 16), np.uint8)
        scales = random.integers(122, 126, (experts, n, k // 32), np.uint8)
        tensors |= {f"{name}_blocks": blocks, f"{name}_scales": scales}
        codes = np.stack([blocks & 15, blocks >> 4], -1).reshape(experts, n, k // 32, 32)
        values = E2M1[codes] * np.ldexp(np.float32(1), scales[..., None].astype(int) - 127)
        with torch.no_grad():
            found = torch.from_numpy(values.reshape(experts, n, k).swapaxes(1, 2).copy())
            module.get_parameter(name).copy_(found)
    save_file(tensors, tmp_path / "model.safetensors")
    said = json.loads((tmp_path / "config.json").read_text())
    said["quantization_config"] = {"quant_method": "mxfp4"}
    (tmp_path / "config.json").write_text(json.dumps(said))
    model, weights = open_directory(tmp_path)
    check_sizes(model, weights, tmp_path)
    (made,) = run(whole_graph(model, weights, len(IDS)), np.array(IDS))
    assert_close(made, expected_logits(module, IDS))
    assert weights._stored["blk.0.ffn_down_exps.weight"].shape == (4 * 32, 64)
