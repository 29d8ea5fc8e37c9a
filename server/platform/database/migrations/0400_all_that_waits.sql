-- What waits for somebody in an engagement beside what comes first: `[{step, turn, milestone, since, dueOn}]`, in its order.
-- Of work that runs already it is written with the next act in it.
alter table engagements add column also jsonb not null default '[]';
create index engagements_waiting_also on engagements (id) where also <> '[]';

-- What has been answered is not mailed any more.
create index news_mails_about on news_mails (about) where due_at is not null;
