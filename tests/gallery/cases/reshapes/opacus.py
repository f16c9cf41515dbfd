"""The output of the heads is viewed as if the heads were next to the features.

[Opacus, pull request 825](https://github.com/meta-pytorch/opacus/pull/825):
`attn_output.contiguous().view(bsz, tgt_len, embed_dim)` of a tensor with the axes batch · heads, positions, features.
"""

from typedtensor import Axis, Expr, Flat, Tensor


class Batch(Axis, samples=True): ...
class Head(Axis, size=2): ...
class Time(Axis): ...
class Width(Axis, size=4): ...
class Embedding(Axis, size=8): ...

Attended = Expr[Tensor[Flat[Batch, Head], Time, Width]]


def wrong(attended: Attended) -> Expr[Tensor[Batch, Time, Embedding]]:
    return attended.unflatten(Batch, Head).merge(Head, Width, Embedding)
    # E: MergeAxes[Head, Width, Embedding] cannot be applied to Tensor[Batch, Head, Time, Width]: its rule "t *A U V *B
    #    -> t *A W *B" needs U V (Head, Width) side by side and in this order in the operand, which has (Batch, Head,
    #    Time, Width) [axes]


def right(attended: Attended) -> Expr[Tensor[Batch, Time, Embedding]]:
    heads = attended.unflatten(Batch, Head)
    return heads.transpose(Batch, Time, Head, Width).merge(Head, Width, Embedding)
