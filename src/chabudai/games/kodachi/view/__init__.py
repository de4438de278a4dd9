"""What a seat may know [Q42].

`view` builds it, `view_types` gives its shape, `redeal` deals anew what a seat cannot know, and
`position` writes a whole table by zones and reads it back.
"""
