"""Bring what a service's thread generates to the event loop of the server, and notice who left."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any, TypeVar

from kitsune.errors import Signal
from kitsune.serving.text_service import End, Event, Generation, Request, TextService

T = TypeVar("T")


class ClientGone(Signal):
    """The client closed the connection before its answer."""


class Generations:
    """Some requests of one client: their events as they come. Leaving the block cancels those that
    still run."""

    def __init__(self, service: TextService, requests: Sequence[Request]) -> None:
        self._service, self._requests = service, requests
        self._events: asyncio.Queue[tuple[Generation, Event]] = asyncio.Queue()
        self.all: list[Generation] = []

    async def __aenter__(self) -> Generations:
        loop = asyncio.get_running_loop()

        def sink(generation: Generation, event: Event) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self._events.put_nowait, (generation, event))

        if any(each.options.constraint for each in self._requests):  # it is compiled
            self.all = await asyncio.to_thread(self._service.submit, self._requests, sink)
        else:
            self.all = self._service.submit(self._requests, sink)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._service.cancel(self.all)

    async def events(self) -> AsyncIterator[tuple[int, Event]]:
        """Events with the number of their request; an error ends all."""
        numbers, left = {id(each): n for n, each in enumerate(self.all)}, len(self.all)
        while left:
            generation, event = await self._events.get()
            if isinstance(event, End):
                left -= 1
                if event.error is not None:
                    raise event.error
            yield numbers[id(generation)], event


async def unless_gone(request: Any, work: Awaitable[T]) -> T:
    """The result of some work; ClientGone once the client has closed the connection."""
    task = asyncio.ensure_future(work)
    left = asyncio.ensure_future(_wait_until_gone(request))
    try:
        await asyncio.wait({task, left}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientGone()
        return task.result()
    finally:
        for each in (task, left):
            each.cancel()
        await asyncio.gather(task, left, return_exceptions=True)


async def _wait_until_gone(request: Any) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
