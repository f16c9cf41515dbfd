"""A client of the protocol over a server's standard input and output, independent of the library."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

PATIENCE = 120.0
"""Seconds to wait for an answer before a test fails; long, since a busy machine is no failure."""

Json = dict[str, Any]


class Client:
    """An editor."""

    def __init__(
        self, command: Sequence[str], root: Path, options: Json | None = None, encodings: Sequence[str] = ()
    ) -> None:
        self.root, self._options, self._encodings = root, options, [*encodings]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root)
        self._messages: queue.Queue[Json] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._requests = 0
        self._versions: dict[str, int] = {}
        self.notified: list[Json] = []

    @property
    def pid(self) -> int:
        """The ID of the server's process."""
        return self._process.pid

    def __enter__(self) -> Client:
        capabilities = {
            "workspace": {"inlayHint": {"refreshSupport": True}},
            "general": {"positionEncodings": self._encodings} if self._encodings else {},
            "textDocument": {"publishDiagnostics": {"relatedInformation": True}},
        }
        self.capabilities = self.request(
            "initialize",
            {
                "processId": None,
                "rootUri": self.root.as_uri(),
                "workspaceFolders": [{"uri": self.root.as_uri(), "name": self.root.name}],
                "capabilities": capabilities,
                "initializationOptions": self._options,
            },
        )["capabilities"]
        self.notify("initialized", {})
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self.request("shutdown", None)
                self.notify("exit", None)
                self._process.wait(PATIENCE)
        finally:
            self._process.kill()
            self._process.wait()
            self._reader.join()
            for stream in (self._process.stdin, self._process.stdout):
                assert stream is not None
                stream.close()

    def request(self, method: str, params: Any) -> Any:
        """Send a request, and wait for the answer."""
        self._requests += 1
        self._send({"id": self._requests, "method": method, "params": params})
        while True:
            message = self._next()
            if message.get("id") == self._requests and "method" not in message:
                assert "error" not in message, message
                return message["result"]

    def notify(self, method: str, params: Any) -> None:
        self._send({"method": method, "params": params})

    def open(self, path: Path) -> None:
        self._versions[path.as_uri()] = 1
        document = {"uri": path.as_uri(), "languageId": "python", "version": 1, "text": path.read_text("utf-8")}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def close(self, path: Path) -> None:
        self.notify("textDocument/didClose", {"textDocument": {"uri": path.as_uri()}})

    def change(self, path: Path, *changes: Json) -> int:
        """Edit a file; a change is ``{"text": …}`` for the whole file, or has a ``range``. Return the new version."""
        self._versions[path.as_uri()] += 1
        document = {"uri": path.as_uri(), "version": self._versions[path.as_uri()]}
        self.notify("textDocument/didChange", {"textDocument": document, "contentChanges": list(changes)})
        return self._versions[path.as_uri()]

    def diagnostics(self, path: Path) -> list[Json]:
        """Return the diagnostics of the last version sent; the last received ones of a file that is not open."""
        while True:
            for message in reversed(self.notified):
                params = message["params"]
                if message["method"] == "textDocument/publishDiagnostics" and params["uri"] == path.as_uri():
                    version = self._versions.get(path.as_uri())
                    if params.get("version", version) == version:
                        found: list[Json] = params["diagnostics"]
                        return found
                    break
            self._next()

    def hover(self, path: Path, line: int, character: int) -> Json | None:
        position = {"line": line, "character": character}
        found: Json | None = self.request(
            "textDocument/hover", {"textDocument": {"uri": path.as_uri()}, "position": position}
        )
        return found

    def hints(self, path: Path, first: int = 0, last: int = 10_000) -> list[Json]:
        where = {"start": {"line": first, "character": 0}, "end": {"line": last, "character": 0}}
        found: list[Json] = self.request(
            "textDocument/inlayHint", {"textDocument": {"uri": path.as_uri()}, "range": where}
        )
        return found

    def wait(self) -> None:
        """Wait for a message from the server."""
        self._next()

    def _next(self) -> Json:
        message = self._messages.get(timeout=PATIENCE)
        if "method" in message and "id" in message:
            self._send({"id": message["id"], "result": None})
        elif "method" in message:
            self.notified.append(message)
        return message

    def write(self, data: bytes) -> None:
        """Send raw bytes."""
        assert self._process.stdin is not None
        self._process.stdin.write(data)
        self._process.stdin.flush()

    def _send(self, message: Json) -> None:
        self.write(framed(json.dumps({"jsonrpc": "2.0", **message}).encode()))

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        while header := stream.readline():
            length = 0
            while header.strip():
                name, _, value = header.partition(b":")
                length = int(value) if name.lower() == b"content-length" else length
                header = stream.readline()
            self._messages.put(json.loads(stream.read(length)))


def framed(data: bytes) -> bytes:
    """Return a message with its header."""
    return b"Content-Length: %d\r\n\r\n%s" % (len(data), data)


def ours() -> list[str]:
    """Return the command of the server under test."""
    return [sys.executable, "-m", "typedtensor", "lsp"]


def timed(client: Client, path: Path, text: str) -> float:
    """Return the seconds from an edit to its diagnostics."""
    start = time.perf_counter()
    client.change(path, {"text": text})
    client.diagnostics(path)
    return time.perf_counter() - start
