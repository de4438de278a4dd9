# What is said about lessons, whatever the game.

no-such-lesson = There is no lesson “{ $name }” here. There are: { $known }.
not-this-one = You may do that, but this step asks for something else. Nothing has happened: try again.
lesson-is-over = This lesson is over: there is nothing more to answer.
only-to-read = There is nothing to answer here: read, and go on.
an-answer-first = This step asks you to do something before it goes on.

# The rules as one text

book-one-page = { $game } on one page
book-wins = What wins
book-words = Words to know
book-example = Example: { $title }.

# Puzzles

no-such-puzzle = There is no puzzle “{ $name }” here.
no-puzzles = There are no puzzles for { $game } yet.
no-more-puzzles = You have done all the puzzles of this kind.
no-such-theme = There is no theme “{ $theme }”. There are: { $known }.
puzzle-is-over = This puzzle is over: there is nothing more to answer.
puzzle-right = That’s it!
puzzle-shown = Here is the answer.
not-a-suspect = It cannot be them: choose somebody of the list.
wrong-guess = No. Look again at who struck whom: try again.
wrong-answer = You may do that, but something else is better. Nothing has happened: try again.
wrong-chance = That gives away about { $lost } of 100 games compared with the best answer. Nothing has happened: try again.
explain-chance = It wins about { $chance } of 100 games. The next best is “{ $next }”, with { $other }.
explain-worlds = Tried against each other in { $worlds } deals that fit what you see, it is better in { $better }, about the same in { $even } and worse in { $worse }. The search itself imagined { $imagined }.
explain-guess = In { $odds } of 100 deals that fit what you have seen, it is { $who }; and it is true. { $worlds } deals were looked at.
world-chances = Chance to win here: { $right }%, with the next best answer { $next }%.
theme-opening = Early in the game
theme-ending = Late in the game
theme-surprise = Not what a beginner plays
