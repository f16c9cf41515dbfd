"""A linear layer with separate parameters for each element of an axis, such as ensemble members or experts."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis, label_name
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.initializers import Initializer, Seed, draw_parameter, each_alone, glorot_uniform, zeros
from typedtensor.nn.optional import OptionalParameter
from typedtensor.ops import Dot, ruled

E = TypeVar("E", bound=Axis)
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
N = TypeVarTuple("N")


@ruled("E *N U, E U V -> E *N V where V not in E *N")
def _product(x: Operand, weight: Operand, inputs: type[U]) -> Operand:
    return Dot(inputs)(x, weight)


class EnsembleLinear(Module, Generic[E, U, V]):
    """``x @ weight + bias`` with separate parameters for each element of E: ``E *N U -> E *N V``.

    Args:
        members: the axis of the members, E; a label that declares its size, or a sized axis.
        inputs: the last axis of the operand, U.
        outputs: the last axis of the result, V.
        bias: whether a bias is added.
        initializer: draws the weight of each member as if it stood alone; the bias starts at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        weight: ``Tensor[E, U, V]``.
        bias: ``Tensor[E, V]``; ``hasattr(layer, "bias")`` says whether there is one.

    Raises:
        SizeError: when a label has no size.

    See also: ``torch.baddbmm``; Chua et al. (2018) for ensembles; ``flax.linen.vmap`` of ``flax.linen.Dense``.

    >>> from typedtensor import Axis, Input
    >>> class Member(Axis, size=5): ...
    >>> class Batch(Axis): ...
    >>> class Feature(Axis, size=3): ...
    >>> class Score(Axis, size=2): ...
    >>> layer = EnsembleLinear(Member, Feature, Score)
    >>> (Input(Tensor[Batch, Feature]).expand(Member) >> layer).tensor_type
    Tensor[Member, Batch, Score]
    """

    bias: OptionalParameter[Tensor[E, V]] = OptionalParameter("bias=False")

    def __init__(
        self,
        members: type[E] | E,
        inputs: type[U] | U,
        outputs: type[V] | V,
        /,
        *,
        bias: bool = True,
        initializer: Initializer = glorot_uniform,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        axes = members, inputs, outputs
        self.weight: Param[Tensor[E, U, V]] = draw_parameter(axes, each_alone(initializer), seed, dtype)
        self.bias = draw_parameter((members, outputs), zeros, dtype=dtype) if bias else None

    def __call__(self, x: Expr[Tensor[E, *N, U]], /) -> Expr[Tensor[E, *N, V]]:
        inputs: type[U] = self.weight.axes[1]
        y = _product(x, self.weight, inputs)
        bias: Expr[Tensor[E, V]] | None = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)

    def __repr__(self) -> str:
        return f"EnsembleLinear({', '.join(map(label_name, self.weight.axes))})"
