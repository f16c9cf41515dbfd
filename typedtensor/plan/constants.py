"""Arrays that stand in expressions: those that are always the same, and the data of a step.

An expression may be built anew for each mini-batch, around its arrays. One array is like another; but if an expression
of the same structure has another one in the same place, what stands there is an input from then on.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable, Sequence

from typedtensor.backends import Array

MOST_STRUCTURES = 64
"""Of how many structures the arrays are known; the one that was not met for longest gives way."""


class Constants:
    """The arrays that expressions were met with, by their structure.

    >>> import numpy as np
    >>> constants, table = Constants(), np.zeros(3)
    >>> constants.lasting("a structure", [table, np.ones(2)])
    [array([0., 0., 0.]), array([1., 1.])]
    >>> constants.lasting("a structure", [table, np.ones(2)])
    [array([0., 0., 0.]), None]
    """

    def __init__(self) -> None:
        self._met: OrderedDict[Hashable, list[Array | None]] = OrderedDict()
        self._lock = threading.Lock()

    def lasting(self, structure: Hashable, arrays: Sequence[Array]) -> list[Array | None]:
        """Those of the arrays in an expression that were there each time; None for the others."""
        with self._lock:
            met = self._met.get(structure)
            if met is None:
                met = self._met[structure] = list(arrays)
                if len(self._met) > MOST_STRUCTURES:
                    self._met.popitem(last=False)
            else:
                self._met.move_to_end(structure)
                for n, array in enumerate(arrays):
                    if met[n] is not array:
                        met[n] = None
            return met.copy()

    def clear(self) -> None:
        """Forget them."""
        with self._lock:
            self._met.clear()
