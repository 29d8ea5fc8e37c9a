-- The tables of Trestle: first those of the platform, then those of each feature, in the order of
-- server/features/order.json. Constraints, indexes, functions and triggers stand beside their table. A table comes after
-- those that it refers to; so parts of the platform and of universities come where accounts and students are known.
--
--   the platform     call_counts, audit_log, restore_proofs
--   accounts         accounts, sessions, one_time_codes, account_links, address_changes, known_devices,
--                    sign_in_failures, allowances_used
--   the platform,    events, news_mails, news_mail_days, idempotency_keys, notifications, notification_choices
--   by account
--   terms            terms, term_reminders
--   universities     universities, university_names, university_domains, faculty, faculty_universities
--   companies        companies, company_members, member_invitations, company_domains, domain_codes, join_requests
--   students         students, profile_images, picture_turns, resumes
--   universities,    university_words, faculty_notes, recommendations
--   by student
--   projects         projects, project_edits, project_supervisors, skills, status_updates,
--                    saved_projects, saved_searches, search_digests
--   applications     applications, application_profiles, application_versions, application_notes
--   assignments      assignment_runs, assignment_projects, assignment_entries, assignment_places, assignment_pins
--   engagements      engagements, plan_versions, deliveries, reviews, objections, milestones,
--                    extensions, check_ins, work_reminders, files, delivery_files, removed_files, file_proofs
--   evaluations      evaluation_rounds, evaluations, evaluation_links, peer_shares, academic_evaluations, rubrics,
--                    outcomes, outcome_objections, end_answers
--   credentials      credential_keys, status_lists, status_places, achievements, showings, credential_offers, credentials
--   portfolio        portfolios, given_up_addresses
--   messages         contact_messages, message_replies, letters, letter_recipients
--   reports          bulk_actions, bulk_action_subjects
--
-- Four habits hold for all of them.
--   Times are instants (timestamptz), set by the server's clock. A day is a date, and a week is its Monday.
--   Words of the contract, such as states, are text with a check.
--   A value that lists sort or filter by is copied to their table by a trigger, so that one index answers a list. The
--   row it is copied from has the last word.
--   Unique constraints have a name where server/platform/http/taken.ts says why a row cannot be written.


-- ======================================================================================================================
-- The platform: words and their order
-- ======================================================================================================================

-- Searches look for parts of words in indexes of trigrams.
create extension if not exists pg_trgm;

-- Names and titles are sorted as readers look for them, by the root collation of Unicode: Ångström among A, Łódź after Lodz.
-- PGlite and PostgreSQL both have ICU.
create collation reading (provider = icu, locale = 'und');

-- Words are searched for without letter case, accents and apostrophes, so that 'angstrom' finds Ångström, and O'Brien is
-- found however its apostrophe is written. Vowel signs of other scripts are letters, and stay. ASCII goes the short way,
-- as lists that no index serves need it. A search text begins with a blank: one or two letters then find the beginnings
-- of words by index.
create function as_searched(words text) returns text language sql immutable parallel safe
  return case when octet_length(words) = char_length(words) then lower(translate(words, '''`', ''))
    else replace(replace(replace(translate(lower(regexp_replace(
      normalize(translate(words, '''’‘ʼ′´`', ''), NFKD), '[\u0300-\u036f]', '', 'g')),
      'łøđħıŧ', 'lodhit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') end;


-- ======================================================================================================================
-- The platform: http
-- ======================================================================================================================

-- Calls that guess or send mail are counted by address, over all instances. The table may be empty after a crash: nothing
-- depends on it for longer than a minute, and so it needs no log.
create unlogged table call_counts (
  caller text not null,
  call text not null,
  since timestamptz not null,
  count integer not null,
  primary key (caller, call)
);
create index call_counts_age on call_counts (since);


-- ======================================================================================================================
-- The platform: live
-- ======================================================================================================================

-- Open pages hear that something they may show has changed, whoever or whatever changed it: `TOPIC ROOM ID` on the channel
-- of the notifications. A topic is the number of an account, or `Admin` for all admins. No contents are told.
create function announce(topic text, room text, id bigint) returns void language sql strict as $$
  select pg_notify('notifications', topic || ' ' || room || ' ' || id);
$$;

-- Individuals are told of single changes. A change of very many rows is told to the admins, and to people by their
-- notifications.
create function is_mass(rows bigint) returns boolean language sql immutable return rows > 1000;

-- A table that concerns the admins alone names its room in the trigger.
create function announce_to_admins() returns trigger language plpgsql as $$
begin
  perform announce('Admin', tg_argv[0], max(id)) from changed having count(*) > 0;
  return null;
end $$;


-- ======================================================================================================================
-- The platform: audit
-- ======================================================================================================================

-- Every act of an admin. Nothing points from here to other tables, so that deleting a person or a project changes nothing
-- of this record. Nobody may change or delete an entry; whole months are let go of by dropping their partition
-- (docs/decisions/030-partitions.md).
create table audit_log (
  id bigint generated by default as identity,
  at timestamptz not null,
  account_id bigint not null,
  who text not null,
  act text not null,
  kind text not null,
  subject_id bigint,
  subject text not null,
  before jsonb,
  after jsonb,
  search text generated always as (as_searched(' ' || who || ' ' || act || ' ' || kind || ' ' || subject)) stored,
  primary key (id, at)
) partition by range (at);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_kind on audit_log (kind, at desc, id desc);
create index audit_log_subject on audit_log (subject_id, kind, at desc, id desc);
create index audit_log_search on audit_log using gin (search gin_trgm_ops);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
create trigger audit_log_announced after insert on audit_log
  referencing new table as changed for each statement execute function announce_to_admins('audit');

-- Months are made ahead (server/platform/audit/months.ts). This one takes an entry for which there is no month, so that
-- none is ever refused. A partition needs the trigger too: a statement may name it.
create table audit_log_rest partition of audit_log default;
create trigger audit_log_append_only before update or delete or truncate on audit_log_rest
  for each statement execute function refuse_change();

-- The first partition ends with the month in which the database is made. Each is named after the month it ends before.
do $$
declare
  ends timestamp := date_trunc('month', now() at time zone 'UTC') + interval '1 month';
  name text := 'audit_log_until_' || to_char(ends, 'YYYY_MM');
begin
  execute format('create table %I partition of audit_log for values from (minvalue) to (%L)', name, ends at time zone 'UTC');
  execute format('create trigger audit_log_append_only before update or delete or truncate on %I
    for each statement execute function refuse_change()', name);
end $$;


-- ======================================================================================================================
-- The platform: operating
-- ======================================================================================================================

-- Test restores of the backups.
create table restore_proofs (
  at timestamptz primary key,
  -- The last change that came back; null if none did.
  up_to timestamptz,
  seconds int not null,
  -- The reason why it proves nothing; null for a proof.
  failure text,
  check (failure is not null or up_to is not null)
);


-- ======================================================================================================================
-- Accounts
-- ======================================================================================================================

create table accounts (
  id bigint generated by default as identity primary key,
  email text not null,
  -- One spelling of every address, by which accounts are found and told apart. server/features/accounts/normal-email.ts
  -- writes it. Both fold ASCII letters alone, so that they agree on every text there is.
  normal_email text not null,
  role text not null check (role in ('Admin', 'Student', 'Company', 'Faculty')),
  -- Admins have a level and a name, and nobody else has.
  admin_level text check (admin_level in ('Super Admin', 'Moderator')),
  admin_name text,
  -- Argon2id; null until the person has chosen a first password.
  password_hash text,
  state text not null check (state in ('unverified', 'active', 'disabled')),
  created_at timestamptz not null,
  check ((role = 'Admin') = (admin_level is not null)),
  check ((role = 'Admin') = (admin_name is not null)),
  constraint accounts_normal_email_follows check (normal_email = lower(email collate "C"))
);
-- A sign-up is an account that waits for its code. Several may wait for one address, each with a code, a password and a
-- profile of its own; whoever confirms one of them has the address, and the others are void.
create unique index accounts_one_address on accounts (normal_email) where state <> 'unverified';
create index accounts_normal_email on accounts (normal_email, id);
create index accounts_sign_ups on accounts (created_at) where state = 'unverified';
create index accounts_admins on accounts (created_at desc, id desc) where role = 'Admin';

-- Somebody who is invited and has not chosen a password yet is told apart from those who can sign in.
create function account_state(state text, password_hash text) returns text language sql immutable
  return case when state = 'active' and password_hash is null then 'invited' else state end;

create table sessions (
  id uuid primary key,
  account_id bigint not null references accounts on delete cascade,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- An act that is sensitive asks for the password again a while after this.
  password_at timestamptz not null,
  -- A session that is not used for so long ends; null if only its end ends it.
  idle_minutes int,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- The primary's log after the last change that the session made: a replica is read from once it has replayed so far.
  -- A session begins with now, so that people also read the changes they made before they signed in.
  last_write pg_lsn default pg_current_wal_insert_lsn()
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

-- One code waits for an account; a new one replaces it.
create table one_time_codes (
  account_id bigint primary key references accounts on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null,
  tries_left int not null
);
create index one_time_codes_expiry on one_time_codes (expires_at);

-- Links by mail, for one use. Only their hash is kept; a link that is used or replaced is deleted.
create table account_links (
  token_hash text primary key,
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('reset', 'invitation', 'confirm address', 'keep address')),
  expires_at timestamptz not null
);
create index account_links_account on account_links (account_id);
create index account_links_expiry on account_links (expires_at);

-- Another address counts once its owner has confirmed it; until then it waits here.
create table address_changes (
  account_id bigint primary key references accounts on delete cascade,
  email text not null,
  expires_at timestamptz not null
);

-- Devices that somebody has signed in with. A sign-in on any other is told to them by mail.
create table known_devices (
  account_id bigint not null references accounts on delete cascade,
  device text not null,
  first_used_at timestamptz not null,
  primary key (account_id, device)
);

-- Waiting after wrong passwords goes by a hash of the address, known or not, so that it tells nothing about who has an
-- account.
create table sign_in_failures (
  address_hash text primary key,
  failures int not null,
  last_failure_at timestamptz not null,
  wait_until timestamptz
);
create index sign_in_failures_last on sign_in_failures (last_failure_at);

-- A stranger may cause so many mails for an address an hour and a day, and so many tries of a code; a company may mail so
-- many invitations. Addresses stand here as keyed hashes, known or not; the moments are the last day's, never more than are
-- allowed.
create table allowances_used (
  address_hash text not null,
  kind text not null check (kind in ('mail', 'code', 'invitation')),
  used_at timestamptz[] not null,
  last_used_at timestamptz not null,
  primary key (address_hash, kind)
);
create index allowances_used_last on allowances_used (last_used_at);


-- ======================================================================================================================
-- The platform, by account: events, mail, calls, notifications
-- ======================================================================================================================

-- Each happening, once and as facts: numbers, days, states, and text only where a person wrote it. Words are made when
-- somebody reads them.
create table events (
  id bigint generated by default as identity primary key,
  at timestamptz not null,
  -- The person who did it; null for the product itself, and for somebody who is gone.
  account_id bigint references accounts on delete set null,
  kind text not null,
  -- What it is about, by number: a credential by its student's; an account is reminded, and a note is for one.
  about text not null check (about in ('term', 'student', 'company', 'project', 'application', 'assignment', 'engagement',
    'credential', 'message', 'account', 'note')),
  about_id bigint not null,
  facts jsonb not null
);
create index events_about on events (about, about_id, at desc, id desc);
create index events_reminded on events (about_id, at) where about = 'engagement' and kind = 'reminded';
-- The moves of a project tell if it was approved, and when it was completed.
create index events_completed on events (about_id, at)
  where kind = 'project moved' and facts ->> 'to' = 'Completed';
create index events_approved on events (about_id)
  where kind = 'project moved' and facts ->> 'from' = 'Awaiting approval' and facts ->> 'to' = 'pending';
-- Few offers are ever taken back, and counts of offers look for those.
create index events_recalled on events (about_id, id) where kind = 'recall';
create index events_by on events (account_id) where account_id is not null;
create index events_of_accounts on events (at) where about in ('account', 'note');

-- An event goes with what it is about, and its news go with it.
create function forget_events() returns trigger language plpgsql as $$
begin
  delete from events where about = tg_argv[0] and about_id in (select id from gone);
  return null;
end $$;
create trigger accounts_forget_events after delete on accounts
  referencing old table as gone for each statement execute function forget_events('account');
create trigger accounts_forget_notes after delete on accounts
  referencing old table as gone for each statement execute function forget_events('note');

-- Mail about news: one row for each person and subject, so that repeated news of one thing become one mail.
create table news_mails (
  account_id bigint not null references accounts (id) on delete cascade,
  -- The address of this site that the news leads to.
  about text not null,
  -- The latest event, told to its reader as the one it concerns.
  event_id bigint not null references events on delete cascade,
  reader text not null,
  -- The number of pieces of news that wait.
  waiting integer not null,
  -- The time at which the mail is sent; null while nothing waits.
  due_at timestamptz,
  is_urgent boolean not null,
  -- It is sent with everything else that is left of a day.
  in_daily boolean not null default false,
  mailed_at timestamptz,
  primary key (account_id, about)
);
create index news_mails_of_event on news_mails (event_id);
create index news_mails_due on news_mails (due_at) where due_at is not null;
create index news_mails_mailed on news_mails (mailed_at) where due_at is null;
-- News of something that has been answered is taken out of the mails that wait.
create index news_mails_about on news_mails (about) where due_at is not null;

-- The number of mails about news that somebody got on the latest day on which there were any.
create table news_mail_days (
  account_id bigint primary key references accounts (id) on delete cascade,
  day date not null,
  mails integer not null
);

-- A call that was answered is answered alike when it is repeated with its key. Visitors have no account.
create table idempotency_keys (
  account_id bigint references accounts on delete cascade,
  key text not null,
  fingerprint text not null,
  answer text,
  created_at timestamptz not null
);
create unique index idempotency_keys_own on idempotency_keys (coalesce(account_id, 0), key);
-- The deletion of an account looks for its keys.
create index idempotency_keys_account on idempotency_keys (account_id);
create index idempotency_keys_age on idempotency_keys (created_at);

create table notifications (
  id bigint generated by default as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  kind text not null,
  -- Told to its reader as the one it concerns.
  event_id bigint not null references events on delete cascade,
  reader text not null,
  at timestamptz not null,
  -- One that is dismissed stays readable for a year.
  dismissed_at timestamptz
);
create index notifications_of_event on notifications (event_id);
create index notifications_open on notifications (account_id, at desc, id desc) where dismissed_at is null;
create index notifications_earlier on notifications (account_id, at desc, id desc) where dismissed_at is not null;
create index notifications_dismissed on notifications (dismissed_at) where dismissed_at is not null;

-- People choose for each kind of news if they want it on the page and by mail. Both hold without a row.
create table notification_choices (
  account_id bigint not null references accounts on delete cascade,
  kind text not null,
  on_page boolean not null,
  by_mail boolean not null,
  primary key (account_id, kind)
);


-- ======================================================================================================================
-- Terms
-- ======================================================================================================================

-- A term has a name and six days, each whole and in the time zone of the programme. The instant at which a day begins or
-- ends is kept beside it, worked out when the term is saved, so that whoever compares it with the clock needs no zone.
create table terms (
  id bigint generated by default as identity primary key,
  name text not null,
  apply_from date not null,
  apply_to date not null,
  answer_by date not null,
  work_from date not null,
  work_to date not null,
  evaluate_by date not null,
  -- Applying begins, and ends.
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- Offers end.
  answers_end_at timestamptz not null,
  -- The term is past.
  ends_at timestamptz not null,
  created_at timestamptz not null,
  check (apply_from <= apply_to and apply_to <= answer_by and answer_by <= work_from and work_from <= work_to
    and work_to <= evaluate_by),
  check (opens_at < closes_at and closes_at <= answers_end_at and answers_end_at <= ends_at)
);
create unique index terms_by_name on terms (lower(name));
create trigger terms_forget_events after delete on terms
  referencing old table as gone for each statement execute function forget_events('term');

create trigger terms_announced_in after insert on terms
  referencing new table as changed for each statement execute function announce_to_admins('terms');
create trigger terms_announced after update on terms
  referencing new table as changed for each statement execute function announce_to_admins('terms');
create trigger terms_announced_out after delete on terms
  referencing old table as changed for each statement execute function announce_to_admins('terms');

-- People who were told of a day of a term. A day that is moved is another day, and is told of again.
create table term_reminders (
  term_id bigint not null references terms on delete cascade,
  date text not null,
  day date not null,
  account_id bigint not null references accounts on delete cascade,
  reminded_at timestamptz not null,
  primary key (term_id, date, day, account_id)
);
create index term_reminders_account on term_reminders (account_id);


-- ======================================================================================================================
-- Universities
-- ======================================================================================================================

create table universities (
  id bigint generated by default as identity primary key,
  name text not null,
  -- A university may have the last word: a student who accepts then waits for it, with the place, until the offer would
  -- have ended.
  confirms_places boolean not null default false,
  created_at timestamptz not null
);
create index universities_newest on universities (created_at desc, id desc);
create index universities_by_name on universities (name collate reading, id);

-- Spellings that differ only in letter case and spaces are one name.
create function university_key(name text) returns text language sql immutable
  return lower(btrim(regexp_replace(name, '\s+', ' ', 'g')));

-- Every name of a university, its own among them: no two universities have one in common.
create table university_names (
  name text not null,
  university_id bigint not null references universities on delete cascade,
  key text collate "C" generated always as (university_key(name)) stored constraint university_names_pkey primary key
);
create index university_names_university on university_names (university_id);
create index university_names_search on university_names using gin (as_searched(' ' || key) gin_trgm_ops);

-- A domain with those above it, down to two labels: {cs.leeds.ac.uk, leeds.ac.uk, ac.uk}.
create function domain_and_above(domain text) returns text[] language sql immutable parallel safe
  return (
    select array_agg(array_to_string((string_to_array(domain, '.'))[place:], '.') order by place)
    from generate_series(1, cardinality(string_to_array(domain, '.')) - 1) place);

-- The mail domains that the people of a university write from.
create table university_domains (
  domain text constraint university_domains_pkey primary key check (domain = lower(domain)),
  university_id bigint not null references universities on delete cascade,
  above text[] generated always as (domain_and_above(domain)) stored
);
create index university_domains_university on university_domains (university_id);
create index university_domains_search on university_domains using gin ((' ' || domain) gin_trgm_ops);
create index university_domains_above on university_domains using gin (above);

-- A mail domain is a university's if it is one of its domains, below one or above one.
create function is_of_university(mail_domain text) returns boolean language sql stable
  return exists (select from university_domains u where u.domain = any(domain_and_above(mail_domain)))
    or exists (select from university_domains u where u.above @> array[mail_domain]);

-- The one rule of which university a student falls under: the one that has the text they wrote among its names, else the
-- one with the domain of their address, or the nearest domain above it: cs.leeds.ac.uk falls under leeds.ac.uk.
create function university_of(written text, email text) returns bigint language plpgsql stable as $$
declare
  labels text[] := string_to_array(substring(lower(email) from '[^@]*$'), '.');
  found_id bigint;
begin
  select university_id into found_id from university_names where key = university_key(written);
  if found then return found_id; end if;
  select d.university_id into found_id
  from generate_series(1, cardinality(labels)) as place
    join university_domains d on d.domain = array_to_string(labels[place:], '.')
  order by place limit 1;
  return found_id;
end $$;

-- Staff of universities.
create table faculty (
  account_id bigint primary key references accounts on delete cascade,
  name text not null,
  created_at timestamptz not null
);
create index faculty_newest on faculty (created_at desc, account_id desc);
create index faculty_by_name on faculty (name collate reading, account_id);

-- Everybody of the staff belongs to one university at least. One that has staff is not deleted.
create table faculty_universities (
  account_id bigint not null references faculty on delete cascade,
  university_id bigint not null references universities,
  primary key (account_id, university_id)
);
create index faculty_universities_university on faculty_universities (university_id);

create function announce_faculty() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'staff', max(account_id)) from changed having count(*) > 0;
  perform announce(account_id::text, 'staff', account_id) from changed limit 1000;
  return null;
end $$;
create trigger faculty_announced_in after insert on faculty
  referencing new table as changed for each statement execute function announce_faculty();
create trigger faculty_announced after update on faculty
  referencing new table as changed for each statement execute function announce_faculty();
create trigger faculty_announced_out after delete on faculty
  referencing old table as changed for each statement execute function announce_faculty();
create trigger faculty_universities_announced_in after insert on faculty_universities
  referencing new table as changed for each statement execute function announce_faculty();
create trigger faculty_universities_announced_out after delete on faculty_universities
  referencing old table as changed for each statement execute function announce_faculty();


-- ======================================================================================================================
-- Companies
-- ======================================================================================================================

-- Two names look alike at a glance without case, accents, blanks and punctuation, with the commonest Cyrillic and Greek
-- letters, and the digits 0 and 1, as the Latin letters they are taken for. Both cases are listed, because not every
-- database's locale knows them.
create function company_look(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    translate(
      lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')),
      '01ıłøđʟɑ' || 'АВЕКМНОРСТУХІЈЅҺԁ' || 'авекмнорстухіјѕһԛ' || 'БГДЖЗИЛПФЦЧШЩЪЫЬЭЮЯ'
        || 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ' || 'αβεζηικμνορτυχ' || 'ΓΔΘΛΞΠΣΦΨΩς',
      'olilodla' || 'abekmhopctyxijshd' || 'abekmhopctyxijshq' || 'бгджзилпфцчшщъыьэюя'
        || 'abezhikmnoptyx' || 'abezhikmnoptyx' || 'γδθλξπσφψωσ'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2000-\u206f\u2800\u2e00-\u2e7f\u3000-\u303f\u3164\ufe00-\ufe0f\ufeff\uffa0]',
    '', 'g')
$$;

create table companies (
  id bigint generated by default as identity primary key,
  -- The owner to whom the programme writes; null while nobody signs in for it, as for postings that were imported.
  account_id bigint unique references accounts on delete set null,
  name text not null,
  recruiter text not null,
  email text not null,
  industry text not null,
  size text not null,
  about text not null default '',
  website text not null default '',
  verified_at timestamptz,
  created_at timestamptz not null,
  -- Triggers of projects count them, so that companies can be sorted by it.
  project_count int not null default 0,
  size_rank int generated always as (
    case size when '1-10' then 1 when '11-50' then 2 when '51-200' then 3 when '201+' then 4 else 0 end) stored,
  look text generated always as (company_look(name)) stored,
  search text generated always as
    (as_searched(' ' || name || ' ' || recruiter || ' ' || email || ' ' || industry)) stored
);
create index companies_name on companies (lower(name));
create index companies_look on companies (look) where verified_at is not null;
create index companies_search on companies using gin (search gin_trgm_ops);
-- Each order of the table of companies.
create index companies_newest on companies (created_at desc, id desc);
create index companies_by_name on companies (name collate reading, id);
create index companies_recruiter on companies (recruiter collate reading, id);
create index companies_email on companies (lower(email), id);
create index companies_industry on companies (industry collate reading, id);
create index companies_size on companies (size_rank, id);
create index companies_projects on companies (project_count, id);
create index companies_unverified on companies (created_at, id) where verified_at is null;
create trigger companies_forget_events after delete on companies
  referencing old table as gone for each statement execute function forget_events('company');

-- A company is told of itself, in its other windows, and so are the admins.
create function announce_companies() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'companies', max(id)) from changed having count(*) > 0;
  if not is_mass((select count(*) from changed)) then
    perform announce(account_id::text, 'companies', id) from changed where account_id is not null;
  end if;
  return null;
end $$;
create trigger companies_announced_in after insert on companies
  referencing new table as changed for each statement execute function announce_companies();
create trigger companies_announced_out after delete on companies
  referencing old table as changed for each statement execute function announce_companies();
-- The number of its projects follows the projects, which are announced themselves.
create function announce_changed_companies() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'companies', n.id), announce_to_members(n.id, null, 'companies', n.id)
  from changed n join before o on o.id = n.id
  where to_jsonb(n) - 'project_count' is distinct from to_jsonb(o) - 'project_count'
  limit 1000;
  return null;
end $$;
create trigger companies_announced after update on companies
  referencing old table as before new table as changed for each statement execute function announce_changed_companies();

-- A company is an organisation of members, each with an account of their own. A member who leaves keeps their row, so that
-- their acts still name them.
create table company_members (
  company_id bigint not null references companies on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  member_role text not null check (member_role in ('Owner', 'Recruiter', 'Supervisor')),
  name text not null,
  joined_at timestamptz not null,
  left_at timestamptz,
  primary key (company_id, account_id)
);
-- An account signs in for one company.
create unique index company_members_account on company_members (account_id) where left_at is null;

-- People who are invited to a company and have not come yet. No account stands behind an invitation until they do, so that
-- inviting an address neither takes it nor tells if somebody has it.
create table member_invitations (
  id bigint generated by default as identity primary key,
  company_id bigint not null references companies on delete cascade,
  name text not null,
  email text not null,
  normal_email text not null,
  member_role text not null check (member_role in ('Owner', 'Recruiter', 'Supervisor')),
  token_hash text not null unique,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  constraint member_invitations_company_id_normal_email_key unique (company_id, normal_email)
);
create index member_invitations_ended on member_invitations (expires_at);

-- The mail domains a company says are its own. One that is proved belongs to one company; whoever has a TXT record in its
-- zone takes it from whoever only reads mail there.
create table company_domains (
  id bigint generated by default as identity primary key,
  company_id bigint not null references companies on delete cascade,
  domain text not null,
  proof text not null,
  added_at timestamptz not null,
  proved_at timestamptz,
  proved_by text check (proved_by in ('dns', 'mail')),
  -- Reading mail at a university makes nobody a company: an admin decides if such a domain may stand for it.
  decided text check (decided in ('allowed', 'refused')),
  constraint company_domains_company_id_domain_key unique (company_id, domain),
  check ((proved_at is null) = (proved_by is null))
);
create unique index company_domains_proved on company_domains (domain) where proved_at is not null;

-- The code that was mailed last for a domain.
create table domain_codes (
  domain_id bigint primary key references company_domains on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null,
  tries_left int not null
);

-- People with an address at a proved domain who ask to join its company. A request counts once whoever reads mail at its
-- address has confirmed it with a mailed link.
create table join_requests (
  id bigint generated by default as identity primary key,
  company_id bigint not null references companies on delete cascade,
  name text not null,
  email text not null,
  normal_email text not null,
  asked_at timestamptz not null,
  token_hash text unique,
  confirmed_at timestamptz,
  constraint join_requests_company_id_normal_email_key unique (company_id, normal_email)
);
create index join_requests_ended on join_requests (asked_at);


-- ======================================================================================================================
-- Students
-- ======================================================================================================================

-- A student is an account: both share one number.
create table students (
  id bigint primary key references accounts on delete cascade,
  first_name text not null,
  last_name text not null,
  engineering_type text not null,
  college_year text not null,
  -- As the student wrote it, to the letter.
  university text not null,
  -- The university they fall under; null for none. A trigger finds it.
  university_id bigint references universities on delete set null,
  term_id bigint references terms,
  skills text not null default '',
  bio text not null default '',
  links text[] not null default '{}',
  -- The days a student can give a project; null while they have not said.
  available_days int check (available_days > 0),
  profile_image text,
  joined_at timestamptz not null,
  -- A new student is asked for skills, days and interests once.
  introduced_at timestamptz,
  -- Triggers copy both from the account.
  email text not null default '',
  state text not null default 'active',
  university_key text collate "C" generated always as (university_key(university)) stored,
  year_rank int generated always as (
    case college_year when 'First' then 1 when 'Second' then 2 when 'Third' then 3 else 4 end) stored,
  search text generated always as
    (as_searched(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || university)) stored
);
create index students_search on students using gin (search gin_trgm_ops);
create index students_under_university on students (university_id, university_key);
create index students_of_term on students (term_id, joined_at desc, id desc) where term_id is not null;
create index students_not_active on students (state, joined_at desc, id desc) where state <> 'active';
-- Each order of the table of students, with the columns its filters read: a page far down is found in the index alone.
create index students_joined on students (joined_at desc, id desc) include (engineering_type, college_year, state);
create index students_first_name on students (first_name collate reading, id) include (engineering_type, college_year, state);
create index students_last_name on students (last_name collate reading, id) include (engineering_type, college_year, state);
create index students_email on students (lower(email), id) include (email, engineering_type, college_year, state);
create index students_university on students (university collate reading, id) include (engineering_type, college_year, state);
create index students_type on students (engineering_type, id) include (college_year, state);
create index students_year on students (year_rank, id) include (engineering_type, college_year, state);
create trigger students_forget_events after delete on students
  referencing old table as gone for each statement execute function forget_events('student');
create trigger students_forget_credential_events after delete on students
  referencing old table as gone for each statement execute function forget_events('credential');

-- A student's address and state follow the account.
create function copy_account_to_student() returns trigger language plpgsql as $$
begin
  select email, account_state(state, password_hash) into new.email, new.state from accounts where id = new.id;
  return new;
end $$;
create trigger students_copy_account before insert on students
  for each row execute function copy_account_to_student();

create function student_follows_account() returns trigger language plpgsql as $$
begin
  update students set email = new.email, state = account_state(new.state, new.password_hash) where id = new.id;
  return null;
end $$;
create trigger accounts_followed_by_student after update of email, state, password_hash on accounts
  for each row when (new.role = 'Student' and
    (old.email, account_state(old.state, old.password_hash)) is distinct from (new.email, account_state(new.state, new.password_hash)))
  execute function student_follows_account();

-- A student's university follows each write of the text or the address. Triggers run in the order of their names: this
-- one comes after `students_copy_account`, which gives the address. While a place waits for a university to confirm it,
-- its student stays under it (`waits_for_university` stands with applications).
create function find_university() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and waits_for_university(new.id) then return new; end if;
  loop
    new.university_id := university_of(new.university, new.email);
    exit when new.university_id is null;
    -- One that is being merged or deleted at this moment is waited for, and looked for again.
    perform from universities where id = new.university_id for key share;
    exit when found;
  end loop;
  return new;
end $$;
create trigger students_find_university before insert on students
  for each row execute function find_university();
create trigger students_find_university_again before update of university, email on students
  for each row when ((old.university, old.email) is distinct from (new.university, new.email))
  execute function find_university();

-- A student is told of themselves, in their other windows, and so are the admins.
create function announce_students() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'students', max(id)) from changed having count(*) > 0;
  if not is_mass((select count(*) from changed)) then
    perform announce(id::text, 'students', id) from changed;
  end if;
  return null;
end $$;
create trigger students_announced_in after insert on students
  referencing new table as changed for each statement execute function announce_students();
create trigger students_announced after update on students
  referencing new table as changed for each statement execute function announce_students();
create trigger students_announced_out after delete on students
  referencing old table as changed for each statement execute function announce_students();

-- Pictures live beside the data: one backup holds everything, and every instance serves them.
create table profile_images (
  student_id bigint not null references students on delete cascade,
  size int not null,
  -- The picture's part of its address; random, so that it cannot be guessed.
  name text not null,
  content bytea not null,
  primary key (student_id, size)
);
create unique index profile_images_name on profile_images (name, size);

-- A picture is made ready until `ends_at` at the latest, one at a time for each person. Those that somebody has handed in
-- are counted from a moment that is at most a day ago.
create table picture_turns (
  account_id bigint primary key references accounts (id) on delete cascade,
  since timestamptz not null,
  pictures integer not null,
  ends_at timestamptz
);
create index picture_turns_since on picture_turns (since);

-- A student's résumés. A file never changes: another upload is another row, and the one that went with an application
-- stays.
create table resumes (
  id bigint generated by default as identity primary key,
  student_id bigint not null references students on delete cascade,
  name text not null,
  content bytea not null,
  bytes int not null generated always as (octet_length(content)) stored,
  uploaded_at timestamptz not null,
  -- The one in the profile. The others were replaced or deleted there, and stay as long as an application has them.
  in_profile boolean not null
);
create unique index resumes_in_profile on resumes (student_id) where in_profile;
create index resumes_student on resumes (student_id);
create index resumes_left on resumes (id) where not in_profile;

-- The other windows of the student show it as well.
create function announce_resumes() returns trigger language plpgsql as $$
begin
  perform announce(student_id::text, 'students', student_id) from changed;
  return null;
end $$;
create trigger resumes_announced_in after insert on resumes
  referencing new table as changed for each statement execute function announce_resumes();
create trigger resumes_announced after update on resumes
  referencing new table as changed for each statement execute function announce_resumes();
create trigger resumes_announced_out after delete on resumes
  referencing old table as changed for each statement execute function announce_resumes();


-- ======================================================================================================================
-- Universities, by student
-- ======================================================================================================================

-- The word of somebody who knows, staff or the programme's office, if a student studies at the university that they name.
-- It counts for that university only.
create table university_words (
  student_id bigint primary key references students on delete cascade,
  university_id bigint not null references universities on delete cascade,
  studies_there boolean not null,
  said_by bigint references accounts on delete set null,
  said_at timestamptz not null
);
create index university_words_university on university_words (university_id);

-- Notes about a student that somebody of the staff writes for themselves alone.
create table faculty_notes (
  id bigint generated by default as identity primary key,
  account_id bigint not null references faculty on delete cascade,
  student_id bigint not null references students on delete cascade,
  note text not null,
  written_at timestamptz not null,
  changed_at timestamptz
);
create index faculty_notes_about on faculty_notes (account_id, student_id, id);
create index faculty_notes_student on faculty_notes (student_id);

-- One sentence about a student by somebody of their university. The student decides if companies read it. Its length is
-- counted in letters as people see them, which may be several code points, and so it is not checked here.
create table recommendations (
  student_id bigint not null references students on delete cascade,
  account_id bigint not null references faculty on delete cascade,
  sentence text not null check (sentence <> ''),
  -- The university's name at that time.
  university text not null,
  written_at timestamptz not null,
  hidden boolean not null default false,
  primary key (student_id, account_id)
);
create index recommendations_by on recommendations (account_id);

create function announce_recommendations() returns trigger language plpgsql as $$
begin
  perform announce(student_id::text, 'recommendations', student_id) from changed;
  perform announce_to_owners(array(
    select a.id from changed c join applications a on a.student_id = c.student_id
    where a.status in ('Under Review', 'Shortlisted', 'Offered', 'Awaiting university', 'Accepted')));
  return null;
end $$;
create trigger recommendations_announced_in after insert on recommendations
  referencing new table as changed for each statement execute function announce_recommendations();
create trigger recommendations_announced after update on recommendations
  referencing new table as changed for each statement execute function announce_recommendations();
create trigger recommendations_announced_out after delete on recommendations
  referencing old table as changed for each statement execute function announce_recommendations();


-- ======================================================================================================================
-- Projects
-- ======================================================================================================================

-- A project is posted once students may see it: neither a draft nor one that waits for approval.
create function is_posted(status text) returns boolean language sql immutable
  return status not in ('Draft', 'Awaiting approval');

create table projects (
  id bigint generated by default as identity primary key,
  company_id bigint not null references companies on delete cascade,
  -- The member who leads it. Null, or somebody who has left, means the owner to whom the programme writes.
  lead_id bigint references accounts on delete set null,
  -- A project belongs to a term or is open whenever its company wants.
  term_id bigint references terms,
  -- An imported posting has a key, so that importing a file again adds nothing.
  import_key text unique,
  title text not null,
  description text not null,
  project_link text not null,
  skills text not null,
  engineering_type text not null,
  duration_days int not null check (duration_days > 0),
  location text not null,
  -- Conditions that a company states before students can apply; null in a draft or an imported posting.
  deliverables text,
  hours_per_week int check (hours_per_week between 1 and 60),
  start_date date,
  end_date date,
  workplace text check (workplace in ('on site', 'hybrid', 'remote')),
  pay text check (pay ~ '^(unpaid|[A-Z]{3} [1-9][0-9]{0,6})$'),
  ownership text check (ownership in ('student', 'company', 'both')),
  confidentiality text check (confidentiality in ('nothing', 'parts', 'agreement')),
  -- The plan a company has in mind: `[{title, afterWeeks, deliverable}]`, in its order. No day is known yet.
  drafted_plan jsonb not null default '[]',
  status text not null
    check (status in ('Draft', 'Awaiting approval', 'pending', 'In Progress', 'Completed', 'On Hold', 'Cancelled')),
  places int not null check (places > 0),
  -- Applications that hold a place. The check is the last guard against overselling.
  places_taken int not null default 0 check (places_taken between 0 and places),
  open_applications int not null default 0 check (open_applications >= 0),
  deadline timestamptz,
  -- The job that watches deadlines marks it.
  deadline_passed boolean not null default false,
  posted_at timestamptz not null,
  -- The last reminder to the company that applications wait.
  reminded_at timestamptz,
  -- Triggers copy it: the projects of a company whose account is disabled are shown and open to nobody.
  company_disabled boolean not null default false,
  -- Students can apply, as far as `deadline_passed` knows. Such projects come first in every list that students see. The
  -- order may be some minutes old; the clock decides if one can apply.
  open boolean not null generated always as
    (status = 'pending' and not company_disabled and places_taken < places and not deadline_passed) stored,
  skill_keys text[] generated always as (string_to_array(lower(skills), ', ')) stored,
  search text generated always as (as_searched(' ' || title)) stored,
  -- The company's name and the skills, which triggers keep. They stand apart from the title, so that one index finds them
  -- and projects that match by title can come first.
  keywords text not null default '',
  check (end_date >= start_date)
);
-- The planner chooses by how rare a word is: rare words are looked up, and common ones found by walking the newest
-- projects. The usual hundred samples are too few to tell.
alter table projects alter column search set statistics 1000, alter column keywords set statistics 1000;
create index projects_search on projects using gin (search gin_trgm_ops);
create index projects_keywords on projects using gin (keywords gin_trgm_ops);
create index projects_skills on projects using gin (skill_keys);
create index projects_location on projects using gin (location gin_trgm_ops);
-- Each order in which students browse. Counting the projects that a search finds or that are open walks the first two
-- without visiting their rows.
create index projects_browse on projects (open desc, posted_at desc, id desc) include (search, deadline, term_id)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_browse_type on projects (engineering_type, open desc, posted_at desc, id desc) include (deadline, term_id)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_deadline on projects (open desc, deadline, id)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_title on projects (open desc, title collate reading, id)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_title_down on projects (open desc, title collate reading desc, id desc)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
-- Lists of admins, companies and terms.
create index projects_newest on projects (posted_at desc, id desc);
create index projects_in_reading_order on projects (title collate reading, id);
create index projects_status on projects (status, posted_at desc, id desc) include (company_disabled);
create index projects_company on projects (company_id, posted_at desc, id desc);
create index projects_of_term on projects (term_id, posted_at desc, id desc) where term_id is not null;
create index projects_lead on projects (lead_id) where lead_id is not null;
-- A company's public page lists projects that are open and past ones, however many it has posted.
create index projects_open_of_company on projects (company_id, posted_at desc, id desc) where open;
create index projects_past_of_company on projects (company_id, posted_at desc, id desc)
  where status in ('In Progress', 'Completed');
-- The job that watches deadlines.
create index projects_deadline_ahead on projects (deadline) where not deadline_passed and deadline is not null;
-- A progress note finds its project by its title.
create index projects_by_title on projects (lower(title), id);

-- The number of projects of a company.
create function count_added_projects() returns trigger language plpgsql as $$
begin
  update companies c set project_count = c.project_count + a.number
  from (select company_id, count(*) as number from added group by company_id) a where c.id = a.company_id;
  return null;
end $$;
create function count_removed_projects() returns trigger language plpgsql as $$
begin
  update companies c set project_count = c.project_count - r.number
  from (select company_id, count(*) as number from removed group by company_id) r where c.id = r.company_id;
  return null;
end $$;
create trigger projects_counted_in after insert on projects
  referencing new table as added for each statement execute function count_added_projects();
create trigger projects_counted_out after delete on projects
  referencing old table as removed for each statement execute function count_removed_projects();

-- The keywords of a project follow its skills and the name of its company.
create function projects_keep_keywords() returns trigger language plpgsql as $$
begin
  select as_searched(' ' || c.name || ' ' || new.skills) into new.keywords from companies c where c.id = new.company_id;
  return new;
end $$;
create trigger projects_keywords before insert or update of skills, company_id on projects
  for each row execute function projects_keep_keywords();

create function projects_follow_company_name() returns trigger language plpgsql as $$
begin
  -- Projects in the order in which everybody locks them.
  perform 1 from projects where company_id = new.id order by id for update;
  update projects set keywords = as_searched(' ' || new.name || ' ' || skills) where company_id = new.id;
  return null;
end $$;
create trigger companies_named_in_projects after update of name on companies
  for each row when (new.name is distinct from old.name) execute function projects_follow_company_name();

-- A company whose account is disabled or enabled again hides or shows its projects.
create function projects_follow_account() returns trigger language plpgsql as $$
begin
  -- Projects first, as in every move; then the skills they name, in the order in which everybody takes them.
  perform 1 from projects p join companies c on c.id = p.company_id
  where c.account_id = new.id order by p.id for update of p;
  perform 1 from skills where key in (
    select unnest(p.skill_keys) from projects p join companies c on c.id = p.company_id where c.account_id = new.id)
  order by key for update;
  update projects set company_disabled = (new.state = 'disabled')
  where company_id in (select id from companies where account_id = new.id);
  return null;
end $$;
create trigger accounts_followed_by_projects after update of state on accounts
  for each row when (new.role = 'Company' and (old.state = 'disabled') is distinct from (new.state = 'disabled'))
  execute function projects_follow_account();

-- Projects that are posted or imported for a company while its account is disabled.
create function hide_added_projects() returns trigger language plpgsql as $$
begin
  update projects p set company_disabled = true
  from added n join companies c on c.id = n.company_id join accounts a on a.id = c.account_id
  where p.id = n.id and a.state = 'disabled';
  return null;
end $$;
create trigger projects_hidden_when_added after insert on projects
  referencing new table as added for each statement execute function hide_added_projects();

create trigger projects_forget_events after delete on projects
  referencing old table as gone for each statement execute function forget_events('project');

-- Changes that a company made to its project, field by field. Changes by admins stand in the audit log.
create table project_edits (
  id bigint generated by default as identity primary key,
  project_id bigint not null references projects on delete cascade,
  at timestamptz not null,
  account_id bigint references accounts on delete set null,
  before jsonb not null,
  after jsonb not null
);
create index project_edits_project on project_edits (project_id, at desc, id desc);

-- Members who look after the work of a project beside its lead. A supervisor sees no other projects.
create table project_supervisors (
  project_id bigint not null references projects on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  since timestamptz not null,
  primary key (project_id, account_id)
);
create index project_supervisors_account on project_supervisors (account_id, project_id);

-- Open pages hear of changes to whatever their person may see: of a company's projects everybody in it, but a supervisor
-- only of theirs.
create function announce_to_members(company bigint, project bigint, room text, subject bigint) returns void language sql as $$
  select announce(m.account_id::text, room, subject) from company_members m
  where m.company_id = company and m.left_at is null
    and (m.member_role <> 'Supervisor' or project is null
      or exists (select from project_supervisors s where s.project_id = project and s.account_id = m.account_id));
$$;

-- The counts of a project follow its applications, which are announced themselves.
create function announce_projects(ids bigint[]) returns void language plpgsql as $$
begin
  perform announce('Admin', 'projects', max(id)) from unnest(ids) as id having count(*) > 0;
  if is_mass(cardinality(ids)) then return; end if;
  perform announce_to_members(p.company_id, p.id, 'projects', p.id) from projects p where p.id = any(ids);
  perform announce(a.student_id::text, 'projects', a.project_id)
  from applications a where a.project_id = any(ids)
    and a.status in ('Under Review', 'Shortlisted', 'Offered', 'Awaiting university', 'Accepted');
end $$;
create function announce_added_projects() returns trigger language plpgsql as $$
begin
  perform announce_projects(array(select id from changed));
  return null;
end $$;
create function announce_changed_projects() returns trigger language plpgsql as $$
begin
  perform announce_projects(array(
    select n.id from changed n join before o on o.id = n.id
    where to_jsonb(n) - '{places_taken,open_applications,reminded_at}'::text[]
      is distinct from to_jsonb(o) - '{places_taken,open_applications,reminded_at}'::text[]));
  return null;
end $$;
create function announce_removed_projects() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'projects', max(id)) from changed having count(*) > 0;
  perform announce_to_members(company_id, id, 'projects', id) from changed;
  return null;
end $$;
create trigger projects_announced_in after insert on projects
  referencing new table as changed for each statement execute function announce_added_projects();
create trigger projects_announced after update on projects
  referencing old table as before new table as changed for each statement execute function announce_changed_projects();
create trigger projects_announced_out after delete on projects
  referencing old table as changed for each statement execute function announce_removed_projects();

-- Skills in use, for suggestions. A skill is in use if a project that people may see asks for it: a draft tells nobody what
-- it is about. Triggers count them, so that every writer of projects counts.
create table skills (
  key text primary key,
  label text not null,
  uses int not null
);
create index skills_prefix on skills (key text_pattern_ops, uses desc);

-- The skills of all projects that one statement adds are counted together, so that an import writes each row once.
create function count_skills_of(texts text[], step int) returns void language plpgsql as $$
begin
  insert into skills (key, label, uses)
  select key, (array_agg(label order by n))[1], step * count(*)
  from (
    select distinct on (n, lower(name)) n, lower(name) as key, name as label
    from unnest(texts) with ordinality as asked (skills, n), unnest(string_to_array(asked.skills, ', ')) as name
    where name <> ''
    order by n, lower(name)
  ) named
  group by key
  -- Everybody takes the rows in one order, so that nobody waits for each other.
  order by key
  on conflict (key) do update set uses = skills.uses + excluded.uses;
  if step < 0 then
    delete from skills s using unnest(texts) as asked (skills)
    where s.key = any(string_to_array(lower(asked.skills), ', ')) and s.uses <= 0;
  end if;
end $$;
create function count_skills_added() returns trigger language plpgsql as $$
begin
  perform count_skills_of(
    array(select skills from added where is_posted(status) and not company_disabled order by id), 1);
  return null;
end $$;
create function count_skills_changed() returns trigger language plpgsql as $$
begin
  if is_posted(old.status) and not old.company_disabled then
    perform count_skills_of(array[old.skills], -1);
  end if;
  if is_posted(new.status) and not new.company_disabled then
    perform count_skills_of(array[new.skills], 1);
  end if;
  return null;
end $$;
create function count_skills_removed() returns trigger language plpgsql as $$
begin
  perform count_skills_of(array[old.skills], -1);
  return null;
end $$;
create trigger projects_count_skills after insert on projects
  referencing new table as added for each statement execute function count_skills_added();
create trigger projects_recount_skills after update of skills, status, company_disabled on projects
  for each row when ((old.skills, is_posted(old.status), old.company_disabled)
    is distinct from (new.skills, is_posted(new.status), new.company_disabled))
  execute function count_skills_changed();
create trigger projects_uncount_skills after delete on projects
  for each row when (is_posted(old.status) and not old.company_disabled) execute function count_skills_removed();

-- Progress notes: a company or an admin tells how a project goes while it runs.
create table status_updates (
  id bigint generated by default as identity primary key,
  project_id bigint references projects on delete cascade,
  project_title text not null,
  title text not null,
  remarks text not null,
  updated_at timestamptz not null,
  -- The last writer; null once their account is gone.
  account_id bigint references accounts on delete set null
);
create index status_updates_project on status_updates (project_id, updated_at desc);
create index status_updates_newest on status_updates (updated_at desc, id desc);
create index status_updates_account on status_updates (account_id) where account_id is not null;
create index status_updates_search on status_updates
  using gin (as_searched(' ' || project_title || ' ' || title || ' ' || remarks) gin_trgm_ops);

create function announce_status_updates() returns trigger language plpgsql as $$
begin
  perform announce_projects(array(select project_id from changed where project_id is not null));
  perform announce('Admin', 'status-updates', max(id)) from changed having count(*) > 0;
  return null;
end $$;
create trigger status_updates_announced_in after insert on status_updates
  referencing new table as changed for each statement execute function announce_status_updates();
create trigger status_updates_announced after update on status_updates
  referencing new table as changed for each statement execute function announce_status_updates();
create trigger status_updates_announced_out after delete on status_updates
  referencing old table as changed for each statement execute function announce_status_updates();

-- Projects that students keep an eye on.
create table saved_projects (
  student_id bigint not null references students (id) on delete cascade,
  project_id bigint not null references projects (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (student_id, project_id)
);
create index saved_projects_project on saved_projects (project_id);

-- Searches that students keep, each with how often new projects that match it come by mail.
create table saved_searches (
  id bigint generated always as identity primary key,
  student_id bigint not null references students (id) on delete cascade,
  name text not null,
  search_text text not null,
  engineering_type text not null,
  skills text not null,
  max_duration_days int,
  location text not null,
  open_only boolean not null,
  paid boolean not null default false,
  remote boolean not null default false,
  max_hours int,
  digest text not null check (digest in ('daily', 'weekly', 'off')),
  -- No digest has told of a project that was posted after this.
  digested_until timestamptz not null,
  created_at timestamptz not null
);
create index saved_searches_student on saved_searches (student_id, created_at);
create index saved_searches_mailed on saved_searches (student_id, digest, digested_until) where digest <> 'off';

-- One row for each student who has ever saved a search. The token ends their digests and can do nothing else, so it
-- stands here as it stands in their mails.
create table search_digests (
  student_id bigint primary key references students (id) on delete cascade,
  sent_at timestamptz,
  unsubscribe_token text not null unique
);


-- ======================================================================================================================
-- Applications
-- ======================================================================================================================

create table applications (
  id bigint generated by default as identity primary key,
  student_id bigint not null references students on delete cascade,
  project_id bigint not null references projects on delete cascade,
  -- An application is live up to Accepted. It holds a place from Offered on, and keeps it once work is completed or not
  -- completed; Ended early gives it back.
  status text not null
    check (status in ('Under Review', 'Shortlisted', 'Offered', 'Awaiting university', 'Accepted', 'Declined', 'Expired',
                      'Rejected', 'Withdrawn', 'Closed', 'Completed', 'Not completed', 'Ended early')),
  message text not null,
  resume_link text not null,
  resume_id bigint references resumes,
  applied_at timestamptz not null,
  -- The university the student fell under then. It may have the last word on the place, whatever they write later.
  applied_under_id bigint references universities on delete set null,
  -- The student may edit it while it is Under Review.
  edits int not null default 0,
  edited_at timestamptz,
  -- Each side ranks its live applications, 1 first: the student their wishes, the company a project's applicants. Both stand
  -- here, so that an assignment reads the wishes of both sides in one pass.
  preference int check (preference > 0),
  company_rank int check (company_rank > 0),
  offer_expires_at timestamptz,
  -- The student first opened the offer: from then on its company is bound by it. Null before, and without an offer.
  offer_opened_at timestamptz,
  offer_reminded_at timestamptz,
  -- Somebody of the university who looks after a student who has taken a place.
  academic_supervisor_id bigint references faculty on delete set null
);
create unique index applications_live on applications (student_id, project_id)
  where status in ('Under Review', 'Shortlisted', 'Offered', 'Awaiting university', 'Accepted');
create index applications_student on applications (student_id, applied_at desc, id desc);
create index applications_project on applications (project_id, applied_at, id);
create index applications_of_status on applications (project_id, status, applied_at, id);
create index applications_newest on applications (applied_at desc, id desc);
create index applications_applied on applications (applied_at, id);
create index applications_unanswered on applications (applied_at, project_id) where status = 'Under Review';
create index applications_offer on applications (offer_expires_at) where status in ('Offered', 'Awaiting university');
create index applications_resume on applications (resume_id) where resume_id is not null;
create index applications_supervised on applications (academic_supervisor_id) where academic_supervisor_id is not null;
create index applications_applied_under on applications (applied_under_id) where applied_under_id is not null;

create function note_university() returns trigger language plpgsql as $$
begin
  select university_id into new.applied_under_id from students where id = new.student_id;
  return new;
end $$;
create trigger applications_note_university before insert on applications
  for each row execute function note_university();

-- While a place waits for a university, its student stays under it: the one that was asked decides, whatever the profile
-- says. Once nothing waits, the profile counts again.
create function waits_for_university(student bigint) returns boolean language sql stable as $$
  select exists (select from applications where student_id = student and status = 'Awaiting university');
$$;
create function place_after_answer() returns trigger language plpgsql as $$
begin
  update students set university_id = university_of(university, email)
  where id = old.student_id and not waits_for_university(id)
    and university_id is distinct from university_of(university, email);
  return null;
end $$;
create trigger applications_university_answered after update of status on applications
  for each row when (old.status = 'Awaiting university' and new.status <> old.status)
  execute function place_after_answer();
create trigger applications_university_gone after delete on applications
  for each row when (old.status = 'Awaiting university') execute function place_after_answer();

create function announce_to_owners(ids bigint[]) returns void language sql as $$
  select announce_to_members(p.company_id, p.id, 'applications', a.id)
  from applications a join projects p on p.id = a.project_id where a.id = any(ids);
$$;
create function announce_applications() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'applications', max(id)) from changed having count(*) > 0;
  if is_mass((select count(*) from changed)) then return null; end if;
  perform announce(student_id::text, 'applications', id) from changed;
  perform announce_to_owners(array(select id from changed));
  return null;
end $$;
-- Neither side hears of what the other keeps to itself: the company's ranking, and the student's.
create function announce_changed_applications() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'applications', max(id)) from changed having count(*) > 0;
  if is_mass((select count(*) from changed)) then return null; end if;
  perform announce(n.student_id::text, 'applications', n.id)
  from changed n join before o on o.id = n.id
  where to_jsonb(n) - '{company_rank,offer_reminded_at}'::text[]
    is distinct from to_jsonb(o) - '{company_rank,offer_reminded_at}'::text[];
  perform announce_to_owners(array(
    select n.id from changed n join before o on o.id = n.id
    where to_jsonb(n) - '{preference,offer_reminded_at}'::text[]
      is distinct from to_jsonb(o) - '{preference,offer_reminded_at}'::text[]));
  return null;
end $$;
create trigger applications_announced_in after insert on applications
  referencing new table as changed for each statement execute function announce_applications();
create trigger applications_announced after update on applications
  referencing old table as before new table as changed for each statement execute function announce_changed_applications();
create trigger applications_announced_out after delete on applications
  referencing old table as changed for each statement execute function announce_applications();

-- Staff of a university hear when the status or the supervisor of an application of their students changes, and of nothing
-- that either side keeps to itself.
create function announce_to_faculty(students bigint[]) returns void language sql as $$
  select announce(w.account_id::text, 'students', s.id)
  from students s join faculty_universities w on w.university_id = s.university_id
  where s.id = any(students) and not is_mass(cardinality(students));
$$;
create function announce_standing() returns trigger language plpgsql as $$
begin
  perform announce_to_faculty(array(select distinct student_id from changed));
  return null;
end $$;
create function announce_changed_standing() returns trigger language plpgsql as $$
begin
  perform announce_to_faculty(array(
    select distinct n.student_id from changed n join before o on o.id = n.id
    where (n.status, n.academic_supervisor_id) is distinct from (o.status, o.academic_supervisor_id)));
  return null;
end $$;
create trigger applications_announced_to_faculty_in after insert on applications
  referencing new table as changed for each statement execute function announce_standing();
create trigger applications_announced_to_faculty after update on applications
  referencing old table as before new table as changed for each statement execute function announce_changed_standing();

create trigger applications_forget_events after delete on applications
  referencing old table as gone for each statement execute function forget_events('application');

-- Each application keeps the profile it was sent with: its company decides by it.
create table application_profiles (
  application_id bigint primary key references applications on delete cascade,
  as_of timestamptz not null,
  name text not null,
  engineering_type text not null,
  college_year text not null,
  university text not null,
  skills text not null,
  bio text not null,
  links text[] not null,
  available_days int,
  profile_image text
);

create function keep_profiles() returns trigger language plpgsql as $$
begin
  insert into application_profiles
  select n.id, n.applied_at, s.first_name || ' ' || s.last_name, s.engineering_type, s.college_year, s.university,
    s.skills, s.bio, s.links, s.available_days, s.profile_image
  from added n join students s on s.id = n.student_id;
  return null;
end $$;
create trigger applications_keep_profiles after insert on applications
  referencing new table as added for each statement execute function keep_profiles();

-- The words of an application before each edit: version 1 is the one the student applied with.
create table application_versions (
  application_id bigint not null references applications on delete cascade,
  version int not null,
  sent_at timestamptz not null,
  message text not null,
  resume_link text not null,
  resume_id bigint references resumes,
  primary key (application_id, version)
);
create index application_versions_resume on application_versions (resume_id) where resume_id is not null;

-- A company's own notes about an application. They have a table of their own, so that no list of applications can carry
-- them to the student by accident.
create table application_notes (
  application_id bigint primary key references applications on delete cascade,
  note text not null,
  written_at timestamptz not null
);

create function announce_notes() returns trigger language plpgsql as $$
begin
  perform announce_to_members(p.company_id, p.id, 'applications', a.id)
  from changed c join applications a on a.id = c.application_id join projects p on p.id = a.project_id;
  return null;
end $$;
create trigger application_notes_announced_in after insert on application_notes
  referencing new table as changed for each statement execute function announce_notes();
create trigger application_notes_announced after update on application_notes
  referencing new table as changed for each statement execute function announce_notes();


-- ======================================================================================================================
-- Assignments
-- ======================================================================================================================

-- Runs of the assignment. A run keeps the wishes it began with, so that it can be computed again and explained; nothing of
-- it refers to students, projects or applications, which may go.
create table assignment_runs (
  id bigint generated by default as identity primary key,
  state text not null
    check (state in ('proposing', 'proposed', 'published', 'undone', 'discarded', 'failed')),
  scope jsonb not null,
  seed bigint not null,
  created_at timestamptz not null,
  -- In words, because the account may go and the record stays.
  created_by text not null,
  -- The step that is being done, and the share of it that is, 0 to 1; `seen_at` tells a run that goes on from one that was
  -- left.
  step text not null,
  share real not null,
  seen_at timestamptz not null,
  students int not null default 0,
  projects int not null default 0,
  applications int not null default 0,
  proposals jsonb not null default '[]',
  short_places int not null default 0,
  -- The cost of all pins of the run together.
  pins_cost jsonb,
  published_kind text,
  published_at timestamptz,
  published_by text
);
create index assignment_runs_newest on assignment_runs (created_at desc, id desc);
create index assignment_runs_published on assignment_runs (published_at desc) where state = 'published';
create trigger assignment_runs_forget_events after delete on assignment_runs
  referencing old table as gone for each statement execute function forget_events('assignment');

-- The projects of a run with the places they had left.
create table assignment_projects (
  run_id bigint not null references assignment_runs on delete cascade,
  project_id bigint not null,
  places int not null,
  -- Places that no stable assignment fills.
  short int not null default 0,
  primary key (run_id, project_id)
);
create index assignment_projects_short on assignment_projects (run_id, short desc, project_id) where short > 0;
create index assignment_projects_project on assignment_projects (project_id);

-- The wishes of a run: the complete order of both sides.
create table assignment_entries (
  run_id bigint not null references assignment_runs on delete cascade,
  application_id bigint not null,
  student_id bigint not null,
  project_id bigint not null,
  -- The student's choice and the standing in the project's order, both from 1.
  choice int not null,
  standing int not null,
  -- The reason for that standing: the company's ranking, the fit, or the draw among equals.
  stood_by text not null check (stood_by in ('company', 'fit', 'draw')),
  -- As they were when the run was proposed, to tell what has changed.
  status text not null,
  preference int,
  company_rank int,
  primary key (run_id, application_id)
);
create index assignment_entries_student on assignment_entries (run_id, student_id, choice);
create index assignment_entries_project on assignment_entries (run_id, project_id, standing);
create index assignment_entries_of on assignment_entries (student_id, run_id);

-- The places that each way of assigning gives.
create table assignment_places (
  run_id bigint not null references assignment_runs on delete cascade,
  kind text not null check (kind in ('students', 'companies', 'rank')),
  student_id bigint not null,
  application_id bigint not null,
  project_id bigint not null,
  choice int not null,
  standing int not null,
  primary key (run_id, kind, student_id)
);
create index assignment_places_project on assignment_places (run_id, kind, project_id, standing);

-- Pairs of student and project that a run is told of: pins, which keep them together, and exclusions, which keep them apart.
create table assignment_pins (
  run_id bigint not null references assignment_runs on delete cascade,
  kind text not null check (kind in ('pin', 'exclusion')),
  student_id bigint not null,
  project_id bigint not null,
  reason text not null check (reason <> ''),
  -- The cost of a pin, once it is computed.
  cost jsonb check (kind = 'pin' or cost is null),
  -- Nobody is kept together with a project and apart from it.
  primary key (run_id, student_id, project_id)
);
-- A student has one place.
create unique index assignment_pins_one_place on assignment_pins (run_id, student_id) where kind = 'pin';
create index assignment_pins_student on assignment_pins (student_id);

-- Words about a student are deleted with them; the pair stays, so that the run can be computed again.
create function forget_pin_reasons() returns trigger language plpgsql as $$
begin
  update assignment_pins set reason = 'Deleted with the student.' where student_id in (select id from gone);
  return null;
end $$;
create trigger students_forget_pin_reasons after delete on students
  referencing old table as gone for each statement execute function forget_pin_reasons();


-- ======================================================================================================================
-- Engagements
-- ======================================================================================================================

-- The work that an accepted application becomes, under its number.
create table engagements (
  id bigint primary key references applications on delete cascade,
  -- A trigger copies it, so that a company's newest work is found without a walk over all of its projects.
  company_id bigint not null references companies on delete cascade,
  state text not null
    check (state in ('Planning', 'Working', 'Evaluating', 'Completed', 'Not completed', 'Ended early')),
  opened_at timestamptz not null,
  -- The next step, the side whose turn it is and the time it became so, with the milestone and the day it is about; null if
  -- nothing is to be done.
  next text,
  turn text check (turn in ('student', 'company', 'both', 'office')),
  turn_since timestamptz,
  milestone int,
  due_on date,
  -- One side keeps the other waiting from here on: with a delivery from the end of its day, with everything else from when
  -- it became their turn. The office's board is in this order.
  waits_since timestamptz generated always as (
    case when next in ('deliver', 'deliver again') then (due_on + 1)::timestamp at time zone 'UTC' else turn_since end
  ) stored,
  -- Further steps that wait for somebody: `[{step, turn, milestone, since, dueOn}]`, in their order.
  also jsonb not null default '[]',
  -- The number of milestones that are agreed, and of those that need nothing more.
  planned int not null default 0,
  settled int not null default 0,
  -- The last act in it.
  changed_at timestamptz not null,
  -- The student's last act in it, a check-in too; null before the first.
  student_acted_at timestamptz
);
-- Work that has waited longest comes first; work that has ended comes last.
create index engagements_waiting on engagements (turn_since, id desc);
create index engagements_waiting_also on engagements (id) where also <> '[]';
create index engagements_state on engagements (state, turn_since, id desc);
create index engagements_of_company on engagements (company_id, id desc);
create index engagements_due on engagements (due_on) where due_on is not null;
-- The office's board looks only at work that runs, at calls for help, and at students who have been silent for longest.
create index engagements_board on engagements (waits_since, id) include (next, turn) where next is not null;
create index engagements_asking on engagements (waits_since, id) where next in ('help', 'unblock');
create index engagements_silent on engagements (student_acted_at) where state = 'Working';
-- Steps that wait for the office, work that ended early, and companies that are asked what may be shown.
create index engagements_of_office on engagements (turn_since, id) where next in ('decide', 'decide objection');
create index engagements_ended_early on engagements (changed_at desc) where state = 'Ended early';
create index engagements_of_showing on engagements (turn_since, id) where next = 'allow showing';

create function copy_company_to_engagement() returns trigger language plpgsql as $$
begin
  select p.company_id into new.company_id from applications a join projects p on p.id = a.project_id where a.id = new.id;
  return new;
end $$;
create trigger engagements_copy_company before insert on engagements
  for each row execute function copy_company_to_engagement();

-- Everybody concerned hears of a change: the student, the company, staff of the university, the office. Mates hear that
-- their own engagement has changed, which names them and shows where the team stands.
create function announce_engagements() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'engagements', max(id)) from changed having count(*) > 0;
  if is_mass((select count(*) from changed)) then return null; end if;
  perform announce(a.student_id::text, 'engagements', a.id),
    announce_to_members(p.company_id, p.id, 'engagements', a.id)
  from changed e join applications a on a.id = e.id join projects p on p.id = a.project_id;
  perform announce(b.student_id::text, 'engagements', b.id)
  from changed e join applications a on a.id = e.id
    join applications b on b.project_id = a.project_id and b.id <> a.id and b.status in ('Accepted', 'Completed');
  perform announce(w.account_id::text, 'engagements', a.id)
  from changed e join applications a on a.id = e.id join students s on s.id = a.student_id
    join faculty_universities w on w.university_id = s.university_id;
  return null;
end $$;
create trigger engagements_announced_in after insert on engagements
  referencing new table as changed for each statement execute function announce_engagements();
create trigger engagements_announced after update on engagements
  referencing new table as changed for each statement execute function announce_engagements();

create trigger engagements_forget_events after delete on engagements
  referencing old table as gone for each statement execute function forget_events('engagement');

-- A version of the plan never changes but for its state and answer. Its milestones are
-- `[{number, title, deliverable, dueOn, by}]`.
create table plan_versions (
  engagement_id bigint not null references engagements on delete cascade,
  version int not null,
  state text not null check (state in ('Proposed', 'Agreed', 'Change asked for', 'Replaced')),
  milestones jsonb not null,
  note text not null,
  proposed_at timestamptz not null,
  proposed_by bigint references accounts on delete set null,
  answered_at timestamptz,
  answer text not null default '',
  primary key (engagement_id, version)
);

-- What is handed in for a milestone, in versions from 1. A series is one student's, or that of a team, whose members have it
-- in their milestones.
create table deliveries (
  series bigint not null,
  version int not null,
  words text not null,
  links text[] not null,
  sha256 text not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null,
  primary key (series, version)
);

create table reviews (
  series bigint not null,
  version int not null,
  verdict text not null check (verdict in ('approve', 'ask for changes')),
  words text not null,
  -- Notes about single lines of the words it is about, each as `{about, line, words}`.
  notes jsonb not null default '[]' check (jsonb_typeof(notes) = 'array'),
  at timestamptz not null,
  account_id bigint references accounts on delete set null,
  primary key (series, version),
  foreign key (series, version) references deliveries on delete cascade
);

-- A mate's words against a version that was handed in for the team.
create table objections (
  series bigint not null,
  version int not null,
  account_id bigint not null references accounts on delete cascade,
  reason text not null,
  at timestamptz not null,
  primary key (series, version, account_id),
  foreign key (series, version) references deliveries on delete cascade
);
create index objections_account on objections (account_id);

-- The milestones of the plan that is agreed, in its order, each with the student's own outcome. Of its series only what was
-- handed in up to `version` counts for it: teammates go on without who has left, or need not hand in.
create table milestones (
  engagement_id bigint not null references engagements on delete cascade,
  number int not null,
  place int not null,
  title text not null,
  deliverable text not null,
  -- Each student hands it in, or one of the project's team does so for all.
  by text not null default 'each' check (by in ('each', 'team')),
  due_on date not null,
  -- The day that was agreed first stays known when it moves.
  first_due_on date not null,
  state text not null default 'Planned'
    check (state in ('Planned', 'Submitted', 'Changes asked for', 'Approved', 'Waived')),
  since timestamptz not null,
  waived_because text not null default '',
  series bigint generated by default as identity,
  -- Null before the first.
  version int,
  primary key (engagement_id, number),
  foreign key (series, version) references deliveries
);
create index milestones_series on milestones (series);

-- What was handed in goes with the last milestone it counts for. Mates who leave at once wait for each other.
create function forget_deliveries() returns trigger language plpgsql as $$
begin
  perform from deliveries d join gone using (series) for update of d;
  delete from deliveries d using gone where d.series = gone.series
    and not exists (select from milestones m where m.series = d.series and m.version >= d.version);
  return null;
end $$;
create trigger milestones_forget_deliveries after delete on milestones
  referencing old table as gone for each statement execute function forget_deliveries();

-- A student's request for more time for a milestone. `asked_along` and `offered_along`: later milestones move along by that
-- number of days.
create table extensions (
  engagement_id bigint not null,
  milestone int not null,
  -- From 1.
  request int not null,
  state text not null default 'Asked'
    check (state in ('Asked', 'Countered', 'Granted', 'Refused', 'Withdrawn', 'Overtaken')),
  asked_day date not null,
  asked_along boolean not null,
  reason text not null,
  asked_at timestamptz not null,
  asked_by bigint references accounts on delete set null,
  -- Another day, once one is offered.
  offered_day date,
  offered_along boolean,
  answer text not null default '',
  answered_at timestamptz,
  answered_by bigint references accounts on delete set null,
  primary key (engagement_id, milestone, request),
  foreign key (engagement_id, milestone) references milestones on delete cascade,
  check ((offered_day is null) = (offered_along is null)),
  check (state <> 'Countered' or offered_day is not null),
  check (state not in ('Countered', 'Refused') or answered_at is not null)
);
create unique index extensions_open on extensions (engagement_id, milestone) where state in ('Asked', 'Countered');

-- A student's word about a week of work; a week is known by its Monday.
create table check_ins (
  engagement_id bigint not null references engagements on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  state text not null check (state in ('On track', 'Need help', 'Blocked')),
  sentence text not null check (state = 'On track' or sentence <> ''),
  at timestamptz not null,
  -- It can be changed so often after it was made, and no more.
  changes int not null default 0,
  answer text,
  answered_by bigint references accounts on delete set null,
  answered_at timestamptz,
  primary key (engagement_id, week),
  check ((answer is null) = (answered_at is null))
);

-- Reminders, once each: the step that waits, the time it began to wait (or the day it is due), and the number of that day.
-- `sent_on` is null until it is told; whoever is told something is told all of the day at once.
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

-- Files for deliveries. The row comes before the bytes and goes after them, so that none are kept that no row knows of.
create table files (
  id bigint generated by default as identity primary key,
  -- The name of its bytes in the store.
  key uuid not null unique,
  -- Null once either is deleted: the file goes then.
  engagement_id bigint references engagements on delete set null,
  account_id bigint references accounts on delete set null,
  name text not null,
  bytes bigint not null check (bytes > 0),
  -- Nobody sees one that is Leaving: its bytes are removed, then the row.
  state text not null check (state in ('Uploading', 'Checking', 'Quarantined', 'Ready', 'Refused', 'Leaving')),
  refused_because text,
  type text,
  sha256 text,
  previews int not null default 0,
  -- Previews are still to be drawn, or could not be; null otherwise.
  drawing text check (drawing in ('waiting', 'failed')),
  started_at timestamptz not null,
  -- The store may still keep something for it.
  has_bytes boolean not null default true,
  check (state in ('Uploading', 'Checking', 'Refused', 'Leaving') or sha256 is not null)
);
create index files_engagement on files (engagement_id);
create index files_account on files (account_id);
-- Work that is left to do on files: the sweep, the scanner, the previews.
create index files_unsettled on files (state, started_at) where state in ('Uploading', 'Checking', 'Quarantined', 'Leaving');
create index files_to_clear on files (id) where has_bytes and state = 'Refused';
create index files_ownerless on files (id) where engagement_id is null;
create index files_to_check on files (account_id) where state in ('Checking', 'Quarantined');
create index files_to_draw on files (account_id) where drawing = 'waiting';

create table delivery_files (
  series bigint not null,
  version int not null,
  place int not null,
  file_id bigint not null references files,
  primary key (series, version, place),
  foreign key (series, version) references deliveries on delete cascade
);
create index delivery_files_file on delivery_files (file_id);

-- Files that belong to nobody and whose bytes are still in the store. Removing a file moves its row here, which the foreign
-- key of delivery_files refuses for one that is handed in; the bytes go after that is committed. A file that is here still
-- counts for its engagement.
create table removed_files (
  key uuid primary key,
  engagement_id bigint references engagements on delete set null,
  bytes bigint not null,
  removed_at timestamptz not null
);
create index removed_files_engagement on removed_files (engagement_id);

-- Comparisons of these tables with the store.
create table file_proofs (
  at timestamptz primary key,
  files int not null,
  missing int not null,
  ownerless int not null
);


-- ======================================================================================================================
-- Evaluations
-- ======================================================================================================================

-- Both sides of work are asked to write about each other by a day. Their words stay sealed until they are opened to both.
create table evaluation_rounds (
  engagement_id bigint not null references engagements on delete cascade,
  moment text not null check (moment in ('midpoint', 'final')),
  asked_at timestamptz not null,
  due_on date not null,
  opened_at timestamptz,
  primary key (engagement_id, moment)
);
create index evaluation_rounds_sealed on evaluation_rounds (due_on, engagement_id) where opened_at is null;
-- Words that opened lately, for the office's early signs and for reports.
create index evaluation_rounds_opened on evaluation_rounds (opened_at desc) where opened_at is not null;
-- Final evaluations that are due, open or not: their academic supervisors are reminded.
create index evaluation_rounds_due on evaluation_rounds (due_on) where moment = 'final';

-- The words of one side.
create table evaluations (
  engagement_id bigint not null,
  moment text not null,
  side text not null check (side in ('student', 'company')),
  -- The version of the rubric, with steps and reasons by its dimensions.
  rubric int not null,
  steps jsonb,
  because jsonb not null,
  -- Skills of the project that a company confirms, each with the number of the milestone that showed it.
  skills jsonb not null default '[]',
  -- The student's word on how far the company's words helped, in steps of the rubric. It counts in the company's rating of
  -- the quarter in which it was given.
  helpful int,
  helpful_at timestamptz,
  words text not null,
  again text check (again in ('yes', 'no')),
  recommends text not null,
  -- A word to the office, which the other side does not read.
  to_office text not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null,
  -- The name of somebody who wrote by a link; everybody else has an account.
  written_by text,
  -- A link that was handed on: the evaluation opens on its day and not before, so that the company can read who wrote it
  -- and end it.
  handed_on boolean not null default false,
  answer text not null default '',
  answered_at timestamptz,
  primary key (engagement_id, moment, side),
  foreign key (engagement_id, moment) references evaluation_rounds on delete cascade
);

-- People who are asked to write a company's evaluation without an account, by a link that only their mail has. Links that
-- have ended are kept for a while, so that whoever opens one again reads why.
create table evaluation_links (
  id bigint generated always as identity primary key,
  engagement_id bigint not null,
  moment text not null,
  token_hash text not null unique,
  name text not null,
  email text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  until_on date not null,
  draft text not null default '',
  -- The number of times it was handed on.
  handed_on int not null default 0,
  ended_as text check (ended_as in ('sent', 'written', 'revoked', 'replaced', 'handed on')),
  foreign key (engagement_id, moment) references evaluation_rounds on delete cascade
);
create index evaluation_links_of_round on evaluation_links (engagement_id, moment);
create unique index evaluation_links_live on evaluation_links (engagement_id, moment) where ended_as is null;

-- The points a student has given each member of their team, both by the number of their engagement. Points stay when their
-- giver is deleted, as the giver's number alone.
create table peer_shares (
  giver bigint not null,
  member bigint not null references engagements on delete cascade,
  points int not null check (points between 0 and 5),
  primary key (giver, member)
);
create index peer_shares_member on peer_shares (member);

-- The academic supervisor's view of the work. The result is one of five sentences, as it was asked.
create table academic_evaluations (
  engagement_id bigint primary key references engagements on delete cascade,
  result text not null,
  words text not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null
);

-- The questions of the programme's evaluations, version by version from 2 on; version 1 is the product's.
create table rubrics (
  version int primary key check (version > 1),
  company jsonb not null,
  student jsonb not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null
);

-- The outcome of work. The reasons are the office's; empty if it follows from the company's words. Once the office decides
-- about an objection, its first decision stands beside the one that counts.
create table outcomes (
  engagement_id bigint primary key references engagements on delete cascade,
  outcome text not null check (outcome in ('Completed', 'Completed with distinction', 'Not completed')),
  because text not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null,
  first_outcome text check (first_outcome in ('Completed', 'Completed with distinction', 'Not completed')),
  first_because text,
  first_at timestamptz,
  first_account_id bigint references accounts on delete set null
);

-- A side's words against the office's decision.
create table outcome_objections (
  engagement_id bigint not null references outcomes on delete cascade,
  side text not null check (side in ('student', 'company')),
  words text not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null,
  primary key (engagement_id, side)
);

-- Each side's answers to the office about work that has ended early: once, and nobody else reads them.
create table end_answers (
  engagement_id bigint not null references engagements on delete cascade,
  side text not null check (side in ('student', 'company')),
  why text not null,
  clear text not null check (clear in ('yes', 'no')),
  again text not null check (again in ('yes', 'no')),
  to_office text not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null,
  primary key (engagement_id, side)
);


-- ======================================================================================================================
-- Credentials
-- ======================================================================================================================

-- Keys with which the programme signs, each for one origin. A number is never used again. The private part is sealed with
-- the key of the configuration, and null once it is destroyed.
create table credential_keys (
  number int generated always as identity primary key,
  origin text not null,
  kind text not null check (kind in ('Ed25519', 'RSA')),
  public jsonb not null,
  sealed text,
  made_at timestamptz not null,
  -- Signatures from this instant on are doubtful.
  compromised_from timestamptz
);

-- Lists that say which credentials are revoked; each belongs to the origin under which it is read.
create table status_lists (
  number int generated always as identity primary key,
  origin text not null,
  changed_at timestamptz not null,
  entries int not null default 0,
  -- As it was signed last, and the change that this is of.
  document text,
  signed_at timestamptz
);

-- Places that were drawn, used or not: none is given twice.
create table status_places (
  list int not null references status_lists,
  index int not null check (index between 0 and 131071),
  primary key (list, index)
);

-- The achievement that a project proves. It has an address of its own, which stays when the project goes.
create table achievements (
  id bigint generated always as identity primary key,
  project_id bigint unique references projects on delete set null,
  title text not null,
  company_name text not null,
  description text not null,
  criteria text not null,
  engineering_type text not null,
  skills text not null
);

-- Each side lets parts of completed work be shown: deliveries, words, steps.
create table showings (
  engagement_id bigint not null references engagements on delete cascade,
  side text not null check (side in ('student', 'company')),
  deliveries int[] not null,
  words boolean not null,
  steps boolean not null default false,
  at timestamptz not null,
  account_id bigint references accounts on delete set null,
  primary key (engagement_id, side)
);

-- Students who were asked what to show, and reminded of it.
create table credential_offers (
  engagement_id bigint primary key references engagements on delete cascade,
  asked_at timestamptz not null,
  reminded_at timestamptz
);
create index credential_offers_waiting on credential_offers (asked_at);

-- Credentials: wanted first, then issued by a job. A signed document stays as it is, whoever goes.
create table credentials (
  id uuid primary key,
  engagement_id bigint references engagements on delete set null,
  student_id bigint references students on delete set null,
  achievement_id bigint not null references achievements,
  wanted_at timestamptz not null,
  replaces uuid references credentials,
  -- Another may be issued in its place.
  may_be_renewed boolean not null default true,
  list int references status_lists,
  index int,
  key int references credential_keys,
  jwt_key int references credential_keys,
  document text,
  jwt text,
  -- Evidence is known by the numbers of its deliveries, in the order of the document, and so is the part of it that both
  -- sides still let be shown: also once the work itself is gone.
  evidence int[] not null default '{}',
  shown int[] not null default '{}',
  issued_at timestamptz,
  revoked_at timestamptz,
  revoked_because text not null default '',
  -- The student shows it on their portfolio.
  listed boolean not null default false,
  unique (list, index),
  check ((document is null) = (issued_at is null)),
  check (issued_at is null or (list is not null and index is not null and jwt is not null))
);
create unique index credentials_wanted on credentials (engagement_id) where issued_at is null;
create index credentials_waiting on credentials (wanted_at) where issued_at is null;
create index credentials_engagement on credentials (engagement_id, issued_at desc);
create index credentials_student on credentials (student_id, issued_at desc);
create index credentials_achievement on credentials (achievement_id);
create index credentials_replaces on credentials (replaces);
create index credentials_issued on credentials (issued_at desc, id) where issued_at is not null;
create index credentials_revoked on credentials (list, index) where revoked_at is not null;


-- ======================================================================================================================
-- Portfolio
-- ======================================================================================================================

-- A student's own page. Nobody else reads it before it is published.
create table portfolios (
  student_id bigint primary key references students on delete cascade,
  name text not null constraint portfolios_name_key unique,
  about text not null,
  is_indexed boolean not null,
  -- The page and its résumé tell how to reach the student: by their email address and the links of their profile.
  shows_contact boolean not null default false,
  -- Somebody who has it reads the page, published or not.
  link_key text not null,
  published_at timestamptz,
  changed_at timestamptz not null
);

-- Addresses that portfolios had: a link somebody was given must not lead to a stranger, so nobody else gets one for a year.
create table given_up_addresses (
  name text primary key,
  -- Null once the account is gone.
  student_id bigint references students on delete set null,
  at timestamptz not null
);

create function give_up_address() returns trigger language plpgsql as $$
begin
  insert into given_up_addresses (name, student_id, at)
  values (old.name, (select id from students where id = old.student_id), now())
  on conflict (name) do update set student_id = excluded.student_id, at = excluded.at;
  return null;
end $$;
create trigger portfolio_renamed after update of name on portfolios
  for each row when (old.name <> new.name) execute function give_up_address();
create trigger portfolio_deleted after delete on portfolios
  for each row execute function give_up_address();


-- ======================================================================================================================
-- Messages
-- ======================================================================================================================

-- The inbox of the contact form.
create table contact_messages (
  id bigint generated by default as identity primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  received_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  assigned_to bigint references accounts on delete set null,
  note text not null default '',
  search text generated always as
    (as_searched(' ' || name || ' ' || email || ' ' || subject || ' ' || message)) stored
);
create index contact_messages_newest on contact_messages (received_at desc, id desc);
create index contact_messages_state on contact_messages (state, received_at desc, id desc);
create index contact_messages_assigned on contact_messages (assigned_to, received_at desc, id desc);
create index contact_messages_subject on contact_messages (subject collate reading, id);
create index contact_messages_name on contact_messages (name collate reading, id);
create index contact_messages_search on contact_messages using gin (search gin_trgm_ops);
create trigger contact_messages_forget_events after delete on contact_messages
  referencing old table as gone for each statement execute function forget_events('message');

create trigger contact_messages_announced_in after insert on contact_messages
  referencing new table as changed for each statement execute function announce_to_admins('support');
create trigger contact_messages_announced after update on contact_messages
  referencing new table as changed for each statement execute function announce_to_admins('support');
create trigger contact_messages_announced_out after delete on contact_messages
  referencing old table as changed for each statement execute function announce_to_admins('support');

create table message_replies (
  id bigint generated by default as identity primary key,
  message_id bigint not null references contact_messages on delete cascade,
  at timestamptz not null,
  -- The admin's name at that time.
  by_name text not null,
  message text not null
);
create index message_replies_message on message_replies (message_id, at);
create trigger message_replies_announced after insert on message_replies
  referencing new table as changed for each statement execute function announce_to_admins('support');

-- Letters of an admin to many students at once. A job mails them; a recipient who has been mailed has a time.
create table letters (
  id bigint generated by default as identity primary key,
  subject text not null,
  text text not null,
  made_by bigint references accounts on delete set null,
  made_at timestamptz not null
);
create index letters_made_by on letters (made_by);
create index letters_made_at on letters (made_at);

create table letter_recipients (
  letter_id bigint not null references letters on delete cascade,
  student_id bigint not null references students on delete cascade,
  sent_at timestamptz,
  primary key (letter_id, student_id)
);
create index letter_recipients_student on letter_recipients (student_id);
create index letter_recipients_waiting on letter_recipients (letter_id, student_id) where sent_at is null;


-- ======================================================================================================================
-- Reports
-- ======================================================================================================================

-- Acts of an admin on many people at once: shown first, done by a job, and taken back if they can be.
create table bulk_actions (
  id bigint generated by default as identity primary key,
  kind text not null check (kind in ('student', 'company')),
  act text not null check (act in ('disable', 'enable', 'verify', 'take mark back', 'delete')),
  state text not null default 'proposed' check (state in ('proposed', 'running', 'done', 'taking back', 'taken back')),
  made_by bigint references accounts on delete set null,
  made_at timestamptz not null,
  ended_at timestamptz
);
create index bulk_actions_newest on bulk_actions (made_at desc, id desc);
create index bulk_actions_made_by on bulk_actions (made_by);

create table bulk_action_subjects (
  act_id bigint not null references bulk_actions on delete cascade,
  subject_id bigint not null,
  label text not null,
  -- Null while nothing has come of it.
  outcome text check (outcome in ('done', 'nothing to do', 'refused', 'taken back')),
  reason text,
  primary key (act_id, subject_id)
);
