"""Mixtures of experts: exact types of routing, dispatch and what experts make, and what does not fit."""

from typing import TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, BoolTensor, Expr, Tensor
from typedtensor.nn import EnsembleLinear, Linear, MixtureOfExperts, Router
from typedtensor.ops import gelu

N = TypeVarTuple("N")
T = TypeVar("T", bound=Axis)


class Batch(Axis): ...
class Time(Axis): ...
class Feature(Axis, size=4): ...
class Wide(Axis, size=8): ...
class Topic(Axis, size=3): ...
class Expert(Axis, size=4): ...
class Place(Axis, size=16): ...
class Choice(Axis, size=2): ...


router = Router(Feature, Expert, Place, Choice)
reveal_type(router)  # R: Router[Feature, Expert, Place, Choice]
first, second = EnsembleLinear(Expert, Feature, Wide), EnsembleLinear(Expert, Wide, Topic)
reveal_type(first)  # R: EnsembleLinear[Expert, Feature, Wide]
reveal_type(first.weight)  # R: Param[Tensor[Expert, Feature, Wide]]
layer = MixtureOfExperts(router, first >> gelu >> second)
reveal_type(layer)  # R: MixtureOfExperts[Feature, Expert, Place, Choice, Topic]
MixtureOfExperts(router, first >> gelu >> first)
# E: EnsembleLinear[Expert, Feature, Wide] cannot follow: it takes Tensor[Expert, *N, Feature], but is given
#    Tensor[Expert, *N, Wide] [axes]
reveal_type(MixtureOfExperts(router, Linear(Feature, Wide)))
# R: MixtureOfExperts[Feature, Expert, Place, Choice, Wide]


def use(
    x: Expr[Tensor[Batch, Time, Feature]], there: Expr[BoolTensor[Batch, Time]], g: Expr[Tensor[T, *N, Feature]]
) -> None:
    reveal_type(layer(x))  # R: Expr[Tensor[Batch, Time, Topic]]
    reveal_type(x >> layer)  # R: Expr[Tensor[Batch, Time, Topic]]
    reveal_type(layer(x, present=there))  # R: Expr[Tensor[Batch, Time, Topic]]
    reveal_type(layer.mixed(x).outputs)  # R: Expr[Tensor[Batch, Time, Topic]]
    reveal_type(layer.mixed(x).balance)  # R: Expr[Tensor[()]]
    reveal_type(layer(g))  # R: Expr[Tensor[T, *N, Topic]]
    routing = router(x)
    reveal_type(routing)  # R: Routing[Expert, Place, Batch, Time, Choice]
    reveal_type(routing.chosen)  # R: Expr[IntTensor[Batch, Time, Choice]]
    reveal_type(routing.dispatch(x))  # R: Expr[Tensor[Expert, Place, Feature]]
    reveal_type(routing.combine(routing.dispatch(x) >> first))  # R: Expr[Tensor[Batch, Time, Wide]]
    layer(x, present=there.any(Time))
    # E: MixtureOfExperts[Feature, Topic] cannot be applied to Tensor[Batch, Time, Feature] and BoolTensor[Batch]: its
    #    rule "T *N Feature, bool T *N -> T *N Topic" needs the second to have the axes T *N (Batch, Time), not (Batch);
    #    the second lost Time on line 51 [axes]
    layer(x.sum(Feature))
    # E: MixtureOfExperts[Feature, Topic] cannot be applied to Tensor[Batch, Time]: its rule "T *N Feature -> T *N
    #    Topic" needs an axis Feature in the operand, which has only (Batch, Time); the operand lost Feature on line 55
    #    [axes]
    routing.combine(x)
    # E: Argument 1 to "combine" of "Routing" has incompatible type "Expr[Tensor[Batch, Time, Feature]]"; expected
    #    "Expr[Tensor[Expert, Place, Feature]]" [arg-type]
    routing.dispatch(x.sum(Batch))
    # E: Argument 1 to "dispatch" of "Routing" has incompatible type "Expr[Tensor[Time, Feature]]"; expected
    #    "Expr[Tensor[Batch, Time, Never]]" [arg-type]
    first(x)
    # E: EnsembleLinear[Expert, Feature, Wide] cannot be applied to Tensor[Batch, Time, Feature]: its rule "Expert *N
    #    Feature -> Expert *N Wide" needs an axis Expert in the operand, which has only (Batch, Time, Feature) [axes]
