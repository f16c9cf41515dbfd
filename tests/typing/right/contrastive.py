"""Contrastive losses along both axes of the similarities, cosines, whitening."""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import diagonal, dot, exp, l2_normalize, log_softmax, square


class Image(Axis): ...


class Text(Axis): ...


class Feature(Axis, size=8): ...


class Other(Axis, size=8): ...


Images = Expr[Tensor[Image, Feature]]
Texts = Expr[Tensor[Text, Feature]]


def clip(images: Images, texts: Texts, temperature: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    scores = dot(l2_normalize(images, Feature), l2_normalize(texts, Feature), Feature) * exp(temperature)
    rows, columns = log_softmax(scores, Text), log_softmax(scores, Image)
    return -0.5 * (diagonal(rows, Image, Text).mean(Image) + diagonal(columns, Image, Text).mean(Image))


def barlow(first: Images, second: Images) -> Expr[Tensor[()]]:
    one = (first - first.mean(Image).expand_like(first)) / first.std(Image).expand_like(first)
    two = (second - second.mean(Image).expand_like(second)) / second.std(Image).expand_like(second)
    correlations = dot(one, two.rename(Feature, Other), Image) / 64.0
    on = square(diagonal(correlations, Feature, Other) - 1.0).sum()
    off = square(correlations).sum() - square(diagonal(correlations, Feature, Other)).sum()
    return on + 0.005 * off


def hubness(images: Images, texts: Texts) -> Expr[Tensor[Text]]:
    return dot(images, texts, Feature).mean(Image)


def dictionary(images: Images, atoms: Expr[Tensor[Feature, Other]]) -> Expr[Tensor[Image, Other]]:
    return dot(images, l2_normalize(atoms, Feature), Feature)
