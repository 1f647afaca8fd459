"""Before the site is open somebody answers: that it is getting ready."""

from __future__ import annotations

import socket
import ssl
import urllib.error
import urllib.request

import pytest
from structlog.testing import capture_logs

from ludoteca import games
from ludoteca.server import precompile_all, tls
from ludoteca.server.getting_ready import answering
from ludoteca.server.run import listen
from tests.server.certificates import Root
from tests.server.site import PATIENCE


def _ask(address: str, language: str = "en", context: ssl.SSLContext | None = None) -> tuple[int, str, str]:
    asked = urllib.request.Request(address, headers={"Accept-Language": language})
    with pytest.raises(urllib.error.HTTPError) as answer:
        urllib.request.urlopen(asked, timeout=PATIENCE, context=context)
    with answer.value as error:
        return error.code, error.headers["Retry-After"], error.read().decode()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "is getting ready"),
        ("it-IT, en;q=0.5", "si sta preparando"),
        ("cs", "se připravuje"),
        ("sk", "se připravuje"),
    ],
)
def test_a_site_that_compiles_its_rules_says_so_to_whoever_comes(language: str, said: str) -> None:
    """A browser waited for half a minute and showed nothing."""
    with listen("127.0.0.1", 0) as listener:
        with answering(listener):
            for path in ("/", "/t/abc", "/api/health"):
                code, again, page = _ask(f"http://127.0.0.1:{listener.getsockname()[1]}{path}", language)
                assert (code, again) == (503, "2")
                assert f"Ludoteca {said}" in page
                assert 'http-equiv="refresh"' in page
        assert listener.gettimeout() is None


def test_whoever_says_nothing_does_not_keep_the_others_from_an_answer_nor_the_site_closed() -> None:
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        with answering(listener), socket.create_connection(("127.0.0.1", port)):
            assert _ask(f"http://127.0.0.1:{port}/")[0] == 503
        with socket.create_connection(("127.0.0.1", port)), socket.create_connection(("127.0.0.1", port)) as late:
            accepted = [listener.accept()[0] for _ in range(2)]  # both are left to the site
            assert late.getsockname() in [one.getpeername() for one in accepted]
            for one in accepted:
                one.close()


def test_a_site_that_speaks_tls_does_so_from_the_first_moment(tmp_path) -> None:
    root = Root()
    with listen("127.0.0.1", 0) as listener, answering(listener, tls.context(*root.issue(tmp_path))):
        assert _ask(f"https://localhost:{listener.getsockname()[1]}/", context=root.trusting)[0] == 503


def test_where_nobody_sees_a_bar_lines_tell_how_far_compiling_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first start after an upgrade printed nothing for a minute."""
    monkeypatch.setattr(precompile_all, "is_compiled", lambda game, *_: game.NAME not in games.built_in())
    monkeypatch.setattr(precompile_all, "precompile_with_bar", lambda *_: 0)

    def follow(name: str, report: precompile_all.Report, _: object) -> None:
        for done in range(8):
            report(done, 8, "verb")

    monkeypatch.setattr(precompile_all, "_follow", follow)
    monkeypatch.setattr("sys.stderr.isatty", lambda: False)
    with capture_logs() as logs:
        precompile_all.precompile_all()
    assert set(logs[0]["games"]) == set(games.built_in())
    for name in games.built_in():
        assert [line["done"] for line in logs if line.get("game") == name] == [0, 2, 4, 6]
    assert logs[-1]["event"] == "the rules are compiled"
