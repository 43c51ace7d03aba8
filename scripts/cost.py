"""Measure kernels, fit the cost function to them and write its shipped coefficients.

python scripts/cost.py            # some ten seconds, on an idle machine
python scripts/cost.py FILE       # fit samples that `kitsune tune --learned --json` printed
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

from kitsune.backends.cpu.host_target import machine_target
from kitsune.config import FusionConfig
from kitsune.tune import fit
from kitsune.tune.candidates import Where
from kitsune.tune.refit import assess_fit
from kitsune.tune.sample_kernels import time_kernels

DATA = Path(fit.__file__).with_name("coefficients.json")


def samples(given: list[str], where: Where) -> list[fit.Sample]:
    if not given:
        return time_kernels(where)
    rows = json.loads(Path(given[0]).read_text(encoding="utf-8"))
    kernels = [row for row in rows if row["subject"] == "kernel"]
    made = (fit.parse_sample(row["title"], json.loads(row["value"])) for row in kernels)
    return [sample for sample in made if sample is not None]


def main() -> None:
    where = Where(machine_target(), FusionConfig(), 1)
    found = asdict(assess_fit(where, samples(sys.argv[1:], where)))
    text = json.dumps({"machine": where.target.name, **found}, indent=1)
    DATA.write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
