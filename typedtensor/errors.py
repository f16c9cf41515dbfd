"""The errors of the library. Each says what was given, what was expected, where that came from, and what to do."""

from __future__ import annotations


class TypedTensorError(Exception):
    """The base of every error that the library raises."""


class AxisError(TypedTensorError, TypeError):
    """Axes or kinds do not fit an operation's rule or a tensor's rank and kind, or an object is no label."""


class SizeError(TypedTensorError, ValueError):
    """An axis has two sizes, or its size is unknown where it is needed.

    Attributes:
        unknown: the label whose size is unknown; None for other errors.
    """

    def __init__(self, message: str, unknown: object = None) -> None:
        super().__init__(message)
        self.unknown = unknown


class BindingError(TypedTensorError, LookupError):
    """An input is bound twice, not bound, or bound to a value that it does not accept."""


class ScopeError(TypedTensorError, RuntimeError):
    """A value is requested without an open computation, or from a closed one."""


class GradientError(TypedTensorError, TypeError):
    """A requested gradient does not exist: the loss is no scalar, or an operation on the path has no gradient."""


class ContinuationError(TypedTensorError, RuntimeError):
    """A continuation is misused: its body differs when it runs again, or its backward pass is taken twice."""


class NestingError(TypedTensorError, RecursionError):
    """Bodies of scans, conditionals and calls are nested more deeply than Python's stack allows."""


class NonFiniteError(TypedTensorError, ArithmeticError):
    """A loss or a gradient is NaN or infinite: the step, which would destroy the parameters, is not applied."""


class CheckpointError(TypedTensorError, ValueError):
    """A checkpoint is damaged or does not fit the object that it is loaded into; nothing was changed."""


class LostProcessError(TypedTensorError, RuntimeError):
    """A program of several processes has failed, for example because another process ended; nothing was changed."""


class OnnxError(TypedTensorError, ValueError):
    """A program has no ONNX form, or an ONNX file is damaged or has no form here; the message says what and where."""


class StagingError(TypedTensorError, ValueError):
    """A program has no form in C, or a library that was built from one has another signature."""


class ScheduleError(TypedTensorError, ValueError):
    """The numbers passed to a schedule or a part of an optimizer define none."""


class MissingExtraError(TypedTensorError, ImportError):
    """An optional dependency is missing; the message says what to install."""


class OpenScopeWarning(UserWarning):
    """A notebook cell has left a computation open."""


class FinishedTrainingWarning(UserWarning):
    """A finished training was resumed."""


class UnusedParameterWarning(UserWarning):
    """An optimizer's parameter does not occur in the loss, so it never changes."""


class PrecisionWarning(UserWarning):
    """Data in float64 meet parameters in float32, so that training steps compute in float64."""
