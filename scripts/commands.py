"""Write docs/COMMANDS.md from the command line's parser.

    python scripts/commands.py [--check]

`--check` only compares.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from kitsune.cli import parser
from kitsune.doctor import VARIABLES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "COMMANDS.md"
HEAD = """# Commands

Run `kitsune COMMAND` or `python -m kitsune COMMAND`. Every command takes `--json`, to print data
instead of tables, and `--help`, which shows examples. Progress is shown on terminals only.

| exit code | meaning |
|---|---|
| 0 | success |
| 1 | the check failed: a damaged cache, a machine that does not work, a regression |
| 2 | wrong usage or bad input; the message says what failed, why, and what to try |

Shell completion: `source <(kitsune completion bash)`, or `zsh`;
`kitsune completion fish > ~/.config/fish/completions/kitsune.fish`.

`scripts/commands.py` generates this page from the commands.
"""


def page() -> str:
    commands = next(a for a in parser()._actions if isinstance(a, argparse._SubParsersAction))
    verbs = (line for name, made in commands.choices.items() for line in _verb(name, made))
    return "\n".join([HEAD, *verbs, *_environment()])


def _environment() -> Iterator[str]:
    yield "## Environment\n\n| variable | |\n|---|---|"
    yield from (f"| `{name}` | {about} |" for name, about in VARIABLES.items())
    yield ""


def _verb(name: str, made: argparse.ArgumentParser) -> Iterator[str]:
    yield f"## {name}\n"
    about = made.description or ""
    yield f"{about[:1].upper()}{about[1:]}.\n"
    rows = [action for action in made._actions if action.dest not in ("help", "json")]
    if rows:
        yield "| argument | |\n|---|---|"
        yield from (f"| {_syntax(action)} | {_described(action)} |" for action in rows)
        yield ""
    if made.epilog:
        examples = [line.strip() for line in made.epilog.splitlines()[1:]]
        yield "\n".join(["```sh", *examples, "```", ""])


def _syntax(action: argparse.Action) -> str:
    value = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
    if not action.option_strings:
        return f"`{action.metavar or action.dest}`"
    names = ", ".join(f"`{option}`" for option in action.option_strings)
    return names if action.nargs == 0 or action.choices else f"{names} `{value}`"


def _described(action: argparse.Action) -> str:
    choices = ", ".join(f"`{choice}`" for choice in action.choices or ())
    text = (action.help or "").replace("%%", "%").replace("|", "\\|")
    return ": ".join(part for part in (text, choices) if part)


if __name__ == "__main__":
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != page():
        sys.exit("docs/COMMANDS.md is stale: run python scripts/commands.py")
