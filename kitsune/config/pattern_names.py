"""`FusionPattern`: the named fusions that a configuration can enable or disable."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeVar, get_args

from kitsune.config.activation_names import Activation
from kitsune.config.options import Choice, unknown
from kitsune.errors import UnsupportedError, what_is
from kitsune.system.records import dataclass

FusionType = Literal["elementwise", "reduction", "matmul", "attention", "conv"]


class BinaryOp(Choice):
    """The binary operations that a parametrised pattern may name."""

    ADD = "add"
    SUB = "sub"
    MUL = "mul"
    DIV = "div"
    MAXIMUM = "maximum"
    MINIMUM = "minimum"


class ScalarOp(Choice):
    """The operations with a number that a parametrised pattern may name."""

    ADD = "add"
    SUB = "sub"
    MUL = "mul"
    DIV = "div"


@dataclass(frozen=True)
class FusionPattern:
    """A kind of fusion. `ops`, where given, narrows it to groups of exactly these ops.

    A pattern of one of the names below restricts or asks for that fusion; any other name is a
    pattern of the user's own, found by its `ops`: a chain in which each reads the one before it.
    """

    name: str
    ops: tuple[str, ...] = ()
    fusion_type: FusionType = "elementwise"

    LinearActivation: ClassVar[FusionPattern]
    ElementwiseChain: ClassVar[FusionPattern]
    BinaryUnary: ClassVar[FusionPattern]
    ActivationChain: ClassVar[FusionPattern]
    NormActivation: ClassVar[FusionPattern]
    Reduction: ClassVar[FusionPattern]
    AttentionPattern: ClassVar[FusionPattern]
    MatrixChain: ClassVar[FusionPattern]
    ReshapeOp: ClassVar[FusionPattern]
    ConvBnActivation: ClassVar[FusionPattern]
    LinearBn: ClassVar[FusionPattern]
    QuantizedMatmul: ClassVar[FusionPattern]
    QuantizedMatmulActivation: ClassVar[FusionPattern]
    QuantizedAttention: ClassVar[FusionPattern]
    MultiTensor: ClassVar[FusionPattern]

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not self.name:
            raise UnsupportedError(f"a pattern is named {self.name!r}", hint="give it a string")
        if self.fusion_type not in get_args(FusionType):
            raise unknown("fusion type", str(self.fusion_type), list(get_args(FusionType)))
        object.__setattr__(self, "ops", op_names(self.name, self.ops))

    def __str__(self) -> str:
        return f"{self.name}({', '.join(self.ops)})" if self.ops else self.name

    @staticmethod
    def BinaryActivation(  # noqa: N802 - the seeds' spelling
        binary_op: str | BinaryOp | None = None, activation: str | Activation | None = None
    ) -> FusionPattern:
        """A binary op, then an activation; both or none may be left open."""
        return _pair("binary_unary", binary_op, activation, BinaryOp)

    @staticmethod
    def ScalarActivation(  # noqa: N802 - the seeds' spelling
        scalar_op: str | ScalarOp | None = None, activation: str | Activation | None = None
    ) -> FusionPattern:
        """An op with a number, then an activation; both or none may be left open."""
        return _pair("scalar_activation", scalar_op, activation, ScalarOp)

    @staticmethod
    def LinearLayer(  # noqa: N802 - the seeds' spelling
        has_bias: bool = True, activation: str | Activation | None = None
    ) -> FusionPattern:
        """A matmul with a bias, an activation, or both."""
        bias = ("add",) if has_bias else ()
        last = (Activation(activation).value,) if activation is not None else ()
        if not bias and not last:
            raise UnsupportedError(
                "a linear layer of a matmul alone has nothing to fuse",
                hint="give it a bias or an activation",
            )
        return FusionPattern("linear_activation", ("matmul", *bias, *last), "matmul")


C = TypeVar("C", bound=Choice)


def _pair(name: str, first: str | None, second: str | None, choices: type[C]) -> FusionPattern:
    if (first is None) != (second is None):
        raise UnsupportedError(f"{name} names one of its two ops", hint="give both, or neither")
    if first is None or second is None:
        return FusionPattern(name)
    return FusionPattern(name, (choices(first).value, Activation(second).value))


def op_names(name: str, ops: object) -> tuple[str, ...]:
    """A list of op names as a tuple; whether the ops exist is for the op table to say."""
    if isinstance(ops, str) or not isinstance(ops, (list, tuple)):
        raise UnsupportedError(
            f"pattern '{name}' is {what_is(ops)}",
            hint="list its op names: ['matmul', 'add', 'relu']",
        )
    if any(not isinstance(op, str) for op in ops):
        raise UnsupportedError(f"pattern '{name}' has ops that are not names: {list(ops)}")
    return tuple(name for op in ops for name in find_rows(str(op)))


# Other names of ops, and of layers by what they do to a batch at inference: dropout does nothing.
SPELLINGS: dict[str, tuple[str, ...]] = {
    "linear": ("matmul", "add"),
    "dense": ("matmul", "add"),
    "bias": ("add",),
    "bias_add": ("add",),
    "multiply": ("mul",),
    "scale": ("mul",),
    "subtract": ("sub",),
    "divide": ("div",),
    "swish": ("silu",),
    "power": ("pow",),
    "layernorm": ("layer_norm",),
    "rmsnorm": ("rms_norm",),
    "batchnorm": ("batch_norm",),
    "transpose": ("permute",),
    "dropout": (),
    "identity": (),
}


def find_rows(op: str) -> tuple[str, ...]:
    """Return the rows of the op table that a name stands for."""
    return SPELLINGS.get(op.lower(), (op.lower(),))


_TYPES: dict[str, FusionType] = {
    "linear_activation": "matmul",
    "elementwise_chain": "elementwise",
    "binary_unary": "elementwise",
    "scalar_activation": "elementwise",
    "activation_chain": "elementwise",
    "norm_activation": "reduction",
    "reduction": "reduction",
    "attention_pattern": "attention",
    "matrix_chain": "matmul",
    "reshape_op": "elementwise",
    "conv_bn_activation": "conv",
    "linear_bn": "matmul",
    "quantized_matmul": "matmul",
    "quantized_matmul_activation": "matmul",
    "quantized_attention": "attention",
    "multi_tensor": "elementwise",
}
NAMED = {name: FusionPattern(name, (), kind) for name, kind in _TYPES.items()}
ALIASES = {"binary_activation": "binary_unary", "linear_layer": "linear_activation"}

for _name, _pattern in NAMED.items():
    if _name != "scalar_activation":  # its attribute takes arguments
        setattr(FusionPattern, _name.title().replace("_", ""), _pattern)


def parse_pattern(given: object) -> FusionPattern:
    """Parse a name, a pattern, or a parametrised pattern without its arguments."""
    if isinstance(given, FusionPattern):
        return given
    if isinstance(given, str):
        name = ALIASES.get(given, given)
        if name not in NAMED:
            raise unknown("fusion pattern", given, list(NAMED))
        return NAMED[name]
    for constructor in (FusionPattern.BinaryActivation, FusionPattern.ScalarActivation):
        if given is constructor:
            return constructor()
    raise UnsupportedError(
        f"{what_is(given)} is not a fusion pattern",
        hint="give a name, or one such as FusionPattern.BinaryActivation('add', 'relu')",
    )
