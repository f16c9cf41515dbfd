"""The full names of the library's definitions, as constants for the rest of the plugin."""

from __future__ import annotations

AXIS = "typedtensor.core.axes.Axis"
SIZE = "typedtensor.core.axes._Size"
ATTENDED = "typedtensor.core.axes.Attended"
MESH_AXIS = "typedtensor.core.mesh_axes.MeshAxis"
LOCAL = "typedtensor.core.mesh_axes.Local"
PARTIAL = "typedtensor.core.mesh_axes.Partial"
AXIS_KINDS = frozenset({AXIS, MESH_AXIS})
"""The base classes of labels, which are no labels themselves."""
ACROSS = "typedtensor.core.axes.across"
FLAT = "typedtensor.core.axes.Flat"
CONCAT = "typedtensor.core.axes.Concat"
DUAL = "typedtensor.core.axes.Dual"
OPERAND = "typedtensor.core.operand.Operand"
OPERATORS = "typedtensor.core.operand.Operators"
BY_RULE = "typedtensor.core.operand.by_rule"
BOUND_METHOD = "typedtensor.core.operand.BoundMethod"
ANY_TENSOR = "typedtensor.core.tensor.AnyTensor"
DYNAMIC = "typedtensor.coroutines.dynamic"
DYNAMIC_DECORATOR = "typedtensor.coroutines._Decorator"
EXPR = "typedtensor.core.expr.Expr"
INPUT = "typedtensor.core.expr.Input"
PARAM = "typedtensor.core.variables.Param"
MODULE = "typedtensor.core.module.Module"
OPTIONAL_PARAMETER = "typedtensor.nn.layer.OptionalParameter"
VARIABLE = "typedtensor.core.variables.Variable"
NODE = "typedtensor.core.node.Node"
STAGE = "typedtensor.core.module.Stage"
COMPOSE = "typedtensor.core.module.Compose"
PARAMETERS = "typedtensor.core.module.Parameters"
PIPELINE = "typedtensor.core.module.Pipeline"
THEN = "typedtensor.core.module.Then"
DISTRIBUTION = "typedtensor.prob.distribution.Distribution"
KL_DIVERGENCE = "typedtensor.prob.divergences.kl_divergence"
ON_VALUES_OF = "typedtensor.prob.distribution.OnValues"
OPTIMIZER = "typedtensor.optim.optimizer.Optimizer"
POLY_OP = "typedtensor.ops.core.operation.PolyOp"
LABELLED = "typedtensor.ops.core.functions.Labelled"
SELECT = "typedtensor.ops.library.indexing.Select"
SLICE_ALONG = "typedtensor.ops.library.slicing.SliceAlong"
TRANSPOSED = "typedtensor.ops.library.windows.convolution.ConvolveTransposed"
CONVOLUTIONS = frozenset(TRANSPOSED.replace("Transposed", name) for name in ("Depthwise", "Grouped", "Into"))
CONV = "typedtensor.nn.windows.convolution.Conv"
POOL = "typedtensor.nn.windows.pooling.Pool"
HELD_DECORATOR = "typedtensor.ops.core.ruling.held_to"
RULED_DECORATOR = "typedtensor.ops.core.ruling.ruled"
RULED = "typedtensor.ops.core.ruling.Ruled"
RULED_METHOD = "typedtensor.ops.core.ruling.RuledMethod"
RULED_CLASS_METHOD = "typedtensor.ops.core.ruling.RuledClassMethod"
CLOSING = frozenset({"typedtensor.control.closures.close", "typedtensor.control.closures.curry"})
FOLD = "typedtensor.control.scans.fold"
SCAN, WHILE_LOOP = "typedtensor.control.scans.scan", "typedtensor.control.scans.while_loop"
STACKING = frozenset({"typedtensor.control.scans.map_over", SCAN})
STACK = "typedtensor.control.steps.Along"
MODULE_STACK = "typedtensor.nn.stacks.ModuleStack"
COND = "typedtensor.control.conditional.cond"
AT_POINTS = {
    **{f"typedtensor.transforms.modes.{name}": "x" for name in ("hvp", "jvp", "linearize", "value_and_grad", "vjp")},
    "typedtensor.transforms.matrices.diagonal_hessian": "x",
    "typedtensor.transforms.checks.check_grads": "x",
}
"""Functions that differentiate a function at a point, and the name of the parameter for the point."""

STARTED = {**dict.fromkeys((FOLD, SCAN, WHILE_LOOP), "start"), **AT_POINTS}
"""Functions whose state has the type of an argument, and the name of its parameter."""

CROSS_ATTENTION = ("typedtensor.nn.attention.Attention", "typedtensor.nn.transformers.TransformerDecoderBlock")
ATTENTION = (*CROSS_ATTENTION, "typedtensor.nn.attention.SelfAttention", "typedtensor.nn.transformers.TransformerBlock")
TRAINING = "typedtensor.nn.training.Training"
BEHIND_CHANNELS = {CONV: "convolution", "typedtensor.nn.normalization.GroupNorm": "normalisation"}
"""The layers that work along the axes behind their channels."""
BATCHED = "typedtensor.control.scans.batched"
JACOBIAN = "typedtensor.transforms.matrices.jacobian"
BLOCK_JACOBIAN = "typedtensor.transforms.matrices.block_jacobian"
OWN_DERIVATIVES = frozenset({f"typedtensor.transforms.custom.{name}" for name in ("custom_jvp", "custom_vjp")})
CALL = "typedtensor.control.called.call"
CALLED = "typedtensor.control.called.Called"
CHECKPOINT = "typedtensor.runtime.recomputation.checkpoint"
HESSIAN = "typedtensor.transforms.matrices.hessian"
SPARSE_JACOBIAN = "typedtensor.transforms.sparse.sparse_jacobian"
OF_ONE_TENSOR = frozenset({JACOBIAN, BLOCK_JACOBIAN, HESSIAN, SPARSE_JACOBIAN})
"""Functions that differentiate a function by one tensor, not by a state of several."""

JAX_SCAN = "typedtensor.jax.transformations.scan"
GRADIENT = "typedtensor.ad.symbolic.gradient"
ON_VALUES = frozenset({"typedtensor.runtime.serving.plain", "typedtensor.runtime.serving.compiled"})
"""Functions that make a function on values of a function of expressions."""

GRADIENTS = "typedtensor.ad.symbolic.gradients"
COMPUTATION = "typedtensor.runtime.computation.Computation"
BINDING = "typedtensor.core.expr.Binding"
FOUND_GRADIENTS = "typedtensor.runtime.reverse.Gradients"
TREE_FOLD = "typedtensor.control.tree_folds.tree_fold"


OPERATIONS = "typedtensor.ops"
"""The module of the operations that :data:`typedtensor.methods.METHODS` names."""

_NAMES = {"real": "Tensor", "int": "IntTensor", "bool": "BoolTensor"}
TENSORS = {kind: f"typedtensor.core.tensor.{name}" for kind, name in _NAMES.items()}
"""The tensor class of each kind."""

KINDS = {fullname: kind for kind, fullname in TENSORS.items()}
"""The kind of each tensor class."""

ARITIES = {f"typedtensor.ops.core.arities.PolyOp{number}": number for number in (1, 2, 3)}
"""The base classes of operations with a fixed number of operands, and that number."""
