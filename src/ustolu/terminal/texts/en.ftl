# The text client. Lines are short (40 cells), the most important word first.

## Words that are commands; the first one is shown in the help.

term-word-help = help, h, ?
term-word-legal = legal, moves, l
term-word-try = try
term-word-grid = grid, board, g
term-word-grids = grids, boards, all
term-word-cell = cell, c
term-word-find = find, f
term-word-ask = ask, question
term-word-scores = scores, score, points, s
term-word-turn = turn, who, t
term-word-last = last
term-word-repeat = repeat, r
term-word-log = log, history
term-word-seats = seats, table
term-word-rules = rules, §
term-word-undo = undo, u
term-word-anew = anew, restart
term-word-hand = hand, give
term-word-fix = fix, correct
term-word-save = save
term-word-short = short, brief
term-word-long = long
term-word-language = language, lang
term-word-quit = quit, exit, q
term-word-yes = yes, y
term-word-sit = sit
term-word-leave = leave
term-word-start = start
term-word-bot = bot
term-word-replace = replace
term-word-back = back
term-word-rematch = rematch
term-word-say = say, chat

## The help, a line a command.

term-help-move = { $move }: a move, just type it.
term-help-fall = { $fall }: what fell, just type it.
term-help-help = help { $word }: more on one command.
term-help-legal = legal: your moves. legal b: only with b.
term-help-try = try { $move }: what one move would bring.
term-help-grid = grid: your board, row by row.
term-help-grids = grids: the boards of all.
term-help-cell = cell { $at }: one cell. cell { $at } B: of B.
term-help-find = find { $shows }: where it lies.
term-help-ask = ask: what can be asked. ask 1: one.
term-help-scores = scores: who has how much, for what.
term-help-turn = turn: whose turn, what is asked.
term-help-last = last: the last moves and falls.
term-help-repeat = repeat: the last lines again.
term-help-log = log: all so far. log 5: the last five.
term-help-seats = seats: who sits where.
term-help-rules = rules: the guide. rules 4: its § 4.
term-help-undo = undo: take back your last decision.
term-help-anew = anew: begin this move again.
term-help-hand = hand B: in a race B takes the keyboard.
term-help-fix = fix { $fall }: what really fell.
term-help-save = save: where the record is. save FILE.
term-help-short = short: short wording of news.
term-help-long = long: whole sentences again.
term-help-language = language cs: speak Czech.
term-help-quit = quit: end here, go on another time.
term-help-sit = sit: take a free seat. sit B: that one.
term-help-leave = leave: give up your seat.
term-help-start = start: everybody sits, begin.
term-help-bot = bot B 2: a bot of level 2 to seat B.
term-help-replace = replace B 2: vote, a bot plays for B.
term-help-back = back: play for your seat again.
term-help-rematch = rematch: the same once more.
term-help-say = say TEXT: words to the table.
term-help-both = Czech words work too: pomoc, tahy, body.

## The beginning.

term-title = { $seats ->
    [one] { $title }, one seat.
   *[other] { $title }, { $seats } seats.
}
term-option = { $option }: { $value }.
term-seat-me = { $seat }: you.
term-seat-person = { $seat }: { $name }.
term-seat-yours = { $seat }: { $name }, you.
term-seat-bot = { $seat }: { $name }.
term-seat-bot-how = { $seat }: { $name }, { $how }.
term-seat-open = { $seat }: free.
term-seat-gone = { $seat }: { $name }, away.
term-hint = Type help for the commands.
term-you = You
term-resumed = Going on with { $title }.
term-preparing = Preparing { $title }, once.
term-prepared = Ready.
term-progress = { $percent } percent.

## Whose turn.

term-waiting = Waiting: { $names }.
term-over = The game is over.
term-not-begun = Not begun yet.
term-chosen = Chosen: { $move }. undo: take it back.
term-begun = So far: { $move }. undo: a step back.
term-claimed = So far: { $move }.
term-what-fell = What fell
term-falls = { $count ->
    [one] What can fall:
   *[other] What can fall, on { $count } dice:
}
term-on-turn = { $name }’s turn.

## Scores, boards, lists.

term-score = { $name }: { $score }
term-score-item = { $what }: { $points }
term-own-board = Your board
term-row = { $row }: { $cells }
term-free = free
term-cell = { $name }: { $cell }
term-found = { $shows }: { $cells }
term-found-none = { $shows }: nowhere.
term-no-boards = This game has no board of cells.
term-question = { $number }: { $name }
term-no-question = "{ $text }" is not in the list. ask: what is.
term-no-questions = This game has no such questions.
term-find-yourself = In this game finding is up to you.
term-legal = { $count ->
    [one] One move:
   *[other] { $count } moves:
}
term-legal-more = { $count } more. legal TEXT: those with it.
term-legal-none = No move now.
term-legal-none-so = No move now begins with { $start }.
term-legal-line = { $move }: { $say }
term-log-empty = Nothing has happened yet.

## When something cannot be.

term-refused = { $why } { $paragraph }
term-refused-do = Try legal, or rules { $number } for why.
term-refused-do-fall = Type what fell, or help.
term-refused-do-plain = Try legal, or help.
term-words = Words: { $words }
term-not-legal = { $move }: no legal move now.
term-unknown = { $typed }: no command and no move.
term-no-cell = { $at }: no such cell.
term-no-seat = { $seat }: no such seat.
term-no-paragraph = { $paragraph }: not in the rules.
term-no-guide = The rules are not written yet.
term-not-now = Not now.
term-not-here = Only at a table on a server.
term-undone = Taken back.
term-nothing-begun = Nothing begun.
term-no-fix = Nothing typed that could be corrected.
term-fix-what = fix { $fall }: instead of { $was }.
term-fix-same = That is what was typed. Nothing changes.
term-check-fall = Right? Enter, or fix
term-short = Short wording.
term-long = Whole sentences.
term-language = I speak English now.
term-no-language = Languages: cs, en.

## Handing over, ending.

term-hand-over = { $name } next. Others look away. Enter
term-hand-nobody = Nobody else here can act now.
term-hand-elsewhere = { $name } sits elsewhere.
term-hand-idle = { $name } can do nothing now.
term-quit-sure = End here? yes or no
term-quit-no = Going on.
term-saved = Saved: { $file }
term-record = Record: { $file }
term-not-saved = Cannot save: { $why }
term-resume = Go on: ustolu play --resume { $file }
term-verify = Check it: ustolu verify { $file }
term-good-bye = Good-bye.

## At a table on a server.

term-spectator = You watch. sit: take a free seat.
term-gathering = Seats fill. start when all sit.
term-connection-lost = Connection lost. Trying again.
term-later = No answer yet; it will be sent again.
term-connection-back = Connection back.
term-no-answer = No answer from { $url }
term-no-table = No such table: { $url }
term-sent-away = The host has sent you away: { $url }
term-full = No room at this table: { $url }
term-stopping = The server stops for a while.
term-chat = { $name }: “{ $text }”
term-muted = Muted: the host took your voice.
term-unmuted = The host gave you your voice back.

## Before the table: wrong words on the command line.

term-bad-seat = "{ $word }" is no seat. Seats: me, me:NAME, bot, bot:1 to bot:3, random, greedy, with commas between.
term-bad-number-of-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: this game takes { $low } to { $high }.
term-bad-nobody = Nobody is a person here. Write me for one seat; for bots alone there is "ustolu sim".
term-bad-game = "{ $word }" is no game. Games: { $games }.
term-bad-game-near = "{ $word }" is no game. Did you mean { $near }?
term-broken-game = { $word } cannot be played: { $why }
term-bad-option = "{ $word }" is no option. Options: { $options }.
term-bad-option-none = "{ $word }" is no option. This game has none.
term-chosen-elsewhere = { $words } cannot go with { $way }: the table you go to has that decided already.
term-bad-option-form = "{ $word }": an option is written grid=3.
term-bad-value = "{ $word }" is no value of { $option }. Values: { $values }.
term-bad-real-dice = Real dice and cards cannot be used here: some falls of this game are hidden.
term-bad-real-cards = There are no real cards here: nothing but dice falls in this game.
term-bad-file = { $file } cannot be continued: { $why }
term-no-file = { $file }: no such file.
term-over-file = { $file }: this game is over.
term-bad-lang = "{ $word }" is no language. Languages: cs, en.
term-need-game = Which game? Games: { $games }.
term-bad-url = { $url }: not an address of a table. An address is like http://host:8000/t/ABC.

## Lists of games.

term-game = { $game }: { $title }, { $low ->
    [one] 1 to { $high } seats.
   *[other] { $low } to { $high } seats.
}
term-game-fixed = { $low ->
    [one] { $game }: { $title }, one seat.
   *[other] { $game }: { $title }, { $low } seats.
}
term-game-option = option { $option }: { $values }
term-game-broken = { $game }: broken. { $why }

# Leagues.
term-bad-league = "{ $url }" is no address of a league. It looks like https://example.org/l/abc.
term-league = { $name }. { $count ->
    [0] No round yet.
    [one] One round.
   *[other] { $count } rounds.
}
term-league-row = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $wins ->
    [one] { $wins } first place
   *[other] { $wins } first places
}, score { $score }.
term-league-own = { $place }. you, { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $wins ->
    [one] { $wins } first place
   *[other] { $wins } first places
}, score { $score }.
term-league-table = Round { $round }, table { $table }: { $names }.
term-league-address = Open: { $url }
