"""Modules, expressions and tensors in lists, dicts, tuples, and where there may be none."""

from collections.abc import Mapping, Sequence
from typing import Generic, NamedTuple, TypedDict, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Const, Expr, IntTensor, Layer, Module, Param, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import relu, softmax

N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)


class Batch(Axis): ...
class Time(Axis): ...
class Pixel(Axis, size=64): ...
class Hidden(Axis, size=32): ...
class Digit(Axis, size=10): ...


class Stack(Module, Generic[U]):
    def __init__(self, axis: type[U], depth: int) -> None:
        self.layers = [Linear(axis, axis) for _ in range(depth)]

    def __call__(self, x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, U]]:
        for layer in self.layers:
            x = x >> layer >> relu
        return x


class StackThatDrops(Module, Generic[U]):
    def __init__(self, layers: Sequence[Layer[U, U]]) -> None:
        self.layers = layers

    def __call__(self, x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N]]:
        for layer in self.layers:
            x = layer(x)
        return x
        # E: Incompatible return value type (got "Expr[Tensor[*N, U]]", expected "Expr[Tensor[*N]]") [return-value]


def stacked(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch, Pixel]]) -> None:
    reveal_type(Stack(Hidden, 3)(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Stack(Hidden, 3).layers)  # R: list[Linear[Hidden, Hidden]]
    Stack(Hidden, 3)(y)
    # E: Stack[Hidden] cannot be applied to Tensor[Batch, Pixel]: its rule "*N Hidden -> *N Hidden" needs an axis Hidden
    #    in the operand, which has only (Batch, Pixel) [axes]


def list_of_different_layers(x: Expr[Tensor[Batch, Pixel]]) -> None:
    layers = [Linear(Pixel, Hidden), Linear(Hidden, Digit)]
    reveal_type(layers)  # R: list[object]
    for layer in layers:
        reveal_type(layer(x))
        # E: "object" not callable [operator]
        # R: Any
        # N: layers of different labels have no type in common, so that the items of a list or dict of them are objects
        #    to mypy: keep each in a field of its own, or join them, as in Pipeline(Linear(Pixel, Hidden), relu,
        #    Linear(Hidden, Digit)); layers of the same labels may stay in a list


def list_of_layers_that_changes(x: Expr[Tensor[Batch, Hidden]]) -> None:
    layers = [Linear(Hidden, Hidden)]
    layers.append(Linear(Hidden, Hidden))
    layers.append(Linear(Hidden, Digit))
    # E: Argument 2 to "Linear" has incompatible type "type[Digit]"; expected "type[Hidden] | Hidden" [arg-type]


def tuple_of_layers(x: Expr[Tensor[Batch, Pixel]]) -> None:
    first, second = Linear(Pixel, Hidden), Linear(Hidden, Digit)
    layers = (first, second)
    reveal_type(x >> layers[0] >> layers[1])  # R: Expr[Tensor[Batch, Digit]]
    x >> layers[1]
    # E: Linear[Hidden, Digit] cannot follow: it takes Tensor[*N, Hidden], but is given Tensor[Batch, Pixel] [axes]


def dict_of_layers(x: Expr[Tensor[Batch, Pixel]], which: str) -> None:
    heads = {"a": Linear(Pixel, Digit), "b": Linear(Pixel, Digit)}
    reveal_type(heads)  # R: dict[str, Linear[Pixel, Digit]]
    reveal_type(x >> heads[which])  # R: Expr[Tensor[Batch, Digit]]
    reveal_type({name: head(x) for name, head in heads.items()})  # R: dict[str, Expr[Tensor[Batch, Digit]]]


def dict_of_different_layers(x: Expr[Tensor[Batch, Pixel]]) -> None:
    heads = {"a": Linear(Pixel, Digit), "b": Linear(Pixel, Hidden)}
    reveal_type(heads)  # R: dict[str, object]
    heads["a"](x)
    # E: "object" not callable [operator]
    # N: layers of different labels have no type in common, so that the items of a list or dict of them are objects to
    #    mypy: keep each in a field of its own, or join them, as in Pipeline(Linear(Pixel, Hidden), relu, Linear(Hidden,
    #    Digit)); layers of the same labels may stay in a list


def mapping_of_layers(heads: Mapping[str, Layer[Hidden, Digit]], x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type([head(x) for head in heads.values()])  # R: list[Expr[Tensor[Batch, Digit]]]
    reveal_type(heads["a"](x).argmax(Digit))  # R: Expr[IntTensor[Batch]]
    heads["a"](x.sum(Batch)).sum(Batch)
    # E: Sum[Batch] cannot be applied to Tensor[Digit]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in the
    #    operand, which has only (Digit) [axes]


class MayProject(Module, Generic[U, V]):
    def __init__(self, inner: Linear[U, V], project: Linear[V, V] | None = None) -> None:
        self.inner, self.project = inner, project

    def __call__(self, x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, V]]:
        y = self.inner(x)
        return y if self.project is None else self.project(y)


class ForgetsThatThereMayBeNone(Module):
    def __init__(self, project: Linear[Hidden, Hidden] | None = None) -> None:
        self.project = project

    def __call__(self, x: Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N, Hidden]]:
        return self.project(x)  # E: "None" not callable [misc]


def optional(x: Expr[Tensor[Batch, Pixel]]) -> None:
    reveal_type(MayProject(Linear(Pixel, Hidden))(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(MayProject(Linear(Pixel, Hidden), Linear(Hidden, Hidden))(x))  # R: Expr[Tensor[Batch, Hidden]]
    MayProject(Linear(Pixel, Hidden), Linear(Digit, Digit))
    # E: MayProject takes (Linear[U, V], Linear[V, V]), but is given (Linear[Pixel, Hidden], Linear[Digit, Digit])
    #    [axes]


def optional_operand(x: Expr[Tensor[Batch]], bias: Expr[Tensor[Batch]] | None) -> Expr[Tensor[Batch]]:
    x + bias
    # E: Add applies to tensors, expressions and Python numbers, not to None: test what may be None first, as in if x is
    #    not None [axes]
    # N: Right operand is of type "Expr[Tensor[Batch]] | None"
    return x if bias is None else x + bias


def optional_of_another_axis(x: Expr[Tensor[Batch]], bias: Expr[Tensor[Hidden]] | None) -> Expr[Tensor[Batch]]:
    return x if bias is None else x + bias
    # E: Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Batch) to equal the axes *A of the second (Hidden) [axes]


def list_of_expressions(x: Expr[Tensor[Batch, Hidden]]) -> None:
    xs = [x, x + 1.0]
    reveal_type(xs)  # R: list[Expr[Tensor[Batch, Hidden]]]
    reveal_type([y.sum(Batch) for y in xs])  # R: list[Expr[Tensor[Hidden]]]
    reveal_type(xs[0] @ xs[1].transpose())  # R: Expr[Tensor[Batch, Batch]]
    [y.sum(Digit) for y in xs]
    # E: Sum[Digit] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Digit)
    #    in the operand, which has only (Batch, Hidden) [axes]


def list_of_different_expressions(x: Expr[Tensor[Batch, Hidden]]) -> None:
    xs = [x, x.sum(Batch)]
    reveal_type(xs)  # R: list[object]
    xs[0] + xs[1]  # E: Unsupported left operand type for + ("object") [operator]


def list_of_different_tensors(x: Tensor[Batch, Hidden]) -> None:
    xs = [x, x.sum(Batch)]
    reveal_type(xs)  # R: list[Tensor[*tuple[Batch | Hidden, ...]]]
    xs[0] + xs[1]
    # E: Add cannot be applied to Tensor[*tuple[Batch | Hidden, ...]] and Tensor[*tuple[Batch | Hidden, ...]]: neither
    #    the number nor the order of its axes is known, as where different tensors are mixed [axes]


def list_of_tensors_of_one_rank(x: Tensor[Batch], y: Tensor[Hidden]) -> None:
    xs = [x, y]
    reveal_type(xs)  # R: list[Tensor[Axis]]
    xs[0].sum(Batch)
    # E: Sum[Batch] cannot be applied to Tensor[Axis]: Axis stands for any axis, not for one label [axes]


def tuple_of_expressions(x: Expr[Tensor[Batch, Hidden]]) -> None:
    pair = x, x.sum(Batch)
    reveal_type(pair)  # R: tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Hidden]]]
    reveal_type(pair[0] + pair[1].expand(Batch))  # R: Expr[Tensor[Batch, Hidden]]
    a, b = pair
    a + b
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden) [axes]


def returned_pair(x: Expr[Tensor[Batch, Hidden]]) -> tuple[Expr[Tensor[Batch]], Expr[Tensor[Hidden]]]:
    return x.sum(Batch), x.sum(Hidden)
    # E: Incompatible return value type (got "tuple[Expr[Tensor[Hidden]], Expr[Tensor[Batch]]]", expected
    #    "tuple[Expr[Tensor[Batch]], Expr[Tensor[Hidden]]]") [return-value]


def dict_of_expressions(x: Expr[Tensor[Batch, Hidden]]) -> None:
    by_name = {"x": x, "y": x * 2.0}
    reveal_type(by_name["x"].sum(Batch))  # R: Expr[Tensor[Hidden]]
    reveal_type({name: value.sum(Hidden) for name, value in by_name.items()})  # R: dict[str, Expr[Tensor[Batch]]]


class Gates(NamedTuple):
    forget: Expr[Tensor[Batch, Hidden]]
    number: Expr[IntTensor[Batch]]


def named_tuple(gates: Gates) -> None:
    reveal_type(gates.forget.sum(Hidden))  # R: Expr[Tensor[Batch]]
    forget, _ = gates
    reveal_type(forget)  # R: Expr[Tensor[Batch, Hidden]]
    gates.forget + gates.number
    # E: Add cannot be applied to Tensor[Batch, Hidden] and IntTensor[Batch]: its rule "t *A?, t *A? -> t *A" needs its
    #    operands to be of one kind, not real and int; try as_real(second).expand_like(first) [axes]


def named_tuple_made_wrongly(x: Expr[Tensor[Batch]], i: Expr[IntTensor[Batch]]) -> None:
    Gates(x.expand(Hidden), i)
    # E: Argument 1 to "Gates" has incompatible type "Expr[Tensor[Hidden, Batch]]"; expected "Expr[Tensor[Batch,
    #    Hidden]]" [arg-type]
    Gates(x.expand(Hidden).transpose(), i)


class Outputs(TypedDict):
    logits: Expr[Tensor[Batch, Digit]]
    loss: Expr[Tensor[()]]


def typed_dict(outputs: Outputs) -> None:
    reveal_type(softmax(outputs["logits"], Digit))  # R: Expr[Tensor[Batch, Digit]]
    outputs["loss"].sum(Batch)
    # E: Sum[Batch] cannot be applied to Tensor[()]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in the
    #    operand, which has no axes [axes]


def typed_dict_made(x: Expr[Tensor[Batch, Digit]]) -> Outputs:
    return {"logits": x, "loss": x.mean(Digit)}
    # E: Incompatible types (expression has type "Expr[Tensor[Batch]]", TypedDict item "loss" has type
    #    "Expr[Tensor[()]]") [typeddict-item]


def parameters(ps: dict[str, Param[Tensor[Hidden, Digit]]], x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type({name: x @ p for name, p in ps.items()})  # R: dict[str, Expr[Tensor[Batch, Digit]]]
    [p @ x for p in ps.values()]
    # E: MatMul cannot be applied to Tensor[Hidden, Digit] and Tensor[Batch, Hidden]: its rule "*N A, A B -> *N B" needs
    #    the last axis of the first (Digit) to equal the first axis of the second (Batch); try the operands in the other
    #    order [axes]


def constants(ts: Sequence[Tensor[Hidden]]) -> None:
    reveal_type([Const(t) for t in ts])  # R: list[Const[Tensor[Hidden]]]
    reveal_type([t.expand(Batch(3)) for t in ts])  # R: list[Tensor[Batch, Hidden]]


def zipped(xs: list[Expr[Tensor[Batch, Pixel]]], ws: list[Linear[Pixel, Hidden]]) -> None:
    reveal_type([w(x) for w, x in zip(ws, xs, strict=True)])  # R: list[Expr[Tensor[Batch, Hidden]]]
    reveal_type([w(x.sum(Batch)) for w, x in zip(ws, xs, strict=True)])  # R: list[Expr[Tensor[Hidden]]]
    [w(x.sum(Pixel)) for w, x in zip(ws, xs, strict=True)]
    # E: Linear[Pixel, Hidden] cannot be applied to Tensor[Batch]: its rule "*N Pixel -> *N Hidden" needs an axis Pixel
    #    in the operand, which has only (Batch); the operand lost Pixel on line 250 [axes]


def nested(grid: list[list[Expr[Tensor[Time]]]]) -> None:
    reveal_type([cell.sum(Time) for row in grid for cell in row])  # R: list[Expr[Tensor[()]]]
    [cell.sum(Batch) for row in grid for cell in row]
    # E: Sum[Batch] cannot be applied to Tensor[Time]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in the
    #    operand, which has only (Time) [axes]


def summed(xs: list[Expr[Tensor[Batch]]]) -> None:
    reveal_type(sum(xs))  # R: Expr[Tensor[Batch]] | Literal[0]
    reveal_type(sum(xs, start=xs[0]))  # R: Expr[Tensor[Batch]]


def starred(xs: tuple[Expr[Tensor[Batch]], Expr[Tensor[Batch]]]) -> None:
    _, *rest = xs
    reveal_type(rest[0].sum(Batch))  # R: Expr[Tensor[()]]
