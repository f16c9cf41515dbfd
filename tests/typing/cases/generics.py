"""Functions and classes that are generic in axes, runs of axes and whole tensors."""

from collections.abc import Callable
from typing import Generic, TypeVar, TypeVarTuple, reveal_type

from typedtensor import AnyTensor, Axis, Expr, Input, IntTensor, Operand, Param, Tensor
from typedtensor.ops import ArgMax, Dot, Less, MatMul, Outer, PolyOp1, StopGradient, Sum, ruled

S = TypeVarTuple("S")
N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)
A = TypeVar("A", bound=Axis)
B = TypeVar("B", bound=Axis)
C = TypeVar("C", bound=Axis)
I = TypeVar("I", bound=Axis)
O = TypeVar("O", bound=Axis)
T = TypeVar("T", bound=AnyTensor)
R = TypeVar("R", bound=AnyTensor)
E = TypeVar("E", bound=Expr[Tensor["Batch"]])
F = TypeVar("F", bound=Tensor["Batch"])


class Batch(Axis): ...
class Hidden(Axis): ...
class Pixel(Axis): ...
class Out(Axis): ...


class DropHidden(PolyOp1, rule="*A @Hidden -> *A"): ...


def layer_norm(x: Expr[Tensor[*S, U]], axis: type[U]) -> Expr[Tensor[*S, U]]:
    mean = Sum(axis)(x)
    reveal_type(mean)  # R: Expr[Tensor[*S]]
    reveal_type(x.sum(axis))  # R: Expr[Tensor[*S]]
    reveal_type(Outer()(mean, mean))  # R: Expr[Tensor[*S, *S]]
    reveal_type(mean.expand(Out))  # R: Expr[Tensor[Out, *S]]
    x + mean
    # E: Add cannot be applied to Tensor[*S, U] and Tensor[*S]: its rule "t *A?, t *A? -> t *A" needs the axes *A of the
    #    first (*S, U) to equal the axes *A of the second (*S), which cannot be decided: *S stands for unknown axes; try
    #    second.expand_like(first) [axes]
    x.sum(Hidden)
    # E: Sum[Hidden] cannot be applied to Tensor[*S, U]: its rule "t *A U *B -> t *A *B" needs U (Hidden) in the operand
    #    (*S, U), which cannot be decided: *S stands for unknown axes [axes]
    mean.sum(axis)
    # E: Sum[U] cannot be applied to Tensor[*S]: its rule "t *A U *B -> t *A *B" needs U (U) in the operand (*S), which
    #    cannot be decided: *S stands for unknown axes; the operand lost U on line 33 [axes]
    DropHidden()(mean)
    # E: DropHidden cannot be applied to Tensor[*S]: its rule "*A @Hidden -> *A" needs Hidden in the operand (*S), which
    #    cannot be decided: *S stands for unknown axes [axes]
    x.argmax(Pixel)
    # E: ArgMax[Pixel] cannot be applied to Tensor[*S, U]: its rule "t *A U *B -> int *A *B" needs U (Pixel) in the
    #    operand (*S, U), which cannot be decided: *S stands for unknown axes [axes]
    return x + x


def first(x: Expr[Tensor[U, *S]], axis: type[U]) -> Expr[Tensor[*S]]:
    return x.sum(axis)


def affine(x: Expr[Tensor[*S, U]], w: Expr[Tensor[U, Out]], b: Expr[Tensor[Out]]) -> Expr[Tensor[*S, Out]]:
    y = x @ w
    y + b
    # E: Add cannot be applied to Tensor[*S, Out] and Tensor[Out]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (*S, Out) to equal the axes *A of the second (Out), which cannot be decided: *S stands for unknown
    #    axes [axes]
    return y + b.expand_like(y)


def two(x: Expr[Tensor[A, B]], a: type[A], b: type[B]) -> Expr[Tensor[B]]:
    return Sum(a)(x)


def crossed(x: Expr[Tensor[A]], y: Expr[Tensor[B]], p: Expr[Tensor[A, B]]) -> None:
    # Whoever calls it may give A and B one label, and the product is a scalar then.
    x.contract(y)
    # E: Contract cannot be applied to Tensor[A] and Tensor[B]: its rule "*A, *B -> *A ^ *B" needs *A ^ *B, which cannot
    #    be decided: A and B may be one axis; @ruled("… where A not in B") of the function says that they are two [axes]
    x.contract(Input(Tensor[Pixel]))
    # E: Contract cannot be applied to Tensor[A] and Tensor[Pixel]: its rule "*A, *B -> *A ^ *B" needs *A ^ *B, which
    #    cannot be decided: A and Pixel may be one axis [axes]
    reveal_type(x.contract(p))  # R: Expr[Tensor[B]]


@ruled("A C, B C -> A B where A not in B")
def similar(x: Operand, y: Operand, axis: type[C]) -> Operand:
    return Dot(axis)(x, y)


def scored(x: Expr[Tensor[A, C]], y: Expr[Tensor[B, C]], axis: type[C]) -> Expr[Tensor[A, B]]:
    Dot(axis)(x, y)
    # E: Dot[C] cannot be applied to Tensor[A, C] and Tensor[B, C]: its rule "*A U *B, *C U *D -> *A | *B | *C | *D"
    #    needs *A | *B | *C, which cannot be decided: A and B may be one axis; first @ second.transpose() keeps them
    #    apart; @ruled("… where A not in B") of the function says that they are two [axes]
    return similar(x, y, axis)


def compared(x: Expr[Tensor[Pixel, C]], y: Expr[Tensor[B, C]], axis: type[C]) -> Expr[Tensor[Pixel, B]]:
    x.dot(y, axis)
    # E: Dot[C] cannot be applied to Tensor[Pixel, C] and Tensor[B, C]: its rule "*A U *B, *C U *D -> *A | *B | *C | *D"
    #    needs *A | *B | *C, which cannot be decided: Pixel and B may be one axis; first @ second.transpose() keeps them
    #    apart [axes]
    x.transpose().dot(y.transpose(), axis)
    # E: Dot[C] cannot be applied to Tensor[C, Pixel] and Tensor[C, B]: its rule "*A U *B, *C U *D -> *A | *B | *C | *D"
    #    needs *A | *B | *C | *D, which cannot be decided: Pixel and B may be one axis; first.transpose() @ second keeps
    #    them apart [axes]
    reveal_type(x.transpose().transpose() @ y.transpose())  # R: Expr[Tensor[Pixel, B]]
    return x @ y.transpose()


class Layer(Generic[I, O]):
    def __init__(self, inputs: type[I] | I, outputs: type[O] | O) -> None:
        self.weight: Param[Tensor[I, O]]

    def __call__(self, x: Expr[Tensor[*N, I]]) -> Expr[Tensor[*N, O]]:
        x @ x
        # E: MatMul cannot be applied to Tensor[*N, I] and Tensor[*N, I]: its rule "*N A, A B -> *N B" cannot be decided
        #    for the second (*N, I): *N stands for unknown axes [axes]
        self.weight @ self.weight
        # E: MatMul cannot be applied to Tensor[I, O] and Tensor[I, O]: its rule "*N A, A B -> *N B" needs the last axis
        #    of the first (O) to equal the first axis of the second (I), which cannot be decided: O may be any axis
        #    [axes]
        reveal_type(self.weight.transpose())  # R: Expr[Tensor[O, I]]
        return x @ self.weight


class Twice(Generic[I, A, O]):
    def __init__(self, first: Layer[I, A], second: Layer[A, O]) -> None:
        self.first, self.second = first, second

    def __call__(self, x: Expr[Tensor[*N, I]]) -> Expr[Tensor[*N, O]]:
        return self.second(self.first(x))


def whole(x: Expr[T], y: Expr[T], z: Expr[R], t: T) -> Expr[T]:
    reveal_type(x + y)
    # E: Add cannot be applied to T and T: its rule "t *A?, t *A? -> t *A where t not in bool" needs operands that are
    #    not bool, which cannot be decided for T [axes]
    # R: Any
    reveal_type(x + 1.0)
    # E: Add cannot be applied to T and float: its rule "t *A?, t *A? -> t *A" needs its operands to be of one kind, not
    #    the kind of T and real [axes]
    # R: Any
    reveal_type(t)  # R: T
    MatMul()(x, x)
    # E: MatMul cannot be applied to T and T: its rule "*N A, A B -> *N B" needs the first to be real, which cannot be
    #    decided: T is any tensor [axes]
    x.sum(Hidden)
    # E: Sum[Hidden] cannot be applied to T: its rule "t *A U *B -> t *A *B" needs U (Hidden) in the operand (T), which
    #    cannot be decided: T stands for unknown axes [axes]
    x + x.sum(Hidden)
    # E: Sum[Hidden] cannot be applied to T: its rule "t *A U *B -> t *A *B" needs U (Hidden) in the operand (T), which
    #    cannot be decided: T stands for unknown axes [axes]
    Less()(x, y)
    # E: Less cannot be applied to T and T: its rule "t *A?, t *A? -> bool *A where t not in bool" needs operands that
    #    are not bool, which cannot be decided for T [axes]
    ArgMax(Batch)(x)
    # E: ArgMax[Batch] cannot be applied to T: its rule "t *A U *B -> int *A *B" needs U (Batch) in the operand (T),
    #    which cannot be decided: T stands for unknown axes [axes]
    x + z
    # E: Add cannot be applied to T and R: its rule "t *A?, t *A? -> t *A" needs its operands to be of one kind, not the
    #    kind of T and the kind of R [axes]
    reveal_type(StopGradient()(x))  # R: Expr[T]
    reveal_type(StopGradient()(t))  # R: T
    x.eq(y)
    # E: Equal cannot be applied to T and T: its rule "t *A?, t *A? -> bool *A" gives a tensor with the axes of T, which
    #    the type of the result cannot name: annotate with Tensor[*S] instead [axes]
    return x + y
    # E: Add cannot be applied to T and T: its rule "t *A?, t *A? -> t *A where t not in bool" needs operands that are
    #    not bool, which cannot be decided for T [axes]


def bounded(e: E, f: F, x: Expr[Tensor[Batch]]) -> E:
    reveal_type(e + x)  # R: Expr[Tensor[Batch]]
    reveal_type(x + e)  # R: Expr[Tensor[Batch]]
    reveal_type(x + f)  # R: Expr[Tensor[Batch]]
    reveal_type(Sum(Batch)(e))  # R: Expr[Tensor[()]]
    reveal_type(Sum(Hidden)(e))
    # E: Sum[Hidden] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs an axis U (Hidden) in the
    #    operand, which has only (Batch) [axes]
    # R: Expr[Tensor[*tuple[Any, ...]]]
    return e


def chain(op: Callable[[Expr[T]], Expr[T]], x: Expr[T]) -> Expr[T]:
    return op(x) >> op


def use(x: Expr[Tensor[Batch, Pixel]], i: Expr[IntTensor[Batch]]) -> None:
    layer = Layer(Pixel(64), Hidden(32))
    reveal_type(layer)  # R: Layer[Pixel, Hidden]
    reveal_type(Layer(Pixel, Hidden(32)))  # R: Layer[Pixel, Hidden]
    reveal_type(x >> layer >> Sum(Hidden))  # R: Expr[Tensor[Batch]]
    reveal_type(layer_norm(layer(x), Hidden))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(first(x, Batch))  # R: Expr[Tensor[Pixel]]
    reveal_type(Twice(layer, Layer(Hidden, Out))(x))  # R: Expr[Tensor[Batch, Out]]
    layer(layer(x))
    # E: Argument 1 to "__call__" of "Layer" has incompatible type "Expr[Tensor[Batch, Hidden]]"; expected
    #    "Expr[Tensor[Batch, Pixel]]" [arg-type]
    Twice(layer, layer)
    # E: Twice takes (Layer[I, A], Layer[A, O]), but is given (Layer[Pixel, Hidden], Layer[Pixel, Hidden]) [axes]
    layer_norm(x, Hidden)
    # E: layer_norm[Hidden] cannot be applied to Tensor[Batch, Pixel]: its rule "*S U -> *S U" needs an axis U (Hidden)
    #    in the operand, which has only (Batch, Pixel) [axes]
    reveal_type(two(x, Batch, Pixel))  # R: Expr[Tensor[Pixel]]
    reveal_type(chain(lambda z: z + z, x))  # R: Expr[Tensor[Batch, Pixel]]
    chain(lambda z: z.sum(Batch), x)
    # E: Argument 1 to "chain" has incompatible type "Callable[[Expr[Tensor[Batch, Pixel]]], Expr[Tensor[Pixel]]]";
    #    expected "Callable[[Expr[Tensor[Batch, Pixel]]], Expr[Tensor[Batch, Pixel]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[Pixel]]", expected "Expr[Tensor[Batch, Pixel]]")
    #    [return-value]
