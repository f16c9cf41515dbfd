"""ONNX files: models as other programs run them, and theirs. Needs the extra ``onnx``."""

from __future__ import annotations

from typedtensor.onnx.reading.loading import load
from typedtensor.onnx.reading.model import OnnxModel
from typedtensor.onnx.writing.exporting import export

__all__ = ["OnnxModel", "export", "load"]
