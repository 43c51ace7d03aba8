"""The safetensors format: written whole, read without trust."""

from __future__ import annotations

import json
import os
import stat
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kitsune.errors import InputError
from kitsune.frontends.safetensors import load_file, load_metadata, save_file

ARRAYS = {
    "weight": np.arange(6, dtype=np.float32).reshape(2, 3),
    "half": np.array([1.5, -2.0], np.float16),
    "flags": np.array([[True], [False]]),
    "ids": np.array([1, -(2**40)], np.int64),
    "byte": np.array(7, np.uint8),
    "empty": np.zeros((0, 4), np.float64),
    "größe": np.array([1, 2], np.uint16),
}


def by_hand(path: Path, header: Any, data: bytes) -> Path:
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)
    return path


def entry(dtype: str, shape: list[int], begin: int, end: int) -> dict[str, Any]:
    return {"dtype": dtype, "shape": shape, "data_offsets": [begin, end]}


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    save_file(ARRAYS, path, {"made by": "a test"})
    found = load_file(path)
    assert found.keys() == ARRAYS.keys()
    for name, array in ARRAYS.items():
        assert (found[name].dtype, found[name].shape) == (array.dtype, array.shape)
        np.testing.assert_array_equal(found[name], array)
        assert not found[name].flags.writeable
        assert found[name].flags.aligned
    assert load_metadata(path) == {"made by": "a test"}


def test_the_bytes_are_the_formats(tmp_path: Path) -> None:
    save_file({"x": np.array([1, 2], ">i2")}, tmp_path / "a")
    raw = (tmp_path / "a").read_bytes()
    (length,) = struct.unpack("<Q", raw[:8])
    assert length % 8 == 0
    header = json.loads(raw[8 : 8 + length])
    assert header == {"x": {"dtype": "I16", "shape": [2], "data_offsets": [0, 4]}}
    assert raw[8 + length :] == b"\x01\x00\x02\x00"


def test_a_file_written_by_hand_is_read(tmp_path: Path) -> None:
    header = {
        "__metadata__": {"format": "pt"},
        "b": entry("F32", [2], 3, 11),
        "a": entry("U8", [3], 0, 3),
        "scalar": entry("BOOL", [], 11, 12),
    }
    data = bytes([1, 2, 3]) + np.array([0.5, -1], "<f4").tobytes() + b"\x01"
    found = load_file(by_hand(tmp_path / "a", header, data))
    assert found["a"].tolist() == [1, 2, 3]
    assert found["b"].tolist() == [0.5, -1]  # not aligned in the file
    assert found["b"].flags.aligned
    assert found["scalar"].item() is True
    assert load_file(by_hand(tmp_path / "b", b"{}  ", b"")) == {}


GOOD = {"w": entry("F32", [2, 2], 0, 16)}
BAD: list[tuple[str, Any, bytes, str]] = [
    ("no JSON", b"{nope", b"", "not JSON"),
    ("no text", b"\xff\xfe{}", b"", "not JSON"),
    ("deep", b"[" * 100_000, b"", "not JSON"),
    ("no object", b"[]", b"", "not an object"),
    ("twice", b'{"a":1,"a":2}', b"", "appears twice"),
    ("no entry", {"w": 3}, b"", "'w' is described by 3"),
    ("unknown type", {"w": entry("F8", [1], 0, 1)}, b"\0", "'w' is of type 'F8'"),
    ("type of type", {"w": {**GOOD["w"], "dtype": ["F32"]}}, b"\0" * 16, "of type"),
    ("negative size", {"w": entry("U8", [-1], 0, 1)}, b"\0", r"shape \[-1\]"),
    ("size that is no integer", {"w": entry("U8", [1.0], 0, 1)}, b"\0", "shape"),  # type: ignore[list-item]
    ("bool size", {"w": entry("U8", [True], 0, 1)}, b"\0", "shape"),
    ("many axes", {"w": entry("U8", [1] * 65, 0, 1)}, b"\0", "shape"),
    ("no shape", {"w": {"dtype": "U8", "data_offsets": [0, 1]}}, b"\0", "shape None"),
    ("no offsets", {"w": {"dtype": "U8", "shape": [1]}}, b"\0", "offsets None"),
    ("backwards", {"w": entry("U8", [1], 1, 0)}, b"\0", "at 1 to 0"),
    ("too few bytes", {"w": entry("F32", [2], 0, 4)}, b"\0" * 4, "8 bytes, at 0 to 4"),
    ("beyond the file", GOOD, b"\0" * 12, "take 16 bytes, the file has 12"),
    ("huge", {"w": entry("F32", [2**40, 2**40], 0, 2**82)}, b"", "the file has 0"),
    ("left over", GOOD, b"\0" * 20, "take 16 bytes, the file has 20"),
    (
        "overlap",
        {"a": entry("U8", [4], 0, 4), "b": entry("U8", [4], 2, 6)},
        b"\0" * 6,
        "'b' begins at 2, not 4: it overlaps",
    ),
    (
        "gap",
        {"a": entry("U8", [2], 0, 2), "b": entry("U8", [2], 4, 6)},
        b"\0" * 6,
        "'b' begins at 4, not 2: it leaves a gap",
    ),
]


@pytest.mark.parametrize(("header", "data", "match"), [b[1:] for b in BAD], ids=[b[0] for b in BAD])
def test_a_corrupt_file_is_refused(tmp_path: Path, header: Any, data: bytes, match: str) -> None:
    path = by_hand(tmp_path / "bad.safetensors", header, data)
    with pytest.raises(InputError, match=r"bad\.safetensors") as error:
        load_file(path)
    assert error.match(match)


@pytest.mark.parametrize(
    "raw",
    [b"", b"\x01", struct.pack("<Q", 2**63), struct.pack("<Q", 100), struct.pack("<Q", 3) + b"{}"],
)
def test_a_file_cut_short_is_refused(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "cut").write_bytes(raw)
    for read in (load_file, load_metadata):
        with pytest.raises(InputError, match="not a safetensors file"):
            read(tmp_path / "cut")


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    save_file({"x": np.ones(2)}, path)

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(InputError, match="no space"):
        save_file({"x": np.zeros(2)}, path)
    assert load_file(path)["x"].tolist() == [1, 1]
    assert os.listdir(tmp_path) == ["a"]


def test_a_file_is_replaced_while_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a"
    save_file({"x": np.ones(1000)}, path)
    old = load_file(path)["x"]
    save_file({"x": np.zeros(5)}, path)
    assert old.sum() == 1000
    assert stat.S_IMODE(path.stat().st_mode) & 0o600 == 0o600


def test_names_and_types_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="__metadata__"):
        save_file({"__metadata__": np.zeros(1)}, tmp_path / "a")
    with pytest.raises(Exception, match="complex"):
        save_file({"x": np.zeros(1, complex)}, tmp_path / "a")
    assert os.listdir(tmp_path) == []


def test_against_the_safetensors_package(tmp_path: Path) -> None:
    reference = pytest.importorskip("safetensors.numpy")
    save_file(ARRAYS, tmp_path / "ours")
    reference.save_file(ARRAYS, tmp_path / "theirs")
    for found in (reference.load_file(tmp_path / "ours"), load_file(tmp_path / "theirs")):
        assert found.keys() == ARRAYS.keys()
        for name, array in ARRAYS.items():
            np.testing.assert_array_equal(found[name], array)
            assert found[name].dtype == array.dtype


# The package meets NumPy's limit of axes when it makes an array, not when it opens a file.
BAD_FOR_ALL = {b[0]: b[1:3] for b in BAD if b[0] != "many axes"}


@pytest.mark.parametrize(("header", "data"), BAD_FOR_ALL.values(), ids=BAD_FOR_ALL)
def test_the_safetensors_package_refuses_the_same_files(
    tmp_path: Path, header: Any, data: bytes
) -> None:
    reference = pytest.importorskip("safetensors")
    path = by_hand(tmp_path / "bad.safetensors", header, data)
    with pytest.raises(reference.SafetensorError), reference.safe_open(path, "np"):
        pass


def test_arrays_are_mapped_where_the_safetensors_package_copies(tmp_path: Path) -> None:
    reference = pytest.importorskip("safetensors.numpy")
    path = tmp_path / "a"
    save_file({"x": np.zeros(1000, np.float32)}, path)
    ours, theirs = load_file(path)["x"], reference.load_file(path)["x"]
    with path.open("r+b") as file:
        file.seek(-4000, os.SEEK_END)
        file.write(np.ones(1000, np.float32).tobytes())
    assert (ours.sum(), theirs.sum()) == (1000, 0)
