from __future__ import annotations

import pytest

from ludoteca.core.words import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def language(request) -> str:
    return request.param
