-- Who was told of which day of a term. A day that is moved is another day, and is told of again.
create table term_reminders (
  term_id bigint not null references terms on delete cascade,
  date text not null,
  day date not null,
  account_id bigint not null references accounts on delete cascade,
  reminded_at timestamptz not null,
  primary key (term_id, date, day, account_id)
);
create index term_reminders_account on term_reminders (account_id);
