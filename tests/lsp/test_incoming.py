"""Invalid input of the language server: absent files, wrong lengths, malformed headers and messages."""

from __future__ import annotations

import io
import json
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lsp.client import Client, framed, ours
from tests.sampling import sample
from typedtensor.cli import main
from typedtensor.lsp.incoming import LARGEST, LONGEST_HEADER, Incoming


def message(**content: object) -> bytes:
    return framed(json.dumps({"jsonrpc": "2.0", **content}).encode())


def opened(uri: str, text: str) -> bytes:
    document = {"uri": uri, "languageId": "python", "version": 1, "text": text}
    return message(method="textDocument/didOpen", params={"textDocument": document})


def changed(uri: str) -> bytes:
    document = {"uri": uri, "version": 2}
    return message(
        method="textDocument/didChange", params={"textDocument": document, "contentChanges": [{"text": "x"}]}
    )


def closed(uri: str) -> bytes:
    return message(method="textDocument/didClose", params={"textDocument": {"uri": uri}})


ODD = {
    "a negative length": b"Content-Length: -5\r\n\r\n{}",
    "no length": b"Content-Length: 0\r\n\r\n",
    "a header without a length": b'Foo: 1\r\n\r\n{"a": 1}',
    "a length in other letters": message(method="$/none").replace(b"Content-Length: ", b"content-length:"),
    "a length of thousands of digits": b"Content-Length: " + b"9" * 5_000 + b"\r\n\r\n",
    "a long header": b"X: " + b"a" * 100_000 + b"\r\n",
    "binary": bytes(range(128, 256)) * 20 + b"\r\n",
    "no JSON": framed(b"{not json"),
    "no text": framed(b"\xff\xfe"),
    "deep JSON": framed(b"[" * 100_000),
    "no object": framed(b"42") + framed(b"[]") + framed(b"null") + framed(b'{"jsonrpc": "2.0"}'),
    "another version": framed(b'{"jsonrpc": "1.0", "id": 3}'),
    "parameters that do not fit": message(id=-1, method="textDocument/hover", params={"foo": 1}),
    "an unknown method": message(method="foo/bar", params={}),
    "a change of what is not open": changed("file:///nowhere/there.py"),
    "the end of what is not open": closed("file:///nowhere/there.py"),
    "a document without a file": opened("untitled:1", "x = 1\n") + closed("untitled:1"),
    "no character of a path": opened("file:///a%00b.py", "x = 1\n") + closed("file:///a%00b.py"),
}


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_the_server_goes_on(odd: bytes, client: Client, workspace: Path) -> None:
    client.write(odd)
    assert client.hover(workspace / "missing.py", 0, 0) is None


def test_files_that_are_not_there(client: Client, workspace: Path) -> None:
    for path in (workspace / "missing.py", workspace, workspace / "missing" / "folder.py", Path("/dev/null")):
        assert client.hover(path, 0, 0) is None
        assert client.hints(path) is None


@pytest.mark.parametrize("length", sample([LARGEST + 1, 10**30], first=1))
def test_a_length_that_nothing_has_ends_the_server(length: int, workspace: Path) -> None:
    done = subprocess.run(
        ours(),
        input=b"Content-Length: %d\r\n\r\n" % length + message(method="exit"),
        capture_output=True,
        cwd=workspace,
        check=False,
    )
    assert done.returncode == 2
    said = f"typedtensor lsp: error: a message of {length} bytes is announced, and at most {LARGEST} are read"
    assert done.stderr.decode().strip() == said


def test_errors_are_said_in_a_line_and_logged_in_full(tmp_path: Path) -> None:
    log = tmp_path / "log"
    for options in ([], ["--log", str(log)]):
        odd = framed(b"{not json") + message(method="exit")
        done = subprocess.run([*ours(), *options], input=odd, capture_output=True, cwd=tmp_path, check=False)
        assert (b"Unable to handle message: JSONDecodeError" in done.stderr) == (not options)
        assert b"Traceback" not in done.stderr
    assert "Traceback" in log.read_text()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--tcp", "port"], "expected a port, or a host and a port as in 127.0.0.1:8765, not 'port'"),
        (["--tcp", "99999"], "not '99999'"),
        (["--tcp", "no.such.host.invalid:1"], "cannot listen on no.such.host.invalid:1"),
        (["--log", "missing/log"], "missing/log: No such file or directory"),
    ],
)
def test_options_that_cannot_be_carried_out(
    options: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["lsp", *options]) == 2
    written = capsys.readouterr().err
    assert said in written
    assert "Traceback" not in written


class Measured(io.BytesIO):
    """Remembers how much was asked for at a time."""

    most = 0

    def read(self, size: int | None = -1, /) -> bytes:
        assert size is not None
        self.most = max(self.most, size)
        return super().read(size)


@given(st.binary(max_size=200), st.integers(0, 10**20))
def test_a_length_alone_allocates_nothing(data: bytes, size: int) -> None:
    stream = Measured(data)
    incoming = Incoming(stream)
    found = incoming.read(size)
    assert found == (b"" if size > LARGEST else data[:size])
    assert (incoming.refused is None) == (size <= LARGEST)
    assert 0 <= stream.most <= 64 * 1024


@given(st.binary(max_size=3_000), st.integers(1, 10**9))
def test_a_length_is_found_behind_anything(data: bytes, length: int) -> None:
    """What precedes it on its line is the body of a message whose length was not said."""
    stream = io.BytesIO(data.replace(b"\n", b"") + b"content-length:\t%d\n" % length)
    incoming = Incoming(stream)
    lines = list(iter(incoming.readline, b""))
    assert lines[-1] == b"Content-Length: %d\r\n" % length or len(data) % LONGEST_HEADER > LONGEST_HEADER - 40
    assert max(map(len, lines)) <= LONGEST_HEADER
