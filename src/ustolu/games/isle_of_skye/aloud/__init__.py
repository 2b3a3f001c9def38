"""What Ostrov Skye says, part by part: a tile, a territory, where a tile fits, the market, and what scoring tiles give and why."""
