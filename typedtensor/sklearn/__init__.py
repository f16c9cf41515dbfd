"""Typed models as estimators of scikit-learn, for its pipelines, searches and metrics."""

from typedtensor.sklearn.estimators import Classifier, Regressor

__all__ = ["Classifier", "Regressor"]
