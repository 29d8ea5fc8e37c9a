-- How often a link to evaluate was handed on, and whether an evaluation was written with one that was: it then opens on its day
-- and not before, so that the company can read who wrote it and end it.
alter table evaluation_links add column handed_on int not null default 0;
alter table evaluations add column handed_on boolean not null default false;

-- Ratings count what was answered before their quarter closed.
alter table evaluations add column helpful_at timestamptz;
update evaluations v set helpful_at = r.opened_at
from evaluation_rounds r
where (r.engagement_id, r.moment) = (v.engagement_id, v.moment) and v.helpful is not null;
