"""Arrays of .npz files: as NumPy wrote them, and bad files in one message."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import numpy as np
import pytest

from kitsune.cli import npz_files
from kitsune.cli.npz_files import read_arrays
from kitsune.errors import InputError

GIVEN = {
    "x": np.arange(6, dtype=np.float32).reshape(2, 3),
    "turned": np.asfortranarray(np.arange(6).reshape(2, 3)),
    "big": np.arange(3, dtype=">i4"),
    "empty": np.zeros((0, 4), np.uint8),
    "one": np.array(True),
}


def npy(header: bytes, data: bytes = b"") -> bytes:
    """A file of one array with this header."""
    padded = header + b" " * (64 - (10 + len(header)) % 64) + b"\n"
    return b"\x93NUMPY\x01\x00" + len(padded).to_bytes(2, "little") + padded + data


@pytest.mark.parametrize("save", [np.savez, np.savez_compressed])
def test_arrays_come_back(tmp_path: Path, save: object) -> None:
    save(tmp_path / "a.npz", **GIVEN)  # type: ignore[operator]
    found = read_arrays(tmp_path / "a.npz")
    assert list(found) == list(GIVEN)
    for name, want in GIVEN.items():
        assert found[name].dtype == want.dtype.newbyteorder("=")
        np.testing.assert_array_equal(found[name], want)
        assert found[name].flags.writeable


@pytest.mark.parametrize(
    ("member", "why"),
    [
        (npy(b"{'descr': '<f4', 'fortran_order': False, 'shape': (1099511627776,), }"), "bytes"),
        (npy(b"{'descr': '|O', 'fortran_order': False, 'shape': (1,), }", b"x" * 8), "object"),
        (npy(b"{'descr': '<f4', 'fortran_order': False, 'shape': (-1,), }"), ""),
        (npy(b"{'descr': 'no', 'fortran_order': False, 'shape': (1,), }"), ""),
        (npy(b"{"), ""),
        (b"", ""),
    ],
)
def test_a_member_that_is_no_array_of_its_size_is_refused(
    tmp_path: Path, member: bytes, why: str
) -> None:
    with zipfile.ZipFile(tmp_path / "a.npz", "w") as file:
        file.writestr("x.npy", member)
    with pytest.raises(InputError, match=r"is not an \.npz file") as raised:
        read_arrays(tmp_path / "a.npz")
    assert why in raised.value.why


def test_arrays_of_far_more_bytes_than_their_file_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(npz_files, "BASE_NBYTES", 1000)
    buffer = io.BytesIO()
    np.savez_compressed(buffer, x=np.zeros(1 << 20, np.uint8))
    (tmp_path / "a.npz").write_bytes(buffer.getvalue())
    with pytest.raises(InputError, match="1,048,704 bytes in a file of"):
        read_arrays(tmp_path / "a.npz")


def test_every_cut_of_a_file_is_one_message(tmp_path: Path) -> None:
    buffer = io.BytesIO()
    np.savez_compressed(buffer, x=np.ones(4))
    data = buffer.getvalue()
    for end in range(0, len(data), 7):
        (tmp_path / "a.npz").write_bytes(data[:end])
        with pytest.raises(InputError):
            read_arrays(tmp_path / "a.npz")
