"""Class probabilities add up to 1 along the batch.

[UNO, issue 4](https://github.com/DonkeyShot21/UNO/issues/4): `preds = F.log_softmax(preds / temperature, dim=1)`, where
`preds` has the axes views, batch, classes.
"""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import log_softmax


class View(Axis, size=2): ...
class Batch(Axis, samples=True): ...
class Class(Axis, size=4): ...

Logits = Expr[Tensor[View, Batch, Class]]


def wrong(preds: Logits, targets: Logits) -> Expr[Tensor[()]]:
    preds = log_softmax(preds / 0.1, Batch)
    # E: this log_softmax is along Batch, whose elements are independent samples: if this is intended, write
    #    across(Batch) [axes-samples]
    return -(targets * preds).sum(Class).mean()


def right(preds: Logits, targets: Logits) -> Expr[Tensor[()]]:
    preds = log_softmax(preds / 0.1, Class)
    return -(targets * preds).sum(Class).mean()
