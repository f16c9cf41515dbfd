"""A weight is used transposed.

[LLMs-from-scratch, issue 857](https://github.com/rasbt/LLMs-from-scratch/issues/857):
`Q = torch.einsum("bnd,di->bni", x, self.W_query)`, where `W_query` is `torch.randn(d_out, d_in)`, and both sizes are
equal.
"""

from typedtensor import Axis, Expr, Tensor


class Batch(Axis, samples=True): ...
class Time(Axis): ...
class Input(Axis, size=8): ...
class Output(Axis, size=8): ...

Sequence = Expr[Tensor[Batch, Time, Input]]
Weight = Expr[Tensor[Output, Input]]


def wrong(x: Sequence, weight: Weight) -> Expr[Tensor[Batch, Time, Output]]:
    return x @ weight
    # E: MatMul cannot be applied to Tensor[Batch, Time, Input] and Tensor[Output, Input]: its rule "*N A, A B -> *N B"
    #    needs the last axis of the first (Input) to equal the first axis of the second (Output); try second.transpose()
    #    [axes]


def right(x: Sequence, weight: Weight) -> Expr[Tensor[Batch, Time, Output]]:
    return x @ weight.transpose()
