"""Edits reach the session in the step of the event loop in which the document gets its text and version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.workspace import Workspace

from typedtensor.lsp.server import make_server


class Edits:
    """A session that counts the edits that it is given."""

    count = 0

    def edit(self, change: object) -> None:
        self.count += 1


def test_no_check_can_end_between_an_edit_of_the_document_and_of_the_session(tmp_path: Path) -> None:
    """A check that ended in between would publish its list, without the file, for the file's new version."""
    server, edits = make_server(), Edits()
    session: Any = edits
    protocol: Any = server.protocol
    server.session, protocol._workspace = session, Workspace(tmp_path.as_uri())
    uri = (tmp_path / "program.py").as_uri()
    params = (
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "python", 1, "x = 1\n")),
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, uri),
            [types.TextDocumentContentChangeWholeDocument("x = 2\n")],
        ),
        types.DidSaveTextDocumentParams(types.TextDocumentIdentifier(uri)),
        types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri)),
    )
    notifications = (
        types.DidOpenTextDocumentNotification,
        types.DidChangeTextDocumentNotification,
        types.DidSaveTextDocumentNotification,
        types.DidCloseTextDocumentNotification,
    )
    for number, (notification, given) in enumerate(zip(notifications, params, strict=True), 1):
        made: Any = notification
        protocol.handle_message(made(given))  # outside an event loop, so that a coroutine would not run
        assert edits.count == number
