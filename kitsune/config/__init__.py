"""`FusionConfig`: the fusion options of a user, and the configuration in force.

`AMBIENT` is the one context variable: the configuration of code that gives none, and the assertions
of the `with` blocks it stands in.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Literal, NoReturn, ParamSpec, TypeVar

from kitsune.config.options import unknown
from kitsune.config.pattern_names import NAMED, FusionPattern, op_names, parse_pattern
from kitsune.errors import ConfigError, UnsupportedError
from kitsune.system.lazy_imports import closest_name

# --- options by keyword ---------------------------------------------------------------------------

P = ParamSpec("P")
R = TypeVar("R")


def check_options(what: str, given: Iterable[str], known: Collection[str]) -> None:
    """Raise for the first option given to `what` that is not among those known."""
    for name in given:
        if name not in known:
            meant = closest_name(name, known)
            raise ConfigError(
                f"{what} has no option '{name}'",
                why=f"the options are {', '.join(known)}",
                hint=f"did you mean '{meant}'?" if meant else "",
            )


def named_options(function: Callable[P, R], what: str = "") -> Callable[P, R]:
    """The same function, which answers an unknown keyword with the one that was meant."""
    kinds = (inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    parameters = inspect.signature(function).parameters.values()
    known = tuple(p.name for p in parameters if p.kind in kinds and p.name != "self")
    name = what or f"{function.__name__}()"

    @wraps(function)
    def call(*args: P.args, **options: P.kwargs) -> R:
        check_options(name, options, known)
        return function(*args, **options)

    return call


# --- FusionConfig ---------------------------------------------------------------------------------

DEVICES = ("cpu", "webgpu", "wasm")
BITS = (1, 2, 3, 4, 8)

# Compiling takes 1.1 ms an op in kernels of 64, 1.3 in kernels of 128 and 1.6 in kernels of 192;
# running takes the same time an op in all of them.
MAX_FUSION_SIZE = 64
MOST_FUSION_SIZE = 128  # beyond it, walking a kernel's expression would outgrow Python's stack

# Which switch a fusion answers to: attention and convolution are built on contractions.
SWITCHES = {
    "elementwise": "enable_elementwise",
    "reduction": "enable_reduction",
    "matmul": "enable_matmul",
    "attention": "enable_matmul",
    "conv": "enable_matmul",
}

V = TypeVar("V")


class Options(dict[str, V]):
    """A dict that does not change, so that it can be part of a key."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> Any:
        return Options, (dict(self),)

    def _refuse_assignment(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise UnsupportedError(
            "a configuration does not change", hint="make another: dataclasses.replace(config, …)"
        )

    __setitem__ = __delitem__ = update = pop = popitem = clear = setdefault = __ior__ = (
        _refuse_assignment
    )


@dataclass(frozen=True)
class FusionConfig:
    """The fusion options of a compile.

    `enabled=False` gives every op its own kernel: the program that fusion is measured against.
    `patterns` names the fusions allowed, all when None; `use_auto_fusion=False` allows them only in
    the plain form they are named after. `max_fusion_size` counts ops of a kernel, views left out.
    `min_fusion_benefit` is the predicted speed-up a group must reach, of the work that fusion can
    change: what its largest op reads and computes is left out. `numerics="fast"` allows
    approximations, such as 8-bit activations against low-bit weights. `batch_invariant=True` gives
    a row the same bits whatever rows are computed beside it: every kernel sums in one order.
    `kv_cache_bits` stores the keys and values of generated texts as codes of 8 or 4 bits.
    """

    enabled: bool = True
    patterns: Sequence[str | FusionPattern] | None = None
    use_auto_fusion: bool = True
    max_fusion_size: int = MAX_FUSION_SIZE
    min_fusion_benefit: float = 1.1
    min_tensor_size: int = 0
    enable_elementwise: bool = True
    enable_reduction: bool = True
    enable_matmul: bool = True
    devices: Mapping[str, bool] = field(default_factory=lambda: dict.fromkeys(DEVICES, True))
    custom_patterns: Mapping[str, Any] = field(default_factory=dict)
    use_quantized_weights: bool = False
    bits_per_weight: int = 4
    kv_cache_bits: Literal[8, 4] | None = None
    use_browser_optimizations: bool = True
    numerics: Literal["strict", "fast"] = "strict"
    batch_invariant: bool = False
    verify: bool | float = False
    debug: bool = False

    def __post_init__(self) -> None:
        for name in _SWITCHES:
            if not isinstance(getattr(self, name), bool):
                _refuse(name, getattr(self, name), "True or False")
        _number("max_fusion_size", self.max_fusion_size, int, 1, MOST_FUSION_SIZE)
        _number("min_tensor_size", self.min_tensor_size, int, 0)
        _number("min_fusion_benefit", self.min_fusion_benefit, (int, float), 0)
        if self.numerics not in ("strict", "fast"):
            _refuse("numerics", self.numerics, "'strict' or 'fast'")
        if self.bits_per_weight not in BITS or isinstance(self.bits_per_weight, bool):
            _refuse("bits_per_weight", self.bits_per_weight, f"one of {', '.join(map(str, BITS))}")
        if self.kv_cache_bits not in (None, 8, 4):
            _refuse("kv_cache_bits", self.kv_cache_bits, "8, 4 or None")
        if not isinstance(self.verify, bool):
            _number("verify", self.verify, (int, float), 0, 1)
        object.__setattr__(self, "devices", _devices(self.devices))
        object.__setattr__(self, "patterns", _patterns(self.patterns))
        object.__setattr__(self, "custom_patterns", _custom(self.custom_patterns))

    def refusal(self, pattern: FusionPattern, ops: tuple[str, ...] = ()) -> str | None:
        """Why a fusion of this pattern, over these ops, is not allowed; None when it is."""
        if pattern.name in self.custom_patterns:
            return None
        switch = SWITCHES[pattern.fusion_type]
        if not getattr(self, switch):
            return f"pattern {pattern.name} is switched off: {switch} is False"
        if self.batch_invariant and pattern.name == "matrix_chain":
            return (
                "pattern matrix_chain is switched off: its order depends on how many rows there are"
            )
        if self.patterns is None:
            return None
        named = [parse_pattern(p) for p in self.patterns if parse_pattern(p).name == pattern.name]
        if not named:
            return f"pattern {pattern.name} is switched off"
        if any(not p.ops or p.ops == ops for p in named):
            return None
        return f"pattern {pattern.name} is on only for {' and '.join(map(str, named))}"

    def off(self, device: str) -> str | None:
        """Why nothing is fused on a device; None when it is."""
        if not self.enabled:
            return "fusion is switched off"
        return None if self.devices.get(device, True) else f"fusion is switched off for {device}"


FusionConfig.__init__ = named_options(  # type: ignore[method-assign]
    FusionConfig.__init__, "FusionConfig"
)

_SWITCHES = (
    "enabled",
    "use_auto_fusion",
    "enable_elementwise",
    "enable_reduction",
    "enable_matmul",
    "use_quantized_weights",
    "use_browser_optimizations",
    "batch_invariant",
    "debug",
)


# --- validation of options -----------------------------------------------------------------------


def _refuse(name: str, value: object, wanted: str) -> NoReturn:
    raise UnsupportedError(f"{name}={value!r} does not exist", hint=f"choose {wanted}")


def _number(
    name: str, value: Any, kind: type | tuple[type, ...], least: float, most: float = float("inf")
) -> None:
    fits = isinstance(value, kind) and not isinstance(value, bool)
    if not fits or not least <= float(value) <= most:
        what = "a whole number" if kind is int else "a number"
        _refuse(name, value, f"{what} from {least}" + (f" to {most}" if most < 1e9 else ""))


def _devices(given: Mapping[str, bool]) -> Options[bool]:
    """Every device, those not named as they are."""
    if not isinstance(given, Mapping):
        _refuse("devices", given, "a dict such as {'cpu': True, 'webgpu': False}")
    for name, value in given.items():
        if name not in DEVICES:
            error = unknown("device", str(name), list(DEVICES))
            raise UnsupportedError(
                error.what, why=error.why, hint="Metal and other GPUs are reached through 'webgpu'"
            )
        if not isinstance(value, bool):
            _refuse(f"devices[{name!r}]", value, "True or False")
    return Options({**dict.fromkeys(DEVICES, True), **given})


def _patterns(given: object) -> tuple[FusionPattern, ...] | None:
    if given is None:
        return None
    if isinstance(given, (str, FusionPattern)) or not isinstance(given, Iterable):
        _refuse("patterns", given, "a list of names or FusionPatterns, or None for all")
    made = tuple(parse_pattern(p) for p in given)
    for p in made:
        if p.name not in NAMED:
            raise UnsupportedError(
                f"pattern '{p.name}' is not one of the named ones",
                why=f"there are {', '.join(NAMED)}",
                hint="add it to custom_patterns",
            )
    return made


def _custom(given: object) -> Options[Any]:
    """Op names as tuples; patterns of the rewrite language, which have `match`, as they are."""
    if not isinstance(given, Mapping):
        _refuse("custom_patterns", given, "a dict such as {'name': ['matmul', 'add', 'relu']}")
    made: dict[str, Any] = {}
    for name, pattern in given.items():
        if name in NAMED or not isinstance(name, str):
            raise UnsupportedError(
                f"custom pattern {name!r} has the name of another", hint="choose a name of its own"
            )
        if isinstance(pattern, FusionPattern):
            pattern = pattern.ops
        made[name] = pattern if hasattr(pattern, "match") else op_names(name, pattern)
        if made[name] == () or (isinstance(made[name], tuple) and len(made[name]) < 2):
            raise UnsupportedError(
                f"custom pattern '{name}' names fewer than two ops",
                hint="name a chain of them, such as ['matmul', 'add', 'relu']",
            )
    return Options(made)


# --- what is in force ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Ambient:
    """`config` serves code that gives none. Every model compiled here must make the fusions `must`
    and none of `never`, which names patterns and ops."""

    config: FusionConfig | None = None
    must: tuple[str, ...] = ()
    never: tuple[str, ...] = ()


_NOTHING = Ambient()
AMBIENT: ContextVar[Ambient] = ContextVar("kitsune_ambient", default=_NOTHING)
_default = [FusionConfig()]  # of the process


def default_config() -> FusionConfig:
    """Return the configuration for code that gives none and has none in force."""
    return _default[0]


def set_default_config(config: FusionConfig) -> None:
    _default[0] = config


def is_set(variable: str) -> bool:
    """Return whether a switch of the environment is on."""
    return os.environ.get(variable, "") not in ("", "0")
