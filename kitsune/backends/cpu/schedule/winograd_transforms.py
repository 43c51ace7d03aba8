"""The matrices of Winograd convolution, F(2×2, 3×3) and F(4×4, 3×3)."""

from __future__ import annotations

from kitsune.system.records import dataclass

TAPS = 3


Matrix = tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Form:
    """The matrices for squares of `places`×`places`."""

    places: int
    image: Matrix  # Bᵀ
    weights: Matrix  # G
    result: Matrix  # Aᵀ

    @property
    def size(self) -> int:
        """Of the square of the image that they see."""
        return self.places + TAPS - 1


FORMS = {
    2: Form(
        2,
        ((1, 0, -1, 0), (0, 1, 1, 0), (0, -1, 1, 0), (0, 1, 0, -1)),
        ((1, 0, 0), (0.5, 0.5, 0.5), (0.5, -0.5, 0.5), (0, 0, 1)),
        ((1, 1, 1, 0), (0, 1, -1, -1)),
    ),
    4: Form(
        4,
        (
            (4, 0, -5, 0, 1, 0),
            (0, -4, -4, 1, 1, 0),
            (0, 4, -4, -1, 1, 0),
            (0, -2, -1, 2, 1, 0),
            (0, 2, -1, -2, 1, 0),
            (0, 4, 0, -5, 0, 1),
        ),
        (
            (1 / 4, 0, 0),
            (-1 / 6, -1 / 6, -1 / 6),
            (-1 / 6, 1 / 6, -1 / 6),
            (1 / 24, 1 / 12, 1 / 6),
            (1 / 24, -1 / 12, 1 / 6),
            (0, 0, 1),
        ),
        ((1, 1, 1, 1, 1, 0), (0, 1, -1, 2, -2, 0), (0, 1, 1, 4, 4, 0), (0, 1, -1, 8, -8, 1)),
    ),
}
