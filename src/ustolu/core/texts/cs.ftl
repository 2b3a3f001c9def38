# Co říká každý stůl, ať se hraje cokoli. Webová stránka a terminál přidávají svá slova.
table-seat = Místo { $letter }
table-your-turn = Jste na tahu
table-places = { $place ->
    [1] první místo
    [2] druhé místo
    [3] třetí místo
   *[other] { $place }. místo
}

seat-open = volné místo
seat-bot-1 = Bot začátečník
seat-bot-2 = Bot pokročilý
seat-bot-3 = Bot mistr
seat-bot-random = Náhodný bot
seat-bot-greedy = Hltavý bot
