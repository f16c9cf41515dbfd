"""The classes of scikit-learn that estimators are derived from, with types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from typedtensor.base.extras import extra

if TYPE_CHECKING:

    class BaseEstimator:
        """``sklearn.base.BaseEstimator``."""

        n_features_in_: int

        def get_params(self, deep: bool = True) -> dict[str, Any]:
            """The arguments of the constructor by name."""

        def set_params(self, **params: Any) -> Self:
            """Replace arguments of the constructor."""

        def __sklearn_tags__(self) -> Any: ...

    class ClassifierMixin:
        """``sklearn.base.ClassifierMixin``."""

        def score(self, X: Any, y: Any, sample_weight: Any = None) -> float:
            """Return the share of the samples whose class is predicted correctly."""

    class RegressorMixin:
        """``sklearn.base.RegressorMixin``."""

        def score(self, X: Any, y: Any, sample_weight: Any = None) -> float:
            """Return the coefficient of determination of the predictions."""

else:
    _base = extra("sklearn.base", "estimators", "sklearn")
    BaseEstimator, ClassifierMixin, RegressorMixin = _base.BaseEstimator, _base.ClassifierMixin, _base.RegressorMixin

validation = extra("sklearn.utils.validation", "estimators", "sklearn")
"""``sklearn.utils.validation``."""

multiclass = extra("sklearn.utils.multiclass", "estimators", "sklearn")
"""``sklearn.utils.multiclass``."""
