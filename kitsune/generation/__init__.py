"""Language models: load one from its files, generate text, hold conversations, hear speech."""

from kitsune.generation.conversation import Conversation
from kitsune.generation.encoder_decoder_load import open_encoder_decoder
from kitsune.generation.load import open_text_model
from kitsune.generation.speech import Segment, SpeechModel, Transcript
from kitsune.generation.stream import TextStream
from kitsune.generation.text_model import TextModel
from kitsune.generation.text_to_text import TextToTextModel

__all__ = [
    "Conversation",
    "Segment",
    "SpeechModel",
    "TextModel",
    "TextStream",
    "TextToTextModel",
    "Transcript",
    "open_encoder_decoder",
    "open_text_model",
]
