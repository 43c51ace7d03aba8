"""Write a model as a folder that any browser runs: docs/WEB.md."""

from kitsune.bundle.export import Case, Exported, export

__all__ = ["Case", "Exported", "export"]
