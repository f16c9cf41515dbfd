"""Notebooks: a warning for a computation that a cell leaves open."""

from __future__ import annotations

import sys
import warnings

from typedtensor.core.scope import CURRENT
from typedtensor.errors import OpenScopeWarning
from typedtensor.runtime.computation import Computation


def watch_cells() -> None:
    """In IPython, check after each cell whether a computation is open."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", _nothing)()
    if shell is not None:
        shell.events.register("post_run_cell", _after_cell)


def _nothing() -> None:
    return None


def _after_cell(result: object) -> None:
    """Warn of a computation that is still open after a cell."""
    scope = CURRENT.get()
    if isinstance(scope, Computation) and not scope._is_left:
        warnings.warn(
            f"the computation made at {scope._state.origin} is still open after this cell, so later cells run "
            "inside it: open it with `with given(...):`, which closes it; close this one with "
            "computation.__exit__(None, None, None)",
            OpenScopeWarning,
            stacklevel=2,
        )
