-- Visitors who are nobody yet, as whoever registers, repeat their calls with keys too.
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys alter column account_id drop not null;
create unique index idempotency_keys_own on idempotency_keys (coalesce(account_id, 0), key);
-- The deletion of an account looks for its keys.
create index idempotency_keys_account on idempotency_keys (account_id);
