"""Operations ready to apply: those without labels as instances, the others as functions that take labels last."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Generic, TypeVar

from typedtensor.errors import AxisError
from typedtensor.operand import Operand
from typedtensor.ops.activations import ELU, GELU, LeakyReLU, ReLU, Sigmoid, SiLU, Softplus, Tanh
from typedtensor.ops.concatenation import ConcatAlong
from typedtensor.ops.contraction import Contract, ContractAlong
from typedtensor.ops.convolution import Convolve1D, Convolve2D
from typedtensor.ops.dots import Dot
from typedtensor.ops.exponential import Exp, Expm1, Log, Log1p
from typedtensor.ops.extrema import Maximum, Minimum, Sign
from typedtensor.ops.gathering import TakeAlong
from typedtensor.ops.indexing import Embed, OneHot, Select
from typedtensor.ops.losses import CrossEntropy, MeanSquaredError
from typedtensor.ops.normalization import Normalize, RMSNormalize
from typedtensor.ops.operation import PolyOp
from typedtensor.ops.powers import Sqrt, Square
from typedtensor.ops.products import MatMul, Outer
from typedtensor.ops.selection import AsInt, AsReal, StopGradient, Where, ZerosLike
from typedtensor.ops.softmax import LogSoftmax, LogSumExp, Softmax
from typedtensor.ops.trigonometric import Cos, Sin

Op = TypeVar("Op", bound=PolyOp)


class Labelled(Generic[Op]):
    """A function that applies an operation with labels: ``softmax(x, Digit)`` is ``Softmax(Digit)(x)``.

    It takes the operands first, as many as the operation's rule has, then what the constructor of the operation
    takes.

    Args:
        operation: the class of the operation.

    >>> from typedtensor import Axis, Tensor
    >>> class Digit(Axis): ...
    >>> Labelled(Softmax)(Tensor[Digit]([0.0, 0.0]), Digit)
    Tensor[Digit=2]([0.5, 0.5])
    """

    def __init__(self, operation: type[Op]) -> None:
        self.operation: Any = operation
        self._operands = len(operation.parsed_rule.operands)

    def __call__(self, *arguments: object) -> Operand:
        """Apply the operation: operands, then labels.

        Raises:
            AxisError: when the operation does not apply, or there are not enough arguments.
        """
        number = self._operands
        try:
            operation: Any = _instance(self.operation, arguments[number:])
        except AxisError:
            raise
        except TypeError:
            # The constructor's own message would count its arguments, not those that were written.
            name, labels = self.operation.__name__, ", ".join(self.operation.parameters)
            raise AxisError(
                f"{name} takes {_count(number, 'operand')}, then its labels ({labels}); "
                f"it was given {_count(len(arguments), 'argument')}"
            ) from None
        applied: Operand = operation(*arguments[:number])
        return applied

    def __repr__(self) -> str:
        return f"Labelled({self.operation.__name__})"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


@lru_cache(maxsize=1024)
def _instance(operation: Any, arguments: tuple[object, ...]) -> Any:
    return operation(*arguments)


as_int = AsInt()
as_real = AsReal()
contract = Contract()
conv1d = Convolve1D()
conv2d = Convolve2D()
cos = Cos()
elu = ELU()
embed = Embed()
exp = Exp()
expm1 = Expm1()
gelu = GELU()
leaky_relu = LeakyReLU()
log = Log()
log1p = Log1p()
matmul = MatMul()
maximum = Maximum()
mean_squared_error = MeanSquaredError()
minimum = Minimum()
outer = Outer()
relu = ReLU()
sigmoid = Sigmoid()
sign = Sign()
silu = SiLU()
sin = Sin()
softplus = Softplus()
sqrt = Sqrt()
square = Square()
stop_gradient = StopGradient()
tanh = Tanh()
where = Where()
zeros_like = ZerosLike()

concat = Labelled(ConcatAlong)
contract_along = Labelled(ContractAlong)
dot = Labelled(Dot)
cross_entropy = Labelled(CrossEntropy)
log_softmax = Labelled(LogSoftmax)
log_sum_exp = Labelled(LogSumExp)
normalize = Labelled(Normalize)
one_hot = Labelled(OneHot)
rms_normalize = Labelled(RMSNormalize)
select = Labelled(Select)
softmax = Labelled(Softmax)
take_along = Labelled(TakeAlong)
