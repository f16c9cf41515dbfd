# Generated from typedtensor/ops/library/spectra.py by `typedtensor stubs`; not edited by hand.
from typing import Any
from typedtensor.core.axes import U, V
from typedtensor.ops.core.arities import PolyOp1, PolyOp2
from typedtensor.ops.core.family import Labelled, Operand
from typedtensor.ops.core.ruling import ruled
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['Spectrum', 'SpectrumInput', 'irfft', 'rfft']
class Spectrum(PolyOp1[U, V], rule='*A U *B -> *A V *B where |V| = |U| // 2 + 1, V not in *A *B', linear='along'):
    imaginary: bool
    def __init__(self, axis: type[U], frequency: type[V], /, imaginary: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], frequency: type[V], /, imaginary: bool = False) -> Any: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __new__(cls, axis: type[U], frequency: type[V], /, imaginary: bool = False) -> Spectrum[U, V]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[V, *_Bs]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[V, *_Bs]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, V, *_Bs]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, V, *_Bs]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, V, *_Bs]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, V, *_Bs]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, V]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, V]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, V, _B0]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, V, _B0]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class SpectrumInput(PolyOp2[U, V], rule='k *A U *B, *A V *B -> *A U *B where |V| = |U| // 2 + 1'):
    imaginary: bool
    def __init__(self, axis: type[U], frequency: type[V], /, imaginary: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], frequency: type[V], /, imaginary: bool = False) -> Any: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __new__(cls, axis: type[U], frequency: type[_Unknown], /, imaginary: bool = False) -> Any: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __new__(cls, axis: type[U], frequency: type[V], /, imaginary: bool = False) -> SpectrumInput[U, V]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Tensor[V, *_Bs], /) -> Tensor[U, *_Bs]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]] | Expr[IntTensor[U, *_Bs]] | Expr[BoolTensor[U, *_Bs]], x2: Tensor[V, *_Bs], /) -> Expr[Tensor[U, *_Bs]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs] | IntTensor[U, *_Bs] | BoolTensor[U, *_Bs], x2: Expr[Tensor[V, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Tensor[_A0, V, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]] | Expr[IntTensor[_A0, U, *_Bs]] | Expr[BoolTensor[_A0, U, *_Bs]], x2: Tensor[_A0, V, *_Bs], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs] | IntTensor[_A0, U, *_Bs] | BoolTensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, V, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]] | Expr[IntTensor[_A0, _A1, U, *_Bs]] | Expr[BoolTensor[_A0, _A1, U, *_Bs]], x2: Tensor[_A0, _A1, V, *_Bs], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs] | IntTensor[_A0, _A1, U, *_Bs] | BoolTensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, V, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Tensor[*_As, V], /) -> Tensor[*_As, U]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]] | Expr[IntTensor[*_As, U]] | Expr[BoolTensor[*_As, U]], x2: Tensor[*_As, V], /) -> Expr[Tensor[*_As, U]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U] | IntTensor[*_As, U] | BoolTensor[*_As, U], x2: Expr[Tensor[*_As, V]], /) -> Expr[Tensor[*_As, U]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Tensor[*_As, V, _B0], /) -> Tensor[*_As, U, _B0]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]] | Expr[IntTensor[*_As, U, _B0]] | Expr[BoolTensor[*_As, U, _B0]], x2: Tensor[*_As, V, _B0], /) -> Expr[Tensor[*_As, U, _B0]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0] | IntTensor[*_As, U, _B0] | BoolTensor[*_As, U, _B0], x2: Expr[Tensor[*_As, V, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def irfft(real: Tensor[_V, *_Bs], imaginary: Tensor[_V, *_Bs], frequency: type[_V], axis: type[_U] | _U) -> Tensor[_U, *_Bs]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Expr[Tensor[_V, *_Bs]], imaginary: Expr[Tensor[_V, *_Bs]] | Tensor[_V, *_Bs], frequency: type[_V], axis: type[_U] | _U) -> Expr[Tensor[_U, *_Bs]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Tensor[_V, *_Bs], imaginary: Expr[Tensor[_V, *_Bs]], frequency: type[_V], axis: type[_U] | _U) -> Expr[Tensor[_U, *_Bs]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Tensor[_A0, _V, *_Bs], imaginary: Tensor[_A0, _V, *_Bs], frequency: type[_V], axis: type[_U] | _U) -> Tensor[_A0, _U, *_Bs]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Expr[Tensor[_A0, _V, *_Bs]], imaginary: Expr[Tensor[_A0, _V, *_Bs]] | Tensor[_A0, _V, *_Bs], frequency: type[_V], axis: type[_U] | _U) -> Expr[Tensor[_A0, _U, *_Bs]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Tensor[_A0, _V, *_Bs], imaginary: Expr[Tensor[_A0, _V, *_Bs]], frequency: type[_V], axis: type[_U] | _U) -> Expr[Tensor[_A0, _U, *_Bs]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Tensor[_A0, _A1, _V, *_Bs], imaginary: Tensor[_A0, _A1, _V, *_Bs], frequency: type[_V], axis: type[_U] | _U) -> Tensor[_A0, _A1, _U, *_Bs]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Expr[Tensor[_A0, _A1, _V, *_Bs]], imaginary: Expr[Tensor[_A0, _A1, _V, *_Bs]] | Tensor[_A0, _A1, _V, *_Bs], frequency: type[_V], axis: type[_U] | _U) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Tensor[_A0, _A1, _V, *_Bs], imaginary: Expr[Tensor[_A0, _A1, _V, *_Bs]], frequency: type[_V], axis: type[_U] | _U) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Tensor[*_As, _V], imaginary: Tensor[*_As, _V], frequency: type[_V], axis: type[_U] | _U) -> Tensor[*_As, _U]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Expr[Tensor[*_As, _V]], imaginary: Expr[Tensor[*_As, _V]] | Tensor[*_As, _V], frequency: type[_V], axis: type[_U] | _U) -> Expr[Tensor[*_As, _U]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Tensor[*_As, _V], imaginary: Expr[Tensor[*_As, _V]], frequency: type[_V], axis: type[_U] | _U) -> Expr[Tensor[*_As, _U]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Tensor[*_As, _V, _B0], imaginary: Tensor[*_As, _V, _B0], frequency: type[_V], axis: type[_U] | _U) -> Tensor[*_As, _U, _B0]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Expr[Tensor[*_As, _V, _B0]], imaginary: Expr[Tensor[*_As, _V, _B0]] | Tensor[*_As, _V, _B0], frequency: type[_V], axis: type[_U] | _U) -> Expr[Tensor[*_As, _U, _B0]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Tensor[*_As, _V, _B0], imaginary: Expr[Tensor[*_As, _V, _B0]], frequency: type[_V], axis: type[_U] | _U) -> Expr[Tensor[*_As, _U, _B0]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], imaginary: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], frequency: type[_V], axis: type[_U] | _U) -> Tensor[*tuple[Any, ...]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], imaginary: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], frequency: type[_V], axis: type[_U] | _U) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
    @overload
    def irfft(real: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], imaginary: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], frequency: type[_V], axis: type[_U] | _U) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`."""
else:
    @ruled('*A V *B, *A V *B -> *A U *B where |V| = |U| // 2 + 1')
    def irfft(real: Operand, imaginary: Operand, frequency: type[V], axis: type[U] | U) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def rfft(x: Tensor[_U, *_Bs], axis: type[_U], frequency: type[_V], /, imaginary: bool = False) -> Tensor[_V, *_Bs]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
    @overload
    def rfft(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], frequency: type[_V], /, imaginary: bool = False) -> Expr[Tensor[_V, *_Bs]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
    @overload
    def rfft(x: Tensor[_A0, _U, *_Bs], axis: type[_U], frequency: type[_V], /, imaginary: bool = False) -> Tensor[_A0, _V, *_Bs]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
    @overload
    def rfft(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], frequency: type[_V], /, imaginary: bool = False) -> Expr[Tensor[_A0, _V, *_Bs]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
    @overload
    def rfft(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], frequency: type[_V], /, imaginary: bool = False) -> Tensor[_A0, _A1, _V, *_Bs]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
    @overload
    def rfft(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], frequency: type[_V], /, imaginary: bool = False) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
    @overload
    def rfft(x: Tensor[*_As, _U], axis: type[_U], frequency: type[_V], /, imaginary: bool = False) -> Tensor[*_As, _V]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
    @overload
    def rfft(x: Expr[Tensor[*_As, _U]], axis: type[_U], frequency: type[_V], /, imaginary: bool = False) -> Expr[Tensor[*_As, _V]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
    @overload
    def rfft(x: Tensor[*_As, _U, _B0], axis: type[_U], frequency: type[_V], /, imaginary: bool = False) -> Tensor[*_As, _V, _B0]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
    @overload
    def rfft(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], frequency: type[_V], /, imaginary: bool = False) -> Expr[Tensor[*_As, _V, _B0]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
    @overload
    def rfft(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], frequency: type[_V], /, imaginary: bool = False) -> Tensor[*tuple[Any, ...]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
    @overload
    def rfft(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], frequency: type[_V], /, imaginary: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``."""
else:
    rfft = Labelled(Spectrum)
