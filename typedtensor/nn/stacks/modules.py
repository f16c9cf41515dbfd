"""Equal modules with separate state along an axis: layers in sequence with one body, and ensembles."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import numpy as np

from typedtensor.control.steps import Along, scan_over
from typedtensor.core.axes import Axis, Label, label_name, label_of, size_of
from typedtensor.core.buffers import Buffer
from typedtensor.core.expr import Const, new_input
from typedtensor.core.module import Module, find_variables, short_name
from typedtensor.core.module_state import paths_of, replaced
from typedtensor.core.pytree import flatten
from typedtensor.core.tensor import tensor_type
from typedtensor.core.variables import Param, Variable
from typedtensor.errors import AxisError, SizeError
from typedtensor.nn.initializers import Seed
from typedtensor.nn.stacks.elements import of_elements
from typedtensor.nn.stacks.likeness import require_alike, require_separate
from typedtensor.ops import stack

T = TypeVar("T", bound=Axis)
M = TypeVar("M", bound=Module)


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
    first, value = variables[0], stack([each.value for each in variables], axis)
    if isinstance(first, Buffer):
        buffer: Buffer[Any] = Buffer(stack([each.initial for each in variables], axis), name=first.name)
        buffer.assign(value)
        return buffer
    draw = first.draw
    draw_each = None if draw is None else functools.partial(_draw_each, axis, len(variables), draw)
    return Param(value, name=first.name, draw=draw_each)


def _draw_each(
    axis: Any, count: int, draw: Callable[[np.random.Generator], Any], generator: np.random.Generator
) -> Any:
    return stack([draw(generator) for _ in range(count)], axis)
