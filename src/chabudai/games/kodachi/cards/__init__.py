"""What is printed on the cards. Read in this order:

`payment` treasure and every way to pay a cost, `effect` what a card does when it is played, `deck`
all cards as columns by card id. For those who look at cards rather than play them: `faces` what is
printed on each, `card_icons` the same in signs, `icons` the signs drawn.
"""
