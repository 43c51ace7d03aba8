"""The command line: one module per verb, run by `kitsune VERB` or `python -m kitsune VERB`."""

from __future__ import annotations

import argparse
import os
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from importlib import import_module
from typing import Any, NoReturn, TextIO

from kitsune import __version__
from kitsune.cli.arguments import add_flag
from kitsune.cli.output import MISUSE, YES, check_folders
from kitsune.errors import KitsuneError, command_line_hints
from kitsune.system.lazy_imports import closest_name
from kitsune.system.progress import silence

VERBS = {  # each with its module and what it does
    "compile": ("models", "write a model as one file that is ready to run"),
    "export-onnx": ("models", "write the fused graph as an ONNX file to look at in Netron"),
    "run": ("models", "call a model with arrays, or chat with a language model"),
    "explain": ("explain", "show which ops of a model fuse, and why others do not"),
    "verify": ("verify", "check every kernel of a model against NumPy"),
    "profile": ("profile", "measure the time of each kernel of a model"),
    "report": ("profile", "write one page that shows a model, its kernels and their times"),
    "quantize": ("quantize", "write a model with quantised weights"),
    "advise": ("advise", "choose the bits of each weight for a size, a time or an error"),
    "export-web": ("web", "write a model as a folder that any browser runs"),
    "build": ("build", "write a model as a library in C that needs no Python"),
    "serve": ("serve_models", "serve models over HTTP, or a folder to browsers"),
    "bench": ("bench", "measure a model against other runtimes"),
    "tune": ("tune", "time uncertain fusions and schedules of a model, for later use"),
    "tracker": ("tracker", "list, export, import or delete fusion measurements"),
    "demo": ("demo", "measure fusion and quantisation on this machine in a minute"),
    "doctor": ("machine", "show the CPU, devices, cache and packages of this machine"),
    "cache": ("cache", "show, check or empty the folder of compiled programs"),
    "completion": ("completion", "print a script that completes commands in a shell"),
}
GROUPS = {  # how `kitsune --help` lists commands
    "compile and run": ("compile", "run", "serve", "demo"),
    "look inside": ("explain", "verify", "profile", "report", "export-onnx"),
    "make smaller": ("quantize", "advise"),
    "take elsewhere": ("export-web", "build"),
    "measure": ("bench", "tune", "tracker"),
    "this machine": ("doctor", "cache", "completion"),
}
CLOSING = (
    "kitsune COMMAND --help shows its options and examples; --json prints data",
    "exit codes: 0 success, 1 a check failed, 2 wrong usage or bad input",
)
OUTPUTS = ("output", "trace")  # arguments that are files to write


def main(argv: Sequence[str] | None = None) -> int:
    """Return 0 for success, 1 if a check failed, 2 for wrong usage or bad input."""
    given = sys.argv[1:] if argv is None else argv
    args = parser(given[:1]).parse_args(given)
    try:
        with _plain_warnings(), command_line_hints(), silence() if args.json else nullcontext():
            check_folders(getattr(args, name, None) for name in OUTPUTS)
            result: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return YES
    except KeyboardInterrupt:
        return MISUSE
    except (KitsuneError, OSError) as error:
        print(f"kitsune: {_describe(error)}", file=sys.stderr)
        return MISUSE
    return result


def _describe(error: KitsuneError | OSError) -> str:
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return f"cannot open '{os.fsdecode(error.filename)}'\n  why: {error.strerror}"
    return str(error)


@contextmanager
def _plain_warnings() -> Iterator[None]:
    """A warning is one message, without the line of code it came from."""

    def show(
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        print(f"kitsune: {message}", file=sys.stderr)

    with warnings.catch_warnings():
        warnings.simplefilter("default", UserWarning)
        warnings.showwarning = show
        yield


class CommandParser(argparse.ArgumentParser):
    """Suggests the command or the option that a misspelt one may mean."""

    def _check_value(self, action: argparse.Action, value: str) -> None:
        if isinstance(action, argparse._SubParsersAction) and value not in action.choices:
            near = closest_name(value, action.choices)
            known = (
                f"did you mean '{near}'?" if near else f"choose from {', '.join(action.choices)}"
            )
            raise argparse.ArgumentError(None, f"there is no command '{value}'; {known}")
        super()._check_value(action, value)

    def refuse(self, unknown: Sequence[str]) -> NoReturn:
        """End with the arguments that this command does not know."""
        first = unknown[0].partition("=")[0]
        if not first.startswith("-"):
            self.error(f"unexpected argument '{first}'")
        near = closest_name(first, self._option_string_actions)
        self.error(f"there is no option {first}" + (f"; did you mean {near}?" if near else ""))


class TopParser(CommandParser):
    """Lists the commands in groups."""

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        found, unknown = self.parse_known_args(args, namespace)
        if unknown:
            found.parser.refuse(unknown)
        return found

    def format_help(self) -> str:
        found = next(a for a in self._actions if isinstance(a, argparse._SubParsersAction))
        about = {choice.dest: choice.help or "" for choice in found._choices_actions}
        lines = ["usage: kitsune COMMAND [--json] …", "", f"{self.description}"]
        for group, names in group_commands(list(about)).items():
            lines += ["", f"{group}:", *(f"  {name:<12} {about[name]}" for name in names)]
        return "\n".join([*lines, "", *CLOSING, ""])


def group_commands(names: Sequence[str]) -> dict[str, list[str]]:
    """Group commands by title; those without a group are `others`."""
    grouped = {name for group in GROUPS.values() for name in group}
    found = {title: [n for n in group if n in names] for title, group in GROUPS.items()}
    found["others"] = [name for name in names if name not in grouped]
    return {title: group for title, group in found.items() if group}


def parser(verbs: Iterable[str] = VERBS) -> argparse.ArgumentParser:
    """The parser of all commands. Only the modules of `verbs` are imported, and the others have no
    options."""
    top = TopParser(prog="kitsune", description="make neural networks faster and smaller")
    top.add_argument("--version", action="version", version=f"kitsune {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND", parser_class=CommandParser)
    made = {
        verb: commands.add_parser(
            verb,
            help=about,
            description=about,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        for verb, (_, about) in VERBS.items()
    }

    def command(
        name: str, run: Callable[[argparse.Namespace], int], examples: Sequence[str] = ()
    ) -> argparse.ArgumentParser:
        found = made[name]
        found.epilog = "\n  ".join(["examples:", *examples]) if examples else None
        add_flag(found, "--json", "print data instead of tables")
        found.set_defaults(run=run, parser=found)
        return found

    for module in dict.fromkeys(VERBS[verb][0] for verb in verbs if verb in VERBS):
        import_module(f"kitsune.cli.{module}").add(command)
    return top
