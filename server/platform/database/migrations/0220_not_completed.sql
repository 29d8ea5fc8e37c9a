-- Work may not be completed: the office decides it, with reasons. Such an application is not live, and keeps its place.
set local lock_timeout = '5s';
alter table applications
  drop constraint applications_status_check,
  add constraint applications_status_check
    check (status in ('Under Review', 'Shortlisted', 'Offered', 'Awaiting university', 'Accepted', 'Declined', 'Expired',
                      'Rejected', 'Withdrawn', 'Closed', 'Completed', 'Not completed', 'Ended early'));
alter table engagements
  drop constraint engagements_state_check,
  add constraint engagements_state_check
    check (state in ('Planning', 'Working', 'Evaluating', 'Completed', 'Not completed', 'Ended early'));

-- What the office had decided before it decided about an objection. The row itself is what counts.
alter table outcomes
  drop constraint outcomes_outcome_check,
  add constraint outcomes_outcome_check
    check (outcome in ('Completed', 'Completed with distinction', 'Not completed')),
  add column first_outcome text check (first_outcome in ('Completed', 'Completed with distinction', 'Not completed')),
  add column first_because text,
  add column first_at timestamptz,
  add column first_account_id bigint references accounts on delete set null;

-- What a side says against what the office has decided.
create table outcome_objections (
  engagement_id bigint not null references outcomes on delete cascade,
  side text not null check (side in ('student', 'company')),
  words text not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null,
  primary key (engagement_id, side)
);
