"""The protocol as JSON Schema and TypeScript: `python -m ludoteca.server.schema --write`.

Both files are generated from the structs and kept in the repository; a test fails when they are stale.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca import play
from ludoteca.core.plain import PlainBoard
from ludoteca.server import (
    analysis_shapes,
    event_asks,
    event_shapes,
    people_shapes,
    personas,
    protocol,
    rating_shapes,
    rest_shapes,
    talk_messages,
)
from ludoteca.server.envelope import LONGEST_NAME

FOLDER = Path(__file__).parents[3] / "web/src/lib/protocol"
REF = "#/$defs/{name}"
UNIONS = {
    "FromClient": protocol.FromClient,
    "FromServer": protocol.FromServer,
    "ToLobby": protocol.ToLobby,
    "FromLobby": protocol.FromLobby,
    "ToMe": protocol.ToMe,
    "FromMe": protocol.FromMe,
    "EventAct": event_asks.EventAct,
    "FromEvent": event_shapes.FromEvent,
}
REST = (
    rest_shapes.Health,
    rest_shapes.Me,
    rest_shapes.NewMe,
    rest_shapes.Learned,
    rest_shapes.GameInfo,
    rest_shapes.Seats,
    rest_shapes.NewTable,
    rest_shapes.MyTables,
    rest_shapes.TableMade,
    rest_shapes.JoinTable,
    rest_shapes.TableList,
    rest_shapes.WatchList,
    rest_shapes.Replay,
    rest_shapes.Position,
    rest_shapes.PositionWanted,
    rest_shapes.Draft,
    rest_shapes.DraftWanted,
    rest_shapes.RecordUpload,
    rest_shapes.Lessons,
    analysis_shapes.Analysis,
    analysis_shapes.NextWanted,
    analysis_shapes.Next,
    rest_shapes.Puzzles,
    rest_shapes.DailyPuzzle,
    rest_shapes.PuzzleTry,
    rest_shapes.PuzzleAnswer,
    rating_shapes.Standings,
    rating_shapes.PersonRatings,
    people_shapes.Account,
    people_shapes.Kept,
    people_shapes.NewPasskey,
    people_shapes.NewPassword,
    people_shapes.Ceremony,
    people_shapes.SignedIn,
    people_shapes.DeviceLink,
    people_shapes.DeviceLinkState,
    people_shapes.Profile,
    people_shapes.Operated,
    people_shapes.OperatorChange,
    event_asks.NewEvent,
    event_asks.EventUpload,
    event_shapes.EventList,
    event_shapes.EventView,
    event_shapes.EventAudit,
    event_shapes.EventBoards,
    event_shapes.JudgeView,
)


PLAIN = "PlainBoard"
Json = dict[str, Any]


def json_schema() -> Json:
    """One schema: every message, every REST shape, and each game's Shown and Options."""
    unions, definitions = msgspec.json.schema_components(list(UNIONS.values()), ref_template=REF)
    for union in unions:
        union.pop("discriminator", None)  # OpenAPI's word; JSON Schema needs only the tags
    definitions |= dict(zip(UNIONS, unions, strict=True))
    definitions |= msgspec.json.schema_components(list(REST), ref_template=REF)[1]
    definitions |= _game_definitions()
    shown = [*(f"{_camel(name)}Shown" for name in play.built_in()), PLAIN]
    definitions["Shown"] = {"anyOf": [_ref(name) for name in shown]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ludoteca protocol",
        "$defs": dict(sorted(definitions.items())),
    }


def _game_definitions() -> Json:
    """Each game's Shown and Options and the structs inside them, named after the game: two games may have a Card.

    What games show that have no board of their own is here too.
    """
    wanted: dict[str, type[Struct]] = {PLAIN: PlainBoard}
    for game in play.built_in():
        offered = play.find(game)
        for what, struct in (("Shown", offered.Shown), ("Options", offered.Options)):
            is_taken = any(_place(struct) == _place(other) for other in wanted.values())
            wanted[f"{_camel(game)}{what}"] = _copy(struct, f"{_camel(game)}{what}") if is_taken else struct
    roots, definitions = msgspec.json.schema_components(list(wanted.values()), ref_template=REF)
    names = {_named(root): name for name, root in zip(wanted, roots, strict=True)}
    for root, name in list(names.items()):
        for inner in _mentioned(root, definitions):
            owner = name.removesuffix("Shown").removesuffix("Options").removesuffix("Board")
            longer = owner + inner.rsplit(".", 1)[-1].removeprefix(owner)
            names.setdefault(inner, f"{longer}Part" if longer in wanted else longer)
    text = json.dumps({names[name]: {**schema, "title": names[name]} for name, schema in definitions.items()})
    for name, better in names.items():
        text = text.replace(f'"{REF.format(name=name)}"', f'"{REF.format(name=better)}"')
    renamed: Json = json.loads(text)
    return renamed


def _place(struct: type[Struct]) -> str:
    return f"{struct.__module__}.{struct.__qualname__}"


def _copy(struct: type[Struct], name: str) -> type[Struct]:
    """The same struct under a name of its own: all series make theirs in one place."""
    fields = [
        (field.name, field.type) if field.required else (field.name, field.type, field.default)
        for field in msgspec.structs.fields(struct)
    ]
    return msgspec.defstruct(name, fields, forbid_unknown_fields=struct.__struct_config__.forbid_unknown_fields)


def _mentioned(name: str, definitions: Json) -> list[str]:
    """The structs inside a struct, at any depth."""
    found: list[str] = []
    waiting = [name]
    while waiting:
        inner = re.findall(r'"\$ref": "#/\$defs/([^"]+)"', json.dumps(definitions[waiting.pop()]))
        waiting += [one for one in inner if one not in found]
        found += [one for one in inner if one not in found]
    return found


def _named(reference: Json) -> str:
    return str(reference["$ref"]).removeprefix(REF.format(name=""))


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


def _ref(name: str) -> Json:
    return {"$ref": REF.format(name=name)}


# -- TypeScript ----------------------------------------------------------------------------------


def typescript(schema: Json) -> str:
    """The same as TypeScript declarations."""
    lines = ["// Generated by `python -m ludoteca.server.schema --write`. Do not edit.", ""]
    for name, definition in schema["$defs"].items():
        lines += [*_declaration(name, definition), ""]
    lines += ["/** What each game shows. */", "export interface ShownOf {"]
    lines += [f"  {json.dumps(name)}: {_camel(name)}Shown;" for name in play.built_in()]
    lines += ["}", "", f"export const REFUSAL_CODES = {json.dumps(_codes(schema))} as const;"]
    lines += [f"export const LONGEST_NAME = {LONGEST_NAME};"]
    people = {
        "FIGURES": personas.FIGURES,
        "MANNERS": personas.MANNERS,
        "COLOURS": personas.COLOURS,
        "PHRASES": talk_messages.PHRASES,
        "SIGNS": talk_messages.SIGNS,
    }
    lines += [f"export const LONGEST_TEXT = {talk_messages.LONGEST_TEXT};"]
    lines += [
        f"export const {name} = {json.dumps(words, ensure_ascii=False)} as const;" for name, words in people.items()
    ]
    lines += [""]
    return "\n".join(lines)


def _codes(schema: Json) -> list[str]:
    codes: list[str] = schema["$defs"]["Refusal"]["properties"]["code"]["enum"]
    return codes


def _declaration(name: str, definition: Json) -> Iterator[str]:
    if description := definition.get("description"):
        yield f"/** {' '.join(description.split())} */"
    if "properties" not in definition:
        yield f"export type {name} = {_type(definition)};"
        return
    yield f"export interface {name} {{"
    for key, value in definition["properties"].items():
        optional = "" if key in definition.get("required", ()) else "?"
        yield f"  {key}{optional}: {_type(value)};"
    yield "}"


def _type(schema: Json) -> str:
    """The few shapes msgspec writes."""
    if "$ref" in schema:
        return _named(schema)
    if "anyOf" in schema:
        return " | ".join(_type(choice) for choice in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            return f"Array<{_type(schema.get('items', {}))}>"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
        case None:
            return "unknown"
        case other:
            raise TypeError(f"no TypeScript for {other!r}")


def generated() -> dict[Path, str]:
    """What the generated files should hold."""
    schema = json_schema()
    return {
        FOLDER / "schema.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n",
        FOLDER / "types.ts": typescript(schema),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files; without it only say which are stale")
    asked = parser.parse_args()
    for path, text in generated().items():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        if not asked.write:
            raise SystemExit(f"{path.name} is stale: run python -m ludoteca.server.schema --write")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
