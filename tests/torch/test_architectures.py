"""Every row of the table of architectures computes what transformers computes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kitsune.frontends.decoders.architectures import HUGGINGFACE
from kitsune.frontends.decoders.decoder_graph import whole_graph
from kitsune.frontends.decoders.huggingface import SafetensorsWeights, read_decoder
from kitsune.frontends.decoders.weights import check_sizes
from kitsune.frontends.pretrained import read_config
from kitsune.ir.interp import interpret
from tests.decoder_models import MODELS, expected_logits, random_tokens, save_model

pytest.importorskip("torch")
pytest.importorskip("transformers")
pytestmark = pytest.mark.filterwarnings("ignore")

IDS = random_tokens(19)


@pytest.mark.parametrize("name", MODELS)
def test_a_row_means_what_transformers_computes(name: str, tmp_path: Path) -> None:
    want = expected_logits(save_model(tmp_path, name), IDS)
    said = read_config(tmp_path)
    model, weights = read_decoder(said, tmp_path), SafetensorsWeights(tmp_path, said)
    check_sizes(model, weights, tmp_path)
    graph = whole_graph(model, weights, len(IDS))
    (made,) = interpret(graph, {"input_ids": np.array(IDS)})
    np.testing.assert_allclose(made, want, atol=2e-4 * np.abs(want).max())
    assert said["model_type"] in HUGGINGFACE
