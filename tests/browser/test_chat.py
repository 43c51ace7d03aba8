"""A language model in real browsers: the tokens and logits of Python's, and the page around it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kitsune.cli import main
from kitsune.generation.load import open_text_model
from kitsune.serve import serving
from tests.browser.driver import Browser, Page
from tests.gguf_files import write_model

TIMEOUT_S = 120.0
CONTEXT = 96
MESSAGES = [{"role": "user", "content": "the end in and er \u00e9"}]
OPEN = """async (options) => {
  const { createChat } = await import('/kitsune/chat.js');
  globalThis.llm = await createChat('/', options);
  return [llm.deviceName, llm.context];
}"""
GREEDY = """async (messages) => {
  const pieces = [];
  const stream = llm.chat(messages, { temperature: 0, repetition_penalty: 1, max_tokens: 12 });
  for await (const piece of stream) pieces.push(piece);
  return { pieces, text: stream.text, reason: stream.finishReason, usage: stream.usage };
}"""
SETTLED = """async () => {
  const { dataset } = document.body;
  const rest = () => new Promise((resolve) => setTimeout(resolve, 20));
  while (dataset.state === 'loading' || dataset.answering === 'true') await rest();
  await rest();
  return {
    state: dataset.state,
    messages: [...document.querySelectorAll('#messages > li')].map((li) => li.innerText),
    notice: document.querySelector('.notice')?.textContent ?? null, title: document.title,
    listed: document.querySelectorAll('#conversations li').length,
  };
}"""
SEND = """(text) => {
  const input = document.getElementById('input');
  input.value = text;
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  input.dispatchEvent(new KeyboardEvent('keydown', enter));
}"""

CALLS = """async () => {
  const greedy = { temperature: 0, repetition_penalty: 1 };
  const whole = await llm.chat('the and', { ...greedy, max_tokens: 20 }).done;
  const stop = whole.slice(6, 8);
  const stopped = llm.chat('the and', { ...greedy, stop });
  await stopped.done;
  const controller = new AbortController();
  const aborted = llm.chat('the and', { ...greedy, signal: controller.signal });
  controller.abort();
  await aborted.done;
  const one = llm.conversation(), two = llm.conversation({ system: 'in' });
  const streams = [];
  for (const [each, text] of [[one, 'a'], [two, 'b'], [one, 'c']]) {
    streams.push(each.say(text, { ...greedy, max_tokens: 3 }));
    await streams.at(-1).done;
  }
  const seeds = [];
  for (const seed of [1, 1, 2]) {
    seeds.push(await llm.chat('the', { seed, max_tokens: 8 }).done);
  }
  const refusals = [];
  for (const act of [
    () => llm.chat('x', { temperature: -1 }), () => llm.chat('x', { heat: 1 }),
    () => llm.chat('x '.repeat(90)), () => llm.generate([1e9]),
  ]) {
    refusals.push(await act().done.catch(({ message }) => message));
  }
  return {
    whole, stop, text: stopped.text, reason: stopped.finishReason,
    aborted: aborted.finishReason, messages: one.messages.length, seeds, refusals,
    cached: streams.map(({ usage }) => usage.prompt_tokens_details.cached_tokens),
    prompts: streams.map(({ usage }) => usage.prompt_tokens),
  };
}"""
COMPLETIONS = """async (messages) => {
  const { create } = llm.chat.completions;
  const asked = { messages, max_tokens: 5, temperature: 0, presence_penalty: 0 };
  const whole = await create(asked);
  const streamed = { ...asked, stream: true, stream_options: { include_usage: true } };
  const chunks = [];
  for await (const chunk of await create(streamed)) chunks.push(chunk);
  const refused = await create({ ...asked, logprobs: true }).catch(String);
  return [whole, chunks, refused];
}"""


@pytest.fixture(scope="module")
def model_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_model(tmp_path_factory.mktemp("chat") / "small.gguf", biases=True)


@pytest.fixture(scope="module")
def site(model_file: Path) -> Path:
    folder = model_file.parent / "site"
    context = ["--context", str(CONTEXT), "--browsers", ""]
    assert main(["export-web", str(model_file), str(folder), "--page", "chat", *context]) == 0
    return folder


@pytest.fixture(scope="module")
def model(model_file: Path) -> Any:
    return open_text_model(model_file, context=CONTEXT)


@pytest.fixture(scope="module")
def url(site: Path) -> Any:
    with serving(site) as found:
        yield found


def opened(browser: Browser, url: str, **options: Any) -> Page:
    page = browser.open(f"{url}/chat.css", timeout=TIMEOUT_S)
    assert page.evaluate(OPEN, options, timeout=TIMEOUT_S)[1] == CONTEXT
    return page


@pytest.mark.parametrize("options", [{"threads": 1}, {"threads": 2}, {"device": "webgpu"}], ids=str)
def test_greedy_tokens_and_logits_are_those_of_python(
    browser: Browser, url: str, model: Any, options: Any
) -> None:
    if options.get("device") == "webgpu" and browser.name == "firefox":
        pytest.skip("Firefox gives WebGPU on a software adapter to pages alone")
    page = opened(browser, url, conversations=1, **options)
    found = page.evaluate(GREEDY, MESSAGES, timeout=TIMEOUT_S)
    want = model.chat(MESSAGES, temperature=0, repetition_penalty=1, max_new_tokens=12)
    assert found["text"] == want == "".join(found["pieces"])
    assert found["reason"] == "length"
    assert found["usage"]["completion_tokens"] == 12
    again = page.evaluate(GREEDY, MESSAGES, timeout=TIMEOUT_S)
    prompt = again["usage"]["prompt_tokens"]
    assert again["text"] == want
    assert again["usage"]["prompt_tokens_details"]["cached_tokens"] == prompt - 1
    ids = model.tokenizer.chat(MESSAGES)
    assert page.evaluate("(messages) => llm.encode(messages)", MESSAGES) == ids
    ids = [*ids, 5, 6, 7, 8]
    rows = page.evaluate(
        "async (ids, begin) => (await llm.logits(ids, { begin })).map((row) => Array.from(row))",
        ids,
        len(ids) - 4,
        timeout=TIMEOUT_S,
    )
    wanted = [model.logits(ids[: n + 1]) for n in range(len(ids) - 5, len(ids))]
    np.testing.assert_allclose(rows, wanted, rtol=1e-3, atol=1e-3)
    page.evaluate("() => llm.dispose()")
    assert [line for line in page.console if "favicon" not in line] == []
    page.close()


def test_calls_stop_and_conversations_keep_apart(chromium: Browser, url: str) -> None:
    page = opened(chromium, url, threads=1)
    made = page.evaluate(CALLS, timeout=TIMEOUT_S)
    assert made["reason"] == "stop"
    assert made["text"] == made["whole"].split(made["stop"])[0]
    assert made["aborted"] == "cancelled"
    assert made["cached"][2] >= made["prompts"][0]
    assert made["messages"] == 4
    assert made["seeds"][0] == made["seeds"][1] != made["seeds"][2]
    reasons = ["temperature is -1", "no option 'heat'", "has room for 96", "no token 1000000000"]
    for said, reason in zip(made["refusals"], reasons, strict=True):
        assert reason in said
    page.close()


def test_completions_have_the_shape_of_openai(chromium: Browser, url: str) -> None:
    page = opened(chromium, url, threads=1)
    whole, chunks, refused = page.evaluate(
        COMPLETIONS,
        MESSAGES,
        timeout=TIMEOUT_S,
    )
    assert whole["object"] == "chat.completion"
    assert whole["choices"][0]["finish_reason"] == "length"
    assert whole["usage"]["completion_tokens"] == 5
    deltas = [choice["delta"] for chunk in chunks for choice in chunk["choices"]]
    assert deltas[0] == {"role": "assistant", "content": ""}
    text = "".join(delta.get("content", "") for delta in deltas)
    assert text == whole["choices"][0]["message"]["content"]
    assert chunks[-1]["usage"]["completion_tokens"] == 5
    assert "logprobs is true" in refused
    page.close()


def test_a_person_chats_and_stops_and_comes_back(browser: Browser, url: str) -> None:
    page = browser.open("about:blank", timeout=TIMEOUT_S)
    page.set_viewport(390, 844)
    page.goto(f"{url}?threads=1", TIMEOUT_S)
    assert page.evaluate(SETTLED, timeout=TIMEOUT_S)["title"].startswith("small")
    page.evaluate(SEND, "<img src=x onerror=alert(1)> the and")
    shown = page.evaluate(SETTLED, timeout=TIMEOUT_S)
    assert len(shown["messages"]) == 2
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert shown["notice"] is None
    assert "<img src=x onerror=alert(1)> the and" in shown["messages"][0]
    assert "tokens" in shown["messages"][1]
    assert "Retry" in shown["messages"][1]
    assert page.evaluate("() => document.querySelectorAll('#messages img').length") == 0
    page.evaluate(
        "() => [...document.querySelectorAll('.under button')].at(-1).click()"  # retry
    )
    page.evaluate("() => document.getElementById('stop').click()")
    assert len(page.evaluate(SETTLED, timeout=TIMEOUT_S)["messages"]) == 2
    page.evaluate("() => document.getElementById('new').click()")
    assert page.evaluate(SETTLED)["messages"] == []
    page.goto(f"{url}?threads=1", TIMEOUT_S)
    assert page.evaluate(SETTLED, timeout=TIMEOUT_S)["listed"] == 1
    page.evaluate("() => document.querySelector('#conversations button').click()")
    assert len(page.evaluate(SETTLED)["messages"]) == 2
    assert page.console == []
    page.close()


MARKDOWN = """(text) => {
  const made = document.createElement('div');
  made.append(...kitsune.markdown(text));
  return made.innerHTML;
}"""
RENDERED = [
    (
        "a **b** *c* `d<` ~~e~~",
        "<p>a <strong>b</strong> <em>c</em> <code>d&lt;</code> <del>e</del></p>",
    ),
    (
        "# T\n\n- a\n- b\n  - c\n\n3. x",
        '<h3>T</h3><ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><ol start="3"><li>x</li></ol>',
    ),
    ("<script>x</script>", "<p>&lt;script&gt;x&lt;/script&gt;</p>"),
    ("[a](javascript:alert)", "<p><span>a</span></p>"),
    ("```py\nx < 1\n", '<pre tabindex="0" data-language="py"><code>x &lt; 1\n</code></pre>'),
    ("> q\nr", "<blockquote><p>q<br>r</p></blockquote>"),
    ("2 * 3 * 4 and a_b_c", "<p>2 * 3 * 4 and a_b_c</p>"),
    (
        "|a|b|\n|-|-|\n|1|2|",
        '<div class="table" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead>'
        "<tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>",
    ),
]


def test_markdown_becomes_elements_and_nothing_else(chromium: Browser, url: str) -> None:
    page = chromium.open(f"{url}?threads=1", timeout=TIMEOUT_S)
    page.evaluate(SETTLED, timeout=TIMEOUT_S)
    for text, want in RENDERED:
        assert page.evaluate(MARKDOWN, text) == want
    link = page.evaluate(MARKDOWN, "see https://example.org/a_b.")
    assert '<a href="https://example.org/a_b"' in link
    assert "noopener" in link
    page.close()


def test_a_visit_without_the_network(chromium: Browser, site: Path) -> None:
    with serving(site) as found:
        page = chromium.open(f"{found}?threads=1", timeout=TIMEOUT_S)
        page.evaluate(SETTLED, timeout=TIMEOUT_S)
        page.evaluate(
            "async () => { while (document.body.dataset.offline !== 'ready') "
            "await new Promise((r) => setTimeout(r, 20)); }",
            timeout=TIMEOUT_S,
        )
    page.goto(f"{found}?threads=1", TIMEOUT_S)
    assert page.evaluate(SETTLED, timeout=TIMEOUT_S)["state"] == "ready"
    page.evaluate(SEND, "the")
    assert len(page.evaluate(SETTLED, timeout=TIMEOUT_S)["messages"]) == 2
    page.close()
