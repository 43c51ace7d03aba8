"""Trace a torch module or exported program to a function over tensors."""

from __future__ import annotations

import inspect
import io
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch
from torch.export import Dim, ExportedProgram
from torch.export.graph_signature import InputKind, OutputKind
from torch.utils._pytree import tree_flatten, tree_map, tree_unflatten
from torch.utils._sympy.value_ranges import bound_sympy

from kitsune.errors import InputError, KitsuneError, UnsupportedError
from kitsune.ir.array_names import name_array
from kitsune.system.records import dataclass
from kitsune.tensor.core import Tensor
from kitsune.tensor.state import State, current_state
from kitsune.tracing.aten.follow import Follower
from kitsune.tracing.aten.parameter_watch import ModuleWatch
from kitsune.tracing.aten.table import export_decompositions
from kitsune.tracing.aten.tensor_arrays import TORCH_TYPES, held_tensor, to_array, to_tensor


class ModuleFunction:
    """Takes what the module's `forward` takes, with `kt.Tensor`s for tensors."""

    def __init__(self, source: torch.nn.Module | ExportedProgram) -> None:
        self._module = None if isinstance(source, ExportedProgram) else source
        self.__name__ = type(source).__name__
        self._exports: list[Exported] = []
        if isinstance(source, ExportedProgram):
            self._program = source
            self._exports.append(Exported(source.run_decompositions(export_decompositions())))
            self.forward = source.module().forward
        else:
            self.forward = source.forward

    def __reduce__(self) -> Any:
        """It is pickled as the module, or as the file that torch would save of an export."""
        if self._module is not None:
            return ModuleFunction, (self._module,)
        data = io.BytesIO()
        torch.export.save(self._program, data)
        return _load_exported, (data.getvalue(),)

    def __call__(self, *args: Any, **options: Any) -> Any:
        found = next((e for e in self._exports if e.covers(args, options)), None)
        if found is None:
            found = self._export(args, options)
            self._exports.append(found)
        return found.follow(args, options, self._live())

    def watch(self) -> ModuleWatch | None:
        """Return what detects changed weights of a live module; None for an export."""
        return None if self._module is None else ModuleWatch(self._module, self._changed_buffers)

    def _changed_buffers(self) -> frozenset[str]:
        """Return the buffers that calls write to: a program reads them at each call."""
        return frozenset[str]().union(*(e.changed_buffers for e in self._exports))

    def _live(self) -> dict[str, torch.Tensor]:
        """Return what the module holds now, by name: an export holds what it was then."""
        if self._module is None:
            return {}
        named = self._module.named_parameters, self._module.named_buffers
        return {name: t for each in named for name, t in each(remove_duplicate=False)}

    def _export(self, args: Sequence[Any], options: Mapping[str, Any]) -> Exported:
        if self._module is None:
            raise InputError(
                "an exported program was given inputs that it was not exported for",
                why=f"{given_shapes(args, options)}; exported for {self._exports[0].shapes()}",
                hint="export it again with dynamic_shapes, or compile the module itself",
            )
        given, named = tree_map(_example, (tuple(args), dict(options)))
        is_training = self._module.training
        self._module.eval()
        try:
            return Exported(_export(self._module, given, named))
        finally:
            self._module.train(is_training)


def _load_exported(data: bytes) -> ModuleFunction:
    return ModuleFunction(torch.export.load(io.BytesIO(data)))


def _export(module: torch.nn.Module, args: Any, options: Any) -> ExportedProgram:
    """Export for any sizes if the module allows it, else for these."""
    sizes, named = tree_map(_any_size, (args, options))
    with torch.no_grad():
        try:
            dynamic_sizes = _bind_sizes(module, sizes, named)
            made = torch.export.export(
                module, args, options, dynamic_shapes=dynamic_sizes, strict=False
            )
        except Exception:  # noqa: BLE001 - whatever kept it from being general
            try:
                made = torch.export.export(module, args, options, strict=False)
            except Exception as error:
                raise UnsupportedError(
                    f"cannot export {type(module).__name__}",
                    why=" ".join(str(error).split())[:300],
                    hint="torch.export.export(module, args) tells more; "
                    "torch.compile(module, backend='kitsune') also takes what cannot be exported",
                ) from error
        return made.run_decompositions(export_decompositions())


def given_shapes(args: Sequence[Any], options: Mapping[str, Any]) -> str:
    leaves = tree_flatten((tuple(args), dict(options)))[0]
    return "given " + ", ".join(str(list(x.shape)) for x in leaves if isinstance(x, Tensor))


def _bind_sizes(module: torch.nn.Module, args: Any, options: Any) -> dict[str, Any]:
    bound = inspect.signature(module.forward).bind(*args, **options)
    return dict(bound.arguments)


def _example(x: Any) -> Any:
    if isinstance(x, Tensor):
        return torch.zeros(x.shape, dtype=TORCH_TYPES[x.dtype])
    return x


def _any_size(x: Any) -> Any:
    """torch keeps sizes of 0 and 1 as they are."""
    if not isinstance(x, torch.Tensor):
        return None
    return {axis: Dim.AUTO for axis, size in enumerate(x.shape) if size > 1}


@dataclass(frozen=True)
class Buffer:
    """A buffer that calls change, in the memory that its module has it in."""

    tensor: torch.Tensor

    def read(self) -> np.ndarray:
        return to_array(self.tensor)

    def write(self, value: np.ndarray) -> None:
        with torch.no_grad():
            self.tensor.copy_(to_tensor(value))


class Exported:
    """One export of a module."""

    def __init__(self, program: ExportedProgram) -> None:
        self.program = program
        self._places = [n for n in program.graph.nodes if n.op == "placeholder"]
        self._specs = program.graph_signature.input_specs
        self.changed_buffers = frozenset(program.graph_signature.buffers_to_mutate.values())
        self._refuse_changed_inputs()

    def _refuse_changed_inputs(self) -> None:
        """A call writes to the module's buffers, but not to the arrays that it is given."""
        for name in self.program.graph_signature.user_inputs_to_mutate.values():
            raise UnsupportedError(
                f"the model changes the input '{name}' when it is called",
                why="a compiled model does not write to the arrays that it is given",
                hint="return the new value; or use torch.compile(module, backend='kitsune')",
            )

    def covers(self, args: Sequence[Any], options: Mapping[str, Any]) -> bool:
        """Return whether sizes, types and everything that is no tensor are those of the export."""
        leaves, spec = tree_flatten((tuple(args), dict(options)))
        if spec != self.program.call_spec.in_spec:
            return False
        sizes: dict[str, int] = {}
        ranges = self.program.range_constraints
        return all(
            _fits(leaf, place.meta.get("val"), sizes, ranges)
            for leaf, place in zip(leaves, self._inputs, strict=True)
        )

    def shapes(self) -> str:
        """The inputs as the export has them, with the range of each size that varies."""
        values = [place.meta.get("val") for place in self._inputs]
        ranges = self.program.range_constraints
        said = [f"{name} from {r.lower} to {r.upper}" for name, r in ranges.items()]
        shown = [str(list(v.shape)) for v in values if isinstance(v, torch.Tensor)]
        return ", ".join([*shown, *said])

    @property
    def _inputs(self) -> list[Any]:
        pairs = zip(self._places, self._specs, strict=True)
        return [place for place, spec in pairs if spec.kind is InputKind.USER_INPUT]

    def follow(
        self, args: Sequence[Any], options: Mapping[str, Any], live: Mapping[str, torch.Tensor]
    ) -> Any:
        leaves = iter(tree_flatten((tuple(args), dict(options)))[0])
        state = self._state()
        given = [
            next(leaves) if spec.kind is InputKind.USER_INPUT else self._held(spec, live, state)
            for spec in self._specs
        ]
        made = self._follow(given)
        specs = self.program.graph_signature.output_specs
        for value, spec in zip(made, specs, strict=True):
            if spec.kind is OutputKind.BUFFER_MUTATION:
                assert state is not None
                state.update(spec.target, value)
        mine = [m for m, s in zip(made, specs, strict=True) if s.kind is OutputKind.USER_OUTPUT]
        return _plain(tree_unflatten(mine, self.program.call_spec.out_spec))

    def _follow(self, given: Sequence[Any]) -> list[Any]:
        follower = Follower(self.program.graph_module)
        try:
            return follower.follow(given)
        except KitsuneError:
            raise
        except Exception as error:
            node, line = follower.where()
            raise UnsupportedError(
                f"cannot compile {node or 'the exported program'}",
                why=" ".join(str(error).split())[:300] or type(error).__name__,
                at=line,
                hint="torch.compile(module, backend='kitsune') lets torch compute such a graph",
            ) from error

    def _state(self) -> State | None:
        """Return where the new values of buffers go, which the caller of a trace stores after each
        run."""
        state = current_state()
        if self.changed_buffers and state is None:
            raise UnsupportedError(
                f"the model changes {', '.join(sorted(self.changed_buffers))} when it is called",
                why="nothing here stores the new values",
                hint="call what kt.compile made of it",
            )
        return state

    def _held(self, spec: Any, live: Mapping[str, torch.Tensor], state: State | None) -> Any:
        """A parameter, a buffer or a constant."""
        program = self.program
        found = live.get(spec.target, program.state_dict.get(spec.target))
        if found is None:
            found = program.constants[spec.target]
        if spec.target in self.changed_buffers and state is not None:
            return state.add(spec.target, Buffer(found))
        held = held_tensor(found)
        name_array(held.numpy(), str(spec.target))
        return held


def _fits(leaf: Any, said: Any, sizes: dict[str, int], ranges: Mapping[Any, Any]) -> bool:
    if not isinstance(leaf, Tensor):
        return not isinstance(said, torch.Tensor) and (said is None or leaf == said)
    if not isinstance(said, torch.Tensor) or TORCH_TYPES[leaf.dtype] is not said.dtype:
        return False
    if len(leaf.shape) != said.dim():
        return False
    return all(
        sizes.setdefault(str(size), n) == n and _is_in_range(n, size, ranges)
        if isinstance(size, torch.SymInt)
        else size == n
        for n, size in zip(leaf.shape, said.shape, strict=True)
    )


def _is_in_range(n: int, size: torch.SymInt, ranges: Mapping[Any, Any]) -> bool:
    """Return whether an export holds for a size. As in torch, a lower bound of 2 is no bound: it
    only says that sizes of 0 and 1 were not special in the trace."""
    expr = size.node.expr
    if not expr.free_symbols <= ranges.keys():
        return True
    bounds = bound_sympy(expr, dict(ranges))
    return bool((bounds.lower <= 2 or n >= bounds.lower) and n <= bounds.upper)


def _plain(value: Any) -> Any:
    """Results as tuples, lists and dicts; what is None is left out of dicts."""
    if isinstance(value, Mapping):
        return {key: _plain(v) for key, v in value.items() if v is not None}
    if isinstance(value, (tuple, list)):
        return (
            type(value)(map(_plain, value))
            if type(value) in (tuple, list)
            else (tuple(map(_plain, value)))
        )
    return value
