"""Random models that NNSmith generates, compiled against eager torch.

`python -m tests.conformance.nnsmith_models --count 500` takes the generator from the folder of the
suites, makes a model for each seed, and compares `torch.compile(backend="kitsune")` with eager
results as NNSmith itself compares; `--device` compiles for another device than the CPU.
"""

from __future__ import annotations

import copy
import functools
import logging
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.utils._pytree import tree_map_only

from tests.conformance.forked import run_forked, warm_up
from tests.conformance.suites import (
    DIFFERS,
    LEFT_MESSAGE,
    LEFT_TO_TORCH,
    OK,
    Outcome,
    Results,
    Suite,
    describe,
    known_failures,
    parser,
)

SUITE = Suite(
    "nnsmith", "nnsmith/__init__.py", "pip install --target {folder} nnsmith==0.1.0 z3-solver"
)
RTOL, ATOL = 1e-2, 1e-3  # NNSmith's own
MODELS, NODES, MAX_ELEMENTS = 500, 10, 1 << 14
METHOD, MAX_MS = "symbolic-cinit", 60_000
NOT_MADE = "not generated"
CHANGES = 64  # times that inputs and results of ops are changed in their last bits
MAX_ULPS = 4  # by which they are changed, in units in the last place
CHANGE_FACTOR = 2.0  # as far as this times what the changes do counts as equal
UNSTABLE = "within what rounding changes in eager results"


class Net(torch.nn.Module):
    """The ops of a generated model, without the generator's checks of each value."""

    def __init__(self, made: Any) -> None:
        super().__init__()
        self.ops = torch.nn.ModuleList(
            op if isinstance(op, torch.nn.Module) else Function(op)
            for op, _, _, _ in made.instructions
        )
        self.names = [(inputs, outputs) for _, inputs, outputs, _ in made.instructions]
        self.inputs, self.outputs = list(made.ir.input_var()), list(made.output_like)
        self.constants = made

    def forward(self, *given: torch.Tensor) -> list[torch.Tensor]:
        values = dict(zip(self.inputs, given, strict=True))
        for op, (inputs, outputs) in zip(self.ops, self.names, strict=True):
            made = op(*[values[name] for name in inputs])
            results = made if isinstance(made, (list, tuple)) else [made]
            values.update(zip(outputs, results, strict=True))
        return [values[name] for name in self.outputs]


class Function(torch.nn.Module):
    def __init__(self, function: Any) -> None:
        super().__init__()
        self.function = function

    def forward(self, *given: torch.Tensor) -> Any:
        return self.function(*given)


def load_generator(folder: Path) -> Any:
    """A function that makes a torch model and its inputs for a seed."""
    sys.path.append(str(folder))
    from nnsmith.abstract.extension import activate_ext
    from nnsmith.graph_gen import model_gen
    from nnsmith.materialize import Model
    from nnsmith.narrow_spec import auto_opset

    logging.disable(logging.INFO)
    kind = Model.init("torch", backend_target="cpu")
    opset = auto_opset(kind, None, vulops=False)
    activate_ext(opset=opset, factory=None)

    def generate(seed: int) -> tuple[torch.nn.Module, list[torch.Tensor]]:
        torch.manual_seed(seed)
        generator = model_gen(
            opset=opset,
            method=METHOD,
            seed=seed,
            max_elem_per_tensor=MAX_ELEMENTS,
            max_nodes=NODES,
            timeout_ms=MAX_MS,
        )
        model = kind.from_gir(generator.make_concrete())
        model.refine_weights()
        made = model.torch_model.eval()
        found = model.sat_inputs or made.get_random_inps()
        net = Net(made)
        return net, [found[name].detach() for name in net.inputs]

    return generate


def run_seed(generate: Any, seed: int, device: str) -> Outcome:
    """Compare the model of a seed, compiled and eager."""
    try:
        net, given = generate(seed)
        with torch.no_grad():
            want = net(*given)
    except Exception as error:  # noqa: BLE001 - of the generator
        return Outcome(NOT_MADE, describe(error))
    compiled = torch.compile(net, backend="kitsune", options={"device": device})
    with warnings.catch_warnings(record=True) as said, torch.no_grad():
        warnings.simplefilter("always")
        got = compiled(*given)
    ops = ", ".join(type(op).__name__ for _, _, _, op in net.constants.instructions)
    pairs = list(zip(got, want, strict=True))
    for n, (mine, theirs) in enumerate(pairs):
        if mine.dtype != theirs.dtype or mine.shape != theirs.shape:
            return Outcome(DIFFERS, f"result {n}: {mine.dtype} {list(mine.shape)}; {ops}")
    is_unstable = not all(is_close(widen(mine), widen(theirs)).all() for mine, theirs in pairs)
    if is_unstable:
        for n, (mine, theirs, change) in enumerate(
            zip(got, want, last_bits(net, given, want), strict=True)
        ):
            a, b = widen(mine), widen(theirs)
            wrong = ~is_close(a, b, CHANGE_FACTOR * change)
            if wrong.any():
                return Outcome(DIFFERS, f"result {n}, {worst(a, b, wrong)}; {ops}")
    if left := [str(w.message) for w in said if str(w.message).startswith(LEFT_MESSAGE)]:
        return Outcome(LEFT_TO_TORCH, left[0])
    return Outcome(OK, UNSTABLE if is_unstable else "")


def widen(tensor: torch.Tensor) -> np.ndarray:
    """The values in f64, in which a difference is not rounded."""
    values = tensor.detach().numpy()
    return values.astype(complex if values.dtype.kind == "c" else float)


def is_close(got: np.ndarray, want: np.ndarray, change: np.ndarray | float = 0.0) -> np.ndarray:
    """Where two results are as near as NNSmith asks, or as changes of the last bits explain."""
    near = np.isclose(got, want, RTOL, ATOL, equal_nan=True)
    with np.errstate(invalid="ignore"):
        return np.asarray(near | (np.abs(got - want) <= change))


def last_bits(
    net: torch.nn.Module, given: list[torch.Tensor], want: list[torch.Tensor]
) -> list[np.ndarray]:
    """How far eager results move, each element, in f64, and when inputs and the results of ops
    change in their last bits: what rounding may do to a tangent near its pole, or to a comparison
    of equals."""
    random = np.random.default_rng(0)
    moved = [np.zeros(tuple(tensor.shape)) for tensor in want]
    wide = copy.deepcopy(net).double()
    for n in range(CHANGES + 1):
        if n == 0:
            changed = run_changed(wide, given, to_f64)
        else:
            changed = run_changed(net, given, functools.partial(change_bits, random=random))
        for most, other, theirs in zip(moved, changed, want, strict=True):
            with np.errstate(invalid="ignore"):
                np.fmax(most, np.abs(widen(other) - widen(theirs)), out=most)
    return moved


def run_changed(
    net: torch.nn.Module,
    given: list[torch.Tensor],
    change: Callable[[torch.Tensor], torch.Tensor],
) -> list[torch.Tensor]:
    """Eager results of a model whose inputs, and the results of each op, are changed."""
    apply = functools.partial(tree_map_only, torch.Tensor, change)
    hooks = [op.register_forward_hook(lambda _, __, made: apply(made)) for op in net.ops]
    with torch.no_grad():
        results: list[torch.Tensor] = net(*apply(given))
    for hook in hooks:
        hook.remove()
    return results


def to_f64(tensor: torch.Tensor) -> torch.Tensor:
    return tensor.double() if tensor.is_floating_point() else tensor


def change_bits(tensor: torch.Tensor, random: np.random.Generator) -> torch.Tensor:
    """A tensor whose elements are changed, each at random, by up to MAX_ULPS."""
    if not tensor.is_floating_point():
        return tensor
    values = tensor.detach().numpy()
    steps = random.integers(-MAX_ULPS, MAX_ULPS, values.shape, endpoint=True)
    with np.errstate(all="ignore"):
        return torch.from_numpy(
            np.asarray(values + steps.astype(values.dtype) * np.spacing(values))
        )


def worst(got: np.ndarray, want: np.ndarray, wrong: np.ndarray) -> str:
    """How many elements are wrong, and the first of them."""
    return f"{wrong.sum()} of {wrong.size} elements, {got[wrong][0]:.6g} for {want[wrong][0]:.6g}"


def main(arguments: list[str]) -> int:
    options = parser(__doc__ or "", count=MODELS, seconds=30)
    options.add_argument("--device", default="cpu", help="cpu, wasm or webgpu")
    chosen = options.parse_args(arguments)
    folder = SUITE.find(chosen.cache)
    if folder is None:
        return 0
    warnings.simplefilter("ignore")
    generate = load_generator(folder)
    known = known_failures("nnsmith_known_failures.json")
    results = Results(f"NNSmith's models on {chosen.device}", known, chosen.out)
    warm_up()
    for seed in range(chosen.count or MODELS):
        name = f"seed {seed} {chosen.device}"
        if name not in results.outcomes and chosen.only in name:
            run = functools.partial(run_seed, generate, seed, chosen.device)
            results.add(name, run_forked(run, chosen.limit, chosen.verbose))
    return results.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
