-- Files that are nobody's any more and whose bytes are still on the disk. Removing a file moves its row here, which the
-- foreign key of delivery_files refuses for one that is handed in; the bytes go after that is committed. What is here still
-- counts for its engagement.
create table removed_files (
  key uuid primary key,
  engagement_id bigint references engagements on delete set null,
  bytes bigint not null,
  removed_at timestamptz not null
);
create index removed_files_engagement on removed_files (engagement_id);
