"""What the functions of a library in C share: error codes, dtypes, handle, head of the weights."""

from __future__ import annotations

import ctypes

from kitsune.native.program_code import NO_PROGRAM

MAGIC = b"KITSUNE1"
WEIGHTS_ALIGN = 64
DIGEST_NBYTES = 32
HEAD_NBYTES = len(MAGIC) + 8 + DIGEST_NBYTES  # of the weights: magic, bytes of all, digest

ERRORS = {
    "OK": (0, "no error"),
    "NULL": (1, "an argument is a null pointer"),
    "MEMORY": (2, "out of memory"),
    "FILE": (3, "the weights file cannot be opened"),
    "WEIGHTS": (4, "these are not the weights that the library was built with"),
    "CPU": (5, "the CPU lacks instructions that the library was built for"),
    "ARENA": (6, "the arena is too small for these sizes, or not at a multiple of 64 bytes"),
    "THREADS": (7, "the number of threads is negative"),
    "NO_WEIGHTS": (8, "the library has no weights inside: name the weights file"),
    "SIZES": (NO_PROGRAM, "the library has no program for these sizes"),
    "OUTPUT": (10, "there is no output of that number"),
}
DECODER_ERRORS = {
    "TOKEN": (11, "a token is not in the vocabulary"),
    "CONTEXT": (12, "the tokens do not fit the context, or there are none"),
}  # of libraries that hold a decoder
FIRST_CHECK = 100  # codes from here on are checks of sizes and of values, each with its own text


class Handle(ctypes.Structure):
    """A model that was created. Pointers take eight bytes on every machine."""

    _fields_ = (
        ("lock", ctypes.c_int32),  # 1 while a call has the arena
        ("is_mapped", ctypes.c_int32),
        ("threads", ctypes.c_int64),
        ("bind", ctypes.c_int64),  # the function of the level of this CPU
        ("level", ctypes.c_int64),  # its name
        ("weights", ctypes.c_int64),
        ("weights_nbytes", ctypes.c_int64),
        ("arena", ctypes.c_int64),
        ("arena_nbytes", ctypes.c_int64),
        ("memory", ctypes.c_int64),  # the arena if it is the handle's own
        ("control", ctypes.c_int64),  # of the threads, or null
        ("starts", ctypes.c_int64),  # what each thread is started with
    )


class Start(ctypes.Structure):
    """What a thread is started with."""

    _fields_ = (("slot", ctypes.c_int64), ("pool", ctypes.c_int64), ("tid", ctypes.c_int64))


DTYPES = {
    "f32": 1,
    "f64": 2,
    "f16": 3,
    "bf16": 4,
    "i8": 5,
    "u8": 6,
    "i16": 7,
    "u16": 8,
    "i32": 9,
    "u32": 10,
    "i64": 11,
    "u64": 12,
    "bool": 13,
}  # numbers of the header
