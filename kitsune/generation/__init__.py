"""Language models: the files of one in, something that writes texts on out."""

from kitsune.generation.load import open_text_model
from kitsune.generation.text import TextModel

__all__ = ["TextModel", "open_text_model"]
