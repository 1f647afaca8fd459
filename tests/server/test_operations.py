"""What whoever runs a site can see of it: readiness, figures, logs, settings."""

from __future__ import annotations

import io
import json
import logging
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import structlog

from ludoteca.cli import serve as serving
from ludoteca.server import settings_text
from ludoteca.server.logs import configure_logs
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.settings_text import BadSetting, with_given
from tests.server.site import GENEROUS, Site

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "settings.md"
PLAIN = Settings(database="")


async def test_the_server_is_ready_until_it_stops(person, tmp_path):
    with Site(tmp_path) as site:
        anna = person(site)
        assert (await anna.get("/api/ready"))["status"] == "ready"
        site.ask(site.house.close())
        answer = await anna.http.get("/api/ready")
        assert (answer.status_code, answer.json()["args"]) == (503, {"why": "stopping"})


async def test_figures_are_for_this_machine_operators_and_whoever_has_the_word(person, tmp_path):
    with Site(tmp_path, metrics=True, metrics_token="secret") as site:
        anna = person(site)
        table = await anna.make(seats=["me", "shared"])
        async with anna.at(table) as page:
            await page.move()
            told = (await anna.http.get("/metrics")).text
        assert 'ludoteca_tables{game="latrunculi",status="running"} 1.0' in told
        assert "ludoteca_sockets 1.0" in told
        assert "ludoteca_store_well 1.0" in told
        assert 'ludoteca_store_failures_total{kind="full"} 0.0' in told
        assert "ludoteca_loop_lag_seconds_bucket" in told
        assert 'ludoteca_requests_total{kind="api",status="201"} 1.0' in told
        assert anna.guest not in told
        assert table not in told
        passed_on = {"X-Forwarded-For": "198.51.100.7"}
        assert (await anna.http.get("/metrics", headers=passed_on)).status_code == 404
        word = {"Authorization": "Bearer secret"}
        assert (await anna.http.get("/metrics", headers=passed_on | word)).status_code == 200
        word = {"Authorization": "Bearer guess"}
        assert (await anna.http.get("/metrics", headers=passed_on | word)).status_code == 404


async def test_figures_are_for_nobody_unless_they_are_asked_for(person, site):
    answer = await person().http.get("/metrics", headers={"Authorization": "Bearer"})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-path")


def test_a_line_of_the_log_can_be_read_by_machines(monkeypatch):
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    configure_logs("info", "json")
    log = structlog.get_logger()
    log.debug("not said")
    try:
        raise ValueError("wrong")
    except ValueError:
        log.exception("it failed", table="abc")
    [line] = written.getvalue().splitlines()
    told = json.loads(line)
    assert (told["event"], told["table"], told["level"]) == ("it failed", "abc", "error")
    assert told["exception"][0]["exc_type"] == "ValueError"


# -- limits and settings -----------------------------------------------------------------------------------------------


def test_every_setting_is_on_its_page_with_its_default():
    rows = dict(line.strip("| ").split(" | ")[:2] for line in PAGE.read_text("utf-8").splitlines() if "| `" in line[:3])
    said = {name.strip("`"): value.strip("`") for name, value in rows.items()}
    expected = {name: _written(settings_text.default(name)) for name in settings_text.names()}
    assert said == expected


def _written(value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(sorted(value)) if isinstance(value, frozenset) else f"{value:g}" if value < 10**5 else str(value)


def test_every_limit_can_be_set():
    for name in Limits.__dataclass_fields__:
        assert getattr(with_given(PLAIN, {name: "7"}).limits, name) == 7


def test_settings_are_given_as_words():
    changed = with_given(
        PLAIN,
        {
            "message-burst": "5",
            "claim_after": "12.5",
            "metrics": "true",
            "countdown_ms": "10",
            "allowed_origins": "a,b",
        },
    )
    assert changed == replace(
        PLAIN,
        limits=replace(PLAIN.limits, message_burst=5),
        terms=replace(PLAIN.terms, countdown_ms=10),
        claim_after=12.5,
        metrics=True,
        allowed_origins=frozenset({"a", "b"}),
    )


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("message_burst", "many", "whole"),
        ("message_burst", "1.5", "whole"),
        ("message_burst", "-1", "whole"),
        ("claim_after", "nan", "number"),
        ("claim_after", "inf", "number"),
        ("metrics", "perhaps", "boolean"),
        ("mesage_burst", "5", "unknown"),
        ("database", "x", "unknown"),
    ],
)
def test_a_setting_that_cannot_be_is_told(name, value, why):
    with pytest.raises(BadSetting) as bad:
        with_given(PLAIN, {name: value})
    assert (bad.value.name, bad.value.value, bad.value.why) == (name, value, why)


def test_the_command_line_has_the_last_word_before_the_environment(monkeypatch):
    monkeypatch.setenv("LUDOTECA_MESSAGE_BURST", "3")
    monkeypatch.setenv("LUDOTECA_TALK_BURST", "4")
    limits = serving.settings_of("sqlite://", None, None, [], "", ["message_burst=9"]).limits
    assert (limits.message_burst, limits.talk_burst) == (9, 4)
    assert list(
        settings_text.unknown_variables({"LUDOTECA_TLAK_BURST": "", "LUDOTECA_PORT": ""}, serving.VARIABLES)
    ) == ["LUDOTECA_TLAK_BURST"]


# -- a club behind one address -----------------------------------------------------------------------------------------


async def test_a_club_behind_one_address_is_not_held_up_by_one_of_its_members(person, tmp_path):
    """All behind one address had one measure together: whoever hurried held up the others."""
    limits = replace(GENEROUS, requests_per_second=0.001, request_burst=5)
    with Site(tmp_path, limits=limits) as site:
        club = [person(site) for _ in range(6)]
        for one in club:
            assert (await one.http.get("/api/me")).status_code == 200
        hasty = [(await club[0].http.get("/api/tables")).status_code for _ in range(6)]
        assert hasty == [200] * 5 + [429]
        for one in club[1:]:
            assert [(await one.http.get("/api/tables")).status_code for _ in range(5)] == [200] * 5


async def test_a_new_cookie_for_every_request_gains_nothing(person, tmp_path):
    with Site(tmp_path, limits=replace(GENEROUS, requests_per_address=0.001, address_burst=8)) as site:
        codes = [(await person(site).http.get("/api/me")).status_code for _ in range(10)]
        assert codes == [200] * 8 + [429] * 2


async def test_a_whole_club_signs_in_in_one_minute(person, tmp_path):
    """Ten attempts from one address were the end for the eleventh member."""
    with Site(tmp_path, limits=replace(GENEROUS, sign_in_burst=3, sign_in_address_burst=60)) as site:
        for number in range(12):
            answer = await person(site).http.post(
                "/api/sign-in/password", json={"name": f"Member {number}", "password": "a long enough one"}
            )
            assert answer.json()["code"] == "sign-in"
        guesses = [
            (
                await person(site).http.post(
                    "/api/sign-in/password", json={"name": "Anna", "password": f"guess {n} more"}
                )
            ).json()["code"]
            for n in range(4)
        ]
        assert guesses == ["sign-in"] * 3 + ["too-fast"]
