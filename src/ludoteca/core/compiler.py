"""How numba compiles our rules: each rule once, however many other rules call it.

Numba copies everything a function calls into that function's own module, optimises it as a whole and generates machine
code for it, so that every rule pays for all the rules below it. Here a rule called by other rules stays bitcode;
machine code is generated only for what Python calls. Small rules are copied in before optimisation, because they are
worth inlining; large ones, already optimised, are linked in afterwards and left alone.

All this relies on numba's internals; those used here are listed in `core/insides.py`. Where one of them is missing,
the rules are compiled without this file.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Any

import numba
from llvmlite import binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

SMALL = 16_000  # bytes of bitcode
ENVIRONMENT = "_ZN08NumbaEnv"  # prefix of the variables in which numba keeps functions' environments


def in_two(compiled: Callable[..., Any]) -> Any:
    """A rule compiled twice: for Python to call, and separately for other rules to call.

    `compiled` calls `numba.njit` with the options it is given; a name as first argument keeps the result apart.
    """
    outer = compiled(no_cfunc_wrapper=True, pipeline_class=OuterCompiler)
    inner = compiled("inner", no_cfunc_wrapper=True, no_cpython_wrapper=True, pipeline_class=InnerCompiler)
    outer.get_call_template = functools.partial(_widened, inner.get_call_template)
    outer.get_overload = inner.get_overload
    return outer


def _widened(template: Callable[..., Any], given: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """Rules pass each other int64 only: otherwise a rule would be compiled again for every width and constant."""
    return template(tuple(map(widened, given)), {name: widened(kind) for name, kind in named.items()})


def widened(kind: Any) -> Any:
    """The type as which rules pass a value on."""
    plain = numba.types.unliteral(kind)
    is_narrow = isinstance(plain, numba.types.Integer) and plain.signed
    return numba.types.int64 if is_narrow else plain


def try_out() -> None:
    """Compile a rule that calls a rule, and call it; raises or crashes if numba no longer works as we expect."""

    def next_number(number: int) -> int:
        return number + 1

    def next_but_one(number: int) -> int:
        return called(called(number))  # type: ignore[no-any-return]

    called = in_two(lambda _="", **options: numba.njit(**options)(next_number))
    result = in_two(lambda _="", **options: numba.njit(**options)(next_but_one))(3)
    assert result == 5, f"a compiled rule gives {result} instead of 5"


class Outer(JITCodeLibrary):  # type: ignore[misc]  # numba has no types
    """The code of a rule that Python calls."""

    _linking_libraries: list[Any]  # numba's

    def finalize(self) -> None:
        """Keep large libraries out of what numba links in before it optimises."""
        libraries = dict.fromkeys(self._linking_libraries)
        self._large = [library for library in libraries if _size(library) > SMALL]
        self._linking_libraries = [library for library in libraries if library not in self._large]
        super().finalize()

    def _optimize_final_module(self) -> None:
        super()._optimize_final_module()
        for library in self._large:
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)


class Inner(Outer):
    """The code of a rule that rules call: bitcode to link, with machine code only for its environment."""

    def _finalize_final_module(self) -> None:
        self._finalized = True  # else numba would start over
        bitcode = self._get_module_for_linking()
        self._final_module = llvm.parse_assembly(_environments(bitcode))
        super()._finalize_final_module()


def _size(library: Any) -> int:
    return len(library._get_module_for_linking().as_bitcode())


def _environments(module: Any) -> str:
    """A module with nothing but the environments of functions."""
    target = [f'target triple = "{module.triple}"', f'target datalayout = "{module.data_layout}"']
    names = [variable.name for variable in module.global_variables if variable.name.startswith(ENVIRONMENT)]
    return "\n".join([*target, *(f'@"{name}" = common global ptr null' for name in names)])


class OuterCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler with our library class."""

    library = Outer

    def compile_extra(self, func: Any) -> Any:
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class InnerCompiler(OuterCompiler):
    library = Inner


if __name__ == "__main__":  # see core/way.py
    try:
        try_out()
    except Exception as error:  # numba's are long
        sys.exit(f"{type(error).__name__}: {' '.join(str(error).split())[:300]}")
