"""The generated protocol files."""

from __future__ import annotations

import pytest

from ludoteca.server import schema


@pytest.mark.parametrize("path", schema.generated(), ids=lambda path: path.name)
def test_generated_files_are_not_stale(path):
    fresh = schema.generated()[path]
    assert path.read_text(encoding="utf-8") == fresh, "run python -m ludoteca.server.schema --write"


def test_every_reference_in_the_schema_is_defined():
    whole = schema.json_schema()
    found = []

    def walk(node):
        if isinstance(node, dict):
            found.extend([node["$ref"].rsplit("/", 1)[1]] if "$ref" in node else [])
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(whole)
    assert found
    assert set(found) <= set(whole["$defs"])


def test_message_types_are_told_apart_by_their_tag():
    definitions = schema.json_schema()["$defs"]
    for union in schema.UNIONS:
        names = [choice["$ref"].rsplit("/", 1)[1] for choice in definitions[union]["anyOf"]]
        tag = "act" if union == "EventAct" else "type"
        tags = [definitions[name]["properties"][tag]["enum"][0] for name in names]
        assert len(tags) == len(set(tags)) > 1
