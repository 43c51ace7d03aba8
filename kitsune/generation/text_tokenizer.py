"""Encode and decode text with the `tokenizers` package, and encode conversations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from kitsune.errors import InputError, KitsuneError, needs
from kitsune.generation.templates import render
from kitsune.generation.tokens import no_template

ENDS = ("<|im_end|>", "<|endoftext|>", "<|eot_id|>", "<|end_of_text|>", "</s>")
MAX_WHY = 300  # characters of an error of the package
PANIC = "PanicException"  # how Rust's panics arrive; no subclass of Exception, and not exported


def import_tokenizers() -> Any:
    """Import the package, or name the extra that installs it."""
    with needs("text", "cannot tokenise text"):
        import tokenizers

        return tokenizers


@contextmanager
def wrap_library_errors(what: str) -> Iterator[None]:
    """Raise errors and panics of the package as an InputError that says `what` failed."""
    try:
        yield
    except KitsuneError:
        raise
    except BaseException as error:
        if not isinstance(error, Exception) and type(error).__name__ != PANIC:
            raise
        raise InputError(what, why=" ".join(str(error).split())[:MAX_WHY]) from error


class TextTokenizer:
    """A `tokenizers.Tokenizer` with the chat template and the end tokens of its model.

    `around` are the tokens before and after a text; if it is None, the tokenizer's own
    post-processor adds them. `names` are the special tokens that templates refer to by role.
    """

    def __init__(
        self,
        tokenizer: Any,
        path: str,
        *,
        around: tuple[Sequence[int], Sequence[int]] | None,
        names: Mapping[str, str],
        ends: frozenset[int],
        template: Any,
    ) -> None:
        self._tokenizer, self._path, self._around = tokenizer, path, around
        self._names, self._template = names, template
        self._size = tokenizer.get_vocab_size()
        special = {token.content: n for n, token in tokenizer.get_added_tokens_decoder().items()}
        self.ends = ends | {special[text] for text in ENDS if text in special}

    def encode(self, text: str) -> list[int]:
        if self._around is None:
            return self._encode(text, True)
        before, after = self._around
        return [*before, *self._encode(text, False), *after]

    def _encode(self, text: str, add_special_tokens: bool) -> list[int]:
        valid = text.encode("utf-8", "replace").decode("utf-8")  # no lone surrogates
        with wrap_library_errors(f"'{self._path}' cannot encode a text"):
            made = self._tokenizer.encode(valid, add_special_tokens=add_special_tokens)
            return list(made.ids)

    def decode(self, ids: Sequence[int]) -> str:
        known = [n for n in ids if 0 <= n < self._size]
        with wrap_library_errors(f"'{self._path}' cannot decode tokens"):
            return str(self._tokenizer.decode(known, skip_special_tokens=True))

    def chat(self, messages: Sequence[Mapping[str, Any]]) -> list[int]:
        if not isinstance(self._template, str):
            raise no_template(self._path)
        text = render(self._template, messages, tools=None, documents=None, **self._names)
        return self._encode(text, False)
