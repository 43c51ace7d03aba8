"""Write what surrounds a library in C: header, bindings, an example, CMake and pkg-config files.

The texts are in `templates/`, with `@name@` where a model has its own words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from kitsune.ir.dtypes import DTYPES as KNOWN
from kitsune.ir.node import Node
from kitsune.ir.sizes import hint
from kitsune.native.api_tables import Described
from kitsune.native.handle import DTYPES, ERRORS, FIRST_CHECK
from kitsune.native.zig import System
from kitsune.system.files import write_atomically

FORMATS = {
    "f32": "f",
    "f64": "d",
    "f16": "e",
    "bf16": "H",
    "i8": "b",
    "u8": "B",
    "i16": "h",
    "u16": "H",
    "i32": "i",
    "u32": "I",
    "i64": "q",
    "u64": "Q",
    "bool": "?",
}  # of Python's struct
DECODER_PARTS = {
    "model.h": {"decoder": "decoder.h"},
    "model.hpp": {"decoder": "decoder.hpp"},
    "model.py": {"decoder": "decoder.py", "cache": "cache.py"},
}  # what templates say more where a library decodes
WORD = re.compile("@([A-Za-z_]+)@")


def write_files(
    folder: Path, described: Described, *, name: str, target: str, made: System, threads: int
) -> list[Path]:
    """Write the files of a library; return their paths."""
    words = _list_words(described, name, target, made, threads)
    texts = {
        f"{name}.h": "model.h",
        f"{name}.hpp": "model.hpp",
        "main.c": "main.c",
        "CMakeLists.txt": "CMakeLists.txt",
        f"{name}.pc": "model.pc",
    }
    if made.shared:
        texts[f"{name}.py"] = "model.py"
    if described.decoder is not None:
        texts["chat.c"] = "chat.c"
    paths = []
    for file, template in texts.items():
        further = {
            word: "" if described.decoder is None else _fill(part, words)
            for word, part in DECODER_PARTS.get(template, {}).items()
        }
        paths.append(folder / file)
        write_atomically(paths[-1], [_fill(template, words | further).encode("utf-8")])
    return paths


def _fill(template: str, words: Mapping[str, str]) -> str:
    text = files("kitsune").joinpath(f"native/templates/{template}.in").read_text("utf-8")
    return WORD.sub(lambda found: words.get(found[1], found[0]), text)


def _list_words(
    described: Described, name: str, target: str, made: System, threads: int
) -> dict[str, str]:
    upper = name.upper()
    ranks = [len(node.shape) for _, node in (*described.inputs, *described.outputs)]
    errors = {f"ERROR_{key}" if key != "OK" else key: row for key, row in described.errors.items()}
    libraries = [option for option in made.options if option.startswith("-l")]
    archive = made.archive.format(name=name)
    weights = "NULL" if described.has_weights else f'"{name}.weights"'
    path = "None" if described.has_weights else f'os.path.join(HERE, "{name}.weights")'
    shapes, shape_names = _list_shapes(described.inputs)
    return _decoder_words(described, libraries, archive) | {
        "name": name,
        "NAME": upper,
        "version": described.version,
        "target": target,
        "threads": str(threads),
        "signature": _describe(described),
        "inputs": str(len(described.inputs)),
        "outputs": str(len(described.outputs)),
        "rank": str(max(ranks, default=0)),
        "dtypes": ",\n".join(f"    {upper}_{key.upper()} = {n}" for key, n in DTYPES.items()),
        "errors": "\n".join(
            f"    {upper}_{key} = {code}, /* {text} */" for key, (code, text) in errors.items()
        ),
        "first_check": str(FIRST_CHECK),
        "error_arena": str(ERRORS["ARENA"][0]),
        "shapes": shapes,
        "shape_names": shape_names,
        "item_nbytes": ", ".join(["0", *(str(KNOWN[key].itemsize) for key in DTYPES)]),
        "formats": _pair({n: (FORMATS[key], KNOWN[key].itemsize) for key, n in DTYPES.items()}),
        "numpy": _pair({n: _numpy_name(key) for key, n in DTYPES.items()}),
        "weights": weights,
        "weights_path": path,
        "archive": archive,
        "shared": made.shared.format(name=name),
        "libraries": " ".join(libraries),
        "libraries_cmake": ";".join(option[2:] for option in libraries),
        "build": " ".join(["cc main.c", archive, "-o main", *libraries, "&& ./main"]),
    }


def _decoder_words(described: Described, libraries: Sequence[str], archive: str) -> dict[str, str]:
    shape = described.decoder
    if shape is None:
        return {}
    cache = described.inputs[2][1]
    return {
        "vocabulary": str(shape.vocabulary),
        "context": str(shape.context),
        "cache_nbytes": str(cache.nbytes),
        "cache_format": FORMATS[str(cache.dtype)],
        "ends": ", ".join(map(str, shape.ends)) or "-1",
        "build_chat": " ".join(["cc -O2 chat.c", archive, "-o chat", *libraries]),
    }


def _numpy_name(dtype: str) -> str:
    """NumPy has no bf16 of its own: its bits are u16."""
    return "uint16" if dtype == "bf16" else str(KNOWN[dtype].numpy)


def _pair(rows: Mapping[int, object]) -> str:
    return ", ".join(f"{key}: {value!r}" for key, value in rows.items())


def _describe(described: Described) -> str:
    lines = [f" *   input {n}   {_spell(*each)}" for n, each in enumerate(described.inputs)]
    lines += [f" *   output {n}  {_spell(*each)}" for n, each in enumerate(described.outputs)]
    return "\n".join(lines)


def _spell(name: str, node: Node) -> str:
    """An array for a comment in C. Names are a file's: none ends the comment, or goes on in another
    line, which a backslash before the line's end does as well."""
    sizes = ", ".join(map(str, node.shape))
    text = f"{name}: {node.dtype}[{sizes}]"
    shown = "".join(c if c.isprintable() and c != "\\" else "_" for c in text)
    return shown.replace("*/", "* /").replace("/*", "/ *")


def _list_shapes(inputs: tuple[tuple[str, Node], ...]) -> tuple[str, str]:
    """The usual shapes of the inputs as arrays of C, and the names of these."""
    lines = []
    for n, (name, node) in enumerate(inputs):
        sizes = ", ".join(str(hint(size)) for size in node.shape) or "0"
        said = _spell(name, node)
        lines.append(f"static const int64_t shape_{n}[] = {{{sizes}}}; /* {said} */")
    return "\n".join(lines), ", ".join(f"shape_{n}" for n in range(len(inputs))) or "0"
