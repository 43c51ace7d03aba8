"""Give out the pages of a KV cache, share those of equal beginnings, and evict what nobody uses.

A page holds the keys and values of `tokens` tokens. A full page has a name: the name of the page
before it and its tokens. Names are numbers that are never given twice, so that two texts can share
a page only if they are equal up to its end; no hash can collide.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

FIRST = 0  # the name of what is before every text

Name = tuple[int, tuple[int, ...]]


class Pages:
    """Pages 0 to count − 1. A page in use has readers; one that nobody reads any more keeps its
    name until its memory is needed, the one that was used longest ago first."""

    def __init__(self, count: int, tokens: int) -> None:
        self.count, self.tokens = count, tokens
        self._blank = list(range(count - 1, -1, -1))  # without a name
        self._idle: OrderedDict[int, None] = OrderedDict()  # with one, the latest used last
        self._readers = [0] * count
        self._numbers: dict[Name, tuple[int, int]] = {}  # → page, and the number of its name
        self._names: dict[int, Name] = {}  # by page
        self._latest = FIRST
        self.evicted = 0

    @property
    def free(self) -> int:
        """Pages that can be taken now."""
        return len(self._blank) + len(self._idle)

    @property
    def used(self) -> int:
        return self.count - self.free

    def take(self) -> int:
        """A page of one's own. There must be a free one."""
        if self._blank:
            page = self._blank.pop()
        else:
            page, _ = self._idle.popitem(last=False)
            del self._numbers[self._names.pop(page)]
            self.evicted += 1
        self._readers[page] = 1
        return page

    def find(self, before: int, ids: Sequence[int]) -> tuple[int, int] | None:
        """The page of these tokens after a page of the name `before`, and the number of its name;
        whoever reads it shares it first."""
        return self._numbers.get((before, tuple(ids)))

    def share(self, page: int) -> None:
        self._idle.pop(page, None)
        self._readers[page] += 1

    def give_name(self, page: int, before: int, ids: Sequence[int]) -> int:
        """Name a full page; the number of the name, which may be that of an equal page."""
        name = before, tuple(ids)
        if name in self._numbers:
            return self._numbers[name][1]
        self._latest += 1
        self._numbers[name] = page, self._latest
        self._names[page] = name
        return self._latest

    def release(self, page: int) -> None:
        """One reader less."""
        self._readers[page] -= 1
        assert self._readers[page] >= 0, f"page {page} was released twice"
        if self._readers[page]:
            return
        if page in self._names:
            self._idle[page] = None
        else:
            self._blank.append(page)
