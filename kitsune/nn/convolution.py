"""Layers over images, initialised as torch's are: convolution, pooling, batch norm."""

from __future__ import annotations

from collections.abc import Callable
from math import prod, sqrt
from typing import Any, ClassVar

from kitsune.errors import ShapeError, UnsupportedError
from kitsune.ir.ops.op_table import caller
from kitsune.nn.layers import BatchNorm1d, uniform
from kitsune.nn.module import Module
from kitsune.tensor import Tensor, images
from kitsune.tensor.images import Sizes, each

# --- convolution ---------------------------------------------------------------------------------


class _Conv(Module):
    """weight `[out_channels, in_channels/groups, *kernel]` and bias, both uniform in ±1/√fan_in."""

    rank: ClassVar[int]
    function: ClassVar[Callable[..., Tensor]]

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Sizes,
        stride: Sizes = 1,
        padding: Any = 0,
        dilation: Sizes = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = "zeros",
    ) -> None:
        super().__init__()
        if padding_mode != "zeros":
            raise UnsupportedError(
                f"padding_mode {padding_mode!r}",
                why="there are zeros around",
                hint="pad before the layer",
                at=caller(),
            )
        if in_channels % groups or out_channels % groups:
            raise ShapeError(
                f"{in_channels} and {out_channels} channels in {groups} groups",
                why="they do not divide",
                at=caller(),
            )
        self.in_channels, self.out_channels, self.groups = in_channels, out_channels, groups
        self.kernel_size = each("kernel_size", kernel_size, self.rank)
        self.stride, self.padding, self.dilation = stride, padding, dilation
        self._fill(out_channels, in_channels // groups, bias)

    def _fill(self, first: int, second: int, bias: bool) -> None:
        bound = 1 / sqrt(max(second * prod(self.kernel_size), 1))
        self.weight = uniform((first, second, *self.kernel_size), bound)
        self.bias = uniform((self.out_channels,), bound) if bias else None

    def forward(self, x: Any) -> Tensor:
        how = (self.stride, self.padding, self.dilation, self.groups)
        return type(self).function(x, self.weight, self.bias, *how)

    def extra_repr(self) -> str:
        text = f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}"
        text += f", stride={self.stride}, padding={self.padding}"
        text += f", groups={self.groups}" if self.groups > 1 else ""
        return f"{text}, bias={self.bias is not None}"


class Conv1d(_Conv):
    """Convolve over 1 spatial dims."""

    rank, function = 1, images.conv1d


class Conv2d(_Conv):
    """Convolve over 2 spatial dims."""

    rank, function = 2, images.conv2d


class Conv3d(_Conv):
    """Convolve over 3 spatial dims."""

    rank, function = 3, images.conv3d


class _ConvTranspose(_Conv):
    """weight `[in_channels, out_channels/groups, *kernel]`."""

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Sizes,
        stride: Sizes = 1,
        padding: Sizes = 0,
        output_padding: Sizes = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: Sizes = 1,
    ) -> None:
        super().__init__(
            in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias
        )
        self.output_padding = output_padding

    def _fill(self, first: int, second: int, bias: bool) -> None:
        super()._fill(self.in_channels, self.out_channels // self.groups, bias)

    def forward(self, x: Any) -> Tensor:
        how = (self.stride, self.padding, self.output_padding, self.groups, self.dilation)
        return type(self).function(x, self.weight, self.bias, *how)


class ConvTranspose1d(_ConvTranspose):
    """Apply a transposed convolution over 1 spatial dims."""

    rank, function = 1, images.conv_transpose1d


class ConvTranspose2d(_ConvTranspose):
    """Apply a transposed convolution over 2 spatial dims."""

    rank, function = 2, images.conv_transpose2d


class ConvTranspose3d(_ConvTranspose):
    """Apply a transposed convolution over 3 spatial dims."""

    rank, function = 3, images.conv_transpose3d


# --- pooling -------------------------------------------------------------------------------------


class _MaxPool(Module):
    """The largest element of each window."""

    function: ClassVar[Callable[..., Tensor]]

    def __init__(
        self,
        kernel_size: Sizes,
        stride: Sizes | None = None,
        padding: Sizes = 0,
        dilation: Sizes = 1,
        ceil_mode: bool = False,
    ) -> None:
        super().__init__()
        self.kernel_size, self.stride, self.padding = kernel_size, stride, padding
        self.dilation, self.ceil_mode = dilation, ceil_mode

    def forward(self, x: Any) -> Tensor:
        how = (self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode)
        return type(self).function(x, *how)

    def extra_repr(self) -> str:
        stride = self.kernel_size if self.stride is None else self.stride
        return f"kernel_size={self.kernel_size}, stride={stride}, padding={self.padding}"


class MaxPool1d(_MaxPool):
    """Take the maximum of windows over 1 spatial dims."""

    function = images.max_pool1d


class MaxPool2d(_MaxPool):
    """Take the maximum of windows over 2 spatial dims."""

    function = images.max_pool2d


class MaxPool3d(_MaxPool):
    """Take the maximum of windows over 3 spatial dims."""

    function = images.max_pool3d


class _AvgPool(Module):
    """The average of each window."""

    function: ClassVar[Callable[..., Tensor]]

    def __init__(
        self,
        kernel_size: Sizes,
        stride: Sizes | None = None,
        padding: Sizes = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
    ) -> None:
        super().__init__()
        self.kernel_size, self.stride, self.padding = kernel_size, stride, padding
        self.ceil_mode, self.count_include_pad = ceil_mode, count_include_pad

    def forward(self, x: Any) -> Tensor:
        how = (self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad)
        return type(self).function(x, *how)

    extra_repr = _MaxPool.extra_repr


class AvgPool1d(_AvgPool):
    """Take the average of windows over 1 spatial dims."""

    function = images.avg_pool1d


class AvgPool2d(_AvgPool):
    """Take the average of windows over 2 spatial dims."""

    function = images.avg_pool2d


class AvgPool3d(_AvgPool):
    """Take the average of windows over 3 spatial dims."""

    function = images.avg_pool3d


class _AdaptiveAvgPool(Module):
    """Average pooling to fixed output sizes."""

    function: ClassVar[Callable[..., Tensor]]

    def __init__(self, output_size: Any) -> None:
        super().__init__()
        self.output_size = output_size

    def forward(self, x: Any) -> Tensor:
        return type(self).function(x, self.output_size)

    def extra_repr(self) -> str:
        return f"output_size={self.output_size}"


class AdaptiveAvgPool1d(_AdaptiveAvgPool):
    """Average windows over 1 spatial dims, to a given output size."""

    function = images.adaptive_avg_pool1d


class AdaptiveAvgPool2d(_AdaptiveAvgPool):
    """Average windows over 2 spatial dims, to a given output size."""

    function = images.adaptive_avg_pool2d


class AdaptiveAvgPool3d(_AdaptiveAvgPool):
    """Average windows over 3 spatial dims, to a given output size."""

    function = images.adaptive_avg_pool3d


# --- normalisation -------------------------------------------------------------------------------


class BatchNorm2d(BatchNorm1d):
    """Each channel of [N, C, H, W] normalised over the batch; by running averages in eval()."""

    takes: ClassVar[dict[int, str]] = {4: "[N, C, H, W]"}


class BatchNorm3d(BatchNorm1d):
    """Each channel of [N, C, D, H, W] normalised over the batch; by running averages in eval()."""

    takes: ClassVar[dict[int, str]] = {5: "[N, C, D, H, W]"}
