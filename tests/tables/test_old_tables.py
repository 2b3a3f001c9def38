"""Tables that were stored once open as they were: what a fact does is never changed, only new facts are added.

`golden/evening.log` is a header and its entries as a store keeps them, `golden/evening.jsonl` the record that was made of them.
When rules of a new version make it unreadable here, a new evening is added and this one stays for what can still be seen.
"""

from pathlib import Path

from sitting import SECRET

from ustolu import tables

FOLDER = Path(__file__).parent / "golden"


def stored(name: str) -> list[bytes]:
    return (FOLDER / name).read_bytes().splitlines()


def test_a_stored_table_folds_to_the_record_it_had():
    header, *entries = stored("evening.log")
    assert list(tables.records(header, entries, SECRET, "full")) == [line.decode() for line in stored("evening.jsonl")]


def test_a_stored_record_holds():
    assert tables.verify(line.decode() for line in stored("evening.jsonl")) == ([], [])


def test_a_stored_entry_is_read_and_written_as_it_is():
    header, *entries = stored("evening.log")
    for entry in entries:
        assert tables.forget(entry, "nobody") == entry
    assert tables.forget(header, "nobody") == header
