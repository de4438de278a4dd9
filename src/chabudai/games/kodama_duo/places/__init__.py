"""Find where on a tree a card can lie: a few good places on every parent that can take it.

There are millions of poses on a parent, so they are first tried in a sample and then, if none of
these is legal, ruled out in ever smaller groups until one pose is left or none:

    coarse samples      the middle of the mouth on every sixth disc of bark, every 15 degrees;
    coarse, grip        48 of them at most. Is one legal? Then it is offered, with its room.
          |
          | none is legal
          v
    bit cells x arcs    3 mm cells of the parent, one bit each, for 24 arcs of turns. A whole number
    cell_grid,          holds all cells of an arc, so one `and` rules out hundreds of places:
    open_cells,         cells without bark, cells where the card covers a feature, hits another card
    obstacles/          or leaves the table throughout the arc. Arcs are then cut into halves.
          |
          | some cells are left
          v
    boxes               a cell and half an arc is a box of poses. A box is given up if one obstacle
    pose_box,           is in the way of all of it; else it is split in two, by place or by turn.
    exhaustive
          |
          | small, at one turn
          v
    single poses        tenths of a millimetre, judged one by one as a player's own pose would be.

Every step rules out only what cannot be legal, so "none" is a proof: the rules ask for it, since
who can lay a card must [G8, G9]. `offers` goes through the parents; `parent_search` is the search
on one of them; `cache` keeps what depends on two drawings alone.
"""
