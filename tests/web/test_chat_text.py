"""The text of a chat in a page, in Node: templates as Jinja has them, tokens as `tokenizers`."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from kitsune.bundle.chat_vocabulary import convert_vocabulary
from kitsune.bundle.page_patterns import translate_pattern
from kitsune.bundle.page_template import check_template
from kitsune.errors import InputError, KitsuneError, UnsupportedError
from kitsune.generation.templates import render
from tests.web.chat_templates import CONVERSATIONS, TEMPLATES
from tests.web.chat_texts import TEXTS, tokenizers_of_every_kind

WEB = Path(__file__).parent.parent.parent / "kitsune" / "web"
NAMES = {"bos_token": "<s>", "eos_token": "</s>"}
RENDER = """
import { render } from '%(web)s/jinja.js';
import { readFileSync } from 'node:fs';
const made = JSON.parse(readFileSync(0, 'utf8')).map(([template, names]) => {
  try {
    return { text: render(template, names) };
  } catch (error) {
    return { error: error.name === 'Error' ? error.message : String(error.stack) };
  }
});
console.log(JSON.stringify(made));
"""


def run_node(script: str, given: Any) -> Any:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node.js")
    command = [node, "--input-type=module", "-e", script % {"web": WEB.as_uri()}]
    made = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    return json.loads(made.stdout)


def test_templates_are_rendered_as_jinja_does() -> None:
    cases, wanted = [], []
    for name, template in TEMPLATES.items():
        check_template(template, name)
        for each in CONVERSATIONS:
            more = {"tools": None, "documents": None, **each, **NAMES}
            cases.append([template, {**more, "add_generation_prompt": True}])
            try:
                wanted.append({"text": render(template, **more)})
            except InputError as error:
                wanted.append({"error": error.why})
    for case, made, want in zip(cases, run_node(RENDER, cases), wanted, strict=True):
        assert made == want, case


TOKENISE = """
import { TextStream, Vocabulary } from '%(web)s/vocabulary.js';
import { readFileSync } from 'node:fs';
const made = JSON.parse(readFileSync(0, 'utf8')).map(({ vocabulary, texts }) => {
  const words = new Vocabulary(vocabulary);
  return texts.map((text) => {
    const ids = words.encode(text);
    const stream = new TextStream(words);
    return [ids, words.decode(ids), ids.map((id) => stream.add(id)).join('') + stream.end()];
  });
});
console.log(JSON.stringify(made));
"""


def test_tokens_are_those_of_the_package() -> None:
    given, wanted = [], []
    for name, each in tokenizers_of_every_kind():
        vocabulary = convert_vocabulary(json.loads(each.to_str()), name)
        given.append({"vocabulary": vocabulary, "texts": TEXTS})
        ids = [each.encode(text, add_special_tokens=False).ids for text in TEXTS]
        decoded = [each.decode(n) for n in ids]
        wanted.append([[n, text, text] for n, text in zip(ids, decoded, strict=True)])
    for case, made, want in zip(given, run_node(TOKENISE, given), wanted, strict=True):
        assert made == want, case["vocabulary"]["preTokenizer"]


@pytest.mark.parametrize("pattern", [r"a++", r"[a[b]]", r"[a&&b]", r"\p{Foo}", r"^a", r"\Ga"])
def test_a_pattern_that_a_page_does_not_have_is_refused(pattern: str) -> None:
    with pytest.raises(UnsupportedError, match="does not run in a page"):
        translate_pattern(pattern, "tokenizer.json")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"model": {"type": "WordPiece", "vocab": {}}}, "known are BPE and Unigram"),
        ({"model": {"type": "BPE", "vocab": {"a": 0}, "merges": ["a b"]}}, "KeyError"),
        (
            {
                "model": {"type": "BPE", "vocab": {}, "merges": []},
                "pre_tokenizer": {"type": "BertPreTokenizer"},
            },
            "its pre-tokenizer is 'BertPreTokenizer'",
        ),
    ],
)
def test_a_vocabulary_that_a_page_does_not_have_is_refused(said: Any, why: str) -> None:
    with pytest.raises(KitsuneError) as caught:
        convert_vocabulary(said, "tokenizer.json")
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("template", "why"),
    [
        ("{{ x | pprint }}", "it has the filter 'pprint'"),
        ("{{ lipsum() }}", "it calls 'lipsum'"),
        ("{{ x.__class__.mro() }}", r"it calls '.mro\(\)'"),
        ("{% include 'a' %}", "it includes another"),
        ("{% if %}", "is none"),
    ],
)
def test_a_template_that_a_page_does_not_have_is_refused(template: str, why: str) -> None:
    with pytest.raises(KitsuneError, match=why):
        check_template(template, "model.gguf")
