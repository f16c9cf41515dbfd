# Generated from typedtensor/ops/__init__.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.activations import ReLU, Sigmoid, Tanh
from typedtensor.ops.application import Kernel
from typedtensor.ops.arithmetic import Add, Div, Mul, Neg, Sub
from typedtensor.ops.boolean import And, Not, Or
from typedtensor.ops.comparisons import Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual
from typedtensor.ops.concatenation import ConcatAlong, PlacePart, TakePart
from typedtensor.ops.contraction import Contract, ContractAlong, UncontractFirst, UncontractSecond
from typedtensor.ops.dots import Dot, DotLike
from typedtensor.ops.expansion import Expand, ExpandLike, SumLike
from typedtensor.ops.exponential import Exp, Expm1, Log, Log1p
from typedtensor.ops.extrema import Abs, Maximum, Minimum, Sign
from typedtensor.ops.gathering import PutAlong, TakeAlong
from typedtensor.ops.indexing import AddRows, Embed, OneHot, PlaceIndex, Select
from typedtensor.ops.labelled import Along1, Along2, Along3, Among1, Among2, Between1, Between2
from typedtensor.ops.losses import CrossEntropy, MeanSquaredError
from typedtensor.ops.merging import Flatten, MergeAxes, MergeLike, SplitAxis, SplitLike, Unflatten
from typedtensor.ops.operation import PolyOp, PolyOp1, PolyOp2, PolyOp3, PolyOpN
from typedtensor.ops.powers import Pow, Sqrt, Square
from typedtensor.ops.products import ContractLeading, ContractTrailing, MatMul, Outer, SumOuter, Transpose
from typedtensor.ops.reductions import Max, MaxShare, Mean, Size, Sum
from typedtensor.ops.reductions_along import ArgMax, MaxAlong, MaxShareAlong, MeanAlong, SizeAlong
from typedtensor.ops.registry import operations
from typedtensor.ops.relabelling import Permute, Rename
from typedtensor.ops.ruling import ruled
from typedtensor.ops.selection import AsInt, AsReal, StopGradient, Where, ZerosLike
from typedtensor.ops.slicing import PlaceAlong, SliceAlong
from typedtensor.ops.softmax import LogSoftmax, LogSumExp, Softmax
from typedtensor.ops.sums import ExpandAlong, SumAlong
from typedtensor.ops.trigonometric import Cos, Sin
__all__ = ['Abs', 'Add', 'AddRows', 'Along1', 'Along2', 'Along3', 'Among1', 'Among2', 'And', 'ArgMax', 'AsInt', 'AsReal', 'Between1', 'Between2', 'ConcatAlong', 'Contract', 'ContractAlong', 'ContractLeading', 'ContractTrailing', 'Cos', 'CrossEntropy', 'Div', 'Dot', 'DotLike', 'Embed', 'Equal', 'Exp', 'Expand', 'ExpandAlong', 'ExpandLike', 'Expm1', 'Flatten', 'Greater', 'GreaterEqual', 'Kernel', 'Labelled', 'Less', 'LessEqual', 'Log', 'Log1p', 'LogSoftmax', 'LogSumExp', 'MatMul', 'Max', 'MaxAlong', 'MaxShare', 'MaxShareAlong', 'Maximum', 'Mean', 'MeanAlong', 'MeanSquaredError', 'MergeAxes', 'MergeLike', 'Minimum', 'Mul', 'Neg', 'Not', 'NotEqual', 'OneHot', 'Or', 'Outer', 'Permute', 'PlaceAlong', 'PlaceIndex', 'PlacePart', 'PolyOp', 'PolyOp1', 'PolyOp2', 'PolyOp3', 'PolyOpN', 'Pow', 'PutAlong', 'ReLU', 'Rename', 'Select', 'Sigmoid', 'Sign', 'Sin', 'Size', 'SizeAlong', 'SliceAlong', 'Softmax', 'SplitAxis', 'SplitLike', 'Sqrt', 'Square', 'StopGradient', 'Sub', 'Sum', 'SumAlong', 'SumLike', 'SumOuter', 'TakeAlong', 'TakePart', 'Tanh', 'Transpose', 'UncontractFirst', 'UncontractSecond', 'Unflatten', 'Where', 'ZerosLike', 'as_int', 'as_real', 'concat', 'contract', 'contract_along', 'cos', 'cross_entropy', 'dot', 'embed', 'exp', 'expm1', 'log', 'log1p', 'log_softmax', 'log_sum_exp', 'matmul', 'maximum', 'mean_squared_error', 'minimum', 'one_hot', 'operations', 'outer', 'relu', 'ruled', 'select', 'sigmoid', 'sign', 'sin', 'softmax', 'sqrt', 'square', 'stop_gradient', 'take_along', 'tanh', 'where', 'zeros_like']
from typedtensor.ops.functions import Labelled, as_int, as_real, concat, contract, contract_along, cos, cross_entropy, dot, embed, exp, expm1, log, log1p, log_softmax, log_sum_exp, matmul, maximum, mean_squared_error, minimum, one_hot, outer, relu, select, sigmoid, sign, sin, softmax, sqrt, square, stop_gradient, take_along, tanh, where, zeros_like
