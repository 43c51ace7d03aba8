"""Types of the modules that are made from the op table; written by scripts/stubs.py."""

# fmt: off
from kitsune.nn.module import MethodModule

__all__ = [
    "ELU",
    "GELU",
    "Hardswish",
    "LeakyReLU",
    "Mish",
    "ReLU",
    "ReLU6",
    "SiLU",
    "Sigmoid",
    "Softplus",
    "Tanh",
]

class ELU(MethodModule):
    """Apply x, or alpha·(eˣ − 1) where x < 0."""

    def __init__(self, alpha: float = 1.0) -> None: ...

class GELU(MethodModule):
    """Apply x·Φ(x); approximate='tanh' uses the tanh formula."""

    def __init__(self, approximate: str = 'none') -> None: ...

class Hardswish(MethodModule):
    """Apply x·hardsigmoid(x)."""

    def __init__(self) -> None: ...

class LeakyReLU(MethodModule):
    """Apply x, or negative_slope·x where x < 0."""

    def __init__(self, negative_slope: float = 0.01) -> None: ...

class Mish(MethodModule):
    """Apply x·tanh(softplus(x))."""

    def __init__(self) -> None: ...

class ReLU(MethodModule):
    """Apply max(x, 0)."""

    def __init__(self) -> None: ...

class ReLU6(MethodModule):
    """Apply x limited to the range from 0 to 6."""

    def __init__(self) -> None: ...

class SiLU(MethodModule):
    """Apply x·σ(x), also called swish."""

    def __init__(self) -> None: ...

class Sigmoid(MethodModule):
    """Apply σ(x) = 1/(1 + e⁻ˣ)."""

    def __init__(self) -> None: ...

class Softplus(MethodModule):
    """Apply log(1 + e^(beta·x))/beta, without overflow."""

    def __init__(self, beta: float = 1.0) -> None: ...

class Tanh(MethodModule):
    """Apply the hyperbolic tangent of each element."""

    def __init__(self) -> None: ...
