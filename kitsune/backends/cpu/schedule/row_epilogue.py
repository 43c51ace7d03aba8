"""Make the row kernel that reduces rows of a contraction's sums.

    for o in m:                  # rows that were just summed
        for each stage: for r in n: accumulate the stage's reductions, or store

The sums are one more buffer, a row of which is as long as whole panels of columns.
"""

from __future__ import annotations

from dataclasses import replace

from kitsune.backends.cpu.schedule.row_loops import count_summed_rows
from kitsune.backends.cpu.schedule.softmax_scaling import lift_exponentials, multiply_by_inverse
from kitsune.ir.affine import affine
from kitsune.lower.axes import compute_strides
from kitsune.lower.kernel import Body, Buffer, Kernel, Prim, rewrite_kernel
from kitsune.target import CpuTarget


def reduces_rows(kernel: Kernel) -> bool:
    return any(p.op == "reduce" for p in kernel.prims())


def row_words(kernel: Kernel, nr: int) -> int:
    """Of a row of sums, in panels of `nr` columns."""
    return -(-kernel.extent("n") // nr) * nr


def after_sums(kernel: Kernel, target: CpuTarget, nr: int) -> Kernel:
    """A row's number and a column's follow from all axes of m and n."""
    m, n, at = kernel.role("m"), kernel.role("n"), len(kernel.buffers)
    words = row_words(kernel, nr)
    index = affine(0, compute_strides(m, words) | compute_strides(n, 1))

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        if p.op == "dot":
            return body.load(at, (index,), p.dtype)
        return body.prim(p.op, args, p.dtype, p.attr)

    dtype = next(p.dtype for p in kernel.prims() if p.op == "dot")
    outer = [replace(x, role="outer") for x in (*kernel.role("batch"), *m)]
    made = replace(
        rewrite_kernel(kernel, make),
        kind="row",
        axes=(*outer, *(replace(x, role="row") for x in n)),
        buffers=(*kernel.buffers, Buffer("sums", dtype, (kernel.extent("m") * words,))),
    )
    made = lift_exponentials(multiply_by_inverse(made))
    return replace(made, schedule=count_summed_rows(made, target))
