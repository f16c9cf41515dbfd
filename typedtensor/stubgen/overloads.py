"""Signatures of a form for tensors, expressions and mixtures of both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from typedtensor.stubgen.forms import Form, TensorForm
from typedtensor.stubgen.spelling import NUMBERS, expression, tensor


@dataclass(frozen=True, slots=True)
class Signature:
    """The types of the operands, and that of the result."""

    operands: tuple[str, ...]
    result: str


def signatures(form: Form) -> Iterator[Signature]:
    """The signatures of a form: the result is an expression if an operand is one."""
    result = spell(form.result)
    if not form.plain_only:
        for first in range(1 if form.alike else len(form.operands)):
            before = [plain(values) for values in form.operands[:first]]
            for after in product(*map(sides, form.operands[first + 1 :])):
                yield Signature((*before, symbolic(form.operands[first]), *after), expression(result))
    yield Signature(tuple(map(plain, form.operands)), result)


def plain(values: Sequence[TensorForm]) -> str:
    """Tensors and numbers."""
    return " | ".join(dict.fromkeys(map(spell, values)))


def symbolic(values: Sequence[TensorForm]) -> str:
    """Expressions."""
    return " | ".join(dict.fromkeys(expression(spell(value)) for value in values if not value.is_number))


def sides(values: Sequence[TensorForm]) -> list[str]:
    """Expressions, tensors and numbers, as one union unless some checkers do not solve axes in a union."""
    mixed = any(value.word and len(value.word) > 1 and "*" in "".join(value.word) for value in values)
    either = [symbolic(values), plain(values)]
    return either if mixed else [" | ".join(either)]


def spell(value: TensorForm) -> str:
    """The type of a value."""
    return NUMBERS[value.kind] if value.word is None else tensor(value.kind, value.word)


def overloaded(definitions: Sequence[str]) -> list[str]:
    """Definitions of one name, marked as overloads if there are several."""
    unique = list(dict.fromkeys(definitions))
    return unique if len(unique) < 2 else [f"@overload\n{definition}" for definition in unique]
