"""States that are kept, looked ahead from, and carried: names of old and new, teacher forcing, two directions."""

from typedtensor import Axis, Expr, Tensor
from typedtensor.nn import GRUCell
from typedtensor.ops import maximum, stop_gradient, tanh


class Batch(Axis): ...


class Hidden(Axis, size=8): ...


State = Expr[Tensor[Batch, Hidden]]


def look_ahead(cell: GRUCell[Hidden, Hidden], x: State, memory: State) -> tuple[State, State]:
    peek = cell(x, memory)
    following = cell(x * 2.0, memory)
    return following, peek


def residual(cell: GRUCell[Hidden, Hidden], x: State, memory: State) -> State:
    new_memory = cell(x, memory)
    return new_memory - memory


def truncated(cell: GRUCell[Hidden, Hidden], xs: list[State], memory: State) -> State:
    for x in xs:
        memory = cell(x, stop_gradient(memory))
    return memory


def pooled(xs: list[State], start: State) -> State:
    best = start
    for x in xs:
        best = maximum(best, tanh(x))
    return best


def rounds(x: State, query: State) -> list[State]:
    results = []
    for number in range(3):
        state = query
        state = tanh(state + x * float(number))
        results.append(state)
    return results


def midpoint(x: State, step: float) -> State:
    half = x + 0.5 * step * tanh(x)
    return x + step * tanh(half)
