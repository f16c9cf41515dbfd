"""Array back ends: the namespaces (array API standard) that operations compute in."""

from typedtensor.backends.namespace import Array, DType, Namespace, as_numpy, kind_of, namespace_of

__all__ = ["Array", "DType", "Namespace", "as_numpy", "kind_of", "namespace_of"]
