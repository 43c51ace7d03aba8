"""Read the arrays of an .npz file: no objects of Python, no more bytes than a file can hold."""

from __future__ import annotations

import argparse
import lzma
import os
import struct
import zlib
from math import prod
from pathlib import Path
from tokenize import TokenError
from typing import IO, TYPE_CHECKING
from zipfile import BadZipFile, ZipFile, ZipInfo

from kitsune.errors import InputError
from kitsune.system.files import open_file, wrap_errors

if TYPE_CHECKING:
    import numpy as np

# Of all arrays together. Deflate can write a thousand zeros in one byte.
BASE_NBYTES, NBYTES_PER_BYTE = 1 << 28, 100
# Errors of compression and of the format that are no ValueError.
DAMAGE = (BadZipFile, EOFError, lzma.LZMAError, struct.error, zlib.error, SyntaxError, TokenError)


def read_arrays(path: Path) -> dict[str, np.ndarray]:
    """The arrays of an .npz file by name."""
    with wrap_errors(str(path)), open_file(path) as file:
        try:
            with ZipFile(file) as archive:
                found = archive.infolist()
                _check_total(sum(each.file_size for each in found), os.fstat(file.fileno()).st_size)
                return {each.filename.removesuffix(".npy"): _array(archive, each) for each in found}
        except (*DAMAGE, ValueError, KeyError, RuntimeError, TypeError) as error:
            why = " ".join(str(error).split())[:200]
            raise InputError(f"'{path}' is not an .npz file", why=why) from error


def read_feeds(args: argparse.Namespace) -> dict[str, np.ndarray] | None:
    """The arrays of `--feeds`; None where it is not given."""
    if args.shape and args.feeds:
        raise InputError("--shape and --feeds are both given", hint="feeds have shapes already")
    return read_arrays(args.feeds) if args.feeds else None


def _check_total(nbytes: int, file_nbytes: int) -> None:
    if nbytes > BASE_NBYTES + NBYTES_PER_BYTE * file_nbytes:
        raise ValueError(f"its arrays have {nbytes:,} bytes in a file of {file_nbytes:,}")


def _array(archive: ZipFile, info: ZipInfo) -> np.ndarray:
    import numpy as np

    with archive.open(info) as file:
        shape, is_fortran, dtype = _header(file)
        nbytes = prod(shape) * dtype.itemsize
        if dtype.hasobject or min(shape, default=0) < 0 or nbytes > info.file_size:
            why = f"it is {dtype.name}{list(shape)}, of {info.file_size:,} bytes"
            raise ValueError(f"'{info.filename}' is no array of numbers: {why}")
        data = bytearray(file.read(nbytes))
        array = np.frombuffer(data, dtype).reshape(shape, order="F" if is_fortran else "C")
        return array.astype(dtype.newbyteorder("="), copy=False)


def _header(file: IO[bytes]) -> tuple[tuple[int, ...], bool, np.dtype]:
    from numpy.lib import format as npy

    version = npy.read_magic(file)
    if version not in ((1, 0), (2, 0)):
        raise ValueError(f"an array of version {version[0]}.{version[1]}")
    read = npy.read_array_header_1_0 if version == (1, 0) else npy.read_array_header_2_0
    shape, is_fortran, dtype = read(file)
    return shape, is_fortran, dtype
