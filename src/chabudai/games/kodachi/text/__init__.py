"""The game in sentences and pictures.

`phrasing` names cards and treasures; `events` tells what happened, what an answer does and who is
asked; `screen` lays out the table, `result` explains the score, `card_list` lists a deck.
"""
