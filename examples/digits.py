"""Learn to read handwritten digits: scikit-learn's 8×8 images, to over 97 % on unseen ones.

    pip install . scikit-learn
    python examples/digits.py

Every step (forward, backward and the update of all parameters) is one compiled program.
"""

from __future__ import annotations

import sys
import time

import numpy as np

import kitsune as kt
from kitsune import nn

try:
    from sklearn.datasets import load_digits
except ModuleNotFoundError:
    sys.exit("this example learns from scikit-learn's digits: pip install scikit-learn")

EPOCHS, BATCH = 12, 64


def split() -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Images and labels, 1437 to learn from and 360 to test with."""
    images, labels = load_digits(return_X_y=True)
    images = (images / 16).astype(np.float32)
    order = np.random.default_rng(0).permutation(len(images))
    train, test = order[:1437], order[1437:]
    return images[train], labels[train], images[test], labels[test]


def accuracy(model: nn.Module, images: np.ndarray, labels: np.ndarray) -> float:
    model.eval()
    with kt.no_grad():
        found = model(kt.tensor(images)).argmax(dim=-1)
    model.train()
    return float((found == kt.tensor(labels)).float().mean())


def main() -> float:
    kt.manual_seed(0)
    train_images, train_labels, test_images, test_labels = split()
    model = nn.Sequential(
        nn.Linear(64, 128),
        nn.BatchNorm1d(128),
        nn.GELU(),
        nn.Dropout(0.2),
        nn.Linear(128, 64),
        nn.GELU(),
        nn.Linear(64, 10),
    )
    optimizer = kt.optim.AdamW(model.parameters(), lr=3e-3)
    shuffled = np.random.default_rng(1)
    start = time.perf_counter()
    for epoch in range(EPOCHS):
        order = shuffled.permutation(len(train_images))
        losses = []
        for at in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[at : at + BATCH]
            loss = kt.cross_entropy(model(train_images[batch]), train_labels[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
        if epoch % 4 == 3:
            print(f"epoch {epoch + 1}: loss {np.mean(losses):.4f}")
    reached = accuracy(model, test_images, test_labels)
    print(f"{reached:.2%} of unseen digits, after {time.perf_counter() - start:.1f} s")
    return reached


if __name__ == "__main__":
    main()
