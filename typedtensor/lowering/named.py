"""Programs whose inputs, outputs and variables have names, as files of them need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node, topological_order
from typedtensor.core.expr import Expr, Input, new_input
from typedtensor.core.module import find_variables
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.variables import Variable
from typedtensor.errors import AxisError, TypedTensorError
from typedtensor.ir import DType

_KINDS = {"int": np.dtype(np.int64), "bool": np.dtype(np.bool_)}


def named_inputs(inputs: Mapping[str, type[AnyTensor] | Input[Any]]) -> dict[str, Input[Any]]:
    """Return inputs by name, given them or their types."""
    return {name: _input(name, x) for name, x in inputs.items()}


def _input(name: str, given: Any) -> Input[Any]:
    if isinstance(given, Input):
        return given
    if isinstance(given, TensorType):
        return new_input(given, name)
    raise AxisError(f"the input {name} must be an Input, or a type such as Tensor[Batch, Pixel], not {given!r}")


def dtype_of(x: Input[Any], real: DType) -> DType:
    """The dtype of an input, given that of real ones."""
    return _KINDS.get(x.tensor_type.kind, real)


def named_outputs(of: Any, inputs: Sequence[Input[Any]]) -> dict[str, Expr[Any]]:
    """Return expressions by name: as they are given, or of a function of inputs."""
    result = of
    if callable(of) and not isinstance(of, Expr):
        result = of(*inputs)
    if isinstance(result, Mapping):
        found = dict(result)
    elif isinstance(result, (tuple, list)):
        found = {f"output_{n}": x for n, x in enumerate(result)}
    else:
        found = {"output": result}
    for name, x in found.items():
        if not isinstance(x, Expr):
            raise AxisError(f"the output {name} must be an expression, not {type(x).__name__}")
    return found


def named_variables(
    outputs: Sequence[Node], inputs: Mapping[str, Input[Any]], holder: Any, error: type[TypedTensorError]
) -> dict[Variable[Any], str]:
    """Return the names of the variables that expressions depend on.

    Args:
        outputs: the expressions.
        inputs: all inputs, by name.
        holder: holds variables and has names for them.
        error: raised for an input without a name, and for two equal names.
    """
    found = [x for x in _leaves(outputs) if isinstance(x, (Input, Variable))]
    unnamed = [x for x in found if isinstance(x, Input) and not any(x is y for y in inputs.values())]
    if unnamed:
        raise error(f"the expression depends on {unnamed[0].describe()}, which has no name: add it to inputs=")
    own = {} if isinstance(holder, Expr) else {x: name for name, x in find_variables(holder).items()}
    names = {x: own.get(x) or x.name or f"parameter_{n}" for n, x in enumerate(found) if isinstance(x, Variable)}
    if len({*names.values(), *inputs}) < len(names) + len(inputs):
        raise error("two inputs or parameters have the same name: pass parameters=, the module that holds them")
    return names


def _leaves(roots: Sequence[Node]) -> list[Node]:
    found: dict[Node, None] = {}
    for root in roots:
        found.update(dict.fromkeys(x for x in topological_order(root, lambda node: node.operands) if not x.operands))
    return [*found]
