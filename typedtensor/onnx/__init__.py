"""Export of models to ONNX files, and import of ONNX files from any program. Needs the extra ``onnx``."""

from __future__ import annotations

from typedtensor.onnx.reading.model import OnnxModel, load_model
from typedtensor.onnx.writing.exporting import export

__all__ = ["OnnxModel", "export", "load_model"]

# Former names, which star imports leave out: other packages give them to other things.
load = load_model
