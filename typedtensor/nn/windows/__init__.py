"""Layers with windows over spatial axes."""

from typedtensor.nn.windows.convolution import Conv2D, Conv2DSame, Conv2DStrided
from typedtensor.nn.windows.depthwise_convolution import Depthwise1D, Depthwise2D, Depthwise3D
from typedtensor.nn.windows.grouped_convolution import Grouped1D, Grouped2D, Grouped3D
from typedtensor.nn.windows.named_convolution import Conv1DInto, Conv2DInto, Conv3DInto
from typedtensor.nn.windows.pooling import (
    AveragePool1DInto,
    AveragePool2DInto,
    AveragePool3DInto,
    MaxPool1DInto,
    MaxPool2DInto,
    MaxPool3DInto,
)
from typedtensor.nn.windows.transposed_convolution import ConvTransposed1D, ConvTransposed2D, ConvTransposed3D

__all__ = [
    "AveragePool1DInto",
    "AveragePool2DInto",
    "AveragePool3DInto",
    "Conv1DInto",
    "Conv2D",
    "Conv2DInto",
    "Conv2DSame",
    "Conv2DStrided",
    "Conv3DInto",
    "ConvTransposed1D",
    "ConvTransposed2D",
    "ConvTransposed3D",
    "Depthwise1D",
    "Depthwise2D",
    "Depthwise3D",
    "Grouped1D",
    "Grouped2D",
    "Grouped3D",
    "MaxPool1DInto",
    "MaxPool2DInto",
    "MaxPool3DInto",
]
