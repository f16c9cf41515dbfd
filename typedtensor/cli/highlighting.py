"""Keywords, strings and comments of a file."""

from __future__ import annotations

import io
import keyword
import tokenize
from collections import defaultdict
from functools import lru_cache

from typedtensor.inspection import Source

_CLASSES = {tokenize.COMMENT: "comment", tokenize.STRING: "string", tokenize.NUMBER: "number"}


@lru_cache(maxsize=1)
def tokens(source: Source) -> dict[int, list[tuple[int, int, str]]]:
    """Return the coloured tokens of each line: first column, column behind the last, attributes."""
    found: dict[int, list[tuple[int, int, str]]] = defaultdict(list)
    try:
        for token in tokenize.generate_tokens(io.StringIO("\n".join(source.lines)).readline):
            style = _CLASSES.get(token.type)
            if token.type == tokenize.NAME and keyword.iskeyword(token.string):
                style = "keyword"
            if style is None:
                continue
            (first, column), (last, end) = token.start, token.end
            for line in range(first, last + 1):
                start = column if line == first else 0
                stop = end if line == last else len(source.line(line))
                if start < stop:
                    found[line].append((start, stop, f'class="{style}"'))
    except (tokenize.TokenError, SyntaxError):
        pass  # mypy has parsed the file; a failure to colour it is no error
    return found
