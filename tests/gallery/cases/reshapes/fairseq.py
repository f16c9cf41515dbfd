"""Each head is scaled, and heads and features are exchanged.

[fairseq, issue 3973](https://github.com/facebookresearch/fairseq/issues/3973), the scales of NormFormer's heads:
`x = torch.einsum("tbhd,h->tbdh", x, self.c_attn)`, then `x.reshape(tgt_len, bsz, self.embed_dim)`. The sizes agree in
either order.
"""

from typedtensor import Axis, Expr, Tensor


class Time(Axis): ...
class Batch(Axis, samples=True): ...
class Head(Axis, size=2): ...
class Width(Axis, size=4): ...
class Model(Axis, size=8): ...

Attended = Expr[Tensor[Time, Batch, Model]]


def wrong(attended: Attended, scales: Expr[Tensor[Head]]) -> Attended:
    heads = attended.split(Model, Head, Width)
    scaled = (heads * scales.expand_like(heads)).transpose(Time, Batch, Width, Head)
    return scaled.merge(Head, Width, Model)
    # E: MergeAxes[Head, Width, Model] cannot be applied to Tensor[Time, Batch, Width, Head]: its rule "t *A U V *B -> t
    #    *A W *B" needs U V (Head, Width) side by side and in this order in the operand, which has (Time, Batch, Width,
    #    Head); try operand.transpose(Time, Batch, Head, Width) [axes]


def right(attended: Attended, scales: Expr[Tensor[Head]]) -> Attended:
    heads = attended.split(Model, Head, Width)
    scaled = heads * scales.expand_like(heads)
    return scaled.merge(Head, Width, Model)
