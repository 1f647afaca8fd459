"""What the server writes down: a line for each thing that happened, for people or (JSON) for machines."""

from __future__ import annotations

import logging
import sys
from typing import Literal

import structlog
from structlog.typing import Processor

Format = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]


def configure_logs(level: Level = "info", format: Format = "text") -> None:
    """On standard error; of what libraries say only what is wrong, in the same form."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, *_written(format)],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),  # as it is now, not as it was at the start
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_written(format)],
        )
    )
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[handler])


def _written(format: Format) -> list[Processor]:
    if format == "json":
        return [structlog.processors.dict_tracebacks, structlog.processors.JSONRenderer(ensure_ascii=False)]
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
