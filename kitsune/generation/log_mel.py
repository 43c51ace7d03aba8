"""Compute log-mel features of sounds, as Whisper was trained with.

    features = log_mel(samples, settings)         # [mels, frames]

A frame is the power spectrum of a window of samples, summed by triangles that stand evenly on the
mel scale; its logarithm is cut 8 decades below the loudest of the sound.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.system.records import dataclass

MAX_HZ = 8000.0
FLOOR = 1e-10  # of a power
DECADES = 8.0
BLOCK = 4096  # frames at once


@dataclass(frozen=True)
class MelSettings:
    """How samples become frames."""

    mels: int
    rate: int = 16_000
    window: int = 400  # samples of a frame
    hop: int = 160  # samples from one frame to the next


def read_mel_settings(said: Mapping[str, Any], mels: int, path: object) -> MelSettings:
    """The settings of a preprocessor_config.json."""
    usual = MelSettings(mels)
    found = MelSettings(
        mels=said.get("feature_size", mels),
        rate=said.get("sampling_rate", usual.rate),
        window=said.get("n_fft", usual.window),
        hop=said.get("hop_length", usual.hop),
    )
    values = (found.mels, found.rate, found.window, found.hop)
    if any(type(n) is not int or not 0 < n < 1 << 20 for n in values) or found.hop > found.window:
        raise InputError(f"'{path}' describes no frames", why=f"it says {found}")
    if found.mels != mels:
        raise InputError(f"'{path}' makes {found.mels} mels", why=f"the model reads {mels}")
    return found


def log_mel(samples: np.ndarray, settings: MelSettings) -> np.ndarray:
    """The features of a sound, as [mels, samples // hop]."""
    window, hop = settings.window, settings.hop
    count, half = len(samples) // hop, window // 2
    if len(samples) <= half:
        samples = np.pad(samples, (0, half + 1 - len(samples)))
    padded = np.pad(samples.astype(np.float32), half, mode="reflect")
    frames = np.lib.stride_tricks.sliding_window_view(padded, window)[::hop][:count]
    weights = mel_weights(settings)
    shape = (0.5 - 0.5 * np.cos(2 * np.pi * np.arange(window) / window)).astype(np.float32)
    made = np.empty((settings.mels, count), np.float32)
    for first in range(0, count, BLOCK):
        spectrum = np.fft.rfft(frames[first : first + BLOCK] * shape)
        power = (spectrum.real**2 + spectrum.imag**2).astype(np.float32)
        made[:, first : first + BLOCK] = weights @ power.T
    np.log10(np.maximum(made, FLOOR, out=made), out=made)
    np.maximum(made, made.max(initial=-np.inf) - DECADES, out=made)
    made += 4.0
    made /= 4.0
    return made


@lru_cache(maxsize=8)
def mel_weights(settings: MelSettings) -> np.ndarray:
    """The triangles over the spectrum, [mels, bins], each of area 1 (Slaney)."""
    bins = np.linspace(0, settings.rate // 2, settings.window // 2 + 1)
    edges = _to_hz(np.linspace(_to_mel(0.0), _to_mel(MAX_HZ), settings.mels + 2))
    low, middle, high = edges[:-2, None], edges[1:-1, None], edges[2:, None]
    rising, falling = (bins - low) / (middle - low), (high - bins) / (high - middle)
    found = np.maximum(0, np.minimum(rising, falling)) * (2.0 / (high - low))
    return np.ascontiguousarray(found, np.float32)


# Slaney's scale is linear to 1000 Hz, 15 mels, and logarithmic from there: 27 mels to 6400 Hz.
_KNEE_HZ, _KNEE_MEL, _PER_LOG = 1000.0, 15.0, 27.0 / np.log(6.4)


def _to_mel(hz: float) -> float:
    if hz < _KNEE_HZ:
        return hz * _KNEE_MEL / _KNEE_HZ
    return float(_KNEE_MEL + np.log(hz / _KNEE_HZ) * _PER_LOG)


def _to_hz(mels: np.ndarray) -> np.ndarray:
    linear = mels * _KNEE_HZ / _KNEE_MEL
    return np.where(mels < _KNEE_MEL, linear, _KNEE_HZ * np.exp((mels - _KNEE_MEL) / _PER_LOG))
