"""Layers whose parameters are lost, and lists of unlike layers."""

from dataclasses import dataclass, field
from typing import ClassVar, reveal_type

from typedtensor import Axis, Expr, Module, Param, Tensor
from typedtensor.nn import Dropout, LayerNorm, Linear, MultiHeadAttention, Pipeline, SelfAttention
from typedtensor.ops import relu


class Batch(Axis): ...
class Time(Axis): ...
class A(Axis, size=4): ...
class B(Axis, size=4): ...
class H(Axis, size=2): ...
class W(Axis, size=2): ...
class Half(Module):
    first: Linear[A, B] = Linear(A, B, seed=0)
    # E: Half.first is at class level: a layer at class level is shared by all instances and never trained, as
    #    parameters are found in the fields of instances; assign it in __init__, self.first = ..., or, in a dataclass,
    #    write field(default_factory=...). A layer that all instances share is made outside of the class, and assigned
    #    there [axes-layer]
    scale = Param(Tensor[()](1.0))
    # E: Half.scale is at class level: a layer at class level is shared by all instances and never trained, as
    #    parameters are found in the fields of instances; assign it in __init__, self.scale = ..., or, in a dataclass,
    #    write field(default_factory=...). A layer that all instances share is made outside of the class, and assigned
    #    there [axes-layer]
    several = [LayerNorm(A)]
    # E: Half.several is at class level: a layer at class level is shared by all instances and never trained, as
    #    parameters are found in the fields of instances; assign it in __init__, self.several = ..., or, in a dataclass,
    #    write field(default_factory=...). A layer that all instances share is made outside of the class, and assigned
    #    there [axes-layer]
    named = {"a": (Linear(A, B),)}
    # E: Half.named is at class level: a layer at class level is shared by all instances and never trained, as
    #    parameters are found in the fields of instances; assign it in __init__, self.named = ..., or, in a dataclass,
    #    write field(default_factory=...). A layer that all instances share is made outside of the class, and assigned
    #    there [axes-layer]
    drop = Dropout(0.5, seed=0)
    act = relu
    count: int = 3
    kept: ClassVar[int] = 3
    ok: Linear[A, B]
    def __init__(self) -> None:
        self.ok = Linear(A, B)
        self.rest = {Linear(A, B)}
        # E: rest is a set, whose order is not fixed, so that its layers and parameters have no names and are never
        #    trained: keep modules and parameters in a list or a dict [axes-layer]
        self.frozen = frozenset([Linear(A, B)])
        # E: frozen is a set, whose order is not fixed, so that its layers and parameters have no names and are never
        #    trained: keep modules and parameters in a list or a dict [axes-layer]
        self.names = {"a"}
        self.list = [Linear(A, B)]
        self.attention = MultiHeadAttention(A, H, W)
    def __call__(self, x: Expr[Tensor[Batch, A]]) -> Expr[Tensor[Batch, B]]:
        p, _ = Param(Tensor[()](1.0)), Dropout(0.5, seed=0)
        # E: Half makes Param while it is called: parameters that are made there are new at each call and never trained;
        #    make them before: in __init__, as a field, which __call__ applies. Layers without new parameters, as
        #    SelfAttention(self.attention, Time) of a field, may be made in a call; what trains parameters of its own is
        #    a function [axes-layer]
        return (self.ok(x) + Linear(A, B)(x) + Inner()(x)) * p
        # E: Half makes Linear while it is called: parameters that are made there are new at each call and never
        #    trained; make them before: in __init__, as a field, which __call__ applies. Layers without new parameters,
        #    as SelfAttention(self.attention, Time) of a field, may be made in a call; what trains parameters of its own
        #    is a function [axes-layer]
        # E: Half makes Inner while it is called: parameters that are made there are new at each call and never trained;
        #    make them before: in __init__, as a field, which __call__ applies. Layers without new parameters, as
        #    SelfAttention(self.attention, Time) of a field, may be made in a call; what trains parameters of its own is
        #    a function [axes-layer]
    def attend(self, x: Expr[Tensor[Batch, Time, A]]) -> Expr[Tensor[Batch, Time, A]]:
        return SelfAttention(self.attention, Time)(x)
class Inner(Module):
    def __init__(self) -> None:
        self.half = Linear(A, B)
    def __call__(self, x: Expr[Tensor[Batch, A]]) -> Expr[Tensor[Batch, B]]:
        return Pipeline(self.half, relu)(x)
@dataclass
class Data(Module):
    first: Linear[A, B] = field(default_factory=lambda: Linear(A, B))
    second: Linear[A, B] = Linear(A, B)
    # E: Data.second is at class level: a layer at class level is shared by all instances and never trained, as
    #    parameters are found in the fields of instances; assign it in __init__, self.second = ..., or, in a dataclass,
    #    write field(default_factory=...). A layer that all instances share is made outside of the class, and assigned
    #    there [axes-layer]
class Attend(Module):
    def __init__(self) -> None:
        self.attention = MultiHeadAttention(A, H, W)
    def __call__(self, x: Expr[Tensor[Batch, Time, A]]) -> Expr[Tensor[Batch, Time, A]]:
        return SelfAttention(self.attention, Time)(x)
class Listed(Module):
    def __init__(self) -> None:
        self.layers = [Linear(A, B), Linear(B, B)]
        self.alike = [Linear(B, B), Linear(B, B)]
    def __call__(self, x: Expr[Tensor[Batch, A]]) -> Expr[Tensor[Batch, B]]:
        h = self.layers[0](x)
        # E: "object" not callable [operator]
        # N: layers of different labels have no type in common, so that the items of a list or dict of them are objects
        #    to mypy: keep each in a field of its own, or join them, as in Pipeline(Linear(Pixel, Hidden), relu,
        #    Linear(Hidden, Digit)); layers of the same labels may stay in a list
        for layer in self.layers[1:]:
            reveal_type(layer(h))
            # E: "object" not callable [operator]
            # R: Any
            # N: layers of different labels have no type in common, so that the items of a list or dict of them are
            #    objects to mypy: keep each in a field of its own, or join them, as in Pipeline(Linear(Pixel, Hidden),
            #    relu, Linear(Hidden, Digit)); layers of the same labels may stay in a list
        y = Linear(A, B, seed=0)(x)
        # E: Listed makes Linear while it is called: parameters that are made there are new at each call and never
        #    trained; make them before: in __init__, as a field, which __call__ applies. Layers without new parameters,
        #    as SelfAttention(self.attention, Time) of a field, may be made in a call; what trains parameters of its own
        #    is a function [axes-layer]
        for each in self.alike:
            y = each(y)
        return y
