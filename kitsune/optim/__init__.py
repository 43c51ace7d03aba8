"""Optimizers and schedules of their rates."""

from __future__ import annotations

from kitsune.optim import lr_scheduler
from kitsune.optim.optimizer import Optimizer
from kitsune.optim.training import TrainingStep
from kitsune.optim.updates import SGD, Adam, AdamW

__all__ = ["SGD", "Adam", "AdamW", "Optimizer", "TrainingStep", "lr_scheduler"]
