-- Whether a portfolio and its résumé tell how to reach the student: by their email address and the links of their profile.
alter table portfolios add column shows_contact boolean not null default false;
