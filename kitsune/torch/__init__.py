"""The backend of `torch.compile(model, backend="kitsune")`, and `fusing` for eager code.

torch is imported when one of these names is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kitsune.errors import needs
from kitsune.system.lazy_imports import lazy_names

__all__ = ["backend", "fusing", "models", "refresh"]

if TYPE_CHECKING:
    from kitsune.torch.dynamo import backend, models, refresh
    from kitsune.torch.eager import fusing
else:
    _HOMES = {
        "backend": "kitsune.torch.dynamo",
        "models": "kitsune.torch.dynamo",
        "refresh": "kitsune.torch.dynamo",
        "fusing": "kitsune.torch.eager",
    }
    _get, __dir__ = lazy_names(__name__, _HOMES)

    def __getattr__(name: str) -> Any:
        with needs("torch", "cannot use kitsune.torch"):
            return _get(name)
