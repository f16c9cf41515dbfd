"""The places of two images are exchanged.

[DIML, issue 6](https://github.com/wl-zhao/DIML/issues/6): the similarities of places in two images are
`einsum("bcs,bcm->bsm", …)` in training and `einsum("cm,ncs->nsm", …)` in evaluation, which gives the other image the
other letter. Both images have the same number of places, so the transposed matrix fits.
"""

from typedtensor import Axis, Expr, Tensor


class Batch(Axis, samples=True): ...
class Channel(Axis, size=4): ...
class Place(Axis, size=9): ...
class Centre(Axis, size=9): ...

Image = Expr[Tensor[Batch, Channel, Place]]
Reference = Expr[Tensor[Batch, Channel, Centre]]


def wrong(image: Image, reference: Reference) -> Expr[Tensor[Batch, Place, Centre]]:
    return reference.dot(image, Channel)
    # E: Incompatible return value type (got "Expr[Tensor[Batch, Centre, Place]]", expected "Expr[Tensor[Batch, Place,
    #    Centre]]") [return-value]


def right(image: Image, reference: Reference) -> Expr[Tensor[Batch, Place, Centre]]:
    return image.dot(reference, Channel)
