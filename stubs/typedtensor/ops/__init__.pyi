# Generated from typedtensor/ops/__init__.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1, PolyOp2, PolyOp3, PolyOpN
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Along1, Along2, Along3, Among1, Among2, Between1, Between2, Over1, Over2
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.core.registry import operations
from typedtensor.ops.core.ruling import ruled
from typedtensor.ops.library.arrange.diagonals import Diagonal, Omit, PlaceDiagonal, SumOmitted, Trace, diagonal, trace
from typedtensor.ops.library.arrange.filling import Fill, full
from typedtensor.ops.library.arrange.parts import chunks, unstack
from typedtensor.ops.library.arrange.triangles import Tril, Triu, tril, triu
from typedtensor.ops.library.arrange.turning import Flip, Roll, SumRepeated, Tile, flip, roll, tile
from typedtensor.ops.library.concatenation import ConcatAlong, PlacePart, TakePart, concat
from typedtensor.ops.library.elementwise.activations import CELU, ELU, GELU, ExactGELU, GELUSlope, HardSigmoid, HardSwish, HardTanh, LeakyReLU, SELU, LogSigmoid, Mish, PReLU, ReLU, ReLU6, SiLU, Softplus, Softsign, celu, elu, exact_gelu, gelu, hardsigmoid, hardswish, hardtanh, leaky_relu, log_sigmoid, mish, prelu, relu, relu6, selu, silu, softplus, softsign
from typedtensor.ops.library.elementwise.arithmetic import Add, Div, FloorDiv, Mod, Mul, Neg, Sub
from typedtensor.ops.library.elementwise.exponential import Cbrt, Cube, Exp, Exp2, Expm1, Log, Log1p, Log2, Log10, LogAddExp, Pow, Recip, Rsqrt, Sigmoid, Sqrt, Square, cbrt, cube, exp, exp2, expm1, log, log1p, log2, log10, logaddexp, reciprocal, rsqrt, sigmoid, sqrt, square
from typedtensor.ops.library.elementwise.extrema import Abs, Clip, CopySign, Lerp, Maximum, Minimum, Sign, copysign, lerp, maximum, minimum, sign
from typedtensor.ops.library.elementwise.logic import And, Equal, Greater, GreaterEqual, IsFinite, IsInf, IsNaN, Less, LessEqual, Not, NotEqual, Or, Xor, isfinite, isinf, isnan
from typedtensor.ops.library.elementwise.rounding import Ceil, Floor, Frac, Round, ToInt, Trunc, ceil, floor, frac, round, to_int, trunc
from typedtensor.ops.library.elementwise.selection import AsInt, AsReal, AsRealLike, StopGradient, Where, ZerosLike, as_int, as_real, as_real_like, stop_gradient, where, zeros_like
from typedtensor.ops.library.elementwise.special import BesselI, BetaFunction, Deviance, Digamma, Erf, ErfInv, Erfc, GammaFunction, LogBeta, LogGamma, LogGammaCorrection, Polygamma, Probit, SphericalBessel, beta_function, deviance, digamma, erf, erfc, erfinv, gamma_function, i0, i1, lgamma, log_beta, log_gamma_correction, probit
from typedtensor.ops.library.elementwise.trigonometric import ArCosh, ArSinh, ArTanh, ArcCos, ArcSin, ArcTan, ArcTan2, Cos, Cosh, Hypot, Sin, Sinc, Sinh, Tan, Tanh, acos, acosh, asin, asinh, atan, atan2, atanh, cos, cosh, hypot, sin, sinc, sinh, tan, tanh
from typedtensor.ops.library.expansion import ExpandAlong, ExpandLeading, ExpandLike, SumLeading, SumLike
from typedtensor.ops.library.gating import GLU, glu
from typedtensor.ops.library.indexing import AddRows, Embed, OneHot, PlaceIndex, Select, embed, one_hot, select
from typedtensor.ops.library.linalg.cholesky import Cholesky, cholesky
from typedtensor.ops.library.linalg.determinants import Cofactors, Det, Inv, LogAbsDet, LogDet, SignDet, cofactors, det, inv, log_abs_det, logdet, sign_det
from typedtensor.ops.library.linalg.distances import cdist, kron, spectral_norm, weight_norm
from typedtensor.ops.library.linalg.eigen import Eigenvalues, Eigenvectors, eigenvalues, eigenvectors
from typedtensor.ops.library.linalg.functions import MatrixExp, MatrixExpSlope, MatrixPower, MatrixPowerSlope, matrix_exp, matrix_power
from typedtensor.ops.library.linalg.orthogonal import OrthogonalFactor, TriangularFactor, orthogonal_factor, triangular_factor
from typedtensor.ops.library.linalg.singular import LeftSingularVectors, Pinv, RightSingularVectors, SingularValues, left_singular_vectors, pinv, right_singular_vectors, singular_values
from typedtensor.ops.library.linalg.solving import Solve, TriangularSolve, solve, triangular_solve
from typedtensor.ops.library.losses.binary import BinaryCrossEntropy, Hinge, binary_cross_entropy, hinge
from typedtensor.ops.library.losses.classification import CrossEntropy, MeanSquaredError, cross_entropy, mean_squared_error
from typedtensor.ops.library.losses.regression import AbsoluteError, Entropy, Huber, KLDiv, PoissonLoss, SquaredError, absolute_error, entropy, huber, kl_div, poisson_loss, squared_error
from typedtensor.ops.library.losses.smoothed import NegativeLogLikelihood, SmoothedCrossEntropy, negative_log_likelihood, smoothed_cross_entropy
from typedtensor.ops.library.masks import CausalMask
from typedtensor.ops.library.merging import Flatten, MergeAxes, MergeLike, SplitAxis, SplitLike, Unflatten
from typedtensor.ops.library.meshes.parts import AllToAll, Shard, ShardLike, Unshard, all_gather, all_to_all, shard, unshard
from typedtensor.ops.library.meshes.sums import AllReduce, AsPartial, AsVarying, ReduceScatter, all_reduce, as_partial, as_varying, reduce_scatter
from typedtensor.ops.library.normalize.group_means import GroupMean, MeanSquareOver, group_mean
from typedtensor.ops.library.normalize.masked_softmax import MaskedLogSoftmax, MaskedSoftmax
from typedtensor.ops.library.normalize.normalization import Normalize, NormalizeScale, RMSNormalize, RMSNormalizeScale, normalize, rms_normalize
from typedtensor.ops.library.normalize.precision import AsHalfLike, AsSingle, as_half_like, as_single
from typedtensor.ops.library.normalize.softmax import LogSoftmax, LogSumExp, Softmax, log_softmax, log_sum_exp, softmax
from typedtensor.ops.library.order.accumulation import CumMax, CumMin, CumProd, CumProdSlope, CumSum, LastRecord, cummax, cummin, cumprod, cumsum
from typedtensor.ops.library.order.gathering import AddAt, Gather, PutAlong, ScatterAdd, Take, TakeAlong, gather, scatter, take, take_along
from typedtensor.ops.library.order.sorting import ArgSort, ArgTopK, Sort, TopK, arg_top_k, argsort, sort, top_k
from typedtensor.ops.library.order.sparsemax import Sparsemax, sparsemax
from typedtensor.ops.library.order.updating import IndexUpdate, index_update
from typedtensor.ops.library.padding import Pad, pad
from typedtensor.ops.library.positions import Arange, Positions, arange, positions
from typedtensor.ops.library.products import Contract, ContractAlong, Dot, Einsum, Einsum3, MatMul, Outer, SumOuter, Transpose, contract, contract_along, dot, einsum, einsum3, matmul, outer
from typedtensor.ops.library.random import DropoutMask, FoldIn, RandomNormal, RandomUniform
from typedtensor.ops.library.reduce.extrema import ArgMax, ArgMin, Max, Min
from typedtensor.ops.library.reduce.logic import AllTrue, AnyTrue, CountNonZero
from typedtensor.ops.library.reduce.masked import MaskedAllTrue, MaskedAnyTrue, MaskedMax, MaskedMean, MaskedMin, MaskedStd, MaskedSum, MaskedVariance
from typedtensor.ops.library.reduce.medians import Median, MedianShare, MedianShareAlong
from typedtensor.ops.library.reduce.moments import Mean, Std, Variance
from typedtensor.ops.library.reduce.norms import CosineSimilarity, L2Normalize, Norm, cosine_similarity, l2_normalize
from typedtensor.ops.library.reduce.products import Prod, ProdOthersAlong
from typedtensor.ops.library.relabelling import Permute, Rename, Rename2D
from typedtensor.ops.library.searching import SearchSorted, interp, searchsorted
from typedtensor.ops.library.segments.bags import EmbedBag, embed_bag
from typedtensor.ops.library.segments.composed import segment_min, segment_prod, segment_std, segment_var
from typedtensor.ops.library.segments.reductions import SegmentMax, SegmentMean, SegmentShare, SegmentSoftmax, SegmentSum, SegmentTotal, segment_max, segment_mean, segment_softmax, segment_sum
from typedtensor.ops.library.slicing import PlaceAlong, SliceAlong
from typedtensor.ops.library.spectra import Spectrum, SpectrumInput, irfft, rfft
from typedtensor.ops.library.stacking import concatenate, stack
from typedtensor.ops.library.statistics import bincount, corrcoef, cov, histogram, quantile
from typedtensor.ops.library.sums import Expand, Size, Sum
from typedtensor.ops.library.windows.convolution import ConvolutionInput, ConvolutionKernel, ConvolutionOutput, Convolve1D, Convolve1DSame, Convolve2D, Convolve2DSame, Convolve2DStrided, Convolve3D, Convolve3DSame, DepthwiseInput, DepthwiseKernel, DepthwiseOutput, GroupedInput, GroupedKernel, GroupedOutput, conv1d, conv2d, conv3d
from typedtensor.ops.library.windows.interpolation import Interpolate, InterpolateInput, InterpolateLike, interpolate
from typedtensor.ops.library.windows.named_convolution import ConvolveDepthwise, ConvolveGrouped, ConvolveInto, ConvolveTransposed
from typedtensor.ops.library.windows.pooling import AveragePool2D, AveragePool2DStrided, AveragePoolInput, AveragePoolOutput, MaxPool2D, MaxPool2DStrided, MaxPoolInput, MaxPoolOutput
from typedtensor.ops.library.windows.pooling_along import AdaptiveAveragePool, AdaptiveMaxPool, AverageAlongInput, AverageAlongOutput, AveragePoolAlong, MaxAlongInput, MaxAlongOutput, MaxPoolAlong, adaptive_average_pool, adaptive_max_pool, average_pool_along, max_pool_along
from typedtensor.ops.library.windows.unfolding import Fold, Unfold, UnfoldLike, unfold
__all__ = ['Abs', 'AbsoluteError', 'AdaptiveAveragePool', 'AdaptiveMaxPool', 'Add', 'AddAt', 'AddRows', 'AllReduce', 'AllToAll', 'AllTrue', 'Along1', 'Along2', 'Along3', 'Among1', 'Among2', 'And', 'AnyTrue', 'ArCosh', 'ArSinh', 'ArTanh', 'Arange', 'ArcCos', 'ArcSin', 'ArcTan', 'ArcTan2', 'ArgMax', 'ArgMin', 'ArgSort', 'ArgTopK', 'AsHalfLike', 'AsInt', 'AsPartial', 'AsReal', 'AsRealLike', 'AsSingle', 'AsVarying', 'AverageAlongInput', 'AverageAlongOutput', 'AveragePool2D', 'AveragePool2DStrided', 'AveragePoolAlong', 'AveragePoolInput', 'AveragePoolOutput', 'BesselI', 'BetaFunction', 'Between1', 'Between2', 'BinaryCrossEntropy', 'CELU', 'CausalMask', 'Cbrt', 'Ceil', 'Cholesky', 'Clip', 'Cofactors', 'ConcatAlong', 'Contract', 'ContractAlong', 'ConvolutionInput', 'ConvolutionKernel', 'ConvolutionOutput', 'Convolve1D', 'Convolve1DSame', 'Convolve2D', 'Convolve2DSame', 'Convolve2DStrided', 'Convolve3D', 'Convolve3DSame', 'ConvolveDepthwise', 'ConvolveGrouped', 'ConvolveInto', 'ConvolveTransposed', 'CopySign', 'Cos', 'Cosh', 'CosineSimilarity', 'CountNonZero', 'CrossEntropy', 'Cube', 'CumMax', 'CumMin', 'CumProd', 'CumProdSlope', 'CumSum', 'DepthwiseInput', 'DepthwiseKernel', 'DepthwiseOutput', 'Det', 'Deviance', 'Diagonal', 'Digamma', 'Div', 'Dot', 'DropoutMask', 'ELU', 'Eigenvalues', 'Eigenvectors', 'Einsum', 'Einsum3', 'Embed', 'EmbedBag', 'Entropy', 'Equal', 'Erf', 'ErfInv', 'Erfc', 'ExactGELU', 'Exp', 'Exp2', 'Expand', 'ExpandAlong', 'ExpandLeading', 'ExpandLike', 'Expm1', 'Fill', 'Flatten', 'Flip', 'Floor', 'FloorDiv', 'Fold', 'FoldIn', 'Frac', 'GELU', 'GELUSlope', 'GLU', 'GammaFunction', 'Gather', 'Greater', 'GreaterEqual', 'GroupMean', 'GroupedInput', 'GroupedKernel', 'GroupedOutput', 'HardSigmoid', 'HardSwish', 'HardTanh', 'Hinge', 'Huber', 'Hypot', 'IndexUpdate', 'Interpolate', 'InterpolateInput', 'InterpolateLike', 'Inv', 'IsFinite', 'IsInf', 'IsNaN', 'KLDiv', 'Kernel', 'L2Normalize', 'Labelled', 'LastRecord', 'LeakyReLU', 'LeftSingularVectors', 'Lerp', 'Less', 'LessEqual', 'Log', 'Log10', 'Log1p', 'Log2', 'LogAbsDet', 'LogAddExp', 'LogBeta', 'LogDet', 'LogGamma', 'LogGammaCorrection', 'LogSigmoid', 'LogSoftmax', 'LogSumExp', 'MaskedAllTrue', 'MaskedAnyTrue', 'MaskedLogSoftmax', 'MaskedMax', 'MaskedMean', 'MaskedMin', 'MaskedSoftmax', 'MaskedStd', 'MaskedSum', 'MaskedVariance', 'MatMul', 'MatrixExp', 'MatrixExpSlope', 'MatrixPower', 'MatrixPowerSlope', 'Max', 'MaxAlongInput', 'MaxAlongOutput', 'MaxPool2D', 'MaxPool2DStrided', 'MaxPoolAlong', 'MaxPoolInput', 'MaxPoolOutput', 'Maximum', 'Mean', 'MeanSquareOver', 'MeanSquaredError', 'Median', 'MedianShare', 'MedianShareAlong', 'MergeAxes', 'MergeLike', 'Min', 'Minimum', 'Mish', 'Mod', 'Mul', 'Neg', 'NegativeLogLikelihood', 'Norm', 'Normalize', 'NormalizeScale', 'Not', 'NotEqual', 'Omit', 'OneHot', 'Or', 'OrthogonalFactor', 'Outer', 'Over1', 'Over2', 'PReLU', 'Pad', 'Permute', 'Pinv', 'PlaceAlong', 'PlaceDiagonal', 'PlaceIndex', 'PlacePart', 'PoissonLoss', 'PolyOp', 'PolyOp1', 'PolyOp2', 'PolyOp3', 'PolyOpN', 'Polygamma', 'Positions', 'Pow', 'Probit', 'Prod', 'ProdOthersAlong', 'PutAlong', 'RMSNormalize', 'RMSNormalizeScale', 'RandomNormal', 'RandomUniform', 'ReLU', 'ReLU6', 'Recip', 'ReduceScatter', 'Rename', 'Rename2D', 'RightSingularVectors', 'Roll', 'Round', 'Rsqrt', 'SELU', 'ScatterAdd', 'SearchSorted', 'SegmentMax', 'SegmentMean', 'SegmentShare', 'SegmentSoftmax', 'SegmentSum', 'SegmentTotal', 'Select', 'Shard', 'ShardLike', 'SiLU', 'Sigmoid', 'Sign', 'SignDet', 'Sin', 'Sinc', 'SingularValues', 'Sinh', 'Size', 'SliceAlong', 'SmoothedCrossEntropy', 'Softmax', 'Softplus', 'Softsign', 'Solve', 'Sort', 'Sparsemax', 'Spectrum', 'SpectrumInput', 'SphericalBessel', 'SplitAxis', 'SplitLike', 'Sqrt', 'Square', 'SquaredError', 'Std', 'StopGradient', 'Sub', 'Sum', 'SumLeading', 'SumLike', 'SumOmitted', 'SumOuter', 'SumRepeated', 'Take', 'TakeAlong', 'TakePart', 'Tan', 'Tanh', 'Tile', 'ToInt', 'TopK', 'Trace', 'Transpose', 'TriangularFactor', 'TriangularSolve', 'Tril', 'Triu', 'Trunc', 'Unflatten', 'Unfold', 'UnfoldLike', 'Unshard', 'Variance', 'Where', 'Xor', 'ZerosLike', 'absolute_error', 'acos', 'acosh', 'adaptive_average_pool', 'adaptive_max_pool', 'all_gather', 'all_reduce', 'all_to_all', 'arange', 'arg_top_k', 'argsort', 'as_half_like', 'as_int', 'as_partial', 'as_real', 'as_real_like', 'as_single', 'as_varying', 'asin', 'asinh', 'atan', 'atan2', 'atanh', 'average_pool_along', 'beta_function', 'binary_cross_entropy', 'bincount', 'cbrt', 'cdist', 'ceil', 'celu', 'cholesky', 'chunks', 'cofactors', 'concat', 'concatenate', 'contract', 'contract_along', 'conv1d', 'conv2d', 'conv3d', 'copysign', 'corrcoef', 'cos', 'cosh', 'cosine_similarity', 'cov', 'cross_entropy', 'cube', 'cummax', 'cummin', 'cumprod', 'cumsum', 'det', 'deviance', 'diagonal', 'digamma', 'dot', 'eigenvalues', 'eigenvectors', 'einsum', 'einsum3', 'elu', 'embed', 'embed_bag', 'entropy', 'erf', 'erfc', 'erfinv', 'exact_gelu', 'exp', 'exp2', 'expm1', 'flip', 'floor', 'frac', 'full', 'gamma_function', 'gather', 'gelu', 'glu', 'group_mean', 'hardsigmoid', 'hardswish', 'hardtanh', 'hinge', 'histogram', 'huber', 'hypot', 'i0', 'i1', 'index_update', 'interp', 'interpolate', 'inv', 'irfft', 'isfinite', 'isinf', 'isnan', 'kl_div', 'kron', 'l2_normalize', 'leaky_relu', 'left_singular_vectors', 'lerp', 'lgamma', 'log', 'log10', 'log1p', 'log2', 'log_abs_det', 'log_beta', 'log_gamma_correction', 'log_sigmoid', 'log_softmax', 'log_sum_exp', 'logaddexp', 'logdet', 'matmul', 'matrix_exp', 'matrix_power', 'max_pool_along', 'maximum', 'mean_squared_error', 'minimum', 'mish', 'negative_log_likelihood', 'normalize', 'one_hot', 'operations', 'orthogonal_factor', 'outer', 'pad', 'pinv', 'poisson_loss', 'positions', 'prelu', 'probit', 'quantile', 'reciprocal', 'reduce_scatter', 'relu', 'relu6', 'rfft', 'right_singular_vectors', 'rms_normalize', 'roll', 'round', 'rsqrt', 'ruled', 'scatter', 'searchsorted', 'segment_max', 'segment_mean', 'segment_min', 'segment_prod', 'segment_softmax', 'segment_std', 'segment_sum', 'segment_var', 'select', 'selu', 'shard', 'sigmoid', 'sign', 'sign_det', 'silu', 'sin', 'sinc', 'singular_values', 'sinh', 'smoothed_cross_entropy', 'softmax', 'softplus', 'softsign', 'solve', 'sort', 'sparsemax', 'spectral_norm', 'sqrt', 'square', 'squared_error', 'stack', 'stop_gradient', 'take', 'take_along', 'tan', 'tanh', 'tile', 'to_int', 'top_k', 'trace', 'triangular_factor', 'triangular_solve', 'tril', 'triu', 'trunc', 'unfold', 'unshard', 'unstack', 'weight_norm', 'where', 'zeros_like']
