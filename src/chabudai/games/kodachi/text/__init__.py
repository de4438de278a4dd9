"""The game in sentences and pictures.

`phrasing` names cards and treasures; `events` tells what happened, `labels` what an answer
does, `question` who is asked, `reasons` what speaks for an answer, `aim` what wins, `change` what
is new; `screen` lays out the table, `result` explains the score, `card_list` lists a deck.
"""
