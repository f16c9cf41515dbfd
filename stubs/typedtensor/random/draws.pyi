# Generated from typedtensor/random/draws.py by `typedtensor stubs`; not edited by hand.
from typing import Any, TypeVarTuple
from typedtensor.core.axes import Axis, U
from typedtensor.core.expr import Expr
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import IntTensor, Tensor
from typedtensor.ops import ruled
from typedtensor.random.key import Key
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import TypeVar, overload
    from typedtensor.core.tensor import BoolTensor
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
S = TypeVarTuple('S')
def uniform(key: Key, of: type[Tensor[*S,]], /, *sizes: Axis) -> Expr[Tensor[*S,]]: ...
def normal(key: Key, of: type[Tensor[*S,]], /, *sizes: Axis) -> Expr[Tensor[*S,]]: ...
def exponential(key: Key, of: type[Tensor[*S,]], /, *sizes: Axis) -> Expr[Tensor[*S,]]: ...
def gumbel(key: Key, of: type[Tensor[*S,]], /, *sizes: Axis) -> Expr[Tensor[*S,]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def uniform_like(key: Key, x: Tensor[*_As]) -> Tensor[*_As]: """Uniform numbers in (0, 1), with the shape and dtype of ``x``."""
    @overload
    def uniform_like(key: Key, x: Expr[Tensor[*_As]]) -> Expr[Tensor[*_As]]: """Uniform numbers in (0, 1), with the shape and dtype of ``x``."""
else:
    @ruled('*A -> *A')
    def uniform_like(key: Key, x: Operand) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def normal_like(key: Key, x: Tensor[*_As]) -> Tensor[*_As]: """Numbers of the standard normal distribution, with the shape and dtype of ``x``."""
    @overload
    def normal_like(key: Key, x: Expr[Tensor[*_As]]) -> Expr[Tensor[*_As]]: """Numbers of the standard normal distribution, with the shape and dtype of ``x``."""
else:
    @ruled('*A -> *A')
    def normal_like(key: Key, x: Operand) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def exponential_like(key: Key, x: Tensor[*_As]) -> Tensor[*_As]: """Numbers of the exponential distribution of rate 1, ``-ln u``, with the shape and dtype of ``x``."""
    @overload
    def exponential_like(key: Key, x: Expr[Tensor[*_As]]) -> Expr[Tensor[*_As]]: """Numbers of the exponential distribution of rate 1, ``-ln u``, with the shape and dtype of ``x``."""
else:
    @ruled('*A -> *A')
    def exponential_like(key: Key, x: Operand) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def gumbel_like(key: Key, x: Tensor[*_As]) -> Tensor[*_As]: """Numbers of the standard Gumbel distribution, ``-ln(-ln u)``, with the shape and dtype of ``x``."""
    @overload
    def gumbel_like(key: Key, x: Expr[Tensor[*_As]]) -> Expr[Tensor[*_As]]: """Numbers of the standard Gumbel distribution, ``-ln(-ln u)``, with the shape and dtype of ``x``."""
else:
    @ruled('*A -> *A')
    def gumbel_like(key: Key, x: Operand) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def bernoulli(key: Key, probability: Tensor[*_As]) -> BoolTensor[*_As]: """Truth values, each true with its probability."""
    @overload
    def bernoulli(key: Key, probability: Expr[Tensor[*_As]]) -> Expr[BoolTensor[*_As]]: """Truth values, each true with its probability."""
else:
    @ruled('*A -> bool *A')
    def bernoulli(key: Key, probability: Operand) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def categorical(key: Key, logits: Tensor[_U, *_Bs], axis: type[_U]) -> IntTensor[*_Bs]: """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick."""
    @overload
    def categorical(key: Key, logits: Expr[Tensor[_U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[*_Bs]]: """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick."""
    @overload
    def categorical(key: Key, logits: Tensor[_A0, _U, *_Bs], axis: type[_U]) -> IntTensor[_A0, *_Bs]: """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick."""
    @overload
    def categorical(key: Key, logits: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_A0, *_Bs]]: """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick."""
    @overload
    def categorical(key: Key, logits: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U]) -> IntTensor[_A0, _A1, *_Bs]: """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick."""
    @overload
    def categorical(key: Key, logits: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick."""
    @overload
    def categorical(key: Key, logits: Tensor[*_As, _U], axis: type[_U]) -> IntTensor[*_As]: """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick."""
    @overload
    def categorical(key: Key, logits: Expr[Tensor[*_As, _U]], axis: type[_U]) -> Expr[IntTensor[*_As]]: """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick."""
    @overload
    def categorical(key: Key, logits: Tensor[*_As, _U, _B0], axis: type[_U]) -> IntTensor[*_As, _B0]: """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick."""
    @overload
    def categorical(key: Key, logits: Expr[Tensor[*_As, _U, _B0]], axis: type[_U]) -> Expr[IntTensor[*_As, _B0]]: """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick."""
    @overload
    def categorical(key: Key, logits: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[*tuple[Any, ...]]: """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick."""
    @overload
    def categorical(key: Key, logits: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[*tuple[Any, ...]]]: """Positions along an axis, with the probabilities ``softmax(logits)``, by the Gumbel-max trick."""
else:
    @ruled('*A U *B -> int *A *B')
    def categorical(key: Key, logits: Operand, axis: type[U]) -> Operand: ...
def permutation(key: Key, axis: type[U] | U, /) -> Expr[IntTensor[U]]: ...
