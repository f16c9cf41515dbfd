"""Error codes of the linter: one for each kind, of one group, so that ``# type: ignore[lint]`` covers them all."""

from __future__ import annotations

from mypy import errors
from mypy.errorcodes import ErrorCode

LINT = ErrorCode("lint", "Probably a mistake, though the axes are right", "Lint")

DESCRIPTIONS = {
    "logits": "Probabilities, or values that cannot be any number, are passed where logits are expected",
    "mask": "A mask does not hide what it seems to",
    "order": "A label is split into two labels, and merged from them in the other order",
    "role": "A value is passed in the place of another one, by their names",
    "scale": "A product is scaled by the size of an axis that it does not sum",
    "softmax": "A softmax normalises along one axis, but its result is used along another",
    "total": "A reduction over all axes is combined with the tensor that it reduced",
    "unused": "A layer, or a tensor that a function takes or computes, is never used",
}

CODES = {kind: ErrorCode(f"lint-{kind}", text, "Lint", sub_code_of=LINT) for kind, text in DESCRIPTIONS.items()}
"""The code of each kind."""

# mypy shows the codes of errors, and of notes only where it is told to: a warning is a note.
_shown: set[object] = getattr(errors, "SHOW_NOTE_CODES", set())  # of codes, or of their names since mypy 2
_shown.update(each for code in CODES.values() for each in (code, code.code))
