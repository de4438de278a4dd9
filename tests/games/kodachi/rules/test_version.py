"""Games that were played by other rules are not replayed by these."""

from __future__ import annotations

import pytest

from chabudai import BadRecord
from chabudai.engine.match.record import Record, replay


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_by_the_rules_of_before_is_refused_with_a_sentence(lang: str) -> None:
    """Q2, Q13: a beaten guard could still be lost by them."""
    record = Record(game="kodachi", rules="0", seats=2, seed="5", actions=["strength"])
    with pytest.raises(BadRecord) as refused:
        replay(record)
    assert refused.value.sentence.code == "record-rules"
    assert "Kodachi" in refused.value.sentence.text(lang)
