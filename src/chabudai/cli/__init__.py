"""The commands of `chabudai`, one thin module each."""
