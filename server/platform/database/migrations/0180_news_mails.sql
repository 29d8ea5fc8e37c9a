-- Mail about news: one row for each person and subject, so that repeated news of one thing become one mail.
create table news_mails (
  account_id bigint not null references accounts (id) on delete cascade,
  -- The address of this site that the news leads to.
  about text not null,
  title text not null,
  message text not null,
  link text not null,
  -- How many pieces of news wait; the words are those of the latest.
  waiting integer not null,
  -- When the mail is sent; null while nothing waits.
  due_at timestamptz,
  is_urgent boolean not null,
  -- Sent with everything else that is left of a day.
  in_daily boolean not null default false,
  mailed_at timestamptz,
  primary key (account_id, about)
);
create index news_mails_due on news_mails (due_at) where due_at is not null;
create index news_mails_mailed on news_mails (mailed_at) where due_at is null;

-- How many mails about news somebody was sent on the latest day on which there were any.
create table news_mail_days (
  account_id bigint primary key references accounts (id) on delete cascade,
  day date not null,
  mails integer not null
);
