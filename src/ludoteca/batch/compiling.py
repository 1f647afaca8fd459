"""How the kernels are compiled: by numba-cuda, to machine code for one kind of GPU; kept in the cache folder.

It needs `ludoteca[gpu]` but no GPU. Three things are done otherwise than numba-cuda does them, because they decide the
speed of rules that branch as much as these (bench/gpu):

* A large rule that several others call stays a call: copied into all of them, the code of a turn is more than what a
  GPU keeps at hand. Smaller ones are copied, since a call costs more than most of them do.
* Table options are constants. Their fields of the record never change, so the compiler need not ask for them.
* An index is never counted from the end: no rule does that.

All this relies on numba-cuda's internals; those used here are listed in `core/insides.py`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numba
from cuda.core import Linker, LinkerOptions, ObjectCode
from numba import cuda, types
from numba.core.datamodel.models import RecordModel
from numba.cuda import codegen, dispatcher
from numba.cuda.cudaimpl import registry
from numba.cuda.extending import register_model
from numba.cuda.np import arrayobj

from ludoteca.batch import kernels
from ludoteca.batch.kept import Code, Kept
from ludoteca.core import bind
from ludoteca.core.compiler import widened

LARGE = 60_000  # characters of a rule's intermediate code; `LARGE_ON_GPU` of a game's verbs says otherwise
FUNCTION = re.compile(r"^(define [^\n]*)(\n\{\n.*?^\})", re.DOTALL | re.MULTILINE)
CALL = re.compile(r' call [^\n]*?@("[^"\n]*"|[\w.$]+)\(')
NAME = re.compile(r'@("[^"]*"|[\w.$]+)\(')


class TableRecord(types.Record):  # type: ignore[misc]  # numba has no types
    """A record some of whose fields are constants."""

    def __init__(self, record: Any, constants: Mapping[str, int]) -> None:
        fields = [
            (name, {"type": field.type, "offset": field.offset, "alignment": field.alignment, "title": field.title})
            for name, field in record.fields.items()
        ]
        super().__init__(fields, record.size, record.aligned)
        self.constants = dict(constants)
        self.name: str = f"{record.name}{sorted(self.constants.items())}"


register_model(TableRecord)(RecordModel)


@registry.lower_getattr_generic(TableRecord)
def _field(context: Any, builder: Any, kind: Any, value: Any, name: str) -> Any:
    if name in kind.constants:
        return context.get_constant(kind.typeof(name), kind.constants[name])
    return arrayobj.record_getattr(context, builder, kind, value, name)


class Library(codegen.CUDACodeLibrary):  # type: ignore[misc]
    """The code of a kernel and of the rules it calls, each once; large rules stay calls."""

    _llvm_strs: list[str] | None
    large = LARGE

    @property
    def llvm_strs(self) -> list[str]:
        if self._llvm_strs is None:
            texts = list(dict.fromkeys(map(str, self.modules)))
            calls = Counter(name for text in texts for name in CALL.findall(text))
            self._llvm_strs = [_with_calls(text, calls, self.large) for text in texts]
        return self._llvm_strs


def _with_calls(text: str, calls: Mapping[str, int], large: int) -> str:
    """Mark the large functions of a module that are called from several places, by how often each name is called."""

    def marked(found: re.Match[str]) -> str:
        head, body = found.groups()
        name = NAME.search(head)
        stays = name is not None and calls[name[1]] > 1 and len(body) >= large
        return f"{head} noinline{body}" if stays else found[0]

    return FUNCTION.sub(marked, text)


@contextmanager
def our_way(arch: tuple[int, int], large: int = LARGE) -> Iterator[None]:
    """numba-cuda asks the GPU that is there for what it compiles; here it is told which."""
    asked = dispatcher.get_current_device
    called = dispatcher.CUDADispatcher.get_call_template
    dispatcher.CUDADispatcher.get_call_template = lambda rule, given, named: _call_template(rule, given, named, called)
    library, index = codegen.JITCUDACodegen._library_class, arrayobj.fix_integer_index
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=arch)
    codegen.JITCUDACodegen._library_class = type(Library.__name__, (Library,), {"large": large})
    arrayobj.fix_integer_index = _index
    try:
        yield
    finally:
        dispatcher.get_current_device = asked
        dispatcher.CUDADispatcher.get_call_template = called
        codegen.JITCUDACodegen._library_class, arrayobj.fix_integer_index = library, index


def _call_template(rule: Any, given: tuple[Any, ...], named: dict[str, Any], asked: Any) -> Any:
    """As on the processor, rules pass each other int64 only; what is not a rule may need to know a constant."""
    return asked(rule, given if rule.py_func.__name__ == "<lambda>" else tuple(map(widened, given)), named)


def _index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


def compiled(kept: Kept, name: str, given: tuple[Any, ...]) -> Code:
    """A kernel for these arguments, which are arrays on the GPU or, to see whether it compiles, anywhere."""
    bound = bind(kernels.__name__, kept.verbs, **({"sight": kept.sight.rules} if kept.sight else {}))
    kinds = tuple(kind_of(value, kept.constants) for value in given)
    with our_way(kept.arch, getattr(kept.verbs, "LARGE_ON_GPU", LARGE)):
        ptx, _ = cuda.compile_ptx(bound.KERNELS[name], kinds, cc=kept.arch)
    found = re.search(r"\.entry (\w+)", ptx)
    assert found is not None, "a kernel without an entry"
    major, minor = kept.arch
    linker = Linker(ObjectCode.from_ptx(ptx.encode()), options=LinkerOptions(arch=f"sm_{major}{minor}"))
    return Code(bytes(linker.link("cubin").code), found[1])


def kind_of(value: Any, constants: Mapping[str, int]) -> Any:
    """The type of an argument as numba names it."""
    if isinstance(value, tuple):
        return types.Tuple([kind_of(part, constants) for part in value])
    if isinstance(value, int):
        return types.int64
    entry = numba.from_dtype(value.dtype)
    if isinstance(entry, types.Record) and constants and set(constants) <= set(entry.fields):
        entry = TableRecord(entry, constants)
    return types.Array(entry, len(value.shape), "F" if getattr(value, "by_columns", False) else "C")
