-- Lists are read for every request, so nothing asks any longer whether a kept one is still true.
drop trigger companies_note_changed on companies;
drop trigger projects_note_changed on projects;
drop trigger projects_note_added_or_removed on projects;
drop function note_projects_changed();
drop table projects_version;
