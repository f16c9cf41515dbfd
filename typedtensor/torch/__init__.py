"""Labels on PyTorch programs: functions and modules with typed signatures, our modules as theirs."""

from typedtensor.interop.signatures import typed
from typedtensor.torch.compiling import compile
from typedtensor.torch.modules import TorchModule, module

__all__ = ["TorchModule", "compile", "module", "typed"]
