# Generated from typedtensor/ops/__init__.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.activations import ELU, GELU, LeakyReLU, ReLU, Sigmoid, SiLU, Softplus, Tanh
from typedtensor.ops.application import Kernel
from typedtensor.ops.arithmetic import Add, Div, Mul, Neg, Sub
from typedtensor.ops.boolean import And, Not, Or
from typedtensor.ops.comparisons import Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual
from typedtensor.ops.concatenation import ConcatAlong, PlacePart, TakePart
from typedtensor.ops.contraction import Contract, ContractAlong, UncontractFirst, UncontractSecond
from typedtensor.ops.convolution import Convolve1D, Convolve1DSame, Convolve2D, Convolve2DSame, Convolve2DStrided
from typedtensor.ops.convolution_gradients import ConvolutionInput, ConvolutionKernel, ConvolutionOutput
from typedtensor.ops.dots import Dot, DotLike
from typedtensor.ops.expansion import Expand, ExpandLeading, ExpandLike, SumLeading, SumLike
from typedtensor.ops.exponential import Exp, Expm1, Log, Log1p
from typedtensor.ops.extrema import Abs, Maximum, Minimum, Sign
from typedtensor.ops.gathering import PutAlong, TakeAlong
from typedtensor.ops.indexing import AddRows, Embed, OneHot, PlaceIndex, Select
from typedtensor.ops.labelled import Along1, Along2, Along3, Among1, Among2, Between1, Between2
from typedtensor.ops.losses import CrossEntropy, MeanSquaredError
from typedtensor.ops.masks import CausalMask
from typedtensor.ops.merging import Flatten, MergeAxes, MergeLike, SplitAxis, SplitLike, Unflatten
from typedtensor.ops.normalization import Normalize, NormalizeScale, RMSNormalize, RMSNormalizeScale
from typedtensor.ops.operation import PolyOp, PolyOp1, PolyOp2, PolyOp3, PolyOpN
from typedtensor.ops.pooling import AveragePool2D, AveragePool2DStrided, MaxPool2D, MaxPool2DStrided
from typedtensor.ops.pooling_gradients import AveragePoolInput, AveragePoolOutput, MaxPoolInput, MaxPoolOutput
from typedtensor.ops.powers import Pow, Sqrt, Square
from typedtensor.ops.products import ContractLeading, ContractTrailing, MatMul, Outer, SumOuter, Transpose
from typedtensor.ops.random import DropoutMask
from typedtensor.ops.reductions import Max, MaxShare, Mean, Size, Sum
from typedtensor.ops.reductions_along import ArgMax, MaxAlong, MaxShareAlong, MeanAlong, SizeAlong
from typedtensor.ops.registry import operations
from typedtensor.ops.relabelling import Permute, Rename, Rename2D
from typedtensor.ops.ruling import ruled
from typedtensor.ops.selection import AsInt, AsReal, StopGradient, Where, ZerosLike
from typedtensor.ops.slicing import PlaceAlong, SliceAlong
from typedtensor.ops.softmax import LogSoftmax, LogSumExp, Softmax
from typedtensor.ops.sums import ExpandAlong, SumAlong
from typedtensor.ops.trigonometric import Cos, Sin
__all__ = ['ELU', 'GELU', 'Abs', 'Add', 'AddRows', 'Along1', 'Along2', 'Along3', 'Among1', 'Among2', 'And', 'ArgMax', 'AsInt', 'AsReal', 'AveragePool2D', 'AveragePool2DStrided', 'AveragePoolInput', 'AveragePoolOutput', 'Between1', 'Between2', 'CausalMask', 'ConcatAlong', 'Contract', 'ContractAlong', 'ContractLeading', 'ContractTrailing', 'ConvolutionInput', 'ConvolutionKernel', 'ConvolutionOutput', 'Convolve1D', 'Convolve1DSame', 'Convolve2D', 'Convolve2DSame', 'Convolve2DStrided', 'Cos', 'CrossEntropy', 'Div', 'Dot', 'DotLike', 'DropoutMask', 'Embed', 'Equal', 'Exp', 'Expand', 'ExpandAlong', 'ExpandLeading', 'ExpandLike', 'Expm1', 'Flatten', 'Greater', 'GreaterEqual', 'Kernel', 'Labelled', 'LeakyReLU', 'Less', 'LessEqual', 'Log', 'Log1p', 'LogSoftmax', 'LogSumExp', 'MatMul', 'Max', 'MaxAlong', 'MaxPool2D', 'MaxPool2DStrided', 'MaxPoolInput', 'MaxPoolOutput', 'MaxShare', 'MaxShareAlong', 'Maximum', 'Mean', 'MeanAlong', 'MeanSquaredError', 'MergeAxes', 'MergeLike', 'Minimum', 'Mul', 'Neg', 'Normalize', 'NormalizeScale', 'Not', 'NotEqual', 'OneHot', 'Or', 'Outer', 'Permute', 'PlaceAlong', 'PlaceIndex', 'PlacePart', 'PolyOp', 'PolyOp1', 'PolyOp2', 'PolyOp3', 'PolyOpN', 'Pow', 'PutAlong', 'RMSNormalize', 'RMSNormalizeScale', 'ReLU', 'Rename', 'Rename2D', 'Select', 'SiLU', 'Sigmoid', 'Sign', 'Sin', 'Size', 'SizeAlong', 'SliceAlong', 'Softmax', 'Softplus', 'SplitAxis', 'SplitLike', 'Sqrt', 'Square', 'StopGradient', 'Sub', 'Sum', 'SumAlong', 'SumLeading', 'SumLike', 'SumOuter', 'TakeAlong', 'TakePart', 'Tanh', 'Transpose', 'UncontractFirst', 'UncontractSecond', 'Unflatten', 'Where', 'ZerosLike', 'as_int', 'as_real', 'concat', 'contract', 'contract_along', 'conv1d', 'conv2d', 'cos', 'cross_entropy', 'dot', 'elu', 'embed', 'exp', 'expm1', 'gelu', 'leaky_relu', 'log', 'log1p', 'log_softmax', 'log_sum_exp', 'matmul', 'maximum', 'mean_squared_error', 'minimum', 'normalize', 'one_hot', 'operations', 'outer', 'relu', 'rms_normalize', 'ruled', 'select', 'sigmoid', 'sign', 'silu', 'sin', 'softmax', 'softplus', 'sqrt', 'square', 'stop_gradient', 'take_along', 'tanh', 'where', 'zeros_like']
from typedtensor.ops.functions import Labelled, as_int, as_real, concat, contract, contract_along, conv1d, conv2d, cos, cross_entropy, dot, elu, embed, exp, expm1, gelu, leaky_relu, log, log1p, log_softmax, log_sum_exp, matmul, maximum, mean_squared_error, minimum, normalize, one_hot, outer, relu, rms_normalize, select, sigmoid, sign, silu, sin, softmax, softplus, sqrt, square, stop_gradient, take_along, tanh, where, zeros_like
