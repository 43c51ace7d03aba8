"""Decide which sequences take part in the next step: continuous batching over a paged cache.

    step = scheduler.plan(chunk)       # sequences whose next token is read, and parts of prompts
    …                                  # the engine runs them
    scheduler.advance(sequence, n)     # n more of its tokens have keys and values

Nothing here computes or waits. Sequences join in the order in which they came, and leave when they
are done. Prompts are read in chunks, in turn, beside the tokens of running sequences. Where pages
run out, the sequence that came last gives up its own and is read again later: none is lost.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence as Several
from itertools import count

from kitsune.serving.page_pool import FIRST, Pages
from kitsune.system.records import dataclass


class Sequence:
    """The tokens of a request, and the pages of those that were read."""

    _numbers = count()

    def __init__(self, prompt: Several[int]) -> None:
        self.ids = list(prompt)
        self.prompt_tokens = len(self.ids)
        self.number = next(self._numbers)  # in the order in which they came
        self.read = 0  # tokens whose keys and values are in the cache
        self.cached = 0  # of the prompt, that another sequence had read
        self.pages: list[int] = []
        self.preemptions = 0
        self.named = 0  # pages that have a name, from the first
        self.name = FIRST  # of the last of them

    @property
    def unread(self) -> int:
        return len(self.ids) - self.read

    def __lt__(self, other: Sequence) -> bool:
        return self.number < other.number


@dataclass(frozen=True)
class Step:
    """One token of each sequence in `batch`, and some tokens of those in `prompts`."""

    batch: tuple[Sequence, ...]
    prompts: tuple[tuple[Sequence, int], ...]

    def __bool__(self) -> bool:
        return bool(self.batch or self.prompts)


class Scheduler:
    """`waiting` sequences have no pages; `running` ones have those of all their tokens but, at the
    end of a page, the next."""

    def __init__(self, pages: Pages, max_batch: int) -> None:
        self.pages, self.max_batch = pages, max_batch
        self.waiting: list[Sequence] = []
        self.running: list[Sequence] = []
        self._turns: list[Sequence] = []  # of prompts that are being read, the next first
        self.preemptions = 0

    def add(self, sequence: Sequence) -> None:
        insort(self.waiting, sequence)

    def remove(self, sequence: Sequence) -> None:
        """It is done, or nobody wants it any more."""
        if sequence in self.waiting:
            self.waiting.remove(sequence)
        elif sequence in self.running:
            self._stop(sequence)

    def count_pages(self, tokens: int) -> int:
        return -(-tokens // self.pages.tokens)

    # --- a step ---

    def plan(self, chunk: int) -> Step:
        """The next step, with at most `chunk` tokens of prompts."""
        self._admit()
        self._make_room()
        batch = [each for each in self.running if each.unread == 1]
        return Step(tuple(batch), tuple(self._choose_prompts(chunk)))

    def advance(self, sequence: Sequence, count: int) -> None:
        """That many of its tokens were read. Full pages get names, by which others find them."""
        sequence.read += count
        size = self.pages.tokens
        while (sequence.named + 1) * size <= sequence.read:
            first, page = sequence.named * size, sequence.pages[sequence.named]
            ids = sequence.ids[first : first + size]
            sequence.name = self.pages.give_name(page, sequence.name, ids)
            sequence.named += 1

    # --- parts of it ---

    def _admit(self) -> None:
        """Begin with sequences that wait, in their order, while all of their tokens find room."""
        while self.waiting and len(self.running) < self.max_batch:
            sequence = self.waiting[0]
            self._share_beginning(sequence)
            missing = self.count_pages(len(sequence.ids)) - len(sequence.pages)
            if missing > self.pages.free:
                self._drop_pages(sequence)
                return
            sequence.pages += [self.pages.take() for _ in range(missing)]
            if not sequence.preemptions:
                sequence.cached = sequence.read
            del self.waiting[0]
            insort(self.running, sequence)
            self._turns.append(sequence)

    def _share_beginning(self, sequence: Sequence) -> None:
        """Take over pages that others read already, all but that of the last token."""
        while (page := self._find_next(sequence)) is not None:
            self.pages.share(page)
            sequence.pages.append(page)
            self._skip_page(sequence)

    def _find_next(self, sequence: Sequence) -> int | None:
        """The page that another sequence read of the tokens that come next."""
        first, size = sequence.read, self.pages.tokens
        if first % size or first + size >= len(sequence.ids):
            return None
        found = self.pages.find(sequence.name, sequence.ids[first : first + size])
        return None if found is None else found[0]

    def _skip_page(self, sequence: Sequence) -> None:
        self.advance(sequence, self.pages.tokens)

    def _make_room(self) -> None:
        """Give each running sequence a page for its next token, the first that came first."""
        for sequence in list(self.running):
            while sequence in self.running:
                if self.count_pages(len(sequence.ids)) <= len(sequence.pages):
                    break
                if self.pages.free:
                    sequence.pages.append(self.pages.take())
                    break
                self._preempt(self.running[-1])

    def _preempt(self, sequence: Sequence) -> None:
        self._stop(sequence)
        sequence.preemptions += 1
        self.preemptions += 1
        self.add(sequence)

    def _stop(self, sequence: Sequence) -> None:
        self.running.remove(sequence)
        if sequence in self._turns:
            self._turns.remove(sequence)
        self._drop_pages(sequence)

    def _drop_pages(self, sequence: Sequence) -> None:
        for page in reversed(sequence.pages):  # the end of a text is of less use than its beginning
            self.pages.release(page)
        sequence.pages.clear()
        sequence.read, sequence.named, sequence.name = 0, 0, FIRST

    def _choose_prompts(self, chunk: int) -> list[tuple[Sequence, int]]:
        """Tokens of prompts, whose turns go round."""
        self._turns = [each for each in self._turns if each.unread > 1]
        chosen = list[tuple[Sequence, int]]()
        for sequence in list(self._turns):
            if chunk < 1:
                break
            self._exchange_pages(sequence)
            tokens = min(sequence.unread, chunk)
            if sequence.unread > tokens > self.pages.tokens:  # others share whole pages
                tokens -= (sequence.read + tokens) % self.pages.tokens
            chunk -= tokens
            chosen.append((sequence, tokens))
            self._turns.append(self._turns.pop(0))
        return chosen

    def _exchange_pages(self, sequence: Sequence) -> None:
        """Use pages that others have read since this sequence got its own."""
        while (page := self._find_next(sequence)) is not None:
            at = sequence.read // self.pages.tokens
            self.pages.share(page)
            self.pages.release(sequence.pages[at])
            sequence.pages[at] = page
            if not sequence.preemptions:
                sequence.cached += self.pages.tokens
            self._skip_page(sequence)
