-- A request to join counts once whoever reads mail at its address has confirmed it with a mailed link. Requests from before
-- were confirmed by nobody.
alter table join_requests
  add column token_hash text unique,
  add column confirmed_at timestamptz;
