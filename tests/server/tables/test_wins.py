"""Whom somebody has beaten is kept with them: by game and level, and only in earnest."""

from __future__ import annotations

from chabudai.engine.rng import FastRng
from chabudai.server.protocol.messages import Terms
from chabudai.server.storage import log as e
from chabudai.server.tables.state import TableState
from chabudai.server.tables.wins import list_beaten_bots
from tests.server.running import Server, clients, play_to_the_end, start, terms, wait_for

BOTS = [None, "novice", "random"]


def play_whole_game(seed: str, practice: bool = False) -> TableState:
    """A finished game of one person with two bots, all of whom answer anything."""
    table = TableState("t")
    agreed = Terms(game="samurai_sword", seats=3, bots=BOTS, practice=practice)
    table.apply(e.Opened(terms=agreed, host="mika", secret="s"))
    table.apply(e.Seated(seat=0, person="mika", name="Mika", entropy=""))
    table.apply(e.Started(seed=seed))
    rng = FastRng(5)
    assert table.match is not None
    while not table.match.state.over():
        state = table.match.state
        legal = state.legal()
        token = state.actions.token(legal[rng.randbelow(len(legal))])
        table.apply(e.Played(seat=state.actor(), token=token, by="person"))
    return table


def list_winners(table: TableState) -> list[int]:
    assert table.match is not None
    return table.match.state.winners()


def test_who_wins_has_beaten_the_bots_that_did_not() -> None:
    games = [play_whole_game(str(seed)) for seed in range(12)]
    assert {tuple(list_winners(game)) for game in games} > {(0,)}
    for game in games:
        winners = list_winners(game)
        beaten = [bot for seat, bot in enumerate(BOTS) if bot and seat not in winners]
        assert list_beaten_bots(game) == ({"mika": beaten} if 0 in winners and beaten else {})


def test_neither_practice_nor_a_bot_in_ones_seat_wins_anything() -> None:
    seed = next(str(n) for n in range(99) if list_beaten_bots(play_whole_game(str(n))))
    assert list_beaten_bots(play_whole_game(seed, practice=True)) == {}
    game = play_whole_game(seed)
    game.apply(e.Left(seat=0, why="left"))
    assert list_beaten_bots(game) == {}


def test_a_first_win_is_kept_with_the_person(server: Server) -> None:
    """Over HTTP, and nobody else sees it."""

    async def evening() -> None:
        (mika, jun) = await clients(server, 2)
        assert (await mika.ask("GET", "/api/me/wins")).json() == {}
        won = False
        while not won:
            table = await mika.open_table(
                terms("samurai_sword", 3, bots=[None, "random", "random"])
            )
            async with mika.at(table) as guest:
                await start([guest])
                await play_to_the_end(guest, 1)
                assert guest.update is not None
                winners = guest.update.view["winners"]
                assert isinstance(winners, list)
                won = 0 in winners
        assert (await mika.ask("GET", "/api/me/wins")).json() == {"samurai_sword": ["random"]}
        assert (await jun.ask("GET", "/api/me/wins")).json() == {}

    wait_for(evening())
