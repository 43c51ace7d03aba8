"""`Module`: parameters, buffers and other modules by name, and a forward function over them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from kitsune.errors import InputError, ShapeError, UnsupportedError
from kitsune.ir.ops.op_table import caller, show
from kitsune.tensor import Tensor, realize
from kitsune.tensor.lazy import Writes, as_tensor


class Parameter(Tensor):
    """A leaf that a module learns."""

    def __init__(self, data: Any, requires_grad: bool = True) -> None:
        super().__init__(data, requires_grad=requires_grad)


class Module:
    """Assign parameters, buffers and modules as attributes, and write `forward`.

    A `Parameter` is learned; another tensor is a buffer: saved with the module and not learned.
    """

    training: bool

    def __init__(self) -> None:
        self.training = True

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        Writes.note()

    def __delattr__(self, name: str) -> None:
        super().__delattr__(name)
        Writes.note()

    def forward(self, *inputs: Any) -> Any:
        raise UnsupportedError(f"{type(self).__name__} has no forward()", at=caller())

    def __call__(self, *inputs: Any, **options: Any) -> Any:
        return self.forward(*inputs, **options)

    # --- what is inside ---

    def children(self) -> Iterator[tuple[str, Module]]:
        """The modules directly inside, by attribute."""
        return ((n, v) for n, v in vars(self).items() if isinstance(v, Module))

    def named_modules(self, prefix: str = "") -> Iterator[tuple[str, Module]]:
        """Yield this module and all inside it, each once, by dotted path."""
        seen: set[int] = set()
        stack: list[tuple[str, Module]] = [(prefix, self)]
        while stack:
            path, module = stack.pop()
            if id(module) in seen:
                continue
            seen.add(id(module))
            yield path, module
            inner = [(f"{path}.{n}" if path else n, m) for n, m in module.children()]
            stack.extend(reversed(inner))

    def modules(self) -> Iterator[Module]:
        return (m for _, m in self.named_modules())

    def _tensors(self) -> Iterator[tuple[str, Tensor]]:
        """Every parameter and buffer once, by dotted path."""
        seen: set[int] = set()
        for path, module in self.named_modules():
            for name, value in vars(module).items():
                if isinstance(value, Tensor) and id(value) not in seen:
                    seen.add(id(value))
                    yield f"{path}.{name}" if path else name, value

    def named_parameters(self) -> Iterator[tuple[str, Parameter]]:
        return ((n, t) for n, t in self._tensors() if isinstance(t, Parameter))

    def parameters(self) -> Iterator[Parameter]:
        return (p for _, p in self.named_parameters())

    def named_buffers(self) -> Iterator[tuple[str, Tensor]]:
        return ((n, t) for n, t in self._tensors() if not isinstance(t, Parameter))

    # --- state ---

    def state_dict(self) -> dict[str, np.ndarray]:
        """Parameters and buffers as read-only arrays, by dotted path."""
        tensors = dict(self._tensors())
        realize(*tensors.values())
        return {name: tensor.numpy() for name, tensor in tensors.items()}

    def load_state_dict(self, state: Mapping[str, Any], strict: bool = True) -> None:
        """Take over values by name. All are checked before the first is changed."""
        mine = dict(self._tensors())
        missing = sorted(mine.keys() - state.keys())
        unknown = sorted(state.keys() - mine.keys())
        if strict and (missing or unknown):
            why = [f"missing: {', '.join(missing)}"] if missing else []
            why += [f"unknown: {', '.join(unknown)}"] if unknown else []
            raise InputError(
                f"the state does not fit {type(self).__name__}",
                why="; ".join(why),
                at=caller(),
                hint="strict=False takes what fits",
            )
        wanted = {name: Tensor(state[name]) for name in mine if name in state}
        for name, value in wanted.items():
            if value.shape != mine[name].shape:
                raise ShapeError(
                    f"'{name}' is {show(mine[name].shape)}",
                    why=f"the state has {show(value.shape)}",
                    at=caller(),
                )
        for name, value in wanted.items():
            mine[name].copy_(value)

    def train(self, mode: bool = True) -> Module:
        for module in self.modules():
            module.training = mode
        return self

    def eval(self) -> Module:
        return self.train(False)

    def requires_grad_(self, requires_grad: bool = True) -> Module:
        for parameter in self.parameters():
            parameter.requires_grad_(requires_grad)
        return self

    def zero_grad(self) -> None:
        for parameter in self.parameters():
            parameter.grad = None

    # --- printing ---

    def extra_repr(self) -> str:
        """Return the text between the brackets of a module without children."""
        return ""

    def __repr__(self) -> str:
        inner = [f"({n}): {m!r}".replace("\n", "\n  ") for n, m in self.children()]
        name = type(self).__name__
        if not inner:
            return f"{name}({self.extra_repr()})"
        return "\n  ".join([f"{name}(", *inner]) + "\n)"


class Identity(Module):
    """Return the input."""

    def forward(self, x: Any) -> Any:
        return x


class ModuleList(Module):
    """A list whose modules are found by parameters() and state_dict()."""

    def __init__(self, modules: Any = ()) -> None:
        super().__init__()
        self._count = 0
        for module in modules:
            self.append(module)

    def append(self, module: Any) -> ModuleList:
        setattr(self, str(self._count), module)
        self._count += 1
        return self

    def __iter__(self) -> Iterator[Any]:
        return (getattr(self, str(n)) for n in range(self._count))

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: int) -> Any:
        return list(self)[index]


class Sequential(ModuleList):
    """Modules, or functions, one after another."""

    def __init__(self, *layers: Any) -> None:
        super().__init__(layers)

    def forward(self, x: Any) -> Any:
        for layer in self:
            x = layer(x)
        return x


class MethodModule(Module):
    """Apply a method of Tensor, with the options that the module was made with."""

    method = ""

    def __init__(self, **options: Any) -> None:
        super().__init__()
        self.options = options

    def forward(self, x: Any) -> Tensor:
        result: Tensor = getattr(as_tensor(x), self.method)(**self.options)
        return result

    def extra_repr(self) -> str:
        return ", ".join(f"{name}={value!r}" for name, value in self.options.items())
