"""What the run time refuses where leaves, tensors and labels are made."""

from typing import TypeVar, reveal_type

from typedtensor import AnyTensor, Axis, BoolTensor, Const, Expr, Input, IntTensor, Param, Tensor, map_over, scan


class Batch(Axis): ...
class Hidden(Axis): ...
class Truth(Axis, size=True): ...
# E: size= of the label Truth must be a whole number of at least 0, not True [axis-rule]
class Whole(Axis, size=1): ...


X = TypeVar("X", bound=AnyTensor)
Bare = Tensor
Numbers = Tensor[Batch]


def parameters(i: IntTensor[Batch], b: BoolTensor[Batch], t: Tensor[Batch]) -> None:
    Param(i)
    # E: a parameter must be a real tensor, not IntTensor[Batch], because only real tensors have gradients: use a Buffer
    #    for values that are not trained [axes]
    Param(b, name="mask")
    # E: a parameter must be a real tensor, not BoolTensor[Batch], because only real tensors have gradients: use a
    #    Buffer for values that are not trained [axes]
    Param(IntTensor[Batch]([1]))
    # E: a parameter must be a real tensor, not IntTensor[Batch], because only real tensors have gradients: use a Buffer
    #    for values that are not trained [axes]
    reveal_type(Param(t))  # R: Param[Tensor[Batch]]
    reveal_type(Const(i))  # R: Const[IntTensor[Batch]]


def any_parameter(x: X) -> Param[X]:
    return Param(x)


def inputs() -> None:
    Input(Tensor)
    # E: Input needs the type of a tensor, as in Input(Tensor[Batch, Pixel]), not Tensor without axes [axes]
    Input(Bare, name="x")
    # E: Input needs the type of a tensor, as in Input(Tensor[Batch, Pixel]), not Tensor without axes [axes]
    Input(AnyTensor)
    # E: Input needs the type of a tensor, as in Input(Tensor[Batch, Pixel]), not AnyTensor without axes [axes]
    reveal_type(Input(Numbers))  # R: Input[Tensor[Batch]]
    reveal_type(Input(IntTensor[Batch]))  # R: Input[IntTensor[Batch]]


def tensors(i: IntTensor[Batch]) -> None:
    reveal_type(Tensor([1.0]) * 2.0)
    # E: Tensor needs its axes: write Tensor[Batch, Hidden](array), with a label for each axis [axes]
    # R: Tensor[*tuple[Any, ...]]
    Bare([1.0]).sum()  # E: Tensor needs its axes: write Tensor[Batch, Hidden](array), with a label for each axis [axes]
    known: Tensor[Batch] = Tensor([1.0])
    # E: Tensor needs its axes: write Tensor[Batch, Hidden](array), with a label for each axis [axes]
    reveal_type(Numbers([1.0]))  # R: Tensor[Batch]
    i + IntTensor([1])
    # E: IntTensor needs its axes: write IntTensor[Batch, Hidden](array), with a label for each axis [axes]


def stacked(
    x: Expr[Tensor[Batch, Batch]], y: Expr[Tensor[Batch, Hidden]], z: Expr[Tensor[Batch]], s: Expr[Tensor[()]]
) -> None:
    map_over(lambda e: e, x, Batch)
    # E: the step returns Tensor[Batch] for each element along Batch, so the result would have the axis Batch twice:
    #    rename or reduce it inside the step [axes]
    map_over(lambda e: z, y, Batch)
    # E: the step returns Tensor[Batch] for each element along Batch, so the result would have the axis Batch twice:
    #    rename or reduce it inside the step [axes]
    reveal_type(map_over(lambda e: e.sum(), x, Batch))  # R: Expr[Tensor[Batch]]
    reveal_type(map_over(lambda e: e, y, Batch))  # R: Expr[Tensor[Batch, Hidden]]
    scan(lambda s, e: (s, z), s, y, Batch)
    # E: the step returns Tensor[Batch] for each element along Batch, so the result would have the axis Batch twice:
    #    rename or reduce it inside the step [axes]
    reveal_type(scan(lambda s, e: (s, e), s, y, Batch))  # R: tuple[Expr[Tensor[()]], Expr[Tensor[Batch, Hidden]]]
