"""Random changes of ONNX files: of their bytes, and of the messages in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import onnx

NUMBERS = (-1, 0, 1, 2, 3, 7, 100, -(2**31), 2**31 - 1, 2**40, -(2**63), 2**63 - 1)


def mutated(data: bytes, draw: random.Random) -> bytes:
    """A file with one to three changes."""
    for _ in range(draw.choice((1, 1, 1, 2, 3))):
        data = _bytes(data, draw) if draw.random() < 0.25 else _messages(data, draw)
    return data


def _bytes(data: bytes, draw: random.Random) -> bytes:
    place, count = draw.randrange(len(data) + 1), draw.randrange(1, 9)
    match draw.randrange(5):
        case 0 | 1:
            changed = bytearray(data)
            for _ in range(count if data else 0):
                changed[draw.randrange(len(data))] ^= 1 << draw.randrange(8)
            return bytes(changed)
        case 2:
            return data[:place]
        case 3:
            return data[:place] + draw.randbytes(count) + data[place:]
        case _:
            return data[:place] + data[place + count :]


def _messages(data: bytes, draw: random.Random) -> bytes:
    """A change of one field of one message; of bytes where the file is none any more."""
    model = onnx.ModelProto()
    try:
        model.ParseFromString(data)
    except Exception:
        return _bytes(data, draw)
    every = [*_walk(model)]
    texts = [x for message in every for x in _texts(message)]
    for _ in range(20):
        message = draw.choice(every)
        fields = [field for field, _ in message.ListFields()] or [*message.DESCRIPTOR.fields]
        field = draw.choice(fields if draw.random() < 0.85 else [*message.DESCRIPTOR.fields])
        try:
            _change(message, field, every, texts, draw)
            break
        except (TypeError, ValueError, IndexError):  # no value of the field
            continue
    return bytes(model.SerializeToString())


def _change(message: Any, field: Any, every: list[Any], texts: list[str], draw: random.Random) -> None:
    kind = draw.randrange(6)
    value = getattr(message, field.name)
    if kind == 0:
        message.ClearField(field.name)
    elif field.is_repeated:
        if len(value) and kind == 1:
            del value[draw.randrange(len(value))]
        elif len(value) and kind == 2:
            rest = [*value]
            draw.shuffle(rest)
            _replace(message, field, rest)
        elif field.message_type is not None:
            alike = [x for x in every if x.DESCRIPTOR is field.message_type]
            copy = type(draw.choice(alike))()
            copy.CopyFrom(draw.choice(alike))
            _replace(message, field, [*value, copy])
        else:
            changed = [*value] or [None]
            changed[draw.randrange(len(changed))] = _scalar(field, texts, draw)
            _replace(message, field, changed if kind == 3 else [*value, _scalar(field, texts, draw)])
    elif field.message_type is not None:
        alike = [x for x in every if x.DESCRIPTOR is field.message_type]
        copy = type(value)()
        copy.CopyFrom(draw.choice(alike) if alike else value)
        value.CopyFrom(copy)
    else:
        setattr(message, field.name, _scalar(field, texts, draw))


def _replace(message: Any, field: Any, values: list[Any]) -> None:
    copies = [type(x).FromString(x.SerializeToString()) if field.message_type is not None else x for x in values]
    message.ClearField(field.name)
    getattr(message, field.name).extend(copies)


def _scalar(field: Any, texts: list[str], draw: random.Random) -> Any:
    if field.enum_type is not None:
        return draw.choice([x.number for x in field.enum_type.values])
    kinds = type(field)
    if field.cpp_type in (kinds.CPPTYPE_FLOAT, kinds.CPPTYPE_DOUBLE):
        return draw.choice((0.0, -1.0, 0.5, 3.0, 1e30, float("inf"), float("nan")))
    if field.cpp_type == kinds.CPPTYPE_STRING:
        text = draw.choice([*texts, "", "Relu", "Loop", "If", "Reshape", "\0", "é"])
        return text.encode() if field.type == kinds.TYPE_BYTES else text
    return draw.choice(NUMBERS)


def _walk(message: Any) -> Iterator[Any]:
    yield message
    for field, value in message.ListFields():
        if field.message_type is not None:
            for each in value if field.is_repeated else [value]:
                yield from _walk(each)


def _texts(message: Any) -> Iterator[str]:
    for field, value in message.ListFields():
        if field.type == field.TYPE_STRING:
            yield from value if field.is_repeated else [value]
