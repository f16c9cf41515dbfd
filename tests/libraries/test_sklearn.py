"""Models as estimators of scikit-learn."""

from __future__ import annotations

import pickle
import warnings
from functools import partial
from typing import Any, TypeVarTuple

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Expr, Layer, Module, NonFiniteError, SizeError, Tensor
from typedtensor.nn import BatchNorm, Dropout, Linear, Training
from typedtensor.ops import tanh

base = pytest.importorskip("sklearn.base")
compose = pytest.importorskip("sklearn.compose")
checks = pytest.importorskip("sklearn.utils.estimator_checks")
pipeline = pytest.importorskip("sklearn.pipeline")
preprocessing = pytest.importorskip("sklearn.preprocessing")
selection = pytest.importorskip("sklearn.model_selection")

from typedtensor.sklearn import Classifier, Regressor  # noqa: E402

N = TypeVarTuple("N")


class Measure(Axis): ...


class Hidden(Axis): ...


class Result(Axis): ...


class Fixed(Axis, size=2): ...


def network(measures: Measure, results: Result, width: int = 8) -> Layer[Measure, Result]:
    return Linear(measures, Hidden(width)) >> tanh >> Linear(Hidden(width), results)


def fixed(measures: Fixed, results: Result) -> Layer[Fixed, Result]:
    return Linear(measures, results)


few: dict[str, Any] = {"epochs": 30, "learning_rate": 0.02, "random_state": 0}
RNG = np.random.default_rng(0)
X = RNG.normal(size=(60, 3)) * 100.0
SIGNS = np.where(X[:, 0] > X[:, 1], "over", "under")


class Net(Module):
    """A network that differs in training and evaluation."""

    def __init__(self, measures: Measure, results: Result) -> None:
        self.first, self.norm = Linear(measures, Hidden(8)), BatchNorm(Hidden(8))
        self.dropout, self.second = Dropout(0.2, seed=0), Linear(Hidden(8), results)

    def __call__(self, x: Expr[Tensor[*N, Measure]], training: Training | None) -> Expr[Tensor[*N, Result]]:
        hidden = x >> self.first >> self.norm.at(training) >> tanh
        return hidden >> self.dropout.at(training) >> self.second


OF_BATCHES = {"check_sample_weight_equivalence_on_dense_data": "batches of repeated samples are others"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "build", "options"),
    [
        (Classifier, network, {}),
        (Regressor, network, {}),
        (Classifier, Net, {}),
        (Regressor, network, {"batch_size": 8}),
    ],
)
def test_the_checks_of_scikit_learn(kind: Any, build: Any, options: dict[str, Any]) -> None:
    """All of them pass; but for one, as scikit-learn's ``SGDClassifier``, where batches are small or have a norm."""
    expected = {} if build is network and not options else OF_BATCHES
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = checks.check_estimator(
            kind(build, Measure, Result, **few, **options), on_skip=None, expected_failed_checks=expected
        )
    assert len(found) > 50
    assert {x["check_name"] for x in found if x["status"] != "passed"} <= {"check_array_api_input", *expected}


@pytest.mark.parametrize("kind", [Classifier, Regressor])
def test_no_sample_is_normalized_alone(kind: Any) -> None:
    """Of 13 samples in batches of 12, or of 4, one would be left over, which has no variance to normalize by."""
    y = SIGNS if kind is Classifier else X[:, 0] / 100.0
    for size in (12, 4, 2):
        assert kind(Net, Measure, Result, **{**few, "batch_size": size}).fit(X[:13], y[:13]).predict(X[:1]).shape == (
            1,
        )


@pytest.mark.parametrize("kind", [Classifier, Regressor])
def test_weights_of_samples(kind: Any) -> None:
    """Weights count, on average as no weights do; samples without weight are as good as not there."""
    y = SIGNS if kind is Classifier else X[:, 0] / 100.0
    weights = np.where(X[:, 2] > 0.0, 2.0, 0.0)
    one, other, even = [kind(network, Measure, Result, **few) for _ in range(3)]
    one.fit(X, y, sample_weight=weights)
    other.fit(X[weights > 0.0], y[weights > 0.0])
    assert one.score(X, y) == pytest.approx(other.score(X, y))
    assert one.loss_curve_ == pytest.approx(other.loss_curve_, rel=1e-4)
    uneven = even.fit(X, y, sample_weight=np.where(X[:, 2] > 0.0, 1000.0, 1.0)).loss_curve_
    even.fit(X, y, sample_weight=np.full(len(X), 7.0))
    assert even.loss_curve_ != pytest.approx(uneven, rel=1e-2)
    assert even.score(X, y, sample_weight=weights) == pytest.approx(even.score(X[weights > 0.0], y[weights > 0.0]))
    assert even.loss_curve_ == pytest.approx(kind(network, Measure, Result, **few).fit(X, y).loss_curve_, rel=1e-4)
    with pytest.raises(ValueError, match="zero"):
        one.fit(X, y, sample_weight=np.zeros(len(X)))
    with pytest.raises(ValueError, match="[Nn]egative"):
        one.fit(X, y, sample_weight=-weights)


def test_a_model_that_differs_in_training() -> None:
    """It is trained in one form, with running statistics, and predicts in the other."""
    classifier = Classifier(Net, Measure, Result, batch_size=32, **few).fit(X, SIGNS)
    norm = classifier.model_.buffers
    assert norm["norm.steps"].value.item() == few["epochs"] * 2
    assert {x.value.dtype for x in classifier.model_.parameters.values()} == {np.dtype(np.float64)}
    assert classifier.score(X, SIGNS) > 0.8
    np.testing.assert_allclose(classifier.predict_proba(X)[:1], classifier.predict_proba(X[:1]))
    again = pickle.loads(pickle.dumps(classifier))
    assert np.array_equal(again.predict_proba(X), classifier.predict_proba(X))


def test_in_a_pipeline_and_a_search() -> None:
    scaled = pipeline.make_pipeline(preprocessing.StandardScaler(), Classifier(network, Measure, Result, **few))
    grid = {"classifier__build": [partial(network, width=n) for n in (1, 8)], "classifier__learning_rate": [1e-6, 0.05]}
    search = selection.GridSearchCV(scaled, grid, cv=2).fit(X, SIGNS)
    assert search.best_params_["classifier__learning_rate"] == 0.05
    assert search.score(X, SIGNS) > 0.9
    shares = search.predict_proba(X[:5])
    np.testing.assert_allclose(shares.sum(axis=1), 1.0)
    assert search.classes_[shares.argmax(axis=1)].tolist() == search.predict(X[:5]).tolist()
    again = pickle.loads(pickle.dumps(search))
    np.testing.assert_array_equal(again.predict_proba(X), search.predict_proba(X))


@pytest.mark.parametrize("columns", [None, 1, 2])
def test_a_regressor_in_the_form_of_its_targets(columns: int | None) -> None:
    x = RNG.normal(size=(40, 3))
    y = x[:, 0] if columns is None else x[:, :columns] * 2.0
    regressor = Regressor(network, Measure, Result, **few).fit(x, y)
    assert regressor.predict(x).shape == y.shape
    assert regressor.score(x, y) > 0.8
    assert len(regressor.loss_curve_) == 30
    assert regressor.loss_curve_[-1] < regressor.loss_curve_[0]


def test_parameters_and_clones() -> None:
    one = Classifier(network, Measure, Result, **few)
    other = base.clone(one).set_params(epochs=2)
    assert one.get_params() == {**other.get_params(), "epochs": 30}
    assert one.fit(X, SIGNS).predict(X).tolist() == base.clone(one).fit(X, SIGNS).predict(X).tolist()
    assert not hasattr(base.clone(one), "model_")


def test_what_does_not_fit() -> None:
    with pytest.raises(SizeError, match="Fixed is declared with size 2"):
        Regressor(fixed, Fixed, Result).fit(X, X[:, 0])
    no_module: Any = lambda measures, results: tanh  # noqa: E731
    with pytest.raises(AxisError, match="build must return a new Module"):
        Regressor(no_module, Measure, Result).fit(X, X[:, 0])
    with np.errstate(all="ignore"), pytest.raises(NonFiniteError):
        Regressor(network, Measure, Result, learning_rate=1e300).fit(X, X[:, 0])
