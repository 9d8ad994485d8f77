"""Secret seeds: 256 bits, all of which count; the same values everywhere, saved and replayed like any other seed."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import revier
from revier.kernel.errors import BadOption, BadPosition, RecordError
from revier.kernel.record import Record
from revier.kernel.rng import MASK, Rng
from revier.kernel.secret import SecretRng, draw_secret, generator, is_seed
from revier.server.tables import seeds
from tests.policies import play_on
from tests.strategies import each_game

SECRET = "00112233445566778899aabbccddeeff00112233445566778899aabbccddee0f"
BAD = [SECRET[:-1], SECRET + "0", SECRET.upper(), "g" * 64, "", "7", "٧" * 64]


def by_hand(secret: str, n: int) -> int:
    """Value number n, as docs/server.md says it."""
    block = hashlib.blake2b((n // 8).to_bytes(8, "big"), key=bytes.fromhex(secret)).digest()
    return int.from_bytes(block[n % 8 * 8 :][:8], "big") % 2**63


def test_a_secret_gives_these_values_for_ever() -> None:
    rng = generator(SECRET)
    values = [rng.next() for i in range(20)]
    assert values == [by_hand(SECRET, n) for n in range(20)]
    assert values[:2] == [6030590116923197105, 1086695202037064904]
    assert (rng.seed, rng.count) == (SECRET, 20)
    assert generator(SECRET, 13).next() == values[13]


def test_a_shuffle_by_a_secret_gives_this_order_for_ever() -> None:
    items = vec[i64](list(range(10)))
    generator(SECRET).shuffle(items)
    assert list(items) == [3, 8, 1, 9, 7, 2, 6, 4, 0, 5]


def test_a_clone_goes_its_own_way() -> None:
    rng = generator(SECRET)
    for i in range(5):
        rng.next()
    clone = rng.clone()
    assert isinstance(clone, SecretRng)
    ahead = [clone.next() for i in range(30)]
    assert rng.count == 5
    assert [rng.next() for i in range(30)] == ahead


@pytest.mark.parametrize("digit", range(64))
def test_every_digit_of_a_secret_counts(digit: int) -> None:
    """A generator that used 63 bits of it could be searched for."""
    other = SECRET[:digit] + ("e" if SECRET[digit] != "e" else "d") + SECRET[digit + 1 :]
    assert generator(other).next() != generator(SECRET).next()


def test_every_value_comes_equally_often() -> None:
    rng = generator(SECRET)
    counts = Counter(rng.below(6) for i in range(6_000))
    assert sum((counts[face] - 1_000) ** 2 / 1_000 for face in range(6)) < 30


def test_what_is_drawn_has_256_bits_and_is_new() -> None:
    drawn = {draw_secret() for n in range(20)}
    assert len(drawn) == 20
    assert all(is_seed(secret) and len(bytes.fromhex(secret)) == 32 for secret in drawn)


def test_numbers_mean_the_plain_generator_as_ever() -> None:
    for key in (0, 7, int(MASK)):
        assert type(generator(key)) is Rng
        assert generator(key).next() == Rng(key).next()


# -- games -----------------------------------------------------------------------------------------


@each_game
def test_a_game_without_a_seed_has_a_secret_one(title: str, players: int) -> None:
    s = revier.game(title).new(players=players)
    assert isinstance(s.rng, SecretRng)
    assert revier.game(title).new(players=players, seed=s.rng.seed).checksum() == s.checksum()


@each_game
def test_a_position_with_a_secret_is_saved_and_goes_on_as_it_would_have(title: str, players: int) -> None:
    s = revier.game(title).new(players=players, seed=SECRET)
    play_on(s, Rng(1), 25)
    loaded = s.game.load(json.loads(json.dumps(s.to_dict())))
    assert loaded.to_dict() == s.to_dict()
    assert s.to_dict()["rng"] == [SECRET, s.rng.count]
    for position in (s, loaded):
        play_on(position, Rng(2), 1_000)
    assert s.is_over
    assert loaded.checksum() == s.checksum()


@each_game
def test_a_record_with_a_secret_keeps_all_its_digits_and_replays(title: str, players: int) -> None:
    s = revier.game(title).new(players=players, seed=SECRET)
    play_on(s, Rng(3), 1_000)
    data = json.loads(json.dumps(Record.of(s).to_dict()))
    assert data["seed"] == SECRET  # a string: other languages read numbers as floats
    record = Record.from_dict(data, revier.game)
    assert record.replay().checksum() == s.checksum()
    assert record.to_dict() == data


@each_game
def test_a_bot_imagines_with_a_plain_generator(title: str, players: int) -> None:
    """Search is as fast as with a plain seed, and has no secret to look at."""
    s = revier.game(title).new(players=players, seed=SECRET)
    imagined = s.redetermine(int(s.asked().seat), Rng(5))
    assert type(imagined.rng) is Rng
    assert SECRET not in json.dumps(imagined.to_dict())


@each_game
def test_a_position_dealt_anew_has_the_new_secret(title: str, players: int) -> None:
    s = revier.game(title).new(players=players, seed=7)
    dealt = s.dealt_anew(SECRET)
    assert dealt.rng.seed == SECRET
    assert dealt.checksum() == s.dealt_anew(SECRET).checksum()
    assert s.game.load(dealt.to_dict()).checksum() == dealt.checksum()


# -- what is none ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", BAD)
def test_what_is_no_secret_is_refused(seed: str) -> None:
    with pytest.raises(BadOption, match=r"seed: expected an int from 0 to .* or 64 hex digits"):
        revier.game("glueck-auf").new(players=2, seed=seed)
    data = Record.of(revier.game("glueck-auf").new(players=2, seed=1)).to_dict()
    with pytest.raises(RecordError, match="seed: expected"):
        Record.from_dict(data | {"seed": seed}, revier.game)


@pytest.mark.parametrize("rng", [[seed, 0] for seed in BAD] + [[SECRET, -1], [SECRET, True], [SECRET], SECRET, None])
@each_game
def test_a_position_with_no_generator_is_refused(title: str, players: int, rng: Any) -> None:
    data = revier.game(title).new(players=players, seed=SECRET).to_dict()
    with pytest.raises(BadPosition, match=r"^rng: expected"):
        revier.game(title).load(data | {"rng": rng})


def test_commitments_are_made_of_numbers_and_secrets_alike() -> None:
    for seed in (12, SECRET):
        deal = seeds.with_seed(seed)
        assert deal.commitment == hashlib.sha256(f"{seed}:{deal.salt}".encode()).hexdigest()
        record: dict[str, object] = {"salt": deal.salt, "commitment": deal.commitment}
        assert seeds.is_proven(record, seed) is True
        assert seeds.is_proven(record, "1" + SECRET[1:]) is False
    assert isinstance(seeds.draw().seed, str)
