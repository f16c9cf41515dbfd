"""The language of kernels: loops over strided arrays around straight-line code, as data.

A kernel is outer loops around **stages**. A stage runs its operations once in each round of the outer loops, or in each
round of the inner loops within; its accumulators gather one value over the rounds of the inner loops, and the results
are values for the stages after it. So a row of a softmax is one kernel: a stage for the largest element, one for the
sum of exponentials, and one that stores the quotients.

    for each outer round:
        stage 0, in each inner round:  m = maximum(m, x)
        stage 1, in each inner round:  s = s + exp(x - m)
        stage 2, in each inner round:  y = exp(x - m) / s

Extents, strides and literals may be numbers that are passed at each call: equal kernels serve all sizes, and compare as
equal. Values are numbered through all stages: operations first, then accumulators.
"""

from __future__ import annotations

from typing import NamedTuple


class Given(NamedTuple):
    """A number that is passed at each call: an extent, a stride, or the bits of a literal.

    Attributes:
        position: among the numbers of the call.
    """

    position: int


Extent = int | Given

SCAN = "scan "
"""What the name of an operation begins with that gives, in each round of the inner loops, the value of a binary
function over all rounds so far. The function's name follows."""


class Op(NamedTuple):
    """An operation on earlier values.

    Attributes:
        name: the name of NumPy's universal function; that after :data:`SCAN`; or ``load`` of an operand, ``literal`` of
            a number, ``given`` for a literal that is passed, ``counter`` of a loop, ``cast``, ``where``, or a function
            of :mod:`~typedtensor.targets.native.functions`.
        dtype: of the result.
        arguments: the numbers of values; or what is loaded or counted.
    """

    name: str
    dtype: str
    arguments: tuple[int | float | bool, ...]


class Access(NamedTuple):
    """An array that a kernel reads or writes.

    Attributes:
        dtype: of its elements.
        strides: the distance in bytes of its elements along each loop, outer and inner ones.
        position: a value that says how many further elements away it is, as in a gather; or None.
        along: the distance of these elements in bytes.
        same: the operand whose memory it has, so that only that one has a pointer; or None.
    """

    dtype: str
    strides: tuple[Extent, ...]
    position: int | None = None
    along: Extent = 0
    same: int | None = None


class Store(NamedTuple):
    """A value that is stored.

    Attributes:
        operand: where to.
        value: what.
        function: combines it with the element that is there, as in a scatter; None replaces that.
    """

    operand: int
    value: int
    function: str | None = None


class Accumulator(NamedTuple):
    """A value gathered over the inner rounds of a stage, by a binary function from its identity on."""

    function: str
    value: int
    dtype: str


class Stage(NamedTuple):
    """Operations, accumulators and stores.

    Attributes:
        inner: whether they run in each round of the inner loops.
    """

    inner: bool
    operations: tuple[Op, ...]
    accumulators: tuple[Accumulator, ...] = ()
    stores: tuple[Store, ...] = ()


class Kernel(NamedTuple):
    """Loops around stages.

    Attributes:
        outer: the extents of the outer loops.
        inner: the extents of the inner loops.
        operands: the arrays.
        stages: what runs.
        numbers: how many numbers are passed.
    """

    outer: tuple[Extent, ...]
    inner: tuple[Extent, ...]
    operands: tuple[Access, ...]
    stages: tuple[Stage, ...]
    numbers: int
