"""A recursive function as a body without recursion."""

from __future__ import annotations

from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.tracing import trace
from typedtensor.control.recursion.descent import Descent
from typedtensor.control.recursion.opened import Opened
from typedtensor.control.recursion.paths import Paths
from typedtensor.control.recursion.stack import Stack

LEVELS = 100_000
"""The default limit of open calls of a function that calls itself once."""

OPEN_CALLS = 256
"""The default limit for a function that calls itself more than once: each step passes on as many frames."""


def recursion(function: Opened, limit: int | None) -> Body:
    """Make the body of a traced recursive function.

    Args:
        function: the function that is called from outside.
        limit: the most open calls inside each other.
    """
    paths = Paths(function)
    program: Descent | Stack
    if all(site.is_last for site in paths.sites.values()):
        program = Descent(paths, function, limit or LEVELS)
    else:
        program = Stack(paths, function, limit or OPEN_CALLS)
    return trace(program, function.structure.types, function.name)
