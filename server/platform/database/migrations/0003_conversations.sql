-- What the people of an application write to each other; it goes on as their work's.
set local lock_timeout = '5s';

-- One for each application in which something was written, by its number. It is locked by whoever writes, so that its
-- messages are numbered in the order in which they can be read.
create table conversations (
  id bigint primary key references applications on delete cascade,
  student_id bigint not null references students on delete cascade,
  company_id bigint not null references companies on delete cascade,
  last_message_id bigint not null,
  last_message_at timestamptz not null
);
create index conversations_student on conversations (student_id, last_message_at desc, id desc);
create index conversations_company on conversations (company_id, last_message_at desc, id desc);

-- A message has the number of its event, which says who wrote it and when.
create table conversation_messages (
  id bigint primary key references events on delete cascade,
  conversation_id bigint not null references conversations on delete cascade,
  account_id bigint references accounts on delete set null,
  -- Empty once it was taken back.
  text text not null check (length(text) <= 12000),
  edited_at timestamptz,
  taken_back_at timestamptz,
  search text generated always as (as_searched(' ' || text)) stored,
  check (taken_back_at is null or text = '')
);
create index conversation_messages_newest on conversation_messages (conversation_id, id desc);
create index conversation_messages_account on conversation_messages (account_id, id desc) where account_id is not null;
create index conversation_messages_search on conversation_messages using gin (search gin_trgm_ops);

-- How far somebody has read.
create table conversation_reads (
  conversation_id bigint not null references conversations on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  message_id bigint not null,
  primary key (conversation_id, account_id)
);
create index conversation_reads_account on conversation_reads (account_id);

alter table events drop constraint events_about_check;
alter table events add constraint events_about_check check (about in ('term', 'student', 'company', 'project', 'application',
  'assignment', 'engagement', 'conversation', 'credential', 'message', 'account', 'note')) not valid;
create trigger conversations_forget_events after delete on conversations
  referencing old table as gone for each statement execute function forget_events('conversation');

-- Messages are counted by their writer.
alter table allowances_used drop constraint allowances_used_kind_check;
alter table allowances_used add constraint allowances_used_kind_check
  check (kind in ('mail', 'code', 'invitation', 'messages', 'first messages'));
