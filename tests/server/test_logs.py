"""What the server logs, and where to."""

from __future__ import annotations

import io
import logging
import sys

import pytest
import structlog

from ludoteca.server.logs import configure_logs


def test_a_line_goes_to_standard_error_as_it_is_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    before, now = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stderr", before)
    configure_logs()
    before.close()
    monkeypatch.setattr(sys, "stderr", now)
    structlog.get_logger().info("open")
    assert "open" in now.getvalue()
