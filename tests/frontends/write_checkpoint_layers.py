"""Write one small layer with each quantisation package, and the values that the package reads back.

pip install torch transformers bitsandbytes compressed-tensors torchao hqq gptqmodel autoawq
python tests/frontends/write_checkpoint_layers.py
"""

from __future__ import annotations

import importlib
import importlib.machinery
import importlib.metadata
import json
import sys
import types
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import save_file

N, K = 32, 64
FILE = Path(__file__).with_name("checkpoint_layers.safetensors")
Tensors = dict[str, torch.Tensor]
tensors: Tensors = {}
metadata: dict[str, str] = {}


def add(
    case: str, settings: dict[str, Any], parts: Tensors, values: torch.Tensor, **more: Any
) -> None:
    for part, tensor in parts.items():
        tensors[f"{case}/{part}"] = tensor.detach().clone().contiguous()
    tensors[f"{case}/expected"] = values.detach().float().clone().contiguous()
    metadata[case] = json.dumps({"settings": settings, **more})


def layer(dtype: torch.dtype = torch.float16) -> torch.nn.Linear:
    torch.manual_seed(0)
    made = torch.nn.Linear(K, N, bias=False).to(dtype)
    made.weight.requires_grad_(False)
    return made


def ranges(
    weight: torch.Tensor, bits: int, group: int, symmetric: bool
) -> tuple[torch.Tensor, ...]:
    """Scales and zero points [N, groups], by the range of each group."""
    parts = weight.float().reshape(N, -1, group)
    high = 2**bits - 1
    if symmetric:
        scale = parts.abs().amax(-1) * 2 / high
        return scale.half(), torch.full_like(scale, 2 ** (bits - 1))
    low, top = parts.amin(-1).clamp(max=0), parts.amax(-1).clamp(min=0)
    scale = (top - low) / high
    return scale.half(), torch.round(-low / scale).clamp(0, high)


def make_order(is_ordered: bool, group: int) -> tuple[torch.Tensor, torch.Tensor]:
    """The columns group by group, and the group of each column."""
    generator = torch.Generator().manual_seed(1)
    order = torch.randperm(K, generator=generator) if is_ordered else torch.arange(K)
    g_idx = torch.empty(K, dtype=torch.int32)
    g_idx[order] = (torch.arange(K) // group).int()
    return order, g_idx


def write_gptq() -> None:
    from gptqmodel.nn_modules.qlinear.torch import TorchLinear
    from gptqmodel.quantization import QuantizeConfig
    from gptqmodel.utils.model import convert_gptq_v2_to_v1_format_module

    cases = [(b, 32, s, v, False) for b in (2, 3, 4, 8) for s in (True, False) for v in (1, 2)]
    more = [(4, 32, False, 2, True), (4, -1, True, 1, False)]
    sizes = {"in_features": K, "out_features": N, "bias": False, "pack_dtype": torch.int32}
    for bits, group, symmetric, version, is_ordered in [*cases, *more]:
        linear, size = layer(), K if group == -1 else group
        order, g_idx = make_order(is_ordered, size)
        scale, zero = ranges(linear.weight[:, order], bits, size, symmetric)
        settings = {"bits": bits, "group_size": group, "sym": symmetric, "desc_act": is_ordered}
        module = TorchLinear(**settings, **sizes, register_buffers=True)
        module.pack_block(linear, scale.float(), zero, g_idx)
        module.qzero_format(2)
        values = module.dequantize_weight().T.float()
        if version == 1:
            convert_gptq_v2_to_v1_format_module(module, QuantizeConfig(bits=bits))
        parts = {part: getattr(module, part) for part in ("qweight", "qzeros", "scales", "g_idx")}
        said = " sym" * symmetric, f" v{version}", " ordered" * is_ordered, " rows" * (size == K)
        form = {"checkpoint_format": "gptq" if version == 1 else "gptq_v2"}
        name = f"gptq {bits} bits{''.join(said)}"
        add(name, {"quant_method": "gptq", **settings, **form}, parts, values)


def write_awq() -> None:
    folder = Path(importlib.metadata.distribution("autoawq").locate_file("awq"))
    for name in (
        "awq",
        "awq.modules",
        "awq.modules.linear",
        "awq.utils",
    ):  # their __init__ import more
        made = types.ModuleType(name)
        made.__path__ = [str(folder.joinpath(*name.split(".")[1:]))]
        sys.modules[name] = made
    gemm = importlib.import_module("awq.modules.linear.gemm")
    packing = importlib.import_module("awq.utils.packing_utils")
    linear = layer()
    scale, zero = ranges(linear.weight, 4, 32, False)
    module = gemm.WQLinear_GEMM.from_linear(
        linear, 4, 32, scales=scale.T.contiguous(), zeros=zero.T.contiguous()
    )
    values = packing.dequantize_gemm(module.qweight, module.qzeros, module.scales, 4, 32).T
    parts = {part: getattr(module, part) for part in ("qweight", "qzeros", "scales")}
    add(
        "awq gemm",
        {"quant_method": "awq", "bits": 4, "group_size": 32, "zero_point": True, "version": "gemm"},
        parts,
        values,
    )


COMPRESSED: dict[str, tuple[str, dict[str, Any]]] = {
    "pack 4 group": ("pack-quantized", {"num_bits": 4, "strategy": "group", "group_size": 32}),
    "pack 4 asymmetric": (
        "pack-quantized",
        {"num_bits": 4, "strategy": "group", "group_size": 32, "symmetric": False},
    ),
    "pack 4 channel": ("pack-quantized", {"num_bits": 4, "strategy": "channel"}),
    "pack 3 group": ("pack-quantized", {"num_bits": 3, "strategy": "group", "group_size": 32}),
    "pack 8 group": ("pack-quantized", {"num_bits": 8, "strategy": "group", "group_size": 32}),
    "int8 channel": ("int-quantized", {"num_bits": 8, "strategy": "channel"}),
    "int8 tensor": ("int-quantized", {"num_bits": 8, "strategy": "tensor"}),
    "fp8 channel": ("float-quantized", {"num_bits": 8, "type": "float", "strategy": "channel"}),
    "fp8 tensor": ("float-quantized", {"num_bits": 8, "type": "float", "strategy": "tensor"}),
    "fp8 block": (
        "float-quantized",
        {"num_bits": 8, "type": "float", "strategy": "block", "block_structure": [16, 32]},
    ),
    "nvfp4": (
        "nvfp4-pack-quantized",
        {
            "num_bits": 4,
            "type": "float",
            "strategy": "tensor_group",
            "group_size": 16,
            "scale_dtype": torch.float8_e4m3fn,
        },
    ),
    "mxfp4": (
        "mxfp4-pack-quantized",
        {"num_bits": 4, "type": "float", "strategy": "group", "group_size": 32},
    ),
}


def split_groups(weight: torch.Tensor, said: dict[str, Any]) -> torch.Tensor:
    """A weight by what shares a scale: its last axis."""
    if block := said.get("block_structure"):
        parts = weight.reshape(N // block[0], block[0], K // block[1], block[1])
        return parts.permute(0, 2, 1, 3).flatten(2)
    if said["strategy"] == "tensor":
        return weight.reshape(1, 1, -1)
    return weight.reshape(N, -1, said.get("group_size", K))


def write_compressed_tensors() -> None:
    from compressed_tensors.compressors import BaseCompressor
    from compressed_tensors.quantization import QuantizationArgs, QuantizationScheme
    from compressed_tensors.quantization.utils import calculate_qparams, generate_gparam

    for name, (form, said) in COMPRESSED.items():
        weight = layer(torch.float32).weight.bfloat16().float()
        args = QuantizationArgs(**{"type": "int", "symmetric": True, **said})
        block = said.get("block_structure")
        parts = split_groups(weight, said)
        low, high = parts.amin(-1), parts.amax(-1)
        state: Tensors = {"weight": weight}
        whole_scale = None
        if name == "nvfp4":
            whole_scale = generate_gparam(weight.amin(), weight.amax())
            state["weight_global_scale"] = whole_scale
        scale, zero = calculate_qparams(low, high, args, global_scale=whole_scale)
        if said["strategy"] == "tensor":
            scale, zero = scale.reshape(1), zero.reshape(1)
        if name not in ("nvfp4", "mxfp4"):
            scale = scale.bfloat16().float() if block is None else scale
        state |= {"weight_scale": scale, "weight_zero_point": zero}
        scheme = QuantizationScheme(targets=["Linear"], weights=args)
        compressor = BaseCompressor.get_value_from_registry(form)
        made = compressor.compress(state, scheme)
        values = compressor.decompress(made, scheme)["weight"]
        if name not in ("nvfp4", "mxfp4") and block is None:
            made["weight_scale"] = made["weight_scale"].bfloat16()
        if said.get("symmetric", True):
            made.pop("weight_zero_point", None)
        weights = json.loads(args.model_dump_json())
        settings = {
            "quant_method": "compressed-tensors",
            "format": form,
            "config_groups": {"group_0": {"targets": ["Linear"], "weights": weights}},
        }
        add(f"compressed-tensors {name}", settings, made, values)


def write_bitsandbytes() -> None:
    from bitsandbytes import functional

    for kind in ("nf4", "fp4"):
        for is_double in (False, True):
            weight = layer(torch.float32).weight
            packed, state = functional.quantize_4bit(
                weight, blocksize=64, compress_statistics=is_double, quant_type=kind
            )
            parts = {"weight": packed} | {
                f"weight.{n}": t for n, t in state.as_dict(packed=True).items()
            }
            settings = {
                "quant_method": "bitsandbytes",
                "load_in_4bit": True,
                "bnb_4bit_quant_type": kind,
                "bnb_4bit_use_double_quant": is_double,
            }
            add(
                f"bitsandbytes {kind}{' double' if is_double else ''}",
                settings,
                parts,
                functional.dequantize_4bit(packed, state),
            )
    weight = layer(torch.float32).weight
    codes, sizes, _ = functional.int8_vectorwise_quant(weight.half())
    parts = {"weight": codes, "SCB": sizes, "weight_format": torch.tensor(0, dtype=torch.uint8)}
    add(
        "bitsandbytes int8",
        {"quant_method": "bitsandbytes", "load_in_8bit": True},
        parts,
        functional.int8_vectorwise_dequant(codes, sizes),
    )


def write_fp8() -> None:
    from transformers.integrations import finegrained_fp8

    weight = layer(torch.float32).weight
    blocks = weight.reshape(2, 16, 2, 32).permute(0, 2, 1, 3)
    scale = blocks.abs().amax((-1, -2)) / 448
    codes = (
        (blocks / scale[..., None, None]).permute(0, 2, 1, 3).reshape(N, K).to(torch.float8_e4m3fn)
    )
    dequantize = finegrained_fp8.Fp8Dequantize._dequantize_one
    settings = {
        "quant_method": "fp8",
        "weight_block_size": [16, 32],
        "activation_scheme": "dynamic",
        "fmt": "e4m3",
    }
    parts = {"weight": codes, "weight_scale_inv": scale}
    add("fp8 blocks", settings, parts, dequantize(None, codes, scale, torch.float32))
    power = torch.exp2(torch.ceil(torch.log2(scale)))
    codes = (
        (blocks / power[..., None, None]).permute(0, 2, 1, 3).reshape(N, K).to(torch.float8_e4m3fn)
    )
    parts = {"weight": codes, "weight_scale_inv": power.to(torch.float8_e8m0fnu)}
    add(
        "fp8 blocks ue8m0",
        settings | {"scale_fmt": "ue8m0"},
        parts,
        dequantize(None, codes, power, torch.float32),
    )


def write_mxfp4() -> None:
    from transformers.integrations import mxfp4

    generator = torch.Generator().manual_seed(0)
    codes = torch.randint(0, 256, (1, N, K // 32, 16), generator=generator, dtype=torch.uint8)
    scale = torch.randint(118, 124, (1, N, K // 32), generator=generator, dtype=torch.uint8)
    values = mxfp4.convert_moe_packed_tensors(codes, scale, dtype=torch.float32)[0]
    values = values if values.shape == (N, K) else values.T
    add(
        "mxfp4",
        {"quant_method": "mxfp4"},
        {"weight_blocks": codes[0], "weight_scales": scale[0]},
        values,
    )


def write_bitnet() -> None:
    from transformers.integrations import bitnet

    generator = torch.Generator().manual_seed(0)
    ternary = torch.randint(-1, 2, (N, K), generator=generator)
    packed = bitnet.pack_weights(ternary.clone())
    unpacked = (
        bitnet.unpack_weights.__wrapped__(packed, torch.float32)
        if hasattr(bitnet.unpack_weights, "__wrapped__")
        else bitnet.unpack_weights(packed, torch.float32)
    )
    size = torch.tensor([17.5], dtype=torch.bfloat16)
    parts = {"weight": packed, "weight_scale": size}
    add(
        "bitnet",
        {"quant_method": "bitnet", "linear_class": "bitlinear", "quantization_mode": "offline"},
        parts,
        unpacked / size.float(),
    )
    add(
        "bitnet auto",
        {"quant_method": "bitnet", "linear_class": "autobitlinear", "quantization_mode": "offline"},
        parts,
        unpacked * size.float(),
    )


def write_torchao() -> None:
    from torchao.prototype.safetensors.safetensors_support import flatten_tensor_state_dict
    from torchao.quantization import (
        Float8WeightOnlyConfig,
        Int8WeightOnlyConfig,
        IntxWeightOnlyConfig,
        PerGroup,
        quantize_,
    )

    configs = {
        "int8": Int8WeightOnlyConfig(version=2),
        "int4": IntxWeightOnlyConfig(torch.int4, PerGroup(32)),
        "int3": IntxWeightOnlyConfig(torch.int3, PerGroup(32)),
        "float8": Float8WeightOnlyConfig(),
    }
    for name, config in configs.items():
        model = torch.nn.Sequential(layer(torch.bfloat16))
        quantize_(model, config)
        values = model[0].weight.dequantize().float()
        flat, said = flatten_tensor_state_dict(model.state_dict())
        said = {key.replace("0.weight", "layer.weight"): value for key, value in said.items()}
        parts = {key.removeprefix("0."): value for key, value in flat.items()}
        add(f"torchao {name}", {"quant_method": "torchao"}, parts, values, metadata=said)


def write_hqq() -> None:
    from hqq.core.quantize import BaseQuantizeConfig, HQQLinear

    for bits in (8, 4, 3, 2, 1):
        config = BaseQuantizeConfig(nbits=bits, group_size=32, axis=1)
        module = HQQLinear(
            layer(torch.float32), config, compute_dtype=torch.float32, device="cpu", del_orig=False
        )
        module.encoded_state_dict = True
        add(
            f"hqq {bits} bits",
            {"quant_method": "hqq"},
            dict(module.state_dict()),
            module.dequantize(),
        )


for write in (
    write_gptq,
    write_awq,
    write_compressed_tensors,
    write_bitsandbytes,
    write_fp8,
    write_mxfp4,
    write_bitnet,
    write_torchao,
    write_hqq,
):
    write()
packages = (
    "torch",
    "transformers",
    "bitsandbytes",
    "compressed-tensors",
    "torchao",
    "hqq",
    "gptqmodel",
    "autoawq",
)
metadata["packages"] = json.dumps({name: importlib.metadata.version(name) for name in packages})
save_file(tensors, FILE, metadata)
print(len(metadata) - 1, "layers,", FILE.stat().st_size, "bytes")
