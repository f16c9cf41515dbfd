"""Programs as ONNX files. Each of these registers its rules."""

from typedtensor.onnx.writing import elementwise, loops, random, reductions, shapes, windows

__all__ = ["elementwise", "loops", "random", "reductions", "shapes", "windows"]
