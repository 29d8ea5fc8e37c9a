-- What somebody has dismissed stays readable for a year.
create index notifications_earlier on notifications (account_id, at desc, id desc) where dismissed_at is not null;
create index notifications_dismissed on notifications (dismissed_at) where dismissed_at is not null;
