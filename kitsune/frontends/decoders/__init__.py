"""Decoder-only language models: read their files into graphs."""
