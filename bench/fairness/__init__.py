"""Whether a slow line costs anybody a race, and whether cheating gains anything: `python -m bench.fairness`.

A race is a duel of six dice against six between players with equal reactions, over a simulated network and a
simulated clock. The server's side is the code that runs a real table: `play.realtime.delay`, `play.realtime.press` and
`play.realtime.timekeeper`, with a minimal duel of dice instead of a match; some races also run through
`play.realtime.driver` and the rules themselves.
"""
