"""Directories with quantised weights run packed, and give the logits of the dequantised model."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import InputError, KitsuneError, UnsupportedError
from kitsune.frontends.checkpoints.layer import spread
from kitsune.frontends.decoders.decoder_graph import whole_graph
from kitsune.frontends.decoders.huggingface import SafetensorsWeights, read_decoder
from kitsune.frontends.pretrained import read_config
from kitsune.frontends.safetensors import load_file, save_file
from kitsune.ir.dtypes import Packed
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from tests.checkpoint_files import LAYOUTS, write_model, write_plain

COMPILED = (  # one of each kind of format: kernels of all have tests of their own
    "gptq 4 v2 ordered",
    "compressed nvfp4",
    "bitsandbytes nf4 double",
    "fp8 blocks",
    "bitnet",
)
IDS = np.random.default_rng(0).integers(0, 96, 9)


def graph_of(folder: Path) -> Graph:
    said = read_config(folder)
    return whole_graph(read_decoder(said, folder), SafetensorsWeights(folder, said), len(IDS))


def logits(graph: Graph) -> np.ndarray:
    (made,) = interpret(graph, {"input_ids": IDS})
    return made


@pytest.mark.parametrize("layout", LAYOUTS)
def test_logits_are_those_of_the_dequantised_model(layout: str, tmp_path: Path) -> None:
    plain = write_model(tmp_path / "packed", *LAYOUTS[layout])
    write_plain(tmp_path / "plain", plain)
    want = logits(graph_of(tmp_path / "plain"))
    np.testing.assert_allclose(
        logits(graph_of(tmp_path / "packed")), want, atol=2e-6 * np.abs(want).max()
    )
    if layout not in COMPILED:
        return
    made = kt.compile(tmp_path / "packed")(IDS)
    np.testing.assert_allclose(made, want, atol=1e-5 * np.abs(want).max())


# Bits of a weight and of its scales and zero points, in the file and packed.
SIZES = {
    "gptq 4 v1 sym": 4.5,  # zero points that are all in the middle are not stored
    "gptq 4 v1": 5.0,
    "gptq 3": 4.0,
    "awq": 5.0,
    "compressed int4": 4.5,
    "compressed int8": 8.25,
    "compressed nvfp4": 4.5,
    "bitsandbytes nf4 double": 4.5,
    "fp8 blocks": 8.25,
    "mxfp4": 4.25,
    "bitnet": 2.0625,
}


@pytest.mark.parametrize("layout", SIZES)
def test_weights_take_the_bits_of_their_format(layout: str, tmp_path: Path) -> None:
    write_model(tmp_path, *LAYOUTS[layout])
    (down,) = {
        n.dtype.nbytes(*n.shape) * 8 / np.prod(n.shape)
        for n in graph_of(tmp_path).nodes()
        if isinstance(n.dtype, Packed) and n.shape == (256, 128)
    }
    assert down == SIZES[layout]


# --- what is refused -----------------------------------------------------------------------------

Q = "model.layers.0.self_attn.q_proj"


def refuse(
    folder: Path,
    layout: str,
    change: Callable[[dict[str, Any], dict[str, np.ndarray]], None],
    kind: type[KitsuneError] = InputError,
) -> str:
    """Return the error of a directory of which something was changed."""
    write_model(folder, *LAYOUTS[layout])
    config, tensors = read_config(folder), dict(load_file(folder / "model.safetensors"))
    change(config["quantization_config"], tensors)
    (folder / "config.json").write_text(json.dumps(config), encoding="utf-8")
    save_file(tensors, folder / "model.safetensors")
    with pytest.raises(kind) as caught:
        kt.compile(folder)
    return str(caught.value)


@pytest.mark.parametrize(
    ("layout", "setting", "value", "said"),
    [
        ("gptq 4 v1", "bits", 7, "bits 7"),
        ("gptq 4 v1", "bits", "4", "bits '4'"),
        ("gptq 4 v1", "checkpoint_format", "marlin", "marlin"),
        ("awq", "version", "gemv", "gemv"),
        ("awq", "bits", 3, "bits 3"),
        ("compressed int4", "format", "marlin-24", "marlin-24"),
        ("bitnet", "linear_class", "other", "other"),
        ("bitnet", "use_rms_norm", True, "use_rms_norm"),
        ("hqq", "quant_method", "aqlm", "aqlm"),
        ("hqq", "quant_method", ["hqq"], "['hqq']"),
    ],
)
def test_settings_that_are_not_known_are_named(
    layout: str, setting: str, value: Any, said: str, tmp_path: Path
) -> None:
    error = refuse(
        tmp_path, layout, lambda config, _: config.update({setting: value}), UnsupportedError
    )
    assert said in error
    assert "known are" in error or "not part" in error


def drop(part: str) -> Callable[[Any, Any], None]:
    return lambda _, tensors: tensors.pop(f"{Q}.{part}")


def put(part: str, make: Callable[[np.ndarray], np.ndarray]) -> Callable[[Any, Any], None]:
    return lambda _, tensors: tensors.update({f"{Q}.{part}": make(tensors[f"{Q}.{part}"])})


def say(**settings: Any) -> Callable[[Any, Any], None]:
    return lambda config, _: config.update(settings)


@pytest.mark.parametrize(
    ("layout", "change", "said"),
    [
        ("gptq 4 v1", drop("scales"), "has no 'scales'"),
        ("gptq 4 v1", drop("qzeros"), "has no 'qzeros'"),
        ("gptq 4 v1", put("scales", lambda a: a[:2]), "'scales' of shape [2,128]"),
        ("gptq 4 v1", put("qweight", lambda a: a[:-1]), "15 rows of 'qweight' for 128 inputs"),
        ("gptq 4 v1", put("qweight", lambda a: a.astype(np.int64)), "type int64"),
        ("gptq 4 v1", put("g_idx", lambda a: a + 1), "'g_idx' from 1 to 4"),
        ("gptq 4 v1", put("g_idx", lambda a: a - 1), "'g_idx' from -1 to 2"),
        ("gptq 4 v1", put("g_idx", lambda a: a * 0), "groups of 0 to 128 columns"),
        ("gptq 4 v1", say(bits=8), "rows of 'qweight'"),
        ("gptq 4 v1", say(group_size=48), "make it [6,128]"),
        ("gptq 4 v1", say(group_size=0), "group_size 0"),
        ("gptq 4 v1", say(quant_method="bitnet"), "'qweight'"),
        ("awq", drop("qzeros"), "has no 'qzeros'"),
        ("awq", say(group_size=48), "do not divide"),
        ("awq", put("qweight", lambda a: a[:, :-1]), "'qzeros' of shape"),
        ("compressed int4", put("weight_packed", lambda a: a[:, :-1]), "15 words for 128"),
        ("compressed int4", put("weight_shape", lambda a: a[:1]), "'weight_shape' of shape"),
        ("compressed int4", drop("weight_scale"), "has no 'weight_scale'"),
        ("compressed nvfp4", put("weight_global_scale", lambda a: a * 0), "weight_global_scale"),
        ("bitsandbytes nf4", put("weight", lambda a: a[:-1]), "bytes of codes"),
        ("bitsandbytes nf4", put("weight.absmax", lambda a: a[:-1]), "'weight.absmax' of shape"),
        ("bitsandbytes int8", drop("SCB"), "has no 'SCB'"),
        ("fp8 blocks", drop("weight_scale_inv"), "has no 'weight_scale'"),
        ("fp8 blocks", say(weight_block_size=[64, 64]), "blocks of 64×64"),
        ("fp8 blocks", say(weight_block_size=[128]), "weight_block_size [128]"),
        ("mxfp4", put("weight_scales", lambda a: a | 255), "byte 255"),
        ("bitnet", put("weight_scale", lambda a: a * 0), "weight_scale"),
        ("hqq", put("packing", lambda a: a[:-1]), "'4bit_u'"),
        ("hqq", put("axis", lambda a: a * 0), "axis 0"),
        ("hqq", put("group_size", lambda a: a * 2), "'W_q' of shape"),
    ],
)
def test_files_that_contradict_themselves_are_errors(
    layout: str, change: Callable[[Any, Any], None], said: str, tmp_path: Path
) -> None:
    error = refuse(tmp_path, layout, change)
    assert said in error
    assert str(tmp_path) in error


def test_sizes_that_a_file_says_take_no_memory(tmp_path: Path) -> None:
    """A block of 2^40 values, or rows, is the whole weight: its scale is repeated for what there
    is."""

    def enlarge(state: np.ndarray) -> np.ndarray:
        said = json.loads(state.tobytes()) | {"nested_blocksize": 1 << 40}
        return np.frombuffer(json.dumps(said).encode(), np.uint8)

    write_model(tmp_path, *LAYOUTS["bitsandbytes nf4 double"])
    want = logits(graph_of(tmp_path))
    tensors = dict(load_file(tmp_path / "model.safetensors"))
    for name in [name for name in tensors if "quant_state" in name]:
        tensors[name] = enlarge(tensors[name])
    save_file(tensors, tmp_path / "model.safetensors")
    np.testing.assert_array_equal(logits(graph_of(tmp_path)), want)
    rows = np.array([[1.0], [2.0]])
    assert spread(rows, 2, 3).tolist() == [[1], [1], [2]]
    assert spread(rows, 1 << 70, 3).tolist() == [[1], [1], [1]]
    assert spread(rows, 2, 0).shape == (0, 1)


def test_packed_tensors_without_a_config_are_not_guessed(tmp_path: Path) -> None:
    write_model(tmp_path, None, LAYOUTS["awq"][1])
    with pytest.raises(InputError, match=r"'qweight', 'qzeros', 'scales'"):
        kt.create_model(tmp_path)


def test_other_models_than_decoders_are_refused(tmp_path: Path) -> None:
    write_model(tmp_path, *LAYOUTS["awq"])
    config = read_config(tmp_path) | {"model_type": "opt", "architectures": ["OPTForCausalLM"]}
    (tmp_path / "config.json").write_text(json.dumps(config), encoding="utf-8")
    with pytest.raises(UnsupportedError, match="'opt', quantised by 'awq'"):
        kt.compile(tmp_path)
