"""Firefox over WebDriver BiDi; WebGPU on lavapipe, which needs no GPU."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

from tests.browser.driver import TIMEOUT_S, Browser, BrowserError, Event, Page, called

DRIVERS = Path("/usr/share/vulkan/icd.d")
PREFERENCES = {
    "dom.webgpu.enabled": True,
    "gfx.webgpu.ignore-blocklist": True,
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
}


class Firefox(Browser):
    name = "firefox"
    programs = ("firefox-esr", "firefox")

    def __init__(self) -> None:
        lavapipe = sorted(DRIVERS.glob("lvp_icd*.json"))
        super().__init__({"VK_DRIVER_FILES": str(lavapipe[0])} if lavapipe else {})

    def _arguments(self) -> list[str]:
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
        (self.profile / "user.js").write_text("\n".join(lines))
        return [
            "--headless",
            "--no-remote",
            "--profile",
            str(self.profile),
            "--remote-debugging-port=0",
            "about:blank",
        ]

    def _address(self) -> str | None:
        found = self.profile / "WebDriverBiDiServer.json"
        try:
            said = json.loads(found.read_text())
        except (OSError, json.JSONDecodeError):  # not there yet, or half written
            return None
        return f"ws://{said['ws_host']}:{said['ws_port']}/session"

    def _ready(self) -> None:
        self.wire.ask("session.new", {"capabilities": {}}, TIMEOUT_S)
        self.wire.ask("session.subscribe", {"events": ["log.entryAdded"]}, TIMEOUT_S)

    def open(self, url: str = "about:blank", timeout: float = TIMEOUT_S) -> FirefoxPage:
        made = self.wire.ask("browsingContext.create", {"type": "tab"}, timeout)
        page = FirefoxPage(self, made["context"])
        page.goto(url, timeout)
        return page


class FirefoxPage(Page):
    def __init__(self, browser: Browser, context: str) -> None:
        self._context = context
        super().__init__(browser)

    def send(self, method: str, timeout: float = TIMEOUT_S, **params: Any) -> Any:
        return self.browser.wire.ask(method, {"context": self._context, **params}, timeout)

    def _heard(self, event: Event) -> None:
        params = event["params"]
        if event["method"] != "log.entryAdded" or params["source"].get("context") != self._context:
            return
        said = params.get("method", params["level"])  # console.log is of level "info"
        self._console.append(f"{said}: {params['text']}")

    def goto(self, url: str, timeout: float = TIMEOUT_S) -> None:
        self.send("browsingContext.navigate", timeout, url=url, wait="complete")

    def evaluate(self, function: str, *arguments: Any, timeout: float = TIMEOUT_S) -> Any:
        params = {
            "expression": called(function, arguments),
            "target": {"context": self._context},
            "awaitPromise": True,
            "userActivation": True,
        }
        made = self.browser.wire.ask("script.evaluate", params, timeout)
        if made["type"] == "exception":
            raise BrowserError(made["exceptionDetails"]["text"])
        return json.loads(made["result"]["value"])

    def set_viewport(self, width: int, height: int) -> None:
        self.send("browsingContext.setViewport", viewport={"width": width, "height": height})

    def screenshot(self, path: str | Path) -> None:
        made = self.send("browsingContext.captureScreenshot", origin="viewport")
        Path(path).write_bytes(base64.b64decode(made["data"]))

    def close(self) -> None:
        self.browser.wire.heard.remove(self._heard)
        self.send("browsingContext.close")
