"""Encode the graphs, configuration and weights of a saved model."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields, replace
from os import PathLike, fspath
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune import __version__
from kitsune.artefact.container import (
    check_list,
    check_type,
    field,
    pack_sections,
    read,
    read_sections,
    sizes,
    write,
)
from kitsune.artefact.graphs import (
    Tensors,
    content_name,
    decode_graph,
    decode_value,
    encode_graph,
    encode_value,
)
from kitsune.artefact.native import decode_native
from kitsune.cache.programs import WORTH_MAPPING_NBYTES, name_weight, weight_name, write_later
from kitsune.cache.traced_models import CachedTensors, Files, get_model, put_model
from kitsune.config import FusionConfig
from kitsune.config.pattern_names import NAMED, FusionPattern
from kitsune.errors import InputError, KitsuneError, UnsupportedError, needs, what_is
from kitsune.frontends.safetensors import named_once
from kitsune.ir.bind_sizes import bind_sizes, change_hints, decode_guard, encode_sizes, read_sizes
from kitsune.ir.dtypes import boolean
from kitsune.ir.guards import Guard, assume, record_guards
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.sizes import Values, is_symbolic
from kitsune.ir.verify_graph import IndexCheck
from kitsune.system.records import dataclass

if TYPE_CHECKING:
    from kitsune.frontends.onnx import OnnxModel
    from kitsune.tensor.trace import Structure


MOST_DEPTH = 32  # of nested results
PLAIN = (bool, str, type(None))
PRECISIONS = ("f32", "f16", "bf16")


@dataclass(frozen=True)
class SavedVariant:
    """A model for one signature. `given` are the names of a call's arguments, in order; `fixed`
    those of them whose values are part of the signature; `fed` those that the graph is fed. After
    them it has `draws` inputs for counters of random numbers. `index_checks` are computed beside
    it. Where its inputs have sizes that calls decide, it holds for those that `guards` allow."""

    given: tuple[str, ...]
    fixed: Mapping[str, Any]
    fed: tuple[str, ...]
    output_names: tuple[str, ...]
    graph: Graph
    structure: Structure | None = None
    draws: int = 0
    index_checks: tuple[IndexCheck, ...] = ()
    guards: tuple[Guard, ...] = ()

    @property
    def is_dynamic(self) -> bool:
        """Whether calls decide some sizes of its inputs."""
        return any(is_symbolic(node.shape) for node in self.graph.inputs)

    def bind_sizes(self, values: Values) -> SavedVariant:
        """The same for the sizes of a call alone."""
        return replace(self._map(lambda graph: bind_sizes(graph, values)), guards=())

    def read_sizes(self, shapes: Sequence[Shape]) -> Values | None:
        """The sizes of a call; None where the graph does not hold for them."""
        values = read_sizes(self.graph, shapes)
        holds = values is not None and all(guard.holds(values) for guard in self.guards)
        return values if holds else None

    def change_hints(self, values: Values) -> SavedVariant:
        """The same, to be planned by the sizes of a call."""
        return self._map(lambda graph: change_hints(graph, values))

    def _map(self, change: Callable[[Graph], Graph]) -> SavedVariant:
        """The same with its graph, index_checks included, changed."""
        nodes = (*self.graph.outputs, *(node for node, _, _ in self.index_checks))
        made, count = change(Graph(self.graph.inputs, nodes)), len(self.graph.outputs)
        told = zip(made.outputs[count:], self.index_checks, strict=True)
        index_checks = tuple((node, text, line) for node, (_, text, line) in told)
        return replace(
            self, graph=Graph(made.inputs, made.outputs[:count]), index_checks=index_checks
        )

    def __str__(self) -> str:
        inputs = dict(zip(self.fed, self.graph.inputs, strict=False))
        return ", ".join(
            f"{name}={self.fixed[name]!r}"
            if name in self.fixed
            else f"{name}: {inputs[name].dtype}{list(inputs[name].shape)}"
            if name in inputs
            else name
            for name in self.given
        )


@dataclass(frozen=True)
class Whole:
    """A model for any signature: it is traced as it runs, because sizes depend on values."""

    model: OnnxModel
    bounds: Mapping[str, tuple[int, int]]
    precision: str  # the type that values are stored in


@dataclass(frozen=True)
class Saved:
    """A model for some signatures, or `whole`."""

    variants: tuple[SavedVariant, ...]
    config: FusionConfig
    tensors: Mapping[str, np.ndarray]
    whole: Whole | None = None
    native: bytes = b""  # object code, of which nothing runs unless somebody trusts it
    title: str = ""  # the name of its file
    path: str = ""  # where that is

    def programs(self) -> dict[str, bytes]:
        """The object code, for who trusts it."""
        return decode_native(self.native)

    def verify(self) -> None:
        """Read every weight, and compare its checksum with its name."""
        for name, array in self.tensors.items():
            if (found := content_name(array)) != name:
                raise InputError(f"its tensor '{name}' is damaged", why=f"its checksum is {found}")


# --- writing -------------------------------------------------------------------------------------


def save(
    path: str | PathLike[str],
    model: Sequence[SavedVariant] | Whole,
    config: FusionConfig,
    native: bytes = b"",
) -> None:
    tensors = Tensors()
    write(path, encode_saved(model, config, tensors), native, tensors.named)


def encode_saved(
    model: Sequence[SavedVariant] | Whole, config: FusionConfig, tensors: Tensors
) -> bytes:
    """Return the JSON of a model, and add its larger constants to `tensors`."""
    record: dict[str, Any] = {"kitsune": __version__, "config": _encode_config(config)}
    if isinstance(model, Whole):
        from kitsune.artefact.onnx_model import encode_model

        record["whole"] = encode_model(model.model, tensors) | {
            "bounds": model.bounds,
            "precision": model.precision,
        }
    else:
        record["variants"] = [_encode_variant(v, tensors) for v in model]
    return json.dumps(record, separators=(",", ":"), allow_nan=False).encode()


def _encode_variant(variant: SavedVariant, tensors: Tensors) -> dict[str, Any]:
    nodes = (*variant.graph.outputs, *(node for node, _, _ in variant.index_checks))
    return {
        "given": list(variant.given),
        "fixed": {name: _encode_argument(name, value) for name, value in variant.fixed.items()},
        "fed": list(variant.fed),
        "outputs": list(variant.output_names),
        "structure": None if variant.structure is None else _encode_structure(variant.structure),
        "draws": variant.draws,
        "checks": [[text, line] for _, text, line in variant.index_checks],
        "graph": encode_graph(Graph(variant.graph.inputs, nodes), tensors),
        **({"guards": encode_sizes(variant.guards)} if variant.guards else {}),
    }


def _encode_argument(name: str, value: Any) -> Any:
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, np.ndarray) and value.dtype.kind in "biuf":
        return encode_value(value)
    raise UnsupportedError(
        f"cannot save the value of '{name}', which is part of the signature",
        why=f"it is {what_is(value)}, neither a flag, a text nor numbers",
    )


def _encode_structure(structure: Structure) -> Any:
    if not structure.parts and structure.kind not in (dict, list, tuple):
        return structure.position
    parts = [_encode_structure(part) for part in structure.parts]
    if any(type(key) not in (str, int) for key in structure.keys):
        raise UnsupportedError(
            f"cannot save results under the keys {list(structure.keys)}",
            hint="return dicts whose keys are texts or whole numbers",
        )
    return {"kind": structure.kind.__name__, "keys": list(structure.keys), "parts": parts}


def _encode_config(config: FusionConfig) -> dict[str, Any]:
    """Encode the fields that differ from the default, without `debug`."""
    usual, made = FusionConfig(), dict[str, Any]()
    for name in (f.name for f in fields(config) if f.name != "debug"):
        value = getattr(config, name)
        if value == getattr(usual, name):
            continue
        if name == "patterns":
            value = [[pattern.name, list(pattern.ops)] for pattern in value]
        elif name == "custom_patterns":
            for custom, ops in value.items():
                if not isinstance(ops, tuple):
                    raise UnsupportedError(
                        f"cannot save the custom pattern '{custom}'",
                        why="it is code",
                        hint="give the names of its ops instead",
                    )
        made[name] = value
    return made


# --- reading -------------------------------------------------------------------------------------


def load(path: str | PathLike[str]) -> Saved:
    """A file as data. Every part is checked; the bytes of the weights are not read."""
    try:
        sections = read(path)
        found = os.stat(path)
        file = f"{found.st_dev} {found.st_ino} {found.st_size} {found.st_mtime_ns}"
        for name, array in sections.tensors.items():
            name_weight(array, f"{file} {found.st_ctime_ns} {name}")
        made, title = decode_saved(sections.model, sections.tensors), os.path.basename(fspath(path))
        native = bytes(sections.native)
        return replace(made, native=native, title=title, path=os.path.abspath(path))
    except OSError as error:
        why = error.strerror or str(error)
        raise InputError(f"cannot read '{fspath(path)}'", why=why) from error
    except KitsuneError as error:
        why = f"{error.what}: {error.why}" if error.why else error.what
        raise InputError(f"cannot load '{fspath(path)}'", why=why, hint=error.hint) from error


def decode_saved(model: bytes, tensors: Mapping[str, np.ndarray], is_own: bool = False) -> Saved:
    """Decode the JSON of a model with these larger constants. One that `is_own` is not
    validated."""
    try:
        record = json.loads(model, object_pairs_hook=None if is_own else named_once)
    except (ValueError, RecursionError) as error:
        raise InputError(f"its model is not JSON: {error}") from None
    config = _decode_config(field(record, "config", dict, "the model"))
    if "whole" in record:
        return Saved((), config, tensors, _decode_whole(record["whole"], tensors))
    found = field(record, "variants", list, "the model")
    variants = [_decode_variant(variant, tensors, is_own) for variant in found]
    if not variants:
        raise InputError("it holds no graph")
    return Saved(tuple(variants), config, tensors)


def _decode_whole(record: Any, tensors: Mapping[str, np.ndarray]) -> Whole:
    what = "the ONNX model"
    given = field(record, "bounds", dict, what)
    bounds = {name: sizes(pair, f"the bounds of '{name}'") for name, pair in given.items()}
    precision = field(record, "precision", str, what)
    if precision not in PRECISIONS or any(len(pair) != 2 for pair in bounds.values()):
        raise InputError(f"{what} has the precision '{precision}' and the bounds {given}")
    ends = {name: (pair[0], pair[1]) for name, pair in bounds.items()}
    with needs("onnx", "it holds a model that is traced as it runs"):
        from kitsune.artefact.onnx_model import decode_model
    return Whole(decode_model(record, tensors), ends, precision)


def _decode_variant(record: Any, tensors: Mapping[str, np.ndarray], is_own: bool) -> SavedVariant:
    what = "a variant"
    given, fed, names = (
        tuple(check_list(field(record, side, list, what), str, f"'{side}' of {what}"))
        for side in ("given", "fed", "outputs")
    )
    fixed = {
        name: value if isinstance(value, PLAIN) else decode_value(value, f"the value of '{name}'")
        for name, value in field(record, "fixed", dict, what).items()
    }
    draws = field(record, "draws", int, what)
    listed = check_type(record.get("guards", []), list, f"the guards of {what}")
    with record_guards() as guards:  # what shape rules ask beyond those listed holds as well
        assume(decode_guard(each, f"a guard of {what}") for each in listed)
        whole = decode_graph(field(record, "graph", dict, what), tensors, is_own)
    graph = Graph(whole.inputs, whole.outputs[: len(names)])
    if not {*fed, *fixed} <= set(given) or len(set(given)) != len(given):
        raise InputError(f"{what} is given {list(given)}", why=f"it reads {[*fed, *fixed]}")
    if draws < 0 or len(graph.inputs) != len(fed) + draws or len(graph.outputs) != len(names):
        raise InputError(
            f"{what} has {len(fed)} inputs, {draws} counters and {len(names)} outputs",
            why=f"its graph has {len(graph.inputs)} inputs and {len(graph.outputs)} outputs",
        )
    structure = check_type(record, dict, what).get("structure")
    nested = None if structure is None else _decode_structure(structure, len(names), MOST_DEPTH)
    index_checks = _decode_checks(field(record, "checks", list, what), whole.outputs[len(names) :])
    return SavedVariant(given, fixed, fed, names, graph, nested, draws, index_checks, tuple(guards))


def _decode_checks(record: list[Any], nodes: Sequence[Node]) -> tuple[IndexCheck, ...]:
    what = "the checks of a variant"
    said = [check_list(each, str, what) for each in record]
    fits = len(said) == len(nodes) and all(len(each) == 2 for each in said)
    if not fits or any((n.shape, n.dtype) != ((), boolean) for n in nodes):
        raise InputError(f"{what} are {len(said)}", why=f"its graph has {len(nodes)}")
    return tuple((node, text, line) for node, (text, line) in zip(nodes, said, strict=True))


def _decode_structure(record: Any, count: int, depth: int) -> Structure:
    from kitsune.tensor import Tensor
    from kitsune.tensor.trace import Structure

    if type(record) is int and 0 <= record < count:
        return Structure(Tensor, record)
    what = "the structure of the results"
    kind = {"dict": dict, "list": list, "tuple": tuple}.get(field(record, "kind", str, what))
    keys = field(record, "keys", list, what)
    parts = field(record, "parts", list, what)
    right = all(type(key) in (str, int) for key in keys) and depth > 0
    if kind is None or not right or (kind is dict and len(keys) != len(parts)):
        raise InputError(f"{what} is {str(record)[:60]}")
    inner = tuple(_decode_structure(part, count, depth - 1) for part in parts)
    return Structure(kind, keys=tuple(keys), parts=inner)


def _decode_config(record: dict[str, Any]) -> FusionConfig:
    known = {f.name for f in fields(FusionConfig) if f.default is not MISSING} | {
        "devices",
        "custom_patterns",
    }
    if unknown := record.keys() - known:
        raise InputError(f"its configuration has a '{min(unknown)}'")
    given = dict(record)
    if given.get("patterns") is not None:
        given["patterns"] = [
            _decode_pattern(p) for p in check_list(record["patterns"], list, "patterns")
        ]
    try:
        return FusionConfig(**given)
    except TypeError as error:
        raise InputError(f"its configuration is damaged: {error}") from error


def _decode_pattern(record: list[Any]) -> FusionPattern:
    if len(record) != 2 or not isinstance(record[0], str) or record[0] not in NAMED:
        raise InputError(f"its configuration has the pattern {record}")
    ops = tuple(check_list(record[1], str, "the ops of a pattern"))
    return FusionPattern(record[0], ops, NAMED[record[0]].fusion_type)


# --- one graph as bytes ---------------------------------------------------------------------------


def graph_to_bytes(graph: Graph) -> bytes:
    """A graph with its constants, for `graph_from_bytes` of another process."""
    tensors = Tensors()
    text = json.dumps(encode_graph(graph, tensors), separators=(",", ":"), allow_nan=False)
    return b"".join(pack_sections(text.encode(), b"", tensors.named))


def graph_from_bytes(data: bytes) -> Graph:
    sections = read_sections(memoryview(data), "a graph")
    return decode_graph(json.loads(sections.model), sections.tensors, False)


# --- variant cache --------------------------------------------------------------------------------
#
# Encode a traced variant of a model for the cache, and decode it.
#
# It is read as any saved model is, and believed: like the machine code beside it, it was written
# here, and its checksum is compared. On a cache hit no ONNX file is read, traced or rewritten.


def store_variant(key: str, variant: SavedVariant) -> None:
    """Write a variant in a thread of its own. The names of its weights are known when this returns,
    so that packed panels of them are cached as well."""
    for node in variant.graph.nodes():
        if node.op == "constant":
            weight_name(node.attr("value").value)
    write_later(_write, key, variant)


def _write(key: str, variant: SavedVariant) -> None:
    tensors = _SplitTensors()
    try:
        text = encode_saved([variant], FusionConfig(), tensors)
    except KitsuneError:  # it cannot be saved
        return
    put_model(key, b"".join(pack_sections(text, b"", tensors.named)), tensors.outside)


def load_variant(key: str, files: Files) -> SavedVariant | None:
    """Return a cached variant of a model of these files; None if it is absent or incomplete: one of
    its weights may have been removed, or its file changed."""
    found = get_model(key)
    if found is None:
        return None
    data, places = found
    try:
        sections = read_sections(memoryview(data), key)
        tensors = CachedTensors(sections.tensors, places, files)
        return decode_saved(sections.model, tensors, is_own=True).variants[0]
    except KitsuneError:
        return None


class _SplitTensors(Tensors):
    """Tensors by name; larger ones are `outside`."""

    def __init__(self) -> None:
        super().__init__()
        self.outside: dict[str, np.ndarray] = {}

    def name(self, array: np.ndarray) -> str:
        name = weight_name(array)
        (self.named if array.nbytes < WORTH_MAPPING_NBYTES else self.outside)[name] = array
        return name
