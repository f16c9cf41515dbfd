"""A function that calls itself as a body without calls of itself."""

from __future__ import annotations

from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.tracing import trace
from typedtensor.control.recursion.descent import Descent
from typedtensor.control.recursion.opened import Opened
from typedtensor.control.recursion.paths import Paths
from typedtensor.control.recursion.stack import Stack

LEVELS = 100_000
"""How deep a function goes that calls itself once, if nothing is said."""

OPEN_CALLS = 256
"""How deep one goes that calls itself more than once: each step hands on as many frames."""


def recursion(function: Opened, limit: int | None) -> Body:
    """The body of a function that has been traced and calls itself.

    Args:
        function: what is called from outside.
        limit: how many calls may stand in each other.
    """
    paths = Paths(function)
    program: Descent | Stack
    if all(site.is_last for site in paths.sites.values()):
        program = Descent(paths, function, limit or LEVELS)
    else:
        program = Stack(paths, function, limit or OPEN_CALLS)
    return trace(program, function.structure.types, function.name)
