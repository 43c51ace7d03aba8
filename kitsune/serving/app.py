"""Build the ASGI application: its routes, its page, and what starts and stops with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from kitsune.serving import completion_routes as native
from kitsune.serving import inference_routes as inference
from kitsune.serving.embedding_routes import embed, rerank
from kitsune.serving.guard import HANDLERS, Guard
from kitsune.serving.http import Context
from kitsune.serving.response_routes import respond
from kitsune.serving.text_routes import chat, complete, count_tokens

PAGE = Path(__file__).parent / "page"


def make_app(
    context: Context,
    *,
    keys: Sequence[str] = (),
    origins: Sequence[str] = (),
    is_local: bool = True,
    grace: float = 30.0,
) -> Any:
    """The application. Its models start with it; when it stops, requests have `grace` seconds."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        services: list[Any] = [*context.texts.values(), *context.tensors.values()]
        for each in services:
            each.start()
        context.is_ready = True
        yield
        context.is_ready = False
        await asyncio.gather(*(asyncio.to_thread(each.stop, grace) for each in services))

    guard = Middleware(Guard, context=context, keys=keys, origins=origins, is_local=is_local)
    app = Starlette(
        routes=_routes(), lifespan=lifespan, middleware=[guard], exception_handlers=HANDLERS
    )
    app.state.context = context
    return app


def _routes() -> list[Any]:
    model = "/v2/models/{name}"
    return [
        Route("/", page),
        Route("/health", inference.ready),
        Route("/metrics", metrics),
        *_openai_routes("/v1"),
        *_openai_routes(""),
        Route("/v1/completions", complete, methods=["POST"]),
        Route("/completion", native.complete, methods=["POST"]),
        Route("/completions", native.complete, methods=["POST"]),
        Route("/tokenize", native.tokenize, methods=["POST"]),
        Route("/detokenize", native.detokenize, methods=["POST"]),
        Route("/apply-template", native.apply_template, methods=["POST"]),
        Route("/props", native.props),
        Route("/slots", native.slots),
        Route("/v2", inference.server_metadata),
        Route("/v2/health/live", inference.live),
        Route("/v2/health/ready", inference.ready),
        *_model_routes(model),
        *_model_routes(f"{model}/versions/{{version}}"),
        Mount("/page", StaticFiles(directory=PAGE)),
    ]


def _openai_routes(before: str) -> list[Any]:
    """OpenAI's routes. Some clients leave out the version."""
    posted = {
        "chat/completions": chat,
        "chat/completions/input_tokens": count_tokens,
        "responses": respond,
        "embeddings": embed,
        "rerank": rerank,
        "reranking": rerank,
    }
    return [
        Route(f"{before}/models", list_models),
        Route(f"{before}/models/{{name:path}}", show_model),
        *(Route(f"{before}/{path}", each, methods=["POST"]) for path, each in posted.items()),
    ]


def _model_routes(model: str) -> list[Any]:
    return [
        Route(model, inference.model_metadata),
        Route(f"{model}/ready", inference.model_ready),
        Route(f"{model}/infer", inference.infer, methods=["POST"]),
    ]


async def page(request: Request) -> Response:
    return FileResponse(PAGE / "index.html")


async def metrics(request: Request) -> Response:
    context: Context = request.app.state.context
    return PlainTextResponse(context.metrics.text(), media_type="text/plain; version=0.0.4")


async def list_models(request: Request) -> Response:
    context: Context = request.app.state.context
    return JSONResponse({"object": "list", "data": [_model(context, n) for n in context.names]})


async def show_model(request: Request) -> Response:
    context: Context = request.app.state.context
    name = request.path_params["name"]
    if name not in context.names:
        raise inference.unknown_model(context, name)
    return JSONResponse(_model(context, name))


def _model(context: Context, name: str) -> dict[str, Any]:
    head = {"id": name, "object": "model", "created": context.start, "owned_by": "kitsune"}
    if name in context.texts:
        return {**head, "kind": "text", "context": context.texts[name].model.context}
    kind = "tensors" if context.tensors[name].encoder is None else "embeddings"
    return {**head, "kind": kind}
