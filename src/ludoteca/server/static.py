"""The built client, kept in memory, and its page for every address that is not something else."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any
from urllib.parse import quote

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludoteca.server.house import House
from ludoteca.server.preloads import Preloads
from ludoteca.server.preview import language_of, preview_of, tags
from ludoteca.server.refusals import Refuse

AnyRequest = Request[Any, Any, Any]
READING = [HttpMethod.GET, HttpMethod.HEAD]

INDEX = "index.html"
OF_PEOPLE = ("people/", "challenge/")  # pages whose address ends with a name, which may have a dot
HEAD = b"<!-- preview -->"  # where the page says what it looks like when somebody shares its address
END_OF_HEAD = b"</head>"  # where it says what else it will need: its own script comes first
BROTLI = ".br"  # what the build calls a file that it has packed
NOT_PACKED: Mapping[str, bytes] = MappingProxyType({})
COMPRESSED = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
NOT_BUILT = b"<!doctype html><title>Ludoteca</title><p>The web client is not built: run <code>make client</code>."


@dataclass(frozen=True, slots=True)
class File:
    data: bytes
    packed: Mapping[str, bytes]  # by encoding, the smallest first; none where it is not worth it
    type: str
    etag: str
    is_hashed: bool  # its name changes with its content: never ask again


class StaticFiles:
    """Only files that were there at the start are ever served: no path of a request touches the disk."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, File] = {}
        self.preloads = Preloads.read(folder)
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and not path.name.startswith(".") and path.suffix != BROTLI:
                    self.files[path.relative_to(folder).as_posix()] = _read(path)
        self.files.setdefault(INDEX, _file(NOT_BUILT, "text/html", is_hashed=False))

    def find(self, path: str) -> File:
        """The file at this path; the client's page where a path names no file."""
        found = self.files.get(path or INDEX)
        if found is None and ("." not in path.rsplit("/", 1)[-1] or path.startswith(OF_PEOPLE)):
            found = self.files[INDEX]
        if found is None:
            raise Refuse("unknown-path", {"path": path[:100]})
        return found


def _read(path: Path) -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    brotli = path.with_name(path.name + BROTLI)  # packed by the build
    packed = {"br": brotli.read_bytes()} if brotli.is_file() else {}
    return _file(path.read_bytes(), kind, packed, is_hashed="assets" in path.parts)


def _file(data: bytes, kind: str, packed: Mapping[str, bytes] = NOT_PACKED, *, is_hashed: bool) -> File:
    if kind.startswith(COMPRESSED) and len(data) > 500:
        packed = {**packed, "gzip": gzip.compress(data, 9, mtime=0)}
    return File(data, packed, kind, f'"{hashlib.sha256(data).hexdigest()[:20]}"', is_hashed)


@route("/", http_method=READING, include_in_schema=False, sync_to_thread=False)
def home(request: AnyRequest, files: NamedDependency[StaticFiles], house: NamedDependency[House]) -> Response[bytes]:
    """The client's page."""
    return _answer(request, files, house, "")


@route("/{path:path}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def page(
    request: AnyRequest, files: NamedDependency[StaticFiles], house: NamedDependency[House], path: FromPath[str]
) -> Response[bytes]:
    """A file of the client."""
    path = path.lstrip("/")
    first, _, rest = path.partition("/")
    if first == "e" and rest:  # as links to events once began
        return Response(b"", status_code=308, headers={"Location": f"/event/{quote(rest)}"})
    if first in ("api", "ws"):
        raise Refuse("unknown-path", {"path": path[:100]})
    return _answer(request, files, house, path)


def _answer(request: AnyRequest, files: StaticFiles, house: House, path: str) -> Response[bytes]:
    file = files.find(path)
    vary = "Accept-Encoding"
    if HEAD in file.data and file is files.files[INDEX]:
        language = language_of(request.headers.get("accept-language", ""))
        head = tags(preview_of(path, language, house), str(request.base_url).rstrip("/"), path, files.files)
        is_known = not request.scope["state"]["is_new"]
        needed = files.preloads.tags(path, language, house, is_known=is_known)
        data = file.data.replace(HEAD, head.encode()).replace(END_OF_HEAD, needed.encode() + END_OF_HEAD, 1)
        file = _file(data, file.type, is_hashed=False)
        vary += ", Accept-Language"
    headers = {
        "ETag": file.etag,
        "Cache-Control": "public, max-age=31536000, immutable" if file.is_hashed else "no-cache",
        "Vary": vary,
    }
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    data = file.data
    accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
    if encoding := next((encoding for encoding in file.packed if encoding in accepted), None):
        data, headers["Content-Encoding"] = file.packed[encoding], encoding
    return Response(data, media_type=file.type, headers=headers)
