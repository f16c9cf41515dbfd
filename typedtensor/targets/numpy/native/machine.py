"""Machine code for the calls of a plan, compiled by LLVM if it is installed (extra ``native``).

Kernels do not depend on sizes, so that a process compiles each of them once.
"""

from __future__ import annotations

import ctypes
import functools
import itertools
import os
import sys
import threading
import warnings
from importlib import import_module
from typing import Any

import numpy as np

from typedtensor.targets.numpy.native import element_loops, handover, kernels, row_kernels

SOURCES = {**row_kernels.SOURCES, **element_loops.SOURCES, **handover.SOURCES}


class Machine:
    """Compiled kernels.

    Attributes:
        run: calls the entries of a table, given its address and their number; returns the number of the entry that
            ended the run, or -1.
        address: the address of ``run``.
    """

    def __init__(self, llvm: Any) -> None:
        self._llvm, self._numbers = llvm, itertools.count()
        self._programs: dict[str, str] = {}
        self._unlock()
        if hasattr(os, "register_at_fork"):  # another thread may compile while this one forks
            os.register_at_fork(after_in_child=self._unlock)
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        try:  # a virtual machine may lack features of its processor
            features = llvm.get_host_cpu_features().flatten()
        except RuntimeError:  # no such query for this kind of processor
            features = ""
        target = llvm.Target.from_default_triple()
        self._target = target.create_target_machine(cpu=llvm.get_host_cpu_name(), features=features, opt=1, jit=True)
        first = self._parsed(kernels.RUN + kernels.LOOP + kernels.LOOPS)
        self._engine = llvm.create_mcjit_compiler(first, self._target)
        self._engine.finalize_object()
        known = ("run", "loop", "loops")
        self._known: dict[str, int] = {name: self._engine.get_function_address(name) for name in known}
        self.address = self._known["run"]
        self.run: Any = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)(self._known["run"])

    def _unlock(self) -> None:
        self._lock = threading.Lock()

    def kernel(self, name: str) -> int:
        """Return the address of a kernel, or of a loop."""
        return self._known[name] if name in self._known else self._compiled(name, SOURCES[name])

    def cast(self, given: np.dtype[Any], wanted: np.dtype[Any]) -> int | None:
        """Return the address of the loop that converts elements, or None."""
        name = f"cast_{given.name}_{wanted.name}"
        source = element_loops.cast(name, given, wanted)
        return None if source is None else self._compiled(name, source)

    def caller(self, signature: tuple[str, ...]) -> int:
        """Return the address of the kernel that calls a function of C with arguments of these types."""
        name = "_".join(("call", *signature))
        return self._compiled(name, kernels.caller(name, signature))

    def program(self, source: str) -> int:
        """Return the address of a kernel whose name in its code is NAME."""
        name = self._programs.setdefault(source, f"program{next(self._numbers)}")
        return self._compiled(name, source.replace("NAME", name))

    def _compiled(self, name: str, source: str) -> int:
        with self._lock:
            if name not in self._known:
                self._engine.add_module(self._parsed(source))
                self._engine.finalize_object()
                self._known[name] = self._engine.get_function_address(name)
            return self._known[name]

    def _parsed(self, source: str) -> Any:
        module = self._llvm.parse_assembly(source)
        module.verify()
        return module


@functools.cache
def machine() -> Machine | None:
    """The machine; None if LLVM is not installed or cannot compile for this processor, or addresses are no words."""
    if sys.implementation.name != "cpython" or ctypes.sizeof(ctypes.c_void_p) != 8 or sys.byteorder != "little":
        return None
    try:
        llvm = import_module("llvmlite.binding")
    except ModuleNotFoundError:
        return None
    except (ImportError, OSError) as error:
        _warn(error)
        return None
    try:
        return Machine(llvm)
    except (AttributeError, OSError, RuntimeError) as error:
        _warn(error)
        return None


def _warn(error: Exception) -> None:
    warnings.warn(
        f"llvmlite is installed but cannot be loaded or compile here, so Python makes each call of a plan: {error}. "
        "Reinstall it with pip install --force-reinstall llvmlite, or remove it with pip uninstall llvmlite",
        RuntimeWarning,
        stacklevel=3,
    )
