"""The dealer: what it deals is fair, fixed by its secret, and provable."""

import hashlib
import hmac

import pytest

from ludoteca.play.dealer import BITS, Dealer, choose, commitment

SECRET = bytes(range(32))


def top(bits: int, value: int) -> int:
    """The smallest 256-bit number that begins with these bits."""
    return value << (BITS - bits)


def test_the_documented_formula() -> None:
    dealer = Dealer(SECRET, (b"anna", b""))
    key = SECRET + b"\x04anna" + b"\x00"
    numbers = [hmac.new(key, f"deck|{n}".encode(), hashlib.sha256).digest()[0] for n in range(20)]
    assert [dealer.pick("deck", [1] * 256) for _ in range(20)] == numbers


def test_commitment_is_the_sha256_of_the_secret() -> None:
    assert Dealer(SECRET).commitment == hashlib.sha256(SECRET).hexdigest()
    assert Dealer(SECRET, (b"n",)).commitment == commitment(SECRET)  # published before there are nonces


@pytest.mark.parametrize(("drawn", "index"), [(0b00, 0), (0b01, 1), (0b10, 2), (0b11, None)])
def test_three_units_of_weight_take_two_bits_and_reject_the_fourth(drawn: int, index: int | None) -> None:
    assert choose(top(2, drawn), [1, 1, 1]) == index
    assert choose(top(2, drawn) + top(2, 1) - 1, [1, 1, 1]) == index  # the last number with these bits


def test_every_unit_of_weight_is_one_number() -> None:
    found = [choose(top(3, drawn), [2, 0, 1, 2]) for drawn in range(8)]
    assert found == [0, 0, 2, 3, 3, None, None, None]


def test_a_power_of_two_rejects_nothing() -> None:
    assert [choose(top(2, drawn), [1, 3]) for drawn in range(4)] == [0, 1, 1, 1]


def test_one_outcome_takes_no_bits() -> None:
    assert choose((1 << BITS) - 1, [1]) == 0


def test_the_largest_sum_of_weights() -> None:
    assert choose((1 << BITS) - 1, [1, (1 << BITS) - 1]) == 1
    assert choose(0, [1, (1 << BITS) - 1]) == 0
    with pytest.raises(ValueError, match=r"add up"):
        choose(0, [1, 1 << BITS])


@pytest.mark.parametrize("weights", [[], [0], [0, 0], [2, -1]])
def test_meaningless_weights_are_refused(weights: list[int]) -> None:
    with pytest.raises(ValueError, match=r"weights"):
        Dealer(SECRET).pick("deck", weights)


def test_a_rejected_number_is_skipped_not_reused() -> None:
    """The dealer's numbers whose first two bits are 11 must be skipped, in order."""
    key = SECRET
    firsts = [hmac.new(key, f"die|{n}".encode(), hashlib.sha256).digest()[0] >> 6 for n in range(60)]
    assert 3 in firsts, "this seed must show a rejection"
    kept = [bits for bits in firsts if bits < 3]
    dealer = Dealer(SECRET)
    assert [dealer.pick("die", [1, 1, 1]) for _ in kept] == kept


# the value that chi-square exceeds once in a thousand times, by degrees of freedom
CRITICAL = {1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52}


@pytest.mark.parametrize("weights", [[1, 1], [1, 1, 1], [1, 2, 3, 4], [1, 1, 1, 1, 1, 1], [5, 0, 1]])
@pytest.mark.parametrize("seed", [1, 2])
def test_no_outcome_is_favoured(weights: list[int], seed: int) -> None:
    dealer, deals = Dealer.from_seed(seed), 6000
    counts = [0] * len(weights)
    for _ in range(deals):
        counts[dealer.pick("die", weights)] += 1
    expected = [deals * weight / sum(weights) for weight in weights]
    assert all(count == 0 for count, weight in zip(counts, weights, strict=True) if weight == 0)
    squares = [(c - e) ** 2 / e for c, e in zip(counts, expected, strict=True) if e]
    assert sum(squares) < CRITICAL[len(squares) - 1]


def deal(dealer: Dealer, stream: str, times: int = 12) -> list[int]:
    return [dealer.pick(stream, [1] * 1000) for _ in range(times)]


def test_streams_do_not_disturb_each_other() -> None:
    apart = Dealer(SECRET)
    alone = deal(apart, "A")
    mixed = Dealer(SECRET)
    together = []
    for _ in range(12):
        mixed.pick("B", [1] * 1000)
        together.append(mixed.pick("A", [1] * 1000))
        mixed.pick("B", [1, 1, 1])
    assert together == alone
    assert deal(Dealer(SECRET), "B") != alone


def test_nonces_change_the_deal_and_cannot_be_shifted_between_seats() -> None:
    deals = [deal(Dealer(SECRET, nonces), "A") for nonces in [(), (b"ab", b"c"), (b"a", b"bc"), (b"abc", b"")]]
    assert len({tuple(dealt) for dealt in deals}) == 4


def test_a_seed_gives_the_same_deal() -> None:
    assert deal(Dealer.from_seed(7), "A") == deal(Dealer.from_seed(7), "A") != deal(Dealer.from_seed(8), "A")


def test_fresh_dealers_differ() -> None:
    assert Dealer.fresh().secret != Dealer.fresh().secret


def test_opening_one_folder_opens_that_one_only() -> None:
    dealer = Dealer(SECRET, (b"n", b"m"))
    opened = Dealer(None, (b"n", b"m"), {"game 1": dealer.secret_of("game 1")})
    assert deal(opened, "game 1/deck") == deal(dealer, "game 1/deck")
    assert deal(dealer, "game 2/deck") != deal(dealer.again(), "game 1/deck")
    assert opened.knows("game 1/deck")
    assert not opened.knows("game 2/deck")
    assert not opened.knows("deck")
    with pytest.raises(ValueError, match=r"not known"):
        opened.pick("game 2/deck", [1, 1])


def test_rewind_undoes_what_was_dealt() -> None:
    dealer = Dealer(SECRET)
    deal(dealer, "A", 3)
    mark = dealer.mark()
    first = deal(dealer, "A"), deal(dealer, "B")
    dealer.rewind(mark)
    assert (deal(dealer, "A"), deal(dealer, "B")) == first


def test_nonces_come_before_the_first_deal() -> None:
    dealer = Dealer(SECRET)
    assert deal(dealer.mixed((b"a", b"b")), "A") == deal(Dealer(SECRET, (b"a", b"b")), "A")
    deal(dealer, "A")
    with pytest.raises(ValueError, match=r"before the first deal"):
        dealer.mixed((b"a", b"b"))


@pytest.mark.parametrize(("secret", "nonces"), [(b"short", ()), (SECRET, (b"x" * 33,))])
def test_sizes(secret: bytes, nonces: tuple[bytes, ...]) -> None:
    with pytest.raises(ValueError, match=r"bytes"):
        Dealer(secret, nonces)
