"""Load the torch module of a Hugging Face directory or hub id.

Weights are read from safetensors alone: other formats execute code when they are opened.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from typing import Any

from kitsune.errors import InputError, UnsupportedError, needs
from kitsune.frontends.safetensors import load_file
from kitsune.system.files import read_bytes


def is_directory(source: Any) -> bool:
    """Return whether it is a folder with a model's configuration in it."""
    return isinstance(source, (str, PathLike)) and (Path(source) / "config.json").is_file()


def is_quantised(config: Mapping[str, Any]) -> bool:
    """Return whether a configuration says how its weights are quantised."""
    return any(config.get(name) for name in ("quantization_config", "compression_config"))


# What is downloaded of a hub id: configurations, weights, SentencePiece models, chat templates.
FILES = ["*.json", "*.safetensors", "*.model", "*.jinja"]
MAX_LAYERS_UNCHECKED = 64  # whose tensors are not counted


def load_module(source: str | PathLike[str], kind: str | None = None) -> Any:
    """The module that a directory or an id names, in evaluation mode. `kind` is what its
    configuration must call it."""
    transformers = import_transformers()
    path = Path(source)
    if path.is_dir():
        check_directory(path, kind)
        _refuse_quantised(path)
    try:
        with _quiet(transformers):
            module = _auto_class(transformers, source).from_pretrained(
                str(source), use_safetensors=True, trust_remote_code=False
            )
    except Exception as error:  # each of its file formats has its own
        raise InputError(
            f"cannot load '{source}'",
            why=" ".join(str(error).split())[:300],
            hint="give a directory with config.json and model.safetensors, or the id of one",
        ) from error
    found = module.config.model_type
    if kind is not None and found != kind:
        raise _not_that(source, found, kind)
    for part in module.modules():  # decoders have configurations of their own
        if getattr(getattr(part, "config", None), "use_cache", False):
            part.config.use_cache = False  # what a program returns are arrays
    return module.eval()


def _refuse_quantised(path: Path) -> None:
    """Refuse packed weights: transformers would dequantise them, or need a GPU."""
    config = read_config(path)
    if is_quantised(config):
        said = config.get("quantization_config") or config["compression_config"]
        method = said.get("quant_method") if isinstance(said, dict) else said
        raise UnsupportedError(
            f"'{path}' is of model type {config.get('model_type')!r}, quantised by {method!r}",
            why="quantised checkpoints are read of decoders: see docs/CHECKPOINTS.md",
            hint="save it dequantised: model.dequantize().save_pretrained(path)",
        )


def read_config(path: Path, name: str = "config.json") -> dict[str, Any]:
    """A file of settings that stands beside a model's weights."""
    file = path / name
    try:
        found = json.loads(read_bytes(file))
    except FileNotFoundError:
        raise InputError(f"'{path}' is no model", why=f"it has no {name}") from None
    except (OSError, ValueError, RecursionError) as error:
        raise InputError(f"cannot read '{file}'", why=str(error)) from None
    return found if isinstance(found, dict) else {}


def fetched_decoder(
    source: str | PathLike[str], is_decoder: Callable[[Mapping[str, Any]], bool]
) -> str | PathLike[str]:
    """The directory of what a hub id names, if its configuration is a decoder's; anything else as
    it is."""
    if Path(source).exists() or str(source).endswith(".gguf"):
        return source
    if str(source).startswith((".", "/", "~")) or str(source).count("/") > 1:
        raise InputError(f"cannot load '{source}'", why="there is no such directory")
    transformers = import_transformers()
    try:
        config, _ = transformers.PretrainedConfig.get_config_dict(str(source))
        if not is_decoder(config):
            return source
        from huggingface_hub import snapshot_download

        return str(snapshot_download(str(source), allow_patterns=FILES))
    except Exception as error:  # of the network, of the hub, of the disk
        raise InputError(
            f"cannot load '{source}'",
            why=" ".join(str(error).split())[:300],
            hint="give a directory with config.json and model.safetensors, or the id of one",
        ) from error


def check_directory(path: Path, kind: str | None = None) -> None:
    """Refuse a folder that is no model, or one of another kind."""
    said = read_config(path).get("model_type")
    if kind is not None and said != kind:
        raise _not_that(path, said, kind)
    if not list(path.glob("*.safetensors")):
        raise InputError(
            f"'{path}' has no weights that can be read",
            why="there is no .safetensors file in it",
            hint="save it again: model.save_pretrained(path, safe_serialization=True)",
        )
    _check_layers(path)


LAYERS = ("num_hidden_layers", "num_layers", "n_layer", "n_layers", "num_encoder_layers")


def _check_layers(path: Path) -> None:
    """Refuse more layers than there are tensors: transformers would build each of them."""
    said = read_config(path)
    most = max((n for n in map(said.get, LAYERS) if isinstance(n, int)), default=0)
    if most > MAX_LAYERS_UNCHECKED:
        tensors = sum(len(load_file(file)) for file in path.glob("*.safetensors"))
        if most > tensors:
            raise InputError(
                f"'{path}' says that it has {most:,} layers", why=f"its tensors are {tensors:,}"
            )


def _not_that(source: Any, found: Any, kind: str) -> InputError:
    return InputError(
        f"'{source}' is of model type '{found}'",
        why=f"model_type is '{kind}'",
        hint="leave model_type out, or name the one it has",
    )


def _auto_class(transformers: Any, source: Any) -> Any:
    """The class with the head that the configuration names, if it names one."""
    config = transformers.AutoConfig.from_pretrained(str(source), trust_remote_code=False)
    names = getattr(config, "architectures", None) or []
    found = getattr(transformers, str(names[0]), None) if names else None
    is_model = isinstance(found, type) and issubclass(found, transformers.PreTrainedModel)
    return found if is_model else transformers.AutoModel


def _quiet(transformers: Any) -> Any:
    """No progress bars for what takes milliseconds."""

    @contextmanager
    def quiet() -> Any:
        logging = transformers.utils.logging
        was_shown = logging.is_progress_bar_enabled()
        logging.disable_progress_bar()
        try:
            yield
        finally:
            if was_shown:
                logging.enable_progress_bar()

    return quiet()


def import_transformers() -> Any:
    with needs("hf", "cannot load a Hugging Face model"):
        import torch  # noqa: F401 - transformers is of little use without
        import transformers
    return transformers
