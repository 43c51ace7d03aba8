"""A server with a small language model and a model of rows, for all tests of a module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")

from kitsune.serving import Server
from tests.gguf_files import write_model
from tests.serving.client import Client, write_rows_model


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("serving")
    write_model(made / "small.gguf")
    write_rows_model(made)
    return made


@pytest.fixture(scope="session")
def server(folder: Path) -> Iterator[Server]:
    models = [folder / "small.gguf", folder / "rows.kitsune"]
    with Server(models, port=0, max_batch=4, quiet=True) as made:
        yield made


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)
