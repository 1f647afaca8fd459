"""The curve of a training as a table."""

from bench.curve import table

FIGURES = {
    "games": 1000,
    "per_second": 2000,
    "length": 37.4,
    "draws": 0.25,
    "first_seat": 0.01,
    "entropy": 1.5,
    "explained": 0.5,
    "belief": 0.6,
}
MATCH = {"share": 0.75}


def test_a_row_now_and_then_and_one_for_each_match():
    lines = [FIGURES | {"seconds": second} for second in (2.0, 4.0, 60.0, 62.5)]
    lines.insert(3, {"seconds": 61.0, "against_best": MATCH, "against_random": MATCH})
    told = table(lines, 60)
    assert [row.split("|")[1].strip() for row in told[2:]] == ["2", "60"]
    assert told[3].endswith("| the best so far 75.0%, random play 75.0% |")
    assert all(row.count("|") == told[0].count("|") for row in told)
