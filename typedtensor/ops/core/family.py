"""What families of operations are written with beside their bases: kernels, operands, labels, functions of labels.

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
from typedtensor.ops.core.functions import Labelled as Labelled
