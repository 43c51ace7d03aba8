"""Optimizers and learning-rate schedulers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.optim import lr_scheduler
from kitsune.optim.optimizer import Optimizer
from kitsune.optim.training import TrainingStep
from kitsune.optim.updates import SGD, Adam, AdamW
from kitsune.system.lazy_imports import checked_names

__all__ = ["SGD", "Adam", "AdamW", "Optimizer", "TrainingStep", "lr_scheduler"]

if not TYPE_CHECKING:
    __getattr__, __dir__ = checked_names(__name__, __all__)
