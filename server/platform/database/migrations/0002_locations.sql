-- Locations are compared as they are searched for, so that is what their index holds.
set local lock_timeout = '5s';
create index if not exists projects_location_searched on projects using gin (as_searched(location) gin_trgm_ops);
drop index projects_location;
