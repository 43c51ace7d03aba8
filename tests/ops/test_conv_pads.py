"""Convolutions whose padding is larger than their image: only what windows read is stored."""

from __future__ import annotations

import numpy as np
import pytest

import kitsune as kt
from kitsune.ir.node import walk
from kitsune.ir.ops import OPS, conv, input_

CASES = {
    "one window, all of it padding": ((2, 3, 1, 1), (4, 3, 2, 1), (511, 511), (2, 1), (255, 255)),
    "windows far apart": ((2, 3, 9, 9), (4, 3, 3, 3), (20, 7), (1, 1), (12, 0)),
    "an image cut behind its last window": ((1, 3, 40, 5), (4, 3, 2, 2), (38, 4), (1, 2), (0, 9)),
}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("enabled", [True, False])
def test_padding_that_no_window_reads_changes_nothing(name: str, enabled: bool) -> None:
    image, filters, strides, dilations, pads = CASES[name]
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(s).astype(np.float32) for s in (image, filters))
    said = {"strides": strides, "dilations": dilations, "before": pads, "after": pads, "groups": 1}
    want = OPS["conv"].numpy(x, w, **said)
    made = kt.compile(
        lambda x: kt.nn.functional.conv2d(
            x, kt.tensor(w), stride=strides, padding=pads, dilation=dilations
        ),
        config=kt.FusionConfig(enabled=enabled),
    )(x)
    np.testing.assert_allclose(np.asarray(made), want, rtol=0, atol=1e-4)


def test_an_unfused_convolution_stores_only_what_windows_read() -> None:
    """47×1394 images of one element, padded to 511×511, would take 68.7 GB."""
    x, w = input_("x", (47, 1394, 1, 1)), input_("w", (40, 1394, 2, 1))
    expand = OPS["conv"].expand
    assert expand is not None
    made = conv(x, w, strides=(511, 511), dilations=(2, 1), before=(255, 255), after=(255, 255))
    stored = expand(*made.inputs, **dict(made.attrs))
    assert max(node.nbytes for node in walk(stored)) < 4e6
