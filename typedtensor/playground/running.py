"""The runner of a page: a program runs, and the value of its last expression is shown."""

from __future__ import annotations

import ast
import linecache
import sys
import traceback
from types import ModuleType
from typing import Any

NAME = "main.py"
"""The program's name in tracebacks."""


def run(text: str) -> str | None:
    """Run a program as the main module; what it writes goes to the standard output and error.

    A traceback begins at the program's own line. Of a value as the last expression, the representation is written.

    Returns:
        The value's HTML, where it has one for notebooks.

    >>> run("x = 2\\nx + 1")
    3
    >>> run("from typedtensor import Axis, Tensor\\nclass Row(Axis): ...\\nTensor[Row]([1.0])")[:7]
    '<table>'
    """
    linecache.cache[NAME] = (len(text), None, text.splitlines(keepends=True), NAME)
    module = ModuleType("__main__")
    before, sys.modules["__main__"] = sys.modules.get("__main__"), module
    try:
        tree = ast.parse(text, NAME)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, NAME, "exec"), module.__dict__)
        if isinstance(last, ast.Expr):
            return _show(eval(compile(ast.Expression(last.value), NAME, "eval"), module.__dict__))
    except (Exception, SystemExit, KeyboardInterrupt) as error:
        _explain(error)
    finally:
        if before is not None:
            sys.modules["__main__"] = before
    return None


def _show(value: Any) -> str | None:
    if value is None:
        return None
    if callable(pictured := getattr(type(value), "_repr_html_", None)):
        html: str | None = pictured(value)
        return html
    print(repr(value))
    return None


def _explain(error: BaseException) -> None:
    """Write a traceback without the frames of the runner."""
    if isinstance(error, SystemExit):
        if error.code not in (None, 0):
            print(f"exit status: {error.code}", file=sys.stderr)
        return
    where = error.__traceback__
    while where is not None and where.tb_frame.f_code.co_filename != NAME:
        where = where.tb_next
    traceback.print_exception(type(error), error, where)
