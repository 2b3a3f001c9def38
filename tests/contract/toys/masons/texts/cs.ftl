title = Zedníci
tagline = Oceň dvě cihly, postav zeď.
option-walls = Zdi
option-walls-in-turn = Zdi popořadě
option-walls-together = Zdi najednou
piled-self = Tvoje cihly: { $bricks }.
piled = { $count ->
    [one] Padá { $count } cihla.
    [few] Padají { $count } cihly.
   *[other] Padá { $count } cihel.
}
priced = { $name } oceňuje { $what }.
built = { $name } staví { $what }.
over = Je po hře.
build-on = Zeď má { $cells } { $cells ->
    [one] pole
    [few] pole
   *[other] polí
}. Pokračuj.
act = { $name }, vybírej.
wait = Vybírá někdo jiný.
begun-prices = cihly { $what }
begun-wall = zeď na { $what }
may-stop = Hotovo
may-build = Stavět { $cell }
may-throw = Zahodit cihlu { $brick }
may-price = Ocenit { $what }
item-cells = { $cells ->
    [one] Jedno pole
    [few] { $cells } pole
   *[other] { $cells } polí
}
item-bricks = Cihly krát ceny
board = Zeď
cell = { $at }: { $shows }
not-now = Teď ne.
no-wall = Tam zeď stát nemůže.
one-cell = Zeď má nejméně dvě pole.
two-prices = Dvě cihly dostanou cenu 1 nebo 2, třetí se zahodí.
other-brick = Nejdřív se oceňuje nejnižší cihla.
apart = Zeď je vcelku.
unreadable = Napiš build a pole, nebo price a cihly.
