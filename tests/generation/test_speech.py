"""Speech: the features, tokens and segments of transformers, and sounds in every form."""

from __future__ import annotations

import json
import wave
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.cli import main
from kitsune.errors import InputError
from kitsune.generation.sounds import read_sound, resample
from kitsune.generation.speech import Job, SpeechModel
from kitsune.generation.timestamps import TimestampRules, split_spans
from tests.encoder_decoders import (
    extractor,
    make_sources,
    sound,
    write_family,
    write_tokenizer,
    write_wav,
)

torch = pytest.importorskip("torch")
pytest.importorskip("transformers")
RATE = 16_000


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("whisper")


@pytest.fixture(scope="module")
def module(folder: Path) -> Any:
    return write_family("whisper", folder, seed=3)


class Words:
    """A tokenizer whose texts are the tokens themselves."""

    ends = frozenset[int]()
    template = None

    def decode(self, ids: Any) -> str:
        return " ".join(map(str, ids))


@pytest.fixture(scope="module")
def model(folder: Path, module: Any) -> SpeechModel:
    made: Any = kt.create_model(folder)
    made.tokenizer = Words()
    assert isinstance(made, SpeechModel)
    return made


def write_integers(path: Path, samples: np.ndarray) -> Path:
    """Write [samples, channels]."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(samples.shape[1])
        file.setsampwidth(samples.itemsize)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return path


# --- sounds --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [np.uint8, np.int16, np.int32])
def test_integers_of_any_width_and_two_channels_are_mixed(kind: Any, tmp_path: Path) -> None:
    whole = sound(0.1)
    bits = 8 * np.dtype(kind).itemsize
    offset = 128 if kind is np.uint8 else 0
    codes = np.rint(whole.astype(np.float64) * (2 ** (bits - 1) - 1) + offset).astype(kind)
    path = write_integers(tmp_path / "a.wav", np.stack([codes, np.full_like(codes, offset)], 1))
    np.testing.assert_allclose(read_sound(path, RATE), whole / 2, atol=2.0**-bits + 1e-6)
    np.testing.assert_allclose(read_sound(codes, RATE), whole, atol=2.0 ** (1 - bits) + 1e-6)


def test_samples_of_24_bits_are_read(tmp_path: Path) -> None:
    whole = sound(0.05)
    codes = np.rint(whole.astype(np.float64) * (2**23 - 1)).astype("<i4")
    with wave.open(str(tmp_path / "a.wav"), "wb") as file:
        file.setparams((1, 3, RATE, 0, "NONE", ""))
        file.writeframes(codes.view(np.uint8).reshape(-1, 4)[:, :3].tobytes())
    np.testing.assert_allclose(read_sound(tmp_path / "a.wav", RATE), whole, atol=1e-6)


@pytest.mark.parametrize("rate", [8_000, 11_025, 22_050, 44_100, 48_000])
def test_another_rate_keeps_tones_and_drops_what_it_cannot_hold(rate: int) -> None:
    def tone(hertz: float, at: int) -> np.ndarray:
        return np.sin(2 * np.pi * hertz * np.arange(at) / at)

    inside = slice(RATE // 10, -RATE // 10)
    for hertz in (100.0, 1234.0, 3000.0):
        got = resample(tone(hertz, rate).astype(np.float32), rate, RATE)
        assert len(got) == RATE
        np.testing.assert_allclose(got[inside], tone(hertz, RATE)[inside], atol=2e-5)
    if rate > RATE:
        high = resample(tone(rate / 2 - 1000, rate).astype(np.float32), rate, RATE)
        assert np.abs(high[inside]).max() < 1e-5


def test_what_is_no_sound_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.wav").write_bytes(b"RIFF\x00\x00\x00\x00OggS")
    with pytest.raises(InputError, match="is no WAV file"):
        read_sound(tmp_path / "a.wav", RATE)
    with pytest.raises(InputError, match="not finite"):
        read_sound(np.array([0.0, np.nan]), RATE)
    with pytest.raises(InputError, match="the sound is empty"):
        read_sound(np.zeros(0), RATE)
    with pytest.raises(InputError, match="a sound of"):
        read_sound(np.zeros((2, 3, 4)), RATE)
    with pytest.raises(InputError, match="7 samples a second"):
        read_sound(np.zeros(9), RATE, 7)


def test_features_are_those_of_transformers(model: SpeechModel) -> None:
    for seconds, options in ((0.7, {}), (3.3, {"truncation": False, "padding": "longest"})):
        samples = sound(seconds)
        made = extractor()(samples, sampling_rate=RATE, return_tensors="np", **options)
        want = made["input_features"][0]
        np.testing.assert_allclose(model.features(samples), want, atol=1e-5)


# --- timestamps ----------------------------------------------------------------------------------


def test_timestamp_rules_are_those_of_transformers() -> None:
    from transformers import GenerationConfig, WhisperTimeStampLogitsProcessor

    said = GenerationConfig(eos_token_id=40, max_initial_timestamp_index=10)
    said.no_timestamps_token_id = 44
    theirs = WhisperTimeStampLogitsProcessor(said, begin_index=3)
    ours = TimestampRules(first=45, end=40, max_initial=10)
    rng = np.random.default_rng(0)
    for before in ([], [47], [47, 3], [47, 3, 60], [47, 3, 60, 60], [47, 3, 60, 60, 9], [3, 4]):
        for scale in (0.1, 3.0):
            scores = (rng.normal(size=96) * scale).astype(np.float32)
            want = theirs(torch.tensor([[41, 38, 43, *before]]), torch.tensor(scores[None]))
            np.testing.assert_array_equal(ours.apply(scores, before), want[0].numpy())


def test_windows_are_split_at_pairs_of_timestamps() -> None:
    def split(*tokens: int) -> tuple[list[tuple[int, int]], int]:
        spans, more = split_spans(tokens, 45, 50)
        return [(span.begin, span.end) for span in spans], more

    assert split(45, 1, 2, 55, 55, 3, 65) == ([(0, 10), (10, 20)], 50)
    assert split(45, 1, 2, 55, 55, 3) == ([(0, 10)], 10)
    assert split(45, 1, 2, 55) == ([(0, 10)], 50)
    assert split(45, 1, 2) == ([(0, 50)], 50)


# --- text ----------------------------------------------------------------------------------------


def test_tokens_of_a_window_are_those_of_transformers(model: SpeechModel, module: Any) -> None:
    samples = sound(0.7)
    features = extractor()(samples, sampling_rate=RATE, return_tensors="pt")["input_features"]
    state = model.encode(model.features(samples)[None])
    for language, task in (("de", "translate"), ("en", "transcribe")):
        options = {"language": language, "task": task, "max_new_tokens": 64, "num_beams": 1}
        want = module.generate(features, **options)[0].tolist()
        state.rewind()
        window = model._write(state, Job(language, task, False, 64, None))
        assert list(window.tokens) == [n for n in want if n != 40]
    state.rewind()
    found = module.detect_language(features)[0]
    assert model.tokens.languages[model.detect_language(state)] == int(found)


def test_segments_of_a_long_sound_are_those_of_transformers(
    model: SpeechModel, module: Any
) -> None:
    for seconds in (2.1, 3.3):
        samples = sound(seconds)
        read = extractor()(
            samples,
            sampling_rate=RATE,
            return_tensors="pt",
            truncation=False,
            padding="longest",
            return_attention_mask=True,
        )
        options = {"language": "en", "task": "transcribe", "return_timestamps": True}
        made = module.generate(**read, **options, return_segments=True, max_new_tokens=40)
        want = [
            (round(float(each["start"]), 2), round(float(each["end"]), 2), words(each["tokens"]))
            for each in made["segments"][0]
        ]
        heard = list[Any]()
        got = model.transcribe(
            samples,
            "en",
            timestamps=True,
            no_speech_threshold=None,
            max_new_tokens=40,
            on_segment=heard.append,
        )
        assert [(s.start, s.end, s.text) for s in got.segments] == [w for w in want if w[2]]
        assert heard == list(got.segments)


def words(tokens: Any) -> str:
    return " ".join(str(n) for n in tokens.tolist() if n < 40)


def test_batches_of_features_give_the_logits_of_transformers(
    model: SpeechModel, module: Any
) -> None:
    arrays, _ = make_sources(module, 3)
    tokens = np.random.default_rng(2).integers(3, 38, (3, 6))
    with torch.no_grad():
        given = torch.tensor(arrays["input_features"])
        want = module(given, decoder_input_ids=torch.tensor(tokens)).logits.numpy()
    made = model.process(**arrays, decoder_input_ids=tokens)
    np.testing.assert_allclose(made["logits"], want, atol=2e-5 * np.abs(want).max())


def test_what_is_not_known_is_refused(model: SpeechModel) -> None:
    for options, message in (
        ({"language": "xx"}, "there is no language 'xx'"),
        ({"task": "sing"}, "there is no task 'sing'"),
    ):
        with pytest.raises(InputError, match=message):
            model.transcribe(sound(0.1), **options)
    with pytest.raises(InputError, match="the features are"):
        model.encode(np.zeros((1, 80, 99)))


def test_a_file_is_written_down(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], model: SpeechModel
) -> None:
    (tmp_path / "m").mkdir()
    for file in folder.iterdir():
        (tmp_path / "m" / file.name).write_bytes(file.read_bytes())
    write_tokenizer(tmp_path / "m", 40)
    path = write_wav(tmp_path / "a.wav", 1.5, 8_000)
    said = ["run", str(tmp_path / "m"), "--audio", str(path), "--max-tokens", "12"]
    assert main([*said, "--json", "--timestamps", "--language", "en"]) == 0
    found = json.loads(capsys.readouterr().out)
    want = model.transcribe(path, "en", timestamps=True, max_new_tokens=12)
    assert [s["start"] for s in found["segments"]] == [s.start for s in want.segments]
    assert found["language"] == "en"
    assert main([*said, "--timestamps"]) == 0
    assert capsys.readouterr().out.startswith("[00:00:0")
    assert main(said[:2]) == 2
    assert "give --audio FILE" in capsys.readouterr().err
    assert main([*said, "--prompt", "a"]) == 2
    assert "takes no --prompt" in capsys.readouterr().err
