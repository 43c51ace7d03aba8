"""Record operations one by one, see what fuses, and keep a gradient of one's own.

python examples/autograd_context.py
"""

from __future__ import annotations

import numpy as np

from kitsune.autograd import AutogradContext


def main() -> None:
    ctx = AutogradContext()
    x, w, b = ctx.input((128, 64)), ctx.input((64, 32)), ctx.input((32,))
    h = ctx.record_operation("add", ctx.record_operation("matmul", x, w), b)
    r = ctx.record_operation_with_fusion("relu", h)
    # Rounding has no useful gradient of its own: pass the gradient straight through.
    q = ctx.record_operation("round", r, gradient_fn=lambda g, y, x: [g])
    print(f"relu is part of {r.pattern}")
    print(ctx.optimize_with_fusion())

    (gradient,) = ctx.gradients(q, w)
    rng = np.random.default_rng(0)
    feeds = {i: rng.standard_normal(i.output_shape).astype(np.float32) for i in (x, w, b)}
    value, slope = ctx.run([q, gradient], feeds)
    print(f"output {value.shape}, gradient {slope.shape} with norm {np.linalg.norm(slope):.1f}")


if __name__ == "__main__":
    main()
