"""Models on plain tensors, and inputs that are bound together."""

from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Input, IntTensor, Tensor, compiled, given, plain
from typedtensor.nn import LSTM, Linear, LSTMCell, LSTMState
from typedtensor.ops import PolyOp1, PolyOp2, relu

N = TypeVarTuple("N")
T = TypeVar("T", bound=Axis)


class Batch(Axis): ...
class Pixel(Axis, size=8): ...
class Digit(Axis, size=4): ...


class Ends(NamedTuple):
    scores: Expr[Tensor[Digit]]
    total: Expr[Tensor[()]]


def two(x: Expr[Tensor[Pixel]], n: Expr[IntTensor[()]]) -> tuple[Expr[Tensor[Pixel]], Expr[IntTensor[()]]]:
    return x, n


def named(x: Expr[Tensor[Digit]], *, twice: bool = False) -> Ends:
    return Ends(x + x if twice else x, x.sum())


def several(x: Expr[Tensor[*N, Pixel]]) -> dict[str, Expr[Tensor[*N]]]:
    return {"sum": x.sum(Pixel)}


@dataclass
class Counted:
    scores: Expr[Tensor[Digit]]
    number: int


def counted(x: Expr[Tensor[Digit]]) -> Counted:
    return Counted(x, 3)


def mixed(x: Expr[Tensor[Digit]]) -> tuple[Expr[Tensor[Digit]], int]:
    return x, 3


def three(x: Expr[Tensor[Pixel]], y: Expr[Tensor[Pixel]], z: Expr[Tensor[Pixel]]) -> Expr[Tensor[Pixel]]:
    return x + y + z


def plainly(x: Tensor[Pixel], digits: Tensor[Digit], rows: Tensor[Batch, Pixel]) -> None:
    reveal_type(plain(Linear(Pixel, Digit) >> relu)(rows))  # R: Tensor[Batch, Digit]
    reveal_type(plain(three)(x, x, x))  # R: Tensor[Pixel]
    reveal_type(plain(two)(x, IntTensor[()](1)))  # R: tuple[Tensor[Pixel], IntTensor[()]]
    reveal_type(plain(several)(rows))  # R: dict[str, Tensor[Batch]]
    reveal_type(plain(named)(digits, twice=True).total)  # R: Tensor[()]
    reveal_type(plain(mixed)(digits))  # R: tuple[Tensor[Digit], int]
    reveal_type(plain(counted)(digits).scores)  # R: Tensor[Digit]
    reveal_type(plain(counted)(digits).number)  # R: int
    plain(two)(x, x)
    # E: Argument 2 to "plain(two)" has incompatible type "Tensor[Pixel]"; expected "IntTensor[()]" [arg-type]


def served(x: Tensor[Pixel], rows: Tensor[Batch, Pixel], zeros: Tensor[Digit]) -> None:
    predict = compiled(Linear(Pixel, Digit) >> relu, Tensor[Batch, Pixel])
    reveal_type(predict(rows))  # R: Tensor[Batch, Digit]
    reveal_type(compiled(three, Tensor[Pixel], x, Tensor[Pixel], engine="native")(x, x, x))  # R: Tensor[Pixel]
    reveal_type(compiled(two, Tensor[Pixel], IntTensor[()])(x, IntTensor[()](1)))
    # R: tuple[Tensor[Pixel], IntTensor[()]]
    step = compiled(LSTMCell(Pixel, Digit), Tensor[Pixel], LSTMState(zeros, zeros))
    reveal_type(step(x, LSTMState(zeros, zeros)))  # R: LSTMState[Tensor[Digit]]
    reveal_type(compiled(named, Tensor[Digit])(zeros).total)  # R: Tensor[()]
    compiled(lambda y: y * 2.0, Tensor[Pixel])
    # N: nothing is known of the results of compiled(lambda …): a lambda has no types here; write a function with types
    predict(zeros)  # E: Argument 1 has incompatible type "Tensor[Digit]"; expected "Tensor[Batch, Pixel]" [arg-type]
    compiled(two, Tensor[Pixel], IntTensor[()])(x, x)
    # E: Argument 2 to "compiled(two)" has incompatible type "Tensor[Pixel]"; expected "IntTensor[()]" [arg-type]


def untyped(model: Any, x: Tensor[Pixel]) -> None:
    def scaled(x: Any) -> Any:
        return model(x) * 2.0

    def product(x: Expr[Tensor[Pixel]], y: Any) -> Any:
        return model(x) * y

    reveal_type(plain(model))  # R: Any
    reveal_type(plain(model)(x))  # R: Any
    reveal_type(plain(scaled)(x))  # R: Any
    reveal_type(plain(product))  # R: def (x: Tensor[Pixel], y: Any) -> Any
    plain(product)(x)  # E: Missing positional argument "y" in call to "plain(product)" [call-arg]


class Both(NamedTuple, Generic[T]):
    one: Expr[Tensor[T]]
    rows: Expr[Tensor[Batch, T]]


def both(x: Expr[Tensor[T]]) -> Both[T]:
    return Both(x, x.expand(Batch(2)))


def generic_in_axes(xs: Tensor[Digit, Batch, Pixel], one: Tensor[Digit, Pixel], x: Tensor[Pixel]) -> None:
    run = plain(LSTM(LSTMCell(Pixel, Digit), Digit).run)
    reveal_type(run(xs)[0].hidden)  # R: Tensor[Batch, Digit]
    reveal_type(run(one)[0].hidden)  # R: Tensor[Digit]
    reveal_type(plain(both)(x).rows)  # R: Tensor[Batch, Pixel]


def unsaid(x: Tensor[Pixel]) -> None:
    reveal_type(plain(lambda y: y * 2.0)(x))
    # N: nothing is known of the results of plain(lambda …): a lambda has no types here; write a function with types
    # R: Any
    plain(lambda y, z: three(y, y, z))(x, x)
    # N: nothing is known of the results of plain(lambda …): a lambda has no types here; write a function with types


def together(x: Input[Tensor[Batch, Pixel]], n: Input[IntTensor[Batch]], one: Input[Tensor[Pixel]]) -> None:
    bindings = [x.bind(Tensor[Batch, Pixel]([[0.0] * 8])), n.bind(IntTensor[Batch]([1]))]
    with given(*bindings):
        pass
    with given(*[*bindings, one.bind(Tensor[Pixel]([0.0] * 8))]):
        pass
    reveal_type(bindings)  # R: list[Binding[AnyTensor]]
    x.bind(Tensor[Pixel]([0.0] * 8))
    # E: Argument 1 to "bind" of "Input" has incompatible type "Tensor[Pixel]"; expected "Tensor[Batch, Pixel]"
    #    [arg-type]


class Distance(PolyOp2, rule="*A, *A -> *A"):
# E: Distance has 2 operands: its gradients are backward1 and backward2, and backward is not one of them [axis-rule]
    def backward(self) -> None: ...


class Half(PolyOp1, rule="*A -> *A"):
# E: Half has 1 operand: its gradient is backward, and backward1 is not one of them [axis-rule]
    def backward1(self) -> None: ...
