"""Keys and draws."""

from typing import TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Input, IntTensor, Tensor, map_over
from typedtensor.random import Key, bernoulli, categorical, gamma, normal, normal_like, permutation, poisson, uniform

S = TypeVarTuple("S")


class Batch(Axis): ...


class Hidden(Axis, size=4): ...


step = Input(IntTensor[()])
x = Input(Tensor[Batch, Hidden])
value = Tensor[Hidden]([0.1, 0.2, 0.3, 0.4])


def keys(key: Key) -> None:
    reveal_type(key.split())  # R: tuple[Key, Key]
    reveal_type(key.split(3))  # R: tuple[Key, Key, Key]
    reveal_type(key.split(7))  # R: tuple[Key, ...]
    reveal_type(key.fold_in(step))  # R: Key
    reveal_type(key.along(Batch))  # R: Expr[IntTensor[Batch]]
    key.fold_in(0.5)
    # E: Argument 1 to "fold_in" of "Key" has incompatible type "float"; expected "int | Expr[IntTensor[()]]" [arg-type]
    key.fold_in(x)
    # E: Argument 1 to "fold_in" of "Key" has incompatible type "Input[Tensor[Batch, Hidden]]"; expected "int |
    #    Expr[IntTensor[()]]" [arg-type]
    Key(x)
    # E: Argument 1 to "Key" has incompatible type "Input[Tensor[Batch, Hidden]]"; expected "int | Expr[IntTensor[()]] |
    #    IntTensor[()]" [arg-type]
    Key("seed")
    # E: Argument 1 to "Key" has incompatible type "str"; expected "int | Expr[IntTensor[()]] | IntTensor[()]"
    #    [arg-type]


def draws(key: Key) -> None:
    reveal_type(normal(key, Tensor[Batch, Hidden]))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(uniform(key, Tensor[Batch], Batch(3)))  # R: Expr[Tensor[Batch]]
    reveal_type(uniform(key, Tensor[()]))  # R: Expr[Tensor[()]]
    reveal_type(normal_like(key, x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(normal_like(key, value))  # R: Tensor[Hidden]
    reveal_type(bernoulli(key, value))  # R: BoolTensor[Hidden]
    reveal_type(categorical(key, x, Hidden))  # R: Expr[IntTensor[Batch]]
    reveal_type(gamma(key, x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(poisson(key, x))  # R: Expr[IntTensor[Batch, Hidden]]
    reveal_type(permutation(key, Batch(5)))  # R: Expr[IntTensor[Batch]]
    reveal_type(map_over(lambda word: normal(Key(word), Tensor[Hidden]), key.along(Batch), Batch))
    # R: Expr[Tensor[Batch, Hidden]]
    categorical(key, value, Batch)
    # E: categorical[Batch] cannot be applied to Tensor[Hidden]: its rule "*A U *B -> int *A *B" needs an axis U (Batch)
    #    in the operand, which has only (Hidden) [axes]
    normal_like(key, step)
    # E: normal_like cannot be applied to IntTensor[()]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    normal(step, Tensor[Batch])
    # E: Argument 1 to "normal" has incompatible type "Input[IntTensor[()]]"; expected "Key" [arg-type]
    normal(key, IntTensor[Batch])
    # E: Argument 2 to "normal" has incompatible type "type[IntTensor[Batch]]"; expected "type[Tensor[*tuple[Never,
    #    ...]]]" [arg-type]
    normal(key, Tensor[Batch]) + x
    # E: Add cannot be applied to Tensor[Batch] and Tensor[Batch, Hidden]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch) to equal the axes *A of the second (Batch, Hidden) [axes]


def generic(key: Key, like: Expr[Tensor[Batch, *S]]) -> Expr[Tensor[Batch, *S]]:
    reveal_type(normal_like(key, like))  # R: Expr[Tensor[Batch, *S]]
    return like + normal_like(key, like)
