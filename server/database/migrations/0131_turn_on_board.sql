-- Work that waits for one side is found without that which waits for the other.
create index engagements_board_turn on engagements (turn, waits_since, id) include (next) where next is not null;
