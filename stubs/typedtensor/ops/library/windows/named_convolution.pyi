# Generated from typedtensor/ops/library/windows/named_convolution.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Callable, Sequence
from typedtensor.ops.core.arities import P
from typedtensor.ops.core.family import Axis, Kernel, PolyOp2, TensorType
from typedtensor.ops.library.windows.convolution import Convolution, Convolved
from typedtensor.ops.library.windows.geometry import DEPTHWISE, GROUPED, Moves, Number, Padding
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import Tensor
    class _Unknown(Axis): ...
    _C = TypeVar("_C", bound=Axis)
    _G = TypeVar("_G", bound=Axis)
    _N0 = TypeVar("_N0", bound=Axis)
    _N1 = TypeVar("_N1", bound=Axis)
    _O = TypeVar("_O", bound=Axis)
    _P0 = TypeVar("_P0", bound=Axis)
    _P1 = TypeVar("_P1", bound=Axis)
    _P2 = TypeVar("_P2", bound=Axis)
    _P3 = TypeVar("_P3", bound=Axis)
    _P4 = TypeVar("_P4", bound=Axis)
    _P5 = TypeVar("_P5", bound=Axis)
    _P6 = TypeVar("_P6", bound=Axis)
    _P7 = TypeVar("_P7", bound=Axis)
    _P8 = TypeVar("_P8", bound=Axis)
    _S0 = TypeVar("_S0", bound=Axis)
    _Ns = TypeVarTuple("_Ns")
    _Ss = TypeVarTuple("_Ss")
__all__ = ['ConvolveDepthwise', 'ConvolveGrouped', 'ConvolveInto', 'ConvolveTransposed']
class Named(Convolved[*P,]):
    moves: Any
    def __init__(self, *to: type[Axis] | Axis, stride: Number=1, padding: Padding=0, dilation: Number=1) -> None: ...
    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel: ...
class ConvolveInto(Named[*P,], Convolution[*P,], rule='*N C *S, O C *K -> *N O *P where *K as many as *S, *P as many as *S', linear='along'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis], stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> Any: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis: type[_P0], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2, _P3]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2, _P3, _P4]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2, _P3, _P4, _P5]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis], stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveInto[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_O, *P]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_O, *P]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_O, *P]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[_N0, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_N0, _O, *P]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_N0, _O, *P]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[_N0, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_N0, _O, *P]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_N0, _N1, _O, *P]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _N1, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_N0, _N1, _O, *P]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_N0, _N1, _O, *P]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_Ns, _O]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _S0], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_Ns, _O]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _S0]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _S0], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes."""
class ConvolveGrouped(Named[*P,], rule='*N G C *S, G O C *K -> *N G O *P where *K as many as *S, *P as many as *S', linear='along'):
    channels = GROUPED
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis], stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> Any: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis: type[_P0], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2, _P3]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2, _P3, _P4]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2, _P3, _P4, _P5]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis], stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveGrouped[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[_G, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_G, _O, *P]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Expr[Tensor[_G, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_G, _O, *P]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[_G, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_G, _O, *P]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[_N0, _G, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_N0, _G, _O, *P]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _G, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_N0, _G, _O, *P]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[_N0, _G, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_N0, _G, _O, *P]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _G, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_N0, _N1, _G, _O, *P]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _N1, _G, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_N0, _N1, _G, _O, *P]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _G, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_N0, _N1, _G, _O, *P]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _G, _C], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_Ns, _G, _O]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _G, _C]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_Ns, _G, _O]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _G, _C], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_Ns, _G, _O]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _G, _C, _S0], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_Ns, _G, _O]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _G, _C, _S0]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_Ns, _G, _O]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _G, _C, _S0], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_Ns, _G, _O]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """:class:`ConvolveInto` for each group of channels, with separate kernels."""
class ConvolveDepthwise(Named[*P,], rule='*N C *S, C *K -> *N C *P where *K as many as *S, *P as many as *S', linear='along'):
    channels = DEPTHWISE
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis], stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> Any: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis: type[_P0], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2, _P3]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2, _P3, _P4]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2, _P3, _P4, _P5]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /, *, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis], stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> ConvolveDepthwise[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ss], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Tensor[_C, *P]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ss]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Expr[Tensor[_C, *P]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ss], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], /) -> Expr[Tensor[_C, *P]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _C, *_Ss], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Tensor[_N0, _C, *P]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _C, *_Ss]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Expr[Tensor[_N0, _C, *P]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _C, *_Ss], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], /) -> Expr[Tensor[_N0, _C, *P]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _C, *_Ss], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Tensor[_N0, _N1, _C, *P]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _N1, _C, *_Ss]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Expr[Tensor[_N0, _N1, _C, *P]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _C, *_Ss], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], /) -> Expr[Tensor[_N0, _N1, _C, *P]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Tensor[*_Ns, _C]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Expr[Tensor[*_Ns, _C]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], /) -> Expr[Tensor[*_Ns, _C]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _S0], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Tensor[*_Ns, _C]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _S0]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]] | Tensor[_C, *tuple[Any, ...]] | Tensor[Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, _C, *tuple[Any, ...]] | Tensor[Any, Any, Any, _C, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _C], /) -> Expr[Tensor[*_Ns, _C]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _S0], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Expr[Tensor[_C, *tuple[Any, ...]]] | Expr[Tensor[Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _C, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _C]], /) -> Expr[Tensor[*_Ns, _C]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, *tuple[Any, ...]]] | Tensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel."""
class ConvolveTransposed(PolyOp2[*P,], rule='*N C *S, C O *K -> *N O *P where *K as many as *S, *P as many as *S', linear='along'):
    moves: Any
    extra: Number
    mixed = frozenset({'*K', '*P', '*S'})
    def __init__(self, *to: type[Axis] | Axis, stride: Number=1, padding: Number=0, extra: Number=0, dilation: Number=1) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis], stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> Any: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis: type[_P0], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2, _P3]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2, _P3, _P4]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2, _P3, _P4, _P5]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /, *, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis], stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1) -> ConvolveTransposed[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_O, *P]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_O, *P]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[_C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_O, *P]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_N0, _O, *P]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_N0, _O, *P]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_N0, _O, *P]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _C, *_Ss], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[_N0, _N1, _O, *P]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[_N0, _N1, _C, *_Ss]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[_N0, _N1, _O, *P]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[_N0, _N1, _C, *_Ss], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[_N0, _N1, _O, *P]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_Ns, _O]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _S0], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*_Ns, _O]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _C, _S0]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _C, _S0], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*_Ns, _O]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel."""
def require_sizes(operation: PolyOp2, x: TensorType, k: TensorType, moves: Moves, follows: Callable[..., int | None], *more: Sequence[int]) -> None: ...
def held_to_labels(operation: PolyOp2, x: TensorType, kernel: Kernel) -> Kernel: ...
