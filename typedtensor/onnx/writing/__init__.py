"""Programs as ONNX files."""

from typedtensor.onnx.writing import gathering, loops, pointwise, reductions, shapes, windows  # register their rules

__all__ = ["gathering", "loops", "pointwise", "reductions", "shapes", "windows"]
