"""Modules with parameters: layers, cells and initialisers."""

from typing import TYPE_CHECKING

from typedtensor.base.unknown import answering
from typedtensor.core.module import Module, Network, Parameters, Pipeline, Sequential
from typedtensor.nn.attention import MultiHeadAttention, SelfAttention
from typedtensor.nn.batch_norm import BatchNorm
from typedtensor.nn.caching import CachedAttention
from typedtensor.nn.cross_attention import CrossAttention, Remembered
from typedtensor.nn.ctc import ctc_loss
from typedtensor.nn.dropout import Dropout
from typedtensor.nn.embedding import Embedding
from typedtensor.nn.experts import EnsembleLinear, Mixed, MixtureOfExperts, Router, Routing
from typedtensor.nn.group_normalization import GroupNorm, InstanceNorm
from typedtensor.nn.grouped_attention import GroupedQueryAttention
from typedtensor.nn.initializers import (
    Initializer,
    constant,
    glorot_uniform,
    he_normal,
    normal,
    parameter,
    uniform,
    zeros,
)
from typedtensor.nn.linear import Linear
from typedtensor.nn.nary_trees import ChildSumTreeLSTMCell, NaryTreeLSTMCell
from typedtensor.nn.normalization import LayerNorm, RMSNorm
from typedtensor.nn.positional import ALiBi, RelativeBias, Rotary, ScoreBias, Sinusoidal
from typedtensor.nn.recurrent import ElmanCell, GRUCell, GRUGate, LSTMCell, LSTMGate, LSTMState
from typedtensor.nn.residual import Residual
from typedtensor.nn.scaled import (
    eye,
    glorot_normal,
    he_uniform,
    kaiming_normal,
    kaiming_uniform,
    lecun_normal,
    lecun_uniform,
    ones,
    orthogonal,
    truncated_normal,
    variance_scaling,
    xavier_normal,
    xavier_uniform,
)
from typedtensor.nn.sequences import LSTM, Bidirectional, Recurrent
from typedtensor.nn.stacked import Stacked, StackedLSTM
from typedtensor.nn.stacks import ModuleStack
from typedtensor.nn.training import Training
from typedtensor.nn.transformers import TransformerBlock, TransformerDecoderBlock
from typedtensor.nn.tree_lstm import TreeLSTM
from typedtensor.nn.trees import BinaryTreeLSTMCell, LeafGate, NodeGate
from typedtensor.nn.windows import (
    AveragePool1DInto,
    AveragePool2DInto,
    AveragePool3DInto,
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
    "normal",
    "ones",
    "orthogonal",
    "parameter",
    "truncated_normal",
    "uniform",
    "variance_scaling",
    "xavier_normal",
    "xavier_uniform",
    "zeros",
]


if not TYPE_CHECKING:  # hidden from type checkers, which then report unknown names
    __getattr__ = answering(__name__)
