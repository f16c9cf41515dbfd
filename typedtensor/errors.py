"""The errors of the library. Each says what was given, what was expected, where that came from, and what to do."""

from __future__ import annotations


class TypedTensorError(Exception):
    """The base of every error that the library raises."""


class AxisError(TypedTensorError, TypeError):
    """Axes or kinds do not fit: an operation's rule, a tensor's rank or kind, a label that is not one."""


class SizeError(TypedTensorError, ValueError):
    """An axis has two sizes, or its size is not known where it is needed.

    Attributes:
        unknown: the label whose size is not known, if that is what is wrong.
    """

    def __init__(self, message: str, unknown: object = None) -> None:
        super().__init__(message)
        self.unknown = unknown


class BindingError(TypedTensorError, LookupError):
    """An input is bound twice, not at all, or to something that it does not take."""


class ScopeError(TypedTensorError, RuntimeError):
    """A value is asked for where no computation is open, or of one that is closed."""


class GradientError(TypedTensorError, TypeError):
    """A gradient is asked for where there is none: of a non-scalar, or through an operation that has none."""


class ContinuationError(TypedTensorError, RuntimeError):
    """A continuation cannot do what is asked of it: a body that differs when it runs again, a second way back."""


class NestingError(TypedTensorError, RecursionError):
    """Bodies of scans, choices and calls stand in each other, deeper than Python's stack reaches."""


class NonFiniteError(TypedTensorError, ArithmeticError):
    """A loss or a gradient is NaN or infinite, so that a step would destroy the parameters."""


class CheckpointError(TypedTensorError, ValueError):
    """A file of saved values is damaged, or does not fit what it is loaded into; nothing was changed."""


class LostProcessError(TypedTensorError, RuntimeError):
    """A program of several processes has failed, as where another process has ended; nothing was changed."""


class OnnxError(TypedTensorError, ValueError):
    """A program has no form in ONNX, or an ONNX file none here, or it is damaged; the message says what and where."""


class ScheduleError(TypedTensorError, ValueError):
    """A schedule, or a part of an optimizer, is asked for with numbers that make none."""


class MissingExtraError(TypedTensorError, ImportError):
    """Something optional is not installed; the message says what to install."""


class OpenScopeWarning(UserWarning):
    """A cell of a notebook has left a computation open."""


class FinishedTrainingWarning(UserWarning):
    """A training was to be resumed that is over."""


class UnusedParameterWarning(UserWarning):
    """A parameter that an optimizer was given is no part of the loss, so that it is never changed."""
