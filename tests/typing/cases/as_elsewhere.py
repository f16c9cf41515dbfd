"""What users of other libraries write, and the options that they look for."""

from dataclasses import dataclass
from typing import reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Module, Operand, Tensor
from typedtensor.backends import Array, Namespace
from typedtensor.nn import Linear
from typedtensor.ops import PolyOp1, binary_cross_entropy, gelu, huber, relu, tanh


class Batch(Axis): ...
class Hidden(Axis, size=8): ...


State = Expr[Tensor[Batch, Hidden]]
ACTIVATIONS = {"relu": relu, "tanh": tanh, "gelu": gelu}


def activated(x: State, name: str) -> None:
    reveal_type(ACTIVATIONS[name])  # R: Activation
    reveal_type(ACTIVATIONS[name](x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(x >> Linear(Hidden, Hidden) >> ACTIVATIONS[name])  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type([relu, tanh][0](x).sum(Hidden))  # R: Expr[Tensor[Batch]]


def corrected(x: State, mask: Expr[BoolTensor[Batch, Hidden]]) -> None:
    reveal_type(x.std(Hidden, correction=1))  # R: Expr[Tensor[Batch]]
    reveal_type(x.var(correction=1, where=mask))  # R: Expr[Tensor[()]]
    x.std(Hidden, correction=1).sum(Hidden)
    # E: Sum[Hidden] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs an axis U (Hidden) in the
    #    operand, which has only (Batch); the operand lost Hidden on line 30 [axes]


def weighed(logits: State, targets: State) -> None:
    binary_cross_entropy(logits, targets, pos_weight=2.0)
    # E: binary_cross_entropy takes no pos_weight=: multiply the losses by 1 + (weight - 1) * targets,
    #    binary_cross_entropy(logits, targets) * (targets * (weight - 1.0) + 1.0) [call-arg]
    binary_cross_entropy(logits, y=targets)
    # E: binary_cross_entropy takes its operands by position: leave out y= [call-arg]
    huber(logits, targets, delta=2.0)
    # E: huber takes no delta=: it is an option of the class, Huber(delta)(x1, x2) [call-arg]


def chosen(names: list[str], digit: IntTensor[()]) -> str:
    return names[digit]


class Block(Module):
    def forward(self, x: State) -> State:
        return x


class Flow(Module):
    def forward(self, x: State) -> State:
        return x

    def inverse(self, y: State) -> State:
        return y


class Derived(Block):
    def __call__(self, x: State) -> State:
        return self.forward(x)


class Applied:
    def __call__(self, x: State) -> State:
        return x


class Mixed(Block, Applied): ...


def called(x: State) -> None:
    Block()(x)
    # E: Block defines forward but not __call__, which applies a module: write def __call__ in place of def forward
    #    [operator]
    reveal_type(x >> Block())
    # E: Block defines forward but not __call__, which applies a module: write def __call__ in place of def forward
    #    [operator]
    # R: Any
    reveal_type(Flow().forward(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Derived()(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Mixed()(x))  # R: Expr[Tensor[Batch, Hidden]]


@dataclass
class Scaled(PolyOp1, rule="*A -> *A"):
# E: Scaled is a dataclass without a hash, because its objects are compared by fields that can change: write
#    @dataclass(frozen=True) [axis-rule]
    factor: float

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x * self.factor


@dataclass(frozen=True)
class Shifted(PolyOp1, rule="*A -> *A"):
    by: float

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x + self.by

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy


def shifted(x: State) -> None:
    reveal_type(Shifted(2.0)(x))  # R: Expr[Tensor[Batch, Hidden]]
