"""typedtensor: a statically typed tensor language inside Python.

The names are imported when they are first used, so that the mypy plugin, which is a part of the package, runs
without NumPy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from typedtensor.base.unknown import answering

if TYPE_CHECKING:
    from typedtensor.ad import gradient as gradient
    from typedtensor.control import Closure as Closure
    from typedtensor.control import Forest as Forest
    from typedtensor.control import ForestInput as ForestInput
    from typedtensor.control import batched as batched
    from typedtensor.control import call as call
    from typedtensor.control import close as close
    from typedtensor.control import cond as cond
    from typedtensor.control import curry as curry
    from typedtensor.control import evaluate as evaluate
    from typedtensor.control import fold as fold
    from typedtensor.control import map_over as map_over
    from typedtensor.control import recursive as recursive
    from typedtensor.control import scan as scan
    from typedtensor.control import tree_fold as tree_fold
    from typedtensor.control import while_loop as while_loop
    from typedtensor.core.axes import Attended as Attended
    from typedtensor.core.axes import Axis as Axis
    from typedtensor.core.axes import Concat as Concat
    from typedtensor.core.axes import Dual as Dual
    from typedtensor.core.axes import Flat as Flat
    from typedtensor.core.axes import Strided as Strided
    from typedtensor.core.axes import Valid as Valid
    from typedtensor.core.axes import across as across
    from typedtensor.core.expr import App as App
    from typedtensor.core.expr import App1 as App1
    from typedtensor.core.expr import App2 as App2
    from typedtensor.core.expr import App3 as App3
    from typedtensor.core.expr import AppN as AppN
    from typedtensor.core.expr import Binding as Binding
    from typedtensor.core.expr import Const as Const
    from typedtensor.core.expr import Expr as Expr
    from typedtensor.core.expr import Input as Input
    from typedtensor.core.interpretation import Evaluator as Evaluator
    from typedtensor.core.interpretation import Interpreter as Interpreter
    from typedtensor.core.mesh_axes import Local as Local
    from typedtensor.core.mesh_axes import Partial as Partial
    from typedtensor.core.module import Function as Function
    from typedtensor.core.module import Layer as Layer
    from typedtensor.core.module import Module as Module
    from typedtensor.core.module import Network as Network
    from typedtensor.core.module import Pipeline as Pipeline
    from typedtensor.core.operand import Operand as Operand
    from typedtensor.core.pytree import tree_map as tree_map
    from typedtensor.core.tensor import AnyTensor as AnyTensor
    from typedtensor.core.tensor import BoolTensor as BoolTensor
    from typedtensor.core.tensor import IntTensor as IntTensor
    from typedtensor.core.tensor import Tensor as Tensor
    from typedtensor.core.variables import Buffer as Buffer
    from typedtensor.core.variables import Param as Param
    from typedtensor.core.variables import Update as Update
    from typedtensor.core.variables import commit as commit
    from typedtensor.coroutines import Dynamic as Dynamic
    from typedtensor.coroutines import both as both
    from typedtensor.coroutines import dynamic as dynamic
    from typedtensor.errors import AxisError as AxisError
    from typedtensor.errors import BindingError as BindingError
    from typedtensor.errors import CheckpointError as CheckpointError
    from typedtensor.errors import GradientError as GradientError
    from typedtensor.errors import LostProcessError as LostProcessError
    from typedtensor.errors import NestingError as NestingError
    from typedtensor.errors import NonFiniteError as NonFiniteError
    from typedtensor.errors import OnnxError as OnnxError
    from typedtensor.errors import PrecisionWarning as PrecisionWarning
    from typedtensor.errors import ScopeError as ScopeError
    from typedtensor.errors import SizeError as SizeError
    from typedtensor.errors import StagingError as StagingError
    from typedtensor.errors import TypedTensorError as TypedTensorError
    from typedtensor.mesh import Mesh as Mesh
    from typedtensor.mesh import MeshAxis as MeshAxis
    from typedtensor.rules import RuleError as RuleError
    from typedtensor.runtime import Computation as Computation
    from typedtensor.runtime import Gradients as Gradients
    from typedtensor.runtime import checkpoint as checkpoint
    from typedtensor.runtime import clear_caches as clear_caches
    from typedtensor.runtime import compiled as compiled
    from typedtensor.runtime import given as given
    from typedtensor.runtime import plain as plain
    from typedtensor.runtime import use_engine as use_engine
    from typedtensor.staging import load_native as load_native
    from typedtensor.staging import stage as stage
    from typedtensor.transforms import block_jacobian as block_jacobian
    from typedtensor.transforms import check_grads as check_grads
    from typedtensor.transforms import custom_jvp as custom_jvp
    from typedtensor.transforms import custom_vjp as custom_vjp
    from typedtensor.transforms import diagonal_hessian as diagonal_hessian
    from typedtensor.transforms import hessian as hessian
    from typedtensor.transforms import hvp as hvp
    from typedtensor.transforms import jacobian as jacobian
    from typedtensor.transforms import jvp as jvp
    from typedtensor.transforms import linearize as linearize
    from typedtensor.transforms import scale_gradient as scale_gradient
    from typedtensor.transforms import sparse_jacobian as sparse_jacobian
    from typedtensor.transforms import value_and_grad as value_and_grad
    from typedtensor.transforms import vjp as vjp

__version__ = "0.1.0"

_MODULES = {
    "ad": "gradient",
    "transforms": "block_jacobian check_grads custom_jvp custom_vjp diagonal_hessian hessian hvp jacobian jvp "
    "linearize scale_gradient sparse_jacobian value_and_grad vjp",
    "core.axes": "Attended Axis Concat Dual Flat Strided Valid across",
    "coroutines": "Dynamic both dynamic",
    "errors": "AxisError BindingError CheckpointError GradientError LostProcessError NestingError NonFiniteError "
    "OnnxError PrecisionWarning ScopeError SizeError StagingError TypedTensorError",
    "runtime": "Computation Gradients checkpoint clear_caches compiled given plain use_engine",
    "core.expr": "App App1 App2 App3 AppN Binding Const Expr Input",
    "core.interpretation": "Evaluator Interpreter",
    "core.mesh_axes": "Local Partial",
    "core.module": "Function Layer Module Network Pipeline",
    "core.operand": "Operand",
    "core.pytree": "tree_map",
    "core.variables": "Buffer Param Update commit",
    "mesh": "Mesh MeshAxis",
    "rules": "RuleError",
    "staging": "load_native stage",
    "control": "Closure Forest ForestInput batched call close cond curry evaluate fold map_over recursive scan "
    "tree_fold while_loop",
    "core.tensor": "AnyTensor BoolTensor IntTensor Tensor",
}
"""The public names, by the module that has them."""

_HOME = {name: module for module, names in _MODULES.items() for name in names.split()}

if not TYPE_CHECKING:  # hidden from type checkers, which read the imports and report unknown names
    __all__ = sorted(_HOME)
    __getattr__ = answering(__name__, _HOME)


def __dir__() -> list[str]:
    """List the public names and the loaded packages, without this module's own imports."""
    own = {name for name, value in globals().items() if name.startswith("__") or hasattr(value, "__path__")}
    return sorted({*own, *_HOME})
