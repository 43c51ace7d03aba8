"""`compile()` and `load()`: make a `CompiledModel` from any source."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, Literal

from kitsune.artefact.saved_model import load as open_saved
from kitsune.backends.cpu.threads.team import check_count
from kitsune.compiler import resolve_config
from kitsune.config import DEVICES, FusionConfig, named_options
from kitsune.errors import UnsupportedError, what_is
from kitsune.ir.dtypes import DType, bf16, f16, f32
from kitsune.ir.node import Graph
from kitsune.model.compiled_model import CompiledModel
from kitsune.system.files import wrap_errors
from kitsune.system.progress import Stages
from kitsune.target import WASM32, CpuTarget, Target
from kitsune.tracing import Call, Source, make_saved_source, make_source
from kitsune.tune.tuning_store import TuneEffort, choose_effort


@named_options
def compile(  # noqa: A001 - the name users type
    source: Any,
    *example_inputs: Any,
    config: FusionConfig | None = None,
    device: Literal["cpu", "webgpu", "wasm"] = "cpu",
    threads: int | None = None,
    precision: str = "f32",
    mode: str = "default",
    tune: bool | float = False,
    bounds: Mapping[str, tuple[int, int]] | None = None,
    buckets: Mapping[str, Sequence[int]] | None = None,
    target: CpuTarget | None = None,
    freeze: bool = False,
    host: bool = True,
    dynamic: bool | Mapping[str, Mapping[int, str]] = True,
    wait: bool = False,
) -> CompiledModel:
    """Compile a model into fused kernels; the result is called with arrays.

    Compiling happens at once for a Graph or with example inputs, else at the first call. Sizes of
    an ONNX file's dynamic axes are arguments of the program on a CPU, and so are those axes of a
    function's arguments that `dynamic` names or that were seen to differ; a torch module is
    compiled again for other shapes when they come.

    Args:
        source: a function over `kt.Tensor`, a torch module or ExportedProgram, an
            `onnx.ModelProto`, a Graph, or a path: an `.onnx`, `.gguf` or `.kitsune` file, or a
            Hugging Face directory.
        example_inputs: arrays with the shapes and types to compile for at once.
        config: which fusions to make; `FusionConfig()` if None.
        device: "cpu", "webgpu" or "wasm".
        threads: threads that a call computes with; all cores if None.
        precision: "f32", "f16" or "bf16", the type that weights and values between kernels have.
        mode: "default", or "max-autotune" to measure every choice there is.
        tune: whether to measure choices in doubt; a number is the seconds to spend.
        bounds: the smallest and the largest size of dynamic axes of an ONNX file, or of those that
            `dynamic` names: `{"sequence": (1, 512)}`.
        buckets: sizes of such axes to compile for at once: `{"sequence": [64, 128]}`.
        target: another CPU level than this machine's.
        freeze: keep the weights that a torch or `kt.nn` module has at its first call. Otherwise a
            call uses what the module holds now: weights that changed are packed again.
        host: whether ops that have no kernel may be run by `onnx.reference`. With False a model
            that needs one is refused: say so for files that you do not trust.
        dynamic: whether calls decide the sizes of a file's dynamic axes, and those axes of a
            function's arguments that had a second size; or names of the axes of a function that
            they decide, `{"x": {0: "batch"}}`, where axes of one name have one size. False
            compiles for the sizes of each call.
        wait: whether the first call waits for the final code. Otherwise it may run code that is
            ready sooner and gives the same bits; a background thread replaces that.

    Returns:
        A CompiledModel. Call it with arrays, in order or by name; ask `explain()`, `profile(x)`,
        `verify(x)` and `memory_report()` about it; `save(path)` it for `kt.load`.
    """
    _check_options(config, threads)
    effort, opening = choose_effort(mode, tune, device), Stages()
    with wrap_errors(source_path(source)), opening.time("read"):
        found = make_source(source, bounds, buckets, freeze, host, dynamic)
    model = CompiledModel(
        found,
        make_target(device, target),
        resolve_config(config),
        threads,
        _precision(precision),
        effort,
        host,
        wait=wait,
    )
    model._opening = opening
    if found.axes.buckets:
        model.specialize(found.axes.each_bucket())
    if example_inputs:
        model._get_or_compile(model._bind(example_inputs, {}))
    elif isinstance(source, Graph):
        model._get_or_compile(Call(found.names, [], (), True))
    return model


def _check_options(config: Any, threads: int | None) -> None:
    if threads is not None:
        check_count(threads)
    if config is not None and not isinstance(config, FusionConfig):
        raise UnsupportedError(
            f"config is {what_is(config)}", hint="pass FusionConfig(...), an instance"
        )


def load(
    path: str | PathLike[str],
    trust_native: bool = False,
    host: bool = True,
    *,
    threads: int | None = None,
) -> CompiledModel:
    """Load a model from a file that `model.save` wrote, as it was configured.

    Its weights are memory-mapped, and shared with every process that loads it. With `trust_native`,
    object code in the file runs for this model where this machine has not compiled its own: say so
    only of files whose author you trust. With `host=False` a model is refused that needs ops which
    `onnx.reference` runs. A call computes with that many `threads`; with all cores if None.
    """
    if threads is not None:
        check_count(threads)
    with wrap_errors(source_path(path)):
        saved = open_saved(path)
        native = saved.programs() if trust_native else None
        precision = _precision(saved.whole.precision) if saved.whole else f32
        source, target = make_saved_source(saved, host), make_target("cpu")
        model = CompiledModel(source, target, saved.config, threads, precision, None, host, native)
        if saved.whole is None:
            _ = model._latest
    return model


# --- pickle ---------------------------------------------------------------------------------------
#
# A model is pickled as its source with its options: the path of a file, whose weights stay mapped,
# or the module or function itself. Nothing compiled is in it: another process finds that in the
# cache, and another machine compiles for its own CPU.


def _pickle_model(model: CompiledModel) -> tuple[Any, tuple[Any, ...]]:
    target: Target | None = model._target
    device = model._target.device
    if device == "webgpu" or target == make_target(device):
        target = None  # that of the machine where it is unpickled
    how = model._config, model._threads, model._precision.name, model._effort, model._host
    given = dict(model._native), model._wait
    return _unpickle_model, (model.source, device, target, *how, *given)


def _unpickle_model(
    source: Source,
    device: str,
    target: CpuTarget | None,
    config: FusionConfig,
    threads: int | None,
    precision: str,
    effort: TuneEffort | None,
    host: bool,
    native: Mapping[str, bytes],
    wait: bool,
) -> CompiledModel:
    where, dtype = make_target(device, target), _precision(precision)
    return CompiledModel(source, where, config, threads, dtype, effort, host, native, wait)


copyreg.pickle(CompiledModel, _pickle_model)


def source_path(source: Any) -> str:
    """Return the path of a source, if it is one."""
    return str(source) if isinstance(source, (str, PathLike)) else ""


def _precision(name: str) -> DType:
    """The type that values are stored in."""
    found = {d.name: d for d in (f32, f16, bf16)}.get(name)
    if found is None:
        raise UnsupportedError(f"no precision '{name}'", hint="use 'f32', 'f16' or 'bf16'")
    return found


def make_target(device: str, target: CpuTarget | None = None) -> Target:
    """Return the target that `compile` compiles for: this machine's device, or the given one."""
    if device in ("cpu", "wasm"):
        from kitsune.backends.cpu.host_target import machine_target

        if target is not None and not isinstance(target, Target):
            raise UnsupportedError(f"target is {what_is(target)}", hint="pass a CpuTarget")
        found = target or (WASM32 if device == "wasm" else machine_target())
        if found.device != device:
            raise UnsupportedError(
                f"no {found.name} on '{device}'", hint=f"compile for device='{found.device}'"
            )
        return found
    if device == "webgpu":
        from kitsune.backends.webgpu.gpu_program import open_target

        return open_target()
    raise UnsupportedError(f"no device '{device}'", hint=f"choose from {', '.join(DEVICES)}")
