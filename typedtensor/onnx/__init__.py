"""ONNX files: models as other programs run them. Needs the extra ``onnx``."""

from __future__ import annotations

from typedtensor.onnx.writing.exporting import export

__all__ = ["export"]
