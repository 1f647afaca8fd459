"""How machines play.

`instinct` is a player without search, the yardstick for the others (chase, insight, worth); `naive` sees but the next
step. The machines with levels
(`levels`) judge every move at a glance from what their seat knows (survey, attacking, sliding, looking, lapping;
weighed in `weights`), and the higher ones then try the best moves in worlds that their seat considers possible
(lookahead), as far as `prospects` can tell who will win. A small network (network) has learned from
games what counts in a position (scene): a candidate for the highest level, which `bench.foresight` plays against it.
"""
