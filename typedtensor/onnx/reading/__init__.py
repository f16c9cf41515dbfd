"""ONNX files as modules."""

from typedtensor.onnx.reading import (  # register their operators
    bodies,
    functions,
    losses,
    pointwise,
    quantizing,
    recurrent,
    reductions,
    resizing,
    scattering,
    shapes,
    windows,
)

__all__ = [
    "bodies",
    "functions",
    "losses",
    "pointwise",
    "quantizing",
    "recurrent",
    "reductions",
    "resizing",
    "scattering",
    "shapes",
    "windows",
]
