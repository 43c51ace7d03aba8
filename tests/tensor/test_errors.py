"""What is wrong is said where it was written: the op, the shapes, what to try, and the line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kitsune as kt
from kitsune.errors import DTypeError, InputError, KitsuneError, ShapeError, UnsupportedError

X = kt.zeros(2, 3)

WRONG: list[tuple[Callable[[], Any], type[KitsuneError], str]] = [
    (lambda: X + kt.zeros(4), ShapeError, r"broadcast \[2,3\] and \[4\]"),
    (lambda: X @ kt.zeros(2, 3), ShapeError, r"multiply \[2,3\] by \[2,3\]"),
    (lambda: X @ 2.0, ShapeError, "scalar is no matrix"),
    (lambda: X.sum(2), ShapeError, r"sum: dim 2 of \[2,3\].*\n.*from -2 to 1"),
    (lambda: X.softmax(-3), ShapeError, "softmax: dim -3"),
    (lambda: X.mean((0, 0)), ShapeError, "appears twice"),
    (lambda: X.argmax(5), ShapeError, "argmax: dim 5"),
    (lambda: kt.zeros(0, 3).max(0), ShapeError, "nothing to choose from"),
    (lambda: kt.zeros(0).argmin(), ShapeError, "nothing to choose from"),
    (lambda: X.reshape(4, -1), ShapeError, "6 elements do not fill"),
    (lambda: X.reshape(-1, -1), ShapeError, "-1 appears twice"),
    (lambda: kt.zeros("a"), ShapeError, "'a' is no size"),
    (lambda: X.reshape(1.5, 4), ShapeError, "1.5 is no size"),
    (lambda: kt.nn.Conv2d(3, 4, 3, groups=2), ShapeError, "3 and 4 channels in 2 groups"),
    (lambda: X.reshape(5), ShapeError, r"\[2,3\] to \[5\]"),
    (lambda: X.permute(0), ShapeError, "no order"),
    (lambda: X.transpose(0, 2), ShapeError, "transpose: dim 2"),
    (lambda: X.sum("rows"), ShapeError, "sum: 'rows' is no dim"),
    (lambda: X.softmax(1.5), ShapeError, "softmax: 1.5 is no dim"),
    (lambda: X.unsqueeze(4), ShapeError, "unsqueeze: dim 4"),
    (lambda: X.expand(4, 3), ShapeError, r"expand \[2,3\] to \[4,3\]"),
    (lambda: X.repeat(2), ShapeError, "repeat"),
    (lambda: X.split([1, 1], 1), ShapeError, "add up to 2, dim 1 has 3"),
    (lambda: X.split(0), ShapeError, "parts of 0"),
    (lambda: X.chunk(0), ShapeError, "0 parts"),
    (lambda: X.narrow(1, 2, 2), ShapeError, "slice"),
    (lambda: X.select(0, 2), ShapeError, "index 2 of dim 0"),
    (lambda: X.pad((1, 2, 3)), ShapeError, "pair for each dim"),
    (lambda: X.pad((1, 2), mode="reflect"), ShapeError, "reflect"),
    (lambda: kt.zeros(3).tril(), ShapeError, "tril"),
    (lambda: kt.cat([]), ShapeError, "no tensors"),
    (lambda: kt.cat([X, kt.zeros(2, 2)]), ShapeError, "join"),
    (lambda: kt.stack([X, kt.zeros(2, 2)]), ShapeError, "join"),
    (lambda: X.layer_norm(2), ShapeError, "normalized_shape"),
    (lambda: X.layer_norm(3, kt.zeros(2)), ShapeError, "weight or bias"),
    (lambda: kt.zeros(3).batch_norm([0.0], [1.0]), ShapeError, "dim 1 has the features"),
    (lambda: X.batch_norm([0.0], [1.0]), ShapeError, "weight or bias of"),
    (lambda: X.dot(X), ShapeError, "two vectors"),
    (lambda: X.gather(0, kt.tensor([0])), ShapeError, "as many dims"),
    (lambda: X.dropout(1.5), InputError, "from 0 to 1"),
    (lambda: X.gelu("cube"), UnsupportedError, "approximation 'cube'"),
    (lambda: X.div(X, rounding_mode="up"), UnsupportedError, "rounding_mode 'up'"),
    (lambda: X.__setitem__(0, 1.0), UnsupportedError, "never changes"),
    (lambda: X & X, DTypeError, "bits"),
    (lambda: X.to("f7"), DTypeError, "no type 'f7'"),
    (lambda: X + "a", InputError, "str"),
    (lambda: X.index_select(0, [0.5]), InputError, "an index is an integer"),
    (lambda: kt.tensor([1], dtype="i8") + 1000, DTypeError, "1000 does not fit i8"),
    (lambda: X.scaled_dot_product_attention(kt.zeros(3), X), ShapeError, "sequence and a depth"),
    (lambda: kt.arange(0, 5, 0), InputError, "steps of 0"),
    (lambda: kt.mse_loss(X, kt.zeros(3)), ShapeError, r"mse_loss of \[2,3\] and \[3\]"),
    (lambda: kt.cross_entropy(X, kt.tensor([0])), ShapeError, "one class for each row"),
    (lambda: kt.mse_loss(X, X, reduction="max"), UnsupportedError, "reduction 'max'"),
    (lambda: kt.cross_entropy(X, [0, 5]), InputError, "index 5"),
    (lambda: kt.cross_entropy(X, [0, 1], label_smoothing=2), InputError, "label_smoothing"),
]


@pytest.mark.parametrize(("wrong", "error", "match"), WRONG)
def test_an_error_names_the_op_and_the_line(
    wrong: Callable[[], Any], error: type[KitsuneError], match: str
) -> None:
    with pytest.raises(error, match=match) as raised:
        wrong()
    assert "test_errors.py" in raised.value.at
