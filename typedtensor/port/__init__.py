"""Programs of PyTorch as typed programs: layers, calls and changes of shape, as far as rules and annotations go."""

from typedtensor.port.module import Ported, port

__all__ = ["Ported", "port"]
