"""Constrain generated text to a JSON schema, a regular expression, choices or a grammar.

The package `llguidance` parses what was generated and says which tokens may follow.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.tokens import Tokenizer
from kitsune.report.notebook import clean
from kitsune.system.locks import make_lock

MAX_CACHED = 32  # compiled grammars
SPECIAL = set("\\.+*?()|[]{}^$#&-~")  # characters that mean something in a regular expression
SPACING = {"whitespace_pattern": "[ \\n\\t]{0,16}"}  # or a model could go on with spaces for ever
MAX_GRAMMAR = 4 << 20  # characters


class Grammars:
    """The grammars of one vocabulary, compiled when they are first used."""

    def __init__(self, tokenizer: Tokenizer, vocabulary: int) -> None:
        self._tokenizer, self._vocabulary = tokenizer, vocabulary
        self._compiled: dict[str, Any] = {}
        self._lock = make_lock()

    @cached_property
    def _library(self) -> Any:
        try:
            import llguidance
        except ImportError:
            raise UnsupportedError(
                "no text can be constrained",
                why="the package llguidance is not installed",
                hint="pip install kitsune-fusion[structured]",
            ) from None
        return llguidance

    @cached_property
    def _words(self) -> Any:
        """The vocabulary, as the package has it."""
        definition = self._tokenizer.definition()
        if definition is None:
            raise UnsupportedError(
                "no text of this model can be constrained",
                why="its tokenizer is not one of the package tokenizers",
                hint="give the directory a tokenizer.json",
            )
        ends = sorted(n for n in self._tokenizer.ends if n < self._vocabulary)
        try:
            return self._library.LLTokenizer(
                definition, n_vocab=self._vocabulary, eos_token=ends or None
            )
        except (ValueError, RuntimeError) as error:
            raise UnsupportedError(
                "no text of this model can be constrained", why=_shorten(error)
            ) from error

    def start(self, constraint: tuple[str, Any]) -> Guide:
        """What constrains one text."""
        kind, value = constraint
        text = self._write_grammar(kind, value)
        if len(text) > MAX_GRAMMAR:
            raise InputError(f"{kind} is too long", why=f"{len(text):,} of {MAX_GRAMMAR:,}")
        with self._lock:
            if text not in self._compiled:
                self._compiled[text] = self._compile(kind, value, text)
                if len(self._compiled) > MAX_CACHED:
                    del self._compiled[next(iter(self._compiled))]
            return Guide(self._compiled[text].deep_copy(), self._vocabulary)

    def _compile(self, kind: str, value: Any, text: str) -> Any:
        matcher = self._library.LLMatcher(self._words, text, log_level=0)
        if matcher.is_error():
            raise InputError(
                f"{kind} is {clean(str(value), 60)}",
                why=_shorten(matcher.get_error()),
            )
        return matcher

    def _write_grammar(self, kind: str, value: Any) -> str:
        matcher = self._library.LLMatcher
        if kind == "json_schema":
            return str(matcher.grammar_from_json_schema(read_schema(value), SPACING))
        if kind == "choices":
            return str(matcher.grammar_from_regex(_write_choices(value)))
        if not isinstance(value, str):
            raise InputError(
                f"{kind} is {clean(repr(value), 60)}", why=f"it is of type {type(value).__name__}"
            )
        if kind == "regex":
            return str(matcher.grammar_from_regex(value))
        return str(matcher.grammar_from_lark(self._translate_gbnf(value)))

    def _translate_gbnf(self, text: str) -> str:
        """A grammar of llama.cpp as Lark; one of Lark as it is."""
        assert self._library is not None
        gbnf = importlib.import_module("llguidance.gbnf_to_lark")
        try:
            return str(gbnf.any_to_lark(text))
        except (gbnf.GbnfToLarkError, ValueError, RecursionError) as error:
            raise InputError(
                f"grammar is {clean(text, 60)}", why=f"it is no GBNF: {_shorten(error)}"
            ) from None


def read_schema(value: Any) -> str:
    """The JSON text of a schema: of a dict, of a JSON text or of a pydantic model."""
    if hasattr(value, "model_json_schema"):
        value = value.model_json_schema()
    try:
        found = json.loads(value) if isinstance(value, str) else value
        text = json.dumps(found)
    except (TypeError, ValueError, RecursionError) as error:
        raise InputError(
            f"json_schema is {clean(repr(value), 60)}", why=f"it is no JSON: {_shorten(error)}"
        ) from None
    if not isinstance(found, (Mapping, bool)):
        raise InputError(f"json_schema is {clean(text, 60)}", why="a schema is an object")
    return text


def _write_choices(value: Any) -> str:
    """A regular expression of some texts."""
    several = list(value) if isinstance(value, (list, tuple)) else []
    if not several or not all(isinstance(each, str) and each for each in several):
        raise InputError(f"choices is {clean(repr(value), 60)}", why="it is a list of texts")
    return "|".join("".join(f"\\{c}" if c in SPECIAL else c for c in each) for each in several)


def _shorten(error: object) -> str:
    return " ".join(str(error).split())[:300]


class Guide:
    """The state of one constrained text."""

    def __init__(self, matcher: Any, vocabulary: int) -> None:
        self._matcher, self._vocabulary = matcher, vocabulary
        self._bits: np.ndarray | None = None  # of the tokens that may follow

    def mask(self, scores: np.ndarray) -> np.ndarray:
        if self._bits is None:
            packed = np.frombuffer(self._matcher.compute_bitmask(), np.uint8)
            bits = np.unpackbits(packed, count=self._vocabulary, bitorder="little")
            self._bits = bits.view(bool)
            self._check()
        return np.where(self._bits, scores, np.float32(-np.inf))

    def accept(self, token: int) -> None:
        self._matcher.consume_token(token)
        self._bits = None
        self._check()

    @property
    def is_complete(self) -> bool:
        return bool(self._matcher.is_stopped())

    def _check(self) -> None:
        if self._matcher.is_error():
            raise UnsupportedError(
                "the text cannot be constrained further", why=_shorten(self._matcher.get_error())
            )
