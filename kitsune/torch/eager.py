"""Record eager torch ops lazily and run them fused.

Inside `fusing()` an op that has a row is not run: its result is memory without values, and what it
would compute is recorded. Whatever needs values (an op without a row, a change in place, reading,
the end of the block) runs what was recorded as fused kernels, for the results that somebody still
holds. Autograd sees ordinary ops, so a backward pass inside the block is recorded as well.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import torch
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_flatten, tree_map

from kitsune.errors import KitsuneError
from kitsune.system.records import dataclass
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy_program import realize
from kitsune.tracing.aten import (
    Decline,
    call_row,
    decompositions,
    find_row,
    to_array,
    torch_threads,
)
from kitsune.tracing.aten.tensor_arrays import TYPES

# What reads a tensor's memory without an op.
READS = frozenset(
    {
        "numpy",
        "tolist",
        "data_ptr",
        "__array__",
        "__dlpack__",
        "untyped_storage",
        "storage",
        "__cuda_array_interface__",
        "__reduce_ex__",
        "share_memory_",
    }
)
MOST_RECORDED = 512  # ops, before they are run


@contextmanager
def fusing() -> Iterator[None]:
    """Fuse what torch code inside computes: `with kitsune.torch.fusing(): z = x.add(y).relu()`."""
    recorder = Recorder()
    with recorder, Reading(recorder):
        try:
            yield
        finally:
            recorder.run()


@dataclass
class Record:
    """Memory that waits for values, and what they are."""

    tensor: torch.Tensor
    value: Tensor

    @property
    def is_held(self) -> bool:
        """Return whether anybody else has this memory: in Python, in a view, or saved for a
        gradient."""
        return self.is_shared or sys.getrefcount(self.tensor) > 2

    @property
    def is_shared(self) -> bool:
        """Return whether other tensors share this memory."""
        uses: int = torch._C._storage_Use_Count(self.tensor.untyped_storage()._cdata)
        return uses > 2


class Recorder(TorchDispatchMode):  # type: ignore[misc]
    def __init__(self) -> None:
        super().__init__()
        self._records: list[Record] = []
        self._values: dict[int, Tensor] = {}  # of the tensors above and of views of them, by id
        self._ways = decompositions()
        self._views: list[torch.Tensor] = []  # which must not die while their ids stand for them

    def __torch_dispatch__(self, op: Any, types: Any, args: Any = (), options: Any = None) -> Any:
        options = options or {}
        row = find_row(op)
        if row is not None and not _writes(op) and len(self._records) < MOST_RECORDED:
            try:
                return self._record_op(row, op, args, options)
            except (Decline, KitsuneError):
                pass
        elif op is torch.ops.aten.copy_.default and self._overwritten(*args[:2]):
            return args[0]
        elif op in self._ways:  # in other ops, which may have rows
            with self:
                return self._ways[op](*args, **options)
        self.run()
        return op(*args, **options)

    def _record_op(self, row: Callable[..., Any], op: Any, args: Any, options: Any) -> Any:
        lazy_args, lazy_options = tree_map(self._value, (args, options))
        made = call_row(row, op, lazy_args, lazy_options)
        found = [made] if isinstance(made, Tensor) else list(made)
        if not all(isinstance(value, Tensor) for value in found):
            raise Decline
        if _is_view(op):
            results = op(*args, **options)
        else:
            said = op(*tree_map(_meta, args), **tree_map(_meta, options))
            results = tree_map(lambda t: torch.empty_like(t, device="cpu"), said)
        for tensor, value in zip(tree_flatten(results)[0], found, strict=True):
            self._record(tensor, value, is_view=_is_view(op))
        return results

    def _overwritten(self, tensor: torch.Tensor, source: torch.Tensor) -> bool:
        """Give memory that has no values yet, and is nobody else's, those of a source."""
        record = next((r for r in reversed(self._records) if r.tensor is tensor), None)
        if record is None or record.is_shared:
            return False
        try:
            record.value = self._value(source).to(TYPES[tensor.dtype]).expand(*tensor.shape)
        except (Decline, KitsuneError):
            return False
        self._values[id(tensor)] = record.value
        return True

    def _value(self, x: Any) -> Any:
        if not isinstance(x, torch.Tensor):
            return x
        if id(x) in self._values:
            return self._values[id(x)]
        if type(x) not in (torch.Tensor, torch.nn.Parameter) or x.dtype not in TYPES:
            raise Decline
        if x.device.type != "cpu" or x.layout is not torch.strided:
            raise Decline
        return Tensor._holding(np.asarray(to_array(x), order="C"))

    def _record(self, tensor: torch.Tensor, value: Tensor, is_view: bool) -> None:
        wanted = TYPES[tensor.dtype]
        value = value if value.dtype == wanted else value.to(wanted)
        self._values[id(tensor)] = value
        if is_view:
            self._views.append(tensor)
        else:
            self._records.append(Record(tensor, value))

    def run(self) -> None:
        """Compute what somebody holds, into its memory."""
        records, self._records = self._records, []
        self._values.clear()
        self._views.clear()
        held = [record for record in records if record.is_held]
        if held:
            with torch_threads():
                realize(*(record.value for record in held))
        with torch.utils._python_dispatch._disable_current_modes(), torch.no_grad():
            for record in held:
                np.copyto(to_array(record.tensor), record.value.numpy())


class Reading(TorchFunctionMode):  # type: ignore[misc]
    """Runs what is recorded before somebody reads memory."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__()
        self._recorder = recorder

    def __torch_function__(
        self, function: Any, types: Any, args: Sequence[Any] = (), options: Any = None
    ) -> Any:
        if getattr(function, "__name__", "") in READS:
            self._recorder.run()
        return function(*args, **(options or {}))


def _meta(x: Any) -> Any:
    if isinstance(x, torch.device):
        return torch.device("meta")
    return torch.empty_like(x, device="meta") if isinstance(x, torch.Tensor) else x


def _writes(op: Any) -> bool:
    return bool(op._schema.is_mutable)


def _is_view(op: Any) -> bool:
    """Return whether a result shares memory with an argument."""
    return any(r.alias_info is not None for r in op._schema.returns)
