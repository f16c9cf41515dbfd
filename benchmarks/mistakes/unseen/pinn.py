"""A physics-informed network: it solves the heat equation by its residual, the boundary and the start."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, Expr, Input, Module, Param, Tensor, gradient
from typedtensor.nn import Linear
from typedtensor.ops import concat, exp, select, sin, square, tanh


class Inside(Axis): ...


class Edge(Axis): ...


class Place(Axis, size=2): ...


class Moment(Axis, size=1): ...


class Where(Axis, size=3): ...


class Hidden(Axis, size=8): ...


class Heat(Axis, size=1): ...


class Network(Module):
    def __init__(self) -> None:
        self.first, self.second = Linear(Where, Hidden, seed=0), Linear(Hidden, Hidden, seed=1)
        self.heat = Linear(Hidden, Heat, seed=2)
        self.log_speed = Param(Tensor[()](0.0))

    def inside(self, place: Expr[Tensor[Inside, Place]], time: Expr[Tensor[Inside, Moment]]) -> Expr[Tensor[Inside]]:
        hidden = tanh(self.first(concat(place, time, Place, Moment, Where)))
        return select(self.heat(tanh(self.second(hidden))), Heat, 0)

    def edge(self, place: Expr[Tensor[Edge, Place]], time: Expr[Tensor[Edge, Moment]]) -> Expr[Tensor[Edge]]:
        hidden = tanh(self.first(concat(place, time, Place, Moment, Where)))
        return select(self.heat(tanh(self.second(hidden))), Heat, 0)


place, time = Input(Tensor[Inside, Place]), Input(Tensor[Inside, Moment])
edge, edge_time = Input(Tensor[Edge, Place]), Input(Tensor[Edge, Moment])
measured_place, measured_time = Input(Tensor[Inside, Place]), Input(Tensor[Inside, Moment])
measured = Input(Tensor[Inside])
network = Network()
heat = network.inside(place, time)
rise = gradient(heat.sum(), time).sum(Moment)
slope = gradient(heat.sum(), place)
curvature_x = gradient(select(slope, Place, 0).sum(), place).select(Place, 0)
curvature_y = gradient(select(slope, Place, 1).sum(), place).select(Place, 1)
residual = rise - exp(network.log_speed) * (curvature_x + curvature_y)
physics = square(residual).mean(Inside)
boundary = square(network.edge(edge, edge_time)).mean(Edge)
start = network.edge(edge, edge_time * 0.0)
wave = sin(3.14 * edge.select(Place, 0)) * sin(3.14 * edge.select(Place, 1))
initial = square(start - wave).mean(Edge)
fit = square(network.inside(measured_place, measured_time) - measured).mean(Inside)
loss = physics + boundary + initial + 0.1 * fit


def run() -> float:
    """The loss of a random batch, with its gradients."""
    inside, border = Inside(5), Edge(4)
    bound = draw(place, inside), draw(time, inside), draw(edge, border), draw(edge_time, border)
    return trial(loss, *bound, draw(measured_place, inside), draw(measured_time, inside), draw(measured, inside))
