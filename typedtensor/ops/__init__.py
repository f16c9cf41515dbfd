"""Polymorphic operations, one family a file.

Classes are operations; lower-case names are operations ready to apply. Each family exports what its ``__all__`` names.
"""

from typing import TYPE_CHECKING

from typedtensor.base.unknown import answering
from typedtensor.ops.core.application import *
from typedtensor.ops.core.arities import *
from typedtensor.ops.core.functions import *
from typedtensor.ops.core.labelled import *
from typedtensor.ops.core.operation import *
from typedtensor.ops.core.registry import *
from typedtensor.ops.core.registry import exports
from typedtensor.ops.core.ruling import *
from typedtensor.ops.library.arrange.diagonals import *
from typedtensor.ops.library.arrange.filling import *
from typedtensor.ops.library.arrange.parts import *
from typedtensor.ops.library.arrange.triangles import *
from typedtensor.ops.library.arrange.turning import *
from typedtensor.ops.library.concatenation import *
from typedtensor.ops.library.elementwise.activations import *
from typedtensor.ops.library.elementwise.arithmetic import *
from typedtensor.ops.library.elementwise.exponential import *
from typedtensor.ops.library.elementwise.extrema import *
from typedtensor.ops.library.elementwise.logic import *
from typedtensor.ops.library.elementwise.rounding import *
from typedtensor.ops.library.elementwise.selection import *
from typedtensor.ops.library.elementwise.special import *
from typedtensor.ops.library.elementwise.trigonometric import *
from typedtensor.ops.library.expansion import *
from typedtensor.ops.library.gating import *
from typedtensor.ops.library.indexing import *
from typedtensor.ops.library.linalg.cholesky import *
from typedtensor.ops.library.linalg.determinants import *
from typedtensor.ops.library.linalg.distances import *
from typedtensor.ops.library.linalg.eigen import *
from typedtensor.ops.library.linalg.functions import *
from typedtensor.ops.library.linalg.orthogonal import *
from typedtensor.ops.library.linalg.singular import *
from typedtensor.ops.library.linalg.solving import *
from typedtensor.ops.library.losses.binary import *
from typedtensor.ops.library.losses.classification import *
from typedtensor.ops.library.losses.regression import *
from typedtensor.ops.library.merging import *
from typedtensor.ops.library.meshes.parts import *
from typedtensor.ops.library.meshes.sums import *
from typedtensor.ops.library.normalize.group_means import *
from typedtensor.ops.library.normalize.normalization import *
from typedtensor.ops.library.normalize.precision import *
from typedtensor.ops.library.normalize.softmax import *
from typedtensor.ops.library.order.accumulation import *
from typedtensor.ops.library.order.gathering import *
from typedtensor.ops.library.order.sorting import *
from typedtensor.ops.library.order.sparsemax import *
from typedtensor.ops.library.order.updating import *
from typedtensor.ops.library.padding import *
from typedtensor.ops.library.positions import *
from typedtensor.ops.library.products import *
from typedtensor.ops.library.random import *
from typedtensor.ops.library.reduce.extrema import *
from typedtensor.ops.library.reduce.logic import *
from typedtensor.ops.library.reduce.masked import *
from typedtensor.ops.library.reduce.medians import *
from typedtensor.ops.library.reduce.moments import *
from typedtensor.ops.library.reduce.norms import *
from typedtensor.ops.library.reduce.products import *
from typedtensor.ops.library.relabelling import *
from typedtensor.ops.library.searching import *
from typedtensor.ops.library.segments.bags import *
from typedtensor.ops.library.segments.composed import *
from typedtensor.ops.library.segments.reductions import *
from typedtensor.ops.library.slicing import *
from typedtensor.ops.library.spectra import *
from typedtensor.ops.library.stacking import *
from typedtensor.ops.library.statistics import *
from typedtensor.ops.library.sums import *
from typedtensor.ops.library.windows.convolution import *
from typedtensor.ops.library.windows.interpolation import *
from typedtensor.ops.library.windows.pooling import *
from typedtensor.ops.library.windows.unfolding import *

# Former names, which star imports leave out: other packages give them to other things.
kl_divergence, KLDivergence = kl_div, KLDiv
gamma, Gamma, beta, Beta = gamma_function, GammaFunction, beta_function, BetaFunction


if not TYPE_CHECKING:  # hidden from type checkers, which read the imports and report unknown names
    __all__ = exports(__name__)
    __getattr__ = answering(__name__)
