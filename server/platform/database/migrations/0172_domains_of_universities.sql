-- A domain with those above it, down to two labels: {cs.leeds.ac.uk, leeds.ac.uk, ac.uk}.
create function domain_and_above(domain text) returns text[] language sql immutable parallel safe
  return (
    select array_agg(array_to_string((string_to_array(domain, '.'))[place:], '.') order by place)
    from generate_series(1, cardinality(string_to_array(domain, '.')) - 1) place);

alter table university_domains
  add column above text[] generated always as (domain_and_above(domain)) stored;
create index university_domains_above on university_domains using gin (above);

-- Whoever reads mail at a university, below one of its domains or above one is no company by that: an admin decides whether
-- such a domain may stand for the company that proved it.
create function is_of_university(mail_domain text) returns boolean language sql stable
  return exists (select from university_domains u where u.domain = any(domain_and_above(mail_domain)))
    or exists (select from university_domains u where u.above @> array[mail_domain]);
alter table company_domains add column decided text check (decided in ('allowed', 'refused'));

-- Whose domain was a university's already is told that it waits.
insert into notifications (account_id, kind, title, message, link, at)
select c.account_id, 'programme', d.domain || ' is looked at again',
  d.domain || ' is a mail domain of a university. It stands beside your name again if the programme team decides so.',
  '/company/profile', now()
from company_domains d join companies c on c.id = d.company_id
where d.proved_at is not null and c.account_id is not null and is_of_university(d.domain);
