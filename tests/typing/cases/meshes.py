"""Meshes: labels are placed on mesh axes."""

from typing import reveal_type

from typedtensor import Axis, Expr, MeshAxis, Tensor


class Batch(Axis): ...
class Data(MeshAxis, size=4): ...
class Model(MeshAxis): ...


class Row(Data): ...
# E: the axis label Row may not be a subclass of the label Data: a Row axis would pass for a Data axis; derive both from
#    Axis [axes]
class NoDevices(MeshAxis, size=0): ...
# E: size= of the mesh axis NoDevices must be a whole number of at least 1, not 0 [axis-rule]
class Formula(MeshAxis, size="2"): ...
# E: Argument "size" to "__init_subclass__" of "MeshAxis" has incompatible type "str"; expected "int | None" [arg-type]


def declared(x: Expr[Tensor[Data, Batch]], y: Expr[Tensor[MeshAxis]]) -> None:
    reveal_type(Data())  # R: Data
    reveal_type(x.sum(Data))  # R: Expr[Tensor[Batch]]
    Data(3)  # E: Data is declared with size 4, not 3 [axes]
    Model()
    # E: the size of Model is needed here: write Model(64), or declare class Model(MeshAxis, size=64) [axes-size]
    y.sum(Data)
    # E: SumAlong[Data] cannot be applied to Tensor[MeshAxis]: MeshAxis stands for any axis, not for one label [axes]
