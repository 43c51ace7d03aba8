"""Collect the HTML, scripts and data files of a bundle's page.

A page is one row of `PAGES`: its files in `kitsune/web`, and what it needs beside the model. The
first of the files is what it shows inside `page.html`, which all share; it becomes `index.html`,
and the page that shows any model lies beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from importlib.resources import files
from os import PathLike
from pathlib import Path
from string import Template
from typing import Any

from kitsune.bundle.folder import WORKER
from kitsune.bundle.pictures import parse_labels, parse_preprocessor
from kitsune.bundle.tokenizer import convert_tokenizer
from kitsune.errors import InputError, UnsupportedError, spell
from kitsune.system.records import dataclass

INDEX, ANY_MODEL = "index.html", "kernels.html"
TEMPLATE, SHARED = "page.html", ("shell.js", "offline.js", "page.css")


@dataclass(frozen=True)
class Given:
    """Something of the user's that a page needs: what it is, what it is called in the bundle, how
    its bytes are made of a file's, and the bytes of that file where it may be left out."""

    what: str
    file: str
    read: Callable[[bytes, str], bytes]
    default: bytes | None = None

    def convert(self, path: str | PathLike[str] | None) -> bytes:
        """Convert the user's file to the form that the page reads."""
        if path is None:
            assert self.default is not None
            return self.read(self.default, self.file)
        return self.read(_bytes(path), str(path))


@dataclass(frozen=True)
class Page:
    """`files` of the package: what it shows, its script, and the modules of that; its `title`, a
    line below, one at the end, and what it is `given`."""

    files: tuple[str, ...]
    title: str
    summary: str
    footer: str = f'<a href="{ANY_MODEL}">The model\'s inputs and outputs</a>'
    given: Mapping[str, Given] = field(default_factory=dict)

    def html(self) -> bytes:
        """The page whole."""
        content, script, *_ = self.files
        return (
            Template(_read_web_file(TEMPLATE).decode())
            .substitute(
                title=self.title,
                summary=self.summary,
                footer=self.footer,
                script=script,
                content=_read_web_file(content).decode().rstrip("\n"),
            )
            .encode()
        )


READY = Page(
    (INDEX, "page.js"),
    "Any model",
    "It runs in this page.",
    'In a page of your own: <code>import { createModel } from "./kitsune/index.js"</code>',
)
PAGES = {
    "image": Page(
        ("image.html", "image.js", "pixels.js", "sample.js"),
        "What is in the picture?",
        "A model in this page says; the picture stays on this machine.",
        given={
            "labels": Given("a label on each line", "labels.json", parse_labels, b"[]"),
            "preprocessor": Given(
                "a preprocessor_config.json", "preprocessor.json", parse_preprocessor, b"{}"
            ),
        },
    ),
    "search": Page(
        ("search.html", "search.js", "wordpiece.js"),
        "Semantic search",
        "Finds sentences by what they mean. The model runs in this page; no text leaves it.",
        given={
            "tokenizer": Given("a tokenizer.json or vocab.txt", "tokenizer.json", convert_tokenizer)
        },
    ),
    "train": Page(
        ("train.html", "train.js"),
        "Training",
        "A model that learns in this page.",
        "Forward, backward and the optimizer's update are one program. Nothing leaves this page: "
        f'data and parameters stay in the browser. <a href="{ANY_MODEL}">Inputs and outputs</a>',
    ),
}


CHAT = "chat"  # a page of bundles that hold a conversation, with modules of its own
CHAT_PAGE = ("chat.html", "chat_page.js", "markdown.js", "chat.css")
CHAT_RUNTIME = (
    "chat.d.ts",
    "chat.js",
    "chat_engine.js",
    "chat_worker.js",
    "jinja.js",
    "jinja_parser.js",
    "jinja_values.js",
    "sampling.js",
    "vocabulary.js",
    "wasm_decoder.js",
    "webgpu_decoder.js",
)


def chat_files() -> dict[str, bytes]:
    """Return the files of the page of a conversation by name."""
    made = {file: _read_web_file(file) for file in ("offline.js", *CHAT_PAGE[1:])}
    return made | {INDEX: _read_web_file(CHAT_PAGE[0])}


def page_files(name: str | None, given: Mapping[str, str | PathLike[str]]) -> dict[str, bytes]:
    """Return the files of a page by name."""
    check_page(name, given)
    made = {file: _read_web_file(file) for file in (*SHARED, *READY.files[1:])}
    if name is None:
        return made | {INDEX: READY.html()}
    page = PAGES[name]
    made |= {asked.file: asked.convert(given.get(option)) for option, asked in page.given.items()}
    made |= {file: _read_web_file(file) for file in page.files[1:]}
    return made | {INDEX: page.html(), ANY_MODEL: READY.html()}


def check_page(name: str | None, given: Mapping[str, Any]) -> None:
    """Refuse a page that there is none of, and files that it does not take or has to have."""
    if name == CHAT:
        raise UnsupportedError(
            "this model holds no conversation",
            why="the page 'chat' is for language models that predict the next token",
            hint="give a GGUF file, or the directory of such a model",
        )
    if name is not None and name not in PAGES:
        known = " or ".join(sorted([*PAGES, CHAT]))
        raise UnsupportedError(f"there is no page '{name}'", hint=f"choose {known}")
    page = READY if name is None else PAGES[name]
    shown = "the page of any model" if name is None else f"the page '{name}'"
    for option in given:
        if option not in page.given:
            takes = ", ".join(page.given) or "nothing"
            raise InputError(f"{shown} takes no '{option}'", hint=f"it takes {takes}")
    for option, asked in page.given.items():
        if option not in given and asked.default is None:
            argument = spell(f"{option}=", f"--{option}")
            raise InputError(f"{shown} needs a {option}", hint=f"give {argument}, {asked.what}")


def service_worker() -> str:
    """The text of the service worker, without the files of a bundle."""
    return _read_web_file(WORKER).decode()


def is_of_a_page(file: str) -> bool:
    """Return whether a file of `kitsune/web` is a page's own, and no part of the runtime."""
    own = (*SHARED, WORKER, *CHAT_PAGE, *CHAT_RUNTIME)
    return file in own or any(file in page.files for page in (READY, *PAGES.values()))


def _read_web_file(file: str) -> bytes:
    return files("kitsune").joinpath("web").joinpath(file).read_bytes()


def _bytes(path: str | PathLike[str]) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise InputError(f"cannot read '{path}'", why=error.strerror or "") from error
