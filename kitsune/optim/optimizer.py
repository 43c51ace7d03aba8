"""The base class of optimizers.

Parameters come as tensors, or as groups: dicts of `params` and of options that differ from the
optimizer's own. A step runs the loss, the gradients and every update as one program. Numbers that
change from step to step, such as the rate, are fed, so the program is compiled once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError, what_is
from kitsune.ir.dtypes import DType, f32, f64
from kitsune.ir.ops.op_table import caller
from kitsune.tensor import Tensor, realize, zeros
from kitsune.tensor.step import Update, advance

Group = dict[str, Any]  # "params" and options by name
State = dict[str, Tensor]


class Optimizer:
    """The base of all optimizers: it holds parameters and updates them from their gradients.

    `param_groups` holds parameters and their options, which may be changed between steps; `state`
    the tensors kept for each parameter, in the order of the groups.
    """

    fed: tuple[str, ...] = ("lr",)  # options that are numbers of a step, not part of its program

    def __init__(self, params: Iterable[Any], **options: Any) -> None:
        self.steps = 0
        self.param_groups: list[Group] = []
        self.state: list[State] = []
        self._defaults = options
        given = list(params)
        if not given:
            raise InputError(
                "an optimizer without parameters", at=caller(), hint="pass module.parameters()"
            )
        for group in given if isinstance(given[0], Mapping) else [{"params": given}]:
            self.add_param_group(group)

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self._defaults.items())
        return f"<{type(self).__name__} {options}; parameters: {len(self.params)}>"

    def add_param_group(self, group: Mapping[str, Any]) -> None:
        """More parameters, with options of their own where they are given."""
        if not isinstance(group, Mapping) or "params" not in group:
            raise InputError(
                "a group without 'params'", at=caller(), hint="write {'params': [...], 'lr': 0.1}"
            )
        unknown = sorted(group.keys() - self._defaults.keys() - {"params"})
        if unknown:
            raise InputError(
                f"no option '{unknown[0]}'",
                at=caller(),
                why=f"the options are {', '.join(self._defaults)}",
            )
        params = group["params"]
        made: Group = {**self._defaults, **group}
        made["params"] = [params] if isinstance(params, Tensor) else list(params)
        known = {id(p) for p in self.params}
        for p in made["params"]:
            _check_parameter(p, known)
            known.add(id(p))
        self._check(made)
        self.param_groups.append(made)
        self.state += [
            {n: zeros(p.shape, dtype=p.dtype.value) for n in self._state_names(made)}
            for p in made["params"]
        ]

    @property
    def params(self) -> list[Tensor]:
        """Every parameter, in the order of the groups."""
        return [p for group in self.param_groups for p in group["params"]]

    @property
    def lr(self) -> float:
        """The rate of the first group; set, it is that of all."""
        rate: float = self.param_groups[0]["lr"]
        return rate

    @lr.setter
    def lr(self, rate: float) -> None:
        for group in self.param_groups:
            group["lr"] = rate

    # --- what each optimizer says ---

    def _check(self, options: Group) -> None:
        """Raise on options that make no sense."""
        for name in ("lr", "weight_decay"):
            positive(name, options[name])

    def _state_names(self, options: Group) -> tuple[str, ...]:
        """The names of the state tensors of each parameter."""
        return ()

    def _numbers(self, options: Group, steps: Any) -> dict[str, Any]:
        """Return the numbers that the update of this step reads beside its tensors; tensors if the
        step count is one."""
        return {"lr": options["lr"]}

    def _update(
        self, p: Tensor, g: Tensor, state: State, numbers: State, options: Group
    ) -> tuple[Tensor, State]:
        """The next value of a parameter, and of its state."""
        raise UnsupportedError(f"{type(self).__name__} has no update")

    # --- steps ---

    def zero_grad(self) -> None:
        """Forget the gradients."""
        for p in self.params:
            p.grad = None

    def step(self) -> None:
        """Give every parameter that has a gradient its next value."""
        self.steps += 1
        states = iter(self.state)
        updates: list[Update] = []
        for group in self.param_groups:
            numbers: dict[DType, State] = {}
            fixed = {n: v for n, v in group.items() if n != "params" and n not in self.fed}
            key, rule = (type(self), *fixed.items()), partial(self._update, options=group)
            for p, state in zip(group["params"], states, strict=False):
                if p.grad is None:
                    continue
                dtype = f64 if p.dtype == f64 else f32
                if dtype not in numbers:
                    numbers[dtype] = _make_leaves(self._numbers(group, self.steps), dtype)
                updates.append(Update(p, p.grad, state, numbers[dtype], rule, key))
        advance(updates)

    # --- checkpoints ---

    def state_dict(self) -> dict[str, np.ndarray]:
        """The state as arrays, by parameter number and name."""
        realize(*(t for state in self.state for t in state.values()))
        named = {
            f"{i}.{n}": t.numpy() for i, state in enumerate(self.state) for n, t in state.items()
        }
        return {"steps": np.array(self.steps, np.int64), **named}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Take over a state; everything is checked before anything is changed."""
        mine = {f"{i}.{n}": t for i, s in enumerate(self.state) for n, t in s.items()}
        if mine.keys() | {"steps"} != state.keys():
            wrong = sorted(map(str, (mine.keys() | {"steps"}) ^ state.keys()))
            raise InputError(
                "the state does not fit the optimizer", why=f"of {', '.join(wrong)}", at=caller()
            )
        given = {name: Tensor(value) for name, value in state.items()}
        for name, tensor in mine.items():
            if given[name].shape != tensor.shape:
                raise InputError(
                    f"state '{name}' has shape {list(given[name].shape)}",
                    why=f"the parameter has {list(tensor.shape)}",
                    at=caller(),
                )
        self.steps = int(given["steps"])
        for name, tensor in mine.items():
            tensor.copy_(given[name])


def _check_parameter(p: Any, known: set[int]) -> None:
    if not isinstance(p, Tensor) or not (p.is_leaf and p.requires_grad):
        raise InputError(
            f"cannot optimize {what_is(p)} that is no leaf with a gradient",
            at=caller(),
            hint="pass leaves with requires_grad=True",
        )
    if id(p) in known:
        raise InputError(
            "a parameter is given twice", at=caller(), hint="each belongs to one group"
        )


def _make_leaves(numbers: Mapping[str, float], dtype: DType) -> State:
    """Make numbers arguments of the program instead of constants in it."""
    return {name: Tensor._holding(np.array(value, dtype.numpy)) for name, value in numbers.items()}


def positive(name: str, value: Any) -> None:
    if not isinstance(value, (int, float, np.number)) or not value >= 0:
        raise InputError(f"{name}={value!r}", why="it is a number, 0 or more", at=caller())
