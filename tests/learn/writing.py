"""What all words of lessons, examples and overviews keep to, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable

from chabudai.learn.lesson import Lesson, Words
from chabudai.learn.tutor import Tutor


def check_words(said: Iterable[Words], lesson: Lesson) -> None:
    """Both languages say something, name the same people, and are set as each is set."""
    seats = len(Tutor(lesson, "Mika").names)
    for words in said:
        assert len(words.en) > 2
        assert len(words.fr) > 2
        assert words.en != words.fr or len(words.en) < 12
        for text in (words.en, words.fr):
            named = [int(seat) for seat in re.findall(r"\{(\d)\}", text)]
            assert all(seat < seats and seat != lesson.seat for seat in named), text
        assert set(re.findall(r"\{\d\}", words.en)) >= set(re.findall(r"\{\d\}", words.fr))
        assert not re.search(r" [:;?!»%]", words.fr), words.fr
        assert "'" not in words.en + words.fr
