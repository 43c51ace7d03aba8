"""Serve models over HTTP: OpenAI's API, the Open Inference Protocol, a chat page and metrics.

starlette and uvicorn are imported when a name is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kitsune.errors import needs
from kitsune.system.lazy_imports import lazy_names

__all__ = ["Server"]

if TYPE_CHECKING:
    from kitsune.serving.server import Server
else:
    _get, __dir__ = lazy_names(__name__, {"Server": "kitsune.serving.server"})

    def __getattr__(name: str) -> Any:
        with needs("serve", "cannot serve models"):
            return _get(name)
