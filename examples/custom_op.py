"""One more row of the op table: a user's op is fused, differentiated and compiled like the others.

python examples/custom_op.py
"""

from __future__ import annotations

import numpy as np

import kitsune as kt

# squareplus(x) = (x + √(x² + 4))/2, a softplus without exp
squareplus = kt.custom_op(
    "squareplus",
    numpy=lambda x: (x + np.sqrt(x * x + 4)) / 2,
    scalar=lambda s, x: s.mul(s.add(x, s.sqrt(s.add(s.mul(x, x), 4))), 0.5),
    grad=lambda g, y, x: [g * (1 + x / (x * x + 4).sqrt()) / 2],
)


def main() -> None:
    x = kt.linspace(-3, 3, 7).requires_grad_()
    y = squareplus(x * 2) + 1
    y.sum().backward()
    print("value   ", y)
    print("gradient", x.grad)
    numeric = (squareplus(x * 2 + 1e-2) - squareplus(x * 2 - 1e-2)) / 1e-2
    print("by differences", numeric.detach())


if __name__ == "__main__":
    main()
