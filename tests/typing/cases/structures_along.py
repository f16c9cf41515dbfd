"""Steps of scan and map_over whose outputs are structures: each part has the axis in front."""

from dataclasses import dataclass
from typing import NamedTuple, reveal_type

from typedtensor import Axis, Expr, IntTensor, Module, Tensor, hessian, jacobian, map_over, scan, value_and_grad
from typedtensor.jax import scan as scan_by_jax
from typedtensor.nn import Linear


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=8): ...


Vector = Expr[Tensor[Hidden]]
Words = Expr[Tensor[Time, Hidden]]


@dataclass(frozen=True)
class State:
    hidden: Vector
    cell: Vector


class Best(NamedTuple):
    scores: Vector
    at: Expr[IntTensor[()]]


class Cell(Module):
    def __init__(self) -> None:
        self.layer = Linear(Hidden, Hidden)

    def __call__(self, x: Vector) -> Vector:
        return self.layer(x)


def best(x: Vector) -> Best:
    return Best(x, x.argmax(Hidden))


def paired(state: State, x: Vector) -> tuple[State, tuple[Vector, Expr[Tensor[()]]]]:
    return state, (x, x.sum())


def states(state: State, x: Vector) -> tuple[State, State]:
    return state, State(x, state.cell)


def by_name(state: State, x: Vector) -> tuple[State, dict[str, Vector]]:
    return state, {"x": x}


def both(x: Vector, n: Expr[IntTensor[()]]) -> list[Vector]:
    return [x, x]


def along(state: State, xs: Words, ns: Expr[IntTensor[Time]]) -> None:
    reveal_type(scan(paired, state, xs, Time))  # R: tuple[State, tuple[Expr[Tensor[Time, Hidden]], Expr[Tensor[Time]]]]
    reveal_type(scan(states, state, xs, Time)[1].hidden)  # R: Expr[Tensor[Time, Hidden]]
    reveal_type(scan(by_name, state, xs, Time))  # R: tuple[State, dict[str, Expr[Tensor[Time, Hidden]]]]
    reveal_type(scan(lambda s, x: (s, (x, x.sum())), state, xs, Time))
    # R: tuple[State, tuple[Expr[Tensor[Time, Hidden]], Expr[Tensor[Time]]]]
    reveal_type(map_over(best, xs, Time).at)  # R: Expr[IntTensor[Time]]
    reveal_type(map_over(both, (xs, ns), Time))  # R: list[Expr[Tensor[Time, Hidden]]]
    reveal_type(map_over(lambda x: (x, x.sum()), xs, Time))  # R: tuple[Expr[Tensor[Time, Hidden]], Expr[Tensor[Time]]]
    changed, _ = scan(states, state, xs, Time)
    reveal_type(changed)  # R: State
    scan(states, state, xs, Time)[1].hidden.sum(Batch)
    # E: Sum[Batch] cannot be applied to Tensor[Time, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch)
    #    in the operand, which has only (Time, Hidden) [axes]


def number(x: Vector) -> float:
    return 1.0


def twice(x: Vector) -> tuple[Expr[Tensor[Time]], Vector]: ...
def half(x: Vector) -> tuple[Vector, None]: ...
def module(x: Vector) -> Cell: ...
def other(state: State, x: Vector) -> tuple[Best, State]: ...


def refused(state: State, xs: Words) -> None:
    map_over(number, xs, Time)
    # E: the function of map_over must return expressions, or tuples, lists, dicts, named tuples and dataclasses of
    #    them, but returns float: wrap numbers and arrays, as in Const(Tensor[()](0.0)) [axes]
    map_over(twice, xs, Time)
    # E: the step returns Tensor[Time] for each element along Time, so the result would have the axis Time twice: rename
    #    or reduce it inside the step [axes]
    map_over(half, xs, Time)
    # E: the function of map_over must return expressions, or tuples, lists, dicts, named tuples and dataclasses of
    #    them, but returns None: wrap numbers and arrays, as in Const(Tensor[()](0.0)) [axes]
    map_over(module, xs, Time)  # N: nothing is known of a Cell along an axis: give its parts as a dataclass
    map_over(best, xs, Batch)
    # E: map_over goes along Batch, which must be the first axis of the sequence, but its axes are (Time, Hidden): it
    #    has no such axis [axes]
    scan(other, state, xs, Time)
    # E: Argument 1 to "scan" has incompatible type "Callable[[State, Expr[Tensor[Hidden]]], tuple[Best, State]]";
    #    expected "Callable[[State, Expr[Tensor[Hidden]]], tuple[State, Expr[Tensor[*tuple[Never, ...]]]]]" [arg-type]


def loss(cell: Cell) -> Expr[Tensor[()]]: ...
def of_state(state: State) -> Expr[Tensor[()]]: ...


def of_modules(cell: Cell, state: State) -> None:
    reveal_type(value_and_grad(loss, cell))  # R: tuple[Expr[Tensor[()]], Cell]
    jacobian(loss, cell)
    # E: jacobian differentiates one tensor with respect to one tensor, but the point is Cell: take one part of it at a
    #    time, or use products with vjp and jvp [arg-type]
    hessian(of_state, state)
    # E: hessian differentiates one tensor with respect to one tensor, but the point is State: take one part of it at a
    #    time, or use products with vjp and jvp [arg-type]


def step(state: Tensor[Hidden], x: Tensor[Hidden]) -> tuple[Tensor[Hidden], Tensor[()]]: ...


def by_jax(state: Tensor[Hidden], xs: Tensor[Time, Hidden], ys: Tensor[Hidden, Time]) -> None:
    reveal_type(scan_by_jax(step, state, xs, Time))  # R: tuple[Tensor[Hidden], Tensor[Time]]
    scan_by_jax(step, state, xs, Batch)
    # E: jax.scan goes along Batch, which must be the first axis of the sequence, but its axes are (Time, Hidden): it
    #    has no such axis [axes]
    scan_by_jax(step, state, ys, Time)
    # E: jax.scan goes along Time, which must be the first axis of the sequence, but its axes are (Hidden, Time): write
    #    xs.transpose(Time, Hidden) [axes]
