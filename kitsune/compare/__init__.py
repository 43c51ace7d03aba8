"""`kitsune bench MODEL`: compare a user's model with the other runtimes that are installed."""

from __future__ import annotations

from kitsune.compare.comparison import (
    ERROR_BOUND,
    PATIENCE_S,
    Comparison,
    Timing,
    check_feeds,
    compare_model,
)

__all__ = ["ERROR_BOUND", "PATIENCE_S", "Comparison", "Timing", "check_feeds", "compare_model"]
