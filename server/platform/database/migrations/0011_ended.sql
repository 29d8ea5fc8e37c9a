-- What can no longer be used is found by when it ended, and removed.
create index sessions_expiry on sessions (expires_at);
create index one_time_codes_expiry on one_time_codes (expires_at);
create index account_links_expiry on account_links (expires_at);
