"""The warning of float64 data, NumPy's default, that make a training step of a float32 model compute in float64."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node, topological_order
from typedtensor.core.expr import App, Const
from typedtensor.core.variables import Param, Variable
from typedtensor.errors import PrecisionWarning
from typedtensor.ir import Array
from typedtensor.ops.library.elementwise.selection import AsRealLike

_NAMED: set[str] = set()
"""The lines that the warning has named: each is named once in a process."""


def warn_of_promotion(loss: Node, leaves: Sequence[Node], arrays: Sequence[Array]) -> None:
    """Warn of the first operation of a loss that data in float64 and parameters of less precision meet in.

    Python numbers have no precision of their own, and buffers are no data. A model that has parameters in float64
    computes in it on purpose.
    """
    dtypes = {leaf: array.dtype for leaf, array in zip(leaves, arrays, strict=True)}
    narrow: dict[Node, Node] = {x: x for x in dtypes if isinstance(x, Param)}
    if any(dtypes[x] == np.float64 for x in narrow):
        return
    wide: dict[Node, Node] = {x: x for x, of in dtypes.items() if of == np.float64 and not isinstance(x, Variable)}
    for node in topological_order(loss, lambda x: x.operands):
        if isinstance(node, Const) and getattr(node.value._array, "dtype", None) == np.float64:
            wide[node] = node
        if not isinstance(node, App) or node.tensor_type.kind not in ("real", "tuple"):
            continue
        decisive = _decisive(node)
        data, parameter = (next((of[x] for x in decisive if x in of), None) for of in (wide, narrow))
        if data is not None and parameter is not None:
            _warn(node, data, f"{parameter!r} has {dtypes[parameter]} ones")
            return
        if data is not None:
            wide[node] = data
        elif parameter is not None:
            narrow[node] = parameter


def _decisive(node: App[Any]) -> Sequence[Node]:
    """The operands whose precision decides that of the result."""
    operands: tuple[Node, ...] = node.operands
    if isinstance(node.op, AsRealLike):
        return operands[1:]
    shapes = getattr(node.op, "shape_only", ())
    return [x for n, x in enumerate(operands) if n not in shapes]


def _warn(node: App[Any], data: Any, parameter: str) -> None:
    place = str(node.origin)
    if place in _NAMED:
        return
    _NAMED.add(place)
    warnings.warn_explicit(
        f"{data.describe()}, has float64 elements, NumPy's default, and {parameter}: {node!r} and what follows are "
        "computed in float64, also the gradients, which takes about twice as long. Convert the data once, where they "
        "come from: array.astype(np.float32); or make the model one of float64: parameter.assign(tensor, "
        "dtype=np.float64). If the mixture is meant: warnings.simplefilter('ignore', typedtensor.PrecisionWarning)",
        PrecisionWarning,
        node.origin.code.co_filename,
        node.origin.line,
    )
