# Words of the web page. The texts of the table and of the games are elsewhere.

ui-skip = Skip to the content
ui-nav = Main menu
ui-nav-mine = My tables
ui-nav-verify = Check the dice
ui-foot = Free software under the AGPL-3.0 licence. No accounts, no tracking.
ui-settings = Settings
ui-help = Keys and help
ui-help-short = Help
ui-close = Close
ui-loading = Loading, one moment.
ui-back = Back
ui-dismiss = Hide
ui-home = To the start page
ui-you = (you)
ui-guest = Guest
ui-empty = free

ui-home-title = Take a seat at the table
ui-home-lead = Tabletop games in the browser, for those who see and those who do not. Play with bots right away, or send your friends a link.
ui-choose-game = Choose a game
ui-my-tables = My tables
ui-open-tables = Open tables
ui-open-tables-none = No public table is waiting for anybody now. Open your own and invite someone.
ui-game-seats = { $low ->
    [1] For one to { $high } people
   *[other] For { $low } to { $high } people
}
ui-not-ready = takes a moment the first time
ui-making = The game is being made ready, one moment.
ui-failed = The table could not be opened. Please try again.
ui-unreachable = The server does not answer. Check the connection and try again.
ui-broken = The game { $game } could not be loaded:
ui-play-now = Play now
ui-play-now-game = Play now: { $game }
ui-invite = Invite
ui-invite-game = Invite to { $game }
ui-guide = Rules
ui-guide-game = Rules of { $game }
ui-level-which = How strong an opponent?
ui-level-1 = Beginner
ui-level-2 = Skilled
ui-level-3 = Expert
ui-seats-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
ui-my-turn = Your turn
ui-join = Join
ui-stage-gathering = Waiting for people
ui-stage-playing = Playing
ui-stage-over = Finished
ui-stage-closed = Closed

ui-new-title = New table: { $game }
ui-new-seats = Who plays
ui-new-count = Number of seats
ui-new-seat = Seat { $letter }
ui-new-who = Who sits here
ui-new-me = Me
ui-new-here = Somebody else at this device
ui-new-open = Free seat for a guest
ui-new-bot = { $level }
ui-new-name = Name
ui-new-options = How it is played
ui-new-settings = Agreed at the table
ui-new-real-dice = We roll real dice and enter what fell
ui-new-real-cards = We turn up real cards and enter them
ui-new-open-table = Open the table

ui-table-listed = Show this table on the start page
ui-table-real_dice = real dice
ui-table-real_cards = real cards
ui-table-undo = One’s own move may be taken back while that changes nothing for the others
ui-table-chat = Talking at the table is allowed
ui-table-bot_pace_ms = How fast bots play
ui-table-bot_pace_ms-value = { $value ->
    [0] at once
   *[other] after { $value } s
}
ui-table-clock_s = Time for a decision
ui-table-clock_s-value = { $value ->
    [0] no limit
   *[other] { $value } s
}

ui-missing = There is no table here
ui-missing-why = The link may be incomplete, or the table has been removed.
ui-seats = At the table
ui-seat-waits = waiting for somebody
ui-seat-turn = to move
ui-seat-chose = has chosen
ui-seat-away = not here
ui-sit = Sit down here
ui-sit-second = Add a person at this device
ui-seat-bot = + { $level }
ui-rename = Rename
ui-name-give = OK
ui-seat-free = Free this seat
ui-leave = Leave
ui-leave-sure = Really leave? A bot may then finish for you.
ui-left = You have left the table.
ui-kept = A bot plays for you now.
ui-back-to-seat = Return to my seat
ui-replace = Let a bot play for { $name }
ui-replace-when = A bot for { $name } can be proposed in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
ui-votes = For a bot in place of { $name }: { $names }
ui-score-unseen = Points:
ui-spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-your-turn = It is your turn.
ui-turn-of = { $count ->
    [one] { $names } is to move.
   *[other] { $names } are to move.
}
ui-not-your-turn = It is not your turn.
ui-chose-wait = Chosen: { $move }. You may change it until the others have chosen.
ui-chose-wait-short = { $move } chosen
ui-clock = { $seconds } s left
ui-why = Why? { $paragraph }
ui-undo = Take back
ui-begun = So far: { $move }
ui-begun-none = Nothing is begun.
ui-back-one = Back one
ui-begin-again = Begin again
ui-board = Board
ui-questions = Ask
ui-moves = Legal moves
ui-moves-count = { $count ->
    [one] One legal move
   *[other] { $count } legal moves
}
ui-no-moves = You have no move now.
ui-move-write = Type a move
ui-move-send = Move
ui-fall-title = What fell
ui-fall-write = Write what fell
ui-fall-tap = What can fall
ui-fall-none = { $count ->
    [one] One die to go.
   *[other] { $count } dice to go.
}
ui-fall-so-far = So far: { $faces }. { $count ->
    [one] One to go.
   *[other] { $count } to go.
}
ui-fall-whole = All there: { $faces }. Enter it, or take the last one back.
ui-fall-too-many = { $count ->
    [one] One too many: { $faces }.
   *[other] { $count } too many: { $faces }.
}
ui-fall-back = Take the last one back
ui-fall-clear = From the start
ui-fall-corrections = What was entered
ui-fall-send = Enter
ui-fall-correct = Correct what was entered: { $was }
ui-fall-correct-nth = Correct entry { $event }: { $was }
ui-fall-correct-send = Correct
ui-fall-no-correction = Nothing was entered that could still be corrected.
ui-log = What happened
ui-position = Show position { $n }
ui-chat = Chat
ui-chat-write = Write a message
ui-chat-send = Send
ui-chat-said = { $name } writes: { $text }
ui-muted = The host has muted you: you cannot write here now.
ui-unmuted = The host has given you your voice back: you can write again.
ui-rules = Rules
ui-guide-missing = The rules could not be loaded.
ui-guide-whole = Open the rules on a page of their own

ui-gathering = Waiting for people
ui-gathered = Everybody is at the table
ui-start = Start the game
ui-start-host = You may start.
ui-start-wait = The host of the table starts the game.
ui-listed = Show among the open tables
ui-invite-title = Invitation to the table
ui-invite-link = Link
ui-invite-how = Whoever opens the link may take a free seat, or just watch.
ui-copy = Copy the link
ui-copied = Copied
ui-share = Share
ui-qr = QR code with the link to this table

ui-leagues = Leagues
ui-leagues-lead = Do you play together regularly? In a league people are drawn to tables round by round, and a running table is kept.
ui-league-mine = My leagues
ui-league-which-game = Game of the new league
ui-league-new = New league
ui-league-ended = Ended
ui-league-stand = Place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-league-round-count = { $count ->
    [0] No round yet
    [one] { $count } round
   *[other] { $count } rounds
}
ui-league-new-title = New league: { $game }
ui-league-new-lead = In each round { $seats } are drawn to a table. League points by place: { $points }.
ui-league-new-name = What the league is called
ui-league-new-playing = I play in it myself
ui-league-new-open = Open the league
ui-league-missing = There is no league here
ui-league-back = Back to the league
ui-league-closed = The league has ended; this is the final table.
ui-league-host = Run the league
ui-league-end = End the league
ui-league-end-sure = Really end the league? No more rounds are drawn then.
ui-league-reopen = Go on with the league
ui-league-invite = Invitation to the league
ui-league-invite-how = Whoever opens the link can join, or just look at the table.

ui-league-standing = Running table
ui-league-standing-how = League points by place at a table: { $points }. Whoever shares a place gets its points. Equal points are parted by first places, then by the sum of scores.
ui-league-nobody = Nobody has joined yet.
ui-league-place = Place
ui-league-name = Name
ui-league-points = Points
ui-league-played = Rounds
ui-league-wins = Firsts
ui-league-score = Score
ui-league-course = By round
ui-league-got = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

ui-league-join-title = Would you like to play?
ui-league-join = Join the league
ui-league-members = { $count ->
    [one] { $count } person plays
   *[other] { $count } people play
}
ui-league-is-host = host
ui-league-no-device = no device of their own
ui-league-out = sits out next time
ui-league-set-out = Sit out next time
ui-league-set-in = Play again
ui-league-leave = Leave the league
ui-league-leave-sure = Really leave the league? What you have won stays in the table.
ui-league-remove = Take out of the league
ui-league-remove-sure = Really take { $who } out of the league? Their points stay in the table.
ui-league-add-name = Name of somebody without a device
ui-league-add = Enter into the league
ui-league-add-how = Who has no device plays at yours, or with real dice at a real table.

ui-league-rounds = Rounds
ui-league-round = Round { $round }
ui-league-no-round = Nothing has been drawn yet. The host of the league draws a round.
ui-league-no-round-host = Nothing has been drawn yet. When everybody has joined, draw the first round.
ui-league-draw = Draw round { $round }
ui-league-draw-wait = Finish the last round first.
ui-league-open-all = Open all tables of the round
ui-league-table = Table { $table }
ui-league-yours = (yours)
ui-league-way = { $what }, round { $round }, table { $table }
ui-league-open-table = Open the table
ui-league-type = Enter the result
ui-league-correct = Correct the result
ui-league-untype = Take the result back
ui-league-drop = Not played
ui-league-go = Go to the table
ui-league-replay = Look at the game
ui-league-state-waiting = The table is not open yet.
ui-league-state-gathering = People are sitting down.
ui-league-state-playing = The game is on.
ui-league-state-over = The game is over, the result is being counted.
ui-league-state-closed = The table was closed before the game ended.
ui-league-state-done = Played at a table here.
ui-league-state-typed = The host has entered the result.
ui-league-state-dropped = Not played.
ui-league-resting = Resting: { $names }
ui-league-result-how = The places follow from the scores; change them where that is needed.
ui-league-result-save = Save the result
ui-league-draw-how = How it was drawn
ui-league-draw-good = The draw holds: this browser has just computed it again.
ui-league-draw-bad = The draw does not follow from the promised secret.
ui-league-draw-why = The secret of each round was promised before anybody joined, and every browser added a number of its own. The order in which the tables are filled follows from them.

ui-league-said-joined = { $who } plays in the league.
ui-league-said-round = Round { $round } is drawn.
ui-league-said-mine = You sit at table { $table }: { $names }.
ui-league-said-resting = You rest this time.
ui-league-said-open = Your table is open.
ui-league-said-result = Round { $round }, table { $table }: { $result }.
ui-league-said-closed = The league has ended.

ui-host = Manage the table
ui-host-fixed = Taking back, the clock, and real dice and cards were settled when the game began; they can no longer be changed.
ui-host-people = People at the table
ui-host-alone = Nobody but you is here now.
ui-host-mute = Mute
ui-host-unmute = Unmute
ui-host-give = Make host
ui-host-remove = Send away
ui-host-close = Close the table
ui-host-close-sure = Really close the table? That ends the game for everybody.

ui-over = The game is over
ui-closed = The table is closed
ui-rematch = Rematch
ui-rematch-go = Go to the rematch
ui-replay = Look back
ui-record = Download the record
ui-verify-this = Check the rolls
ui-replay-title = Position { $n } of { $last }
ui-replay-slider = Which event
ui-replay-first = To the start
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-last = To the end
ui-replay-leave = Back to the table
ui-replay-start = This is how the game began.

ui-hand-over = { $name } is to move. Please hand the device over.
ui-hand-over-why = What the others must not see is covered for now.
ui-hand-over-here = This is { $name }, uncover
ui-hand-to = { $name } takes the device

ui-line-connecting = Connecting…
ui-line-lost = The connection is lost. Trying to restore it, nothing gets lost.
ui-line-back = The connection is back.
ui-line-gone = The connection is closed.
ui-line-stopping = The server is restarting. The game will go on in a moment.

ui-key-turn = whose turn it is and what is asked
ui-key-scores = everybody’s points
ui-key-mine = my grid and the roll
ui-key-last = the last move
ui-key-repeat = repeat what was said last
ui-key-moves = legal moves
ui-key-board = go to the board
ui-key-questions = go to what can be asked
ui-key-chat = write a message
ui-key-undo = take back the last step, or the last decision
ui-key-anew = begin an unfinished move again
ui-key-correct = correct what was entered of real dice
ui-score = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
ui-score-place = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, place { $place }
ui-row = Row { $row }: { $cells }
ui-nothing-yet = Nothing has happened yet.
ui-help-everything = Everything works by keyboard, by mouse and by touch. The legal moves are always also a list of buttons.
ui-help-board = On the board
ui-help-arrows = one cell on
ui-help-home = to the start of the row
ui-help-end = to the end of the row
ui-help-corner-first = to the first cell
ui-help-corner-last = to the last cell
ui-help-enter = choose the cell
ui-help-keys = Quick keys
ui-help-keys-none = At a table you find here the keys that say whose turn it is, how many points everybody has, and what happened last.
ui-help-keys-on = Single-letter keys can be switched off in the settings.
ui-help-keys-off = Single-letter keys are switched off in the settings.

ui-setting-language = Language
ui-setting-theme = Look
ui-setting-theme-auto = as the device
ui-setting-theme-light = light
ui-setting-theme-dark = dark
ui-setting-theme-contrast-light = high contrast, light
ui-setting-theme-contrast-dark = high contrast, dark
ui-setting-size = Size of text
ui-setting-size-normal = normal
ui-setting-size-large = larger
ui-setting-size-largest = largest
ui-setting-wording = What is read out
ui-setting-wording-long = whole sentences
ui-setting-wording-short = only what matters
ui-setting-motion-off = No motion on the page
ui-setting-sounds = Sounds
ui-setting-shortcuts = Single-letter keys
ui-setting-awake = Keep the screen lit at a table

ui-me-title = My tables
ui-me-none = You do not sit at any table yet.
ui-me-name = What you are called
ui-me-save = Save the name
ui-me-saved = The name is saved.
ui-me-link = Personal link
ui-me-link-why = With this link you are yourself on another device too, and sit in your seats there. Do not send it to anybody.
ui-me-link-make = Show the personal link
ui-me-link-address = Your personal link
ui-me-delete = Delete my data
ui-me-delete-why = Deletes your name and messages. In the records of games only “Guest” remains in place of your name.
ui-me-delete-sure = Really delete your name and all your data? This cannot be undone.
ui-me-deleted = Your data are deleted.

ui-verify-title = Check the dice
ui-verify-lead = Before the first roll the server promised a secret number, and every browser added its own. After the game all is shown and each roll can be computed again. This page does it on your device and sends nothing anywhere.
ui-verify-file = Record of a game (a .jsonl file)
ui-verify-good = Everything agrees.
ui-verify-bad = The record does not agree.
ui-verify-falls = { $count ->
    [one] One roll was computed again.
   *[other] { $count } rolls were computed again.
}
ui-verify-typed = { $count ->
    [one] One fall of real dice or cards was entered by somebody at the table; that cannot be computed.
   *[other] { $count } falls of real dice or cards were entered by people at the table; those cannot be computed.
}
ui-verify-events = { $count ->
    [one] There is one event in the chain.
   *[other] There are { $count } events in the chain.
}
ui-verify-secret-hidden = The secret number has not been shown yet; the game is not over. The rolls cannot be computed for now.
ui-verify-commitment = Promise
ui-verify-secret = Secret number
ui-verify-line = Line { $line }: { $problem }
ui-verify-problem-json = this is no valid record
ui-verify-problem-commitment = the secret number does not fit the promise
ui-verify-problem-fall = something else fell than follows from the secret number
ui-verify-problem-hash = the hash does not fit the events before it
ui-verify-problem-number = an event is missing or too many
ui-verify-problem-end = the end of the game is missing from the record
ui-verify-problem-missing = the record could not be loaded
