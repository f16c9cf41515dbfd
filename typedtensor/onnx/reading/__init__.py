"""ONNX files as modules."""

from typedtensor.onnx.reading import (  # register their operators
    bodies,
    losses,
    pointwise,
    recurrent,
    reductions,
    shapes,
    windows,
)

__all__ = ["bodies", "losses", "pointwise", "recurrent", "reductions", "shapes", "windows"]
