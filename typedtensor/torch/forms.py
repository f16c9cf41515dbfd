"""The types of a call of a compiled function, which is compiled as a function of arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType


@dataclass(frozen=True, slots=True)
class Form:
    """The types of a call.

    Dynamo would make a tensor that a program returns attribute by attribute in Python, so programs return arrays.

    Attributes:
        operands: the type of each argument that is a tensor; None for another argument.
        names: the names of the arguments by keyword, the last ones.
        result: the type of the result if it is a tensor.
    """

    operands: tuple[TensorType | None, ...]
    names: tuple[str, ...]
    result: TensorType | None

    def arrays(self, result: Any) -> Any:
        """Return the result of the function as that of the program: the array of a tensor of the type, or a list."""
        if self.result is None:
            return result
        if isinstance(result, AnyTensor) and result.tensor_type is self.result:
            return result._array
        return [result]  # another branch of the function, for arguments of the same types
