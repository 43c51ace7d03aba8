"""Write a model as a folder that any browser runs: docs/WEB.md."""

from kitsune.bundle.case import Case
from kitsune.bundle.export import Exported, export

__all__ = ["Case", "Exported", "export"]
