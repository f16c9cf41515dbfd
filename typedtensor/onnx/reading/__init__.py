"""ONNX files as modules. Each of these registers its operators."""

from typedtensor.onnx.reading import bodies, functions, pointwise, quantizing, recurrent, reductions, shapes, windows

__all__ = ["bodies", "functions", "pointwise", "quantizing", "recurrent", "reductions", "shapes", "windows"]
