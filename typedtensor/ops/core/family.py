"""What families of operations are written with: bases, kernels, operands, labels, and functions of labels.

A family imports these names from here, and others from where they are.
"""

from typedtensor.backends import Array as Array
from typedtensor.backends import Namespace as Namespace
from typedtensor.backends import device_of as device_of
from typedtensor.backends import kind_of as kind_of
from typedtensor.core.axes import Axis as Axis
from typedtensor.core.axes import Label as Label
from typedtensor.core.axes import U as U
from typedtensor.core.axes import V as V
from typedtensor.core.axes import W as W
from typedtensor.core.operand import Operand as Operand
from typedtensor.core.tensor_type import TensorType as TensorType
from typedtensor.ops.core.apart import apart as apart
from typedtensor.ops.core.apart import relabelled as relabelled
from typedtensor.ops.core.application import Kernel as Kernel
from typedtensor.ops.core.arities import Along1 as Along1
from typedtensor.ops.core.arities import Along2 as Along2
from typedtensor.ops.core.arities import Along3 as Along3
from typedtensor.ops.core.arities import Among1 as Among1
from typedtensor.ops.core.arities import Among2 as Among2
from typedtensor.ops.core.arities import Between1 as Between1
from typedtensor.ops.core.arities import Between2 as Between2
from typedtensor.ops.core.arities import Over1 as Over1
from typedtensor.ops.core.arities import Over2 as Over2
from typedtensor.ops.core.arities import PolyOp1 as PolyOp1
from typedtensor.ops.core.arities import PolyOp2 as PolyOp2
from typedtensor.ops.core.arities import PolyOp3 as PolyOp3
from typedtensor.ops.core.functions import Labelled as Labelled
