"""Array back ends: the namespaces (array API standard) that operations compute in."""

from typedtensor.backends.namespace import (
    PYTHON_SCALARS,
    Array,
    DType,
    Namespace,
    as_numpy,
    default_array,
    kind_of,
    namespace_of,
)

__all__ = ["PYTHON_SCALARS", "Array", "DType", "Namespace", "as_numpy", "default_array", "kind_of", "namespace_of"]
