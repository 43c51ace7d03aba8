"""A call of a model from a file in, what an earlier process made of it out: from the cache.

What is stored is the graph that rewriting left, as `model.save` writes it. So whoever finds it
reads no file of ONNX, traces nothing and rewrites nothing; its program and its panels are in the
cache as well."""

from __future__ import annotations

from kitsune.artefact.variant_cache import find_variant, keep_variant
from kitsune.cache.programs import has_address
from kitsune.cache.store import digest
from kitsune.config import AMBIENT, FusionConfig
from kitsune.ir.dtypes import DType
from kitsune.plan.measured import Measured
from kitsune.sources import Call, OnnxSource, Source, Traced
from kitsune.specialisation import Specialisation
from kitsune.target import Target


def kept_as(
    source: Source,
    call: Call,
    target: Target,
    config: FusionConfig,
    precision: DType,
    measured: Measured,
) -> str:
    """What the cache calls what is made of a call; nothing where it is made anew every time."""
    ambient = AMBIENT.get()
    if not isinstance(source, OnnxSource) or target.device != "cpu":
        return ""
    settings = f"{target!r} {config} {ambient} {precision}"
    is_told = config.debug or ambient.must  # contracts and logs are about how it was made
    if is_told or has_address(settings) or not (name := source.cache_name(call)):
        return ""
    slow = sorted(key for key, timed in measured.programs.items() if timed.gain < 1)
    return f"model-{digest(name, settings, measured.name, *slow)}"


def recalled(key: str) -> Traced | None:
    variant = find_variant(key) if key else None
    if variant is None:
        return None
    return Traced(variant.graph, variant.output_names, checks=variant.checks, is_recalled=True)


def remember(key: str, source: Source, made: Specialisation) -> None:
    """Not where its files changed as they were read, nor where it was measured to lose by fusion:
    the graph is then another than its settings say."""
    is_same = isinstance(source, OnnxSource) and source.is_current()
    if key and is_same and made.built.timed is None:
        keep_variant(key, made.saved())
