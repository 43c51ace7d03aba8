"""Kernel in, nothing out: raise when a kernel would touch memory that is not its own, or when its
axes do not have the roles that its class gives a meaning to."""

from __future__ import annotations

from kitsune.errors import VerifyError
from kitsune.lower.kernel import Kernel, Load, Prim, Store, free_axes

ROLES = {
    "row": {"outer", "row"},
    "contract": {"batch", "m", "n", "k"},
    "attention": {"batch", "query", "key", "depth", "value"},
}
BOUND = {"row": {"row"}, "contract": {"k"}, "attention": {"key", "depth"}}


def verify_kernel(kernel: Kernel) -> None:
    _check_axes(kernel)
    for prim in kernel.prims():
        if prim.op == "load":
            _check_access(kernel, prim.attr)
        elif prim.op in ("reduce", "dot"):
            _check_bound(kernel, prim)
    memo: dict[Prim, frozenset[str]] = {}
    written = set(kernel.written())
    for store in kernel.stores:
        _check_access(kernel, store)
        index = {name for i in store.index for name, _ in i.terms}
        if not free_axes(store.value, memo) <= index:
            _fail(kernel, f"{_name(kernel, store)} is stored along fewer axes than it varies")
    if any(p.op == "load" and p.attr.buffer in written for p in kernel.prims()):
        _fail(kernel, "it reads what it writes")


def _check_axes(kernel: Kernel) -> None:
    strange = [a for a in kernel.axes if a.role not in ROLES[kernel.kind]]
    if strange:
        _fail(kernel, f"axis {strange[0]} has role {strange[0].role}")
    if len(kernel.sizes) != len(kernel.axes):
        _fail(kernel, "two axes have one name")


def _check_bound(kernel: Kernel, prim: Prim) -> None:
    for name in prim.attr.axes:
        role = next((a.role for a in kernel.axes if a.name == name), None)
        if role not in BOUND[kernel.kind]:
            _fail(kernel, f"{prim.op} binds {name}, which has role {role}")


def _check_access(kernel: Kernel, access: Load | Store) -> None:
    """Every index stays inside its dimension, at every point of the axes."""
    if any(size == 0 for size in kernel.sizes.values()):
        return  # no point, so nothing is touched
    shape = kernel.buffers[access.buffer].shape
    for index, size in zip(access.index, shape, strict=True):
        unknown = [name for name, _ in index.terms if name not in kernel.sizes]
        if unknown:
            _fail(kernel, f"{_name(kernel, access)} uses {unknown[0]}, which is not an axis")
        least, most = index.span(kernel.sizes)
        if least < 0 or most >= size:
            _fail(kernel, f"{_name(kernel, access)} reaches {least} to {most} of {size} elements")


def _name(kernel: Kernel, access: Load | Store) -> str:
    return f"{kernel.buffers[access.buffer].name}[{', '.join(map(str, access.index))}]"


def _fail(kernel: Kernel, what: str) -> None:
    raise VerifyError(f"lowering left an invalid {kernel.kind} kernel: {what}", why=str(kernel))
