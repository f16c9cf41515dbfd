"""Lambdas that ``batched`` and ``curry`` give no types: what has none is explained, what needs none is exact."""

from typing import reveal_type

from typedtensor import Axis, Expr, IntTensor, Tensor, batched, close, curry
from typedtensor.ops import relu, softmax


class Batch(Axis): ...
class Hidden(Axis, size=8): ...


Features = Expr[Tensor[Batch, Hidden]]


def batches(x: Features, n: Expr[IntTensor[Batch]]) -> None:
    reveal_type(batched(lambda v: relu(v) * 2.0, Batch)(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(batched(lambda v: softmax(v, Hidden), Batch)(x))
    # N: the types of this lambda's arguments are not known: pass batched a function that states them, as in def
    #    total(x: Expr[Tensor[Hidden]]) -> Expr[Tensor[()]]
    # R: Any
    # E: Softmax[Hidden] cannot be applied to Tensor[*A]: its rule "*A U *B -> *A U *B" needs U (Hidden) in the operand
    #    (*A), which cannot be decided: *A stands for unknown axes [axes]
    batched(lambda v, w: v * w, Batch)
    # N: the types of this lambda's arguments are not known: pass batched a function that states them, as in def
    #    total(x: Expr[Tensor[Hidden]]) -> Expr[Tensor[()]]
    # E: Cannot infer type of lambda [misc]
    # E: Argument 1 to "batched" has incompatible type "Callable[[Any, Any], Any]"; expected
    #    "Callable[[Expr[Tensor[*tuple[Any, ...]]]], Expr[Tensor[*tuple[Any, ...]]]]" [arg-type]
    batched(lambda v: v.argmax(Hidden), Batch)(x)
    # N: the types of this lambda's arguments are not known: pass batched a function that states them, as in def
    #    total(x: Expr[Tensor[Hidden]]) -> Expr[Tensor[()]]
    # E: Argument 1 to "batched" has incompatible type "Callable[[Expr[Tensor[*tuple[Never, ...]]]],
    #    Expr[IntTensor[*tuple[Any, ...]]]]"; expected "Callable[[Expr[Tensor[*tuple[Never, ...]]]],
    #    Expr[Tensor[*tuple[Never, ...]]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[IntTensor[*tuple[Any, ...]]]", expected "Expr[Tensor[*tuple[Never,
    #    ...]]]") [return-value]
    batched(lambda: n, Batch)
    # E: Cannot infer type of lambda [misc]
    # E: Argument 1 to "batched" has incompatible type "Callable[[], Expr[IntTensor[Batch]]]"; expected
    #    "Callable[[Expr[Tensor[*tuple[Never, ...]]]], Expr[Tensor[*tuple[Never, ...]]]]" [arg-type]


def closures(x: Features, y: Expr[Tensor[Hidden]]) -> None:
    reveal_type(curry(lambda a, b: b, x)(y))  # R: Closure[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, Hidden]]]
    reveal_type(curry(lambda a, b: b * a, x)(x))
    # N: the types of this lambda's arguments are not known: pass curry a function that states them, as in def scaled(a:
    #    Expr[Tensor[()]], x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]
    # R: Any
    # E: Mul applies to tensors, expressions and Python numbers, not to object: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    curry(lambda a: a, x)
    # N: the types of this lambda's arguments are not known: pass curry a function that states them, as in def scaled(a:
    #    Expr[Tensor[()]], x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]
    # E: Cannot infer type of lambda [misc]
    # E: Argument 1 to "curry" has incompatible type "Callable[[Any], Any]"; expected "Callable[[Any, Expr[Tensor[Batch,
    #    Hidden]]], Any]" [arg-type]
    reveal_type(close(lambda a: a.sum(Batch), x))  # R: Closure[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Hidden]]]
