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
