title = Isle of Skye
tagline = Price your own tiles, buy from your neighbours, and build the land that scores best.
option-start_gold = At the start
option-start_gold-0 = no gold
option-start_gold-5 = 5 gold
option-others_gold = Screens
option-others_gold-hidden = gold of the others hidden
option-others_gold-shown = gold of the others shown
option-tie_gold = With equal points
option-tie_gold-rest = the gold left over decides
option-tie_gold-all = all gold decides
own-ui-new-real-dice = We draw the tiles from a real bag and enter them
own-ui-table-real_dice = real tiles
own-ui-fall-title = What was drawn
own-ui-fall-write = Write what was drawn

# Tiles.
tile-name = { $tile ->
    [CASTLE] the castle
   *[other] { $tile }
}
tile-head = { $tile ->
    [CASTLE] Castle
   *[other] { $tile }
}
tile = { tile-head }: { $parts }
terrain = { $terrain ->
    [pasture] pasture
    [mountain] mountains
   *[water] water
}
sides = { $sides ->
    [N] north
    [E] east
    [S] south
    [W] west
    [NE] north and east
    [NS] north and south
    [NW] north and west
    [ES] east and south
    [EW] east and west
    [SW] south and west
    [NES] north, east and south
    [NEW] north, east and west
    [NSW] north, south and west
    [ESW] east, south and west
   *[other] on all sides
}
letters = { $sides ->
    [NESW] all round
   *[other] { $sides }
}
area = { $sides ->
    [none] { terrain } inside
   *[other] { terrain } { sides }
}
area-short = { $sides ->
    [none] { terrain } inside
   *[other] { terrain } { letters }
}
road = road { $sides ->
    [N] from the north
    [E] from the east
    [S] from the south
    [W] from the west
    [NE] north to east
    [NS] north to south
    [NW] north to west
    [ES] east to south
    [EW] east to west
    [SW] south to west
   *[other] { sides }
}
road-short = road { letters }
count-thing = { $kind ->
    [sheep] { $count ->
        [one] a sheep
       *[other] { $count } sheep
    }
    [cattle] { $count ->
        [one] a cow
       *[other] { $count } cows
    }
    [barrel] { $count ->
        [one] a barrel
       *[other] { $count } barrels
    }
    [broch] { $count ->
        [one] a broch
       *[other] { $count } brochs
    }
    [ship] { $count ->
        [one] a ship
       *[other] { $count } ships
    }
    [farm] { $count ->
        [one] a farm
       *[other] { $count } farms
    }
   *[lighthouse] { $count ->
        [one] a lighthouse
       *[other] { $count } lighthouses
    }
}
thing = { count-thing }{ $sides ->
    [none] { "" }
   *[other] { " " }({ sides })
}
scores-for = { $scores ->
    [sheep] sheep
    [cattle] cows
    [barrel] barrels
    [broch] brochs
    [ship] ships
    [farm] farms
   *[lighthouse] lighthouses
}
scroll = a scroll for { scores-for }, lying { $terrain ->
    [pasture] in the pasture
    [mountain] in the mountains
   *[water] on the water
}
scroll-short = scroll for { scores-for }

# Territories.
land-tile = { $at }: { $tile }
land-gap = { $at }, free: { $sides }
land-gap-short = { $at }, free
land-cell = { $shows ->
    [empty] { $at }, nothing
   *[other] { $at }, { $shows }
}
gap-road = { $sides ->
    [N] a road from the north
    [E] a road from the east
    [S] a road from the south
    [W] a road from the west
   *[other] roads from { sides }
}
tile-list = { $castle ->
    [only] the castle
    [and] the castle, { $tiles }
   *[no] { $tiles }
}
board-land = Land of { $name }
kind-of-area = { $terrain ->
    [pasture] Pasture
    [mountain] Mountains
   *[water] Water
}
area-is = { kind-of-area } of { $size }, { $open ->
    [0] completed
    [one] one side open
   *[other] { $open } sides open
}: { tile-list }{ $count ->
    [0] { "" }
   *[other] ; { $things }
}.
area-is-short = { kind-of-area } { $size }, { $open ->
    [0] completed
   *[other] { $open } open
}: { tile-list }
scrolls-in = { $count ->
    [one] a scroll
   *[other] { $count } scrolls
}
roads-are = Joined to the castle by road: { $count ->
    [one] only the castle itself.
   *[other] { $count } tiles: { tile-list }.
}

# A tile and a place for it.
where = { $where ->
    [right] right of
    [left] left of
    [above] above
   *[below] below
} { $beside ->
    [CASTLE] the castle
   *[other] { $beside }
}
turned = { $turned ->
    [0] { "" }
    [1] , turned once
    [2] , turned twice
   *[3] , turned three times
}
completes = completes { $terrain ->
    [pasture] a pasture of { $size }
    [mountain] mountains of { $size }
   *[water] water of { $size }
}
joins = enlarges { $terrain ->
    [pasture] a pasture to { $size }
    [mountain] mountains to { $size }
   *[water] water to { $size }
}
joins-short = { terrain } { $size }
roads-reach = { $count ->
    [one] the road reaches one tile more
   *[other] the road reaches { $count } tiles more
}
roads-reach-short = road +{ $count }
tile-fits = { $tile }; { $fits }
fits-at = { $count ->
    [0] fits nowhere in your land now
    [one] fits at one place
   *[other] fits at { $count } places
}{ $gains ->
    [0] { "" }
   *[other] , at best { $best }
}
gain = { $place } { $points ->
    [0] plus 0
   *[other] plus { $points }
}

# What falls.
starts = { $name } starts.
starts-self = You start.
scoring-lies = This is what will be scored:
place-is = { $place }, { $what }: { $how }
place-is-short = { $place }: { $what }
drew = { $name } draws { $tiles }.
drew-self = You draw:
drawn = { $tile }.
round-begins = Round { $round } scores { $places }. { $name } starts.
round-begins-first = Round { $round } scores { $places }.
round-begins-self = Round { $round } scores { $places }. You start.
income-self = You get { $gold } gold{ $barrels ->
    [0] { "" }
    [one] , 1 of it for barrels
   *[other] , { $barrels } of it for barrels
}{ $behind ->
    [0] { "" }
   *[other] , { $behind } for being behind
}.
income-self-short = Plus { $gold } gold.
incomes = Income: { $incomes }.

# What is drawn by hand.
falls-start = Draw by hand who starts.
falls-scoring = Draw four scoring tiles by hand and type their numbers for A, B, C, D, for example 1 14 13 9.
falls-draw = Draw three tiles by hand for { $name } and type them, for example L01 L22 L30.
fell-scoring = Scoring tiles { $drawn }.
fell-draw = { $name } draws { $drawn }.

# Prices and purchases.
priced = { $name }: axe on { $axe }; { $prices }.
priced-self = You have the axe on { $axe }; { $prices }.
priced-tile = { $tile } for { $price }
passed = { $name } passes.
passed-self = You pass.
bought = { $name } buys { $tile } for { $price } from { $seller_name }.
bought-self = You buy { $tile } for { $price } from { $seller_name }. You have { $gold } gold left.
sold-self = { $name } buys your { $tile } for { $price }: with your stake you get { $back }, you have { $gold } gold.
sold-self-short = { $name } buys your { $tile }, plus { $back }, { $gold } gold.
builds = { $name } has { $count ->
    [0] nothing to build.
   *[other] { $tiles } to build.
}
builds-self = You have { $count ->
    [0] nothing to build.
   *[other] { $tiles } to build.
}

# Building.
built = { $name } lays { $tile } at { $at }{ $count ->
    [0] { "" }
   *[other] : { $effects }
}.
built-self = You lay { $tile } { where } at { $at }{ turned }{ $count ->
    [0] { "" }
   *[other] : { $effects }
}.
built-short = { $name }: { $tile } at { $at }{ turned }.
built-self-short = { $tile } at { $at }{ turned }{ $count ->
    [0] { "" }
   *[other] : { $effects }
}.
put-back = { $name } puts { $tile } back into the bag; it fits nowhere.
put-back-self = You put { $tile } back into the bag; it fits nowhere.

# Points.
number-of-seat = { $name } { $number }
name-of-seat = { $name }
round-scores = Round { $round } is over and scores { $places }.
place-scored = { $place }, { $what }: { $points }{ $count ->
    [0] { "" }
   *[other] ; yours: { $items }
}.
place-scored-short = { $place }, { $what }: { $points }.
scrolls-scored = Scrolls: { $points }{ $count ->
    [0] { "" }
   *[other] ; yours: { $items }
}.
scrolls-scored-short = Scrolls: { $points }.
gold-scored = Gold: { $points }.
standing = Points: { $points }.
won = { $name } has won.
won-self = You have won.
won-together = They share the win: { $winners }.
item-place = { $place }, { $what }
item-scrolls = Scrolls
item-gold = Gold

# What is asked.
asked-start = Who starts is being drawn.
asked-scoring = What will be scored is being drawn.
asked-draw = { $name } draws three tiles.
asked-axe = You have { $gold } gold. Which tile gets the axe and goes back into the bag: { $tiles }?
asked-axe-short = Axe on { $tiles }? { $gold } gold.
asked-price = What does { $tile } cost, 1 to { $most }?
asked-buy = Buy one tile, or pass. You have { $gold } gold, enough for { $count ->
    [one] one of them.
   *[other] any of { $count }.
}
asked-buy-short = Buy? { $gold } gold, enough for { $count }.
asked-pass = With { $gold } gold there is nothing you can buy. Pass.
asked-build = Build { $tiles }.
asked-bag = Nothing you have left fits: put back { $tiles }.
asked-wait = { $name } is buying.
asked-wait-price = All set their prices.
asked-wait-build = The others are still building.
asked-over = The game is over.

# Legal moves.
begun = axe on { $axe }{ $count ->
    [0] { "" }
   *[other] ; { $prices }
}
may-axe = Axe on { $tile }
may-price = { $tile } for { $price }, { $left } gold left
may-buy = Buy for { $price } from { $name }, who gets { $back } with the stake; { $left } gold left. { $tile }; { $fits }
may-buy-short = Buy for { $price } from { $name }. { $tile }; { $fits }
may-pass = Buy nothing
may-build = { $tile } { where } at { $at }{ turned }{ $count ->
    [0] { "" }
   *[other] : { $effects }
}
may-build-short = { $tile } at { $at }{ turned }{ $count ->
    [0] { "" }
   *[other] : { $effects }
}
may-put-back = Put { $tile } back into the bag

# What lies before one, and what can be asked.
in-round = Round { $round } of { $rounds }; it scores { $places }.
has-gold = { $name } has { $gold } gold{ $stakes ->
    [0] { "" }
   *[other] , and { $stakes } at stake
}.
next-income = { $name }: next income { $gold }{ $barrels ->
    [0] { "" }
   *[other] , { $barrels } of it for barrels
}{ $behind ->
    [0] { "" }
   *[other] , { $behind } for being behind
}.
next-income-short = { $name }: next income { $gold }.
market-of = Tiles of { $name }:
offer-axe = Axe: { $tile }.
offer-open = No price yet: { $tile }.
offer-price = For { $price }: { $tile }.
offer-sold = { $tile } is sold for { $price }, to { $name }.
in-hand = To build: { $tile }.
question-scoring = What scores when
question-now = What scoring would give you now
question-market = Market
question-gold = Gold and income
question-land = Areas and roads of { $name }
track = Round { $round }: { $places }
would-score = { $place }, { $what }: { $points }{ $count ->
    [0] { "" }
   *[other] , for { $items }
}.
would-score-short = { $place }, { $what }: { $points }.
would-score-hidden = { $place }, { $what }: the others’ gold is hidden.
would-score-scrolls = Scrolls at the end: { $points }{ $count ->
    [0] { "" }
   *[other] , for { $items }
}.
would-score-scrolls-short = Scrolls: { $points }.
item-worth = { $item }: { $points }
item-square = a square with { $tile ->
    [CASTLE] the castle
   *[other] { $tile }
} at its upper left
item-area = { $terrain ->
    [pasture] a pasture
    [mountain] mountains
   *[water] water
} of { $size } ({ tile-list })
item-area-short = { terrain } { $size }
item-towers = { $count ->
    [one] a broch
   *[other] { $count } brochs
} in mountains ({ tile-list })
item-on-tile = { $thing } on { $tile }
item-sets = { $count ->
    [one] one set
   *[other] { $count } sets
}: brochs { $brochs }, farms { $farms }, lighthouses { $lighthouses }
item-column = a column of { $count } ({ tile-list })
item-roads = { $count ->
    [one] the castle alone
   *[other] { $count } tiles joined by road
}
item-most = { $rank ->
    [1] most
   *[2] second most
} { $what ->
    [barrel] barrels, { $count }
    [ship] ships, { $count }
   *[gold] gold, { $count }
}
item-scroll = the scroll for { scores-for } on { $tile } ({ $count } there){ $doubled ->
    [yes] , doubled
   *[no] { "" }
}

# The sixteen scoring tiles: name and rule.
# §10.1
scoring-name-1 = squares
scoring-1 = 2 points for each square of two by two tiles; squares may overlap.
# §10.2
scoring-name-2 = completed areas
scoring-2 = 1 point for each completed area.
# §10.3
scoring-name-3 = sheep
scoring-3 = 1 point for each sheep.
# §10.4
scoring-name-4 = large completed areas
scoring-4 = 3 points for each completed area on three tiles or more.
# §10.5
scoring-name-5 = brochs in mountains
scoring-5 = for each mountain area 1 point with one broch, 3 with two, 6 with three or more.
# §10.6
scoring-name-6 = sets of buildings
scoring-6 = 5 points for each set of a broch, a farm and a lighthouse.
# §10.7
scoring-name-7 = most barrels
scoring-7 = 5 points for the most tiles with barrels, 2 for the second most.
# §10.8
scoring-name-8 = most ships
scoring-8 = 5 points for the most ships, 2 for the second most.
# §10.9
scoring-name-9 = most gold
scoring-9 = 5 points for the most gold now, 2 for the second most.
# §10.10
scoring-name-10 = animals at farms
scoring-10 = 1 point for each sheep and each cow with a farm on its tile or on one of the eight around it.
# §10.11
scoring-name-11 = cows by the road
scoring-11 = 2 points for each cow on a tile joined to the castle by road.
# §10.12
scoring-name-12 = guarded ships
scoring-12 = 3 points for each water area with a ship and a lighthouse.
# §10.13
scoring-name-13 = columns
scoring-13 = 3 points for each run of three or more tiles one below the other.
# §10.14
scoring-name-14 = road net
scoring-14 = 1 point for each tile joined to the castle by road, the castle too.
# §10.15
scoring-name-15 = largest lake
scoring-15 = 2 points for each tile of the largest completed water area.
# §10.16
scoring-name-16 = completed mountains
scoring-16 = 2 points for each completed mountain area.

# Why not.
game-is-over = The game is over.
no-such-seat = There is no such seat in this game.
set-up-comes-first = First it is drawn who starts, and what is scored.
tiles-come-first = First everybody draws three tiles.
not-your-turn = It is { $name }’s turn to buy.
priced-already = Your prices are set.
built-already = You have built everything; the others are still building.
axe-lies-already = The axe lies on { $tile } already.
not-before-you = { $tile } does not lie before you.
price-now = Now is the time for prices: one tile gets the axe, the two others a price.
axe-first = First say which tile gets the axe.
at-least-one = The price of { $tile } must be 1 at least.
price-too-high = { $price } for { $tile } is too much; you can put { $most } on it at most, for the stake is your own gold.
price-lacking = { $tile } has no price yet.
price-unreadable = “{ $text }” is no price. Write for example L22=3.
tile-twice = { $tile } stands there twice.
two-prices = Name exactly two tiles with prices; the third one gets the axe.
other-tile-priced = { $tile } is not the tile whose price is asked.
buy-or-pass = Now you can buy one tile, or pass.
tile-has-axe = { $tile } had the axe and is back in the bag.
own-tile = { $tile } is your own. Buy from somebody else, or pass.
sold-already = { $tile } is sold already, to { $name }.
too-dear = { $tile } costs { $price } and you have { $gold } gold free.
not-for-sale = { $tile } lies before nobody.
not-in-hand = You do not have { $tile } to build.
build-now = Now is the time to build, for example: build L22 1,0 r1.
a-tile-fits = Back into the bag only goes what is left when nothing fits; { $tile } does.
looks-the-same = { $tile } looks the same turned by half; write r{ $turned }.
cell-taken = { $tile ->
    [castle] The castle lies at { $at }.
   *[other] { $tile } lies at { $at } already.
}
not-beside = { $at } does not touch your land by a side.
side-of = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
sides-differ = { $tile } would have { $shows ->
    [pasture] pasture
    [mountain] mountains
   *[water] water
} in the { side-of } at { $at }, beside { $wants ->
    [pasture] pasture
    [mountain] mountains
   *[water] water
}.
no-such-tile = There is no tile { $tile }; they go from L01 to { $last }.
move-unreadable = “{ $text }” is no move. Write for example price L22=3 L30=2, buy L44, pass, build L22 1,0 r1 or bag L22.
start-unreadable = “{ $text }” says of nobody that they start. Write a letter from A to { $last }.
scoring-unreadable = “{ $text }” are not four different scoring tiles from 1 to 16.
draw-unreadable = “{ $text }” are not three tiles for { $letter }. Write for example draw { $letter } L01 L22 L30.
not-in-bag = { $tile } is not in the bag.

# board.js
board-land-own = Your land
board-name = { $name }
board-lands = All lands
board-zoom = Size of the picture
board-zoom-in = Nearer
board-zoom-out = Farther
board-zoom-whole = The whole land
board-pan-left = Look farther left
board-pan-right = Look farther right
board-pan-up = Look farther up
board-pan-down = Look farther down
board-fit-at = { $fit }{ $ways ->
    [one] { "" }
   *[other] ; { $ways } ways to turn it
}
board-ways = One of { $ways } ways to turn it.
board-turned = turned { $turns ->
    [0] back, as it was
    [1] once
    [2] twice
   *[other] three times
}
board-only-way = It fits here only like this.
board-fits-nowhere = { $tile } fits nowhere now.
board-picked = { $tile }, { $places ->
    [0] no place
    [one] one place
   *[other] { $places } places
}
board-pick = { $tile }; { $places ->
    [0] fits nowhere now
    [one] fits at one place
   *[other] fits at { $places } places
}
board-hand = Tiles to build
board-hand-hint = { $tile } fits at { $places ->
    [one] one place, marked below.
   *[other] { $places } places, marked below.
}
board-hand-of = to build: { $tiles }
board-turn-left = Turn left
board-turn-right = Turn right
board-place = Build
board-place-at = Build at { $at }
board-gains = What it would score now
board-bag-why = Nothing you have left fits anywhere.
board-bag = Back into the bag
board-bag-of = Back into the bag: { $tile }
board-places-for = { $tile } fits
board-pricing = Your prices
board-pricing-hint = The axe goes on one tile, your own gold on the two others. Whoever buys one pays as much to you.
board-axe = axe
board-axe-on = Axe on { $tile }
board-price-of = Price of { $tile }
board-price-more = { $tile } dearer
board-price-less = { $tile } cheaper
board-left = Left to buy with: { $gold } of { $all }
board-price = Set the prices
board-price-again = Change the prices
board-market = The market
board-stall = Tiles of { $name }
board-stall-own = Your tiles
board-ready = ready
board-axed = axe: back into the bag
board-for = for { $price }
board-sold-to = sold for { $price } to { $name }
board-buy = Buy for { $price }
board-buy-of = Buy { $tile }, for { $price } from { $seller }
board-after = Leaves you { $gold }.
board-too-dear = You lack { $gold }.
board-seller-gets = { $name } gets { $price } and the stake of { $price } back.
board-fits = { $places ->
    [0] fits nowhere now
    [one] fits at one place
   *[other] fits at { $places } places
}{ $points ->
    [0] { "" }
   *[other] , up to +{ $points }
}
board-pass = Buy nothing
board-gold-hidden = gold hidden
board-gold-of = { $gold } gold
board-stakes = { $gold } at stake
board-income = next income { $gold }
board-starts = starts this round
board-rounds = What each round scores
board-round = Round { $round }: { $places }
board-round-now = Round { $round }, now: { $places }
board-round-over = Round { $round }, over: { $places }
board-round-short = Round { $round }
board-scoring = What is scored
board-scores-in = { $count ->
    [one] Scores in round { $rounds }.
   *[other] Scores in rounds { $rounds }.
}
board-scores-no-more = Scores no more.
board-worth = Now { $points ->
    [one] { $points } point
   *[other] { $points } points
}: show
board-scrolls-worth = Scrolls, now { $points ->
    [one] { $points } point
   *[other] { $points } points
}: show
board-scored = Points by round
board-scrolls = Scrolls
board-gold = Gold
board-sum = In all
board-keys = Keys of the land
board-keys-arrows-key = ← ↑ ↓ →
board-keys-arrows = from cell to cell; Home, End to the ends of a row
board-keys-zoom-key = + −
board-keys-zoom = nearer, farther
board-keys-pan-key = Shift + ← ↑ ↓ →
board-keys-pan = look farther to a side, when it is larger than its frame
board-keys-places-key = M
board-keys-places = next place where the tile in hand fits; with Shift the one before
board-keys-turn-key = E, W
board-keys-turn = turn the tile in hand right, left
board-keys-digits-key = 1 2 3
board-keys-digits = take another tile in hand
