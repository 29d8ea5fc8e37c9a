-- Few offers are ever taken back; whatever counts offers looks for those that were.
create index application_events_recalled on application_events (application_id, id) where event = 'recall';
