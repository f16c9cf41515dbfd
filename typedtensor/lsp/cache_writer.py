"""The writer of the language server's cache. It is a separate process, so that no request waits for it.

It checks files as they are on disk.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from mypy.errors import CompileError

from typedtensor.inspection import DEEPEST, SettingsError, read_settings, sources_of, write_cache
from typedtensor.lsp.cache import Cache

_PROGRAM = """
import json, sys
task = json.load(sys.stdin)
sys.path[:] = task.pop("path")  # mypy finds installed packages by it
from typedtensor.lsp.cache_writer import main
main(**task)
"""


def start(paths: Sequence[str], config_file: str | None, awaited: bool = False) -> subprocess.Popen[bytes]:
    """Start a writer, which continues when this process ends.

    Args:
        paths: the files to check, with their imports.
        config_file: mypy's settings file, if one is named.
        awaited: whether somebody waits for it, so that it has the usual priority.
    """
    process = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert process.stdin is not None
    with process.stdin as stream:
        stream.write(
            json.dumps({"path": sys.path, "paths": [*paths], "config_file": config_file, "awaited": awaited}).encode()
        )
    return process


def write(paths: Sequence[str], config_file: str | None) -> bool:
    """Write a new snapshot of the cache; whether a snapshot was written."""
    sys.setrecursionlimit(max(sys.getrecursionlimit(), DEEPEST))
    try:
        options = read_settings([], config_file).options
        sources = sources_of(paths, options)
    except SettingsError:
        return False
    cache = Cache(options)
    folder, unfinished = cache.begin()
    try:
        cache.finish(folder, write_cache(sources, options, str(folder)))
    except (CompileError, OSError):
        return False
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return True


def main(paths: Sequence[str], config_file: str | None, awaited: bool) -> None:
    """Write, at low priority if nobody waits, and exit."""
    if not awaited and hasattr(os, "nice"):
        os.nice(10)
    sys.exit(0 if write(paths, config_file) else 1)
