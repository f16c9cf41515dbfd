"""Estimators: a function that builds a model, and how it is trained."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, Self, TypeVar

import numpy as np

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr, Input, Param
from typedtensor.core.module import Module
from typedtensor.core.protocols import Layer
from typedtensor.core.tensor import AnyTensor, IntTensor, Tensor, tensor_type
from typedtensor.errors import AxisError
from typedtensor.ops import cross_entropy, softmax
from typedtensor.optim import Adam, Optimizer
from typedtensor.runtime import given
from typedtensor.sklearn.bases import (
    BaseEstimator,
    ClassifierMixin,
    RegressorMixin,
    multiclass,
    validation,
)
from typedtensor.training import Batches, fit

F = TypeVar("F", bound=Axis)
V = TypeVar("V", bound=Axis)

NDArray = np.ndarray[Any, np.dtype[Any]]


class Sample(Axis):
    """The axis of samples: the rows of ``X``."""


class MakesOptimizer(Protocol):
    """What makes an optimizer, as the class of one does."""

    def __call__(self, parameters: Mapping[str, Param[Any]], /, *, learning_rate: float) -> Optimizer:
        """An optimizer of the parameters."""


class ModelEstimator(BaseEstimator, Generic[F, V]):
    """What a classifier and a regressor have in common.

    Args:
        build: returns a new model for the axes of features and outputs, which have the sizes of the data.
        features: the label of the columns of ``X``.
        outputs: the label of classes, or of the columns of ``y``.
        epochs: how often all samples are seen.
        batch_size: how many samples a step is made on.
        learning_rate: what the optimizer is made with.
        optimizer: the class of the optimizer, or a function like it.
        random_state: what the first parameters and the order of the samples are drawn from.

    Attributes:
        model_: the trained model.
        loss_curve_: the mean loss of each epoch.
        n_features_in_: the number of features.
    """

    model_: Module
    loss_curve_: list[float]

    def __init__(
        self,
        build: Callable[[F, V], Layer[F, V]],
        features: type[F],
        outputs: type[V],
        *,
        epochs: int = 100,
        batch_size: int = 32,
        learning_rate: float = 1e-2,
        optimizer: MakesOptimizer = Adam,
        random_state: Any = None,
    ) -> None:
        self.build, self.features, self.outputs = build, features, outputs
        self.epochs, self.batch_size, self.learning_rate = epochs, batch_size, learning_rate
        self.optimizer, self.random_state = optimizer, random_state

    def _train(
        self,
        x: NDArray,
        targets: AnyTensor,
        outputs: int,
        cost: Callable[[Expr[Tensor[Sample, V]], Input[Any]], Expr[Tensor[Sample]]],
    ) -> None:
        seed = int(validation.check_random_state(self.random_state).randint(np.iinfo(np.int32).max))
        layer = self.build(self.features(x.shape[1]), self.outputs(outputs))
        if not isinstance(layer, Module):
            raise AxisError(f"build is to return a new Module, as Linear(...) >> relu >> Linear(...), not {layer!r}")
        layer.initialize(seed)
        data: Any = tensor_type("real", (Sample, self.features))  # type variables are no labels at run time
        self._x: Input[Tensor[Sample, F]] = Input(data)
        self._y: Expr[Tensor[Sample, V]] = layer(self._x)
        kind: Any = targets.tensor_type
        target: Input[Any] = Input(kind)
        values = self._x.tensor_type(x.astype(np.float32))
        batches = Batches(
            self._x.bind(values), target.bind(targets), along=Sample, size=min(self.batch_size, len(x)), seed=seed
        )
        optimizer = self.optimizer(layer.parameters, learning_rate=self.learning_rate)
        loss = cost(self._y, target).mean(Sample)
        history = fit(layer, optimizer, loss, batches, epochs=self.epochs, progress=False)
        if history.interrupted:
            raise KeyboardInterrupt
        self.model_, self.loss_curve_ = layer, history.values()

    def _computed(self, expression: Expr[Any], X: Any) -> NDArray:
        """The value of an expression of the features, in double precision."""
        x = validation.validate_data(self, X, dtype=np.float64, reset=False)
        with given(self._x.bind(self._x.tensor_type(x))):
            return np.array(expression.value.numpy())


class Classifier(ClassifierMixin, ModelEstimator[F, V]):
    """A classifier: the outputs of the model are scores of the classes, trained by their cross entropy.

    The arguments are those of the constructor of :class:`ModelEstimator`.

    Attributes:
        classes_: the classes, sorted.

    >>> from typedtensor import Axis, Layer
    >>> from typedtensor.nn import Linear
    >>> from typedtensor.ops import relu
    >>> class Measure(Axis): ...
    >>> class Hidden(Axis, size=8): ...
    >>> class Kind(Axis): ...
    >>> def network(measures: Measure, kinds: Kind) -> Layer[Measure, Kind]:
    ...     return Linear(measures, Hidden) >> relu >> Linear(Hidden, kinds)
    >>> classifier = Classifier(network, Measure, Kind, epochs=30, random_state=0)
    >>> X, y = np.array([[-1.0], [-2.0], [1.0], [2.0]]), ["less", "less", "more", "more"]
    >>> classifier.fit(X, y).predict([[-3.0], [3.0]]).tolist()
    ['less', 'more']

    See also: ``sklearn.neural_network.MLPClassifier``.
    """

    classes_: NDArray

    def fit(self, X: Any, y: Any) -> Self:
        """Build a model and train it.

        Args:
            X: samples by features.
            y: the class of each sample.

        Raises:
            ValueError: when they are no finite numbers, or of different lengths.
            NonFiniteError: when the training diverges.
        """
        x, y = validation.validate_data(self, X, y, dtype=np.float64)
        multiclass.check_classification_targets(y)
        self.classes_, codes = np.unique(y, return_inverse=True)
        self._train(x, IntTensor[Sample](codes), len(self.classes_), self._cost)
        self._shares = softmax(self._y, self.outputs)
        return self

    def _cost(self, scores: Expr[Tensor[Sample, V]], target: Input[Any]) -> Expr[Tensor[Sample]]:
        classes: Expr[IntTensor[Sample]] = target
        return cross_entropy(scores, classes, self.outputs)

    def predict_proba(self, X: Any) -> NDArray:
        """The probability of each class, for each sample."""
        validation.check_is_fitted(self)
        return self._computed(self._shares, X)

    def predict(self, X: Any) -> NDArray:
        """The most probable class of each sample."""
        validation.check_is_fitted(self)
        chosen: NDArray = self.classes_[self._computed(self._y, X).argmax(axis=1)]
        return chosen


class Regressor(RegressorMixin, ModelEstimator[F, V]):
    """A regressor: the outputs of the model are what is predicted, trained by half the squared error.

    The arguments are those of the constructor of :class:`ModelEstimator`. Targets are taken as they are: for those that
    are far from 1, put it into a ``sklearn.compose.TransformedTargetRegressor``.

    >>> from typedtensor import Axis, Layer
    >>> from typedtensor.nn import Linear
    >>> class Measure(Axis): ...
    >>> class Price(Axis): ...
    >>> def line(measures: Measure, prices: Price) -> Layer[Measure, Price]:
    ...     return Linear(measures, prices)
    >>> regressor = Regressor(line, Measure, Price, epochs=200, learning_rate=0.1, random_state=0)
    >>> regressor.fit([[0.0], [1.0], [2.0]], [1.0, 3.0, 5.0]).predict([[3.0]]).round(1).tolist()
    [7.0]

    See also: ``sklearn.neural_network.MLPRegressor``.
    """

    def fit(self, X: Any, y: Any) -> Self:
        """Build a model and train it.

        Args:
            X: samples by features.
            y: a number for each sample, or several.

        Raises:
            ValueError: when they are no finite numbers, or of different lengths.
            NonFiniteError: when the training diverges.
        """
        x, y = validation.validate_data(self, X, y, dtype=np.float64, y_numeric=True, multi_output=True)
        self._is_row = y.ndim == 1
        columns = np.asarray(y, np.float32).reshape(len(x), -1)
        targets = tensor_type("real", (Sample, self.outputs))(columns)
        self._train(x, targets, columns.shape[1], self._cost)
        return self

    def _cost(self, found: Expr[Tensor[Sample, V]], target: Input[Any]) -> Expr[Tensor[Sample]]:
        wanted: Expr[Tensor[Sample, V]] = target
        difference = found - wanted
        return (difference * difference).sum(self.outputs) * 0.5

    def predict(self, X: Any) -> NDArray:
        """What is predicted for each sample, in the form of ``y``."""
        validation.check_is_fitted(self)
        found = self._computed(self._y, X)
        return found[:, 0] if self._is_row else found

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.target_tags.multi_output = True
        return tags
