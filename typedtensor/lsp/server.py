"""The language server: the protocol's requests and their handlers."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path, to_fs_path

import typedtensor
from typedtensor.inspection import Report, Source, by_path
from typedtensor.lsp.answers import AXES_CODES, action_answer, diagnostics, hover_answer, inlay_answer
from typedtensor.lsp.cache import Cached
from typedtensor.lsp.engine import Engine, Outcome
from typedtensor.lsp.session import Session

_LOG = logging.getLogger(__name__)

A = TypeVar("A")
W = TypeVar("W", types.Position, types.Range)


class AxesServer(LanguageServer):
    """The server of one workspace."""

    def __init__(self) -> None:
        super().__init__(
            "typedtensor", typedtensor.__version__, text_document_sync_kind=types.TextDocumentSyncKind.Incremental
        )
        self.session: Session | None = None
        self.only_axes = False
        self._published: set[str] = set()

    def start_session(self, params: types.InitializeParams) -> None:
        """Read the editor's workspace folder and options, and start a session."""
        options: dict[str, Any] = (
            params.initialization_options if isinstance(params.initialization_options, dict) else {}
        )
        folders = params.workspace_folders or []
        root = to_fs_path(folders[0].uri if folders else params.root_uri or "") or params.root_path
        if root and os.path.isdir(root):
            os.chdir(root)  # mypy searches the current folder for its settings and for modules
        self.only_axes = options.get("diagnostics") == "axes"
        self.session = Session(Engine(partial(Cached, options.get("configFile"))), self.publish)

    @property
    def encoding(self) -> str:
        """The position encoding of the editor."""
        return self.workspace.position_encoding or types.PositionEncodingKind.Utf16

    def edit(self, uri: str, change: Callable[[Engine, str], None]) -> None:
        """Schedule a change of a file."""
        path = path_of(uri)
        if path is not None and self.session is not None:
            self.session.edit(lambda engine: change(engine, path))

    async def publish(self, outcome: Outcome) -> None:
        """Publish the reports of a check for all files, and clear those of the last check."""
        for report in outcome.reports:
            if report.path is None:
                self.window_log_message(types.LogMessageParams(types.MessageType.Error, report.text))
        found = by_path(
            r for r in outcome.reports if not self.only_axes or r.code in AXES_CODES or not outcome.complete
        )
        if outcome.complete:
            quiet = self._published | {to_fs_path(uri) or "" for uri in self.workspace.text_documents}
            found.update((path, []) for path in quiet - {*found, ""})
        for path, reports in sorted(found.items()):
            self._publish_file(path, reports)
        self._published = {path for path, reports in found.items() if reports} | (
            set() if outcome.complete else self._published
        )
        workspace = self.client_capabilities.workspace
        if workspace is not None and workspace.inlay_hint is not None and workspace.inlay_hint.refresh_support:
            self.workspace_inlay_hint_refresh(None)

    def _publish_file(self, path: str, reports: list[Report]) -> None:
        uri = from_fs_path(path)
        if uri is None:
            return
        document = self.workspace.text_documents.get(uri)
        try:
            text = document.source if document is not None else Path(path).read_text(encoding="utf-8")
        except (OSError, ValueError):
            text = ""
        self.text_document_publish_diagnostics(
            types.PublishDiagnosticsParams(
                uri,
                diagnostics(reports, Source(text), self.encoding),
                document.version if document is not None else None,
            )
        )


def path_of(uri: str) -> str | None:
    """Return the path of a file; None for a document that is no file, such as an unnamed one."""
    path = to_fs_path(uri)
    return None if path is None or "\0" in path else path


def make_server() -> AxesServer:
    """Create a server with all its handlers."""
    server = AxesServer()

    @server.feature(types.INITIALIZE)
    def initialize(ls: AxesServer, params: types.InitializeParams) -> None:
        ls.start_session(params)

    @server.feature(types.SHUTDOWN)
    def shutdown(ls: AxesServer, params: None) -> None:
        if ls.session is not None:
            ls.session.close()

    # Notifications of edits are no coroutines: the document has its new text and version before the handler is called,
    # and a check that ends in between would publish old reports for them.
    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def did_open(ls: AxesServer, params: types.DidOpenTextDocumentParams) -> None:
        text = params.text_document.text
        ls.edit(params.text_document.uri, lambda engine, path: engine.put(path, text))

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def did_change(ls: AxesServer, params: types.DidChangeTextDocumentParams) -> None:
        text = ls.workspace.get_text_document(params.text_document.uri).source
        ls.edit(params.text_document.uri, lambda engine, path: engine.put(path, text))

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    def did_save(ls: AxesServer, params: types.DidSaveTextDocumentParams) -> None:
        ls.edit(params.text_document.uri, lambda engine, path: None)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def did_close(ls: AxesServer, params: types.DidCloseTextDocumentParams) -> None:
        ls.edit(params.text_document.uri, lambda engine, path: engine.remove(path))

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    async def hover(ls: AxesServer, params: types.HoverParams) -> types.Hover | None:
        return await _ask(ls, params.text_document.uri, hover_answer, params.position)

    @server.feature(types.TEXT_DOCUMENT_INLAY_HINT)
    async def inlay_hint(ls: AxesServer, params: types.InlayHintParams) -> list[types.InlayHint] | None:
        return await _ask(ls, params.text_document.uri, inlay_answer, params.range)

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix])
    )
    async def code_action(ls: AxesServer, params: types.CodeActionParams) -> list[types.CodeAction] | None:
        only = params.context.only
        if only is not None and not {types.CodeActionKind.QuickFix, types.CodeActionKind.Empty} & {*only}:
            return None
        return await _ask(ls, params.text_document.uri, action_answer, params.range)

    return server


async def _ask(ls: AxesServer, uri: str, answer: Callable[[Engine, str, Source, str, W], A], where: W) -> A | None:
    """Answer a request from the views of a file, after all edits have been checked."""
    path, encoding = path_of(uri), ls.encoding
    # Only open files have views; others need not even exist.
    if path is None or ls.session is None or unquote(uri) not in ls.workspace.text_documents:
        return None
    text = ls.workspace.get_text_document(uri).source
    try:
        return await ls.session.ask(lambda engine: answer(engine, path, Source(text), encoding, where))
    except asyncio.CancelledError:
        raise
    except Exception:
        _LOG.exception("no answer for %s", uri)
        return None
