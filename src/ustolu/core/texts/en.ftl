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
