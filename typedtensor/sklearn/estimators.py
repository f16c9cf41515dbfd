"""Estimators: a function that builds a model, with the settings of its training."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, Self, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Binding, Expr, Input
from typedtensor.core.module import Layer, Module, find_variables
from typedtensor.core.tensor import AnyTensor, IntTensor, Tensor, tensor_type
from typedtensor.core.variables import Buffer, Param
from typedtensor.errors import AxisError
from typedtensor.nn import Training
from typedtensor.ops import cross_entropy, softmax
from typedtensor.optim import Adam, Optimizer
from typedtensor.runtime import given
from typedtensor.sklearn.bases import BaseEstimator, ClassifierMixin, RegressorMixin, multiclass, validation
from typedtensor.training import Batches, fit

F = TypeVar("F", bound=Axis)
V = TypeVar("V", bound=Axis)
N = TypeVarTuple("N")

NDArray = np.ndarray[Any, np.dtype[Any]]


class Sample(Axis):
    """The axis of samples: the rows of ``X``."""


class TrainableLayer(Protocol[F, V]):
    """A layer with different training and evaluation forms, such as one with dropout or batch norm."""

    def __call__(self, x: Expr[Tensor[*N, F]], training: Training | None, /) -> Expr[Tensor[*N, V]]:
        """Apply the layer; None selects evaluation."""


class MakesOptimizer(Protocol):
    """A factory of optimizers, such as the class of one."""

    def __call__(self, parameters: Mapping[str, Param[Any]], /, *, learning_rate: float) -> Optimizer:
        """An optimizer of the parameters."""


class ModelEstimator(BaseEstimator, Generic[F, V]):
    """The base of classifiers and regressors.

    Args:
        build: returns a new model for the axes of features and outputs, which have the sizes of the data: a function of
            an expression, or, if it differs in training and evaluation, of an expression and a
            :class:`~typedtensor.nn.Training` or None.
        features: the label of the columns of ``X``.
        outputs: the label of classes, or of the columns of ``y``.
        epochs: how often all samples are seen.
        batch_size: how many samples a step is made on, if there are as many; some more where one sample would be left
            over, which has no variance to normalize by.
        learning_rate: what the optimizer is made with.
        optimizer: the class of the optimizer, or a function like it.
        dtype: the precision that is trained in; that of ``X`` without one, float32 or else float64.
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
        build: Callable[[F, V], Layer[F, V] | TrainableLayer[F, V]],
        features: type[F],
        outputs: type[V],
        *,
        epochs: int = 200,
        batch_size: int = 200,
        learning_rate: float = 1e-2,
        optimizer: MakesOptimizer = Adam,
        dtype: Any = None,
        random_state: Any = None,
    ) -> None:
        self.build, self.features, self.outputs = build, features, outputs
        self.epochs, self.batch_size, self.learning_rate = epochs, batch_size, learning_rate
        self.optimizer, self.dtype, self.random_state = optimizer, dtype, random_state

    def _train(
        self,
        x: NDArray,
        targets: AnyTensor,
        outputs: int,
        cost: Callable[[Expr[Tensor[Sample, V]], Input[Any]], Expr[Tensor[Sample]]],
        weights: NDArray | None,
    ) -> None:
        seed = int(validation.check_random_state(self.random_state).randint(np.iinfo(np.int32).max))
        layer = self.build(self.features(x.shape[1]), self.outputs(outputs))
        if not isinstance(layer, Module):
            raise AxisError(
                f"build must return a new Module, such as Linear(...) >> relu >> Linear(...), not {layer!r}"
            )
        for variable in find_variables(layer.initialize(seed)).values():
            if variable.tensor_type.kind == "real":
                variable.assign(variable.value, dtype=x.dtype)
        data: Any = tensor_type("real", (Sample, self.features))  # type variables are no labels at run time
        self._x: Input[Tensor[Sample, F]] = Input(data)
        kind: Any = targets.tensor_type
        target: Input[Any] = Input(kind)
        training = Training(Buffer(IntTensor[()](0)))
        costs = cost(_applied(layer, self._x, training), target)
        self._y: Expr[Tensor[Sample, V]] = _applied(layer, self._x, None)
        bindings: list[Binding[Any]] = [self._x.bind(self._x.tensor_type(x)), target.bind(targets)]
        if weights is not None:
            weight = Input(Tensor[Sample])
            bindings.append(weight.bind(Tensor[Sample](weights.astype(x.dtype))))
            costs = costs * weight
        batches = Batches(*bindings, along=Sample, size=_without_one_left(self.batch_size, len(x)), seed=seed)
        optimizer = self.optimizer(layer.parameters, learning_rate=self.learning_rate)
        history = fit(
            layer, optimizer, costs.mean(Sample), batches, epochs=self.epochs, updates=training.updates, progress=False
        )
        if history.interrupted:
            raise KeyboardInterrupt
        self.model_, self.loss_curve_ = layer, history.values()

    def _dtypes(self) -> list[Any]:
        """The dtypes of data that are kept; others are cast to the first."""
        return [np.float64, np.float32] if self.dtype is None else [self.dtype]

    def _weights(self, sample_weight: Any, x: NDArray) -> tuple[NDArray | None, NDArray]:
        """The weights of the samples that have one, whose mean is 1, and the places of these samples."""
        if sample_weight is None:
            return None, np.arange(len(x))
        given: NDArray = validation._check_sample_weight(sample_weight, x, dtype=np.float64, ensure_non_negative=True)
        places = np.flatnonzero(given)
        if not len(places):
            raise ValueError("all sample weights are zero: give at least one sample a positive weight")
        return given[places] / given[places].mean(), places

    def _computed(self, expression: Expr[Any], X: Any) -> NDArray:
        """The value of an expression of the features, in float64."""
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

    def fit(self, X: Any, y: Any, sample_weight: Any = None) -> Self:
        """Build a model and train it.

        Args:
            X: samples by features.
            y: the class of each sample.
            sample_weight: how much each sample counts; the mean of the weights is made 1.

        Raises:
            ValueError: when they are no finite numbers, or of different lengths; when no weight is more than 0.
            NonFiniteError: when the training diverges.
        """
        x, y = validation.validate_data(self, X, y, dtype=self._dtypes())
        multiclass.check_classification_targets(y)
        self.classes_, codes = np.unique(y, return_inverse=True)
        weights, places = self._weights(sample_weight, x)
        self._train(x[places], IntTensor[Sample](codes[places]), len(self.classes_), self._cost, weights)
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

    def fit(self, X: Any, y: Any, sample_weight: Any = None) -> Self:
        """Build a model and train it.

        Args:
            X: samples by features.
            y: a number for each sample, or several.
            sample_weight: how much each sample counts; the mean of the weights is made 1.

        Raises:
            ValueError: when they are no finite numbers, or of different lengths; when no weight is more than 0.
            NonFiniteError: when the training diverges.
        """
        x, y = validation.validate_data(self, X, y, dtype=self._dtypes(), y_numeric=True, multi_output=True)
        self._is_row = y.ndim == 1
        columns = np.asarray(y, x.dtype).reshape(len(x), -1)
        weights, places = self._weights(sample_weight, x)
        targets = tensor_type("real", (Sample, self.outputs))(columns[places])
        self._train(x[places], targets, columns.shape[1], self._cost, weights)
        return self

    def _cost(self, found: Expr[Tensor[Sample, V]], target: Input[Any]) -> Expr[Tensor[Sample]]:
        wanted: Expr[Tensor[Sample, V]] = target
        difference = found - wanted
        return (difference * difference).sum(self.outputs) * 0.5

    def predict(self, X: Any) -> NDArray:
        """Return the predictions for samples, in the form of ``y``."""
        validation.check_is_fitted(self)
        found = self._computed(self._y, X)
        return found[:, 0] if self._is_row else found

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.target_tags.multi_output = True
        return tags


def _without_one_left(size: int, count: int) -> int:
    """The size of batches, increased if a single sample would be left over.

    >>> _without_one_left(200, 1000), _without_one_left(200, 201), _without_one_left(200, 50)
    (200, 201, 50)
    """
    size = min(size, count)
    while size > 1 and size < count and count % size == 1:
        size += 1
    return size


def _applied(layer: Any, x: Expr[Any], training: Training | None) -> Expr[Any]:
    """Apply a layer to an expression, in the requested form if it has two."""
    given = [p for p in inspect.signature(layer.__call__).parameters.values() if p.default is p.empty]
    found: Expr[Any] = layer(x, training) if len(given) > 1 else layer(x)
    return found
