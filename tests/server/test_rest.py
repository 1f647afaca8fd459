"""REST: what it answers, refuses and tells browsers; and that its description is right."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from ludoteca import bots, play, printing
from tests.server.site import GENEROUS, Site

BOARDS = Path(__file__).parents[2] / "web/src/boards"


async def test_health(person):
    answer = await person().get("/api/health")
    assert answer["status"] == "ok"


async def test_a_guest_is_known_by_the_cookie_and_chooses_a_name(person):
    anna = person()
    first = await anna.http.get("/api/me")
    cookie = first.headers["set-cookie"]
    assert first.json()["name"] == ""
    for word in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert word in cookie
    assert "Secure" not in cookie  # plain http on loopback; see the next test
    assert "set-cookie" not in (await anna.http.get("/api/me")).headers
    assert (await anna.http.put("/api/me", json={"name": " Anna  Rossi "})).json()["name"] == "Anna Rossi"
    assert (await anna.get("/api/me"))["name"] == "Anna Rossi"
    assert (await person().get("/api/me"))["name"] == ""


async def test_of_questions_asked_side_by_side_only_one_says_who_the_guest_is(person):
    for path in ("/api/games", "/api/tables", "/api/health"):
        assert "set-cookie" not in (await person().http.get(path)).headers
    made = await person().http.post("/api/tables", json={"game": "latrunculi"})
    assert "set-cookie" in made.headers  # a program may begin with what it wants


async def test_behind_https_the_cookie_is_secure(site):
    async with httpx.AsyncClient(base_url=f"http://{site.address}") as client:
        answer = await client.get("/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "; Secure" in answer.headers["set-cookie"]


async def test_every_game_is_described(person):
    described = {game["name"]: game for game in await person().get("/api/games")}
    assert tuple(described) == play.names()
    for name, info in described.items():
        game = play.find(name)
        defaults = game.Options().to_text()
        listed = {option["name"]: option["default"] for option in info["options"]}
        assert listed.items() <= defaults.items()
        unlisted = game.Options.NOT_OFFERED.keys() | game.Options.ONLY_IN_SERIES  # nothing to choose, or nobody looks
        assert defaults.keys() - listed.keys() <= unlisted
        assert info["seats"] == list(game.seats(game.Options()))
        assert [bot["name"] for bot in info["bots"] if bot["is_default"]] == [bots.DEFAULT]
        assert info["child"] is None or described[info["child"]]["child"] is None
        board = BOARDS / (info["child"] or name) / "Board.svelte"
        assert info["is_plain"] or board.is_file(), f"draw {name} in {board}, or let it show a core.plain.PlainBoard"
        for option in info["options"]:
            if option["kind"] == "number":
                assert option["low"] <= int(option["default"]) <= option["high"]
            else:
                assert option["default"] in option["values"]
            if option["kind"] == "text":
                assert game.Options.from_text({option["name"]: option["example"]}).changed()


async def test_a_form_lists_only_what_somebody_reads(person):
    """`match_target` was offered for a single game, weapons for a game without any."""
    games = await person().get("/api/games")
    listed = {game["name"]: {option["name"]: option for option in game["options"]} for game in games}
    assert "match_target" in listed["scamorra-fifteen"]
    assert "match_target" not in listed["scamorra"]
    assert listed["scorso"]["weapon_list"]["only_with"] == {"mode": "full"}
    assert listed["zama"]["four_player"]["only_with"] == {"players": "4"}
    assert {name: option["seat_counts"] for name, option in listed["zama"].items() if option["seat_counts"]} == {
        "players": [2, 4]
    }
    assert listed["scorso"]["players"]["seat_counts"] == [2, 3, 4, 5]
    for options in listed.values():
        for needed in (option["only_with"] for option in options.values()):
            assert all(value in options[other]["values"] for other, value in needed.items())


async def test_the_seats_depend_on_the_options(person):
    anna = person()
    for asked, seats in {
        "zama/seats": ["r", "b"],
        "zama/seats?option=players=4": ["r", "b", "g", "y"],
        "scorso/seats?option=players=3&option=stake=2": ["A", "B", "C"],
    }.items():
        assert (await anna.get(f"/api/games/{asked}"))["seats"] == seats
    for asked, code in {
        "zama/seats?option=players=9": "bad-option",
        "zama/seats?option=players": "malformed",
        "chess/seats": "unknown-game",
    }.items():
        answer = await anna.http.get(f"/api/games/{asked}")
        assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_clocks_take_backs_and_hints_are_not_for_real_time(person):
    """Hints were offered for a race of Scorso, where nobody gets one."""
    anna = person()
    timely = {game["name"]: game["timely"] for game in await anna.get("/api/games")}
    assert timely["latrunculi"] == timely["scamorra-fifteen"] == ["clock", "take_back", "hints"]
    assert timely["scorso"] == (await anna.get("/api/games/scorso/seats?option=players=3"))["timely"] == []
    assert (await anna.get("/api/games/scorso/seats?option=pace=beats"))["timely"] == timely["latrunculi"]


REFUSED = {
    "unknown game": ({"game": "chess"}, 400, "unknown-game"),
    "unknown option": ({"options": {"bord": "8x8"}}, 400, "bad-option"),
    "bad value": ({"options": {"board": "9x9"}}, 400, "bad-option"),
    "too few seats": ({"seats": ["me"]}, 400, "bad-seats"),
    "only bots": ({"seats": ["bot:random", "bot:random"]}, 400, "bad-seats"),
    "unknown bot": ({"seats": ["me", "bot:hal"]}, 400, "unknown-bot"),
    "unknown sitter": ({"seats": ["me", "you"]}, 400, "malformed"),
    "unknown field": ({"colour": "red"}, 400, "malformed"),
    "bad promise": ({"promise": "xyz"}, 400, "malformed"),
}


@pytest.mark.parametrize("what", REFUSED)
async def test_tables_that_cannot_be_made(person, what):
    wanted, status, code = REFUSED[what]
    answer = await person().http.post("/api/tables", json={"game": "latrunculi", **wanted})
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


async def test_a_value_that_is_written_out_reaches_the_game(person):
    """A list of weapons was longer than the server let an option be."""
    anna = person()
    for info in await anna.get("/api/games"):
        written = {option["name"]: option["example"] for option in info["options"] if option["kind"] == "text"}
        if written:
            table = await anna.make(game=info["name"], options=written, seats=[])
            assert (await anna.get(f"/api/tables/{table}"))["options"].items() >= written.items()


async def test_a_game_says_in_a_code_why_options_do_not_fit(person):
    wanted = {"game": "scorso", "seats": ["me", *["bot:simple"] * 3], "options": {"weapon_list": "custom:GK,XX"}}
    answer = await person().http.post("/api/tables", json=wanted)
    refusal = answer.json()
    assert (answer.status_code, refusal["code"], refusal["reason"]) == (400, "bad-option", "option-weapon")
    assert refusal["args"]["weapon"] == "XX"


async def test_requests_that_cannot_be_answered(person):
    anna = person()
    table = await anna.make()
    for method, path, body, status, code in (
        ("GET", "/api/nothing", None, 404, "unknown-path"),
        ("GET", "/api/tables/nowhere", None, 404, "unknown-table"),
        ("GET", "/api/tables/NO%20WHERE", None, 400, "malformed"),
        ("DELETE", "/api/games", None, 405, "method"),
        ("POST", "/api/tables", b"{", 400, "malformed"),
        ("POST", "/api/tables", b'"x"', 400, "malformed"),
        ("PUT", "/api/me", b'{"name":""}', 400, "malformed"),
        ("PUT", "/api/me", b'{"name":"\\u0007"}', 400, "bad-name"),
        ("POST", "/api/records", b'{"text":"rubbish\\n"}', 400, "bad-record"),
        ("POST", "/api/records", b'{"text":"' + b"x" * 300_000 + b'"}', 413, "too-big"),
        ("GET", f"/api/tables/{table}/record", None, 409, "not-running"),
        ("GET", f"/api/tables/{table}/replay", None, 409, "not-running"),
        ("POST", f"/api/tables/{table}/join", b'{"seat":"x"}', 400, "unknown-seat"),
        ("POST", f"/api/tables/{table}/join", b'{"seat":"w"}', 409, "taken"),
    ):
        answer = await anna.http.request(method, path, content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (status, code), (path, answer.text)


async def test_a_wrong_record_is_refused_with_its_line(person):
    anna = person()
    table = await anna.make(seats=["me", "shared"])
    async with anna.at(table) as page:
        await page.move("a1-a4")
        await page.move("b8-b5")
    text = (await anna.http.get(f"/api/tables/{table}/record")).text
    assert (await anna.http.post("/api/records", json={"text": text})).status_code == 200
    lines = text.splitlines()
    wrong = next(i for i, line in enumerate(lines, 1) if line.startswith("2 b"))
    refusal = (await anna.http.post("/api/records", json={"text": text.replace("b8-b5", "b8-c7")})).json()
    assert refusal["code"] == "bad-record"
    assert refusal["args"]["line"] == wrong


async def test_other_sites_cannot_change_anything(person):
    anna = person()
    for origin in ("https://evil.example", "null"):
        answer = await anna.http.post("/api/tables", json={"game": "latrunculi"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    answer = await anna.http.post(
        "/api/tables", json={"game": "latrunculi"}, headers={"Origin": f"http://{anna.address}"}
    )
    assert answer.status_code == 201


async def test_browsers_are_told_what_to_forbid(person):
    for path in ("/", "/api/health", "/api/nothing", "/t/abc", "/missing.js"):
        headers = (await person().http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "cache-control" in headers
    assert (await person().http.get("/api/me")).headers["cache-control"] == "no-store"


async def test_a_body_that_is_not_text_is_refused(person):
    """It was answered as if the server had failed."""
    json = {"Content-Type": "application/json"}
    answer = await person().http.post("/api/tables", content=b'{"@\xc8"latrunculi"', headers=json)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_one_address_may_not_ask_without_end(person, tmp_path):
    with Site(tmp_path, limits=replace(GENEROUS, requests_per_address=0.001, address_burst=5)) as site:
        anna = person(site)
        answers = [await anna.http.get("/api/health") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json() == {"code": "too-fast"}
        assert (await anna.http.get("/")).status_code == 200  # the page itself still comes


async def test_one_guest_may_not_make_tables_without_end(person, tmp_path):
    with Site(tmp_path, limits=replace(GENEROUS, tables_per_guest=2)) as site:
        anna, bruno = person(site), person(site)
        await anna.make()
        await anna.make()
        answer = await anna.http.post("/api/tables", json={"game": "latrunculi"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        await bruno.make()


async def test_the_client_is_served_for_every_page_and_nothing_else_is(person, tmp_path):
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>client</title>")
    script = "console.log('hello');" * 100
    (client / "assets/main-abc.js").write_text(script)
    (client / "assets/packed-abc.js").write_text(script)
    (client / "assets/packed-abc.js.br").write_bytes(b"tight")
    (client / ".stamp").write_text("secret")
    (tmp_path / "outside.txt").write_text("secret")
    with Site(tmp_path / "data", static=client) as site:
        http = person(site).http
        for path in ("/", "/t/abcdef", "/rules/any", "/index.html"):
            page = await http.get(path)
            assert (page.status_code, page.text) == (200, "<!doctype html><title>client</title>"), path
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
        assert (await http.head("/t/abcdef")).status_code == 200
        again = await http.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
        asset = await http.get("/assets/main-abc.js")
        assert asset.text == script
        assert asset.headers["content-encoding"] == "gzip"
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-type"].startswith("text/javascript")
        plain = await http.get("/assets/main-abc.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == script
        assert len(gzip.compress(script.encode())) < len(script)
        async with http.stream("GET", "/assets/packed-abc.js", headers={"Accept-Encoding": "gzip;q=1, br"}) as packed:
            assert packed.headers["content-encoding"] == "br"
            assert b"".join([part async for part in packed.aiter_raw()]) == b"tight"
        for path in (
            "/.stamp",
            "/assets/gone.js",
            "/assets/packed-abc.js.br",
            "/%2e%2e/outside.txt",
            "/..%2foutside.txt",
            "/assets/../../outside.txt",
        ):
            answer = await http.get(path)
            assert answer.status_code == 404, path
            assert "secret" not in answer.text


@pytest.mark.parametrize("examples", [2, pytest.param(25, marks=pytest.mark.long)])
def test_the_openapi_description_is_right(site, examples):
    """A bounded round of generated requests: none fails, and every answer is as described."""
    schema = schemathesis.openapi.from_url(f"http://{site.address}/api/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    assert {operation.path for operation in operations} >= {"/api/health", "/api/games", "/api/tables", "/api/records"}
    checks = [
        schemathesis.checks.not_a_server_error,
        schemathesis.specs.openapi.checks.status_code_conformance,
        schemathesis.specs.openapi.checks.content_type_conformance,
        schemathesis.specs.openapi.checks.response_schema_conformance,
    ]
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(
            max_examples=examples, phases=[Phase.generate], suppress_health_check=list(HealthCheck), derandomize=True
        )
        def check(case):
            case.call_and_validate(checks=checks)

        check()


async def test_many_at_once(person):
    """The server answers all of many requests at once."""
    anna = person()
    await anna.get("/api/me")
    tables = await asyncio.gather(*(anna.make(seats=["me", "bot:random"]) for _ in range(10)))
    shown = await asyncio.gather(*(anna.get(f"/api/tables/{table}") for table in tables))
    assert [one["id"] for one in shown] == tables


async def test_a_position_is_shown_with_what_may_be_done_in_it(person):
    asked = {"game": "latrunculi", "position": "7b/7b/8/8/wbbb4/8/8/4w3 w 0", "moves": ["w e1-e4"], "viewer": "w"}
    answer = (await person().http.post("/api/positions", json=asked)).json()
    assert answer["position"] == "7b/7b/8/8/w3w3/8/8/8 b 0"
    assert [frame["to_act"] for frame in answer["frames"]] == [["w"], ["b"]]
    assert {"type": "capture", "squares": ["b4", "c4", "d4"]} in answer["frames"][1]["entry"]["events"]
    assert answer["legal"].keys() == {"b"}
    assert "h8-a8" in answer["legal"]["b"]


@pytest.mark.parametrize(
    ("asked", "code", "rule"),
    [
        ({"game": "nonsense"}, "unknown-game", None),
        ({"position": "nonsense"}, "bad-position", None),
        ({"position": "8/8/8/3b4/2b1b3/8/8/3w3w w 0", "moves": ["w d1-d4"]}, "illegal", "§3.3, A4–A6"),
        ({"moves": ["w nonsense"]}, "unreadable", None),
        ({"viewer": "x"}, "unknown-seat", None),
        ({"options": {"board": "9x9"}}, "bad-option", "§8"),
    ],
)
async def test_what_is_wrong_with_a_position_is_told(person, asked, code, rule):
    answer = await person().http.post("/api/positions", json={"game": "latrunculi", **asked})
    assert answer.status_code == 400
    refusal = answer.json()
    assert (refusal["code"], refusal["rule"] if rule else None) == (code, rule)


async def test_a_match_is_taught_by_its_game(person):
    taught, match = [
        (await person().http.get(f"/api/games/{name}/lessons/it")).json() for name in ("latrunculi", "latrunculi-match")
    ]
    assert taught == match
    assert taught["game"] == "latrunculi"


async def test_lessons_of_an_unknown_game_or_in_an_unknown_language_are_refused(person):
    unknown = await person().http.get("/api/games/nonsense/lessons/en")
    assert (unknown.status_code, unknown.json()["code"]) == (400, "unknown-game")
    assert (await person().http.get("/api/games/latrunculi/lessons/xx")).status_code == 400


async def test_a_form_does_not_offer_what_no_table_can_have(person):
    anna = person()
    offered = {game["name"]: {one["name"] for one in game["options"]} for game in await anna.get("/api/games")}
    assert {"null_games", "decider"} <= offered["latrunculi-match"]
    assert not {"null_games", "decider"} & offered["latrunculi"]
    assert "judge" not in offered["latrunculi-match"]
    asked = {"game": "latrunculi-match", "options": {"judge": "human"}}
    refused = (await anna.http.post("/api/tables", json=asked)).json()
    assert (refused["code"], refused["reason"], refused["rule"]) == ("bad-option", "option-judge-human", "§6")


# -- print and play --------------------------------------------------------------------------------------------------


async def test_a_kit_is_a_pdf_in_the_language_and_on_the_paper_one_wants(person):
    anna = person()
    kit = await anna.http.get("/api/games/latrunculi/kit.pdf?language=cs&paper=letter&ink=low")
    assert kit.status_code == 200
    assert kit.headers["content-type"] == "application/pdf"
    assert kit.headers["content-disposition"] == 'attachment; filename="latrunculi-cs.pdf"'
    assert kit.content == printing.make(play.find("latrunculi"), printing.Wish("cs", "letter", "low"))
    assert (
        await anna.http.get("/api/games/latrunculi/kit.pdf?language=cs&paper=letter&ink=low")
    ).content == kit.content


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ("chess/kit.pdf", 400, "unknown-game"),
        ("latrunculi/kit.pdf?language=de", 400, "malformed"),
        ("latrunculi/kit.pdf?paper=a5", 400, "malformed"),
        ("latrunculi/kit.pdf?ink=none", 400, "malformed"),
    ],
)
async def test_a_kit_that_cannot_be_made_is_refused(person, asked: str, status: int, code: str):
    refused = await person().http.get(f"/api/games/{asked}")
    assert (refused.status_code, refused.json()["code"]) == (status, code)


async def test_a_game_without_a_kit_has_no_such_page(person, monkeypatch, tmp_path):
    monkeypatch.setattr(type(play.find("zama")), "folder", tmp_path)
    refused = await person().http.get("/api/games/zama/kit.pdf?language=it&ink=low")  # asked for by no other test
    assert (refused.status_code, refused.json()["code"]) == (404, "unknown-path")


async def test_every_game_says_whether_it_can_be_printed(person):
    for info in await person().get("/api/games"):
        assert info["has_kit"] == (play.find(info["child"] or info["name"]).NAME in printing.kits())
