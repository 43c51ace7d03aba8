"""Write a web page that searches sentences by meaning; no text leaves the page.

    pip install ".[onnx,web]"
    python examples/search_in_the_browser.py [DIRECTORY [MODEL.onnx TOKENIZER.json]]
    kitsune serve site/

Without a model, MiniLM (63 MB) and its tokenizer (84 MB) are downloaded at the first call. The
directory holds static files for any web server. `kitsune export-web` does the same in a shell.
"""

from __future__ import annotations

import sys

import kitsune as kt
from kitsune.models.samples import fetch

try:
    import onnx  # noqa: F401
    import ziglang  # noqa: F401
except ModuleNotFoundError:
    sys.exit('this example writes an ONNX model for browsers: pip install ".[onnx,web]"')


def main(folder: str = "site", path: str = "", tokenizer: str = "") -> None:
    model = kt.quantize(kt.compile(path or fetch("minilm.onnx")), bits=4)
    print(model.export_web(folder, page="search", tokenizer=tokenizer or fetch("tokenizer.json")))
    print(f"look at it: kitsune serve {folder}")


if __name__ == "__main__":
    main(*sys.argv[1:4])
