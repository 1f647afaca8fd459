"""Beside a real board: what a game says it counts, and a position entered tap by tap."""

from __future__ import annotations


async def test_a_position_is_entered_tap_by_tap(person):
    http = person().http
    begun = (await http.post("/api/drafts", json={"game": "latrunculi"})).json()
    assert begun["seat"] == "w"
    assert begun["problem"] is None
    assert {tool["name"] for tool in begun["palette"]["tools"]} >= {"w", "b", "lift", "turn-b"}
    tap = {"game": "latrunculi", "position": begun["position"], "tool": "w", "square": "d4"}
    tapped = (await http.post("/api/drafts", json=tap)).json()
    assert "d4" in tapped["shown"]["white"]
    assert (tapped["problem"]["reason"], tapped["problem"]["rule"]) == ("position-men", "§1")
    refused = await http.post("/api/drafts", json={**tap, "square": "z9"})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-position")


async def test_a_game_says_what_is_counted_beside_a_real_board(person):
    games = {game["name"]: game for game in (await person().http.get("/api/games")).json()}
    (points,) = games["scamorra"]["beside"]["counters"]
    assert (points["name"], points["goal"], points["steps"][0]["by"]) == ("points", 15, 10)
