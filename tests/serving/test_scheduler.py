"""The scheduler against a model of requests: each gets its own tokens, whatever else there is."""

from __future__ import annotations

from collections.abc import Sequence as Several

from hypothesis import given, settings
from hypothesis import strategies as st

from kitsune.serving.page_pool import Pages
from kitsune.serving.prompt_budget import LEAST_CHUNK, PromptBudget
from kitsune.serving.scheduler import Scheduler, Sequence

PAGE = 4


def next_token(ids: Several[int]) -> int:
    """What the model says after some tokens."""
    return hash(tuple(ids)) % 3


class Engine:
    """A cache of what was read, in pages; it says what comes next only from what is in it."""

    def __init__(self, scheduler: Scheduler) -> None:
        self.scheduler = scheduler
        self.rows: dict[int, tuple[int, int]] = {}  # → position and token

    def read(self, sequence: Sequence, count: int) -> int:
        size = self.scheduler.pages.tokens
        for place in range(sequence.read, sequence.read + count):
            row = sequence.pages[place // size] * size + place % size
            self.rows[row] = place, sequence.ids[place]
        seen = [
            self.rows[sequence.pages[n // size] * size + n % size]
            for n in range(sequence.read + count)
        ]
        assert seen == list(enumerate(sequence.ids[: sequence.read + count]))
        self.scheduler.advance(sequence, count)
        return next_token([token for _, token in seen])


class Requests:
    """Sequences until each has as many tokens as it wants."""

    def __init__(self, pages: int, max_batch: int, chunk: int) -> None:
        self.scheduler = Scheduler(Pages(pages, PAGE), max_batch)
        self.engine, self.chunk = Engine(self.scheduler), chunk
        self.wanted: dict[Sequence, int] = {}
        self.done: list[Sequence] = []

    def add(self, prompt: Several[int], tokens: int) -> Sequence:
        made = Sequence(prompt)
        self.wanted[made] = len(prompt) + tokens
        self.scheduler.add(made)
        return made

    def cancel(self, sequence: Sequence) -> None:
        self.scheduler.remove(sequence)
        self.wanted.pop(sequence, None)

    def step(self) -> None:
        planned = self.scheduler.plan(self.chunk)
        work = [*((each, 1) for each in planned.batch), *planned.prompts]
        assert work or not self.wanted, "nothing runs"
        assert len({id(each) for each, _ in work}) == len(work)
        assert len(planned.batch) <= self.scheduler.max_batch
        assert sum(count for _, count in planned.prompts) <= self.chunk
        for sequence, count in work:
            token = self.engine.read(sequence, count)
            if sequence.unread:
                continue
            sequence.ids.append(token)
            if len(sequence.ids) >= self.wanted[sequence]:
                self.scheduler.remove(sequence)
                self.done.append(sequence)
                del self.wanted[sequence]


def alone(prompt: Several[int], tokens: int) -> list[int]:
    ids = list(prompt)
    for _ in range(tokens):
        ids.append(next_token(ids))
    return ids


prompts = st.lists(st.integers(0, 1), min_size=1, max_size=20)
request = st.tuples(prompts, st.integers(1, 12))
event = st.one_of(request, st.just("step"), st.integers(0, 5))


@settings(max_examples=300, deadline=None)
@given(
    st.lists(event, max_size=40), st.integers(8, 14), st.integers(1, 4), st.sampled_from([1, 5, 64])
)
def test_every_request_gets_its_tokens(events: list, pages: int, batch: int, chunk: int) -> None:
    """With few pages sequences are preempted; some are cancelled."""
    run, asked = Requests(pages, batch, chunk), dict[Sequence, tuple[list[int], int]]()
    for each in events:
        if isinstance(each, tuple):
            asked[run.add(*each)] = each
        elif each == "step":
            run.step()
        elif asked and (alive := [s for s in asked if s in run.wanted]):
            run.cancel(chosen := alive[each % len(alive)])
            del asked[chosen]
    for _ in range(5000):
        if not run.wanted:
            break
        run.step()
    assert not run.wanted, "some requests never end"
    for sequence, (prompt, tokens) in asked.items():
        assert sequence.ids == alone(prompt, tokens)
    assert run.scheduler.pages.used == 0
    assert not run.scheduler.running
    assert not run.scheduler.waiting


def test_sequences_join_and_leave_while_others_run() -> None:
    run = Requests(64, 4, 64)
    long = run.add([1] * 5, 30)
    for _ in range(3):
        run.step()
    short = run.add([2, 3], 2)
    for _ in range(3):
        run.step()
    assert short in run.done
    assert long in run.wanted


def test_a_long_prompt_does_not_stop_those_that_run() -> None:
    run = Requests(64, 4, 8)
    running = run.add([1] * 5, 30)
    run.step()
    run.add([0] * 100, 1)
    before = len(running.ids)
    for _ in range(10):
        run.step()
    assert len(running.ids) == before + 10


def test_prompts_are_read_in_turn() -> None:
    """A short prompt does not wait for the end of a long one."""
    run = Requests(64, 4, 8)
    long, short = run.add([0] * 100, 1), run.add([1, 1, 1], 1)
    for _ in range(3):
        run.step()
    assert short in run.done
    assert long in run.wanted


def test_an_equal_beginning_is_read_once() -> None:
    run = Requests(64, 4, 64)
    beginning = [0, 1] * (5 * PAGE)
    run.add([*beginning, 1], 1)
    run.step()
    second = run.add([*beginning, 0, 0], 1)
    planned = run.scheduler.plan(64)
    assert planned.prompts == ((second, 2),)
    assert second.cached == len(beginning)


def test_equal_prompts_that_come_together_are_read_once() -> None:
    run = Requests(64, 4, 2 * PAGE)
    twins = [run.add([0, 1] * (4 * PAGE), 1) for _ in range(2)]
    read = 0
    while run.wanted:
        planned = run.scheduler.plan(run.chunk)
        read += sum(n for _, n in planned.prompts) + len(planned.batch)
        for sequence, count in [*((s, 1) for s in planned.batch), *planned.prompts]:
            run.engine.read(sequence, count)
            if not sequence.unread:
                run.cancel(sequence)
    assert read <= len(twins[0].ids) + 3 * PAGE


def test_the_latest_gives_up_its_pages_and_is_not_lost() -> None:
    run = Requests(8, 4, 64)
    first, second = run.add([0] * 10, 18), run.add([1] * 10, 18)
    while run.wanted:
        run.step()
    assert second.preemptions
    assert not first.preemptions
    assert run.done == [first, second]
    assert second.ids == alone([1] * 10, 18)


def test_what_was_used_longest_ago_is_evicted_first() -> None:
    pages = Pages(2, PAGE)
    old, new = pages.take(), pages.take()
    pages.give_name(old, 0, [1] * PAGE)
    pages.give_name(new, 0, [2] * PAGE)
    for page in (old, new):
        pages.release(page)
    assert pages.take() == old
    assert pages.find(0, [1] * PAGE) is None
    assert pages.find(0, [2] * PAGE) is not None
    assert pages.evicted == 1


@given(
    step=st.floats(1e-3, 0.1),
    token=st.floats(1e-5, 1e-2),
    fixed=st.floats(0, 0.01),
    slow=st.booleans(),
)
def test_prompts_take_as_much_time_as_the_steps_beside_them(
    step: float, token: float, fixed: float, slow: bool
) -> None:
    """Also where a chunk has a cost of its own, and one waits for a compiler."""
    budget, most = PromptBudget(), 256

    def chunk_time(tokens: int) -> float:
        return fixed + token * tokens

    for _ in range(3):
        budget.spend(chunk_time(most), most)  # a prompt that was read alone
    budget.spend(100.0 if slow else chunk_time(most), most)
    steps = chunks = 0.0
    read = 0
    for _ in range(1000):
        budget.save(step)
        steps += step
        if tokens := budget.count_tokens(most):
            assert tokens >= LEAST_CHUNK
            budget.spend(chunk_time(tokens), tokens)
            chunks += chunk_time(tokens)
            read += tokens
    assert read
    assert chunks <= steps + 3 * chunk_time(LEAST_CHUNK) + 2 * step


def test_the_first_prompt_beside_a_text_is_read_at_once() -> None:
    budget = PromptBudget()
    assert budget.count_tokens(256) == LEAST_CHUNK
    assert budget.count_tokens(5) == 5
    budget.spend(16.0, LEAST_CHUNK)
    assert budget.count_tokens(256) == 0
    for _ in range(100):
        budget.save(1.0)
    assert budget.count_tokens(256) == LEAST_CHUNK
