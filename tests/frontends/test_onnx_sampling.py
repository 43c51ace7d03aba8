"""Images read between their elements, and columns put back, against onnxruntime and the reference
evaluator."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

from onnx.reference import ReferenceEvaluator

import kitsune as kt
from tests.frontends.onnx_models import hosts
from tests.frontends.onnx_oracle import RNG, floats, model_of, same


def grid(*shape: int) -> np.ndarray:
    """Coordinates inside of the image and a while beyond its ends."""
    return RNG.uniform(-2.6, 2.6, shape).astype(np.float32)


@pytest.mark.parametrize("mode", ["nearest", "linear", "cubic"])
@pytest.mark.parametrize(
    ("edges", "aligned"), [("zeros", 0), ("border", 0), ("reflection", 0), ("reflection", 1)]
)
def test_grids(mode: str, edges: str, aligned: int) -> None:
    given = {"x": floats(2, 3, 5, 7), "grid": grid(2, 4, 6, 2)}
    same(
        "GridSample",
        given,
        domain="",
        opset=20,
        mode=mode,
        padding_mode=edges,
        align_corners=aligned,
    )


def test_grids_of_older_models_and_of_volumes() -> None:
    given = {"x": floats(1, 2, 5, 7), "grid": grid(1, 4, 6, 2)}
    same("GridSample", given, domain="", opset=16, mode="bicubic")
    given = {"x": floats(2, 2, 3, 4, 5), "grid": grid(2, 3, 2, 4, 3)}
    same("GridSample", given, domain="", opset=20, mode="linear", padding_mode="border")


def test_a_coordinate_that_is_no_number_reads_nothing_outside() -> None:
    given = {"x": floats(1, 1, 3, 3), "grid": np.full((1, 1, 2, 2), np.nan, np.float32)}
    model = model_of("GridSample", given, ["y"], (), "", 20, {"padding_mode": "border"})
    assert kt.compile(model)(*given.values()).shape == (1, 1, 1, 2)


@pytest.mark.parametrize("mode", ["avg", "max"])
@pytest.mark.parametrize("how", ["half_pixel", "output_half_pixel"])
def test_regions(mode: str, how: str) -> None:
    """Some reach over the ends of the image."""
    rois = np.array([[0, 0, 9, 9], [2, 1, 6, 30], [-9, 3, 5, 4], [7, 7, 7, 7]], np.float32)
    given = {"x": floats(2, 3, 9, 8), "rois": rois, "owner": np.array([0, 1, 1, 0])}
    said = {"sampling_ratio": 2, "output_height": 3, "output_width": 2, "spatial_scale": 0.7}
    model = model_of(
        "RoiAlign",
        given,
        ["y"],
        (),
        "",
        16,
        said | {"mode": mode, "coordinate_transformation_mode": how},
    )
    equals_reference(model, given)


def equals_reference(model: object, given: dict[str, np.ndarray]) -> None:
    compiled = kt.compile(model)
    (expected,) = ReferenceEvaluator(model).run(None, given)
    np.testing.assert_allclose(compiled(*given.values()), expected, rtol=1e-4, atol=1e-4)
    assert not hosts(compiled)


@pytest.mark.parametrize(("groups", "parts"), [(1, 1), (2, 2), (1, 4)])
@pytest.mark.parametrize("masked", [False, True])
def test_deformed_windows(groups: int, parts: int, masked: bool) -> None:
    given = {
        "x": floats(2, 4, 5, 6),
        "w": floats(6, 4 // groups, 3, 2),
        "o": floats(2, 12 * parts, 3, 6),
        "b": floats(6),
    }
    given |= {"m": floats(2, 6 * parts, 3, 6)} if masked else {}
    said = {
        "group": groups,
        "offset_group": parts,
        "kernel_shape": [3, 2],
        "strides": [2, 1],
        "pads": [1, 0, 1, 1],
    }
    equals_reference(model_of("DeformConv", given, ["y"], (), "", 19, said), given)


@pytest.mark.parametrize("strides", [[1, 1], [2, 3]])
@pytest.mark.parametrize("dilations", [[1, 1], [2, 1]])
def test_columns_become_an_image(strides: list[int], dilations: list[int]) -> None:
    image, block, pads = np.array([9, 8]), np.array([3, 2]), [1, 0, 2, 1]
    reach = (block - 1) * dilations
    counts = (image + np.array([3, 1]) - reach - 1) // strides + 1
    given = {"x": floats(2, 3 * 6, int(counts.prod())), "image": image, "block": block}
    same(
        "Col2Im",
        given,
        known=("image", "block"),
        domain="",
        opset=18,
        strides=strides,
        dilations=dilations,
        pads=pads,
    )
