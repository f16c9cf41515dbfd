"""The types of tensors as texts, for the files of other libraries: the kind, and the labels by their names."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from typedtensor.core.axes import Label, is_label, label_name
from typedtensor.core.tensor import tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError


def described(of: TensorType) -> list[str]:
    """The kind, and of each label its module and its name there.

    Raises:
        AxisError: when a label has no name in a module.
    """
    for axis in of.axes:
        if not isinstance(axis, type) or "<locals>" in axis.__qualname__:
            raise AxisError(
                f"{of} has the axis {label_name(axis)}, which no module has by name: declare it in a module"
            )
    return [of.kind, *(f"{axis.__module__}:{axis.__qualname__}" for axis in of.axes)]


def found(texts: Sequence[str]) -> TensorType:
    """The type that was described. A file does not import what declares its labels.

    Raises:
        AxisError: when a label is not there.
    """
    kind, *names = texts
    return tensor_type(kind, tuple(map(_label, names)))


def _label(name: str) -> Label:
    module, _, path = name.partition(":")
    result: Any = sys.modules.get(module)
    for part in path.split("."):
        result = getattr(result, part, None)
    if not is_label(result):
        raise AxisError(f"the program has the axis {path} of the module {module}: import that before you load it")
    label: Label = result
    return label
