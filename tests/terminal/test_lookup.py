"""Cards, words and rules looked up by name."""

from __future__ import annotations

import asyncio

from textual.widgets import Static

from chabudai.engine import load
from chabudai.terminal.pacing import NO_PACE
from chabudai.terminal.screen.table import TableScreen
from chabudai.terminal.typed.lookup import look_up
from tests.terminal.conftest import DealGame, OpenPage, RunCommand, settle, type_words

SAMURAI = load("samurai_sword")
PEOPLE = ("terminal", "samurai_sword", "--seed", "1", "--seats", "3", "--hotseat", "Mika,Jun,Aki")


def test_a_card_is_found_by_its_name_in_any_language() -> None:
    for name in ("battle cry", "Cri de Guerre", "battle-cry"):
        first = look_up(SAMURAI, None, name, "en")[0]
        assert first.startswith("Battle Cry (Actions): Everybody else")


def test_a_weapon_tells_its_figures_in_words() -> None:
    first = look_up(SAMURAI, None, "katana", "en")[0]
    assert first.startswith("Katana (Weapons): Reach 2, Wounds 3. ")


def test_a_word_of_the_rules_is_found_with_its_rule() -> None:
    """R2."""
    found = look_up(SAMURAI, None, "secret", "en")
    assert "Everyone else looks at their role and keeps it secret. [R2]" in found


def test_what_a_word_means_comes_before_where_it_is_used() -> None:
    assert look_up(SAMURAI, None, "harmless", "en")[0].startswith("Harmless: Without Resilience")


def test_a_rule_is_found_by_its_number() -> None:
    """R3."""
    assert look_up(SAMURAI, None, "r3", "en")[0].startswith("### R3 Harmless")
    assert look_up(SAMURAI, None, "R999", "en") == ["There is no rule R999."]


def test_what_nothing_speaks_of_is_said() -> None:
    assert look_up(SAMURAI, None, "zeppelin", "en") == ["No card and no rule speaks of “zeppelin”."]


def test_lines_look_words_up(run_chabudai: RunCommand) -> None:
    run = run_chabudai(*PEOPLE, "--lang", "fr", typed="\n? cri de guerre\n?\nquitter\n")
    assert "Cri de guerre (Actions)" in run.stdout
    assert "Tapez un numéro" in run.stdout


def test_on_the_screen_a_word_is_typed_after_the_question_mark(
    deal_game: DealGame, open_page: OpenPage
) -> None:
    dealt = (deal_game("Mika", seed=str(seed)) for seed in range(50))
    game = next(each for each in dealt if each.is_person_asked())

    async def scene() -> None:
        async with open_page(TableScreen(game, NO_PACE)) as pilot:
            await pilot.press("question_mark")
            await settle(pilot)
            await type_words(pilot, " secret")
            found = pilot.app.screen.query_one("#found", Static)
            assert "keeps it secret. [R2]" in str(found.content)

    asyncio.run(scene())
