"""Serve MiniLM with Ray Serve: two replicas, each of which computes what waits as one batch.

python -m kitsune.models.samples minilm.onnx
pip install 'ray[serve]'
python examples/ray_serve.py minilm.onnx
"""

import asyncio
import sys

import numpy as np
import ray
from ray import serve

from kitsune.scale import Predictor

TOKENS = 64


@serve.deployment(num_replicas=2, ray_actor_options={"num_cpus": 1})
class Encoder:
    """Ray sets OMP_NUM_THREADS to the CPUs of a replica, and a program has as many threads."""

    def __init__(self, path: str) -> None:
        self._predict = Predictor(path, outputs=["461"])  # the mean over tokens, a row a text

    @serve.batch(max_batch_size=32, batch_wait_timeout_s=0.005)
    async def __call__(self, several: list[np.ndarray]) -> list[np.ndarray]:
        ids = np.stack(several)
        columns = {"input_ids": ids, "attention_mask": np.ones_like(ids)}
        made = await asyncio.to_thread(self._predict, columns)
        return list(made["461"])


async def ask(encoder: serve.handle.DeploymentHandle, rows: np.ndarray) -> list[np.ndarray]:
    return list(await asyncio.gather(*(encoder.remote(row) for row in rows)))


if __name__ == "__main__":
    ray.init(num_cpus=4, include_dashboard=False, logging_level="warning")
    encoder = serve.run(Encoder.bind(sys.argv[1]))
    rows = np.random.default_rng(0).integers(1000, 30000, (200, TOKENS))
    found = np.stack(asyncio.run(ask(encoder, rows)))
    alone = Predictor(sys.argv[1], outputs=["461"], threads=1)
    want = alone({"input_ids": rows, "attention_mask": np.ones_like(rows)})["461"]
    np.testing.assert_allclose(found, want, rtol=1e-3, atol=1e-4)
    print(f"{len(found)} answers, each of its own text")
    serve.shutdown()
