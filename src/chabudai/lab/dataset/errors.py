"""What can be wrong with a data set."""

from chabudai.engine.errors import ChabudaiError


class BadDataset(ChabudaiError):
    """A folder that is no data set, or one that is not what a replay gives."""
