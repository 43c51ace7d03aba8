"""`Server`: models behind HTTP, in this process."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import Any

import uvicorn

from kitsune.config import FusionConfig, default_config
from kitsune.errors import InputError
from kitsune.generation import TextModel, open_text_model
from kitsune.model import compile as compile_model
from kitsune.model import load
from kitsune.model.compiled_model import CompiledModel
from kitsune.serving.app import make_app
from kitsune.serving.guard import LOCAL
from kitsune.serving.http import Context, Limits, Log
from kitsune.serving.metrics import Metrics
from kitsune.serving.tensor_service import TensorService
from kitsune.serving.text_encoder import TextEncoder
from kitsune.serving.text_service import TextService
from kitsune.tracing import is_gguf

Path_ = str | PathLike[str]
Model = Path_ | TextModel | CompiledModel
BACKLOG = 2048  # connections that wait to be accepted
MAX_ROWS = 64  # of tensors, or texts, in a batch


class Server:
    """Serves models over OpenAI's API and the Open Inference Protocol.

    with Server(["model.gguf"]) as server: print(server.url)    # in the background
    Server(["model.gguf"]).run()                                 # until it is ended
    app = Server(["model.gguf"]).app                             # for an ASGI server of your own
    """

    def __init__(
        self,
        models: Model | Sequence[Model] | Mapping[str, Model],
        host: str = "127.0.0.1",
        port: int = 8000,
        *,
        tokenizer: Path_ | None = None,
        max_batch: int = 8,
        threads: int | None = None,
        context: int | None = None,
        batch_invariant: bool = False,
        fast: bool = False,
        api_key: str | Sequence[str] = (),
        cors: Sequence[str] = (),
        max_queue: int = 256,
        max_body: int = 16 << 20,
        timeout: float | None = 600.0,
        send_timeout: float = 60.0,
        cache_tokens: int | None = None,
        max_tokens: int | None = None,
        temperature: float | None = None,
        seed: int | None = None,
        any_model: bool = False,
        kv_bits: int | None = None,
        quiet: bool = False,
    ) -> None:
        """Open the models.

        Args:
            models: files, TextModels or compiled models; or these by the name that requests use.
            tokenizer: the tokenizer.json of models that read texts and return vectors.
            max_batch: sequences that generate text at once.
            threads: threads to compute with; as many as the process may use if None.
            context: tokens of a conversation; what the model was trained with, at most 8192.
            batch_invariant: whether an answer has the same bits whatever else runs.
            fast: int8 activations and an f16 KV cache: faster, less exact.
            api_key: keys of which a request must have one.
            cors: origins whose pages may ask; "*" for all.
            max_queue: requests that wait at most.
            max_body: bytes of a request at most.
            timeout: seconds of a request at most.
            send_timeout: seconds after which a client that reads nothing is left.
            cache_tokens: tokens that all conversations together have room for in the KV cache; by
                default as many as `max_batch` need, within a quarter of the free memory.
            kv_bits: 8 or 4: the KV cache is stored as codes of this many bits, not as floats.
            max_tokens, temperature, seed: of requests that say none; by default as many as the
                context has room for, the model's, and none.
            any_model: whether a name that no model has is that of the only one that can answer.
            quiet: whether nothing is logged.
        """
        self.host, self.port = host, port
        named, config = _name_models(models), _choose_config(batch_invariant, fast, kv_bits)
        opened = {name: _open(each, config, threads, context) for name, each in named.items()}
        limits = Limits(max_body, max_queue, timeout, send_timeout)
        self.metrics, self.log = Metrics(), Log(is_quiet=quiet)
        sizes = {"max_batch": max_batch, "cache_tokens": cache_tokens, "max_queue": max_queue}
        defaults = _without_none(max_new_tokens=max_tokens, temperature=temperature, seed=seed)
        texts = _serve_texts(opened, self.metrics, defaults, sizes)
        tensors = _serve_tensors(opened, self.metrics, max_queue, tokenizer)
        self.context = Context(texts, tensors, limits, self.metrics, self.log, any_model)
        keys = [api_key] if isinstance(api_key, str) else list(api_key)
        self.app = make_app(self.context, keys=keys, origins=cors, is_local=host in LOCAL)
        self._running: tuple[uvicorn.Server, threading.Thread] | None = None

    def warm_up(self) -> None:
        """Compile what the first requests would compile."""
        for service in self.context.texts.values():
            service.warm_up()

    @property
    def url(self) -> str:
        shown = "localhost" if self.host in LOCAL else self.host
        return f"http://{shown}:{self.port}/"

    def listen(self) -> socket.socket:
        """Take the port; a port of 0 becomes a free one."""
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((self.host, self.port))
        except (OSError, OverflowError) as error:
            made.close()
            raise InputError(
                f"cannot listen on {self.host}, port {self.port}",
                why=getattr(error, "strerror", None) or str(error),
                hint="stop what uses it, or port 0 for a free one",
            ) from None
        made.listen(BACKLOG)
        self.port = made.getsockname()[1]
        return made

    def run(self, listening: socket.socket | None = None) -> None:
        """Serve until the process is asked to end; requests that run are finished first."""
        self._make_server().run(sockets=[listening or self.listen()])

    def _make_server(self) -> uvicorn.Server:
        config = uvicorn.Config(
            self.app,
            log_level="critical",
            access_log=False,
            backlog=BACKLOG,
            server_header=False,
            timeout_graceful_shutdown=30,
            lifespan="on",
            ws="none",
        )
        return uvicorn.Server(config)

    # --- in the background ---

    def __enter__(self) -> Server:
        listening, server = self.listen(), self._make_server()
        thread = threading.Thread(
            target=server.run, kwargs={"sockets": [listening]}, name="serve", daemon=True
        )
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.005)
        self._running = server, thread
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Finish what runs, and end a server in the background."""
        if self._running is not None:
            server, thread = self._running
            server.should_exit = True
            thread.join()
            self._running = None


def _serve_texts(
    models: Mapping[str, Any], metrics: Metrics, defaults: Mapping[str, Any], sizes: Any
) -> dict[str, TextService]:
    return {
        name: TextService(name, model, metrics, defaults=defaults, **sizes)
        for name, model in models.items()
        if isinstance(model, TextModel)
    }


def _serve_tensors(
    models: Mapping[str, Any], metrics: Metrics, max_queue: int, tokenizer: Path_ | None
) -> dict[str, TensorService]:
    made = dict[str, TensorService]()
    for name, model in models.items():
        if not isinstance(model, TextModel):
            encoder = None if tokenizer is None else TextEncoder(model, tokenizer)
            made[name] = TensorService(
                name, model, metrics, encoder, max_batch=MAX_ROWS, max_queue=max_queue
            )
    return made


def _without_none(**given: Any) -> dict[str, Any]:
    return {name: value for name, value in given.items() if value is not None}


def _choose_config(batch_invariant: bool, fast: bool, kv_bits: Any) -> FusionConfig | None:
    if not (batch_invariant or fast or kv_bits):
        return None
    config = replace(default_config(), batch_invariant=batch_invariant, kv_cache_bits=kv_bits)
    return replace(config, numerics="fast") if fast else config


def _name_models(models: Any) -> dict[str, Model]:
    named = dict(_find_names(models))
    if not named:
        raise InputError("no model to serve", hint="give a file, or several")
    return named


def _find_names(models: Any) -> Iterable[tuple[str, Model]]:
    """Models by name: that of their file without its ending."""
    if isinstance(models, Mapping):
        yield from models.items()
        return
    several = [models] if isinstance(models, (str, PathLike, TextModel, CompiledModel)) else models
    known = set[str]()
    for number, model in enumerate(several, 1):
        path = model.model_id if isinstance(model, TextModel) else model
        is_path = isinstance(path, (str, PathLike))
        name = _file_name(path) if is_path else f"model-{number}"
        if name in known:
            raise InputError(
                f"two models are called '{name}'", hint="name them: {'name': model, …}"
            )
        known.add(name)
        yield name, model


def _file_name(path: Any) -> str:
    found = Path(path)
    is_file = found.suffix in (".gguf", ".onnx", ".kitsune")
    return (found.stem if is_file else found.name) or str(path)


def _open(
    model: Model, config: FusionConfig | None, threads: int | None, context: int | None
) -> TextModel | CompiledModel:
    if isinstance(model, (TextModel, CompiledModel)):
        return model
    path = Path(model)
    if path.suffix == ".kitsune":
        return load(path, threads=threads)
    if is_gguf(path) or path.is_dir():
        found = open_text_model(path, None, config, threads, context)
        if found is not None:
            return found
        raise InputError(
            f"'{path}' predicts no next token", hint="export it to ONNX, and serve that"
        )
    return compile_model(path, config=config, threads=threads)
