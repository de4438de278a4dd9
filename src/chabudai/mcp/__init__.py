"""A seat for a language model: tools and resources of the Model Context Protocol."""
