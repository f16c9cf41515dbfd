"""Polymorphic operations, one family a file.

Classes are operations; lower-case names are operations ready to apply. Each family exports what its ``__all__`` names.
"""

from typing import TYPE_CHECKING

from typedtensor.base.unknown import answering
from typedtensor.ops.core.application import *
from typedtensor.ops.core.arities import *
from typedtensor.ops.core.functions import *
from typedtensor.ops.core.operation import *
from typedtensor.ops.core.operation import exports
from typedtensor.ops.core.ruling import *
from typedtensor.ops.library.diagonals import *
from typedtensor.ops.library.elementwise.activations import *
from typedtensor.ops.library.elementwise.arithmetic import *
from typedtensor.ops.library.elementwise.exponential import *
from typedtensor.ops.library.elementwise.selection import *
from typedtensor.ops.library.elementwise.special import *
from typedtensor.ops.library.elementwise.trigonometric import *
from typedtensor.ops.library.expansion import *
from typedtensor.ops.library.indexing import *
from typedtensor.ops.library.linalg.distances import *
from typedtensor.ops.library.linalg.eigen import *
from typedtensor.ops.library.linalg.functions import *
from typedtensor.ops.library.linalg.solving import *
from typedtensor.ops.library.losses import *
from typedtensor.ops.library.meshes import *
from typedtensor.ops.library.normalization import *
from typedtensor.ops.library.products import *
from typedtensor.ops.library.random import *
from typedtensor.ops.library.reductions import *
from typedtensor.ops.library.relabelling import *
from typedtensor.ops.library.segments import *
from typedtensor.ops.library.slicing import *
from typedtensor.ops.library.softmax import *
from typedtensor.ops.library.sorting import *
from typedtensor.ops.library.spectra import *
from typedtensor.ops.library.stacking import *
from typedtensor.ops.library.statistics import *
from typedtensor.ops.library.windows.convolution import *
from typedtensor.ops.library.windows.pooling import *
from typedtensor.ops.library.windows.unfolding import *

# Former names, which star imports leave out: other packages give them to other things.
kl_divergence, KLDivergence = kl_div, KLDiv
gamma, Gamma, beta, Beta = gamma_function, GammaFunction, beta_function, BetaFunction


if not TYPE_CHECKING:  # hidden from type checkers, which read the imports and report unknown names
    __all__ = exports(__name__)
    __getattr__ = answering(__name__)
