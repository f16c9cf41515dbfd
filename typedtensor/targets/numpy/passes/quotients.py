"""Products with sigmoids as quotients: ``x · σ(z)`` is ``x / (1 + exp(-z))``, without the reciprocals.

The gates of a cell are only multiplied, unless gradients need them, and so is the factor of a swish.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from typedtensor.ir import Elementwise, Permute, Program, Reshape, Sigmoid, Slice, Value, function_of, make, readers_of
from typedtensor.passes.rewrite import in_bodies, replaced_anywhere


def divide(program: Program) -> Program:
    """Return a program that divides by ``1 + exp(-z)`` where it only multiplies by a sigmoid of ``z``."""
    return in_bodies(_divided(program), divide)


def _divided(program: Program) -> Program:
    if not program.has(Sigmoid):
        return program
    order = program.order()
    readers, outputs = readers_of(order), {*program.outputs}
    new: dict[Value, Value] = {}
    for value in order:
        if isinstance(value.primitive, Sigmoid):
            views = _views_of(value, readers)
            products = [x for view in views for x in readers[view] if x not in views]
            if outputs.isdisjoint(views) and all(_is_product(x, views) and x not in new for x in products):
                _divide(value, views, products, new)
    return replaced_anywhere(program, new)


def _views_of(value: Value, readers: Mapping[Value, Sequence[Value]]) -> dict[Value, None]:
    """Return a value and the views of its elements, in order."""
    found, waiting = {value: None}, [value]
    while waiting:
        views = [x for x in readers[waiting.pop()] if isinstance(x.primitive, (Slice, Reshape, Permute))]
        waiting.extend([x for x in views if x not in found])
        found.update(dict.fromkeys(views))
    return found


def _is_product(value: Value, views: Mapping[Value, None]) -> bool:
    """Whether a value is the product of one of some views, which has its shape, with something else."""
    [own, *more] = [x for x in value.operands if isinstance(x, Value) and x in views]
    return function_of(value) == "multiply" and not more and (own.shape, own.dtype) == (value.shape, value.dtype)


def _divide(value: Value, views: Mapping[Value, None], products: Sequence[Value], new: dict[Value, Value]) -> None:
    """Add the replacements of a sigmoid by its reciprocal, and of products by quotients."""
    [z] = value.operands
    power = make(Elementwise("exp"), make(Elementwise("negative"), z))
    new[value] = make(Elementwise("add"), power, 1.0)
    for product in products:
        [own] = [x for x in product.operands if isinstance(x, Value) and x in views]
        [other] = [x for x in product.operands if x is not own]
        new[product] = Value(Elementwise("divide"), (other, own), product.shape, product.dtype, product.source)
