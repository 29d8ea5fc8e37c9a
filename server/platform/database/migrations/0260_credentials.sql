-- Keys with which the programme signs, of the origin they stand for. A number is never used again. The private part is sealed
-- with the key of the configuration, and null once it is destroyed.
create table credential_keys (
  number int generated always as identity primary key,
  origin text not null,
  kind text not null check (kind in ('Ed25519', 'RSA')),
  public jsonb not null,
  sealed text,
  made_at timestamptz not null,
  -- From this instant on what it signed is doubtful.
  compromised_from timestamptz
);

-- Lists that say which credentials are revoked; each belongs to the origin under which it is read.
create table status_lists (
  number int generated always as identity primary key,
  origin text not null,
  changed_at timestamptz not null,
  entries int not null default 0,
  -- As it was signed last, and what change that was of.
  document text,
  signed_at timestamptz
);

-- Places that were drawn, whether or not something was issued with them: none is given twice.
create table status_places (
  list int not null references status_lists,
  index int not null check (index between 0 and 131071),
  primary key (list, index)
);

-- What is proven of a project. It has an address of its own, which stays when the project goes.
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

-- What each side lets be shown of work that is completed.
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

-- Students who were asked what to show, and how often they were reminded.
create table credential_offers (
  engagement_id bigint primary key references engagements on delete cascade,
  asked_at timestamptz not null,
  reminded_at timestamptz
);
create index credential_offers_waiting on credential_offers (asked_at);

-- Credentials: wanted first, then issued by a job. What was signed stays as it was signed, whoever goes.
create table credentials (
  id uuid primary key,
  engagement_id bigint references engagements on delete set null,
  student_id bigint references students on delete set null,
  achievement_id bigint not null references achievements,
  wanted_at timestamptz not null,
  -- When somebody began to issue it; whoever dies over it leaves it to others two minutes later.
  begun_at timestamptz,
  replaces uuid references credentials,
  list int references status_lists,
  index int,
  key int references credential_keys,
  jwt_key int references credential_keys,
  document text,
  jwt text,
  issued_at timestamptz,
  revoked_at timestamptz,
  revoked_because text not null default '',
  -- Whether the student shows it on their portfolio.
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

-- A student's own page. Nobody else reads it before it is published.
create table portfolios (
  student_id bigint primary key references students on delete cascade,
  name text not null unique,
  about text not null,
  is_indexed boolean not null,
  -- Who has it reads the page, published or not.
  link_key text not null,
  published_at timestamptz,
  changed_at timestamptz not null
);
