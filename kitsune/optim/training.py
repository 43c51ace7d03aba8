"""A training step as a function that can be compiled, saved and exported.

    step = TrainingStep(model, kt.cross_entropy, kt.optim.Adam(model.parameters()))
    values = step.inputs(x, target)
    run = kt.compile(step, values)
    values |= run(values)               # until values["loss"] has fallen

What `Optimizer.step` changes in place goes in and comes out here by name: the parameters and the
buffers of the module, the optimizer's state of each parameter, and the number of steps. An output
with the name of an input is its next value. So a step is saved and exported as any model is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np

from kitsune.autodiff import gradients
from kitsune.errors import InputError, ShapeError
from kitsune.ir.dtypes import DType, f32, f64
from kitsune.ir.ops.op_table import caller, show
from kitsune.nn import Module
from kitsune.optim.optimizer import Optimizer, State
from kitsune.tensor import Tensor, no_grad, realize

X, TARGET, STEP, LOSS = "x", "target", "step", "loss"


class TrainingStep:
    """`loss(module(x), target)`, its gradients, and the optimizer's next values."""

    def __init__(
        self, module: Module, loss: Callable[[Any, Tensor], Tensor], optimizer: Optimizer
    ) -> None:
        self.module, self.loss, self.optimizer = module, loss, optimizer
        names = {id(p): name for name, p in module.named_parameters()}
        if any(id(p) not in names for p in optimizer.params):
            raise InputError(
                "the optimizer has a parameter that is not the module's",
                at=caller(),
                hint="make it with module.parameters()",
            )
        self._learned = {names[id(p)]: p for p in optimizer.params}
        self._tensors = self._learned | dict(module.named_buffers())
        self._states = {
            name: {kind: f"{name}.{kind}" for kind in state}
            for name, state in zip(self._learned, optimizer.state, strict=True)
        }
        self._check_names()

    def _check_names(self) -> None:
        """Each input is identified by its name alone."""
        seen = {X, TARGET, STEP, LOSS}
        for name in (*self._tensors, *(n for s in self._states.values() for n in s.values())):
            if name in seen:
                raise InputError(
                    f"two values of a step are called '{name}'",
                    at=caller(),
                    hint="rename the attribute of the module",
                )
            seen.add(name)

    def inputs(self, x: Any, target: Any) -> dict[str, np.ndarray]:
        """Return the inputs of the next step by name, from the current module and optimizer."""
        states = zip(self._states.values(), self.optimizer.state, strict=True)
        held = self._tensors | {
            names[kind]: tensor for names, state in states for kind, tensor in state.items()
        }
        realize(*held.values())
        return {
            X: np.asarray(x),
            TARGET: np.asarray(target),
            STEP: np.array(self.optimizer.steps, np.int32),
            **{name: tensor.numpy() for name, tensor in held.items()},
        }

    def __call__(self, x: Tensor, target: Tensor, step: Tensor, **state: Tensor) -> State:
        """The loss, and the next value of everything but the batch."""
        used = {
            name: Tensor._from_node(state[name].node, tracked=name in self._learned)
            for name in self._tensors
        }
        wrt = [used[name].node for name in self._learned]
        with _substitute(self.module, {id(t): used[n] for n, t in self._tensors.items()}):
            loss = self.loss(self.module(x), target)
        if loss.shape != ():
            raise ShapeError(
                f"a loss of {show(loss.shape)}",
                at=caller(),
                why="only a scalar has one gradient",
            )
        made = map(Tensor._from_node, gradients(loss.node, wrt))
        buffers = {
            name: Tensor._from_node(t._root())
            for name, t in used.items()
            if name not in self._learned
        }
        with no_grad():
            updated = self._apply_updates(
                dict(zip(self._learned, made, strict=True)), state, step + 1
            )
            return {LOSS: Tensor._from_node(loss.node), STEP: step + 1, **buffers, **updated}

    def _apply_updates(
        self, slopes: Mapping[str, Tensor], state: Mapping[str, Tensor], steps: Tensor
    ) -> State:
        """Return the next value of each parameter and of its optimizer state."""
        names, made = iter(self._learned), State()
        for group in self.optimizer.param_groups:
            numbers: dict[DType, Any] = {}
            for old, name in zip(group["params"], names, strict=False):
                dtype = f64 if old.dtype == f64 else f32
                if dtype not in numbers:
                    numbers[dtype] = self.optimizer._numbers(group, steps.to(dtype))
                kept = {kind: state[full] for kind, full in self._states[name].items()}
                value, after = self.optimizer._update(
                    state[name], slopes[name], kept, numbers[dtype], group
                )
                made[name] = value.to(old.dtype)
                made |= {self._states[name][kind]: t.to(old.dtype) for kind, t in after.items()}
        return made


@contextmanager
def _substitute(module: Module, tensors: Mapping[int, Tensor]) -> Iterator[None]:
    """Substitute other tensors for a module's own, which are named by their ids."""
    places = [
        (inner, name, value)
        for inner in module.modules()
        for name, value in vars(inner).items()
        if isinstance(value, Tensor) and id(value) in tensors
    ]
    for inner, name, value in places:
        setattr(inner, name, tensors[id(value)])
    try:
        yield
    finally:
        for inner, name, value in places:
            setattr(inner, name, value)
