"""A frozen teacher in evaluation mode, whose parameters no optimizer has; the student learns its soft targets."""

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.nn import Dropout, Linear, Training
from typedtensor.ops import log_softmax, relu, softmax, stop_gradient
from typedtensor.optim import Adam


class Batch(Axis): ...


class Pixel(Axis, size=16): ...


class Hidden(Axis, size=8): ...


class Digit(Axis, size=10): ...


Images = Expr[Tensor[Batch, Pixel]]
Scores = Expr[Tensor[Batch, Digit]]


class Net(Module):
    def __init__(self) -> None:
        self.first, self.second, self.dropout = Linear(Pixel, Hidden), Linear(Hidden, Digit), Dropout(0.5, seed=0)

    def __call__(self, x: Images, training: Training | None) -> Scores:
        return self.second(self.dropout(relu(self.first(x)), training))


def distillation(teacher: Scores, student: Scores, temperature: float) -> Expr[Tensor[Batch]]:
    soft = softmax(teacher / temperature, Digit)
    return -(soft * log_softmax(student / temperature, Digit)).sum(Digit)


def train(teacher: Net, student: Net, x: Images, training: Training) -> None:
    targets = stop_gradient(teacher(x, None))
    loss = distillation(targets, student(x, training), 2.0).mean(Batch)
    Adam(student.parameters).step(loss, updates=training.updates)
