"""The best way to put people two by two: a matching of least cost, where the first part of a cost outweighs any number
of later parts."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import rustworkx as rx

Cost = tuple[int, ...]  # none below 0


def cheapest(people: int, costs: Mapping[tuple[int, int], Cost]) -> list[tuple[int, int]]:
    """As many pairs of 0 … people − 1 as can be made of these, and of all such matchings the cheapest."""
    if not costs:
        return []
    units, most = _units(people // 2, list(costs.values()))
    graph: rx.PyGraph[int, int] = rx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(people))
    weighted = [
        (one, other, most - sum(part * unit for part, unit in zip(cost, units, strict=True)))
        for (one, other), cost in costs.items()
    ]
    graph.add_edges_from(weighted)
    found = rx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in found)


def can_all_be_paired(people: int, edges: Mapping[tuple[int, int], Cost]) -> bool:
    """Whether some matching of these leaves nobody out."""
    return 2 * len(cheapest(people, dict.fromkeys(edges, (0,)))) == people


def _units(pairs: int, costs: list[Cost]) -> tuple[list[int], int]:
    """What one of each part weighs, so that it is more than all later parts of all pairs together; and a weight above
    that of any pair."""
    units: list[int] = []
    unit = 1
    for most in reversed(np.array(costs, dtype=np.int64).max(axis=0).tolist()):
        units.append(unit)
        unit *= most * pairs + 1
    return units[::-1], unit
