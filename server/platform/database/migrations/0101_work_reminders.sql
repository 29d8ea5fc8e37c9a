-- What somebody is reminded of, once each: the step that waits, since when (or the day it is due), and the how manieth
-- day that is. `sent_on` is null until it is told; whoever is told something is told all of the day at once.
create table work_reminders (
  engagement_id bigint not null references engagements on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  about text not null,
  since timestamptz not null,
  which int not null,
  sent_on date,
  primary key (engagement_id, account_id, about, since, which)
);
create index work_reminders_waiting on work_reminders (account_id) where sent_on is null;
create index work_reminders_sent on work_reminders (account_id, sent_on);
create index engagements_due on engagements (due_on) where due_on is not null;
