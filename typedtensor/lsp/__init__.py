"""A language server: diagnostics, the axes and the rule under the cursor, and the axes of intermediates.

mypy's daemon runs inside of it and reads the text of the editor in place of the files.
"""

from typedtensor.lsp.engine import Engine
from typedtensor.lsp.server import make_server

__all__ = ["Engine", "make_server"]
