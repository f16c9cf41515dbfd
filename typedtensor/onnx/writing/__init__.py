"""Programs as ONNX files."""

from typedtensor.onnx.writing import (  # register their rules
    gathering,
    loops,
    pointwise,
    random,
    reductions,
    shapes,
    trees,
    windows,
)

__all__ = ["gathering", "loops", "pointwise", "random", "reductions", "shapes", "trees", "windows"]
