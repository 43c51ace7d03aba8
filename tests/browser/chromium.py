"""Chromium over its DevTools protocol; WebGPU on SwiftShader, which needs no GPU."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

from tests.browser.driver import TIMEOUT_S, Browser, BrowserError, Event, Page, called

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--enable-unsafe-webgpu",  # a software adapter is shown only with it
    "--use-webgpu-adapter=swiftshader",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-port=0",
]


class Chromium(Browser):
    name = "chromium"
    programs = ("chromium", "chromium-browser", "google-chrome")

    def __init__(self, *flags: str) -> None:
        self._flags = flags
        super().__init__()

    def _arguments(self) -> list[str]:
        return [*FLAGS, *self._flags, f"--user-data-dir={self.profile}", "about:blank"]

    def _address(self) -> str | None:
        found = self.profile / "DevToolsActivePort"
        lines = found.read_text().splitlines() if found.exists() else []
        return f"ws://127.0.0.1:{lines[0]}{lines[1]}" if len(lines) == 2 else None

    def _ready(self) -> None:
        self.wire.ask("Browser.getVersion", {}, TIMEOUT_S)

    def open(self, url: str = "about:blank", timeout: float = TIMEOUT_S) -> ChromiumPage:
        made = self.wire.ask("Target.createTarget", {"url": "about:blank"}, timeout)
        page = ChromiumPage(self, made["targetId"])
        page.goto(url, timeout)
        return page


class ChromiumPage(Page):
    def __init__(self, browser: Browser, target: str) -> None:
        self._target, self._loaded = target, False
        attach = {"targetId": target, "flatten": True}
        self._session = browser.wire.ask("Target.attachToTarget", attach, TIMEOUT_S)["sessionId"]
        super().__init__(browser)
        for domain in ("Page", "Runtime", "Log"):
            self.send(f"{domain}.enable")

    def send(self, method: str, timeout: float = TIMEOUT_S, **params: Any) -> Any:
        return self.browser.wire.ask(method, params, timeout, sessionId=self._session)

    def _heard(self, event: Event) -> None:
        if event.get("sessionId") != self._session:
            return
        params = event["params"]
        if event["method"] == "Page.loadEventFired":
            self._loaded = True
        elif event["method"] == "Runtime.consoleAPICalled":
            text = " ".join(_shown(a) for a in params["args"])
            self._console.append(f"{params['type']}: {text}")
        elif event["method"] == "Runtime.exceptionThrown":
            self._console.append(f"error: {_thrown(params['exceptionDetails'])}")
        elif event["method"] == "Log.entryAdded":
            entry = params["entry"]
            self._console.append(f"{entry['level']}: {entry['text']} {entry.get('url', '')}")

    def goto(self, url: str, timeout: float = TIMEOUT_S) -> None:
        self._loaded = False
        failed = self.send("Page.navigate", timeout, url=url).get("errorText")
        if failed:
            raise BrowserError(f"{url}: {failed}")
        self.browser.wire.wait(lambda: self._loaded, f"the load of {url}", timeout)

    def evaluate(self, function: str, *arguments: Any, timeout: float = TIMEOUT_S) -> Any:
        made = self.send(
            "Runtime.evaluate",
            timeout,
            expression=called(function, arguments),
            awaitPromise=True,
            returnByValue=True,
            userGesture=True,
        )
        if "exceptionDetails" in made:
            raise BrowserError(_thrown(made["exceptionDetails"]))
        return json.loads(made["result"]["value"])

    def set_viewport(self, width: int, height: int) -> None:
        self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def screenshot(self, path: str | Path) -> None:
        made = self.send("Page.captureScreenshot", format="png")
        Path(path).write_bytes(base64.b64decode(made["data"]))

    def close(self) -> None:
        self.browser.wire.heard.remove(self._heard)
        self.browser.wire.ask("Target.closeTarget", {"targetId": self._target}, TIMEOUT_S)


def _shown(value: Any) -> str:
    return str(value.get("value", value.get("description", value.get("type"))))


def _thrown(details: Any) -> str:
    return str(details.get("exception", {}).get("description") or details["text"])
