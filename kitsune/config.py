"""`FusionConfig`: what a user may choose about fusion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kitsune.errors import UnsupportedError


@dataclass(frozen=True)
class FusionConfig:
    """`enabled=False` gives every op its own kernel: the program that fusion is measured against.

    `numerics="fast"` allows approximations, such as 8-bit activations against low-bit weights.
    """

    enabled: bool = True
    numerics: Literal["strict", "fast"] = "strict"

    def __post_init__(self) -> None:
        if self.numerics not in ("strict", "fast"):
            raise UnsupportedError(
                f"numerics='{self.numerics}' does not exist", hint="choose 'strict' or 'fast'"
            )
