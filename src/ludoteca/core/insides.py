"""The parts of numba we use that it does not promise to keep, name by name.

Any release of numba may rename them. They are looked up at every start, which takes a millisecond: each missing one is
reported in a sentence, and the rules are compiled without our own compiler (see `core/way.py`).

An entry reads `module:Class.method(its, parameters)`; without parameters it is any attribute, also of an instance.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

Insides = Mapping[str, tuple[str, ...]]  # by the file that uses them

COMPILER: Final[Insides] = {
    "core/compiler.py": (
        "llvmlite.binding:parse_assembly(llvmir)",
        "llvmlite.binding:ModuleRef.as_bitcode(self)",
        "llvmlite.binding:ModuleRef.data_layout",
        "llvmlite.binding:ModuleRef.global_variables",
        "llvmlite.binding:ModuleRef.link_in(self, other, preserve)",
        "llvmlite.binding:ModuleRef.triple",
        "numba.core.codegen:JITCodeLibrary(codegen, name)",
        "numba.core.codegen:JITCodeLibrary._final_module",
        "numba.core.codegen:JITCodeLibrary._finalize_final_module(self)",
        "numba.core.codegen:JITCodeLibrary._finalized",
        "numba.core.codegen:JITCodeLibrary._get_module_for_linking(self)",
        "numba.core.codegen:JITCodeLibrary._linking_libraries",
        "numba.core.codegen:JITCodeLibrary._optimize_final_module(self)",
        "numba.core.codegen:JITCodeLibrary._reload_init",
        "numba.core.codegen:JITCodeLibrary.enable_object_caching(self)",
        "numba.core.codegen:JITCodeLibrary.finalize(self)",
        "numba.core.compiler:Compiler.compile_extra(self, func)",
        "numba.core.compiler:Compiler.library",  # of its state
        "numba.core.compiler:Compiler.state",
        "numba.core.compiler:Compiler.targetctx",  # of its state
        "numba.core.dispatcher:Dispatcher.get_call_template(self, args, kws)",
        "numba.core.dispatcher:Dispatcher.get_overload(self, sig)",
        "numba.core.options:DefaultOptions.no_cfunc_wrapper",
        "numba.core.options:DefaultOptions.no_cpython_wrapper",
        "numba.types:Integer.signed",
        "numba.types:int64",
        "numba.types:unliteral(lit_type)",
    ),
    "core/bits.py": (
        "llvmlite.ir:Constant(typ, constant)",
        "llvmlite.ir:IRBuilder.ctpop",
        "llvmlite.ir:IRBuilder.cttz",
        "llvmlite.ir:IntType",
        "numba.extending:intrinsic",
        "numba.types:int64",
        "numba.types:uint64",
    ),
    "core/vectors.py": (
        "llvmlite.ir:Constant(typ, constant)",
        "llvmlite.ir:IRBuilder.bitcast",
        "llvmlite.ir:IRBuilder.extract_element",
        "llvmlite.ir:IRBuilder.gep",
        "llvmlite.ir:IRBuilder.icmp_signed",
        "llvmlite.ir:IRBuilder.load",
        "llvmlite.ir:IRBuilder.select",
        "llvmlite.ir:IRBuilder.sext",
        "llvmlite.ir:IRBuilder.shuffle_vector",
        "llvmlite.ir:IRBuilder.zext",
        "llvmlite.ir:IntType",
        "llvmlite.ir:VectorType",
        "numba.core.base:BaseContext.make_array(self, typ)",
        "numba.extending:intrinsic",
        "numba.types:NestedArray.shape",
        "numba.types:int64",
    ),
}
CACHE: Final[Insides] = {"core/rule.py": ("numba:config.CACHE_DIR",)}
EVENTS: Final[Insides] = {
    "core/precompile.py": (
        "numba.core.event:Listener.on_end(self, event)",
        "numba.core.event:Listener.on_start(self, event)",
        "numba.core.event:install_listener(kind, listener)",
    ),
}


def missing(insides: Insides) -> list[str]:
    """One sentence for each entry that is missing or does not take the parameters we pass."""
    return [said for file, entries in insides.items() for entry in entries for said in _complaints(file, entry)]


def _complaints(file: str, entry: str) -> Iterator[str]:
    read = re.fullmatch(r"([\w.]+):([\w.]+)(?:\((.*)\))?", entry)
    assert read is not None, f"cannot be read: {entry}"
    module, path, parameters = read.groups()
    *holders, name = path.split(".")
    try:
        holder: Any = functools.reduce(getattr, holders, importlib.import_module(module))
        is_there = hasattr(holder, name) or (parameters is None and _is_given_to_instances(holder, name))
    except (ImportError, AttributeError):
        is_there = False
    if not is_there:
        yield f"{_release(module)} has no {module}.{path}, which {file} uses"
    elif parameters is not None and not _takes(getattr(holder, name), parameters.split(", ")):
        yield f"{_release(module)}: {module}.{path} no longer takes ({parameters}), as {file} needs"


def _is_given_to_instances(kind: Any, name: str) -> bool:
    """Whether a method of this class mentions the attribute, as the method that sets it would."""
    bases = kind.__mro__ if inspect.isclass(kind) else ()
    methods = [method for base in bases for method in vars(base).values() if inspect.isfunction(method)]
    return any(name in method.__code__.co_names for method in methods)


def _takes(function: Any, wanted: list[str]) -> bool:
    """Whether these are its first parameters and all others are optional."""
    try:
        parameters = list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):  # not a function, or one without a readable signature
        return False
    first, rest = parameters[: len(wanted)], parameters[len(wanted) :]
    variadic = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    are_optional = all(one.default is not one.empty or one.kind in variadic for one in rest)
    return [one.name for one in first] == wanted and are_optional


def _release(module: str) -> str:
    """The library and its version, such as numba 0.68.1."""
    library = module.partition(".")[0]
    try:
        return f"{library} {importlib.import_module(library).__version__}"
    except (ImportError, AttributeError):
        return library
