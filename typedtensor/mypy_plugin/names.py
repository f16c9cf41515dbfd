"""The full names of what the library defines: the only place in the plugin that spells them."""

from __future__ import annotations

AXIS = "typedtensor.axes.Axis"
OPERAND = "typedtensor.operand.Operand"
ANY_TENSOR = "typedtensor.tensor.AnyTensor"
EXPR = "typedtensor.expr.Expr"
INPUT = "typedtensor.expr.Input"
STAGE = "typedtensor.module.Stage"
COMPOSE = "typedtensor.module.Compose"
PIPELINE = "typedtensor.module.Pipeline"
THEN = "typedtensor.module.Then"
POLY_OP = "typedtensor.ops.operation.PolyOp"
LABELLED = "typedtensor.ops.functions.Labelled"
SELECT = "typedtensor.ops.indexing.Select"
SLICE_ALONG = "typedtensor.ops.slicing.SliceAlong"
RULED_DECORATOR = "typedtensor.ops.ruling.ruled"
RULED = "typedtensor.ops.ruling.Ruled"
RULED_METHOD = "typedtensor.ops.ruling.RuledMethod"
RULED_CLASS_METHOD = "typedtensor.ops.ruling.RuledClassMethod"
TREE_FOLD = "typedtensor.structured.tree_folding.tree_fold"

OPERATIONS = "typedtensor.ops"
"""The module that :data:`typedtensor.methods.METHODS` takes its operations from."""

TENSORS = {
    "real": "typedtensor.tensor.Tensor",
    "int": "typedtensor.tensor.IntTensor",
    "bool": "typedtensor.tensor.BoolTensor",
}
"""The tensor class of each kind."""

KINDS = {fullname: kind for kind, fullname in TENSORS.items()}
"""The kind of each tensor class."""

ARITIES = {f"typedtensor.ops.operation.PolyOp{number}": number for number in (1, 2, 3)}
"""The bases of operations that take a fixed number of operands."""
