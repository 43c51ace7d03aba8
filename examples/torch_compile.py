"""Train a PyTorch model through `torch.compile(model, backend="kitsune")`, beside eager PyTorch.

    pip install ".[torch]"
    python examples/torch_compile.py

Forward and backward passes are compiled; the losses are those of eager PyTorch.
"""

from __future__ import annotations

import copy
import sys
import time

try:
    import torch
except ModuleNotFoundError:
    sys.exit('this example trains a PyTorch model: pip install ".[torch]"')

STEPS, BATCH = 20, 64


def train(model: torch.nn.Module, call: torch.nn.Module) -> tuple[list[float], float]:
    """The losses of some steps, and seconds a step once all is compiled."""
    rng = torch.Generator().manual_seed(0)
    inputs = torch.randn(BATCH, 256, generator=rng)
    labels = torch.randint(0, 10, (BATCH,), generator=rng)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    losses, start = [], 0.0
    for step in range(STEPS):
        if step == 2:  # the first steps compile
            start = time.perf_counter()
        loss = torch.nn.functional.cross_entropy(call(inputs), labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses, (time.perf_counter() - start) / (STEPS - 2)


def main() -> None:
    torch.manual_seed(0)
    eager = torch.nn.Sequential(
        torch.nn.Linear(256, 512),
        torch.nn.GELU(),
        torch.nn.LayerNorm(512),
        torch.nn.Linear(512, 512),
        torch.nn.GELU(),
        torch.nn.Linear(512, 10),
    )
    model = copy.deepcopy(eager)
    reference, eager_s = train(eager, eager)
    losses, step_s = train(model, torch.compile(model, backend="kitsune"))
    print(f"loss {losses[0]:.4f} -> {losses[-1]:.4f}")
    difference = max(abs(a - b) for a, b in zip(losses, reference, strict=True))
    print(f"largest difference from eager: {difference:.1e}")
    print(f"a step: {1e3 * step_s:.2f} ms, eager {1e3 * eager_s:.2f} ms")


if __name__ == "__main__":
    main()
