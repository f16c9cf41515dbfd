"""Axes that are split, merged and transposed; images to patches and back; rows before columns and the reverse."""

from typedtensor import Axis, Concat, Expr, Flat, Tensor
from typedtensor.ops import concat


class Batch(Axis): ...


class Row(Axis, size=4): ...


class Column(Axis, size=4): ...


class Channel(Axis, size=2): ...


class Pixel(Axis, size=16): ...


class Turned(Axis, size=16): ...


class Left(Axis, size=3): ...


class Right(Axis, size=5): ...


Image = Expr[Tensor[Batch, Row, Column]]


def flat(x: Image) -> Expr[Tensor[Batch, Pixel]]:
    return x.merge(Row, Column, Pixel)


def back(x: Expr[Tensor[Batch, Pixel]]) -> Image:
    return x.split(Pixel, Row, Column)


def turned(x: Image) -> Expr[Tensor[Batch, Turned]]:
    return x.transpose(Batch, Column, Row).merge(Column, Row, Turned)


def joined(
    left: Expr[Tensor[Batch, Left]], right: Expr[Tensor[Batch, Right]]
) -> Expr[Tensor[Batch, Concat[Left, Right]]]:
    return concat(left, right, Left, Right, Concat[Left, Right])


def reversed_parts(
    left: Expr[Tensor[Batch, Left]], right: Expr[Tensor[Batch, Right]]
) -> Expr[Tensor[Batch, Concat[Right, Left]]]:
    return concat(right, left, Right, Left, Concat[Right, Left])


def merged(x: Image) -> Expr[Tensor[Batch, Flat[Row, Column]]]:
    return x.flatten(Row, Column)
