"""Read sounds: WAV files of any rate, mixed to one channel and resampled.

samples = read_sound("speech.wav", 16_000)        # f32 from -1 to 1
"""

from __future__ import annotations

import os
import wave
from math import ceil, gcd
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.system.files import open_file

MAX_SECONDS = 24 * 3600
RATES = (1_000, 768_000)  # samples a second
ZERO_CROSSINGS = 24  # of the filter, on each side, at the lower of the two rates
ROLLOFF = 0.95  # of the lower rate's band that passes
BETA = 12.0  # of the Kaiser window: 118 dB
MAX_TAPS = 1 << 22  # of the filter of every phase together
BLOCK = 1 << 16  # samples that are resampled at once


def read_sound(source: Any, rate: int, given_rate: int | None = None) -> np.ndarray:
    """The samples of a WAV file, or of an array [samples] or [samples, channels], at a rate.
    `given_rate` is that of an array, and `rate` if None."""
    if isinstance(source, (str, os.PathLike)):
        if given_rate is not None:
            raise InputError("a file has a rate of its own", hint="leave out rate=")
        samples, found = read_wav(Path(source))
    else:
        samples, found = _read_array(source), rate if given_rate is None else given_rate
    if not len(samples):
        raise InputError("the sound is empty", why="it has no samples")
    if not RATES[0] <= found <= RATES[1]:
        raise InputError(f"the sound has {found} samples a second", why=f"{RATES} are the limits")
    if len(samples) > MAX_SECONDS * found:
        raise InputError(f"the sound is longer than {MAX_SECONDS // 3600} hours")
    return resample(samples, found, rate)


def read_wav(path: Path) -> tuple[np.ndarray, int]:
    """The samples of a PCM file, all channels mixed, and their rate."""
    try:
        with open_file(path) as opened, wave.open(opened, "rb") as file:
            width, channels = file.getsampwidth(), file.getnchannels()
            data, rate = file.readframes(file.getnframes()), file.getframerate()
    except (wave.Error, EOFError) as error:
        raise InputError(
            f"'{path}' is no WAV file that can be read",
            why=str(error) or "it ends too early",
            hint=f"convert it: ffmpeg -i '{path}' -c:a pcm_s16le sound.wav",
        ) from None
    if width not in _WIDTHS:
        raise UnsupportedError(f"'{path}' has samples of {8 * width} bits")
    whole = len(data) // (width * channels) * width * channels
    return _mix(_decode_pcm(data[:whole], width).reshape(-1, channels)), rate


_WIDTHS = (1, 2, 3, 4)  # bytes of a sample


def _decode_pcm(data: bytes, width: int) -> np.ndarray:
    """Integers as floats from -1 to 1; those of 8 bits have no sign."""
    if width == 1:
        return (np.frombuffer(data, np.uint8).astype(np.float32) - 128) / 128
    if width == 3:
        wide = np.zeros((len(data) // 3, 4), np.uint8)
        wide[:, 1:] = np.frombuffer(data, np.uint8).reshape(-1, 3)
        return (wide.view("<i4")[:, 0] / 2.0**31).astype(np.float32)
    found = np.frombuffer(data, f"<i{width}")
    return (found / 2.0 ** (8 * width - 1)).astype(np.float32)


def _read_array(source: Any) -> np.ndarray:
    found = np.asarray(source)
    if found.dtype.kind not in "iuf" or found.ndim not in (1, 2):
        raise InputError(
            f"a sound of {found.dtype}{list(found.shape)}",
            why="it is numbers, [samples] or [samples, channels]",
        )
    if found.dtype.kind == "u":
        found = (found.astype(np.float64) - 2.0 ** (8 * found.itemsize - 1)).astype(np.float64)
        found = found / 2.0 ** (8 * np.asarray(source).itemsize - 1)
    elif found.dtype.kind == "i":
        found = found / 2.0 ** (8 * found.itemsize - 1)
    made = found.astype(np.float32)
    if not np.isfinite(made).all():
        raise InputError("the sound has samples that are not finite")
    return made if made.ndim == 1 else _mix(made)


def _mix(samples: np.ndarray) -> np.ndarray:
    return samples[:, 0] if samples.shape[1] == 1 else samples.mean(1, dtype=np.float32)


# --- another rate --------------------------------------------------------------------------------


def resample(samples: np.ndarray, rate: int, wanted: int) -> np.ndarray:
    """Samples at another rate, by a windowed sinc that lets the lower rate's band pass.

    With wanted/rate = up/down in lowest terms, output n stands at input n·down/up: the fraction
    is one of `up` phases, and each phase has a row of taps."""
    if rate == wanted:
        return samples
    common = gcd(rate, wanted)
    up, down = wanted // common, rate // common
    scale = min(1.0, wanted / rate) * ROLLOFF
    reach = ceil(ZERO_CROSSINGS / scale)  # inputs on each side
    if up * 2 * reach > MAX_TAPS:
        raise UnsupportedError(
            f"cannot resample {rate} to {wanted} samples a second",
            why=f"the rates have no common factor above {common}",
            hint=f"convert the sound to {wanted} first",
        )
    taps = _make_taps(up, reach, scale)
    count = ceil(len(samples) * up / down)
    padded = np.pad(samples.astype(np.float32), (reach, reach + down))
    windows = np.lib.stride_tricks.sliding_window_view(padded, 2 * reach)
    made = np.empty(count, np.float32)
    for first in range(0, count, BLOCK):
        at = np.arange(first, min(first + BLOCK, count), dtype=np.int64) * down
        phase = at % up
        seen = windows[at // up + 1]  # inputs ⌊n·down/up⌋ − reach + 1 to + reach
        made[first : first + len(at)] = np.einsum("nk,nk->n", seen, taps[phase])
    return made


def _make_taps(up: int, reach: int, scale: float) -> np.ndarray:
    """The filter at the distance of each input from a place between two, for each phase."""
    fraction = np.arange(up)[:, None] / up
    distance = np.arange(1 - reach, reach + 1)[None, :] - fraction
    inside = np.clip(1 - (distance / reach) ** 2, 0, None)
    window = np.i0(BETA * np.sqrt(inside)) / np.i0(BETA)
    found = scale * np.sinc(scale * distance) * window
    return np.asarray(found / found.sum(1, keepdims=True), np.float32)
