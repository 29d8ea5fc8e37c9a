-- Locations are compared as they are searched for, so that is what their index holds.
drop index projects_location;
create index projects_location on projects using gin (as_searched(location) gin_trgm_ops);
