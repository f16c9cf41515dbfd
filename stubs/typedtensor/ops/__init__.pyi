# Generated from typedtensor/ops/__init__.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.adjoint.concatenation import PlacePart, TakePart
from typedtensor.ops.adjoint.contraction import UncontractFirst, UncontractSecond
from typedtensor.ops.adjoint.convolution import ConvolutionInput, ConvolutionKernel, ConvolutionOutput
from typedtensor.ops.adjoint.dots import DotLike
from typedtensor.ops.adjoint.expansion import SumLeading, SumLike
from typedtensor.ops.adjoint.gathering import PutAlong
from typedtensor.ops.adjoint.indexing import AddRows, PlaceIndex
from typedtensor.ops.adjoint.merging import MergeLike, SplitLike
from typedtensor.ops.adjoint.pooling import AveragePoolInput, AveragePoolOutput, MaxPoolInput, MaxPoolOutput
from typedtensor.ops.adjoint.products import ContractLeading, ContractTrailing, SumOuter
from typedtensor.ops.adjoint.reductions import MaxShare, MaxShareAlong, SizeAlong
from typedtensor.ops.adjoint.slicing import PlaceAlong
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Along1, Along2, Along3, Among1, Among2, Between1, Between2
from typedtensor.ops.core.operation import PolyOp, PolyOp1, PolyOp2, PolyOp3, PolyOpN
from typedtensor.ops.core.registry import operations
from typedtensor.ops.core.ruling import ruled
from typedtensor.ops.library.concatenation import ConcatAlong, concat
from typedtensor.ops.library.contraction import Contract, ContractAlong, contract, contract_along
from typedtensor.ops.library.convolution import Convolve1D, Convolve1DSame, Convolve2D, Convolve2DSame, Convolve2DStrided, conv1d, conv2d
from typedtensor.ops.library.dots import Dot, dot
from typedtensor.ops.library.elementwise.activations import ELU, GELU, LeakyReLU, ReLU, SiLU, Sigmoid, Softplus, Tanh, elu, gelu, leaky_relu, relu, sigmoid, silu, softplus, tanh
from typedtensor.ops.library.elementwise.arithmetic import Add, Div, Mul, Neg, Sub
from typedtensor.ops.library.elementwise.boolean import And, Not, Or
from typedtensor.ops.library.elementwise.comparisons import Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual
from typedtensor.ops.library.elementwise.exponential import Exp, Expm1, Log, Log1p, exp, expm1, log, log1p
from typedtensor.ops.library.elementwise.extrema import Abs, Maximum, Minimum, Sign, maximum, minimum, sign
from typedtensor.ops.library.elementwise.powers import Pow, Sqrt, Square, sqrt, square
from typedtensor.ops.library.elementwise.selection import AsInt, AsReal, StopGradient, Where, ZerosLike, as_int, as_real, stop_gradient, where, zeros_like
from typedtensor.ops.library.elementwise.trigonometric import Cos, Sin, cos, sin
from typedtensor.ops.library.expansion import Expand, ExpandLeading, ExpandLike
from typedtensor.ops.library.gathering import TakeAlong, take_along
from typedtensor.ops.library.indexing import Embed, OneHot, Select, embed, one_hot, select
from typedtensor.ops.library.losses import CrossEntropy, MeanSquaredError, cross_entropy, mean_squared_error
from typedtensor.ops.library.masked_softmax import MaskedLogSoftmax, MaskedSoftmax
from typedtensor.ops.library.masks import CausalMask
from typedtensor.ops.library.merging import Flatten, MergeAxes, SplitAxis, Unflatten
from typedtensor.ops.library.normalization import Normalize, NormalizeScale, RMSNormalize, RMSNormalizeScale, normalize, rms_normalize
from typedtensor.ops.library.pooling import AveragePool2D, AveragePool2DStrided, MaxPool2D, MaxPool2DStrided
from typedtensor.ops.library.products import MatMul, Outer, Transpose, matmul, outer
from typedtensor.ops.library.random import DropoutMask
from typedtensor.ops.library.reductions import Max, Mean, Size, Sum
from typedtensor.ops.library.reductions_along import ArgMax, MaxAlong, MeanAlong
from typedtensor.ops.library.relabelling import Permute, Rename, Rename2D
from typedtensor.ops.library.slicing import SliceAlong
from typedtensor.ops.library.softmax import LogSoftmax, LogSumExp, Softmax, log_softmax, log_sum_exp, softmax
from typedtensor.ops.library.sums import ExpandAlong, SumAlong
__all__ = ['Abs', 'Add', 'AddRows', 'Along1', 'Along2', 'Along3', 'Among1', 'Among2', 'And', 'ArgMax', 'AsInt', 'AsReal', 'AveragePool2D', 'AveragePool2DStrided', 'AveragePoolInput', 'AveragePoolOutput', 'Between1', 'Between2', 'CausalMask', 'ConcatAlong', 'Contract', 'ContractAlong', 'ContractLeading', 'ContractTrailing', 'ConvolutionInput', 'ConvolutionKernel', 'ConvolutionOutput', 'Convolve1D', 'Convolve1DSame', 'Convolve2D', 'Convolve2DSame', 'Convolve2DStrided', 'Cos', 'CrossEntropy', 'Div', 'Dot', 'DotLike', 'DropoutMask', 'ELU', 'Embed', 'Equal', 'Exp', 'Expand', 'ExpandAlong', 'ExpandLeading', 'ExpandLike', 'Expm1', 'Flatten', 'GELU', 'Greater', 'GreaterEqual', 'Kernel', 'Labelled', 'LeakyReLU', 'Less', 'LessEqual', 'Log', 'Log1p', 'LogSoftmax', 'LogSumExp', 'MaskedLogSoftmax', 'MaskedSoftmax', 'MatMul', 'Max', 'MaxAlong', 'MaxPool2D', 'MaxPool2DStrided', 'MaxPoolInput', 'MaxPoolOutput', 'MaxShare', 'MaxShareAlong', 'Maximum', 'Mean', 'MeanAlong', 'MeanSquaredError', 'MergeAxes', 'MergeLike', 'Minimum', 'Mul', 'Neg', 'Normalize', 'NormalizeScale', 'Not', 'NotEqual', 'OneHot', 'Or', 'Outer', 'Permute', 'PlaceAlong', 'PlaceIndex', 'PlacePart', 'PolyOp', 'PolyOp1', 'PolyOp2', 'PolyOp3', 'PolyOpN', 'Pow', 'PutAlong', 'RMSNormalize', 'RMSNormalizeScale', 'ReLU', 'Rename', 'Rename2D', 'Select', 'SiLU', 'Sigmoid', 'Sign', 'Sin', 'Size', 'SizeAlong', 'SliceAlong', 'Softmax', 'Softplus', 'SplitAxis', 'SplitLike', 'Sqrt', 'Square', 'StopGradient', 'Sub', 'Sum', 'SumAlong', 'SumLeading', 'SumLike', 'SumOuter', 'TakeAlong', 'TakePart', 'Tanh', 'Transpose', 'UncontractFirst', 'UncontractSecond', 'Unflatten', 'Where', 'ZerosLike', 'as_int', 'as_real', 'concat', 'contract', 'contract_along', 'conv1d', 'conv2d', 'cos', 'cross_entropy', 'dot', 'elu', 'embed', 'exp', 'expm1', 'gelu', 'leaky_relu', 'log', 'log1p', 'log_softmax', 'log_sum_exp', 'matmul', 'maximum', 'mean_squared_error', 'minimum', 'normalize', 'one_hot', 'operations', 'outer', 'relu', 'rms_normalize', 'ruled', 'select', 'sigmoid', 'sign', 'silu', 'sin', 'softmax', 'softplus', 'sqrt', 'square', 'stop_gradient', 'take_along', 'tanh', 'where', 'zeros_like']
