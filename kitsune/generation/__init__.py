"""Language models: load one from its files, generate text, hold conversations."""

from kitsune.generation.conversation import Conversation
from kitsune.generation.load import open_text_model
from kitsune.generation.stream import TextStream
from kitsune.generation.text_model import TextModel

__all__ = ["Conversation", "TextModel", "TextStream", "open_text_model"]
