"""`kitsune demo --web`: a page in a folder of its own, served while the command runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from kitsune import serve
from kitsune.cli import demo as demo_command
from kitsune.cli import main, web


def test_the_page_of_the_demo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folders: list[Path] = []
    opened: list[str] = []

    def export(folder: Path) -> None:
        folders.append(folder)
        (folder / "index.html").write_text("<p>demo</p>", encoding="utf-8")

    def ended(server: object) -> None:
        assert (folders[-1] / "index.html").is_file()
        raise KeyboardInterrupt

    monkeypatch.setattr(demo_command, "export_demo", export)
    monkeypatch.setattr(serve.ThreadingHTTPServer, "serve_forever", ended)
    monkeypatch.setattr(web.webbrowser, "open", opened.append)
    assert main(["demo", "--web", "--port", "0", "--no-browser"]) == 0
    assert opened == []
    assert str(folders[0]) in capsys.readouterr().out
    assert main(["demo", "--web", "--port", "0"]) == 0
    assert opened[0] in capsys.readouterr().out
    assert len(set(folders)) == 2
    assert not any(folder.exists() for folder in folders)
