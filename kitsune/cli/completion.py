"""`kitsune completion`: write a shell completion script from the argument parser."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from shlex import quote

from kitsune.cli.arguments import Command
from kitsune.cli.output import YES, print_json
from kitsune.system.records import dataclass

SHELLS = ("bash", "zsh", "fish")


@dataclass(frozen=True)
class Verb:
    """A verb with its options and words. Each option has a description and the values it takes, or
    None if those are not listed."""

    name: str
    about: str
    options: dict[str, tuple[str, tuple[str, ...] | None]]
    words: tuple[str, ...]


def add(command: Command) -> None:
    made = command(
        "completion",
        _completion,
        [
            "source <(kitsune completion bash)",
            "kitsune completion fish > ~/.config/fish/completions/kitsune.fish",
        ],
    )
    made.add_argument("shell", choices=SHELLS)


def _completion(args: argparse.Namespace) -> int:
    from kitsune.cli import parser

    text = script(parser(), args.shell)
    if args.json:
        print_json({"shell": args.shell, "script": text})
    else:
        sys.stdout.write(text)
    return YES


def script(parser: argparse.ArgumentParser, shell: str) -> str:
    verbs = list(list_verbs(parser))
    if shell == "fish":
        return _fish(verbs)
    return _bash(verbs, "autoload -U +X bashcompinit && bashcompinit\n" if shell == "zsh" else "")


def list_verbs(parser: argparse.ArgumentParser) -> Iterator[Verb]:
    commands = next(a for a in parser._actions if isinstance(a, argparse._SubParsersAction))
    about = {choice.dest: choice.help or "" for choice in commands._choices_actions}
    for name, made in commands.choices.items():
        options: dict[str, tuple[str, tuple[str, ...] | None]] = {}
        words: list[str] = []
        for action in made._actions:
            choices = tuple(map(str, action.choices)) if action.choices else None
            for option in action.option_strings:
                takes = () if action.nargs == 0 else choices
                options[option] = ((action.help or "").replace("%%", "%"), takes)
            if not action.option_strings and choices:
                words += choices
        yield Verb(name, about.get(name, ""), options, tuple(words))


def _bash(verbs: list[Verb], before: str) -> str:
    """Options after a dash, listed values after their option, listed words elsewhere; files where
    nothing is listed."""
    lines = [
        f"{before}_kitsune() {{",
        "    local cur=${COMP_WORDS[COMP_CWORD]}",
        "    local prev=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]} words=''",
        '    if [ "$COMP_CWORD" -eq 1 ]; then',
        f"        words={quote(' '.join(v.name for v in verbs))}",
        "    else",
        '        case "$verb $prev" in',
    ]
    for verb in verbs:
        for option, (_, values) in verb.options.items():
            if values != ():
                shown = quote(" ".join(values)) if values else "''"
                lines.append(f"            '{verb.name} {option}') words={shown} ;;")
    lines += ['            *) case "$verb" in']
    for verb in verbs:
        listed = " ".join(verb.options)
        lines.append(
            f"                {verb.name}) if [[ $cur == -* ]]; then words='{listed}'; "
            f"else words={quote(' '.join(verb.words))}; fi ;;"
        )
    lines += [
        "            esac ;;",
        "        esac",
        "    fi",
        '    COMPREPLY=($(compgen -W "$words" -- "$cur"))',
        "}",
        "complete -o default -F _kitsune kitsune",
        "",
    ]
    return "\n".join(lines)


def _fish(verbs: list[Verb]) -> str:
    lines = [
        f"complete -c kitsune -n __fish_use_subcommand -f -a {v.name} -d {quote(v.about)}"
        for v in verbs
    ]
    for v in verbs:
        seen = f'-n "__fish_seen_subcommand_from {v.name}"'
        if v.words:
            lines.append(f"complete -c kitsune {seen} -a {quote(' '.join(v.words))}")
        for option, (about, values) in v.options.items():
            name = f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}"
            takes = " -r" if values is None else f" -x -a {quote(' '.join(values))}" * bool(values)
            lines.append(f"complete -c kitsune {seen} {name}{takes} -d {quote(about)}")
    return "\n".join([*lines, ""])
