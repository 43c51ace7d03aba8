"""Predict over a Dask array, chunk by chunk, on worker processes.

pip install 'dask[array,distributed]'
python examples/dask_arrays.py
"""

import dask.array as da
import numpy as np
from dask.distributed import Client

import kitsune as kt

ROWS, FEATURES = 1000, 4


def main() -> None:
    layers = kt.nn.Sequential(kt.nn.Linear(FEATURES, 16), kt.nn.ReLU(), kt.nn.Linear(16, 2))
    model = kt.compile(layers, threads=1)  # pickled to each worker, which compiles it or finds it
    values = da.random.default_rng(0).standard_normal((ROWS, FEATURES), chunks=(128, FEATURES))
    values = values.astype(np.float32)
    made = values.map_blocks(model, dtype=np.float32, chunks=(values.chunks[0], (2,)), meta=EMPTY)
    np.testing.assert_allclose(made.compute(), model(values.compute()), rtol=1e-5, atol=1e-6)
    print(f"{ROWS} rows predicted, as without Dask")


EMPTY = np.empty((0, 2), np.float32)  # what a chunk looks like

if __name__ == "__main__":
    with Client(n_workers=2, threads_per_worker=1):
        main()
