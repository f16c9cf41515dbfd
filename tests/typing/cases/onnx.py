"""ONNX files: what can be exported, and what a model of a file returns."""

from typing import reveal_type

from typedtensor import Axis, Expr, Input, IntTensor, Tensor
from typedtensor.nn import Linear
from typedtensor.onnx import OnnxModel, export, load_model


class Batch(Axis): ...
class Pixel(Axis, size=64): ...
class Digit(Axis, size=10): ...


loaded = load_model("b.onnx")
reveal_type(loaded)  # R: OnnxModel
reveal_type(loaded(Input(Tensor[Batch, Pixel]), returns=Tensor[Batch, Digit]))  # R: Expr[Tensor[Batch, Digit]]
reveal_type(loaded(Tensor[Batch, Pixel]([[0.0]]), returns=IntTensor[Batch]))  # R: IntTensor[Batch]
reveal_type(loaded(Input(Tensor[Batch, Pixel]), returns=(Tensor[Batch], Tensor[Batch])))  # R: tuple[Any, ...]
loaded(Input(Tensor[Batch, Pixel]))  # E:
# E: No overload variant of "__call__" of "OnnxModel" matches argument type "Input[Tensor[Batch, Pixel]]"
#    [call-overload]
# N: Possible overload variants:
# N:  def [X: AnyTensor] __call__(self, *operands: Expr[Any], returns: type[X], sizes: Mapping[Any, int] | None = ...)
#    -> Expr[X]
# N:  def [X: AnyTensor] __call__(self, *operands: AnyTensor, returns: type[X], sizes: Mapping[Any, int] | None = ...)
#    -> X
# N:  def __call__(self, *operands: Any, returns: tuple[type[AnyTensor], ...], sizes: Mapping[Any, int] | None = ...) ->
#    tuple[Any, ...]
loaded(Input(Tensor[Batch, Pixel]), returns=Digit)  # E:
# E: Value of type variable "X" of "__call__" of "OnnxModel" cannot be "Digit" [type-var]


def digits(net: OnnxModel, x: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Digit]]:
    return net(x, returns=Tensor[Batch, Pixel])  # E:
    # E: Incompatible return value type (got "Expr[Tensor[Batch, Pixel]]", expected "Expr[Tensor[Batch, Digit]]")
    #    [return-value]


model = Linear(Pixel, Digit)
image = Input(Tensor[Batch, Pixel])
logits: Expr[Tensor[Batch, Digit]] = model(image)
export("a.onnx", model, {"image": Tensor[Batch, Pixel]})
export("a.onnx", logits, {"image": image}, sizes={Batch: 8})
export("a.onnx", {"logits": logits, "loss": logits.sum()}, {"image": image}, parameters=model)
export("a.onnx", logits.value, {"image": image})  # E:
# E: Argument 2 to "export" has incompatible type "Tensor[Batch, Digit]"; expected "Expr[Any] | Mapping[str, object] |
#    Callable[..., Any]" [arg-type]
export("a.onnx", logits, {"image": Pixel})  # E:
# E: Dict entry 0 has incompatible type "str": "type[Pixel]"; expected "str": "type[AnyTensor] | Input[Any]" [dict-item]
export("a.onnx", logits, [image])  # E:
# E: Argument 3 to "export" has incompatible type "list[Input[Tensor[Batch, Pixel]]]"; expected "Mapping[str,
#    type[AnyTensor] | Input[Any]]" [arg-type]
