"""Encode and decode text with the `tokenizers` package, and encode conversations."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from kitsune.errors import InputError, KitsuneError, needs
from kitsune.generation.templates import render
from kitsune.generation.tokens import no_template

ENDS = ("<|im_end|>", "<|endoftext|>", "<|eot_id|>", "<|end_of_text|>", "</s>")
MAX_IDS = 1 << 32  # ids are u32
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

    `before` are the tokens that a text begins with; if it is None, the tokenizer's own
    post-processor adds tokens. `names` are the special tokens that templates refer to by role.
    """

    def __init__(
        self,
        tokenizer: Any,
        path: str,
        *,
        before: Sequence[int] | None,
        names: Mapping[str, str],
        ends: frozenset[int],
        template: Any,
    ) -> None:
        self._tokenizer, self._path, self._before = tokenizer, path, before
        self._names, self._template = names, template
        special = {token.content: n for n, token in tokenizer.get_added_tokens_decoder().items()}
        self.ends = ends | {special[text] for text in ENDS if text in special}

    def encode(self, text: str) -> list[int]:
        return [*(self._before or ()), *self._encode(text, self._before is None)]

    def encode_plain(self, text: str) -> list[int]:
        return self._encode(text, False)

    def _encode(self, text: str, add_special_tokens: bool) -> list[int]:
        valid = text.encode("utf-8", "replace").decode("utf-8")  # no lone surrogates
        with wrap_library_errors(f"'{self._path}' cannot encode a text"):
            made = self._tokenizer.encode(valid, add_special_tokens=add_special_tokens)
            return list(made.ids)

    def encode_pair(self, text: str, after: str) -> tuple[list[int], list[int]]:
        """The tokens of two texts as one, as a model that compares them reads them, and which text
        each is of."""
        texts = (each.encode("utf-8", "replace").decode("utf-8") for each in (text, after))
        with wrap_library_errors(f"'{self._path}' cannot encode a text"):
            made = self._tokenizer.encode(*texts)
            return list(made.ids), list(made.type_ids)

    def decode(self, ids: Sequence[int]) -> str:
        known = [n for n in ids if 0 <= n < MAX_IDS]  # of these the package skips unknown ones
        with wrap_library_errors(f"'{self._path}' cannot decode tokens"):
            return str(self._tokenizer.decode(known, skip_special_tokens=True))

    def definition(self) -> str | None:
        return str(self._tokenizer.to_str())

    def describe(self) -> dict[str, Any]:
        """What a page needs to do the same: the tokenizer as its package writes it, the tokens that
        a text begins and ends with, the special tokens by role, and the template."""
        plain = self._tokenizer.encode("a", add_special_tokens=False).ids
        whole = self.encode("a")
        at = next((n for n in range(len(whole)) if whole[n : n + len(plain)] == plain), 0)
        return {
            "tokenizer": json.loads(self._tokenizer.to_str()),
            "path": self._path,
            "before": whole[:at],
            "after": whole[at + len(plain) :],
            "names": dict(self._names),
            "template": self.template,
        }

    @property
    def template(self) -> str | None:
        return self._template if isinstance(self._template, str) else None

    def render_chat(
        self, messages: Sequence[Mapping[str, Any]], tools: Sequence[Any] | None = None
    ) -> str:
        if self.template is None:
            raise no_template(self._path)
        return render(self.template, messages, tools=tools, documents=None, **self._names)

    def chat(
        self, messages: Sequence[Mapping[str, Any]], tools: Sequence[Any] | None = None
    ) -> list[int]:
        return self.encode_plain(self.render_chat(messages, tools))
