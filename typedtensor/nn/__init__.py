"""Modules with parameters: layers, cells and initialisers."""

from typing import TYPE_CHECKING

from typedtensor.base.unknown import answering
from typedtensor.core.module import Module, Network, Parameters, Pipeline, Sequential
from typedtensor.nn.attention import (
    CachedAttention,
    CrossAttention,
    GroupedQueryAttention,
    MultiHeadAttention,
    Remembered,
    SelfAttention,
)
from typedtensor.nn.ctc import ctc_loss
from typedtensor.nn.decoding import ContinuedAttention
from typedtensor.nn.dropout import Dropout
from typedtensor.nn.embedding import Embedding
from typedtensor.nn.experts import EnsembleLinear, Mixed, MixtureOfExperts, Router, Routing
from typedtensor.nn.initializers import (
    Initializer,
    constant,
    eye,
    glorot_normal,
    glorot_uniform,
    he_normal,
    he_uniform,
    kaiming_normal,
    kaiming_uniform,
    lecun_normal,
    lecun_uniform,
    ones,
    orthogonal,
    parameter,
    random_normal,
    random_uniform,
    truncated_normal,
    variance_scaling,
    xavier_normal,
    xavier_uniform,
    zeros,
)
from typedtensor.nn.linear import Linear
from typedtensor.nn.normalization import BatchNorm, GroupNorm, InstanceNorm, LayerNorm, RMSNorm
from typedtensor.nn.positional import ALiBi, RelativeBias, Rotary, ScoreBias, Sinusoidal
from typedtensor.nn.recurrent import ElmanCell, GRUCell, GRUGate, LSTMCell, LSTMGate, LSTMState
from typedtensor.nn.residual import Residual
from typedtensor.nn.sequences import LSTM, Bidirectional, Recurrent, Stacked, StackedLSTM
from typedtensor.nn.stacks import ModuleStack
from typedtensor.nn.training import Training
from typedtensor.nn.transformers import TransformerBlock, TransformerDecoderBlock
from typedtensor.nn.trees import (
    BinaryTreeLSTMCell,
    ChildSumTreeLSTMCell,
    LeafGate,
    NaryTreeLSTMCell,
    NodeGate,
    TreeLSTM,
)
from typedtensor.nn.windows.convolution import (
    Conv1DInto,
    Conv2D,
    Conv2DInto,
    Conv2DSame,
    Conv2DStrided,
    Conv3DInto,
    ConvTransposed1D,
    ConvTransposed2D,
    ConvTransposed3D,
    Depthwise1D,
    Depthwise2D,
    Depthwise3D,
    Grouped1D,
    Grouped2D,
    Grouped3D,
)
from typedtensor.nn.windows.pooling import (
    AveragePool1DInto,
    AveragePool2DInto,
    AveragePool3DInto,
    MaxPool1DInto,
    MaxPool2DInto,
    MaxPool3DInto,
)

__all__ = [
    "LSTM",
    "ALiBi",
    "AveragePool1DInto",
    "AveragePool2DInto",
    "AveragePool3DInto",
    "BatchNorm",
    "Bidirectional",
    "BinaryTreeLSTMCell",
    "CachedAttention",
    "ChildSumTreeLSTMCell",
    "ContinuedAttention",
    "Conv1DInto",
    "Conv2D",
    "Conv2DInto",
    "Conv2DSame",
    "Conv2DStrided",
    "Conv3DInto",
    "ConvTransposed1D",
    "ConvTransposed2D",
    "ConvTransposed3D",
    "CrossAttention",
    "Depthwise1D",
    "Depthwise2D",
    "Depthwise3D",
    "Dropout",
    "ElmanCell",
    "Embedding",
    "EnsembleLinear",
    "GRUCell",
    "GRUGate",
    "GroupNorm",
    "Grouped1D",
    "Grouped2D",
    "Grouped3D",
    "GroupedQueryAttention",
    "Initializer",
    "InstanceNorm",
    "LSTMCell",
    "LSTMGate",
    "LSTMState",
    "LayerNorm",
    "LeafGate",
    "Linear",
    "MaxPool1DInto",
    "MaxPool2DInto",
    "MaxPool3DInto",
    "Mixed",
    "MixtureOfExperts",
    "Module",
    "ModuleStack",
    "MultiHeadAttention",
    "NaryTreeLSTMCell",
    "Network",
    "NodeGate",
    "Parameters",
    "Pipeline",
    "RMSNorm",
    "Recurrent",
    "RelativeBias",
    "Remembered",
    "Residual",
    "Rotary",
    "Router",
    "Routing",
    "ScoreBias",
    "SelfAttention",
    "Sequential",
    "Sinusoidal",
    "Stacked",
    "StackedLSTM",
    "Training",
    "TransformerBlock",
    "TransformerDecoderBlock",
    "TreeLSTM",
    "constant",
    "ctc_loss",
    "eye",
    "glorot_normal",
    "glorot_uniform",
    "he_normal",
    "he_uniform",
    "kaiming_normal",
    "kaiming_uniform",
    "lecun_normal",
    "lecun_uniform",
    "ones",
    "orthogonal",
    "parameter",
    "random_normal",
    "random_uniform",
    "truncated_normal",
    "variance_scaling",
    "xavier_normal",
    "xavier_uniform",
    "zeros",
]

# Former names, which star imports leave out: other packages give them to other things.
normal, uniform = random_normal, random_uniform


if not TYPE_CHECKING:  # hidden from type checkers, which then report unknown names
    __getattr__ = answering(__name__)
