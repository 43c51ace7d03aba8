"""Two processes that train one model together, through torch's DistributedDataParallel."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

SCRIPT = """
import os, sys, warnings
import numpy as np, torch, kitsune.torch
import torch.distributed as distributed
from torch.nn.parallel import DistributedDataParallel

warnings.simplefilter("ignore")
rank, folder = int(sys.argv[1]), sys.argv[2]
meeting = f"file://{folder}/meeting"
distributed.init_process_group("gloo", init_method=meeting, rank=rank, world_size=2)
torch.manual_seed(0)
start = torch.nn.Sequential(torch.nn.Linear(6, 16), torch.nn.GELU(), torch.nn.Linear(16, 2))
weights = {name: value.clone() for name, value in start.state_dict().items()}

def train(kind):
    start.load_state_dict(weights)
    model = DistributedDataParallel(start)
    call = torch.compile(model, backend=kitsune.torch.backend) if kind == "fused" else model
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    generator = torch.Generator().manual_seed(rank)  # each process has data of its own
    for _ in range(3):
        optimizer.zero_grad()
        call(torch.randn(8, 6, generator=generator)).square().mean().backward()
        optimizer.step()
    flat = torch.cat([p.detach().reshape(-1) for p in start.parameters()])
    np.save(f"{folder}/{kind}{rank}.npy", flat.numpy())

for kind in ("eager", "fused"):
    train(kind)
distributed.barrier()
# torch aborts at times as it ends its threads: one of 14 runs with eager models alone.
os._exit(0)
"""


def test_two_processes_end_where_eager_does(tmp_path: Path) -> None:
    script = tmp_path / "train.py"
    script.write_text(SCRIPT, encoding="utf-8")
    root = str(Path(__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": root, "OMP_NUM_THREADS": "1"}
    processes = [
        subprocess.Popen([sys.executable, str(script), str(rank), str(tmp_path)], env=environment)
        for rank in range(2)
    ]
    assert [process.wait(timeout=300) for process in processes] == [0, 0]
    found = {name: np.load(tmp_path / f"{name}.npy") for name in ("eager0", "fused0", "fused1")}
    np.testing.assert_array_equal(found["fused0"], found["fused1"])
    np.testing.assert_allclose(found["fused0"], found["eager0"], rtol=1e-4, atol=1e-6)
