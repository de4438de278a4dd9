"""What a seat may know [R15].

`view` builds it, `view_types` gives its shape, `redeal` deals anew what a seat cannot know,
`position` writes a whole table by zones and reads it back, with the card history by `history_text`.
"""
