# What any table says, whatever the game. The web client and the terminal add their own words.
table-seat = Seat { $letter }
table-your-turn = Your turn
table-places = { $place ->
    [1] first place
    [2] second place
    [3] third place
   *[other] place { $place }
}

seat-open = free seat
seat-bot-1 = Beginner bot
seat-bot-2 = Skilled bot
seat-bot-3 = Expert bot
seat-bot-random = Random bot
seat-bot-greedy = Greedy bot

# How a bot finds its moves.
seat-how-random = plays at random
seat-how-greedy = takes the most points at once
seat-how-thumb = plays by rule of thumb
seat-how-mixed = plays by rule of thumb or exactly, as it happens
seat-how-search = looks for moves by search
seat-how-untabled = looks for moves by search, as the exact table has not been made
seat-how-exact = plays exactly for the most points
seat-how-win = plays for the win
table-how-random = { $name } now plays at random.
table-how-greedy = { $name } now takes the most points at once.
table-how-thumb = { $name } now plays by rule of thumb.
table-how-mixed = { $name } now plays by rule of thumb or exactly, as it happens.
table-how-search = { $name } now looks for moves by search.
table-how-untabled = { $name } looks for moves by search: the exact table of these rules has not been made.
table-how-exact = { $name } plays exactly: for the most points that can be expected.
table-how-win = { $name } now plays for the win.

# What happens at the table.
table-sat = { $who } takes seat { $letter }.
table-open = Seat { $letter } is free.
table-bot-host = A bot plays on seat { $letter }.
table-bot-vote = The others agreed: a bot plays on seat { $letter }. { $who } can come back.
table-bot-time = { $who } has been away too long: a bot plays on seat { $letter }. { $who } can come back.
table-bot-removed = A bot plays on seat { $letter } from now on.
table-left = { $who } leaves the table and can come back.
table-back = { $who } is back.
table-vote = Somebody proposes that a bot take over from { $who }.
table-renamed = Seat { $letter } is now called { $who }.
table-start = The game begins.
table-chose = { $name } has chosen.
table-claimed = { $name } is first.
table-undo = { $name } takes the last decision back.
table-late = { $name }’s time is up: a bot decides.
table-resumed = The table was unattended for a while. The clocks start again.
table-corrected = { $name } corrects what was typed:
table-corrected-to = It really is:
table-corrected-void = What was typed after it does not count any more.
table-corrected-kept = What the program drew after it stays: it falls again as it did, when it is due.
table-host = The host of the table has changed.
table-settings = The host has changed the settings of the table.
table-set-listed = { $value ->
    [0] The host has taken the table off the list: it is found only by its link.
   *[other] The host has put the table on the list: everybody can find it.
}
table-set-chat = { $value ->
    [0] The host has switched the chat off.
   *[other] The host has switched the chat on.
}
table-set-undo = { $value ->
    [0] The host has decided that nothing is taken back.
   *[other] The host has allowed decisions to be taken back.
}
table-set-clock_s = { $value ->
    [0] The host has switched the clock off.
    [one] The host has set the clock: { $value } second for each decision.
   *[other] The host has set the clock: { $value } seconds for each decision.
}
table-set-bot_pace_ms = { $value ->
    [0] The host has decided that bots move at once.
   *[other] The host has decided that bots wait { NUMBER($value) } thousandths of a second before they move.
}
table-set-real_dice = { $value ->
    [0] The host has decided that the program rolls and draws.
   *[other] The host has decided on real dice or tiles: what falls is typed.
}
table-set-real_cards = { $value ->
    [0] The host has decided that the program draws the cards.
   *[other] The host has decided on real cards: what is drawn is typed.
}
table-set-grace_s = { $value ->
    [one] The host has decided that a bot may take over after { $value } second, when the others agree.
   *[other] The host has decided that a bot may take over after { $value } seconds, when the others agree.
}
table-set-replace_s = { $value ->
    [0] The host has decided that no bot takes over unasked.
    [one] The host has decided that a bot takes over unasked after { $value } second.
   *[other] The host has decided that a bot takes over unasked after { $value } seconds.
}
table-removed = The host has sent somebody away from the table.
table-rematch = Another game begins at a new table.
table-over = The game is over.
table-over-seat = { $name }: { $place ->
    [1] first place
    [2] second place
    [3] third place
   *[other] place { $place }
}, score { $score }.
table-closed-host = The host has closed the table.
table-closed-abandoned = Nobody came for a long time, so the table is closed.

# What is asked, beside what the game itself asks.
table-asked-gathering = { $open ->
    [0] All seats are taken. The host can start the game.
    [one] One seat is free.
   *[other] { $open } seats are free.
}
table-asked-chosen = You have chosen. You can change it until everybody has.
table-asked-fall = Roll the die and enter what it shows.
table-asked-ending = The game is about to end. What was typed can still be corrected.
table-asked-closed = The table is closed.
table-asked-version = This table was played by another version of the rules. It can only be looked at.

# Why the table refuses something.
table-refused-busy = The table is too busy just now. Try again.
table-refused-chat-length = A message has at least one character and at most { $most }.
table-refused-chat-off = The chat is switched off at this table.
table-refused-closed = The table is closed.
table-refused-come-back-first = You are not on this seat now. Come back to it first.
table-refused-compile-failed = This game could not be made ready.
table-refused-failed = Something went wrong here. It has been noted.
table-refused-full = There is no room left.
table-refused-hidden-falls = In this game some falls are hidden, so real dice and cards cannot be used.
table-refused-left-already = Nobody sits on this seat any more.
table-refused-muted = The host has muted you in the chat.
table-refused-name = A name must have at least one visible character.
table-refused-no-cards = Nothing but dice falls in this game, so there are no cards to type.
table-refused-no-fall-due = Nothing has to fall now, and what was typed can no longer be corrected.
table-refused-no-real-dice = At this table the program lets everything fall.
table-refused-no-such-fall = “{ $text }” cannot fall now.
table-refused-no-such-person = This person has no seat here.
table-refused-no-such-seat = There is no such seat.
table-refused-nonsense = The table cannot do this.
table-refused-nobody-rolls = With real dice or cards somebody has to sit at the table and type what falls.
table-refused-not-host = Only the host of the table may do this.
table-refused-not-left = You are still on this seat.
table-refused-not-oneself = You cannot do this to yourself.
table-refused-not-over = The game is not over yet.
table-refused-not-started = The game has not begun yet.
table-refused-not-your-seat = This is not your seat.
table-refused-nothing-to-undo = There is no decision of yours that could be taken back.
table-refused-only-players = Only who sits at the table may do this.
table-refused-open-seats = Seat { $letter } is still free. Wait for somebody, or put a bot there.
table-refused-over = The game is over.
table-refused-removed = The host has sent you away from this table.
table-refused-settings = One of these settings is not possible.
table-refused-settings-fixed = This setting can no longer be changed, as the game has begun.
table-refused-stale = The game has gone on meanwhile. Look again and decide anew.
table-refused-started = The game has already begun.
table-refused-starting = The server is still starting.
table-refused-still-here = { $name } is not away long enough. A bot may take over after { $seconds } seconds.
table-refused-taken = Somebody sits on seat { $letter }.
table-refused-too-big = This message is too long.
table-refused-too-fast = That was too much at once. Slow down a little.
table-refused-too-many-tables = You have opened very many tables within an hour. Wait a while.
table-refused-claimed = What you have called stands. Complete it.
table-refused-undo-off = At this table nothing is taken back.
table-refused-undo-reveal = The decision has shown something that was hidden, so it stands.
table-refused-undo-turn = It is another seat’s turn already, so the decision stands.
table-refused-unknown-game = There is no such game here.
table-refused-unknown-person = This browser is not known here any more. Load the page again.
table-refused-unknown-table = There is no such table.
table-refused-very-many = No more than { $most } people can be muted at one table, and no more than { $most } sent away. Open another table.
table-refused-version = This table was played by another version of the rules. It can only be looked at.

# Why a league refuses something.
table-refused-unknown-league = There is no such league.
table-refused-league-bad-result = These places are not possible. There is a first place; whoever shares a place leaves the next one out.
table-refused-league-closed = The league has ended.
table-refused-league-has-result = This table has a result already.
table-refused-league-name-taken = Somebody in the league is called { $who } already. Choose another name.
table-refused-league-no-such-member = There is no such member in the league.
table-refused-league-no-such-table = There is no such table in the league.
table-refused-league-not-host = Only the host of the league may do this.
table-refused-league-round-open = Round { $round } is not finished. Enter the missing results, or mark those tables as not played.
table-refused-league-too-few = A round needs at least { $fewest } people who play.
