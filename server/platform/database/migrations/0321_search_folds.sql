set local lock_timeout = '5s';

-- Words as they are searched for: without letter case, accents and apostrophes, so that 'angstrom' finds Ångström, and
-- O'Brien is found however its apostrophe is written. Vowel signs of other scripts are letters, and stay. What is ASCII
-- goes the short way, as lists that no index serves need it.
create function as_searched(words text) returns text language sql immutable parallel safe
  return case when octet_length(words) = char_length(words) then lower(translate(words, '''`', ''))
    else replace(replace(replace(translate(lower(regexp_replace(
      normalize(translate(words, '''’‘ʼ′´`', ''), NFKD), '[\u0300-\u036f]', '', 'g')),
      'łøđħıŧ', 'lodhit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') end;

alter table students drop column search;
alter table students add column search text generated always as
  (as_searched(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || university)) stored;
create index students_search on students using gin (search gin_trgm_ops);

alter table companies drop column search;
alter table companies add column search text generated always as
  (as_searched(' ' || name || ' ' || recruiter || ' ' || email || ' ' || industry)) stored;
create index companies_search on companies using gin (search gin_trgm_ops);

alter table contact_messages drop column search;
alter table contact_messages add column search text generated always as
  (as_searched(' ' || name || ' ' || email || ' ' || subject || ' ' || message)) stored;
create index contact_messages_search on contact_messages using gin (search gin_trgm_ops);

alter table audit_log drop column search;
alter table audit_log add column search text generated always as
  (as_searched(' ' || who || ' ' || act || ' ' || kind || ' ' || subject)) stored;
create index audit_log_search on audit_log using gin (search gin_trgm_ops);

-- Its index for browsing holds the titles as well.
drop index projects_browse;
alter table projects drop column search;
alter table projects add column search text generated always as (as_searched(' ' || title)) stored;
create index projects_search on projects using gin (search gin_trgm_ops);
create index projects_browse on projects (open desc, posted_at desc, id desc) include (search, deadline, term_id)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;

create or replace function projects_keep_keywords() returns trigger language plpgsql as $$
begin
  select as_searched(' ' || c.name || ' ' || new.skills) into new.keywords from companies c where c.id = new.company_id;
  return new;
end $$;
create or replace function projects_follow_company_name() returns trigger language plpgsql as $$
begin
  -- Projects in the order in which everybody locks them.
  perform 1 from projects where company_id = new.id order by id for update;
  update projects set keywords = as_searched(' ' || new.name || ' ' || skills) where company_id = new.id;
  return null;
end $$;
update projects p set keywords = as_searched(' ' || c.name || ' ' || p.skills) from companies c
where c.id = p.company_id and keywords <> as_searched(keywords);

drop index university_names_search, status_updates_search;
create index university_names_search on university_names using gin (as_searched(' ' || key) gin_trgm_ops);
create index status_updates_search on status_updates
  using gin (as_searched(' ' || project_title || ' ' || title || ' ' || remarks) gin_trgm_ops);

-- Each letter in one form, as everything is written from now on.
update students set first_name = normalize(first_name), last_name = normalize(last_name), university = normalize(university)
where first_name || last_name || university is not normalized;
update companies set name = normalize(name), recruiter = normalize(recruiter) where name || recruiter is not normalized;
update projects set title = normalize(title) where title is not normalized;
update files set name = normalize(name) where name is not normalized;
update resumes set name = normalize(name) where name is not normalized;

-- A link without its slashes led into the site itself.
update projects set project_link = regexp_replace(project_link, '^(https?):/?', '\1://', 'i')
where project_link ~* '^https?:(?!//)';
update companies set website = regexp_replace(website, '^(https?):/?', '\1://', 'i') where website ~* '^https?:(?!//)';
update applications set resume_link = regexp_replace(resume_link, '^(https?):/?', '\1://', 'i')
where resume_link ~* '^https?:(?!//)';

-- A length is counted in letters as people see them, which may be several code points.
alter table recommendations drop constraint recommendations_sentence_check,
  add constraint recommendations_sentence_check check (sentence <> '');
