"""llama.cpp's tests of its server, run against `kitsune serve`.

`python -m tests.conformance.llama_server --text model.gguf --encoder model.onnx --tokenizer
tokenizer.json` runs tools/server/tests of llama.cpp. Their `ServerProcess` starts `kitsune serve`
with the options that mean the same; servers of equal options are started once. The models that
these tests name are not needed: what they say of the words of an answer is not compared, and tests
that say more of a model, or that are of features outside of docs/SERVING.md, are left out by name.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import types
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.suites import (
    EXCEPTION,
    FOLDER,
    OK,
    Outcome,
    Results,
    Suite,
    known_failures,
    parser,
)

SUITE = Suite(
    "llama.cpp",
    "tools/server/tests/utils.py",
    "git clone --depth 1 https://github.com/ggml-org/llama.cpp {folder}",
)
KNOWN = "llama_server_known_failures.json"
# Tests that are left out: files and parts of names, by the reason.
LEFT_OUT = {
    "features of llama.cpp alone: MCP and built-in tools, a router of servers, Vertex, sleep, "
    "the CORS proxy, slot files, adapters, infill, its cache of idle slots, stored streams": (
        "test_mcp_servers",
        "test_tools_builtin",
        "test_router",
        "test_compat_gcp",
        "test_sleep",
        "test_proxy",
        "test_slot_save",
        "test_lora",
        "test_infill",
        "test_kv_keep_only_active",
        "test_stream.py",
        "test_cors_proxy_only",
        "test_cors_origins",
    ),
    "another API: Anthropic's": ("test_compat_anthropic",),
    "models of pictures": ("test_vision_api", "test_local_media_file"),
    "a file that cannot be had: parts of a model, a draft model, templates": (
        "test_load_split_model",
        "test_speculative",
        "test_template.py",
        "test_chat_template",
        "test_apply_chat_template",
    ),
    "says how many tokens a prompt has for a tokenizer that cannot be had": (
        "test_chat_completion[",
        "test_chat_completion_stream[",
        "test_chat_completion_cached_tokens",
        "test_completion[",
        "test_completion_stream[",
        "test_completion_prompt_cache",
        "test_rerank_usage",
        "test_ctx_shift_",
        "test_nocache_long_input_prompt",
        "test_completion_response_fields[I believe the meaning of life is-32",
        "test_tokenize_with_bos",
        "test_embedding_multiple_with_fa",
        "test_embedding_usage",
        "test_return_progress",
    ),
}
SLOW = "is marked as slow: downloads models"
GRAMMARS = ("response_format", "json_schema", "grammar")  # the words of an answer are given


class Servers:
    """Processes of `kitsune serve` by their options."""

    def __init__(self, text: str, encoder: str, tokenizer: str) -> None:
        self._text, self._encoder, self._tokenizer = text, encoder, tokenizer
        self._processes: dict[tuple[str, ...], tuple[subprocess.Popen[str], int]] = {}

    def start(self, asked: Any, *_: Any, **__: Any) -> None:
        """In place of `ServerProcess.start`."""
        options = tuple(self._translate(asked))
        if options not in self._processes:
            self._processes[options] = self._open(options)
        asked.server_port = self._processes[options][1]

    def _translate(self, asked: Any) -> Iterator[str]:
        name = (asked.model_alias or "model").replace("=", "-")
        if asked.server_embeddings or asked.server_reranking:
            yield from (f"{name}={self._encoder}", "--tokenizer", self._tokenizer)
        else:
            yield f"{name}={self._text}"
            slots = asked.n_slots or 1
            context = (asked.n_ctx or 4096) // (1 if asked.kv_unified else slots)
            yield from ("--context", str(context), "--max-batch", str(slots))
            yield from ("--temperature", str(asked.temperature), "--seed", str(asked.seed))
            if (asked.n_predict or -1) > 0:
                yield from ("--max-tokens", str(asked.n_predict))
        if asked.api_key:
            yield from ("--api-key", asked.api_key)
        yield from ("--cors", "*")  # as llama-server has it
        yield from ("--any-model", "--port", "0", "--quiet")

    def _open(self, options: tuple[str, ...]) -> tuple[subprocess.Popen[str], int]:
        command = [sys.executable, "-m", "kitsune", "serve", *options]
        made = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert made.stdout is not None
        found = re.search(r":(\d+)/", made.stdout.readline())
        if found is None:
            raise RuntimeError(f"no server with {' '.join(options)}")
        return made, int(found[1])

    def close(self) -> None:
        for process, _ in self._processes.values():
            process.terminate()
        for process, _ in self._processes.values():
            process.wait()


class Recorder:
    """The outcome of each test."""

    def __init__(self, results: Results, only: str) -> None:
        self._results, self._only, self.left_out = results, only, dict[str, int]()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = list[pytest.Item]()
        for item in items:
            is_slow = item.get_closest_marker("slow") is not None
            reason = SLOW if is_slow else find_reason(item.nodeid)
            if reason:
                self.left_out[reason] = self.left_out.get(reason, 0) + 1
            elif self._only in item.nodeid:
                chosen.append(item)
        items[:] = chosen

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = report.nodeid.rpartition("/")[2]
        if report.failed:
            lines = str(report.longrepr).strip().splitlines()
            said = next((x[1:].strip() for x in lines if x.startswith("E ")), lines[-1])
            self._results.add(name, Outcome(EXCEPTION, said[:200]))
        elif report.skipped:
            self._results.add(name, Outcome("skipped by itself"))
        elif report.when == "call":
            self._results.add(name, Outcome(OK))


def find_reason(name: str) -> str:
    """Why a test is left out; nothing if it is run."""
    return next((why for why, parts in LEFT_OUT.items() if any(p in name for p in parts)), "")


@contextmanager
def patched(tests: Path, servers: Servers) -> Iterator[None]:
    """The tests' own helpers, with `kitsune serve` in place of llama-server."""
    sys.modules.setdefault("wget", types.ModuleType("wget"))
    sys.path.insert(0, str(tests))
    before = os.getcwd()
    os.chdir(tests)
    import utils  # of the suite
    from requests.structures import CaseInsensitiveDict

    utils.ServerProcess.start = lambda asked, *a, **k: servers.start(asked)
    utils.ServerProcess.stop = lambda asked: None
    utils.ServerPreset.load_all = staticmethod(lambda: None)
    ask, match = utils.ServerProcess.make_request, utils.match_regex

    def make_request(*args: Any, **named: Any) -> Any:
        found = ask(*args, **named)
        found.headers = CaseInsensitiveDict(found.headers)  # as HTTP has them
        return found

    def match_regex(regex: str, text: Any) -> bool:
        is_given = any(part in os.environ.get("PYTEST_CURRENT_TEST", "") for part in GRAMMARS)
        return bool(match(regex, text)) if is_given else isinstance(text, str)

    utils.ServerProcess.make_request, utils.match_regex = make_request, match_regex
    try:
        yield
    finally:
        os.chdir(before)
        servers.close()


def main() -> int:
    options = parser(__doc__ or "", 0, 0)
    options.add_argument("--text", required=True, help="a small language model, .gguf")
    options.add_argument("--encoder", required=True, help="a model of embeddings, .onnx")
    options.add_argument("--tokenizer", required=True, help="its tokenizer.json")
    args = options.parse_args()
    folder = SUITE.find(args.cache)
    if folder is None:
        return 0
    results = Results("llama.cpp's server tests", known_failures(KNOWN), args.out)
    recorder = Recorder(results, args.only)
    tests = folder / "tools" / "server" / "tests"
    paths = [str(Path(p).resolve()) for p in (args.text, args.encoder, args.tokenizer)]
    os.environ["PYTHONPATH"] = str(FOLDER.parents[1])
    quiet = ["-q", "--no-header", "-p", "no:cacheprovider", "--tb=short", "--no-summary"]
    shown = [] if args.verbose else ["--show-capture=no"]
    with patched(tests, Servers(*paths)):
        pytest.main([*quiet, *shown, "-c", "pytest.ini", "unit"], plugins=[recorder])
    for reason, count in recorder.left_out.items():
        print(f"left out: {count}, {reason}")
    ran = [outcome.kind for outcome in results.outcomes.values()]
    print(f"{ran.count(OK)} of {len(ran)} pass")  # a test that skips itself is one of them
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
