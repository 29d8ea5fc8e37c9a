-- A sign-up is an account that waits for its code. Several may wait for one address, each with a code, a password
-- and a profile of its own; whoever confirms one of them has the address, and the others are void.
drop index accounts_normal_email;
create unique index accounts_one_address on accounts (normal_email) where state <> 'unverified';
create index accounts_normal_email on accounts (normal_email, id);
create index accounts_sign_ups on accounts (created_at) where state = 'unverified';
