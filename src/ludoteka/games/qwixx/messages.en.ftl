title = Qwixx
about = One player rolls, everybody crosses off. In four coloured rows you only ever move right, and what you skip is gone. Every further cross in a row is worth more than the one before.
bot-greedy = Reckoner
bot-random = Random

# Rows and numbers

row-red = red
row-yellow = yellow
row-green = green
row-blue = blue
letter-red = R
letter-yellow = Y
letter-green = G
letter-blue = B
mark = { $row } { $number }
short-mark = { $row } { $number }
list = { $first }, { $rest }
name = { $who }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What happens

starts = { $who } begins.
throws = { $who } rolls { $first } + { $second } = { $sum }{ $red }{ $yellow }{ $green }{ $blue }
and-die = { " · " }{ $die }
ready = { $who } has chosen.
crosses = { $who }: { $mark }
skips = { $who }: skips
skips-colours = { $who }: no coloured die
misses = { $who }: missed throw number { $penalties }, −{ $points } points
locks = Locked: the { $row } row. Its die leaves the game.
ends-by-locks = { $locks ->
    [one] { $locks } row is locked; the game ends.
   *[other] { $locks } rows are locked; the game ends.
}
ends-by-penalties = { $who }: the fourth missed throw; the game ends.

# Prompts

prompt-white = The white dice make { $sum }. Cross { $sum } in one of your rows, or skip.
prompt-white-nowhere = The white dice make { $sum }, which fits none of your rows. Skip.
prompt-chosen = Chosen: { $chosen }. Waiting for { $waiting }. You can still change your mind.
prompt-watch-white = The white dice make { $sum }. Waiting for { $waiting }.
chosen-skip = skip
prompt-colour = You may also add one white die to one coloured die, or skip.
prompt-colour-or-miss = Add one white die to one coloured die. Without a cross it is a missed throw, −{ $points } points.
prompt-colour-nowhere = No coloured die fits. Skip.
prompt-colour-nowhere-or-miss = No coloured die fits. It is a missed throw, −{ $points } points.
prompt-watch-colour = { $who } is choosing a coloured die.
prompt-over = { $n ->
    [one] The game is over. { $winners } wins with { points }.
   *[other] The game is over. { $winners } share the victory with { points }.
}
prompt-over-alone = The game is over. Your result: { points }.

# Choices

choose-cross = Cross { $mark }
choose-skip = Skip
button-skip = Skip
note-gain = +{ points }
note-gives-up = gives up { $numbers }
note-locks = locks the { $row } row
note-ends = the second lock: the game ends
note-skip-so-far = If you then cross no coloured sum either, it is a missed throw, −{ $points } points.
note-miss = A missed throw: −{ $points } points
note-last-miss = The fourth missed throw: −{ $points } points, and the game ends

refused-not-asked = It is not your turn to answer.
refused-other-question = That does not answer this question.
refused-same-dice = Both white dice show the same; the first one will do.
refused-row-locked = This row is locked.
refused-no-way-back = Rows are crossed to the right only; this number is crossed or passed by.
refused-too-few-crosses = The last number needs at least five crosses in its row.

# Labels on the table

sum = = { $sum }
row-start = { $row }→
label-white-die = White die: { $pips }
label-die = { $row } die: { $pips }
label-sums = { $row } die and one white die
label-sum = Sum of the white dice: { $sum }
label-throws = { $who } rolls
label-open = { $mark }
label-marked = { $mark }, crossed
label-past = { $mark }, no longer possible
label-lock = { $row } row: lock
label-locked = { $row } row: locked
label-penalty = Missed throw
label-lost = Missed throws: −{ $points } points
label-points = { $row } row: { points }

# Readings

read-dice = { $who } rolls
read-white = white dice
read-sum = { $a } + { $b } = { $sum }
read-die = { $pips }, with a white die { $first } or { $second }
read-no-die = out of the game
read-sheet = { $who }, sheet
read-crossed = crossed: { $numbers }
read-empty = no crosses
read-next = next { $first } to { $last }
read-last = next only { $last }
read-locked = locked
read-penalties = missed throws
read-total = total

# The exact solver

tool-solve = the optimal score of one player alone, and what each answer in a position is worth
tool-solve-help =
    Alone it solves the empty sheet. A position is given in quotes: the sheet, the dice, what comes next.

    "> R5,7 G12,11 x1 | - | roll"                  before a throw
    "> R5,7 | 4+1 R3 Y5 G2 B6 | white"             the white sum, here 5
    "> R5,7 | 4+1 R3 Y5 G2 B6 | colour"            the coloured dice, after skipping the white sum
    "> R5,7 Y5 | 4+1 R3 Y5 G2 B6 | colour crossed" … after crossing it

    R, Y, G, B are the rows with their crossed numbers and the coloured dice; x1 is one missed throw, - an empty sheet.
decimal = { $whole }.{ $part }
solve-begins = Solving { NUMBER($sheets) } sheets; this takes a minute or two, but only once.
solve-not-kept = The values could not be kept for the next time: { $folder } cannot be written, { $error }.
solve-progress = { $percent } %
solve-value = Expected final score with the best play: { $points }
solve-answer = { $answer }: { $points } (−{ $less })
