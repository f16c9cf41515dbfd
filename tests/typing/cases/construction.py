"""Values, inputs, constants and parameters."""

from typing import Any, Literal, TypeVar, TypeVarTuple, reveal_type

from typedtensor import AnyTensor, Axis, BoolTensor, Concat, Const, Expr, Flat, Input, IntTensor, Param, Tensor


class Batch(Axis): ...
class Hidden(Axis): ...
class Pixel(Axis): ...


S = TypeVarTuple("S")
A = TypeVar("A", bound=Axis)
B = TypeVar("B", bound=Axis)

Image = Tensor[Batch, Pixel]
Batched = Tensor[Batch, *S]
Matrix = Tensor[A, B]


def values(array: Any) -> None:
    reveal_type(Tensor[Batch, Pixel](array))  # R: Tensor[Batch, Pixel]
    reveal_type(IntTensor[Batch](array))  # R: IntTensor[Batch]
    reveal_type(BoolTensor[()](True))  # R: BoolTensor[()]
    reveal_type(Image(array))  # R: Tensor[Batch, Pixel]
    Tensor[Batch](array, 1)  # E: Too many arguments for "Tensor" [call-arg]


def aliases(a: Image, b: Batched[Hidden, Pixel], c: Matrix[Batch, Hidden], s: Tensor[()], d: Batched[()]) -> None:
    reveal_type(a)  # R: Tensor[Batch, Pixel]
    reveal_type(b)  # R: Tensor[Batch, Hidden, Pixel]
    reveal_type(c)  # R: Tensor[Batch, Hidden]
    reveal_type(s)  # R: Tensor[()]
    reveal_type(d)  # R: Tensor[Batch]


def leaves(v: Tensor[Batch, Pixel], w: Tensor[Pixel, Batch], i: IntTensor[Batch, Pixel]) -> None:
    x = Input(Tensor[Batch, Pixel])
    reveal_type(x)  # R: Input[Tensor[Batch, Pixel]]
    reveal_type(Input(Image, name="image"))  # R: Input[Tensor[Batch, Pixel]]
    reveal_type(Input(Tensor[()]))  # R: Input[Tensor[()]]
    reveal_type(Input(Tensor[Flat[Batch, Hidden], Concat[Batch, Pixel]]))
    # R: Input[Tensor[Flat[Batch, Hidden], Concat[Batch, Pixel]]]
    reveal_type(x.bind(v))  # R: Binding[Tensor[Batch, Pixel]]
    x.bind(w)
    # E: Argument 1 to "bind" of "Input" has incompatible type "Tensor[Pixel, Batch]"; expected "Tensor[Batch, Pixel]"
    #    [arg-type]
    x.bind(i)
    # E: Argument 1 to "bind" of "Input" has incompatible type "IntTensor[Batch, Pixel]"; expected "Tensor[Batch,
    #    Pixel]" [arg-type]
    reveal_type(Const(v))  # R: Const[Tensor[Batch, Pixel]]
    reveal_type(Param(v))  # R: Param[Tensor[Batch, Pixel]]
    reveal_type(Param(v, name="weight").value)  # R: Tensor[Batch, Pixel]
    reveal_type(x.value)  # R: Tensor[Batch, Pixel]
    Param(v).assign(v)
    Param(v).assign(w)
    # E: Argument 1 to "assign" of "Variable" has incompatible type "Tensor[Pixel, Batch]"; expected "Tensor[Batch,
    #    Pixel]" [arg-type]


def not_labels(array: Any, x: Tensor[int], y: Expr[Tensor[Batch, str]]) -> None:
# E: Tensor[int]: int is not an axis label (a subclass of Axis) [axes]
# E: Tensor[Batch, str]: str is not an axis label (a subclass of Axis) [axes]
    Tensor[int](array)  # E: Tensor[int]: int is not an axis label (a subclass of Axis) [axes]
    Input(Tensor[Batch, int])  # E: Tensor[Batch, int]: int is not an axis label (a subclass of Axis) [axes]
    x + 1.0
    y.sum(Batch)


def in_annotations(
    i: IntTensor[Batch, 3],
    # E: IntTensor[Batch, 3]: 3 is not an axis label (a subclass of Axis): declare a class for each axis, as in class
    #    Pixel(Axis, size=64), and write Pixel [axes]
    n: Expr[Tensor[None, Hidden]],  # E: Tensor[None, Hidden]: None is not an axis label (a subclass of Axis) [axes]
    s: Input[Tensor[Batch, Literal[64]]],
    # E: Tensor[Batch, Literal[…]]: 64 is not an axis label (a subclass of Axis): declare a class for each axis, as in
    #    class Pixel(Axis, size=64), and write Pixel [axes]
    nested: dict[str, list[BoolTensor[Tensor[Batch]]]],
    # E: BoolTensor[Tensor[…]]: Tensor is not an axis label (a subclass of Axis) [axes]
    later: Expr["Tensor[Batch, After]"],
    several: Tensor[Batch | Hidden],
    anything: Tensor[Batch, Any],
    run: Tensor[*tuple[Any, ...]],
) -> Tensor[float, Batch]:  # E: Tensor[float, Batch]: float is not an axis label (a subclass of Axis) [axes]
    reveal_type((i, n, s, nested))
    # R: tuple[IntTensor[Batch, Any], Expr[Tensor[Any, Hidden]], Input[Tensor[Batch, Any]], dict[str,
    #    list[BoolTensor[Any]]]]
    reveal_type((later, several, anything, run))
    # R: tuple[Expr[Tensor[Batch, After]], Tensor[Batch | Hidden], Tensor[Batch, Any], Tensor[*tuple[Any, ...]]]
    return Tensor[float, Batch](i)
    # E: Tensor[float, Batch] takes an array, but was given IntTensor: relabel it with .rename(old, new), or pass its
    #    .array [axes]
    # E: Tensor[float, Batch]: float is not an axis label (a subclass of Axis) [axes]


class After(Axis): ...


def invariant(x: Expr[Tensor[Batch]], d: Expr[Tensor[*tuple[Any, ...]]]) -> None:
    a: Expr[AnyTensor] = x
    # E: Incompatible types in assignment (expression has type "Expr[Tensor[Batch]]", variable has type
    #    "Expr[AnyTensor]") [assignment]
    b: Expr[Tensor[Batch]] = d
    c: Expr[Tensor[Batch, Hidden]] = x
    # E: Incompatible types in assignment (expression has type "Expr[Tensor[Batch]]", variable has type
    #    "Expr[Tensor[Batch, Hidden]]") [assignment]


class Mini(Batch): ...
# E: the axis label Mini may not be a subclass of the label Batch: a Mini axis would pass for a Batch axis; derive both
#    from Axis [axes]
