"""Encoder-decoders: T5, BART, Marian, mBART and Whisper as an encoder graph and a decoder graph."""
