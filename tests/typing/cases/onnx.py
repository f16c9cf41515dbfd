"""ONNX files: what can be exported."""

from typedtensor import Axis, Expr, Input, Tensor
from typedtensor.nn import Linear
from typedtensor.onnx import export


class Batch(Axis): ...
class Pixel(Axis, size=64): ...
class Digit(Axis, size=10): ...


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
