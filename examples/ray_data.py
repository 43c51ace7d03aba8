"""Embed a data set with Ray Data: two actors of one thread each share one file's weights.

python -m kitsune.models.samples minilm.onnx
pip install 'ray[data]'
python examples/ray_data.py minilm.onnx
"""

import sys
import time

import numpy as np
import ray

from kitsune.scale import Predictor

ROWS, TOKENS, BATCH = 2048, 64, 64


def make_rows(batch: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """Random texts as token ids, in the place of a tokenizer."""
    rng = np.random.default_rng(int(batch["id"][0]))
    ids = rng.integers(1000, 30000, (len(batch["id"]), TOKENS))
    return {"id": batch["id"], "input_ids": ids, "attention_mask": np.ones_like(ids)}


def embed(path: str, actors: int) -> tuple[list[int], float]:
    """The ids of all embedded rows, and how many rows a second that were."""
    rows = ray.data.range(ROWS, override_num_blocks=16)
    rows = rows.map_batches(make_rows, batch_size=None).materialize()
    # The output "461" of this file is the mean over tokens, a row a text.
    made = rows.map_batches(
        Predictor,
        fn_constructor_args=[path],
        fn_constructor_kwargs={"keep": ["id"], "outputs": ["461"]},
        batch_size=BATCH,
        compute=ray.data.ActorPoolStrategy(size=actors),
        num_cpus=1,  # Ray sets OMP_NUM_THREADS to it, and a program has as many threads
    )
    begin = time.perf_counter()
    found = [int(n) for batch in made.iter_batches(batch_size=256) for n in batch["id"]]
    return found, ROWS / (time.perf_counter() - begin)


if __name__ == "__main__":
    ray.init(num_cpus=3, include_dashboard=False, logging_level="warning")
    for actors in (1, 2):
        found, rate = embed(sys.argv[1], actors)
        assert sorted(found) == list(range(ROWS))  # no row lost, none doubled
        print(f"{actors} actors: {rate:,.0f} rows a second")
