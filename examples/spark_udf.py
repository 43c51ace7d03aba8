"""Predict over a Spark table: `predict_batch_udf` loads the model once in each Python worker.

pip install pyspark pandas pyarrow
python examples/spark_udf.py
"""

import os
import sys
import tempfile

import numpy as np
from pyspark.ml.functions import predict_batch_udf
from pyspark.sql import SparkSession
from pyspark.sql.types import ArrayType, FloatType

import kitsune as kt

ROWS, FEATURES = 1000, 4


def write_model(path: str) -> None:
    """A small network for any number of rows, as a file that every worker can read."""
    layers = kt.nn.Sequential(kt.nn.Linear(FEATURES, 16), kt.nn.ReLU(), kt.nn.Linear(16, 2))
    example = np.zeros((2, FEATURES), np.float32)
    kt.compile(layers, example, dynamic={"x": {0: "rows"}}).save(path)


def main(path: str) -> None:
    write_model(path)

    def make_predict() -> object:
        import kitsune  # in the worker

        return kitsune.load(path, threads=1)

    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)  # workers run the same environment
    spark = SparkSession.builder.master("local[2]").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    values = np.random.default_rng(0).standard_normal((ROWS, FEATURES), dtype=np.float32)
    rows = [(n, row.tolist()) for n, row in enumerate(values)]
    table = spark.createDataFrame(rows, "id long, x array<float>")  # the model takes f32
    predict = predict_batch_udf(
        make_predict,
        return_type=ArrayType(FloatType()),
        batch_size=128,
        input_tensor_shapes=[[FEATURES]],
    )
    found = table.withColumn("y", predict("x")).orderBy("id").collect()
    want = kt.load(path)(values)
    np.testing.assert_allclose([row.y for row in found], want, rtol=1e-5, atol=1e-6)
    print(f"{len(found)} rows predicted, as without Spark")
    spark.stop()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        main(os.path.join(folder, "model.kitsune"))
