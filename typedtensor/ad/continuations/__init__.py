"""Reverse mode by continuations: no graph and no tape.

Each operation calls the rest of the program, and adds to deltas when that returns. The same typed programs run with
known values, so Python's ``if``, ``while``, recursion and exceptions can depend on them.

- :func:`value_and_grad`, :func:`vjp`, :func:`jvp` and :func:`hvp`: direct style, for the library's own programs.
- :func:`apply` and :func:`grad`: explicit callbacks.
- :func:`there_and_back` and :func:`trampoline`: users' operations as generators.
- :func:`shift` and :func:`reset`: the control operators themselves.

See also: Wang et al. (2018), *Backpropagation with Continuation Callbacks*.
"""

from typedtensor.ad.continuations.callbacks import apply, grad
from typedtensor.ad.continuations.cell import Cell
from typedtensor.ad.continuations.delimited import reset, shift
from typedtensor.ad.continuations.functions import hvp, jvp, value_and_grad, vjp
from typedtensor.ad.continuations.live import Live
from typedtensor.ad.continuations.trampoline import there_and_back, trampoline

__all__ = [
    "Cell",
    "Live",
    "apply",
    "grad",
    "hvp",
    "jvp",
    "reset",
    "shift",
    "there_and_back",
    "trampoline",
    "value_and_grad",
    "vjp",
]
