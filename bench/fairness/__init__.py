"""Whether a slow line costs anybody a race, and whether cheating gains anything: `python -m bench.fairness`.

A race is a duel of six dice against six between players who are equally quick, over a simulated network and a
simulated clock. The server's side is the same code that runs a table: `play.delay`, `play.press` and
`play.timekeeper`, with a light duel of dice instead of a match; some races also run through `play.pace` and the
rules themselves.
"""
