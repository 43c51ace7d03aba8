"""A running browser for the tests of a session, by name; skipped where it is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.driver import Browser


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    from tests.browser.chromium import Chromium

    yield from _running(Chromium)


@pytest.fixture(scope="session")
def firefox() -> Iterator[Browser]:
    from tests.browser.firefox import Firefox

    yield from _running(Firefox)


@pytest.fixture(scope="session", params=["chromium", "firefox"])
def browser(request: pytest.FixtureRequest) -> Browser:
    """Each of them."""
    found: Browser = request.getfixturevalue(request.param)
    return found


def _running(kind: type[Browser]) -> Iterator[Browser]:
    from tests.browser.driver import Missing

    try:
        made = kind()
    except Missing as error:
        pytest.skip(str(error))
    with made:
        yield made
