"""Optimizers that are made for each step, of other parameters, or of a loss that leads the wrong way."""

from copy import deepcopy

from typedtensor import Axis, Expr, Input, IntTensor, Param, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import square, stop_gradient
from typedtensor.optim import SGD, Adam
from typedtensor.training import Batches, fit


class Batch(Axis): ...
class Pixel(Axis, size=4): ...
class Digit(Axis, size=3): ...


Loss = Expr[Tensor[()]]
Model = Linear[Pixel, Digit]


x, y = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch])
teacher, student = Linear(Pixel, Digit), Linear(Pixel, Digit)
both = square(student(x) - teacher(x)).mean()
distilled = square(student(x) - stop_gradient(teacher(x))).mean()
Adam(teacher.parameters, learning_rate=1e-3).step(distilled)
Adam(teacher.parameters, learning_rate=1e-3).step(both)
Adam(student.parameters, learning_rate=1e-3).step(distilled)
frozen = deepcopy(student)
followed = square(student(x) - stop_gradient(frozen(x))).mean()
Adam(frozen.parameters, learning_rate=1e-3).step(followed)
Adam(student.parameters, learning_rate=1e-3).step(followed)


def alone(model: Model, loss: Loss, batches: Batches) -> None:
    fit(model, SGD(model.parameters, learning_rate=0.1), loss, batches, epochs=1, validation=batches)
    fit(model, SGD(model.parameters, learning_rate=0.1), loss, batches)
    # E: Missing named argument "epochs" for "fit" [call-arg]


def parameters_of_different_axes(x: Expr[Tensor[Batch]], wrong: list[object]) -> None:
    a, b = Param(Tensor[Batch]([1.0])), Param(Tensor[Pixel, Digit]([[1.0]]))
    some, of_layers = [Param(Tensor[Batch]([1.0])) for _ in range(2)], Linear(Pixel, Digit).parameters
    both = [a, b]
    SGD(both, learning_rate=0.1)
    more = (a, *both, *some, *of_layers.values())
    Adam(more)
    SGD([a, b, *both], learning_rate=0.1)
    # E: List item 2 has incompatible type "list[object]"; expected "Param[Any]" [list-item]
    others = [a, x]
    Adam(others)
    # E: Argument 1 to "Adam" has incompatible type "list[Expr[Tensor[Batch]]]"; expected "Mapping[str, Param[Any]] |
    #    Iterable[Param[Any]]" [arg-type]
    numbers = [a, 1.0]
    Adam(numbers)
    # E: Argument 1 to "Adam" has incompatible type "list[object]"; expected "Mapping[str, Param[Any]] |
    #    Iterable[Param[Any]]" [arg-type]
    Adam(wrong)
    # E: Argument 1 to "Adam" has incompatible type "list[object]"; expected "Mapping[str, Param[Any]] |
    #    Iterable[Param[Any]]" [arg-type]
