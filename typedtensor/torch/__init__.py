"""Labels on PyTorch programs: functions and modules with typed signatures, typedtensor's modules as PyTorch's."""

from typedtensor.torch.compiling import compile
from typedtensor.torch.modules import TorchModule, module
from typedtensor.torch.signatures import typed

__all__ = ["TorchModule", "compile", "module", "typed"]
