"""Types of the functions named after Tensor's methods; written by scripts/stubs.py."""

# ruff: noqa: A001, E501, RUF022
# fmt: off
from collections.abc import Sequence
from typing import Any

from kitsune.tensor.core import Tensor
from kitsune.tensor.reductions import Dim

METHODS: list[str]

__all__ = [
    "abs",
    "acos",
    "acosh",
    "add",
    "addcdiv",
    "addcmul",
    "addmm",
    "all",
    "amax",
    "amin",
    "any",
    "argmax",
    "argmin",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "batch_norm",
    "bitwise_and",
    "bitwise_left_shift",
    "bitwise_not",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
    "bmm",
    "broadcast_to",
    "ceil",
    "celu",
    "chunk",
    "clamp",
    "clamp_max",
    "clamp_min",
    "clip",
    "cos",
    "cosh",
    "count_nonzero",
    "cumsum",
    "deg2rad",
    "diagonal",
    "diff",
    "div",
    "divide",
    "dot",
    "dropout",
    "elu",
    "embedding",
    "eq",
    "erf",
    "erfc",
    "exp",
    "exp2",
    "expm1",
    "flatten",
    "flip",
    "floor",
    "floor_divide",
    "fmod",
    "frac",
    "gather",
    "ge",
    "gelu",
    "greater",
    "gt",
    "hardsigmoid",
    "hardswish",
    "hardtanh",
    "hypot",
    "index_add",
    "index_select",
    "inner",
    "isclose",
    "isfinite",
    "isinf",
    "isnan",
    "layer_norm",
    "le",
    "leaky_relu",
    "lerp",
    "less",
    "linear",
    "log",
    "log10",
    "log1p",
    "log2",
    "log_softmax",
    "logaddexp",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "logit",
    "logsigmoid",
    "logsumexp",
    "lt",
    "masked_fill",
    "matmul",
    "max",
    "maximum",
    "mean",
    "min",
    "minimum",
    "mish",
    "mm",
    "moveaxis",
    "movedim",
    "mul",
    "multiply",
    "mv",
    "nan_to_num",
    "nanmean",
    "nansum",
    "narrow",
    "ne",
    "neg",
    "negative",
    "norm",
    "not_equal",
    "one_hot",
    "outer",
    "pad",
    "permute",
    "pow",
    "prod",
    "rad2deg",
    "ravel",
    "reciprocal",
    "relu",
    "relu6",
    "remainder",
    "repeat_interleave",
    "reshape",
    "rms_norm",
    "roll",
    "round",
    "rsqrt",
    "scaled_dot_product_attention",
    "scatter",
    "scatter_add",
    "select",
    "selu",
    "sigmoid",
    "sign",
    "silu",
    "sin",
    "sinh",
    "softmax",
    "softplus",
    "softsign",
    "split",
    "sqrt",
    "square",
    "squeeze",
    "std",
    "sub",
    "subtract",
    "sum",
    "swapaxes",
    "swapdims",
    "t",
    "take_along_dim",
    "tan",
    "tanh",
    "tile",
    "transpose",
    "tril",
    "triu",
    "true_divide",
    "trunc",
    "unbind",
    "unflatten",
    "unsqueeze",
    "var",
    "vdot",
    "where",
]

def abs(input: Any) -> Tensor:
    """Return the absolute value of each element: |x|."""

def acos(input: Any) -> Tensor:
    """Return the arc cosine of each element, in radians."""

def acosh(input: Any) -> Tensor:
    """Return the inverse hyperbolic cosine of each element."""

def add(input: Any, other: Any, *, alpha: float = 1) -> Tensor:
    """Add alpha·other: self + alpha·other."""

def addcdiv(input: Any, tensor1: Any, tensor2: Any, *, value: float = 1) -> Tensor:
    """Add a scaled quotient: self + value·tensor1/tensor2."""

def addcmul(input: Any, tensor1: Any, tensor2: Any, *, value: float = 1) -> Tensor:
    """Add a scaled product: self + value·tensor1·tensor2."""

def addmm(input: Any, mat1: Any, mat2: Any, *, beta: float = 1, alpha: float = 1) -> Tensor:
    """Add a scaled matrix product: beta·self + alpha·mat1·mat2."""

def all(input: Any, dim: Dim = None, keepdim: bool = False) -> Tensor:
    """Return whether no element is zero."""

def amax(input: Any, dim: Dim = None, keepdim: bool = False) -> Tensor:
    """Return the largest values; argmax() says where they are."""

def amin(input: Any, dim: Dim = None, keepdim: bool = False) -> Tensor:
    """Return the smallest values; argmin() says where they are."""

def any(input: Any, dim: Dim = None, keepdim: bool = False) -> Tensor:
    """Return whether any element is not zero."""

def argmax(input: Any, dim: int | None = None, keepdim: bool = False) -> Tensor:
    """Return the index of the first largest value; without dim, in the flat tensor."""

def argmin(input: Any, dim: int | None = None, keepdim: bool = False) -> Tensor:
    """Return the index of the first smallest value; without dim, in the flat tensor."""

def asin(input: Any) -> Tensor:
    """Return the arc sine of each element, in radians."""

def asinh(input: Any) -> Tensor:
    """Return the inverse hyperbolic sine of each element."""

def atan(input: Any) -> Tensor:
    """Return the arc tangent of each element, in radians."""

def atan2(input: Any, other: Any) -> Tensor:
    """Return the angle of the point (other, self), in radians."""

def atanh(input: Any) -> Tensor:
    """Return the inverse hyperbolic tangent of each element."""

def batch_norm(input: Any, mean: Any, var: Any, weight: Any = None, bias: Any = None, eps: float = 1e-05) -> Tensor:
    """Normalise by channel, dim 1: (x − mean)/√(var + eps)·weight + bias."""

def bitwise_and(input: Any, other: Any) -> Tensor:
    """Return the bits that both elements have."""

def bitwise_left_shift(input: Any, other: Any) -> Tensor:
    """Shift bits left by `other` places."""

def bitwise_not(input: Any) -> Tensor:
    """Invert every bit."""

def bitwise_or(input: Any, other: Any) -> Tensor:
    """Return the bits that at least one element has."""

def bitwise_right_shift(input: Any, other: Any) -> Tensor:
    """Shift bits right by `other` places."""

def bitwise_xor(input: Any, other: Any) -> Tensor:
    """Return the bits that exactly one element has."""

def bmm(input: Any, other: Any) -> Tensor:
    """Multiply matrices in the last two dims; the dims before them broadcast."""

def broadcast_to(input: Any, *sizes: Any) -> Tensor:
    """Dims of size 1 repeated; -1 keeps a size, and new dims may come in front."""

def ceil(input: Any) -> Tensor:
    """Round each element up to an integer."""

def celu(input: Any, alpha: float = 1.0) -> Tensor:
    """Return x, or alpha·(e^(x/alpha) − 1) where x < 0."""

def chunk(input: Any, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
    """Split into at most that many parts, of one size but the last."""

def clamp(input: Any, min: Any = None, max: Any = None) -> Tensor:
    """Limit each element to the range from `min` to `max`: None, numbers or tensors."""

def clamp_max(input: Any, max: Any) -> Tensor:
    """Limit each element to at most `max`."""

def clamp_min(input: Any, min: Any) -> Tensor:
    """Limit each element to at least `min`."""

def clip(input: Any, min: Any = None, max: Any = None) -> Tensor:
    """Limit each element to the range from `min` to `max`: None, numbers or tensors."""

def cos(input: Any) -> Tensor:
    """Return the cosine of each element, in radians."""

def cosh(input: Any) -> Tensor:
    """Return the hyperbolic cosine of each element."""

def count_nonzero(input: Any, dim: Dim = None) -> Tensor:
    """Count the elements that are not zero."""

def cumsum(input: Any, dim: int, *, dtype: Any = None) -> Tensor:
    """Return running sums along a dim."""

def deg2rad(input: Any) -> Tensor:
    """Convert degrees to radians."""

def diagonal(input: Any) -> Tensor:
    """The elements [i, i] of a matrix."""

def diff(input: Any, dim: int = -1) -> Tensor:
    """Each element less the one before it."""

def div(input: Any, other: Any, *, rounding_mode: str | None = None) -> Tensor:
    """Divide by `other`, in floats; `rounding_mode` 'floor' or 'trunc' rounds the quotient."""

def divide(input: Any, other: Any, *, rounding_mode: str | None = None) -> Tensor:
    """Divide by `other`, in floats; `rounding_mode` 'floor' or 'trunc' rounds the quotient."""

def dot(input: Any, other: Any) -> Tensor:
    """The inner product of two vectors."""

def dropout(input: Any, p: float = 0.5, training: bool = True) -> Tensor:
    """Zero with probability p, the others divided by 1 − p; itself outside training."""

def elu(input: Any, alpha: float = 1.0) -> Tensor:
    """Return x, or alpha·(eˣ − 1) where x < 0."""

def embedding(input: Any, weight: Any) -> Tensor:
    """The rows of `weight` that the indices of `input` name."""

def eq(input: Any, other: Any) -> Tensor:
    """Compare element by element: self = other."""

def erf(input: Any) -> Tensor:
    """Return the error function of each element."""

def erfc(input: Any) -> Tensor:
    """Return 1 − erf(x)."""

def exp(input: Any) -> Tensor:
    """Return the exponential of each element: eˣ."""

def exp2(input: Any) -> Tensor:
    """Return 2ˣ."""

def expm1(input: Any) -> Tensor:
    """Return eˣ − 1, accurate near 0."""

def flatten(input: Any, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    """The dims from start_dim to end_dim made one."""

def flip(input: Any, *dims: Any) -> Tensor:
    """The elements along these dims in reverse."""

def floor(input: Any) -> Tensor:
    """Round each element down to an integer."""

def floor_divide(input: Any, other: Any) -> Tensor:
    """Divide by `other` and round down: ⌊self / other⌋."""

def fmod(input: Any, other: Any) -> Tensor:
    """Return what truncated division leaves, with the sign of `self`."""

def frac(input: Any) -> Tensor:
    """Return the fractional part of each element: x − trunc(x)."""

def gather(input: Any, dim: int, index: Any) -> Tensor:
    """Return out[i][j] = self[index[i][j]][j] for dim 0, and so on: one index per element."""

def ge(input: Any, other: Any) -> Tensor:
    """Compare element by element: self ≥ other."""

def gelu(input: Any, approximate: str = 'none') -> Tensor:
    """Return x·Φ(x); approximate='tanh' uses the tanh formula."""

def greater(input: Any, other: Any) -> Tensor:
    """Compare element by element: self > other."""

def gt(input: Any, other: Any) -> Tensor:
    """Compare element by element: self > other."""

def hardsigmoid(input: Any) -> Tensor:
    """Return (x + 3)/6 limited to the range from 0 to 1."""

def hardswish(input: Any) -> Tensor:
    """Return x·hardsigmoid(x)."""

def hardtanh(input: Any, min_val: float = -1.0, max_val: float = 1.0) -> Tensor:
    """Limit each element to the range from min_val to max_val."""

def hypot(input: Any, other: Any) -> Tensor:
    """Return √(self² + other²)."""

def index_add(input: Any, dim: int, index: Any, source: Any) -> Tensor:
    """A new tensor with the slices of `source` added to those that `index` names."""

def index_select(input: Any, dim: int, index: Any) -> Tensor:
    """The slices of a dim that a list of indices names."""

def inner(input: Any, other: Any) -> Tensor:
    """Multiply matrices in the last two dims; the dims before them broadcast."""

def isclose(input: Any, other: Any, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> Tensor:
    """Return where |self − other| ≤ atol + rtol·|other|."""

def isfinite(input: Any) -> Tensor:
    """Return which elements are finite numbers."""

def isinf(input: Any) -> Tensor:
    """Return which elements are infinite."""

def isnan(input: Any) -> Tensor:
    """Return which elements are NaN."""

def layer_norm(input: Any, normalized_shape: int | Sequence[int], weight: Any = None, bias: Any = None, eps: float = 1e-05) -> Tensor:
    """Normalise over the last dims: (x − mean)/√(var + eps)·weight + bias."""

def le(input: Any, other: Any) -> Tensor:
    """Compare element by element: self ≤ other."""

def leaky_relu(input: Any, negative_slope: float = 0.01) -> Tensor:
    """Return x, or negative_slope·x where x < 0."""

def lerp(input: Any, end: Any, weight: Any) -> Tensor:
    """Interpolate linearly: self + weight·(end − self)."""

def less(input: Any, other: Any) -> Tensor:
    """Compare element by element: self < other."""

def linear(input: Any, weight: Any, bias: Any = None) -> Tensor:
    """Return x·weightᵀ + bias, the weight being [out, in] as in torch."""

def log(input: Any) -> Tensor:
    """Return the natural logarithm of each element."""

def log10(input: Any) -> Tensor:
    """Return the logarithm to base 10."""

def log1p(input: Any) -> Tensor:
    """Return log(1 + x), accurate near 0."""

def log2(input: Any) -> Tensor:
    """Return the logarithm to base 2."""

def log_softmax(input: Any, dim: int) -> Tensor:
    """Return x − log Σeˣ along a dim."""

def logaddexp(input: Any, other: Any) -> Tensor:
    """Return log(e^self + e^other), without overflow."""

def logical_and(input: Any, other: Any) -> Tensor:
    """Return where neither element is zero."""

def logical_not(input: Any) -> Tensor:
    """Return which elements are zero."""

def logical_or(input: Any, other: Any) -> Tensor:
    """Return where at least one element is not zero."""

def logical_xor(input: Any, other: Any) -> Tensor:
    """Return where exactly one element is not zero."""

def logit(input: Any) -> Tensor:
    """Return log(x/(1 − x)), the inverse of sigmoid."""

def logsigmoid(input: Any) -> Tensor:
    """Return log σ(x), without overflow."""

def logsumexp(input: Any, dim: Dim, keepdim: bool = False) -> Tensor:
    """Return log Σeˣ, without overflow."""

def lt(input: Any, other: Any) -> Tensor:
    """Compare element by element: self < other."""

def masked_fill(input: Any, mask: Any, value: Any) -> Tensor:
    """Return `value` where the mask is true, and the elements elsewhere."""

def matmul(input: Any, other: Any) -> Tensor:
    """Multiply matrices in the last two dims; the dims before them broadcast."""

def max(input: Any, dim: Dim = None, keepdim: bool = False) -> Tensor:
    """Return the largest values; argmax() says where they are."""

def maximum(input: Any, other: Any) -> Tensor:
    """Return the larger of two elements."""

def mean(input: Any, dim: Dim = None, keepdim: bool = False, *, dtype: Any = None) -> Tensor:
    """Return the average, in floats."""

def min(input: Any, dim: Dim = None, keepdim: bool = False) -> Tensor:
    """Return the smallest values; argmin() says where they are."""

def minimum(input: Any, other: Any) -> Tensor:
    """Return the smaller of two elements."""

def mish(input: Any) -> Tensor:
    """Return x·tanh(softplus(x))."""

def mm(input: Any, other: Any) -> Tensor:
    """Multiply matrices in the last two dims; the dims before them broadcast."""

def moveaxis(input: Any, source: int, destination: int) -> Tensor:
    """One dim moved to another place."""

def movedim(input: Any, source: int, destination: int) -> Tensor:
    """One dim moved to another place."""

def mul(input: Any, other: Any) -> Tensor:
    """Multiply by `other`, element by element."""

def multiply(input: Any, other: Any) -> Tensor:
    """Multiply by `other`, element by element."""

def mv(input: Any, other: Any) -> Tensor:
    """Multiply matrices in the last two dims; the dims before them broadcast."""

def nan_to_num(input: Any, nan: float = 0.0, posinf: float | None = None, neginf: float | None = None) -> Tensor:
    """Replace NaN and infinities by numbers; infinities by the largest f32 if not given."""

def nanmean(input: Any, dim: Dim = None, keepdim: bool = False) -> Tensor:
    """The average of what is a number."""

def nansum(input: Any, dim: Dim = None, keepdim: bool = False) -> Tensor:
    """The sum of what is a number."""

def narrow(input: Any, dim: int, start: int, length: int) -> Tensor:
    """Return `length` elements of a dim, from `start`."""

def ne(input: Any, other: Any) -> Tensor:
    """Compare element by element: self ≠ other."""

def neg(input: Any) -> Tensor:
    """Negate each element: −x."""

def negative(input: Any) -> Tensor:
    """Negate each element: −x."""

def norm(input: Any, p: float = 2.0, dim: Dim = None, keepdim: bool = False) -> Tensor:
    """Return the p-norm, (Σ|x|ᵖ)^(1/p)."""

def not_equal(input: Any, other: Any) -> Tensor:
    """Compare element by element: self ≠ other."""

def one_hot(input: Any, num_classes: int) -> Tensor:
    """A new last dim with 1 at each element's index and 0 elsewhere, as i64."""

def outer(input: Any, other: Any) -> Tensor:
    """Each element of one vector times each of another."""

def pad(input: Any, pad: Sequence[int], mode: str = 'constant', value: float = 0.0) -> Tensor:
    """Pad dims by (before, after) of the last dim, then of the one before it, as in torch."""

def permute(input: Any, *dims: Any) -> Tensor:
    """The dims in another order."""

def pow(input: Any, other: Any) -> Tensor:
    """Raise each element to the power of `other`."""

def prod(input: Any, dim: Dim = None, keepdim: bool = False, *, dtype: Any = None) -> Tensor:
    """Multiply the elements; bools and integers are multiplied as i64."""

def rad2deg(input: Any) -> Tensor:
    """Convert radians to degrees."""

def ravel(input: Any) -> Tensor:
    """All elements in one dim."""

def reciprocal(input: Any) -> Tensor:
    """Return the reciprocal of each element: 1/x."""

def relu(input: Any) -> Tensor:
    """Return max(x, 0)."""

def relu6(input: Any) -> Tensor:
    """Return x limited to the range from 0 to 6."""

def remainder(input: Any, other: Any) -> Tensor:
    """Return what `floor_divide` leaves, with the sign of `other`."""

def repeat_interleave(input: Any, repeats: int, dim: int) -> Tensor:
    """Each element repeated that often along a dim."""

def reshape(input: Any, *shape: Any) -> Tensor:
    """The elements in order under another shape; one size may be -1."""

def rms_norm(input: Any, normalized_shape: int | Sequence[int], weight: Any = None, eps: float = 1e-06) -> Tensor:
    """Normalise over the last dims: x/√(mean(x²) + eps)·weight."""

def roll(input: Any, shifts: int, dims: int) -> Tensor:
    """The elements along a dim moved up; what falls off comes in below."""

def round(input: Any) -> Tensor:
    """Round each element to the nearest integer, ties to even."""

def rsqrt(input: Any) -> Tensor:
    """Return the reciprocal square root of each element: 1/√x."""

def scaled_dot_product_attention(input: Any, key: Any, value: Any, attn_mask: Any = None, *, is_causal: bool = False, scale: float | None = None, enable_gqa: bool = False) -> Tensor:
    """Return softmax(q·kᵀ·scale + mask)·v over the last two dims, without storing the scores."""

def scatter(input: Any, dim: int, index: Any, src: Any) -> Tensor:
    """A new tensor with self[index[i][j]][j] = src[i][j] for dim 0, and so on."""

def scatter_add(input: Any, dim: int, index: Any, src: Any) -> Tensor:
    """A new tensor with self[index[i][j]][j] += src[i][j] for dim 0, and so on."""

def select(input: Any, dim: int, index: int) -> Tensor:
    """One slice of a dim, without it."""

def selu(input: Any) -> Tensor:
    """Return λ·x, or λ·α·(eˣ − 1) where x < 0."""

def sigmoid(input: Any) -> Tensor:
    """Return σ(x) = 1/(1 + e⁻ˣ)."""

def sign(input: Any) -> Tensor:
    """Return the sign of each element: −1, 0 or 1."""

def silu(input: Any) -> Tensor:
    """Return x·σ(x), also called swish."""

def sin(input: Any) -> Tensor:
    """Return the sine of each element, in radians."""

def sinh(input: Any) -> Tensor:
    """Return the hyperbolic sine of each element."""

def softmax(input: Any, dim: int) -> Tensor:
    """Return eˣ/Σeˣ along a dim."""

def softplus(input: Any, beta: float = 1.0) -> Tensor:
    """Return log(1 + e^(beta·x))/beta, without overflow."""

def softsign(input: Any) -> Tensor:
    """Return x/(1 + |x|)."""

def split(input: Any, split_size: int | Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
    """Parts of a dim: all of one size, the last maybe smaller, or of the given sizes."""

def sqrt(input: Any) -> Tensor:
    """Return the square root of each element: √x."""

def square(input: Any) -> Tensor:
    """Square each element: x²."""

def squeeze(input: Any, dim: int | Sequence[int] | None = None) -> Tensor:
    """Remove the dims of size 1, or those of them that are named."""

def std(input: Any, dim: Dim = None, keepdim: bool = False, *, correction: int = 1) -> Tensor:
    """Return the standard deviation, √var."""

def sub(input: Any, other: Any, *, alpha: float = 1) -> Tensor:
    """Subtract alpha·other: self − alpha·other."""

def subtract(input: Any, other: Any, *, alpha: float = 1) -> Tensor:
    """Subtract alpha·other: self − alpha·other."""

def sum(input: Any, dim: Dim = None, keepdim: bool = False, *, dtype: Any = None) -> Tensor:
    """Sum the elements; bools and integers are summed as i64."""

def swapaxes(input: Any, dim0: int, dim1: int) -> Tensor:
    """Two dims exchanged."""

def swapdims(input: Any, dim0: int, dim1: int) -> Tensor:
    """Two dims exchanged."""

def t(input: Any) -> Tensor:
    """A matrix transposed; a vector or a number as it is."""

def take_along_dim(input: Any, indices: Any, dim: int) -> Tensor:
    """Read like `gather`, with the other dims broadcast."""

def tan(input: Any) -> Tensor:
    """Return the tangent of each element, in radians."""

def tanh(input: Any) -> Tensor:
    """Return the hyperbolic tangent of each element."""

def tile(input: Any, *repeats: Any) -> Tensor:
    """The whole tensor repeated that often along each dim."""

def transpose(input: Any, dim0: int, dim1: int) -> Tensor:
    """Two dims exchanged."""

def tril(input: Any, diagonal: int = 0) -> Tensor:
    """Zeros above a diagonal of each matrix."""

def triu(input: Any, diagonal: int = 0) -> Tensor:
    """Zeros below a diagonal of each matrix."""

def true_divide(input: Any, other: Any, *, rounding_mode: str | None = None) -> Tensor:
    """Divide by `other`, in floats; `rounding_mode` 'floor' or 'trunc' rounds the quotient."""

def trunc(input: Any) -> Tensor:
    """Round each element towards zero."""

def unbind(input: Any, dim: int = 0) -> tuple[Tensor, ...]:
    """The slices along a dim, without it."""

def unflatten(input: Any, dim: int, sizes: Sequence[int]) -> Tensor:
    """One dim made several; one size may be -1."""

def unsqueeze(input: Any, dim: int) -> Tensor:
    """Insert a dim of size 1."""

def var(input: Any, dim: Dim = None, keepdim: bool = False, *, correction: int = 1) -> Tensor:
    """Return the variance Σ(x − mean)²/(n − correction): torch's default is 1, NumPy's 0."""

def vdot(input: Any, other: Any) -> Tensor:
    """The inner product of two vectors."""

def where(condition: Any, input: Any, other: Any) -> Tensor:
    """Return `input` where the condition is true, else `other`; either may be a number."""
