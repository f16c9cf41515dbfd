"""Examples mixed with others, consistency between a weak and a strong view, and ensembles that vote."""

from typedtensor import Axis, BoolTensor, Expr, Module, Tensor
from typedtensor.nn import Dropout, Linear, Training
from typedtensor.ops import as_real, log, log_softmax, relu, softmax, square, stop_gradient
from typedtensor.optim import Adam


class Batch(Axis): ...


class Pixel(Axis, size=16): ...


class Hidden(Axis, size=8): ...


class Digit(Axis, size=10): ...


class Member(Axis, size=3): ...


Images = Expr[Tensor[Batch, Pixel]]
Shares = Expr[Tensor[Batch, Digit]]


class Net(Module):
    def __init__(self) -> None:
        self.first, self.second, self.dropout = Linear(Pixel, Hidden), Linear(Hidden, Digit), Dropout(0.3, seed=1)

    def __call__(self, x: Images, training: Training | None = None) -> Shares:
        return self.second(self.dropout(relu(self.first(x)), training))


def mixed(
    net: Net, one: Images, other: Images, first: Shares, second: Shares, share: Expr[Tensor[()]]
) -> Expr[Tensor[()]]:
    scores = log_softmax(net(share * one + (1.0 - share) * other), Digit)
    return -(scores * (share * first + (1.0 - share) * second)).sum(Digit).mean(Batch)


def consistent(net: Net, weak: Images, strong: Images, training: Training) -> None:
    pseudo = stop_gradient(softmax(net(weak), Digit))
    certain = as_real(pseudo.max(Digit) > 0.95)
    losses = -(pseudo * log_softmax(net(strong, training), Digit)).sum(Digit)
    Adam(net.parameters).step((losses * certain).mean(Batch), updates=training.updates)


def twice(net: Net, x: Images, training: Training) -> Expr[Tensor[()]]:
    one, other = (log_softmax(net(x, training), Digit) for _ in range(2))
    return square(one - other).mean()


def voted(votes: Expr[Tensor[Member, Batch, Digit]]) -> Shares:
    return log(softmax(votes, Digit).mean(Member))


def kept(x: Images, present: Expr[BoolTensor[Batch, Pixel]]) -> Images:
    weights = as_real(present)
    return x * weights * (Pixel().size / weights.sum(Pixel)).expand_like(x)
