"""``typedtensor lsp``: the language server."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Sequence

from typedtensor.cli.commands import FINE
from typedtensor.cli.extras import require


def main(arguments: Sequence[str]) -> int:
    """Serve one editor, over the standard input and output unless another way is asked for."""
    parser = argparse.ArgumentParser("typedtensor lsp", description="A language server for editors.")
    parser.add_argument("--stdio", action="store_true", help="over standard input and output (the default)")
    parser.add_argument("--tcp", metavar="[HOST:]PORT", help="over a socket")
    parser.add_argument("--log", metavar="FILE", help="write a log")
    options = parser.parse_args(arguments)

    require("lsp", "mypy", "lsp")
    require("lsp", "pygls", "lsp")
    from typedtensor.lsp import make_server

    logging.basicConfig(filename=options.log, level=logging.INFO if options.log else logging.ERROR)
    server = make_server()
    if options.tcp is not None:
        host, _, port = options.tcp.rpartition(":")
        server.start_tcp(host or "127.0.0.1", int(port))
        return FINE
    # What mypy or a plugin prints must not get between the messages of the protocol.
    stdout, sys.stdout = sys.stdout, sys.stderr
    server.start_io(sys.stdin.buffer, stdout.buffer)
    return FINE
