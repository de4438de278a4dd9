"""Import this to have read all games: done once, by the process that workers are forked from."""

from chabudai.engine.registry import load, own_games

for game in own_games():
    load(game)
