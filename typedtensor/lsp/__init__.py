"""A language server: diagnostics, the axes and the rule under the cursor, and the axes of intermediates.

mypy's daemon runs inside it and reads the editor's text in place of the files.
"""

from typedtensor.lsp.engine import Engine
from typedtensor.lsp.incoming import Incoming
from typedtensor.lsp.server import make_server

__all__ = ["Engine", "Incoming", "make_server"]
