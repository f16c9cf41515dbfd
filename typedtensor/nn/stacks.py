"""Equal modules with separate state along an axis: layers in sequence with one body, and ensembles."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.control.steps import Along, scan_over
from typedtensor.core.axes import Label, T, label_name, label_of, size_of
from typedtensor.core.expr import Const, Expr, new_input
from typedtensor.core.module import Module, find_variables, short_name
from typedtensor.core.module_state import ModuleKind, Path, at, below, parts_of, paths_of, replaced
from typedtensor.core.pytree import Composite, Kind, flatten
from typedtensor.core.tensor import AnyTensor, IntTensor, Tensor, tensor_type
from typedtensor.core.variables import Buffer, Param, Variable
from typedtensor.errors import AxisError, SizeError
from typedtensor.nn.dropout import Dropout
from typedtensor.nn.initializers import Seed
from typedtensor.nn.training import Training
from typedtensor.ops import PolyOp
from typedtensor.ops.core.application import apply
from typedtensor.ops.library.stacking import Stack

S = TypeVarTuple("S")
M = TypeVar("M", bound=Module)


_SHOWN = (bool, int, float, str, tuple, type, type(None))
"""The values that messages show."""


def require_alike(modules: list[Any]) -> None:
    """Require that modules differ in values alone: not in fields, axes or settings."""
    first = dict(_settings(modules[0]))
    for number, module in enumerate(modules):
        if not isinstance(module, Module):
            raise AxisError(
                f"a stack is made of modules, as by lambda seed: Linear(Pixel, Digit, seed=seed), not of {module!r}"
            )
        found = dict(_settings(module))
        for name in first | found:
            if first.get(name) != found.get(name):
                field, here, there = name or "the module", found.get(name, "missing"), first.get(name, "missing")
                is_shown = isinstance(here, _SHOWN) and isinstance(there, _SHOWN)
                how = f"is {here}, and in module 0 it is {there}" if is_shown else "has another value than in module 0"
                raise AxisError(
                    f"the modules of a stack differ in the values of parameters alone, but in module {number} "
                    f"{field} {how}: make them alike, keep what differs in a parameter, or keep the modules in a list"
                )


def _settings(module: Module) -> Iterator[tuple[str, object]]:
    """What has to be equal in all modules of a stack, by path."""
    remaining: list[tuple[str, object]] = [("", module)]
    seen: set[int] = set()
    while remaining:
        path, value = remaining.pop()
        if isinstance(value, Variable):
            yield path, (type(value).__name__, value.tensor_type, value.value.shape, value.value.dtype)
        elif isinstance(value, Dropout):
            yield path, f"a Dropout of rate {value.mask.rate}"
        elif parts := below(value):
            yield path, type(value).__name__
            if id(value) not in seen:
                seen.add(id(value))
                remaining.extend((f"{path}.{name}" if path else str(name), part) for name, part in parts)
        else:
            yield path, _content(value)


def _content(value: object) -> object:
    """What a constant in a field is compared by: elements, settings, its own equality, or the name of a function."""
    match value:
        case Const():
            return _content(value.value)
        case AnyTensor():
            return [value.tensor_type, _content(value.numpy())]
        case np.ndarray():
            return [value.dtype, value.shape, value.tobytes()]
        case PolyOp():
            return [type(value), {name: _content(x) for name, x in value.__getstate__().items()}]
        case functools.partial():
            return [
                _content(value.func),
                *map(_content, value.args),
                {n: _content(x) for n, x in value.keywords.items()},
            ]
    if callable(value) and hasattr(value, "__qualname__"):
        return value.__qualname__  # a lambda of a constructor is another object in each module
    return type(value).__name__ if type(value).__eq__ is object.__eq__ else value


def require_separate(name: str, found: list[dict[str, Variable[Any]]], axis: Label) -> None:
    """Require that modules have parameters or buffers, of their own, without the axis.

    Args:
        name: the first module, for messages.
        found: the parameters and buffers of each module, by name.
    """
    if not found[0]:
        raise AxisError(f"{name} has no parameters or buffers that a stack could keep along {label_name(axis)}")
    for path, variable in found[0].items():
        if axis in variable.tensor_type.axes:
            raise AxisError(
                f"the modules of a stack are along {label_name(axis)}, which their {_noun(variable)} {path}, a "
                f"{variable.tensor_type}, has already: use another label for the stack"
            )
    owned: set[int] = set()
    for variables in found:
        for path, variable in variables.items():
            if id(variable) in owned:
                raise AxisError(
                    f"the modules of a stack have {_noun(variable)}s of their own, and share {path}: pass what is "
                    "shared to them when they are applied, as in blocks.fold(x, shared)"
                )
            owned.add(id(variable))


def _noun(variable: Variable[Any]) -> str:
    return "buffer" if isinstance(variable, Buffer) else "parameter"


class _NumberedDropout(Dropout):
    """The dropout layer of one of several modules: step s of module i of n is step ``s n + i`` of the layer."""

    def __init__(self, layer: Dropout, number: Expr[IntTensor[()]], count: int) -> None:
        self.layer, self.mask, self.number, self.count = layer, layer.mask, number, count

    def __call__(self, x: Expr[Tensor[*S]], step: Expr[IntTensor[()]] | Training | None, /) -> Expr[Tensor[*S]]:
        at = step.step if isinstance(step, Training) else step
        return self.layer(x, None if at is None else at * self.count + self.number)


class _ElementKind(Kind):
    """The structure of a module, with the paths to its buffers and its number among as many modules."""

    def __init__(self, kind: ModuleKind, buffers: Sequence[Path], count: int) -> None:
        self.kind, self.paths, self.count = kind, tuple(buffers), count

    def rebuild(self, parts: Sequence[Any]) -> Any:
        """Make a module of the values of parameters and buffers, and a number."""
        module, stop = self.kind.module, len(self.kind.paths)
        leaves, values, numbers = parts[:stop], parts[stop : stop + len(self.paths)], parts[stop + len(self.paths) :]
        layers = parts_of(module, Dropout) if numbers else []
        numbered = [_NumberedDropout(layer, numbers[0], self.count) for layer in layers]
        buffers = [at(module, path) for path in self.paths]
        return ModuleKind(replaced(module, [*buffers, *layers], [*values, *numbered])).rebuild(leaves)

    def differs(self, other: Kind) -> str:
        return self.kind.differs(other)

    def __str__(self) -> str:
        return str(self.kind)

    def __eq__(self, other: object) -> bool:
        mine = (self.kind, self.paths, self.count)
        return isinstance(other, _ElementKind) and mine == (other.kind, other.paths, other.count)

    def __hash__(self) -> int:
        return hash((self.kind, self.paths, self.count))


def of_elements(modules: Module, buffers: Sequence[Path], numbers: Any, count: int) -> Composite:
    """Modules along an axis as a pytree whose elements are modules with dropout layers and buffers of their own.

    Args:
        modules: a module whose parameters and buffers have the axis in front.
        buffers: the paths to its buffers.
        numbers: 0, 1, … along the axis.
    """
    tree = modules.__pytree__()
    kind: Any = tree.kind
    drops = bool(parts_of(kind.module, Dropout))
    if not drops and not buffers:
        return tree
    values = [at(modules, path) for path in buffers]
    return Composite(_ElementKind(kind, buffers, count), (*tree.parts, *values, *([numbers] if drops else [])))


class ModuleStack(Module, Along[T, M], Generic[T, M]):
    """Equal modules with separate parameters and buffers, kept as those of one module with an axis in front.

    ``blocks.fold(x)`` applies each module to the result of the one before, and ``members.map(function)`` stacks what a
    function makes of each module. Both are one node whose body is traced once. :func:`map_over`, :func:`scan` and
    :func:`fold` accept the stack as a sequence of modules. Each module draws its own dropout masks, and in training
    updates its own running statistics.

    Args:
        make: makes a module from a seed. The modules differ in the values of parameters and buffers alone.
        over: the axis of the modules, T; a label that declares its size, or a sized axis.
        seed: the source of the seeds of the modules; None takes fresh entropy. See also :meth:`Module.initialize`.

    Attributes:
        axis: the label of the axis.
        count: the number of modules.

    Raises:
        SizeError: when the label has no size, or there are no modules.
        AxisError: when the modules have no parameters or buffers, one of these has the axis already, or the modules
            share it or differ in more than values.

    See also: ``haliax.nn.Stacked``, ``flax.linen.scan``, ``torch.func.stack_module_state``.

    >>> from typedtensor import Axis, Input, Tensor
    >>> from typedtensor.nn import Linear
    >>> class Member(Axis, size=5): ...
    >>> class Batch(Axis): ...
    >>> class Pixel(Axis, size=4): ...
    >>> class Digit(Axis, size=3): ...
    >>> members = ModuleStack(lambda seed: Linear(Pixel, Digit, seed=seed), Member)
    >>> members.parameters
    Parameters(2, 75 numbers)
      weight: Tensor[Member, Pixel, Digit] (5, 4, 3)
      bias: Tensor[Member, Digit] (5, 3)
    >>> x = Input(Tensor[Batch, Pixel])
    >>> members.map(lambda member: member(x)).tensor_type
    Tensor[Member, Batch, Digit]
    """

    def __init__(self, make: Callable[[int], M], over: type[T] | T, /, *, seed: Seed = None) -> None:
        self.axis, count = label_of(over), size_of(over)
        if count < 1:
            raise SizeError(f"a stack has one or more modules, and {label_name(self.axis)} has the size {count}")
        seeds = np.random.default_rng(seed).integers(0, 2**31, count)
        modules = [make(int(each)) for each in seeds]
        require_alike(modules)
        found = [find_variables(module) for module in modules]
        require_separate(short_name(modules[0]), found, self.axis)
        alike = zip(*(each.values() for each in found), strict=True)
        # one module, whose parameters and buffers have the axis
        self._modules = replaced(modules[0], [*found[0].values()], [_stacked(each, self.axis) for each in alike])
        self._buffers = paths_of(self._modules, Buffer)
        self.count = count

    @property
    def stacked(self) -> Any:
        """The modules as a pytree whose leaves have the axis in front."""
        numbers: Any = tensor_type("int", (self.axis,))(np.arange(self.count))
        return of_elements(self._modules, self._buffers, Const(numbers), self.count)

    @property
    def fold(self) -> M:
        """The modules one after the other, as one module: ``blocks.fold(x)``, ``x >> embed >> blocks.fold``.

        Further arguments are passed to each of them.

        Raises:
            AxisError: when a module changes the kind or the axes of its first argument, at application.
        """
        return _Fold(self)  # type: ignore[return-value]  # it is called as a module of the stack is

    if not TYPE_CHECKING:  # type checkers report the call themselves

        def __call__(self, *arguments, **options):
            raise AxisError(
                f"{self!r} is applied by its methods: blocks.fold(x), one module after the other, or "
                "members.map(lambda member: member(x)), each alone"
            )

    def one(self) -> M:
        """Return a module with inputs for parameters and buffers, which shows how each of them is made."""
        structure = flatten(self.stacked, "a stack")[1].of_elements()
        result: M = structure.rebuild([new_input(of) for of in structure.types])
        return result

    def fields(self) -> list[tuple[str, object]]:
        """The fields of a module, whose parameters and buffers have the axis in front."""
        return self._modules.fields()

    def __repr__(self) -> str:
        return f"ModuleStack({short_name(self.one())}, {label_name(self.axis)}({self.count}))"


class _Fold(Module):
    """Modules along an axis, one after the other."""

    def __init__(self, modules: ModuleStack[Any, Any]) -> None:
        self.modules = modules

    def __call__(self, x: Any, /, *others: Any, **options: Any) -> Any:
        apply = _Apply(self.modules, others, options)
        return scan_over("fold", apply, x, self.modules, self.modules.axis, reverse=False, has_output=False)[0]

    def fields(self) -> list[tuple[str, object]]:
        return self.modules.fields()

    def __repr__(self) -> str:
        return f"{self.modules!r}.fold"


class _Apply:
    """A step that applies a module, whose name it has in messages."""

    def __init__(self, modules: ModuleStack[Any, Any], others: tuple[Any, ...], options: dict[str, Any]) -> None:
        self.modules, self.others, self.options = modules, others, options

    def __call__(self, x: Any, module: Any, /) -> Any:
        return module(x, *self.others, **self.options)

    def __repr__(self) -> str:
        return short_name(self.modules.one())


def _stacked(variables: tuple[Any, ...], axis: Label) -> Variable[Any]:
    """The parameter or the buffer along an axis; each element of a parameter is drawn as if it stood alone."""
    first, joined = variables[0], Stack(axis)
    value = apply(joined, tuple([each.value for each in variables]))
    if isinstance(first, Buffer):
        buffer: Buffer[Any] = Buffer(apply(joined, tuple([each.initial for each in variables])), name=first.name)
        buffer.assign(value)
        return buffer
    draw = first.draw
    draw_each = None if draw is None else functools.partial(_draw_each, axis, len(variables), draw)
    return Param(value, name=first.name, draw=draw_each)


def _draw_each(
    axis: Any, count: int, draw: Callable[[np.random.Generator], Any], generator: np.random.Generator
) -> Any:
    return apply(Stack(axis), tuple([draw(generator) for _ in range(count)]))
