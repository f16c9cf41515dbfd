"""Meshes: labels are placed on mesh axes."""

from typing import reveal_type

from typedtensor import Axis, Expr, Flat, Input, Mesh, MeshAxis, Tensor, given


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
    # E: Sum[Data] cannot be applied to Tensor[MeshAxis]: MeshAxis stands for any axis, not for one label [axes]


class Inner(Axis, size=512): ...
class Hidden(MeshAxis, size=2): ...


Mesh(Data, Model(2), place={Batch: Data, Inner: Model, Flat[Inner, Batch]: Model})
Mesh(Data, place={})
Mesh(Data, place={Bacth: Data})  # noqa: F821  # E: Name "Bacth" is not defined; did you mean "Batch"? [name-defined]
Mesh(Data, place={Batch: Dat})  # noqa: F821  # E: Name "Dat" is not defined; did you mean "Data"? [name-defined]
Mesh(Data, place={Batch: Inner})
# E: Dict entry 0 has incompatible type "type[Batch]": "type[Inner]"; expected "type[Axis]": "type[MeshAxis]"
#    [dict-item]
Mesh(Batch, place={Batch: Data})
# E: Argument 1 to "Mesh" has incompatible type "type[Batch]"; expected "type[MeshAxis] | MeshAxis" [arg-type]
Mesh(Data, place={Data: Batch})
# E: Dict entry 0 has incompatible type "type[Data]": "type[Batch]"; expected "type[Axis]": "type[MeshAxis]" [dict-item]
Mesh(Data, place={Batch: "data"})
# E: Dict entry 0 has incompatible type "type[Batch]": "str"; expected "type[Axis]": "type[MeshAxis]" [dict-item]


def anywhere(axis: type[MeshAxis], label: type[Axis], x: Input[Tensor[Batch]], of: Tensor[Batch]) -> None:
    mesh = Mesh(axis, Data, place={label: axis, Batch: Hidden})
    reveal_type(mesh)  # R: Mesh
    reveal_type(mesh.from_local(of))  # R: Tensor[Batch]
    given(x.bind(of), on=mesh)
    given(x.bind(of), on=Data)
    # E: Argument "on" to "given" has incompatible type "type[Data]"; expected "Mesh | None" [arg-type]
