"""Optimizers that are made for each step, of other parameters, or of a loss that leads the wrong way."""

from copy import deepcopy

from typedtensor import Axis, Expr, Input, IntTensor, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import as_real, cross_entropy, log_softmax, square, stop_gradient, take_along
from typedtensor.optim import SGD, Adam
from typedtensor.training import Batches, Cosine, Plateau, fit


class Batch(Axis): ...
class Pixel(Axis, size=4): ...
class Digit(Axis, size=3): ...


Loss = Expr[Tensor[()]]
Model = Linear[Pixel, Digit]


def in_each_round(model: Model, loss: Loss) -> None:
    for _ in range(3):
        optimizer = Adam(model.parameters, learning_rate=1e-3)
        optimizer.step(loss)
        # E: line 23 creates a new optimizer in each iteration, so its schedule and its state, such as momentum, start
        #    again every time: create it before the loop [axes-training]
        SGD(model.parameters, learning_rate=Cosine(0.1, steps=3)).step(loss)
        # E: line 27 creates a new optimizer in each iteration, so its schedule and its state, such as momentum, start
        #    again every time: create it before the loop [axes-training]
        SGD(model.parameters, learning_rate=0.1).step(loss)  # steps of its own have no state


def before_the_rounds(model: Model, models: list[Model], loss: Loss, rates: list[float]) -> None:
    optimizer = Adam(model.parameters, learning_rate=1e-3)
    for _ in range(3):
        optimizer.step(loss)
    for rate in rates:
        tried = Adam(model.parameters, learning_rate=rate)
        for _ in range(3):
            tried.step(loss)
    for each in models:
        Adam(each.parameters, learning_rate=1e-3).step(loss)
    Adam(model.parameters, learning_rate=1e-3).step(loss)


def negative_log_likelihood(model: Model, x: Expr[Tensor[Batch, Pixel]], y: Expr[IntTensor[Batch]]) -> Loss:
    return -take_along(log_softmax(model(x), Digit), y, Digit).mean()


def log_likelihood(model: Model, x: Expr[Tensor[Batch, Pixel]], y: Expr[IntTensor[Batch]]) -> Loss:
    return take_along(log_softmax(model(x), Digit), y, Digit).mean()


def signs(model: Model, optimizer: Adam, x: Expr[Tensor[Batch, Pixel]], y: Expr[IntTensor[Batch]]) -> None:
    scores = model(x)
    loss = cross_entropy(scores, y, Digit).mean()
    right = as_real(scores.argmax(Digit).eq(y)).mean()
    optimizer.step(loss, also=(right,))
    optimizer.step(-loss)
    # E: a step minimises its loss, but this one is never above 0 and gets smaller as the model gets worse: change its
    #    sign [axes-gradient]
    optimizer.step(loss * -1.0)
    # E: a step minimises its loss, but this one is never above 0 and gets smaller as the model gets worse: change its
    #    sign [axes-gradient]
    optimizer.step(loss - 1.0)
    optimizer.step(-(loss - 1.0))
    optimizer.step(right, also=(loss,))
    # E: this loss has no gradient, so a step changes nothing: comparisons, argmax and stop_gradient have none; pass a
    #    loss that has one, and measure this one with also= [axes-gradient]
    optimizer.step(stop_gradient(loss))
    # E: this loss has no gradient, so a step changes nothing: comparisons, argmax and stop_gradient have none; pass a
    #    loss that has one, and measure this one with also= [axes-gradient]
    optimizer.step(negative_log_likelihood(model, x, y))
    optimizer.step(log_likelihood(model, x, y))
    # E: a step minimises its loss, but this one is never above 0 and gets smaller as the model gets worse: change its
    #    sign [axes-gradient]


x, y = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch])
teacher, student = Linear(Pixel, Digit), Linear(Pixel, Digit)
both = square(student(x) - teacher(x)).mean()
distilled = square(student(x) - stop_gradient(teacher(x))).mean()
Adam(teacher.parameters, learning_rate=1e-3).step(distilled)
# E: the optimizer has the parameters of teacher, but this loss depends on none of them, only on student: give the
#    optimizer student.parameters, or let the loss depend on teacher [axes-training]
Adam(teacher.parameters, learning_rate=1e-3).step(both)
Adam(student.parameters, learning_rate=1e-3).step(distilled)
frozen = deepcopy(student)
followed = square(student(x) - stop_gradient(frozen(x))).mean()
Adam(frozen.parameters, learning_rate=1e-3).step(followed)
# E: the optimizer has the parameters of frozen, but this loss depends on none of them, only on student: give the
#    optimizer student.parameters, or let the loss depend on frozen [axes-training]
Adam(student.parameters, learning_rate=1e-3).step(followed)


def schedules(model: Model, loss: Loss, batches: Batches, others: Batches) -> None:
    rate = Plateau(0.1)
    fit(model, SGD(model.parameters, learning_rate=rate), loss, batches, epochs=1)
    # E: rate lowers the learning rate when the loss of the epochs stops falling, but nothing tells it the loss: pass
    #    plateau=rate [axes-training]
    fit(model, SGD(model.parameters, learning_rate=rate), loss, batches, epochs=1, plateau=rate)
    fit(model, SGD(model.parameters, learning_rate=0.1), -square(loss), batches, epochs=1, validation=batches)
    # E: a step minimises its loss, but this one is never above 0 and gets smaller as the model gets worse: change its
    #    sign [axes-gradient]
    # E: this measures the model on its training data, batches, which says nothing about other data: pass
    #    validation=others [axes-training]
    fit(model, SGD(model.parameters, learning_rate=0.1), loss, batches, epochs=1, validation=others)


def alone(model: Model, loss: Loss, batches: Batches) -> None:
    fit(model, SGD(model.parameters, learning_rate=0.1), loss, batches, epochs=1, validation=batches)
    fit(model, SGD(model.parameters, learning_rate=0.1), loss, batches)
    # E: Missing named argument "epochs" for "fit" [call-arg]
