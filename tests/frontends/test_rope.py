"""What turns positions is made once, where programs can read it."""

from __future__ import annotations

import gc
from weakref import ref

import numpy as np

from kitsune.frontends.decoders import rope


def test_tables_are_shared_while_somebody_has_them() -> None:
    cos, sin = first = rope.tables((1.0, 0.25), 2.0, 9)
    np.testing.assert_allclose(cos[3], 2 * np.cos([3.0, 0.75, 3.0, 0.75]), rtol=1e-6)
    np.testing.assert_allclose(sin[3], 2 * np.sin([3.0, 0.75, 3.0, 0.75]), rtol=1e-6)
    assert all(table.ctypes.data % 64 == 0 for table in first)
    again = rope.tables((1.0, 0.25), 2.0, 9)
    assert all(one is two for one, two in zip(first, again, strict=True))
    assert rope.tables((1.0, 0.25), 2.0, 8)[0] is not cos
    held = [ref(cos), ref(sin)]
    del cos, sin, first, again
    gc.collect()
    assert [each() for each in held] == [None, None]
