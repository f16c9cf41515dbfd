"""Draws from keys, over labels or like another tensor.

For axes given as a type, as in ``normal(key, Tensor[Batch, Hidden])``, the draw is an expression in single precision.
Each axis has the size of its label: the declared one, that of the open computation, or one passed as a sized axis.
Draws like a tensor or an expression have its class, dtype and sizes. All draws are differentiable by their arguments
except the key.
"""

from __future__ import annotations

from typing import Any, TypeVarTuple

from typedtensor.core.axes import Axis, U, label_name, label_of
from typedtensor.core.expr import Const, Expr
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import AnyTensor, IntTensor, Tensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError
from typedtensor.ops import ArgMax, ArgSort, Fill, RandomNormal, RandomUniform, log, ruled
from typedtensor.random.key import Key

S = TypeVarTuple("S")


def uniform(key: Key, of: type[Tensor[*S]], /, *sizes: Axis) -> Expr[Tensor[*S]]:
    """Numbers between 0 and 1, both excluded, with given axes.

    Args:
        key: the key.
        of: the axes: ``Tensor[Batch, Hidden]``.
        sizes: sized axes, for labels without a declared size: ``Batch(32)``.

    Raises:
        SizeError: when the size of a label is not known.

    See also: ``jax.random.uniform``, ``torch.rand``.

    >>> from typedtensor import Axis, given
    >>> class Row(Axis): ...
    >>> with given():
    ...     print(uniform(Key(0), Tensor[Row], Row(3)).value)
    Tensor[Row=3]([0.0347, 0.0115, 0.612 ])
    """
    return uniform_like(key, _blank(of, sizes))


def normal(key: Key, of: type[Tensor[*S]], /, *sizes: Axis) -> Expr[Tensor[*S]]:
    """Numbers of the standard normal distribution with given axes; ``mean + deviation * normal(…)`` of others.

    See also: :func:`uniform` for the arguments; ``jax.random.normal``, ``torch.randn``.
    """
    return normal_like(key, _blank(of, sizes))


def exponential(key: Key, of: type[Tensor[*S]], /, *sizes: Axis) -> Expr[Tensor[*S]]:
    """Numbers of the exponential distribution of rate 1 with given axes.

    See also: :func:`uniform` for the arguments; ``jax.random.exponential``.
    """
    return exponential_like(key, _blank(of, sizes))


def gumbel(key: Key, of: type[Tensor[*S]], /, *sizes: Axis) -> Expr[Tensor[*S]]:
    """Numbers of the standard Gumbel distribution with given axes.

    See also: :func:`uniform` for the arguments; ``jax.random.gumbel``.
    """
    return gumbel_like(key, _blank(of, sizes))


@ruled("*A -> *A")
def uniform_like(key: Key, x: Operand) -> Operand:
    """Uniform numbers in (0, 1), with the shape and dtype of ``x``.

    See also: ``torch.rand_like``.

    >>> from typedtensor import Axis
    >>> class Row(Axis): ...
    >>> uniform_like(Key(0), Tensor[Row]([1.0, 1.0, 1.0]))
    Tensor[Row=3]([0.0347, 0.0115, 0.612 ])
    """
    return RandomUniform()(x, _word(key, x))


@ruled("*A -> *A")
def normal_like(key: Key, x: Operand) -> Operand:
    """Numbers of the standard normal distribution, with the shape and dtype of ``x``.

    See also: ``torch.randn_like``.
    """
    return RandomNormal()(x, _word(key, x))


@ruled("*A -> *A")
def exponential_like(key: Key, x: Operand) -> Operand:
    """Numbers of the exponential distribution of rate 1, ``-ln u``, with the shape and dtype of ``x``."""
    return -log(RandomUniform()(x, _word(key, x)))


@ruled("*A -> *A")
def gumbel_like(key: Key, x: Operand) -> Operand:
    """Numbers of the standard Gumbel distribution, ``-ln(-ln u)``, with the shape and dtype of ``x``."""
    return -log(-log(RandomUniform()(x, _word(key, x))))


@ruled("*A -> bool *A")
def bernoulli(key: Key, probability: Operand) -> Operand:
    """Truth values, each true with its probability.

    See also: ``jax.random.bernoulli``, ``torch.bernoulli``.

    >>> from typedtensor import Axis
    >>> class Row(Axis): ...
    >>> bernoulli(Key(0), Tensor[Row]([0.0, 0.5, 1.0]))
    BoolTensor[Row=3]([False,  True,  True])
    """
    return RandomUniform()(probability, _word(key, probability)) < probability


@ruled("*A U *B -> int *A *B")
def categorical(key: Key, logits: Operand, axis: type[U]) -> Operand:
    """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick.

    See also: Gumbel (1954); ``jax.random.categorical``, ``torch.distributions.Categorical``.

    >>> from typedtensor import Axis
    >>> class Row(Axis): ...
    >>> class Word(Axis): ...
    >>> categorical(Key(0), Tensor[Row, Word]([[0.0, 9.0], [9.0, 0.0]]), Word)
    IntTensor[Row=2]([1, 0])
    """
    noise = -log(-log(RandomUniform()(logits, _word(key, logits))))
    return ArgMax(axis)(logits + noise)


def permutation(key: Key, axis: type[U] | U, /) -> Expr[IntTensor[U]]:
    """The positions along a label in random order.

    See also: ``jax.random.permutation``, ``torch.randperm``.

    >>> from typedtensor import Axis, given
    >>> class Row(Axis): ...
    >>> with given():
    ...     print(permutation(Key(0), Row(4)).value)
    IntTensor[Row=4]([1, 0, 3, 2])
    """
    blank: Expr[Tensor[U]] = Fill(axis)(Const(Tensor[()](0.0)))
    label: type[U] = label_of(axis)
    order: Expr[IntTensor[U]] = ArgSort(label)(uniform_like(key, blank))
    return order


def _blank(of: type[Tensor[*S]], sizes: tuple[Axis, ...]) -> Expr[Tensor[*S]]:
    """Zeros with given axes, as an expression."""
    wanted: Any = of
    if not isinstance(wanted, TensorType) or wanted.kind != "real":
        raise AxisError(f"a draw needs the type of a real tensor, as in Tensor[Batch, Pixel], not {of!r}")
    known: dict[Any, Any] = {label_of(size): size for size in sizes}
    for label, size in known.items():
        if not isinstance(size, Axis):
            raise AxisError(f"give the size of {label_name(label)} as a sized axis, as in {label_name(label)}(64)")
        if label not in wanted.axes:
            raise AxisError(f"a size is given for {label_name(label)}, but {of} has no such axis")
    axes: list[Any] = [known.get(axis, axis) for axis in wanted.axes]
    fill: Any = Fill(*axes)
    filled: Expr[Tensor[*S]] = fill(Const(Tensor[()](0.0)))
    return filled


def _word(key: Key, like: Operand) -> Any:
    """The word of a key; a tensor if the draw is one."""
    if not isinstance(key, Key):
        raise AxisError(f"a draw needs a key, as in Key(0), not {key!r}")
    if not isinstance(like, AnyTensor):
        return key.word
    if not isinstance(key.word, Const):
        raise AxisError(
            "a key that depends on an expression draws only for expressions: wrap the tensor, as in Const(x)"
        )
    return key.word.value
