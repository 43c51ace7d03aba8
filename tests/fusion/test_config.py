"""FusionConfig: every option is checked where it is given, and says what exists."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kitsune.config import FusionConfig, default_config, set_default_config
from kitsune.config.activation_names import Activation
from kitsune.config.pattern_names import (
    NAMED,
    BinaryOp,
    FusionPattern,
    ScalarOp,
    parse_pattern,
)
from kitsune.errors import UnsupportedError

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "a pattern": ({"patterns": ["linear_activaton"]}, "did you mean 'linear_activation'"),
    "a pattern, its list": ({"patterns": ["nothing"]}, "attention_pattern, matrix_chain"),
    "patterns as one name": ({"patterns": "reduction"}, "a list of names"),
    "patterns of another kind": ({"patterns": [3]}, "an int is not a fusion pattern"),
    "a pattern of one's own": (
        {"patterns": [FusionPattern("mine", ["add", "relu"])]},
        "add it to custom_patterns",
    ),
    "a device": ({"devices": {"metal": True}}, "cpu, webgpu, wasm"),
    "a device, how to reach it": ({"devices": {"metal": True}}, "reached through 'webgpu'"),
    "a device's value": ({"devices": {"cpu": "yes"}}, "True or False"),
    "devices of another kind": ({"devices": ["cpu"]}, "a dict"),
    "a switch": ({"enabled": 1}, "enabled=1"),
    "no size": ({"max_fusion_size": 0}, "a whole number from 1"),
    "half a size": ({"max_fusion_size": 2.5}, "a whole number"),
    "less than nothing": ({"min_tensor_size": -1}, "from 0"),
    "a benefit": ({"min_fusion_benefit": "much"}, "a number"),
    "a benefit that is none": ({"min_fusion_benefit": float("nan")}, "a number"),
    "numerics": ({"numerics": "loose"}, "'strict' or 'fast'"),
    "bits": ({"bits_per_weight": 5}, "1, 2, 3, 4, 8"),
    "a rate": ({"verify": 1.5}, "from 0 to 1"),
    "custom as a list": ({"custom_patterns": ["add"]}, "a dict"),
    "custom by a name that exists": (
        {"custom_patterns": {"reduction": ["add", "relu"]}},
        "the name of another",
    ),
    "custom of one op": ({"custom_patterns": {"mine": ["add"]}}, "fewer than two ops"),
    "custom as a string": ({"custom_patterns": {"mine": "add"}}, "list its op names"),
    "custom of numbers": ({"custom_patterns": {"mine": [1, 2]}}, "not names"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_does_not_exist_is_refused(what: str) -> None:
    given, says = REFUSED[what]
    with pytest.raises(UnsupportedError) as caught:
        FusionConfig(**given)
    assert says in str(caught.value)


def test_devices_that_are_not_named_stay_on() -> None:
    config = FusionConfig(devices={"webgpu": False})
    assert dict(config.devices) == {"cpu": True, "webgpu": False, "wasm": True}
    assert config.off("webgpu") == "fusion is switched off for webgpu"
    assert config.off("cpu") is None


def test_a_configuration_is_a_key() -> None:
    one = FusionConfig(patterns=["reduction"], custom_patterns={"mine": ["add", "relu"]})
    same = FusionConfig(patterns=["reduction"], custom_patterns={"mine": ["add", "relu"]})
    assert one == same
    assert hash(one) == hash(same)
    assert one != replace(one, debug=True)


def test_a_configuration_does_not_change() -> None:
    config = FusionConfig()
    with pytest.raises(UnsupportedError, match="does not change"):
        config.devices["cpu"] = False  # type: ignore[index]


def test_every_named_pattern_is_an_attribute() -> None:
    for name, pattern in NAMED.items():
        given = getattr(FusionPattern, name.title().replace("_", ""))
        assert parse_pattern(given) == pattern


def test_enums_take_strings() -> None:
    assert (Activation("relu"), BinaryOp("add"), ScalarOp("mul")) == ("relu", "add", "mul")
    assert FusionPattern.BinaryActivation(BinaryOp.ADD, Activation.RELU) == (
        FusionPattern.BinaryActivation("add", "relu")
    )


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: Activation("reluu"), "no activation 'reluu'[\\s\\S]*'relu'"),
        (lambda: BinaryOp("matmul"), "no binary op 'matmul'"),
        (lambda: FusionPattern.BinaryActivation("add"), "one of its two ops"),
        (lambda: FusionPattern.LinearLayer(has_bias=False), "nothing to fuse"),
        (lambda: FusionPattern("mine", "add"), "list its op names"),
        (lambda: FusionPattern("mine", ["add"], "fast"), "no fusion type 'fast'"),
        (lambda: FusionPattern("", ["add"]), "give it a string"),
    ],
)
def test_patterns_are_checked(make: Any, says: str) -> None:
    with pytest.raises(UnsupportedError, match=says):
        make()


def test_the_configuration_of_the_process() -> None:
    before = default_config()
    try:
        set_default_config(FusionConfig(enabled=False))
        assert not default_config().enabled
    finally:
        set_default_config(before)
