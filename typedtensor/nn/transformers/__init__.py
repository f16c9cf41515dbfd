"""Blocks of transformers."""

from typedtensor.nn.transformers.decoder import TransformerDecoderBlock
from typedtensor.nn.transformers.encoder import TransformerBlock

__all__ = ["TransformerBlock", "TransformerDecoderBlock"]
