-- One spelling of every address, by which accounts are found and told apart. `server/features/accounts/normal-email.ts`
-- writes it. Both fold ASCII letters alone, so that they agree on every text there is.
alter table accounts add column normal_email text;
update accounts set normal_email = lower(email collate "C");
alter table accounts
  alter column normal_email set not null,
  add constraint accounts_normal_email_follows check (normal_email = lower(email collate "C"));

drop index accounts_email;
create unique index accounts_normal_email on accounts (normal_email);
