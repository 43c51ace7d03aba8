"""A model for some signatures in, a folder out that any browser runs: docs/WEB.md."""

from kitsune.bundle.export import Case, Exported, export

__all__ = ["Case", "Exported", "export"]
