"""``typedtensor lsp``: the language server."""

from __future__ import annotations

import argparse
import gc
import logging
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, cast

from typedtensor.cli.commands import FINE
from typedtensor.cli.files import using
from typedtensor.errors import TypedTensorError


def main(arguments: Sequence[str]) -> int:
    """Serve one editor, by default over the standard input and output."""
    parser = argparse.ArgumentParser("typedtensor lsp", description="A language server for editors.")
    parser.add_argument("--stdio", action="store_true", help="use standard input and output (the default)")
    parser.add_argument("--tcp", metavar="[HOST:]PORT", type=_address, help="use a socket, for one connection")
    parser.add_argument(
        "--log", metavar="FILE", type=Path, help="write a log to FILE; without it, print one line for each error"
    )
    options = parser.parse_args(arguments)

    logging.basicConfig(handlers=[_handler(options.log)], level=logging.INFO if options.log else logging.ERROR)
    # Output of mypy or a plugin must not mix with the protocol's messages.
    stdout, sys.stdout = sys.stdout, sys.stderr
    if options.tcp is None:
        _serve(sys.stdin.buffer, stdout.buffer)
        return FINE
    host, port = options.tcp
    try:
        with socket.create_server((host, port)) as listening:
            connection, _ = listening.accept()
    except OSError as error:
        raise TypedTensorError(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
    with connection, connection.makefile("rb") as stream, connection.makefile("wb") as answers:
        _serve(stream, answers)
    return FINE


def _serve(stream: BinaryIO, answers: BinaryIO) -> None:
    """Serve until the editor ends the session.

    Raises:
        TypedTensorError: the editor sends an unreadable message.
    """
    gc.disable()  # start-up allocates many long-lived objects
    from typedtensor.lsp.incoming import Incoming
    from typedtensor.lsp.server import make_server

    gc.freeze()
    gc.enable()
    incoming = Incoming(stream)
    make_server().start_io(cast(BinaryIO, incoming), answers)
    if incoming.refused is not None:
        raise TypedTensorError(incoming.refused)


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port) >= 2**16:
        raise argparse.ArgumentTypeError(f"expected a port, or a host and a port as in 127.0.0.1:8765, not {text!r}")
    return host or "127.0.0.1", int(port)


def _handler(log: Path | None) -> logging.Handler:
    """Return a handler: everything to a file, or one line for each record to the standard error, which editors show."""
    if log is None:
        handler: logging.Handler = logging.StreamHandler()
        handler.setFormatter(_Brief("typedtensor lsp: error: %(message)s"))
        return handler
    with using(log):
        handler = logging.FileHandler(log, encoding="utf-8")
    handler.setFormatter(logging.Formatter(logging.BASIC_FORMAT))
    return handler


class _Brief(logging.Formatter):
    """A formatter of one line for each record, without the traceback, which only ``--log`` writes."""

    def format(self, record: logging.LogRecord) -> str:
        first = self._fmt % {"message": record.getMessage().partition("\n")[0]} if self._fmt else ""
        error = record.exc_info[1] if record.exc_info else None
        return first if error is None else f"{first}: {type(error).__name__}: {error}".partition("\n")[0]
