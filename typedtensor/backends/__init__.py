"""Array backends: the namespaces (array API standard) that operations compute in."""

from typedtensor.backends.conversion import as_array, is_made_of_numbers
from typedtensor.backends.namespace import (
    COMPILING,
    DIRECT,
    NAMESPACES,
    PYTHON_SCALARS,
    Array,
    DType,
    Namespace,
    alike,
    array_like,
    as_default,
    as_numpy,
    device_of,
    filled_like,
    in_precision,
    kind_of,
    library_of,
    namespace_of,
    readable,
    shape_of,
)
from typedtensor.backends.of_jax import JaxLibrary
from typedtensor.backends.of_torch import TorchLibrary
from typedtensor.backends.writing import add_at, add_rows, max_rows, place, put_along, stack_in_places

__all__ = [
    "COMPILING",
    "DIRECT",
    "NAMESPACES",
    "PYTHON_SCALARS",
    "Array",
    "DType",
    "JaxLibrary",
    "Namespace",
    "TorchLibrary",
    "add_at",
    "add_rows",
    "alike",
    "array_like",
    "as_array",
    "as_default",
    "as_numpy",
    "device_of",
    "filled_like",
    "in_precision",
    "is_made_of_numbers",
    "kind_of",
    "library_of",
    "max_rows",
    "namespace_of",
    "place",
    "put_along",
    "readable",
    "shape_of",
    "stack_in_places",
]
