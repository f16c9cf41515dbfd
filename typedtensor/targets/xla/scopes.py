"""Source lines of compiled instructions, as scopes in JAX's names."""

from __future__ import annotations

import re
from pathlib import PurePath

from typedtensor.ir import Source

_SCOPE = re.compile(r"(?P<gradient>gradient of )?(?P<file>.+)#(?P<line>\d+)")
_PART = re.compile(r"[^/:()]+(?:\([^/:]*?\)(?=[/:)]|$))?|[/:()]")


def scope_of(source: Source) -> str:
    """Return the scope of a line. It has the file's name without its path, so that programs are equal on all machines.

    >>> from typedtensor.base.origin import caller_line
    >>> scope_of(Source(caller_line()._replace(line=7), is_gradient=True)).endswith("#7")
    True
    """
    name = re.sub(r"[/:()@#]", "_", PurePath(source.origin.code.co_filename).name)
    return f"{'gradient of ' * source.is_gradient}{name}#{source.origin.line}"


def operations_in(name: str) -> list[tuple[str, str]]:
    """Return the operations of an instruction, with their lines, from the ``op_name`` that XLA prints.

    >>> operations_in("jit(run)/(net.py#4/reduce_sum:gradient of net.py#3/dot_general)")
    [('reduce_sum', 'net.py:4'), ('dot_general', 'gradient of net.py:3')]
    >>> operations_in("jit(run)/while/body/net.py#4/(tanh:add)"), operations_in("jit(run)/reduce_and")
    ([('tanh', 'net.py:4'), ('add', 'net.py:4')], [('reduce_and', '')])
    """
    found: list[tuple[str, str]] = []
    outside: list[str] = [""]  # the lines of the open parentheses
    line, last = "", ""
    for part in [*_PART.findall(name), ":"]:
        if part in (":", ")"):
            if last:
                found.append((last, line))
            last = ""
        elif part not in ("/", "("):
            last = part
            if scope := _SCOPE.fullmatch(part):
                line = f"{scope['gradient'] or ''}{scope['file']}:{scope['line']}"
        if part == "(":
            outside.append(line)
        elif part == ":":
            line = outside[-1]
        elif part == ")":
            line = outside.pop() if len(outside) > 1 else ""
    return found
