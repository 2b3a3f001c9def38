"""Games that exist only to measure by, never in the catalogue: others have fast versions of them."""
