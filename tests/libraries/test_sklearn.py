"""Models as estimators of scikit-learn."""

from __future__ import annotations

import pickle
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Layer, NonFiniteError, SizeError
from typedtensor.nn import Linear
from typedtensor.ops import tanh

base = pytest.importorskip("sklearn.base")
compose = pytest.importorskip("sklearn.compose")
checks = pytest.importorskip("sklearn.utils.estimator_checks")
pipeline = pytest.importorskip("sklearn.pipeline")
preprocessing = pytest.importorskip("sklearn.preprocessing")
selection = pytest.importorskip("sklearn.model_selection")

from typedtensor.sklearn import Classifier, Regressor  # noqa: E402


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


@pytest.mark.slow
@pytest.mark.parametrize("kind", [Classifier, Regressor])
def test_the_checks_of_scikit_learn(kind: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = checks.check_estimator(kind(network, Measure, Result, **few), on_skip=None)
    assert len(found) > 40
    assert {x["check_name"] for x in found if x["status"] != "passed"} <= {"check_array_api_input"}


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
    with pytest.raises(AxisError, match="build is to return a new Module"):
        Regressor(no_module, Measure, Result).fit(X, X[:, 0])
    with np.errstate(all="ignore"), pytest.raises(NonFiniteError):
        Regressor(network, Measure, Result, learning_rate=1e38).fit(X, X[:, 0])
