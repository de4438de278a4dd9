"""Bots that learned by playing: a file with a network, named as `ppo:FILE`."""
