"""Sources: everything `kt.compile` accepts, traced to one graph per signature."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any

from kitsune.artefact.saved_model import Saved, load
from kitsune.errors import InputError, UnsupportedError, spell, what_is
from kitsune.frontends.dynamic_axes import Axes
from kitsune.frontends.pretrained import is_directory, is_quantised, load_module, read_config
from kitsune.ir.node import Graph
from kitsune.tracing.call import Call, DynamicSource, Source, Traced
from kitsune.tracing.decoder import DecoderSource
from kitsune.tracing.function import FunctionSource, Watch
from kitsune.tracing.graph import GraphSource
from kitsune.tracing.onnx import OnnxSource
from kitsune.tracing.saved import SavedSource

__all__ = [
    "Call",
    "DecoderSource",
    "DynamicSource",
    "FunctionSource",
    "OnnxSource",
    "Source",
    "Traced",
    "is_gguf",
    "is_onnx",
    "make_saved_source",
    "make_source",
]
TORCH_KINDS = {
    ("torch.nn.modules.module", "Module"),
    ("torch.export.exported_program", "ExportedProgram"),
}
FILES = "an .onnx, .gguf or .kitsune file, or a Hugging Face directory"
SOURCES = (
    "pass a function over kt.Tensor, a torch module, a Graph, an ONNX model, or a path of one: "
    + FILES
)


def make_source(
    source: Any,
    bounds: Mapping[str, tuple[int, int]] | None = None,
    buckets: Mapping[str, Sequence[int]] | None = None,
    freeze: bool = False,
    host: bool = True,
    dynamic: bool | Mapping[str, Mapping[int, str]] = True,
) -> Source:
    """Return the source for anything that can be compiled, or raise the reason why it cannot be."""
    if isinstance(source, (str, PathLike)):
        _check_exists(source)
    is_named = isinstance(dynamic, Mapping)
    if is_onnx(source) and not is_named:
        return OnnxSource(source, bounds, buckets, host, bool(dynamic))
    Axes((), None if is_named else bounds, buckets)  # says that nothing else has axes by name
    if is_named:
        _check_takes_names(source)
    if isinstance(source, Graph):
        return GraphSource(source)
    if isinstance(source, (str, PathLike)) and str(source).endswith(".kitsune"):
        return make_saved_source(load(source), host)
    if isinstance(source, (DecoderSource, FunctionSource)):
        return source
    if is_gguf(source) or _is_quantised_decoder(source):
        return DecoderSource.from_path(source)
    if is_directory(source):
        source = load_module(source)
    if is_torch(source):
        return _make_torch_source(source, freeze)
    foreign = _describe_foreign(source)
    if callable(source) and not foreign:
        watch = None if freeze else partial(_watch, source)
        return FunctionSource(source, watch, dynamic, bounds)
    raise UnsupportedError(
        f"cannot compile {foreign or what_is(source)}",
        why="there is no front end for it here" if foreign else "",
        hint=spell(SOURCES, f"give {FILES}"),
    )


def _check_takes_names(source: Any) -> None:
    if not callable(source) or is_torch(source):
        raise InputError(
            f"dynamic names axes of {what_is(source)}",
            why="only functions over kt.Tensor and kt.nn modules have axes named here",
            hint="an ONNX file names its own; bounds={'sequence': (1, 512)} limits them",
        )


def _make_torch_source(module: Any, freeze: bool) -> FunctionSource:
    from kitsune.tracing.aten import ModuleFunction

    function = ModuleFunction(module)
    return FunctionSource(function, None if freeze else function.watch, static_reason="")


def _watch(function: Any) -> Watch | None:
    """Watch the live modules that a function computes with."""
    from kitsune.nn.watch import watch_modules

    return watch_modules(function)


def make_saved_source(saved: Saved, host: bool = True) -> Source:
    if saved.whole is not None:
        source = OnnxSource(saved.whole.model, saved.whole.bounds, host=host)
        source.title = source.file = saved.title
        source.remake = _open_saved, (saved.path, host)
        return source
    return SavedSource(saved)


def _open_saved(path: str, host: bool) -> Source:
    return make_saved_source(load(path), host)


def is_onnx(source: Any) -> bool:
    if isinstance(source, (str, PathLike)):
        return str(source).endswith(".onnx")
    return type(source).__name__ == "ModelProto" and type(source).__module__.startswith("onnx")


def is_gguf(source: Any) -> bool:
    return isinstance(source, (str, PathLike)) and str(source).endswith(".gguf")


def _is_quantised_decoder(source: Any) -> bool:
    """Return whether it is a directory of a decoder whose weights are quantised: these stay packed,
    where transformers would dequantise them."""
    if not is_directory(source):
        return False
    from kitsune.frontends.decoders.architectures import is_decoder  # imports all formats

    config = read_config(Path(source))
    return is_quantised(config) and is_decoder(config)


def is_torch(source: Any) -> bool:
    """Return whether it is a torch.nn.Module or a torch.export.ExportedProgram."""
    kinds = {(base.__module__, base.__name__) for base in type(source).__mro__}
    return not kinds.isdisjoint(TORCH_KINDS)


def _check_exists(path: str | PathLike[str]) -> None:
    """A file that does not exist is said before any package that would read it is imported."""
    if not str(path) or not Path(path).exists():
        raise InputError(
            f"cannot read '{path}'",
            why="there is no such file or folder",
            hint=f"paths are relative to {Path.cwd()}" if not Path(path).is_absolute() else "",
        )


def _describe_foreign(source: Any) -> str:
    """Return the name of a model of another library, or an empty string."""
    if isinstance(source, (str, PathLike)):
        return f"the {'folder' if Path(source).is_dir() else 'file'} '{source}'"
    homes = {base.__module__.partition(".")[0] for base in type(source).__mro__}
    for library in ("torch", "onnx", "transformers"):
        if library in homes:
            return f"a {library} {type(source).__name__}"
    return ""
