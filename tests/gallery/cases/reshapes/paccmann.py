"""The states of both directions are viewed as features of samples.

[paccmann_chemistry, issue 5](https://github.com/PaccMann/paccmann_chemistry/issues/5): the last state of a GRU, with
the axes directions, batch, cells, is reshaped to `(batch_size, cell_size * n_directions)` without a permutation, which
mixes samples.
"""

from typedtensor import Axis, Expr, Tensor


class Direction(Axis, size=2): ...
class Batch(Axis, samples=True): ...
class Cell(Axis, size=4): ...
class Code(Axis, size=8): ...

State = Expr[Tensor[Direction, Batch, Cell]]


def wrong(state: State) -> Expr[Tensor[Batch, Code]]:
    return state.merge(Direction, Cell, Code)
    # E: MergeAxes[Direction, Cell, Code] cannot be applied to Tensor[Direction, Batch, Cell]: its rule "t *A U V *B ->
    #    t *A W *B" needs U V (Direction, Cell) side by side and in this order in the operand, which has (Direction,
    #    Batch, Cell) [axes]


def right(state: State) -> Expr[Tensor[Batch, Code]]:
    return state.transpose(Batch, Direction, Cell).merge(Direction, Cell, Code)
