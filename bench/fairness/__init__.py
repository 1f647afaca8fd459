"""Whether a slow line costs anybody a race, and whether cheating gains anything: `python -m bench.fairness`.

A race is a duel of six dice against six between players who are equally quick, over a simulated network and a
simulated clock. The server's side is the same code that runs a table: `play.realtime.delay`, `play.realtime.press` and
`play.realtime.timekeeper`, with a light duel of dice instead of a match; some races also run through
`play.realtime.driver` and the rules themselves.
"""
