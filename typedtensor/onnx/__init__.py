"""Export of models to ONNX files, and import of ONNX files from any program. Needs the extra ``onnx``."""

from __future__ import annotations

from typedtensor.onnx.reading.loading import load
from typedtensor.onnx.reading.model import OnnxModel
from typedtensor.onnx.writing.exporting import export

__all__ = ["OnnxModel", "export", "load"]
