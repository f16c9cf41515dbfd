"""Heads are split off by a view that takes them from neighbouring fields.

[FuxiCTR, issue 30](https://github.com/reczoo/FuxiCTR/issues/30), in three models:
`query = query.view(batch_size * self.num_heads, -1, self.attention_dim)`. It needs
`view(batch_size, seq_len, num_heads, attention_dim)`, and then a transposition.
"""

from typedtensor import Axis, Expr, Tensor


class Batch(Axis, samples=True): ...
class Field(Axis): ...
class Head(Axis, size=2): ...
class Width(Axis, size=4): ...
class Model(Axis, size=8): ...


def wrong(query: Expr[Tensor[Batch, Field, Model]]) -> Expr[Tensor[Batch, Head, Field, Width]]:
    return query.split(Model, Head, Width)
    # E: Incompatible return value type (got "Expr[Tensor[Batch, Field, Head, Width]]", expected "Expr[Tensor[Batch,
    #    Head, Field, Width]]") [return-value]


def right(query: Expr[Tensor[Batch, Field, Model]]) -> Expr[Tensor[Batch, Head, Field, Width]]:
    return query.split(Model, Head, Width).transpose(Batch, Head, Field, Width)
