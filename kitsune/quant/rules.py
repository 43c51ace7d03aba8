"""Choose the type of each weight from bit widths by name pattern."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase

from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.ir.packing import GROUPS, PLANES

Bits = int | Mapping[str, int | None]


class Rules:
    """The type of each weight, by name."""

    def __init__(
        self, bits: Bits, skip: Sequence[str], symmetric: bool, group_size: int | None
    ) -> None:
        self.skip = [skip] if isinstance(skip, str) else list(skip)
        self.types: dict[str, Packed | None] = {}
        for pattern, width in (bits if isinstance(bits, Mapping) else {"*": bits}).items():
            if width is not None and (width not in PLANES or isinstance(width, bool)):
                raise UnsupportedError(
                    f"no weights of {width} bits", hint="bits are 8, 4, 3, 2 or 1"
                )
            self.types[pattern] = (
                None
                if width is None
                else make_packed_type(width, group_size or GROUPS[width], symmetric)
            )
        if group_size is not None and (not 0 < group_size < 10000 or group_size % 32):
            raise UnsupportedError(f"no groups of {group_size}", hint="use 32, 64 or 128")
        self.unused = {*self.skip, *self.types}
        self.names: list[str] = []

    def __call__(self, name: str) -> Packed | None:
        self.names.append(name)
        left = [pattern for pattern in self.skip if fnmatchcase(name, pattern)]
        fits = [pattern for pattern in self.types if fnmatchcase(name, pattern)]
        self.unused.difference_update(left, fits)
        return None if left or not fits else self.types[fits[0]]

    def check(self) -> None:
        """A name that nothing has is a mistake."""
        for pattern in self.unused - {"*"}:
            raise InputError(
                f"'{pattern}' names no weight", why=f"there are {', '.join(self.names) or 'none'}"
            )
